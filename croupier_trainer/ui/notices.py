"""What the notice line says about problems: each a value that is put into words when it is shown, in any language."""

from __future__ import annotations

import enum
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from croupier_trainer.rules.toml_reading import Expected, Fault, Problem
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import BadSetting, Wrong
from croupier_trainer.ui.pages.settings import setting_name
from croupier_trainer.ui.widgets.notice import NoticeKind


class Action(enum.Enum):
    """What the one button of a notice does."""

    DISMISS = "dismiss"
    RETRY = "retry"
    """Try again to save what waits."""
    RESTORE = "restore"
    """Take the last good backup back."""


class Restored(msgspec.Struct, frozen=True):
    """A backup was taken back."""

    answers: int


class MissingRuleset(msgspec.Struct, frozen=True):
    """The chosen ruleset is not there any more, or has an error."""

    id: str


class Missing(enum.Enum):
    """Things that could not be done for want of another program."""

    NO_FILE_MANAGER = "no-file-manager"


Subject = StorageProblem | Problem | BadSetting | Restored | MissingRuleset | Missing
"""What a notice is about. Equal subjects are one notice."""

_RETRIED: Final = (
    Trouble.NO_FOLDER,
    Trouble.FOLDER_GONE,
    Trouble.READ_ONLY,
    Trouble.SECOND_PROGRAM,
    Trouble.LOCKED,
    Trouble.DISK_FULL,
    Trouble.MACHINE,
)


def action_of(subject: Subject) -> Action:
    """What can be done about it with one press."""
    if isinstance(subject, StorageProblem):
        if subject.backup:
            return Action.RESTORE
        if subject.kind in _RETRIED:
            return Action.RETRY
    return Action.DISMISS


def backup_of(subject: Subject) -> str:
    """The backup that `RESTORE` is about; empty where there is none."""
    return subject.backup if isinstance(subject, StorageProblem) else ""


def action_words(action: Action) -> str:
    """The word on the button."""
    return {
        Action.DISMISS: QCoreApplication.translate("Notice", "Dismiss"),
        Action.RETRY: QCoreApplication.translate("Notice", "Try again"),
        Action.RESTORE: QCoreApplication.translate("Notice", "Take the backup back"),
    }[action]


def kind_of(subject: Subject) -> NoticeKind:
    """Good news, or a problem."""
    return "right" if isinstance(subject, Restored) else "wrong"


def words_of(subject: Subject) -> str:
    """One or two sentences."""
    if isinstance(subject, StorageProblem):
        return _storage_words(subject.kind).format(path=subject.path)
    if isinstance(subject, Problem):
        return _ruleset_words(subject)
    if isinstance(subject, BadSetting):
        name = subject.key if subject.wrong is Wrong.UNKNOWN_KEY else setting_name(subject.key)
        template = QCoreApplication.translate(
            "Notice", "The setting “{name}” can’t be {value} and has its default again."
        )
        return template.format(name=name, value=subject.stored)
    if isinstance(subject, Restored):
        template = QCoreApplication.translate("Notice", "The backup is back; answers that came with it: {count}")
        return template.format(count=QLocale().toString(subject.answers))
    if isinstance(subject, MissingRuleset):
        template = QCoreApplication.translate(
            "Notice", "The ruleset “{id}” is not there; chemin de fer is played instead."
        )
        return template.format(id=subject.id)
    return QCoreApplication.translate("Notice", "The folder can’t be opened from here.")


def _storage_words(trouble: Trouble) -> str:
    return {
        Trouble.NO_FOLDER: QCoreApplication.translate(
            "Notice", "The data folder {path} can’t be made. Nothing is saved for now."
        ),
        Trouble.FOLDER_GONE: QCoreApplication.translate(
            "Notice", "The data folder {path} is gone. Nothing is saved for now."
        ),
        Trouble.READ_ONLY: QCoreApplication.translate("Notice", "{path} may not be written. Nothing is saved for now."),
        Trouble.UNREADABLE: QCoreApplication.translate("Notice", "{path} can’t be read."),
        Trouble.SECOND_PROGRAM: QCoreApplication.translate(
            "Notice", "The program is already open with this data folder. Nothing is saved here."
        ),
        Trouble.LOCKED: QCoreApplication.translate("Notice", "Another program holds {path}. Answers wait."),
        Trouble.DISK_FULL: QCoreApplication.translate("Notice", "The disk is full. Answers wait until there is room."),
        Trouble.MACHINE: QCoreApplication.translate("Notice", "The system reports an error with {path}. Answers wait."),
        Trouble.DAMAGED: QCoreApplication.translate("Notice", "A file was damaged. It is kept as {path}."),
        Trouble.LOST: QCoreApplication.translate("Notice", "The history {path} is missing or empty."),
        Trouble.BAD_ROWS: QCoreApplication.translate(
            "Notice", "Some of the history is damaged. These answers are left out."
        ),
        Trouble.NEWER: QCoreApplication.translate(
            "Notice", "The history is from a newer version of the program and is left alone. Nothing is saved."
        ),
        Trouble.FAULT: QCoreApplication.translate("Notice", "A fault in the program. Its log says more: {path}"),
    }[trouble]


