"""How long it takes from a key press to its verdict on the screen, the answer safely on the disk in between.

A thousand tasks are answered by key in a run page of 1280 × 800 without a screen, half of them wrong, with a real
history file (WAL, synchronous=FULL). Counted is from the key's delivery to the end of the frame in which keys, strip
and felt have been painted: judging, COMMIT, the way back from the writer's thread, words and painting. In the same run
a bare widget of the same size is repainted as often; the ratio of the medians says what of it is ours whatever the
machine.

    QT_QPA_PLATFORM=offscreen python packaging/benchmarks/verdict.py [--keys 1000] [--drill bank-draw] [--motion]

Prints median and 99th percentile in ms, the share of the COMMIT, and the ratio. Wanted: median ≤ 5, p99 ≤ 16.7.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, Signal  # noqa: E402
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from croupier_trainer.app.clock import SystemClock  # noqa: E402
from croupier_trainer.drills import DRILLS  # noqa: E402
from croupier_trainer.drills.drill import Level  # noqa: E402
from croupier_trainer.rules.ruleset import Ruleset  # noqa: E402
from croupier_trainer.rules.rulesets import RulesetText, read_rulesets  # noqa: E402
from croupier_trainer.storage.folders import DataFolder  # noqa: E402
from croupier_trainer.storage.writer import Writer  # noqa: E402
from croupier_trainer.training.answer import Answer, Mode  # noqa: E402
from croupier_trainer.training.ports import StorageProblem  # noqa: E402
from croupier_trainer.training.run import Plan, Run, State  # noqa: E402
from croupier_trainer.ui.cards import CardArt  # noqa: E402
from croupier_trainer.ui.input import bindings  # noqa: E402
from croupier_trainer.ui.look import Look  # noqa: E402
from croupier_trainer.ui.pages.run import RunPage  # noqa: E402

SIZE = (1280, 800)
TARGET_MS = 2_500
ONE_KEY = ("points", "ponte-draw", "bank-draw")
"""Drills that one key answers."""
_PATIENCE_MS = 120
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


class TimedKeeper:
    """Hands answers to the writer and notes how long each took until it was reported saved."""

    def __init__(self, writer: Writer) -> None:
        """Keep through `writer`."""
        self._writer = writer
        self.kept_ms: list[float] = []

    def keep(self, answer: Answer, ruleset: Ruleset, done: Callable[[StorageProblem | None], None]) -> None:
        """See `AnswerKeeper.keep`."""
        start = time.perf_counter()

        def told(problem: StorageProblem | None) -> None:
            self.kept_ms.append((time.perf_counter() - start) * 1000)
            done(problem)

        self._writer.keep(answer, ruleset, told)

    def retry(self) -> None:
        """See `AnswerKeeper.retry`."""
        self._writer.retry()

    def secure(self) -> int:
        """See `AnswerKeeper.secure`."""
        return self._writer.secure()

    @property
    def waiting(self) -> int:
        """See `AnswerKeeper.waiting`."""
        return self._writer.waiting


class Bare(QWidget):
    """As large as the page, one colour."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Fill."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(Qt.GlobalColor.darkGray))
        painter.end()


