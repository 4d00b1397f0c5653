"""Figures of the first page, answers that wait for the next start, and the folders of rulesets."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier_trainer.app.resources import resource_path
from croupier_trainer.rules.rulesets import read_rulesets
from croupier_trainer.storage import figures_file, problems, rulesets_folder, unsaved_file
from croupier_trainer.storage.figures_file import Kept
from croupier_trainer.training.ports import Trouble
from croupier_trainer.training.today import DayFigures, DrillFigures, Figures, Offer
from tests.storage.desk import RULESET, answer


def test_figures_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    drills = (DrillFigures("points", skills=48, mastered=3, weak=1, new=9, answers=200, mistakes=20),)
    offer = Offer("points", ("points:2:carry-1",), 40, 2)
    figures = Figures(
        "chemin-de-fer",
        "chemin-de-fer",
        drills,
        tuple(DayFigures(f"2026-11-{day}", 40, 4) for day in range(24, 31)),
        offer,
    )
    kept = Kept(figures, "rules and times", "4096 17", 1280, 800, maximized=True)
    assert figures_file.load(path, ["points"]) == Kept()
    figures_file.save(path, kept)
    assert figures_file.load(path, ["points"]) == kept


@pytest.mark.parametrize(
    ("kept", "is_known"),
    [
        (("points", "winner", "bank-sum"), True),
        (("points", "winner"), True),
        (("winner",), True),
        (("winner", "points"), False),
        (("points", "points"), False),
        (("points", "roulette"), False),
        ((), False),
    ],
)
def test_figures_are_those_of_drills_that_a_ruleset_has(tmp_path: Path, kept: tuple[str, ...], is_known: bool) -> None:
    """One that the ruleset has not, or that an earlier version had not, is missing; another is none of ours."""
    figures = Figures("punto-banco", "punto-banco", tuple(DrillFigures(drill) for drill in kept))
    figures_file.save(tmp_path / "figures.json", Kept(figures))
    found = figures_file.load(tmp_path / "figures.json", ["points", "winner", "bank-sum"])
    assert found == (Kept(figures) if is_known else Kept())


def test_a_run_of_a_drill_that_the_figures_do_not_show_is_not_offered(tmp_path: Path) -> None:
    offer = Offer("bank-sum", ("bank-sum:back:full",), 40, 2)
    figures = Figures("punto-banco", "punto-banco", (DrillFigures("points"),), offer=offer)
    figures_file.save(tmp_path / "figures.json", Kept(figures))
    assert figures_file.load(tmp_path / "figures.json", ["points", "bank-sum"]) == Kept()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[1]",
        b"\xff",
        b'{"basis": ',
        b"[" * 100_000,
        b'{"figures": {"ruleset": 1}}',
        b'{"width": "wide"}',
        b'{"version": 2}',
    ],
)
def test_bad_figures_are_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "figures.json"
    path.write_bytes(content)
    assert figures_file.load(path, ["points"]) == Kept()


def test_waiting_answers_are_read_again_with_their_ruleset(tmp_path: Path) -> None:
    path = tmp_path / "unsaved.json"
    assert unsaved_file.load(path) == ()
    unsaved_file.save(path, [(answer(1), RULESET), (answer(2), RULESET)])
    found = unsaved_file.load(path)
    assert [entry.answer for entry in found] == [answer(1), answer(2)]
    assert all(entry.ruleset == RULESET for entry in found)
    unsaved_file.forget(path)
    assert unsaved_file.load(path) == ()


def test_waiting_answers_that_were_changed_are_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "unsaved.json"
    unsaved_file.save(path, [(answer(1), RULESET)])
    content = path.read_bytes().replace(b'"right":true', b'"right":false')
    path.write_bytes(content)
    assert unsaved_file.load(path) == ()
    assert (tmp_path / "unsaved.damaged-1.json").read_bytes() == content


def test_rulesets_are_read_from_both_folders_and_a_bad_file_hides_no_other(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_bytes("\ufeffbase = 'chemin-de-fer'\r\n".encode())
    (tmp_path / "a.toml").write_text("not = TOML at all [")
    (tmp_path / "latin.toml").write_bytes("name = 'K\u00f6nigsspiel'".encode("latin-1"))
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "notes.txt").write_text("nothing")
    shipped = resource_path("rulesets")
    found = rulesets_folder.read([shipped, tmp_path, tmp_path / "none"])
    assert [text.id for text in found.texts][-2:] == ["a", "b"]
    assert found.texts[-1].text == "base = 'chemin-de-fer'\n"
    assert found.texts[-1].file == str(tmp_path / "b.toml")
    assert [(problem.kind, Path(problem.path).name) for problem in found.problems] == [
        (Trouble.UNREADABLE, "folder.toml"),
        (Trouble.UNREADABLE, "latin.toml"),
    ]
    shelf = read_rulesets(found.texts)
    assert "chemin-de-fer" in shelf.rulesets
    assert {problem.text_id for problem in shelf.problems} >= {"a"}


def test_a_file_in_place_of_the_rulesets_folder(tmp_path: Path) -> None:
    path = tmp_path / "rulesets"
    path.write_text("not a folder")
    found = rulesets_folder.read([path])
    assert found.texts == ()
    assert [problem.kind for problem in found.problems] == [Trouble.UNREADABLE]


def test_one_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(problems.StorageError) as caught:
        rulesets_folder.read_file(tmp_path / "none.toml")
    assert (caught.value.problem.kind, caught.value.problem.path) == (Trouble.UNREADABLE, str(tmp_path / "none.toml"))
