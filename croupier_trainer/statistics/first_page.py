"""From the history to all that the first page and the drills page show, worked out once for both."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence

import msgspec

from croupier_trainer.drills.drill import Drill, Level, Skill
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.statistics.drill_figures import drill_figures, skill_standings
from croupier_trainer.training import today
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.mastery import Standing
from croupier_trainer.training.ports import DrillTotal, SkillRecord
from croupier_trainer.training.today import DrillFigures, Figures, Offer

FIGURES_VERSION = 2
"""Raised whenever the same answers would give other figures, for example because a drill has another skill."""


class Read(msgspec.Struct, frozen=True):
    """What was read from the history; nothing at all on the first day."""

    by_skill: Mapping[str, SkillRecord] = {}
    totals: Mapping[str, DrillTotal] = {}
    recent: Sequence[Answer] = ()
    """Those of the last seven days, older ones do no harm."""


class FirstPage(msgspec.Struct, frozen=True):
    """The figures of the first page, and the skills of each drill behind them."""

    figures: Figures
    standings: Mapping[str, Mapping[Skill, Standing]]
    """By drill, in the order in which pages show them; a drill that the ruleset does not have is missing."""


def first_page(
    drills: Sequence[Drill], ruleset: Ruleset, targets_ms: Mapping[str, int], read: Read, now: datetime.datetime
) -> FirstPage:
    """Figures of all drills that a ruleset has, of the last days, and the run that is needed most.

    `now` is an aware moment of local time: its date is today, and answers belong to the days of its time zone.
    """
    standings = {
        drill.id: skill_standings(skills, read.by_skill, targets_ms[drill.id])
        for drill in drills
        if (skills := drill.skills(ruleset))
    }
    figures = [drill_figures(name, found, read.totals.get(name)) for name, found in standings.items()]
    needed = today.neediest(figures, {name: total.last_answered_at_utc for name, total in read.totals.items()}).drill
    skills = today.needed_skills(standings[needed])
    answers = _answers(next(drill for drill in drills if drill.id == needed), ruleset, skills)
    offer = Offer(needed, tuple(map(str, skills)), answers, today.minutes(answers, targets_ms[needed]))
    days = today.days(_by_day(read.recent, now.tzinfo), now.date())
    return FirstPage(Figures(ruleset.id, ruleset.family.value, tuple(figures), days, offer), standings)


def unread(drills: Sequence[Drill], ruleset: Ruleset, shown: Figures) -> Figures:
    """The drills that a ruleset has, while the history cannot say how far their skills are nor what is needed.

    What `shown`, figures of another ruleset, knows of answers holds under every ruleset.
    """
    known = {drill.drill: drill for drill in shown.drills}
    played = [known.get(drill.id, DrillFigures(drill.id)) for drill in drills if drill.skills(ruleset)]
    figures = tuple(DrillFigures(each.drill, answers=each.answers, mistakes=each.mistakes) for each in played)
    return Figures(ruleset.id, ruleset.family.value, figures, shown.days)


def basis(ruleset: Ruleset, targets_ms: Mapping[str, int]) -> str:
    """What figures rest on beside the answers; with another basis the same answers may give other figures."""
    return f"{FIGURES_VERSION} {ruleset.fingerprint} {sorted(targets_ms.items())}"


def since(now: datetime.datetime) -> datetime.datetime:
    """The moment from which answers are of the last seven days; `now` as for `first_page`."""
    first = now.date() - datetime.timedelta(today.DAYS - 1)
    return datetime.datetime.combine(first, datetime.time(), now.tzinfo)


def _answers(drill: Drill, ruleset: Ruleset, skills: Sequence[Skill]) -> int:
    """How many answers a run that asks for these skills has: how many turns a task has shows only when it is made."""
    turns = sum(len(drill.make(ruleset, skill, Level.SECOND, seed).turns) for seed, skill in enumerate(skills))
    return round(drill.length * turns / len(skills))


def _by_day(answers: Sequence[Answer], zone: datetime.tzinfo | None) -> dict[str, tuple[int, int]]:
    days: dict[str, tuple[int, int]] = {}
    for answer in answers:
        day = datetime.datetime.fromisoformat(answer.answered_at_utc).astimezone(zone).date().isoformat()
        number, mistakes = days.get(day, (0, 0))
        days[day] = number + 1, mistakes + answer.mistake
    return days
