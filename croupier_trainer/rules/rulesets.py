"""Reads rulesets from TOML: bases, single changed keys, and checks that name file, line and key.

One bad text never hides the others: every ruleset that is sound is given, and a problem for each fault of the rest.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from croupier_trainer.rules import toml_reading
from croupier_trainer.rules.cards import PACK
from croupier_trainer.rules.money import Ratio, Rounding, Share, format_cents, parse_cents
from croupier_trainer.rules.ruleset import (
    MOST_BURNED,
    PACKS,
    AnnouncementRules,
    BankerWin,
    BankRules,
    Box,
    BoxKind,
    Burn,
    Family,
    FreeAlone,
    Kind,
    LevyFrom,
    Look,
    Ruleset,
    SabotRules,
    Stake,
    Uncovered,
)
from croupier_trainer.rules.tableau import BANK_ROWS, COLUMNS, PONTE_ROWS, STOOD, Call, Tableau
from croupier_trainer.rules.toml_reading import (
    ID,
    NEITHER,
    Expected,
    Fault,
    MistakeError,
    Path,
    Problem,
    Table,
    TomlText,
    read_names,
)

_LETTERS: Final = {"D": Call.DRAW, "S": Call.STAND, "O": Call.CHOICE}
_RATIO: Final = re.compile(r"([0-9]{1,5}):([0-9]{1,5})", re.ASCII)
_PERCENT: Final = re.compile(r"([0-9]{1,2})(?:\.([0-9]{1,3}))? ?%", re.ASCII)
_LARGEST_UNIT_CENTS: Final = 100_00
_COUP_CARDS: Final = 6
"""The most that one coup takes."""
_DRAGON_BONUS: Final = (BoxKind.DRAGON_BONUS_PLAYER, BoxKind.DRAGON_BONUS_BANKER)
_CELL: Final = re.compile(r"([0-7])/([0-9-])|ponte/([0-7])", re.ASCII)


class RulesetText(TomlText, frozen=True):
    """A ruleset as it was written down."""


class RulesetShelf(msgspec.Struct, frozen=True):
    """The rulesets that can be played, and what is wrong with the others."""

    rulesets: dict[str, Ruleset]
    problems: tuple[Problem, ...]


def read_rulesets(texts: Sequence[RulesetText]) -> RulesetShelf:
    """Every sound ruleset among the texts, in their order; of two with one id the first counts."""
    return _Reader(texts).shelf()


class _Reader:
    """Reads texts in the order in which they lean on one another."""

    def __init__(self, texts: Sequence[RulesetText]) -> None:
        self._texts: dict[str, RulesetText] = {}
        self._own: dict[str, dict[str, Any] | None] = {}
        self._merged: dict[str, dict[str, Any] | None] = {}
        self._problems: list[Problem] = []
        for text in texts:
            if ID.fullmatch(text.id) is None:
                self._report(text, MistakeError((), Fault.BAD_ID, text.id, Expected.ID))
            elif text.id in self._texts:
                self._report(text, MistakeError((), Fault.TAKEN_ID, text.id, Expected.OTHER_FILE_NAME))
            else:
                self._texts[text.id] = text

    def shelf(self) -> RulesetShelf:
        rulesets = {}
        for text in self._texts.values():
            data = self._resolved(text.id, ())
            ruleset = None if data is None else self._build(text, data)
            if ruleset:
                rulesets[text.id] = ruleset
        return RulesetShelf(rulesets, tuple(self._problems))

    def _report(self, text: RulesetText, mistake: MistakeError) -> None:
        self._problems.append(toml_reading.problem(text, mistake))

    def _parsed(self, text: RulesetText) -> dict[str, Any] | None:
        if text.id not in self._own:
            self._own[text.id] = None
            data = toml_reading.parsed(text)
            if isinstance(data, Problem):
                self._problems.append(data)
            else:
                self._own[text.id] = data
        return self._own[text.id]

    def _resolved(self, ruleset_id: str, above: tuple[str, ...]) -> dict[str, Any] | None:
        """The text's data laid over its base's; None where either has an error."""
        if ruleset_id in self._merged:
            return self._merged[ruleset_id]
        text = self._texts[ruleset_id]
        own = self._parsed(text)
        merged = own
        base_id = None if own is None else own.get("based-on")
        if own is not None and base_id is not None:
            merged = self._on_base(text, own, base_id, (*above, ruleset_id))
        self._merged[ruleset_id] = merged
        return merged

    def _on_base(self, text: RulesetText, own: dict[str, Any], base_id: object, above: Path) -> dict[str, Any] | None:
        path = ("based-on",)
        if not isinstance(base_id, str) or base_id not in self._texts:
            known = ", ".join(name for name in self._texts if name != text.id)
            self._report(text, MistakeError(path, Fault.UNKNOWN_BASE, base_id, Expected.ONE_OF, names=known))
            return None
        if base_id in above:
            cycle = " → ".join((*above, base_id))
            self._report(text, MistakeError(path, Fault.BASE_CYCLE, cycle, Expected.BASE_THAT_ENDS))
            return None
        base = self._resolved(base_id, above)
        if base is None:
            self._report(text, MistakeError(path, Fault.BASE_BROKEN, base_id))
            return None
        return _laid_over(_without_rewritten_cells(base, own), own)

    def _build(self, text: RulesetText, data: dict[str, Any]) -> Ruleset | None:
        root = _Table(data, (), own=self._own[text.id])
        ruleset = None
        try:
            ruleset = _ruleset(text.id, root)
        except MistakeError as last:
            root.mistakes.append(last)
        for mistake in root.mistakes:
            self._report(text, mistake)
        return None if root.mistakes else ruleset


def _laid_over(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Single keys of `own` replace those of `base`, table by table."""
    merged = dict(base)
    for key, value in own.items():
        below = merged.get(key)
        merged[key] = _laid_over(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


def _without_rewritten_cells(base: dict[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """The base without its single cells of a part that `own` writes out anew: they changed rows that are gone."""
    tableau, rewritten = base.get("tableau"), own.get("tableau")
    if not isinstance(tableau, dict) or not isinstance(rewritten, dict):
        return base
    cells = tableau.get("cells")
    if not isinstance(cells, dict):
        return base
    left = {
        name: letter
        for name, letter in cells.items()
        if ("ponte" if str(name).startswith("ponte/") else "bank") not in rewritten
    }
    return {**base, "tableau": {**tableau, "cells": left}}


class _Table(Table):
    """A table of a ruleset, which holds odds and shares as well."""

    def ratio(self, key: str, default: Any = NEITHER) -> Ratio:
        value = self.take(key, default)
        if isinstance(value, Ratio):
            return value
        parts = _RATIO.fullmatch(value) if isinstance(value, str) else None
        if parts is None or int(parts[2]) == 0:
            raise MistakeError(self.at(key), Fault.WRONG_VALUE, value, Expected.ODDS)
        return Ratio(int(parts[1]), int(parts[2]))

    def share(self, key: str) -> Share | None:
        table = self.optional_table(key)
        if table is None:
            return None
        written = table.take("rate")
        parts = _PERCENT.fullmatch(written) if isinstance(written, str) else None
        if parts is None:
            raise MistakeError(table.at("rate"), Fault.WRONG_VALUE, written, Expected.RATE)
        decimals = parts[2] or ""
        rate = Ratio(int(parts[1] + decimals), 100 * 10 ** len(decimals))
        written = table.take("unit", "0.01")
        unit_cents = parse_cents(written)
        if unit_cents is None or unit_cents > _LARGEST_UNIT_CENTS:
            most = format_cents(_LARGEST_UNIT_CENTS)
            raise MistakeError(
                table.at("unit"), Fault.WRONG_VALUE, written, Expected.AMOUNT, least=format_cents(1), most=most
            )
        share = Share(rate, unit_cents, table.one_of("rounding", Rounding, Rounding.NEAREST))
        table.done()
        return share


def _ruleset(ruleset_id: str, root: _Table) -> Ruleset:
    root.take("based-on", None)
    family = root.one_of("family", Family)
    name = read_names(root.table("name"))
    sources = root.take("sources", [])
    if not isinstance(sources, list) or not all(isinstance(source, str) for source in sources):
        raise MistakeError(root.at("sources"), Fault.WRONG_TYPE, sources, Expected.TEXTS)
    tableau = _tableau(root.table("tableau"), family)
    sabot = _sabot(root.table("sabot"))
    bank, boxes = None, {}
    if family is Family.CHEMIN_DE_FER:
        bank = _bank(root.table("bank"))
        root.only_with('family = "punto-banco"', "boxes")
    else:
        boxes = _boxes(root.table("boxes"))
        root.only_with('family = "chemin-de-fer"', "bank")
    root.done()
    judged = msgspec.json.encode([family, tableau, sabot, bank, list(boxes.items())])
    fingerprint = hashlib.sha256(judged).hexdigest()[:16]
    return Ruleset(ruleset_id, family, name, fingerprint, tableau, sabot, bank, boxes, tuple(sources))


def _tableau(table: _Table, family: Family) -> Tableau:
    # Nobody has a choice in punto banco, so no cell is at will there.
    letters = "DSO" if family is Family.CHEMIN_DE_FER else "DS"
    ponte = _letters(table.take("ponte"), table.at("ponte"), len(PONTE_ROWS), letters)
    rows = table.take("bank")
    if not isinstance(rows, list) or len(rows) != len(BANK_ROWS):
        found = str(len(rows)) if isinstance(rows, list) else rows
        raise MistakeError(table.at("bank"), Fault.WRONG_LENGTH, found, Expected.BANK_ROWS)
    bank = [_letters(row, (*table.at("bank"), str(number)), len(COLUMNS), letters) for number, row in enumerate(rows)]
    cells = table.table("cells")
    for name in cells.names():
        letter, place = cells.take(name), _CELL.fullmatch(name)
        if place is None:
            raise MistakeError(cells.at(name), Fault.UNKNOWN_KEY, expected=Expected.CELL)
        letter = _letters(letter, cells.at(name), 1, letters)[0]
        if place[3]:
            ponte[int(place[3])] = letter
        else:
            bank[int(place[1])][STOOD if place[2] == "-" else int(place[2])] = letter
    table.done()
    return Tableau(
        tuple(_LETTERS[letter] for letter in ponte), tuple(tuple(_LETTERS[letter] for letter in row) for row in bank)
    )


def _letters(value: object, path: Path, length: int, letters: str) -> list[str]:
    def mistake(fault: Fault, found: object) -> MistakeError:
        of = ", ".join(letters)
        if length == 1:
            return MistakeError(path, fault, found, Expected.LETTER, letters=of)
        return MistakeError(path, fault, found, Expected.LETTERS, number=length, letters=of)

    if not isinstance(value, str):
        raise mistake(Fault.WRONG_TYPE, value)
    if len(value) != length:
        raise mistake(Fault.WRONG_LENGTH, value)
    for letter in value:
        if letter not in letters:
            raise mistake(Fault.WRONG_VALUE, letter)
    return list(value)


def _sabot(table: _Table) -> SabotRules:
    packs = table.whole("packs", PACKS[0], PACKS[-1])
    behind = table.whole("behind-arret", 0, 52)
    after = table.whole("coups-after-arret", 0, 2, 0)
    burn = table.one_of("burn", Burn, Burn.NONE)
    fixed = 0
    if burn is Burn.FIXED:
        fixed = table.whole("burn-cards", 1, 26)
    else:
        table.only_with('burn = "fixed"', "burn-cards")
    burned = {Burn.NONE: 0, Burn.FIRST_CARD: MOST_BURNED, Burn.FIXED: fixed}[burn]
    most = packs * len(PACK) - burned - _COUP_CARDS
    if behind > most:
        raise MistakeError(table.at("behind-arret"), Fault.WRONG_VALUE, behind, Expected.FITTING_CARDS, most=most)
    table.done()
    return SabotRules(packs, behind, after, burn, fixed)


def _bank(table: _Table) -> BankRules:
    free_alone = table.one_of("free-alone", FreeAlone)
    offered = {}
    announcements = table.table("announcements")
    for key in announcements.names():
        try:
            kind = Kind(key)
        except ValueError:
            kinds = ", ".join(kind.value for kind in Kind)
            raise MistakeError(
                announcements.at(key), Fault.UNKNOWN_KEY, NEITHER, Expected.ONE_OF, names=kinds
            ) from None
        said = announcements.optional_table(key)
        if said is not None:
            offered[kind] = _announcement(said, free_alone)
    look, uncovered, levy = table.one_of("look", Look), table.one_of("uncovered", Uncovered), table.share("levy")
    if levy is None:
        table.only_with("levy", "levy-from")
    levy_from = table.one_of("levy-from", LevyFrom, LevyFrom.BANK)
    table.done()
    return BankRules(free_alone, look, offered, uncovered, levy, levy_from)


def _announcement(table: _Table, free_alone: FreeAlone) -> AnnouncementRules:
    stake, partners = table.one_of("stake", Stake), table.flag("partners")
    # Who takes the whole bank takes what others leave in any case; without others there is nothing to leave.
    if stake is Stake.WHOLE:
        table.only_with('stake = "exactly-half", "at-least-half"', "takes-rest")
    elif not partners:
        table.only_with("partners = true", "takes-rest")
    if free_alone is FreeAlone.NOBODY:
        table.only_with('free-alone = "both", "ponte", "banker"', "binds")
    rules = AnnouncementRules(stake, partners, table.flag("takes-rest"), table.flag("binds"))
    table.done()
    return rules


def _boxes(table: _Table) -> dict[str, Box]:
    boxes = {}
    for name in table.names():
        if ID.fullmatch(name) is None:
            raise MistakeError(table.at(name), Fault.WRONG_VALUE, name, Expected.ID)
        written = table.optional_table(name)
        if written is not None:
            boxes[name] = _box(name, written)
    if not boxes:
        raise MistakeError(table.path, Fault.MISSING, expected=Expected.A_BOX)
    return boxes


def _box(name: str, table: _Table) -> Box:
    kind = table.one_of("kind", BoxKind, name)
    pays, commission = table.ratio("pays"), table.share("commission")
    reduced_on, reduced_pays = None, Ratio(0, 1)
    if kind is not BoxKind.BANKER:
        table.only_with('kind = "banker"', "reduced-on", "reduced-pays")
    elif (win := table.take("reduced-on", False)) is False:
        table.only_with("reduced-on", "reduced-pays")
    else:
        reduced_on = table.one_of("reduced-on", BankerWin, win)
        reduced_pays = table.ratio("reduced-pays", reduced_pays)
    wins = _margins(table.table("margins")) if kind in _DRAGON_BONUS else ()
    table.only_with(" / ".join(f'kind = "{bonus}"' for bonus in _DRAGON_BONUS), "margins")
    rounding = table.one_of("rounding", Rounding, Rounding.NEAREST)
    table.done()
    return Box(kind, pays, commission, reduced_on, reduced_pays, wins, rounding)


def _margins(table: _Table) -> tuple[tuple[int, Ratio], ...]:
    written = table.names()
    wins = [(points, table.ratio(str(points))) for points in range(1, 10) if str(points) in written]
    table.done()
    if not written:
        raise MistakeError(table.path, Fault.MISSING, expected=Expected.A_MARGIN)
    return tuple(wins)
