"""Why money moves, or does not: exact sentences, the one that meets the mistake first, within the room of the strip."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import (
    CoupCovered,
    Explanation,
    Laid,
    Lammers,
    Layout,
    Level,
    Part,
    Question,
    Scene,
    Seen,
    Skill,
    Turn,
    Why,
    judge,
)
from croupier_trainer.drills.reckoning import Purpose, Working, bank_working, bet_working
from croupier_trainer.rules.boxes import result_of
from croupier_trainer.rules.cards import CARD_OF, Card, points
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.settlement import Bet, Outcome, move_bank, next_banker, settle_bet
from croupier_trainer.ui.explaining import STRIP_LINES, explanation, strip_lines
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.working_words import working_lines
from tests.drills.tableaux import NINE
from tests.rules.shipped import own, shipped
from tests.ui.answers import answers

LONGEST = 90
LONGEST_SUM = 62
"""Of a bank of more than ten thousand; below that sixty will do."""
MONEY = ("payout", "bank-sum")
PLACES = ("2:banker", "2:banker-pair", "3:banker", "3:tie", "5:player")

pytestmark = pytest.mark.usefixtures("app")


def hand(cards: str) -> tuple[Card, ...]:
    return tuple(CARD_OF[name] for name in cards.split())


def stake(
    ruleset: Ruleset, ponte: str, banker: str, box: str, cents: int, *, marking: bool = False, seat: int = 3
) -> Turn:
    """The turn of the one stake that lies on a box, as the engine settles it."""
    hands = hand(ponte), hand(banker)
    counted = [points(cards) for cards in hands]
    ends = Winner.EGALITE if counted[0] == counted[1] else Winner.PONTE if counted[0] > counted[1] else Winner.BANKER
    rules, result = ruleset.boxes[box], result_of(*hands, ends)
    settled, working = settle_bet(rules, Bet(seat, box, cents), result), bet_working(rules, cents, result)
    place, move = f"{seat}:{box}", {Outcome.LOSE: "take", Outcome.PUSH: "leave", Outcome.WIN: "pay"}[settled.outcome]
    why = {Outcome.LOSE: Why.LOST, Outcome.PUSH: Why.PUSHED, Outcome.WIN: Why.WON}[settled.outcome]
    asked, paid = settled.profit_cents + settled.commission_cents, 0
    if marking:
        move, why, paid, asked = "commission", Why.COMMISSION_MARKED, asked, settled.commission_cents
    purpose = Purpose.COMMISSION if marking else Purpose.WIN
    lines = tuple(line for line in working.lines if line.purpose is purpose)
    order = {"take": "losers", "commission": "commission"}.get(move, "right")
    return Turn(
        ruleset,
        Scene(
            tuple(map(Seen, hands[0])),
            tuple(map(Seen, hands[1])),
            layout=Layout(7, (Laid(seat, box, cents, paid_cents=paid),), ends),
        ),
        (
            Question(Part.PLACE, tuple(dict.fromkeys((place, *PLACES)))),
            Question(Part.MOVE, ("take", "pay", "commission", "leave"), last_if=("take", "leave")),
            Question(Part.COMMISSION if marking else Part.WIN, confirmed=True),
        ),
        (place, move, str(asked)) if asked else (place, move),
        Explanation(why, workings=(Working(lines),) if lines else ()),
        *of_the_order("take:tie", order),
    )


def of_the_order(stake: str, order: str) -> tuple[tuple[Skill, Skill], tuple[tuple[Skill], tuple[Skill], tuple[Skill]]]:
    """The skills of a turn, and by part what a mistake counts for."""
    own, rule = Skill("payout", stake), Skill("payout", f"order:{order}")
    return (own, rule), ((rule,), (own,), (own,))


def told(turn: Turn, *given: str) -> tuple[str, ...]:
    return tuple(sentence.replace("\u00a0", " ") for sentence in explanation(turn, judge(turn, given or turn.expected)))


def strip(turn: Turn, *given: str) -> tuple[str, ...]:
    return tuple(line.replace("\u00a0", " ") for line in strip_lines(turn, judge(turn, given or turn.expected)))


# What becomes of a stake.


@pytest.mark.parametrize(
    ("ruleset", "ponte", "banker", "box", "sentence"),
    [
        ("punto-banco", "TC 4D", "TH 7S", "player", "Banker wins 7 to 4: player loses."),
        ("punto-banco", "TC 8D", "TH 7S", "banker", "Player wins 8 to 7: banker loses."),
        ("punto-banco", "TC 8D", "TH 7S", "tie", "Player wins 8 to 7: no tie."),
        ("punto-banco", "TC 4D", "TH 7S", "tie", "Banker wins 7 to 4: no tie."),
        ("punto-banco", "TC 7D", "TH 7S", "player", "Tie 7 to 7: player and banker stakes stay."),
        ("punto-banco", "TC 7D", "TH 7S", "banker", "Tie 7 to 7: player and banker stakes stay."),
        ("punto-banco", "TC 7D", "TH 7S", "tie", "Tie 7 to 7: pays 8:1."),
        ("punto-banco", "TC 8D", "TH 7S", "player", "Player wins 8 to 7: pays 1:1."),
        ("punto-banco", "TC 4D", "TH 7S", "banker", "Banker wins 7 to 4: pays 1:1."),
        ("punto-2000", "TC 4D", "TH 6S", "banker", "Banker wins with 6 points: pays only 1:2."),
        ("punto-2000", "TC 4D", "TH 7S", "banker", "Banker wins 7 to 4: pays 1:1."),
        ("punto-2000", "KC QD 2C", "4H 4S", "player-pair", "The player’s first two cards are no pair."),
        ("punto-2000", "4C 4D", "JH TS 2C", "banker-pair", "The banker’s first two cards are no pair."),
        ("punto-2000", "4C 4D", "JH TS 2C", "player-pair", "The player’s first two cards are a pair: pays 11:1."),
        ("punto-2000", "KC QD 2C", "4H 4S", "banker-pair", "The banker’s first two cards are a pair: pays 11:1."),
        ("mini-baccarat", "KC QD 2C", "4H 4S", "either-pair", "A pair in the first two cards: pays 5:1."),
        ("mini-baccarat", "KC QD 2C", "4H 3S", "either-pair", "Neither side has a pair in its first two cards."),
        ("mini-baccarat", "KC QD 2C", "4H 4S", "perfect-pair", "A pair, but of two suits: not perfect."),
        ("mini-baccarat", "KC QD 2C", "4H 3S", "perfect-pair", "Neither side has a pair in its first two cards."),
        (
            "mini-baccarat",
            "KC QD 2C",
            "4H 4H",
            "perfect-pair",
            "A pair of one suit in the first two cards: pays 25:1.",
        ),
        ("ez-baccarat", "TC 4D", "TH 2S 5D", "banker", "Banker wins with 7 in three cards: the stake stays."),
        ("ez-baccarat", "TC 4D", "TH 7S", "banker", "Banker wins 7 to 4: pays 1:1."),
        ("ez-baccarat", "TC 4D", "TH 2S 5D", "dragon-7", "Banker wins with 7 in three cards: pays 40:1."),
        ("ez-baccarat", "TC 4D", "TH 7S", "dragon-7", "Dragon 7 wants the banker to win with 7 in three cards."),
        ("ez-baccarat", "TC 4D 4C", "TH 7S", "panda-8", "Player wins with 8 in three cards: pays 25:1."),
        ("ez-baccarat", "TC 8D", "TH 7S", "panda-8", "Panda 8 wants the player to win with 8 in three cards."),
        ("mini-baccarat", "TC 8D", "TH 7S", "dragon-bonus-player", "Player wins with a natural: pays 1:1."),
        ("mini-baccarat", "TC 2D", "TH 9S", "dragon-bonus-banker", "Banker wins with a natural: pays 1:1."),
        ("mini-baccarat", "TC 7D", "TH 2S 9C", "dragon-bonus-player", "Player wins by 6: pays 4:1."),
        ("mini-baccarat", "TC TD JC", "TH 7S", "dragon-bonus-banker", "Banker wins by 7: pays 6:1."),
        (
            "mini-baccarat",
            "TC 7D",
            "TH 2S 4C",
            "dragon-bonus-player",
            "Won by 1 without a natural: the bonus begins at 4.",
        ),
        ("mini-baccarat", "TC TD JC", "TH 7S", "dragon-bonus-player", "Banker wins: the player bonus loses."),
        ("mini-baccarat", "TC 7D", "TH TS 2C", "dragon-bonus-banker", "Player wins: the banker bonus loses."),
        ("mini-baccarat", "TC 7D", "TH 7S", "dragon-bonus-player", "A tie without naturals: the bonus loses."),
        ("mini-baccarat", "TC 9D", "TH 9S", "dragon-bonus-player", "A tie of naturals: the bonus stake stays."),
    ],
)
def test_why_a_stake_is_taken_paid_or_left(ruleset: str, ponte: str, banker: str, box: str, sentence: str) -> None:
    turn = stake(shipped(ruleset), ponte, banker, box, 340_00)
    assert told(turn)[0] == sentence
    wrong = next(move for move in ("take", "leave", "commission") if move != turn.expected[1])
    assert told(turn, turn.expected[0], wrong)[0] == sentence


@pytest.mark.parametrize(
    ("box", "banker", "sentence"),
    [
        ('reduced-on = "six-points"', "TH 6S", "Banker wins with 6 points: the stake stays."),
        (
            'reduced-on = "three-card-seven", reduced-pays = "1:2"',
            "TH 4S 3C",
            "Banker wins with 7 in three cards: pays only 1:2.",
        ),
    ],
)
def test_houses_that_pay_less_on_the_other_win(box: str, banker: str, sentence: str) -> None:
    house = own(f'based-on = "punto-banco"\n[boxes]\nbanker = {{ {box}, commission = false }}')
    assert told(stake(house, "TC 4D", banker, "banker", 340_00))[0] == sentence


def test_a_house_that_pays_nothing_for_a_tie() -> None:
    house = own('based-on = "punto-banco"\n[boxes]\ntie = { pays = "0:1" }')
    turn = stake(house, "TC 7D", "TH 7S", "tie", 340_00)
    assert told(turn)[0] == "This house pays nothing for that: the stake stays."


def test_a_wrong_amount_is_met_with_the_sum_worked() -> None:
    turn = stake(shipped("punto-banco"), "TC 7D", "TH 7S", "tie", 35_00)
    sum_, reason = "8 × 35: 2 × 70 = 140; 2 × 140 = 280", "Tie 7 to 7: pays 8:1."
    assert told(turn, "3:tie", "pay", "31500") == (f"{sum_}.", reason)
    assert told(turn) == (reason, f"{sum_}.")
    assert strip(turn) == strip(turn, "3:tie", "pay", "31500") == (reason, sum_)
    assert working_lines(turn) == (sum_,)


def test_commission_is_worked_and_its_rounding_told_where_it_rounds() -> None:
    turn = stake(shipped("mini-baccarat"), "TC 4D", "TH 7S", "banker", 62_00, marking=True)
    assert strip(turn) == (
        "5 % of 62: half of 6.20 = 3.10 → 3.25",
        "This house rounds up to a multiple of 0.25.",
    )
    even = stake(shipped("mini-baccarat"), "TC 4D", "TH 7S", "banker", 60_00, marking=True)
    assert strip(even)[1:] == ("5 % of 60: half of 6 = 3",)


def test_half_pay_is_half() -> None:
    turn = stake(shipped("punto-2000"), "TC 4D", "TH 6S", "banker", 75_00)
    assert strip(turn) == ("Banker wins with 6 points: pays only 1:2.", "Half of 75 = 37.50")


# The order.


def with_laid(turn: Turn, *laid: Laid) -> Turn:
    """The same, with other stakes beside it."""
    layout = turn.scene.layout
    assert layout is not None
    lying = tuple(sorted((*layout.laid, *laid), key=lambda stake: stake.seat))
    return msgspec.structs.replace(
        turn,
        scene=msgspec.structs.replace(turn.scene, layout=msgspec.structs.replace(layout, laid=lying)),
        asks=(Question(Part.PLACE, tuple(stake.token for stake in lying)), *turn.asks[1:]),
    )


@pytest.mark.parametrize(
    ("box", "said", "broken", "sentence"),
    [
        ("tie", "2:banker", "losers", "Seat 3, Tie is next: what is lost is taken before wins are paid."),
        ("tie", "3:banker", "losers", "Seat 3, Tie is next: what is lost is taken before wins are paid."),
        ("tie", "5:player", "right", "Seat 3, Tie is next: first what is lost, from the right."),
        ("tie", "3:banker-pair", "main", "Seat 3, Tie is next: main box before side box."),
        (
            "banker-pair",
            "3:banker",
            "losers",
            "Seat 3, Banker pair is next: what is lost is taken before wins are paid.",
        ),
        ("banker", "5:banker", "right", "Seat 3, Banker is next: from the right, seat by seat."),
        ("banker", "3:player-pair", "main", "Seat 3, Banker is next: main box before side box."),
        ("banker", "2:banker", "right", "Seat 3, Banker is next: Seat 2, Banker is paid already."),
    ],
)
def test_what_of_the_order_a_place_breaks(box: str, said: str, broken: str, sentence: str) -> None:
    turn = stake(shipped("mini-baccarat"), "4C 4D", "TH 9S", box, 340_00)
    seat, other = said.split(":")
    paid = 340_00 if turn.expected[1] == "pay" and seat == "2" else 0
    turn = with_laid(turn, Laid(int(seat), other, 340_00, paid_cents=paid))
    turn = msgspec.structs.replace(turn, misplaced={said: (Skill("payout", f"order:{broken}"),)})
    assert told(turn, said)[0] == sentence
    assert strip(turn, said) == (sentence,)


def test_commission_comes_right_after_its_win() -> None:
    turn = stake(shipped("mini-baccarat"), "TC 4D", "TH 7S", "banker", 62_00, marking=True)
    turn = with_laid(turn, Laid(5, "banker", 60_00))
    assert told(turn, "5:banker")[0] == "Seat 3, Banker is next: commission comes right after its win."


def test_nothing_said_is_met_with_the_order() -> None:
    taken = stake(shipped("punto-banco"), "TC 4D", "TH 7S", "player", 340_00)
    assert explanation(taken, judge(taken, ()))[0] == "Seat 3, Player is next: first what is lost, from the right."
    paid = stake(shipped("punto-banco"), "TC 4D", "TH 7S", "banker", 340_00)
    assert explanation(paid, judge(paid, ()))[0] == "Seat 3, Banker is next: from the right, seat by seat."


def against_bank(winner: Winner, seat: int) -> Turn:
    """Chemin de fer: the turn of the seat."""
    move, why = {
        Winner.PONTE: ("pay", Why.WON),
        Winner.BANKER: ("take", Why.LOST),
        Winner.EGALITE: ("leave", Why.PUSHED),
    }[winner]
    return Turn(
        shipped("chemin-de-fer"),
        Scene(bank=Bank(7, 500_00), layout=Layout(9, (Laid(2, None, 40_00), Laid(seat, None, 40_00)), winner)),
        (
            Question(Part.PLACE, ("2", str(seat))),
            Question(Part.MOVE, ("take", "pay", "leave"), last_if=("take", "leave")),
            Question(Part.WIN, confirmed=True),
        ),
        (str(seat), move, "4000") if move == "pay" else (str(seat), move),
        Explanation(why),
        *of_the_order("pay:stake:1/1", "banker-right"),
    )


@pytest.mark.parametrize(
    ("winner", "sentence"),
    [
        (Winner.PONTE, "The ponte wins: 1:1 out of the bank."),
        (Winner.BANKER, "The bank wins: the stake goes to the bank."),
        (Winner.EGALITE, "Tie: no stake moves."),
    ],
)
def test_a_stake_against_a_bank(winner: Winner, sentence: str) -> None:
    assert told(against_bank(winner, 8))[0] == sentence


def test_against_a_bank_the_order_is_from_the_bankers_right() -> None:
    sitting, standing = against_bank(Winner.PONTE, 8), against_bank(Winner.PONTE, 11)
    assert told(sitting, "2")[0] == "Seat 8 is next: from the right of the banker, seat 7."
    assert told(standing, "2")[0] == "Standing 2 is next: who stands comes after all who sit."


def test_who_stands_is_told_by_the_tables_own_seats() -> None:
    sitting = against_bank(Winner.PONTE, 8)
    layout = sitting.scene.layout
    assert layout is not None
    scene = msgspec.structs.replace(sitting.scene, layout=msgspec.structs.replace(layout, seats=7))
    standing = msgspec.structs.replace(sitting, scene=scene)
    assert told(standing, "2")[0] == "Standing 1 is next: who stands comes after all who sit."


def test_a_seat_owes_the_sum_of_its_marks() -> None:
    turn = Turn(
        shipped("punto-banco"),
        Scene(layout=Layout(7, lammers=(Lammers(2, (1_50, 2_00, 75)), Lammers(4, (3_00, 3_00))))),
        (Question(Part.PLACE, ("2", "4")), Question(Part.COLLECTED, confirmed=True)),
        ("2", "425"),
        Explanation(Why.OWED),
        (Skill("payout", "collect"),),
    )
    assert strip(turn) == ("Seat 2 owes the sum of its marks.", "1.50 + 2 + 0.75 = 4.25")
    assert told(turn, "2", "400")[0] == "1.50 + 2 + 0.75 = 4.25."
    assert told(turn, "4")[0] == "Seat 2 is next: from the right, seat by seat."


# The bank.


def bank_turn(
    part: Part, why: Why, winner: Winner, *, ruleset: Ruleset | None = None, bank: Bank, covered: int, right: str = ""
) -> Turn:
    """A turn about the bank; what is right is the engine's, but where it is said."""
    ruleset = ruleset or shipped("chemin-de-fer")
    rules = ruleset.bank
    assert rules is not None
    moved = move_bank(rules, bank, 9, covered, winner)
    amounts = {
        Part.LEVY: (moved.levy_cents, Purpose.LEVY),
        Part.BANK_SUM: (moved.after_cents, Purpose.BANK),
        Part.GARAGE: (moved.garage_cents, Purpose.GARAGE),
        Part.BACK: (moved.returned_cents, Purpose.BACK),
    }
    cents, purpose = amounts.get(part, (0, None))
    working = bank_working(rules, bank, covered, winner)
    lines = tuple(line for line in working.lines if line.purpose is purpose)
    following = part is Part.NEXT_BANKER
    return Turn(
        ruleset,
        Scene(bank=bank, layout=Layout(9, (Laid(2, None, covered),), winner)),
        (Question(part, tuple("123456789") if following else (), confirmed=not following),),
        (right or str(moved.next_seat if following else cents),),
        Explanation(why, workings=(Working(lines),) if lines else ()),
        (Skill("bank-sum", "levy:win"),),
    )


