"""Every page at every text size, language and window size: no text is painted over another one, and none is cut."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QWidget

from croupier_trainer.app.seeding import seeded_answers
from croupier_trainer.drills import DRILLS
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import DEFAULTS, LANGUAGES, Language
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.drills import DrillsPage
from croupier_trainer.ui.rail import Rail
from croupier_trainer.ui.skill_map import SkillMap
from croupier_trainer.ui.widgets.notice import NOTICE_PX, NoticeLine
from tests.rules.shipped import shipped
from tests.ui.window_desk import STANDARD, Desk

SIZES: Final = ((850, 530), (1280, 800))
PERCENTS: Final = (80, 100, 150)
SLACK_PX: Final = 2.0
"""Fonts round; less than this is no overlap."""


class Shown(msgspec.Struct, frozen=True):
    """A text that was painted."""

    words: str
    widget: str
    place: QRectF
    """In the window, as large as the text is."""
    cut: str
    """Why it cannot be read whole, or nothing."""
    scrolls_in: int
    """The area that it scrolls in, 0 for none: what scrolls away lies over nothing."""


@contextmanager
def painted() -> Iterator[list[tuple[QWidget, QRectF, QRectF, str]]]:
    """Collects what paint events of own widgets draw: the widget, the text's place in it, the room, the words."""
    found: list[tuple[QWidget, QRectF, QRectF, str]] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *what: Any) -> object:
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and not (frame.f_code.co_name == "paintEvent" and "self" in frame.f_locals):
            frame = frame.f_back
        if frame is not None and len(what) == 3 and isinstance(what[0], QRectF | QRect):
            room, flags, words = QRectF(what[0]), what[1], str(what[2])
            metrics = QFontMetricsF(painter.font())
            needs = QRectF(0, 0, metrics.horizontalAdvance(words), metrics.height())
            needs.moveCenter(room.center())
            if not flags & Qt.AlignmentFlag.AlignHCenter:
                needs.moveLeft(room.left())
            if flags & Qt.AlignmentFlag.AlignRight:
                needs.moveRight(room.right())
            found.append((frame.f_locals["self"], needs, room, words))
        return draw(painter, *what)

    QPainter.drawText = note  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


def shown(window: QWidget) -> list[Shown]:
    """All that can be read in a window, also further down where it scrolls."""
    with painted() as found:
        for widget in window.findChildren(QWidget):
            if widget.isVisible():
                widget.grab()
    texts = []
    seen: set[tuple[int, str, float, float]] = set()
    for widget, needs, room, words in found:
        mark = (id(widget), words, needs.x(), needs.y())
        if not words.strip() or mark in seen or not widget.isVisible():
            continue
        seen.add(mark)
        cut = ""
        # A DropDown says itself that it is shortened, and by what.
        if needs.width() > room.width() + SLACK_PX or needs.height() > room.height() + SLACK_PX:
            cut = f"needs {needs.size().toTuple()}, has {room.size().toTuple()}"
        elif not QRectF(widget.rect()).adjusted(-1, -1, 1, 1).contains(needs.adjusted(1, 2, -1, -2)):
            cut = "reaches out of its widget"
        texts.append(of(window, widget, needs, words, cut))
    labels = [label for label in window.findChildren(QLabel) if label.isVisible() and label.text()]
    return texts + [of_label(window, label) for label in labels]


def of_label(window: QWidget, label: QLabel) -> Shown:
    words = getattr(label, "words", label.text())
    rect = label.contentsRect()
    if label.wordWrap():
        high = label.heightForWidth(label.width())
        narrow = label.minimumSizeHint().width() > label.width() + SLACK_PX
        cut = f"needs {high} px of height, has {label.height()}" if high > label.height() + SLACK_PX else ""
        size = QSize(rect.width(), min(high, rect.height()))
        cut = cut or ("its longest word has no room" if narrow else "")
    else:
        size = label.sizeHint()
        fits = size.width() <= label.width() + 1 and size.height() <= label.height() + 1
        cut = "" if fits else f"needs {size.toTuple()}, has {label.size().toTuple()}"
    place = QRectF(rect.left(), rect.top() + (rect.height() - size.height()) / 2, size.width(), size.height())
    return of(window, label, place, words, cut)


