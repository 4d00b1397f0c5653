"""The drills page: every drill with its figures; how it is run, which skills are aimed at, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Skill
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.training.mastery import Progress, Standing
from croupier_trainer.training.settings import Settings
from croupier_trainer.training.today import DrillFigures
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.drill_detail import Aim, DrillDetail
from croupier_trainer.ui.drill_item import DrillItem
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.progress_words import progress_words
from croupier_trainer.ui.skill_words import column_heads, skill_rows, skill_words
from croupier_trainer.ui.widgets.scroll import WIDE_FROM_PX, ScrollPage
from croupier_trainer.ui.widgets.words import PageTitle, Words

_LIST_PX: Final = 264
_WIDE_LIST_PX: Final = 320
_BETWEEN_PX: Final = 24
_HEAD_PX: Final = 160
"""Of the chosen drill's panel this much is brought into sight where it stands below the list."""


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
        self._items: dict[str, DrillItem] = {}
        self._shown: list[DrillItem] = []
        self._group = QButtonGroup(self)
        self._title = PageTitle(look)
        self._empty = Words(look, role="muted", wrap=True)
        self._empty.setObjectName("no-drills")
        self._list = QGridLayout()
        self._list_columns = 0
        self._detail = DrillDetail(look)
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
                item = DrillItem(self.look, self.body)
                item.setObjectName(f"drill-{drill_id}")
                item.toggled.connect(lambda on, chosen=drill_id: self.choose(chosen) if on else None)
                self._items[drill_id] = item
                self._group.addButton(item)
            self._items[drill_id].set_drill(drill.figures, drill.target_ms, short_words.drill_name(drill_id, family))
        self._show_items([self._items[drill.figures.drill] for drill in self._drills])
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

    def _show_items(self, items: list[DrillItem]) -> None:
        """Those of the drills that the ruleset has."""
        if items == self._shown:
            return
        self._shown = items
        for item in self._items.values():
            self._list.removeWidget(item)
            item.setVisible(item in items)
        self._list_columns = 0

    def _arrange(self) -> None:
        items = self._shown
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
        self._detail.set_drill(self._chosen, short_words.drill_name(self._chosen, family))
        self._detail.set_settings(self._settings)
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
