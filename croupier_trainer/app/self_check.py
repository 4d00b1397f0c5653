"""The option `--self-check`: opens every page and state in every language, theme and size, and says what broke."""

from __future__ import annotations

import functools
import itertools
import logging
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, TextIO

from croupier_trainer.app.cli import FAILED, SIZES, THEMES
from croupier_trainer.training.settings import LANGUAGES

if TYPE_CHECKING:
    from croupier_trainer.app.showing import Showing


_IN_EVERY_THEME: Final = ("run-right", "run-wrong", "run-slow", "run-payout-wrong")
"""The states of a run with all that a theme gives colours to; the others are shown in one theme, in all else alike."""


def self_check(out: TextIO) -> int:
    """Without a screen, on a made-up history in a temporary folder. 0, or 1 with a line for all that broke."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    started = time.monotonic()
    watch = _Watch()
    try:
        shown = _show_everything(watch)
    except Exception:  # noqa: BLE001 - whatever broke is what is to be said
        watch.note(traceback.format_exc())
        shown = 0
    finally:
        watch.end()
    for line in watch.broken:
        print(line, file=out)
    took_s = time.monotonic() - started
    if watch.broken:
        print(f"Self-check: {len(watch.broken)} things broke; {shown} pages shown in {took_s:.0f} s.", file=out)
        return FAILED
    print(f"Self-check: {shown} pages shown in {took_s:.0f} s, nothing broke.", file=out)
    return 0


def _show_everything(watch: _Watch) -> int:
    from croupier_trainer.app.showing import Showing
    from croupier_trainer.app.window import make_application, note_qt

    application = make_application()
    note_qt()
    shown = 0
    with tempfile.TemporaryDirectory() as folder:
        watch.place = "start"
        showing = Showing(Path(folder) / "data", keeps=True)
        showing.start()
        for language, theme, size in itertools.product(LANGUAGES, THEMES, SIZES):
            watch.place = f"{language} {theme} {size}"
            showing.dress(language, theme, size)
            for page in showing.pages(functools.partial(_is_shown_in, theme)):
                watch.place = f"{page} {language} {theme} {size}"
                _check(showing, watch)
                shown += 1
        watch.place = "whole runs"
        showing.dress("en", "dark", "1280x800")
        for drill in showing.drills:
            watch.place = f"a run of {drill}"
            showing.whole_run(drill)
            shown += 1
        watch.place = "end"
        showing.close()
    application.shutdown()
    return shown


def _is_shown_in(theme: str, page: str) -> bool:
    return theme == THEMES[0] or not page.startswith("run-") or page in _IN_EVERY_THEME


def _check(showing: Showing, watch: _Watch) -> None:
    """A picture with something on it, and no words that are cut."""
    # At the largest size a picture takes longer than all else, and shows the same.
    if not watch.place.endswith(SIZES[-1]) and showing.is_blank():
        watch.note("the page is empty")
    for words in showing.cut_words():
        watch.note(f"cut: {words}")


class _Watch(logging.Handler):
    """Collects what went wrong, and where: exceptions that nobody caught, warnings of Qt, warnings in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.place = ""
        self.broken: list[str] = []
        self._hook = sys.excepthook
        sys.excepthook = self._uncaught
        logging.getLogger().addHandler(self)

    def note(self, what: str) -> None:
        """Something broke where we are."""
        line = f"{self.place}: {what.strip()}"
        if line not in self.broken:
            self.broken.append(line)

    def emit(self, record: logging.LogRecord) -> None:
        """A record of the log is something that broke."""
        self.note(f"{record.name}: {record.getMessage()}")

    def end(self) -> None:
        """Stop watching."""
        sys.excepthook = self._hook
        logging.getLogger().removeHandler(self)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.note("".join(traceback.format_exception(kind, error, trace)))
