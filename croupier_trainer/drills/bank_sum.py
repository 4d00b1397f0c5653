"""The drill `bank-sum`: a bank, what stands against it, and who won; levy, new bank, garage, and who banks next.

Apart from that: several coups in a row, and bank and garage after the last.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Iterator
from typing import Final

import msgspec

from croupier_trainer.drills import staging, stakes
from croupier_trainer.drills.chance import Chance
from croupier_trainer.drills.drill import (
    DIGITS,
    CoupCovered,
    Drill,
    Entry,
    Explanation,
    Item,
    Layout,
    Level,
    Part,
    Question,
    Scene,
    Skill,
    Task,
    Turn,
    Why,
)
from croupier_trainer.drills.reckoning import Operation, Purpose, Working, bank_working
from croupier_trainer.rules.coverage import Bank, Coverage, cover
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, LevyFrom, Ruleset, Uncovered
from croupier_trainer.rules.seats import BANK_SEATS
from croupier_trainer.rules.settlement import BankMoved, bought_by_neighbour, move_bank

ID: Final = "bank-sum"
ROWS: Final = {"row:two": 2, "row:three": 3}
KEYS: Final = (
    *("levy:win", "levy:lose", "levy:tie"),
    *("bank:win:full", "bank:win:part", "bank:tie"),
    *("garage:win:full", "garage:win:part", "garage:win:more", "garage:tie"),
    *("back:full", "back:part", "back:garage"),
    *("next:win", "next:tie", "next:lose", "next:bought", "next:bought-neighbour"),
    *ROWS,
)
"""What is asked, how the coup ended, whether all was covered, and what lay in the garage."""
_ENDS: Final = {Winner.BANKER: "win", Winner.EGALITE: "tie", Winner.PONTE: "lose"}
_LOST: Final = ("back", "next:bought")
"""Asked only of a bank that is lost."""
_GRAIN: Final = {Level.FIRST: 10_00, Level.SECOND: 1_00, Level.THIRD: 1_00}
"""Of several coups in a row only a bank of these is covered as a whole: stakes are chips."""


class _Asked(msgspec.Struct, frozen=True):
    """One question of a coup, with its answer."""

    part: Part
    key: str
    answer: int
    """Cents, or a seat."""
    why: Why
    purpose: Purpose | None = None
    """The line of the bank's working that leads to it."""


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """All that a bank of the ruleset has: in punto banco there is none."""
    rules = ruleset.bank
    if rules is None:
        return ()
    missing = set() if rules.levy else {"levy"}
    if rules.uncovered is not Uncovered.GARAGE:
        missing |= {"garage"}
    return tuple(Skill(ID, key) for key in KEYS if not missing & set(key.split(":")))


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """A coup against a bank, with all that the croupier works out after it; or several, and what they leave."""
    if ruleset.bank is None or skill not in skills(ruleset):
        raise ValueError(f"no task of this ruleset trains {skill}")
    rules, chance = ruleset.bank, staging.chance_for(skill, level, seed)

    def attempt() -> tuple[Turn, ...] | None:
        if skill.key in ROWS:
            return _row(chance, ruleset, rules, level, skill)
        winner = chance.one_of([winner for winner in Winner if _may_end(skill.key, winner)])
        bank, coverage = _against_bank(chance, rules, level, bought=skill.key.startswith("next:bought"))
        asked = tuple(_asked(rules, bank, coverage.covered_cents, winner))
        if skill.key not in [each.key for each in asked]:
            return None
        return _turns(ruleset, bank, coverage, winner, asked)

    return Task(ID, skill, level, seed, staging.first_that_fits(skill, attempt))


# One coup -----------------------------------------------------------------------------------------------------------


def _may_end(key: str, winner: Winner) -> bool:
    """Whether a skill is trained by coups that end so."""
    if key.startswith(_LOST):
        return winner is Winner.PONTE
    return _ENDS[winner] in key.split(":")


def _against_bank(chance: Chance, rules: BankRules, level: Level, *, bought: bool) -> tuple[Bank, Coverage]:
    """A bank and what stands against it: all of it, or most often a part."""
    seat = 1 + chance.below(BANK_SEATS)
    size = _size(chance, level)
    against = stakes.against_bank(chance, level, seat, size)
    cents = _odd_cents(chance, rules, level)
    # Stakes are chips: what a levy left of a unit is never covered.
    uncovered = 0 if chance.happens(1, 3) else stakes.amount(chance, size) + cents
    total = sum(stake.cents for stake in against) + uncovered
    others = [other for other in range(1, BANK_SEATS + 1) if other != seat]
    bank = Bank(seat, total, _garage(chance, rules, level, size), chance.one_of(others) if bought else None)
    return bank, cover(rules, bank, BANK_SEATS, against, (), None)


