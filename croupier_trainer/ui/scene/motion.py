"""Cards in motion: which card moves when, and how far it has come. Reads no clock; the view hands in the time."""

from __future__ import annotations

import enum
from typing import Final

import msgspec

from croupier_trainer.ui.scene.picture import HandPicture, Lying, Picture

DEAL_MS: Final = 140
TURN_MS: Final = 120
PULSE_MS: Final = 300

Spot = tuple[int, int]
"""Hand from the left, and place in it in the order of dealing."""


class Kind(enum.Enum):
    """What a card in motion does."""

    DEAL = "deal"
    TURN = "turn"


class Move(msgspec.Struct, frozen=True):
    """One card's motion; times in ms after the motion began."""

    kind: Kind
    start_ms: int
    duration_ms: int

    def progress(self, now_ms: float) -> float:
        """How far it has come, eased out: 0 not begun, 1 done."""
        share = min(1.0, max(0.0, (now_ms - self.start_ms) / self.duration_ms)) if self.duration_ms else 1.0
        return 1 - (1 - share) ** 3

    @property
    def end_ms(self) -> int:
        """When it is done."""
        return self.start_ms + self.duration_ms


def hands_of(picture: Picture) -> tuple[HandPicture, ...]:
    """The hands of a picture, from the left."""
    return (picture.left,) if picture.right is None else (picture.left, picture.right)


def moves(before: Picture | None, after: Picture) -> dict[Spot, Move]:
    """The motions that lead from one picture to the next, one card after the other.

    New cards are dealt in turn, cards that show another side are turned; where `before` is None all are dealt.
    """
    old = () if before is None else hands_of(before)
    new = hands_of(after)
    order = range(len(new)) if after.left_first else range(len(new) - 1, -1, -1)
    result: dict[Spot, Move] = {}
    now_ms = 0
    for place in range(3):
        for side in order:
            if place >= len(new[side].cards):
                continue
            was = _lying(old, side, place)
            card = new[side].cards[place]
            if was is not None and was.card == card.card and was.up == card.up:
                continue
            turned = was is not None and was.card == card.card
            move = Move(Kind.TURN if turned else Kind.DEAL, now_ms, TURN_MS if turned else DEAL_MS)
            result[side, place] = move
            now_ms = move.end_ms
    return result


def _lying(hands: tuple[HandPicture, ...], side: int, place: int) -> Lying | None:
    if side < len(hands) and place < len(hands[side].cards):
        return hands[side].cards[place]
    return None
