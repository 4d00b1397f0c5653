"""Reads the texts of rulesets from folders, the shipped one and the house's own; `rules` judges what they say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from croupier_trainer.rules.rulesets import RulesetText
from croupier_trainer.storage import files, problems
from croupier_trainer.training.ports import StorageProblem, Trouble


class FoundRulesets(NamedTuple):
    """Texts that could be read, and files that could not."""

    texts: tuple[RulesetText, ...]
    problems: tuple[StorageProblem, ...]


def read(folders: Sequence[Path]) -> FoundRulesets:
    """Read every `*.toml` of these folders, in the order of the folders and then of the names.

    A folder that is not there has none. A file that cannot be read, or is not UTF-8, is a problem of its own.
    """
    texts = []
    found = []
    for folder in folders:
        try:
            paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
        except FileNotFoundError:
            continue
        except OSError as error:
            # Where the data folder itself cannot be, it is told by who makes it.
            if files.is_folder(folder.parent):
                found.append(problems.of_reading(error, folder))
            continue
        for path in paths:
            try:
                texts.append(read_file(path))
            except problems.StorageError as error:
                found.append(error.problem)
    return FoundRulesets(tuple(texts), tuple(found))


def read_file(path: Path) -> RulesetText:
    """The text of one ruleset's file, named after the file. Raises StorageError: not there, unreadable, not UTF-8."""
    content = files.read_whole(path)
    if content is None:
        raise problems.StorageError(StorageProblem(Trouble.UNREADABLE, str(path), "there is no such file"))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise problems.StorageError(StorageProblem(Trouble.UNREADABLE, str(path), str(error))) from error
    return RulesetText(path.stem, str(path), text.replace("\r\n", "\n"))
