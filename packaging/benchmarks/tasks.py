"""Whether the drills' tasks stand up to the judge of coup records, by the hundred thousand, and how long one takes.

    .venv/bin/python packaging/benchmarks/tasks.py [--tasks 100000] [--processes N] [DRILL ...]

So many tasks of each drill, or of those named, are spread over all shipped rulesets, skills and levels. For each skill
a real run that aims at it is answered rightly from its first task to its last: these are the tasks that trainees get.
Looked for are tasks that no table has, whose right answer is not taken or not the only one, that do not train what they
were made for, that look like the one before, or whose answers are not what `adjudicate` says of the same coup. At the
first of them it ends with exit code 1 and the five keys that make the task again.

Otherwise prints by drill: tasks, turns, skills that came up of skills there are, and ms to make a task, median and 99th
percentile (of processor time).
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from croupier_trainer.drills import DRILLS  # noqa: E402
from croupier_trainer.drills.drill import Drill, Level, Skill, Task  # noqa: E402
from croupier_trainer.rules.ruleset import Ruleset  # noqa: E402
from croupier_trainer.training.answer import Mode  # noqa: E402
from croupier_trainer.training.run import Plan  # noqa: E402
from tests.drills.judged import ViolationError, check, run_through  # noqa: E402
from tests.rules.shipped import shelf  # noqa: E402

BY_ID = {drill.id: drill for drill in DRILLS}
TARGET_MS = 2_000
"""No matter here."""
CHUNK = 8
"""Runs that a process takes at a time."""


class Job(msgspec.Struct, frozen=True):
    """A run that aims at one skill."""

    ruleset_id: str
    skill: Skill
    level: Level
    tasks: int
    seed: int


class Tally(msgspec.Struct):
    """What came up."""

    tasks: int = 0
    turns: int = 0
    skills: set[Skill] = msgspec.field(default_factory=set)
    ms: list[float] = msgspec.field(default_factory=list)
    """To make each task, processor time."""

    def add(self, other: Tally) -> None:
        """Count in."""
        self.tasks += other.tasks
        self.turns += other.turns
        self.skills |= other.skills
        self.ms += other.ms


def main() -> int:
    """Check, measure and print; 1 after a violation."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("drills", nargs="*", metavar="DRILL", help=f"default: all of {', '.join(BY_ID)}")
    parser.add_argument("--tasks", type=int, default=100_000, help="of each drill (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="default: %(default)s")
    given = parser.parse_args()
    if unknown := set(given.drills) - set(BY_ID):
        parser.error(f"no such drill: {', '.join(sorted(unknown))}")
    begun = time.monotonic()
    print(f"{'drill':<12}{'tasks':>10}{'turns':>10}{'skills':>12}{'ms a task':>12}{'99 %':>8}", flush=True)
    with ProcessPoolExecutor(given.processes) as pool:
        for drill_id in given.drills or BY_ID:
            tally = Tally()
            try:
                for found in pool.map(work, jobs(BY_ID[drill_id], given.tasks), chunksize=CHUNK):
                    tally.add(found)
            except ViolationError as problem:
                pool.shutdown(cancel_futures=True)
                print(f"VIOLATION {problem}", file=sys.stderr)
                return 1
            print(row(BY_ID[drill_id], tally), flush=True)
    print(f"no violation, {time.monotonic() - begun:.0f} s on {given.processes} processes")
    return 0


def jobs(drill: Drill, tasks: int) -> Iterator[Job]:
    """So many tasks of a drill, spread evenly."""
    aims = [
        (ruleset.id, skill, level)
        for ruleset in shelf().rulesets.values()
        for skill in drill.skills(ruleset)
        for level in Level
    ]
    each, more = divmod(tasks, len(aims))
    for number, aim in enumerate(aims):
        if each or number < more:
            yield Job(*aim, each + (number < more), number)


def work(job: Job) -> Tally:
    """Take one run from its first task to its last.

    Raises:
        ViolationError: with the keys of the first task that must not be.
    """
    tally, drill = Tally(), BY_ID[job.skill.drill]

    def timed(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
        start = time.process_time()
        task = drill.make(ruleset, skill, level, seed)
        tally.ms.append((time.process_time() - start) * 1000)
        return task

    ruleset = shelf().rulesets[job.ruleset_id]
    measured = msgspec.structs.replace(drill, make=timed)
    plan = Plan(measured, ruleset, Mode.LEARN, job.level, TARGET_MS, (job.skill,), job.tasks)
    for task in run_through(plan, job.seed):
        check(task)
        tally.tasks += 1
        tally.turns += len(task.turns)
        tally.skills.update(skill for turn in task.turns for skill in turn.skills)
    return tally


def row(drill: Drill, tally: Tally) -> str:
    """A line of the table."""
    listed = {skill for ruleset in shelf().rulesets.values() for skill in drill.skills(ruleset)}
    skills = f"{len(tally.skills & listed)} of {len(listed)}"
    median, slow = statistics.median(tally.ms), sorted(tally.ms)[round(0.99 * (len(tally.ms) - 1))]
    return f"{drill.id:<12}{tally.tasks:>10,}{tally.turns:>10,}{skills:>12}{median:>12.2f}{slow:>8.2f}"


if __name__ == "__main__":
    sys.exit(main())
