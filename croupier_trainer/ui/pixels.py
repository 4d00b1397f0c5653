"""Lines and edges on whole device pixels, so that they are crisp at any scale of the screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen


def snapped(length: float, ratio: float) -> float:
    """A logical length or place moved to the nearest whole device pixel; `ratio` is the device pixel ratio."""
    return round(length * ratio) / ratio


def snapped_rect(rect: QRectF, ratio: float) -> QRectF:
    """A rectangle with all four edges on whole device pixels."""
    left, top = snapped(rect.left(), ratio), snapped(rect.top(), ratio)
    return QRectF(QPointF(left, top), QPointF(snapped(rect.right(), ratio), snapped(rect.bottom(), ratio)))


def line_width(px: float, ratio: float) -> float:
    """A line's width as whole device pixels, at least one."""
    return max(1, round(px * ratio)) / ratio


def draw_rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None = None,
    edge: QColor | None = None,
    edge_px: float = 1,
) -> None:
    """A rounded rectangle whose edge lies inside `rect` on whole device pixels."""
    ratio = painter.device().devicePixelRatioF()
    box = snapped_rect(rect, ratio)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The colour itself: a QBrush made of one has PySide look at gradients and images first, at the first paint.
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    if edge is None:
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.drawRoundedRect(box, radius, radius)
    else:
        width = line_width(edge_px, ratio)
        half = width / 2
        painter.setPen(QPen(edge, width))
        box.adjust(half, half, -half, -half)
        painter.drawRoundedRect(box, max(0.0, radius - half), max(0.0, radius - half))
    painter.restore()
