"""Labels by role of text, titles and panels; they follow the look by themselves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from croupier_trainer.ui.fonts import LINE_HEIGHT, TextSize
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.control import PANEL_RADIUS


class Words(QLabel):
    """A text in one of the sizes and roles. What is shown is plain text: nothing in it is taken for markup."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        size: TextSize = "body",
        *,
        role: Role = "text",
        bold: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """With `wrap` the text may take several lines, at the line height of reading text."""
        super().__init__(parent)
        self._look = look
        self._size: TextSize = size
        self._role: Role = role
        self._bold = bold
        self._plain = text
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.RichText if wrap else Qt.TextFormat.PlainText)
        self.set_words(text)
        self._dress()
        look.changed.connect(self._dress)

    @property
    def words(self) -> str:
        """The text as it was set."""
        return self._plain

    def set_words(self, text: str) -> None:
        """Another text; also what a screen reader says."""
        self._plain = text
        self.setAccessibleName(text)
        if self.wordWrap():
            lines = _as_markup(text)
            self.setText(f'<div style="line-height:{round(LINE_HEIGHT * 100)}%">{lines}</div>' if text else "")
        else:
            self.setText(text)

    def _dress(self) -> None:
        self.setFont(self._look.fonts.font(self._size, bold=self._bold))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self._look.theme.color(self._role))
        palette.setColor(QPalette.ColorRole.Text, self._look.theme.color(self._role))
        self.setPalette(palette)


def _as_markup(text: str) -> str:
    """Plain text for a label that reads markup; the standard library's way costs the first page 2 ms."""
    for plain, markup in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")):
        text = text.replace(plain, markup)
    return text


class PageTitle(Words):
    """The title of a page, 28 px."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        """One on each page, at the same place."""
        super().__init__(look, text, "title", bold=True, parent=parent)
        self.setObjectName("page-title")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class Panel(QWidget):
    """A surface that things stand on."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, role: Role = "surface", radius: int = PANEL_RADIUS
    ) -> None:
        """`role` is the fill's."""
        super().__init__(parent)
        self._look = look
        self._role: Role = role
        self._radius = radius
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The fill, no edge."""
        painter = QPainter(self)
        draw_rounded(painter, QRectF(self.rect()), self._radius, self._look.theme.color(self._role))
        painter.end()
