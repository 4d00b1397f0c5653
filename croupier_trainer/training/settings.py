"""The one table of settings: key, kind, default and range of each; page, file and checks all read it."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

import msgspec

from croupier_trainer.training.answer import Mode


class Language(enum.Enum):
    """The language of the program."""

    SYSTEM = "system"
    GERMAN = "de"
    ENGLISH = "en"
    FRENCH = "fr"


LANGUAGES: Final = tuple(language.value for language in Language if language is not Language.SYSTEM)
"""The languages that the program speaks."""


class Theme(enum.Enum):
    """Dark room or ivory room."""

    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"


class Felt(enum.Enum):
    """The colour of the felt."""

    GREEN = "green"
    BORDEAUX = "bordeaux"
    BLUE = "blue"


class Settings(msgspec.Struct, frozen=True):
    """One valid value for every setting. Change with `msgspec.structs.replace` after `problem_with`."""

    language: Language
    theme: Theme
    felt: Felt
    text_percent: int
    animation: bool
    ruleset: str
    level: int
    mode: Mode
    target_percent: int
    """Target times in percent of the standard's: 150 gives half as long again."""
    fewest_chips: bool
    """Whether an amount that is built from chips has to be built from the fewest."""


class Wrong(enum.Enum):
    """Why a value cannot be a setting's."""

    UNKNOWN_KEY = "unknown-key"
    NOT_TEXT = "not-text"
    NOT_A_WHOLE_NUMBER = "not-a-whole-number"
    NOT_YES_OR_NO = "not-yes-or-no"
    NOT_A_CHOICE = "not-a-choice"
    TOO_SMALL = "too-small"
    TOO_LARGE = "too-large"
    EMPTY = "empty"


Stored = str | int | bool
"""What a settings file holds for one key."""


class Choice(msgspec.Struct, frozen=True):
    """A setting that is one of a few."""

    key: str
    default: enum.Enum

    @property
    def choices(self) -> tuple[enum.Enum, ...]:
        """All choices, in the order they are shown."""
        return tuple(type(self.default))

    def problem_with(self, stored: object) -> Wrong | None:
        """Why a stored value is none of the choices."""
        if not isinstance(stored, str):
            return Wrong.NOT_TEXT
        return None if any(stored == choice.value for choice in self.choices) else Wrong.NOT_A_CHOICE


class Number(msgspec.Struct, frozen=True):
    """A setting that is a whole number."""

    key: str
    default: int
    least: int
    most: int
    step: int
    """Between the numbers that the page offers; the file may hold any from `least` to `most`."""
    unit: str = ""
    """The sign that stands behind the number."""

    def problem_with(self, stored: object) -> Wrong | None:
        """Why a stored value is not such a number."""
        if not isinstance(stored, int) or isinstance(stored, bool):
            return Wrong.NOT_A_WHOLE_NUMBER
        if stored < self.least:
            return Wrong.TOO_SMALL
        return Wrong.TOO_LARGE if stored > self.most else None


class Switch(msgspec.Struct, frozen=True):
    """A setting that is on or off."""

    key: str
    default: bool

    def problem_with(self, stored: object) -> Wrong | None:
        """Why a stored value is neither on nor off."""
        return None if isinstance(stored, bool) else Wrong.NOT_YES_OR_NO


class Name(msgspec.Struct, frozen=True):
    """A setting that is the id of something kept in a file, such as a ruleset; whether it exists is not known here."""

    key: str
    default: str

    def problem_with(self, stored: object) -> Wrong | None:
        """Why a stored value cannot be an id."""
        if not isinstance(stored, str):
            return Wrong.NOT_TEXT
        return None if stored else Wrong.EMPTY


Setting = Choice | Number | Switch | Name

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("language", Language.SYSTEM),
    Choice("theme", Theme.DARK),
    Choice("felt", Felt.GREEN),
    Number("text_percent", 100, least=80, most=150, step=10, unit="%"),
    Switch("animation", default=True),
    Name("ruleset", "chemin-de-fer"),
    Number("level", 1, least=1, most=3, step=1),
    Choice("mode", Mode.PRACTISE),
    Number("target_percent", 100, least=50, most=300, step=10, unit="%"),
    Switch("fewest_chips", default=False),
)
"""Every setting, in the order the page shows them. The keys are the fields of `Settings`."""

_BY_KEY: Final = {setting.key: setting for setting in SETTINGS}

DEFAULTS: Final = msgspec.convert({setting.key: setting.default for setting in SETTINGS}, Settings)


class BadSetting(msgspec.Struct, frozen=True):
    """One stored value that was left out."""

    key: str
    stored: str
    """The value, as JSON."""
    wrong: Wrong


def problem_with(key: str, stored: object) -> Wrong | None:
    """Why a stored value cannot be this setting's, or None if it can."""
    setting = _BY_KEY.get(key)
    return Wrong.UNKNOWN_KEY if setting is None else setting.problem_with(stored)


def changed(settings: Settings, key: str, stored: Stored) -> Settings:
    """The settings with one of them changed. Raises ValueError where `problem_with` has a reason."""
    wrong = problem_with(key, stored)
    if wrong is not None:
        raise ValueError(f"{key}: {wrong.value}")
    return msgspec.structs.replace(settings, **{key: _value(_BY_KEY[key], stored)})


def to_stored(settings: Settings) -> dict[str, Stored]:
    """What a file has to hold: only the settings that differ from their defaults."""
    return {
        setting.key: _stored(value)
        for setting in SETTINGS
        if (value := getattr(settings, setting.key)) != setting.default
    }


def from_stored(stored: Mapping[str, object]) -> tuple[Settings, tuple[BadSetting, ...]]:
    """The settings that a file's values mean. A value that cannot be is left out alone, and reported."""
    values: dict[str, object] = {}
    bad: list[BadSetting] = []
    for key, value in stored.items():
        wrong = problem_with(key, value)
        if wrong is None:
            values[key] = _value(_BY_KEY[key], value)
        else:
            bad.append(BadSetting(key, msgspec.json.encode(value).decode(), wrong))
    return msgspec.structs.replace(DEFAULTS, **values), tuple(bad)


def _value(setting: Setting, stored: object) -> object:
    """What a stored value without a problem stands for."""
    return type(setting.default)(stored) if isinstance(setting, Choice) else stored


def _stored(value: object) -> Stored:
    if isinstance(value, enum.Enum):
        value = value.value
    if not isinstance(value, str | int):
        raise TypeError(f"no setting holds {value!r}")
    return value
