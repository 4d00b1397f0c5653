"""What of a picture the places of a money table hang on, and how large its letters are."""

from __future__ import annotations

import msgspec

from croupier_trainer.ui.scene.table_packing import Need
from croupier_trainer.ui.scene.table_picture import BoxKind, SpotPicture, TablePicture


class SeatNeed(msgspec.Struct, frozen=True):
    """A seat, and what its stakes need room for."""

    number: int
    is_standing: bool = False
    is_banker: bool = False
    needs: tuple[Need, ...] = ()


class Shape(msgspec.Struct, frozen=True):
    """What of a picture its places hang on."""

    seats: tuple[SeatNeed, ...] = ()
    boxed: bool = False
    """Whether stakes lie in printed boxes."""
    hands: int = 0
    result: bool = False
    boxes: tuple[BoxKind, ...] = ()
    lammers: tuple[int, ...] = ()
    """Seats that owe."""
    coups: int = 0


def shape_of(picture: TablePicture, unit: float) -> Shape:
    """What the places of a picture hang on: neither what was paid or taken, nor what is marked or written."""
    return Shape(
        seats=tuple(
            SeatNeed(
                seat.number,
                seat.is_standing,
                seat.is_banker,
                tuple(
                    Need(spot.token, spot.stake, spot.may_win or spot.stake, _words_width(spot, unit))
                    for spot in picture.spots
                    if spot.seat == seat.number
                ),
            )
            for seat in picture.seats
        ),
        boxed=any(spot.label for spot in picture.spots),
        hands=len(picture.hands),
        result=bool(picture.result),
        boxes=tuple(box.kind for box in picture.boxes),
        lammers=tuple(lammers.seat for lammers in picture.lammers),
        coups=len(picture.coups),
    )


def kept(before: TablePicture, now: TablePicture) -> TablePicture:
    """A picture with all that was seated, staked or owed before it: places stay kept when something is gone."""
    seats = {seat.number: seat for picture in (before, now) for seat in picture.seats}
    spots = {spot.token: spot for picture in (before, now) for spot in picture.spots}
    lammers = {lammers.seat: lammers for picture in (before, now) for lammers in picture.lammers}
    return msgspec.structs.replace(
        now,
        seats=tuple(sorted(seats.values(), key=lambda seat: (seat.is_standing, seat.number))),
        spots=tuple(sorted(spots.values(), key=lambda spot: spot.seat)),
        lammers=tuple(sorted(lammers.values(), key=lambda lammers: lammers.seat)),
    )


def label_px(unit: float) -> float:
    """Height of the letters of what is printed in a box."""
    return max(13.0, round(16 * unit))


def figure_px(unit: float) -> float:
    """Height of sums in figures, and of what stands on plates and marks."""
    return max(12.0, round(14 * unit))


def name_px(unit: float) -> float:
    """Height of the letters of a hand's name, its points, and the result."""
    return max(16.0, round(21 * unit))


def line_height(unit: float) -> float:
    """Of words in a box."""
    return round(label_px(unit) * 1.15)


def pad_width(unit: float) -> float:
    """From the edge of a box to what lies in it."""
    return round(3 * max(1.0, unit))


def _words_width(spot: SpotPicture, unit: float) -> float:
    """About: label, four figures and a mark. What is longer is drawn narrower."""
    return len(spot.label) * label_px(unit) * 0.45 + 3 * figure_px(unit) + line_height(unit) + 2 * pad_width(unit)
