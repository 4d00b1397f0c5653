"""The start of the program: what the first page shows when, what bad files get, what is kept for next time."""

from __future__ import annotations

import datetime
import json
import random
import shutil
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication

from croupier_trainer.app.clock import SystemClock
from croupier_trainer.app.seeding import keep_answers, seeded_answers
from croupier_trainer.app.window import Circumstances, Program, fitting
from croupier_trainer.drills import DRILLS
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.clock import Clock
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import DEFAULTS
from croupier_trainer.training.today import Figures
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.main_window import FIRST_SIZE, LEAST_SIZE, MainWindow
from croupier_trainer.ui.notices import words_of
from croupier_trainer.ui.widgets.notice import NoticeLine
from tests.rules.shipped import shipped
from tests.ui.window_desk import Desk

NAME = 'name = { de = "a", en = "b", fr = "c" }\n'
OURS = f'based-on = "chemin-de-fer"\n{NAME}[tableau.cells]\n"4/2" = "O"\n'
STANDARD = f"{NAME}{NAME.replace('name', 'note')}[target-ms]\npoints = 1400\n"
MakeProgram = Callable[[], Program]


@pytest.fixture
def make_program(app: QApplication, tmp_path: Path) -> Iterator[MakeProgram]:
    made: list[Program] = []

    def make() -> Program:
        program = Program(DataFolder(tmp_path / "data"), lambda _what: None)
        made.append(program)
        return program

    yield make
    for program in made:
        end(program)


def end(program: Program) -> None:
    program.window.close()
    program.close()
    program.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def wait(happened: Callable[[], bool]) -> None:
    end_s = time.monotonic() + 20
    while not happened():
        assert time.monotonic() < end_s, "waited in vain"
        QCoreApplication.processEvents()
        time.sleep(0.001)


def run(program: Program) -> list[str]:
    """Show it until the history was read, and give what was said meanwhile."""
    read: list[bool] = []
    program.window.history_read.connect(lambda: read.append(True))
    program.show()
    wait(lambda: bool(read))
    return said(program)


def said(program: Program) -> list[str]:
    return [words_of(subject) for subject in program.window.subjects]


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def test_the_first_start_ever_is_quiet(make_program: MakeProgram, tmp_path: Path) -> None:
    assert run(make_program()) == []
    assert (tmp_path / "data" / "figures.json").exists()


def test_the_order_is_painted_ready_fresh(app: QApplication, tmp_path: Path) -> None:
    marks: list[str] = []
    program = Program(DataFolder(tmp_path / "data"), marks.append)
    run(program)
    end(program)
    assert marks == ["painted", "ready", "fresh", "read"]


def test_figures_of_last_time_are_shown_at_once_and_known_to_be_fresh(app: QApplication, tmp_path: Path) -> None:
    first = Program(DataFolder(tmp_path / "data"), lambda _what: None)
    run(first)
    end(first)
    marks: list[str] = []
    second = Program(DataFolder(tmp_path / "data"), marks.append)
    run(second)
    end(second)
    assert marks == ["painted", "fresh", "ready", "fresh", "read"]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Figures]:
    """Figures of last time that were taken for what the history says now."""
    found: list[Figures] = []
    real = MainWindow.show_figures

    def show(window: MainWindow, figures: Figures) -> None:
        found.append(figures)
        real(window, figures)

    monkeypatch.setattr(MainWindow, "show_figures", show)
    return found


class Tomorrow(SystemClock):
    """The machine's clock, a day later."""

    def utc_now(self) -> datetime.datetime:
        return super().utc_now() + datetime.timedelta(days=1)


def practise(folder: Path, answers: int) -> None:
    """Another run of the program, in which this much was answered."""
    ruleset = shipped("chemin-de-fer")
    targets_ms = {drill.id: 1_500 for drill in DRILLS}
    until = datetime.datetime(2026, 11, 30, 12, answers, tzinfo=datetime.UTC)
    # Two seeded histories may draw the same ids; two runs of the program never do.
    given = [
        msgspec.structs.replace(answer, id=uuid.uuid4().hex)
        for answer in seeded_answers(ruleset, targets_ms, answers, until)
    ]
    keep_answers(DataFolder(folder), ruleset, given)


def start_and_end(folder: Path, clock: Clock | None = None) -> None:
    circumstances = None
    if clock is not None:
        circumstances = Circumstances(clock, random.Random(1), lambda: uuid.uuid4().hex)
    program = Program(DataFolder(folder), lambda _what: None, circumstances)
    run(program)
    end(program)


