"""What a run came to: accuracy, median time, and every mistake with what would have been right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from croupier_trainer.drills.drill import judge
from croupier_trainer.statistics.run_summary import RunSummary, summarise
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.rebuilding import rebuilt
from croupier_trainer.training.run import SPRINT_MS, Plan
from croupier_trainer.training.standard import Standard
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.mistake_row import Columns, Mistake, MistakeRow
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.notice import NoticeLine
from croupier_trainer.ui.widgets.scroll import ScrollPage
from croupier_trainer.ui.widgets.words import PageTitle, Words

_UNREADY_MS: Final = 500
"""A run may end under a key that was meant for its last task: so long no key starts another."""


class _Figure(QWidget):
    """One of the page's figures, 44 px, and under it what it is."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.figure = Words(look, size="figure", bold=True)
        self.figure.setObjectName(name)
        self.caption = Words(look, size="caption", role="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.figure)
        column.addWidget(self.caption)

    def say(self, figure: str, caption: str) -> None:
        """Set both; a screen reader gets them as one."""
        self.figure.set_words(figure)
        self.caption.set_words(caption)
        self.figure.setAccessibleName(f"{caption}: {figure}")


class _Heads(QWidget):
    """The heads of the columns."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.words = ("", "", "")
        self.setFixedHeight(24)
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Over each column its head."""
        painter = QPainter(self)
        painter.setFont(self._look.fonts.font("caption"))
        painter.setPen(self._look.theme.color("muted"))
        places = Columns.of(self.width(), self._look.fonts.text_percent)
        for left, words in zip((places.said, places.right, places.why), self.words, strict=True):
            painter.drawText(left, 0, self.width(), self.height(), int(Qt.AlignmentFlag.AlignVCenter), words)
        painter.end()


class SummaryPage(QWidget):
    """The end of a run."""

    again = Signal(object)
    """The same plan once more."""
    only_these = Signal(object)
    """The plan, aimed at what was missed, or at what was slow."""
    done = Signal()
    retry_wanted = Signal()
    """The user wants what waits to be saved now."""

    def __init__(self, look: Look, art: CardArt, standard: Standard, parent: QWidget | None = None) -> None:
        """Empty until `show_result`; `standard` is whose target times are worked to."""
        super().__init__(parent)
        self.setObjectName("summary-page")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty(RADIUS_PROPERTY, -1)
        self._look, self._art, self._standard = look, art, standard
        self._plan: Plan | None = None
        self._summary: RunSummary | None = None
        self._mistakes: tuple[Mistake, ...] = ()
        self._unsaved = 0
        self.ready = False
        """Whether keys are taken."""
        self._page = ScrollPage(look, self)
        self._notice = NoticeLine(look)
        self._notice.acted.connect(self.retry_wanted)
        self._under_notice = QWidget()
        self._under_notice.setFixedHeight(12)
        self._under_notice.hide()
        self._title = PageTitle(look)
        self._about = Words(look, role="muted")
        self._score = _Figure(look, "summary-score")
        self._accuracy = _Figure(look, "summary-accuracy")
        self._median = _Figure(look, "summary-median")
        self._head = Words(look, size="verdict", bold=True)
        self._head.setObjectName("summary-mistakes")
        self._heads = _Heads(look)
        self._foot = QWidget()
        self._buttons = QGridLayout(self._foot)
        self._again = Button(look, kind="accent", icon="again", parent=self._foot)
        self._again.setObjectName("summary-again")
        self._missed = Button(look, parent=self._foot)
        self._missed.setObjectName("summary-only-missed")
        self._slow = Button(look, parent=self._foot)
        self._slow.setObjectName("summary-only-slow")
        self._done = Button(look, parent=self._foot)
        self._done.setObjectName("summary-done")
        self._again.clicked.connect(self._go_again)
        self._missed.clicked.connect(lambda: self._go_only(slow=False))
        self._slow.clicked.connect(lambda: self._go_only(slow=True))
        self._done.clicked.connect(self.done)
        look.changed.connect(self._arrange)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self._build()

    def show_result(self, plan: Plan, answers: Sequence[Answer], unsaved: int) -> None:
        """The figures of a run from its answers; `unsaved` of them are not on the disk yet."""
        self._plan = plan
        self._summary = summarise(answers)
        self._mistakes = tuple(_mistake(plan, answer) for answer in self._summary.missed)
        self._unsaved = unsaved
        self._score.setVisible(plan.mode is Mode.SPRINT)
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for mistake in self._mistakes:
            self._rows.addWidget(MistakeRow(self._look, self._art, mistake))
        self.retranslate_ui()
        self._page.verticalScrollBar().setValue(0)
        self.ready = False
        QTimer.singleShot(_UNREADY_MS, self, self._get_ready)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_unsaved(self, unsaved: int) -> None:
        """Fewer or more answers wait to be saved."""
        self._unsaved = unsaved
        self._show_notice()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter: again. Esc: done. Keys of the run that is over say nothing."""
        if event.isAutoRepeat() or not self.ready:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_again()
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """All words in the present language."""
        plan, summary = self._plan, self._summary
        if plan is None or summary is None:
            return
        self._title.set_words(short_words.drill_name(plan.drill.id, plan.ruleset.family))
        about = (texts.mode_words(plan.mode), texts.level_words(plan.level), texts.ruleset_name(plan.ruleset))
        self._about.set_words(" · ".join(about))
        in_time = QCoreApplication.translate("Summary", "Right in {minutes} minutes")
        self._score.say(str(summary.right), in_time.format(minutes=SPRINT_MS // 60_000))
        right_of = QCoreApplication.translate("Summary", "Accuracy · {right} of {all} right")
        self._accuracy.say(
            texts.percent(summary.right, summary.answers), right_of.format(right=summary.right, all=summary.answers)
        )
        target = QCoreApplication.translate("Summary", "Median time · target {target}")
        median = "–" if summary.median_ms is None else texts.time_words(summary.median_ms)
        self._median.say(median, target.format(target=texts.time_words(plan.target_ms)))
        self._median.setToolTip(texts.standard_words(self._standard))
        if not self._mistakes:
            self._head.set_words(QCoreApplication.translate("Summary", "No mistakes."))
        else:
            self._head.set_words(QCoreApplication.translate("Summary", "Mistakes"))
        self._heads.words = (
            QCoreApplication.translate("Summary", "Said"),
            QCoreApplication.translate("Summary", "Right"),
            QCoreApplication.translate("Summary", "Why"),
        )
        self._heads.setVisible(bool(self._mistakes))
        self._heads.update()
        self._again.setText(QCoreApplication.translate("Summary", "Again"))
        self._again.set_key_name(short_words.key_words(KeyName.ENTER))
        locale = QLocale()
        only_missed = QCoreApplication.translate("Summary", "Only the missed ({n})")
        self._missed.setText(only_missed.format(n=locale.toString(len(summary.missed))))
        only_slow = QCoreApplication.translate("Summary", "Only the slow ({n})")
        self._slow.setText(only_slow.format(n=locale.toString(len(summary.slow))))
        self._done.setText(QCoreApplication.translate("Summary", "Done"))
        self._done.set_key_name(short_words.key_words(KeyName.ESC))
        for number in range(self._rows.count()):
            item = self._rows.itemAt(number)
            row = None if item is None else item.widget()
            if isinstance(row, MistakeRow):
                row.retranslate_ui()
        self._show_notice()
        self._arrange()

    def _build(self) -> None:
        figures = QHBoxLayout()
        figures.setSpacing(48)
        for figure in (self._score, self._accuracy, self._median):
            figures.addWidget(figure)
        figures.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._about, 0, Qt.AlignmentFlag.AlignBottom)
        column = self._page.column
        column.setSpacing(0)
        column.addWidget(self._notice)
        column.addWidget(self._under_notice)
        column.addLayout(head)
        column.addSpacing(16)
        column.addLayout(figures)
        column.addSpacing(24)
        column.addWidget(self._head)
        column.addWidget(self._heads)
        column.addLayout(self._rows)
        column.addStretch(1)
        # They stand under the column. Long words must not make the window wider: there are two rows then.
        self._foot.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._buttons.setSpacing(8)
        self._page.side_changed.connect(self._set_side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._page, 1)
        whole.addWidget(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One row of buttons or two."""
        super().resizeEvent(event)
        self._arrange()

    def _set_side(self, side: int) -> None:
        self._buttons.setContentsMargins(side, 12, side, 12)
        self._arrange()

    def _arrange(self) -> None:
        """The buttons in one row where they have room, else in rows of two."""
        summary = self._summary
        if summary is None:
            return
        wanted = (
            (self._again, True),
            (self._missed, bool(summary.missed)),
            (self._slow, bool(summary.slow)),
            (self._done, True),
        )
        for button, is_wanted in wanted:
            self._buttons.removeWidget(button)
            button.setVisible(is_wanted)
        shown = [button for button, is_wanted in wanted if is_wanted]
        margins = self._buttons.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        needed = sum(button.sizeHint().width() for button in shown) + self._buttons.spacing() * (len(shown) - 1)
        columns = len(shown) if needed <= room else 2
        for number, button in enumerate(shown):
            self._buttons.addWidget(button, number // columns, number % columns)
        for column in range(len(wanted) + 1):
            self._buttons.setColumnStretch(column, 1 if column == columns else 0)

    def _show_notice(self) -> None:
        self._under_notice.setVisible(bool(self._unsaved))
        if not self._unsaved:
            self._notice.clear()
            return
        words = self.tr("%n answers are not saved yet.", "", self._unsaved)
        self._notice.say("wrong", words, QCoreApplication.translate("Summary", "Try again"))

    def _get_ready(self) -> None:
        self.ready = True

    def _go_again(self) -> None:
        if self._plan is not None:
            self.again.emit(self._plan)

    def _go_only(self, *, slow: bool) -> None:
        if self._plan is not None and self._summary is not None:
            skills = self._summary.slow_skills if slow else self._summary.missed_skills
            self.only_these.emit(msgspec.structs.replace(self._plan, skills=skills))


def _mistake(plan: Plan, answer: Answer) -> Mistake:
    turn = rebuilt(answer, plan.ruleset)
    return Mistake(turn, judge(turn, answer.given), answer.late)
