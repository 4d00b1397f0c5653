"""Exact odds of a coup from any sabot, full or partly dealt: counts of six-card sequences and the edge of every box.

Why it is quick. Who wins, and at what odds, hangs on the values of at most six cards, and the order of the cards only
on which of them fall to whom. So the drawing is played through once (`odds_table`) and folded into one row of whole
numbers per multiset of six values, 5,005 of them; the odds of one more sabot are then these rows times the number of
ways in which it can deal each multiset. No rule is written down here: the coups are played by `play.py`, paid by
`boxes.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from operator import mul
from typing import Final

import msgspec

from croupier_trainer.rules.boxes import Result, profit_ratio, result_of
from croupier_trainer.rules.cards import CARD_OF, PACK, RANKS, Card
from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.play import Deal, Play, Speak, Stage, Winner, apply
from croupier_trainer.rules.ruleset import Box, BoxKind, Ruleset
from croupier_trainer.rules.tableau import Call, Tableau, cell_name

COUP_CARDS: Final = 6
"""The most cards that a coup takes; counts are of ordered sequences of so many, dealt or not (rules of record § 8)."""

_CARDS_BITS: Final = 15
MOST_CARDS: Final = 2**_CARDS_BITS - 1
"""The largest sabot reckoned with, in cards: 630 packs."""


class OddsError(ValueError):
    """Odds were asked for that do not exist."""


class TooFewCardsError(OddsError):
    """The sabot holds fewer cards than a coup may take; `cards` says how many."""

    def __init__(self, cards: int) -> None:
        """`cards` are left."""
        super().__init__(f"a coup may take {COUP_CARDS} cards, but only {cards} are left")
        self.cards = cards


class NotOptionalError(OddsError):
    """A cell was chosen that the tableau does not leave open: `cell`; `optional` names those that it does."""

    def __init__(self, cell: str, optional: tuple[str, ...]) -> None:
        """`cell` as the caller wrote it."""
        super().__init__(f"{cell} is no optional cell of this tableau")
        self.cell = cell
        self.optional = optional


class Remaining(msgspec.Struct, frozen=True):
    """What a sabot still holds.

    Raises:
        OddsError: not 52 counts, a negative one, or more than `MOST_CARDS` cards.
    """

    counts: tuple[int, ...]
    """How many of each card, in the order of `PACK`."""

    def __post_init__(self) -> None:
        """Check the counts."""
        if len(self.counts) != len(PACK):
            raise OddsError(f"{len(PACK)} counts are needed, not {len(self.counts)}")
        if min(self.counts) < 0:
            short = PACK[self.counts.index(min(self.counts))]
            raise OddsError(f"more {short} were seen than the sabot held")
        if sum(self.counts) > MOST_CARDS:
            raise OddsError(f"a sabot of more than {MOST_CARDS} cards")

    @classmethod
    def of_packs(cls, packs: int) -> Remaining:
        """A full sabot of so many packs."""
        return cls((packs,) * len(PACK))

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> Remaining:
        """A sabot that holds just these cards."""
        counts = dict.fromkeys(PACK, 0)
        for card in cards:
            counts[card] += 1
        return cls(tuple(counts.values()))

    def without(self, seen: Iterable[Card]) -> Remaining:
        """What is left once these cards were seen.

        Raises:
            OddsError: where a card was seen more often than it was there.
        """
        gone = Remaining.of_cards(seen)
        return Remaining(tuple(there - seen for there, seen in zip(self.counts, gone.counts, strict=True)))

    @property
    def cards(self) -> int:
        """How many cards in all."""
        return sum(self.counts)


class Odds(msgspec.Struct, frozen=True):
    """Exact odds of one coup from one sabot."""

    total: int
    """Ordered six-card sequences in all: N!/(N−6)!."""
    ponte: int
    """Sequences in which the ponte (the player) wins."""
    banker: int
    egalite: int
    edges: dict[str, Fraction]
    """By box: minus the expected profit per unit staked, commission and levy unrounded.

    The boxes of chemin de fer are the two hands, `ponte` and `banker`.
    """
    cards_per_coup: Fraction
    """How many cards a coup takes on the average."""


class OddsTable(msgspec.Struct, frozen=True):
    """A game played through once, whatever the sabot: made by `odds_table`, asked by `odds`."""

    rows: tuple[int, ...]
    """One whole number per multiset of six values, in the order of `_products`: fields of `width` bits side by side.

    Fields, from the lowest: sequences in which the ponte wins, those in which the banker wins, cards used, then per
    box what comes back for a stake of its denominator.
    """
    width: int
    boxes: tuple[tuple[str, int], ...]
    """Name and denominator of each box that hangs on points, in the order of the fields."""
    pair_boxes: tuple[tuple[str, tuple[Fraction, ...]], ...]
    """Name of each box that hangs on pairs, and what comes back per unit in each of `_PAIRS`."""
    order: tuple[str, ...]
    """Names of all boxes in the ruleset's order."""

    def odds(self, sabot: Remaining) -> Odds:
        """The odds of the next coup from this sabot.

        Raises:
            TooFewCardsError: fewer than six cards.
        """
        cards = sabot.cards
        if cards < COUP_CARDS:
            raise TooFewCardsError(cards)
        held = [0] * 10
        for card, count in zip(PACK, sabot.counts, strict=True):
            held[card.value] += count
        packed = sum(map(mul, self.rows, _products([_falling_powers(count) for count in held])))
        mask = (1 << self.width) - 1
        ponte, banker, used, *returned = (packed >> self.width * index & mask for index in range(3 + len(self.boxes)))

        total = _falling(cards, COUP_CARDS)
        edges = {
            name: 1 - Fraction(back, total * denominator)
            for (name, denominator), back in zip(self.boxes, returned, strict=True)
        }
        if self.pair_boxes:
            chances = _pair_counts(sabot)
            deals = _falling(cards, 4)
            for name, backs in self.pair_boxes:
                edges[name] = 1 - sum(map(mul, chances, backs), Fraction(0)) / deals
        return Odds(
            total=total,
            ponte=ponte,
            banker=banker,
            egalite=total - ponte - banker,
            edges={name: edges[name] for name in self.order},
            cards_per_coup=Fraction(used, total),
        )


