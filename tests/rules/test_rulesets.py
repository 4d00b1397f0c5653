"""Reading rulesets: bases, single keys, and faults that name file, line and key while the others still load."""

from __future__ import annotations

import string
import tomllib

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.ruleset import Burn, Ruleset
from croupier_trainer.rules.rulesets import RulesetText, read_rulesets
from croupier_trainer.rules.tableau import Call
from croupier_trainer.rules.toml_reading import Fault, Problem
from tests.rules.shipped import TEXTS, own, shelf, shipped


def problems_of(*texts: str, ruleset_id: str = "house") -> tuple[Problem, ...]:
    """The problems of house rules, beside which every shipped ruleset must still load."""
    written = [RulesetText(ruleset_id, "house.toml", text) for text in texts]
    read = read_rulesets([*TEXTS, *written])
    assert set(shelf().rulesets) <= set(read.rulesets)
    assert bool(read.problems) == (len(read.rulesets) < len(TEXTS) + len(written))
    return read.problems


def test_a_house_changes_single_keys_of_a_shipped_ruleset() -> None:
    house = own(
        """
        based-on = "punto-banco-macau"
        name.en = "Our house"
        [tableau.cells]
        "5/4" = "S"
        "ponte/5" = "S"
        [sabot]
        packs = 12
        burn = "fixed"
        burn-cards = 3
        [boxes]
        tie.pays = "9:1"
        player-pair = false
        lucky = { kind = "either-pair", pays = "6:1" }
        """
    )
    base = shipped("punto-banco-macau")
    assert house.names == msgspec.structs.replace(base.names, en="Our house")
    assert (house.tableau.bank[5][4], house.tableau.ponte[5]) == (Call.STAND, Call.STAND)
    assert house.tableau.bank[4] == base.tableau.bank[4]
    assert (house.sabot.packs, house.sabot.behind_arret, house.sabot.burn) == (12, 12, Burn.FIXED)
    assert house.sabot.burn_cards == 3
    assert house.boxes["tie"].pays == Ratio(9, 1)
    assert house.boxes["banker"] == base.boxes["banker"]
    assert list(house.boxes) == ["player", "banker", "tie", "banker-pair", "lucky"]


def test_the_fingerprint_tells_rules_apart_but_not_names() -> None:
    renamed = own('based-on = "punto-banco"\n[name]\nen = "Elsewhere"')
    changed = own('based-on = "punto-banco"\n[sabot]\npacks = 6')
    assert renamed.fingerprint == shipped("punto-banco").fingerprint
    assert changed.fingerprint != shipped("punto-banco").fingerprint
    assert len({ruleset.fingerprint for ruleset in shelf().rulesets.values()}) == len(shelf().rulesets)


def test_a_ruleset_survives_being_written_down_and_read_back() -> None:
    for ruleset in shelf().rulesets.values():
        assert msgspec.json.decode(msgspec.json.encode(ruleset), type=Ruleset) == ruleset


CHEMIN = 'based-on = "chemin-de-fer"\n'
PUNTO = 'based-on = "punto-banco"\n'
ROWS = '"DDDDDDDDDDD",\n' * 8


