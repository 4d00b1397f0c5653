"""The last figures of the first page, painted before the history is open. They are a picture, never a source."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from croupier_trainer.storage import files, problems


def load(path: Path) -> dict[str, object]:
    """The figures of last time; none where there is no such file or it is no good: the history gives them anew."""
    try:
        content = files.read_whole(path)
        return {} if content is None else msgspec.json.decode(content, type=dict[str, object])
    except (problems.StorageError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}


def save(path: Path, figures: Mapping[str, object]) -> None:
    """Keep figures for the next start. Raises StorageError."""
    files.write_whole(path, msgspec.json.encode(dict(figures)))
