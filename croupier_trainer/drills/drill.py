"""What every drill is made of: skills, tasks with their scene and questions, verdicts with their reasons."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from croupier_trainer.drills.reckoning import Working
from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.coverage import Bank, Coverage
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call, Hand

GENERATOR_VERSION: Final = 1
"""Raised whenever a drill would make another task of the same ruleset, skill, level and seed."""

DIGITS: Final = tuple("0123456789")
_AMOUNT: Final = re.compile(r"0|[1-9][0-9]{0,16}", re.ASCII)
"""Cents, less than a history's whole number holds."""


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
    LAST_COUP = "last-coup"
    """Whether another coup is dealt from this sabot."""
    PLACE = "place"
    """Which stake the hand goes to next; a `place_token`. The first part of its turn, and never the only one: the hand
    moves freely, and its place is said together with the part that follows."""
    MOVE = "move"
    """What it does there: a `Move`."""
    WIN = "win"
    """The amount that is paid."""
    COMMISSION = "commission"
    """The amount of commission that is marked."""
    COLLECTED = "collected"
    """The amount that a seat owes of a shoe."""
    LEVY = "levy"
    BANK_SUM = "bank-sum"
    """The amount of the new bank."""
    GARAGE = "garage"
    """The amount that lies in the garage after the coup."""
    BACK = "back"
    """The amount that goes back to a banker who lost."""
    NEXT_BANKER = "next-banker"
    """The seat that banks the next coup; one digit."""


class Move(enum.StrEnum):
    """What a croupier's hand does with a stake."""

    TAKE = "take"
    PAY = "pay"
    COMMISSION = "commission"
    """Mark the commission on the win just paid."""
    LEAVE = "leave"
    """A push: neither taken nor paid."""


class Question(msgspec.Struct, frozen=True):
    """One part of an answer."""

    part: Part
    choices: tuple[str, ...] = ()
    """The tokens that can be said, in the order of the keys; none: an amount, said as its cents in decimal digits."""
    last_if: tuple[str, ...] = ()
    """Tokens after which nothing more is asked."""
    confirmed: bool = False
    """Whether an answer that ends with this part counts only when it is confirmed; a single call counts at once."""

    @property
    def is_amount(self) -> bool:
        """Whether an amount is asked for."""
        return not self.choices

    def takes(self, token: str) -> bool:
        """Whether a token says anything to this question."""
        return token in self.choices if self.choices else _AMOUNT.fullmatch(token) is not None


def place_token(seat: int, box: str | None = None) -> str:
    """A stake by its place: `3:banker`, and `3` where there are no boxes."""
    return str(seat) if box is None else f"{seat}:{box}"


def place_of(token: str) -> tuple[int, str | None]:
    """Seat and box of a `place_token`."""
    seat, _, box = token.partition(":")
    return int(seat), box or None


class Seen(msgspec.Struct, frozen=True):
    """A card as it lies on the table."""

    card: Card
    face_down: bool = False
    """The card is there, but the one who answers does not see it before the verdict."""


class Arret(enum.Enum):
    """The carte d'arrêt, once it has turned up."""

    COMES = "comes"
    """In this coup."""
    LIES = "lies"
    """In a coup before."""


class Laid(msgspec.Struct, frozen=True):
    """A stake as it lies, in cents."""

    seat: int
    box: str | None
    """None where there are no boxes."""
    stake_cents: int
    paid_cents: int = 0
    """The win that lies beside it, once it was paid."""
    commission_cents: int = 0
    """What was marked of that win."""

    @property
    def token(self) -> str:
        """Its place."""
        return place_token(self.seat, self.box)


class Lammers(msgspec.Struct, frozen=True):
    """The marks before the croupier of what one seat owes: one for each commission of the shoe, in cents."""

    seat: int
    marks_cents: tuple[int, ...]


class CoupCovered(msgspec.Struct, frozen=True):
    """One of several coups in a row: what was covered, in cents, and who won."""

    covered_cents: int
    winner: Winner


class Item(enum.Enum):
    """A line of the running slip."""

    BANK = "bank"
    COVERED = "covered"
    LEVY = "levy"
    GARAGE = "garage"


