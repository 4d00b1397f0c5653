"""The row of a form: name and help left, control right, a reset mark where the value was changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.control import TARGET_PX
from croupier_trainer.ui.widgets.words import Words

ROW_PX: Final = 48


class FormRow(QWidget):
    """One row, 48 px or more. Sets the control's buddy, accessible name and description, so that none is forgotten."""

    reset = Signal()
    """The reset mark was pressed."""

    def __init__(self, look: Look, control: QWidget, parent: QWidget | None = None) -> None:
        """The row takes the control over; words come with `set_words`."""
        super().__init__(parent)
        self.control = control
        self._name = Words(look, parent=self)
        self._help = Words(look, size="caption", role="muted", wrap=True, parent=self)
        self._name.setBuddy(control)
        self._reset = Button(look, kind="quiet", icon="reset", parent=self)
        self._reset.setObjectName("reset")
        self._reset.setFixedWidth(TARGET_PX)
        self._reset.clicked.connect(self.reset)
        keep = self._reset.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._reset.setSizePolicy(keep)
        self._reset.hide()
        texts = QVBoxLayout()
        texts.setContentsMargins(0, 0, 0, 0)
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(self._name)
        texts.addWidget(self._help)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(8)
        row.addLayout(texts, 1)
        row.addWidget(self._reset)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumHeight(ROW_PX)

    @property
    def words(self) -> tuple[str, str]:
        """Name and help, for a search over rows."""
        return self._name.words, self._help.words

    def set_words(self, name: str, help_text: str, reset: str) -> None:
        """Name of the row, what it does, and what the reset mark's tooltip says."""
        self._name.set_words(name)
        self._help.set_words(help_text)
        self._help.setVisible(bool(help_text))
        for target in filter(None, (self.control, self.control.focusProxy())):
            target.setAccessibleName(name)
            target.setAccessibleDescription(help_text)
        self._reset.setAccessibleName(reset)
        self._reset.setToolTip(reset)

    def set_changed(self, changed: bool) -> None:
        """Whether the reset mark shows; its place is kept."""
        self._reset.setVisible(changed)
