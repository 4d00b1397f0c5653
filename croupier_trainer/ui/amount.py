"""An amount while it is given: typed as the language writes figures, or built from pieces; what is not taken, and why.

Nothing of it needs a window. What a character means depends on the default `QLocale`, what was typed does not: another
language shows the same draft in its own way.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from croupier_trainer.rules.chips import PILE, Denomination, total_cents
from croupier_trainer.ui.money_words import money

MOST_DIGITS: Final = 9
"""Before the decimal sign."""
DECIMALS: Final = 2

_DIGITS: Final = re.compile(r"[0-9]+", re.ASCII)
_LONGEST_PASTED: Final = 200
"""What is longer was not meant for here: of it no more is read than tells why it is no amount."""
_DECIMALS: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
_MINUSES: Final = ("-", "\u2212", "\u2013")
_BLANK: Final = re.compile(r"\s")
_APOSTROPHE: Final = re.compile("[\u2018\u2019]")


class Refusal(enum.Enum):
    """Why something was not taken; the draft is then as it was."""

    CHARACTER = "character"
    """A letter, or another sign that no amount is written with."""
    MINUS = "minus"
    SECOND_SIGN = "second-sign"
    """There is a decimal sign already."""
    DECIMALS = "decimals"
    """There are two already."""
    GROUPING = "grouping"
    """Nobody need type it."""
    TOO_LONG = "too-long"
    NO_AMOUNT = "no-amount"
    """What was pasted."""
    EMPTY = "empty"
    """Confirmed before there was anything to confirm."""


class AmountDraft(msgspec.Struct, frozen=True):
    """What was typed, or the pieces that were laid; to begin one lets go of the other. A change makes another draft."""

    typed: str = ""
    """Digits without needless noughts before them; a "." and up to two decimals, whatever the language."""
    pieces: tuple[Denomination, ...] = ()
    """In the order in which they were laid; none while anything is typed."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing was typed or laid."""
        return not self.typed and not self.pieces

    def cents(self) -> int | None:
        """What it comes to; None while it is empty."""
        if self.pieces:
            return total_cents(self.pieces)
        if not self.typed:
            return None
        whole, _, decimals = self.typed.partition(".")
        return int(whole) * 100 + int(decimals.ljust(DECIMALS, "0"))

    def text(self) -> str:
        """As the language writes it, as far as it was typed: `1,234.` is not finished."""
        if self.pieces:
            return money(total_cents(self.pieces))
        if not self.typed:
            return ""
        whole, sign, decimals = self.typed.partition(".")
        return QLocale().toString(int(whole)) + (QLocale().decimalPoint() if sign else "") + decimals

    def stacks(self, kind: Denomination) -> tuple[int, ...]:
        """How many pieces of a kind are laid, in stacks: as many full ones as there are, and the rest."""
        full, rest = divmod(self.pieces.count(kind), PILE)
        return (PILE,) * full + ((rest,) if rest else ())

    def with_character(self, character: str) -> AmountDraft | Refusal:
        """After a key that writes this; any that counts begins a typed amount where pieces are laid."""
        if _DIGITS.fullmatch(character) and len(character) == 1:
            return self._with_digit(character)
        if character == QLocale().decimalPoint():
            return self.with_decimal_sign()
        if character in _MINUSES:
            return Refusal.MINUS
        if character.isspace() or _alike(character) == _alike(QLocale().groupSeparator()):
            return Refusal.GROUPING
        return Refusal.CHARACTER

    def with_decimal_sign(self) -> AmountDraft | Refusal:
        """After the decimal sign: the language's, whatever the key itself would write."""
        if "." in self.typed:
            return Refusal.SECOND_SIGN
        return AmountDraft((self.typed or "0") + ".")

    def with_piece(self, piece: Denomination) -> AmountDraft | Refusal:
        """After a piece was laid; it lets go of what was typed."""
        pieces = (*self.pieces, piece)
        if total_cents(pieces) >= 100 * 10**MOST_DIGITS:
            return Refusal.TOO_LONG
        return AmountDraft(pieces=pieces)

    def without_piece(self, kind: Denomination) -> AmountDraft:
        """After one of a kind was taken back, the one laid last; as it is where none is laid."""
        for at in reversed(range(len(self.pieces))):
            if self.pieces[at] == kind:
                return AmountDraft(pieces=self.pieces[:at] + self.pieces[at + 1 :])
        return self

    def without_last(self) -> AmountDraft:
        """After the last character, or the piece laid last, was taken back; as it is where it is empty."""
        return AmountDraft(self.typed[:-1], self.pieces[:-1])

    def _with_digit(self, digit: str) -> AmountDraft | Refusal:
        whole, sign, decimals = self.typed.partition(".")
        if sign:
            return Refusal.DECIMALS if len(decimals) == DECIMALS else AmountDraft(self.typed + digit)
        whole = (whole + digit).lstrip("0") or "0"
        return Refusal.TOO_LONG if len(whole) > MOST_DIGITS else AmountDraft(whole)


