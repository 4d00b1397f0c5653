"""The money of a task worked in steps that can be done in the head, as data; the window turns it into words.

The steps are found for the rate or odds as such, not for the amount: who has learnt that five percent is half of a
tenth reckons every levy so. What a bet or a bank comes to is the engine's; here is only a way to it.
"""

from __future__ import annotations

import enum
import functools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import Final, TypeAlias

import msgspec

from croupier_trainer.rules.boxes import Result, profit_ratio
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.money import Ratio, Rounding, Share, rounded
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, Box, LevyFrom, Uncovered


class Operation(enum.Enum):
    """What is done in one step."""

    SAME = "same"
    """Nothing: the operand is the result, as at 1 : 1."""
    TIMES = "times"
    """By `factor`."""
    OVER = "over"
    """Divided by `factor`: 10 a tenth, 2 half, 4 a quarter."""
    PLUS = "plus"
    MINUS = "minus"
    """The first operand less the second."""
    ROUND = "round"
    """To a multiple of `unit_cents`, as `rounding` says."""
    AT_MOST = "at-most"
    """The first operand, but no more than the second."""


class Step(msgspec.Struct, frozen=True):
    """One operation on amounts in cents. Parts of a cent are exact until they are rounded."""

    operation: Operation
    operands: tuple[Fraction, ...]
    """Of the task, or results of earlier steps."""
    result: Fraction
    factor: int = 1
    """TIMES and OVER."""
    unit_cents: int = 0
    """ROUND."""
    rounding: Rounding | None = None
    """ROUND."""


class Purpose(enum.Enum):
    """What a line of a working finds."""

    WIN = "win"
    """At the odds of the box, before commission."""
    COMMISSION = "commission"
    PROFIT = "profit"
    """The win less the commission."""
    LEVY = "levy"
    BANK = "bank"
    """The sum of the new bank."""
    GARAGE = "garage"
    BACK = "back"
    """What goes back to a banker who lost."""


class Line(msgspec.Struct, frozen=True):
    """One line of a working: the steps to one amount."""

    purpose: Purpose
    steps: tuple[Step, ...]
    """At least one."""
    ratio: Ratio | None = None
    """The odds, or the rate of the share, as the ruleset has it."""

    @property
    def result_cents(self) -> int:
        """The amount that the line finds."""
        return int(self.steps[-1].result)


class Working(msgspec.Struct, frozen=True):
    """How the money of a task comes about, line by line; no lines where there is nothing to reckon."""

    lines: tuple[Line, ...] = ()

    @property
    def result_cents(self) -> int:
        """What the last line finds, 0 without lines."""
        return self.lines[-1].result_cents if self.lines else 0

    def cents(self, purpose: Purpose) -> int | None:
        """What the line of that purpose finds; None where there is none."""
        return next((line.result_cents for line in self.lines if line.purpose is purpose), None)


def bet_working(box: Box, stake_cents: int, result: Result) -> Working:
    """What a stake on a box wins: the win, the commission, the profit. A stake that is lost or pushed has no lines."""
    ratio = profit_ratio(box, result)
    if ratio is None or ratio.numerator == 0:
        return Working()
    win = win_line(ratio, box.rounding, stake_cents)
    if box.commission is None:
        return Working((win,))
    commission = share_line(Purpose.COMMISSION, box.commission, win.result_cents)
    profit = _chain(win.result_cents, (Operation.MINUS, commission.result_cents))
    return Working((win, commission, Line(Purpose.PROFIT, profit)))


