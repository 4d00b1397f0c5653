"""When a key was really pressed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.training.press_clock import PressClock


@pytest.mark.parametrize("stamp_ms", [None, 0])
def test_without_a_stamp_a_press_was_made_when_it_arrived(stamp_ms: int | None) -> None:
    assert PressClock().pressed_at(stamp_ms, 12_345) == 12_345


def test_a_press_that_waited_is_given_to_the_moment_it_was_made() -> None:
    clock = PressClock()
    assert clock.pressed_at(7_000_000, 50_003) == 50_003
    assert clock.pressed_at(7_001_000, 51_001) == 51_001, "two ms less on the way: the clocks are now known better"
    assert clock.pressed_at(7_002_000, 52_401) == 52_001, "400 ms behind a busy program"
    assert clock.pressed_at(7_002_100, 52_402) == 52_101, "and the next one that waited with it"


def test_stamps_that_start_again_at_two_to_the_thirty_second() -> None:
    clock = PressClock()
    clock.pressed_at(2**32 - 500, 10_000)
    assert clock.pressed_at(500, 11_300) == 11_000
    assert clock.pressed_at(2**32 - 100, 11_350) == 10_400, "one from before the turn may still come after it"
    assert clock.pressed_at(1_500, 12_000) == 12_000


def test_after_sleep_a_press_is_not_taken_for_an_old_one() -> None:
    """The stamps' clock stood still, ours did not; else no press would ever count again."""
    clock = PressClock()
    clock.pressed_at(1_000, 101_000)
    assert clock.pressed_at(2_000, 3_702_000) == 3_702_000
    assert clock.pressed_at(3_000, 3_703_100) == 3_703_000


def test_a_clock_that_jumps_ahead_is_believed_at_once() -> None:
    clock = PressClock()
    clock.pressed_at(1_000, 101_000)
    assert clock.pressed_at(900_000, 102_000) == 102_000
    assert clock.pressed_at(901_000, 103_050) == 103_000


def test_one_wrong_stamp_spoils_no_more_than_itself() -> None:
    clock = PressClock()
    clock.pressed_at(1_000, 101_000)
    clock.pressed_at(5_000_000, 102_000)
    assert clock.pressed_at(3_000, 103_000) == 103_000
    assert clock.pressed_at(4_000, 104_200) == 104_000


def test_a_slow_drift_is_followed() -> None:
    clock = PressClock()
    for number in range(500):
        arrived_ms = 10_000 + number * 1_001  # ours gains a millisecond a second
        pressed_ms = clock.pressed_at(1_000 + number * 1_000, arrived_ms)
        assert arrived_ms - pressed_ms <= 32


@given(
    st.integers(0, 2**33),
    st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 1_500)), min_size=1, max_size=60),
)
def test_a_press_is_never_later_than_it_arrived_and_never_much_too_early(
    start: int, steps: list[tuple[int, int]]
) -> None:
    clock, made_ms, arrived_ms = PressClock(), 100_000, 0
    for step_ms, delay_ms in steps:
        made_ms += step_ms
        arrived_ms = max(arrived_ms, made_ms + delay_ms)
        pressed_ms = clock.pressed_at((start + made_ms) % 2**32 or 1, arrived_ms)
        assert made_ms - 1 <= pressed_ms <= arrived_ms
