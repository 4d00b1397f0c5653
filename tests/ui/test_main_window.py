"""The window: what leads where, what waits until it can be done, notices, settings applied at once, runs alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Drill
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import DEFAULTS, Felt, Language, Settings, Theme
from croupier_trainer.training.today import Figures, Offer
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.main_window import LEAST_SIZE
from croupier_trainer.ui.notices import Restored
from croupier_trainer.ui.pages.drills import DrillsPage
from croupier_trainer.ui.rail import NARROW_PX, WIDE_PX, Rail
from croupier_trainer.ui.skill_map import SkillMap
from croupier_trainer.ui.today_panels import DrillTile
from croupier_trainer.ui.widgets.form import FormRow
from croupier_trainer.ui.widgets.notice import NOTICE_PX, NoticeLine
from tests.ui.window_desk import UNKNOWN, Desk

QUIET = msgspec.structs.replace(DEFAULTS, animation=False, language=Language.ENGLISH)
FULL = StorageProblem(Trouble.DISK_FULL, "/home/anna/data/history.db", "")
MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(look: Look, resources: Path) -> Iterator[MakeDesk]:
    made: list[Desk] = []

    def make(settings: Settings = QUIET) -> Desk:
        made.append(Desk(look, resources, settings))
        return made[-1]

    yield make
    for desk in made:
        desk.translators.speak("en")
        desk.window.close()
        desk.window.deleteLater()
        desk.settle()


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk().equip()


class OtherWindows(QObject):
    """Notes every widget that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched.objectName() or type(watched).__name__)
        return False


def notice(desk: Desk) -> NoticeLine:
    found = desk.window.findChild(NoticeLine, "notice", Qt.FindChildOption.FindDirectChildrenOnly)
    assert found is not None
    return found


def press_notice(desk: Desk) -> None:
    button = notice(desk).findChild(QAbstractButton, "notice-action")
    assert button is not None
    button.click()
    desk.settle()


def practised(figures: Figures) -> Figures:
    """The same with one answer: the first day is over, and there is something to offer."""
    first, *others = figures.drills
    offer = figures.offer or Offer(first.drill, (), 40, 2)
    return msgspec.structs.replace(figures, drills=(msgspec.structs.replace(first, answers=1), *others), offer=offer)


def tiles(desk: Desk) -> list[str]:
    return [tile.objectName().removeprefix("tile-") for tile in desk.window.findChildren(DrillTile) if tile.isVisible()]


def money_first(figures: Figures) -> Figures:
    """Figures whose offer is the drill that punto banco does not have."""
    return msgspec.structs.replace(practised(figures), offer=Offer("bank-sum", ("bank-sum:levy:win",), 40, 5))


def page_shortcuts(desk: Desk) -> list[QShortcut]:
    return [each for each in desk.window.findChildren(QShortcut) if each.objectName() != "quit"]


# --- pages


def test_the_rail_lists_what_is_built_and_leads_there(desk: Desk) -> None:
    rail = desk.window.findChild(Rail)
    assert rail is not None
    rooms = list(rail.findChildren(QAbstractButton))
    assert [room.text() for room in rooms] == ["Today", "Drills", "Settings"]
    for room, page in zip(rooms, ("today-page", "drills-page", "settings-page"), strict=True):
        room.click()
        desk.settle()
        assert desk.page == page
        assert [each.isChecked() for each in rooms] == [each is room for each in rooms]


def test_ctrl_and_a_figure_opens_a_page_and_esc_goes_back(desk: Desk) -> None:
    keys = [shortcut.key().toString() for shortcut in page_shortcuts(desk)]
    assert keys == ["Ctrl+1", "Ctrl+2", "Ctrl+3"]
    for shortcut in page_shortcuts(desk):
        shortcut.activated.emit()
    assert desk.page == "settings-page"
    desk.press(Qt.Key.Key_Escape)
    assert desk.page == "today-page"


