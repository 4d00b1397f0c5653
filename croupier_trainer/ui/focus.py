"""The focus ring: one for the whole program, round whichever control has the focus, so that it is alike for all."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded

RING_PX: Final = 2
OFF_PX: Final = 2
"""Between the control's edge and the ring."""

RADIUS_PROPERTY: Final = "ringRadius"
"""A control whose corners are not those of a field (6) says so here: 8 a key, 10 a panel; -1 wants no ring."""

OUTSIDE_PROPERTY: Final = "ringOutside"
"""Set on a box that fits its controls closely: the ring round one of them then lies in the box's own parent."""

_FIELD_RADIUS: Final = 6


class FocusRing(QWidget):
    """Follows the focus and draws 2 px in the text colour, 2 px off the control's edge.

    It lies beside the control, in the nearest box round it that has room for it: a layout leaves 4 px round whatever
    can have the focus. What scrolls takes its ring along.
    One is made with the main window and lives as long.
    """

    def __init__(self, look: Look, owner: QWidget) -> None:
        """`owner` keeps the ring while it rings nothing; normally the main window."""
        super().__init__(owner)
        self._look = look
        self._owner = owner
        self._control: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("focus-ring")
        self.hide()
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]
        look.changed.connect(self._follow)
        look.changed.connect(self.update)

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        # A control that is being destroyed gives up the focus first, when nothing may be asked of it any more.
        if self._control is not None and isValid(self._control):
            self._control.destroyed.disconnect(self._control_gone)
        self._control = None
        if now is None or now.parentWidget() is None or now.isWindow() or now.property(RADIUS_PROPERTY) == -1:
            self._control_gone()
            return
        self._control = now
        now.destroyed.connect(self._control_gone)
        self._follow()

    def _watch(self, watched: list[QWidget]) -> None:
        """The control and the boxes round it: it moves when any of them does."""
        if watched == self._watched:
            return
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = watched
        for widget in watched:
            widget.installEventFilter(self)

    def _control_gone(self) -> None:
        self._control = None
        self._watch([])
        self.hide()
        # The control's parent may be going too, and would take the ring with it.
        if isValid(self._owner):
            self.setParent(self._owner)

    def _follow(self) -> None:
        if self._control is None or not self._control.isVisible():
            self.hide()
            return
        out = RING_PX + OFF_PX
        around, watched = self._control.rect().adjusted(-out, -out, out, out), [self._control]
        room = self._control.parentWidget()
        assert room is not None
        while not self._has_room(room, around):
            watched.append(room)
            above = room.parentWidget()
            assert above is not None
            room = above
        self._watch(watched)
        if room is not self.parentWidget():
            self.setParent(room)
        # At the very edge of what scrolls, or of the window, it gives way rather than be cut open.
        place = around.translated(self._control.mapTo(room, QPoint(0, 0)))
        self.setGeometry(place.intersected(room.rect()))
        self.raise_()
        self.show()

    def _has_room(self, room: QWidget, around: QRect) -> bool:
        """Whether the ring may lie in this box: it goes no further out than to a window or to what scrolls."""
        above = room.parentWidget()
        if room.isWindow() or above is None or isinstance(above.parentWidget(), QAbstractScrollArea):
            return True
        if room.property(OUTSIDE_PROPERTY) or self._control is None:
            return False
        return room.rect().contains(around.translated(self._control.mapTo(room, QPoint(0, 0))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps up with the control's place; never swallows anything."""
        if event.type() in _MOVES and watched in self._watched:
            self._follow()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ring; what lies inside it is left as it was."""
        radius = None if self._control is None else self._control.property(RADIUS_PROPERTY)
        painter = QPainter(self)
        draw_rounded(
            painter,
            QRectF(QRect(0, 0, self.width(), self.height())),
            (_FIELD_RADIUS if radius is None else radius) + RING_PX + OFF_PX,
            edge=self._look.theme.color("text"),
            edge_px=RING_PX,
        )
        painter.end()


_MOVES: Final = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.ZOrderChange,
        QEvent.Type.EnabledChange,
    }
)
