"""Reads tables of TOML key by key; every mistake is named with file, line, key and what was expected there."""

from __future__ import annotations

import enum
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, TypeVar

import msgspec

from croupier_trainer.rules.ruleset import ENGLISH, Names

ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
"""What a text, and a thing in it that a house names, may be called."""
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}", re.ASCII)
NEITHER: Final = object()
"""No value and no default."""

E = TypeVar("E", bound=enum.StrEnum)
Path = tuple[str, ...]


class TomlText(msgspec.Struct, frozen=True):
    """A text as it was written down."""

    id: str
    """By which it is chosen, and based upon: its file's name without the ending."""
    file: str
    """Where it was read, for the reader of a problem."""
    text: str


class Fault(enum.StrEnum):
    """What can be wrong with a text."""

    SYNTAX = "not TOML"
    BAD_ID = "not a name"
    TAKEN_ID = "this name is taken"
    UNKNOWN_KEY = "unknown key"
    NO_EFFECT = "without effect"
    MISSING = "missing"
    WRONG_TYPE = "wrong type"
    WRONG_VALUE = "wrong value"
    WRONG_LENGTH = "wrong number of entries"
    UNKNOWN_BASE = "unknown base"
    BASE_CYCLE = "based on itself"
    BASE_BROKEN = "its base has an error"


class Expected(enum.StrEnum):
    """What would have been right: in English, with places for `Problem.values`; the window has its own words."""

    ID = "small letters, digits and single hyphens"
    OTHER_FILE_NAME = "another file name"
    LANGUAGE = "a language in two or three small letters, such as en"
    BASE_THAT_ENDS = "a base that ends"
    ONE_OF = "one of {names}"
    ONLY_WITH = "only with {condition}"
    TABLE = "a table"
    TEXT = "a text"
    TEXTS = "a list of texts"
    FLAG = "true or false"
    WHOLE = "a whole number from {least} to {most}"
    ODDS = 'odds such as "11:1"'
    RATE = 'a rate such as "5 %"'
    AMOUNT = 'an amount from "{least}" to "{most}"'
    BANK_ROWS = "eight rows, for bank 0 to 7"
    CELL = "a cell such as 4/2, 5/- or ponte/5"
    LETTER = "one letter of {letters}"
    LETTERS = "{number} letters of {letters}"
    A_BOX = "at least one box"
    A_MARGIN = "odds by margin, from 1 to 9"
    WORTHS = 'a list of worths such as 5 or "0.50"'
    OTHER_WORTH = "a worth that no other piece has"
    KINDS = "from 1 to {most} kinds of pieces"
    TABLE_SET = "multiples of the lowest, which is {most} or less; at most {pieces} pieces for any amount below 10000"
    COLOUR = "a colour written #RRGGBB"
    FITTING_CARDS = "at most {most}: burned cards and one coup must lie before the carte d’arrêt"


class Problem(msgspec.Struct, frozen=True):
    """One fault of one text, where it is and what was expected there."""

    text_id: str
    file: str
    line: int
    """From 1."""
    key: str
    """Dotted, such as `bank.levy.rate`; empty where the text as a whole is meant."""
    fault: Fault
    found: str
    """As it was written, quoted; of a text that is no TOML, what Python's own reader says, in English."""
    expected: Expected | None = None
    values: tuple[tuple[str, str], ...] = ()
    """What stands in the places of `expected`, by name."""

    def __str__(self) -> str:
        """One English sentence for the command line."""
        at = f"{self.file}, line {self.line}"
        key = f", key {self.key}" if self.key else ""
        found = f" {self.found}" if self.found else ""
        expected = "" if self.expected is None else f"; expected {self.expected.format(**dict(self.values))}"
        return f"{at}{key}: {self.fault.value}{found}{expected}"


class MistakeError(Exception):
    """A fault found while a value is read; its place is added by the reader."""

    def __init__(
        self,
        path: Path,
        fault: Fault,
        found: object = NEITHER,
        expected: Expected | None = None,
        **values: object,
    ) -> None:
        super().__init__()
        self.path, self.fault, self.expected = path, fault, expected
        self.values = tuple((name, str(value)) for name, value in values.items())
        self.found = "" if found is NEITHER else shown(found)


def parsed(text: TomlText) -> dict[str, Any] | Problem:
    """The data of a text, or why it is no TOML."""
    try:
        return tomllib.loads(text.text.removeprefix("\ufeff"))  # some editors put it first
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else text.text.count("\n") + 1
        said = str(error).split(" (at ")[0]
        return Problem(text.id, text.file, line, "", Fault.SYNTAX, f"({said})")


def problem(text: TomlText, mistake: MistakeError) -> Problem:
    """A mistake with its place in the text."""
    key = ".".join(mistake.path)
    line = line_of(text.text, mistake.path)
    return Problem(text.id, text.file, line, key, mistake.fault, mistake.found, mistake.expected, mistake.values)


