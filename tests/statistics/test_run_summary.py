"""What a run came to."""

from __future__ import annotations

import pytest

from croupier_trainer.drills.drill import Skill
from croupier_trainer.statistics.run_summary import percent, summarise
from croupier_trainer.training.answer import Mode
from tests.training.table import COUP, Table, answer, plan

GOOD = answer(confirm_ms=1_000)
SLOW = answer(confirm_ms=2_400, skills=("points:3:carry-2",))
WRONG = answer(right=False, given=("4",), confirm_ms=300, skills=("points:2:baccara",))
LATE = answer(late=True, given=(), right=False, confirm_ms=4_500, skills=("points:3:picture",))


def test_the_figures_of_a_run() -> None:
    summary = summarise([GOOD, WRONG, SLOW, LATE, answer(confirm_ms=1_200), WRONG])
    assert (summary.answers, summary.right, summary.right_percent) == (6, 3, 50)
    assert summary.median_ms == 1_200, "of the right ones alone"
    assert summary.missed == (WRONG, LATE, WRONG)
    assert summary.slow == (SLOW,)


def test_there_is_a_choice_between_missed_and_slow() -> None:
    summary = summarise([GOOD, WRONG, SLOW, LATE, WRONG])
    assert summary.missed_skills == (Skill("points", "2:baccara"), Skill("points", "3:picture"))
    assert summary.slow_skills == (Skill("points", "3:carry-2"),)


def test_each_turn_counts_for_itself_and_what_comes_back_is_what_it_was_about() -> None:
    table = Table(plan(COUP, length=1, skills=("order",)))
    for right in (True, False, False, True):
        table.turn(right=right)
    summary = summarise(table.run.answers)
    assert (summary.answers, summary.right) == (4, 2)
    assert [missed.aimed for missed in summary.missed] == ["coup:order", ""]
    assert summary.missed_skills == (Skill("coup", "winner"), Skill("coup", "order"))


def test_a_run_without_answers_has_no_rates() -> None:
    summary = summarise([])
    assert (summary.answers, summary.right_percent, summary.median_ms, summary.missed) == (0, None, None, ())


def test_in_learn_mode_nothing_is_slow() -> None:
    assert summarise([answer(mode=Mode.LEARN, confirm_ms=60_000)]).slow == ()


@pytest.mark.parametrize(
    ("part", "whole", "shown"), [(0, 0, None), (0, 3, 0), (2, 3, 66), (899, 1000, 89), (3, 3, 100)]
)
def test_a_rate_never_seems_to_reach_what_it_falls_short_of(part: int, whole: int, shown: int | None) -> None:
    assert percent(part, whole) == shown


def test_what_was_said_instead_of_what_was_right_is_in_the_missed_ones() -> None:
    table = Table(plan("winner", length=3))
    table.to_the_end(right=False)
    missed = summarise(table.run.answers).missed
    assert len(missed) == 3
    assert all(each.given and each.given != each.expected for each in missed)