def bank_working(rules: BankRules, bank: Bank, covered_cents: int, winner: Winner) -> Working:
    """How the bank moves (rules of record § 5).

    The banker wins: levy, new bank, and the garage where there is one. The ponte wins: what goes back. Égalité moves
    nothing, and has no lines.
    """
    if winner is Winner.EGALITE:
        return Working()
    if winner is Winner.PONTE:
        return Working((Line(Purpose.BACK, _not_at_risk(bank, covered_cents)),))
    lines = []
    levy_cents = 0
    if rules.levy is not None:
        lines.append(share_line(Purpose.LEVY, rules.levy, covered_cents))
        levy_cents = lines[0].result_cents if rules.levy_from is LevyFrom.BANK else 0
    garage = rules.uncovered is Uncovered.GARAGE
    less_levy = [(Operation.MINUS, levy_cents)] if levy_cents else []
    if garage or bank.sum_cents == covered_cents:
        doubled = _step(Operation.TIMES, (Fraction(covered_cents),), 2)
        new_bank = (doubled, *_continued(doubled.result, less_levy))
    else:
        new_bank = _chain(bank.sum_cents, (Operation.PLUS, covered_cents), *less_levy)
    lines.append(Line(Purpose.BANK, new_bank))
    if garage and bank.sum_cents + bank.garage_cents > covered_cents:
        lines.append(Line(Purpose.GARAGE, _not_at_risk(bank, covered_cents)))
    return Working(tuple(lines))


def win_line(odds: Ratio, rounding: Rounding, stake_cents: int) -> Line:
    """The win of a stake at odds, rounded to the cent where it falls between two."""
    steps = _worked(odds, stake_cents)
    return Line(Purpose.WIN, (*steps, *_rounding(steps[-1].result, 1, rounding)), odds)


def share_line(purpose: Purpose, share: Share, win_cents: int) -> Line:
    """What is taken of a win: the share worked exactly, then rounded as the house rounds, and never above the win."""
    steps = _worked(share.rate, win_cents)
    steps += _rounding(steps[-1].result, share.unit_cents, share.rounding)
    taken = Fraction(share.of(win_cents))
    if taken != steps[-1].result:
        steps += (Step(Operation.AT_MOST, (steps[-1].result, Fraction(win_cents)), taken),)
    return Line(purpose, steps, share.rate)


def _not_at_risk(bank: Bank, covered_cents: int) -> tuple[Step, ...]:
    """The garage so far and what nobody covered: what is put, or goes back."""
    if bank.garage_cents == 0:
        return _chain(bank.sum_cents, (Operation.MINUS, covered_cents))
    if bank.sum_cents == covered_cents:
        return (_step(Operation.SAME, (Fraction(bank.garage_cents),)),)
    return _chain(bank.sum_cents, (Operation.MINUS, covered_cents), (Operation.PLUS, bank.garage_cents))


def _chain(start_cents: int, *moves: tuple[Operation, int]) -> tuple[Step, ...]:
    return _continued(Fraction(start_cents), moves)


def _continued(amount: Fraction, moves: Sequence[tuple[Operation, int]]) -> tuple[Step, ...]:
    """Amounts added to, or taken from, one another in a row."""
    steps = []
    for operation, cents in moves:
        steps.append(_step(operation, (amount, Fraction(cents))))
        amount = steps[-1].result
    return tuple(steps)


def _rounding(amount: Fraction, unit_cents: int, rounding: Rounding) -> tuple[Step, ...]:
    """The step that rounds, where there is anything to round."""
    result = Fraction(rounded(amount.numerator, amount.denominator, unit_cents, rounding))
    if result == amount:
        return ()
    return (Step(Operation.ROUND, (amount,), result, 1, unit_cents, rounding),)


def _step(operation: Operation, operands: tuple[Fraction, ...], factor: int = 1) -> Step:
    first = operands[0]
    if operation is Operation.TIMES:
        result = first * factor
    elif operation is Operation.OVER:
        result = first / factor
    elif operation is Operation.PLUS:
        result = first + operands[1]
    elif operation is Operation.MINUS:
        result = first - operands[1]
    else:
        result = first
    return Step(operation, operands, result, factor)


# The way to a share -------------------------------------------------------------------------------------------------

_Move: TypeAlias = tuple[Operation, tuple[int, ...], int]
"""Operation, which amounts (0 the one begun with, n the result of move n), factor."""

_EASY: Final = (
    *((operation, factor, 1) for factor in (10, 100, 1000) for operation in (Operation.TIMES, Operation.OVER)),
    *((operation, 2, 2) for operation in (Operation.TIMES, Operation.OVER)),
    (Operation.TIMES, 3, 4),
    (Operation.OVER, 4, 4),
)
"""What is easy in the head, and how hard it is: moving the point, doubling and halving, three times, a quarter."""
_PLUS_COST: Final = 3
_MINUS_COST: Final = 4
_MOST_MOVES: Final = 4
_ONE: Final = 10**9
"""The amount begun with, while a way is sought; what is not a whole part of it is too fine for the head."""


