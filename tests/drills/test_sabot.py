"""The drill `sabot`: every turn of a coup held against what a croupier would say who sees its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from croupier_trainer.drills import sabot
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Arret, Level, Part, Scene, Skill, Task, Turn, Why
from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.sabot import Sabot, draw, shuffled
from croupier_trainer.rules.tableau import STOOD, Hand
from tests.drills import replay
from tests.drills.tableaux import CHEMINS_DE_FER, COLUMN_NAMES, PUNTO_BANCOS, bank_call, nine, ponte_call
from tests.drills.test_natural import counted
from tests.drills.test_points import WORTH
from tests.drills.test_ponte_draw import free_to_the_eye
from tests.rules.shipped import own, shipped

EACH_RULESET = pytest.mark.parametrize("ruleset", nine(), ids=lambda ruleset: ruleset.id)
PONTE_SPEAKS_FIRST = ("chemin-de-fer", "baccara-regel")
ONE_MORE_COUP = ("mini-baccarat", "ez-baccarat")
WORDS = {8: "eight", 9: "nine"}


def tasks(ruleset: Ruleset, seeds: int, levels: tuple[Level, ...] = tuple(Level)) -> Iterator[Task]:
    for skill in sabot.skills(ruleset):
        for level in levels:
            for seed in range(seeds):
                yield sabot.make(ruleset, skill, level, seed)


def aimed_at(key: str, ruleset_id: str, seeds: int, level: Level = Level.SECOND) -> list[Task]:
    return [sabot.make(shipped(ruleset_id), Skill("sabot", key), level, seed) for seed in range(seeds)]


def turn_of(task: Task, part: Part) -> Turn | None:
    return next((turn for turn in task.turns if turn.asks[0].part is part), None)


def lying(scene: Scene) -> int:
    return len(scene.ponte) + len(scene.banker)


Step = tuple[Part, tuple[str, ...], int, bool]
"""What is asked, what is right, how many cards lie then, and whether some of the bank's lie face down."""


def script(task: Task) -> list[Step]:
    """The turns of the coup, by eye."""
    last = task.turns[-1]
    ponte, banker = replay.hands(last.scene)
    two = [counted(cards[:2]) for cards in (ponte, banker)]
    hides = task.ruleset.id in PONTE_SPEAKS_FIRST
    natural = [points >= 8 for points in two]
    sides = [f"{hand}-{WORDS[points]}" for hand, points in zip(("ponte", "banker"), two, strict=True) if points >= 8]
    if hides:
        announced = sides[0] if natural[0] else "none"
    else:
        announced = "both" if len(sides) == 2 else sides[0] if sides else "none"
    steps: list[Step] = [(Part.NATURAL, (announced,), 4, hides)]
    speaks = not natural[0] and (hides or not natural[1])
    if speaks:
        call = "choice" if free_to_the_eye(last) else ponte_call(task.ruleset.id, two[0])
        steps.append((Part.PONTE_CALL, (call,), 4, hides))
    if hides:
        steps.append((Part.NATURAL, (sides[-1] if natural[1] else "none",), 4, False))
    if not any(natural):
        column = WORTH[ponte[2].rank] if len(ponte) == 3 else STOOD
        call = "choice" if free_to_the_eye(last) else bank_call(task.ruleset.id, two[1], column)
        steps.append((Part.BANK_CALL, (call,), 2 + len(ponte), False))
    points = counted(ponte), counted(banker)
    wins = "egalite" if points[0] == points[1] else "ponte" if points[0] > points[1] else "banker"
    number = len(ponte) + len(banker)
    steps.append((Part.POINTS_PONTE, (str(points[0]), str(points[1]), wins), number, False))
    one_more = last.scene.arret is Arret.COMES and task.ruleset.id in ONE_MORE_COUP
    end = "goes-on" if last.scene.arret is None else "one-more" if one_more else "last"
    steps.append((Part.LAST_COUP, (end,), number, False))
    return steps


@EACH_RULESET
def test_every_turn_is_what_the_table_asks_and_its_answer_what_the_cards_say(ruleset: Ruleset) -> None:
    for task in tasks(ruleset, 12):
        asked = [
            (turn.asks[0].part, turn.expected, lying(turn.scene), any(seen.face_down for seen in turn.scene.banker))
            for turn in task.turns
        ]
        assert asked == script(task)
        assert task.aimed in {turn.skills[0] for turn in task.turns}


