"""The drill `sabot`: a coup from a running sabot, call by call, from the naturals to whether it was the last.

The engine deals and plays the coup; `_Table` follows its events and asks what the croupier has to say to each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from croupier_trainer.drills import bank_draw, natural, ponte_draw, staging, winner
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import (
    Arret,
    Drill,
    Explanation,
    Level,
    Part,
    Question,
    Scene,
    Skill,
    Task,
    Turn,
    Why,
)
from croupier_trainer.rules.cards import Card, points
from croupier_trainer.rules.play import CallDue, CardDealt, CoupEnded, NaturalShown, Play, PlayEvent, Said, Stage
from croupier_trainer.rules.refusal import RefusedError
from croupier_trainer.rules.ruleset import Look, Ruleset, SabotRules
from croupier_trainer.rules.sabot import Sabot, begin_coup, burn, draw, made_up, shuffled
from croupier_trainer.rules.tableau import Call, Hand

ID: Final = "sabot"
_NEEDS_ARRET: Final = ("end:arret:", "end:after:")
_NEAR: Final = 12
"""Within so many cards of the carte d'arrêt, two coups or three, begins the search for a coup that needs it."""
_DRAWS: Final = {"ponte": (Hand.PONTE, ponte_draw), "bank": (Hand.BANKER, bank_draw)}
"""Whose call a skill is, and the drill of it."""
_BOTH: Final = (Hand.PONTE, Hand.BANKER)
_PONTE_ASKS: Final = (Question(Part.PONTE_CALL, (Call.STAND.value, Call.DRAW.value, Call.CHOICE.value)),)
_GOES_ON: Final = "goes-on"
_ONE_MORE: Final = "one-more"
_LAST: Final = "last"
_END_ASKS: Final = (Question(Part.LAST_COUP, (_GOES_ON, _ONE_MORE, _LAST)),)
_END_WHY: Final = {_GOES_ON: Why.SABOT_GOES_ON, _ONE_MORE: Why.ONE_MORE, _LAST: Why.LAST_COUP}
_ARRET_KEYS: Final = {Arret.COMES: "arret", Arret.LIES: "after"}


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """What a coup can ask, in its order: naturals, calls, winner, last coup."""
    if _bank_lies_face_down(ruleset):
        keys = ["natural:none", "natural:ponte", "bank-natural:none", "bank-natural:natural"]
    else:
        keys = ["natural:none", "natural:ponte", "natural:banker", "natural:both"]
    keys += [f"ponte:{call}" for call in _calls(ponte_draw.skills(ruleset))]
    keys += [f"bank:{call}" for call in _calls(bank_draw.skills(ruleset))]
    keys += ["winner:ponte", "winner:banker", "winner:egalite", f"end:{_GOES_ON}"]
    return tuple(Skill(ID, key) for key in dict.fromkeys((*keys, *_end_keys(ruleset.sabot))))


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """The first coup that asks for the skill, from some place in a taille on; at first both hands are bound."""
    if skill not in skills(ruleset):
        raise ValueError(f"no task of this ruleset trains {skill}")
    chance = staging.chance_for(skill, level, seed)
    aimed = _call_aimed_at(ruleset, skill)
    party = staging.first_that_fits(skill, lambda: _party(chance, ruleset, level, aimed))

    def attempt() -> tuple[Turn, ...] | None:
        sabot = _somewhere(chance, ruleset, near_arret=skill.key.startswith(_NEEDS_ARRET))
        while sabot.may_begin_coup:
            if aimed is not None and party.bound(aimed.hand):
                sabot = _on_to(sabot, aimed)
            table = _Table(ruleset, party, sabot)
            try:
                sabot = table.deal(staging.any_says(chance))
            except RefusedError:
                return None  # the sabot held too few cards for this coup
            if any(turn.skills[0] == skill for turn in table.turns):
                return tuple(table.turns)
        return None

    return Task(ID, skill, level, seed, staging.first_that_fits(skill, attempt))


def _bank_lies_face_down(ruleset: Ruleset) -> bool:
    """Whether the ponte speaks before the bank's cards are seen."""
    return ruleset.bank is not None and ruleset.bank.look is Look.PONTE_SPEAKS_FIRST


