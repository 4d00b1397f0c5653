"""What a skill is called, and how the skills of a drill stand in rows, each with its head."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import DIGITS, Skill
from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.ruleset import BoxKind, Family
from croupier_trainer.rules.tableau import Call, Hand
from croupier_trainer.ui import texts
from croupier_trainer.ui.money_words import money, odds_words, rate_words


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
    return {
        "points": (),
        "natural": (),
        "ponte-draw": DIGITS,
        "bank-draw": (*DIGITS, "–"),
        "winner": (),
        "sabot": (),
        "payout": (),
        "bank-sum": (),
    }[drill]


def skill_words(skill: Skill, family: Family) -> str:
    """A skill in words, such as `Bank 5, gave 4: at will`. KeyError or ValueError if there is no such skill."""
    key = skill.key.split(":")
    words = {
        "points": _points_words,
        "natural": _natural_words,
        "ponte-draw": _ponte_words,
        "bank-draw": _bank_words,
        "winner": _winner_words,
        "sabot": _sabot_words,
        "payout": _payout_words,
        "bank-sum": _bank_sum_words,
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
        "sabot": _sabot_head,
        "payout": _payout_head,
        "bank-sum": _bank_sum_head,
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


# --- the sabot ------------------------------------------------------------------------------------------------------


def _sabot_head(key: list[str], family: Family) -> str:
    heads = {
        "natural": QCoreApplication.translate("Skill", "Natural"),
        "ponte": texts.hand_name(Hand.PONTE, family),
        "bank-natural": QCoreApplication.translate("Skill", "Bank turns"),
        "bank": texts.hand_name(Hand.BANKER, family),
        "winner": QCoreApplication.translate("Skill", "Winner"),
        "end": QCoreApplication.translate("Skill", "Last coup?"),
    }
    return heads[key[0]]


def _sabot_words(key: list[str], family: Family) -> str:
    turn, answer = key[0], key[-1]
    hand = texts.hand_name(Hand.PONTE if answer == "ponte" or turn == "ponte" else Hand.BANKER, family)
    if turn in ("ponte", "bank"):
        return QCoreApplication.translate("Skill", "{hand} in the coup: {call}").format(hand=hand, call=_call(answer))
    if turn == "winner":
        winner = texts.answer_words(answer, family)
        return QCoreApplication.translate("Skill", "Winner of the coup: {winner}").format(winner=winner)
    return {
        "natural:none": QCoreApplication.translate("Skill", "First cards: no natural"),
        "natural:ponte": QCoreApplication.translate("Skill", "First cards: natural, {hand}"),
        "natural:banker": QCoreApplication.translate("Skill", "First cards: natural, {hand}"),
        "natural:both": QCoreApplication.translate("Skill", "First cards: natural on both sides"),
        "bank-natural:none": QCoreApplication.translate("Skill", "Bank turns its cards: no natural"),
        "bank-natural:natural": QCoreApplication.translate("Skill", "Bank turns its cards: natural"),
        "end:goes-on": QCoreApplication.translate("Skill", "No carte d’arrêt: another coup"),
        "end:arret:one-more": QCoreApplication.translate("Skill", "Carte d’arrêt in this coup: another coup"),
        "end:arret:last": QCoreApplication.translate("Skill", "Carte d’arrêt in this coup: the last"),
        "end:after:one-more": QCoreApplication.translate("Skill", "Carte d’arrêt in an earlier coup: another coup"),
        "end:after:last": QCoreApplication.translate("Skill", "Carte d’arrêt in an earlier coup: the last"),
    }[":".join(key)].format(hand=hand)


# --- money ----------------------------------------------------------------------------------------------------------


def _payout_head(key: list[str], _family: Family) -> str:
    if key[0] in ("take", "push", "pay"):
        return QCoreApplication.translate("Skill", "Stake") if key[1] == "stake" else _box(key[1])
    return {
        "order": QCoreApplication.translate("Skill", "Order"),
        "commission": QCoreApplication.translate("Skill", "Commission"),
        "collect": QCoreApplication.translate("Skill", "Collect"),
    }["collect" if key[-1] == "collect" else key[0]]


def _payout_words(key: list[str], _family: Family) -> str:
    match key:
        case ["order", order]:
            return _order_words(order)
        case ["collect"]:
            return QCoreApplication.translate("Skill", "Collect the commission of a shoe")
        case ["commission", rate, unit, rounding]:
            words = {
                "up": QCoreApplication.translate("Skill", "Commission {rate}, up to {unit}"),
                "down": QCoreApplication.translate("Skill", "Commission {rate}, down to {unit}"),
                "nearest": QCoreApplication.translate("Skill", "Commission {rate}, to the nearest {unit}"),
            }[rounding]
            return words.format(rate=rate_words(_ratio(rate)), unit=money(int(unit)))
        case ["take", kind]:
            words = QCoreApplication.translate("Skill", "Take: {box}")
        case ["push", kind]:
            words = QCoreApplication.translate("Skill", "Leave: {box}")
        case ["push", kind, "six"]:
            words = QCoreApplication.translate("Skill", "Leave, won with 6 points: {box}")
        case ["push", kind, "seven"]:
            words = QCoreApplication.translate("Skill", "Leave, won with 7 in three cards: {box}")
        case ["pay", kind, odds, *_]:
            words = QCoreApplication.translate("Skill", "Pay {odds}: {box}")
            return words.format(box=_box(kind), odds=odds_words(_ratio(odds)))
        case _:
            raise KeyError(":".join(key))
    return words.format(box=_box(kind))


def _order_words(order: str) -> str:
    return {
        "losers": QCoreApplication.translate("Skill", "Lost stakes before wins"),
        "banker-right": QCoreApplication.translate("Skill", "From the banker’s right, seat by seat"),
        "right": QCoreApplication.translate("Skill", "From the right, seat by seat"),
        "main": QCoreApplication.translate("Skill", "Main box before side box"),
        "commission": QCoreApplication.translate("Skill", "Commission before the next seat"),
        "collect": QCoreApplication.translate("Skill", "Collecting from the right"),
    }[order]


def _box(kind: str) -> str:
    return QCoreApplication.translate("Skill", "stake") if kind == "stake" else texts.box_kind_words(BoxKind(kind))


def _ratio(written: str) -> Ratio:
    numerator, _, denominator = written.partition("/")
    return Ratio(int(numerator), int(denominator))


def _bank_sum_head(key: list[str], _family: Family) -> str:
    return {
        "levy": QCoreApplication.translate("Skill", "Levy"),
        "bank": QCoreApplication.translate("Skill", "New bank"),
        "row": QCoreApplication.translate("Skill", "In a row"),
        "garage": QCoreApplication.translate("Skill", "Garage"),
        "back": QCoreApplication.translate("Skill", "Back"),
        "next": QCoreApplication.translate("Skill", "Next banker"),
    }[key[0]]


def _bank_sum_words(key: list[str], _family: Family) -> str:
    return {
        "levy:win": QCoreApplication.translate("Skill", "Levy on a win"),
        "levy:lose": QCoreApplication.translate("Skill", "No levy when the ponte wins"),
        "levy:tie": QCoreApplication.translate("Skill", "No levy at a tie"),
        "bank:win:full": QCoreApplication.translate("Skill", "New bank, all was covered"),
        "bank:win:part": QCoreApplication.translate("Skill", "New bank, covered in part"),
        "bank:tie": QCoreApplication.translate("Skill", "Bank after a tie"),
        "garage:win:full": QCoreApplication.translate("Skill", "Garage, all was covered"),
        "garage:win:part": QCoreApplication.translate("Skill", "Garage, covered in part"),
        "garage:win:more": QCoreApplication.translate("Skill", "Garage, where something lay already"),
        "garage:tie": QCoreApplication.translate("Skill", "Garage after a tie"),
        "back:full": QCoreApplication.translate("Skill", "Nothing goes back, all was covered"),
        "back:part": QCoreApplication.translate("Skill", "What was not covered goes back"),
        "back:garage": QCoreApplication.translate("Skill", "The garage goes back too"),
        "next:win": QCoreApplication.translate("Skill", "Next banker after a win"),
        "next:tie": QCoreApplication.translate("Skill", "Next banker after a tie"),
        "next:lose": QCoreApplication.translate("Skill", "Next banker after a loss"),
        "next:bought": QCoreApplication.translate("Skill", "Next banker after a bought bank"),
        "next:bought-neighbour": QCoreApplication.translate("Skill", "Bank bought by the neighbour"),
        "row:two": QCoreApplication.translate("Skill", "Two coups in a row"),
        "row:three": QCoreApplication.translate("Skill", "Three coups in a row"),
    }[":".join(key)]
