"""The run page: header, time and a board; drives a run from turn to verdict and keeps every answer.

Everything has its place from the first paint on. A verdict is shown only once its answer is kept, and then all of the
board changes in the same frame.
"""

from __future__ import annotations

import functools
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.clock import Clock
from croupier_trainer.training.ports import AnswerKeeper, StorageProblem
from croupier_trainer.training.press_clock import PressClock
from croupier_trainer.training.run import LATE_FACTOR, SPRINT_MS, UNSEEN_MS, Run, State
from croupier_trainer.training.standard import Standard
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.boards.board import Board
from croupier_trainer.ui.boards.call_board import CallBoard
from croupier_trainer.ui.boards.column_board import ColumnBoard
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.run_lines import leaving_line, penalty_words, question_line, verdict_line
from croupier_trainer.ui.scene.places import scene_unit
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.widgets.run_header import RunHeader
from croupier_trainer.ui.widgets.time_bar import TimeBar
from croupier_trainer.ui.widgets.verdict_strip import Command, StripLine

TICK_MS: Final = 50
"""The time is painted so often at most."""
_COMMANDS: Final[dict[int, Command]] = {
    Qt.Key.Key_Space: Command.GO_ON,
    Qt.Key.Key_F2: Command.WHY,
    Qt.Key.Key_Return: Command.CONFIRM,
    Qt.Key.Key_Enter: Command.CONFIRM,
    Qt.Key.Key_Backspace: Command.TAKE_BACK,
}
_MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)
"""Alone they say nothing, and answer no question."""


