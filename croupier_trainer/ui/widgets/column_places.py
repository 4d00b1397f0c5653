"""Where everything of the answer column lies: worked out from its size alone, so that nothing ever moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QRect

from croupier_trainer.rules.chips import MOST_KINDS
from croupier_trainer.ui.widgets.control import TARGET_PX

GAP_PX: Final = 4
"""Between keys: room for the focus ring."""
ACROSS: Final = 5
"""Cells in a row of the pad: three of the keypad, two of the rack."""
SLIP_LINES: Final = 4

_KEYPAD_DOWN: Final = 4
_KEYPAD_ACROSS: Final = 3
_RACK_BESIDE: Final = (ACROSS - _KEYPAD_ACROSS) * _KEYPAD_DOWN
"""Pieces beside the keypad; the others lie in the row below it, after the Enter key: `MOST_KINDS` in all."""

_WIDTHS: Final = ((1900, 360), (1280, 280))
_NARROWEST: Final = 232
_SCALE_FROM_PX: Final = 280
"""In a wider column all grows with it, as the strip does."""
_LARGE_TEXT: Final = 125
"""Percent, from which the task line may take three lines."""


def column_width(window_px: int) -> int:
    """The column's width in a window of this width."""
    return next((width for least, width in _WIDTHS if window_px >= least), _NARROWEST)


class Cell(msgspec.Struct, frozen=True):
    """A place in the pad's grid."""

    column: int
    row: int
    across: int = 1


class PadGrid(msgspec.Struct, frozen=True):
    """The cells of keypad and rack, which share a grid: the rack lies beside the keypad and under it."""

    rows: int
    enter: Cell
    pieces: tuple[Cell, ...]
    """In reading order."""


def pad_grid(kinds: int) -> PadGrid:
    """The grid for so many kinds of pieces. Raises ValueError where they do not fit."""
    if kinds > MOST_KINDS:
        raise ValueError(f"{kinds} kinds of pieces do not fit in the rack")
    beside = [Cell(column, row) for row in range(_KEYPAD_DOWN) for column in range(_KEYPAD_ACROSS, ACROSS)]
    beside_enter = ACROSS - max(0, kinds - _RACK_BESIDE)
    below = [Cell(column, _KEYPAD_DOWN) for column in range(beside_enter, ACROSS)]
    enter = Cell(0, _KEYPAD_DOWN, min(_KEYPAD_ACROSS, beside_enter))
    return PadGrid(_KEYPAD_DOWN + 1, enter, (*beside[:kinds], *below))


class ColumnPlaces(msgspec.Struct, frozen=True):
    """The places of the column, in its own logical pixels, and of the cells within the pad."""

    scale: float
    """By which text and rows are larger than in a small window."""
    task: QRect
    pad: QRect
    """Where keys, digits, or field, keypad and rack are."""
    field_px: int
    """Height of the amount field, at the top of the pad."""
    key_px: int
    """Height of a cell."""
    slip: QRect
    other: QRect
    main: QRect

    def cell(self, cell: Cell) -> QRect:
        """Where a cell of the pad is, within the pad."""
        left, end = (self._across(column) for column in (cell.column, cell.column + cell.across))
        top = self.field_px + GAP_PX + cell.row * (self.key_px + GAP_PX)
        return QRect(left, top, end - GAP_PX - left, self.key_px)

    def _across(self, column: int) -> int:
        return column * (self.pad.width() + GAP_PX) // ACROSS


def column_places(width: int, height: int, rows: int, text_percent: int) -> ColumnPlaces:
    """The places in a column of this size with so many rows of cells.

    Text has as much room as its size wants, as long as there is any; below that all of it gives way alike, as far as
    it can still be read. Keys never get smaller than a target.
    """
    edge = 8 if width < _SCALE_FROM_PX else 12 if width < max(width for _, width in _WIDTHS) else 16
    between = edge - GAP_PX
    scale = max(1.0, width / _SCALE_FROM_PX)
    text = scale * text_percent / 100
    inner = width - 2 * edge
    key_px = max(TARGET_PX, (inner + GAP_PX) // ACROSS - GAP_PX)
    gaps = (rows - 1) * GAP_PX
    lines = 2 if text_percent < _LARGE_TEXT else 3
    task_px, field_px, keys_px, slip_px, button_px = _shared(
        height - 2 * edge - 3 * between - GAP_PX,
        least=(32, 54, rows * TARGET_PX + gaps, SLIP_LINES * 16, TARGET_PX),
        wanted=(
            round(lines * 20 * text),
            round(64 * text),
            rows * key_px + gaps,
            round(SLIP_LINES * 20 * text),
            round(34 * text) + 10,
        ),
    )
    key_px = (keys_px - gaps) // rows
    pad_px = field_px + GAP_PX + rows * key_px + gaps
    foot = height - edge - button_px
    half = (inner - GAP_PX) // 2
    return ColumnPlaces(
        scale=scale,
        task=QRect(edge, edge, inner, task_px),
        pad=QRect(edge, edge + task_px + between, inner, pad_px),
        field_px=field_px,
        key_px=key_px,
        slip=QRect(edge, foot - between - slip_px, inner, slip_px),
        other=QRect(edge, foot, half, button_px),
        main=QRect(edge + inner - half, foot, half, button_px),
    )


def _shared(room: int, least: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """What each gets: its least, and the same part of what it wants above that."""
    over = [max(0, want - low) for low, want in zip(least, wanted, strict=True)]
    spare = min(max(0, room - sum(least)), sum(over))
    return [low + above * spare // max(1, sum(over)) for low, above in zip(least, over, strict=True)]