WIN, LOSE, TIE = Winner.BANKER, Winner.PONTE, Winner.EGALITE


@pytest.mark.parametrize(
    ("part", "why", "winner", "bank", "covered", "lines"),
    [
        (
            Part.LEVY,
            Why.LEVY_ON_WIN,
            WIN,
            Bank(4, 195_00),
            120_00,
            ["The banker won: levy 5 % of the win.", "5 % of 120: half of 12 = 6"],
        ),
        (
            Part.LEVY,
            Why.LEVY_ON_WIN,
            WIN,
            Bank(4, 117_30),
            117_30,
            [
                "5 % of 117.30: half of 11.73 = 5.865 → 5.90",
                "This house rounds to the nearest 0.10, half up.",
            ],
        ),
        (Part.LEVY, Why.NO_LEVY, LOSE, Bank(4, 195_00), 120_00, ["The ponte won: no levy."]),
        (Part.LEVY, Why.NO_LEVY, TIE, Bank(4, 195_00), 120_00, ["Tie: no levy."]),
        (
            Part.LEVY,
            Why.NO_LEVY,
            WIN,
            Bank(4, 95),
            95,
            [
                "5 % of 0.95: half of 0.095 = 0.0475 → 0",
                "This house rounds to the nearest 0.10, half up.",
            ],
        ),
        (
            Part.BANK_SUM,
            Why.BANK_GROWS,
            WIN,
            Bank(4, 195_00),
            120_00,
            ["What was at risk and as much again, less the levy.", "2 × 120 − 6: 240 − 6 = 234"],
        ),
        (
            Part.BANK_SUM,
            Why.BANK_STANDS,
            TIE,
            Bank(4, 195_00),
            120_00,
            ["Tie: nothing moves, the bank stays at 195."],
        ),
        (
            Part.GARAGE,
            Why.GARAGE_GROWS,
            WIN,
            Bank(4, 195_00, 75_00),
            120_00,
            ["What nobody covered goes into the garage.", "195 − 120 + 75: 75 + 75 = 150"],
        ),
        (
            Part.GARAGE,
            Why.GARAGE_STANDS,
            TIE,
            Bank(4, 195_00, 75_00),
            120_00,
            ["Tie: nothing moves, the garage stays at 75."],
        ),
        (
            Part.BACK,
            Why.GIVEN_BACK,
            LOSE,
            Bank(4, 234_00),
            180_00,
            ["The ponte won: what was not at risk goes back.", "234 − 180 = 54"],
        ),
        (
            Part.BACK,
            Why.GIVEN_BACK,
            LOSE,
            Bank(4, 180_00, 75_00),
            180_00,
            ["The ponte won: what was not at risk goes back.", "Garage = 75"],
        ),
        (
            Part.BACK,
            Why.GIVEN_BACK,
            LOSE,
            Bank(4, 180_00),
            180_00,
            ["The ponte won and all was at risk: nothing goes back.", "180 − 180 = 0"],
        ),
        (Part.NEXT_BANKER, Why.BANKER_STAYS, WIN, Bank(4, 195_00), 120_00, ["The banker won: seat 4 keeps the bank."]),
        (Part.NEXT_BANKER, Why.BANKER_STAYS, TIE, Bank(4, 195_00), 120_00, ["Tie: seat 4 keeps the bank."]),
        (
            Part.NEXT_BANKER,
            Why.BANK_PASSES,
            LOSE,
            Bank(9, 195_00),
            120_00,
            ["The ponte won: the bank passes from 9 to 1."],
        ),
        (
            Part.NEXT_BANKER,
            Why.BOUGHT_BANK_FALLS,
            LOSE,
            Bank(7, 195_00, bought_from=3),
            120_00,
            ["Bought from seat 3: the bank falls to 4, at that seat’s right."],
        ),
        (
            Part.NEXT_BANKER,
            Why.BOUGHT_BANK_FALLS,
            LOSE,
            Bank(4, 195_00, bought_from=3),
            120_00,
            ["Bought from seat 3 by its neighbour 4: the bank goes on to 5."],
        ),
        (
            Part.NEXT_BANKER,
            Why.BOUGHT_BANK_FALLS,
            LOSE,
            Bank(1, 195_00, bought_from=9),
            120_00,
            ["Bought from seat 9 by its neighbour 1: the bank goes on to 2."],
        ),
    ],
)
def test_why_the_bank_moves(part: Part, why: Why, winner: Winner, bank: Bank, covered: int, lines: list[str]) -> None:
    turn = bank_turn(part, why, winner, bank=bank, covered=covered)
    assert list(strip(turn)) == lines
    assert part is not Part.NEXT_BANKER or turn.expected == (
        str(next_banker(bank, 9) if winner is LOSE else bank.seat),
    )
    if len(lines) > 1:
        wrong = str(int(turn.expected[0]) + 1)
        worked, *others = told(turn, wrong)
        assert worked.removesuffix(".") in lines
        assert set(lines) <= {worked.removesuffix("."), *others}


