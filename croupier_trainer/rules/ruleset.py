"""What a house's rules are, as one value.

Variants are values: the engine asks the ruleset, never the house. `rulesets.py` reads and checks them.
"""

from __future__ import annotations

import enum
from typing import Final, TypeAlias

import msgspec

from croupier_trainer.rules.money import Ratio, Rounding, Share
from croupier_trainer.rules.tableau import Tableau


class Family(enum.StrEnum):
    """The two games of the baccarat family."""

    CHEMIN_DE_FER = "chemin-de-fer"
    """A seat holds the bank; the others stake against it."""
    PUNTO_BANCO = "punto-banco"
    """The house holds the bank; seats bet on boxes."""


class Burn(enum.StrEnum):
    """What is burned from a fresh sabot."""

    NONE = "none"
    FIRST_CARD = "first-card"
    """The first card is shown, then as many cards as its face value, ten and pictures ten."""
    FIXED = "fixed"
    """A number of cards that the house sets."""


MOST_BURNED: Final = 11
"""Cards that `FIRST_CARD` burns at most: itself and ten."""

PACKS: Final = range(1, 13)
"""How many packs a sabot can hold."""


class SabotRules(msgspec.Struct, frozen=True):
    """How a sabot is made up and when its last coup is (rules.md § 4)."""

    packs: int
    behind_arret: int
    """Cards behind the carte d'arrêt."""
    coups_after_arret: int
    """Coups still dealt after the one in which the carte d'arrêt showed."""
    burn: Burn
    burn_cards: int
    """Cards burned where `burn` is `FIXED`, else 0."""


class FreeAlone(enum.StrEnum):
    """Who may leave the tableau (faux tirage) where one seat alone plays the bank."""

    BOTH = "both"
    PONTE = "ponte"
    BANKER = "banker"
    NOBODY = "nobody"
    """Free in the optional cells only."""


class Look(enum.StrEnum):
    """When the banker's two cards are seen."""

    PONTE_SPEAKS_FIRST = "ponte-speaks-first"
    """The ponte without a natural speaks before the banker turns his cards (S000, S004)."""
    NATURAL_AT_ONCE = "natural-at-once"
    """A natural on either side is shown at once and nobody speaks any more (S001)."""


class Kind(enum.StrEnum):
    """Kinds of announcement, the strongest first where `precedence` differs."""

    BANCO_SUIVI = "banco-suivi"
    BANCO = "banco"
    BANCO_SOLO = "banco-solo"
    BANCO_ET_LA_TABLE_MARCHE = "banco-et-la-table-marche"
    BANCO_AVEC_LA_TABLE = "banco-avec-la-table"

    @property
    def precedence(self) -> int:
        """0 wins over 1, 1 over 2 (rules.md § 5)."""
        return _PRECEDENCE[self]


_PRECEDENCE = {
    Kind.BANCO_SUIVI: 0,
    Kind.BANCO: 1,
    Kind.BANCO_SOLO: 1,
    Kind.BANCO_ET_LA_TABLE_MARCHE: 2,
    Kind.BANCO_AVEC_LA_TABLE: 2,
}


class Stake(enum.StrEnum):
    """How much of the bank an announcement takes."""

    WHOLE = "whole"
    EXACTLY_HALF = "exactly-half"
    AT_LEAST_HALF = "at-least-half"


class AnnouncementRules(msgspec.Struct, frozen=True):
    """What one kind of announcement means in this house."""

    stake: Stake
    partners: bool
    """Whether other seats may stake beside the caller."""
    takes_rest: bool
    """Whether the caller must take what the partners leave."""
    binds: bool
    """Whether ponte and banker follow the tableau even where nobody joined."""


class Uncovered(enum.StrEnum):
    """What becomes of the part of the bank that nobody covered."""

    GARAGE = "garage"
    """Kept aside, not at risk."""
    STAYS = "stays"
    """Part of the bank all the same."""


class LevyFrom(enum.StrEnum):
    """Where the levy on the banker's win comes from."""

    BANK = "bank"
    """Taken out of the win: the bank grows by the win less the levy."""
    BESIDE = "beside"
    """Paid by the banker beside the table: the bank grows by the whole win."""


class BankRules(msgspec.Struct, frozen=True):
    """Chemin de fer: who is bound, what is announced, and how the bank moves (rules.md § 5)."""

    free_alone: FreeAlone
    look: Look
    announcements: dict[Kind, AnnouncementRules]
    uncovered: Uncovered
    levy: Share | None
    levy_from: LevyFrom


class BoxKind(enum.StrEnum):
    """Kinds of punto banco box: when they win is in `boxes.py`, what they pay is in the ruleset."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"
    PLAYER_PAIR = "player-pair"
    BANKER_PAIR = "banker-pair"
    EITHER_PAIR = "either-pair"
    PERFECT_PAIR = "perfect-pair"
    DRAGON_7 = "dragon-7"
    PANDA_8 = "panda-8"
    DRAGON_BONUS_PLAYER = "dragon-bonus-player"
    DRAGON_BONUS_BANKER = "dragon-bonus-banker"


class BankerWin(enum.StrEnum):
    """A win of the banker that the banker box does not pay in full."""

    SIX_POINTS = "six-points"
    THREE_CARD_SEVEN = "three-card-seven"


class Box(msgspec.Struct, frozen=True):
    """One box of a punto banco layout and what it pays, profit to stake."""

    kind: BoxKind
    pays: Ratio
    """The plain odds; of a dragon bonus, the odds of a natural win."""
    commission: Share | None = None
    """Taken of the win."""
    reduced_on: BankerWin | None = None
    """Banker box: the win that pays `reduced_pays` instead."""
    reduced_pays: Ratio = Ratio(0, 1)
    """0:1 is a push."""
    margins: tuple[tuple[int, Ratio], ...] = ()
    """Dragon bonus: odds by the margin in points of a win without a natural."""
    rounding: Rounding = Rounding.NEAREST
    """How a payment that falls between two cents is rounded."""


ENGLISH: Final = "en"
"""The language that every name is in."""

Names: TypeAlias = dict[str, str]
"""A name by language, such as `de`; one in English is always there."""


def in_language(names: Names, language: str) -> str:
    """A name in a language, such as `de`; in English where it has none."""
    return names.get(language, names[ENGLISH])


class Ruleset(msgspec.Struct, frozen=True):
    """All that one house's game depends on; made by `rulesets.py`, which checks it."""

    id: str
    family: Family
    names: Names
    fingerprint: str
    """Sixteen hexadecimal digits over all that is judged by: the same rules under another name have the same."""
    tableau: Tableau
    sabot: SabotRules
    bank: BankRules | None
    """Chemin de fer only."""
    boxes: dict[str, Box]
    """Punto banco only, by name, in the order of the file, a base's first; `settling.boxes_in_order` settles them."""
    sources: tuple[str, ...] = ()
    """Where the rules come from, such as `S000` or `FR art. 59`."""
