"""Target times: the shipped ones, a house's own, and what is wrong with a text."""

from __future__ import annotations

import pytest

from croupier_trainer.app.resources import resource_path
from croupier_trainer.drills import DRILLS
from croupier_trainer.rules.toml_reading import Fault, Problem, TomlText
from croupier_trainer.training.standard import Standard, read_standards

SHIPPED = TomlText("house", "house.toml", resource_path("standards", "house.toml").read_text("utf-8"))
OWN = """\
name = { de = "Casino", en = "Casino", fr = "Casino" }
note = { de = "Prüfung", en = "Examination", fr = "Examen" }

[target-ms]
points = 1200
"""


def read_own(text: str) -> Standard | list[Problem]:
    shelf = read_standards([SHIPPED, TomlText("casino", "casino.toml", text)])
    assert shelf.standards["house"].targets_ms["points"] == 1_500, "the others still load"
    return shelf.standards.get("casino") or list(shelf.problems)


def test_the_shipped_times() -> None:
    shelf = read_standards([SHIPPED])
    assert shelf.problems == ()
    assert shelf.standards["house"].targets_ms == {
        "points": 1_500,
        "natural": 1_500,
        "ponte-draw": 1_500,
        "bank-draw": 2_500,
        "winner": 2_000,
    }


def test_they_are_ours_and_say_so() -> None:
    note = read_standards([SHIPPED]).standards["house"].note
    assert "ours" in note["en"]
    assert "unsere" in note["de"]
    assert "nôtres" in note["fr"]


def test_every_drill_has_a_target() -> None:
    assert list(read_standards([SHIPPED]).standards["house"].targets_ms) == [drill.id for drill in DRILLS]


def test_a_house_names_what_differs() -> None:
    own = read_own(OWN)
    assert isinstance(own, Standard)
    assert own.targets_ms == {
        "points": 1_200,
        "natural": 1_500,
        "ponte-draw": 1_500,
        "bank-draw": 2_500,
        "winner": 2_000,
    }
    assert own.names["de"] == "Casino"


@pytest.mark.parametrize(
    ("text", "line", "key", "fault"),
    [
        (OWN.replace("1200", '"fast"'), 5, "target-ms.points", Fault.WRONG_VALUE),
        (OWN.replace("1200", "199"), 5, "target-ms.points", Fault.WRONG_VALUE),
        (OWN.replace("1200", "600001"), 5, "target-ms.points", Fault.WRONG_VALUE),
        (OWN.replace("1200", "1.5"), 5, "target-ms.points", Fault.WRONG_VALUE),
        (OWN.replace("1200", "true"), 5, "target-ms.points", Fault.WRONG_VALUE),
        (OWN.replace("points", "poins"), 5, "target-ms.poins", Fault.UNKNOWN_KEY),
        (OWN.replace('en = "Casino", ', ""), 1, "name.en", Fault.MISSING),
        (OWN.replace("[target-ms]", "[target-ms"), 4, "", Fault.SYNTAX),
        ("speed = 1\n" + OWN, 1, "speed", Fault.UNKNOWN_KEY),
        (OWN.replace("[target-ms]\npoints", "target-ms"), 4, "target-ms", Fault.WRONG_TYPE),
    ],
)
def test_a_fault_is_named_with_line_and_key(text: str, line: int, key: str, fault: Fault) -> None:
    (problem,) = read_own(text)  # type: ignore[misc]
    assert isinstance(problem, Problem)
    assert (problem.file, problem.line, problem.key, problem.fault) == ("casino.toml", line, key, fault)


def test_a_standard_that_stands_alone_names_every_drill() -> None:
    shelf = read_standards([TomlText("casino", "casino.toml", OWN)])
    assert shelf.standards == {}
    assert [(problem.key, problem.fault) for problem in shelf.problems] == [("target-ms.natural", Fault.MISSING)]


@pytest.mark.parametrize(("name", "fault"), [("house", Fault.TAKEN_ID), ("Casino 1", Fault.BAD_ID)])
def test_what_a_standard_may_be_called(name: str, fault: Fault) -> None:
    shelf = read_standards([SHIPPED, TomlText(name, "x.toml", OWN)])
    assert list(shelf.standards) == ["house"]
    assert [problem.fault for problem in shelf.problems] == [fault]
