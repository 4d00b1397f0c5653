"""What a standard is: target times and the house's chips, read from a text that a house can write for itself."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from croupier_trainer.drills import DRILLS
from croupier_trainer.rules import toml_reading
from croupier_trainer.rules.chips import HOUSE_SET, MOST_KINDS, ChipSet, Denomination, Form
from croupier_trainer.rules.money import format_cents, parse_cents
from croupier_trainer.rules.ruleset import Names
from croupier_trainer.rules.toml_reading import ID, Expected, Fault, MistakeError, Problem, Table, TomlText, read_names

SHORTEST_MS: Final = 200
LONGEST_MS: Final = 600_000
_MOST_LOWEST_CENTS: Final = 10_00
_MOST_PIECES: Final = 100
_LAID_CENTS: Final = 10_000_00
"""No more pieces than that for any amount below this: a stake shall be no heap that nobody could count, or lay."""
_HIGHEST_CENTS: Final = 1_000_000_00
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}", re.ASCII)


class Standard(msgspec.Struct, frozen=True):
    """What a house asks of its croupiers."""

    id: str
    names: Names
    note: Names
    """Whose times these are."""
    targets_ms: dict[str, int]
    """By drill; every drill has one. Where a task has several turns it is the time for each of them."""
    chips: ChipSet = HOUSE_SET
    faces: Mapping[int, str] = {}
    """The colours of faces that the house chose, such as `#B3202C`, by worth in cents."""


class StandardShelf(msgspec.Struct, frozen=True):
    """The standards that can be worked to, and what is wrong with the others."""

    standards: dict[str, Standard]
    problems: tuple[Problem, ...]


def read_standards(texts: Sequence[TomlText]) -> StandardShelf:
    """Every sound standard among the texts, in their order; of two with one id the first counts.

    The first sound one gives what a later one does not name: times of drills, the chips, their faces.
    """
    standards: dict[str, Standard] = {}
    problems: list[Problem] = []
    for text in texts:
        mistakes: list[MistakeError] = []
        if ID.fullmatch(text.id) is None:
            mistakes = [MistakeError((), Fault.BAD_ID, text.id, Expected.ID)]
        elif text.id in standards:
            mistakes = [MistakeError((), Fault.TAKEN_ID, text.id, Expected.OTHER_FILE_NAME)]
        else:
            data = toml_reading.parsed(text)
            if isinstance(data, Problem):
                problems.append(data)
                continue
            root = Table(data, ())
            mistakes = root.mistakes
            first = next(iter(standards.values()), None)
            try:
                standard = _standard(text.id, root, first)
            except MistakeError as last:
                mistakes.append(last)
            if not mistakes:
                standards[text.id] = standard
        problems += [toml_reading.problem(text, mistake) for mistake in mistakes]
    return StandardShelf(standards, tuple(problems))


def _standard(standard_id: str, root: Table, first: Standard | None) -> Standard:
    names = read_names(root.table("name"))
    note = read_names(root.table("note"))
    times = root.table("target-ms")
    else_ms = {} if first is None else first.targets_ms
    targets_ms = {}
    for drill in DRILLS:
        if drill.id in times.names() or drill.id not in else_ms:
            targets_ms[drill.id] = times.whole(drill.id, SHORTEST_MS, LONGEST_MS)
        else:
            targets_ms[drill.id] = else_ms[drill.id]
    times.done()
    pieces = root.table("chips")
    chips = _chips(pieces, HOUSE_SET if first is None else first.chips)
    faces = _faces(pieces, chips, {} if first is None else first.faces)
    pieces.done()
    root.done()
    if not root.mistakes:
        _check_set(pieces, chips)
    return Standard(standard_id, names, note, targets_ms, chips, faces)


def _chips(table: Table, otherwise: ChipSet) -> ChipSet:
    """All the pieces of a house, or, where it names none, the others."""
    if not {"round", "plaques"} & set(table.names()):
        return otherwise
    forms: dict[int, Form] = {}
    for key, form in (("round", Form.CHIP), ("plaques", Form.PLAQUE)):
        written = table.take(key, [])
        if not isinstance(written, list):
            raise MistakeError(table.at(key), Fault.WRONG_TYPE, written, Expected.WORTHS)
        for place, worth in enumerate(written):
            path = (*table.at(key), str(place))
            cents = _worth(worth, path)
            if cents in forms:
                raise MistakeError(path, Fault.WRONG_VALUE, worth, Expected.OTHER_WORTH)
            forms[cents] = form
    if not 1 <= len(forms) <= MOST_KINDS:
        raise MistakeError(table.path, Fault.WRONG_LENGTH, len(forms), Expected.KINDS, most=MOST_KINDS)
    return ChipSet(tuple(sorted((Denomination(*piece) for piece in forms.items()), reverse=True)))


def _check_set(table: Table, chips: ChipSet) -> None:
    """Refuse pieces of which a stake would be a heap, or could not be laid."""
    worths_cents = sorted(denomination.cents for denomination in chips.denominations)
    lowest, highest = worths_cents[0], worths_cents[-1]
    # The highest first: of each worth at most as many as do not make the next.
    pieces = -(-_LAID_CENTS // highest) + sum(-(-more // less) - 1 for less, more in itertools.pairwise(worths_cents))
    if lowest > _MOST_LOWEST_CENTS or pieces > _MOST_PIECES or any(cents % lowest for cents in worths_cents):
        worths, most = ", ".join(map(format_cents, worths_cents)), format_cents(_MOST_LOWEST_CENTS)
        expected = Expected.TABLE_SET
        raise MistakeError(table.path, Fault.WRONG_VALUE, worths, expected, most=most, pieces=_MOST_PIECES)


def _worth(written: object, path: tuple[str, ...]) -> int:
    """Cents of a whole number, or of a text with decimals."""
    cents = parse_cents(str(written) if type(written) is int else written)
    if cents is None or cents > _HIGHEST_CENTS:
        least, most = format_cents(1), format_cents(_HIGHEST_CENTS)
        raise MistakeError(path, Fault.WRONG_VALUE, written, Expected.AMOUNT, least=least, most=most)
    return cents


def _faces(table: Table, chips: ChipSet, otherwise: Mapping[int, str]) -> dict[int, str]:
    """The colours that a house names, or, where it names none, the others' of the pieces that it has."""
    worths = [denomination.cents for denomination in chips.denominations]
    if "faces" not in table.names():
        return {cents: otherwise[cents] for cents in worths if cents in otherwise}
    written = table.table("faces")
    faces: dict[int, str] = {}
    for name in written.names():
        colour, cents = written.take(name), parse_cents(name)
        if cents is None or cents not in worths or cents in faces:
            known = ", ".join(map(format_cents, reversed(worths)))
            table.mistakes.append(
                MistakeError(written.at(name), Fault.UNKNOWN_KEY, expected=Expected.ONE_OF, names=known)
            )
        elif not isinstance(colour, str) or _COLOUR.fullmatch(colour) is None:
            table.mistakes.append(MistakeError(written.at(name), Fault.WRONG_VALUE, colour, Expected.COLOUR))
        else:
            faces[cents] = colour
    return faces
