"""Any answer of the history gives its turn back, exactly."""

from __future__ import annotations

import msgspec
import pytest

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import GENERATOR_VERSION, Drill
from croupier_trainer.training.rebuilding import NotRebuiltError, rebuilt
from croupier_trainer.training.run import State
from tests.rules.shipped import shipped
from tests.training.table import Table, plan


@pytest.mark.parametrize("ruleset", ["chemin-de-fer", "punto-banco"])
@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_every_turn_is_made_again_from_its_answer(drill: Drill, ruleset: str) -> None:
    if not drill.skills(shipped(ruleset)):
        pytest.skip("not played under this ruleset")
    table = Table(plan(drill.id, length=3, ruleset=ruleset))
    asked = []
    while table.state() is not State.OVER:
        asked.append(table.run.turn)
        table.turn(right=len(asked) % 2 == 0)
    assert [rebuilt(answer, shipped(ruleset)) for answer in table.run.answers] == asked


def test_the_ruleset_is_called_what_it_was_called_then() -> None:
    """Two houses with the same rules share a fingerprint, and what is kept of them is kept once."""
    table = Table(plan(length=1))
    table.to_the_end(right=True)
    kept = msgspec.structs.replace(shipped("chemin-de-fer"), id="our-house")
    assert rebuilt(table.run.answers[0], kept).ruleset.id == "chemin-de-fer"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"generator": GENERATOR_VERSION + 1}, f"generator {GENERATOR_VERSION + 1}"),
        ({"drill": "roulette"}, "no drill roulette"),
        ({"skills": ("bank-draw:9/9:draw",)}, "9/9"),
        ({"skills": ("nonsense",)}, "nonsense"),
        ({"skills": ()}, "no turn"),
        ({"aimed": "bank-draw:9/9:draw"}, "9/9"),
        ({"aimed": "nonsense"}, "nonsense"),
        ({"turn": 1}, "turn 1"),
        ({"level": 9}, "9"),
    ],
)
def test_what_cannot_be_made_again_says_why(change: dict[str, object], words: str) -> None:
    table = Table(plan(length=1))
    table.to_the_end(right=True)
    with pytest.raises(NotRebuiltError, match=words):
        rebuilt(msgspec.structs.replace(table.run.answers[0], **change), shipped("chemin-de-fer"))


def test_another_ruleset_is_refused() -> None:
    table = Table(plan(length=1))
    table.to_the_end(right=True)
    with pytest.raises(ValueError, match="was given under"):
        rebuilt(table.run.answers[0], shipped("punto-banco"))
