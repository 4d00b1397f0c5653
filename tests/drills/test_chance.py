"""Chance that repeats itself."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.chance import Chance


def test_the_numbers_are_these_on_every_machine_and_python() -> None:
    chance = Chance("task", 1, "bank-draw:5/4:choice")
    # Worked out apart: the last eight bytes first, four bytes each, low byte first, of SHA-256 over the name and "|0".
    assert [chance.below(2**32) for _ in range(3)] == [1839532224, 2066824663, 2759491597]


def test_one_name_is_one_stream_and_another_name_another() -> None:
    first, again, other = (Chance("x", seed) for seed in (1, 1, 2))
    numbers = [first.below(1000) for _ in range(50)]
    assert [again.below(1000) for _ in range(50)] == numbers
    assert [other.below(1000) for _ in range(50)] != numbers


@given(st.integers(1, 2**32), st.integers())
def test_a_number_is_below_its_limit(limit: int, seed: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(limit) < limit for _ in range(10))


def test_all_numbers_are_as_likely() -> None:
    chance = Chance("even")
    counts = Counter(chance.below(7) for _ in range(70_000))
    assert all(9_600 < counts[number] < 10_400 for number in range(7))


def test_how_often_something_happens() -> None:
    chance = Chance("often")
    assert 2_850 < sum(chance.happens(3, 10) for _ in range(10_000)) < 3_150
