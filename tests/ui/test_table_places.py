"""Places of a money table: nothing lies on anything else wherever the stakes are, and nothing moves."""

from __future__ import annotations

import itertools
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from croupier_trainer.rules.chips import HOUSE_SET
from croupier_trainer.ui.scene.places import scene_unit
from croupier_trainer.ui.scene.table_picture import (
    BoxKind,
    CoupPicture,
    LammersPicture,
    SeatPicture,
    SpotMark,
    TablePicture,
)
from croupier_trainer.ui.scene.table_places import TablePlaces, table_places
from croupier_trainer.ui.scene.table_shape import kept, shape_of
from tests.ui.table_desk import HANDS, against_bank, amount, boxed, evenly

# Window, and what of it is the table's: the column at its right, header and strip are taken off.
SMALL = (QSizeF(850, 530), QSizeF(618, 430))
MIDDLE = (QSizeF(1280, 800), QSizeF(1000, 690))
SIZES = (
    SMALL,
    MIDDLE,
    (QSizeF(850, 530), QSizeF(618, 421)),  # with text of 150 %
    (QSizeF(1366, 768), QSizeF(1086, 660)),
    (QSizeF(1920, 1080), QSizeF(1560, 950)),
    (QSizeF(1000, 1400), QSizeF(768, 1290)),
    (QSizeF(3440, 1440), QSizeF(3080, 1300)),
    (QSizeF(3840, 2160), QSizeF(3480, 1960)),
)
RATIOS = (1.0, 1.25, 1.5, 2.0)
CHOICES = [seats for count in (1, 2, 3, 4) for seats in itertools.combinations(range(1, 8), count)]
"""All the ways in which one to four of seven seats play."""


def places_of(picture: TablePicture, size: tuple[QSizeF, QSizeF] = SMALL, ratio: float = 1.0) -> TablePlaces:
    window, view = size
    unit = scene_unit(window)
    return table_places(view, unit, ratio, shape_of(picture, unit))


def solid(places: TablePlaces) -> dict[str, QRectF]:
    """All that must not lie on anything else, by name."""
    found = {f"plate {number}": plate for number, plate in places.plates.items()}
    found |= {f"stake {token}": spot.box for token, spot in places.spots.items()}
    found |= {f"hand {number}": hand.box for number, hand in enumerate(places.hands)}
    found |= {f"box {kind.value}": printed.box for kind, printed in places.boxes.items()}
    found |= {f"coup {number}": printed.box for number, printed in enumerate(places.coups)}
    found |= {f"lammers {seat}": row.row for seat, row in places.lammers.items()}
    found |= {"result": places.result, "sabot": places.sabot}
    return {name: rect for name, rect in found.items() if not rect.isEmpty()}


def check(places: TablePlaces) -> None:
    """Nothing lies on anything else, all is on the felt, and all parts are in their boxes."""
    things = solid(places)
    for name, rect in things.items():
        assert (places.ground.felt if name == "sabot" else places.ground.frame).contains(rect), name
        assert not rect.intersects(places.ground.title), name
    for (one, first), (other, second) in itertools.combinations(things.items(), 2):
        assert not first.adjusted(0.01, 0.01, -0.01, -0.01).intersects(second), (one, other)
    for token, spot in places.spots.items():
        parts = (spot.words, spot.stake, spot.win)
        assert all(spot.box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(part) for part in parts), token
        for one_part, other_part in itertools.combinations(parts, 2):
            assert not one_part.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other_part), token
    for number, hand in enumerate(places.hands):
        cards = [hand.name, *hand.cards]
        assert all(hand.box.contains(card) for card in cards), number
        for one_part, other_part in itertools.combinations(cards, 2):
            assert not one_part.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other_part), number


def check_pieces(places: TablePlaces, picture: TablePicture) -> None:
    """Stakes and wins have room in the full measure of the table's pieces."""
    for spot in picture.spots:
        place = places.spots[spot.token]
        for room, pieces, spread in ((place.stake, spot.stake, False), (place.win, spot.may_win or spot.stake, True)):
            heap, corner = places.lying(room, pieces, from_right=place.from_right, spread=spread)
            assert heap.measure == places.measure, spot.token
            within = QRectF(corner, QSizeF(heap.width, heap.height))
            assert room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(within), spot.token


