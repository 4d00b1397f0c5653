"""What the pages ask the history."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import DrillTotal
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


def test_a_run(desk: Desk) -> None:
    assert run(desk, "a") == (WRITTEN[0], WRITTEN[2], WRITTEN[3])
    assert run(desk, "b") == (WRITTEN[1], WRITTEN[4], WRITTEN[5])
    assert run(desk, "c") == ()


def run(desk: Desk, letter: str) -> tuple[Answer, ...]:
    found: tuple[Answer, ...] = desk.asked(lambda done, failed: desk.history.answers_of_run(letter * 32, done, failed))
    return found


def test_since_a_moment(desk: Desk) -> None:
    moment = WRITTEN[3].answered_at_utc
    assert desk.asked(lambda done, failed: desk.history.answers_since(moment, done, failed)) == WRITTEN[3:]


@pytest.mark.parametrize(
    ("drill", "limit", "numbers"),
    [(None, 9, [5, 2, 1]), (None, 2, [5, 2]), ("bank-draw", 9, [2, 1]), ("points", 9, [5]), ("natural", 9, [])],
)
def test_mistakes(desk: Desk, drill: str | None, limit: int, numbers: list[int]) -> None:
    found = desk.asked(lambda done, failed: desk.history.mistakes(drill, limit, done, failed))
    assert found == tuple(WRITTEN[number] for number in numbers)


def test_the_latest_of_every_skill(desk: Desk) -> None:
    found = desk.asked(lambda done, failed: desk.history.latest_by_skill(3, done, failed))
    assert found == {
        "x": (WRITTEN[1], WRITTEN[2], WRITTEN[4]),
        "y": (WRITTEN[0], WRITTEN[2]),
        "z": (WRITTEN[3],),
    }


def test_the_latest_of_very_many_skills(desk: Desk) -> None:
    many = [answer(number, skills=(f"s{number:04d}",)) for number in range(10, 620)]
    receipts = [desk.hand_in(written) for written in many]
    desk.until(lambda: all(receipts))
    found = desk.asked(lambda done, failed: desk.history.latest_by_skill(30, done, failed))
    assert len(found) == 613
    assert found["s0619"] == (many[-1],)


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
