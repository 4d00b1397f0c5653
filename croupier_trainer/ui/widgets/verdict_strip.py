"""The strip between felt and keys: what is asked, what it was worth and why; everything has its place in it."""

from __future__ import annotations

import enum
import re
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.ui.fonts import SMALLEST_PX
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.control import KEY_RADIUS, TARGET_PX, Control, let_go

EDGE_PX: Final = 28
"""Where words begin and end, as in the header."""
BAR_PX: Final = 4
LOWEST_PX: Final = 56
_UNITS: Final = 64
_KEPT: Final = 8
"""Pictures of lines: what one task may come to."""

_BUTTON_EDGE_PX: Final = 6
"""Over and under a button: room for the focus ring."""
_BUTTON_GAP_PX: Final = 12

StripKind = Literal["plain", "right", "wrong", "slow"]

_INKS: Final[dict[StripKind, tuple[Role, Role]]] = {
    "plain": ("line", "surface"),
    "right": ("right", "right-tint"),
    "wrong": ("wrong", "wrong-tint"),
    "slow": ("slow", "slow-tint"),
}


class Command(enum.Enum):
    """What can be done by a button of the strip, or by its key."""

    GO_ON = "go-on"
    WHY = "why"
    CONFIRM = "confirm"
    TAKE_BACK = "take-back"
    STAY = "stay"
    LEAVE = "leave"


class Action(msgspec.Struct, frozen=True):
    """A button of the strip."""

    command: Command
    words: str
    key_name: str
    """Stands under the words."""


class StripLine(msgspec.Struct, frozen=True):
    """What the strip says at one moment."""

    kind: StripKind = "plain"
    mark: Mark | None = None
    word: str = ""
    """One word: the verdict, or the question."""
    sentence: str = ""
    time: str = ""
    """Right-aligned: time against target."""
    hint: str = ""
    """Under the time: what an error costs."""
    note: str = ""
    """Under the word, after a caution mark: such as that the answer is not saved."""
    other: Action | None = None
    """The left one of the two buttons at the right end."""
    main: Action | None = None
    """The right one: what most often comes next."""

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        parts = (self.word, self.sentence, self.time, self.note)
        return " ".join(part if part[-1] in ".?!" else part + "." for part in parts if part)


class _StripButton(Control):
    """A button that the strip's picture shows at rest; it paints itself over it under the pointer only."""

    acted = Signal(object, int)
    """The command, and the time stamp of the press; 0 where there was no such event."""

    def __init__(self, look: Look, strip: VerdictStrip) -> None:
        super().__init__(look, "", strip)
        self._strip = strip
        self._by_mouse = False
        self.action: Action | None = None
        self.hide()
        self.clicked.connect(self._clicked)

    def show_action(self, action: Action | None) -> None:
        """Another command, or none: then nothing of it is there but its place."""
        if action == self.action:
            return
        self.action = action
        if action is None:
            let_go(self)
            self.hide()
            return
        self.setText(action.words)
        self.setObjectName(f"strip-{action.command.value}")
        self.setAccessibleName(f"{action.words} ({action.key_name})")
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses it; every other key is the page's."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select) and not event.isAutoRepeat():
            self._act(event.timestamp())
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A release does nothing."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The press does it, as with a key."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._by_mouse = True
            self._act(event.timestamp())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more is done."""
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Its second press was meant for what the first one did, not for the button that came after it."""
        if self.action is not None and self.action.command is Command.TAKE_BACK:
            self.mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Only what is not the strip's own picture."""
        if self.action is None or not (self.hovered or self.isDown()):
            return
        painter = QPainter(self)
        self._strip.draw_button(painter, QRectF(self.rect()), self.action, hovered=self.hovered, down=self.isDown())
        painter.end()

    def _act(self, stamp_ms: int) -> None:
        if self.action is not None:
            self.acted.emit(self.action.command, stamp_ms)

    def _clicked(self) -> None:
        # A screen reader presses without mouse or key.
        if not self._by_mouse:
            self._act(0)


