"""The history's file: opened, made, migrated, or put aside when damaged; committed only when it is on the disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.pool import StaticPool

from croupier_trainer.storage import backups, files, problems, revisions
from croupier_trainer.storage.guarding import guarded, readable
from croupier_trainer.storage.revisions import SCHEMA, Schema
from croupier_trainer.storage.tables import ANSWERS, METADATA, VERSION
from croupier_trainer.training.ports import StorageProblem, Trouble

_SIDE_FILES: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database. They belong to it, also when it is put aside."""


class Database:
    """An open history. For one thread."""

    def __init__(self, path: Path, busy_ms: int) -> None:
        """Open the file, or make an empty one. `busy_ms` is how long another program's lock is waited for.

        Raises sqlalchemy.exc.DBAPIError and sqlite3.Error; `guarded` makes problems of them.
        """
        self.path = path

        def connect() -> sqlite3.Connection:
            connection = readable(sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None))
            try:
                connection.execute("PRAGMA foreign_keys = ON")
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("PRAGMA synchronous = FULL")
            except sqlite3.Error:
                connection.close()
                raise
            return connection

        self._moved: list[Path] = []
        self._engine = sa.create_engine("sqlite://", creator=connect, poolclass=StaticPool)
        event.listen(self._engine, "begin", _begin)
        try:
            self.connection = self._engine.connect()
            with self.connection.begin():
                # The first thing read makes the side files.
                self.connection.exec_driver_sql("SELECT 1 FROM sqlite_master")
            self._found = {path: path.stat()}
        except BaseException:
            self._engine.dispose()
            raise
        self._found |= {file: found for file in _side_files(path) if (found := _stat(file)) is not None}
        """The files as they were after the last commit, to know them again."""

    @property
    def is_in_place(self) -> bool:
        """Whether the open files still are the ones at their paths. One that was deleted takes commits and loses them.

        That goes for the file itself, and for what SQLite keeps beside it, where the last commits are.
        """
        return all(_is_still(found, _stat(file)) for file, found in self._found.items())

    def leave(self) -> bool:
        """Make room for another database at the path of this one, whose files were removed or replaced.

        Where only what belongs beside the file was removed, all is written into the file and this one is closed.
        Else what lies beside is moved away: another database at the path would take it for its own, and spoil both.

        Returns:
            Whether this one was closed. If not, it can still be read, and `close` follows.

        Raises:
            StorageError: nothing can be written now; this one stays open.
        """
        with guarded(self.path):
            found = _stat(self.path)
            if found is not None and os.path.samestat(self._found[self.path], found):
                row = self.connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
                self.connection.rollback()
                if row[0]:
                    raise problems.StorageError(StorageProblem(Trouble.LOCKED, str(self.path), "checkpoint: busy"))
                self.close()
                return True
            for file in _side_files(self.path):
                found = _stat(file)
                if found is not None and file in self._found and os.path.samestat(self._found[file], found):
                    aside = files.free_aside(file)
                    file.rename(aside)
                    self._moved.append(aside)
        return False

    def forget_moved(self) -> None:
        """Delete what `leave` moved away: all that was in it is in another history now."""
        for file in self._moved:
            with contextlib.suppress(OSError):
                file.unlink()

    @property
    def is_readable(self) -> bool:
        """Whether all of it can be read, wherever it is by now: a deleted file can until it is closed."""
        try:
            with self.reading() as connection:
                connection.scalar(sa.select(sa.func.sum(sa.func.length(ANSWERS.c.checksum))))
        except problems.StorageError:
            return False
        return True

    @property
    def gone(self) -> StorageProblem:
        """What is to be said when the file is not in its place."""
        return StorageProblem(Trouble.FOLDER_GONE, str(self.path), "the file was removed or replaced")

    @property
    def driver(self) -> sqlite3.Connection:
        """The connection beneath, for SQLite's backup call."""
        driver = self.connection.connection.driver_connection
        if not isinstance(driver, sqlite3.Connection):
            raise TypeError(f"not SQLite's own connection: {driver!r}")
        return driver

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sa.Connection]:
        """One transaction. When this is left without an exception, COMMIT returned and the file is in its place.

        Raises StorageError where the machine is at fault.
        """
        with guarded(self.path), self.connection.begin():
            yield self.connection
        self._check_place()

    def _check_place(self) -> None:
        for file, found in list(self._found.items()):
            now = _stat(file)
            if now is None or not _is_still(found, now):
                raise problems.StorageError(self.gone)
            self._found[file] = now

    @contextlib.contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """One consistent view for reading, also of a file that is no longer in its place. Raises StorageError."""
        with guarded(self.path), self.connection.begin():
            yield self.connection

    def close(self) -> None:
        """Close the file. Never raises for a broken one."""
        with contextlib.suppress(sa.exc.DBAPIError, sqlite3.Error):
            self.connection.close()
        with contextlib.suppress(sa.exc.DBAPIError, sqlite3.Error):
            self._engine.dispose()


