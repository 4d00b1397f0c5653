"""Chance that repeats itself: a stream of numbers that depends on its name and on nothing else.

A task must come out the same on every machine and under every version of Python, years later. `random.Random` promises
that for `random()` alone, so the numbers are taken from SHA-256 over the name and a counter.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_SPAN: Final = 2**32


class Chance:
    """Whole numbers drawn in turn. Two streams with one name give the same numbers."""

    def __init__(self, *name: str | int) -> None:
        """Begin the stream of this name."""
        self._name = "|".join(map(str, name)).encode()
        self._block = 0
        self._left: list[int] = []

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely as any other. `limit` is at most 2**32."""
        fair = _SPAN - _SPAN % limit
        while True:
            if not self._left:
                digest = hashlib.sha256(self._name + b"|%d" % self._block).digest()
                self._left = list(struct.unpack("<8I", digest))
                self._block += 1
            number = self._left.pop()
            if number < fair:
                return number % limit

    def random(self) -> float:
        """A number from 0 to below 1, as a shuffle wants it."""
        return self.below(_SPAN) / _SPAN

    def one_of(self, choices: Sequence[T]) -> T:
        """One of the choices, each as likely as any other."""
        return choices[self.below(len(choices))]

    def happens(self, times: int, of: int) -> bool:
        """True so many times out of so many, in the long run."""
        return self.below(of) < times
