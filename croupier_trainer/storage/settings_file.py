"""The settings on the disk: only what differs from the defaults, and one bad value spoils no other."""

from __future__ import annotations

from pathlib import Path

import msgspec

from croupier_trainer.storage import files, problems
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import DEFAULTS, BadSetting, Settings, from_stored, to_stored


class LoadedSettings(msgspec.Struct, frozen=True):
    """Settings to start with, and what was wrong with the file."""

    settings: Settings
    bad: tuple[BadSetting, ...] = ()
    """Values that were left out; each of these settings has its default."""
    problem: StorageProblem | None = None
    """Why the file as a whole was left out."""


def load(path: Path) -> LoadedSettings:
    """Read the settings; a missing file means the defaults. A file that cannot be read is kept under another name."""
    try:
        content = files.read_whole(path)
        if content is None:
            return LoadedSettings(DEFAULTS)
        stored = msgspec.json.decode(content, type=dict[str, object])
    except problems.StorageError as error:
        return LoadedSettings(DEFAULTS, problem=_aside(path, error.problem))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return LoadedSettings(DEFAULTS, problem=_aside(path, StorageProblem(Trouble.DAMAGED, str(path), str(error))))
    values, bad = from_stored(stored)
    return LoadedSettings(values, bad)


def save(path: Path, values: Settings) -> None:
    """Write what differs from the defaults. Raises StorageError, and then the old file is as it was."""
    content = msgspec.json.encode(to_stored(values))
    files.write_whole(path, msgspec.json.format(content, indent=2) + b"\n")


def _aside(path: Path, problem: StorageProblem) -> StorageProblem:
    """The problem, about the file's new name; the next save would overwrite it under its old one."""
    try:
        aside = files.set_aside(path)
    except problems.StorageError:
        return problem
    return msgspec.structs.replace(problem, path=str(aside))
