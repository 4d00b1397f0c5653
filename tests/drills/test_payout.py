"""The drill `payout`: settled again by the judge of coup records, put in order by hand (rules of record § 5, § 6)."""

from __future__ import annotations

import functools
import itertools
from typing import Any

import pytest

from croupier_trainer.drills import payout
from croupier_trainer.drills.drill import Drill, Laid, Level, Part, Scene, Skill, Task, Turn, Why, judge, place_of
from croupier_trainer.rules.boxes import profit_ratio, result_of
from croupier_trainer.rules.chips import HOUSE_SET, Form, fewest
from croupier_trainer.rules.money import format_cents, parse_cents
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.record import adjudicate
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.settling import boxes_in_order
from tests.drills import replay
from tests.drills.houses import CHEMIN_HOUSES, PUNTO_HOUSES
from tests.drills.tableaux import CHEMINS_DE_FER, nine
from tests.drills.test_reckoning import check_chain
from tests.rules.shipped import own, shipped
from tests.rules.test_settling import with_bets

ALL = {ruleset.id: ruleset for ruleset in nine()} | PUNTO_HOUSES | CHEMIN_HOUSES
EACH = pytest.mark.parametrize("ruleset", ALL.values(), ids=ALL)
SHOE = ("collect", "order:collect")


def settlements(ruleset: Ruleset) -> tuple[Task, ...]:
    """Tasks of every skill and level that settle a coup."""
    return _settlements(next(name for name, each in ALL.items() if each is ruleset))


@functools.cache
def _settlements(name: str) -> tuple[Task, ...]:
    ruleset = ALL[name]
    skills = [skill for skill in payout.skills(ruleset) if skill.key not in SHOE]
    return tuple(payout.make(ruleset, *task) for task in itertools.product(skills, Level, range(4)))


def lying(scene: Scene) -> tuple[Laid, ...]:
    assert scene.layout is not None
    return scene.layout.laid


def judged(task: Task) -> dict[str, Any]:
    """What the judge of coup records says of the coup that lies there."""
    first = task.turns[0].scene
    assert first.layout is not None
    ponte, banker = ([str(card) for card in hand] for hand in replay.hands(first))
    cards = [ponte[0], banker[0], ponte[1], banker[1], *ponte[2:], *banker[2:]]
    record: dict[str, Any] = {"ruleset": task.ruleset.id, "cards": cards}
    amounts = [(laid.seat, laid.box, format_cents(laid.stake_cents)) for laid in first.layout.laid]
    if first.bank is None:
        record["bets"] = [{"seat": seat, "box": box, "amount": amount} for seat, box, amount in amounts]
    else:
        record["bank"] = {"seat": first.bank.seat, "sum": format_cents(first.bank.sum_cents)}
        record["stakes"] = [{"seat": seat, "amount": amount} for seat, _, amount in amounts]
        said = ["draw" if len(hand) == 3 else "stand" for hand in (ponte, banker)]
        record["decisions"] = {"ponte": said[0], "banker": said[1]}
    verdict = adjudicate({task.ruleset.id: task.ruleset}, record)
    assert verdict["cards_used"] == len(cards)
    winner = {"player": "ponte", "tie": "egalite"}.get(verdict["winner"], verdict["winner"])
    assert first.layout.winner is not None
    assert first.layout.winner.value == winner
    return verdict


def cents(written: str) -> int:
    return parse_cents(written) or 0


