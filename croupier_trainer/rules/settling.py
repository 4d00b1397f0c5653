"""The dealer's settlement as ordered steps: what is taken, paid, marked and left, seat by seat.

The amounts are the engine's (`settlement.py`); this module says only in which order a hand moves them.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from croupier_trainer.rules.coup import BankTable, Coup
from croupier_trainer.rules.play import Stage
from croupier_trainer.rules.ruleset import BoxKind, LevyFrom, Ruleset
from croupier_trainer.rules.settlement import BetSettled, Outcome, SeatSettled

MAIN_KINDS: Final = frozenset({BoxKind.PLAYER, BoxKind.BANKER, BoxKind.TIE})
"""The boxes on the result of the coup itself, which S004 knows alone; all others are side boxes."""


class Take(msgspec.Struct, frozen=True):
    """A lost stake is taken: by the house, or into the bank, where there are no boxes."""

    seat: int
    box: str | None
    cents: int


class Pay(msgspec.Struct, frozen=True):
    """A win is paid beside its stake, which stays the player's: by the house, or out of the bank."""

    seat: int
    box: str | None
    stake_cents: int
    win_cents: int
    """The whole win: commission is marked, not kept back."""


class Commission(msgspec.Struct, frozen=True):
    """The commission on the win just paid is marked before the croupier."""

    seat: int
    box: str
    cents: int


class Leave(msgspec.Struct, frozen=True):
    """A push: the stake is neither taken nor paid."""

    seat: int
    box: str | None
    cents: int


class Levy(msgspec.Struct, frozen=True):
    """The levy goes into the cagnotte."""

    cents: int
    beside: bool
    """The banker pays it beside the table instead of out of the win."""


class PutAside(msgspec.Struct, frozen=True):
    """The part of the bank that nobody covered goes into the garage."""

    cents: int


class GiveBack(msgspec.Struct, frozen=True):
    """What stood not at risk, garage included, goes back to the banker who lost."""

    seat: int
    cents: int


class Banks(msgspec.Struct, frozen=True):
    """Who banks the next coup, and with what sum."""

    seat: int
    bank_cents: int | None
    """None where the bank passes: the next banker has yet to hand over his sum."""


BoxStep: TypeAlias = Take | Pay | Commission | Leave
BankStep: TypeAlias = Take | Pay | Leave | Levy | PutAside | GiveBack | Banks


class OrderRule(enum.StrEnum):
    """Why one stake is settled before another."""

    LOSERS = "losers"
    """All that is lost is taken before a win is paid or a push is left."""
    RIGHT = "right"
    """Seat by seat from the croupier's right."""
    BANKER_RIGHT = "banker-right"
    """Against a bank seat by seat from the banker's right."""
    MAIN = "main"
    """At one seat the main box before the side box."""
    COMMISSION = "commission"
    """Commission straight after its own win."""


def order_broken(due: BoxStep, other: BoxStep) -> OrderRule:
    """The rule that a hand breaks which goes to the stake of `other`, a step before or after, while `due` is due."""
    if due.box is None:
        return OrderRule.BANKER_RIGHT
    if isinstance(due, Commission):
        return OrderRule.COMMISSION
    if isinstance(due, Take) and not isinstance(other, Take):
        return OrderRule.LOSERS
    return OrderRule.MAIN if other.seat == due.seat else OrderRule.RIGHT


def boxes_in_order(ruleset: Ruleset) -> tuple[str, ...]:
    """The names of the boxes in the order in which a seat is settled: main boxes first, else the ruleset's."""
    return tuple(sorted(ruleset.boxes, key=lambda name: ruleset.boxes[name].kind not in MAIN_KINDS))


