"""How a money table is drawn: what is printed on the felt, and the plates, cards, chips and marks that lie on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from croupier_trainer.ui.cards import CardArt, shadow_drop, shadow_reach
from croupier_trainer.ui.chips import ChipArt, piece_drop, piece_reach
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.pixels import draw_rounded, line_width
from croupier_trainer.ui.scene.picture import HandPicture
from croupier_trainer.ui.scene.piles import Heap
from croupier_trainer.ui.scene.table_packing import SpotPlaces
from croupier_trainer.ui.scene.table_picture import (
    BoxKind,
    BoxPicture,
    CoupPicture,
    LammersPicture,
    SeatPicture,
    SpotMark,
    SpotPicture,
)
from croupier_trainer.ui.scene.table_places import LammersPlaces, PrintedBox, TableHand, TablePlaces
from croupier_trainer.ui.scene.table_shape import figure_px, label_px, name_px
from croupier_trainer.ui.theme import Role

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_PRINT_SHARE: Final = 0.7
_WIN_SHARE: Final = 0.2
_QUIET_SHARE: Final = 0.45
_MARKS: Final[dict[SpotMark, tuple[Role, Mark]]] = {
    SpotMark.WRONG: ("felt-wrong", "cross"),
    SpotMark.WOULD: ("felt-right", "arrow-right"),
    SpotMark.RIGHT: ("felt-right", "check"),
}


class TableDrawing:
    """Draws one picture of a table; made for one painting."""

    def __init__(self, painter: QPainter, look: Look, cards: CardArt, chips: ChipArt, places: TablePlaces) -> None:
        """`places` says where all lies."""
        self._painter = painter
        self._look = look
        self._cards = cards
        self._chips = chips
        self._places = places
        self._unit = places.unit
        self._scale = max(1.0, places.unit)
        self._radius = 4 * self._scale

    # --- seats --------------------------------------------------------------------------------------------------------

    def plate(self, seat: SeatPicture) -> None:
        """A seat's plate; the banker's is of brass, with a ring."""
        theme, rect = self._look.theme, self._places.plates[seat.number]
        radius = rect.height() / 4
        if seat.is_banker:
            draw_rounded(self._painter, rect, radius, theme.color("felt-print"))
            inset = 2 * self._scale
            inner = rect.adjusted(inset, inset, -inset, -inset)
            draw_rounded(self._painter, inner, radius / 2, edge=theme.color("ink-dark"))
        else:
            edge = theme.alpha("felt-print", _QUIET_SHARE if seat.is_standing else 1)
            draw_rounded(self._painter, rect, radius, edge=edge)
        font = self._look.fonts.inter(figure_px(self._unit), bold=True)
        inside = rect.adjusted(3, 0, -3, 0)
        self._write(inside, seat.name, font, "ink-dark" if seat.is_banker else "felt-words", _CENTER)

    def stems(self) -> None:
        """What joins a plate to boxes that do not touch it."""
        for stem in self._places.stems:
            self._painter.fillRect(stem, self._look.theme.alpha("felt-print", _PRINT_SHARE))

    def sabot(self) -> None:
        """A sabot seen from above: a dark box with a brass edge, at its mouth the next card."""
        rect = self._places.sabot
        if rect.isEmpty():
            return
        theme, width, height = self._look.theme, rect.width(), rect.height()
        mouth = rect.adjusted(width * 0.22, height * 0.5, -width * 0.22, 0)
        draw_rounded(self._painter, mouth, self._scale, theme.color("card-back"), theme.color("card-face"))
        body = QPainterPath(rect.topLeft())
        body.lineTo(rect.topRight())
        body.lineTo(rect.right() - width * 0.12, rect.top() + height * 0.8)
        body.lineTo(rect.left() + width * 0.12, rect.top() + height * 0.8)
        body.closeSubpath()
        self._painter.setBrush(theme.color("ink-dark"))
        self._painter.setPen(QPen(theme.color("felt-print"), line_width(self._scale, self._places.measure.ratio)))
        self._painter.drawPath(body)
        lid = rect.top() + height * 0.55
        self._painter.drawLine(QPointF(rect.left() + width * 0.08, lid), QPointF(rect.right() - width * 0.08, lid))

    # --- hands --------------------------------------------------------------------------------------------------------

    def hand(self, place: TableHand, hand: HandPicture) -> None:
        """Cards in a printed box, over them the name and the points."""
        self._box(place.box)
        points = self._look.fonts.inter(name_px(self._unit), bold=True)
        width = QFontMetricsF(points).horizontalAdvance(hand.points)
        self._write(place.name, hand.points, points, "felt-words", _RIGHT)
        name = place.name.adjusted(0, 0, -width - 4 * self._scale, 0)
        self._write(name, hand.name, self._look.fonts.garamond(name_px(self._unit)), "felt-words", _LEFT)
        height, ratio = self._places.card_height, self._places.measure.ratio
        reach = QPointF(shadow_reach(self._unit), shadow_reach(self._unit) - shadow_drop(self._unit))
        for at, (rest, lying) in enumerate(zip(place.cards, hand.cards, strict=False)):
            across = at == 2
            shadow = self._cards.shadow(height, self._unit, ratio, across=across)
            self._painter.drawPixmap(rest.topLeft() - reach, shadow)
            if lying.up:
                card = self._cards.face(lying.card, height, ratio, across=across)
            else:
                card = self._cards.back(height, ratio, across=across)
            self._painter.drawPixmap(rest.topLeft(), card)

    def result(self, words: str) -> None:
        """How the coup ended, over the hands or in a printed box of its own."""
        if not self._places.hands:
            self._box(self._places.result)
        font = self._look.fonts.garamond(name_px(self._unit))
        self._write(self._places.result, words, font, "felt-words", _CENTER)

    # --- stakes -------------------------------------------------------------------------------------------------------

    def spot_box(self, spot: SpotPicture) -> None:
        """The printed box of a stake, if it has one."""
        place = self._places.spots[spot.token]
        if spot.label:
            self._box(place.box)
            label = place.words.adjusted(self._scale, 0, -self._mark_room(place), 0)
            if spot.figure or spot.stake_rest:
                label.setRight(label.right() - self._figure_width(spot))
            self._write(label, spot.label, self._look.fonts.garamond(label_px(self._unit)), "felt-words", _LEFT)

    def stake(self, spot: SpotPicture, *, with_win: bool) -> None:
        """A stake, its sum or what no piece makes of it, the mark of a verdict, and the win if it lies there yet."""
        place = self._places.spots[spot.token]
        self.heap(*self._places.lying(place.stake, spot.stake, from_right=place.from_right))
        if with_win and (spot.paid or spot.paid_rest):
            self._win(spot)
        room = place.words.adjusted(0, 0, -self._mark_room(place), 0)
        self._write(room, _figure(spot), self._look.fonts.inter(figure_px(self._unit)), "felt-words", _RIGHT)
        if spot.mark in _MARKS:
            self._verdict(place.box, place.words.height(), spot.mark)

    def _win(self, spot: SpotPicture) -> None:
        """A win on a ground of its own, which tells it from the stake."""
        place = self._places.spots[spot.token]
        out = 2 * self._scale
        ground = place.win.adjusted(-out, -out, out, out)
        draw_rounded(self._painter, ground, self._radius, self._look.theme.alpha("felt-print", _WIN_SHARE))
        rest = rest_words(spot.paid_rest)
        room, words = self._places.win_rooms(spot.token, rest)
        self.heap(*self._places.lying(room, spot.paid, from_right=place.from_right, spread=True))
        self._write(words, rest, self._look.fonts.inter(figure_px(self._unit)), "felt-words", _CENTER)

    def _mark_room(self, place: SpotPlaces) -> float:
        return place.words.height() + self._scale

    def _figure_width(self, spot: SpotPicture) -> float:
        metrics = QFontMetricsF(self._look.fonts.inter(figure_px(self._unit)))
        return metrics.horizontalAdvance(_figure(spot)) + 4 * self._scale

    def _verdict(self, box: QRectF, side: float, mark: SpotMark) -> None:
        """A ring round a box, and a badge of that side in its upper right corner."""
        role, sign = _MARKS[mark]
        theme, color = self._look.theme, self._look.theme.color(role)
        width = line_width(2 * self._scale, self._places.measure.ratio)
        pen = QPen(color, width)
        if mark is SpotMark.WOULD:
            pen.setDashPattern([3, 2])
        self._ring(box, pen)
        pad = 2 * self._scale
        badge = QRectF(box.right() - side - pad, box.top() + pad, side, side)
        self._painter.setPen(QPen(Qt.PenStyle.NoPen))
        self._painter.setBrush(color)
        self._painter.drawEllipse(badge)
        inset = side * 0.16
        draw_mark(self._painter, sign, badge.adjusted(inset, inset, -inset, -inset), theme.color("felt"))

    def marker(self, box: QRectF) -> None:
        """Where the croupier's hand is: a ring."""
        color = self._look.theme.color("felt-words")
        self._ring(box, QPen(color, line_width(3 * self._scale, self._places.measure.ratio)))

    def _ring(self, box: QRectF, pen: QPen) -> None:
        half = pen.widthF() / 2
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(pen)
        self._painter.drawRoundedRect(box.adjusted(half, half, -half, -half), self._radius, self._radius)

    # --- before the croupier, and in the middle -----------------------------------------------------------------------

    def croupier_box(self, box: BoxPicture) -> None:
        """The bank, the garage, or the slot of the cagnotte."""
        place = self._places.boxes[box.kind]
        self._box(place.box)
        if box.kind is BoxKind.CAGNOTTE:
            self._slot(place.pieces)
        self._labelled(place, box.label, box.figure or rest_words(box.rest))
        self.heap(*self._places.lying(place.pieces, box.pieces))

    def coup(self, place: PrintedBox, coup: CoupPicture) -> None:
        """One of several coups: what was covered, and how it ended."""
        self._box(place.box)
        self._labelled(place, coup.label, coup.figure or rest_words(coup.rest))
        self.heap(*self._places.lying(place.pieces, coup.pieces))
        self._write(place.under, coup.result, self._look.fonts.garamond(label_px(self._unit)), "felt-words", _LEFT)

    def lammers(self, place: LammersPlaces, lammers: LammersPicture) -> None:
        """A seat's row: its name and small brass plates with figures."""
        theme = self._look.theme
        self._box(place.row)
        font = self._look.fonts.inter(figure_px(self._unit), bold=True)
        self._write(place.name, lammers.name, self._look.fonts.inter(figure_px(self._unit)), "felt-words", _LEFT)
        metrics = QFontMetricsF(font)
        pad, gap, height = 5 * self._scale, 4 * self._scale, place.row.height() - 6 * self._scale
        widths = [metrics.horizontalAdvance(mark) + 2 * pad for mark in lammers.marks]
        squeezed = min(1.0, (place.marks.width() + gap) / (sum(widths) + gap * len(widths) or 1))
        left = place.marks.left()
        for mark, width in zip(lammers.marks, widths, strict=True):
            plate = QRectF(left, place.row.center().y() - height / 2, width * squeezed, height)
            draw_rounded(self._painter, plate, 3 * self._scale, theme.color("felt-print"), theme.color("ink-dark"))
            self._write(plate.adjusted(2, 0, -2, 0), mark, font, "ink-dark", _CENTER)
            left += (width + gap) * squeezed
        if lammers.mark is not SpotMark.NONE:
            self._verdict(place.row, place.row.height() - 4 * self._scale, lammers.mark)

    def _slot(self, room: QRectF) -> None:
        width = 7 * self._scale
        slot = QRectF(room.right() - width - 2 * self._scale, room.top(), width, room.height())
        theme = self._look.theme
        draw_rounded(self._painter, slot, width / 2, theme.color("ink-dark"), theme.color("felt-print"))

    def _labelled(self, place: PrintedBox, label: str, figure: str) -> None:
        font = self._look.fonts.inter(figure_px(self._unit))
        width = QFontMetricsF(font).horizontalAdvance(figure)
        self._write(place.words, figure, font, "felt-words", _RIGHT)
        room = place.words.adjusted(0, 0, -width - 4 * self._scale if figure else 0, 0)
        self._write(room, label, self._look.fonts.garamond(label_px(self._unit)), "felt-words", _LEFT)

    # --- pieces -------------------------------------------------------------------------------------------------------

    def heap(self, heap: Heap, corner: QPointF) -> None:
        """Pieces, each with its shadow on what lies under it."""
        measure = heap.measure
        reach = piece_reach(measure.chip)
        shift = QPointF(reach, reach - piece_drop(measure.chip))
        for lying in heap.lying:
            place, width = corner + QPointF(lying.x, lying.y), measure.width(lying.piece)
            self._painter.drawPixmap(place - shift, self._chips.shadow(lying.piece, width, measure.ratio))
            self._painter.drawPixmap(place, self._chips.face(lying.piece, width, measure.ratio))

    # --- print --------------------------------------------------------------------------------------------------------

    def _box(self, box: QRectF) -> None:
        draw_rounded(self._painter, box, self._radius, edge=self._look.theme.alpha("felt-print", _PRINT_SHARE))

    def _write(self, room: QRectF, words: str, font: QFont, role: Role, align: Qt.AlignmentFlag) -> None:
        """Words in one line, narrower where the room is."""
        if not words or room.width() <= 0:
            return
        color: QColor = self._look.theme.color(role)
        width = QFontMetricsF(font).horizontalAdvance(words)
        squeezed = min(1.0, room.width() / max(1.0, width))
        self._painter.setFont(font)
        self._painter.setPen(color)
        if squeezed == 1:
            self._painter.drawText(room, align | Qt.TextFlag.TextDontClip, words)
            return
        self._painter.save()
        self._painter.translate(room.topLeft())
        self._painter.scale(squeezed, 1)
        self._painter.drawText(QRectF(0, 0, width + 1, room.height()), _LEFT | Qt.TextFlag.TextDontClip, words)
        self._painter.restore()


def rest_words(rest: str) -> str:
    """What no piece of the house makes."""
    return f"+ {rest}" if rest else ""


def _figure(spot: SpotPicture) -> str:
    return spot.figure or rest_words(spot.stake_rest)
