"""Chips and plaques: the fewest that make an amount, what they cannot make, and piles that can be counted.

What a piece looks like is no matter here.
"""

from __future__ import annotations

import enum
import functools
import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

PILE: Final = 20
"""The most pieces in one pile."""
GROUP: Final = 5
"""After so many pieces of a pile a gap is left, so that it can be counted."""
MOST_KINDS: Final = 12
"""As many as a house may have, and a rack has room for, one of each kind."""


class Form(enum.StrEnum):
    """What a piece is."""

    CHIP = "chip"
    PLAQUE = "plaque"


class Denomination(msgspec.Struct, frozen=True, order=True):
    """A kind of piece: what one is worth, and whether it is round or a plaque. The order is by worth."""

    cents: int
    form: Form = Form.CHIP


class ChipSet(msgspec.Struct, frozen=True):
    """The pieces of a house, of each as many as are wanted.

    Raises ValueError on making one that is empty, holds a worth of nothing or less, or one worth twice.
    """

    denominations: tuple[Denomination, ...]
    """By falling worth."""

    def __post_init__(self) -> None:
        """Check what no amount could be reckoned with."""
        worths = [denomination.cents for denomination in self.denominations]
        if not worths or worths[-1] < 1 or worths != sorted(set(worths), reverse=True):
            raise ValueError(f"{worths} is not one or more different worths in cents, the highest first")


def chip_set(chips_cents: Iterable[int], plaques_cents: Iterable[int] = ()) -> ChipSet:
    """The set of these worths in cents, in whatever order they come. Raises ValueError as `ChipSet` does."""
    pieces = [
        *(Denomination(cents) for cents in chips_cents),
        *(Denomination(cents, Form.PLAQUE) for cents in plaques_cents),
    ]
    return ChipSet(tuple(sorted(pieces, reverse=True)))


HOUSE_SET: Final = chip_set((1_00, 2_00, 5_00, 10_00, 25_00, 50_00, 100_00, 500_00, 1_000_00), (5_000_00, 10_000_00))
"""The set that comes with the program."""


def total_cents(pieces: Iterable[Denomination]) -> int:
    """What the pieces are worth together."""
    return sum(piece.cents for piece in pieces)


@functools.lru_cache(maxsize=1024)
def fewest(amount_cents: int, chips: ChipSet = HOUSE_SET) -> tuple[Denomination, ...] | None:
    """The fewest pieces that make the amount exactly, the highest first; None where none do.

    Exact for every set, also where taking the highest piece that fits is not the best, as with 25, 20 and 10 for 40.
    Of two ways with as few pieces it is the one with the higher pieces. Raises ValueError below nought.

    From some `base` upwards the worths divide one another (at the latest the highest alone), and a multiple of `base`
    is best made by those, the highest first. The best way has fewer pieces below `base` than `base` has units: among
    that many, some would add up to a multiple of `base` and could be changed for fewer. So only the sums of those few
    are searched.
    """
    if amount_cents < 0:
        raise ValueError("no pieces make less than nothing")
    unit = math.gcd(*(denomination.cents for denomination in chips.denominations))
    if amount_cents % unit:
        return None
    chain, small = _parted(chips)
    amount, base = amount_cents // unit, chain[-1].cents // unit
    worths = [denomination.cents // unit for denomination in small]
    counts = _counts(worths, min(amount, (base - 1) * max(worths, default=0)))
    parts = [part for part in range(amount % base, len(counts), base) if counts[part] < _NEVER]
    if not parts:
        return None
    part = min(parts, key=lambda part: counts[part] + _number((amount - part) * unit, chain))
    pieces = _highest_first((amount - part) * unit, chain)
    while part:
        # The highest piece that belongs to a shortest way: its rest is one piece shorter.
        at = next(at for at, worth in enumerate(worths) if worth <= part and counts[part - worth] < counts[part])
        pieces.append(small[at])
        part -= worths[at]
    return tuple(pieces)


def is_fewest(pieces: Sequence[Denomination], chips: ChipSet = HOUSE_SET) -> bool:
    """Whether all the pieces are of the set, and their amount cannot be made with fewer."""
    if not set(pieces) <= set(chips.denominations):
        return False
    best = fewest(total_cents(pieces), chips)
    return best is not None and len(best) == len(pieces)


def rest_cents(amount_cents: int, chips: ChipSet = HOUSE_SET) -> int:
    """The least part of the amount that the pieces cannot pay: odd cents, where the lowest chip is worth 1."""
    # Less than the lowest piece, whose multiples can all be paid.
    lowest = chips.denominations[-1].cents
    if all(denomination.cents % lowest == 0 for denomination in chips.denominations):
        return amount_cents % lowest
    return next(rest for rest in range(lowest) if fewest(amount_cents - rest, chips) is not None)


class Pile(msgspec.Struct, frozen=True):
    """Pieces on one another, the lowest in the pile first."""

    pieces: tuple[Denomination, ...]


def piles(pieces: Iterable[Denomination], most: int = PILE) -> tuple[Pile, ...]:
    """The pieces in piles of at most `most`, the highest worth at the foot; plaques lie apart from chips."""
    made, falling = [], sorted(pieces, reverse=True)
    for form in (Form.PLAQUE, Form.CHIP):
        alike = [piece for piece in falling if piece.form is form]
        made += [Pile(tuple(alike[at : at + most])) for at in range(0, len(alike), most)]
    return tuple(made)


_NEVER: Final = 1 << 62
"""How many pieces a sum takes that no pieces make."""


def _parted(chips: ChipSet) -> tuple[Sequence[Denomination], Sequence[Denomination]]:
    """The highest worths, as far as each divides the one before, and the others."""
    worths = chips.denominations
    length = next(
        (at for at in range(1, len(worths)) if worths[at - 1].cents % worths[at].cents),
        len(worths),
    )
    return worths[:length], worths[length:]


def _counts(worths: Sequence[int], most: int) -> list[int]:
    """The fewest pieces of these worths for every sum from 0 to `most`."""
    counts = [0] + [_NEVER] * most
    for worth in worths:
        for amount in range(worth, most + 1):
            counts[amount] = min(counts[amount], counts[amount - worth] + 1)
    return counts


def _number(amount_cents: int, chain: Sequence[Denomination]) -> int:
    """How many pieces `_highest_first` takes."""
    number = 0
    for denomination in chain:
        count, amount_cents = divmod(amount_cents, denomination.cents)
        number += count
    return number


def _highest_first(amount_cents: int, chain: Sequence[Denomination]) -> list[Denomination]:
    """A multiple of the lowest worth of a chain, in the fewest of its pieces."""
    pieces: list[Denomination] = []
    for denomination in chain:
        count, amount_cents = divmod(amount_cents, denomination.cents)
        pieces += [denomination] * count
    return pieces
