"""The real program with a witness: it writes what the window waits for into a file, for a test to wait upon.

A test that sends real keys cannot know when a task takes them; on a busy machine no pause is long enough. Nor can it
know where on the screen a key lies.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from croupier_trainer.app import window
from croupier_trainer.app.cli import main
from croupier_trainer.app.clock import SystemClock
from croupier_trainer.training.run import UNSEEN_MS, Run, State
from croupier_trainer.ui.main_window import MainWindow
from croupier_trainer.ui.pages.run import RunPage
from croupier_trainer.ui.scene.table_view import TableView
from croupier_trainer.ui.skill_map import SkillMap
from tests.desktop.seen import Asked, Seen

LOOK_MS = 10
BESIDE = QPointF(4, 4)
"""On the rail of a table: nothing lies there."""
_make_application = window.make_application


class Witness(QObject):
    """Looks at the window again and again; what it sees is in the file a moment later, whole."""

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._seen = Seen()
        self._clock = SystemClock()
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(LOOK_MS)

    def _look(self) -> None:
        found = next((each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)), None)
        if found is None:
            return
        seen = Seen(
            page=found.page.objectName(),
            active=found.isActiveWindow(),
            read=found._read is not None,
            places={name: _on_screen(widget, place) for name, widget, place in _places(found)},
        )
        if isinstance(found.page, RunPage) and found.page.run is not None:
            seen = self._with_run(seen, found.page, found.page.run)
        if seen != self._seen:
            self._seen = seen
            whole = self._file.with_suffix(".new")
            whole.write_bytes(msgspec.json.encode(seen))
            whole.replace(self._file)

    def _with_run(self, seen: Seen, page: RunPage, run: Run) -> Seen:
        now_ms = self._clock.now_ms()
        asked_ms = run.elapsed_ms(now_ms) if run.state is State.ASKING else 0
        judged_ms = run._asked.shown_ms if run.state is State.VERDICT else None
        return msgspec.structs.replace(
            seen,
            asked=Asked(run.number, run.place, run.place + 1 == len(run.task.turns), run.turn.asks, run.turn.expected),
            takes_keys=asked_ms >= UNSEEN_MS,
            given=run.given,
            is_judged=judged_ms is not None,
            takes_clicks=judged_ms is not None and now_ms >= judged_ms + UNSEEN_MS,
            marker=page.money.marker,
            typed=page.money.column.amount.draft.text(),
            sentence=page.board.strip.line.sentence,
            time=page.header._time,
        )


def _places(found: MainWindow) -> Iterator[tuple[str, QWidget, QPointF]]:
    """All that can be pressed: its name, and a place in it."""
    yield "page", found.page, QRectF(found.page.rect()).center()
    for button in found.findChildren(QAbstractButton):
        seen = button.visibleRegion().boundingRect() if button.isVisible() and button.isEnabled() else None
        if seen is not None and not seen.isEmpty() and button.objectName() and getattr(button, "open", True):
            yield button.objectName(), button, QRectF(seen).center()
    if isinstance(found.page, RunPage):
        is_money = found.page.board is found.page.money
        yield from _on_felt(found.page.money.table if is_money else found.page.calls.felt)
    for squares in found.page.findChildren(SkillMap):
        for row, each in enumerate(squares._rows):
            for column, skill in enumerate(each.skills):
                place = squares._square(row, column).center()
                if squares.visibleRegion().contains(place.toPoint()):
                    yield f"skill:{skill.key}", squares, place


def _on_felt(felt: QWidget) -> Iterator[tuple[str, QWidget, QPointF]]:
    yield "table", felt, BESIDE
    if not isinstance(felt, TableView) or felt.picture is None:
        return
    places = felt._layout()
    for spot in felt.picture.spots:
        yield f"felt:{spot.token}", felt, places.spots[spot.token].box.center()
    for lammers in felt.picture.lammers:
        yield f"felt:{lammers.seat}", felt, places.lammers[lammers.seat].row.center()


def _on_screen(widget: QWidget, place: QPointF) -> tuple[int, int]:
    """Qt reckons in pixels of its own, which may be several of the screen's."""
    there = widget.mapToGlobal(place) * widget.devicePixelRatioF()
    return round(there.x()), round(there.y())


def _watched_application() -> QApplication:
    application = _make_application()
    Witness(Path(os.environ["WITNESS"]), application)
    return application


if __name__ == "__main__":
    window.make_application = _watched_application
    sys.exit(main())