class Opened(NamedTuple):
    """An open history, and what has to be said about it."""

    database: Database
    notice: StorageProblem | None
    """A damaged or lost file, and the backup that can be taken back."""


def open_history(path: Path, backup_folder: Path, busy_ms: int = 2000, schema: Schema = SCHEMA) -> Opened:
    """Open the history, make it where there is none, bring it to this version.

    A damaged file is put aside and a fresh one made; the last good backup can then be taken back with
    `backups.restore`. Raises StorageError: a file of a newer version is refused, and not touched.
    """
    notice = None
    revision = None
    is_empty = False
    try:
        with guarded(path):
            revision = _stored_revision(path)
            _check_revision(path, revision, schema)
            if revision is not None:
                _check_pages(path)
        if revision == schema.revision:
            with backups.opened_copy(path) as copy:
                is_empty = copy.scalar(sa.select(ANSWERS.c.number).limit(1)) is None
    except problems.StorageError as error:
        if error.problem.kind is not Trouble.DAMAGED:
            raise
        notice = _put_aside(path, error.problem)
        revision = None
    if revision is None or is_empty:
        notice = _with_backup(notice, path, backup_folder)
    with guarded(path):
        database = Database(path, busy_ms)
        try:
            if revision is None:
                _make(database, schema)
            elif revision != schema.revision:
                backups.before_migration(database.driver, backup_folder, schema.revision)
                with database.transaction() as connection:
                    revisions.migrate(connection, schema)
        except BaseException:
            database.close()
            raise
    return Opened(database, notice)


def _begin(connection: sa.Connection) -> None:
    # The driver's own way to begin leaves out statements that make tables; a migration must be one transaction.
    # Said to SQLite itself: every answer begins so, and SQLAlchemy's own way round takes longer than the statement.
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute("BEGIN")


def _stored_revision(path: Path) -> str | None:
    """The version of the tables in a file; None where there are no tables or no file. Raises sqlite3.Error."""
    if not path.exists():
        return None
    if not path.is_file():
        raise problems.StorageError(StorageProblem(Trouble.UNREADABLE, str(path), "this is no file"))
    if path.stat().st_size == 0:
        return None
    with contextlib.closing(backups.read_only(path)) as connection:
        return revisions.stored_revision(connection)


def _check_revision(path: Path, revision: str | None, schema: Schema) -> None:
    """Refuse tables that are not of this or a known older version."""
    if revision is None or revision == schema.revision or revisions.is_older(revision, schema):
        return
    detail = f"its version is {revision or 'unknown'}, this program's is {schema.revision}"
    is_older = len(revision) == len(schema.revision) and revision.isdigit() and revision < schema.revision
    kind = Trouble.UNREADABLE if is_older or not revision else Trouble.NEWER
    raise problems.StorageError(StorageProblem(kind, str(path), detail))


def _check_pages(path: Path) -> None:
    """Raise StorageError where the file's structure is broken. Changed values are found by checksums only."""
    with contextlib.closing(backups.read_only(path)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise problems.StorageError(StorageProblem(Trouble.DAMAGED, str(path), str(found)))


def _put_aside(path: Path, problem: StorageProblem) -> StorageProblem:
    aside = files.set_aside(path)
    with guarded(path):
        for ending in _SIDE_FILES:
            with contextlib.suppress(FileNotFoundError):
                _beside(path, ending).rename(_beside(aside, ending))
    return msgspec.structs.replace(problem, path=str(aside))


def _with_backup(notice: StorageProblem | None, path: Path, backup_folder: Path) -> StorageProblem | None:
    """The notice with the last good backup in it. A lost history is noticed by its backups."""
    backup = backups.last_good(backup_folder)
    if notice is not None:
        return msgspec.structs.replace(notice, backup="" if backup is None else str(backup))
    if backup is None:
        return None
    return StorageProblem(Trouble.LOST, str(path), "the file is missing or empty", str(backup))


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _side_files(path: Path) -> list[Path]:
    return [_beside(path, ending) for ending in _SIDE_FILES]


def _stat(path: Path) -> os.stat_result | None:
    with contextlib.suppress(OSError):
        return path.stat()
    return None


def _is_still(found: os.stat_result, now: os.stat_result | None) -> bool:
    """Whether a path still leads to the file that was found there, and nobody cut it short: SQLite lets them grow."""
    return now is not None and os.path.samestat(found, now) and now.st_size >= found.st_size


def _make(database: Database, schema: Schema) -> None:
    with database.transaction() as connection:
        METADATA.create_all(connection)
        VERSION.create(connection)
        connection.execute(sa.insert(VERSION), {"version_num": schema.revision})
    files.sync_folder(database.path.parent)
