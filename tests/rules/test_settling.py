"""The order in which a dealer settles (rules of record § 5, § 6; S001, S004)."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.coup import CloseStakes, Coup, apply, open_bank, open_boxes
from croupier_trainer.rules.coverage import Bank, SeatStake
from croupier_trainer.rules.play import Deal, Speak, Stage
from croupier_trainer.rules.ruleset import BoxKind, Ruleset
from croupier_trainer.rules.settlement import Bet, Outcome
from croupier_trainer.rules.settling import (
    Banks,
    BoxStep,
    Commission,
    GiveBack,
    Leave,
    Levy,
    OrderRule,
    Owed,
    Pay,
    PutAside,
    Take,
    boxes_in_order,
    commission_owed,
    order_broken,
    settling_order_bank,
    settling_order_boxes,
)
from croupier_trainer.rules.tableau import Call
from tests.rules.shipped import own, shelf, shipped

# Cards in the order of dealing: player, banker, player, banker, and what else is drawn.
SEVEN_SIX, SIX_SEVEN, SIX_SIX = "7C 6H KD KS", "6H 7C KS KD", "6H 6C KS KD"
PAIR_AND_SEVEN = "3C 7C 3C KD"
"""Six against seven, the player's two cards a pair of one suit."""
THREE_CARD_SEVEN = "2C 2H 2D 2S 2H 3S"

PUNTO = tuple(ruleset for ruleset in shelf().rulesets.values() if ruleset.bank is None)
CHEMIN = tuple(ruleset for ruleset in shelf().rulesets.values() if ruleset.bank is not None)


def played(coup: Coup, cards: str) -> Coup:
    """Nothing goes any more, and the cards fall; a hand with a choice stands."""
    coup, _ = apply(coup, CloseStakes())
    rest = iter(cards.split())
    while coup.play is not None and coup.play.stage is not Stage.OVER:
        if coup.play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS):
            required = coup.play.required_ponte if coup.play.stage is Stage.PONTE_SPEAKS else coup.play.required_banker
            coup, _ = apply(coup, Speak(Call.STAND if required is Call.CHOICE else None))
        else:
            coup, _ = apply(coup, Deal(CARD_OF[next(rest)]))
    return coup


def with_bets(ruleset: Ruleset | str, cards: str, *bets: tuple[int, str, int]) -> Coup:
    coup = open_boxes(shipped(ruleset) if isinstance(ruleset, str) else ruleset)
    for seat, box, cents in bets:
        coup, _ = apply(coup, Bet(seat, box, cents))
    return played(coup, cards)


def with_stakes(ruleset: Ruleset | str, bank: Bank, cards: str, *stakes: tuple[int, int]) -> Coup:
    coup = open_bank(shipped(ruleset) if isinstance(ruleset, str) else ruleset, bank, seats=9)
    for seat, cents in stakes:
        coup, _ = apply(coup, SeatStake(seat, cents))
    return played(coup, cards)


# Punto banco, rules of record § 6 ----------------------------------------------------------------------------------


def test_losers_are_taken_first_then_winners_paid_from_the_dealers_right() -> None:
    coup = with_bets(
        "punto-banco", SIX_SEVEN, (7, "player", 10_00), (5, "banker", 40_00), (1, "tie", 5_00), (2, "banker", 20_00)
    )
    assert settling_order_boxes(coup) == (
        Take(1, "tie", 5_00),
        Take(7, "player", 10_00),
        Pay(2, "banker", 20_00, 20_00),
        Commission(2, "banker", 1_00),
        Pay(5, "banker", 40_00, 40_00),
        Commission(5, "banker", 2_00),
    )


def test_the_main_box_comes_before_side_boxes_and_commission_before_the_next_seat() -> None:
    coup = with_bets(
        "mini-baccarat",
        PAIR_AND_SEVEN,
        *[(4, "player-pair", 1_00), (3, "perfect-pair", 2_00), (3, "either-pair", 4_00)],
        *[(3, "banker", 26_00), (4, "dragon-bonus-banker", 7_00), (4, "player", 9_00)],
    )
    assert settling_order_boxes(coup) == (
        Take(4, "player", 9_00),
        Take(4, "dragon-bonus-banker", 7_00),
        Pay(3, "banker", 26_00, 26_00),
        Commission(3, "banker", 1_50),  # rounded up to 0.25
        Pay(3, "either-pair", 4_00, 20_00),
        Pay(3, "perfect-pair", 2_00, 50_00),
        Pay(4, "player-pair", 1_00, 11_00),
    )


