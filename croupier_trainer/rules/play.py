"""The cards of one coup as a state machine: deal, speak, third cards, end. Money plays no part here.

Cards come from outside: a play owns no sabot, so any hand can be staged. An action is checked (`check` names the
reason against it) and applied (`apply` returns the next play and the events); events are the history of a coup, what
a replay shows and what an answer is graded by, in one.
"""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from croupier_trainer.rules.cards import Card, points
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import Look, Ruleset
from croupier_trainer.rules.tableau import STOOD, Call, Hand

NATURALS = (8, 9)
"""Points that two cards announce at once."""


class Stage(enum.StrEnum):
    """What a play waits for."""

    DEAL = "deal"
    PONTE_SPEAKS = "ponte-speaks"
    PONTE_CARD = "ponte-card"
    BANKER_SPEAKS = "banker-speaks"
    BANKER_CARD = "banker-card"
    OVER = "over"


class Reason(enum.StrEnum):
    """Why a hand is required to do what it is."""

    PONTE_TABLEAU = "ponte-tableau"
    BANK_TABLEAU = "bank-tableau"
    OPTIONAL_CELL = "optional-cell"
    FREE = "free"
    """The hand plays alone against the other and is not held to the tableau."""


class Winner(enum.StrEnum):
    """How a coup ends."""

    PONTE = "ponte"
    BANKER = "banker"
    EGALITE = "egalite"


class Play(msgspec.Struct, frozen=True):
    """The cards of a coup so far."""

    ruleset: Ruleset
    ponte_bound: bool = True
    """Whether the ponte is held to the tableau."""
    banker_bound: bool = True
    stage: Stage = Stage.DEAL
    ponte: tuple[Card, ...] = ()
    banker: tuple[Card, ...] = ()
    required_ponte: Call | None = None
    """What the ponte was asked for; None while, or where, he never had to speak."""
    required_banker: Call | None = None
    naturals: tuple[Hand, ...] = ()
    """Hands with a natural, once it may be known."""
    winner: Winner | None = None


class Deal(msgspec.Struct, frozen=True):
    """Give the next card to the hand whose turn it is."""

    card: Card


class Speak(msgspec.Struct, frozen=True):
    """The hand whose turn it is says card or no card. None: the dealer plays what is required."""

    said: Call | None


PlayAction: TypeAlias = Deal | Speak


class CardDealt(msgspec.Struct, frozen=True):
    """A card went to a hand."""

    hand: Hand
    card: Card


class NaturalShown(msgspec.Struct, frozen=True):
    """A hand showed two cards worth eight or nine."""

    hand: Hand
    points: int


class CallDue(msgspec.Struct, frozen=True):
    """A hand has to speak, and what it is required to say."""

    hand: Hand
    points: int
    column: int | None
    """Of the bank's tableau (`STOOD` where the ponte took none); None for the ponte."""
    required: Call
    reason: Reason


class Said(msgspec.Struct, frozen=True):
    """What a hand did in the end."""

    hand: Hand
    said: Call


class Corrected(msgspec.Struct, frozen=True):
    """A bound hand said otherwise than the tableau; the coup is played by the rule."""

    hand: Hand
    said: Call
    required: Call


class CardNotGiven(msgspec.Struct, frozen=True):
    """The ponte asked for a card, but the bank turned a natural."""


class CoupEnded(msgspec.Struct, frozen=True):
    """Both hands stand; who wins."""

    ponte_points: int
    banker_points: int
    winner: Winner


PlayEvent: TypeAlias = CardDealt | NaturalShown | CallDue | Said | Corrected | CardNotGiven | CoupEnded

_DEALING = (Stage.DEAL, Stage.PONTE_CARD, Stage.BANKER_CARD)
_SPEAKING = (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS)


def check(play: Play, action: PlayAction) -> Refusal | None:
    """Why the action cannot be taken now, or None where it can."""
    if isinstance(action, Deal):
        return None if play.stage in _DEALING else Refusal.NOT_NOW
    if play.stage not in _SPEAKING:
        return Refusal.NOT_NOW
    if action.said is Call.CHOICE:
        return Refusal.BAD_DECISION
    if action.said is None and _required_now(play) is Call.CHOICE and not _card_withheld(play):
        return Refusal.DECISION_MISSING
    return None


def apply(play: Play, action: PlayAction) -> tuple[Play, tuple[PlayEvent, ...]]:
    """The play after the action, and what happened.

    Raises:
        RefusedError: where `check` has a reason against the action.
    """
    refusal = check(play, action)
    if refusal is not None:
        raise RefusedError(refusal)
    if isinstance(action, Deal):
        return _deal(play, action.card)
    if play.stage is Stage.PONTE_SPEAKS:
        return _ponte_speaks(play, action.said)
    return _banker_speaks(play, action.said)


def third_column(play: Play) -> int:
    """The column of the bank's tableau: the value of the ponte's third card, or `STOOD`."""
    return play.ponte[2].value if len(play.ponte) == 3 else STOOD


def is_natural(cards: tuple[Card, ...]) -> bool:
    """Whether a hand is a natural: exactly two cards worth eight or nine."""
    return len(cards) == 2 and points(cards) in NATURALS


def _required_now(play: Play) -> Call | None:
    return play.required_ponte if play.stage is Stage.PONTE_SPEAKS else play.required_banker


def _card_withheld(play: Play) -> bool:
    """Whether the ponte speaks while the unseen bank holds a natural: no card hangs on what he says (S000, S004)."""
    return play.stage is Stage.PONTE_SPEAKS and is_natural(play.banker)


