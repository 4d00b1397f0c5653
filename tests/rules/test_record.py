"""Coup records: recorded verdicts, the order of errors, and that no record whatever breaks the judge."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.rules.record import adjudicate
from croupier_trainer.rules.refusal import RefusedError
from croupier_trainer.rules.ruleset import BoxKind, Kind, Ruleset
from tests.rules.shipped import own, shelf

RULESETS = shelf().rulesets
CASES = (Path(__file__).parent / "cases" / "coups.jsonl").read_text("utf-8")
RECORDED = [json.loads(line) for line in CASES.splitlines()]


def judged(record: object, **more: Ruleset) -> Any:
    """The verdict as it is read back, or the error code."""
    try:
        return json.loads(msgspec.json.encode(adjudicate({**RULESETS, **more}, record)))
    except RefusedError as refused:
        return str(refused)


@pytest.mark.parametrize("case", RECORDED, ids=[case["record"]["id"] for case in RECORDED])
def test_recorded_coups(case: dict[str, Any]) -> None:
    expected = case["verdict"]
    assert judged(case["record"]) == expected.get("error", expected)


def bank(**changed: Any) -> dict[str, Any]:
    """A sound chemin de fer record: seat 2 alone against a bank of 100 at seat 1; a key of None is left out."""
    record = {
        "ruleset": "chemin-de-fer",
        "bank": {"seat": 1, "sum": "100"},
        "stakes": [{"seat": 2, "amount": "60"}, {"seat": 3, "amount": "40"}],
        "cards": ["2C", "KD", "KC", "6D", "3C", "2D"],
        **changed,
    }
    return {key: value for key, value in record.items() if value is not None}


def boxes(**changed: Any) -> dict[str, Any]:
    """A sound punto banco record."""
    bets = [{"seat": 1, "box": "player", "amount": "10"}]
    record = {"ruleset": "punto-banco", "cards": ["2C", "KD", "KC", "6D", "3C"], "bets": bets, **changed}
    return {key: value for key, value in record.items() if value is not None}


def test_the_sound_records_are_sound() -> None:
    assert judged(bank())["winner"] == "banker"
    assert judged(boxes())["house"] == "10"


SUIVI = [{"seat": 2, "kind": "banco-suivi"}]
HALF = {"seat": 2, "kind": "banco-avec-la-table"}
BETS = [{"seat": 1, "box": "player", "amount": "10"}]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (None, "bad-record"),
        ([], "bad-record"),
        ("", "bad-record"),
        ({}, "unknown-ruleset"),
        (bank(ruleset=["chemin-de-fer"], cards=["X"]), "unknown-ruleset"),
        (bank(ruleset=None), "unknown-ruleset"),
        (bank(cards=None, bank=None), "bad-card"),
        (bank(cards="2C"), "bad-card"),
        (bank(cards=["2C", "10D"]), "bad-card"),
        (bank(cards=["2c"]), "bad-card"),
        (bank(cards=[2]), "bad-card"),
        (bank(cards=[["2C"]]), "bad-card"),
        (bank(bank=None), "bad-bank"),
        (bank(bank=100), "bad-bank"),
        (bank(bank={"seat": 0, "sum": "x"}), "bad-amount"),
        (bank(bank={"seat": 1}), "bad-amount"),
        (bank(bank={"seat": 1, "sum": 100}), "bad-amount"),
        (bank(bank={"seat": 10, "sum": "100"}), "bad-seat"),
        (bank(bank={"seat": "1", "sum": "100"}), "bad-seat"),
        (bank(bank={"seat": True, "sum": "100"}), "bad-seat"),
        (bank(bank={"seat": 1.0, "sum": "100"}), "bad-seat"),
        (bank(seats=0), "bad-seat"),
        (bank(seats="9"), "bad-seat"),
        (bank(bank={"seat": 1, "sum": "100", "bought_from": 10}), "bad-seat"),
        (bank(bank={"seat": 1, "sum": "100", "bought_from": 0, "garage": "-1"}), "bad-seat"),
        (bank(bank={"seat": 1, "sum": "100", "garage": "-1"}), "bad-amount"),
        (bank(ruleset="koenigsspiel", bank={"seat": 1, "sum": "100", "garage": "-1"}), "bad-bank"),
        (bank(stakes=[{"seat": 1, "amount": "60"}]), "bad-seat"),
        (bank(stakes=[{"seat": 0, "amount": "x"}]), "bad-seat"),
        (bank(stakes=[{"amount": "60"}]), "bad-seat"),
        (bank(stakes=[{"seat": 2, "amount": "0"}]), "bad-amount"),
        (bank(stakes=[{"seat": 2}], announcements=[{"kind": "x"}]), "bad-amount"),
        (bank(stakes={"seat": 2}), "bad-record"),
        (bank(stakes=[2]), "bad-record"),
        (bank(announcements=[{"seat": 0, "kind": "banco-perdu"}]), "unknown-announcement"),
        (bank(announcements=[{"seat": 2, "kind": ["banco"]}]), "unknown-announcement"),
        (bank(announcements=[{"seat": 2, "kind": "banco-solo"}]), "unknown-announcement"),
        (bank(announcements=[{"seat": 1, "kind": "banco"}]), "bad-seat"),
        (bank(stakes=None), "no-stakes"),
        (bank(stakes=None, announcements=SUIVI), "no-stakes"),
        (bank(announcements=[{**HALF, "amount": 50}]), "bad-amount"),
        (bank(announcements=[{**HALF, "amount": "49.99"}]), "stake-below-half"),
        (bank(announcements=[{**HALF, "amount": "100.01"}]), "stake-above-bank"),
        (bank(ruleset="koenigsspiel", announcements=[{**HALF, "amount": "100.01"}]), "stake-not-half"),
        (bank(cards=["2C", "KD", "KC"], stakes=None), "no-stakes"),
        (bank(cards=["2C", "KD", "KC"], decisions={"ponte": "hit"}), "not-enough-cards"),
        (bank(cards=["2C", "KD", "KC", "6D"]), "not-enough-cards"),
        (bank(decisions={"ponte": "hit"}), "bad-decision"),
        (bank(decisions={"ponte": "choice"}), "bad-decision"),
        (bank(decisions={"banker": ["draw"]}), "bad-decision"),
        (bank(decisions=["draw"]), "bad-record"),
        (bank(previous=["draw"]), "bad-record"),
        (bank(stakes=[{"seat": 2, "amount": "60"}]), "decision-missing"),
        (bank(cards=["5C", "KD", "KC", "6D"]), "decision-missing"),
        (boxes(bets=[{"seat": 0, "box": "field", "amount": "x"}]), "unknown-box"),
        (boxes(bets=[{"seat": 0, "box": ["player"], "amount": "x"}]), "unknown-box"),
        (boxes(bets=[{"seat": 0, "box": "player", "amount": "x"}]), "bad-seat"),
        (boxes(bets=[{"seat": 1, "box": "player", "amount": "1e2"}]), "bad-amount"),
        (boxes(bets=[{**BETS[0], "amount": "x"}, {"box": "field"}]), "bad-amount"),
        (boxes(cards=["2C", "KD", "KC", "6D"]), "not-enough-cards"),
    ],
)
def test_errors_in_the_order_they_are_checked(record: object, code: str) -> None:
    assert judged(record) == code


def test_a_decision_is_looked_at_only_where_a_hand_speaks() -> None:
    natural = judged(bank(cards=["8C", "KD", "KC", "6D"], decisions={"ponte": "hit", "banker": 1}))
    assert natural["required"] == {"ponte": None, "banker": None}
    shown = judged(bank(cards=["5C", "KD", "KC", "9D"], decisions={"banker": "hit"}))
    assert shown["required"] == {"ponte": "choice", "banker": None}
    assert shown["cards_used"] == 4
    koenig = judged(bank(ruleset="koenigsspiel", cards=["5C", "KD", "KC", "9D"], decisions={"ponte": "hit"}))
    assert koenig["required"] == {"ponte": None, "banker": None}


def test_the_id_is_echoed_only_where_there_is_one() -> None:
    assert "id" not in judged(bank())
    for given_id in (None, 0, "ä", {"a": [1]}):
        assert judged({**bank(), "id": given_id})["id"] == given_id


def test_a_bought_bank_that_loses_goes_right_of_the_one_who_passed() -> None:
    lost = bank(bank={"seat": 6, "sum": "100", "bought_from": 3}, cards=["9C", "KD", "KC", "6D"])
    assert judged(lost)["bank"]["next_seat"] == 4


def test_a_house_s_own_ruleset_is_judged_by() -> None:
    house = own('based-on = "punto-banco"\n[boxes]\ntie.pays = "9:1"')
    tie = boxes(ruleset="house", cards=["6C", "KD", "KC", "6D"], bets=[{"seat": 1, "box": "tie", "amount": "10"}])
    assert judged(tie, house=house)["settlement"][0]["profit"] == "90"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
AMOUNTS = st.sampled_from(["1", "12.50", "0.01", "99999"]) | JSON
SEATS = st.integers(0, 12) | JSON
CARDS = st.lists(st.sampled_from(sorted(CARD_OF)), max_size=7) | JSON
SAYS = st.dictionaries(st.sampled_from(["ponte", "banker"]), st.sampled_from(["draw", "stand"]) | JSON) | JSON
STAKES = st.lists(st.fixed_dictionaries({}, optional={"seat": SEATS, "amount": AMOUNTS}) | JSON, max_size=4)
KINDS = st.sampled_from([kind.value for kind in Kind])
SAID = st.lists(st.fixed_dictionaries({"kind": KINDS | JSON}, optional={"seat": SEATS, "amount": AMOUNTS}), max_size=3)
BOX = st.sampled_from([kind.value for kind in BoxKind])
LAID = st.lists(st.fixed_dictionaries({"box": BOX | JSON, "seat": SEATS, "amount": AMOUNTS}), max_size=4)
WHOLE_BANK = st.fixed_dictionaries({"seat": SEATS, "sum": AMOUNTS}, optional={"garage": AMOUNTS, "bought_from": SEATS})
RECORDS = st.fixed_dictionaries(
    {"ruleset": st.sampled_from(sorted(RULESETS)), "cards": CARDS},
    optional={
        "id": JSON,
        "seats": SEATS,
        "bank": WHOLE_BANK | JSON,
        "stakes": STAKES | JSON,
        "announcements": SAID | JSON,
        "previous": st.fixed_dictionaries({"caller": SEATS, "winner": st.sampled_from(["banker"]) | JSON}) | JSON,
        "decisions": SAYS,
        "bets": LAID | JSON,
    },
)


@given(RECORDS | JSON)
def test_no_record_whatever_breaks_the_judge(record: object) -> None:
    verdict = judged(record)
    assert isinstance(verdict, str) or verdict["winner"] in ("ponte", "banker", "egalite", "player", "tie")
