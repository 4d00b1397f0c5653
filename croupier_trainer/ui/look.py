"""What every widget is handed to draw with: the theme, the fonts, the motion setting, and word when they change."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QToolTip

from croupier_trainer.ui.fonts import Fonts
from croupier_trainer.ui.theme import FeltName, Theme, ThemeName, load, resolved


class Look(QObject):
    """The appearance of the whole program. A widget reads `theme` and `fonts` when it paints, so it keeps no colour.

    `changed` is emitted after any of them changed: widgets update themselves, and whoever sets fonts sets them again.
    """

    changed = Signal()

    def __init__(
        self,
        resources: Path,
        theme: ThemeName = "system",
        felt: FeltName = "green",
        text_percent: int = 100,
        reduced_motion: bool = False,
    ) -> None:
        """`resources` is the folder with `themes`, `fonts` and `cards` in it. Needs a QApplication, and dresses it."""
        super().__init__()
        self.resources = resources
        self._name: ThemeName = theme
        self.reduced_motion = reduced_motion
        self.theme: Theme = load(resources / "themes", theme, felt)
        self.fonts = Fonts(resources / "fonts", text_percent)
        self._dress()
        QApplication.styleHints().colorSchemeChanged.connect(self._desktop_changed)

    def set(self, theme: ThemeName, felt: FeltName, text_percent: int, reduced_motion: bool) -> None:
        """Another appearance, at once and everywhere; nothing is dressed anew where it is the same."""
        self._name = theme
        before = (self.theme, self.fonts.text_percent, self.reduced_motion)
        self.reduced_motion = reduced_motion
        self.fonts.text_percent = text_percent
        self.theme = load(self.resources / "themes", theme, felt)
        if before == (self.theme, text_percent, reduced_motion):
            return
        self._dress()
        self.changed.emit()

    def ms(self, duration_ms: int) -> int:
        """How long a motion takes: 0 where motion is reduced."""
        return 0 if self.reduced_motion else duration_ms

    def _dress(self) -> None:
        palette = self.theme.palette()
        QApplication.setPalette(palette)
        QApplication.setFont(self.fonts.font("body"))
        QToolTip.setPalette(palette)
        QToolTip.setFont(self.fonts.font("caption"))

    def _desktop_changed(self) -> None:
        if self._name == "system" and resolved("system") != self.theme.name:
            self.set("system", self.theme.felt, self.fonts.text_percent, self.reduced_motion)
