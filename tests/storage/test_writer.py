"""The writer: saved means on the disk, nothing is lost, and every trouble is told."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage import backups, rows
from croupier_trainer.storage.database import Database
from croupier_trainer.storage.history import History
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.ports import AnswerHistory, AnswerKeeper, StorageProblem, Trouble
from tests.conftest import Watch
from tests.rules.shipped import shipped
from tests.storage.desk import RULESET, Desk, answer
from tests.storage.test_folders import second_program

ROOT = Path(__file__).parents[2]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "data")
    yield made
    made.close()


def kind(problem: StorageProblem | None) -> Trouble | None:
    return None if problem is None else problem.kind


def kinds(receipt: list[StorageProblem | None]) -> list[Trouble | None]:
    return [kind(problem) for problem in receipt]


def retry_until_saved(desk: Desk, *receipts: list[StorageProblem | None]) -> None:
    desk.writer.retry()
    desk.until(lambda: all(receipt and receipt[-1] is None for receipt in receipts))


def kept_ruleset(desk: Desk, fingerprint: str) -> Ruleset | None:
    found: Ruleset | None = desk.asked(lambda done, failed: desk.history.ruleset(fingerprint, done, failed))
    return found


def saved(path: Path) -> list[int]:
    """The numbers of the answers in a history, in the order saved."""
    with contextlib.closing(sqlite3.connect(path / "history.db")) as driver:
        return [int(id_, 16) for (id_,) in driver.execute("SELECT id FROM answers ORDER BY number")]


def test_it_fits_the_ports(desk: Desk) -> None:
    keeper: AnswerKeeper = desk.writer
    history: AnswerHistory = desk.history
    assert (keeper.waiting, type(history)) == (0, History)


def test_answers_wait_for_the_start_and_come_back_as_they_were(desk: Desk) -> None:
    receipts = [desk.hand_in(answer(number)) for number in range(5)]
    assert desk.writer.waiting == 5
    desk.start()
    desk.until(lambda: all(receipts))
    assert receipts == [[None]] * 5
    assert desk.writer.waiting == 0
    assert desk.all_answers() == tuple(answer(number) for number in range(5))
    assert desk.reports == []


def test_the_same_answer_twice_is_kept_once(desk: Desk) -> None:
    desk.start()
    assert desk.keep(answer(1)) is None
    assert desk.keep(answer(1)) is None
    assert desk.all_answers() == (answer(1),)


def test_closing_saves_what_was_handed_in(desk: Desk) -> None:
    desk.start()
    receipts = [desk.hand_in(answer(number)) for number in range(60)]
    assert desk.close() == 0
    assert receipts == [[None]] * 60
    assert saved(desk.folder.path) == list(range(60))
    assert not (desk.folder.path / "history.db-wal").exists()


def test_closing_before_the_start_saves_too(desk: Desk) -> None:
    receipt = desk.hand_in(answer(1))
    assert desk.close() == 0
    assert receipt == [None]


def test_the_ruleset_is_kept_with_its_answers(desk: Desk) -> None:
    other = shipped("koenigsspiel")
    desk.start()
    desk.keep(answer(1))
    desk.keep(answer(2, ruleset=other), other)
    for ruleset in (RULESET, other):
        assert kept_ruleset(desk, ruleset.fingerprint) == ruleset
    assert kept_ruleset(desk, "0" * 16) is None
    with pytest.raises(ValueError, match="another ruleset"):
        desk.writer.keep(answer(3), other, lambda _: None)


def test_every_answer_called_saved_outlives_a_killed_program(tmp_path: Path) -> None:
    path = tmp_path / "data"
    for count in (1, 40, 150):
        with subprocess.Popen(
            [sys.executable, "-m", "tests.storage.keep_until_killed", str(path)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            told = [int(process.stdout.readline()) for _ in range(count)]
            process.send_signal(signal.SIGKILL)
            told += [int(line) for line in process.stdout if line.endswith("\n")]
        assert process.returncode == -signal.SIGKILL
        assert set(told) <= set(saved(path))
        desk = Desk(path).start()
        for found in desk.all_answers():
            assert found == answer(int(found.id, 16), skills=("a", "b"))
        assert desk.close() == 0
        assert desk.reports == []


def test_a_held_file_is_waited_for_in_order(desk: Desk) -> None:
    desk.start()
    desk.keep(answer(0))
    with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as other:
        other.execute("BEGIN IMMEDIATE")
        first = desk.hand_in(answer(1))
        desk.until(lambda: bool(first))
        second = desk.hand_in(answer(2))
        desk.until(lambda: bool(second))
        desk.writer.retry()
        assert desk.all_answers() == (answer(0),)
        assert (kinds(first), kinds(second)) == ([Trouble.LOCKED], [Trouble.LOCKED])
        assert desk.writer.waiting == 2
        other.rollback()
    third = desk.hand_in(answer(3))
    desk.until(lambda: bool(third))
    assert (kinds(first), kinds(second), kinds(third)) == ([Trouble.LOCKED, None], [Trouble.LOCKED, None], [None])
    assert desk.all_answers() == tuple(answer(number) for number in range(4))


def test_a_full_disk_is_told_and_waited_for(desk: Desk) -> None:
    desk.start()
    desk.keep(answer(0))

    def set_pages(count: int) -> None:
        desk.asked(
            lambda done, failed: desk.writer.ask(
                lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {count}").scalar(), done, failed
            )
        )

    set_pages(1)  # SQLite takes the pages that there are
    receipts: list[list[StorageProblem | None]] = []
    for number in range(1, 200):
        receipts.append(desk.hand_in(answer(number, given=("draw",) * 50)))
        desk.until(lambda: bool(receipts[-1]))
        if receipts[-1] != [None]:
            break
    assert kinds(receipts[-1]) == [Trouble.DISK_FULL]
    assert desk.writer.waiting == 1
    set_pages(100_000)
    retry_until_saved(desk, receipts[-1])
    assert saved(desk.folder.path) == list(range(len(receipts) + 1))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of 400 KiB."""
    if os.name == "nt" or os.geteuid() != 0:
        pytest.skip("a small disk can only be made by root")
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", disk], check=False).returncode:
        pytest.skip("nothing can be mounted here")
    yield disk
    subprocess.run(["umount", disk], check=True)


