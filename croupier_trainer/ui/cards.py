"""The cards as pictures: drawn from the deck when first needed, then kept, at the screen's own pixels."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from croupier_trainer.rules.cards import Card
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import SUIT_MARKS, draw_mark
from croupier_trainer.ui.pixels import draw_rounded, snapped

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtSvg import QSvgRenderer

RATIO: Final = 5 / 7
"""Width of a card to its height."""
CORNER: Final = 0.05
"""Radius of a card's corner to its height."""

SHADOW_DROP: Final = 3.0
SHADOW_BLUR: Final = 8.0
"""The one shadow: 0/3/8 px; a table larger than 1280 × 800 has a larger lamp."""

_KEPT: Final = 64
_EDGE_SHARE: Final = 0.22


def card_width(height: float) -> float:
    """Logical width of a card of this logical height."""
    return height * RATIO


class CardArt:
    """Pictures of cards at a size and device pixel ratio; the last ones asked for are kept."""

    def __init__(self, look: Look) -> None:
        """The deck is read from the look's resources, card by card, when it is first asked for."""
        self._look = look
        self._folder: Path = look.resources / "cards"
        self._kept: OrderedDict[tuple[str, int, float, str], QPixmap] = OrderedDict()

    def face(self, card: Card, height: float, ratio: float, *, across: bool = False) -> QPixmap:
        """The face, upright or lying across. `height` is the upright card's, in logical pixels.

        OSError where the deck's file is missing or broken.
        """
        return self._picture(("across " if across else "") + str(card), height, ratio)

    def back(self, height: float, ratio: float, *, across: bool = False) -> QPixmap:
        """The back, upright or lying across."""
        return self._picture("across back" if across else "back", height, ratio)

    def small(self, card: Card, height: float, ratio: float) -> QPixmap:
        """A card for lists, 28 px high or more: only its rank and suit, so that they stay readable."""
        return self._picture("small " + str(card), height, ratio)

    def shadow(self, height: float, scale: float, ratio: float, *, across: bool = False) -> QPixmap:
        """The soft shadow of a card, larger than it by `shadow_reach` on every side.

        `scale` is the scene's unit; below 1 the shadow keeps its size.
        """
        name = f"shadow {scale:.3f}"
        return self._picture("across " + name if across else name, height, ratio)

    def _picture(self, name: str, height: float, ratio: float) -> QPixmap:
        key = (name, round(height * ratio), ratio, self._look.theme.name)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = self._drawn(name, snapped(height, ratio), ratio)
        self._kept[key] = pixmap
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return pixmap

    def _drawn(self, name: str, height: float, ratio: float) -> QPixmap:
        kind, _, rest = name.partition(" ")
        if kind == "across":
            # A quarter turn moves pixels and blends none, so the lying card is as sharp as the upright one.
            turned = self._picture(rest, height, ratio).transformed(QTransform().rotate(90))
            turned.setDevicePixelRatio(ratio)
            return turned
        box = QRectF(0, 0, snapped(card_width(height), ratio), height)
        if kind == "shadow":
            return _shadow(box, height * CORNER, shadow_reach(float(rest)), self._look.theme.color("shadow"), ratio)
        # Read before anything is painted: an error must not leave a painter at work on a picture that is gone.
        face = None if kind in {"back", "small"} else _renderer(self._folder / f"{name}.svg")
        pixmap = _blank(box.width(), box.height(), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if face is not None:
            face.render(painter, box)
        elif kind == "back":
            self._draw_back(painter, box)
        else:
            self._draw_small(painter, box, rest)
        edge = self._look.theme.alpha("card-ink", _EDGE_SHARE)
        draw_rounded(painter, box, height * CORNER, edge=edge)
        painter.end()
        return pixmap

    def _draw_back(self, painter: QPainter, box: QRectF) -> None:
        theme = self._look.theme
        height = box.height()
        draw_rounded(painter, box, height * CORNER, fill=theme.color("card-face"))
        margin = height * 0.045
        inner = box.adjusted(margin, margin, -margin, -margin)
        draw_rounded(painter, inner, height * 0.025, fill=theme.color("card-back"))
        line = height * 0.022
        frame = inner.adjusted(line, line, -line, -line)
        shape = QPainterPath()
        shape.addRoundedRect(frame, height * 0.012, height * 0.012)
        painter.save()
        painter.setClipPath(shape)
        painter.setPen(QPen(theme.alpha("card-face", 0.38), max(0.7, height / 220)))
        # A lattice that is alike on both halves: lines crossing in the middle, evenly out from it.
        step = frame.width() / 8
        middle = frame.center()
        run = QPointF(height / 2, height / 2)
        for number in range(-20, 21):
            foot = QPointF(middle.x() + number * step, middle.y())
            painter.drawLine(foot - run, foot + run)
            painter.drawLine(foot + QPointF(-run.x(), run.y()), foot + QPointF(run.x(), -run.y()))
        painter.restore()
        painter.setPen(QPen(theme.alpha("card-face", 0.75), max(0.8, height / 170)))
        painter.drawPath(shape)

    def _draw_small(self, painter: QPainter, box: QRectF, name: str) -> None:
        theme = self._look.theme
        height = box.height()
        draw_rounded(painter, box, height * CORNER * 1.6, fill=theme.color("card-face"))
        ink = theme.color("card-red" if name[1] in "DH" else "card-ink")
        painter.setPen(ink)
        painter.setFont(self._look.fonts.inter(height * 0.44, bold=True))
        half = QRectF(0, height * 0.03, box.width(), height * 0.5)
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, "10" if name[0] == "T" else name[0])
        side = height * 0.34
        suit = QRectF((box.width() - side) / 2, height * 0.55, side, side)
        draw_mark(painter, SUIT_MARKS[name[1]], suit, ink)


def shadow_reach(scale: float) -> float:
    """Logical pixels by which the shadow's picture is larger than the card on every side."""
    return SHADOW_BLUR * max(1.0, scale)


def shadow_drop(scale: float) -> float:
    """Logical pixels by which the shadow lies lower than the card: the light comes from above."""
    return SHADOW_DROP * max(1.0, scale)


def _renderer(file: Path) -> QSvgRenderer:
    # Not imported above: no page shows a card before the window has been painted once.
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer()
    if not file.is_file() or not renderer.load(str(file)):
        raise OSError(f"cannot draw the card {file}")
    return renderer


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    # A picture of no size could not be painted on. Where there is room for no pixel one too many does not matter.
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _shadow(box: QRectF, radius: float, reach: float, color: QColor, ratio: float) -> QPixmap:
    """The shadow as nested boxes, each with the darkness that a blur has at its distance from the edge."""
    pixmap = _blank(box.width() + 2 * reach, box.height() + 2 * reach, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    full = color.alphaF()
    steps = max(12, round(2 * reach * ratio))
    for number in range(1, steps + 1):
        share = number / steps
        out = reach * (1 - 2 * share)
        color.setAlphaF(full * share * share * (3 - 2 * share))
        painter.setBrush(color)
        grown = box.translated(reach, reach).adjusted(-out, -out, out, out)
        corner = max(0.5, radius + out)
        painter.drawRoundedRect(grown, corner, corner)
    painter.end()
    return pixmap
