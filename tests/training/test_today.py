"""What the first page offers: the drill needed most, its skills, how long that takes; and the last seven days."""

from __future__ import annotations

import datetime

import pytest

from croupier_trainer.drills.drill import Skill
from croupier_trainer.training import today
from croupier_trainer.training.mastery import Progress, Standing
from croupier_trainer.training.today import DayFigures, DrillFigures, Figures


def standings(**kinds: int) -> dict[Skill, Standing]:
    """So many skills of each kind: new, learning, weak, mastered, rusty."""
    made = {
        "new": Standing(),
        "learning": Standing(Progress.LEARNING, 5, 5, 900),
        "weak": Standing(Progress.LEARNING, 10, 6, 900, weak=True),
        "mastered": Standing(Progress.MASTERED, 30, 30, 900),
        "rusty": Standing(Progress.RUSTY, 30, 30, 900),
    }
    return {
        Skill("points", f"{kind}-{number:02}"): made[kind] for kind, count in kinds.items() for number in range(count)
    }


def keys(found: tuple[Skill, ...]) -> list[str]:
    return [skill.key.partition("-")[0] for skill in found]


def test_weak_skills_come_first_then_begun_ones_then_new_ones() -> None:
    found = today.needed_skills(standings(new=3, learning=2, weak=2, mastered=9))
    assert keys(found) == ["weak", "weak", "learning", "learning", "new", "new", "new"]


def test_of_the_weak_ones_the_one_most_often_wrong_comes_first() -> None:
    known = standings(weak=3)
    worst = Skill("points", "weak-01")
    known[worst] = Standing(Progress.LEARNING, 10, 1, 900, weak=True)
    assert today.needed_skills(known)[0] == worst


def test_no_more_skills_than_can_be_learnt_in_a_run() -> None:
    assert len(today.needed_skills(standings(new=48))) == today.OFFER_SKILLS


def test_few_needed_skills_are_mixed_with_others_rusty_ones_first() -> None:
    found = today.needed_skills(standings(mastered=9, rusty=2, weak=1))
    assert keys(found) == ["weak", "rusty", "rusty", "mastered", "mastered", "mastered"]
    assert len(found) == today.OFFER_LEAST_SKILLS


def test_a_small_drill_gives_what_it_has() -> None:
    assert len(today.needed_skills(standings(mastered=2))) == 2


def test_a_rusty_weak_skill_counts_once_as_weak() -> None:
    known = {Skill("points", "a"): Standing(Progress.RUSTY, 30, 20, 900, weak=True)}
    assert today.needed_skills(known) == (Skill("points", "a"),)


def drill(name: str, *, skills: int = 10, mastered: int = 0, weak: int = 0, new: int = 0) -> DrillFigures:
    return DrillFigures(name, skills, mastered, weak, new)


def test_the_drill_with_most_weak_skills_is_needed_most() -> None:
    drills = [drill("points", weak=1, new=9), drill("natural", weak=3), drill("winner", weak=3)]
    assert today.neediest(drills, {}).drill == "natural"


def test_without_weak_skills_the_first_unfinished_drill_is_next() -> None:
    drills = [drill("points", mastered=10), drill("natural", mastered=9), drill("winner", new=10)]
    assert today.neediest(drills, {}).drill == "natural"


def test_what_is_weak_comes_before_anything_new() -> None:
    assert today.neediest([drill("points", new=10), drill("winner", weak=1)], {}).drill == "winner"


def test_when_all_is_mastered_the_one_unasked_for_longest_is_next() -> None:
    drills = [drill("points", mastered=10), drill("natural", mastered=10), drill("winner", mastered=10)]
    last = {"points": "2026-11-30T08:00:00.000Z", "natural": "2026-11-28T08:00:00.000Z", "winner": "2026-11-29"}
    assert today.neediest(drills, last).drill == "natural"
    assert today.neediest(drills, {"points": "2026-11-30", "natural": "2026-11-28"}).drill == "winner"


def test_no_drills_is_an_error() -> None:
    with pytest.raises(ValueError, match="empty"):
        today.neediest([], {})


@pytest.mark.parametrize(("answers", "target_ms", "expected"), [(40, 1500, 2), (40, 2500, 3), (1, 1000, 1), (0, 1, 1)])
def test_minutes(answers: int, target_ms: int, expected: int) -> None:
    """40 × (1.5 s + 1.5 s) = 2 min; 40 × (2.5 s + 1.5 s) = 2 min 40 s; never 0."""
    assert today.minutes(answers, target_ms) == expected


MONDAY = datetime.date(2026, 11, 30)


def test_seven_days_the_last_is_today() -> None:
    found = today.days({"2026-11-30": (40, 4), "2026-11-24": (5, 5), "2026-11-23": (99, 0)}, MONDAY)
    assert [day.day for day in found] == [f"2026-11-{day}" for day in range(24, 31)]
    assert found[-1] == DayFigures("2026-11-30", 40, 4)
    assert found[0] == DayFigures("2026-11-24", 5, 5)
    assert found[1] == DayFigures("2026-11-25")


def test_a_day_later_the_week_has_moved_on() -> None:
    figures = Figures("r", "chemin-de-fer", (), today.days({"2026-11-30": (40, 4), "2026-11-24": (5, 5)}, MONDAY))
    moved = today.on_day(figures, datetime.date(2026, 12, 1))
    assert moved.days[-1] == DayFigures("2026-12-01")
    assert moved.days[-2] == DayFigures("2026-11-30", 40, 4)
    assert "2026-11-24" not in {day.day for day in moved.days}


@pytest.mark.parametrize(("answers", "mistakes", "expected"), [(0, 0, 0), (40, 4, 90), (3, 1, 66), (200, 1, 99)])
def test_right_percent_is_rounded_down(answers: int, mistakes: int, expected: int) -> None:
    assert DayFigures("2026-11-30", answers, mistakes).right_percent == expected


def test_sums_and_the_first_day() -> None:
    figures = Figures(
        "r", "f", (drill("points", mastered=2, weak=1, new=3), drill("winner", mastered=1, weak=4, new=5))
    )
    assert (figures.weak, figures.new, figures.mastered) == (5, 8, 3)
    assert figures.first_day
    assert not Figures("r", "f", (DrillFigures("points", answers=1),)).first_day
