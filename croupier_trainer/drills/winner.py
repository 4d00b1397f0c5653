"""The drill `winner`: two final hands; the points of both, and who wins."""

from __future__ import annotations

import itertools
from typing import Final

from croupier_trainer.drills import staging
from croupier_trainer.drills.drill import DIGITS, Drill, Explanation, Level, Part, Question, Scene, Skill, Task, Why
from croupier_trainer.drills.ends import plain_ends
from croupier_trainer.rules.boxes import Result
from croupier_trainer.rules.play import CoupEnded, Play, Stage, Winner
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Hand

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


def key_of(ended: CoupEnded | Result, number: int) -> str:
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
    """The skills of all coups there are; the search ends once it has seen every key."""
    found: set[str] = set()
    # From the naturals downwards: hands that draw have the most coups below them, and are seldom needed.
    for end in plain_ends(ruleset, sorted(itertools.product(range(10), range(10)), key=max, reverse=True)):
        found.add(key_of(end, end.ponte_cards + end.banker_cards))
        if len(found) == len(KEYS):
            break
    return found


DRILL: Final = Drill(ID, skills, make)
