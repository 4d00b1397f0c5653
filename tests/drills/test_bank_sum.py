"""The drill `bank-sum`, reckoned again by the judge of coup records (rules of record § 5; S001)."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from typing import Any

import pytest

from croupier_trainer.drills import bank_sum
from croupier_trainer.drills.drill import Item, Layout, Level, Part, Skill, Task, Turn, Why, judge
from croupier_trainer.drills.reckoning import Purpose
from croupier_trainer.rules.chips import HOUSE_SET, fewest
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.money import format_cents, parse_cents
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.record import adjudicate
from croupier_trainer.rules.ruleset import LevyFrom, Ruleset, Uncovered
from tests.drills.houses import CHEMIN_HOUSES
from tests.drills.tableaux import CHEMINS_DE_FER, PUNTO_BANCOS
from tests.drills.test_reckoning import bank_rules, check_chain
from tests.rules.shipped import shipped

ALL = {ruleset_id: shipped(ruleset_id) for ruleset_id in CHEMINS_DE_FER} | CHEMIN_HOUSES
EACH = pytest.mark.parametrize("ruleset", ALL.values(), ids=ALL)
CARDS = {Winner.PONTE: "9C 7H KD KS", Winner.BANKER: "7C 9H KD KS", Winner.EGALITE: "9C 9H KD KS"}


def coups(ruleset: Ruleset) -> tuple[Task, ...]:
    """Tasks of every skill and level about one coup."""
    return tuple(task for task in _tasks(name_of(ruleset)) if not task.aimed.key.startswith("row:"))


def rows(ruleset: Ruleset) -> tuple[Task, ...]:
    """Tasks about several coups in a row."""
    return tuple(task for task in _tasks(name_of(ruleset)) if task.aimed.key.startswith("row:"))


def name_of(ruleset: Ruleset) -> str:
    return next(name for name, each in ALL.items() if each is ruleset)


@functools.cache
def _tasks(name: str) -> tuple[Task, ...]:
    ruleset = ALL[name]
    return tuple(
        bank_sum.make(ruleset, skill, level, seed)
        for skill, level, seed in itertools.product(bank_sum.skills(ruleset), Level, range(6))
    )


def layout_of(turn: Turn) -> Layout:
    assert turn.scene.layout is not None
    return turn.scene.layout


def bank_of(turn: Turn) -> Bank:
    assert turn.scene.bank is not None
    return turn.scene.bank


def judged(ruleset: Ruleset, bank: Bank, stakes: list[tuple[int, int]], winner: Winner) -> dict[str, Any]:
    """The bank after a coup, in cents, as the judge of coup records has it."""
    written: dict[str, Any] = {"seat": bank.seat, "sum": format_cents(bank.sum_cents)}
    if bank.garage_cents:
        written["garage"] = format_cents(bank.garage_cents)
    if bank.bought_from is not None:
        written["bought_from"] = bank.bought_from
    record = {
        "ruleset": ruleset.id,
        "bank": written,
        "stakes": [{"seat": seat, "amount": format_cents(cents)} for seat, cents in stakes],
        "cards": CARDS[winner].split(),
        "decisions": {"ponte": "stand", "banker": "stand"},
    }
    verdict = adjudicate({ruleset.id: ruleset}, record)
    assert verdict["winner"] == winner.value
    assert verdict["refunds"] == []
    moved: dict[str, Any] = verdict["bank"]
    names = ("before", "covered", "levy", "after", "garage", "returned")
    return moved | {name: parse_cents(moved[name]) or 0 for name in names}


def after(task: Task) -> dict[str, Any]:
    """The same of a task's coup."""
    layout = layout_of(task.turns[0])
    assert layout.winner is not None
    laid = [(stake.seat, stake.stake_cents) for stake in layout.laid]
    return judged(task.ruleset, bank_of(task.turns[0]), laid, layout.winner)


# The answers --------------------------------------------------------------------------------------------------------


