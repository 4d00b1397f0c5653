"""The drill `payout`: chips, and how the coup ended; in the house's order which stake, what is done with it, how much.

Apart from that, where commission is marked: what each seat owes at the end of a shoe.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from croupier_trainer.drills import staging, stakes
from croupier_trainer.drills.betting import Aim, amount_on, bets
from croupier_trainer.drills.box_skills import (
    COLLECT,
    COMMISSION,
    ORDER_COLLECT,
    PAY,
    TAKE,
    keys_of,
    order_key,
    ways_of,
    word_of,
)
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import (
    Drill,
    Explanation,
    Laid,
    Lammers,
    Layout,
    Level,
    Move,
    Part,
    Question,
    Scene,
    Skill,
    Task,
    Turn,
    Why,
    place_token,
)
from croupier_trainer.drills.ends import settled, towards
from croupier_trainer.drills.reckoning import Purpose, Working, bet_working, win_line
from croupier_trainer.rules.boxes import Result, result_of
from croupier_trainer.rules.coup import BankTable, CloseStakes, Coup, apply, open_bank, open_boxes
from croupier_trainer.rules.coverage import Bank, SeatStake
from croupier_trainer.rules.money import Ratio, Rounding
from croupier_trainer.rules.play import Play, Stage, Winner
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.seats import BANK_SEATS, BOX_SEATS
from croupier_trainer.rules.settlement import Bet, settle_bet
from croupier_trainer.rules.settling import (
    BoxStep,
    Commission,
    Leave,
    OrderRule,
    Owed,
    Pay,
    Take,
    commission_owed,
    order_broken,
    settling_order_bank,
    settling_order_boxes,
)

ID: Final = "payout"
STAKE_KEYS: Final = {
    "take:stake": (Winner.BANKER,),
    "push:stake": (Winner.EGALITE,),
    "pay:stake:1/1": (Winner.PONTE,),
    order_key(OrderRule.BANKER_RIGHT): tuple(Winner),
}
"""The skills against a bank, and who wins then. All stakes go one way: no losers come first."""
_MOVES: Final = (Move.TAKE, Move.PAY, Move.COMMISSION, Move.LEAVE)
_EVEN: Final = Ratio(1, 1)


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """Box × what becomes of its stake × odds or share, as coups of the ruleset end; then the order, and the shoe."""
    return tuple(Skill(ID, key) for key in (ways_of(ruleset) if ruleset.bank is None else STAKE_KEYS))


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """A coup settled from the first step to the last; or the commission of a shoe."""
    if skill not in skills(ruleset):
        raise ValueError(f"no task of this ruleset trains {skill}")
    chance = staging.chance_for(skill, level, seed)

    def attempt() -> tuple[Turn, ...] | None:
        if skill.key in (COLLECT, ORDER_COLLECT):
            return _shoe(chance, ruleset, level)
        coup = (_with_bets if ruleset.bank is None else _against_bank)(chance, ruleset, level, skill.key)
        turns = () if coup is None else turns_of(coup)
        return turns if any(skill in turn.skills for turn in turns) else None

    return Task(ID, skill, level, seed, staging.first_that_fits(skill, attempt))


# A coup that is over ------------------------------------------------------------------------------------------------


def _against_bank(chance: Chance, ruleset: Ruleset, level: Level, key: str) -> Coup | None:
    """Chemin de fer: a coup as it comes, if it ends as the skill wants."""
    banker = 1 + chance.below(BANK_SEATS)
    against = stakes.against_bank(chance, level, banker)
    uncovered = stakes.amount(chance, level) if chance.happens(1, 2) else 0
    bank = Bank(banker, sum(stake.cents for stake in against) + uncovered)
    coup = _closed(open_bank(ruleset, bank, BANK_SEATS), against)
    assert coup.play is not None  # the stakes are closed
    packs = staging.Packs(chance, ruleset.sabot.packs)
    ponte, banks = (packs.two(chance.below(10), level) for _ in range(2))
    play, _ = staging.play_on(coup.play, packs, ponte, banks, Stage.OVER, staging.any_says(chance), {})
    return settled(coup, play) if play.winner in STAKE_KEYS[key] else None


def _with_bets(chance: Chance, ruleset: Ruleset, level: Level, key: str) -> Coup | None:
    """Punto banco: cards towards an end that the skill wants, and then bets that show what it is about."""
    way = chance.one_of(ways_of(ruleset)[key])
    packs = staging.Packs(chance, ruleset.sabot.packs)
    play = towards(chance, packs, Play(ruleset), chance.one_of(way.ends), level)
    if play is None:
        return None
    result = _result(play)
    keys = keys_of(ruleset.boxes[way.box], result)
    if way.key not in (keys.stake, keys.commission):
        return None
    word = word_of(way.key)
    aim = Aim(
        way.box,
        beside_main=key == order_key(OrderRule.MAIN),
        # An order is only learnt where something else could come first: losers beside the rest, or another winner.
        other_kept=word == TAKE or key == order_key(OrderRule.RIGHT),
        asked={PAY: Purpose.WIN, COMMISSION: Purpose.COMMISSION}.get(word),
    )
    return settled(_closed(open_boxes(ruleset), bets(chance, ruleset, level, result, aim)), play)


def _closed(coup: Coup, lying: Iterable[SeatStake | Bet]) -> Coup:
    for action in (*lying, CloseStakes()):
        coup, _ = apply(coup, action)
    return coup


def _result(play: Play) -> Result:
    assert play.winner is not None  # the play is over
    return result_of(play.ponte, play.banker, play.winner)


# Its settlement, turn by turn ---------------------------------------------------------------------------------------


def turns_of(coup: Coup) -> tuple[Turn, ...]:
    """The settlement of a coup that is over: a turn for each step, on the table that the steps before it leave."""
    lying, steps = {stake.token: stake for stake in _laid(coup)}, _steps(coup)
    step_of = {_token(step): step for step in steps}
    turns: list[Turn] = []
    before = None
    for step in steps:
        others = {token: order_broken(step, step_of[token]) for token in lying if token != _token(step)}
        turns.append(_turn(coup, tuple(lying.values()), step, before, others))
        token = _token(step)
        match step:
            case Take():
                del lying[token]
            case Pay():
                lying[token] = msgspec.structs.replace(lying[token], paid_cents=step.win_cents)
            case Commission():
                lying[token] = msgspec.structs.replace(lying[token], commission_cents=step.cents)
            case Leave():
                pass
        before = step
    return tuple(turns)


def _laid(coup: Coup) -> tuple[Laid, ...]:
    if isinstance(coup.table, BankTable):
        assert coup.table.coverage is not None  # the stakes are closed
        return stakes.laid(coup.table.coverage)
    return tuple(Laid(bet.seat, bet.box, bet.cents) for bet in coup.table.bets)


def _steps(coup: Coup) -> tuple[BoxStep, ...]:
    """What the hand does with stakes; what becomes of the bank is asked by the drill `bank-sum`."""
    if isinstance(coup.table, BankTable):
        return tuple(step for step in settling_order_bank(coup) if isinstance(step, (Take, Pay, Leave)))
    return settling_order_boxes(coup)


def _turn(
    coup: Coup, laid: tuple[Laid, ...], step: BoxStep, before: BoxStep | None, others: Mapping[str, OrderRule]
) -> Turn:
    play, ruleset, table = coup.play, coup.ruleset, coup.table
    assert play is not None  # the coup is over
    token = _token(step)
    key, working = _stake(coup, step, next(stake.stake_cents for stake in laid if stake.token == token))
    skill, order = Skill(ID, key), Skill(ID, order_key(_order(step, before)))
    marking = isinstance(step, Commission)
    part, purpose = (Part.COMMISSION, Purpose.COMMISSION) if marking else (Part.WIN, Purpose.WIN)
    move, why, cents = _done(step)
    lines = tuple(line for line in working.lines if line.purpose is purpose)
    bank, seats = (table.bank, table.seats) if isinstance(table, BankTable) else (None, BOX_SEATS)
    return Turn(
        ruleset,
        Scene(
            staging.seen(play.ponte),
            staging.seen(play.banker),
            bank=bank,
            layout=Layout(seats, laid, play.winner, bank_cents=_in_the_bank(coup, laid)),
        ),
        (
            Question(Part.PLACE, tuple(stake.token for stake in laid)),
            Question(Part.MOVE, _moves(ruleset), last_if=(Move.TAKE.value, Move.LEAVE.value)),
            Question(part, confirmed=True),
        ),
        (token, move.value) if cents is None else (token, move.value, str(cents)),
        Explanation(why, workings=() if cents is None else (Working(lines),)),
        (skill, order),
        ((order,), (skill,), (skill,)),
        {other: (Skill(ID, order_key(rule)),) for other, rule in others.items()},
    )


def _in_the_bank(coup: Coup, laid: Iterable[Laid]) -> int | None:
    """What lies in the bank once the stakes that lie no more were taken into it, and others paid out of it."""
    table = coup.table
    if not isinstance(table, BankTable):
        return None
    assert table.coverage is not None  # the stakes are closed
    return (
        table.bank.sum_cents + table.coverage.covered_cents - sum(each.stake_cents + each.paid_cents for each in laid)
    )


def _token(step: BoxStep) -> str:
    return place_token(step.seat, step.box)


def _moves(ruleset: Ruleset) -> tuple[str, ...]:
    marked = any(box.commission for box in ruleset.boxes.values())
    return tuple(move.value for move in _MOVES if marked or move is not Move.COMMISSION)


def _done(step: BoxStep) -> tuple[Move, Why, int | None]:
    """What the hand does, why, and with what amount if one is to be said."""
    match step:
        case Take():
            return Move.TAKE, Why.LOST, None
        case Leave():
            return Move.LEAVE, Why.PUSHED, None
        case Pay():
            return Move.PAY, Why.WON, step.win_cents
        case Commission():
            return Move.COMMISSION, Why.COMMISSION_MARKED, step.cents


def _stake(coup: Coup, step: BoxStep, cents: int) -> tuple[str, Working]:
    """The skill that a step with a stake of so many cents trains, and how its money comes about."""
    assert coup.play is not None  # the coup is over
    if step.box is None:
        key = next(key for key, winners in STAKE_KEYS.items() if winners == (coup.play.winner,))
        return key, Working((win_line(_EVEN, Rounding.NEAREST, cents),))
    box, result = coup.ruleset.boxes[step.box], _result(coup.play)
    keys, working = keys_of(box, result), bet_working(box, cents, result)
    if not isinstance(step, Commission):
        return keys.stake, working
    assert keys.commission is not None  # it is marked
    return keys.commission, working


def _order(step: BoxStep, before: BoxStep | None) -> OrderRule:
    """By what one knows that this step is next."""
    if step.box is None:
        return OrderRule.BANKER_RIGHT
    if isinstance(step, Commission):
        return OrderRule.COMMISSION
    if isinstance(step, Take):
        return OrderRule.LOSERS
    same_seat = before is not None and not isinstance(before, Take) and before.seat == step.seat
    return OrderRule.MAIN if same_seat else OrderRule.RIGHT


# A shoe -------------------------------------------------------------------------------------------------------------


def _shoe(chance: Chance, ruleset: Ruleset, level: Level) -> tuple[Turn, ...]:
    """What seats owe at the end of a shoe: the commission of several wins each, collected seat by seat."""
    way = chance.one_of(ways_of(ruleset)[COLLECT])
    box, end = ruleset.boxes[way.box], chance.one_of(way.ends)
    marks: list[Commission] = []
    for seat in stakes.seats(chance, level, BOX_SEATS):
        for _ in range(2 + chance.below(1 + int(level))):
            stake = Bet(seat, way.box, amount_on(chance, level, box, end, Purpose.COMMISSION))
            marks.append(Commission(seat, way.box, settle_bet(box, stake, end).commission_cents))
    skill, order = Skill(ID, COLLECT), Skill(ID, ORDER_COLLECT)
    owed = commission_owed(marks)
    return tuple(
        Turn(
            ruleset,
            Scene(layout=Layout(BOX_SEATS, lammers=_lammers(marks, owed[place:]))),
            (
                Question(Part.PLACE, tuple(place_token(left.seat) for left in owed[place:])),
                Question(Part.COLLECTED, confirmed=True),
            ),
            (place_token(due.seat), str(due.cents)),
            Explanation(Why.OWED),
            (skill, order),
            ((order,), (skill,)),
        )
        for place, due in enumerate(owed)
    )


def _lammers(marks: Sequence[Commission], owed: Iterable[Owed]) -> tuple[Lammers, ...]:
    return tuple(Lammers(due.seat, tuple(mark.cents for mark in marks if mark.seat == due.seat)) for due in owed)


DRILL: Final = Drill(ID, skills, make, length=8)
