"""A whole coup from the first stake to the settlement, as a state machine over actions and events.

`check(coup, action)` names the reason against an action, `apply(coup, action)` gives the next coup and the events.
The cards are played by `play.py`; as soon as they are over, the coup settles itself.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier_trainer.rules import play as cards_play
from croupier_trainer.rules.boxes import result_of
from croupier_trainer.rules.coverage import Announcement, Bank, Coverage, Previous, SeatStake, cover
from croupier_trainer.rules.play import Deal, Play, PlayAction, PlayEvent, Speak, Stage
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.settlement import (
    BankMoved,
    Bet,
    BetSettled,
    SeatSettled,
    move_bank,
    settle_bet,
    settle_seats,
)


class BankTable(msgspec.Struct, frozen=True):
    """What lies on a chemin de fer table."""

    bank: Bank
    seats: int
    """How many sit; higher numbers stand behind."""
    previous: Previous | None = None
    stakes: tuple[SeatStake, ...] = ()
    """In the order in which the croupier accepts them."""
    announcements: tuple[Announcement, ...] = ()
    """In the order in which they were heard."""
    coverage: Coverage | None = None
    """Once nothing goes any more."""


class BoxTable(msgspec.Struct, frozen=True):
    """What lies on a punto banco table."""

    bets: tuple[Bet, ...] = ()


class Coup(msgspec.Struct, frozen=True):
    """One coup so far."""

    ruleset: Ruleset
    table: BankTable | BoxTable
    play: Play | None = None
    """None while stakes may still be made."""
    seats: tuple[SeatSettled, ...] = ()
    bank: BankMoved | None = None
    bets: tuple[BetSettled, ...] = ()


class CloseStakes(msgspec.Struct, frozen=True):
    """Rien ne va plus."""


CoupAction: TypeAlias = SeatStake | Announcement | Bet | CloseStakes | PlayAction


class StakesClosed(msgspec.Struct, frozen=True):
    """Nothing goes any more; in chemin de fer, who plays for how much."""

    coverage: Coverage | None


CoupEvent: TypeAlias = SeatStake | Announcement | Bet | StakesClosed | PlayEvent | SeatSettled | BankMoved | BetSettled


def open_bank(ruleset: Ruleset, bank: Bank, seats: int, previous: Previous | None = None) -> Coup:
    """A chemin de fer coup for which stakes may be made."""
    return Coup(ruleset, BankTable(bank, seats, previous))


def open_boxes(ruleset: Ruleset) -> Coup:
    """A punto banco coup for which bets may be made."""
    return Coup(ruleset, BoxTable())


def check(coup: Coup, action: CoupAction) -> Refusal | None:
    """Why the action cannot be taken now, or None where it can.

    Whether announced amounts fit the bank shows only when stakes are closed: `apply` refuses `CloseStakes` then.
    """
    if isinstance(action, (Deal, Speak)):
        return Refusal.NOT_NOW if coup.play is None else cards_play.check(coup.play, action)
    if coup.play is not None:
        return Refusal.NOT_NOW
    if isinstance(action, CloseStakes):
        return None
    table = coup.table
    if isinstance(action, Bet):
        if isinstance(table, BankTable):
            return Refusal.NOT_NOW
        if action.box not in coup.ruleset.boxes:
            return Refusal.UNKNOWN_BOX
        if action.seat < 1:
            return Refusal.BAD_SEAT
        return None if action.cents > 0 else Refusal.BAD_AMOUNT
    if isinstance(table, BoxTable) or coup.ruleset.bank is None:
        return Refusal.NOT_NOW
    if isinstance(action, Announcement) and action.kind not in coup.ruleset.bank.announcements:
        return Refusal.UNKNOWN_ANNOUNCEMENT
    # The banker plays against all others: he can neither stake nor announce.
    if action.seat < 1 or action.seat == table.bank.seat:
        return Refusal.BAD_SEAT
    if isinstance(action, SeatStake) and action.cents <= 0:
        return Refusal.BAD_AMOUNT
    return None


def apply(coup: Coup, action: CoupAction) -> tuple[Coup, tuple[CoupEvent, ...]]:
    """The coup after the action, and what happened.

    Raises:
        RefusedError: where `check` has a reason against the action, or closing finds stakes that do not fit the bank.
    """
    if isinstance(action, (Deal, Speak)):
        if coup.play is None:
            raise RefusedError(Refusal.NOT_NOW)
        play, events = cards_play.apply(coup.play, action)
        coup = Coup(coup.ruleset, coup.table, play)
        if play.stage is Stage.OVER:
            coup = _settled(coup, play)
            return coup, (*events, *coup.seats, *coup.bets, *(() if coup.bank is None else (coup.bank,)))
        return coup, events
    refusal = check(coup, action)
    if refusal is not None:
        raise RefusedError(refusal)
    table = coup.table
    if isinstance(action, CloseStakes):
        return _closed(coup)
    if isinstance(table, BoxTable):
        assert isinstance(action, Bet)  # check saw to it
        return Coup(coup.ruleset, BoxTable((*table.bets, action))), (action,)
    stakes, announcements = table.stakes, table.announcements
    if isinstance(action, SeatStake):
        stakes = (*stakes, action)
    elif isinstance(action, Announcement):
        announcements = (*announcements, action)
    return Coup(coup.ruleset, BankTable(table.bank, table.seats, table.previous, stakes, announcements)), (action,)


def _closed(coup: Coup) -> tuple[Coup, tuple[CoupEvent, ...]]:
    table, rules = coup.table, coup.ruleset.bank
    if isinstance(table, BoxTable) or rules is None:
        return Coup(coup.ruleset, table, Play(coup.ruleset)), (StakesClosed(None),)
    coverage = cover(rules, table.bank, table.seats, table.stakes, table.announcements, table.previous)
    table = BankTable(table.bank, table.seats, table.previous, table.stakes, table.announcements, coverage)
    play = Play(coup.ruleset, coverage.ponte_bound, coverage.banker_bound)
    return Coup(coup.ruleset, table, play), (StakesClosed(coverage),)


def _settled(coup: Coup, play: Play) -> Coup:
    table, rules, winner = coup.table, coup.ruleset.bank, play.winner
    assert winner is not None  # the play is over
    if isinstance(table, BoxTable):
        result = result_of(play.ponte, play.banker, winner)
        boxes = coup.ruleset.boxes
        bets = tuple([settle_bet(boxes[bet.box], bet, result) for bet in table.bets])
        return Coup(coup.ruleset, table, play, bets=bets)
    coverage = table.coverage
    assert coverage is not None  # set when the stakes were closed
    assert rules is not None  # a table with a bank
    moved = move_bank(rules, table.bank, table.seats, coverage.covered_cents, winner)
    return Coup(coup.ruleset, table, play, settle_seats(coverage, winner), moved)
