"""What can be trained of stakes on boxes: the skills, and which ends of coups lead to each.

A skill of a stake is what becomes of it, on what kind of box, and at which odds or share: `push:banker:seven`,
`pay:tie:8/1`, `commission:1/20:25:up`. It says nothing of the order, which has skills of its own.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

import msgspec

from croupier_trainer.drills.ends import ends
from croupier_trainer.drills.stakes import MOST_CENTS
from croupier_trainer.rules.boxes import Result, profit_ratio
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankerWin, Box, Ruleset
from croupier_trainer.rules.settlement import Bet, settle_bet
from croupier_trainer.rules.settling import MAIN_KINDS, OrderRule, boxes_in_order
from croupier_trainer.rules.tableau import Tableau

COLLECT: Final = "collect"
ORDER_COLLECT: Final = "order:collect"
"""The commission of a shoe, and in which order."""
TAKE, PUSH, PAY, COMMISSION = _WORDS = ("take", "push", "pay", "commission")
"""With these the skills of a stake begin."""
_CAUSES: Final = {BankerWin.SIX_POINTS: "six", BankerWin.THREE_CARD_SEVEN: "seven"}


def order_key(rule: OrderRule) -> str:
    """The skill of settling by a rule of order."""
    return f"order:{rule}"


class StakeKeys(msgspec.Struct, frozen=True):
    """The skills that a stake on a box trains."""

    stake: str
    """To take, leave or pay it."""
    commission: str | None = None
    """To mark the commission on its win, where the box has one."""


class Way(msgspec.Struct, frozen=True):
    """A way to train a skill of a stake: the box it lies on, and the ends of a coup that lead there."""

    box: str
    key: str
    """Of the stake, also where its place in the order is what is trained."""
    ends: tuple[Result, ...]


def keys_of(box: Box, result: Result) -> StakeKeys:
    """The skills that a stake on a box trains when a coup ends so."""
    kind, odds = box.kind.value, profit_ratio(box, result)
    if odds is None:
        return StakeKeys(f"{TAKE}:{kind}")
    if odds.numerator == 0:
        reduced = box.reduced_on if result.winner is Winner.BANKER and box.pays.numerator else None
        return StakeKeys(f"{PUSH}:{kind}" if reduced is None else f"{PUSH}:{kind}:{_CAUSES[reduced]}")
    # Stakes are whole units: only odds that do not divide a hundred can fall between two cents.
    pays = Fraction(odds.numerator, odds.denominator)
    rounding = f":{box.rounding.value}" if 100 % pays.denominator else ""
    pay = f"{PAY}:{kind}:{pays.numerator}/{pays.denominator}{rounding}"
    if box.commission is None:
        return StakeKeys(pay)
    share = box.commission
    rate = Fraction(share.rate.numerator, share.rate.denominator)
    marked = f"{COMMISSION}:{rate.numerator}/{rate.denominator}:{share.unit_cents}:{share.rounding.value}"
    return StakeKeys(pay, marked)


def ways_of(ruleset: Ruleset) -> Mapping[str, tuple[Way, ...]]:
    """The ways to each skill, in the order in which a page shows the skills."""
    boxes = tuple((name, ruleset.boxes[name]) for name in boxes_in_order(ruleset))
    return _ways(ruleset.tableau, ruleset.sabot.packs, boxes)


def word_of(key: str) -> str:
    """What the skill of a stake begins with."""
    return key.partition(":")[0]


@functools.lru_cache(maxsize=32)
def _ways(tableau: Tableau, packs: int, boxes: tuple[tuple[str, Box], ...]) -> Mapping[str, tuple[Way, ...]]:
    all_ends = ends(tableau, packs)
    of_stakes = [way for name, box in boxes for way in _ways_on(name, box, all_ends)]
    by_word = {word: [way for way in of_stakes if word_of(way.key) == word] for word in _WORDS}
    kept, marked = [*by_word[PUSH], *by_word[PAY]], by_word[COMMISSION]
    mains = [box for _, box in boxes if box.kind in MAIN_KINDS]
    sides = {name for name, box in boxes if box.kind not in MAIN_KINDS}
    beside_main = [
        Way(way.box, way.key, tuple(end for end in way.ends if any(profit_ratio(main, end) for main in mains)))
        for way in kept
        if way.box in sides
    ]
    ways = {way.key: [other for other in of_stakes if other.key == way.key] for way in of_stakes}
    ways |= {order_key(OrderRule.LOSERS): by_word[TAKE], order_key(OrderRule.RIGHT): kept}
    ways |= {order_key(OrderRule.MAIN): [way for way in beside_main if way.ends]}
    ways |= {order_key(OrderRule.COMMISSION): marked, COLLECT: marked, ORDER_COLLECT: marked}
    return {key: tuple(found) for key, found in ways.items() if found}


def _ways_on(name: str, box: Box, all_ends: tuple[Result, ...]) -> list[Way]:
    """One for each skill that a stake on the box can train: taken, left, paid by rising odds, marked."""
    found: dict[str, list[Result]] = {}
    for end in all_ends:
        # A share may be too small to be marked, however it is rounded; it is largest of the highest stake.
        marked = settle_bet(box, Bet(1, name, MOST_CENTS), end).commission_cents
        keys = keys_of(box, end)
        for key in (keys.stake, keys.commission if marked else None):
            if key is not None:
                found.setdefault(key, []).append(end)
    in_order = sorted(found, key=lambda key: (_WORDS.index(word_of(key)), len(key), key))
    return [Way(name, key, tuple(found[key])) for key in in_order]
