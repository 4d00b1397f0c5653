"""Cards out of real packs, and tables that bind or free."""

from __future__ import annotations

from collections import Counter

import pytest

from croupier_trainer.drills import staging
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Level, Skill
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.tableau import Hand
from tests.rules.shipped import own, shipped

SKILL = Skill("points", "2:carry-1")
ALWAYS_BOUND = own('based-on = "chemin-de-fer"\n[bank]\nfree-alone = "nobody"\n')


def test_an_attempt_that_uses_up_a_pack_is_followed_by_another() -> None:
    tried = []

    def attempt() -> str | None:
        tried.append(1)
        if len(tried) == 1:
            packs = staging.Packs(Chance("fives"), 1)
            fives = {packs.worth(5) for _ in range(4)}
            assert len(fives) == 4
            packs.worth(5)  # a pack has no fifth one
            raise AssertionError
        return "made" if len(tried) == 3 else None

    assert staging.first_that_fits(SKILL, attempt) == "made"


def test_where_nothing_ever_fits_it_is_said() -> None:
    with pytest.raises(ValueError, match="points:2:carry-1"):
        staging.first_that_fits(SKILL, lambda: None)


def test_a_whole_pack_is_dealt_once() -> None:
    packs = staging.Packs(Chance("pack"), 1)
    assert set(Counter(packs.any() for _ in range(52)).values()) == {1}


def test_of_two_packs_every_card_comes_twice() -> None:
    packs = staging.Packs(Chance("packs"), 2)
    assert set(Counter(packs.any() for _ in range(104)).values()) == {2}


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("wanted", range(10))
def test_two_cards_have_the_points_wanted(level: Level, wanted: int) -> None:
    packs = [staging.Packs(Chance("two", seed), 6) for seed in range(100)]
    hands = [pack.two(wanted, level) for pack in packs]
    assert {points(hand) for hand in hands} == {wanted}
    at_sight = sum(any(card.value == 0 for card in hand) for hand in hands)
    if level is Level.FIRST:
        assert at_sight >= 70
    if level is Level.THIRD:
        assert at_sight <= 30


def test_a_picture_on_demand_is_no_ten() -> None:
    packs = staging.Packs(Chance("picture"), 12)
    assert {packs.worth(0, picture=True).rank for _ in range(60)} == {"J", "Q", "K"}
    assert {packs.worth(0).rank for _ in range(60)} == {"T", "J", "Q", "K"}


def test_punto_banco_has_no_bank_to_take_part_in() -> None:
    for hand in Hand:
        assert not staging.may_be_free(shipped("punto-banco"), hand)
        party = staging.party(Chance("party"), shipped("punto-banco"), Level.THIRD, hand, SKILL, bound=True)
        assert (party.bank, party.coverage, party.bound(hand)) == (None, None, True)


def test_which_announcements_are_heard_on_which_level() -> None:
    heard = {
        level: {
            party.coverage.announcement.kind.value
            for seed in range(200)
            if (party := staging.party(Chance(seed), ALWAYS_BOUND, level, Hand.PONTE, SKILL, bound=True)).coverage
            and party.coverage.announcement
        }
        for level in Level
    }
    assert heard == {
        Level.FIRST: set(),
        Level.SECOND: {"banco"},
        Level.THIRD: {"banco", "banco-avec-la-table"},
    }


def test_nobody_is_asked_as_free_who_never_is() -> None:
    with pytest.raises(ValueError, match="trains"):
        staging.party(Chance("party"), ALWAYS_BOUND, Level.FIRST, Hand.PONTE, SKILL, bound=False)
