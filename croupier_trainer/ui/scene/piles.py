"""How chips and plaques lie: in piles that can be counted, or spread in a line, and how much room that takes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

import msgspec
from PySide6.QtCore import QSizeF

from croupier_trainer.rules.chips import GROUP, Denomination, Form, piles
from croupier_trainer.ui.chips import CHIP_UNITS, PLAQUE_UNITS
from croupier_trainer.ui.scene.table_picture import Pieces

APART: Final = 0.14
"""Pieces of a pile lie so far apart, of a chip's width."""
GAP_PX: Final = 3.0
"""After every fifth piece, and between piles; more on a table larger than 1280 × 800."""
PILES: Final = (20, 10, 5)
"""How high a pile may be, by the size of the table."""
_ROWS: Final = 3
_SMALLEST: Final = 4.0
_SHRINK: Final = 0.95
_SLACK: Final = 0.01


class Measure(msgspec.Struct, frozen=True):
    """Of the pieces of a table, in logical pixels."""

    chip: float
    """Width of a chip, and height of chip and plaque."""
    gap: float
    ratio: float
    """Device pixel ratio: pieces lie on whole device pixels."""

    @property
    def plaque(self) -> float:
        """Width of a plaque."""
        return round(self.chip * PLAQUE_UNITS / CHIP_UNITS * self.ratio) / self.ratio

    @property
    def step(self) -> float:
        """From one piece of a pile to the next."""
        return math.ceil(self.chip * APART * self.ratio - 0.01) / self.ratio

    def smaller(self) -> Measure:
        """Of pieces that are a little smaller."""
        pixels = math.floor(self.chip * _SHRINK * self.ratio)
        return Measure(pixels / self.ratio, self.gap, self.ratio)

    def width(self, piece: Denomination) -> float:
        """Width of a piece."""
        return self.plaque if piece.form is Form.PLAQUE else self.chip

    def offsets(self, count: int) -> Iterator[float]:
        """From the first of so many pieces to each."""
        return (at * self.step + at // GROUP * self.gap for at in range(count))

    def extent(self, count: int) -> float:
        """From the first to the last of so many pieces."""
        return max(self.offsets(count), default=0.0)


class Lying(msgspec.Struct, frozen=True):
    """A piece and the upper left corner where it lies."""

    piece: Denomination
    x: float
    y: float


class Heap(msgspec.Struct, frozen=True):
    """Pieces that lie together, in the order in which they are to be painted, and the room that they take."""

    measure: Measure
    width: float = 0.0
    height: float = 0.0
    lying: tuple[Lying, ...] = ()

    def mirrored(self) -> Heap:
        """The same, begun at the right."""
        turned = tuple(
            Lying(lying.piece, self.width - lying.x - self.measure.width(lying.piece), lying.y) for lying in self.lying
        )
        return Heap(self.measure, self.width, self.height, turned)

    def fits(self, room: QSizeF) -> bool:
        """Whether it goes into such a room."""
        return self.width <= room.width() + _SLACK and self.height <= room.height() + _SLACK


@lru_cache(maxsize=1024)
def heaps(pieces: Pieces, measure: Measure, most: int, *, spread: bool) -> tuple[Heap, ...]:
    """The ways in which pieces can lie, the best first.

    In piles of at most `most` in one row, else in lower ones or in more rows, and with `spread` in one line or two.
    """
    if not pieces:
        return (Heap(measure),)
    limits = [limit for limit in PILES if limit <= most]
    ways = [_piled(pieces, measure, limit, rows) for rows in range(1, _ROWS + 1) for limit in limits]
    if spread:
        ways += _spreads(pieces, measure)
    return tuple(heap for heap in ways if heap is not None)


def fitted(pieces: Pieces, measure: Measure, most: int, room: QSizeF, *, spread: bool) -> Heap:
    """The best way that goes into a room; of smaller pieces than `measure` says where none does."""
    while True:
        ways = heaps(pieces, measure, most, spread=spread)
        found = next((heap for heap in ways if heap.fits(room)), None)
        if found is not None or measure.chip <= _SMALLEST:
            return found or ways[-1]
        measure = measure.smaller()


def _piled(pieces: Pieces, measure: Measure, most: int, rows: int) -> Heap | None:
    """In rows that are about equally wide; None where there are fewer piles than rows."""
    made = [pile.pieces for pile in piles(pieces, most)]
    if len(made) < rows:
        return None
    cuts = min(
        ((0, *inner, len(made)) for inner in combinations(range(1, len(made)), rows - 1)),
        key=lambda cuts: max(_row_width(made[start:end], measure) for start, end in pairwise(cuts)),
    )
    lying: list[Lying] = []
    width = height = 0.0
    for start, end in pairwise(cuts):
        row = made[start:end]
        if height:
            height += measure.gap
        height += measure.chip + max(measure.extent(len(pile)) for pile in row)
        x = 0.0
        for pile in row:
            foot = height - measure.chip
            lying += [Lying(piece, x, foot - up) for piece, up in zip(pile, measure.offsets(len(pile)), strict=True)]
            x += measure.width(pile[0]) + measure.gap
        width = max(width, x - measure.gap)
    return Heap(measure, width, height, tuple(lying))


def _row_width(row: Sequence[Pieces], measure: Measure) -> float:
    return sum(measure.width(pile[0]) for pile in row) + measure.gap * (len(row) - 1)


def _spreads(pieces: Pieces, measure: Measure) -> Iterator[Heap]:
    """Plaques and chips in one line, and, where there are both, in a line each."""
    parts = [pile.pieces for pile in piles(pieces, len(pieces))]
    lines = [
        [Lying(piece, along, 0) for piece, along in zip(part, measure.offsets(len(part)), strict=True)]
        for part in parts
    ]
    widths = [line[-1].x + measure.width(line[-1].piece) for line in lines]
    if len(lines) == 1:
        yield Heap(measure, widths[0], measure.chip, tuple(lines[0]))
        return
    plaques, chips = lines
    right, below = widths[0] + measure.gap, measure.chip + measure.gap
    beside = tuple(Lying(lying.piece, right + lying.x, 0) for lying in chips)
    yield Heap(measure, right + widths[1], measure.chip, (*plaques, *beside))
    under = tuple(Lying(lying.piece, lying.x, below) for lying in chips)
    yield Heap(measure, max(widths), below + measure.chip, (*plaques, *under))