def test_every_page_has_the_focus_somewhere(desk: Desk) -> None:
    for room in ("drills", "settings", "today"):
        desk.window.open_room(room)
        desk.settle()
        focused = desk.window.focusWidget()
        assert focused is not None
        assert desk.window.page.isAncestorOf(focused)


def test_the_rail_has_words_where_there_is_room(desk: Desk) -> None:
    rail = desk.window.findChild(Rail)
    assert rail is not None
    drills = desk.child("room-drills", QAbstractButton)
    assert rail.width() == WIDE_PX
    desk.window.resize(1099, 800)
    desk.settle()
    assert rail.width() == NARROW_PX
    keys = QKeySequence("Ctrl+2").toString(QKeySequence.SequenceFormat.NativeText)
    assert drills.toolTip() == f"Drills ({keys})"
    desk.window.resize(1100, 800)
    desk.settle()
    assert rail.width() == WIDE_PX


def test_the_window_is_never_smaller_than_a_table(desk: Desk) -> None:
    desk.window.resize(100, 100)
    assert desk.window.size() == LEAST_SIZE


@pytest.mark.parametrize("drill", [None, "points", "bank-draw", "payout"])
def test_a_large_window_made_small_at_one_blow_leaves_nothing_outside(desk: Desk, drill: str | None) -> None:
    """The margins of a page of text, wide as they were, must not hold it open."""
    for room in ("drills", "settings", "today"):
        desk.window.open_room(room)
    if drill is not None:
        desk.window.open_lesson(drill)
    desk.window.resize(3840, 2160)
    desk.settle()
    desk.window.resize(LEAST_SIZE)
    desk.settle()
    assert desk.window.size() == LEAST_SIZE
    assert desk.window.page.size().toTuple() == (LEAST_SIZE.width() - NARROW_PX, LEAST_SIZE.height())


def test_nothing_is_ever_shown_in_a_window_of_its_own(app: QApplication, make_desk: MakeDesk) -> None:
    """A part that is shown before it has its place would flash on the screen."""
    watch = OtherWindows()
    app.installEventFilter(watch)
    try:
        desk = make_desk().equip()
        for room in ("drills", "settings", "today"):
            desk.window.open_room(room)
        desk.window.open_lesson("payout")
        desk.window.start_run("payout", (), Mode.PRACTISE)
        desk.change(ruleset="punto-banco")
        desk.settle()
    finally:
        app.removeEventFilter(watch)
    assert watch.seen == ["main-window"]


def test_closing_remembers_the_size(desk: Desk) -> None:
    desk.window.resize(1000, 700)
    desk.window.close()
    assert desk.store.window == (1000, 700, False)


# --- before it is equipped


