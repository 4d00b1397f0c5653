"""The shared controls: states told apart, sizes kept, names set, and nothing cut in any language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QVBoxLayout, QWidget

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Level
from croupier_trainer.rules.ruleset import Family
from croupier_trainer.training.settings import LANGUAGES, SETTINGS, Number
from croupier_trainer.ui.focus import FocusRing
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.reading import ReadingText
from croupier_trainer.ui.run_keys import key_words
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import DropDown, Segments
from croupier_trainer.ui.widgets.field import SearchField
from croupier_trainer.ui.widgets.form import FormRow
from croupier_trainer.ui.widgets.key_row import KeyRow, KeyWords
from croupier_trainer.ui.widgets.notice import NoticeLine
from croupier_trainer.ui.widgets.run_header import RunHeader
from croupier_trainer.ui.widgets.scroll import ScrollPage
from croupier_trainer.ui.widgets.stepper import LARGEST_PERCENT, Stepper
from croupier_trainer.ui.widgets.switch import Switch
from croupier_trainer.ui.widgets.time_bar import TimeBar
from croupier_trainer.ui.widgets.verdict_strip import StripLine, VerdictStrip
from tests.rules.shipped import shipped

WORDS = (KeyWords("stand", "No card", "left", "left arrow"), KeyWords("draw", "Card", "right", "right arrow"))
DIGITS = tuple(KeyWords(digit, digit) for digit in "0123456789")


@pytest.fixture
def room(app: QApplication) -> Iterator[QVBoxLayout]:
    """A shown window to put widgets into."""
    window = QWidget()
    window.resize(850, 600)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    window.show()
    yield column
    window.hide()
    window.deleteLater()


def gray(widget: QWidget) -> bytes:
    """What is seen of a widget without any colour."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


def key_row(look: Look, room: QVBoxLayout, words: tuple[KeyWords, ...], unit: float = 0.66) -> KeyRow:
    row = KeyRow(look)
    row.set_unit(unit)
    room.addWidget(row)
    row.resize(850, row.height())
    row.show_words(words)
    return row


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("words", [WORDS, DIGITS], ids=["words", "digits"])
def test_the_states_of_a_key_are_told_apart_without_colour(
    app: QApplication, resources: Path, room: QVBoxLayout, theme: str, words: tuple[KeyWords, ...]
) -> None:
    row = key_row(Look(resources, "dark" if theme == "dark" else "light"), room, words)
    key = row.keys[0]
    seen = {}
    for state in KeyState:
        key.set_state(state)
        seen[state.value] = gray(key)
    key.set_state(KeyState.REST)
    key.setDown(True)
    seen["pressed"] = gray(key)
    assert len(set(seen.values())) == len(seen)


def test_a_verdict_prepared_beforehand_is_the_verdict(look: Look, room: QVBoxLayout) -> None:
    prepared, fresh = key_row(look, room, WORDS), key_row(look, room, WORDS)
    prepared.prepare()
    for row in (prepared, fresh):
        row.set_states({"stand": KeyState.WRONG}, KeyState.WOULD)
    assert [gray(key) for key in prepared.keys] == [gray(key) for key in fresh.keys]


