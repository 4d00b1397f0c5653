"""The made-up trainee: his answers are such as could have been given, under every ruleset."""

from __future__ import annotations

import datetime
from itertools import pairwise
from random import Random

import pytest

from croupier_trainer.app.seeding import NOW, _wrong, seeded_answers
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Level, judge
from croupier_trainer.training.rebuilding import rebuilt
from tests.rules.shipped import shipped
from tests.training.table import COUP

TARGETS_MS = {drill.id: 2_000 for drill in DRILLS}


@pytest.mark.parametrize("ruleset_id", ["chemin-de-fer", "punto-banco"])
def test_every_answer_was_given_to_a_turn_that_is_made_again(ruleset_id: str) -> None:
    ruleset = shipped(ruleset_id)
    answers = seeded_answers(ruleset, TARGETS_MS, 400)
    assert len(answers) == 400
    for answer in answers:
        turn = rebuilt(answer, ruleset)
        verdict = judge(turn, answer.given)
        assert (answer.expected, answer.right) == (turn.expected, verdict.right)
        assert answer.skills == tuple(map(str, verdict.skills))
        assert turn.question(answer.given) is None, "it is complete"
    assert 10 < sum(answer.mistake for answer in answers) < 200
    assert {answer.drill for answer in answers} <= {drill.id for drill in DRILLS if drill.skills(ruleset)}


def test_they_stand_in_order_and_the_last_was_given_shortly_before() -> None:
    answers = seeded_answers(shipped("chemin-de-fer"), TARGETS_MS, 100)
    moments = [datetime.datetime.fromisoformat(answer.answered_at_utc) for answer in answers]
    assert all(one <= other for one, other in pairwise(moments))
    assert NOW - datetime.timedelta(hours=1) < moments[-1] < NOW
    assert answers == seeded_answers(shipped("chemin-de-fer"), TARGETS_MS, 100), "the same each time"


def test_whatever_is_asked_a_wrong_answer_can_be_given() -> None:
    ruleset, chance = shipped("chemin-de-fer"), Random(1)
    for seed in range(20):
        for turn in COUP.make(ruleset, COUP.skills(ruleset)[0], Level.SECOND, seed).turns:
            given = _wrong(chance, turn)
            assert not judge(turn, given).right
            assert turn.question(given) is None
            assert all(question.takes(part) for question, part in zip(turn.asks, given, strict=False))
