"""The rulesets of this installation and of the house, read from their folders."""

from __future__ import annotations

from typing import NamedTuple

from croupier_trainer.app.resources import resource_path
from croupier_trainer.rules.rulesets import RulesetShelf, RulesetText, read_rulesets
from croupier_trainer.storage import rulesets_folder
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.ports import StorageProblem


class Library(NamedTuple):
    """The texts that were read, the rulesets they make and their faults, and files that could not be read at all."""

    texts: tuple[RulesetText, ...]
    shelf: RulesetShelf
    unreadable: tuple[StorageProblem, ...]


def load_library(folder: DataFolder) -> Library:
    """The shipped rulesets first: no house can take their names, every house can base its own upon them."""
    found = rulesets_folder.read([resource_path("rulesets"), folder.rulesets])
    return Library(found.texts, read_rulesets(found.texts), found.problems)
