"""What a call table shows, as a value: a page makes one from a task, with all words already translated."""

from __future__ import annotations

import msgspec

from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.tableau import Hand, Tableau


class Lying(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: Card
    up: bool = True
    """Whether its face is seen."""


class HandPicture(msgspec.Struct, frozen=True):
    """One hand: two cards side by side, a third lying across under them."""

    name: str
    cards: tuple[Lying, ...]
    """In the order in which they were dealt, at most three."""
    said: str = ""
    """What its player said or did, in an ivory bubble; at most two lines."""
    points: str = ""
    """The counted points, once they may be seen."""
    wrong: bool = False
    """Ringed: the answer was wrong about this hand."""
    asked: bool = False
    """Underlined: the question in hand is about this one."""


class TableauWords(msgspec.Struct, frozen=True):
    """What stands in a tableau: one letter each, and for a large one the captions."""

    draw: str
    stand: str
    choice: str
    natural: str
    """In the ponte's row for 8 and 9, which he shows."""
    ponte: str
    """Head of the ponte's row."""
    banker: str
    """Head of the bank's rows."""
    stood: str = "–"
    """Head of the column for a ponte who took no card."""
    ponte_caption: str = ""
    """Such as "Ponte's points"; only a large tableau has captions."""
    bank_caption: str = ""
    """Such as "Banker's points, by the ponte's third card"."""


class LitCell(msgspec.Struct, frozen=True):
    """A cell of the tableau: the bank's row and column, or the ponte's points as column."""

    hand: Hand
    column: int
    """Third card's value or `STOOD`; of the ponte's row his points."""
    row: int = 0
    """Bank's points; 0 for the ponte's row."""


class TableauPicture(msgspec.Struct, frozen=True):
    """The small tableau bottom right. Its place stays reserved while it is not shown."""

    tableau: Tableau
    words: TableauWords
    shown: bool = True
    letters: bool = True
    """Whether the cells are filled in: *learn* shows them empty before the verdict."""
    lit: LitCell | None = None


class Picture(msgspec.Struct, frozen=True):
    """A call table (points, natural, ponte-draw, bank-draw, winner) at one moment."""

    ruleset: str
    """The ruleset's name, printed on the felt."""
    left: HandPicture
    right: HandPicture | None = None
    """None where only one hand is in question: it then lies in the middle."""
    plate: str = ""
    """Whether the hands are bound or free, and why; at most two lines."""
    tableau: TableauPicture | None = None
    """None where the drill never shows one: the hands then have the whole felt to themselves."""
    arret: str = ""
    """What stands at the carte d'arrêt, once it has turned up: a red card beside the right hand."""
    spoken: str = ""
    """The same in words, for screen readers."""
    left_first: bool = True
    """Whether the left hand is dealt its cards first."""
