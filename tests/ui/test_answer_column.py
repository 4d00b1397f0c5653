"""The answer column: every pad in its place at every size, by mouse and by key, and a verdict that needs no colour."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from croupier_trainer.rules.chips import HOUSE_SET, MOST_KINDS, ChipSet, Denomination, chip_set
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.amount import Refusal, refusal_words
from croupier_trainer.ui.chips import ChipArt
from croupier_trainer.ui.focus import OFF_PX, RING_PX
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.money_words import money
from croupier_trainer.ui.run_lines import action
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.amount_field import FieldState
from croupier_trainer.ui.widgets.answer_column import AnswerColumn
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.column_places import column_places, column_width, pad_grid
from croupier_trainer.ui.widgets.control import TARGET_PX, Control
from croupier_trainer.ui.widgets.key_row import KeyWords
from croupier_trainer.ui.widgets.slip import SlipLine
from croupier_trainer.ui.widgets.verdict_strip import Command

SIZES: Final = ((232, 486), (280, 756), (360, 1000))
CALLS: Final = tuple(
    KeyWords(token, words, cap, cap)
    for token, words, cap in (
        ("take", "nehmen", "S"),
        ("pay", "auszahlen", "D"),
        ("commission", "Provision vermerken", "F"),
        ("leave", "liegen lassen", "J"),
    )
)
SLIP: Final = tuple(
    SlipLine(label, figure)
    for label, figure in (
        ("Banque", "123.450"),
        ("Gedeckt", "98.765,50"),
        ("Cagnotte", "5.870,25"),
        ("Garage", "34.000"),
    )
)
TASK: Final = "Platz 3 · Spieler-Paar: auszahlen und weiter"
CHIP_25: Final = Denomination(25_00)


class Desk:
    """A column in a window, and what it said."""

    def __init__(self, look: Look, size: tuple[int, int] = SIZES[0]) -> None:
        self.window = QWidget()
        self.column = AnswerColumn(look, ChipArt(look), self.window)
        self.column.setFixedWidth(size[0])
        self.column.resize(*size)
        self.window.resize(*size)
        self.said: list[str] = []
        self.entered: list[int] = []
        self.acted: list[Command] = []
        self.hints: list[str] = []
        self.changes = 0
        self.column.said.connect(lambda token, _stamp: self.said.append(token))
        self.column.entered.connect(lambda cents, _stamp: self.entered.append(cents))
        self.column.acted.connect(lambda command, _stamp: self.acted.append(command))
        self.column.hint.connect(self.hints.append)
        self.column.draft_changed.connect(self._changed)
        self.window.show()

    def _changed(self) -> None:
        self.changes += 1

    def key(
        self,
        key: Qt.Key,
        text: str = "",
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        scan_code: int = 0,
        *,
        repeated: bool = False,
    ) -> bool:
        """A key as the run page hands it over."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, text, repeated)
        return self.column.key_pressed(event)

    def type(self, text: str) -> None:
        for character in text:
            key = Qt.Key(ord(character)) if character.isdigit() else Qt.Key.Key_unknown
            assert self.key(key, character)

    def press(self, name: str) -> None:
        """A press of the left button on a control by its name."""
        QTest.mouseClick(self.control(name), Qt.MouseButton.LeftButton)

    def control(self, name: str) -> Control:
        found = self.column.findChild(Control, name)
        assert found is not None, name
        return found

    @property
    def text(self) -> str:
        return self.column.amount.field.picture.amount

    def state(self) -> FieldState:
        return self.column.amount.field.picture.state

    def pieces(self) -> list[Denomination]:
        return list(self.column.pieces or ())


@pytest.fixture
def desk(look: Look) -> Iterator[Desk]:
    QLocale.setDefault(QLocale("en_US"))
    made = Desk(look)
    yield made
    made.window.close()
    made.window.deleteLater()


@contextmanager
def speaking(resources: Path, language: str) -> Iterator[None]:
    translators = Translators(resources / "i18n")
    translators.speak(language)
    try:
        yield
    finally:
        translators.speak("en")


ASKING: Final = (Command.TAKE_BACK, Command.CONFIRM, None)
JUDGED: Final = (None, Command.GO_ON, Command.WHY)


def actions(column: AnswerColumn, commands: tuple[Command | None, Command | None, Command | None]) -> None:
    other, main, why = (None if command is None else action(command) for command in commands)
    column.show_actions(other, main, why)


