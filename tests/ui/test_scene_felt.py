"""The call table as a widget: what it tells, when it has settled, and that it repaints all that changed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from croupier_trainer.rules.cards import PACK
from croupier_trainer.rules.tableau import STOOD, Call, Hand, Tableau
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.scene.felt import FeltView
from croupier_trainer.ui.scene.picture import HandPicture, LitCell, Picture, TableauPicture, TableauWords
from croupier_trainer.ui.scene.tableau import TableauView, paint_lit, paint_tableau
from tests.ui.conftest import RESOURCES
from tests.ui.test_scene_places import lying

CALLS = {"D": Call.DRAW, "S": Call.STAND, "O": Call.CHOICE}
ROWS = ("DDDDDDDDDDD",) * 3 + ("DDDDDDDDSOD", "SSDDDDDDSSD", "SSSSODDDSSD", "SSSSSSDDSSS", "SSSSSSSSSSS")
TABLEAU = Tableau(
    tuple(CALLS[letter] for letter in "DDDDDOSS"), tuple(tuple(CALLS[letter] for letter in row) for row in ROWS)
)
WORDS = TableauWords("D", "S", "O", "N", "P", "B")
HIDDEN = TableauPicture(TABLEAU, WORDS, shown=False)
QUESTION = Picture(
    "Chemin de fer",
    HandPicture("Ponte", lying("7H QS 4D"), said="Karte"),
    HandPicture("Banker", lying("2C *3H")),
    plate="Bound",
    tableau=HIDDEN,
    spoken="The ponte drew a four.",
)
VERDICT = Picture(
    "Chemin de fer",
    HandPicture("Ponte", lying("7H QS 4D"), said="Karte", points="1", asked=True),
    HandPicture("Banker", lying("2C 3H"), points="5", wrong=True),
    plate="Bound",
    tableau=TableauPicture(TABLEAU, WORDS, lit=LitCell(Hand.BANKER, 4, 5)),
    spoken="Wrong: five against a four is at will.",
)


class Told:
    """Counts what a view tells."""

    def __init__(self, view: FeltView) -> None:
        self.said: list[str] = []
        view.settled.connect(lambda: self.said.append("settled"))
        view.painted.connect(lambda: self.said.append("painted"))


@pytest.fixture
def still(look: Look) -> Iterator[FeltView]:
    """A view without motion, on the screen."""
    yield from shown(look)


@pytest.fixture
def lively(app: QApplication) -> Iterator[FeltView]:
    """A view with motion, on the screen."""
    yield from shown(Look(RESOURCES, "dark", "green"))


def shown(look: Look) -> Iterator[FeltView]:
    window = QWidget()
    window.resize(1280, 800)
    view = FeltView(look, CardArt(look), window)
    view.setGeometry(0, 44, 1280, 576)
    window.show()
    QApplication.processEvents()
    yield view
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents()


def let_events_run() -> None:
    """The paint, and then what the paint has put in the queue."""
    for _ in range(3):
        QApplication.processEvents()


def image_of(view: QWidget) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_without_motion_it_settles_at_once_and_tells_once_that_it_was_painted(still: FeltView) -> None:
    told = Told(still)
    still.deal(QUESTION)
    assert told.said == ["settled"]
    let_events_run()
    assert told.said == ["settled", "painted"]
    still.update()
    let_events_run()
    assert told.said == ["settled", "painted"]
    still.change(VERDICT)
    let_events_run()
    assert told.said == ["settled", "painted"] * 2


def test_a_change_that_nobody_sees_is_told_all_the_same(still: FeltView) -> None:
    still.deal(QUESTION)
    let_events_run()
    told = Told(still)
    still.change(msgspec.structs.replace(QUESTION, spoken="The same again."))
    let_events_run()
    assert told.said == ["settled", "painted"]


def test_a_view_that_is_not_on_the_screen_was_not_painted(still: FeltView) -> None:
    still.hide()
    told = Told(still)
    still.deal(QUESTION)
    let_events_run()
    assert told.said == ["settled"]
    still.show()
    let_events_run()
    assert told.said == ["settled", "painted"]


def test_a_picture_that_was_replaced_before_its_paint_is_not_told(still: FeltView) -> None:
    told = Told(still)
    still.deal(QUESTION)
    still.deal(VERDICT)
    let_events_run()
    assert told.said == ["settled", "settled", "painted"]


def test_the_cards_come_one_by_one_and_then_it_has_settled(lively: FeltView) -> None:
    told = Told(lively)
    lively.deal(QUESTION)
    assert lively.moving
    let_events_run()
    assert told.said == []
    for _ in range(300):
        QTest.qWait(10)
        if "painted" in told.said:
            break
    assert told.said == ["settled", "painted"]
    assert not lively.moving


def test_any_key_ends_all_motion_at_its_final_place(lively: FeltView, still: FeltView) -> None:
    told = Told(lively)
    lively.deal(VERDICT)
    let_events_run()
    lively.end_motion()
    assert told.said == ["settled"]
    let_events_run()
    assert told.said == ["settled", "painted"]
    still.deal(VERDICT)
    assert image_of(lively) == image_of(still)
    lively.end_motion()
    assert told.said == ["settled", "painted"]


def test_the_pulse_of_the_lit_cell_delays_nothing_and_ends(lively: FeltView) -> None:
    without = msgspec.structs.replace(VERDICT, tableau=msgspec.structs.replace(VERDICT.tableau or HIDDEN, lit=None))
    lively.deal(without)
    lively.end_motion()
    let_events_run()
    told = Told(lively)
    lively.change(VERDICT)
    assert told.said == ["settled"]
    let_events_run()
    pulsing = image_of(lively)
    lively.end_motion()
    assert image_of(lively) != pulsing


@pytest.mark.parametrize("after", [VERDICT, msgspec.structs.replace(QUESTION, ruleset="Baccara-Regel", plate="Free")])
def test_what_is_not_repainted_has_not_changed(still: FeltView, after: Picture) -> None:
    still.deal(QUESTION)
    before = image_of(still)
    still.change(after)
    rects: list[QRect] = list(still._changed_region(QUESTION, after))  # type: ignore[call-overload]  # stubs lack it
    now = image_of(still)
    assert now != before
    for image in (before, now):
        painter = QPainter(image)
        for rect in rects:
            painter.fillRect(rect, QColor("magenta"))
        painter.end()
    assert now == before
    assert sum(rect.width() * rect.height() for rect in rects) < still.width() * still.height() / 2


def test_nothing_moves_because_something_else_came(still: FeltView) -> None:
    still.deal(QUESTION)
    places = still._layout()
    still.change(VERDICT)
    assert still._layout() is places


def test_the_state_of_the_table_is_there_for_screen_readers(still: FeltView) -> None:
    still.deal(QUESTION)
    assert still.accessibleDescription() == "The ponte drew a four."
    still.change(VERDICT)
    assert still.accessibleDescription() == "Wrong: five against a four is at will."
    still.clear()
    assert not still.accessibleDescription()


def test_one_hand_alone_lies_in_the_middle(still: FeltView) -> None:
    still.deal(Picture("Punto banco", HandPicture("Punto", lying("9S TD 6C"))))
    first, second, _third = still._layout().left.cards
    assert (first.left() + second.right()) / 2 == pytest.approx(still.width() / 2, abs=1)


@pytest.mark.parametrize(
    "words", ["", "K", "Karte", "Ich nehme keine Karte, ich bleibe stehen", "Rindfleischetikettierung"]
)
def test_words_of_any_length_come_to_lie_in_their_places(still: FeltView, words: str) -> None:
    still.deal(Picture("", HandPicture("P", lying("9S TD"))))
    bare = image_of(still)
    still.deal(Picture("", HandPicture("P", lying("9S TD"), said=words), plate=words))
    places = still._layout()
    image = image_of(still)
    assert (image != bare) == bool(words)
    for old in (bare, image):
        painter = QPainter(old)
        for room in (places.plate, places.left.bubble):
            painter.fillRect(room.adjusted(-2, -2, 12, 2), QColor("magenta"))
        painter.end()
    assert image == bare


def test_another_theme_is_painted_at_once(still: FeltView) -> None:
    still.deal(VERDICT)
    before = image_of(still)
    still._look.set("light", "bordeaux", 100, reduced_motion=True)
    after = image_of(still)
    corner = QPoint(40, 40)
    assert before.pixelColor(corner) != after.pixelColor(corner)
    assert after.pixelColor(corner) == still._look.theme.color("felt")
    assert after.pixelColor(2, 2) == still._look.theme.color("surface")


def test_the_felt_is_bare_before_the_first_deal_and_after_clear(still: FeltView) -> None:
    bare = image_of(still)
    still.deal(QUESTION)
    assert image_of(still) != bare
    still.clear()
    assert image_of(still) == bare


def test_each_of_the_52_cards_can_be_drawn_and_told_apart(look: Look) -> None:
    art = CardArt(look)
    seen = {bytes(art.face(card, 156, 1.0).toImage().constBits()) for card in PACK}
    small = {bytes(art.small(card, 36, 1.0).toImage().constBits()) for card in PACK}
    assert (len(seen), len(small)) == (52, 52)
    assert bytes(art.back(156, 1.0).toImage().constBits()) not in seen


def test_a_card_is_drawn_once_at_the_pixels_of_the_screen(look: Look) -> None:
    art = CardArt(look)
    upright = art.face(PACK[0], 156, 1.5)
    assert art.face(PACK[0], 156, 1.5) is upright
    assert upright.size() == QSize(167, 234)
    assert upright.devicePixelRatio() == 1.5
    across = art.face(PACK[0], 156, 1.5, across=True)
    assert across.size() == QSize(234, 167)
    assert across.devicePixelRatio() == 1.5


def test_a_missing_card_is_named(look: Look) -> None:
    art = CardArt(look)
    art._folder = RESOURCES / "nowhere"
    with pytest.raises(OSError, match=r"AC\.svg"):
        art.face(PACK[0], 100, 1.0)


def test_a_corner_of_a_card_lets_the_felt_through(look: Look) -> None:
    image = CardArt(look).face(PACK[0], 200, 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 2, 3) == look.theme.color("card-face")


@pytest.mark.parametrize(
    "lit", [LitCell(Hand.BANKER, 4, 5), LitCell(Hand.BANKER, STOOD, 6), LitCell(Hand.PONTE, 5), LitCell(Hand.PONTE, 8)]
)
def test_the_lit_cell_is_filled_with_the_accent(look: Look, lit: LitCell) -> None:
    view = TableauView(look, TABLEAU, WORDS)
    view.resize(view.sizeHint())
    places = view._places()
    cell = places.cell(lit)
    spot = QPoint(round(cell.left()) + 4, round(cell.top()) + 4)
    image = image_of(view)
    assert image.pixelColor(spot) != look.theme.color("accent")
    painter = QPainter(image)
    paint_lit(painter, look, places, TABLEAU, WORDS, lit)
    painter.end()
    assert image.pixelColor(spot) == look.theme.color("accent")


def test_an_empty_tableau_gives_no_cell_away(look: Look) -> None:
    view = TableauView(look, TABLEAU, WORDS)
    view.resize(view.sizeHint())

    def painted(tableau: Tableau, *, letters: bool) -> QImage:
        image = QImage(view.size(), QImage.Format.Format_RGB32)
        image.fill(look.theme.color("surface"))
        painter = QPainter(image)
        paint_tableau(painter, look, view._places(), tableau, WORDS, letters=letters)
        painter.end()
        return image

    other = Tableau(TABLEAU.ponte, tuple(reversed(TABLEAU.bank)))
    empty = painted(TABLEAU, letters=False)
    assert painted(other, letters=False) == empty
    assert painted(TABLEAU, letters=True) != empty


def test_a_frame_drawn_beforehand_is_the_one_that_is_painted(still: FeltView) -> None:
    still.deal(QUESTION)
    QApplication.processEvents()
    still.change(VERDICT)
    QApplication.processEvents()
    painted = still.grab().toImage()
    still.deal(QUESTION)
    QApplication.processEvents()
    still.expect(VERDICT)
    still.change(VERDICT)
    QApplication.processEvents()
    assert still.grab().toImage() == painted


def test_a_frame_drawn_beforehand_is_forgotten_when_it_would_be_wrong(still: FeltView, look: Look) -> None:
    still.deal(QUESTION)
    QApplication.processEvents()
    still.expect(VERDICT)
    look.set("light", "blue", 100, reduced_motion=True)
    still.change(VERDICT)
    QApplication.processEvents()
    in_blue = still.grab().toImage()
    still.deal(VERDICT)
    QApplication.processEvents()
    assert still.grab().toImage() == in_blue
    look.set("dark", "green", 100, reduced_motion=True)


def test_the_legend_stands_over_the_tableau_and_in_its_tooltip(still: FeltView) -> None:
    places = still._layout
    still.deal(VERDICT)
    let_events_run()
    before = image_of(still)
    still.set_legend("D card · S no card")
    let_events_run()
    legend, tableau = places().legend, places().tableau
    assert legend is not None
    assert tableau is not None
    place = legend.toAlignedRect()
    assert image_of(still).copy(place) != before.copy(place)
    assert still.legend_at(tableau.center().toPoint()) == "D card · S no card"
    assert still.legend_at(QPoint(40, 40)) == ""
    still.deal(QUESTION)
    assert still.legend_at(tableau.center().toPoint()) == "", "a tableau that is not shown explains nothing"


def test_the_empty_tableau_shows_its_cells(still: FeltView, look: Look) -> None:
    still.deal(msgspec.structs.replace(QUESTION, tableau=TableauPicture(TABLEAU, WORDS, letters=False)))
    let_events_run()
    places = still._layout()
    assert places.tableau is not None
    assert places.tableau_places is not None
    shot, line = image_of(still), look.theme.color("line")
    for lit in (LitCell(Hand.BANKER, 4, 5), LitCell(Hand.PONTE, 0), LitCell(Hand.PONTE, 9)):
        cell = places.tableau_places.cell(lit).translated(places.tableau.topLeft())
        assert shot.pixelColor(round(cell.left()), round(cell.center().y())) == line
        assert shot.pixelColor(round(cell.center().x()), round(cell.top())) == line
