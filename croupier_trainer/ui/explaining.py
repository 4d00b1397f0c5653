"""Why an answer was right or wrong, in words: this turn's own numbers and the rule behind them.

The first sentence stands in the verdict strip, at most 90 characters long in German; the others are behind "Why". Where
money is in question the strip has three lines, and room for the sum as it is worked.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Part, Seen, Turn, Verdict, Why
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.coverage import Standing
from croupier_trainer.rules.play import NATURALS, Winner
from croupier_trainer.rules.ruleset import Family
from croupier_trainer.rules.tableau import BANK_ROWS, COLUMNS, PONTE_ROWS, STOOD, Call, Hand, Tableau
from croupier_trainer.ui import texts
from croupier_trainer.ui.bank_reasons import bank_reason, banks_in_a_row
from croupier_trainer.ui.payout_reasons import order_reason, stake_reason
from croupier_trainer.ui.run_scene import cards_of
from croupier_trainer.ui.working_words import rounding_rules, working_lines

STRIP_LINES: Final = 3
"""As many as the strip of a money task shows."""


def explanation(turn: Turn, verdict: Verdict) -> tuple[str, ...]:
    """The sentences, the one for the strip first; those that say more follow."""
    rule = _rule(turn, verdict)
    if turn.scene.layout is not None:
        return _money(turn, verdict, rule)
    match verdict.explanation.why:
        case Why.NATURAL_ENDS | Why.NATURAL_BOTH | Why.THREE_CARDS | Why.NO_NATURAL:
            return (rule, *(_count(turn, hand) for hand in _open_hands(turn)))
        case Why.PONTE_TABLEAU | Why.PONTE_OPTIONAL:
            return (rule, _count(turn, Hand.PONTE), _ponte_row(turn))
        case Why.PONTE_FREE | Why.PONTE_NATURAL:
            return (rule, _count(turn, Hand.PONTE))
        case Why.BANK_TABLEAU | Why.BANK_OPTIONAL:
            bound = _bound_alone(turn, Hand.BANKER)
            return (rule, _count(turn, Hand.BANKER), _bank_row(turn), *([bound] if bound else []))
        case Why.BANK_FREE:
            return (rule, _count(turn, Hand.BANKER))
        case Why.HIGHER | Why.EQUAL:
            return _winner(turn, verdict, rule)
        case _:
            return (rule,)


def _rule(turn: Turn, verdict: Verdict) -> str:
    """The one sentence that says why the right answer is right."""
    match verdict.explanation.why:
        case Why.COUNTED | Why.BACCARA:
            return _sum_sentence(_asked_cards(turn))
        case Why.NATURAL_ENDS | Why.NATURAL_BOTH | Why.THREE_CARDS | Why.NO_NATURAL as why:
            return _natural(turn, verdict, why)
        case Why.PONTE_TABLEAU | Why.PONTE_OPTIONAL | Why.PONTE_FREE | Why.PONTE_NATURAL:
            return _ponte(turn, verdict)
        case Why.BANK_TABLEAU | Why.BANK_OPTIONAL | Why.BANK_FREE:
            return _bank(turn, verdict)
        case Why.HIGHER | Why.EQUAL:
            return _winner_sentence(turn, verdict)
        case Why.SABOT_GOES_ON | Why.ONE_MORE | Why.LAST_COUP as why:
            return _last_coup(turn, why)
        case Why.LOST | Why.WON | Why.PUSHED | Why.COMMISSION_MARKED | Why.OWED as why:
            return stake_reason(turn, why)
        case (
            Why.LEVY_ON_WIN
            | Why.NO_LEVY
            | Why.BANK_GROWS
            | Why.BANK_STANDS
            | Why.SEVERAL_COUPS
            | Why.GARAGE_GROWS
            | Why.GARAGE_STANDS
            | Why.GIVEN_BACK
            | Why.BANKER_STAYS
            | Why.BANK_PASSES
            | Why.BOUGHT_BANK_FALLS as why
        ):
            return bank_reason(turn, why)
        case unknown:
            assert_never(unknown)


def strip_lines(turn: Turn, verdict: Verdict) -> tuple[str, ...]:
    """What the strip of a money task shows under the one word: the rule and the sum worked, or which stake was next."""
    lines = working_lines(turn)
    if len(lines) == STRIP_LINES:
        return lines
    if _wrong_question(turn, verdict) is Part.PLACE:
        return (order_reason(turn, verdict),)
    rounding = rounding_rules(turn)
    if rounding:
        # What is taken at all is behind "Why" then: a small window has no room for both rules.
        return (*lines, *rounding)[:STRIP_LINES]
    return (_rule(turn, verdict), *lines)[:STRIP_LINES]


# --- counting -------------------------------------------------------------------------------------------------------


def _asked_cards(turn: Turn) -> tuple[Seen, ...]:
    return cards_of(turn.scene, turn.scene.asked[0])


def _points(turn: Turn, hand: Hand) -> int:
    return points(seen.card for seen in cards_of(turn.scene, hand))


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


def _count(turn: Turn, hand: Hand) -> str:
    """How a hand is counted, such as `Bank: 9 + 6 = 15 → 5`."""
    cards = cards_of(turn.scene, hand)
    total = sum(seen.card.value for seen in cards)
    if total < 10:
        sentence = QCoreApplication.translate("Explanation", "{hand}: {terms} = {points}.")
    else:
        sentence = QCoreApplication.translate("Explanation", "{hand}: {terms} = {sum} → {points}.")
    terms = " + ".join(str(seen.card.value) for seen in cards)
    name = texts.hand_name(hand, turn.ruleset.family)
    return sentence.format(hand=name, terms=terms, sum=total, points=total % 10)


def _open_hands(turn: Turn) -> list[Hand]:
    """The hands in question whose cards are all seen."""
    return [hand for hand in turn.scene.asked or Hand if not any(seen.face_down for seen in cards_of(turn.scene, hand))]


# --- naturals -------------------------------------------------------------------------------------------------------


_Natural: TypeAlias = Literal[Why.NATURAL_ENDS, Why.NATURAL_BOTH, Why.THREE_CARDS, Why.NO_NATURAL]


def _natural(turn: Turn, verdict: Verdict, why: _Natural) -> str:
    punto_banco = turn.ruleset.family is Family.PUNTO_BANCO
    ponte, banker = _points(turn, Hand.PONTE), _points(turn, Hand.BANKER)
    match why:
        case Why.NATURAL_ENDS:
            return _natural_ends(verdict.explanation.naturals[0], ponte, banker, punto_banco=punto_banco)
        case Why.THREE_CARDS:
            return _look_alike(turn)
        case Why.NATURAL_BOTH:
            if ponte == banker:
                sentence = QCoreApplication.translate(
                    "Explanation", "{points} against {points}: both have a natural, tie; nobody is stopped."
                )
            else:
                sentence = QCoreApplication.translate(
                    "Explanation", "{ponte} against {banker}: both have a natural, nobody is stopped."
                )
        case Why.NO_NATURAL:
            if len(_open_hands(turn)) == 1:
                return _no_natural(turn, _open_hands(turn)[0])
            if punto_banco:
                sentence = QCoreApplication.translate(
                    "Explanation", "Player {ponte}, banker {banker}: only 8 or 9 is a natural."
                )
            else:
                sentence = QCoreApplication.translate(
                    "Explanation", "Ponte {ponte}, bank {banker}: only 8 or 9 is a natural."
                )
        case unknown:
            assert_never(unknown)
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


def _no_natural(turn: Turn, hand: Hand) -> str:
    """Of the one hand that is seen."""
    sentence = QCoreApplication.translate("Explanation", "{hand} {points}: only 8 or 9 is a natural.")
    return sentence.format(hand=texts.hand_name(hand, turn.ruleset.family), points=_points(turn, hand))


def _look_alike(turn: Turn) -> str:
    hand = next(each for each in Hand if len(cards_of(turn.scene, each)) == 3 and _points(turn, each) in NATURALS)
    if turn.ruleset.family is Family.PUNTO_BANCO:
        if hand is Hand.PONTE:
            sentence = QCoreApplication.translate("Explanation", "Player {points} with three cards: no natural.")
        else:
            sentence = QCoreApplication.translate("Explanation", "Banker {points} with three cards: no natural.")
    elif hand is Hand.PONTE:
        sentence = QCoreApplication.translate("Explanation", "Ponte {points} with three cards: no natural.")
    else:
        sentence = QCoreApplication.translate("Explanation", "Bank {points} with three cards: no natural.")
    return sentence.format(points=_points(turn, hand))


# --- the sabot ------------------------------------------------------------------------------------------------------


def _last_coup(turn: Turn, why: Literal[Why.SABOT_GOES_ON, Why.ONE_MORE, Why.LAST_COUP]) -> str:
    match why:
        case Why.SABOT_GOES_ON:
            return QCoreApplication.translate("Explanation", "The carte d’arrêt has not come: another coup is dealt.")
        case Why.ONE_MORE:
            return QCoreApplication.translate(
                "Explanation", "The carte d’arrêt came in this coup: this house deals one more."
            )
        case Why.LAST_COUP if turn.ruleset.sabot.coups_after_arret == 0:
            return QCoreApplication.translate(
                "Explanation", "The carte d’arrêt came in this coup: it is finished, and no other is dealt."
            )
        case Why.LAST_COUP:
            return QCoreApplication.translate(
                "Explanation", "The carte d’arrêt came in the coup before: this was the one more."
            )
        case unknown:
            assert_never(unknown)


# --- the tableau ----------------------------------------------------------------------------------------------------


def _ponte(turn: Turn, verdict: Verdict) -> str:
    why, required = verdict.explanation.why, verdict.explanation.required
    punto_banco = turn.ruleset.family is Family.PUNTO_BANCO
    if why is Why.PONTE_NATURAL:
        if punto_banco:
            sentence = QCoreApplication.translate("Explanation", "Player {row}: natural.")
        else:
            sentence = QCoreApplication.translate("Explanation", "Ponte {row}: natural. It is shown, bound or free.")
    elif why is Why.PONTE_FREE:
        sentence = QCoreApplication.translate("Explanation", "Ponte {row}, free: at will. One seat plays alone.")
    elif punto_banco:
        sentence = QCoreApplication.translate("Explanation", "Player {row}: {call}.")
    else:
        sentence = QCoreApplication.translate("Explanation", "Ponte {row}, bound: {call}.")
    call = "" if required is None else texts.call_words(required)
    said = sentence.format(row=_points(turn, Hand.PONTE), call=call)
    bound = _bound_alone(turn, Hand.PONTE) if why in (Why.PONTE_TABLEAU, Why.PONTE_OPTIONAL) else ""
    return f"{said} {bound}" if bound else said


def _bound_alone(turn: Turn, hand: Hand) -> str:
    """Why a hand is bound though one seat plays alone; empty where it is not, or where nobody plays alone."""
    coverage = turn.scene.coverage
    if coverage is None:
        return ""
    match coverage.ponte_standing if hand is Hand.PONTE else coverage.banker_standing:
        case Standing.FREE | Standing.SECOND_STAKE:
            return ""
        case Standing.ANNOUNCEMENT:
            assert coverage.announcement is not None  # it is what binds
            sentence = QCoreApplication.translate("Explanation", "“{announcement}” binds even alone.")
            return sentence.format(announcement=texts.kind_words(coverage.announcement.kind))
        case Standing.HOUSE:
            if hand is Hand.PONTE:
                return QCoreApplication.translate("Explanation", "In this house the ponte is bound even alone.")
            return QCoreApplication.translate("Explanation", "In this house the bank is bound even against one alone.")
        case unknown:
            assert_never(unknown)


def _bank(turn: Turn, verdict: Verdict) -> str:
    given = verdict.explanation
    punto_banco = turn.ruleset.family is Family.PUNTO_BANCO
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
    said = sentence.format(row=_points(turn, Hand.BANKER), column=given.column, call=call)
    return " ".join((said, *_reminders(turn, verdict)))


def _reminders(turn: Turn, verdict: Verdict) -> list[str]:
    """Short hooks that may follow: rows that are one call throughout, and a picture that counts nought."""
    given, reminders = verdict.explanation, []
    plain = _plain_rows(turn.ruleset.tableau, _points(turn, Hand.BANKER))
    if given.why is Why.BANK_TABLEAU and plain:
        if given.required is Call.STAND:
            sentence = QCoreApplication.translate("Explanation", "{rows} never draws.")
        else:
            sentence = QCoreApplication.translate("Explanation", "{rows} always draws.")
        reminders.append(sentence.format(rows=_span(plain)))
    if given.column == 0 and turn.scene.ponte[2].card.rank in "JQK":
        reminders.append(QCoreApplication.translate("Explanation", "A picture counts 0."))
    return reminders


def _plain_rows(tableau: Tableau, row: int) -> list[int]:
    """The bank's rows round this one that are its one call throughout; none where it is not one call itself."""
    plain = [set(tableau.bank[row]) == set(cells) and len(set(cells)) == 1 for cells in tableau.bank]
    if not plain[row]:
        return []
    first = next(low for low in range(row, -1, -1) if low == 0 or not plain[low - 1])
    last = next(high for high in BANK_ROWS[row:] if high == BANK_ROWS[-1] or not plain[high + 1])
    return list(range(first, last + 1))


