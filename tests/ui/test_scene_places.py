"""Places and motion of the call table: sizes of the brief, and nothing lying on anything else."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.tableau import COLUMNS, STOOD, Hand
from croupier_trainer.ui.scene.motion import DEAL_MS, TURN_MS, Kind, moves
from croupier_trainer.ui.scene.picture import HandPicture, LitCell, Lying, Picture
from croupier_trainer.ui.scene.places import CallPlaces, call_places, scene_unit
from croupier_trainer.ui.scene.tableau import TableauPlaces, letter_px, lit_rect

# Window and view: header 40, time bar 4, strip and keys as the brief has them.
SIZES = (
    (QSizeF(850, 530), QSizeF(850, 342)),
    (QSizeF(1100, 700), QSizeF(1100, 480)),
    (QSizeF(1280, 800), QSizeF(1280, 576)),
    (QSizeF(1920, 1080), QSizeF(1920, 830)),
    (QSizeF(3840, 2160), QSizeF(3840, 1846)),
)
RATIOS = (1.0, 1.25, 1.5, 2.0)
CASES = list(itertools.product(SIZES, RATIOS, (1, 2), (False, True)))


def places_of(case: tuple[tuple[QSizeF, QSizeF], float, int, bool]) -> CallPlaces:
    (window, view), ratio, hands, tableau = case
    return call_places(view, scene_unit(window), ratio, hands=hands, tableau=tableau)


def solid(places: CallPlaces) -> dict[str, QRectF]:
    """All that may be seen at once, by name."""
    found = {"title": QRectF(places.title), "plate": places.plate}
    for number, hand in enumerate(places.hands):
        found |= {f"card {number}/{place}": rect for place, rect in enumerate(hand.cards)}
        found |= {f"name {number}": hand.name, f"points {number}": hand.points, f"bubble {number}": hand.bubble}
    if places.tableau is not None:
        found["tableau"] = places.tableau
    return found


@pytest.mark.parametrize("case", CASES)
def test_nothing_lies_on_anything_else(case: tuple[tuple[QSizeF, QSizeF], float, int, bool]) -> None:
    places = places_of(case)
    things = solid(places)
    for name, rect in things.items():
        assert rect.width() > 0, name
        assert rect.height() > 0, name
        assert places.felt.contains(rect), name
        if name != "title":
            assert places.frame.contains(rect), name
    for (one, first), (other, second) in itertools.combinations(things.items(), 2):
        assert not first.adjusted(0.01, 0.01, -0.01, -0.01).intersects(second), (one, other)


@pytest.mark.parametrize("case", CASES)
def test_cards_lie_on_whole_pixels_in_their_measure(case: tuple[tuple[QSizeF, QSizeF], float, int, bool]) -> None:
    (window, _view), ratio, _hands, _tableau = case
    places = places_of(case)
    assert places.card_height == pytest.approx(156 * scene_unit(window), abs=1 / ratio)
    for hand in places.hands:
        first, second, third = hand.cards
        assert first.size() == second.size()
        assert (third.width(), third.height()) == (first.height(), first.width())
        assert first.width() / first.height() == pytest.approx(5 / 7, abs=0.01)
        for card in hand.cards:
            for edge in (card.left(), card.top(), card.right(), card.bottom()):
                assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)
    if places.right is not None:
        apart = places.right.cards[0].left() - places.left.cards[1].right()
        assert apart == pytest.approx(36 * scene_unit(window), abs=1 / ratio)


@pytest.mark.parametrize("case", CASES)
def test_the_bubble_has_room_for_two_lines(case: tuple[tuple[QSizeF, QSizeF], float, int, bool]) -> None:
    places = places_of(case)
    lines = 2 * 14 * 1.25 * max(1.0, places.unit) + 16 * max(1.0, places.unit)
    for hand in places.hands:
        assert hand.bubble.height() >= lines
        assert hand.bubble.width() >= 140


@pytest.mark.parametrize("case", CASES)
def test_a_ring_crosses_nothing_that_is_said_or_counted(case: tuple[tuple[QSizeF, QSizeF], float, int, bool]) -> None:
    places = places_of(case)
    rings = [hand.ring for hand in places.hands]
    for ring, hand in itertools.product(rings, places.hands):
        assert not ring.intersects(hand.bubble)
        assert not ring.adjusted(0.6, 0.6, -0.6, -0.6).intersects(hand.points)
        assert not ring.adjusted(0.6, 0.6, -0.6, -0.6).intersects(hand.name)
    for one, other in itertools.combinations(rings, 2):
        assert not one.intersects(other)


def test_the_felt_of_the_smallest_window() -> None:
    places = call_places(QSizeF(850, 342), scene_unit(QSizeF(850, 530)), 1.0, hands=2, tableau=True)
    assert (places.felt.width(), places.felt.height()) == (826, 318)
    assert scene_unit(QSizeF(850, 530)) == pytest.approx(0.66, abs=0.005)
    assert scene_unit(QSizeF(3840, 2160)) == pytest.approx(2.7, abs=0.01)


@pytest.mark.parametrize("size", SIZES)
def test_cells_of_the_small_tableau(size: tuple[QSizeF, QSizeF]) -> None:
    panel = call_places(size[1], scene_unit(size[0]), 1.0, hands=2, tableau=True).tableau_places
    assert panel is not None
    assert 16 <= panel.cell_px <= 28
    assert letter_px(panel.cell_px) >= 12


def test_a_hand_keeps_its_place_whatever_is_said() -> None:
    with_tableau = call_places(QSizeF(1280, 576), 1.0, 1.0, hands=2, tableau=True)
    without = call_places(QSizeF(1280, 576), 1.0, 1.0, hands=2, tableau=False)
    assert with_tableau.left.cards[0].top() == without.left.cards[0].top()
    assert without.felt.center().x() == pytest.approx(
        (without.left.cards[0].left() + without.hands[1].cards[1].right()) / 2, abs=1
    )


def test_all_cells_of_a_tableau_are_apart() -> None:
    panel = TableauPlaces(16, 6)
    cells = [panel.cell(LitCell(Hand.PONTE, points)) for points in range(10)]
    cells += [panel.cell(LitCell(Hand.BANKER, column, row)) for row in range(8) for column in COLUMNS]
    heads = [panel.column_head(hand, column) for hand in Hand for column in range(10)]
    heads += [panel.row_head(Hand.BANKER, row) for row in range(8)]
    whole = QRectF(0, 0, panel.width, panel.height)
    for one, other in itertools.combinations(cells + heads, 2):
        assert not one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)
    for cell in cells + heads:
        assert whole.contains(cell)
    assert whole.contains(lit_rect(panel, LitCell(Hand.BANKER, STOOD, 7)))


def lying(words: str) -> tuple[Lying, ...]:
    """Cards as written, a star before one that lies face down."""
    return tuple(Lying(CARD_OF[word.strip("*")], not word.startswith("*")) for word in words.split())


def picture(left: str, right: str, *, left_first: bool = True) -> Picture:
    return Picture("", HandPicture("P", lying(left)), HandPicture("B", lying(right)), left_first=left_first)


def test_cards_are_dealt_in_turn_one_after_the_other() -> None:
    found = moves(None, picture("7H QS 4D", "2C 3H"))
    assert [spot for spot, _ in sorted(found.items(), key=lambda item: item[1].start_ms)] == [
        (0, 0),
        (1, 0),
        (0, 1),
        (1, 1),
        (0, 2),
    ]
    assert [move.start_ms for move in found.values()] == [0, DEAL_MS, 2 * DEAL_MS, 3 * DEAL_MS, 4 * DEAL_MS]
    assert {move.kind for move in found.values()} == {Kind.DEAL}


def test_the_right_hand_may_come_first() -> None:
    assert list(moves(None, picture("7H QS", "2C 3H", left_first=False))) == [(1, 0), (0, 0), (1, 1), (0, 1)]


def test_only_what_changed_moves() -> None:
    before = picture("7H QS", "*2C *3H")
    found = moves(before, picture("7H QS 4D", "2C 3H"))
    assert {spot: move.kind for spot, move in found.items()} == {
        (1, 0): Kind.TURN,
        (1, 1): Kind.TURN,
        (0, 2): Kind.DEAL,
    }
    assert found[0, 2].start_ms == 2 * TURN_MS
    assert moves(before, before) == {}


def test_another_card_in_the_same_place_is_dealt() -> None:
    found = moves(picture("7H QS", ""), picture("7H KS", ""))
    assert {spot: move.kind for spot, move in found.items()} == {(0, 1): Kind.DEAL}


def test_motion_eases_out_and_ends() -> None:
    move = moves(None, picture("7H", ""))[0, 0]
    steps = [move.progress(now_ms) for now_ms in (-5, 0, 35, 70, 105, 140, 900)]
    assert steps == sorted(steps)
    assert (steps[1], steps[-2], steps[-1]) == (0, 1, 1)
    assert steps[3] > 0.5
