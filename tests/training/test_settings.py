"""The table of settings, and the values it lets through."""

from __future__ import annotations

import enum
import typing

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.clock import utc_text
from croupier_trainer.training.settings import (
    DEFAULTS,
    LANGUAGES,
    SETTINGS,
    BadSetting,
    Choice,
    Language,
    Number,
    Settings,
    Theme,
    Wrong,
    changed,
    from_stored,
    problem_with,
    to_stored,
)


def test_table_and_values_are_the_same_settings() -> None:
    kinds = typing.get_type_hints(Settings)
    assert [setting.key for setting in SETTINGS] == list(Settings.__struct_fields__)
    assert {setting.key: type(setting.default) for setting in SETTINGS} == kinds


def test_every_default_is_a_value_that_a_file_may_hold() -> None:
    for setting in SETTINGS:
        default = setting.default
        assert setting.problem_with(default.value if isinstance(default, enum.Enum) else default) is None
        assert getattr(DEFAULTS, setting.key) == default
    assert to_stored(DEFAULTS) == {}


def test_percent_stand_behind_the_numbers_that_are_percent_and_no_others() -> None:
    numbers = [setting for setting in SETTINGS if isinstance(setting, Number)]
    assert {number.key: number.unit for number in numbers} == {"text_percent": "%", "level": "", "target_percent": "%"}


def test_every_language_but_the_systems_is_one_of_the_programs() -> None:
    assert LANGUAGES == ("de", "en", "fr")
    assert {language.value for language in Language} == {"system", *LANGUAGES}


def test_the_page_can_offer_the_default_and_both_ends_of_a_number() -> None:
    for setting in SETTINGS:
        if isinstance(setting, Number):
            offered = range(setting.least, setting.most + 1, setting.step)
            assert {setting.least, setting.default, setting.most} <= set(offered)


@pytest.mark.parametrize(
    ("key", "stored", "wrong"),
    [
        ("theme", "dark", None),
        ("theme", "Dark", Wrong.NOT_A_CHOICE),
        ("theme", 1, Wrong.NOT_TEXT),
        ("theme", None, Wrong.NOT_TEXT),
        ("text_percent", 80, None),
        ("text_percent", 150, None),
        ("text_percent", 79, Wrong.TOO_SMALL),
        ("text_percent", 151, Wrong.TOO_LARGE),
        ("text_percent", 100.0, Wrong.NOT_A_WHOLE_NUMBER),
        ("text_percent", True, Wrong.NOT_A_WHOLE_NUMBER),
        ("text_percent", "100", Wrong.NOT_A_WHOLE_NUMBER),
        ("animation", False, None),
        ("animation", 0, Wrong.NOT_YES_OR_NO),
        ("ruleset", "our-house", None),
        ("ruleset", "", Wrong.EMPTY),
        ("ruleset", ["a"], Wrong.NOT_TEXT),
        ("sound", True, Wrong.UNKNOWN_KEY),
        ("call_language", "fr", Wrong.UNKNOWN_KEY),
    ],
)
def test_a_value_or_a_reason(key: str, stored: object, wrong: Wrong | None) -> None:
    assert problem_with(key, stored) is wrong
    values, bad = from_stored({key: stored, "mode": "sprint"})
    assert values.mode is Mode.SPRINT
    assert [entry.wrong for entry in bad] == ([] if wrong is None else [wrong])
    if wrong is not None:
        assert values == msgspec.structs.replace(DEFAULTS, mode=Mode.SPRINT)


def test_a_change_is_checked() -> None:
    assert changed(DEFAULTS, "theme", "light").theme is Theme.LIGHT
    with pytest.raises(ValueError, match="text_percent: too-large"):
        changed(DEFAULTS, "text_percent", 1000)


def test_what_is_reported_says_the_value_as_it_stood_in_the_file() -> None:
    assert from_stored({"level": "two"})[1] == (BadSetting("level", '"two"', Wrong.NOT_A_WHOLE_NUMBER),)


@given(st.data())
def test_any_settings_are_read_again_as_they_were(data: st.DataObject) -> None:
    values = DEFAULTS
    for setting in SETTINGS:
        if isinstance(setting, Choice):
            stored = data.draw(st.sampled_from([choice.value for choice in setting.choices]))
        elif isinstance(setting, Number):
            stored = data.draw(st.integers(setting.least, setting.most))
        elif isinstance(setting.default, bool):
            stored = data.draw(st.booleans())
        else:
            stored = data.draw(st.text(min_size=1))
        values = changed(values, setting.key, stored)
    assert from_stored(to_stored(values)) == (values, ())


def test_moments_sort_as_texts() -> None:
    import datetime

    moment = datetime.datetime(2026, 11, 30, 23, 59, 59, 999_999, datetime.timezone(datetime.timedelta(hours=1)))
    assert utc_text(moment) == "2026-11-30T22:59:59.999Z"
    assert utc_text(moment) < utc_text(moment + datetime.timedelta(milliseconds=1))
    with pytest.raises(ValueError, match="time zone"):
        utc_text(moment.replace(tzinfo=None))
