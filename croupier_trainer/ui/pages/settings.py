"""The settings page: one row for every entry of the table of settings, each applied at once."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import (
    SETTINGS,
    Choice,
    Language,
    Name,
    Number,
    Setting,
    Settings,
    Stored,
    Switch,
)
from croupier_trainer.training.standard import Standard
from croupier_trainer.ui import texts
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.choice import DropDown, Segments
from croupier_trainer.ui.widgets.field import SearchField
from croupier_trainer.ui.widgets.form import FormRow
from croupier_trainer.ui.widgets.scroll import ScrollPage
from croupier_trainer.ui.widgets.stepper import Stepper
from croupier_trainer.ui.widgets.switch import Switch as SwitchControl
from croupier_trainer.ui.widgets.words import PageTitle, Words

_FEW: Final = 3
"""Up to so many choices stand side by side."""

_GROUPS: Final[dict[str, str]] = {"language": "look", "ruleset": "practice"}
"""The setting with which a group begins, and the group."""

Control = Segments | DropDown | Stepper | SwitchControl


class SettingsPage(ScrollPage):
    """Shows the settings it is given and says which the user wants to change; it changes nothing itself."""

    changed = Signal(str, object)
    """Key and stored value of a setting that the user chose."""
    folder_not_opened = Signal()
    """The data folder was to be opened, and nothing on this machine does that."""
    leave = Signal()
    """Esc: back to where the user came from."""

    def __init__(self, look: Look, settings: Settings, data_folder: str, parent: QWidget | None = None) -> None:
        """Until `set_rulesets` was called the ruleset can't be chosen; `set_standard` says whose times are aimed at."""
        super().__init__(look, parent)
        self.setObjectName("settings-page")
        self._settings = settings
        self._folder = data_folder
        self._rulesets: tuple[tuple[str, str], ...] = ()
        self._standard: Standard | None = None
        self._title = PageTitle(look)
        self._search = SearchField(look)
        self._search.setObjectName("settings-search")
        self._search.textChanged.connect(self._filter)
        self._nothing = Words(look, role="muted", wrap=True)
        self._nothing.setObjectName("settings-nothing-found")
        self._heads: dict[str, Words] = {}
        self._rows: dict[str, FormRow] = {}
        self._controls: dict[str, Control] = {}
        self.column.addWidget(self._title)
        self.column.addWidget(self._search)
        self.column.addWidget(self._nothing)
        group: QVBoxLayout | None = None
        for setting in SETTINGS:
            if group is None or setting.key in _GROUPS:
                group = self._add_group(_GROUPS.get(setting.key, ""))
            group.addWidget(self._add_row(setting))
        self._open = Button(look)
        self._open.setObjectName("open-data-folder")
        self._open.clicked.connect(self._open_folder)
        self._folder_row = FormRow(look, self._open)
        self._folder_row.setObjectName("data-folder")
        self._add_group("data").addWidget(self._folder_row)
        self.column.addStretch(1)
        self.retranslate_ui()
        self.set_settings(settings)

    def set_settings(self, settings: Settings) -> None:
        """Show these settings."""
        self._settings = settings
        for setting in SETTINGS:
            value = getattr(settings, setting.key)
            self._show_value(setting, value)
            self._rows[setting.key].set_changed(value != setting.default)

    def set_rulesets(self, rulesets: Sequence[tuple[str, str]]) -> None:
        """The rulesets that can be chosen: id and name in the present language."""
        self._rulesets = tuple(rulesets)
        self._show_rulesets()

    def set_standard(self, standard: Standard) -> None:
        """Whose target times are worked to."""
        self._standard = standard
        self.retranslate_ui()

    def first_control(self) -> QWidget:
        """What gets the focus when the page is opened."""
        return self._search

    def showEvent(self, event: QShowEvent) -> None:
        """Every setting is there when the page is opened, whatever was searched for last time."""
        super().showEvent(event)
        self._search.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        else:
            super().keyPressEvent(event)

    def retranslate_ui(self) -> None:
        """All words in the present language."""
        self._title.set_words(QCoreApplication.translate("settings", "Settings"))
        search = QCoreApplication.translate("settings", "Search settings")
        self._search.setPlaceholderText(search)
        self._search.setAccessibleName(search)
        self._nothing.set_words(QCoreApplication.translate("settings", "No setting has these words."))
        for group, head in self._heads.items():
            head.set_words(_group_words(group))
        reset = QCoreApplication.translate("settings", "Reset to the default")
        for setting in SETTINGS:
            name, help_text = setting_words(setting.key)
            if setting.key == "target_percent" and self._standard is not None:
                help_text = f"{help_text}\n{texts.standard_words(self._standard)}"
            self._rows[setting.key].set_words(name, help_text, reset)
            control = self._controls[setting.key]
            if isinstance(control, Segments | DropDown):
                self._set_choices(setting, control)
        self._folder_row.set_words(
            QCoreApplication.translate("settings", "Data folder"),
            QCoreApplication.translate("settings", "Settings, history and your own rulesets: {folder}").format(
                folder=self._folder
            ),
            "",
        )
        self._open.setText(QCoreApplication.translate("settings", "Open"))
        self._show_rulesets()
        self._filter(self._search.text())

    def _add_group(self, group: str) -> QVBoxLayout:
        head = Words(self.look, size="verdict", bold=True)
        head.setObjectName(f"group-{group}")
        self._heads[group] = head
        rows = QVBoxLayout()
        rows.setSpacing(0)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.addWidget(head)
        self.column.addLayout(rows)
        return rows

    def _add_row(self, setting: Setting) -> FormRow:
        control = self._control_for(setting)
        control.setObjectName(f"setting-{setting.key}")
        row = FormRow(self.look, control)
        row.setObjectName(f"row-{setting.key}")
        row.reset.connect(lambda: self.changed.emit(setting.key, _stored(setting.default)))
        self._controls[setting.key] = control
        self._rows[setting.key] = row
        return row

    def _control_for(self, setting: Setting) -> Control:
        control: Control
        if isinstance(setting, Switch):
            control = SwitchControl(self.look)
            control.clicked.connect(lambda on: self.changed.emit(setting.key, on))
            return control
        if isinstance(setting, Number) and setting.most - setting.least >= _FEW:
            control = Stepper(self.look, setting.least, setting.most, setting.step, _suffix(setting))
        elif isinstance(setting, Name) or (isinstance(setting, Choice) and len(setting.choices) > _FEW):
            control = DropDown(self.look)
        else:
            control = Segments(self.look)
            self._set_choices(setting, control)
        control.chosen.connect(lambda value: self.changed.emit(setting.key, _stored(value)))
        return control

    def _set_choices(self, setting: Setting, control: Segments | DropDown) -> None:
        if isinstance(setting, Choice):
            control.set_choices([(choice, choice_words(setting.key, choice)) for choice in setting.choices])
        elif isinstance(setting, Number):
            control.set_choices([(number, str(number)) for number in range(setting.least, setting.most + 1)])

    def _show_value(self, setting: Setting, value: object) -> None:
        control = self._controls[setting.key]
        if isinstance(control, SwitchControl):
            control.setChecked(bool(value))
        elif isinstance(control, Stepper):
            assert isinstance(value, int)
            control.set_value(value)
        elif not isinstance(setting, Name) or any(known == value for known, _ in self._rulesets):
            control.set_value(value)

    def _show_rulesets(self) -> None:
        control = self._controls["ruleset"]
        assert isinstance(control, DropDown)
        control.set_choices(self._rulesets)
        control.setEnabled(bool(self._rulesets))
        if any(known == self._settings.ruleset for known, _ in self._rulesets):
            control.set_value(self._settings.ruleset)

    def _filter(self, text: str) -> None:
        wanted = text.casefold().split()
        any_found = False
        rows = {**self._rows, "data": self._folder_row}
        shown: dict[str, bool] = {}
        group = ""
        for key, row in rows.items():
            group = _GROUPS.get(key, "data" if key == "data" else group)
            words = " ".join(row.words).casefold()
            found = all(word in words for word in wanted)
            row.setVisible(found)
            shown[group] = shown.get(group, False) or found
            any_found = any_found or found
        for name, head in self._heads.items():
            head.setVisible(shown[name])
        self._nothing.setVisible(not any_found)

    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(self._folder)):
            self.folder_not_opened.emit()


