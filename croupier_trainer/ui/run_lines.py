"""What the strip of a run says: the question, the verdict and why, and whether to leave."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Turn, Verdict
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import ERROR_MS, Shown, VerdictKind
from croupier_trainer.ui import short_words, texts
from croupier_trainer.ui.explaining import explanation, strip_lines
from croupier_trainer.ui.marks import Mark
from croupier_trainer.ui.short_words import KeyName
from croupier_trainer.ui.widgets.verdict_strip import Action, Command, StripKind, StripLine

_LOOKS: Final[dict[VerdictKind, tuple[StripKind, Mark]]] = {
    VerdictKind.RIGHT: ("right", "check"),
    VerdictKind.WRONG: ("wrong", "cross"),
    VerdictKind.RIGHT_SLOW: ("slow", "check"),
    VerdictKind.TOO_LATE: ("slow", "clock"),
    VerdictKind.SELF_CORRECTED: ("right", "check"),
}

_MISTAKES: Final = (VerdictKind.WRONG, VerdictKind.TOO_LATE)


def question_line(turn: Turn, given: tuple[str, ...]) -> StripLine:
    """What is asked now, what was said so far, and what confirms."""
    question = turn.question(given) or turn.asks[len(given) - 1]
    return StripLine(
        word=texts.task_words(turn, question),
        sentence=said_words(turn, given),
        other=action(Command.TAKE_BACK) if given else None,
        main=action(Command.CONFIRM) if turn.question(given) is None else None,
    )


OTHERS: Final = (Command.WHY, Command.TAKE_BACK, Command.LEAVE)
MAINS: Final = (Command.GO_ON, Command.CONFIRM, Command.STAY)


def action(command: Command) -> Action:
    """What the button of a command says, and the key that does the same."""
    words, key = {
        Command.GO_ON: (QCoreApplication.translate("Run", "Go on"), KeyName.SPACE),
        Command.WHY: (QCoreApplication.translate("Run", "Why"), KeyName.F2),
        Command.CONFIRM: (QCoreApplication.translate("Run", "Confirm"), KeyName.ENTER),
        Command.TAKE_BACK: (QCoreApplication.translate("Run", "Take back"), KeyName.BACKSPACE),
        Command.STAY: (QCoreApplication.translate("Run", "Stay"), KeyName.SPACE),
        Command.LEAVE: (QCoreApplication.translate("Run", "Leave"), KeyName.ESC),
    }[command]
    return Action(command, words, short_words.key_words(key))


def verdict_line(turn: Turn, shown: Shown, mode: Mode, *, more: bool) -> StripLine:
    """The verdict on an answer. `more` shows, in place of the first sentence, those that say more."""
    answer = shown.answer
    time = "" if mode is Mode.LEARN else texts.time_of_target(answer.confirm_ms, answer.target_ms)
    line = _line(turn, shown.verdict, shown.kind, mode, time, more=more)
    if shown.saved:
        return line
    return msgspec.structs.replace(line, note=QCoreApplication.translate("Run", "not saved"))


def foreseen_lines(turn: Turn, verdict: Verdict, mode: Mode, target_ms: int) -> tuple[StripLine, ...]:
    """What the strip is likely to say if the verdict on an answer is this one, and the answer is saved at once."""
    time = "" if mode is Mode.LEARN else texts.time_of_target(0, target_ms)
    kinds = (VerdictKind.RIGHT, VerdictKind.RIGHT_SLOW) if verdict.right else (VerdictKind.WRONG,)
    return tuple(_line(turn, verdict, kind, mode, time, more=False) for kind in kinds)


def _line(turn: Turn, verdict: Verdict, kind: VerdictKind, mode: Mode, time: str, *, more: bool) -> StripLine:
    look, mark = _LOOKS[kind]
    money = turn.scene.layout is not None
    shown = strip_lines(turn, verdict) if money else explanation(turn, verdict)[:1]
    rest = [each for each in explanation(turn, verdict) if each not in shown]
    sentence = " ".join(rest) if more and rest else "\n".join(shown)
    if not money and len(turn.asks) > 1 and verdict.given and not verdict.right:
        # The keys show one part only: what was said must not vanish, or it could not be compared.
        said = QCoreApplication.translate("Run", "{sentence} (Said: {parts})")
        sentence = said.format(sentence=sentence, parts=said_words(turn, verdict.given))
    # A sprint goes on by itself, sooner than a button could be found.
    sprint = mode is Mode.SPRINT
    return StripLine(
        look,
        mark,
        verdict_words(kind),
        sentence,
        time,
        hint=penalty_words() if sprint and kind in _MISTAKES else "",
        other=action(Command.WHY) if rest and not sprint else None,
        main=None if sprint else action(Command.GO_ON),
    )


def said_words(turn: Turn, given: tuple[str, ...]) -> str:
    """The parts of an answer, one after the other: `5 · 7 · Bank`, `Seat 3, Banker · Pay · 340`."""
    parts = zip(turn.asks, given, strict=False)
    return " · ".join(texts.part_words(turn.ruleset, question, token) for question, token in parts)


def leaving_line() -> StripLine:
    """Asks once."""
    return StripLine(
        word=QCoreApplication.translate("Run", "Leave the run?"),
        sentence=QCoreApplication.translate("Run", "Leave again or Esc leaves. Any other key stays."),
        other=action(Command.LEAVE),
        main=action(Command.STAY),
    )


def verdict_words(kind: VerdictKind) -> str:
    """The one word."""
    return {
        VerdictKind.RIGHT: QCoreApplication.translate("Verdict", "Right"),
        VerdictKind.WRONG: QCoreApplication.translate("Verdict", "Wrong"),
        VerdictKind.RIGHT_SLOW: QCoreApplication.translate("Verdict", "Right, slow"),
        VerdictKind.TOO_LATE: QCoreApplication.translate("Verdict", "Too late"),
        VerdictKind.SELF_CORRECTED: QCoreApplication.translate("Verdict", "Self-corrected"),
    }[kind]


def too_late_words() -> str:
    """Stands for an answer that was not given in time."""
    return verdict_words(VerdictKind.TOO_LATE)


def penalty_words() -> str:
    """What an error costs in a sprint."""
    return QCoreApplication.translate("Run", "−{seconds} s").format(seconds=ERROR_MS // 1000)
