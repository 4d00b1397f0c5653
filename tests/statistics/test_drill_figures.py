"""The figures of a drill."""

from __future__ import annotations

from croupier_trainer.drills.drill import Skill
from croupier_trainer.statistics.drill_figures import drill_figures, skill_standings
from croupier_trainer.training.mastery import Progress
from croupier_trainer.training.ports import DrillTotal, SkillRecord
from croupier_trainer.training.today import DrillFigures
from tests.rules.shipped import shipped
from tests.training.table import answer, drill

GOOD = answer(confirm_ms=1_000)
WRONG = answer(right=False, given=("4",))


def test_mastered_weak_and_new() -> None:
    skills = tuple(Skill("points", key) for key in ("a", "b", "c", "d", "e"))
    history = {
        "points:a": SkillRecord((GOOD,) * 10),
        "points:b": SkillRecord((*[GOOD] * 10, *[WRONG] * 5), earned=True),
        "points:c": SkillRecord((WRONG,)),
        "points:d": SkillRecord((GOOD,)),
        "points:elsewhere": SkillRecord((WRONG,) * 9),
    }
    standings = skill_standings(skills, history, 1_500)
    assert [standings[skill].progress.value for skill in skills] == ["mastered", "rusty", "learning", "learning", "new"]
    total = DrillTotal("points", answers=36, mistakes=15, last_answered_at_utc="2026-11-30T12:00:00.000Z")
    assert drill_figures("points", standings, total) == DrillFigures(
        "points", skills=5, mastered=2, weak=2, new=1, answers=36, mistakes=15
    )


def test_what_was_learnt_under_one_ruleset_holds_where_it_is_played_alike_and_only_there() -> None:
    bank_draw = drill("bank-draw")
    learnt = {str(skill): SkillRecord((GOOD,) * 10) for skill in bank_draw.skills(shipped("chemin-de-fer"))}
    regel = skill_standings(bank_draw.skills(shipped("baccara-regel")), learnt, 2_500)
    assert [str(skill) for skill, each in regel.items() if each.progress is Progress.NEW] == ["bank-draw:4/2:stand"]
    punto_banco = skill_standings(bank_draw.skills(shipped("punto-banco")), learnt, 2_500)
    assert [str(skill) for skill, each in punto_banco.items() if each.progress is Progress.NEW] == [
        "bank-draw:3/9:draw",
        "bank-draw:5/4:draw",
    ]


def test_what_older_answers_earned_counts() -> None:
    skill = Skill("points", "a")
    standings = skill_standings((skill,), {"points:a": SkillRecord(earned=True)}, 1_500)
    assert drill_figures("points", standings, None) == DrillFigures("points", skills=1, mastered=1)