@pytest.mark.parametrize(("unit", "height"), [(0.66, 64), (1.0, 92), (2.4, 92)])
def test_words_are_at_most_200_wide_and_digits_75_at_850(
    look: Look, room: QVBoxLayout, unit: float, height: int
) -> None:
    row = key_row(look, room, WORDS, unit)
    assert {(key.width(), key.height()) for key in row.keys} == {(200, height)}
    assert row.keys[0].x() == 850 - row.keys[1].geometry().right() - 1
    row.show_words(DIGITS)
    assert {(key.width(), key.height()) for key in row.keys} == {(75, height)}
    with pytest.raises(ValueError, match="7 keys"):
        row.show_words(tuple(KeyWords(str(number), "word", "S") for number in range(7)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_no_word_of_a_key_is_cut(
    app: QApplication, resources: Path, room: QVBoxLayout, language: str, percent: int
) -> None:
    look = Look(resources, "dark", text_percent=percent)
    translators = Translators(resources / "i18n")
    translators.speak(language)
    try:
        for ruleset, family in (("chemin-de-fer", Family.CHEMIN_DE_FER), ("punto-banco", Family.PUNTO_BANCO)):
            house = shipped(ruleset)
            tasks = [drill.make(house, skill, Level.FIRST, 1) for drill in DRILLS for skill in drill.skills(house)[:1]]
            for turn in [turn for task in tasks for turn in task.turns if turn.scene.layout is None]:
                for question in turn.asks:
                    row = key_row(look, room, key_words(question, family))
                    for key in row.keys:
                        room_px = key.words_room(key.width())
                        metrics = QFontMetricsF(key.text_font())
                        longest = max(re.split(" ", key.text()), key=metrics.horizontalAdvance)
                        assert metrics.horizontalAdvance(longest) <= room_px, (language, key.text())
                    row.deleteLater()
    finally:
        translators.speak("en")


def test_a_key_is_named_by_word_and_key(look: Look, room: QVBoxLayout) -> None:
    row = key_row(look, room, WORDS)
    assert row.keys[0].accessibleName() == "No card (left arrow)"
    assert row.keys[0].objectName() == "key-stand"
    row.show_words(DIGITS)
    assert row.keys[7].accessibleName() == "7"


def test_the_strip_keeps_its_height_whatever_it_says(look: Look, room: QVBoxLayout) -> None:
    strip = VerdictStrip(look)
    room.addWidget(strip)
    strip.set_unit(0.66)
    assert strip.height() == 56
    strip.show_line(
        StripLine("wrong", "cross", "Wrong", "A sentence. " * 12, "1.4 s / 2.5 s", "Space: go on", "not saved")
    )
    assert strip.height() == 56
    strip.set_unit(1)
    assert strip.height() == 64
    assert strip.line.spoken.startswith("Wrong. A sentence.")


def test_the_strip_says_once_for_every_line_that_it_was_painted(
    look: Look, room: QVBoxLayout, app: QApplication
) -> None:
    strip = VerdictStrip(look)
    room.addWidget(strip)
    told: list[bool] = []
    strip.painted.connect(lambda: told.append(True))
    strip.show_line(StripLine(word="One"))
    for _ in range(4):
        app.processEvents()
    strip.repaint()
    strip.show_line(StripLine(word="One"))
    for _ in range(4):
        app.processEvents()
    assert told == [True]


def test_the_time_bar_fills_to_the_target_and_then_the_late_one_over_it(look: Look, room: QVBoxLayout) -> None:
    bar = TimeBar(look)
    room.addWidget(bar)
    bar.resize(400, 4)
    looks = []
    for elapsed_ms in (0, 1250, 2500, 5000, 7500, 90_000):
        bar.show_time(elapsed_ms, 2500, 7500)
        looks.append((bar.late, bar._ends()))
    assert looks == [
        (False, (0, 0)),
        (False, (200, 0)),
        (False, (400, 0)),
        (True, (400, 200)),
        (True, (400, 400)),
        (True, (400, 400)),
    ]
    bar.show_time(3, 0, 0)
    assert bar._ends() == (0, 0)


def test_the_header_keeps_its_height(look: Look, room: QVBoxLayout) -> None:
    header = RunHeader(look)
    room.addWidget(header)
    header.set_title("Bank draws", "Chemin de fer", "Leave", "Esc")
    assert header.height() == 40
    header.set_problem("not saved: the disk is full")
    header.set_time("1.4 s", "late", late=True)
    assert (header.height(), header.toolTip()) == (40, "not saved: the disk is full")


@pytest.mark.parametrize("percent", [100, 200])
def test_no_target_is_smaller_than_40_px(app: QApplication, resources: Path, percent: int) -> None:
    look = Look(resources, "dark", text_percent=percent)
    segments = Segments(look)
    segments.set_choices([(1, "1"), (2, "2")])
    made = (
        Button(look, "x"),
        Button(look, icon="help"),
        Switch(look),
        DropDown(look),
        SearchField(look),
        Stepper(look, 1, 3, 1),
    )
    for widget in (*made, *segments.findChildren(QWidget)):
        assert widget.sizeHint().height() >= 40
        assert widget.sizeHint().width() >= 40


def test_segments_choose_by_click_and_arrow_and_keep_their_choice_in_another_language(
    look: Look, room: QVBoxLayout
) -> None:
    segments = Segments(look)
    room.addWidget(segments)
    segments.set_choices([(1, "One"), (2, "Two"), (3, "Three")])
    chosen: list[object] = []
    segments.chosen.connect(chosen.append)
    segments.set_value(2)
    assert chosen == []
    segments.set_choices([(1, "Eins"), (2, "Zwei"), (3, "Drei")])
    assert segments.value() == 2
    buttons = segments.findChildren(QAbstractButton)
    QTest.mouseClick(buttons[2], Qt.MouseButton.LeftButton)
    assert (chosen, segments.value()) == ([3], 3)
    segments.window().activateWindow()
    QApplication.processEvents()
    buttons[2].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(buttons[2], Qt.Key.Key_Left)
    assert (chosen, segments.value()) == ([3, 2], 2)


def test_a_drop_down_tells_only_what_the_user_chose(look: Look, room: QVBoxLayout) -> None:
    down = DropDown(look)
    room.addWidget(down)
    down.set_choices([("a", "A"), ("b", "B")])
    chosen: list[object] = []
    down.chosen.connect(chosen.append)
    down.set_value("b")
    assert (down.value(), chosen) == ("b", [])
    QTest.keyClick(down, Qt.Key.Key_Up)
    assert (down.value(), chosen) == ("a", ["a"])
    with pytest.raises(ValueError, match="'c'"):
        down.set_value("c")


def test_a_stepper_stops_at_its_ends(look: Look, room: QVBoxLayout) -> None:
    stepper = Stepper(look, 80, 100, 10, " %")
    room.addWidget(stepper)
    chosen: list[int] = []
    stepper.chosen.connect(chosen.append)
    stepper.set_value(90)
    QTest.keyClick(stepper.field, Qt.Key.Key_Up)
    QTest.keyClick(stepper.field, Qt.Key.Key_Up)
    assert (stepper.value(), chosen) == (100, [100])
    assert not stepper.findChild(QWidget, "step-more").isEnabled()  # type: ignore[union-attr]


def test_a_form_row_names_its_control(look: Look, room: QVBoxLayout) -> None:
    switch, stepper = Switch(look), Stepper(look, 1, 3, 1)
    for control in (switch, stepper):
        row = FormRow(look, control)
        room.addWidget(row)
        row.set_words("Motion", "Cards glide", "Reset")
        assert row.words == ("Motion", "Cards glide")
        assert (control.accessibleName(), control.accessibleDescription()) == ("Motion", "Cards glide")
    assert stepper.field.accessibleName() == "Motion"


def test_a_form_row_keeps_the_place_of_its_reset_mark(look: Look, room: QVBoxLayout) -> None:
    switch = Switch(look)
    row = FormRow(look, switch)
    room.addWidget(row)
    row.set_words("Motion", "", "Reset")
    QApplication.processEvents()
    before = switch.pos()
    row.set_changed(True)
    QApplication.processEvents()
    assert switch.pos() == before


def test_a_notice_stays_until_it_is_answered(look: Look, room: QVBoxLayout) -> None:
    notice = NoticeLine(look)
    room.addWidget(notice)
    assert not notice.isVisible()
    acted: list[bool] = []
    notice.acted.connect(lambda: acted.append(True))
    notice.say("wrong", "The disk is full.", "Try again")
    assert (notice.isVisible(), notice.height(), notice.words) == (True, 40, "The disk is full.")
    action = notice.findChild(Button, "notice-action")
    assert action is not None
    action.click()
    assert (notice.isVisible(), acted) == (False, [True])


def test_no_widget_has_a_colour_of_its_own() -> None:
    """Every colour is a role of the theme: no literal one, and none of Qt's named ones but "transparent"."""
    folder = Path(__file__).parents[2] / "croupier_trainer" / "ui"
    for file in sorted(folder.rglob("*.py")):
        if file.name == "theme.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not re.fullmatch(r"#[0-9A-Fa-f]{3,8}", node.value), file.name
            if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("GlobalColor"):
                assert node.attr == "transparent", (file.name, node.lineno)


def test_hover_is_where_the_pointer_is(look: Look, room: QVBoxLayout) -> None:
    """Qt is told by the pointer's motion alone: a key that moves away from under it would stay lit."""
    window = room.parentWidget()
    assert window is not None
    key = Button(look, "Card", parent=window)
    other = Button(look, "No card", parent=window)
    key.setGeometry(40, 40, 100, 40)
    other.setGeometry(300, 40, 100, 40)
    key.show()
    other.show()
    QApplication.processEvents()
    QCursor.setPos(window.mapToGlobal(QPoint(60, 60)))
    for widget in (window, key):
        widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert (key.hovered, other.hovered) == (True, False)
    key.move(300, 200)
    other.move(40, 40)
    assert (key.hovered, other.hovered) == (False, True)
    window.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    assert not other.hovered, "the pointer left the window"


def test_a_click_in_a_group_takes_the_focus_along(look: Look, room: QVBoxLayout) -> None:
    window = room.parentWidget()
    assert window is not None
    group = QButtonGroup(window)
    made = [Button(look, words) for words in ("One", "Two")]
    for button in made:
        button.setCheckable(True)
        group.addButton(button)
        room.addWidget(button)
    window.activateWindow()
    QApplication.processEvents()
    made[0].clearFocus()
    QTest.mouseClick(made[1], Qt.MouseButton.LeftButton)
    assert not made[1].hasFocus(), "a click brings no ring"
    made[0].setFocus()
    QTest.mouseClick(made[1], Qt.MouseButton.LeftButton)
    assert made[1].hasFocus(), "but takes it along"


def test_the_time_of_a_run_keeps_its_place_and_its_word_comes_after_it(look: Look, room: QVBoxLayout) -> None:
    header = RunHeader(look)
    header.resize(850, 40)
    header.set_title("Bank draws", "Chemin de fer", "Leave", "Esc")
    header.set_lesson("Lesson", "F1")
    header.keep_room("late")
    header.set_time("2.0 s")
    before = header.grab().toImage()
    header.set_time("2.0 s", "late")
    after = header.grab().toImage()
    changed = [x for x in range(850) if any(before.pixel(x, y) != after.pixel(x, y) for y in range(40))]
    shown = [x for x in range(500, 640) if any(before.pixel(x, y) != before.pixel(2, 2) for y in range(40))]
    assert min(changed) > max(shown), "the word stands right of the time, which did not move"


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Qt.Key.Key_Down, 48),
        (Qt.Key.Key_PageDown, 300),
        (Qt.Key.Key_End, 700),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_PageUp, 0),
    ],
)
def test_a_page_scrolls_by_keyboard_from_any_control(look: Look, room: QVBoxLayout, key: Qt.Key, to: int) -> None:
    page = ScrollPage(look)
    page.setFixedSize(400, 300)
    button = Button(look, "Again")
    page.column.addWidget(button)
    page.column.setContentsMargins(0, 0, 0, 0)
    page.body.setFixedHeight(1000)
    room.addWidget(page)
    page.show()
    QApplication.processEvents()
    if to == 0:
        page.verticalScrollBar().setValue(40)
    QTest.keyClick(button, key)
    assert page.verticalScrollBar().value() == to


