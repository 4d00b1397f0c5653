"""Chips and plaques as pictures: they can be read, told apart and counted, on every felt."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QColor, QImage

from croupier_trainer.rules.chips import HOUSE_SET, Denomination, Form, chip_set
from croupier_trainer.ui.chips import ChipArt, figure_words, piece_height
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.theme import FeltName, contrast, load
from tests.ui.conftest import RESOURCES

KINDS = HOUSE_SET.denominations
CHIPS = tuple(kind for kind in KINDS if kind.form is Form.CHIP)
TEN, THOUSAND = Denomination(10_00), Denomination(1_000_00)
PLAQUE = Denomination(5_000_00, Form.PLAQUE)


@pytest.fixture
def art(look: Look) -> ChipArt:
    """The program's own pieces."""
    return ChipArt(look)


def image_of(art: ChipArt, kind: Denomination, width: float, ratio: float = 1.0) -> QImage:
    return art.face(kind, width, ratio).toImage().convertToFormat(QImage.Format.Format_ARGB32)


def has(image: QImage, color: QColor) -> int:
    """How many pixels are of the colour, or hardly differ from it."""

    def is_it(found: QColor) -> bool:
        parts = ((found.red(), color.red()), (found.green(), color.green()), (found.blue(), color.blue()))
        return found.alpha() == 255 and all(abs(one - other) <= 3 for one, other in parts)

    return sum(is_it(image.pixelColor(x, y)) for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("kind", KINDS)
def test_each_figure_can_be_read_on_its_face(art: ChipArt, kind: Denomination) -> None:
    face, ink = art.colors(kind)
    assert contrast(face, ink) >= 4.5
    image = image_of(art, kind, 28 if kind.form is Form.CHIP else 44)
    assert has(image, face) > image.width() * image.height() / 5
    inner = image.copy(image.width() // 4, image.height() // 4, image.width() // 2, image.height() // 2)
    drawn = [inner.pixelColor(x, y) for x in range(inner.width()) for y in range(inner.height())]
    assert sum(contrast(color, face) >= 0.6 * contrast(ink, face) for color in drawn) >= 8


@pytest.mark.parametrize("room", ["dark", "light"])
@pytest.mark.parametrize("felt", get_args(FeltName))
def test_the_ring_parts_every_piece_from_any_felt(room: str, felt: FeltName) -> None:
    theme = load(RESOURCES / "themes", "dark" if room == "dark" else "light", felt)
    assert contrast(theme.color("chip-ring"), theme.color("felt")) >= 3


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("width", [24, 28, 42, 113])
def test_the_ring_goes_all_round(look: Look, art: ChipArt, kind: Denomination, width: int) -> None:
    image = image_of(art, kind, width)
    ring, middle_x, middle_y = look.theme.color("chip-ring"), image.width() // 2, image.height() // 2
    for x, y in ((0, middle_y), (image.width() - 1, middle_y), (middle_x, 0), (middle_x, image.height() - 1)):
        found = image.pixelColor(x, y)
        assert found.alpha() > 150
        assert contrast(found, ring) < 1.2


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_pieces_have_the_measure_that_is_asked_for(art: ChipArt, ratio: float) -> None:
    chip, plaque = art.face(TEN, 42, ratio), art.face(PLAQUE, 66, ratio)
    assert chip.size() == QSize(round(42 * ratio), round(42 * ratio))
    assert plaque.size() == QSize(round(66 * ratio), round(42 * ratio))
    assert chip.devicePixelRatio() == plaque.devicePixelRatio() == ratio
    assert piece_height(PLAQUE, 66) == pytest.approx(42)
    assert art.shadow(TEN, 42, ratio).width() > chip.width()
    assert art.face(TEN, 42, ratio) is chip


def test_corners_let_the_felt_through(art: ChipArt) -> None:
    for kind in (TEN, PLAQUE):
        assert image_of(art, kind, 66).pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("width", [24, 28, 42])
def test_all_kinds_are_told_apart(art: ChipArt, width: int) -> None:
    seen = {bytes(image_of(art, kind, width).constBits()) for kind in KINDS}
    assert len(seen) == len(KINDS)


@pytest.mark.parametrize("width", [24, 28, 42])
def test_kinds_are_told_apart_by_their_edge_alone(art: ChipArt, width: int) -> None:
    """In a pile only the lower edge of a piece is seen."""
    edges = []
    for kind in CHIPS:
        image = image_of(art, kind, width)
        seen = max(3, round(width * 0.14))
        edges.append(bytes(image.copy(0, width - seen, width, seen).constBits()))
    assert len(set(edges)) == len(CHIPS)
    assert all(has(image_of(art, kind, width), art.colors(kind)[0]) for kind in CHIPS)


def test_neighbours_in_worth_differ_in_their_marks_too(look: Look, art: ChipArt) -> None:
    art.set_house(HOUSE_SET, {kind.cents: "#1F5F9E" for kind in CHIPS})
    # The same face for all: the lower edge, where no figure reaches, still tells one kind from the next.
    edges = []
    for kind in CHIPS:
        image = image_of(art, kind, 42)
        edges.append(bytes(image.copy(0, 36, 42, 6).constBits()))
    assert all(one != other for one, other in itertools.pairwise(edges))


def test_what_is_printed_on_a_piece() -> None:
    point = QLocale().decimalPoint()
    assert [figure_words(cents) for cents in (1_00, 25_00, 500_00, 1_000_00, 10_000_00, 2_50, 25)] == [
        *["1", "25", "500", "1000", "10000"],
        *[f"2{point}5", f"0{point}25"],
    ]
    short = [figure_words(cents, short=True) for cents in (500_00, 1_000_00, 2_500_00, 10_000_00, 1_250_00)]
    assert short == ["500", "1k", f"2{point}5k", "10k", "1250"]


@pytest.mark.parametrize("width", [24, 28, 42, 113])
def test_a_chip_of_a_thousand_is_printed_short_and_a_plaque_in_full(
    art: ChipArt, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    printed: list[str] = []

    def watched(cents: int, *, short: bool = False) -> str:
        printed.append(figure_words(cents, short=short))
        return printed[-1]

    monkeypatch.setattr("croupier_trainer.ui.chips.figure_words", watched)
    art.face(THOUSAND, width, 1.0)
    assert printed[-1] == "1k"
    art.face(Denomination(500_00), width, 1.0)
    assert printed[-1] == "500"
    art.face(PLAQUE, max(44, width), 1.0)
    assert printed[-1] == "5000"


def test_the_house_chooses_the_faces_and_the_ink_follows(look: Look, art: ChipArt) -> None:
    before = art.face(TEN, 42, 1.0)
    art.set_house(HOUSE_SET, {TEN.cents: "#F0E020", PLAQUE.cents: "#101010"})
    assert art.colors(TEN) == (QColor("#F0E020"), look.theme.color("ink-dark"))
    assert art.colors(PLAQUE) == (QColor("#101010"), look.theme.color("ink-light"))
    assert art.face(TEN, 42, 1.0) is not before
    assert has(image_of(art, TEN, 42), QColor("#F0E020")) > 300
    assert art.colors(THOUSAND)[0] == QColor(look.theme.chip_colors[THOUSAND.cents])


def test_any_face_has_a_figure_that_stands_out(art: ChipArt) -> None:
    for grey in range(0, 256, 5):
        art.set_house(HOUSE_SET, {TEN.cents: QColor(grey, grey, grey).name()})
        assert contrast(*art.colors(TEN)) >= 4.1, grey


def test_worths_that_the_program_does_not_know_have_a_face_all_the_same(look: Look, art: ChipArt) -> None:
    art.set_house(chip_set((25, 20_00, 2_000_00), (100_000_00,)), {})
    lowest, highest = min(look.theme.chip_colors), max(look.theme.chip_colors)
    assert art.colors(Denomination(25))[0] == QColor(look.theme.chip_colors[lowest])
    assert art.colors(Denomination(20_00))[0] == QColor(look.theme.chip_colors[10_00])
    assert art.colors(Denomination(100_000_00, Form.PLAQUE))[0] == QColor(look.theme.chip_colors[highest])
    assert not art.face(Denomination(25), 28, 1.0).isNull()


@pytest.mark.parametrize("width", [0, 0.3, 1, 3])
def test_a_piece_of_hardly_any_size_is_a_picture(art: ChipArt, width: float) -> None:
    for kind in (TEN, PLAQUE):
        assert not art.face(kind, width, 1.25).isNull()
        assert not art.shadow(kind, width, 1.25).isNull()
