"""The last figures of the first page, painted before the history is open. They are a picture, never a source."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from croupier_trainer.storage import files, problems
from croupier_trainer.training.today import DAYS, Figures

_MOST: Final = 100_000_000
"""More answers, skills, minutes or pixels than there will be; five times as much fits where Qt counts in 32 bits."""
_LARGEST_BYTES: Final = 1_000_000
_LONGEST: Final = 200
"""Characters in a name."""


class Kept(msgspec.Struct, frozen=True):
    """The file of last figures: the first page, and how large the window was."""

    figures: Figures | None = None
    basis: str = ""
    """What the figures rest on beside the answers."""
    history: str = ""
    """What the history's file looked like when the figures were those of all its answers; empty if they may not be."""
    width: int = 0
    height: int = 0
    maximized: bool = False
    version: Literal[1] = 1
    """Of this file: one that a later program wrote differently is not read."""


def load(path: Path, drills: Sequence[str]) -> Kept:
    """What was kept last time of these drills, in this order; those that the ruleset has not are missing.

    Nothing where there is no such file, or it is of another version, or holds anything that was never written here: the
    first page is painted from it before anybody can be told of a fault, and it comes again from the history.
    """
    try:
        # Not a pipe, which would keep the window waiting, nor what takes long to read.
        content = files.read_whole(path) if path.is_file() and path.stat().st_size <= _LARGEST_BYTES else None
        kept = Kept() if content is None else msgspec.json.decode(content, type=Kept)
    except (OSError, problems.StorageError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Kept()
    if not _counts(kept.width, kept.height) or not (kept.figures is None or _makes_sense(kept.figures, drills)):
        return Kept()
    return kept


def _makes_sense(figures: Figures, drills: Sequence[str]) -> bool:
    offer = figures.offer
    kept = [drill.drill for drill in figures.drills]
    return (
        max(len(figures.ruleset), len(figures.family)) <= _LONGEST
        and len(kept) > 0
        and kept == [drill for drill in drills if drill in kept]
        and all(
            _counts(drill.skills, drill.weak, drill.new, drill.answers)
            and 0 <= drill.mastered <= drill.skills
            and 0 <= drill.mistakes <= drill.answers
            for drill in figures.drills
        )
        and len(figures.days) in {0, DAYS}
        and all(_is_day(day.day) and _counts(day.answers) and 0 <= day.mistakes <= day.answers for day in figures.days)
        and (
            offer is None
            or (
                offer.drill in kept
                and all(skill.startswith(f"{offer.drill}:") and not skill.endswith(":") for skill in offer.skills)
                and _counts(offer.answers, offer.minutes)
            )
        )
    )


def _counts(*numbers: int) -> bool:
    return all(0 <= number <= _MOST for number in numbers)


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def save(path: Path, kept: Kept) -> None:
    """Keep figures for the next start. Raises StorageError."""
    files.write_whole(path, msgspec.json.encode(kept))
