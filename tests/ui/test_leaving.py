"""Closing on answers that could be saved nowhere: it is asked first, and nothing is lost without a word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import DEFAULTS, Language
from croupier_trainer.ui.leaving import LeavingDialog
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.words import Words
from tests.ui.window_desk import Desk


@pytest.fixture
def waiting(look: Look, resources: Path) -> Iterator[Desk]:
    """A window with one answer that is not saved yet."""
    desk = Desk(look, resources, msgspec.structs.replace(DEFAULTS, animation=False, language=Language.ENGLISH)).equip()
    desk.keeper.at_once = False
    desk.window.start_run("points", (), Mode.PRACTISE, length=1)
    desk.settle()
    desk.answer()
    assert desk.keeper.waiting == 1
    yield desk
    desk.keeper.save()
    desk.window.close()
    desk.window.deleteLater()
    desk.settle()


@pytest.fixture
def desk(waiting: Desk) -> Desk:
    """It could be saved nowhere, and the window was closed."""
    waiting.keeper.has_file = False
    waiting.window.close()
    waiting.settle()
    return waiting


def dialog(desk: Desk) -> LeavingDialog:
    return desk.child("leaving", LeavingDialog)


def press(desk: Desk, name: str) -> None:
    QTest.mouseClick(desk.child(name, QAbstractButton), Qt.MouseButton.LeftButton)
    desk.settle()


def test_it_stays_and_says_how_many(desk: Desk) -> None:
    assert desk.window.isVisible()
    assert dialog(desk).isVisible()
    words = dialog(desk).findChild(Words)
    assert words is not None
    assert words.words == "Answers that could not be saved: 1. They are lost if you leave now."
    assert desk.child("try-again", QAbstractButton).hasFocus()
    assert desk.store.window is None


def test_trying_again_closes_once_it_is_saved(desk: Desk) -> None:
    press(desk, "try-again")
    assert desk.window.isVisible()
    assert dialog(desk).isVisible()
    desk.keeper.save()
    press(desk, "try-again")
    assert not desk.window.isVisible()
    assert desk.store.window is not None


def test_leaving_anyway_closes(desk: Desk) -> None:
    retries = desk.keeper.retries
    press(desk, "leave-anyway")
    assert not desk.window.isVisible()
    assert desk.keeper.retries == retries
    assert desk.store.window is not None


def test_esc_goes_back(desk: Desk) -> None:
    QTest.keyClick(dialog(desk), Qt.Key.Key_Escape)
    desk.settle()
    assert desk.window.isVisible()
    assert not dialog(desk).isVisible()
    desk.window.close()
    assert dialog(desk).isVisible()


def test_what_is_in_the_file_for_the_next_start_needs_no_question(waiting: Desk) -> None:
    waiting.window.close()
    assert not waiting.window.isVisible()
    assert waiting.window.findChild(LeavingDialog) is None
