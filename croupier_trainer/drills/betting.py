"""Bets of punto banco for a task: who stakes on which boxes, and how much, so that it shows what the task is about."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier_trainer.drills import stakes
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Level
from croupier_trainer.drills.reckoning import Purpose
from croupier_trainer.rules.boxes import Result, profit_ratio
from croupier_trainer.rules.ruleset import Box, BoxKind, Ruleset
from croupier_trainer.rules.seats import BOX_SEATS
from croupier_trainer.rules.settlement import Bet, Outcome, settle_bet
from croupier_trainer.rules.settling import MAIN_KINDS, boxes_in_order

_PLAIN_KINDS: Final = frozenset({BoxKind.PLAYER, BoxKind.BANKER})
"""The boxes that most stakes lie on, and the high ones; nobody stakes on both."""
_MOST_AT_A_SEAT: Final = 3
_MOST: Final = 7


class Aim(msgspec.Struct, frozen=True):
    """What the bets of a task are about."""

    box: str
    """One stake at least lies here."""
    beside_main: bool
    """The same seat has a stake on a main box as well that is not lost."""
    other_kept: bool
    """Whether a stake of another seat is not lost, as far as there is such a box."""
    asked: Purpose | None = None
    """The amount that is to be worked out: win or commission."""


def bets(chance: Chance, ruleset: Ruleset, level: Level, result: Result, aim: Aim) -> list[Bet]:
    """Bets by rising seat and in the order of the boxes.

    Of what a seat has lost at most one lies on a main box and one on a side box, and so of the rest: which of two main
    boxes comes first no rule says.
    """
    boxes, order = ruleset.boxes, boxes_in_order(ruleset)
    sort = {name: (boxes[name].kind in MAIN_KINDS, profit_ratio(boxes[name], result) is not None) for name in order}
    taken: list[tuple[int, str]] = []

    def free(seat: int, name: str) -> bool:
        own = [other for at, other in taken if at == seat]
        return (
            len(taken) < _MOST
            and len(own) < _MOST_AT_A_SEAT
            and not any(sort[other] == sort[name] for other in own)
            and not any({boxes[other].kind, boxes[name].kind} == _PLAIN_KINDS for other in own)
        )

    def stake(seat: int, names: list[str]) -> None:
        """On one of the boxes that are free, most often a plain one."""
        names = [name for name in names if free(seat, name)]
        plain = [name for name in names if boxes[name].kind in _PLAIN_KINDS]
        if names:
            taken.append((seat, chance.one_of(plain if plain and chance.happens(2, 3) else names)))

    seats = stakes.seats(chance, level, BOX_SEATS)
    aimed = chance.one_of(seats)
    stake(aimed, [aim.box])
    if aim.beside_main:
        stake(aimed, [name for name in order if sort[name] == (True, True)])
    others = [seat for seat in seats if seat != aimed]
    more = [chance.one_of(seats) for _ in range(2 * int(level) - 1)]
    for place, seat in enumerate((*others, *more)):
        kept = chance.happens(1, 2) if place else aim.other_kept
        stake(seat, [name for name in order if sort[name][1] is kept] or list(order))
    return [
        Bet(seat, name, amount_on(chance, level, boxes[name], result, aim.asked if name == aim.box else None))
        for seat, name in sorted(taken, key=lambda spot: (spot[0], order.index(spot[1])))
    ]


def amount_on(chance: Chance, level: Level, box: Box, result: Result, asked: Purpose | None = None) -> int:
    """What is staked on a box: from the second level on halves and rounding show where the amount is asked for."""

    def fits(cents: int) -> bool:
        bet = settle_bet(box, Bet(1, "", cents), result)
        won = bet.profit_cents + bet.commission_cents > 0
        marked = bet.commission_cents > 0 or asked is not Purpose.COMMISSION
        return bet.outcome is not Outcome.WIN or (won and marked)

    def shows(cents: int) -> bool:
        bet = settle_bet(box, Bet(1, "", cents), result)
        win = bet.profit_cents + bet.commission_cents
        if level is Level.FIRST or asked is None:
            return True
        if box.commission is None or asked is Purpose.WIN:
            return win % cents == 0 or win % 100 != 0
        rate, unit = box.commission.rate, box.commission.unit_cents
        # What is marked to the cent is hardly ever rounded: there it shall at least not be whole units.
        return win * rate.numerator % (rate.denominator * (unit if unit > 1 else 100)) != 0

    return stakes.amount(chance, level, small=box.kind not in _PLAIN_KINDS, fits=fits, shows=shows)
