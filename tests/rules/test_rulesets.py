"""Reading rulesets: bases, single keys, and faults that name file, line and key while the others still load."""

from __future__ import annotations

import string
import tomllib

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.ruleset import Burn, FreeAlone, Ruleset, Stake, in_language
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
    assert house.names == {**base.names, "en": "Our house"}
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
MINI = 'based-on = "mini-baccarat"\n'
BONUS = "boxes.dragon-bonus-player.margins"
SAID = "bank.announcements"
EVEN_TABLEAU = '[tableau]\nponte = "DDDDDDSS"\nbank = [' + '"DDDDDDDDDDD",' * 8 + "]"
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
        (PUNTO + "[boxes.player]\nreduced-on = 'six-points'", Fault.NO_EFFECT, 3, "boxes.player.reduced-on"),
        (PUNTO + "[boxes.player]\nreduced-pays = '1:2'", Fault.NO_EFFECT, 3, "boxes.player.reduced-pays"),
        (PUNTO + "[boxes.banker]\nreduced-pays = '1:2'", Fault.NO_EFFECT, 3, "boxes.banker.reduced-pays"),
        (PUNTO + "[boxes.player]\nmargins = { 4 = '1:1' }", Fault.NO_EFFECT, 3, "boxes.player.margins"),
        (PUNTO + "[boxes]\ndragon-bonus-player = { pays = '1:1' }", Fault.MISSING, 3, BONUS),
        (
            PUNTO + "[boxes.dragon-bonus-player]\npays = '1:1'\n[boxes.dragon-bonus-player.margins]",
            Fault.MISSING,
            4,
            BONUS,
        ),
        (MINI + "[boxes.dragon-bonus-player.margins]\n10 = '1:1'", Fault.UNKNOWN_KEY, 3, f"{BONUS}.10"),
        (PUNTO + "[sabot]\nburn-cards = 3", Fault.NO_EFFECT, 3, "sabot.burn-cards"),
        (PUNTO + "[sabot]\nburn = 'first-card'\nburn-cards = 3", Fault.NO_EFFECT, 4, "sabot.burn-cards"),
        (PUNTO + "[sabot]\npacks = 1\nbehind-arret = 47", Fault.WRONG_VALUE, 4, "sabot.behind-arret"),
        (
            PUNTO + "[sabot]\npacks = 1\nbehind-arret = 36\nburn = 'first-card'",
            Fault.WRONG_VALUE,
            4,
            "sabot.behind-arret",
        ),
        (
            PUNTO + "[sabot]\npacks = 1\nbehind-arret = 36\nburn = 'fixed'\nburn-cards = 11",
            Fault.WRONG_VALUE,
            4,
            "sabot.behind-arret",
        ),
        ("based-on = 'koenigsspiel'\n[bank]\nlevy-from = 'beside'", Fault.NO_EFFECT, 3, "bank.levy-from"),
        (CHEMIN + "[bank]\nlevy = false\nlevy-from = 'bank'", Fault.NO_EFFECT, 4, "bank.levy-from"),
        (CHEMIN + "[bank.announcements.banco]\ntakes-rest = true", Fault.NO_EFFECT, 3, f"{SAID}.banco.takes-rest"),
        (
            CHEMIN + "[bank.announcements.banco-avec-la-table]\npartners = false\ntakes-rest = true",
            Fault.NO_EFFECT,
            4,
            f"{SAID}.banco-avec-la-table.takes-rest",
        ),
        (
            CHEMIN + "[bank]\nfree-alone = 'nobody'\n[bank.announcements.banco]\nbinds = true",
            Fault.NO_EFFECT,
            5,
            f"{SAID}.banco.binds",
        ),
        (CHEMIN + "[boxes]\ntie.pays = '8:1'", Fault.NO_EFFECT, 2, "boxes"),
        (CHEMIN + "[name]\nDeutsch = 'Haus'", Fault.UNKNOWN_KEY, 3, "name.Deutsch"),
        (PUNTO + "[boxes.banker.commission]\nrate = '5'", Fault.WRONG_VALUE, 3, "boxes.banker.commission.rate"),
        (PUNTO + "[boxes.banker.commission]\nunit = '0'", Fault.WRONG_VALUE, 3, "boxes.banker.commission.unit"),
        (PUNTO + "[boxes]\nplayer = false\nbanker = false\ntie = false", Fault.MISSING, 2, "boxes"),
        (PUNTO + "[bank]\nlook = 'x'", Fault.NO_EFFECT, 2, "bank"),
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


