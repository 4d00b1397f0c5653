"""Chemin de fer before the cards: stakes, announcements, whose counts, who stands how high, who is bound."""

from __future__ import annotations

import enum
from collections.abc import Sequence

import msgspec

from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import BankRules, FreeAlone, Kind, Stake


class Bank(msgspec.Struct, frozen=True):
    """The bank of one coup."""

    seat: int
    """The banker's."""
    sum_cents: int
    garage_cents: int = 0
    """What nobody covered in earlier coups, kept aside."""
    bought_from: int | None = None
    """The seat of the banker who passed, where the bank was bought."""


class SeatStake(msgspec.Struct, frozen=True):
    """What a seat stakes; numbers above the table's seats are standing players."""

    seat: int
    cents: int


class Announcement(msgspec.Struct, frozen=True):
    """What a seat announces. `cents` only where half kinds name their amount; None is the half itself.

    0 stands for an amount that is none: it is refused only where the announcement counts.
    """

    seat: int
    kind: Kind
    cents: int | None = None


class Previous(msgspec.Struct, frozen=True):
    """What banco suivi depends on: the seat whose announcement counted in the coup before, and who won that coup."""

    caller: int | None
    winner: Winner | None


class Standing(enum.Enum):
    """Whether a hand is held to the tableau in a coup, and why."""

    FREE = "free"
    """One seat alone plays the bank, and the house leaves the hand free then."""
    SECOND_STAKE = "second-stake"
    """Bound: a second seat has a stake."""
    ANNOUNCEMENT = "announcement"
    """Bound although one seat plays alone: its announcement binds (S001)."""
    HOUSE = "house"
    """Bound although one seat plays alone: the house leaves this hand never free."""


class Coverage(msgspec.Struct, frozen=True):
    """Who plays for how much once nothing goes any more. Seats stand in order from the banker's right."""

    refused: tuple[Announcement, ...]
    """Suivi without the right to it."""
    announcement: Announcement | None
    """The one that counts."""
    stakes: tuple[SeatStake, ...]
    """What is at risk, by seat."""
    refunds: tuple[SeatStake, ...]
    covered_cents: int
    ponte: int
    """The seat that plays the ponte's cards."""
    ponte_standing: Standing
    banker_standing: Standing

    @property
    def ponte_bound(self) -> bool:
        """Whether the ponte is held to the tableau."""
        return self.ponte_standing is not Standing.FREE

    @property
    def banker_bound(self) -> bool:
        """Whether the banker is held to the tableau."""
        return self.banker_standing is not Standing.FREE


def half_of(bank_cents: int) -> int:
    """Half of a bank in cents, an odd sum's rounded up to the cent."""
    return (bank_cents + 1) // 2


def place_from(banker: int, seats: int, seat: int) -> int:
    """The place of a seat counted from the banker's right, round the table; those standing come after all who sit."""
    return (seat - banker) % seats if seat <= seats else seat


def cover(
    rules: BankRules,
    bank: Bank,
    seats: int,
    stakes: Sequence[SeatStake],
    announcements: Sequence[Announcement],
    previous: Previous | None,
) -> Coverage:
    """Rule on announcements and stakes (rules of record § 5; S000, S001).

    Args:
        rules: the house's.
        bank: the bank that is played for.
        seats: how many sit at the table.
        stakes: in the order in which the croupier accepts them.
        announcements: in the order in which they were heard.
        previous: the coup before, for suivi.

    Raises:
        RefusedError: NO_STAKES, BAD_AMOUNT, STAKE_NOT_HALF, STAKE_BELOW_HALF or STAKE_ABOVE_BANK.
    """
    refused: list[Announcement] = []
    announcement = None
    if announcements:
        announcement = _strongest(bank, seats, announcements, previous, refused)
    if announcement is None and not stakes:
        raise RefusedError(Refusal.NO_STAKES)
    total = bank.sum_cents
    at_risk: dict[int, int] = {}
    refunds: dict[int, int] = {}
    binds = False
    if announcement is None:
        caller, room, covered = 0, total, 0
    else:
        rule = rules.announcements[announcement.kind]
        caller, binds = announcement.seat, rule.binds
        least = _least_stake(rule.stake, announcement, total)
        takes_rest = rule.takes_rest or rule.stake is Stake.WHOLE
        # The caller puts up half at least, also of a whole bank: however much partners stake, his stake is the highest.
        room = total - least if rule.partners else 0
        covered = least
        at_risk[caller] = least
    left = room
    for stake in stakes:
        seat, cents = stake.seat, stake.cents
        taken = 0 if seat == caller else min(cents, left)
        if taken:
            at_risk[seat] = at_risk.get(seat, 0) + taken
            left -= taken
        if taken < cents:
            refunds[seat] = refunds.get(seat, 0) + cents - taken
    if announcement is not None and takes_rest:
        at_risk[caller] = total - (room - left)
        covered = total
    else:
        covered += room - left
    order = sorted((place_from(bank.seat, seats, seat), seat) for seat in at_risk)
    ponte = caller or max(order, key=lambda place: (at_risk[place[1]], -place[0]))[1]
    if len(at_risk) > 1:
        ponte_standing = banker_standing = Standing.SECOND_STAKE
    elif binds:
        ponte_standing = banker_standing = Standing.ANNOUNCEMENT
    else:
        free = rules.free_alone
        ponte_standing = Standing.FREE if free in (FreeAlone.BOTH, FreeAlone.PONTE) else Standing.HOUSE
        banker_standing = Standing.FREE if free in (FreeAlone.BOTH, FreeAlone.BANKER) else Standing.HOUSE
    return Coverage(
        tuple(refused),
        announcement,
        tuple([SeatStake(seat, at_risk[seat]) for _, seat in order]),
        tuple(
            [
                SeatStake(seat, refunds[seat])
                for _, seat in sorted((place_from(bank.seat, seats, seat), seat) for seat in refunds)
            ]
        )
        if refunds
        else (),
        covered,
        ponte,
        ponte_standing,
        banker_standing,
    )


def _strongest(
    bank: Bank,
    seats: int,
    announcements: Sequence[Announcement],
    previous: Previous | None,
    refused: list[Announcement],
) -> Announcement | None:
    """The announcement that wins by kind, then from the banker's right; a suivi without the right goes to `refused`."""
    best, best_rank = None, (9, 0)
    for announcement in announcements:
        if announcement.kind is Kind.BANCO_SUIVI and not _may_follow(announcement.seat, previous):
            refused.append(announcement)
            continue
        rank = (announcement.kind.precedence, place_from(bank.seat, seats, announcement.seat))
        if rank < best_rank:
            best, best_rank = announcement, rank
    return best


def _may_follow(seat: int, previous: Previous | None) -> bool:
    """Suivi belongs to the seat whose announcement counted in the coup before and lost (S001)."""
    return previous is not None and previous.caller == seat and previous.winner is Winner.BANKER


def _least_stake(stake: Stake, announcement: Announcement, total_cents: int) -> int:
    """What the caller himself puts up at least, in cents: never less than half, and half of a whole bank."""
    half = half_of(total_cents)
    if stake is Stake.WHOLE:
        return half
    cents = half if announcement.cents is None else announcement.cents
    if cents <= 0:
        raise RefusedError(Refusal.BAD_AMOUNT)
    if stake is Stake.EXACTLY_HALF and cents != half:
        raise RefusedError(Refusal.STAKE_NOT_HALF)
    if cents < half:
        raise RefusedError(Refusal.STAKE_BELOW_HALF)
    if cents > total_cents:
        raise RefusedError(Refusal.STAKE_ABOVE_BANK)
    return cents