def _suffix(setting: Number) -> str:
    """The unit, kept with its number."""
    return f"\u202f{setting.unit}" if setting.unit else ""


def _stored(value: object) -> Stored:
    """What a settings file would hold for a value of a control."""
    if isinstance(value, enum.Enum):
        value = value.value
    assert isinstance(value, str | int)
    return value


def _group_words(group: str) -> str:
    words = {
        "look": QCoreApplication.translate("settings", "Appearance"),
        "practice": QCoreApplication.translate("settings", "Practice"),
        "data": QCoreApplication.translate("settings", "Data"),
    }
    return words[group]


def setting_words(key: str) -> tuple[str, str]:
    """Name and help of a setting in the present language."""
    words = {
        "language": (
            QCoreApplication.translate("settings", "Language"),
            QCoreApplication.translate("settings", "Of the whole program, at once"),
        ),
        "theme": (
            QCoreApplication.translate("settings", "Theme"),
            QCoreApplication.translate("settings", "A dark or a light room around the table"),
        ),
        "felt": (
            QCoreApplication.translate("settings", "Felt"),
            QCoreApplication.translate("settings", "The colour of the table"),
        ),
        "text_percent": (
            QCoreApplication.translate("settings", "Text size"),
            QCoreApplication.translate("settings", "Of all words; cards follow the window"),
        ),
        "animation": (
            QCoreApplication.translate("settings", "Animation"),
            QCoreApplication.translate("settings", "Cards are dealt one by one; never delays an answer"),
        ),
        "ruleset": (
            QCoreApplication.translate("settings", "Ruleset"),
            QCoreApplication.translate("settings", "The rules of the house that you practise for"),
        ),
        "level": (
            QCoreApplication.translate("settings", "Level"),
            QCoreApplication.translate("settings", "How awkward hands and sums are; target times stay the same"),
        ),
        "mode": (
            QCoreApplication.translate("settings", "Mode"),
            QCoreApplication.translate("settings", "How a drill is run when nothing else is chosen"),
        ),
        "target_percent": (
            QCoreApplication.translate("settings", "Target times"),
            QCoreApplication.translate("settings", "In percent of the standard: 150 gives half as long again"),
        ),
        "fewest_chips": (
            QCoreApplication.translate("settings", "Fewest chips"),
            QCoreApplication.translate("settings", "Amounts that are built from chips must use the fewest"),
        ),
    }
    return words[key]


def setting_name(key: str) -> str:
    """What a setting is called in a sentence. KeyError if there is no such setting."""
    return setting_words(key)[0]


def choice_words(key: str, choice: enum.Enum) -> str:
    """One choice of a setting in the present language; languages are called by their own names."""
    words = {
        "language-system": QCoreApplication.translate("settings", "As the system"),
        "theme-system": QCoreApplication.translate("settings", "As the system"),
        "theme-dark": QCoreApplication.translate("settings", "Dark"),
        "theme-light": QCoreApplication.translate("settings", "Light"),
        "felt-green": QCoreApplication.translate("settings", "Green"),
        "felt-bordeaux": QCoreApplication.translate("settings", "Bordeaux"),
        "felt-blue": QCoreApplication.translate("settings", "Blue"),
    }
    if isinstance(choice, Mode):
        return texts.mode_words(choice)
    if isinstance(choice, Language) and choice in _LANGUAGE_NAMES:
        return _LANGUAGE_NAMES[choice]
    return words[f"{key}-{choice.value}"]


_LANGUAGE_NAMES: Final = {
    Language.GERMAN: "Deutsch",
    Language.ENGLISH: "English",
    Language.FRENCH: "Français",
}
