"""Exact odds against published figures and against what must hold for every sabot."""

from __future__ import annotations

import functools
import itertools
import math
import random
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier_trainer.rules import boxes
from croupier_trainer.rules.boxes import Result, profit_ratio
from croupier_trainer.rules.cards import CARD_OF, PACK, RANKS
from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.odds import (
    MOST_CARDS,
    NotOptionalError,
    Odds,
    OddsError,
    OddsTable,
    Remaining,
    TooFewCardsError,
    odds_table,
)
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import Box, BoxKind
from croupier_trainer.rules.tableau import Call
from tests.rules.shipped import own, shelf, shipped

ROOT = Path(__file__).parents[2]

PUNTO_BANCO_COUNTS = {
    8: (2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216),
    6: (392_220_492_728_832, 403_095_751_234_560, 83_552_962_932_288),
}
"""Player, banker, tie: rules of record § 8."""

PUBLISHED_RETURNS = [
    ("punto-banco", "player", -0.012350813289166138),
    ("punto-banco", "banker", -0.010579057842472012),
    ("punto-banco", "tie", -0.14359628778723826),
    ("punto-2000", "banker", -0.014581044639718807),
    ("punto-2000", "player-pair", -0.10361445783132531),
    ("punto-2000", "banker-pair", -0.10361445783132531),
    ("ez-baccarat", "banker", -0.010183007571213657),
    ("ez-baccarat", "dragon-7", -0.07611334472442846),
    ("ez-baccarat", "panda-8", -0.10187632169321352),
]
"""Expected profit per unit with 8 packs, good to 1e-12."""
TIE_AT_NINE = -0.04844031976359808
SUPER_SIX_AT_TWELVE = -0.29977169384899144


def close(value: Fraction, published: float) -> bool:
    return abs(value - Fraction(published)) <= Fraction(1, 10**12)


def counts(odds: Odds) -> tuple[int, int, int]:
    return odds.ponte, odds.banker, odds.egalite


@functools.cache
def table(ruleset_id: str) -> OddsTable:
    return odds_table(shipped(ruleset_id))


@functools.cache
def table_by_points_alone(row: str) -> OddsTable:
    """Both hands draw by their own points, whatever the other took."""
    bank = ", ".join(f'"{letter * 11}"' for letter in row)
    return odds_table(own(f'based-on = "punto-banco"\n[tableau]\nponte = "{row}"\nbank = [{bank}]\n'))


def sabots(least_cards: int = 6, most_of_a_card: int = 12) -> st.SearchStrategy[Remaining]:
    """Sabots of every size: a few cards, gaps, and up to twelve packs."""
    many = st.lists(st.integers(0, most_of_a_card), min_size=52, max_size=52).map(lambda held: Remaining(tuple(held)))
    few = st.lists(st.sampled_from(PACK), min_size=least_cards, max_size=14).map(Remaining.of_cards)
    return (few | many).filter(lambda sabot: sabot.cards >= least_cards)


def test_a_box_that_needs_points_and_a_pair_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pays alike in some light: with a tie at nought, without a pair, with a pair of the player's."""

    def mixed(pays: Callable[[Result], bool]) -> None:
        monkeypatch.setitem(boxes._RATIOS, BoxKind.TIE, lambda box, result: box.pays if pays(result) else None)
        with pytest.raises(OddsError, match="the box tie hangs on points and pairs at once"):
            odds_table(shipped("punto-banco"))

    mixed(lambda result: result.ponte_pair and result.winner is Winner.PONTE)
    mixed(lambda result: result.banker_pair and result.banker_points == 9 and result.banker_cards == 3)
    mixed(lambda result: result.perfect_pair or result.winner is Winner.BANKER)
    mixed(lambda result: result.ponte_pair != (result.ponte_points == 7))


def test_a_box_that_always_or_never_pays_is_no_mixed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(boxes._RATIOS, BoxKind.TIE, lambda box, result: None)
    assert odds_table(shipped("punto-banco")).odds(Remaining.of_packs(8)).edges["tie"] == 1
    monkeypatch.setitem(boxes._RATIOS, BoxKind.TIE, lambda box, result: box.pays)
    assert odds_table(shipped("punto-banco")).odds(Remaining.of_packs(8)).edges["tie"] == -8


