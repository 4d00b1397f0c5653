"""Seats and amounts of the money drills: a table of each level, and chips that can be read."""

from __future__ import annotations

import pytest

from croupier_trainer.drills import stakes
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Level
from croupier_trainer.rules.chips import Form, fewest
from croupier_trainer.rules.coverage import Bank, SeatStake, cover
from tests.drills.test_reckoning import bank_rules
from tests.rules.shipped import shipped


class Scripted(Chance):
    """Draws what it is told, or the highest number there is."""

    def __init__(self, *numbers: int) -> None:
        super().__init__("scripted")
        self._numbers = list(numbers)

    def below(self, limit: int) -> int:
        return min(self._numbers.pop(0), limit - 1)


@pytest.mark.parametrize(
    ("level", "small", "way"),
    [
        *((Level.FIRST, small, ()) for small in (False, True)),
        *((Level.SECOND, small, (way,)) for small in (False, True) for way in (0, 2)),
        *((Level.THIRD, False, (way,)) for way in (0, 4)),
        (Level.THIRD, True, ()),
    ],
)
def test_every_amount_is_made_of_at_most_fifteen_pieces(level: Level, small: bool, way: tuple[int, ...]) -> None:
    amounts = {stakes.amount(Scripted(*way, number), level, small=small) for number in range(5_000)}
    assert len(amounts) > 3
    for cents in amounts:
        pieces = fewest(cents)
        assert pieces is not None
        assert 0 < len(pieces) <= 15
        assert cents < (100_00 if small else 10_000_00)
    plaques = [cents for cents in amounts if any(piece.form is Form.PLAQUE for piece in fewest(cents) or ())]
    assert len(plaques) == (len(amounts) if (level, way) == (Level.THIRD, (0,)) else 0)


def test_an_amount_fits_and_shows_what_it_can() -> None:
    chance = Chance("stakes")
    shown = [stakes.amount(chance, Level.SECOND, shows=lambda cents: cents % 5_00 != 0) % 5_00 != 0 for _ in range(200)]
    assert sum(shown) > 180  # of all such amounts it would be about fifty
    for _ in range(50):
        assert stakes.amount(chance, Level.FIRST, fits=lambda cents: cents > 100_00) in (200_00, 500_00)
    assert stakes.amount(chance, Level.FIRST, shows=lambda cents: cents % 10_00 != 0) % 10_00 == 0
    assert stakes.amount(chance, Level.FIRST, fits=lambda cents: cents > 3_950_00) == 4_000_00
    assert stakes.amount(chance, Level.FIRST, fits=lambda _: False) == stakes.MOST_CENTS


def test_who_stakes() -> None:
    chance = Chance("seats")
    for level in Level:
        boxes = [stakes.seats(chance, level, 7) for _ in range(300)]
        assert {len(set(seats)) for seats in boxes} == {1 + level}
        assert {seat for seats in boxes for seat in seats} == set(range(1, 8))
        against = [stakes.against_bank(chance, level, banker=4) for _ in range(300)]
        assert all(stake.cents > 0 for some in against for stake in some)
        standing = {10, 11, 12} if level is Level.THIRD else set()
        assert {stake.seat for some in against for stake in some} == set(range(1, 10)) - {4} | standing


def test_stakes_lie_by_rising_seat_whoever_comes_first() -> None:
    rules = bank_rules(shipped("chemin-de-fer"))
    coverage = cover(
        rules, Bank(4, 100_00), 9, [SeatStake(2, 10_00), SeatStake(11, 5_00), SeatStake(6, 20_00)], (), None
    )
    assert [stake.seat for stake in coverage.stakes] == [6, 2, 11]
    assert [(laid.seat, laid.stake_cents) for laid in stakes.laid(coverage)] == [(2, 10_00), (6, 20_00), (11, 5_00)]
