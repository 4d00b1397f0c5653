"""A screen of its own, the real program on it, and real keys and clicks; everything that was started is ended."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from tests.desktop.seen import Asked, Seen

PATIENCE_S = 60.0
ROOT = Path(__file__).parents[2]
_MOST_NOTCHES = 40
WHEEL_UP, WHEEL_DOWN = "4", "5"
"""The wheel's buttons, as X counts."""
PICTURES = "DESKTOP_PICTURES"
"""Environment variable that names a folder: pictures of the screen are left there, to be looked at."""


def wait(happened: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> None:
    """Wait until something has happened on the screen or on the disk."""
    end = time.monotonic() + patience_s
    while not happened():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)


class Screen:
    """Xvfb on a display number that it finds itself."""

    def __init__(self, width: int = 1600, height: int = 1000, scale: int = 1) -> None:
        """Its size in device pixels, and how many of them the program takes for one of its own."""
        self.scale = scale
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                f"{width}x{height}x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
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
        environment["QT_SCALE_FACTOR"] = str(screen.scale)
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
            wait(lambda: self.seen.read, "the history")
            wait(self._has_the_keys, "the keys")
        else:
            wait((self.data / "history.db").exists, "the history")
            self._focus()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        printed, _ = self._process.communicate()
        if error is not None:
            log = self.data / "log.txt"
            error.add_note(
                f"seen: {self.seen}\nprinted: {printed}\nlog: {log.read_text('utf-8') if log.exists() else ''}"
            )

    def press(self, *keys: str) -> None:
        """Press and release keys, by their X names, one after the other."""
        self._xdotool("key", *keys)

    def click(self, *names: str, button: int = 1) -> None:
        """Click on what the witness calls so, one after the other, as soon as all of it can be pressed."""
        wait(lambda: self.seen.places.keys() >= set(names), f"a place for {names}")
        places = self.seen.places
        clicks: list[str] = []
        for name in names:
            clicks += ["mousemove", *map(str, places[name]), "click", str(button)]
        self._xdotool(*clicks)

    def scroll_to(self, name: str, wheel: str = WHEEL_DOWN) -> None:
        """Turn the wheel over the page until something can be seen."""
        for _ in range(_MOST_NOTCHES):
            if name in self.seen.places:
                return
            before = self.seen.places
            self._xdotool("mousemove", *map(str, before["page"]), "click", wheel)
            wait(lambda before=before: self.seen.places != before, f"a turn of the wheel towards {name}")  # type: ignore[misc]
        raise AssertionError(f"the wheel does not lead to {name}")

    @contextlib.contextmanager
    def copied(self, text: str) -> Iterator[None]:
        """As long as this lasts another program holds a text in the clipboard."""
        with subprocess.Popen(
            [sys.executable, "-m", "tests.desktop.clipboard", text],
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as other:
            try:
                assert other.stdout is not None
                assert other.stdout.readline() == "copied\n"
                yield
            finally:
                other.kill()

    def picture(self, name: str) -> None:
        """Leave a picture of the window, if anyone wants one."""
        folder = os.environ.get(PICTURES)
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self._run("import", "-window", self.window, str(Path(folder) / f"{name}.png"))

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
    def seen(self) -> Seen:
        """What the witness saw last."""
        with contextlib.suppress(FileNotFoundError):
            return msgspec.json.decode(self._witness.read_bytes(), type=Seen)
        return Seen()

    @property
    def in_run(self) -> bool:
        """Whether a run is on and can be seen."""
        return self.seen.page == "run-page" and self.seen.asked is not None

    def wait_for_page(self, name: str) -> None:
        """Wait until a page shows."""
        wait(lambda: self.seen.page == name, name)

    def turns(self) -> Iterator[Asked]:
        """The turns of the run that is on, each as soon as it takes keys, until the run is over.

        Whoever asks for the next one has answered the one before, and has gone on where it waits for that.
        """
        asked = self._asked_after(None)
        while asked is not None:
            yield asked
            asked = self._asked_after(asked)

    def _asked_after(self, before: Asked | None) -> Asked | None:
        wait(lambda: not self.in_run or (self.seen.takes_keys and self.seen.asked != before), "a question")
        return self.seen.asked

    def _focus(self) -> None:
        """Without a window manager nobody else gives the window the keys."""
        self._xdotool("windowfocus", "--sync", self.window)

    def _has_the_keys(self) -> bool:
        if not self.seen.active:
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
