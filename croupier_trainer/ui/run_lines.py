"""What the strip of a run says: the question, the verdict and why, and whether to leave."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from croupier_trainer.drills.drill import Task, Verdict
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.run import ERROR_MS, Shown, VerdictKind
from croupier_trainer.ui import texts
from croupier_trainer.ui.explaining import explanation
from croupier_trainer.ui.marks import Mark
from croupier_trainer.ui.widgets.verdict_strip import StripKind, StripLine

_LOOKS: Final[dict[VerdictKind, tuple[StripKind, Mark]]] = {
    VerdictKind.RIGHT: ("right", "check"),
    VerdictKind.WRONG: ("wrong", "cross"),
    VerdictKind.RIGHT_SLOW: ("slow", "check"),
    VerdictKind.TOO_LATE: ("slow", "clock"),
    VerdictKind.SELF_CORRECTED: ("right", "check"),
}

_MISTAKES: Final = (VerdictKind.WRONG, VerdictKind.TOO_LATE)


def question_line(task: Task, given: tuple[str, ...]) -> StripLine:
    """What is asked now, what was said so far, and what confirms."""
    question = task.question(given) or task.asks[len(given) - 1]
    if not task.confirmed:
        hint = ""
    elif task.question(given) is None:
        hint = QCoreApplication.translate("Run", "Enter confirms · Backspace takes back")
    elif given:
        hint = QCoreApplication.translate("Run", "Backspace takes back")
    else:
        hint = ""
    return StripLine(
        word=texts.question_words(question.part, task.ruleset.family), sentence=said_words(task, given), hint=hint
    )


def verdict_line(task: Task, shown: Shown, mode: Mode, *, more: bool) -> StripLine:
    """The verdict on an answer. `more` shows, in place of the first sentence, those that say more."""
    answer = shown.answer
    time = "" if mode is Mode.LEARN else texts.time_of_target(answer.confirm_ms, answer.target_ms)
    line = _line(task, shown.verdict, shown.kind, mode, time, more=more)
    if shown.saved:
        return line
    return msgspec.structs.replace(line, note=QCoreApplication.translate("Run", "not saved"))


def foreseen_lines(task: Task, verdict: Verdict, mode: Mode, target_ms: int) -> tuple[StripLine, ...]:
    """What the strip is likely to say if the verdict on an answer is this one, and the answer is saved at once."""
    time = "" if mode is Mode.LEARN else texts.time_of_target(0, target_ms)
    kinds = (VerdictKind.RIGHT, VerdictKind.RIGHT_SLOW) if verdict.right else (VerdictKind.WRONG,)
    return tuple(_line(task, verdict, kind, mode, time, more=False) for kind in kinds)


def _line(task: Task, verdict: Verdict, kind: VerdictKind, mode: Mode, time: str, *, more: bool) -> StripLine:
    look, mark = _LOOKS[kind]
    sentences = explanation(task, verdict)
    sentence = " ".join(sentences[1:]) if more and len(sentences) > 1 else sentences[0]
    if task.confirmed and verdict.given and not verdict.right:
        # The keys show one part only: what was said must not vanish, or it could not be compared.
        said = QCoreApplication.translate("Run", "{sentence} (Said: {parts})")
        sentence = said.format(sentence=sentence, parts=said_words(task, verdict.given))
    hint = _hint(mode, mistake=kind in _MISTAKES, explained=len(sentences) > 1)
    return StripLine(look, mark, verdict_words(kind), sentence, time, hint)


def said_words(task: Task, given: tuple[str, ...]) -> str:
    """The parts of an answer, one after the other: `5 · 7 · Bank`."""
    return " · ".join(texts.answer_words(token, task.ruleset.family) for token in given)


def leaving_line() -> StripLine:
    """Asks once."""
    word = QCoreApplication.translate("Run", "Leave the run?")
    return StripLine(word=word, sentence=QCoreApplication.translate("Run", "Esc again leaves. Any other key stays."))


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


def _hint(mode: Mode, *, mistake: bool, explained: bool) -> str:
    if mode is Mode.SPRINT:
        return penalty_words() if mistake else ""
    if explained:
        return QCoreApplication.translate("Run", "Why: F2 · Space: go on")
    return QCoreApplication.translate("Run", "Space: go on")