def test_a_really_full_disk(small_disk: Path) -> None:
    desk = Desk(small_disk / "data").start()
    desk.keep(answer(0))
    ballast = fill_up(small_disk)
    receipts: list[list[StorageProblem | None]] = []
    while not receipts or receipts[-1] == [None]:
        receipts.append(desk.hand_in(answer(len(receipts) + 1)))
        desk.until(lambda: bool(receipts[-1]))
    assert kinds(receipts[-1]) == [Trouble.DISK_FULL]
    ballast.unlink()
    retry_until_saved(desk, receipts[-1])
    assert desk.close() == 0
    assert saved(small_disk / "data") == list(range(len(receipts) + 1))
    assert [report.kind for report in desk.reports] in ([], [Trouble.DISK_FULL])  # the daily backup


def fill_up(disk: Path) -> Path:
    """Write until nothing more can be written; the file that is in the way."""
    ballast = disk / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 512)
    return ballast


@pytest.mark.parametrize("is_new", [True, False])
def test_a_disk_that_is_full_from_the_start(small_disk: Path, is_new: bool) -> None:
    if not is_new:
        desk = Desk(small_disk / "data").start()
        desk.keep(answer(0))
        desk.close()
    ballast = fill_up(small_disk)
    desk = Desk(small_disk / "data").start()
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert {report.kind for report in desk.reports} <= {Trouble.DISK_FULL}
    assert kinds(receipt) == [Trouble.DISK_FULL]
    ballast.unlink()
    retry_until_saved(desk, receipt)
    assert desk.close() == 0


