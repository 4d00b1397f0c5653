"""Answers turns of a run by real key events, knowing what is right: for self-check, pictures and benchmarks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.drills.drill import Part, Question, Turn
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.pages.run import RunPage

_MOST_MOVES: Final = 24
"""Arrow keys from any stake to any other."""


def press(
    widget: QWidget,
    key: Qt.Key,
    text: str = "",
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press and release a key."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, modifier, text))


def say(page: RunPage, turn: Turn, *, right: bool) -> None:
    """All parts of an answer to the turn that is asked, and the confirmation; a wrong one is wrong in its last part."""
    for place, expected in enumerate(turn.expected):
        say_part(page, turn.asks[place], expected, wrong=place == len(turn.expected) - 1 and not right)
    if turn.confirmed(turn.expected):
        press(page, Qt.Key.Key_Return)


def say_part(page: RunPage, question: Question, expected: str, *, wrong: bool = False) -> None:
    """One part. A place is never wrong here: it is said with what follows it."""
    if question.is_amount:
        type_amount(page, int(expected) + (100 if wrong else 0))
    elif question.part is Part.PLACE:
        point_at(page, expected)
    else:
        # A wrong call that ends the answer there, where there is one: else more would be asked.
        others = [choice for choice in (*question.last_if, *question.choices) if choice != expected]
        other = others[0]
        press(page, bindings(question.choices)[other if wrong else expected].key)


def type_amount(page: RunPage, cents: int) -> None:
    """An amount, digit by digit, as on a numeric keypad."""
    whole, rest = divmod(cents, 100)
    for sign in f"{whole}.{rest:02d}" if rest else str(whole):
        key = Qt.Key.Key_Period if sign == "." else Qt.Key(ord(sign))
        press(page, key, sign, Qt.KeyboardModifier.KeypadModifier)


def point_at(page: RunPage, token: str) -> None:
    """Move the croupier's hand round the table, and through a seat's boxes, until it is there.

    Raises:
        LookupError: no arrow key leads there.
    """
    for _ in range(_MOST_MOVES):
        marker = page.money.marker
        if marker == token:
            return
        own = marker.partition(":")[0] == token.partition(":")[0]
        press(page, Qt.Key.Key_Down if own else Qt.Key.Key_Left)
    raise LookupError(f"no arrow key leads to {token}")