def test_a_start_pressed_before_the_drills_are_loaded_starts_when_they_are(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.window.show_figures(practised(UNKNOWN))
    desk.press(Qt.Key.Key_Return)
    assert desk.page == "today-page"
    desk.equip()
    assert desk.page == "run-page"


def test_on_the_first_day_the_start_key_opens_the_first_lesson(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.press(Qt.Key.Key_Return)
    assert desk.page == "today-page"
    desk.equip()
    assert desk.page == "lesson-page"
    assert "Points" in [title.words for title in desk.titles()]


def test_a_tile_pressed_before_the_drills_are_loaded_opens_its_lesson_when_they_are(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.press(Qt.Key.Key_4)
    desk.equip()
    assert desk.page == "lesson-page"


@pytest.mark.parametrize("key", [Qt.Key.Key_8, Qt.Key.Key_Return])
def test_what_the_chosen_ruleset_does_not_have_is_not_opened_though_it_was_pressed_before_that_was_known(
    make_desk: MakeDesk, key: Qt.Key
) -> None:
    """The figures of last time were those of chemin de fer."""
    desk = make_desk(msgspec.structs.replace(QUIET, ruleset="punto-banco"))
    desk.window.show_figures(money_first(UNKNOWN))
    desk.press(key)
    desk.equip()
    if key is Qt.Key.Key_8:
        assert desk.page == "today-page"
    else:
        assert desk.run_page.run is not None
        assert desk.run_page.run.plan.drill.id == "points"


def test_every_page_opens_before_anything_is_loaded(make_desk: MakeDesk) -> None:
    desk = make_desk()
    for room in ("drills", "settings", "today"):
        desk.window.open_room(room)
        desk.settle()
        assert desk.page == f"{room}-page"


def test_a_ruleset_that_is_gone_is_said_and_the_default_played(make_desk: MakeDesk) -> None:
    desk = make_desk(msgspec.structs.replace(QUIET, ruleset="our-house")).equip()
    assert "our-house" in notice(desk).words
    desk.window.start_run("points", (), Mode.PRACTISE, length=1)
    desk.settle()
    run = desk.run_page.run
    assert run is not None
    assert run.plan.ruleset.id == DEFAULTS.ruleset


def test_a_ruleset_that_is_gone_stays_chosen_until_another_one_is(make_desk: MakeDesk) -> None:
    """Its file may be on a stick that is not plugged in today."""
    desk = make_desk(msgspec.structs.replace(QUIET, ruleset="our-house")).equip()
    assert desk.store.settings == []
    desk.change(level=2)
    assert (desk.store.settings[-1].ruleset, desk.store.settings[-1].level) == ("our-house", 2)
    desk.change(ruleset="punto-banco")
    assert desk.store.settings[-1].ruleset == "punto-banco"
    desk.change()
    assert desk.store.settings[-1].ruleset == DEFAULTS.ruleset


# --- runs


def test_a_run_from_the_start_key_to_the_summary_and_back(desk: Desk) -> None:
    rail = desk.window.findChild(Rail)
    assert rail is not None
    desk.window.start_run("points", (), Mode.PRACTISE, length=3)
    desk.settle()
    assert desk.page == "run-page"
    assert not rail.isVisible()
    desk.answer_all()
    assert desk.page == "summary-page"
    assert rail.isVisible()
    assert len(desk.keeper.saved) == 3
    assert desk.store.figures[-1].drills[0].answers == 3
    QTest.qWait(600)
    desk.press(Qt.Key.Key_Escape)
    assert desk.page == "today-page"


def test_the_offered_run_asks_for_what_is_offered(desk: Desk) -> None:
    offer = desk.store.figures[-1].offer
    assert offer is not None
    desk.window.show_figures(practised(desk.store.figures[-1]))
    desk.child("start", QAbstractButton).click()
    desk.settle()
    run = desk.run_page.run
    assert run is not None
    assert tuple(str(skill) for skill in run.plan.skills) == offer.skills
    assert (run.plan.drill.id, run.plan.mode) == (offer.drill, Mode.PRACTISE)


def test_the_offer_is_never_a_sprint_which_has_no_length(desk: Desk) -> None:
    desk.change(mode=Mode.SPRINT)
    desk.window.show_figures(practised(desk.store.figures[-1]))
    desk.child("start", QAbstractButton).click()
    desk.settle()
    assert desk.run_page.run is not None
    assert desk.run_page.run.plan.mode is Mode.PRACTISE


def test_target_times_follow_the_setting(desk: Desk) -> None:
    desk.change(target_percent=200)
    desk.window.start_run("bank-draw", (), Mode.PRACTISE)
    assert desk.run_page.run is not None
    assert desk.run_page.run.plan.target_ms == 5_000


@pytest.mark.parametrize("fewest", [False, True])
def test_whether_the_fewest_chips_are_asked_for_follows_the_setting(desk: Desk, fewest: bool) -> None:
    desk.change(fewest_chips=not fewest)
    desk.window.open_room("settings")
    desk.child("setting-fewest_chips", QAbstractButton).click()
    assert desk.store.settings[-1].fewest_chips is fewest
    desk.window.start_run("payout", (), Mode.PRACTISE)
    assert desk.run_page.run is not None
    assert desk.run_page.run.plan.fewest_chips is fewest


def test_page_shortcuts_are_off_in_a_run(desk: Desk) -> None:
    desk.window.start_run("points", (), Mode.PRACTISE)
    desk.settle()
    assert not any(shortcut.isEnabled() for shortcut in page_shortcuts(desk))
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Escape)
    assert all(shortcut.isEnabled() for shortcut in page_shortcuts(desk))


def test_a_run_left_without_an_answer_leads_back_to_where_it_was_started(desk: Desk) -> None:
    desk.window.open_room("drills")
    desk.press(Qt.Key.Key_Return)
    assert desk.page == "run-page"
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Escape)
    assert desk.page == "drills-page"


def test_the_lesson_read_in_a_run_leads_back_into_it(desk: Desk) -> None:
    desk.window.start_run("points", (), Mode.LEARN)
    desk.settle()
    run = desk.run_page.run
    desk.press(Qt.Key.Key_F1)
    assert desk.page == "lesson-page"
    desk.press(Qt.Key.Key_F1)
    assert desk.page == "run-page"
    assert desk.run_page.run is run


def test_a_lesson_starts_its_drill(desk: Desk) -> None:
    desk.press(Qt.Key.Key_2)
    assert desk.page == "lesson-page"
    desk.press(Qt.Key.Key_Return)
    assert desk.run_page.run is not None
    assert desk.run_page.run.plan.drill.id == "natural"


def test_skills_of_another_ruleset_are_left_out(desk: Desk) -> None:
    free = next(skill for skill in desk.window_skills("ponte-draw") if "free" in skill.key)
    desk.change(ruleset="punto-banco")
    desk.window.start_run("ponte-draw", (free,), Mode.PRACTISE)
    assert desk.run_page.run is not None
    assert desk.run_page.run.plan.skills == ()


@pytest.mark.parametrize("drill_id", [drill.id for drill in DRILLS])
def test_every_drill_has_a_whole_run(desk: Desk, drill_id: str) -> None:
    desk.window.start_run(drill_id, (), Mode.PRACTISE, length=2)
    desk.settle()
    assert desk.run_page.run is not None
    turns = desk.run_page.run.task.turns
    desk.answer(right=False)
    desk.answer_all()
    assert desk.page == "summary-page"
    assert [answer.right for answer in desk.keeper.saved] == [False, *[True] * (len(desk.keeper.saved) - 1)]
    assert len(desk.keeper.saved) > len(turns)


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_a_run_is_as_long_as_its_drill_says(desk: Desk, drill: Drill) -> None:
    desk.window.start_run(drill.id, (), Mode.PRACTISE)
    assert desk.run_page.run is not None
    assert desk.run_page.run.length == drill.length


def test_again_plays_by_the_rules_of_the_run_whatever_was_chosen_since(desk: Desk) -> None:
    desk.window.start_run("bank-sum", (), Mode.PRACTISE, length=1)
    desk.settle()
    desk.answer_all()
    assert desk.page == "summary-page"
    desk.change(ruleset="punto-banco", fewest_chips=True)
    desk.child("summary-again", QAbstractButton).click()
    desk.settle()
    assert desk.run_page.run is not None
    assert (desk.run_page.run.plan.drill.id, desk.run_page.run.plan.ruleset.id) == ("bank-sum", "chemin-de-fer")


# --- a drill that the ruleset does not have


def test_another_ruleset_takes_a_drill_away_and_brings_it_again(desk: Desk) -> None:
    desk.window.open_room("drills")
    everywhere = [drill.id for drill in DRILLS]
    for ruleset, there in (("punto-banco", everywhere[:-1]), ("chemin-de-fer", everywhere)):
        desk.change(ruleset=ruleset)
        listed = [each for each in everywhere if desk.child(f"drill-{each}", QAbstractButton).isVisible()]
        desk.window.open_room("today")
        assert (listed, tiles(desk)) == (there, there)
        desk.window.open_room("drills")


def test_the_shown_drill_is_the_first_one_when_its_ruleset_goes_and_its_aim_is_kept(desk: Desk) -> None:
    desk.window.open_room("drills")
    page = desk.window.findChild(DrillsPage)
    assert page is not None
    page.choose("bank-sum")
    aimed = desk.window_skills("bank-sum")[3]
    desk.child("skill-map", SkillMap).set_aim({aimed})
    desk.change(ruleset="punto-banco")
    assert (page.chosen, page.aim) == ("points", ())
    desk.press(Qt.Key.Key_Return)
    assert desk.run_page.run is not None
    assert (desk.run_page.run.plan.drill.id, desk.run_page.run.plan.skills) == ("points", ())
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Escape)
    desk.change(ruleset="chemin-de-fer")
    page.choose("bank-sum")
    assert page.aim == (aimed,)