def _end_keys(rules: SabotRules) -> Iterator[str]:
    """How the coup in which the carte d'arrêt came can end, and the one after it.

    Nothing on the felt tells how many coups ago it came: a house that deals more than one after it is not asked.
    """
    if rules.coups_after_arret > 1:
        return
    for after in range(rules.coups_after_arret + 1):
        # A card of the coup in which it came, and four of each since.
        if rules.behind_arret >= 1 + 4 * after:
            call = _LAST if after == rules.coups_after_arret else _ONE_MORE
            yield _end_key(Arret.LIES if after else Arret.COMES, call)


def _end_key(arret: Arret | None, call: str) -> str:
    """The skill of knowing whether another coup is dealt: it is another question since the carte d'arrêt has come."""
    return f"end:{call}" if arret is None else f"end:{_ARRET_KEYS[arret]}:{call}"


def _calls(known: Iterable[Skill]) -> tuple[str, ...]:
    """The calls that skills of a drill of draws end with."""
    found = {skill.key.rpartition(":")[2] for skill in known}
    return tuple(call.value for call in Call if call.value in found)


class _CallAimedAt(msgspec.Struct, frozen=True):
    """The call that a task is made for."""

    hand: Hand
    call: str
    rows: frozenset[int]
    """Points of two cards with which a bound hand can have it; none: only a free hand has."""


def _call_aimed_at(ruleset: Ruleset, skill: Skill) -> _CallAimedAt | None:
    kind, _, call = skill.key.partition(":")
    if kind not in _DRAWS:
        return None
    hand, drill = _DRAWS[kind]
    bound = [known.key for known in drill.skills(ruleset) if "free" not in known.key]
    return _CallAimedAt(hand, call, frozenset(int(key[0]) for key in bound if key.endswith(f":{call}")))


def _party(chance: Chance, ruleset: Ruleset, level: Level, aimed: _CallAimedAt | None) -> staging.Party | None:
    """Who takes part; None where nobody there could have the call that is aimed at, or the level wants others."""
    party = staging.any_party(chance, ruleset, level)
    if aimed is not None and not aimed.rows:
        return None if party.bound(aimed.hand) else party
    if aimed is not None and aimed.call != Call.CHOICE and not party.bound(aimed.hand):
        return None
    return party if level is not Level.FIRST or all(map(party.bound, Hand)) else None


def _somewhere(chance: Chance, ruleset: Ruleset, *, near_arret: bool) -> Sabot:
    """A sabot in the middle of its taille, its carte d'arrêt still to come."""
    rules = ruleset.sabot
    fresh, _ = burn(made_up(rules, shuffled(rules, chance)))
    most = fresh.arret_after - fresh.gone
    gone = fresh.arret_after - chance.below(min(_NEAR, most)) if near_arret else fresh.gone + chance.below(most)
    return Sabot(rules, fresh.cards, gone)


def _on_to(sabot: Sabot, aimed: _CallAimedAt) -> Sabot:
    """On to a place where the hand's two cards have such points: what cannot lead to a rare call is not played."""
    first, cards = 0 if aimed.hand is Hand.PONTE else 1, sabot.cards
    gone = sabot.gone
    while gone + 4 <= sabot.arret_after and points((cards[gone + first], cards[gone + first + 2])) not in aimed.rows:
        gone += 1
    return Sabot(sabot.rules, cards, gone, sabot.coups_left)


