"""The amount field: the amount as it is given; after the verdict it stays, the right one under it if it is wrong."""

from __future__ import annotations

import enum
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.control import FIELD_RADIUS

_BOX: Final = 0.625
"""Of the height; the rest is the line under it."""
_EDGE_PX: Final = 8
_CARET_PX: Final = 2
_STRIKE_PX: Final = 2


class FieldState(enum.Enum):
    """What the field shows besides its amount."""

    OPEN = "open"
    REFUSED = "refused"
    """Open, and what came last was not taken."""
    LOCKED = "locked"
    RIGHT = "right"
    WRONG = "wrong"
    MISSING = "missing"
    """Nothing was given."""


_EDGES: Final[dict[FieldState, tuple[Role, int]]] = {
    FieldState.OPEN: ("line", 1),
    FieldState.REFUSED: ("wrong", 2),
    FieldState.LOCKED: ("line", 1),
    FieldState.RIGHT: ("right", 2),
    FieldState.WRONG: ("wrong", 2),
    FieldState.MISSING: ("line", 1),
}
_FILLS: Final[dict[FieldState, Role]] = {FieldState.RIGHT: "right-tint", FieldState.WRONG: "wrong-tint"}
_MARKS: Final[dict[FieldState, Mark]] = {FieldState.RIGHT: "check", FieldState.WRONG: "cross"}
_CORRECTED: Final = (FieldState.WRONG, FieldState.MISSING)


class FieldPicture(msgspec.Struct, frozen=True):
    """All that the field shows."""

    caption: str = ""
    amount: str = ""
    state: FieldState = FieldState.LOCKED
    typing: bool = False
    """Whether a caret stands after the amount."""
    right: str = ""
    """What would have been right; shown where the amount is wrong or missing."""

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        amount = self.amount or QCoreApplication.translate("AmountField", "empty")
        template = {
            FieldState.RIGHT: QCoreApplication.translate("AmountField", "{amount}: right"),
            FieldState.WRONG: QCoreApplication.translate("AmountField", "{amount}: wrong, right is {right}"),
            FieldState.MISSING: QCoreApplication.translate("AmountField", "{amount}, right is {right}"),
        }.get(self.state, "{amount}")
        return template.format(amount=amount, right=self.right)


class AmountField(QWidget):
    """Shows an amount right-aligned. It takes no key itself: those belong to the page."""

    def __init__(self, look: Look, lettering: Lettering, parent: QWidget | None = None) -> None:
        """Empty at first."""
        super().__init__(parent)
        self.setObjectName("amount-field")
        self._look, self._lettering = look, lettering
        self.picture = FieldPicture()
        look.changed.connect(self.update)

    def show_picture(self, picture: FieldPicture) -> None:
        """Show something else, painted with the next frame."""
        if picture == self.picture:
            return
        self.picture = picture
        self.setAccessibleName(picture.caption)
        self.setAccessibleDescription(picture.spoken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The box with the amount, and the line under it."""
        painter = QPainter(self)
        box = QRectF(0, 0, self.width(), round(self.height() * _BOX))
        self._draw_box(painter, box)
        below = QRectF(0, box.bottom(), self.width(), self.height() - box.height())
        taken = self._draw_right(painter, below) if self.picture.state in _CORRECTED else 0.0
        self._draw_caption(painter, below.adjusted(0, 0, -taken, 0))
        painter.end()

    def _draw_box(self, painter: QPainter, box: QRectF) -> None:
        theme, picture = self._look.theme, self.picture
        edge, px = _EDGES[picture.state]
        draw_rounded(
            painter, box, FIELD_RADIUS, theme.color(_FILLS.get(picture.state, "raised")), theme.color(edge), px
        )
        mark = _MARKS.get(picture.state)
        side = round(20 * self._lettering.scale)
        if mark is not None:
            place = QRectF(_EDGE_PX, round(box.center().y() - side / 2), side, side)
            draw_mark(painter, mark, place, theme.color(edge))
        # The mark's place is kept while none shows: the amount does not move when one comes.
        room = box.adjusted(_EDGE_PX + side, 0, -_EDGE_PX - 2 * _CARET_PX, 0)
        font = self._lettering.fitted(picture.amount, room.size(), "title")
        painter.setFont(font)
        painter.setPen(theme.color("muted" if picture.state is FieldState.LOCKED else "text"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, picture.amount)
        metrics = QFontMetricsF(font)
        if picture.state is FieldState.WRONG:
            left, middle = room.right() - metrics.horizontalAdvance(picture.amount), round(box.center().y())
            painter.setPen(QPen(theme.color("wrong"), _STRIKE_PX))
            painter.drawLine(QLineF(left - 2, middle, room.right() + 2, middle))
        if picture.typing and picture.state in (FieldState.OPEN, FieldState.REFUSED):
            height = round(min(metrics.ascent(), box.height() - 12))
            caret = QRectF(room.right() + _CARET_PX, round(box.center().y() - height / 2), _CARET_PX, height)
            painter.fillRect(caret, theme.color("accent"))

    def _draw_right(self, painter: QPainter, below: QRectF) -> float:
        """The right amount; returns how much of the line it takes."""
        theme, right = self._look.theme, self.picture.right
        side = round(16 * self._lettering.scale)
        end = below.right() - _EDGE_PX - 2 * _CARET_PX
        room = QSizeF(end - below.left() - side - 4, below.height())
        font = self._lettering.fitted(right, room, "verdict", bold=True)
        width = QFontMetricsF(font).horizontalAdvance(right)
        painter.setFont(font)
        painter.setPen(theme.color("right"))
        place = QRectF(below.left(), below.top(), end - below.left(), below.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)
        mark = QRectF(round(end - width - 4 - side), round(below.center().y() - side / 2), side, side)
        draw_mark(painter, "arrow-right", mark, theme.color("right"))
        return below.right() - mark.left() + 4

    def _draw_caption(self, painter: QPainter, room: QRectF) -> None:
        """What the amount is of, unless the right amount leaves it no room."""
        font = self._lettering.fitted(self.picture.caption, room.size(), "caption")
        if QFontMetricsF(font).horizontalAdvance(self.picture.caption) > room.width():
            return
        painter.setFont(font)
        painter.setPen(self._look.theme.color("muted"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.picture.caption)
