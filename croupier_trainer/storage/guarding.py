"""The database's errors, parted into the machine's and ours."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from croupier_trainer.storage import files, problems
from croupier_trainer.training.ports import StorageProblem, Trouble

_NEEDED_BYTES: Final = 64 * 1024
"""What SQLite needs to open a database: a shared memory of half as much, and the first pages."""
_BY_CODE: Final = {
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREADABLE,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Trouble.LOCKED,
    sqlite3.SQLITE_IOERR: Trouble.MACHINE,
    sqlite3.SQLITE_NOMEM: Trouble.MACHINE,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
"""By SQLite's primary result code. All others, such as a broken constraint, are ours."""


@contextlib.contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Turn the database's and the system's errors into StorageError, as far as the machine is at fault."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        problem = database_problem(error.orig, path)
        if problem is None:
            raise
        raise problems.StorageError(problem) from error
    except sqlite3.Error as error:
        problem = database_problem(error, path)
        if problem is None:
            raise
        raise problems.StorageError(problem) from error
    except UnicodeDecodeError as error:
        # A name in the file is no text any more. (Values are: see `readable`.)
        raise problems.StorageError(StorageProblem(Trouble.DAMAGED, str(path), str(error))) from error
    except OSError as error:
        raise problems.StorageError(problems.of_writing(error, path)) from error


def readable(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Let a connection read texts with broken letters: their row is left out by its checksum, the others are read."""
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def database_problem(error: BaseException | None, path: Path) -> StorageProblem | None:
    """The problem behind a database error, or None where the machine is not at fault."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None or (kind := _BY_CODE.get(code & 0xFF)) is None:
        return None
    if kind is Trouble.UNREADABLE:
        # SQLite says no more than "unable to open".
        if not files.is_folder(path.parent):
            kind = Trouble.FOLDER_GONE
        elif os.access(path, os.F_OK) and not os.access(path.parent, os.W_OK):
            kind = Trouble.READ_ONLY
    if kind in {Trouble.UNREADABLE, Trouble.MACHINE} and _is_disk_full(path.parent):
        kind = Trouble.DISK_FULL
    return StorageProblem(kind, str(path), f"{error} ({getattr(error, 'sqlite_errorname', code)})")


def _is_disk_full(folder: Path) -> bool:
    """Whether there is no room for what SQLite needs. It calls that "I/O error" where it does not write pages.

    Tried, as quotas and reserves do not show in the free space.
    """
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_NEEDED_BYTES))
    except OSError as error:
        return problems.of_writing(error, folder).kind is Trouble.DISK_FULL
    return False
