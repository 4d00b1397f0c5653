"""The history as the pages read it (`AnswerHistory`): every question is put to the writer's thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import DrillTotal, SkillRecord, StorageProblem

if TYPE_CHECKING:
    from types import ModuleType

    import sqlalchemy as sa

T = TypeVar("T")
Failed = Callable[[StorageProblem], None]


class History:
    """See `AnswerHistory` for what each question means."""

    def __init__(self, writer: Writer) -> None:
        """Read what this writer writes."""
        self._writer = writer

    def answers_since(self, moment_utc: str, done: Callable[[tuple[Answer, ...]], None], failed: Failed) -> None:
        """All answers not before a moment."""
        self._ask(lambda queries, connection: queries.answers_since(connection, moment_utc), done, failed)

    def latest_by_skill(self, limit: int, done: Callable[[Mapping[str, SkillRecord]], None], failed: Failed) -> None:
        """What is known of every skill."""
        self._ask(lambda queries, connection: queries.latest_by_skill(connection, limit), done, failed)

    def drill_totals(self, done: Callable[[Mapping[str, DrillTotal]], None], failed: Failed) -> None:
        """The totals of every drill."""
        self._ask(lambda queries, connection: queries.drill_totals(connection), done, failed)

    def ruleset(self, fingerprint: str, done: Callable[[Ruleset | None], None], failed: Failed) -> None:
        """A ruleset of earlier answers."""
        self._ask(lambda queries, connection: queries.ruleset(connection, fingerprint), done, failed)

    def _ask(self, query: Callable[[ModuleType, sa.Connection], T], done: Callable[[T], None], failed: Failed) -> None:
        """Put a question to the writer. `queries` is imported where it runs, on the writer's thread: it takes long."""

        def on_the_thread(connection: sa.Connection) -> T:
            from croupier_trainer.storage import queries

            return query(queries, connection)

        self._writer.ask(on_the_thread, done, failed)
