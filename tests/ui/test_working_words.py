"""A working in words says its own amounts and steps, no others, and has room in the strip."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills.reckoning import (
    Line,
    Operation,
    Purpose,
    Working,
    bank_working,
    bet_working,
    share_line,
    win_line,
)
from croupier_trainer.rules.boxes import Result
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.money import Ratio, Rounding, Share
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, Box
from croupier_trainer.rules.settlement import Bet, move_bank, settle_bet
from croupier_trainer.ui.money_words import factor_words, money, rate_words
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.working_words import line_words
from tests.drills.test_reckoning import EXOTIC, SHIPPED_BANKS, SHIPPED_WAYS, ids, payments
from tests.rules.shipped import shipped

WHOLE = range(1_00, 10_000_01, 1_00)
"""Every whole amount up to 10,000, in cents."""
LONGEST = 60
_FIGURE = re.compile(r"\d[\d.]*(?:,\d+…?)?(?:/\d+)?")
"""An amount, a factor or a rate, as German writes them."""


@pytest.fixture
def german(app: QApplication, resources: Path) -> Iterator[None]:
    translators = Translators(resources / "i18n")
    translators.speak("de")
    yield
    translators.speak("en")


def figures_of(line: Line) -> set[str]:
    """All that the words of a line may name."""
    amounts = {amount for step in line.steps for amount in (*step.operands, step.result)}
    found = {money(amount) for amount in amounts} | {str(step.factor) for step in line.steps}
    if line.ratio is not None:
        found |= {factor_words(line.ratio), rate_words(line.ratio).partition("\u00a0")[0].partition(" ")[0]}
    return found


def check(line: Line) -> str:
    """The words, which begin with the line's amounts, end with what it finds, and name nothing else."""
    words = line_words(line)
    found = _FIGURE.findall(words)
    assert set(found) <= figures_of(line), words
    assert found[-1] == money(line.result_cents), words
    if line.steps[0].operation is not Operation.SAME or line.ratio is not None:
        assert {money(amount) for amount in line.steps[0].operands} <= set(found), words
    return words


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("box", "result"), SHIPPED_WAYS, ids=ids(SHIPPED_WAYS))
def test_every_whole_stake_at_every_shipped_odds(box: Box, result: Result) -> None:
    for stake in WHOLE:
        working, settled = bet_working(box, stake, result), settle_bet(box, Bet(1, "box", stake), result)
        assert len(working.lines) <= 3
        words = [check(line) for line in working.lines]
        assert max(map(len, words)) <= LONGEST, words
        assert words[-1].endswith(f"= {money(settled.profit_cents)}")
        assert settled.commission_cents == 0 or words[1].endswith(money(settled.commission_cents))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("rules", SHIPPED_BANKS.values(), ids=lambda rules: rules.uncovered.value)
@pytest.mark.parametrize(
    ("uncovered", "garage", "amounts"),
    [(75_30, 0, WHOLE), (0, 0, WHOLE[::37]), (75_30, 1_234_50, WHOLE[::37]), (0, 1_234_50, WHOLE[::37])],
)
def test_every_whole_amount_covered_in_every_shipped_bank(
    rules: BankRules, uncovered: int, garage: int, amounts: range
) -> None:
    """How the words go depends on the amount only where something is rounded."""
    for covered in amounts:
        bank = Bank(4, covered + uncovered, garage)
        for winner in (Winner.BANKER, Winner.PONTE):
            working, moved = bank_working(rules, bank, covered, winner), move_bank(rules, bank, 9, covered, winner)
            words = {line.purpose: check(line) for line in working.lines}
            assert max(map(len, words.values())) <= LONGEST, words
            told = (moved.levy_cents, moved.after_cents, moved.garage_cents, moved.returned_cents)
            for purpose, cents in zip((Purpose.LEVY, Purpose.BANK, Purpose.GARAGE, Purpose.BACK), told, strict=True):
                assert purpose not in words or words[purpose].endswith(f" {money(cents)}"), words


@pytest.mark.usefixtures("german")
def test_a_houses_own_rates_and_odds_name_no_other_step() -> None:
    for box, result in payments(EXOTIC):
        for stake in (1, 15, 26_37, 39_99, 1_117_30, 9_999_00):
            for line in bet_working(box, stake, result).lines:
                assert len(check(line)) <= 2 * LONGEST


def lines(working: Working) -> list[str]:
    return [line_words(line).replace("\u00a0", " ") for line in working.lines]