# --- punto banco ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", CHOICES)
def test_nothing_lies_on_anything_else_whichever_seats_play(seats: tuple[int, ...]) -> None:
    for stakes, pieces in ((len(seats), 5), (min(7, 3 * len(seats)), 8)):
        picture = boxed(evenly(seats, stakes, pieces), seed=sum(seats))
        places = places_of(picture)
        check(places)
        check_pieces(places, picture)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_lies_on_anything_else_in_any_window(size: tuple[QSizeF, QSizeF], seed: int) -> None:
    chance = Random(seed)
    seats = sorted(chance.sample(range(1, 8), 4))
    counts = chance.choice([(3, 2, 1, 1), (1, 3, 1, 2), (2, 2, 2, 1), (1, 1, 2, 3)])
    stakes = {
        seat: [(chance.randint(1, 15), chance.randint(1, 15)) for _ in range(count)]
        for seat, count in zip(seats, counts, strict=True)
    }
    picture = boxed(stakes, seed)
    for ratio in chance.sample(RATIOS, 2):
        places = places_of(picture, size, ratio)
        check(places)
        check_pieces(places, picture)


@pytest.mark.parametrize("seats", [(1, 2, 3, 4), (3, 4, 5, 6), (1, 2, 6, 7)])
def test_even_the_fullest_table_has_room(seats: tuple[int, ...]) -> None:
    """Seven stakes of fifteen pieces each, and as much room beside each."""
    picture = boxed(evenly(seats, 7, 15), seed=7)
    for size in (SMALL, MIDDLE):
        places = places_of(picture, size)
        check(places)
        check_pieces(places, picture)


@pytest.mark.parametrize("seats", CHOICES)
def test_an_ordinary_table_has_chips_of_full_size(seats: tuple[int, ...]) -> None:
    picture = boxed(evenly(seats, len(seats), 6), seed=3)
    assert places_of(picture).measure.chip >= 26
    assert places_of(picture, MIDDLE).measure.chip == 42


def test_chips_shrink_only_where_room_is_short_and_piles_are_as_high_as_the_window_allows() -> None:
    few, many = boxed({4: [(3, 3)]}), boxed(evenly((1, 2, 3, 4), 7, 15), seed=7)
    assert [places_of(few, size).measure.chip for size in (SMALL, MIDDLE)] == [28, 42]
    assert places_of(many).measure.chip < 28
    assert [places_of(few, size).pile for size in (SMALL, MIDDLE, SIZES[-1])] == [5, 10, 20]


@pytest.mark.parametrize("seats", CHOICES)
def test_the_boxes_of_a_seat_hang_together_and_at_its_own_plate(seats: tuple[int, ...]) -> None:
    picture = boxed(evenly(seats, min(7, 2 * len(seats)), 6), seed=5)
    places = places_of(picture, MIDDLE)
    for seat in seats:
        own = [places.spots[spot.token].box for spot in picture.spots if spot.seat == seat]
        near = [places.plates[seat].adjusted(-4, -4, 4, 4)]
        while touching := [box for box in own if any(rect.intersects(box.adjusted(-1, -1, 1, 1)) for rect in near)]:
            own = [box for box in own if box not in touching]
            near += touching
        assert own == [], seat
        for number, plate in places.plates.items():
            if number != seat:
                assert not any(box.adjusted(-8, -8, 8, 8).intersects(plate) for box in near[1:]), (seat, number)


def test_the_first_box_of_a_seat_is_the_nearest_to_the_player() -> None:
    for seats in CHOICES:
        picture = boxed(evenly(seats, min(7, 2 * len(seats)), 4), seed=2)
        places = places_of(picture, MIDDLE)
        if places.measure.chip < 42:
            continue
        for seat in seats:
            boxes = [places.spots[spot.token].box for spot in picture.spots if spot.seat == seat]
            if len(boxes) == 2 and seat in {2, 4, 6}:
                plate = places.plates[seat].center()
                near, far = (QPointF(box.center() - plate).manhattanLength() for box in boxes)
                assert near <= far, (seats, seat)


# --- chemin de fer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", [True, False])
@pytest.mark.parametrize("banker", range(1, 10))
def test_nothing_lies_on_anything_else_whoever_banks(banker: int, *, hands: bool) -> None:
    chance = Random(banker)
    others = [seat for seat in range(1, 10) if seat != banker]
    for count, most in ((3, 6), (5, 10), (7, 15)):
        stakes = {seat: chance.randint(1, most) for seat in sorted(chance.sample(others, count))}
        picture = against_bank(stakes, banker, banker, hands=hands)
        for size in (SMALL, MIDDLE):
            places = places_of(picture, size)
            check(places)
            check_pieces(places, picture)


