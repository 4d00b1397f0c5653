"""Why the bank of chemin de fer stands where it stands after a coup, and whose it is, in words; one sentence each."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Part, Turn, Why
from croupier_trainer.drills.reckoning import Purpose
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BankRules, LevyFrom, Uncovered
from croupier_trainer.rules.settlement import bought_by_neighbour
from croupier_trainer.ui.money_words import money, rate_words

BankWhy: TypeAlias = Literal[
    Why.LEVY_ON_WIN,
    Why.NO_LEVY,
    Why.BANK_GROWS,
    Why.BANK_STANDS,
    Why.SEVERAL_COUPS,
    Why.GARAGE_GROWS,
    Why.GARAGE_STANDS,
    Why.GIVEN_BACK,
    Why.BANKER_STAYS,
    Why.BANK_PASSES,
    Why.BOUGHT_BANK_FALLS,
]


def bank_reason(turn: Turn, why: BankWhy) -> str:
    """The rule behind what is right, with the turn's own amount where nothing is to be reckoned."""
    rules, bank = turn.ruleset.bank, turn.scene.bank
    assert rules is not None
    assert bank is not None
    match why:
        case Why.LEVY_ON_WIN | Why.NO_LEVY:
            return _levy(turn, rules)
        case Why.BANK_GROWS:
            return new_bank_rule(rules)
        case Why.SEVERAL_COUPS if turn.asks[0].part is Part.BANK_SUM:
            return new_bank_rule(rules)
        case Why.SEVERAL_COUPS if not any(working.lines for working in turn.explanation.workings):
            sentence = QCoreApplication.translate(
                "Bank", "All was covered in each coup won: the garage stays at {amount}."
            )
            return sentence.format(amount=money(int(turn.expected[0])))
        case Why.BANK_STANDS:
            sentence = QCoreApplication.translate("Bank", "Tie: nothing moves, the bank stays at {amount}.")
            return sentence.format(amount=money(int(turn.expected[0])))
        case Why.GARAGE_GROWS | Why.SEVERAL_COUPS:
            return QCoreApplication.translate("Bank", "What nobody covered goes into the garage.")
        case Why.GARAGE_STANDS:
            if _tied(turn):
                sentence = QCoreApplication.translate("Bank", "Tie: nothing moves, the garage stays at {amount}.")
            else:
                sentence = QCoreApplication.translate("Bank", "All was covered: the garage stays at {amount}.")
            return sentence.format(amount=money(int(turn.expected[0])))
        case Why.GIVEN_BACK:
            if int(turn.expected[0]) == 0:
                return QCoreApplication.translate("Bank", "The ponte won and all was at risk: nothing goes back.")
            return QCoreApplication.translate("Bank", "The ponte won: what was not at risk goes back.")
        case Why.BANKER_STAYS | Why.BANK_PASSES | Why.BOUGHT_BANK_FALLS:
            return _next_banker(turn, why, bank)
        case unknown:
            assert_never(unknown)


def new_bank_rule(rules: BankRules) -> str:
    """What makes the new bank once the banker has won."""
    levied = rules.levy is not None and rules.levy_from is LevyFrom.BANK
    if rules.uncovered is Uncovered.GARAGE:
        if levied:
            return QCoreApplication.translate("Bank", "What was at risk and as much again, less the levy.")
        return QCoreApplication.translate("Bank", "What was at risk and as much again make the new bank.")
    if levied:
        return QCoreApplication.translate("Bank", "Bank and win, less the levy.")
    return QCoreApplication.translate("Bank", "Bank and win make the new bank.")


def banks_in_a_row(turn: Turn) -> str:
    """Several coups at one glance: bank or garage at first, and after each coup that moved it."""
    bank = turn.scene.bank
    assert bank is not None
    if turn.asks[0].part is Part.GARAGE:
        put = (working.cents(Purpose.GARAGE) for working in turn.explanation.workings)
        garages = [bank.garage_cents, *(cents for cents in put if cents is not None)]
        sentence = QCoreApplication.translate("Bank", "Garage: {amounts}.")
        return sentence.format(amounts=" → ".join(map(money, garages)))
    banks = [bank.sum_cents, *(working.cents(Purpose.BANK) or 0 for working in turn.explanation.workings)]
    sentence = QCoreApplication.translate("Bank", "Bank: {amounts}.")
    return sentence.format(amounts=" → ".join(map(money, banks)))


def _levy(turn: Turn, rules: BankRules) -> str:
    layout, levy = turn.scene.layout, rules.levy
    assert layout is not None
    if layout.winner is Winner.EGALITE:
        return QCoreApplication.translate("Bank", "Tie: no levy.")
    if layout.winner is Winner.PONTE:
        return QCoreApplication.translate("Bank", "The ponte won: no levy.")
    assert levy is not None  # it is asked for
    if int(turn.expected[0]) == 0:
        sentence = QCoreApplication.translate("Bank", "The banker won, but {rate} of so little comes to no levy.")
    else:
        sentence = QCoreApplication.translate("Bank", "The banker won: levy {rate} of the win.")
    return sentence.format(rate=rate_words(levy.rate))


def _next_banker(turn: Turn, why: Literal[Why.BANKER_STAYS, Why.BANK_PASSES, Why.BOUGHT_BANK_FALLS], bank: Bank) -> str:
    layout, following = turn.scene.layout, turn.expected[0]
    assert layout is not None
    if why is Why.BANKER_STAYS:
        if _tied(turn):
            sentence = QCoreApplication.translate("Bank", "Tie: seat {banker} keeps the bank.")
        else:
            sentence = QCoreApplication.translate("Bank", "The banker won: seat {banker} keeps the bank.")
    elif bank.bought_from is None:
        sentence = QCoreApplication.translate("Bank", "The ponte won: the bank passes from {banker} to {next}.")
    elif why is Why.BOUGHT_BANK_FALLS and bought_by_neighbour(bank, layout.seats):
        sentence = QCoreApplication.translate(
            "Bank", "Bought from seat {passed} by its neighbour {banker}: the bank goes on to {next}."
        )
    else:
        sentence = QCoreApplication.translate(
            "Bank", "Bought from seat {passed}: the bank falls to {next}, at that seat’s right."
        )
    return sentence.format(banker=bank.seat, next=following, passed=bank.bought_from)


def _tied(turn: Turn) -> bool:
    return turn.scene.layout is not None and turn.scene.layout.winner is Winner.EGALITE
