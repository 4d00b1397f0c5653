"""The lesson page: the text in its language, the tableau beside it, and the way on or back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Drill, Level
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.line_scroll import LineScroll, lines_of
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.lesson import LessonPage
from croupier_trainer.ui.reading import MOST_CHARACTERS, ReadingText
from croupier_trainer.ui.scene.tableau import TableauView
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import Segments
from croupier_trainer.ui.widgets.words import Words
from tests.rules.shipped import shipped


@pytest.fixture
def page(app: QApplication, look: Look) -> Iterator[LessonPage]:
    """A page in the smallest window, beside the narrow rail."""
    made = LessonPage(look)
    made.resize(794, 530)
    made.show()
    yield made
    made.hide()
    made.deleteLater()


def scroll(page: LessonPage) -> LineScroll:
    found = page.findChild(LineScroll)
    assert found is not None
    return found


def text(page: LessonPage) -> ReadingText:
    found = page.findChild(ReadingText, "lesson-text")
    assert found is not None
    return found


def played(ruleset: str) -> list[Drill]:
    """The drills that a ruleset has."""
    return [drill for drill in DRILLS if drill.skills(shipped(ruleset))]


def show(page: LessonPage, drill: str = "bank-draw", ruleset: str = "chemin-de-fer", *, from_run: bool = False) -> None:
    page.show_lesson(drill, shipped(ruleset), Mode.PRACTISE, Level.FIRST, from_run=from_run)
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["chemin-de-fer", "punto-banco"])
def test_every_drill_has_its_lesson_in_lines_of_at_most_70_characters(
    page: LessonPage, resources: Path, language: str, ruleset: str
) -> None:
    translators = Translators(resources / "i18n")
    translators.speak(language)
    page.resize(1600, 1000)
    try:
        for drill in played(ruleset):
            show(page, drill.id, ruleset)
            blocks = 0
            for part in page.findChildren(ReadingText):
                if not part.isVisible():
                    continue
                block = part.document().begin()
                while block.isValid():
                    blocks += 1
                    layout = block.layout()
                    for number in range(layout.lineCount()):
                        line = layout.lineAt(number)
                        shown = block.text()[line.textStart() : line.textStart() + line.textLength()].rstrip()
                        assert len(shown) <= MOST_CHARACTERS, shown
                    block = block.next()
            assert blocks > 10
    finally:
        translators.speak("en")


def test_the_page_is_no_wider_or_higher_than_the_smallest_window(page: LessonPage, resources: Path) -> None:
    translators = Translators(resources / "i18n")
    try:
        for language in LANGUAGES:
            translators.speak(language)
            for drill in DRILLS:
                show(page, drill.id)
                assert page.minimumSizeHint().width() <= 794, (language, drill.id)
                assert page.minimumSizeHint().height() <= 530, (language, drill.id)
    finally:
        translators.speak("en")


def test_the_tableau_stands_beside_lessons_about_draws_only(page: LessonPage) -> None:
    for drill in DRILLS:
        show(page, drill.id)
        tableau = page.findChild(TableauView)
        assert tableau is not None
        assert tableau.isVisible() == (drill.id in {"ponte-draw", "bank-draw", "sabot"})


def test_a_lesson_begins_at_its_beginning(page: LessonPage) -> None:
    show(page)
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert scroll(page).verticalScrollBar().value() > 0
    show(page, "natural")
    assert scroll(page).verticalScrollBar().value() == 0


def test_enter_starts_with_the_chosen_mode_and_level(page: LessonPage) -> None:
    show(page)
    started: list[tuple[object, object]] = []
    page.started.connect(lambda mode, level: started.append((mode, level)))
    modes = page.findChild(Segments, "lesson-mode")
    levels = page.findChild(Segments, "lesson-level")
    assert modes is not None
    assert levels is not None
    modes.set_value(Mode.SPRINT)
    levels.set_value(Level.THIRD)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert started == [(Mode.SPRINT, Level.THIRD)]


def test_from_a_run_there_is_only_the_way_back(page: LessonPage) -> None:
    show(page, from_run=True)
    back: list[bool] = []
    started: list[object] = []
    page.back.connect(lambda: back.append(True))
    page.started.connect(lambda *_: started.append(True))
    modes = page.findChild(Segments, "lesson-mode")
    assert modes is not None
    assert not modes.isVisible()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F1):
        QTest.keyClick(page, key)
    start = page.findChild(Button, "lesson-start")
    assert start is not None
    start.click()
    assert (len(back), started) == (4, [])


def test_the_language_changes_while_a_lesson_is_read(page: LessonPage, resources: Path) -> None:
    show(page)
    english = text(page).toPlainText()
    translators = Translators(resources / "i18n")
    translators.speak("de")
    try:
        QApplication.processEvents()
        assert text(page).toPlainText().startswith("Regel")
    finally:
        translators.speak("en")
    QApplication.processEvents()
    assert text(page).toPlainText() == english


def all_lessons(page: LessonPage, resources: Path, size: tuple[int, int]) -> Iterator[str]:
    """Every lesson in every language in a window of this size, beside its rail."""
    translators = Translators(resources / "i18n")
    page.resize(*size)
    try:
        for language, ruleset in product(LANGUAGES, ("chemin-de-fer", "punto-banco")):
            translators.speak(language)
            for drill in played(ruleset):
                show(page, drill.id, ruleset)
                yield f"{language} {ruleset} {drill.id}"
    finally:
        translators.speak("en")


@pytest.mark.parametrize("size", [(1080, 800), (3640, 2160)], ids=str)
def test_a_lesson_is_one_page_where_there_is_room_for_it(
    page: LessonPage, resources: Path, size: tuple[int, int]
) -> None:
    for name in all_lessons(page, resources, size):
        assert scroll(page).verticalScrollBar().maximum() == 0, name
        for part in page.findChildren(ReadingText):
            if part.isVisible():
                assert part.height() >= part.document().size().height(), name
                assert part.width() >= 0.6 * part.maximumWidth(), name
        side = page.findChild(TableauView)
        assert side is not None
        assert side.height() <= scroll(page).height(), name


@pytest.mark.parametrize("percent", [80, 100, 150])
@pytest.mark.parametrize("size", [(794, 530), (1044, 800)], ids=str)
def test_all_of_a_lesson_can_be_scrolled_to(
    page: LessonPage, look: Look, resources: Path, size: tuple[int, int], percent: int
) -> None:
    look.set("dark", "green", percent, reduced_motion=True)
    for name in all_lessons(page, resources, size):
        area = scroll(page)
        for part in page.findChildren(ReadingText):
            if part.isVisible():
                assert part.height() >= part.document().size().height(), name
        assert text(page).width() >= 0.6 * text(page).maximumWidth(), name
        tableau = page.findChild(TableauView)
        assert tableau is not None
        if tableau.isVisible() and not area.isAncestorOf(tableau):
            assert (
                tableau.mapTo(page, tableau.rect().bottomRight()).y() <= area.mapTo(page, QPoint()).y() + area.height()
            )
        assert area.height() >= 4 * max(below - above for above, below in lines_of(text(page))), name
    look.set("dark", "green", 100, reduced_motion=True)


def test_no_line_is_sliced_wherever_it_is_scrolled_to(page: LessonPage) -> None:
    show(page, "natural")
    area = scroll(page)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 100
    for value in range(0, bar.maximum(), 7):
        bar.setValue(value)
        shift = text(page).mapTo(area.viewport(), QPoint(0, 0)).y()
        covers = [each.geometry() for each in area.viewport().findChildren(QWidget, "cover") if each.isVisible()]
        for above, below in lines_of(text(page)):
            line = QRect(0, round(above + shift), 100, round(below - above))
            seen = line.intersected(area.viewport().rect())
            if seen.isEmpty() or seen.height() >= line.height() - 1:
                continue
            assert any(cover.adjusted(0, -1, 0, 1).contains(seen) for cover in covers), (value, line)


def test_arrow_and_page_keys_scroll_by_lines_and_lose_none(page: LessonPage) -> None:
    show(page, "natural")
    bar = scroll(page).verticalScrollBar()
    heights = [below - above for above, below in lines_of(text(page))]
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert bar.value() >= max(heights)
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert bar.value() == 0
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert 0 < bar.value() <= bar.pageStep() - max(heights)


def test_back_is_shown_and_leads_back(page: LessonPage) -> None:
    show(page)
    back = page.findChild(Button, "lesson-back")
    assert back is not None
    assert back.isVisible()
    assert back.text() == "Back"
    said: list[bool] = []
    page.back.connect(lambda: said.append(True))
    back.click()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert len(said) == 2
    show(page, from_run=True)
    assert not back.isVisible()


def test_the_legend_names_at_will_only_where_a_cell_says_so(page: LessonPage) -> None:
    def legend() -> str:
        found = page.findChild(Words, "lesson-legend")
        assert found is not None
        return found.words.replace("\u00a0", " ")

    show(page, "bank-draw", "chemin-de-fer")
    assert legend() == "C card · – no card · W at will · N natural"
    show(page, "bank-draw", "punto-banco")
    assert legend() == "C card · – no card · N natural"
