"""From a turn of a money task, and its verdict, to the picture of the table with its chips, and to words for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Item, Laid, Layout, Part, Turn, Verdict
from croupier_trainer.drills.reckoning import win_line
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.chips import ChipSet, fewest, rest_cents
from croupier_trainer.rules.ruleset import Uncovered
from croupier_trainer.rules.tableau import Hand
from croupier_trainer.ui import texts
from croupier_trainer.ui.money_words import money
from croupier_trainer.ui.run_scene import cards_of
from croupier_trainer.ui.scene.picture import HandPicture, Lying
from croupier_trainer.ui.scene.table_picture import (
    BoxKind,
    BoxPicture,
    CoupPicture,
    LammersPicture,
    Pieces,
    SeatPicture,
    SpotMark,
    SpotPicture,
    TablePicture,
)
from croupier_trainer.ui.widgets.slip import SlipLine

_ITEMS: Final = (Item.BANK, Item.COVERED, Item.LEVY, Item.GARAGE)


def layout_of(turn: Turn) -> Layout:
    """The chips of a money turn."""
    layout = turn.scene.layout
    if layout is None:
        raise ValueError("a turn without chips is shown on the call table")
    return layout


def table_of(
    turn: Turn, chips: ChipSet, *, marker: str = "", verdict: Verdict | None = None, figures: bool = False
) -> TablePicture:
    """The table as it is seen now.

    Args:
        turn: what is asked.
        chips: the house's pieces.
        marker: the place where the croupier's hand is, empty where none is to be chosen.
        verdict: on the answer to the turn.
        figures: whether the sums of stakes stand beside their chips.
    """
    scene, ruleset, layout = turn.scene, turn.ruleset, layout_of(turn)
    marks = {} if verdict is None else _marks(turn, verdict)
    return TablePicture(
        ruleset=texts.ruleset_name(ruleset),
        seats=_seats(turn),
        spots=tuple(
            _spot(turn, laid, chips, marks.get(laid.token, SpotMark.NONE), figures=figures) for laid in layout.laid
        ),
        hands=tuple(
            HandPicture(
                name=texts.hand_name(hand, ruleset.family),
                cards=tuple(Lying(seen.card) for seen in cards_of(scene, hand)),
                points=str(points(seen.card for seen in cards_of(scene, hand))),
            )
            for hand in Hand
            if cards_of(scene, hand)
        ),
        result=_result(turn),
        boxes=tuple(_boxes(turn, chips)),
        lammers=tuple(
            LammersPicture(
                lammers.seat,
                texts.seat_words(lammers.seat, layout.seats),
                tuple(map(money, lammers.marks_cents)),
                asked=marker == str(lammers.seat),
                mark=marks.get(str(lammers.seat), SpotMark.NONE),
            )
            for lammers in layout.lammers
        ),
        coups=tuple(
            CoupPicture(
                texts.coup_words(number),
                pieces_of(coup.covered_cents, chips),
                texts.result_words(coup.winner, ruleset.family),
                _rest(coup.covered_cents, chips),
                money(coup.covered_cents) if figures else "",
            )
            for number, coup in enumerate(layout.coups, start=1)
        ),
        marker=marker,
        spoken=spoken(turn, chips),
    )


def slip_of(turn: Turn, *, covered: bool) -> tuple[SlipLine, ...]:
    """The running slip; `covered` adds what the stakes come to, which else is read from the chips."""
    layout = layout_of(turn)
    known = {entry.item: entry.cents for entry in layout.slip}
    if covered and turn.scene.bank is not None and layout.laid:
        known[Item.COVERED] = sum(laid.stake_cents for laid in layout.laid)
    return tuple(SlipLine(texts.item_words(item), money(known[item]) if item in known else "") for item in _items(turn))


def in_short(turn: Turn) -> str:
    """The table of a turn that was missed, in one line of sums: `Bank 234 · Covered 180 · Bank wins`.

    Of the stakes that lie there the one that was next is told.
    """
    layout = layout_of(turn)
    parts = [f"{line.label} {line.figure}" for line in slip_of(turn, covered=True) if line.figure]
    parts += [
        f"{texts.seat_words(lammers.seat, layout.seats)} {money(sum(lammers.marks_cents))}"
        for lammers in layout.lammers
    ]
    parts += [
        f"{money(coup.covered_cents)}, {texts.result_words(coup.winner, turn.ruleset.family)}" for coup in layout.coups
    ]
    if layout.winner is not None:
        parts.append(_result(turn))
    if turn.asks[0].part is Part.PLACE:
        parts += [
            f"{texts.place_name(turn.ruleset, laid.token)} {money(laid.stake_cents)}"
            for laid in layout.laid
            if laid.token == turn.expected[0]
        ]
    return " · ".join(parts)


def pieces_of(cents: int, chips: ChipSet) -> Pieces:
    """The fewest pieces of the house that make an amount, as far as any do."""
    return fewest(cents - rest_cents(cents, chips), chips) or ()


def spoken(turn: Turn, chips: ChipSet) -> str:
    """The table for those who do not see it. Stakes are told by their pieces: to count them is what is trained."""
    scene, ruleset, layout = turn.scene, turn.ruleset, layout_of(turn)
    lines = []
    for hand in Hand:
        cards = cards_of(scene, hand)
        if cards:
            line = QCoreApplication.translate("Spoken", "{hand}: {cards}.")
            names = ", ".join(texts.card_words(seen.card) for seen in cards)
            lines.append(line.format(hand=texts.hand_name(hand, ruleset.family), cards=names))
    if layout.winner is not None:
        lines.append(_result(turn) + ".")
    lines += [f"{line.label}: {line.figure}." for line in slip_of(turn, covered=False) if line.figure]
    for laid in layout.laid:
        where = texts.place_name(ruleset, laid.token)
        lines.append(f"{where}: {_told(laid.stake_cents, chips)}.")
        if laid.paid_cents:
            line = QCoreApplication.translate("Spoken", "Paid: {chips}.")
            lines.append(line.format(chips=_told(laid.paid_cents, chips)))
    for number, coup in enumerate(layout.coups, start=1):
        result = texts.result_words(coup.winner, ruleset.family)
        lines.append(f"{texts.coup_words(number)}: {_told(coup.covered_cents, chips)}, {result}.")
    for lammers in layout.lammers:
        line = QCoreApplication.translate("Spoken", "{seat} owes: {marks}.")
        marks = ", ".join(map(money, lammers.marks_cents))
        lines.append(line.format(seat=texts.seat_words(lammers.seat, layout.seats), marks=marks))
    return " ".join(lines)


def _result(turn: Turn) -> str:
    """As it was announced, with the points where the hands lie there."""
    scene, family, winner = turn.scene, turn.ruleset.family, layout_of(turn).winner
    if winner is None:
        return ""
    if not scene.ponte:
        return texts.result_words(winner, family)
    ponte, banker = (points(seen.card for seen in cards) for cards in (scene.ponte, scene.banker))
    return texts.score_words(winner, family, (ponte, banker))


def _told(cents: int, chips: ChipSet) -> str:
    """The pieces of an amount: `3 × 100, 25`."""
    counts = Counter(piece.cents for piece in pieces_of(cents, chips))
    told = [money(worth) if count == 1 else f"{count} × {money(worth)}" for worth, count in counts.items()]
    rest = _rest(cents, chips)
    return ", ".join([*told, rest] if rest else told)


def _rest(cents: int, chips: ChipSet) -> str:
    rest = rest_cents(cents, chips)
    return money(rest) if rest else ""


def _seats(turn: Turn) -> tuple[SeatPicture, ...]:
    layout, bank = layout_of(turn), turn.scene.bank
    standing = sorted({laid.seat for laid in layout.laid if laid.seat > layout.seats})
    return tuple(
        SeatPicture(
            number,
            texts.seat_plate(number, layout.seats),
            is_banker=bank is not None and bank.seat == number,
            is_standing=number > layout.seats,
        )
        for number in (*range(1, layout.seats + 1), *standing)
    )


def _spot(turn: Turn, laid: Laid, chips: ChipSet, mark: SpotMark, *, figures: bool) -> SpotPicture:
    return SpotPicture(
        token=laid.token,
        seat=laid.seat,
        label="" if laid.box is None else texts.box_label(turn.ruleset, laid.box),
        name=texts.place_name(turn.ruleset, laid.token),
        stake=pieces_of(laid.stake_cents, chips),
        stake_rest=_rest(laid.stake_cents, chips),
        may_win=_may_win(turn, laid, chips),
        paid=pieces_of(laid.paid_cents, chips),
        paid_rest=_rest(laid.paid_cents, chips),
        figure=money(laid.stake_cents) if figures else "",
        mark=mark,
    )


def _may_win(turn: Turn, laid: Laid, chips: ChipSet) -> Pieces:
    """Of all wins that the stake's box could bring the one of most pieces, so that the room kept tells nothing."""
    if laid.box is None:
        return ()
    box = turn.ruleset.boxes[laid.box]
    odds = [box.pays, *(ratio for _, ratio in box.margins)] + ([box.reduced_pays] if box.reduced_on else [])
    wins = [win_line(each, box.rounding, laid.stake_cents).result_cents for each in odds]
    return max((pieces_of(win, chips) for win in wins), key=len)