class Frames:
    """Notes when a verdict has been painted, and forgets it when asked."""

    def __init__(self, page: RunPage) -> None:
        """Watch a page's verdicts."""
        self._at: float | None = None
        page.verdict_painted.connect(self._painted)

    def taken(self) -> float | None:
        """When the last verdict was painted, told once."""
        at, self._at = self._at, None
        return at

    def _painted(self) -> None:
        self._at = time.perf_counter()


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description="press to painted verdict, COMMIT included")
    arguments.add_argument("--keys", type=int, default=1000)
    arguments.add_argument("--drill", default="bank-draw", choices=ONE_KEY)
    arguments.add_argument("--motion", action="store_true", help="with animation, as the window has it")
    given = arguments.parse_args()
    app = QApplication([])
    texts = [RulesetText(path.stem, path.name, path.read_text("utf-8")) for path in _rulesets()]
    ruleset = read_rulesets(texts).rulesets["chemin-de-fer"]
    look = Look(ROOT / "resources", "dark", reduced_motion=not given.motion)
    bridge, clock = Bridge(), SystemClock()
    with tempfile.TemporaryDirectory() as folder:
        writer = Writer(DataFolder(Path(folder)), clock, bridge.post, print, {given.drill: TARGET_MS})
        writer.start()
        keeper = TimedKeeper(writer)
        page = RunPage(look, CardArt(look), keeper, clock)
        page.resize(*SIZE)
        page.show()
        drill = next(drill for drill in DRILLS if drill.id == given.drill)
        plan = Plan(drill, ruleset, Mode.PRACTISE, Level.SECOND, TARGET_MS, length=given.keys)
        page.begin(Run(plan, random.Random(7), lambda: uuid.uuid4().hex, clock.utc_now))
        verdicts = _answer_all(app, page, Frames(page))
        bare = _repaint_bare(app, given.keys)
        writer.close()
    kept = statistics.median(keeper.kept_ms)
    print(f"{len(verdicts)} keys, {given.drill}, {SIZE[0]} x {SIZE[1]}, motion {'on' if given.motion else 'reduced'}")
    print(f"press to painted verdict  median {statistics.median(verdicts):.2f} ms   p99 {_p99(verdicts):.2f} ms")
    print(f"of it until saved         median {kept:.2f} ms   p99 {_p99(keeper.kept_ms):.2f} ms")
    print(f"bare repaint, same size   median {statistics.median(bare):.2f} ms   p99 {_p99(bare):.2f} ms")
    print(f"ratio of the medians      {statistics.median(verdicts) / statistics.median(bare):.2f}")


def _answer_all(app: QApplication, page: RunPage, frames: Frames) -> list[float]:
    """Answer every task, every other one wrong; ms from press to painted verdict."""
    times: list[float] = []
    clock = SystemClock()
    while (run := page.run) is not None:
        _until(app, lambda run=run: run.state is State.ASKING)  # type: ignore[misc]
        # What an idle program does meanwhile: wait.
        asked_ms = clock.now_ms()
        _until(app, lambda asked_ms=asked_ms: clock.now_ms() - asked_ms > _PATIENCE_MS)  # type: ignore[misc]
        question = run.question
        if question is None:
            raise AssertionError("a task that is asked has a question")
        right = run.task.expected[0]
        said = right if len(times) % 2 else next(token for token in question.choices if token != right)
        key = bindings(question.choices)[said].key
        painted: list[float] = []

        def seen(painted: list[float] = painted) -> bool:
            at = frames.taken()
            if at is not None:
                painted.append(at)
            return bool(painted)

        start = time.perf_counter()
        _press(page, key)
        _until(app, seen)
        times.append((painted[0] - start) * 1000)
        _press(page, Qt.Key.Key_Space)
        _until(app, lambda run=run: run.state is not State.VERDICT)  # type: ignore[misc]
    return times


def _press(page: RunPage, key: Qt.Key) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(page, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def _until(app: QApplication, reached: Callable[[], bool]) -> None:
    end = time.perf_counter() + 30
    while not reached():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
        if time.perf_counter() > end:
            raise AssertionError("nothing happens any more")


def _repaint_bare(app: QApplication, times: int) -> list[float]:
    bare = Bare()
    bare.resize(*SIZE)
    bare.show()
    app.processEvents()
    result: list[float] = []
    for _ in range(times):
        start = time.perf_counter()
        bare.repaint()
        result.append((time.perf_counter() - start) * 1000)
    return result


def _rulesets() -> list[Path]:
    return sorted((ROOT / "resources" / "rulesets").glob("*.toml"))


def _p99(values: list[float]) -> float:
    return sorted(values)[round(0.99 * (len(values) - 1))]


if __name__ == "__main__":
    main()
