"""Coup records: one coup written down as a JSON object, judged by the engine, and the verdict as a JSON object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier_trainer.rules.cards import CARD_OF, Card, points
from croupier_trainer.rules.coup import (
    BankTable,
    CloseStakes,
    Coup,
    apply,
    open_bank,
    open_boxes,
)
from croupier_trainer.rules.coverage import Announcement, Bank, Previous, SeatStake
from croupier_trainer.rules.money import format_cents, parse_cents
from croupier_trainer.rules.play import Corrected, Deal, Play, Speak, Stage, Winner
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import Kind, Ruleset, Uncovered
from croupier_trainer.rules.seats import BANK_SEATS
from croupier_trainer.rules.settlement import Bet
from croupier_trainer.rules.tableau import Call, Hand

_SAID = {"draw": Call.DRAW, "stand": Call.STAND}
_KINDS = {kind.value: kind for kind in Kind}
_WINNERS = {winner.value: winner for winner in Winner}


def adjudicate(rulesets: Mapping[str, Ruleset], record: object) -> dict[str, Any]:
    """The verdict on one record. Its enumerated words are strings.

    Raises:
        RefusedError: the first error of the record, in the order in which records are checked.
    """
    if not isinstance(record, dict):
        raise RefusedError(Refusal.BAD_RECORD)
    ruleset_id = record.get("ruleset")
    ruleset = rulesets.get(ruleset_id) if isinstance(ruleset_id, str) else None
    if ruleset is None:
        raise RefusedError(Refusal.UNKNOWN_RULESET)
    cards = _cards(record.get("cards"))
    verdict = (_judge_boxes if ruleset.bank is None else _judge_bank)(ruleset, record, cards)
    return {"id": record["id"], **verdict} if "id" in record else verdict


def _cards(written: object) -> list[Card]:
    if not isinstance(written, list):
        raise RefusedError(Refusal.BAD_CARD)
    try:
        return [CARD_OF[card] for card in written]
    except (KeyError, TypeError):
        raise RefusedError(Refusal.BAD_CARD) from None


def _objects(written: object) -> list[dict[str, Any]]:
    """A list of JSON objects; absent is empty."""
    if written is None:
        return []
    if not isinstance(written, list) or not all(isinstance(item, dict) for item in written):
        raise RefusedError(Refusal.BAD_RECORD)
    return written


def _object(written: object) -> dict[str, Any]:
    if written is None:
        return {}
    if not isinstance(written, dict):
        raise RefusedError(Refusal.BAD_RECORD)
    return written


def _seat(written: object) -> int:
    """The seat's number, or 0, which no seat has."""
    return written if type(written) is int else 0


def _apply(coup: Coup, action: SeatStake | Announcement | Bet | CloseStakes) -> Coup:
    return apply(coup, action)[0]


def _judge_boxes(ruleset: Ruleset, record: dict[str, Any], cards: list[Card]) -> dict[str, Any]:
    coup = open_boxes(ruleset)
    for bet in _objects(record.get("bets")):
        box = bet.get("box")
        written = box if isinstance(box, str) else ""
        coup = _apply(coup, Bet(_seat(bet.get("seat")), written, parse_cents(bet.get("amount")) or 0))
    coup, play, _ = _played(_apply(coup, CloseStakes()), cards, {})
    house = 0
    settlement = []
    for settled in coup.bets:
        house += settled.stake_cents - settled.returned_cents
        settlement.append(
            {
                "seat": settled.seat,
                "box": settled.box,
                "stake": format_cents(settled.stake_cents),
                "outcome": settled.outcome,
                "profit": format_cents(settled.profit_cents),
                "commission": format_cents(settled.commission_cents),
                "returned": format_cents(settled.returned_cents),
            }
        )
    return {
        "player": {"cards": [str(card) for card in play.ponte], "points": points(play.ponte)},
        "banker": {"cards": [str(card) for card in play.banker], "points": points(play.banker)},
        "naturals": ["player" if hand is Hand.PONTE else "banker" for hand in play.naturals],
        "required": {"player": play.required_ponte, "banker": play.required_banker},
        "winner": _PUNTO_WINNERS[_winner(play)],
        "cards_used": len(play.ponte) + len(play.banker),
        "settlement": settlement,
        "house": format_cents(house),
    }


_PUNTO_WINNERS = {Winner.PONTE: "player", Winner.BANKER: "banker", Winner.EGALITE: "tie"}


