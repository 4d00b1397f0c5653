"""The column layout: the felt with its chips and the strip under it, and at their right where amounts are answered."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Part, Question, Turn, place_of
from croupier_trainer.rules.chips import is_fewest
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import Run, State
from croupier_trainer.training.standard import Standard
from croupier_trainer.ui import texts
from croupier_trainer.ui.boards.board import Board
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.chips import ChipArt
from croupier_trainer.ui.input import digit_of, token_of
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.money_scene import layout_of, slip_of, table_of
from croupier_trainer.ui.run_keys import judged_place, judged_states, key_words
from croupier_trainer.ui.run_lines import action
from croupier_trainer.ui.scene.table_picture import TablePicture
from croupier_trainer.ui.scene.table_view import Direction, TableView
from croupier_trainer.ui.widgets.answer_column import AnswerColumn
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.verdict_strip import Command, StripLine

_ARROWS: Final[dict[Qt.Key, Direction]] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}


class ColumnBoard(Board):
    """Chips and amounts. The croupier's hand is a marker on the felt: where it is, is said with what it does there."""

    def __init__(self, look: Look, art: CardArt, standard: Standard, parent: QWidget | None = None) -> None:
        """`art` draws the cards; the standard has the house's chips."""
        super().__init__(look, parent)
        self._chips = standard.chips
        chip_art = ChipArt(look)
        chip_art.set_house(standard.chips, standard.faces)
        self.table = TableView(look, art, chip_art, self)
        self.column = AnswerColumn(look, chip_art, self)
        self.column.set_house(standard.chips)
        self._marker = ""
        self._hint = ""
        self._listens = False
        """Whether a turn is asked, and nothing else: a press on the felt or on a pad means the answer."""
        self._run: Run | None = None
        self._typed_for: tuple[int, int, int] | None = None
        """Task, turn and part that an amount is being given for: it must not be lost by what else is shown anew."""
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(self.strip)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.column)
        self.table.painted.connect(self.laid)
        self.table.pressed.connect(self.pressed)
        self.table.spot_pressed.connect(self._spot_pressed)
        self.column.said.connect(self._column_said)
        self.column.entered.connect(lambda _cents, stamp_ms: self.acted.emit(Command.CONFIRM, stamp_ms))
        self.column.acted.connect(self._column_acted)
        self.column.draft_changed.connect(self.touched)
        self.column.hint.connect(self._show_hint)

    @property
    def spoken(self) -> str:
        """See `Board`."""
        return self.table.accessibleDescription()

    def begin(self, run: Run) -> None:
        """See `Board`."""
        if run is not self._run:
            self._run, self._typed_for, self._marker = run, None, ""
        self.table.setAccessibleName(QCoreApplication.translate("Run", "Table"))
        self.strip.keep_room((), ())

    def lay(self, run: Run) -> None:
        """See `Board`."""
        if run.place == 0:
            self.table.deal(self._picture(run))
        else:
            self.table.change(self._picture(run))

    def ask(self, run: Run, line: StripLine) -> None:
        """See `Board`: the question stands in the column, the strip says where the hand is."""
        self._run = run
        self._place_marker(run.turn)
        question = _asked(run)
        asked = (run.number, run.place, len(run.given))
        typed = _answered_with(run, question).is_amount
        if self._typed_for != asked or not typed:
            self._typed_for, self._hint = asked, ""
            self._open(run, question)
        self._listens = True
        self.column.set_open(True)
        self.column.show_task(line.word)
        self.column.show_slip(slip_of(run.turn, covered=run.plan.mode is Mode.LEARN))
        other, main = (action(Command.TAKE_BACK), action(Command.CONFIRM)) if typed else (line.other, line.main)
        self.column.show_actions(other, main, None)
        self._show_standing()
        if run.state is State.ASKING:
            self.table.change(self._picture(run))

    def judge(self, run: Run, line: StripLine, late: str | None) -> None:
        """See `Board`."""
        shown = run.shown
        assert shown is not None
        self._hint, verdict, turn = "", shown.verdict, run.turn
        place = judged_place(shown)
        if turn.asks[place].part is Part.PLACE:
            # Of a place the felt shows what was wrong; the column, what was to be done there.
            place += 1
        self._typed_for = None
        if turn.asks[place].is_amount:
            given = verdict.given[place] if place < len(verdict.given) else None
            self.column.show_judged(None if given is None else int(given), int(verdict.expected[place]))
        else:
            self._open(run, turn.asks[place])
            self.column.set_states(judged_states(shown, place, late), KeyState.LOCKED)
        self.column.show_task(texts.task_words(turn, turn.asks[place]))
        self.column.show_slip(slip_of(turn, covered=True))
        self.say(line)
        self.table.change(table_of(turn, self._chips, verdict=verdict, figures=True))

    def say(self, line: StripLine) -> None:
        """See `Board`: the words in the strip, the buttons in the column."""
        why = line.other if line.other is not None and line.other.command is Command.WHY else None
        self.column.show_actions(line.other if why is None else None, line.main, why)
        # What else is said stands until it is answered: neither a hint nor the hand's place takes its place.
        self._listens = False
        self.column.set_open(False)
        self.strip.show_line(msgspec.structs.replace(line, other=None, main=None))

    def used(self, run: Run, event: QKeyEvent) -> bool:
        """See `Board`."""
        question = run.turn.question(run.given)
        if question is None:
            return False
        if event.key() == Qt.Key.Key_Space:
            # It goes on after a verdict, and groups no digits.
            return False
        if _answered_with(run, question).is_amount and self.column.key_pressed(event):
            return True
        if question.part is not Part.PLACE or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        direction = _ARROWS.get(Qt.Key(event.key()))
        if direction is not None:
            self._mark(run, self._next(run, question, direction))
            return True
        digit = digit_of(event)
        if digit is None:
            return False
        self._mark(run, next((token for token in question.choices if place_of(token)[0] == int(digit)), self._marker))
        return True

    def tokens_of(self, run: Run, event: QKeyEvent) -> tuple[str, ...]:
        """See `Board`."""
        question = _answered_with(run, _asked(run))
        # Digits of an amount are used before; one that comes too late belongs to nothing, and the run logs it.
        token = digit_of(event) if question.is_amount else token_of(event, question)
        return () if token is None else self._with_place(run, token)

    def to_confirm(self, run: Run) -> tuple[str, ...] | None:
        """See `Board`."""
        question = run.question
        if question is None or not _answered_with(run, question).is_amount:
            return ()
        cents = self.column.cents
        if cents is None:
            self.column.refuse_empty()
            return None
        pieces = self.column.pieces
        if run.plan.fewest_chips and pieces is not None and not is_fewest(pieces, self._chips):
            self._show_hint(QCoreApplication.translate("Run", "Fewer chips make the same amount."))
            return None
        return self._with_place(run, str(cents))

    def taken_back(self, run: Run) -> int:
        """See `Board`: a place is not said by itself, and is not taken back by itself."""
        return len(run.given)

    def end_motion(self) -> None:
        """See `Board`."""
        self.table.end_motion()

    def foresee(self, run: Run) -> None:  # noqa: ARG002 - the keys are the same for all
        """See `Board`."""
        self.column.prepare()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column is as wide as the window has room for."""
        super().resizeEvent(event)
        self.column.set_window_width(self.window().width())

    @property
    def marker(self) -> str:
        """The place where the croupier's hand is; empty where none is asked for."""
        return self._marker

    # --- the place where the hand is ----------------------------------------------------------------------------------

    def _place_marker(self, turn: Turn) -> None:
        """Where it was, as long as a stake lies there; else on to the next one in the round."""
        if turn.asks[0].part is not Part.PLACE:
            self._marker = ""
        elif self._marker not in turn.asks[0].choices:
            self._marker = _onward(turn.asks[0].choices, self._marker)

    def _mark(self, run: Run, token: str) -> None:
        if token != self._marker:
            self._marker = token
            self.table.change(self._picture(run))
            self._show_standing()

    def _next(self, run: Run, question: Question, direction: Direction) -> str:
        """The place that an arrow key leads to. Lammers lie in rows: there is only on and back."""
        if layout_of(run.turn).laid:
            return self.table.neighbour(self._marker, direction)
        at = question.choices.index(self._marker) + (1 if direction in ("left", "down") else -1)
        return question.choices[at % len(question.choices)]

    def _spot_pressed(self, token: str, stamp_ms: int) -> None:
        run = self._run
        question = run.question if run is not None and self._listens else None
        if run is not None and question is not None and question.part is Part.PLACE and token in question.choices:
            self._mark(run, token)
            self.touched.emit(stamp_ms)
        else:
            self.pressed.emit(stamp_ms)

    def _with_place(self, run: Run, token: str) -> tuple[str, ...]:
        """What is said with the place, where that is still to be said."""
        is_first = run.turn.asks[0].part is Part.PLACE and not run.given
        return (self._marker, token) if is_first else (token,)

    # --- the column ---------------------------------------------------------------------------------------------------

    def _column_acted(self, command: Command, stamp_ms: int) -> None:
        """A button of the column. What is only being typed is taken back there."""
        if not (self._listens and command is Command.TAKE_BACK and self.column.take_back(stamp_ms)):
            self.acted.emit(command, stamp_ms)

    def _column_said(self, token: str, stamp_ms: int) -> None:
        if self._run is not None:
            self.said.emit(self._with_place(self._run, token), stamp_ms)

    def _open(self, run: Run, question: Question) -> None:
        """A place is answered together with the part that follows it."""
        question = _answered_with(run, question)
        if question.is_amount:
            self.column.show_amount(self._place_words(run) if run.given else "")
        else:
            self.column.show_calls(key_words(question, run.plan.ruleset.family))
            self.column.set_states({}, KeyState.REST)

    def _show_hint(self, hint: str) -> None:
        self._hint = hint
        self._show_standing()

    def _show_standing(self) -> None:
        """In the strip, while something is asked: what is wrong with what was typed, else where the hand is."""
        run = self._run
        if run is None or not self._listens:
            return
        if self._hint:
            self.strip.show_line(StripLine(mark="caution", sentence=self._hint))
            return
        self.strip.show_line(StripLine(sentence=self._place_words(run)))

    def _place_words(self, run: Run) -> str:
        token = run.given[0] if run.given else self._marker
        return texts.place_name(run.plan.ruleset, token) if token else ""

    def _picture(self, run: Run) -> TablePicture:
        marker = run.given[0] if run.given else self._marker
        return table_of(run.turn, self._chips, marker=marker, figures=run.plan.mode is Mode.LEARN)


def _asked(run: Run) -> Question:
    """The part that is asked, or the last one of a full answer."""
    turn, given = run.turn, run.given
    return turn.question(given) or turn.asks[len(given) - 1]


def _answered_with(run: Run, question: Question) -> Question:
    """The part that a press answers: of a place, which only points, the part that follows it."""
    return run.turn.asks[1] if question.part is Part.PLACE else question


def _onward(choices: tuple[str, ...], before: str) -> str:
    """The first place after another in the round."""
    if not before:
        return choices[0]
    seat = place_of(before)[0]
    return next((token for token in choices if place_of(token)[0] >= seat), choices[0])
