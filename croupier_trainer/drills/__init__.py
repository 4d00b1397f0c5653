"""The drills: their skills, their tasks and what is right. Pure: no clock, no file, chance comes from a task's seed."""

from __future__ import annotations

from typing import Final

from croupier_trainer.drills import bank_draw, natural, points, ponte_draw, winner
from croupier_trainer.drills.drill import Drill

DRILLS: Final[tuple[Drill, ...]] = (points.DRILL, natural.DRILL, ponte_draw.DRILL, bank_draw.DRILL, winner.DRILL)
"""Every drill, in the order pages show them. A new drill is a module of its own and a place in this list."""
