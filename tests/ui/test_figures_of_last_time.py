"""Whatever stands in the file of last figures: the window opens, and what makes no sense is not shown."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from croupier_trainer import drills
from croupier_trainer.app.window import FIRST_FIGURES, Program
from croupier_trainer.storage import figures_file
from croupier_trainer.storage.figures_file import Kept
from croupier_trainer.storage.folders import DataFolder
from tests.rules.shipped import shipped

DRILLS = [drill.drill for drill in FIRST_FIGURES.drills]
SOUND: dict[str, Any] = {
    "figures": {
        "ruleset": "chemin-de-fer",
        "family": "chemin-de-fer",
        "drills": [
            {"drill": drill, "skills": 48, "mastered": 3, "weak": 1, "new": 9, "answers": 200, "mistakes": 20}
            for drill in DRILLS
        ],
        "days": [{"day": f"2026-11-{day}", "answers": 40, "mistakes": 4} for day in range(24, 31)],
        "offer": {"drill": "points", "skills": ["points:2:carry-1"], "answers": 40, "minutes": 2},
    },
    "basis": "rules and times",
    "history": "4096 17",
    "width": 1280,
    "height": 800,
    "maximized": False,
    "version": 1,
}
NUMBERS = [-1, 2**31 - 1, 2**31, 2**63, 999_999_999_999_999, 10**30, 1.5, 1e300]
ODD: st.SearchStrategy[Any] = st.sampled_from(
    [*NUMBERS, None, True, "", "no-such", "\0", "\ud800", "2026-02-30", "points:", [], {}]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*SOUND, "drill"]), inner, max_size=3),
    max_leaves=8,
)


def places(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a JSON value something stands, as keys and indices."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [before, *[place for key, each in inner for place in places(each, (*before, key))]][not before :]


def changed(place: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The sound file with another value there."""
    found = copy.deepcopy(SOUND)
    holder: Any = found
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = value
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> DataFolder:
    return DataFolder(tmp_path_factory.mktemp("data"))


def opens(folder: DataFolder, content: object) -> Kept:
    """Open the window on that content and paint it; what was taken from the file."""
    folder.figures_file.write_text(json.dumps(content), "utf-8")
    program = Program(folder, lambda _what: None)
    program.window.grab()
    program.window.deleteLater()
    return figures_file.load(folder.figures_file, DRILLS)


def test_before_anything_is_known_the_drills_are_those_of_the_first_ruleset() -> None:
    ruleset = shipped(FIRST_FIGURES.ruleset)
    assert [drill.id for drill in drills.DRILLS if drill.skills(ruleset)] == DRILLS


def test_a_sound_file_is_shown(app: QApplication, folder: DataFolder) -> None:
    kept = opens(folder, SOUND)
    assert kept.figures is not None
    assert kept.figures.mastered == 3 * len(DRILLS)
    assert (kept.width, kept.height) == (1280, 800)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("version",), 2),
        (("width",), -1),
        (("height",), 2**31),
        (("figures", "family"), "x" * 1_000_000),
        (("figures", "drills", 0, "drill"), "no-such"),
        (("figures", "drills", 0, "drill"), "winner"),
        (("figures", "drills"), SOUND["figures"]["drills"][::-1]),
        (("figures", "drills"), []),
        (("figures", "drills", 1, "answers"), 999_999_999_999_999),
        (("figures", "drills", 1, "mastered"), 49),
        (("figures", "drills", 1, "mistakes"), 201),
        (("figures", "days", 6, "day"), "2026-02-30"),
        (("figures", "days", 6, "answers"), 999_999_999_999_999),
        (("figures", "days"), SOUND["figures"]["days"] * 10),
        (("figures", "offer", "drill"), "no-such"),
        (("figures", "offer", "skills", 0), "points:"),
        (("figures", "offer", "minutes"), 2**31),
    ],
)
def test_what_was_never_written_here_is_dropped(
    app: QApplication, folder: DataFolder, place: tuple[Any, ...], value: object
) -> None:
    assert opens(folder, changed(place, value)) == Kept()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.builds(changed, st.sampled_from(places(SOUND)), ODD | JSON) | JSON)
@example({**SOUND, "width": 10**30})
def test_no_content_whatever_keeps_the_window_from_opening(
    app: QApplication, folder: DataFolder, content: object
) -> None:
    opens(folder, content)


def test_a_folder_in_its_place_is_no_matter(app: QApplication, tmp_path: Path) -> None:
    (tmp_path / "figures.json").mkdir()
    Program(DataFolder(tmp_path), lambda _what: None).window.grab()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_a_pipe_in_its_place_is_no_matter(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "figures.json")
    assert figures_file.load(tmp_path / "figures.json", DRILLS) == Kept()
