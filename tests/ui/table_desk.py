"""Made-up money tables for the tests of their places and their view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.chips import fewest
from croupier_trainer.ui.scene.picture import HandPicture, Lying
from croupier_trainer.ui.scene.table_picture import (
    BoxKind,
    BoxPicture,
    Pieces,
    SeatPicture,
    SpotPicture,
    TablePicture,
)

BOXES = {"player": "P", "banker": "B", "tie": "Tie", "player-pair": "P pair", "dragon-7": "Dragon 7"}
HANDS = (
    HandPicture("Player", tuple(Lying(CARD_OF[card]) for card in ("9S", "TD", "6C")), points="5"),
    HandPicture("Banker", tuple(Lying(CARD_OF[card]) for card in ("4H", "3C")), points="7"),
)


def amount(pieces: int, chance: Random) -> Pieces:
    """So many pieces that make less than 10,000, as few as make their sum."""
    while True:
        found = fewest(100 * chance.choice((1, 5, 25, 50)) * chance.randint(1, 9_999) % 1_000_000)
        if found is not None and len(found) == pieces:
            return found


def boxed(stakes: Mapping[int, Sequence[tuple[int, int]]], seed: int = 1) -> TablePicture:
    """A punto banco table: by seat the numbers of pieces in stake and win of each box."""
    chance = Random(seed)
    spots = []
    for seat, counts in stakes.items():
        names = sorted(chance.sample(list(BOXES), len(counts)), key=list(BOXES).index)
        spots += [
            SpotPicture(
                f"{seat}:{box}",
                seat,
                BOXES[box],
                f"Seat {seat}, {box}",
                amount(stake, chance),
                may_win=amount(win, chance),
            )
            for box, (stake, win) in zip(names, counts, strict=True)
        ]
    seats = tuple(SeatPicture(number, str(number)) for number in range(1, 8))
    return TablePicture("Punto banco", seats, tuple(spots), HANDS, "Banker wins", spoken="Banker wins.")


def against_bank(stakes: Mapping[int, int], banker: int, seed: int = 1, *, hands: bool = True) -> TablePicture:
    """A chemin de fer table: by seat the number of pieces of its stake; numbers above nine stand behind."""
    chance = Random(seed)
    spots = tuple(
        SpotPicture(str(seat), seat, "", f"Seat {seat}", amount(pieces, chance)) for seat, pieces in stakes.items()
    )
    seats = (
        *(SeatPicture(number, str(number), is_banker=number == banker) for number in range(1, 10)),
        *(SeatPicture(seat, f"st. {seat - 9}", is_standing=True) for seat in stakes if seat > 9),
    )
    kinds = ((BoxKind.BANK, "Bank"), (BoxKind.GARAGE, "Garage"), (BoxKind.CAGNOTTE, "Cagnotte"))
    boxes = tuple(BoxPicture(kind, label, amount(6, chance), figure="1,234") for kind, label in kinds)
    return TablePicture("Chemin de fer", seats, spots, HANDS if hands else (), "Bank wins", boxes, spoken="Bank wins.")


def evenly(seats: Iterable[int], stakes: int, pieces: int) -> dict[int, list[tuple[int, int]]]:
    """So many stakes on these seats, at most three each, all of so many pieces."""
    chosen = list(seats)
    counts = dict.fromkeys(chosen, 0)
    for at in range(min(stakes, 3 * len(chosen))):
        counts[chosen[at % len(chosen)]] += 1
    return {seat: [(pieces, pieces)] * count for seat, count in counts.items()}
