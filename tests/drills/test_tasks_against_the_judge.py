"""Tasks of every drill, ruleset and level as runs ask them, against the judge; packaging/benchmarks has many more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Arret, Drill, Level, Part, Seen, Skill, Task, Turn
from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.coverage import SeatStake
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import Plan
from tests.drills.judged import ViolationError, check, problems, run_through
from tests.drills.tableaux import nine
from tests.rules.shipped import shipped

TASKS = 12
"""Of each ruleset and level."""
BY_ID = {drill.id: drill for drill in DRILLS}
T = TypeVar("T", bound=msgspec.Struct)


def plan(drill: Drill, ruleset_id: str, level: Level = Level.SECOND, skills: tuple[Skill, ...] = ()) -> Plan:
    return Plan(drill, shipped(ruleset_id), Mode.LEARN, level, 2_000, skills, TASKS)


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_the_judge_finds_nothing(drill: Drill) -> None:
    for ruleset in nine():
        for level in Level if drill.skills(ruleset) else ():
            asked = list(run_through(plan(drill, ruleset.id, level), seed=1))
            assert len(asked) == TASKS
            for task in asked:
                check(task)


# What is planted is found -------------------------------------------------------------------------------------------


def made(skill: str, ruleset_id: str = "chemin-de-fer", level: Level = Level.SECOND, seed: int = 1) -> Task:
    aimed = Skill.parse(skill)
    return BY_ID[aimed.drill].make(shipped(ruleset_id), aimed, level, seed)


def but(value: T, **changes: object) -> T:
    return msgspec.structs.replace(value, **changes)


def with_turn(task: Task, part: Part, change: Callable[[Turn], Turn]) -> Task:
    """The task with the turns changed that end with asking this part."""
    return but(task, turns=tuple(change(turn) if turn.asks[-1].part is part else turn for turn in task.turns))


def with_scene(task: Task, part: Part, **changes: object) -> Task:
    """The task with the scenes of those turns changed."""
    return with_turn(task, part, lambda turn: but(turn, scene=but(turn.scene, **changes)))


def expecting(task: Task, part: Part, *expected: str) -> Task:
    other = with_turn(task, part, lambda turn: but(turn, expected=expected))
    assert other != task
    return other


@pytest.mark.parametrize(
    ("skill", "ruleset_id", "part", "expected"),
    [
        ("points:2:baccara", "chemin-de-fer", Part.POINTS, ("1",)),
        ("natural:both", "punto-banco", Part.STOPS, ("both", "ponte")),
        ("natural:look-alike-eight", "koenigsspiel", Part.STOPS, ("ponte-eight", "banker")),
        ("ponte-draw:5:bound:choice", "chemin-de-fer", Part.PONTE_CALL, ("draw",)),
        ("ponte-draw:5:free:choice", "koenigsspiel", Part.PONTE_CALL, ("draw",)),
        ("ponte-draw:8:free:natural", "baccara-regel", Part.PONTE_CALL, ("stand",)),
        ("bank-draw:4/2:stand", "baccara-regel", Part.BANK_CALL, ("draw",)),
        ("bank-draw:free:choice", "chemin-de-fer", Part.BANK_CALL, ("draw",)),
        ("winner:egalite:4-cards", "mini-baccarat", Part.WINNER, ("0", "0", "banker")),
        ("sabot:natural:ponte", "chemin-de-fer", Part.NATURAL, ("none",)),
        ("sabot:ponte:draw", "punto-banco", Part.PONTE_CALL, ("stand",)),
        ("sabot:bank:draw", "chemin-de-fer", Part.BANK_CALL, ("stand",)),
        ("sabot:winner:ponte", "chemin-de-fer", Part.WINNER, ("9", "1", "banker")),
        ("sabot:end:arret:one-more", "ez-baccarat", Part.LAST_COUP, ("last",)),
        ("sabot:end:arret:last", "chemin-de-fer", Part.LAST_COUP, ("one-more",)),
        ("sabot:end:goes-on", "ez-baccarat", Part.LAST_COUP, ("one-more",)),
    ],
)
def test_another_answer(skill: str, ruleset_id: str, part: Part, expected: tuple[str, ...]) -> None:
    task = made(skill, ruleset_id)
    check(task)
    assert list(problems(expecting(task, part, *expected)))


def one_more(turn: Turn) -> Turn:
    """A cent, or a seat, more than is right."""
    *parts, number = turn.expected
    return but(turn, expected=(*parts, str(int(number) + 1)))


@pytest.mark.parametrize(
    ("skill", "ruleset_id", "part"),
    [
        ("payout:pay:stake:1/1", "chemin-de-fer", Part.WIN),
        ("payout:pay:banker:1/2", "punto-2000", Part.WIN),
        ("payout:commission:1/20:25:up", "mini-baccarat", Part.COMMISSION),
        ("payout:collect", "punto-banco", Part.COLLECTED),
        ("bank-sum:levy:win", "chemin-de-fer", Part.LEVY),
        ("bank-sum:bank:win:part", "koenigsspiel", Part.BANK_SUM),
        ("bank-sum:bank:tie", "baccara-regel", Part.BANK_SUM),
        ("bank-sum:garage:win:more", "chemin-de-fer", Part.GARAGE),
        ("bank-sum:back:garage", "chemin-de-fer", Part.BACK),
        ("bank-sum:next:bought-neighbour", "chemin-de-fer", Part.NEXT_BANKER),
        ("bank-sum:row:two", "chemin-de-fer", Part.BANK_SUM),
        ("bank-sum:row:two", "chemin-de-fer", Part.GARAGE),
        ("bank-sum:row:three", "koenigsspiel", Part.BANK_SUM),
    ],
)
def test_a_cent_more(skill: str, ruleset_id: str, part: Part) -> None:
    task = made(skill, ruleset_id, Level.THIRD)
    check(task)
    changed = with_turn(task, part, lambda turn: one_more(turn) if turn.expected[-1].isdigit() else turn)
    assert changed != task
    assert list(problems(changed))


def test_a_row_that_forgets_its_garage() -> None:
    task = made("bank-sum:row:two")
    assert [turn.asks[0].part for turn in task.turns] == [Part.BANK_SUM, Part.GARAGE]
    assert list(problems(but(task, turns=task.turns[:1])))


def test_another_order() -> None:
    """Two steps changed about, one left out, and a push settled as a loss."""
    for order, ruleset_id in (("right", "punto-banco"), ("banker-right", "chemin-de-fer")):
        task = made(f"payout:order:{order}", ruleset_id, Level.THIRD)
        first, second, *others = task.turns
        assert list(problems(but(task, turns=(second, first, *others))))
        assert list(problems(but(task, turns=task.turns[:-1])))
    pushed = made("payout:push:banker:seven", "ez-baccarat")
    places = [turn for turn in pushed.turns if turn.expected[-1] == "leave"]
    assert places
    lost = tuple(but(turn, expected=(turn.expected[0], "take")) if turn in places else turn for turn in pushed.turns)
    assert list(problems(but(pushed, turns=lost)))


def test_a_mistake_of_order_that_counts_for_what_was_due() -> None:
    task = made("payout:order:losers", "mini-baccarat", Level.THIRD)
    check(task)
    assert list(problems(but(task, turns=tuple(but(turn, misplaced={}) for turn in task.turns))))


def test_other_cards() -> None:
    """A coup in which nobody would have drawn, one that went on after a natural, and a card too many of a kind."""
    task = made("winner:egalite:6-cards")
    nine_of_hearts, king = Seen(CARD_OF["9H"]), Seen(CARD_OF["KS"])
    for ponte, problem in (
        ((king, nine_of_hearts, king), "the judge deals"),
        ((king, Seen(CARD_OF["7S"]), king), "the judge deals"),
        ((king,) * 7, "more often than there are packs"),
    ):
        assert any(problem in found for found in problems(with_scene(task, Part.WINNER, ponte=ponte)))


def test_other_stakes() -> None:
    """One that the bank cannot cover, and one at the banker's seat."""
    task = made("ponte-draw:4:bound:draw", level=Level.FIRST, seed=3)
    scene = task.turns[0].scene
    assert scene.coverage is not None
    assert scene.bank is not None
    for stake in (SeatStake(12, scene.bank.sum_cents), SeatStake(scene.bank.seat, 1_00)):
        coverage = but(scene.coverage, stakes=(*scene.coverage.stakes, stake))
        assert list(problems(with_scene(task, Part.PONTE_CALL, coverage=coverage)))


