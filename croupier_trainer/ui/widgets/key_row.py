"""The row of answer keys: at most six words, or the ten digits; the same ten keys for every question."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.ui.fonts import SMALLEST_PX
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.answer_key import AnswerKey, KeyState
from croupier_trainer.ui.widgets.control import let_go

GAP_PX: Final = 8
EDGE_PX: Final = 12
LOWEST_PX: Final = 64
HIGHEST_PX: Final = 92
_WIDEST_WORD: Final = 200
_WIDEST_DIGIT: Final = 120
_MOST_WORDS: Final = 6
_DIGITS: Final = 10


class KeyWords(msgspec.Struct, frozen=True):
    """What one key says."""

    token: str
    words: str
    cap: str = ""
    """Empty where the words are the key's name."""
    spoken_cap: str = ""


class KeyRow(QWidget):
    """Keys swap their words in place; no key is made or destroyed while a run is on."""

    said = Signal(str, int)
    """As `AnswerKey.said`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """No keys at first."""
        super().__init__(parent)
        self.setObjectName("keys")
        self._look = look
        self._keys = [AnswerKey(look, self) for _ in range(_DIGITS)]
        self._count = 0
        self._height = LOWEST_PX
        for key in self._keys:
            key.said.connect(self.said)
            key.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._lay_out)

    @property
    def keys(self) -> tuple[AnswerKey, ...]:
        """The keys that can be seen, from the left."""
        return tuple(self._keys[: self._count])

    def set_unit(self, unit: float) -> None:
        """The scene's unit: keys are 64 to 92 px high."""
        self._height = max(LOWEST_PX, min(HIGHEST_PX, round(HIGHEST_PX * unit)))
        self.setFixedHeight(self._height + 2 * EDGE_PX)
        self._lay_out()

    def show_words(self, words: tuple[KeyWords, ...]) -> None:
        """The keys of a question, all at rest. ValueError if they are more than fit in the row."""
        if len(words) > (_DIGITS if all(not each.cap for each in words) else _MOST_WORDS):
            raise ValueError(f"{len(words)} keys do not fit in one row")
        same_shape = len(words) == self._count
        self._count = len(words)
        for key, each in zip(self._keys, words, strict=False):
            key.set_answer(each.token, each.words, each.cap, each.spoken_cap)
            key.set_state(KeyState.REST)
        for number, key in enumerate(self._keys):
            if number >= self._count:
                let_go(key)
            key.setVisible(number < self._count)
        if same_shape:
            self._fit_words()
        else:
            self._lay_out()

    def set_states(self, states: dict[str, KeyState], others: KeyState) -> None:
        """The state of each key by its token; keys that are not named get `others`."""
        for key in self.keys:
            key.set_state(states.get(key.token, others))

    def prepare(self) -> None:
        """To be called when there is time: see `AnswerKey.prepare`."""
        for key in self.keys:
            key.prepare()

    def key(self, token: str) -> AnswerKey | None:
        """The key that says a token, if there is one now."""
        return next((key for key in self.keys if key.token == token), None)

    def sizeHint(self) -> QSize:
        """As high as its keys with 12 px above and below."""
        return QSize(850, self._height + 2 * EDGE_PX)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keys share the width."""
        self._lay_out()

    def _lay_out(self) -> None:
        if not self._count:
            return
        digits = self._count > _MOST_WORDS
        room = self.width() - 2 * EDGE_PX - (self._count - 1) * GAP_PX
        width = min(_WIDEST_DIGIT if digits else _WIDEST_WORD, room // self._count)
        left = (self.width() - self._count * width - (self._count - 1) * GAP_PX) // 2
        for number, key in enumerate(self.keys):
            key.setGeometry(QRect(left + number * (width + GAP_PX), EDGE_PX, width, self._height))
        self._fit_words()

    def _fit_words(self) -> None:
        """The largest size that all words of the row fit in, from the verdict's size down to the smallest there is."""
        fonts = self._look.fonts
        digits = self._count > _MOST_WORDS
        px = fonts.px("section" if digits else "verdict")
        while px > SMALLEST_PX:
            metrics = QFontMetricsF(fonts.inter(px, bold=True))
            if all(_fits(metrics, key) for key in self.keys):
                break
            px -= 1
        for key in self.keys:
            key.set_px(px)


def _fits(metrics: QFontMetricsF, key: AnswerKey) -> bool:
    """Whether the words of a key fit in it, in two lines at most, broken between words only."""
    room = key.words_room(key.width())
    if metrics.horizontalAdvance(key.text()) <= room:
        return True
    flags = int(Qt.TextFlag.TextWordWrap)
    box = metrics.boundingRect(QRectF(0, 0, room, 1000), flags, key.text())
    return box.width() <= room and box.height() <= min(2.5 * metrics.height(), key.height() - 8)
