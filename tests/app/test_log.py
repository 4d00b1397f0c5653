"""The log file: it holds what went wrong, and is never itself what goes wrong."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from croupier_trainer.app import log
from tests.conftest import Watch


@contextmanager
def logging_to(path: Path) -> Iterator[None]:
    handler = log.start(path)
    try:
        yield
    finally:
        log.stop(handler)


def test_warnings_are_noted_and_chatter_is_not(tmp_path: Path, log_records: Watch) -> None:
    log_records.expect("a warning")
    path = tmp_path / "log.txt"
    with logging_to(path):
        logging.getLogger("any").info("chatter")
        assert not path.exists()
        logging.getLogger("any").warning("a warning with é")
    assert "WARNING" in path.read_text("utf-8")
    assert "a warning with é" in path.read_text("utf-8")
    assert "chatter" not in path.read_text("utf-8")


def test_what_nobody_caught_is_noted_with_its_trace(tmp_path: Path, log_records: Watch) -> None:
    log_records.expect("nobody caught this")
    path = tmp_path / "log.txt"

    def fail() -> None:
        raise RuntimeError("in a thread")

    with logging_to(path):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        error = ValueError("in the program")
        sys.excepthook(ValueError, error, None)
    text = path.read_text("utf-8")
    assert "RuntimeError: in a thread" in text
    assert "ValueError: in the program" in text
    assert "Traceback" in text


def test_a_log_that_cannot_be_written_troubles_nobody(
    tmp_path: Path, log_records: Watch, capsys: pytest.CaptureFixture[str]
) -> None:
    log_records.expect("unheard")
    with logging_to(tmp_path / "gone" / "log.txt"):
        logging.getLogger("any").warning("unheard")
    assert capsys.readouterr() == ("", "")


def test_a_large_log_is_put_away(tmp_path: Path) -> None:
    path = tmp_path / "log.txt"
    path.write_bytes(b"x" * (log.LARGEST_BYTES + 1))
    with logging_to(path):
        assert not path.exists()
    assert (tmp_path / "log.txt.1").stat().st_size == log.LARGEST_BYTES + 1