def test_an_offer_of_what_the_chosen_ruleset_does_not_have_goes_with_it(desk: Desk) -> None:
    desk.window.show_figures(money_first(desk.store.figures[-1]))
    desk.change(ruleset="punto-banco")
    assert desk.store.figures[-1].offer is not None
    assert desk.store.figures[-1].offer.drill == "points"


def test_a_lesson_gives_way_to_the_page_before_it_when_its_ruleset_goes(desk: Desk) -> None:
    desk.window.open_room("drills")
    desk.window.open_lesson("bank-sum")
    desk.change(ruleset="punto-banco")
    assert desk.page == "drills-page"
    desk.window.open_lesson("sabot")
    desk.change(ruleset="chemin-de-fer")
    assert desk.page == "lesson-page"
    desk.press(Qt.Key.Key_Return)
    assert desk.run_page.run is not None
    assert (desk.run_page.run.plan.drill.id, desk.run_page.run.plan.ruleset.id) == ("sabot", "chemin-de-fer")


def test_the_drills_are_those_of_the_ruleset_though_the_history_cannot_be_read(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.history.problem = StorageProblem(Trouble.NEWER, "/d/history.db", "")
    desk.window.show_figures(money_first(UNKNOWN))
    desk.equip()
    desk.change(ruleset="punto-banco")
    assert tiles(desk) == [drill.id for drill in DRILLS][:-1]
    desk.press(Qt.Key.Key_8)
    assert desk.page == "today-page"
    desk.press(Qt.Key.Key_7)
    assert "Payouts" in [title.words for title in desk.titles()]
    desk.change(ruleset="chemin-de-fer")
    desk.window.open_room("today")
    desk.press(Qt.Key.Key_8)
    assert desk.page == "lesson-page"


# --- settings


def test_settings_are_applied_and_kept_at_once(desk: Desk, look: Look) -> None:
    desk.change(theme=Theme.LIGHT, felt=Felt.BLUE, text_percent=150)
    assert look.theme.name == "light"
    assert look.theme.felt == "blue"
    assert look.fonts.text_percent == 150
    assert desk.store.settings[-1].theme is Theme.LIGHT


def test_the_language_changes_everywhere_at_once(desk: Desk) -> None:
    for room in ("drills", "settings", "today"):
        desk.window.open_room(room)
    desk.change(language=Language.GERMAN)
    assert desk.child("room-drills", QAbstractButton).text() == "Übungen"
    titles = {title.words for title in desk.titles()}
    assert titles == {"Heute", "Übungen", "Einstellungen"}
    desk.change(language=Language.FRENCH)
    assert {title.words for title in desk.titles()} == {"Aujourd’hui", "Exercices", "Réglages"}


def test_settings_that_cannot_be_kept_are_said_and_hold_all_the_same(desk: Desk, look: Look) -> None:
    desk.store.problem = FULL
    desk.change(theme=Theme.LIGHT)
    assert look.theme.name == "light"
    assert "disk is full" in notice(desk).words


def test_another_ruleset_brings_other_figures(desk: Desk) -> None:
    before = {drill.drill: drill.skills for drill in desk.store.figures[-1].drills}
    desk.change(ruleset="punto-banco")
    after = {drill.drill: drill.skills for drill in desk.store.figures[-1].drills}
    assert (before["ponte-draw"], after["ponte-draw"]) == (20, 10)


# --- notices


def test_a_notice_is_one_line_at_the_top_and_stays_until_it_is_answered(desk: Desk) -> None:
    desk.window.notify(FULL)
    desk.settle()
    line = notice(desk)
    assert line.isVisible()
    assert line.height() == NOTICE_PX
    assert line.y() == 0
    desk.window.open_room("settings")
    assert line.isVisible()
    press_notice(desk)
    assert not line.isVisible()
    assert desk.keeper.retries == 1


def test_a_data_folder_that_nothing_opens_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = [True, False]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: opened.pop(0))
    desk.window.open_room("settings")
    button = desk.child("open-data-folder", QAbstractButton)
    button.click()
    assert desk.window.subjects == ()
    button.click()
    desk.settle()
    assert notice(desk).words == "The folder can’t be opened from here."
    press_notice(desk)
    assert not notice(desk).isVisible()