def asks_calls(desk: Desk) -> None:
    desk.column.show_calls(CALLS)
    actions(desk.column, ASKING)


def judges_calls(desk: Desk) -> None:
    asks_calls(desk)
    desk.column.set_states({"take": KeyState.WRONG, "pay": KeyState.WOULD}, KeyState.LOCKED)
    actions(desk.column, JUDGED)


def asks_digits(desk: Desk) -> None:
    desk.column.show_digits(tuple("123456789"))
    actions(desk.column, ASKING)


def asks_amount(desk: Desk) -> None:
    desk.column.set_open(True)
    desk.column.show_amount("Zurück an den Bankier")
    actions(desk.column, ASKING)


def types(desk: Desk) -> None:
    asks_amount(desk)
    desk.type("123456789")


def builds(desk: Desk) -> None:
    asks_amount(desk)
    for piece in desk.column.amount.pieces:
        for _ in range(23):
            piece.laid.emit(piece.kind, 0)


def judges_amount(desk: Desk) -> None:
    types(desk)
    desk.column.set_open(False)
    desk.column.show_judged(desk.column.cents, 1_234_567_50)
    actions(desk.column, JUDGED)


PADS: Final[tuple[Callable[[Desk], None], ...]] = (
    asks_calls,
    judges_calls,
    asks_digits,
    asks_amount,
    types,
    builds,
    judges_amount,
)


# --- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("window", "width"), [(850, 232), (1279, 232), (1280, 280), (1899, 280), (1900, 360), (3840, 360)]
)
def test_the_column_is_as_wide_as_the_window_allows(desk: Desk, window: int, width: int) -> None:
    assert column_width(window) == width
    desk.column.set_window_width(window)
    assert desk.column.width() == width


@pytest.mark.parametrize("percent", [80, 100, 125, 150])
@pytest.mark.parametrize("kinds", [1, 8, 9, 11, MOST_KINDS])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_own_place_in_the_column_and_no_target_is_small(
    size: tuple[int, int], kinds: int, percent: int
) -> None:
    grid = pad_grid(kinds)
    places = column_places(*size, grid.rows, percent)
    blocks = [places.task, places.pad, places.slip, places.other, places.main]
    assert QRect(0, 0, *size).contains(blocks[0].united(blocks[-1]))
    for one, other in itertools.combinations(blocks, 2):
        assert not one.intersects(other), (one, other)
    if percent <= 100:
        assert places.task.height() >= 2 * round(20 * percent / 100)
        assert places.field_px >= round(64 * percent / 100)
    keypad = list(itertools.product(range(3), range(4)))
    cells = [places.cell(cell) for cell in (grid.enter, *grid.pieces)]
    cells += [places.cell(type(grid.enter)(column, row)) for column, row in keypad]
    assert len(grid.pieces) == kinds
    field = QRect(0, 0, places.pad.width(), places.field_px)
    for cell in (*cells, places.other, places.main):
        assert min(cell.width(), cell.height()) >= TARGET_PX
    for cell in cells:
        assert QRect(0, 0, places.pad.width(), places.pad.height()).contains(cell)
    room = RING_PX + OFF_PX
    for one, other in itertools.combinations([*cells, field], 2):
        assert not one.adjusted(0, 0, room, room).intersects(other), (one, other)


def test_more_kinds_of_pieces_than_the_rack_holds_are_refused(desk: Desk) -> None:
    with pytest.raises(ValueError, match="13 kinds"):
        desk.column.set_house(chip_set(range(1, MOST_KINDS + 2)))
    with pytest.raises(ValueError, match="5 lines"):
        desk.column.show_slip((*SLIP, SLIP[0]))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_moves_when_the_pad_changes_or_a_verdict_comes(
    app: QApplication, resources: Path, size: tuple[int, int], percent: int
) -> None:
    desk = Desk(Look(resources, "dark", text_percent=percent), size)
    column = desk.column
    column.show_task(TASK)
    column.show_slip(SLIP)
    seen = set()
    for pad in PADS:
        pad(desk)
        app.processEvents()
        seen.add(
            tuple(
                widget.geometry().getRect()
                for widget in (column.task, column.keys, column.amount, column.slip, column.other, column.main)
            )
        )
        assert column.keys.isVisible() is not column.amount.isVisible()
        controls = [control for control in column.findChildren(Control) if control.isVisible()]
        for control in controls:
            assert min(control.width(), control.height()) >= TARGET_PX, control.objectName()
        rects = [QRect(control.mapTo(column, QPoint(0, 0)), control.size()) for control in controls]
        for one, other in itertools.combinations(rects, 2):
            assert not one.intersects(other)
        assert all(column.rect().contains(rect) for rect in rects)
    assert len(seen) == 1
    desk.window.close()


