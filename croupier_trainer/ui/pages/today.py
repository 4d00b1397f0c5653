"""The first page: one button that starts what is needed most, three figures, the drills as tiles, the last days."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from croupier_trainer.training.today import DayFigures, DrillFigures, Figures, Offer
from croupier_trainer.ui import short_words
from croupier_trainer.ui.icons import ICONS, draw_icon
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.progress_words import mastered_words, progress_words
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.skill_square import draw_square
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.control import PANEL_RADIUS, Control, cap_width, draw_cap
from croupier_trainer.ui.widgets.scroll import WIDE_FROM_PX, ScrollPage
from croupier_trainer.ui.widgets.words import PageTitle, Panel, Words

_WEEK_PX: Final = 280
_GAP_PX: Final = 12
_BAR_PX: Final = 6
_TALL_PX: Final = 640
"""The height of the page from which there is more room between things."""

FigureKind = Literal["weak", "new", "mastered"]
_KINDS: Final[tuple[FigureKind, ...]] = ("weak", "new", "mastered")


class TodayPage(ScrollPage):
    """Shows the figures it is given; what a button leads to is for the window to know."""

    start = Signal()
    """The offered run is wanted."""
    opened = Signal(str)
    """The lesson of this drill is wanted."""

    def __init__(self, look: Look, figures: Figures, parent: QWidget | None = None) -> None:
        """The page can be painted at once; figures of last time do until there are fresh ones."""
        super().__init__(look, parent)
        self.setObjectName("today-page")
        self._figures = figures
        self._title = PageTitle(look)
        self._start = Button(look, kind="accent")
        self._start.setObjectName("start")
        self._start.setMinimumHeight(48)
        self._start.clicked.connect(self.start)
        self._about = Words(look, role="muted", wrap=True)
        self._about.setObjectName("offer")
        self._hint = Words(look)
        self._hint.setObjectName("first-day")
        self._counts = {kind: _Count(look, kind) for kind in _KINDS}
        self._tiles: dict[str, DrillTile] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP_PX)
        self._week = Week(look)
        self._columns = 0
        self._left = QVBoxLayout()
        self._lay_out()
        self.retranslate_ui()

    def set_figures(self, figures: Figures) -> None:
        """Other figures, at once."""
        self._figures = figures
        self.retranslate_ui()

    @property
    def offer(self) -> Offer | None:
        """The run that the start key is about."""
        return self._figures.offer

    def first_control(self) -> QWidget:
        """What gets the focus when the page is opened."""
        return self._start

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts; a figure opens the drill that has it."""
        number = event.key() - Qt.Key.Key_1
        drills = [drill.drill for drill in self._figures.drills]
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._start.click()
        elif not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier and 0 <= number < len(drills):
            self.opened.emit(drills[number])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many tiles in a row as fit, and the week where there is room for it."""
        super().resizeEvent(event)
        self._arrange()

    def retranslate_ui(self) -> None:
        """All words and figures in the present language."""
        figures = self._figures
        self._title.set_words(QCoreApplication.translate("today", "Today"))
        self._start.setText(_start_words(figures))
        self._start.set_key_name(short_words.key_words(KeyName.ENTER))
        self._hint.set_words(QCoreApplication.translate("today", "Start here: the lesson takes a minute."))
        self._hint.setVisible(figures.first_day)
        about = ""
        if figures.offer is not None:
            name = short_words.drill_name(figures.offer.drill, figures.family)
            about = QCoreApplication.translate("today", "{drill}: what you need most now").format(drill=name)
        self._about.set_words(about)
        self._about.setVisible(not figures.first_day)
        for kind, count in self._counts.items():
            count.set_count(getattr(figures, kind))
        for number, drill in enumerate(figures.drills, 1):
            if drill.drill not in self._tiles:
                tile = DrillTile(self.look, str(number))
                tile.setObjectName(f"tile-{drill.drill}")
                tile.clicked.connect(lambda _on=False, drill_id=drill.drill: self.opened.emit(drill_id))
                self._tiles[drill.drill] = tile
                self._columns = 0
            name = short_words.drill_name(drill.drill, figures.family)
            self._tiles[drill.drill].set_figures(drill, name, lit=self._is_lit(drill))
        self._week.set_days(figures.days)
        self._arrange()

    def _is_lit(self, drill: DrillFigures) -> bool:
        return self._figures.first_day and drill is self._figures.drills[0]

    def _lay_out(self) -> None:
        start = QHBoxLayout()
        start.setSpacing(16)
        start.addWidget(self._start)
        start.addWidget(self._about, 1)
        counts = QHBoxLayout()
        counts.setSpacing(32)
        for count in self._counts.values():
            counts.addWidget(count)
        counts.addStretch(1)
        start.addStretch(0)
        left = self._left
        left.addLayout(start)
        left.addLayout(counts)
        left.addWidget(self._hint)
        left.addLayout(self._grid)
        left.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(24)
        both.addLayout(left, 1)
        both.addWidget(self._week, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self._title)
        self.column.addLayout(both)
        self.column.addStretch(1)

    def _arrange(self) -> None:
        wide = self.width() >= WIDE_FROM_PX
        tall = self.height() >= _TALL_PX
        self._left.setSpacing(24 if tall else 16)
        self.column.setSpacing(24 if tall else 16)
        for tile in self._tiles.values():
            tile.set_tall(tall)
        self._week.setVisible(wide)
        width = self.column_px - (_WEEK_PX + 24 if wide else 0)
        needed = max((tile.minimumSizeHint().width() for tile in self._tiles.values()), default=1)
        columns = max(1, min(3 if wide else 2, (width + _GAP_PX) // (needed + _GAP_PX)))
        if columns == self._columns:
            return
        self._columns = columns
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
        for number in range(3):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
        for number, tile in enumerate(self._tiles.values()):
            self._grid.addWidget(tile, number // columns, number % columns)


def _start_words(figures: Figures) -> str:
    if figures.offer is None:
        return QCoreApplication.translate("today", "Start")
    return QCoreApplication.translate("today", "Start: {answers} answers, about {minutes} min").format(
        answers=QLocale().toString(figures.offer.answers), minutes=QLocale().toString(figures.offer.minutes)
    )


class _Count(QWidget):
    """One of the three figures: how many, and below it the square of the skills page with the word."""

    def __init__(self, look: Look, kind: FigureKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"count-{kind}")
        self._look, self._kind, self._count = look, kind, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def set_count(self, count: int) -> None:
        self._count = count
        self.setAccessibleName(f"{QLocale().toString(count)} {self._word()}")
        self._changed()

    def _word(self) -> str:
        if self._kind == "weak":
            return QCoreApplication.translate("today", "weak")
        return progress_words(self._kind)

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        fonts = self._look.fonts
        figure, word = QFontMetricsF(fonts.font("title", bold=True)), QFontMetricsF(fonts.font("body"))
        width = max(figure.horizontalAdvance("000"), 24 + word.horizontalAdvance(self._word()))
        return QSize(-(-round(width + 4) // 4) * 4, round(figure.height() + word.height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, fonts = self._look.theme, self._look.fonts
        font = fonts.font("title", bold=True)
        height = QFontMetricsF(font).height()
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        painter.drawText(
            QRectF(0, 0, self.width(), height), Qt.AlignmentFlag.AlignLeft, QLocale().toString(self._count)
        )
        rest = QRectF(0, height + 4, self.width(), self.height() - height - 4)
        draw_square(painter, theme, QRectF(0, rest.center().y() - 8, 16, 16), _SQUARES[self._kind])
        painter.setFont(fonts.font("body"))
        painter.setPen(theme.color("muted"))
        painter.drawText(rest.adjusted(24, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._word())
        painter.end()


_SQUARES: Final[dict[FigureKind, Literal["new", "learning", "mastered", "rusty"]]] = {
    "weak": "learning",
    "new": "new",
    "mastered": "mastered",
}


class DrillTile(Control):
    """A drill: icon, name, how much of it is mastered as a bar with the figure, and its key."""

    def __init__(self, look: Look, key_name: str, parent: QWidget | None = None) -> None:
        """Words and figures come with `set_figures`."""
        super().__init__(look, "", parent)
        self._key_name = key_name
        self._figures = DrillFigures("points")
        self.lit = False
        self._edge_px = 12
        self._size: tuple[tuple[str, int, int, str], QSize] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_figures(self, figures: DrillFigures, name: str, *, lit: bool) -> None:
        """What the tile shows; a lit one has an accent edge."""
        self._figures, self.lit = figures, lit
        self.setText(name)
        self.setAccessibleDescription(self._mastered())
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it, as it does whatever has the focus."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def set_tall(self, tall: bool) -> None:
        """More room within."""
        edge_px = 16 if tall else 12
        if edge_px != self._edge_px:
            self._edge_px = edge_px
            self.updateGeometry()
            self.update()

    def _gap(self) -> int:
        return self._edge_px - 4

    def _mastered(self) -> str:
        figures = self._figures
        return mastered_words(figures.mastered, figures.skills) if figures.skills else ""

    def sizeHint(self) -> QSize:
        """Room for the name in one line and the figure beside the key. Layouts ask often, so it is kept."""
        fonts = self.look.fonts
        reckoned_for = (self.text(), self._edge_px, fonts.text_percent, QLocale().name())
        if self._size is not None and self._size[0] == reckoned_for:
            return self._size[1]
        name, figure = QFontMetricsF(fonts.font("body", bold=True)), QFontMetricsF(fonts.font("caption"))
        cap = cap_width(self.look, self._key_name)
        longest = mastered_words(88, 88)
        width = max(28 + name.horizontalAdvance(self.text()), figure.horizontalAdvance(longest) + 12 + cap) + 32
        height = 2 * self._edge_px + name.height() + self._gap() + _BAR_PX + 6 + figure.height()
        size = QSize(-(-round(width) // 4) * 4, round(height))
        self._size = reckoned_for, size
        return size

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Panel, icon and name, bar, figure and key."""
        painter = QPainter(self)
        theme, fonts = self.look.theme, self.look.fonts
        box = QRectF(self.rect())
        lively = self.hovered or self.lit
        fill = theme.color("raised" if self.hovered and not self.isDown() else "surface")
        edge = theme.color("accent") if lively else None
        draw_rounded(painter, box, PANEL_RADIUS, fill, edge, 2 if self.lit else 1)
        if self.isDown():
            box.translate(0, 1)
        inner = box.adjusted(16, self._edge_px, -16, -self._edge_px)
        name_font = fonts.font("body", bold=True)
        line = QRectF(inner.left(), inner.top(), inner.width(), QFontMetricsF(name_font).height())
        icon = self._figures.drill
        if icon in ICONS:
            place = QRectF(line.left(), line.center().y() - 10, 20, 20)
            draw_icon(painter, icon, place, theme.color("accent" if lively else "muted"))
        painter.setFont(name_font)
        painter.setPen(theme.color("text"))
        painter.drawText(line.adjusted(28, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        cap = cap_width(self.look, self._key_name)
        figure_font = fonts.font("caption")
        figure_height = QFontMetricsF(figure_font).height()
        bottom = QRectF(inner.left(), inner.bottom() - figure_height, inner.width() - cap - 12, figure_height)
        painter.setFont(figure_font)
        painter.setPen(theme.color("muted"))
        painter.drawText(bottom, Qt.AlignmentFlag.AlignVCenter, self._mastered())
        track = QRectF(inner.left(), bottom.top() - 6 - _BAR_PX, bottom.width(), _BAR_PX)
        self._paint_bar(painter, track)
        draw_cap(
            painter, self.look, self._key_name, inner.right(), (track.top() + bottom.bottom()) / 2, theme.color("muted")
        )
        painter.end()

    def _paint_bar(self, painter: QPainter, track: QRectF) -> None:
        theme, figures = self.look.theme, self._figures
        draw_rounded(painter, track, _BAR_PX / 2, theme.color("bg"), theme.color("line"))
        if figures.skills and figures.mastered:
            done = QRectF(track)
            done.setWidth(max(_BAR_PX, track.width() * figures.mastered / figures.skills))
            draw_rounded(painter, done, _BAR_PX / 2, theme.color("accent"))


class Week(Panel):
    """The last seven days: how many answers as bars with the figure, and the accuracy below the day."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Axes and a sentence until there are days with answers."""
        super().__init__(look, parent)
        self.setObjectName("week")
        self._days: tuple[DayFigures, ...] = ()
        self._head = Words(look, size="verdict", bold=True, parent=self)
        self._empty = Words(look, role="muted", wrap=True, parent=self)
        self._chart = _WeekChart(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addWidget(self._chart)
        column.addWidget(self._empty)
        self.setFixedWidth(_WEEK_PX)

    def set_days(self, days: tuple[DayFigures, ...]) -> None:
        """Seven days, today last, or none where nothing is known; words in the present language."""
        self._days = days
        self._head.set_words(QCoreApplication.translate("today", "Last seven days"))
        practised = any(day.answers for day in days)
        self._empty.setVisible(not practised)
        if not practised:
            self._empty.set_words(
                QCoreApplication.translate("today", "Here stand your answers of each day and how many were right.")
            )
        self._chart.set_days(days)


class _WeekChart(QWidget):
    """Seven bars with their figures."""

    _BARS_PX = 120

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._days: tuple[DayFigures, ...] = ()
        look.changed.connect(self.updateGeometry)

    def set_days(self, days: tuple[DayFigures, ...]) -> None:
        self._days = days
        self.setAccessibleName(QCoreApplication.translate("today", "Last seven days"))
        words = [self._day_words(day) for day in days]
        self.setAccessibleDescription("; ".join(words))
        self.setToolTip("\n".join(words))
        self.update()

    def _day_words(self, day: DayFigures) -> str:
        name = QLocale().toString(QDate.fromString(day.day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)
        answers = self.tr("%n answers", "of one day", day.answers)
        if day.answers == 0:
            return f"{name}: {answers}"
        share = short_words.percent_words(day.right_percent)
        return QCoreApplication.translate("today", "{day}: {answers}, {share} right").format(
            day=name, answers=answers, share=share
        )

    def sizeHint(self) -> QSize:
        line = QFontMetricsF(self._look.fonts.font("caption")).height()
        return QSize(_WEEK_PX - 32, round(self._BARS_PX + 3 * line + 12))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, font = self._look.theme, self._look.fonts.font("caption")
        painter.setFont(font)
        line = round(QFontMetricsF(font).height())
        ground = line + self._BARS_PX
        draw_rounded(painter, QRectF(0, ground, self.width(), 1), 0, theme.color("line"))
        pitch = self.width() // 7
        left = (self.width() - 7 * pitch) // 2
        most = max((day.answers for day in self._days), default=0)
        for number, day in enumerate(self._days):
            place = QRectF(left + number * pitch, 0, pitch, self.height())
            date = QDate.fromString(day.day, Qt.DateFormat.ISODate)
            last = number == len(self._days) - 1
            if day.answers:
                height = max(2, round(self._BARS_PX * day.answers / most))
                bar = QRectF(place.center().x() - 10, ground - height, 20, height)
                draw_rounded(painter, bar, 2, theme.series(1) if last else theme.color("muted"))
                painter.setPen(theme.color("text"))
                above = QRectF(place.left() - 4, bar.top() - line - 2, place.width() + 8, line)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, QLocale().toString(day.answers))
            painter.setPen(theme.color("text" if last else "muted"))
            below = QRectF(place.left() - 4, ground + 6, place.width() + 8, line)
            name = QLocale().standaloneDayName(date.dayOfWeek(), QLocale.FormatType.ShortFormat).rstrip(".")
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)
            if day.answers:
                share = short_words.percent_words(day.right_percent)
                painter.drawText(below.translated(0, line + 2), Qt.AlignmentFlag.AlignCenter, share)
        painter.end()
