"""Puts the pictures of each page on one contact sheet, in colour and in grey, for looking at them side by side.

Called by dev.py: contact_sheets.py PAGES SHEETS LANGUAGE.THEME.WxH...
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter

PICTURE = re.compile(r"(?P<page>[\w-]+)\.(?P<kind>[a-z]{2}\.[a-z]+)\.(?P<size>\d+x\d+)\.png")
WIDEST = 1280
"""Pixels. Smaller pictures stand at their own size, so that edges can be judged; larger ones are scaled down."""
GAP = 16
LABEL = 28
PAPER, INK, ABSENT = QColor("#808080"), QColor("#000000"), QColor("#C00000")


def main(arguments: list[str]) -> int:
    """Make the sheets; 1 if there is no picture at all or one of the wanted ones is missing."""
    pages_folder, sheets_folder, wanted = Path(arguments[0]), Path(arguments[1]), arguments[2:]
    application = QGuiApplication(sys.argv[:1])
    application.setFont(_label_font())
    pages = sorted({match["page"] for file in pages_folder.iterdir() if (match := PICTURE.fullmatch(file.name))})
    missing = []
    for page in pages:
        files = {kind: pages_folder / f"{page}.{kind}.png" for kind in wanted}
        missing += [file.name for file in files.values() if not file.exists()]
        sheet = contact_sheet(page, files)
        _save(sheet, sheets_folder / f"{page}.png")
        _save(sheet.convertToFormat(QImage.Format.Format_Grayscale8), sheets_folder / f"{page}.grey.png")
        print(sheets_folder / f"{page}.png")
    for name in missing:
        print(f"missing: {name}", file=sys.stderr)
    if not pages:
        print(f"no pictures in {pages_folder}", file=sys.stderr)
    return 1 if missing or not pages else 0


def contact_sheet(page: str, files: dict[str, Path]) -> QImage:
    """One sheet of a page: a row a size, a column a language and theme; a red frame where a picture is missing."""
    rows = list(dict.fromkeys(kind.rpartition(".")[2] for kind in files))
    columns = list(dict.fromkeys(kind.rpartition(".")[0] for kind in files))
    cells = {row: _cell(row) for row in rows}
    width = GAP + sum(max(cell.width() for cell in cells.values()) + GAP for _ in columns)
    height = GAP + sum(LABEL + cell.height() + GAP for cell in cells.values())
    sheet = QImage(width, height, QImage.Format.Format_RGB32)
    sheet.fill(PAPER)
    painter = QPainter(sheet)
    y = GAP
    for row in rows:
        x = GAP
        for column in columns:
            place = QRect(QPoint(x, y + LABEL), cells[row])
            painter.setPen(INK)
            painter.drawText(
                QRect(x, y, place.width(), LABEL), Qt.AlignmentFlag.AlignVCenter, f"{page}  {column}  {row}"
            )
            _draw(painter, place, files[f"{column}.{row}"])
            x += max(cell.width() for cell in cells.values()) + GAP
        y += LABEL + cells[row].height() + GAP
    painter.end()
    return sheet


def _cell(size: str) -> QSize:
    width, height = map(int, size.split("x"))
    return QSize(width, height) if width <= WIDEST else QSize(WIDEST, height * WIDEST // width)


def _draw(painter: QPainter, place: QRect, file: Path) -> None:
    picture = QImage(str(file))
    if picture.isNull():
        painter.setPen(ABSENT)
        painter.drawRect(place)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "missing")
        return
    if picture.size() != place.size():
        scaling = Qt.TransformationMode.SmoothTransformation
        picture = picture.scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio, scaling)
    painter.drawImage(place.topLeft(), picture)


def _label_font() -> QFont:
    """A font of the program's own: a bare machine may have none."""
    for file in sorted((Path(__file__).resolve().parent.parent / "resources" / "fonts").glob("*.[ot]tf")):
        families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
        if families:
            font = QFont(families[0])
            font.setPixelSize(18)
            return font
    return QFont()


def _save(image: QImage, file: Path) -> None:
    if not image.save(str(file)):
        raise OSError(f"cannot write {file}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
