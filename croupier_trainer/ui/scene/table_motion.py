"""Chips in motion on a money table: what slides where, and how far it has come. Reads no clock."""

from __future__ import annotations

import enum
from typing import Final

import msgspec

from croupier_trainer.ui.scene.table_picture import SpotPicture, TablePicture

SLIDE_MS: Final = 160


class Way(enum.Enum):
    """What slides."""

    TAKEN = "taken"
    """A stake, and what lay beside it, to the croupier."""
    PAID = "paid"
    """A win, from the croupier to its stake."""


class Slide(msgspec.Struct, frozen=True):
    """Pieces on their way. All slide at the same time."""

    way: Way
    spot: SpotPicture


def slides(before: TablePicture, after: TablePicture) -> tuple[Slide, ...]:
    """What slides between two pictures of one table: stakes that are gone, and wins that have come."""
    was, now = ({spot.token: spot for spot in picture.spots} for picture in (before, after))
    taken = (Slide(Way.TAKEN, spot) for token, spot in was.items() if token not in now)
    paid = (Slide(Way.PAID, spot) for token, spot in now.items() if spot.paid and token in was and not was[token].paid)
    return (*taken, *paid)


def progress(elapsed_ms: float) -> float:
    """How far the pieces have come, eased out: 0 not begun, 1 there."""
    return 1 - (1 - min(1.0, max(0.0, elapsed_ms / SLIDE_MS))) ** 3
