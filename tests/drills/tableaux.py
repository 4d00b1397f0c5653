"""The drawing tables of the shipped rulesets, written out by hand from rules of record § 3 and S000."""

from __future__ import annotations

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import COLUMNS, STOOD
from tests.rules.shipped import shelf

CHEMIN_DE_FER_PONTE = "DDDDDOSS"
PUNTO_BANCO_PONTE = "DDDDDDSS"
CHEMIN_DE_FER_BANK = (
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDSOD",
    "SSDDDDDDSSD",
    "SSSSODDDSSD",
    "SSSSSSDDSSS",
    "SSSSSSSSSSS",
)
BACCARA_REGEL_BANK = (*CHEMIN_DE_FER_BANK[:4], "SSSDDDDDSSD", *CHEMIN_DE_FER_BANK[5:])
PUNTO_BANCO_BANK = (*CHEMIN_DE_FER_BANK[:3], "DDDDDDDDSDD", "SSDDDDDDSSD", "SSSSDDDDSSD", *CHEMIN_DE_FER_BANK[6:])

CHEMINS_DE_FER = ("chemin-de-fer", "baccara-regel", "koenigsspiel")
PUNTO_BANCOS = (
    "punto-banco",
    "punto-banco-france",
    "punto-banco-macau",
    "mini-baccarat",
    "punto-2000",
    "ez-baccarat",
)
NINE = (*CHEMINS_DE_FER, *PUNTO_BANCOS)

WORD = {"D": "draw", "S": "stand", "O": "choice"}
COLUMN_NAMES = tuple("0123456789-")


def nine() -> tuple[Ruleset, ...]:
    """The shipped rulesets, chemins de fer first."""
    return tuple(shelf().rulesets[name] for name in NINE)


def ponte_call(ruleset_id: str, points: int) -> str:
    """What a bound ponte has to do."""
    return WORD[(CHEMIN_DE_FER_PONTE if ruleset_id in CHEMINS_DE_FER else PUNTO_BANCO_PONTE)[points]]


def bank_call(ruleset_id: str, row: int, column: int) -> str:
    """What a bound bank has to do."""
    if ruleset_id == "baccara-regel":
        return WORD[BACCARA_REGEL_BANK[row][column]]
    bank = CHEMIN_DE_FER_BANK if ruleset_id in CHEMINS_DE_FER else PUNTO_BANCO_BANK
    return WORD[bank[row][column]]


assert len(COLUMN_NAMES) == len(COLUMNS)
assert COLUMN_NAMES[STOOD] == "-"
