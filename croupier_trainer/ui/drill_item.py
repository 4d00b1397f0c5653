"""A drill as an item of the list on the drills page: icon, name and figures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.training.today import DrillFigures
from croupier_trainer.ui import texts
from croupier_trainer.ui.icons import ICONS, draw_icon
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.progress_words import mastered_words
from croupier_trainer.ui.widgets.control import KEY_RADIUS, Control

_BAR_PX: Final = 3
_EDGE_PX: Final = 16
_ICON_PX: Final = 20
_AFTER_ICON_PX: Final = 12
_APART_PX: Final = 12
"""Between two texts in one line at least."""


class DrillItem(Control):
    """A drill in the list: icon and name; below, how much is mastered and the target, and the accuracy."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Words and figures come with `set_drill`."""
        super().__init__(look, "", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._drill = DrillFigures("")
        self._target = ""

    def set_drill(self, figures: DrillFigures, target_ms: int, name: str) -> None:
        """What the item shows, the target in milliseconds; words in the present language."""
        self._drill = figures
        target = QCoreApplication.translate("drills", "target {time}")
        self._target = target.format(time=texts.time_words(target_ms))
        self.setText(name)
        said = (self._mastered(), self._accuracy(), self._target)
        self.setAccessibleDescription(", ".join(filter(None, said)))
        self.updateGeometry()
        self.update()

    @property
    def needed_px(self) -> int:
        """The width that name and figures need; the name is semibold while the drill is chosen."""
        fonts = self.look.fonts
        bold, plain = QFontMetricsF(fonts.font("body", bold=True)), QFontMetricsF(fonts.font("caption"))
        widest = max(
            bold.horizontalAdvance(self.text()),
            plain.horizontalAdvance(self._mastered()) + _APART_PX + plain.horizontalAdvance(self._target),
            plain.horizontalAdvance(self._accuracy()),
        )
        return -(-round(2 * _EDGE_PX + self._before_words() + widest + 1) // 4) * 4

    def _before_words(self) -> int:
        return grown(self.look, _ICON_PX) + _AFTER_ICON_PX

    def _mastered(self) -> str:
        return mastered_words(self._drill.mastered, self._drill.skills)

    def _accuracy(self) -> str:
        figures = self._drill
        if figures.answers == 0:
            return ""
        return QCoreApplication.translate("drills", "{share} right of {n}").format(
            share=texts.percent(figures.answers - figures.mistakes, figures.answers),
            n=QLocale().toString(figures.answers),
        )

    def sizeHint(self) -> QSize:
        """Room for the name and the two lines of figures below it."""
        fonts = self.look.fonts
        high = QFontMetricsF(fonts.font("body", bold=True)).height()
        low = QFontMetricsF(fonts.font("caption")).height()
        return QSize(self.needed_px, round(12 + high + 2 * (2 + low) + 12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A bar at the left of the chosen one; icon and name, figures below."""
        painter = QPainter(self)
        theme, fonts = self.look.theme, self.look.fonts
        box = QRectF(self.rect())
        if self.isChecked() or self.hovered:
            draw_rounded(painter, box, KEY_RADIUS, theme.color("raised"))
        if self.isChecked():
            height = round(box.height() / 2)
            bar = QRectF(0, round((box.height() - height) / 2), _BAR_PX, height)
            draw_rounded(painter, bar, _BAR_PX / 2, theme.color("accent"))
        if self.isDown():
            box.translate(0, 1)
        inner = box.adjusted(_EDGE_PX, 12, -_EDGE_PX, -12)
        bold, plain = fonts.font("body", bold=self.isChecked()), fonts.font("caption")
        high, low = QFontMetricsF(fonts.font("body", bold=True)).height(), QFontMetricsF(plain).height()
        first = QRectF(inner.left(), inner.top(), inner.width(), high).adjusted(self._before_words(), 0, 0, 0)
        second = QRectF(first.left(), first.bottom() + 2, first.width(), low)
        if self._drill.drill in ICONS:
            side = grown(self.look, _ICON_PX)
            place = QRectF(inner.left(), first.center().y() - side / 2, side, side)
            draw_icon(painter, self._drill.drill, place, theme.color("text" if self.isChecked() else "muted"))
        left, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        painter.drawText(first, left, self.text())
        painter.setFont(plain)
        painter.setPen(theme.color("muted"))
        painter.drawText(second, left, self._mastered())
        painter.drawText(second, right, self._target)
        painter.drawText(second.translated(0, low + 2), left, self._accuracy())
        painter.end()
