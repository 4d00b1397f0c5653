"""Choosing one of a few: segments side by side, or a list that drops down where they would not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from croupier_trainer.ui.focus import OUTSIDE_PROPERTY, RADIUS_PROPERTY
from croupier_trainer.ui.icons import draw_icon
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import FIELD_RADIUS, KEY_RADIUS, TARGET_PX, Control, pointer_on
from croupier_trainer.ui.widgets.scroll import ScrollBar

_MARK_ROOM_PX: Final = 34
_LIST_EDGE_PX: Final = 5
_LIST_GAP_PX: Final = 4


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


class _Rows(QStyledItemDelegate):
    """The rows of a list that drops down: as high as every target, the chosen one marked, the one under way edged."""

    def __init__(self, look: Look, down: QComboBox) -> None:
        super().__init__(down)
        self._look, self._down = look, down

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows are alike."""
        return QSize(TARGET_PX, max(TARGET_PX, round(QFontMetricsF(self._look.fonts.font("body")).height()) + 16))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Face, mark and words."""
        theme, font = self._look.theme, self._look.fonts.font("body")
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            draw_rounded(
                painter, rect.adjusted(4, 0, -4, 0), FIELD_RADIUS, theme.color("surface"), theme.color("accent")
            )
        if index.row() == self._down.currentIndex():
            draw_mark(painter, "check", QRectF(rect.left() + 10, rect.center().y() - 8, 16, 16), theme.color("accent"))
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        words = rect.adjusted(_MARK_ROOM_PX, 0, -12, 0)
        shown = QFontMetricsF(font).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)


class _List(QListView):
    """The list itself, on a rounded ground of its own; the window round it is not painted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ScrollBar(look, Qt.Orientation.Vertical))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(0, _LIST_EDGE_PX, 0, _LIST_EDGE_PX)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        # The row under way is edged; a ring round all of them would say nothing more.
        self.setProperty(RADIUS_PROPERTY, -1)


class _Ground(QObject):
    """Paints the window of the list: a rounded box with an edge, in place of the style's own square one."""

    def __init__(self, look: Look, box: QWidget) -> None:
        super().__init__(box)
        self._look, self._box = look, box
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The style paints nothing."""
        if event.type() != QEvent.Type.Paint or watched is not self._box:
            return False
        painter = QPainter(self._box)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(self._box.rect(), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        theme, rect = self._look.theme, QRectF(self._box.rect())
        draw_rounded(painter, rect, KEY_RADIUS, theme.color("raised"), theme.color("line"))
        painter.end()
        return True


class DropDown(QComboBox):
    """A list that drops down. Turning the wheel over it scrolls the page, it does not choose."""

    chosen = Signal(object)
    """The value the user chose; not emitted by `set_value`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Choices are set with `set_choices`."""
        super().__init__(parent)
        self._look = look
        self._ground: _Ground | None = None
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

    def showPopup(self) -> None:
        """The list is dressed when it is first wanted, and lies under the field, or over it, never on it."""
        if self._ground is None:
            self._dress_list()
        super().showPopup()
        self._place_list()
        # Qt loses it where the list is not its own.
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))

    def _dress_list(self) -> None:
        rows = _List(self._look)
        self.setView(rows)
        self.setItemDelegate(_Rows(self._look, self))
        box = rows.window()
        box.setWindowFlags(
            Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint
        )
        box.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        box.setContentsMargins(0, 0, 0, 0)
        self._ground = _Ground(self._look, box)

    def _place_list(self) -> None:
        box, rows = self.view().window(), self.view()
        wanted = max(0, rows.sizeHintForColumn(0))
        metrics = QFontMetricsF(self._look.fonts.font("body"))
        words = max((metrics.horizontalAdvance(self.itemText(number)) for number in range(self.count())), default=0.0)
        width = max(self.width(), wanted, round(words) + _MARK_ROOM_PX + 16 + 12)
        height = rows.sizeHintForRow(0) * min(self.count(), self.maxVisibleItems()) + 2 * _LIST_EDGE_PX
        screen = self.screen().availableGeometry()
        field = QRect(self.mapToGlobal(QPoint(0, 0)), self.size())
        top = field.bottom() + 1 + _LIST_GAP_PX
        if top + height > screen.bottom():
            top = max(screen.top(), field.top() - _LIST_GAP_PX - height)
        left = max(screen.left(), min(field.right() + 1 - width, screen.right() - width))
        box.setGeometry(QRect(left, top, width, height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Field, words, arrow."""
        painter = QPainter(self)
        theme = self._look.theme
        hovered = self.isEnabled() and pointer_on(self)
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
        self.updateGeometry()
