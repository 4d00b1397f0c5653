"""Which target times are worked to: the house's own standard if there is one, else the shipped one."""

from __future__ import annotations

from typing import NamedTuple

from croupier_trainer.app.resources import ResourceMissingError, resource_path
from croupier_trainer.rules.toml_reading import Problem
from croupier_trainer.storage import rulesets_folder
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.ports import StorageProblem
from croupier_trainer.training.standard import Standard, read_standards


class LoadedStandard(NamedTuple):
    """The standard, faults in the texts of others, and files that could not be read at all."""

    standard: Standard
    problems: tuple[Problem, ...]
    unreadable: tuple[StorageProblem, ...]


def load_standard(folder: DataFolder) -> LoadedStandard:
    """The first sound standard of the house's folder `standards`; what it does not say the shipped one does.

    Raises:
        ResourceMissingError: there is no sound standard at all: the installation is damaged. The message says what is
            wrong with each.
    """
    shipped = rulesets_folder.read([resource_path("standards")])
    own = rulesets_folder.read([folder.path / "standards"])
    shelf = read_standards((*shipped.texts, *own.texts))
    unreadable = (*shipped.problems, *own.problems)
    if not shelf.standards:
        wrong = [f"{each.path}: {each.kind.value}" for each in unreadable] + [str(each) for each in shelf.problems]
        raise ResourceMissingError(f"there are no target times; {'; '.join(wrong) or 'no standard is installed'}")
    names = {text.id for text in own.texts}
    found = next((each for each in shelf.standards.values() if each.id in names), None)
    return LoadedStandard(found or next(iter(shelf.standards.values())), shelf.problems, unreadable)
