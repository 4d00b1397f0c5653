"""New, learning, mastered, rusty (product: accuracy first, speed second)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.training.answer import Answer
from croupier_trainer.training.mastery import LEAST, WINDOW, Progress, Standing, holds, median_ms, standing
from croupier_trainer.training.ports import SkillRecord
from tests.training.table import answer

TARGET = 1_500
GOOD = answer(confirm_ms=1_200)
SLOW = answer(confirm_ms=1_900)
WRONG = answer(given=("4",), right=False)
LATE = answer(late=True, confirm_ms=4_500)


def seen(*answers: Answer, earned: bool = False) -> Standing:
    return standing(SkillRecord(answers, earned), TARGET)


def progress(*answers: Answer, earned: bool = False) -> Progress:
    return seen(*answers, earned=earned).progress


def test_never_asked_is_new() -> None:
    assert standing(None, TARGET) == Standing()
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
    found = seen(*[WRONG] * 50, *[GOOD] * 30)
    assert (found.answers, found.right) == (30, 30)


def test_the_median_of_the_right_ones_must_be_within_the_target() -> None:
    assert progress(*[SLOW] * 20) is Progress.LEARNING
    assert progress(*[SLOW] * 9, *[GOOD] * 11) is Progress.MASTERED
    exactly = answer(confirm_ms=TARGET)
    assert progress(*[exactly] * 10) is Progress.MASTERED
    assert progress(*[answer(confirm_ms=TARGET + 1)] * 10) is Progress.LEARNING


def test_wrong_answers_do_not_make_one_faster() -> None:
    quick_and_wrong = answer(given=("4",), right=False, confirm_ms=200)
    found = seen(*[SLOW] * 27, *[quick_and_wrong] * 3)
    assert (found.median_ms, found.progress) == (1_900, Progress.LEARNING)


def test_what_was_asked_in_learn_mode_only_is_no_longer_new() -> None:
    assert seen() == Standing(Progress.LEARNING)


def test_what_is_earned_is_never_taken_away_it_gets_rusty() -> None:
    assert progress(*[WRONG] * 30, earned=True) is Progress.RUSTY
    assert progress(*[SLOW] * 30, earned=True) is Progress.RUSTY
    assert progress(GOOD, earned=True) is Progress.RUSTY
    assert progress(earned=True) is Progress.RUSTY
    assert seen(earned=True).earned


def test_rusty_is_polished_by_the_same_rule() -> None:
    assert progress(*[WRONG] * 3, *[GOOD] * 26, earned=True) is Progress.RUSTY
    assert progress(*[WRONG] * 3, *[GOOD] * 27, earned=True) is Progress.MASTERED


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
    assert seen(*answers).weak is weak


@given(st.lists(st.sampled_from([GOOD, SLOW, WRONG, LATE]), max_size=80), st.booleans())
def test_the_standing_and_the_rule_agree(answers: list[Answer], earned: bool) -> None:
    found = seen(*answers, earned=earned)
    last = answers[-WINDOW:]
    mastered = holds([answer.confirm_ms for answer in last if not answer.mistake], len(last), TARGET)
    assert (found.progress is Progress.MASTERED) is mastered
    assert found.earned is (mastered or earned)
    assert found.right <= found.answers <= WINDOW
    assert found.answers >= LEAST or not mastered
    assert not (found.weak and mastered)


@pytest.mark.parametrize(
    ("times", "median"), [([], None), ([7], 7), ([9, 1], 5), ([3, 1, 2], 2), ([4, 1, 2, 2], 2), ([1, 2], 1)]
)
def test_the_median(times: list[int], median: int | None) -> None:
    assert median_ms(times) == median
