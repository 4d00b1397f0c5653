"""Answers that could not be saved before the program was left. They go into the history at the next start."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage import files
from croupier_trainer.training.answer import Answer, checksum


class Unsaved(msgspec.Struct, frozen=True):
    """One answer and the ruleset it was given under."""

    answer: Answer
    ruleset: Ruleset
    checksum: str


def load(path: Path) -> tuple[Unsaved, ...]:
    """What waits since last time. A file that is no good is kept under another name. Raises StorageError."""
    content = files.read_whole(path)
    if content is None:
        return ()
    try:
        found = msgspec.json.decode(content, type=tuple[Unsaved, ...])
        if all(checksum(unsaved.answer) == unsaved.checksum for unsaved in found):
            return found
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    files.set_aside(path)
    return ()


def save(path: Path, answers: Sequence[tuple[Answer, Ruleset]]) -> None:
    """Keep answers for the next start. Raises StorageError."""
    content = [Unsaved(answer, ruleset, checksum(answer)) for answer, ruleset in answers]
    files.write_whole(path, msgspec.json.encode(content))


def forget(path: Path) -> None:
    """Delete the file once its answers are in the history. If that fails they are taken, and found there, again."""
    with contextlib.suppress(OSError):
        path.unlink()
