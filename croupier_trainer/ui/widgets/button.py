"""The button: plain, quiet, or the one that is filled with the accent colour; at most one of those on a page."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.icons import Icon, draw_icon
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import KEY_RADIUS, TARGET_PX, Control, cap_width, draw_cap

ButtonKind = Literal["plain", "accent", "quiet"]

_ICON_PX = 20


class Button(Control):
    """Words, before them an icon and after them the key that presses it, both if there is one."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        kind: ButtonKind = "plain",
        icon: Icon | None = None,
        key_name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """A "quiet" button has no face until the pointer is on it. Without `text` set an accessible name."""
        super().__init__(look, text, parent)
        self.kind = kind
        self._icon: Icon | None = icon
        self._key_name = key_name

    def set_key_name(self, key_name: str) -> None:
        """The name of the key that presses it, as its cap shows it."""
        self._key_name = key_name
        self.updateGeometry()
        self.update()

    def text_font(self) -> QFont:
        """Semibold where it is the page's main button."""
        return self.look.fonts.font("body", bold=self.kind == "accent")

    def sizeHint(self) -> QSize:
        """Room for icon, words and key."""
        size = super().sizeHint()
        if not self.text():
            return QSize(max(TARGET_PX, size.width()), size.height())
        width = QFontMetricsF(self.text_font()).horizontalAdvance(self.text()) + 32
        if self._icon is not None:
            width += _ICON_PX + 8
        if self._key_name:
            width += cap_width(self.look, self._key_name) + 12
        return QSize(-(-round(width) // 4) * 4, size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Face, icon, words, key."""
        painter = QPainter(self)
        ink = self._paint_face(painter)
        rect = QRectF(self.rect())
        if self.isDown():
            rect.translate(0, 1)
        if not self.text():
            if self._icon is not None:
                side = (rect.height() - _ICON_PX) / 2
                middle = QRectF((rect.width() - _ICON_PX) / 2, rect.top() + side, _ICON_PX, _ICON_PX)
                draw_icon(painter, self._icon, middle, ink)
            painter.end()
            return
        font = self.text_font()
        content = QFontMetricsF(font).horizontalAdvance(self.text())
        icon_room = 0 if self._icon is None else _ICON_PX + 8
        cap_room = cap_width(self.look, self._key_name) + 12 if self._key_name else 0
        left = round(max(16, (rect.width() - content - icon_room - cap_room) / 2))
        if self._icon is not None:
            draw_icon(painter, self._icon, QRectF(left, rect.center().y() - _ICON_PX / 2, _ICON_PX, _ICON_PX), ink)
        words = QRectF(left + icon_room, rect.top(), content + 1, rect.height())
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        if self._key_name:
            cap_ink = ink if self.kind == "accent" or not self.isEnabled() else self.look.theme.color("muted")
            right = words.right() + cap_room - 1
            draw_cap(painter, self.look, self._key_name, right, rect.center().y(), cap_ink)
        painter.end()

    def _paint_face(self, painter: QPainter) -> QColor:
        """The face; returns the ink on it."""
        theme = self.look.theme
        rect = QRectF(self.rect())
        if self.kind == "accent" and self.isEnabled():
            # Filled already, so hover and press show at the edge.
            edge = theme.color("text") if self.hovered or self.isDown() else None
            draw_rounded(painter, rect, KEY_RADIUS, theme.color("accent"), edge, 2 if self.isDown() else 1)
            return theme.color("on-accent")
        if self.kind != "quiet" or self.hovered or self.isDown():
            self.paint_face(painter, self.rect())
        return self.ink()
