"""Chips and plaques as pictures: drawn when first needed, then kept, at the screen's own pixels.

Seen from above: a ring that parts the piece from any felt, marks on the edge that tell the kinds apart where only the
edge is seen in a pile, and the worth in figures.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from croupier_trainer.rules.chips import HOUSE_SET, ChipSet, Denomination, Form
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import snapped
from croupier_trainer.ui.theme import contrast

CHIP_UNITS: Final = 42.0
PLAQUE_UNITS: Final = 66.0
"""Widths; a plaque is as high as a chip."""

RING_PX: Final = 1.5
_RING: Final = 0.042
"""Of the height, where that is more."""
_CORNER: Final = 0.16
_FIGURE: Final = 0.44
_PLAQUE_FIGURE: Final = 0.5
_NARROWEST: Final = 0.72
"""A figure is drawn so narrow at most; where it would have to be narrower, as 1000 on a chip, thousands become a k."""
_MARKS: Final = (6, 8, 4)
"""Marks on the edge of a chip, in turn from the lowest worth."""
_MARK_SHARE: Final = 0.32
"""Of the edge that all marks of a chip take together."""
_EDGE: Final = 0.085
"""How far the marks reach inward, of the width; the figure lies within them."""
_SHADOW: Final = 0.06
_SHADOW_STEPS: Final = 5
_DARKNESS: Final = 1.4
"""Of the one shadow: a piece lies close over what it throws it on."""
_KEPT: Final = 256


def piece_height(piece: Denomination, width: float) -> float:
    """Logical height of a piece of this logical width."""
    return width * CHIP_UNITS / PLAQUE_UNITS if piece.form is Form.PLAQUE else width


class ChipArt:
    """Pictures of the house's chips and plaques at a size and device pixel ratio; the last ones asked for are kept."""

    def __init__(self, look: Look) -> None:
        """The pieces that come with the program, until `set_house`."""
        self._look = look
        self._chips = HOUSE_SET
        self._faces: dict[int, str] = {}
        self._kept: OrderedDict[tuple[str, Denomination, int, float, str, str], QPixmap] = OrderedDict()

    def set_house(self, chips: ChipSet, faces: Mapping[int, str]) -> None:
        """The pieces of the house, and colours of its own (`#RRGGBB`) by worth in cents."""
        self._chips, self._faces = chips, dict(faces)
        self._kept.clear()

    def colors(self, piece: Denomination) -> tuple[QColor, QColor]:
        """Face and figure: the house's face, else the program's; the figure in the better readable ink.

        A worth that neither has looks like the next lower one of the program; its figure tells it.
        """
        theme = self._look.theme
        own = self._faces.get(piece.cents)
        if own is None:
            lower = [cents for cents in theme.chip_colors if cents <= piece.cents]
            return theme.chip(max(lower, default=min(theme.chip_colors)))
        face = QColor(own)
        return face, max(theme.color("ink-dark"), theme.color("ink-light"), key=lambda ink: contrast(ink, face))

    def face(self, piece: Denomination, width: float, ratio: float) -> QPixmap:
        """The piece, `width` logical pixels wide."""
        return self._picture("face", piece, width, ratio)

    def shadow(self, piece: Denomination, width: float, ratio: float) -> QPixmap:
        """Its soft shadow, larger than the piece by `piece_reach` on every side."""
        return self._picture("shadow", piece, width, ratio)

    def _picture(self, kind: str, piece: Denomination, width: float, ratio: float) -> QPixmap:
        key = (kind, piece, round(width * ratio), ratio, self._look.theme.name, QLocale().decimalPoint())
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        box = QRectF(0, 0, snapped(width, ratio), snapped(piece_height(piece, width), ratio))
        pixmap = self._shadow(piece, box, ratio) if kind == "shadow" else self._face(piece, box, ratio)
        self._kept[key] = pixmap
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return pixmap

    def _face(self, piece: Denomination, box: QRectF, ratio: float) -> QPixmap:
        pixmap = _blank(box, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, ink = self.colors(piece)
        ring = max(RING_PX, box.height() * _RING)
        painter.fillPath(_outline(piece, box), self._look.theme.color("chip-ring"))
        inner = box.adjusted(ring, ring, -ring, -ring)
        painter.fillPath(_outline(piece, inner), face)
        if piece.form is Form.PLAQUE:
            self._frame_plaque(painter, inner, ink)
        else:
            self._mark_edge(painter, piece, inner, self._edge_color(face))
        self._write(painter, piece, inner, ink)
        painter.end()
        return pixmap

    def _edge_color(self, face: QColor) -> QColor:
        """Of the marks: the ring's, or on a face as light as the ring the dark ink."""
        theme = self._look.theme
        light, dark = theme.color("chip-ring"), theme.color("ink-dark")
        return light if contrast(light, face) >= 2.2 else dark

    def _mark_edge(self, painter: QPainter, piece: Denomination, disc: QRectF, color: QColor) -> None:
        count = _MARKS[self._number(piece) % len(_MARKS)]
        span = 360 * _MARK_SHARE / count
        depth = disc.width() * _EDGE
        hole = disc.adjusted(depth, depth, -depth, -depth)
        shape = QPainterPath()
        for number in range(count):
            start = 360 / count * (number + 0.5) - span / 2
            shape.arcMoveTo(disc, start)
            shape.arcTo(disc, start, span)
            shape.arcTo(hole, start + span, -span)
            shape.closeSubpath()
        painter.fillPath(shape, color)

    def _frame_plaque(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        ink.setAlphaF(0.55)
        inset = box.height() * 0.07
        frame = box.adjusted(inset, inset, -inset, -inset)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, max(0.8, box.height() * 0.025)))
        radius = frame.height() * _CORNER * 0.7
        painter.drawRoundedRect(frame, radius, radius)
        ink.setAlphaF(1)

    def _number(self, piece: Denomination) -> int:
        """Place among the house's pieces, from the lowest."""
        return sum(other.cents < piece.cents for other in self._chips.denominations)

    def _write(self, painter: QPainter, piece: Denomination, inner: QRectF, ink: QColor) -> None:
        plaque = piece.form is Form.PLAQUE
        font = self._look.fonts.inter(inner.height() * (_PLAQUE_FIGURE if plaque else _FIGURE), bold=True)
        font.unsetFeature(QFont.Tag("tnum"))
        metrics = QFontMetricsF(font)
        tall = metrics.capHeight()
        # Within the marks a chip is as wide as the chord at the height of the figure.
        radius = inner.width() * (0.5 - _EDGE)
        room = inner.width() * 0.84 if plaque else 2 * math.sqrt(max(1.0, radius**2 - (tall / 2) ** 2))
        words = figure_words(piece.cents)
        if room < _NARROWEST * metrics.horizontalAdvance(words):
            words = figure_words(piece.cents, short=True)
        shape = QPainterPath()
        shape.addText(QPointF(0, 0), font, words)
        extent = shape.boundingRect()
        squeezed = min(1.0, room / max(1.0, extent.width()))
        painter.save()
        painter.translate(inner.center())
        painter.scale(squeezed, 1)
        painter.translate(-extent.center().x(), tall / 2)
        painter.fillPath(shape, ink)
        painter.restore()

    def _shadow(self, piece: Denomination, box: QRectF, ratio: float) -> QPixmap:
        reach = piece_reach(box.height())
        pixmap = _blank(box.adjusted(0, 0, 2 * reach, 2 * reach), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        color = self._look.theme.color("shadow")
        darkest = min(1.0, _DARKNESS * color.alphaF())
        for number in range(1, _SHADOW_STEPS + 1):
            share = number / _SHADOW_STEPS
            out = reach * (1 - share)
            color.setAlphaF(darkest * share)
            painter.fillPath(_outline(piece, box.translated(reach, reach).adjusted(-out, -out, out, out)), color)
        painter.end()
        return pixmap


def piece_reach(height: float) -> float:
    """Logical pixels by which a piece's shadow is larger than the piece on every side."""
    return max(1.5, height * _SHADOW)


def piece_drop(height: float) -> float:
    """Logical pixels by which a piece's shadow lies lower than the piece."""
    return piece_reach(height) / 2


def figure_words(cents: int, *, short: bool = False) -> str:
    """What is printed on a piece: its worth, ungrouped; `short`: whole thousands with a k."""
    whole, rest = divmod(cents, 100)
    if rest:
        return f"{whole}{QLocale().decimalPoint()}{rest:02d}".rstrip("0")
    if short and whole >= 1000 and whole % 100 == 0:
        thousands, hundreds = divmod(whole, 1000)
        return f"{thousands}{QLocale().decimalPoint()}{hundreds // 100}k" if hundreds else f"{thousands}k"
    return str(whole)


def _outline(piece: Denomination, box: QRectF) -> QPainterPath:
    shape = QPainterPath()
    if piece.form is Form.PLAQUE:
        radius = box.height() * _CORNER
        shape.addRoundedRect(box, radius, radius)
    else:
        shape.addEllipse(box)
    return shape


def _blank(box: QRectF, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
