"""Target times and chips: the shipped ones, a house's own, and what is wrong with a text."""

from __future__ import annotations

import pytest

from croupier_trainer.app.resources import resource_path
from croupier_trainer.drills import DRILLS
from croupier_trainer.rules.chips import HOUSE_SET, chip_set, fewest, rest_cents
from croupier_trainer.rules.toml_reading import Expected, Fault, Problem, TomlText
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
        "sabot": 2_500,
        "payout": 6_000,
        "bank-sum": 6_000,
    }


def test_the_shipped_chips_are_the_programs_and_have_its_colours() -> None:
    standard = read_standards([SHIPPED]).standards["house"]
    assert standard.chips == HOUSE_SET
    assert standard.faces == {}


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
    shipped_ms = read_standards([SHIPPED]).standards["house"].targets_ms
    assert shipped_ms["points"] != 1_200
    assert own.targets_ms == shipped_ms | {"points": 1_200}
    assert own.names["de"] == "Casino"
    assert (own.chips, own.faces) == (HOUSE_SET, {})


CHIPS = f"""{OWN}
[chips]
round = [5, "0.50", 1, "20"]
plaques = [
    1000,
    "5000.00",
]
faces = {{ 5 = "#B3202C", "0.5" = "#efeae0", 1000 = "#8A1538" }}
"""


def test_a_house_has_its_own_chips_and_plaques_with_their_colours() -> None:
    own = read_own(CHIPS)
    assert isinstance(own, Standard)
    assert own.chips == chip_set((5_00, 50, 1_00, 20_00), (1_000_00, 5_000_00))
    assert own.faces == {5_00: "#B3202C", 50: "#efeae0", 1_000_00: "#8A1538"}
    assert own.targets_ms["natural"] == 1_500


def test_a_house_may_change_colours_only_or_have_no_plaques() -> None:
    colours = read_own(OWN + '[chips.faces]\n5 = "#000000"\n')
    assert isinstance(colours, Standard)
    assert (colours.chips, colours.faces) == (HOUSE_SET, {5_00: "#000000"})
    small = read_own(OWN + "[chips]\nround = [1, 5, 25, 100, 500]\n")
    assert isinstance(small, Standard)
    assert (small.chips, small.faces) == (chip_set((1_00, 5_00, 25_00, 100_00, 500_00)), {})
    plain = read_own(OWN + "[chips.faces]\n")
    assert isinstance(plain, Standard)
    assert plain.faces == {}


def test_what_a_standard_does_not_say_of_chips_the_first_one_says() -> None:
    first = TomlText("first", "first.toml", SHIPPED.text.split("[chips]")[0] + CHIPS.split(OWN)[1])
    later = read_standards([first, TomlText("later", "later.toml", OWN)]).standards["later"]
    assert later.chips == chip_set((5_00, 50, 1_00, 20_00), (1_000_00, 5_000_00))
    assert later.faces == {5_00: "#B3202C", 50: "#efeae0", 1_000_00: "#8A1538"}
    some = TomlText("some", "some.toml", OWN + "[chips]\nround = [1, 5, 25, 100, 500]\n")
    assert read_standards([first, some]).standards["some"].faces == {5_00: "#B3202C"}, "of the pieces that it has"
    alone = TomlText("alone", "alone.toml", SHIPPED.text.split("[chips]")[0])
    assert read_standards([alone]).standards["alone"].chips == HOUSE_SET


