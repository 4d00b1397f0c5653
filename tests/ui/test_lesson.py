"""The lesson page: the text in its language, the tableau beside it, and the way on or back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Level
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.lesson import LessonPage
from croupier_trainer.ui.reading import MOST_CHARACTERS, ReadingText
from croupier_trainer.ui.scene.tableau import TableauView
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import Segments
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


def text(page: LessonPage) -> ReadingText:
    found = page.findChild(ReadingText)
    assert found is not None
    return found


def show(page: LessonPage, drill: str = "bank-draw", ruleset: str = "chemin-de-fer", *, from_run: bool = False) -> None:
    page.show_lesson(drill, shipped(ruleset), Mode.PRACTISE, Level.FIRST, from_run=from_run)
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
        for drill in DRILLS:
            show(page, drill.id, ruleset)
            document = text(page).document()
            assert document.blockCount() > 10
            block = document.begin()
            while block.isValid():
                layout = block.layout()
                for number in range(layout.lineCount()):
                    line = layout.lineAt(number)
                    shown = block.text()[line.textStart() : line.textStart() + line.textLength()].rstrip()
                    assert len(shown) <= MOST_CHARACTERS, shown
                block = block.next()
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
        assert tableau.isVisible() == (drill.id in {"ponte-draw", "bank-draw"})


def test_a_lesson_begins_at_its_beginning(page: LessonPage) -> None:
    show(page)
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert text(page).verticalScrollBar().value() > 0
    show(page, "natural")
    assert text(page).verticalScrollBar().value() == 0


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
