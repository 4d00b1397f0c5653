"""Backups that can be trusted, and what they give back."""

from __future__ import annotations

import contextlib
import datetime
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from croupier_trainer.storage import backups, problems, rows
from croupier_trainer.storage.database import Database, open_history
from croupier_trainer.training.ports import Trouble
from tests.conftest import Watch
from tests.storage.desk import RULESET, START, answer
from tests.storage.test_database import fill, history

TODAY = START.date()


def make_daily(folder: Path, today: datetime.date = TODAY) -> None:
    with history(folder) as database:
        for _ in backups.daily(database.driver, folder / "backups", today):
            pass


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def change(path: Path, statement: str) -> None:
    """Change a history behind its back."""
    with contextlib.closing(sqlite3.connect(path)) as driver:
        assert driver.execute(statement).rowcount == 1
        driver.commit()


def restore(database: Database, folder: Path, name: str) -> backups.TakenBack:
    with database.transaction() as connection:
        return backups.restore(database.driver, connection, folder / "backups" / name, folder / "history.db")


def test_one_backup_a_day_and_the_newest_seven(tmp_path: Path) -> None:
    fill(tmp_path, 5)
    for day in range(9):
        make_daily(tmp_path, TODAY + datetime.timedelta(days=day))
    first = (tmp_path / "backups" / "history-2026-12-08.db").stat()
    make_daily(tmp_path, TODAY + datetime.timedelta(days=8))
    assert names(tmp_path / "backups") == [f"history-2026-12-0{day}.db" for day in range(2, 9)]
    assert (tmp_path / "backups" / "history-2026-12-08.db").stat().st_mtime_ns == first.st_mtime_ns


def test_an_empty_history_has_no_backup(tmp_path: Path) -> None:
    make_daily(tmp_path)
    assert not (tmp_path / "backups").exists()


def test_a_backup_left_half_way_leaves_nothing(tmp_path: Path) -> None:
    fill(tmp_path, 450)
    with history(tmp_path) as database:
        work = backups.daily(database.driver, tmp_path / "backups", TODAY)
        for _ in range(3):
            next(work)
        assert names(tmp_path / "backups") == ["history-2026-11-30.db.new"]
        work.close()
    assert names(tmp_path / "backups") == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE answers SET is_right = 0 WHERE number = 3",
        "UPDATE answers SET given = '[\"stand\"]' WHERE number = 3",
        "UPDATE answers SET given = 'no JSON' WHERE number = 3",
        "UPDATE answers SET mode = 'dream' WHERE number = 3",
        "UPDATE answers SET seed = -5 WHERE number = 3",
        "UPDATE answers SET aimed = 'bank-draw:5/4:choice' WHERE number = 3",
        "UPDATE answers SET turn = 1 WHERE number = 3",
        "UPDATE answers SET turn = -1 WHERE number = 3",
        "UPDATE answers SET checksum = 'x' WHERE number = 3",
        "UPDATE answer_skills SET skill = 'c' WHERE answer_number = 3 AND place = 0",
        "DELETE FROM answer_skills WHERE answer_number = 3 AND place = 1",
        "UPDATE answer_skills SET answer_number = 99 WHERE answer_number = 3 AND place = 1",
        "UPDATE rulesets SET data = replace(data, 'draw', 'stand')",
    ],
)
def test_a_row_that_was_changed_is_no_good_backup(tmp_path: Path, statement: str) -> None:
    fill(tmp_path, 5)
    make_daily(tmp_path)
    change(tmp_path / "history.db", statement)
    with pytest.raises(backups.BadRowsError) as caught:
        make_daily(tmp_path, TODAY + datetime.timedelta(days=1))
    assert caught.value.bad == 1
    assert names(tmp_path / "backups") == ["history-2026-11-30.db"]
    assert backups.last_good(tmp_path / "backups") == tmp_path / "backups" / "history-2026-11-30.db"
    with history(tmp_path) as database:
        restore(database, tmp_path, "history-2026-11-30.db")
        with database.reading() as connection:
            found = {stored.answer for stored in rows.stored_answers(connection)}
            assert found == {answer(number, skills=("a", f"b{number % 3}")) for number in range(5)}
            assert sum(backups.bad_rows(connection)) == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "history.damaged-1.db")) as kept:
        assert kept.execute("SELECT count(*) FROM answers").fetchone() == (5,)
    make_daily(tmp_path, TODAY + datetime.timedelta(days=1))


def test_bad_rows_that_no_backup_has_are_taken_out_and_kept_aside(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    make_daily(tmp_path)
    fill(tmp_path, 5)
    change(tmp_path / "history.db", "UPDATE answers SET is_right = 0 WHERE number = 5")
    with history(tmp_path) as database:
        assert restore(database, tmp_path, "history-2026-11-30.db").answers == 0
        with database.reading() as connection:
            assert [stored.number for stored in rows.stored_answers(connection)] == [1, 2, 3, 4]
            assert sum(backups.bad_rows(connection)) == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "history.damaged-1.db")) as kept:
        assert kept.execute("SELECT number FROM answers WHERE is_right = 0").fetchone() == (5,)


