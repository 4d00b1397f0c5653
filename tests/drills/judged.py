"""Tasks as runs ask them, each held against what a table can hold and against the judge of coup records.

The judge is handed the coup as a record, with what lies on the table and what was said, and nothing of the task's own
answers. Shared by the tests and by packaging/benchmarks/tasks.py.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from croupier_trainer.drills.drill import Arret, Laid, Layout, Move, Part, Scene, Skill, Task, Turn, judge
from croupier_trainer.rules.chips import HOUSE_SET, fewest
from croupier_trainer.rules.coverage import Bank
from croupier_trainer.rules.money import format_cents, parse_cents
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.record import adjudicate
from croupier_trainer.rules.refusal import RefusedError
from croupier_trainer.rules.ruleset import BoxKind, Family, Ruleset, Uncovered
from croupier_trainer.rules.tableau import Call, Hand
from croupier_trainer.training.run import Plan, State
from tests.drills import replay
from tests.rules.shipped import shelf
from tests.training.table import Table

Verdict = dict[str, Any]
"""Of the judge."""

STANDING = 3
MOST_PIECES = 15
"""Of a stake."""
LOWEST = HOUSE_SET.denominations[-1].cents
PICTURES = ["KS", "KS"]
"""What leaves the sabot after the cards that lie: they change no hand's points."""
ENDS = {Winner.PONTE: ["9S", "8S"], Winner.BANKER: ["8S", "9S"], Winner.EGALITE: ["9S", "9S"]}
"""The first card of ponte and bank where a task shows none and only says who won; the others are pictures."""
WORDS = {8: "eight", 9: "nine"}
PUNTO_WORDS = {"ponte": "player", "egalite": "tie"}
"""What a punto banco verdict calls hands and winners, where it is another word."""
MAIN = (BoxKind.PLAYER, BoxKind.BANKER, BoxKind.TIE)


BROKEN = {
    # What is due, what was said of the same seat, and of another one.
    ("take", "take"): ("main", "right"),
    ("take", "kept"): ("losers", "losers"),
    ("kept", "kept"): ("main", "right"),
    ("commission", "kept"): ("commission", "commission"),
}
"""The rule of order that the other stake breaks. No stake that was taken lies there any more."""


class ViolationError(Exception):
    """A task that must not be; the message begins with the five keys that make it again."""


def violation(task: Task, what: str) -> ViolationError:
    """Of this task."""
    keys = f"{task.drill} {task.ruleset.id} {task.aimed.key} level {int(task.level)} seed {task.seed}"
    return ViolationError(f"{keys}: {what}")


def run_through(plan: Plan, seed: int) -> Iterator[Task]:
    """The tasks of a run whose every turn is answered rightly.

    Raises:
        ViolationError: the right answer to a turn is not taken or not right, or a task looks like the one before it.
    """
    table, before = Table(plan, seed), None
    while table.state() is not State.OVER:
        task = table.run.task
        if before is not None and task.visible() == before.visible():
            raise violation(task, f"looks like the task before it, of {before.aimed} and seed {before.seed}")
        yield task
        for turn in task.turns:
            try:
                answered = table.turn()
            except AssertionError as problem:
                raise violation(task, f"{turn.expected} is no answer to {turn.asks}") from problem
            if not answered.right or answered.given != turn.expected:
                raise violation(task, f"{turn.expected} is not right")
        before = task


def check(task: Task) -> None:
    """Raise a ViolationError for the first thing that is wrong with a task."""
    problem = next(problems(task), None)
    if problem is not None:
        raise violation(task, problem)


def problems(task: Task) -> Iterator[str]:
    """All that is wrong with a task."""
    if not any(task.aimed in turn.skills for turn in task.turns):
        yield "no turn trains what the task was made for"
    for turn in task.turns:
        if not judge(turn, turn.expected).right:
            yield f"{turn.expected} is not judged right"
        if replay.copies(turn) > task.ruleset.sabot.packs:
            yield "a card lies more often than there are packs"
        if turn.scene.layout is not None:
            yield from _impossible_money(turn.scene, turn.scene.layout)
    yield from _against_the_judge(task)


