"""A run page on a real history file, without a screen, for the benchmarks of runs."""

from __future__ import annotations

import os
import random
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QObject, Qt, Signal  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from croupier_trainer.app.clock import SystemClock  # noqa: E402
from croupier_trainer.app.standards import load_standard  # noqa: E402
from croupier_trainer.drills import DRILLS  # noqa: E402
from croupier_trainer.drills.drill import Level  # noqa: E402
from croupier_trainer.rules.ruleset import Ruleset  # noqa: E402
from croupier_trainer.rules.rulesets import RulesetText, read_rulesets  # noqa: E402
from croupier_trainer.storage.folders import DataFolder  # noqa: E402
from croupier_trainer.storage.writer import Writer  # noqa: E402
from croupier_trainer.training.answer import Mode  # noqa: E402
from croupier_trainer.training.ports import AnswerKeeper  # noqa: E402
from croupier_trainer.training.run import Plan, Run  # noqa: E402
from croupier_trainer.ui.cards import CardArt  # noqa: E402
from croupier_trainer.ui.look import Look  # noqa: E402
from croupier_trainer.ui.pages.run import RunPage  # noqa: E402

SIZE = (1280, 800)
TARGET_MS = 2_500
PATIENCE_MS = 120
"""A press sooner after the paint is no answer."""


class Bridge(QObject):
    """Calls what the writer's thread posts on the window's thread."""

    _posted = Signal(object)

    def __init__(self) -> None:
        """On the thread that makes it."""
        super().__init__()
        self._posted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def post(self, function: Callable[[], None]) -> None:
        """Soon, in the order posted."""
        self._posted.emit(function)

    def _call(self, function: Callable[[], None]) -> None:
        function()


class Desk:
    """A run page of 1280 x 800 and what it works with."""

    def __init__(self, app: QApplication, folder: Path, *, motion: bool) -> None:
        """Make the history in an empty folder."""
        self.app, self.clock, self._bridge = app, SystemClock(), Bridge()
        data = DataFolder(folder)
        self._standard = load_standard(data).standard
        self.writer = Writer(data, self.clock, self._bridge.post, print, self._standard.targets_ms)
        self.writer.start()
        self._look = Look(ROOT / "resources", "dark", reduced_motion=not motion)

    def open(self, drill_id: str, ruleset: str, tasks: int, keeper: AnswerKeeper | None = None) -> RunPage:
        """Begin a practice run of so many tasks; answers go to the keeper, the history's if none is given."""
        page = RunPage(self._look, CardArt(self._look), self._standard, keeper or self.writer, self.clock)
        page.resize(*SIZE)
        page.show()
        drill = next(drill for drill in DRILLS if drill.id == drill_id)
        plan = Plan(drill, shipped(ruleset), Mode.PRACTISE, Level.SECOND, TARGET_MS, length=tasks)
        page.begin(Run(plan, random.Random(7), lambda: uuid.uuid4().hex, self.clock.utc_now))
        return page

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the program run until something is so."""
        end = time.perf_counter() + 30
        while not reached():
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
            if time.perf_counter() > end:
                raise AssertionError("nothing happens any more")

    def wait_until_keys_count(self) -> None:
        """What an idle program does meanwhile: wait."""
        asked_ms = self.clock.now_ms()
        self.until(lambda: self.clock.now_ms() - asked_ms > PATIENCE_MS)


def shipped(ruleset_id: str) -> Ruleset:
    """A shipped ruleset."""
    files = sorted((ROOT / "resources" / "rulesets").glob("*.toml"))
    return read_rulesets([RulesetText(f.stem, f.name, f.read_text("utf-8")) for f in files]).rulesets[ruleset_id]


def p99(values: list[float]) -> float:
    """The 99th percentile."""
    return sorted(values)[round(0.99 * (len(values) - 1))]