@EACH
def test_what_is_asked_after_a_coup_is_what_the_judge_says(ruleset: Ruleset) -> None:
    rules = bank_rules(ruleset)
    for task in coups(ruleset):
        moved, winner = after(task), layout_of(task.turns[0]).winner
        expected = [(Part.LEVY, moved["levy"])] if rules.levy is not None else []
        if winner is Winner.PONTE:
            assert (moved["after"], moved["garage"]) == (0, 0)
            expected.append((Part.BACK, moved["returned"]))
        else:
            if rules.uncovered is Uncovered.GARAGE:
                expected.append((Part.GARAGE, moved["garage"]))
            expected.append((Part.BANK_SUM, moved["after"]))
        expected.append((Part.NEXT_BANKER, moved["next_seat"]))
        assert [(turn.asks[0].part, int(turn.expected[0])) for turn in task.turns] == expected


@EACH
def test_no_cent_is_lost_or_found(ruleset: Ruleset) -> None:
    """What the banker had and what he won is the bank, the garage and the levy; or goes back to him."""
    beside = bank_rules(ruleset).levy_from is LevyFrom.BESIDE
    for task in coups(ruleset):
        said = {turn.asks[0].part: int(turn.expected[0]) for turn in task.turns}
        bank, layout = bank_of(task.turns[0]), layout_of(task.turns[0])
        covered = sum(stake.stake_cents for stake in layout.laid)
        won = {Winner.BANKER: covered, Winner.PONTE: -covered, Winner.EGALITE: 0}
        assert layout.winner is not None
        levied = 0 if beside else said.get(Part.LEVY, 0)
        left = sum(said.get(part, 0) for part in (Part.BANK_SUM, Part.GARAGE, Part.BACK))
        assert bank.sum_cents + bank.garage_cents + won[layout.winner] == left + levied


@EACH
def test_the_bank_after_several_coups_is_what_the_judge_says_of_one_after_the_other(ruleset: Ruleset) -> None:
    for task in rows(ruleset):
        layout, bank = layout_of(task.turns[0]), bank_of(task.turns[0])
        number = {"row:two": 2, "row:three": 3}[task.aimed.key]
        assert len(layout.coups) == number
        assert (layout.laid, layout.winner) == ((), None)
        for coup in layout.coups:
            assert coup.winner is not Winner.PONTE
            assert 0 < coup.covered_cents <= bank.sum_cents
            moved = judged(ruleset, bank, [(bank.seat % 9 + 1, coup.covered_cents)], coup.winner)
            bank = Bank(bank.seat, moved["after"], moved["garage"])
        expected = [(Part.BANK_SUM, bank.sum_cents)]
        if bank_rules(ruleset).uncovered is Uncovered.GARAGE:
            expected.append((Part.GARAGE, bank.garage_cents))
        assert [(turn.asks[0].part, int(turn.expected[0])) for turn in task.turns] == expected
        assert {turn.skills for turn in task.turns} == {(task.aimed,)}
        won = [coup.winner is Winner.BANKER for coup in layout.coups]
        assert any(won[1:])
        assert sum(won) >= number - 1


def test_the_table_of_the_rules_of_record() -> None:
    """Partly covered, an odd amount, lost: each as written there, by the drill's own answers."""
    seen: set[str] = set()
    for task in coups(shipped("chemin-de-fer")):
        bank, layout = bank_of(task.turns[0]), layout_of(task.turns[0])
        covered = sum(stake.stake_cents for stake in layout.laid)
        said = {turn.asks[0].part: int(turn.expected[0]) for turn in task.turns}
        if layout.winner is Winner.BANKER:
            levy = (covered * 5 + 500) // 1000 * 10  # 5 % to the nearest 0.10, half up
            aside = bank.garage_cents + bank.sum_cents - covered
            assert said == {
                Part.LEVY: levy,
                Part.BANK_SUM: 2 * covered - levy,
                Part.GARAGE: aside,
                Part.NEXT_BANKER: bank.seat,
            }
        elif layout.winner is Winner.PONTE and bank.bought_from is None:
            back = bank.garage_cents + bank.sum_cents - covered
            assert said == {Part.LEVY: 0, Part.BACK: back, Part.NEXT_BANKER: bank.seat % 9 + 1}
        seen |= {turn.skills[0].key for turn in task.turns}
    assert seen == {key for key in bank_sum.KEYS if not key.startswith("row:")}


