"""What the program notes about itself: a text file in the data folder, and the last words of an uncaught exception."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import types
from pathlib import Path
from typing import Final

LARGEST_BYTES: Final = 1_000_000
"""A log above this size is put away at the next start; one older log is kept."""

_FORMAT: Final = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"
_LOG: Final = logging.getLogger(__name__)


class _LogFile(logging.FileHandler):
    """A log that is opened with its first record, and that never troubles the program it is the log of."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, or let it go where it cannot be written: that trouble is told elsewhere, and in words."""
        with contextlib.suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Likewise, for what the standard handler catches itself."""


def start(path: Path) -> logging.Handler:
    """Begin to note warnings and worse, and what nobody caught, in this file, whose folder may come later.

    Gives the handler, for `stop`. Never raises for a folder that cannot be written.
    """
    with contextlib.suppress(OSError):
        if path.stat().st_size > LARGEST_BYTES:
            path.replace(path.with_name(f"{path.name}.1"))
    handler = _LogFile(path, encoding="utf-8", delay=True)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter(_FORMAT))
    logging.getLogger().addHandler(handler)
    sys.excepthook = _note
    threading.excepthook = _note_in_thread
    return handler


def stop(handler: logging.Handler) -> None:
    """End what `start` began."""
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__
    logging.getLogger().removeHandler(handler)
    handler.close()


def _note(kind: type[BaseException], error: BaseException, trace: types.TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    _LOG.critical("nobody caught this", exc_info=(kind, error, trace))


def _note_in_thread(found: threading.ExceptHookArgs) -> None:
    if found.exc_value is not None:
        _note(found.exc_type, found.exc_value, found.exc_traceback)
