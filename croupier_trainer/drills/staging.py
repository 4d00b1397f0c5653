"""Stages coups for the drills: cards out of real packs, a table of players, and the rules engine that plays it all.

Nothing here knows a rule. A drill says which hands it would like to see; the engine says what they must do, and a coup
that the engine plays otherwise is thrown away and another is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeVar

import msgspec

from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import (
    GENERATOR_VERSION,
    Explanation,
    Level,
    Question,
    Scene,
    Seen,
    Skill,
    Task,
    Turn,
)
from croupier_trainer.rules.cards import PACK, Card
from croupier_trainer.rules.coverage import Announcement, Bank, Coverage, SeatStake, cover
from croupier_trainer.rules.play import Deal, Play, PlayEvent, Speak, Stage, apply
from croupier_trainer.rules.ruleset import BankRules, Kind, Ruleset
from croupier_trainer.rules.seats import BANK_SEATS, STANDING
from croupier_trainer.rules.tableau import Call, Hand

T = TypeVar("T")
Cards = tuple[Card, ...]
Lot = Mapping[Hand, T]

_TRIES: Final = 10_000
_WORTH: Final[tuple[Cards, ...]] = tuple(tuple(card for card in PACK if card.value == value) for value in range(10))
_PICTURES: Final[Cards] = tuple(card for card in PACK if card.rank in "JQK")


class _UsedUpError(Exception):
    """The packs hold no more cards of a kind."""


class Dealing(Protocol):
    """What cards are dealt from."""

    def any(self) -> Card:
        """The next card."""
        ...


class Packs:
    """The packs of a ruleset's sabot: no card comes more often than there are packs."""

    def __init__(self, chance: Chance, packs: int) -> None:
        """Take a fresh set of packs."""
        self._chance, self._packs = chance, packs
        self._dealt: dict[Card, int] = {}

    def any(self) -> Card:
        """A card as a shuffled sabot gives it."""
        return self._draw(PACK)

    def worth(self, value: int, *, picture: bool = False) -> Card:
        """A card of this value; for nought, on demand, a jack, queen or king rather than a ten."""
        return self._draw(_PICTURES if picture and value == 0 else _WORTH[value])

    def two(self, points: int, level: Level) -> Cards:
        """Two cards of these points: mostly one to be read at sight, as they come, or mostly two to be counted."""
        plain = self._chance.happens(3, 4)
        if level is Level.FIRST and plain:
            values = [points, 0]
        else:
            first = self._chance.below(9) + 1 if level is Level.THIRD and plain else self.any_value()
            values = [first, (points - first) % 10]
            if level is Level.THIRD and plain and values[1] == 0:
                values = [points - points // 2, points // 2] if points > 1 else [points + 4, 6]
        if self._chance.happens(1, 2):
            values.reverse()
        return self.worth(values[0]), self.worth(values[1])

    def any_value(self) -> int:
        """The value of a card as a sabot gives it; the card stays where it is."""
        return self._chance.one_of(PACK).value

    def _draw(self, kind: Cards) -> Card:
        if sum(self._dealt.values()) >= self._packs * len(kind) and all(
            self._dealt.get(card, 0) >= self._packs for card in kind
        ):
            raise _UsedUpError
        while True:
            card = self._chance.one_of(kind)
            out = self._dealt.get(card, 0)
            # The copies of a card are told apart only here: of six aces with two gone, four may still come.
            if self._chance.below(self._packs) >= out:
                self._dealt[card] = out + 1
                return card


def chance_for(skill: Skill, level: Level, seed: int) -> Chance:
    """The stream that a task's every choice is drawn from."""
    return Chance("task", GENERATOR_VERSION, str(skill), int(level), seed)


def first_that_fits(skill: Skill, attempt: Callable[[], T | None]) -> T:
    """What the first attempt gives that comes out as it should.

    Raises:
        ValueError: if none does: the ruleset has no such task.
    """
    for _ in range(_TRIES):
        try:
            made = attempt()
        except _UsedUpError:
            continue
        if made is not None:
            return made
    raise ValueError(f"no task of this ruleset trains {skill}")


class Draft(msgspec.Struct, frozen=True):
    """What a drill of single calls adds to what a task was asked for with."""

    scene: Scene
    expected: tuple[str, ...]
    explanation: Explanation
    finer: tuple[Skill, ...] = ()
    """Skills that the task trains beside the one it was made for."""


def made(
    ruleset: Ruleset,
    skill: Skill,
    level: Level,
    seed: int,
    asks: tuple[Question, ...],
    attempt: Callable[[], Draft | None],
) -> Task:
    """The task of one turn of the first attempt that comes out as it should.

    Raises:
        ValueError: if none does: the ruleset has no such task.
    """
    draft = first_that_fits(skill, attempt)
    skills = (skill, *(finer for finer in draft.finer if finer != skill))
    turn = Turn(ruleset, draft.scene, asks, draft.expected, draft.explanation, skills)
    return Task(skill.drill, skill, level, seed, (turn,))


def play_on(
    play: Play, packs: Dealing, ponte: Cards, banker: Cards, until: Stage, says: Lot[Call], thirds: Lot[Card]
) -> tuple[Play, tuple[PlayEvent, ...]]:
    """A coup from its first card until the stage, or until it is over.

    Args:
        play: one that has not begun.
        packs: where third cards that nobody chose come from.
        ponte: his first two cards.
        banker: the bank's first two cards.
        until: the stage to stop before.
        says: what each hand says where it has a choice; where it has none the engine speaks for it.
        thirds: third cards that a drill chose.
    """
    events: list[PlayEvent] = []
    for card in (ponte[0], banker[0], ponte[1], banker[1]):
        play, happened = apply(play, Deal(card))
        events += happened
    while play.stage is not Stage.OVER and play.stage is not until:
        hand = Hand.PONTE if play.stage in (Stage.PONTE_SPEAKS, Stage.PONTE_CARD) else Hand.BANKER
        if play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS):
            required = play.required_ponte if hand is Hand.PONTE else play.required_banker
            play, happened = apply(play, Speak(says[hand] if required is Call.CHOICE else None))
        else:
            play, happened = apply(play, Deal(thirds.get(hand) or packs.any()))
        events += happened
    return play, tuple(events)


