"""A button at the foot of the answer column: what the strip's buttons do, with its key's name under the words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import KEY_RADIUS, let_go
from croupier_trainer.ui.widgets.press_control import PressControl
from croupier_trainer.ui.widgets.verdict_strip import Action, Command

_EDGE_PX = 6


class ActionButton(PressControl):
    """Shows one action, or nothing but its place."""

    acted = Signal(object, int)
    """A `Command`, and the time stamp of the press."""

    def __init__(self, look: Look, lettering: Lettering, *, filled: bool, parent: QWidget | None = None) -> None:
        """`filled`: it is the page's one filled button."""
        super().__init__(look, parent)
        self._lettering = lettering
        self._filled = filled
        self.action: Action | None = None
        self.hide()

    def show_action(self, action: Action | None) -> None:
        """Another action, or none."""
        if action == self.action:
            return
        self.action = action
        if action is None:
            let_go(self)
            self.hide()
            return
        self.setText(action.words)
        self.setObjectName(f"column-{action.command.value}")
        self.setAccessibleName(f"{action.words} ({action.key_name})")
        self.show()
        self.update()

    def press(self, stamp_ms: int, modifiers: Qt.KeyboardModifier) -> None:  # noqa: ARG002 - the same with any
        """Do it."""
        if self.action is not None:
            self.acted.emit(self.action.command, stamp_ms)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Its second press was meant for what the first one did, not for the button that came after it."""
        if self.action is not None and self.action.command is Command.TAKE_BACK:
            self.mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Face, words, and the key under them."""
        if self.action is None:
            return
        painter = QPainter(self)
        words_ink, key_ink = self._draw_face(painter)
        rect = QRectF(self.rect()).adjusted(_EDGE_PX, 3, -_EDGE_PX, -3)
        if self.isDown():
            rect.translate(0, 1)
        above = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.54)
        below = QRectF(rect.left(), above.bottom(), rect.width(), rect.height() - above.height())
        painter.setFont(self._lettering.fitted(self.action.words, above.size(), "body", bold=self._filled))
        painter.setPen(words_ink)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, self.action.words)
        painter.setFont(self._lettering.fitted(self.action.key_name, below.size(), "caption"))
        painter.setPen(key_ink)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.action.key_name)
        painter.end()

    def _draw_face(self, painter: QPainter) -> tuple[QColor, QColor]:
        """The face; returns the inks for words and key."""
        theme = self.look.theme
        if not self._filled:
            self.paint_face(painter, self.rect())
            return theme.color("text"), theme.color("muted")
        # Filled already, so hover and press show at the edge.
        edge = theme.color("text") if self.hovered or self.isDown() else None
        draw_rounded(painter, QRectF(self.rect()), KEY_RADIUS, theme.color("accent"), edge, 2 if self.isDown() else 1)
        return theme.color("on-accent"), theme.color("on-accent")