def test_a_push_is_left_alone_and_is_no_loss() -> None:
    """S004: ends it a tie, stakes on player and bank stay, neither paid nor taken."""
    coup = with_bets("punto-banco", SIX_SIX, (2, "player", 10_00), (1, "banker", 20_00), (2, "tie", 3_00))
    assert settling_order_boxes(coup) == (
        Leave(1, "banker", 20_00),
        Leave(2, "player", 10_00),
        Pay(2, "tie", 3_00, 24_00),
    )


def test_a_three_card_seven_pushes_the_banker_box_and_pays_the_dragon() -> None:
    coup = with_bets("ez-baccarat", THREE_CARD_SEVEN, (1, "dragon-7", 1_00), (1, "banker", 50_00), (2, "player", 5_00))
    assert settling_order_boxes(coup) == (
        Take(2, "player", 5_00),
        Leave(1, "banker", 50_00),
        Pay(1, "dragon-7", 1_00, 40_00),
    )


def test_commission_that_comes_to_nought_is_not_marked() -> None:
    coup = with_bets("punto-banco", SIX_SEVEN, (1, "banker", 9))
    assert settling_order_boxes(coup) == (Pay(1, "banker", 9, 9),)


def test_a_house_that_writes_its_side_boxes_first_still_settles_main_boxes_first() -> None:
    house = own('based-on = "mini-baccarat"\n[boxes]\nbig = { kind = "dragon-7", pays = "40:1" }')
    turned = msgspec.structs.replace(house, boxes=dict(reversed(house.boxes.items())))
    assert boxes_in_order(turned)[:4] == ("tie", "banker", "player", "big")
    assert boxes_in_order(house)[:4] == ("player", "banker", "tie", "player-pair")


@pytest.mark.parametrize("ruleset", PUNTO, ids=lambda ruleset: ruleset.id)
def test_every_shipped_ruleset_names_its_boxes_in_the_order_of_settlement(ruleset: Ruleset) -> None:
    assert boxes_in_order(ruleset) == tuple(ruleset.boxes)
    assert [ruleset.boxes[name].kind for name in boxes_in_order(ruleset)[:3]] == [
        *(BoxKind.PLAYER, BoxKind.BANKER, BoxKind.TIE)
    ]


def test_an_empty_table_has_nothing_to_settle() -> None:
    assert settling_order_boxes(with_bets("punto-banco", SIX_SEVEN)) == ()


HANDS = (
    SEVEN_SIX,
    SIX_SEVEN,
    SIX_SIX,
    PAIR_AND_SEVEN,
    THREE_CARD_SEVEN,
    "9C 8H KD KS",
    "9C 9H KD KS",
    "2C 2H 2D 4S 4H AS",
)


@given(st.sampled_from(PUNTO), st.sampled_from(HANDS), st.data())
def test_the_steps_are_what_the_engine_settles(ruleset: Ruleset, cards: str, data: st.DataObject) -> None:
    bets = data.draw(
        st.lists(st.tuples(st.integers(1, 9), st.sampled_from(list(ruleset.boxes)), st.integers(1, 10_000_00)))
    )
    coup = with_bets(ruleset, cards, *bets)
    steps = settling_order_boxes(coup)
    assert sum(isinstance(step, Take) for step in steps) == sum(bet.outcome is Outcome.LOSE for bet in coup.bets)
    assert sum(isinstance(step, Pay) for step in steps) == sum(bet.outcome is Outcome.WIN for bet in coup.bets)
    assert sum(isinstance(step, Leave) for step in steps) == sum(bet.outcome is Outcome.PUSH for bet in coup.bets)
    paid = sum(step.win_cents for step in steps if isinstance(step, Pay))
    marked = sum(step.cents for step in steps if isinstance(step, Commission))
    taken = sum(step.cents for step in steps if isinstance(step, Take))
    assert paid - marked == sum(bet.profit_cents for bet in coup.bets)
    assert marked == sum(bet.commission_cents for bet in coup.bets)
    assert taken == sum(bet.stake_cents for bet in coup.bets if bet.outcome is Outcome.LOSE)
    first_not_taken = next((at for at, step in enumerate(steps) if not isinstance(step, Take)), len(steps))
    rounds = steps[:first_not_taken], steps[first_not_taken:]
    place = boxes_in_order(ruleset).index
    for steps_of_round in rounds:
        seats = [(step.seat, place(step.box)) for step in steps_of_round if step.box is not None]
        assert seats == sorted(seats)
    assert not any(isinstance(step, Take) for step in rounds[1])
    for before, step in itertools.pairwise(steps):
        if isinstance(step, Commission):
            assert isinstance(before, Pay)
            assert (before.seat, before.box) == (step.seat, step.box)