def odds_table(ruleset: Ruleset, choices: Mapping[str, Call] | None = None) -> OddsTable:
    """The table from which the odds of any sabot under this ruleset are read; worth keeping.

    `choices` says what is done in the optional cells, by their names; those not named are drawn to, as the croupier
    advises.

    Raises:
        NotOptionalError: a chosen cell is not optional.
        OddsError: a box hangs on points and pairs at once.
    """
    ruleset = msgspec.structs.replace(ruleset, tableau=decided(ruleset.tableau, choices or {}))
    boxes = _boxes(ruleset)
    coups = list(_coups(ruleset))

    results = {result for *_, result in coups}
    by_points = _by_points(boxes, results)
    backs = {result: [_returned(box, result) for box in by_points.values()] for result in results}
    denominators = [_common_denominator(column) for column in zip(*backs.values(), strict=True)]
    fields = {
        result: [
            int(result.winner is Winner.PONTE),
            int(result.winner is Winner.BANKER),
            result.ponte_cards + result.banker_cards,
            *(int(back * denominator) for back, denominator in zip(row, denominators, strict=True)),
        ]
        for result, row in backs.items()
    }
    # A field never runs over into the next: it is at most its largest value times the number of sequences.
    width = max(map(max, fields.values())).bit_length() + COUP_CARDS * _CARDS_BITS
    packed = {result: sum(value << width * index for index, value in enumerate(row)) for result, row in fields.items()}
    return OddsTable(
        rows=_rows([(ponte, banker, thirds, packed[result]) for ponte, banker, thirds, result in coups]),
        width=width,
        boxes=tuple(zip(by_points, denominators, strict=True)),
        pair_boxes=tuple(
            (name, tuple(_returned(box, result) for result in _PAIRS))
            for name, box in boxes.items()
            if name not in by_points
        ),
        order=tuple(boxes),
    )


def decided(tableau: Tableau, choices: Mapping[str, Call]) -> Tableau:
    """The tableau with every optional cell closed: as chosen, otherwise draw.

    Raises:
        NotOptionalError: a chosen cell is not optional.
    """
    optional = tableau.choices()
    for cell in choices:
        if cell not in optional:
            raise NotOptionalError(cell, optional)

    def call(cell: str, required: Call) -> Call:
        return choices.get(cell, Call.DRAW) if required is Call.CHOICE else required

    return Tableau(
        ponte=tuple(call(f"ponte/{points}", required) for points, required in enumerate(tableau.ponte)),
        bank=tuple(
            tuple(call(cell_name(row, column), required) for column, required in enumerate(cells))
            for row, cells in enumerate(tableau.bank)
        ),
    )


