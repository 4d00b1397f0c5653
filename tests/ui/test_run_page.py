"""The run page, with real key presses and a real run: what counts, what is shown, and that nothing moves."""

from __future__ import annotations

import functools
import random
import uuid
from collections.abc import Callable, Iterator, Sized
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from croupier_trainer.app import answering
from croupier_trainer.drills.drill import Level, Part
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.storage.history import History
from croupier_trainer.storage.writer import Writer
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.run import GRACE_MS, Plan, Run, State
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.run import RunPage
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.answer_key import AnswerKey, KeyState
from tests.rules.shipped import shipped
from tests.training.table import strays
from tests.ui.run_desk import TARGET_MS, RunDesk, StandingClock, drill_of, house, until

FULL = StorageProblem(Trouble.DISK_FULL, "history.db", "no space")
Set = Callable[..., RunDesk]


@pytest.fixture
def desk(app: QApplication, look: Look) -> Iterator[Set]:
    """Makes run pages and closes them."""
    made: list[RunDesk] = []

    def make(*args: str, **kwargs: object) -> RunDesk:
        made.append(RunDesk(app, look, *args, **kwargs))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()


def states(desk: RunDesk) -> dict[str, KeyState]:
    return {key.token: key.state for key in desk.page.calls.keys.keys}


def buttons(desk: RunDesk) -> list[QAbstractButton]:
    """The buttons in the strip that can be pressed, from the left."""
    found = [button for button in desk.page.calls.strip.findChildren(QAbstractButton) if button.isVisible()]
    return sorted(found, key=lambda button: button.x())


def mouse(desk: RunDesk, widget: QWidget, kind: QEvent.Type) -> None:
    """One event of the left button near the widget's left edge, stamped as a window system would."""
    place = QPointF(8, widget.height() / 2)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    held = none if kind is QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(kind, place, widget.mapToGlobal(place), left, held, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(5_000_000 + desk.clock.ms)
    QApplication.sendEvent(widget, event)
    desk.settle()


def press(desk: RunDesk, widget: QWidget, after_ms: int = 1000) -> None:
    """A click, so long after what was last."""
    desk.clock.ms += after_ms
    mouse(desk, widget, QEvent.Type.MouseButtonPress)
    mouse(desk, widget, QEvent.Type.MouseButtonRelease)


def click(desk: RunDesk, command: str) -> None:
    """A button of the strip, by mouse."""
    press(desk, next(each for each in buttons(desk) if each.objectName() == f"strip-{command}"))


def click_answer(desk: RunDesk, token: str) -> None:
    """An answer key, by mouse."""
    key = desk.page.calls.keys.key(token)
    assert key is not None
    press(desk, key)


def places(desk: RunDesk) -> dict[str, QRect]:
    page, board = desk.page, desk.page.calls
    return {
        widget.objectName(): QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())
        for widget in (page.header, page.bar, board.felt, board.strip, board.keys)
    }


def test_the_verdict_waits_for_the_answer_to_be_kept(desk: Set) -> None:
    on = desk(at_once=False)
    right = on.right()
    on.say(right)
    assert on.state() is State.SAVING
    assert states(on)[right] is KeyState.REST
    assert on.page.calls.strip.line.kind == "plain"
    on.keeper.save()
    on.settle()
    assert on.state() is State.VERDICT
    assert states(on)[right] is KeyState.RIGHT
    assert set(states(on).values()) == {KeyState.RIGHT, KeyState.LOCKED}
    assert (on.page.calls.strip.line.kind, on.page.calls.strip.line.word) == ("right", "Right")
    assert on.page.calls.strip.line.time == "1.0 s / 2.5 s"


def test_a_wrong_answer_shows_what_would_have_been_right(desk: Set) -> None:
    on = desk()
    right, wrong = on.right(), on.wrong()
    on.say(wrong)
    assert states(on)[wrong] is KeyState.WRONG
    assert states(on)[right] is KeyState.WOULD
    assert on.page.calls.strip.line.word == "Wrong"
    assert on.page.calls.strip.line.sentence.startswith("Bank ")
    assert on.page.calls.felt.accessibleDescription().count("face down") == 0, "the cards are turned after the verdict"


