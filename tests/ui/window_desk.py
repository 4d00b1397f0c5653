"""The main window on a desk: a history in memory, a store that remembers what it was asked to keep, real key events."""

from __future__ import annotations

import random
import uuid
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from croupier_trainer.app import answering
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Part, Skill
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.answer import Answer
from croupier_trainer.training.ports import DrillTotal, SkillRecord, StorageProblem
from croupier_trainer.training.settings import DEFAULTS, Settings
from croupier_trainer.training.today import DrillFigures, Figures
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.main_window import MainWindow
from croupier_trainer.ui.pages.run import RunPage
from croupier_trainer.ui.services import Services
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.words import PageTitle
from tests.rules.shipped import shipped
from tests.training.table import records
from tests.ui.run_desk import HeldKeeper, StandingClock, house

T = TypeVar("T", bound=QObject)
Failed = Callable[[StorageProblem], None]
RULESETS = ("chemin-de-fer", "punto-banco", "koenigsspiel", "mini-baccarat")
STANDARD = msgspec.structs.replace(
    house(),
    names={"de": "Unser Maß", "en": "Our measure", "fr": "Notre mesure"},
    note={"de": "Von uns.", "en": "Ours.", "fr": "De nous."},
)
UNKNOWN = Figures("chemin-de-fer", "chemin-de-fer", tuple(DrillFigures(drill.id) for drill in DRILLS))


class MemoryHistory:
    """Answers its questions at once, from what the keeper saved and what it was given."""

    def __init__(self, keeper: HeldKeeper, answers: list[Answer]) -> None:
        self._keeper, self._before = keeper, answers
        self.problem: StorageProblem | None = None
        self.reads = 0

    @property
    def answers(self) -> list[Answer]:
        return [*self._before, *self._keeper.saved]

    def answers_since(self, moment_utc: str, done: Callable[[tuple[Answer, ...]], None], failed: Failed) -> None:
        if self.problem is not None:
            failed(self.problem)
        else:
            self.reads += 1
            done(tuple(answer for answer in self.answers if answer.answered_at_utc >= moment_utc))

    def latest_by_skill(self, limit: int, done: Callable[[Mapping[str, SkillRecord]], None], failed: Failed) -> None:
        done(records(self.answers, limit))

    def drill_totals(self, done: Callable[[Mapping[str, DrillTotal]], None], failed: Failed) -> None:
        found: dict[str, DrillTotal] = {}
        for answer in self.answers:
            before = found.get(answer.drill, DrillTotal(answer.drill, 0, 0, ""))
            found[answer.drill] = DrillTotal(
                answer.drill, before.answers + 1, before.mistakes + answer.mistake, answer.answered_at_utc
            )
        done(found)

    def ruleset(self, fingerprint: str, done: Callable[[Ruleset | None], None], failed: Failed) -> None:
        done(None)


class MemoryStore:
    """Remembers what it was asked to keep."""

    def __init__(self) -> None:
        self.settings: list[Settings] = []
        self.figures: list[Figures] = []
        self.window: tuple[int, int, bool] | None = None
        self.restored: list[str] = []
        self.problem: StorageProblem | None = None

    def save_settings(self, settings: Settings) -> StorageProblem | None:
        self.settings.append(settings)
        return self.problem

    def save_figures(self, figures: Figures) -> None:
        self.figures.append(figures)

    def save_window(self, width: int, height: int, maximized: bool) -> None:
        self.window = (width, height, maximized)

    def restore(self, backup: str, done: Callable[[int], None], failed: Failed) -> None:
        self.restored.append(backup)
        done(12)


class Desk:
    """The window and all that stands behind it; nothing is loaded before `equip`."""

    def __init__(self, look: Look, resources: Path, settings: Settings, answers: list[Answer] | None = None) -> None:
        self.clock = StandingClock()
        self.keeper = HeldKeeper(at_once=True)
        self.history = MemoryHistory(self.keeper, answers or [])
        self.store = MemoryStore()
        self.settings = settings
        self.translators = Translators(resources / "i18n")
        self.window = MainWindow(look, self.translators, settings, UNKNOWN, "/home/anna/data")
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        self.settle()

    def equip(self) -> Desk:
        rulesets = {name: shipped(name) for name in RULESETS}
        self.window.equip(
            Services(
                self.clock,
                random.Random(5),
                lambda: uuid.uuid4().hex,
                DRILLS,
                rulesets,
                STANDARD,
                self.keeper,
                self.history,
                self.store,
            )
        )
        self.settle()
        return self

    def settle(self) -> None:
        for _ in range(3):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()

    def child(self, name: str, kind: type[T]) -> T:
        found = self.window.findChild(kind, name)
        assert found is not None, f"there is no {name}"
        return found

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, wherever the focus is."""
        focused: QWidget | None = self.window.focusWidget()
        QTest.keyClick(self.window if focused is None else focused, key, modifier)
        self.settle()

    def window_skills(self, drill_id: str) -> tuple[Skill, ...]:
        """All skills of a drill under the default ruleset."""
        drill = next(drill for drill in DRILLS if drill.id == drill_id)
        return drill.skills(shipped(DEFAULTS.ruleset))

    def titles(self) -> list[PageTitle]:
        """The titles of all pages that were opened."""
        return self.window.findChildren(PageTitle)

    @property
    def page(self) -> str:
        return self.window.page.objectName()

    @property
    def run_page(self) -> RunPage:
        page = self.window.findChild(RunPage)
        assert page is not None
        return page

    def answer(self, *, right: bool = True) -> None:
        """Answer the task that is asked, by keys."""
        run = self.run_page.run
        assert run is not None
        self.clock.ms += 700
        for place, expected in enumerate(run.turn.expected):
            question = run.turn.asks[place]
            wrong = not right and place == len(run.turn.expected) - 1
            if question.is_amount or question.part is Part.PLACE:
                answering.say_part(self.run_page, question, expected, wrong=wrong)
            else:
                other = next(choice for choice in question.choices if choice != expected)
                self.press(bindings(question.choices)[other if wrong else expected].key)
        if run.turn.confirmed(run.turn.expected):
            self.press(Qt.Key.Key_Return)
        self.clock.ms += 100
        self.press(Qt.Key.Key_Space)

    def answer_all(self) -> None:
        while self.run_page.run is not None:
            self.answer()

    def change(self, **values: object) -> None:
        """Other settings than the default ones."""
        self.window.set_settings(msgspec.structs.replace(DEFAULTS, animation=False, **values))
        self.settle()
