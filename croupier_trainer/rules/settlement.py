"""Paying and collecting: chemin de fer out of the bank, punto banco box by box; and how the bank moves on."""

from __future__ import annotations

import enum

import msgspec

from croupier_trainer.rules.boxes import Result, profit_ratio
from croupier_trainer.rules.coverage import Bank, Coverage
from croupier_trainer.rules.money import rounded
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, Box, LevyFrom, Uncovered


class Outcome(enum.StrEnum):
    """What becomes of a stake."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    """It stays the player's: it lies, or may be changed."""


class SeatSettled(msgspec.Struct, frozen=True):
    """What a seat's stake came to, in cents. `returned` is stake and profit together; both 0 where it is lost."""

    seat: int
    stake_cents: int
    outcome: Outcome
    profit_cents: int
    returned_cents: int


class BankMoved(msgspec.Struct, frozen=True):
    """The bank before and after a coup, in cents."""

    before_cents: int
    covered_cents: int
    levy_cents: int
    """The cagnotte's."""
    after_cents: int
    garage_cents: int
    returned_cents: int
    """What goes back to a banker who lost."""
    passes: bool
    next_seat: int
    """Who banks next; the banker's own seat where the bank stays."""


class Bet(msgspec.Struct, frozen=True):
    """A punto banco stake on a box."""

    seat: int
    box: str
    cents: int


class BetSettled(msgspec.Struct, frozen=True):
    """What a bet came to, in cents. `profit_cents` is net of the commission."""

    seat: int
    box: str
    stake_cents: int
    outcome: Outcome
    profit_cents: int
    commission_cents: int
    returned_cents: int


def settle_seats(coverage: Coverage, winner: Winner) -> tuple[SeatSettled, ...]:
    """Every stake against the bank, from the banker's right: 1 : 1, lost, or égalité (S001)."""
    if winner is Winner.PONTE:
        settled = [
            SeatSettled(stake.seat, stake.cents, Outcome.WIN, stake.cents, 2 * stake.cents) for stake in coverage.stakes
        ]
    elif winner is Winner.BANKER:
        settled = [SeatSettled(stake.seat, stake.cents, Outcome.LOSE, 0, 0) for stake in coverage.stakes]
    else:
        settled = [SeatSettled(stake.seat, stake.cents, Outcome.PUSH, 0, stake.cents) for stake in coverage.stakes]
    return tuple(settled)


def move_bank(rules: BankRules, bank: Bank, seats: int, covered_cents: int, winner: Winner) -> BankMoved:
    """The bank after a coup (rules of record § 5): levy, new sum, garage, what goes back, whose turn it is."""
    before, garage = bank.sum_cents, bank.garage_cents
    if winner is Winner.EGALITE:
        return BankMoved(before, covered_cents, 0, before, garage, 0, False, bank.seat)
    if winner is Winner.PONTE:
        back = before - covered_cents + garage
        return BankMoved(before, covered_cents, 0, 0, 0, back, True, next_banker(bank, seats))
    levy = rules.levy.of(covered_cents) if rules.levy else 0
    win = covered_cents - levy if rules.levy_from is LevyFrom.BANK else covered_cents
    if rules.uncovered is Uncovered.GARAGE:
        after, garage = covered_cents + win, garage + before - covered_cents
    else:
        after = before + win
    return BankMoved(before, covered_cents, levy, after, garage, 0, False, bank.seat)


def next_banker(bank: Bank, seats: int) -> int:
    """The seat the bank goes to when it is lost (S001): the next number, round the table.

    After a bought bank: the seat right of the banker who passed; where that very seat had bought it, the one after.
    """
    if bank.bought_from is None or bought_by_neighbour(bank, seats):
        return bank.seat % seats + 1
    return bank.bought_from % seats + 1


def bought_by_neighbour(bank: Bank, seats: int) -> bool:
    """Whether the very seat right of the banker who passed bought the bank, so that its own turn is gone as well."""
    return bank.bought_from is not None and bank.bought_from % seats + 1 == bank.seat


def settle_bet(box: Box, bet: Bet, result: Result) -> BetSettled:
    """One bet against the house (rules of record § 6)."""
    ratio = profit_ratio(box, result)
    stake = bet.cents
    if ratio is None:
        return BetSettled(bet.seat, bet.box, stake, Outcome.LOSE, 0, 0, 0)
    if ratio.numerator == 0:
        return BetSettled(bet.seat, bet.box, stake, Outcome.PUSH, 0, 0, stake)
    win = rounded(stake * ratio.numerator, ratio.denominator, 1, box.rounding)
    commission = box.commission.of(win) if box.commission else 0
    profit = win - commission
    return BetSettled(bet.seat, bet.box, stake, Outcome.WIN, profit, commission, stake + profit)