def test_the_settings_say_whose_target_times_these_are(desk: Desk) -> None:
    desk.window.open_room("settings")
    assert "Our measure. Ours." in desk.child("row-target_percent", FormRow).words[1]


def test_the_same_trouble_is_said_once_and_others_wait(desk: Desk) -> None:
    desk.window.notify(FULL)
    desk.window.notify(FULL)
    desk.window.notify(StorageProblem(Trouble.UNREADABLE, "/x/rules.toml", ""))
    assert notice(desk).words == "The disk is full. Answers wait until there is room. (and 1 more)"
    press_notice(desk)
    assert notice(desk).words == "/x/rules.toml can’t be read."


def test_a_damaged_history_offers_its_backup(desk: Desk) -> None:
    desk.window.notify(StorageProblem(Trouble.DAMAGED, "/d/history.damaged-1.db", "", backup="/d/backups/1.db"))
    press_notice(desk)
    assert desk.store.restored == ["/d/backups/1.db"]
    assert "12" in notice(desk).words
    press_notice(desk)
    assert not notice(desk).isVisible()


def test_no_notice_during_a_run_and_it_is_there_afterwards(desk: Desk) -> None:
    desk.window.start_run("points", (), Mode.PRACTISE)
    desk.window.notify(Restored(3))
    desk.settle()
    assert desk.window.findChild(NoticeLine, "notice", Qt.FindChildOption.FindDirectChildrenOnly) is None
    desk.press(Qt.Key.Key_Escape)
    desk.press(Qt.Key.Key_Escape)
    assert notice(desk).isVisible()