@EACH_RULESET
def test_the_cards_of_a_turn_are_those_of_the_turn_before_and_perhaps_another(ruleset: Ruleset) -> None:
    for task in tasks(ruleset, 4):
        for before, after in zip(task.turns, task.turns[1:], strict=False):
            for had, has in zip(replay.hands(before.scene), replay.hands(after.scene), strict=True):
                assert has[: len(had)] == had
            assert lying(after.scene) - lying(before.scene) in (0, 1)
            assert (after.scene.bank, after.scene.coverage) == (before.scene.bank, before.scene.coverage)
            assert not any(seen.face_down for seen in after.scene.ponte)


@EACH_RULESET
def test_a_card_comes_as_often_as_there_are_packs_at_most(ruleset: Ruleset) -> None:
    small = own(f'based-on = "{ruleset.id}"\n[sabot]\npacks = 1\nbehind-arret = 7\n')
    for task in tasks(small, 3):
        ponte, banker = replay.hands(task.turns[-1].scene)
        assert max(Counter(ponte + banker).values()) == 1


@EACH_RULESET
def test_what_a_turn_counts_for(ruleset: Ruleset) -> None:
    for task in tasks(ruleset, 6):
        for turn in task.turns:
            mine, *finer = turn.skills
            kind, _, what = mine.key.partition(":")
            right = turn.expected[0]
            ponte, banker = replay.hands(turn.scene)
            match turn.asks[0].part:
                case Part.NATURAL if "banker" in turn.asks[0].choices[1]:
                    assert (kind, what) == ("bank-natural", "none" if right == "none" else "natural")
                    assert finer == []
                case Part.NATURAL:
                    assert (kind, what) == ("natural", right.partition("-")[0])
                    assert finer == []
                case Part.PONTE_CALL:
                    assert (kind, what) == ("ponte", right)
                    standing = "free" if free_to_the_eye(turn) else "bound"
                    assert [str(skill) for skill in finer] == [f"ponte-draw:{counted(ponte)}:{standing}:{right}"]
                case Part.BANK_CALL:
                    assert (kind, what) == ("bank", right)
                    row, column = counted(banker), WORTH[ponte[2].rank] if len(ponte) == 3 else STOOD
                    cell = f"bank-draw:{row}/{COLUMN_NAMES[column]}:{right}"
                    whole = [f"bank-draw:{row}:{right}"] if row in (0, 1, 2, 7) else []
                    expected = ["bank-draw:free:choice"] if free_to_the_eye(turn) else [*whole, cell]
                    assert [str(skill) for skill in finer] == expected
                case Part.POINTS_PONTE:
                    assert (kind, what) == ("winner", turn.expected[2])
                    assert len(finer) == 1
                    assert str(finer[0]).startswith(f"winner:{turn.expected[2]}:")
                    assert str(finer[0]).endswith(f":{lying(turn.scene)}-cards")
                case _:
                    came = {None: "", Arret.COMES: "arret:", Arret.LIES: "after:"}[turn.scene.arret]
                    assert (kind, what, finer) == ("end", f"{came}{right}", [])


@EACH_RULESET
def test_only_points_and_winner_are_confirmed(ruleset: Ruleset) -> None:
    for task in tasks(ruleset, 2):
        for turn in task.turns:
            assert turn.confirmed(turn.expected) is (turn.asks[0].part is Part.POINTS_PONTE)


@pytest.mark.parametrize("ruleset_id", PONTE_SPEAKS_FIRST)
def test_no_card_is_given_where_the_bank_turns_a_natural(ruleset_id: str) -> None:
    asked_for = 0
    for task in aimed_at("bank-natural:natural", ruleset_id, 60):
        assert lying(task.turns[-1].scene) == 4
        call = turn_of(task, Part.PONTE_CALL)
        if call is not None:
            said = task.turns[task.turns.index(call) + 1].scene.ponte_said
            assert said is not None
            assert call.expected[0] in (said.value, "choice")
            asked_for += said.value == "draw"
    assert asked_for > 10


