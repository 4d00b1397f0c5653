"""The drill `points`: two or three cards of a hand, and what they are worth."""

from __future__ import annotations

import functools
import itertools
from typing import Final

from croupier_trainer.drills import staging
from croupier_trainer.drills.drill import DIGITS, Drill, Explanation, Level, Part, Question, Scene, Skill, Task, Why
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.play import Play, Stage
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.rules.tableau import BANK_ROWS, PONTE_ROWS, Call, Hand

ID: Final = "points"
ASKS: Final = (Question(Part.POINTS, DIGITS),)
KEYS: Final = (
    "2:carry-0",
    "2:carry-1",
    "2:picture",
    "2:baccara",
    "3:carry-0",
    "3:carry-1",
    "3:carry-2",
    "3:picture",
    "3:baccara",
)
"""Number of cards, then what is hard: how many tens are dropped, a card that counts nought, a hand without points."""


def key_of(values: tuple[int, ...]) -> str:
    """The skill that counting cards of these values trains."""
    total = sum(values)
    if total % 10 == 0:
        return f"{len(values)}:baccara"
    return f"{len(values)}:picture" if 0 in values else f"{len(values)}:carry-{total // 10}"


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """Number of cards × what is hard, as far as the ruleset deals such hands."""
    return tuple(Skill(ID, key) for key in KEYS if any(_hands(_drawing(ruleset, hand)).get(key) for hand in Hand))


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """A hand that somebody has turned over: alone, then beside the other, in the end with the other open as well."""
    chance = staging.chance_for(skill, level, seed)
    number = int(skill.key[0])
    dealt = {hand: _hands(_drawing(ruleset, hand)).get(skill.key, ()) for hand in Hand}
    hands = [hand for hand in Hand if dealt[hand]]
    if not hands:
        raise ValueError(f"no task of this ruleset trains {skill}")

    def attempt() -> staging.Draft | None:
        hand = chance.one_of(hands)
        packs = staging.Packs(chance, ruleset.sabot.packs)
        values = chance.one_of(dealt[hand])
        own = tuple(packs.worth(value, picture=level is Level.FIRST) for value in values)
        other = (packs.any(), packs.any())
        ponte, banker = (own, other) if hand is Hand.PONTE else (other, own)
        says = staging.any_says(chance) | {hand: Call.DRAW}
        until = Stage.OVER if number == 3 else Stage.PONTE_SPEAKS
        thirds = {hand: own[2]} if number == 3 else {}
        play, _ = staging.play_on(Play(ruleset), packs, ponte, banker, until, says, thirds)
        if own != (play.ponte if hand is Hand.PONTE else play.banker):
            return None
        hidden = ruleset.family is Family.CHEMIN_DE_FER and level is not Level.THIRD
        shown = {
            each: staging.seen(cards, face_down=each is not hand and hidden)
            for each, cards in ((Hand.PONTE, play.ponte), (Hand.BANKER, play.banker))
            if each is hand or level is not Level.FIRST
        }
        worth = points(own)
        return staging.Draft(
            Scene(shown.get(Hand.PONTE, ()), shown.get(Hand.BANKER, ()), (hand,)),
            (str(worth),),
            Explanation(Why.COUNTED if worth else Why.BACCARA),
        )

    return staging.made(ruleset, skill, level, seed, ASKS, attempt)


def _drawing(ruleset: Ruleset, hand: Hand) -> frozenset[int]:
    """The points of two cards to which a third can come."""
    tableau = ruleset.tableau
    if hand is Hand.PONTE:
        return frozenset(row for row in PONTE_ROWS if tableau.ponte[row] is not Call.STAND)
    return frozenset(row for row in BANK_ROWS if any(call is not Call.STAND for call in tableau.bank[row]))


@functools.cache
def _hands(drawing: frozenset[int]) -> dict[str, tuple[tuple[int, ...], ...]]:
    """The values of all hands that can come, in order of dealing, by what they train."""
    twos = list(itertools.product(range(10), repeat=2))
    threes = [(*two, third) for two in twos if sum(two) % 10 in drawing for third in range(10)]
    hands = sorted([*twos, *threes], key=key_of)
    return {key: tuple(alike) for key, alike in itertools.groupby(hands, key_of)}


DRILL: Final = Drill(ID, skills, make)
