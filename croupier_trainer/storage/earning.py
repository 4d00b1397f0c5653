"""Which skills are earned: decided with each answer, in its own transaction, and never taken away again."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from croupier_trainer.storage.tables import ANSWER_SKILLS, ANSWERS, EARNED_SKILLS
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.mastery import UNCOUNTED, WINDOW, holds


def last_counted(*columns: sa.ColumnElement[Any]) -> sa.Select[*tuple[Any, ...]]:
    """Of a skill's last answers that count for mastery these columns of `ANSWERS`, the newest first.

    To be executed with `skill` and `limit`.
    """
    return (
        sa.select(*columns)
        .join(ANSWER_SKILLS, ANSWER_SKILLS.c.answer_number == ANSWERS.c.number)
        .where(ANSWER_SKILLS.c.skill == sa.bindparam("skill"), ANSWERS.c.mode != UNCOUNTED.value)
        .order_by(ANSWER_SKILLS.c.answer_number.desc())
        .limit(sa.bindparam("limit"))
    )


_LAST: Final = last_counted(ANSWERS.c.is_right, ANSWERS.c.is_late, ANSWERS.c.confirm_ms)
_INSERT: Final = sa.insert(EARNED_SKILLS).prefix_with("OR REPLACE")


def earn(connection: sa.Connection, answer: Answer, targets_ms: Mapping[str, int], earned: Collection[str]) -> set[str]:
    """Write down the skills that this answer, which is in the history already, made mastered for the first time.

    Args:
        connection: in the answer's own transaction.
        answer: the last one.
        targets_ms: the standard's by drill; skills of a drill that it does not know are passed over.
        earned: skills that are written down already.

    Returns:
        The new ones.
    """
    new: set[str] = set()
    if answer.mode is UNCOUNTED:
        return new
    for skill in answer.skills:
        target_ms = targets_ms.get(skill.partition(":")[0])
        if target_ms is None or skill in earned:
            continue
        last = connection.execute(_LAST, {"skill": skill, "limit": WINDOW}).all()
        right_ms = [confirm_ms for is_right, is_late, confirm_ms in last if is_right and not is_late]
        if holds(right_ms, len(last), target_ms):
            _write(connection, skill, answer.answered_at_utc)
            new.add(skill)
    return new


def earned_skills(connection: sa.Connection) -> set[str]:
    """All earned skills. Rows that are not what was written are left out."""
    return set(_good(connection))


def bad_skills(connection: sa.Connection) -> list[str]:
    """What stands for a skill in rows that are not what was written."""
    return [
        skill for skill, moment, check in connection.execute(sa.select(EARNED_SKILLS)) if check != _sum(skill, moment)
    ]


def delete_bad(connection: sa.Connection) -> None:
    """Remove the rows that are not what was written."""
    for skill in bad_skills(connection):
        connection.execute(sa.delete(EARNED_SKILLS).where(EARNED_SKILLS.c.skill == skill))


def take(source: sa.Connection, target: sa.Connection) -> None:
    """Bring earned skills from one history into another; of two moments the earlier one stays."""
    there = _good(target)
    for skill, moment in _good(source).items():
        if skill not in there or moment < there[skill]:
            _write(target, skill, moment)


def _good(connection: sa.Connection) -> dict[str, str]:
    return {
        skill: moment
        for skill, moment, check in connection.execute(sa.select(EARNED_SKILLS))
        if check == _sum(skill, moment)
    }


def _write(connection: sa.Connection, skill: str, moment: str) -> None:
    connection.execute(_INSERT, {"skill": skill, "earned_at_utc": moment, "checksum": _sum(skill, moment)})


def _sum(skill: str, moment: str) -> str:
    """Thirty-two hexadecimal digits, the first half of the SHA-256 over both as a JSON array in UTF-8."""
    return hashlib.sha256(msgspec.json.encode([skill, moment])).hexdigest()[:32]
