"""How long exact odds take, told as ratios within one run, so that two machines can be compared.

* Cold: the whole command `croupier-trainer odds mini-baccarat`, start of the interpreter included, against a bare
  `python -c pass`; both in turn, the medians. To be had within 1 s.
* Table: `odds_table` of mini-baccarat, which plays the drawing through once, against the unit.
* Warm: one more sabot's odds, all boxes of mini-baccarat, over sabots dealt down by different numbers of cards, against
  the unit; the median and the slowest. To be had within 5 ms.

The unit is one sum of 5,005 products of whole numbers in plain Python: as many as there are multisets of six values.
Milliseconds are printed beside the ratios; they are this machine's.
"""

from __future__ import annotations

import functools
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from operator import mul
from pathlib import Path

from croupier_trainer.app.resources import resource_path
from croupier_trainer.rules.cards import PACK
from croupier_trainer.rules.odds import Remaining, odds_table
from croupier_trainer.rules.rulesets import RulesetText, read_rulesets

ROOT = Path(__file__).resolve().parents[2]
RULESET = "mini-baccarat"
COLD_RUNS = 15
TABLES = 9
SABOTS = 300
PRODUCTS = 5005

BARE = [sys.executable, "-c", "pass"]
COMMAND = [sys.executable, "-m", "croupier_trainer", "odds", RULESET]


def milliseconds(action: Callable[[], object]) -> float:
    """How long the action takes, in ms."""
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def run(command: list[str]) -> None:
    """Run a program to its end.

    Raises:
        CalledProcessError: it failed.
    """
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def dealt_down_sabots() -> list[Remaining]:
    """Sabots of eight packs from which 0 to 400 cards were seen."""
    chance = random.Random(1)
    cards = list(PACK) * 8
    sabots = []
    for _ in range(SABOTS):
        chance.shuffle(cards)
        sabots.append(Remaining.of_packs(8).without(cards[: chance.randint(0, 400)]))
    return sabots


def main() -> None:
    """Measure and print."""
    texts = [
        RulesetText(path.stem, path.name, path.read_text("utf-8")) for path in resource_path("rulesets").glob("*.toml")
    ]
    ruleset = read_rulesets(texts).rulesets[RULESET]
    left, right = list(range(10**6, 10**6 + PRODUCTS)), list(range(10**9, 10**9 + PRODUCTS))
    unit = statistics.median(milliseconds(lambda: sum(map(mul, left, right))) for _ in range(200))
    print(f"unit: {PRODUCTS:,} products summed   {unit:8.3f} ms")

    table = odds_table(ruleset)
    building = statistics.median(milliseconds(lambda: odds_table(ruleset)) for _ in range(TABLES))
    print(f"table of {RULESET}    {building:8.1f} ms   {building / unit:8.1f} units")

    warm = [milliseconds(functools.partial(table.odds, sabot)) for sabot in dealt_down_sabots()]
    for name, value in (("median", statistics.median(warm)), ("slowest", max(warm))):
        print(f"one more sabot, {name:<8}      {value:8.2f} ms   {value / unit:8.1f} units")

    run(COMMAND)  # writes the byte code, which is not what is measured
    both = [(milliseconds(lambda: run(BARE)), milliseconds(lambda: run(COMMAND))) for _ in range(COLD_RUNS)]
    bare, cold = (statistics.median(column) for column in zip(*both, strict=True))
    print(f"python -c pass                {bare:8.1f} ms")
    print(f"croupier-trainer odds         {cold:8.1f} ms   {cold / bare:8.1f} times a bare interpreter")


if __name__ == "__main__":
    main()
