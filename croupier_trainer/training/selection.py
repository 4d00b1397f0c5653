"""Which skill is asked next: every one as often, and what was missed again after a few tasks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from croupier_trainer.drills.drill import Skill

SOONEST: Final = 3
LATEST: Final = 5
"""How many tasks lie between a miss and its return, at least and, unless others wait, at most."""


class Selection:
    """Asks in shuffled rounds: each skill has its turn before any has its next.

    A missed skill comes back on top of its turns, once for each miss. Never two returns in a row, and never the same
    skill twice in a row where there are two: one that keeps being missed cannot hold up the others.
    """

    def __init__(self, skills: Sequence[Skill], chance: Random) -> None:
        """Choose from these skills.

        Raises:
            ValueError: if there are none.
        """
        if not skills:
            raise ValueError("there is no skill to choose from")
        self._skills = tuple(dict.fromkeys(skills))
        self._chance = chance
        self._turns = dict.fromkeys(self._skills, 0)
        self._waiting: dict[Skill, int] = {}
        """Missed skills, and the task from which on each may return."""
        self._asked = 0
        self._last: Skill | None = None
        self._last_returned = False

    def next(self) -> Skill:
        """The skill to ask now."""
        skill = self._returning()
        self._last_returned = skill is not None
        self._last = skill or self._in_turn()
        self._asked += 1
        return self._last

    def missed(self, skill: Skill) -> None:
        """Let a skill come back after a few tasks."""
        if skill in self._skills:
            gap = SOONEST + self._chance.randrange(LATEST - SOONEST + 1)
            self._waiting.setdefault(skill, self._asked + gap)

    def _returning(self) -> Skill | None:
        if self._last_returned:
            return None
        due = [skill for skill, at in self._waiting.items() if at <= self._asked and skill != self._last]
        if not due:
            return None
        skill = min(due, key=self._waiting.__getitem__)
        del self._waiting[skill]
        return skill

    def _in_turn(self) -> Skill:
        others = [skill for skill in self._skills if skill != self._last] or self._skills
        fewest = min(self._turns[skill] for skill in others)
        skill = self._chance.choice([skill for skill in others if self._turns[skill] == fewest])
        self._turns[skill] += 1
        return skill
