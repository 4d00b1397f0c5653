"""Where everything of a money table lies: worked out from size, scene unit and what may come to lie on it.

Room is kept for all of it from the first moment of a task, so that nothing moves when something else comes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF

from croupier_trainer.rules.chips import GROUP
from croupier_trainer.ui.cards import card_width
from croupier_trainer.ui.chips import CHIP_UNITS
from croupier_trainer.ui.pixels import line_width, snapped, snapped_rect
from croupier_trainer.ui.scene.piles import GAP_PX, Heap, Measure, fitted
from croupier_trainer.ui.scene.places import CallPlaces, call_places
from croupier_trainer.ui.scene.table_packing import Claim, Hang, Packer, Print, SpotPlaces, crowded
from croupier_trainer.ui.scene.table_picture import BoxKind, Pieces
from croupier_trainer.ui.scene.table_shape import Shape, figure_px, line_height, name_px, pad_width

FIRST_DEGREES: Final = -14.0
LAST_DEGREES: Final = 194.0
"""Where the first and the last seat sit, counter-clockwise from the right."""
CENTER: Final = QPointF(0.5, 0.66)
HALF_AXES: Final = QSizeF(0.43, 0.52)
"""Of the ellipse of the seats, in shares of the felt."""
_LEAST: Final = QSizeF(600, 400)
STAKES_OUT: Final = 0.74
"""So far from the middle of the ellipse to a seat's plate its stakes lie."""
PLATE_UNITS: Final = QSizeF(52, 24)
STANDING_SHARE: Final = 0.85
"""Of the height of a plate: that of one who stands behind."""
CARD_UNITS: Final = 120.0
SMALL_CARD_UNITS: Final = 97.0
"""In a window in which the stakes need the room."""

_PILES: Final = ((0.8, 5), (1.4, 10), (math.inf, 20))
"""Under this scene unit so many pieces lie in a pile."""
_CHIP_SHARES: Final = (1.0, 0.93, 0.86, 0.86, 0.79, 0.72, 0.65, 0.58, 0.5, 0.43)
"""Of the full size of the chips, tried one after the other until all stakes have room."""
_EASY: Final = 3
"""So many of them are tried before piles may be twice as high."""
_LARGE: Final = 0.8
_BESIDE: Final = 0.85
_UNDER: Final = 0.2
"""Of the cosine of a seat's angle: over the one its stakes lie beside its plate, below the other under it."""
_BOXES_APART: Final = 2
"""Cells from the boxes of one seat to those of the next."""
_TOUCH: Final = 3.0
_STANDING_OUT: Final = 0.9
_SABOT_GAP: Final = 3.0
_HOUSE_SABOT: Final = 1.7
"""So much larger it is drawn at the croupier."""

# Shares of the room's width.
_BANK_SHARE: Final = 0.36
_SIDE_SHARE: Final = 0.22
_LAMMERS_SHARE: Final = 0.66
_LAMMERS_NAME_SHARE: Final = 0.2
_RESULT_SHARE: Final = 0.34
_RESULT_DOWN: Final = 0.62
"""Of the height over what lies before the croupier."""
_BEHIND_APART: Final = 0.17
_COUPS_SHARE: Final = 0.74
_COUP_SHARE: Final = 0.34


class TableHand(msgspec.Struct, frozen=True):
    """The places of one hand."""

    box: QRectF
    name: QRectF
    """Name at its left, points at its right."""
    cards: tuple[QRectF, QRectF, QRectF]
    """Two upright, the third lying across under them."""


class PrintedBox(msgspec.Struct, frozen=True):
    """The places of a printed box with words over pieces, and, for a coup, words under them."""

    box: QRectF
    words: QRectF
    pieces: QRectF
    under: QRectF


class LammersPlaces(msgspec.Struct, frozen=True):
    """A seat's row of marks before the croupier."""

    row: QRectF
    name: QRectF
    marks: QRectF