@contextmanager
def painted() -> Iterator[list[tuple[QRectF, QRectF, str]]]:
    """What is written: the room that it is written into, the room that it needs, the words."""
    found: list[tuple[QRectF, QRectF, str]] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *what: Any) -> object:
        room, flags, words = QRectF(what[0]), int(what[1]), str(what[2])
        needs = QFontMetricsF(painter.font()).boundingRect(room, flags, words)
        found.append((room, needs, words))
        return draw(painter, *what)

    QPainter.drawText = note  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [80, 100, 150])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_word_is_cut(app: QApplication, resources: Path, size: tuple[int, int], percent: int, language: str) -> None:
    with speaking(resources, language):
        desk = Desk(Look(resources, "light", text_percent=percent), size)
        desk.column.show_task(TASK)
        desk.column.show_slip(SLIP)
        with painted() as found:
            for pad in PADS:
                pad(desk)
                app.processEvents()
                desk.column.grab()
        for room, needs, words in found:
            assert needs.width() <= room.width() + 1, words
            assert needs.height() <= room.height() + 1, words
        written = {words for _, _, words in found}
        assert {TASK, "Garage", "98.765,50", money(123_456_789_00), money(1_234_567_50), "23"} <= written
        assert {each.words for each in CALLS} <= written
        desk.window.close()


# --- calls and digits -------------------------------------------------------------------------------------------------


def test_calls_stand_one_under_the_other_and_say_their_token(desk: Desk) -> None:
    asks_calls(desk)
    keys = desk.column.keys.keys
    assert [key.height() for key in keys] == [44] * 4
    assert len({key.x() for key in keys}) == 1
    assert [key.y() for key in keys] == sorted(key.y() for key in keys)
    desk.press("key-commission")
    assert desk.said == ["commission"]
    assert keys[0].accessibleName() == "nehmen (S)"


def test_digits_stand_as_on_a_keypad(desk: Desk) -> None:
    asks_digits(desk)
    rows: dict[int, str] = {}
    for key in sorted(desk.column.keys.keys, key=lambda key: (key.y(), key.x())):
        rows[key.y()] = rows.get(key.y(), "") + key.token
    assert list(rows.values()) == ["789", "456", "123"]
    desk.press("key-5")
    assert desk.said == ["5"]


def test_a_verdict_on_calls_shows_their_states(desk: Desk) -> None:
    judges_calls(desk)
    states = {key.token: key.state for key in desk.column.keys.keys}
    assert states["take"] is KeyState.WRONG
    assert states["pay"] is KeyState.WOULD
    assert states["leave"] is KeyState.LOCKED


# --- the amount by mouse ----------------------------------------------------------------------------------------------


def test_the_keypad_types_an_amount_and_enters_it(desk: Desk) -> None:
    asks_amount(desk)
    for name in ("1", "2", "3", "4", "sign", "5", "7", "backspace"):
        desk.press(f"keypad-{name}")
    assert desk.text == "1,234.5"
    assert desk.column.cents == 1_234_50
    assert desk.column.pieces is None
    assert desk.changes == 8
    assert not desk.entered
    desk.press("keypad-enter")
    assert desk.entered == [1_234_50]


def test_a_key_pressed_twice_quickly_counts_twice(desk: Desk) -> None:
    asks_amount(desk)
    key = desk.control("keypad-7")
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(key, Qt.MouseButton.LeftButton)
    assert desk.text == "77"


def test_a_press_on_a_piece_lays_one_and_the_right_button_or_shift_takes_one_back(desk: Desk) -> None:
    asks_amount(desk)
    chip, plaque = desk.control("rack-2500"), desk.control("rack-500000")
    assert chip.accessibleName() == "chip 25"
    assert plaque.accessibleName() == "plaque 5,000"
    assert chip.accessibleDescription() == ""
    for _ in range(3):
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    desk.press("rack-500000")
    assert desk.pieces() == [CHIP_25] * 3 + [HOUSE_SET.denominations[1]]
    assert desk.text == "5,075"
    assert chip.accessibleDescription() == "laid: 3"
    QTest.mouseClick(chip, Qt.MouseButton.RightButton)
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    assert chip.accessibleDescription() == "laid: 1"
    assert desk.column.cents == 5_025_00
    desk.press("keypad-backspace")
    assert desk.pieces() == [CHIP_25]
    QTest.mouseClick(desk.control("rack-100"), Qt.MouseButton.RightButton)
    assert desk.pieces() == [CHIP_25]
    assert desk.hints == []