def _ponte_row(turn: Turn) -> str:
    """The whole of the ponte's row in one sentence."""
    rows = {call: [row for row in PONTE_ROWS if turn.ruleset.tableau.ponte[row] is call] for call in Call}
    if not (rows[Call.DRAW] and rows[Call.STAND]):
        template = QCoreApplication.translate("Explanation", "{rows}: {call}")
        clauses = [
            template.format(rows=_span(alike), call=texts.call_words(call)) for call, alike in rows.items() if alike
        ]
        return f"{_listed(clauses)}."
    if rows[Call.CHOICE]:
        sentence = QCoreApplication.translate(
            "Explanation", "With {draw} card, with {choice} at will, with {stand} no card."
        )
    else:
        sentence = QCoreApplication.translate("Explanation", "With {draw} card, with {stand} no card.")
    return sentence.format(**{call.value: _span(alike) for call, alike in rows.items()})


def _bank_row(turn: Turn) -> str:
    """The whole of the bank's row in one sentence."""
    row, family = _points(turn, Hand.BANKER), turn.ruleset.family
    cells = turn.ruleset.tableau.bank[row]
    columns = {call: [column for column in COLUMNS if cells[column] is call] for call in Call}
    if len(set(cells)) == 1:
        sentence = QCoreApplication.translate("Explanation", "Row {row}: always {call}.")
        return sentence.format(row=row, call=texts.call_words(cells[0]))
    if not (columns[Call.DRAW] and columns[Call.STAND]) or [STOOD] in (columns[Call.DRAW], columns[Call.CHOICE]):
        # A house's own row that the usual sentence does not fit.
        clauses = [_against(alike, call, family) for call, alike in columns.items() if alike]
        sentence = QCoreApplication.translate("Explanation", "Row {row}: {clauses}.")
        return sentence.format(row=row, clauses=_listed(clauses))
    if columns[Call.CHOICE]:
        sentence = QCoreApplication.translate(
            "Explanation", "Row {row}: card against {draw}; at will against {choice}; else no card."
        )
    else:
        sentence = QCoreApplication.translate("Explanation", "Row {row}: card against {draw}; else no card.")
    draw, choice = _span(columns[Call.DRAW], family), _span(columns[Call.CHOICE], family)
    return sentence.format(row=row, draw=draw, choice=choice)