def _judge_bank(ruleset: Ruleset, record: dict[str, Any], cards: list[Card]) -> dict[str, Any]:
    seats = record.get("seats", BANK_SEATS)
    bank = _bank(ruleset, record.get("bank"), seats)
    coup = open_bank(ruleset, bank, seats, _previous(_object(record.get("previous"))))
    for stake in _objects(record.get("stakes")):
        coup = _apply(coup, SeatStake(_seat(stake.get("seat")), parse_cents(stake.get("amount")) or 0))
    for said in _objects(record.get("announcements")):
        written = said.get("kind")
        kind = _KINDS.get(written) if isinstance(written, str) else None
        if kind is None:
            raise RefusedError(Refusal.UNKNOWN_ANNOUNCEMENT)
        cents = parse_cents(said["amount"]) or 0 if "amount" in said else None
        coup = _apply(coup, Announcement(_seat(said.get("seat")), kind, cents))
    coup, play, corrections = _played(_apply(coup, CloseStakes()), cards, _object(record.get("decisions")))
    table, moved = coup.table, coup.bank
    assert isinstance(table, BankTable)  # as opened
    assert table.coverage is not None  # the coup is over
    assert moved is not None
    coverage = table.coverage
    announced = coverage.announcement
    return {
        "ponte": {
            "seat": coverage.ponte,
            "cards": [str(card) for card in play.ponte],
            "points": points(play.ponte),
        },
        "banker": {
            "seat": bank.seat,
            "cards": [str(card) for card in play.banker],
            "points": points(play.banker),
        },
        "refused": [
            {"seat": said.seat, "kind": said.kind, "reason": "suivi-not-entitled"} for said in coverage.refused
        ],
        "announcement": None if announced is None else {"seat": announced.seat, "kind": announced.kind},
        "refunds": [{"seat": refund.seat, "amount": format_cents(refund.cents)} for refund in coverage.refunds],
        "bound": {"ponte": coverage.ponte_bound, "banker": coverage.banker_bound},
        "naturals": list(play.naturals),
        "required": {"ponte": play.required_ponte, "banker": play.required_banker},
        "corrections": [{"hand": said.hand, "declared": said.said, "required": said.required} for said in corrections],
        "winner": _winner(play),
        "cards_used": len(play.ponte) + len(play.banker),
        "settlement": [
            {
                "seat": settled.seat,
                "stake": format_cents(settled.stake_cents),
                "outcome": settled.outcome,
                "profit": format_cents(settled.profit_cents),
                "returned": format_cents(settled.returned_cents),
            }
            for settled in coup.seats
        ],
        "bank": {
            "before": format_cents(moved.before_cents),
            "covered": format_cents(moved.covered_cents),
            "levy": format_cents(moved.levy_cents),
            "after": format_cents(moved.after_cents),
            "garage": format_cents(moved.garage_cents),
            "returned": format_cents(moved.returned_cents),
            "passes": moved.passes,
            "next_seat": moved.next_seat,
        },
    }


def _bank(ruleset: Ruleset, written: object, seats: object) -> Bank:
    if not isinstance(written, dict):
        raise RefusedError(Refusal.BAD_BANK)
    total = parse_cents(written.get("sum"))
    if total is None:
        raise RefusedError(Refusal.BAD_AMOUNT)
    seat, bought_from = _seat(written.get("seat")), written.get("bought_from")
    if type(seats) is not int or not 1 <= seat <= seats:
        raise RefusedError(Refusal.BAD_SEAT)
    if bought_from is not None and not 1 <= _seat(bought_from) <= seats:
        raise RefusedError(Refusal.BAD_SEAT)
    garage = 0
    if "garage" in written:
        if ruleset.bank is None or ruleset.bank.uncovered is not Uncovered.GARAGE:
            raise RefusedError(Refusal.BAD_BANK)
        aside = parse_cents(written["garage"])
        if aside is None:
            raise RefusedError(Refusal.BAD_AMOUNT)
        garage = aside
    return Bank(seat, total, garage, bought_from)


def _previous(written: dict[str, Any]) -> Previous | None:
    caller, winner = written.get("caller"), written.get("winner")
    known = _WINNERS.get(winner) if isinstance(winner, str) else None
    return Previous(caller, known) if type(caller) is int else None


def _played(coup: Coup, cards: list[Card], decisions: dict[str, Any]) -> tuple[Coup, Play, list[Corrected]]:
    """Let the cards fall until the coup is over; corrections on the way are kept."""
    corrections: list[Corrected] = []
    rest = iter(cards)
    play = coup.play
    assert play is not None  # the stakes are closed
    while play.stage is not Stage.OVER:
        if play.stage is Stage.PONTE_SPEAKS:
            action: Deal | Speak = Speak(_decision(decisions, "ponte"))
        elif play.stage is Stage.BANKER_SPEAKS:
            action = Speak(_decision(decisions, "banker"))
        else:
            card = next(rest, None)
            if card is None:
                raise RefusedError(Refusal.NOT_ENOUGH_CARDS)
            action = Deal(card)
        coup, events = apply(coup, action)
        if isinstance(action, Speak):
            corrections += [event for event in events if isinstance(event, Corrected)]
        play = coup.play
        assert play is not None
    return coup, play, corrections


def _decision(decisions: dict[str, Any], hand: str) -> Call | None:
    written = decisions.get(hand)
    if written is None:
        return None
    said = _SAID.get(written) if isinstance(written, str) else None
    if said is None:
        raise RefusedError(Refusal.BAD_DECISION)
    return said


def _winner(play: Play) -> Winner:
    assert play.winner is not None  # asked only when the play is over
    return play.winner
