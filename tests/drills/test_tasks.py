"""What holds for every drill: its tasks are possible, have one right answer, train their skill and come again."""

from __future__ import annotations

import hashlib
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from croupier_trainer.drills import DRILL_IDS, DRILLS
from croupier_trainer.drills.drill import (
    GENERATOR_VERSION,
    Drill,
    Explanation,
    Level,
    Part,
    Question,
    Scene,
    Skill,
    Task,
    Turn,
    Why,
    judge,
)
from croupier_trainer.rules.ruleset import Family, Ruleset
from tests.drills import replay
from tests.drills.tableaux import NINE, nine
from tests.rules.shipped import own, shipped

BY_ID = {drill.id: drill for drill in DRILLS}
EACH_DRILL = pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)

FIRST = ("points", "natural", "ponte-draw", "bank-draw", "winner")
"""The drills of the first release: one turn a task."""

ONE_PACK = "[sabot]\npacks = 1\nbehind-arret = 7\n"


def tasks(drill: Drill, rulesets: tuple[Ruleset, ...], number: int, first_seed: int = 0) -> Iterator[Task]:
    """So many tasks, all skills, levels and rulesets in turn."""
    combinations = [
        (ruleset, skill, level) for ruleset in rulesets for skill in drill.skills(ruleset) for level in Level
    ]
    for seed, (ruleset, skill, level) in zip(
        range(first_seed, first_seed + number), itertools.cycle(combinations), strict=False
    ):
        yield drill.make(ruleset, skill, level, seed)


