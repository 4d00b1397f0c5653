"""The chosen drill on the drills page: lesson and start, how it is run, its skills and which are aimed at."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from croupier_trainer.drills.drill import Level
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import Settings
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.skill_legend import SkillLegend
from croupier_trainer.ui.skill_map import SkillMap
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import DropDown, Segments
from croupier_trainer.ui.widgets.form import FormRow
from croupier_trainer.ui.widgets.words import Panel, Words

_EDGE_PX: Final = 20
_APART_PX: Final = 12
"""Between two things in one line at least."""
_WIDE_PX: Final = 480
"""The panel's inner width, at text size 100 %, from which a skill's name and figures stand in one line."""
_MAP_PX: Final = 400
"""Room for the squares of a tableau, at text size 100 %, whichever drill is chosen: the list must not move."""


class Aim(enum.Enum):
    """Which skills of a drill are aimed at, at one press or one by one."""

    ALL = "all"
    WEAK = "weak"
    NEW = "new"
    CHOSEN = "chosen"


class DrillDetail(Panel):
    """The chosen drill: lesson and start, how it is run, its skills."""

    changed = Signal(str, object)
    """Key and stored value of a setting (ruleset, mode, level) that the user chose."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until it is given a drill; the page fills it."""
        super().__init__(look, parent)
        self._drill_id = ""
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
        self._legend = SkillLegend(look)
        self._lay_out()
        self._ruleset.chosen.connect(lambda value: self.changed.emit("ruleset", value))
        self._mode.chosen.connect(lambda value: self.changed.emit("mode", value.value))
        self._level.chosen.connect(lambda value: self.changed.emit("level", int(value)))
        look.changed.connect(self._arrange)

    def _lay_out(self) -> None:
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
        column.setContentsMargins(_EDGE_PX, 16, _EDGE_PX, 16)
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

    def set_drill(self, drill_id: str, name: str) -> None:
        """Which drill it is."""
        self._drill_id = drill_id
        self.name.set_words(name)
        self._arrange()

    def _arrange(self) -> None:
        """Side by side what has room: all rows of a tableau are to be seen at once."""
        inner = self.width() - 2 * _EDGE_PX
        names = (self.name, self.lesson, self.start)
        _set_beside(self._head, inner >= sum(each.sizeHint().width() for each in names) + 16, 8)
        skills, aims = (self._skills, self._legend), (self.aims, self.aim)
        for line, parts in ((self._skills_line, skills), (self._aims_line, aims)):
            needed = sum(each.sizeHint().width() for each in parts) + _APART_PX
            _set_beside(line, inner >= needed, _APART_PX)
        _set_beside(self._lines, inner >= grown(self._look, _WIDE_PX), _APART_PX)

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
        return widest + 2 * _EDGE_PX

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
        """Id and name of each that can be chosen."""
        self._ruleset.set_choices(rulesets)

    def set_settings(self, settings: Settings) -> None:
        """The settings that the choices show."""
        if self._ruleset.findData(settings.ruleset) >= 0:
            self._ruleset.set_value(settings.ruleset)
        self._mode.set_value(settings.mode)
        self._level.set_value(Level(settings.level))
        self._say(settings)

    def retranslate(self) -> None:
        """The words in the present language, but for those that the page gives."""
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
        if not self._drill_id:
            return
        mode, level = settings.mode, Level(settings.level)
        template = QCoreApplication.translate("drills", "{choice}: {help}")
        lines = (
            template.format(choice=texts.mode_words(mode), help=texts.mode_help(mode)),
            template.format(choice=texts.level_words(level), help=texts.level_help(level, self._drill_id)),
        )
        self._help.set_words("\n".join(lines))


def _set_beside(line: QBoxLayout, beside: bool, spacing: int) -> None:
    """Side by side, or one below the other."""
    line.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
    line.setSpacing(spacing if beside else 4)
