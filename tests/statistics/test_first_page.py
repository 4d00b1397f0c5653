"""From answers to the first page: figures by drill and day, the offered run, and what makes old figures doubtful."""

from __future__ import annotations

import datetime

import msgspec

from croupier_trainer.app.seeding import seeded_answers
from croupier_trainer.drills import DRILLS
from croupier_trainer.statistics.first_page import Read, basis, first_page, since, unread
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import DrillTotal
from croupier_trainer.training.today import DrillFigures
from tests.rules.shipped import shipped
from tests.training.table import COUP, answer, drill, records

TARGETS = {drill.id: 1_500 for drill in DRILLS}
PARIS = datetime.timezone(datetime.timedelta(hours=1))
NOW = datetime.datetime(2026, 11, 30, 0, 30, tzinfo=PARIS)
RULESET = shipped("chemin-de-fer")


def read_of(answers: list[Answer]) -> Read:
    totals: dict[str, DrillTotal] = {}
    for each in answers:
        before = totals.get(each.drill, DrillTotal(each.drill, 0, 0, ""))
        totals[each.drill] = DrillTotal(
            each.drill, before.answers + 1, before.mistakes + each.mistake, each.answered_at_utc
        )
    return Read(records(answers), totals, answers)


def test_the_first_day_has_all_skills_new_and_offers_the_first_drill() -> None:
    page = first_page(DRILLS, RULESET, TARGETS, Read(), NOW)
    assert page.figures.first_day
    assert page.figures.new == sum(len(drill.skills(RULESET)) for drill in DRILLS)
    assert page.figures.offer is not None
    assert page.figures.offer.drill == "points"
    assert (page.figures.offer.answers, page.figures.offer.minutes) == (40, 2)
    assert list(page.standings) == [drill.id for drill in DRILLS]


def test_of_a_drill_with_turns_the_offered_run_has_as_many_answers_as_its_tasks_have_turns() -> None:
    page = first_page([COUP], RULESET, {"coup": 6_000}, Read(), NOW)
    assert page.figures.offer is not None
    assert (page.figures.offer.drill, page.figures.offer.answers) == ("coup", COUP.length * 4)
    assert page.figures.offer.minutes == 2  # 12 × 7.5 s = 1 min 30 s


def test_figures_agree_with_the_answers() -> None:
    answers = seeded_answers(RULESET, TARGETS, 300, NOW)
    page = first_page(DRILLS, RULESET, TARGETS, read_of(answers), NOW)
    assert sum(drill.answers for drill in page.figures.drills) == len(answers)
    assert sum(drill.mistakes for drill in page.figures.drills) == sum(answer.mistake for answer in answers)
    for shown in page.figures.drills:
        found = page.standings[shown.drill].values()
        assert shown.skills == len(found)
        assert shown.weak == sum(each.weak for each in found)
        assert shown.mastered == sum(each.earned for each in found)


def test_a_drill_that_the_ruleset_has_not_is_left_out_and_comes_again_with_one_that_has_it() -> None:
    chemin_only = msgspec.structs.replace(COUP, skills=lambda ruleset: COUP.skills(ruleset) if ruleset.bank else ())
    drills = (drill("points"), chemin_only, drill("winner"))
    targets = TARGETS | {"coup": 1_500}
    # What was answered in it makes it the one that is needed most, wherever it is played.
    read = read_of([answer(drill="coup", skills=("coup:call",), right=False) for _ in range(30)])
    here, there = (
        first_page(drills, shipped(ruleset), targets, read, NOW) for ruleset in ("chemin-de-fer", "punto-banco")
    )
    assert list(here.standings) == [each.drill for each in here.figures.drills] == ["points", "coup", "winner"]
    assert list(there.standings) == [each.drill for each in there.figures.drills] == ["points", "winner"]
    assert [page.figures.offer and page.figures.offer.drill for page in (here, there)] == ["coup", "points"]
    assert there.figures.new == sum(len(each.skills(shipped("punto-banco"))) for each in drills)
    assert first_page(drills, RULESET, targets, read, NOW) == here


def test_of_another_ruleset_only_what_holds_under_every_one_is_known_before_the_history_is_read() -> None:
    shown = first_page(DRILLS, RULESET, TARGETS, read_of(seeded_answers(RULESET, TARGETS, 300, NOW)), NOW).figures
    there = unread(DRILLS, shipped("punto-banco"), shown)
    assert (there.ruleset, there.family) == ("punto-banco", "punto-banco")
    assert there.drills == tuple(
        DrillFigures(each.drill, answers=each.answers, mistakes=each.mistakes)
        for each in shown.drills
        if each.drill != "bank-sum"
    )
    assert (there.days, there.offer, there.first_day) == (shown.days, None, False)
    back = unread(DRILLS, RULESET, there)
    assert [each.drill for each in back.drills] == [drill.id for drill in DRILLS]
    assert back.drills[-1] == DrillFigures("bank-sum")


def test_an_answer_belongs_to_the_day_on_the_clock_of_the_wall() -> None:
    """Half past midnight in Paris is still yesterday in UTC."""
    late = answer(answered_at_utc="2026-11-29T23:10:00.000Z")
    page = first_page(DRILLS, RULESET, TARGETS, Read(recent=[late]), NOW)
    assert page.figures.days[-1].day == "2026-11-30"
    assert page.figures.days[-1].answers == 1
    assert page.figures.days[-2].answers == 0


def test_seven_days_begin_at_midnight_of_the_first() -> None:
    assert since(NOW) == datetime.datetime(2026, 11, 24, 0, 0, tzinfo=PARIS)


def test_other_rules_or_times_are_another_basis() -> None:
    here = basis(RULESET, TARGETS)
    assert here == basis(RULESET, dict(reversed(TARGETS.items())))
    assert here != basis(shipped("punto-banco"), TARGETS)
    assert here != basis(RULESET, TARGETS | {"points": 1_501})
