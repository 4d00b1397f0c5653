"""A whole number between two buttons; typed, stepped by buttons or by arrow keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from croupier_trainer.ui.focus import OUTSIDE_PROPERTY
from croupier_trainer.ui.fonts import PIXELS
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import LINE
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import FIELD_RADIUS, TARGET_PX, Control, pointer_on

LARGEST_PERCENT: Final = 150
"""The largest text size that can be chosen."""


class _StepButton(Control):
    """Minus or plus."""

    def __init__(self, look: Look, step: int, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self._step = step
        # The field itself steps by arrow keys; two more stops for Tab would only be in the way.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(True)
        self.setFixedSize(TARGET_PX, TARGET_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Face and sign."""
        painter = QPainter(self)
        self.paint_face(painter, self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.ink(), LINE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = self.width() / 2, self.height() / 2 + (1 if self.isDown() else 0)
        painter.drawLine(round(x) - 6, round(y), round(x) + 6, round(y))
        if self._step > 0:
            painter.drawLine(round(x), round(y) - 6, round(x), round(y) + 6)
        painter.end()


class _Field(QSpinBox):
    """The typed number, with its own frame."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setFrame(False)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Typing passes through numbers nobody means; they take effect with Enter or when the field is left.
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The frame; the figure is the line edit's."""
        painter = QPainter(self)
        theme = self._look.theme
        edge = theme.color("accent") if pointer_on(self) and self.isEnabled() else theme.color("line")
        draw_rounded(painter, QRectF(self.rect()), FIELD_RADIUS, theme.color("raised"), edge)
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class Stepper(QWidget):
    """A number from `least` to `most`; `suffix` is its unit."""

    chosen = Signal(int)
    """The number the user chose; not emitted by `set_value`."""

    def __init__(
        self, look: Look, least: int, most: int, step: int, suffix: str = "", parent: QWidget | None = None
    ) -> None:
        """The buttons step by `step`; any number of the range can be typed."""
        super().__init__(parent)
        self._look = look
        self.field = _Field(look, self)
        self.field.setRange(least, most)
        self.field.setSingleStep(step)
        self.field.setSuffix(suffix)
        self._less = _StepButton(look, -1, self)
        self._more = _StepButton(look, 1, self)
        self._less.setObjectName("step-less")
        self._more.setObjectName("step-more")
        self._less.clicked.connect(self.field.stepDown)
        self._more.clicked.connect(self.field.stepUp)
        self.field.valueChanged.connect(self._changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._less, self.field, self._more):
            row.addWidget(widget)
        self.setFocusProxy(self.field)
        self.setProperty(OUTSIDE_PROPERTY, True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._dress)
        self._dress()
        self._quiet = False
        self._ends()

    def value(self) -> int:
        """The number."""
        return self.field.value()

    def set_value(self, value: int) -> None:
        """Set without a signal; numbers outside the range become its nearest end."""
        self._quiet = True
        self.field.setValue(value)
        self._quiet = False

    def changeEvent(self, event: QEvent) -> None:
        """Grey the buttons with the field."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._ends()

    def _changed(self, value: int) -> None:
        self._ends()
        if not self._quiet:
            self.chosen.emit(value)

    def _ends(self) -> None:
        self._less.setEnabled(self.isEnabled() and self.value() > self.field.minimum())
        self._more.setEnabled(self.isEnabled() and self.value() < self.field.maximum())

    def _dress(self) -> None:
        font = self._look.fonts.font("body")
        self.field.setFont(font)
        # The frame is painted below the figure by ourselves, so the line edit must not fill over it.
        palette = self.field.palette()
        palette.setBrush(palette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(palette.ColorRole.Text, self._look.theme.color("text"))
        self.field.setPalette(palette)
        # As wide as the largest text size wants it: the size itself is chosen here, and a button that walked away from
        # under the pointer would not be hit a second time.
        largest = self._look.fonts.inter(PIXELS["body"] * LARGEST_PERCENT // 100)
        widest = QFontMetricsF(largest).horizontalAdvance(f"{self.field.maximum()}{self.field.suffix()}")
        self.field.setFixedSize(-(-round(widest + 20) // 4) * 4, TARGET_PX)