@pytest.mark.parametrize(
    ("text", "fault", "line", "key"),
    [
        ("family = ", Fault.SYNTAX, 1, ""),
        (PUNTO + "\n[sabot\n", Fault.SYNTAX, 3, ""),
        (PUNTO + "[sabot]\npacks = 0", Fault.WRONG_VALUE, 3, "sabot.packs"),
        (PUNTO + "[sabot]\npacks = true", Fault.WRONG_VALUE, 3, "sabot.packs"),
        (PUNTO + "[sabot]\n# the house's\n  packs=13", Fault.WRONG_VALUE, 4, "sabot.packs"),
        (PUNTO + "[sabot]\ncards = 8", Fault.UNKNOWN_KEY, 3, "sabot.cards"),
        (PUNTO + "sabot = 8", Fault.WRONG_TYPE, 2, "sabot"),
        (PUNTO + "[sabot]\nburn = 'fixed'", Fault.MISSING, 2, "sabot.burn-cards"),
        (PUNTO + "[tableau.cells]\n'4/2' = 'X'", Fault.WRONG_VALUE, 3, "tableau.cells.4/2"),
        (PUNTO + "[tableau.cells]\n'4/2' = 'O'", Fault.WRONG_VALUE, 3, "tableau.cells.4/2"),
        (PUNTO + "[tableau.cells]\n'4/2' = 'DD'", Fault.WRONG_LENGTH, 3, "tableau.cells.4/2"),
        (PUNTO + "[tableau]\nponte = 'DDDDDOSS'", Fault.WRONG_VALUE, 3, "tableau.ponte"),
        ("based-on = 'chemin-de-fer'\nfamily = 'punto-banco'\nbank = {}", Fault.WRONG_VALUE, 1, "tableau.ponte"),
        (PUNTO + "[tableau.cells]\n'8/2' = 'D'", Fault.UNKNOWN_KEY, 3, "tableau.cells.8/2"),
        (PUNTO + "[tableau]\nponte = 'DDDDDDS'", Fault.WRONG_LENGTH, 3, "tableau.ponte"),
        (PUNTO + f"[tableau]\nbank = [\n{ROWS}'DDDDDDDDDDD',\n]", Fault.WRONG_LENGTH, 3, "tableau.bank"),
        (PUNTO + f"[tableau]\nbank = [\n{ROWS * 11}]", Fault.WRONG_LENGTH, 3, "tableau.bank"),
        (
            PUNTO + f"[tableau]\nbank = [\n{ROWS.replace('DDD', 'DXD', 1)}]",
            Fault.WRONG_VALUE,
            4,
            "tableau.bank.0",
        ),
        (PUNTO + f"[tableau]\nbank = [\n{ROWS[:-15]}'DDDDDDDDDD',\n]", Fault.WRONG_LENGTH, 11, "tableau.bank.7"),
        (PUNTO + "[boxes]\ntie.pays = '8 to 1'", Fault.WRONG_VALUE, 3, "boxes.tie.pays"),
        (PUNTO + "[boxes]\ntie.pays = '8:0'", Fault.WRONG_VALUE, 3, "boxes.tie.pays"),
        (PUNTO + "[boxes]\nfield = { pays = '1:1' }", Fault.WRONG_VALUE, 3, "boxes.field.kind"),
        (PUNTO + "[boxes.player]\nreduced-on = 'six-points'", Fault.WRONG_VALUE, 3, "boxes.player.reduced-on"),
        (PUNTO + "[boxes.banker.commission]\nrate = '5'", Fault.WRONG_VALUE, 3, "boxes.banker.commission.rate"),
        (PUNTO + "[boxes.banker.commission]\nunit = '0'", Fault.WRONG_VALUE, 3, "boxes.banker.commission.unit"),
        (PUNTO + "[boxes]\nplayer = false\nbanker = false\ntie = false", Fault.MISSING, 2, "boxes"),
        (PUNTO + "[bank]\nlook = 'x'", Fault.UNKNOWN_KEY, 2, "bank"),
        (CHEMIN + "[bank]\nlook = 'sideways'", Fault.WRONG_VALUE, 3, "bank.look"),
        (CHEMIN + "[bank.announcements]\nbanco-perdu = {}", Fault.UNKNOWN_KEY, 3, "bank.announcements.banco-perdu"),
        (
            CHEMIN + "[bank.announcements.banco]\npartners = 'yes'",
            Fault.WRONG_TYPE,
            3,
            "bank.announcements.banco.partners",
        ),
        (CHEMIN + "[name]\nfr = ''", Fault.WRONG_TYPE, 3, "name.fr"),
        (CHEMIN + "sources = 'S000'", Fault.WRONG_TYPE, 2, "sources"),
        ("family = 'roulette'", Fault.WRONG_VALUE, 1, "family"),
        ("", Fault.MISSING, 1, "family"),
        ("based-on = 'nowhere'", Fault.UNKNOWN_BASE, 1, "based-on"),
        ("based-on = ['punto-banco']", Fault.UNKNOWN_BASE, 1, "based-on"),
        ("# ours\nbased-on = 'house'", Fault.BASE_CYCLE, 2, "based-on"),
    ],
)
def test_a_fault_is_named_with_file_line_and_key(text: str, fault: Fault, line: int, key: str) -> None:
    (problem,) = problems_of(text)
    assert (problem.file, problem.fault, problem.line, problem.key) == ("house.toml", fault, line, key)
    assert f"house.toml, line {line}" in str(problem)


