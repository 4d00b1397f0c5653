"""What holds for every test: no screen, no user's folder, and no warning that nobody expected.

A message of Qt, a log record from WARNING up and an exception that Qt swallowed each fail the test in which they come,
unless the test says beforehand that it provokes them: `qt_messages.expect("regex")`, `log_records.expect("regex")`.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import hypothesis
import pytest

# Set before anything is imported that looks at them, and inherited by every program that a test starts.
_HOME = Path(tempfile.mkdtemp(prefix="croupier-trainer-tests-"))
os.environ["HOME"] = str(_HOME)
for _name in ("CACHE", "CONFIG", "DATA", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = str(_HOME / _name.lower())
os.environ["XDG_RUNTIME_DIR"] = str(_HOME / "runtime")
(_HOME / "runtime").mkdir(mode=0o700)
os.environ["CROUPIER_TRAINER_DATA"] = str(_HOME / "croupier-trainer")
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
for _name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_LOGGING_RULES", "LANGUAGE"):
    os.environ.pop(_name, None)

# Nothing is timed, and a run finds what the last one found.
hypothesis.settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("repeatable")

# What the screenless platform says about itself; it can do none of these, and no program can help it.
_OFFSCREEN = re.compile(r"This plugin does not support (propagateSizeHints|raise|setParent|grabbing).*")


def pytest_unconfigure() -> None:
    """Take away the home that was made for the tests."""
    shutil.rmtree(_HOME, ignore_errors=True)


class Watch:
    """Collects messages; at the end each must have been expected, and each expected one must have come."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._expected: list[str] = []
        self.messages: list[str] = []

    def expect(self, pattern: str) -> None:
        """Say that the test provokes messages in which the regular expression `pattern` is found."""
        self._expected.append(pattern)

    def settle(self) -> None:
        """Fail the test if something came unexpectedly or did not come."""
        unexpected = [text for text in self.messages if not any(re.search(known, text) for known in self._expected)]
        absent = [known for known in self._expected if not any(re.search(known, text) for text in self.messages)]
        if unexpected:
            pytest.fail(f"unexpected {self._kind}:\n" + "\n".join(unexpected), pytrace=False)
        if absent:
            pytest.fail(f"expected {self._kind} that did not come: " + ", ".join(absent), pytrace=False)


@pytest.fixture(autouse=True)
def qt_messages() -> Iterator[Watch]:
    """The warnings of Qt during the test."""
    watch = Watch("message of Qt")
    if "PySide6.QtCore" not in sys.modules:  # tests of the pure packages do without Qt
        yield watch
        watch.settle()
        return
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    quiet = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}

    def note(level: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
        text = message or ""
        if level not in quiet and not _OFFSCREEN.fullmatch(text):
            watch.messages.append(text)

    before = qInstallMessageHandler(note)
    yield watch
    qInstallMessageHandler(before)
    watch.settle()


@pytest.fixture(autouse=True)
def log_records() -> Iterator[Watch]:
    """The log records from WARNING up during the test."""
    watch = Watch("log record")

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            watch.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")

    collector = Collector(logging.WARNING)
    logging.getLogger().addHandler(collector)
    yield watch
    logging.getLogger().removeHandler(collector)
    watch.settle()


@pytest.fixture(autouse=True)
def swallowed_exceptions() -> Iterator[Watch]:
    """Exceptions in slots and in overridden methods, which Qt prints and forgets."""
    watch = Watch("exception that nobody caught")

    def note(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        watch.messages.append("".join(traceback.format_exception(kind, value, trace)))

    before = sys.excepthook
    sys.excepthook = note
    yield watch
    sys.excepthook = before
    watch.settle()