def test_whom_a_natural_of_the_bank_stops() -> None:
    whys = Counter[Why]()
    for task in aimed_at("bank-natural:natural", "chemin-de-fer", 60):
        first, turned = (turn for turn in task.turns if turn.asks[0].part is Part.NATURAL)
        assert Hand.BANKER not in first.explanation.naturals, "nobody has seen the bank's cards"
        assert first.explanation.why in (Why.NO_NATURAL, Why.NATURAL_ENDS)
        both = first.expected != ("none",)
        assert turned.explanation.why is (Why.NATURAL_BOTH if both else Why.NATURAL_ENDS)
        assert turned.explanation.naturals == ((Hand.PONTE, Hand.BANKER) if both else (Hand.BANKER,))
        whys[turned.explanation.why] += 1
    assert len(whys) == 2


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Card, bool]]:
    """Every card that leaves a sabot, and whether the carte d'arrêt came before it."""
    seen: list[tuple[Card, bool]] = []

    def noted(dealt: Sabot) -> tuple[Sabot, Card, bool]:
        after, card, showed = draw(dealt)
        seen.append((card, showed))
        return after, card, showed

    monkeypatch.setattr(sabot, "draw", noted)
    return seen


def test_the_first_and_third_card_are_the_pontes(drawn: list[tuple[Card, bool]]) -> None:
    """Rules of record § 2."""
    for task in tasks(shipped("punto-banco"), 3):
        ponte, banker = replay.hands(task.turns[-1].scene)
        dealt = [ponte[0], banker[0], ponte[1], banker[1], *ponte[2:], *banker[2:]]
        assert [card for card, _ in drawn[-len(dealt) :]] == dealt


@EACH_RULESET
def test_the_carte_d_arret_is_seen_with_the_first_card_from_behind_it(
    ruleset: Ruleset, drawn: list[tuple[Card, bool]]
) -> None:
    came = Counter[int]()
    for seed in range(150):
        call = "one-more" if ruleset.id in ONE_MORE_COUP else "last"
        task = sabot.make(ruleset, Skill("sabot", f"end:arret:{call}"), Level.SECOND, seed)
        before = [showed for _, showed in drawn[-lying(task.turns[-1].scene) :]].index(True)
        for turn in task.turns:
            assert turn.scene.arret is (Arret.COMES if lying(turn.scene) > before else None)
        came[before] += 1
    assert set(came) == {0, 1, 2, 3, 4, 5}


def test_a_coup_after_the_carte_d_arret_is_dealt_only_where_the_house_does() -> None:
    for ruleset in nine():
        has = any(skill.key.startswith("end:after:") for skill in sabot.skills(ruleset))
        assert has is (ruleset.id in ONE_MORE_COUP)
        for task in tasks(ruleset, 1, (Level.SECOND,)):
            if not has:
                assert all(turn.scene.arret is not Arret.LIES for turn in task.turns)
    for task in aimed_at("end:after:last", "mini-baccarat", 20):
        assert {turn.scene.arret for turn in task.turns} == {Arret.LIES}
        assert (task.turns[-1].expected, task.turns[-1].explanation.why) == (("last",), Why.LAST_COUP)
    for task in aimed_at("end:arret:one-more", "mini-baccarat", 20):
        assert (task.turns[-1].expected, task.turns[-1].explanation.why) == (("one-more",), Why.ONE_MORE)


def test_where_more_than_one_coup_follows_it_nobody_is_asked_how_many_are_left() -> None:
    """Nothing on the felt tells how many coups ago it came: the same table would have two right answers."""
    house = own('based-on = "mini-baccarat"\n[sabot]\npacks = 1\nbehind-arret = 20\ncoups-after-arret = 2\n')
    asked = {turn.expected for task in tasks(house, 30) for turn in task.turns if turn.asks[0].part is Part.LAST_COUP}
    assert asked == {("goes-on",)}


@pytest.mark.parametrize(
    ("after", "behind", "ends"),
    [
        (0, 0, []),
        (0, 1, ["arret:last"]),
        (0, 52, ["arret:last"]),
        (1, 4, ["arret:one-more"]),
        (1, 5, ["arret:one-more", "after:last"]),
        (2, 4, []),
        (2, 8, []),
        (2, 9, []),
        (3, 52, []),
    ],
)
def test_how_coups_at_the_end_of_a_sabot_end(after: int, behind: int, ends: list[str]) -> None:
    """Four cards at least are dealt in each of those after the carte d'arrêt."""
    ruleset = shipped("mini-baccarat")
    rules = msgspec.structs.replace(ruleset.sabot, behind_arret=behind, coups_after_arret=after)
    keys = [skill.key for skill in sabot.skills(msgspec.structs.replace(ruleset, sabot=rules))]
    assert [key for key in keys if key.startswith("end:")] == ["end:goes-on", *(f"end:{end}" for end in ends)]