def by_hand(task: Task, verdict: dict[str, Any]) -> list[tuple[str, ...]]:
    """The answers in order, as the judge's settlement and the sentence of the rules of record have them."""
    scene = task.turns[0].scene
    if scene.bank is not None:
        move = {"win": "pay", "lose": "take", "push": "leave"}
        in_order = [
            (str(entry["seat"]), move[entry["outcome"]], *([str(cents(entry["profit"]))] * (entry["outcome"] == "win")))
            for entry in verdict["settlement"]
        ]
        banker = scene.bank.seat
        seats = [int(place) for place, *_ in in_order]
        assert seats == sorted(seats, key=lambda seat: seat + 100 if seat > 9 else (seat - banker) % 9)
        return in_order
    main = [name for name, box in task.ruleset.boxes.items() if box.kind.value in ("player", "banker", "tie")]
    entries = sorted(verdict["settlement"], key=lambda entry: (entry["seat"], entry["box"] not in main))
    answers: list[tuple[str, ...]] = [
        (f"{entry['seat']}:{entry['box']}", "take") for entry in entries if entry["outcome"] == "lose"
    ]
    for entry in entries:
        place, commission = f"{entry['seat']}:{entry['box']}", cents(entry["commission"])
        if entry["outcome"] == "push":
            answers.append((place, "leave"))
        elif entry["outcome"] == "win":
            answers.append((place, "pay", str(cents(entry["profit"]) + commission)))
            if commission:
                answers.append((place, "commission", str(commission)))
    return answers


# The answers --------------------------------------------------------------------------------------------------------


@EACH
def test_turns_are_the_judges_settlement_in_the_order_of_the_rules(ruleset: Ruleset) -> None:
    for task in settlements(ruleset):
        assert [turn.expected for turn in task.turns] == by_hand(task, judged(task))


@EACH
def test_of_what_is_left_only_one_stake_can_be_next(ruleset: Ruleset) -> None:
    """At one seat no two main boxes, and no two side boxes, are lost, or not lost; nobody stakes twice on a box."""
    for task in settlements(ruleset):
        verdict = judged(task)
        assert len(verdict["settlement"]) == len(lying(task.turns[0].scene))
        main = {name for name, box in ruleset.boxes.items() if box.kind.value in ("player", "banker", "tie")}
        places = [
            (entry["outcome"] == "lose", entry["seat"], entry.get("box") in main) for entry in verdict["settlement"]
        ]
        assert len(set(places)) == len(places)


@EACH
def test_every_skill_is_trained_on_every_level_and_every_answer_is_taken(ruleset: Ruleset) -> None:
    skills = payout.skills(ruleset)
    assert len(set(skills)) == len(skills)
    for skill, level in itertools.product(skills, Level):
        made = [payout.make(ruleset, skill, level, seed) for seed in range(4)]
        assert len({task.visible() for task in made}) > 1
        assert payout.make(ruleset, skill, level, 0) == made[0]
        for task in made:
            assert (task.drill, task.aimed, task.level) == ("payout", skill, level)
            assert any(skill in turn.skills for turn in task.turns)
            for turn in task.turns:
                check_turn(turn, skills)


def check_turn(turn: Turn, skills: tuple[Skill, ...]) -> None:
    assert set(turn.skills) <= set(skills)
    assert not turn.skills[0].key.startswith("order:")
    given: tuple[str, ...] = ()
    for token in turn.expected:
        question = turn.question(given)
        assert question is not None
        assert question.takes(token)
        given = (*given, token)
    assert turn.question(given) is None
    assert judge(turn, given).right
    assert turn.confirmed(given) is (len(given) == len(turn.asks))
    order, stake = turn.skills[1], turn.skills[0]
    assert judge(turn, ("99:no-such-box", *given[1:])).skills == (order,)
    assert judge(turn, (*given[:-1], "1")).skills == (stake,)


def test_what_is_asked() -> None:
    for ruleset, moves in (
        (shipped("punto-banco"), ("take", "pay", "commission", "leave")),
        (shipped("ez-baccarat"), ("take", "pay", "leave")),
        (shipped("chemin-de-fer"), ("take", "pay", "leave")),
    ):
        for task in settlements(ruleset):
            for turn in task.turns:
                place, move, amount = turn.asks
                assert (place.part, place.choices) == (Part.PLACE, tuple(laid.token for laid in lying(turn.scene)))
                assert (move.part, move.choices, move.last_if) == (Part.MOVE, moves, ("take", "leave"))
                assert amount.part is (Part.COMMISSION if turn.expected[1] == "commission" else Part.WIN)
                assert amount.is_amount
                assert amount.confirmed


# The table ----------------------------------------------------------------------------------------------------------


