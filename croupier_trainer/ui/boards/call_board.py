"""The call layout: the felt with its cards, the strip under it, and one row of keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Verdict, judge
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import Run, State
from croupier_trainer.ui import texts
from croupier_trainer.ui.boards.board import Board
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.input import token_of
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.run_keys import asked_place, chosen_states, judged_place, judged_states, key_words
from croupier_trainer.ui.run_lines import MAINS, OTHERS, action, foreseen_lines
from croupier_trainer.ui.run_scene import has_tableau, picture_of
from croupier_trainer.ui.scene.felt import FeltView
from croupier_trainer.ui.scene.picture import Picture
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.key_row import KeyRow, KeyWords
from croupier_trainer.ui.widgets.verdict_strip import StripLine


class CallBoard(Board):
    """Cards and calls. Everything has its place from the first paint on."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        """`art` draws the cards."""
        super().__init__(look, parent)
        self.felt = FeltView(look, art, self)
        self.keys = KeyRow(look, self)
        self._words: tuple[KeyWords, ...] = ()
        self._foreseen: dict[bool, Picture] = {}
        """What the table shows after a right or a wrong answer."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.felt, self.strip, self.keys):
            column.addWidget(widget)
        self.felt.pressed.connect(self.pressed)
        self.felt.painted.connect(self.laid)
        self.keys.said.connect(lambda token, stamp_ms: self.said.emit((token,), stamp_ms))

    @property
    def spoken(self) -> str:
        """See `Board`."""
        return self.felt.accessibleDescription()

    def begin(self, run: Run) -> None:  # noqa: ARG002 - the same for all
        """See `Board`."""
        self.felt.setAccessibleName(QCoreApplication.translate("Run", "Table"))
        self.strip.keep_room(tuple(map(action, OTHERS)), tuple(map(action, MAINS)))
        self.felt.set_legend(texts.tableau_legend())
        self._foreseen.clear()

    def lay(self, run: Run) -> None:
        """See `Board`."""
        self._foreseen.clear()
        if run.place == 0:
            self.felt.deal(_picture(run))
        else:
            self.felt.change(_picture(run))

    def ask(self, run: Run, line: StripLine) -> None:
        """See `Board`."""
        self._show_keys(run, asked_place(run.turn, run.given))
        self.keys.set_states(chosen_states(run.turn, run.given), KeyState.REST)
        self.say(line)
        if run.state is State.ASKING and len(run.turn.asks) > 1:
            self.felt.change(_picture(run))

    def foresee(self, run: Run) -> None:
        """See `Board`."""
        self.keys.prepare()
        turn = run.turn
        if len(turn.asks) > 1:
            return
        right = turn.expected[0]
        wrong = next(choice for choice in turn.asks[0].choices if choice != right)
        for choice in (right, wrong):
            verdict = judge(turn, (choice,))
            self._foreseen[verdict.right] = _picture_after(run, verdict)
            for line in foreseen_lines(turn, verdict, run.plan.mode, run.plan.target_ms):
                self.strip.prepare(line)
        for picture in self._foreseen.values():
            self.felt.expect(picture)

    def judge(self, run: Run, line: StripLine, late: str | None) -> None:
        """See `Board`."""
        shown = run.shown
        assert shown is not None
        place = judged_place(shown)
        self._show_keys(run, place)
        self.keys.set_states(judged_states(shown, place, late), KeyState.LOCKED)
        self.say(line)
        # With a single part the table shows the same after every wrong answer.
        foreseen = self._foreseen.get(shown.verdict.right)
        # The verdict's own frame turns no card: that is a motion, and begins once the verdict has been seen.
        self.felt.change(_picture_after(run, shown.verdict) if foreseen is None else foreseen)

    def turn_over(self, run: Run) -> None:
        """See `Board`; where the coup goes on, they lie face down for whoever is to speak next."""
        assert run.shown is not None
        self.felt.change(_picture_after(run, run.shown.verdict, turned=_ends(run)))

    def say(self, line: StripLine) -> None:
        """See `Board`."""
        self.strip.show_line(line)

    def tokens_of(self, run: Run, event: QKeyEvent) -> tuple[str, ...]:
        """See `Board`."""
        place = judged_place(run.shown) if run.shown else max(0, asked_place(run.turn, run.given))
        token = token_of(event, run.turn.asks[place])
        return () if token is None else (token,)

    def _show_keys(self, run: Run, place: int) -> None:
        words = key_words(run.turn.asks[place], run.plan.ruleset.family)
        if words != self._words:
            self._words = words
            self.keys.show_words(words)

    def end_motion(self) -> None:
        """See `Board`."""
        self.felt.end_motion()

    def set_unit(self, unit: float) -> None:
        """See `Board`."""
        super().set_unit(unit)
        self.keys.set_unit(unit)


def _picture(run: Run) -> Picture:
    help_wanted = run.plan.mode is Mode.LEARN
    return picture_of(run.turn, run.given, None, tableau=has_tableau(run.task.turns), tableau_help=help_wanted)


def _picture_after(run: Run, verdict: Verdict, *, turned: bool = False) -> Picture:
    tableau = has_tableau(run.task.turns)
    return picture_of(
        run.turn, verdict.given, verdict, tableau=tableau, tableau_help=True, turned=turned, opened=_ends(run)
    )


def _ends(run: Run) -> bool:
    """Whether the task ends with this turn."""
    return run.place + 1 == len(run.task.turns)