def any_says(chance: Chance) -> dict[Hand, Call]:
    """What the hands say where the choice does not matter to the drill."""
    return {hand: chance.one_of((Call.DRAW, Call.STAND)) for hand in Hand}


def seen(cards: Cards, *, face_down: bool = False) -> tuple[Seen, ...]:
    """Cards on the table; a third card always lies face up."""
    return tuple(Seen(card, face_down and place < 2) for place, card in enumerate(cards))


class Party(msgspec.Struct, frozen=True):
    """Who plays a coup. In punto banco there is no bank to take part in, and both hands are bound."""

    bank: Bank | None = None
    coverage: Coverage | None = None

    def bound(self, hand: Hand) -> bool:
        """Whether a hand is held to the tableau."""
        if self.coverage is None:
            return True
        return self.coverage.ponte_bound if hand is Hand.PONTE else self.coverage.banker_bound


def may_be_free(ruleset: Ruleset, hand: Hand) -> bool:
    """Whether a hand is ever free: whether it is where one seat alone stakes against the bank."""
    if ruleset.bank is None:
        return False
    bank = Bank(1, 100_00)
    return not Party(bank, cover(ruleset.bank, bank, BANK_SEATS, (SeatStake(2, 50_00),), (), None)).bound(hand)


def party(chance: Chance, ruleset: Ruleset, level: Level, hand: Hand, skill: Skill, *, bound: bool) -> Party:
    """A table at which the hand is bound, or is free."""
    return first_that_fits(skill, lambda: _fitting(any_party(chance, ruleset, level), hand, bound=bound))


def _fitting(made: Party, hand: Hand, *, bound: bool) -> Party | None:
    return made if made.bound(hand) is bound else None


def any_party(chance: Chance, ruleset: Ruleset, level: Level) -> Party:
    """A table as it comes: one seat or several, which may be heard to announce."""
    rules = ruleset.bank
    if rules is None:
        return Party()
    bank = Bank(1 + chance.below(BANK_SEATS), (10 + chance.below(91)) * 10_00)
    free_seats = [
        seat for seat in range(1, BANK_SEATS + (STANDING if level is Level.THIRD else 0) + 1) if seat != bank.seat
    ]
    number = 1 if chance.happens(1, 2) else 2 + chance.below(1 + int(level))
    seats = [free_seats.pop(chance.below(len(free_seats))) for _ in range(number)]
    announcements = []
    kinds = _kinds(rules, level)
    if kinds and chance.happens(1, 2):
        announcements = [Announcement(seats.pop(0), chance.one_of(kinds))]
    # An awkward table has one stake that is easily overlooked: it binds as well.
    small = chance.below(len(seats)) if level is Level.THIRD and number > 1 and seats else None
    stakes = [
        SeatStake(seat, (1 + chance.below(4)) * 1_00 if place == small else (1 + chance.below(4)) * 10_00)
        for place, seat in enumerate(seats)
    ]
    return Party(bank, cover(rules, bank, BANK_SEATS, stakes, announcements, None))


def _kinds(rules: BankRules, level: Level) -> list[Kind]:
    """The announcements a level may use; banco suivi depends on the coup before, which no drill of cards shows."""
    if level is Level.FIRST:
        return []
    heard = tuple(Kind) if level is Level.THIRD else (Kind.BANCO,)
    return [kind for kind in rules.announcements if kind in heard and kind is not Kind.BANCO_SUIVI]
