"""Every cell of every shipped ruleset, played through the engine, against tables written out by hand.

Chemin de fer: S000 "Er verlangt (zieht)…", S004 Tableau de tirage. Punto banco: S004 "Regeln für die Bank".
"""

from __future__ import annotations

import pytest

from croupier_trainer.rules.cards import CARD_OF, Card
from croupier_trainer.rules.play import CallDue, Deal, Play, Reason, Speak, Stage, apply
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call, Hand
from tests.rules.shipped import shelf, shipped

# Columns: the ponte's third card 0 1 2 3 4 5 6 7 8 9, then "stood". D draw, S stand, O at will.
CHEMIN_DE_FER = """
    0  D D D D D D D D D D  D
    1  D D D D D D D D D D  D
    2  D D D D D D D D D D  D
    3  D D D D D D D D S O  D
    4  S S D D D D D D S S  D
    5  S S S S O D D D S S  D
    6  S S S S S S D D S S  S
    7  S S S S S S S S S S  S
"""
BACCARA_REGEL = """
    0  D D D D D D D D D D  D
    1  D D D D D D D D D D  D
    2  D D D D D D D D D D  D
    3  D D D D D D D D S O  D
    4  S S S D D D D D S S  D
    5  S S S S O D D D S S  D
    6  S S S S S S D D S S  S
    7  S S S S S S S S S S  S
"""
PUNTO_BANCO = """
    0  D D D D D D D D D D  D
    1  D D D D D D D D D D  D
    2  D D D D D D D D D D  D
    3  D D D D D D D D S D  D
    4  S S D D D D D D S S  D
    5  S S S S D D D D S S  D
    6  S S S S S S D D S S  S
    7  S S S S S S S S S S  S
"""
BANK_TABLES = {
    "chemin-de-fer": CHEMIN_DE_FER,
    "baccara-regel": BACCARA_REGEL,
    "koenigsspiel": CHEMIN_DE_FER,
    "punto-banco": PUNTO_BANCO,
    "punto-banco-france": PUNTO_BANCO,
    "punto-banco-macau": PUNTO_BANCO,
    "punto-2000": PUNTO_BANCO,
    "ez-baccarat": PUNTO_BANCO,
    "mini-baccarat": PUNTO_BANCO,
}
PONTE_TABLES = {
    "chemin-de-fer": "D D D D D O S S",
    "baccara-regel": "D D D D D O S S",
    "koenigsspiel": "D D D D D O S S",
    "punto-banco": "D D D D D D S S",
    "punto-banco-france": "D D D D D D S S",
    "punto-banco-macau": "D D D D D D S S",
    "punto-2000": "D D D D D D S S",
    "ez-baccarat": "D D D D D D S S",
    "mini-baccarat": "D D D D D D S S",
}
LETTERS = {"D": Call.DRAW, "S": Call.STAND, "O": Call.CHOICE}


def worth(points: int) -> Card:
    """A card worth so many points; nought is a picture."""
    return CARD_OF["KS" if points == 0 else "AS" if points == 1 else f"{points}S"]


def speaking_ponte(ruleset: Ruleset, ponte: int, bank: int, bound: bool = True) -> tuple[Play, CallDue]:
    """A coup in which the ponte with so many points is about to speak."""
    play = Play(ruleset, ponte_bound=bound, banker_bound=bound)
    events: tuple[object, ...] = ()
    for card in (worth(0), worth(0), worth(ponte), worth(bank)):
        play, events = apply(play, Deal(card))
    due = events[-1]
    assert isinstance(due, CallDue)
    return play, due


def speaking_bank(ruleset: Ruleset, bank: int, column: int | None, bound: bool = True) -> CallDue:
    """What the bank is required to say after the ponte took a card of a value, or none."""
    ponte = 0 if column is not None else 6
    play, _ = speaking_ponte(ruleset, ponte, bank, bound)
    play, events = apply(play, Speak(Call.STAND if column is None else Call.DRAW))
    if column is not None:
        assert play.stage is Stage.PONTE_CARD
        play, events = apply(play, Deal(worth(column)))
    due = events[-1]
    assert isinstance(due, CallDue)
    assert due.hand is Hand.BANKER
    return due


def test_nine_rulesets_are_shipped_and_tabled_here() -> None:
    assert set(shelf().rulesets) == set(BANK_TABLES) == set(PONTE_TABLES)


@pytest.mark.parametrize("ruleset_id", BANK_TABLES)
def test_all_88_bank_cells(ruleset_id: str) -> None:
    ruleset = shipped(ruleset_id)
    seen = 0
    for line in BANK_TABLES[ruleset_id].split("\n")[1:-1]:
        bank, *letters = line.split()
        assert len(letters) == 11
        for column, letter in enumerate(letters):
            due = speaking_bank(ruleset, int(bank), None if column == 10 else column)
            assert due.required is LETTERS[letter], f"bank {bank}, column {column}"
            assert due.points == int(bank)
            assert due.reason is (Reason.OPTIONAL_CELL if letter == "O" else Reason.BANK_TABLEAU)
            seen += 1
    assert seen == 88


@pytest.mark.parametrize("ruleset_id", PONTE_TABLES)
def test_all_8_ponte_rows(ruleset_id: str) -> None:
    ruleset = shipped(ruleset_id)
    for ponte, letter in enumerate(PONTE_TABLES[ruleset_id].split()):
        _, due = speaking_ponte(ruleset, ponte, 0)
        assert due.required is LETTERS[letter]
        assert due.reason is (Reason.OPTIONAL_CELL if letter == "O" else Reason.PONTE_TABLEAU)


@pytest.mark.parametrize("ruleset_id", ["chemin-de-fer", "baccara-regel", "koenigsspiel"])
def test_a_free_hand_may_do_as_it_likes_in_every_cell(ruleset_id: str) -> None:
    """S000: "Spielen sie Solo, sind Abweichungen gestattet"."""
    ruleset = shipped(ruleset_id)
    for ponte in range(8):
        _, due = speaking_ponte(ruleset, ponte, 0, bound=False)
        assert (due.required, due.reason) == (Call.CHOICE, Reason.FREE)
    for bank in range(8):
        for column in (*range(10), None):
            due = speaking_bank(ruleset, bank, column, bound=False)
            assert (due.required, due.reason) == (Call.CHOICE, Reason.FREE)


def test_a_picture_as_third_card_counts_nought_not_ten() -> None:
    """S000: bank 3 stands only against an 8; against a picture it draws, and 4 stands."""
    ruleset = shipped("chemin-de-fer")
    for third in ("TS", "JD", "QC", "KH"):
        for bank, required in ((3, Call.DRAW), (4, Call.STAND)):
            play, _ = speaking_ponte(ruleset, 2, bank)
            play, _ = apply(play, Speak(None))
            _, events = apply(play, Deal(CARD_OF[third]))
            due = events[-1]
            assert isinstance(due, CallDue)
            assert (due.column, due.required) == (0, required)


def test_names_of_the_optional_cells() -> None:
    assert shipped("chemin-de-fer").tableau.choices() == ("ponte/5", "3/9", "5/4")
    assert shipped("punto-banco").tableau.choices() == ()
