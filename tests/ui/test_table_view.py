"""The money table as a widget: what it tells, what slides, where a press goes, and that the still table is right."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from croupier_trainer.rules.chips import HOUSE_SET
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.chips import ChipArt
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.scene.picture import HandPicture
from croupier_trainer.ui.scene.table_motion import SLIDE_MS, Way, progress, slides
from croupier_trainer.ui.scene.table_picture import LammersPicture, SpotMark, SpotPicture, TablePicture
from croupier_trainer.ui.scene.table_view import Direction, TableView
from tests.ui.conftest import RESOURCES
from tests.ui.table_desk import against_bank, boxed, evenly

TABLE = msgspec.structs.replace(boxed(evenly((1, 3, 6), 5, 5)), hands=())
FIRST, SECOND = TABLE.spots[0], TABLE.spots[1]
BANK = against_bank({2: 5, 5: 6, 10: 4}, banker=4, hands=False)


def without(picture: TablePicture, *tokens: str) -> TablePicture:
    """What is left once stakes were taken."""
    spots = tuple(spot for spot in picture.spots if spot.token not in tokens)
    standing = {spot.seat for spot in spots}
    seats = tuple(seat for seat in picture.seats if not seat.is_standing or seat.number in standing)
    return msgspec.structs.replace(picture, spots=spots, seats=seats, spoken="Taken.")


def with_spot(picture: TablePicture, token: str, **changes: object) -> TablePicture:
    """The picture with one stake changed."""
    spots = tuple(msgspec.structs.replace(spot, **changes) if spot.token == token else spot for spot in picture.spots)
    return msgspec.structs.replace(picture, spots=spots)


def paid(picture: TablePicture, token: str) -> TablePicture:
    spot = next(spot for spot in picture.spots if spot.token == token)
    return with_spot(picture, token, paid=spot.may_win or spot.stake)


class Told:
    """Notes what a view tells."""

    def __init__(self, view: TableView) -> None:
        self.said: list[object] = []
        view.settled.connect(lambda: self.said.append("settled"))
        view.painted.connect(lambda: self.said.append("painted"))
        view.pressed.connect(lambda stamp: self.said.append(("pressed", stamp)))
        view.spot_pressed.connect(lambda token, stamp: self.said.append((token, stamp)))


@pytest.fixture
def still(look: Look) -> Iterator[TableView]:
    """A view without motion, on the screen."""
    yield from shown(look)


@pytest.fixture
def lively(app: QApplication) -> Iterator[TableView]:
    """A view with motion, on the screen."""
    yield from shown(Look(RESOURCES, "dark", "green"))


def shown(look: Look) -> Iterator[TableView]:
    window = QWidget()
    window.resize(1280, 800)
    view = TableView(look, CardArt(look), ChipArt(look), window)
    view.setGeometry(0, 44, 1000, 690)
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


def same_but(one: QImage, other: QImage, *rooms: QRectF, reach: int = 8) -> bool:
    """Whether two pictures are the same outside these rooms."""
    for image in (one, other):
        painter = QPainter(image)
        for room in rooms:
            painter.fillRect(room.toAlignedRect().adjusted(-reach, -reach, reach, reach), QColor("magenta"))
        painter.end()
    return one == other


def wait_for(told: Told, word: str) -> None:
    for _ in range(300):
        QTest.qWait(10)
        if word in told.said:
            return


# --- settled and painted ----------------------------------------------------------------------------------------------


def test_without_motion_it_settles_at_once_and_tells_once_that_it_was_painted(still: TableView) -> None:
    told = Told(still)
    still.deal(TABLE)
    assert told.said == ["settled"]
    let_events_run()
    assert told.said == ["settled", "painted"]
    still.update()
    let_events_run()
    assert told.said == ["settled", "painted"]
    for change in (without(TABLE, FIRST.token), paid(TABLE, SECOND.token)):
        still.change(change)
        assert not still.moving
    let_events_run()
    assert told.said == ["settled", "painted", "settled", "settled", "painted"]


def test_a_change_that_nobody_sees_is_told_all_the_same(still: TableView) -> None:
    still.deal(TABLE)
    let_events_run()
    told = Told(still)
    still.change(msgspec.structs.replace(TABLE, spoken="The same again."))
    let_events_run()
    assert told.said == ["settled", "painted"]


def test_a_view_that_is_not_on_the_screen_was_not_painted(still: TableView) -> None:
    still.hide()
    told = Told(still)
    still.deal(TABLE)
    let_events_run()
    assert told.said == ["settled"]
    still.show()
    let_events_run()
    assert told.said == ["settled", "painted"]


def test_a_deal_moves_nothing(lively: TableView) -> None:
    told = Told(lively)
    lively.deal(TABLE)
    assert told.said == ["settled"]
    let_events_run()
    lively.deal(without(TABLE, FIRST.token))
    assert not lively.moving
    let_events_run()
    assert told.said == ["settled", "painted"] * 2


@pytest.mark.parametrize("after", [without(TABLE, FIRST.token), paid(TABLE, SECOND.token)])
def test_chips_slide_and_then_it_has_settled(lively: TableView, after: TablePicture) -> None:
    lively.deal(TABLE)
    let_events_run()
    told = Told(lively)
    lively.change(after)
    assert lively.moving
    let_events_run()
    assert told.said == []
    wait_for(told, "painted")
    assert told.said == ["settled", "painted"]
    assert not lively.moving


@pytest.mark.parametrize(
    ("before", "after"),
    [(TABLE, without(TABLE, FIRST.token)), (TABLE, paid(TABLE, SECOND.token)), (BANK, paid(without(BANK, "5"), "10"))],
)
def test_any_key_ends_all_motion_at_its_final_place(
    lively: TableView, still: TableView, before: TablePicture, after: TablePicture
) -> None:
    lively.deal(before)
    let_events_run()
    told = Told(lively)
    lively.change(after)
    let_events_run()
    on_the_way = image_of(lively)
    lively.end_motion()
    assert told.said == ["settled"]
    let_events_run()
    assert told.said == ["settled", "painted"]
    still.deal(before)
    still.change(after)
    assert image_of(lively) == image_of(still)
    assert on_the_way != image_of(still)
    lively.end_motion()
    assert told.said == ["settled", "painted"]


def test_what_slides_is_repainted_where_it_was_and_where_it_is(lively: TableView) -> None:
    lively.deal(BANK)
    let_events_run()
    lively.change(paid(without(BANK, "2"), "10"))
    before: QImage | None = None
    region = lively._sliding_region()
    for elapsed_ms in (0, 20, 60, 100, 150):
        lively._elapsed_ms = elapsed_ms
        now_region = lively._sliding_region()
        now = image_of(lively)
        if before is not None:
            assert now != before
            rects: list[QRect] = list(region + now_region)  # type: ignore[call-overload]  # stubs lack it
            assert same_but(before, QImage(now), *map(QRectF, rects), reach=0)
            assert sum(rect.width() * rect.height() for rect in rects) < lively.width() * lively.height() / 4
        before, region = now, now_region


def test_a_change_in_the_middle_of_a_slide_ends_that_slide(lively: TableView) -> None:
    lively.deal(TABLE)
    let_events_run()
    told = Told(lively)
    lively.change(without(TABLE, FIRST.token))
    lively.change(without(TABLE, FIRST.token, SECOND.token))
    assert [slide.spot.token for slide in lively._slides] == [SECOND.token]
    lively.end_motion()
    let_events_run()
    assert told.said == ["settled", "painted"]


def test_what_slides_between_two_pictures() -> None:
    assert slides(TABLE, TABLE) == ()
    (gone,) = slides(TABLE, without(TABLE, FIRST.token))
    assert (gone.way, gone.spot) == (Way.TAKEN, FIRST)
    (come,) = slides(TABLE, paid(TABLE, FIRST.token))
    assert (come.way, come.spot.token, come.spot.paid) == (Way.PAID, FIRST.token, FIRST.may_win)
    assert slides(paid(TABLE, FIRST.token), paid(TABLE, FIRST.token)) == ()
    assert slides(without(TABLE, FIRST.token), TABLE) == ()


def test_slides_ease_out() -> None:
    steps = [progress(elapsed_ms) for elapsed_ms in (-1, 0, SLIDE_MS / 4, SLIDE_MS / 2, SLIDE_MS, 5 * SLIDE_MS)]
    assert steps == sorted(steps)
    assert (steps[1], steps[-2], steps[-1]) == (0, 1, 1)
    assert steps[3] > 0.5


def test_wins_come_from_the_bank_and_stakes_go_there(lively: TableView) -> None:
    lively.deal(BANK)
    let_events_run()
    lively.change(without(BANK, "5"))
    lively._elapsed_ms = SLIDE_MS
    (slide,) = lively._slides
    bank = next(printed for kind, printed in lively._layout().boxes.items() if kind.value == "bank")
    for heap, corner in lively._on_the_way(slide):
        assert bank.box.contains(corner + QPointF(heap.width / 2, heap.height / 2))
    lively.deal(TABLE)
    lively.change(paid(TABLE, FIRST.token))
    (slide,) = lively._slides
    ((_heap, corner),) = lively._on_the_way(slide)
    assert corner.y() > lively._layout().ground.felt.bottom()


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_a_change_touches_nothing_else(still: TableView) -> None:
    still.deal(TABLE)
    before = image_of(still)
    box = still._layout().spots[FIRST.token].box
    changes: tuple[TablePicture, ...] = (
        paid(TABLE, FIRST.token),
        without(TABLE, FIRST.token),
        with_spot(TABLE, FIRST.token, figure="1,234"),
        with_spot(TABLE, FIRST.token, stake_rest="0.50"),
        msgspec.structs.replace(paid(TABLE, FIRST.token), marker=FIRST.token),
        *(with_spot(TABLE, FIRST.token, mark=mark) for mark in SpotMark if mark is not SpotMark.NONE),
    )
    for change in changes:
        still.change(change)
        after = image_of(still)
        assert after != before
        assert same_but(QImage(before), after, box, reach=2)
        still.change(TABLE)
        assert image_of(still) == before


def test_marks_and_marker_are_told_apart_without_colour(still: TableView) -> None:
    box: QRect | None = None
    seen = []
    for mark, marker in itertools.product(SpotMark, ("", FIRST.token)):
        picture = msgspec.structs.replace(with_spot(TABLE, FIRST.token, mark=mark), marker=marker)
        still.deal(picture)
        box = still._layout().spots[FIRST.token].box.toAlignedRect()
        grey = image_of(still).copy(box).convertToFormat(QImage.Format.Format_Grayscale8)
        # Two greys that hardly differ are one.
        seen.append(bytes(value // 48 for value in bytes(grey.constBits())))
    assert len(set(seen)) == 2 * len(SpotMark)


def test_printed_boxes_stay_when_their_stake_is_gone(still: TableView, look: Look) -> None:
    still.deal(TABLE)
    places = still._layout()
    box = places.spots[FIRST.token].box
    still.change(without(TABLE, FIRST.token))
    assert still._layout() == places
    edge = image_of(still).pixelColor(round(box.center().x()), round(box.top()))
    assert edge != look.theme.color("felt")
    still.deal(without(TABLE, FIRST.token))
    assert FIRST.token not in still._layout().spots


def test_who_stands_behind_stays_when_his_stake_is_gone(still: TableView) -> None:
    still.deal(BANK)
    plate = still._layout().plates[10].toAlignedRect()
    before = image_of(still).copy(plate)
    still.change(without(BANK, "10"))
    assert image_of(still).copy(plate) == before


def test_the_lammers_that_are_asked_about_are_ringed(still: TableView) -> None:
    rows = tuple(LammersPicture(seat, f"Seat {seat}", ("17.50", "3")) for seat in (2, 5))
    table = TablePicture("Punto banco", TABLE.seats, lammers=rows)
    still.deal(table)
    before = image_of(still)
    asked = msgspec.structs.replace(table, lammers=(rows[0], msgspec.structs.replace(rows[1], asked=True)))
    still.change(asked)
    after = image_of(still)
    assert after != before
    assert same_but(before, after, still._layout().lammers[5].row, reach=2)


def test_the_points_and_the_result_are_shown(still: TableView) -> None:
    with_hands = boxed({4: [(3, 3)]})
    still.deal(with_hands)
    before = image_of(still)
    hand = msgspec.structs.replace(with_hands.hands[0], points="8")
    still.change(msgspec.structs.replace(with_hands, hands=(hand, with_hands.hands[1])))
    after = image_of(still)
    assert after != before
    assert same_but(QImage(before), after, still._layout().hands[0].name, reach=0)
    still.change(msgspec.structs.replace(with_hands, result="Tie"))
    assert same_but(QImage(before), image_of(still), still._layout().result, reach=0)


def test_a_card_that_lies_face_down_shows_its_back(still: TableView) -> None:
    table = boxed({4: [(3, 3)]})
    still.deal(table)
    before = image_of(still)
    down = HandPicture("Player", tuple(msgspec.structs.replace(card, up=False) for card in table.hands[0].cards))
    still.change(msgspec.structs.replace(table, hands=(down, table.hands[1])))
    assert image_of(still) != before


def test_the_felt_is_bare_before_the_first_deal_and_after_clear(still: TableView) -> None:
    bare = image_of(still)
    still.deal(TABLE)
    assert image_of(still) != bare
    still.clear()
    assert image_of(still) == bare
    assert still.picture is None
    assert still.neighbour("3", "left") == "3"


def test_another_theme_is_painted_at_once(still: TableView) -> None:
    still.deal(TABLE)
    before = image_of(still)
    still._look.set("light", "bordeaux", 100, reduced_motion=True)
    after = image_of(still)
    corner = QPoint(40, 40)
    assert before.pixelColor(corner) != after.pixelColor(corner)
    assert after.pixelColor(corner) == still._look.theme.color("felt")
    still._look.set("dark", "green", 100, reduced_motion=True)
    assert image_of(still) == before


def test_the_house_has_its_own_colours(still: TableView) -> None:
    still.deal(TABLE)
    before = image_of(still)
    still.set_house(HOUSE_SET, {kind.cents: "#00FF88" for kind in HOUSE_SET.denominations})
    after = image_of(still)
    stakes = [places.stake for places in still._layout().spots.values()]
    assert after != before
    assert same_but(before, after, *stakes)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_table_is_drawn_at_the_pixels_of_the_screen(
    still: TableView, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    monkeypatch.setattr(still, "devicePixelRatioF", lambda: ratio)
    still._look.changed.emit()
    still.deal(boxed(evenly((2, 4, 6), 5, 5)))
    pixmap = still._still_pixmap()
    assert pixmap.size() == QSize(math.ceil(1000 * ratio), math.ceil(690 * ratio))
    assert pixmap.devicePixelRatio() == ratio
    places = still._layout()
    assert places.measure.ratio == ratio
    for seat in (2, 4, 6):
        plate = places.plates[seat]
        image = pixmap.toImage()
        assert image.pixelColor(round(plate.center().x() * ratio), round(plate.top() * ratio)) != QColor(
            still._look.theme.color("felt")
        )


def test_the_state_of_the_table_is_there_for_screen_readers(still: TableView) -> None:
    still.deal(TABLE)
    assert still.accessibleDescription() == "Banker wins."
    still.change(without(TABLE, FIRST.token))
    assert still.accessibleDescription() == "Taken."
    still.clear()
    assert not still.accessibleDescription()


# --- keys and mouse ---------------------------------------------------------------------------------------------------


def press(view: TableView, place: QPointF, stamp: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        place,
        QPointF(view.mapToGlobal(place.toPoint())),
        button,
        button,
        Qt.KeyboardModifier.NoModifier,
    )
    event.setTimestamp(stamp)
    QApplication.sendEvent(view, event)


def test_a_press_on_a_stake_names_it_and_beside_them_none(still: TableView) -> None:
    still.deal(TABLE)
    told = Told(still)
    places = still._layout()
    for stamp, spot in enumerate(TABLE.spots):
        press(still, places.spots[spot.token].box.center(), stamp)
    press(still, places.plates[4].center(), 77)
    press(still, places.spots[FIRST.token].box.center(), 78, Qt.MouseButton.RightButton)
    assert told.said == [*((spot.token, stamp) for stamp, spot in enumerate(TABLE.spots)), ("pressed", 77)]
    still.change(without(TABLE, FIRST.token))
    press(still, places.spots[FIRST.token].box.center(), 79)
    assert told.said[-1] == ("pressed", 79)


def test_a_second_press_of_a_double_click_says_nothing(still: TableView) -> None:
    still.deal(TABLE)
    told = Told(still)
    QTest.mouseDClick(still, Qt.MouseButton.LeftButton, pos=still._layout().spots[FIRST.token].box.center().toPoint())
    presses = [said for said in told.said if isinstance(said, tuple)]
    assert len(presses) <= 1


def test_a_press_on_lammers_names_their_seat(still: TableView) -> None:
    rows = tuple(LammersPicture(seat, f"Seat {seat}", ("17.50",)) for seat in (2, 5))
    still.deal(TablePicture("", TABLE.seats, lammers=rows))
    told = Told(still)
    press(still, still._layout().lammers[5].row.center(), 5)
    still.change(TablePicture("", TABLE.seats, lammers=rows[:1]))
    press(still, still._layout().lammers[5].row.center(), 6)
    assert [said for said in told.said if isinstance(said, tuple)] == [("5", 5), ("pressed", 6)]


def test_the_tooltip_of_a_stake_is_its_name(still: TableView) -> None:
    still.deal(TABLE)
    places = still._layout()
    assert still.name_at(places.spots[SECOND.token].box.center().toPoint()) == SECOND.name
    assert still.name_at(places.plates[4].center().toPoint()) == ""
    assert still.name_at(QPoint(3, 3)) == ""


def spot(token: str, label: str) -> SpotPicture:
    return SpotPicture(token, int(token[0]), label, token, ())


@pytest.fixture
def three_seats(still: TableView) -> TableView:
    """Seats 2, 3 and 6; two of them on the same box."""
    spots = (
        spot("2:tie", "Tie"),
        spot("3:player", "P"),
        spot("3:tie", "Tie"),
        spot("3:pair", "P pair"),
        spot("6:b", "B"),
    )
    still.deal(TablePicture("", TABLE.seats, spots))
    return still


@pytest.mark.parametrize(
    ("token", "direction", "there"),
    [
        ("2:tie", "left", "3:tie"),
        ("3:tie", "left", "6:b"),
        ("6:b", "left", "2:tie"),
        ("2:tie", "right", "6:b"),
        ("6:b", "right", "3:player"),
        ("3:pair", "right", "2:tie"),
        ("3:player", "down", "3:tie"),
        ("3:tie", "down", "3:pair"),
        ("3:pair", "down", "3:player"),
        ("3:player", "up", "3:pair"),
        ("6:b", "up", "6:b"),
        ("6:b", "down", "6:b"),
        ("", "left", "2:tie"),
        ("7:gone", "up", "2:tie"),
    ],
)
def test_arrow_keys_lead_round_the_table_and_through_the_boxes(
    three_seats: TableView, token: str, direction: Direction, there: str
) -> None:
    assert three_seats.neighbour(token, direction) == there


def test_arrow_keys_reach_every_stake_and_never_nothing(still: TableView) -> None:
    for table in (TABLE, BANK):
        still.deal(table)
        seen, fresh = set[str](), {table.spots[0].token}
        while fresh:
            token = fresh.pop()
            seen.add(token)
            directions: tuple[Direction, ...] = ("left", "right", "up", "down")
            fresh |= {still.neighbour(token, direction) for direction in directions} - seen
        assert seen == {spot.token for spot in table.spots}
