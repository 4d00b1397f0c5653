"""Answers made up for tests, and a stand-in for the window that hands them to a writer."""

from __future__ import annotations

import datetime
import queue
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.storage.history import History
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.clock import utc_text
from croupier_trainer.training.ports import StorageProblem
from tests.rules.shipped import shipped

RULESET = shipped("chemin-de-fer")
TARGETS_MS = {"points": 1_500, "bank-draw": 2_500}
START = datetime.datetime(2026, 11, 30, 18, 0, tzinfo=datetime.UTC)


class StoppedClock:
    """Always the same moment."""

    def now_ms(self) -> int:
        return 1000

    def utc_now(self) -> datetime.datetime:
        return START


def answer(
    number: int,
    *,
    run: str = "a" * 32,
    drill: str = "bank-draw",
    skills: tuple[str, ...] = ("bank-draw:5/4:choice",),
    right: bool = True,
    late: bool = False,
    given: tuple[str, ...] = ("draw",),
    ruleset: Ruleset = RULESET,
    mode: Mode = Mode.PRACTISE,
    confirm_ms: int | None = None,
) -> Answer:
    """The answer with this number; the same number gives the same answer."""
    chance = random.Random(number)
    return Answer(
        id=f"{number:032x}",
        run_id=run,
        drill=drill,
        generator=1,
        ruleset_id=ruleset.id,
        ruleset_fingerprint=ruleset.fingerprint,
        level=1,
        seed=chance.randrange(2**63),
        skills=skills,
        mode=mode,
        given=given,
        expected=("draw",),
        right=right,
        late=late,
        first_key_ms=chance.choice([None, chance.randrange(200, 3000)]),
        confirm_ms=chance.randrange(200, 9000) if confirm_ms is None else confirm_ms,
        target_ms=2500,
        self_corrected=chance.random() < 0.1,
        answered_at_utc=utc_text(START + datetime.timedelta(seconds=number)),
        stray_keys=chance.randrange(3),
        aimed=chance.choice(["", "bank-draw:6/-:stand"]),
        turn=number % 3,
    )


class Desk:
    """A writer, and the side on which its replies come in: they are called when they are waited for, in this thread."""

    def __init__(self, path: Path, *, busy_ms: int = 50, targets_ms: Mapping[str, int] = TARGETS_MS) -> None:
        self.folder = DataFolder(path)
        self.reports: list[StorageProblem] = []
        self._posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.writer = Writer(
            self.folder, StoppedClock(), self._posted.put, self.reports.append, targets_ms, busy_ms=busy_ms
        )
        self.history = History(self.writer)

    def start(self) -> Desk:
        self.writer.start()
        return self

    def close(self) -> int:
        unsaved = self.writer.close(60)
        self.folder.release()
        while not self._posted.empty():
            self._posted.get()()
        return unsaved

    def until(self, happened: Callable[[], bool]) -> None:
        """Call replies until something has happened; a test that waits for ever is ended by its runner."""
        while not happened():
            self.reply()

    def reply(self) -> None:
        """Call the next reply."""
        self._posted.get(timeout=120)()

    def keep(self, kept: Answer, ruleset: Ruleset = RULESET) -> StorageProblem | None:
        """Hand an answer in and wait for the first reply."""
        receipt = self.hand_in(kept, ruleset)
        self.until(lambda: bool(receipt))
        return receipt[0]

    def hand_in(self, kept: Answer, ruleset: Ruleset = RULESET) -> list[StorageProblem | None]:
        """Hand an answer in; the replies come to stand in the list."""
        receipt: list[StorageProblem | None] = []
        self.writer.keep(kept, ruleset, receipt.append)
        return receipt

    def all_answers(self) -> tuple[Answer, ...]:
        """The whole history."""
        found: tuple[Answer, ...] = self.asked(lambda done, failed: self.history.answers_since("", done, failed))
        return found

    def asked(self, ask: Callable[[Callable[[Any], None], Callable[[StorageProblem], None]], None]) -> Any:
        """Put a question and wait for what is found. Raises AssertionError if it failed."""
        found: list[Any] = []
        failed: list[StorageProblem] = []
        ask(found.append, failed.append)
        self.until(lambda: bool(found or failed))
        assert not failed, failed
        return found[0]