def test_the_list_that_drops_down_has_rows_of_40_px_and_opens_beside_its_field(look: Look, room: QVBoxLayout) -> None:
    down = DropDown(look)
    room.addWidget(down)
    down.set_choices([(number, f"Ruleset {number}") for number in range(4)])
    down.set_value(2)
    ring = FocusRing(look, down.window())
    down.window().activateWindow()
    QApplication.processEvents()
    down.showPopup()
    QApplication.processEvents()
    rows = down.view()
    box = rows.window()
    assert {rows.visualRect(rows.model().index(row, 0)).height() for row in range(4)} == {40}
    assert (rows.verticalScrollBar().maximum(), rows.currentIndex().row()) == (0, 2)
    assert not box.geometry().intersects(QRect(down.mapToGlobal(QPoint(0, 0)), down.size()))
    shot = box.grab().toImage()
    assert shot.pixelColor(0, 0).alpha() == 0, "no corner outside the rounded edge"
    assert shot.pixelColor(0, box.height() // 2) == look.theme.color("line"), "an edge, and no ring over it"
    assert ring.parentWidget() is not box
    down.hidePopup()


def test_the_buttons_of_a_stepper_stay_where_they_are_at_every_text_size(look: Look, room: QVBoxLayout) -> None:
    stepper = Stepper(look, 80, 150, 10, " %")
    room.addWidget(stepper)
    places = set()
    for percent in (80, 100, LARGEST_PERCENT):
        look.set("dark", "green", percent, reduced_motion=True)
        QApplication.processEvents()
        places.add((stepper.sizeHint().width(), stepper.field.width()))
    assert len(places) == 1
    text_size = next(each for each in SETTINGS if each.key == "text_percent")
    assert isinstance(text_size, Number)
    assert text_size.most == LARGEST_PERCENT


def test_reading_text_has_no_caret_and_scrolls_by_arrow(look: Look, room: QVBoxLayout) -> None:
    text = ReadingText(look)
    room.addWidget(text)
    text.show_markdown("Word. " * 4000)
    QApplication.processEvents()
    assert text.cursorWidth() == 0
    QTest.keyClick(text, Qt.Key.Key_Down)
    assert text.verticalScrollBar().value() > 0
