"""The square of a skill: new an outline, learning half filled, mastered full, rusty full with a notch."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from croupier_trainer.ui.pixels import draw_rounded, snapped_rect
from croupier_trainer.ui.theme import Theme

SquareKind = Literal["new", "learning", "mastered", "rusty"]

_RADIUS = 3


def draw_square(painter: QPainter, theme: Theme, rect: QRectF, kind: SquareKind) -> None:
    """A square inside `rect`, a bar where that is wide; the kinds differ in shape and are told apart without colour."""
    ink = theme.color("line" if kind == "new" else "accent")
    box = snapped_rect(rect, painter.device().devicePixelRatioF())
    filled = QPainterPath()
    if kind != "new":
        filled.addRoundedRect(box, _RADIUS, _RADIUS)
    if kind == "learning":
        filled = filled.intersected(_path(QPolygonF(QRectF(box.left(), box.center().y(), box.width(), box.height()))))
    if kind == "rusty":
        side = box.height() * 0.5
        corner = [box.topRight() + QPointF(-side, 0), box.topRight(), box.topRight() + QPointF(0, side)]
        filled = filled.subtracted(_path(QPolygonF(corner)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(filled, ink)
    painter.restore()
    if kind in {"new", "learning"}:
        draw_rounded(painter, rect, _RADIUS, None, ink)


def _path(polygon: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path
