"""The tableau de tirage as it is painted: small on the felt, large in a lesson or the rulebook."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.rules.tableau import BANK_ROWS, COLUMNS, PONTE_ROWS, STOOD, Call, Hand, Tableau
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pixels import draw_rounded, line_width, snapped_rect
from croupier_trainer.ui.scene.picture import LitCell, TableauWords

_RADIUS: Final = 10.0
_NATURAL_COLUMNS: Final = range(len(PONTE_ROWS), STOOD)


class TableauPlaces:
    """Where everything of a tableau lies, for cells of one size; logical pixels from its top left corner.

    From the top: the head of the ponte's row with his points, the ponte's row; a gap; the head of the bank's rows
    with the third card's value, the bank's eight rows.
    """

    def __init__(self, cell_px: float, pad_px: float, caption_px: float = 0) -> None:
        """`cell_px` is a cell's side; `caption_px` the height of each of the two captions, 0 for none."""
        self.cell_px = cell_px
        self.pad_px = pad_px
        self.caption_px = caption_px
        self._gap = max(4.0, round(cell_px / 3))
        self._left = pad_px
        self._ponte_top = pad_px + caption_px
        self._bank_top = self._ponte_top + 2 * cell_px + self._gap + caption_px

    @property
    def width(self) -> float:
        """Logical width of the whole."""
        return 2 * self.pad_px + self.cell_px * (len(COLUMNS) + 1)

    @property
    def height(self) -> float:
        """Logical height of the whole."""
        return self._bank_top + self.cell_px * (len(BANK_ROWS) + 1) + self.pad_px

    def cell(self, lit: LitCell) -> QRectF:
        """The square of a cell."""
        if lit.hand is Hand.PONTE:
            return self._square(lit.column + 1, self._ponte_top + self.cell_px)
        return self._square(lit.column + 1, self._bank_top + self.cell_px * (lit.row + 1))

    def column_head(self, hand: Hand, column: int) -> QRectF:
        """The square over a column of the ponte's row or of the bank's rows."""
        return self._square(column + 1, self._ponte_top if hand is Hand.PONTE else self._bank_top)

    def row_head(self, hand: Hand, row: int) -> QRectF:
        """The square before a row."""
        top = self._ponte_top if hand is Hand.PONTE else self._bank_top + self.cell_px * row
        return self._square(0, top + self.cell_px)

    def corner(self, hand: Hand) -> QRectF:
        """The square where heads of rows and columns meet."""
        return self._square(0, self._ponte_top if hand is Hand.PONTE else self._bank_top)

    def caption(self, hand: Hand) -> QRectF:
        """The line over the ponte's row or over the bank's rows."""
        top = self._ponte_top if hand is Hand.PONTE else self._bank_top
        return QRectF(self._left, top - self.caption_px, self.width - 2 * self.pad_px, self.caption_px)

    def _square(self, column: float, top: float) -> QRectF:
        return QRectF(self._left + column * self.cell_px, top, self.cell_px, self.cell_px)


def letter_px(cell_px: float) -> float:
    """Pixels of the letters in a cell: as large as a small cell holds, with more air in a large one."""
    return max(12.0, min(cell_px * 0.6, cell_px * 0.3 + 7))