def test_a_garage_to_which_nothing_is_added() -> None:
    bank = Bank(4, 120_00, 75_00)
    turn = bank_turn(Part.GARAGE, Why.GARAGE_STANDS, WIN, bank=bank, covered=120_00)
    assert strip(turn) == ("All was covered: the garage stays at 75.",)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("based-on = 'chemin-de-fer'", "What was at risk and as much again, less the levy."),
        (
            "based-on = 'chemin-de-fer'\n[bank]\nlevy-from = 'beside'",
            "What was at risk and as much again make the new bank.",
        ),
        ("based-on = 'chemin-de-fer'\n[bank]\nuncovered = 'stays'", "Bank and win, less the levy."),
        ("based-on = 'koenigsspiel'", "Bank and win make the new bank."),
    ],
)
def test_what_makes_the_new_bank_is_the_rulesets(text: str, sentence: str) -> None:
    turn = bank_turn(Part.BANK_SUM, Why.BANK_GROWS, WIN, ruleset=own(text), bank=Bank(4, 195_00), covered=120_00)
    assert strip(turn)[0] == sentence


def in_a_row(ruleset: Ruleset, *coups: CoupCovered, part: Part = Part.BANK_SUM, garage_cents: int = 0) -> Turn:
    """Several coups from a bank of 195, of which 120 is covered at first."""
    first = Bank(4, 195_00, garage_cents)
    rules, bank, workings = ruleset.bank, first, []
    assert rules is not None
    for coup in coups:
        moved = move_bank(rules, bank, 9, coup.covered_cents, coup.winner)
        if coup.winner is WIN and part is Part.BANK_SUM:
            workings.append(bank_working(rules, bank, coup.covered_cents, coup.winner))
        elif coup.winner is WIN:
            lines = bank_working(rules, bank, coup.covered_cents, coup.winner).lines
            filled = [line for line in lines if line.purpose is Purpose.GARAGE and coup.covered_cents < bank.sum_cents]
            workings.append(Working(tuple(filled)))
        bank = Bank(4, moved.after_cents, moved.garage_cents)
    return Turn(
        ruleset,
        Scene(bank=first, layout=Layout(9, coups=coups)),
        (Question(part, confirmed=True),),
        (str(bank.sum_cents if part is Part.BANK_SUM else bank.garage_cents),),
        Explanation(Why.SEVERAL_COUPS, workings=tuple(workings)),
        (Skill("bank-sum", "row:three"),),
    )


