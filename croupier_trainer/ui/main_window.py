"""The window: rail, notice line and pages; what leads where. A page is made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from croupier_trainer.training.answer import Mode
from croupier_trainer.training.settings import DEFAULTS, Settings, Stored, changed
from croupier_trainer.training.today import Figures
from croupier_trainer.ui.focus import FocusRing
from croupier_trainer.ui.look import Look
from croupier_trainer.ui.notice_desk import NoticeDesk
from croupier_trainer.ui.pages.today import TodayPage
from croupier_trainer.ui.rail import WIDE_FROM_PX, Rail, Room
from croupier_trainer.ui.run_room import RunRoom, plan_of
from croupier_trainer.ui.translating import Translators

if TYPE_CHECKING:
    from PySide6.QtGui import QShortcut

    from croupier_trainer.drills.drill import Skill
    from croupier_trainer.rules.ruleset import Ruleset
    from croupier_trainer.statistics.first_page import FirstPage, Read
    from croupier_trainer.training.run import Plan, Run
    from croupier_trainer.ui.history_reader import HistoryReader
    from croupier_trainer.ui.leaving import LeavingDialog
    from croupier_trainer.ui.notices import Subject
    from croupier_trainer.ui.pages.drills import DrillsPage
    from croupier_trainer.ui.pages.lesson import LessonPage
    from croupier_trainer.ui.pages.settings import SettingsPage
    from croupier_trainer.ui.services import Services

LEAST_SIZE: Final = QSize(850, 530)
FIRST_SIZE: Final = QSize(1280, 800)
RETRY_MS: Final = 5_000
"""How often what waits to be saved is tried again."""

ROOMS: Final = (Room("today", "today"), Room("drills", "drills"), Room("settings", "settings"))


class MainWindow(QWidget):
    """Painted with the figures of last time; works with `services` as soon as `equip` has brought them."""

    figures_fresh = Signal()
    """The first page shows what the history says now."""
    history_read = Signal()
    """So does every other page."""

    def __init__(
        self, look: Look, translators: Translators, settings: Settings, figures: Figures, data_folder: str
    ) -> None:
        """The first page, ready to be painted; what is pressed before `equip` is remembered and done then."""
        super().__init__()
        self.setObjectName("main-window")
        self.setMinimumSize(LEAST_SIZE)
        self._look, self._translators = look, translators
        self._settings, self.data_folder = settings, data_folder
        self._missing_ruleset = ""
        """The ruleset that was chosen and is not there, while the default stands in for it."""
        self._leaving: LeavingDialog | None = None
        self._must_close = False
        self._services: Services | None = None
        self._read: Read | None = None
        self._first_page: FirstPage | None = None
        self._reader: HistoryReader | None = None
        self._is_current = False
        """Whether the first page shows what the history said when it was last asked, and no answer waited then."""
        self._wanted: Callable[[], None] | None = None
        self._room = "today"
        self._rail = Rail(look, ROOMS, self)
        self._rail.chosen.connect(self.open_room)
        self._pages = QStackedWidget(self)
        self._today = TodayPage(look, figures)
        self._today.start.connect(self._start_offer)
        self._today.opened.connect(self.open_lesson)
        self._pages.addWidget(self._today)
        self._drills: DrillsPage | None = None
        self._settings_page: SettingsPage | None = None
        self._lesson: LessonPage | None = None
        self._lesson_drill = ""
        self._lesson_aim: tuple[Skill, ...] = ()
        self._runs = RunRoom(look, self._pages)
        self._runs.began.connect(lambda: self._set_in_run(in_run=True))
        self._runs.over.connect(self._run_over)
        self._runs.left.connect(lambda: self.open_room(self._room))
        self._runs.lesson_wanted.connect(self._read_in_run)
        self._retry = QTimer(self)
        self._retry.setObjectName("retry")
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)
        self._runs.not_kept.connect(self._retry.start)
        self._beside = QVBoxLayout()
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(0)
        self._beside.addWidget(self._pages, 1)
        self._notices = NoticeDesk(look, self._beside, self, self._answered)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._rail)
        row.addLayout(self._beside, 1)
        self._shortcuts: list[QShortcut] = []
        self._ring = FocusRing(look, self)
        self._rail.set_open(self._room)
        self.retranslate_ui()
        self._today.first_control().setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what the program says to the window --------------------------------------------------------------------------

    def equip(self, services: Services) -> None:
        """Bring all that a run needs. What was pressed before is done now."""
        self._services = services
        # Not before the first paint, which it would put off by 2 ms.
        self.setWindowTitle("Croupier Trainer")
        self._make_shortcuts()
        if self._settings.ruleset not in services.rulesets:
            from croupier_trainer.ui.notices import MissingRuleset

            # The file keeps what was chosen: the ruleset may be there again at the next start.
            self._missing_ruleset = self._settings.ruleset
            self._apply(msgspec.structs.replace(self._settings, ruleset=DEFAULTS.ruleset))
            self.notify(MissingRuleset(self._missing_ruleset))
        self._follow_ruleset()
        self.refresh()
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            wanted()

    def refresh(self) -> None:
        """Read the history anew and show what it says."""
        from croupier_trainer.ui.history_reader import HistoryReader

        services = self._services
        if services is None:
            return
        self._is_current = False
        if self._reader is not None:
            self._reader.stop()
        self._reader = HistoryReader(services.history, self.show_read, self.notify)
        self._reader.begin(services.clock.utc_now().astimezone())

    def show_read(self, read: Read) -> None:
        """Show what was read from the history."""
        from croupier_trainer.statistics.first_page import first_page

        services = self._services
        if services is None:
            return
        self._read = read
        now = services.clock.utc_now().astimezone()
        self._first_page = first_page(services.drills, self._ruleset(services), services.targets_ms, read, now)
        self._today.set_figures(self._first_page.figures)
        self._show_overview()
        services.store.save_figures(self._first_page.figures)
        self._say_fresh()
        self.history_read.emit()

    def show_figures(self, figures: Figures) -> None:
        """Show figures of the first page that are known to be what the history says now."""
        self._today.set_figures(figures)
        self._say_fresh()

    def notify(self, subject: Subject) -> None:
        """Say something in the notice line; it stays until it is answered, and is said once however often it comes."""
        self._notices.say(subject)
        if self._services is not None and self._services.keeper.waiting:
            self._retry.start()

    def set_settings(self, settings: Settings) -> None:
        """Other settings, at once and everywhere, and kept."""
        self._apply(settings)
        if self._services is not None:
            if settings.ruleset != DEFAULTS.ruleset:
                self._missing_ruleset = ""
            if self._missing_ruleset:
                settings = msgspec.structs.replace(settings, ruleset=self._missing_ruleset)
            problem = self._services.store.save_settings(settings)
            if problem is not None:
                self.notify(problem)

    def _apply(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings.language is not before.language:
            self._translators.speak(settings.language.value)
        self._look.set(settings.theme.value, settings.felt.value, settings.text_percent, not settings.animation)
        if self._settings_page is not None:
            self._settings_page.set_settings(settings)
        if self._drills is not None:
            self._drills.set_settings(settings)
        self._follow_ruleset()

    def _follow_ruleset(self) -> None:
        """Show the drills and figures of the ruleset that is chosen, and leave what it does not have."""
        services, shown = self._services, self._today.figures
        if services is None:
            return
        ruleset = self._ruleset(services)
        if (shown.ruleset, shown.family) == (ruleset.id, ruleset.family.value):
            return
        if self._read is not None:
            self.show_read(self._read)
        else:
            from croupier_trainer.statistics.first_page import unread

            self._today.set_figures(unread(services.drills, ruleset, shown))
        if self.page is self._lesson and not self._runs.is_on:
            self.open_lesson(self._lesson_drill)

    def forget_notices(self) -> None:
        """Whatever the notice line had to say is over."""
        self._notices.forget()

    @property
    def subjects(self) -> tuple[Subject, ...]:
        """What the notice line has to say, the first first."""
        return tuple(self._notices.subjects)

    @property
    def is_fresh(self) -> bool:
        """Whether the first page shows what the history says now."""
        return self._is_current and not self._runs.is_on

    @property
    def painted_part(self) -> QWidget:
        """A part of the first page that is there to be seen as soon as the page is painted."""
        return self._today.first_control()

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self._pages.currentWidget()
        assert page is not None
        return page

    # --- pages --------------------------------------------------------------------------------------------------------

    def open_room(self, room_id: str) -> None:
        """Go to a page of the rail."""
        page: TodayPage | DrillsPage | SettingsPage
        if room_id == "drills":
            page = self._drills_page()
        elif room_id == "settings":
            page = self._the_settings_page()
        else:
            page = self._today
        self._room = room_id
        self._show(page)
        page.first_control().setFocus(Qt.FocusReason.OtherFocusReason)

    def open_lesson(self, drill: str) -> None:
        """Go to the lesson of a drill; to where the user came from if the ruleset does not have it."""
        services = self._services
        if services is None:
            self._wanted = lambda: self.open_lesson(drill)
            return
        ruleset = self._ruleset(services)
        if not any(each.skills(ruleset) for each in services.drills if each.id == drill):
            self.open_room(self._room)
            return
        from croupier_trainer.drills.drill import Level

        page = self._lesson_page()
        self._lesson_drill = drill
        self._lesson_aim = ()
        if self._room == "drills" and self._drills is not None and self._drills.chosen == drill:
            self._lesson_aim = self._drills.aim
        self._show(page)
        page.show_lesson(drill, ruleset, self._settings.mode, Level(self._settings.level))

    def retranslate_ui(self) -> None:
        """All words of the frame in the present language; pages follow by themselves."""
        words = {
            "today": QCoreApplication.translate("rail", "Today"),
            "drills": QCoreApplication.translate("rail", "Drills"),
            "settings": QCoreApplication.translate("rail", "Settings"),
        }
        for number, room in enumerate(ROOMS):
            keys = ""
            if self._shortcuts:
                from PySide6.QtGui import QKeySequence

                keys = self._shortcuts[number].key().toString(QKeySequence.SequenceFormat.NativeText)
            self._rail.set_words(room.id, words[room.id], keys)
        self._notices.show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words in the rail where there is room for them."""
        super().resizeEvent(event)
        self._rail.set_wide(self.width() >= WIDE_FROM_PX)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size; stay and ask if answers would be lost."""
        if self._services is not None:
            keeper = self._services.keeper
            # Whoever chose to leave while he was asked, leaves.
            is_asked = self._leaving is not None and self._leaving.is_left
            if not (is_asked or self._must_close) and keeper.waiting and (unsaved := keeper.secure()):
                event.ignore()
                self._ask_to_stay(unsaved)
                return
            size = self.normalGeometry().size() if self.isMaximized() else self.size()
            self._services.store.save_window(size.width(), size.height(), self.isMaximized())
        super().closeEvent(event)

    def close_unasked(self) -> None:
        """Close, whatever waits to be saved: nobody may be there to answer."""
        self._must_close = True
        self.close()

    def _ask_to_stay(self, unsaved: int) -> None:
        from croupier_trainer.ui.leaving import LeavingDialog

        if self._leaving is None:
            self._leaving = LeavingDialog(self._look, self)
            self._leaving.again.connect(self.close)
        self._leaving.ask(unsaved)

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._rail.set_open(self._room)

    def _make_shortcuts(self) -> None:
        """Ctrl and a figure for each room; made after the first paint, which they would put off."""
        if self._shortcuts:
            return
        from PySide6.QtGui import QKeySequence, QShortcut

        for number, room in enumerate(ROOMS, 1):
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            shortcut.activated.connect(lambda room_id=room.id: self.open_room(room_id))
            self._shortcuts.append(shortcut)
        leave = QShortcut(QKeySequence(QKeySequence.StandardKey.Quit), self)
        leave.setObjectName("quit")
        leave.activated.connect(self.close)
        self.retranslate_ui()

    def _say_fresh(self) -> None:
        # What waits comes into the history later, and then the figures are old.
        waiting = 0 if self._services is None else self._services.keeper.waiting
        self._is_current = not waiting
        self.figures_fresh.emit()

    def _drills_page(self) -> DrillsPage:
        if self._drills is None:
            from croupier_trainer.ui.pages.drills import DrillsPage

            self._drills = DrillsPage(self._look, self._settings)
            self._drills.changed.connect(self._change)
            self._drills.start.connect(self._start_drill)
            self._drills.lesson.connect(self.open_lesson)
            self._drills.leave.connect(lambda: self.open_room("today"))
            self._pages.addWidget(self._drills)
            self._show_overview()
        return self._drills

    def _the_settings_page(self) -> SettingsPage:
        if self._settings_page is None:
            from croupier_trainer.ui.pages.settings import SettingsPage

            self._settings_page = SettingsPage(self._look, self._settings, self.data_folder)
            self._settings_page.changed.connect(self._change)
            self._settings_page.folder_not_opened.connect(self._say_folder_not_opened)
            self._settings_page.leave.connect(lambda: self.open_room("today"))
            self._pages.addWidget(self._settings_page)
            self._show_overview()
        return self._settings_page

    def _lesson_page(self) -> LessonPage:
        if self._lesson is None:
            from croupier_trainer.ui.pages.lesson import LessonPage

            self._lesson = LessonPage(self._look)
            self._lesson.back.connect(self._back_from_lesson)
            self._lesson.started.connect(self._start_from_lesson)
            self._lesson.mode_chosen.connect(lambda mode: self._change("mode", mode.value))
            self._lesson.level_chosen.connect(lambda level: self._change("level", int(level)))
            self._pages.addWidget(self._lesson)
        return self._lesson

    # --- figures ------------------------------------------------------------------------------------------------------

    def _show_overview(self) -> None:
        services, first_page = self._services, self._first_page
        if services is None:
            return
        from croupier_trainer.ui import texts

        if self._settings_page is not None:
            names = [(ruleset.id, texts.ruleset_name(ruleset)) for ruleset in services.rulesets.values()]
            self._settings_page.set_rulesets(names)
            self._settings_page.set_standard(services.standard)
        if self._drills is not None and first_page is not None:
            from croupier_trainer.ui.pages.drills import DrillOverview

            self._drills.set_overview(
                services.rulesets,
                [
                    DrillOverview(figures, services.targets_ms[figures.drill], first_page.standings[figures.drill])
                    for figures in first_page.figures.drills
                ],
            )

    def _ruleset(self, services: Services) -> Ruleset:
        return services.rulesets[self._settings.ruleset]

    def _change(self, key: str, stored: Stored) -> None:
        if key == "ruleset":
            self._missing_ruleset = ""
        self.set_settings(changed(self._settings, key, stored))

    # --- runs ---------------------------------------------------------------------------------------------------------

    def _start_offer(self) -> None:
        """The run that the first page offers; without a clock or with one, but never a sprint, which has no length."""
        if self._services is None:
            self._wanted = self._start_offer
            return
        from croupier_trainer.drills.drill import Skill

        offer = self._today.figures.offer
        if offer is None:
            return
        mode = Mode.PRACTISE if self._settings.mode is Mode.SPRINT else self._settings.mode
        self.start_run(offer.drill, tuple(Skill.parse(skill) for skill in offer.skills), mode)

    def _start_drill(self, drill: str, aim: tuple[Skill, ...]) -> None:
        self.start_run(drill, aim, self._settings.mode)

    def _start_from_lesson(self, mode: Mode, _level: object) -> None:
        self.start_run(self._lesson_drill, self._lesson_aim, mode)

    def start_run(self, drill_id: str, skills: tuple[Skill, ...], mode: Mode, length: int | None = None) -> None:
        """Start a run of a drill under the present settings; without `skills` of all that it has."""
        services = self._services
        assert services is not None
        self._runs.begin(services, plan_of(services, self._settings, drill_id, skills, mode, length))

    def _run_over(self, run: Run) -> None:
        self._set_in_run(in_run=False)
        if run.answers:
            self.refresh()

    def _read_in_run(self, plan: Plan) -> None:
        """The lesson during a run."""
        page = self._lesson_page()
        self._pages.setCurrentWidget(page)
        page.show_lesson(plan.drill.id, plan.ruleset, plan.mode, plan.level, from_run=True)

    def _back_from_lesson(self) -> None:
        if self._runs.is_on:
            self._runs.go_back()
        else:
            self.open_room(self._room)

    def _set_in_run(self, *, in_run: bool) -> None:
        """In a run there is nothing but the table and the answer."""
        self._rail.setVisible(not in_run)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(not in_run)
        self._notices.set_quiet(quiet=in_run)

    # --- notices ------------------------------------------------------------------------------------------------------

    def _answered(self, subject: Subject) -> None:
        """Do what the button of a notice says."""
        from croupier_trainer.ui import notices

        action = notices.action_of(subject)
        services = self._services
        if services is not None and action is notices.Action.RETRY:
            services.keeper.retry()
            self.refresh()
        if services is not None and action is notices.Action.RESTORE:
            self._is_current = False
            services.store.restore(notices.backup_of(subject), self._restored, self.notify)

    def _say_folder_not_opened(self) -> None:
        from croupier_trainer.ui.notices import Missing

        self.notify(Missing.NO_FILE_MANAGER)

    def _restored(self, answers: int) -> None:
        from croupier_trainer.ui.notices import Restored

        self.notify(Restored(answers))
        self.refresh()

    def try_again(self) -> None:
        """What waits is tried again; when nothing waits any more, what was said about it is over."""
        services = self._services
        if services is None:
            return
        self._runs.set_unsaved(services.keeper.waiting)
        if services.keeper.waiting:
            services.keeper.retry()
            return
        self._retry.stop()
        self._notices.forget_saving()
        if not self._runs.is_on:
            self.refresh()