class TablePlaces(msgspec.Struct, frozen=True):
    """The places of a money table, in the view's logical pixels."""

    unit: float
    ground: CallPlaces
    """Felt, frame and title are those of every table."""
    measure: Measure
    pile: int
    """So many pieces lie in a pile at most."""
    card_height: float
    plates: dict[int, QRectF]
    stems: tuple[QRectF, ...]
    """From plates to boxes that hang a little aside."""
    spots: dict[str, SpotPlaces]
    hands: tuple[TableHand, ...]
    result: QRectF
    """Empty where there is none."""
    boxes: dict[BoxKind, PrintedBox]
    lammers: dict[int, LammersPlaces]
    coups: tuple[PrintedBox, ...]
    sabot: QRectF
    """Beside the banker's plate, or at the croupier where the house deals."""
    croupier: QPointF
    """Where pieces come from and go to: under the rail before him."""

    def win_rooms(self, token: str, rest: str) -> tuple[QRectF, QRectF]:
        """The rooms for the pieces of a win, and for what no piece makes of it, in figures."""
        place = self.spots[token]
        pieces, words = QRectF(place.win), QRectF(place.win)
        width = min(len(rest) * figure_px(self.unit) * 0.62, 0.45 * place.win.width())
        if place.from_right:
            pieces.setLeft(pieces.left() + width)
            words.setRight(pieces.left())
        else:
            pieces.setRight(pieces.right() - width)
            words.setLeft(pieces.right())
        return pieces, words

    def lying(
        self, room: QRectF, pieces: Pieces, *, from_right: bool = False, spread: bool = False
    ) -> tuple[Heap, QPointF]:
        """How pieces lie at the foot of a room, at its left or right, and where their upper left corner is.

        They lie in piles; with `spread` they may also lie in a line.
        """
        heap = fitted(pieces, self.measure, self.pile, room.size(), spread=spread)
        left = room.right() - heap.width if from_right else room.left()
        return heap.mirrored() if from_right else heap, QPointF(left, room.bottom() - heap.height)


def table_places(view: QSizeF, unit: float, ratio: float, shape: Shape) -> TablePlaces:
    """The places of a table of this shape in a view of this size with its rail.

    `ratio` is the device pixel ratio: cards, boxes and pieces come to lie on whole device pixels.
    """
    # A window system may make a window smaller than it may be: then some of the table is out of sight.
    return _table_places(max(view.width(), _LEAST.width()), max(view.height(), _LEAST.height()), unit, ratio, shape)


@lru_cache(maxsize=16)
def _table_places(width: float, height: float, unit: float, ratio: float, shape: Shape) -> TablePlaces:
    ground = call_places(QSizeF(width, height), unit, ratio, hands=1, tableau=False)
    table = _Table(ground.felt, _room(ground, unit, ratio), unit, ratio, shape)
    plates = _plates(table)
    sabot = _sabot(table, plates)
    # From the croupier upwards, each over what is there before it.
    boxes = _boxes(table)
    over = min((printed.box.top() - table.gap for printed in boxes.values()), default=table.room.bottom())
    lammers = _lammers(table, over)
    over = min((places.row.top() - table.gap for places in lammers.values()), default=over)
    card_height = snapped((CARD_UNITS if unit >= _LARGE else SMALL_CARD_UNITS) * unit, ratio)
    hands = _hands(table, over, card_height)
    result = _result(table, over, hands)
    coups = _coups(table, over, plates)
    taken = [
        sabot,
        result,
        *(hand.box for hand in hands),
        *(printed.box for printed in (*boxes.values(), *coups)),
        *(places.row for places in lammers.values()),
    ]
    cell = snapped(max(3.0, round(4 * unit)), ratio)
    packer = Packer(table.room, taken, plates.values(), cell, _BOXES_APART if shape.boxed else 1)
    pile = next(most for under, most in _PILES if unit < under)
    measure, pile, spots = _spots(packer, _claims(table, plates), table.measure, pile, Print(table.line, table.pad))
    return TablePlaces(
        unit=unit,
        ground=ground,
        measure=measure,
        pile=pile,
        card_height=card_height,
        plates=plates,
        stems=tuple(_stems(table, plates, spots)) if shape.boxed else (),
        spots=spots,
        hands=hands,
        result=result,
        boxes=boxes,
        lammers=lammers,
        coups=coups,
        sabot=sabot,
        croupier=QPointF(ground.felt.center().x(), ground.felt.bottom() + table.measure.chip),
    )


