"""What the notice line has to say: subjects wait in a row, the first one shows, and its one button answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from croupier_trainer.ui.look import Look

if TYPE_CHECKING:
    from croupier_trainer.ui.notices import Subject
    from croupier_trainer.ui.widgets.notice import NoticeLine


class NoticeDesk:
    """The line is made, and what words it needs are loaded, with the first notice: the first paint needs neither."""

    def __init__(self, look: Look, place: QVBoxLayout, window: QWidget, answered: Callable[[Subject], None]) -> None:
        """Notices show on top of `place`; `answered` is called with what a notice was about once it was answered."""
        self._look, self._place, self._window, self._answered = look, place, window, answered
        self._line: NoticeLine | None = None
        self._quiet = False
        self.subjects: list[Subject] = []
        """What is to be said, the first first."""

    def say(self, subject: Subject) -> None:
        """Say something; it stays until it is answered, and is said once however often it comes."""
        if subject not in self.subjects:
            self.subjects.append(subject)
        self.show()

    def forget(self) -> None:
        """Whatever there was to say is over."""
        self.subjects.clear()
        self.show()

    def forget_saving(self) -> None:
        """What was said about answers that wait to be saved is over."""
        from croupier_trainer.ui import notices

        self.subjects = [each for each in self.subjects if notices.action_of(each) is not notices.Action.RETRY]
        self.show()

    def set_quiet(self, *, quiet: bool) -> None:
        """In a run nothing is said; it is said afterwards."""
        self._quiet = quiet
        self.show()

    def show(self) -> None:
        """Show what is to be said now, in the present language."""
        if self._quiet or not self.subjects:
            if self._line is not None:
                self._line.clear()
            return
        from croupier_trainer.ui import notices
        from croupier_trainer.ui.widgets.notice import NoticeLine

        if self._line is None:
            self._line = NoticeLine(self._look, self._window)
            self._line.acted.connect(self._act)
            self._place.insertWidget(0, self._line)
        subject = self.subjects[0]
        words = notices.words_of(subject)
        if len(self.subjects) > 1:
            template = QCoreApplication.translate("Notice", "{words} (and {count} more)")
            words = template.format(words=words, count=len(self.subjects) - 1)
        self._line.say(notices.kind_of(subject), words, notices.action_words(notices.action_of(subject)))

    def _act(self) -> None:
        """The button of the notice was pressed; the next one shows."""
        subject = self.subjects.pop(0)
        self._answered(subject)
        self.show()
