"""What a skill is called, and how the skills of a drill stand in rows, each with its head."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import DIGITS, Skill
from croupier_trainer.rules.ruleset import Family
from croupier_trainer.rules.tableau import Call, Hand
from croupier_trainer.ui import texts


class SkillRow(msgspec.Struct, frozen=True):
    """Skills that stand side by side."""

    head: str
    skills: tuple[Skill, ...]


def skill_rows(skills: tuple[Skill, ...], family: Family) -> tuple[SkillRow, ...]:
    """The skills of one drill in rows, in the order they come, each row under the head of its first skill."""
    heads: dict[str, list[Skill]] = {}
    for skill in skills:
        heads.setdefault(_head(skill, family), []).append(skill)
    return tuple(SkillRow(head, tuple(found)) for head, found in heads.items())


def column_heads(drill: str) -> tuple[str, ...]:
    """What stands above the columns, where all rows have the same ones. KeyError if there is no such drill."""
    return {"points": (), "natural": (), "ponte-draw": DIGITS, "bank-draw": (*DIGITS, "–"), "winner": ()}[drill]


def skill_words(skill: Skill, family: Family) -> str:
    """A skill in words, such as `Bank 5, gave 4: at will`. KeyError or ValueError if there is no such skill."""
    key = skill.key.split(":")
    words = {
        "points": _points_words,
        "natural": _natural_words,
        "ponte-draw": _ponte_words,
        "bank-draw": _bank_words,
        "winner": _winner_words,
    }
    return words[skill.drill](key, family)


def _head(skill: Skill, family: Family) -> str:
    key = skill.key.split(":")
    heads = {
        "points": _points_head,
        "natural": _natural_head,
        "ponte-draw": _ponte_head,
        "bank-draw": _bank_head,
        "winner": _winner_head,
    }
    return heads[skill.drill](key, family)


def _points_head(key: list[str], _family: Family) -> str:
    return _cards_words(key[0])


def _natural_head(key: list[str], _family: Family) -> str:
    if key[0].startswith(("look-alike", "near-miss")):
        return QCoreApplication.translate("Skill", "No natural")
    return QCoreApplication.translate("Skill", "Natural")


def _ponte_head(key: list[str], family: Family) -> str:
    return texts.hand_name(Hand.PONTE, family) if family is Family.PUNTO_BANCO else _standing_words(key[1])


def _bank_head(key: list[str], _family: Family) -> str:
    return _standing_words("free") if key[0] == "free" else key[0][0]


def _winner_head(key: list[str], family: Family) -> str:
    return texts.answer_words(key[0], family)


def _standing_words(standing: str) -> str:
    return {
        "bound": QCoreApplication.translate("Skill", "bound"),
        "free": QCoreApplication.translate("Skill", "free"),
    }[standing]


def _cards_words(number: str) -> str:
    return {
        "2": QCoreApplication.translate("Skill", "Two cards"),
        "3": QCoreApplication.translate("Skill", "Three cards"),
    }[number]


def _points_words(key: list[str], _family: Family) -> str:
    hard = {
        "carry-0": QCoreApplication.translate("Skill", "sum below ten"),
        "carry-1": QCoreApplication.translate("Skill", "sum above ten"),
        "carry-2": QCoreApplication.translate("Skill", "sum above twenty"),
        "picture": QCoreApplication.translate("Skill", "with a ten or picture"),
        "baccara": QCoreApplication.translate("Skill", "no points"),
    }[key[1]]
    return QCoreApplication.translate("Skill", "{cards}, {what}").format(cards=_cards_words(key[0]), what=hard)


def _natural_words(key: list[str], family: Family) -> str:
    special = {
        "both": QCoreApplication.translate("Skill", "Natural on both sides"),
        "look-alike-eight": QCoreApplication.translate("Skill", "Eight with three cards"),
        "look-alike-nine": QCoreApplication.translate("Skill", "Nine with three cards"),
        "near-miss-seven": QCoreApplication.translate("Skill", "Seven with two cards"),
        "near-miss-ten": QCoreApplication.translate("Skill", "Ten with two cards"),
    }
    return special.get(key[0]) or texts.answer_words(key[0], family)


def _call(token: str) -> str:
    return texts.natural_words() if token == "natural" else texts.call_words(Call(token))  # noqa: S105


def _ponte_words(key: list[str], family: Family) -> str:
    row, standing, call = key
    if family is Family.PUNTO_BANCO:
        sentence = QCoreApplication.translate("Skill", "Player {row}: {call}")
    else:
        sentence = {
            "bound": QCoreApplication.translate("Skill", "Ponte {row}, bound: {call}"),
            "free": QCoreApplication.translate("Skill", "Ponte {row}, free: {call}"),
        }[standing]
    return sentence.format(row=row, call=_call(call))


def _bank_words(key: list[str], family: Family) -> str:
    cell, call = key[0], _call(key[-1])
    row, slash, column = cell.partition("/")
    punto_banco = family is Family.PUNTO_BANCO
    if row == "free":
        return QCoreApplication.translate("Skill", "Bank free: {call}").format(call=call)
    if not slash and punto_banco:
        sentence = QCoreApplication.translate("Skill", "Banker {row}: {call}")
    elif not slash:
        sentence = QCoreApplication.translate("Skill", "Bank {row}: {call}")
    elif column == "-" and punto_banco:
        sentence = QCoreApplication.translate("Skill", "Banker {row}, player stood: {call}")
    elif column == "-":
        sentence = QCoreApplication.translate("Skill", "Bank {row}, ponte stood: {call}")
    elif punto_banco:
        sentence = QCoreApplication.translate("Skill", "Banker {row}, player drew {column}: {call}")
    else:
        sentence = QCoreApplication.translate("Skill", "Bank {row}, gave {column}: {call}")
    return sentence.format(row=row, column=column, call=call)


def _winner_words(key: list[str], family: Family) -> str:
    winner = texts.answer_words(key[0], family)
    number = key[-1].partition("-")[0]
    if len(key) == 2:
        return QCoreApplication.translate("Skill", "{winner}, {number} cards").format(winner=winner, number=number)
    by = {
        "one": QCoreApplication.translate("Skill", "1"),
        "few": QCoreApplication.translate("Skill", "2 to 4"),
        "many": QCoreApplication.translate("Skill", "5 to 9"),
    }[key[1]]
    sentence = QCoreApplication.translate("Skill", "{winner} by {by}, {number} cards")
    return sentence.format(winner=winner, by=by, number=number)
