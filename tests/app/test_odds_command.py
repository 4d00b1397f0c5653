"""The `odds` command: its table, its JSON and what it says to bad questions."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from croupier_trainer.app import odds_command
from croupier_trainer.app.library import Library
from croupier_trainer.rules.rulesets import RulesetShelf, RulesetText, read_rulesets
from tests.rules.shipped import shelf

ROOT = Path(__file__).parents[2]


def ask(line: str, rulesets: RulesetShelf | None = None) -> tuple[int, str, str]:
    """Exit status, what was printed, what was complained of."""
    parser = argparse.ArgumentParser()
    odds_command.add_parser(parser.add_subparsers(required=True))
    out, err = io.StringIO(), io.StringIO()
    options = parser.parse_args(["odds", *line.split()])
    status = options.run(options, Library((), rulesets or shelf(), ()), out, err)
    return status, out.getvalue(), err.getvalue()


def test_json_of_punto_banco_has_the_documented_keys() -> None:
    status, out, err = ask("punto-banco --json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "ruleset": "punto-banco",
        "packs": 8,
        "total": 4_998_398_275_503_360,
        "outcomes": {
            "player": 2_230_518_282_592_256,
            "banker": 2_292_252_566_437_888,
            "tie": 475_627_426_473_216,
        },
        "boxes": {
            "player": {"edge": pytest.approx(0.012350813289166138, abs=1e-12)},
            "banker": {"edge": pytest.approx(0.010579057842472012, abs=1e-12)},
            "tie": {"edge": pytest.approx(0.14359628778723826, abs=1e-12)},
        },
        "cards_per_coup": pytest.approx(4.938818849691652, abs=1e-12),
    }
    assert out.count("\n") == 1, "one object, one line"


def test_json_of_chemin_de_fer_speaks_of_ponte_and_egalite() -> None:
    status, out, _ = ask("chemin-de-fer --packs 6 --json")
    assert status == 0
    answer = json.loads(out)
    assert answer["outcomes"] == {
        "ponte": 392_220_492_728_832,
        "banker": 403_095_751_234_560,
        "egalite": 83_552_962_932_288,
    }
    assert list(answer["boxes"]) == ["ponte", "banker"]


def test_chosen_cells_move_the_counts_and_the_last_word_counts() -> None:
    drawn = ask("chemin-de-fer --json")
    assert ask("chemin-de-fer --json --choose ponte/5=draw --choose 3/9=draw --choose 5/4=draw") == drawn
    assert ask("chemin-de-fer --json --choose 3/9=stand") != drawn
    assert ask("chemin-de-fer --json --choose 3/9=stand --choose 3/9=draw") == drawn


def test_the_table_is_aligned() -> None:
    status, out, _ = ask("mini-baccarat --packs 12")
    assert status == 0
    lines = out.splitlines()
    assert lines[0] == "Mini-baccarat (US) (mini-baccarat), 12 packs"
    heading = next(line for line in lines if line.startswith("Outcome"))
    rows = [line for line in lines if line.startswith(("player ", "banker ", "tie ", "total "))][:4]
    assert len({len(line) for line in (heading, *rows)}) == 1
    boxes = lines[next(place for place, line in enumerate(lines) if line.startswith("Box")) :][:10]
    assert len({len(line) for line in boxes}) == 1
    assert boxes[-1].split()[0] == "dragon-bonus-banker"


def test_the_table_says_what_the_optional_cells_were_taken_for() -> None:
    assert "Optional cells: ponte/5 stand, 3/9 draw, 5/4 draw" in ask("chemin-de-fer --choose ponte/5=stand")[1]
    assert "Optional cells" not in ask("punto-banco")[1]
    assert "(chemin-de-fer), 1 pack\n" in ask("chemin-de-fer --packs 1")[1]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("nowhere", ['"nowhere"', "punto-banco-macau"]),
        ("punto-banco --packs 0", ['"0"', "1 to 12"]),
        ("punto-banco --packs 13", ['"13"', "1 to 12"]),
        ("punto-banco --packs eight", ['"eight"']),
        ("punto-banco --packs ٣", ['"٣"']),
        ("punto-banco --packs=-1", ['"-1"']),
        ("chemin-de-fer --choose 4/4=stand", ['"4/4"', "ponte/5, 3/9, 5/4"]),
        ("punto-banco --choose 3/9=stand", ['"3/9"', "it has none"]),
        ("chemin-de-fer --choose 3/9", ['"3/9"', "CELL=draw"]),
        ("chemin-de-fer --choose 3/9=choice", ['"3/9=choice"']),
        ("chemin-de-fer --choose =draw", ['"=draw"']),
    ],
)
@pytest.mark.parametrize("ending", ["", " --json"])
def test_a_bad_question_gets_one_sentence(line: str, named: list[str], ending: str) -> None:
    status, out, err = ask(line + ending)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    for part in named:
        assert part in err


def test_a_ruleset_with_an_error_is_named_with_its_line() -> None:
    broken = read_rulesets([RulesetText("house", "house.toml", 'family = "punto-banco"\nnonsense = 3\n')])
    status, out, err = ask("house", broken)
    assert (status, out) == (2, "")
    assert "house.toml, line " in err
    assert err.count("\n") == 1


def test_the_whole_command_loads_neither_qt_nor_numpy_nor_a_database() -> None:
    code = (
        "import sys\nfrom croupier_trainer.app.cli import main\nassert main(['odds', 'mini-baccarat', '--json']) == 0\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    answer, loaded = done.stdout.splitlines()
    assert json.loads(answer)["packs"] == 8
    assert {"PySide6", "shiboken6", "numpy", "sqlalchemy", "alembic", "sqlite3"}.isdisjoint(loaded.split())