def _blamed_for_another_rule(task: Task) -> Iterator[str]:
    """Where a mistake of order counts for a rule that it does not break."""
    lost = {turn.expected[0] for turn in task.turns if turn.expected[1] == Move.TAKE.value}
    for turn in task.turns:
        place, move = turn.expected[:2]
        due = move if move in (Move.TAKE.value, Move.COMMISSION.value) else "kept"
        for other in turn.asks[0].choices:
            if other == place:
                continue
            here, elsewhere = BROKEN[due, "take" if other in lost else "kept"]
            rule = here if other.partition(":")[0] == place.partition(":")[0] else elsewhere
            key = f"order:{rule if task.ruleset.bank is None else 'banker-right'}"
            if judge(turn, (other,)).skills != (Skill(task.drill, key),):
                yield f"{other} instead of {place} counts for {judge(turn, (other,)).skills}, not for {key}"


def _impossible_money(scene: Scene, layout: Layout) -> Iterator[str]:
    """Stakes and banks that no table has."""
    places = [(stake.seat, stake.box) for stake in layout.laid]
    if len(set(places)) != len(places):
        yield "two stakes lie on one place"
    for stake in layout.laid:
        if not 1 <= stake.seat <= layout.seats + STANDING or (scene.bank and stake.seat == scene.bank.seat):
            yield f"nobody can stake at {stake.seat}"
        if not _is_of_few_pieces(stake.stake_cents):
            yield f"a stake of {stake.stake_cents}"
    if scene.bank is not None:
        if not 1 <= scene.bank.seat <= layout.seats:
            yield f"nobody can bank at {scene.bank.seat}"
        if scene.bank.sum_cents < max(sum(stake.stake_cents for stake in layout.laid), 1):
            yield f"a bank of {scene.bank.sum_cents}"
    covered = [stake.stake_cents for stake in layout.laid] + [coup.covered_cents for coup in layout.coups]
    if any(cents % LOWEST for cents in covered):
        yield "a stake of less than the lowest chip"


@functools.cache
def _is_of_few_pieces(cents: int) -> bool:
    pieces = fewest(cents - cents % LOWEST)
    return cents > 0 and pieces is not None and len(pieces) <= MOST_PIECES


# Against the judge --------------------------------------------------------------------------------------------------


def _against_the_judge(task: Task) -> Iterator[str]:
    first = task.turns[0].scene
    layout = first.layout
    if layout is not None and layout.lammers:
        yield from _differing(task, _collected(layout))
    elif layout is not None and layout.coups:
        yield from _differing(task, _bank_after(task.ruleset, first.bank, layout))
    else:
        cards = _cards(task)
        if cards is None:
            return  # one hand alone is no coup
        try:
            verdict = adjudicate(shelf().rulesets, _record(task, cards))
        except RefusedError as refused:
            yield f"the judge refuses: {refused}"
            return
        yield from _other_table(task, verdict)
        if task.turns[0].asks[0].part is Part.PLACE:
            yield from list(_differing(task, _settled(task, verdict))) or _blamed_for_another_rule(task)
        else:
            yield from _differing(task, [_answer(turn, verdict) for turn in task.turns])


def _differing(task: Task, right: list[tuple[str, ...]]) -> Iterator[str]:
    """Where the task's answers are not these."""
    expected = [turn.expected for turn in task.turns]
    if expected != right:
        yield f"expects {expected}, where {right} is right"


def _cards(task: Task) -> list[str] | None:
    """The cards of the coup as they left the sabot, and pictures after them; None where one hand alone lies."""
    scene = task.turns[-1].scene
    ponte, banker = ([str(card) for card in hand] for hand in replay.hands(scene))
    if ponte and banker:
        return [ponte[0], banker[0], ponte[1], banker[1], *ponte[2:], *banker[2:], *PICTURES]
    if scene.layout is not None and scene.layout.winner is not None:
        return [*ENDS[scene.layout.winner], *PICTURES]
    return None