def of(window: QWidget, widget: QWidget, place: QRectF, words: str, cut: str) -> Shown:
    """With its place in the window; it is cut too where a box round it ends, unless that box scrolls."""
    box: QWidget | None = widget
    whole = QRectF(place)
    scrolls_in = 0
    while box is not None and box is not window:
        parent = box.parentWidget()
        if parent is None:
            break
        whole.translate(QPoint(box.x(), box.y()))
        if isinstance(box, QAbstractScrollArea) and scrolls_in == 0:
            scrolls_in = id(box)
        in_view = (
            isinstance(parent.parentWidget(), QAbstractScrollArea)
            or scrolls_in
            or isinstance(parent, QAbstractScrollArea)
        )
        across = whole.left() < -SLACK_PX or whole.right() > parent.width() + SLACK_PX
        down = whole.top() < -SLACK_PX or whole.bottom() > parent.height() + SLACK_PX
        if across or (down and not in_view and parent is not window):
            cut = cut or f"is cut by {parent.objectName() or type(parent).__name__}"
        box = parent
    return Shown(words, widget.objectName() or type(widget).__name__, whole, cut, scrolls_in)


def faults(window: QWidget) -> list[str]:
    texts = shown(window)
    wrong = [f"{text.words!r} in {text.widget}: {text.cut}" for text in texts if text.cut]
    for number, one in enumerate(texts):
        for other in texts[number + 1 :]:
            both = one.place.intersected(other.place)
            if one.scrolls_in == other.scrolls_in and both.width() > SLACK_PX and both.height() > SLACK_PX + 1:
                wrong.append(f"{one.words!r} in {one.widget} lies over {other.words!r} in {other.widget}")
    return wrong


PAGES: Final[dict[str, Callable[[Desk], object]]] = {
    "today": lambda desk: desk.window.open_room("today"),
    "drills": lambda desk: desk.window.open_room("drills"),
    "settings": lambda desk: desk.window.open_room("settings"),
    "lesson": lambda desk: desk.window.open_lesson("bank-draw"),
    "other lesson": lambda desk: desk.window.open_lesson("points"),
    "lesson with amounts": lambda desk: desk.window.open_lesson("payout"),
}


def drills_page(desk: Desk) -> DrillsPage:
    desk.window.open_room("drills")
    desk.settle()
    found = desk.window.findChild(DrillsPage)
    assert found is not None
    return found


def look_at(desk: Desk) -> list[str]:
    """What is wrong on any of the pages."""
    wrong = []
    for name, open_page in PAGES.items():
        open_page(desk)
        desk.settle()
        page = desk.window.page
        wrong += [f"{name}: {fault}" for fault in faults(page)]
        rail = desk.window.findChild(Rail)
        assert rail is not None
        wrong += [f"rail: {fault}" for fault in faults(rail)]
    for drill in ("ponte-draw", "bank-draw", "winner", "sabot", "payout", "bank-sum"):
        page = drills_page(desk)
        page.choose(drill)
        desk.settle()
        wrong += [f"drills, {drill}: {fault}" for fault in faults(page)]
    return wrong


def made(app: QApplication, resources: Path, language: str, percent: int) -> Desk:
    """A window with answers of a week, on a desk; the text size is there from the start."""
    look = Look(resources, "dark", "green", percent, reduced_motion=True)
    settings = msgspec.structs.replace(DEFAULTS, language=Language(language), animation=False, text_percent=percent)
    desk = Desk(look, resources, settings, seeded_answers(shipped("chemin-de-fer"), STANDARD.targets_ms, 300))
    desk.translators.speak(language)
    return desk.equip()


