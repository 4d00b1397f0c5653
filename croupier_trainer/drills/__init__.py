"""The drills: their skills, their tasks and what is right. Pure: no clock, no file, chance comes from a task's seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from croupier_trainer.drills.drill import Drill

    DRILLS: tuple[Drill, ...]
    """Every drill, in the order of `DRILL_IDS`."""

DRILL_IDS: Final = ("points", "natural", "ponte-draw", "bank-draw", "winner", "sabot", "payout", "bank-sum")
"""In the order pages show them. A new drill has a place here and, with its module, in the list below."""


def __getattr__(name: str) -> tuple[Drill, ...]:
    """Make the list when it is first asked for: the first page is painted before any drill is needed."""
    if name != "DRILLS":
        raise AttributeError(name)
    from croupier_trainer.drills import bank_draw, bank_sum, natural, payout, points, ponte_draw, sabot, winner

    modules = (points, natural, ponte_draw, bank_draw, winner, sabot, payout, bank_sum)
    found = tuple(module.DRILL for module in modules)
    globals()[name] = found
    return found
