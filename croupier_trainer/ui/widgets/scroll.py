"""A page that scrolls when the window is low: one column with the margins that all pages share, and a quiet bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QScrollBar, QVBoxLayout, QWidget
from shiboken6 import isValid

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import Control, pointer_on

MARGIN_PX: Final = 24
WIDE_MARGIN_PX: Final = 32
WIDE_FROM_PX: Final = 900
"""The width of a page from which its margins are wide: a window of 1100 px and its rail."""
WIDEST_PX: Final = 1200
"""At text size 100 % a page's column grows no wider; it then stands in the middle."""

_BAR_PX: Final = 12
STEP_PX: Final = 48
"""An arrow key scrolls so far."""

_ARROWS: Final[dict[int, int]] = {Qt.Key.Key_Up: -STEP_PX, Qt.Key.Key_Down: STEP_PX}
_ACTIONS: Final[dict[int, QAbstractSlider.SliderAction]] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class ScrollBar(QScrollBar):
    """A bar without arrows: the handle alone, in the line colour, accent while it is held or the pointer is on it."""

    def __init__(self, look: Look, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        """As thin as it may be and still be caught."""
        super().__init__(orientation, parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Thin."""
        return QSize(_BAR_PX, _BAR_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The handle alone."""
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.color("bg"))
        if self.maximum() > self.minimum():
            # The style's own handle leaves room for arrows; ours takes the whole length.
            along = self.height() if self.orientation() == Qt.Orientation.Vertical else self.width()
            span = self.maximum() - self.minimum()
            length = max(32.0, along * self.pageStep() / (span + self.pageStep()))
            start = (along - length) * (self.value() - self.minimum()) / span
            held = self.isSliderDown() or pointer_on(self)
            vertical = self.orientation() == Qt.Orientation.Vertical
            handle = QRectF(4, start, 4, length) if vertical else QRectF(start, 4, length, 4)
            draw_rounded(painter, handle, 2, theme.color("accent" if held else "line"))
        painter.end()


class _Body(QWidget):
    """What scrolls. It is as wide as the page, whatever would like to be wider."""

    def minimumSizeHint(self) -> QSize:
        """Only a height."""
        return QSize(0, super().minimumSizeHint().height())


class ScrollPage(QScrollArea):
    """A page: `column` is the layout that its content goes into, from the top."""

    side_changed = Signal(int)
    """The left margin of the column, in px: what stands below the page keeps to it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self.look = look
        # A viewport of Qt's own would have to be given a Python type, which costs the first page 20 ms.
        self._view = QWidget()
        self.setViewport(self._view)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ScrollBar(look, Qt.Orientation.Vertical))
        # The page itself takes no focus: Tab goes from control to control and scrolls to each.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = _Body(self)
        self.column = QVBoxLayout(self.body)
        self.column.setSpacing(16)
        self.setWidget(self.body)
        self._hovered: Control | None = None
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        look.changed.connect(self._set_margins)
        self._set_margins()

    @property
    def column_px(self) -> int:
        """The width that the content has."""
        margins = self.column.contentsMargins()
        return self._view.width() - margins.left() - margins.right()

    def show_rect(self, widget: QWidget, rect: QRect) -> None:
        """Scroll until this part of a widget of the page can be seen."""
        place = QRect(widget.mapTo(self.body, rect.topLeft()), rect.size())
        middle, half = place.center(), place.size() / 2
        self.ensureVisible(middle.x(), middle.y(), half.width(), half.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Page Up and Down, Home and End scroll; keys come here where the control with the focus wants none."""
        bar, key = self.verticalScrollBar(), event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in _ARROWS:
            bar.setValue(bar.value() + _ARROWS[key])
        elif plain and key in _ACTIONS:
            bar.triggerAction(_ACTIONS[key])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Margins by width."""
        super().resizeEvent(event)
        self._set_margins()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """The words of the page in the present language; pages with words override it."""

    def _scrolled(self) -> None:
        """What came to lie under the pointer, and what lay there, look anew whether it is on them."""
        under = self.body.childAt(self.body.mapFromGlobal(QCursor.pos()))
        for control in (self._hovered, under):
            if isinstance(control, Control) and isValid(control):
                control.update()
        self._hovered = under if isinstance(under, Control) else None

    def _set_margins(self) -> None:
        width = self.width()
        least = WIDE_MARGIN_PX if width >= WIDE_FROM_PX else MARGIN_PX
        widest = WIDEST_PX * max(100, self.look.fonts.text_percent) // 100
        side = max(least, (width - widest) // 2)
        # The bar takes its room from the margin, so that nothing moves when it comes.
        bar = width - self._view.width()
        self.column.setContentsMargins(side, MARGIN_PX, max(0, side - bar), MARGIN_PX)
        self.side_changed.emit(side)
