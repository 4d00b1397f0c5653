"""Typefaces, icons and marks that the look is made of."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills import DRILL_IDS
from croupier_trainer.ui.icons import ICONS
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import LINE, MARKS, path
from tests.ui.conftest import RESOURCES


def test_sizes_and_weights(look: Look) -> None:
    fonts = look.fonts
    sizes = [fonts.font(size).pixelSize() for size in ("caption", "body", "verdict", "section", "title", "figure")]
    assert sizes == [12, 14, 16, 20, 28, 44]
    assert QFontInfo(fonts.font()).family() == "Inter"
    assert fonts.font(bold=True).weight() == QFont.Weight.DemiBold
    assert QFontInfo(fonts.font(bold=True)).weight() == 600
    assert QFontInfo(fonts.garamond(20)).family().startswith("EB Garamond")


def test_nothing_is_smaller_than_twelve_pixels(look: Look) -> None:
    assert look.fonts.inter(5).pixelSize() == 12
    assert look.fonts.garamond(5).pixelSize() == 12


def test_figures_are_all_of_one_width(look: Look) -> None:
    for bold in (False, True):
        metrics = QFontMetricsF(look.fonts.inter(40, bold=bold))
        widths = [metrics.horizontalAdvance(digit) for digit in "0123456789"]
        assert max(widths) - min(widths) < 0.1


def test_the_cut_down_fonts_have_what_three_languages_write(app: QApplication) -> None:
    words = "AZaz09 ÄÖÜäöüßẞ ÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûüÿ „“”‚‘’«»‹›–—…·×−≥≤≠€%§°½¼¾→←↑↓\u00a0\u202f\u2009"
    for name in ("Inter-Regular.otf", "Inter-SemiBold.otf", "EBGaramond12-Regular.otf"):
        font = QRawFont(str(RESOURCES / "fonts" / name), 20)
        missing = [letter for letter in words if not font.supportsCharacter(ord(letter))]
        assert missing == [], name


def test_each_font_has_its_licence_beside_it() -> None:
    for name in ("Inter", "EBGaramond"):
        text = (RESOURCES / "fonts" / f"{name}-OFL.txt").read_text(encoding="utf-8")
        assert text.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_every_drill_has_an_icon() -> None:
    assert set(DRILL_IDS) <= set(ICONS)


def test_every_drawing_stays_in_its_square(app: QApplication) -> None:
    square = QRectF(0, 0, 20, 20)
    for name, drawing in (*ICONS.items(), *MARKS.items()):
        half = LINE / 2
        if drawing.lines:
            box = path(drawing.lines).boundingRect().adjusted(-half, -half, half, half)
            assert square.contains(box), name
        if drawing.solids:
            assert square.contains(path(drawing.solids).boundingRect()), name
        assert drawing.lines or drawing.solids, name