def paint_tableau(
    painter: QPainter,
    look: Look,
    places: TableauPlaces,
    tableau: Tableau,
    words: TableauWords,
    *,
    letters: bool = True,
) -> None:
    """The panel with heads, cells and (where `letters`) what each cell says, at the painter's origin."""
    theme, fonts = look.theme, look.fonts
    ratio = painter.device().devicePixelRatioF()
    draw_rounded(painter, QRectF(0, 0, places.width, places.height), _RADIUS, theme.color("surface"))
    px = letter_px(places.cell_px)
    plain, bold = fonts.inter(px), fonts.inter(px, bold=True)
    middle = Qt.AlignmentFlag.AlignCenter
    text, muted = theme.color("text"), theme.color("muted")
    painter.setFont(plain)
    painter.setPen(muted)
    for column in COLUMNS:
        if column != STOOD:
            painter.drawText(places.column_head(Hand.PONTE, column), middle, str(column))
        head = words.stood if column == STOOD else str(column)
        painter.drawText(places.column_head(Hand.BANKER, column), middle, head)
    for row in BANK_ROWS:
        painter.drawText(places.row_head(Hand.BANKER, row), middle, str(row))
    painter.setFont(bold)
    painter.setPen(text)
    painter.drawText(places.row_head(Hand.PONTE, 0), middle, words.ponte)
    painter.drawText(places.corner(Hand.BANKER), middle, words.banker)
    if places.caption_px:
        painter.setFont(fonts.font("caption", bold=True))
        line = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(places.caption(Hand.PONTE), line, words.ponte_caption)
        painter.drawText(places.caption(Hand.BANKER), line, words.bank_caption)
    said = {Call.DRAW: words.draw, Call.STAND: words.stand, Call.CHOICE: words.choice}
    cells = [(LitCell(Hand.PONTE, points), tableau.ponte[points]) for points in PONTE_ROWS]
    cells += [(LitCell(Hand.BANKER, column, row), tableau.bank[row][column]) for row in BANK_ROWS for column in COLUMNS]
    gap = line_width(1, ratio)
    for place, call in cells:
        square = snapped_rect(places.cell(place), ratio).adjusted(0, 0, -gap, -gap)
        if not letters:
            draw_rounded(painter, square, 0, edge=theme.color("line"))
            continue
        # Three fills beside three letters: the shape of the rule is seen before a letter is read.
        if call is not Call.STAND:
            painter.fillRect(square, theme.color("raised"))
        if call is Call.CHOICE:
            draw_rounded(painter, square, 0, edge=theme.color("line"))
        painter.setFont(bold if call is Call.CHOICE else plain)
        painter.setPen(muted if call is Call.STAND else text)
        painter.drawText(square, middle, said[call])
    painter.setFont(plain)
    painter.setPen(muted)
    for points in _NATURAL_COLUMNS:
        cell = places.cell(LitCell(Hand.PONTE, points))
        if letters:
            painter.drawText(cell, middle, words.natural)
        else:
            draw_rounded(painter, snapped_rect(cell, ratio).adjusted(0, 0, -gap, -gap), 0, edge=theme.color("line"))


def paint_lit(
    painter: QPainter, look: Look, places: TableauPlaces, tableau: Tableau, words: TableauWords, lit: LitCell
) -> None:
    """The lit cell over a painted tableau, and the heads of its row and column."""
    theme = look.theme
    px = letter_px(places.cell_px)
    bold = look.fonts.inter(px, bold=True)
    middle = Qt.AlignmentFlag.AlignCenter
    painter.setFont(bold)
    heads = [(places.column_head(lit.hand, lit.column), words.stood if lit.column == STOOD else str(lit.column))]
    if lit.hand is Hand.BANKER:
        heads.append((places.row_head(lit.hand, lit.row), str(lit.row)))
    for square, head in heads:
        painter.fillRect(square, theme.color("surface"))
        painter.setPen(theme.color("accent"))
        painter.drawText(square, middle, head)
    square = lit_rect(places, lit)
    draw_rounded(painter, square, 3, theme.color("accent"), theme.color("surface"), 1)
    if lit.hand is Hand.PONTE:
        call = tableau.ponte[lit.column] if lit.column in PONTE_ROWS else None
    else:
        call = tableau.bank[lit.row][lit.column]
    said = {Call.DRAW: words.draw, Call.STAND: words.stand, Call.CHOICE: words.choice, None: words.natural}[call]
    painter.setPen(theme.color("on-accent"))
    painter.drawText(places.cell(lit), middle, said)


def lit_rect(places: TableauPlaces, lit: LitCell) -> QRectF:
    """What the lit cell covers: a little more than its square."""
    return places.cell(lit).adjusted(-2, -2, 1, 1)


class TableauView(QWidget):
    """A tableau as a widget of its own, as large as its text size asks: for lessons and the rulebook."""

    def __init__(
        self, look: Look, tableau: Tableau, words: TableauWords, cell_px: int = 32, parent: QWidget | None = None
    ) -> None:
        """`cell_px` is a cell's side at a text size of 100 %."""
        super().__init__(parent)
        self._look = look
        self._tableau = tableau
        self._words = words
        self._cell_px = cell_px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setObjectName("tableau")
        look.changed.connect(self._look_changed)

    def show_tableau(self, tableau: Tableau, words: TableauWords) -> None:
        """Another tableau, or the same one in another language."""
        self._tableau = tableau
        self._words = words
        self._look_changed()

    def sizeHint(self) -> QSize:
        """The whole tableau with its captions."""
        places = self._places()
        return QSize(round(places.width), round(places.height))

    def minimumSizeHint(self) -> QSize:
        """A tableau is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The tableau, filled in."""
        painter = QPainter(self)
        paint_tableau(painter, self._look, self._places(), self._tableau, self._words, letters=True)
        painter.end()

    def _places(self) -> TableauPlaces:
        fonts = self._look.fonts
        captions = self._words.ponte_caption or self._words.bank_caption
        line = QFontMetricsF(fonts.font("caption")).height() * 1.5 if captions else 0
        return TableauPlaces(round(self._cell_px * fonts.text_percent / 100), 16, round(line))

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()
