"""A run at a table where the test is clock, chance and trainee."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterable, Iterator
from itertools import count
from random import Random

import msgspec

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import (
    Drill,
    Explanation,
    Level,
    Move,
    Part,
    Question,
    Scene,
    Skill,
    Task,
    Turn,
    Why,
    place_token,
)
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.mastery import UNCOUNTED, WINDOW
from croupier_trainer.training.ports import SkillRecord
from croupier_trainer.training.run import Plan, Run, Shown, State
from tests.rules.shipped import shipped

BY_ID = {drill.id: drill for drill in DRILLS}
NOON = datetime.datetime(2026, 11, 30, 12, tzinfo=datetime.UTC)
TARGET_MS = 2_000


def _coup(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """A call, three digits and words, and two stakes: one to be paid, and one to be taken at once."""
    call = BY_ID["bank-draw"].make(ruleset, BY_ID["bank-draw"].skills(ruleset)[0], level, seed).turns[0]
    ends = BY_ID["winner"].make(ruleset, BY_ID["winner"].skills(ruleset)[0], level, seed).turns[0]
    box, order = Skill("coup", "pay"), Skill("coup", "order")
    places = (place_token(2), place_token(7))
    stakes = (
        Question(Part.PLACE, places),
        Question(Part.MOVE, tuple(Move)[:2], last_if=(Move.TAKE,)),
        Question(Part.WIN, confirmed=True),
    )
    why = (ruleset, Scene())
    return Task(
        "coup",
        skill,
        level,
        seed,
        (
            msgspec.structs.replace(call, skills=(Skill("coup", "call"),)),
            msgspec.structs.replace(ends, skills=(Skill("coup", "winner"),)),
            Turn(*why, stakes, ("7", "pay", "34000"), Explanation(Why.WON), (box, order), ((order,), (box,), (box,))),
            Turn(*why, stakes, ("2", "take"), Explanation(Why.LOST), (box, order), ((order,), (box,), (box,))),
        ),
    )


COUP = Drill(
    "coup", lambda ruleset: tuple(Skill("coup", key) for key in ("call", "winner", "pay", "order")), _coup, length=3
)
"""A drill whose tasks have four turns, with every kind of question; it does not depend on what the real ones ask."""


def plan(
    drill: str | Drill = "bank-draw",
    mode: Mode = Mode.PRACTISE,
    *,
    length: int = 0,
    skills: tuple[str, ...] = (),
    ruleset: str = "chemin-de-fer",
    target_ms: int = TARGET_MS,
) -> Plan:
    """A plan with what a test does not care about filled in."""
    planned = BY_ID[drill] if isinstance(drill, str) else drill
    aimed = tuple(Skill(planned.id, key) for key in skills)
    return Plan(planned, shipped(ruleset), mode, Level.SECOND, target_ms, aimed, length)


def ids() -> Iterator[str]:
    """Thirty-two hexadecimal digits, another each time."""
    return (f"{number:032x}" for number in count(1))


class Table:
    """Takes a run through its states; `now` only goes up."""

    def __init__(self, planned: Plan, seed: int = 1, now: int = 50_000) -> None:
        self.new_id = ids()
        self.run = Run(planned, Random(seed), lambda: next(self.new_id), lambda: NOON)
        self.now = now

    def paint(self, laying_ms: int = 600) -> None:
        """The last card lies after so long."""
        self.now += laying_ms
        self.run.painted(self.now)

    def answer(self, after_ms: int = 900, *, right: bool = True) -> Answer:
        """Say and, where needed, confirm; up to the state SAVING."""
        self.now += after_ms
        self.say(self.run.turn.expected if right else wrong(self.run.turn))
        assert self.run.to_save is not None
        return self.run.to_save

    def say(self, said: tuple[str, ...]) -> None:
        """Say a complete answer now and, where needed, confirm it."""
        for part in said:
            self.run.press(part, self.now)
        if self.run.turn.confirmed(said):
            self.run.confirm(self.now)

    def show(self) -> Shown:
        """Keep the answer and paint the verdict."""
        assert self.run.to_save is not None
        self.run.saved(self.run.to_save.id)
        self.run.verdict_shown(self.now)
        assert self.run.shown is not None
        return self.run.shown

    def go_on(self) -> None:
        """Let the verdict's pause pass, or press Space where it waits for that."""
        shown = self.run.shown
        assert shown is not None
        if shown.pause_ms is None:
            self.now += 1_000
            assert self.run.go_on(self.now)
        else:
            self.now += shown.pause_ms
            assert self.run.tick(self.now)

    def turn(self, after_ms: int = 900, *, right: bool = True) -> Answer:
        """One turn from its cards to the next one's."""
        self.paint()
        answer = self.answer(after_ms, right=right)
        self.show()
        self.go_on()
        return answer

    def to_the_end(self, *, right: bool = True) -> tuple[Answer, ...]:
        """All turns that are left, 900 ms each."""
        while self.state() is not State.OVER:
            self.paint()
            self.now += 900
            self.say(self.run.turn.expected if right else wrong(self.run.turn))
            if self.state() is State.SAVING:
                self.show()
                self.go_on()
        return self.run.answers

    def saved(self) -> bool | None:
        """Whether the verdict that shows is marked as saved; None while none shows."""
        return None if self.run.shown is None else self.run.shown.saved

    def state(self) -> State:
        """What the run waits for now."""
        return self.run.state


def wrong(turn: Turn) -> tuple[str, ...]:
    """A complete wrong answer, wrong from its first part on unless there is nothing else to say to that."""
    given: tuple[str, ...] = ()
    while question := turn.question(given):
        right = turn.expected[len(given)] if len(given) < len(turn.expected) else ""
        words = question.choices or ("0", "100")
        given = (*given, next((word for word in words if word != right), right))
    assert given != turn.expected
    return given


def strays(run: Run) -> int:
    """Presses that belonged to no task: those logged with the answers, and those that wait for the next one."""
    return sum(answer.stray_keys for answer in run.answers) + run._strays


def answer(**changes: object) -> Answer:
    """Any answer, with changes."""
    plain = Answer(
        id="0" * 32,
        run_id="1" * 32,
        drill="points",
        generator=1,
        ruleset_id="chemin-de-fer",
        ruleset_fingerprint="f" * 16,
        level=1,
        seed=7,
        skills=("points:2:carry-1",),
        mode=Mode.PRACTISE,
        given=("5",),
        expected=("5",),
        right=True,
        late=False,
        first_key_ms=900,
        confirm_ms=900,
        target_ms=1500,
        self_corrected=False,
        answered_at_utc="2026-11-30T12:00:00.000Z",
        stray_keys=0,
    )
    return msgspec.structs.replace(plain, **changes)


def records(answers: Iterable[Answer], limit: int = WINDOW, earned: Collection[str] = ()) -> dict[str, SkillRecord]:
    """What a history of these answers says of each skill; those that were earned are told to it."""
    counted: dict[str, list[Answer]] = {}
    for each in answers:
        for skill in each.skills:
            counted.setdefault(skill, []).extend([each] if each.mode is not UNCOUNTED else [])
    return {
        skill: SkillRecord(tuple(counted.get(skill, ())[-limit:]), earned=skill in earned)
        for skill in [*counted, *(skill for skill in earned if skill not in counted)]
    }


def drill(drill_id: str) -> Drill:
    """A drill by its id."""
    return BY_ID[drill_id]