def test_after_a_bought_bank_the_turn_is_the_one_before_the_auction() -> None:
    """S001: the seat right of the banker who passed; where that very seat bought it, the one after."""
    for key, neighbour in (("next:bought", False), ("next:bought-neighbour", True)):
        for task in coups(shipped("koenigsspiel")):
            if task.aimed.key != key:
                continue
            bank, turn = bank_of(task.turns[0]), task.turns[-1]
            assert bank.bought_from not in (None, bank.seat)
            assert bank.bought_from is not None
            right = bank.bought_from % 9 + 1
            assert (right == bank.seat) is neighbour
            assert turn.skills == (Skill("bank-sum", key),)
            assert turn.expected == (str(right % 9 + 1 if neighbour else right),)
            assert turn.explanation.why is Why.BOUGHT_BANK_FALLS


# The turns ----------------------------------------------------------------------------------------------------------


@EACH
def test_every_skill_is_trained_on_every_level_and_every_answer_is_taken(ruleset: Ruleset) -> None:
    skills = bank_sum.skills(ruleset)
    assert len(set(skills)) == len(skills)
    for skill, level in itertools.product(skills, Level):
        made = [task for task in (*coups(ruleset), *rows(ruleset)) if (task.aimed, task.level) == (skill, level)]
        assert len({task.visible() for task in made}) > 1
        assert bank_sum.make(ruleset, skill, level, 0) == made[0]
        for task in made:
            assert any(turn.skills == (skill,) for turn in task.turns)
            for turn in task.turns:
                assert set(turn.skills) <= set(skills)
                (question,), (token,) = turn.asks, turn.expected
                assert question.takes(token)
                assert judge(turn, (token,)).right
                assert judge(turn, ("12345",)).skills == turn.skills
                if question.part is Part.NEXT_BANKER:
                    assert question.choices == tuple("123456789")
                assert question.confirmed is question.is_amount is (question.part is not Part.NEXT_BANKER)


@EACH
def test_slip_and_boxes_have_what_was_announced_and_then_what_was_worked_out(ruleset: Ruleset) -> None:
    """One who answered rightly sees on the felt what he said: no turn contradicts the one before it."""
    items = {Part.LEVY: Item.LEVY, Part.GARAGE: Item.GARAGE, Part.BANK_SUM: Item.BANK}
    for task in coups(ruleset):
        bank = bank_of(task.turns[0])
        known = {Item.BANK: bank.sum_cents} | ({Item.GARAGE: bank.garage_cents} if bank.garage_cents else {})
        for turn in task.turns:
            layout = layout_of(turn)
            assert {entry.item: entry.cents for entry in layout.slip} == known
            assert layout.bank_cents in (None, known[Item.BANK])
            assert layout.garage_cents in (None, known.get(Item.GARAGE, 0))
            assert (layout.laid, bank_of(turn)) == (layout_of(task.turns[0]).laid, bank)
            part, said = turn.asks[0].part, int(turn.expected[0])
            if part in items:
                known[items[part]] = said
            elif part is Part.BACK:
                known |= dict.fromkeys(known.keys() & {Item.BANK, Item.GARAGE}, 0)
        last = layout_of(task.turns[-1])
        assert last.bank_cents == known[Item.BANK], "who banks next is asked before the new bank"


@EACH
def test_a_row_begins_with_what_was_announced(ruleset: Ruleset) -> None:
    for task in rows(ruleset):
        bank = bank_of(task.turns[0])
        for turn in task.turns:
            slip = {entry.item: entry.cents for entry in layout_of(turn).slip}
            assert slip == {Item.BANK: bank.sum_cents} | ({Item.GARAGE: bank.garage_cents} if bank.garage_cents else {})


@EACH
def test_a_skill_says_what_is_asked_how_the_coup_ended_and_what_was_covered(ruleset: Ruleset) -> None:
    for task in coups(ruleset):
        bank, layout = bank_of(task.turns[0]), layout_of(task.turns[0])
        full = sum(stake.stake_cents for stake in layout.laid) == bank.sum_cents
        assert layout.winner is not None
        end = {Winner.BANKER: "win", Winner.PONTE: "lose", Winner.EGALITE: "tie"}[layout.winner]
        part = "full" if full else "part"
        keys = {
            Part.LEVY: f"levy:{end}",
            Part.BANK_SUM: f"bank:win:{part}" if end == "win" else "bank:tie",
            Part.GARAGE: "garage:tie" if end == "tie" else f"garage:win:{part}",
            Part.BACK: "back:garage" if bank.garage_cents else f"back:{part}",
            Part.NEXT_BANKER: f"next:{end}",
        }
        if bank.garage_cents and end == "win" and not full:
            keys[Part.GARAGE] = "garage:win:more"
        for turn in task.turns:
            if bank.bought_from is None or turn.asks[0].part is not Part.NEXT_BANKER:
                assert turn.skills[0].key == keys[turn.asks[0].part]


