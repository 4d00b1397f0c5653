"""The header of a run: drill and ruleset, place in the run, time; Esc leaves. 40 px, nothing in it ever moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.ui.fonts import SMALLEST_PX
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.button import Button

HEIGHT_PX: Final = 40
_EDGE_PX: Final = 12
_LONGEST: Final = "10.0 s"
"""As much room as any time takes."""


class RunHeader(QWidget):
    """Three texts at fixed places and two buttons: `lesson`, and the one that leaves, `leave`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName("run-header")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._drill = self._ruleset = self._place = self._time = self._word = self._problem = ""
        self._late = False
        self._after: tuple[str, ...] = ()
        self.lesson = Button(look, kind="quiet", icon="help", parent=self)
        self.lesson.setObjectName("run-lesson")
        self.leave = Button(look, kind="quiet", parent=self)
        self.leave.setObjectName("leave-run")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def set_title(self, drill: str, ruleset: str, leave: str, key_name: str) -> None:
        """What is drilled under which rules, and the words of the button that leaves."""
        if (drill, ruleset, leave) == (self._drill, self._ruleset, self.leave.text()):
            return
        self._drill, self._ruleset = drill, ruleset
        self.leave.setText(leave)
        self.leave.set_key_name(key_name)
        self._lay_out()
        self.update()

    def set_lesson(self, words: str, key_name: str) -> None:
        """The button that shows the lesson: its key stands on it, its words are its name."""
        self.lesson.setText(key_name)
        self.lesson.setAccessibleName(f"{words} ({key_name})")
        self.lesson.setToolTip(f"{words} ({key_name})")
        self._lay_out()

    def keep_room(self, *words: str) -> None:
        """What may come to stand after the time: room is kept for it, so that the time never moves."""
        if words != self._after:
            self._after = words
            self.update()

    def set_problem(self, problem: str) -> None:
        """Words that stand in the title's place while something has to be said; empty for the title."""
        if problem != self._problem:
            self._problem = problem
            self.setToolTip(problem)
            self.update()

    def set_place(self, place: str) -> None:
        """The place in the run, such as `12 / 40`."""
        if place != self._place:
            self._place = place
            self.update(self._middle_rect().toRect())

    def set_time(self, time: str, word: str = "", *, late: bool = False) -> None:
        """The time, and after it one word (`late`, or a penalty)."""
        if (time, word, late) != (self._time, self._word, self._late):
            self._time, self._word, self._late = time, word, late
            self.update(self._time_rect().toRect())

    def sizeHint(self) -> QSize:
        """40 px, more where the text size wants it."""
        return QSize(850, max(HEIGHT_PX, self.leave.sizeHint().height()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The button keeps to the right end."""
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Surface and texts."""
        painter = QPainter(self)
        theme, fonts = self._look.theme, self._look.fonts
        painter.fillRect(self.rect(), theme.color("surface"))
        plain = fonts.font("body")
        left = 28.0
        if self._problem:
            self._paint_problem(painter, left)
        else:
            self._paint_title(painter, left)
        painter.setFont(plain)
        painter.setPen(theme.color("text"))
        painter.drawText(self._middle_rect(), Qt.AlignmentFlag.AlignCenter, self._place)
        self._paint_time(painter)
        painter.end()

    def _paint_time(self, painter: QPainter) -> None:
        rect, fonts = self._time_rect(), self._look.fonts
        px = fonts.px("body")
        longest = max((_after(word) for word in (*self._after, self._word)), key=len)
        while px > SMALLEST_PX and QFontMetricsF(fonts.inter(px)).horizontalAdvance(_LONGEST + longest) > rect.width():
            px -= 1
        painter.setFont(fonts.inter(px))
        metrics = QFontMetricsF(painter.font())
        role: Role = "slow" if self._late else "text"
        room = max((metrics.horizontalAdvance(_after(word)) for word in self._after), default=0.0)
        # Where all of it has no room, the time gives way rather than be cut.
        time = metrics.horizontalAdvance(self._time)
        end = max(rect.right() - room, rect.left() + time)
        painter.setPen(self._look.theme.color(role))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(end - time - 1, 0, time + 2, self.height()), middle, self._time)
        if self._word:
            painter.drawText(QRectF(end, 0, self.lesson.x() - end, self.height()), middle, _after(self._word))

    def _paint_title(self, painter: QPainter, left: float) -> None:
        theme, fonts, height = self._look.theme, self._look.fonts, self.height()
        bold, plain = fonts.font("body", bold=True), fonts.font("body")
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        width = QFontMetricsF(bold).horizontalAdvance(self._drill)
        painter.drawText(QRectF(left, 0, width + 2, height), middle, self._drill)
        room = self._middle_rect().left() - left - width - 24
        ruleset = QFontMetricsF(plain).elidedText(f" · {self._ruleset}", Qt.TextElideMode.ElideRight, max(0.0, room))
        painter.setFont(plain)
        painter.setPen(theme.color("muted"))
        painter.drawText(QRectF(left + width, 0, max(0.0, room) + 2, height), middle, ruleset)

    def _paint_problem(self, painter: QPainter, left: float) -> None:
        theme, font = self._look.theme, self._look.fonts.font("body")
        draw_mark(painter, "caution", QRectF(left, self.height() / 2 - 10, 20, 20), theme.color("wrong"))
        room = self._middle_rect().left() - left - 28
        words = QFontMetricsF(font).elidedText(self._problem, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        painter.drawText(QRectF(left + 28, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, words)

    def _middle_rect(self) -> QRectF:
        width = min(240.0, self.width() * 0.14)
        return QRectF(round((self.width() - width) / 2), 0, round(width), self.height())

    def _time_rect(self) -> QRectF:
        right = self.lesson.x() - 8
        left = self._middle_rect().right() + 8
        return QRectF(left, 0, right - left, self.height())

    def _lay_out(self) -> None:
        size = self.leave.sizeHint()
        left = self.width() - size.width() - _EDGE_PX
        self.leave.setGeometry(left, 0, size.width(), self.height())
        width = self.lesson.sizeHint().width()
        self.lesson.setGeometry(left - width, 0, width, self.height())

    def _look_changed(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self._lay_out()
        self.update()


def _after(word: str) -> str:
    """So that "2.0 s late" is never read as two seconds too late."""
    return f" · {word}"
