"""The real program with a witness: it writes what the window waits for into a file, for a test to wait upon.

A test that sends real keys cannot know when a task takes them; on a busy machine no pause is long enough.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from croupier_trainer.app import window
from croupier_trainer.app.cli import main
from croupier_trainer.app.clock import SystemClock
from croupier_trainer.training.run import UNSEEN_MS, State
from croupier_trainer.ui.main_window import MainWindow
from croupier_trainer.ui.pages.run import RunPage

LOOK_MS = 10
_make_application = window.make_application


class Witness(QObject):
    """Looks at the window again and again; what it sees is in the file a moment later, whole."""

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._seen: dict[str, object] = {}
        self._clock = SystemClock()
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(LOOK_MS)

    def _look(self) -> None:
        found = next((each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)), None)
        if found is None:
            return
        seen: dict[str, object] = {
            "active": found.isActiveWindow(),
            "read": found._read is not None,
            "page": found.page.objectName(),
        }
        run = found.page.run if isinstance(found.page, RunPage) else None
        if run is not None:
            asked_ms = run.elapsed_ms(self._clock.now_ms()) if run.state is State.ASKING else 0
            seen |= {
                "task": run.number,
                "takes_keys": asked_ms >= UNSEEN_MS,
                "given": len(run.given),
                "judged": run.state is State.VERDICT and run._asked.shown_ms is not None,
            }
        if seen != self._seen:
            self._seen = seen
            whole = self._file.with_suffix(".new")
            whole.write_text(json.dumps(seen), "utf-8")
            whole.replace(self._file)


def _watched_application() -> QApplication:
    application = _make_application()
    Witness(Path(os.environ["WITNESS"]), application)
    return application


if __name__ == "__main__":
    window.make_application = _watched_application
    sys.exit(main())
