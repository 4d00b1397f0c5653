"""The real program on a virtual screen under real keys and clicks: every drill played to its end, nothing lost."""

from __future__ import annotations

import itertools
import json
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Part
from croupier_trainer.storage import figures_file
from croupier_trainer.storage.figures_file import Kept
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.run import ERROR_MS, SPRINT_MS
from tests.desktop.desktop import WHEEL_UP, Program, Screen, wait
from tests.desktop.playing import Hand, Keys, Mouse, Said, played

pytestmark = [
    pytest.mark.desktop,
    pytest.mark.skipif(sys.platform != "linux", reason="Xvfb and xdotool"),
    pytest.mark.skipif(
        shutil.which("Xvfb") is None or shutil.which("xdotool") is None, reason="needs Xvfb and xdotool"
    ),
]

LENGTHS = {drill.id: drill.length for drill in DRILLS}
"""Tasks of a run, for each drill in the order of the tiles."""
BROKEN_OFF = {"natural": 8, "ponte-draw": 8, "bank-draw": 8, "winner": 8}
"""Runs by mouse that are left after so many answers; others like them are played to their end."""
MONEY = ("payout", "bank-sum")
"""Answered in a column beside the table."""
WRONG_ONCE = {
    "points": {Part.POINTS},
    "natural": {Part.NATURAL, Part.STOPS},
    "ponte-draw": {Part.PONTE_CALL},
    "bank-draw": {Part.BANK_CALL},
    "winner": {Part.POINTS_PONTE, Part.POINTS_BANKER, Part.WINNER},
    "sabot": {Part.NATURAL, Part.PONTE_CALL, Part.POINTS_PONTE, Part.POINTS_BANKER, Part.WINNER, Part.LAST_COUP},
    "payout": {Part.PLACE, Part.MOVE, Part.WIN},
    "bank-sum": {Part.LEVY, Part.BANK_SUM, Part.NEXT_BANKER},
}
"""The parts that every whole run asks for: in each of them one answer is wrong."""
SMALLEST = (850, 530)
# Cards that fly cost the test time and test nothing here; and a busy machine is given time to press its keys.
CALM: Mapping[str, object] = {"animation": False, "target_percent": 300}


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with Screen() as started:
        yield started


@pytest.fixture(scope="module")
def smallest_screen() -> Iterator[Screen]:
    with Screen(*SMALLEST) as started:
        yield started


@pytest.fixture(scope="module")
def sharp_screen() -> Iterator[Screen]:
    """At 200 percent, as on a laptop's fine screen."""
    with Screen(2560, 1600, scale=2) as started:
        yield started


def fresh(folder: Path, settings: Mapping[str, object] = CALM, size: tuple[int, int] | None = None) -> Path:
    """A data folder with settings, and the size the window had last time."""
    data = DataFolder(folder / "data")
    data.path.mkdir()
    data.settings_file.write_text(json.dumps(settings), "utf-8")
    if size is not None:
        figures_file.save(data.figures_file, Kept(width=size[0], height=size[1]))
    return data.path


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    with Program(screen, fresh(tmp_path)) as started:
        yield started


def kept(program: Program) -> list[tuple[str, str, int, tuple[str, ...], tuple[str, ...], bool]]:
    """Drill, mode, turn, what was said and what would have been right, and whether it was: in the order given."""
    rows = program.rows("select drill, mode, turn, given, expected, is_right from answers order by number")
    return [
        (str(drill), str(mode), int(str(turn)), _parts(given), _parts(expected), bool(is_right))
        for drill, mode, turn, given, expected, is_right in rows
    ]


def _parts(text: object) -> tuple[str, ...]:
    return tuple(json.loads(str(text)))


def rows_of(
    drill: str, mode: str, said: Iterable[Said]
) -> list[tuple[str, str, int, tuple[str, ...], tuple[str, ...], bool]]:
    """What the history has to hold of a run."""
    return [(drill, mode, each.turn, each.given, each.expected, each.given == each.expected) for each in said]


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


