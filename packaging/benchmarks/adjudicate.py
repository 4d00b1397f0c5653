"""How long records take to judge, and whether the memory they take stays flat, told as ratios within one run.

* Time: `adjudicate` over the recorded coups of the tests, read from and written to bytes as the command does, against
  `json.loads` of each record and `json.dumps` of its verdict: the same lines, in turn, the best of each. To be had
  within 6 times.
* Memory: the whole command over 10,000 and over 1,000,000 lines, each in a process of its own: the largest resident
  sizes and their ratio. To be had flat, that is close to 1.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from croupier_trainer.app.adjudicate_command import judge_lines
from croupier_trainer.app.library import load_library
from croupier_trainer.storage.folders import DataFolder

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "rules" / "cases" / "coups.jsonl"
ROUNDS = 9
FEW, MANY = 10_000, 1_000_000

# Runs a command and tells its largest resident size (ru_maxrss, KiB on Linux) .
MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def seconds(action: Callable[[], object]) -> float:
    """How long the action takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def peak_kib(records: list[bytes], count: int) -> int:
    """The largest resident size of the command over so many lines, in KiB (on macOS: bytes)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.jsonl"
        with path.open("wb") as file:
            for number in range(count):
                file.write(records[number % len(records)] + b"\n")
        command = [sys.executable, "-m", "croupier_trainer", "--data-folder", folder, "adjudicate", str(path)]
        told = subprocess.run([sys.executable, "-c", MEASURED, *command], cwd=ROOT, check=True, capture_output=True)
        return int(told.stdout)


def main() -> None:
    """Measure and print."""
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    records = [json.dumps(case["record"]).encode() for case in cases]
    verdicts = [case["verdict"] for case in cases]
    with tempfile.TemporaryDirectory() as folder:
        rulesets = load_library(DataFolder(Path(folder))).shelf.rulesets

    def plain_json() -> None:
        for record, verdict in zip(records, verdicts, strict=True):
            json.loads(record)
            json.dumps(verdict)

    def judge() -> None:
        judge_lines(records, rulesets, io.BytesIO())

    both = [(seconds(plain_json), seconds(judge)) for _ in range(ROUNDS)]
    plain, judged = (min(column) / len(records) * 1e6 for column in zip(*both, strict=True))
    print(f"json.loads and json.dumps     {plain:8.1f} µs a line")
    print(f"adjudicate                    {judged:8.1f} µs a line   {judged / plain:8.2f} times")

    few, many = (peak_kib(records, count) for count in (FEW, MANY))
    print(f"largest size, {FEW:>9,} lines  {few / 1024:7.1f} MiB")
    print(f"largest size, {MANY:>9,} lines  {many / 1024:7.1f} MiB         {many / few:8.2f} times")


if __name__ == "__main__":
    main()
