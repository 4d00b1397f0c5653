"""The clock a run is handed: what time is, without saying where it comes from."""

from __future__ import annotations

import datetime
from typing import Protocol


class Clock(Protocol):
    """Two readings of time: a countdown uses `now_ms`, a date in the history `utc_now`, neither ever for the other."""

    def now_ms(self) -> int:
        """Milliseconds from an arbitrary start. Never falls back, and goes on while the machine sleeps."""
        ...

    def utc_now(self) -> datetime.datetime:
        """The date and time as the machine believes it, aware, in UTC. May jump when the machine's clock is set."""
        ...


def utc_text(moment: datetime.datetime) -> str:
    """A moment as the history writes it, `2026-11-30T18:05:09.042Z`: texts sort as the moments do.

    Raises ValueError if the moment is naive.
    """
    if moment.tzinfo is None:
        raise ValueError("a moment in the history needs a time zone")
    utc = moment.astimezone(datetime.UTC)
    return f"{utc:%Y-%m-%dT%H:%M:%S}.{utc.microsecond // 1000:03d}Z"
