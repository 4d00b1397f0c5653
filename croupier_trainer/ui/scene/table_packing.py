"""Finds the places of the stakes before their seats: close to the seat, as large as the room allows, none over another.

Each seat has a bay: its boxes in rows, hung at the inner side of its plate. A bay can slide along the plate, and its
boxes can be wide or high. The first way in which all bays find room is taken, and then bettered bay by bay.
"""

from __future__ import annotations

import enum
import functools
import itertools
import math
import operator
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF

from croupier_trainer.ui.scene.piles import Heap, Measure, heaps
from croupier_trainer.ui.scene.table_picture import Pieces

_TRIES: Final = 200
"""So many bays are tried before it is given up."""
_COMBINATIONS: Final = 64
"""So many ways to lay a seat's stakes are tried with one another."""
_DENSE: Final = 2
"""What is laid densely is liked as much less as if it were so many chips farther away."""
_HOLD: Final = 2
"""Cells of a plate's edge that a bay has beside it at least."""
_ASIDE: Final = (0, 6)
"""Cells between plate and bay when room is short: enough to pass the plate of the next seat."""
_SLIDE: Final = 2
"""Cells from one place of a bay to the next."""
_ALIKE: Final = 40
"""Bays that differ by fewer cells are as small as one another."""
_ROWS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: ((1,),),
    2: ((2,), (1, 1)),
    3: ((3,), (2, 1), (1, 2), (1, 1, 1)),
}
"""By number of boxes: how many stand in each row."""


_Sizes = tuple[tuple[int, int], ...]
"""Widths and heights of the rows of a bay, in cells."""


class Hang(enum.Enum):
    """At which side of its plate a bay hangs."""

    LEFT = "left"
    RIGHT = "right"
    UNDER = "under"


class Need(msgspec.Struct, frozen=True):
    """What a stake needs room for."""

    token: str
    stake: Pieces
    win: Pieces
    words: float
    """Width of what stands over it."""


class Claim(msgspec.Struct, frozen=True):
    """A seat that needs a bay."""

    plate: QRectF
    target: QPointF
    """Where the middle of the bay would lie best."""
    hangs: tuple[Hang, ...]
    needs: tuple[Need, ...]
    also: tuple[Hang, ...] = ()
    """Where else it may hang when room is short."""


class Print(msgspec.Struct, frozen=True):
    """Sizes of what is printed at a stake, in logical pixels."""

    line: float
    """Height of the words over it."""
    pad: float
    """From the box's edge to what lies in it."""


class SpotPlaces(msgspec.Struct, frozen=True):
    """The places of a stake."""

    box: QRectF
    words: QRectF
    """A line for the label at its left, and the sum in figures and the mark of a verdict at its right."""
    stake: QRectF
    win: QRectF
    """Beside the stake, or under it."""
    from_right: bool
    """Whether the player is at the right: piles begin there."""


class _Form(msgspec.Struct, frozen=True):
    """A way to lay one stake: sizes of its parts, and how they lie to one another."""

    width: float
    height: float
    stake: QSizeF
    win: QSizeF
    win_under: bool
    words_at_win: bool
    """The words stand over the win alone, beside the stake."""


class _Box(msgspec.Struct, frozen=True):
    """A box in its bay, in cells."""

    form: _Form
    left: int
    top: int
    width: int
    height: int


class _Bay(msgspec.Struct, frozen=True):
    """Boxes in rows, in cells, in the order of the needs."""

    boxes: tuple[_Box, ...]
    width: int
    height: int
    rows: int


class _Option(msgspec.Struct, frozen=True):
    """A bay at a place, in cells from the room's corner."""

    cost: float
    bits: int
    """The cells that it takes."""
    bay: _Bay
    left: int
    top: int