@EACH
def test_each_scene_is_what_the_answer_before_leaves(ruleset: Ruleset) -> None:
    for task in settlements(ruleset):
        table = {laid.token: laid for laid in lying(task.turns[0].scene)}
        assert all(laid.paid_cents == laid.commission_cents == 0 for laid in table.values())
        for turn in task.turns:
            assert {laid.token: laid for laid in lying(turn.scene)} == table
            place, move, *amount = turn.expected
            laid = table[place]
            if move == "take":
                del table[place]
            elif move == "pay":
                table[place] = Laid(laid.seat, laid.box, laid.stake_cents, int(amount[0]))
            elif move == "commission":
                table[place] = Laid(laid.seat, laid.box, laid.stake_cents, laid.paid_cents, int(amount[0]))
            first = task.turns[0].scene
            assert (turn.scene.ponte, turn.scene.banker, turn.scene.bank) == (first.ponte, first.banker, first.bank)


@EACH
def test_no_cent_is_lost_or_found(ruleset: Ruleset) -> None:
    for task in settlements(ruleset):
        staked = {laid.token: laid.stake_cents for laid in lying(task.turns[0].scene)}
        house = 0
        for turn in task.turns:
            place, move, *amount = turn.expected
            house += {"take": staked[place], "leave": 0}.get(move, 0)
            house += {"pay": -1, "commission": 1}.get(move, 0) * int(amount[0] if amount else 0)
        verdict = judged(task)
        if "house" in verdict:
            assert format_cents(house) == verdict["house"]
        else:
            won = {"win": -1, "lose": 1, "push": 0}
            assert house == sum(won[entry["outcome"]] * cents(entry["stake"]) for entry in verdict["settlement"])


