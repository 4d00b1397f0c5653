"""The keys of the money keypad: digits, decimal sign, backspace and Enter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Drawing, draw_drawing
from croupier_trainer.ui.widgets.column_places import Cell
from croupier_trainer.ui.widgets.press_control import PressControl

SIGN: Final = "sign"
BACKSPACE: Final = "backspace"
ENTER: Final = "enter"

KEYPAD_CELLS: Final[dict[str, Cell]] = {
    name: Cell(column, row)
    for row, names in enumerate(("789", "456", "123", ("0", SIGN, BACKSPACE)))
    for column, name in enumerate(names)
}
"""As on the numeric pad of a keyboard. Enter's cell depends on the rack."""

_DRAWINGS: Final[dict[str, Drawing]] = {
    BACKSPACE: Drawing(
        "M 7 4.5 L 17.5 4.5 L 17.5 15.5 L 7 15.5 L 2.5 10 Z M 9.5 7.75 L 14 12.25 M 14 7.75 L 9.5 12.25"
    ),
    ENTER: Drawing("M 16.5 4.5 L 16.5 11 L 4 11 M 8 6.75 L 3.75 11 L 8 15.25"),
}
_DRAWING_PX: Final = 20
_EDGE_PX: Final = 8


class KeypadKey(PressControl):
    """One of them. It shows its text; backspace and Enter are drawn, Enter with its word beside it where that fits."""

    pressed_at = Signal(str, int)
    """Its name, and the time stamp of the press."""

    def __init__(self, look: Look, lettering: Lettering, name: str, parent: QWidget | None = None) -> None:
        """`name` is a digit, `SIGN`, `BACKSPACE` or `ENTER`."""
        super().__init__(look, parent)
        self.name = name
        self._lettering = lettering
        self.setObjectName(f"keypad-{name}")

    def show_words(self, words: str, spoken: str) -> None:
        """What it shows, and what it is called."""
        self.setText(words)
        self.setAccessibleName(spoken)
        self.update()

    def press(self, stamp_ms: int, modifiers: Qt.KeyboardModifier) -> None:  # noqa: ARG002 - the same with any
        """Say which key it was."""
        self.pressed_at.emit(self.name, stamp_ms)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Face, and what is written or drawn on it."""
        painter = QPainter(self)
        self.paint_face(painter, self.rect())
        ink = self.look.theme.color("text" if self.open else "muted")
        rect = QRectF(self.rect())
        if self.isDown():
            rect.translate(0, 1)
        drawing = _DRAWINGS.get(self.name)
        if drawing is None:
            painter.setFont(self._lettering.fitted(self.text(), rect.size(), "section"))
            painter.setPen(ink)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        else:
            self._draw_drawing(painter, rect, drawing, ink)
        painter.end()

    def _draw_drawing(self, painter: QPainter, rect: QRectF, drawing: Drawing, ink: QColor) -> None:
        side = round(_DRAWING_PX * self._lettering.scale)
        left = rect.center().x() - side / 2
        room = QSizeF(rect.width() - side - 3 * _EDGE_PX, rect.height())
        font = self._lettering.fitted(self.text(), room, "body")
        width = QFontMetricsF(font).horizontalAdvance(self.text())
        if self.text() and width <= room.width():
            left = rect.center().x() - (side + _EDGE_PX + width) / 2
            words = QRectF(left + side + _EDGE_PX, rect.top(), width + 1, rect.height())
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        draw_drawing(painter, drawing, QRectF(round(left), round(rect.center().y() - side / 2), side, side), ink)
