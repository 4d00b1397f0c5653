"""The drill `points`, counted again by hand."""

from __future__ import annotations

import itertools

import pytest

from croupier_trainer.drills import points
from croupier_trainer.drills.drill import Level, Skill, Why
from croupier_trainer.rules.tableau import Hand
from tests.drills import replay
from tests.drills.replay import only
from tests.drills.tableaux import nine
from tests.rules.shipped import own, shipped

WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ((2, 3), "2:carry-0"),
        ((9, 8), "2:carry-1"),
        ((0, 7), "2:picture"),
        ((0, 0), "2:baccara"),
        ((4, 6), "2:baccara"),
        ((1, 1, 7), "3:carry-0"),
        ((9, 4, 6), "3:carry-1"),
        ((9, 6, 9), "3:carry-2"),
        ((0, 5, 9), "3:picture"),
        ((5, 9, 6), "3:baccara"),
        ((0, 0, 0), "3:baccara"),
    ],
)
def test_what_a_hand_trains(values: tuple[int, ...], key: str) -> None:
    assert points.key_of(values) == key


def test_the_answer_is_the_last_digit() -> None:
    for ruleset in nine():
        for skill, level, seed in itertools.product(points.skills(ruleset), Level, range(8)):
            turn = only(points.make(ruleset, skill, level, seed))
            cards = replay.asked_cards(turn.scene)
            total = sum(WORTH[card.rank] for card in cards)
            assert turn.expected == (str(total)[-1],)
            assert skill.key.startswith(f"{len(cards)}:")
            assert (turn.explanation.why is Why.BACCARA) == (str(total)[-1] == "0")


def test_the_hand_asked_about_lies_open_and_the_other_comes_in_by_level() -> None:
    ruleset = shipped("chemin-de-fer")
    others: dict[Level, set[tuple[bool, ...]]] = {level: set() for level in Level}
    for level in Level:
        for seed in range(40):
            scene = only(points.make(ruleset, Skill("points", "2:carry-1"), level, seed)).scene
            own_hand, other = (
                (scene.ponte, scene.banker) if scene.asked == (Hand.PONTE,) else (scene.banker, scene.ponte)
            )
            assert not any(seen.face_down for seen in own_hand)
            others[level].add(tuple(seen.face_down for seen in other))
    assert others == {Level.FIRST: {()}, Level.SECOND: {(True, True)}, Level.THIRD: {(False, False)}}


def test_all_nine_skills_under_each_ruleset() -> None:
    for ruleset in nine():
        assert [skill.key for skill in points.skills(ruleset)] == list(points.KEYS)


def test_a_house_where_nobody_draws_has_no_third_cards() -> None:
    house = own('based-on = "punto-banco"\n[tableau]\nponte = "SSSSSSSS"\nbank = [' + '"SSSSSSSSSSS",' * 8 + "]\n")
    assert [skill.key for skill in points.skills(house)] == list(points.KEYS[:4])
    with pytest.raises(ValueError, match="trains"):
        points.make(house, Skill("points", "3:carry-1"), Level.FIRST, 0)
