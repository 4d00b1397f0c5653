"""Reading and writing whole files: a crash leaves the old one or the new one, and nothing is ever thrown away."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from croupier_trainer.storage import problems


def read_whole(path: Path) -> bytes | None:
    """A file's content, or None if there is no such file. Raises StorageError."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            # There can be no such file; that the folder cannot be made is told by who makes it.
            return None
        raise problems.StorageError(problems.of_reading(error, path)) from error


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file in one step: after a crash or a power cut it holds the old content or the new.

    A link is followed, not replaced. Raises StorageError, and then the old file is as it was.
    """
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f"{target.name}.new")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise problems.StorageError(problems.of_writing(error, path)) from error


def is_folder(path: Path) -> bool:
    """Whether there is such a folder. False where it cannot be known; `Path.is_dir` raises for some of these."""
    with contextlib.suppress(OSError, ValueError):
        return path.is_dir()
    return False


def free_aside(path: Path) -> Path:
    """The first free name for a damaged file: `history.damaged-1.db` for `history.db`."""
    number = 1
    # Unlike `exists` this sees a link that leads nowhere, and does not raise where the folder cannot be looked into.
    while os.path.lexists(aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")):
        number += 1
    return aside


def set_aside(path: Path) -> Path:
    """Rename a damaged file, and say its new name. Raises StorageError."""
    aside = free_aside(path)
    try:
        path.rename(aside)
        sync_folder(path.parent)
    except OSError as error:
        raise problems.StorageError(problems.of_writing(error, path)) from error
    return aside


def sync_folder(folder: Path) -> None:
    """Make sure that a rename in a folder outlives a power cut. Raises OSError. Windows has no such call."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
