"""Money in whole cents, and the named roundings of a share of it."""

from __future__ import annotations

import enum
import re
from typing import Final

import msgspec

_AMOUNT: Final = re.compile(r"[0-9]{1,15}(?:\.[0-9]{1,2})?", re.ASCII)


def parse_cents(text: object) -> int | None:
    """Cents of a plain decimal string above zero with at most two decimals, or None where it is anything else."""
    if type(text) is not str or _AMOUNT.fullmatch(text) is None:
        return None
    whole, _, decimals = text.partition(".")
    cents = int(whole) * 100
    if decimals:
        cents += int(decimals) * 10 if len(decimals) == 1 else int(decimals)
    return cents or None


def format_cents(cents: int) -> str:
    """Cents as a coup record writes them: no decimals when whole, otherwise exactly two."""
    whole, rest = divmod(abs(cents), 100)
    text = f"{whole}.{rest:02d}" if rest else str(whole)
    return "-" + text if cents < 0 else text


class Rounding(enum.StrEnum):
    """How an amount between two multiples of a unit is brought to one of them."""

    UP = "up"
    DOWN = "down"
    NEAREST = "nearest"
    """To the nearer one, half up."""


def rounded(numerator: int, denominator: int, unit_cents: int, rounding: Rounding) -> int:
    """Cents: the non-negative amount `numerator / denominator` cents brought to a multiple of `unit_cents`."""
    step = denominator * unit_cents
    if rounding is Rounding.NEAREST:
        return (2 * numerator + step) // (2 * step) * unit_cents
    if rounding is Rounding.UP:
        return -(-numerator // step) * unit_cents
    return numerator // step * unit_cents


class Ratio(msgspec.Struct, frozen=True):
    """An exact ratio of whole numbers: odds such as 11:1, or a rate such as 5 in 100."""

    numerator: int
    denominator: int


class Share(msgspec.Struct, frozen=True):
    """A share that is taken of a win: the levy (cagnotte) of chemin de fer or the commission of punto banco."""

    rate: Ratio
    unit_cents: int
    rounding: Rounding

    def of(self, win_cents: int) -> int:
        """Cents taken of a win of `win_cents`; however it is rounded, never more than the win."""
        rate = self.rate
        return min(win_cents, rounded(win_cents * rate.numerator, rate.denominator, self.unit_cents, self.rounding))
