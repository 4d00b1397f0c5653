"""The lesson of a drill: rule, hook and example, the tableau beside them, and how to start the drill."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Level
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call
from croupier_trainer.training.answer import Mode
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.focus import RADIUS_PROPERTY
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.line_scroll import LineScroll
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.reading import ReadingText
from croupier_trainer.ui.scene.tableau import TableauView
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.translating import shown_language
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import Segments
from croupier_trainer.ui.widgets.scroll import MARGIN_PX, WIDE_FROM_PX, WIDE_MARGIN_PX, WIDEST_PX
from croupier_trainer.ui.widgets.words import PageTitle, Words

_ABOUT_DRAWS: Final = ("ponte-draw", "bank-draw", "sabot")
_CELLS_PX: Final = (30, 24, 20, 18)
"""Sides of the tableau's cells; the largest with which all can be seen at once."""
_GAP_PX: Final = 32
_WIDE_GAP_PX: Final = 80
"""Between two columns at least and at most."""
_SIDE_GAP_PX: Final = 12
_LEAST_SHARE: Final = 0.6
"""A column of text is not narrower than this share of its full width while the tableau can go elsewhere."""
_SPACE_PX: Final = 16
_SLACK_PX: Final = 12
"""Margins at a column's end."""
_ANY_PX: Final = 16_777_215
"""Qt's greatest size of a widget."""
_LOW_PX: Final = 260
"""Where less is left for the text, at text size 100 %, mode and level scroll with it."""


