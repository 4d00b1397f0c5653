"""All skills of a drill as squares in rows; arrow keys go from one to the next, Enter or a click aims at one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.drills.drill import Skill
from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.skill_square import SquareKind, draw_square
from croupier_trainer.ui.skill_words import SkillRow

SQUARE_PX: Final = 20
PITCH_PX: Final = 32
"""From square to square; both at text size 100 %."""
_RING_PX: Final = 6
_FRAME_PX: Final = 3

_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class SkillMap(QWidget):
    """Squares in rows; a row of a single skill under heads is one bar below all of them.

    The current one wears the focus ring; those that are aimed at stand in a frame.
    """

    looked_at = Signal(object)
    """The skill that is current now, or None."""
    aimed = Signal()
    """Another set of skills is aimed at."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `set_rows`."""
        super().__init__(parent)
        self.setObjectName("skill-map")
        self._look = look
        self._rows: tuple[SkillRow, ...] = ()
        self._heads: tuple[str, ...] = ()
        self._kinds: Mapping[Skill, SquareKind] = {}
        self._aim: set[Skill] = set()
        self._place: tuple[int, int] = (0, 0)
        self._column = 0
        """The column that up and down keep to, over rows that have no such column."""
        self._hover: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        # The ring is round the current square, not round all of them.
        self.setProperty(RADIUS_PROPERTY, -1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def set_rows(self, rows: tuple[SkillRow, ...], column_heads: tuple[str, ...]) -> None:
        """Other skills, or the same with other words; what is aimed at and still there stays so."""
        if [row.skills for row in rows] != [row.skills for row in self._rows]:
            self._place, self._column = (0, 0), 0
        self._rows, self._heads = rows, column_heads
        self._aim &= {skill for row in rows for skill in row.skills}
        self._changed()

    def set_kinds(self, kinds: Mapping[Skill, SquareKind]) -> None:
        """How far each skill is; those that are missing are new."""
        self._kinds = kinds
        self.update()

    @property
    def aim(self) -> tuple[Skill, ...]:
        """The skills that are aimed at, in order; none means that all are meant."""
        return tuple(skill for row in self._rows for skill in row.skills if skill in self._aim)

    def set_aim(self, skills: set[Skill]) -> None:
        """Aim at these."""
        self._aim = set(skills)
        self.update()
        self.aimed.emit()

    @property
    def current(self) -> Skill | None:
        """The skill under the pointer, else the one that has the focus."""
        row, column = self._hover or self._place
        if self._hover is None and not self.hasFocus():
            return None
        return self._rows[row].skills[column] if self._rows else None

    @property
    def current_rect(self) -> QRect:
        """Where the square that has the focus is, with the room around it."""
        room = self._pitch
        return self._square(*self._place).adjusted(-room, -room, room, room).toRect()

    def say(self, words: str) -> None:
        """Tell a screen reader what the current skill is."""
        self.setAccessibleDescription(words)
        if self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter and Space aim."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and self._rows:
            row = min(max(self._place[0] + step[0], 0), len(self._rows) - 1)
            last = len(self._rows[row].skills) - 1
            if step[1]:
                self._column = min(max(self._place[1] + step[1], 0), last)
            self._place, self._hover = (row, min(self._column, last)), None
            self._look_at()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._rows:
            self._toggle(self._place)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The square under the pointer is the current one."""
        found = self._at(event.position())
        if found != self._hover:
            self._hover = found
            self._look_at()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click aims."""
        found = self._at(event.position())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self._place, self._column = found, found[1]
            self._toggle(found)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The press has done it all."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self._hover = None
        self._look_at()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus makes a square current."""
        super().focusInEvent(event)
        self._look_at()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """And takes it away again."""
        super().focusOutEvent(event)
        self._look_at()

    def sizeHint(self) -> QSize:
        """As many columns as the longest row."""
        height = self._top() + len(self._rows) * self._pitch
        return QSize(round(self._left() + self._columns * self._pitch), round(height))

    def minimumSizeHint(self) -> QSize:
        """Nothing is left out."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heads, squares, bars of the aim, ring of the current one."""
        painter = QPainter(self)
        theme = self._look.theme
        painter.setFont(self._look.fonts.font("caption"))
        painter.setPen(theme.color("muted"))
        for column, head in enumerate(self._heads):
            place = QRectF(self._left() + column * self._pitch, 0, self._pitch, self._top())
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, head)
        for row, squares in enumerate(self._rows):
            first = self._square(row, 0)
            painter.setPen(theme.color("muted"))
            beside = QRectF(0, first.center().y() - self._pitch / 2, self._left() - 8, self._pitch)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, squares.head)
            for column, skill in enumerate(squares.skills):
                square = self._square(row, column)
                if skill in self._aim:
                    frame = square.adjusted(-_FRAME_PX, -_FRAME_PX, _FRAME_PX, _FRAME_PX)
                    draw_rounded(painter, frame, 5, theme.color("raised"), theme.color("text"), 1.5)
                draw_square(painter, theme, square, self._kinds.get(skill, "new"))
                if (self.hasFocus() and (row, column) == self._place) or (row, column) == self._hover:
                    ring = square.adjusted(-_RING_PX, -_RING_PX, _RING_PX, _RING_PX)
                    draw_rounded(painter, ring, 8, None, theme.color("text"), 2 if self.hasFocus() else 1)
        painter.end()

    def _toggle(self, place: tuple[int, int]) -> None:
        skill = self._rows[place[0]].skills[place[1]]
        self._aim ^= {skill}
        self.aimed.emit()
        self._look_at()

    def _look_at(self) -> None:
        self.update()
        self.looked_at.emit(self.current)

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _left(self) -> float:
        metrics = QFontMetricsF(self._look.fonts.font("caption"))
        widest = max((metrics.horizontalAdvance(row.head) for row in self._rows), default=0.0)
        return -(-(widest + 16) // 4) * 4

    def _top(self) -> float:
        if not self._heads:
            return 0
        return -(-QFontMetricsF(self._look.fonts.font("caption")).height() // 4) * 4

    @property
    def _pitch(self) -> int:
        return grown(self._look, PITCH_PX)

    @property
    def _columns(self) -> int:
        return max(len(self._heads), max((len(row.skills) for row in self._rows), default=0))

    def _is_bar(self, row: int) -> bool:
        """Whether a row is one skill for all columns: it would look like the first column's own otherwise."""
        return len(self._heads) > 1 and len(self._rows[row].skills) == 1

    def _square(self, row: int, column: int) -> QRectF:
        side = grown(self._look, SQUARE_PX)
        edge = (self._pitch - side) / 2
        width = (self._columns - 1) * self._pitch + side if self._rows and self._is_bar(row) else side
        return QRectF(self._left() + column * self._pitch + edge, self._top() + row * self._pitch + edge, width, side)

    def _at(self, point: QPointF) -> tuple[int, int] | None:
        row = int((point.y() - self._top()) // self._pitch)
        column = int((point.x() - self._left()) // self._pitch)
        if not (0 <= row < len(self._rows) and 0 <= column < self._columns):
            return None
        if self._is_bar(row):
            return row, 0
        return (row, column) if column < len(self._rows[row].skills) else None