def settling_order_boxes(coup: Coup) -> tuple[BoxStep, ...]:
    """The settlement of a punto banco coup that is over (rules of record § 6).

    Twice round the table from the croupier's right, that is by rising seat number: first every lost stake is taken,
    then winners are paid. A seat is done with before the next: its main boxes (player, banker, tie), then its side
    boxes, each in the order of the ruleset; commission straight after its own win, and only where there is any. A push
    is left alone, and said so, in the second round, where a payment would stand. Stakes laid one after the other on
    one box of one seat are settled one by one, as the engine rounds them.

    Raises:
        ValueError: the coup has a bank, or is not over.
    """
    _check_over(coup)
    if coup.ruleset.bank is not None:
        raise ValueError("a coup against a bank has no boxes")
    place = {name: number for number, name in enumerate(boxes_in_order(coup.ruleset))}
    bets = sorted(coup.bets, key=lambda bet: (bet.seat, place[bet.box]))
    taken = [Take(bet.seat, bet.box, bet.stake_cents) for bet in bets if bet.outcome is Outcome.LOSE]
    return (*taken, *(step for bet in bets for step in _not_lost(bet)))


def settling_order_bank(coup: Coup) -> tuple[BankStep, ...]:
    """The settlement of a chemin de fer coup that is over (rules of record § 5; S001), from the banker's right.

    The ponte wins: each stake is paid out of the bank, what is left goes back to the banker, the bank passes. The
    banker wins: each stake is taken, the levy goes into the cagnotte, the uncovered part into the garage, and the new
    bank stands. Égalité: every stake is left, and the bank stands as it stood. Steps without money are left out.

    Raises:
        ValueError: the coup has boxes, or is not over.
    """
    _check_over(coup)
    table, moved, rules = coup.table, coup.bank, coup.ruleset.bank
    if not isinstance(table, BankTable) or moved is None or rules is None:
        raise ValueError("a coup with boxes has no bank")
    steps: list[BankStep] = [_against_the_bank(seat) for seat in coup.seats]
    if moved.levy_cents:
        steps.append(Levy(moved.levy_cents, rules.levy_from is LevyFrom.BESIDE))
    if moved.returned_cents:
        steps.append(GiveBack(table.bank.seat, moved.returned_cents))
    if moved.garage_cents > table.bank.garage_cents:
        steps.append(PutAside(moved.garage_cents - table.bank.garage_cents))
    steps.append(Banks(moved.next_seat, None if moved.passes else moved.after_cents))
    return tuple(steps)


def _check_over(coup: Coup) -> None:
    if coup.play is None or coup.play.stage is not Stage.OVER:
        raise ValueError("only a coup that is over is settled")


def _not_lost(bet: BetSettled) -> tuple[BoxStep, ...]:
    if bet.outcome is Outcome.LOSE:
        return ()
    if bet.outcome is Outcome.PUSH:
        return (Leave(bet.seat, bet.box, bet.stake_cents),)
    pay = Pay(bet.seat, bet.box, bet.stake_cents, bet.profit_cents + bet.commission_cents)
    return (pay, Commission(bet.seat, bet.box, bet.commission_cents)) if bet.commission_cents else (pay,)


def _against_the_bank(seat: SeatSettled) -> Take | Pay | Leave:
    if seat.outcome is Outcome.LOSE:
        return Take(seat.seat, None, seat.stake_cents)
    if seat.outcome is Outcome.PUSH:
        return Leave(seat.seat, None, seat.stake_cents)
    return Pay(seat.seat, None, seat.stake_cents, seat.profit_cents)


class Owed(msgspec.Struct, frozen=True):
    """The commission that one seat owes, in cents; as a step, its collection."""

    seat: int
    cents: int


def commission_owed(steps: Iterable[BoxStep]) -> tuple[Owed, ...]:
    """What each seat owes of the commission marked among the steps of a shoe's settlements.

    By rising seat number, none of them nought: the order in which it is collected at the end of the shoe.
    """
    cents: dict[int, int] = {}
    for step in steps:
        if isinstance(step, Commission):
            cents[step.seat] = cents.get(step.seat, 0) + step.cents
    return tuple(Owed(seat, cents[seat]) for seat in sorted(cents))
