"""How far a skill or a drill is, in words that several pages share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from croupier_trainer.ui.skill_square import SquareKind


def progress_words(kind: SquareKind) -> str:
    """How far a skill is, in a word."""
    return {
        "new": QCoreApplication.translate("Progress", "new"),
        "learning": QCoreApplication.translate("Progress", "learning"),
        "mastered": QCoreApplication.translate("Progress", "mastered"),
        "rusty": QCoreApplication.translate("Progress", "rusty"),
    }[kind]


def mastered_words(mastered: int, skills: int) -> str:
    """How much of a drill is mastered: `9 of 21 mastered`."""
    locale = QLocale()
    template = QCoreApplication.translate("Progress", "{n} of {m} mastered")
    return template.format(n=locale.toString(mastered), m=locale.toString(skills))