def test_figures_of_last_time_are_old_when_another_run_of_the_program_wrote_answers(
    app: QApplication, tmp_path: Path, shown: list[Figures]
) -> None:
    practise(tmp_path / "data", 20)
    start_and_end(tmp_path / "data")
    assert shown == []
    start_and_end(tmp_path / "data")
    assert [sum(drill.answers for drill in figures.drills) for figures in shown] == [20]
    practise(tmp_path / "data", 5)
    start_and_end(tmp_path / "data")
    assert len(shown) == 1
    start_and_end(tmp_path / "data")
    assert [sum(drill.answers for drill in figures.drills) for figures in shown] == [20, 25]


def test_figures_of_last_time_are_old_when_an_older_history_was_put_back_by_hand(
    app: QApplication, tmp_path: Path, shown: list[Figures]
) -> None:
    practise(tmp_path / "data", 20)
    shutil.copy2(tmp_path / "data" / "history.db", tmp_path / "older.db")
    practise(tmp_path / "data", 5)
    start_and_end(tmp_path / "data")
    shutil.copy2(tmp_path / "older.db", tmp_path / "data" / "history.db")
    start_and_end(tmp_path / "data")
    assert shown == []


def test_figures_are_not_kept_as_fresh_while_a_backup_is_taken_back(
    app: QApplication, tmp_path: Path, shown: list[Figures]
) -> None:
    practise(tmp_path / "other", 20)
    backup = str(tmp_path / "other" / "history.db")
    program = Program(DataFolder(tmp_path / "data"), lambda _what: None)
    run(program)
    assert program.window.is_fresh
    program.window.notify(StorageProblem(Trouble.DAMAGED, str(tmp_path / "data" / "history.db"), "", backup))
    notice = program.window.findChild(NoticeLine)
    assert notice is not None
    notice.acted.emit()
    end(program)
    start_and_end(tmp_path / "data")
    assert shown == []
    start_and_end(tmp_path / "data")
    assert [sum(drill.answers for drill in figures.drills) for figures in shown] == [20]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("settings.json", '{"ruleset": "punto-banco"}'),
        ("rulesets/ours.toml", OURS.replace("O", "S")),
        ("standards/ours.toml", STANDARD.replace("1400", "1300")),
    ],
)
def test_figures_of_last_time_are_old_under_another_ruleset_or_standard(
    app: QApplication, tmp_path: Path, shown: list[Figures], name: str, text: str
) -> None:
    write(tmp_path / "data", "settings.json", '{"ruleset": "ours"}')
    write(tmp_path / "data", "rulesets/ours.toml", OURS)
    write(tmp_path / "data", "standards/ours.toml", STANDARD)
    start_and_end(tmp_path / "data")
    start_and_end(tmp_path / "data")
    assert [figures.ruleset for figures in shown] == ["ours"]
    write(tmp_path / "data", name, text)
    start_and_end(tmp_path / "data")
    assert len(shown) == 1


def test_a_day_later_the_figures_are_fresh_but_the_week_has_moved_on(
    app: QApplication, tmp_path: Path, shown: list[Figures]
) -> None:
    start_and_end(tmp_path / "data")
    start_and_end(tmp_path / "data")
    start_and_end(tmp_path / "data", Tomorrow())
    today, tomorrow = (datetime.date.fromisoformat(figures.days[-1].day) for figures in shown)
    assert tomorrow - today == datetime.timedelta(days=1)


def test_figures_are_not_fresh_while_answers_wait_and_are_read_again_when_they_are_saved(
    look: Look, resources: Path
) -> None:
    desk = Desk(look, resources, msgspec.structs.replace(DEFAULTS, animation=False)).equip()
    assert desk.window.is_fresh
    desk.keeper.at_once = False
    desk.window.start_run("points", (), Mode.PRACTISE, length=1)
    desk.settle()
    desk.answer()
    desk.keeper.fail(StorageProblem(Trouble.DISK_FULL, "/d", ""))
    desk.settle()
    desk.clock.ms += 1_000
    desk.press(Qt.Key.Key_Space)
    assert (desk.page, desk.keeper.waiting, desk.window.is_fresh) == ("summary-page", 1, False)
    desk.keeper.save()
    reads = desk.history.reads
    desk.window.try_again()
    assert (desk.history.reads, desk.window.is_fresh) == (reads + 1, True)
    desk.window.close()


