"""Wires the window: settings and last figures, then the first paint, and only after it what takes time to load."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

# Plain modules before Qt: once PySide6 is loaded it looks into the source of every module that is imported after it.
from croupier_trainer.app import log, paths
from croupier_trainer.app.resources import resources_folder
from croupier_trainer.app.signals import BY_SIGNAL, EndingSignals
from croupier_trainer.drills import DRILL_IDS
from croupier_trainer.storage import figures_file, settings_file
from croupier_trainer.storage.figures_file import Kept
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import Settings
from croupier_trainer.training.today import DrillFigures, Figures

# isort: split
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from croupier_trainer.ui.look import Look
from croupier_trainer.ui.main_window import FIRST_SIZE, LEAST_SIZE, MainWindow
from croupier_trainer.ui.translating import Translators

if TYPE_CHECKING:
    import random

    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from croupier_trainer.storage.writer import Writer
    from croupier_trainer.training.clock import Clock
    from croupier_trainer.ui.services import Services

FIRST_FIGURES: Final = Figures(
    "chemin-de-fer",
    "chemin-de-fer",
    tuple(map(DrillFigures, DRILL_IDS)),
)
"""What the first page shows before anything is known; the history has the last word a moment later."""

_LOG: Final = logging.getLogger("qt")
_LEVELS: Final = {
    "QtDebugMsg": logging.DEBUG,
    "QtInfoMsg": logging.INFO,
    "QtWarningMsg": logging.WARNING,
    "QtCriticalMsg": logging.ERROR,
    "QtFatalMsg": logging.CRITICAL,
}
"""By the name of Qt's kind of message."""
_OFFSCREEN: Final = re.compile(r"This plugin does not support (propagateSizeHints|raise|setParent|grabbing).*")
"""What the screenless platform says about itself."""
GC_AGAIN_MS: Final = 3_000
Mark = Callable[[str], None]
"""Told `painted`, `ready`, `fresh` and `read` (the history) when that is so; for measuring the start."""


def run_window(asked: Path | None, mark: Mark | None = None) -> int:
    """Open the window and stay until it is closed; the exit status. `asked` is the data folder of the command line.

    A signal that asks the program to end closes the window too; the status is then 128 and its number, as in a shell.
    """
    folder = DataFolder(paths.data_folder(asked, os.environ))
    handler = log.start(folder.log_file)
    note_qt()
    try:
        with EndingSignals() as signals:
            application = make_application()
            program = Program(folder, mark or _nobody)
            signals.tell(lambda _number: _end(application, program))
            program.show()
            application.exec()
            program.close()
            return 0 if signals.received is None else BY_SIGNAL + signals.received
    finally:
        qInstallMessageHandler(None)
        log.stop(handler)


def _end(application: QApplication, program: Program) -> None:
    program.window.close_unasked()
    # A window that was never shown is not the last one to be closed, and a question may be open.
    application.exit()


def note_qt() -> None:
    """Have Qt's messages go to the log."""
    qInstallMessageHandler(_QtMessages())


def make_application() -> QApplication:
    """Qt's application, named and dressed."""
    # As on a command line. Before the application is made, else it makes the desktop's style first; and not with
    # `setStyle`, for which PySide makes all the enums of a style, which take longer than the style itself.
    application = QApplication([*sys.argv[:1], "-style", "Fusion"])
    application.setApplicationName("croupier-trainer")
    application.setApplicationDisplayName("Croupier Trainer")
    return application


class Circumstances(NamedTuple):
    """Clock, chance and ids: the machine's, or made-up ones where the window must look the same each time."""

    clock: Clock
    chance: random.Random
    new_id: Callable[[], str]


class Bridge(QObject):
    """Calls functions on the window's thread, soon and in the order posted, from whatever thread."""

    _posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._open = True
        self._posted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def post(self, function: Callable[[], None]) -> None:
        """Have it called; does nothing once it is closed."""
        self._posted.emit(function)

    def close(self) -> None:
        """Call nothing any more: what would be called is going."""
        self._open = False

    def _call(self, function: Callable[[], None]) -> None:
        if self._open:
            function()


