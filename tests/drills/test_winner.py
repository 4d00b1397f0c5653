"""The drill `winner`, compared again by hand."""

from __future__ import annotations

import pytest

from croupier_trainer.drills import winner
from croupier_trainer.drills.drill import Level, Part, Skill, Why
from croupier_trainer.rules.ruleset import Ruleset
from tests.drills import replay
from tests.drills.replay import only
from tests.drills.tableaux import nine
from tests.drills.test_natural import counted
from tests.rules.shipped import own, shipped


@pytest.mark.parametrize("ruleset", nine(), ids=lambda ruleset: ruleset.id)
def test_points_of_both_and_the_higher_wins(ruleset: Ruleset) -> None:
    assert len(winner.skills(ruleset)) == 21
    for skill in winner.skills(ruleset):
        for level in Level:
            for seed in range(8):
                turn = only(winner.make(ruleset, skill, level, seed))
                ponte, banker = replay.hands(turn.scene)
                first, second = counted(ponte), counted(banker)
                who = "egalite" if first == second else "ponte" if first > second else "banker"
                assert turn.expected == (str(first), str(second), who)
                assert skill.key.startswith(who)
                assert skill.key.endswith(f"{len(ponte) + len(banker)}-cards")
                gap = abs(first - second)
                if gap:
                    assert f":{'one' if gap == 1 else 'few' if gap < 5 else 'many'}:" in skill.key
                assert turn.explanation.why is (Why.HIGHER if gap else Why.EQUAL)
                assert any(play.winner is not None for play, _ in replay.ends(replay.start(turn), ponte, banker))


def test_what_is_asked_in_turn() -> None:
    turn = only(winner.make(shipped("chemin-de-fer"), Skill("winner", "egalite:4-cards"), Level.FIRST, 0))
    given: tuple[str, ...] = ()
    asked = []
    while question := turn.question(given):
        asked.append(question.part)
        given = (*given, question.choices[0])
    assert asked == [Part.POINTS_PONTE, Part.POINTS_BANKER, Part.WINNER]


def test_ends_that_a_house_cannot_reach_are_no_skills() -> None:
    house = own('based-on = "punto-banco"\n[tableau]\nponte = "SSSSSSSS"\nbank = [' + '"SSSSSSSSSSS",' * 8 + "]\n")
    keys = [skill.key for skill in winner.skills(house)]
    assert keys == [key for key in winner.KEYS if key.endswith("4-cards")]
    with pytest.raises(ValueError, match="trains"):
        winner.make(house, Skill("winner", "ponte:one:6-cards"), Level.FIRST, 0)
