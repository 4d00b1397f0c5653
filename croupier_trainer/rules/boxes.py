"""When each punto banco box wins, and at what odds.

A new kind of box is a member of `BoxKind`, a function here and its place in `_RATIOS`; then rulesets may have it. What
it hangs on has to be in `Result`. `odds.py` reckons kinds that hang on points and numbers of cards, and kinds that hang
on pairs; one that needs both it refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from croupier_trainer.rules.cards import Card, points
from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.play import NATURALS, Winner
from croupier_trainer.rules.ruleset import BankerWin, Box, BoxKind

PUSH: Final = Ratio(0, 1)
"""The stake goes back: profit nought."""


class Result(msgspec.Struct, frozen=True):
    """What the boxes need to know of a coup that is over. The ponte is the player."""

    ponte_points: int
    banker_points: int
    ponte_cards: int
    """How many cards the player's hand has, 2 or 3."""
    banker_cards: int
    winner: Winner
    ponte_pair: bool = False
    """The player's first two cards are of one rank."""
    banker_pair: bool = False
    perfect_pair: bool = False
    """The first two cards of either hand are of one rank and one suit."""

    @property
    def ponte_natural(self) -> bool:
        """Whether the player showed eight or nine with two cards."""
        return self.ponte_cards == 2 and self.ponte_points in NATURALS

    @property
    def banker_natural(self) -> bool:
        """Whether the banker showed eight or nine with two cards."""
        return self.banker_cards == 2 and self.banker_points in NATURALS


def result_of(ponte: tuple[Card, ...], banker: tuple[Card, ...], winner: Winner) -> Result:
    """The result of two finished hands."""
    ponte_pair = ponte[0].rank == ponte[1].rank
    banker_pair = banker[0].rank == banker[1].rank
    perfect = (ponte_pair and ponte[0].suit == ponte[1].suit) or (banker_pair and banker[0].suit == banker[1].suit)
    return Result(points(ponte), points(banker), len(ponte), len(banker), winner, ponte_pair, banker_pair, perfect)


def profit_ratio(box: Box, result: Result) -> Ratio | None:
    """Profit to stake of the box before commission; `PUSH` where the stake goes back, None where it is lost."""
    return _RATIOS[box.kind](box, result)


def _player(box: Box, result: Result) -> Ratio | None:
    if result.winner is Winner.EGALITE:
        return PUSH
    return box.pays if result.winner is Winner.PONTE else None


def _banker(box: Box, result: Result) -> Ratio | None:
    if result.winner is Winner.EGALITE:
        return PUSH
    if result.winner is Winner.PONTE:
        return None
    six = box.reduced_on is BankerWin.SIX_POINTS and result.banker_points == 6
    seven = box.reduced_on is BankerWin.THREE_CARD_SEVEN and _three_card(result, Winner.BANKER, 7)
    return box.reduced_pays if six or seven else box.pays


def _tie(box: Box, result: Result) -> Ratio | None:
    return box.pays if result.winner is Winner.EGALITE else None


def _player_pair(box: Box, result: Result) -> Ratio | None:
    return box.pays if result.ponte_pair else None


def _banker_pair(box: Box, result: Result) -> Ratio | None:
    return box.pays if result.banker_pair else None


def _either_pair(box: Box, result: Result) -> Ratio | None:
    return box.pays if result.ponte_pair or result.banker_pair else None


def _perfect_pair(box: Box, result: Result) -> Ratio | None:
    return box.pays if result.perfect_pair else None


def _dragon_7(box: Box, result: Result) -> Ratio | None:
    return box.pays if _three_card(result, Winner.BANKER, 7) else None


def _panda_8(box: Box, result: Result) -> Ratio | None:
    return box.pays if _three_card(result, Winner.PONTE, 8) else None


def _dragon_bonus_player(box: Box, result: Result) -> Ratio | None:
    return _dragon_bonus(box, result, Winner.PONTE, result.ponte_natural)


def _dragon_bonus_banker(box: Box, result: Result) -> Ratio | None:
    return _dragon_bonus(box, result, Winner.BANKER, result.banker_natural)


def _three_card(result: Result, winner: Winner, with_points: int) -> bool:
    if result.winner is not winner:
        return False
    if winner is Winner.BANKER:
        return result.banker_cards == 3 and result.banker_points == with_points
    return result.ponte_cards == 3 and result.ponte_points == with_points


def _dragon_bonus(box: Box, result: Result, side: Winner, natural: bool) -> Ratio | None:
    if result.winner is Winner.EGALITE:
        return PUSH if natural else None
    if result.winner is not side:
        return None
    if natural:
        return box.pays
    margin = abs(result.ponte_points - result.banker_points)
    return dict(box.margins).get(margin)


_RATIOS: Final[dict[BoxKind, Callable[[Box, Result], Ratio | None]]] = {
    BoxKind.PLAYER: _player,
    BoxKind.BANKER: _banker,
    BoxKind.TIE: _tie,
    BoxKind.PLAYER_PAIR: _player_pair,
    BoxKind.BANKER_PAIR: _banker_pair,
    BoxKind.EITHER_PAIR: _either_pair,
    BoxKind.PERFECT_PAIR: _perfect_pair,
    BoxKind.DRAGON_7: _dragon_7,
    BoxKind.PANDA_8: _panda_8,
    BoxKind.DRAGON_BONUS_PLAYER: _dragon_bonus_player,
    BoxKind.DRAGON_BONUS_BANKER: _dragon_bonus_banker,
}
