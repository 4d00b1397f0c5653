"""From the system's errors to problems a user can be told, and these in plain English for the command line."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from croupier_trainer.training.ports import StorageProblem, Trouble


class StorageError(Exception):
    """The machine's fault, to be told to the user. Every other exception out of this package is ours."""

    def __init__(self, problem: StorageProblem) -> None:
        """Carry the problem."""
        super().__init__(f"{problem.kind.value}: {problem.path}: {problem.detail}")
        self.problem = problem


_BY_ERRNO: Final = {
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EEXIST: Trouble.NO_FOLDER,
    errno.ENOTDIR: Trouble.NO_FOLDER,
    errno.ENAMETOOLONG: Trouble.NO_FOLDER,
    errno.ELOOP: Trouble.NO_FOLDER,
    errno.ENOENT: Trouble.FOLDER_GONE,
}

_SHARING_VIOLATION: Final = 32
"""Windows: another program has the file open."""


def of_writing(error: OSError, path: Path) -> StorageProblem:
    """The problem behind a failed attempt to write a file or make a folder."""
    if getattr(error, "winerror", None) == _SHARING_VIOLATION:
        return StorageProblem(Trouble.LOCKED, str(path), str(error))
    return StorageProblem(_BY_ERRNO.get(error.errno or 0, Trouble.MACHINE), str(path), str(error))


def of_reading(error: OSError, path: Path) -> StorageProblem:
    """The problem behind a failed attempt to read a file."""
    kind = Trouble.MACHINE if error.errno == errno.EIO else Trouble.UNREADABLE
    return StorageProblem(kind, str(path), str(error))


_ENGLISH: Final = {
    Trouble.NO_FOLDER: "The data folder {path} cannot be made.",
    Trouble.FOLDER_GONE: "The data folder is gone: {path}.",
    Trouble.READ_ONLY: "{path} may not be written.",
    Trouble.UNREADABLE: "{path} cannot be read.",
    Trouble.SECOND_PROGRAM: "Another Croupier Trainer is using the data folder {path}.",
    Trouble.LOCKED: "Another program is holding {path}.",
    Trouble.DISK_FULL: "The disk is full; {path} cannot be written.",
    Trouble.MACHINE: "The system reports an error with {path}.",
    Trouble.DAMAGED: "A file was damaged; it is kept as {path}.",
    Trouble.LOST: "The history {path} is missing or empty.",
    Trouble.BAD_ROWS: "Some of the history {path} is damaged, and is left out.",
    Trouble.NEWER: "{path} was written by a newer version of Croupier Trainer and is left untouched.",
    Trouble.FAULT: "A fault in the program; the log {path} says more.",
}


def in_english(problem: StorageProblem) -> str:
    """One or two sentences for the command line, the system's own words in brackets."""
    text = _ENGLISH[problem.kind].format(path=problem.path)
    if problem.backup:
        text += f" The last good backup is {problem.backup}."
    return f"{text} ({problem.detail})" if problem.detail else text
