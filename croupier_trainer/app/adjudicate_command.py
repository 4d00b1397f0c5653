"""The `adjudicate` command: coup records in, one verdict a line out, in order, however long the file is."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, BinaryIO, Final, TextIO

import msgspec

from croupier_trainer.rules.record import adjudicate
from croupier_trainer.rules.refusal import Refusal, RefusedError

if TYPE_CHECKING:
    import argparse

    from croupier_trainer.app.library import Library
    from croupier_trainer.rules.ruleset import Ruleset

ALL_JUDGED: Final = 0
SOME_NOT_JUDGED: Final = 1
UNREADABLE: Final = 2

MESSAGES: Final = {
    Refusal.BAD_RECORD: "the line is no JSON object, or a list or object in it is something else",
    Refusal.UNKNOWN_RULESET: "there is no ruleset of this name",
    Refusal.BAD_CARD: "a card is a rank of A23456789TJQK and a suit of CDHS, such as TD, in a list",
    Refusal.UNKNOWN_BOX: "the ruleset has no such box",
    Refusal.BAD_BANK: "the bank is an object with seat and sum; a garage only where the ruleset has one",
    Refusal.BAD_SEAT: "a seat is a whole number from 1; the banker sits, and can neither stake nor announce",
    Refusal.BAD_AMOUNT: 'an amount is a decimal text above zero with at most two decimals, such as "937.50"',
    Refusal.UNKNOWN_ANNOUNCEMENT: "the ruleset has no such announcement",
    Refusal.NO_STAKES: "nobody staked and nothing that counts was announced",
    Refusal.STAKE_NOT_HALF: "this announcement takes exactly half of the bank",
    Refusal.STAKE_BELOW_HALF: "this announcement takes at least half of the bank",
    Refusal.STAKE_ABOVE_BANK: "the announcement takes more than the bank",
    Refusal.NOT_ENOUGH_CARDS: "the coup needs more cards than the record has",
    Refusal.BAD_DECISION: "a decision is draw or stand",
    Refusal.DECISION_MISSING: "a hand that may choose has to say draw or stand",
}
"""One English sentence for every error a record can have."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand `adjudicate` to a command line."""
    parser = subparsers.add_parser(
        "adjudicate",
        help="judge coup records",
        description="Reads one coup record a line (JSON) and writes one verdict a line. "
        "Exits with 0 where every line was judged, 1 where one was not, 2 for an unreadable file.",
    )
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="the records; - is standard input")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, library: Library, out: TextIO, err: TextIO) -> int:
    """Judge a file, or standard input, onto the bytes below `out`; the exit status."""
    name = "Standard input" if options.file == "-" else f'"{options.file}"'
    with contextlib.ExitStack() as opened:
        try:
            source = opened.enter_context(_opened(options.file))
            # Whoever feeds line by line waits for each verdict; a file at rest is written in large pieces.
            at_rest = stat.S_ISREG(os.fstat(source.fileno()).st_mode)
        except (OSError, ValueError) as error:
            print(f"{name} cannot be read: {_why(error)}.", file=err)
            return UNREADABLE
        try:
            return judge_lines(_lines(source), library.shelf.rulesets, out.buffer, flush_each=not at_rest)
        except _UnreadableError as error:
            print(f"{name} cannot be read: {error}.", file=err)
            return UNREADABLE


class _UnreadableError(Exception):
    """The records could not be read to their end: why. What cannot be written is another matter, and not caught."""


def _opened(file: str) -> contextlib.AbstractContextManager[BinaryIO]:
    if file != "-":
        # Not by way of a Path, which takes an empty name for the folder one stands in.
        return open(file, "rb")  # noqa: PTH123
    # A program that was started without a standard input has none.
    if sys.stdin is None:
        raise ValueError("it is closed")
    return contextlib.nullcontext(sys.stdin.buffer)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    try:
        yield from source
    except OSError as error:
        raise _UnreadableError(_why(error)) from error


def _why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def judge_lines(
    lines: Iterable[bytes], rulesets: Mapping[str, Ruleset], out: BinaryIO, *, flush_each: bool = False
) -> int:
    """Write the verdict on each line, in order; blank lines are skipped. The exit status."""
    status = ALL_JUDGED
    decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        record: Any = None
        try:
            record = decode(line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line)
            verdict = encode(adjudicate(rulesets, record))
        except RefusedError as refused:
            status = SOME_NOT_JUDGED
            verdict = encode(_error(record, refused.refusal, number))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            status = SOME_NOT_JUDGED
            verdict = encode(_error(None, Refusal.BAD_RECORD, number))
        out.write(verdict + b"\n")
        if flush_each:
            out.flush()
    out.flush()
    return status


def _error(record: object, refusal: Refusal, number: int) -> dict[str, Any]:
    echoed = {"id": record["id"]} if isinstance(record, dict) and "id" in record else {}
    return {**echoed, "error": refusal, "message": MESSAGES[refusal], "line": number}