def test_several_coups_have_a_line_each_that_moves_the_bank() -> None:
    turn = in_a_row(
        shipped("chemin-de-fer"), CoupCovered(120_00, WIN), CoupCovered(100_00, TIE), CoupCovered(200_00, WIN)
    )
    lines = ("Coup 1: 2 × 120 − 5 % (6) = 234", "Coup 3: 2 × 200 − 5 % (10) = 390")
    assert strip(turn) == ("What was at risk and as much again, less the levy.", *lines)
    assert told(turn, "1") == (
        "Bank: 195 → 234 → 390.",
        *(f"{line}." for line in lines),
        "What was at risk and as much again, less the levy.",
    )
    three = in_a_row(shipped("koenigsspiel"), *(CoupCovered(covered, WIN) for covered in (120_00, 100_00, 50_00)))
    assert strip(three) == ("Coup 1: 195 + 120 = 315", "Coup 2: 315 + 100 = 415", "Coup 3: 415 + 50 = 465")


def test_several_coups_have_a_line_each_that_fills_the_garage() -> None:
    row = CoupCovered(120_00, WIN), CoupCovered(100_00, TIE), CoupCovered(179_00, WIN)
    rule = "What nobody covered goes into the garage."
    turn = in_a_row(shipped("chemin-de-fer"), *row, part=Part.GARAGE)
    lines = ("Coup 1: 195 − 120 = 75", "Coup 3: 234 − 179 + 75 = 130")
    assert strip(turn) == (rule, *lines)
    assert told(turn, "1") == ("Garage: 0 → 75 → 130.", *(f"{line}." for line in lines), rule)
    laid = in_a_row(shipped("chemin-de-fer"), *row, part=Part.GARAGE, garage_cents=20_00)
    assert told(laid, "1")[:2] == ("Garage: 20 → 95 → 150.", "Coup 1: 195 − 120 + 20 = 95.")


