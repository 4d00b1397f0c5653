"""What a money table shows, as a value: seats, chips, hands and the croupier's boxes, with all words translated."""

from __future__ import annotations

import enum

import msgspec

from croupier_trainer.rules.chips import Denomination
from croupier_trainer.ui.scene.picture import HandPicture

Pieces = tuple[Denomination, ...]
"""Chips and plaques, the highest first; the view piles them."""


class SeatPicture(msgspec.Struct, frozen=True):
    """A seat's plate at the table's edge."""

    number: int
    name: str
    """What stands on it: its number, or for those who stand behind a short word as well."""
    is_banker: bool = False
    """A brass ring, and the sabot beside it."""
    is_standing: bool = False
    """Stands behind: a smaller plate in a corner."""


class SpotMark(enum.Enum):
    """What a verdict says of a spot: a ring, a mark and, on the felt's colours, a tone."""

    NONE = "none"
    WRONG = "wrong"
    """Said, and wrong: a cross."""
    WOULD = "would"
    """Not said, and would have been right: an arrow, dashed."""
    RIGHT = "right"
    """A check."""


class SpotPicture(msgspec.Struct, frozen=True):
    """One stake as it lies before its seat, and what was paid on it."""

    token: str
    """Its place, as `drill.place_token` writes it."""
    seat: int
    label: str
    """What is printed in the box: at most two short words; empty where there are no boxes."""
    name: str
    """The place in full, for the tooltip and screen readers."""
    stake: Pieces
    stake_rest: str = ""
    """What no piece of the house makes of it, in figures."""
    may_win: Pieces = ()
    """The win at the best odds of its place, however the coup ended: for so much room is kept beside the stake.

    Empty: as much as the stake, the win at even money. A larger win than this lies there in smaller pieces.
    """
    paid: Pieces = ()
    """The win beside it."""
    paid_rest: str = ""
    figure: str = ""
    """The sum of the stake in figures: the help of learn mode, and after a verdict."""
    mark: SpotMark = SpotMark.NONE


class BoxKind(enum.Enum):
    """A printed place before the croupier."""

    BANK = "bank"
    """Middle: the bank's sum."""
    GARAGE = "garage"
    """Left hand."""
    CAGNOTTE = "cagnotte"
    """Right hand: the slot for the levy."""


class BoxPicture(msgspec.Struct, frozen=True):
    """A printed place before the croupier and what lies in it."""

    kind: BoxKind
    label: str
    pieces: Pieces = ()
    rest: str = ""
    figure: str = ""
    """Its sum in figures, where it was announced or may be known."""


class LammersPicture(msgspec.Struct, frozen=True):
    """The commission marked for one seat, before the croupier: a row of small brass plates with figures."""

    seat: int
    name: str
    """The seat's name."""
    marks: tuple[str, ...]
    """A figure each; at most eight."""
    asked: bool = False
    """Whether the question in hand is about this seat."""
    mark: SpotMark = SpotMark.NONE
    """What a verdict says of the seat."""


class CoupPicture(msgspec.Struct, frozen=True):
    """One of several coups in a row: what was covered and how it ended; they stand side by side in the middle."""

    label: str
    """Such as `Coup 2`."""
    pieces: Pieces
    result: str
    """Such as `Bank`."""
    rest: str = ""
    figure: str = ""


class TablePicture(msgspec.Struct, frozen=True):
    """A money table at one moment."""

    ruleset: str
    """The ruleset's name, printed on the felt."""
    seats: tuple[SeatPicture, ...]
    """By rising number, standing ones last."""
    spots: tuple[SpotPicture, ...] = ()
    """By rising seat and in the order of the boxes."""
    hands: tuple[HandPicture, ...] = ()
    """None or two: the ponte's and the bank's; their third card lies across under the two."""
    result: str = ""
    """How the coup ended, in a printed box by the hands, or alone in the middle: such as `Bank wins`."""
    boxes: tuple[BoxPicture, ...] = ()
    lammers: tuple[LammersPicture, ...] = ()
    coups: tuple[CoupPicture, ...] = ()
    """At most four."""
    marker: str = ""
    """Token of the spot where the croupier's hand is; empty where no stake is to be chosen now."""
    spoken: str = ""
    """The same in words, for screen readers."""