class _Table(msgspec.Struct, frozen=True):
    """A table that is being laid."""

    felt: QRectF
    room: QRectF
    """Within the printed frame and under the ruleset's name."""
    unit: float
    ratio: float
    shape: Shape

    @property
    def measure(self) -> Measure:
        """Of pieces in their full size."""
        scale = max(1.0, self.unit)
        return Measure(snapped(CHIP_UNITS * self.unit, self.ratio), snapped(GAP_PX * scale, self.ratio), self.ratio)

    @property
    def middle(self) -> QPointF:
        """Of the ellipse."""
        return QPointF(
            self.felt.left() + CENTER.x() * self.felt.width(), self.felt.top() + CENTER.y() * self.felt.height()
        )

    @property
    def gap(self) -> float:
        """Between what lies beside one another."""
        return snapped(6 * max(0.7, self.unit), self.ratio)

    @property
    def pad(self) -> float:
        """From the edge of a box to what lies in it."""
        return snapped(pad_width(self.unit), self.ratio)

    @property
    def line(self) -> float:
        """Of words in a box."""
        return snapped(line_height(self.unit), self.ratio)

    @property
    def sitting(self) -> int:
        """How many seats there are at the table."""
        return sum(not seat.is_standing for seat in self.shape.seats)

    def angle(self, number: int) -> float:
        """Where a seat sits, in radians counter-clockwise from the right."""
        share = (number - 1) / max(1, self.sitting - 1)
        return math.radians(FIRST_DEGREES + (LAST_DEGREES - FIRST_DEGREES) * share)

    def snapped(self, rect: QRectF) -> QRectF:
        """On whole device pixels."""
        return snapped_rect(rect, self.ratio)


def _room(ground: CallPlaces, unit: float, ratio: float) -> QRectF:
    inset = pad_width(unit)
    room = ground.frame.adjusted(inset, 0, -inset, -inset)
    room.setTop(ground.title.bottom() + 1)
    return snapped_rect(room, ratio)


def _plates(table: _Table) -> dict[int, QRectF]:
    """Those at the table on the ellipse; those who stand behind in the upper corners, right and left in turn."""
    size = QSizeF(max(34.0, PLATE_UNITS.width() * table.unit), max(18.0, PLATE_UNITS.height() * table.unit))
    across, up = HALF_AXES.width() * table.felt.width(), HALF_AXES.height() * table.felt.height()
    smaller = QSizeF(size.width(), max(16.0, STANDING_SHARE * size.height()))
    plates: dict[int, QRectF] = {}
    for at, seat in enumerate(table.shape.seats):
        if seat.is_standing:
            behind = at - table.sitting
            inward = behind // 2 * _BEHIND_APART * table.room.width()
            plate = QRectF(table.room.topLeft() + QPointF(inward, 0), smaller)
            if behind % 2 == 0:
                plate.moveRight(table.room.right() - inward)
        else:
            angle = table.angle(seat.number)
            plate = QRectF(QPointF(0, 0), size)
            plate.moveCenter(table.middle + QPointF(across * math.cos(angle), -up * math.sin(angle)))
        plates[seat.number] = table.snapped(plate)
    return plates


def _sabot(table: _Table, plates: dict[int, QRectF]) -> QRectF:
    """Behind the banker's plate; where the house deals at the croupier's left hand."""
    size = QSizeF(max(18.0, 26 * table.unit), max(18.0, 26 * table.unit))
    sabot = QRectF(QPointF(0, 0), size)
    banker = next((plates[seat.number] for seat in table.shape.seats if seat.is_banker), None)
    if banker is None:
        if table.shape.boxes:
            return QRectF()
        sabot.setSize(size * _HOUSE_SABOT)
        sabot.moveBottomLeft(table.room.bottomLeft())
        return table.snapped(sabot)
    sabot.moveCenter(banker.center())
    away = banker.center().x() - table.middle.x()
    if abs(away) < 0.3 * table.felt.width():
        sabot.moveBottom(banker.top() - _SABOT_GAP)
    elif away > 0:
        sabot.moveLeft(banker.right() + _SABOT_GAP)
    else:
        sabot.moveRight(banker.left() - _SABOT_GAP)
    return table.snapped(sabot)