def test_the_skills() -> None:
    ends = ["end:goes-on", "end:arret:last"]
    winners = ["winner:ponte", "winner:banker", "winner:egalite"]
    calls = [f"{kind}:{call}" for kind in ("ponte", "bank") for call in ("draw", "stand", "choice")]
    for ruleset_id in CHEMINS_DE_FER:
        keys = [skill.key for skill in sabot.skills(shipped(ruleset_id))]
        if ruleset_id in PONTE_SPEAKS_FIRST:
            naturals = ["natural:none", "natural:ponte", "bank-natural:none", "bank-natural:natural"]
        else:
            naturals = ["natural:none", "natural:ponte", "natural:banker", "natural:both"]
        assert keys == [*naturals, *calls, *winners, *ends]
    for ruleset_id in PUNTO_BANCOS:
        keys = [skill.key for skill in sabot.skills(shipped(ruleset_id))]
        one_more = ["end:goes-on", "end:arret:one-more", "end:after:last"]
        bound = [call for call in calls if not call.endswith("choice")]
        naturals = ["natural:none", "natural:ponte", "natural:banker", "natural:both"]
        assert keys == [*naturals, *bound, *winners, *(one_more if ruleset_id in ONE_MORE_COUP else ends)]


@pytest.mark.parametrize("ruleset_id", CHEMINS_DE_FER)
def test_at_first_both_hands_are_bound_and_later_some_are_free(ruleset_id: str) -> None:
    standing = {
        level: Counter(free_to_the_eye(task.turns[0]) for task in tasks(shipped(ruleset_id), 6, (level,)))
        for level in Level
    }
    assert set(standing[Level.FIRST]) == {False}
    for level in (Level.SECOND, Level.THIRD):
        assert min(standing[level][True], standing[level][False]) > 10


def test_a_call_that_only_a_free_hand_has_is_asked_of_one_at_first_as_well() -> None:
    house = own(
        'based-on = "chemin-de-fer"\n[tableau]\nponte = "DDDDDDSS"\n[tableau.cells]\n"3/9" = "D"\n"5/4" = "D"\n'
    )
    for key in ("ponte:choice", "bank:choice"):
        for seed in range(10):
            assert free_to_the_eye(sabot.make(house, Skill("sabot", key), Level.FIRST, seed).turns[0])
    bound = own('based-on = "chemin-de-fer"\n[tableau]\nponte = "DDDDDDSS"\n[bank]\nfree-alone = "nobody"\n')
    keys = [skill.key for skill in sabot.skills(bound)]
    assert "ponte:choice" not in keys
    assert "bank:choice" in keys


@pytest.mark.parametrize(("behind", "after"), [(0, 0), (1, 2), (4, 1), (5, 1), (9, 2), (38, 1)])
def test_the_smallest_sabots_have_a_task_for_every_skill_they_list(behind: int, after: int) -> None:
    house = own(
        f'based-on = "punto-banco"\n[sabot]\npacks = 1\nbehind-arret = {behind}\ncoups-after-arret = {after}\n'
        'burn = "fixed"\nburn-cards = 8\n'
    )
    for task in tasks(house, 3, (Level.SECOND,)):
        assert task.aimed in {turn.skills[0] for turn in task.turns}


def test_a_skill_that_the_ruleset_has_not_is_refused() -> None:
    for ruleset_id, key in (("punto-banco", "ponte:choice"), ("chemin-de-fer", "natural:both"), ("koenigsspiel", "x")):
        with pytest.raises(ValueError, match="trains"):
            sabot.make(shipped(ruleset_id), Skill("sabot", key), Level.FIRST, 1)


def test_the_same_seed_is_the_same_coup_and_another_another() -> None:
    skill = Skill("sabot", "winner:egalite")
    first, again, other = (sabot.make(shipped("punto-banco"), skill, Level.SECOND, seed) for seed in (1, 1, 2))
    assert first == again
    assert first.visible() != other.visible()


def test_a_sabot_is_shuffled_the_same_way_on_every_machine() -> None:
    rules = shipped("chemin-de-fer").sabot
    assert [str(card) for card in shuffled(rules, Chance("sabot"))[:6]] == ["KH", "AS", "4H", "4H", "8C", "3C"]
    assert all(0 <= number < 1 for number in (Chance("random", seed).random() for seed in range(1000)))