@pytest.mark.parametrize(
    ("text", "line", "key", "fault", "expected"),
    [
        (CHIPS.replace('"0.50"', "0.5"), 8, "chips.round.1", Fault.WRONG_VALUE, Expected.AMOUNT),
        (CHIPS.replace('"0.50"', '"0.505"'), 8, "chips.round.1", Fault.WRONG_VALUE, Expected.AMOUNT),
        (CHIPS.replace('"0.50"', "0"), 8, "chips.round.1", Fault.WRONG_VALUE, Expected.AMOUNT),
        (CHIPS.replace('"0.50"', "-1"), 8, "chips.round.1", Fault.WRONG_VALUE, Expected.AMOUNT),
        (CHIPS.replace('"0.50"', "true"), 8, "chips.round.1", Fault.WRONG_VALUE, Expected.AMOUNT),
        (CHIPS.replace('"0.50"', "1000001"), 8, "chips.round.1", Fault.WRONG_VALUE, Expected.AMOUNT),
        (CHIPS.replace('"5000.00"', '"20"'), 11, "chips.plaques.1", Fault.WRONG_VALUE, Expected.OTHER_WORTH),
        (CHIPS.replace('"20"', '"5.00"'), 8, "chips.round.3", Fault.WRONG_VALUE, Expected.OTHER_WORTH),
        (CHIPS.replace('[5, "0.50", 1, "20"]', "5"), 8, "chips.round", Fault.WRONG_TYPE, Expected.WORTHS),
        (OWN + f"[chips]\nround = {[*range(1, 14)]}", 6, "chips", Fault.WRONG_LENGTH, Expected.KINDS),
        (OWN + "[chips]\nround = []", 6, "chips", Fault.WRONG_LENGTH, Expected.KINDS),
        (CHIPS.replace("faces", "face"), 13, "chips.face", Fault.UNKNOWN_KEY, None),
        (CHIPS.replace("#B3202C", "red"), 13, "chips.faces.5", Fault.WRONG_VALUE, Expected.COLOUR),
        (CHIPS.replace('"#B3202C"', "1"), 13, "chips.faces.5", Fault.WRONG_VALUE, Expected.COLOUR),
        (CHIPS.replace("#B3202C", "#B3202CFF"), 13, "chips.faces.5", Fault.WRONG_VALUE, Expected.COLOUR),
        (CHIPS.replace("{ 5 =", "{ 7 ="), 13, "chips.faces.7", Fault.UNKNOWN_KEY, Expected.ONE_OF),
        (CHIPS.replace("{ 5 =", '{ "0.50" ='), 13, "chips.faces.0.5", Fault.UNKNOWN_KEY, Expected.ONE_OF),
        (CHIPS.replace("{ 5 =", "{ five ="), 13, "chips.faces.five", Fault.UNKNOWN_KEY, Expected.ONE_OF),
        (OWN + "[chips]\nfaces = 1", 7, "chips.faces", Fault.WRONG_TYPE, Expected.TABLE),
        ("chips = 1\n" + OWN, 1, "chips", Fault.WRONG_TYPE, Expected.TABLE),
    ],
)
def test_a_fault_in_the_chips_is_named(text: str, line: int, key: str, fault: Fault, expected: Expected | None) -> None:
    (problem,) = read_own(text)  # type: ignore[misc]
    assert isinstance(problem, Problem)
    found = (problem.file, problem.line, problem.key, problem.fault, problem.expected)
    assert found == ("casino.toml", line, key, fault, expected)


def test_a_fault_in_the_chips_hides_no_other() -> None:
    found = read_own(CHIPS.replace("round", "rond").replace("#8A1538", "plum"))
    assert isinstance(found, list)
    assert [problem.key for problem in found] == ["chips.faces.5", "chips.faces.0.5", "chips.faces.1000", "chips.rond"]


def test_a_wrong_face_says_which_pieces_there_are() -> None:
    (problem,) = read_own(CHIPS.replace("{ 5 =", "{ 7 ="))  # type: ignore[misc]
    assert "one of 0.50, 1, 5, 20, 1000, 5000" in str(problem)


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


NOT_FOR_A_TABLE = (
    "[1]",
    '["0.05", 500]',
    "[10000]",
    "[7, 11, 500]",
    '["50.01", "50.03", 1000]',
    "[20, 100, 500]",
    "[1, 500]",
    "[1, 5]",
)
"""Such sets froze the window: a stake was a million pieces, or none that could be found."""


@pytest.mark.parametrize("pieces", NOT_FOR_A_TABLE)
def test_pieces_that_no_table_could_lay_are_refused(pieces: str) -> None:
    problems = read_own(f"{OWN}[chips]\nround = {pieces}\n")
    assert isinstance(problems, list)
    assert [(problem.key, problem.expected) for problem in problems] == [("chips", Expected.TABLE_SET)]


@pytest.mark.parametrize("pieces", ['["0.10", "0.50", 1, 5, 25, 100, 500]', "[10, 100, 500]", "[1, 50, 1000]"])
def test_every_stake_of_a_set_that_is_taken_is_few_pieces(pieces: str) -> None:
    standard = read_own(f"{OWN}[chips]\nround = {pieces}\n")
    assert isinstance(standard, Standard)
    for cents in range(1_00, 10_000_00, 37_00):
        made = fewest(cents - rest_cents(cents, standard.chips), standard.chips)
        assert made is not None
        assert len(made) <= 100
