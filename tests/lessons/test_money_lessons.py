"""Every sum, payment, commission, levy and bank in the lessons is what the engine and the drills' reckoning make it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Final

import msgspec
import pytest

from croupier_trainer.drills.reckoning import Line, Operation, Purpose, bank_working, bet_working, share_line, win_line
from croupier_trainer.rules.boxes import Result
from croupier_trainer.rules.chips import fewest
from croupier_trainer.rules.coup import CloseStakes, Coup, CoupAction, apply, open_bank, open_boxes
from croupier_trainer.rules.coverage import Bank, SeatStake
from croupier_trainer.rules.money import Ratio, Rounding, Share
from croupier_trainer.rules.play import Deal, Speak, Stage, Winner
from croupier_trainer.rules.ruleset import BankerWin, BankRules, Box, BoxKind, LevyFrom, Ruleset, Uncovered
from croupier_trainer.rules.settlement import Bet, move_bank, next_banker
from croupier_trainer.rules.settling import (
    Commission,
    Leave,
    Pay,
    Take,
    settling_order_bank,
    settling_order_boxes,
)
from tests.lessons.lessons import FAMILIES_OF, LANGUAGES, MONEY_DRILLS, card, name, part, rulesets, text_of

LESSONS: Final = [
    (language, drill, family) for language in LANGUAGES for drill in MONEY_DRILLS for family in FAMILIES_OF[drill]
]
AMOUNT: Final = r"\d+(?:[.,]\d+)?"
EQUATION: Final = re.compile(rf"({AMOUNT}(?:\u00a0[+−]\u00a0{AMOUNT})+)\u00a0=\u00a0({AMOUNT})")
CHAIN: Final = re.compile(rf"{AMOUNT}(?:\u00a0→\u00a0{AMOUNT})+")
SEATS: Final = 9


class Words(msgspec.Struct, frozen=True):
    """How one language writes what is settled."""

    seat: str
    boxes: dict[str, str]
    take: str
    pay: str
    commission: str
    point: str


WORDS: Final = {
    "de": Words(
        seat="Platz",
        boxes={"Punto": "player", "Banco": "banker", "Egalité": "tie"},
        take="Einziehen",
        pay="Zahlen",
        commission="Kommission",
        point=",",
    ),
    "en": Words(
        seat="[Ss]eat",
        boxes={"player": "player", "banker": "banker", "tie": "tie"},
        take="Take",
        pay="Pay",
        commission="commission",
        point=".",
    ),
    "fr": Words(
        seat="[Pp]lace",
        boxes={"Punto": "player", "Banco": "banker", "égalité": "tie"},
        take="Ramasser",
        pay="Payer",
        commission="commission",
        point=",",
    ),
}


def exact(text: str) -> Fraction:
    """Cents of an amount as written; a step of a working may have parts of a cent."""
    return Fraction(text.replace(",", ".")) * 100


def cents(text: str) -> int:
    amount = exact(text)
    assert amount.denominator == 1, "whole cents"
    return int(amount)


def amounts(text: str) -> list[int]:
    return [cents(amount) for amount in re.findall(AMOUNT, text)]


def chains(text: str) -> list[list[Fraction]]:
    """Amounts with arrows between them, in the order of the text."""
    return [[exact(amount) for amount in re.findall(AMOUNT, chain)] for chain in CHAIN.findall(text)]


def results(line: Line) -> list[Fraction]:
    """What each step of a working finds."""
    return [step.result for step in line.steps]


def bullets(text: str) -> list[str]:
    return re.findall(r"^- (.+)$", text, re.MULTILINE)


def odds(text: str) -> list[Ratio]:
    return [Ratio(int(win), int(stake)) for win, stake in re.findall(r"(\d+):(\d+)", text)]


def bank_rules(ruleset: Ruleset) -> BankRules:
    assert ruleset.bank is not None
    return ruleset.bank


def played(coup: Coup, stakes: Iterable[CoupAction], ponte: tuple[int, int], banker: tuple[int, int]) -> Coup:
    """Stakes are made, two cards each are dealt, and nobody draws."""
    for action in (*stakes, CloseStakes()):
        coup, _ = apply(coup, action)
    for value in (ponte[0], banker[0], ponte[1], banker[1]):
        coup, _ = apply(coup, Deal(card(value)))
    while coup.play is not None and coup.play.stage is not Stage.OVER:
        coup, _ = apply(coup, Speak(None))
    return coup


# All of them -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_every_sum_is_right(language: str, drill: str, family: str) -> None:
    text = text_of(language, drill, family)
    sums = EQUATION.findall(text)
    assert len(sums) == text.count("=") >= 2
    for terms, total in sums:
        signed = re.findall(rf"([+−]?)\u00a0?({AMOUNT})", terms)
        assert sum(-exact(amount) if sign == "−" else exact(amount) for sign, amount in signed) == exact(total)


@pytest.mark.parametrize(("drill", "family"), dict.fromkeys(lesson[1:] for lesson in LESSONS))
def test_the_languages_give_the_same_figures(drill: str, family: str) -> None:
    figures = {
        tuple(sorted(map(exact, re.findall(AMOUNT, text_of(language, drill, family))))) for language in LANGUAGES
    }
    assert len(figures) == 1


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_amounts_are_written_as_the_language_does(language: str, drill: str, family: str) -> None:
    text = text_of(language, drill, family)
    other = {".": ",", ",": "."}[WORDS[language].point]
    assert not re.search(rf"\d{re.escape(other)}\d", text)
    assert not re.search(r"\d{4}", text.replace("2000", "")), "no amount that a language would group"


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_five_percent_is_half_of_a_tenth(language: str, drill: str, family: str) -> None:
    """Every share that is taken is five percent, and that is the way to it which the drills show."""
    shares = [bank_rules(ruleset).levy for ruleset in rulesets(family) if ruleset.bank is not None] + [
        box.commission for ruleset in rulesets(family) for box in ruleset.boxes.values()
    ]
    assert any(shares)
    for share in filter(None, shares):
        assert share.rate == Ratio(5, 100)
        tenth, half = share_line(Purpose.LEVY, share, 400_00).steps
        assert (tenth.operation, tenth.factor) == (Operation.OVER, 10)
        assert (half.operation, half.factor) == (Operation.OVER, 2)
    told = set(re.findall(r"(\d+)[\u00a0\u202f]%", text_of(language, drill, family)))
    assert told == (set() if (drill, family) == ("payout", "chemin-de-fer") else {"5"})


# Chemin de fer, payout -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_stakes_against_the_bank_are_paid_from_the_bankers_right(language: str) -> None:
    """Each stake lies in the fewest pieces, seat follows seat as it is settled, and together they leave the bank."""
    words = WORDS[language]
    text = text_of(language, "payout", "chemin-de-fer")
    assert odds(text) == [Ratio(1, 1)]
    first, listed, last = part(text, 2).strip().split("\n\n")
    (banker,) = re.findall(rf"{words.seat} (\d)", first)
    stakes: list[SeatStake] = []
    for line in bullets(listed):
        (seat,) = re.findall(rf"^{words.seat} (\d), ", line)
        ((terms, total),) = EQUATION.findall(line)
        pieces = fewest(cents(total))
        assert pieces is not None
        assert [piece.cents for piece in pieces] == amounts(terms)
        assert amounts(line.rpartition(": ")[2]) == [cents(total)]
        stakes.append(SeatStake(int(seat), cents(total)))
    ((terms, leaves),) = EQUATION.findall(last)
    assert amounts(terms) == [stake.cents for stake in stakes]
    for ruleset in rulesets("chemin-de-fer"):
        table = open_bank(ruleset, Bank(int(banker), 1000_00), SEATS)
        won = settling_order_bank(played(table, reversed(stakes), (9, 0), (0, 0)))
        assert [step for step in won if isinstance(step, Pay)] == [
            Pay(stake.seat, None, stake.cents, stake.cents) for stake in stakes
        ]
        assert sum(step.win_cents for step in won if isinstance(step, Pay)) == cents(leaves)
        lost = settling_order_bank(played(table, reversed(stakes), (0, 0), (9, 0)))
        assert [step for step in lost if isinstance(step, Take)] == [
            Take(stake.seat, None, stake.cents) for stake in stakes
        ]
        tied = settling_order_bank(played(table, reversed(stakes), (9, 0), (9, 0)))
        assert [step.seat for step in tied if isinstance(step, Leave)] == [stake.seat for stake in stakes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stake_and_win_together_are_the_mistake_that_is_told(language: str) -> None:
    text = text_of(language, "payout", "chemin-de-fer")
    right, wrong = amounts(part(text, 4))
    assert right in amounts(part(text, 2))
    assert wrong == 2 * right


# Punto banco, payout -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coup_of_boxes_is_settled_in_the_order_that_is_told(language: str) -> None:
    """Without commission the same, but nothing is marked."""
    words = WORDS[language]
    example = part(text_of(language, "payout", "punto-banco"), 2)
    stake = rf"{words.seat} (\d) ({'|'.join(words.boxes)}) ({AMOUNT})(?:, {words.commission} ({AMOUNT}))?"
    told: list[Take | Pay | Commission] = []
    bets: list[CoupAction] = []
    for verb in (words.take, words.pay):
        (line,) = re.findall(rf"^- {verb}\u202f?: (.+)$", example, re.MULTILINE)
        for seat, box, amount, marked in re.findall(stake, line):
            place, laid = (int(seat), words.boxes[box]), cents(amount)
            bets.append(Bet(*place, laid))
            told.append(Take(*place, laid) if verb == words.take else Pay(*place, laid, laid))
            if marked:
                told.append(Commission(*place, cents(marked)))
    assert len(told) == len(re.findall(rf"{words.seat} \d|\d, {words.commission}", example)) == 6
    more, less = (int(digit) for digit in re.findall(r"\b\d\b", example.split("\n- ")[0]))
    for ruleset in rulesets("punto-banco"):
        steps = settling_order_boxes(played(open_boxes(ruleset), reversed(bets), (less, 0), (more, 0)))
        marks = ruleset.boxes["banker"].commission is not None
        assert list(steps) == [step for step in told if marks or not isinstance(step, Commission)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_those_of_every_ruleset_that_has_the_box(language: str) -> None:
    """The rule has player and banker, tie, pairs, and what a six pays where it pays less; the hook, how to reckon."""
    rule, hook = (part(text_of(language, "payout", "punto-banco"), number) for number in (0, 1))
    even, tie, pair, six = odds(rule)
    kinds = {BoxKind.PLAYER: even, BoxKind.BANKER: even, BoxKind.TIE: tie}
    kinds |= {BoxKind.PLAYER_PAIR: pair, BoxKind.BANKER_PAIR: pair}
    for ruleset in rulesets("punto-banco"):
        for box in ruleset.boxes.values():
            assert box.pays == kinds.get(box.kind, box.pays)
            if box.reduced_on is BankerWin.SIX_POINTS:
                assert box.reduced_pays == six
    assert odds(hook) == [tie, pair, six]
    assert [(step.operation, step.factor) for step in win_line(tie, Rounding.NEAREST, 1_00).steps] == [
        (Operation.TIMES, 2)
    ] * 3, "doubled three times"
    assert [(step.operation, step.factor) for step in win_line(pair, Rounding.NEAREST, 1_00).steps] == [
        (Operation.TIMES, 10),
        (Operation.PLUS, 1),
    ]
    (odd,) = (amount for amount in amounts(hook.partition("**1:2**")[2].split("\n")[0]) if amount < 1_00)
    assert {win_line(six, Rounding.NEAREST, stake).result_cents % 1_00 for stake in range(1_00, 99_00, 2_00)} == {odd}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_banker_costs_is_said_of_the_right_houses(language: str) -> None:
    rule = part(text_of(language, "payout", "punto-banco"), 0)
    (unit,) = (cents(amount) for amount in re.findall(r"\d[.,]\d+", rule))
    for ruleset in rulesets("punto-banco"):
        box = ruleset.boxes["banker"]
        usual = box.commission == Share(Ratio(5, 100), 1, Rounding.NEAREST) and box.reduced_on is None
        named = f"“{name(ruleset, language)}”" in re.sub("[„«“]\u202f?(.+?)\u202f?[“»”]", r"“\1”", rule)
        assert named == (not usual)
        if box.commission is not None and not usual:
            assert box.commission == Share(Ratio(5, 100), unit, Rounding.UP)
        elif box.commission is None:
            assert box.reduced_on in {BankerWin.SIX_POINTS, BankerWin.THREE_CARD_SEVEN}
            assert (box.reduced_pays == Ratio(0, 1)) == (box.reduced_on is BankerWin.THREE_CARD_SEVEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_of_single_boxes(language: str) -> None:
    """Commission step by step, tie and pair as the hook reckons them, half pay, and a commission that is rounded up."""
    example = part(text_of(language, "payout", "punto-banco"), 2)
    boxes = {ruleset.id: (ruleset.boxes, name(ruleset, language)) for ruleset in rulesets("punto-banco")}
    _, _, singles, six, rounded = bullets(example)
    (win, *_), (tie_stake, *_), (pair_stake, *_) = (amounts(piece) for piece in _pieces(singles))
    ((tie_terms, tie_win), (pair_terms, pair_win)) = EQUATION.findall(singles)
    assert amounts(tie_terms) == [10 * tie_stake, 2 * tie_stake]
    assert amounts(pair_terms) == [10 * pair_stake, pair_stake]
    macau, _ = boxes["punto-banco-macau"]
    tied = Result(6, 6, 2, 2, Winner.EGALITE, ponte_pair=True)
    assert bet_working(macau["tie"], tie_stake, tied).result_cents == cents(tie_win)
    assert bet_working(macau["player-pair"], pair_stake, tied).result_cents == cents(pair_win)
    commission, at_last = chains(example)
    assert results(share_line(Purpose.COMMISSION, _commission(macau["banker"]), win)) == commission

    punto_2000, punto_2000_name = boxes["punto-2000"]
    assert punto_2000_name in six
    stake, half = amounts(six.partition(punto_2000_name)[2])
    assert bet_working(punto_2000["banker"], stake, Result(5, 6, 2, 2, Winner.BANKER)).result_cents == half

    mini, mini_name = boxes["mini-baccarat"]
    assert mini_name in rounded
    win = amounts(rounded)[0]
    _, *shown = results(share_line(Purpose.COMMISSION, _commission(mini["banker"]), win))
    assert shown == at_last


def _pieces(singles: str) -> list[str]:
    """A line of several amounts: commission, tie, pair."""
    first, _, others = singles.partition(". ")
    return [first, *re.split(r"\u202f?; ", others)]


def _commission(box: Box) -> Share:
    assert box.commission is not None
    return box.commission


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stake_paid_as_well_is_the_mistake_that_is_told(language: str) -> None:
    text = text_of(language, "payout", "punto-banco")
    mistakes = part(text, 4)
    *_, stake, win, wrong = amounts(mistakes)
    box = rulesets("punto-banco")[0].boxes["tie"]
    assert odds(mistakes) == [box.pays]
    assert win_line(box.pays, box.rounding, stake).result_cents == win
    assert wrong == win + stake


# Chemin de fer, bank sum ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bank_grows_as_each_house_has_it(language: str) -> None:
    """One line names each ruleset; levy, new bank and garage are the engine's, and worked in the same steps."""
    example = part(text_of(language, "bank-sum", "chemin-de-fer"), 2)
    bank_cents, covered = amounts(example.split("\n- ")[0])
    bank = Bank(1, bank_cents)
    with_garage, without, _, _ = bullets(example)
    for ruleset in rulesets("chemin-de-fer"):
        rules = bank_rules(ruleset)
        (line,) = (each for each in (with_garage, without) if name(ruleset, language) in each)
        moved = move_bank(rules, bank, SEATS, covered, Winner.BANKER)
        working = bank_working(rules, bank, covered, Winner.BANKER)
        sums = [(amounts(terms), cents(total)) for terms, total in EQUATION.findall(line)]
        if line is with_garage:
            assert (rules.uncovered, rules.levy_from) == (Uncovered.GARAGE, LevyFrom.BANK)
            levy, new_bank, garage = working.lines
            assert chains(line) == [results(levy)]
            assert sums == [
                ([covered, covered, moved.levy_cents], moved.after_cents),
                ([bank_cents, covered], moved.garage_cents),
            ]
            assert (new_bank.result_cents, garage.result_cents) == (moved.after_cents, moved.garage_cents)
        else:
            assert (rules.uncovered, rules.levy) == (Uncovered.STAYS, None)
            assert sums == [([bank_cents, covered], moved.after_cents)]
            assert moved.garage_cents == moved.levy_cents == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_odd_levy_is_rounded_as_the_house_does(language: str) -> None:
    hook = part(text_of(language, "bank-sum", "chemin-de-fer"), 1)
    ((win, *steps),) = chains(hook)
    unit, levy = amounts(CHAIN.split(hook)[1])
    for ruleset in rulesets("chemin-de-fer"):
        share = bank_rules(ruleset).levy
        assert (name(ruleset, language) in hook) == (share is not None)
        if share is not None:
            assert share.unit_cents == unit
            assert results(share_line(Purpose.LEVY, share, int(win))) == [*steps, levy]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_back_to_a_banker_who_lost(language: str) -> None:
    example = part(text_of(language, "bank-sum", "chemin-de-fer"), 2)
    line = bullets(example)[2]
    bank_cents, garage, covered = amounts(line)[:3]
    ((terms, back),) = EQUATION.findall(line)
    assert amounts(terms) == [bank_cents, covered, garage]
    for rules in map(bank_rules, rulesets("chemin-de-fer")):
        if rules.uncovered is Uncovered.GARAGE:
            bank = Bank(1, bank_cents, garage)
            assert move_bank(rules, bank, SEATS, covered, Winner.PONTE).returned_cents == cents(back)
            assert bank_working(rules, bank, covered, Winner.PONTE).result_cents == cents(back)


def test_a_tie_moves_nothing() -> None:
    for ruleset in rulesets("chemin-de-fer"):
        moved = move_bank(bank_rules(ruleset), Bank(1, 195_00, 75_00), SEATS, 120_00, Winner.EGALITE)
        assert (moved.levy_cents, moved.after_cents, moved.garage_cents, moved.next_seat) == (0, 195_00, 75_00, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bought_bank_falls_to_the_seat_that_is_told(language: str) -> None:
    line = bullets(part(text_of(language, "bank-sum", "chemin-de-fer"), 2))[3]
    passed, buyer, following, neighbour, after = (int(seat) for seat in re.findall(r"\d", line))
    assert next_banker(Bank(buyer, 1_00, bought_from=passed), SEATS) == following
    assert next_banker(Bank(neighbour, 1_00, bought_from=passed), SEATS) == after
    assert neighbour == following
