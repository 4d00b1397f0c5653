"""Runs: the page of a run, the lesson read in it, and the summary after it; and what starts another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from croupier_trainer.ui.look import Look

if TYPE_CHECKING:
    from croupier_trainer.drills.drill import Skill
    from croupier_trainer.training.answer import Mode
    from croupier_trainer.training.run import Plan, Run
    from croupier_trainer.training.settings import Settings
    from croupier_trainer.ui.cards import CardArt
    from croupier_trainer.ui.pages.run import RunPage
    from croupier_trainer.ui.pages.summary import SummaryPage
    from croupier_trainer.ui.services import Services


def plan_of(
    services: Services,
    settings: Settings,
    drill_id: str,
    skills: Sequence[Skill],
    mode: Mode,
    length: int | None,
) -> Plan:
    """What is run of a drill under these settings; without `skills` all that it has, without `length` a whole run."""
    from croupier_trainer.drills.drill import Level
    from croupier_trainer.training.run import Plan

    drill = next(drill for drill in services.drills if drill.id == drill_id)
    ruleset = services.rulesets[settings.ruleset]
    known = set(drill.skills(ruleset))
    return Plan(
        drill,
        ruleset,
        mode,
        Level(settings.level),
        max(1, services.targets_ms[drill_id] * settings.target_percent // 100),
        # Another ruleset may have been chosen since they were aimed at.
        tuple(skill for skill in skills if skill in known),
        length or 0,
        settings.fewest_chips,
    )


class RunRoom(QObject):
    """Takes the whole window while a run is on. Its pages are made with the first run."""

    began = Signal()
    over = Signal(object)
    """A run, which is over, and all its answers were handed over to be kept; its summary, or `left`, follows."""
    left = Signal()
    """Back to where the run was started: the summary was read, or there is nothing to sum up."""
    lesson_wanted = Signal(object)
    """The plan of the run whose lesson is to be read; its clock does not stand still for it."""
    not_kept = Signal()
    """See `RunPage.not_kept`."""

    def __init__(self, look: Look, pages: QStackedWidget) -> None:
        """Runs are shown among `pages`."""
        super().__init__(pages)
        self._look, self._pages = look, pages
        self._services: Services | None = None
        self._plan: Plan | None = None
        self._art: CardArt | None = None
        self._page: RunPage | None = None
        self._summary: SummaryPage | None = None
        self.is_on = False
        """Whether a run is on."""

    def begin(self, services: Services, plan: Plan) -> None:
        """Start a run."""
        self._services = services
        self._start(plan)

    def go_back(self) -> None:
        """From the lesson into the run that is on."""
        assert self._page is not None
        self._pages.setCurrentWidget(self._page)

    def set_unsaved(self, unsaved: int) -> None:
        """So many answers wait to be saved: the summary says it."""
        if self._summary is not None:
            self._summary.set_unsaved(unsaved)

    def _start(self, plan: Plan) -> None:
        from croupier_trainer.training.run import Run

        services = self._services
        assert services is not None
        self._plan = plan
        page = self._run_page(services)
        self.is_on = True
        self.began.emit()
        self._pages.setCurrentWidget(page)
        page.begin(Run(plan, services.chance, services.new_id, services.clock.utc_now))

    def _finished(self, run: Run) -> None:
        """Its summary if anything was answered, else back to where it was started."""
        services = self._services
        assert services is not None
        self.is_on = False
        self.over.emit(run)
        if not run.answers:
            self.left.emit()
            return
        page = self._summary_page(services)
        self._pages.setCurrentWidget(page)
        page.show_result(run.plan, run.answers, services.keeper.waiting)

    def _run_page(self, services: Services) -> RunPage:
        if self._page is None:
            from croupier_trainer.ui.pages.run import RunPage

            self._page = RunPage(self._look, self._card_art(), services.standard, services.keeper, services.clock)
            self._page.finished.connect(self._finished)
            self._page.lesson_wanted.connect(lambda: self.lesson_wanted.emit(self._plan))
            self._page.not_kept.connect(self.not_kept)
            self._pages.addWidget(self._page)
        return self._page

    def _summary_page(self, services: Services) -> SummaryPage:
        if self._summary is None:
            from croupier_trainer.ui.pages.summary import SummaryPage

            self._summary = SummaryPage(self._look, self._card_art(), services.standard)
            self._summary.again.connect(self._start)
            self._summary.only_these.connect(self._start)
            self._summary.retry_wanted.connect(services.keeper.retry)
            self._summary.done.connect(self.left)
            self._pages.addWidget(self._summary)
        return self._summary

    def _card_art(self) -> CardArt:
        if self._art is None:
            from croupier_trainer.ui.cards import CardArt

            self._art = CardArt(self._look)
        return self._art
