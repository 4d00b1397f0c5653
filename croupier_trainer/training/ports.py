"""What the window may ask of the history without knowing where it is kept: the app hands it objects that fit these."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from croupier_trainer.rules.ruleset import Ruleset
    from croupier_trainer.training.answer import Answer


class Trouble(enum.Enum):
    """What can be the matter with the user's data folder. All but `FAULT` are the machine's: the user is told."""

    NO_FOLDER = "no-folder"
    """The folder cannot be made: something else has its name, or its parent is not there."""
    FOLDER_GONE = "folder-gone"
    """The folder was there and vanished while the program ran."""
    READ_ONLY = "read-only"
    """The folder or a file in it may not be written."""
    UNREADABLE = "unreadable"
    """A file may not be read, or is none."""
    SECOND_PROGRAM = "second-program"
    """Another running program holds the folder."""
    LOCKED = "locked"
    """Another program holds the history's file."""
    DISK_FULL = "disk-full"
    MACHINE = "machine"
    """Any other failure of the disk or the system."""
    DAMAGED = "damaged"
    """A file does not hold what was written; `path` is where it is kept now."""
    LOST = "lost"
    """The history that was there is gone, or holds nothing any more; a backup may have it."""
    BAD_ROWS = "bad-rows"
    """Some of the history is not what was written, and is left out; `path` stays in use."""
    NEWER = "newer"
    """The history was written by a newer version of the program, and is left alone."""
    FAULT = "fault"
    """Ours: a fault in the program, written to its log."""


class StorageProblem(msgspec.Struct, frozen=True):
    """Why something was not saved or not read. The window turns it into words."""

    kind: Trouble
    path: str
    """The file or folder that it is about."""
    detail: str
    """What the system said, for the log and a line in small print; never needed to understand the problem."""
    backup: str = ""
    """With `DAMAGED`, `LOST` and `BAD_ROWS`: the last good backup, where there is one that can be taken back."""


class AnswerKeeper(Protocol):
    """Keeps answers. Never blocks."""

    def keep(self, answer: Answer, ruleset: Ruleset, done: Callable[[StorageProblem | None], None]) -> None:
        """Keep an answer given under this ruleset.

        `done(None)` is called once, on the caller's side, after the answer is safely on the disk. `done(problem)` is
        called as soon as a first attempt failed: the answer then waits, is tried again with the next answer and by
        `retry`, in the order given, and `done(None)` still follows when it is saved. (After `FAULT` nothing follows.)
        """
        ...

    def retry(self) -> None:
        """Try again to save what waits. To be called by a timer while `waiting` is above 0."""
        ...

    def secure(self) -> int:
        """Before the end: try again, and put what cannot be saved into a file for the next start.

        Gives the number of answers that are in neither: they are lost if the program ends now. Blocks, for some
        seconds at most.
        """
        ...

    @property
    def waiting(self) -> int:
        """How many answers were handed in and are not on the disk yet."""
        ...


class DrillTotal(msgspec.Struct, frozen=True):
    """All answers of one drill in figures."""

    drill: str
    answers: int
    mistakes: int
    last_answered_at_utc: str


class SkillRecord(msgspec.Struct, frozen=True):
    """What the history knows of a skill that was asked at least once, in whatever mode and under whatever ruleset."""

    answers: tuple[Answer, ...] = ()
    """Its last ones that count for mastery (`mastery.UNCOUNTED` ones do not), the oldest first."""
    earned: bool = False
    """Whether it was mastered once."""


class AnswerHistory(Protocol):
    """Reads the history. Never blocks: each call returns at once, and `done` or `failed` follows on the caller's side.

    Questions are answered in the order asked, after all answers handed in before them were saved or tried.
    """

    def answers_since(
        self, moment_utc: str, done: Callable[[tuple[Answer, ...]], None], failed: Callable[[StorageProblem], None]
    ) -> None:
        """All answers not before a moment (as `clock.utc_text` writes it), the first first."""
        ...

    def latest_by_skill(
        self,
        limit: int,
        done: Callable[[Mapping[str, SkillRecord]], None],
        failed: Callable[[StorageProblem], None],
    ) -> None:
        """For every skill ever asked what is known of it, with `limit` answers at most."""
        ...

    def drill_totals(
        self, done: Callable[[Mapping[str, DrillTotal]], None], failed: Callable[[StorageProblem], None]
    ) -> None:
        """The totals of every drill ever asked, by drill."""
        ...

    def ruleset(
        self, fingerprint: str, done: Callable[[Ruleset | None], None], failed: Callable[[StorageProblem], None]
    ) -> None:
        """The ruleset that answers were given under, as it was then, so that their tasks can be made again.

        None if no answer was given under it, or if it was kept in a form that this version cannot read any more.
        """
        ...
