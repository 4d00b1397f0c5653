"""The real program on a virtual screen under real keys: every drill played to its end, nothing lost or made up."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier_trainer.training.run import ERROR_MS, SPRINT_MS
from tests.desktop.desktop import Program, Screen, wait

pytestmark = [
    pytest.mark.desktop,
    pytest.mark.skipif(sys.platform != "linux", reason="Xvfb and xdotool"),
    pytest.mark.skipif(
        shutil.which("Xvfb") is None or shutil.which("xdotool") is None, reason="needs Xvfb and xdotool"
    ),
]

RUN = 40
"""Tasks of a run."""
SAID = {
    "points": (["5"], ["5"]),
    "natural": (["s", "Return"], ["none"]),
    "ponte-draw": (["Right"], ["draw"]),
    "bank-draw": (["Left"], ["stand"]),
    "winner": (["4", "6", "Right", "Return"], ["4", "6", "banker"]),
}
"""For each drill, in the order of the tiles: keys, and what they say."""


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with Screen() as started:
        yield started


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    data = tmp_path / "data"
    data.mkdir()
    # Cards that fly cost the test time and test nothing here; and a busy machine is given time to press its keys.
    (data / "settings.json").write_text('{"animation": false, "target_percent": 300}', "utf-8")
    with Program(screen, data) as started:
        yield started


def kept(program: Program) -> list[tuple[str, str, list[str]]]:
    """Drill, mode and what was said, of all answers in the order given."""
    rows = program.rows("select drill, mode, given from answers order by number")
    return [(str(drill), str(mode), json.loads(str(given))) for drill, mode, given in rows]


def choose_mode(program: Program, *keys: str, mode: str) -> None:
    """Find the setting by its name and choose with arrow keys."""
    program.press("ctrl+3")
    program.wait_for_page("settings-page")
    program.press(*"mode", "Tab", *keys)
    wait(lambda: program.settings.get("mode", "practise") == mode, f"mode {mode}")


def start(program: Program, key: str, page: str) -> None:
    """Start a run from a page that a key opens."""
    program.press(key)
    program.wait_for_page(page)
    program.press("Return")
    wait(lambda: program.in_run, "a run")


@pytest.mark.parametrize("drill", list(SAID))
def test_a_drill_practised_to_the_end_of_a_run(program: Program, drill: str) -> None:
    keys, said = SAID[drill]
    start(program, str(list(SAID).index(drill) + 1), "lesson-page")
    for _ in range(RUN):
        assert program.answer(*keys)
    program.wait_for_page("summary-page")
    assert program.close() == ""
    assert kept(program) == [(drill, "practise", said)] * RUN
    checked = program.rows("select count(distinct id), count(distinct run_id), min(confirm_ms) > 100 from answers")
    assert checked == [(RUN, 1, 1)]
    assert not (program.data / "log.txt").exists()


def test_a_sprint_ends_by_its_errors_and_learning_has_no_clock(program: Program) -> None:
    """Nobody counts every hand to seven: each error costs ten seconds of the three minutes."""
    choose_mode(program, "Right", mode="sprint")
    start(program, "ctrl+2", "drills-page")
    while program.in_run:
        program.answer("7")
    program.wait_for_page("summary-page")
    given = program.answers
    rows = program.rows("select sum(not is_right), sum(confirm_ms) from answers")
    wrong, spent_ms = (int(str(figure)) for figure in rows[0])
    assert wrong > 0
    assert spent_ms + (wrong - 1) * (ERROR_MS + 1_200) <= SPRINT_MS, "the last error may cost more than is left"
    # The first Tab comes to the reset mark now.
    choose_mode(program, "Tab", "Left", "Left", mode="learn")
    start(program, "ctrl+2", "drills-page")
    for _ in range(3):
        assert program.answer("7")
    program.press("Escape", "Escape")
    program.wait_for_page("summary-page")
    assert program.close() == ""
    assert kept(program) == [("points", "sprint", ["7"])] * given + [("points", "learn", ["7"])] * 3


def test_language_and_theme_are_switched_by_keys_and_hold(screen: Screen, tmp_path: Path) -> None:
    """The program as it is, without a witness."""
    data = tmp_path / "data"
    data.mkdir()
    with Program(screen, data, watched=False) as program:
        program.press("ctrl+3", "Tab", "Down")
        wait(lambda: program.settings.get("language") == "de", "the next language")
        program.press("Tab", "Right")
        wait(lambda: program.settings.get("theme") == "light", "the light theme")
        assert program.close() == ""
    with Program(screen, data, watched=False) as again:
        assert again.settings["language"] == "de"
        assert again.settings["theme"] == "light"
        assert again.close() == ""


def test_by_mouse_alone(program: Program) -> None:
    """The drills page from the rail, its start button, a key of the answer row, and the button that leaves."""
    program.click(90, 86)
    program.wait_for_page("drills-page")
    program.click(1150, 110)
    wait(lambda: program.seen.get("takes_keys") is True, "a question")
    program.click(640, 760)
    wait(lambda: program.seen.get("judged") is True, "a verdict")
    assert program.close() == ""
    assert len(kept(program)) == 1


def test_leaving_in_the_middle_keeps_what_was_answered(program: Program) -> None:
    start(program, "1", "lesson-page")
    assert program.answer("3")
    assert program.answer("3")
    assert program.close() == ""
    assert kept(program) == [("points", "practise", ["3"])] * 2
