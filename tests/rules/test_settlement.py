"""Paying, levy, bank sum and who banks next (rules of record § 5, § 6; S001, S004)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.boxes import result_of
from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.coverage import Bank, Coverage, SeatStake, cover
from croupier_trainer.rules.money import Ratio, Rounding, Share, format_cents, parse_cents, rounded
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, Ruleset
from croupier_trainer.rules.settlement import (
    Bet,
    BetSettled,
    Outcome,
    bought_by_neighbour,
    move_bank,
    next_banker,
    settle_bet,
    settle_seats,
)
from tests.rules.shipped import own, shelf, shipped

SEATS = 9


def bank_rules(ruleset: Ruleset) -> BankRules:
    assert ruleset.bank is not None
    return ruleset.bank


def coverage_of(bank: Bank, stakes: dict[int, int]) -> Coverage:
    laid = [SeatStake(seat, cents) for seat, cents in stakes.items()]
    return cover(bank_rules(shipped("chemin-de-fer")), bank, SEATS, laid, (), None)


@pytest.mark.parametrize(
    ("before", "garage", "covered", "winner", "levy", "after", "garage_after", "returned"),
    [
        (100_00, 0, 100_00, Winner.BANKER, 5_00, 195_00, 0, 0),
        (195_00, 0, 120_00, Winner.BANKER, 6_00, 234_00, 75_00, 0),
        (117_30, 0, 117_30, Winner.BANKER, 5_90, 228_70, 0, 0),
        (234_00, 0, 180_00, Winner.PONTE, 0, 0, 0, 54_00),
        (234_00, 75_00, 180_00, Winner.PONTE, 0, 0, 0, 129_00),
        (234_00, 75_00, 180_00, Winner.EGALITE, 0, 234_00, 75_00, 0),
        (195_00, 75_00, 120_00, Winner.BANKER, 6_00, 234_00, 150_00, 0),
    ],
)
def test_the_bank_with_levy_and_garage(
    before: int, garage: int, covered: int, winner: Winner, levy: int, after: int, garage_after: int, returned: int
) -> None:
    """The table of rules of record § 5, and the same with a garage from earlier coups."""
    moved = move_bank(bank_rules(shipped("chemin-de-fer")), Bank(4, before, garage), SEATS, covered, winner)
    assert (moved.levy_cents, moved.after_cents, moved.garage_cents, moved.returned_cents) == (
        levy,
        after,
        garage_after,
        returned,
    )
    assert moved.passes == (winner is Winner.PONTE)
    assert moved.next_seat == (5 if winner is Winner.PONTE else 4)


@pytest.mark.parametrize("ruleset_id", ["baccara-regel", "koenigsspiel"])
def test_stake_and_win_make_the_new_bank_without_levy(ruleset_id: str) -> None:
    """S001: "Einsatz + Gewinn ergeben die neue Banksumme"."""
    moved = move_bank(bank_rules(shipped(ruleset_id)), Bank(4, 195_00), SEATS, 120_00, Winner.BANKER)
    assert (moved.levy_cents, moved.after_cents, moved.garage_cents) == (0, 315_00, 0)


def test_a_levy_beside_the_table_leaves_the_win_whole() -> None:
    house = own('based-on = "chemin-de-fer"\n[bank]\nlevy-from = "beside"')
    moved = move_bank(bank_rules(house), Bank(4, 100_00), SEATS, 100_00, Winner.BANKER)
    assert (moved.levy_cents, moved.after_cents) == (5_00, 200_00)


@pytest.mark.parametrize(
    ("covered", "levy"), [(1_00, 10), (99, 0), (2_99, 10), (3_00, 20), (117_30, 5_90), (118_99, 5_90), (119_00, 6_00)]
)
def test_the_levy_goes_to_the_nearest_ten_half_up(covered: int, levy: int) -> None:
    share = bank_rules(shipped("chemin-de-fer")).levy
    assert share is not None
    assert share.of(covered) == levy


def test_the_bank_goes_round_the_table() -> None:
    assert [next_banker(Bank(seat, 1), SEATS) for seat in (1, 8, 9)] == [2, 9, 1]
    assert not any(bought_by_neighbour(Bank(seat, 1), SEATS) for seat in (1, 8, 9))


@pytest.mark.parametrize(
    ("buyer", "passed", "following", "neighbour"),
    [(7, 3, 4, False), (4, 3, 5, True), (1, 9, 2, True), (9, 8, 1, True), (3, 9, 1, False), (2, 1, 3, True)],
)
def test_after_a_bought_bank_the_turn_is_the_one_before_the_auction(
    buyer: int, passed: int, following: int, neighbour: bool
) -> None:
    """S001: the bank goes to the one whose turn it would have been before the auction."""
    bank = Bank(buyer, 1, bought_from=passed)
    assert next_banker(bank, SEATS) == following
    assert bought_by_neighbour(bank, SEATS) is neighbour


def test_seats_are_paid_one_to_one_lose_or_push() -> None:
    coverage = coverage_of(Bank(4, 500_00), {2: 100_00, 6: 50_50})
    won, lost, tied = (settle_seats(coverage, winner) for winner in (Winner.PONTE, Winner.BANKER, Winner.EGALITE))
    assert [(seat.seat, seat.outcome, seat.profit_cents, seat.returned_cents) for seat in won] == [
        (6, Outcome.WIN, 50_50, 101_00),
        (2, Outcome.WIN, 100_00, 200_00),
    ]
    assert [(seat.outcome, seat.profit_cents, seat.returned_cents) for seat in lost] == [(Outcome.LOSE, 0, 0)] * 2
    assert [(seat.outcome, seat.profit_cents, seat.returned_cents) for seat in tied] == [
        (Outcome.PUSH, 0, 50_50),
        (Outcome.PUSH, 0, 100_00),
    ]


@given(
    st.sampled_from(["chemin-de-fer", "baccara-regel", "koenigsspiel"]),
    st.integers(1, 10_000_00),
    st.integers(0, 10_000_00),
    st.data(),
    st.sampled_from(Winner),
)
def test_money_is_neither_made_nor_lost(
    ruleset_id: str, before: int, garage: int, data: st.DataObject, winner: Winner
) -> None:
    covered = data.draw(st.integers(1, before))
    moved = move_bank(bank_rules(shipped(ruleset_id)), Bank(4, before, garage), SEATS, covered, winner)
    pontes = {Winner.PONTE: covered, Winner.BANKER: -covered, Winner.EGALITE: 0}[winner]
    held = moved.after_cents + moved.garage_cents + moved.returned_cents
    assert before + garage == held + moved.levy_cents + pontes


# Punto banco -------------------------------------------------------------------------------------------------------


def settled(ruleset: str | Ruleset, box: str, cents: int, ponte: str, banker: str) -> BetSettled:
    house = shipped(ruleset) if isinstance(ruleset, str) else ruleset
    hands = [tuple(CARD_OF[card] for card in hand.split()) for hand in (ponte, banker)]
    scores = [sum(card.value for card in hand) % 10 for hand in hands]
    winner = Winner.EGALITE if scores[0] == scores[1] else Winner.PONTE if scores[0] > scores[1] else Winner.BANKER
    return settle_bet(house.boxes[box], Bet(3, box, cents), result_of(hands[0], hands[1], winner))


def outcome(*arguments: object) -> tuple[str, int, int, int]:
    bet = settled(*arguments)  # type: ignore[arg-type]
    return bet.outcome.value, bet.profit_cents, bet.commission_cents, bet.returned_cents


SEVEN_SIX, SIX_SEVEN, SIX_SIX = ("7C KD", "6H KS"), ("6H KS", "7C KD"), ("6H KS", "KD 6C")


def test_player_and_banker_push_on_a_tie() -> None:
    """S004: ends it a tie, stakes on player and bank stay."""
    assert outcome("punto-banco", "player", 100_00, *SIX_SIX) == ("push", 0, 0, 100_00)
    assert outcome("punto-banco", "banker", 100_00, *SIX_SIX) == ("push", 0, 0, 100_00)
    assert outcome("punto-banco", "tie", 100_00, *SIX_SIX) == ("win", 800_00, 0, 900_00)
    assert outcome("punto-banco", "tie", 100_00, *SIX_SEVEN) == ("lose", 0, 0, 0)


def test_main_boxes_and_commission() -> None:
    """S004: one to one; of a win on the bank five percent."""
    assert outcome("punto-banco", "player", 100_00, *SEVEN_SIX) == ("win", 100_00, 0, 200_00)
    assert outcome("punto-banco", "player", 100_00, *SIX_SEVEN) == ("lose", 0, 0, 0)
    assert outcome("punto-banco", "banker", 100_00, *SIX_SEVEN) == ("win", 95_00, 5_00, 195_00)
    assert outcome("punto-banco", "banker", 10, *SIX_SEVEN) == ("win", 9, 1, 19)  # 0.005 is half: up
    assert outcome("mini-baccarat", "banker", 26_00, *SIX_SEVEN) == ("win", 24_50, 1_50, 50_50)
    assert outcome("mini-baccarat", "banker", 10, *SIX_SEVEN) == ("win", 0, 10, 10)  # never more than the win


def test_punto_2000_pays_half_on_a_banker_win_with_six() -> None:
    five_six = ("5C KD", "6H KS")
    assert outcome("punto-2000", "banker", 15, *five_six) == ("win", 8, 0, 23)
    assert outcome("punto-2000", "banker", 100_00, *SIX_SEVEN) == ("win", 100_00, 0, 200_00)
    assert outcome("punto-2000", "banker", 100_00, *SIX_SIX) == ("push", 0, 0, 100_00)


def test_ez_baccarat_pushes_a_three_card_seven() -> None:
    assert outcome("ez-baccarat", "banker", 100_00, "2C 2D 2H", "2H 2S 3S") == ("push", 0, 0, 100_00)
    assert outcome("ez-baccarat", "dragon-7", 100_00, "2C 2D 2H", "2H 2S 3S") == ("win", 4000_00, 0, 4100_00)
    assert outcome("ez-baccarat", "banker", 100_00, *SIX_SEVEN) == ("win", 100_00, 0, 200_00)
    assert outcome("ez-baccarat", "dragon-7", 100_00, *SIX_SEVEN) == ("lose", 0, 0, 0)
    assert outcome("ez-baccarat", "panda-8", 100_00, "2C 2D 4H", "2H 4S AS") == ("win", 2500_00, 0, 2600_00)
    assert outcome("ez-baccarat", "panda-8", 100_00, "4C 4D", "2H 4S") == ("lose", 0, 0, 0)
    assert outcome("ez-baccarat", "panda-8", 100_00, "2C 2D 4H", "2H 4S 2S") == ("lose", 0, 0, 0)


def test_pairs_are_of_one_rank_among_the_first_two_cards() -> None:
    jack_queen = ("JC QC", "5D 5D AS")
    assert outcome("mini-baccarat", "player-pair", 1_00, *jack_queen)[0] == "lose"
    assert outcome("mini-baccarat", "banker-pair", 1_00, *jack_queen) == ("win", 11_00, 0, 12_00)
    assert outcome("mini-baccarat", "either-pair", 1_00, *jack_queen) == ("win", 5_00, 0, 6_00)
    assert outcome("mini-baccarat", "perfect-pair", 1_00, *jack_queen) == ("win", 25_00, 0, 26_00)
    third_makes_it = ("2C 3D 3D", "5D 6D 6D")
    for box in ("player-pair", "banker-pair", "either-pair", "perfect-pair"):
        assert outcome("mini-baccarat", box, 1_00, *third_makes_it)[0] == "lose"


@pytest.mark.parametrize(
    ("ponte", "banker", "expected"),
    [
        ("9C KD", "8H KS", ("win", 1_00)),  # a natural by one
        ("9C KD", "9H KS", ("push", 0)),  # naturals tie
        ("9C KD", "KH KS", ("win", 1_00)),  # a natural by nine is still a natural
        ("7C KD", "7H KS", ("lose", 0)),
        ("7C KD", "4H KS KD", ("lose", 0)),
        ("7C KD", "3H KS KD", ("win", 1_00)),
        ("7C KD", "2H KS KD", ("win", 2_00)),
        ("7C KD", "AH KS KD", ("win", 4_00)),
        ("7C KD", "KH KS KD", ("win", 6_00)),
        ("4C KD 4D", "KH KS KD", ("win", 10_00)),
        ("4C KD 5D", "KH KS KD", ("win", 30_00)),
        ("KC KD 5D", "6H KS", ("lose", 0)),
    ],
)
def test_dragon_bonus_by_margin(ponte: str, banker: str, expected: tuple[str, int]) -> None:
    result = settled("mini-baccarat", "dragon-bonus-player", 1_00, ponte, banker)
    assert (result.outcome.value, result.profit_cents) == expected
    mirrored = settled("mini-baccarat", "dragon-bonus-banker", 1_00, banker, ponte)
    assert (mirrored.outcome.value, mirrored.profit_cents) == expected


def test_every_box_of_every_ruleset_returns_stake_and_profit_or_nothing() -> None:
    hands = [SIX_SIX, SIX_SEVEN, SEVEN_SIX, ("9C KD", "8H KS"), ("2C 2D 4H", "2H 4S AS"), ("2C 2D 2H", "2H 2S 3S")]
    for ruleset in shelf().rulesets.values():
        for box in ruleset.boxes:
            for ponte, banker in hands:
                bet = settled(ruleset, box, 1_15, ponte, banker)
                back = 0 if bet.outcome is Outcome.LOSE else bet.stake_cents + bet.profit_cents
                assert bet.returned_cents == back


# Money -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cents"), [("1", 1_00), ("0.01", 1), ("117.3", 117_30), ("117.30", 117_30), ("00.5", 50), ("007", 7_00)]
)
def test_amounts_that_are_read(text: str, cents: int) -> None:
    assert parse_cents(text) == cents


@pytest.mark.parametrize(
    "text",
    [
        *["", "0", "0.00", "-1", "+1", "1.", ".5", "1.005", "1,5", "1e3", "NaN", " 1", "1 ", "1\n", "١", "9" * 5000],
        *[1, 1.5, None, True, ["1"]],
    ],
)
def test_amounts_that_are_none(text: object) -> None:
    assert parse_cents(text) is None


@given(st.integers(1, 10**14))
def test_written_amounts_are_read_back(cents: int) -> None:
    assert parse_cents(format_cents(cents)) == cents


def test_negative_and_whole_amounts_are_written_as_a_record_wants_them() -> None:
    assert [format_cents(cents) for cents in (0, 195_00, 937_50, -5, -1_00)] == ["0", "195", "937.50", "-0.05", "-1"]


@given(st.integers(0, 10**9), st.integers(1, 1000), st.integers(1, 1000), st.sampled_from(Rounding))
def test_roundings_go_to_a_neighbouring_multiple(numerator: int, denominator: int, unit: int, how: Rounding) -> None:
    result = rounded(numerator, denominator, unit, how)
    assert result % unit == 0
    difference = result * denominator - numerator
    step = unit * denominator
    if how is Rounding.UP:
        assert 0 <= difference < step
    elif how is Rounding.DOWN:
        assert -step < difference <= 0
    else:
        assert -step < 2 * difference <= step


def test_a_share_in_steps_of_a_coin() -> None:
    commission = Share(Ratio(5, 100), 100, Rounding.DOWN)
    assert [commission.of(win) for win in (19_99, 20_00, 39_99)] == [0, 1_00, 1_00]