@contextmanager
def desk_of(app: QApplication, resources: Path, language: str, percent: int) -> Iterator[Desk]:
    desk = made(app, resources, language, percent)
    try:
        yield desk
    finally:
        desk.translators.speak("en")
        desk.window.close()
        desk.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_text_is_cut_or_lies_over_another_at_any_text_size(
    app: QApplication, resources: Path, language: str, size: tuple[int, int]
) -> None:
    """The text size changes while the window is open."""
    with desk_of(app, resources, language, 100) as desk:
        desk.window.resize(*size)
        for percent in PERCENTS:
            desk.change(language=Language(language), text_percent=percent)
            assert desk.window.size().toTuple() == size, percent
            assert look_at(desk) == [], percent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nor_where_it_was_large_from_the_start(
    app: QApplication, resources: Path, language: str, size: tuple[int, int]
) -> None:
    with desk_of(app, resources, language, 150) as desk:
        desk.window.resize(*size)
        desk.settle()
        assert desk.window.size().toTuple() == size
        assert look_at(desk) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_skills_of_many_boxes_can_all_be_seen(
    app: QApplication, resources: Path, language: str, size: tuple[int, int]
) -> None:
    """Mini-baccarat has nine of them; two pay by six margins."""
    with desk_of(app, resources, language, 150) as desk:
        desk.window.resize(*size)
        desk.change(language=Language(language), text_percent=150, ruleset="mini-baccarat")
        page = drills_page(desk)
        page.choose("payout")
        desk.settle()
        skills = page.findChild(SkillMap)
        assert skills is not None
        assert skills.mapTo(page.body, skills.rect().bottomRight()).x() < page.body.width()
        assert faults(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_takes_a_second_line_rather_than_be_cut(app: QApplication, resources: Path, language: str) -> None:
    with desk_of(app, resources, language, 150) as desk:
        desk.window.resize(850, 530)
        desk.window.notify(StorageProblem(Trouble.SECOND_PROGRAM, "/home/anna/.local/share/croupier-trainer", ""))
        desk.settle()
        line = desk.window.findChild(NoticeLine)
        assert line is not None
        assert faults(line) == []
        assert line.height() > NOTICE_PX
        desk.change(language=Language(language), text_percent=100)
        desk.window.resize(1280, 800)
        desk.settle()
        assert line.height() == NOTICE_PX


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rows_of_the_bank_can_be_seen_at_once_in_a_window_of_the_first_size(
    app: QApplication, resources: Path, language: str
) -> None:
    with desk_of(app, resources, language, 100) as desk:
        page = drills_page(desk)
        page.choose("bank-draw")
        desk.settle()
        assert page.verticalScrollBar().maximum() == 0


def test_icons_and_squares_grow_with_the_text(app: QApplication, resources: Path) -> None:
    with desk_of(app, resources, "en", 100) as desk:
        page = drills_page(desk)
        page.choose("bank-draw")
        small = page.findChild(SkillMap)
        assert small is not None
        before = small.sizeHint()
        desk.change(text_percent=150)
        assert small.sizeHint().width() >= before.width() * 1.4
        assert small.sizeHint().height() >= before.height() * 1.4


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_list_of_drills_stands_still_whichever_is_chosen(
    app: QApplication, resources: Path, size: tuple[int, int], percent: int
) -> None:
    with desk_of(app, resources, "de", percent) as desk:
        desk.window.resize(*size)
        page = drills_page(desk)
        places = set()
        for drill in DRILLS:
            page.choose(drill.id)
            desk.settle()
            item = page.findChild(QAbstractButton, "drill-winner")
            detail = page.findChild(QWidget, "drill-detail")
            assert item is not None
            assert detail is not None
            places.add((item.x(), item.y(), item.width(), detail.x(), detail.y()))
        assert len(places) == 1
