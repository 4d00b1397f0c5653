"""Words that the first page needs too: apart from `texts`, whose imports would put its first paint off."""

from __future__ import annotations

import enum

from PySide6.QtCore import QCoreApplication, QLocale


class KeyName(enum.Enum):
    """Keys that a cap names with a word of the language; all others are named by what they write."""

    ENTER = "enter"
    BACKSPACE = "backspace"
    SPACE = "space"
    ESC = "esc"
    F1 = "f1"
    F2 = "f2"


def drill_name(drill_id: str, family: str) -> str:
    """A drill's name; KeyError if there is no such drill."""
    if family == "punto-banco":
        own = {
            "ponte-draw": QCoreApplication.translate("Drill", "Player draws"),
            "bank-draw": QCoreApplication.translate("Drill", "Banker draws"),
        }
    else:
        own = {
            "ponte-draw": QCoreApplication.translate("Drill", "Ponte draws"),
            "bank-draw": QCoreApplication.translate("Drill", "Bank draws"),
        }
    common = {
        "points": QCoreApplication.translate("Drill", "Points"),
        "natural": QCoreApplication.translate("Drill", "Naturals"),
        "winner": QCoreApplication.translate("Drill", "Winner"),
        "sabot": QCoreApplication.translate("Drill", "Sabot"),
        "payout": QCoreApplication.translate("Drill", "Payouts"),
        "bank-sum": QCoreApplication.translate("Drill", "Bank sum"),
    }
    return (common | own)[drill_id]


def key_words(key: KeyName) -> str:
    """What a key is called on a cap and in hints."""
    return {
        KeyName.ENTER: QCoreApplication.translate("Key", "Enter"),
        KeyName.BACKSPACE: QCoreApplication.translate("Key", "Backspace"),
        KeyName.SPACE: QCoreApplication.translate("Key", "Space"),
        KeyName.ESC: QCoreApplication.translate("Key", "Esc"),
        KeyName.F1: QCoreApplication.translate("Key", "F1"),
        KeyName.F2: QCoreApplication.translate("Key", "F2"),
    }[key]


def percent_words(share: int | None) -> str:
    """A share in whole percent: `93 %`; a dash where nothing stands behind it."""
    if share is None:
        return "–"
    return percent_figure(QLocale().toString(share))


def percent_figure(figure: str) -> str:
    """A figure that counts hundredths: `2.5 %`."""
    return QCoreApplication.translate("Share", "{figure} %").format(figure=figure)
