"""What every drill is made of: skills, tasks with their scene and questions, verdicts with their reasons."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Final

import msgspec

from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.coverage import Bank, Coverage
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call, Hand

GENERATOR_VERSION: Final = 1
"""Raised whenever a drill would make another task of the same ruleset, skill, level and seed."""

DIGITS: Final = tuple("0123456789")


class Level(enum.IntEnum):
    """What is asked, from plain to awkward; never how much time there is."""

    FIRST = 1
    """The points can be read at sight: most hands hold a ten or a picture, nothing distracts."""
    SECOND = 2
    """As a sabot deals."""
    THIRD = 3
    """Most hands must be counted; the table shows what does not matter as well."""


class Skill(msgspec.Struct, frozen=True, order=True):
    """The atom that mastery, scheduling and statistics count in.

    One key is one question with one right call, whatever the ruleset: what was learnt under one holds under all
    that play it alike, and under no other.
    """

    drill: str
    key: str

    def __str__(self) -> str:
        """As the history writes it, such as `bank-draw:5/4:choice`."""
        return f"{self.drill}:{self.key}"

    @classmethod
    def parse(cls, text: str) -> Skill:
        """The skill that the history writes so. Raises ValueError where it is none."""
        drill, colon, key = text.partition(":")
        if not (drill and colon and key):
            raise ValueError(f"{text!r} is no skill")
        return cls(drill, key)


class Part(enum.Enum):
    """What one question asks for."""

    POINTS = "points"
    """Of the hand that is asked about; one digit."""
    POINTS_PONTE = "points-ponte"
    POINTS_BANKER = "points-banker"
    NATURAL = "natural"
    """Which natural to announce."""
    STOPS = "stops"
    """Which hand loses its right to a third card."""
    PONTE_CALL = "ponte-call"
    BANK_CALL = "bank-call"
    WINNER = "winner"


class Question(msgspec.Struct, frozen=True):
    """One part of an answer."""

    part: Part
    choices: tuple[str, ...]
    """The tokens that can be said, in the order of the keys."""
    last_if: tuple[str, ...] = ()
    """Tokens after which nothing more is asked."""


class Seen(msgspec.Struct, frozen=True):
    """A card as it lies on the table."""

    card: Card
    face_down: bool = False
    """The card is there, but the one who answers does not see it before the verdict."""


class Scene(msgspec.Struct, frozen=True):
    """The table as a task shows it."""

    ponte: tuple[Seen, ...]
    """In order of dealing; a third card lies across."""
    banker: tuple[Seen, ...]
    asked: tuple[Hand, ...]
    """The hand or hands that the question is about."""
    ponte_said: Call | None = None
    """What the ponte did, DRAW or STAND, once he has spoken and it matters."""
    bank: Bank | None = None
    """Who holds the bank; only where the task asks who takes part."""
    coverage: Coverage | None = None
    """Who takes part, with which stake and announcement. Whether a hand is bound follows, and is not to be shown."""

    def visible(self) -> tuple[object, ...]:
        """What tells one scene from another for the one who looks: suits and hidden cards do not."""
        hands = tuple(
            tuple("" if seen.face_down else seen.card.rank for seen in cards) for cards in (self.ponte, self.banker)
        )
        table = None if self.coverage is None else (self.bank, self.coverage.stakes, self.coverage.announcement)
        return (*hands, self.asked, self.ponte_said, table)


class Why(enum.Enum):
    """The rule behind a right answer."""

    COUNTED = "counted"
    """The last digit of what the cards are worth together."""
    BACCARA = "baccara"
    """The last digit of what the cards are worth together is nought."""
    NATURAL_ENDS = "natural-ends"
    """`naturals` has one hand: it ends the drawing, the other gets no card."""
    NATURAL_BOTH = "natural-both"
    THREE_CARDS = "three-cards"
    """Eight or nine with three cards is no natural."""
    NO_NATURAL = "no-natural"
    """No two cards are worth eight or nine."""
    PONTE_TABLEAU = "ponte-tableau"
    PONTE_OPTIONAL = "ponte-optional"
    PONTE_FREE = "ponte-free"
    """One seat alone plays the bank, and its ponte is not held to the tableau."""
    PONTE_NATURAL = "ponte-natural"
    """A natural must be shown, even when free."""
    BANK_TABLEAU = "bank-tableau"
    BANK_OPTIONAL = "bank-optional"
    BANK_FREE = "bank-free"
    HIGHER = "higher"
    """`winner` has more points."""
    EQUAL = "equal"


class Explanation(msgspec.Struct, frozen=True):
    """Why the right answer is right: what the engine said that the cards of the scene do not say by themselves."""

    why: Why
    column: int | None = None
    """Of the bank's tableau: the value of the ponte's third card, or `STOOD`."""
    required: Call | None = None
    naturals: tuple[Hand, ...] = ()
    winner: Winner | None = None
    cell: str | None = None
    """The cell of the tableau that the hand stands in, such as `5/4`, `5/-` or `ponte/5`, free or bound."""


class Task(msgspec.Struct, frozen=True):
    """One task. Drill, ruleset, skill, level, seed and `GENERATOR_VERSION` make the same one again."""

    drill: str
    ruleset: Ruleset
    level: Level
    seed: int
    skills: tuple[Skill, ...]
    """The one it was made for first; others may be finer than those a drill lists, and are counted all the same."""
    scene: Scene
    asks: tuple[Question, ...]
    expected: tuple[str, ...]
    """The one right answer, part by part."""
    explanation: Explanation

    @property
    def confirmed(self) -> bool:
        """Whether an answer counts only when it is confirmed; a single call counts at once."""
        return len(self.asks) > 1

    def question(self, given: tuple[str, ...] = ()) -> Question | None:
        """What is asked after the parts given so far; None where the answer is complete."""
        if len(given) >= len(self.asks) or (given and given[-1] in self.asks[len(given) - 1].last_if):
            return None
        return self.asks[len(given)]

    def visible(self) -> tuple[object, ...]:
        """Two tasks with the same are the same to the one who answers."""
        return (self.drill, self.asks, *self.scene.visible())


class Verdict(msgspec.Struct, frozen=True):
    """What an answer was worth."""

    right: bool
    given: tuple[str, ...]
    """Empty, or short of parts, where time was up before it was complete."""
    expected: tuple[str, ...]
    explanation: Explanation


def judge(task: Task, given: tuple[str, ...]) -> Verdict:
    """Hold an answer against the task's one right answer; an incomplete one is wrong."""
    return Verdict(given == task.expected, given, task.expected, task.explanation)


class Drill(msgspec.Struct, frozen=True):
    """A drill: what it can train, and how its tasks are made; `judge` judges them all."""

    id: str
    skills: Callable[[Ruleset], tuple[Skill, ...]]
    """Every skill that can be trained under a ruleset, in the order a page shows them."""
    make: Callable[[Ruleset, Skill, Level, int], Task]
    """A task of a ruleset that trains a skill, by level and seed. Raises ValueError if the ruleset has no such task."""