def test_several_coups_that_leave_the_garage_as_it_was() -> None:
    row = CoupCovered(195_00, WIN), CoupCovered(300_00, TIE)
    unmoved = in_a_row(shipped("chemin-de-fer"), *row, part=Part.GARAGE, garage_cents=20_00)
    stays = "All was covered in each coup won: the garage stays at 20."
    assert strip(unmoved) == (stays,)
    assert told(unmoved, "1") == ("Garage: 20.", stays)
    moved = in_a_row(shipped("chemin-de-fer"), row[0], CoupCovered(370_00, WIN), part=Part.GARAGE, garage_cents=20_00)
    assert told(moved, "1")[:2] == ("Garage: 20 → 30.20.", "Coup 2: 380.20 − 370 + 20 = 30.20.")


@pytest.mark.parametrize(
    ("speaks", "words"),
    [
        (
            "de",
            (
                "Garage: 0 → 75 → 130.",
                "Coup 1: 195 − 120 = 75.",
                "Coup 2: 234 − 179 + 75 = 130.",
                "Was niemand gedeckt hat, kommt in die Garage.",
            ),
        ),
        (
            "fr",
            (
                "Garage\u202f: 0 → 75 → 130.",
                "Coup 1\u202f: 195 − 120 = 75.",
                "Coup 2\u202f: 234 − 179 + 75 = 130.",
                "Ce que personne n’a couvert va au garage.",
            ),
        ),
    ],
)
def test_the_garage_after_several_coups_in_the_other_languages(
    speaks: str, words: tuple[str, ...], app: QApplication, resources: Path
) -> None:
    translators = Translators(resources / "i18n")
    translators.speak(speaks)
    row = CoupCovered(120_00, WIN), CoupCovered(179_00, WIN)
    try:
        assert told(in_a_row(shipped("chemin-de-fer"), *row, part=Part.GARAGE), "1") == words
    finally:
        translators.speak("en")


