"""Exact odds again by methods that share no code with the first: dealt out hand by hand, and card by card.

The drawing rules, the boxes and the pairs are written out here once more on purpose, from the rules of record.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

import pytest

from croupier_trainer.rules import odds as odds_module
from croupier_trainer.rules.cards import CARD_OF, PACK
from croupier_trainer.rules.odds import Odds, Remaining, odds_table
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call
from tests.rules.shipped import own, shipped

PonteDraws = Callable[[int], bool]
BankDraws = Callable[[int, int | None], bool]
"""Bank's points, and the value of the ponte's third card or None."""


class End(NamedTuple):
    """How a coup ended."""

    ponte: int
    bank: int
    ponte_cards: int
    bank_cards: int


# The drawing rules once more.


def ponte_to_five(points: int) -> bool:
    return points <= 5


def ponte_to_four(points: int) -> bool:
    return points <= 4


def bank_of(*, three_nine: bool = True, five_four: bool = True, four_two: bool = True) -> BankDraws:
    def draws(points: int, third: int | None) -> bool:
        if points <= 2:
            return True
        if points >= 7:
            return False
        if third is None:
            return points != 6
        if points == 3:
            return third != 8 and (third != 9 or three_nine)
        if points == 4:
            return 3 <= third <= 7 or (third == 2 and four_two)
        if points == 5:
            return 5 <= third <= 7 or (third == 4 and five_four)
        return third in {6, 7}

    return draws


# First way: hands of values, with the number of ways to be dealt them.


def ends_by_hands(held: Sequence[int], ponte_draws: PonteDraws, bank_draws: BankDraws) -> Counter[End]:
    """Ordered six-card sequences by how the coup ends, from so many cards of each value 0 to 9."""
    held = list(held)
    cards = sum(held)
    ends: Counter[End] = Counter()
    hands = [(low, high) for low in range(10) for high in range(low, 10)]

    def take(value: int) -> int:
        held[value] -= 1
        return held[value] + 1

    for p1, p2 in hands:
        p_ways = take(p1) * take(p2) * (1 if p1 == p2 else 2)
        for b1, b2 in hands if p_ways else ():
            ways = p_ways * take(b1) * take(b2) * (1 if b1 == b2 else 2)
            if ways:
                third_cards(held, ways, cards, (p1 + p2) % 10, (b1 + b2) % 10, ponte_draws, bank_draws, ends)
            held[b1] += 1
            held[b2] += 1
        held[p1] += 1
        held[p2] += 1
    return ends


def third_cards(
    held: list[int],
    ways: int,
    cards: int,
    ponte: int,
    bank: int,
    ponte_draws: PonteDraws,
    bank_draws: BankDraws,
    ends: Counter[End],
) -> None:
    last_two = (cards - 4) * (cards - 5)
    if ponte > 7 or bank > 7:
        ends[End(ponte, bank, 2, 2)] += ways * last_two
    elif ponte_draws(ponte):
        for third in range(10):
            with_third = ways * held[third]
            if not with_third:
                continue
            after = (ponte + third) % 10
            if not bank_draws(bank, third):
                ends[End(after, bank, 3, 2)] += with_third * (cards - 5)
                continue
            held[third] -= 1
            for fourth in range(10):
                ends[End(after, (bank + fourth) % 10, 3, 3)] += with_third * held[fourth]
            held[third] += 1
    elif bank_draws(bank, None):
        for fourth in range(10):
            ends[End(ponte, (bank + fourth) % 10, 2, 3)] += ways * held[fourth] * (cards - 5)
    else:
        ends[End(ponte, bank, 2, 2)] += ways * last_two


# The boxes once more: profit per unit.


def level_player(end: End) -> Fraction:
    return Fraction((end.ponte > end.bank) - (end.ponte < end.bank))


def banker_less(percent: int) -> Callable[[End], Fraction]:
    def profit(end: End) -> Fraction:
        return Fraction(100 - percent, 100) if end.bank > end.ponte else -level_player(end)

    return profit


def banker_half_on_six(end: End) -> Fraction:
    return Fraction(1, 2) if end.bank == 6 and end.ponte < 6 else -level_player(end)


def banker_push_on_seven(end: End) -> Fraction:
    return Fraction(0) if end.bank == 7 and end.bank_cards == 3 and end.ponte < 7 else -level_player(end)


def if_so(happens: Callable[[End], bool], pays: int) -> Callable[[End], Fraction]:
    return lambda end: Fraction(pays if happens(end) else -1)


def tie(end: End) -> bool:
    return end.ponte == end.bank


def dragon_seven(end: End) -> bool:
    return end.bank == 7 and end.bank_cards == 3 and end.ponte < 7


def panda_eight(end: End) -> bool:
    return end.ponte == 8 and end.ponte_cards == 3 and end.bank < 8


def dragon_bonus(end: End) -> Fraction:
    """For the player's side; the banker's is the same with the hands exchanged."""
    natural = end.ponte_cards == 2 and end.ponte >= 8
    if tie(end):
        return Fraction(0 if natural else -1)
    if end.ponte < end.bank:
        return Fraction(-1)
    if natural:
        return Fraction(1)
    return Fraction({4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30}.get(end.ponte - end.bank, -1))


def dragon_bonus_banker(end: End) -> Fraction:
    return dragon_bonus(End(end.bank, end.ponte, end.bank_cards, end.ponte_cards))


PLAIN = {"player": level_player, "banker": banker_less(5), "tie": if_so(tie, 8)}
BOXES: dict[str, dict[str, Callable[[End], Fraction]]] = {
    "punto-banco": PLAIN,
    "punto-banco-macau": PLAIN,
    "mini-baccarat": {
        **PLAIN,
        "dragon-bonus-player": dragon_bonus,
        "dragon-bonus-banker": dragon_bonus_banker,
    },
    "punto-2000": {**PLAIN, "banker": banker_half_on_six},
    "ez-baccarat": {
        **PLAIN,
        "banker": banker_push_on_seven,
        "dragon-7": if_so(dragon_seven, 40),
        "panda-8": if_so(panda_eight, 25),
    },
    "chemin-de-fer": {"ponte": level_player, "banker": banker_less(5)},
    "baccara-regel": {"ponte": level_player, "banker": banker_less(0)},
    "koenigsspiel": {"ponte": level_player, "banker": banker_less(0)},
}


# Pairs once more: by the chance that no hand has one.


def chance_of_either(counts: Sequence[int]) -> Fraction:
    """The chance that one of two hands of two cards holds twice the same of these kinds."""
    cards = sum(counts)
    twice = sum(count * (count - 1) for count in counts)
    neither = 0
    for one, two in itertools.permutations(range(len(counts)), 2):
        left = twice - 2 * (counts[one] - 1) - 2 * (counts[two] - 1)
        neither += counts[one] * counts[two] * ((cards - 2) * (cards - 3) - left)
    return 1 - Fraction(neither, math.perm(cards, 4))


def chance_of_one(counts: Sequence[int]) -> Fraction:
    """The chance that two cards are twice the same of these kinds."""
    return sum((Fraction(count, sum(counts)) * Fraction(count - 1, sum(counts) - 1) for count in counts), Fraction(0))


def by_rank(counts: Sequence[int]) -> list[int]:
    return [sum(counts[rank::13]) for rank in range(13)]


def pair_edges(counts: Sequence[int]) -> dict[str, Fraction]:
    one = 1 - 12 * chance_of_one(by_rank(counts))
    return {
        "player-pair": one,
        "banker-pair": one,
        "either-pair": 1 - 6 * chance_of_either(by_rank(counts)),
        "perfect-pair": 1 - 26 * chance_of_either(counts),
    }


def values_of(counts: Sequence[int]) -> list[int]:
    ranks = by_rank(counts)
    return [sum(ranks[9:]), *ranks[:9]]


def agree(odds: Odds, ends: Counter[End], boxes: dict[str, Callable[[End], Fraction]], counts: Sequence[int]) -> None:
    total = sum(ends.values())
    assert odds.total == total
    assert odds.ponte == sum(ways for end, ways in ends.items() if end.ponte > end.bank)
    assert odds.banker == sum(ways for end, ways in ends.items() if end.ponte < end.bank)
    assert odds.egalite == sum(ways for end, ways in ends.items() if end.ponte == end.bank)
    assert odds.cards_per_coup == Fraction(
        sum(ways * (end.ponte_cards + end.bank_cards) for end, ways in ends.items()), total
    )
    pairs = pair_edges(counts)
    for name, edge in odds.edges.items():
        if name in pairs:
            assert edge == pairs[name], name
        else:
            assert edge == -sum((ways * boxes[name](end) for end, ways in ends.items()), Fraction(0)) / total, name
    assert set(boxes) <= set(odds.edges)


PUNTO = (ponte_to_five, bank_of())
DRAWS: dict[str, tuple[PonteDraws, BankDraws]] = {
    **dict.fromkeys(BOXES, PUNTO),
    "baccara-regel": (ponte_to_five, bank_of(four_two=False)),
}


@pytest.mark.parametrize("ruleset_id", BOXES)
def test_rulesets_and_packs(ruleset_id: str) -> None:
    table = odds_table(shipped(ruleset_id))
    for packs in (1, 6, 8, 12):
        counts = [packs] * 52
        ends = ends_by_hands(values_of(counts), *DRAWS[ruleset_id])
        agree(table.odds(Remaining.of_packs(packs)), ends, BOXES[ruleset_id], counts)


@pytest.mark.parametrize("calls", list(itertools.product((True, False), repeat=3)))
def test_optional_cells(calls: tuple[bool, bool, bool]) -> None:
    five, three_nine, five_four = calls
    said = {True: Call.DRAW, False: Call.STAND}
    for ruleset_id, four_two in (("chemin-de-fer", True), ("baccara-regel", False)):
        table = odds_table(
            shipped(ruleset_id), {"ponte/5": said[five], "3/9": said[three_nine], "5/4": said[five_four]}
        )
        ponte = ponte_to_five if five else ponte_to_four
        bank = bank_of(three_nine=three_nine, five_four=five_four, four_two=four_two)
        counts = [6] * 52
        agree(
            table.odds(Remaining.of_packs(6)), ends_by_hands(values_of(counts), ponte, bank), BOXES[ruleset_id], counts
        )


@pytest.mark.parametrize("seed", range(5))
def test_partly_dealt_sabots(seed: int) -> None:
    chance = random.Random(seed)
    packs = chance.choice((1, 6, 8, 12))
    cards = list(PACK) * packs
    chance.shuffle(cards)
    seen = cards[: chance.randrange(len(cards) - 6)]
    left = Counter(cards[len(seen) :])
    counts = [left[card] for card in PACK]
    sabot = Remaining.of_packs(packs).without(seen)
    assert sabot.counts == tuple(counts)
    for ruleset_id in ("mini-baccarat", "baccara-regel"):
        agree(
            odds_table(shipped(ruleset_id)).odds(sabot),
            ends_by_hands(values_of(counts), *DRAWS[ruleset_id]),
            BOXES[ruleset_id],
            counts,
        )


@pytest.mark.parametrize("seed", range(5))
def test_lopsided_sabots_and_tableaux_of_any_house(seed: int) -> None:
    chance = random.Random(seed)
    counts = [chance.choice((0, 0, 1, 3, chance.randrange(40))) for _ in PACK]
    ponte = "".join(chance.choice("DS") for _ in range(8))
    bank = ["".join(chance.choice("DS") for _ in range(11)) for _ in range(8)]
    rows = ", ".join(f'"{row}"' for row in bank)
    house = own(f'based-on = "mini-baccarat"\n[tableau]\nponte = "{ponte}"\nbank = [{rows}]\n')
    ends = ends_by_hands(
        values_of(counts),
        lambda points: ponte[points] == "D",
        lambda points, third: bank[points][10 if third is None else third] == "D",
    )
    agree(odds_table(house).odds(Remaining(tuple(counts))), ends, BOXES["mini-baccarat"], counts)


# Second way: every order of a handful of real cards.


def worth(card: str) -> int:
    return "A23456789".find(card[0]) + 1


def deal_out(cards: Sequence[str], ponte_draws: PonteDraws, bank_draws: BankDraws) -> tuple[End, tuple[bool, ...]]:
    """How the coup ends, and who has a pair: player, banker, either, perfect."""
    p1, b1, p2, b2, fifth, sixth = cards
    pairs = (p1[0] == p2[0], b1[0] == b2[0], p1[0] == p2[0] or b1[0] == b2[0], p1 == p2 or b1 == b2)
    ponte, bank = (worth(p1) + worth(p2)) % 10, (worth(b1) + worth(b2)) % 10
    if max(ponte, bank) >= 8:
        return End(ponte, bank, 2, 2), pairs
    if ponte_draws(ponte):
        third: int | None = worth(fifth)
        end = End((ponte + worth(fifth)) % 10, bank, 3, 2)
        following = sixth
    else:
        third, end, following = None, End(ponte, bank, 2, 2), fifth
    if bank_draws(bank, third):
        end = End(end.ponte, (bank + worth(following)) % 10, end.ponte_cards, 3)
    return end, pairs


def agree_on_pairs(cards: list[str]) -> None:
    """Who has a pair, and whether one is perfect, all at once: more than any one box asks."""
    found: Counter[tuple[bool, bool, bool]] = Counter()
    for p1, p2, b1, b2 in itertools.permutations(cards, 4):
        found[p1[0] == p2[0], b1[0] == b2[0], p1 == p2 or b1 == b2] += 1
    asked = [(result.ponte_pair, result.banker_pair, result.perfect_pair) for result in odds_module._PAIRS]
    counted = odds_module._pair_counts(Remaining.of_cards(CARD_OF[card] for card in cards))
    assert +Counter(dict(zip(asked, counted, strict=True))) == found


def handful(seed: int) -> list[str]:
    """Six to eight cards, some of them twice, so that much is impossible."""
    chance = random.Random(seed)
    few = chance.sample([str(card) for card in PACK], 5)
    return [chance.choice(few) if chance.random() < 0.5 else str(chance.choice(PACK)) for _ in range(6 + seed % 3)]


def agree_card_by_card(ruleset: Ruleset, cards: list[str], pays: dict[str, int]) -> None:
    ends: Counter[End] = Counter()
    paired = [0, 0, 0, 0]
    for order in itertools.permutations(cards, 6):
        end, pairs = deal_out(order, *DRAWS[ruleset.id])
        ends[end] += 1
        for which, has in enumerate(pairs):
            paired[which] += has
    sabot = Remaining.of_cards(CARD_OF[card] for card in cards)
    odds = odds_table(ruleset).odds(sabot)
    agree(odds, ends, BOXES[ruleset.id], sabot.counts)
    agree_on_pairs(cards)
    for (name, odds_paid), count in zip(pays.items(), paired, strict=True):
        assert odds.edges[name] == 1 - (odds_paid + 1) * Fraction(count, odds.total), name


@pytest.mark.parametrize("seed", range(9))
def test_every_order_of_a_handful_of_cards(seed: int) -> None:
    pays = {"player-pair": 11, "banker-pair": 11, "either-pair": 5, "perfect-pair": 25}
    agree_card_by_card(shipped("mini-baccarat"), handful(seed), pays)


@pytest.mark.parametrize(
    "cards",
    ["4D 4D 4D 4D 4D 4D", "AS AS AS KD KD KD 7C", "TD JD QD KD 9H 9H 9S", "2C 2D 2H 2S 5C 5C 8D", "4D 4D 4H 4S 4S 9C"],
)
def test_every_order_of_awkward_cards(cards: str) -> None:
    pays = {"player-pair": 11, "banker-pair": 11, "either-pair": 5, "perfect-pair": 25}
    agree_card_by_card(shipped("mini-baccarat"), cards.split(), pays)
