"""The answer key: ten states, each told apart by mark, edge and word as well as by colour."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.pixels import draw_rounded, line_width, snapped_rect
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.control import KEY_RADIUS, TARGET_PX, Control, cap_width, draw_cap

MARK_PX: Final = 20
_NARROW_PX: Final = 160
"""A key narrower than this keeps less room between its parts."""
_GAP_PX: Final = 4


class KeyState(enum.Enum):
    """What a key says beside hover, focus and press, which come and go over all of these."""

    REST = "rest"
    CHOSEN = "chosen"
    """Said, not confirmed."""
    RIGHT = "right"
    """Said and right."""
    WRONG = "wrong"
    """Said and wrong."""
    WOULD = "would"
    """Not said, and would have been right."""
    LATE = "late"
    """Said after time was up."""
    LOCKED = "locked"
    """A verdict shows, and it is not about this key."""


_EDGES: Final[dict[KeyState, tuple[Role, int]]] = {
    KeyState.REST: ("line", 1),
    KeyState.CHOSEN: ("accent", 2),
    KeyState.RIGHT: ("right", 2),
    KeyState.WRONG: ("wrong", 2),
    KeyState.WOULD: ("right", 2),
    KeyState.LATE: ("slow", 2),
    KeyState.LOCKED: ("line", 1),
}
_FILLS: Final[dict[KeyState, Role]] = {
    KeyState.RIGHT: "right-tint",
    KeyState.WRONG: "wrong-tint",
    KeyState.LATE: "slow-tint",
}
_MARKS: Final[dict[KeyState, Mark]] = {
    KeyState.CHOSEN: "dot",
    KeyState.RIGHT: "check",
    KeyState.WRONG: "cross",
    KeyState.WOULD: "arrow-right",
    KeyState.LATE: "clock",
}


_OPEN: Final = (KeyState.REST, KeyState.CHOSEN)
_JUDGED: Final = (KeyState.RIGHT, KeyState.WRONG, KeyState.WOULD, KeyState.LOCKED)
_KEPT: Final = 24
"""Pictures that a key keeps: its states under two or three questions."""


class AnswerKey(Control):
    """One word or digit to say. It says when it was pressed, not when it was let go: the clock stops at the press."""

    said = Signal(str, int)
    """Token, and the time stamp of the press as the window system gave it, in ms; 0 where there was no such event."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Says nothing until `set_answer`."""
        super().__init__(look, "", parent)
        self.token = ""
        self.state = KeyState.REST
        self._cap = ""
        self._px = 0
        self._by_mouse = False
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self.clicked.connect(self._clicked)

    def set_answer(self, token: str, words: str, cap: str, spoken_cap: str) -> None:
        """What it says; `cap` names its key and is empty where the words do so themselves (a digit)."""
        self.token = token
        self._cap = cap
        self.setText(words)
        self.setObjectName(f"key-{token}")
        self.setAccessibleName(f"{words} ({spoken_cap})" if spoken_cap and spoken_cap != words else words)
        self.update()

    def set_state(self, state: KeyState) -> None:
        """Another state, painted with the next frame."""
        if state is self.state:
            return
        self.state = state
        self.setDown(False)
        self.setAccessibleDescription(state_words(state))
        self.update()

    def set_px(self, px: int) -> None:
        """Size of its words: all keys of a row have the same."""
        self._px = px
        self.update()

    @property
    def open(self) -> bool:
        """Whether a press says something now."""
        return self.state in _OPEN

    def text_font(self) -> QFont:
        """Semibold, so that the words stand before their caps."""
        return self.look.fonts.inter(self._px or self.look.fonts.px("verdict"), bold=True)

    def words_room(self, width: int) -> float:
        """What a key of this width leaves for its words."""
        if not self._cap:
            return width - 2 * (MARK_PX + 2)
        return width - 2 * _pad(width) - _mark_px(width) - 2 * _GAP_PX - cap_width(self.look, self._cap)

    def sizeHint(self) -> QSize:
        """The row decides; this is the least."""
        return QSize(TARGET_PX, TARGET_PX)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space says it while it can be said; every other key is the page's."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select) and self.open and not event.isAutoRepeat():
            self.said.emit(self.token, event.timestamp())
            return
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A release says nothing."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The press says it."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._by_mouse = True
            self.said.emit(self.token, event.timestamp())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more is said."""
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    def _clicked(self) -> None:
        # A screen reader presses without mouse or key.
        if not self._by_mouse:
            self.said.emit(self.token, 0)

    def prepare(self) -> None:
        """Draw beforehand what a verdict may show, so that the verdict's own frame has only pictures to copy."""
        for state in _JUDGED:
            self._picture(state)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A picture of the key, drawn once for each of its states."""
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._picture(self.state))
        painter.end()

    def _picture(self, state: KeyState) -> QPixmap:
        live = state in _OPEN
        down, hovered = live and self.isDown(), live and self.hovered
        ratio = self.devicePixelRatioF()
        look = (self.look.theme.name, self.look.fonts.text_percent)
        key = (state, down, hovered, self.text(), self._cap, self._px, self.size(), ratio, look)
        made = self._pictures.get(key)
        if made is None:
            made = QPixmap(self.size() * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            self._draw(painter, state, down=down, hovered=hovered)
            painter.end()
            self._pictures[key] = made
            if len(self._pictures) > _KEPT:
                # The one made first goes: dicts keep their order.
                del self._pictures[next(iter(self._pictures))]
        return made

    def _draw(self, painter: QPainter, state: KeyState, *, down: bool, hovered: bool) -> None:
        """Face, mark, words, cap."""
        ink = self._draw_face(painter, state, down=down, hovered=hovered)
        rect = QRectF(self.rect())
        if down:
            rect.translate(0, 1)
        font = self.text_font()
        painter.setFont(font)
        mark = _MARKS.get(state)
        mark_ink = self.look.theme.color(_EDGES[state][0])
        if not self._cap:
            self._draw_digit(painter, rect, mark, ink, mark_ink)
            return
        middle, pad = rect.center().y(), _pad(self.width())
        if mark is not None:
            side = _mark_px(self.width())
            draw_mark(painter, mark, QRectF(pad, round(middle - side / 2), side, side), mark_ink)
        left = pad + _mark_px(self.width()) + _GAP_PX
        words = QRectF(left, rect.top(), max(0.0, self.words_room(self.width())) + 1, rect.height())
        painter.setPen(ink)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self.text())
        self._draw_note(painter, words, font, state)
        draw_cap(painter, self.look, self._cap, self.width() - pad, middle, self.look.theme.color("muted"))

    def _draw_digit(self, painter: QPainter, rect: QRectF, mark: Mark | None, ink: QColor, mark_ink: QColor) -> None:
        """A digit is its own key's name: it stands in the middle, its mark left of it."""
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        if mark is not None:
            half = QFontMetricsF(painter.font()).horizontalAdvance(self.text()) / 2
            left = max(4.0, rect.center().x() - half - MARK_PX - 4)
            place = QRectF(round(left), round(rect.center().y() - MARK_PX / 2), MARK_PX, MARK_PX)
            draw_mark(painter, mark, place, mark_ink)

    def _draw_note(self, painter: QPainter, words: QRectF, font: QFont, state: KeyState) -> None:
        """Under the words, what the mark means, where it is not the plain case."""
        if state not in (KeyState.WRONG, KeyState.WOULD, KeyState.LATE):
            return
        note = state_words(state)
        small = self.look.fonts.font("caption")
        flags = int(Qt.TextFlag.TextWordWrap)
        height = QFontMetricsF(font).boundingRect(QRectF(0, 0, words.width(), 1000), flags, self.text()).height()
        below = words.center().y() + height / 2
        place = QRectF(words.left(), below, self.width() - words.left() - 4, QFontMetricsF(small).height())
        if place.bottom() > self.height() - 2 or QFontMetricsF(small).horizontalAdvance(note) > place.width():
            return
        painter.setFont(small)
        painter.drawText(place, Qt.AlignmentFlag.AlignTop, note)

    def _draw_face(self, painter: QPainter, state: KeyState, *, down: bool, hovered: bool) -> QColor:
        """Fill and edge; returns the ink for the words."""
        theme, rect = self.look.theme, QRectF(self.rect())
        role, px = _EDGES[state]
        fill = theme.color("surface" if down else _FILLS.get(state, "raised"))
        edge = theme.color("accent" if hovered else role)
        if state is KeyState.WOULD:
            draw_rounded(painter, rect, KEY_RADIUS, fill)
            _dashed(painter, rect, edge, px)
        else:
            draw_rounded(painter, rect, KEY_RADIUS, fill, edge, px)
        return theme.color("muted" if state is KeyState.LOCKED else "text")


def _pad(width: int) -> int:
    return 8 if width < _NARROW_PX else 12


def _mark_px(width: int) -> int:
    return 16 if width < _NARROW_PX else MARK_PX


def _dashed(painter: QPainter, rect: QRectF, edge: QColor, px: int) -> None:
    ratio = painter.device().devicePixelRatioF()
    width = line_width(px, ratio)
    box = snapped_rect(rect, ratio).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    pen = QPen(edge, width)
    pen.setDashPattern([3, 2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, KEY_RADIUS - width / 2, KEY_RADIUS - width / 2)
    painter.restore()


def state_words(state: KeyState) -> str:
    """A state in words, for the note under a key's words and for screen readers."""
    return {
        KeyState.REST: "",
        KeyState.CHOSEN: QCoreApplication.translate("KeyState", "chosen"),
        KeyState.RIGHT: QCoreApplication.translate("KeyState", "said, right"),
        KeyState.WRONG: QCoreApplication.translate("KeyState", "said"),
        KeyState.WOULD: QCoreApplication.translate("KeyState", "right would be"),
        KeyState.LATE: QCoreApplication.translate("KeyState", "too late"),
        KeyState.LOCKED: "",
    }[state]
