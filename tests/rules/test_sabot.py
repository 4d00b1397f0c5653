"""The sabot from the shuffle to the last coup (S001, S004; rules of record § 4)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from croupier_trainer.rules.cards import CARD_OF, PACK
from croupier_trainer.rules.refusal import RefusedError
from croupier_trainer.rules.ruleset import SabotRules
from croupier_trainer.rules.sabot import Sabot, begin_coup, burn, cut, draw, made_up, packs, shuffled
from tests.rules.shipped import own, shelf, shipped

SHIPPED_SABOTS = {
    "chemin-de-fer": (312, 7, 0),
    "baccara-regel": (312, 7, 0),
    "koenigsspiel": (312, 7, 0),
    "punto-banco": (416, 14, 0),
    "punto-banco-france": (312, 10, 0),
    "punto-banco-macau": (416, 12, 0),
    "punto-2000": (416, 14, 0),
    "ez-baccarat": (416, 14, 1),
    "mini-baccarat": (416, 14, 1),
}


def run_out(sabot: Sabot, cards_per_coup: int) -> list[tuple[int, bool, bool]]:
    """Deal coups of a size until no other may be begun: cards gone, arrêt shown in it, last coup, after each."""
    coups = []
    while sabot.may_begin_coup:
        sabot = begin_coup(sabot)
        shown = False
        for _ in range(cards_per_coup):
            sabot, _, showed = draw(sabot)
            shown = shown or showed
        coups.append((sabot.gone, shown, not sabot.may_begin_coup))
    return coups


@pytest.mark.parametrize("ruleset_id", SHIPPED_SABOTS)
def test_packs_and_the_place_of_the_carte_d_arret(ruleset_id: str) -> None:
    cards, behind, after = SHIPPED_SABOTS[ruleset_id]
    rules = shipped(ruleset_id).sabot
    sabot = made_up(rules, packs(rules))
    assert (len(sabot.cards), len(sabot.cards) - sabot.arret_after) == (cards, behind)
    assert Counter(sabot.cards) == dict.fromkeys(PACK, cards // 52)
    coups = run_out(sabot, 5)
    assert [shown for _, shown, _ in coups].count(True) == 1
    when = next(number for number, (_, shown, _) in enumerate(coups) if shown)
    assert len(coups) == when + 1 + after
    assert [last for _, _, last in coups] == [False] * (len(coups) - 1) + [True]


def test_the_card_before_the_seventh_last_is_dealt_without_the_carte_d_arret() -> None:
    """S004: the carte d'arrêt stands in front of the seventh-last card."""
    rules = shipped("chemin-de-fer").sabot
    before = Sabot(rules, packs(rules), gone=304)
    after_one, _, showed = draw(begin_coup(before))
    assert not showed
    assert not after_one.arret_shown
    _, _, showed = draw(after_one)
    assert showed


def test_the_coup_begun_is_finished_and_no_other() -> None:
    rules = shipped("chemin-de-fer").sabot
    first_card_shows_it = run_out(Sabot(rules, packs(rules), gone=305), 6)
    assert first_card_shows_it == [(311, True, True)]
    last_card_shows_it = run_out(Sabot(rules, packs(rules), gone=300), 6)
    assert last_card_shows_it == [(306, True, True)]
    just_not = run_out(Sabot(rules, packs(rules), gone=299), 6)
    assert just_not == [(305, False, False), (311, True, True)]


def test_one_more_coup_where_the_house_says_so() -> None:
    rules = shipped("mini-baccarat").sabot
    assert run_out(Sabot(rules, packs(rules), gone=402), 6) == [(408, True, False), (414, False, True)]


def test_no_coup_after_the_last() -> None:
    rules = shipped("chemin-de-fer").sabot
    over = Sabot(rules, packs(rules), gone=311, coups_left=0)
    with pytest.raises(RefusedError, match="not-now"):
        begin_coup(over)
    empty = Sabot(rules, packs(rules), gone=312, coups_left=0)
    with pytest.raises(RefusedError, match="not-enough-cards"):
        draw(empty)


@pytest.mark.parametrize(("first", "burned"), [("AS", 2), ("7D", 8), ("9C", 10), ("TH", 11), ("JD", 11), ("KS", 11)])
def test_the_first_card_burns_its_face_value(first: str, burned: int) -> None:
    """Rules of record § 4: first card's value, ten and pictures ten; the card itself is out too."""
    rules = shipped("punto-banco-france").sabot
    cards = [CARD_OF[first], *packs(rules)]
    sabot, gone = burn(made_up(rules, cards))
    assert len(gone) == sabot.gone == burned
    assert gone[0] == CARD_OF[first]


def test_burning_none_or_a_fixed_number() -> None:
    none = shipped("chemin-de-fer").sabot
    assert burn(made_up(none, packs(none)))[1] == ()
    fixed = own('based-on = "punto-banco"\n[sabot]\nburn = "fixed"\nburn-cards = 4').sabot
    assert burn(made_up(fixed, packs(fixed)))[0].gone == 4


def test_the_cut_moves_what_lay_above_below() -> None:
    assert cut(PACK, 10) == PACK[10:] + PACK[:10]
    for at in (0, 52, -1):
        with pytest.raises(ValueError, match="nothing on one side"):
            cut(PACK, at)


def test_a_shuffle_is_the_same_everywhere_and_even() -> None:
    rules = shipped("chemin-de-fer").sabot
    assert shuffled(rules, random.Random(7)) == shuffled(rules, random.Random(7))
    assert [str(card) for card in shuffled(rules, random.Random(1))[:6]] == ["4H", "8D", "KH", "8C", "4H", "7C"]
    one = SabotRules(1, 0, 0, rules.burn, 0)
    chance = random.Random(3)
    on_top = Counter(shuffled(one, chance)[0] for _ in range(5200))
    assert len(on_top) == 52
    # Each card is expected 100 times; five standard deviations are about 50.
    assert all(50 < count < 150 for count in on_top.values())


def test_every_ruleset_can_be_dealt_out_to_its_end() -> None:
    for ruleset in shelf().rulesets.values():
        sabot, _ = burn(made_up(ruleset.sabot, packs(ruleset.sabot)))
        assert run_out(sabot, 6)[-1][2]
