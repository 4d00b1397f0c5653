"""Which answer keys a run shows, and in which state each of them is."""

from __future__ import annotations

import re
from typing import Final

from croupier_trainer.drills.drill import DIGITS, Question, Turn
from croupier_trainer.rules.ruleset import Family
from croupier_trainer.training.run import Shown
from croupier_trainer.ui import texts
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.key_row import KeyWords

_BEFORE_FIGURE: Final = re.compile(r" (?=\d)")


def key_words(question: Question, family: Family) -> tuple[KeyWords, ...]:
    """The keys of a question."""
    return tuple(
        KeyWords(
            token,
            # A figure is never parted from its hand.
            _BEFORE_FIGURE.sub("\u00a0", texts.answer_words(token, family)),
            "" if token in DIGITS else binding.cap,
            "" if token in DIGITS else texts.cap_words(binding.cap),
        )
        for token, binding in bindings(question.choices).items()
    )


def asked_place(turn: Turn, given: tuple[str, ...]) -> int:
    """The part whose keys are shown while a turn is asked: the next one, or the last one of a full answer."""
    return len(given) if turn.question(given) is not None else len(given) - 1


def judged_place(shown: Shown) -> int:
    """The part whose keys a verdict shows: the first that is wrong or missing, else the last."""
    wrong = shown.verdict.wrong_part
    return len(shown.verdict.expected) - 1 if wrong is None else wrong


def chosen_states(turn: Turn, given: tuple[str, ...]) -> dict[str, KeyState]:
    """What was said and not confirmed."""
    place = asked_place(turn, given)
    return {given[place]: KeyState.CHOSEN} if place < len(given) else {}


def judged_states(shown: Shown, place: int, late_choice: str | None) -> dict[str, KeyState]:
    """What was said to a part, and what would have been right. `late_choice` is what was pressed after time was up."""
    given, right = shown.verdict.given, shown.verdict.expected[place]
    states: dict[str, KeyState] = {}
    if late_choice is not None:
        states[late_choice] = KeyState.LATE
    if place < len(given):
        states[given[place]] = KeyState.RIGHT if given[place] == right else KeyState.WRONG
    states.setdefault(right, KeyState.WOULD)
    return states
