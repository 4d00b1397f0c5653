"""The first page: one button that starts what is needed most, three figures, the drills as tiles, the last days."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from croupier_trainer.training.today import DrillFigures, Figures
from croupier_trainer.ui import short_words
from croupier_trainer.ui.lengths import grown
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.marks import draw_mark
from croupier_trainer.ui.progress_words import progress_words
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.skill_square import draw_square
from croupier_trainer.ui.today_panels import DrillTile, Week
from croupier_trainer.ui.widgets.button import Button
from croupier_trainer.ui.widgets.scroll import WIDE_FROM_PX, ScrollPage
from croupier_trainer.ui.widgets.words import PageTitle, Words

_BETWEEN_PX: Final = 24
_BESIDE_PX: Final = 240
"""Less than this, at text size 100 %, is no column for a sentence: it then stands below."""
_GAP_PX: Final = 12
_LOW_GAP_PX: Final = 8
"""Between tiles, where there is room and where there is little."""
_TALL_PX: Final = 640
_ROW_PX: Final = 104
"""The height of the page from which there is more room between things, with three rows of tiles; and for each other."""

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
        self._shown: list[DrillTile] = []
        self._grid = QGridLayout()
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
    def figures(self) -> Figures:
        """The figures that are shown."""
        return self._figures

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
                tile = DrillTile(self.look, str(number), self.body)
                tile.setObjectName(f"tile-{drill.drill}")
                tile.clicked.connect(lambda _on=False, drill_id=drill.drill: self.opened.emit(drill_id))
                self._tiles[drill.drill] = tile
            name = short_words.drill_name(drill.drill, figures.family)
            self._tiles[drill.drill].set_figures(drill, name, lit=self._is_lit(drill))
        self._show_tiles([self._tiles[drill.drill] for drill in figures.drills])
        self._week.set_days(figures.days)
        self._arrange()

    def _show_tiles(self, tiles: list[DrillTile]) -> None:
        """Those of the drills that the ruleset has."""
        if tiles == self._shown:
            return
        self._shown = tiles
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.setVisible(tile in tiles)
        self._columns = 0

    def _is_lit(self, drill: DrillFigures) -> bool:
        return self._figures.first_day and drill is self._figures.drills[0]

    def _go(self) -> None:
        """What the start key leads to: the offered run, and on the first day the lesson of the lit tile."""
        if _begins_with_lesson(self._figures):
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
        wide = self.width() >= WIDE_FROM_PX
        needed = max((tile.minimumSizeHint().width() for tile in self._shown), default=1)
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
        rows = -(-len(self._shown) // columns)
        tall = self.height() >= _TALL_PX + max(0, rows - 3) * _ROW_PX
        self._left.setSpacing(24 if tall else 16)
        self.column.setSpacing(24 if tall else 16)
        self._grid.setSpacing(_GAP_PX if tall else _LOW_GAP_PX)
        for tile in self._shown:
            tile.set_tall(tall)

    def _stack(self, row: QBoxLayout, left_px: int, spacing: int) -> None:
        """Words beside something, or below it where less than `left_px` is left for them."""
        beside = left_px >= grown(self.look, _BESIDE_PX)
        row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        row.setSpacing(spacing if beside else 8)

    def _set_columns(self, columns: int) -> None:
        self._columns = columns
        for tile in self._shown:
            self._grid.removeWidget(tile)
        for number in range(3):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
        for number, tile in enumerate(self._shown):
            self._grid.addWidget(tile, number // columns, number % columns)


def _begins_with_lesson(figures: Figures) -> bool:
    """On the first day, and where nothing is known of what is needed."""
    return figures.first_day or figures.offer is None


def _start_words(figures: Figures) -> str:
    if figures.offer is None or _begins_with_lesson(figures):
        name = short_words.drill_name(figures.drills[0].drill, figures.family)
        return QCoreApplication.translate("today", "Start with the lesson: {drill}").format(drill=name)
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
