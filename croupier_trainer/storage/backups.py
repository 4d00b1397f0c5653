"""Backups of the history: one a day and one before each migration, kept only when every row in them checks."""

from __future__ import annotations

import contextlib
import datetime
import logging
import os
import sqlite3
import urllib.parse
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from croupier_trainer.storage import earning, files, problems, revisions, rows
from croupier_trainer.storage.guarding import guarded, readable
from croupier_trainer.storage.tables import METADATA, RULESETS
from croupier_trainer.training.ports import StorageProblem, Trouble

KEPT: Final = 7
"""Daily backups kept, the newest."""

_AT_ONCE: Final = 200
"""Rows checked before the writer may turn to something else."""

_LOG: Final = logging.getLogger(__name__)


class TakenBack(NamedTuple):
    """What was brought from one history into another."""

    answers: int
    """Answers that were missing or bad and are good now."""
    bad: int
    """Rows that were not taken because they are not what was written."""


class BadRowsError(Exception):
    """A history, or the copy of it that is to be its backup, holds rows that are not what was written."""

    def __init__(self, bad: int) -> None:
        """Say how many."""
        super().__init__(f"{bad} rows are not what was written")
        self.bad = bad


def daily(live: sqlite3.Connection, folder: Path, today: datetime.date) -> Generator[None, None, bool]:
    """Make today's backup unless there is one, yielding between small pieces of work, and drop the oldest.

    Returns whether one was made, and so every row of the history checked. Raises BadRowsError, StorageError,
    sqlite3.Error and OSError; the older backups then all stay.
    """
    target = folder / f"history-{today.isoformat()}.db"
    if target.exists() or live.execute("SELECT 1 FROM answers LIMIT 1").fetchone() is None:
        return False
    yield
    yield from _copy(live, target)
    for old in _daily_files(folder)[KEPT:]:
        old.unlink()
    return True


def check(history: Path) -> Generator[None]:
    """Check every row of a history that is in use, yielding between small pieces of work.

    Raises BadRowsError, which says how many are bad, and StorageError.
    """
    with opened_copy(history) as connection:
        yield from _check(connection)


def before_migration(live: sqlite3.Connection, folder: Path, revision: str) -> Path:
    """Make a backup of a history that is about to be brought to a newer version. Raises as `daily` does."""
    number = 1
    while (target := folder / f"before-{revision}-{number}.db").exists():
        number += 1
    for _ in _copy(live, target):
        pass
    return target


def last_good(folder: Path) -> Path | None:
    """The newest daily backup in which every row checks."""
    for path in _daily_files(folder):
        try:
            with opened_copy(path) as copy:
                bad = sum(bad_rows(copy))
        except problems.StorageError as error:
            _LOG.warning("backup %s cannot be read: %s", path, error)
            continue
        if bad == 0:
            return path
        _LOG.warning("backup %s has %d bad rows", path, bad)
    return None


def restore(live: sqlite3.Connection, target: sa.Connection, backup: Path, history: Path) -> TakenBack:
    """Take a backup's answers back into the open history, and leave nothing in it that is not what was written.

    Where that takes rows out, a copy of the history as it was is kept beside it, as a damaged file. To be called
    within a transaction of the target, on the same connection as `live`. Raises StorageError where the backup
    cannot be read, sqlite3.Error, sqlalchemy.exc.DBAPIError and OSError.
    """
    if sum(bad_rows(target)):
        with contextlib.closing(sqlite3.connect(files.free_aside(history))) as copy:
            live.backup(copy)
    with opened_copy(backup) as source:
        taken = take_back(source, target)
    for stored in list(rows.stored_answers(target)):
        if stored.answer is None:
            rows.delete_answer(target, stored.number)
    rows.blank_bad_rulesets(target)
    earning.delete_bad(target)
    target.exec_driver_sql("REINDEX")
    return taken


