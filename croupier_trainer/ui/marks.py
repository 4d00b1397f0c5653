"""Drawn signs with a meaning of their own: right, wrong, late, suits, arrows. Paths, so that no font must have them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

GRID: Final = 20.0
"""Every mark and icon is drawn in a square of 20 px."""
LINE: Final = 1.75

Mark = Literal[
    "check",
    "cross",
    "clock",
    "dot",
    "ring",
    "arrow-left",
    "arrow-right",
    "arrow-up",
    "arrow-down",
    "caution",
    "club",
    "diamond",
    "heart",
    "spade",
    "series-1",
    "series-2",
    "series-3",
]


class Drawing(msgspec.Struct, frozen=True):
    """A sign in the square: `lines` are drawn with round ends, `solids` are filled.

    Both are written as words: `M x y`, `L x y`, `C x y x y x y`, `Z`, circle `O x y r`, rounded box `B x y w h r`.
    """

    lines: str = ""
    solids: str = ""


MARKS: Final[dict[Mark, Drawing]] = {
    "check": Drawing("M 4 10.5 L 8.25 15 L 16 5.5"),
    "cross": Drawing("M 5 5 L 15 15 M 15 5 L 5 15"),
    "clock": Drawing("O 10 10 7.5 M 10 5.5 L 10 10 L 13 12"),
    "dot": Drawing(solids="O 10 10 4.5"),
    "ring": Drawing("O 10 10 4.5"),
    "arrow-left": Drawing("M 17 10 L 3.5 10 M 9 4.5 L 3.5 10 L 9 15.5"),
    "arrow-right": Drawing("M 3 10 L 16.5 10 M 11 4.5 L 16.5 10 L 11 15.5"),
    "arrow-up": Drawing("M 10 17 L 10 3.5 M 4.5 9 L 10 3.5 L 15.5 9"),
    "arrow-down": Drawing("M 10 3 L 10 16.5 M 4.5 11 L 10 16.5 L 15.5 11"),
    "caution": Drawing("M 10 2.75 L 18 16.75 L 2 16.75 Z M 10 8 L 10 11.75", "O 10 14.25 1"),
    "club": Drawing(
        solids="O 10 5.6 3.6 O 5.6 11 3.6 O 14.4 11 3.6 B 8.2 7 3.6 5.5 0"
        " M 9.4 10 L 10.6 10 C 10.6 14.5 11.4 16.6 13.1 18 L 6.9 18 C 8.6 16.6 9.4 14.5 9.4 10 Z"
    ),
    "diamond": Drawing(
        solids="M 10 1.5 C 11.6 4.6 13.8 7.5 16.4 10 C 13.8 12.5 11.6 15.4 10 18.5"
        " C 8.4 15.4 6.2 12.5 3.6 10 C 6.2 7.5 8.4 4.6 10 1.5 Z"
    ),
    "heart": Drawing(
        solids="M 10 18.2 C 8.6 15.2 2 11.2 2 6.6 C 2 3.9 4 2 6.2 2 C 8 2 9.3 3.1 10 4.9"
        " C 10.7 3.1 12 2 13.8 2 C 16 2 18 3.9 18 6.6 C 18 11.2 11.4 15.2 10 18.2 Z"
    ),
    "spade": Drawing(
        solids="M 10 1.6 C 11.3 4.8 17.6 7.7 17.6 11.9 C 17.6 14.2 15.9 15.6 14 15.6 C 12.3 15.6 11 14.6 10.5 13"
        " C 10.6 15.4 11.3 17 12.9 18.4 L 7.1 18.4 C 8.7 17 9.4 15.4 9.5 13 C 9 14.6 7.7 15.6 6 15.6"
        " C 4.1 15.6 2.4 14.2 2.4 11.9 C 2.4 7.7 8.7 4.8 10 1.6 Z"
    ),
    "series-1": Drawing(solids="O 10 10 5"),
    "series-2": Drawing(solids="B 5.5 5.5 9 9 0"),
    "series-3": Drawing(solids="M 10 4.5 L 15.8 14.5 L 4.2 14.5 Z"),
}

SUIT_MARKS: Final[dict[str, Mark]] = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
"""The mark of a suit as `rules.cards` writes it."""

_ARGUMENTS: Final = {"M": 2, "L": 2, "C": 6, "Z": 0, "O": 3, "B": 5}


@lru_cache(maxsize=256)
def path(words: str) -> QPainterPath:
    """The path that `words` describe (see `Drawing`); ValueError or KeyError where they describe none."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    rest = words.split()
    while rest:
        verb = rest.pop(0)
        count = _ARGUMENTS[verb]
        numbers = [float(word) for word in rest[:count]]
        del rest[:count]
        if verb == "M":
            result.moveTo(*numbers)
        elif verb == "L":
            result.lineTo(*numbers)
        elif verb == "C":
            result.cubicTo(*numbers)
        elif verb == "Z":
            result.closeSubpath()
        elif verb == "O":
            result.addEllipse(QPointF(numbers[0], numbers[1]), numbers[2], numbers[2])
        else:
            result.addRoundedRect(QRectF(*numbers[:4]), numbers[4], numbers[4])
    return result


def draw_drawing(painter: QPainter, drawing: Drawing, rect: QRectF, color: QColor) -> None:
    """A drawing, as large as fits into `rect` and in its middle."""
    scale = min(rect.width(), rect.height()) / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(GRID / 2 * scale, GRID / 2 * scale))
    painter.scale(scale, scale)
    if drawing.lines:
        round_ends, round_joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.strokePath(path(drawing.lines), QPen(color, LINE, Qt.PenStyle.SolidLine, round_ends, round_joins))
    if drawing.solids:
        painter.fillPath(path(drawing.solids), color)
    painter.restore()


def draw_mark(painter: QPainter, mark: Mark, rect: QRectF, color: QColor) -> None:
    """A mark, as large as fits into `rect` and in its middle."""
    draw_drawing(painter, MARKS[mark], rect, color)