def test_a_press_too_soon_after_the_first_paint_is_no_answer(desk: Set) -> None:
    on = desk()
    on.say(on.right(), after_ms=99)
    assert (on.state(), strays(on.run)) == (State.ASKING, 1)
    on.say(on.right(), after_ms=1)
    assert on.state() is State.VERDICT
    assert on.keeper.saved[0].stray_keys == 1


def test_a_press_while_a_verdict_shows_is_logged_and_nothing_else(desk: Set) -> None:
    on = desk()
    on.say(on.wrong())
    number = on.run.number
    on.press(Qt.Key.Key_Left)
    assert (on.state(), on.run.number, strays(on.run)) == (State.VERDICT, number, 1)
    assert len(on.keeper.saved) == 1


def test_right_goes_on_by_itself_and_wrong_waits_for_space(desk: Set) -> None:
    on = desk()
    on.say(on.right())
    on.wait(799)
    assert on.run.number == 1
    on.wait(1)
    assert (on.run.number, on.state()) == (2, State.ASKING)
    on.say(on.wrong())
    on.wait(60_000)
    assert on.run.number == 2
    on.press(Qt.Key.Key_Space)
    assert (on.run.number, on.state()) == (3, State.ASKING)
    assert set(states(on).values()) == {KeyState.REST}


def test_a_press_after_time_is_up_is_too_late_and_marked_so(desk: Set) -> None:
    on = desk()
    wrong, right = on.wrong(), on.right()
    on.say(wrong, after_ms=3 * TARGET_MS + 1)
    assert on.page.calls.strip.line.word == "Too late"
    assert states(on)[wrong] is KeyState.LATE
    assert states(on)[right] is KeyState.WOULD
    assert on.keeper.saved[0].given == ()


def test_time_is_up_without_a_key(desk: Set) -> None:
    on = desk()
    on.wait(3 * TARGET_MS + GRACE_MS)
    assert on.page.calls.strip.line.word == "Too late"
    assert states(on)[on.run.turn.expected[0]] is KeyState.WOULD


def test_a_key_that_waited_behind_the_timer_counts_if_it_was_pressed_in_time(desk: Set) -> None:
    """The timer of time-up comes first, then the key, by whose own stamp it was pressed before."""
    on = desk()
    page, right = on.page, on.right()
    on.stamp(Qt.Key.Key_F2, 0)
    up_ms = on.run.time_up_ms
    assert up_ms is not None
    on.wait(up_ms + 40 - on.clock.ms)
    assert on.state() is State.ASKING
    assert page.bar.isVisible()
    on.stamp(on.key_of(right), 45)
    assert on.state() is State.VERDICT
    assert page.calls.strip.line.word == "Right, slow"
    kept = on.keeper.saved[0]
    assert (kept.given, kept.late, kept.confirm_ms) == ((right,), False, 3 * TARGET_MS - 5)


def test_several_parts_swap_the_keys_in_place(desk: Set) -> None:
    on = desk("winner")
    ponte, banker, winner = on.run.turn.expected
    assert [key.text() for key in on.page.calls.keys.keys] == list("0123456789")
    on.say(ponte)
    assert [key.text() for key in on.page.calls.keys.keys] == list("0123456789")
    assert on.page.calls.strip.line.word == "Bank’s points?"
    on.say(banker)
    assert [key.token for key in on.page.calls.keys.keys] == ["ponte", "banker", "egalite"]
    on.press(Qt.Key.Key_Return)
    assert on.state() is State.ASKING, "Enter before the last part confirms nothing"
    on.press(Qt.Key.Key_Backspace)
    assert [key.text() for key in on.page.calls.keys.keys] == list("0123456789")
    on.say(banker)
    on.say(winner)
    assert states(on)[winner] is KeyState.CHOSEN
    assert [button.text() for button in buttons(on)] == ["Take back", "Confirm"]
    assert on.keeper.saved == []
    on.press(Qt.Key.Key_Enter)
    assert on.page.calls.strip.line.word in {"Right", "Right, slow"}
    assert on.keeper.saved[0].given == (ponte, banker, winner)


