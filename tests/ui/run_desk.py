"""A run page on a desk: a clock that stands until it is moved, and a keeper that saves when it is told to."""

from __future__ import annotations

import datetime
import functools
import random
import uuid
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from croupier_trainer.app.resources import resource_path
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Drill, Level, Skill
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.toml_reading import TomlText
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.ports import StorageProblem
from croupier_trainer.training.run import Plan, Run, State
from croupier_trainer.training.standard import Standard, read_standards
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.pages.run import RunPage
from tests.rules.shipped import shipped

Done = Callable[[StorageProblem | None], None]
TARGET_MS = 2500


class StandingClock:
    """Moves when it is told to."""

    def __init__(self) -> None:
        self.ms = 10_000

    def now_ms(self) -> int:
        return self.ms

    def utc_now(self) -> datetime.datetime:
        return datetime.datetime(2026, 11, 30, 18, 0, tzinfo=datetime.UTC)


class HeldKeeper:
    """Holds answers until `save` or `fail`; with `at_once` it saves as soon as it is asked."""

    def __init__(self, *, at_once: bool) -> None:
        self.at_once = at_once
        self.held: list[tuple[Answer, Done]] = []
        self.saved: list[Answer] = []
        self.retries = 0
        self.has_file = True
        """Whether what cannot be saved can be put into a file for the next start."""

    @property
    def waiting(self) -> int:
        return len(self.held)

    def keep(self, answer: Answer, ruleset: Ruleset, done: Done) -> None:
        assert answer.ruleset_fingerprint == ruleset.fingerprint
        self.held.append((answer, done))
        if self.at_once:
            self.save()

    def retry(self) -> None:
        self.retries += 1

    def secure(self) -> int:
        self.retry()
        return 0 if self.has_file else self.waiting

    def save(self) -> None:
        held, self.held = self.held, []
        for answer, done in held:
            self.saved.append(answer)
            done(None)

    def fail(self, problem: StorageProblem) -> None:
        for _, done in self.held:
            done(problem)


@functools.cache
def house() -> Standard:
    """The standard that comes with the program."""
    file = resource_path("standards") / "house.toml"
    return read_standards((TomlText("house", file.name, file.read_text("utf-8")),)).standards["house"]


def drill_of(drill_id: str) -> Drill:
    """A drill by its id."""
    return next(drill for drill in DRILLS if drill.id == drill_id)


class RunDesk:
    """A page of 850 × 530 with a run on it."""

    def __init__(
        self,
        app: QApplication,
        look: Look,
        drill_id: str = "bank-draw",
        *,
        mode: Mode = Mode.PRACTISE,
        ruleset: str = "chemin-de-fer",
        skills: tuple[str, ...] = (),
        length: int = 40,
        at_once: bool = True,
        fewest_chips: bool = False,
    ) -> None:
        self.app = app
        self.clock = StandingClock()
        self.keeper = HeldKeeper(at_once=at_once)
        self.finished: list[Run] = []
        self.page = RunPage(look, CardArt(look), house(), self.keeper, self.clock)
        self.page.finished.connect(self.finished.append)
        self.page.resize(850, 530)
        self.page.show()
        self.page.retranslate_ui()
        aimed = tuple(Skill.parse(text) for text in skills)
        plan = Plan(drill_of(drill_id), shipped(ruleset), mode, Level.SECOND, TARGET_MS, aimed, length, fewest_chips)
        self.run = Run(plan, random.Random(5), lambda: uuid.uuid4().hex, self.clock.utc_now)
        self.page.begin(self.run)
        self.settle()

    def settle(self) -> None:
        """Let everything that is due be painted and told."""
        for _ in range(6):
            self.app.processEvents()

    def close(self) -> None:
        self.page.hide()
        self.page.deleteLater()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def wait(self, passed_ms: int) -> None:
        """The clock moves on; a timer that was due says so."""
        self.clock.ms += passed_ms
        self.page._woken()
        self.settle()

    def press(self, key: Qt.Key, after_ms: int = 1000) -> None:
        """A key, so long after what was last."""
        self.clock.ms += after_ms
        QTest.keyClick(self.page, key)
        self.settle()

    def stamp(self, key: Qt.Key, waited_ms: int) -> None:
        """A key with the window system's stamp, which was pressed so long before it arrives now."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(5_000_000 + self.clock.ms - waited_ms)
        QApplication.sendEvent(self.page, event)
        self.settle()

    def hold(self, key: Qt.Key) -> None:
        """A key that is held down and repeats."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(self.page, event)
        self.settle()

    def key_of(self, token: str) -> Qt.Key:
        """The key that says a token to what is asked now."""
        question = self.run.turn.asks[min(len(self.run.given), len(self.run.turn.asks) - 1)]
        return bindings(question.choices)[token].key

    def say(self, token: str, after_ms: int = 1000) -> None:
        """The key of a token."""
        self.press(self.key_of(token), after_ms)

    def say_move(self, token: str) -> None:
        """The key of what the croupier's hand does with a stake."""
        self.press(bindings((token,))[token].key)

    def right(self) -> str:
        """What would be right as the next part."""
        return self.run.turn.expected[len(self.run.given)]

    def wrong(self) -> str:
        """What would be wrong as the next part."""
        place, expected = len(self.run.given), self.run.turn.expected
        right = expected[place] if place < len(expected) else None
        return next(token for token in self.run.turn.asks[place].choices if token != right)

    def state(self) -> State:
        """The run's, asked anew."""
        return self.run.state


def until(app: QApplication, reached: Callable[[], bool]) -> None:
    """Let the program run until something is so; a run that never gets there is ended by the test run itself."""
    while not reached():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