# Published figures.


@pytest.mark.parametrize("packs", PUNTO_BANCO_COUNTS)
@pytest.mark.parametrize("ruleset_id", [name for name in shelf().rulesets if name != "baccara-regel"])
def test_published_counts_of_every_ruleset_that_draws_as_punto_banco_does(ruleset_id: str, packs: int) -> None:
    odds = table(ruleset_id).odds(Remaining.of_packs(packs))
    assert counts(odds) == PUNTO_BANCO_COUNTS[packs]
    assert odds.total == math.perm(52 * packs, 6)


def test_baccara_regel_draws_otherwise_in_one_cell() -> None:
    assert counts(table("baccara-regel").odds(Remaining.of_packs(8))) != PUNTO_BANCO_COUNTS[8]


@pytest.mark.parametrize(("ruleset_id", "box", "published"), PUBLISHED_RETURNS)
def test_published_return(ruleset_id: str, box: str, published: float) -> None:
    assert close(-table(ruleset_id).odds(Remaining.of_packs(8)).edges[box], published)


def test_published_return_of_a_tie_at_nine_to_one() -> None:
    house = own('based-on = "punto-banco"\n[boxes]\ntie = { pays = "9:1" }\n')
    assert close(-odds_table(house).odds(Remaining.of_packs(8)).edges["tie"], TIE_AT_NINE)


def test_published_return_of_super_six_follows_from_the_reduced_six() -> None:
    # What a level banker box loses by being paid half on six is half the chance of a banker's win with six.
    level = own('based-on = "punto-2000"\n[boxes]\nbanker = { reduced-pays = "1:1" }\n')
    sabot = Remaining.of_packs(8)
    lost = table("punto-2000").odds(sabot).edges["banker"] - odds_table(level).odds(sabot).edges["banker"]
    assert close(13 * 2 * lost - 1, SUPER_SIX_AT_TWELVE)


def test_known_cards_per_coup() -> None:
    assert round(float(table("punto-banco").odds(Remaining.of_packs(8)).cards_per_coup), 6) == 4.938819


# What must hold for every sabot.


@settings(max_examples=60)
@given(sabots(), st.sampled_from(sorted(shelf().rulesets)))
def test_counts_are_all_six_card_sequences(sabot: Remaining, ruleset_id: str) -> None:
    odds = table(ruleset_id).odds(sabot)
    assert sum(counts(odds)) == odds.total == math.perm(sabot.cards, 6)
    assert min(counts(odds)) >= 0
    assert 4 <= odds.cards_per_coup <= 6
    assert all(edge <= 1 for edge in odds.edges.values())


@settings(max_examples=60)
@given(sabots())
def test_edges_follow_from_counts_where_only_the_winner_matters(sabot: Remaining) -> None:
    odds = table("mini-baccarat").odds(sabot)
    ponte, banker, egalite = (Fraction(count, odds.total) for count in counts(odds))
    assert odds.edges["player"] == banker - ponte
    assert odds.edges["banker"] == ponte - banker * Fraction(95, 100)
    assert odds.edges["tie"] == 1 - 9 * egalite
    assert odds.edges["player-pair"] == odds.edges["banker-pair"]


@settings(max_examples=60)
@given(sabots())
def test_in_chemin_de_fer_only_the_levy_leaves_the_table(sabot: Remaining) -> None:
    without, levied = table("koenigsspiel").odds(sabot), table("chemin-de-fer").odds(sabot)
    assert without.edges["ponte"] + without.edges["banker"] == 0
    assert levied.edges["ponte"] + levied.edges["banker"] == Fraction(5, 100) * Fraction(levied.banker, levied.total)


