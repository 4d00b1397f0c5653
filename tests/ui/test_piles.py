"""How chips and plaques lie: every pile can be counted, and goes into the room that was kept for it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF

from croupier_trainer.rules.chips import HOUSE_SET, Form
from croupier_trainer.ui.scene.piles import Heap, Lying, Measure, fitted, heaps
from croupier_trainer.ui.scene.table_picture import Pieces

FULL = Measure(42.0, 3.0, 1.0)
SMALL = Measure(24.0, 3.0, 1.0)
CHIP = HOUSE_SET.denominations[-1]
PLAQUE = HOUSE_SET.denominations[0]
pieces_of_a_house = st.lists(st.sampled_from(HOUSE_SET.denominations), min_size=1, max_size=30).map(
    lambda found: tuple(sorted(found, reverse=True))
)


def piles_of(heap: Heap) -> list[list[Lying]]:
    """Pieces that lie on one another, in the order in which they were laid."""
    found: list[list[Lying]] = []
    for lying in heap.lying:
        below = found[-1][-1] if found else None
        reach = heap.measure.step + heap.measure.gap
        if below is not None and below.x == lying.x and 0 < below.y - lying.y <= reach + 0.01:
            found[-1].append(lying)
        else:
            found.append([lying])
    return found


@pytest.mark.parametrize("measure", [FULL, SMALL, Measure(28.0, 3.2, 1.25), Measure(113.0, 8.0, 2.0)])
def test_pieces_lie_apart_and_a_gap_follows_every_fifth(measure: Measure) -> None:
    (pile,) = piles_of(heaps((CHIP,) * 20, measure, 20, spread=False)[0])
    steps = [lower.y - upper.y for lower, upper in pairwise(pile)]
    assert len(steps) == 19
    for number, step in enumerate(steps, start=1):
        apart = step - measure.gap if number % 5 == 0 else step
        assert measure.chip * 0.14 - 0.01 <= apart < measure.chip * 0.14 + 1 / measure.ratio


@pytest.mark.parametrize("most", [5, 10, 20])
def test_no_pile_is_higher_than_the_table_allows_and_the_first_way_has_the_fewest(most: int) -> None:
    ways = heaps((CHIP,) * 15, FULL, most, spread=False)
    assert len(piles_of(ways[0])) == -(-15 // most)
    assert all(len(pile) <= most for heap in ways for pile in piles_of(heap))
    # In more rows the piles are the same, and the room is narrower.
    assert any(len({pile[0].y for pile in piles_of(heap)}) == 2 for heap in ways if len(piles_of(heap)) > 1)
    assert min(heap.width for heap in ways) < ways[0].width or most == 20


def test_plaques_lie_apart_from_chips_and_the_highest_at_the_foot() -> None:
    heap = heaps((PLAQUE, PLAQUE, HOUSE_SET.denominations[4], CHIP), FULL, 5, spread=False)[0]
    plaques, chips = piles_of(heap)
    assert {lying.piece.form for lying in plaques} == {Form.PLAQUE}
    assert [lying.piece.cents for lying in chips] == [100_00, 1_00]
    assert chips[0].y > chips[1].y
    assert chips[0].x >= plaques[0].x + FULL.plaque + FULL.gap


@given(pieces_of_a_house, st.sampled_from([5, 10, 20]))
def test_every_way_has_all_pieces_within_its_room(pieces: Pieces, most: int) -> None:
    for heap in heaps(pieces, FULL, most, spread=True):
        for shown in (heap, heap.mirrored()):
            assert sorted(lying.piece for lying in shown.lying) == sorted(pieces)
            for lying in shown.lying:
                assert lying.x >= -0.01
                assert lying.y >= -0.01
                assert lying.x + FULL.width(lying.piece) <= shown.width + 0.01
                assert lying.y + FULL.chip <= shown.height + 0.01
        assert [lying.y for lying in heap.mirrored().lying] == [lying.y for lying in heap.lying]


def test_a_win_can_be_spread_in_a_line_or_two_and_still_be_counted() -> None:
    pieces = (PLAQUE,) * 3 + (CHIP,) * 7
    line, two = heaps(pieces, FULL, 10, spread=True)[-2:]
    assert (line.height, two.height) == (42, 87)
    assert two.width < line.width
    lefts = [lying.x for lying in two.lying if lying.piece == CHIP]
    assert [right - left for left, right in pairwise(lefts)] == [6, 6, 6, 6, 9, 6]
    assert not any(heap.height == 42 for heap in heaps(pieces, FULL, 10, spread=False))


@given(pieces_of_a_house, st.floats(30, 300), st.floats(30, 300), st.booleans())
def test_pieces_go_into_any_room_as_large_as_they_can(
    pieces: Pieces, width: float, height: float, spread: bool
) -> None:
    room = QSizeF(width, height)
    heap = fitted(pieces, FULL, 20, room, spread=spread)
    assert heap.fits(room)
    assert len(heap.lying) == len(pieces)
    if any(way.fits(room) for way in heaps(pieces, FULL, 20, spread=spread)):
        assert heap.measure == FULL
    else:
        assert heap.measure.chip < FULL.chip


def test_no_pieces_take_no_room() -> None:
    heap = fitted((), FULL, 5, QSizeF(0, 0), spread=True)
    assert (heap.width, heap.height, heap.lying) == (0, 0, ())


def test_pieces_lie_on_whole_device_pixels() -> None:
    measure = Measure(round(28 * 1.25) / 1.25, round(3 * 1.25) / 1.25, 1.25)
    heap = heaps((PLAQUE,) * 2 + (CHIP,) * 9, measure, 5, spread=False)[0]
    for lying in heap.lying:
        for edge in (lying.x, lying.y):
            assert edge * 1.25 == pytest.approx(round(edge * 1.25), abs=1e-6)
