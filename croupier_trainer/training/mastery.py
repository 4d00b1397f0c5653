"""How far a skill is: new, learning, mastered or rusty; accuracy first, speed second."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from croupier_trainer.training.answer import Mode

if TYPE_CHECKING:
    from croupier_trainer.training.ports import SkillRecord

UNCOUNTED: Final = Mode.LEARN
"""Answers of this mode do not count: there is help and no clock."""
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
    """The last ones that count, at most `WINDOW`."""
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


def standing(record: SkillRecord | None, target_ms: int) -> Standing:
    """How far a skill is: mastered while `holds` says so, rusty where it is earned and that does not hold now.

    Args:
        record: what the history knows of the skill; None if it was never asked.
        target_ms: the standard's, not one that the user made easier.
    """
    if record is None:
        return Standing()
    last = record.answers[-WINDOW:]
    right_ms = [answer.confirm_ms for answer in last if not answer.mistake]
    median = median_ms(right_ms)
    if holds(right_ms, len(last), target_ms):
        progress = Progress.MASTERED
    else:
        progress = Progress.RUSTY if record.earned else Progress.LEARNING
    below = not _right_often_enough(len(right_ms), len(last)) or median is None or median > target_ms
    return Standing(progress, len(last), len(right_ms), median, weak=bool(last) and below)


def holds(right_ms: Sequence[int], answers: int, target_ms: int) -> bool:
    """Whether a skill's last `WINDOW` answers make it mastered.

    They do if at least 90 % of them, and of no fewer than 10, are right, and the median time of the right ones is
    within the target. A skill is earned for good as soon as that held after any answer.

    Args:
        right_ms: how long each of the right ones took, in ms.
        answers: how many there are in all, wrong ones too; of a skill asked less often, fewer than `WINDOW`.
        target_ms: the standard's.
    """
    median = median_ms(right_ms)
    enough = answers >= LEAST and _right_often_enough(len(right_ms), answers)
    return enough and median is not None and median <= target_ms


def _right_often_enough(right: int, answers: int) -> bool:
    return right * 100 >= answers * NEEDED_PERCENT
