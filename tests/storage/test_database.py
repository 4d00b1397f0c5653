"""The history's file: fresh, migrated, of a newer version, damaged."""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from croupier_trainer.storage import backups, problems, rows
from croupier_trainer.storage.database import Database, open_history
from croupier_trainer.storage.revisions import REVISION, SCHEMA, Schema
from croupier_trainer.storage.tables import ANSWERS, METADATA
from croupier_trainer.training.ports import Trouble
from tests.storage.desk import RULESET, answer

_NEXT_STEP = '''
"""A step for tests."""
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

def upgrade() -> None:
    op.add_column("answers", sa.Column("remark", sa.Text, nullable=True))
    op.create_table("remarks", sa.Column("word", sa.Text, primary_key=True))
    op.execute("INSERT INTO remarks VALUES ('hello')")
    {last}
'''


@contextlib.contextmanager
def history(folder: Path, schema: Schema = SCHEMA) -> Iterator[Database]:
    database, notice = open_history(folder / "history.db", folder / "backups", 50, schema)
    assert notice is None
    try:
        yield database
    finally:
        database.close()


def fill(folder: Path, count: int) -> None:
    with history(folder) as database, database.transaction() as connection:
        rows.insert_ruleset(connection, RULESET)
        for number in range(count):
            rows.insert_answer(connection, answer(number, skills=("a", f"b{number % 3}")))


def shape(connection: sqlite3.Connection) -> dict[str, object]:
    """Everything SQLite says about the tables, without the words they were made with."""
    tables = [tuple(row) for row in connection.execute("PRAGMA table_list") if not row[1].startswith("sqlite_")]
    found: dict[str, object] = {"tables": sorted(tables)}
    for table in [row[1] for row in tables]:
        found[f"{table} columns"] = connection.execute(f"PRAGMA table_xinfo({table})").fetchall()
        found[f"{table} keys"] = connection.execute(f"PRAGMA foreign_key_list({table})").fetchall()
        indexes = connection.execute(f"PRAGMA index_list({table})").fetchall()
        found[f"{table} indexes"] = sorted(
            (name, unique, origin, partial, tuple(connection.execute(f"PRAGMA index_info({name})").fetchall()))
            for _, name, unique, origin, partial in indexes
        )
    return found


def with_next_step(folder: Path, last: str = "") -> Schema:
    steps = folder / "steps"
    shutil.copytree(SCHEMA.steps, steps, ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "versions" / "v0003_remark.py").write_text(_NEXT_STEP.format(last=last))
    return Schema("0003", steps)


def as_older_program_left_it(folder: Path) -> None:
    """A file with the tables as Alembic makes them, and rows."""
    fill(folder, 5)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_a_fresh_history_has_the_tables_that_the_migrations_make(tmp_path: Path) -> None:
    import alembic.autogenerate
    import alembic.command
    import alembic.config
    import alembic.migration

    (tmp_path / "fresh").mkdir()
    with history(tmp_path / "fresh") as fresh:
        migrated = sa.create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
        config = alembic.config.Config()
        config.set_main_option("script_location", str(SCHEMA.steps))
        config.set_main_option("path_separator", "os")
        with migrated.begin() as connection:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
        with migrated.connect() as connection:
            context = alembic.migration.MigrationContext.configure(connection)
            assert context.get_current_revision() == REVISION
            assert alembic.autogenerate.compare_metadata(context, METADATA) == []
        migrated.dispose()
        with contextlib.closing(sqlite3.connect(tmp_path / "migrated.db")) as driver:
            assert shape(driver) == shape(fresh.driver)
            versions = driver.execute("SELECT * FROM alembic_version").fetchall()
        assert versions == fresh.driver.execute("SELECT * FROM alembic_version").fetchall()


def test_no_column_has_an_awkward_name() -> None:
    for table in METADATA.tables.values():
        assert not {"row", "at"} & set(table.columns.keys())