def test_what_was_said_about_saving_is_over_when_all_is_saved(desk: Desk) -> None:
    desk.keeper.at_once = False
    desk.window.start_run("points", (), Mode.PRACTISE, length=1)
    desk.settle()
    desk.answer()
    desk.keeper.fail(FULL)
    desk.window.notify(FULL)
    desk.keeper.save()
    desk.window.try_again()
    desk.press(Qt.Key.Key_Space)
    assert desk.window.findChild(NoticeLine, "notice", Qt.FindChildOption.FindDirectChildrenOnly) is None


def test_what_waits_to_be_saved_is_tried_again_now_and_then(desk: Desk) -> None:
    desk.keeper.at_once = False
    desk.window.start_run("points", (), Mode.PRACTISE, length=2)
    desk.settle()
    timer = desk.child("retry", QTimer)
    desk.answer()
    assert not timer.isActive()
    desk.keeper.fail(FULL)
    assert timer.isActive()
    timer.timeout.emit()
    assert (desk.keeper.retries, timer.isActive()) == (1, True)
    desk.keeper.save()
    timer.timeout.emit()
    assert (desk.keeper.retries, timer.isActive()) == (1, False)


def test_a_history_that_cannot_be_read_is_said(desk: Desk) -> None:
    desk.history.problem = StorageProblem(Trouble.NEWER, "/d/history.db", "")
    desk.window.refresh()
    desk.settle()
    assert "newer version" in notice(desk).words


def test_a_notice_speaks_the_language_of_the_day(desk: Desk) -> None:
    desk.window.notify(FULL)
    desk.change(language=Language.GERMAN)
    assert notice(desk).words == "Der Datenträger ist voll. Die Antworten warten, bis Platz ist."
