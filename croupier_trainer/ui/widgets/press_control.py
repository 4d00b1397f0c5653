"""A control that acts at the press, not at the release: answers are timed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.control import Control


class PressControl(Control):
    """Pressed by mouse, by Space where it has the focus, or by a screen reader; every other key is the page's."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Open at first."""
        super().__init__(look, "", parent)
        self._open = True
        self._by_mouse = False
        self.clicked.connect(self._clicked)

    @property
    def open(self) -> bool:
        """Whether a press does anything."""
        return self._open

    def set_open(self, open_now: bool) -> None:
        """Locked it stays where it is and does nothing."""
        if open_now is not self._open:
            self._open = open_now
            self.setDown(False)
            self.update()

    @property
    def hovered(self) -> bool:
        """Whether the pointer is on it and a press would do something."""
        return self._open and super().hovered

    def press(self, stamp_ms: int, modifiers: Qt.KeyboardModifier) -> None:
        """What a press does; the time stamp is the window system's, 0 where there was no such event."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses it while it is open."""
        if self._open and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select) and not event.isAutoRepeat():
            self.press(event.timestamp(), event.modifiers())
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A release does nothing."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The press does it, the left button's."""
        if not self._open:
            return
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._by_mouse = True
            self.press(event.timestamp(), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more is done."""
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    def _clicked(self) -> None:
        # A screen reader presses without mouse or key.
        if self._open and not self._by_mouse:
            self.press(0, Qt.KeyboardModifier.NoModifier)
