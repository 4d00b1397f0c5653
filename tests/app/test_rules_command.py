"""The `rules` commands: list, show, check."""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
from pathlib import Path

import pytest

from croupier_trainer.app import rules_command
from croupier_trainer.app.library import Library, load_library
from croupier_trainer.storage.folders import DataFolder
from tests.rules.shipped import shelf

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "resources" / "rulesets"


def ask(folder: Path, *words: str) -> tuple[int, str, str]:
    """Exit status, what was printed, what was complained of; the house's rulesets lie in `folder/rulesets`."""
    parser = argparse.ArgumentParser()
    rules_command.add_parser(parser.add_subparsers(required=True))
    options = parser.parse_args(["rules", *words])
    out, err = io.StringIO(), io.StringIO()
    library: Library = load_library(DataFolder(folder))
    return options.run(options, library, out, err), out.getvalue(), err.getvalue()


def house(folder: Path, name: str, text: str) -> Path:
    path = folder / "rulesets" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_list_names_every_shipped_ruleset_and_the_house_s(tmp_path: Path) -> None:
    house(tmp_path, "ours", 'based-on = "punto-banco"\nname.en = "Our house"')
    status, out, err = ask(tmp_path, "list")
    assert (status, err) == (0, "")
    assert {line.split()[0] for line in out.splitlines()} == {*shelf().rulesets, "ours"}
    assert "Our house" in out


def test_a_bad_file_is_named_and_the_others_are_listed(tmp_path: Path) -> None:
    path = house(tmp_path, "ours", 'based-on = "punto-banco"\n[sabot]\npacks = 40')
    status, out, err = ask(tmp_path, "list")
    assert status == 1
    assert {line.split()[0] for line in out.splitlines()} == set(shelf().rulesets)
    assert f"{path}, line 3, key sabot.packs" in err
    assert ask(tmp_path, "show", "ours") == (1, "", err)


@pytest.mark.parametrize("ruleset_id", shelf().rulesets)
def test_show_tells_all_of_a_ruleset(ruleset_id: str, tmp_path: Path) -> None:
    ruleset = shelf().rulesets[ruleset_id]
    status, out, _ = ask(tmp_path, "show", ruleset_id)
    assert status == 0
    lines = [line.split() for line in out.splitlines()]
    letters = {"draw": "D", "stand": "S", "choice": "O"}
    for row, calls in enumerate(ruleset.tableau.bank):
        assert [str(row), *(letters[call] for call in calls)] in lines
    for box in ruleset.boxes:
        assert any(line[:1] == [box] for line in lines)
    if ruleset.bank is not None:
        for kind in ruleset.bank.announcements:
            assert any(line[:1] == [kind] for line in lines)


def test_show_writes_rates_and_units_as_a_house_does(tmp_path: Path) -> None:
    house(tmp_path, "ours", 'based-on = "chemin-de-fer"\n[bank.levy]\nrate = "1.25 %"\nunit = "1"\nrounding = "down"')
    assert "1.25 %, down to 1, from the bank" in ask(tmp_path, "show", "ours")[1]
    assert "commission 5 %, up to 0.25" in ask(tmp_path, "show", "mini-baccarat")[1]


def test_show_of_an_unknown_ruleset_names_those_there_are(tmp_path: Path) -> None:
    status, out, err = ask(tmp_path, "show", "nowhere")
    assert (status, out) == (2, "")
    assert "koenigsspiel" in err


def test_check_of_a_sound_file_of_the_house_and_of_a_shipped_one(tmp_path: Path) -> None:
    mine = house(tmp_path, "ours", 'based-on = "punto-banco"')
    elsewhere = tmp_path / "draft.toml"
    elsewhere.write_text('based-on = "ours"', "utf-8")
    for path in (mine, elsewhere, SHIPPED / "koenigsspiel.toml", SHIPPED / "chemin-de-fer.toml"):
        status, out, err = ask(tmp_path, "check", str(path))
        assert (status, err) == (0, "")
        assert out == f"{path}: sound.\n"


def test_check_names_every_fault_and_only_this_file_s(tmp_path: Path) -> None:
    house(tmp_path, "other", "family = 1")
    path = tmp_path / "draft.toml"
    path.write_text('based-on = "punto-banco"\n[sabot]\nshoes = 1\nboxes = 2\n', "utf-8")
    status, out, err = ask(tmp_path, "check", str(path))
    assert (status, out) == (1, "")
    assert [line.partition(":")[0] for line in err.splitlines()] == [
        f"{path}, line 3, key sabot.shoes",
        f"{path}, line 4, key sabot.boxes",
    ]


def test_check_of_a_name_that_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "punto-2000.toml"
    path.write_text('based-on = "punto-banco"', "utf-8")
    status, _, err = ask(tmp_path, "check", str(path))
    assert status == 1
    assert "taken" in err


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_check_of_what_is_no_text_file(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "draft.toml"
    if content is not None:
        path.write_bytes(content)
    status, out, err = ask(tmp_path, "check", str(path))
    assert (status, out) == (2, "")
    assert str(path) in err


def test_the_commands_as_a_process_read_the_data_folder_asked_for(tmp_path: Path) -> None:
    house(tmp_path, "ours", 'based-on = "punto-banco"')
    program = [sys.executable, "-m", "croupier_trainer", "--data-folder", str(tmp_path), "rules", "show", "ours"]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "(ours)" in done.stdout
