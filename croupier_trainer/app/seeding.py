"""A made-up trainee's history, the same each time: for the self-check, the pictures and the benchmarks."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from croupier_trainer.app.clock import SystemClock
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import GENERATOR_VERSION, Drill, Level, Question, Skill, Task, Turn, judge
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import SEED_LIMIT, Answer, Mode
from croupier_trainer.training.clock import utc_text
from croupier_trainer.training.ports import StorageProblem

NOW: Final = datetime.datetime(2026, 11, 30, 17, 30, tzinfo=datetime.UTC)
"""The made-up trainee's last answer was given a little before."""
_DAYS: Final = 9
_TURN_S: Final = 2
_SHARES: Final = {
    "points": 0.42,
    "natural": 0.24,
    "ponte-draw": 0.16,
    "bank-draw": 0.15,
    "sabot": 0.01,
    "payout": 0.01,
    "bank-sum": 0.01,
}
"""How many of his tasks were of each drill; one he has not begun."""
_SKILL: Final = {
    "points": 0.97,
    "natural": 0.93,
    "ponte-draw": 0.9,
    "bank-draw": 0.8,
    "sabot": 0.9,
    "payout": 0.85,
    "bank-sum": 0.75,
}
"""How often he is right."""


def seeded_answers(
    ruleset: Ruleset, targets_ms: Mapping[str, int], number: int, until: datetime.datetime = NOW
) -> list[Answer]:
    """His last answers under a ruleset, the first first, the last shortly before `until`."""
    chance = Random(20261130)
    begun = [drill for drill in DRILLS if drill.id in _SHARES and drill.skills(ruleset)]
    answers: list[Answer] = []
    for moment in [_moment(chance, until) for _ in range(number)]:
        (drill,) = chance.choices(begun, [_SHARES[drill.id] for drill in begun])
        skills = _begun(drill, drill.skills(ruleset))
        skill = skills[chance.randrange(len(skills))]
        task = drill.make(ruleset, skill, Level.SECOND, chance.randrange(SEED_LIMIT))
        for place in range(len(task.turns)):
            later = moment + datetime.timedelta(seconds=place * _TURN_S)
            answers.append(_answer(chance, task, place, targets_ms[drill.id], later))
    return sorted(answers, key=lambda answer: answer.answered_at_utc)[-number:]


def keep_answers(data: DataFolder, ruleset: Ruleset, answers: Sequence[Answer]) -> None:
    """Write answers into a data folder that no program holds. Raises OSError where that fails."""
    problems: list[StorageProblem] = []
    targets_ms = {answer.drill: answer.target_ms for answer in answers}
    writer = Writer(data, SystemClock(), lambda function: function(), problems.append, targets_ms)
    for answer in answers:
        writer.keep(answer, ruleset, lambda problem: problems.append(problem) if problem else None)
    left = writer.close(60)
    data.release()
    if left or problems:
        raise OSError(f"the history could not be made up: {problems}")


def _moment(chance: Random, until: datetime.datetime) -> datetime.datetime:
    """Some evening of the last days; one of them was free."""
    back = chance.choice([day for day in range(_DAYS) if day != 3])
    return until - datetime.timedelta(days=back, minutes=1 + chance.random() * 50)


def _begun(drill: Drill, skills: Sequence[Skill]) -> Sequence[Skill]:
    """Of the largest drill he has begun a part only."""
    return skills[: len(skills) // 2] if drill.id == "bank-draw" else skills


def _answer(chance: Random, task: Task, place: int, target_ms: int, moment: datetime.datetime) -> Answer:
    turn = task.turns[place]
    given = turn.expected
    hard = _number_of(str(turn.skills[0])) % 4 == 0
    if chance.random() > _SKILL[task.drill] - (0.25 if hard else 0.0):
        given = _wrong(chance, turn)
    verdict = judge(turn, given)
    speed = chance.uniform(0.45, 1.1) + (0.35 if hard else 0.0)
    return Answer(
        id=f"{chance.getrandbits(128):032x}",
        run_id=f"{moment:%Y%m%d}".ljust(32, "0"),
        drill=task.drill,
        generator=GENERATOR_VERSION,
        ruleset_id=task.ruleset.id,
        ruleset_fingerprint=task.ruleset.fingerprint,
        level=int(task.level),
        seed=task.seed,
        skills=tuple(str(skill) for skill in verdict.skills),
        mode=Mode.PRACTISE,
        given=given,
        expected=turn.expected,
        right=verdict.right,
        late=False,
        first_key_ms=round(target_ms * speed * 0.9),
        confirm_ms=round(target_ms * speed),
        target_ms=target_ms,
        self_corrected=False,
        answered_at_utc=utc_text(moment),
        stray_keys=0,
        aimed="" if task.aimed == verdict.skills[0] else str(task.aimed),
        turn=place,
    )


def _wrong(chance: Random, turn: Turn) -> tuple[str, ...]:
    """A wrong answer that can be given: something else in the last part, and what is asked after that."""
    given = turn.expected[:-1]
    while question := turn.question(given):
        given = (*given, _other(chance, question, turn.expected[-1]))
    return given


def _other(chance: Random, question: Question, right: str) -> str:
    """Anything but what would be right; of an amount a few coins more."""
    if question.is_amount:
        return str((int(right) if right.isdecimal() else 0) + 5_00 * chance.randint(1, 9))
    return chance.choice([choice for choice in question.choices if choice != right])


def _number_of(text: str) -> int:
    """A number from a text, the same in every process."""
    return sum(ord(letter) * (place + 1) for place, letter in enumerate(text))
