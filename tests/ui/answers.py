"""Every kind of answer to a turn, for tests of what is said about them."""

from __future__ import annotations

from collections.abc import Iterator

from croupier_trainer.drills.drill import Question, Turn


def answers(turn: Turn) -> Iterator[tuple[str, ...]]:
    """The right one, none at all, and for each part all those that are wrong there first."""
    yield turn.expected
    yield ()
    for place, right in enumerate(turn.expected):
        for token in others(turn.asks[place], right):
            yield (*turn.expected[:place], token)


def others(question: Question, right: str) -> list[str]:
    """All wrong tokens of a question; of an amount, one."""
    if question.is_amount:
        return [str(int(right) + 1_00)]
    return [token for token in question.choices if token != right]