def _ruleset_words(problem: Problem) -> str:
    if problem.key:
        template = QCoreApplication.translate("Notice", "{file}, line {line}, {key}: {fault}")
    else:
        template = QCoreApplication.translate("Notice", "{file}, line {line}: {fault}")
    words = template.format(file=problem.file, line=problem.line, key=problem.key, fault=_fault_words(problem.fault))
    # What is found in a text that is no TOML are the English words of the reader below ours.
    if problem.found and problem.fault is not Fault.SYNTAX:
        words = QCoreApplication.translate("Notice", "{words} {found}").format(words=words, found=problem.found)
    if problem.expected is not None:
        template = QCoreApplication.translate("Notice", "{words}. Expected: {expected}")
        expected = expected_words(problem.expected).format(**dict(problem.values))
        words = template.format(words=words, expected=expected)
    return words


def expected_words(expected: Expected) -> str:
    """What would have been right, with the places of `Expected` to be filled in."""
    return {
        Expected.ID: QCoreApplication.translate("Expected", "small letters, digits and single hyphens"),
        Expected.OTHER_FILE_NAME: QCoreApplication.translate("Expected", "another file name"),
        Expected.LANGUAGE: QCoreApplication.translate(
            "Expected", "a language in two or three small letters, such as en"
        ),
        Expected.BASE_THAT_ENDS: QCoreApplication.translate("Expected", "a base that ends"),
        Expected.ONE_OF: QCoreApplication.translate("Expected", "one of {names}"),
        Expected.ONLY_WITH: QCoreApplication.translate("Expected", "only with {condition}"),
        Expected.TABLE: QCoreApplication.translate("Expected", "a table"),
        Expected.TEXT: QCoreApplication.translate("Expected", "a text"),
        Expected.TEXTS: QCoreApplication.translate("Expected", "a list of texts"),
        Expected.FLAG: QCoreApplication.translate("Expected", "true or false"),
        Expected.WHOLE: QCoreApplication.translate("Expected", "a whole number from {least} to {most}"),
        Expected.ODDS: QCoreApplication.translate("Expected", "odds such as 11:1"),
        Expected.RATE: QCoreApplication.translate("Expected", "a rate such as 5 %"),
        Expected.AMOUNT: QCoreApplication.translate("Expected", "an amount from {least} to {most}"),
        Expected.BANK_ROWS: QCoreApplication.translate("Expected", "eight rows, for bank 0 to 7"),
        Expected.CELL: QCoreApplication.translate("Expected", "a cell such as 4/2, 5/- or ponte/5"),
        Expected.LETTER: QCoreApplication.translate("Expected", "one letter of {letters}"),
        Expected.LETTERS: QCoreApplication.translate("Expected", "{number} letters of {letters}"),
        Expected.A_BOX: QCoreApplication.translate("Expected", "at least one box"),
        Expected.A_MARGIN: QCoreApplication.translate("Expected", "odds by margin, from 1 to 9"),
        Expected.WORTHS: QCoreApplication.translate("Expected", "a list of worths such as 5 or “0.50”"),
        Expected.TABLE_SET: QCoreApplication.translate(
            "Expected",
            "multiples of the lowest, which is {most} or less; at most {pieces} pieces for any amount below 10000",
        ),
        Expected.OTHER_WORTH: QCoreApplication.translate("Expected", "a worth that no other piece has"),
        Expected.KINDS: QCoreApplication.translate("Expected", "from 1 to {most} kinds of pieces"),
        Expected.COLOUR: QCoreApplication.translate("Expected", "a colour written #RRGGBB"),
        Expected.FITTING_CARDS: QCoreApplication.translate(
            "Expected", "at most {most}: burned cards and one coup must lie before the carte d’arrêt"
        ),
    }[expected]


def _fault_words(fault: Fault) -> str:
    return {
        Fault.SYNTAX: QCoreApplication.translate("Notice", "not TOML"),
        Fault.BAD_ID: QCoreApplication.translate("Notice", "not a name"),
        Fault.TAKEN_ID: QCoreApplication.translate("Notice", "this name is taken"),
        Fault.UNKNOWN_KEY: QCoreApplication.translate("Notice", "unknown key"),
        Fault.NO_EFFECT: QCoreApplication.translate("Notice", "without effect"),
        Fault.MISSING: QCoreApplication.translate("Notice", "missing"),
        Fault.WRONG_TYPE: QCoreApplication.translate("Notice", "wrong type"),
        Fault.WRONG_VALUE: QCoreApplication.translate("Notice", "wrong value"),
        Fault.WRONG_LENGTH: QCoreApplication.translate("Notice", "wrong number of entries"),
        Fault.UNKNOWN_BASE: QCoreApplication.translate("Notice", "unknown base"),
        Fault.BASE_CYCLE: QCoreApplication.translate("Notice", "based on itself"),
        Fault.BASE_BROKEN: QCoreApplication.translate("Notice", "its base has an error"),
    }[fault]
