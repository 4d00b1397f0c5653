"""The one thread that owns the history: takes answers, says when each is on the disk, and answers questions."""

from __future__ import annotations

import collections
import functools
import logging
import queue
import threading
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.storage import files, problems, unsaved_file
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.clock import Clock
from croupier_trainer.training.ports import StorageProblem, Trouble

if TYPE_CHECKING:
    # SQLAlchemy takes a fifth of a second to import: that is done on the thread, after the first paint.
    import sqlalchemy as sa

    from croupier_trainer.storage.database import Database

T = TypeVar("T")
Post = Callable[[Callable[[], None]], None]
"""Calls a function on the side of those who wait for answers, soon and in the order posted."""

_LOG: Final = logging.getLogger(__name__)
_REOPEN_NOT: Final = (Trouble.LOCKED, Trouble.DISK_FULL)
"""Troubles after which the open file is still good; after all others it is opened anew."""


class _Pending:
    """An answer on its way to the disk."""

    def __init__(self, answer: Answer, ruleset: Ruleset, done: Callable[[StorageProblem | None], None]) -> None:
        self.answer = answer
        self.ruleset = ruleset
        self.done = done
        self.was_told = False


class _Question(NamedTuple):
    """Something to read or do between answers."""

    query: Callable[[sa.Connection], Any]
    done: Callable[[Any], None]
    failed: Callable[[StorageProblem], None]


class _Restore(NamedTuple):
    """A wish to take a backup back."""

    backup: Path
    done: Callable[[int], None]
    failed: Callable[[StorageProblem], None]


class _Sign(NamedTuple):
    """A job without anything to hand over."""

    is_last: bool
    secured: threading.Event | None = None
    """Set when what waits was tried again and, failing that, put into its file."""


_Job = _Pending | _Question | _Restore | _Sign