def test_a_commit_is_on_the_disk_and_foreign_keys_hold(tmp_path: Path) -> None:
    with history(tmp_path) as database:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert database.driver.execute(f"PRAGMA {name}").fetchone() == (value,)
        assert database.driver.execute("PRAGMA busy_timeout").fetchone() == (50,)
        with pytest.raises(sa.exc.IntegrityError), database.transaction() as connection:
            rows.insert_answer(connection, answer(1))
        with database.reading() as connection:
            assert list(rows.stored_answers(connection)) == []


def test_an_answer_is_read_as_it_was_written(tmp_path: Path) -> None:
    fill(tmp_path, 9)
    with history(tmp_path) as database, database.reading() as connection:
        found = [stored.answer for stored in rows.stored_answers(connection)]
        assert found == [answer(number, skills=("a", f"b{number % 3}")) for number in range(9)]


def test_an_answer_without_skills_or_words_is_read_as_it_was_written(tmp_path: Path) -> None:
    bare = answer(1, skills=(), given=())
    with history(tmp_path) as database:
        with database.transaction() as connection:
            rows.insert_ruleset(connection, RULESET)
            assert rows.insert_answer(connection, bare)
            assert not rows.insert_answer(connection, bare)
        with database.reading() as connection:
            assert [stored.answer for stored in rows.stored_answers(connection)] == [bare]
        with pytest.raises(rows.OtherAnswerError), database.transaction() as connection:
            rows.insert_answer(connection, answer(1, skills=(), given=("stand",)))


