"""The settings page: a row for every setting, applied at once, reset where changed, found by its words."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import DEFAULTS, SETTINGS, Language, Number, changed
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.settings import SettingsPage
from croupier_trainer.ui.widgets.choice import DropDown
from croupier_trainer.ui.widgets.field import SearchField
from croupier_trainer.ui.widgets.form import ROW_PX, FormRow
from croupier_trainer.ui.widgets.stepper import Stepper
from croupier_trainer.ui.widgets.switch import Switch
from tests.ui.window_desk import STANDARD

SHOWN = [setting.key for setting in SETTINGS]


@pytest.fixture
def page(look: Look) -> SettingsPage:
    page = SettingsPage(look, DEFAULTS, "/home/anna/data")
    page.set_rulesets([("chemin-de-fer", "Chemin de fer"), ("our-house", "Unser Haus")])
    page.resize(794, 530)
    page.show()
    QTest.qWait(0)
    return page


def row(page: SettingsPage, key: str) -> FormRow:
    found = page.findChild(FormRow, f"row-{key}")
    assert found is not None
    return found


def control(page: SettingsPage, key: str) -> QWidget:
    return row(page, key).control


def reset(page: SettingsPage, key: str) -> QAbstractButton:
    found = row(page, key).findChild(QAbstractButton, "reset")
    assert found is not None
    return found


def collect(page: SettingsPage) -> list[tuple[str, object]]:
    said: list[tuple[str, object]] = []
    page.changed.connect(lambda key, value: said.append((key, value)))
    return said


def test_a_row_for_every_setting_in_the_order_of_the_table(page: SettingsPage) -> None:
    rows = [each for each in page.findChildren(FormRow) if each.objectName().startswith("row-")]
    rows.sort(key=lambda each: each.mapTo(page.body, each.rect().topLeft()).y())
    assert [each.objectName().removeprefix("row-") for each in rows] == SHOWN
    for each in rows:
        assert each.height() >= ROW_PX
        assert all(each.words)
        assert each.control.accessibleName() == each.words[0]
        assert each.control.accessibleDescription() == each.words[1]


def test_each_kind_of_setting_says_what_was_chosen(page: SettingsPage) -> None:
    said = collect(page)
    language, switch, size = control(page, "language"), control(page, "animation"), control(page, "text_percent")
    assert isinstance(language, DropDown)
    assert isinstance(switch, Switch)
    assert isinstance(size, Stepper)
    language.activated.emit(1)
    switch.click()
    size.field.stepUp()
    theme = control(page, "theme").findChild(QAbstractButton, "segment-light")
    assert theme is not None
    theme.click()
    level = control(page, "level").findChild(QAbstractButton, "segment-2")
    assert level is not None
    level.click()
    ruleset = control(page, "ruleset")
    assert isinstance(ruleset, DropDown)
    ruleset.activated.emit(1)
    assert said == [
        ("language", "de"),
        ("animation", False),
        ("text_percent", 110),
        ("theme", "light"),
        ("level", 2),
        ("ruleset", "our-house"),
    ]
    for key, value in said:
        assert isinstance(value, str | int)
        changed(DEFAULTS, key, value)


def test_a_reset_mark_stands_where_the_value_was_changed_and_only_there(page: SettingsPage) -> None:
    assert not any(reset(page, key).isVisible() for key in SHOWN)
    page.set_settings(msgspec.structs.replace(DEFAULTS, text_percent=150, mode=Mode.LEARN))
    assert [key for key in SHOWN if reset(page, key).isVisible()] == ["text_percent", "mode"]
    said = collect(page)
    reset(page, "text_percent").click()
    reset(page, "mode").click()
    assert said == [("text_percent", 100), ("mode", "practise")]


def test_settings_from_elsewhere_are_shown_and_not_said_again(page: SettingsPage) -> None:
    said = collect(page)
    page.set_settings(msgspec.structs.replace(DEFAULTS, language=Language.FRENCH, text_percent=120, animation=False))
    language, switch, size = control(page, "language"), control(page, "animation"), control(page, "text_percent")
    assert isinstance(language, DropDown)
    assert isinstance(switch, Switch)
    assert isinstance(size, Stepper)
    assert (language.value(), switch.isChecked(), size.value()) == (Language.FRENCH, False, 120)
    assert said == []


@pytest.mark.parametrize(
    ("typed", "left"),
    [("felt", ["felt"]), ("LANG", ["language"]), ("target standard", ["target_percent"]), ("xyz", []), ("", SHOWN)],
)
def test_search_finds_rows_by_name_and_help(page: SettingsPage, typed: str, left: list[str]) -> None:
    field = page.findChild(SearchField)
    assert field is not None
    field.setText(typed)
    assert [key for key in SHOWN if row(page, key).isVisible()] == left
    nothing = page.findChild(QWidget, "settings-nothing-found")
    assert nothing is not None
    assert nothing.isVisible() == (not left)


def test_a_search_is_forgotten_when_the_page_is_left(page: SettingsPage) -> None:
    field = page.findChild(SearchField)
    assert field is not None
    field.setText("felt")
    page.hide()
    page.show()
    assert field.text() == ""
    assert row(page, "language").isVisible()


def test_esc_empties_the_search_and_then_leaves(page: SettingsPage) -> None:
    left: list[str] = []
    page.leave.connect(lambda: left.append("leave"))
    field = page.findChild(SearchField)
    assert field is not None
    field.setText("felt")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), left) == ("", [])
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert left == ["leave"]


def test_the_data_folder_is_shown_and_can_be_opened(page: SettingsPage) -> None:
    data = page.findChild(FormRow, "data-folder")
    assert data is not None
    assert "/home/anna/data" in data.words[1]
    assert page.findChild(QAbstractButton, "open-data-folder") is not None


@pytest.mark.parametrize("opens", [True, False])
def test_a_folder_that_nothing_opens_is_said(page: SettingsPage, opens: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def open_url(url: QUrl) -> bool:
        asked.append(url.toLocalFile())
        return opens

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    said: list[bool] = []
    page.folder_not_opened.connect(lambda: said.append(True))
    button = page.findChild(QAbstractButton, "open-data-folder")
    assert button is not None
    button.click()
    assert asked == ["/home/anna/data"]
    assert said == ([] if opens else [True])


def test_the_target_times_say_whose_they_are(page: SettingsPage) -> None:
    assert "\n" not in row(page, "target_percent").words[1]
    page.set_standard(STANDARD)
    assert row(page, "target_percent").words[1].endswith("\nOur measure. Ours.")
    page.retranslate_ui()
    assert row(page, "target_percent").words[1].count("Our measure") == 1


def test_a_stepped_number_shows_its_own_unit(page: SettingsPage) -> None:
    for setting in SETTINGS:
        stepper = control(page, setting.key)
        if isinstance(stepper, Stepper):
            assert isinstance(setting, Number)
            assert stepper.field.suffix() == f"\u202f{setting.unit}"


def test_tab_comes_to_the_chosen_segment_and_arrows_choose_another(page: SettingsPage, app: QApplication) -> None:
    page.set_settings(msgspec.structs.replace(DEFAULTS, mode=Mode.PRACTISE))
    said = collect(page)
    field = page.findChild(SearchField)
    assert field is not None
    field.setText("mode")
    page.activateWindow()
    field.setFocus()
    QTest.qWait(0)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    segment = app.focusWidget()
    assert segment is not None
    assert segment.objectName() == "segment-practise"
    QTest.keyClick(segment, Qt.Key.Key_Right)
    assert said == [("mode", "sprint")]


def test_tab_goes_down_the_page(page: SettingsPage, app: QApplication) -> None:
    page.activateWindow()
    page.first_control().setFocus()
    QTest.qWait(0)
    places = []
    for _ in SHOWN:
        focused = app.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        reached = app.focusWidget()
        assert reached is not None
        places.append(reached.mapTo(page.body, reached.rect().topLeft()).y())
    assert places == sorted(places)
    assert len(set(places)) == len(SHOWN)


def test_rulesets_are_listed_by_name(page: SettingsPage) -> None:
    ruleset = control(page, "ruleset")
    assert isinstance(ruleset, DropDown)
    assert [ruleset.itemText(number) for number in range(ruleset.count())] == ["Chemin de fer", "Unser Haus"]


def test_no_page_of_settings_is_wider_than_the_window(page: SettingsPage) -> None:
    assert page.body.width() == page.viewport().width()
    assert page.horizontalScrollBar().maximum() == 0
