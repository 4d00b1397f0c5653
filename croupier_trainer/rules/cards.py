"""Playing cards and the points of a baccarat hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"


class Card(msgspec.Struct, frozen=True):
    """One card of a pack.

    `value` is what it counts in baccarat (rules.md § 1): ace 1, two to nine face value, ten and pictures 0.
    """

    rank: str
    suit: str
    value: int

    def __str__(self) -> str:
        """Rank and suit as a coup record writes them, such as `TD`."""
        return self.rank + self.suit


PACK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit, (index + 1) % 10 if index < 9 else 0) for suit in SUITS for index, rank in enumerate(RANKS)
)
"""The 52 cards, suit by suit."""

CARD_OF: Final[dict[str, Card]] = {str(card): card for card in PACK}
"""Each card by what a coup record calls it."""


def points(cards: Iterable[Card]) -> int:
    """The points of a hand, 0 to 9: the last digit of the sum of its cards' values."""
    total = 0
    for card in cards:
        total += card.value
    return total % 10