def test_a_fresh_history_needs_no_alembic(tmp_path: Path) -> None:
    program = """
import pathlib, sys
from croupier_trainer.storage.database import open_history
folder = pathlib.Path(sys.argv[1])
for _ in range(2):
    open_history(folder / "history.db", folder / "backups").database.close()
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True, cwd=Path(__file__).parents[2])


def test_an_older_history_is_backed_up_and_migrated(tmp_path: Path) -> None:
    as_older_program_left_it(tmp_path)
    with history(tmp_path, with_next_step(tmp_path)) as database, database.reading() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0003"
        assert connection.exec_driver_sql("SELECT word FROM remarks").scalar() == "hello"
        assert [stored.number for stored in rows.stored_answers(connection) if stored.answer] == [1, 2, 3, 4, 5]
    with backups.opened_copy(tmp_path / "backups" / "before-0003-1.db") as copy:
        assert copy.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0002"
        assert sum(backups.bad_rows(copy)) == 0
        assert copy.scalar(sa.select(sa.func.count()).select_from(ANSWERS)) == 5


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    as_older_program_left_it(tmp_path)
    schema = with_next_step(tmp_path, last="raise RuntimeError('in the middle')")
    for _ in range(2):
        with pytest.raises(RuntimeError, match="in the middle"):
            open_history(tmp_path / "history.db", tmp_path / "backups", 50, schema)
    with history(tmp_path) as database, database.reading() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0002"
        assert "remark" not in {row[1] for row in connection.exec_driver_sql("PRAGMA table_info(answers)")}
        assert connection.exec_driver_sql("SELECT 1 FROM sqlite_master WHERE name = 'remarks'").scalar() is None
        assert sum(stored.answer is not None for stored in rows.stored_answers(connection)) == 5
    assert sorted(path.name for path in (tmp_path / "backups").iterdir()) == ["before-0003-1.db", "before-0003-2.db"]


@pytest.mark.parametrize(
    ("version", "kind"),
    [
        ("0003", Trouble.NEWER),
        ("00001", Trouble.NEWER),
        ("abc", Trouble.NEWER),
        ("0000", Trouble.UNREADABLE),
        (None, Trouble.UNREADABLE),
    ],
)
def test_a_history_of_no_known_version_is_refused_and_not_touched(
    tmp_path: Path, version: str | None, kind: Trouble
) -> None:
    fill(tmp_path, 3)
    path = tmp_path / "history.db"
    with contextlib.closing(sqlite3.connect(path)) as driver:
        if version is None:
            driver.execute("DROP TABLE alembic_version")
        else:
            driver.execute("UPDATE alembic_version SET version_num = ?", (version,))
        driver.commit()
    before = digest(path)
    with pytest.raises(problems.StorageError) as caught:
        open_history(path, tmp_path / "backups")
    assert caught.value.problem.kind is kind
    assert caught.value.problem.path == str(path)
    assert digest(path) == before


@pytest.mark.parametrize("content", [b"this is no database", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_kept_and_a_fresh_one_made(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(content)
    database, notice = open_history(path, tmp_path / "backups")
    database.close()
    assert notice is not None
    assert notice.kind is Trouble.DAMAGED
    assert notice.backup == ""
    assert Path(notice.path).read_bytes() == content
    with history(tmp_path) as again, again.reading() as connection:
        assert list(rows.stored_answers(connection)) == []


def test_a_file_cut_short_is_found_and_kept(tmp_path: Path) -> None:
    fill(tmp_path, 300)
    path = tmp_path / "history.db"
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2 // 4096 * 4096])
    database, notice = open_history(path, tmp_path / "backups")
    database.close()
    assert notice is not None
    assert notice.kind is Trouble.DAMAGED
    assert Path(notice.path).name == "history.damaged-1.db"


def test_what_sqlite_keeps_beside_a_damaged_file_goes_with_it(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(b"this is no database")
    (tmp_path / "history.db-wal").write_bytes(b"newer than the damage")
    database, notice = open_history(path, tmp_path / "backups")
    database.close()
    assert notice is not None
    assert (tmp_path / "history.damaged-1.db-wal").read_bytes() == b"newer than the damage"


def test_a_file_that_was_deleted_under_an_open_database_takes_no_commit(tmp_path: Path) -> None:
    fill(tmp_path, 2)
    with history(tmp_path) as database:
        (tmp_path / "history.db").unlink()
        with pytest.raises(problems.StorageError) as caught, database.transaction() as connection:
            rows.insert_answer(connection, answer(7))
        assert caught.value.problem.kind is Trouble.FOLDER_GONE
        assert database.is_readable


def test_a_file_that_is_deleted_before_the_commit_is_noticed_after_it(tmp_path: Path) -> None:
    fill(tmp_path, 2)
    with history(tmp_path) as database:
        with pytest.raises(problems.StorageError) as caught, database.transaction():
            (tmp_path / "history.db").unlink()
        assert caught.value.problem.kind is Trouble.FOLDER_GONE


def test_side_files_that_were_deleted_are_noticed(tmp_path: Path) -> None:
    fill(tmp_path, 2)
    for ending in ("-wal", "-shm"):
        with history(tmp_path) as database:
            (tmp_path / f"history.db{ending}").unlink()
            with pytest.raises(problems.StorageError) as caught, database.transaction():
                pass
            assert caught.value.problem.kind is Trouble.FOLDER_GONE
            assert database.is_readable
            assert database.leave()
    with history(tmp_path) as database:
        assert database.is_in_place


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(problems.StorageError) as caught:
        open_history(tmp_path / "gone" / "history.db", tmp_path / "gone" / "backups")
    assert caught.value.problem.kind is Trouble.FOLDER_GONE


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    with pytest.raises(problems.StorageError) as caught:
        open_history(tmp_path / "history.db", tmp_path / "backups")
    assert caught.value.problem.kind is Trouble.UNREADABLE


def test_a_name_that_is_an_address_to_sqlite(tmp_path: Path) -> None:
    folder = tmp_path / "50 % of ?mode=memory #1 é"
    folder.mkdir()
    fill(folder, 2)
    with history(folder) as database, database.reading() as connection:
        assert sum(1 for _ in rows.stored_answers(connection)) == 2
    assert (folder / "history.db").stat().st_size > 0