class Entry(msgspec.Struct, frozen=True):
    """A figure on the running slip, in cents: what was announced, or has been worked out in this task."""

    item: Item
    cents: int


class Layout(msgspec.Struct, frozen=True):
    """The table of a money task. Stakes show as chips; their sums in figures are a help of learn mode."""

    seats: int
    """Places at the table; higher seat numbers stand behind."""
    laid: tuple[Laid, ...] = ()
    """Stakes that lie, by rising seat and in the order of the boxes; one that was taken lies no more."""
    winner: Winner | None = None
    """How the coup ended, as announced; None where several coups or a shoe are in question."""
    lammers: tuple[Lammers, ...] = ()
    """By rising seat."""
    coups: tuple[CoupCovered, ...] = ()
    """Several coups in a row, the first first."""
    slip: tuple[Entry, ...] = ()
    bank_cents: int | None = None
    """What lies in the bank by now; None: the bank of the coup as it was."""
    garage_cents: int | None = None
    """Likewise in the garage."""


class Scene(msgspec.Struct, frozen=True):
    """The table as a task shows it."""

    ponte: tuple[Seen, ...] = ()
    """In order of dealing; a third card lies across."""
    banker: tuple[Seen, ...] = ()
    asked: tuple[Hand, ...] = ()
    """The hand or hands that the question is about."""
    ponte_said: Call | None = None
    """What the ponte did, DRAW or STAND, once he has spoken and it matters."""
    bank: Bank | None = None
    """Who holds the bank; only where the task asks who takes part, or for the bank's money."""
    coverage: Coverage | None = None
    """Who takes part, with which stake and announcement. Whether a hand is bound follows, and is not to be shown."""
    arret: Arret | None = None
    """The carte d'arrêt, if it can be seen."""
    layout: Layout | None = None
    """Chips; only in money tasks."""

    def visible(self) -> tuple[object, ...]:
        """What tells one scene from another for the one who looks: suits and hidden cards do not."""
        hands = tuple(
            tuple("" if seen.face_down else seen.card.rank for seen in cards) for cards in (self.ponte, self.banker)
        )
        table = None if self.coverage is None else (self.bank, self.coverage.stakes, self.coverage.announcement)
        return (*hands, self.asked, self.ponte_said, table, self.arret, self.layout, self.layout and self.bank)


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
    SABOT_GOES_ON = "sabot-goes-on"
    """The carte d'arrêt has not turned up."""
    ONE_MORE = "one-more"
    """It has, and the house deals so many more coups."""
    LAST_COUP = "last-coup"
    """It has, and no other coup is dealt."""
    LOST = "lost"
    """The stake is taken."""
    WON = "won"
    """The stake is paid; `working` says how much."""
    PUSHED = "pushed"
    """The stake is left."""
    COMMISSION_MARKED = "commission-marked"
    """Before the next seat; `working` says how much."""
    OWED = "owed"
    """What a seat owes of a shoe: the sum of its lammers."""
    LEVY_ON_WIN = "levy-on-win"
    """`working` says how much."""
    NO_LEVY = "no-levy"
    """The banker did not win, or there is nothing to levy."""
    BANK_GROWS = "bank-grows"
    """The banker won; `working` says to what."""
    BANK_STANDS = "bank-stands"
    """Égalité: nothing moves."""
    SEVERAL_COUPS = "several-coups"
    """Bank or garage after coups in a row: a working for each coup won, without lines where it moved nothing."""
    GARAGE_GROWS = "garage-grows"
    """What nobody covered is put aside."""
    GARAGE_STANDS = "garage-stands"
    """Nothing is put aside: all was covered, or nothing moves."""
    GIVEN_BACK = "given-back"
    """The banker lost: what was not at risk goes back."""
    BANKER_STAYS = "banker-stays"
    """He did not lose."""
    BANK_PASSES = "bank-passes"
    """To the next number."""
    BOUGHT_BANK_FALLS = "bought-bank-falls"
    """To the seat right of the banker who passed, or the one after it, where that very seat had bought the bank."""


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
    workings: tuple[Working, ...] = ()
    """How the money comes about; of several coups in a row one each."""


