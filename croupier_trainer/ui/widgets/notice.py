"""The line at a page's top that says what has to be said, instead of a dialog: mark, words, one action."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.control import FIELD_RADIUS
from croupier_trainer.ui.widgets.words import Words

NoticeKind = Literal["right", "wrong", "slow"]
NOTICE_PX: Final = 40
"""The least height."""
_MARK_PX: Final = 20
_ABOVE_WORDS_PX: Final = 8
_BELOW_WORDS_PX: Final = 4
"""Less than above: a line has its own room below its words."""

_MARKS: Final[dict[NoticeKind, tuple[Mark, Role, Role]]] = {
    "right": ("check", "right", "right-tint"),
    "wrong": ("caution", "wrong", "wrong-tint"),
    "slow": ("clock", "slow", "slow-tint"),
}


class NoticeLine(QWidget):
    """40 px high, or as high as its words need; hidden while there is nothing to say; stays until it is answered."""

    acted = Signal()
    """The one action was pressed; the notice is gone then."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Hidden at first."""
        super().__init__(parent)
        self.setObjectName("notice")
        self._look = look
        self._kind: NoticeKind = "slow"
        self._words = Words(look, wrap=True, parent=self)
        self._words.setObjectName("notice-words")
        self._words.setContentsMargins(0, _ABOVE_WORDS_PX, 0, _BELOW_WORDS_PX)
        self._action = Button(look, kind="quiet", parent=self)
        self._action.setObjectName("notice-action")
        self._action.clicked.connect(self._act)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(8)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._action)
        self.setMinimumHeight(NOTICE_PX)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._look_changed()
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.words

    def say(self, kind: NoticeKind, words: str, action: str) -> None:
        """Show a notice with its action's word. Announced to screen readers once, when the words are new."""
        new = words != self.words or not self.isVisible()
        self._kind = kind
        self._words.set_words(words)
        self._words.setToolTip(words)
        self._action.setText(action)
        self._action.updateGeometry()
        self.show()
        self.update()
        if new:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def clear(self) -> None:
        """Nothing to say any more."""
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Tint and mark."""
        painter = QPainter(self)
        theme = self._look.theme
        mark, ink, tint = _MARKS[self._kind]
        rect = QRectF(self.rect())
        draw_rounded(painter, rect, FIELD_RADIUS, theme.color(tint))
        side = grown(self._look, _MARK_PX)
        draw_mark(painter, mark, QRectF(12, (rect.height() - side) / 2, side, side), theme.color(ink))
        painter.end()

    def _look_changed(self) -> None:
        self._row.setContentsMargins(24 + grown(self._look, _MARK_PX), 0, 4, 0)
        self.update()

    def _act(self) -> None:
        self.clear()
        self.acted.emit()
