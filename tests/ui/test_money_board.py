"""The column board, with real key presses and real runs: where the hand is, what is typed, and what a verdict shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from croupier_trainer.app import answering
from croupier_trainer.drills.drill import Part, Skill
from croupier_trainer.rules.chips import HOUSE_SET, fewest
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import State
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.scene.table_picture import SpotMark, TablePicture
from croupier_trainer.ui.translating import Translators
from tests.ui.run_desk import RunDesk

Set = Callable[..., RunDesk]


@pytest.fixture
def desk(app: QApplication, look: Look) -> Iterator[Set]:
    """Makes run pages and closes them."""
    made: list[RunDesk] = []

    def make(*args: str, **kwargs: object) -> RunDesk:
        made.append(RunDesk(app, look, *args, **kwargs))  # type: ignore[arg-type]
        made[-1].clock.ms += 1000
        return made[-1]

    yield make
    for each in made:
        each.close()


def picture(on: RunDesk) -> TablePicture:
    """What the felt shows."""
    shown = on.page.money.table.picture
    assert shown is not None
    return shown


def answer(on: RunDesk, *, right: bool = True) -> None:
    """Answer the turn that is asked by keys."""
    on.clock.ms += 1000
    answering.say(on.page, on.run.turn, right=right)
    on.settle()


def go_on(on: RunDesk) -> None:
    """Space, and a moment."""
    on.press(Qt.Key.Key_Space, 500)
    on.clock.ms += 1000


def on_to(on: RunDesk, key: str) -> None:
    """Answer rightly up to the turn that trains a skill."""
    drill = on.run.plan.drill.id
    while Skill(drill, key) not in on.run.turn.skills:
        answer(on)
        go_on(on)


def type_text(on: RunDesk, text: str) -> None:
    """Keys as they come from a keyboard, one for each sign."""
    for sign in text:
        on.clock.ms += 50
        QTest.keyClicks(on.page, sign)
    on.settle()


def said(on: RunDesk) -> int:
    """How many parts of the answer."""
    return len(on.run.given)


def button(on: RunDesk, name: str) -> QAbstractButton:
    found = on.page.money.column.findChild(QAbstractButton, name)
    assert found is not None, name
    return found


@pytest.mark.parametrize(
    ("drill", "ruleset"),
    [("payout", "chemin-de-fer"), ("payout", "mini-baccarat"), ("payout", "ez-baccarat"), ("bank-sum", "koenigsspiel")],
)
def test_a_run_is_played_to_its_end_by_keys(desk: Set, drill: str, ruleset: str) -> None:
    on = desk(drill, ruleset=ruleset, length=4)
    turns = 0
    while not on.finished:
        assert on.state() is State.ASKING
        answer(on)
        assert on.state() is State.VERDICT
        assert on.page.money.strip.line.word in {"Right", "Right, slow"}
        turns += 1
        go_on(on)
    assert on.run.number == 4
    assert [each.right for each in on.keeper.saved] == [True] * turns
    assert {each.turn for each in on.keeper.saved} == set(range(max(each.turn for each in on.keeper.saved) + 1))


def test_paid_before_the_losers_are_taken_is_an_order_fault_and_the_round_goes_on(desk: Set) -> None:
    on = desk("payout", ruleset="punto-banco", skills=("payout:order:losers",))
    on_to(on, "order:losers")
    turn = on.run.turn
    right = turn.expected[0]
    other = next(token for token in turn.asks[0].choices if token != right)
    answering.point_at(on.page, other)
    on.say_move("take")
    assert on.state() is State.VERDICT
    marks = {spot.token: spot.mark for spot in picture(on).spots}
    assert (marks[other], marks[right]) == (SpotMark.WRONG, SpotMark.WOULD)
    assert on.page.money.strip.line.word == "Wrong"
    assert on.keeper.saved[-1].skills == ("payout:order:losers",)
    assert on.keeper.saved[-1].given == (other, "take")
    go_on(on)
    if not on.finished and on.run.place:
        assert right not in {spot.token for spot in picture(on).spots}, "it was taken all the same"


def test_a_wrong_amount_is_a_fault_of_its_own_and_stays_to_be_compared(desk: Set) -> None:
    on = desk("payout", ruleset="punto-banco", skills=("payout:pay:player:1/1",))
    on_to(on, "pay:player:1/1")
    answer(on, right=False)
    assert on.keeper.saved[-1].skills == ("payout:pay:player:1/1",)
    assert on.keeper.saved[-1].given[:2] == on.run.turn.expected[:2]
    assert on.page.money.column.cents == int(on.run.turn.expected[2]) + 100
    sentence = on.page.money.strip.line.sentence
    assert sentence.count("\n") < 3


def test_the_hand_moves_by_arrows_and_by_a_seats_digit_and_says_nothing(desk: Set) -> None:
    on = desk("payout", ruleset="mini-baccarat", skills=("payout:order:main",))
    board, choices = on.page.money, on.run.turn.asks[0].choices
    assert board.marker == choices[0]
    for token in choices:
        answering.point_at(on.page, token)
        assert board.marker == token
        assert picture(on).marker == token
    for token in reversed(choices):
        type_text(on, token[0])
        assert board.marker.partition(":")[0] == token[0]
    assert said(on) == 0
    assert on.state() is State.ASKING


def test_pay_is_taken_back_with_its_place(desk: Set) -> None:
    on = desk("payout", ruleset="punto-banco", skills=("payout:pay:banker:1/1",))
    on.say_move("pay")
    assert said(on) == 2
    type_text(on, "12")
    on.press(Qt.Key.Key_Backspace, 100)
    on.press(Qt.Key.Key_Backspace, 100)
    assert said(on) == 2, "first what was typed"
    on.press(Qt.Key.Key_Backspace, 100)
    assert said(on) == 0
    assert on.state() is State.ASKING


@pytest.mark.parametrize("bad", ["x", "-", "1,2,", "1,234", "1.", "", "3" * 30])
def test_what_is_no_amount_is_hinted_at_while_the_clock_goes_on(desk: Set, resources: Path, bad: str) -> None:
    translators = Translators(resources / "i18n")
    translators.speak("de")
    try:
        on = desk("bank-sum", skills=("bank-sum:levy:win",))
        on.page.retranslate_ui()
        type_text(on, bad)
        if not bad:
            on.press(Qt.Key.Key_Return, 100)
        line = on.page.money.strip.line
        assert line.sentence, bad
        assert line.mark == "caution"
        assert on.state() is State.ASKING
        assert on.keeper.saved == []
        before = on.run.elapsed_ms(on.clock.now_ms())
        on.clock.ms += 300
        assert on.run.elapsed_ms(on.clock.now_ms()) == before + 300
    finally:
        translators.speak("en")


def test_pasted_text_is_taken_whole_or_not_at_all(desk: Set) -> None:
    on = desk("bank-sum", skills=("bank-sum:levy:win",))
    clipboard = QApplication.clipboard()
    clipboard.setText("six francs")
    QTest.keyClick(on.page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    on.settle()
    assert on.page.money.column.is_empty
    assert on.page.money.strip.line.sentence
    clipboard.setText("1,234.50")
    QTest.keyClick(on.page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    on.settle()
    assert on.page.money.column.cents == 1_234_50
    assert on.keeper.saved == []


def test_an_amount_that_is_being_typed_outlives_another_language(desk: Set, resources: Path) -> None:
    on = desk("bank-sum", skills=("bank-sum:bank:win:full",))
    type_text(on, "12")
    translators = Translators(resources / "i18n")
    try:
        translators.speak("fr")
        on.page.retranslate_ui()
        on.settle()
        assert on.page.money.column.cents == 12_00
        assert on.state() is State.ASKING
    finally:
        translators.speak("en")


def test_built_of_more_chips_than_needed_is_no_answer_where_the_house_wants_the_fewest(desk: Set) -> None:
    for wanted in (False, True):
        on = desk("payout", ruleset="punto-banco", skills=("payout:pay:player:1/1",), fewest_chips=wanted)
        on_to(on, "pay:player:1/1")
        answering.say_part(on.page, on.run.turn.asks[0], on.run.turn.expected[0])
        on.say_move("pay")
        cents = int(on.run.turn.expected[2])
        least = fewest(cents, HOUSE_SET)
        assert least is not None
        for _ in range(min(20, cents // 100)):
            button(on, "rack-100").click()
        for piece in fewest(cents - min(20, cents // 100) * 100, HOUSE_SET) or ():
            button(on, f"rack-{piece.cents}").click()
        on.clock.ms += 500
        QTest.keyClick(on.page, Qt.Key.Key_Return)
        on.settle()
        assert on.state() is (State.ASKING if wanted else State.VERDICT)
        if wanted:
            assert on.page.money.strip.line.sentence == "Fewer chips make the same amount."
            assert all(not each.given or each.turn != on.run.place for each in on.keeper.saved[-1:])


def test_what_seats_owe_is_collected_row_by_row(desk: Set) -> None:
    on = desk("payout", ruleset="punto-banco", skills=("payout:collect",), length=1)
    owing = len(on.run.task.turns)
    assert owing > 1
    while not on.finished:
        assert len(picture(on).lammers) == len(on.run.turn.asks[0].choices)
        answer(on)
        assert on.keeper.saved[-1].right
        go_on(on)
    assert len(on.keeper.saved) == owing


def test_who_banks_next_is_one_digit(desk: Set) -> None:
    on = desk("bank-sum", skills=("bank-sum:next:lose",), length=1)
    while on.run.turn.asks[0].part is not Part.NEXT_BANKER:
        answer(on)
        go_on(on)
    type_text(on, on.run.turn.expected[0])
    assert on.state() is State.VERDICT
    assert on.keeper.saved[-1].right


def test_sums_in_figures_are_a_help_of_learn(desk: Set) -> None:
    for mode in (Mode.PRACTISE, Mode.LEARN):
        on = desk("payout", mode=mode)
        assert all(bool(spot.figure) is (mode is Mode.LEARN) for spot in picture(on).spots)


def test_the_first_digit_is_the_first_key_though_it_is_no_answer(desk: Set) -> None:
    on = desk("bank-sum", skills=("bank-sum:levy:win",))
    answering.type_amount(on.page, int(on.run.turn.expected[0]))
    on.clock.ms += 700
    QTest.keyClick(on.page, Qt.Key.Key_Return)
    on.settle()
    saved = on.keeper.saved[-1]
    assert saved.first_key_ms is not None
    assert saved.confirm_ms - saved.first_key_ms == 700


def test_a_key_held_down_types_once(desk: Set) -> None:
    on = desk("bank-sum", skills=("bank-sum:levy:win",))
    for repeat in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3, Qt.KeyboardModifier.NoModifier, "3", repeat)
        QApplication.sendEvent(on.page, event)
    on.settle()
    assert on.page.money.column.cents == 3_00


def test_the_question_whether_to_leave_stands_until_it_is_answered(desk: Set) -> None:
    """A click on a stake took its words away, and the next Esc left a run that nobody wanted to leave."""
    on = desk("payout", ruleset="mini-baccarat", skills=("payout:order:main",))
    on.press(Qt.Key.Key_Escape)
    asked = on.page.money.strip.line
    marker, other = on.page.money.marker, on.run.turn.asks[0].choices[-1]
    assert marker != other
    on.page.money.table.spot_pressed.emit(other, 0)
    on.settle()
    assert on.page.money.strip.line != asked, "the press stays, and says nothing else"
    assert on.page.money.marker == marker
    on.press(Qt.Key.Key_Escape)
    assert on.page.money.strip.line == asked
    assert not on.finished


def test_what_is_typed_does_not_change_while_it_is_asked_whether_to_leave(desk: Set) -> None:
    on = desk("bank-sum", skills=("bank-sum:levy:win",))
    type_text(on, "12")
    on.press(Qt.Key.Key_Escape)
    button(on, "keypad-7").click()
    button(on, "rack-500").click()
    on.settle()
    assert on.page.money.column.cents == 12_00
    assert on.page.money.strip.line.word == "Leave the run?"


def test_one_press_is_one_stray_press_however_much_it_would_say(desk: Set) -> None:
    on = desk("payout", ruleset="punto-banco", skills=("payout:pay:player:1/1",))
    on_to(on, "pay:player:1/1")
    answer(on, right=False)
    assert on.state() is State.VERDICT
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_5):
        QTest.keyClick(on.page, key)
    on.settle()
    go_on(on)
    if on.finished:
        return
    answer(on)
    assert on.keeper.saved[-1].stray_keys == 3


def test_more_words_than_there_are_keys_are_refused_and_none_is_left_without() -> None:
    assert len({binding.key for binding in bindings(tuple("abcdef")).values()}) == 6
    with pytest.raises(ValueError, match="7 words"):
        bindings(tuple("abcdefg"))