class Program(QObject):
    """The window and all that stands behind it."""

    def __init__(self, folder: DataFolder, mark: Mark, circumstances: Circumstances | None = None) -> None:
        """The window, not shown yet."""
        super().__init__()
        self._circumstances = circumstances
        self._folder, self._mark = folder, mark
        self.bridge = Bridge()
        self._faults = _FaultNotice(self._tell_fault)
        self._writer: Writer | None = None
        self.services: Services | None = None
        """What the window works with; None until it is painted."""
        self._loaded = settings_file.load(folder.settings_file)
        self._kept = figures_file.load(folder.figures_file, [drill.drill for drill in FIRST_FIGURES.drills])
        settings, resources = self._loaded.settings, resources_folder()
        self.translators = Translators(resources / "i18n")
        self.translators.speak(settings.language.value)
        self.look = Look(
            resources, settings.theme.value, settings.felt.value, settings.text_percent, not settings.animation
        )
        figures = self._kept.figures or FIRST_FIGURES
        self.window = MainWindow(self.look, self.translators, settings, figures, str(folder.path))
        self.window.resize(fitting(QSize(self._kept.width, self._kept.height)))
        self.window.figures_fresh.connect(_collect_again)
        self.window.figures_fresh.connect(lambda: mark("fresh"))
        self.window.history_read.connect(lambda: mark("read"))

    def show(self) -> None:
        """Show the window; the rest is loaded as soon as it has been painted."""
        self._paint_watch = _PaintWatch(self._painted)
        self.window.painted_part.installEventFilter(self._paint_watch)
        if self._kept.maximized:
            self.window.showMaximized()
        else:
            self.window.show()

    def close(self) -> None:
        """Save what waits, and let go of the folder."""
        logging.getLogger().removeHandler(self._faults)
        self.bridge.close()
        if self._writer is not None:
            left = self._writer.close()
            if self.window.is_fresh and not left:
                self._keep(msgspec.structs.replace(self._kept, history=_look_of(self._folder.history_file)))
        self._folder.release()

    def _painted(self) -> None:
        self.window.painted_part.removeEventFilter(self._paint_watch)
        self._mark("painted")
        # The history brings much that is never garbage; if it cannot be opened, nothing more is waited for.
        QTimer.singleShot(GC_AGAIN_MS, _collect_again)
        logging.getLogger().addHandler(self._faults)
        self._equip()
        self._mark("ready")
        for bad in self._loaded.bad:
            self.window.notify(bad)
        if self._loaded.bad or self._loaded.problem is not None:
            self.save_settings(self._loaded.settings)
        if self._loaded.problem is not None:
            self.window.notify(self._loaded.problem)

    def _equip(self) -> None:
        """Load drills, rulesets and standard; the history opens on its own thread."""
        from croupier_trainer.app.library import load_library
        from croupier_trainer.app.standards import load_standard
        from croupier_trainer.drills import DRILLS
        from croupier_trainer.storage.history import History
        from croupier_trainer.storage.writer import Writer
        from croupier_trainer.ui.services import Services

        circumstances = self._circumstances or _of_the_machine()
        library = load_library(self._folder)
        standard = load_standard(self._folder)
        targets_ms = standard.standard.targets_ms
        self._writer = Writer(self._folder, circumstances.clock, self.bridge.post, self.window.notify, targets_ms)
        self.services = Services(
            clock=circumstances.clock,
            chance=circumstances.chance,
            new_id=circumstances.new_id,
            drills=DRILLS,
            rulesets=library.shelf.rulesets,
            standard=standard.standard,
            keeper=self._writer,
            history=History(self._writer),
            store=self,
        )
        self.window.equip(self.services)
        self._show_if_fresh(self.services)
        self._writer.start()
        for unreadable in (*library.unreadable, *standard.unreadable):
            self.window.notify(unreadable)
        for problem in (*library.shelf.problems, *standard.problems):
            self.window.notify(problem)

    def _show_if_fresh(self, services: Services) -> None:
        """If nobody wrote into the history since the last figures were kept, they are what it says: no need to wait."""
        from croupier_trainer.statistics.first_page import basis
        from croupier_trainer.training.today import on_day

        kept, now = self._kept, services.clock.utc_now().astimezone()
        if kept.figures is None or not kept.history or kept.history != _look_of(self._folder.history_file):
            return
        ruleset = services.rulesets.get(kept.figures.ruleset)
        if (
            ruleset is not None
            and ruleset.id == self._loaded.settings.ruleset
            and kept.basis == basis(ruleset, services.targets_ms)
        ):
            self.window.show_figures(on_day(kept.figures, now.date()))

    # --- what the window asks of the user's files (`Store`) -------------------------------------------------------

    def save_settings(self, settings: Settings) -> StorageProblem | None:
        """See `Store.save_settings`."""
        from croupier_trainer.storage.problems import StorageError

        try:
            self._folder.hold()
            settings_file.save(self._folder.settings_file, settings)
        except StorageError as error:
            return error.problem
        return None

    def save_figures(self, figures: Figures) -> None:
        """See `Store.save_figures`."""
        from croupier_trainer.statistics.first_page import basis

        services = self.services
        assert services is not None
        rests_on = basis(services.rulesets[figures.ruleset], services.targets_ms)
        self._keep(msgspec.structs.replace(self._kept, figures=figures, basis=rests_on))

    def save_window(self, width: int, height: int, maximized: bool) -> None:
        """See `Store.save_window`."""
        self._keep(msgspec.structs.replace(self._kept, width=width, height=height, maximized=maximized))

    def restore(self, backup: str, done: Callable[[int], None], failed: Callable[[StorageProblem], None]) -> None:
        """See `Store.restore`."""
        assert self._writer is not None
        self._writer.restore(Path(backup), done, failed)

    def _keep(self, kept: Kept) -> None:
        from croupier_trainer.storage.problems import StorageError

        self._kept = kept
        if not self._folder.is_held:
            return
        try:
            figures_file.save(self._folder.figures_file, kept)
        except StorageError as error:
            logging.getLogger(__name__).warning("the figures were not kept: %s", error)

    def _tell_fault(self) -> None:
        problem = StorageProblem(Trouble.FAULT, str(self._folder.log_file), "")
        self.bridge.post(lambda: self.window.notify(problem))


