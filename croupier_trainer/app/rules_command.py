"""The `rules` commands: list the rulesets, show one, check a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from croupier_trainer.rules.money import Ratio, Share, format_cents
from croupier_trainer.rules.ruleset import ENGLISH, BankRules, Box, Burn, Ruleset
from croupier_trainer.rules.rulesets import read_rulesets
from croupier_trainer.rules.settling import boxes_in_order
from croupier_trainer.rules.tableau import BANK_ROWS, COLUMNS, PONTE_ROWS, STOOD, Call
from croupier_trainer.rules.toml_reading import Problem
from croupier_trainer.storage import rulesets_folder
from croupier_trainer.storage.problems import StorageError, in_english

if TYPE_CHECKING:
    import argparse

    from croupier_trainer.app.library import Library

SOUND: Final = 0
FAULTY: Final = 1
BAD_USAGE: Final = 2

_LETTERS: Final = {Call.DRAW: "D", Call.STAND: "S", Call.CHOICE: "O"}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommands `rules list`, `rules show` and `rules check` to a command line."""
    parser = subparsers.add_parser("rules", help="list, show or check rulesets")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listing = commands.add_parser("list", help="the rulesets there are")
    listing.set_defaults(run=run_list)
    showing = commands.add_parser("show", help="all that a ruleset says")
    showing.add_argument("ruleset", metavar="RULESET", help="a ruleset's name, such as chemin-de-fer")
    showing.set_defaults(run=run_show)
    checking = commands.add_parser("check", help="check a ruleset's file: file, line and key of every fault")
    checking.add_argument("file", metavar="FILE", type=Path, help="a ruleset, as TOML")
    checking.set_defaults(run=run_check)


def run_list(options: argparse.Namespace, library: Library, out: TextIO, err: TextIO) -> int:
    """One line a ruleset; faults of others on `err`. 0, or 1 where there are faults."""
    del options
    rulesets = library.shelf.rulesets
    width = max(map(len, rulesets))
    for ruleset in rulesets.values():
        print(f"{ruleset.id:{width}}  {ruleset.family:13}  {ruleset.names[ENGLISH]}", file=out)
    return _told(library.shelf.problems, err)


def run_show(options: argparse.Namespace, library: Library, out: TextIO, err: TextIO) -> int:
    """All that a ruleset says. 0; 1 where it has faults; 2 where there is none of that name."""
    shelf = library.shelf
    ruleset = shelf.rulesets.get(options.ruleset)
    if ruleset is not None:
        print("\n".join(_described(ruleset)), file=out)
        return SOUND
    faults = [problem for problem in shelf.problems if problem.text_id == options.ruleset]
    if faults:
        return _told(faults, err)
    print(f'There is no ruleset "{options.ruleset}"; those there are: {", ".join(shelf.rulesets)}.', file=err)
    return BAD_USAGE


def run_check(options: argparse.Namespace, library: Library, out: TextIO, err: TextIO) -> int:
    """Check one file beside the rulesets there are. 0 sound, 1 faulty, 2 unreadable."""
    try:
        checked = rulesets_folder.read_file(options.file)
    except StorageError as error:
        print(in_english(error.problem), file=err)
        return BAD_USAGE
    # The file may be one of the library's own: it is checked as it is now, once.
    others = [text for text in library.texts if not _same_file(text.file, options.file)]
    read = read_rulesets([*others, checked])
    if checked.id in read.rulesets and not any(problem.file == checked.file for problem in read.problems):
        print(f"{checked.file}: sound.", file=out)
    return _told([problem for problem in read.problems if problem.file == checked.file], err)


def _same_file(one: str, other: Path) -> bool:
    return Path(one).resolve() == other.resolve()


def _told(problems: Sequence[Problem], err: TextIO) -> int:
    for problem in problems:
        print(f"{problem}.", file=err)
    return FAULTY if problems else SOUND


def _described(ruleset: Ruleset) -> Iterator[str]:
    sabot = ruleset.sabot
    yield f"{ruleset.names[ENGLISH]} ({ruleset.id}), fingerprint {ruleset.fingerprint}"
    if ruleset.sources:
        yield f"Sources: {', '.join(ruleset.sources)}"
    yield ""
    yield "Tableau: D draw, S stand, O optional"
    yield f"  {'ponte' if ruleset.bank else 'player':8}" + "".join(f"{points:>3}" for points in PONTE_ROWS)
    yield " " * 10 + "".join(f"{_LETTERS[call]:>3}" for call in ruleset.tableau.ponte)
    yield f"  {'bank':8}" + "".join(f"{'-' if column == STOOD else column:>3}" for column in COLUMNS)
    for points in BANK_ROWS:
        yield f"  {points:<8}" + "".join(f"{_LETTERS[call]:>3}" for call in ruleset.tableau.bank[points])
    yield ""
    burn = {Burn.NONE: "none", Burn.FIRST_CARD: "the first card's value", Burn.FIXED: f"{sabot.burn_cards} cards"}
    yield f"Sabot: {sabot.packs} packs, {sabot.behind_arret} cards behind the carte d'arrêt"
    yield f"  burned at the start: {burn[sabot.burn]}"
    yield f"  coups after the one in which the carte d'arrêt shows: {sabot.coups_after_arret}"
    yield ""
    if ruleset.bank is not None:
        yield from _bank_described(ruleset.bank)
    else:
        yield "Boxes, in the order of settlement:"
        width = max(map(len, ruleset.boxes))
        for name in boxes_in_order(ruleset):
            yield f"  {name:{width}}  {', '.join(_box_described(ruleset.boxes[name]))}"


def _bank_described(bank: BankRules) -> Iterator[str]:
    yield f"Free where one seat alone plays the bank: {bank.free_alone}"
    yield f"Bank's cards: {bank.look.replace('-', ' ')}"
    yield f"Uncovered part of the bank: {bank.uncovered}"
    yield f"Levy on the banker's win: {_share(bank.levy)}" + (f", from the {bank.levy_from}" if bank.levy else "")
    yield "Announcements, the strongest first:"
    for kind, rule in sorted(bank.announcements.items(), key=lambda item: item[0].precedence):
        told = [
            f"{rule.stake.replace('-', ' ')} of the bank",
            "partners admitted" if rule.partners else "nobody else stakes",
        ]
        told += ["takes what partners leave"] if rule.takes_rest else []
        told += ["bound even alone"] if rule.binds else []
        yield f"  {kind:25} {', '.join(told)}"


def _box_described(box: Box) -> Iterator[str]:
    yield _ratio(box.pays)
    if box.commission is not None:
        yield f"commission {_share(box.commission)}"
    if box.reduced_on is not None:
        paid = "a push" if box.reduced_pays.numerator == 0 else f"pays {_ratio(box.reduced_pays)}"
        yield f"a win with {box.reduced_on.replace('-', ' ')} {'is ' if paid == 'a push' else ''}{paid}"
    if box.margins:
        yield "by margin " + ", ".join(f"{points}: {_ratio(ratio)}" for points, ratio in box.margins)


def _ratio(ratio: Ratio) -> str:
    return f"{ratio.numerator}:{ratio.denominator}"


def _share(share: Share | None) -> str:
    if share is None:
        return "none"
    percent = Fraction(share.rate.numerator * 100, share.rate.denominator)
    return f"{float(percent):g} %, {share.rounding} to {format_cents(share.unit_cents)}"
