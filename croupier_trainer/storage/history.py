"""The history as the pages read it (`AnswerHistory`): every question is put to the writer's thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import DrillTotal, StorageProblem

if TYPE_CHECKING:
    import sqlalchemy as sa

Answers = tuple[Answer, ...]
Failed = Callable[[StorageProblem], None]


class History:
    """See `AnswerHistory` for what each question means. `queries` is imported where it runs: on the writer's thread."""

    def __init__(self, writer: Writer) -> None:
        """Read what this writer writes."""
        self._writer = writer

    def answers_of_run(self, run_id: str, done: Callable[[Answers], None], failed: Failed) -> None:
        """All answers of a run."""

        def query(connection: sa.Connection) -> Answers:
            from croupier_trainer.storage import queries

            return queries.answers_of_run(connection, run_id)

        self._writer.ask(query, done, failed)

    def answers_since(self, moment_utc: str, done: Callable[[Answers], None], failed: Failed) -> None:
        """All answers not before a moment."""

        def query(connection: sa.Connection) -> Answers:
            from croupier_trainer.storage import queries

            return queries.answers_since(connection, moment_utc)

        self._writer.ask(query, done, failed)

    def mistakes(self, drill: str | None, limit: int, done: Callable[[Answers], None], failed: Failed) -> None:
        """The last mistakes, the newest first."""

        def query(connection: sa.Connection) -> Answers:
            from croupier_trainer.storage import queries

            return queries.mistakes(connection, drill, limit)

        self._writer.ask(query, done, failed)

    def latest_by_skill(self, limit: int, done: Callable[[Mapping[str, Answers]], None], failed: Failed) -> None:
        """The last answers of every skill."""

        def query(connection: sa.Connection) -> Mapping[str, Answers]:
            from croupier_trainer.storage import queries

            return queries.latest_by_skill(connection, limit)

        self._writer.ask(query, done, failed)

    def drill_totals(self, done: Callable[[Mapping[str, DrillTotal]], None], failed: Failed) -> None:
        """The totals of every drill."""

        def query(connection: sa.Connection) -> Mapping[str, DrillTotal]:
            from croupier_trainer.storage import queries

            return queries.drill_totals(connection)

        self._writer.ask(query, done, failed)

    def ruleset(self, fingerprint: str, done: Callable[[Ruleset | None], None], failed: Failed) -> None:
        """A ruleset of earlier answers."""

        def query(connection: sa.Connection) -> Ruleset | None:
            from croupier_trainer.storage import queries

            return queries.ruleset(connection, fingerprint)

        self._writer.ask(query, done, failed)
