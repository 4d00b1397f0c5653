"""Answers to rows and rows to answers, each row with the checksum that tells whether it still is what was written."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.tables import ANSWER_SKILLS, ANSWERS, RULESETS
from croupier_trainer.training.answer import Answer, Mode, checksum

_INSERT_ANSWER: Final = sqlite.insert(ANSWERS).on_conflict_do_nothing(index_elements=["id"])
_INSERT_SKILL: Final = sa.insert(ANSWER_SKILLS)
_INSERT_RULESET: Final = sqlite.insert(RULESETS).on_conflict_do_nothing(index_elements=["fingerprint"])
_CHECKSUM_OF_ID: Final = sa.select(ANSWERS.c.checksum).where(ANSWERS.c.id == sa.bindparam("id"))


class OtherAnswerError(Exception):
    """Ours: two different answers bear the same id."""


class StoredAnswer(NamedTuple):
    """One row of the history, and whether it can be trusted."""

    number: int
    id: str
    answer: Answer | None
    """None where the row is not what was written."""


def insert_answer(connection: sa.Connection, answer: Answer) -> bool:
    """Add an answer, and say whether it was new. Its ruleset must be there. Raises OtherAnswerError."""
    check = checksum(answer)
    result = connection.execute(
        _INSERT_ANSWER,
        {
            "id": answer.id,
            "run_id": answer.run_id,
            "drill": answer.drill,
            "generator": answer.generator,
            "ruleset_id": answer.ruleset_id,
            "ruleset_fingerprint": answer.ruleset_fingerprint,
            "level": answer.level,
            "seed": answer.seed,
            "mode": answer.mode.value,
            "given": _json(answer.given),
            "expected": _json(answer.expected),
            "is_right": int(answer.right),
            "is_late": int(answer.late),
            "first_key_ms": answer.first_key_ms,
            "confirm_ms": answer.confirm_ms,
            "target_ms": answer.target_ms,
            "is_self_corrected": int(answer.self_corrected),
            "answered_at_utc": answer.answered_at_utc,
            "stray_keys": answer.stray_keys,
            "aimed": answer.aimed,
            "turn": answer.turn,
            "checksum": check,
        },
    )
    if result.rowcount == 0:
        if connection.scalar(_CHECKSUM_OF_ID, {"id": answer.id}) != check:
            raise OtherAnswerError(answer.id)
        return False
    number = result.lastrowid
    if answer.skills:
        connection.execute(
            _INSERT_SKILL,
            [{"answer_number": number, "place": place, "skill": skill} for place, skill in enumerate(answer.skills)],
        )
    return True


def delete_answer(connection: sa.Connection, number: int) -> None:
    """Remove a row that is not what was written, before a good copy of it is put back."""
    connection.execute(sa.delete(ANSWER_SKILLS).where(ANSWER_SKILLS.c.answer_number == number))
    connection.execute(sa.delete(ANSWERS).where(ANSWERS.c.number == number))


def put_in_order(connection: sa.Connection) -> None:
    """Number the answers anew by the moment they were given, where a history took in older ones after newer ones.

    The last answers of a skill are those with the highest numbers. To be called within a transaction.
    """
    number = ANSWERS.c.number
    ordered = connection.scalars(sa.select(number).order_by(ANSWERS.c.answered_at_utc, number)).all()
    if all(before < after for before, after in itertools.pairwise(ordered)):
        return
    used = sa.union_all(sa.select(number), sa.select(ANSWER_SKILLS.c.answer_number)).subquery()
    highest = connection.scalar(sa.select(sa.func.max(used.c[0])))
    moved = [{"old": old, "new": new} for new, old in enumerate(ordered, start=highest + 1)]
    # Until the commit: for a moment the skills belong to no answer.
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    for column in (number, ANSWER_SKILLS.c.answer_number):
        connection.execute(
            sa.update(column.table).where(column == sa.bindparam("old")).values({column: sa.bindparam("new")}), moved
        )


def insert_ruleset(connection: sa.Connection, ruleset: Ruleset) -> None:
    """Add a ruleset unless one with the same fingerprint is there."""
    insert_ruleset_text(connection, ruleset.fingerprint, ruleset.id, _json(ruleset))


def insert_ruleset_text(connection: sa.Connection, fingerprint: str, ruleset_id: str, data: str) -> None:
    """Add a ruleset in the form it is kept in."""
    connection.execute(
        _INSERT_RULESET,
        {"fingerprint": fingerprint, "ruleset_id": ruleset_id, "data": data, "checksum": ruleset_checksum(data)},
    )


def ruleset_checksum(data: str) -> str:
    """Thirty-two hexadecimal digits, the first half of the SHA-256 over a ruleset's text in UTF-8."""
    return hashlib.sha256(data.encode()).hexdigest()[:32]