def _deal(play: Play, card: Card) -> tuple[Play, tuple[PlayEvent, ...]]:
    ponte, banker = play.ponte, play.banker
    to_ponte = len(ponte) == len(banker) if play.stage is Stage.DEAL else play.stage is Stage.PONTE_CARD
    if to_ponte:
        ponte, dealt = (*ponte, card), CardDealt(Hand.PONTE, card)
    else:
        banker, dealt = (*banker, card), CardDealt(Hand.BANKER, card)
    play = _next(play, play.stage, ponte, banker, play.required_ponte, play.required_banker)
    if play.stage is Stage.DEAL:
        return _first_four_lie(play, dealt) if len(banker) == 2 else (play, (dealt,))
    if play.stage is Stage.PONTE_CARD:
        play, due = _banker_due(play)
        return play, (dealt, due)
    play, ended = _end(play)
    return play, (dealt, ended)


def _first_four_lie(play: Play, dealt: CardDealt) -> tuple[Play, tuple[PlayEvent, ...]]:
    ponte_natural, banker_natural = is_natural(play.ponte), is_natural(play.banker)
    bank = play.ruleset.bank
    seen_at_once = ponte_natural or bank is None or bank.look is Look.NATURAL_AT_ONCE
    if ponte_natural or (banker_natural and seen_at_once):
        play, shown = _show_naturals(play)
        play, ended = _end(play)
        return play, (dealt, *shown, ended)
    ponte_points = points(play.ponte)
    if play.ponte_bound:
        required = play.ruleset.tableau.ponte[ponte_points]
        reason = Reason.OPTIONAL_CELL if required is Call.CHOICE else Reason.PONTE_TABLEAU
    else:
        required, reason = Call.CHOICE, Reason.FREE
    play = _next(play, Stage.PONTE_SPEAKS, play.ponte, play.banker, required, None)
    return play, (dealt, CallDue(Hand.PONTE, ponte_points, None, required, reason))


def _ponte_speaks(play: Play, said: Call | None) -> tuple[Play, tuple[PlayEvent, ...]]:
    done, events = _spoken(Hand.PONTE, play.required_ponte, said)
    if is_natural(play.banker):
        play, shown = _show_naturals(play)
        play, ended = _end(play)
        withheld = (CardNotGiven(),) if done is Call.DRAW else ()
        return play, (*events, *shown, *withheld, ended)
    if done is Call.DRAW:
        return _next(play, Stage.PONTE_CARD, play.ponte, play.banker, play.required_ponte, None), events
    play, due = _banker_due(play)
    return play, (*events, due)


def _banker_due(play: Play) -> tuple[Play, CallDue]:
    bank_points, column = points(play.banker), third_column(play)
    if play.banker_bound:
        required = play.ruleset.tableau.bank[bank_points][column]
        reason = Reason.OPTIONAL_CELL if required is Call.CHOICE else Reason.BANK_TABLEAU
    else:
        required, reason = Call.CHOICE, Reason.FREE
    play = _next(play, Stage.BANKER_SPEAKS, play.ponte, play.banker, play.required_ponte, required)
    return play, CallDue(Hand.BANKER, bank_points, column, required, reason)


def _banker_speaks(play: Play, said: Call | None) -> tuple[Play, tuple[PlayEvent, ...]]:
    done, events = _spoken(Hand.BANKER, play.required_banker, said)
    if done is Call.DRAW:
        return _next(
            play, Stage.BANKER_CARD, play.ponte, play.banker, play.required_ponte, play.required_banker
        ), events
    play, ended = _end(play)
    return play, (*events, ended)


def _spoken(hand: Hand, required: Call | None, said: Call | None) -> tuple[Call | None, tuple[PlayEvent, ...]]:
    """What the hand does in the end, by the rule where it is bound."""
    if required is Call.CHOICE:
        return said, () if said is None else (Said(hand, said),)
    if required is None:
        raise AssertionError("a hand speaks only after its call fell due")
    if said is None or said is required:
        return required, (Said(hand, required),)
    return required, (Corrected(hand, said, required), Said(hand, required))


def _show_naturals(play: Play) -> tuple[Play, tuple[NaturalShown, ...]]:
    hands = ((Hand.PONTE, play.ponte), (Hand.BANKER, play.banker))
    shown = tuple(NaturalShown(hand, points(cards)) for hand, cards in hands if is_natural(cards))
    naturals = tuple(event.hand for event in shown)
    return _next(play, play.stage, play.ponte, play.banker, play.required_ponte, None, naturals), shown


def _end(play: Play) -> tuple[Play, CoupEnded]:
    ponte, banker = points(play.ponte), points(play.banker)
    winner = Winner.EGALITE if ponte == banker else Winner.PONTE if ponte > banker else Winner.BANKER
    play = _next(
        play,
        Stage.OVER,
        play.ponte,
        play.banker,
        play.required_ponte,
        play.required_banker,
        play.naturals,
        winner,
    )
    return play, CoupEnded(ponte, banker, winner)


def _next(
    play: Play,
    stage: Stage,
    ponte: tuple[Card, ...],
    banker: tuple[Card, ...],
    required_ponte: Call | None,
    required_banker: Call | None,
    naturals: tuple[Hand, ...] = (),
    winner: Winner | None = None,
) -> Play:
    # Written out, not msgspec.structs.replace: a judge of a million records spends its time here.
    return Play(
        play.ruleset,
        play.ponte_bound,
        play.banker_bound,
        stage,
        ponte,
        banker,
        required_ponte,
        required_banker,
        naturals,
        winner,
    )
