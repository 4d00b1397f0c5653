"""Why an answer was right or wrong, in words: this task's own numbers and the rule behind them.

The first sentence stands in the verdict strip, at most 90 characters long in German; the others are behind "Why".
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Part, Seen, Task, Verdict, Why
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.play import NATURALS, Winner
from croupier_trainer.rules.ruleset import Family, Kind
from croupier_trainer.rules.tableau import COLUMNS, PONTE_ROWS, STOOD, Call, Hand
from croupier_trainer.ui import texts

_PLAIN_ROWS = (0, 1, 2, 7)


def explanation(task: Task, verdict: Verdict) -> tuple[str, ...]:
    """The sentences, the one for the strip first; those that say more follow."""
    why = verdict.explanation.why
    if why in (Why.COUNTED, Why.BACCARA):
        return (_sum_sentence(_asked_cards(task)),)
    if why in (Why.NATURAL_ENDS, Why.NATURAL_BOTH, Why.THREE_CARDS, Why.NO_NATURAL):
        return (_natural(task, verdict), *_both_counts(task))
    if why in (Why.PONTE_TABLEAU, Why.PONTE_OPTIONAL, Why.PONTE_FREE, Why.PONTE_NATURAL):
        more = () if why in (Why.PONTE_FREE, Why.PONTE_NATURAL) else (_ponte_row(task),)
        return (_ponte(task, verdict), _count(task, Hand.PONTE), *more)
    if why in (Why.BANK_TABLEAU, Why.BANK_OPTIONAL, Why.BANK_FREE):
        more = () if why is Why.BANK_FREE else (_bank_row(task, verdict),)
        return (_bank(task, verdict), _count(task, Hand.BANKER), *more)
    return _winner(task, verdict)


# --- counting -------------------------------------------------------------------------------------------------------


def _cards(task: Task, hand: Hand) -> tuple[Seen, ...]:
    return task.scene.ponte if hand is Hand.PONTE else task.scene.banker


def _asked_cards(task: Task) -> tuple[Seen, ...]:
    return _cards(task, task.scene.asked[0])


def _points(task: Task, hand: Hand) -> int:
    return points(seen.card for seen in _cards(task, hand))


def _sum_sentence(cards: tuple[Seen, ...]) -> str:
    terms = " + ".join(str(seen.card.value) for seen in cards)
    total = sum(seen.card.value for seen in cards)
    if total == 0:
        sentence = QCoreApplication.translate("Explanation", "{terms} = 0: baccarat.")
    elif total % 10 == 0:
        sentence = QCoreApplication.translate("Explanation", "{terms} = {sum} → 0: the last digit is 0, baccarat.")
    elif total < 10:
        sentence = QCoreApplication.translate("Explanation", "{terms} = {sum}.")
    else:
        sentence = QCoreApplication.translate("Explanation", "{terms} = {sum} → {points}: only the last digit counts.")
    return sentence.format(terms=terms, sum=total, points=total % 10)


def _count(task: Task, hand: Hand) -> str:
    """How a hand is counted, such as `Bank: 9 + 6 = 15 → 5`."""
    cards = _cards(task, hand)
    total = sum(seen.card.value for seen in cards)
    if total < 10:
        sentence = QCoreApplication.translate("Explanation", "{hand}: {terms} = {points}.")
    else:
        sentence = QCoreApplication.translate("Explanation", "{hand}: {terms} = {sum} → {points}.")
    terms = " + ".join(str(seen.card.value) for seen in cards)
    name = texts.hand_name(hand, task.ruleset.family)
    return sentence.format(hand=name, terms=terms, sum=total, points=total % 10)


def _both_counts(task: Task) -> tuple[str, str]:
    return _count(task, Hand.PONTE), _count(task, Hand.BANKER)


# --- naturals -------------------------------------------------------------------------------------------------------


def _natural(task: Task, verdict: Verdict) -> str:
    why, punto_banco = verdict.explanation.why, task.ruleset.family is Family.PUNTO_BANCO
    ponte, banker = _points(task, Hand.PONTE), _points(task, Hand.BANKER)
    if why is Why.NATURAL_BOTH:
        if ponte == banker:
            sentence = QCoreApplication.translate(
                "Explanation", "{points} against {points}: both have a natural, tie; nobody is stopped."
            )
        else:
            sentence = QCoreApplication.translate(
                "Explanation", "{ponte} against {banker}: both have a natural, nobody is stopped."
            )
    elif why is Why.NO_NATURAL:
        if punto_banco:
            sentence = QCoreApplication.translate(
                "Explanation", "Player {ponte}, banker {banker}: only 8 or 9 is a natural."
            )
        else:
            sentence = QCoreApplication.translate(
                "Explanation", "Ponte {ponte}, bank {banker}: only 8 or 9 is a natural."
            )
    elif why is Why.THREE_CARDS:
        return _look_alike(task)
    else:
        return _natural_ends(verdict.explanation.naturals[0], ponte, banker, punto_banco=punto_banco)
    return sentence.format(ponte=ponte, banker=banker, points=ponte)


def _natural_ends(hand: Hand, ponte: int, banker: int, *, punto_banco: bool) -> str:
    if hand is Hand.PONTE:
        if punto_banco:
            sentence = QCoreApplication.translate(
                "Explanation", "Player {points} with two cards: natural; it stops the banker."
            )
        else:
            sentence = QCoreApplication.translate(
                "Explanation", "Ponte {points} with two cards: natural; it stops the bank."
            )
        return sentence.format(points=ponte)
    if punto_banco:
        sentence = QCoreApplication.translate(
            "Explanation", "Banker {points} with two cards: natural; it stops the player."
        )
    else:
        sentence = QCoreApplication.translate(
            "Explanation", "Bank {points} with two cards: natural; it stops the ponte."
        )
    return sentence.format(points=banker)


def _look_alike(task: Task) -> str:
    hand = next(each for each in Hand if len(_cards(task, each)) == 3 and _points(task, each) in NATURALS)
    if task.ruleset.family is Family.PUNTO_BANCO:
        if hand is Hand.PONTE:
            sentence = QCoreApplication.translate("Explanation", "Player {points} with three cards: no natural.")
        else:
            sentence = QCoreApplication.translate("Explanation", "Banker {points} with three cards: no natural.")
    elif hand is Hand.PONTE:
        sentence = QCoreApplication.translate("Explanation", "Ponte {points} with three cards: no natural.")
    else:
        sentence = QCoreApplication.translate("Explanation", "Bank {points} with three cards: no natural.")
    return sentence.format(points=_points(task, hand))


# --- the tableau ----------------------------------------------------------------------------------------------------


def _ponte(task: Task, verdict: Verdict) -> str:
    why, required = verdict.explanation.why, verdict.explanation.required
    punto_banco = task.ruleset.family is Family.PUNTO_BANCO
    if why is Why.PONTE_NATURAL:
        if punto_banco:
            sentence = QCoreApplication.translate("Explanation", "Player {row}: natural.")
        else:
            sentence = QCoreApplication.translate("Explanation", "Ponte {row}: natural. It is shown, bound or free.")
    elif why is Why.PONTE_FREE:
        sentence = QCoreApplication.translate("Explanation", "Ponte {row}, free: at will. One seat plays alone.")
    elif punto_banco:
        sentence = QCoreApplication.translate("Explanation", "Player {row}: {call}.")
    elif _bound_alone(task):
        sentence = QCoreApplication.translate(
            "Explanation", "Ponte {row}, bound: {call}. “Banco avec la table” binds even alone."
        )
    else:
        sentence = QCoreApplication.translate("Explanation", "Ponte {row}, bound: {call}.")
    call = "" if required is None else texts.call_words(required)
    return sentence.format(row=_points(task, Hand.PONTE), call=call)


def _bound_alone(task: Task) -> bool:
    coverage = task.scene.coverage
    if coverage is None or coverage.announcement is None:
        return False
    return coverage.announcement.kind is Kind.BANCO_AVEC_LA_TABLE and len(coverage.stakes) == 1


def _bank(task: Task, verdict: Verdict) -> str:
    given = verdict.explanation
    punto_banco = task.ruleset.family is Family.PUNTO_BANCO
    stood = given.column == STOOD
    if given.why is Why.BANK_FREE:
        if stood:
            sentence = QCoreApplication.translate(
                "Explanation", "Bank {row}, ponte stood, free: at will. One seat plays alone."
            )
        else:
            sentence = QCoreApplication.translate(
                "Explanation", "Bank {row}, gave {column}, free: at will. One seat plays alone."
            )
    elif punto_banco:
        if stood:
            sentence = QCoreApplication.translate("Explanation", "Banker {row}, player stood: {call}.")
        else:
            sentence = QCoreApplication.translate("Explanation", "Banker {row}, player drew {column}: {call}.")
    elif stood:
        sentence = QCoreApplication.translate("Explanation", "Bank {row}, ponte stood: {call}.")
    else:
        sentence = QCoreApplication.translate("Explanation", "Bank {row}, gave {column}: {call}.")
    call = "" if given.required is None else texts.call_words(given.required)
    said = sentence.format(row=given.banker_points, column=given.column, call=call)
    return " ".join((said, *_reminders(task, verdict)))


def _reminders(task: Task, verdict: Verdict) -> list[str]:
    """Short hooks that may follow: the plain rows, and a picture that counts nought."""
    given, reminders = verdict.explanation, []
    row = given.banker_points
    if given.why is Why.BANK_TABLEAU and row in _PLAIN_ROWS and len(set(task.ruleset.tableau.bank[row])) == 1:
        if given.required is Call.STAND:
            reminders.append(QCoreApplication.translate("Explanation", "7 never draws."))
        else:
            reminders.append(QCoreApplication.translate("Explanation", "0 to 2 always draws."))
    if given.column == 0 and task.scene.ponte[2].card.rank in "JQK":
        reminders.append(QCoreApplication.translate("Explanation", "A picture counts 0."))
    return reminders


def _ponte_row(task: Task) -> str:
    """The whole of the ponte's row in one sentence."""
    calls = {row: task.ruleset.tableau.ponte[row] for row in PONTE_ROWS}
    sentence = QCoreApplication.translate("Explanation", "With {draw} card, with {stand} no card.")
    if Call.CHOICE in calls.values():
        sentence = QCoreApplication.translate(
            "Explanation", "With {draw} card, with {choice} at will, with {stand} no card."
        )
    return sentence.format(**{call.value: _span([row for row in calls if calls[row] is call]) for call in Call})


