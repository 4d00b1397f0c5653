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
    """Deals the skills like cards from a shuffled bag that is filled again when it is empty.

    A missed skill comes back on top of its turn in the bag, once for each miss. Never two returns in a row, and never
    the same skill twice in a row: one that keeps being missed cannot hold up the others.
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
        self._bag: list[Skill] = []
        self._waiting: dict[Skill, int] = {}
        """Missed skills, and the task from which on each may return."""
        self._asked = 0
        self._last: Skill | None = None
        self._last_returned = False

    def next(self) -> Skill:
        """The skill to ask now."""
        skill = self._returning()
        self._last_returned = skill is not None
        self._last = skill or self._from_bag()
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

    def _from_bag(self) -> Skill:
        if not self._bag:
            self._bag = list(self._skills)
            self._chance.shuffle(self._bag)
        if self._bag[-1] == self._last and len(self._skills) > 1:
            if len(self._bag) == 1:  # its turn comes a little later, among those of the next bag
                more = list(self._skills)
                self._chance.shuffle(more)
                self._bag = [*more, *self._bag]
            place = next(place for place in reversed(range(len(self._bag))) if self._bag[place] != self._last)
            self._bag.append(self._bag.pop(place))
        return self._bag.pop()