def complete_answers(turn: Turn, given: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every answer that can be given in full; of amounts the right one, nothing, and a cent."""
    question = turn.question(given)
    if question is None:
        yield given
        return
    for word in question.choices or {"0", "1", *filter(question.takes, turn.expected)}:
        yield from complete_answers(turn, (*given, word))


def test_the_drills_of_the_first_release() -> None:
    assert list(BY_ID)[: len(FIRST)] == list(FIRST)


def test_the_list_of_ids_is_the_drills_own() -> None:
    assert tuple(drill.id for drill in DRILLS) == DRILL_IDS


@EACH_DRILL
def test_twenty_thousand_turns_are_possible_and_have_one_right_answer(drill: Drill) -> None:
    judged: set[tuple[object, ...]] = set()
    number = 0
    for task in tasks(drill, nine(), 20_000):
        for turn in task.turns:
            assert replay.copies(turn) <= turn.ruleset.sabot.packs
            ponte, banker = replay.hands(turn.scene)
            if len(ponte) >= 2 and len(banker) >= 2:
                assert replay.ends(replay.start(turn), ponte, banker), f"no coup of {turn.ruleset.id} goes so: {turn}"
            form = (turn.asks, turn.expected)
            if form not in judged:
                judged.add(form)
                assert [given for given in complete_answers(turn) if judge(turn, given).right] == [turn.expected]
        number += len(task.turns)
        if number >= 20_000:
            break


@EACH_DRILL
def test_a_turn_is_well_formed(drill: Drill) -> None:
    known_by = {ruleset.id: drill.skills(ruleset) for ruleset in nine()}
    for task in tasks(drill, nine(), 2_000):
        known = known_by[task.ruleset.id]
        assert any(task.aimed in turn.skills for turn in task.turns)
        for turn in task.turns:
            assert turn.ruleset == task.ruleset
            assert turn.question(turn.expected) is None, "the right answer is complete"
            assert all(question.takes(part) for question, part in zip(turn.asks, turn.expected, strict=False))
            assert turn.skills
            assert len(set(turn.skills)) == len(turn.skills)
            trains = turn.trains or (turn.skills,)
            assert len(trains) in (1, len(turn.asks))
            for skills in (turn.skills, *trains):
                assert set(skills) <= set(turn.skills)
            assert set(turn.misplaced) <= {*turn.asks[0].choices} - {turn.expected[0]}
            for skills in (turn.skills, *trains, *turn.misplaced.values()):
                assert skills[0] in known, "what is missed can come back"


@EACH_DRILL
def test_a_run_has_no_few_and_no_many_answers(drill: Drill) -> None:
    for ruleset in nine():
        if drill.skills(ruleset):
            made = list(tasks(drill, (ruleset,), 300))
            assert 20 <= sum(len(task.turns) for task in made) * drill.length / len(made) <= 60


@EACH_DRILL
@pytest.mark.parametrize("ruleset", nine(), ids=lambda ruleset: ruleset.id)
def test_every_skill_has_tasks_on_every_level_and_two_look_different(drill: Drill, ruleset: Ruleset) -> None:
    skills = drill.skills(ruleset)
    assert len(set(skills)) == len(skills)
    for skill in skills:
        assert Skill.parse(str(skill)) == skill
        for level in Level:
            made = [drill.make(ruleset, skill, level, seed) for seed in range(6)]
            assert {task.aimed for task in made} == {skill}
            assert all(any(skill in turn.skills for turn in task.turns) for task in made)
            assert {(task.drill, task.ruleset.id, task.level) for task in made} == {(drill.id, ruleset.id, level)}
            assert len({task.visible() for task in made}) > 1


@pytest.mark.parametrize("drill_id", ["natural", "ponte-draw", "bank-draw"])
def test_one_key_is_one_right_call_under_every_ruleset(drill_id: str) -> None:
    calls: dict[Skill, set[tuple[str, ...]]] = {}
    for task in tasks(BY_ID[drill_id], nine(), 4_000):
        turn = replay.only(task)
        calls.setdefault(turn.skills[0], set()).add(turn.expected[:1])
    several = {str(skill): found for skill, found in calls.items() if len(found) > 1}
    # Which natural is "both" or none is in the key; whom it stops follows.
    assert several == {}


@EACH_DRILL
def test_a_sabot_of_one_pack_is_enough(drill: Drill) -> None:
    for base in ("chemin-de-fer", "punto-banco"):
        ruleset = own(f'based-on = "{base}"\n{ONE_PACK}')
        for task in tasks(drill, (ruleset,), 600):
            assert all(replay.copies(turn) <= 1 for turn in task.turns)


@EACH_DRILL
def test_a_skill_that_the_ruleset_has_not_is_refused(drill: Drill) -> None:
    with pytest.raises(ValueError, match="trains"):
        drill.make(shipped("punto-banco"), Skill(drill.id, "5:free:choice"), Level.FIRST, 1)


@EACH_DRILL
@pytest.mark.parametrize("ruleset_id", NINE)
def test_in_punto_banco_all_cards_lie_face_up_and_nobody_holds_a_bank(drill: Drill, ruleset_id: str) -> None:
    ruleset = shipped(ruleset_id)
    for turn in (turn for task in tasks(drill, (ruleset,), 200) for turn in task.turns):
        hands = (turn.scene.ponte, turn.scene.banker)
        if ruleset.family is Family.PUNTO_BANCO:
            assert not any(seen.face_down for cards in hands for seen in cards)
            assert (turn.scene.bank, turn.scene.coverage) == (None, None)
        assert not any(seen.face_down for cards in hands for seen in cards[2:]), "third cards lie face up"


def shown(scene: Scene) -> object:
    """The scene as it was told when the version was set: of how a hand stands, whether it is bound; of cards only."""
    told = msgspec.to_builtins(scene)
    if scene.coverage is not None:
        reasons = ("ponte_standing", "banker_standing")
        coverage = {key: value for key, value in told["coverage"].items() if key not in reasons}
        bound = {"ponte_bound": scene.coverage.ponte_bound, "banker_bound": scene.coverage.banker_bound}
        told["coverage"] = coverage | bound
    assert (told.pop("arret"), told.pop("layout")) == (None, None)
    return told


def asked(question: Question) -> object:
    """Likewise: whether a part was to be confirmed was no matter of the question."""
    return {"part": question.part, "choices": question.choices, "last_if": question.last_if}


def first_digest() -> str:
    """One figure over tasks of the first drills, of all rulesets, skills and levels: what is shown, asked and right."""
    summed = hashlib.sha256()
    for drill_id in FIRST:
        for task in tasks(BY_ID[drill_id], nine(), 1_500, first_seed=2**62):
            turn = replay.only(task)
            told = (turn.skills[0], shown(turn.scene), [*map(asked, turn.asks)], turn.expected)
            summed.update(msgspec.json.encode(told))
    return summed.hexdigest()[:16]


def digest(drill: Drill) -> str:
    """Likewise over tasks with turns."""
    summed = hashlib.sha256()
    for task in tasks(drill, nine(), 500, first_seed=2**62):
        for turn in task.turns:
            summed.update(msgspec.json.encode((task.aimed, turn.scene, turn.asks, turn.expected, turn.skills)))
    return summed.hexdigest()[:16]


def digests() -> dict[str, str]:
    """Of the first drills together, and of each later one."""
    later = {drill.id: digest(drill) for drill in DRILLS if drill.id not in FIRST}
    return {"first": first_digest()} | later


DIGESTS = {
    1: {
        "first": "75e86d5f4840da80",
        "sabot": "5854a833223e37fd",
        "payout": "dce07f6a8adedc64",
        "bank-sum": "aaa0f55a900010d5",
    }
}
"""By generator version. Another figure under the same version: the history could not show its mistakes again."""


def test_the_generator_makes_what_it_made_when_its_version_was_set() -> None:
    assert digests() == DIGESTS[GENERATOR_VERSION]


def test_another_process_makes_the_same_tasks() -> None:
    program = "from tests.drills.test_tasks import digests; print(digests())"
    for hash_seed in ("1", "77"):
        finished = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
        )
        assert finished.stdout.strip() == str(DIGESTS[GENERATOR_VERSION]), finished.stderr


def test_a_place_is_the_first_part_and_never_the_only_one() -> None:
    place, move = Question(Part.PLACE, ("1", "2")), Question(Part.MOVE, ("take", "pay"))
    told = (shipped("chemin-de-fer"), Scene())
    why = Explanation(Why.LOST), (Skill("payout", "take:stake"),)
    Turn(*told, (place, move), ("1", "take"), *why)
    for asks, expected in (((place,), ("1",)), ((move, place), ("take", "1")), ((place, place), ("1", "2"))):
        with pytest.raises(ValueError, match="a place is asked first"):
            Turn(*told, asks, expected, *why)
    with pytest.raises(ValueError, match="nothing is misplaced"):
        Turn(*told, (move,), ("take",), *why, misplaced={"2": (Skill("payout", "order:right"),)})


def test_one_board_shows_all_turns_of_a_task() -> None:
    task = BY_ID["payout"].make(shipped("chemin-de-fer"), Skill("payout", "take:stake"), Level.FIRST, 1)
    cards = msgspec.structs.replace(task.turns[0], scene=Scene())
    for turns in ((*task.turns, cards), (cards, *task.turns), ()):
        with pytest.raises(ValueError, match="or none has"):
            msgspec.structs.replace(task, turns=turns)


def test_an_answer_short_of_parts_is_wrong_and_kept() -> None:
    turn = replay.only(BY_ID["winner"].make(shipped("punto-banco"), Skill("winner", "egalite:4-cards"), Level.FIRST, 3))
    assert turn.confirmed(turn.expected)
    for given in ((), turn.expected[:1], turn.expected[:2]):
        verdict = judge(turn, given)
        assert not verdict.right
        assert verdict.given == given
        assert verdict.expected == turn.expected
        assert (verdict.wrong_part, verdict.skills) == (len(given), turn.skills)


@pytest.mark.parametrize("text", ["", "points", "points:", ":2", "points 2"])
def test_what_is_no_skill_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no skill"):
        Skill.parse(text)