def _bank_row(task: Task, verdict: Verdict) -> str:
    """The whole of the bank's row in one sentence."""
    row = verdict.explanation.banker_points
    assert row is not None
    cells = task.ruleset.tableau.bank[row]
    columns = {call: [column for column in COLUMNS if cells[column] is call] for call in Call}
    if len(set(cells)) == 1:
        sentence = QCoreApplication.translate("Explanation", "Row {row}: always {call}.")
        return sentence.format(row=row, call=texts.call_words(cells[0]))
    if columns[Call.CHOICE]:
        sentence = QCoreApplication.translate(
            "Explanation", "Row {row}: card against {draw}; at will against {choice}; else no card."
        )
    else:
        sentence = QCoreApplication.translate("Explanation", "Row {row}: card against {draw}; else no card.")
    family = task.ruleset.family
    draw, choice = _span(columns[Call.DRAW], family), _span(columns[Call.CHOICE], family)
    return sentence.format(row=row, draw=draw, choice=choice)


def _span(columns: list[int], family: Family = Family.CHEMIN_DE_FER) -> str:
    """`2–7` for 2, 3, 4, 5, 6, 7; and in words the ponte who stood."""
    runs: list[list[int]] = []
    for column in columns:
        if column == STOOD:
            continue
        if runs and column == runs[-1][-1] + 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    span = ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
    if STOOD not in columns:
        return span
    if family is Family.PUNTO_BANCO:
        words = QCoreApplication.translate("Explanation", "{columns} and if the player stood")
    else:
        words = QCoreApplication.translate("Explanation", "{columns} and if the ponte stood")
    return words.format(columns=span)


