"""An amount while it is typed or built: what counts in each language, what is refused and why; nothing is lost."""

from __future__ import annotations

import string
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from croupier_trainer.rules.chips import HOUSE_SET, PILE, Denomination, Form, total_cents
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.amount import DECIMALS, MOST_DIGITS, AmountDraft, Refusal, pasted, refusal_words
from croupier_trainer.ui.money_words import money
from croupier_trainer.ui.translating import Translators

LOCALES: Final = ("de_DE", "de_AT", "de_CH", "en_US", "en_IN", "fr_FR", "fr_CH")
"""All that the program speaks, and regions that write figures in another way."""
SIGNS: Final = {"de": ",", "en": ".", "fr": ","}
CHIP, OTHER, PLAQUE = Denomination(25_00), Denomination(1_00), Denomination(5_000_00, Form.PLAQUE)


@contextmanager
def written_in(name: str) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(name))
    try:
        yield
    finally:
        QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    with written_in("en_US"):
        yield


def typed(text: str, draft: AmountDraft | None = None) -> AmountDraft:
    """After keys that all count."""
    draft = draft or AmountDraft()
    for character in text:
        after = draft.with_character(character)
        assert isinstance(after, AmountDraft), (character, after)
        draft = after
    return draft


def laid(*pieces: Denomination) -> AmountDraft:
    draft = AmountDraft()
    for piece in pieces:
        after = draft.with_piece(piece)
        assert isinstance(after, AmountDraft)
        draft = after
    return draft


# --- typing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "keys", "text", "cents"),
    [
        ("en_US", "1234.5", "1,234.5", 1_234_50),
        ("en_US", "1234567", "1,234,567", 1_234_567_00),
        ("en_IN", "1234567", "12,34,567", 1_234_567_00),
        ("de_DE", "1234,56", "1.234,56", 1_234_56),
        ("de_AT", "1234,56", "1\u00a0234,56", 1_234_56),
        ("de_CH", "1234.56", "1'234.56", 1_234_56),
        ("fr_FR", "1234,5", "1\u202f234,5", 1_234_50),
        ("en_US", "0", "0", 0),
        ("en_US", "12.", "12.", 12_00),
        ("en_US", "999999999.99", "999,999,999.99", 99_999_999_999),
    ],
)
def test_what_is_typed_is_grouped_as_the_language_groups(locale: str, keys: str, text: str, cents: int) -> None:
    with written_in(locale):
        draft = typed(keys)
        assert draft.text() == text
        assert draft.cents() == cents


def test_nothing_typed_is_no_amount() -> None:
    assert AmountDraft().cents() is None
    assert AmountDraft().text() == ""
    assert AmountDraft().is_empty
    assert not typed("0").is_empty


@pytest.mark.parametrize(
    ("keys", "text"), [("007", "7"), ("00", "0"), ("0.50", "0.50"), (".5", "0.5"), ("000.0", "0.0")]
)
def test_noughts_before_the_amount_go_and_one_comes_before_the_sign(keys: str, text: str) -> None:
    assert typed(keys).text() == text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_keypad_s_sign_is_the_language_s_whatever_its_key_writes(locale: str) -> None:
    with written_in(locale):
        draft = typed("12").with_decimal_sign()
        assert isinstance(draft, AmountDraft)
        assert draft.text() == "12" + QLocale().decimalPoint()
        assert draft == typed("12" + QLocale().decimalPoint())


def test_another_language_shows_the_same_amount_in_its_own_way() -> None:
    draft = typed("1234.5")
    with written_in("fr_FR"):
        assert draft.text() == "1\u202f234,5"
        assert draft.cents() == 1_234_50


# --- what is refused --------------------------------------------------------------------------------------------------

BAD_KEYS: Final = [
    *(
        (locale, "12", letter, Refusal.CHARACTER)
        for locale in LOCALES
        for letter in ("a", "Z", "é", "ß", "l", "O", "٣", "²")
    ),
    *((locale, "12", sign, Refusal.CHARACTER) for locale in LOCALES for sign in ("+", "€", "/", "%", ";")),
    *((locale, "12", minus, Refusal.MINUS) for locale in LOCALES for minus in ("-", "−", "–")),
    *((locale, before, "decimal", Refusal.SECOND_SIGN) for locale in LOCALES for before in ("12decimal", "12decimal5")),
    *((locale, "12decimal50", digit, Refusal.DECIMALS) for locale in LOCALES for digit in "07"),
    *((locale, "12", blank, Refusal.GROUPING) for locale in LOCALES for blank in (" ", "\u00a0", "\u202f")),
    ("de_DE", "12", ".", Refusal.GROUPING),
    ("en_US", "12", ",", Refusal.GROUPING),
    ("en_IN", "12", ",", Refusal.GROUPING),
    ("de_CH", "12", "'", Refusal.GROUPING),
    ("de_CH", "12", "’", Refusal.GROUPING),
    ("fr_CH", "12", "'", Refusal.GROUPING),
    # Where it neither groups nor parts decimals, it has no business in an amount.
    ("fr_FR", "12", ".", Refusal.CHARACTER),
    ("de_AT", "12", ".", Refusal.CHARACTER),
    ("de_CH", "12", ",", Refusal.CHARACTER),
    *((locale, "123456789", "0", Refusal.TOO_LONG) for locale in LOCALES),
]


