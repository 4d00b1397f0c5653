"""The target times that come with the program."""

from __future__ import annotations


def targets_ms() -> dict[str, int]:
    """The target time of each drill, from the standard."""
    return {"points": 1500, "natural": 3000, "ponte-draw": 1500, "bank-draw": 2500, "winner": 5000}
