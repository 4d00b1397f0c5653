"""What is drawn on the felt besides cards and tableau: the ground itself, bubble, plate and ring."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QRegion

from croupier_trainer.ui.cards import card_width
from croupier_trainer.ui.fonts import PIXELS, Fonts
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.pixels import draw_rounded, line_width, snapped
from croupier_trainer.ui.scene.places import FELT_RADIUS, LEGEND_PX, LEGEND_SLACK_PX, CallPlaces, HandPlaces, title_px

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
    scale = max(1.0, unit)
    pad = QSizeF(round(12 * scale), round(8 * scale))
    tail = round(8 * scale)
    room = place.bubble.adjusted(0, 0, -tail, 0) if place.bubble_points_right else place.bubble.adjusted(tail, 0, 0, 0)
    px, least_px = look.fonts.px("body") * scale, PIXELS["body"] * scale
    block = _fitted(look.fonts, px, least_px, said, room, pad, right=place.bubble_points_right)
    box = block.box
    ratio = painter.device().devicePixelRatioF()
    box.moveTo(snapped(box.x(), ratio), snapped(box.y(), ratio))
    middle = box.center().y()
    edge, tip = (box.right(), box.right() + tail) if place.bubble_points_right else (box.left(), box.left() - tail)
    shape, point = QPainterPath(), QPainterPath()
    radius = 10 * scale
    shape.addRoundedRect(box, radius, radius)
    point.moveTo(edge, middle - tail * 0.75)
    point.lineTo(tip, middle)
    point.lineTo(edge, middle + tail * 0.75)
    point.closeSubpath()
    painter.fillPath(shape.united(point), theme.color("bubble"))
    painter.setPen(theme.color("bubble-words"))
    painter.setFont(block.font)
    painter.drawText(box.adjusted(pad.width(), 0, -pad.width(), 0), _WORDS, said)


def paint_arret(painter: QPainter, look: Look, room: QRectF, words: str, card_height: float, unit: float) -> None:
    """The carte d'arrêt, plain red, lying across in the upper middle of its room, and under it what it is."""
    theme = look.theme
    px = look.fonts.px("caption") * max(1.0, unit)
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
    font = look.fonts.inter(px)
    below = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), flags, words).height()
    ratio = painter.device().devicePixelRatioF()
    height = min(card_width(card_height), room.height() - below - 8)
    width = height * card_height / card_width(card_height)
    card = QRectF(0, 0, snapped(width, ratio), snapped(height, ratio))
    card.moveTo(
        snapped(room.center().x() - width / 2, ratio), snapped(room.center().y() - (height + below) / 2 - 2, ratio)
    )
    draw_rounded(painter, card.translated(0, 2 * unit), width * 0.05, theme.color("shadow"))
    draw_rounded(painter, card, width * 0.05, theme.color("card-red"), theme.color("card-face"))
    painter.setPen(theme.color("felt-words"))
    painter.setFont(font)
    painter.drawText(QRectF(room.left(), card.bottom() + 4, room.width(), below + 4), flags, words)


def paint_plate(painter: QPainter, look: Look, places: CallPlaces, words: str) -> None:
    """Words in a printed box."""
    theme = look.theme
    scale = max(1.0, places.unit)
    pad = QSizeF(round(10 * scale), round(6 * scale))
    px, least_px = look.fonts.px("caption") * scale, PIXELS["caption"] * scale
    block = _fitted(look.fonts, px, least_px, words, places.plate, pad, right=True)
    box = block.box
    box.moveTop(places.plate.top())
    draw_rounded(painter, box, 6 * scale, edge=theme.color("felt-print"))
    painter.setPen(theme.color("felt-words"))
    painter.setFont(block.font)
    painter.drawText(box.adjusted(pad.width(), 0, -pad.width(), 0), _WORDS, words)


def paint_legend(painter: QPainter, look: Look, room: QRectF, legend: str, unit: float) -> None:
    """What the letters of the tableau mean, close over it; nothing where it would not go into the room."""
    px = LEGEND_PX * max(1.0, unit)
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter)
    font = look.fonts.inter(px)
    while px > LEGEND_PX and not _goes_in(font, room, flags, legend):
        px -= 1
        font = look.fonts.inter(px)
    if _goes_in(font, room, flags, legend):
        painter.setFont(font)
        painter.setPen(look.theme.color("felt-words"))
        painter.drawText(room, flags, legend)


def _goes_in(font: QFont, room: QRectF, flags: int, words: str) -> bool:
    box = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), flags, words)
    # Fonts differ by a pixel in the height of a line.
    return box.height() <= room.height() + LEGEND_SLACK_PX and box.width() <= room.width()


class _Block(msgspec.Struct, frozen=True):
    """Words in a box as small as they allow."""

    font: QFont
    box: QRectF


def _fitted(fonts: Fonts, px: float, least_px: float, words: str, room: QRectF, pad: QSizeF, *, right: bool) -> _Block:
    """The box in the vertical middle of `room`, at its right or left side; its lines are about equally long.

    Letters are `px` high, or down to `least_px` where the words would not go into two lines.
    """
    font = fonts.inter(px)
    widest = room.width() - 2 * pad.width()
    text = _extent(font, widest, words)
    while px > least_px and text.height() > 2.5 * QFontMetricsF(font).lineSpacing():
        px -= 1
        font = fonts.inter(px)
        text = _extent(font, widest, words)
    while widest > 0:
        widest = text.width() - 6
        narrower = _extent(font, widest, words)
        # A word that is longer than the line makes the text no narrower, or wider again.
        if narrower.height() > text.height() or narrower.width() >= text.width():
            break
        text = narrower
    box = QRectF(0, 0, math.ceil(text.width()) + 1 + 2 * pad.width(), text.height() + 2 * pad.height())
    box.moveCenter(room.center())
    if right:
        box.moveRight(room.right())
    else:
        box.moveLeft(room.left())
    return _Block(font, box)


def _extent(font: QFont, width: float, words: str) -> QSizeF:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(_WORDS), words).size()