def pasted(text: str) -> AmountDraft | Refusal:
    """The draft that a pasted text makes: all of it has to be one amount, grouped as the language does or not at all.

    Blanks around it and a currency sign do not matter.
    """
    if len(text) > _LONGEST_PASTED:
        beginning = pasted(text[:_LONGEST_PASTED])
        return beginning if isinstance(beginning, Refusal) else Refusal.NO_AMOUNT
    whole, sign, decimals = _without_currency(text.strip()).partition(QLocale().decimalPoint())
    if sign and not _DECIMALS.fullmatch(decimals):
        return Refusal.NO_AMOUNT
    group = _alike(QLocale().groupSeparator())
    digits = _alike(whole).replace(group, "")
    if not _DIGITS.fullmatch(digits):
        return Refusal.NO_AMOUNT
    digits = digits.lstrip("0") or "0"
    if len(digits) > MOST_DIGITS:
        return Refusal.TOO_LONG
    if group and group in _alike(whole) and _alike(whole) != _alike(QLocale().toString(int(digits))):
        return Refusal.NO_AMOUNT
    return AmountDraft(digits + ("." + decimals if sign else ""))


def refusal_words(refusal: Refusal) -> str:
    """Why something was not taken, in one short sentence."""
    template = {
        Refusal.CHARACTER: QCoreApplication.translate("Amount", "Only digits and “{sign}” count here."),
        Refusal.MINUS: QCoreApplication.translate("Amount", "No amount is below nought."),
        Refusal.SECOND_SIGN: QCoreApplication.translate("Amount", "“{sign}” stands there already."),
        Refusal.DECIMALS: QCoreApplication.translate("Amount", "An amount has two decimals at most."),
        Refusal.GROUPING: QCoreApplication.translate("Amount", "Digits are grouped by themselves."),
        Refusal.TOO_LONG: QCoreApplication.translate("Amount", "Too long: nine digits before “{sign}” at most."),
        Refusal.NO_AMOUNT: QCoreApplication.translate("Amount", "What was pasted is no amount such as {example}."),
        Refusal.EMPTY: QCoreApplication.translate("Amount", "No amount yet: type it, or lay chips."),
    }[refusal]
    return template.format(sign=QLocale().decimalPoint(), example=money(1_234_50))


def _alike(text: str) -> str:
    """A text with every blank and every apostrophe written one way: a language's own are hard to type."""
    return _APOSTROPHE.sub("'", _BLANK.sub(" ", text))


def _without_currency(text: str) -> str:
    """Without one currency sign before it or after it."""
    if text and unicodedata.category(text[0]) == "Sc":
        return text[1:].lstrip()
    if text and unicodedata.category(text[-1]) == "Sc":
        return text[:-1].rstrip()
    return text