def _garage(chance: Chance, rules: BankRules, level: Level, size: Level) -> int:
    """What lies in the garage already: every other time something, where there is one."""
    if rules.uncovered is not Uncovered.GARAGE or chance.happens(1, 2):
        return 0
    return stakes.amount(chance, size) + _odd_cents(chance, rules, level)


def _size(chance: Chance, level: Level) -> Level:
    """Of what level the amounts are: four odd stakes and cents are awkward enough, only now and then are all high."""
    return Level.SECOND if level is Level.THIRD and chance.happens(3, 4) else level


def _odd_cents(chance: Chance, rules: BankRules, level: Level) -> int:
    """What levies of earlier coups may have left of a unit: multiples of what the levy is rounded to."""
    if level is not Level.THIRD or rules.levy is None or rules.levy_from is LevyFrom.BESIDE:
        return 0
    step = math.gcd(rules.levy.unit_cents, 100)
    return chance.below(100 // step) * step


def _asked(rules: BankRules, bank: Bank, covered_cents: int, winner: Winner) -> Iterator[_Asked]:
    """What is asked after a coup, in the order in which the croupier goes about it."""
    moved = move_bank(rules, bank, BANK_SEATS, covered_cents, winner)
    end, full = _ENDS[winner], covered_cents == bank.sum_cents
    part = "full" if full else "part"
    if rules.levy is not None:
        why = Why.LEVY_ON_WIN if moved.levy_cents else Why.NO_LEVY
        yield _Asked(Part.LEVY, f"levy:{end}", moved.levy_cents, why, Purpose.LEVY)
    if winner is Winner.PONTE:
        key = "back:garage" if bank.garage_cents else f"back:{part}"
        yield _Asked(Part.BACK, key, moved.returned_cents, Why.GIVEN_BACK, Purpose.BACK)
    else:
        tie = winner is Winner.EGALITE
        if rules.uncovered is Uncovered.GARAGE:
            put = "more" if bank.garage_cents and not full else part
            key = "garage:tie" if tie else f"garage:win:{put}"
            why = Why.GARAGE_STANDS if moved.garage_cents == bank.garage_cents else Why.GARAGE_GROWS
            yield _Asked(Part.GARAGE, key, moved.garage_cents, why, Purpose.GARAGE)
        why = Why.BANK_STANDS if tie else Why.BANK_GROWS
        yield _Asked(Part.BANK_SUM, "bank:tie" if tie else f"bank:win:{part}", moved.after_cents, why, Purpose.BANK)
    yield _next_banker(bank, moved, end)


def _next_banker(bank: Bank, moved: BankMoved, end: str) -> _Asked:
    if not moved.passes:
        return _Asked(Part.NEXT_BANKER, f"next:{end}", moved.next_seat, Why.BANKER_STAYS)
    if bank.bought_from is None:
        return _Asked(Part.NEXT_BANKER, f"next:{end}", moved.next_seat, Why.BANK_PASSES)
    key = "next:bought-neighbour" if bought_by_neighbour(bank, BANK_SEATS) else "next:bought"
    return _Asked(Part.NEXT_BANKER, key, moved.next_seat, Why.BOUGHT_BANK_FALLS)


def _turns(
    ruleset: Ruleset, bank: Bank, coverage: Coverage, winner: Winner, asked: Iterable[_Asked]
) -> tuple[Turn, ...]:
    """One for each question; the slip has the levy once it was worked out."""
    assert ruleset.bank is not None
    working = bank_working(ruleset.bank, bank, coverage.covered_cents, winner)
    lies = Layout(BANK_SEATS, stakes.laid(coverage), winner, slip=_slip(bank))
    turns = []
    for each in asked:
        lines = tuple(line for line in working.lines if line.purpose is each.purpose)
        explanation = Explanation(each.why, workings=(Working(lines),) if lines else ())
        scene, skill = Scene(bank=bank, layout=lies), Skill(ID, each.key)
        turns.append(Turn(ruleset, scene, (_question(each.part),), (str(each.answer),), explanation, (skill,)))
        lies = _after(lies, each)
    return tuple(turns)


def _after(lies: Layout, done: _Asked) -> Layout:
    """The table once something was worked out, and done: it lies there, and stands on the slip."""
    known = {entry.item: entry.cents for entry in lies.slip}
    match done.part:
        case Part.LEVY:
            known[Item.LEVY] = done.answer
        case Part.GARAGE:
            known[Item.GARAGE] = done.answer
            lies = msgspec.structs.replace(lies, garage_cents=done.answer)
        case Part.BANK_SUM:
            known[Item.BANK] = done.answer
            lies = msgspec.structs.replace(lies, bank_cents=done.answer)
        case Part.BACK:
            known |= {Item.BANK: 0, Item.GARAGE: 0} if Item.GARAGE in known else {Item.BANK: 0}
            lies = msgspec.structs.replace(lies, bank_cents=0, garage_cents=0)
        case _:
            pass  # who banks next moves no money
    return msgspec.structs.replace(lies, slip=tuple(Entry(item, cents) for item, cents in known.items()))


def _question(part: Part) -> Question:
    return Question(part, DIGITS[1:]) if part is Part.NEXT_BANKER else Question(part, confirmed=True)


def _slip(bank: Bank) -> tuple[Entry, ...]:
    """What was announced: the bank, and what lies in the garage if anything does."""
    garage = (Entry(Item.GARAGE, bank.garage_cents),) if bank.garage_cents else ()
    return (Entry(Item.BANK, bank.sum_cents), *garage)


# Several coups in a row ---------------------------------------------------------------------------------------------


def _row(chance: Chance, ruleset: Ruleset, rules: BankRules, level: Level, skill: Skill) -> tuple[Turn, ...] | None:
    """So many coups that the banker does not lose, at most one of them égalité, and not the second of two."""
    size = _size(chance, level)
    total = stakes.amount(chance, size) + stakes.amount(chance, size) + _odd_cents(chance, rules, level)
    first = bank = Bank(1 + chance.below(BANK_SEATS), total, _garage(chance, rules, level, size))
    coups: list[CoupCovered] = []
    workings: list[Working] = []
    for _ in range(ROWS[skill.key]):
        winner = Winner.EGALITE if chance.happens(1, 4) else Winner.BANKER
        covered = _covered(chance, level, size, bank)
        if covered > bank.sum_cents:
            return None
        coups.append(CoupCovered(covered, winner))
        if winner is Winner.BANKER:
            workings.append(bank_working(rules, bank, covered, winner))
        moved = move_bank(rules, bank, BANK_SEATS, covered, winner)
        bank = Bank(bank.seat, moved.after_cents, moved.garage_cents)
    won = [coup.winner is Winner.BANKER for coup in coups]
    if sum(won) < len(won) - 1 or not any(won[1:]):
        return None
    scene = Scene(bank=first, layout=Layout(BANK_SEATS, coups=tuple(coups), slip=_slip(first)))
    asked: list[tuple[Part, int, tuple[Purpose, ...]]] = [(Part.BANK_SUM, bank.sum_cents, (Purpose.LEVY, Purpose.BANK))]
    if rules.uncovered is Uncovered.GARAGE:
        # There the bank hangs on the last coup won alone; what is carried through all of them is the garage.
        asked.append((Part.GARAGE, bank.garage_cents, (Purpose.GARAGE,)))
    return tuple(
        Turn(ruleset, scene, (_question(part),), (str(cents),), _of_several(workings, purposes), (skill,))
        for part, cents, purposes in asked
    )


def _of_several(workings: Iterable[Working], purposes: Container[Purpose]) -> Explanation:
    """One working for each coup won, of one thing asked; without lines where the coup did not move it."""
    lines = [
        tuple(
            line for line in working.lines if line.purpose in purposes and line.steps[0].operation is not Operation.SAME
        )
        for working in workings
    ]
    return Explanation(Why.SEVERAL_COUPS, workings=tuple(map(Working, lines)))


def _covered(chance: Chance, level: Level, size: Level, bank: Bank) -> int:
    """What is covered of a bank: all now and then, where that is no odder than the level, else as much as a stake."""
    if bank.sum_cents % _GRAIN[level] == 0 and chance.happens(1, 3):
        return bank.sum_cents
    return stakes.amount(chance, size, fits=lambda cents: cents < bank.sum_cents)


DRILL: Final = Drill(ID, skills, make, length=12)