class Writer:
    """Keeps answers (`AnswerKeeper`) and takes questions. All of it returns at once; replies come through `post`."""

    def __init__(
        self,
        folder: DataFolder,
        clock: Clock,
        post: Post,
        report: Callable[[StorageProblem], None],
        targets_ms: Mapping[str, int],
        *,
        busy_ms: int = 2000,
    ) -> None:
        """Make a writer that is not at work yet; answers handed in before `start` wait.

        `targets_ms` are the standard's by drill, in ms: with each answer it is decided whether a skill is earned.
        `report` is posted what nobody asked about: why the history cannot be opened, a damaged file and its backup, a
        failed backup, a fault in the thread. It is not told the same trouble twice running.
        """
        self._folder = folder
        self._clock = clock
        self._post = post
        self._report = report
        self._targets_ms = targets_ms
        self._busy_ms = busy_ms
        self._jobs: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._waiting = 0
        self._thread = threading.Thread(target=self._run, name="history", daemon=True)
        self._dead: StorageProblem | None = None
        self._unkept = 0
        """Answers that were in neither the history nor the file for the next start when that was last tried."""
        # From here on the thread's own.
        self._pending: collections.deque[_Pending] = collections.deque()
        self._database: Database | None = None
        self._lost: Database | None = None
        self._known: set[str] = set()
        """Fingerprints of the rulesets that are in the open file for sure."""
        self._earned: set[str] = set()
        """The skills that are earned in the open file."""
        self._last_reported: Trouble | None = None
        self._loss: StorageProblem | None = None
        """A history that is gone for good, not told yet."""
        self._idle: Generator[None] | None = None
        self._is_checked = False
        """Whether every row of the history was checked since the start."""
        self._is_unsaved_taken = False
        self._took_unsaved = False

    def start(self) -> None:
        """Begin to work. To be called once, after the first paint."""
        self._thread.start()

    def keep(self, answer: Answer, ruleset: Ruleset, done: Callable[[StorageProblem | None], None]) -> None:
        """See `AnswerKeeper.keep`."""
        if answer.ruleset_fingerprint != ruleset.fingerprint:
            raise ValueError("the answer was given under another ruleset")
        with self._lock:
            self._waiting += 1
        self._put(_Pending(answer, ruleset, done), done)

    def retry(self) -> None:
        """See `AnswerKeeper.retry`."""
        self._jobs.put(_Sign(is_last=False))

    @property
    def waiting(self) -> int:
        """How many answers were handed in and are not on the disk yet."""
        with self._lock:
            return self._waiting

    def ask(
        self,
        query: Callable[[sa.Connection], T],
        done: Callable[[T], None],
        failed: Callable[[StorageProblem], None],
    ) -> None:
        """Put a question to the history after all that was handed in before it. `done` or `failed` follows, once."""
        self._put(_Question(query, done, failed), failed)

    def restore(self, backup: Path, done: Callable[[int], None], failed: Callable[[StorageProblem], None]) -> None:
        """Take a backup back into the history: answers that it holds and the history lacks, or has damaged.

        `done` is told how many. Answers given since stay.
        """
        self._put(_Restore(backup, done, failed), failed)

    def secure(self, timeout_s: float = 10) -> int:
        """See `AnswerKeeper.secure`. Blocks, at most for the time given."""
        if self._thread.ident is None:
            self._thread.start()
        secured = threading.Event()
        with self._lock:
            is_dead = self._dead is not None
            if not is_dead:
                self._jobs.put(_Sign(is_last=False, secured=secured))
        if is_dead:
            self._thread.join(timeout_s)
            self._keep_for_next_start()
        elif not secured.wait(timeout_s):
            return self.waiting
        return self._unkept

    def close(self, timeout_s: float = 10) -> int:
        """Try once more what waits, close the file and end the thread. Say how many answers are not in the history.

        These are kept in a file for the next start if that can be written. Blocks, at most for the time given.
        """
        if self._thread.ident is None:
            self._thread.start()
        self._jobs.put(_Sign(is_last=True))
        self._thread.join(timeout_s)
        return self.waiting

    def _run(self) -> None:
        try:
            self._open_or_report()
            self._save_pending()
            while self._work():
                pass
        except BaseException as error:  # noqa: BLE001 - whatever ends this thread is told
            self._die(error)
        finally:
            self._stop_idle_work()
            for database in (self._database, self._lost):
                if database is not None:
                    database.close()

    def _work(self) -> bool:
        """Do one job, or a piece of idle work while there is none. Say whether there is more to come."""
        job = self._next_job()
        if job is None:
            self._do_idle_work()
            return True
        if isinstance(job, _Pending):
            self._pending.append(job)
        if isinstance(job, _Sign) and job.is_last:
            self._save_pending()
            self._put_in_place()
            self._keep_for_next_start()
            return False
        self._save_pending()
        if isinstance(job, _Sign) and job.secured is not None:
            self._put_in_place()
            self._keep_for_next_start()
            job.secured.set()
        if isinstance(job, _Question):
            self._answer(job)
        elif isinstance(job, _Restore):
            self._take_back(job)
        return True

    def _put_in_place(self) -> None:
        """A file that was deleted since the last answer is made again while all of it can be read."""
        if self._database is not None and not self._database.is_in_place:
            self._let_go(self._database.gone)
        if self._lost is not None:
            self._open_or_report()

    def _next_job(self) -> _Job | None:
        if self._idle is None:
            return self._jobs.get()
        try:
            return self._jobs.get_nowait()
        except queue.Empty:
            return None

    def _save_pending(self) -> None:
        """Save what waits, in order, each answer in its own transaction; stop at the first that cannot be saved."""
        problem: StorageProblem | None
        while self._pending:
            try:
                database = self._open()  # may put answers of an earlier session in front
                pending = self._pending[0]
                self._save(database, pending)
            except problems.StorageError as error:
                self._tell_pending(error.problem)
                self._let_go(error.problem)
                return
            except Exception:  # noqa: BLE001 - ours, and logged
                # An answer that can never be saved must not keep the others from it; the log has it whole.
                _LOG.exception("not saved: %r", pending.answer)
                problem = self._fault()
            else:
                problem = None
            self._pending.popleft()
            with self._lock:
                self._waiting -= 1
            self._post_done(pending, problem)
        if self._took_unsaved:
            self._took_unsaved = False
            unsaved_file.forget(self._folder.unsaved_file)

    def _save(self, database: Database, pending: _Pending) -> None:
        from croupier_trainer.storage import earning, rows

        fingerprint = pending.ruleset.fingerprint
        with database.transaction() as connection:
            if fingerprint not in self._known:
                rows.insert_ruleset(connection, pending.ruleset)
            rows.insert_answer(connection, pending.answer)
            earned = earning.earn(connection, pending.answer, self._targets_ms, self._earned)
        self._known.add(fingerprint)
        self._earned |= earned

    def _answer(self, question: _Question) -> None:
        try:
            with self._open().reading() as connection:
                found = question.query(connection)
        except problems.StorageError as error:
            self._let_go(error.problem)
            self._post(functools.partial(question.failed, error.problem))
        except Exception:  # noqa: BLE001 - ours, and logged
            _LOG.exception("a question to the history failed")
            self._post(functools.partial(question.failed, self._fault()))
        else:
            self._post(functools.partial(question.done, found))

    def _take_back(self, job: _Restore) -> None:
        from croupier_trainer.storage import backups, earning

        try:
            database = self._open()
            with database.transaction() as connection:
                taken = backups.restore(database.driver, connection, job.backup, self._folder.history_file)
                earned = earning.earned_skills(connection)
            self._earned = earned
            # What is being checked or copied is the history as it was before.
            self._stop_idle_work()
            self._idle = self._care(database)
        except problems.StorageError as error:
            self._let_go(error.problem)
            self._post(functools.partial(job.failed, error.problem))
        except Exception:  # noqa: BLE001 - ours, and logged
            _LOG.exception("the backup %s cannot be taken back", job.backup)
            self._post(functools.partial(job.failed, self._fault()))
        else:
            self._post(functools.partial(job.done, taken.answers))

    def _open(self) -> Database:
        """The open history; opened now if it is not. Raises StorageError, also for a fault of ours."""
        if self._database is not None:
            return self._database
        try:
            opened = self._open_file()
        except problems.StorageError:
            raise
        except Exception as error:
            _LOG.exception("the history cannot be opened")
            raise problems.StorageError(self._fault()) from error
        self._database = opened
        self._idle = self._care(opened)
        if not self._is_unsaved_taken:
            self._take_unsaved()
        return opened

    def _open_file(self) -> Database:
        from croupier_trainer.storage import database, earning

        lost = self._lost
        if lost is not None:
            is_whole = lost.is_readable
            if not is_whole and not files.is_folder(self._folder.path):
                # The disk itself is gone. To make a new folder would be to make it in the wrong place.
                raise problems.StorageError(lost.gone)
            self._folder.hold()
            if self._leave(lost, is_whole=is_whole):
                self._lost = lost = None
        self._folder.hold()
        opened, notice = database.open_history(self._folder.history_file, self._folder.backups, self._busy_ms)
        self._known.clear()
        self._last_reported = None
        try:
            if lost is not None:
                notice = self._bring_over(lost, opened)
            with opened.reading() as connection:
                self._earned = earning.earned_skills(connection)
        except BaseException:
            opened.close()
            raise
        if lost is not None:
            lost.close()
            self._lost = None
        notice, self._loss = self._loss or notice, None
        if notice is not None:
            self._tell(notice)
        return opened

    def _leave(self, lost: Database, *, is_whole: bool) -> bool:
        """Make room for a new file. Whether nothing is to be brought over: all was written back, or cannot be read.

        Raises StorageError where nothing can be written now.
        """
        try:
            if lost.leave():
                return True
        except problems.StorageError as error:
            if is_whole or error.problem.kind in _REOPEN_NOT:
                raise
        if is_whole:
            return False
        # Said as soon as there is a file again, however many attempts that takes.
        self._loss = self._not_brought_over(lost)
        lost.close()
        return True

    def _bring_over(self, lost: Database, opened: Database) -> StorageProblem | None:
        """Bring what was committed into a file that then vanished into the one in its place; what is to be said of it.

        Raises StorageError where the new file cannot be written now.
        """
        from croupier_trainer.storage import backups

        try:
            with lost.reading() as source, opened.transaction() as target:
                taken = backups.take_back(source, target)
        except problems.StorageError as error:
            if error.problem.kind is not Trouble.DAMAGED:
                raise
            # The new file is whole: it was looked through a moment ago.
            return self._not_brought_over(lost)
        lost.forget_moved()
        return self._bad_rows(taken.bad) if taken.bad else None

    def _not_brought_over(self, lost: Database) -> StorageProblem:
        problem = lost.gone
        return StorageProblem(Trouble.LOST, problem.path, problem.detail, self._last_good())

    def _let_go(self, problem: StorageProblem) -> None:
        """After a trouble: keep the file open, or have it opened anew at the next attempt."""
        if self._database is None or problem.kind in _REOPEN_NOT:
            return
        self._stop_idle_work()
        if problem.kind is Trouble.FOLDER_GONE or not self._database.is_in_place:
            self._lost = self._database
        else:
            self._database.close()
        self._database = None

    def _open_or_report(self) -> None:
        try:
            self._open()
        except problems.StorageError as error:
            self._tell(error.problem)

    def _take_unsaved(self) -> None:
        """Put what an earlier session could not save before all that waits."""
        self._is_unsaved_taken = True
        try:
            unsaved = unsaved_file.load(self._folder.unsaved_file)
        except problems.StorageError as error:
            self._tell(error.problem)
            return
        ids = {pending.answer.id for pending in self._pending}
        # Some may be there because this session wrote them.
        earlier = [entry for entry in unsaved if entry.answer.id not in ids]
        self._pending.extendleft(_Pending(entry.answer, entry.ruleset, _nobody_waits) for entry in reversed(earlier))
        with self._lock:
            self._waiting += len(earlier)
        self._took_unsaved = bool(unsaved)

    def _care(self, database: Database) -> Generator[None]:
        """Idle work: today's backup; where there is one already all rows are checked, once in the life of a program."""
        from croupier_trainer.storage import backups

        is_checked = yield from backups.daily(database.driver, self._folder.backups, self._clock.utc_now().date())
        if not is_checked and not self._is_checked:
            yield from backups.check(database.path)
        self._is_checked = True

    def _stop_idle_work(self) -> None:
        if self._idle is not None:
            self._idle.close()
            self._idle = None

    def _do_idle_work(self) -> None:
        from croupier_trainer.storage import backups
        from croupier_trainer.storage.guarding import guarded

        if self._idle is None:
            return
        try:
            with guarded(self._folder.backups):
                next(self._idle)
        except StopIteration:
            self._idle = None
        except backups.BadRowsError as error:
            self._idle = None
            self._tell(self._bad_rows(error.bad))
        except problems.StorageError as error:
            self._idle = None
            if self._database is None or self._database.is_in_place:
                self._tell(error.problem)
            # Else the history was deleted in the middle of it: the next answer brings that to light.
        except Exception:  # noqa: BLE001 - ours, and logged
            self._idle = None
            _LOG.exception("the backup failed")
            self._tell(self._fault())

    def _bad_rows(self, bad: int) -> StorageProblem:
        detail = f"{bad} rows are not what was written"
        return StorageProblem(Trouble.BAD_ROWS, str(self._folder.history_file), detail, self._last_good())

    def _last_good(self) -> str:
        from croupier_trainer.storage import backups

        backup = backups.last_good(self._folder.backups)
        return "" if backup is None else str(backup)

    def _keep_for_next_start(self) -> None:
        """Write what still waits to a file of its own."""
        self._unkept = 0
        if not self._pending:
            return
        waiting = [(pending.answer, pending.ruleset) for pending in self._pending]
        ids = {answer.id for answer, _ in waiting}
        try:
            before = unsaved_file.load(self._folder.unsaved_file)
            earlier = [(entry.answer, entry.ruleset) for entry in before if entry.answer.id not in ids]
            unsaved_file.save(self._folder.unsaved_file, earlier + waiting)
        except problems.StorageError as error:
            self._unkept = len(waiting)
            _LOG.warning("%d answers cannot be put into the file for the next start: %s", len(waiting), error)
        else:
            # Once all that waits is in the history the file can go, unless it holds more that was not taken yet.
            self._took_unsaved = self._is_unsaved_taken

    def _tell_pending(self, problem: StorageProblem) -> None:
        for pending in self._pending:
            if not pending.was_told:
                pending.was_told = True
                self._post_done(pending, problem)

    def _post_done(self, pending: _Pending, problem: StorageProblem | None) -> None:
        self._post(functools.partial(pending.done, problem))

    def _tell(self, problem: StorageProblem) -> None:
        if problem.kind is not self._last_reported:
            self._last_reported = problem.kind
            self._post(functools.partial(self._report, problem))

    def _put(self, job: _Job, told: Callable[[StorageProblem], None]) -> None:
        with self._lock:
            dead = self._dead
            if dead is None:
                self._jobs.put(job)
        if dead is not None:
            self._post(functools.partial(told, dead))

    def _fault(self) -> StorageProblem:
        return StorageProblem(Trouble.FAULT, str(self._folder.log_file), "")

    def _die(self, error: BaseException) -> None:
        """The last thing the thread does after a fault of its own: nobody is left waiting without a word."""
        _LOG.critical("the history's thread ended", exc_info=error)
        problem = self._fault()
        with self._lock:
            self._dead = problem
        self._tell(problem)
        waited_for: list[threading.Event] = []
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if isinstance(job, _Pending):
                self._pending.append(job)
            elif isinstance(job, _Question | _Restore):
                self._post(functools.partial(job.failed, problem))
            elif job.secured is not None:
                waited_for.append(job.secured)
        self._tell_pending(problem)
        self._keep_for_next_start()
        for secured in waited_for:
            secured.set()


def _nobody_waits(problem: StorageProblem | None) -> None:
    """Take the receipt for an answer of an earlier session."""
    del problem
