"""Markdown as a page of reading text: headings, tables and line height as all texts have them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontMetricsF,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextList,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from croupier_trainer.ui.fonts import LINE_HEIGHT
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.widgets.scroll import ScrollBar

MOST_CHARACTERS: Final = 70
_MEASURE: Final = "Wer ihn hat, muss ihn zeigen, auch wenn er frei ist; danach z"
"""As wide as a line may be: narrow letters bring more into it, in all lessons 70 at most."""


class ReadingText(QTextBrowser):
    """Shows Markdown, at most 70 characters wide; scrolls by itself, with arrow keys too when it has the focus."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self._look = look
        self._markdown = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ScrollBar(look, Qt.Orientation.Vertical))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # By mouse alone: with a cursor of its own the arrow keys would move that first, and a caret would blink.
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setCursorWidth(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.document().setDocumentMargin(0)
        look.changed.connect(self._dress)
        self._dress()

    def show_markdown(self, markdown: str) -> None:
        """Another text, from its beginning."""
        self._markdown = markdown
        self._dress()
        self.verticalScrollBar().setValue(0)

    def _dress(self) -> None:
        fonts, theme = self._look.fonts, self._look.theme
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, theme.color("bg"))
        palette.setColor(QPalette.ColorRole.Text, theme.color("text"))
        self.setPalette(palette)
        font = fonts.font("body")
        self.setFont(font)
        self.setMaximumWidth(round(QFontMetricsF(font).horizontalAdvance(_MEASURE)) + 12)
        document = self.document()
        document.setDefaultFont(font)
        document.setMarkdown(self._markdown)
        document.setIndentWidth(20)
        self._space_blocks()
        self._frame_tables()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    @property
    def content_px(self) -> int:
        """The height that the whole text has at the present width."""
        return round(self.document().size().height()) + 4

    def _space_blocks(self) -> None:
        fonts = self._look.fonts
        document = self.document()
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            shape = QTextBlockFormat(block.blockFormat())
            shape.setLineHeight(LINE_HEIGHT * 100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            level = shape.headingLevel()
            in_table = cursor.currentTable() is not None
            shape.setTopMargin(0 if block.position() == 0 or in_table else 20 if level else 8)
            shape.setBottomMargin(0 if in_table else 4)
            if isinstance(block.textList(), QTextList):
                shape.setTopMargin(2)
                shape.setBottomMargin(2)
            cursor.setBlockFormat(shape)
            if level:
                head = QTextCharFormat()
                head.setFont(fonts.font("verdict", bold=True))
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.setCharFormat(head)
            else:
                self._embolden(block)
            block = block.next()

    def _embolden(self, block: QTextBlock) -> None:
        """Strong words in our own semibold: Markdown's bold would be drawn by thickening the regular."""
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.DemiBold)
        strong: list[tuple[int, int]] = []
        place = block.begin()
        while not place.atEnd():
            fragment = place.fragment()
            if fragment.charFormat().fontWeight() > QFont.Weight.DemiBold:
                strong.append((fragment.position(), fragment.length()))
            place += 1
        for start, length in strong:
            cursor = QTextCursor(block.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(bold)

    def _frame_tables(self) -> None:
        theme = self._look.theme
        for frame in self.document().rootFrame().childFrames():
            if not isinstance(frame, QTextTable):
                continue
            shape = frame.format()
            shape.setBorder(1)
            shape.setBorderBrush(QBrush(theme.color("line")))
            shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            shape.setBorderCollapse(True)
            shape.setCellSpacing(0)
            shape.setCellPadding(4)
            shape.setTopMargin(8)
            shape.setBottomMargin(8)
            shape.setWidth(QTextLength())
            frame.setFormat(shape)
            for row in range(frame.rows()):
                for column in range(frame.columns()):
                    cell = frame.cellAt(row, column)
                    padded = QTextTableCellFormat(cell.format().toTableCellFormat())
                    padded.setLeftPadding(12)
                    padded.setRightPadding(12)
                    padded.setTopPadding(3)
                    padded.setBottomPadding(3)
                    cell.setFormat(padded)
