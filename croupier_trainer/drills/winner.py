"""The drill `winner`: two final hands; the points of both, and who wins."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Final

from croupier_trainer.drills import staging
from croupier_trainer.drills.drill import DIGITS, Drill, Explanation, Level, Part, Question, Scene, Skill, Task, Why
from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.play import (
    CoupEnded,
    Deal,
    Play,
    PlayAction,
    PlayEvent,
    Speak,
    Stage,
    Winner,
    apply,
)
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call, Hand

ID: Final = "winner"
MARGINS: Final = {"one": range(1, 2), "few": range(2, 5), "many": range(5, 10)}
NUMBERS: Final = (4, 5, 6)
"""Cards on the table."""
KEYS: Final = (
    *(
        f"{winner.value}:{margin}:{number}-cards"
        for winner in (Winner.PONTE, Winner.BANKER)
        for margin in MARGINS
        for number in NUMBERS
    ),
    *(f"{Winner.EGALITE.value}:{number}-cards" for number in NUMBERS),
)
ASKS: Final = (
    Question(Part.POINTS_PONTE, DIGITS),
    Question(Part.POINTS_BANKER, DIGITS),
    Question(Part.WINNER, tuple(winner.value for winner in Winner), confirmed=True),
)
_BY_VALUE: Final = tuple(
    CARD_OF[("T" if value == 0 else "A" if value == 1 else str(value)) + "S"] for value in range(10)
)


def key_of(ended: CoupEnded, number: int) -> str:
    """The skill that a final position of so many cards trains."""
    if ended.winner is Winner.EGALITE:
        return f"{ended.winner.value}:{number}-cards"
    difference = abs(ended.ponte_points - ended.banker_points)
    margin = next(name for name, differences in MARGINS.items() if difference in differences)
    return f"{ended.winner.value}:{margin}:{number}-cards"


def right(ended: CoupEnded) -> tuple[str, ...]:
    """The answer to `ASKS`."""
    return str(ended.ponte_points), str(ended.banker_points), ended.winner.value


def explained(ended: CoupEnded) -> Explanation:
    """Why that hand wins."""
    return Explanation(Why.EQUAL if ended.winner is Winner.EGALITE else Why.HIGHER, winner=ended.winner)


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """Winner × difference × number of cards, as far as coups of the ruleset end so."""
    ends = _ends(ruleset)
    return tuple(Skill(ID, key) for key in KEYS if key in ends)


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """A coup played to its end, all cards face up."""
    if skill.key not in KEYS:
        raise ValueError(f"no task of this ruleset trains {skill}")
    chance = staging.chance_for(skill, level, seed)
    *_, margin, cards = skill.key.split(":")
    number = int(cards[0])
    ends = [
        pair for pair in itertools.product(range(10), repeat=2) if abs(pair[0] - pair[1]) in MARGINS.get(margin, (0,))
    ]

    def attempt() -> staging.Draft | None:
        packs = staging.Packs(chance, ruleset.sabot.packs)
        # Towards an end that would do; whether the hands get there, and who wins, is for the engine to say.
        finals = dict(zip(Hand, chance.one_of(ends), strict=True))
        drawing = {4: (), 5: (chance.one_of(tuple(Hand)),), 6: tuple(Hand)}[number]
        firsts = finals | {hand: chance.below(10) for hand in drawing}
        thirds = {hand: packs.worth((finals[hand] - firsts[hand]) % 10) for hand in drawing}
        ponte, banker = packs.two(firsts[Hand.PONTE], level), packs.two(firsts[Hand.BANKER], level)
        play, events = staging.play_on(
            Play(ruleset), packs, ponte, banker, Stage.OVER, staging.any_says(chance), thirds
        )
        ended = events[-1]
        if not isinstance(ended, CoupEnded) or key_of(ended, len(play.ponte) + len(play.banker)) != skill.key:
            return None
        return staging.Draft(
            Scene(staging.seen(play.ponte), staging.seen(play.banker), (Hand.PONTE, Hand.BANKER)),
            right(ended),
            explained(ended),
        )

    return staging.made(ruleset, skill, level, seed, ASKS, attempt)


def _ends(ruleset: Ruleset) -> set[str]:
    """The skills of all coups there are, by the values of their cards; the search ends once it has seen every key."""
    found: set[str] = set()
    # From the naturals downwards: hands that draw have the most coups below them, and are seldom needed.
    for pair in sorted(itertools.product(range(10), repeat=2), key=max, reverse=True):
        ponte, banker = ((_BY_VALUE[points], _BY_VALUE[0]) for points in pair)
        play = Play(ruleset)
        for card in (ponte[0], banker[0], ponte[1], banker[1]):
            play, events = apply(play, Deal(card))
        for end, number in _played_out(play, events):
            found.add(key_of(end, number))
        if len(found) == len(KEYS):
            break
    return found


def _played_out(play: Play, events: tuple[PlayEvent, ...]) -> Iterator[tuple[CoupEnded, int]]:
    last = events[-1]
    if isinstance(last, CoupEnded):
        yield last, len(play.ponte) + len(play.banker)
        return
    if play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS):
        free = play.required_ponte if play.stage is Stage.PONTE_SPEAKS else play.required_banker
        said = (Call.DRAW, Call.STAND) if free is Call.CHOICE else (None,)
        actions: Iterable[PlayAction] = map(Speak, said)
    else:
        actions = map(Deal, _BY_VALUE)
    for action in actions:
        yield from _played_out(*apply(play, action))


DRILL: Final = Drill(ID, skills, make)
