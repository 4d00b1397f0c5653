"""The run page: header, time, felt, strip and keys; drives a run from task to verdict and keeps every answer.

Everything has its place from the first paint on. A verdict is shown only once its answer is kept, and then key, strip
and felt change in the same frame.
"""

from __future__ import annotations

import functools
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Verdict, judge
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.clock import Clock
from croupier_trainer.training.ports import AnswerKeeper, StorageProblem
from croupier_trainer.training.press_clock import PressClock
from croupier_trainer.training.run import LATE_FACTOR, SPRINT_MS, UNSEEN_MS, Run, State
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.input import token_of
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.run_keys import asked_place, chosen_states, judged_place, judged_states, key_words
from croupier_trainer.ui.run_lines import (
    MAINS,
    OTHERS,
    action,
    foreseen_lines,
    leaving_line,
    penalty_words,
    question_line,
    verdict_line,
)
from croupier_trainer.ui.run_scene import picture_of
from croupier_trainer.ui.scene.felt import FeltView
from croupier_trainer.ui.scene.picture import Picture
from croupier_trainer.ui.scene.places import scene_unit
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.key_row import KeyRow
from croupier_trainer.ui.widgets.run_header import RunHeader
from croupier_trainer.ui.widgets.time_bar import TimeBar
from croupier_trainer.ui.widgets.verdict_strip import Command, StripLine, VerdictStrip

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
        self, look: Look, art: CardArt, keeper: AnswerKeeper, clock: Clock, parent: QWidget | None = None
    ) -> None:
        """Empty until `begin`."""
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
        self._foreseen: dict[bool, Picture] = {}
        """What the table shows after a right or a wrong answer to the task."""
        self.header = RunHeader(look, self)
        self.bar = TimeBar(look, self)
        self.felt = FeltView(look, art, self)
        self.strip = VerdictStrip(look, self)
        self.keys = KeyRow(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.bar, self.felt, self.strip, self.keys):
            column.addWidget(widget)
        self.header.leave.clicked.connect(self._ask_or_leave)
        self.header.lesson.clicked.connect(self._lesson_pressed)
        self.strip.acted.connect(self._strip_acted)
        self.strip.pressed.connect(self._table_pressed)
        self.felt.pressed.connect(self._table_pressed)
        self.felt.painted.connect(self._felt_painted)
        self.strip.painted.connect(self._strip_painted)
        self.keys.said.connect(self._key_said)
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

    def begin(self, run: Run) -> None:
        """Show a run that has just been made."""
        self._run = run
        self._presses = PressClock()
        self._problem = None
        self._lay()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- keys and mouse -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of a run. A key that is held down says nothing again."""
        run = self._run
        if run is None or event.isAutoRepeat() or event.key() in _MODIFIERS:
            return
        pressed_ms = self._pressed_at(event.timestamp())
        self.felt.end_motion()
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._ask_or_leave()
            return
        if self._stay():
            # It answered the question whether to leave, and so nothing else.
            return
        if key == Qt.Key.Key_F1:
            self.lesson_wanted.emit()
        elif key in _COMMANDS:
            self._do(run, _COMMANDS[key], pressed_ms)
        else:
            self._say_key(run, event, pressed_ms)

    def _do(self, run: Run, command: Command, pressed_ms: int) -> None:
        """What key and button do alike."""
        before = run.state
        if command is Command.WHY:
            self._show_more()
        elif command is Command.GO_ON:
            if run.go_on(pressed_ms):
                self._moved_on()
        elif command is Command.TAKE_BACK:
            run.backspace(pressed_ms)
            self._after_press(before)
        elif command is Command.CONFIRM:
            run.confirm(pressed_ms)
            self._after_press(before)

    def _strip_acted(self, command: Command, stamp_ms: int) -> None:
        """A button of the strip, pressed by mouse, or by key where it has the focus."""
        run = self._run
        if run is None:
            return
        pressed_ms = self._pressed_at(stamp_ms)
        self.felt.end_motion()
        if command is Command.LEAVE:
            self._ask_or_leave()
        elif not self._stay() and not self._unseen(command, pressed_ms):
            self._do(run, command, pressed_ms)

    def _table_pressed(self, stamp_ms: int) -> None:
        """A press on felt or strip goes on where Space would, and says nothing else."""
        self._strip_acted(Command.GO_ON, stamp_ms)

    def _unseen(self, command: Command, pressed_ms: int) -> bool:
        """Whether a button that goes on was pressed so soon that what stood there before was meant."""
        return command is Command.GO_ON and pressed_ms < self._verdict_ms + UNSEEN_MS

    def _lesson_pressed(self) -> None:
        if self._run is not None and not self._stay():
            self.lesson_wanted.emit()

    def _say_key(self, run: Run, event: QKeyEvent, pressed_ms: int) -> None:
        place = judged_place(run.shown) if run.shown else max(0, asked_place(run.task, run.given))
        token = token_of(event, run.task.asks[place])
        if token is None:
            super().keyPressEvent(event)
        else:
            self._say(token, pressed_ms)

    def _key_said(self, token: str, stamp_ms: int) -> None:
        if self._run is None:
            return
        pressed_ms = self._pressed_at(stamp_ms)
        self.felt.end_motion()
        if not self._stay():
            self._say(token, pressed_ms)

    def _say(self, token: str, pressed_ms: int) -> None:
        run = self._run
        assert run is not None
        before = run.state
        run.press(token, pressed_ms)
        if before is State.ASKING and run.state is State.SAVING and not run.given:
            self._late_choice = token
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
        """Another task: its cards are dealt, its keys are there at once."""
        run = self._run
        assert run is not None
        self._leaving = self._more = self._announced_verdict = False
        self._late_choice = None
        self._foreseen.clear()
        self._show_title()
        self._show_question()
        self.felt.deal(self._picture(run))
        self._show_time()
        # In a sprint the time that is left stands still while cards are laid; it need not be painted.
        self._ticks.stop()
        self._wake.stop()

    def _felt_painted(self) -> None:
        """The last card lies and has been seen: the task's clock starts."""
        run = self._run
        if run is None or run.state is not State.LAYING:
            return
        run.painted(self._clock.now_ms())
        if run.plan.mode is not Mode.LEARN:
            self._ticks.start()
        self._set_wake()
        self._foresee(run)
        self._announce(f"{self.strip.line.spoken} {self.felt.accessibleDescription()}")

    def _foresee(self, run: Run) -> None:
        """Draw what the verdict will want while no press counts yet, so that its own frame has little left to do."""
        self.keys.prepare()
        if run.task.confirmed:
            return
        right = run.task.expected[0]
        wrong = next(choice for choice in run.task.asks[0].choices if choice != right)
        for choice in (right, wrong):
            verdict = judge(run.task, (choice,))
            self._foreseen[verdict.right] = self._picture_after(run, verdict)
            for line in foreseen_lines(run.task, verdict, run.plan.mode, run.plan.target_ms):
                self.strip.prepare(line)
        for picture in self._foreseen.values():
            self.felt.expect(picture)

    def _strip_painted(self) -> None:
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
        self.felt.change(self._picture(run))
        self._announce(self.strip.line.spoken)

    def _woken(self) -> None:
        run = self._run
        if run is not None and run.tick(self._clock.now_ms()):
            self.felt.end_motion()
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
        self.felt.end_motion()
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
            self._announce(self.strip.line.spoken)

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
        self.strip.keep_room(tuple(map(action, OTHERS)), tuple(map(action, MAINS)))
        self.felt.set_legend(texts.tableau_legend())
        self.header.set_place(texts.place_words(run.number, run.length))
        self._show_problem()

    def _show_problem(self) -> None:
        """Why answers are not saved, in the title's place: the only one that nothing else needs."""
        problem = ""
        if self._problem is not None:
            template = QCoreApplication.translate("Run", "not saved: {reason}")
            problem = template.format(reason=texts.trouble_words(self._problem.kind))
        self.header.set_problem(problem)

    def _show_question(self) -> None:
        """Keys and strip of the part that is asked; the felt shows what was said so far."""
        run = self._run
        assert run is not None
        place = asked_place(run.task, run.given)
        self.keys.show_words(key_words(run.task.asks[place], run.plan.ruleset.family))
        self.keys.set_states(chosen_states(run.task, run.given), KeyState.REST)
        self._show_strip()
        if run.state is State.ASKING and run.task.confirmed:
            self.felt.change(self._picture(run))

    def _show_verdict(self, run: Run) -> None:
        """Key, strip and felt, in one frame."""
        shown = run.shown
        assert shown is not None
        place = judged_place(shown)
        question = run.task.asks[place]
        if {key.token for key in self.keys.keys} != set(question.choices):
            self.keys.show_words(key_words(question, run.plan.ruleset.family))
        self.keys.set_states(judged_states(shown, self._late_choice), KeyState.LOCKED)
        self._show_strip()
        # With a single part the table shows the same after every wrong answer.
        foreseen = self._foreseen.get(shown.verdict.right)
        self.felt.change(self._picture(run) if foreseen is None else foreseen)
        self._show_time()

    def _show_more(self) -> None:
        run = self._run
        if run is not None and run.shown is not None:
            self._more = not self._more
            self._show_strip()
            self._announce(self.strip.line.spoken)

    def _show_strip(self) -> None:
        self.strip.show_line(self._line())

    def _line(self) -> StripLine:
        run = self._run
        assert run is not None
        if self._leaving:
            return leaving_line()
        if run.shown is not None:
            return verdict_line(run.task, run.shown, run.plan.mode, more=self._more)
        return question_line(run.task, run.given)

    def _picture(self, run: Run) -> Picture:
        if run.shown is None:
            return picture_of(run.task, run.given, None, tableau_help=run.plan.mode is Mode.LEARN)
        # The verdict's own frame turns no card: that is a motion, and begins once the verdict has been seen.
        return self._picture_after(run, run.shown.verdict, turned=self._announced_verdict)

    def _picture_after(self, run: Run, verdict: Verdict, *, turned: bool = False) -> Picture:
        return picture_of(run.task, verdict.given, verdict, tableau_help=True, turned=turned)

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
        self.strip.set_unit(unit)
        self.keys.set_unit(unit)

    def showEvent(self, event: QShowEvent) -> None:
        """Back from the lesson: the keys are the run's again."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing pauses: whoever looks away spends time. Only motion ends, which nobody sees."""
        super().hideEvent(event)
        self.felt.end_motion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """All words in the present language."""
        self.felt.setAccessibleName(QCoreApplication.translate("Run", "Table"))
        run = self._run
        self._foreseen.clear()
        if run is None:
            return
        self._show_title()
        if run.shown is not None:
            question = run.task.asks[judged_place(run.shown)]
            self.keys.show_words(key_words(question, run.plan.ruleset.family))
            self.keys.set_states(judged_states(run.shown, self._late_choice), KeyState.LOCKED)
            self._show_strip()
        else:
            self._show_question()
        self._show_time()
        self.felt.change(self._picture(run))


def _late_words() -> str:
    """Stands after the time, once the target is past."""
    return QCoreApplication.translate("Run", "late")
