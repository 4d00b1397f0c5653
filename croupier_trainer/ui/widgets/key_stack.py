"""The answer keys of the column layout: words one under the other, or the digits as on a keypad."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.drills.drill import DIGITS
from croupier_trainer.ui.fonts import TextSize
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.answer_key import AnswerKey
from croupier_trainer.ui.widgets.column_places import GAP_PX
from croupier_trainer.ui.widgets.key_row import KeyRow

ROW_PX: Final = 44
_DIGIT_PX: Final = 56
_MOST_ROWS: Final = 6
_DIGIT_CELLS: Final = {
    "7": (0, 0), "8": (1, 0), "9": (2, 0),
    "4": (0, 1), "5": (1, 1), "6": (2, 1),
    "1": (0, 2), "2": (1, 2), "3": (2, 2),
    "0": (0, 3),
}  # fmt: skip
"""Column and row, as on the numeric pad of a keyboard."""


class KeyStack(KeyRow):
    """The same keys as in the row, laid in another way."""

    def __init__(self, look: Look, lettering: Lettering, parent: QWidget | None = None) -> None:
        """No keys at first."""
        super().__init__(look, parent)
        self.setObjectName("column-keys")
        self._lettering = lettering
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _lay_out(self) -> None:
        if not self._count:
            return
        digits = self._digits
        columns = 3 if digits else 1 if self._count <= _MOST_ROWS else 2
        rows = 4 if digits else -(-self._count // columns)
        wanted = grown(self._look, _DIGIT_PX if digits else ROW_PX) * self._lettering.scale
        height = min(round(wanted), (self.height() + GAP_PX) // rows - GAP_PX)
        for number, key in enumerate(self.keys):
            column, row = _DIGIT_CELLS[key.token] if digits else (number // rows, number % rows)
            left, end = (at * (self.width() + GAP_PX) // columns for at in (column, column + 1))
            key.setGeometry(QRect(left, row * (height + GAP_PX), end - GAP_PX - left, height))
        self._fit_words()

    def _fit_words(self) -> None:
        """The largest size that all words fit in, in two lines at most where a row has room for them."""
        size: TextSize = "section" if self._digits else "verdict"
        fonts = [self._lettering.fitted(key.text(), _words_room(key), size, bold=True, wrap=True) for key in self.keys]
        for key in self.keys:
            key.set_px(min(font.pixelSize() for font in fonts))

    @property
    def _digits(self) -> bool:
        return all(key.token in DIGITS for key in self.keys)


def _words_room(key: AnswerKey) -> QSizeF:
    return QSizeF(key.words_room(key.width()), key.height() - 4)
