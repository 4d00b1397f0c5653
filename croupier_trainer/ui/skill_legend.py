"""The key to the squares of skills: each of the four kinds with its word."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.progress_words import progress_words
from croupier_trainer.ui.skill_square import SquareKind, draw_square


class SkillLegend(QWidget):
    """What the four squares mean."""

    _KINDS: tuple[SquareKind, ...] = ("new", "learning", "mastered", "rusty")

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Words come with `retranslate`."""
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def retranslate(self) -> None:
        """The words in the present language."""
        self.setAccessibleName(", ".join(progress_words(kind) for kind in self._KINDS))
        self._changed()

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all of them in one line."""
        places = self._places()
        return QSize(round(places[-1].right()) + 1, round(places[-1].height()))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each square with its word."""
        painter = QPainter(self)
        theme, side = self._look.theme, self._side()
        painter.setFont(self._look.fonts.font("caption"))
        painter.setPen(theme.color("muted"))
        for kind, place in zip(self._KINDS, self._places(), strict=True):
            square = QRectF(place.left(), round(place.center().y() - side / 2), side, side)
            draw_square(painter, theme, square, kind)
            painter.drawText(place.adjusted(side + 6, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, progress_words(kind))
        painter.end()

    def _side(self) -> int:
        return grown(self._look, 14)

    def _places(self) -> list[QRectF]:
        """Of each square with its word."""
        metrics = QFontMetricsF(self._look.fonts.font("caption"))
        x, height = 0, max(20, round(metrics.height()))
        places = []
        for kind in self._KINDS:
            width = self._side() + 6 + round(metrics.horizontalAdvance(progress_words(kind))) + 2
            places.append(QRectF(x, 0, width, height))
            x += width + 16
        return places
