"""The two typefaces and the sizes of text, by role; pixel sizes follow the text-size setting."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from PySide6.QtGui import QFont, QFontDatabase

TextSize = Literal["caption", "body", "verdict", "section", "title", "figure"]

PIXELS: Final[dict[TextSize, int]] = {
    "caption": 12,
    "body": 14,
    "verdict": 16,
    "section": 20,
    "title": 28,
    "figure": 44,
}
"""Pixels at 100 %."""

LINE_HEIGHT: Final = 1.4
SMALLEST_PX: Final = 12
"""No text anywhere is smaller."""

_INTER: Final = "Inter-Regular.otf"
_INTER_SEMIBOLD: Final = "Inter-SemiBold.otf"
_GARAMOND: Final = "EBGaramond12-Regular.otf"


class Fonts:
    """Hands out fonts by role. Inter is loaded at once, EB Garamond when the felt first asks for it."""

    def __init__(self, folder: Path, text_percent: int = 100) -> None:
        """`folder` is `resources/fonts`; `text_percent` is the text-size setting, from 100. Needs a QGuiApplication."""
        self._folder = folder
        self._garamond: str | None = None
        self._made: dict[tuple[int, bool], QFont] = {}
        self.text_percent = text_percent
        self._inter = _family(folder / _INTER)
        _family(folder / _INTER_SEMIBOLD)

    def px(self, size: TextSize) -> int:
        """Pixels of a text role at the present text size."""
        return round(PIXELS[size] * self.text_percent / 100)

    def font(self, size: TextSize = "body", *, bold: bool = False) -> QFont:
        """Inter in one of the sizes, weight 400 or 600, figures all of one width."""
        return self.inter(self.px(size), bold=bold)

    def inter(self, px: float, *, bold: bool = False) -> QFont:
        """Inter at a size that a scene worked out, never under 12 px; figures all of one width."""
        key = (max(SMALLEST_PX, round(px)), bold)
        made = self._made.get(key)
        if made is None:
            made = QFont(self._inter)
            made.setPixelSize(key[0])
            made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            made.setFeature(QFont.Tag("tnum"), 1)
            self._made[key] = made
        # A copy is cheap, shares what Qt has worked out for the font, and may be changed by whoever gets it.
        return QFont(made)

    def garamond(self, px: float) -> QFont:
        """EB Garamond for words printed on the felt, never under 12 px."""
        if self._garamond is None:
            self._garamond = _family(self._folder / _GARAMOND)
        font = QFont(self._garamond)
        font.setPixelSize(max(SMALLEST_PX, round(px)))
        return font


def _family(file: Path) -> str:
    """The family name of a font file once Qt knows it; OSError where Qt cannot read it."""
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    if not families:
        raise OSError(f"cannot load the font {file}")
    return families[0]
