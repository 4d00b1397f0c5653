"""The user's data folder: what lies where in it, and that only one program at a time uses it."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from pathlib import Path

from croupier_trainer.storage import problems
from croupier_trainer.training.ports import StorageProblem, Trouble


class DataFolder:
    """One user's folder. It is made when it is first held, and held for as long as this program runs."""

    def __init__(self, path: Path) -> None:
        """Name the folder; nothing is touched yet."""
        self.path = path
        self._lock: int | None = None
        self._turn = threading.RLock()
        """The window's thread and the history's both hold the folder; two locks of one program would shut it out."""

    @property
    def settings_file(self) -> Path:
        """The settings that differ from their defaults."""
        return self.path / "settings.json"

    @property
    def figures_file(self) -> Path:
        """The figures that the first page shows before the history is open."""
        return self.path / "figures.json"

    @property
    def history_file(self) -> Path:
        """The database of all answers."""
        return self.path / "history.db"

    @property
    def unsaved_file(self) -> Path:
        """Answers that could not be saved before the program was left."""
        return self.path / "unsaved.json"

    @property
    def backups(self) -> Path:
        """The folder of the history's backups."""
        return self.path / "backups"

    @property
    def rulesets(self) -> Path:
        """The folder of the house's own rulesets."""
        return self.path / "rulesets"

    @property
    def log_file(self) -> Path:
        """What the program noted about itself."""
        return self.path / "log.txt"

    @property
    def _lock_file(self) -> Path:
        return self.path / "lock"

    def hold(self) -> None:
        """Make the folder if need be and hold it against a second program; at once if it is held already.

        The hold ends with the process, however that ends. Raises StorageError.
        """
        with self._turn:
            if self._lock is not None:
                if _is_still(self._lock, self._lock_file):
                    return
                self.release()
            self._make()
            try:
                lock = os.open(self._lock_file, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as error:
                raise problems.StorageError(problems.of_writing(error, self.path)) from error
            try:
                _take(lock)
            except OSError as error:
                os.close(lock)
                if isinstance(error, BlockingIOError | PermissionError):
                    problem = StorageProblem(Trouble.SECOND_PROGRAM, str(self.path), str(error))
                else:
                    problem = problems.of_writing(error, self._lock_file)
                raise problems.StorageError(problem) from error
            self._lock = lock

    @property
    def is_held(self) -> bool:
        """Whether this program holds the folder and the folder is still there."""
        lock = self._lock
        return lock is not None and _is_still(lock, self._lock_file)

    def release(self) -> None:
        """Let a second program have the folder. The lock's file stays: deleting it would let two programs in."""
        with self._turn:
            if self._lock is not None:
                os.close(self._lock)
                self._lock = None

    def _make(self) -> None:
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            problem = problems.of_writing(error, self.path)
            if problem.kind is Trouble.FOLDER_GONE:
                problem = StorageProblem(Trouble.NO_FOLDER, problem.path, problem.detail)
            raise problems.StorageError(problem) from error


def _is_still(descriptor: int, path: Path) -> bool:
    with contextlib.suppress(OSError):
        return os.path.samestat(os.fstat(descriptor), path.stat())
    return False


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
