"""A working in words: what is reckoned, then its steps, such as `5 % of 340: half of 34 = 17`.

Two kinds of step stand only as an amount in the step after them: a point that is moved, and a first step from what the
line begins with.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Item, Part, Turn, Why, place_of
from croupier_trainer.drills.reckoning import Line, Operation, Purpose, Step, Working
from croupier_trainer.rules.money import Rounding
from croupier_trainer.rules.play import Winner
from croupier_trainer.ui import texts
from croupier_trainer.ui.money_words import factor_words, money, rate_words

_LIMITS: Final = (Operation.ROUND, Operation.AT_MOST)
"""What a house does to an amount once it is reckoned."""
_POINT_MOVES: Final = (10, 100, 1000)
_MOST_TOLD: Final = 2
"""Steps that a line has room for; where a house's own rate needs more, it is for a machine to reckon."""
_SIGNS: Final = {Operation.PLUS: "+", Operation.MINUS: "−"}


def working_lines(turn: Turn) -> tuple[str, ...]:
    """The sum of a turn worked, at most three lines; none where there is nothing to reckon."""
    match turn.explanation.why:
        case Why.SEVERAL_COUPS:
            return tuple(_coup_lines(turn))
        case Why.OWED:
            return (_marks_line(turn),)
        case Why.GARAGE_STANDS:
            return ()  # the reason names the amount
        case _:
            return tuple(line_words(line) for working in turn.explanation.workings for line in working.lines)


def line_words(line: Line) -> str:
    """One line of a working, from what is reckoned to its amount."""
    steps = [step for step in line.steps if step.operation not in _LIMITS]
    head, told = _head(line, steps), _told(line, steps)
    if len(steps) == 1 or len(told) > _MOST_TOLD:
        words = f"{head} = {money(steps[-1].result)}"
    else:
        words = QCoreApplication.translate("Working", "{what}: {steps}").format(what=head, steps=_listed(told))
    words = words[0].upper() + words[1:]
    for step in line.steps[len(steps) :]:
        words = _limited(words, step)
    return words


def rounding_rules(turn: Turn) -> tuple[str, ...]:
    """How the house rounds, a sentence each; none where nothing of the turn had to be rounded."""
    steps = [step for working in turn.explanation.workings for line in working.lines for step in line.steps]
    rounded = [(step.rounding, step.unit_cents) for step in steps if step.rounding is not None]
    return tuple(_rounding_rule(rounding, unit_cents) for rounding, unit_cents in dict.fromkeys(rounded))


def _rounding_rule(rounding: Rounding, unit_cents: int) -> str:
    sentence = {
        Rounding.UP: QCoreApplication.translate("Working", "This house rounds up to a multiple of {unit}."),
        Rounding.DOWN: QCoreApplication.translate("Working", "This house rounds down to a multiple of {unit}."),
        Rounding.NEAREST: QCoreApplication.translate("Working", "This house rounds to the nearest {unit}, half up."),
    }[rounding]
    return sentence.format(unit=money(unit_cents))


# --- one line -------------------------------------------------------------------------------------------------------


def _head(line: Line, steps: list[Step]) -> str:
    """What is reckoned: `5 % of 340`, `11 × 35`, `195 − 120 + 75`."""
    first = steps[0]
    if line.ratio is None:
        return _done(first) + "".join(f" {_SIGNS[step.operation]} {money(step.operands[1])}" for step in steps[1:])
    if line.purpose is not Purpose.WIN:
        share = QCoreApplication.translate("Working", "{rate} of {amount}")
        return share.format(rate=rate_words(line.ratio), amount=money(first.operands[0]))
    if len(steps) == 1 and first.operation is Operation.OVER:
        return _done(first)
    return f"{factor_words(line.ratio)} × {money(first.operands[0])}"


def _told(line: Line, steps: list[Step]) -> list[str]:
    """The steps that are not plain from what is reckoned; the last one always."""
    begun = steps[0].operands[0]
    told = []
    for step in steps:
        of_the_first = step.operands == (begun,) if line.ratio else step is steps[0]
        if step is steps[-1] or not (of_the_first or step.factor in _POINT_MOVES):
            told.append(f"{_done(step)} = {money(step.result)}")
    return told


def _done(step: Step) -> str:
    """What is done in a step that is no limit."""
    first = money(step.operands[0])
    match step.operation:
        case Operation.SAME:
            # Of what lay aside nothing else was to be taken or added.
            return texts.item_words(Item.GARAGE)
        case Operation.TIMES:
            return f"{step.factor} × {first}"
        case Operation.OVER if step.factor == 2:
            return QCoreApplication.translate("Working", "half of {amount}").format(amount=first)
        case Operation.OVER if step.factor == 4:
            return QCoreApplication.translate("Working", "a quarter of {amount}").format(amount=first)
        case Operation.OVER:
            return f"{first} ÷ {step.factor}"
        case operation:
            return f"{first} {_SIGNS[operation]} {money(step.operands[1])}"


def _listed(told: list[str]) -> str:
    listed = told[0]
    for step in told[1:]:
        listed = QCoreApplication.translate("Working", "{steps}; {step}").format(steps=listed, step=step)
    return listed


def _limited(words: str, step: Step) -> str:
    if step.operation is Operation.ROUND:
        return f"{words} → {money(step.result)}"
    limited = QCoreApplication.translate("Working", "{words}, at most {amount}")
    return limited.format(words=words, amount=money(step.result))


# --- several amounts ------------------------------------------------------------------------------------------------


def _coup_lines(turn: Turn) -> Iterator[str]:
    """A line for each coup that moved what is asked for: `Coup 2: 2 × 120 − 5 % (6) = 234`."""
    layout = turn.scene.layout
    assert layout is not None
    moved = [number for number, coup in enumerate(layout.coups, start=1) if coup.winner is not Winner.EGALITE]
    template = QCoreApplication.translate("Working", "{what}: {steps}")
    for number, working in zip(moved, turn.explanation.workings, strict=True):
        if turn.asks[0].part is Part.BANK_SUM:
            yield template.format(what=texts.coup_words(number), steps=_bank_in_one(working))
        elif working.lines:
            (line,) = working.lines
            in_a_row = f"{_head(line, [*line.steps])} = {money(line.result_cents)}"
            yield template.format(what=texts.coup_words(number), steps=in_a_row)


def _bank_in_one(working: Working) -> str:
    """The new bank in one expression, the levy in it as the rate and what it comes to."""
    bank = next(line for line in working.lines if line.purpose is Purpose.BANK)
    first, *rest = bank.steps
    levy = next((line for line in working.lines if line.purpose is Purpose.LEVY), None)
    words = _done(first)
    for step in rest:
        assert levy is not None  # nothing else is taken off
        assert levy.ratio is not None
        words += f" {_SIGNS[step.operation]} {rate_words(levy.ratio)} ({money(step.operands[1])})"
    return f"{words} = {money(bank.result_cents)}"


def _marks_line(turn: Turn) -> str:
    """The lammers of the seat that is next, added up."""
    layout = turn.scene.layout
    assert layout is not None
    seat, _ = place_of(turn.expected[0])
    marks = next(lammers.marks_cents for lammers in layout.lammers if lammers.seat == seat)
    return f"{' + '.join(map(money, marks))} = {money(int(turn.expected[1]))}"
