"""The sabot: shuffled, cut, burned, dealt to the carte d'arrêt; which coup is the last (S001, S004, rules § 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from croupier_trainer.rules.cards import PACK, Card
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import Burn, SabotRules


class Numbers(Protocol):
    """Where a shuffle takes its chance from, such as a seeded `random.Random`."""

    def random(self) -> float:
        """The next number, from 0 to below 1."""
        ...


class Sabot(msgspec.Struct, frozen=True):
    """A sabot at a moment of its taille. Made by `made_up`; every step gives the next one."""

    rules: SabotRules
    cards: tuple[Card, ...]
    """All of them, in the order in which they leave; the carte d'arrêt is none of them."""
    gone: int = 0
    """How many have left, burned ones included."""
    coups_left: int | None = None
    """How many coups may still be begun; None until the carte d'arrêt has shown."""

    @property
    def arret_after(self) -> int:
        """How many cards leave before the carte d'arrêt."""
        return len(self.cards) - self.rules.behind_arret

    @property
    def left(self) -> int:
        """How many cards are still in it."""
        return len(self.cards) - self.gone

    @property
    def arret_shown(self) -> bool:
        """Whether the carte d'arrêt has turned up."""
        return self.coups_left is not None

    @property
    def may_begin_coup(self) -> bool:
        """Whether another coup may be dealt from this sabot."""
        return self.coups_left != 0


def packs(rules: SabotRules) -> tuple[Card, ...]:
    """All cards of a sabot, unshuffled."""
    return PACK * rules.packs


def shuffled(rules: SabotRules, chance: Numbers) -> tuple[Card, ...]:
    """All cards of a sabot in an order that `chance` gives, the same on every Python version."""
    cards = list(packs(rules))
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def cut(cards: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The taille after the cut: what lay on top of the carte de coupe, `at` cards, goes below the rest.

    Raises:
        ValueError: no card would lie on one side of the carte de coupe.
    """
    if not 0 < at < len(cards):
        raise ValueError(f"a cut at {at} of {len(cards)} cards leaves nothing on one side")
    return (*cards[at:], *cards[:at])


def made_up(rules: SabotRules, cards: Sequence[Card]) -> Sabot:
    """A fresh sabot: the carte d'arrêt stands in front of the last cards that the rules say."""
    return Sabot(rules, tuple(cards))


def burn(sabot: Sabot) -> tuple[Sabot, tuple[Card, ...]]:
    """Burn what the rules say, and the cards burned; where the first card tells their number it comes first, shown."""
    rules = sabot.rules
    if rules.burn is Burn.NONE:
        return sabot, ()
    # The first card burns its face value beside itself, ten and pictures ten.
    count = 1 + (sabot.cards[sabot.gone].value or 10) if rules.burn is Burn.FIRST_CARD else rules.burn_cards
    burned = sabot.cards[sabot.gone : sabot.gone + count]
    return Sabot(rules, sabot.cards, sabot.gone + count, sabot.coups_left), burned


def begin_coup(sabot: Sabot) -> Sabot:
    """The sabot of which another coup is dealt.

    Raises:
        RefusedError: NOT_NOW after the last coup.
    """
    if not sabot.may_begin_coup:
        raise RefusedError(Refusal.NOT_NOW)
    left = None if sabot.coups_left is None else sabot.coups_left - 1
    return Sabot(sabot.rules, sabot.cards, sabot.gone, left)


def draw(sabot: Sabot) -> tuple[Sabot, Card, bool]:
    """The next card, and whether the carte d'arrêt turned up before it.

    Raises:
        RefusedError: NOT_ENOUGH_CARDS where none is left.
    """
    if sabot.left == 0:
        raise RefusedError(Refusal.NOT_ENOUGH_CARDS)
    showed = sabot.coups_left is None and sabot.gone >= sabot.arret_after
    left = sabot.rules.coups_after_arret if showed else sabot.coups_left
    return Sabot(sabot.rules, sabot.cards, sabot.gone + 1, left), sabot.cards[sabot.gone], showed