class Packer:
    """The room on the felt, as cells of which some are taken."""

    def __init__(
        self, room: QRectF, taken: Iterable[QRectF], plates: Iterable[QRectF], cell: float, apart: int
    ) -> None:
        """Nothing comes to lie over `taken`, the seats' plates or beyond `room`.

        Boxes keep to a grid of `cell` logical pixels. From a bay to the next, and to all but its own plate, there are
        `apart` cells.
        """
        self._room, self._cell = room, cell
        self._columns = max(0, math.floor(room.width() / cell))
        self._rows = max(0, math.floor(room.height() / cell))
        # More columns than there are: a box at the right edge has its gap there, and not in the next row.
        self._apart = apart
        self._stride = self._columns + apart
        self._uprights = [0]
        self._taken = functools.reduce(operator.or_, map(self._bits_of, taken), 0)
        self._plates = list(plates)

    def pack(
        self, claims: Sequence[Claim], measure: Measure, most: int, printed: Print, *, dense: bool
    ) -> dict[str, SpotPlaces] | None:
        """The places by token; None where not all find room with pieces of this measure.

        `most` pieces lie in a pile. `dense` allows lower piles, two rows of them, wins spread in a line, and bays that
        hang where they else would not.
        """
        options = []
        for claim in claims:
            found = list(self._options(claim, measure, most, printed, dense=False))
            if dense:
                found += self._options(claim, measure, most, printed, dense=True)
            found.sort(key=_cost)
            if not found:
                return None
            options.append(found)
        chosen = _chosen(options)
        if chosen is None:
            return None
        places: dict[str, SpotPlaces] = {}
        for claim, option in zip(claims, chosen, strict=True):
            from_right = claim.target.x() < claim.plate.center().x()
            for need, box in zip(claim.needs, option.bay.boxes, strict=True):
                rect = QRectF(
                    self._room.left() + (option.left + box.left) * self._cell,
                    self._room.top() + (option.top + box.top) * self._cell,
                    box.width * self._cell,
                    box.height * self._cell,
                )
                places[need.token] = _placed(rect, box.form, measure, printed, from_right=from_right)
        return places

    def _cells_of(self, rect: QRectF) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the cells that a rectangle touches."""
        left, top = rect.left() - self._room.left(), rect.top() - self._room.top()
        return (
            max(0, math.floor(left / self._cell)),
            max(0, math.floor(top / self._cell)),
            min(self._columns, math.ceil((left + rect.width()) / self._cell)),
            min(self._rows, math.ceil((top + rect.height()) / self._cell)),
        )

    def _bits_of(self, rect: QRectF) -> int:
        left, top, right, bottom = self._cells_of(rect)
        return self._bits(left, top, right - left, bottom - top) if left < right and top < bottom else 0

    def _bits(self, left: int, top: int, width: int, height: int) -> int:
        """Cells as bits, with a gap at the right and under them."""
        width, height = width + self._apart, height + self._apart
        while len(self._uprights) <= height:
            self._uprights.append(self._uprights[-1] << self._stride | 1)
        return ((1 << width) - 1) * self._uprights[height] << top * self._stride + left

    def _options(self, claim: Claim, measure: Measure, most: int, printed: Print, *, dense: bool) -> Iterator[_Option]:
        """Every bay that would do for a seat if it were alone."""
        others = (self._bits_of(plate) for plate in self._plates if plate != claim.plate)
        taken = functools.reduce(operator.or_, others, self._taken)
        count = math.floor(_COMBINATIONS ** (1 / len(claim.needs)) + 0.01)
        forms = [_choice(_forms(need, measure, most, printed, dense=dense), count) for need in claim.needs]
        for hang in (*claim.hangs, *claim.also) if dense else claim.hangs:
            for bay in _bays(forms, hang, self._cell, dense=dense):
                bits = 0
                for box in bay.boxes:
                    bits |= self._bits(box.left, box.top, box.width, box.height)
                liked = len(claim.needs) if hang is Hang.UNDER else 1
                penalty = ((abs(bay.rows - liked) + (_DENSE if dense else 0)) * measure.chip) ** 2
                for left, top in self._spots(claim.plate, bay, hang, _ASIDE if dense else (0,)):
                    moved = bits << top * self._stride + left
                    if not moved & taken:
                        away_x = self._room.left() + (left + bay.width / 2) * self._cell - claim.target.x()
                        away_y = self._room.top() + (top + bay.height / 2) * self._cell - claim.target.y()
                        yield _Option(away_x**2 + away_y**2 + penalty, moved, bay, left, top)

    def _spots(self, plate: QRectF, bay: _Bay, hang: Hang, aside: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        """Left and top of a bay that hangs at a plate, or so many cells aside, and has some of it beside it."""
        left, top, right, bottom = self._cells_of(plate)
        last_left, last_top = self._columns - bay.width, self._rows - bay.height
        if hang is Hang.UNDER:
            lefts = range(max(0, left + _HOLD - bay.width), min(right - _HOLD, last_left) + 1, _SLIDE)
            yield from ((at, bottom) for at in lefts if bottom <= last_top)
        else:
            besides = [right + out if hang is Hang.RIGHT else left - out - bay.width for out in aside]
            tops = range(max(0, top + _HOLD - bay.height), min(bottom - _HOLD, last_top) + 1, _SLIDE)
            yield from ((beside, at) for at in tops for beside in besides if 0 <= beside <= last_left)


def crowded(claim: Claim, measure: Measure, printed: Print) -> SpotPlaces:
    """A place where there is no room: some of it lies over something else."""
    box = QRectF(0, 0, 2 * measure.plaque, printed.line + 2 * (measure.chip + printed.pad) + measure.gap)
    box.moveCenter(claim.target)
    half = QSizeF(measure.plaque, measure.chip)
    form = _Form(box.width(), box.height(), half, half, win_under=True, words_at_win=False)
    return _placed(box, form, measure, printed, from_right=False)


def _chosen(options: list[list[_Option]]) -> list[_Option] | None:
    """One option for each seat, none over another, of options from the best; None where none are found in a while.

    First the best are tried, then the smallest, from the right and from the left.
    """
    placed = None
    for key in (_cost, _from_right, _from_left):
        placed = _found({seat: sorted(bays, key=key) for seat, bays in enumerate(options)}, [_TRIES])
        if placed is not None:
            break
    else:
        return None
    chosen = [placed[seat] for seat in range(len(options))]
    for _ in range(2):
        for seat, bays in enumerate(options):
            others = 0
            for number, option in enumerate(chosen):
                if number != seat:
                    others |= option.bits
            chosen[seat] = next(option for option in bays if not option.bits & others)
    return chosen


def _found(left: dict[int, list[_Option]], tries: list[int]) -> dict[int, _Option] | None:
    """One option for each seat that is left, the seat with the least choice first; `tries` is counted down."""
    if not left:
        return {}
    seat = min(left, key=lambda seat: len(left[seat]))
    for option in left[seat]:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        rest = {
            other: [bay for bay in bays if not bay.bits & option.bits] for other, bays in left.items() if other != seat
        }
        if all(rest.values()):
            placed = _found(rest, tries)
            if placed is not None:
                return placed | {seat: option}
    return None


def _cost(option: _Option) -> float:
    return option.cost


def _from_right(option: _Option) -> tuple[int, int]:
    return option.bay.width * option.bay.height // _ALIKE, -option.left


def _from_left(option: _Option) -> tuple[int, int]:
    return option.bay.width * option.bay.height // _ALIKE, option.left


def _bays(forms: Sequence[Sequence[_Form]], hang: Hang, cell: float, *, dense: bool) -> Iterator[_Bay]:
    """The ways to put a seat's boxes into rows; of two alike but for the room they take the larger is left out."""
    for counts in _ROWS.get(len(forms), ((1,) * len(forms),)):
        bays: dict[_Sizes, _Bay] = {}
        for combination in itertools.product(*forms):
            bay, sizes = _bay(combination, counts, hang, cell)
            bays[sizes] = bay
        kept: list[_Sizes] = []
        for sizes in sorted(bays, key=lambda rows: sum(width * height for width, height in rows)):
            if not any(_within(other, sizes) for other in kept):
                kept.append(sizes)
                yield bays[sizes]
                if dense and hang is not Hang.UNDER and len(counts) > 1:
                    yield _turned(bays[sizes])


