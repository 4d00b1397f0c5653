"""The right-hand column of the money drills: what the hand is at, the pad for the answer, the slip, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.rules.chips import ChipSet, Denomination
from croupier_trainer.ui.amount import Refusal
from croupier_trainer.ui.chips import ChipArt
from croupier_trainer.ui.lettering import Lettering
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.action_button import ActionButton
from croupier_trainer.ui.widgets.amount_pad import AmountPad
from croupier_trainer.ui.widgets.answer_key import KeyState
from croupier_trainer.ui.widgets.column_places import column_places, column_width
from croupier_trainer.ui.widgets.key_row import KeyWords
from croupier_trainer.ui.widgets.key_stack import KeyStack
from croupier_trainer.ui.widgets.slip import Slip, SlipLine
from croupier_trainer.ui.widgets.task_line import TaskLine
from croupier_trainer.ui.widgets.verdict_strip import Action


class AnswerColumn(QWidget):
    """Shows one of three pads in one place: calls, an amount, or digits. Keys are the page's, which hands them over."""

    said = Signal(str, int)
    """A call or a digit: its token, and the time stamp of the press as the window system gave it, in ms."""
    entered = Signal(int, int)
    """An amount in cents, confirmed on the keypad, and the time stamp of the press."""
    acted = Signal(object, int)
    """A `Command`, and the time stamp of the press."""
    hint = Signal(str)
    """Why the last key was not taken, in a sentence; empty when that is over."""
    draft_changed = Signal(int)
    """The one who answers changed the amount, at this time stamp."""

    def __init__(self, look: Look, art: ChipArt, parent: QWidget | None = None) -> None:
        """No pad at first; the pieces are those that come with the program."""
        super().__init__(parent)
        self.setObjectName("answer-column")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._lettering = lettering = Lettering(look.fonts)
        self.task = TaskLine(look, lettering, self)
        self.keys = KeyStack(look, lettering, self)
        self.amount = AmountPad(look, lettering, art, self)
        self.slip = Slip(look, lettering, self)
        self.other = ActionButton(look, lettering, filled=False, parent=self)
        self.main = ActionButton(look, lettering, filled=True, parent=self)
        self.keys.hide()
        self.amount.hide()
        self.keys.said.connect(self.said)
        self.amount.entered.connect(self.entered)
        self.amount.hint.connect(self.hint)
        self.amount.draft_changed.connect(self.draft_changed)
        for button in (self.other, self.main):
            button.acted.connect(self.acted)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.set_window_width(0)
        look.changed.connect(self._lay_out)

    def set_window_width(self, window_px: int) -> None:
        """The column is as wide as a window of this width has room for."""
        self.setFixedWidth(column_width(window_px))

    def set_house(self, chips: ChipSet) -> None:
        """The house's pieces. Raises ValueError if they are more kinds than the rack has room for."""
        self.amount.set_house(chips)
        self._lay_out()

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_task(self, line: str) -> None:
        """What the hand is at."""
        self.task.show_words(line)

    def show_calls(self, words: tuple[KeyWords, ...]) -> None:
        """Calls, one under the other, all at rest."""
        self.keys.show_words(words)
        self._show_pad(self.keys)

    def show_digits(self, tokens: tuple[str, ...]) -> None:
        """Digits as on a keypad, all at rest."""
        self.show_calls(tuple(KeyWords(token, token) for token in tokens))

    def show_amount(self, caption: str) -> None:
        """Ask for an amount; none is given yet."""
        self.amount.begin(caption)
        self._show_pad(self.amount)

    def set_states(self, states: dict[str, KeyState], others: KeyState) -> None:
        """The state of each call or digit by its token; those that are not named get `others`."""
        self.keys.set_states(states, others)

    def show_judged(self, given_cents: int | None, right_cents: int) -> None:
        """An amount and the right one; what was typed stays."""
        self.amount.show_judged(given_cents, right_cents)

    def set_open(self, open_now: bool) -> None:
        """Whether an amount can be changed; calls have states of their own."""
        self.amount.set_open(open_now)

    def show_slip(self, lines: tuple[SlipLine, ...]) -> None:
        """What was announced or has been worked out. Raises ValueError if there are more lines than places."""
        self.slip.show_lines(lines)

    def show_actions(self, other: Action | None, main: Action | None, why: Action | None) -> None:
        """What can be done now. `other` and `why` have one place, which `other` takes where both are given."""
        self.other.show_action(other or why)
        self.main.show_action(main)

    def prepare(self) -> None:
        """To be called when there is time: see `AnswerKey.prepare`."""
        self.keys.prepare()

    # --- the amount ---------------------------------------------------------------------------------------------------

    @property
    def cents(self) -> int | None:
        """The amount as far as it is given; None while there is none."""
        return self.amount.draft.cents()

    @property
    def pieces(self) -> tuple[Denomination, ...] | None:
        """The pieces that are laid, in the order in which they were; None where the amount is typed."""
        return None if self.amount.draft.typed else self.amount.draft.pieces

    @property
    def is_empty(self) -> bool:
        """Whether no amount is given yet."""
        return self.amount.draft.is_empty

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Use a key of the page to give an amount, where one is asked for; whether it was used."""
        return self._asks_amount and self.amount.key_pressed(event)

    def refuse_empty(self) -> None:
        """Say that an amount was confirmed before there was one."""
        self.amount.refuse(Refusal.EMPTY)

    def take_back(self, stamp_ms: int) -> bool:
        """Take back the last character or the piece laid last; whether there was any."""
        return self._asks_amount and self.amount.take_back(stamp_ms)

    # --- its own ------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As high as there is room."""
        return QSize(self.width(), 486)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Everything has its place again."""
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.amount.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The surface all of it stands on."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.color("surface"))
        painter.end()

    @property
    def _asks_amount(self) -> bool:
        return not self.amount.isHidden()

    def _show_pad(self, pad: QWidget) -> None:
        for each in (self.keys, self.amount):
            each.setVisible(each is pad)

    def _lay_out(self) -> None:
        places = column_places(self.width(), self.height(), self.amount.rows, self._look.fonts.text_percent)
        self._lettering.scale = places.scale
        self.task.setGeometry(places.task)
        for pad in (self.keys, self.amount):
            pad.setGeometry(places.pad)
        self.amount.set_places(places)
        self.slip.setGeometry(places.slip)
        for button, place in ((self.other, places.other), (self.main, places.main)):
            button.setGeometry(place)
        self.update()