# What generators make.


@pytest.fixture(params=["de", "fr"])
def language(request: pytest.FixtureRequest, app: QApplication, resources: Path) -> Iterator[str]:
    translators = Translators(resources / "i18n")
    translators.speak(request.param)
    yield request.param
    translators.speak("en")


def money_turns(ruleset_id: str) -> Iterator[Turn]:
    """Turns of the money drills, on every level."""
    ruleset = shipped(ruleset_id)
    for drill in DRILLS:
        for skill in drill.skills(ruleset) if drill.id in MONEY else ():
            for level in Level:
                for seed in range(3):
                    yield from drill.make(ruleset, skill, level, seed).turns


@pytest.mark.parametrize("ruleset_id", NINE)
def test_every_answer_to_every_money_turn_is_explained_in_the_strips_room(ruleset_id: str, language: str) -> None:
    for turn in money_turns(ruleset_id):
        for given in answers(turn):
            verdict = judge(turn, given)
            sentences, lines = explanation(turn, verdict), strip_lines(turn, verdict)
            assert all(each and "{" not in each for each in (*sentences, *lines))
            assert len(sentences[0]) <= LONGEST, sentences[0]
            assert len(lines) <= STRIP_LINES
            assert all(len(line) <= LONGEST for line in lines), lines
        assert all(len(line) <= LONGEST_SUM for line in working_lines(turn)), working_lines(turn)