@settings(max_examples=15)
@given(sabots(least_cards=7))
def test_an_unseen_card_burned_changes_nothing_on_the_average(sabot: Remaining) -> None:
    game = table("mini-baccarat")
    now = game.odds(sabot)
    held = [(PACK[place], count) for place, count in enumerate(sabot.counts) if count]
    after = [(count, game.odds(sabot.without([card]))) for card, count in held]
    assert sum(count * odds.ponte for count, odds in after) * now.total == now.ponte * sabot.cards * after[0][1].total
    for box, edge in now.edges.items():
        assert sum(count * odds.edges[box] for count, odds in after) == edge * sabot.cards
    assert sum(count * odds.cards_per_coup for count, odds in after) == now.cards_per_coup * sabot.cards


@settings(max_examples=30)
@given(sabots(), st.randoms(use_true_random=False))
def test_tens_and_pictures_are_alike_but_for_pairs(sabot: Remaining, chance: random.Random) -> None:
    noughts = [place for place, card in enumerate(PACK) if card.value == 0]
    shuffled = list(sabot.counts)
    for place, count in zip(noughts, chance.sample([sabot.counts[place] for place in noughts], 16), strict=True):
        shuffled[place] = count
    one, other = table("ez-baccarat").odds(sabot), table("ez-baccarat").odds(Remaining(tuple(shuffled)))
    assert one == other


@settings(max_examples=30)
@given(sabots(), st.permutations(range(4)))
def test_suits_are_alike(sabot: Remaining, order: list[int]) -> None:
    suits = [sabot.counts[13 * suit : 13 * suit + 13] for suit in order]
    swapped = Remaining(tuple(itertools.chain.from_iterable(suits)))
    assert table("mini-baccarat").odds(sabot) == table("mini-baccarat").odds(swapped)


@pytest.mark.parametrize("row", ["S" * 8, "D" * 6 + "SS", "D" * 8])
@settings(max_examples=20)
@given(sabot=sabots())
def test_two_hands_that_draw_alike_win_alike(row: str, sabot: Remaining) -> None:
    odds = table_by_points_alone(row).odds(sabot)
    assert odds.ponte == odds.banker
    assert odds.cards_per_coup == 4 or "D" in row


def test_pairs_of_a_rank_with_one_card_left_are_gone() -> None:
    ranks = Remaining.of_cards(CARD_OF[rank + "C"] for rank in RANKS)
    odds = table("mini-baccarat").odds(ranks)
    assert {odds.edges[box] for box in ("player-pair", "banker-pair", "either-pair", "perfect-pair")} == {Fraction(1)}


def test_a_sabot_of_one_card_deals_both_hands_pairs() -> None:
    odds = table("mini-baccarat").odds(Remaining.of_cards([CARD_OF["4D"]] * 6))
    assert counts(odds) == (0, 0, math.factorial(6))
    assert odds.cards_per_coup == 4
    assert odds.edges["perfect-pair"] == -25, "paid once, though either hand has one"
    assert odds.edges["either-pair"] == -5
    assert odds.edges["dragon-bonus-player"] == 0, "a natural tie is a push"
    assert odds.edges["tie"] == -8


# Optional cells.


def test_optional_cells_are_drawn_to_unless_chosen() -> None:
    sabot = Remaining.of_packs(6)
    ruleset = shipped("chemin-de-fer")
    drawn = dict.fromkeys(ruleset.tableau.choices(), Call.DRAW)
    assert set(drawn) == {"ponte/5", "3/9", "5/4"}
    assert odds_table(ruleset, drawn) == odds_table(ruleset)
    answers = set()
    for calls in itertools.product((Call.DRAW, Call.STAND), repeat=3):
        answers.add(counts(odds_table(ruleset, dict(zip(drawn, calls, strict=True))).odds(sabot)))
    assert len(answers) == 8, "each cell moves the counts"


@pytest.mark.parametrize("cell", ["5/5", "ponte/4", "ponte/8", "5/-", "", "3/ 9"])
def test_a_cell_that_is_not_optional(cell: str) -> None:
    with pytest.raises(NotOptionalError) as caught:
        odds_table(shipped("chemin-de-fer"), {cell: Call.STAND})
    assert caught.value.cell == cell
    assert caught.value.optional == ("ponte/5", "3/9", "5/4")


