"""The task line at the head of the answer column: what the hand is at."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look


class TaskLine(QWidget):
    """Words in as many lines as its height has room for."""

    def __init__(self, look: Look, lettering: Lettering, parent: QWidget | None = None) -> None:
        """Empty at first."""
        super().__init__(parent)
        self.setObjectName("task-line")
        self._look, self._lettering = look, lettering
        self.words = ""
        look.changed.connect(self.update)

    def show_words(self, words: str) -> None:
        """Other words."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The words, from the top."""
        painter = QPainter(self)
        painter.setFont(self._lettering.fitted(self.words, QSizeF(self.size()), "body", bold=True, wrap=True))
        painter.setPen(self._look.theme.color("text"))
        painter.drawText(QRectF(self.rect()), int(Qt.TextFlag.TextWordWrap), self.words)
        painter.end()
