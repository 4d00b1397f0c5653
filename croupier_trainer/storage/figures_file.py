"""The last figures of the first page, painted before the history is open. They are a picture, never a source."""

from __future__ import annotations

from pathlib import Path

import msgspec

from croupier_trainer.storage import files, problems
from croupier_trainer.training.today import Figures


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


def load(path: Path) -> Kept:
    """What was kept last time; nothing where there is no such file, or it is of another version or no good."""
    try:
        content = files.read_whole(path)
        return Kept() if content is None else msgspec.json.decode(content, type=Kept)
    except (problems.StorageError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Kept()


def save(path: Path, kept: Kept) -> None:
    """Keep figures for the next start. Raises StorageError."""
    files.write_whole(path, msgspec.json.encode(kept))