@pytest.mark.parametrize(("locale", "before", "key", "why"), BAD_KEYS)
def test_a_key_that_does_not_belong_is_refused_with_its_reason(
    locale: str, before: str, key: str, why: Refusal
) -> None:
    with written_in(locale):
        sign = QLocale().decimalPoint()
        draft = typed(before.replace("decimal", sign))
        assert draft.with_character(sign if key == "decimal" else key) is why


def test_of_thirty_digits_the_first_nine_stay() -> None:
    draft = AmountDraft()
    refused = 0
    for digit in "123456789" * 3 + "123":
        after = draft.with_character(digit)
        if isinstance(after, Refusal):
            assert after is Refusal.TOO_LONG
            refused += 1
        else:
            draft = after
    assert draft.text() == "123,456,789"
    assert refused == 21


# --- pasting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "text", "cents"),
    [
        ("en_US", "340", 340_00),
        ("en_US", "  340.5\n", 340_50),
        ("en_US", "1,234.50", 1_234_50),
        ("en_US", "1234.50", 1_234_50),
        ("en_US", "$1,234", 1_234_00),
        ("en_US", "£ 12", 12_00),
        ("en_US", "0012", 12_00),
        ("en_IN", "12,34,567", 1_234_567_00),
        ("de_DE", "1.234,50 €", 1_234_50),
        ("de_DE", "\u00a012\u202f€ ", 12_00),
        ("de_AT", "1 234,5", 1_234_50),
        ("de_AT", "1\u00a0234,5", 1_234_50),
        ("de_CH", "1’234.50", 1_234_50),
        ("fr_FR", "1\u202f234,50 €", 1_234_50),
        ("fr_FR", "1 234,50", 1_234_50),
        ("fr_FR", "1\u00a0234\u00a0567", 1_234_567_00),
    ],
)
def test_a_pasted_amount_counts_as_the_language_writes_it(locale: str, text: str, cents: int) -> None:
    with written_in(locale):
        draft = pasted(text)
        assert isinstance(draft, AmountDraft)
        assert draft.cents() == cents


BAD_PASTES: Final = [
    *((locale, text, Refusal.NO_AMOUNT) for locale in LOCALES for text in (
        "", " ", "€", "abc", "12a", "a12", "-12", "−12", "+12", "1e3", "12\n13", "€12€", "٣٤٠", "½", "0x10", "NaN",
        "inf", "12_000",
    )),
    *((locale, "1" * 30, Refusal.TOO_LONG) for locale in LOCALES),
    *((locale, "9" * 100_000, Refusal.TOO_LONG) for locale in LOCALES),
    ("en_US", "1.234,50", Refusal.NO_AMOUNT),
    ("en_US", "1,23", Refusal.NO_AMOUNT),
    ("en_US", "12,34,567", Refusal.NO_AMOUNT),
    ("en_US", "1,234,", Refusal.NO_AMOUNT),
    ("en_US", ",123", Refusal.NO_AMOUNT),
    ("en_US", "0,123", Refusal.NO_AMOUNT),
    ("en_US", "12.", Refusal.NO_AMOUNT),
    ("en_US", ".50", Refusal.NO_AMOUNT),
    ("en_US", "12.345", Refusal.NO_AMOUNT),
    ("en_US", "1.2.3", Refusal.NO_AMOUNT),
    ("en_US", "1 234", Refusal.NO_AMOUNT),
    ("de_DE", "1,234.50", Refusal.NO_AMOUNT),
    ("de_DE", "12.50", Refusal.NO_AMOUNT),
    ("de_DE", "1 234", Refusal.NO_AMOUNT),
    ("fr_FR", "1.234", Refusal.NO_AMOUNT),
    ("fr_FR", "12 34", Refusal.NO_AMOUNT),
    ("en_US", "1,234,567,890", Refusal.TOO_LONG),
]  # fmt: skip


@pytest.mark.parametrize(("locale", "text", "why"), BAD_PASTES, ids=range(len(BAD_PASTES)))
def test_a_pasted_text_that_is_no_amount_is_refused(locale: str, text: str, why: Refusal) -> None:
    with written_in(locale):
        assert pasted(text) is why


# --- pieces -----------------------------------------------------------------------------------------------------------


def test_pieces_add_up_and_the_one_laid_last_goes_first() -> None:
    draft = laid(CHIP, PLAQUE, OTHER)
    assert draft.cents() == 5_026_00
    assert draft.text() == "5,026"
    assert draft.without_last() == laid(CHIP, PLAQUE)
    assert AmountDraft().without_last() == AmountDraft()


