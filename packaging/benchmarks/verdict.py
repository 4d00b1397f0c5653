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
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

# It sets the platform and the path before Qt and the program are imported.
from _run_desk import SIZE, Desk, p99

# isort: split
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from croupier_trainer.app.answering import press, say
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import StorageProblem
from croupier_trainer.training.run import State
from croupier_trainer.ui.pages.run import RunPage

ONE_KEY = ("points", "ponte-draw", "bank-draw")
"""Drills that one key answers."""


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
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(app, Path(folder), motion=given.motion)
        keeper = TimedKeeper(desk.writer)
        page = desk.open(given.drill, "chemin-de-fer", given.keys, keeper)
        verdicts = _answer_all(desk, page, Frames(page))
        bare = _repaint_bare(app, given.keys)
        desk.writer.close()
    kept = statistics.median(keeper.kept_ms)
    print(f"{len(verdicts)} keys, {given.drill}, {SIZE[0]} x {SIZE[1]}, motion {'on' if given.motion else 'reduced'}")
    print(f"press to painted verdict  median {statistics.median(verdicts):.2f} ms   p99 {p99(verdicts):.2f} ms")
    print(f"of it until saved         median {kept:.2f} ms   p99 {p99(keeper.kept_ms):.2f} ms")
    print(f"bare repaint, same size   median {statistics.median(bare):.2f} ms   p99 {p99(bare):.2f} ms")
    print(f"ratio of the medians      {statistics.median(verdicts) / statistics.median(bare):.2f}")


def _answer_all(desk: Desk, page: RunPage, frames: Frames) -> list[float]:
    """Answer every task, every other one wrong; ms from press to painted verdict."""
    times: list[float] = []
    while (run := page.run) is not None:
        desk.until(lambda run=run: run.state is State.ASKING)  # type: ignore[misc]
        desk.wait_until_keys_count()
        painted: list[float] = []

        def seen(painted: list[float] = painted) -> bool:
            at = frames.taken()
            if at is not None:
                painted.append(at)
            return bool(painted)

        start = time.perf_counter()
        say(page, run.turn, right=bool(len(times) % 2))
        desk.until(seen)
        times.append((painted[0] - start) * 1000)
        press(page, Qt.Key.Key_Space)
        desk.until(lambda run=run: run.state is not State.VERDICT)  # type: ignore[misc]
    return times


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


if __name__ == "__main__":
    main()
