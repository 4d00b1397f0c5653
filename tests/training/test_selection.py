"""Which skill is asked next."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.drill import Skill
from croupier_trainer.training.selection import LATEST, SOONEST, Selection


def skills(number: int) -> tuple[Skill, ...]:
    return tuple(Skill("drill", str(key)) for key in range(number))


@given(st.integers(1, 60), st.integers(0, 300), st.integers(0, 2**32))
def test_every_skill_comes_as_often(number: int, asked: int, seed: int) -> None:
    selection = Selection(skills(number), Random(seed))
    counts = Counter(selection.next() for _ in range(asked))
    for skill in skills(number):
        assert asked // number - 1 <= counts[skill] <= asked // number + 2


def test_in_each_round_every_skill_comes_once_but_for_the_seam() -> None:
    selection = Selection(skills(20), Random(5))
    counts = Counter(selection.next() for _ in range(20 * 50))
    assert set(counts.values()) <= {49, 50, 51}


@given(st.integers(2, 12), st.integers(0, 2**32), st.lists(st.booleans(), min_size=80, max_size=80))
def test_no_skill_comes_twice_in_a_row(number: int, seed: int, misses: list[bool]) -> None:
    selection = Selection(skills(number), Random(seed))
    asked = []
    for missed in misses:
        asked.append(selection.next())
        if missed:
            selection.missed(asked[-1])
    assert all(one != other for one, other in pairwise(asked))


def test_one_skill_alone_is_asked_again_and_again() -> None:
    selection = Selection(skills(1), Random(1))
    asked = []
    for _ in range(5):
        asked.append(selection.next())
        selection.missed(asked[-1])
    assert asked == [skills(1)[0]] * 5


@pytest.mark.parametrize("seed", range(20))
def test_a_missed_skill_comes_back_after_a_few_tasks(seed: int) -> None:
    selection = Selection(skills(40), Random(seed))
    missed = selection.next()
    selection.missed(missed)
    between = 0
    while selection.next() != missed:
        between += 1
    assert SOONEST <= between <= LATEST


def test_it_comes_back_once_for_a_miss() -> None:
    selection = Selection(skills(40), Random(3))
    missed = selection.next()
    selection.missed(missed)
    selection.missed(missed)
    counts = Counter(selection.next() for _ in range(39))
    assert counts[missed] == 1


def test_a_second_miss_does_not_put_the_return_off() -> None:
    for seed in range(20):
        selection = Selection(skills(40), Random(seed))
        missed = selection.next()
        selection.missed(missed)
        following = []
        for _ in range(LATEST + 1):
            following.append(selection.next())
            if following[-1] != missed:
                selection.missed(missed)
        assert missed in following


def test_one_that_is_always_missed_does_not_hold_up_the_others() -> None:
    selection = Selection(skills(10), Random(8))
    counts: Counter[Skill] = Counter()
    for _ in range(400):
        skill = selection.next()
        counts[skill] += 1
        if skill == skills(10)[0]:
            selection.missed(skill)
    assert counts[skills(10)[0]] <= 400 * 3 // 10
    others = [counts[skill] for skill in skills(10)[1:]]
    assert max(others) - min(others) <= 2
    assert min(others) >= 30


def test_all_missed_still_asks_all() -> None:
    selection = Selection(skills(10), Random(2))
    counts: Counter[Skill] = Counter()
    for _ in range(200):
        skill = selection.next()
        counts[skill] += 1
        selection.missed(skill)
    assert min(counts[skill] for skill in skills(10)) >= 15


def test_the_same_chance_gives_the_same_order() -> None:
    first, again = (Selection(skills(30), Random(11)) for _ in range(2))
    assert [first.next() for _ in range(90)] == [again.next() for _ in range(90)]


def test_what_is_not_aimed_at_does_not_come_back() -> None:
    selection = Selection(skills(3), Random(1))
    selection.missed(Skill("drill", "another"))
    assert {selection.next() for _ in range(30)} == set(skills(3))


def test_a_skill_named_twice_counts_once() -> None:
    selection = Selection((*skills(2), *skills(1)), Random(1))
    counts = Counter(selection.next() for _ in range(20))
    assert set(counts.values()) == {10}


def test_of_nothing_nothing_can_be_chosen() -> None:
    with pytest.raises(ValueError, match="no skill"):
        Selection((), Random(1))