def take_back(source: sa.Connection, target: sa.Connection) -> TakenBack:
    """Bring every good row of one history into another that lacks it or has it bad. Good rows that are there stay.

    Afterwards the answers are numbered by the moment they were given.

    To be called within a transaction of the target. Raises sqlalchemy.exc.DBAPIError.
    """
    for values in source.execute(sa.select(RULESETS)).mappings():
        rows.take_ruleset(target, values)
    earning.take(source, target)
    taken = bad = 0
    broken = {stored.id: stored.number for stored in rows.stored_answers(target) if stored.answer is None}
    for stored in rows.stored_answers(source):
        if stored.answer is None:
            bad += 1
            continue
        if stored.id in broken:
            rows.delete_answer(target, broken[stored.id])
        taken += rows.insert_answer(target, stored.answer)
    if taken:
        rows.put_in_order(target)
    return TakenBack(taken, bad)


def check_columns(connection: sa.Connection, path: Path) -> None:
    """Raise StorageError where a table lacks a column: a flipped byte may hit a name as well."""
    for table in METADATA.tables.values():
        there = {values[1] for values in connection.exec_driver_sql(f"PRAGMA table_info({table.name})")}
        if lacking := set(table.columns.keys()) - there:
            detail = f"the table {table.name} lacks {', '.join(sorted(lacking))}"
            raise problems.StorageError(StorageProblem(Trouble.DAMAGED, str(path), detail))


def read_only(path: Path) -> sqlite3.Connection:
    """Open a database so that nothing can change it. Raises sqlite3.Error."""
    name = path.absolute().as_posix()
    address = f"file://{'' if name.startswith('/') else '/'}{urllib.parse.quote(name)}?mode=ro"
    return readable(sqlite3.connect(address, uri=True))


@contextlib.contextmanager
def opened_copy(path: Path) -> Iterator[sa.Connection]:
    """A backup, opened so that nothing can change it; one of an older version is brought to this one in memory.

    Raises StorageError, also for what is done with it.
    """
    with (
        guarded(path),
        contextlib.closing(read_only(path)) as file,
        contextlib.closing(readable(sqlite3.connect(":memory:"))) as memory,
    ):
        is_older = revisions.is_older(revisions.stored_revision(file))
        if is_older:
            file.backup(memory)
        engine = sa.create_engine("sqlite://", creator=lambda: memory if is_older else file, poolclass=StaticPool)
        with engine.connect() as connection:
            if is_older:
                with connection.begin():
                    revisions.migrate(connection)
            check_columns(connection, path)
            yield connection


def bad_rows(connection: sa.Connection) -> Iterator[int]:
    """Check every row, a few at a time, and yield each time how many of them are not what was written.

    A broken order of the file, such as an index that lacks a row, counts as one.
    """
    bad = int(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok")
    bad += len(rows.bad_rulesets(connection)) + len(earning.bad_skills(connection))
    for number, stored in enumerate(rows.stored_answers(connection), start=1):
        bad += stored.answer is None
        if number % _AT_ONCE == 0:
            yield bad
            bad = 0
    yield bad


def _check(connection: sa.Connection) -> Generator[None]:
    bad = 0
    for found in bad_rows(connection):
        bad += found
        yield
    if bad:
        raise BadRowsError(bad)


def _copy(live: sqlite3.Connection, target: Path) -> Generator[None]:
    """Copy a history, check the copy and only then give it its name."""
    target.parent.mkdir(mode=0o700, exist_ok=True)
    unchecked = target.with_name(f"{target.name}.new")
    try:
        unchecked.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(unchecked)) as copy:
            live.backup(copy)
            # One file without side files: it may be carried away on a stick.
            copy.execute("PRAGMA journal_mode = DELETE")
        yield
        with opened_copy(unchecked) as connection:
            yield from _check(connection)
        descriptor = os.open(unchecked, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        unchecked.replace(target)
        files.sync_folder(target.parent)
    finally:
        with contextlib.suppress(OSError):
            unchecked.unlink()


def _daily_files(folder: Path) -> list[Path]:
    """The daily backups, the newest first."""
    return sorted(folder.glob("history-????-??-??.db"), reverse=True)
