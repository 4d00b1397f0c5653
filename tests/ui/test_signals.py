"""A signal that asks the program to end closes the window as its own key does; played on a real process."""

from __future__ import annotations

import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier_trainer.app.signals import BY_SIGNAL

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of one process to another")

# The window, in which an answer is given by hand as soon as the history was read. It says how that went.
ANSWERING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from croupier_trainer.app.window import run_window
from croupier_trainer.training.answer import Mode
from croupier_trainer.ui.pages.run import RunPage
from croupier_trainer.training.run import State

def mark(what):
    if what == "read" and not begun:
        begun.append(True)
        print("read", flush=True)
        sys.stdin.readline()
        window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
        window.resize(1000, 700)
        window.start_run("points", (), Mode.LEARN)
        look(window.page)

def look(page):
    run = page.run
    if run.state is State.ASKING:
        page._say(run, run.turn.expected[:1], page._clock.now_ms() + 1_000)
    if run.state is State.SAVING or run.shown is not None:
        print(run.state.name, flush=True)
        if "close" in sys.argv:
            page.window().close()
            print([each.objectName() for each in QApplication.topLevelWidgets() if each.isVisible()], flush=True)
    else:
        QTimer.singleShot(20, lambda: look(page))

begun = []
sys.exit(run_window(Path(sys.argv[1]), mark))
"""
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP) if sys.platform != "win32" else ()


@contextlib.contextmanager
def started(program: str, folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", program, str(folder), *arguments]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def ended(process: subprocess.Popen[str], number: int) -> None:
    """Send the signal; the process ends by itself and has nothing to say."""
    process.send_signal(number)
    _, complaint = process.communicate(timeout=60)
    assert complaint == ""
    assert process.returncode == BY_SIGNAL + number


@contextlib.contextmanager
def answered(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The window, in which an answer waits because another program keeps the history to itself."""
    with started(ANSWERING, folder, *arguments) as process:
        assert said(process) == "read"
        with contextlib.closing(sqlite3.connect(folder / "history.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
            assert said(process) == "SAVING"
            yield process


@pytest.mark.parametrize("number", ENDING)
def test_answers_that_wait_are_kept_for_the_next_start(number: int, tmp_path: Path) -> None:
    with answered(tmp_path) as process:
        ended(process, number)
    unsaved = json.loads((tmp_path / "unsaved.json").read_text("utf-8"))
    assert "points" in json.dumps(unsaved)
    kept = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    assert (kept["width"], kept["height"]) == (1000, 700)


def test_nobody_is_asked_and_an_open_question_does_not_hold_it_up(tmp_path: Path) -> None:
    (tmp_path / "unsaved.json").mkdir()
    with answered(tmp_path, "close") as process:
        assert "leaving" in said(process)
        ended(process, signal.SIGTERM)


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_before_the_first_paint_ends_it_too(number: int, tmp_path: Path) -> None:
    early = f"""
import os, sys
from pathlib import Path
from croupier_trainer.app import window
make = window.make_application
def interrupted():
    os.kill(os.getpid(), {int(number)})
    return make()
window.make_application = interrupted
sys.exit(window.run_window(Path(sys.argv[1])))
"""
    with started(early, tmp_path) as process:
        _, complaint = process.communicate(timeout=60)
        assert (process.returncode, complaint) == (BY_SIGNAL + number, "")


def test_a_signal_that_is_ignored_stays_ignored(tmp_path: Path) -> None:
    ignoring = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from croupier_trainer.app import window
signal.signal(signal.SIGHUP, signal.SIG_IGN)
def mark(what):
    if what == "read":
        os.kill(os.getpid(), signal.SIGHUP)
        QApplication.closeAllWindows()
sys.exit(window.run_window(Path(sys.argv[1]), mark))
"""
    with started(ignoring, tmp_path) as process:
        _, complaint = process.communicate(timeout=60)
        assert (process.returncode, complaint) == (0, "")