def test_another_key_replaces_the_last_part_until_enter(desk: Set) -> None:
    on = desk("winner")
    on.say(on.right(), 300)
    on.say(on.right(), 300)
    right, wrong = on.right(), on.wrong()
    on.say(wrong, 300)
    on.press(on.key_of(right), 300)
    assert states(on)[right] is KeyState.CHOSEN
    on.press(Qt.Key.Key_Return, 300)
    assert on.page.calls.strip.line.word == "Self-corrected"
    assert on.keeper.saved[0].self_corrected


def test_the_verdict_of_several_parts_shows_the_first_wrong_one_and_all_that_was_said(desk: Set) -> None:
    on = desk("winner")
    expected = on.run.turn.expected
    wrong = on.wrong()
    on.say(wrong)
    on.say(expected[1])
    on.say(expected[2])
    on.press(Qt.Key.Key_Return)
    assert states(on)[wrong] is KeyState.WRONG
    assert states(on)[expected[0]] is KeyState.WOULD
    assert f"(Said: {wrong} · {expected[1]}" in on.page.calls.strip.line.sentence


@pytest.mark.parametrize(
    ("key", "modifier", "digit"),
    [
        (Qt.Key.Key_7, Qt.KeyboardModifier.KeypadModifier, "7"),
        (Qt.Key.Key_Egrave, Qt.KeyboardModifier.NoModifier, "7"),
        (Qt.Key.Key_7, Qt.KeyboardModifier.ShiftModifier, "7"),
    ],
    ids=["keypad", "French top row", "French top row with Shift"],
)
def test_digits_come_from_every_keyboard(desk: Set, key: Qt.Key, modifier: Qt.KeyboardModifier, digit: str) -> None:
    on = desk("points")
    on.clock.ms += 500
    QTest.keyClick(on.page, key, modifier)
    on.settle()
    assert on.keeper.saved[0].given == (digit,)


def test_control_and_alt_say_nothing(desk: Set) -> None:
    on = desk("points")
    on.clock.ms += 500
    QTest.keyClick(on.page, Qt.Key.Key_7, Qt.KeyboardModifier.ControlModifier)
    assert on.keeper.saved == []


def test_a_held_key_answers_once(desk: Set) -> None:
    on = desk()
    key = on.key_of(on.right())
    on.press(key)
    on.press(Qt.Key.Key_Space)
    on.clock.ms += 1000
    on.hold(key)
    assert len(on.keeper.saved) == 1


def test_the_mouse_answers_at_the_press(desk: Set) -> None:
    on = desk()
    on.clock.ms += 1000
    right = on.right()
    key = on.page.calls.keys.key(right)
    assert key is not None
    QTest.mousePress(key, Qt.MouseButton.LeftButton)
    on.settle()
    assert on.state() is State.VERDICT
    QTest.mouseRelease(key, Qt.MouseButton.LeftButton)
    on.settle()
    assert len(on.keeper.saved) == 1
    assert states(on)[right] is KeyState.RIGHT


def test_a_key_with_the_focus_is_pressed_by_space_and_leaves_all_others_to_the_page(desk: Set) -> None:
    on = desk()
    right = on.right()
    key = on.page.calls.keys.key(right)
    assert key is not None
    key.setFocus(Qt.FocusReason.TabFocusReason)
    on.clock.ms += 1000
    QTest.keyClick(key, Qt.Key.Key_Space)
    on.settle()
    assert on.state() is State.VERDICT
    on.clock.ms += 10
    QTest.keyClick(key, Qt.Key.Key_Space)
    on.settle()
    assert on.run.number == 2, "now Space goes on"
    on.clock.ms += 1000
    QTest.keyClick(key, on.key_of(on.right()))
    on.settle()
    assert on.state() is State.VERDICT