def _of_the_machine() -> Circumstances:
    import random
    import uuid

    from croupier_trainer.app.clock import SystemClock

    return Circumstances(SystemClock(), random.Random(), lambda: uuid.uuid4().hex)


def _collect_again() -> None:
    """What was loaded for the start stays for good; from now on there is garbage again. Does it once."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


class _PaintWatch(QObject):
    """Calls once, after the first paint of what it watches has reached the screen."""

    def __init__(self, painted: Callable[[], None]) -> None:
        super().__init__()
        self._painted = painted
        self._seen = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if event.type() == QEvent.Type.Paint and not self._seen:
            self._seen = True
            QTimer.singleShot(0, self._painted)
        return False


class _FaultNotice(logging.Handler):
    """Says in the window that something went wrong that nobody caught; what it was stands in the log."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != _LOG.name:
            self._tell()


def _look_of(history: Path) -> str:
    """Size and time of the history's file; empty where answers may stand beside it, or there is none."""
    beside = history.with_name(f"{history.name}-wal")
    with contextlib.suppress(OSError):
        if not beside.exists() or beside.stat().st_size == 0:
            found = history.stat()
            return f"{found.st_size} {found.st_mtime_ns}"
    return ""


def fitting(wanted: QSize) -> QSize:
    """A size for the window: that of last time if it is known, and no larger than the screen."""
    screen = QApplication.primaryScreen().availableGeometry().size()
    size = wanted if wanted.width() > 0 and wanted.height() > 0 else FIRST_SIZE
    return size.boundedTo(screen).expandedTo(LEAST_SIZE)


class _QtMessages:
    """Takes Qt's messages to the log. One that ends the program means that there is no screen to show a window on."""

    def __init__(self) -> None:
        self._said: list[str] = []

    def __call__(self, kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
        text = (message or "").strip()
        if _OFFSCREEN.fullmatch(text):
            return
        _LOG.log(_LEVELS.get(kind.name, logging.WARNING), "%s", text)
        if kind.name == "QtFatalMsg":
            self._end(text)
        else:
            self._said.append(text)

    def _end(self, text: str) -> None:
        """Qt would abort now, and has said before what the matter is, if it knows."""
        from croupier_trainer.app.cli import CANNOT, WITHOUT_WINDOW

        # That there is no display says more than the list of libraries that Qt names in any case.
        found = [said for said in self._said if "could not connect to display" in said]
        why = (found or self._said or [text])[-1].partition("\n")[0].rstrip(".")
        print(f"The window cannot be opened: {why}. {WITHOUT_WINDOW}", file=sys.stderr, flush=True)
        os._exit(CANNOT)


def _nobody(_what: str) -> None:
    """Nobody measures the start."""
