"""The pad for amounts: field, keypad and chip rack over one draft, which is typed or built."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from croupier_trainer.drills.drill import DIGITS
from croupier_trainer.rules.chips import HOUSE_SET, MOST_KINDS, ChipSet
from croupier_trainer.ui import short_words
from croupier_trainer.ui.amount import AmountDraft, Refusal, pasted, refusal_words
from croupier_trainer.ui.chips import ChipArt
from croupier_trainer.ui.input import ALIEN, digit_of
from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.money_words import money
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.widgets.amount_field import AmountField, FieldPicture, FieldState
from croupier_trainer.ui.widgets.chip_rack import RackPiece
from croupier_trainer.ui.widgets.column_places import ColumnPlaces, pad_grid
from croupier_trainer.ui.widgets.control import let_go
from croupier_trainer.ui.widgets.keypad import BACKSPACE, ENTER, KEYPAD_CELLS, SIGN, KeypadKey

_DIGIT_KEYS: Final = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
_SIX_KEYS: Final = (15, 7)
"""Scan codes of the sixth key of the top row under X11 and Wayland, and under Windows."""


class AmountPad(QWidget):
    """Holds the amount that is being given. What cannot be part of one is refused and leaves it as it was."""

    entered = Signal(int, int)
    """Cents, and the time stamp of the press on Enter."""
    draft_changed = Signal(int)
    """By a key or a press, with its time stamp."""
    hint = Signal(str)
    """Why the last press was not taken; empty when that is over."""

    def __init__(self, look: Look, lettering: Lettering, art: ChipArt, parent: QWidget | None = None) -> None:
        """With the pieces that come with the program."""
        super().__init__(parent)
        self.setObjectName("amount-pad")
        self.draft = AmountDraft()
        self._caption = ""
        self._open = True
        self._refused = False
        self._judged: tuple[int | None, int] | None = None
        """Cents given, and the right ones."""
        self._grid = pad_grid(0)
        self.field = AmountField(look, lettering, self)
        self.keys = {name: KeypadKey(look, lettering, name, self) for name in (*KEYPAD_CELLS, ENTER)}
        self._pieces = [RackPiece(look, lettering, art, self) for _ in range(MOST_KINDS)]
        for key in self.keys.values():
            key.pressed_at.connect(self._key_pressed)
        for piece in self._pieces:
            piece.laid.connect(lambda kind, stamp_ms: self._change(self.draft.with_piece(kind), stamp_ms))
            piece.taken.connect(lambda kind, stamp_ms: self._change(self.draft.without_piece(kind), stamp_ms))
        self.set_house(HOUSE_SET)
        self.retranslate()

    @property
    def pieces(self) -> tuple[RackPiece, ...]:
        """The rack: a piece of each kind of the house."""
        return tuple(self._pieces[: len(self._grid.pieces)])

    @property
    def rows(self) -> int:
        """How many rows of cells keypad and rack take."""
        return self._grid.rows

    def set_house(self, chips: ChipSet) -> None:
        """The house's pieces. Raises ValueError if they are more kinds than the rack has room for."""
        kinds = chips.denominations
        self._grid = pad_grid(len(kinds))
        for number, piece in enumerate(self._pieces):
            if number >= len(kinds):
                let_go(piece)
            piece.show_kind(kinds[number] if number < len(kinds) else None)
        self._show()

    def set_places(self, places: ColumnPlaces) -> None:
        """Where all of it lies."""
        self.field.setGeometry(QRect(0, 0, self.width(), places.field_px))
        for name, key in self.keys.items():
            key.setGeometry(places.cell(self._grid.enter if name == ENTER else KEYPAD_CELLS[name]))
        for piece, cell in zip(self.pieces, self._grid.pieces, strict=True):
            piece.setGeometry(places.cell(cell))

    def begin(self, caption: str) -> None:
        """Ask for another amount: nothing is given yet."""
        self._caption = caption
        self.draft = AmountDraft()
        self._judged = None
        self._set_refused(None)
        self._show()

    def set_open(self, open_now: bool) -> None:
        """Locked it shows what was given and takes nothing more."""
        self._open = open_now
        for control in (*self.keys.values(), *self._pieces):
            control.set_open(open_now)
        if not open_now:
            self._set_refused(None)
        self._show()

    def show_judged(self, given_cents: int | None, right_cents: int) -> None:
        """What was given, if anything, and what would have been right."""
        self._judged = (given_cents, right_cents)
        self._show()

    def enter(self, stamp_ms: int) -> None:
        """Say that the amount is complete; where there is none yet, say so."""
        cents = self.draft.cents()
        if cents is None:
            self.refuse(Refusal.EMPTY)
        else:
            self._set_refused(None)
            self._show()
            self.entered.emit(cents, stamp_ms)

    def refuse(self, refusal: Refusal) -> None:
        """Say why what was done last does not count."""
        self._set_refused(refusal)
        self._show()

    def take_back(self, stamp_ms: int) -> bool:
        """Take back the last character, or the piece laid last; whether there was any."""
        if not self._open or self.draft.is_empty:
            return False
        self._change(self.draft.without_last(), stamp_ms)
        return True

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Use a key of the page if it is one for an amount; whether it was."""
        if not self._open or event.isAutoRepeat():
            return False
        stamp_ms = event.timestamp()
        if event.matches(QKeySequence.StandardKey.Paste):
            self._change(pasted(QGuiApplication.clipboard().text()), stamp_ms)
            return True
        if event.modifiers() & ALIEN:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            return self.take_back(stamp_ms)
        if event.key() == Qt.Key.Key_Delete:
            empty = self.draft.is_empty
            self._change(AmountDraft(), stamp_ms)
            return not empty
        changed = self._after(event)
        if changed is None:
            return False
        self._change(changed, stamp_ms)
        return True

    def retranslate(self) -> None:
        """Names and figures in the present language."""
        for digit in DIGITS:
            self.keys[digit].show_words(digit, digit)
        sign, enter = QLocale().decimalPoint(), short_words.key_words(KeyName.ENTER)
        self.keys[SIGN].show_words(sign, QCoreApplication.translate("AmountPad", "Decimal sign"))
        self.keys[BACKSPACE].show_words("", short_words.key_words(KeyName.BACKSPACE))
        self.keys[ENTER].show_words(enter, enter)
        for piece in self._pieces:
            piece.retranslate()
        self._show()

    def _after(self, event: QKeyEvent) -> AmountDraft | Refusal | None:
        """What a key that writes something makes of the draft; None if it writes nothing."""
        digit = _digit(event)
        if digit is not None:
            return self.draft.with_character(digit)
        text = event.text()
        if event.modifiers() & Qt.KeyboardModifier.KeypadModifier and text in (".", ","):
            return self.draft.with_decimal_sign()
        return self.draft.with_character(text) if text and text.isprintable() else None

    def _key_pressed(self, name: str, stamp_ms: int) -> None:
        """A key of the keypad."""
        if name == ENTER:
            self.enter(stamp_ms)
        elif name == BACKSPACE:
            self._change(self.draft.without_last(), stamp_ms)
        elif name == SIGN:
            self._change(self.draft.with_decimal_sign(), stamp_ms)
        else:
            self._change(self.draft.with_character(name), stamp_ms)

    def _change(self, changed: AmountDraft | Refusal, stamp_ms: int) -> None:
        """The one place where a press changes the draft, or is refused."""
        if isinstance(changed, Refusal):
            self.refuse(changed)
            return
        another, self.draft = changed != self.draft, changed
        self._set_refused(None)
        self._show()
        if another:
            self.draft_changed.emit(stamp_ms)

    def _set_refused(self, refusal: Refusal | None) -> None:
        before, self._refused = self._refused, refusal is not None
        if refusal is not None:
            self.hint.emit(refusal_words(refusal))
        elif before:
            self.hint.emit("")

    def _show(self) -> None:
        for piece in self.pieces:
            assert piece.kind is not None
            piece.show_stacks(self.draft.stacks(piece.kind))
        given, right = self._judged or (None, None)
        amount = self.draft.text()
        if given is not None and given != self.draft.cents():
            amount = money(given)
        self.field.show_picture(
            FieldPicture(
                self._caption,
                amount,
                self._field_state(),
                typing=not self.draft.pieces,
                right="" if right is None else money(right),
            )
        )

    def _field_state(self) -> FieldState:
        if self._judged is not None:
            given, right = self._judged
            if given is None:
                return FieldState.MISSING
            return FieldState.RIGHT if given == right else FieldState.WRONG
        if not self._open:
            return FieldState.LOCKED
        return FieldState.REFUSED if self._refused else FieldState.OPEN


def _digit(event: QKeyEvent) -> str | None:
    """The digit that a key writes, on a French keyboard without Shift too."""
    digit = digit_of(event)
    if digit is None or event.key() in _DIGIT_KEYS:
        return digit
    if event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
        return None
    # Only its place tells the six of a French keyboard from the minus of all others.
    if event.key() == Qt.Key.Key_Minus and event.nativeScanCode() not in _SIX_KEYS:
        return None
    return digit
