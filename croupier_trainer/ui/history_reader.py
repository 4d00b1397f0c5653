"""Asks the history for what the first page needs: three questions, one answer when all of them are in."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping

import msgspec

from croupier_trainer.statistics.first_page import Read, since
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.clock import utc_text
from croupier_trainer.training.mastery import WINDOW
from croupier_trainer.training.ports import AnswerHistory, DrillTotal, SkillRecord, StorageProblem


class HistoryReader:
    """One reading. A newer one makes an older one that is still under way superfluous: see `stop`."""

    def __init__(
        self, history: AnswerHistory, done: Callable[[Read], None], failed: Callable[[StorageProblem], None]
    ) -> None:
        """`done` or `failed` is called once, on the caller's side."""
        self._history = history
        self._done, self._failed = done, failed
        self._read = Read()
        self._stopped = False

    def begin(self, now: datetime.datetime) -> None:
        """Ask; `now` is an aware moment of local time."""
        self._history.latest_by_skill(WINDOW, self._take_skills, self._fail)
        self._history.drill_totals(self._take_totals, self._fail)
        # Questions are answered in order: when the last is, all are.
        self._history.answers_since(utc_text(since(now)), self._take_recent, self._fail)

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._stopped = True

    def _take_skills(self, records: Mapping[str, SkillRecord]) -> None:
        self._read = msgspec.structs.replace(self._read, by_skill=records)

    def _take_totals(self, totals: Mapping[str, DrillTotal]) -> None:
        self._read = msgspec.structs.replace(self._read, totals=totals)

    def _take_recent(self, answers: tuple[Answer, ...]) -> None:
        self._read = msgspec.structs.replace(self._read, recent=answers)
        if not self._stopped:
            self._stopped = True
            self._done(self._read)

    def _fail(self, problem: StorageProblem) -> None:
        if not self._stopped:
            self._stopped = True
            self._failed(problem)
