"""What the app hands to the window once it is painted: the drills, the rules, the history and the user's files."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from croupier_trainer.drills.drill import Drill
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.clock import Clock
from croupier_trainer.training.ports import AnswerHistory, AnswerKeeper, StorageProblem
from croupier_trainer.training.settings import Settings
from croupier_trainer.training.standard import Standard
from croupier_trainer.training.today import Figures


class Store(Protocol):
    """The user's files beside the history."""

    def save_settings(self, settings: Settings) -> StorageProblem | None:
        """Keep the settings, or say why not."""
        ...

    def save_figures(self, figures: Figures) -> None:
        """Keep the first page's figures for the next start. A failure does not matter: the history has them."""
        ...

    def save_window(self, width: int, height: int, maximized: bool) -> None:
        """Keep the window's size for the next start; likewise."""
        ...

    def restore(self, backup: str, done: Callable[[int], None], failed: Callable[[StorageProblem], None]) -> None:
        """Take a backup of the history back; `done` is told how many answers came with it."""
        ...


class Services(msgspec.Struct, frozen=True):
    """All that the window works with."""

    clock: Clock
    chance: random.Random
    new_id: Callable[[], str]
    """Thirty-two hexadecimal digits, other ones each time."""
    drills: tuple[Drill, ...]
    rulesets: Mapping[str, Ruleset]
    """By id, in the order they are shown."""
    standard: Standard
    """Whose target times are worked to."""
    keeper: AnswerKeeper
    history: AnswerHistory
    store: Store

    @property
    def targets_ms(self) -> Mapping[str, int]:
        """The standard's target times, by drill."""
        return self.standard.targets_ms
