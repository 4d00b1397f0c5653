"""The drill `bank-draw` against the bank's tables written out by hand: every cell of every ruleset."""

from __future__ import annotations

import pytest

from croupier_trainer.drills import bank_draw
from croupier_trainer.drills.drill import Level, Skill, Turn, Why
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import STOOD, Call
from tests.drills import replay
from tests.drills.replay import only
from tests.drills.tableaux import CHEMINS_DE_FER, COLUMN_NAMES, PUNTO_BANCOS, bank_call, nine, ponte_call
from tests.drills.test_natural import counted
from tests.drills.test_points import WORTH
from tests.drills.test_ponte_draw import free_to_the_eye
from tests.rules.shipped import own, shipped


def column_to_the_eye(turn: Turn) -> int:
    ponte, _ = replay.hands(turn.scene)
    return WORTH[ponte[2].rank] if len(ponte) == 3 else STOOD


def every_turn(ruleset: Ruleset, seeds: int) -> list[Turn]:
    return [
        only(bank_draw.make(ruleset, skill, level, seed))
        for skill in bank_draw.skills(ruleset)
        for level in Level
        for seed in range(seeds)
    ]


@pytest.mark.parametrize("ruleset", nine(), ids=lambda ruleset: ruleset.id)
def test_every_cell_of_every_ruleset_is_asked_and_its_call_is_the_tables(ruleset: Ruleset) -> None:
    cells: set[str] = set()
    for turn in every_turn(ruleset, 24):
        ponte, banker = replay.hands(turn.scene)
        row, column = counted(banker), column_to_the_eye(turn)
        assert len(banker) == 2
        free = free_to_the_eye(turn)
        expected = "choice" if free else bank_call(ruleset.id, row, column)
        assert turn.expected == (expected,)
        cell = f"{row}/{COLUMN_NAMES[column]}"
        assert turn.explanation.cell == cell
        assert turn.scene.ponte_said is (Call.STAND if len(ponte) == 2 else Call.DRAW)
        key = turn.skills[0].key
        if free:
            assert [str(skill) for skill in turn.skills] == ["bank-draw:free:choice"], "no cell binds a free bank"
        else:
            assert key == (f"{row}:{expected}" if row in (0, 1, 2, 7) else f"{cell}:{expected}")
            assert str(turn.skills[-1]) == f"bank-draw:{cell}:{expected}", "what the heat map counts"
            assert len(turn.skills) == (2 if row in (0, 1, 2, 7) else 1)
            cells.add(cell)
            # The ponte did what he had to, or might.
            did = "stand" if len(ponte) == 2 else "draw"
            if turn.scene.coverage is None or turn.scene.coverage.ponte_bound:
                assert ponte_call(ruleset.id, counted(ponte[:2])) in (did, "choice")
    assert len(cells) == 88


def test_the_skills() -> None:
    for ruleset_id in CHEMINS_DE_FER:
        assert len(bank_draw.skills(shipped(ruleset_id))) == 4 + 44 + 1
    for ruleset_id in PUNTO_BANCOS:
        assert len(bank_draw.skills(shipped(ruleset_id))) == 4 + 44


def test_what_is_played_alike_is_one_skill_and_what_is_not_is_two() -> None:
    chemin_de_fer, regel, punto_banco = (
        {str(skill) for skill in bank_draw.skills(shipped(name))}
        for name in ("chemin-de-fer", "baccara-regel", "punto-banco")
    )
    assert chemin_de_fer - regel == {"bank-draw:4/2:draw"}
    assert regel - chemin_de_fer == {"bank-draw:4/2:stand"}
    assert chemin_de_fer - punto_banco == {"bank-draw:5/4:choice", "bank-draw:3/9:choice", "bank-draw:free:choice"}
    assert punto_banco - chemin_de_fer == {"bank-draw:5/4:draw", "bank-draw:3/9:draw"}


def test_a_picture_as_third_card_is_nought() -> None:
    ranks = set()
    for seed in range(60):
        turn = only(bank_draw.make(shipped("punto-banco"), Skill("bank-draw", "4/0:stand"), Level.SECOND, seed))
        ranks.add(replay.hands(turn.scene)[0][2].rank)
        assert turn.expected == ("stand",)
        assert turn.explanation.column == 0
    assert ranks == set("TJQK")


@pytest.mark.parametrize(
    ("free_alone", "free"), [("both", True), ("ponte", False), ("banker", True), ("nobody", False)]
)
def test_a_free_banker_only_where_the_ruleset_has_one(free_alone: str, free: bool) -> None:
    house = own(f'based-on = "chemin-de-fer"\n[bank]\nfree-alone = "{free_alone}"\n')
    assert (Skill("bank-draw", "free:choice") in bank_draw.skills(house)) is free


def test_a_free_bank_is_asked_at_every_row_and_column() -> None:
    ruleset = shipped("chemin-de-fer")
    made = [
        only(bank_draw.make(ruleset, Skill("bank-draw", "free:choice"), Level.SECOND, seed)) for seed in range(1500)
    ]
    assert len({turn.explanation.cell for turn in made}) == 88
    assert {turn.explanation.why for turn in made} == {Why.BANK_FREE}


def test_a_row_that_a_house_plays_unevenly_is_one_skill_a_cell() -> None:
    house = own('based-on = "punto-banco"\n[tableau.cells]\n"2/9" = "S"\n')
    keys = [skill.key for skill in bank_draw.skills(house)]
    assert "2:draw" not in keys
    assert "2/8:draw" in keys
    assert "2/9:stand" in keys
    for skill in bank_draw.skills(house):
        assert only(bank_draw.make(house, skill, Level.FIRST, 1)).expected == (skill.key.split(":")[1],)


def test_a_house_whose_ponte_never_stands_is_not_asked_what_follows_then() -> None:
    house = own('based-on = "punto-banco"\n[tableau]\nponte = "DDDDDDDD"\n')
    assert not [skill for skill in bank_draw.skills(house) if "-" in skill.key]
    assert all(len(replay.hands(turn.scene)[0]) == 3 for turn in every_turn(house, 4))


def test_the_pontes_own_cards_lie_open_where_they_do_at_the_table_or_distract() -> None:
    skill = Skill("bank-draw", "6/6:draw")
    for level in Level:
        hidden = [
            seen.face_down for seen in only(bank_draw.make(shipped("chemin-de-fer"), skill, level, 5)).scene.ponte
        ]
        assert hidden == ([False] * 3 if level is Level.THIRD else [True, True, False])