@EACH
def test_stakes_are_few_and_can_be_read_from_few_pieces(ruleset: Ruleset) -> None:
    for task in settlements(ruleset):
        laid, layout = lying(task.turns[0].scene), task.turns[0].scene.layout
        assert layout is not None
        seats = {stake.seat for stake in laid}
        assert len(seats) == 1 + task.level
        assert len(laid) <= 7
        assert all(sum(stake.seat == seat for stake in laid) <= 3 for seat in seats)
        assert layout.seats == (7 if ruleset.bank is None else 9)
        assert max(seats) <= layout.seats + (3 if ruleset.bank is not None and task.level is Level.THIRD else 0)
        assert [(stake.seat, stake.box) for stake in laid] == sorted(
            ((stake.seat, stake.box) for stake in laid),
            key=lambda spot: (spot[0], boxes_in_order(ruleset).index(spot[1]) if spot[1] else 0),
        )
        for stake in laid:
            assert 0 < stake.stake_cents < 10_000_00
            assert stake.stake_cents % 100 == 0
            pieces = fewest(stake.stake_cents, HOUSE_SET)
            assert pieces is not None
            assert len(pieces) <= 15
        for turn in task.turns:
            if turn.expected[1] == "pay" and ruleset.id != "house":
                win = fewest(int(turn.expected[2]) // 100 * 100, HOUSE_SET)
                assert win is not None
                assert len(win) <= 15


@EACH
def test_the_packs_have_the_cards(ruleset: Ruleset) -> None:
    for task in settlements(ruleset):
        assert replay.copies(task.turns[0]) <= ruleset.sabot.packs


# Why ----------------------------------------------------------------------------------------------------------------


@EACH
def test_each_amount_is_worked_out_from_what_lies_there(ruleset: Ruleset) -> None:
    whys = {"take": Why.LOST, "leave": Why.PUSHED, "pay": Why.WON, "commission": Why.COMMISSION_MARKED}
    for task in settlements(ruleset):
        for turn in task.turns:
            place, move, *amount = turn.expected
            assert turn.explanation.why is whys[move]
            stake = next(laid for laid in lying(turn.scene) if laid.token == place)
            if amount:
                (working,) = turn.explanation.workings
                (line,) = working.lines
                assert line.result_cents == int(amount[0])
                check_chain(working, stake.paid_cents if move == "commission" else stake.stake_cents)
            else:
                assert turn.explanation.workings == ()


def over(ruleset: Ruleset, cards: str, *bets: tuple[int, str, int]) -> tuple[Turn, ...]:
    """The turns of a coup with these cards, in the order of dealing, and bets in whole units."""
    return payout.turns_of(with_bets(ruleset, cards, *[(seat, box, units * 100) for seat, box, units in bets]))


A_PAIR_AGAINST_SEVEN = "3C 7C 3C KD"
"""The player's six with a pair of one suit, the banker's seven."""


def test_the_skills_of_a_coup_written_out() -> None:
    turns = over(
        shipped("mini-baccarat"),
        A_PAIR_AGAINST_SEVEN,
        *[(2, "banker", 26), (2, "either-pair", 4), (3, "player", 9), (3, "banker-pair", 5), (3, "player-pair", 1)],
        *[(5, "tie", 2), (5, "banker", 20)],
    )
    assert [(*turn.expected, *(skill.key for skill in turn.skills)) for turn in turns] == [
        ("3:player", "take", "take:player", "order:losers"),
        ("3:banker-pair", "take", "take:banker-pair", "order:losers"),
        ("5:tie", "take", "take:tie", "order:losers"),
        ("2:banker", "pay", "2600", "pay:banker:1/1", "order:right"),
        ("2:banker", "commission", "150", "commission:1/20:25:up", "order:commission"),
        ("2:either-pair", "pay", "2000", "pay:either-pair:5/1", "order:main"),
        ("3:player-pair", "pay", "1100", "pay:player-pair:11/1", "order:right"),
        ("5:banker", "pay", "2000", "pay:banker:1/1", "order:right"),
        ("5:banker", "commission", "100", "commission:1/20:25:up", "order:commission"),
    ]


@pytest.mark.parametrize(
    ("ruleset", "cards", "bet", "skill"),
    [
        (shipped("punto-2000"), "4C 6C KC KD 8S", "banker", "pay:banker:1/2"),
        (shipped("ez-baccarat"), "2C 2H 2D 2S 2H 3S", "banker", "push:banker:seven"),
        (shipped("ez-baccarat"), "2C 2H 2D 2S 2H 3S", "dragon-7", "pay:dragon-7:40/1"),
        (shipped("punto-banco"), "7C 7H KD KS", "player", "push:player"),
        (shipped("mini-baccarat"), "9C 9H KD KS", "dragon-bonus-player", "push:dragon-bonus-player"),
        (PUNTO_HOUSES["odds that fall between cents"], "7C 7H KD KS", "tie", "pay:tie:23/3:up"),
        (PUNTO_HOUSES["odds that fall between cents"], "7C 6H KD KS", "player", "pay:player:2/3:down"),
        (PUNTO_HOUSES["odds that fall between cents"], "6C 7H KD KS", "banker", "pay:banker:19/20"),
    ],
)
def test_the_skill_of_a_stake_written_out(ruleset: Ruleset, cards: str, bet: str, skill: str) -> None:
    (turn, *_) = over(ruleset, cards, (1, bet, 30))
    assert turn.skills[0].key == skill


def test_a_mistake_of_order_counts_for_the_rule_that_it_breaks() -> None:
    turns = over(
        shipped("mini-baccarat"),
        A_PAIR_AGAINST_SEVEN,
        *[(2, "banker", 26), (2, "either-pair", 4), (3, "player", 9), (3, "banker-pair", 5), (5, "tie", 2)],
    )
    losers, right, main, commission = ("losers", "right", "main", "commission")
    said = ("2:banker", "2:either-pair", "3:player", "3:banker-pair", "5:tie")
    written = [
        ("3:player", "take", (losers, losers, None, main, right)),
        ("3:banker-pair", "take", (losers, losers, None, None, right)),
        ("5:tie", "take", (losers, losers, None, None, None)),
        ("2:banker", "pay", (None, main, None, None, None)),
        ("2:banker", "commission", (None, commission, None, None, None)),
        ("2:either-pair", "pay", (main, None, None, None, None)),
    ]
    assert [turn.expected[:2] for turn in turns] == [(place, move) for place, move, _ in written]
    for turn, (place, move, broken) in zip(turns, written, strict=True):
        found = [
            None if token == place or token not in turn.asks[0].choices else judge(turn, (token, move)).skills
            for token in said
        ]
        assert found == [None if rule is None else (Skill("payout", f"order:{rule}"),) for rule in broken]


def test_another_seat_is_a_mistake_about_the_right() -> None:
    first, *_ = over(shipped("punto-banco"), "7C 6H KD KS", (2, "player", 10), (4, "player", 10))
    assert judge(first, ("4:player", "pay", "1000")).skills == (Skill("payout", "order:right"),)
    task = payout.make(shipped("chemin-de-fer"), Skill("payout", "order:banker-right"), Level.THIRD, 1)
    for turn in task.turns:
        for other in turn.asks[0].choices:
            if other != turn.expected[0]:
                assert judge(turn, (other,)).skills == (Skill("payout", "order:banker-right"),)


@EACH
def test_every_wrong_place_has_its_rule(ruleset: Ruleset) -> None:
    for task in settlements(ruleset):
        for turn in task.turns:
            assert set(turn.misplaced) == {*turn.asks[0].choices} - {turn.expected[0]}


# What goes wrong at real tables -------------------------------------------------------------------------------------


def aimed(ruleset: Ruleset, key: str, level: Level, seeds: int = 20) -> list[tuple[Task, Turn]]:
    """Tasks of a skill, each with its first turn that trains it."""
    skill = Skill("payout", key)
    made = [payout.make(ruleset, skill, level, seed) for seed in range(seeds)]
    return [(task, next(turn for turn in task.turns if skill in turn.skills)) for task in made]


def test_round_sums_at_first_and_odd_ones_with_a_plaque_now_and_then_in_the_end() -> None:
    ruleset = shipped("mini-baccarat")
    by_level: dict[Level, set[int]] = {level: set() for level in Level}
    for task in settlements(ruleset):
        by_level[task.level] |= {laid.stake_cents // 100 for laid in lying(task.turns[0].scene)}
    assert by_level[Level.FIRST] <= {5, 10, 20, 50, 100, 200, 500}
    assert max(by_level[Level.SECOND]) < 1_000
    assert any(amount % 5 for amount in by_level[Level.SECOND])
    plaques = [
        amount
        for amount in by_level[Level.THIRD]
        if any(piece.form is Form.PLAQUE for piece in fewest(amount * 100) or ())
    ]
    assert 0.02 < len(plaques) / len(by_level[Level.THIRD]) < 0.4


@pytest.mark.parametrize("level", [Level.SECOND, Level.THIRD])
def test_half_of_an_odd_stake_and_commission_that_is_rounded(level: Level) -> None:
    for _, turn in aimed(shipped("punto-2000"), "pay:banker:1/2", level):
        assert int(turn.expected[2]) % 100 == 50
    rounds = 0
    for task, _ in aimed(shipped("mini-baccarat"), "commission:1/20:25:up", level):
        marked = [turn for turn in task.turns if turn.expected[1] == "commission"]
        rounds += any(step.unit_cents for turn in marked for step in turn.explanation.workings[0].lines[0].steps)
    assert rounds == 20
    for _, turn in aimed(PUNTO_HOUSES["odds that fall between cents"], "pay:player:2/3:down", level):
        assert turn.explanation.workings[0].lines[0].steps[-1].unit_cents == 1


def test_nothing_is_rounded_at_first_in_a_shipped_ruleset() -> None:
    for ruleset in nine():
        for task in settlements(ruleset):
            if task.level is Level.FIRST:
                workings = [working for turn in task.turns for working in turn.explanation.workings]
                assert not any(step.unit_cents for working in workings for step in working.lines[0].steps)


def test_a_push_is_easily_taken_for_a_loss() -> None:
    """Beside what is pushed something is lost, as far as anything can be."""
    boxes = shipped("mini-baccarat").boxes
    for key in ("push:player", "push:banker", "push:dragon-bonus-player"):
        for task, _ in aimed(shipped("mini-baccarat"), key, Level.SECOND):
            ponte, banker = replay.hands(task.turns[0].scene)
            result = result_of(ponte, banker, Winner.EGALITE)
            can_lose = any(profit_ratio(box, result) is None for box in boxes.values())
            assert ("take" in [turn.expected[1] for turn in task.turns]) is can_lose
    for task, turn in aimed(shipped("ez-baccarat"), "push:banker:seven", Level.FIRST):
        assert turn.expected[1] == "leave"
        assert judged(task)["winner"] == "banker"
        assert "take" in [turn.expected[1] for turn in task.turns]


@pytest.mark.parametrize("level", Level)
def test_where_the_order_is_trained_something_else_could_come_first(level: Level) -> None:
    ruleset = shipped("mini-baccarat")
    for task, turn in aimed(ruleset, "order:losers", level):
        assert len(turn.asks[0].choices) > 1
        assert {"pay", "leave"} & {turn.expected[1] for turn in task.turns}
    for task, turn in aimed(ruleset, "order:right", level):
        assert len({turn.expected[0][0] for turn in task.turns if turn.expected[1] in ("pay", "leave")}) > 1
    for task, turn in aimed(ruleset, "order:main", level):
        seat, box = place_of(turn.expected[0])
        assert box not in ("player", "banker", "tie")
        before = [place_of(other.expected[0]) for other in task.turns[: task.turns.index(turn)]]
        assert {(seat, main) for main in ("player", "banker", "tie")} & set(before)
    for task, _ in aimed(shipped("chemin-de-fer"), "order:banker-right", level):
        assert len(task.turns) > 1


def test_nobody_stakes_on_player_and_banker() -> None:
    for task in settlements(shipped("mini-baccarat")):
        spots = {(laid.seat, laid.box) for laid in lying(task.turns[0].scene)}
        assert not any({(seat, "player"), (seat, "banker")} <= spots for seat in range(1, 8))


# The shoe -----------------------------------------------------------------------------------------------------------


def test_what_seats_owe_of_a_shoe_is_collected_from_the_right() -> None:
    marked = [ruleset for ruleset in ALL.values() if Skill("payout", "collect") in payout.skills(ruleset)]
    assert len(marked) > 5
    for ruleset, key, level, seed in itertools.product(marked, SHOE, Level, range(6)):
        task = payout.make(ruleset, Skill("payout", key), level, seed)
        layout = task.turns[0].scene.layout
        assert layout is not None
        left = {lammers.seat: lammers.marks_cents for lammers in layout.lammers}
        assert list(left) == sorted(left)
        assert len(left) == 1 + level == len(task.turns)
        assert all(2 <= len(marks) <= 6 and min(marks) > 0 for marks in left.values())
        shares = [box.commission for box in ruleset.boxes.values() if box.commission]
        assert all(cents % share.unit_cents == 0 for share in shares[:1] for marks in left.values() for cents in marks)
        for turn in task.turns:
            scene = turn.scene
            assert scene.layout is not None
            assert {lammers.seat: lammers.marks_cents for lammers in scene.layout.lammers} == left
            assert (scene.layout.laid, scene.layout.winner, scene.ponte, scene.bank) == ((), None, (), None)
            seat = min(left)
            assert turn.asks[0].choices == tuple(map(str, left))
            assert (turn.asks[0].part, turn.asks[1].part) == (Part.PLACE, Part.COLLECTED)
            assert turn.expected == (str(seat), str(sum(left.pop(seat))))
            assert turn.explanation.why is Why.OWED
            check_turn(turn, payout.skills(ruleset))


# Which skills there are ---------------------------------------------------------------------------------------------


def keys(ruleset: Ruleset) -> list[str]:
    return [skill.key for skill in payout.skills(ruleset)]


PLAIN = ["take:player", "push:player", "pay:player:1/1", "take:banker", "push:banker", "pay:banker:1/1"]
TIE = ["take:tie", "pay:tie:8/1"]
TO_THE_CENT = "commission:1/20:1:nearest"
SHOE_KEYS = ["order:commission", "collect", "order:collect"]


def side(kind: str, *odds: str, push: bool = False) -> list[str]:
    return [f"take:{kind}", *([f"push:{kind}"] * push), *(f"pay:{kind}:{pays}" for pays in odds)]


def test_the_skills_of_the_shipped_rulesets() -> None:
    order, main = ["order:losers", "order:right"], ["order:main"]
    pairs = [*side("player-pair", "11/1"), *side("banker-pair", "11/1")]
    dragon = ("1/1", "2/1", "4/1", "6/1", "10/1", "30/1")
    for ruleset_id in CHEMINS_DE_FER:
        assert keys(shipped(ruleset_id)) == ["take:stake", "push:stake", "pay:stake:1/1", "order:banker-right"]
    for ruleset_id in ("punto-banco", "punto-banco-france"):
        assert keys(shipped(ruleset_id)) == [*PLAIN, TO_THE_CENT, *TIE, *order, *SHOE_KEYS]
    assert keys(shipped("punto-banco-macau")) == [*PLAIN, TO_THE_CENT, *TIE, *pairs, *order, *main, *SHOE_KEYS]
    assert keys(shipped("punto-2000")) == [*PLAIN, "pay:banker:1/2", *TIE, *pairs, *order, *main]
    assert keys(shipped("ez-baccarat")) == [
        *[*PLAIN[:5], "push:banker:seven", PLAIN[5], *TIE, *side("dragon-7", "40/1"), *side("panda-8", "25/1")],
        *[*order, *main],
    ]
    assert keys(shipped("mini-baccarat")) == [
        *[*PLAIN, "commission:1/20:25:up", *TIE, *pairs, *side("either-pair", "5/1"), *side("perfect-pair", "25/1")],
        *side("dragon-bonus-player", *dragon, push=True),
        *side("dragon-bonus-banker", *dragon, push=True),
        *[*order, *main, *SHOE_KEYS],
    ]


def test_what_a_house_cannot_come_to_is_no_skill() -> None:
    assert "pay:perfect-pair:25/1" not in keys(PUNTO_HOUSES["one pack and every sort of pair"])
    assert "pay:perfect-pair:25/1" in keys(own('based-on = "mini-baccarat"\n[sabot]\npacks = 2\nbehind-arret = 7'))
    nobody_draws = keys(PUNTO_HOUSES["nobody draws"])
    assert "pay:dragon-bonus-player:6/1" in nobody_draws
    assert "pay:dragon-bonus-player:10/1" not in nobody_draws  # by eight points only a natural wins, and that pays 1:1
    assert not [key for key in keys(PUNTO_HOUSES["no commission at all, however it is put"]) if "commi" in key]
    assert "push:banker:six" in keys(PUNTO_HOUSES["a six is a push, and there is commission on the tie"])


@pytest.mark.parametrize("ruleset_id", ["punto-banco", "chemin-de-fer"])
def test_a_skill_that_the_ruleset_has_not_is_refused(ruleset_id: str) -> None:
    drill: Drill = payout.DRILL
    for skill in (Skill("payout", "pay:tie:9/1"), Skill("points", "take:tie"), Skill("payout", "order:main")):
        with pytest.raises(ValueError, match="trains"):
            drill.make(shipped(ruleset_id), skill, Level.FIRST, 1)


@pytest.mark.parametrize("ruleset_id", ["chemin-de-fer", "baccara-regel", "koenigsspiel"])
def test_the_bank_is_paid_out_of_and_taken_into_as_the_round_goes(ruleset_id: str) -> None:
    """At the end of the round it holds what it had, and the stakes that were lost, less the wins that were paid."""
    for key in ("take:stake", "pay:stake:1/1", "push:stake"):
        for level in Level:
            task = payout.make(shipped(ruleset_id), Skill("payout", key), level, 11)
            bank = task.turns[0].scene.bank
            assert bank is not None
            lies = bank.sum_cents
            for turn in task.turns:
                layout = turn.scene.layout
                assert layout is not None
                assert layout.bank_cents == lies
                token, move = turn.expected[0], turn.expected[1]
                stake = next(each.stake_cents for each in layout.laid if each.token == token)
                lies += {"take": stake, "pay": -stake, "leave": 0}[move]
            assert lies >= 0
