"""What is drawn on the felt besides cards and tableau: the ground itself, bubble, plate and ring."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QRegion

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.pixels import draw_rounded, line_width, snapped
from croupier_trainer.ui.scene.places import FELT_RADIUS, CallPlaces, HandPlaces, title_px

_FRAME_SHARE: Final = 0.35
_WORDS: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


def paint_ground(painter: QPainter, look: Look, rect: QRectF, places: CallPlaces, title: str) -> None:
    """Rail, felt, the printed frame and the ruleset's name in it."""
    theme = look.theme
    ratio = painter.device().devicePixelRatioF()
    painter.fillRect(rect, theme.color("surface"))
    hair = line_width(1, ratio)
    draw_rounded(painter, places.felt.adjusted(-hair, -hair, hair, hair), FELT_RADIUS + hair, theme.color("line"))
    draw_rounded(painter, places.felt, FELT_RADIUS, theme.color("felt"))
    painter.save()
    if title:
        painter.setFont(look.fonts.garamond(title_px(places.unit)))
        half = QFontMetricsF(painter.font()).horizontalAdvance(title) / 2 + 14
        painter.setPen(theme.color("felt-print"))
        painter.drawText(places.title, Qt.AlignmentFlag.AlignCenter, title)
        # The frame's line is broken where the name stands in it.
        middle = places.title.center().x()
        line = QRegion(rect.toRect()) - QRectF(middle - half, 0, 2 * half, places.title.bottom()).toRect()
        painter.setClipRegion(line)
    print_color: QColor = theme.alpha("felt-print", _FRAME_SHARE)
    draw_rounded(painter, places.frame, 6, edge=print_color)
    painter.restore()


def paint_ring(painter: QPainter, look: Look, ring: QRectF, unit: float) -> None:
    """A ring with a cross on it round a hand that the answer was wrong about; `unit` is the scene's."""
    color = look.theme.color("felt-wrong")
    radius = 12 * max(1.0, unit)
    draw_rounded(painter, ring, radius, edge=color, edge_px=max(2.0, 2 * unit))
    side = max(20.0, 24 * unit)
    badge = QRectF(ring.right() - side * 0.75, ring.top() - side * 0.25, side, side)
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(color)
    painter.drawEllipse(badge)
    inset = side * 0.2
    draw_mark(painter, "cross", badge.adjusted(inset, inset, -inset, -inset), look.theme.color("felt"))


def paint_bubble(painter: QPainter, look: Look, place: HandPlaces, said: str, unit: float) -> None:
    """What a player said: an ivory bubble that points to his cards."""
    theme = look.theme
    painter.setFont(look.fonts.inter(look.fonts.px("body") * max(1.0, unit)))
    pad = round(12 * max(1.0, unit))
    tail = round(8 * max(1.0, unit))
    room = place.bubble.adjusted(0, 0, -tail, 0) if place.bubble_points_right else place.bubble.adjusted(tail, 0, 0, 0)
    box = _fitted(painter, room, said, pad, round(8 * max(1.0, unit)), right=place.bubble_points_right)
    ratio = painter.device().devicePixelRatioF()
    box.moveTo(snapped(box.x(), ratio), snapped(box.y(), ratio))
    middle = box.center().y()
    edge, tip = (box.right(), box.right() + tail) if place.bubble_points_right else (box.left(), box.left() - tail)
    shape, point = QPainterPath(), QPainterPath()
    radius = 10 * max(1.0, unit)
    shape.addRoundedRect(box, radius, radius)
    point.moveTo(edge, middle - tail * 0.75)
    point.lineTo(tip, middle)
    point.lineTo(edge, middle + tail * 0.75)
    point.closeSubpath()
    painter.fillPath(shape.united(point), theme.color("bubble"))
    painter.setPen(theme.color("bubble-words"))
    painter.drawText(box.adjusted(pad, 0, -pad, 0), _WORDS, said)


def paint_plate(painter: QPainter, look: Look, places: CallPlaces, words: str) -> None:
    """Words in a printed box."""
    theme, unit = look.theme, places.unit
    painter.setFont(look.fonts.inter(look.fonts.px("caption") * max(1.0, unit)))
    pad = round(10 * max(1.0, unit))
    box = _fitted(painter, places.plate, words, pad, round(6 * max(1.0, unit)), right=True)
    box.moveTop(places.plate.top())
    draw_rounded(painter, box, 6 * max(1.0, unit), edge=theme.color("felt-print"))
    painter.setPen(theme.color("felt-words"))
    painter.drawText(box.adjusted(pad, 0, -pad, 0), _WORDS, words)


def _fitted(painter: QPainter, room: QRectF, words: str, pad_x: float, pad_y: float, *, right: bool) -> QRectF:
    """A box as small as its words, in the vertical middle of `room` and at its right or left side."""
    metrics = QFontMetricsF(painter.font())
    widest = QRectF(0, 0, room.width() - 2 * pad_x, 10_000)
    text = metrics.boundingRect(widest, int(_WORDS), words)
    box = QRectF(0, 0, min(room.width(), math.ceil(text.width()) + 1 + 2 * pad_x), text.height() + 2 * pad_y)
    box.moveCenter(room.center())
    if right:
        box.moveRight(room.right())
    else:
        box.moveLeft(room.left())
    return box
