"""Signals that ask the program to end: the window is closed as by its own key, and what waits is saved.

Qt's loop runs no Python while it waits, and an exception out of a signal handler would come up in the middle of
whatever Qt just called. So the handler only notes the signal, the interpreter writes a byte for it (to a pipe, or on
Windows, where Qt can watch no pipe, to a socket), and Qt's loop is woken by that byte: the program ends between two of
its events.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    import socket

    from PySide6.QtCore import QSocketNotifier

BY_SIGNAL: Final = 128
"""The exit status of a program that was asked to end by a signal is this and the signal's number, as in a shell."""

_ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class EndingSignals:
    """From `with` on no ending signal breaks in anywhere; each is noted, and told as soon as Qt's loop runs."""

    def __init__(self) -> None:
        """Nothing is changed yet."""
        self.received: int | None = None
        """The first ending signal that came."""
        self._before: dict[int, Any] = {}
        self._sockets: tuple[socket.socket, ...] = ()
        self._notifier: QSocketNotifier | None = None

    def __enter__(self) -> Self:
        """Begin to note them. One that is ignored (`nohup`, a background job of a shell) stays ignored."""
        self._reading, self._writing = self._wire()
        self._wakeup_before = signal.set_wakeup_fd(self._writing, warn_on_full_buffer=False)
        for name in _ENDING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        """All as it was before."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier = None
        for number, before in self._before.items():
            signal.signal(number, signal.SIG_DFL if before is None else before)
        signal.set_wakeup_fd(self._wakeup_before)
        if self._sockets:
            for end in self._sockets:
                end.close()
        else:
            os.close(self._reading)
            os.close(self._writing)

    def tell(self, end: Callable[[int], None]) -> None:
        """Have `end` called with the signal by the event loop; one that came before is told when the loop begins."""
        from PySide6.QtCore import QSocketNotifier

        def woken() -> None:
            # Python has run the handler by now: it does so before it runs anything else.
            self._drain()
            if self.received is not None:
                end(self.received)

        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read)
        self._notifier.activated.connect(woken)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if self.received is None:
            self.received = number

    def _wire(self) -> tuple[int, int]:
        if sys.platform == "win32":
            import socket

            self._sockets = socket.socketpair()
            for end in self._sockets:
                end.setblocking(False)
            return self._sockets[0].fileno(), self._sockets[1].fileno()
        ends = os.pipe()
        for number in ends:
            os.set_blocking(number, False)
        return ends

    def _drain(self) -> None:
        with contextlib.suppress(BlockingIOError):
            if self._sockets:
                self._sockets[0].recv(4096)
            else:
                os.read(self._reading, 4096)