class VerdictStrip(QWidget):
    """56 px high, or 64 scene units where they are more; its words grow with it. Two buttons have their place in it."""

    painted = Signal()
    """What it says now has been painted; once for every line."""

    acted = Signal(object, int)
    """A `Command`, and the time stamp of the press as the window system gave it, in ms."""

    pressed = Signal(int)
    """It was pressed beside its buttons, at this time stamp."""

    _paint_done = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Says nothing at first."""
        super().__init__(parent)
        self.setObjectName("verdict")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._unit = 1.0
        self.line = StripLine()
        self._awaits_paint = False
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._others: tuple[Action, ...] = ()
        self._mains: tuple[Action, ...] = ()
        self._other, self._main = _StripButton(look, self), _StripButton(look, self)
        for button in (self._other, self._main):
            button.acted.connect(self.acted)
        # Told after the frame, so that nobody paints or asks anew while it is being painted.
        self._paint_done.connect(self.painted, Qt.ConnectionType.QueuedConnection)
        self._paint_done.connect(self._offer, Qt.ConnectionType.QueuedConnection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_unit(1.0)
        look.changed.connect(self._look_changed)

    def set_unit(self, unit: float) -> None:
        """The scene's unit."""
        self._unit = unit
        self._look_changed()

    def keep_room(self, others: tuple[Action, ...], mains: tuple[Action, ...]) -> None:
        """What either button may come to say: it has room for each, so that nothing moves."""
        if (others, mains) != (self._others, self._mains):
            self._others, self._mains = others, mains
            self._lay_out()

    def show_line(self, line: StripLine) -> None:
        """Say something else, painted with the next frame."""
        if line == self.line:
            return
        self.line = line
        self._awaits_paint = True
        for button, action in self._buttons(line):
            if button.action != action:
                button.show_action(None)
        self.setAccessibleName(line.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as two lines of a sentence want to be."""
        lines = 2 * QFontMetricsF(self._font("body")).height() + 12
        return QSize(850, max(LOWEST_PX, round(_UNITS * self._unit), -(-round(lines) // 4) * 4))

    def prepare(self, line: StripLine) -> None:
        """Draw a line beforehand, all but its time, which nobody knows yet; to be called when there is time."""
        if self.isVisible():
            self._picture(line)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The buttons keep to the right end."""
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside the buttons; a second press of a double click counts for nothing."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Its first press was one already."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A picture of all but the time, and the time."""
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._picture(self.line))
        if self.line.time:
            font = self._font("body")
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(self._look.theme.color("text"))
            left = self._end - metrics.horizontalAdvance(self.line.time)
            painter.drawText(QPointF(left, round(self._time_top() + metrics.ascent())), self.line.time)
        painter.end()
        if self._awaits_paint:
            self._awaits_paint = False
            self._paint_done.emit()

    def _picture(self, line: StripLine) -> QPixmap:
        ratio = self.devicePixelRatioF()
        # Figures are all of one width: only how many there are tells how much room the time takes.
        timeless = msgspec.structs.replace(line, time=re.sub(r"\d", "0", line.time))
        look = (self._look.theme.name, self._look.fonts.text_percent)
        buttons = (self._other.x(), self._main.x())
        key = (timeless, self.size(), ratio, self._unit, look, buttons)
        made = self._pictures.get(key)
        if made is None:
            made = QPixmap(self.size() * ratio)
            made.setDevicePixelRatio(ratio)
            painter = QPainter(made)
            self._draw(painter, timeless)
            painter.end()
            self._pictures[key] = made
            if len(self._pictures) > _KEPT:
                # The one made first goes: dicts keep their order.
                del self._pictures[next(iter(self._pictures))]
        return made

    def _draw(self, painter: QPainter, line: StripLine) -> None:
        """Bar, mark, word, sentence, hint."""
        theme, scale = self._look.theme, self._scale
        ink, tint = _INKS[line.kind]
        # As wide as the page, so that it joins the felt's rail to one band.
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color(tint))
        if line.kind != "plain":
            painter.fillRect(QRectF(0, 0, BAR_PX, box.height()), theme.color(ink))
        left = box.left() + EDGE_PX
        if line.mark is not None:
            side = round(20 * scale)
            place = QRectF(left, round(box.center().y() - side / 2), side, side)
            draw_mark(painter, line.mark, place, theme.color(ink))
            left += side + round(8 * scale)
        right = self._draw_hint(painter, box, line)
        left = self._draw_word(painter, box, left, line)
        gap = round(16 * scale)
        room = QRectF(left + gap, box.top() + 4, right - left - 2 * gap, box.height() - 8)
        painter.setPen(theme.color("muted" if line.kind == "plain" else "text"))
        self._draw_sentence(painter, room, line.sentence)
        for button, action in self._buttons(line):
            if action is not None:
                self.draw_button(painter, QRectF(button.geometry()), action, kind=line.kind)

    def draw_button(
        self,
        painter: QPainter,
        rect: QRectF,
        action: Action,
        *,
        kind: StripKind | None = None,
        hovered: bool = False,
        down: bool = False,
    ) -> None:
        """A button as it looks in a line of this kind, the present one's if none is given."""
        theme, body, small = self._look.theme, self._font("body"), self._font("caption")
        edge, tint = _INKS[kind or self.line.kind]
        fill, line = theme.color("surface" if down else tint), theme.color("accent" if hovered else edge)
        draw_rounded(painter, rect, KEY_RADIUS, fill, line)
        above, below = QFontMetricsF(body), QFontMetricsF(small)
        top = rect.center().y() - (above.height() + below.height()) / 2 + (1 if down else 0)
        painter.setFont(body)
        painter.setPen(theme.color("text"))
        left = rect.center().x() - above.horizontalAdvance(action.words) / 2
        painter.drawText(QPointF(round(left), round(top + above.ascent())), action.words)
        painter.setFont(small)
        painter.setPen(theme.color("muted" if tint == "surface" else "text"))
        left = rect.center().x() - below.horizontalAdvance(action.key_name) / 2
        painter.drawText(QPointF(round(left), round(top + above.height() + below.ascent())), action.key_name)

    def _buttons(self, line: StripLine) -> tuple[tuple[_StripButton, Action | None], ...]:
        return (self._other, line.other), (self._main, line.main)

    def _offer(self) -> None:
        """The buttons can be pressed once they were seen: their picture comes with the line's, they cost it nothing."""
        for button, action in self._buttons(self.line):
            button.show_action(action)

    @property
    def _end(self) -> float:
        """Where words end: before the buttons' places."""
        return self._other.x() - round(16 * self._scale) if self._others or self._mains else self.width() - EDGE_PX

    def _lay_out(self) -> None:
        height = max(TARGET_PX, self.height() - 2 * _BUTTON_EDGE_PX)
        top, right = (self.height() - height) // 2, self.width() - EDGE_PX
        for button, actions in ((self._main, self._mains), (self._other, self._others)):
            width = max((self._button_width(action) for action in actions), default=0)
            button.setGeometry(QRect(right - width, top, width, height))
            right -= width + (_BUTTON_GAP_PX if width else 0)
        self.update()

    def _button_width(self, action: Action) -> int:
        words = QFontMetricsF(self._font("body")).horizontalAdvance(action.words)
        key = QFontMetricsF(self._font("caption")).horizontalAdvance(action.key_name)
        return max(TARGET_PX, -(-round(max(words, key) + 20) // 4) * 4)

    @property
    def _scale(self) -> float:
        return max(1.0, self._unit)

    def _font(self, size: Literal["caption", "body", "verdict"], *, bold: bool = False) -> QFont:
        return self._look.fonts.inter(self._look.fonts.px(size) * self._scale, bold=bold)

    def _draw_word(self, painter: QPainter, box: QRectF, left: float, line: StripLine) -> float:
        """The word, and under it the note if there is one; returns where they end."""
        theme = self._look.theme
        bold, small = self._font("verdict", bold=True), self._font("caption")
        metrics = QFontMetricsF(bold)
        note_metrics = QFontMetricsF(small)
        note_height = note_metrics.height() if line.note else 0.0
        top = box.center().y() - (metrics.height() + note_height) / 2
        painter.setFont(bold)
        painter.setPen(theme.color("text" if line.kind == "plain" else _INKS[line.kind][0]))
        painter.drawText(QPointF(left, round(top + metrics.ascent())), line.word)
        width = metrics.horizontalAdvance(line.word)
        if line.note:
            side, note_top = note_height, top + metrics.height()
            draw_mark(painter, "caution", QRectF(left, note_top, side, side), theme.color("text"))
            painter.setFont(small)
            painter.setPen(theme.color("text"))
            painter.drawText(QPointF(left + side + 4, round(note_top + note_metrics.ascent())), line.note)
            width = max(width, side + 4 + note_metrics.horizontalAdvance(line.note))
        return left + width

    def _time_top(self) -> float:
        """Where the time begins: alone in the middle, or above its hint."""
        hint = QFontMetricsF(self._font("caption")).height() if self.line.hint else 0.0
        return (self.height() - QFontMetricsF(self._font("body")).height() - hint) / 2

    def _draw_hint(self, painter: QPainter, box: QRectF, line: StripLine) -> float:
        """The hint under the time's place, right-aligned; returns where the wider of both begins."""
        small = self._font("caption")
        above, below = QFontMetricsF(self._font("body")), QFontMetricsF(small)
        right = self._end
        time_height = above.height() if line.time else 0.0
        top = box.center().y() - (time_height + (below.height() if line.hint else 0.0)) / 2
        hint_width = below.horizontalAdvance(line.hint)
        painter.setPen(self._look.theme.color("muted" if line.kind == "plain" else "text"))
        painter.setFont(small)
        painter.drawText(QPointF(right - hint_width, round(top + time_height + below.ascent())), line.hint)
        return right - max(hint_width, above.horizontalAdvance(line.time))

    def _draw_sentence(self, painter: QPainter, room: QRectF, sentence: str) -> None:
        """In one line where it fits, else in as many as there is room for, smaller only where more are needed."""
        font = self._font("body")
        metrics = QFontMetricsF(font)
        if "\n" not in sentence and metrics.horizontalAdvance(sentence) <= room.width():
            painter.setFont(font)
            baseline = room.center().y() - metrics.height() / 2 + metrics.ascent()
            painter.drawText(QPointF(room.left(), round(baseline)), sentence)
            return
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        px = self._look.fonts.px("body") * self._scale
        high = QRectF(0, 0, room.width(), 10_000)
        while px > SMALLEST_PX:
            font = self._look.fonts.inter(px)
            if QFontMetricsF(font).boundingRect(high, flags, sentence).height() <= room.height():
                break
            px -= 1
        painter.setFont(self._look.fonts.inter(px))
        painter.drawText(room, flags, sentence)

    def _look_changed(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self._lay_out()
