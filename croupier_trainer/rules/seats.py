"""The places at a table, where nothing else is said. Higher seat numbers stand behind."""

from __future__ import annotations

from typing import Final

BANK_SEATS: Final = 9
"""At a chemin de fer table."""
BOX_SEATS: Final = 7
"""At a punto banco table."""
STANDING: Final = 3
"""Behind a chemin de fer table that is crowded."""