def test_esc_asks_once_and_any_other_key_stays_and_says_nothing_else(desk: Set) -> None:
    on = desk()
    asked: list[bool] = []
    on.page.lesson_wanted.connect(lambda: asked.append(True))
    on.press(Qt.Key.Key_Escape)
    assert on.page.calls.strip.line.word == "Leave the run?"
    assert on.finished == []
    on.press(Qt.Key.Key_Shift)
    assert on.page.calls.strip.line.word == "Leave the run?", "Shift alone is no answer"
    on.say(on.right())
    assert (on.state(), on.page.calls.strip.line.word) == (State.ASKING, "What does the bank do?")
    on.press(Qt.Key.Key_Escape)
    on.press(Qt.Key.Key_F1)
    assert asked == []
    on.press(Qt.Key.Key_Escape)
    key = on.page.calls.keys.key(on.right())
    assert key is not None
    press(on, key)
    assert on.state() is State.ASKING, "nor does the mouse"
    on.say(on.right())
    assert on.state() is State.VERDICT
    on.press(Qt.Key.Key_Escape)
    on.press(Qt.Key.Key_Escape)
    assert on.finished == [on.run]
    assert on.run.number == 1
    on.press(Qt.Key.Key_Left)
    on.press(Qt.Key.Key_5)
    assert len(on.finished) == 1, "keys after the end say nothing"


def test_the_button_leaves_as_esc_does(desk: Set) -> None:
    on = desk()
    on.page.header.leave.click()
    assert on.finished == []
    on.page.header.leave.click()
    assert on.finished == [on.run]


def test_a_failed_save_marks_the_verdict_and_says_why_until_it_is_saved(desk: Set) -> None:
    on = desk(at_once=False)
    waits: list[bool] = []
    on.page.not_kept.connect(lambda: waits.append(True))
    on.say(on.right())
    assert waits == []
    on.keeper.fail(FULL)
    on.settle()
    assert on.state() is State.VERDICT
    assert on.page.calls.strip.line.note == "not saved"
    assert on.page.header.toolTip() == "not saved: the disk is full"
    assert waits == [True]
    on.keeper.save()
    on.settle()
    assert on.page.calls.strip.line.note == ""
    assert on.page.header.toolTip() == ""


def test_an_answer_saved_long_after_its_run_was_left_disturbs_nobody(desk: Set) -> None:
    on = desk(at_once=False)
    on.say(on.right())
    on.press(Qt.Key.Key_Escape)
    on.press(Qt.Key.Key_Escape)
    on.keeper.save()
    on.settle()
    assert on.finished == [on.run]


def test_f1_asks_for_the_lesson_and_f2_says_more(desk: Set) -> None:
    on = desk()
    asked: list[bool] = []
    on.page.lesson_wanted.connect(lambda: asked.append(True))
    on.press(Qt.Key.Key_F1, 0)
    assert asked == [True]
    on.press(Qt.Key.Key_F2, 0)
    assert on.page.calls.strip.line.kind == "plain", "there is nothing to say more about yet"
    on.say(on.wrong())
    first = on.page.calls.strip.line.sentence
    on.press(Qt.Key.Key_F2)
    assert on.page.calls.strip.line.sentence != first
    on.press(Qt.Key.Key_F2)
    assert on.page.calls.strip.line.sentence == first


@pytest.mark.parametrize("drill", ["points", "natural", "ponte-draw", "bank-draw", "winner"])
@pytest.mark.parametrize("mode", list(Mode), ids=lambda mode: mode.value)
def test_nothing_ever_moves(desk: Set, drill: str, mode: Mode) -> None:
    on = desk(drill, mode=mode, length=6)
    before = places(on)
    assert before["felt"] == QRect(0, 44, 850, 342), "826 × 318 of felt within its rail"
    for number in range(6):
        while on.state() is State.ASKING and on.run.question is not None:
            on.say(on.wrong() if number % 2 else on.right(), 400)
            assert places(on) == before
        if on.state() is State.ASKING:
            on.press(Qt.Key.Key_Return, 100)
        assert on.state() is State.VERDICT
        assert places(on) == before
        on.press(Qt.Key.Key_F2, 10)
        assert places(on) == before
        on.wait(1300)
        on.press(Qt.Key.Key_Space, 10)
        assert places(on) == before


