"""Where everything of a call table lies: worked out from size and scene unit alone, so that nothing ever moves."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF

from croupier_trainer.ui.cards import card_width
from croupier_trainer.ui.pixels import snapped, snapped_rect
from croupier_trainer.ui.scene.tableau import TableauPlaces

WINDOW_UNITS: Final = QSizeF(1280, 800)
RAIL_PX: Final = 12.0
FELT_RADIUS: Final = 10.0
FRAME_INSET_UNITS: Final = 18.0
"""From the felt's edge to the printed frame; never under 14 px, so that the ruleset's name clears the rail."""

CARD_UNITS: Final = 156.0
HANDS_APART_UNITS: Final = 36.0
CARDS_APART_UNITS: Final = 8.0

LEGEND_PX: Final = 12.0
"""Letters of the tableau's legend in a small window; they grow with the scene."""

LEGEND_SLACK_PX: Final = 3
"""So much higher than its room two lines may be."""

_CELL_UNITS: Final = 22.0
_SMALLEST_CELL: Final = 16
_LARGEST_CELL: Final = 28


def scene_unit(window: QSizeF) -> float:
    """Logical pixels of one scene unit in a window of this size: 0.66 at 850 × 530, 1 at 1280 × 800."""
    return min(window.width() / WINDOW_UNITS.width(), window.height() / WINDOW_UNITS.height())


class HandPlaces(msgspec.Struct, frozen=True):
    """The places of one hand and of what is said about it, in the view's logical pixels."""

    name: QRectF
    cards: tuple[QRectF, QRectF, QRectF]
    """Two upright, the third lying across under them."""
    points: QRectF
    ring: QRectF
    """Round all three cards."""
    pair_ring: QRectF
    """Round the two first cards, where no third lies."""
    bubble: QRectF
    """The room for the bubble, which is as small as its words and touches the side next to the hand."""
    bubble_points_right: bool


class CallPlaces(msgspec.Struct, frozen=True):
    """The places of the call layout."""

    unit: float
    felt: QRectF
    frame: QRectF
    title: QRectF
    """On the frame's upper line, which is broken there."""
    card_height: float
    left: HandPlaces
    right: HandPlaces | None
    plate: QRectF
    """The room for the plate; it is as small as its words and touches the side next to the hand."""
    tableau: QRectF | None
    tableau_places: TableauPlaces | None
    legend: QRectF | None
    """Over the tableau, for two lines that say what its letters mean."""
    sabot: QPointF
    """Middle of a card that is still under the rail, from where cards are dealt."""

    @property
    def hands(self) -> tuple[HandPlaces, ...]:
        """The hands that lie on the table, from the left."""
        return (self.left,) if self.right is None else (self.left, self.right)


def name_px(unit: float) -> float:
    """Height of the letters of a hand's name, and of the ruleset's."""
    return max(18.0, round(24 * unit))


def title_px(unit: float) -> float:
    """Height of the letters of the ruleset's name."""
    return max(16.0, round(20 * unit))


def points_px(unit: float) -> float:
    """Height of the figure beside a hand."""
    return max(26.0, round(44 * unit))