def test_stakes_that_no_table_has() -> None:
    """Of nothing, of cents, of countless chips, by the banker, out of the room, twice on one place, above the bank."""
    task = made("payout:pay:stake:1/1")
    scene = task.turns[0].scene
    layout, bank = scene.layout, scene.bank
    assert layout is not None
    assert bank is not None
    first, second, *_ = layout.laid
    for changes in (
        {"stake_cents": 0},
        {"stake_cents": first.stake_cents + 50},
        {"stake_cents": 999_999_00},
        {"seat": bank.seat},
        {"seat": 13},
        {"seat": second.seat},
        {"stake_cents": bank.sum_cents},
    ):
        laid = (but(first, **changes), *layout.laid[1:])
        found = list(problems(with_scene(task, Part.WIN, layout=but(layout, laid=laid))))
        assert any("expects" not in problem for problem in found), changes


def test_a_task_that_trains_something_else() -> None:
    task = made("sabot:winner:egalite")
    assert "no turn trains" in next(problems(but(task, aimed=Skill("sabot", "end:arret:last"))))


def test_a_carte_d_arret_that_is_not_seen() -> None:
    for ruleset_id, call, arret in (("chemin-de-fer", "last", None), ("mini-baccarat", "one-more", Arret.LIES)):
        task = made(f"sabot:end:arret:{call}", ruleset_id)
        assert list(problems(with_scene(task, Part.LAST_COUP, arret=arret)))


def test_the_keys_that_make_a_violation_again() -> None:
    task = expecting(made("bank-draw:5/4:choice", "chemin-de-fer", Level.THIRD, 77), Part.BANK_CALL, "stand")
    with pytest.raises(ViolationError, match="bank-draw chemin-de-fer 5/4:choice level 3 seed 77: expects"):
        check(task)


def test_a_run_that_asks_the_same_again_or_takes_no_answer_for_right() -> None:
    drill, skill = BY_ID["ponte-draw"], Skill("ponte-draw", "5:bound:choice")
    same = but(drill, make=lambda ruleset, skill, level, seed: drill.make(ruleset, skill, level, 5))
    with pytest.raises(ViolationError, match="looks like the task before it"):
        list(run_through(plan(same, "chemin-de-fer", skills=(skill,)), seed=1))

    def silent(*given: object) -> Task:
        return but(made(str(skill)), turns=tuple(but(turn, expected=("yes",)) for turn in made(str(skill)).turns))

    with pytest.raises(ViolationError, match="is no answer"):
        list(run_through(plan(but(drill, make=silent), "chemin-de-fer", skills=(skill,)), seed=1))
