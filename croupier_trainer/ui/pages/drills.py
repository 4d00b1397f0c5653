"""The drills page: every drill with its figures; how it is run, which skills are aimed at, and the start."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from croupier_trainer.drills.drill import Level, Skill
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.mastery import Progress, Standing
from croupier_trainer.training.settings import Settings
from croupier_trainer.training.today import DrillFigures
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.icons import ICONS, draw_icon
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.progress_words import mastered_words, progress_words
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.skill_map import SkillMap
from croupier_trainer.ui.skill_square import SquareKind, draw_square
from croupier_trainer.ui.skill_words import column_heads, skill_rows, skill_words
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import DropDown, Segments
from croupier_trainer.ui.widgets.control import KEY_RADIUS, Control
from croupier_trainer.ui.widgets.form import FormRow
from croupier_trainer.ui.widgets.scroll import WIDE_FROM_PX, ScrollPage
from croupier_trainer.ui.widgets.words import PageTitle, Panel, Words

_LIST_PX: Final = 264
_WIDE_LIST_PX: Final = 320
_BAR_PX: Final = 3
_DETAIL_EDGE_PX: Final = 20
_BETWEEN_PX: Final = 24
_ITEM_EDGE_PX: Final = 16
_ICON_PX: Final = 20
_AFTER_ICON_PX: Final = 12
_APART_PX: Final = 12
"""Between two texts in one line at least."""
_WIDE_DETAIL_PX: Final = 480
"""The panel's inner width, at text size 100 %, from which a skill's name and figures stand in one line."""
_MAP_PX: Final = 400
"""Room for the squares of a tableau, at text size 100 %, whichever drill is chosen: the list must not move."""
_HEAD_PX: Final = 160
"""Of the chosen drill's panel this much is brought into sight where it stands below the list."""


class Aim(enum.Enum):
    """Which skills of a drill are aimed at, at one press or one by one."""

    ALL = "all"
    WEAK = "weak"
    NEW = "new"
    CHOSEN = "chosen"


class DrillOverview(msgspec.Struct, frozen=True):
    """One drill under the chosen ruleset."""

    figures: DrillFigures
    target_ms: int
    standings: Mapping[Skill, Standing]
    """Of all its skills, in the order they are shown."""