def test_a_full_disk_says_before_the_end_how_many_answers_would_be_lost(small_disk: Path, log_records: Watch) -> None:
    log_records.expect("2 answers cannot be put into the file")
    desk = Desk(small_disk / "data").start()
    desk.keep(answer(0))
    ballast = fill_up(small_disk)
    number = 0
    while desk.writer.waiting < 2:
        number += 1
        receipt = desk.hand_in(answer(number))
        desk.until(lambda receipt=receipt: bool(receipt))  # type: ignore[misc]
    assert desk.writer.secure() == 2
    ballast.write_bytes(b"")
    assert desk.writer.secure() == 0
    assert desk.writer.waiting == 0
    assert desk.close() == 0
    assert saved(small_disk / "data") == list(range(number + 1))


def test_what_is_in_the_file_for_the_next_start_is_not_lost_and_the_file_goes_when_it_is_saved(desk: Desk) -> None:
    desk.start()
    desk.keep(answer(0))
    with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as other:
        other.execute("BEGIN IMMEDIATE")
        receipts = [desk.hand_in(answer(number)) for number in (1, 2)]
        assert desk.writer.secure() == 0
        assert desk.writer.waiting == 2
        assert desk.folder.unsaved_file.exists()
        other.rollback()
    retry_until_saved(desk, *receipts)
    assert desk.all_answers() == tuple(answer(number) for number in range(3))
    assert not desk.folder.unsaved_file.exists()


def test_answers_in_the_file_are_not_taken_twice(desk: Desk) -> None:
    """The history cannot be opened from the start: the file is written before it was ever read."""
    desk.folder.hold()
    desk.folder.history_file.mkdir()
    desk.start()
    receipt = desk.hand_in(answer(1))
    assert desk.writer.secure() == 0
    desk.folder.history_file.rmdir()
    retry_until_saved(desk, receipt)
    assert desk.writer.waiting == 0
    assert desk.all_answers() == (answer(1),)
    assert not desk.folder.unsaved_file.exists()


def test_a_disk_that_may_only_be_read(small_disk: Path) -> None:
    desk = Desk(small_disk / "data").start()
    desk.keep(answer(0))
    desk.close()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    desk = Desk(small_disk / "data").start()
    desk.until(lambda: bool(desk.reports))
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert [report.kind for report in desk.reports] == [Trouble.READ_ONLY]
    assert kinds(receipt) == [Trouble.READ_ONLY]
    subprocess.run(["mount", "-o", "remount,rw", small_disk], check=True)
    retry_until_saved(desk, receipt)
    assert desk.close() == 0
    assert saved(small_disk / "data") == [0, 1]