def test_an_optional_cell_beside_a_ponte_who_stood() -> None:
    house = own('based-on = "chemin-de-fer"\n[tableau.cells]\n"5/-" = "O"\n')
    sabot = Remaining.of_packs(6)
    assert odds_table(house).odds(sabot) == table("chemin-de-fer").odds(sabot)
    assert odds_table(house, {"5/-": Call.STAND}).odds(sabot) != table("chemin-de-fer").odds(sabot)


# Sabots.


def test_seen_cards_are_taken_out() -> None:
    seen = [CARD_OF["TD"], CARD_OF["TD"], CARD_OF["AS"]]
    left = Remaining.of_packs(2).without(seen)
    assert left.cards == 101
    assert left.counts[PACK.index(CARD_OF["TD"])] == 0
    assert left.counts[PACK.index(CARD_OF["AS"])] == 1


def test_a_card_seen_too_often_is_named() -> None:
    with pytest.raises(OddsError, match="more TD were seen"):
        Remaining.of_packs(1).without([CARD_OF["TD"]] * 2)


def test_counts_must_be_of_the_52_cards() -> None:
    with pytest.raises(OddsError, match="52 counts"):
        Remaining((8,) * 10)


@pytest.mark.parametrize("cards", [0, 5])
def test_too_few_cards_left(cards: int) -> None:
    with pytest.raises(TooFewCardsError) as caught:
        table("punto-banco").odds(Remaining.of_cards(PACK[:cards]))
    assert caught.value.cards == cards


def test_the_largest_sabot_does_not_run_over() -> None:
    packs = MOST_CARDS // 52
    house = own(
        'based-on = "mini-baccarat"\n[boxes]\ntie = { pays = "99999:1" }\nplayer = { pays = "99999:99998" }\n'
        'banker = { pays = "99991:99989", commission = { rate = "99.999 %" } }\n'
    )
    odds = odds_table(house).odds(Remaining.of_packs(packs))
    ponte, banker, egalite = (Fraction(count, odds.total) for count in counts(odds))
    assert sum(counts(odds)) == math.perm(52 * packs, 6)
    assert odds.edges["tie"] == 1 - 100_000 * egalite
    assert odds.edges["player"] == banker - ponte * Fraction(99999, 99998)
    assert odds.edges["banker"] == ponte - banker * Fraction(99991, 99989) * Fraction(1, 100_000)
    with pytest.raises(OddsError, match="more than"):
        Remaining.of_packs(packs + 1)


# Boxes.


@pytest.mark.parametrize("kind", BoxKind)
def test_a_box_hangs_on_points_or_on_pairs_alone(kind: BoxKind) -> None:
    # The odds reckon the two apart; a kind that hangs on both would need more than the fold by values.
    box = Box(kind, Ratio(7, 1), margins=tuple((margin, Ratio(margin, 1)) for margin in range(1, 10)))
    by_points = []
    for ponte, banker, ponte_cards, banker_cards in itertools.product(range(10), range(10), (2, 3), (2, 3)):
        winner = Winner.EGALITE if ponte == banker else Winner.PONTE if ponte > banker else Winner.BANKER
        flags = itertools.product((False, True), repeat=3)
        by_points.append(
            tuple(profit_ratio(box, Result(ponte, banker, ponte_cards, banker_cards, winner, *flag)) for flag in flags)
        )
    assert all(len(set(by_pairs)) == 1 for by_pairs in by_points) or len(set(by_points)) == 1


def test_boxes_keep_the_order_of_the_ruleset() -> None:
    ruleset = shipped("mini-baccarat")
    assert list(table("mini-baccarat").odds(Remaining.of_packs(8)).edges) == list(ruleset.boxes)


def test_it_loads_neither_qt_nor_numpy_nor_a_database() -> None:
    code = "import sys, croupier_trainer.rules.odds\nprint(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = done.stdout.split()
    assert "croupier_trainer" in loaded
    assert {"PySide6", "shiboken6", "numpy", "sqlalchemy", "alembic", "sqlite3"}.isdisjoint(loaded)
