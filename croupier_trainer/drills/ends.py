"""How coups end, for drills that need a certain end: which ends there are, and in punto banco a coup towards one.

Nothing here knows a rule: what a hand must do, when a coup is over and who wins is what the engine says.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from croupier_trainer.drills import staging
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import Level
from croupier_trainer.rules import coup as coups
from croupier_trainer.rules.boxes import Result
from croupier_trainer.rules.cards import CARD_OF, points
from croupier_trainer.rules.coup import Coup
from croupier_trainer.rules.play import NATURALS, Deal, Play, Speak, Stage, apply
from croupier_trainer.rules.ruleset import Burn, Family, Ruleset, SabotRules
from croupier_trainer.rules.tableau import Call, Hand, Tableau

_BY_VALUE: Final = tuple(CARD_OF[rank + "S"] for rank in "TA23456789")
_PAIRS: Final = tuple(itertools.islice(itertools.product((False, True), repeat=3), 2, None))
"""Whether the player's first two cards are a pair, the banker's, and one of the two of one suit; at least one is."""
_SOME: Final = 23
"""With pairs every so manieth end will do: a box hangs on points or on pairs, not on both."""


@functools.lru_cache(maxsize=32)
def ends(tableau: Tableau, packs: int) -> tuple[Result, ...]:
    """All ends that coups have by points and numbers of cards, and some of them with every sort of pair there is."""
    sabot = SabotRules(packs, 0, 0, Burn.NONE, 0)
    ruleset = Ruleset("", Family.PUNTO_BANCO, {}, "", tableau, sabot, None, {})
    plain = dict.fromkeys(plain_ends(ruleset, itertools.product(range(10), range(10))))
    paired = [
        msgspec.structs.replace(end, ponte_pair=ponte, banker_pair=banker, perfect_pair=perfect)
        for ponte, banker, perfect in _PAIRS
        if not perfect or packs > 1
        for end in [end for end in plain if _can_be_paired(end, ponte=ponte, banker=banker)][::_SOME]
    ]
    return (*plain, *paired)


def plain_ends(ruleset: Ruleset, openings: Iterable[tuple[int, int]]) -> Iterator[Result]:
    """How coups end in which both hands are bound, none of them with a pair; one end may come often.

    Args:
        ruleset: whose coups.
        openings: the points of the ponte's first two cards and of the bank's.
    """
    for ponte, banker in openings:
        play = Play(ruleset)
        for card in (_BY_VALUE[ponte], _BY_VALUE[banker], _BY_VALUE[0], _BY_VALUE[0]):
            play, _ = apply(play, Deal(card))
        yield from map(_without_pairs, _played_out(play))


def towards(chance: Chance, packs: staging.Packs, play: Play, end: Result, level: Level) -> Play | None:
    """A coup played to its end, most often to this one; None where it cannot begin as it would have to."""
    openings, thirds = {}, {}
    for hand, final, cards, pair in (
        (Hand.PONTE, end.ponte_points, end.ponte_cards, end.ponte_pair),
        (Hand.BANKER, end.banker_points, end.banker_cards, end.banker_pair),
    ):
        first = final if cards == 2 else chance.below(min(NATURALS))
        if cards == 3:
            thirds[hand] = packs.worth((final - first) % 10)
        if pair and first % 2:
            return None
        value = first // 2 + 5 * chance.below(2)
        openings[hand] = (packs.worth(value), packs.worth(value)) if pair else packs.two(first, level)
    play, _ = staging.play_on(
        play, packs, openings[Hand.PONTE], openings[Hand.BANKER], Stage.OVER, staging.any_says(chance), thirds
    )
    return play


def settled(coup: Coup, play: Play) -> Coup:
    """A coup of which the stakes are closed, with the cards and calls of a play that is over."""
    for card in (play.ponte[0], play.banker[0], play.ponte[1], play.banker[1]):
        coup, _ = coups.apply(coup, Deal(card))
    while coup.play is not None and coup.play.stage is not Stage.OVER:
        ponte = coup.play.stage in (Stage.PONTE_SPEAKS, Stage.PONTE_CARD)
        cards = play.ponte if ponte else play.banker
        if coup.play.stage in (Stage.PONTE_CARD, Stage.BANKER_CARD):
            coup, _ = coups.apply(coup, Deal(cards[2]))
        else:
            coup, _ = coups.apply(coup, Speak(Call.DRAW if len(cards) == 3 else Call.STAND))
    return coup


def _played_out(play: Play) -> Iterator[Play]:
    """Every coup that goes on from here, by the values of its cards."""
    if play.stage is Stage.OVER:
        yield play
    elif play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS):
        required = play.required_ponte if play.stage is Stage.PONTE_SPEAKS else play.required_banker
        for said in (Call.DRAW, Call.STAND) if required is Call.CHOICE else (None,):
            yield from _played_out(apply(play, Speak(said))[0])
    else:
        for card in _BY_VALUE:
            yield from _played_out(apply(play, Deal(card))[0])


def _without_pairs(play: Play) -> Result:
    assert play.winner is not None  # the play is over
    return Result(points(play.ponte), points(play.banker), len(play.ponte), len(play.banker), play.winner)


def _can_be_paired(end: Result, *, ponte: bool, banker: bool) -> bool:
    """Whether the hands that are pairs can be: two cards of one rank have an even number of points."""
    return not (
        (ponte and end.ponte_cards == 2 and end.ponte_points % 2)
        or (banker and end.banker_cards == 2 and end.banker_points % 2)
    )