def test_a_folder_that_may_not_be_written(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    desk.start()
    desk.until(lambda: bool(desk.reports))
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert [report.kind for report in desk.reports] == [Trouble.READ_ONLY]
    assert kinds(receipt) == [Trouble.READ_ONLY]
    monkeypatch.undo()
    retry_until_saved(desk, receipt)
    assert desk.all_answers() == (answer(1),)


def test_a_file_that_may_not_be_written(desk: Desk) -> None:
    desk.start()
    desk.keep(answer(0))
    desk.asked(
        lambda done, failed: desk.writer.ask(
            lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON").rowcount, done, failed
        )
    )
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert kinds(receipt) == [Trouble.READ_ONLY]
    retry_until_saved(desk, receipt)  # the file is opened anew
    assert saved(desk.folder.path) == [0, 1]


def test_a_file_in_place_of_the_folder(desk: Desk) -> None:
    desk.folder.path.write_text("not a folder")
    desk.start()
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert kinds(receipt) == [Trouble.NO_FOLDER]
    assert [report.kind for report in desk.reports] == [Trouble.NO_FOLDER]
    desk.folder.path.unlink()
    retry_until_saved(desk, receipt)


def test_a_second_program(desk: Desk) -> None:
    with second_program(desk.folder.path) as process:
        desk.start()
        receipt = desk.hand_in(answer(1))
        desk.until(lambda: bool(receipt))
        assert kinds(receipt) == [Trouble.SECOND_PROGRAM]
        process.kill()
        process.wait()
        retry_until_saved(desk, receipt)
    assert desk.all_answers() == (answer(1),)


def test_a_folder_that_vanishes_takes_nothing_with_it(desk: Desk, tmp_path: Path) -> None:
    """The deleted file is still open: what was committed into it is brought into the new one."""
    desk.start()
    for number in range(5):
        desk.keep(answer(number))
    # At one blow: the day's backup may just be written into it, and a folder that fills cannot be emptied.
    shutil.rmtree(desk.folder.path.rename(tmp_path / "gone"), ignore_errors=True)
    receipt = desk.hand_in(answer(5))
    desk.until(lambda: bool(receipt))
    assert kinds(receipt) == [Trouble.FOLDER_GONE]
    retry_until_saved(desk, receipt)
    assert desk.keep(answer(6)) is None
    assert sorted(saved(desk.folder.path)) == list(range(7))
    assert desk.folder.is_held
    assert desk.reports == []


def test_a_folder_that_was_moved_away_and_comes_back(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.keep(answer(0))
    desk.folder.path.rename(tmp_path / "elsewhere")
    desk.folder.path.write_text("in the way")
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    desk.writer.retry()
    assert kinds(receipt) == [Trouble.FOLDER_GONE]
    desk.folder.path.unlink()
    (tmp_path / "elsewhere").rename(desk.folder.path)
    retry_until_saved(desk, receipt)
    assert saved(desk.folder.path) == [0, 1]


def test_a_disk_that_vanishes_is_not_replaced_by_a_folder(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start()
    desk.keep(answer(0))
    desk.folder.path.rename(tmp_path / "unplugged")
    monkeypatch.setattr(Database, "is_readable", property(lambda _: False))
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    failed: list[StorageProblem] = []
    desk.history.answers_since("", lambda _: None, failed.append)
    desk.until(lambda: bool(failed))
    assert (kinds(receipt), kind(failed[0])) == ([Trouble.FOLDER_GONE], Trouble.FOLDER_GONE)
    assert not desk.folder.path.exists()
    (tmp_path / "unplugged").rename(desk.folder.path)
    retry_until_saved(desk, receipt)
    assert saved(desk.folder.path) == [0, 1]


@pytest.mark.parametrize("is_all_removed", [True, False])
def test_a_file_that_is_replaced_is_added_to(desk: Desk, tmp_path: Path, is_all_removed: bool) -> None:
    before = Desk(tmp_path / "before").start()
    before.keep(answer(100))
    before.close()
    desk.start()
    desk.keep(answer(0))
    shutil.copy(tmp_path / "before" / "history.db", tmp_path / "copy.db")
    (tmp_path / "copy.db").replace(desk.folder.history_file)
    if is_all_removed:
        for ending in ("-wal", "-shm"):
            desk.folder.history_file.with_name(f"history.db{ending}").unlink()
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    retry_until_saved(desk, receipt)
    assert saved(desk.folder.path) == [0, 1, 100]


def with_backup(path: Path, count: int) -> Path:
    """A history of so many answers, all of them in its backup, which is given."""
    desk = Desk(path).start()
    for number in range(count):
        desk.keep(answer(number))
    backup = path / "backups" / "history-2026-11-30.db"
    while not backup.exists():
        desk.all_answers()
    desk.close()
    shutil.copy(path / "history.db", backup)
    return backup


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes and replaces no file that is open")
@pytest.mark.parametrize("kept_beside", [True, False])
def test_a_file_that_is_deleted_while_in_use_is_made_again_with_all_answers(desk: Desk, kept_beside: bool) -> None:
    with_backup(desk.folder.path, 40)
    desk.start()
    desk.keep(answer(40))
    desk.keep(answer(41))
    desk.folder.history_file.unlink()
    if not kept_beside:
        for ending in ("-wal", "-shm"):
            desk.folder.history_file.with_name(f"history.db{ending}").unlink()
    retry_until_saved(desk, *[desk.hand_in(answer(number)) for number in range(42, 46)])
    assert {int(found.id, 16) for found in desk.all_answers()} == set(range(46))
    assert desk.reports == []
    # What is saved from now on outlives a killed program: it is in the new files, and these are in their place.
    copy = desk.folder.path / "copy"
    copy.mkdir()
    for ending in ("", "-wal", "-shm"):
        shutil.copy(desk.folder.path / f"history.db{ending}", copy)
    assert set(saved(copy)) == set(range(46))
    shutil.rmtree(copy)
    assert desk.close() == 0
    assert sorted(saved(desk.folder.path)) == list(range(46))
    assert {file.name for file in desk.folder.path.iterdir()} == {"backups", "history.db", "lock"}


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes and replaces no file that is open")
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_what_is_deleted_just_before_the_end_is_made_again(desk: Desk, ending: str) -> None:
    desk.start()
    for number in range(3):
        desk.keep(answer(number))
    desk.folder.history_file.with_name(f"history.db{ending}").unlink()
    assert desk.close() == 0
    assert saved(desk.folder.path) == [0, 1, 2]


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes and replaces no file that is open")
def test_a_deleted_file_that_cannot_be_brought_over_is_told_with_its_backup(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = with_backup(desk.folder.path, 10)
    desk.start()
    desk.keep(answer(10))
    desk.folder.history_file.unlink()
    real = backups.take_back

    def fail(_source: sa.Connection, _target: sa.Connection) -> backups.TakenBack:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    monkeypatch.setattr(backups, "take_back", fail)
    receipt = desk.hand_in(answer(11))
    desk.until(lambda: bool(receipt))
    retry_until_saved(desk, receipt)
    desk.until(lambda: bool(desk.reports))
    monkeypatch.setattr(backups, "take_back", real)
    assert [(report.kind, report.backup) for report in desk.reports] == [(Trouble.LOST, str(backup))]
    assert desk.asked(lambda done, failed: desk.writer.restore(backup, done, failed)) == 10
    assert {int(found.id, 16) for found in desk.all_answers()} == {*range(10), 11}


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes and replaces no file that is open")
def test_a_file_that_is_emptied_while_in_use_is_noticed_with_the_next_answer(desk: Desk) -> None:
    backup = with_backup(desk.folder.path, 300)
    desk.start()
    desk.keep(answer(300))
    os.truncate(desk.folder.history_file, 0)
    receipt = desk.hand_in(answer(301))
    desk.until(lambda: bool(receipt))
    retry_until_saved(desk, receipt)
    assert answer(301) in desk.all_answers()
    if desk.reports:
        assert {report.backup for report in desk.reports} == {str(backup)}
        desk.asked(lambda done, failed: desk.writer.restore(backup, done, failed))
    assert {int(found.id, 16) for found in desk.all_answers()} >= {*range(300), 301}


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes and replaces no file that is open")
def test_side_files_that_are_deleted_lose_nothing(desk: Desk) -> None:
    desk.start()
    desk.keep(answer(0))
    for number, ending in enumerate(("-wal", "-shm", "-wal"), start=1):
        desk.folder.history_file.with_name(f"history.db{ending}").unlink()
        retry_until_saved(desk, desk.hand_in(answer(number)))
        copy = desk.folder.path.parent / f"killed-{number}"
        shutil.copytree(desk.folder.path, copy)
        assert saved(copy) == list(range(number + 1))
    assert desk.reports == []


def test_what_could_not_be_saved_waits_for_the_next_start(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.keep(answer(0))
    for close_again in (False, True):
        with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as other:
            other.execute("BEGIN IMMEDIATE")
            if close_again:
                desk = Desk(desk.folder.path).start()
                desk.hand_in(answer(3))
            else:
                desk.hand_in(answer(1))
                desk.hand_in(answer(2))
            assert desk.close() == (3 if close_again else 2)
            other.rollback()
    assert saved(desk.folder.path) == [0]
    desk = Desk(desk.folder.path).start()
    assert desk.all_answers() == tuple(answer(number) for number in range(4))
    assert desk.writer.waiting == 0
    assert not desk.folder.unsaved_file.exists()
    desk.close()
    assert saved(desk.folder.path) == [0, 1, 2, 3]


def test_a_newer_history_is_left_alone_and_answers_wait_in_their_file(desk: Desk) -> None:
    desk.start()
    desk.keep(answer(0))
    desk.close()
    with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as driver:
        driver.execute("UPDATE alembic_version SET version_num = '0003'")
        driver.commit()
    before = desk.folder.history_file.read_bytes()
    newer = Desk(desk.folder.path).start()
    receipt = newer.hand_in(answer(1))
    newer.until(lambda: bool(receipt))
    assert kinds(receipt) == [Trouble.NEWER]
    assert [report.kind for report in newer.reports] == [Trouble.NEWER]
    assert newer.close() == 1
    assert desk.folder.history_file.read_bytes() == before
    assert desk.folder.unsaved_file.exists()


def test_a_damaged_history_is_told_and_the_backup_taken_back(desk: Desk) -> None:
    desk.start()
    for number in range(4):
        desk.keep(answer(number))
    backup = desk.folder.backups / "history-2026-11-30.db"
    while not backup.exists():
        desk.all_answers()
    desk.close()
    # The backup was begun with the first answer; one of a later day has them all.
    shutil.copy(desk.folder.history_file, backup)
    desk.folder.history_file.write_bytes(b"no database")

    again = Desk(desk.folder.path).start()
    assert again.keep(answer(50)) is None
    assert [report.kind for report in again.reports] == [Trouble.DAMAGED]
    assert Path(again.reports[0].path).read_bytes() == b"no database"
    assert again.reports[0].backup == str(backup)
    offered = Path(again.reports[0].backup)
    assert again.asked(lambda done, failed: again.writer.restore(offered, done, failed)) == 4
    assert {int(found.id, 16) for found in again.all_answers()} == {0, 1, 2, 3, 50}
    again.close()


def test_changed_rows_are_told_when_the_backup_is_made_and_are_left_out(desk: Desk) -> None:
    desk.start()
    for number in range(4):
        desk.keep(answer(number))
    desk.close()
    shutil.rmtree(desk.folder.backups, ignore_errors=True)
    with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as driver:
        driver.execute("UPDATE answers SET is_right = 0 WHERE number = 2")
        driver.commit()
    again = Desk(desk.folder.path).start()
    again.until(lambda: bool(again.reports))
    assert (again.reports[0].kind, again.reports[0].path) == (Trouble.BAD_ROWS, str(desk.folder.history_file))
    assert again.reports[0].detail == "1 rows are not what was written"
    assert again.all_answers() == (answer(0), answer(2), answer(3))
    again.close()


def test_changed_rows_are_told_at_the_next_start_though_there_is_todays_backup(desk: Desk) -> None:
    backup = with_backup(desk.folder.path, 10)
    with contextlib.closing(sqlite3.connect(desk.folder.history_file)) as driver:
        driver.execute("UPDATE answers SET is_right = 0 WHERE number = 2")
        driver.commit()
    desk.start()
    desk.until(lambda: bool(desk.reports))
    assert (desk.reports[0].kind, desk.reports[0].backup) == (Trouble.BAD_ROWS, str(backup))
    assert desk.asked(lambda done, failed: desk.writer.restore(backup, done, failed)) == 1
    assert len(desk.all_answers()) == 10


def test_a_backup_that_cannot_be_read_is_told(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    (tmp_path / "b.db").write_bytes(b"no database")
    failed: list[StorageProblem] = []
    desk.writer.restore(tmp_path / "b.db", lambda _: None, failed.append)
    desk.until(lambda: bool(failed))
    assert (failed[0].kind, failed[0].path) == (Trouble.DAMAGED, str(tmp_path / "b.db"))
    assert desk.keep(answer(1)) is None


def test_an_answer_with_a_taken_id_holds_up_no_other(desk: Desk, log_records: Watch) -> None:
    log_records.expect("not saved: .*stand")
    desk.start()
    assert desk.keep(answer(1)) is None
    assert kind(desk.keep(answer(1, given=("stand",)))) is Trouble.FAULT
    assert desk.keep(answer(2)) is None
    assert desk.all_answers() == (answer(1), answer(2))
    assert desk.writer.waiting == 0


def test_a_faulty_question_is_told_and_the_next_is_answered(desk: Desk, log_records: Watch) -> None:
    log_records.expect("a question to the history failed")
    desk.start()
    failed: list[StorageProblem] = []
    desk.writer.ask(lambda connection: connection.execute(sa.text("SELECT nonsense")), lambda _: None, failed.append)
    desk.until(lambda: bool(failed))
    assert failed[0].kind is Trouble.FAULT
    assert desk.all_answers() == ()


def test_a_history_that_cannot_be_opened_for_a_fault_of_ours(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, log_records: Watch
) -> None:
    log_records.expect("the history cannot be opened")

    def fail(*_arguments: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr("croupier_trainer.storage.database._make", fail)
    desk.start()
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert kinds(receipt) == [Trouble.FAULT]
    monkeypatch.undo()
    retry_until_saved(desk, receipt)


def test_the_end_of_the_thread_is_told_to_all(desk: Desk, monkeypatch: pytest.MonkeyPatch, log_records: Watch) -> None:
    log_records.expect("the history's thread ended")

    def fail(_writer: Writer) -> bool:
        raise RuntimeError("a bug")

    monkeypatch.setattr(Writer, "_work", fail)
    before = desk.hand_in(answer(1))
    failed: list[StorageProblem] = []
    desk.history.answers_since("", lambda _: None, failed.append)
    desk.start()
    desk.until(lambda: bool(before and failed and desk.reports))
    after = desk.hand_in(answer(2))
    desk.history.answers_since("", lambda _: None, failed.append)
    desk.until(lambda: bool(after) and len(failed) == 2)
    told = [*before, *failed, *after, *desk.reports]
    assert {kind(problem) for problem in told} == {Trouble.FAULT}
    assert desk.writer.secure() == 0
    assert desk.close() == 2
    monkeypatch.undo()
    again = Desk(desk.folder.path).start()
    assert again.all_answers() == (answer(1),)
    again.close()


def test_an_io_error_is_the_machines_fault(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[..., bool] = rows.insert_answer

    def fail(connection: sa.Connection, kept: object) -> bool:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = 10 | 3 << 8
        raise error

    desk.start()
    desk.keep(answer(0))
    monkeypatch.setattr(rows, "insert_answer", fail)
    receipt = desk.hand_in(answer(1))
    desk.until(lambda: bool(receipt))
    assert kinds(receipt) == [Trouble.MACHINE]
    monkeypatch.setattr(rows, "insert_answer", real)
    retry_until_saved(desk, receipt)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limit on the size of files")
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """A quota ends a write in the middle. The answers before it are there, the rest is told."""
    program = """
import pathlib, resource, sys
from tests.storage.desk import Desk, answer
desk = Desk(pathlib.Path(sys.argv[1])).start()
assert desk.keep(answer(0)) is None
resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, resource.RLIM_INFINITY))
number = 0
problem = None
while problem is None:
    number += 1
    problem = desk.keep(answer(number))
print(problem.kind.value, number)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert desk.keep(answer(number + 1)) is None
assert desk.close() == 0
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "data")], check=True, cwd=ROOT, capture_output=True, text=True
    )
    told, number = done.stdout.split()
    assert told in {"machine", "disk-full"}
    assert saved(tmp_path / "data") == list(range(int(number) + 2))


def test_before_the_first_paint_nothing_heavy_is_imported() -> None:
    program = """
import sys
from croupier_trainer.storage import figures_file, folders, history, settings_file, writer
heavy = {"sqlalchemy", "alembic", "sqlite3", "tomllib", "filelock", "PySide6"} & set(sys.modules)
assert not heavy, heavy
"""
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)
