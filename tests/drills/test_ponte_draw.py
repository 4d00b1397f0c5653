"""The drill `ponte-draw` against the ponte's tables written out by hand, and against who takes part."""

from __future__ import annotations

import pytest

from croupier_trainer.drills import ponte_draw
from croupier_trainer.drills.drill import Level, Skill, Turn, Why
from croupier_trainer.rules.ruleset import Family, Kind, Ruleset
from tests.drills import replay
from tests.drills.replay import only
from tests.drills.tableaux import CHEMINS_DE_FER, PUNTO_BANCOS, nine, ponte_call
from tests.drills.test_natural import counted
from tests.rules.shipped import own, shipped


def free_to_the_eye(turn: Turn) -> bool:
    """Alone against the bank; in koenigsspiel "avec la table" binds even where nobody joined (S001)."""
    coverage = turn.scene.coverage
    if coverage is None or len(coverage.stakes) > 1:
        return False
    announced = coverage.announcement
    with_the_table = announced is not None and announced.kind is Kind.BANCO_AVEC_LA_TABLE
    return not (with_the_table and turn.ruleset.id == "koenigsspiel")


@pytest.mark.parametrize("ruleset", nine(), ids=lambda ruleset: ruleset.id)
def test_the_call_is_the_tables(ruleset: Ruleset) -> None:
    for skill in ponte_draw.skills(ruleset):
        for level in Level:
            for seed in range(25):
                turn = only(ponte_draw.make(ruleset, skill, level, seed))
                points = counted(replay.hands(turn.scene)[0])
                free = free_to_the_eye(turn)
                expected = "natural" if points >= 8 else "choice" if free else ponte_call(ruleset.id, points)
                assert turn.expected == (expected,)
                assert skill.key == f"{points}:{'free' if free else 'bound'}:{expected}"


def test_free_is_a_matter_of_chemin_de_fer() -> None:
    for ruleset_id in CHEMINS_DE_FER:
        assert len(ponte_draw.skills(shipped(ruleset_id))) == 20
    for ruleset_id in PUNTO_BANCOS:
        keys = [skill.key for skill in ponte_draw.skills(shipped(ruleset_id))]
        assert keys == [
            *(f"{points}:bound:draw" for points in range(6)),
            "6:bound:stand",
            "7:bound:stand",
            "8:bound:natural",
            "9:bound:natural",
        ]


@pytest.mark.parametrize(
    ("free_alone", "free"), [("both", True), ("ponte", True), ("banker", False), ("nobody", False)]
)
def test_who_is_free_alone_is_the_rulesets(free_alone: str, free: bool) -> None:
    house = own(f'based-on = "chemin-de-fer"\n[bank]\nfree-alone = "{free_alone}"\n')
    assert any(":free:" in skill.key for skill in ponte_draw.skills(house)) is free
    # Where he never is, one who plays alone is asked about as a bound one.
    five = [
        only(ponte_draw.make(house, Skill("ponte-draw", "5:bound:choice"), Level.FIRST, seed)) for seed in range(40)
    ]
    alone = [turn for turn in five if len(turn.scene.coverage.stakes) == 1]  # type: ignore[union-attr]
    assert bool(alone) is not free
    assert {turn.explanation.why for turn in five} == {Why.PONTE_OPTIONAL}


def test_five_is_at_will_for_a_bound_ponte_and_for_a_free_one_by_another_rule() -> None:
    ruleset = shipped("chemin-de-fer")
    bound = only(ponte_draw.make(ruleset, Skill("ponte-draw", "5:bound:choice"), Level.SECOND, 1))
    free = only(ponte_draw.make(ruleset, Skill("ponte-draw", "5:free:choice"), Level.SECOND, 1))
    assert (bound.expected, bound.explanation.why) == (("choice",), Why.PONTE_OPTIONAL)
    assert (free.expected, free.explanation.why) == (("choice",), Why.PONTE_FREE)


def test_an_awkward_table_has_a_small_stake_that_binds_and_a_lone_avec_la_table() -> None:
    small = lone_but_bound = standing = 0
    for seed in range(200):
        turn = only(ponte_draw.make(shipped("koenigsspiel"), Skill("ponte-draw", "4:bound:draw"), Level.THIRD, seed))
        assert turn.scene.coverage is not None
        stakes = turn.scene.coverage.stakes
        small += len(stakes) > 1 and min(stake.cents for stake in stakes) < 10_00
        standing += any(stake.seat > 9 for stake in stakes)
        lone_but_bound += len(stakes) == 1
    assert min(small, lone_but_bound, standing) > 10


@pytest.mark.parametrize(
    ("ruleset_id", "natural_possible"), [("chemin-de-fer", True), ("baccara-regel", True), ("koenigsspiel", False)]
)
def test_the_unseen_bank_holds_a_natural_only_where_the_ponte_speaks_first(
    ruleset_id: str, natural_possible: bool
) -> None:
    held = 0
    for seed in range(100):
        turn = only(ponte_draw.make(shipped(ruleset_id), Skill("ponte-draw", "3:bound:draw"), Level.FIRST, seed))
        assert all(seen.face_down for seen in turn.scene.banker)
        held += counted(replay.hands(turn.scene)[1]) in (8, 9)
    assert (held > 0) is natural_possible


def test_a_players_draw_is_never_asked_beside_a_bankers_natural() -> None:
    for ruleset in nine():
        if ruleset.family is Family.PUNTO_BANCO:
            for seed in range(60):
                turn = only(ponte_draw.make(ruleset, Skill("ponte-draw", "2:bound:draw"), Level.SECOND, seed))
                assert counted(replay.hands(turn.scene)[1]) < 8
