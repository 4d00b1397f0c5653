"""Why a stake is next, and why it is taken, paid or left, in words; each reason one sentence."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.box_skills import order_key
from croupier_trainer.drills.drill import Move, Turn, Verdict, Why, place_of
from croupier_trainer.rules.boxes import Result, profit_ratio, result_of
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankerWin, Box, BoxKind
from croupier_trainer.rules.settling import OrderRule
from croupier_trainer.ui import texts
from croupier_trainer.ui.money_words import odds_words, rate_words

StakeWhy: TypeAlias = Literal[Why.LOST, Why.WON, Why.PUSHED, Why.COMMISSION_MARKED, Why.OWED]


def stake_reason(turn: Turn, why: StakeWhy) -> str:
    """What becomes of the stake that is next."""
    scene, layout = turn.scene, turn.scene.layout
    assert layout is not None
    seat, name = place_of(turn.expected[0])
    if why is Why.OWED:
        sentence = QCoreApplication.translate("Payout", "{seat} owes the sum of its marks.")
        return sentence.format(seat=texts.seat_words(seat, layout.seats))
    if name is None:
        return _against_the_bank(why)
    box = turn.ruleset.boxes[name]
    if why is Why.COMMISSION_MARKED:
        assert box.commission is not None  # it is marked
        sentence = QCoreApplication.translate("Payout", "Commission: {rate} of the win, marked before the next seat.")
        return sentence.format(rate=rate_words(box.commission.rate))
    assert layout.winner is not None
    ponte, banker = (tuple(seen.card for seen in cards) for cards in (scene.ponte, scene.banker))
    result = result_of(ponte, banker, layout.winner)
    if why is Why.LOST:
        sentence = _lost(box, result)
    elif why is Why.PUSHED:
        sentence = _pushed(box, result)
    else:
        sentence = _won(box, result)
    odds = profit_ratio(box, result)
    return sentence.format(
        more=max(result.ponte_points, result.banker_points),
        less=min(result.ponte_points, result.banker_points),
        by=abs(result.ponte_points - result.banker_points),
        least=min((margin for margin, _ in box.margins), default=0),
        odds="" if odds is None else odds_words(odds),
    )


def _against_the_bank(why: Why) -> str:
    return {
        Why.LOST: QCoreApplication.translate("Payout", "The bank wins: the stake goes to the bank."),
        Why.WON: QCoreApplication.translate("Payout", "The ponte wins: 1:1 out of the bank."),
        Why.PUSHED: QCoreApplication.translate("Payout", "Tie: no stake moves."),
    }[why]


def _lost(box: Box, result: Result) -> str:
    match box.kind:
        case BoxKind.PLAYER:
            return QCoreApplication.translate("Payout", "Banker wins {more} to {less}: player loses.")
        case BoxKind.BANKER:
            return QCoreApplication.translate("Payout", "Player wins {more} to {less}: banker loses.")
        case BoxKind.TIE if result.winner is Winner.PONTE:
            return QCoreApplication.translate("Payout", "Player wins {more} to {less}: no tie.")
        case BoxKind.TIE:
            return QCoreApplication.translate("Payout", "Banker wins {more} to {less}: no tie.")
        case BoxKind.PLAYER_PAIR:
            return QCoreApplication.translate("Payout", "The player’s first two cards are no pair.")
        case BoxKind.BANKER_PAIR:
            return QCoreApplication.translate("Payout", "The banker’s first two cards are no pair.")
        case BoxKind.PERFECT_PAIR if result.ponte_pair or result.banker_pair:
            return QCoreApplication.translate("Payout", "A pair, but of two suits: not perfect.")
        case BoxKind.EITHER_PAIR | BoxKind.PERFECT_PAIR:
            return QCoreApplication.translate("Payout", "Neither side has a pair in its first two cards.")
        case BoxKind.DRAGON_7:
            return QCoreApplication.translate("Payout", "Dragon 7 wants the banker to win with 7 in three cards.")
        case BoxKind.PANDA_8:
            return QCoreApplication.translate("Payout", "Panda 8 wants the player to win with 8 in three cards.")
        case BoxKind.DRAGON_BONUS_PLAYER | BoxKind.DRAGON_BONUS_BANKER:
            return _bonus_lost(box, result)


def _bonus_lost(box: Box, result: Result) -> str:
    own = Winner.PONTE if box.kind is BoxKind.DRAGON_BONUS_PLAYER else Winner.BANKER
    if result.winner is Winner.EGALITE:
        return QCoreApplication.translate("Payout", "A tie without naturals: the bonus loses.")
    if result.winner is not own and own is Winner.PONTE:
        return QCoreApplication.translate("Payout", "Banker wins: the player bonus loses.")
    if result.winner is not own:
        return QCoreApplication.translate("Payout", "Player wins: the banker bonus loses.")
    return QCoreApplication.translate("Payout", "Won by {by} without a natural: the bonus begins at {least}.")


def _pushed(box: Box, result: Result) -> str:
    bonus = box.kind in (BoxKind.DRAGON_BONUS_PLAYER, BoxKind.DRAGON_BONUS_BANKER)
    if bonus and result.winner is Winner.EGALITE:
        return QCoreApplication.translate("Payout", "A tie of naturals: the bonus stake stays.")
    if box.kind in (BoxKind.PLAYER, BoxKind.BANKER) and result.winner is Winner.EGALITE:
        return QCoreApplication.translate("Payout", "Tie {more} to {less}: player and banker stakes stay.")
    if box.reduced_on is BankerWin.SIX_POINTS and box.pays.numerator:
        return QCoreApplication.translate("Payout", "Banker wins with 6 points: the stake stays.")
    if box.reduced_on is BankerWin.THREE_CARD_SEVEN and box.pays.numerator:
        return QCoreApplication.translate("Payout", "Banker wins with 7 in three cards: the stake stays.")
    return QCoreApplication.translate("Payout", "This house pays nothing for that: the stake stays.")


def _won(box: Box, result: Result) -> str:
    match box.kind:
        case BoxKind.PLAYER:
            return QCoreApplication.translate("Payout", "Player wins {more} to {less}: pays {odds}.")
        case BoxKind.BANKER:
            return _banker_won(box, result)
        case BoxKind.TIE:
            return QCoreApplication.translate("Payout", "Tie {more} to {less}: pays {odds}.")
        case BoxKind.PLAYER_PAIR:
            return QCoreApplication.translate("Payout", "The player’s first two cards are a pair: pays {odds}.")
        case BoxKind.BANKER_PAIR:
            return QCoreApplication.translate("Payout", "The banker’s first two cards are a pair: pays {odds}.")
        case BoxKind.EITHER_PAIR:
            return QCoreApplication.translate("Payout", "A pair in the first two cards: pays {odds}.")
        case BoxKind.PERFECT_PAIR:
            return QCoreApplication.translate("Payout", "A pair of one suit in the first two cards: pays {odds}.")
        case BoxKind.DRAGON_7:
            return QCoreApplication.translate("Payout", "Banker wins with 7 in three cards: pays {odds}.")
        case BoxKind.PANDA_8:
            return QCoreApplication.translate("Payout", "Player wins with 8 in three cards: pays {odds}.")
        case BoxKind.DRAGON_BONUS_PLAYER if result.ponte_natural:
            return QCoreApplication.translate("Payout", "Player wins with a natural: pays {odds}.")
        case BoxKind.DRAGON_BONUS_PLAYER:
            return QCoreApplication.translate("Payout", "Player wins by {by}: pays {odds}.")
        case BoxKind.DRAGON_BONUS_BANKER if result.banker_natural:
            return QCoreApplication.translate("Payout", "Banker wins with a natural: pays {odds}.")
        case BoxKind.DRAGON_BONUS_BANKER:
            return QCoreApplication.translate("Payout", "Banker wins by {by}: pays {odds}.")


def _banker_won(box: Box, result: Result) -> str:
    if profit_ratio(box, result) == box.pays:
        return QCoreApplication.translate("Payout", "Banker wins {more} to {less}: pays {odds}.")
    if box.reduced_on is BankerWin.SIX_POINTS:
        return QCoreApplication.translate("Payout", "Banker wins with 6 points: pays only {odds}.")
    return QCoreApplication.translate("Payout", "Banker wins with 7 in three cards: pays only {odds}.")


# --- the order ------------------------------------------------------------------------------------------------------


def order_reason(turn: Turn, verdict: Verdict) -> str:
    """Which place is next, and the rule of order that the mistake counts for."""
    layout = turn.scene.layout
    assert layout is not None
    right = verdict.expected[0]
    said = verdict.given[0] if verdict.given else None
    place = texts.place_name(turn.ruleset, right, layout.seats)
    keys = [skill.key for skill in verdict.skills]
    taking = Move.TAKE.value in verdict.expected
    if order_key(OrderRule.BANKER_RIGHT) in keys:
        return _from_the_banker(turn, place, place_of(right)[0], layout.seats)
    if order_key(OrderRule.COMMISSION) in keys:
        sentence = QCoreApplication.translate("Payout", "{place} is next: commission comes right after its win.")
    elif any(laid.token == said and laid.paid_cents for laid in layout.laid):
        sentence = QCoreApplication.translate("Payout", "{place} is next: {done} is paid already.")
    elif order_key(OrderRule.MAIN) in keys:
        sentence = QCoreApplication.translate("Payout", "{place} is next: main box before side box.")
    elif taking and (said is None or order_key(OrderRule.LOSERS) not in keys):
        sentence = QCoreApplication.translate("Payout", "{place} is next: first what is lost, from the right.")
    elif taking:
        sentence = QCoreApplication.translate("Payout", "{place} is next: what is lost is taken before wins are paid.")
    else:
        sentence = QCoreApplication.translate("Payout", "{place} is next: from the right, seat by seat.")
    return sentence.format(place=place, done=said and texts.place_name(turn.ruleset, said, layout.seats))


def _from_the_banker(turn: Turn, place: str, seat: int, seats: int) -> str:
    bank = turn.scene.bank
    assert bank is not None  # nobody could know the order
    if seat > seats:
        sentence = QCoreApplication.translate("Payout", "{place} is next: who stands comes after all who sit.")
    else:
        sentence = QCoreApplication.translate("Payout", "{place} is next: from the right of the banker, seat {banker}.")
    return sentence.format(place=place, banker=bank.seat)
