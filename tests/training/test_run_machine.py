"""A run under presses at random moments: none counts for another turn, nothing shows before it is kept."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from croupier_trainer.drills.drill import Drill
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import SPRINT_MS, UNSEEN_MS, Press, Run, State
from tests.training.table import COUP, NOON, TARGET_MS, drill, ids, plan, strays

CHOICES = st.sampled_from(
    [*"0123456789", "stand", "draw", "choice", "ponte", "banker", "egalite", "none", "ponte-nine", "take", "pay"]
)
LAGS = st.one_of(st.just(0), st.integers(0, 120), st.integers(0, 3_000))
WAITS = st.one_of(st.integers(0, 300), st.integers(0, 4 * TARGET_MS))


class Trainee(RuleBasedStateMachine):
    """Presses anything at any time; presses arrive late; saving takes its time or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000
        self.place = (0, 0)
        """The number of the task and of its turn, by the test's own book."""
        self.painted_ms: int | None = None
        """When the turn that is asked was painted, likewise."""
        self.kept: set[str] = set()
        self.judged = 0

    @initialize(
        planned=st.sampled_from([COUP, *map(drill, ("points", "natural", "ponte-draw", "bank-draw", "winner"))]),
        mode=st.sampled_from(list(Mode)),
        length=st.integers(1, 6),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, planned: Drill, mode: Mode, length: int, seed: int) -> None:
        new_id = ids()
        self.run = Run(plan(planned, mode, length=length), Random(seed), lambda: next(new_id), lambda: NOON)
        self.mode = mode
        self._look()

    def _look(self) -> None:
        """Keep the book after anything that happened."""
        if (self.run.number, self.run.place) != self.place:
            assert (self.run.number, self.run.place) in ((self.place[0], self.place[1] + 1), (self.place[0] + 1, 0))
            self.place, self.painted_ms = (self.run.number, self.run.place), None
        assert self.run.turn is self.run.task.turns[self.run.place]
        if self.run.state is not State.ASKING:
            self.painted_ms = None
        if len(self.run.answers) != self.judged:
            self.judged += 1
            assert len(self.run.answers) == self.judged
            assert self.run.to_save is self.run.answers[-1]

    def _made_for_the_turn(self, pressed_ms: int) -> bool:
        if self.painted_ms is None or pressed_ms < self.painted_ms + UNSEEN_MS:
            return False
        return self.run.time_up_ms is None or pressed_ms <= self.run.time_up_ms

    @rule(wait_ms=WAITS)
    def wait(self, wait_ms: int) -> None:
        self.now += wait_ms

    @rule()
    def paint(self) -> None:
        self._paint()

    def _paint(self) -> None:
        if self.run.state is State.LAYING:
            self.painted_ms = self.now
        self.run.painted(self.now)

    @rule(says=st.integers(0, 3), after_ms=st.integers(UNSEEN_MS, TARGET_MS))
    def go_through(self, says: int, after_ms: int) -> None:
        """As far as it goes from where it is: painted, said as much, kept, shown, left behind."""
        if self.run.state is State.LAYING:
            self._paint()
        self.now += after_ms
        for _ in range(says):
            self._say_what_is_right(self.now)
        if self.run.state is State.ASKING and self.run.question is None:
            self._enter(self.now)
        if self.run.to_save is not None:
            self._keep(fails=False)
        self.run.verdict_shown(self.now)
        self.run.go_on(self.now)
        self._look()

    @rule(choice=CHOICES, lag_ms=LAGS)
    def press(self, choice: str, lag_ms: int) -> None:
        self._press(choice, self.now - lag_ms)

    @rule(lag_ms=LAGS, after_ms=st.integers(UNSEEN_MS, TARGET_MS))
    def say_what_is_right(self, lag_ms: int, after_ms: int) -> None:
        self.now += after_ms
        self._say_what_is_right(self.now - lag_ms)

    def _say_what_is_right(self, pressed_ms: int) -> None:
        given = self.run.given
        if given == self.run.turn.expected[: len(given)] and len(given) < len(self.run.turn.expected):
            self._press(self.run.turn.expected[len(given)], pressed_ms)

    def _press(self, choice: str, pressed_ms: int) -> None:
        belongs = self._made_for_the_turn(pressed_ms)
        given, before, over = self.run.given, strays(self.run), self.run.state is State.OVER
        taken = self.run.press(choice, pressed_ms)
        assert (taken is Press.STRAY) is not belongs
        if belongs:
            assert strays(self.run) == before
        else:
            assert self.run.given == given
            assert strays(self.run) == before + (not over and self.run.state is not State.OVER)
        if taken is Press.ANSWERED:
            assert self.run.answers[-1].given[-1] == choice
            assert self.painted_ms is not None
            assert self.run.answers[-1].confirm_ms >= pressed_ms - self.painted_ms
        self._look()

    @rule(lag_ms=LAGS)
    def touch(self, lag_ms: int) -> None:
        before = (self.run.given, strays(self.run), self.run.state)
        self.run.touched(self.now - lag_ms)
        assert (self.run.given, strays(self.run), self.run.state) == before

    @rule(lag_ms=LAGS)
    def enter(self, lag_ms: int) -> None:
        self._enter(self.now - lag_ms)

    def _enter(self, pressed_ms: int) -> None:
        belongs, complete = self._made_for_the_turn(pressed_ms), self.run.question is None
        taken = self.run.confirm(pressed_ms)
        assert (taken is Press.STRAY) is not belongs
        assert (taken is Press.ANSWERED) == (belongs and complete)
        self._look()

    @rule(lag_ms=LAGS)
    def take_back(self, lag_ms: int) -> None:
        pressed_ms, given = self.now - lag_ms, self.run.given
        taken = self.run.backspace(pressed_ms)
        assert self.run.given == (given[:-1] if taken else given)
        self._look()

    @rule()
    def let_time_pass(self) -> None:
        before = self.run.state
        if self.run.tick(self.now):
            assert before in (State.ASKING, State.VERDICT)
        self._look()

    @precondition(lambda self: self.run.to_save is not None)
    @rule(fails=st.booleans())
    def keep(self, fails: bool) -> None:
        self._keep(fails=fails)

    def _keep(self, *, fails: bool) -> None:
        assert self.run.to_save is not None
        self.kept.add(self.run.to_save.id)
        (self.run.not_saved if fails else self.run.saved)(self.run.to_save.id)
        assert self.run.state is State.VERDICT

    @rule()
    def keep_another(self) -> None:
        before = self.run.state
        self.run.saved("e" * 32)
        assert self.run.state is before

    @rule()
    def show(self) -> None:
        self.run.verdict_shown(self.now)

    @rule(lag_ms=LAGS)
    def space(self, lag_ms: int) -> None:
        self.run.go_on(self.now - lag_ms)
        self._look()

    @invariant()
    def nothing_is_shown_before_it_is_kept(self) -> None:
        if self.run.shown is not None:
            assert self.run.shown.answer.id in self.kept

    @invariant()
    def one_answer_a_turn_and_each_its_own(self) -> None:
        answers = self.run.answers
        turns = len(self.run.task.turns)
        assert len({answer.id for answer in answers}) == len(answers)
        assert len(answers) <= (self.run.number - 1) * turns + self.run.place + 1
        assert [answer.turn for answer in answers] == [place % turns for place in range(len(answers))]
        if self.mode is not Mode.SPRINT:
            assert self.run.number <= self.run.plan.tasks
        if self.run.state is State.OVER and self.mode is not Mode.SPRINT:
            assert len(answers) == self.run.plan.tasks * turns
        for answer in answers:
            assert answer.right == (answer.given == answer.expected)
            assert answer.first_key_ms is None or 0 <= answer.first_key_ms <= answer.confirm_ms
            assert self.mode is not Mode.PRACTISE or answer.confirm_ms <= 3 * TARGET_MS
            assert not answer.late or self.mode is Mode.PRACTISE
            assert answer.aimed != answer.skills[0]

    @invariant()
    def a_sprint_never_lasts_longer_than_it_may(self) -> None:
        left_ms = self.run.sprint_left_ms(self.now)
        assert (left_ms is None) == (self.mode is not Mode.SPRINT)
        assert left_ms is None or 0 <= left_ms <= SPRINT_MS
        assert sum(answer.confirm_ms for answer in self.run.answers) <= SPRINT_MS or self.mode is not Mode.SPRINT


TestTrainee = Trainee.TestCase
TestTrainee.settings = settings(max_examples=150, stateful_step_count=60)