@EACH
def test_each_amount_is_worked_out_from_what_is_known(ruleset: Ruleset) -> None:
    purposes = {
        Part.LEVY: Purpose.LEVY,
        Part.BANK_SUM: Purpose.BANK,
        Part.GARAGE: Purpose.GARAGE,
        Part.BACK: Purpose.BACK,
    }
    for task in coups(ruleset):
        layout = layout_of(task.turns[0])
        covered = sum(stake.stake_cents for stake in layout.laid)
        for turn in task.turns:
            part, answer = turn.asks[0].part, int(turn.expected[0])
            if part is Part.NEXT_BANKER or layout.winner is Winner.EGALITE:
                assert turn.explanation.workings == ()
            elif turn.explanation.workings:
                (working,) = turn.explanation.workings
                assert [line.purpose for line in working.lines] == [purposes[part]]
                assert working.result_cents == answer
                known = [entry.cents for entry in layout_of(turn).slip]
                check_chain(working, covered, *known)
            else:
                assert answer == 0


@EACH
def test_several_coups_are_worked_out_one_after_the_other(ruleset: Ruleset) -> None:
    for task in rows(ruleset):
        first = bank_of(task.turns[0])
        won = [coup for coup in layout_of(task.turns[0]).coups if coup.winner is Winner.BANKER]
        assert {turn.explanation.why for turn in task.turns} == {Why.SEVERAL_COUPS}
        banks = [first.sum_cents]
        for coup, working in zip(won, task.turns[0].explanation.workings, strict=True):
            assert working.lines[-1].purpose is Purpose.BANK
            check_chain(working, banks[-1], coup.covered_cents)
            banks.append(working.result_cents)
        assert [str(banks[-1])] == [turn.expected[0] for turn in task.turns[:1]]
        for turn in task.turns[1:]:
            garage = first.garage_cents
            for before, coup, working in zip(banks, won, turn.explanation.workings, strict=False):
                assert bool(working.lines) is (coup.covered_cents < before)
                if working.lines:
                    assert [line.purpose for line in working.lines] == [Purpose.GARAGE]
                    check_chain(working, before, coup.covered_cents, garage)
                    garage = working.result_cents
            assert len(turn.explanation.workings) == len(won)
            assert str(garage) == turn.expected[0]


def test_a_garage_fills_in_a_row_most_often_and_now_and_then_not_at_all() -> None:
    moved = Counter(
        bool(turn.explanation.workings[-1].lines)
        for task in rows(shipped("chemin-de-fer"))
        for turn in task.turns
        if turn.asks[0].part is Part.GARAGE
    )
    assert 0 < moved[False] < moved[True]


@EACH
def test_why(ruleset: Ruleset) -> None:
    for task in coups(ruleset):
        layout, bank = layout_of(task.turns[0]), bank_of(task.turns[0])
        won, lost = layout.winner is Winner.BANKER, layout.winner is Winner.PONTE
        for turn in task.turns:
            answer = int(turn.expected[0])
            assert (
                turn.explanation.why
                is {
                    Part.LEVY: Why.LEVY_ON_WIN if won and answer else Why.NO_LEVY,
                    Part.BANK_SUM: Why.BANK_GROWS if won else Why.BANK_STANDS,
                    Part.GARAGE: Why.GARAGE_STANDS if answer == bank.garage_cents else Why.GARAGE_GROWS,
                    Part.BACK: Why.GIVEN_BACK,
                    Part.NEXT_BANKER: Why.BANKER_STAYS
                    if not lost
                    else Why.BANK_PASSES
                    if bank.bought_from is None
                    else Why.BOUGHT_BANK_FALLS,
                }[turn.asks[0].part]
            )


# Levels -------------------------------------------------------------------------------------------------------------


