"""New, learning, mastered, rusty (product: accuracy first, speed second)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.mastery import Progress, Standing, median_ms, standing
from tests.training.table import answer

TARGET = 1_500
GOOD = answer(confirm_ms=1_200)
SLOW = answer(confirm_ms=1_900)
WRONG = answer(given=("4",), right=False)
LATE = answer(late=True, confirm_ms=4_500)


def progress(*answers: Answer, earned: bool = False) -> Progress:
    return standing(answers, TARGET, earned=earned).progress


def test_never_asked_is_new() -> None:
    assert standing((), TARGET) == Standing()
    assert Standing().progress is Progress.NEW


def test_ten_right_in_time_are_needed_and_enough() -> None:
    assert progress(*[GOOD] * 9) is Progress.LEARNING
    assert progress(*[GOOD] * 10) is Progress.MASTERED


@pytest.mark.parametrize(
    ("right", "wrong", "expected"),
    [
        (9, 1, Progress.MASTERED),
        (8, 2, Progress.LEARNING),
        (27, 3, Progress.MASTERED),
        (26, 4, Progress.LEARNING),
    ],
)
def test_nine_tenths_must_be_right(right: int, wrong: int, expected: Progress) -> None:
    assert progress(*[WRONG] * wrong, *[GOOD] * right) is expected


def test_too_late_is_as_wrong() -> None:
    assert progress(*[LATE] * 4, *[GOOD] * 26) is Progress.LEARNING


def test_only_the_last_thirty_count() -> None:
    assert progress(*[WRONG] * 50, *[GOOD] * 30) is Progress.MASTERED
    seen = standing((*[WRONG] * 50, *[GOOD] * 30), TARGET)
    assert (seen.answers, seen.right) == (30, 30)


def test_the_median_of_the_right_ones_must_be_within_the_target() -> None:
    assert progress(*[SLOW] * 20) is Progress.LEARNING
    assert progress(*[SLOW] * 9, *[GOOD] * 11) is Progress.MASTERED
    exactly = answer(confirm_ms=TARGET)
    assert progress(*[exactly] * 10) is Progress.MASTERED
    assert progress(*[answer(confirm_ms=TARGET + 1)] * 10) is Progress.LEARNING


def test_wrong_answers_do_not_make_one_faster() -> None:
    quick_and_wrong = answer(given=("4",), right=False, confirm_ms=200)
    seen = standing((*[SLOW] * 27, *[quick_and_wrong] * 3), TARGET)
    assert (seen.median_ms, seen.progress) == (1_900, Progress.LEARNING)


def test_learn_mode_counts_for_nothing_but_is_no_longer_new() -> None:
    learnt = answer(mode=Mode.LEARN, confirm_ms=500)
    seen = standing([learnt] * 40, TARGET)
    assert (seen.progress, seen.answers, seen.weak) == (Progress.LEARNING, 0, False)
    assert progress(*[GOOD] * 10, *[learnt] * 40) is Progress.MASTERED


def test_what_is_earned_is_never_taken_away_it_gets_rusty() -> None:
    answers = [*[GOOD] * 10, *[WRONG] * 3]
    assert progress(*answers) is Progress.RUSTY
    assert standing(answers, TARGET).earned
    assert progress(*answers, *[WRONG] * 100) is Progress.RUSTY
    assert progress(*[GOOD] * 10, *[SLOW] * 30) is Progress.RUSTY


def test_rusty_is_polished_by_the_same_rule() -> None:
    assert progress(*[GOOD] * 10, *[WRONG] * 5, *[GOOD] * 27) is Progress.MASTERED


def test_what_older_answers_earned_can_be_told() -> None:
    assert progress(*[WRONG] * 30, earned=True) is Progress.RUSTY
    assert progress(GOOD, earned=True) is Progress.RUSTY
    assert progress(earned=True) is Progress.RUSTY
    assert progress(*[GOOD] * 10, earned=True) is Progress.MASTERED


@pytest.mark.parametrize(
    ("answers", "weak"),
    [
        ([], False),
        ([GOOD] * 3, False),
        ([GOOD] * 10, False),
        ([WRONG], True),
        ([*[GOOD] * 8, *[WRONG] * 2], True),
        ([SLOW] * 4, True),
        ([*[GOOD] * 10, *[WRONG] * 3], True),
    ],
)
def test_weak_is_too_often_wrong_or_too_slow_so_far(answers: list[Answer], weak: bool) -> None:
    assert standing(answers, TARGET).weak is weak


@given(st.lists(st.sampled_from([GOOD, SLOW, WRONG, LATE]), max_size=80))
def test_once_earned_always_earned(answers: list[Answer]) -> None:
    earned = False
    for end in range(len(answers) + 1):
        seen = standing(answers[:end], TARGET)
        assert seen.earned or not earned
        earned = seen.earned
        assert seen.right <= seen.answers <= 30
        assert not (seen.weak and seen.progress is Progress.MASTERED)


@pytest.mark.parametrize(
    ("times", "median"), [([], None), ([7], 7), ([9, 1], 5), ([3, 1, 2], 2), ([4, 1, 2, 2], 2), ([1, 2], 1)]
)
def test_the_median(times: list[int], median: int | None) -> None:
    assert median_ms(times) == median