def play_to_the_end(program: Program, hand: Hand, drill: str, pictures: str) -> list[Said]:
    """Play the run that is on, and hold the history against what was said; the program is closed then."""
    said: list[Said] = []
    program.picture(f"{pictures}-asked")
    for each in played(program, hand):
        said.append(each)
        if each.wrong is not None:
            program.picture(f"{pictures}-wrong-{each.wrong.value}")
        elif not any(before.wrong is None for before in said[:-1]):
            program.picture(f"{pictures}-right")
    program.wait_for_page("summary-page")
    program.picture(f"{pictures}-summary")
    assert program.close() == ""
    assert kept(program) == rows_of(drill, "practise", said)
    checked = program.rows("select count(distinct id), count(distinct run_id), sum(is_late) from answers")
    assert checked == [(len(said), 1, 0)]
    assert sum(each.turn == 0 for each in said) == LENGTHS[drill]
    assert {each.wrong for each in said} >= WRONG_ONCE[drill]
    assert not (program.data / "log.txt").exists()
    return said


@pytest.mark.parametrize(
    ("drill", "settings"),
    [
        *((drill, {}) for drill in LENGTHS if drill not in MONEY),
        ("payout", {"animation": True}),
        ("bank-sum", {"level": 3}),
        ("payout", {"ruleset": "mini-baccarat", "language": "de", "level": 2}),
    ],
    ids=[*LENGTHS, "payout-punto-banco"],
)
def test_by_keys_alone(
    smallest_screen: Screen,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    drill: str,
    settings: Mapping[str, object],
) -> None:
    """From a tile's key to the summary, at the smallest size."""
    name = request.node.callspec.id
    with Program(smallest_screen, fresh(tmp_path, {**CALM, **settings})) as program:
        start(program, str(list(LENGTHS).index(drill) + 1), "lesson-page")
        hand = Keys(program, "," if settings.get("language") == "de" else ".")
        play_to_the_end(program, hand, drill, f"850-{name}")


@pytest.mark.parametrize("drill", LENGTHS)
def test_by_mouse_alone(sharp_screen: Screen, tmp_path: Path, drill: str) -> None:
    """From a tile, or from the list of drills, to the summary, at 200 percent and the smallest size."""
    number = list(LENGTHS).index(drill)
    with Program(sharp_screen, fresh(tmp_path, CALM, SMALLEST)) as program:
        if number % 2 == 0:
            program.click(f"tile-{drill}")
            program.wait_for_page("lesson-page")
            program.click("lesson-start")
        else:
            program.click("room-drills")
            program.wait_for_page("drills-page")
            program.scroll_to(f"drill-{drill}")
            program.click(f"drill-{drill}")
            program.scroll_to("start")
            program.click("start")
        wait(lambda: program.in_run, "a run")
        hand = Mouse(program)
        if drill in BROKEN_OFF:
            play_and_leave(program, hand, drill, lambda said: len(said) == BROKEN_OFF[drill])
        else:
            play_to_the_end(program, hand, drill, f"200-{drill}")
        assert program.settings == CALM, "the wheel changed a setting"


def play_and_leave(program: Program, hand: Mouse, drill: str, enough: Callable[[list[Said]], bool]) -> list[Said]:
    """Play the run that is on until that was enough, and leave it; the program is closed then."""
    said: list[Said] = []
    for each in played(program, hand):
        said.append(each)
        program.picture(f"200-left-{drill}-{len(said)}")
        if enough(said):
            break
    program.click("leave-run")
    program.click("column-leave" if drill in MONEY else "strip-leave")
    program.wait_for_page("summary-page")
    program.click("summary-done")
    wait(lambda: program.seen.page != "summary-page", "the page where the run was started")
    assert program.close() == ""
    assert kept(program) == rows_of(drill, "practise", said)
    return said


def test_commission_is_marked_and_collected_by_mouse(sharp_screen: Screen, tmp_path: Path) -> None:
    """Both are aimed at by clicks on the map, so that they come soon."""
    settings = {**CALM, "ruleset": "mini-baccarat", "level": 2}
    with Program(sharp_screen, fresh(tmp_path, settings, SMALLEST)) as program:
        program.click("room-drills")
        program.wait_for_page("drills-page")
        program.scroll_to("drill-payout")
        program.click("drill-payout")
        for aim in ("commission:1/20:25:up", "collect"):
            program.scroll_to(f"skill:{aim}")
            program.click(f"skill:{aim}")
        program.picture("200-payout-aimed")
        program.scroll_to("start", WHEEL_UP)
        program.click("start")
        wait(lambda: program.in_run, "a run")
        hand = Mouse(program)
        play_and_leave(
            program, hand, "payout", lambda said: hand.built > 0 and {"marked", "collected"} <= _money_of(said)
        )
        assert program.settings == settings, "the wheel changed a setting"


