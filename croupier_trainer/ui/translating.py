"""The chosen language: which one it is, and Qt's and our own texts in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from croupier_trainer.training.settings import LANGUAGES, Language

OTHERWISE: Final = Language.ENGLISH.value
"""What every language gets that the program does not speak."""


def spoken(system: Sequence[str]) -> str:
    """The first of the system's languages (such as `de-AT`) that the program speaks, else English."""
    for language in system:
        short = language.replace("_", "-").partition("-")[0].lower()
        if short in LANGUAGES:
            return short
    return OTHERWISE


def shown_language() -> str:
    """The language that texts are shown in now."""
    return spoken([QLocale().name()])


class Translators:
    """Qt's own texts and ours. Installing others makes Qt tell every widget that the language changed."""

    def __init__(self, folder: Path) -> None:
        """`folder` is `resources/i18n`. Nothing is translated yet."""
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Switch to `de`, `en` or `fr`; "system" means the first of the desktop's languages that is one of them.

        A file that is missing leaves its texts in English: the program works without.
        """
        system = language == Language.SYSTEM.value
        wanted = spoken(QLocale.system().uiLanguages()) if system else language
        # The region decides how figures are written; it is the system's where the language is the system's.
        locale = QLocale.system() if system and QLocale.system().name()[:2] == wanted else QLocale(wanted)
        locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
        QLocale.setDefault(locale)
        if wanted == self.language:
            return
        self.language = wanted
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
        self._installed = []
        places = (
            (f"qtbase_{wanted}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            (f"croupier_{wanted}", str(self._folder)),
        )
        for name, folder in places:
            translator = QTranslator()
            # An empty translation counts as none for Qt, so this does not fail for want of texts alone.
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