def _boxes(turn: Turn, chips: ChipSet) -> Iterator[BoxPicture]:
    """Before the croupier: the bank, and what belongs to it in this house."""
    bank, rules = turn.scene.bank, turn.ruleset.bank
    if bank is None or rules is None:
        return
    layout = layout_of(turn)
    known = {entry.item: entry.cents for entry in layout.slip}
    sums = {BoxKind.BANK: bank.sum_cents if layout.bank_cents is None else layout.bank_cents}
    if rules.uncovered is Uncovered.GARAGE:
        sums[BoxKind.GARAGE] = bank.garage_cents if layout.garage_cents is None else layout.garage_cents
    if rules.levy is not None:
        sums[BoxKind.CAGNOTTE] = known.get(Item.LEVY, 0)
    for kind, cents in sums.items():
        yield BoxPicture(
            kind,
            texts.croupier_box_words(kind),
            pieces_of(cents, chips),
            _rest(cents, chips),
            # Bank and garage are announced, the levy has just been worked out: none of them is counted from chips.
            money(cents) if cents else "",
        )


def _items(turn: Turn) -> tuple[Item, ...]:
    """The lines of the slip that this house has; none where the bank's money is not in question."""
    rules = turn.ruleset.bank
    if rules is None or not layout_of(turn).slip:
        return ()
    missing = set()
    if rules.levy is None:
        missing.add(Item.LEVY)
    if rules.uncovered is not Uncovered.GARAGE:
        missing.add(Item.GARAGE)
    return tuple(item for item in _ITEMS if item not in missing)


def _marks(turn: Turn, verdict: Verdict) -> dict[str, SpotMark]:
    """What the verdict says of the stakes: only where a place was asked for."""
    if turn.asks[0].part is not Part.PLACE:
        return {}
    right = verdict.expected[0]
    if verdict.right:
        return {right: SpotMark.RIGHT}
    if verdict.wrong_part == 0:
        return {right: SpotMark.WOULD} | dict.fromkeys(verdict.given[:1], SpotMark.WRONG)
    return {right: SpotMark.WRONG}