@pytest.mark.parametrize(
    "text",
    [
        'based-on = "punto-2000"\n[boxes.banker]\nreduced-on = false\ncommission = { rate = "5 %" }',
        'based-on = "punto-banco"\n[boxes.tie]\ncommission = false\nreduced-on = false',
        'based-on = "mini-baccarat"\n[boxes.dragon-bonus-player]\nkind = "tie"',
        'based-on = "burning"\n[sabot]\nburn = "none"',
        'based-on = "burning"\n[sabot]\nburn = "first-card"',
        'based-on = "chemin-de-fer"\n[bank]\nlevy = false',
        'based-on = "chemin-de-fer"\n[bank.announcements]\nbanco.takes-rest = false',
        'based-on = "baccara-regel"\n[bank.announcements.banco-et-la-table-marche]\nstake = "whole"',
        'based-on = "baccara-regel"\n[bank.announcements.banco-et-la-table-marche]\npartners = false',
        'based-on = "koenigsspiel"\n[bank]\nfree-alone = "nobody"',
        f'based-on = "chemin-de-fer"\nfamily = "punto-banco"\nboxes.tie.pays = "8:1"\n{EVEN_TABLEAU}',
    ],
)
def test_what_a_house_switches_off_takes_with_it_what_its_base_needed_for_it(text: str) -> None:
    burning = RulesetText("burning", "burning.toml", PUNTO + '[sabot]\nburn = "fixed"\nburn-cards = 3')
    read = read_rulesets([*TEXTS, burning, RulesetText("house", "house.toml", text)])
    assert read.problems == ()
    house = read.rulesets["house"]
    # Nothing without effect is left in the rules either: two that play alike have one fingerprint.
    assert house.sabot.burn_cards == 0
    for box in house.boxes.values():
        assert not box.margins or box.kind.startswith("dragon-bonus")
        assert box.reduced_on is not None or box.reduced_pays == Ratio(0, 1)
    for rule in () if house.bank is None else house.bank.announcements.values():
        assert not rule.takes_rest or (rule.partners and rule.stake is not Stake.WHOLE)
        assert not rule.binds or house.bank is None or house.bank.free_alone is not FreeAlone.NOBODY


@pytest.mark.parametrize(
    ("sabot", "most"), [("", 46), ('burn = "first-card"', 35), ('burn = "fixed"\nburn-cards = 11', 35)]
)
def test_a_sabot_holds_a_coup_before_the_carte_d_arret(sabot: str, most: int) -> None:
    written = PUNTO + f"[sabot]\npacks = 1\n{sabot}\nbehind-arret = "
    assert own(written + str(most)).sabot.behind_arret == most
    (problem,) = problems_of(written + str(most + 1))
    assert f"at most {most}" in str(problem)


def test_rows_written_anew_are_not_changed_by_the_bases_single_cells() -> None:
    rows = ", ".join(['"' + "D" * 11 + '"'] * 8)
    house = own(f'based-on = "baccara-regel"\n[tableau]\nbank = [{rows}]\n[tableau.cells]\n"7/0" = "S"')
    assert (house.tableau.bank[4][2], house.tableau.bank[7][0]) == (Call.DRAW, Call.STAND)
    assert own('based-on = "baccara-regel"\n[tableau]\nponte = "DDDDDDSS"').tableau.bank[4][2] is Call.STAND


def test_a_name_may_be_in_more_languages_and_in_fewer() -> None:
    house = own(PUNTO + '[name]\nit = "La casa"')
    assert house.names == {**shipped("punto-banco").names, "it": "La casa"}
    assert in_language(house.names, "it") == "La casa"
    assert in_language(house.names, "nl") == house.names["en"]


def test_a_ruleset_stored_before_names_had_any_language_is_read() -> None:
    ruleset = shipped("punto-banco")
    stored = msgspec.json.decode(msgspec.json.encode(ruleset))
    stored["names"] = {"de": "Haus", "en": "House", "fr": "Maison"}
    read = msgspec.convert(stored, type=Ruleset)
    assert [in_language(read.names, language) for language in ("de", "en", "fr")] == ["Haus", "House", "Maison"]


def test_the_sentence_of_a_problem_is_english_and_whole() -> None:
    (problem,) = problems_of(PUNTO + "[sabot]\npacks = 0")
    assert str(problem) == 'house.toml, line 3, key sabot.packs: wrong value "0"; expected a whole number from 1 to 12'
    (problem,) = problems_of(PUNTO + "[sabot]\nburn-cards = 3")
    assert str(problem).endswith('key sabot.burn-cards: without effect; expected only with burn = "fixed"')
    (problem,) = problems_of("family = ")
    assert str(problem).startswith("house.toml, line 1: not TOML (")


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
