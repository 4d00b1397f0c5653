"""The program's own icons: pages, drills and what buttons do; 20 px, line 1.75, round ends."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from croupier_trainer.ui.marks import Drawing, draw_drawing

Icon = Literal[
    "today",
    "drills",
    "settings",
    "points",
    "natural",
    "ponte-draw",
    "bank-draw",
    "winner",
    "sabot",
    "payout",
    "bank-sum",
    "chevron-left",
    "chevron-right",
    "chevron-up",
    "chevron-down",
    "help",
    "close",
    "language",
    "search",
    "reset",
    "again",
    "keyboard",
    "profile",
]

_CARD: Final = "B 4.5 2.5 11 15 1.5"

ICONS: Final[dict[Icon, Drawing]] = {
    "today": Drawing("B 3 4 14 13.5 2 M 3 8.25 L 17 8.25 M 6.75 2 L 6.75 5 M 13.25 2 L 13.25 5", "O 10 12.75 1.9"),
    "drills": Drawing(
        "B 2.5 3 9 12.5 1.5"
        " M 14.25 5 L 15.9 5.25 C 16.9 5.4 17.5 6.2 17.4 7.1 L 16.2 15.9 C 16 17 15.2 17.6 14.2 17.5 L 8.5 17.5"
    ),
    "settings": Drawing(
        "M 2.5 6 L 9.5 6 M 14.5 6 L 17.5 6 O 12 6 2.4 M 2.5 14 L 5.5 14 M 10.5 14 L 17.5 14 O 8 14 2.4"
    ),
    "points": Drawing(_CARD, "O 7.75 6.5 1.2 O 12.25 6.5 1.2 O 10 10 1.2 O 7.75 13.5 1.2 O 12.25 13.5 1.2"),
    "natural": Drawing(_CARD + " O 10 8.25 2.4 M 12.4 8.25 C 12.4 11 11.4 13 9 14"),
    "ponte-draw": Drawing(
        "B 2.5 3 8.5 12 1.5 M 9 17.5 L 17.5 17.5 M 14.25 4.5 L 14.25 12.5 M 11.75 10 L 14.25 12.75 L 16.75 10"
    ),
    "bank-draw": Drawing(
        "B 2.5 2.5 15 15 1.5 M 2.5 7.25 L 17.5 7.25 M 7.25 2.5 L 7.25 17.5",
        "B 10 10 4.75 4.75 0.5",
    ),
    "winner": Drawing("B 1.75 6.5 4.75 7.5 1 B 13.5 3.5 4.75 13 1 M 8.75 7.25 L 11.25 10 L 8.75 12.75"),
    "sabot": Drawing(
        "M 17.75 13.25 L 17.75 4 C 17.75 2.9 17.1 2.25 16 2.25 L 13.25 2.25 L 5 9.5 L 5 13.25 Z"
        " M 12.25 3.25 L 12.25 13.25 M 1.75 17 L 11 17"
    ),
    "payout": Drawing(
        "B 2 13.25 8 4.25 1.5 B 2 9 8 4.25 1.5 B 2 4.75 8 4.25 1.5 M 12.75 9 L 18 9 M 15.25 6.25 L 18 9 L 15.25 11.75"
    ),
    "bank-sum": Drawing(
        "B 1.75 4 16.5 12 1.5 M 5 8.25 L 8.5 8.25 M 6.75 6.5 L 6.75 10 M 5 13 L 15 13 M 11 8.25 L 15 8.25"
    ),
    "chevron-left": Drawing("M 12.5 4.5 L 7 10 L 12.5 15.5"),
    "chevron-right": Drawing("M 7.5 4.5 L 13 10 L 7.5 15.5"),
    "chevron-up": Drawing("M 4.5 12.5 L 10 7 L 15.5 12.5"),
    "chevron-down": Drawing("M 4.5 7.5 L 10 13 L 15.5 7.5"),
    "help": Drawing(
        "O 10 10 7.75 M 7.5 8 C 7.5 4.75 12.5 4.75 12.5 7.9 C 12.5 9.75 10 9.75 10 11.75",
        "O 10 14.25 1.05",
    ),
    "close": Drawing("M 5 5 L 15 15 M 15 5 L 5 15"),
    "language": Drawing(
        "O 10 10 7.75 M 2.5 10 L 17.5 10 M 10 2.25 C 5.75 6.5 5.75 13.5 10 17.75 C 14.25 13.5 14.25 6.5 10 2.25"
    ),
    "search": Drawing("O 8.5 8.5 5.5 M 12.75 12.75 L 17 17"),
    "reset": Drawing(
        "M 4 3.5 L 4 7.75 L 8.25 7.75"
        " M 4.25 7.5 C 6.2 4.2 10.4 3 13.75 4.9 C 17 6.8 18 11 16.1 14.1 C 14.2 17.2 10.2 18.2 7.1 16.5"
    ),
    "again": Drawing(
        "M 16 3.5 L 16 7.75 L 11.75 7.75"
        " M 15.75 7.5 C 13.8 4.2 9.6 3 6.25 4.9 C 3 6.8 2 11 3.9 14.1 C 5.8 17.2 9.8 18.2 12.9 16.5"
    ),
    "keyboard": Drawing(
        "B 1.75 5 16.5 10.5 1.75 M 6.5 12.25 L 13.5 12.25",
        "O 5.5 8.75 1 O 8.5 8.75 1 O 11.5 8.75 1 O 14.5 8.75 1",
    ),
    "profile": Drawing("O 10 6.5 3.5 M 3 17.25 C 3.5 13.5 6.25 12.25 10 12.25 C 13.75 12.25 16.5 13.5 17 17.25"),
}


def draw_icon(painter: QPainter, icon: Icon, rect: QRectF, color: QColor) -> None:
    """An icon, as large as fits into `rect` and in its middle."""
    draw_drawing(painter, ICONS[icon], rect, color)
