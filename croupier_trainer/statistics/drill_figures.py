"""The figures of a drill under a ruleset: how many of its skills are mastered, weak, new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier_trainer.drills.drill import Skill
from croupier_trainer.training.mastery import Progress, Standing, standing
from croupier_trainer.training.ports import DrillTotal, SkillRecord
from croupier_trainer.training.today import DrillFigures


def skill_standings(
    skills: Sequence[Skill], records: Mapping[str, SkillRecord], target_ms: int
) -> dict[Skill, Standing]:
    """How far each skill is.

    Args:
        skills: of a drill under a ruleset. What was learnt under another ruleset counts wherever the skill is the same.
        records: by skill as the history writes it; one that was never asked has none.
        target_ms: the standard's for the drill.
    """
    return {skill: standing(records.get(str(skill)), target_ms) for skill in skills}


def drill_figures(drill: str, standings: Mapping[Skill, Standing], total: DrillTotal | None) -> DrillFigures:
    """One drill's line of the first page, from its skills and the totals of all its answers."""
    return DrillFigures(
        drill,
        skills=len(standings),
        mastered=sum(each.earned for each in standings.values()),
        weak=sum(each.weak for each in standings.values()),
        new=sum(each.progress is Progress.NEW for each in standings.values()),
        answers=0 if total is None else total.answers,
        mistakes=0 if total is None else total.mistakes,
    )