def test_what_the_order_is_said_to_be_is_so_at_the_table() -> None:
    """Losers before winners only where the said stake is no loser, main before side only at one seat, and so on."""
    met = set()
    for ruleset_id in ("mini-baccarat", "ez-baccarat"):
        for turns in payouts(ruleset_id):
            taken = [turn.expected[0] for turn in turns if turn.expected[1] == "take"]
            for place, turn in enumerate(turns):
                right, done = turn.expected[0], [each.expected[0] for each in turns[:place]]
                for said in turn.asks[0].choices:
                    if said == right or turn.explanation.why is Why.OWED:
                        continue
                    told_order = told(turn, said)[0].partition(": ")[2]
                    met.add(told_order if "paid already" not in told_order else "paid")
                    seats = int(said.partition(":")[0]), int(right.partition(":")[0])
                    if told_order.startswith("what is lost"):
                        assert right in taken
                        assert said not in taken
                    elif told_order.startswith("main box"):
                        assert seats[0] == seats[1]
                    elif told_order.startswith("first what is lost"):
                        assert right in taken
                        assert seats[0] > seats[1]
                    elif told_order.startswith("commission"):
                        assert done[-1] == right
                    elif "paid already" in told_order:
                        assert said in done
                    else:
                        assert right not in taken
                        assert seats[0] > seats[1] or said in done
    assert len(met) == 6


def payouts(ruleset_id: str) -> Iterator[tuple[Turn, ...]]:
    ruleset = shipped(ruleset_id)
    drill = next(drill for drill in DRILLS if drill.id == "payout")
    for skill in drill.skills(ruleset):
        for seed in range(6):
            yield drill.make(ruleset, skill, Level.THIRD, seed).turns
