"""One mistake as a row: the cards, what was said, what was right, and why."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.drills.drill import Turn, Verdict
from croupier_trainer.rules.tableau import Hand
from croupier_trainer.ui.cards import CardArt, card_width
from croupier_trainer.ui.explaining import explanation
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import Mark, draw_mark
from croupier_trainer.ui.money_scene import in_short
from croupier_trainer.ui.pixels import draw_rounded, snapped
from croupier_trainer.ui.run_lines import said_words, too_late_words
from croupier_trainer.ui.run_scene import cards_of, spoken
from croupier_trainer.ui.theme import Role
from croupier_trainer.ui.widgets.control import KEY_RADIUS

ROW_PX: Final = 64
PAD_PX: Final = 16
_CARD_PX: Final = 40
_CARD_GAP: Final = 4
_HAND_GAP: Final = 12
_MARK_PX: Final = 16
_MARK_ROOM: Final = 24


class Mistake(msgspec.Struct, frozen=True):
    """What was missed."""

    turn: Turn
    verdict: Verdict
    late: bool


class Columns(msgspec.Struct, frozen=True):
    """Where the columns of the rows begin, and of the heads above them; logical pixels."""

    cards: int
    said: int
    right: int
    why: int
    end: int

    @classmethod
    def of(cls, width: int, text_percent: int) -> Columns:
        """The columns in a row of this width: the last one takes what the others leave."""
        cards = round(6 * card_width(_CARD_PX) + 4 * _CARD_GAP + _HAND_GAP)
        words = round(136 * max(1.0, text_percent / 100))
        said = PAD_PX + cards + 24
        return cls(PAD_PX, said, said + words, said + 2 * words, width - PAD_PX)


class MistakeRow(QWidget):
    """Painted as one; read out as one."""

    def __init__(self, look: Look, art: CardArt, mistake: Mistake, parent: QWidget | None = None) -> None:
        """`art` draws the small cards."""
        super().__init__(parent)
        self.setObjectName("mistake")
        self._look, self._art, self._mistake = look, art, mistake
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self.retranslate_ui()

    @property
    def texts(self) -> tuple[str, str, str]:
        """Said, right, why."""
        turn, verdict = self._mistake.turn, self._mistake.verdict
        said = said_words(turn, verdict.given) if verdict.given else too_late_words()
        return said, said_words(turn, verdict.expected), explanation(turn, verdict)[0]

    def retranslate_ui(self) -> None:
        """All words in the present language."""
        said, right, why = self.texts
        turn = self._mistake.turn
        table = spoken(turn, (), self._mistake.verdict) if turn.scene.layout is None else in_short(turn)
        self.setAccessibleName(f"{table} {said}. {right}. {why}")
        self.update()

    def sizeHint(self) -> QSize:
        """As high as two lines of words."""
        line = QFontMetricsF(self._look.fonts.font("body")).height()
        return QSize(600, max(ROW_PX, round(2 * line) + 24))

    def minimumSizeHint(self) -> QSize:
        """Its height; the width is the page's."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Surface, cards, words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme = self._look.theme
        draw_rounded(painter, QRectF(self.rect()), KEY_RADIUS, theme.color("surface"))
        places = Columns.of(self.width(), self._look.fonts.text_percent)
        self._paint_cards(painter, places.cards)
        said, right, why = self.texts
        late = self._mistake.late
        self._paint_words(painter, places.said, places.right, said, "clock" if late else "cross", late=late)
        self._paint_words(painter, places.right, places.why, right, "check", late=None)
        painter.setPen(theme.color("text"))
        painter.setFont(self._look.fonts.font("body"))
        room = QRectF(places.why, 4, places.end - places.why, self.height() - 8)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, int(flags), why)
        painter.end()

    def _paint_cards(self, painter: QPainter, left: float) -> None:
        ratio = self.devicePixelRatioF()
        top = snapped((self.height() - _CARD_PX) / 2, ratio)
        scene = self._mistake.turn.scene
        if scene.layout is not None:
            self._paint_money(painter, left)
            return
        for hand in Hand:
            cards = cards_of(scene, hand)
            for seen in cards:
                painter.drawPixmap(round(left), round(top), self._art.small(seen.card, _CARD_PX, ratio))
                left += card_width(_CARD_PX) + _CARD_GAP
            left += _HAND_GAP - _CARD_GAP if cards else 0

    def _paint_money(self, painter: QPainter, left: float) -> None:
        """The sums of a money table, in the cards' place."""
        painter.setPen(self._look.theme.color("muted"))
        painter.setFont(self._look.fonts.font("caption"))
        end = Columns.of(self.width(), self._look.fonts.text_percent).said
        room = QRectF(left, 4, end - left - 16, self.height() - 8)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, int(flags), in_short(self._mistake.turn))

    def _paint_words(
        self, painter: QPainter, left: float, end: float, words: str, mark: Mark, *, late: bool | None
    ) -> None:
        """`late` None: what would have been right; else whether what was said came too late."""
        theme = self._look.theme
        role: Role = "right" if late is None else "slow" if late else "wrong"
        middle = self.height() / 2
        draw_mark(painter, mark, QRectF(left, middle - _MARK_PX / 2, _MARK_PX, _MARK_PX), theme.color(role))
        painter.setPen(theme.color("text"))
        painter.setFont(self._look.fonts.font("body"))
        room = QRectF(left + _MARK_ROOM, 4, end - left - _MARK_ROOM - 8, self.height() - 8)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, int(flags), words)