def _boxes(table: _Table) -> dict[BoxKind, PrintedBox]:
    """Before the croupier: the bank in the middle, the cagnotte at his right hand, the garage at his left."""
    room, full = table.room, table.measure
    height = table.line + full.chip + full.extent(GROUP) + 2 * table.pad
    bank = QRectF(0, room.bottom() - height, _BANK_SHARE * room.width(), height)
    bank.moveLeft(room.center().x() - bank.width() / 2)
    side = _SIDE_SHARE * room.width()
    rects = {
        BoxKind.BANK: bank,
        BoxKind.GARAGE: QRectF(bank.left() - table.gap - side, bank.top(), side, height),
        BoxKind.CAGNOTTE: QRectF(bank.right() + table.gap, bank.top(), side, height),
    }
    return {kind: _printed(table.snapped(rects[kind]), table.pad, table.line, 0) for kind in table.shape.boxes}


def _printed(box: QRectF, pad: float, line: float, under: float) -> PrintedBox:
    inner = box.adjusted(pad, pad, -pad, -pad)
    words = QRectF(inner.left(), inner.top(), inner.width(), line)
    pieces = QRectF(QPointF(inner.left(), words.bottom()), QPointF(inner.right(), inner.bottom() - under))
    return PrintedBox(box, words, pieces, QRectF(inner.left(), inner.bottom() - under, inner.width(), under))


def _lammers(table: _Table, over: float) -> dict[int, LammersPlaces]:
    """Rows before the croupier, the seat that pays first on top."""
    height, gap = max(24.0, round(32 * table.unit)), table.gap
    width = _LAMMERS_SHARE * table.room.width()
    name = _LAMMERS_NAME_SHARE * width
    rows = {}
    for at, seat in enumerate(reversed(table.shape.lammers)):
        top = over - (at + 1) * height - at * gap
        row = table.snapped(QRectF(table.room.center().x() - width / 2, top, width, height))
        rows[seat] = LammersPlaces(
            row,
            QRectF(row.left() + gap, row.top(), name - gap, height),
            QRectF(row.left() + name, row.top(), width - name - gap, height),
        )
    return rows


def _hands(table: _Table, over: float, card_height: float) -> tuple[TableHand, ...]:
    """Side by side before the croupier, each in a printed box."""
    ratio, unit, count = table.ratio, table.unit, table.shape.hands
    card = QSizeF(snapped(card_width(card_height), ratio), card_height)
    apart, pad = snapped(max(3.0, 6 * unit - 1), ratio), snapped(max(3.0, 8 * unit - 2), ratio)
    name = snapped(name_px(unit) * 1.25, ratio)
    size = QSizeF(2 * card.width() + apart + 2 * pad, name + card.height() + apart + card.width() + pad)
    left = snapped(table.room.center().x() - (count * (size.width() + table.gap) - table.gap) / 2, ratio)
    top = snapped(over - size.height(), ratio)
    hands = []
    for at in range(count):
        box = QRectF(QPointF(left + at * (size.width() + table.gap), top), size)
        first = QRectF(QPointF(box.left() + pad, box.top() + name), card)
        second = first.translated(card.width() + apart, 0)
        third = QRectF(0, first.bottom() + apart, card.height(), card.width())
        third.moveLeft(snapped(box.center().x() - card.height() / 2, ratio))
        words = QRectF(first.left(), box.top(), second.right() - first.left(), name)
        hands.append(TableHand(box, words, (first, second, third)))
    return tuple(hands)


