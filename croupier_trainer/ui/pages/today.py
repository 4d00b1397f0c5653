"""The first page: one button that starts what is needed most, three figures, the drills as tiles, the last days."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from croupier_trainer.training.today import DayFigures, DrillFigures, Figures, Offer
from croupier_trainer.ui import short_words
from croupier_trainer.ui.icons import ICONS, draw_icon
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.progress_words import mastered_words, progress_words
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.skill_square import draw_square
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.control import PANEL_RADIUS, Control, cap_width, draw_cap
from croupier_trainer.ui.widgets.scroll import WIDE_FROM_PX, ScrollPage
from croupier_trainer.ui.widgets.words import PageTitle, Panel, Words

_WEEK_PX: Final = 280
"""The least width of the week beside the tiles, and the room at its edges."""
_WEEK_EDGE_PX: Final = 16
_BETWEEN_PX: Final = 24
_BESIDE_PX: Final = 240
"""Less than this, at text size 100 %, is no column for a sentence: it then stands below."""
_ICON_PX: Final = 20
_GAP_PX: Final = 12
_BAR_PX: Final = 6
_TALL_PX: Final = 640
"""The height of the page from which there is more room between things."""

FigureKind = Literal["weak", "new", "mastered"]
_MARK_PX: Final = 16
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
        self._start.clicked.connect(self._go)
        self._about = Words(look, role="muted", wrap=True)
        self._about.setObjectName("offer")
        self._hint = Words(look, wrap=True)
        self._hint.setObjectName("first-day")
        self._counts = {kind: _Count(look, kind) for kind in _KINDS}
        self._about_counts = Words(look, size="caption", role="muted", wrap=True)
        self._about_counts.setObjectName("about-counts")
        self._tiles: dict[str, DrillTile] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP_PX)
        self._week = Week(look)
        self._columns = 0
        self._left, self._both = QVBoxLayout(), QHBoxLayout()
        self._beside_start, self._beside_counts = QHBoxLayout(), QHBoxLayout()
        self._lay_out()
        look.changed.connect(self._arrange)
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
        self._about_counts.set_words(
            QCoreApplication.translate(
                "today", "Weak: asked, and under 90 % right or too slow. The three need not add up to all skills."
            )
        )
        self._about_counts.setVisible(not figures.first_day)
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

    def _go(self) -> None:
        """What the start key leads to: the offered run, and on the first day the lesson of the lit tile."""
        if self._figures.first_day:
            self.opened.emit(self._figures.drills[0].drill)
        else:
            self.start.emit()

    def _lay_out(self) -> None:
        start = self._beside_start
        start.addWidget(self._start, 0, Qt.AlignmentFlag.AlignLeft)
        start.addWidget(self._about, 1)
        start.addWidget(self._hint, 1)
        figures = QHBoxLayout()
        figures.setSpacing(32)
        for count in self._counts.values():
            figures.addWidget(count)
        figures.addStretch(1)
        counts = self._beside_counts
        counts.addLayout(figures)
        counts.addWidget(self._about_counts, 1, Qt.AlignmentFlag.AlignBottom)
        left = self._left
        left.addLayout(start)
        left.addLayout(counts)
        left.addLayout(self._grid)
        left.addStretch(1)
        self._both.setSpacing(_BETWEEN_PX)
        self._both.addLayout(left, 1)
        self._both.addWidget(self._week, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self._title)
        self.column.addLayout(self._both)
        self.column.addStretch(1)

    def _arrange(self) -> None:
        tall = self.height() >= _TALL_PX
        self._left.setSpacing(24 if tall else 16)
        self.column.setSpacing(24 if tall else 16)
        for tile in self._tiles.values():
            tile.set_tall(tall)
        wide = self.width() >= WIDE_FROM_PX
        needed = max((tile.minimumSizeHint().width() for tile in self._tiles.values()), default=1)
        left = self.column_px - self._week.sizeHint().width() - _BETWEEN_PX
        # A week that leaves no room for two tiles stands below them.
        beside = wide and left >= 2 * needed + _GAP_PX
        self._week.setVisible(wide)
        self._both.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        width = left if beside else self.column_px
        self._stack(self._beside_start, width - self._start.sizeHint().width(), 16)
        counts = sum(count.sizeHint().width() + 32 for count in self._counts.values())
        self._stack(self._beside_counts, width - counts, 32)
        columns = max(1, min(3 if wide else 2, (width + _GAP_PX) // (needed + _GAP_PX)))
        if columns != self._columns:
            self._set_columns(columns)

    def _stack(self, row: QBoxLayout, left_px: int, spacing: int) -> None:
        """Words beside something, or below it where less than `left_px` is left for them."""
        beside = left_px >= grown(self.look, _BESIDE_PX)
        row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        row.setSpacing(spacing if beside else 8)

    def _set_columns(self, columns: int) -> None:
        self._columns = columns
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
        for number in range(3):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
        for number, tile in enumerate(self._tiles.values()):
            self._grid.addWidget(tile, number // columns, number % columns)


def _start_words(figures: Figures) -> str:
    if figures.first_day:
        name = short_words.drill_name(figures.drills[0].drill, figures.family)
        return QCoreApplication.translate("today", "Start with the lesson: {drill}").format(drill=name)
    if figures.offer is None:
        return QCoreApplication.translate("today", "Start")
    return QCoreApplication.translate("today", "Start: {answers} answers, about {minutes} min").format(
        answers=QLocale().toString(figures.offer.answers), minutes=QLocale().toString(figures.offer.minutes)
    )


class _Count(QWidget):
    """One of the three figures: how many, and below it its mark with the word.

    New and mastered have the squares of the skills page; weak is no step between them, so its mark is no square.
    """

    def __init__(self, look: Look, kind: FigureKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"count-{kind}")
        self._look, self._kind, self._count = look, kind, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)

    def set_count(self, count: int) -> None:
        self._count = count
        self.setAccessibleName(f"{QLocale().toString(count)} {self._word()}")
        self.setAccessibleDescription(self._meaning())
        self.setToolTip(self._meaning())
        self._changed()

    def _word(self) -> str:
        if self._kind == "weak":
            return QCoreApplication.translate("today", "weak")
        return progress_words(self._kind)

    def _meaning(self) -> str:
        return {
            "weak": QCoreApplication.translate("today", "Asked, and under 90 % right or too slow"),
            "new": QCoreApplication.translate("today", "Never asked"),
            "mastered": QCoreApplication.translate(
                "today", "At least 90 % right and in time, once at least; what is earned stays"
            ),
        }[self._kind]

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        fonts = self._look.fonts
        figure, word = QFontMetricsF(fonts.font("title", bold=True)), QFontMetricsF(fonts.font("body"))
        number = max(figure.horizontalAdvance(text) for text in ("000", QLocale().toString(self._count)))
        width = max(number, self._before_word() + word.horizontalAdvance(self._word()))
        return QSize(-(-round(width + 4) // 4) * 4, round(figure.height() + word.height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _before_word(self) -> int:
        return grown(self._look, _MARK_PX) + 8

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
        side = grown(self._look, _MARK_PX)
        mark = QRectF(0, rest.center().y() - side / 2, side, side)
        if self._kind == "weak":
            draw_mark(painter, "caution", mark, theme.color("accent"))
        else:
            draw_square(painter, theme, mark, self._kind)
        painter.setFont(fonts.font("body"))
        painter.setPen(theme.color("muted"))
        painter.drawText(rest.adjusted(self._before_word(), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._word())
        painter.end()


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

    def _before_name(self) -> int:
        return grown(self.look, _ICON_PX) + 8

    def _head_px(self) -> float:
        """The height of icon and name."""
        return max(grown(self.look, _ICON_PX), QFontMetricsF(self.look.fonts.font("body", bold=True)).height())

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
        width = max(
            self._before_name() + name.horizontalAdvance(self.text()), figure.horizontalAdvance(longest) + 12 + cap
        )
        height = 2 * self._edge_px + self._head_px() + self._gap() + _BAR_PX + 6 + figure.height()
        size = QSize(-(-round(width + 33) // 4) * 4, round(height))
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
        line = QRectF(inner.left(), inner.top(), inner.width(), self._head_px())
        icon = self._figures.drill
        if icon in ICONS:
            side = grown(self.look, _ICON_PX)
            place = QRectF(line.left(), line.center().y() - side / 2, side, side)
            draw_icon(painter, icon, place, theme.color("accent" if lively else "muted"))
        painter.setFont(name_font)
        painter.setPen(theme.color("text"))
        painter.drawText(line.adjusted(self._before_name(), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
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
        column.setContentsMargins(_WEEK_EDGE_PX, 16, _WEEK_EDGE_PX, 16)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addWidget(self._chart)
        column.addWidget(self._empty)

    def sizeHint(self) -> QSize:
        """As wide as its head and its seven days need."""
        inner = max(self._head.sizeHint().width(), self._chart.sizeHint().width())
        return QSize(max(_WEEK_PX, inner + 2 * _WEEK_EDGE_PX), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is cut."""
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())

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
        self.updateGeometry()
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
        metrics = QFontMetricsF(self._look.fonts.font("caption"))
        words = [text for day in self._days for text in (self._name(day), self._share(day), self._number(day))]
        widest = max((metrics.horizontalAdvance(text) for text in words), default=0.0)
        pitch = max((_WEEK_PX - 2 * _WEEK_EDGE_PX) // 7, round(widest) + 8)
        return QSize(7 * pitch, round(self._BARS_PX + 3 * metrics.height() + 12))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _name(self, day: DayFigures) -> str:
        date = QDate.fromString(day.day, Qt.DateFormat.ISODate)
        return QLocale().standaloneDayName(date.dayOfWeek(), QLocale.FormatType.ShortFormat).rstrip(".")

    def _share(self, day: DayFigures) -> str:
        return short_words.percent_words(day.right_percent) if day.answers else ""

    def _number(self, day: DayFigures) -> str:
        return QLocale().toString(day.answers) if day.answers else ""

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
            last = number == len(self._days) - 1
            if day.answers:
                height = max(2, round(self._BARS_PX * day.answers / most))
                bar = QRectF(place.center().x() - 10, ground - height, 20, height)
                draw_rounded(painter, bar, 2, theme.series(1) if last else theme.color("muted"))
                painter.setPen(theme.color("text"))
                above = QRectF(place.left(), bar.top() - line - 2, place.width(), line)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, self._number(day))
            painter.setPen(theme.color("text" if last else "muted"))
            below = QRectF(place.left(), ground + 6, place.width(), line)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._name(day))
            painter.drawText(below.translated(0, line + 2), Qt.AlignmentFlag.AlignCenter, self._share(day))
        painter.end()
