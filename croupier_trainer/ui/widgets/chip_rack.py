"""The chip rack: a piece of each kind of the house. A press lays one or takes one back; a count says how many lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.rules.chips import Denomination, Form
from croupier_trainer.ui.chips import ChipArt, piece_drop, piece_height, piece_reach
from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.money_words import money
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.widgets.control import KEY_RADIUS
from croupier_trainer.ui.widgets.press_control import PressControl

_CHIP_EDGE_PX: Final = 2
_PLAQUE_EDGE_PX: Final = 1
_LARGEST_PX: Final = 66
_COUNT_PART: Final = 0.4
"""Of the height."""


class RackPiece(PressControl):
    """A kind of piece, and how many of it are laid."""

    laid = Signal(object, int)
    """A `Denomination`, and the time stamp of the press."""
    taken = Signal(object, int)
    """One is taken back."""

    def __init__(self, look: Look, lettering: Lettering, art: ChipArt, parent: QWidget | None = None) -> None:
        """Of no kind until `show_kind`."""
        super().__init__(look, parent)
        self._lettering = lettering
        self._art = art
        self._stacks: tuple[int, ...] = ()
        self.kind: Denomination | None = None
        self.hide()

    def show_kind(self, kind: Denomination | None) -> None:
        """Another kind, or none; none of it is laid."""
        self.kind = kind
        self.setVisible(kind is not None)
        if kind is not None:
            self.setObjectName(f"rack-{kind.cents}")
            self.retranslate()
        self.show_stacks(())

    def show_stacks(self, stacks: tuple[int, ...]) -> None:
        """So many are laid, in such stacks."""
        self._stacks = stacks
        self.setAccessibleDescription(self._laid_words())
        self.update()

    @property
    def count(self) -> int:
        """How many are laid."""
        return sum(self._stacks)

    def retranslate(self) -> None:
        """Its name in the present language."""
        if self.kind is None:
            return
        template = (
            QCoreApplication.translate("ChipRack", "plaque {worth}")
            if self.kind.form is Form.PLAQUE
            else QCoreApplication.translate("ChipRack", "chip {worth}")
        )
        self.setAccessibleName(template.format(worth=money(self.kind.cents)))
        self.setAccessibleDescription(self._laid_words())

    def press(self, stamp_ms: int, modifiers: Qt.KeyboardModifier) -> None:
        """Lay one; with Shift take one back."""
        if self.kind is not None:
            (self.taken if modifiers & Qt.KeyboardModifier.ShiftModifier else self.laid).emit(self.kind, stamp_ms)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The right button takes one back."""
        if event.button() == Qt.MouseButton.RightButton and self.open:
            self.taken.emit(self.kind, event.timestamp())
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The piece, and how many are laid over its lower corner."""
        if self.kind is None:
            return
        painter = QPainter(self)
        theme, rect = self.look.theme, QRectF(self.rect())
        if self.hovered or self.isDown():
            fill = theme.color("bg" if self.isDown() else "raised")
            draw_rounded(painter, rect, KEY_RADIUS, fill, theme.color("accent"))
        self._draw_piece(painter, rect.translated(0, 1) if self.isDown() else rect)
        if self._stacks:
            self._draw_count(painter, rect)
        painter.end()

    def _draw_piece(self, painter: QPainter, rect: QRectF) -> None:
        """With its shadow, without which a pale piece would be lost in a light room."""
        kind, ratio = self.kind, self.devicePixelRatioF()
        assert kind is not None
        edge = _PLAQUE_EDGE_PX if kind.form is Form.PLAQUE else _CHIP_EDGE_PX
        width = round(min(rect.width(), rect.height(), _LARGEST_PX)) - 2 * edge
        height = piece_height(kind, width)
        left, top = rect.left() + round((rect.width() - width) / 2), rect.top() + round((rect.height() - height) / 2)
        shadow = QPointF(left - piece_reach(height), top - piece_reach(height) + piece_drop(height))
        painter.drawPixmap(shadow, self._art.shadow(kind, width, ratio))
        painter.drawPixmap(QPointF(left, top), self._art.face(kind, width, ratio))

    def _draw_count(self, painter: QPainter, rect: QRectF) -> None:
        """Never so large that the piece could not be told."""
        theme = self.look.theme
        words = QLocale().toString(self.count)
        room = QSizeF(rect.width(), rect.height() * _COUNT_PART)
        font = self._lettering.fitted(words, room, "caption", bold=True)
        metrics = QFontMetricsF(font)
        height = round(metrics.height()) + 1
        width = max(height, round(metrics.horizontalAdvance(words)) + 8)
        badge = QRectF(rect.right() - width, rect.bottom() - height, width, height)
        draw_rounded(painter, badge, height / 2, theme.color("surface"), theme.color("text"))
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)

    def _laid_words(self) -> str:
        if not self._stacks:
            return ""
        count = QLocale().toString(self.count)
        if len(self._stacks) == 1:
            return QCoreApplication.translate("ChipRack", "laid: {count}").format(count=count)
        template = QCoreApplication.translate("ChipRack", "laid: {count}, in stacks of {stacks}")
        return template.format(count=count, stacks=" + ".join(map(str, self._stacks)))
