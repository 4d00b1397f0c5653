"""What a standard is: the target time of each drill, read from a text that a house can write for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from croupier_trainer.drills import DRILLS
from croupier_trainer.rules import toml_reading
from croupier_trainer.rules.ruleset import Names
from croupier_trainer.rules.toml_reading import ID, Expected, Fault, MistakeError, Problem, Table, TomlText, read_names

SHORTEST_MS: Final = 200
LONGEST_MS: Final = 600_000


class Standard(msgspec.Struct, frozen=True):
    """What a house asks of its croupiers."""

    id: str
    names: Names
    note: Names
    """Whose times these are."""
    targets_ms: dict[str, int]
    """By drill; every drill has one."""


class StandardShelf(msgspec.Struct, frozen=True):
    """The standards that can be worked to, and what is wrong with the others."""

    standards: dict[str, Standard]
    problems: tuple[Problem, ...]


def read_standards(texts: Sequence[TomlText]) -> StandardShelf:
    """Every sound standard among the texts, in their order; of two with one id the first counts.

    The first sound one gives the times of drills that a later one does not name.
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
                standard = _standard(text.id, root, {} if first is None else first.targets_ms)
            except MistakeError as last:
                mistakes.append(last)
            if not mistakes:
                standards[text.id] = standard
        problems += [toml_reading.problem(text, mistake) for mistake in mistakes]
    return StandardShelf(standards, tuple(problems))


def _standard(standard_id: str, root: Table, else_ms: dict[str, int]) -> Standard:
    names = read_names(root.table("name"))
    note = read_names(root.table("note"))
    times = root.table("target-ms")
    targets_ms = {}
    for drill in DRILLS:
        if drill.id in times.names() or drill.id not in else_ms:
            targets_ms[drill.id] = times.whole(drill.id, SHORTEST_MS, LONGEST_MS)
        else:
            targets_ms[drill.id] = else_ms[drill.id]
    times.done()
    root.done()
    return Standard(standard_id, names, note, targets_ms)