def test_more_than_twenty_of_a_kind_make_another_stack(desk: Desk) -> None:
    builds(desk)
    assert desk.control("rack-100").accessibleDescription() == "laid: 23, in stacks of 20 + 3"


def test_to_type_takes_the_pieces_off_and_to_lay_takes_the_figures_off(desk: Desk) -> None:
    asks_amount(desk)
    desk.press("rack-2500")
    desk.press("keypad-7")
    assert desk.text == "7"
    assert desk.control("rack-2500").accessibleDescription() == ""
    desk.press("rack-2500")
    assert desk.text == "25"
    assert desk.column.amount.draft.typed == ""


def test_space_presses_what_has_the_focus_and_shift_space_takes_a_piece_back(desk: Desk) -> None:
    asks_amount(desk)
    QTest.keyClick(desk.control("keypad-7"), Qt.Key.Key_Space)
    assert desk.text == "7"
    chip = desk.control("rack-2500")
    QTest.keyClick(chip, Qt.Key.Key_Space)
    QTest.keyClick(chip, Qt.Key.Key_Space)
    QTest.keyClick(chip, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert desk.pieces() == [CHIP_25]
    chip.click()  # as a screen reader does
    assert desk.pieces() == [CHIP_25] * 2


def test_no_control_swallows_a_key_of_the_page(desk: Desk) -> None:
    asks_amount(desk)
    for name in ("keypad-7", "keypad-enter", "rack-2500", "column-confirm"):
        for key in (Qt.Key.Key_5, Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            desk.control(name).keyPressEvent(event)
            assert not event.isAccepted(), (name, key)
    assert desk.column.is_empty


# --- the amount by keys -----------------------------------------------------------------------------------------------


def test_keys_of_the_page_type_take_back_and_clear(desk: Desk) -> None:
    asks_amount(desk)
    assert not desk.key(Qt.Key.Key_Backspace, "\b")
    assert not desk.key(Qt.Key.Key_Delete, "\x7f")
    desk.type("12")
    keypad = Qt.KeyboardModifier.KeypadModifier
    assert desk.key(Qt.Key.Key_3, "3", keypad)
    assert desk.key(Qt.Key.Key_Comma, ",", keypad)
    assert desk.text == "123."
    assert desk.key(Qt.Key.Key_Backspace, "\b")
    assert desk.text == "123"
    assert desk.key(Qt.Key.Key_Delete, "\x7f")
    assert desk.column.is_empty
    assert desk.column.cents is None
    desk.press("rack-2500")
    assert desk.key(Qt.Key.Key_Backspace, "\b")
    assert desk.column.pieces == ()


@pytest.mark.parametrize(
    ("key", "text", "modifiers"),
    [
        (Qt.Key.Key_Left, "", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F2, "", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, "\r", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Enter, "\r", Qt.KeyboardModifier.KeypadModifier),
        (Qt.Key.Key_Escape, "\x1b", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Tab, "\t", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_5, "5", Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_A, "\x01", Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_5, "5", Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Backspace, "\b", Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_other_keys_are_left_to_the_page(desk: Desk, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier) -> None:
    types(desk)
    assert not desk.key(key, text, modifiers)
    assert desk.text == "123,456,789"
    assert desk.hints == []


def test_a_key_that_is_held_down_types_once(desk: Desk) -> None:
    asks_amount(desk)
    desk.type("1")
    assert not desk.key(Qt.Key.Key_1, "1", repeated=True)
    assert desk.text == "1"


@pytest.mark.parametrize(
    ("key", "text", "digit"),
    [
        (Qt.Key.Key_Agrave, "à", "0"),
        (Qt.Key.Key_Ampersand, "&", "1"),
        (Qt.Key.Key_Eacute, "é", "2"),
        (Qt.Key.Key_QuoteDbl, '"', "3"),
        (Qt.Key.Key_Apostrophe, "'", "4"),
        (Qt.Key.Key_ParenLeft, "(", "5"),
        (Qt.Key.Key_Egrave, "è", "7"),
        (Qt.Key.Key_Underscore, "_", "8"),
        (Qt.Key.Key_Ccedilla, "ç", "9"),
    ],
)
def test_a_french_top_row_types_digits_without_shift(desk: Desk, key: Qt.Key, text: str, digit: str) -> None:
    asks_amount(desk)
    desk.type("1")
    assert desk.key(key, text)
    assert desk.text == "1" + digit
    # On other keyboards the same sign is written with Shift, and is none of an amount.
    assert desk.key(key, text, Qt.KeyboardModifier.ShiftModifier)
    assert desk.text == "1" + digit
    assert desk.state() is FieldState.REFUSED


def test_a_minus_is_the_six_of_a_french_keyboard_only_where_the_six_is(desk: Desk) -> None:
    asks_amount(desk)
    for scan_code in (15, 7):
        assert desk.key(Qt.Key.Key_Minus, "-", scan_code=scan_code)
    assert desk.text == "66"
    for scan_code, modifiers in (
        (0, Qt.KeyboardModifier.NoModifier),
        (20, Qt.KeyboardModifier.NoModifier),
        (61, Qt.KeyboardModifier.NoModifier),
        (82, Qt.KeyboardModifier.KeypadModifier),
    ):
        assert desk.key(Qt.Key.Key_Minus, "-", modifiers, scan_code)
        assert desk.hints[-1] == refusal_words(Refusal.MINUS)
    assert desk.text == "66"


def test_keys_say_nothing_to_a_pad_without_amount(desk: Desk) -> None:
    assert not desk.key(Qt.Key.Key_5, "5")
    for pad in (asks_calls, asks_digits):
        pad(desk)
        assert not desk.key(Qt.Key.Key_5, "5")
        assert not desk.column.take_back(0)
    asks_amount(desk)
    assert desk.column.is_empty


@pytest.mark.parametrize(
    ("language", "sign", "text"), [("de", ",", "1.234,5"), ("en", ".", "1,234.5"), ("fr", ",", "1\u202f234,5")]
)
def test_the_language_decides_sign_and_grouping_also_of_what_is_typed_already(
    app: QApplication, look: Look, resources: Path, language: str, sign: str, text: str
) -> None:
    desk = Desk(look)
    asks_amount(desk)
    desk.type("1234")
    with speaking(resources, language):
        app.processEvents()
        assert desk.control("keypad-sign").text() == sign
        assert desk.key(Qt.Key.Key_Period, ".", Qt.KeyboardModifier.KeypadModifier)
        desk.type("5")
        assert desk.text == text
    app.processEvents()
    assert desk.text == "1,234.5"
    desk.window.close()


# --- what is not taken ------------------------------------------------------------------------------------------------

BAD_INPUTS: Final = [
    ("x", Refusal.CHARACTER),
    ("€", Refusal.CHARACTER),
    ("-", Refusal.MINUS),
    (".", Refusal.SECOND_SIGN),
    (",", Refusal.GROUPING),
    (" ", Refusal.GROUPING),
]


@pytest.mark.parametrize(("key", "why"), BAD_INPUTS)
def test_a_bad_key_changes_nothing_but_the_edge_and_says_why_until_the_next_good_one(
    desk: Desk, key: str, why: Refusal
) -> None:
    asks_amount(desk)
    desk.type("12.5")
    before = desk.changes
    desk.type(key)
    assert desk.text == "12.5"
    assert desk.changes == before
    assert desk.state() is FieldState.REFUSED
    assert desk.hints == [refusal_words(why)]
    desk.type("0")
    assert desk.state() is FieldState.OPEN
    assert desk.hints == [refusal_words(why), ""]
    assert desk.text == "12.50"
    desk.type("1")
    assert desk.hints[-1] == refusal_words(Refusal.DECIMALS)


@pytest.mark.parametrize(
    "ends",
    [
        lambda desk: desk.key(Qt.Key.Key_Delete),
        lambda desk: desk.key(Qt.Key.Key_Backspace),
        lambda desk: desk.press("rack-2500"),
        lambda desk: desk.press("keypad-enter"),
        lambda desk: desk.column.set_open(False),
        lambda desk: desk.column.show_amount("Win"),
    ],
)
def test_a_hint_is_over_with_whatever_comes_next(desk: Desk, ends: Callable[[Desk], object]) -> None:
    asks_amount(desk)
    desk.type("7x")
    ends(desk)
    assert desk.hints[-1] == ""
    assert desk.state() is not FieldState.REFUSED


def test_thirty_digits_are_nine_and_a_hint(desk: Desk) -> None:
    asks_amount(desk)
    desk.type("1" * 30)
    assert desk.text == "111,111,111"
    assert set(desk.hints) == {refusal_words(Refusal.TOO_LONG)}


def test_enter_without_an_amount_says_so(desk: Desk) -> None:
    asks_amount(desk)
    desk.press("keypad-enter")
    assert desk.entered == []
    assert desk.hints == [refusal_words(Refusal.EMPTY)]
    desk.type("0")
    desk.press("keypad-enter")
    assert desk.entered == [0]
    desk.column.show_amount("Win")
    desk.column.refuse_empty()
    assert desk.hints[-1] == refusal_words(Refusal.EMPTY)


def test_a_pasted_amount_replaces_what_was_given_and_no_amount_changes_nothing(desk: Desk) -> None:
    asks_amount(desk)
    desk.press("rack-2500")
    control = Qt.KeyboardModifier.ControlModifier
    QGuiApplication.clipboard().setText(" $1,234.50\n")
    assert desk.key(Qt.Key.Key_V, "\x16", control)
    assert desk.text == "1,234.50"
    for bad in ("", "12a", "-5", "1.234,50"):
        QGuiApplication.clipboard().setText(bad)
        assert desk.key(Qt.Key.Key_V, "\x16", control)
        assert desk.text == "1,234.50"
        assert desk.hints[-1] == refusal_words(Refusal.NO_AMOUNT)
    QGuiApplication.clipboard().setText("1" * 30)
    assert desk.key(Qt.Key.Key_V, "\x16", control)
    assert desk.hints[-1] == refusal_words(Refusal.TOO_LONG)


# --- the verdict ------------------------------------------------------------------------------------------------------


def test_locked_it_takes_nothing_more_and_keeps_what_was_given(desk: Desk) -> None:
    types(desk)
    desk.column.set_open(False)
    before = desk.changes
    for name in ("keypad-7", "keypad-backspace", "keypad-enter", "rack-2500"):
        desk.press(name)
        QTest.keyClick(desk.control(name), Qt.Key.Key_Space)
        QTest.mouseClick(desk.control(name), Qt.MouseButton.RightButton)
        desk.control(name).click()
    assert not desk.key(Qt.Key.Key_7, "7")
    assert not desk.key(Qt.Key.Key_Backspace)
    assert not desk.column.take_back(0)
    assert desk.text == "123,456,789"
    assert (desk.changes, desk.entered, desk.hints) == (before, [], [])
    space = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    desk.control("keypad-7").keyPressEvent(space)
    assert not space.isAccepted()  # it goes on
    desk.column.set_open(True)
    desk.press("keypad-backspace")
    assert desk.text == "12,345,678"


def test_what_was_typed_stays_as_it_was_typed_and_the_right_amount_stands_under_it(desk: Desk) -> None:
    asks_amount(desk)
    desk.type("12.5")
    desk.column.set_open(False)
    desk.column.show_judged(12_50, 13_00)
    field = desk.column.amount.field
    assert (field.picture.amount, field.picture.right) == ("12.5", "13")
    assert desk.state() is FieldState.WRONG
    assert field.accessibleDescription() == "12.5: wrong, right is 13"
    desk.column.show_judged(12_50, 12_50)
    assert desk.state() is FieldState.RIGHT
    assert field.accessibleDescription() == "12.5: right"
    desk.column.show_judged(None, 12_50)
    assert desk.state() is FieldState.MISSING
    asks_amount(desk)
    assert (field.picture.amount, field.picture.state) == ("", FieldState.OPEN)
    assert field.accessibleDescription() == "empty"
    assert field.accessibleName() == "Zurück an den Bankier"


def test_an_amount_that_was_not_typed_here_is_written_out(desk: Desk) -> None:
    asks_amount(desk)
    desk.column.set_open(False)
    desk.column.show_judged(1_234_50, 1_00)
    assert desk.text == "1,234.50"


def gray(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_states_of_the_field_are_told_apart_without_colour(app: QApplication, resources: Path, theme: str) -> None:
    desk = Desk(Look(resources, "dark" if theme == "dark" else "light"))
    field = desk.column.amount.field
    seen: list[QImage] = []
    asks_amount(desk)
    seen.append(gray(field))
    desk.type("12")
    seen.append(gray(field))
    desk.type("x")
    seen.append(gray(field))
    desk.column.set_open(False)
    seen.append(gray(field))
    for given, right in ((12_00, 12_00), (12_00, 13_00), (None, 13_00)):
        desk.column.show_judged(given, right)
        seen.append(gray(field))
    desk.column.set_open(True)
    asks_amount(desk)
    for _ in range(12):
        desk.press("rack-100")
    seen.append(gray(field))
    for one, other in itertools.combinations(seen, 2):
        assert one != other
    desk.window.close()


def test_what_is_laid_is_counted_on_the_piece(desk: Desk) -> None:
    asks_amount(desk)
    chip = desk.control("rack-2500")
    seen = [gray(chip)]
    for _ in range(3):
        chip.click()
        seen.append(gray(chip))
    for one, other in itertools.combinations(seen, 2):
        assert one != other
    desk.press("keypad-7")
    QTest.mouseMove(desk.window, QPoint(1, 1))
    assert gray(chip) == seen[0]


# --- buttons, slip, names ---------------------------------------------------------------------------------------------


def test_the_buttons_do_what_the_strip_s_do(desk: Desk) -> None:
    asks_amount(desk)
    desk.press("column-take-back")
    desk.press("column-confirm")
    actions(desk.column, JUDGED)
    desk.press("column-why")
    QTest.keyClick(desk.control("column-go-on"), Qt.Key.Key_Space)
    assert desk.acted == [Command.TAKE_BACK, Command.CONFIRM, Command.WHY, Command.GO_ON]
    assert desk.control("column-go-on").accessibleName() == "Go on (Space)"
    actions(desk.column, (None, None, None))
    assert not desk.column.main.isVisible()
    assert not desk.column.other.isVisible()


def test_the_second_press_of_a_double_click_does_not_press_what_came_after_the_first(desk: Desk) -> None:
    actions(desk.column, ASKING)
    QTest.mouseClick(desk.column.main, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(desk.column.main, Qt.MouseButton.LeftButton)
    assert desk.acted == [Command.CONFIRM]
    desk.acted.clear()
    QTest.mouseClick(desk.column.other, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(desk.column.other, Qt.MouseButton.LeftButton)
    assert desk.acted == [Command.TAKE_BACK] * 2


def test_every_control_has_a_name_and_can_be_reached_by_tab(desk: Desk) -> None:
    for pad in (asks_calls, asks_amount):
        pad(desk)
        controls = [control for control in desk.column.findChildren(Control) if control.isVisible()]
        names = [control.objectName() for control in controls]
        assert len(set(names)) == len(names)
        assert all(control.accessibleName() for control in controls)
        assert all(control.focusPolicy() & Qt.FocusPolicy.TabFocus for control in controls)
    assert desk.control("keypad-7").accessibleName() == "7"
    assert desk.control("keypad-enter").accessibleName() == "Enter"
    assert desk.control("keypad-backspace").accessibleName() == "Backspace"
    assert desk.control("keypad-sign").accessibleName() == "Decimal sign"
    assert desk.column.task.accessibleName() == ""
    desk.column.show_task(TASK)
    assert desk.column.task.accessibleName() == TASK
    desk.column.show_slip(SLIP[:2])
    assert desk.column.slip.accessibleName() == "Banque 123.450. Gedeckt 98.765,50."


def test_another_house_brings_its_own_pieces(desk: Desk) -> None:
    house = chip_set((50, 1_00, 20_00), (1_000_00,))
    desk.column.set_house(house)
    asks_amount(desk)
    shown = [piece for piece in desk.column.amount.pieces if piece.isVisible()]
    assert ChipSet(tuple(piece.kind for piece in shown if piece.kind is not None)) == house
    assert [piece.accessibleName() for piece in shown] == ["plaque 1,000", "chip 20", "chip 1", "chip 0.50"]
    desk.press("rack-50")
    assert desk.text == "0.50"
    assert desk.column.findChild(Control, "rack-2500") is None or not desk.control("rack-2500").isVisible()
    desk.column.set_house(HOUSE_SET)
    assert len([piece for piece in desk.column.amount.pieces if piece.isVisible()]) == len(HOUSE_SET.denominations)
