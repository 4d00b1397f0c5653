"""The machine's clocks. A countdown needs one that goes on in sleep, and each system has another name for it."""

from __future__ import annotations

import datetime
import sys
import time

_NS_IN_MS = 1_000_000

if sys.platform == "win32":
    import ctypes

    _100NS_IN_MS = 10_000

    def boot_ms() -> int:
        """Milliseconds since the machine was started, time asleep included."""
        ticks = ctypes.c_ulonglong()
        # The precise kin of GetTickCount64, which moves in steps of 10 to 16 ms; it counts in 100 ns.
        ctypes.WinDLL("KernelBase").QueryInterruptTimePrecise(ctypes.byref(ticks))
        return ticks.value // _100NS_IN_MS

elif sys.platform == "darwin":

    def boot_ms() -> int:
        """Milliseconds since the machine was started, time asleep included.

        Here CLOCK_MONOTONIC goes on in sleep, while `time.monotonic` reads a clock that does not.
        """
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // _NS_IN_MS

else:
    _CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

    def boot_ms() -> int:
        """Milliseconds since the machine was started, time asleep included."""
        return time.clock_gettime_ns(_CLOCK) // _NS_IN_MS


class SystemClock:
    """The real `Clock`."""

    def now_ms(self) -> int:
        """See `Clock.now_ms`."""
        return boot_ms()

    def utc_now(self) -> datetime.datetime:
        """See `Clock.utc_now`."""
        return datetime.datetime.now(datetime.UTC)