def _record(task: Task, cards: list[str]) -> dict[str, Any]:
    """The coup of a task as a record."""
    first, last = task.turns[0].scene, task.turns[-1].scene
    record: dict[str, Any] = {"ruleset": task.ruleset.id, "cards": cards}
    if task.ruleset.bank is None:
        laid = first.layout.laid if first.layout is not None else ()
        return record | {"bets": [{"box": stake.box, **_stake(stake.seat, stake.stake_cents)} for stake in laid]}
    ponte_said = last.ponte_said or (Call.DRAW if len(last.ponte) == 3 else Call.STAND)
    record["decisions"] = {
        "ponte": ponte_said.value,
        "banker": (Call.DRAW if len(last.banker) == 3 else Call.STAND).value,
    }
    return record | _bank_and_stakes(first)


def _bank_and_stakes(scene: Scene) -> dict[str, Any]:
    """Who plays; where the task does not say, two seats, so that both hands are bound."""
    if scene.bank is None:
        return {"bank": {"seat": 1, "sum": "100"}, "stakes": [_stake(2, 10_00), _stake(3, 10_00)]}
    if scene.coverage is None:
        laid: tuple[Laid, ...] = scene.layout.laid if scene.layout is not None else ()
        seats = 9 if scene.layout is None else scene.layout.seats
        stakes = [_stake(stake.seat, stake.stake_cents) for stake in laid]
        return {"bank": _written(scene.bank), "seats": seats, "stakes": stakes}
    announced = scene.coverage.announcement
    stakes = [
        _stake(stake.seat, stake.cents)
        for stake in scene.coverage.stakes
        if announced is None or stake.seat != announced.seat
    ]
    announcements = [] if announced is None else [{"seat": announced.seat, "kind": announced.kind.value}]
    if announced is not None and announced.cents is not None:
        announcements[0]["amount"] = format_cents(announced.cents)
    return {"bank": _written(scene.bank), "stakes": stakes, "announcements": announcements}


def _stake(seat: int, cents: int) -> dict[str, Any]:
    return {"seat": seat, "amount": format_cents(cents)}


def _written(bank: Bank) -> dict[str, Any]:
    written: dict[str, Any] = {"seat": bank.seat, "sum": format_cents(bank.sum_cents)}
    if bank.garage_cents:
        written["garage"] = format_cents(bank.garage_cents)
    if bank.bought_from is not None:
        written["bought_from"] = bank.bought_from
    return written


def _other_table(task: Task, verdict: Verdict) -> Iterator[str]:
    """Where the judge sees other cards dealt, or other stakes taken, than the task shows."""
    scene = task.turns[-1].scene
    for hand, shown in zip(Hand, replay.hands(scene), strict=True):
        dealt = [str(card) for card in shown]
        judged = verdict[_word(task.ruleset, hand)]["cards"]
        over = task.turns[-1].asks[-1].part in (Part.WINNER, Part.LAST_COUP, Part.WIN, Part.COMMISSION)
        if judged != dealt if over else judged[: len(dealt)] != dealt:
            yield f"{hand} shows {dealt}, the judge deals {judged}"
    if scene.coverage is not None:
        stakes = [(stake.seat, format_cents(stake.cents)) for stake in scene.coverage.stakes]
        if stakes != [(seat["seat"], seat["stake"]) for seat in verdict["settlement"]]:
            yield "other stakes are at risk than are shown"
    if verdict.get("refunds") or verdict.get("refused"):
        yield "stakes or announcements are shown that do not count"


def _word(ruleset: Ruleset, word: str) -> str:
    return PUNTO_WORDS.get(word, word) if ruleset.family is Family.PUNTO_BANCO else word


def _answer(turn: Turn, verdict: Verdict) -> tuple[str, ...]:
    """What is right by the verdict, for as many parts as the answer has."""
    return tuple(_token(turn, question.part, question.choices, verdict) for question in turn.asks[: len(turn.expected)])


