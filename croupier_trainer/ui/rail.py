"""The rail at the left of the window: its rooms, with words where there is room for words, else with icons alone."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from croupier_trainer.ui.icons import Icon, draw_icon
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import KEY_RADIUS, Control

WIDE_PX: Final = 200
"""The least width with words; it grows with the longest of them."""
NARROW_PX: Final = 56
WIDE_FROM_PX: Final = 1100
"""The window's width from which the rail has words."""

ROOM_PX: Final = 44
_EDGE_PX: Final = 8
_ICON_PX: Final = 20
_BAR_PX: Final = 3
_AFTER_ICON_PX: Final = 12


class Room(msgspec.Struct, frozen=True):
    """A page that the rail leads to."""

    id: str
    icon: Icon


class Rail(QWidget):
    """The rooms that there are, one below the other; the one that is open is marked."""

    chosen = Signal(str)
    """The id of the room that was chosen."""

    def __init__(self, look: Look, rooms: tuple[Room, ...], parent: QWidget | None = None) -> None:
        """A wide rail in which no room is open yet."""
        super().__init__(parent)
        self.setObjectName("rail")
        self._look = look
        self._wide = True
        self._group = QButtonGroup(self)
        self._buttons = {room.id: _RoomButton(look, room, self) for room in rooms}
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE_PX, 16, _EDGE_PX, 16)
        column.setSpacing(4)
        for room_id, button in self._buttons.items():
            self._group.addButton(button)
            column.addWidget(button)
            button.clicked.connect(_Choice(self, room_id))
        column.addStretch(1)
        look.changed.connect(self._set_width)
        self.set_wide(True)

    def set_words(self, room_id: str, words: str, keys: str) -> None:
        """What a room is called, in the present language, and the keys that lead to it."""
        self._buttons[room_id].set_words(words, keys)
        self._set_width()

    def set_open(self, room_id: str | None) -> None:
        """Mark the room that is open; None where a page is open that is no room."""
        self._group.setExclusive(room_id is not None)
        for other, button in self._buttons.items():
            button.setChecked(other == room_id)

    def set_wide(self, wide: bool) -> None:
        """With words, or with icons and tooltips."""
        self._wide = wide
        for button in self._buttons.values():
            button.set_wide(wide)
        self._set_width()

    def _set_width(self) -> None:
        """No word is cut, whatever the language and the text size."""
        needed = max((button.words_px for button in self._buttons.values()), default=0)
        self.setFixedWidth(max(WIDE_PX, needed + 2 * _EDGE_PX) if self._wide else NARROW_PX)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The rail's own surface."""
        painter = QPainter(self)
        # Not `fillRect`: its first call loads every gradient that Qt knows, longer than the rest of the rail takes.
        draw_rounded(painter, QRectF(self.rect()), 0, self._look.theme.color("surface"))
        painter.end()


class _Choice:
    """What a click on a room does; a lambda would keep the rail alive for ever."""

    def __init__(self, rail: Rail, room_id: str) -> None:
        self._rail, self._room_id = rail, room_id

    def __call__(self) -> None:
        self._rail.chosen.emit(self._room_id)


class _RoomButton(Control):
    """One room: icon, word, and a bar at the left where it is open."""

    def __init__(self, look: Look, room: Room, parent: QWidget) -> None:
        super().__init__(look, parent=parent)
        self.setObjectName(f"room-{room.id}")
        self.setCheckable(True)
        self._icon: Icon = room.icon
        self._wide, self._keys = True, ""

    def set_words(self, words: str, keys: str) -> None:
        self._keys = keys
        self.setText(words)
        self.setAccessibleDescription(keys)
        self._tell()

    def set_wide(self, wide: bool) -> None:
        self._wide = wide
        self._tell()
        self.update()

    def _tell(self) -> None:
        words = f"{self.text()} ({self._keys})" if self._keys else self.text()
        self.setToolTip(self._keys if self._wide else words)

    @property
    def words_px(self) -> int:
        """The width that icon and word need; the word is semibold while the room is open."""
        word = QFontMetricsF(self.look.fonts.font("body", bold=True)).horizontalAdvance(self.text())
        return -(-round(self._before_word() + word + 1 + _EDGE_PX) // 4) * 4

    def _before_icon(self) -> float:
        return (NARROW_PX - grown(self.look, _ICON_PX)) / 2 - _EDGE_PX

    def _before_word(self) -> float:
        return self._before_icon() + grown(self.look, _ICON_PX) + _AFTER_ICON_PX

    def sizeHint(self) -> QSize:
        """The same height with and without words."""
        height = max(ROOM_PX, super().sizeHint().height())
        return QSize(self.words_px if self._wide else NARROW_PX - 2 * _EDGE_PX, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Face, bar, icon, word."""
        theme, opened = self.look.theme, self.isChecked()
        painter = QPainter(self)
        box = QRectF(self.rect())
        if opened or self.hovered:
            draw_rounded(painter, box, KEY_RADIUS, fill=theme.color("raised"))
        if opened:
            height = round(box.height() / 2)
            bar = QRectF(0, round((box.height() - height) / 2), _BAR_PX, height)
            draw_rounded(painter, bar, _BAR_PX / 2, fill=theme.color("accent"))
        if self.isDown():
            box.translate(0, 1)
        side = grown(self.look, _ICON_PX)
        place = QRectF(self._before_icon(), box.top() + (box.height() - side) / 2, side, side)
        draw_icon(painter, self._icon, place, theme.color("text" if opened or self.hovered else "muted"))
        if self._wide:
            painter.setFont(self.look.fonts.font("body", bold=opened))
            painter.setPen(theme.color("text"))
            words = box.adjusted(self._before_word(), 0, -_EDGE_PX, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()
