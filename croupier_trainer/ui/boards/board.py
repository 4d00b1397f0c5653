"""A board: what a run shows under its header. Table, strip and where the answer is given; keys go through it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from croupier_trainer.training.run import Run
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.verdict_strip import StripLine, VerdictStrip


class Board(QWidget):
    """Shows what it is told to; what is right, and when, the run knows. Its strip is made here, laid out by the kind.

    The methods without a body are what a kind of board has to know.
    """

    said = Signal(object, int)
    """Tokens, the parts of an answer that one press says, and the press's time stamp."""
    touched = Signal(int)
    """Something was typed or pointed at by mouse that says nothing yet, at this time stamp."""
    acted = Signal(object, int)
    """A `Command`, and the time stamp of the press."""
    pressed = Signal(int)
    """The table or the strip was pressed where nothing is to be pressed, at this time stamp."""
    laid = Signal()
    """All that was laid, or changed, has been on the screen once."""
    judged = Signal()
    """A line of the strip has been on the screen once."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """An empty board."""
        super().__init__(parent)
        self.strip = VerdictStrip(look, self)
        self.strip.acted.connect(self.acted)
        self.strip.pressed.connect(self.pressed)
        self.strip.painted.connect(self.judged)

    @property
    def spoken(self) -> str:
        """The table in words."""
        raise NotImplementedError

    def begin(self, run: Run) -> None:
        """Words that stay as they are for the whole run; also when the language changes."""
        raise NotImplementedError

    def lay(self, run: Run) -> None:
        """Another turn: its table is laid, or goes on from the turn before it."""
        raise NotImplementedError

    def ask(self, run: Run, line: StripLine) -> None:
        """Show the part that is asked, and what was said so far."""
        raise NotImplementedError

    def foresee(self, run: Run) -> None:
        """Draw what a verdict will want while no press counts yet, so that its own frame has little left to do."""

    def judge(self, run: Run, line: StripLine, late: str | None) -> None:
        """Show the verdict, all in one frame. `late` is what was pressed after time was up."""
        raise NotImplementedError

    def turn_over(self, run: Run) -> None:
        """The verdict was seen: cards that lay face down are turned."""

    def say(self, line: StripLine) -> None:
        """Show another line: whether to leave, more of why."""
        raise NotImplementedError

    def used(self, run: Run, event: QKeyEvent) -> bool:
        """Whether a key only changed what is being typed or pointed at; also while a turn is being laid."""
        del run, event
        return False

    def tokens_of(self, run: Run, event: QKeyEvent) -> tuple[str, ...]:
        """What a key says; nothing if it says nothing to what is asked, or was asked last."""
        raise NotImplementedError

    def to_confirm(self, run: Run) -> tuple[str, ...] | None:
        """What is said with Enter before it confirms; None where Enter confirms nothing yet, and the board says why."""
        del run
        return ()

    def taken_back(self, run: Run) -> int:
        """How many parts of the answer Backspace takes back."""
        del run
        return 1

    def end_motion(self) -> None:
        """All that moves is at its final place at once."""
        raise NotImplementedError

    def set_unit(self, unit: float) -> None:
        """The scene's unit is another."""
        self.strip.set_unit(unit)
