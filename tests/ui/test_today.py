"""The first page: one main button, figures, tiles that open lessons by mouse and key, the week where there is room."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from croupier_trainer.training.today import DayFigures, DrillFigures, Figures, Offer
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages import today
from croupier_trainer.ui.pages.today import TodayPage
from croupier_trainer.ui.today_panels import DrillTile, Week
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.words import Words

DRILLS = (
    DrillFigures("points", 9, 4, 2, 1, 300, 20),
    DrillFigures("natural", 9, 2, 3, 4, 80, 9),
    DrillFigures("ponte-draw", 20, 0, 3, 9, 20, 3),
    DrillFigures("bank-draw", 49, 0, 0, 49),
    DrillFigures("winner", 21, 0, 0, 21),
    DrillFigures("sabot", 19, 0, 0, 19),
    DrillFigures("payout", 4, 1, 0, 3, 15, 2),
    DrillFigures("bank-sum", 20, 0, 0, 20),
)
WEEK = tuple(DayFigures(f"2026-11-{day}", 33 - day, 2) for day in range(24, 31))
FIGURES = Figures("chemin-de-fer", "chemin-de-fer", DRILLS, WEEK, Offer("natural", ("natural:both",), 40, 2))
FIRST_DAY = Figures("chemin-de-fer", "chemin-de-fer", tuple(DrillFigures(drill.drill, 9, 0, 0, 9) for drill in DRILLS))


def shown(look: Look, figures: Figures, width: int = 1080, height: int = 800) -> TodayPage:
    page = TodayPage(look, figures)
    page.resize(width, height)
    page.show()
    QTest.qWait(0)
    return page


def one(page: QWidget, kind: type[QWidget], name: str) -> QWidget:
    found = page.findChild(kind, name)
    assert found is not None
    return found


def tiles(page: TodayPage) -> list[DrillTile]:
    return page.findChildren(DrillTile)


def test_one_button_is_filled_and_says_what_it_starts(look: Look) -> None:
    page = shown(look, FIGURES)
    filled = [button for button in page.findChildren(Button) if button.kind == "accent"]
    assert [button.text() for button in filled] == ["Start: 40 answers, about 2 min"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_starts(look: Look, key: Qt.Key) -> None:
    page = shown(look, FIGURES)
    asked: list[str] = []
    page.start.connect(lambda: asked.append("start"))
    page.first_control().setFocus()
    QTest.keyClick(page.first_control(), key)
    assert asked == ["start"]


def test_figures_weak_new_mastered(look: Look) -> None:
    page = shown(look, FIGURES)
    names = [one(page, QWidget, f"count-{kind}").accessibleName() for kind in ("weak", "new", "mastered")]
    assert names == ["8 weak", "126 new", "7 mastered"]


def test_a_tile_for_every_drill_with_its_share_mastered(look: Look) -> None:
    found = {tile.text(): tile.accessibleDescription() for tile in tiles(shown(look, FIGURES))}
    assert found == {
        "Points": "4 of 9 mastered",
        "Naturals": "2 of 9 mastered",
        "Ponte draws": "0 of 20 mastered",
        "Bank draws": "0 of 49 mastered",
        "Winner": "0 of 21 mastered",
        "Sabot": "0 of 19 mastered",
        "Payouts": "1 of 4 mastered",
        "Bank sum": "0 of 20 mastered",
    }


def test_tiles_open_by_mouse_and_by_their_key(look: Look) -> None:
    page = shown(look, FIGURES)
    opened: list[str] = []
    page.opened.connect(opened.append)
    QTest.mouseClick(tiles(page)[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(page.first_control(), Qt.Key.Key_5)
    QTest.keyClick(page.first_control(), Qt.Key.Key_3, Qt.KeyboardModifier.KeypadModifier)
    QTest.keyClick(page.first_control(), Qt.Key.Key_8)
    QTest.keyClick(page.first_control(), Qt.Key.Key_9)
    assert opened == ["natural", "winner", "ponte-draw", "bank-sum"]


def test_each_tile_names_the_key_that_opens_it_also_where_a_drill_is_not_played(look: Look) -> None:
    """The bank has no sum to work out in punto banco."""
    page = shown(look, FIGURES)
    page.set_figures(Figures("punto-banco", "punto-banco", DRILLS[:-1]))
    visible = [tile for tile in tiles(page) if tile.isVisible()]
    assert [tile.text() for tile in visible][-1] == "Payouts"
    opened: list[str] = []
    page.opened.connect(opened.append)
    for number in range(1, 9):
        QTest.keyClick(page.first_control(), Qt.Key(Qt.Key.Key_0 + number))
    assert opened == [drill.drill for drill in DRILLS[:-1]]
    page.set_figures(FIGURES)
    assert [tile.isVisible() for tile in tiles(page)] == [True] * 8


def test_enter_on_a_tile_opens_it_and_starts_nothing(look: Look) -> None:
    page = shown(look, FIGURES)
    said: list[str] = []
    page.opened.connect(said.append)
    page.start.connect(lambda: said.append("start"))
    QTest.keyClick(tiles(page)[0], Qt.Key.Key_Return)
    assert said == ["points"]


@pytest.mark.parametrize(("width", "columns"), [(794, 2), (1080, 3), (3640, 3)])
def test_two_columns_of_tiles_in_a_narrow_window_three_in_a_wide_one(look: Look, width: int, columns: int) -> None:
    page = shown(look, FIGURES, width)
    assert len({tile.x() for tile in tiles(page)}) == columns


def test_the_week_stands_beside_where_there_is_room(look: Look) -> None:
    assert not one(shown(look, FIGURES, 794), Week, "week").isVisible()
    page = shown(look, FIGURES, 900)
    week = one(page, Week, "week")
    assert week.isVisible()
    texts = " ".join(widget.accessibleDescription() for widget in week.findChildren(QWidget))
    assert "3 answers, 33 % right" in texts


@pytest.mark.parametrize("width", [794, 1044])
def test_all_fits_into_the_smallest_window_and_into_any_higher_one_without_scrolling(look: Look, width: int) -> None:
    for figures in (FIGURES, FIRST_DAY):
        page = shown(look, figures, width, 530)
        for height in range(530, 800, 30):
            page.resize(width, height)
            QTest.qWait(0)
            assert page.verticalScrollBar().maximum() == 0, height


def test_the_first_day_lights_one_tile_and_says_one_sentence(look: Look) -> None:
    page = shown(look, FIRST_DAY)
    hint = one(page, Words, "first-day")
    assert isinstance(hint, Words)
    assert hint.isVisible()
    assert hint.words == "Start here: the lesson takes a minute."
    assert [tile.lit for tile in tiles(page)] == [True, *[False] * 7]
    page.set_figures(FIGURES)
    assert not hint.isVisible()
    assert not any(tile.lit for tile in tiles(page))


def test_other_figures_move_nothing(look: Look) -> None:
    page = shown(look, FIGURES)
    before = [tile.geometry() for tile in tiles(page)]
    page.set_figures(Figures("chemin-de-fer", "chemin-de-fer", DRILLS[::1], WEEK, Offer("points", (), 40, 2)))
    QTest.qWait(0)
    assert [tile.geometry() for tile in tiles(page)] == before


def test_punto_banco_calls_its_drills_by_its_own_names(look: Look) -> None:
    page = shown(look, Figures("punto-banco", "punto-banco", DRILLS))
    assert "Player draws" in [button.text() for button in page.findChildren(QAbstractButton)]


def test_on_the_first_day_the_one_button_opens_the_lesson_of_the_lit_tile(look: Look) -> None:
    """Two calls would compete: start forty answers, and read the lesson first."""
    page = shown(look, msgspec.structs.replace(FIRST_DAY, offer=FIGURES.offer))
    filled = [button for button in page.findChildren(Button) if button.kind == "accent"]
    assert [button.text() for button in filled] == ["Start with the lesson: Points"]
    said: list[str] = []
    page.opened.connect(said.append)
    page.start.connect(lambda: said.append("start"))
    QTest.keyClick(page.first_control(), Qt.Key.Key_Return)
    filled[0].click()
    assert said == ["points", "points"]
    page.set_figures(FIGURES)
    filled[0].click()
    assert said == ["points", "points", "start"]


def test_where_nothing_is_known_of_what_is_needed_the_one_button_opens_a_lesson(look: Look) -> None:
    """The history cannot be read, and another ruleset was chosen."""
    page = shown(look, msgspec.structs.replace(FIGURES, offer=None))
    said: list[str] = []
    page.opened.connect(said.append)
    page.start.connect(lambda: said.append("start"))
    start = one(page, Button, "start")
    assert isinstance(start, Button)
    assert start.text() == "Start with the lesson: Points"
    start.click()
    assert said == ["points"]


def test_weak_has_a_mark_of_its_own_and_every_figure_says_what_it_counts(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no step on the way from new to mastered, and the half square means "learning" elsewhere."""
    page = shown(look, FIGURES)
    drawn: list[str] = []
    monkeypatch.setattr(today, "draw_square", lambda _painter, _theme, _rect, kind: drawn.append(kind))
    monkeypatch.setattr(today, "draw_mark", lambda _painter, mark, _rect, _color: drawn.append(mark))
    for kind in ("weak", "new", "mastered"):
        count = one(page, QWidget, f"count-{kind}")
        count.grab()
        assert count.toolTip()
    assert drawn == ["caution", "new", "mastered"]
    assert "under 90 % right" in one(page, QWidget, "count-weak").toolTip()
    about = one(page, Words, "about-counts")
    assert isinstance(about, Words)
    assert about.words.startswith("Weak: asked, and under 90 % right or too slow.")