class Turn(msgspec.Struct, frozen=True):
    """One step of a task: what is seen, what is asked, and the one right answer. It is answered, and judged, alone."""

    ruleset: Ruleset
    scene: Scene
    asks: tuple[Question, ...]
    expected: tuple[str, ...]
    """The one right answer, part by part."""
    explanation: Explanation
    skills: tuple[Skill, ...]
    """What a right answer counts for; each at most once, and at least one."""
    trains: tuple[tuple[Skill, ...], ...] = ()
    """By part: the skills that a mistake in it counts for; empty: all of `skills`, whichever part is wrong."""
    misplaced: Mapping[str, tuple[Skill, ...]] = {}
    """By a wrong place: the skills that it counts for instead, since what it breaks need not be what was due."""

    def __post_init__(self) -> None:
        """Check that a place is asked first and with another part, and misplaced only where one is asked."""
        at = [place for place, question in enumerate(self.asks) if question.part is Part.PLACE]
        if at not in ([], [0]) or (at and len(self.asks) == 1):
            raise ValueError("a place is asked first, and with another part")
        if self.misplaced and not at:
            raise ValueError("nothing is misplaced where no place is asked")

    def question(self, given: tuple[str, ...] = ()) -> Question | None:
        """What is asked after the parts given so far; None where the answer is complete."""
        if len(given) >= len(self.asks) or (given and given[-1] in self.asks[len(given) - 1].last_if):
            return None
        return self.asks[len(given)]

    def confirmed(self, given: tuple[str, ...]) -> bool:
        """Whether a complete answer counts only when it is confirmed."""
        return self.asks[len(given) - 1].confirmed


class Task(msgspec.Struct, frozen=True):
    """One task. Drill, ruleset, skill, level, seed and `GENERATOR_VERSION` make the same one again.

    Its turns all have a layout, or none has: a task stays on one board, whose places do not change.
    """

    drill: str
    aimed: Skill
    """The skill it was made for: one of its turns trains it."""
    level: Level
    seed: int
    turns: tuple[Turn, ...]
    """At least one, in the order in which they are asked."""

    def __post_init__(self) -> None:
        """Check that there is a turn, and that one board shows them all."""
        if len({turn.scene.layout is None for turn in self.turns}) != 1:
            raise ValueError("a task has turns, and all of them have a layout, or none has")

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of all its turns."""
        return self.turns[0].ruleset

    def visible(self) -> tuple[object, ...]:
        """Two tasks with the same are the same to the one who answers."""
        return (self.drill, self.turns[0].asks, *self.turns[0].scene.visible())


class Verdict(msgspec.Struct, frozen=True):
    """What an answer was worth."""

    right: bool
    given: tuple[str, ...]
    """Empty, or short of parts, where time was up before it was complete."""
    expected: tuple[str, ...]
    explanation: Explanation
    skills: tuple[Skill, ...]
    """What the answer counts for: a mistake in one part says nothing of what only another part needs."""
    wrong_part: int | None = None
    """The first part that is wrong or missing."""


def judge(turn: Turn, given: tuple[str, ...]) -> Verdict:
    """Hold an answer against the turn's one right answer; an incomplete one is wrong."""
    expected = turn.expected
    if given == expected:
        return Verdict(True, given, expected, turn.explanation, turn.skills)
    wrong = next(
        (place for place, right in enumerate(expected) if place >= len(given) or given[place] != right),
        len(expected) - 1,
    )
    skills = turn.trains[wrong] if turn.trains else turn.skills
    if wrong == 0 and given:
        skills = turn.misplaced.get(given[0], skills)
    return Verdict(False, given, expected, turn.explanation, skills, wrong)


class Drill(msgspec.Struct, frozen=True):
    """A drill: what it can train, and how its tasks are made; `judge` judges them all."""

    id: str
    skills: Callable[[Ruleset], tuple[Skill, ...]]
    """Every skill that can be trained under a ruleset, in the order a page shows them; none where it is not played."""
    make: Callable[[Ruleset, Skill, Level, int], Task]
    """A task of a ruleset that trains a skill, by level and seed. Raises ValueError if the ruleset has no such task."""
    length: int = 40
    """Tasks of a run, unless a plan says otherwise: fewer where a task has several turns."""
