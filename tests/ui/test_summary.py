"""The end of a run: its figures, its mistakes, and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import GRACE_MS, Plan
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.mistake_row import MistakeRow
from croupier_trainer.ui.pages.summary import SummaryPage
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.notice import NoticeLine
from croupier_trainer.ui.widgets.words import Words
from tests.ui.run_desk import TARGET_MS, RunDesk, until
from tests.ui.window_desk import STANDARD

Show = Callable[..., SummaryPage]


@pytest.fixture
def show(app: QApplication, look: Look, resources: Path) -> Iterator[Show]:
    """Plays a run of the drill, `R` right, `W` wrong, `S` slow and `L` too late, and shows its summary."""
    made: list[SummaryPage] = []
    translators = Translators(resources / "i18n")
    translators.speak("en")  # English has its plurals from a file as well

    def play(drill: str, answers: str, *, mode: Mode = Mode.PRACTISE, unsaved: int = 0) -> SummaryPage:
        on = RunDesk(app, look, drill, mode=mode, length=len(answers) or 1)
        for letter in answers:
            if letter == "L":
                on.wait(3 * TARGET_MS + GRACE_MS)
            else:
                on.clock.ms += TARGET_MS if letter == "S" else 500
                while on.run.question is not None:
                    on.say(on.wrong() if letter == "W" else on.right(), 100)
                if on.run.turn.confirmed(on.run.given):
                    on.press(Qt.Key.Key_Return, 1)
            on.wait(1300)
            on.press(Qt.Key.Key_Space, 10)
        page = SummaryPage(look, CardArt(look), STANDARD)
        page.resize(850, 530)
        page.show()
        page.show_result(on.run.plan, on.run.answers, unsaved)
        app.processEvents()
        on.close()
        made.append(page)
        return page

    yield play
    for page in made:
        page.hide()
        page.deleteLater()


def words(page: SummaryPage, name: str) -> str:
    found = page.findChild(Words, name)
    assert found is not None
    return found.words


def button(page: SummaryPage, name: str) -> Button:
    found = page.findChild(Button, name)
    assert found is not None
    return found


def shown_buttons(page: SummaryPage) -> list[str]:
    """The words of the buttons under the column, from the left."""
    found = [each for each in page.findChildren(Button) if each.isVisible() and each.objectName().startswith("summary")]
    return [each.text() for each in sorted(found, key=lambda each: each.x())]


def rows(page: SummaryPage) -> list[MistakeRow]:
    return [row for row in page.findChildren(MistakeRow) if row.isVisibleTo(page)]


def test_accuracy_and_median_are_the_figures_of_the_page(show: Show) -> None:
    page = show("bank-draw", "RRWR")
    assert words(page, "summary-accuracy") == "75 %"
    assert words(page, "summary-median") == "0.6 s"
    figure = page.findChild(Words, "summary-accuracy")
    assert figure is not None
    assert figure.font().pixelSize() == 44
    assert figure.accessibleName() == "Accuracy · 3 of 4 right: 75 %"
    assert page.findChild(QWidget, "summary-score").isVisibleTo(page) is False  # type: ignore[union-attr]


def test_every_mistake_says_what_was_said_what_was_right_and_why(show: Show) -> None:
    page = show("ponte-draw", "RWRL")
    wrong, late = (row.texts for row in rows(page))
    assert wrong[0] != wrong[1]
    assert wrong[2].startswith("Ponte ")
    assert late[0] == "Too late"
    assert all(row.accessibleName().startswith("Ponte: ") for row in rows(page))


def test_parts_of_an_answer_stand_side_by_side(show: Show) -> None:
    page = show("winner", "W")
    said, right, _ = rows(page)[0].texts
    assert said.count(" · ") == right.count(" · ") == 2


def test_without_a_mistake_there_is_a_sentence_and_nothing_to_aim_at(show: Show) -> None:
    page = show("bank-draw", "RR")
    assert words(page, "summary-mistakes") == "No mistakes."
    assert rows(page) == []
    assert shown_buttons(page) == ["Again", "Done"]


@pytest.mark.parametrize(
    ("answers", "buttons"),
    [
        ("RWWS", ["Again", "Only the missed (2)", "Only the slow (1)", "Done"]),
        ("RWL", ["Again", "Only the missed (2)", "Done"]),
        ("RSS", ["Again", "Only the slow (2)", "Done"]),
    ],
)
def test_the_missed_and_the_slow_can_be_chosen_where_there_are_any(
    show: Show, answers: str, buttons: list[str]
) -> None:
    page = show("bank-draw", answers)
    assert shown_buttons(page) == buttons
    accent = [each.text() for each in page.findChildren(Button) if each.isVisible() and each.kind == "accent"]
    assert accent == ["Again"]


@pytest.mark.parametrize("text_percent", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_make_no_window_wider(
    app: QApplication, look: Look, resources: Path, show: Show, language: str, text_percent: int
) -> None:
    """794 px are left beside the narrow rail of the smallest window."""
    look.set("dark", "green", text_percent, True)
    page = show("bank-draw", "WSR")
    page.resize(794, 530)
    Translators(resources / "i18n").speak(language)
    page.retranslate_ui()
    app.processEvents()
    assert page.minimumSizeHint().width() <= 794
    found = [page.findChild(Button, f"summary-{name}") for name in ("again", "only-missed", "only-slow", "done")]
    boxes = [each.geometry() for each in found if each is not None]
    assert len(boxes) == 4
    assert all(box.right() < 794 for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert boxes == sorted(boxes, key=lambda box: (box.y(), box.x())), "the order is kept, row by row"
    assert all(each is not None and each.width() >= each.sizeHint().width() for each in found)


def test_the_missed_are_aimed_at_apart_from_the_slow(show: Show) -> None:
    page = show("bank-draw", "WSR")
    plans: list[Plan] = []
    page.only_these.connect(plans.append)
    button(page, "summary-only-missed").click()
    button(page, "summary-only-slow").click()
    missed, slow = (plan.skills for plan in plans)
    assert (len(missed), len(slow)) == (1, 1)
    assert missed != slow


def test_the_target_says_whose_it_is(show: Show) -> None:
    page = show("bank-draw", "R")
    figure = page.findChild(Words, "summary-median")
    assert figure is not None
    beside = figure.parentWidget()
    assert beside is not None
    assert beside.toolTip() == "Our measure. Ours."


def test_again_is_the_same_plan_and_only_the_missed_aims_at_them(show: Show) -> None:
    page = show("bank-draw", "RWW")
    plans: list[Plan] = []
    page.again.connect(plans.append)
    page.only_these.connect(plans.append)
    button(page, "summary-again").click()
    button(page, "summary-only-missed").click()
    again, only = plans
    assert again.skills == ()
    assert 1 <= len(only.skills) <= 2
    assert all(skill.drill == "bank-draw" for skill in only.skills)


def test_a_sprint_shows_its_score(show: Show) -> None:
    page = show("points", "RRRW", mode=Mode.SPRINT)
    assert words(page, "summary-score") == "3"
    assert page.findChild(QWidget, "summary-score").isVisibleTo(page)  # type: ignore[union-attr]


def test_unsaved_answers_are_told_until_they_are_saved(show: Show) -> None:
    page = show("points", "R", unsaved=2)
    notice = page.findChild(NoticeLine)
    assert notice is not None
    assert notice.words == "2 answers are not saved yet."
    asked: list[bool] = []
    page.retry_wanted.connect(lambda: asked.append(True))
    action = notice.findChild(Button, "notice-action")
    assert action is not None
    action.click()
    assert asked == [True]
    page.set_unsaved(1)
    assert notice.words == "1 answer is not saved yet."
    page.set_unsaved(0)
    assert not notice.isVisible()


def test_a_key_meant_for_the_last_task_starts_nothing(show: Show, app: QApplication) -> None:
    page = show("points", "R")
    again: list[Plan] = []
    done: list[bool] = []
    page.again.connect(again.append)
    page.done.connect(lambda: done.append(True))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert again == []
    until(app, lambda: page.ready)
    QTest.keyClick(page, Qt.Key.Key_5)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert (again, done) == ([], [])
    QTest.keyClick(page, Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert (len(again), done) == (1, [True])


def test_a_run_left_at_once_has_dashes(show: Show) -> None:
    page = show("points", "")
    assert (words(page, "summary-accuracy"), words(page, "summary-median")) == ("–", "–")
