"""Which key says what: the bindings of the answers and what a key is called on its cap."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from croupier_trainer.drills.drill import DIGITS, Question


class Binding(msgspec.Struct, frozen=True):
    """One key and what its cap shows: "left", "right", "up", "down" as drawn arrows, else the letter itself."""

    key: Qt.Key
    cap: str


_ARROWS: Final = {
    "left": Binding(Qt.Key.Key_Left, "left"),
    "right": Binding(Qt.Key.Key_Right, "right"),
    "up": Binding(Qt.Key.Key_Up, "up"),
    "down": Binding(Qt.Key.Key_Down, "down"),
}

_HOME_ROW: Final = (
    Binding(Qt.Key.Key_S, "S"),
    Binding(Qt.Key.Key_D, "D"),
    Binding(Qt.Key.Key_F, "F"),
    Binding(Qt.Key.Key_J, "J"),
    Binding(Qt.Key.Key_K, "K"),
    Binding(Qt.Key.Key_L, "L"),
)
"""For words that no arrow fits: these six lie at the same place on German, English and French keyboards."""

_BY_TOKEN: Final[dict[str, Binding]] = {
    "stand": _ARROWS["left"],
    "draw": _ARROWS["right"],
    "choice": _ARROWS["down"],
    "natural": _ARROWS["up"],
    # The ponte lies left on the felt and the bank right.
    "ponte": _ARROWS["left"],
    "banker": _ARROWS["right"],
    "egalite": _ARROWS["down"],
    "nobody": _ARROWS["down"],
    # A hand learns its moves by place: they keep it where a house has no commission.
    "take": _HOME_ROW[0],
    "pay": _HOME_ROW[1],
    "commission": _HOME_ROW[2],
    "leave": _HOME_ROW[3],
}

_DIGIT_KEYS: Final = tuple(
    Binding(key, digit)
    for digit, key in zip(
        DIGITS,
        (
            Qt.Key.Key_0,
            Qt.Key.Key_1,
            Qt.Key.Key_2,
            Qt.Key.Key_3,
            Qt.Key.Key_4,
            Qt.Key.Key_5,
            Qt.Key.Key_6,
            Qt.Key.Key_7,
            Qt.Key.Key_8,
            Qt.Key.Key_9,
        ),
        strict=True,
    )
)

_FRENCH_TOP_ROW: Final[dict[int, str]] = {
    Qt.Key.Key_Agrave: "0",
    Qt.Key.Key_Ampersand: "1",
    Qt.Key.Key_Eacute: "2",
    Qt.Key.Key_QuoteDbl: "3",
    Qt.Key.Key_Apostrophe: "4",
    Qt.Key.Key_ParenLeft: "5",
    Qt.Key.Key_Minus: "6",
    Qt.Key.Key_Egrave: "7",
    Qt.Key.Key_Underscore: "8",
    Qt.Key.Key_Ccedilla: "9",
}
"""A French keyboard writes these without Shift where others write the digits."""

ALIEN: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With one of these a key is a command, and writes nothing."""


def bindings(choices: tuple[str, ...]) -> dict[str, Binding]:
    """The key of each token of a question, in the order of the tokens. No two tokens have the same key.

    Raises:
        ValueError: more words want a letter than there are keys that lie alike on all keyboards.
    """
    if all(token in DIGITS for token in choices):
        return {token: _DIGIT_KEYS[int(token)] for token in choices}
    if all(token in _BY_TOKEN for token in choices):
        return {token: _BY_TOKEN[token] for token in choices}
    if len(choices) > len(_HOME_ROW):
        raise ValueError(f"{len(choices)} words want keys, and there are {len(_HOME_ROW)}")
    return dict(zip(choices, _HOME_ROW, strict=False))


def token_of(event: QKeyEvent, question: Question) -> str | None:
    """What a key press says to a question; None if it says nothing. Digits come from the keypad as well."""
    if event.isAutoRepeat() or event.modifiers() & ALIEN:
        return None
    key = event.key()
    for token, binding in bindings(question.choices).items():
        if binding.key == key:
            return token
    digit = digit_of(event)
    return digit if digit in question.choices else None


def digit_of(event: QKeyEvent) -> str | None:
    """The digit that a key writes, on the keypad or in the top row of German, English and French keyboards."""
    if event.modifiers() & ALIEN:
        return None
    key = event.key()
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return DIGITS[key - Qt.Key.Key_0]
    return _FRENCH_TOP_ROW.get(key)