def test_several_faults_are_told_at_once() -> None:
    problems = problems_of(PUNTO + "[sabot]\ncards = 8\nshoes = 1\n[boxes.tie]\nodds = '8:1'\n")
    assert [(problem.key, problem.line) for problem in problems] == [
        ("sabot.cards", 3),
        ("sabot.shoes", 4),
        ("boxes.tie.odds", 6),
    ]


def test_a_cycle_of_bases_and_what_leans_on_it() -> None:
    texts = [
        RulesetText("a", "a.toml", 'based-on = "b"'),
        RulesetText("b", "b.toml", 'based-on = "c"'),
        RulesetText("c", "c.toml", 'based-on = "a"'),
        RulesetText("d", "d.toml", 'based-on = "a"'),
    ]
    read = read_rulesets([*TEXTS, *texts])
    assert set(read.rulesets) == set(shelf().rulesets)
    assert {problem.text_id for problem in read.problems} == {"a", "b", "c", "d"}
    assert Fault.BASE_CYCLE in {problem.fault for problem in read.problems}


def test_a_base_may_stand_behind_what_is_based_on_it_and_be_a_house_s_own() -> None:
    first = RulesetText("first", "first.toml", 'based-on = "second"\n[sabot]\npacks = 7')
    second = RulesetText("second", "second.toml", 'based-on = "punto-banco"\n[sabot]\nbehind-arret = 20')
    read = read_rulesets([first, second, *TEXTS])
    assert read.problems == ()
    assert (read.rulesets["first"].sabot.packs, read.rulesets["first"].sabot.behind_arret) == (7, 20)


@pytest.mark.parametrize("ruleset_id", ["", "Our House", "punto_banco", "ö", "a--b", "-a"])
def test_a_file_name_that_is_no_id(ruleset_id: str) -> None:
    (problem,) = problems_of(PUNTO, ruleset_id=ruleset_id)
    assert problem.fault is Fault.BAD_ID


def test_a_shipped_id_cannot_be_taken() -> None:
    (problem,) = problems_of(PUNTO, ruleset_id="chemin-de-fer")
    assert problem.fault is Fault.TAKEN_ID


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.sampled_from(["", "D", "1:1", "5 %"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(string.ascii_lowercase), inner),
)


@given(st.text(max_size=200))
@example("\ufeff")
@example("a = " + "[" * 2000)
@example("a = 1\n" * 3)
@example("a.b = 1\na = 2")
def test_no_text_whatever_breaks_the_reader(text: str) -> None:
    (*_, problem) = problems_of(text)
    assert problem.line >= 1


@given(st.data())
def test_no_value_whatever_in_any_place_breaks_the_reader(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from(TEXTS))
    lines = base.text.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    key = lines[number].partition("=")[0]
    value = data.draw(
        st.sampled_from(["-1", "1e9", "nan", "''", "[]", "{}", "true", "[[1]]", "1979-05-27", '"\\u0000"'])
    )
    lines[number] = f"{key} = {value}" if data.draw(st.booleans()) else ""
    text = "\n".join(lines)
    read = read_rulesets([*(other for other in TEXTS if other.id != base.id), RulesetText("house", "house.toml", text)])
    mine = [problem for problem in read.problems if problem.text_id == "house"]
    assert mine or "house" in read.rulesets
    for problem in mine:
        assert 1 <= problem.line <= len(lines) + 1
        if problem.fault is Fault.SYNTAX:
            with pytest.raises(tomllib.TOMLDecodeError):
                tomllib.loads(text)
