"""Plays the cards of a scene again from the first to the last, with every decision that fits them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from croupier_trainer.drills.drill import Scene, Task, Turn
from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.coverage import cover
from croupier_trainer.rules.play import Deal, Play, PlayEvent, Speak, Stage, apply
from croupier_trainer.rules.tableau import Call, Hand

End = tuple[Play, tuple[PlayEvent, ...]]


def only(task: Task) -> Turn:
    """The one turn of a task that has no more."""
    (turn,) = task.turns
    return turn


def hands(scene: Scene) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """All cards that lie there, seen or not."""
    return tuple(seen.card for seen in scene.ponte), tuple(seen.card for seen in scene.banker)


def copies(turn: Turn) -> int:
    """How often the commonest card lies there; 0 where none does."""
    return max(Counter(card for hand in hands(turn.scene) for card in hand).values(), default=0)


def start(turn: Turn) -> Play:
    """The coup before its first card, bound as the stakes shown bind it."""
    scene, rules = turn.scene, turn.ruleset.bank
    if scene.coverage is None or scene.bank is None or rules is None:
        return Play(turn.ruleset)
    announced = () if scene.coverage.announcement is None else (scene.coverage.announcement,)
    caller = {announcement.seat for announcement in announced}
    others = [stake for stake in scene.coverage.stakes if stake.seat not in caller]
    again = cover(rules, scene.bank, 9, others, announced, None)
    assert again.stakes == scene.coverage.stakes, "what is shown is what is at risk"
    return Play(turn.ruleset, again.ponte_bound, again.banker_bound)


def ends(play: Play, ponte: tuple[Card, ...], banker: tuple[Card, ...]) -> list[End]:
    """Every state of the coup in which exactly these cards lie; none: it is an impossible one."""
    for card in (ponte[0], banker[0], ponte[1], banker[1]):
        play, events = apply(play, Deal(card))
    return list(_on(play, events, ponte[2:], banker[2:]))


def _on(play: Play, events: tuple[PlayEvent, ...], ponte: tuple[Card, ...], banker: tuple[Card, ...]) -> Iterator[End]:
    if not ponte and not banker:
        yield play, events
    if play.stage is Stage.OVER:
        return
    if play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS):
        required = play.required_ponte if play.stage is Stage.PONTE_SPEAKS else play.required_banker
        for said in (Call.DRAW, Call.STAND) if required is Call.CHOICE else (None,):
            after, happened = apply(play, Speak(said))
            yield from _on(after, events + happened, ponte, banker)
        return
    left = ponte if play.stage is Stage.PONTE_CARD else banker
    if left:
        after, happened = apply(play, Deal(left[0]))
        to_ponte = play.stage is Stage.PONTE_CARD
        yield from _on(after, events + happened, () if to_ponte else ponte, banker if to_ponte else ())


def asked_cards(scene: Scene) -> tuple[Card, ...]:
    """The cards of the one hand that is asked about."""
    (hand,) = scene.asked
    return hands(scene)[0 if hand is Hand.PONTE else 1]