@pytest.mark.parametrize(
    ("odds", "stake", "words"),
    [
        ("1:1", 340_00, "1 × 340 = 340"),
        ("1:2", 340_00, "Half of 340 = 170"),
        ("1:2", 15, "Half of 0.15 = 0.075 → 0.08"),
        ("2:1", 35_00, "2 × 35 = 70"),
        ("4:1", 35_00, "4 × 35: 2 × 70 = 140"),
        ("5:1", 35_00, "5 × 35: half of 350 = 175"),
        ("6:1", 35_00, "6 × 35: 3 × 70 = 210"),
        ("8:1", 35_00, "8 × 35: 2 × 70 = 140; 2 × 140 = 280"),
        ("9:1", 35_00, "9 × 35: 350 − 35 = 315"),
        ("10:1", 35_00, "10 × 35 = 350"),
        ("11:1", 35_00, "11 × 35: 350 + 35 = 385"),
        ("12:1", 35_00, "12 × 35: 350 + 70 = 420"),
        ("25:1", 35_00, "25 × 35: a quarter of 3,500 = 875"),
        ("30:1", 35_00, "30 × 35: 3 × 350 = 1,050"),
        ("40:1", 35_00, "40 × 35: 2 × 350 = 700; 2 × 700 = 1,400"),
        ("3:2", 35_00, "1.5 × 35: 35 + 17.50 = 52.50"),
        ("2:3", 1_00, "2/3 × 1: 2 ÷ 3 = 0.666666… → 0.67"),
    ],
)
def test_a_win_at_odds(odds: str, stake: int, words: str) -> None:
    assert line_words(win_line(Ratio(*map(int, odds.split(":"))), Rounding.NEAREST, stake)) == words


@pytest.mark.parametrize(
    ("rate", "unit", "rounding", "win", "words"),
    [
        ((5, 100), 1, "nearest", 340_00, "5 % of 340: half of 34 = 17"),
        ((5, 100), 10, "nearest", 117_30, "5 % of 117.30: half of 11.73 = 5.865 → 5.90"),
        ((5, 100), 25, "up", 26_00, "5 % of 26: half of 2.60 = 1.30 → 1.50"),
        ((5, 100), 25, "up", 10, "5 % of 0.10: half of 0.01 = 0.005 → 0.25, at most 0.10"),
        ((4, 100), 1, "nearest", 340_00, "4 % of 340: 2 × 3.40 = 6.80; 2 × 6.80 = 13.60"),
        ((125, 10_000), 1, "nearest", 340_00, "1.25 % of 340: half of 34 = 17; a quarter of 17 = 4.25"),
        ((45, 1000), 1, "nearest", 340_00, "4.5 % of 340: 34 − 3.40 = 30.60; half of 30.60 = 15.30"),
        ((10, 100), 10, "nearest", 117_35, "10 % of 117.35 = 11.735 → 11.70"),
        ((4137, 100_000), 1, "up", 33_25, "4.137 % of 33.25 = 1.375552… → 1.38"),
        ((0, 100), 1, "nearest", 340_00, "0 % of 340 = 0"),
    ],
)
def test_a_share_of_a_win(rate: tuple[int, int], unit: int, rounding: str, win: int, words: str) -> None:
    line = share_line(Purpose.LEVY, Share(Ratio(*rate), unit, Rounding(rounding)), win)
    assert line_words(line).replace("\u00a0", " ") == words


@pytest.mark.parametrize(
    ("bank", "covered", "winner", "words"),
    [
        (Bank(1, 100_00), 100_00, Winner.BANKER, ["5 % of 100: half of 10 = 5", "2 × 100 − 5: 200 − 5 = 195"]),
        (
            Bank(1, 195_00, 75_00),
            120_00,
            Winner.BANKER,
            ["5 % of 120: half of 12 = 6", "2 × 120 − 6: 240 − 6 = 234", "195 − 120 + 75: 75 + 75 = 150"],
        ),
        (Bank(1, 234_00), 180_00, Winner.PONTE, ["234 − 180 = 54"]),
        (Bank(1, 180_00, 75_00), 180_00, Winner.PONTE, ["Garage = 75"]),
    ],
)
def test_the_bank_with_levy_and_garage(bank: Bank, covered: int, winner: Winner, words: list[str]) -> None:
    """The table of rules of record § 5."""
    rules = shipped("chemin-de-fer").bank
    assert rules is not None
    assert lines(bank_working(rules, bank, covered, winner)) == words


def test_stake_and_win_make_the_new_bank() -> None:
    """S001: "Einsatz + Gewinn ergeben die neue Banksumme"."""
    rules = shipped("koenigsspiel").bank
    assert rules is not None
    assert lines(bank_working(rules, Bank(1, 195_00), 120_00, Winner.BANKER)) == ["195 + 120 = 315"]
