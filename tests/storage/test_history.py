"""What the pages ask the history."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.ports import DrillTotal, SkillRecord
from tests.storage.desk import Desk, answer

WRITTEN = (
    answer(0, run="a" * 32, skills=("x", "y")),
    answer(1, run="b" * 32, skills=("x",), right=False, given=("stand",)),
    answer(2, run="a" * 32, skills=("x", "y"), late=True),
    answer(3, run="a" * 32, skills=("z",), drill="points"),
    answer(4, run="b" * 32, skills=("x",)),
    answer(5, run="b" * 32, skills=(), drill="points", right=False, late=True, given=()),
)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "data").start()
    for written in WRITTEN:
        assert made.keep(written) is None
    yield made
    assert made.close() == 0


def test_since_a_moment(desk: Desk) -> None:
    moment = WRITTEN[3].answered_at_utc
    assert desk.asked(lambda done, failed: desk.history.answers_since(moment, done, failed)) == WRITTEN[3:]


def test_the_latest_of_every_skill(desk: Desk) -> None:
    found = desk.asked(lambda done, failed: desk.history.latest_by_skill(3, done, failed))
    assert found == {
        "x": SkillRecord((WRITTEN[1], WRITTEN[2], WRITTEN[4])),
        "y": SkillRecord((WRITTEN[0], WRITTEN[2])),
        "z": SkillRecord((WRITTEN[3],)),
    }


def test_learn_mode_crowds_nothing_out_and_what_was_only_learnt_is_known(desk: Desk) -> None:
    for number in range(10, 20):
        desk.keep(answer(number, skills=("x", "w"), mode=Mode.LEARN))
    found = desk.asked(lambda done, failed: desk.history.latest_by_skill(3, done, failed))
    assert found["x"] == SkillRecord((WRITTEN[1], WRITTEN[2], WRITTEN[4]))
    assert found["w"] == SkillRecord()


def test_the_latest_of_very_many_skills(desk: Desk) -> None:
    many = [answer(number, skills=(f"s{number:04d}",)) for number in range(10, 620)]
    receipts = [desk.hand_in(written) for written in many]
    desk.until(lambda: all(receipts))
    found = desk.asked(lambda done, failed: desk.history.latest_by_skill(30, done, failed))
    assert len(found) == 613
    assert found["s0619"] == SkillRecord((many[-1],))


def test_totals(desk: Desk) -> None:
    found = desk.asked(desk.history.drill_totals)
    assert found == {
        "bank-draw": DrillTotal("bank-draw", 4, 2, WRITTEN[4].answered_at_utc),
        "points": DrillTotal("points", 2, 1, WRITTEN[5].answered_at_utc),
    }


def test_an_empty_history(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "empty").start()
    assert desk.all_answers() == ()
    assert desk.asked(lambda done, failed: desk.history.latest_by_skill(30, done, failed)) == {}
    assert desk.asked(desk.history.drill_totals) == {}
    desk.close()
