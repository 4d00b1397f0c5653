"""Amounts, rates and odds as each language writes them, cent for cent."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale

from croupier_trainer.rules.money import Ratio
from croupier_trainer.ui.money_words import factor_words, money, odds_words, rate_words


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Other tests find the language as it was."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", ["0", "0,05", "17,50", "340", "1.234", "1.234,50", "12.345.678,90"]),
        ("en", ["0", "0.05", "17.50", "340", "1,234", "1,234.50", "12,345,678.90"]),
        ("fr", ["0", "0,05", "17,50", "340", "1\u202f234", "1\u202f234,50", "12\u202f345\u202f678,90"]),
        ("de_AT", ["0", "0,05", "17,50", "340", "1\u00a0234", "1\u00a0234,50", "12\u00a0345\u00a0678,90"]),
    ],
)
def test_an_amount_is_grouped_and_has_two_decimals_or_none(language: str, written: list[str]) -> None:
    QLocale.setDefault(QLocale(language))
    assert [money(cents) for cents in (0, 5, 17_50, 340_00, 1_234_00, 1_234_50, 12_345_678_90)] == written


def test_every_cent_is_told() -> None:
    QLocale.setDefault(QLocale("en"))
    for cents in (*range(100_00), *range(9_990_00, 10_010_00)):
        assert round(float(money(cents).replace(",", "")) * 100) == cents
        assert money(cents).partition(".")[2] == ("" if cents % 100 == 0 else f"{cents % 100:02d}")


def test_parts_of_a_cent_are_written_out_or_end_in_dots() -> None:
    QLocale.setDefault(QLocale("en"))
    assert money(Fraction(5865, 10)) == "5.865"
    assert money(Fraction(1, 4)) == "0.0025"
    assert money(Fraction(200, 3)) == "0.666666…"


def test_rates_and_odds() -> None:
    QLocale.setDefault(QLocale("de"))
    assert [rate_words(Ratio(*rate)).replace("\u00a0", " ") for rate in ((5, 100), (1, 20), (125, 10_000))] == [
        "5 %",
        "5 %",
        "1,25 %",
    ]
    assert [factor_words(Ratio(*odds)) for odds in ((11, 1), (1000, 1), (3, 2), (2, 3))] == [
        "11",
        "1.000",
        "1,5",
        "2/3",
    ]
    assert odds_words(Ratio(1, 2)) == "1:2"
