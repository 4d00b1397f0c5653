"""The money table as a widget: seats, chips, hands and the croupier's boxes. Chips slide; nothing else moves."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from croupier_trainer.rules.chips import ChipSet
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.chips import ChipArt, piece_reach
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.scene.drawing import paint_ground
from croupier_trainer.ui.scene.piles import Heap
from croupier_trainer.ui.scene.places import scene_unit
from croupier_trainer.ui.scene.table_drawing import TableDrawing, rest_words
from croupier_trainer.ui.scene.table_motion import SLIDE_MS, Slide, Way, progress, slides
from croupier_trainer.ui.scene.table_picture import BoxKind, SpotPicture, TablePicture
from croupier_trainer.ui.scene.table_places import TablePlaces, table_places
from croupier_trainer.ui.scene.table_shape import Shape, kept, shape_of

Direction = Literal["left", "right", "up", "down"]
"""Left is onward in the round, to the next higher seat; up and down lead to the other stakes of a seat."""

_TICK_MS: Final = 16


class TableView(QWidget):
    """Shows one `TablePicture`. All but the marker and sliding chips is painted once, and then copied."""

    settled = Signal()
    """All chips lie: once for every `deal` and `change`, at once where nothing moves."""

    painted = Signal()
    """The settled table has been on the screen once: once for every `deal` and `change`, after `settled`."""

    pressed = Signal(int)
    """It was pressed by mouse beside any stake, at this time stamp of the window system."""

    spot_pressed = Signal(str, int)
    """A stake, or a seat's lammers, were pressed: their token, and the time stamp."""

    _paint_done = Signal(int)

    def __init__(self, look: Look, art: CardArt, chip_art: ChipArt, parent: QWidget | None = None) -> None:
        """An empty felt."""
        super().__init__(parent)
        self._look = look
        self._cards, self._chips = art, chip_art
        self._picture: TablePicture | None = None
        self._laid: TablePicture | None = None
        """The picture with all that has lain there since the deal."""
        self._places: TablePlaces | None = None
        self._slides: tuple[Slide, ...] = ()
        self._elapsed_ms = 0.0
        self._since = QElapsedTimer()
        self._serial = 0
        self._awaits_settled = False
        self._awaits_paint = False
        self._still: QPixmap | None = None
        """The table without marker and sliding chips."""
        self._ground: QPixmap | None = None
        self._ground_of: tuple[object, ...] = ()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._paint_done.connect(self._tell_painted, Qt.ConnectionType.QueuedConnection)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setObjectName("table")
        look.changed.connect(self._look_changed)

    @property
    def picture(self) -> TablePicture | None:
        """What is shown."""
        return self._picture

    @property
    def moving(self) -> bool:
        """Whether chips are still on their way."""
        return bool(self._slides)

    def set_house(self, chips: ChipSet, faces: Mapping[int, str]) -> None:
        """The house's pieces, and their colours by worth in cents."""
        self._chips.set_house(chips, faces)
        self._look_changed()

    def deal(self, picture: TablePicture) -> None:
        """A new table: what lay there is gone, and all is there at once."""
        self._show(None, picture)

    def change(self, picture: TablePicture) -> None:
        """The same table a moment later: chips that were taken or paid slide, all else is there at once."""
        self._show(self._picture, picture)

    def clear(self) -> None:
        """The bare felt."""
        self._stop()
        self._picture = self._laid = self._places = self._still = None
        self._awaits_settled = self._awaits_paint = False
        self.setAccessibleDescription("")
        self.update()

    def end_motion(self) -> None:
        """All chips come to their final place, as any key demands."""
        if self._slides:
            self._stop()
            self._still = None
            self.update()
            self._settle()

    def neighbour(self, token: str, direction: Direction) -> str:
        """The stake that an arrow key leads to, round and round; the same where there is no other."""
        spots = self._picture.spots if self._picture is not None else ()
        spot = next((spot for spot in spots if spot.token == token), None)
        if spot is None:
            return spots[0].token if spots else token
        if direction in ("up", "down"):
            own = [other.token for other in spots if other.seat == spot.seat]
            return own[(own.index(token) + (1 if direction == "down" else -1)) % len(own)]
        seats = sorted({other.seat for other in spots})
        seat = seats[(seats.index(spot.seat) + (1 if direction == "left" else -1)) % len(seats)]
        there = [other for other in spots if other.seat == seat]
        # The same box of the other seat, if there is a stake on it.
        return next((other for other in there if other.label == spot.label), there[0]).token

    def name_at(self, place: QPoint) -> str:
        """What the tooltip says at a place of the view: the name of the stake there."""
        spot = self._spot_at(QPointF(place))
        return "" if spot is None else spot.name

    def sizeHint(self) -> QSize:
        """The table of the smallest window."""
        return QSize(618, 430)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Everything is laid out anew."""
        self._places = self._still = None

    def event(self, event: QEvent) -> bool:
        """Another screen may have other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._look_changed()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.name_at(event.pos()), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On a stake, on a seat's lammers, or beside all of them."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        spot, picture = self._spot_at(event.position()), self._picture
        if spot is not None:
            self.spot_pressed.emit(spot.token, event.timestamp())
            return
        rows = {} if picture is None else self._layout().lammers
        owing = () if picture is None else (lammers.seat for lammers in picture.lammers)
        seat = next((seat for seat in owing if rows[seat].row.contains(event.position())), None)
        if seat is None:
            self.pressed.emit(event.timestamp())
        else:
            self.spot_pressed.emit(str(seat), event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Its first press was one already; the second was not meant for what that one brought."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What of the table lies in the region to be painted."""
        still, ratio = self._still_pixmap(), self.devicePixelRatioF()
        painter = QPainter(self)
        try:
            rect = event.rect()
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(QRectF(rect), still, source)
            if self._picture is not None:
                self._paint_moving(painter, self._picture)
        finally:
            # A painter that outlives its paint event takes the whole program down.
            painter.end()
        if self._awaits_paint and not self._slides:
            self._awaits_paint = False
            self._paint_done.emit(self._serial)

    def _paint_moving(self, painter: QPainter, picture: TablePicture) -> None:
        """What lies over the still picture: the hand's ring, and pieces on their way."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        drawing = self._drawing(painter)
        self._paint_marker(drawing, picture)
        if self._slides:
            painter.setClipRect(self._layout().ground.felt)
            for slide in self._slides:
                for heap, corner in self._on_the_way(slide):
                    drawing.heap(heap, corner)

    # --- state --------------------------------------------------------------------------------------------------------

    def _show(self, before: TablePicture | None, picture: TablePicture) -> None:
        self._stop()
        self._serial += 1
        self._awaits_settled = self._awaits_paint = True
        if before is None or _unmarked(before) != _unmarked(picture):
            self._places = self._still = None
        self._laid = picture if before is None or self._laid is None else kept(self._laid, picture)
        self._picture = picture
        self.setAccessibleDescription(picture.spoken)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        if before is not None and not self._look.reduced_motion:
            self._slides = slides(before, picture)
        self.update()
        if self._slides:
            self._elapsed_ms = 0.0
            self._since.start()
            self._timer.start()
        else:
            self._settle()

    def _stop(self) -> None:
        self._timer.stop()
        if self._slides:
            self._slides = ()
            self._still = None

    def _settle(self) -> None:
        if self._awaits_settled:
            self._awaits_settled = False
            self.settled.emit()

    def _tell_painted(self, serial: int) -> None:
        if serial == self._serial:
            self.painted.emit()

    def _tick(self) -> None:
        region = self._sliding_region()
        self._elapsed_ms = float(self._since.elapsed())
        if self._elapsed_ms >= SLIDE_MS:
            self.end_motion()
        else:
            self.update(region + self._sliding_region())

    def _look_changed(self) -> None:
        self._places = self._ground = self._still = None
        self.update()

    # --- places -------------------------------------------------------------------------------------------------------

    def _layout(self) -> TablePlaces:
        if self._places is None:
            unit = scene_unit(QSizeF(self.window().size()))
            shape = Shape() if self._laid is None else shape_of(self._laid, unit)
            self._places = table_places(QSizeF(self.size()), unit, self.devicePixelRatioF(), shape)
        return self._places

    def _spot_at(self, place: QPointF) -> SpotPicture | None:
        if self._picture is None or not self._picture.spots:
            return None
        places = self._layout().spots
        return next((spot for spot in self._picture.spots if places[spot.token].box.contains(place)), None)

    def _on_the_way(self, slide: Slide) -> list[tuple[Heap, QPointF]]:
        """The heaps of a slide, and where they are now."""
        places = self._layout()
        place, bank = places.spots[slide.spot.token], places.boxes.get(BoxKind.BANK)
        far = places.croupier if bank is None else bank.pieces.center()
        rooms = [(places.win_rooms(slide.spot.token, rest_words(slide.spot.paid_rest))[0], slide.spot.paid, True)]
        share = progress(self._elapsed_ms)
        if slide.way is Way.TAKEN:
            rooms.append((place.stake, slide.spot.stake, False))
            share = 1 - share
        heaps = []
        for room, pieces, spread in rooms:
            heap, there = places.lying(room, pieces, from_right=place.from_right, spread=spread)
            away = far - QPointF(heap.width / 2, heap.height / 2)
            heaps.append((heap, away + (there - away) * share))
        return heaps

    def _sliding_region(self) -> QRegion:
        region = QRegion()
        for slide in self._slides:
            for heap, corner in self._on_the_way(slide):
                reach = 2 * piece_reach(heap.measure.chip) + 1
                around = QRectF(corner, QSizeF(heap.width, heap.height)).adjusted(-reach, -reach, reach, reach)
                region += QRegion(around.toAlignedRect())
        return region

    # --- painting -----------------------------------------------------------------------------------------------------

    def _drawing(self, painter: QPainter) -> TableDrawing:
        return TableDrawing(painter, self._look, self._cards, self._chips, self._layout())

    def _ground_pixmap(self) -> QPixmap:
        places, ratio = self._layout(), self.devicePixelRatioF()
        title = "" if self._picture is None else self._picture.ruleset
        key = (self.size(), ratio, places.unit, title)
        if self._ground is None or self._ground_of != key:
            ground = self._blank()
            painter = QPainter(ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ground(painter, self._look, QRectF(self.rect()), places.ground, title)
            painter.end()
            self._ground, self._ground_of = ground, key
        return self._ground

    def _blank(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(max(1, math.ceil(self.width() * ratio)), max(1, math.ceil(self.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _still_pixmap(self) -> QPixmap:
        if self._still is None:
            still = self._ground_pixmap().copy()
            if self._picture is not None and self._laid is not None:
                painter = QPainter(still)
                try:
                    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                    self._paint_still(self._drawing(painter), self._picture, self._laid)
                finally:
                    painter.end()
            self._still = still
        return self._still

    def _paint_still(self, drawing: TableDrawing, picture: TablePicture, laid: TablePicture) -> None:
        places = self._layout()
        for seat in laid.seats:
            drawing.plate(seat)
        drawing.stems()
        drawing.sabot()
        for hand_place, hand in zip(places.hands, picture.hands, strict=True):
            drawing.hand(hand_place, hand)
        if picture.result:
            drawing.result(picture.result)
        for box in picture.boxes:
            drawing.croupier_box(box)
        for coup_place, coup in zip(places.coups, picture.coups, strict=True):
            drawing.coup(coup_place, coup)
        for lammers in picture.lammers:
            drawing.lammers(places.lammers[lammers.seat], lammers)
        coming = {slide.spot.token for slide in self._slides}
        there = {spot.token: spot for spot in picture.spots}
        for spot in laid.spots:
            drawing.spot_box(spot)
            if spot.token in there:
                drawing.stake(there[spot.token], with_win=spot.token not in coming)

    def _paint_marker(self, drawing: TableDrawing, picture: TablePicture) -> None:
        places = self._layout()
        for lammers in picture.lammers:
            if lammers.asked:
                drawing.marker(places.lammers[lammers.seat].row)
        if picture.marker in places.spots:
            drawing.marker(places.spots[picture.marker].box)


def _unmarked(picture: TablePicture) -> TablePicture:
    """The picture without what is painted over the still table, and without words that nobody sees."""
    lammers = tuple(msgspec.structs.replace(lammers, asked=False) for lammers in picture.lammers)
    return msgspec.structs.replace(picture, marker="", spoken="", lammers=lammers)
