"""The drill `natural`: who has two cards worth eight or nine, and whom that stops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from croupier_trainer.drills import staging
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Drill, Explanation, Level, Part, Question, Scene, Skill, Task, Why
from croupier_trainer.rules.cards import Card, points
from croupier_trainer.rules.play import NATURALS, NaturalShown, Play, PlayEvent, Stage
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Hand

ID: Final = "natural"
_WORDS: Final = {8: "eight", 9: "nine"}
SIDES: Final = {f"{hand.value}-{word}": (hand, value) for hand in Hand for value, word in _WORDS.items()}
LOOK_ALIKES: Final = {f"look-alike-{word}": value for value, word in _WORDS.items()}
"""Eight or nine with three cards."""
NEAR_MISSES: Final = {"near-miss-seven": 7, "near-miss-ten": 0}
"""Two cards that are one short of eight, or one past nine."""
NONE: Final = "none"
BOTH: Final = "both"
ASKS: Final = (
    Question(Part.NATURAL, (NONE, *SIDES, BOTH), last_if=(NONE,), confirmed=True),
    Question(Part.STOPS, ("nobody", Hand.PONTE.value, Hand.BANKER.value), confirmed=True),
)


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:  # noqa: ARG001 - a natural is the same in all
    """Side × value, both at once, and what only looks like a natural."""
    return tuple(Skill(ID, key) for key in (*SIDES, BOTH, *LOOK_ALIKES, *NEAR_MISSES))


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """The cards of a coup as far as they tell: four, or all of them where a third card makes the look-alike."""
    if skill not in skills(ruleset):
        raise ValueError(f"no task of this ruleset trains {skill}")
    chance = staging.chance_for(skill, level, seed)

    def attempt() -> staging.Draft | None:
        packs = staging.Packs(chance, ruleset.sabot.packs)
        if skill.key in LOOK_ALIKES:
            ponte, banker, thirds = _look_alike(chance, packs, level, LOOK_ALIKES[skill.key])
        else:
            ponte, banker = _two_each(chance, packs, level, skill.key)
            thirds = {}
        until = Stage.PONTE_SPEAKS if skill.key in NEAR_MISSES else Stage.OVER
        play, events = staging.play_on(Play(ruleset), packs, ponte, banker, until, staging.any_says(chance), thirds)
        if key_of(play, events, skill.key) != skill.key:
            return None
        shown = shown_in(events)
        return staging.Draft(
            Scene(staging.seen(play.ponte), staging.seen(play.banker), (Hand.PONTE, Hand.BANKER)),
            _expected(shown),
            explained(shown, look_alike=skill.key in LOOK_ALIKES),
        )

    return staging.made(ruleset, skill, level, seed, ASKS, attempt)


def shown_in(events: Iterable[PlayEvent]) -> tuple[NaturalShown, ...]:
    """The naturals of a coup."""
    return tuple(event for event in events if isinstance(event, NaturalShown))


def announced(shown: Sequence[NaturalShown]) -> str:
    """What is announced of these naturals."""
    if not shown:
        return NONE
    return BOTH if len(shown) == 2 else f"{shown[0].hand.value}-{_WORDS[shown[0].points]}"


def explained(shown: Sequence[NaturalShown], *, look_alike: bool = False) -> Explanation:
    """Why just these naturals are announced."""
    if shown:
        why = Why.NATURAL_BOTH if len(shown) == 2 else Why.NATURAL_ENDS
    else:
        why = Why.THREE_CARDS if look_alike else Why.NO_NATURAL
    return Explanation(why, naturals=tuple(natural.hand for natural in shown))


def key_of(play: Play, events: tuple[PlayEvent, ...], aimed: str) -> str | None:
    """The skill a coup trains; where it looks alike or misses in two ways, the one aimed at."""
    shown = shown_in(events)
    if shown:
        return announced(shown)
    hands = (play.ponte, play.banker)
    thirds = [f"look-alike-{_WORDS[points(hand)]}" for hand in hands if len(hand) == 3 and points(hand) in _WORDS]
    if thirds:
        return aimed if aimed in thirds else thirds[0]
    near = [
        "near-miss-seven" if points(hand) == 7 else "near-miss-ten"
        for hand in hands
        if len(hand) == 2 and sum(card.value for card in hand) in (7, 10, 17)
    ]
    return None if not near else aimed if aimed in near else near[0]


def _expected(shown: Sequence[NaturalShown]) -> tuple[str, ...]:
    call = announced(shown)
    if call == NONE:
        return (call,)
    if call == BOTH:
        return (call, "nobody")
    stopped = Hand.BANKER if shown[0].hand is Hand.PONTE else Hand.PONTE
    return (call, stopped.value)


def _two_each(chance: Chance, packs: staging.Packs, level: Level, key: str) -> tuple[staging.Cards, staging.Cards]:
    if key == BOTH:
        return packs.two(chance.one_of(NATURALS), level), packs.two(chance.one_of(NATURALS), level)
    hand, value = SIDES[key] if key in SIDES else (chance.one_of((Hand.PONTE, Hand.BANKER)), NEAR_MISSES[key])
    if key == "near-miss-ten":
        first = 1 + chance.below(9)
        own: staging.Cards = (packs.worth(first), packs.worth(10 - first))
    else:
        own = packs.two(value, level)
    # The other hand is far from a natural at first, close to one in the end.
    other = packs.two(chance.one_of({1: range(6), 2: range(8), 3: (0, 6, 7)}[level]), level)
    return (own, other) if hand is Hand.PONTE else (other, own)


def _look_alike(
    chance: Chance, packs: staging.Packs, level: Level, value: int
) -> tuple[staging.Cards, staging.Cards, dict[Hand, Card]]:
    """Two hands without a natural, and a third card that brings one of them to the value."""
    own_points = chance.below(8)
    own, other = packs.two(own_points, level), packs.two(chance.below(8), level)
    hand = chance.one_of((Hand.PONTE, Hand.BANKER))
    thirds = {hand: packs.worth((value - own_points) % 10)}
    return (own, other, thirds) if hand is Hand.PONTE else (other, own, thirds)


DRILL: Final = Drill(ID, skills, make)