def call_places(view: QSizeF, unit: float, ratio: float, *, hands: int, tableau: bool) -> CallPlaces:
    """The places for `hands` (1 or 2) hands; `tableau` says whether room is kept for the small tableau.

    `view` is the size of the whole view with its rail, `ratio` the device pixel ratio: cards and lines come to lie on
    whole device pixels.
    """
    felt = QRectF(0, 0, view.width(), view.height()).adjusted(RAIL_PX, RAIL_PX, -RAIL_PX, -RAIL_PX)
    margin = max(14.0, round(FRAME_INSET_UNITS * unit))
    frame = felt.adjusted(margin, margin, -margin, -margin)
    title_height = round(title_px(unit) * 1.25)
    title = QRectF(frame.left(), frame.top() - title_height / 2, frame.width(), title_height)
    panel = _tableau_places(unit) if tableau else None
    inset = max(6.0, round(10 * unit))
    panel_rect = None
    if panel is not None:
        corner = QPointF(frame.right() - inset - panel.width, frame.bottom() - inset - panel.height)
        panel_rect = QRectF(QPointF(snapped(corner.x(), ratio), snapped(corner.y(), ratio)), panel_size(panel))
    legend = None
    if panel_rect is not None:
        legend_height = round(LEGEND_PX * max(1.0, unit) * 2.42)
        legend = QRectF(panel_rect.left(), panel_rect.top() - legend_height, panel_rect.width(), legend_height)
    height = snapped(CARD_UNITS * unit, ratio)
    width = snapped(card_width(height), ratio)
    apart = snapped(CARDS_APART_UNITS * unit, ratio)
    pair = 2 * width + apart
    gap = snapped(HANDS_APART_UNITS * unit, ratio)
    hands_width = pair if hands == 1 else 2 * pair + gap
    ring_out = snapped(7 * unit, ratio)
    side = snapped(points_px(unit) * 0.8 + 8 * unit, ratio)
    middle = felt.center().x()
    if panel_rect is not None:
        # In a small window the hands give way to the tableau by a little; elsewhere they keep the middle.
        middle = min(middle, panel_rect.left() - side - ring_out - hands_width / 2)
    name_height = round(name_px(unit) * 1.3)
    under_name = round(8 * unit)
    block = name_height + under_name + height + apart + width
    top, bottom = title.bottom(), frame.bottom() - inset
    name_top = snapped(top + max(0.0, (bottom - top - block) / 2), ratio)
    cards_top = snapped(name_top + name_height + under_name, ratio)
    lefts = [snapped(middle - hands_width / 2, ratio)]
    if hands == 2:
        lefts.append(lefts[0] + pair + gap)

    def hand(left: float, *, outward_left: bool) -> HandPlaces:
        first = QRectF(left, cards_top, width, height)
        second = first.translated(width + apart, 0)
        third_left = snapped(left + (pair - height) / 2, ratio)
        third = QRectF(third_left, cards_top + height + apart, height, width)
        pair_ring = first.united(second).adjusted(-ring_out, -ring_out, ring_out, ring_out)
        ring = pair_ring.united(third.adjusted(-ring_out, -ring_out, ring_out, ring_out))
        figure = QRectF(0, cards_top, side, height)
        room_height = round(60 * max(1.0, unit))
        if outward_left:
            figure.moveRight(left - ring_out)
            room = QRectF(frame.left() + inset, 0, ring.left() - 5 * unit - frame.left() - inset, room_height)
            room.moveTop(third.center().y() - room_height / 2)
        else:
            figure.moveLeft(left + pair + ring_out)
            start = ring.right() + 5 * unit
            room = QRectF(start, third.center().y() - room_height / 2, frame.right() - inset - start, room_height)
            if legend is not None:
                room = QRectF(figure.right(), top, frame.right() - inset - figure.right(), legend.top() - top)
        return HandPlaces(
            name=QRectF(left - gap / 2, name_top, pair + gap, name_height),
            cards=(first, second, third),
            points=figure,
            ring=snapped_rect(ring, ratio),
            pair_ring=snapped_rect(pair_ring, ratio),
            bubble=room,
            bubble_points_right=outward_left,
        )

    left_hand = hand(lefts[0], outward_left=True)
    plate_right = left_hand.points.left() - 8 * unit
    plate = QRectF(
        frame.left() + inset, cards_top, plate_right - frame.left() - inset, left_hand.bubble.top() - cards_top
    )
    return CallPlaces(
        unit=unit,
        felt=felt,
        frame=snapped_rect(frame, ratio),
        title=title,
        card_height=height,
        left=left_hand,
        right=hand(lefts[1], outward_left=False) if hands == 2 else None,
        plate=plate,
        tableau=panel_rect,
        tableau_places=panel,
        legend=legend,
        sabot=QPointF(felt.right() - width, felt.top() - height / 2),
    )


def panel_size(panel: TableauPlaces) -> QSizeF:
    """The size of a tableau."""
    return QSizeF(panel.width, panel.height)


def _tableau_places(unit: float) -> TableauPlaces:
    cell = min(_LARGEST_CELL, max(_SMALLEST_CELL, round(_CELL_UNITS * unit)))
    return TableauPlaces(cell, 6 if cell < 20 else 8)
