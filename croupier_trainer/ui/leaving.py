"""The question before the window closes on answers that could be saved nowhere: a dialog, as it can't be undone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.words import Words

_WIDTH_PX: Final = 480


class LeavingDialog(QDialog):
    """Esc, or closing it, goes back to the program, where the answers wait and are tried again."""

    again = Signal()
    """To be closed again, whichever way was chosen: after another attempt to save, or, if `is_left`, without one."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Hidden until it is to `ask`; then nothing else in the window can be used."""
        super().__init__(window)
        self.setObjectName("leaving")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.is_left = False
        """Whether it was chosen to leave anyway."""
        self._words = Words(look, wrap=True, parent=self)
        self._words.setMinimumWidth(_WIDTH_PX)
        self._leave = Button(look, kind="quiet", parent=self)
        self._leave.setObjectName("leave-anyway")
        self._leave.clicked.connect(self._go)
        self._try = Button(look, kind="accent", parent=self)
        self._try.setObjectName("try-again")
        self._try.clicked.connect(self._try_again)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self._leave)
        buttons.addWidget(self._try)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addWidget(self._words)
        column.addLayout(buttons)

    def ask(self, unsaved: int) -> None:
        """Say how many answers would be lost, and wait for one of the buttons."""
        template = QCoreApplication.translate(
            "Leaving", "Answers that could not be saved: {count}. They are lost if you leave now."
        )
        words = template.format(count=QLocale().toString(unsaved))
        self._words.set_words(words)
        self.setAccessibleName(words)
        self._try.setText(QCoreApplication.translate("Notice", "Try again"))
        self._leave.setText(QCoreApplication.translate("Leaving", "Leave anyway"))
        self._try.setFocus(Qt.FocusReason.OtherFocusReason)
        self.open()

    def _try_again(self) -> None:
        self.accept()
        self.again.emit()

    def _go(self) -> None:
        self.is_left = True
        self.accept()
        self.again.emit()
