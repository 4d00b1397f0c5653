"""The `odds` command: exact odds of a ruleset from a full sabot, as a table or as JSON."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TextIO

import msgspec

from croupier_trainer.rules.ruleset import ENGLISH, PACKS, Family, Ruleset
from croupier_trainer.rules.tableau import Call

if TYPE_CHECKING:
    import argparse
    from fractions import Fraction

    from croupier_trainer.app.library import Library
    from croupier_trainer.rules.odds import Odds
    from croupier_trainer.rules.rulesets import RulesetShelf

BAD_USAGE: Final = 2
"""Exit status where the question itself is wrong."""

_CHOICE: Final = re.compile(r"(?P<cell>[^=]+)=(?P<call>draw|stand)")
_OUTCOMES: Final = {
    Family.PUNTO_BANCO: ("player", "banker", "tie"),
    Family.CHEMIN_DE_FER: ("ponte", "banker", "egalite"),
}


class _UsageError(Exception):
    """What is wrong with the question, as one sentence."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand `odds` to a command line."""
    parser = subparsers.add_parser(
        "odds",
        help="exact odds of a ruleset",
        description="Exact odds of a coup from a full sabot: who wins, the edge of every box, cards per coup.",
    )
    parser.add_argument("ruleset", metavar="RULESET", help="a ruleset's name, such as punto-banco")
    # Text, not int: argparse would answer a slip with its usage lines instead of one sentence.
    parser.add_argument(
        "--packs", metavar="N", help=f"packs in the sabot, {PACKS[0]} to {PACKS[-1]} (default: the ruleset's)"
    )
    parser.add_argument(
        "--choose",
        metavar="CELL=draw|stand",
        action="append",
        default=[],
        help="what is done in an optional cell, such as ponte/5=stand or 3/9=stand (default: draw); may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, library: Library, out: TextIO, err: TextIO) -> int:
    """Answer on `out` and give 0; or say in one sentence on `err` what is wrong with the question and give 2."""
    # Only here: the other commands, which share the parser, need no fractions.
    from croupier_trainer.rules.odds import NotOptionalError, Remaining, odds_table

    try:
        ruleset = _ruleset(options.ruleset, library.shelf)
        packs = ruleset.sabot.packs if options.packs is None else _packs(options.packs)
        choices = dict(_choice(written) for written in options.choose)
        table = odds_table(ruleset, choices)
    except _UsageError as error:
        print(error, file=err)
        return BAD_USAGE
    except NotOptionalError as error:
        optional = f"those that are: {', '.join(error.optional)}" if error.optional else "it has none"
        print(f'"{error.cell}" is no optional cell of {ruleset.id}; {optional}.', file=err)
        return BAD_USAGE
    odds = table.odds(Remaining.of_packs(packs))
    print(_as_json(ruleset, packs, odds) if options.json else _as_table(ruleset, packs, choices, odds), file=out)
    return 0


def _ruleset(name: str, shelf: RulesetShelf) -> Ruleset:
    if name in shelf.rulesets:
        return shelf.rulesets[name]
    for problem in shelf.problems:
        if problem.text_id == name:
            raise _UsageError(f'The ruleset "{name}" has an error: {problem}.')
    raise _UsageError(f'There is no ruleset "{name}"; those there are: {", ".join(shelf.rulesets)}.')


def _packs(written: str) -> int:
    if re.fullmatch(r"[0-9]{1,2}", written, re.ASCII) is None or int(written) not in PACKS:
        raise _UsageError(f'--packs takes a whole number from {PACKS[0]} to {PACKS[-1]}, not "{written}".')
    return int(written)


def _choice(written: str) -> tuple[str, Call]:
    parts = _CHOICE.fullmatch(written)
    if parts is None:
        raise _UsageError(f'--choose takes CELL=draw or CELL=stand, such as 3/9=stand, not "{written}".')
    return parts["cell"], Call(parts["call"])


def _outcomes(ruleset: Ruleset, odds: Odds) -> dict[str, int]:
    return dict(zip(_OUTCOMES[ruleset.family], (odds.ponte, odds.banker, odds.egalite), strict=True))


def _as_json(ruleset: Ruleset, packs: int, odds: Odds) -> str:
    answer = {
        "ruleset": ruleset.id,
        "packs": packs,
        "total": odds.total,
        "outcomes": _outcomes(ruleset, odds),
        "boxes": {name: {"edge": float(edge)} for name, edge in odds.edges.items()},
        "cards_per_coup": float(odds.cards_per_coup),
    }
    return msgspec.json.encode(answer).decode()


def _as_table(ruleset: Ruleset, packs: int, choices: dict[str, Call], odds: Odds) -> str:
    outcomes = {**_outcomes(ruleset, odds), "total": odds.total}
    first = max(map(len, (*outcomes, *odds.edges, "Cards per coup")))
    second = len(f"{odds.total:,}")
    lines = [f"{ruleset.names[ENGLISH]} ({ruleset.id}), {packs} {'pack' if packs == 1 else 'packs'}"]
    if optional := ruleset.tableau.choices():
        done = (f"{cell} {choices.get(cell, Call.DRAW).value}" for cell in optional)
        lines.append("Optional cells: " + ", ".join(done))
    lines += ["", f"{'Outcome':{first}}  {'Sequences':>{second}}  {'Chance':>10}"]
    lines += [
        f"{name:{first}}  {count:>{second},}  {_percent(count / odds.total):>10}" for name, count in outcomes.items()
    ]
    lines += ["", f"{'Box':{first}}  {'Edge':>{second}}"]
    lines += [f"{name:{first}}  {_percent(edge):>{second}}" for name, edge in odds.edges.items()]
    lines += ["", f"{'Cards per coup':{first}}  {float(odds.cards_per_coup):>{second}.4f}"]
    lines += [
        "",
        "Sequences: ordered six-card sequences of a full sabot, dealt or not.",
        "Edge: what a stake loses on the average; commission and levy unrounded.",
    ]
    return "\n".join(lines)


def _percent(ratio: Fraction | float) -> str:
    return f"{float(ratio) * 100:.4f} %"
