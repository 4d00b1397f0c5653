"""Questions to the history, each a function of an open connection. Rows that are not what was written are left out."""

from __future__ import annotations

import sqlalchemy as sa

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage import rows
from croupier_trainer.storage.earning import earned_skills, last_counted
from croupier_trainer.storage.tables import ANSWER_SKILLS, ANSWERS, RULESETS
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import DrillTotal, SkillRecord


def answers_since(connection: sa.Connection, moment_utc: str) -> tuple[Answer, ...]:
    """All answers not before a moment, the first saved first."""
    return _answers(connection, ANSWERS.c.answered_at_utc >= moment_utc)


def latest_by_skill(connection: sa.Connection, limit: int) -> dict[str, SkillRecord]:
    """For every skill ever asked or earned its last answers that count, the oldest first, and whether it is earned."""
    numbers: dict[str, list[int]] = {}
    # From one skill to the next along the index: counting them all out would read the whole of it.
    following = sa.select(sa.func.min(ANSWER_SKILLS.c.skill)).where(ANSWER_SKILLS.c.skill > sa.bindparam("skill"))
    latest = last_counted(ANSWERS.c.number)
    skill = connection.scalar(following, {"skill": ""})
    while skill is not None:
        found = connection.scalars(latest, {"skill": skill, "limit": limit}).all()
        numbers[skill] = sorted(found)
        skill = connection.scalar(following, {"skill": skill})
    wanted = {number for found in numbers.values() for number in found}
    answers = _by_number(connection, wanted)
    earned = earned_skills(connection)
    return {
        skill: SkillRecord(
            tuple(answers[number] for number in numbers.get(skill, ()) if number in answers), earned=skill in earned
        )
        for skill in numbers.keys() | earned
    }


def drill_totals(connection: sa.Connection) -> dict[str, DrillTotal]:
    """The totals of every drill ever asked."""
    missed = sa.or_(ANSWERS.c.is_right == 0, ANSWERS.c.is_late == 1)
    found = connection.execute(
        sa.select(
            ANSWERS.c.drill,
            sa.func.count(),
            sa.func.sum(sa.case((missed, 1), else_=0)),
            sa.func.max(ANSWERS.c.answered_at_utc),
        ).group_by(ANSWERS.c.drill)
    )
    return {drill: DrillTotal(drill, answers, wrong, last) for drill, answers, wrong, last in found}


def ruleset(connection: sa.Connection, fingerprint: str) -> Ruleset | None:
    """A ruleset as it was when answers were given under it."""
    data = connection.scalar(sa.select(RULESETS.c.data).where(RULESETS.c.fingerprint == fingerprint))
    return None if data is None else rows.ruleset_of(data)


def _answers(connection: sa.Connection, where: sa.ColumnElement[bool]) -> tuple[Answer, ...]:
    return tuple(stored.answer for stored in rows.stored_answers(connection, where) if stored.answer is not None)


def _by_number(connection: sa.Connection, numbers: set[int]) -> dict[int, Answer]:
    """The good answers among these, by number. In portions: SQLite takes a limited count of values at once."""
    ordered = sorted(numbers)
    found = {}
    for start in range(0, len(ordered), 500):
        for stored in rows.stored_answers(connection, ANSWERS.c.number.in_(ordered[start : start + 500])):
            if stored.answer is not None:
                found[stored.number] = stored.answer
    return found
