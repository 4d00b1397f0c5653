"""Tableaux de tirage: what a hand must do, cell by cell."""

from __future__ import annotations

import enum
from typing import Final

import msgspec


class Hand(enum.StrEnum):
    """The two hands of a coup. In punto banco the ponte is called the player."""

    PONTE = "ponte"
    BANKER = "banker"


class Call(enum.StrEnum):
    """What a hand may be bound to, or say."""

    DRAW = "draw"
    STAND = "stand"
    CHOICE = "choice"
    """At will (à volonté); never said, only required."""


STOOD: Final = 10
"""The column of the bank's tableau for a ponte who took no card."""

PONTE_ROWS: Final = range(8)
BANK_ROWS: Final = range(8)
COLUMNS: Final = range(11)


class Tableau(msgspec.Struct, frozen=True):
    """The two drawing tables of a ruleset (rules.md § 3)."""

    ponte: tuple[Call, ...]
    """By the ponte's points 0 to 7."""
    bank: tuple[tuple[Call, ...], ...]
    """By the bank's points 0 to 7, then by the value 0 to 9 of the ponte's third card, or `STOOD`."""

    def choices(self) -> tuple[str, ...]:
        """The names of the cells that are at will, such as `ponte/5` and `3/9`."""
        ponte = [f"ponte/{points}" for points in PONTE_ROWS if self.ponte[points] is Call.CHOICE]
        bank = [
            cell_name(row, column) for row in BANK_ROWS for column in COLUMNS if self.bank[row][column] is Call.CHOICE
        ]
        return tuple(ponte + bank)


def cell_name(row: int, column: int) -> str:
    """A cell of the bank's tableau in writing: `5/4`, or `5/-` where the ponte stood."""
    return f"{row}/{'-' if column == STOOD else column}"
