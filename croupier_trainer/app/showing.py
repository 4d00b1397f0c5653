"""Shows every page and state of the window, one after the other, on a made-up history: for self-check and pictures."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from croupier_trainer.app import answering
from croupier_trainer.app.library import load_library
from croupier_trainer.app.seeding import NOW, keep_answers, seeded_answers
from croupier_trainer.app.standards import load_standard
from croupier_trainer.app.window import Circumstances, Program
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Skill
from croupier_trainer.rules.chips import fewest
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.statistics.first_page import Read
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.run import Run, State
from croupier_trainer.training.settings import DEFAULTS, Language, Theme
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.pages.drills import DrillsPage
from croupier_trainer.ui.pages.run import TICK_MS, RunPage
from croupier_trainer.ui.skill_map import SkillMap

T = TypeVar("T", bound=QWidget)

ANSWERS: Final = 700
"""In the made-up history."""
FOLDER: Final = "/home/anna/.local/share/croupier-trainer"
PATIENCE_S: Final = 20.0
"""How long anything may take that happens on another thread."""


_IGNORED: Final = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
"""A label with this takes what width there is, and shows the whole text when pointed at."""


class ShowingError(Exception):
    """Something that must happen did not."""


class MadeUpClock:
    """A `Clock` that stands still until it is moved on."""

    def __init__(self) -> None:
        """At the end of the made-up history."""
        self._now_ms = 1_000_000

    def now_ms(self) -> int:
        """See `Clock.now_ms`."""
        return self._now_ms

    def utc_now(self) -> datetime.datetime:
        """See `Clock.utc_now`."""
        return NOW

    def move_on(self, ms: int) -> None:
        """Let time pass."""
        self._now_ms += ms


class _Forgetful:
    """An `AnswerKeeper` that keeps nothing and says that it did."""

    waiting = 0

    def __init__(self, post: Callable[[Callable[[], None]], None]) -> None:
        self._post = post

    def keep(self, _answer: Answer, _ruleset: Ruleset, done: Callable[[StorageProblem | None], None]) -> None:
        """See `AnswerKeeper.keep`."""
        self._post(lambda: done(None))

    def retry(self) -> None:
        """Nothing waits."""

    def secure(self) -> int:
        """Likewise."""
        return 0


class Showing:
    """The real window on a data folder of its own, driven by real key events."""

    def __init__(self, folder: Path, *, keeps: bool) -> None:
        """Make up the history; needs a QApplication. `folder` is empty, or not there yet.

        Unless it `keeps` them, answers are forgotten: then no page depends on what was shown before it.
        """
        self._keeps = keeps
        self.clock = MadeUpClock()
        self._chance = Random(1)
        self._ids = 0
        data = DataFolder(folder)
        self._seed(data)
        self._program = Program(data, lambda _what: None, Circumstances(self.clock, self._chance, self._new_id))
        self.window = self._program.window
        # What the settings page says; the folder that is really used has another name each time.
        self.window.data_folder = FOLDER
        self._settings = msgspec.structs.replace(DEFAULTS, animation=False)
        self._played = DEFAULTS.ruleset
        self._fresh = 0
        self.window.figures_fresh.connect(self._count_fresh)

    def start(self) -> None:
        """Show the window, and wait until it has read the history."""
        self.window.set_settings(self._settings)
        self._program.show()
        self.wait(lambda: self._fresh > 0, "figures")
        services = self._program.services
        if not self._keeps and services is not None:
            self.window.equip(msgspec.structs.replace(services, keeper=_Forgetful(self._program.bridge.post)))

    def close(self) -> None:
        """Close window and history."""
        self.window.close()
        self._program.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def dress(self, language: str, theme: str, size: str) -> None:
        """Another language, theme (`dark`, `light`) and size (`WxH`), as the settings page does it."""
        self._settings = msgspec.structs.replace(
            DEFAULTS, language=Language(language), theme=Theme(theme), animation=False, level=2
        )
        self.window.set_settings(self._settings)
        width, height = map(int, size.split("x"))
        self.window.resize(width, height)
        self.settle()

    def pages(self, wanted: Callable[[str], bool] = lambda _page: True) -> Iterator[str]:
        """Every page and state that is wanted; each is shown when its name comes."""
        for name, show in self._pages().items():
            if wanted(name):
                self._chance.seed(20261130)
                show()
                self.settle()
                yield name
                self._leave_run()
        self._play_by(DEFAULTS.ruleset)

    @property
    def drills(self) -> tuple[str, ...]:
        """All drills."""
        return tuple(drill.id for drill in DRILLS)

    def whole_run(self, drill: str) -> None:
        """A short run from the start to its summary, all answers right but the first."""
        self._chance.seed(20261130)
        self._answer_run(drill, 3, lambda number: number > 0)
        self.window.open_room("today")
        self.settle()

    def is_blank(self) -> bool:
        """Whether the window shows one colour only."""
        image = self.window.grab().toImage().scaled(64, 64)
        return len({image.pixel(x, y) for x in range(64) for y in range(64)}) < 2

    def cut_words(self) -> list[str]:
        """What is written on a control or a label that is too narrow for it."""
        cut = []
        for widget in self.window.page.findChildren(QWidget):
            if not widget.isVisible() or not isinstance(widget, QAbstractButton | QLabel):
                continue
            if isinstance(widget, QLabel) and (widget.wordWrap() or widget.sizePolicy() == _IGNORED):
                continue
            if widget.text() and widget.width() < widget.sizeHint().width():
                cut.append(f"{widget.text()!r} needs {widget.sizeHint().width()} px and has {widget.width()}")
        return cut

    def wait(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something that another thread has its part in. Raises ShowingError."""
        end = time.monotonic() + PATIENCE_S
        while not happened():
            if time.monotonic() > end:
                raise ShowingError(f"waited in vain for {what}")
            QCoreApplication.processEvents()
            # The other thread must have its turn.
            time.sleep(0.001)

    def settle(self) -> None:
        """Let the window lay itself out and paint."""
        for _ in range(4):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()

    # --- the states ---------------------------------------------------------------------------------------------------

    def _pages(self) -> dict[str, Callable[[], object]]:
        return {
            "today-first-day": self._first_day,
            "today": self._today,
            "today-notice": self._notice,
            "drills": lambda: self._drills("points"),
            "drills-aimed": self._aimed,
            "settings": lambda: self.window.open_room("settings"),
            "lesson": lambda: self.window.open_lesson("bank-draw"),
            "run-points": lambda: self._ask("points", "3:carry-1"),
            "run-natural": lambda: self._ask("natural", "ponte-eight"),
            "run-ponte-draw": lambda: self._ask("ponte-draw", "5:bound:choice"),
            "run-winner": self._half_answered,
            "run-learn": lambda: self._ask("bank-draw", "5/4:choice", mode=Mode.LEARN),
            "run-late": self._late,
            "run-right": lambda: self._answer("bank-draw", "6/6:draw", right=True),
            "run-wrong": lambda: self._answer("bank-draw", "5/4:choice", right=False),
            "run-slow": lambda: self._answer("ponte-draw", "5:bound:choice", right=True, after_ms=2_400),
            "run-sprint": lambda: self._answer("points", "3:carry-2", right=False, mode=Mode.SPRINT),
            "run-leaving": self._leaving,
            "run-sabot": lambda: self._ask("sabot", "natural:ponte"),
            "run-sabot-arret": lambda: self._ask_last("sabot", "end:arret:last"),
            "run-payout": lambda: self._ask("payout", "order:main", ruleset="mini-baccarat"),
            "run-payout-typed": self._half_paid,
            "run-payout-wrong": lambda: self._answer_skill("mini-baccarat", "payout", "pay:tie:8/1", right=False),
            "run-payout-right": lambda: self._answer_skill("punto-2000", "payout", "pay:banker:1/2", right=True),
            "run-payout-chips": self._built,
            "run-payout-order": self._out_of_order,
            "run-collect": lambda: self._ask("payout", "collect", ruleset="punto-banco"),
            "run-payout-bank": lambda: self._ask("payout", "pay:stake:1/1"),
            "run-payout-learn": lambda: self._ask("payout", "take:stake", mode=Mode.LEARN),
            "run-bank-sum": lambda: self._ask("bank-sum", "levy:win"),
            "run-bank-sum-wrong": lambda: self._answer_skill("chemin-de-fer", "bank-sum", "bank:win:part", right=False),
            "run-bank-sum-next": lambda: self._ask_last("bank-sum", "next:lose"),
            "run-bank-sum-row": lambda: self._ask("bank-sum", "row:three"),
            "run-hint": self._hinted,
            "summary": self._summary,
            "summary-money": self._summary_money,
        }

    def _first_day(self) -> None:
        self._today()
        self.window.show_read(Read())

    def _today(self) -> None:
        self.window.open_room("today")
        self._read_anew()

    def _notice(self) -> None:
        self.window.open_room("today")
        self.window.notify(StorageProblem(Trouble.DISK_FULL, FOLDER, ""))

    def _drills(self, drill: str) -> None:
        self.window.open_room("drills")
        page = self._child(DrillsPage)
        page.choose(drill)
        page.first_control().setFocus(Qt.FocusReason.TabFocusReason)

    def _aimed(self) -> None:
        self._drills("bank-draw")
        squares = self._child(SkillMap)
        squares.set_aim(set())
        squares.setFocus(Qt.FocusReason.TabFocusReason)
        for key in (Qt.Key.Key_Down,) * 5 + (Qt.Key.Key_Return,) + (Qt.Key.Key_Right, Qt.Key.Key_Return) * 4:
            self._press(squares, key)

    def _ask(self, drill: str, key: str, mode: Mode = Mode.PRACTISE, ruleset: str = DEFAULTS.ruleset) -> Run:
        self._play_by(ruleset)
        self.window.start_run(drill, (Skill(drill, key),), mode)
        self.settle()
        run = self._child(RunPage).run
        assert run is not None
        self.wait(lambda: run.state is State.ASKING, "a question")
        self.clock.move_on(900)
        return run

    def _ask_last(self, drill: str, key: str) -> Run:
        """Up to the last turn of a task, all before it answered rightly."""
        run = self._ask(drill, key)
        while run.place < len(run.task.turns) - 1:
            self._on(run)
        return run

    def _ask_skill(self, ruleset: str, drill: str, key: str) -> Run:
        """Up to the turn that trains a skill."""
        run = self._ask(drill, key, ruleset=ruleset)
        while Skill(drill, key) not in run.turn.skills:
            self._on(run)
        return run

    def _answer_skill(self, ruleset: str, drill: str, key: str, *, right: bool) -> None:
        run = self._ask_skill(ruleset, drill, key)
        self.say(run, right=right)
        self.wait(lambda: run.state is State.VERDICT, "a verdict")

    def _on(self, run: Run) -> None:
        """A right answer, and on to the next turn."""
        self.say(run, right=True)
        self.wait(lambda: run.state is State.VERDICT, "a verdict")
        self.settle()
        self.clock.move_on(400)
        self._press(self._child(RunPage), Qt.Key.Key_Space)
        self.wait(lambda: run.state is State.ASKING, "a question")
        self.clock.move_on(900)

    def _half_paid(self) -> None:
        run = self._ask_skill("mini-baccarat", "payout", "commission:1/20:25:up")
        self._say_parts(run, len(run.turn.expected))

    def _built(self) -> None:
        run = self._ask_skill("punto-banco", "payout", "pay:player:1/1")
        self._say_parts(run, len(run.turn.expected) - 1)
        rack = self._child(RunPage).money.column
        for piece in fewest(int(run.turn.expected[-1])) or ():
            chip = rack.findChild(QAbstractButton, f"rack-{piece.cents}")
            if chip is None:
                raise ShowingError(f"there is no chip of {piece.cents} cents")
            chip.click()
        self.settle()

    def _out_of_order(self) -> None:
        """Paid before all losers are taken."""
        run = self._ask_skill("punto-banco", "payout", "order:losers")
        page, asks = self._child(RunPage), run.turn.asks
        answering.point_at(page, next(token for token in asks[0].choices if token != run.turn.expected[0]))
        self._press(page, bindings(asks[1].choices)["take"].key)
        self.wait(lambda: run.state is State.VERDICT, "a verdict")

    def _hinted(self) -> None:
        self._ask("bank-sum", "levy:win")
        answering.type_amount(self._child(RunPage), 12_34)
        self._press(self._child(RunPage), Qt.Key.Key_Minus, "-")

    def _summary_money(self) -> None:
        """One task of the bank's money, every other answer wrong."""
        self._answer_run("bank-sum", 2, lambda number: number % 2 == 1)

    def _answer(self, drill: str, key: str, *, right: bool, mode: Mode = Mode.PRACTISE, after_ms: int = 0) -> None:
        run = self._ask(drill, key, mode)
        self.clock.move_on(after_ms)
        self.say(run, right=right)
        self.wait(lambda: run.state is State.VERDICT, "a verdict")

    def _half_answered(self) -> None:
        run = self._ask("winner", "banker:few:5-cards")
        self._say_parts(run, 1)

    def _late(self) -> None:
        run = self._ask("points", "3:carry-1")
        self.clock.move_on(run.plan.target_ms)
        # The page looks at its clock by a timer of the machine.
        seen = time.monotonic() + 2 * TICK_MS / 1000
        self.wait(lambda: time.monotonic() > seen, "the time bar")

    def _leaving(self) -> None:
        self._ask("points", "2:carry-1")
        self._press(self._child(RunPage), Qt.Key.Key_Escape)

    def _summary(self) -> None:
        """A run of a few tasks, every other answer wrong, the last one slow."""
        self._answer_run("bank-draw", 4, lambda number: number % 2 == 1, slow=lambda number: number == 3)

    def _answer_run(
        self,
        drill: str,
        length: int,
        right: Callable[[int], bool],
        slow: Callable[[int], bool] = lambda _number: False,
    ) -> None:
        """A run up to its summary; `right` and `slow` say which answers are, by number from 0."""
        self._play_by(DEFAULTS.ruleset)
        self.window.start_run(drill, (), Mode.PRACTISE, length)
        self.settle()
        page = self._child(RunPage)
        while (run := page.run) is not None:
            self.wait(lambda run=run: run.state is State.ASKING, "a question")  # type: ignore[misc]
            self.clock.move_on(900 + (run.plan.target_ms if slow(len(run.answers)) else 0))
            self.say(run, right=right(len(run.answers)))
            self.wait(lambda run=run: run.state is State.VERDICT, "a verdict")  # type: ignore[misc]
            self.settle()
            self.clock.move_on(400)
            self._press(page, Qt.Key.Key_Space)

    def say(self, run: Run, *, right: bool) -> None:
        """Answer a turn; a wrong answer is wrong in its last part."""
        answering.say(self._child(RunPage), run.turn, right=right)
        self.settle()

    def _say_parts(self, run: Run, number: int) -> None:
        """The first parts of a right answer."""
        for question, expected in zip(run.turn.asks[:number], run.turn.expected[:number], strict=True):
            answering.say_part(self._child(RunPage), question, expected)
        self.settle()

    def _leave_run(self) -> None:
        """Back to a page with a rail, and no notice left."""
        page = self.window.page
        if isinstance(page, RunPage):
            while page.run is not None:
                self._press(page, Qt.Key.Key_Escape)
        self.window.forget_notices()
        self.window.open_room("today")

    def _play_by(self, ruleset: str) -> None:
        """Another ruleset, which takes a while: states under one stand together in the list."""
        if ruleset != self._played:
            self._played = ruleset
            self.window.set_settings(msgspec.structs.replace(self._settings, ruleset=ruleset))

    # --- how ----------------------------------------------------------------------------------------------------------

    def _press(self, widget: QWidget, key: Qt.Key, text: str = "") -> None:
        answering.press(widget, key, text)
        self.settle()

    def _child(self, kind: type[T]) -> T:
        found = self.window.findChild(kind)
        if found is None:
            raise ShowingError(f"there is no {kind.__name__}")
        return found

    def _read_anew(self) -> None:
        before = self._fresh
        self.window.refresh()
        self.wait(lambda: self._fresh > before, "figures")

    def _count_fresh(self) -> None:
        self._fresh += 1

    def _new_id(self) -> str:
        self._ids += 1
        return f"{self._ids:032x}"

    def _seed(self, data: DataFolder) -> None:
        ruleset = load_library(data).shelf.rulesets[DEFAULTS.ruleset]
        targets_ms = load_standard(data).standard.targets_ms
        keep_answers(data, ruleset, seeded_answers(ruleset, targets_ms, ANSWERS))