class DrillsPage(ScrollPage):
    """Shows the drills it is given; what is chosen here goes out as signals."""

    changed = Signal(str, object)
    """Key and stored value of a setting (ruleset, mode, level) that the user chose."""
    start = Signal(str, object)
    """A run of this drill, with the tuple of skills aimed at (all if it is empty)."""
    lesson = Signal(str)
    """The lesson of this drill is wanted."""
    leave = Signal()
    """Esc: back to where the user came from."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        """Empty until `set_overview`."""
        super().__init__(look, parent)
        self.setObjectName("drills-page")
        self._settings = settings
        self._rulesets: Mapping[str, Ruleset] = {}
        self._drills: tuple[DrillOverview, ...] = ()
        self._chosen = ""
        self._aims: dict[str, tuple[Skill, ...]] = {}
        self._items: dict[str, _DrillItem] = {}
        self._group = QButtonGroup(self)
        self._title = PageTitle(look)
        self._empty = Words(look, role="muted", wrap=True)
        self._empty.setObjectName("no-drills")
        self._list = QGridLayout()
        self._list_columns = 0
        self._detail = _Detail(look)
        self._both = QHBoxLayout()
        self._lay_out()
        self._detail.changed.connect(self.changed)
        self._detail.start.clicked.connect(self._start)
        self._detail.lesson.clicked.connect(lambda: self.lesson.emit(self._chosen))
        self._detail.map.aimed.connect(self._aimed)
        self._detail.map.looked_at.connect(self._looked_at)
        self._detail.aims.chosen.connect(self._aim_at)
        look.changed.connect(self._arrange)
        self.retranslate_ui()

    def set_settings(self, settings: Settings) -> None:
        """The settings that the choices show."""
        self._settings = settings
        self._detail.set_settings(settings)

    def set_overview(self, rulesets: Mapping[str, Ruleset], drills: Sequence[DrillOverview]) -> None:
        """The rulesets to choose from, and every drill under the chosen one."""
        self._rulesets = rulesets
        self._drills = tuple(drills)
        if self._drills and self._chosen not in {drill.figures.drill for drill in self._drills}:
            self._chosen = self._drills[0].figures.drill
        self.retranslate_ui()

    def choose(self, drill: str) -> None:
        """Show this drill."""
        if drill == self._chosen:
            return
        self._chosen = drill
        self._show_chosen()
        self._arrange()
        if self._both.direction() == QBoxLayout.Direction.TopToBottom:
            head = self._detail.rect()
            head.setHeight(min(head.height(), grown(self.look, _HEAD_PX)))
            self.show_rect(self._detail, head)

    @property
    def chosen(self) -> str:
        """The drill that is shown; empty before there are drills."""
        return self._chosen

    @property
    def aim(self) -> tuple[Skill, ...]:
        """The skills of the shown drill that are aimed at; none means all."""
        return self._detail.map.aim

    def first_control(self) -> QWidget:
        """What gets the focus when the page is opened."""
        item = self._items.get(self._chosen)
        return self._detail.start if item is None else item

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, F1 opens the lesson, Esc leaves, arrows go through the list while it has the focus."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._start()
        elif event.key() == Qt.Key.Key_F1 and self._chosen:
            self.lesson.emit(self._chosen)
        elif event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list beside the chosen drill, or above it where there is no room for both."""
        super().resizeEvent(event)
        self._arrange()

    def retranslate_ui(self) -> None:
        """All words in the present language."""
        self._title.set_words(QCoreApplication.translate("drills", "Drills"))
        self._empty.set_words(
            QCoreApplication.translate(
                "drills",
                "The drills stand here as soon as your history is read. Until then open one on the first page: "
                "you can practise without it.",
            )
        )
        self._empty.setVisible(not self._drills)
        family = self._family()
        for drill in self._drills:
            drill_id = drill.figures.drill
            if drill_id not in self._items:
                item = _DrillItem(self.look)
                item.setObjectName(f"drill-{drill_id}")
                item.toggled.connect(lambda on, chosen=drill_id: self.choose(chosen) if on else None)
                self._items[drill_id] = item
                self._group.addButton(item)
                self._list_columns = 0
            self._items[drill_id].set_drill(drill, short_words.drill_name(drill_id, family))
        self._detail.set_rulesets([(known, texts.ruleset_name(ruleset)) for known, ruleset in self._rulesets.items()])
        self._detail.retranslate()
        self._detail.set_settings(self._settings)
        self._show_chosen()
        self._arrange()

    def _lay_out(self) -> None:
        self._list.setSpacing(4)
        left = QVBoxLayout()
        left.addLayout(self._list)
        left.addStretch(1)
        self._both.setSpacing(_BETWEEN_PX)
        self._both.addLayout(left)
        self._both.addWidget(self._detail, 1, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self._title)
        self.column.addWidget(self._empty)
        self.column.addLayout(self._both)
        self.column.addStretch(1)

    def _arrange(self) -> None:
        items = list(self._items.values())
        needed = max((item.needed_px for item in items), default=0)
        wide = self.width() >= WIDE_FROM_PX
        least = grown(self.look, _WIDE_LIST_PX if wide else _LIST_PX)
        room = self.column_px - _BETWEEN_PX - self._detail.needed_px
        beside = room >= needed
        columns = 1 if beside else max(1, min(len(items), (self.column_px + 4) // (needed + 4)))
        width = min(max(least, needed), room) if beside else (self.column_px + 4) // columns - 4
        for item in items:
            item.setFixedWidth(max(needed, width))
        self._both.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        if columns != self._list_columns:
            self._list_columns = columns
            for item in items:
                self._list.removeWidget(item)
            for number, item in enumerate(items):
                self._list.addWidget(item, number // columns, number % columns, Qt.AlignmentFlag.AlignTop)

    def _family(self) -> Family:
        ruleset = self._rulesets.get(self._settings.ruleset)
        return Family.CHEMIN_DE_FER if ruleset is None else ruleset.family

    def _overview(self) -> DrillOverview | None:
        return next((drill for drill in self._drills if drill.figures.drill == self._chosen), None)

    def _show_chosen(self) -> None:
        overview = self._overview()
        self._detail.setVisible(overview is not None)
        if overview is None:
            return
        self._items[self._chosen].setChecked(True)
        family = self._family()
        self._detail.set_name(short_words.drill_name(self._chosen, family))
        aim = self._aims.get(self._chosen, ())
        skill_map = self._detail.map
        skill_map.set_rows(skill_rows(tuple(overview.standings), family), column_heads(self._chosen))
        skill_map.set_kinds({skill: figures.progress.value for skill, figures in overview.standings.items()})
        skill_map.set_aim(set(aim) & set(overview.standings))
        self._looked_at(skill_map.current)

    def _aim_at(self, aim: Aim) -> None:
        """All, weak or new ones; what was chosen one by one stays."""
        overview = self._overview()
        if overview is not None and aim is not Aim.CHOSEN:
            self._detail.map.set_aim(_skills_of(overview, aim))
        else:
            self._aimed()

    def _aimed(self) -> None:
        overview = self._overview()
        if overview is None:
            return
        aim = self._detail.map.aim
        self._aims[self._chosen] = aim
        weak, new = (_skills_of(overview, kind) for kind in (Aim.WEAK, Aim.NEW))
        chosen = Aim.ALL if not aim else {frozenset(weak): Aim.WEAK, frozenset(new): Aim.NEW}.get(frozenset(aim))
        self._detail.set_aim(chosen or Aim.CHOSEN, {Aim.WEAK: bool(weak), Aim.NEW: bool(new), Aim.CHOSEN: bool(aim)})
        locale = QLocale()
        if aim:
            words = QCoreApplication.translate("drills", "Aimed at {n} of {m}").format(
                n=locale.toString(len(aim)), m=locale.toString(len(overview.standings))
            )
        else:
            words = QCoreApplication.translate("drills", "All {m} skills").format(
                m=locale.toString(len(overview.standings))
            )
        self._detail.set_aim_words(words)

    def _looked_at(self, skill: Skill | None) -> None:
        overview = self._overview()
        if skill is None or overview is None:
            self._detail.set_skill(
                "", QCoreApplication.translate("drills", "Arrow keys show a skill, Enter aims at it")
            )
            return
        name = skill_words(skill, self._family())
        figures = self._skill_line(overview.standings[skill])
        self._detail.set_skill(name, figures)
        skill_map = self._detail.map
        skill_map.say(f"{name}. {figures}")
        if skill_map.hasFocus():
            self.show_rect(skill_map, skill_map.current_rect)
            self.show_rect(self._detail.skill_lines, self._detail.skill_lines.rect().adjusted(0, 0, 0, 16))

    def _skill_line(self, standing: Standing) -> str:
        """How far a skill is: `learning · 12 answers · 83 % · 2.1 s`."""
        parts = [progress_words(standing.progress.value)]
        if standing.answers:
            parts.append(self.tr("%n answers", "given to a skill", standing.answers))
            parts.append(texts.percent(standing.right, standing.answers))
        if standing.median_ms is not None:
            parts.append(texts.time_words(standing.median_ms))
        return " · ".join(parts)

    def _start(self) -> None:
        if self._overview() is not None:
            self.start.emit(self._chosen, self._detail.map.aim)


def _skills_of(overview: DrillOverview, aim: Aim) -> set[Skill]:
    """The skills that are aimed at at one press; none stands for all."""
    if aim is Aim.WEAK:
        return {skill for skill, each in overview.standings.items() if each.weak}
    if aim is Aim.NEW:
        return {skill for skill, each in overview.standings.items() if each.progress is Progress.NEW}
    return set()


class _DrillItem(Control):
    """A drill in the list: icon and name; below, how much is mastered and the target, and the accuracy."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._drill = DrillFigures("")
        self._target = ""

    def set_drill(self, drill: DrillOverview, name: str) -> None:
        self._drill = drill.figures
        target = QCoreApplication.translate("drills", "target {time}")
        self._target = target.format(time=texts.time_words(drill.target_ms))
        self.setText(name)
        said = (self._mastered(), self._accuracy(), self._target)
        self.setAccessibleDescription(", ".join(filter(None, said)))
        self.updateGeometry()
        self.update()

    @property
    def needed_px(self) -> int:
        """The width that name and figures need; the name is semibold while the drill is chosen."""
        fonts = self.look.fonts
        bold, plain = QFontMetricsF(fonts.font("body", bold=True)), QFontMetricsF(fonts.font("caption"))
        widest = max(
            bold.horizontalAdvance(self.text()),
            plain.horizontalAdvance(self._mastered()) + _APART_PX + plain.horizontalAdvance(self._target),
            plain.horizontalAdvance(self._accuracy()),
        )
        return -(-round(2 * _ITEM_EDGE_PX + self._before_words() + widest + 1) // 4) * 4

    def _before_words(self) -> int:
        return grown(self.look, _ICON_PX) + _AFTER_ICON_PX

    def _mastered(self) -> str:
        return mastered_words(self._drill.mastered, self._drill.skills)

    def _accuracy(self) -> str:
        figures = self._drill
        if figures.answers == 0:
            return ""
        return QCoreApplication.translate("drills", "{share} right of {n}").format(
            share=texts.percent(figures.answers - figures.mistakes, figures.answers),
            n=QLocale().toString(figures.answers),
        )

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        high = QFontMetricsF(fonts.font("body", bold=True)).height()
        low = QFontMetricsF(fonts.font("caption")).height()
        return QSize(self.needed_px, round(12 + high + 2 * (2 + low) + 12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, fonts = self.look.theme, self.look.fonts
        box = QRectF(self.rect())
        if self.isChecked() or self.hovered:
            draw_rounded(painter, box, KEY_RADIUS, theme.color("raised"))
        if self.isChecked():
            height = round(box.height() / 2)
            bar = QRectF(0, round((box.height() - height) / 2), _BAR_PX, height)
            draw_rounded(painter, bar, _BAR_PX / 2, theme.color("accent"))
        if self.isDown():
            box.translate(0, 1)
        inner = box.adjusted(_ITEM_EDGE_PX, 12, -_ITEM_EDGE_PX, -12)
        bold, plain = fonts.font("body", bold=self.isChecked()), fonts.font("caption")
        high, low = QFontMetricsF(fonts.font("body", bold=True)).height(), QFontMetricsF(plain).height()
        first = QRectF(inner.left(), inner.top(), inner.width(), high).adjusted(self._before_words(), 0, 0, 0)
        second = QRectF(first.left(), first.bottom() + 2, first.width(), low)
        if self._drill.drill in ICONS:
            side = grown(self.look, _ICON_PX)
            place = QRectF(inner.left(), first.center().y() - side / 2, side, side)
            draw_icon(painter, self._drill.drill, place, theme.color("text" if self.isChecked() else "muted"))
        left, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        painter.drawText(first, left, self.text())
        painter.setFont(plain)
        painter.setPen(theme.color("muted"))
        painter.drawText(second, left, self._mastered())
        painter.drawText(second, right, self._target)
        painter.drawText(second.translated(0, low + 2), left, self._accuracy())
        painter.end()


class _Detail(Panel):
    """The chosen drill: lesson and start, how it is run, its skills."""

    changed = Signal(str, object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("drill-detail")
        self.name = Words(look, size="section", bold=True)
        self.lesson = Button(look)
        self.lesson.setObjectName("open-lesson")
        self.start = Button(look, kind="accent")
        self.start.setObjectName("start")
        self._ruleset = DropDown(look)
        self._ruleset.setObjectName("drill-ruleset")
        self._mode, self._level = Segments(look), Segments(look)
        self._set_choices()
        self._mode.setObjectName("drill-mode")
        self._level.setObjectName("drill-level")
        self._rows = {
            "ruleset": FormRow(look, self._ruleset),
            "mode": FormRow(look, self._mode),
            "level": FormRow(look, self._level),
        }
        self._help = Words(look, size="caption", role="muted", wrap=True)
        self._skills = Words(look, size="verdict", bold=True)
        self.aim = Words(look, role="muted")
        self.aim.setObjectName("aim")
        self.aims = Segments(look)
        self.aims.setObjectName("drill-aim")
        self._set_aims()
        self.map = SkillMap(look)
        self._skill_name = Words(look, bold=True)
        self._skill_name.setObjectName("skill-name")
        self._skill_figures = Words(look, role="muted", wrap=True)
        self._skill_figures.setObjectName("skill-figures")
        self.skill_lines = QWidget()
        self._head, self._skills_line, self._aims_line = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._lines = QHBoxLayout()
        self._legend = _Legend(look)
        self._lay_out(look)
        self._ruleset.chosen.connect(lambda value: self.changed.emit("ruleset", value))
        self._mode.chosen.connect(lambda value: self.changed.emit("mode", value.value))
        self._level.chosen.connect(lambda value: self.changed.emit("level", int(value)))
        look.changed.connect(self._arrange)

    def _lay_out(self, _look: Look) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.lesson)
        buttons.addWidget(self.start)
        head = self._head
        head.setSpacing(8)
        head.addWidget(self.name, 1)
        head.addLayout(buttons)
        self._skills_line.addWidget(self._skills)
        self._skills_line.addWidget(self._legend, 1)
        self._aims_line.addWidget(self.aims)
        self._aims_line.addWidget(self.aim, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_DETAIL_EDGE_PX, 16, _DETAIL_EDGE_PX, 16)
        column.setSpacing(8)
        column.addLayout(head)
        rows = QVBoxLayout()
        rows.setSpacing(0)
        for row in self._rows.values():
            rows.addWidget(row)
        column.addLayout(rows)
        column.addWidget(self._help)
        column.addLayout(self._skills_line)
        column.addLayout(self._aims_line)
        column.addWidget(self.map)
        column.addWidget(self.skill_lines)
        lines = self._lines
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self._skill_name)
        lines.addWidget(self._skill_figures, 1)
        self.skill_lines.setLayout(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons go below the name where they have no room beside it."""
        super().resizeEvent(event)
        self._arrange()

    def set_name(self, name: str) -> None:
        """The drill's."""
        self.name.set_words(name)
        self._arrange()

    def _arrange(self) -> None:
        """Side by side what has room: all rows of a tableau are to be seen at once."""
        inner = self.width() - 2 * _DETAIL_EDGE_PX
        names = (self.name, self.lesson, self.start)
        _set_beside(self._head, inner >= sum(each.sizeHint().width() for each in names) + 16, 8)
        skills, aims = (self._skills, self._legend), (self.aims, self.aim)
        for line, parts in ((self._skills_line, skills), (self._aims_line, aims)):
            needed = sum(each.sizeHint().width() for each in parts) + _APART_PX
            _set_beside(line, inner >= needed, _APART_PX)
        _set_beside(self._lines, inner >= grown(self._look, _WIDE_DETAIL_PX), _APART_PX)

    @property
    def needed_px(self) -> int:
        """The least width at which nothing is cut; the buttons may stand below the name."""
        buttons = self.lesson.sizeHint().width() + 8 + self.start.sizeHint().width()
        widest = max(
            self.name.sizeHint().width(),
            buttons,
            self.map.sizeHint().width(),
            grown(self._look, _MAP_PX),
            self._legend.sizeHint().width(),
            self.aims.sizeHint().width(),
            self._skills.sizeHint().width(),
            self.aim.sizeHint().width(),
            *(row.minimumSizeHint().width() for row in self._rows.values()),
        )
        return widest + 2 * _DETAIL_EDGE_PX

    def set_aim_words(self, words: str) -> None:
        """How many are aimed at."""
        self.aim.set_words(words)
        self._arrange()

    def set_aim(self, aim: Aim, there: Mapping[Aim, bool]) -> None:
        """Which skills are aimed at; what there is none of cannot be chosen."""
        self.aims.set_value(aim)
        for kind, any_skill in there.items():
            segment = self.aims.findChild(QAbstractButton, f"segment-{kind.value}")
            if segment is not None:
                segment.setEnabled(any_skill)

    def set_skill(self, name: str, figures: str) -> None:
        """The current skill, in two lines that are always there."""
        self._skill_name.set_words(name)
        self._skill_figures.set_words(figures)

    def set_rulesets(self, rulesets: Sequence[tuple[str, str]]) -> None:
        self._ruleset.set_choices(rulesets)

    def set_settings(self, settings: Settings) -> None:
        if self._ruleset.findData(settings.ruleset) >= 0:
            self._ruleset.set_value(settings.ruleset)
        self._mode.set_value(settings.mode)
        self._level.set_value(Level(settings.level))
        self._say(settings)

    def retranslate(self) -> None:
        self.lesson.setText(QCoreApplication.translate("drills", "Lesson"))
        self.lesson.set_key_name(short_words.key_words(KeyName.F1))
        self.start.setText(QCoreApplication.translate("drills", "Start"))
        self.start.set_key_name(short_words.key_words(KeyName.ENTER))
        self._set_choices()
        self._skills.set_words(QCoreApplication.translate("drills", "Skills"))
        self._set_aims()
        self.aims.setAccessibleName(QCoreApplication.translate("drills", "Skills"))
        self.map.setAccessibleName(QCoreApplication.translate("drills", "Skills"))
        for button in (self.lesson, self.start):
            button.updateGeometry()
        self._legend.retranslate()
        self._arrange()

    def _set_choices(self) -> None:
        self._mode.set_choices([(mode, texts.mode_words(mode)) for mode in Mode])
        self._level.set_choices([(level, str(level.value)) for level in Level])

    def _set_aims(self) -> None:
        self.aims.set_choices(
            [
                (Aim.ALL, QCoreApplication.translate("drills", "All")),
                (Aim.WEAK, QCoreApplication.translate("drills", "Weak")),
                (Aim.NEW, QCoreApplication.translate("drills", "New")),
                (Aim.CHOSEN, QCoreApplication.translate("drills", "Chosen")),
            ]
        )

    def _say(self, settings: Settings) -> None:
        self._rows["ruleset"].set_words(QCoreApplication.translate("drills", "Ruleset"), "", "")
        self._rows["mode"].set_words(QCoreApplication.translate("drills", "Mode"), "", "")
        self._rows["level"].set_words(QCoreApplication.translate("drills", "Level"), "", "")
        mode, level = settings.mode, Level(settings.level)
        template = QCoreApplication.translate("drills", "{choice}: {help}")
        lines = (
            template.format(choice=texts.mode_words(mode), help=texts.mode_help(mode)),
            template.format(choice=texts.level_words(level), help=texts.level_help(level)),
        )
        self._help.set_words("\n".join(lines))


def _set_beside(line: QBoxLayout, beside: bool, spacing: int) -> None:
    """Side by side, or one below the other."""
    line.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
    line.setSpacing(spacing if beside else 4)


class _Legend(QWidget):
    """What the four squares mean."""

    _KINDS: tuple[SquareKind, ...] = ("new", "learning", "mastered", "rusty")

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def retranslate(self) -> None:
        self.setAccessibleName(", ".join(progress_words(kind) for kind in self._KINDS))
        self._changed()

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all of them in one line."""
        places = self._places()
        return QSize(round(places[-1].right()) + 1, round(places[-1].height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, side = self._look.theme, self._side()
        painter.setFont(self._look.fonts.font("caption"))
        painter.setPen(theme.color("muted"))
        for kind, place in zip(self._KINDS, self._places(), strict=True):
            square = QRectF(place.left(), round(place.center().y() - side / 2), side, side)
            draw_square(painter, theme, square, kind)
            painter.drawText(place.adjusted(side + 6, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, progress_words(kind))
        painter.end()

    def _side(self) -> int:
        return grown(self._look, 14)

    def _places(self) -> list[QRectF]:
        """Of each square with its word."""
        metrics = QFontMetricsF(self._look.fonts.font("caption"))
        x, height = 0, max(20, round(metrics.height()))
        places = []
        for kind in self._KINDS:
            width = self._side() + 6 + round(metrics.horizontalAdvance(progress_words(kind))) + 2
            places.append(QRectF(x, 0, width, height))
            x += width + 16
        return places