def _token(turn: Turn, part: Part, choices: tuple[str, ...], verdict: Verdict) -> str:
    of = {hand: verdict[_word(turn.ruleset, hand)] for hand in Hand}
    required = {hand: verdict["required"][_word(turn.ruleset, hand)] for hand in Hand}
    naturals = [hand for hand in Hand if _word(turn.ruleset, hand) in verdict["naturals"]]
    match part:
        case Part.POINTS:
            return str(of[turn.scene.asked[0]]["points"])
        case Part.POINTS_PONTE | Part.POINTS_BANKER:
            return str(of[Hand.PONTE if part is Part.POINTS_PONTE else Hand.BANKER]["points"])
        case Part.NATURAL:
            sides = [f"{hand}-{WORDS[of[hand]['points']]}" for hand in naturals]
            seen = [side for side in sides if side in choices]
            return "both" if len(seen) == 2 else seen[0] if seen else "none"
        case Part.STOPS:
            stopped = [hand.value for hand in Hand if hand not in naturals]
            return stopped[0] if len(stopped) == 1 else "nobody"
        case Part.PONTE_CALL:
            return "natural" if Hand.PONTE in naturals else str(required[Hand.PONTE])
        case Part.BANK_CALL:
            return str(required[Hand.BANKER])
        case Part.WINNER:
            return next(winner for winner in Winner if _word(turn.ruleset, winner) == verdict["winner"])
        case Part.LAST_COUP:
            return _last_coup(turn)
        case _:
            return str(_bank_figure(verdict, part))


def _last_coup(turn: Turn) -> str:
    """The judge knows no sabot: by the number of coups that the house deals after the carte d'arrêt, none or one."""
    after = turn.ruleset.sabot.coups_after_arret
    return {None: "goes-on", Arret.COMES: "one-more" if after else "last", Arret.LIES: "last"}[turn.scene.arret]


# Money --------------------------------------------------------------------------------------------------------------


def _bank_figure(verdict: Verdict, part: Part) -> int:
    """A figure about the bank, in cents; the next banker's seat."""
    bank = verdict["bank"]
    if part is Part.NEXT_BANKER:
        return int(bank["next_seat"])
    keys = {Part.LEVY: "levy", Part.BANK_SUM: "after", Part.GARAGE: "garage", Part.BACK: "returned"}
    return _cents(bank[keys[part]])


def _cents(written: str) -> int:
    return parse_cents(written) or 0


def _settled(task: Task, verdict: Verdict) -> list[tuple[str, ...]]:
    """A settlement as the house goes through it: losers, then the others seat by seat, main boxes first."""
    if task.ruleset.bank is not None:
        return [step for bet in verdict["settlement"] for step in _steps(bet)]
    boxes = task.ruleset.boxes
    order = sorted(
        verdict["settlement"],
        key=lambda bet: (bet["outcome"] != "lose", bet["seat"], boxes[bet["box"]].kind not in MAIN),
    )
    return [step for bet in order for step in _steps(bet)]


def _steps(bet: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """What is done with one stake, as answers."""
    place = f"{bet['seat']}:{bet['box']}" if "box" in bet else str(bet["seat"])
    commission = _cents(bet.get("commission", "0"))
    match bet["outcome"]:
        case "lose":
            yield place, Move.TAKE.value
        case "push":
            yield place, Move.LEAVE.value
        case _:
            yield place, Move.PAY.value, str(_cents(bet["profit"]) + commission)
            if commission:
                yield place, Move.COMMISSION.value, str(commission)


def _collected(layout: Layout) -> list[tuple[str, ...]]:
    """What seats owe of a shoe, by rising seat."""
    owed = sorted((owes.seat, sum(owes.marks_cents)) for owes in layout.lammers)
    return [(str(seat), str(cents)) for seat, cents in owed]


def _bank_after(ruleset: Ruleset, bank: Bank | None, layout: Layout) -> list[tuple[str, ...]]:
    """Bank, and garage where the house has one, after several coups in a row, each judged as a record of its own."""
    assert bank is not None  # what is asked for
    for coup in layout.coups:
        verdict = adjudicate(
            shelf().rulesets,
            {
                "ruleset": ruleset.id,
                "cards": [*ENDS[coup.winner], *PICTURES],
                "seats": layout.seats,
                "bank": _written(bank),
                "stakes": [_stake(bank.seat % layout.seats + 1, coup.covered_cents)],
                "decisions": {"ponte": "stand", "banker": "stand"},
            },
        )
        if verdict["refunds"]:
            return [("another coup, for the bank does not hold what is covered",)]
        after = verdict["bank"]
        bank = Bank(bank.seat, _cents(after["after"]), _cents(after["garage"]), bank.bought_from)
    assert ruleset.bank is not None
    garage = [(str(bank.garage_cents),)] if ruleset.bank.uncovered is Uncovered.GARAGE else []
    return [(str(bank.sum_cents),), *garage]
