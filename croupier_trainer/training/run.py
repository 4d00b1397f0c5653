"""One run of a drill: which task is asked, which presses count for it, when its time is up, what its verdict shows.

A task has one turn or several; each is asked, answered, kept and judged by itself.

A run owns no clock and draws no ids: the moment of each step is handed in, in milliseconds on one clock that never
falls back, and so are chance, ids and dates. One moment belongs to one state, and what is done at another is either
logged as a stray press or does nothing; nothing done too late can raise an error or reach another task.

After every step look at `state`: a press that comes after time was up, for one, finds that out and changes it.
"""

from __future__ import annotations

import datetime
import enum
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from croupier_trainer.drills.drill import GENERATOR_VERSION, Drill, Level, Question, Skill, Task, Turn, Verdict, judge
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.clock import utc_text
from croupier_trainer.training.selection import Selection

UNSEEN_MS: Final = 100
"""A press so soon after a turn's first paint was meant for something else."""
LATE_FACTOR: Final = 3
"""Practise: so many times the target, and time is up."""
GRACE_MS: Final = 100
"""So long after time was up `tick` waits for presses that were made in time and are still on their way here."""
SPRINT_MS: Final = 180_000
"""How long a sprint lasts."""
ERROR_MS: Final = 10_000
"""Sprint: what a mistake costs."""
_RIGHT_MS: Final = {Mode.LEARN: None, Mode.PRACTISE: 800, Mode.SPRINT: 350}
"""How long the verdict on a right answer shows; None: until Space. Ours, not measured: in practise long enough to read
the one word and see the lit cell, in a sprint a bare nod, since there its own time is part of the three minutes."""
_WRONG_MS: Final = {Mode.LEARN: None, Mode.PRACTISE: None, Mode.SPRINT: 1_200}
"""How long the verdict on a mistake shows. It is there to be read, so whoever made it says when; a sprint stops for
none, and 1.2 s suffice to see what would have been right."""
_BETWEEN_MS: Final = 200
"""How long it shows before the next turn of the same task, except in learn: a coup goes on, and so does the hand."""
_SEED_BITS: Final = 63
_REDRAWS: Final = 100


class State(enum.Enum):
    """What a run waits for."""

    LAYING = "laying"
    """The cards are being laid; for `painted` when the last one lies."""
    ASKING = "asking"
    """For an answer, or for time to be up."""
    SAVING = "saving"
    """For `saved` or `not_saved`: no verdict before its answer is kept. An answer whose verdict was seen must never be
    lost, not even in a power cut, nor may anyone learn what is right and have the mistake go unrecorded. "Saved" means
    that the transaction is committed and on the disk; where that fails practice goes on, and the verdict says so."""
    VERDICT = "verdict"
    """For the pause to be over, or for Space."""
    OVER = "over"


class Press(enum.Enum):
    """What became of a press."""

    SAID = "said"
    """It is part of the answer; more is asked, or the answer is to be confirmed."""
    ANSWERED = "answered"
    """The answer is given."""
    STRAY = "stray"
    """It belongs to no task: logged, nothing else."""
    NO_CHOICE = "no-choice"
    """It says nothing to this question."""
    INCOMPLETE = "incomplete"
    """Enter came before the last part."""


class VerdictKind(enum.Enum):
    """The one word of a verdict."""

    RIGHT = "right"
    WRONG = "wrong"
    RIGHT_SLOW = "right-slow"
    TOO_LATE = "too-late"
    SELF_CORRECTED = "self-corrected"
    """Right, after a part was changed; how long it took stands beside it."""


class Plan(msgspec.Struct, frozen=True):
    """What is run, and how. Raises ValueError for a run of no tasks or without a target."""

    drill: Drill
    ruleset: Ruleset
    mode: Mode
    level: Level
    target_ms: int
    skills: tuple[Skill, ...] = ()
    """Those aimed at; empty means all that the ruleset has."""
    length: int = 0
    """Tasks, 0 as many as the drill says; a sprint ends by its time, `SPRINT_MS`, instead."""
    fewest_chips: bool = False
    """Whether an amount that is built from chips has to be built from the fewest."""

    def __post_init__(self) -> None:
        """Refuse what could not be run."""
        if self.length < 0 or self.target_ms < 1:
            raise ValueError("a run has no fewer tasks than none, and a target time")

    @property
    def tasks(self) -> int:
        """How many tasks there are, except in a sprint."""
        return self.length or self.drill.length


class Shown(msgspec.Struct, frozen=True):
    """The verdict on the last task, to be shown as long as the run is in the state VERDICT."""

    kind: VerdictKind
    verdict: Verdict
    answer: Answer
    pause_ms: int | None
    """It goes on by itself so long after the verdict was painted; None: it waits for Space."""
    space: bool
    """Whether Space goes on."""
    saved: bool = False
    """Otherwise it is marked "not saved"."""


