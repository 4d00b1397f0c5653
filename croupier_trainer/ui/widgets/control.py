"""What every own-painted control is built on: hover and press shown one way, caps with key names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.pixels import draw_rounded

TARGET_PX: Final = 40
"""No control is lower or narrower: a hand in a hurry hits it."""
KEY_RADIUS: Final = 8
FIELD_RADIUS: Final = 6
PANEL_RADIUS: Final = 10
CAP_PX: Final = 24
"""Height of the small outlined cap with a key's name, at text size 100 %."""

CAP_MARKS: Final[dict[str, Mark]] = {
    "left": "arrow-left",
    "right": "arrow-right",
    "up": "arrow-up",
    "down": "arrow-down",
}
"""Key names that a cap shows as a drawn mark."""


_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Control(QAbstractButton):
    """A button that paints itself. Focus comes by keyboard only, so a click never moves the ring away."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        """`text` is the accessible name too, unless another one is set."""
        super().__init__(parent)
        self.look = look
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty(RADIUS_PROPERTY, KEY_RADIUS)
        look.changed.connect(self._look_changed)

    @property
    def hovered(self) -> bool:
        """Whether the pointer is on it and it can be pressed."""
        return self.isEnabled() and pointer_on(self)

    def text_font(self) -> QFont:
        """The font of its words, read anew at each paint because the text size may change."""
        return self.look.fonts.font("body")

    def sizeHint(self) -> QSize:
        """As high and wide as a control has to be at least."""
        return QSize(TARGET_PX, max(TARGET_PX, round(QFontMetricsF(self.text_font()).height()) + 16))

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its words."""
        return self.sizeHint()

    def ink(self) -> QColor:
        """The colour of its words at rest, or disabled."""
        return self.look.theme.color("text" if self.isEnabled() else "line")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys are the page's, except within a group of choices: Qt would move the focus with them."""
        if self.group() is None and event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Within a group the focus goes with the choice: arrow keys go on from the one that was clicked."""
        super().mousePressEvent(event)
        group: QButtonGroup | None = self.group()  # the stubs do not know that there may be none
        if group is not None and any(other.hasFocus() for other in group.buttons()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Away from under the pointer, or to it: what was painted may be wrong."""
        super().moveEvent(event)
        self.update()

    def paint_face(self, painter: QPainter, rect: QRect) -> None:
        """The raised face with its edge, as rest, hover and pressed look."""
        theme = self.look.theme
        fill = theme.color("surface" if self.isDown() else "raised")
        draw_rounded(painter, QRectF(rect), KEY_RADIUS, fill, theme.color("accent" if self.hovered else "line"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Subclasses paint; an abstract button without a painting would fail silently."""
        raise NotImplementedError

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()


def pointer_on(widget: QWidget) -> bool:
    """Whether the pointer is on a widget, where both are now.

    Qt's own `underMouse` is told by the pointer's motion alone: it stays true for what moved away from under it.
    """
    return widget.window().underMouse() and widget.rect().contains(widget.mapFromGlobal(QCursor.pos()))


def let_go(control: QWidget) -> None:
    """Of the focus, before a control goes: its page takes it, no neighbour may, which could say something by it."""
    if not control.hasFocus():
        return
    page = control.parentWidget()
    while page is not None and not page.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        page = page.parentWidget()
    if page is None:
        control.clearFocus()
    else:
        page.setFocus(Qt.FocusReason.OtherFocusReason)


def cap_width(look: Look, key_name: str) -> float:
    """Width of the cap that `draw_cap` draws, in px."""
    height = CAP_PX * look.fonts.text_percent / 100
    if key_name in CAP_MARKS:
        return height
    return max(height, QFontMetricsF(look.fonts.font("caption")).horizontalAdvance(key_name) + 12)


def draw_cap(painter: QPainter, look: Look, key_name: str, right: float, middle: float, ink: QColor) -> float:
    """A key's name in a small outlined cap that ends at `right`; returns its left edge."""
    height = CAP_PX * look.fonts.text_percent / 100
    width = cap_width(look, key_name)
    rect = QRectF(round(right - width), round(middle - height / 2), round(width), round(height))
    draw_rounded(painter, rect, 4, None, ink)
    mark = CAP_MARKS.get(key_name)
    if mark is None:
        painter.setFont(look.fonts.font("caption"))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key_name)
    else:
        inset = height * 0.2
        draw_mark(painter, mark, rect.adjusted(inset, inset, -inset, -inset), ink)
    return rect.left()