class RunPage(QWidget):
    """Shows one run at a time. Keys belong to the page wherever in it the focus is."""

    finished = Signal(object)
    """The run, which is over: it came to its end, or was left."""
    lesson_wanted = Signal()
    """F1; the run goes on where it is when the page is shown again, and its clock with it."""
    not_kept = Signal()
    """An answer could not be saved; it waits, and saving is to be tried again now and then."""
    verdict_painted = Signal()
    """A verdict is on the screen."""

    def __init__(
        self,
        look: Look,
        art: CardArt,
        standard: Standard,
        keeper: AnswerKeeper,
        clock: Clock,
        parent: QWidget | None = None,
    ) -> None:
        """Empty until `begin`; the standard has the house's chips."""
        super().__init__(parent)
        self.setObjectName("run-page")
        # Tab passes it by: it shows no ring, and every key reaches it from its controls.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty(RADIUS_PROPERTY, -1)
        self._keeper, self._clock = keeper, clock
        self._run: Run | None = None
        self._presses = PressClock()
        self._leaving = False
        self._more = False
        self._announced_verdict = False
        self._late_choice: str | None = None
        self._problem: StorageProblem | None = None
        self._kept_id = ""
        self._verdict_ms = 0
        """When the verdict that shows was painted."""
        self.header = RunHeader(look, self)
        self.bar = TimeBar(look, self)
        self.calls = CallBoard(look, art)
        self.money = ColumnBoard(look, art, standard)
        self._boards = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.bar, self._boards):
            column.addWidget(widget)
        for board in (self.calls, self.money):
            self._boards.addWidget(board)
            board.acted.connect(self._board_acted)
            board.pressed.connect(self._table_pressed)
            board.laid.connect(self._laid)
            board.judged.connect(self._line_painted)
            board.said.connect(self._board_said)
            board.touched.connect(self._board_touched)
        self.header.leave.clicked.connect(self._ask_or_leave)
        self.header.lesson.clicked.connect(self._lesson_pressed)
        self._wake = QTimer(self)
        self._wake.setSingleShot(True)
        self._wake.setTimerType(Qt.TimerType.PreciseTimer)
        self._wake.timeout.connect(self._woken)
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._show_time)

    @property
    def run(self) -> Run | None:
        """The run that is shown."""
        return self._run

    @property
    def board(self) -> Board:
        """The board of the run that is shown."""
        return self.money if self._boards.currentWidget() is self.money else self.calls

    def begin(self, run: Run) -> None:
        """Show a run that has just been made."""
        self._run = run
        self._presses = PressClock()
        self._problem = None
        self._boards.setCurrentWidget(self.calls if run.turn.scene.layout is None else self.money)
        self._show_title()
        self._lay()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- keys and mouse -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of a run. A key that is held down says nothing again."""
        run = self._run
        if run is None or event.isAutoRepeat() or event.key() in _MODIFIERS:
            return
        pressed_ms = self._pressed_at(event.timestamp())
        self.board.end_motion()
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._ask_or_leave()
            return
        if self._stay():
            # It answered the question whether to leave, and so nothing else.
            return
        if key == Qt.Key.Key_F1:
            self.lesson_wanted.emit()
        elif run.state in (State.LAYING, State.ASKING) and self.board.used(run, event):
            run.touched(pressed_ms)
        elif key in _COMMANDS:
            self._do(run, _COMMANDS[key], pressed_ms)
        elif tokens := self.board.tokens_of(run, event):
            self._say(run, tokens, pressed_ms)
        else:
            super().keyPressEvent(event)

    def _do(self, run: Run, command: Command, pressed_ms: int) -> None:
        """What key and button do alike."""
        before = run.state
        if command is Command.WHY:
            self._show_more()
        elif command is Command.GO_ON:
            if run.go_on(pressed_ms):
                self._moved_on()
        elif command is Command.TAKE_BACK:
            run.backspace(pressed_ms, self.board.taken_back(run))
            self._after_press(before)
        elif command is Command.CONFIRM and (tokens := self.board.to_confirm(run)) is not None:
            run.say(tokens, pressed_ms, confirm=True)
            self._after_press(before)

    def _board_acted(self, command: Command, stamp_ms: int) -> None:
        """A button of the board, pressed by mouse, or by key where it has the focus."""
        run = self._run
        if run is None:
            return
        pressed_ms = self._pressed_at(stamp_ms)
        self.board.end_motion()
        if command is Command.LEAVE:
            self._ask_or_leave()
        elif not self._stay() and not self._unseen(command, pressed_ms):
            self._do(run, command, pressed_ms)

    def _table_pressed(self, stamp_ms: int) -> None:
        """A press beside all that can be pressed goes on where Space would, and says nothing else."""
        self._board_acted(Command.GO_ON, stamp_ms)

    def _unseen(self, command: Command, pressed_ms: int) -> bool:
        """Whether a button that goes on was pressed so soon that what stood there before was meant."""
        return command is Command.GO_ON and pressed_ms < self._verdict_ms + UNSEEN_MS

    def _lesson_pressed(self) -> None:
        if self._run is not None and not self._stay():
            self.lesson_wanted.emit()

    def _board_said(self, tokens: tuple[str, ...], stamp_ms: int) -> None:
        run = self._run
        if run is None:
            return
        pressed_ms = self._pressed_at(stamp_ms)
        self.board.end_motion()
        if not self._stay():
            self._say(run, tokens, pressed_ms)

    def _board_touched(self, stamp_ms: int) -> None:
        if self._run is not None:
            self._run.touched(self._pressed_at(stamp_ms))

    def _say(self, run: Run, tokens: tuple[str, ...], pressed_ms: int) -> None:
        before = run.state
        run.say(tokens, pressed_ms)
        if before is State.ASKING and run.state is State.SAVING and not run.given:
            self._late_choice = tokens[-1]
        self._after_press(before)

    def _pressed_at(self, stamp_ms: int) -> int:
        return self._presses.pressed_at(stamp_ms, self._clock.now_ms())

    def _after_press(self, before: State) -> None:
        run = self._run
        assert run is not None
        if run.state is not before:
            self._moved_on()
        elif run.state is State.ASKING:
            self._show_question()

    # --- from state to state ------------------------------------------------------------------------------------------

    def _moved_on(self) -> None:
        """The run may be in another state: do what that state wants, and wake when it wants to go on by itself."""
        run = self._run
        assert run is not None
        if run.state is State.SAVING:
            self._keep(run)
        elif run.state is State.LAYING:
            self._lay()
        elif run.state is State.OVER:
            self._end(run)
        self._set_wake()

    def _keep(self, run: Run) -> None:
        """Hand the answer over, once; the verdict comes when it is on the disk."""
        answer = run.to_save
        if answer is None or self._kept_id == answer.id:
            return
        self._kept_id = answer.id
        self._ticks.stop()
        self._keeper.keep(answer, run.plan.ruleset, functools.partial(self._kept, run, answer.id))

    def _kept(self, run: Run, answer_id: str, problem: StorageProblem | None) -> None:
        """The answer is on the disk, or a first attempt failed."""
        waited = run.state is State.SAVING
        if problem is None:
            run.saved(answer_id)
        else:
            run.not_saved(answer_id)
        if run is not self._run:
            return
        if problem is not None:
            self.not_kept.emit()
        if problem is not None or not self._keeper.waiting:
            self._problem = problem
            self._show_problem()
        if waited and run.state is State.VERDICT:
            self._leaving = False
            self._show_verdict(run)
        elif run.state is State.VERDICT:
            self._show_strip()

    def _lay(self) -> None:
        """Another turn: its cards are dealt, its keys are there at once."""
        run = self._run
        assert run is not None
        self._leaving = self._more = self._announced_verdict = False
        self._late_choice = None
        self.header.set_place(texts.place_words(run.number, run.length))
        self._show_question()
        self.board.lay(run)
        self._show_time()
        # In a sprint the time that is left stands still while cards are laid; it need not be painted.
        self._ticks.stop()
        self._wake.stop()

    def _laid(self) -> None:
        """The last card lies and has been seen: the turn's clock starts."""
        run = self._run
        if run is None or run.state is not State.LAYING:
            return
        run.painted(self._clock.now_ms())
        if run.plan.mode is not Mode.LEARN:
            self._ticks.start()
        self._set_wake()
        self.board.foresee(run)
        self._announce(f"{self.board.strip.line.spoken} {self.board.spoken}")

    def _line_painted(self) -> None:
        run = self._run
        if run is None or run.state is not State.VERDICT or self._leaving or self._announced_verdict:
            return
        self._announced_verdict = True
        self._verdict_ms = self._clock.now_ms()
        run.verdict_shown(self._verdict_ms)
        if run.plan.mode is Mode.SPRINT:
            self._ticks.start()
        self._set_wake()
        self.verdict_painted.emit()
        self.board.turn_over(run)
        self._announce(self.board.strip.line.spoken)

    def _woken(self) -> None:
        run = self._run
        if run is not None and run.tick(self._clock.now_ms()):
            self.board.end_motion()
            self._moved_on()
        else:
            self._set_wake()

    def _set_wake(self) -> None:
        run = self._run
        wakes_ms = None if run is None else run.wakes_ms
        if wakes_ms is None:
            self._wake.stop()
        else:
            # A timer may come early: then it is set again.
            self._wake.start(max(0, wakes_ms - self._clock.now_ms()))

    def _end(self, run: Run) -> None:
        self._ticks.stop()
        self._wake.stop()
        self._run = None
        self.board.end_motion()
        self.finished.emit(run)

    # --- leaving ------------------------------------------------------------------------------------------------------

    def _ask_or_leave(self) -> None:
        run = self._run
        if run is None:
            return
        if self._leaving:
            run.leave()
            self._end(run)
        else:
            self._leaving = True
            self._show_strip()
            self._announce(self.board.strip.line.spoken)

    def _stay(self) -> bool:
        """Take the question back whether to leave; whether it stood there."""
        if not self._leaving:
            return False
        self._leaving = False
        self._show_strip()
        return True

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _show_title(self) -> None:
        run = self._run
        if run is None:
            return
        leave, esc = QCoreApplication.translate("Run", "Leave"), short_words.key_words(KeyName.ESC)
        ruleset = run.plan.ruleset
        drill = short_words.drill_name(run.plan.drill.id, ruleset.family)
        self.header.set_title(drill, texts.ruleset_name(ruleset), leave, esc)
        self.header.set_lesson(QCoreApplication.translate("Drills", "Lesson"), short_words.key_words(KeyName.F1))
        self.header.keep_room(_late_words(), penalty_words())
        self.header.set_place(texts.place_words(run.number, run.length))
        self.board.begin(run)
        self._show_problem()

    def _show_problem(self) -> None:
        """Why answers are not saved, in the title's place: the only one that nothing else needs."""
        problem = ""
        if self._problem is not None:
            template = QCoreApplication.translate("Run", "not saved: {reason}")
            problem = template.format(reason=texts.trouble_words(self._problem.kind))
        self.header.set_problem(problem)

    def _show_question(self) -> None:
        """The part that is asked, and what was said so far."""
        run = self._run
        assert run is not None
        self.board.ask(run, self._line())

    def _show_verdict(self, run: Run) -> None:
        self.board.judge(run, self._line(), self._late_choice)
        self._show_time()

    def _show_more(self) -> None:
        run = self._run
        if run is not None and run.shown is not None:
            self._more = not self._more
            self._show_strip()
            self._announce(self.board.strip.line.spoken)

    def _show_strip(self) -> None:
        if self._run is not None and self._run.shown is None and not self._leaving:
            self._show_question()
        else:
            self.board.say(self._line())

    def _line(self) -> StripLine:
        run = self._run
        assert run is not None
        if self._leaving:
            return leaving_line()
        if run.shown is not None:
            return verdict_line(run.turn, run.shown, run.plan.mode, more=self._more)
        return question_line(run.turn, run.given)

    def _show_time(self) -> None:
        run = self._run
        if run is None:
            return
        now_ms = self._clock.now_ms()
        left_ms = run.sprint_left_ms(now_ms)
        elapsed_ms, target_ms = run.elapsed_ms(now_ms), run.plan.target_ms
        if run.plan.mode is Mode.LEARN:
            self.bar.show_time(0, 0, 0)
            self.header.set_time("")
        elif left_ms is not None:
            missed = run.shown is not None and run.shown.answer.mistake
            self.bar.show_time(SPRINT_MS - left_ms, SPRINT_MS, 0)
            self.header.set_time(texts.minutes(left_ms), penalty_words() if missed else "", late=missed)
        else:
            late = elapsed_ms > target_ms
            word = _late_words() if late else ""
            self.bar.show_time(elapsed_ms, target_ms, LATE_FACTOR * target_ms)
            self.header.set_time(texts.time_words(elapsed_ms), word, late=late)

    def _announce(self, words: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # --- what Qt tells ------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Strip and keys grow with the scene."""
        super().resizeEvent(event)
        unit = scene_unit(self.window().size().toSizeF())
        for board in (self.calls, self.money):
            board.set_unit(unit)

    def showEvent(self, event: QShowEvent) -> None:
        """Back from the lesson: the keys are the run's again."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing pauses: whoever looks away spends time. Only motion ends, which nobody sees."""
        super().hideEvent(event)
        self.board.end_motion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """All words in the present language."""
        run = self._run
        if run is None:
            return
        self._show_title()
        if run.shown is None:
            self._show_question()
        else:
            self.board.judge(run, self._line(), self._late_choice)
            if self._announced_verdict:
                self.board.turn_over(run)
        self._show_time()


def _late_words() -> str:
    """Stands after the time, once the target is past."""
    return QCoreApplication.translate("Run", "late")
