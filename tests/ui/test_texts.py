"""Every token and enum has words, keys are unambiguous, and explanations keep their length in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import DIGITS, Level, Part, Question, Task, Why, judge
from croupier_trainer.rules.cards import PACK
from croupier_trainer.rules.ruleset import Family, Kind
from croupier_trainer.rules.tableau import Call, Hand
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.ports import Trouble
from croupier_trainer.training.run import VerdictKind
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui import texts
from croupier_trainer.ui.explaining import explanation
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.run_lines import verdict_words
from croupier_trainer.ui.run_scene import picture_of
from croupier_trainer.ui.short_words import KeyName, drill_name, key_words
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.answer_key import KeyState, state_words
from tests.rules.shipped import shipped

RULESETS = ("chemin-de-fer", "baccara-regel", "koenigsspiel", "punto-banco", "mini-baccarat")
LONGEST = 90


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, app: QApplication, resources: Path) -> Iterator[str]:
    """Each language in turn."""
    translators = Translators(resources / "i18n")
    translators.speak(request.param)
    yield request.param
    translators.speak("en")


def tasks() -> Iterator[Task]:
    """Every skill of every drill, under every kind of ruleset, on every level."""
    for ruleset_id in RULESETS:
        ruleset = shipped(ruleset_id)
        for drill in DRILLS:
            for skill in drill.skills(ruleset):
                for level in Level:
                    yield drill.make(ruleset, skill, level, 11)


def questions() -> Iterator[Question]:
    for task in tasks():
        yield from task.asks


def test_every_enum_has_words(language: str) -> None:
    said = [
        *(texts.hand_name(hand, family) for hand in Hand for family in Family),
        *(texts.question_words(part, family) for part in Part for family in Family),
        *(drill_name(drill.id, family) for drill in DRILLS for family in Family),
        *(texts.mode_words(mode) for mode in Mode),
        *(texts.mode_help(mode) for mode in Mode),
        *(texts.level_words(level) for level in Level),
        *(texts.level_help(level) for level in Level),
        *(texts.kind_words(kind) for kind in Kind),
        *(texts.trouble_words(trouble) for trouble in Trouble),
        *(key_words(key) for key in KeyName),
        *(texts.call_words(call) for call in Call),
        *(texts.said_words(call) for call in (Call.DRAW, Call.STAND)),
        *(verdict_words(kind) for kind in VerdictKind),
        *(state_words(state) for state in KeyState if state not in (KeyState.REST, KeyState.LOCKED)),
    ]
    assert all(words and "{" not in words for words in said), language


def test_every_token_that_can_be_asked_has_words_of_its_own(language: str) -> None:
    for question in set(questions()):
        for family in Family:
            words = [texts.answer_words(token, family) for token in question.choices]
            assert len(set(words)) == len(words), language


def test_no_question_has_one_key_for_two_answers() -> None:
    for question in set(questions()):
        keys = [binding.key for binding in bindings(question.choices).values()]
        assert len(set(keys)) == len(question.choices)
        assert list(bindings(question.choices)) == list(question.choices)


def test_digits_are_themselves() -> None:
    assert [texts.answer_words(digit, Family.PUNTO_BANCO) for digit in DIGITS] == list(DIGITS)


def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({texts.card_words(card) for card in PACK}) == 52, language


def test_every_reason_is_explained_within_its_length(language: str) -> None:
    met: set[Why] = set()
    for task in tasks():
        verdict = judge(task, task.expected)
        met.add(verdict.explanation.why)
        sentences = explanation(task, verdict)
        assert all(sentence and "{" not in sentence for sentence in sentences)
        assert len(sentences[0]) <= LONGEST, (language, sentences[0])
    assert met == set(Why)


def test_an_explanation_has_this_tasks_own_numbers() -> None:
    ruleset = shipped("chemin-de-fer")
    drill = next(drill for drill in DRILLS if drill.id == "bank-draw")
    skill = next(skill for skill in drill.skills(ruleset) if skill.key == "5/4:choice")
    task = drill.make(ruleset, skill, Level.SECOND, 3)
    first, counted, row = explanation(task, judge(task, ("draw",)))
    assert first == "Bank 5, gave 4: at will."
    assert counted.startswith("Bank: ")
    assert counted.endswith(" 5.")
    assert row == "Row 5: card against 5–7 and if the ponte stood; at will against 4; else no card."


def test_a_picture_of_every_task_can_be_made_and_read_out(language: str) -> None:
    for task in tasks():
        before = picture_of(task, (), None, tableau_help=False)
        after = picture_of(task, task.expected, judge(task, task.expected), tableau_help=False, turned=True)
        assert before.spoken, language
        assert not before.left.wrong
        assert not after.left.wrong
        assert not before.left.points
        assert all(lying.up for lying in after.left.cards)
        wrong = picture_of(task, (), judge(task, ()), tableau_help=False)
        assert any(hand.wrong for hand in (wrong.left, wrong.right) if hand) or task.expected == ("none",)


@pytest.mark.parametrize(
    ("name", "time", "left", "share"),
    [
        ("de", "1,4 s / 2,5 s", "2:01", "93 %"),
        ("en", "1.4 s / 2.5 s", "2:01", "93%"),
        ("fr", "1,4 s / 2,5 s", "2:01", "93 %"),
    ],
)
def test_figures_are_written_as_the_language_writes_them(
    app: QApplication, resources: Path, name: str, time: str, left: str, share: str
) -> None:
    translators = Translators(resources / "i18n")
    translators.speak(name)
    try:
        assert texts.time_of_target(1449, 2500) == time
        assert texts.minutes(120_001) == left
        assert texts.percent(93, 100).replace("\u202f", " ").replace("\u00a0", " ").replace(" ", "") == share.replace(
            " ", ""
        )
    finally:
        translators.speak("en")
    assert QLocale().language() == QLocale.Language.English


def test_a_share_of_nothing_is_a_dash() -> None:
    assert texts.percent(0, 0) == "–"
