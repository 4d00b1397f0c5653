"""The strip between felt and keys: what is asked, what it was worth and why; everything has its place in it."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.ui.fonts import SMALLEST_PX
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.theme import Role

EDGE_PX: Final = 28
"""Where words begin and end, as in the header."""
BAR_PX: Final = 4
LOWEST_PX: Final = 56
_UNITS: Final = 64
_KEPT: Final = 8
"""Pictures of lines: what one task may come to."""

StripKind = Literal["plain", "right", "wrong", "slow"]

_INKS: Final[dict[StripKind, tuple[Role, Role]]] = {
    "plain": ("line", "surface"),
    "right": ("right", "right-tint"),
    "wrong": ("wrong", "wrong-tint"),
    "slow": ("slow", "slow-tint"),
}


class StripLine(msgspec.Struct, frozen=True):
    """What the strip says at one moment."""

    kind: StripKind = "plain"
    mark: Mark | None = None
    word: str = ""
    """One word: the verdict, or the question."""
    sentence: str = ""
    time: str = ""
    """Right-aligned: time against target."""
    hint: str = ""
    """Under the time: which key goes on."""
    note: str = ""
    """Under the word, after a caution mark: such as that the answer is not saved."""

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        parts = (self.word, self.sentence, self.time, self.note)
        return " ".join(part if part[-1] in ".?!" else part + "." for part in parts if part)


class VerdictStrip(QWidget):
    """56 px high, or 64 scene units where they are more; its words grow with it."""

    painted = Signal()
    """What it says now has been painted; once for every line."""

    _paint_done = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Says nothing at first."""
        super().__init__(parent)
        self.setObjectName("verdict")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._unit = 1.0
        self.line = StripLine()
        self._awaits_paint = False
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        # Told after the frame, so that nobody paints or asks anew while it is being painted.
        self._paint_done.connect(self.painted, Qt.ConnectionType.QueuedConnection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_unit(1.0)
        look.changed.connect(self._look_changed)

    def set_unit(self, unit: float) -> None:
        """The scene's unit."""
        self._unit = unit
        self._look_changed()

    def show_line(self, line: StripLine) -> None:
        """Say something else, painted with the next frame."""
        if line == self.line:
            return
        self.line = line
        self._awaits_paint = True
        self.setAccessibleName(line.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as two lines of a sentence want to be."""
        lines = 2 * QFontMetricsF(self._font("body")).height() + 12
        return QSize(850, max(LOWEST_PX, round(_UNITS * self._unit), -(-round(lines) // 4) * 4))

    def prepare(self, line: StripLine) -> None:
        """Draw a line beforehand, all but its time, which nobody knows yet; to be called when there is time."""
        if self.isVisible():
            self._picture(line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A picture of all but the time, and the time."""
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._picture(self.line))
        if self.line.time:
            font = self._font("body")
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(self._look.theme.color("text"))
            left = self.width() - EDGE_PX - metrics.horizontalAdvance(self.line.time)
            painter.drawText(QPointF(left, round(self._time_top() + metrics.ascent())), self.line.time)
        painter.end()
        if self._awaits_paint:
            self._awaits_paint = False
            self._paint_done.emit()

    def _picture(self, line: StripLine) -> QPixmap:
        ratio = self.devicePixelRatioF()
        # Figures are all of one width: only how many there are tells how much room the time takes.
        timeless = msgspec.structs.replace(line, time=re.sub(r"\d", "0", line.time))
        key = (timeless, self.size(), ratio, self._unit, self._look.theme.name, self._look.fonts.text_percent)
        made = self._pictures.get(key)
        if made is None:
            made = QPixmap(self.size() * ratio)
            made.setDevicePixelRatio(ratio)
            painter = QPainter(made)
            self._draw(painter, timeless)
            painter.end()
            self._pictures[key] = made
            if len(self._pictures) > _KEPT:
                # The one made first goes: dicts keep their order.
                del self._pictures[next(iter(self._pictures))]
        return made

    def _draw(self, painter: QPainter, line: StripLine) -> None:
        """Bar, mark, word, sentence, hint."""
        theme, scale = self._look.theme, self._scale
        ink, tint = _INKS[line.kind]
        # As wide as the page, so that it joins the felt's rail to one band.
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color(tint))
        if line.kind != "plain":
            painter.fillRect(QRectF(0, 0, BAR_PX, box.height()), theme.color(ink))
        left = box.left() + EDGE_PX
        if line.mark is not None:
            side = round(20 * scale)
            place = QRectF(left, round(box.center().y() - side / 2), side, side)
            draw_mark(painter, line.mark, place, theme.color(ink))
            left += side + round(8 * scale)
        right = self._draw_hint(painter, box, line)
        left = self._draw_word(painter, box, left, line)
        gap = round(16 * scale)
        room = QRectF(left + gap, box.top() + 4, right - left - 2 * gap, box.height() - 8)
        painter.setPen(theme.color("muted" if line.kind == "plain" else "text"))
        self._draw_sentence(painter, room, line.sentence)

    @property
    def _scale(self) -> float:
        return max(1.0, self._unit)

    def _font(self, size: Literal["caption", "body", "verdict"], *, bold: bool = False) -> QFont:
        return self._look.fonts.inter(self._look.fonts.px(size) * self._scale, bold=bold)

    def _draw_word(self, painter: QPainter, box: QRectF, left: float, line: StripLine) -> float:
        """The word, and under it the note if there is one; returns where they end."""
        theme = self._look.theme
        bold, small = self._font("verdict", bold=True), self._font("caption")
        metrics = QFontMetricsF(bold)
        note_metrics = QFontMetricsF(small)
        note_height = note_metrics.height() if line.note else 0.0
        top = box.center().y() - (metrics.height() + note_height) / 2
        painter.setFont(bold)
        painter.setPen(theme.color("text" if line.kind == "plain" else _INKS[line.kind][0]))
        painter.drawText(QPointF(left, round(top + metrics.ascent())), line.word)
        width = metrics.horizontalAdvance(line.word)
        if line.note:
            side, note_top = note_height, top + metrics.height()
            draw_mark(painter, "caution", QRectF(left, note_top, side, side), theme.color("text"))
            painter.setFont(small)
            painter.setPen(theme.color("text"))
            painter.drawText(QPointF(left + side + 4, round(note_top + note_metrics.ascent())), line.note)
            width = max(width, side + 4 + note_metrics.horizontalAdvance(line.note))
        return left + width

    def _time_top(self) -> float:
        """Where the time begins: alone in the middle, or above its hint."""
        hint = QFontMetricsF(self._font("caption")).height() if self.line.hint else 0.0
        return (self.height() - QFontMetricsF(self._font("body")).height() - hint) / 2

    def _draw_hint(self, painter: QPainter, box: QRectF, line: StripLine) -> float:
        """The hint under the time's place, right-aligned; returns where the wider of both begins."""
        small = self._font("caption")
        above, below = QFontMetricsF(self._font("body")), QFontMetricsF(small)
        right = box.right() - EDGE_PX
        time_height = above.height() if line.time else 0.0
        top = box.center().y() - (time_height + (below.height() if line.hint else 0.0)) / 2
        hint_width = below.horizontalAdvance(line.hint)
        painter.setPen(self._look.theme.color("muted" if line.kind == "plain" else "text"))
        painter.setFont(small)
        painter.drawText(QPointF(right - hint_width, round(top + time_height + below.ascent())), line.hint)
        return right - max(hint_width, above.horizontalAdvance(line.time))

    def _draw_sentence(self, painter: QPainter, room: QRectF, sentence: str) -> None:
        """In one line where it fits, else in two, smaller only where a large text size would not leave room for two."""
        font = self._font("body")
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(sentence) <= room.width():
            painter.setFont(font)
            baseline = room.center().y() - metrics.height() / 2 + metrics.ascent()
            painter.drawText(QPointF(room.left(), round(baseline)), sentence)
            return
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        px = self._look.fonts.px("body") * self._scale
        high = QRectF(0, 0, room.width(), 10_000)
        while px > SMALLEST_PX:
            font = self._look.fonts.inter(px)
            if QFontMetricsF(font).boundingRect(high, flags, sentence).height() <= room.height():
                break
            px -= 1
        painter.setFont(self._look.fonts.inter(px))
        painter.drawText(room, flags, sentence)

    def _look_changed(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self.update()