def test_learn_has_no_clock_and_the_empty_tableau_beforehand(desk: Set) -> None:
    on = desk("bank-draw", mode=Mode.LEARN)
    picture = on.page.calls.felt._picture
    assert picture is not None
    assert picture.tableau is not None
    assert (picture.tableau.shown, picture.tableau.letters) == (True, False)
    on.wait(600_000)
    assert on.state() is State.ASKING
    on.say(on.right())
    assert on.page.calls.strip.line.time == ""
    picture = on.page.calls.felt._picture
    assert picture is not None
    assert picture.tableau is not None
    assert picture.tableau.letters


def test_a_sprint_shows_what_an_error_costs_and_ends(desk: Set) -> None:
    on = desk("points", mode=Mode.SPRINT)
    on.say(on.wrong())
    assert on.page.calls.strip.line.hint == "−10 s"
    on.wait(1200)
    assert on.run.number == 2
    on.wait(180_000)
    assert on.finished == [on.run]
    assert on.state() is State.OVER
    on.press(Qt.Key.Key_5)


def test_the_last_task_ends_the_run(desk: Set) -> None:
    on = desk(length=2)
    for _ in range(2):
        on.say(on.right())
        on.press(Qt.Key.Key_Space)
    assert on.finished == [on.run]
    assert on.state() is State.OVER


def test_a_key_ends_the_deal_and_the_clock_starts_when_the_last_card_lies(app: QApplication, resources: Path) -> None:
    look = Look(resources, "dark", "green")
    on = RunDesk(app, look)
    assert (on.page.calls.felt.moving, on.state()) == (True, State.LAYING)
    on.press(Qt.Key.Key_Left, 0)
    assert on.page.calls.felt.moving is False
    assert (on.state(), on.run.number, strays(on.run)) == (State.ASKING, 1, 1)
    assert on.keeper.saved == []
    on.close()


def test_hiding_the_page_stops_no_clock(desk: Set) -> None:
    on = desk()
    on.page.hide()
    on.wait(3 * TARGET_MS + GRACE_MS)
    on.page.show()
    on.settle()
    assert on.page.calls.strip.line.word == "Too late"
    on.press(Qt.Key.Key_Space)
    assert on.run.number == 2


def test_every_key_is_named_with_its_word_and_its_key(desk: Set) -> None:
    on = desk("ponte-draw")
    names = {key.token: key.accessibleName() for key in on.page.calls.keys.keys}
    assert names["stand"] == "No card (left arrow)"
    assert names["choice"] == "At will (down arrow)"
    assert on.page.calls.felt.accessibleName() == "Table"
    assert on.page.calls.felt.accessibleDescription().startswith("Ponte: ")
    on.say(on.wrong())
    assert [key.accessibleDescription() for key in on.page.calls.keys.keys if key.state is KeyState.WRONG] == ["said"]


