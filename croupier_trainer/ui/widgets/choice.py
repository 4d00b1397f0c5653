"""Choosing one of a few: segments side by side, or a list that drops down where they would not fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QComboBox, QHBoxLayout, QSizePolicy, QWidget

from croupier_trainer.ui.focus import OUTSIDE_PROPERTY
from croupier_trainer.ui.icons import draw_icon
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import FIELD_RADIUS, KEY_RADIUS, TARGET_PX, Control


class _Segment(Control):
    """One segment; the chosen one has an accent edge and a dot, so it is told apart without colour."""

    def __init__(self, look: Look, text: str, parent: QWidget) -> None:
        super().__init__(look, text, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Room for the dot, whether it shows or not."""
        words = QFontMetricsF(self.text_font()).horizontalAdvance(self.text())
        return QSize(max(TARGET_PX, -(-round(words + 40) // 4) * 4), super().sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Face, dot, words."""
        painter = QPainter(self)
        theme = self.look.theme
        rect = QRectF(self.rect())
        if self.isChecked():
            draw_rounded(painter, rect, KEY_RADIUS, theme.color("raised"), theme.color("accent"), 2)
        else:
            edge = theme.color("accent") if self.hovered else theme.color("line")
            draw_rounded(painter, rect, KEY_RADIUS, theme.color("surface"), edge)
        if self.isDown():
            rect.translate(0, 1)
        words = QFontMetricsF(self.text_font()).horizontalAdvance(self.text())
        left = round((rect.width() - words) / 2)
        if self.isChecked():
            draw_mark(painter, "dot", QRectF(left - 16, rect.center().y() - 8, 16, 16), theme.color("accent"))
        painter.setFont(self.text_font())
        painter.setPen(self.ink() if self.isChecked() or not self.isEnabled() else theme.color("muted"))
        place = QRectF(left, rect.top(), words + 1, rect.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()


class Segments(QWidget):
    """A few choices side by side; Tab comes to the chosen one, arrow keys choose another."""

    chosen = Signal(object)
    """The value the user chose; not emitted by `set_value`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Choices are set with `set_choices`, first of all before the next control is made: Tab comes in that order."""
        super().__init__(parent)
        self._look = look
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self._group.buttonToggled.connect(self._let_tab_come)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.setProperty(OUTSIDE_PROPERTY, True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Values and their words; called again with new words when the language changes. Keeps the chosen value."""
        value = self.value()
        if [known for known, _ in choices] == self._values:
            for button, (_, words) in zip(self._group.buttons(), choices, strict=True):
                button.setText(words)
                button.updateGeometry()
            return
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.deleteLater()
        self._values = [known for known, _ in choices]
        for number, (known, words) in enumerate(choices):
            segment = _Segment(self._look, words, self)
            segment.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            segment.setObjectName(f"segment-{getattr(known, 'value', known)}")
            self._group.addButton(segment, number)
            self._row.addWidget(segment)
        if self._values:
            self.set_value(value if value in self._values else self._values[0])

    def _let_tab_come(self, segment: QAbstractButton, checked: bool) -> None:
        """Tab comes to the chosen segment only; from there arrow keys lead to the others."""
        segment.setFocusPolicy(Qt.FocusPolicy.TabFocus if checked else Qt.FocusPolicy.NoFocus)

    def value(self) -> object:
        """The chosen value; None before there are choices."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: object) -> None:
        """Choose without a signal; ValueError if it is none of the choices."""
        self._group.button(self._values.index(value)).setChecked(True)


class DropDown(QComboBox):
    """A list that drops down. Turning the wheel over it scrolls the page, it does not choose."""

    chosen = Signal(object)
    """The value the user chose; not emitted by `set_value`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Choices are set with `set_choices`."""
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda number: self.chosen.emit(self.itemData(number)))
        look.changed.connect(self._dress)
        self._dress()

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Values and their words; called again with new words when the language changes. Keeps the chosen value."""
        value = self.value()
        self.clear()
        for known, words in choices:
            self.addItem(words, known)
        index = next((number for number, (known, _) in enumerate(choices) if known == value), 0)
        self.setCurrentIndex(index)

    def value(self) -> object:
        """The chosen value; None before there are choices."""
        return self.currentData()

    def set_value(self, value: object) -> None:
        """Choose without a signal; ValueError if it is none of the choices."""
        for number in range(self.count()):
            if self.itemData(number) == value:
                self.setCurrentIndex(number)
                return
        raise ValueError(f"{value!r} is none of the choices")

    def sizeHint(self) -> QSize:
        """Room for the longest choice and the arrow."""
        metrics = QFontMetricsF(self.font())
        widest = max((metrics.horizontalAdvance(self.itemText(number)) for number in range(self.count())), default=80.0)
        return QSize(-(-round(widest + 52) // 4) * 4, max(TARGET_PX, round(metrics.height()) + 16))

    def minimumSizeHint(self) -> QSize:
        """It may be narrower than its longest choice: the words are then shortened."""
        return QSize(96, self.sizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Field, words, arrow."""
        painter = QPainter(self)
        theme = self._look.theme
        hovered = self.underMouse() and self.isEnabled()
        rect = QRectF(self.rect())
        draw_rounded(
            painter,
            rect,
            FIELD_RADIUS,
            theme.color("raised"),
            theme.color("accent") if hovered else theme.color("line"),
        )
        painter.setFont(self.font())
        painter.setPen(theme.color("text" if self.isEnabled() else "line"))
        words = rect.adjusted(12, 0, -36, 0)
        shown = QFontMetricsF(self.font()).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
        draw_icon(
            painter, "chevron-down", QRectF(rect.right() - 28, rect.center().y() - 8, 16, 16), theme.color("muted")
        )
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when enabled or disabled."""
        super().changeEvent(event)
        self.update()

    def _dress(self) -> None:
        self.setFont(self._look.fonts.font("body"))
        self.view().setFont(self._look.fonts.font("body"))
        self.updateGeometry()
