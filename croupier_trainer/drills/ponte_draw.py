"""The drill `ponte-draw`: the ponte's cards and who takes part; card, no card, at will, or a natural to be shown."""

from __future__ import annotations

from typing import Final

from croupier_trainer.drills import staging
from croupier_trainer.drills.drill import Drill, Explanation, Level, Part, Question, Scene, Skill, Task, Why
from croupier_trainer.rules.play import NATURALS, CallDue, NaturalShown, Play, PlayEvent, Reason, Stage
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.rules.tableau import PONTE_ROWS, Call, Hand

ID: Final = "ponte-draw"
NATURAL: Final = "natural"
ASKS: Final = (Question(Part.PONTE_CALL, (Call.STAND.value, Call.DRAW.value, Call.CHOICE.value, NATURAL)),)
_WHY: Final = {
    Reason.PONTE_TABLEAU: Why.PONTE_TABLEAU,
    Reason.OPTIONAL_CELL: Why.PONTE_OPTIONAL,
    Reason.FREE: Why.PONTE_FREE,
}


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """Points × bound or free, each with its right call; free only where the ruleset ever leaves the ponte free."""
    calls = {row: ruleset.tableau.ponte[row].value for row in PONTE_ROWS}
    keys = [f"{row}:bound:{call}" for row, call in calls.items()] + [f"{points}:bound:{NATURAL}" for points in NATURALS]
    if staging.may_be_free(ruleset, Hand.PONTE):
        keys += [f"{row}:free:{Call.CHOICE.value}" for row in PONTE_ROWS]
        keys += [f"{points}:free:{NATURAL}" for points in NATURALS]
    return tuple(Skill(ID, key) for key in keys)


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """The ponte's two cards; the bank's lie face down in chemin de fer, in punto banco face up."""
    if skill not in skills(ruleset):
        raise ValueError(f"no task of this ruleset trains {skill}")
    chance = staging.chance_for(skill, level, seed)
    points, standing, _ = skill.key.split(":")
    party = staging.party(chance, ruleset, level, Hand.PONTE, skill, bound=standing == "bound")

    def attempt() -> staging.Draft | None:
        packs = staging.Packs(chance, ruleset.sabot.packs)
        ponte, banker = packs.two(int(points), level), (packs.any(), packs.any())
        start = Play(ruleset, party.bound(Hand.PONTE), party.bound(Hand.BANKER))
        play, events = staging.play_on(start, packs, ponte, banker, Stage.PONTE_SPEAKS, {}, {})
        right = _right(events)
        if right is None or skill.key != f"{points}:{standing}:{right[0]}":
            return None  # the bank's natural was shown at once: nobody speaks
        call, explanation = right
        return staging.Draft(
            Scene(
                staging.seen(play.ponte),
                staging.seen(play.banker, face_down=ruleset.family is Family.CHEMIN_DE_FER),
                (Hand.PONTE,),
                bank=party.bank,
                coverage=party.coverage,
            ),
            (call,),
            explanation,
        )

    return staging.made(ruleset, skill, level, seed, ASKS, attempt)


def skill_of(due: CallDue) -> Skill:
    """The skill that a call of the ponte trains."""
    standing = "free" if due.reason is Reason.FREE else "bound"
    return Skill(ID, f"{due.points}:{standing}:{due.required.value}")


def explained(due: CallDue) -> Explanation:
    """Why the ponte has this call."""
    return Explanation(_WHY[due.reason], required=due.required, cell=f"{Hand.PONTE.value}/{due.points}")


def _right(events: tuple[PlayEvent, ...]) -> tuple[str, Explanation] | None:
    for event in events:
        if isinstance(event, NaturalShown) and event.hand is Hand.PONTE:
            return NATURAL, Explanation(Why.PONTE_NATURAL, naturals=(Hand.PONTE,))
        if isinstance(event, CallDue) and event.hand is Hand.PONTE:
            return event.required.value, explained(event)
    return None


DRILL: Final = Drill(ID, skills, make)
