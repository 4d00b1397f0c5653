"""The panels of the first page: a drill as a tile, and the last seven days."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from croupier_trainer.training.today import DayFigures, DrillFigures
from croupier_trainer.ui import short_words
from croupier_trainer.ui.icons import ICONS, draw_icon
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded
from croupier_trainer.ui.progress_words import mastered_words
from croupier_trainer.ui.widgets.control import PANEL_RADIUS, Control, cap_width, draw_cap
from croupier_trainer.ui.widgets.words import Panel, Words

_ICON_PX: Final = 20
_BAR_PX: Final = 6
_WEEK_PX: Final = 280
"""The least width of the week beside the tiles, and the room at its edges."""
_WEEK_EDGE_PX: Final = 16


class DrillTile(Control):
    """A drill: icon, name, how much of it is mastered as a bar with the figure, and its key."""

    def __init__(self, look: Look, key_name: str, parent: QWidget | None = None) -> None:
        """Words and figures come with `set_figures`."""
        super().__init__(look, "", parent)
        self._key_name = key_name
        self._figures = DrillFigures("points")
        self.lit = False
        self._edge_px = 8
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
        edge_px = 16 if tall else 8
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
