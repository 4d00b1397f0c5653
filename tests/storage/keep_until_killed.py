"""A program that keeps answers and says the number of each one that is saved, until it is killed. Started by a test."""

from __future__ import annotations

import sys
from pathlib import Path

from croupier_trainer.training.ports import StorageProblem
from tests.storage.desk import RULESET, Desk, answer


def main() -> None:
    desk = Desk(Path(sys.argv[1])).start()
    for number in range(10**6):

        def done(problem: StorageProblem | None, number: int = number) -> None:
            assert problem is None
            print(number, flush=True)

        desk.writer.keep(answer(number, skills=("a", "b")), RULESET, done)
        while desk.writer.waiting > 20:
            desk.reply()


if __name__ == "__main__":
    main()