def _listed(clauses: list[str]) -> str:
    listed = clauses[0]
    for clause in clauses[1:]:
        listed = QCoreApplication.translate("Explanation", "{clauses}; {clause}").format(clauses=listed, clause=clause)
    return listed


def _against(columns: list[int], call: Call, family: Family) -> str:
    if columns != [STOOD]:
        clause = QCoreApplication.translate("Explanation", "against {columns} {call}")
    elif family is Family.PUNTO_BANCO:
        clause = QCoreApplication.translate("Explanation", "if the player stood {call}")
    else:
        clause = QCoreApplication.translate("Explanation", "if the ponte stood {call}")
    return clause.format(columns=_span(columns, family), call=texts.call_words(call))


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


def _winner(turn: Turn, verdict: Verdict, ends: str) -> tuple[str, ...]:
    counts = {Hand.PONTE: _count(turn, Hand.PONTE), Hand.BANKER: _count(turn, Hand.BANKER)}
    missed = [
        counts[hand]
        for place, (part, hand) in enumerate(((Part.POINTS_PONTE, Hand.PONTE), (Part.POINTS_BANKER, Hand.BANKER)))
        if place < len(verdict.given) and turn.asks[place].part is part
        if verdict.given[place] != verdict.expected[place]
    ]
    if missed:
        # What was miscounted comes first: who wins follows from it.
        return (" ".join(missed), ends, *(count for count in counts.values() if count not in missed))
    return (ends, *counts.values())