def test_a_damaged_backup_is_passed_over_for_an_older_good_one(tmp_path: Path, log_records: Watch) -> None:
    fill(tmp_path, 5)
    for day in range(3):
        make_daily(tmp_path, TODAY + datetime.timedelta(days=day))
    change(tmp_path / "backups" / "history-2026-12-01.db", "UPDATE answers SET is_right = 0 WHERE number = 5")
    (tmp_path / "backups" / "history-2026-12-02.db").write_bytes(b"no database")
    log_records.expect("history-2026-12-02.db cannot be read")
    log_records.expect("history-2026-12-01.db has 1 bad rows")
    assert backups.last_good(tmp_path / "backups") == tmp_path / "backups" / "history-2026-11-30.db"


def test_a_damaged_history_offers_the_backup_and_takes_it_back_beside_new_answers(tmp_path: Path) -> None:
    fill(tmp_path, 5)
    make_daily(tmp_path)
    (tmp_path / "history.db").write_bytes(b"no database")
    database, notice = open_history(tmp_path / "history.db", tmp_path / "backups")
    assert notice is not None
    assert notice.backup == str(tmp_path / "backups" / "history-2026-11-30.db")
    with database.transaction() as connection:
        rows.insert_ruleset(connection, RULESET)
        rows.insert_answer(connection, answer(77))
    assert restore(database, tmp_path, "history-2026-11-30.db") == backups.TakenBack(5, 0)
    assert restore(database, tmp_path, "history-2026-11-30.db") == backups.TakenBack(0, 0)
    with database.reading() as connection:
        assert [stored.id[-2:] for stored in rows.stored_answers(connection)] == ["00", "01", "02", "03", "04", "4d"]
        assert all(stored.answer for stored in rows.stored_answers(connection))
        assert sum(backups.bad_rows(connection)) == 0
    database.close()


@pytest.mark.parametrize("lost", ["missing", "empty"])
def test_a_lost_history_is_noticed_by_its_backup(tmp_path: Path, lost: str) -> None:
    fill(tmp_path, 5)
    make_daily(tmp_path)
    (tmp_path / "history.db").unlink()
    if lost == "empty":
        (tmp_path / "history.db").touch()
    database, notice = open_history(tmp_path / "history.db", tmp_path / "backups")
    database.close()
    assert notice is not None
    assert notice.kind is Trouble.LOST
    assert notice.backup == str(tmp_path / "backups" / "history-2026-11-30.db")


def test_a_history_without_answers_is_noticed_by_its_backup(tmp_path: Path) -> None:
    """As it is when the program was killed between making a new file and bringing the answers over."""
    fill(tmp_path, 5)
    make_daily(tmp_path)
    (tmp_path / "history.db").unlink()
    for _ in range(2):
        database, notice = open_history(tmp_path / "history.db", tmp_path / "backups")
        database.close()
        assert notice is not None
        assert notice.kind is Trouble.LOST
        assert notice.backup.endswith("history-2026-11-30.db")


def test_no_flipped_byte_is_ever_read_as_an_answer(tmp_path: Path) -> None:
    """Every byte flipped is found by SQLite or by a checksum, or changes no answer."""
    fill(tmp_path, 60)
    make_daily(tmp_path)
    good = (tmp_path / "backups" / "history-2026-11-30.db").read_bytes()
    written = {answer(number, skills=("a", f"b{number % 3}")) for number in range(60)}
    chance = random.Random(1)
    broken = tmp_path / "broken.db"
    found_by_sum = found_by_sqlite = 0
    for _ in range(150):
        content = bytearray(good)
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        broken.write_bytes(content)
        try:
            with backups.opened_copy(broken) as connection:
                bad = sum(backups.bad_rows(connection))
                answers = [stored.answer for stored in rows.stored_answers(connection)]
        except problems.StorageError:
            found_by_sqlite += 1
            continue
        assert {entry for entry in answers if entry is not None} <= written
        if bad:
            found_by_sum += 1
        else:
            assert len(answers) == len(written)
    assert found_by_sum > 30
    assert found_by_sqlite > 0


def test_a_copy_needs_no_side_files(tmp_path: Path) -> None:
    fill(tmp_path, 5)
    make_daily(tmp_path)
    carried = tmp_path / "stick"
    carried.mkdir()
    shutil.copy(tmp_path / "backups" / "history-2026-11-30.db", carried)
    with backups.opened_copy(carried / "history-2026-11-30.db") as connection:
        assert sum(1 for _ in rows.stored_answers(connection)) == 5
    assert names(carried) == ["history-2026-11-30.db"]
