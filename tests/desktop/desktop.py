"""A screen of its own, the real program on it, and real keys and clicks; everything that was started is ended."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE_S = 60.0
ROOT = Path(__file__).parents[2]


def wait(happened: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> None:
    """Wait until something has happened on the screen or on the disk."""
    end = time.monotonic() + patience_s
    while not happened():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)


class Screen:
    """Xvfb on a display number that it finds itself."""

    def __init__(self, size: str = "1600x1000x24") -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.display = f":{pipe.readline().strip()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()


class Program:
    """The program as a process with its own data folder, looked at from outside: window, keys, files.

    With `watched` it tells what it waits for; else only window and files do.
    """

    def __init__(self, screen: Screen, data: Path, *, watched: bool = True) -> None:
        self.data = data
        self._witness = data.with_name("witness.json")
        self._witness.unlink(missing_ok=True)
        environment = dict(os.environ, DISPLAY=screen.display, QT_QPA_PLATFORM="xcb", LANG="C.UTF-8")
        environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        environment["WITNESS"] = str(self._witness)
        environment.pop("WAYLAND_DISPLAY", None)
        self._environment = environment
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.desktop.watched" if watched else "croupier_trainer",
                "--data-folder",
                str(data),
            ],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.window = self._find_window()
        if watched:
            wait(lambda: self.seen.get("read") is True, "the history")
            wait(self._has_the_keys, "the keys")
        else:
            wait((self.data / "history.db").exists, "the history")
            self._focus()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def press(self, *keys: str) -> None:
        """Press and release keys, by their X names, one after the other."""
        for key in keys:
            self._xdotool("key", key)

    def click(self, x: int, y: int) -> None:
        """Click at a place of the window."""
        self._xdotool("mousemove", "--window", self.window, str(x), str(y))
        self._xdotool("click", "1")

    def close(self) -> str:
        """Close the window by its key, and wait for the end; what the program printed."""
        self.press("ctrl+q")
        printed, _ = self._process.communicate(timeout=PATIENCE_S)
        assert self._process.returncode == 0, printed
        return printed

    def rows(self, query: str) -> list[tuple[object, ...]]:
        """Ask the history's file, which the program holds open."""
        with sqlite3.connect(f"file:{self.data / 'history.db'}?mode=ro", uri=True) as connection:
            return connection.execute(query).fetchall()

    @property
    def answers(self) -> int:
        """How many answers are in the history; none while it is being made."""
        try:
            return int(str(self.rows("select count(*) from answers")[0][0]))
        except sqlite3.OperationalError:
            return 0

    @property
    def settings(self) -> dict[str, object]:
        """The settings that differ from their defaults."""
        file = self.data / "settings.json"
        return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}

    @property
    def seen(self) -> dict[str, object]:
        """What the witness saw last: the page, and of a run the task and whether it takes keys now."""
        try:
            return dict(json.loads(self._witness.read_text("utf-8")))
        except FileNotFoundError:
            return {}

    @property
    def in_run(self) -> bool:
        """Whether a run is on."""
        return self.seen.get("page") == "run-page" and "task" in self.seen

    def wait_for_page(self, name: str) -> None:
        """Wait until a page shows."""
        wait(lambda: self.seen.get("page") == name, name)

    def answer(self, *keys: str) -> bool:
        """Answer the task that is asked, and go on to the next; False if the run ended instead.

        Each key is pressed once, when what is asked takes it.
        """
        task = self._task_that_takes_keys()
        if task is None:
            return False
        before = self.answers
        for number, key in enumerate(keys, 1):
            self.press(key)
            if number < len(keys):
                wait(lambda number=number: self.seen.get("given") == number, f"part {number}")  # type: ignore[misc]
        wait(lambda: self._is_past(task) or self.seen.get("judged") is True, f"the verdict on {keys}")
        answered = self.answers > before
        if not self._is_past(task):
            self.press("space")
        wait(lambda: self._is_past(task), "the next task")
        return answered

    def _task_that_takes_keys(self) -> int | None:
        wait(lambda: not self.in_run or self.seen.get("takes_keys") is True, "a question")
        task = self.seen.get("task")
        return task if isinstance(task, int) else None

    def _is_past(self, task: int) -> bool:
        return self.seen.get("task") != task

    def _focus(self) -> None:
        """Without a window manager nobody else gives the window the keys."""
        self._xdotool("windowfocus", "--sync", self.window)

    def _has_the_keys(self) -> bool:
        if self.seen.get("active") is not True:
            self._focus()
            return False
        return True

    def _find_window(self) -> str:
        found: list[str] = []

        def look() -> bool:
            done = self._run("xdotool", "search", "--onlyvisible", "--name", "^Croupier Trainer$")
            found.extend(re.findall(r"\d+", done.stdout))
            assert self._process.poll() is None, self._process.communicate()[0]
            return bool(found)

        wait(look, "the window")
        return found[0]

    def _xdotool(self, *words: str) -> None:
        done = self._run("xdotool", *words)
        assert done.returncode == 0, f"xdotool {' '.join(words)}: {done.stderr}"

    def _run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False)