def test_a_run_that_was_left_unanswered_makes_nothing_old_and_is_not_read_for(look: Look, resources: Path) -> None:
    desk = Desk(look, resources, msgspec.structs.replace(DEFAULTS, animation=False)).equip()
    reads = desk.history.reads
    desk.window.start_run("points", (), Mode.PRACTISE, length=2)
    desk.settle()
    assert not desk.window.is_fresh
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Escape)
    assert (desk.page, desk.history.reads, desk.window.is_fresh) == ("today-page", reads, True)
    desk.window.start_run("points", (), Mode.PRACTISE, length=2)
    desk.settle()
    desk.answer()
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Escape)
    assert (desk.page, desk.history.reads, desk.window.is_fresh) == ("summary-page", reads + 1, True)
    desk.window.close()


def test_figures_are_not_trusted_after_an_end_in_the_middle_of_a_run(app: QApplication, tmp_path: Path) -> None:
    first = Program(DataFolder(tmp_path / "data"), lambda _what: None)
    run(first)
    first.window.start_run("points", (), Mode.PRACTISE)
    end(first)
    assert json.loads((tmp_path / "data" / "figures.json").read_text("utf-8"))["history"] == ""


@pytest.mark.parametrize("text", ["{", "[]", '{"figures": 3}', '{"width": "wide"}', ""])
def test_a_file_of_figures_that_makes_no_sense_is_no_matter(
    make_program: MakeProgram, tmp_path: Path, text: str
) -> None:
    write(tmp_path / "data", "figures.json", text)
    assert run(make_program()) == []


def test_a_bad_setting_is_reset_alone_and_said(make_program: MakeProgram, tmp_path: Path) -> None:
    write(tmp_path / "data", "settings.json", '{"text_percent": 9000, "felt": "blue", "language": "en"}')
    program = make_program()
    assert any("9000" in words for words in run(program))
    assert program.look.theme.felt == "blue"
    assert json.loads((tmp_path / "data" / "settings.json").read_text("utf-8")) == {"felt": "blue", "language": "en"}


def test_damaged_settings_are_kept_aside_and_said(make_program: MakeProgram, tmp_path: Path) -> None:
    write(tmp_path / "data", "settings.json", "{")
    assert any("settings.damaged-1.json" in words for words in run(make_program()))


def test_a_bad_ruleset_is_said_with_file_line_and_key_and_the_others_work(
    make_program: MakeProgram, tmp_path: Path
) -> None:
    text = '# ours\nbased-on = "punto-banco"\nname = { de = "a", en = "b", fr = "c" }\n[sabot]\npacks = 900\n'
    write(tmp_path / "data", "rulesets/our-house.toml", text)
    program = make_program()
    words = " ".join(run(program))
    assert "our-house.toml" in words
    assert "5" in words
    assert "sabot.packs" in words
    assert program.services is not None
    assert "chemin-de-fer" in program.services.rulesets


def test_a_second_program_in_the_same_folder_says_so(make_program: MakeProgram) -> None:
    first, second = make_program(), make_program()
    run(first)
    second.show()
    wait(lambda: bool(said(second)))
    assert "already open" in said(second)[0]


def test_a_folder_that_cannot_be_made_is_said_and_practice_goes_on(app: QApplication, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    program = Program(DataFolder(tmp_path / "file" / "data"), lambda _what: None)
    program.show()
    wait(lambda: bool(said(program)))
    program.window.start_run("points", (), Mode.PRACTISE)
    assert program.window.page.objectName() == "run-page"
    end(program)


def test_an_exception_that_nobody_caught_is_a_sentence_and_a_log_never_a_traceback(
    make_program: MakeProgram, tmp_path: Path, log_records: object
) -> None:
    from croupier_trainer.app import log

    handler = log.start(tmp_path / "data" / "log.txt")
    try:
        program = make_program()
        run(program)

        def fail() -> None:
            raise RuntimeError("a fault of ours")

        log_records.expect("nobody caught this")  # type: ignore[attr-defined]
        program.bridge.post(fail)
        wait(lambda: bool(said(program)))
        assert "log.txt" in said(program)[0]
        assert "a fault of ours" in (tmp_path / "data" / "log.txt").read_text("utf-8")
    finally:
        log.stop(handler)


def test_the_window_comes_back_in_its_size_but_never_larger_than_the_screen(app: QApplication) -> None:
    screen = app.primaryScreen().availableGeometry().size()
    assert fitting(QSize(0, 0)) == FIRST_SIZE.boundedTo(screen).expandedTo(LEAST_SIZE)
    assert fitting(QSize(90_000, 90_000)) == screen.expandedTo(LEAST_SIZE)
    assert fitting(QSize(10, 10)) == LEAST_SIZE
