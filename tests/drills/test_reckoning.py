"""Workings end at what the engine pays, cent for cent (rules of record § 5, § 6), by steps fit for the head."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.reckoning import (
    Line,
    Operation,
    Purpose,
    Step,
    Working,
    bank_working,
    bet_working,
    share_line,
    win_line,
)
from croupier_trainer.rules.boxes import Result, profit_ratio
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.money import Ratio, Rounding, Share, rounded
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, Box, BoxKind, LevyFrom, Ruleset, Uncovered
from croupier_trainer.rules.settlement import Bet, move_bank, settle_bet
from tests.rules.shipped import own, shelf, shipped

WHOLE = tuple(range(1_00, 10_000_01, 1_00))
"""Every whole amount up to 10,000, in cents: all stakes that a drill lays."""
AMOUNTS = (*range(1, 1_00), *(cents for cents in range(1_01, 100_01) if cents % 100), *WHOLE)
"""Those, and every cent up to 100."""
SOME = (*range(1, 3_01), *AMOUNTS[::197], 117_30, 9_999_99)
"""Enough to look at every step at odds that no shipped ruleset has."""

BOXES = [ruleset for ruleset in shelf().rulesets.values() if ruleset.bank is None]


def bank_rules(ruleset: Ruleset) -> BankRules:
    assert ruleset.bank is not None
    return ruleset.bank


def results() -> list[Result]:
    """Every final position that a box can tell from another; pairs lie everywhere."""
    found = []
    for ponte, banker in itertools.product(range(10), repeat=2):
        winner = Winner.EGALITE if ponte == banker else Winner.PONTE if ponte > banker else Winner.BANKER
        for ponte_cards, banker_cards in itertools.product((2, 3), repeat=2):
            found.append(Result(ponte, banker, ponte_cards, banker_cards, winner, True, True, True))
    return found


def payments(rulesets: Iterable[Ruleset]) -> list[tuple[Box, Result]]:
    """One result for every different way in which a box of the rulesets pays."""
    found: dict[tuple[object, ...], tuple[Box, Result]] = {}
    for ruleset in rulesets:
        for box, result in itertools.product(ruleset.boxes.values(), results()):
            ratio = profit_ratio(box, result)
            if ratio is not None and ratio.numerator:
                found.setdefault((ratio, box.rounding, box.commission), (box, result))
    return list(found.values())


def own_boxes(banker: str, *others: str) -> Ruleset:
    lines = "\n".join(f'own-{at} = {{ kind = "tie", {other} }}' for at, other in enumerate(others))
    return own(f'based-on = "punto-banco"\n[boxes]\nbanker = {{ {banker} }}\n{lines}')


EXOTIC = [
    own_boxes('commission = { rate = "4 %", unit = "0.05", rounding = "down" }', 'pays = "9:1"', 'pays = "12:1"'),
    own_boxes('commission = { rate = "2.5 %", unit = "1", rounding = "nearest" }', 'pays = "3:2"', 'pays = "35:1"'),
    own_boxes('commission = { rate = "1.25 %", unit = "0.25", rounding = "up" }', 'pays = "6:5", rounding = "down"'),
    own_boxes('pays = "19:20", commission = { rate = "4.137 %", rounding = "up" }', 'pays = "2:3", rounding = "up"'),
    own_boxes('commission = { rate = "10 %", unit = "100", rounding = "nearest" }', 'pays = "9:7", rounding = "down"'),
    own_boxes('pays = "1:3", commission = { rate = "0 %" }', 'pays = "1000:1"', 'pays = "17:16"'),
]


SHIPPED_WAYS = payments(BOXES)
OWN_WAYS = payments([*BOXES, *EXOTIC])[len(SHIPPED_WAYS) :]
SHIPPED_BANKS = {
    (bank.levy, bank.levy_from, bank.uncovered): bank
    for bank in [ruleset.bank for ruleset in shelf().rulesets.values()]
    if bank is not None
}
"""One for every different way in which a bank moves."""


def in_words(line: Line) -> str:
    """A line as a person would jot it down, in units of money."""
    signs = {Operation.PLUS: "+", Operation.MINUS: "-", Operation.AT_MOST: "at most"}
    jotted = []
    for step in line.steps:
        first = amount(step.operands[0])
        match step.operation:
            case Operation.TIMES:
                done = f"{first} × {step.factor}"
            case Operation.OVER:
                done = f"{first} / {step.factor}"
            case Operation.ROUND:
                assert step.rounding is not None
                done = f"{first} {step.rounding.value} {amount(Fraction(step.unit_cents))}"
            case Operation.SAME:
                done = first
            case other:
                done = f"{first} {signs[other]} {amount(step.operands[1])}"
        jotted.append(f"{done} = {amount(step.result)}")
    return ", ".join(jotted)


def amount(cents: Fraction) -> str:
    """Exact decimals of a unit of money, or a fraction where they do not end."""
    value = cents / 100
    for places in range(12):
        if (value * 10**places).denominator == 1:
            digits = f"{(value * 10**places).numerator:0{places + 1}d}"
            return digits if places == 0 else f"{digits[:-places]}.{digits[-places:]}"
    return str(value)


def recomputed(step: Step) -> Fraction:
    """The result of a step, by what the step says alone."""
    first = step.operands[0]
    match step.operation:
        case Operation.SAME:
            return first
        case Operation.TIMES:
            return first * step.factor
        case Operation.OVER:
            return Fraction(first, step.factor)
        case Operation.PLUS:
            return first + step.operands[1]
        case Operation.MINUS:
            return first - step.operands[1]
        case Operation.AT_MOST:
            return min(step.operands)
        case Operation.ROUND:
            assert step.rounding is not None
            return Fraction(rounded(first.numerator, first.denominator, step.unit_cents, step.rounding))


def check_chain(working: Working, *of_the_task: int) -> None:
    """Each step is right, does something, and takes what the task or an earlier step gives."""
    known = {Fraction(cents) for cents in of_the_task}
    for line in working.lines:
        assert line.steps
        for step in line.steps:
            assert len(step.operands) == (
                2 if step.operation in (Operation.PLUS, Operation.MINUS, Operation.AT_MOST) else 1
            )
            assert set(step.operands) <= known, in_words(line)
            assert step.result == recomputed(step) >= 0, in_words(line)
            assert step.operation is not Operation.ROUND or step.result != step.operands[0]
            known.add(step.result)
        assert line.result_cents == line.steps[-1].result


# What is said, for the sums a croupier does most --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("odds", "stake", "jotted"),
    [
        ("1:1", 340_00, "340 = 340"),
        ("1:2", 340_00, "340 / 2 = 170"),
        ("1:2", 15, "0.15 / 2 = 0.075, 0.075 nearest 0.01 = 0.08"),
        ("2:1", 35_00, "35 × 2 = 70"),
        ("4:1", 35_00, "35 × 2 = 70, 70 × 2 = 140"),
        ("5:1", 35_00, "35 × 10 = 350, 350 / 2 = 175"),
        ("6:1", 35_00, "35 × 2 = 70, 70 × 3 = 210"),
        ("8:1", 35_00, "35 × 2 = 70, 70 × 2 = 140, 140 × 2 = 280"),
        ("9:1", 35_00, "35 × 10 = 350, 350 - 35 = 315"),
        ("10:1", 35_00, "35 × 10 = 350"),
        ("11:1", 35_00, "35 × 10 = 350, 350 + 35 = 385"),
        ("12:1", 35_00, "35 × 10 = 350, 35 × 2 = 70, 350 + 70 = 420"),
        ("25:1", 35_00, "35 × 100 = 3500, 3500 / 4 = 875"),
        ("30:1", 35_00, "35 × 10 = 350, 350 × 3 = 1050"),
        ("40:1", 35_00, "35 × 10 = 350, 350 × 2 = 700, 700 × 2 = 1400"),
        ("3:2", 35_00, "35 / 2 = 17.5, 35 + 17.5 = 52.5"),
        ("2:3", 1_00, "1 × 2 = 2, 2 / 3 = 2/3, 2/3 nearest 0.01 = 0.67"),
    ],
)
def test_a_win_at_odds(odds: str, stake: int, jotted: str) -> None:
    ratio = Ratio(*map(int, odds.split(":")))
    line = win_line(ratio, Rounding.NEAREST, stake)
    check_chain(Working((line,)), stake)
    assert line.ratio == ratio
    assert line.result_cents == rounded(stake * ratio.numerator, ratio.denominator, 1, Rounding.NEAREST)
    assert in_words(line) == jotted


@pytest.mark.parametrize(
    ("share", "win", "jotted"),
    [
        (("5", 1, "nearest"), 340_00, "340 / 10 = 34, 34 / 2 = 17"),
        (("5", 10, "nearest"), 117_30, "117.3 / 10 = 11.73, 11.73 / 2 = 5.865, 5.865 nearest 0.1 = 5.9"),
        (("5", 25, "up"), 26_00, "26 / 10 = 2.6, 2.6 / 2 = 1.3, 1.3 up 0.25 = 1.5"),
        (("5", 100, "down"), 39_99, "39.99 / 10 = 3.999, 3.999 / 2 = 1.9995, 1.9995 down 1 = 1"),
        (("5", 25, "up"), 10, "0.1 / 10 = 0.01, 0.01 / 2 = 0.005, 0.005 up 0.25 = 0.25, 0.25 at most 0.1 = 0.1"),
        (("4", 1, "nearest"), 340_00, "340 / 100 = 3.4, 3.4 × 2 = 6.8, 6.8 × 2 = 13.6"),
        (("2.5", 1, "nearest"), 340_00, "340 / 10 = 34, 34 / 4 = 8.5"),
        (("1.25", 1, "nearest"), 340_00, "340 / 10 = 34, 34 / 2 = 17, 17 / 4 = 4.25"),
        (("2", 1, "nearest"), 340_00, "340 / 100 = 3.4, 3.4 × 2 = 6.8"),
        (("10", 1, "nearest"), 340_00, "340 / 10 = 34"),
        (("4.5", 1, "nearest"), 340_00, "340 / 10 = 34, 34 / 10 = 3.4, 34 - 3.4 = 30.6, 30.6 / 2 = 15.3"),
        (("0", 1, "nearest"), 340_00, "340 × 0 = 0"),
    ],
)
def test_a_share_of_a_win(share: tuple[str, int, str], win: int, jotted: str) -> None:
    rate = Fraction(share[0]) / 100
    taken = Share(Ratio(rate.numerator, rate.denominator), share[1], Rounding(share[2]))
    line = share_line(Purpose.LEVY, taken, win)
    assert in_words(line) == jotted
    assert line.result_cents == taken.of(win)


def lines(working: Working) -> dict[str, str]:
    return {line.purpose.value: in_words(line) for line in working.lines}


def test_the_profit_is_the_win_less_the_commission() -> None:
    box = shipped("mini-baccarat").boxes["banker"]
    working = bet_working(box, 26_00, Result(6, 7, 2, 2, Winner.BANKER))
    assert lines(working) == {
        "win": "26 = 26",
        "commission": "26 / 10 = 2.6, 2.6 / 2 = 1.3, 1.3 up 0.25 = 1.5",
        "profit": "26 - 1.5 = 24.5",
    }
    assert working.result_cents == 24_50
    assert (working.cents(Purpose.COMMISSION), working.cents(Purpose.BANK)) == (1_50, None)


def test_what_is_lost_or_pushed_needs_no_reckoning() -> None:
    box = shipped("punto-banco").boxes["banker"]
    for result in (Result(6, 6, 2, 2, Winner.EGALITE), Result(7, 6, 2, 2, Winner.PONTE)):
        assert bet_working(box, 26_00, result) == Working()
    three_card_seven = Result(6, 7, 3, 3, Winner.BANKER)
    assert bet_working(shipped("ez-baccarat").boxes["banker"], 26_00, three_card_seven) == Working()
    assert Working().result_cents == 0


@pytest.mark.parametrize(
    ("bank", "covered", "winner", "expected"),
    [
        (
            Bank(1, 100_00),
            100_00,
            Winner.BANKER,
            {"levy": "100 / 10 = 10, 10 / 2 = 5", "bank": "100 × 2 = 200, 200 - 5 = 195"},
        ),
        (
            Bank(1, 195_00),
            120_00,
            Winner.BANKER,
            {
                "levy": "120 / 10 = 12, 12 / 2 = 6",
                "bank": "120 × 2 = 240, 240 - 6 = 234",
                "garage": "195 - 120 = 75",
            },
        ),
        (
            Bank(1, 117_30),
            117_30,
            Winner.BANKER,
            {
                "levy": "117.3 / 10 = 11.73, 11.73 / 2 = 5.865, 5.865 nearest 0.1 = 5.9",
                "bank": "117.3 × 2 = 234.6, 234.6 - 5.9 = 228.7",
            },
        ),
        (Bank(1, 234_00), 180_00, Winner.PONTE, {"back": "234 - 180 = 54"}),
        # The same with a garage from earlier coups, and with none of the bank left over.
        (
            Bank(1, 195_00, 75_00),
            120_00,
            Winner.BANKER,
            {
                "levy": "120 / 10 = 12, 12 / 2 = 6",
                "bank": "120 × 2 = 240, 240 - 6 = 234",
                "garage": "195 - 120 = 75, 75 + 75 = 150",
            },
        ),
        (Bank(1, 234_00, 75_00), 180_00, Winner.PONTE, {"back": "234 - 180 = 54, 54 + 75 = 129"}),
        (Bank(1, 180_00, 75_00), 180_00, Winner.PONTE, {"back": "75 = 75"}),
        (Bank(1, 180_00), 180_00, Winner.PONTE, {"back": "180 - 180 = 0"}),
        (Bank(1, 234_00, 75_00), 180_00, Winner.EGALITE, {}),
    ],
)
def test_the_bank_with_levy_and_garage(bank: Bank, covered: int, winner: Winner, expected: dict[str, str]) -> None:
    """The table of rules of record § 5."""
    assert lines(bank_working(bank_rules(shipped("chemin-de-fer")), bank, covered, winner)) == expected


def test_stake_and_win_make_the_new_bank() -> None:
    """S001: "Einsatz + Gewinn ergeben die neue Banksumme"; no levy, no garage."""
    rules = bank_rules(shipped("koenigsspiel"))
    assert lines(bank_working(rules, Bank(1, 195_00), 120_00, Winner.BANKER)) == {"bank": "195 + 120 = 315"}
    assert lines(bank_working(rules, Bank(1, 195_00), 195_00, Winner.BANKER)) == {"bank": "195 × 2 = 390"}


def test_a_levy_beside_the_table_is_not_taken_off_the_bank() -> None:
    rules = bank_rules(own('based-on = "chemin-de-fer"\n[bank]\nlevy-from = "beside"'))
    assert lines(bank_working(rules, Bank(1, 100_00), 100_00, Winner.BANKER)) == {
        "levy": "100 / 10 = 10, 10 / 2 = 5",
        "bank": "100 × 2 = 200",
    }


# Every amount -------------------------------------------------------------------------------------------------------


def test_the_shipped_rulesets_pay_in_all_the_ways_that_are_tried() -> None:
    ways = SHIPPED_WAYS
    assert {profit_ratio(box, result) for box, result in ways} == {
        Ratio(odds, 1) for odds in (1, 2, 4, 5, 6, 8, 10, 11, 25, 30, 40)
    } | {Ratio(1, 2)}
    assert {box.commission for box, _ in ways} == {
        None,
        Share(Ratio(5, 100), 1, Rounding.NEAREST),
        Share(Ratio(5, 100), 25, Rounding.UP),
    }


def ids(ways: Iterable[tuple[Box, Result]]) -> list[str]:
    named = []
    for box, result in ways:
        ratio = profit_ratio(box, result)
        assert ratio is not None
        named.append(f"{box.kind.value}-{ratio.numerator}-{ratio.denominator}-{box.commission is not None}")
    return named


def check_payments(box: Box, result: Result, stepped: Iterable[int], most_steps: int) -> None:
    """Every amount ends at what the engine pays; of `stepped` each step is looked at."""
    ends, paid = [], []
    for stake in AMOUNTS:
        settled = settle_bet(box, Bet(1, "box", stake), result)
        working = bet_working(box, stake, result)
        ends.append((working.result_cents, working.cents(Purpose.COMMISSION) or 0))
        paid.append((settled.profit_cents, settled.commission_cents))
    assert ends == paid
    for stake in stepped:
        working = bet_working(box, stake, result)
        check_chain(working, stake)
        assert len(working.lines) <= 3
        assert all(len(line.steps) <= most_steps for line in working.lines)


@pytest.mark.parametrize(("box", "result"), SHIPPED_WAYS, ids=ids(SHIPPED_WAYS))
def test_every_stake_at_every_shipped_odds(box: Box, result: Result) -> None:
    """At most three lines, none longer than four steps: one may round, one may hold the commission to the win."""
    check_payments(box, result, (*WHOLE, *SOME), most_steps=4)


@pytest.mark.parametrize(("box", "result"), OWN_WAYS, ids=ids(OWN_WAYS))
def test_every_stake_at_odds_of_a_houses_own(box: Box, result: Result) -> None:
    check_payments(box, result, SOME, most_steps=12)


def check_banks(rules: BankRules, amounts: Iterable[int], uncovered: int, garage: int, winner: Winner) -> None:
    """Every line ends at what the engine moves, and each step of it is right."""
    ends, moves = [], []
    for covered in amounts:
        bank = Bank(4, covered + uncovered, garage)
        working = bank_working(rules, bank, covered, winner)
        moved = move_bank(rules, bank, 9, covered, winner)
        found = {line.purpose: line.result_cents for line in working.lines}
        ends.append([found.get(purpose, 0) for purpose in (Purpose.LEVY, Purpose.BANK, Purpose.GARAGE, Purpose.BACK)])
        moves.append([moved.levy_cents, moved.after_cents, moved.garage_cents, moved.returned_cents])
        check_chain(working, bank.sum_cents, covered, garage)
        assert len(working.lines) <= 3
        assert all(len(line.steps) <= 3 for line in working.lines)
    assert ends == moves


@pytest.mark.parametrize("rules", SHIPPED_BANKS.values(), ids=lambda rules: rules.uncovered.value)
@pytest.mark.parametrize("uncovered", [0, 75_05])
@pytest.mark.parametrize("winner", [Winner.BANKER, Winner.PONTE], ids=lambda winner: winner.value)
def test_every_amount_covered_in_every_shipped_bank(rules: BankRules, uncovered: int, winner: Winner) -> None:
    check_banks(rules, AMOUNTS, uncovered, 0, winner)
    if rules.uncovered is Uncovered.GARAGE:
        check_banks(rules, SOME, uncovered, 20_00, winner)


# A house's own shares and odds --------------------------------------------------------------------------------------


@given(
    st.integers(0, 99_999),
    st.sampled_from([1, 5, 10, 25, 50, 1_00, 100_00]),
    st.sampled_from(Rounding),
    st.lists(st.integers(0, 10_000_000_00), min_size=5, max_size=5),
)
def test_any_rate_that_can_be_written_down(rate: int, unit: int, rounding: Rounding, wins: list[int]) -> None:
    """Rates go to 99.999 %, units to 100."""
    share = Share(Ratio(rate, 100_000), unit, rounding)
    for win in wins:
        line = share_line(Purpose.COMMISSION, share, win)
        check_chain(Working((line,)), win)
        assert line.result_cents == share.of(win)


@given(
    st.integers(1, 99_999),
    st.integers(1, 99_999),
    st.sampled_from(Rounding),
    st.lists(st.integers(1, 10_000_000_00), min_size=5, max_size=5),
)
def test_any_odds_that_can_be_written_down(profit: int, stake: int, rounding: Rounding, stakes: list[int]) -> None:
    odds = Ratio(profit, stake)
    box = Box(BoxKind.TIE, odds, rounding=rounding)
    for cents in stakes:
        working = bet_working(box, cents, Result(6, 6, 2, 2, Winner.EGALITE))
        check_chain(working, cents)
        settled = settle_bet(box, Bet(1, "tie", cents), Result(6, 6, 2, 2, Winner.EGALITE))
        assert working.result_cents == settled.profit_cents


@given(
    st.sampled_from(Uncovered),
    st.sampled_from(LevyFrom),
    st.one_of(
        st.none(),
        st.builds(Share, st.builds(Ratio, st.integers(0, 99), st.just(100)), st.just(25), st.sampled_from(Rounding)),
    ),
    st.integers(1, 10_000_000_00),
    st.integers(0, 10_000_000_00),
    st.integers(0, 10_000_000_00),
    st.sampled_from(Winner),
)
def test_any_bank(
    uncovered: Uncovered,
    levy_from: LevyFrom,
    levy: Share | None,
    covered: int,
    rest: int,
    garage: int,
    winner: Winner,
) -> None:
    rules = bank_rules(shipped("chemin-de-fer"))
    rules = BankRules(rules.free_alone, rules.look, rules.announcements, uncovered, levy, levy_from)
    bank = Bank(4, covered + rest, garage if uncovered is Uncovered.GARAGE else 0)
    working = bank_working(rules, bank, covered, winner)
    check_chain(working, bank.sum_cents, covered, bank.garage_cents)
    moved = move_bank(rules, bank, 9, covered, winner)
    found = {line.purpose: line.result_cents for line in working.lines}
    if winner is not Winner.EGALITE:
        assert found.get(Purpose.LEVY, 0) == moved.levy_cents
        assert found.get(Purpose.BANK, 0) == moved.after_cents
        assert found.get(Purpose.GARAGE, 0) == moved.garage_cents
        assert found.get(Purpose.BACK, 0) == moved.returned_cents