class _Plan(msgspec.Struct, frozen=True):
    """How the lesson stands in the room it has."""

    cell_px: int
    sections: int
    """So many stand in the first column, the others below the tableau or left of it; 0 for all in the first."""
    width_px: int
    """Of the first column."""
    side_px: int
    """Of what stands beside it."""
    rest_px: int
    """Of the second column of text, if there is one."""
    height_px: int
    """That the whole needs."""
    bar_px: int = 0
    """What the scroll bar takes beside it, where it scrolls."""
    abreast: bool = False
    """Text, text, tableau: the second column of text is not below the tableau."""
    below: bool = False
    """The tableau scrolls with the text, below it."""


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
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty(RADIUS_PROPERTY, -1)
        self._look = look
        self._drill = ""
        self._ruleset: Ruleset | None = None
        self._from_run = False
        self._tableau: TableauView | None = None
        self._tableau_cell = 0
        self._title = PageTitle(look)
        self._about = Words(look, role="muted")
        self._back = Button(look)
        self._back.setObjectName("lesson-back")
        self._text, self._rest, self._whole = ReadingText(look), ReadingText(look), ReadingText(look, self)
        self._text.setObjectName("lesson-text")
        self._rest.setObjectName("lesson-rest")
        # Never shown: the plan measures the whole text in it.
        self._whole.hide()
        for text in (self._text, self._rest, self._whole):
            # The page scrolls, by the same keys wherever the focus is.
            text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = LineScroll(look, self._text)
        self._scroll.setObjectName("lesson-scroll")
        self._legend = Words(look, size="caption", role="muted", wrap=True)
        self._legend.setObjectName("lesson-legend")
        self._modes = Segments(look)
        self._modes.setObjectName("lesson-mode")
        self._levels = Segments(look)
        self._levels.setObjectName("lesson-level")
        self._level_name = Words(look, role="muted")
        self._level_name.setBuddy(self._levels)
        self._set_choices()
        self._help = Words(look, size="caption", role="muted", wrap=True)
        self._help.setObjectName("lesson-help")
        self._start = Button(look, kind="accent")
        self._start.setObjectName("lesson-start")
        self._modes.chosen.connect(self._mode_chosen)
        self._levels.chosen.connect(self._level_chosen)
        self._start.clicked.connect(self._go)
        self._back.clicked.connect(self.back)
        self._side, self._level, self._choices, self._foot = QWidget(), QWidget(), QWidget(), QWidget()
        self._room = QWidget()
        self._heads, self._both_choices, self._foot_line = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._beside, self._middle, self._foot_column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        self._drawn = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._lay_out()
        look.changed.connect(self._arrange)

    def _lay_out(self) -> None:
        self._drawn.setContentsMargins(0, 0, 0, 0)
        self._drawn.setSpacing(_SIDE_GAP_PX)
        self._drawn.addWidget(self._legend)
        self._drawn.addStretch(1)
        self._beside.addLayout(self._drawn)
        self._beside.addWidget(self._rest, 0, Qt.AlignmentFlag.AlignTop)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addLayout(self._beside)
        side.addStretch(1)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.addWidget(self._scroll, 1)
        self._middle.addWidget(self._side)
        self._room.setLayout(self._middle)
        level = QHBoxLayout(self._level)
        level.setContentsMargins(0, 0, 0, 0)
        level.setSpacing(8)
        level.addWidget(self._level_name)
        level.addWidget(self._levels)
        level.addStretch(1)
        choices = QVBoxLayout(self._choices)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.setSpacing(4)
        self._both_choices.setSpacing(_SPACE_PX)
        self._both_choices.addWidget(self._modes)
        self._both_choices.addWidget(self._level)
        self._both_choices.addStretch(1)
        choices.addLayout(self._both_choices)
        choices.addWidget(self._help)
        self._foot_column.setContentsMargins(0, 0, 0, 0)
        self._foot_column.setSpacing(8)
        self._foot_line.setSpacing(_SPACE_PX)
        self._foot_line.addWidget(self._choices, 1)
        self._foot_line.addWidget(self._start, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self._foot_column.addLayout(self._foot_line)
        self._foot.setLayout(self._foot_column)
        self._heads.setSpacing(_SPACE_PX)
        self._heads.addWidget(self._title)
        self._heads.addWidget(self._about, 0, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self._heads.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(_SPACE_PX)
        head.addLayout(self._heads, 1)
        head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignTop)
        self._title.setSizePolicy(self._about.sizePolicy())
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self._column.addSpacing(_SPACE_PX)
        self._column.addWidget(self._room, 1)
        self._column.addSpacing(_SPACE_PX)
        self._column.addWidget(self._foot)
        self._column.addStretch(0)
        self._head = head

    def show_lesson(self, drill: str, ruleset: Ruleset, mode: Mode, level: Level, *, from_run: bool = False) -> None:
        """A drill's lesson under a ruleset, with mode and level chosen beforehand."""
        self._drill, self._ruleset, self._from_run = drill, ruleset, from_run
        self._choices.setVisible(not from_run)
        self._back.setVisible(not from_run)
        self._set_choices()
        self._modes.set_value(mode)
        self._levels.set_value(level)
        self.retranslate_ui()
        self._scroll.verticalScrollBar().setValue(0)
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
        self._back.setText(QCoreApplication.translate("Lesson", "Back"))
        self._back.set_key_name(short_words.key_words(KeyName.ESC))
        self._whole.show_markdown(self._markdown(ruleset))
        if self._tableau is not None:
            self._tableau.setAccessibleName(QCoreApplication.translate("Lesson", "Tableau"))
        self.setAccessibleName(self._title.words)
        self.setAccessibleDescription(self._whole.toPlainText())
        self._legend.set_words(_legend_words(ruleset))
        self._say_help()
        self._arrange()

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
            bar = self._scroll.verticalScrollBar()
            page = key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
            # What was read last stays in sight.
            step = max(bar.singleStep(), bar.pageStep() - bar.singleStep()) if page else bar.singleStep()
            bar.setValue(bar.value() + (step if key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) else -step))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room is another."""
        super().resizeEvent(event)
        self._arrange()

    def _mode_chosen(self, mode: object) -> None:
        self._say_help()
        self.mode_chosen.emit(mode)

    def _level_chosen(self, level: object) -> None:
        self._say_help()
        self.level_chosen.emit(level)

    def _say_help(self) -> None:
        mode, level = self._modes.value(), self._levels.value()
        if isinstance(mode, Mode) and isinstance(level, Level):
            self._help.set_words(f"{texts.mode_help(mode)} · {texts.level_help(level, self._drill)}")

    def _go(self) -> None:
        if self._from_run:
            self.back.emit()
        else:
            self.started.emit(self._modes.value(), self._levels.value())

    def _markdown(self, ruleset: Ruleset) -> str:
        file = self._look.resources / "lessons" / shown_language() / f"{self._drill}.{ruleset.family.value}.md"
        return file.read_text("utf-8")

    def _arrange(self) -> None:
        """Margins, what stands beside what, and how much of it can be seen at once."""
        ruleset = self._ruleset
        width = self._set_margins()
        if ruleset is None:
            return
        title, about = self._title.sizeHint().width(), self._about.sizeHint().width()
        back = 0 if self._from_run else self._back.sizeHint().width() + _SPACE_PX
        beside = width >= title + _SPACE_PX + about + back
        self._heads.setDirection(_direction(beside))
        self._heads.setSpacing(_SPACE_PX if beside else 0)
        around = 2 * MARGIN_PX + self._head.sizeHint().height() + 2 * _SPACE_PX
        self._arrange_choices(width, in_foot=True)
        height = self.height() - around - self._foot_px(width)
        low = not self._from_run and height < grown(self._look, _LOW_PX)
        if low:
            self._arrange_choices(width, in_foot=False)
            height = self.height() - around - self._foot_px(width)
        plan = self._plan(ruleset, width, height)
        self._show_plan(ruleset, plan)
        self._room.setMaximumHeight(_ANY_PX if low else max(plan.height_px, 1))
        # At once, or the page would be painted on the way there.
        for layout in (self._column, self._middle, self._beside, self._drawn, self._scroll.column):
            layout.activate()
        self._scroll.cover()

    def _arrange_choices(self, width: int, *, in_foot: bool) -> None:
        """Mode and level in the foot, or where it is low at the end of the text."""
        modes, level = self._modes.sizeHint().width(), self._level.sizeHint().width()
        start = self._start.sizeHint().width()
        self._both_choices.setDirection(_direction(width >= modes + _SPACE_PX + level))
        one_line = not in_foot or width >= modes + level + start + 2 * _SPACE_PX
        self._foot_line.setDirection(_direction(one_line))
        in_foot_now = self._foot_line.indexOf(self._choices) >= 0
        if in_foot and not in_foot_now:
            self._scroll.column.removeWidget(self._choices)
            self._foot_line.insertWidget(0, self._choices, 1)
        elif not in_foot and in_foot_now:
            self._foot_line.removeWidget(self._choices)
            self._scroll.column.insertWidget(self._scroll.column.count() - 1, self._choices)
        self._choices.setVisible(not self._from_run)

    def _foot_px(self, width: int) -> int:
        self._foot_column.invalidate()
        return max(self._foot_column.totalHeightForWidth(width), self._foot_column.sizeHint().height())

    def _plan(self, ruleset: Ruleset, width: int, height: int) -> _Plan:
        """All at once in one column if it can be, else in two, else scrolling beside the tableau or with it."""
        full = self._text.maximumWidth()
        drawn = self._drill in _ABOUT_DRAWS
        cells = self._cells_px()
        for cell_px in cells if drawn else cells[-1:]:
            side, side_px = self._side_size(ruleset, cell_px) if drawn else (0, 0)
            column = min(full, width - side - _GAP_PX if drawn else width)
            if column >= full * _LEAST_SHARE and side_px <= height:
                needed, _ends = self._measured(column)
                if needed <= height:
                    return _Plan(cell_px, 0, column, side, 0, max(needed, side_px))
            column = min(full, (width - _GAP_PX) // 2)
            if column >= max(full * _LEAST_SHARE, side):
                best, sections = self._split(column, side_px + _SIDE_GAP_PX if drawn else 0)
                if best <= height:
                    return _Plan(cell_px, sections, column, column, column, best)
        side, side_px = self._side_size(ruleset, cells[-1]) if drawn else (0, 0)
        column = min(full, (width - side - 2 * _GAP_PX) // 2)
        if drawn and column >= full * _LEAST_SHARE and side_px <= height:
            best, sections = self._split(column, 0)
            if best <= height:
                beside = column + _GAP_PX + side
                return _Plan(cells[-1], sections, column, beside, column, max(best, side_px), abreast=True)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        column = min(full, (width - side - _GAP_PX if drawn else width) - bar)
        if column >= full * _LEAST_SHARE and side_px <= height:
            needed, _ends = self._measured(column)
            return _Plan(cells[-1], 0, column, side, 0, max(needed, side_px), bar)
        column = min(full, width - bar)
        return _Plan(cells[-1], 0, column, side, 0, self._measured(column)[0] + side_px, bar, below=True)

    def _split(self, width: int, above_px: int) -> tuple[int, int]:
        """The least height of two columns of whole sections, the second below something, and how many are in the first.

        Both columns of a lesson of one section would be as high as none can be.
        """
        needed, ends = self._measured(width)
        splits = [
            (max(end + _SLACK_PX, above_px + needed - top + _SLACK_PX), number)
            for number, (end, top) in enumerate(ends)
            if number
        ]
        return min(splits, default=(_ANY_PX, 0))

    def _cells_px(self) -> tuple[int, ...]:
        """Cells do not shrink with the text, whose smallest letters do not either."""
        percent = min(100, self._look.fonts.text_percent)
        return tuple(-(-px * 100 // percent) for px in _CELLS_PX)

    def _measured(self, width: int) -> tuple[int, list[tuple[int, int]]]:
        """The height of the whole text in a column; and of each section where the one before ends and it begins."""
        document = self._whole.document()
        document.setTextWidth(width)
        layout = document.documentLayout()
        ends: list[tuple[int, int]] = []
        end = 0.0
        block = document.begin()
        while block.isValid():
            place = layout.blockBoundingRect(block)
            if block.blockFormat().headingLevel():
                ends.append((round(end), round(place.top())))
            end = place.bottom()
            block = block.next()
        return self._whole.content_px, ends

    def _side_size(self, ruleset: Ruleset, cell_px: int) -> tuple[int, int]:
        """Width and height of the tableau with its legend."""
        words = texts.tableau_words(ruleset.family)
        size = TableauView(self._look, ruleset.tableau, words, cell_px).sizeHint()
        legend = self._legend.heightForWidth(size.width())
        return size.width(), size.height() + _SIDE_GAP_PX + legend

    def _the_tableau(self, ruleset: Ruleset, cell_px: int) -> TableauView:
        words = texts.tableau_words(ruleset.family)
        if self._tableau is None or self._tableau_cell != cell_px:
            if self._tableau is not None:
                self._drawn.removeWidget(self._tableau)
                self._tableau.setParent(None)
                self._tableau.deleteLater()
            self._tableau = TableauView(self._look, ruleset.tableau, words, cell_px, self._side)
            self._tableau.setAccessibleName(QCoreApplication.translate("Lesson", "Tableau"))
            self._tableau_cell = cell_px
            self._drawn.insertWidget(0, self._tableau)
        else:
            self._tableau.show_tableau(ruleset.tableau, words)
        return self._tableau

    def _show_plan(self, ruleset: Ruleset, plan: _Plan) -> None:
        drawn = self._drill in _ABOUT_DRAWS
        self._the_tableau(ruleset, plan.cell_px).setVisible(drawn)
        self._legend.setVisible(drawn)
        sections = [f"## {part}" for part in self._markdown(ruleset).removeprefix("## ").split("\n## ")]
        first = sections[: plan.sections] if plan.sections else sections
        self._show_text(self._text, "\n".join(first), plan.width_px)
        self._show_text(self._rest, "\n".join(sections[len(first) :]), plan.rest_px)
        self._rest.setVisible(bool(plan.sections))
        self._rest.setMinimumWidth(plan.rest_px)
        abreast = QBoxLayout.Direction.RightToLeft if plan.abreast else QBoxLayout.Direction.TopToBottom
        self._beside.setDirection(abreast)
        self._beside.setSpacing(_GAP_PX if plan.abreast else _SIDE_GAP_PX)
        self._side.setVisible(drawn or bool(plan.sections))
        self._side.setFixedWidth(max(plan.side_px, 1))
        columns = plan.width_px + plan.bar_px + plan.side_px
        self._middle.setSpacing(max(_GAP_PX, min(_WIDE_GAP_PX, self._room_px() - columns)))
        if plan.below:
            self._middle.removeWidget(self._side)
            self._scroll.column.insertWidget(1, self._side)
        elif self._middle.indexOf(self._side) < 0:
            self._scroll.column.removeWidget(self._side)
            self._middle.addWidget(self._side)
        alone = plan.below or not (drawn or plan.sections)
        self._room.setMaximumWidth(_ANY_PX if alone else columns + self._middle.spacing())

    def _show_text(self, text: ReadingText, markdown: str, width: int) -> None:
        text.show_markdown(markdown)
        text.document().setTextWidth(width)
        text.setFixedHeight(text.content_px)

    def _room_px(self) -> int:
        margins = self._column.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _set_margins(self) -> int:
        """Set them, and return the width that is left between them."""
        least = WIDE_MARGIN_PX if self.width() >= WIDE_FROM_PX else MARGIN_PX
        widest = WIDEST_PX * max(100, self._look.fonts.text_percent) // 100
        side = max(least, (self.width() - widest) // 2)
        self._column.setContentsMargins(side, MARGIN_PX, side, MARGIN_PX)
        return self._room_px()


def _direction(beside: bool) -> QBoxLayout.Direction:
    return QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom


def _legend_words(ruleset: Ruleset) -> str:
    """What the letters mean that this tableau has: "at will" is no call where no cell says so."""
    entries = texts.tableau_legend().split(" · ")
    tableau = ruleset.tableau
    said = {*tableau.ponte, *(call for row in tableau.bank for call in row)}
    if Call.CHOICE not in said:
        letter = texts.tableau_words(ruleset.family).choice
        entries = [entry for entry in entries if entry.split("\u00a0")[0] != letter]
    return " · ".join(entries)
