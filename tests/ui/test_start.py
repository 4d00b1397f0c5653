"""The start of the program: what the first page shows when, what bad files get, what is kept for next time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication

from croupier_trainer.app.window import Kept, Program, fitting, kept_of
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.answer import Mode
from croupier_trainer.ui.main_window import FIRST_SIZE, LEAST_SIZE
from croupier_trainer.ui.notices import words_of

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


def test_figures_are_not_trusted_after_an_end_in_the_middle_of_a_run(app: QApplication, tmp_path: Path) -> None:
    first = Program(DataFolder(tmp_path / "data"), lambda _what: None)
    run(first)
    first.window.start_run("points", (), Mode.PRACTISE)
    end(first)
    assert kept_of(json.loads((tmp_path / "data" / "figures.json").read_text("utf-8"))).history == ""


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


def test_figures_of_another_version_are_left_aside() -> None:
    assert kept_of({"figures": {"ruleset": 1}}) == Kept()
    assert kept_of({}) == Kept()
