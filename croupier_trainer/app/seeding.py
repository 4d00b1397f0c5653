"""A made-up trainee's history, the same each time: for the self-check, the pictures and the benchmarks."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from croupier_trainer.app.clock import SystemClock
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import GENERATOR_VERSION, Drill, Level, Skill, Task
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import SEED_LIMIT, Answer, Mode
from croupier_trainer.training.clock import utc_text
from croupier_trainer.training.ports import StorageProblem

NOW: Final = datetime.datetime(2026, 11, 30, 17, 30, tzinfo=datetime.UTC)
"""The made-up trainee's last answer was given a little before."""
_DAYS: Final = 9
_SHARES: Final = {"points": 0.42, "natural": 0.24, "ponte-draw": 0.16, "bank-draw": 0.18, "winner": 0.0}
"""How much of his time went into each drill; one he has not begun."""
_SKILL: Final = {"points": 0.97, "natural": 0.93, "ponte-draw": 0.9, "bank-draw": 0.8}
"""How often he is right."""


def seeded_answers(
    ruleset: Ruleset, targets_ms: Mapping[str, int], number: int, until: datetime.datetime = NOW
) -> list[Answer]:
    """His answers under a ruleset, the first first, the last shortly before `until`."""
    chance = Random(20261130)
    names = {drill.id: drill for drill in DRILLS}
    moments = sorted(_moment(chance, until) for _ in range(number))
    answers = []
    for moment in moments:
        drill = names[chance.choices(list(_SHARES), list(_SHARES.values()))[0]]
        skills = _begun(drill, drill.skills(ruleset))
        skill = skills[chance.randrange(len(skills))]
        task = drill.make(ruleset, skill, Level.SECOND, chance.randrange(SEED_LIMIT))
        answers.append(_answer(chance, task, targets_ms[drill.id], moment))
    return answers


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


def _answer(chance: Random, task: Task, target_ms: int, moment: datetime.datetime) -> Answer:
    given = task.expected
    hard = _number_of(str(task.skills[0])) % 4 == 0
    if chance.random() > _SKILL[task.drill] - (0.25 if hard else 0.0):
        given = _wrong(chance, task)
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
        skills=tuple(str(skill) for skill in task.skills),
        mode=Mode.PRACTISE,
        given=given,
        expected=task.expected,
        right=given == task.expected,
        late=False,
        first_key_ms=round(target_ms * speed * 0.9),
        confirm_ms=round(target_ms * speed),
        target_ms=target_ms,
        self_corrected=False,
        answered_at_utc=utc_text(moment),
        stray_keys=0,
    )


def _wrong(chance: Random, task: Task) -> tuple[str, ...]:
    """A wrong answer that can be given: another choice in the last part."""
    given = task.expected[:-1]
    question = task.question(given)
    assert question is not None
    return (*given, chance.choice([choice for choice in question.choices if choice != task.expected[-1]]))


def _number_of(text: str) -> int:
    """A number from a text, the same in every process."""
    return sum(ord(letter) * (place + 1) for place, letter in enumerate(text))
