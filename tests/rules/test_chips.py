"""Chips and plaques: the fewest pieces, the rest, piles that can be counted (the design's chip rack and piles)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.chips import (
    HOUSE_SET,
    ChipSet,
    Denomination,
    Form,
    Pile,
    chip_set,
    fewest,
    is_fewest,
    piles,
    rest_cents,
    total_cents,
)

AWKWARD = (
    *[(1, 3, 4), (1, 5, 10, 20, 25), (10, 20, 25), (2, 5), (6, 9, 20), (4, 7, 28, 56), (7,), (1, 7, 10, 22)],
    *[(3, 6, 12, 24), (5, 8, 40, 100), (1, 2, 4, 5, 8), (15, 10, 6), (9, 11, 13), (50, 60, 75, 150, 300, 1000)],
)


def worths(amount: int, chips: ChipSet = HOUSE_SET) -> list[int] | None:
    pieces = fewest(amount, chips)
    return None if pieces is None else [piece.cents for piece in pieces]


def searched(most: int, chips: ChipSet) -> list[list[int] | None]:
    """For each amount up to `most` the best way by trying every last piece: fewest, then the highest pieces first."""
    ways: list[list[int] | None] = [[]]
    for amount in range(1, most + 1):
        candidates = []
        for worth in (denomination.cents for denomination in chips.denominations):
            before = ways[amount - worth] if worth <= amount else None
            if before is not None:
                candidates.append(sorted([*before, worth], reverse=True))
        ways.append(min(candidates, key=lambda way: (len(way), [-worth for worth in way]), default=None))
    return ways


def test_the_set_of_the_program() -> None:
    """The design names nine chips and two plaques."""
    chips = [piece.cents // 100 for piece in HOUSE_SET.denominations if piece.form is Form.CHIP]
    plaques = [piece.cents // 100 for piece in HOUSE_SET.denominations if piece.form is Form.PLAQUE]
    assert (chips, plaques) == ([1000, 500, 100, 50, 25, 10, 5, 2, 1], [10000, 5000])


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (0, []),
        (1, [1]),
        (4, [2, 2]),
        (40, [25, 10, 5]),
        (30, [25, 5]),  # as short as 10, 10, 10 is not
        (80, [50, 25, 5]),
        (95, [50, 25, 10, 10]),
        (19_888, [10000, 5000, 1000, 1000, 1000, 1000, 500, 100, 100, 100, 50, 25, 10, 2, 1]),
        (30_000, [10000, 10000, 10000]),
    ],
)
def test_amounts_in_the_programs_set(amount: int, expected: list[int]) -> None:
    assert worths(amount * 100) == [worth * 100 for worth in expected]


def test_forty_without_a_five_is_two_twenties() -> None:
    """Where the highest first fails: 25 leaves 15, which 20 and 10 cannot make."""
    chips = chip_set((25, 20, 10))
    assert worths(40, chips) == [20, 20]
    assert worths(80, chips) == [25, 25, 20, 10]  # as short as four twenties, and higher
    assert worths(80, chip_set((25, 20))) == [20, 20, 20, 20]
    assert worths(85, chips) == [25, 25, 25, 10]  # as short as 25, 20, 20, 20, and higher
    assert worths(15, chips) is None
    assert worths(100, chips) == [25, 25, 25, 25]


@pytest.mark.parametrize("cents", AWKWARD, ids=str)
def test_every_small_amount_of_awkward_sets(cents: tuple[int, ...]) -> None:
    chips = chip_set(cents)
    most = 3 * max(cents) + 50
    assert [worths(amount, chips) for amount in range(most + 1)] == searched(most, chips)


@given(st.sets(st.integers(1, 40), min_size=1, max_size=6))
def test_every_amount_of_any_set(cents: set[int]) -> None:
    chips = chip_set(cents)
    assert [worths(amount, chips) for amount in range(121)] == searched(120, chips)


def test_every_whole_amount_of_the_programs_set() -> None:
    in_units = chip_set(denomination.cents // 100 for denomination in HOUSE_SET.denominations)
    best = searched(3_000, in_units)
    for amount, way in enumerate(best):
        assert way is not None
        assert worths(amount * 100) == [worth * 100 for worth in way]


@given(st.integers(0, 10_000_000_00), st.sampled_from([HOUSE_SET, *map(chip_set, AWKWARD[:3])]))
def test_pieces_and_rest_are_the_amount(amount: int, chips: ChipSet) -> None:
    amount %= 1000 * chips.denominations[0].cents
    rest = rest_cents(amount, chips)
    pieces = fewest(amount - rest, chips)
    assert pieces is not None
    assert total_cents(pieces) + rest == amount
    assert is_fewest(pieces, chips)


def test_odd_cents_cannot_be_paid_in_chips() -> None:
    assert [rest_cents(cents) for cents in (0, 1, 99, 1_00, 117_30, 228_70)] == [0, 1, 99, 0, 30, 70]
    assert worths(117_30) is None
    quarters = chip_set((25, 1_00, 5_00))
    assert [rest_cents(cents, quarters) for cents in (1_50, 1_60, 24)] == [0, 10, 24]
    # 2 and 5 make everything but 1 and 3.
    assert [rest_cents(cents, chip_set((2, 5))) for cents in range(8)] == [0, 1, 0, 1, 0, 0, 0, 0]


def test_what_is_not_the_fewest() -> None:
    one, two, five, ten = (Denomination(units * 100) for units in (1, 2, 5, 10))
    assert is_fewest((five, two, two))
    assert is_fewest((two, five, two))  # in whatever order
    assert not is_fewest((five, two, one, one))
    assert not is_fewest((five, five))
    assert is_fewest((ten,))
    assert is_fewest(())
    assert not is_fewest((Denomination(3_00),))  # no piece of the set
    assert not is_fewest((Denomination(1_00, Form.PLAQUE),))
    either = chip_set((10, 20, 25, 5))
    assert worths(30, either) == [25, 5]
    assert is_fewest((Denomination(20), Denomination(10)), either)  # as few


def test_nothing_is_made_of_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        fewest(-1)


@pytest.mark.parametrize("cents", [(), (0,), (-5, 10), (5, 5), (1, 2, 2)])
def test_sets_that_are_none(cents: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="different worths"):
        chip_set(cents)


def test_a_chip_and_a_plaque_are_not_worth_the_same() -> None:
    with pytest.raises(ValueError, match="different worths"):
        chip_set((1_00,), (1_00,))


def test_piles_hold_twenty() -> None:
    one = Denomination(1_00)
    full, rest = piles([one] * 32)
    assert (len(full.pieces), len(rest.pieces)) == (20, 12)
    assert piles([one] * 20) == (Pile((one,) * 20),)
    assert piles([]) == ()


def test_plaques_lie_apart_and_the_highest_at_the_foot() -> None:
    one, hundred, plaque = Denomination(1_00), Denomination(100_00), Denomination(5_000_00, Form.PLAQUE)
    assert piles([one, plaque, hundred, one]) == (Pile((plaque,)), Pile((hundred, one, one)))


@given(st.lists(st.sampled_from(HOUSE_SET.denominations)), st.sampled_from([5, 10, 20]))
def test_no_piece_is_lost_in_piles(pieces: list[Denomination], most: int) -> None:
    """A pile on the felt holds 5, 10 or 20, by the size of the window."""
    made = piles(iter(pieces), most)
    laid = [piece for pile in made for piece in pile.pieces]
    assert sorted(laid) == sorted(pieces)
    assert all(0 < len(pile.pieces) <= most for pile in made)