def _worked(ratio: Ratio, cents: int) -> tuple[Step, ...]:
    """The amount times the ratio, step by step; at least one step."""
    amounts = [Fraction(cents)]
    steps = []
    for operation, places, factor in _way(ratio.numerator, ratio.denominator):
        steps.append(_step(operation, tuple([amounts[place] for place in places]), factor))
        amounts.append(steps[-1].result)
    return tuple(steps)


@functools.lru_cache(maxsize=256)
def _way(numerator: int, denominator: int) -> tuple[_Move, ...]:
    """Moves from an amount to that share of it: the fewest easy ones, of as many the easiest; else digit by digit.

    What cannot be divided by moving the point is divided last, so that only the last amount can be one without end.
    """
    common = gcd(numerator, denominator)
    numerator, denominator = numerator // common, denominator // common
    odd = denominator
    for prime in (2, 5):
        while odd % prime == 0:
            odd //= prime
    share = Fraction(numerator * odd, denominator)
    way = _shortest(share)
    if way is None:
        way = _by_digits(share)
    if odd > 1:
        way = (*way, (Operation.OVER, (len(way),), odd))
    if not way:
        way = ((Operation.SAME, (0,), 1),)
    return way


def _shortest(share: Fraction) -> tuple[_Move, ...] | None:
    target = share * _ONE
    if target.denominator != 1 or target == 0:
        return None
    for length in range(_MOST_MOVES + 1):
        ways = list(_ways([_ONE], target.numerator, length, share < 1))
        if ways:
            return min(ways, key=lambda way: way[0])[1]
    return None


def _ways(amounts: list[int], target: int, length: int, part: bool) -> Iterator[tuple[int, tuple[_Move, ...]]]:
    """Cost and moves of every way of that length on from the amounts reached so far.

    Each move goes on from the last amount, or begins again at the first. A part of the amount is not sought above it.
    """
    if length == 0:
        if amounts[-1] == target:
            yield 0, ()
        return
    for operation, places, factor, cost, amount in _moves(amounts):
        if length == 1:
            if amount == target:
                yield cost, ((operation, places, factor),)
        elif amount not in amounts and not (part and amount > _ONE):
            for rest, moves in _ways([*amounts, amount], target, length - 1, part):
                yield cost + rest, ((operation, places, factor), *moves)


def _moves(amounts: list[int]) -> Iterator[tuple[Operation, tuple[int, ...], int, int, int]]:
    """Operation, places, factor, cost and amount of every easy move."""
    last = len(amounts) - 1
    for place in dict.fromkeys((last, 0)):
        for operation, factor, cost in _EASY:
            if operation is Operation.TIMES:
                yield operation, (place,), factor, cost, amounts[place] * factor
            elif amounts[place] % factor == 0:
                yield operation, (place,), factor, cost, amounts[place] // factor
    for place in range(last):
        more, less = (last, place) if amounts[last] > amounts[place] else (place, last)
        yield Operation.PLUS, (more, less), 1, _PLUS_COST, amounts[more] + amounts[less]
        yield Operation.MINUS, (more, less), 1, _MINUS_COST, amounts[more] - amounts[less]


def _by_digits(share: Fraction) -> tuple[_Move, ...]:
    """Place by place of the share written as a decimal, the highest first, and added up."""
    point = 0
    while share.denominator != 1:
        share, point = share * 10, point + 1
    digits = str(share.numerator)
    way: list[_Move] = []
    total = None
    for place, digit in zip(range(len(digits) - 1 - point, -1 - point, -1), map(int, digits), strict=True):
        if digit == 0:
            continue
        at = 0
        if place:
            way.append((Operation.TIMES if place > 0 else Operation.OVER, (at,), 10 ** abs(place)))
            at = len(way)
        if digit > 1:
            way.append((Operation.TIMES, (at,), digit))
            at = len(way)
        if total is not None:
            way.append((Operation.PLUS, (total, at), 1))
            at = len(way)
        total = at
    return tuple(way) or ((Operation.TIMES, (0,), 0),)
