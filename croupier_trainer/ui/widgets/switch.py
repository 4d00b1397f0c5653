"""The switch: on or off, told apart by the knob's place and a word, not by colour alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import TARGET_PX, Control

_TRACK_WIDTH, _TRACK_HEIGHT, _KNOB = 44, 24, 16


class Switch(Control):
    """Checked is on. Its accessible name is set by the form row it stands in."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Off at first."""
        super().__init__(look, "", parent)
        self.setCheckable(True)
        self._on = self._off = ""
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """The words in the present language."""
        self._on = QCoreApplication.translate("Switch", "On")
        self._off = QCoreApplication.translate("Switch", "Off")
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def sizeHint(self) -> QSize:
        """Room for the longer word, so that nothing moves when it is switched."""
        metrics = QFontMetricsF(self.text_font())
        words = max(metrics.horizontalAdvance(self._on), metrics.horizontalAdvance(self._off))
        return QSize(-(-round(_TRACK_WIDTH + 12 + words + 4) // 4) * 4, max(TARGET_PX, super().sizeHint().height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Word left, track right."""
        painter = QPainter(self)
        theme = self.look.theme
        rect = QRectF(self.rect())
        track = QRectF(
            rect.right() - _TRACK_WIDTH, round(rect.center().y() - _TRACK_HEIGHT / 2), _TRACK_WIDTH, _TRACK_HEIGHT
        )
        on = self.isChecked()
        edge = theme.color("accent") if on or self.hovered else theme.color("line")
        draw_rounded(painter, track, _TRACK_HEIGHT / 2, theme.color("raised"), edge, 2 if on else 1)
        inset = (_TRACK_HEIGHT - _KNOB) / 2
        left = track.right() - inset - _KNOB if on else track.left() + inset
        knob = QRectF(left, track.top() + inset, _KNOB, _KNOB)
        draw_rounded(painter, knob, _KNOB / 2, theme.color("accent" if on else "line"))
        if on:
            draw_mark(painter, "check", knob.adjusted(2, 2, -2, -2), theme.color("on-accent"))
        painter.setFont(self.text_font())
        painter.setPen(self.ink())
        words = QRectF(0, 0, track.left() - 12, rect.height())
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(words, side, self._on if on else self._off)
        painter.end()
