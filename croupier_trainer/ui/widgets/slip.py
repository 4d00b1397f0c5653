"""The running slip: what was announced or has been worked out, a line each; its four places are always kept."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.column_places import SLIP_LINES

_APART: Final = "  "


class SlipLine(msgspec.Struct, frozen=True):
    """One line: the label left, the figure right."""

    label: str
    figure: str


class Slip(QWidget):
    """Up to four lines from the top, all in one size."""

    def __init__(self, look: Look, lettering: Lettering, parent: QWidget | None = None) -> None:
        """Empty at first."""
        super().__init__(parent)
        self.setObjectName("slip")
        self._look, self._lettering = look, lettering
        self.lines: tuple[SlipLine, ...] = ()
        look.changed.connect(self.update)

    def show_lines(self, lines: tuple[SlipLine, ...]) -> None:
        """Other lines. Raises ValueError if they are more than there are places for."""
        if len(lines) > SLIP_LINES:
            raise ValueError(f"{len(lines)} lines do not fit on the slip")
        self.lines = lines
        self.setAccessibleName(" ".join(f"{line.label} {line.figure}." for line in lines))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The lines."""
        painter = QPainter(self)
        theme, height = self._look.theme, self.height() / SLIP_LINES
        room = QSizeF(self.width(), height)
        whole = [line.label + _APART + line.figure for line in self.lines]
        fonts = [self._lettering.fitted(words, room, "body") for words in whole or [""]]
        painter.setFont(min(fonts, key=QFont.pixelSize))
        for number, line in enumerate(self.lines):
            place = QRectF(0, number * height, self.width(), height)
            painter.setPen(theme.color("muted"))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line.label)
            painter.setPen(theme.color("text"))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, line.figure)
        painter.end()