def bad_rulesets(connection: sa.Connection) -> list[str]:
    """The fingerprints of the rulesets whose text is not what was written."""
    return [
        fingerprint
        for fingerprint, data, check in connection.execute(
            sa.select(RULESETS.c.fingerprint, RULESETS.c.data, RULESETS.c.checksum)
        )
        if ruleset_checksum(data) != check
    ]


def take_ruleset(connection: sa.Connection, values: sa.RowMapping) -> None:
    """Add a ruleset out of another history, or put it in the place of one that is bad. A bad one is not taken."""
    data = values["data"]
    if ruleset_checksum(data) != values["checksum"]:
        return
    if values["fingerprint"] in bad_rulesets(connection):
        _replace_ruleset(connection, values["fingerprint"], data)
    insert_ruleset_text(connection, values["fingerprint"], values["ruleset_id"], data)


def blank_bad_rulesets(connection: sa.Connection) -> None:
    """Empty the rulesets that are not what was written: their answers stay, their tasks cannot be made again."""
    for fingerprint in bad_rulesets(connection):
        _replace_ruleset(connection, fingerprint, "")


def ruleset_of(data: str) -> Ruleset | None:
    """The ruleset kept as this text, or None where this version cannot read it."""
    try:
        return msgspec.json.decode(data, type=Ruleset)
    except (msgspec.DecodeError, ValueError):
        return None


def answer_of(values: sa.RowMapping, skills: tuple[str, ...]) -> Answer | None:
    """The answer in a row of `ANSWERS`, or None where the row is not what was written."""
    try:
        answer = Answer(
            id=values["id"],
            run_id=values["run_id"],
            drill=values["drill"],
            generator=values["generator"],
            ruleset_id=values["ruleset_id"],
            ruleset_fingerprint=values["ruleset_fingerprint"],
            level=values["level"],
            seed=values["seed"],
            skills=skills,
            mode=Mode(values["mode"]),
            given=msgspec.json.decode(values["given"], type=tuple[str, ...]),
            expected=msgspec.json.decode(values["expected"], type=tuple[str, ...]),
            right=bool(values["is_right"]),
            late=bool(values["is_late"]),
            first_key_ms=values["first_key_ms"],
            confirm_ms=values["confirm_ms"],
            target_ms=values["target_ms"],
            self_corrected=bool(values["is_self_corrected"]),
            answered_at_utc=values["answered_at_utc"],
            stray_keys=values["stray_keys"],
            aimed=values["aimed"],
            turn=values["turn"],
        )
    except (msgspec.DecodeError, ValueError, TypeError):
        # A flipped bit makes no value at all of a number as well.
        return None
    return answer if checksum(answer) == values["checksum"] else None


def stored_answers(connection: sa.Connection, where: sa.ColumnElement[bool] | None = None) -> Iterator[StoredAnswer]:
    """The rows of the history in the order saved, all or those for which a condition on `ANSWERS` holds."""
    condition = sa.true() if where is None else where
    answers = connection.execute(sa.select(ANSWERS).where(condition).order_by(ANSWERS.c.number)).mappings()
    skills = iter(
        connection.execute(
            sa.select(ANSWER_SKILLS.c.answer_number, ANSWER_SKILLS.c.skill)
            .join(ANSWERS, ANSWERS.c.number == ANSWER_SKILLS.c.answer_number)
            .where(condition)
            .order_by(ANSWER_SKILLS.c.answer_number, ANSWER_SKILLS.c.place)
        )
    )
    ahead = next(skills, None)
    for values in answers:
        number = values["number"]
        own = []
        while ahead is not None and ahead[0] <= number:
            if ahead[0] == number:
                own.append(ahead[1])
            ahead = next(skills, None)
        yield StoredAnswer(number, values["id"], answer_of(values, tuple(own)))


def _replace_ruleset(connection: sa.Connection, fingerprint: str, data: str) -> None:
    connection.execute(
        sa.update(RULESETS)
        .where(RULESETS.c.fingerprint == fingerprint)
        .values(data=data, checksum=ruleset_checksum(data))
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