def _within(one: _Sizes, other: _Sizes) -> bool:
    """Whether rows go into the room of others."""
    return all(a <= c and b <= d for (a, b), (c, d) in zip(one, other, strict=True))


def _bay(forms: Sequence[_Form], counts: tuple[int, ...], hang: Hang, cell: float) -> tuple[_Bay, _Sizes]:
    """Boxes in rows of so many, and the widths and heights of the rows."""
    cells = [(math.ceil(form.width / cell), math.ceil(form.height / cell)) for form in forms]
    starts = [0, *itertools.accumulate(counts)]
    rows = [range(start, end) for start, end in itertools.pairwise(starts)]
    sizes = tuple((sum(cells[at][0] for at in row), max(cells[at][1] for at in row)) for row in rows)
    width = max(row_width for row_width, _height in sizes)
    column = all(count == 1 for count in counts)
    boxes: list[_Box] = []
    top = 0
    for row, (row_width, row_height) in zip(rows, sizes, strict=True):
        spare = 0 if column else width - row_width
        left = {Hang.LEFT: spare, Hang.RIGHT: 0, Hang.UNDER: spare // 2}[hang]
        # The first box stands nearest the player.
        placed = []
        for at in reversed(row) if hang is Hang.LEFT else row:
            box_width = width if column else cells[at][0]
            placed.append(_Box(forms[at], left, top, box_width, row_height))
            left += box_width
        boxes += reversed(placed) if hang is Hang.LEFT else placed
        top += row_height
    return _Bay(tuple(boxes), width, top, len(counts)), sizes


def _turned(bay: _Bay) -> _Bay:
    """The same with its first row lowest."""
    boxes = tuple(
        _Box(box.form, box.left, bay.height - box.top - box.height, box.width, box.height) for box in bay.boxes
    )
    return _Bay(boxes, bay.width, bay.height, bay.rows)


def _forms(need: Need, measure: Measure, most: int, printed: Print, *, dense: bool) -> list[_Form]:
    """The ways to lay a stake and its win; none that is larger than another in both directions."""
    stakes, wins = heaps(need.stake, measure, most, spread=False), heaps(need.win, measure, most, spread=dense)
    if not dense:
        stakes, wins = stakes[:1], wins[:1]
    made = []
    for stake, win in itertools.product(_lean(stakes, measure), _lean(wins, measure)):
        gap, inner, pad = measure.gap, max(win.width(), need.words), 2 * printed.pad
        under = printed.line + stake.height() + gap + win.height()
        beside = printed.line + max(stake.height(), win.height())
        at_win = max(stake.height(), printed.line + win.height())
        wide = stake.width() + 2 * gap
        made += [
            _Form(max(stake.width(), inner) + pad, under + pad, stake, win, win_under=True, words_at_win=False),
            _Form(
                max(wide + win.width(), need.words) + pad, beside + pad, stake, win, win_under=False, words_at_win=False
            ),
            _Form(wide + inner + pad, at_win + pad, stake, win, win_under=False, words_at_win=True),
        ]
    front = [
        form
        for form in {(form.width, form.height): form for form in reversed(made)}.values()
        if not any(
            other.width <= form.width
            and other.height <= form.height
            and (other.width, other.height) != (form.width, form.height)
            for other in made
        )
    ]
    return sorted(front, key=lambda form: form.width)


def _choice(forms: Sequence[_Form], count: int) -> list[_Form]:
    """At most so many of them, evenly from the narrowest to the widest."""
    if len(forms) <= count:
        return list(forms)
    return [forms[round(at * (len(forms) - 1) / (count - 1))] for at in range(count)]


def _lean(ways: Iterable[Heap], measure: Measure) -> list[QSizeF]:
    """The sizes of heaps, at least of one chip, without those that are larger than another in both directions."""
    sizes = {(max(heap.width, measure.chip), max(heap.height, measure.chip)) for heap in ways}
    return [
        QSizeF(width, height)
        for width, height in sorted(sizes)
        if not any(w <= width and h <= height and (w, h) != (width, height) for w, h in sizes)
    ]


def _placed(box: QRectF, form: _Form, measure: Measure, printed: Print, *, from_right: bool) -> SpotPlaces:
    """The parts of a box, laid from the left and turned round where the player is at the right."""
    inner = box.adjusted(printed.pad, printed.pad, -printed.pad, -printed.pad)
    stake = QRectF(inner.topLeft(), form.stake)
    wide = form.stake.width() + 2 * measure.gap
    words = QRectF(inner.left(), inner.top(), inner.width(), printed.line)
    if form.win_under:
        stake.moveTop(words.bottom())
        win = QRectF(inner.left(), stake.bottom() + measure.gap, inner.width(), form.win.height())
    else:
        win = QRectF(inner.left() + wide, inner.bottom() - form.win.height(), inner.width() - wide, form.win.height())
        stake.moveBottom(inner.bottom())
        if form.words_at_win:
            words.setLeft(win.left())
    if from_right:
        for part in (words, stake, win):
            part.moveRight(inner.left() + inner.right() - part.left())
    return SpotPlaces(box, words, stake, win, from_right)