class Table:
    """A table of a TOML text whose keys are taken one by one; what is left over is unknown.

    A mistake in one key does not hide the next: it is noted, and the key counts as absent.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        path: Path,
        mistakes: list[MistakeError] | None = None,
        own: Mapping[str, Any] | None = None,
    ) -> None:
        """`own` is what the text itself says; the rest of `data` comes from its base. None: all of it is its own."""
        self._data, self.path = dict(data), path
        self._own: Mapping[str, Any] = data if own is None else own
        self.mistakes: list[MistakeError] = [] if mistakes is None else mistakes

    def take(self, key: str, default: Any = NEITHER) -> Any:
        """The value of a key, which is done with, or the default. MistakeError where there is neither."""
        if key in self._data:
            return self._data.pop(key)
        if default is NEITHER:
            raise MistakeError((*self.path, key), Fault.MISSING)
        return default

    def at(self, key: str) -> Path:
        """Where a key of this table stands in the text."""
        return (*self.path, key)

    def names(self) -> list[str]:
        """The keys that were not taken yet."""
        return list(self._data)

    def table(self, key: str) -> Self:
        """The table below a key, empty where there is none. MistakeError where it is something else."""
        value = self.take(key, {})
        if not isinstance(value, dict):
            raise MistakeError(self.at(key), Fault.WRONG_TYPE, value, Expected.TABLE)
        own = self._own.get(key)
        return type(self)(value, self.at(key), self.mistakes, own if isinstance(own, dict) else {})

    def optional_table(self, key: str) -> Self | None:
        """The table; None where it is absent or `false`, which takes back what a base has."""
        if self._data.get(key, False) is False:
            self._data.pop(key, None)
            return None
        return self.table(key)

    def text(self, key: str, default: Any = NEITHER) -> str:
        """A text of at most 200 characters. MistakeError where it is none."""
        value = self.take(key, default)
        if not isinstance(value, str) or not value.strip() or len(value) > 200:
            raise MistakeError(self.at(key), Fault.WRONG_TYPE, value, Expected.TEXT)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false. MistakeError where it is neither."""
        value = self.take(key, default)
        if not isinstance(value, bool):
            raise MistakeError(self.at(key), Fault.WRONG_TYPE, value, Expected.FLAG)
        return value

    def whole(self, key: str, least: int, most: int, default: Any = NEITHER) -> int:
        """A whole number within bounds. MistakeError where it is none."""
        value = self.take(key, default)
        if type(value) is not int or not least <= value <= most:
            raise MistakeError(self.at(key), Fault.WRONG_VALUE, value, Expected.WHOLE, least=least, most=most)
        return value

    def one_of(self, key: str, kind: type[E], default: Any = NEITHER) -> E:
        """A member of an enumeration by its value. MistakeError where there is none such."""
        value = self.take(key, default)
        if isinstance(value, kind):
            return value
        try:
            return kind(value)
        except ValueError:
            words = ", ".join(str(member.value) for member in kind)
            raise MistakeError(self.at(key), Fault.WRONG_VALUE, value, Expected.ONE_OF, names=words) from None

    def only_with(self, condition: str, *keys: str) -> None:
        """Leave out keys that have a meaning under another condition only.

        One that the text itself writes is a mistake, unless it says `false`; one that its base needed is none.
        """
        for key in keys:
            if self._data.pop(key, False) is not False and self._own.get(key, False) is not False:
                self.mistakes.append(
                    MistakeError(self.at(key), Fault.NO_EFFECT, NEITHER, Expected.ONLY_WITH, condition=condition)
                )

    def done(self) -> None:
        """Report what nobody asked for."""
        self.mistakes.extend(MistakeError(self.at(key), Fault.UNKNOWN_KEY) for key in self._data)


def read_names(table: Table) -> Names:
    """What a table says in each language that it has. MistakeError where English is missing."""
    names = {ENGLISH: table.text(ENGLISH)}
    for language in table.names():
        if _LANGUAGE.fullmatch(language) is None:
            raise MistakeError(table.at(language), Fault.UNKNOWN_KEY, NEITHER, Expected.LANGUAGE)
        names[language] = table.text(language)
    return names


def shown(value: object) -> str:
    """A value as a problem quotes it, on one line and not too long."""
    text = value if isinstance(value, str) else repr(value)
    text = " ".join(text.split())
    return f'"{text[:60]}…"' if len(text) > 60 else f'"{text}"'


def line_of(text: str, path: Path) -> int:
    """The line of a dotted key, or of the nearest table around it that is written out; 1 where none is."""
    lines = text.splitlines()
    for length in range(len(path), 0, -1):
        wanted = path[:length]
        table: Path = ()
        for number, line in enumerate(lines, 1):
            if header := re.match(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(?:#.*)?$", line):
                table = _dotted(header[1])
                if table == wanted:
                    return number
            elif (key := re.match(r"\s*([^=#\[\]{}]+?)\s*=", line)) and table + _dotted(key[1]) == wanted:
                return number + _row_below(lines, number, path[length:])
    return 1


def _row_below(lines: Sequence[str], number: int, rest: Path) -> int:
    """How many lines below its key a list's entry stands, for lists that have one entry a line."""
    if len(rest) == 1 and rest[0].isdigit() and lines[number - 1].rstrip().endswith("["):
        return min(int(rest[0]) + 1, len(lines) - number)
    return 0


def _dotted(written: str) -> Path:
    return tuple(part.strip().strip("\"'") for part in written.split("."))
