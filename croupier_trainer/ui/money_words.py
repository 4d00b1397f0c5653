"""Amounts, rates and odds in figures, as the chosen language writes them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QLocale

from croupier_trainer.rules.money import Ratio
from croupier_trainer.ui.short_words import percent_figure

_MOST_PLACES: Final = 6
"""Decimals that are written out; more of them are left to three dots."""


def money(cents: int | Fraction) -> str:
    """An amount, not below nought: grouped, no decimals when whole, else two: `1,234`, `17.50`.

    A working may have parts of a cent: `5.865`, and `0.666666…` where they have no end.
    """
    return _figure(Fraction(cents) / 100, least_places=2)


def rate_words(rate: Ratio) -> str:
    """A rate in percent: `5 %`."""
    return percent_figure(_figure(Fraction(rate.numerator * 100, rate.denominator)))


def factor_words(odds: Ratio) -> str:
    """Odds as that by which a stake is multiplied: `11`, `1.5`; a fraction where its decimals have no end: `2/3`."""
    factor = Fraction(odds.numerator, odds.denominator)
    if _places(factor) is None:
        return f"{factor.numerator}/{factor.denominator}"
    return _figure(factor)


def odds_words(odds: Ratio) -> str:
    """Odds, profit to stake: `11:1`."""
    return f"{odds.numerator}:{odds.denominator}"


def _places(value: Fraction) -> int | None:
    """How many decimals write a value out; None where too many would."""
    return next((places for places in range(_MOST_PLACES + 1) if (value * 10**places).denominator == 1), None)


def _figure(value: Fraction, least_places: int = 0) -> str:
    """A value in figures: whole, or with as many decimals as it needs and at least so many."""
    places = _places(value)
    if places == 0:
        return QLocale().toString(value.numerator)
    shown = _MOST_PLACES if places is None else max(places, least_places)
    whole, rest = divmod(int(value * 10**shown), 10**shown)
    dots = "…" if places is None else ""
    return f"{QLocale().toString(whole)}{QLocale().decimalPoint()}{rest:0{shown}d}{dots}"