def _boxes(ruleset: Ruleset) -> dict[str, Box]:
    """What can be staked on; in chemin de fer the two hands, level, less the levy on the banker's win."""
    if ruleset.bank is None:
        return ruleset.boxes
    level = Ratio(1, 1)
    return {
        "ponte": Box(BoxKind.PLAYER, level),
        "banker": Box(BoxKind.BANKER, level, commission=ruleset.bank.levy),
    }


def _returned(box: Box, result: Result) -> Fraction:
    """What comes back per unit staked: the stake and the profit net of commission, or nothing."""
    ratio = profit_ratio(box, result)
    if ratio is None:
        return Fraction(0)
    profit = Fraction(ratio.numerator, ratio.denominator)
    if box.commission is not None:
        profit -= profit * Fraction(box.commission.rate.numerator, box.commission.rate.denominator)
    return 1 + profit


def _common_denominator(column: tuple[Fraction, ...]) -> int:
    denominator = 1
    for back in column:
        denominator *= (back * denominator).denominator
    return denominator


# The coups, played through.

_OF_VALUE: Final = tuple(CARD_OF[rank + "C"] for rank in "TA23456789")
_NOUGHT: Final = CARD_OF["KD"]
"""Beside a card of `_OF_VALUE` it makes a hand of any points without a pair."""


def _coups(ruleset: Ruleset) -> Iterator[tuple[int, int, tuple[int, ...], Result]]:
    """Every coup that differs: points of the ponte's and banker's first two cards, third cards' values, result."""
    for ponte in range(10):
        for banker in range(10):
            play = Play(ruleset)
            for card in (_OF_VALUE[ponte], _OF_VALUE[banker], _NOUGHT, _NOUGHT):
                play, _ = apply(play, Deal(card))
            for thirds, result in _played_on(play, ()):
                yield ponte, banker, thirds, result


def _played_on(play: Play, thirds: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Result]]:
    if play.winner is not None:
        yield thirds, result_of(play.ponte, play.banker, play.winner)
    elif play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS):
        play, _ = apply(play, Speak(None))
        yield from _played_on(play, thirds)
    else:
        for card in _OF_VALUE:
            dealt, _ = apply(play, Deal(card))
            yield from _played_on(dealt, (*thirds, card.value))


# Multisets of values are written as products of primes, one prime a value: a union is a product.

_PRIMES: Final = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29)


def _products(powers: list[list[int]]) -> list[int]:
    """Per multiset of six values the product of `powers[value][how often]`, always in the same order.

    With powers of primes these are the multisets' own numbers; with falling powers of what a sabot holds, the number
    of ways to draw each multiset in one given order of values.
    """
    *others, last = powers
    so_far = [[1], *([] for _ in range(COUP_CARDS))]
    for power in others:
        so_far = [_widened(so_far, power, size) for size in range(COUP_CARDS + 1)]
    return _widened(so_far, last, COUP_CARDS)


def _widened(so_far: list[list[int]], power: list[int], size: int) -> list[int]:
    """The multisets of `size` values, one more value allowed than in `so_far`."""
    products = so_far[size].copy()
    for often in range(1, size + 1):
        factor = power[often]
        products += [product * factor for product in so_far[size - often]]
    return products


def _falling_powers(count: int) -> list[int]:
    powers = [1]
    for taken in range(COUP_CARDS):
        powers.append(powers[-1] * (count - taken))  # nought from the first that is not there
    return powers


def _falling(count: int, length: int) -> int:
    """The number of ordered sequences of `length` out of `count`."""
    return _falling_powers(count)[length]