@pytest.mark.parametrize("size", SIZES)
def test_those_who_stand_behind_have_their_places_in_the_upper_corners(size: tuple[QSizeF, QSizeF]) -> None:
    picture = against_bank({2: 8, 5: 8, 8: 8, 10: 8, 11: 8, 12: 4}, banker=4)
    places = places_of(picture, size)
    check(places)
    check_pieces(places, picture)
    felt = places.ground.felt
    for seat, at_right in ((10, True), (11, False), (12, True)):
        plate = places.plates[seat].center()
        assert (plate.x() > felt.left() + 0.75 * felt.width()) == at_right
        assert (plate.x() < felt.left() + 0.25 * felt.width()) != at_right
        assert plate.y() < felt.top() + 0.15 * felt.height()
        assert places.plates[seat].height() < places.plates[1].height()


@pytest.mark.parametrize("size", SIZES)
def test_seats_sit_on_the_ellipse_from_the_croupiers_right_to_his_left(size: tuple[QSizeF, QSizeF]) -> None:
    for picture, seats in ((boxed({1: [(1, 1)]}), 7), (against_bank({1: 1}, 2), 9)):
        places = places_of(picture, size)
        felt = places.ground.felt
        middles = [places.plates[number].center() for number in range(1, seats + 1)]
        first, last = middles[0], middles[-1]
        assert first.x() > felt.center().x() > last.x()
        assert first.y() == pytest.approx(last.y(), abs=1)
        assert first.y() > felt.top() + 0.7 * felt.height()
        top = min(middles, key=lambda middle: middle.y())
        assert top == middles[seats // 2]
        assert [middle.x() for middle in middles[1:-1]] == sorted((m.x() for m in middles[1:-1]), reverse=True)
        for middle in middles:
            across = (middle.x() - felt.left() - 0.5 * felt.width()) / (0.43 * felt.width())
            up = (middle.y() - felt.top() - 0.66 * felt.height()) / (0.52 * felt.height())
            assert across**2 + up**2 == pytest.approx(1, abs=0.02)


def test_the_banks_places_lie_before_the_croupier() -> None:
    places = places_of(against_bank({3: 5}, 5), MIDDLE)
    bank, garage, cagnotte = (places.boxes[kind].box for kind in (BoxKind.BANK, BoxKind.GARAGE, BoxKind.CAGNOTTE))
    assert garage.right() < bank.left() < bank.right() < cagnotte.left()
    assert bank.center().x() == pytest.approx(places.ground.felt.center().x(), abs=1)
    assert bank.bottom() > places.ground.frame.bottom() - 8
    assert places.hands[1].box.bottom() <= bank.top()


def test_the_sabot_stands_beside_the_banker_and_else_at_the_croupier() -> None:
    for banker in range(1, 10):
        places = places_of(against_bank({3 if banker != 3 else 4: 2}, banker))
        plate = places.plates[banker]
        assert plate.adjusted(-25, -25, 25, 25).contains(places.sabot)
    places = places_of(boxed({3: [(2, 2)]}))
    assert places.sabot.bottom() > places.plates[1].bottom()
    assert places.sabot.center().x() < places.ground.felt.center().x()


# --- other tables -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_coups_in_a_row_stand_side_by_side(size: tuple[QSizeF, QSizeF], count: int) -> None:
    picture = against_bank({}, 4, hands=False)
    coups = tuple(CoupPicture(f"Coup {number}", amount(12, Random(number)), "Bank wins") for number in range(count))
    picture = msgspec.structs.replace(picture, coups=coups, result="")
    places = places_of(picture, size)
    check(places)
    assert len(places.coups) == count
    assert len({printed.box.top() for printed in places.coups}) == 1
    for printed, coup in zip(places.coups, coups, strict=True):
        heap, _corner = places.lying(printed.pieces, coup.pieces)
        assert heap.measure == places.measure


@pytest.mark.parametrize("size", SIZES)
def test_lammers_lie_in_rows_by_rising_seat(size: tuple[QSizeF, QSizeF]) -> None:
    lammers = tuple(LammersPicture(seat, f"Seat {seat}", ("17.50",) * 8) for seat in (2, 3, 5, 6))
    seats = tuple(SeatPicture(number, str(number)) for number in range(1, 8))
    for hands in ((), HANDS):
        places = places_of(TablePicture("Punto banco", seats, lammers=lammers, hands=hands), size)
        check(places)
        tops = [places.lammers[row.seat].row.top() for row in lammers]
        assert tops == sorted(tops)


@pytest.mark.parametrize("ratio", RATIOS)
def test_cards_and_boxes_lie_on_whole_device_pixels(ratio: float) -> None:
    places = places_of(boxed(evenly((1, 3, 4, 6), 7, 9)), MIDDLE, ratio)
    rects = [*places.plates.values(), *(spot.box for spot in places.spots.values())]
    rects += [card for hand in places.hands for card in hand.cards]
    for rect in rects:
        for edge in (rect.left(), rect.top(), rect.right(), rect.bottom()):
            assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)


