"""The drills page: the list with figures, choices that go out as settings, skills to aim at by keys, the start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Skill
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.mastery import Progress, Standing
from croupier_trainer.training.settings import DEFAULTS
from croupier_trainer.training.today import DrillFigures
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.drills import DrillOverview, DrillsPage
from croupier_trainer.ui.skill_map import PITCH_PX, SQUARE_PX, SkillMap
from croupier_trainer.ui.skill_words import column_heads, skill_rows, skill_words
from croupier_trainer.ui.widgets.choice import DropDown
from croupier_trainer.ui.widgets.words import Words
from tests.rules.shipped import shelf, shipped

DRILLS_BY_ID = {drill.id: drill for drill in DRILLS}
RULESETS = {name: shipped(name) for name in ("chemin-de-fer", "punto-banco")}
WEAK = Standing(Progress.LEARNING, 12, 7, 2_100, weak=True)


def overview(ruleset: str = "chemin-de-fer") -> list[DrillOverview]:
    found = []
    for drill in DRILLS:
        standings = dict.fromkeys(drill.skills(RULESETS[ruleset]), Standing())
        if drill.id == "bank-draw":
            standings[Skill("bank-draw", "0:draw")] = WEAK
        found.append(DrillOverview(DrillFigures(drill.id, len(standings), 2, 1, 3, 200, 13), 2_500, standings))
    return found


@pytest.fixture
def page(look: Look) -> DrillsPage:
    page = DrillsPage(look, DEFAULTS)
    page.resize(1080, 800)
    page.set_overview(RULESETS, overview())
    page.choose("bank-draw")
    page.show()
    QTest.qWait(0)
    return page


def squares(page: DrillsPage) -> SkillMap:
    found = page.findChild(SkillMap)
    assert found is not None
    found.setFocus(Qt.FocusReason.TabFocusReason)
    return found


def words(page: DrillsPage, name: str) -> str:
    found = page.findChild(Words, name)
    assert found is not None
    return found.words


def button(page: DrillsPage, name: str) -> QAbstractButton:
    found = page.findChild(QAbstractButton, name)
    assert found is not None
    return found


def test_every_drill_is_listed_with_target_mastery_and_accuracy_with_its_count(page: DrillsPage) -> None:
    listed = [button(page, f"drill-{drill.id}") for drill in DRILLS]
    assert [each.text() for each in listed] == [
        *("Points", "Naturals", "Ponte draws", "Bank draws", "Winner", "Sabot", "Payouts", "Bank sum")
    ]
    assert listed[3].accessibleDescription() == "2 of 49 mastered, 93 % right of 200, target 2.5 s"


def test_the_list_chooses_by_click_and_by_arrow(page: DrillsPage) -> None:
    button(page, "drill-points").click()
    assert page.chosen == "points"
    page.activateWindow()
    button(page, "drill-points").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.qWait(0)
    QTest.keyClick(button(page, "drill-points"), Qt.Key.Key_Down)
    assert page.chosen == "natural"


def test_enter_starts_the_shown_drill_with_all_its_skills(page: DrillsPage) -> None:
    started: list[tuple[str, object]] = []
    page.start.connect(lambda drill, aim: started.append((drill, aim)))
    QTest.keyClick(page.first_control(), Qt.Key.Key_Return)
    button(page, "start").click()
    assert started == [("bank-draw", ()), ("bank-draw", ())]


def test_arrows_go_from_skill_to_skill_and_say_what_it_is(page: DrillsPage) -> None:
    skills = squares(page)
    assert words(page, "skill-name") == "Bank 0: card"
    assert words(page, "skill-figures") == "learning · 12 answers · 58 % · 2.1 s"
    for _ in range(3):
        QTest.keyClick(skills, Qt.Key.Key_Down)
    for _ in range(9):
        QTest.keyClick(skills, Qt.Key.Key_Right)
    assert words(page, "skill-name") == "Bank 3, gave 9: at will"
    assert words(page, "skill-figures") == "new"
    assert skills.accessibleDescription() == "Bank 3, gave 9: at will. new"
    for _ in range(9):
        QTest.keyClick(skills, Qt.Key.Key_Right)
    assert words(page, "skill-name") == "Bank 3, ponte stood: card"


def test_enter_and_space_aim_and_take_back(page: DrillsPage) -> None:
    skills = squares(page)
    QTest.keyClick(skills, Qt.Key.Key_Return)
    assert page.aim == (Skill("bank-draw", "0:draw"),)
    QTest.keyClick(skills, Qt.Key.Key_Down)
    QTest.keyClick(skills, Qt.Key.Key_Space)
    assert [skill.key for skill in page.aim] == ["0:draw", "1:draw"]
    assert words(page, "aim") == "Aimed at 2 of 49"
    QTest.keyClick(skills, Qt.Key.Key_Space)
    assert [skill.key for skill in page.aim] == ["0:draw"]


def test_a_click_aims(page: DrillsPage) -> None:
    skills = squares(page)
    QTest.mouseClick(skills, Qt.MouseButton.LeftButton, pos=skills.current_rect.center())
    assert [skill.key for skill in page.aim] == ["0:draw"]


def test_the_start_takes_the_aim_along_and_each_drill_keeps_its_own(page: DrillsPage) -> None:
    started: list[tuple[str, object]] = []
    page.start.connect(lambda drill, aim: started.append((drill, aim)))
    QTest.keyClick(squares(page), Qt.Key.Key_Space)
    page.choose("points")
    assert not page.aim
    page.choose("bank-draw")
    button(page, "start").click()
    assert started == [("bank-draw", (Skill("bank-draw", "0:draw"),))]


def test_all_weak_and_new_at_one_press(page: DrillsPage) -> None:
    button(page, "segment-weak").click()
    assert page.aim == (Skill("bank-draw", "0:draw"),)
    button(page, "segment-new").click()
    assert len(page.aim) == 48
    button(page, "segment-all").click()
    assert words(page, "aim") == "All 49 skills"


def test_it_shows_which_of_all_weak_new_and_chosen_is_aimed_at(page: DrillsPage) -> None:
    kinds = ("all", "weak", "new", "chosen")

    def on() -> list[str]:
        return [kind for kind in kinds if button(page, f"segment-{kind}").isChecked()]

    assert on() == ["all"]
    assert not button(page, "segment-chosen").isEnabled()
    button(page, "segment-weak").click()
    assert on() == ["weak"]
    QTest.keyClick(squares(page), Qt.Key.Key_Down)
    QTest.keyClick(squares(page), Qt.Key.Key_Space)
    assert on() == ["chosen"]
    button(page, "segment-new").click()
    assert on() == ["new"]
    page.choose("points")
    assert on() == ["all"]
    assert not button(page, "segment-weak").isEnabled()
    page.choose("bank-draw")
    assert on() == ["new"]


def test_a_row_that_is_one_skill_is_one_bar_under_all_heads(page: DrillsPage) -> None:
    """As a square it would stand under the first head as if it were about a third card of that value."""
    skills = squares(page)
    row = skills.current_rect
    for _ in range(3):
        QTest.keyClick(skills, Qt.Key.Key_Down)
    assert words(page, "skill-name") == "Bank 3, gave 0: card"
    cell = skills.current_rect
    assert row.width() - cell.width() == 10 * PITCH_PX
    # Over a bar, up and down keep to their column, and anywhere on the bar a click aims at it.
    for _ in range(4):
        QTest.keyClick(skills, Qt.Key.Key_Right)
    for _ in range(4):
        QTest.keyClick(skills, Qt.Key.Key_Down)
    assert words(page, "skill-name") == "Bank 7: no card"
    QTest.keyClick(skills, Qt.Key.Key_Up)
    assert words(page, "skill-name") == "Bank 6, gave 4: no card"
    QTest.mouseClick(skills, Qt.MouseButton.LeftButton, pos=QPoint(row.right() - 2 * PITCH_PX, row.center().y()))
    assert [skill.key for skill in page.aim] == ["0:draw"]


def test_what_is_aimed_at_stands_in_a_frame_all_round_it(page: DrillsPage) -> None:
    """A line below it would lie between it and the square below."""
    skills = squares(page)
    page.setFocus()
    page.first_control().setFocus()
    before = skills.grab().toImage()
    skills.set_aim({Skill("bank-draw", "5/4:choice")})
    after = skills.grab().toImage()
    for _ in range(5):
        QTest.keyClick(skills, Qt.Key.Key_Down)
    for _ in range(4):
        QTest.keyClick(skills, Qt.Key.Key_Right)
    middle, half = skills.current_rect.center(), SQUARE_PX // 2 + 2
    for across, down in ((0, half), (0, -half), (half, 0), (-half, 0)):
        point = middle + QPoint(across, down)
        assert before.pixel(point) != after.pixel(point)
    nearer_below = middle + QPoint(0, PITCH_PX - half)
    assert before.pixel(nearer_below) == after.pixel(nearer_below)


def test_without_drills_the_page_says_why_it_is_empty(look: Look) -> None:
    page = DrillsPage(look, DEFAULTS)
    page.resize(1080, 800)
    page.show()
    assert words(page, "no-drills").startswith("The drills stand here as soon as your history is read.")
    page.set_overview(RULESETS, overview())
    found = page.findChild(Words, "no-drills")
    assert found is not None
    assert not found.isVisible()


def test_choices_go_out_as_settings(page: DrillsPage) -> None:
    changed: list[tuple[str, object]] = []
    page.changed.connect(lambda key, value: changed.append((key, value)))
    button(page, "segment-sprint").click()
    button(page, "segment-3").click()
    dropdown = page.findChild(DropDown, "drill-ruleset")
    assert dropdown is not None
    dropdown.activated.emit(1)
    assert changed == [("mode", Mode.SPRINT.value), ("level", 3), ("ruleset", "punto-banco")]


def test_f1_opens_the_lesson_and_esc_leaves(page: DrillsPage) -> None:
    said: list[str] = []
    page.lesson.connect(said.append)
    page.leave.connect(lambda: said.append("leave"))
    QTest.keyClick(page.first_control(), Qt.Key.Key_F1)
    QTest.keyClick(page.first_control(), Qt.Key.Key_Escape)
    assert said == ["bank-draw", "leave"]


def test_another_ruleset_keeps_what_is_aimed_at_and_still_there(page: DrillsPage) -> None:
    skills = squares(page)
    skills.set_aim({Skill("bank-draw", "5/4:choice"), Skill("bank-draw", "5/5:draw")})
    page.set_overview(RULESETS, overview("punto-banco"))
    assert [skill.key for skill in page.aim] == ["5/5:draw"]


def test_a_box_of_the_payouts_is_a_row_with_all_that_becomes_of_its_stake() -> None:
    rows = skill_rows(DRILLS_BY_ID["payout"].skills(shipped("punto-banco")), Family.PUNTO_BANCO)
    assert [(row.head, [skill.key for skill in row.skills]) for row in rows[1:5]] == [
        ("Banker", ["take:banker", "push:banker", "pay:banker:1/1"]),
        ("Commission", ["commission:1/20:1:nearest"]),
        ("Tie", ["take:tie", "pay:tie:8/1"]),
        ("Order", ["order:losers", "order:right", "order:commission"]),
    ]
    (stake, _order) = skill_rows(DRILLS_BY_ID["payout"].skills(shipped("chemin-de-fer")), Family.CHEMIN_DE_FER)
    assert (stake.head, len(stake.skills)) == ("Stake", 3)


@pytest.mark.parametrize("ruleset", shelf().rulesets.values(), ids=lambda ruleset: ruleset.id)
def test_every_skill_has_words_of_its_own_and_a_place(ruleset: Ruleset) -> None:
    """Under one drill no two skills are called the same, and none is left out of the rows."""
    for drill in DRILLS:
        skills = drill.skills(ruleset)
        names = [skill_words(skill, ruleset.family) for skill in skills]
        assert len(set(names)) == len(names)
        rows = skill_rows(skills, ruleset.family)
        assert [skill for row in rows for skill in row.skills] == list(skills)
        assert all(len(row.skills) <= len(column_heads("bank-draw")) for row in rows), "no wider than the tableau"


def test_a_drill_that_nobody_gave_words_is_no_other_drill() -> None:
    unknown = Skill("roulette", "zero")
    for words_of in (skill_words, lambda skill, family: skill_rows((skill,), family)):
        with pytest.raises(KeyError, match="roulette"):
            words_of(unknown, Family.PUNTO_BANCO)
    with pytest.raises(KeyError, match="roulette"):
        column_heads("roulette")
    for drill in DRILLS:
        column_heads(drill.id)
    with pytest.raises(KeyError, match="tied"):
        skill_words(Skill("ponte-draw", "5:tied:draw"), Family.CHEMIN_DE_FER)