def _rows(coups: list[tuple[int, int, tuple[int, ...], int]]) -> tuple[int, ...]:
    """Per multiset of six values: the sum, over all orders in which its values may lie, of what the coup counts for."""
    two_cards: list[dict[int, int]] = [{} for _ in range(10)]
    any_two: dict[int, int] = {}
    for first, one in enumerate(_PRIMES):
        for second, other in enumerate(_PRIMES):
            for hands in (two_cards[(first + second) % 10], any_two):
                hands[one * other] = hands.get(one * other, 0) + 1
    # Cards that the coup leaves in the sabot may be any.
    left = (any_two, dict.fromkeys(_PRIMES, 1), {1: 1})

    # Points (ponte, banker) and (banker, ponte) come from the same four values: their ends are added up first.
    ends: dict[tuple[int, int], dict[int, int]] = {}
    for ponte, banker, thirds, counts in coups:
        end = ends.setdefault((min(ponte, banker), max(ponte, banker)), {})
        dealt = 1
        for value in thirds:
            dealt *= _PRIMES[value]
        for rest, orders in left[len(thirds)].items():
            end[dealt * rest] = end.get(dealt * rest, 0) + orders * counts

    rows = dict.fromkeys(_products([[prime**often for often in range(COUP_CARDS + 1)] for prime in _PRIMES]), 0)
    for (one_hand, other_hand), end in ends.items():
        four_cards: dict[int, int] = {}
        for one, orders in two_cards[one_hand].items():
            for other, other_orders in two_cards[other_hand].items():
                four_cards[one * other] = four_cards.get(one * other, 0) + orders * other_orders
        for four, orders in four_cards.items():
            for two, counts in end.items():
                rows[four * two] += orders * counts
    return tuple(rows.values())


# Pairs: rank and suit count, points do not, so a box must hang on the one or on the other.

_PAIRS: Final = tuple(
    Result(0, 0, 2, 2, Winner.EGALITE, ponte_pair=ponte, banker_pair=banker, perfect_pair=perfect)
    for ponte, banker, perfect in (
        (False, False, False),
        (True, False, False),
        (True, False, True),
        (False, True, False),
        (False, True, True),
        (True, True, False),
        (True, True, True),
    )
)


def _by_points(boxes: Mapping[str, Box], results: Iterable[Result]) -> dict[str, Box]:
    """The boxes that hang on no pair; the others hang on nothing but pairs, which is tried with every result."""
    by_points = dict(boxes)
    with_pairs = [[_with_pairs(result, pairs) for pairs in _PAIRS] for result in results]
    for name, box in boxes.items():
        paid = {tuple([profit_ratio(box, result) for result in alike]) for alike in with_pairs}
        if all(len(set(ratios)) == 1 for ratios in paid):
            continue
        if len(paid) > 1:
            raise OddsError(f"the box {name} hangs on points and pairs at once")
        del by_points[name]
    return by_points


def _with_pairs(result: Result, pairs: Result) -> Result:
    return Result(
        result.ponte_points,
        result.banker_points,
        result.ponte_cards,
        result.banker_cards,
        result.winner,
        pairs.ponte_pair,
        pairs.banker_pair,
        pairs.perfect_pair,
    )


def _pair_counts(sabot: Remaining) -> tuple[int, ...]:
    """How many ordered sequences of four cards fall into each of `_PAIRS`."""
    ranks = dict.fromkeys(RANKS, 0)
    for card, count in zip(PACK, sabot.counts, strict=True):
        ranks[card.rank] += count
    pairs = sum(count * (count - 1) for count in ranks.values())
    both, same, perfect_and_pair = 0, 0, 0
    for count in ranks.values():
        pair = count * (count - 1)
        both += pair * (pairs - pair) + _falling(count, 4)
    perfect = sum(count * (count - 1) for count in sabot.counts)
    for card, count in zip(PACK, sabot.counts, strict=True):
        of_rank = ranks[card.rank]
        alike = count * (count - 1)
        same += alike * (perfect - alike) + _falling(count, 4)
        perfect_and_pair += alike * (pairs - of_rank * (of_rank - 1) + (of_rank - 2) * (of_rank - 3))

    deals = _falling(sabot.cards, 4)
    rest = (sabot.cards - 2) * (sabot.cards - 3)
    one_perfect = perfect * rest - perfect_and_pair
    one_pair = pairs * rest - both - one_perfect
    both_perfect = 2 * perfect_and_pair - same
    return (
        deals - 2 * (one_perfect + one_pair) - both,
        one_pair,
        one_perfect,
        one_pair,
        one_perfect,
        both - both_perfect,
        both_perfect,
    )
