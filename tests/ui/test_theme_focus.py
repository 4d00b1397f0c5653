"""The one focus ring: where it lies, and that it outlives the controls it rings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
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
    box.resize(300, 200)
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


def test_the_ring_is_whole_where_the_box_round_a_control_fits_closely(look: Look, window: QWidget) -> None:
    """At the right edge of a row, or round a text that fills its box."""
    ring = FocusRing(look, window)
    box = QWidget(window)
    box.setGeometry(30, 30, 120, 40)
    box.show()
    field = QLineEdit(box)
    field.setGeometry(0, 0, 120, 40)
    field.show()
    field.setFocus()
    assert ring.parentWidget() is window
    assert ring.geometry() == box.geometry().adjusted(-4, -4, 4, 4)


def test_the_ring_follows_when_the_boxes_round_its_control_move(look: Look, window: QWidget) -> None:
    ring = FocusRing(look, window)
    outer, inner = QWidget(window), QWidget()
    inner.setParent(outer)
    outer.setGeometry(20, 20, 140, 60)
    inner.setGeometry(10, 10, 120, 40)
    field = QLineEdit(inner)
    field.setGeometry(0, 0, 120, 40)
    outer.show()
    inner.show()
    field.show()
    field.setFocus()
    assert ring.parentWidget() is outer
    inner.move(4, 4)
    field.resize(100, 30)
    assert ring.geometry() == QRect(0, 0, 108, 38)
    inner.move(0, 0)
    assert ring.parentWidget() is window
    assert ring.geometry() == QRect(16, 16, 108, 38)
    outer.move(60, 70)
    assert ring.geometry() == QRect(56, 66, 108, 38)


def test_the_ring_of_what_scrolls_scrolls_with_it_and_gives_way_at_its_edge(look: Look, window: QWidget) -> None:
    ring = FocusRing(look, window)
    page = QScrollArea(window)
    page.setGeometry(0, 0, 300, 200)
    body = QWidget()
    body.resize(280, 600)
    page.setWidget(body)
    page.show()
    field = QLineEdit(body)
    field.setGeometry(0, 0, 100, 40)
    field.show()
    field.setFocus()
    assert ring.parentWidget() is body
    assert ring.geometry() == QRect(0, 0, 104, 44)