def _winner_sentence(turn: Turn, verdict: Verdict) -> str:
    winner = verdict.explanation.winner
    assert winner is not None  # the drill asks who wins
    ponte, banker = _points(turn, Hand.PONTE), _points(turn, Hand.BANKER)
    if turn.ruleset.family is Family.PUNTO_BANCO:
        sentence = {
            Winner.PONTE: QCoreApplication.translate("Explanation", "Player {ponte}, banker {banker}: player by {by}."),
            Winner.BANKER: QCoreApplication.translate(
                "Explanation", "Player {ponte}, banker {banker}: banker by {by}."
            ),
            Winner.EGALITE: QCoreApplication.translate(
                "Explanation", "Player {points}, banker {points}: tie. Player and banker bets push."
            ),
        }[winner]
    else:
        sentence = {
            Winner.PONTE: QCoreApplication.translate("Explanation", "Ponte {ponte}, bank {banker}: ponte by {by}."),
            Winner.BANKER: QCoreApplication.translate("Explanation", "Ponte {ponte}, bank {banker}: bank by {by}."),
            Winner.EGALITE: QCoreApplication.translate(
                "Explanation", "Ponte {points}, bank {points}: tie. Nothing moves."
            ),
        }[winner]
    return sentence.format(ponte=ponte, banker=banker, points=ponte, by=abs(ponte - banker))


# --- money ----------------------------------------------------------------------------------------------------------


def _money(turn: Turn, verdict: Verdict, rule: str) -> tuple[str, ...]:
    """What was wrong comes first: the order, what becomes of a stake, or the sum."""
    sums = [f"{line}." for line in working_lines(turn)]
    if verdict.explanation.why is Why.SEVERAL_COUPS:
        return (banks_in_a_row(turn), *sums, rule, *rounding_rules(turn))
    question = _wrong_question(turn, verdict)
    if question is Part.PLACE:
        return (order_reason(turn, verdict), rule, *sums, *rounding_rules(turn))
    if question in (None, Part.MOVE):
        return (rule, *sums, *rounding_rules(turn))
    return (*sums, rule, *rounding_rules(turn))


def _wrong_question(turn: Turn, verdict: Verdict) -> Part | None:
    return None if verdict.wrong_part is None else turn.asks[verdict.wrong_part].part
