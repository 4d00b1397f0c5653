"""The watches of conftest.py catch what they are for: otherwise a test that is silent about a warning shows nothing."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Signal, qWarning

if TYPE_CHECKING:
    from tests.conftest import Watch


class _Bell(QObject):
    rung = Signal()


def test_a_message_of_qt_is_seen(qt_messages: Watch) -> None:
    qWarning("the lamp flickers")
    assert qt_messages.messages == ["the lamp flickers"]
    qt_messages.expect("lamp")


def test_a_warning_in_the_log_is_seen(log_records: Watch) -> None:
    logging.getLogger("croupier_trainer.anything").warning("no room on %s", "disk")
    assert log_records.messages == ["WARNING croupier_trainer.anything: no room on disk"]
    log_records.expect("no room")


def test_a_word_in_the_log_below_warning_is_not(log_records: Watch) -> None:
    logging.getLogger("croupier_trainer.anything").info("opened")
    assert log_records.messages == []


def test_an_exception_in_a_slot_is_seen(swallowed_exceptions: Watch) -> None:
    def fail() -> None:
        raise ValueError("chips on the floor")

    bell = _Bell()
    bell.rung.connect(fail)
    bell.rung.emit()
    assert len(swallowed_exceptions.messages) == 1
    swallowed_exceptions.expect("ValueError: chips on the floor")


def test_what_is_unexpected_fails(qt_messages: Watch) -> None:
    watch = type(qt_messages)("message")
    watch.messages.append("a surprise")
    with pytest.raises(pytest.fail.Exception, match="a surprise"):
        watch.settle()


def test_what_was_expected_and_did_not_come_fails(qt_messages: Watch) -> None:
    watch = type(qt_messages)("message")
    watch.expect("a promise")
    with pytest.raises(pytest.fail.Exception, match="a promise"):
        watch.settle()


def test_the_hook_for_exceptions_is_the_watch() -> None:
    assert sys.excepthook is not sys.__excepthook__
