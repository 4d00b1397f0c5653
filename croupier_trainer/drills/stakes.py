"""Seats and stakes of the money drills: who stakes, and how much, as a table of each level would.

Every amount is a whole number of units, below ten thousand, and made of few pieces: at most fifteen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Laid, Level
from croupier_trainer.rules.coverage import Coverage, SeatStake
from croupier_trainer.rules.seats import BANK_SEATS, STANDING

MOST_CENTS: Final = 9_900_00
"""No stake is higher."""
_ROUND: Final = (10, 20, 50, 100, 200, 500)
_ROUND_SMALL: Final = (5, 10, 20, 50)
_DRAWS: Final = 12
"""How often an amount is drawn before one is taken that does not show what it could."""


def seats(chance: Chance, level: Level, places: int, banker: int | None = None) -> list[int]:
    """The seats that stake, by rising number: two, three, or four; against a banker some may stand behind."""
    behind = STANDING if banker is not None and level is Level.THIRD else 0
    free = [seat for seat in range(1, places + behind + 1) if seat != banker]
    return sorted(free.pop(chance.below(len(free))) for _ in range(1 + int(level)))


def against_bank(chance: Chance, level: Level, banker: int, size: Level | None = None) -> list[SeatStake]:
    """Stakes against a bank, one a seat; `size` is the level of their amounts if it is another."""
    return [SeatStake(seat, amount(chance, size or level)) for seat in seats(chance, level, BANK_SEATS, banker)]


def amount(
    chance: Chance,
    level: Level,
    *,
    small: bool = False,
    fits: Callable[[int], bool] = lambda _: True,
    shows: Callable[[int], bool] = lambda _: True,
) -> int:
    """A stake in cents: round ones at first, then ordinary ones, in the end odd ones with a plaque now and then.

    Args:
        chance: what it is drawn from.
        level: whose amounts.
        small: for a box at long odds.
        fits: what it must do; where no amount drawn does, the lowest hundred that does is taken, else the highest.
        shows: what it should do, where some amounts do.
    """
    found = None
    for _ in range(_DRAWS):
        cents = _units(chance, level, small=small) * 100
        if fits(cents):
            if shows(cents):
                return cents
            found = found or cents
    return found or next(filter(fits, range(100_00, MOST_CENTS, 100_00)), MOST_CENTS)


def _units(chance: Chance, level: Level, *, small: bool) -> int:
    if level is Level.FIRST:
        return chance.one_of(_ROUND_SMALL if small else _ROUND)
    if level is Level.SECOND:
        if chance.happens(2, 3):
            return 5 * (1 + chance.below(15) if small else 3 + chance.below(100))
        return 3 + chance.below(47) if small else 11 + chance.below(289)
    if small:
        return 3 + chance.below(97)
    return 5_001 + chance.below(2_999) if chance.happens(1, 5) else 101 + chance.below(2_899)


def laid(coverage: Coverage) -> tuple[Laid, ...]:
    """The stakes against a bank as they lie, by rising seat."""
    return tuple(Laid(stake.seat, None, stake.cents) for stake in sorted(coverage.stakes, key=lambda stake: stake.seat))