@pytest.mark.parametrize(
    ("due", "other", "rule"),
    [
        (Take(3, "player", 9_00), Pay(1, "banker", 5_00, 5_00), OrderRule.LOSERS),
        (Take(3, "player", 9_00), Leave(3, "banker", 5_00), OrderRule.LOSERS),
        (Take(3, "player", 9_00), Take(5, "tie", 5_00), OrderRule.RIGHT),
        (Take(3, "player", 9_00), Take(3, "either-pair", 5_00), OrderRule.MAIN),
        (Pay(3, "banker", 5_00, 5_00), Pay(4, "banker", 5_00, 5_00), OrderRule.RIGHT),
        (Pay(3, "banker", 5_00, 5_00), Pay(3, "either-pair", 5_00, 25_00), OrderRule.MAIN),
        (Leave(3, "banker", 5_00), Commission(1, "banker", 25), OrderRule.RIGHT),
        (Pay(3, "either-pair", 5_00, 25_00), Commission(3, "banker", 25), OrderRule.MAIN),
        (Commission(3, "banker", 25), Pay(3, "either-pair", 5_00, 25_00), OrderRule.COMMISSION),
        (Commission(3, "banker", 25), Pay(4, "banker", 5_00, 5_00), OrderRule.COMMISSION),
        (Take(3, None, 5_00), Take(4, None, 5_00), OrderRule.BANKER_RIGHT),
        (Pay(3, None, 5_00, 5_00), Pay(12, None, 5_00, 5_00), OrderRule.BANKER_RIGHT),
    ],
)
def test_which_rule_of_order_another_stake_breaks(due: BoxStep, other: BoxStep, rule: OrderRule) -> None:
    assert order_broken(due, other) is rule


# Commission over a shoe --------------------------------------------------------------------------------------------


def test_commission_is_owed_seat_by_seat_until_the_end_of_the_shoe() -> None:
    shoe = [[(5, "banker", 40_00), (2, "banker", 20_00)], [(5, "banker", 30_00), (1, "player", 10_00)]]
    coups = [with_bets("punto-banco", SIX_SEVEN, *bets) for bets in shoe]
    steps = [step for coup in coups for step in settling_order_boxes(coup)]
    assert commission_owed(steps) == (Owed(2, 1_00), Owed(5, 3_50))
    assert commission_owed(()) == ()


# Chemin de fer, rules of record § 5 --------------------------------------------------------------------------------


def test_pontes_are_paid_out_of_the_bank_from_the_bankers_right_and_the_rest_goes_back() -> None:
    """The case "lost": 234 in the bank, 180 covered, 54 back, the bank passes."""
    coup = with_stakes("chemin-de-fer", Bank(4, 234_00), SEVEN_SIX, (2, 80_00), (6, 60_00), (11, 40_00))
    assert settling_order_bank(coup) == (
        Pay(6, None, 60_00, 60_00),
        Pay(2, None, 80_00, 80_00),
        Pay(11, None, 40_00, 40_00),
        GiveBack(4, 54_00),
        Banks(5, None),
    )


def test_a_banker_who_loses_all_gets_nothing_back_but_his_garage() -> None:
    lost = with_stakes("chemin-de-fer", Bank(9, 100_00), SEVEN_SIX, (2, 100_00))
    assert settling_order_bank(lost) == (Pay(2, None, 100_00, 100_00), Banks(1, None))
    lost = with_stakes("chemin-de-fer", Bank(9, 100_00, 75_00), SEVEN_SIX, (2, 100_00))
    assert settling_order_bank(lost) == (Pay(2, None, 100_00, 100_00), GiveBack(9, 75_00), Banks(1, None))


