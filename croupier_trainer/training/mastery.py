"""How far a skill is: new, learning, mastered or rusty; accuracy first, speed second."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from croupier_trainer.training.answer import Answer, Mode

WINDOW: Final = 30
"""The last answers that count."""
LEAST: Final = 10
"""Fewer say nothing yet."""
NEEDED_PERCENT: Final = 90


class Progress(enum.Enum):
    """The four squares of the skills page."""

    NEW = "new"
    """Never asked."""
    LEARNING = "learning"
    MASTERED = "mastered"
    RUSTY = "rusty"
    """Mastered once, and today it would not be. It stays earned."""


class Standing(msgspec.Struct, frozen=True):
    """How far one skill is, and the answers that this is seen from."""

    progress: Progress = Progress.NEW
    answers: int = 0
    """The last ones that count, at most `WINDOW`. Those of learn mode do not: there is help and no clock."""
    right: int = 0
    """Of them, and in time."""
    median_ms: int | None = None
    """Of the right ones; none if there are none."""
    weak: bool = False
    """Asked, not mastered, and too often wrong or too slow so far; a good beginning is not weak."""

    @property
    def earned(self) -> bool:
        """Whether it was ever mastered."""
        return self.progress in (Progress.MASTERED, Progress.RUSTY)


def median_ms(times: Iterable[int]) -> int | None:
    """The median of durations in ms, of an even number the middle between the two, rounded down; None of none."""
    ordered = sorted(times)
    if not ordered:
        return None
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) // 2


def standing(answers: Sequence[Answer], target_ms: int, *, earned: bool = False) -> Standing:
    """How far a skill is.

    It is mastered while at least 90 % of its last 30 answers, and of no fewer than 10, are right, and the median time
    of the right ones is within the target. It is earned as soon as that held after any answer, and rusty while it is
    earned but does not hold now.

    Args:
        answers: of this skill, the oldest first, as many as are at hand.
        target_ms: the standard's, not one that the user made easier.
        earned: whether it is known from older answers that the skill was mastered once.
    """
    counted = [answer for answer in answers if answer.mode is not Mode.LEARN]
    last = counted[-WINDOW:]
    right = [answer.confirm_ms for answer in last if not answer.mistake]
    median = median_ms(right)
    holds = _holds(last, target_ms)
    if not answers:
        progress = Progress.RUSTY if earned else Progress.NEW
    elif holds:
        progress = Progress.MASTERED
    elif earned or any(_holds(counted[max(0, end - WINDOW) : end], target_ms) for end in range(LEAST, len(counted))):
        progress = Progress.RUSTY
    else:
        progress = Progress.LEARNING
    below = not _right_often_enough(len(right), len(last)) or median is None or median > target_ms
    return Standing(progress, len(last), len(right), median, weak=bool(last) and below)


def _holds(window: Sequence[Answer], target_ms: int) -> bool:
    right = [answer.confirm_ms for answer in window if not answer.mistake]
    median = median_ms(right)
    enough = len(window) >= LEAST and _right_often_enough(len(right), len(window))
    return enough and median is not None and median <= target_ms


def _right_often_enough(right: int, answers: int) -> bool:
    return right * 100 >= answers * NEEDED_PERCENT
