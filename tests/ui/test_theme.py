"""The theme files: every contrast that the design brief names is computed again (WCAG 2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.theme import FeltName, Role, Theme, contrast, load
from tests.ui.conftest import RESOURCES

THEMES = RESOURCES / "themes"
ROOMS = ("dark", "light")

# Lowest contrast on bg, surface and raised as the brief states it: dark, light.
ON_GROUNDS: dict[Role, tuple[float, float]] = {
    "line": (3.6, 3.5),
    "text": (11.4, 13.5),
    "muted": (6.4, 6.1),
    "accent": (7.0, 5.3),
    "right": (7.2, 5.7),
    "wrong": (6.1, 5.5),
    "slow": (7.3, 6.0),
}
ON_TINTS: dict[tuple[Role, Role], tuple[float, float]] = {
    ("right", "right-tint"): (6.8, 6.2),
    ("wrong", "wrong-tint"): (6.4, 5.8),
    ("slow", "slow-tint"): (7.0, 6.4),
    ("on-accent", "accent"): (9.7, 6.8),
}
ON_FELT: dict[Role, float] = {
    "felt-words": 7.8,
    "felt-print": 6.0,
    "felt-right": 5.6,
    "felt-wrong": 5.6,
    "felt-slow": 5.6,
}
# What is drawn over what beyond the brief's own list, with what it has to reach.
ALSO: tuple[tuple[Role, Role, float], ...] = (
    ("text", "right-tint", 4.5),
    ("text", "wrong-tint", 4.5),
    ("text", "slow-tint", 4.5),
    ("muted", "surface", 4.5),
    ("bubble-words", "bubble", 4.5),
    ("card-ink", "card-face", 4.5),
    ("card-red", "card-face", 6.55),
    ("card-back", "card-face", 3.0),
    ("felt", "felt-wrong", 3.0),
)


def theme_of(name: str, felt: FeltName = "green") -> Theme:
    assert name in {"dark", "light"}
    return load(THEMES, "dark" if name == "dark" else "light", felt)


def lowest(color: QColor, grounds: Iterable[QColor]) -> float:
    return min(contrast(color, ground) for ground in grounds)


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("role", ON_GROUNDS)
def test_contrast_on_the_grounds(name: str, role: Role) -> None:
    theme = theme_of(name)
    found = lowest(theme.color(role), [theme.color("bg"), theme.color("surface"), theme.color("raised")])
    assert found == pytest.approx(ON_GROUNDS[role][ROOMS.index(name)], abs=0.06)
    assert found >= (3 if role == "line" else 4.5)


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("pair", ON_TINTS)
def test_contrast_on_the_own_tint(name: str, pair: tuple[Role, Role]) -> None:
    theme = theme_of(name)
    found = contrast(theme.color(pair[0]), theme.color(pair[1]))
    assert found == pytest.approx(ON_TINTS[pair][ROOMS.index(name)], abs=0.06)


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("felt", get_args(FeltName))
@pytest.mark.parametrize("role", ON_FELT)
def test_contrast_on_every_felt(name: str, felt: FeltName, role: Role) -> None:
    theme = theme_of(name, felt)
    assert contrast(theme.color(role), theme.color("felt")) >= ON_FELT[role] - 0.06


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("felt", get_args(FeltName))
def test_contrast_of_what_else_is_drawn(name: str, felt: FeltName) -> None:
    theme = theme_of(name, felt)
    for front, ground, least in ALSO:
        assert contrast(theme.color(front), theme.color(ground)) >= least, (front, ground)


@pytest.mark.parametrize("name", ROOMS)
def test_series_and_heat_can_be_read(name: str) -> None:
    theme = theme_of(name)
    assert min(contrast(theme.series(number), theme.color("surface")) for number in (1, 2, 3)) >= 6.65
    for step in range(1, 6):
        fill, figure = theme.heat(step)
        assert contrast(fill, figure) >= 4.95, step


def test_chips_choose_the_better_ink() -> None:
    theme = theme_of("dark")
    dark = {100, 200, 5000, 100_000}
    assert len(theme.chip_colors) == 11
    for value_cents in theme.chip_colors:
        face, ink = theme.chip(value_cents)
        assert contrast(face, ink) >= 5.45, value_cents
        assert ink == theme.color("ink-dark" if value_cents in dark else "ink-light"), value_cents


@pytest.mark.parametrize("name", ROOMS)
def test_every_role_is_in_the_files_and_no_other(name: str) -> None:
    theme = theme_of(name)
    assert set(theme.roles) == set(get_args(Role))
    assert all(theme.color(role).isValid() for role in get_args(Role))


def test_the_shadow_is_black_at_thirty_percent() -> None:
    shadow = theme_of("light").color("shadow")
    assert (shadow.red(), shadow.green(), shadow.blue()) == (0, 0, 0)
    assert shadow.alphaF() == pytest.approx(0.3, abs=0.005)


def test_handed_out_colours_are_the_askers_own() -> None:
    theme = theme_of("dark")
    theme.color("accent").setAlpha(0)
    assert theme.color("accent").alpha() == 255


def test_code_names_roles_and_no_colour() -> None:
    ui = RESOURCES.parent / "croupier_trainer" / "ui"
    pattern = re.compile(
        r"#[0-9A-Fa-f]{3,8}\b|QColor\(\s*[\d\"']|\brgba?\(|fromRgb|GlobalColor\.(?!transparent)|Qt\.(white|black|red)\b"
    )
    found = [
        f"{file.relative_to(ui)}: {line.strip()}"
        for file in sorted(ui.rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if pattern.search(line)
    ]
    assert found == []


def test_the_deck_is_printed_in_the_roles_colours() -> None:
    theme = theme_of("dark")
    face, ink, red = (theme.color(role).name().upper() for role in ("card-face", "card-ink", "card-red"))
    for suit in "CDHS":
        text = (RESOURCES / "cards" / f"7{suit}.svg").read_text(encoding="utf-8")
        assert set(re.findall(r"#[0-9A-F]{6}", text)) == {face, red if suit in "DH" else ink}


def test_a_change_of_the_look_reaches_palette_and_listeners(app: QApplication, resources: Path) -> None:
    look = Look(resources, "dark", "green")
    heard: list[str] = []
    look.changed.connect(lambda: heard.append(look.theme.name))
    look.set("light", "blue", 125, reduced_motion=True)
    look.set("light", "blue", 125, reduced_motion=True)
    assert heard == ["light"], "once: all pages lay themselves out anew"
    assert look.theme.felt == "blue"
    assert QApplication.palette().color(QPalette.ColorRole.Window) == look.theme.color("bg")
    assert QApplication.font().pixelSize() == round(14 * 1.25)
    assert look.ms(140) == 0
    look.set("dark", "green", 100, reduced_motion=False)
    assert look.ms(140) == 140