# --- who wins -------------------------------------------------------------------------------------------------------


def _winner(task: Task, verdict: Verdict) -> tuple[str, ...]:
    ends = _winner_sentence(task, verdict)
    counts = {Hand.PONTE: _count(task, Hand.PONTE), Hand.BANKER: _count(task, Hand.BANKER)}
    missed = [
        counts[hand]
        for place, (part, hand) in enumerate(((Part.POINTS_PONTE, Hand.PONTE), (Part.POINTS_BANKER, Hand.BANKER)))
        if place < len(verdict.given) and task.asks[place].part is part
        if verdict.given[place] != verdict.expected[place]
    ]
    if missed:
        # What was miscounted comes first: who wins follows from it.
        return (" ".join(missed), ends, *(count for count in counts.values() if count not in missed))
    return (ends, *counts.values())


def _winner_sentence(task: Task, verdict: Verdict) -> str:
    winner = verdict.explanation.winner
    ponte, banker = _points(task, Hand.PONTE), _points(task, Hand.BANKER)
    if task.ruleset.family is Family.PUNTO_BANCO:
        sentence = {
            Winner.PONTE: QCoreApplication.translate("Explanation", "Player {ponte}, banker {banker}: player by {by}."),
            Winner.BANKER: QCoreApplication.translate(
                "Explanation", "Player {ponte}, banker {banker}: banker by {by}."
            ),
            Winner.EGALITE: QCoreApplication.translate(
                "Explanation", "Player {points}, banker {points}: tie. Player and banker bets push."
            ),
        }[winner or Winner.EGALITE]
    else:
        sentence = {
            Winner.PONTE: QCoreApplication.translate("Explanation", "Ponte {ponte}, bank {banker}: ponte by {by}."),
            Winner.BANKER: QCoreApplication.translate("Explanation", "Ponte {ponte}, bank {banker}: bank by {by}."),
            Winner.EGALITE: QCoreApplication.translate(
                "Explanation", "Ponte {points}, bank {points}: tie. Nothing moves."
            ),
        }[winner or Winner.EGALITE]
    return sentence.format(ponte=ponte, banker=banker, points=ponte, by=abs(ponte - banker))
