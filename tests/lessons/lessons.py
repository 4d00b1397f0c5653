"""The lessons as the tests read them: their texts and sections, and how each language writes what is counted there."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from croupier_trainer.app.resources import resource_path
from croupier_trainer.rules.cards import CARD_OF, Card
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.rules.tableau import Call
from tests.rules.shipped import shelf

FOLDER: Final = resource_path("lessons")
LANGUAGES: Final = ("de", "en", "fr")
FAMILIES: Final = tuple(family.value for family in Family)
CARD_DRILLS: Final = ("points", "natural", "ponte-draw", "bank-draw", "winner", "sabot")
"""What is counted in their lessons are hands."""
MONEY_DRILLS: Final = ("payout", "bank-sum")
FAMILIES_OF: Final = dict.fromkeys((*CARD_DRILLS, *MONEY_DRILLS), FAMILIES) | {"bank-sum": ("chemin-de-fer",)}
"""By drill: the games that it is played in."""


class Words(msgspec.Struct, frozen=True):
    """How one language writes what is counted here."""

    calls: dict[str, Call | None]
    """None is the natural."""
    hands: dict[str, tuple[str, str]]
    """By family: the ponte and the bank at the head of a sentence."""
    cards: dict[str, str]
    """Ranks by the words for them."""
    ponte: str
    """A row of the ponte: points, bound or free (chemin de fer), call."""
    bound: dict[str, bool]
    gave: dict[str, str]
    """By family: a cell of the bank after a third card."""
    stood: dict[str, str]
    by: str
    """Between the winner and the number of points."""
    tie: str
    letters: str
    """Beyond a to z."""
    quotes: str


WORDS: Final = {
    "de": Words(
        calls={"keine Karte": Call.STAND, "Karte": Call.DRAW, "nach Belieben": Call.CHOICE, "Schlag": None},
        hands={"chemin-de-fer": ("Ponte", "Bank"), "punto-banco": ("Punto", "Banco")},
        cards={"Ass": "A", "Bube": "J", "Dame": "Q", "König": "K", "10": "T"},
        ponte=r"{hand} (\d)(?:, (gebunden|frei))?: {call}",
        bound={"gebunden": True, "frei": False},
        gave={"chemin-de-fer": "gab", "punto-banco": "Punto zog"},
        stood={"chemin-de-fer": "Ponte blieb", "punto-banco": "Punto blieb"},
        by="um",
        tie="Egalité",
        letters="äöüßÄÖÜéê",
        quotes="„“",
    ),
    "en": Words(
        calls={"no card": Call.STAND, "card": Call.DRAW, "at will": Call.CHOICE, "natural": None},
        hands={"chemin-de-fer": ("Ponte", "Bank"), "punto-banco": ("Player", "Banker")},
        cards={"ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T"},
        ponte=r"{hand} (\d)(?:, (bound|free))?: {call}",
        bound={"bound": True, "free": False},
        gave={"chemin-de-fer": "gave", "punto-banco": "player drew"},
        stood={"chemin-de-fer": "ponte stood", "punto-banco": "player stood"},
        by="by",
        tie="tie",
        letters="éêö",
        quotes="“”",
    ),
    "fr": Words(
        calls={"pas de carte": Call.STAND, "carte": Call.DRAW, "à volonté": Call.CHOICE, "abattage": None},
        hands={"chemin-de-fer": ("Ponte", "Banque"), "punto-banco": ("Punto", "Banco")},
        cards={"as": "A", "valet": "J", "dame": "Q", "roi": "K", "10": "T"},
        ponte=r"{hand} (\d)(?:, (tenu|libre))?\u202f: {call}",
        bound={"tenu": True, "libre": False},
        gave={"chemin-de-fer": "donne", "punto-banco": "Punto tire"},
        stood={"chemin-de-fer": "ponte resté", "punto-banco": "Punto resté"},
        by="de",
        tie="égalité",
        letters="éèêàâùûôîïçÀÉÈö\u202f",
        quotes="«»",
    ),
}


def text_of(language: str, drill: str, family: str) -> str:
    return (FOLDER / language / f"{drill}.{family}.md").read_text("utf-8")


def sections(text: str) -> dict[str, str]:
    """The bodies by their headings, in order."""
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    assert parts[0] == "", "nothing stands before the first heading"
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def part(text: str, number: int) -> str:
    """Rule 0, memory hook 1, worked example 2, what is asked 3, common mistakes 4."""
    return list(sections(text).values())[number]


def rulesets(family: str) -> list[Ruleset]:
    return [ruleset for ruleset in shelf().rulesets.values() if ruleset.family.value == family]


def name(ruleset: Ruleset, language: str) -> str:
    return ruleset.names[language]


def card(value: int) -> Card:
    return CARD_OF[("K" if value == 0 else "A" if value == 1 else str(value)) + "S"]
