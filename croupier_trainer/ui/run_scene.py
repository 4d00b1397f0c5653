"""From a turn, what was said to it so far and its verdict to the picture of the call table, and to words for it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Part, Scene, Seen, Turn, Verdict, Why
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.tableau import STOOD, Hand
from croupier_trainer.ui import texts
from croupier_trainer.ui.scene.picture import HandPicture, LitCell, Lying, Picture, TableauPicture

_POINTS_OF = {Part.POINTS_PONTE: Hand.PONTE, Part.POINTS_BANKER: Hand.BANKER}
_TABLEAU_PARTS = (Part.PONTE_CALL, Part.BANK_CALL)
_FREE = (Why.PONTE_FREE, Why.BANK_FREE)
_NATURALS = {
    "none": (None, None),
    "ponte-eight": (8, None),
    "ponte-nine": (9, None),
    "banker-eight": (None, 8),
    "banker-nine": (None, 9),
}
"""What each announcement says about ponte and bank."""


def has_tableau(turns: Iterable[Turn]) -> bool:
    """Whether a task asks for draws, so that the tableau has its place on the felt in all of its turns.

    A coup from the sabot does, also where a natural spares them: nothing is elsewhere from one coup to the next.
    """
    return any(turn.asks[0].part in (*_TABLEAU_PARTS, Part.LAST_COUP) for turn in turns)


def picture_of(
    turn: Turn,
    given: tuple[str, ...],
    verdict: Verdict | None,
    *,
    tableau: bool,
    tableau_help: bool,
    turned: bool = False,
    opened: bool = True,
) -> Picture:
    """The table as it is seen now.

    `tableau` keeps a place for the tableau; `tableau_help` shows it empty before the verdict; `turned` shows the cards
    that lay face down, and `opened` tells of them once there is a verdict.
    """
    scene, family = turn.scene, turn.ruleset.family
    shown = [hand for hand in Hand if cards_of(scene, hand)]
    said = "" if scene.ponte_said is None else texts.said_words(scene.ponte_said)
    misjudged = frozenset[Hand]() if verdict is None or verdict.right else _misjudged(turn, verdict)
    hands = [
        HandPicture(
            name=texts.hand_name(hand, family),
            cards=tuple(Lying(seen.card, turned or not seen.face_down) for seen in cards_of(scene, hand)),
            said=said if hand is Hand.PONTE else "",
            points=_points(turn, hand, given, verdict),
            wrong=hand in misjudged,
            asked=verdict is None and _is_asked(turn, hand, given),
        )
        for hand in shown
    ]
    return Picture(
        ruleset=texts.ruleset_name(turn.ruleset),
        left=hands[0],
        right=hands[1] if len(hands) > 1 else None,
        plate=_plate(scene),
        tableau=_tableau(turn, verdict, tableau_help=tableau_help) if tableau else None,
        arret="" if scene.arret is None else texts.arret_words(scene.arret),
        spoken=spoken(turn, given, verdict, opened=opened),
    )


def cards_of(scene: Scene, hand: Hand) -> tuple[Seen, ...]:
    """The cards of a hand, in order of dealing."""
    return scene.ponte if hand is Hand.PONTE else scene.banker


def _is_asked(turn: Turn, hand: Hand, given: tuple[str, ...]) -> bool:
    question = turn.question(given)
    if question is None:
        return False
    if question.part in _POINTS_OF:
        return _POINTS_OF[question.part] is hand
    # Where both hands are in question a line under each would say nothing.
    return turn.scene.asked == (hand,)


def _points(turn: Turn, hand: Hand, given: tuple[str, ...], verdict: Verdict | None) -> str:
    """Counted by the one who answers, as far as he has; after the verdict by the rules."""
    if verdict is not None:
        return str(points(seen.card for seen in cards_of(turn.scene, hand))) if hand in turn.scene.asked else ""
    for question, token in zip(turn.asks, given, strict=False):
        if _POINTS_OF.get(question.part) is hand:
            return token
    return ""


def _misjudged(turn: Turn, verdict: Verdict) -> frozenset[Hand]:
    """The hands that a wrong answer was wrong about."""
    first = turn.asks[0].part
    match first:
        case Part.POINTS | Part.PONTE_CALL | Part.BANK_CALL:
            return frozenset(turn.scene.asked)
        case Part.NATURAL | Part.STOPS:
            return _misjudged_naturals(turn, verdict)
        case Part.POINTS_PONTE | Part.POINTS_BANKER | Part.WINNER:
            return _miscounted(turn, verdict)
        case _:
            # Neither the sabot's end nor money is a matter of one hand.
            return frozenset()


def _miscounted(turn: Turn, verdict: Verdict) -> frozenset[Hand]:
    """The hands whose points are wrong or missing; where all points are right, those that were compared."""
    missed = {
        _POINTS_OF[question.part]
        for question, said, right in zip(turn.asks, verdict.given, verdict.expected, strict=False)
        if question.part in _POINTS_OF and said != right
    }
    return frozenset(missed or turn.scene.asked)


def _misjudged_naturals(turn: Turn, verdict: Verdict) -> frozenset[Hand]:
    if not verdict.given:
        return frozenset(verdict.explanation.naturals)
    said, right = (_natural_of(turn, parts[0]) for parts in (verdict.given, verdict.expected))
    missed = {hand for hand, was, should in zip(Hand, said, right, strict=True) if was != should}
    if not missed and len(verdict.expected) > 1:
        missed = set(verdict.explanation.naturals)
    return frozenset(missed)


def _natural_of(turn: Turn, said: str) -> tuple[int | None, ...]:
    if said == "both":
        return tuple(points(seen.card for seen in cards_of(turn.scene, hand)) for hand in Hand)
    return _NATURALS[said]


def _plate(scene: Scene) -> str:
    """Who holds the bank and who takes part; whether that binds is for the one who answers to know."""
    if scene.bank is None or scene.coverage is None:
        return ""
    coverage = scene.coverage
    seats = []
    for stake in coverage.stakes:
        seat = texts.seat_number(stake.seat)
        if coverage.announcement is not None and coverage.announcement.seat == stake.seat:
            seat = f"{seat} ({texts.kind_words(coverage.announcement.kind)})"
        seats.append(seat)
    bank = QCoreApplication.translate("Plate", "Bank: seat {seat}").format(seat=texts.seat_number(scene.bank.seat))
    if len(seats) == 1:
        # "Taking part: 3" would be read as three of them.
        taking_part = QCoreApplication.translate("Plate", "Taking part: seat {seat}").format(seat=seats[0])
    else:
        taking_part = QCoreApplication.translate("Plate", "Taking part: seats {seats}").format(seats=", ".join(seats))
    return f"{bank}\n{taking_part}"


def _tableau(turn: Turn, verdict: Verdict | None, *, tableau_help: bool) -> TableauPicture:
    """To be seen only while a draw is in question."""
    return TableauPicture(
        turn.ruleset.tableau,
        texts.tableau_words(turn.ruleset.family),
        shown=turn.asks[0].part in _TABLEAU_PARTS and (tableau_help or verdict is not None),
        letters=verdict is not None,
        # What a free hand is asked for stands in no cell.
        lit=None if verdict is None or verdict.explanation.why in _FREE else lit_cell(verdict.explanation.cell),
    )


def lit_cell(cell: str | None) -> LitCell | None:
    """The cell that an explanation names: `5/4`, `5/-` or `ponte/5`."""
    if cell is None:
        return None
    row, column = cell.split("/")
    if row == Hand.PONTE.value:
        return LitCell(Hand.PONTE, int(column))
    return LitCell(Hand.BANKER, STOOD if column == "-" else int(column), int(row))


def spoken(turn: Turn, given: tuple[str, ...], verdict: Verdict | None, *, opened: bool = True) -> str:
    """The state of the table for those who do not see it: hands, what was said, who takes part, points so far.

    `opened`: a verdict opens the cards that lay face down.
    """
    scene, family = turn.scene, turn.ruleset.family
    lines = []
    for hand in Hand:
        cards = cards_of(scene, hand)
        if not cards:
            continue
        names = [
            QCoreApplication.translate("Spoken", "face down")
            if seen.face_down and not (verdict is not None and opened)
            else texts.card_words(seen.card)
            for seen in cards
        ]
        line = QCoreApplication.translate("Spoken", "{hand}: {cards}.")
        lines.append(line.format(hand=texts.hand_name(hand, family), cards=", ".join(names)))
        counted = _points(turn, hand, given, verdict)
        if counted:
            line = QCoreApplication.translate("Spoken", "Points: {points}.")
            lines.append(line.format(points=counted))
    if scene.ponte_said is not None:
        line = QCoreApplication.translate("Spoken", "{hand} says: {said}.")
        said = texts.said_words(scene.ponte_said)
        lines.append(line.format(hand=texts.hand_name(Hand.PONTE, family), said=said))
    plate = _plate(scene)
    if scene.arret is not None:
        lines.append(texts.arret_words(scene.arret) + ".")
    if plate:
        lines.append(plate.replace("\n", ". ") + ".")
    return " ".join(lines)