def test_the_levy_goes_to_the_cagnotte_before_the_new_bank_stands() -> None:
    """The case "partly covered": 195 in the bank, 120 covered, 6 levied, 234 after, 75 in the garage."""
    coup = with_stakes("chemin-de-fer", Bank(4, 195_00, 20_00), SIX_SEVEN, (3, 50_00), (5, 70_00))
    assert settling_order_bank(coup) == (
        Take(5, None, 70_00),
        Take(3, None, 50_00),
        Levy(6_00, beside=False),
        PutAside(75_00),
        Banks(4, 234_00),
    )


def test_a_levy_beside_the_table_is_told_apart() -> None:
    house = own('based-on = "chemin-de-fer"\n[bank]\nlevy-from = "beside"')
    coup = with_stakes(house, Bank(4, 100_00), SIX_SEVEN, (3, 100_00))
    assert settling_order_bank(coup) == (Take(3, None, 100_00), Levy(5_00, beside=True), Banks(4, 200_00))


def test_stake_and_win_make_the_new_bank_without_levy_and_garage() -> None:
    """S001: "Einsatz + Gewinn ergeben die neue Banksumme"."""
    coup = with_stakes("koenigsspiel", Bank(4, 195_00), SIX_SEVEN, (3, 120_00))
    assert settling_order_bank(coup) == (Take(3, None, 120_00), Banks(4, 315_00))


def test_egalite_moves_nothing() -> None:
    coup = with_stakes("chemin-de-fer", Bank(4, 234_00, 75_00), SIX_SIX, (3, 120_00), (5, 60_00))
    assert settling_order_bank(coup) == (Leave(5, None, 60_00), Leave(3, None, 120_00), Banks(4, 234_00))


def test_after_a_bought_bank_the_turn_is_the_one_before_the_auction() -> None:
    """S001: the bank goes to the one whose turn it would have been before the auction."""
    coup = with_stakes("koenigsspiel", Bank(7, 50_00, bought_from=3), SEVEN_SIX, (3, 50_00))
    assert settling_order_bank(coup)[-1] == Banks(4, None)


@given(
    st.sampled_from(CHEMIN),
    st.sampled_from((SEVEN_SIX, SIX_SEVEN, SIX_SIX)),
    st.integers(1, 10_000_00),
    st.integers(0, 10_000_00),
    st.lists(st.tuples(st.integers(1, 12).filter(lambda seat: seat != 4), st.integers(1, 10_000_00)), min_size=1),
)
def test_the_steps_move_the_bank_from_before_to_after(
    ruleset: Ruleset, cards: str, before: int, garage: int, stakes: list[tuple[int, int]]
) -> None:
    coup = with_stakes(ruleset, Bank(4, before, garage), cards, *stakes)
    bank, aside = before, garage
    *moves, last = settling_order_bank(coup)
    for step in moves:
        match step:
            case Take(cents=cents):
                bank += cents
            case Pay(win_cents=cents) | Levy(cents=cents):
                bank -= cents
            case PutAside(cents=cents):
                bank, aside = bank - cents, aside + cents
            case GiveBack(cents=cents):
                bank, aside = bank + aside - cents, 0
            case Leave():
                pass
    assert isinstance(last, Banks)
    assert bank == (last.bank_cents or 0)
    assert coup.bank is not None
    assert (bank, aside, last.seat) == (coup.bank.after_cents, coup.bank.garage_cents, coup.bank.next_seat)


# What is not settled -----------------------------------------------------------------------------------------------


def test_only_a_coup_that_is_over_is_settled() -> None:
    boxes = open_boxes(shipped("punto-banco"))
    bank = open_bank(shipped("chemin-de-fer"), Bank(1, 1_00), 9)
    with pytest.raises(ValueError, match="over"):
        settling_order_boxes(boxes)
    with pytest.raises(ValueError, match="over"):
        settling_order_bank(bank)
    with pytest.raises(ValueError, match="over"):
        settling_order_boxes(apply(boxes, CloseStakes())[0])


def test_boxes_and_bank_are_not_mistaken_for_one_another() -> None:
    with pytest.raises(ValueError, match="no boxes"):
        settling_order_boxes(with_stakes("chemin-de-fer", Bank(4, 1_00), SIX_SEVEN, (3, 1_00)))
    with pytest.raises(ValueError, match="no bank"):
        settling_order_bank(with_bets("punto-banco", SIX_SEVEN))
