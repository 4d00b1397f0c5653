"""What a run came to: how many right, how fast, what was missed and what was slow."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier_trainer.drills.drill import Skill
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.mastery import median_ms


class RunSummary(msgspec.Struct, frozen=True):
    """The figures of a run's end. Every rate goes with `answers`, which stand behind it."""

    answers: int
    right: int
    """And in time."""
    median_ms: int | None
    """Of the right ones; None if there are none."""
    missed: tuple[Answer, ...]
    """Wrong or too late, in the order given; each holds what was said and what was right."""
    slow: tuple[Answer, ...]
    """Right, but past the target."""

    @property
    def right_percent(self) -> int | None:
        """Right answers in whole percent; None without answers."""
        return percent(self.right, self.answers)

    @property
    def missed_skills(self) -> tuple[Skill, ...]:
        """What "only these" aims at after mistakes."""
        return _aimed(self.missed)

    @property
    def slow_skills(self) -> tuple[Skill, ...]:
        """What "only these" aims at after slow answers."""
        return _aimed(self.slow)


def summarise(answers: Sequence[Answer]) -> RunSummary:
    """The figures of a run from its answers, the first first."""
    right = [answer for answer in answers if not answer.mistake]
    return RunSummary(
        answers=len(answers),
        right=len(right),
        median_ms=median_ms(answer.confirm_ms for answer in right),
        missed=tuple(answer for answer in answers if answer.mistake),
        slow=tuple(answer for answer in answers if answer.slow),
    )


def percent(part: int, whole: int) -> int | None:
    """A rate in whole percent, rounded down: what falls short of a mark must not seem to reach it. None of none."""
    return part * 100 // whole if whole else None


def _aimed(answers: Sequence[Answer]) -> tuple[Skill, ...]:
    """The skills that the answers are about, each once, in the order they came."""
    return tuple(dict.fromkeys(Skill.parse(answer.skills[0]) for answer in answers))
