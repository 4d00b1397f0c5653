"""Letters of a place that does not grow with its words: as large as these fit, never smaller than text may be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from croupier_trainer.ui.fonts import SMALLEST_PX, Fonts, TextSize


class Lettering:
    """Fonts for the widgets of one place. Whoever lays them out sets `scale`, and it holds for all of them."""

    def __init__(self, fonts: Fonts) -> None:
        """Not scaled at first."""
        self._fonts = fonts
        self.scale = 1.0
        """By which all is larger than the text size alone makes it."""

    def fitted(self, words: str, room: QSizeF, size: TextSize, *, bold: bool = False, wrap: bool = False) -> QFont:
        """The largest font, from a text role's size down, in which the words fit; with `wrap` in several lines."""
        for px in range(round(self._fonts.px(size) * self.scale), SMALLEST_PX, -1):
            font = self._fonts.inter(px, bold=bold)
            if _fits(QFontMetricsF(font), words, room, wrap=wrap):
                return font
        return self._fonts.inter(SMALLEST_PX, bold=bold)


def _fits(metrics: QFontMetricsF, words: str, room: QSizeF, *, wrap: bool) -> bool:
    if not wrap:
        return metrics.horizontalAdvance(words) <= room.width() and metrics.height() <= room.height()
    box = metrics.boundingRect(QRectF(0, 0, room.width(), 10_000), int(Qt.TextFlag.TextWordWrap), words)
    return box.width() <= room.width() and box.height() <= room.height()
