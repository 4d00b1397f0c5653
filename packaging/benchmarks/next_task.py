"""How long it takes until the next task is on the screen, from the key that leaves the last verdict to its paint.

Every drill is run under the rulesets that have it, all answers right, in a page of 1280 × 800 without a screen and
without motion, with a real history file. Counted is from Space at a task's last verdict to the end of the frame in
which the next task's table has been painted: choosing and making the task, words, layout and painting. In the same run
the next turn of the same task is timed alike.

    QT_QPA_PLATFORM=offscreen python packaging/benchmarks/next_task.py [--tasks 60] [--drill payout]

Prints median and 99th percentile in ms for each drill. Wanted: median at most 16.7, whatever the drill.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

# It sets the platform and the path before Qt and the program are imported.
from _run_desk import SIZE, Desk, p99, shipped

# isort: split
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from croupier_trainer.app.answering import press, say
from croupier_trainer.drills import DRILLS
from croupier_trainer.training.run import State
from croupier_trainer.ui.pages.run import RunPage

RULESETS = ("chemin-de-fer", "mini-baccarat")
"""One of each family; of punto banco the one with the most boxes."""


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description="Space at a task's last verdict to the next task painted")
    arguments.add_argument("--tasks", type=int, default=60)
    arguments.add_argument("--drill", choices=[drill.id for drill in DRILLS])
    given = arguments.parse_args()
    app = QApplication([])
    print(f"{given.tasks} tasks each, {SIZE[0]} x {SIZE[1]}, motion reduced")
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(app, Path(folder), motion=False)
        for drill in DRILLS:
            for ruleset in RULESETS:
                if given.drill in (None, drill.id) and drill.skills(shipped(ruleset)):
                    tasks, turns = _run_through(desk, desk.open(drill.id, ruleset, given.tasks))
                    print(f"{drill.id:11} {ruleset:14} {_figures('next task', tasks)}   {_figures('next turn', turns)}")
        desk.writer.close()


def _figures(what: str, times: list[float]) -> str:
    if not times:
        return ""
    return f"{what} median {statistics.median(times):5.2f} ms, p99 {p99(times):5.2f} ms"


def _note_paints(page: RunPage) -> list[float]:
    """When a table had been painted, each time; what the page prepares for the verdict after that is not counted."""
    painted: list[float] = []
    run = page.run
    if run is None:
        raise AssertionError("no run is on")
    told = run.painted

    def tell(at_ms: int) -> None:
        painted.append(time.perf_counter())
        told(at_ms)

    run.painted = tell  # type: ignore[method-assign]
    return painted


def _run_through(desk: Desk, page: RunPage) -> tuple[list[float], list[float]]:
    """Answer all; ms from Space to the painted next task, and to the painted next turn of the same task."""
    tasks: list[float] = []
    turns: list[float] = []
    painted = _note_paints(page)
    while (run := page.run) is not None:
        desk.until(lambda run=run: run.state is State.ASKING)  # type: ignore[misc]
        desk.wait_until_keys_count()
        say(page, run.turn, right=True)
        verdict: list[bool] = []
        page.verdict_painted.connect(lambda verdict=verdict: verdict.append(True))
        desk.until(lambda run=run: run.state is State.VERDICT and bool(run.shown))  # type: ignore[misc]
        number, place = run.number, run.place
        desk.until(lambda verdict=verdict: bool(verdict))  # type: ignore[misc]
        start = time.perf_counter()
        press(page, Qt.Key.Key_Space)
        if page.run is None:
            break
        if (run.number, run.place) == (number, place):
            raise AssertionError("Space did not go on")
        desk.until(lambda run=run: run.state is State.ASKING)  # type: ignore[misc]
        (turns if run.place else tasks).append((painted[-1] - start) * 1000)
    page.deleteLater()
    return tasks, turns


if __name__ == "__main__":
    main()
