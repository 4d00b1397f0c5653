"""The colours of the program as roles, read from the theme files; only here does a role become a QColor."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

Role = Literal[
    "bg",
    "surface",
    "raised",
    "line",
    "text",
    "muted",
    "accent",
    "on-accent",
    "right",
    "right-tint",
    "wrong",
    "wrong-tint",
    "slow",
    "slow-tint",
    "felt",
    "felt-words",
    "felt-print",
    "felt-right",
    "felt-wrong",
    "felt-slow",
    "bubble",
    "bubble-words",
    "card-face",
    "card-ink",
    "card-red",
    "card-back",
    "chip-ring",
    "ink-dark",
    "ink-light",
    "shadow",
]
"""Every colour that code may name. `felt` is the felt that was chosen."""

ThemeName = Literal["dark", "light", "system"]
FeltName = Literal["green", "bordeaux", "blue"]


class _Table(msgspec.Struct, frozen=True):
    """What `table.json` says: the colours that are the same in a dark and in a light room."""

    roles: dict[str, str]
    chips: dict[str, str]


class _Room(msgspec.Struct, frozen=True):
    """What `dark.json` and `light.json` say."""

    roles: dict[str, str]
    series: tuple[str, str, str]
    heat: tuple[tuple[str, str], ...]
    felts: dict[str, str]


class Theme(msgspec.Struct, frozen=True):
    """All colours of one appearance, as a value; made by `load`.

    Colours are handed out as fresh `QColor`s, so nobody can change another's.
    """

    name: Literal["dark", "light"]
    felt: FeltName
    roles: dict[str, str]
    series_colors: tuple[str, ...]
    heat_colors: tuple[tuple[str, str], ...]
    chip_colors: dict[int, str]

    def color(self, role: Role) -> QColor:
        """The colour of a role."""
        return QColor(self.roles[role])

    def alpha(self, role: Role, share: float) -> QColor:
        """The colour of a role, let through by `share` (0 invisible, 1 solid)."""
        color = self.color(role)
        color.setAlphaF(share)
        return color

    def series(self, number: int) -> QColor:
        """Colour of chart series 1, 2 or 3."""
        return QColor(self.series_colors[number - 1])

    def heat(self, step: int) -> tuple[QColor, QColor]:
        """Fill and figure of heat step 1 (few) to 5 (many)."""
        fill, figure = self.heat_colors[step - 1]
        return QColor(fill), QColor(figure)

    def chip(self, value_cents: int) -> tuple[QColor, QColor]:
        """Face and figure of a chip or plaque; KeyError where the standard set has none of that value.

        The figure's ink is the better readable of the two.
        """
        face = QColor(self.chip_colors[value_cents])
        return face, max(self.color("ink-dark"), self.color("ink-light"), key=lambda ink: contrast(ink, face))

    def palette(self) -> QPalette:
        """The roles as Qt's palette, for every control that Qt draws itself."""
        palette = QPalette()
        pairs: tuple[tuple[QPalette.ColorRole, Role], ...] = (
            (QPalette.ColorRole.Window, "bg"),
            (QPalette.ColorRole.WindowText, "text"),
            (QPalette.ColorRole.Base, "raised"),
            (QPalette.ColorRole.AlternateBase, "surface"),
            (QPalette.ColorRole.Text, "text"),
            (QPalette.ColorRole.PlaceholderText, "muted"),
            (QPalette.ColorRole.Button, "raised"),
            (QPalette.ColorRole.ButtonText, "text"),
            (QPalette.ColorRole.BrightText, "wrong"),
            (QPalette.ColorRole.ToolTipBase, "raised"),
            (QPalette.ColorRole.ToolTipText, "text"),
            (QPalette.ColorRole.Highlight, "accent"),
            (QPalette.ColorRole.HighlightedText, "on-accent"),
            (QPalette.ColorRole.Accent, "accent"),
            (QPalette.ColorRole.Link, "accent"),
            (QPalette.ColorRole.LinkVisited, "accent"),
            (QPalette.ColorRole.Light, "raised"),
            (QPalette.ColorRole.Midlight, "raised"),
            (QPalette.ColorRole.Mid, "line"),
            (QPalette.ColorRole.Dark, "line"),
            (QPalette.ColorRole.Shadow, "line"),
        )
        for place, role in pairs:
            palette.setColor(place, self.color(role))
        for place in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, place, self.color("line"))
        return palette


def load(folder: Path, name: ThemeName, felt: FeltName) -> Theme:
    """The theme `name` on the felt `felt`, from the theme files in `folder` (`resources/themes`).

    "system" asks the desktop whether it is dark; a desktop that does not say gets the dark room. Needs a
    QGuiApplication for "system" only. Raises OSError or msgspec.DecodeError where a shipped file is missing or broken.
    """
    shown = resolved(name)
    table = msgspec.json.decode((folder / "table.json").read_bytes(), type=_Table)
    room = msgspec.json.decode((folder / f"{shown}.json").read_bytes(), type=_Room)
    return Theme(
        name=shown,
        felt=felt,
        roles=table.roles | room.roles | {"felt": room.felts[felt]},
        series_colors=room.series,
        heat_colors=room.heat,
        chip_colors={int(value_cents): face for value_cents, face in table.chips.items()},
    )


def resolved(name: ThemeName) -> Literal["dark", "light"]:
    """What "system" comes to on this desktop now; the others are themselves."""
    if name != "system":
        return name
    scheme = QGuiApplication.styleHints().colorScheme()
    return "light" if scheme == Qt.ColorScheme.Light else "dark"


def luminance(color: QColor) -> float:
    """Relative luminance, 0 black to 1 white (WCAG 2.2, "relative luminance")."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two solid colours, 1 to 21 (WCAG 2.2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
