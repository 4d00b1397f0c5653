"""The drill `natural`, looked at again with plain eyes."""

from __future__ import annotations

import pytest

from croupier_trainer.drills import natural
from croupier_trainer.drills.drill import Level, Part, Why
from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.ruleset import Ruleset
from tests.drills import replay
from tests.drills.replay import only
from tests.drills.tableaux import nine
from tests.drills.test_points import WORTH
from tests.rules.shipped import shipped


def counted(cards: tuple[Card, ...]) -> int:
    return sum(WORTH[card.rank] for card in cards) % 10


@pytest.mark.parametrize("ruleset", nine(), ids=lambda ruleset: ruleset.id)
def test_two_cards_worth_eight_or_nine_and_nothing_else(ruleset: Ruleset) -> None:
    for skill in natural.skills(ruleset):
        for level in Level:
            for seed in range(20):
                turn = only(natural.make(ruleset, skill, level, seed))
                ponte, banker = replay.hands(turn.scene)
                has = [len(cards) == 2 and counted(cards) in (8, 9) for cards in (ponte, banker)]
                word = {8: "eight", 9: "nine"}
                expected: tuple[str, ...]
                if has == [True, True]:
                    expected = ("both", "nobody")
                elif has == [True, False]:
                    expected = (f"ponte-{word[counted(ponte)]}", "banker")
                elif has == [False, True]:
                    expected = (f"banker-{word[counted(banker)]}", "ponte")
                else:
                    expected = ("none",)
                assert turn.expected == expected
                if expected != ("none",):
                    assert skill.key == expected[0]
                    assert len(ponte) == len(banker) == 2, "a natural ends the drawing"
                elif skill.key.startswith("look-alike"):
                    eight_or_nine = 8 if skill.key.endswith("eight") else 9
                    assert any(len(cards) == 3 and counted(cards) == eight_or_nine for cards in (ponte, banker))
                    assert turn.explanation.why is Why.THREE_CARDS
                else:
                    totals = [sum(WORTH[card.rank] for card in cards) for cards in (ponte, banker)]
                    assert set(totals) & ({7, 17} if skill.key == "near-miss-seven" else {10})
                    assert turn.explanation.why is Why.NO_NATURAL


def test_none_ends_the_answer_and_a_natural_asks_whom_it_stops() -> None:
    ruleset = shipped("chemin-de-fer")
    turn = only(natural.make(ruleset, natural.skills(ruleset)[0], Level.FIRST, 0))
    first = turn.question()
    assert first is not None
    assert (first.part, first.choices) == (
        Part.NATURAL,
        ("none", "ponte-eight", "ponte-nine", "banker-eight", "banker-nine", "both"),
    )
    assert turn.question(("none",)) is None
    for said in first.choices[1:]:
        then = turn.question((said,))
        assert then is not None
        assert (then.part, then.choices) == (Part.STOPS, ("nobody", "ponte", "banker"))
        assert turn.question((said, "nobody")) is None
    assert turn.confirmed(("none",))
    assert turn.confirmed(("both", "nobody"))


def test_the_banks_natural_stops_the_ponte_also_where_he_has_spoken_before() -> None:
    """S000, S004: a card that was asked for is not given."""
    for ruleset_id in ("chemin-de-fer", "koenigsspiel", "punto-banco"):
        ruleset = shipped(ruleset_id)
        skill = next(skill for skill in natural.skills(ruleset) if skill.key == "banker-nine")
        for seed in range(40):
            assert only(natural.make(ruleset, skill, Level.SECOND, seed)).expected == ("banker-nine", "ponte")
