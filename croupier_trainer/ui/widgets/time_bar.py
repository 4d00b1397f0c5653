"""The bar under a run's header: how much of the time is gone; 4 px, never blinking."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from croupier_trainer.ui.look import Look

HEIGHT_PX: Final = 4


class TimeBar(QWidget):
    """Fills from the left until the target; past it a slow-coloured bar fills over it until time is up.

    It keeps no time: the page tells it, at most twenty times a second, and only pixels that change are painted.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName("time-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._share = 0.0
        self._late_share = 0.0
        self.setFixedHeight(HEIGHT_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_time(self, elapsed_ms: int, target_ms: int, limit_ms: int) -> None:
        """Elapsed against target, and past the target against the limit. A target of 0 empties the bar."""
        if target_ms <= 0:
            self._set(0.0, 0.0)
            return
        past = (elapsed_ms - target_ms) / (limit_ms - target_ms) if limit_ms > target_ms else 0.0
        self._set(min(1.0, max(0.0, elapsed_ms / target_ms)), min(1.0, max(0.0, past)))

    @property
    def late(self) -> bool:
        """Whether the target is past."""
        return self._late_share > 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, bar, and the late bar over it."""
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.color("raised"))
        full, late = self._ends()
        painter.fillRect(QRect(0, 0, full, HEIGHT_PX), theme.color("accent"))
        painter.fillRect(QRect(0, 0, late, HEIGHT_PX), theme.color("slow"))
        painter.end()

    def _ends(self) -> tuple[int, int]:
        return round(self.width() * self._share), round(self.width() * self._late_share)

    def _set(self, share: float, late_share: float) -> None:
        before = self._ends()
        self._share, self._late_share = share, late_share
        for was, now in zip(before, self._ends(), strict=True):
            if was != now:
                self.update(QRect(min(was, now), 0, abs(now - was), HEIGHT_PX))
