"""The call table as a widget: the felt with its cards, what is said, the points counted and the small tableau."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, cast

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from croupier_trainer.ui.cards import CardArt, shadow_drop, shadow_reach
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import line_width, snapped
from croupier_trainer.ui.scene.drawing import (
    paint_arret,
    paint_bubble,
    paint_ground,
    paint_legend,
    paint_plate,
    paint_ring,
)
from croupier_trainer.ui.scene.motion import PULSE_MS, Kind, Move, Spot, hands_of, moves
from croupier_trainer.ui.scene.picture import HandPicture, Lying, Picture, TableauPicture
from croupier_trainer.ui.scene.places import (
    LEGEND_SLACK_PX,
    CallPlaces,
    HandPlaces,
    call_places,
    name_px,
    points_px,
    scene_unit,
)
from croupier_trainer.ui.scene.tableau import lit_rect, paint_lit, paint_tableau

_TICK_MS: Final = 16
_PULSE_REACH: Final = 6.0
_TABLEAUX_KEPT: Final = 12


class FeltView(QWidget):
    """Shows one `Picture`. What it costs to show the next is paid when it is dealt, not when the verdict comes."""

    settled = Signal()
    """The last card lies: once for every `deal` and `change`, at once where nothing moves."""

    painted = Signal()
    """The settled table has been on the screen once: once for every `deal` and `change`, after `settled`."""

    pressed = Signal(int)
    """It was pressed by mouse, at this time stamp of the window system."""

    _paint_done = Signal(int)

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        """An empty felt."""
        super().__init__(parent)
        self._look = look
        self._art = art
        self._picture: Picture | None = None
        self._places: CallPlaces | None = None
        self._moves: dict[Spot, Move] = {}
        self._now_ms = 0.0
        self._since = QElapsedTimer()
        self._pulse_since = QElapsedTimer()
        self._pulsing = False
        self._serial = 0
        self._awaits_settled = False
        self._awaits_paint = False
        self._ground: QPixmap | None = None
        self._ground_of: tuple[object, ...] = ()
        self._tableaux: dict[tuple[object, ...], QPixmap] = {}
        self._expected: list[tuple[Picture, QPixmap]] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._paint_done.connect(self._tell_painted, Qt.ConnectionType.QueuedConnection)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setObjectName("felt")
        look.changed.connect(self._look_changed)

    def deal(self, picture: Picture) -> None:
        """A new table: what lay there is gone, and the picture's cards are dealt one after the other."""
        self._expected.clear()
        self._show(None, picture)
        self.update()

    def change(self, picture: Picture) -> None:
        """The same table a moment later: new cards are dealt, turned ones turned, all else is there at once."""
        before = self._picture
        if before is None or len(hands_of(before)) != len(hands_of(picture)):
            self.deal(picture)
            return
        self._show(before, picture)
        self.update(self._changed_region(before, picture))

    def expect(self, picture: Picture) -> None:
        """Draw beforehand what a `change` to this picture will show; to be called when there is time.

        Kept until the next `deal`, so that the frame of a verdict has to be copied only.
        """
        if not self.isVisible():
            return
        places = self._layout()
        frame = self._ground_pixmap(places).copy()
        painter = QPainter(frame)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_picture(painter, QRegion(self.rect()), places, picture)
        painter.end()
        self._expected.append((picture, frame))

    def set_legend(self, legend: str) -> None:
        """What the letters of the small tableau mean: over it, in its tooltip, and for screen readers as help."""
        if legend != self.whatsThis():
            self.setWhatsThis(legend)
            self._expected.clear()
            self.update()

    def legend_at(self, place: QPoint) -> str:
        """What the tooltip says at a place of the view."""
        rect, picture = self._layout().tableau, self._picture
        if picture is None or picture.tableau is None or not picture.tableau.shown or rect is None:
            return ""
        return self.whatsThis() if rect.contains(QPointF(place)) else ""

    def clear(self) -> None:
        """The bare felt."""
        self._stop()
        self._picture = None
        self._awaits_settled = self._awaits_paint = False
        self.setAccessibleDescription("")
        self.update()

    @property
    def picture(self) -> Picture | None:
        """What is shown."""
        return self._picture

    @property
    def moving(self) -> bool:
        """Whether a card is still on its way."""
        return bool(self._moves)

    def end_motion(self) -> None:
        """All motion ends at its final place, as any key demands."""
        region = self._moving_region()
        if not self._heard:
            region += self._bubble_region()
        if self._pulsing:
            self._pulsing = False
            region += self._pulse_region()
        if self._moves:
            self._moves = {}
            self._settle()
        self._timer.stop()
        if not region.isEmpty():
            self.update(region)

    def sizeHint(self) -> QSize:
        """The felt of the smallest window."""
        return QSize(850, 342)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Everything is laid out anew."""
        self._places = None
        self._expected.clear()

    def event(self, event: QEvent) -> bool:
        """Another screen may have other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._look_changed()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.legend_at(event.pos()), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Anywhere on the table."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Its first press was one already; the second was not meant for what that one brought."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What of the table lies in the region to be painted."""
        painter = QPainter(self)
        try:
            self._paint(painter, event)
        finally:
            # A painter that outlives its paint event takes the whole program down.
            painter.end()
        if self._awaits_paint and not self._moves:
            self._awaits_paint = False
            self._paint_done.emit(self._serial)

    def _paint(self, painter: QPainter, event: QPaintEvent) -> None:
        places, picture = self._layout(), self._picture
        frame = None if self._moves else self._expected_frame()
        below, ratio = frame or self._ground_pixmap(places), self.devicePixelRatioF()
        # Rectangle by rectangle: a picture of the whole table, clipped to many small ones, costs a verdict's frame.
        for rect in cast("Iterable[QRect]", event.region()):  # the stubs do not know that it can be gone through
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(QRectF(rect), below, source)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if picture is not None:
            if frame is None:
                self._paint_picture(painter, event.region(), places, picture)
            if self._moves:
                self._paint_motion(painter, places, picture)
            if self._pulsing:
                self._paint_pulse(painter, places, picture.tableau)

    # --- state -----------------------------------------------------------------------------------------------------

    def _show(self, before: Picture | None, picture: Picture) -> None:
        self._stop()
        self._serial += 1
        self._awaits_settled = self._awaits_paint = True
        shape_changed = self._picture is None or _shape(self._picture) != _shape(picture)
        self._picture = picture
        if shape_changed:
            self._places = None
        self.setAccessibleDescription(picture.spoken)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        if not self._look.reduced_motion:
            self._moves = moves(before, picture)
        lit = None if picture.tableau is None else picture.tableau.lit
        was_lit = None if before is None or before.tableau is None else before.tableau.lit
        if before is not None and lit is not None and lit != was_lit and not self._look.reduced_motion:
            self._pulsing = True
            self._pulse_since.start()
        self._prepare(picture)
        if self._moves:
            self._now_ms = 0.0
            self._since.start()
        if self._moves or self._pulsing:
            self._timer.start()
        if not self._moves:
            self._settle()

    def _prepare(self, picture: Picture) -> None:
        """Draws now what the verdict will want, so that the verdict is there in the frame of the key."""
        if not self.isVisible():
            return
        places, ratio = self._layout(), self.devicePixelRatioF()
        for hand in hands_of(picture):
            for lying in hand.cards:
                self._art.face(lying.card, places.card_height, ratio)
        if picture.tableau is not None:
            self._tableau_pixmap(places, picture.tableau, letters=True)

    def _stop(self) -> None:
        self._timer.stop()
        self._moves = {}
        self._pulsing = False

    def _settle(self) -> None:
        if self._awaits_settled:
            self._awaits_settled = False
            self.settled.emit()

    def _tell_painted(self, serial: int) -> None:
        if serial == self._serial:
            self.painted.emit()

    def _tick(self) -> None:
        region = QRegion()
        if self._moves:
            region += self._moving_region()
            heard = self._heard
            self._now_ms = float(self._since.elapsed())
            self._moves = {spot: move for spot, move in self._moves.items() if move.end_ms > self._now_ms}
            region += self._moving_region()
            if self._heard != heard:
                region += self._bubble_region()
        if self._pulsing:
            self._pulsing = self._pulse_since.elapsed() < PULSE_MS
            region += self._pulse_region()
        if not self._moves and not self._pulsing:
            self._timer.stop()
        self.update(region)
        if not self._moves:
            self._settle()

    def _look_changed(self) -> None:
        self._ground = None
        self._expected.clear()
        self._tableaux.clear()
        self._places = None
        self.update()

    # --- places ----------------------------------------------------------------------------------------------------

    def _layout(self) -> CallPlaces:
        if self._places is None:
            picture = self._picture
            self._places = call_places(
                QSizeF(self.size()),
                scene_unit(QSizeF(self.window().size())),
                self.devicePixelRatioF(),
                hands=1 if picture is not None and picture.right is None else 2,
                tableau=picture is not None and picture.tableau is not None,
            )
        return self._places

    def _changed_region(self, before: Picture, after: Picture) -> QRegion:
        places = self._layout()
        region = QRegion()
        for place, old, new in zip(places.hands, hands_of(before), hands_of(after), strict=True):
            if old == new:
                continue
            if old.name != new.name or old.asked != new.asked:
                region += _region(place.name)
            if old.cards != new.cards or old.wrong != new.wrong:
                region += _region(place.ring, self._shadow_room())
            if old.points != new.points:
                region += _region(place.points)
            if old.said != new.said:
                region += _region(place.bubble, 12)
        if before.plate != after.plate:
            region += _region(places.plate, 2)
        if before.arret != after.arret and places.right is not None:
            region += _region(places.right.bubble, 4)
        if before.tableau != after.tableau and places.tableau is not None:
            region += _region(places.tableau, _PULSE_REACH)
            if places.legend is not None:
                region += _region(places.legend, LEGEND_SLACK_PX)
        if before.ruleset != after.ruleset:
            region += _region(places.title)
        if region.isEmpty():
            # Nothing to be seen has changed, but the page still waits to hear that it was painted.
            region = QRegion(0, 0, 1, 1)
        return region + self._moving_region()

    @property
    def _heard(self) -> bool:
        """Whether what is said may be seen: nobody speaks before both hands have their first two cards."""
        return not any(place < 2 and move.kind is Kind.DEAL for (_side, place), move in self._moves.items())

    def _bubble_region(self) -> QRegion:
        region = QRegion()
        if self._picture is not None:
            for place, hand in zip(self._layout().hands, hands_of(self._picture), strict=True):
                if hand.said:
                    region += _region(place.bubble, 12)
        return region

    def _moving_region(self) -> QRegion:
        region = QRegion()
        places = self._layout()
        for (side, place), move in self._moves.items():
            rest = places.hands[side].cards[place]
            center, _angle, _width = self._in_motion(places, (side, place), move)
            half = places.card_height * 0.62
            around = QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half)
            region += _region(around.united(rest) if move.kind is Kind.TURN else around, self._shadow_room())
        return region

    def _pulse_region(self) -> QRegion:
        places, picture = self._layout(), self._picture
        if picture is None or picture.tableau is None or picture.tableau.lit is None:
            return QRegion()
        if places.tableau is None or places.tableau_places is None:
            return QRegion()
        cell = lit_rect(places.tableau_places, picture.tableau.lit).translated(places.tableau.topLeft())
        return _region(cell, _PULSE_REACH + 2)

    def _shadow_room(self) -> float:
        unit = self._layout().unit
        return shadow_reach(unit) + shadow_drop(unit) + 2

    # --- painting --------------------------------------------------------------------------------------------------

    def _ground_pixmap(self, places: CallPlaces) -> QPixmap:
        picture = self._picture
        title = "" if picture is None else picture.ruleset
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, places.unit, title)
        if self._ground is None or self._ground_of != key:
            ground = QPixmap(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio))
            ground.setDevicePixelRatio(ratio)
            painter = QPainter(ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ground(painter, self._look, QRectF(self.rect()), places, title)
            painter.end()
            self._ground, self._ground_of = ground, key
        return self._ground

    def _tableau_pixmap(self, places: CallPlaces, shown: TableauPicture, *, letters: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        panel = places.tableau_places
        assert panel is not None
        lit = shown.lit if letters else None
        key = (shown.tableau, shown.words, letters, lit, panel.cell_px, ratio)
        pixmap = self._tableaux.get(key)
        if pixmap is None:
            pixmap = QPixmap(QSizeF(panel.width * ratio, panel.height * ratio).toSize())
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_tableau(painter, self._look, panel, shown.tableau, shown.words, letters=letters)
            if lit is not None:
                paint_lit(painter, self._look, panel, shown.tableau, shown.words, lit)
            painter.end()
            if len(self._tableaux) > _TABLEAUX_KEPT:
                self._tableaux.clear()
            self._tableaux[key] = pixmap
        return pixmap

    def _paint_picture(self, painter: QPainter, dirty: QRegion, places: CallPlaces, picture: Picture) -> None:
        if picture.plate and _touches(dirty, places.plate):
            paint_plate(painter, self._look, places, picture.plate)
        if picture.tableau is not None and places.tableau is not None and picture.tableau.shown:
            room = places.tableau.adjusted(-_PULSE_REACH, -_PULSE_REACH, _PULSE_REACH, _PULSE_REACH)
            if _touches(dirty, room):
                self._paint_tableau(painter, places, picture.tableau)
            if picture.tableau.letters and places.legend is not None and _touches(dirty, places.legend):
                paint_legend(painter, self._look, places.legend, self.whatsThis(), places.unit)
        if picture.arret and places.right is not None and _touches(dirty, places.right.bubble):
            # The bank says nothing: the room for its bubble is free.
            height, unit = places.card_height, places.unit
            paint_arret(painter, self._look, places.right.bubble, picture.arret, height, unit)
        for side, (place, hand) in enumerate(zip(places.hands, hands_of(picture), strict=True)):
            self._paint_hand(painter, dirty, places, place, hand, side)

    def _expected_frame(self) -> QPixmap | None:
        """What was drawn beforehand of the table as it is now."""
        return next((frame for picture, frame in self._expected if picture is self._picture), None)

    def _paint_motion(self, painter: QPainter, places: CallPlaces, picture: Picture) -> None:
        painter.setClipRect(places.felt)
        for (side, index), move in self._moves.items():
            self._paint_moving(painter, places, (side, index), hands_of(picture)[side].cards[index], move)
        painter.setClipping(False)

    def _paint_hand(
        self, painter: QPainter, dirty: QRegion, places: CallPlaces, place: HandPlaces, hand: HandPicture, side: int
    ) -> None:
        theme, fonts = self._look.theme, self._look.fonts
        unit = places.unit
        if _touches(dirty, place.name):
            painter.setFont(fonts.garamond(name_px(unit)))
            painter.setPen(theme.color("felt-words"))
            painter.drawText(place.name, Qt.AlignmentFlag.AlignCenter, hand.name)
            if hand.asked:
                self._paint_asked(painter, place, hand.name)
        room = self._shadow_room()
        for index, lying in enumerate(hand.cards):
            rest = place.cards[index]
            if (side, index) not in self._moves and _touches(dirty, rest.adjusted(-room, -room, room, room)):
                self._paint_lying(painter, places, rest, lying, across=index == 2)
        if hand.wrong and _touches(dirty, place.ring):
            paint_ring(painter, self._look, place.ring if len(hand.cards) > 2 else place.pair_ring, unit)
        if hand.points and _touches(dirty, place.points):
            painter.setFont(fonts.inter(points_px(unit), bold=True))
            painter.setPen(theme.color("felt-words"))
            painter.drawText(place.points, Qt.AlignmentFlag.AlignCenter, hand.points)
        if hand.said and self._heard and _touches(dirty, place.bubble.adjusted(-12, -2, 12, 2)):
            paint_bubble(painter, self._look, place, hand.said, unit)

    def _paint_asked(self, painter: QPainter, place: HandPlaces, name: str) -> None:
        ratio = self.devicePixelRatioF()
        width = QFontMetricsF(painter.font()).horizontalAdvance(name)
        thick = line_width(2, ratio)
        left = snapped(place.name.center().x() - width / 2, ratio)
        line = QRectF(left, snapped(place.name.bottom(), ratio) - thick, width, thick)
        painter.fillRect(line, self._look.theme.color("felt-print"))

    def _paint_lying(self, painter: QPainter, places: CallPlaces, rest: QRectF, lying: Lying, *, across: bool) -> None:
        ratio, height, unit = self.devicePixelRatioF(), places.card_height, places.unit
        reach = shadow_reach(unit)
        shadow = self._art.shadow(height, unit, ratio, across=across)
        painter.drawPixmap(rest.topLeft() - QPointF(reach, reach - shadow_drop(unit)), shadow)
        if lying.up:
            painter.drawPixmap(rest.topLeft(), self._art.face(lying.card, height, ratio, across=across))
        else:
            painter.drawPixmap(rest.topLeft(), self._art.back(height, ratio, across=across))

    def _in_motion(self, places: CallPlaces, spot: Spot, move: Move) -> tuple[QPointF, float, float]:
        """Middle, angle and width (1 full, 0 on edge) of a card in motion."""
        side, index = spot
        end = places.hands[side].cards[index].center()
        angle = 90.0 if index == 2 else 0.0
        progress = move.progress(self._now_ms)
        if move.kind is Kind.TURN:
            return end, angle, abs(1 - 2 * progress)
        return places.sabot + (end - places.sabot) * progress, angle * progress, 1.0

    def _paint_moving(self, painter: QPainter, places: CallPlaces, spot: Spot, lying: Lying, move: Move) -> None:
        if move.kind is Kind.DEAL and self._now_ms <= move.start_ms:
            return
        center, angle, width = self._in_motion(places, spot, move)
        ratio, height, unit = self.devicePixelRatioF(), places.card_height, places.unit
        # A turned card shows what it showed before until it stands on its edge.
        turned_yet = move.kind is Kind.DEAL or move.progress(self._now_ms) >= 0.5
        up = lying.up if turned_yet else not lying.up
        pixmap = self._art.face(lying.card, height, ratio) if up else self._art.back(height, ratio)
        shadow = self._art.shadow(height, unit, ratio)
        size, shadow_size = pixmap.deviceIndependentSize(), shadow.deviceIndependentSize()
        painter.save()
        painter.translate(center.x(), center.y() + shadow_drop(unit))
        painter.rotate(angle)
        painter.scale(width, 1)
        painter.drawPixmap(QPointF(-shadow_size.width() / 2, -shadow_size.height() / 2), shadow)
        painter.restore()
        painter.save()
        painter.translate(center)
        painter.rotate(angle)
        painter.scale(width, 1)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        painter.restore()

    def _paint_tableau(self, painter: QPainter, places: CallPlaces, shown: TableauPicture) -> None:
        panel, rect = places.tableau_places, places.tableau
        if panel is None or rect is None:
            return
        painter.drawPixmap(rect.topLeft(), self._tableau_pixmap(places, shown, letters=shown.letters))
        if shown.lit is not None and not shown.letters:
            painter.save()
            painter.translate(rect.topLeft())
            paint_lit(painter, self._look, panel, shown.tableau, shown.words, shown.lit)
            painter.restore()

    def _paint_pulse(self, painter: QPainter, places: CallPlaces, shown: TableauPicture | None) -> None:
        panel, rect = places.tableau_places, places.tableau
        if shown is None or shown.lit is None or panel is None or rect is None:
            return
        share = min(1.0, self._pulse_since.elapsed() / PULSE_MS)
        grown = _PULSE_REACH * (1 - (1 - share) ** 3)
        cell = lit_rect(panel, shown.lit).translated(rect.topLeft()).adjusted(-grown, -grown, grown, grown)
        painter.setPen(QPen(self._look.theme.alpha("accent", 1 - share), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 3 + grown, 3 + grown)


def _region(rect: QRectF, room: float = 0) -> QRegion:
    return QRegion(rect.adjusted(-room, -room, room, room).toAlignedRect())


def _touches(dirty: QRegion, rect: QRectF) -> bool:
    """Whether something in `rect` has to be painted; what lies between two changed places has not."""
    return dirty.intersects(rect.toAlignedRect())


def _shape(picture: Picture) -> tuple[bool, bool]:
    return picture.right is None, picture.tableau is None
