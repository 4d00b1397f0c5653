"""A run: which presses count, when time is up, what is shown how long, what is kept before."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest

from croupier_trainer.drills.drill import GENERATOR_VERSION, Drill, Level, Skill, Task
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import ERROR_MS, GRACE_MS, SPRINT_MS, Plan, Press, Run, State, VerdictKind
from tests.rules.shipped import shipped
from tests.training.table import COUP, NOON, TARGET_MS, Table, drill, ids, plan, strays, wrong

# --- states -----------------------------------------------------------------------------------------------------------


def test_a_task_goes_from_laying_to_the_next_ones_laying() -> None:
    table = Table(plan())
    run = table.run
    assert (run.state, run.number, run.length) == (State.LAYING, 1, 40)
    table.paint()
    assert table.state() is State.ASKING
    table.answer()
    assert table.state() is State.SAVING
    table.show()
    assert table.state() is State.VERDICT
    table.go_on()
    assert (run.state, run.number) == (State.LAYING, 2)


def test_a_run_has_its_length_and_ends_complete() -> None:
    table = Table(plan(length=5))
    assert len(table.to_the_end()) == 5
    assert (table.run.state, table.run.number) == (State.OVER, 5)


def test_two_runs_of_one_chance_ask_the_same() -> None:
    first, again, other = (Table(plan(length=12), seed).to_the_end() for seed in (3, 3, 4))
    assert [answer.seed for answer in first] == [answer.seed for answer in again]
    assert [answer.seed for answer in first] != [answer.seed for answer in other]


def test_the_answer_holds_what_makes_its_task_again() -> None:
    table = Table(plan("winner", length=6))
    for _ in range(6):
        task = table.run.task
        kept = table.turn()
        assert kept.generator == GENERATOR_VERSION
        assert (kept.aimed, kept.turn) == ("", 0), "as the first version has them"
        made = drill(kept.drill).make(
            shipped(kept.ruleset_id), Skill.parse(kept.skills[0]), Level(kept.level), kept.seed
        )
        assert made == task
        assert kept.run_id == table.run.id
        assert kept.answered_at_utc == "2026-11-30T12:00:00.000Z"
        assert kept.ruleset_fingerprint == shipped("chemin-de-fer").fingerprint


@pytest.mark.parametrize("drill_id", ["points", "natural", "ponte-draw", "bank-draw", "winner"])
@pytest.mark.parametrize("mode", list(Mode))
def test_a_right_answer_is_right_and_a_wrong_one_wrong_in_every_drill_and_mode(drill_id: str, mode: Mode) -> None:
    for right in (True, False):
        table = Table(plan(drill_id, mode))
        for _ in range(10):
            table.paint()
            kept = table.answer(right=right)
            shown = table.show()
            assert kept.right is shown.verdict.right is right
            assert shown.kind is (VerdictKind.RIGHT if right else VerdictKind.WRONG)
            table.go_on()


# --- which presses count ----------------------------------------------------------------------------------------------


def test_a_press_before_the_last_card_lies_is_stray() -> None:
    table = Table(plan())
    assert table.run.press(table.run.turn.expected[0], table.now) is Press.STRAY
    table.paint()
    assert table.run.press(table.run.turn.expected[0], table.now - 1) is Press.STRAY
    assert table.run.state is State.ASKING
    assert table.answer().stray_keys == 2


@pytest.mark.parametrize(("after_ms", "counts"), [(0, False), (99, False), (100, True)])
def test_a_press_within_a_tenth_of_a_second_of_the_first_paint_is_stray(after_ms: int, counts: bool) -> None:
    table = Table(plan())
    table.paint()
    taken = table.run.press(table.run.turn.expected[0], table.now + after_ms)
    assert taken is (Press.ANSWERED if counts else Press.STRAY)


def test_a_later_paint_of_the_same_task_changes_nothing() -> None:
    table = Table(plan())
    table.paint()
    table.run.painted(table.now + 400)
    assert table.answer(450).confirm_ms == 450


def test_a_press_made_for_the_last_task_never_answers_the_next_one() -> None:
    table = Table(plan())
    table.paint()
    table.answer()
    pressed_ms = table.now + 5
    table.show()
    table.go_on()
    table.paint()
    table.now += 300
    assert table.run.press(table.run.turn.expected[0], pressed_ms) is Press.STRAY
    assert table.run.state is State.ASKING


@pytest.mark.parametrize("when", ["saving", "verdict before paint", "verdict"])
def test_a_press_while_a_verdict_comes_or_shows_is_logged_with_the_next_answer(when: str) -> None:
    table = Table(plan())
    table.paint()
    kept = table.answer()
    if when != "saving":
        table.run.saved(kept.id)
    if when == "verdict":
        table.run.verdict_shown(table.now)
    before = table.run.given
    assert table.run.press("stand", table.now + 200) is Press.STRAY
    assert table.run.confirm(table.now + 200) is Press.STRAY
    assert not table.run.backspace(table.now + 200)
    assert table.run.given == before
    if when == "saving":
        table.run.saved(kept.id)
    table.run.verdict_shown(table.now)
    table.go_on()
    assert kept.stray_keys == 0
    assert table.turn().stray_keys == 3
    assert table.turn().stray_keys == 0
    assert strays(table.run) == 3


def test_what_says_nothing_to_the_question_is_no_answer() -> None:
    table = Table(plan())
    table.paint()
    assert table.run.press("7", table.now + 500) is Press.NO_CHOICE
    assert (table.run.state, table.run.given) == (State.ASKING, ())
    assert table.answer().first_key_ms == 900


# --- parts ------------------------------------------------------------------------------------------------------------


def test_parts_are_said_one_by_one_and_count_when_confirmed() -> None:
    table = Table(plan("winner"))
    table.paint()
    run, start, right = table.run, table.now, table.run.turn.expected
    assert run.press(right[0], start + 700) is Press.SAID
    assert run.confirm(start + 800) is Press.INCOMPLETE
    assert run.press(right[1], start + 900) is Press.SAID
    assert run.press(right[2], start + 1_100) is Press.SAID
    assert (run.state, run.question, run.given) == (State.ASKING, None, right)
    assert run.confirm(start + 1_300) is Press.ANSWERED
    kept = run.to_save
    assert kept is not None
    assert (kept.first_key_ms, kept.confirm_ms, kept.right, kept.self_corrected) == (700, 1_300, True, False)


def test_none_is_confirmed_too_and_another_natural_takes_its_place() -> None:
    table = Table(plan("natural", skills=("ponte-nine",)))
    table.paint()
    run, now = table.run, table.now + 500
    run.press("none", now)
    assert (run.question, run.given) == (None, ("none",))
    assert run.press("ponte-nine", now) is Press.SAID
    assert (run.question, run.given) == (run.turn.asks[1], ("ponte-nine",))
    assert run.press("banker", now) is Press.SAID
    assert run.confirm(now) is Press.ANSWERED
    kept = run.to_save
    assert kept is not None
    assert (kept.right, kept.self_corrected) == (True, True)


def test_a_slip_is_undone_with_backspace_and_shows_as_self_corrected() -> None:
    table = Table(plan("winner"))
    table.paint()
    run, now, right = table.run, table.now + 500, table.run.turn.expected
    other = next(digit for digit in "0123456789" if digit != right[0])
    run.press(other, now)
    assert run.backspace(now)
    assert not run.backspace(now), "nothing is left to take back"
    for part in right:
        run.press(part, now)
    run.confirm(now)
    assert table.show().kind is VerdictKind.SELF_CORRECTED
    assert run.answers[-1].self_corrected


def test_the_same_part_typed_again_is_no_correction() -> None:
    table = Table(plan("winner"))
    table.paint()
    run, now, right = table.run, table.now + 500, table.run.turn.expected
    run.press(right[0], now)
    run.backspace(now)
    for part in right:
        run.press(part, now)
    run.confirm(now)
    assert not run.answers[-1].self_corrected


def test_another_last_part_replaces_the_last_part() -> None:
    table = Table(plan("winner"))
    table.paint()
    run, now, right = table.run, table.now + 500, table.run.turn.expected
    slip = next(word for word in ("ponte", "banker", "egalite") if word != right[2])
    for part in (*right[:2], slip, right[2]):
        assert run.press(part, now) is Press.SAID
    assert run.given == right
    run.confirm(now)
    assert (run.answers[-1].right, run.answers[-1].self_corrected) == (True, True)


def test_a_single_call_counts_at_once_and_enter_says_nothing_to_it() -> None:
    table = Table(plan())
    table.paint()
    assert table.run.confirm(table.now + 400) is Press.INCOMPLETE
    assert table.run.state is State.ASKING


# --- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("after_ms", "kind"),
    [(TARGET_MS, VerdictKind.RIGHT), (TARGET_MS + 1, VerdictKind.RIGHT_SLOW), (3 * TARGET_MS, VerdictKind.RIGHT_SLOW)],
)
def test_practise_past_the_target_is_slow(after_ms: int, kind: VerdictKind) -> None:
    table = Table(plan())
    table.paint()
    kept = table.answer(after_ms)
    assert table.show().kind is kind
    assert kept.confirm_ms == after_ms
    assert (kept.late, kept.mistake, kept.slow) == (False, False, kind is VerdictKind.RIGHT_SLOW)


@pytest.mark.parametrize("found_by", ["tick", "press"])
def test_practise_past_three_times_the_target_is_a_mistake_whoever_finds_it(found_by: str) -> None:
    table = Table(plan())
    table.paint()
    run, up_ms = table.run, table.now + 3 * TARGET_MS
    assert run.time_up_ms == up_ms
    assert not run.tick(up_ms + GRACE_MS - 1)
    if found_by == "tick":
        assert run.wakes_ms == up_ms + GRACE_MS
        assert run.tick(up_ms + GRACE_MS)
    else:
        assert run.press(run.turn.expected[0], up_ms + 1) is Press.STRAY
    kept = run.to_save
    assert kept is not None
    assert (kept.given, kept.right, kept.late, kept.mistake) == ((), False, True, True)
    assert (kept.confirm_ms, kept.first_key_ms) == (3 * TARGET_MS, None)
    shown = table.show()
    assert shown.kind is VerdictKind.TOO_LATE
    assert shown.pause_ms is None


@pytest.mark.parametrize("mode", [Mode.PRACTISE, Mode.SPRINT])
def test_a_press_made_in_time_counts_even_if_the_timer_woke_first(mode: Mode) -> None:
    """Timers may come before keys that are still queued; the moment of the press decides, not the order."""
    table = Table(plan(mode=mode))
    table.paint()
    run, up_ms = table.run, table.run.time_up_ms
    assert up_ms is not None
    assert not run.tick(up_ms + 40)
    assert run.elapsed_ms(up_ms + 40) == up_ms - table.now, "the clock shows no time that nobody has"
    assert run.press(run.turn.expected[0], up_ms - 5) is Press.ANSWERED
    kept = run.to_save
    assert kept is not None
    assert (kept.right, kept.late, kept.confirm_ms) == (True, False, up_ms - 5 - table.now)


def test_a_confirmation_made_in_time_counts_even_if_the_timer_woke_first() -> None:
    table = Table(plan("winner"))
    table.paint()
    run, up_ms = table.run, table.now + 3 * TARGET_MS
    *first, last = run.turn.expected
    for part in first:
        run.press(part, up_ms - 900)
    assert not run.tick(up_ms + 40)
    assert run.press(last, up_ms - 8) is Press.SAID
    assert run.confirm(up_ms - 5) is Press.ANSWERED
    kept = run.to_save
    assert kept is not None
    assert (kept.right, kept.late, kept.confirm_ms) == (True, False, 3 * TARGET_MS - 5)


def test_at_time_up_a_complete_answer_in_hand_counts() -> None:
    for right in (True, False):
        table = Table(plan("winner"))
        table.paint()
        said = table.run.turn.expected if right else wrong(table.run.turn)
        for part in said:
            table.run.press(part, table.now + 1_000)
        assert table.run.tick(table.now + 3 * TARGET_MS + GRACE_MS)
        kept = table.run.to_save
        assert kept is not None
        assert (kept.given, kept.right, kept.late) == (said, right, False)
        assert table.show().kind is (VerdictKind.RIGHT_SLOW if right else VerdictKind.WRONG)


def test_at_time_up_an_incomplete_answer_is_kept_and_too_late() -> None:
    table = Table(plan("winner"))
    table.paint()
    table.run.press(table.run.turn.expected[0], table.now + 1_000)
    table.run.tick(table.now + 3 * TARGET_MS + GRACE_MS)
    kept = table.run.to_save
    assert kept is not None
    assert (kept.given, kept.late, kept.first_key_ms) == (table.run.turn.expected[:1], True, 1_000)


def test_learn_has_no_clock() -> None:
    table = Table(plan(mode=Mode.LEARN))
    table.paint()
    assert table.run.time_up_ms is None
    assert table.run.wakes_ms is None
    assert not table.run.tick(table.now + 10**9)
    kept = table.answer(3_600_000)
    assert (kept.right, kept.slow, kept.late, kept.confirm_ms) == (True, False, False, 3_600_000)
    assert table.show().kind is VerdictKind.RIGHT


def test_the_clock_stops_with_the_answer_and_starts_at_nought() -> None:
    table = Table(plan())
    run = table.run
    assert run.elapsed_ms(table.now) == 0
    table.paint()
    assert run.elapsed_ms(table.now + 450) == 450
    table.answer(800)
    assert run.elapsed_ms(table.now + 99_999) == 800
    table.show()
    assert run.elapsed_ms(table.now + 99_999) == 800
    table.go_on()
    assert run.elapsed_ms(table.now + 99_999) == 0


# --- turns ------------------------------------------------------------------------------------------------------------

TURNS = 4
"""Of a task of `COUP`: a call, digits and a word, a stake to be paid, a stake to be taken."""


def test_each_turn_of_a_task_is_asked_kept_and_judged_by_itself() -> None:
    table = Table(plan(COUP, length=2, skills=("order",)))
    run = table.run
    for number in (1, 2):
        task = run.task
        for place, turn in enumerate(task.turns):
            assert (run.state, run.number, run.place) == (State.LAYING, number, place)
            assert (run.task, run.turn, run.given) == (task, turn, ())
            table.paint()
            assert run.question == turn.asks[0]
            kept = table.answer(500 + place, right=place != 1)
            assert (kept.turn, kept.expected, kept.right) == (place, turn.expected, place != 1)
            assert (kept.seed, kept.drill, kept.confirm_ms) == (task.seed, "coup", 500 + place)
            shown = table.show()
            assert (shown.verdict.right, shown.answer) == (place != 1, kept)
            table.go_on()
        assert run.number == min(2, number + 1)
    assert (run.state, len(run.answers)) == (State.OVER, 2 * TURNS)
    assert len({kept.id for kept in run.answers}) == 2 * TURNS
    assert len({kept.seed for kept in run.answers}) == 2


def test_each_turn_has_the_target_time_for_itself() -> None:
    table = Table(plan(COUP))
    for _ in range(TURNS - 1):
        assert not table.turn(TARGET_MS).slow
    table.paint()
    assert table.run.time_up_ms == table.now + 3 * TARGET_MS
    assert table.answer(TARGET_MS + 1).slow


def test_what_an_answer_was_aimed_at_is_said_where_it_is_not_its_first_skill() -> None:
    table = Table(plan(COUP, length=1, skills=("pay",)))
    skills = [table.turn() for _ in range(TURNS)]
    assert [(kept.skills[0], kept.aimed) for kept in skills] == [
        ("coup:call", "coup:pay"),
        ("coup:winner", "coup:pay"),
        ("coup:pay", ""),
        ("coup:pay", ""),
    ]


@pytest.mark.parametrize(
    ("given", "skills"),
    [
        (("7", "pay", "34000"), ("coup:pay", "coup:order")),
        (("2", "pay", "34000"), ("coup:order",)),
        (("7", "take"), ("coup:pay",)),
        (("7", "pay", "34001"), ("coup:pay",)),
    ],
)
def test_an_answer_counts_for_what_its_first_wrong_part_shows(given: tuple[str, ...], skills: tuple[str, ...]) -> None:
    table = Table(plan(COUP, skills=("pay",)))
    table.turn()
    table.turn()
    table.paint()
    table.now += 900
    table.say(given)
    kept = table.run.to_save
    assert kept is not None
    assert (kept.given, kept.skills) == (given, skills)
    assert kept.aimed == ("" if skills[0] == "coup:pay" else "coup:pay")


@pytest.mark.parametrize("said", [(), ("2",), ("7", "pay")])
def test_whoever_was_too_late_shows_no_part_to_be_at_fault(said: tuple[str, ...]) -> None:
    table = Table(plan(COUP, skills=("order",)))
    table.turn()
    table.turn()
    table.paint()
    for part in said:
        assert table.run.press(part, table.now + 900) is Press.SAID
    assert table.run.tick(table.now + 3 * TARGET_MS + GRACE_MS)
    kept = table.run.to_save
    assert kept is not None
    assert (kept.given, kept.late, kept.skills) == (said, True, ("coup:pay", "coup:order"))


def test_a_wrong_turn_goes_on_after_space_and_the_task_with_it() -> None:
    table = Table(plan(COUP))
    run = table.run
    table.paint()
    table.answer(right=False)
    shown = table.show()
    assert (shown.pause_ms, shown.space, run.wakes_ms) == (None, True, None)
    assert not run.tick(table.now + 10**7)
    assert run.go_on(table.now + 10**7)
    assert (run.state, run.number, run.place) == (State.LAYING, 1, 1)


@pytest.mark.parametrize(("mode", "pause_ms"), [(Mode.LEARN, None), (Mode.PRACTISE, 800), (Mode.SPRINT, 350)])
def test_between_the_turns_of_a_task_a_right_verdict_is_a_nod(mode: Mode, pause_ms: int | None) -> None:
    table = Table(plan(COUP, mode))
    pauses = []
    for _ in range(2 * TURNS):
        table.paint()
        table.answer()
        pauses.append(table.show().pause_ms)
        table.go_on()
    between = None if pause_ms is None else 200
    assert pauses == [between, between, between, pause_ms] * 2


@pytest.mark.parametrize(("mode", "pause_ms"), [(Mode.LEARN, None), (Mode.PRACTISE, None), (Mode.SPRINT, 1_200)])
def test_a_wrong_verdict_shows_as_long_in_mid_task(mode: Mode, pause_ms: int | None) -> None:
    table = Table(plan(COUP, mode))
    table.paint()
    table.answer(right=False)
    assert table.show().pause_ms == pause_ms


def test_a_run_ends_after_the_last_turn_of_its_last_task() -> None:
    table = Table(plan(COUP))
    assert table.run.length == COUP.length == 3
    assert len(table.to_the_end(right=False)) == 3 * TURNS
    assert (table.run.state, table.run.number, table.run.place) == (State.OVER, 3, TURNS - 1)
    assert table.run.turn == table.run.task.turns[-1]


def test_a_sprint_ends_in_the_middle_of_a_task() -> None:
    table = Table(plan(COUP, Mode.SPRINT))
    table.turn(SPRINT_MS - 200 - 1_000)
    assert (table.state(), table.run.place) == (State.LAYING, 1)
    table.paint()
    assert table.run.tick(table.now + 1_000 + GRACE_MS)
    assert (table.state(), len(table.run.answers)) == (State.OVER, 1)
    other = Table(plan(COUP, Mode.SPRINT))
    other.turn(SPRINT_MS - 200 - 99)
    assert (other.state(), other.run.place) == (State.OVER, 0), "no press could answer the next turn"


def test_a_press_made_for_the_last_turn_never_answers_the_next_one() -> None:
    table = Table(plan(COUP))
    table.turn()
    assert table.run.press(table.run.turn.expected[0], table.now) is Press.STRAY
    table.paint()
    assert table.run.press(table.run.turn.expected[0], table.now + 99) is Press.STRAY
    assert table.run.given == ()
    assert table.answer().stray_keys == 2


def test_a_late_word_about_the_last_turn_moves_nothing() -> None:
    table = Table(plan(COUP))
    table.paint()
    first = table.answer()
    table.run.not_saved(first.id)
    table.run.verdict_shown(table.now)
    table.go_on()
    table.paint()
    second = table.answer()
    table.run.saved(first.id)
    assert (table.state(), table.run.to_save) == (State.SAVING, second)


def test_leaving_in_mid_task_keeps_the_turns_that_were_answered() -> None:
    table = Table(plan(COUP))
    table.turn()
    table.turn(right=False)
    table.paint()
    table.run.leave()
    assert (table.state(), [kept.turn for kept in table.run.answers]) == (State.OVER, [0, 1])


@pytest.mark.parametrize("missed", [True, False])
def test_a_mistake_in_any_turn_brings_tasks_of_its_own_skill_back(missed: bool) -> None:
    table = Table(plan(COUP, length=12))
    aimed = []
    for number in range(12):
        aimed.append(table.run.task.aimed.key)
        for place in range(TURNS):
            table.turn(right=not missed or (number, place) != (0, 1))
    assert table.state() is State.OVER
    assert aimed.count("winner") == (4 if missed else 3)


# --- amounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["0", "5", "34000", "9" * 17])
def test_an_amount_is_any_number_of_cents(said: str) -> None:
    table = Table(plan(COUP))
    table.turn()
    table.turn()
    table.paint()
    now = table.now + 900
    for part in ("7", "pay", said):
        assert table.run.press(part, now) is Press.SAID
    assert (table.run.state, table.run.question) == (State.ASKING, None)
    assert table.run.confirm(now) is Press.ANSWERED
    kept = table.run.to_save
    assert kept is not None
    assert (kept.given[-1], kept.right) == (said, said == "34000")


@pytest.mark.parametrize("said", ["", "00", "0340", "-5", "1.5", "1_000", "+5", " 5", "٣", "pay", "9" * 18])
def test_what_is_no_amount_says_nothing_to_it(said: str) -> None:
    table = Table(plan(COUP))
    table.turn()
    table.turn()
    table.paint()
    now = table.now + 900
    table.run.press("7", now)
    table.run.press("pay", now)
    assert table.run.press(said, now) is Press.NO_CHOICE
    assert table.run.given == ("7", "pay")


def test_another_amount_takes_the_place_of_the_one_in_hand() -> None:
    table = Table(plan(COUP))
    table.turn()
    table.turn()
    table.paint()
    now = table.now + 900
    for part in ("7", "pay", "3400", "34000"):
        assert table.run.press(part, now) is Press.SAID
    assert table.run.press("take", now) is Press.NO_CHOICE, "the move before it is taken back first"
    table.run.confirm(now)
    kept = table.run.to_save
    assert kept is not None
    assert (kept.right, kept.self_corrected) == (True, True)


def test_what_is_typed_before_it_is_said_is_the_first_key() -> None:
    table = Table(plan(COUP, skills=("pay",)))
    table.turn()
    table.turn()
    table.run.touched(table.now)
    table.paint()
    table.run.touched(table.now - 1)
    for after_ms in (400, 700):
        table.run.touched(table.now + after_ms)
    kept = table.answer()
    assert (kept.first_key_ms, kept.confirm_ms, kept.stray_keys, kept.self_corrected) == (400, 900, 0, False)
    table.run.touched(table.now)
    assert table.show().answer == kept


def test_what_is_typed_after_time_was_up_is_no_first_key() -> None:
    table = Table(plan(COUP))
    table.paint()
    table.run.touched(table.now + 3 * TARGET_MS + 1)
    table.run.tick(table.now + 3 * TARGET_MS + GRACE_MS)
    kept = table.run.to_save
    assert kept is not None
    assert (kept.late, kept.first_key_ms) == (True, None)


def test_a_single_call_ends_an_answer_at_once_even_where_an_amount_would_be_confirmed() -> None:
    table = Table(plan(COUP))
    for _ in range(TURNS - 1):
        table.turn()
    table.paint()
    now = table.now + 900
    assert table.run.press("2", now) is Press.SAID
    assert table.run.confirm(now) is Press.INCOMPLETE
    assert table.run.press("take", now) is Press.ANSWERED
    kept = table.run.to_save
    assert kept is not None
    assert (kept.given, kept.right) == (("2", "take"), True)


def test_a_part_taken_back_is_asked_again() -> None:
    table = Table(plan(COUP))
    for _ in range(TURNS - 1):
        table.turn()
    table.paint()
    now = table.now + 900
    for part in ("7", "pay", "500"):
        table.run.press(part, now)
    for asked in (2, 1, 0):
        assert table.run.backspace(now)
        assert table.run.question == table.run.turn.asks[asked]
    table.now = now
    table.say(("2", "take"))
    kept = table.run.to_save
    assert kept is not None
    assert (kept.right, kept.self_corrected) == (True, True)


# --- verdicts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "right", "pause_ms", "space"),
    [
        (Mode.LEARN, True, None, True),
        (Mode.LEARN, False, None, True),
        (Mode.PRACTISE, True, 800, True),
        (Mode.PRACTISE, False, None, True),
        (Mode.SPRINT, True, 350, True),
        (Mode.SPRINT, False, 1_200, False),
    ],
)
def test_how_long_a_verdict_shows(mode: Mode, right: bool, pause_ms: int | None, space: bool) -> None:
    table = Table(plan(mode=mode))
    table.paint()
    table.answer(right=right)
    shown = table.show()
    assert (shown.pause_ms, shown.space) == (pause_ms, space)
    assert table.run.wakes_ms == (None if pause_ms is None else table.now + pause_ms)
    assert table.run.go_on(table.now + 10) is space


def test_a_later_paint_of_the_verdict_does_not_draw_its_pause_out() -> None:
    table = Table(plan())
    table.paint()
    table.answer()
    table.show()
    table.run.verdict_shown(table.now + 500)
    assert table.run.tick(table.now + 800)


def test_nothing_is_shown_before_the_answer_is_kept() -> None:
    table = Table(plan())
    table.paint()
    kept = table.answer()
    run = table.run
    run.verdict_shown(table.now)
    assert (run.state, run.shown, run.go_on(table.now + 50), run.tick(table.now + 10_000)) == (
        State.SAVING,
        None,
        False,
        False,
    )
    run.saved("f" * 32)
    assert table.saved() is None, "another answer was kept"
    run.saved(kept.id)
    assert table.saved() is True


def test_where_saving_fails_practice_goes_on_and_the_verdict_is_marked() -> None:
    table = Table(plan())
    table.paint()
    kept = table.answer()
    table.run.not_saved(kept.id)
    assert table.saved() is False
    table.run.verdict_shown(table.now)
    table.run.saved(kept.id)
    assert table.saved() is True, "the retry went well while the verdict still showed"
    table.run.not_saved(kept.id)
    assert table.saved() is True, "what is saved stays saved"
    table.go_on()
    table.paint()
    table.run.saved(kept.id)
    assert table.run.state is State.ASKING, "a late word about an old answer moves nothing"


def test_space_pressed_before_the_verdict_showed_does_not_skip_it() -> None:
    table = Table(plan())
    table.paint()
    kept = table.answer(right=False)
    table.run.saved(kept.id)
    table.now += 30
    assert not table.run.go_on(table.now)
    table.run.verdict_shown(table.now)
    assert not table.run.go_on(table.now - 1)
    assert table.run.go_on(table.now + 1)


def test_what_was_said_stays_to_be_compared_while_the_verdict_shows() -> None:
    table = Table(plan("winner"))
    table.paint()
    said = wrong(table.run.turn)
    table.answer(right=False)
    shown = table.show()
    assert table.run.given == shown.verdict.given == said
    assert shown.verdict.expected == table.run.turn.expected != said


# --- what comes back --------------------------------------------------------------------------------------------------


def test_practise_brings_back_what_was_missed_after_a_few_tasks() -> None:
    table = Table(plan())
    missed = table.turn(right=False).skills
    following = [table.turn().skills for _ in range(8)]
    assert missed not in following[:3]
    assert missed in following[3:7]


def test_no_task_is_asked_twice_in_a_row_even_of_one_skill() -> None:
    for skill in ("5/4:choice", "free:choice"):
        table = Table(plan(mode=Mode.SPRINT, skills=(skill,)))
        last = None
        for _ in range(80):
            visible = table.run.task.visible()
            assert visible != last
            last = visible
            table.turn(300)


def test_of_a_drill_with_two_pictures_each_is_followed_by_the_other() -> None:
    points = drill("points")

    def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
        return points.make(ruleset, skill, level, seed % 2)

    two_pictures = Drill("points", lambda ruleset: (Skill("points", "2:carry-1"),), make)
    table = Table(msgspec.structs.replace(plan("points"), drill=two_pictures))
    seen = []
    for _ in range(30):
        seen.append(table.run.task.visible())
        table.turn()
    assert len(set(seen)) == 2
    assert all(one != other for one, other in pairwise(seen))


def test_only_the_skills_aimed_at_are_asked() -> None:
    keys = ("3/8:stand", "3/9:choice", "6/6:draw")
    answers = Table(plan(skills=keys)).to_the_end()
    assert {answer.skills for answer in answers} == {(f"bank-draw:{key}",) for key in keys}


# --- sprint -----------------------------------------------------------------------------------------------------------


def test_a_sprint_is_three_minutes_of_tasks_and_verdicts() -> None:
    table = Table(plan(mode=Mode.SPRINT))
    run = table.run
    assert (run.length, run.sprint_left_ms(table.now)) == (None, SPRINT_MS)
    table.paint(laying_ms=5_000)
    assert run.sprint_left_ms(table.now) == SPRINT_MS, "laying the cards costs nothing"
    assert run.sprint_left_ms(table.now + 1_000) == SPRINT_MS - 1_000
    table.answer(1_650)
    table.now += 4_000
    assert run.sprint_left_ms(table.now) == SPRINT_MS - 1_650, "saving costs nothing"
    table.show()
    assert run.sprint_left_ms(table.now + 200) == SPRINT_MS - 1_850
    assert run.sprint_left_ms(table.now + 900) == SPRINT_MS - 2_000, "no more than the verdict's own time"
    table.go_on()
    assert run.sprint_left_ms(table.now) == SPRINT_MS - 2_000
    answers = table.to_the_end()
    # 900 ms an answer and 350 ms a verdict: (180,000 - 2,000) / 1,250 = 142.4, and 400 ms are too short for another.
    assert len(answers) == 1 + 142
    assert run.state is State.OVER


def test_an_error_costs_a_sprint_ten_seconds() -> None:
    table = Table(plan(mode=Mode.SPRINT))
    table.paint()
    table.answer(1_000, right=False)
    table.show()
    assert table.run.sprint_left_ms(table.now) == SPRINT_MS - 1_000 - ERROR_MS
    table.go_on()
    assert table.run.sprint_left_ms(table.now) == SPRINT_MS - 1_000 - ERROR_MS - 1_200
    table.run.leave()
    careless = Table(plan(mode=Mode.SPRINT)).to_the_end(right=False)
    assert len(careless) == 15  # 180,000 / (900 + 10,000 + 1,200) = 14.9; the last error ends it


def test_a_sprints_last_task_without_an_answer_counts_for_nothing() -> None:
    table = Table(plan(mode=Mode.SPRINT))
    table.paint()
    assert table.run.tick(table.now + SPRINT_MS + GRACE_MS)
    assert (table.run.state, table.run.answers) == (State.OVER, ())
    assert table.run.sprint_left_ms(table.now) == 0


@pytest.mark.parametrize(("left_ms", "another"), [(99, False), (100, True)])
def test_a_sprint_asks_nothing_that_no_press_could_answer(left_ms: int, another: bool) -> None:
    table = Table(plan(mode=Mode.SPRINT))
    table.paint()
    table.answer(SPRINT_MS - 350 - left_ms)
    table.show()
    table.go_on()
    assert (table.state() is State.LAYING) is another


def test_a_sprints_last_answer_in_hand_counts() -> None:
    table = Table(plan("winner", Mode.SPRINT))
    table.paint()
    for part in table.run.turn.expected:
        table.run.press(part, table.now + 2_000)
    assert table.run.tick(table.now + SPRINT_MS + GRACE_MS)
    kept = table.run.to_save
    assert kept is not None
    assert (kept.right, kept.confirm_ms) == (True, SPRINT_MS)
    table.show()
    table.go_on()
    assert table.state() is State.OVER


def test_a_press_after_a_sprints_end_ends_it_and_says_nothing() -> None:
    table = Table(plan(mode=Mode.SPRINT))
    table.paint()
    assert table.run.press(table.run.turn.expected[0], table.now + SPRINT_MS + 1) is Press.STRAY
    assert (table.run.state, table.run.answers) == (State.OVER, ())


# --- what users of such programs complained about ---------------------------------------------------------------------


def test_a_restart_during_the_error_pause_takes_input_at_once() -> None:
    table = Table(plan())
    table.paint()
    table.answer(right=False)
    table.show()
    table.run.leave()
    again = Table(plan(), seed=2, now=table.now)
    again.paint(0)
    table.run.tick(again.now + 10_000)
    assert again.answer(150).right


def test_a_new_run_does_not_show_the_last_ones_time() -> None:
    table = Table(plan(mode=Mode.SPRINT))
    table.paint()
    table.answer(5_000)
    again = Table(plan(mode=Mode.SPRINT), now=table.now)
    assert (again.run.elapsed_ms(again.now), again.run.sprint_left_ms(again.now)) == (0, SPRINT_MS)


def test_no_cap_on_an_answers_time_is_silent() -> None:
    learn = Table(plan(mode=Mode.LEARN))
    learn.paint()
    assert learn.answer(10**8).confirm_ms == 10**8
    practise = Table(plan())
    practise.paint()
    practise.run.tick(practise.now + 10**8)
    assert practise.run.answers[-1].late, "where time is cut off it is said"


def test_a_countdown_is_right_after_sleep() -> None:
    table = Table(plan(mode=Mode.SPRINT))
    table.paint()
    assert table.run.sprint_left_ms(table.now + 60_000) == SPRINT_MS - 60_000
    assert table.run.sprint_left_ms(table.now + 3_600_000) == 0
    assert table.run.tick(table.now + 3_600_000)
    assert table.run.state is State.OVER


def test_keys_at_the_end_of_a_run_do_nothing() -> None:
    table = Table(plan("winner", length=1))
    table.to_the_end()
    run, before = table.run, strays(table.run)
    assert run.press("7", table.now) is Press.STRAY
    assert run.confirm(table.now) is Press.STRAY
    assert (run.backspace(table.now), run.go_on(table.now), run.tick(table.now)) == (False, False, False)
    run.painted(table.now)
    run.saved(run.answers[0].id)
    run.verdict_shown(table.now)
    run.leave()
    assert (run.state, len(run.answers), strays(run)) == (State.OVER, 1, before)


def test_only_these_asks_the_missed_skills_in_new_tasks() -> None:
    table = Table(plan(length=10))
    missed = {table.turn(right=False).skills[0] for _ in range(3)}
    table.to_the_end()
    seeds = {answer.seed for answer in table.run.answers}
    again = Table(plan(skills=tuple(Skill.parse(skill).key for skill in missed), length=12), seed=9)
    replays = again.to_the_end()
    assert {answer.skills[0] for answer in replays} == missed
    assert not seeds & {answer.seed for answer in replays}, "a rated task is never one whose answer was just shown"


def test_leaving_drops_the_task_without_an_answer_and_keeps_the_one_that_is_being_saved() -> None:
    table = Table(plan())
    table.turn()
    table.paint()
    table.run.leave()
    assert (len(table.run.answers), table.state()) == (1, State.OVER)
    other = Table(plan())
    other.paint()
    kept = other.answer()
    other.run.leave()
    assert other.run.answers == (kept,)
    other.run.saved(kept.id)
    assert other.run.state is State.OVER


# --- plans ------------------------------------------------------------------------------------------------------------


def test_a_skill_the_ruleset_has_not_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="trains"):
        Table(plan(skills=("5/4:choice",), ruleset="punto-banco"))


@pytest.mark.parametrize(("length", "target_ms"), [(-1, 1_000), (5, 0)])
def test_a_run_of_less_than_nothing_or_without_time_is_refused(length: int, target_ms: int) -> None:
    with pytest.raises(ValueError, match="no fewer tasks than none"):
        plan(length=length, target_ms=target_ms)


def test_a_run_is_as_long_as_its_drill_says_unless_its_plan_says_otherwise() -> None:
    assert [plan(COUP).tasks, plan(COUP, length=5).tasks, plan("winner").tasks] == [3, 5, 40]
    assert Table(plan(COUP, Mode.SPRINT)).run.length is None


def test_a_run_draws_a_new_id_for_itself_and_for_each_answer() -> None:
    given = ids()
    run = Run(plan(), Random(1), lambda: next(given), lambda: NOON)
    assert run.id == f"{1:032x}"
    assert isinstance(run.plan, Plan)
    answers = Table(plan(length=6)).to_the_end()
    assert len({answer.id for answer in answers} | {answers[0].run_id}) == 7