class _Table:
    """One coup at the table: what lies there after each event, and what the croupier is asked then."""

    def __init__(self, ruleset: Ruleset, party: staging.Party, sabot: Sabot) -> None:
        self.turns: list[Turn] = []
        self._ruleset, self._party = ruleset, party
        self._arret_lies = sabot.arret_shown
        self._sabot = begin_coup(sabot)
        self._number = 0
        """Cards that have left the sabot for this coup."""
        self._arret_at: int | None = None
        """How many of them lay when the carte d'arrêt came."""
        self._lying: dict[Hand, staging.Cards] = dict.fromkeys(Hand, ())
        self._face_down = _bank_lies_face_down(ruleset)
        self._ponte_said: Call | None = None
        self._naturals: tuple[NaturalShown, ...] = ()
        """Of the whole coup, whoever can see them yet."""

    def deal(self, says: staging.Lot[Call]) -> Sabot:
        """Deal and play the coup, and ask its turns; the sabot after it.

        Raises:
            RefusedError: it holds too few cards.
        """
        play = Play(self._ruleset, self._party.bound(Hand.PONTE), self._party.bound(Hand.BANKER))
        first, second, third, fourth = (self.any() for _ in range(4))
        _, events = staging.play_on(play, self, (first, third), (second, fourth), Stage.OVER, says, {})
        self._naturals = natural.shown_in(events)
        for event in events:
            self._happens(event)
        return self._sabot

    def any(self) -> Card:
        """The next card of the sabot."""
        self._sabot, card, showed = draw(self._sabot)
        if showed:
            self._arret_at = self._number
        self._number += 1
        return card

    def _happens(self, event: PlayEvent) -> None:
        match event:
            case CardDealt(hand, card):
                self._lying[hand] = (*self._lying[hand], card)
                if self._cards_lie == 4:
                    self._ask_naturals((Hand.PONTE,) if self._face_down else _BOTH)
            case CallDue(hand=Hand.PONTE):
                self._ask_call("ponte", event, _PONTE_ASKS, ponte_draw.explained(event), (ponte_draw.skill_of(event),))
            case Said(hand=Hand.PONTE, said=said):
                self._ponte_said = said
                self._turn_bank()
            case NaturalShown(hand=Hand.PONTE):
                self._turn_bank()
            case CallDue():
                finer = bank_draw.skills_of(self._ruleset, event)
                self._ask_call("bank", event, bank_draw.ASKS, bank_draw.explained(event), finer)
            case CoupEnded():
                self._ask_end(event)
            case _:
                pass  # it changes nothing that lies, or follows from what does

    def _turn_bank(self) -> None:
        """The banker turns his cards, once the ponte has spoken or shown a natural."""
        if self._face_down:
            self._face_down = False
            self._ask_naturals((Hand.BANKER,))

    def _ask_naturals(self, turned: tuple[Hand, ...]) -> None:
        """The cards of these hands have just been turned up."""
        shown = tuple(each for each in self._naturals if each.hand in turned)
        sides = (side for side, (hand, _) in natural.SIDES.items() if hand in turned)
        both = (natural.BOTH,) if turned == _BOTH else ()
        asks = (Question(Part.NATURAL, (natural.NONE, *sides, *both)),)
        call = natural.announced(shown)
        if turned == (Hand.BANKER,):
            key = f"bank-natural:{'natural' if shown else 'none'}"
        else:
            key = f"natural:{shown[0].hand.value if len(shown) == 1 else call}"
        # The ponte's natural is known by the time that the bank turns one.
        known = self._naturals if shown and Hand.BANKER in turned else shown
        self._ask(key, turned, asks, (call,), natural.explained(known))

    def _ask_call(
        self,
        kind: str,
        due: CallDue,
        asks: tuple[Question, ...],
        explanation: Explanation,
        finer: tuple[Skill, ...],
    ) -> None:
        call = due.required.value
        self._ask(f"{kind}:{call}", (due.hand,), asks, (call,), explanation, finer)

    def _ask_end(self, ended: CoupEnded) -> None:
        finer = (Skill(winner.ID, winner.key_of(ended, self._number)),)
        key = f"winner:{ended.winner.value}"
        self._ask(key, _BOTH, winner.ASKS, winner.right(ended), winner.explained(ended), finer)
        if self._arret is not None and self._ruleset.sabot.coups_after_arret > 1:
            return
        call = _GOES_ON if not self._sabot.arret_shown else _ONE_MORE if self._sabot.may_begin_coup else _LAST
        self._ask(_end_key(self._arret, call), (), _END_ASKS, (call,), Explanation(_END_WHY[call]))

    @property
    def _cards_lie(self) -> int:
        return sum(map(len, self._lying.values()))

    @property
    def _arret(self) -> Arret | None:
        """The carte d'arrêt, seen once a card from behind it lies."""
        if self._arret_lies:
            return Arret.LIES
        came = self._arret_at is not None and self._cards_lie > self._arret_at
        return Arret.COMES if came else None

    def _ask(
        self,
        key: str,
        asked: tuple[Hand, ...],
        asks: tuple[Question, ...],
        expected: tuple[str, ...],
        explanation: Explanation,
        finer: tuple[Skill, ...] = (),
    ) -> None:
        """A turn, asked as the table is now."""
        scene = Scene(
            staging.seen(self._lying[Hand.PONTE]),
            staging.seen(self._lying[Hand.BANKER], face_down=self._face_down),
            asked,
            ponte_said=self._ponte_said,
            bank=self._party.bank,
            coverage=self._party.coverage,
            arret=self._arret,
        )
        self.turns.append(Turn(self._ruleset, scene, asks, expected, explanation, (Skill(ID, key), *finer)))


DRILL: Final = Drill(ID, skills, make, length=10)