def test_of_a_kind_the_one_laid_last_is_taken_back() -> None:
    draft = laid(CHIP, OTHER, CHIP, PLAQUE)
    assert draft.without_piece(CHIP) == laid(CHIP, OTHER, PLAQUE)
    assert draft.without_piece(Denomination(2_00)) == draft


def test_a_stack_has_twenty_pieces_and_the_next_one_begins() -> None:
    draft = laid(*[CHIP] * 43, *[OTHER] * PILE)
    assert draft.stacks(CHIP) == (20, 20, 3)
    assert draft.stacks(OTHER) == (20,)
    assert draft.stacks(PLAQUE) == ()


def test_to_type_lets_go_of_pieces_and_to_lay_lets_go_of_what_was_typed() -> None:
    assert typed("7", laid(CHIP, OTHER)) == typed("7")
    after_sign = laid(CHIP).with_decimal_sign()
    assert isinstance(after_sign, AmountDraft)
    assert after_sign.text() == "0."
    after_piece = typed("340").with_piece(CHIP)
    assert after_piece == laid(CHIP)
    assert laid(CHIP).with_character("x") is Refusal.CHARACTER


def test_pieces_do_not_come_to_more_than_can_be_typed() -> None:
    plaque = Denomination(100_000_000_00, Form.PLAQUE)
    draft = laid(*[plaque] * 9)
    assert draft.with_piece(plaque) is Refusal.TOO_LONG


# --- whatever is done -------------------------------------------------------------------------------------------------

KEYS: Final = st.text(string.digits * 3 + ",.' -x\u202f\u00a0€", max_size=40)


@given(st.sampled_from(LOCALES), KEYS)
def test_whatever_is_typed_its_text_pasted_is_the_same_amount(locale: str, keys: str) -> None:
    with written_in(locale):
        draft = AmountDraft()
        for key in keys:
            after = draft.with_character(key)
            draft = draft if isinstance(after, Refusal) else after
        cents = draft.cents()
        if cents is None:
            assert not any(key.isdigit() or key == QLocale().decimalPoint() for key in keys)
            return
        again = pasted(draft.text().removesuffix(QLocale().decimalPoint()))
        assert isinstance(again, AmountDraft)
        assert again.cents() == cents
        full = pasted(money(cents))
        assert isinstance(full, AmountDraft)
        assert full.cents() == cents


@given(st.sampled_from(LOCALES), st.integers(0, 10 ** (MOST_DIGITS + DECIMALS) - 1))
def test_every_amount_that_is_shown_can_be_typed_as_it_is_written(locale: str, cents: int) -> None:
    with written_in(locale):
        sign, group = QLocale().decimalPoint(), QLocale().groupSeparator()
        draft = typed(money(cents).replace(group, ""))
        assert draft.cents() == cents
        assert draft.text() == money(cents)
        assert (sign in draft.text()) == (cents % 100 != 0)


@given(st.sampled_from(LOCALES), st.text(max_size=20))
def test_whatever_is_pasted_is_an_amount_or_a_reason(locale: str, text: str) -> None:
    with written_in(locale):
        result = pasted(text)
        if isinstance(result, AmountDraft):
            assert result.text()
            assert 0 <= (result.cents() or 0) < 10 ** (MOST_DIGITS + DECIMALS)


@given(st.lists(st.one_of(st.sampled_from("0123456789.x"), st.sampled_from(HOUSE_SET.denominations), st.none())))
def test_a_draft_is_never_typed_and_built_at_once(steps: list[str | Denomination | None]) -> None:
    draft = AmountDraft()
    for step in steps:
        if step is None:
            after: AmountDraft | Refusal = draft.without_last()
        elif isinstance(step, str):
            after = draft.with_character(step)
        else:
            after = draft.with_piece(step)
        draft = draft if isinstance(after, Refusal) else after
        assert not (draft.typed and draft.pieces)
        assert draft.is_empty == (draft.cents() is None)
        if draft.pieces:
            assert draft.cents() == total_cents(draft.pieces)
            for kind in HOUSE_SET.denominations:
                stacks = draft.stacks(kind)
                assert sum(stacks) == draft.pieces.count(kind)
                assert all(stack == PILE for stack in stacks[:-1])
                assert all(0 < stack <= PILE for stack in stacks)


@given(KEYS)
def test_backspace_takes_back_what_the_last_key_added(keys: str) -> None:
    draft = AmountDraft()
    for key in keys:
        after = draft.with_character(key)
        if isinstance(after, AmountDraft):
            if len(after.typed) == len(draft.typed) + 1:
                assert after.without_last() == draft
            draft = after


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_one_short_sentence_with_the_language_s_own_signs(
    app: QApplication, resources: Path, language: str
) -> None:
    translators = Translators(resources / "i18n")
    translators.speak(language)
    try:
        for refusal in Refusal:
            words = refusal_words(refusal)
            assert words.endswith(".")
            assert "{" not in words
            assert len(words) <= 60
        assert SIGNS[language] in refusal_words(Refusal.SECOND_SIGN)
        assert money(1_234_50) in refusal_words(Refusal.NO_AMOUNT)
    finally:
        translators.speak("en")
