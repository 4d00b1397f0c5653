"""An area in which reading text scrolls, and which never shows half a line of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.reading import ReadingText
from croupier_trainer.ui.widgets.scroll import ScrollBar

STEP_LINES: Final = 3
"""An arrow key scrolls so many."""


def lines_of(text: ReadingText) -> Iterator[tuple[float, float]]:
    """Top and bottom of every line that a text shows, in px from its own top."""
    layout = text.document().documentLayout()
    block = text.document().begin()
    while block.isValid():
        shown = block.layout()
        top = layout.blockBoundingRect(block).top() - shown.boundingRect().top()
        for number in range(shown.lineCount()):
            line = shown.lineAt(number)
            yield top + line.y(), top + line.y() + line.height()
        block = block.next()


class _Cover(QWidget):
    """Lies over a line that is cut by the edge."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cover")
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_rounded(painter, QRectF(self.rect()), 0, self._look.theme.color("bg"))
        painter.end()


class LineScroll(QScrollArea):
    """`column` is the layout of what scrolls, with `text` in it; a line that is cut above or below is not shown."""

    def __init__(self, look: Look, text: ReadingText, parent: QWidget | None = None) -> None:
        """The text scrolls with all else in the column, not by itself."""
        super().__init__(parent)
        self._text = text
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ScrollBar(look, Qt.Orientation.Vertical))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        body = QWidget(self)
        self.column = QVBoxLayout(body)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(24)
        self.column.addWidget(text)
        self.column.addStretch(1)
        self.setWidget(body)
        self._above, self._below = _Cover(look, self.viewport()), _Cover(look, self.viewport())
        self.verticalScrollBar().valueChanged.connect(self.cover)
        self.verticalScrollBar().rangeChanged.connect(self.cover)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other lines are cut."""
        super().resizeEvent(event)
        self.cover()

    def cover(self) -> None:
        """Hide the lines that are cut now; one that ends outside is cut, and what stands beside it in a table too."""
        view = self.viewport()
        shift = self._text.mapTo(view, QPoint(0, 0)).y()
        top, bottom = 0.0, float(view.height())
        lines = [(above + shift, below + shift) for above, below in lines_of(self._text)]
        for above, below in lines:
            if above < 0 < below:
                top = max(top, below)
            if above < view.height() < below:
                bottom = min(bottom, above)
        step = max((below - above for above, below in lines), default=24.0)
        self.verticalScrollBar().setSingleStep(round(STEP_LINES * step))
        self._above.setGeometry(0, 0, view.width(), -round(-top))
        self._below.setGeometry(0, round(bottom), view.width(), view.height() - round(bottom))
        for cover in (self._above, self._below):
            cover.setVisible(cover.height() > 0)
            cover.raise_()