def _money_of(said: Iterable[Said]) -> set[str]:
    """What was done rightly with commission."""
    right = [each.given for each in said if each.wrong is None]
    marked = {"marked" for given in right if given[1] == "commission"}
    return marked | {"collected" for given in right if given[1].isdecimal()}


def test_what_is_no_amount_is_refused_and_says_why(smallest_screen: Screen, tmp_path: Path) -> None:
    """Nothing of it ends the question, stops the clock or comes into the history before an amount is confirmed."""
    with Program(smallest_screen, fresh(tmp_path)) as program:
        start(program, str(list(LENGTHS).index("bank-sum") + 1), "lesson-page")
        asked = next(program.turns())
        assert asked.asks[0].is_amount
        clock = [program.seen.time]

        def refused(sentence: str, typed: str) -> None:
            wait(lambda: program.seen.sentence == sentence, f"{sentence} (says: {program.seen.sentence})")
            program.picture(f"850-hint-{len(clock)}")
            assert (program.seen.typed, program.seen.asked, program.seen.given) == (typed, asked, ())
            assert program.answers == 0
            wait(lambda: program.seen.time != clock[-1], "the clock")
            clock.append(program.seen.time)

        program.press("Return")
        refused("No amount yet: type it, or lay chips.", "")
        program.press("a")
        refused("Only digits and “.” count here.", "")
        program.press("1", "2", "minus")
        refused("No amount is below nought.", "12")
        program.press("period", "period")
        refused("“.” stands there already.", "12.")
        program.press("5", "0", "5")
        refused("An amount has two decimals at most.", "12.50")
        program.press("comma")
        refused("Digits are grouped by themselves.", "12.50")
        with program.copied("12 or so"):
            program.press("ctrl+v")
            refused("What was pasted is no amount such as 1,234.50.", "12.50")
        with program.copied("-12"):
            program.press("Delete", "ctrl+v")
            refused("What was pasted is no amount such as 1,234.50.", "")
        program.press(*"123456789012345678901234567890")
        refused("Too long: nine digits before “.” at most.", "123,456,789")
        with program.copied("9" * 30):
            program.press("Delete", "ctrl+v")
            refused("Too long: nine digits before “.” at most.", "")
        with program.copied(" 1,234.50 "):
            program.press("ctrl+v")
            wait(lambda: program.seen.typed == "1,234.50", "what was pasted")
        assert program.seen.sentence == ""
        assert sorted(clock, key=lambda words: float(words.split()[0])) == clock
        assert program.answers == 0
        program.press("Return")
        wait(lambda: program.seen.is_judged, "the verdict")
        assert program.close() == ""
        assert kept(program) == [("bank-sum", "practise", 0, ("123450",), asked.expected, False)]
        assert program.rows("select is_late, is_self_corrected from answers") == [(0, 0)]


def test_a_sprint_ends_by_its_errors_and_learning_has_no_clock(program: Program) -> None:
    """Nobody counts every hand to seven: each error costs ten seconds of the three minutes."""
    choose_mode(program, "Right", mode="sprint")
    start(program, "ctrl+2", "drills-page")
    for _ in program.turns():
        program.press("7")
    program.wait_for_page("summary-page")
    answers = program.answers
    rows = program.rows("select sum(not is_right), sum(confirm_ms) from answers")
    wrong, spent_ms = (int(str(figure)) for figure in rows[0])
    assert wrong > 0
    assert spent_ms + (wrong - 1) * (ERROR_MS + 1_200) <= SPRINT_MS, "the last error may cost more than is left"
    # The first Tab comes to the reset mark now.
    choose_mode(program, "Tab", "Left", "Left", mode="learn")
    start(program, "ctrl+2", "drills-page")
    for asked in itertools.islice(program.turns(), 3):
        program.press("7")
        wait(lambda: program.seen.is_judged, "the verdict")
        program.press("space")
        wait(lambda asked=asked: program.seen.asked != asked, "the next task")  # type: ignore[misc]
    program.press("Escape", "Escape")
    program.wait_for_page("summary-page")
    assert program.close() == ""
    said = [(drill, mode, given) for drill, mode, _, given, *_ in kept(program)]
    assert said == [("points", "sprint", ("7",))] * answers + [("points", "learn", ("7",))] * 3


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


def test_closing_in_the_middle_keeps_what_was_answered(program: Program) -> None:
    start(program, "1", "lesson-page")
    said = list(itertools.islice(played(program, Keys(program)), 2))
    assert program.close() == ""
    assert kept(program) == rows_of("points", "practise", said)