class _Asked:
    """One turn of a task and what was done about it so far."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.given: tuple[str, ...] = ()
        self.said: dict[int, str] = {}
        """By part, what was said last."""
        self.self_corrected = False
        self.painted_ms = 0
        self.first_key_ms: int | None = None
        self.last_press_ms = 0
        self.shown: Shown | None = None
        self.shown_ms: int | None = None

    @property
    def question(self) -> Question | None:
        return self.turn.question(self.given)

    @property
    def complete(self) -> bool:
        return self.question is None

    def say(self, token: str, pressed_ms: int) -> bool:
        """Add a part, or replace the last one of a full answer; False where the token says nothing to the question."""
        given = self.given[:-1] if self.complete else self.given
        question = self.turn.question(given)
        if question is None or not question.takes(token):
            return False
        self.self_corrected |= self.said.get(len(given), token) != token
        self.said[len(given)] = token
        self.given = (*given, token)
        self.last_press_ms = max(self.last_press_ms, pressed_ms)
        if self.first_key_ms is None:
            self.first_key_ms = pressed_ms - self.painted_ms
        return True


class Run:
    """A run of a drill from its first task to its last. Make another one to start again."""

    def __init__(
        self, plan: Plan, chance: Random, new_id: Callable[[], str], utc_now: Callable[[], datetime.datetime]
    ) -> None:
        """Choose the first task; its cards can be laid.

        Args:
            plan: what is run.
            chance: where skills and seeds are drawn from.
            new_id: gives a new id for the run and for each answer, thirty-two hexadecimal digits.
            utc_now: the date and time, for the history only.

        Raises:
            ValueError: if a skill aimed at is none of the ruleset's.
        """
        self.plan = plan
        self.id = new_id()
        self.state = State.LAYING
        self.answers: tuple[Answer, ...] = ()
        """All answers given so far."""
        self.number = 0
        """Of the task, from 1."""
        self._chance, self._new_id, self._utc_now = chance, new_id, utc_now
        self._selection = Selection(plan.skills or plan.drill.skills(plan.ruleset), chance)
        self._left_ms = SPRINT_MS
        self._strays = 0
        self.task = self._another(None)
        """The task that is laid, asked, or judged; the last one when the run is over."""
        self.place = 0
        """Of its turn, from 0."""
        self._asked = _Asked(self.task.turns[0])

    # --- what can be looked at ----------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """The turn of the task that is laid, asked, or judged; the last one when the run is over."""
        return self._asked.turn

    @property
    def given(self) -> tuple[str, ...]:
        """The answer in hand; during the verdict the one that was given."""
        return self._asked.given

    @property
    def question(self) -> Question | None:
        """What is asked now; None while nothing is, or where the answer only waits for Enter."""
        return self._asked.question if self.state is State.ASKING else None

    @property
    def length(self) -> int | None:
        """How many tasks there will be; a sprint does not know."""
        return None if self.plan.mode is Mode.SPRINT else self.plan.tasks

    @property
    def shown(self) -> Shown | None:
        """The verdict to show; None before its answer is kept."""
        return self._asked.shown if self.state is State.VERDICT else None

    @property
    def to_save(self) -> Answer | None:
        """The answer that waits to be kept."""
        return self._asked.shown.answer if self._asked.shown and self.state is State.SAVING else None

    def elapsed_ms(self, now_ms: int) -> int:
        """The time the task has taken; it stands still from the answer on, and at 0 until the next task is painted."""
        if self.state is State.ASKING:
            up_ms = self.time_up_ms
            return max(0, (now_ms if up_ms is None else min(now_ms, up_ms)) - self._asked.painted_ms)
        return self._asked.shown.answer.confirm_ms if self._asked.shown else 0

    def sprint_left_ms(self, now_ms: int) -> int | None:
        """Sprint: how much of its time is left; None in other modes.

        It runs while a task is asked and while a verdict shows, and stands still while cards are laid or an answer is
        saved: a slow machine or a slow animation costs nothing.
        """
        if self.plan.mode is not Mode.SPRINT:
            return None
        spent = self.elapsed_ms(now_ms) if self.state is State.ASKING else self._verdict_ms(now_ms)
        return max(0, self._left_ms - spent)

    @property
    def time_up_ms(self) -> int | None:
        """The last moment at which an answer to the task counts; None where there is none, or nothing is asked."""
        if self.state is not State.ASKING or self.plan.mode is Mode.LEARN:
            return None
        practise = self.plan.mode is Mode.PRACTISE
        return self._asked.painted_ms + (LATE_FACTOR * self.plan.target_ms if practise else self._left_ms)

    @property
    def wakes_ms(self) -> int | None:
        """When `tick` has something to do, if nothing else happens before.

        Time that is up is found out by `tick` only a little later: the window may well wake its timers before it hands
        over a key that was pressed in time. A press that was made too late needs no waiting, its own moment says so.
        """
        if self.state is State.ASKING:
            return None if self.time_up_ms is None else self.time_up_ms + GRACE_MS
        if (
            self.state is State.VERDICT
            and self._asked.shown
            and self._asked.shown.pause_ms is not None
            and self._asked.shown_ms is not None
        ):
            return self._asked.shown_ms + self._asked.shown.pause_ms
        return None

    # --- what happens -------------------------------------------------------------------------------------------------

    def painted(self, at_ms: int) -> None:
        """The last card lies and was painted: the clock starts. Later paints of the same task change nothing."""
        if self.state is State.LAYING:
            self.state = State.ASKING
            self._asked.painted_ms = self._asked.last_press_ms = at_ms

    def press(self, token: str, pressed_ms: int) -> Press:
        """A key or a click that says `token`, and when it was made; of a full answer it replaces the last part."""
        return self.say((token,), pressed_ms)

    def confirm(self, pressed_ms: int) -> Press:
        """Enter: the answer in hand is the answer, if it is complete."""
        return self.say((), pressed_ms, confirm=True)

    def say(self, tokens: Sequence[str], pressed_ms: int, *, confirm: bool = False) -> Press:
        """One press that says several parts, one after the other, and confirms them; a stray one is one stray press."""
        if not self._belongs(pressed_ms):
            return Press.STRAY
        for token in tokens:
            if not self._asked.say(token, pressed_ms):
                return Press.NO_CHOICE
            if self._asked.complete and not self.turn.confirmed(self.given):
                self._answer(self._asked.last_press_ms)
                return Press.ANSWERED
        if not confirm:
            return Press.SAID
        if not self._asked.complete:
            return Press.INCOMPLETE
        self._answer(max(self._asked.last_press_ms, pressed_ms))
        return Press.ANSWERED

    def touched(self, pressed_ms: int) -> None:
        """Something was typed or pointed at that is no part of the answer yet: it is the first key all the same.

        Nothing is logged, whenever it was: what is typed before it counts stays to be confirmed.
        """
        asked, up_ms = self._asked, self.time_up_ms
        in_time = (
            self.state is State.ASKING and asked.painted_ms <= pressed_ms and (up_ms is None or pressed_ms <= up_ms)
        )
        if in_time and asked.first_key_ms is None:
            asked.first_key_ms = pressed_ms - asked.painted_ms

    def backspace(self, pressed_ms: int, parts: int = 1) -> bool:
        """Take the last parts back; False where there is none, or it was not pressed for this turn."""
        if not self._belongs(pressed_ms) or not self._asked.given:
            return False
        self._asked.given = self._asked.given[:-parts]
        return True

    def tick(self, now_ms: int) -> bool:
        """Let time pass; True if that changed the state. To be called at `wakes_ms`, and as often as one likes."""
        if self.wakes_ms is None or now_ms < self.wakes_ms:
            return False
        if self.state is State.ASKING:
            self._time_up()
        else:
            self._go_on(now_ms)
        return True

    def saved(self, answer_id: str) -> None:
        """The answer is on the disk; from SAVING the verdict may be shown. A late one takes its "not saved" back."""
        self._kept(answer_id, saved=True)

    def not_saved(self, answer_id: str) -> None:
        """A first attempt failed, others follow: practice goes on, the verdict is marked."""
        self._kept(answer_id, saved=False)

    def verdict_shown(self, at_ms: int) -> None:
        """The verdict was painted: its pause begins."""
        if self.state is State.VERDICT and self._asked.shown_ms is None:
            self._asked.shown_ms = at_ms

    def go_on(self, pressed_ms: int) -> bool:
        """Space: on to the next task; False where it is not awaited, or was pressed before the verdict showed."""
        if self.state is not State.VERDICT or self._asked.shown is None or not self._asked.shown.space:
            return False
        if self._asked.shown_ms is None or pressed_ms < self._asked.shown_ms:
            return False
        self._go_on(pressed_ms)
        return True

    def leave(self) -> None:
        """Break the run off. A task without an answer counts for nothing; an answer that is being saved counts."""
        self.state = State.OVER

    # --- how ----------------------------------------------------------------------------------------------------------

    def _another(self, before: Task | None) -> Task:
        """Another task, that does not look like the one before."""
        self.number += 1
        skill = self._selection.next()
        task = self._make(skill)
        for _ in range(_REDRAWS):
            if before is None or task.visible() != before.visible():
                break
            task = self._make(skill)
        return task

    def _make(self, skill: Skill) -> Task:
        return self.plan.drill.make(self.plan.ruleset, skill, self.plan.level, self._chance.getrandbits(_SEED_BITS))

    def _belongs(self, pressed_ms: int) -> bool:
        """Whether a press was made for the task that is asked; one that was not is logged."""
        if self.state is State.ASKING and self.time_up_ms is not None and pressed_ms > self.time_up_ms:
            self._time_up()
        if self.state is State.ASKING and pressed_ms >= self._asked.painted_ms + UNSEEN_MS:
            return True
        if self.state is not State.OVER:
            self._strays += 1
        return False

    def _time_up(self) -> None:
        """The answer in hand counts if it is complete. Without one practise has a mistake; a sprint is over."""
        up_ms = self.time_up_ms
        if up_ms is None:
            raise AssertionError("time can be up only where there is a limit")
        if self._asked.complete:
            self._answer(up_ms)
        elif self.plan.mode is Mode.SPRINT:
            self._left_ms = 0
            self.state = State.OVER
        else:
            self._answer(up_ms, late=True)

    def _answer(self, at_ms: int, *, late: bool = False) -> None:
        plan, task, turn = self.plan, self.task, self.turn
        verdict = judge(turn, self.given)
        # Whoever said nothing in time shows no single part to be at fault.
        skills = turn.skills if late else verdict.skills
        answer = Answer(
            id=self._new_id(),
            run_id=self.id,
            drill=task.drill,
            generator=GENERATOR_VERSION,
            ruleset_id=plan.ruleset.id,
            ruleset_fingerprint=plan.ruleset.fingerprint,
            level=int(task.level),
            seed=task.seed,
            skills=tuple(str(skill) for skill in skills),
            mode=plan.mode,
            given=verdict.given,
            expected=verdict.expected,
            right=verdict.right,
            late=late,
            first_key_ms=self._asked.first_key_ms,
            confirm_ms=at_ms - self._asked.painted_ms,
            target_ms=plan.target_ms,
            self_corrected=self._asked.self_corrected,
            answered_at_utc=utc_text(self._utc_now()),
            stray_keys=self._strays,
            aimed="" if task.aimed == skills[0] else str(task.aimed),
            turn=self.place,
        )
        self._strays = 0
        self.answers = (*self.answers, answer)
        self._left_ms = max(0, self._left_ms - answer.confirm_ms - (ERROR_MS if answer.mistake else 0))
        if answer.mistake and plan.mode is Mode.PRACTISE:
            self._selection.missed(skills[0])
        pause_ms = (_WRONG_MS if answer.mistake else _RIGHT_MS)[plan.mode]
        if pause_ms is not None and not answer.mistake and not self._is_last_turn:
            pause_ms = _BETWEEN_MS
        space = not (answer.mistake and plan.mode is Mode.SPRINT)
        self._asked.shown = Shown(_kind(answer), verdict, answer, pause_ms, space)
        self.state = State.SAVING

    def _kept(self, answer_id: str, *, saved: bool) -> None:
        if self._asked.shown is None or self._asked.shown.answer.id != answer_id:
            return
        if self.state is State.SAVING:
            self.state = State.VERDICT
        if self.state is State.VERDICT:
            self._asked.shown = msgspec.structs.replace(self._asked.shown, saved=saved or self._asked.shown.saved)

    def _verdict_ms(self, now_ms: int) -> int:
        """How long the verdict has shown, at most its pause."""
        if self._asked.shown is None or self._asked.shown_ms is None:
            return 0
        passed = max(0, now_ms - self._asked.shown_ms)
        return passed if self._asked.shown.pause_ms is None else min(passed, self._asked.shown.pause_ms)

    def _go_on(self, at_ms: int) -> None:
        self._left_ms = max(0, self._left_ms - self._verdict_ms(at_ms))
        if self.plan.mode is Mode.SPRINT:
            done = self._left_ms < UNSEEN_MS
        else:
            done = self._is_last_turn and self.number >= self.plan.tasks
        if done:
            self.state = State.OVER
            return
        if self._is_last_turn:
            self.task, self.place = self._another(self.task), 0
        else:
            self.place += 1
        self._asked = _Asked(self.task.turns[self.place])
        self.state = State.LAYING

    @property
    def _is_last_turn(self) -> bool:
        return self.place + 1 == len(self.task.turns)


def _kind(answer: Answer) -> VerdictKind:
    if answer.late:
        return VerdictKind.TOO_LATE
    if not answer.right:
        return VerdictKind.WRONG
    if answer.self_corrected:
        return VerdictKind.SELF_CORRECTED
    return VerdictKind.RIGHT_SLOW if answer.slow else VerdictKind.RIGHT
