"""What is earned is never taken away: whatever comes after, a stricter standard, a backup, another file."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest

from croupier_trainer.storage import backups, earning, rows
from croupier_trainer.storage.database import Database
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.mastery import WINDOW, Progress, standing
from croupier_trainer.training.ports import SkillRecord, StorageProblem, Trouble
from tests.storage.desk import RULESET, TARGETS_MS, Desk, answer
from tests.storage.test_backups import change, make_daily, names, restore
from tests.storage.test_database import history

SKILL = "bank-draw:5/4:choice"
TARGET_MS = TARGETS_MS["bank-draw"]


def good(number: int, **changes: object) -> Answer:
    return answer(number, confirm_ms=TARGET_MS, **changes)  # type: ignore[arg-type]


def wrong(number: int, **changes: object) -> Answer:
    return answer(number, right=False, given=("stand",), **changes)  # type: ignore[arg-type]


def records(desk: Desk) -> Mapping[str, SkillRecord]:
    found: Mapping[str, SkillRecord] = desk.asked(
        lambda done, failed: desk.history.latest_by_skill(WINDOW, done, failed)
    )
    return found


def progress(desk: Desk, target_ms: int = TARGET_MS) -> Progress:
    return standing(records(desk)[SKILL], target_ms).progress


def keep_all(desk: Desk, *answers: Answer) -> None:
    receipts = [desk.hand_in(each) for each in answers]
    desk.until(lambda: all(receipts))
    assert receipts == [[None]] * len(answers)


def fill(folder: Path, *answers: Answer) -> None:
    """A history written without a writer, that earned what its answers earn."""
    with history(folder) as database, database.transaction() as connection:
        rows.insert_ruleset(connection, RULESET)
        for each in answers:
            rows.insert_answer(connection, each)
            earning.earn(connection, each, TARGETS_MS, earning.earned_skills(connection))


def earned_at(folder: Path) -> list[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(folder / "history.db")) as driver:
        return driver.execute("SELECT skill, earned_at_utc FROM earned_skills ORDER BY skill").fetchall()


def test_what_is_earned_outlives_any_number_of_later_answers(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number) for number in range(9)))
    assert progress(desk) is Progress.LEARNING
    keep_all(desk, good(9))
    assert progress(desk) is Progress.MASTERED
    keep_all(desk, *(wrong(number) for number in range(10, 10 + 2 * WINDOW + 1)))
    assert progress(desk) is Progress.RUSTY
    assert len(records(desk)[SKILL].answers) == WINDOW
    desk.close()
    again = Desk(tmp_path / "data").start()
    assert progress(again) is Progress.RUSTY
    keep_all(again, *(good(number) for number in range(100, 100 + WINDOW)))
    assert progress(again) is Progress.MASTERED
    again.close()
    assert earned_at(tmp_path / "data") == [(SKILL, good(9).answered_at_utc)], "the moment stays the first"


def test_learn_mode_earns_nothing_and_crowds_nothing_out(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number, mode=Mode.LEARN) for number in range(40)))
    assert records(desk) == {SKILL: SkillRecord()}
    keep_all(desk, *(good(number) for number in range(40, 49)))
    keep_all(desk, *(good(number, mode=Mode.LEARN) for number in range(49, 110)))
    assert progress(desk) is Progress.LEARNING
    assert records(desk)[SKILL].answers == tuple(good(number) for number in range(40, 49))
    keep_all(desk, good(110))
    assert progress(desk) is Progress.MASTERED
    desk.close()


def test_a_stricter_standard_takes_nothing_away(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number) for number in range(10)))
    desk.close()
    stricter = {"bank-draw": TARGET_MS - 1}
    again = Desk(tmp_path / "data", targets_ms=stricter).start()
    assert progress(again, TARGET_MS - 1) is Progress.RUSTY
    again.close()


def test_a_standard_that_is_not_reached_earns_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data", targets_ms={"bank-draw": TARGET_MS - 1}).start()
    keep_all(desk, *(good(number) for number in range(10)))
    assert not records(desk)[SKILL].earned
    desk.close()


def test_it_is_the_last_thirty_that_earn(tmp_path: Path) -> None:
    """A good beginning of a window that was never looked at is none."""
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(wrong(number) for number in range(30)), *(good(number) for number in range(30, 56)))
    assert not records(desk)[SKILL].earned
    keep_all(desk, *(wrong(number) for number in range(56, 90)))
    assert not records(desk)[SKILL].earned
    desk.close()


def test_every_skill_of_an_answer_is_looked_at_by_the_time_of_its_own_drill(tmp_path: Path) -> None:
    skills = (SKILL, "points:2:carry-1", "roulette:red")
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number, skills=skills) for number in range(10)))
    assert {skill: record.earned for skill, record in records(desk).items()} == {
        SKILL: True,
        "points:2:carry-1": False,
        "roulette:red": False,
    }
    desk.close()


def test_an_answer_that_is_not_saved_earns_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data", busy_ms=1).start()
    keep_all(desk, *(good(number) for number in range(9)))
    with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as other:
        other.execute("BEGIN IMMEDIATE")
        receipt = desk.hand_in(good(9))
        desk.until(lambda: bool(receipt))
        other.rollback()
    assert earned_at(tmp_path / "data") == []
    desk.writer.retry()
    desk.until(lambda: receipt[-1] is None)
    assert earned_at(tmp_path / "data") == [(SKILL, good(9).answered_at_utc)]
    desk.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE earned_skills SET skill = 'bank-draw:5/4:draw'",
        "UPDATE earned_skills SET earned_at_utc = '2026'",
        "UPDATE earned_skills SET checksum = 'x'",
    ],
)
def test_a_row_that_was_changed_is_left_out_found_and_put_right_by_a_backup(tmp_path: Path, statement: str) -> None:
    fill(tmp_path, *(good(number) for number in range(10)))
    before = earned_at(tmp_path)
    make_daily(tmp_path)
    change(tmp_path / "history.db", statement)
    with history(tmp_path) as database:
        with database.reading() as connection:
            assert earning.earned_skills(connection) == set()
            assert sum(backups.bad_rows(connection)) == 1
        restore(database, tmp_path, "history-2026-11-30.db")
        with database.reading() as connection:
            assert sum(backups.bad_rows(connection)) == 0
    assert earned_at(tmp_path) == before
    assert "history.damaged-1.db" in names(tmp_path)


def test_a_backup_brings_what_was_earned_and_the_earlier_moment_stays(tmp_path: Path) -> None:
    other = "bank-draw:6/6:draw"
    fill(tmp_path, *(good(number, skills=(SKILL, other)) for number in range(10)))
    make_daily(tmp_path)
    (tmp_path / "history.db").unlink()
    later = tmp_path / "later"
    later.mkdir()
    fill(later, *(good(number) for number in range(100, 110)))
    with history(later) as database:
        shutil.copytree(tmp_path / "backups", later / "backups")
        restore(database, later, "history-2026-11-30.db")
    assert earned_at(later) == [(SKILL, good(9).answered_at_utc), (other, good(9).answered_at_utc)]


def test_what_a_backup_brought_is_known_to_the_writer(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    fill(tmp_path / "old", *(good(number) for number in range(10)), *(wrong(number) for number in range(10, 50)))
    desk = Desk(tmp_path / "data").start()
    desk.asked(lambda done, failed: desk.writer.restore(tmp_path / "old" / "history.db", done, failed))
    assert progress(desk) is Progress.RUSTY
    keep_all(desk, *(good(number) for number in range(100, 130)))
    desk.close()
    assert earned_at(tmp_path / "data") == [(SKILL, good(9).answered_at_utc)]


def test_what_a_backup_brings_does_not_come_before_what_was_answered_since(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    fill(tmp_path / "old", *(wrong(number) for number in range(40)))
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number) for number in range(100, 130)))
    desk.asked(lambda done, failed: desk.writer.restore(tmp_path / "old" / "history.db", done, failed))
    assert records(desk)[SKILL].answers == tuple(good(number) for number in range(100, 130))
    keep_all(desk, wrong(130))
    assert records(desk)[SKILL].answers == (*(good(number) for number in range(101, 130)), wrong(130))
    desk.close()


def test_what_was_earned_in_a_file_that_vanished_is_brought_over(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number) for number in range(10)))
    # At one blow: the day's backup may just be written into it, and a folder that fills cannot be emptied.
    shutil.rmtree(desk.folder.path.rename(tmp_path / "gone"), ignore_errors=True)
    receipt = desk.hand_in(wrong(10))
    desk.until(lambda: bool(receipt))
    desk.writer.retry()
    desk.until(lambda: receipt[-1] is None)
    keep_all(desk, *(wrong(number) for number in range(11, 80)))
    assert progress(desk) is Progress.RUSTY
    desk.close()


def test_what_was_earned_in_a_file_that_is_gone_for_good_is_earned_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer forgets what it knew of the old file: skills, and rulesets that every answer needs."""
    desk = Desk(tmp_path / "data").start()
    keep_all(desk, *(good(number) for number in range(10)))
    desk.folder.history_file.unlink()
    monkeypatch.setattr(Database, "is_readable", property(lambda _: False))
    receipt = desk.hand_in(good(10))
    desk.until(lambda: bool(receipt))
    assert isinstance(receipt[0], StorageProblem)
    assert receipt[0].kind is Trouble.FOLDER_GONE
    for ending in ("-wal", "-shm"):
        desk.folder.history_file.with_name(f"history.db{ending}").unlink(missing_ok=True)
    desk.writer.retry()
    desk.until(lambda: receipt[-1] is None)
    keep_all(desk, *(good(number) for number in range(11, 20)))
    found: object = desk.asked(lambda done, failed: desk.history.ruleset(RULESET.fingerprint, done, failed))
    assert found == RULESET
    desk.close()
    assert earned_at(tmp_path / "data") == [(SKILL, good(19).answered_at_utc)]
