"""How long the program takes to start, against a bare PySide6 window started in the same minute on the same machine.

    .venv/bin/python packaging/benchmarks/start.py [ROUNDS]

Every round starts two fresh processes, one after the other: one that shows an empty QMainWindow, and the program. Of
each the time from the start of the process to the first painted window is taken; of the program also to the moment when
the start key works, to the moment when the first page shows figures that are the history's, and to the moment when the
history itself has been read (the first page does not wait for it if nobody wrote since the last time); and the resident
memory (RSS) at the first paint. Medians over the rounds are printed, the program's as multiples of the bare window's.

The history is a seeded one of 2,000 answers in a temporary folder. A first, uncounted round fills the caches of the
disk and writes Python's bytecode, as an installation does. Without a display Qt's offscreen platform is used for both.

Budget: first paint at most 1.6 × bare and 100 MiB; start key and figures at most 4 × bare. Ends with 1 above it.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PAINT_BUDGET: Final = 1.6
READY_BUDGET: Final = 4.0
RSS_BUDGET_MIB: Final = 100
ANSWERS: Final = 2_000
NEEDED: Final = {"bare": ("painted",), "ours": ("painted", "ready", "fresh", "read")}

BARE: Final = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, painted)

def painted():
    print("painted", time.monotonic_ns(), flush=True)
    application.quit()

application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""

OURS: Final = """
import sys, time

def mark(what):
    print(what, time.monotonic_ns(), flush=True)
    if what == "painted":
        print("rss", rss(), flush=True)
    if what == "read":
        from PySide6.QtWidgets import QApplication
        QApplication.closeAllWindows()

def rss():
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * 4096
    except OSError:
        return 0

from pathlib import Path
import gc
gc.disable()  # as app.cli does
from croupier_trainer.app.window import run_window
sys.exit(run_window(Path(sys.argv[1]), mark))
"""


def main(arguments: list[str]) -> int:
    """Measure, print, and say whether the budget is kept."""
    rounds = int(arguments[0]) if arguments else 15
    environment = dict(os.environ, DBUS_SESSION_BUS_ADDRESS="disabled:", PYTHONPATH=str(ROOT))
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
        _seed(data)
        found: dict[str, list[float]] = {}
        for number in range(rounds + 1):
            for name, program in (("bare", BARE), ("ours", OURS)):
                for what, value in _start(program, data, environment, NEEDED[name]).items():
                    if number:
                        found.setdefault(f"{name} {what}", []).append(value)
    return _report(found, rounds)


def _seed(data: Path) -> None:
    """A history to read, in this process: what it costs is not measured."""
    sys.path.insert(0, str(ROOT))
    from croupier_trainer.app.clock import SystemClock
    from croupier_trainer.app.library import load_library
    from croupier_trainer.app.seeding import keep_answers, seeded_answers
    from croupier_trainer.app.standards import load_standard
    from croupier_trainer.storage.folders import DataFolder

    folder = DataFolder(data)
    ruleset = load_library(folder).shelf.rulesets["chemin-de-fer"]
    targets_ms = load_standard(folder).standard.targets_ms
    keep_answers(folder, ruleset, seeded_answers(ruleset, targets_ms, ANSWERS, SystemClock().utc_now()))


def _start(program: str, data: Path, environment: dict[str, str], needed: tuple[str, ...]) -> dict[str, float]:
    """One cold start: ms to each mark, and bytes of memory."""
    started_ns = time.monotonic_ns()
    finished = subprocess.run(
        [sys.executable, "-c", program, str(data)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    found: dict[str, float] = {}
    for line in finished.stdout.splitlines():
        what, value = line.split()
        # A figure comes fresh more than once; the first counts.
        found.setdefault(what, int(value) if what == "rss" else (int(value) - started_ns) / 1e6)
    if finished.returncode != 0 or not set(needed) <= set(found):
        raise SystemExit(f"a start failed with {finished.returncode}:\n{finished.stderr}")
    return found


def _report(found: dict[str, list[float]], rounds: int) -> int:
    median = {what: statistics.median(values) for what, values in found.items()}
    bare = median["bare painted"]
    rss_mib = median["ours rss"] / 2**20
    print(f"{rounds} rounds, medians (and quartiles)")
    for what, values in found.items():
        if what != "ours rss":
            quartiles = statistics.quantiles(values, n=4) if len(values) > 1 else [values[0]] * 3
            ratio = f"  {median[what] / bare:.2f} × bare" if what.startswith("ours") else ""
            print(f"  {what:14} {median[what]:6.0f} ms  ({quartiles[0]:.0f} to {quartiles[2]:.0f}){ratio}")
    print(f"  ours memory    {rss_mib:6.1f} MiB at the first paint")
    kept = (
        median["ours painted"] <= PAINT_BUDGET * bare
        and max(median["ours ready"], median["ours fresh"]) <= READY_BUDGET * bare
        and rss_mib <= RSS_BUDGET_MIB
    )
    print("within the budget" if kept else "ABOVE THE BUDGET: 1.6 × bare and 100 MiB painted, 4 × bare ready and fresh")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