def test_task_and_verdict_are_announced(desk: Set, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(RunPage, "_announce", lambda _page, words: said.append(words))
    on = desk("bank-draw")
    assert said[-1].startswith("What does the bank do? Ponte: ")
    on.say(on.right())
    assert said[-1].startswith("Right. Bank ")


def test_tab_goes_to_the_keys_and_never_to_a_hidden_one(desk: Set) -> None:
    on = desk("bank-draw")
    on.page.activateWindow()
    on.page.setFocus()
    met: list[QWidget | None] = []
    for _ in range(6):
        has_focus = QApplication.focusWidget()
        assert has_focus is not None
        QTest.keyClick(has_focus, Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    assert met[:2] == [on.page.header.lesson, on.page.header.leave]
    assert [widget.token for widget in met[2:5] if isinstance(widget, AnswerKey)] == ["stand", "draw", "choice"]
    assert met[5] is on.page.header.lesson, "the page itself is no stop: it would show no ring"


def test_a_run_can_be_done_with_the_mouse_alone(desk: Set) -> None:
    on = desk("natural", length=2)
    asked: list[bool] = []
    on.page.lesson_wanted.connect(lambda: asked.append(True))
    on.page.header.lesson.click()
    assert asked == [True]
    assert on.page.header.lesson.accessibleName() == "Lesson (F1)"
    for _ in range(2):
        click_answer(on, on.wrong())
        click(on, "take-back")
        assert on.run.given == ()
        while on.run.question is not None:
            click_answer(on, on.wrong())
        click(on, "confirm")
        assert on.state() is State.VERDICT
        click(on, "go-on")
    assert on.finished == [on.run]
    assert [answer.right for answer in on.run.answers] == [False, False]


def test_the_buttons_of_the_strip_are_named_high_enough_and_keep_their_place(desk: Set) -> None:
    on = desk("natural")
    seen: dict[str, set[int]] = {}
    on.say(on.wrong())
    while True:
        for button in buttons(on):
            assert button.height() >= 40
            assert button.width() >= 40
            seen.setdefault("main" if button.geometry().right() > 780 else "other", set()).add(button.x())
        if on.state() is State.VERDICT:
            break
        on.press(Qt.Key.Key_Return) if on.run.question is None else on.say(on.wrong())
    assert [len(lefts) for lefts in seen.values()] == [1, 1]
    assert [button.accessibleName() for button in buttons(on)][-1] == "Go on (Space)"


def test_why_is_a_button_too(desk: Set) -> None:
    on = desk()
    on.say(on.wrong())
    first = on.page.calls.strip.line.sentence
    click(on, "why")
    assert on.page.calls.strip.line.sentence != first


@pytest.mark.parametrize("where", ["felt", "strip"])
def test_a_press_anywhere_on_felt_or_strip_goes_on(desk: Set, where: str) -> None:
    on = desk()
    widget = on.page.calls.felt if where == "felt" else on.page.calls.strip
    press(on, widget, after_ms=1000)
    assert on.state() is State.ASKING
    on.say(on.wrong())
    press(on, widget, after_ms=99)
    assert on.state() is State.VERDICT, "so soon it was meant for something else"
    press(on, widget, after_ms=1)
    assert (on.run.number, on.state()) == (2, State.ASKING)


def test_a_double_click_that_confirms_does_not_go_on(desk: Set) -> None:
    on = desk("natural")
    while on.run.question is not None:
        on.say(on.wrong())
    click(on, "confirm")
    assert on.state() is State.VERDICT
    on.clock.ms += 150
    for widget in (buttons(on)[-1], on.page.calls.strip, on.page.calls.felt):
        mouse(on, widget, QEvent.Type.MouseButtonDblClick)
        mouse(on, widget, QEvent.Type.MouseButtonRelease)
        assert on.state() is State.VERDICT, "its second press was meant for what stood there before"
    click(on, "go-on")
    assert on.run.number == 2


def test_the_question_whether_to_leave_has_buttons(desk: Set) -> None:
    on = desk()
    on.page.header.leave.click()
    on.settle()
    assert [button.objectName() for button in buttons(on)] == ["strip-leave", "strip-stay"]
    click(on, "stay")
    assert on.page.calls.strip.line.word == "What does the bank do?"
    on.page.header.leave.click()
    on.settle()
    press(on, on.page.calls.felt)
    assert on.page.calls.strip.line.word == "What does the bank do?"
    on.page.header.leave.click()
    on.settle()
    click(on, "leave")
    assert on.finished == [on.run]


def test_a_button_that_goes_leaves_the_focus_to_the_page(desk: Set) -> None:
    on = desk()
    on.page.activateWindow()
    on.say(on.wrong())
    button = buttons(on)[-1]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    on.clock.ms += 1000
    QTest.keyClick(button, Qt.Key.Key_Space)
    on.settle()
    assert on.run.number == 2
    assert QApplication.focusWidget() is on.page


def test_the_bubble_comes_when_the_first_four_cards_lie(app: QApplication, resources: Path) -> None:
    on = RunDesk(app, Look(resources, "dark", "green"), skills=("bank-draw:5/4:choice",))
    felt = on.page.calls.felt
    picture = felt._picture
    assert picture is not None
    assert (picture.left.said, len(picture.left.cards)) == ("Card", 3)
    assert {place for _side, place in felt._moves} == {0, 1, 2}
    heard = [felt._heard]
    felt._moves = {spot: move for spot, move in felt._moves.items() if spot[1] == 2}
    heard.append(felt._heard)
    assert heard == [False, True]
    on.close()


def test_the_language_changes_in_the_middle_of_a_run(desk: Set, resources: Path) -> None:
    on = desk("bank-draw")
    translators = Translators(resources / "i18n")
    translators.speak("de")
    try:
        on.settle()
        assert [key.text() for key in on.page.calls.keys.keys] == ["Keine Karte", "Karte", "Nach Belieben"]
        assert on.page.calls.strip.line.word == "Was tut die Bank?"
        on.say(on.right())
        assert on.page.calls.strip.line.word == "Richtig"
        assert on.page.calls.strip.line.time == "1,0 s / 2,5 s"
        translators.speak("fr")
        on.settle()
        assert on.page.calls.strip.line.word == "Juste"
        assert on.page.calls.strip.line.kind == "right"
    finally:
        translators.speak("en")
    on.settle()
    assert on.page.calls.strip.line.word == "Right"


def _has(things: Sized, number: int) -> bool:
    return len(things) == number


class Bridge(QObject):
    """Calls what the writer's thread posts on this thread."""

    posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.posted.connect(lambda function: function(), Qt.ConnectionType.QueuedConnection)


def test_a_run_with_a_real_history(app: QApplication, look: Look, tmp_path: Path) -> None:
    bridge = Bridge()
    problems: list[StorageProblem] = []
    clock = StandingClock()
    writer = Writer(DataFolder(tmp_path / "data"), clock, bridge.posted.emit, problems.append, {"points": TARGET_MS})
    writer.start()
    page = RunPage(look, CardArt(look), house(), writer, clock)
    page.resize(850, 530)
    page.show()
    finished: list[Run] = []
    page.finished.connect(finished.append)
    seen_waiting: list[int] = []
    page.verdict_painted.connect(lambda: seen_waiting.append(writer.waiting))
    plan = Plan(drill_of("points"), shipped("punto-banco"), Mode.PRACTISE, Level.FIRST, TARGET_MS, length=5)
    run = Run(plan, random.Random(1), lambda: uuid.uuid4().hex, clock.utc_now)
    page.begin(run)
    for number in range(5):
        until(app, lambda: run.state is State.ASKING)
        clock.ms += 700
        digit = run.turn.expected[0] if number != 2 else str((int(run.turn.expected[0]) + 1) % 10)
        QTest.keyClicks(page, digit)
        until(app, functools.partial(_has, seen_waiting, number + 1))
        clock.ms += 10
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert finished == [run]
    read: list[tuple[Answer, ...]] = []
    History(writer).answers_since("", read.append, problems.append)
    until(app, functools.partial(_has, read, 1))
    assert read == [run.answers]
    assert [answer.right for answer in run.answers] == [True, True, False, True, True]
    assert (seen_waiting, problems, writer.close()) == ([0] * 5, [], 0)
    page.hide()
    page.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_the_banks_cards_stay_down_until_the_ponte_has_spoken(desk: Set) -> None:
    """In a coup from the sabot the verdict on the ponte's natural turned them up, and the next question down again."""
    on = desk("sabot", skills=("sabot:ponte:draw",))
    assert on.run.turn.asks[0].part is Part.NATURAL
    on.say(on.right())
    assert on.state() is State.VERDICT
    shown = on.page.calls.felt.picture
    assert shown is not None
    assert shown.right is not None
    assert not any(card.up for card in shown.right.cards)
    assert on.page.calls.felt.accessibleDescription().count("face down") == 2


def test_the_key_for_more_is_there_only_where_there_is_more(desk: Set) -> None:
    on = desk("payout", ruleset="punto-banco", skills=("payout:pay:player:1/1",))
    while on.run.turn.expected[1] != "pay":
        on.clock.ms += 1000
        answering.say(on.page, on.run.turn, right=True)
        on.settle()
        on.press(Qt.Key.Key_Space, 500)
    on.clock.ms += 1000
    answering.say(on.page, on.run.turn, right=False)
    on.settle()
    before = on.page.money.strip.line
    has_more = on.page.money.column.other.isVisible()
    on.press(Qt.Key.Key_F2, 200)
    after = on.page.money.strip.line
    assert (after.sentence != before.sentence) is has_more
    assert not has_more or not set(after.sentence.split("\n")) & set(before.sentence.split("\n"))
