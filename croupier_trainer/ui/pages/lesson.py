"""The lesson of a drill: rule, hook and example, the tableau beside them, and how to start the drill."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Level
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.answer import Mode
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.reading import ReadingText
from croupier_trainer.ui.scene.tableau import TableauView
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.translating import shown_language
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import Segments
from croupier_trainer.ui.widgets.scroll import MARGIN_PX, WIDE_FROM_PX, WIDE_MARGIN_PX, WIDEST_PX
from croupier_trainer.ui.widgets.words import PageTitle, Words

_ABOUT_DRAWS: Final = ("ponte-draw", "bank-draw")
_APART_PX: Final = 80
"""Between text and tableau at most."""
_CELL_PX: Final = 20
_WIDE_CELL_PX: Final = 30
_ROOMY_PX: Final = 700
"""Height from which the tableau has large cells."""


class LessonPage(QWidget):
    """Shows one lesson. Read before a drill it offers mode, level and start; read from a run, only the way back."""

    started = Signal(object, object)
    """Mode and level; the user wants to start the drill."""
    back = Signal()
    """The user has read it: back to the run, or to where the lesson was opened."""
    mode_chosen = Signal(object)
    level_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_lesson`."""
        super().__init__(parent)
        self.setObjectName("lesson-page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(RADIUS_PROPERTY, -1)
        self._look = look
        self._drill = ""
        self._ruleset: Ruleset | None = None
        self._from_run = False
        self._tableau: TableauView | None = None
        self._tableau_cell = 0
        self._title = PageTitle(look)
        self._about = Words(look, role="muted")
        self._text = ReadingText(look)
        self._text.setObjectName("lesson-text")
        self._text.document().documentLayout().documentSizeChanged.connect(self._bound_room)
        self._legend = Words(look, size="caption", role="muted", wrap=True)
        self._modes = Segments(look)
        self._modes.setObjectName("lesson-mode")
        self._levels = Segments(look)
        self._levels.setObjectName("lesson-level")
        self._level_name = Words(look, role="muted")
        self._level_name.setBuddy(self._levels)
        self._set_choices()
        self._help = Words(look, size="caption", role="muted")
        self._help.setObjectName("lesson-help")
        self._start = Button(look, kind="accent")
        self._start.setObjectName("lesson-start")
        self._modes.chosen.connect(self._mode_chosen)
        self._levels.chosen.connect(self._level_chosen)
        self._start.clicked.connect(self._go)
        self._beside = QVBoxLayout()
        self._beside.setSpacing(12)
        self._beside.addWidget(self._legend)
        self._beside.addStretch(1)
        self._room = QWidget()
        self._middle = QHBoxLayout(self._room)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(32)
        self._middle.addWidget(self._text, 1)
        self._middle.addStretch(0)
        self._middle.addLayout(self._beside)
        choices = QHBoxLayout()
        choices.setSpacing(8)
        choices.addWidget(self._modes)
        choices.addSpacing(16)
        choices.addWidget(self._level_name)
        choices.addWidget(self._levels)
        choices.addStretch(1)
        choices.addWidget(self._start)
        foot = QVBoxLayout()
        foot.setSpacing(4)
        foot.addLayout(choices)
        foot.addWidget(self._help)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._about, 0, Qt.AlignmentFlag.AlignBottom)
        self._column.addLayout(head)
        self._column.addSpacing(16)
        self._column.addWidget(self._room, 1)
        self._column.addSpacing(16)
        self._column.addLayout(foot)
        self._column.addStretch(0)
        look.changed.connect(self._set_margins)
        self._set_margins()

    def show_lesson(self, drill: str, ruleset: Ruleset, mode: Mode, level: Level, *, from_run: bool = False) -> None:
        """A drill's lesson under a ruleset, with mode and level chosen beforehand."""
        self._drill, self._ruleset, self._from_run = drill, ruleset, from_run
        for widget in (self._modes, self._level_name, self._levels, self._help):
            widget.setVisible(not from_run)
        self._set_choices()
        self._modes.set_value(mode)
        self._levels.set_value(level)
        self.retranslate_ui()
        self._text.verticalScrollBar().setValue(0)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_choices(self) -> None:
        self._modes.set_choices([(each, texts.mode_words(each)) for each in Mode])
        self._levels.set_choices([(each, str(each.value)) for each in Level])

    def retranslate_ui(self) -> None:
        """All words in the present language; the lesson's own text is another file then."""
        ruleset = self._ruleset
        if ruleset is None:
            return
        self._title.set_words(short_words.drill_name(self._drill, ruleset.family))
        lesson = QCoreApplication.translate("Lesson", "Lesson · {ruleset}")
        self._about.set_words(lesson.format(ruleset=texts.ruleset_name(ruleset)))
        self._set_choices()
        self._modes.setAccessibleName(QCoreApplication.translate("Lesson", "Mode"))
        self._level_name.set_words(QCoreApplication.translate("Lesson", "Level"))
        self._levels.setAccessibleName(self._level_name.words)
        if self._from_run:
            self._start.setText(QCoreApplication.translate("Lesson", "To the drill"))
        else:
            self._start.setText(QCoreApplication.translate("Lesson", "Start"))
        self._start.set_key_name(short_words.key_words(KeyName.ENTER))
        self._text.setAccessibleName(self._title.words)
        self._text.show_markdown(self._markdown(ruleset))
        self._show_tableau(ruleset)
        self._say_help()
        self._bound_room()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Esc and F1 go back, arrow and page keys scroll the text."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._go()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.back.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self._text.verticalScrollBar()
            page = key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
            step = bar.pageStep() if page else 3 * bar.singleStep()
            bar.setValue(bar.value() + (step if key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) else -step))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Margins and the tableau's cells by size."""
        super().resizeEvent(event)
        self._set_margins()
        if self._ruleset is not None:
            self._show_tableau(self._ruleset)
            self._bound_room()

    def _mode_chosen(self, mode: object) -> None:
        self._say_help()
        self.mode_chosen.emit(mode)

    def _level_chosen(self, level: object) -> None:
        self._say_help()
        self.level_chosen.emit(level)

    def _say_help(self) -> None:
        mode, level = self._modes.value(), self._levels.value()
        if isinstance(mode, Mode) and isinstance(level, Level):
            self._help.set_words(f"{texts.mode_help(mode)} · {texts.level_help(level)}")

    def _go(self) -> None:
        if self._from_run:
            self.back.emit()
        else:
            self.started.emit(self._modes.value(), self._levels.value())

    def _markdown(self, ruleset: Ruleset) -> str:
        file = self._look.resources / "lessons" / shown_language() / f"{self._drill}.{ruleset.family.value}.md"
        return file.read_text("utf-8")

    def _show_tableau(self, ruleset: Ruleset) -> None:
        shown = self._drill in _ABOUT_DRAWS
        words = texts.tableau_words(ruleset.family)
        cell_px = _WIDE_CELL_PX if self.height() >= _ROOMY_PX and self.width() >= WIDE_FROM_PX else _CELL_PX
        if self._tableau is None or self._tableau_cell != cell_px:
            if self._tableau is not None:
                self._beside.removeWidget(self._tableau)
                self._tableau.deleteLater()
            self._tableau = TableauView(self._look, ruleset.tableau, words, cell_px, self)
            self._tableau_cell = cell_px
            self._beside.insertWidget(0, self._tableau)
        else:
            self._tableau.show_tableau(ruleset.tableau, words)
        self._tableau.setVisible(shown)
        self._tableau.setAccessibleName(QCoreApplication.translate("Lesson", "Tableau"))
        self._legend.set_words(texts.tableau_legend())
        self._legend.setVisible(shown)

    def _bound_room(self, _size: object = None) -> None:
        """In a high window the choices stand right under the lesson, not far away at the foot."""
        beside = self._beside.sizeHint() if self._drill in _ABOUT_DRAWS else QSize(0, 0)
        self._room.setMaximumHeight(max(self._text.content_px, beside.height()))
        # The tableau ends where the page does in a narrow window, and keeps near the text in a wide one.
        self._room.setMaximumWidth(self._text.maximumWidth() + beside.width() + _APART_PX)

    def _set_margins(self) -> None:
        least = WIDE_MARGIN_PX if self.width() >= WIDE_FROM_PX else MARGIN_PX
        widest = WIDEST_PX * max(100, self._look.fonts.text_percent) // 100
        side = max(least, (self.width() - widest) // 2)
        self._column.setContentsMargins(side, MARGIN_PX, side, MARGIN_PX)