@EACH
def test_round_sums_then_whole_ones_then_what_levies_leave_of_a_unit(ruleset: Ruleset) -> None:
    rules = bank_rules(ruleset)
    leaves_cents = rules.levy is not None and rules.levy_from is LevyFrom.BANK and rules.levy.unit_cents % 100
    with_cents = 0
    for task in coups(ruleset):
        bank, layout = bank_of(task.turns[0]), layout_of(task.turns[0])
        seats = {stake.seat for stake in layout.laid}
        assert len(layout.laid) == len(seats) == 1 + task.level
        assert bank.seat not in seats
        assert max(seats) <= (12 if task.level is Level.THIRD else 9)
        assert [stake.box for stake in layout.laid] == [None] * len(seats)
        grain = {Level.FIRST: 10_00, Level.SECOND: 1_00, Level.THIRD: 1}[task.level]
        if task.level is Level.THIRD and rules.levy is not None and leaves_cents:
            grain = rules.levy.unit_cents
        elif task.level is Level.THIRD:
            grain = 1_00
        for cents in (bank.sum_cents, bank.garage_cents, *(stake.stake_cents for stake in layout.laid)):
            assert cents % grain == 0
        with_cents += bank.sum_cents % 100 != 0
        assert all(stake.stake_cents % 100 == 0 for stake in layout.laid), "the lowest chip is 1"
        for stake in layout.laid:
            pieces = fewest(stake.stake_cents // 100 * 100, HOUSE_SET)
            assert pieces is not None
            assert len(pieces) <= 15
            assert stake.stake_cents < 10_000_00
    assert (with_cents > 0) is bool(leaves_cents)


@EACH
def test_in_a_row_round_sums_are_covered_then_whole_ones(ruleset: Ruleset) -> None:
    for task in rows(ruleset):
        layout, bank = layout_of(task.turns[0]), bank_of(task.turns[0])
        grain = {Level.FIRST: 10_00, Level.SECOND: 1_00, Level.THIRD: 1}[task.level]
        assert all(coup.covered_cents % grain == 0 for coup in layout.coups)
        assert bank.sum_cents % grain == bank.garage_cents % grain == 0


def test_the_levy_is_on_what_was_covered_and_seldom_on_the_whole_bank() -> None:
    parts = [
        turn.skills[0].key.endswith("part")
        for task in coups(shipped("chemin-de-fer"))
        for turn in task.turns
        if task.aimed.key == "levy:win" and turn.asks[0].part is Part.BANK_SUM
    ]
    assert 0.5 < sum(parts) / len(parts) < 1


def test_the_levy_must_be_rounded_in_the_end() -> None:
    rounded = dict.fromkeys(Level, 0)
    for task in coups(shipped("chemin-de-fer")):
        for turn in task.turns:
            steps = [step for working in turn.explanation.workings for step in working.lines[0].steps]
            rounded[task.level] += any(step.unit_cents for step in steps)
    assert rounded[Level.FIRST] == 0
    assert rounded[Level.SECOND] > 5
    assert rounded[Level.THIRD] > 5


# Which skills there are ---------------------------------------------------------------------------------------------


def test_the_skills_of_the_shipped_rulesets() -> None:
    plain = ["bank:win:full", "bank:win:part", "bank:tie", "back:full", "back:part", "next:win", "next:tie"]
    plain += ["next:lose", "next:bought", "next:bought-neighbour", "row:two", "row:three"]
    for ruleset_id in ("koenigsspiel", "baccara-regel"):
        assert [skill.key for skill in bank_sum.skills(shipped(ruleset_id))] == plain
    levy_and_garage = ["levy:win", "levy:lose", "levy:tie", "garage:win:full", "garage:win:part", "garage:win:more"]
    levy_and_garage += ["garage:tie", "back:garage"]
    assert sorted(skill.key for skill in bank_sum.skills(shipped("chemin-de-fer"))) == sorted(
        [*plain, *levy_and_garage]
    )
    for ruleset_id in PUNTO_BANCOS:
        assert bank_sum.skills(shipped(ruleset_id)) == ()


@pytest.mark.parametrize("ruleset_id", ["punto-banco", "koenigsspiel"])
def test_a_skill_that_the_ruleset_has_not_is_refused(ruleset_id: str) -> None:
    for skill in (Skill("bank-sum", "levy:win"), Skill("bank-sum", "row:four"), Skill("payout", "next:win")):
        with pytest.raises(ValueError, match="trains"):
            bank_sum.make(shipped(ruleset_id), skill, Level.FIRST, 1)
