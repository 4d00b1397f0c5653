"""What the first page shows and offers: figures by drill and by day, and the run that is needed most now."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from croupier_trainer.drills.drill import Skill
    from croupier_trainer.training.mastery import Progress, Standing

DAYS: Final = 7
OFFER_SKILLS: Final = 10
"""A run asks for no more skills than this, so that each comes often enough to be learnt."""
OFFER_LEAST_SKILLS: Final = 6
"""And for no fewer where the drill has them, or the answer would be known before the cards lie."""
BETWEEN_MS: Final = 1500
"""Dealing and the verdict: what an answer takes beside the time to think."""


class DrillFigures(msgspec.Struct, frozen=True):
    """One drill under the chosen ruleset."""

    drill: str
    skills: int = 0
    """How many it has; 0 where that is not known yet."""
    mastered: int = 0
    """Mastered once, rusty ones too: what is earned stays."""
    weak: int = 0
    new: int = 0
    answers: int = 0
    """In all modes and rulesets."""
    mistakes: int = 0
    """Of these, wrong or too late."""


class DayFigures(msgspec.Struct, frozen=True):
    """The answers of one day of the machine's calendar."""

    day: str
    """Such as `2026-11-30`."""
    answers: int = 0
    mistakes: int = 0

    @property
    def right_percent(self) -> int:
        """Right ones in whole percent, rounded down like a run's; 0 of none."""
        return (self.answers - self.mistakes) * 100 // self.answers if self.answers else 0


class Offer(msgspec.Struct, frozen=True):
    """A run to start with one key."""

    drill: str
    skills: tuple[str, ...]
    """As the history writes them."""
    answers: int
    """About so many, where a task has several turns."""
    minutes: int


class Figures(msgspec.Struct, frozen=True):
    """All that the first page shows; kept in a file, so that it can be painted before the history is open."""

    ruleset: str
    family: str
    drills: tuple[DrillFigures, ...]
    days: tuple[DayFigures, ...] = ()
    """The last seven, today last; empty where nothing is known of them."""
    offer: Offer | None = None

    @property
    def weak(self) -> int:
        """Weak skills of all drills."""
        return sum(drill.weak for drill in self.drills)

    @property
    def new(self) -> int:
        """Skills that were never asked."""
        return sum(drill.new for drill in self.drills)

    @property
    def mastered(self) -> int:
        """Skills mastered once."""
        return sum(drill.mastered for drill in self.drills)

    @property
    def first_day(self) -> bool:
        """Whether nothing was ever answered."""
        return not any(drill.answers for drill in self.drills)


def days(answers: Mapping[str, tuple[int, int]], today: datetime.date) -> tuple[DayFigures, ...]:
    """The last seven days up to `today`; `answers` has answers and mistakes by day, days without any may be missing."""
    last = [today - datetime.timedelta(back) for back in range(DAYS - 1, -1, -1)]
    return tuple(DayFigures(day.isoformat(), *answers.get(day.isoformat(), (0, 0))) for day in last)


def on_day(figures: Figures, today: datetime.date) -> Figures:
    """The same figures on another day: the week moves on."""
    known = {day.day: (day.answers, day.mistakes) for day in figures.days}
    return msgspec.structs.replace(figures, days=days(known, today))


def minutes(answers: int, target_ms: int) -> int:
    """How long a run takes, in whole minutes and at least one, if every answer takes the target time."""
    return max(1, round(answers * (target_ms + BETWEEN_MS) / 60_000))


def needed_skills(standings: Mapping[Skill, Standing]) -> tuple[Skill, ...]:
    """What a run of a drill asks for: the skills that need it most, each group in the order of the drill.

    Weak ones come first, those most often wrong before the others; then what was begun, then what is new. Where these
    are few, rusty and mastered ones join them, so that no answer is known before the cards lie.
    """
    # The figures of this module are painted before anything is reckoned; what reckons is loaded after that.
    from croupier_trainer.training.mastery import Progress

    def group(*progresses: Progress) -> list[Skill]:
        return [skill for skill, each in standings.items() if each.progress in progresses and not each.weak]

    weak = [skill for skill, each in standings.items() if each.weak]
    weak.sort(key=lambda skill: standings[skill].right / max(1, standings[skill].answers))
    chosen = [*weak, *group(Progress.LEARNING), *group(Progress.NEW)][:OFFER_SKILLS]
    lacking = max(0, OFFER_LEAST_SKILLS - len(chosen))
    return (*chosen, *[*group(Progress.RUSTY), *group(Progress.MASTERED)][:lacking])


def neediest(drills: Sequence[DrillFigures], last_answered: Mapping[str, str]) -> DrillFigures:
    """The drill that is needed most now.

    The one with most weak skills; else the first in which something is not mastered; else the one that was not asked
    for longest. So what is weak is mended before anything new is begun. Of equals the first counts; the drills stand in
    the order in which a croupier learns them. `last_answered` holds when each drill was last answered, as text that
    sorts; a drill that is missing never was. Raises ValueError if there are no drills.
    """
    weakest = max(drills, key=lambda drill: drill.weak)
    if weakest.weak:
        return weakest
    for drill in drills:
        if drill.mastered < drill.skills:
            return drill
    return min(drills, key=lambda drill: last_answered.get(drill.drill, ""))