def test_cards_have_the_measure_of_the_brief() -> None:
    assert places_of(boxed({1: [(1, 1)]})).card_height == 64
    assert places_of(boxed({1: [(1, 1)]}), MIDDLE).card_height == 120


# --- nothing moves ----------------------------------------------------------------------------------------------------


def test_no_payment_mark_figure_or_marker_moves_anything() -> None:
    before = boxed(evenly((1, 3, 4, 6), 7, 8))
    after = msgspec.structs.replace(
        before,
        spots=tuple(
            msgspec.structs.replace(
                spot,
                paid=spot.may_win,
                paid_rest="0.50",
                figure="9,999.00",
                mark=SpotMark.WRONG,
            )
            for spot in before.spots
        ),
        marker=before.spots[2].token,
        spoken="",
    )
    for unit in (0.66, 1.0, 2.7):
        assert shape_of(after, unit) == shape_of(before, unit)


def test_what_was_taken_keeps_its_place_and_its_seat() -> None:
    before = against_bank({2: 4, 5: 9, 10: 3}, banker=4)
    gone = tuple(spot for spot in before.spots if spot.seat == 2)
    after = msgspec.structs.replace(
        before, spots=gone, seats=tuple(seat for seat in before.seats if not seat.is_standing)
    )
    both = kept(before, after)
    assert shape_of(both, 1.0) == shape_of(before, 1.0)
    assert kept(both, after) == both
    new = kept(after, before)
    assert shape_of(new, 1.0) == shape_of(before, 1.0)


def test_lammers_that_were_collected_keep_their_row() -> None:
    rows = tuple(LammersPicture(seat, f"Seat {seat}", ("5",)) for seat in (2, 3, 6))
    before = TablePicture("", (), lammers=rows)
    after = msgspec.structs.replace(before, lammers=rows[1:])
    assert shape_of(kept(before, after), 1.0) == shape_of(before, 1.0)


def test_a_larger_win_than_was_thought_of_lies_there_in_smaller_pieces() -> None:
    picture = boxed({4: [(2, 2)]})
    places = places_of(picture)
    spot = places.spots[picture.spots[0].token]
    many = (HOUSE_SET.denominations[0],) * 12 + (HOUSE_SET.denominations[-1],) * 9
    heap, corner = places.lying(spot.win, many, spread=True)
    assert heap.measure.chip < places.measure.chip
    assert spot.win.adjusted(-0.01, -0.01, 0.01, 0.01).contains(QRectF(corner, QSizeF(heap.width, heap.height)))


def test_the_rest_of_a_win_lies_beside_its_pieces() -> None:
    picture = boxed({4: [(5, 5)], 2: [(5, 5)]})
    places = places_of(picture)
    for spot in picture.spots:
        pieces, words = places.win_rooms(spot.token, "+ 0.50")
        win = places.spots[spot.token].win
        assert win.contains(pieces)
        assert win.contains(words)
        assert not pieces.adjusted(0.01, 0, -0.01, 0).intersects(words)
        assert words.width() > 0
        assert places.win_rooms(spot.token, "")[0] == win


@pytest.mark.parametrize("view", [QSizeF(1, 1), QSizeF(60, 50), QSizeF(200, 140), QSizeF(400, 200)])
def test_a_view_without_room_fails_at_nothing(view: QSizeF) -> None:
    for picture in (boxed(evenly((1, 2, 3, 4), 7, 15)), against_bank({2: 15, 3: 15, 12: 4}, 1)):
        unit = scene_unit(view)
        places = table_places(view, unit, 1.0, shape_of(picture, unit))
        assert set(places.spots) == {spot.token for spot in picture.spots}