def _result(table: _Table, over: float, hands: tuple[TableHand, ...]) -> QRectF:
    """Over the hands, or alone in the middle."""
    if not table.shape.result:
        return QRectF()
    room, height = table.room, round(name_px(table.unit) * 1.2)
    if hands:
        left, right = hands[0].box.left(), hands[-1].box.right()
        return table.snapped(QRectF(left, hands[0].box.top() - height, right - left, height))
    box = QRectF(0, 0, _RESULT_SHARE * room.width(), 1.6 * height)
    box.moveCenter(QPointF(room.center().x(), room.top() + _RESULT_DOWN * (over - room.top())))
    return table.snapped(box)


def _coups(table: _Table, over: float, plates: dict[int, QRectF]) -> tuple[PrintedBox, ...]:
    """Side by side in the middle, under the plates, in two rows of piles each."""
    count, room, full = table.shape.coups, table.room, table.measure
    if not count:
        return ()
    pad = 2 * table.pad
    width = min(_COUP_SHARE, _COUPS_SHARE / count) * room.width()
    whole = count * (width + table.gap) - table.gap
    left = room.center().x() - whole / 2
    plates_over = [plate.bottom() for plate in plates.values() if plate.right() > left and plate.left() < left + whole]
    under = max(plates_over, default=room.top()) + table.gap
    height = min(2 * (table.line + full.chip + full.extent(GROUP) + pad) + full.gap, over - under)
    top = (under + over - height) / 2
    rects = (QRectF(left + at * (width + table.gap), top, width, height) for at in range(count))
    return tuple(_printed(table.snapped(rect), pad, table.line, table.line) for rect in rects)


def _claims(table: _Table, plates: dict[int, QRectF]) -> list[Claim]:
    """What each seat with stakes asks for: a place before it, beside its plate or under it."""
    claims = []
    for seat in table.shape.seats:
        if not seat.needs:
            continue
        plate = plates[seat.number]
        out = plate.center() - table.middle
        share = _STANDING_OUT if seat.is_standing else STAKES_OUT
        side = Hang.LEFT if out.x() > 0 else Hang.RIGHT
        across = (_BESIDE + _UNDER) / 2 if seat.is_standing else abs(math.cos(table.angle(seat.number)))
        hangs = (side,) if across > _BESIDE else (Hang.UNDER,) if across < _UNDER else (Hang.UNDER, side)
        also = () if Hang.UNDER in hangs else (Hang.UNDER,)
        claims.append(Claim(plate, table.middle + out * share, hangs, seat.needs, also))
    return claims


def _stems(table: _Table, plates: dict[int, QRectF], spots: dict[str, SpotPlaces]) -> Iterator[QRectF]:
    """Lines from plates to those of their boxes that they do not touch but face."""
    for seat in table.shape.seats:
        plate = plates[seat.number]
        middle, half = snapped(plate.center().y(), table.ratio), line_width(max(1.0, table.unit), table.ratio)
        boxes = [spots[need.token].box for need in seat.needs]
        faced = [box for box in boxes if box.top() < middle < box.bottom()]
        if not faced or any(box.adjusted(-_TOUCH, -_TOUCH, _TOUCH, _TOUCH).intersects(plate) for box in boxes):
            continue
        box = min(faced, key=lambda box: abs(box.center().x() - plate.center().x()))
        left, right = sorted((plate.left(), plate.right(), box.left(), box.right()))[1:3]
        yield QRectF(left, middle - half, right - left, 2 * half)


def _spots(
    packer: Packer, claims: list[Claim], full: Measure, pile: int, printed: Print
) -> tuple[Measure, int, dict[str, SpotPlaces]]:
    """The places of the stakes, the measure of their pieces, the largest with which all have room, and their piles."""
    ways = [
        (Measure(snapped(full.chip * share, full.ratio), full.gap, full.ratio), pile if at < _EASY else 2 * pile)
        for at, share in enumerate(_CHIP_SHARES)
    ]

    for measure, most in ways:
        for dense in (False, True):
            spots = packer.pack(claims, measure, most, printed, dense=dense)
            if spots is not None:
                return measure, most, spots
    measure, most = ways[-1]
    return measure, most, {need.token: crowded(claim, measure, printed) for claim in claims for need in claim.needs}
