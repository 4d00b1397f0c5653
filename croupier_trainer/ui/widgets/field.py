"""The search field."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from croupier_trainer.ui.icons import draw_icon
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import FIELD_RADIUS, TARGET_PX, pointer_on


class SearchField(QLineEdit):
    """A line of text after a lens; Esc empties it. Set a placeholder text, and an accessible name."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty at first."""
        super().__init__(parent)
        self._look = look
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setTextMargins(36, 0, 12, 0)
        # The frame is painted below the text by ourselves, so the style must not fill over it.
        palette = self.palette()
        palette.setBrush(palette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        look.changed.connect(self._dress)
        self._dress()

    def sizeHint(self) -> QSize:
        """As high as a button."""
        return QSize(240, max(TARGET_PX, round(QFontMetricsF(self.font()).height()) + 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties; an Esc in the empty field is the page's."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame and lens, then the text over them."""
        painter = QPainter(self)
        theme = self._look.theme
        edge = theme.color("accent") if pointer_on(self) else theme.color("line")
        rect = QRectF(self.rect())
        draw_rounded(painter, rect, FIELD_RADIUS, theme.color("raised"), edge)
        draw_icon(painter, "search", QRectF(10, rect.center().y() - 10, 20, 20), theme.color("muted"))
        painter.end()
        super().paintEvent(event)

    def _dress(self) -> None:
        self.setFont(self._look.fonts.font("body"))
        palette = self.palette()
        palette.setColor(palette.ColorRole.Text, self._look.theme.color("text"))
        palette.setColor(palette.ColorRole.PlaceholderText, self._look.theme.color("muted"))
        self.setPalette(palette)
        self.setFixedHeight(self.sizeHint().height())
