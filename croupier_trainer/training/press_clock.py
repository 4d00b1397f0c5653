"""When a key was really pressed: turns the time stamps of input events into times on our own clock.

A window system stamps its events with milliseconds from a start of its own. Only by that stamp can a press that waited
behind a busy program be given to the moment it was made in. The smallest delay seen tells how the two clocks stand to
each other: no event arrives before it was made.
"""

from __future__ import annotations

from collections import deque
from typing import Final

_SPAN: Final = 2**32
"""Stamps start again here (X11, Wayland, Windows)."""
_REMEMBERED: Final = 32
"""Presses whose delays are compared: the clocks may drift, so an old best delay is forgotten."""
_JUMP_MS: Final = 2_000
"""No press waits longer than this. What seems to has a stamp that jumped: the machine slept, or a stamp was wrong."""


class PressClock:
    """One for each source of stamps; it learns with every press."""

    def __init__(self) -> None:
        """Know nothing yet: the first press is taken as made when it arrived."""
        self._offsets: deque[int] = deque(maxlen=_REMEMBERED)
        self._last_ms: int | None = None

    def pressed_at(self, stamp_ms: int | None, arrived_ms: int) -> int:
        """When the press was made, on the clock that `arrived_ms` is read from; never later than it arrived.

        Args:
            stamp_ms: the event's own stamp; None or 0 where it has none.
            arrived_ms: when the program got the event.
        """
        if not stamp_ms:
            return arrived_ms
        offset = arrived_ms - self._unwrapped(stamp_ms)
        if self._offsets and abs(offset - min(self._offsets)) > _JUMP_MS:
            self._offsets.clear()
        self._offsets.append(offset)
        return arrived_ms - (offset - min(self._offsets))

    def _unwrapped(self, stamp_ms: int) -> int:
        """The stamp on a line that never starts again: the nearest place to the last one."""
        if self._last_ms is not None:
            step = (stamp_ms - self._last_ms + _SPAN // 2) % _SPAN - _SPAN // 2
            stamp_ms = self._last_ms + step
        self._last_ms = stamp_ms
        return stamp_ms
