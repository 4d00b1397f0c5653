"""The one focus ring: where it lies, and that it outlives the controls it rings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import delete, isValid

from croupier_trainer.ui.focus import OUTSIDE_PROPERTY, RADIUS_PROPERTY, FocusRing
from croupier_trainer.ui.look import Look


@pytest.fixture
def window(look: Look) -> Iterator[QWidget]:
    window = QWidget()
    window.resize(300, 200)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    yield window
    window.close()
    delete(window)


def field_in(parent: QWidget) -> QLineEdit:
    field = QLineEdit(parent)
    field.setGeometry(50, 60, 120, 40)
    field.show()
    return field


def test_the_ring_lies_four_pixels_outside_and_follows(look: Look, window: QWidget) -> None:
    ring = FocusRing(look, window)
    field = field_in(window)
    field.setFocus()
    assert ring.isVisible()
    assert ring.geometry() == field.geometry().adjusted(-4, -4, 4, 4)
    field.move(10, 20)
    assert ring.geometry() == field.geometry().adjusted(-4, -4, 4, 4)
    shot = window.grab().toImage()
    text = look.theme.color("text")
    assert shot.pixelColor(field.geometry().center().x(), field.y() - 4) == text
    assert shot.pixelColor(field.geometry().center().x(), field.y() - 3) == text
    assert shot.pixelColor(field.geometry().center().x(), field.y() - 2) != text


def test_no_ring_without_focus_and_none_where_none_is_wanted(look: Look, window: QWidget) -> None:
    ring = FocusRing(look, window)
    field = field_in(window)
    field.setFocus()
    field.clearFocus()
    assert not ring.isVisible()
    field.setProperty(RADIUS_PROPERTY, -1)
    field.setFocus()
    assert not ring.isVisible()


def test_the_ring_outlives_the_control_and_its_parent(look: Look, window: QWidget) -> None:
    ring = FocusRing(look, window)
    box = QWidget(window)
    box.show()
    field = field_in(box)
    field.setFocus()
    assert ring.parentWidget() is box
    delete(box)
    assert isValid(ring)
    assert not ring.isVisible()
    other = field_in(window)
    other.setFocus()
    assert ring.isVisible()


def test_a_close_fitting_box_has_the_ring_outside(look: Look, window: QWidget) -> None:
    ring = FocusRing(look, window)
    box = QWidget(window)
    box.setProperty(OUTSIDE_PROPERTY, True)
    box.setGeometry(30, 30, 200, 120)
    box.show()
    field = field_in(box)
    field.setFocus()
    assert ring.parentWidget() is window
    assert ring.geometry() == field.geometry().translated(30, 30).adjusted(-4, -4, 4, 4)
