"""Every token and enum has words, keys are unambiguous, and explanations keep their length in every language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import DIGITS, Arret, Item, Level, Move, Part, Question, Task, Turn, Why, judge
from croupier_trainer.rules.cards import PACK
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BoxKind, Family, Kind, Ruleset
from croupier_trainer.rules.tableau import Call, Hand
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.ports import Trouble
from croupier_trainer.training.run import VerdictKind
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui import texts
from croupier_trainer.ui.explaining import explanation
from croupier_trainer.ui.input import bindings
from croupier_trainer.ui.run_lines import verdict_words
from croupier_trainer.ui.run_scene import has_tableau, picture_of
from croupier_trainer.ui.scene import table_picture
from croupier_trainer.ui.short_words import KeyName, drill_name, key_words
from croupier_trainer.ui.skill_words import column_heads, skill_rows, skill_words
from croupier_trainer.ui.translating import Translators
from croupier_trainer.ui.widgets.answer_key import KeyState, state_words
from tests.drills.tableaux import NINE
from tests.rules.shipped import own, shipped
from tests.ui.answers import answers

SHARED = {
    "de": {
        "Banco",
        "Banco avec la table",
        "Banco et la table marche",
        "Banco solo",
        "Banco suivi",
        "Bank",
        "Bank 8",
        "Bank 9",
        "Bank {row}: {call}",
        "Bank: {amounts}.",
        "Bordeaux",
        "Cagnotte",
        "Carte d’arrêt",
        "Coup {number}",
        "Dragon 7",
        "Enter",
        "Esc",
        "Garage",
        "Garage: {amounts}.",
        "Panda 8",
        "Ponte",
        "Ponte 8",
        "Ponte 9",
        "Sabot",
        "Sprint",
        "Start",
        "Tableau",
        "st. {number}",
    },
    "fr": {
        "Animation",
        "Banco",
        "Banco avec la table",
        "Banco et la table marche",
        "Banco solo",
        "Banco suivi",
        "Bordeaux",
        "Cagnotte",
        "Carte d’arrêt",
        "Commission",
        "Coup {number}",
        "Dragon 7",
        "Garage",
        "Mode",
        "Panda 8",
        "Points",
        "Ponte",
        "Ponte 8",
        "Ponte 9",
        "Sabot",
        "Sprint",
        "Table",
        "Tableau",
        "plaque {worth}",
    },
}
"""Texts that are the same as in English."""
RULESETS = (
    "chemin-de-fer",
    "baccara-regel",
    "koenigsspiel",
    "punto-banco",
    "mini-baccarat",
    "punto-2000",
    "ez-baccarat",
)
"""Every kind of house."""
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


def turns() -> Iterator[Turn]:
    for task in tasks():
        yield from task.turns


def questions() -> list[tuple[Ruleset, Question]]:
    """What is asked under each ruleset, each question once."""
    found = {(turn.ruleset.id, question): turn.ruleset for turn in turns() for question in turn.asks}
    return [(ruleset, question) for (_, question), ruleset in found.items()]


def test_every_enum_has_words(language: str) -> None:
    said = [
        *(texts.hand_name(hand, family) for hand in Hand for family in Family),
        *(texts.question_words(part, family) for part in Part for family in Family),
        *(drill_name(drill.id, family) for drill in DRILLS for family in Family),
        *(texts.mode_words(mode) for mode in Mode),
        *(texts.mode_help(mode) for mode in Mode),
        *(texts.level_words(level) for level in Level),
        *(texts.level_help(level, drill.id) for level in Level for drill in DRILLS),
        *(texts.result_words(winner, family) for winner in Winner for family in Family),
        *(texts.score_words(winner, family, (7, 4)) for winner in Winner for family in Family),
        *(texts.answer_words(move.value, family) for move in Move for family in Family),
        *(texts.arret_words(arret) for arret in Arret),
        *(texts.item_words(item) for item in Item),
        *(texts.croupier_box_words(kind) for kind in table_picture.BoxKind),
        *(texts.box_kind_words(kind) for kind in BoxKind),
        *(texts.seat_words(seat) for seat in (1, 10)),
        *(texts.seat_number(seat) for seat in (1, 10)),
        *(texts.seat_plate(seat) for seat in (1, 10)),
        texts.coup_words(2),
        *(texts.kind_words(kind) for kind in Kind),
        *(texts.trouble_words(trouble) for trouble in Trouble),
        *(key_words(key) for key in KeyName),
        *(texts.call_words(call) for call in Call),
        *(texts.said_words(call) for call in (Call.DRAW, Call.STAND)),
        *(verdict_words(kind) for kind in VerdictKind),
        *(state_words(state) for state in KeyState if state not in (KeyState.REST, KeyState.LOCKED)),
    ]
    assert all(words and "{" not in words for words in said), language


def test_a_drill_that_nobody_put_into_words_is_noticed() -> None:
    for words in (lambda: texts.level_help(Level.FIRST, "banco"), lambda: column_heads("banco")):
        with pytest.raises(KeyError):
            words()


def test_every_token_that_can_be_asked_has_words_of_its_own(language: str) -> None:
    for ruleset, question in questions():
        words = [texts.part_words(ruleset, question, token) for token in question.choices]
        assert len(set(words)) == len(words), language


def test_no_question_has_one_key_for_two_answers() -> None:
    for _, question in questions():
        if question.part is Part.PLACE or question.is_amount:
            continue  # pointed at on the table, or typed
        keys = [binding.key for binding in bindings(question.choices).values()]
        assert len(set(keys)) == len(question.choices)
        assert list(bindings(question.choices)) == list(question.choices)


@pytest.mark.parametrize("name", sorted(SHARED))
def test_no_text_is_left_english(resources: Path, name: str) -> None:
    same = set()
    for message in ET.parse(resources / "i18n" / f"croupier_{name}.ts").iter("message"):
        source = message.findtext("source") or ""
        if message.findtext("translation") == source and re.search("[a-z]{2}", re.sub(r"\{\w*\}", "", source)):
            same.add(source)
    assert same == SHARED[name]


def test_digits_are_themselves() -> None:
    assert [texts.answer_words(digit, Family.PUNTO_BANCO) for digit in DIGITS] == list(DIGITS)


def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({texts.card_words(card) for card in PACK}) == 52, language


def test_every_reason_is_explained_within_its_length(language: str) -> None:
    met: set[Why] = set()
    for turn in turns():
        for given in answers(turn):
            verdict = judge(turn, given)
            met.add(verdict.explanation.why)
            sentences = explanation(turn, verdict)
            assert all(sentence and "{" not in sentence for sentence in sentences)
            assert len(sentences[0]) <= LONGEST, (language, sentences[0])
    assert met == set(Why)


def test_an_explanation_has_this_tasks_own_numbers() -> None:
    ruleset = shipped("chemin-de-fer")
    drill = next(drill for drill in DRILLS if drill.id == "bank-draw")
    skill = next(skill for skill in drill.skills(ruleset) if skill.key == "5/4:choice")
    task = drill.make(ruleset, skill, Level.SECOND, 3)
    first, counted, row = explanation(task.turns[0], judge(task.turns[0], ("draw",)))
    assert first == "Bank 5, gave 4: at will."
    assert counted.startswith("Bank: ")
    assert counted.endswith(" 5.")
    assert row == "Row 5: card against 5–7 and if the ponte stood; at will against 4; else no card."


def test_a_picture_of_every_turn_can_be_made_and_read_out(language: str) -> None:
    for task in tasks():
        tableau = has_tableau(task.turns)
        for turn in task.turns:
            if turn.scene.layout is not None:
                continue
            verdict = judge(turn, turn.expected)
            before = picture_of(turn, (), None, tableau=tableau, tableau_help=False)
            after = picture_of(turn, turn.expected, verdict, tableau=tableau, tableau_help=False, turned=True)
            assert before.spoken, language
            assert not before.left.wrong
            assert not after.left.wrong
            assert not before.left.points
            assert all(lying.up for lying in after.left.cards)
            wrong = picture_of(turn, (), judge(turn, ()), tableau=tableau, tableau_help=False)
            ringed = any(hand.wrong for hand in (wrong.left, wrong.right) if hand)
            assert ringed or turn.expected == ("none",) or turn.asks[0].part is Part.LAST_COUP


def test_every_skill_of_the_shipped_rulesets_has_words_and_a_row(language: str) -> None:
    for ruleset_id in NINE:
        ruleset = shipped(ruleset_id)
        for drill in DRILLS:
            skills = drill.skills(ruleset)
            words = [skill_words(skill, ruleset.family) for skill in skills]
            assert all(each and "{" not in each for each in words), language
            assert len(set(words)) == len(words), [each for each in words if words.count(each) > 1]
            rows = skill_rows(skills, ruleset.family)
            assert sum(len(row.skills) for row in rows) == len(skills)
            assert all(len(row.skills) <= len(column_heads(drill.id)) for row in rows) or not column_heads(drill.id)


def test_what_is_printed_in_a_box_is_short_and_its_own(language: str) -> None:
    for ruleset_id in NINE:
        ruleset = shipped(ruleset_id)
        labels = [texts.box_label(ruleset, box) for box in ruleset.boxes]
        assert len(set(labels)) == len(labels)
        assert all(len(label) <= 9 and len(label.split()) <= 2 for label in labels), (language, labels)


def test_a_houses_own_box_keeps_its_name() -> None:
    house = own('based-on = "punto-banco"\n[boxes]\nsuper-tie = { kind = "tie", pays = "9:1" }')
    assert texts.place_name(house, "3:tie") == "Seat 3, Tie"
    assert texts.place_name(house, "3:super-tie") == "Seat 3, Tie (super-tie)"


def test_what_is_said_is_a_key_a_place_or_an_amount() -> None:
    punto, chemin = shipped("punto-banco"), shipped("chemin-de-fer")
    place = Question(Part.PLACE, ("3:banker", "3:tie"))
    assert texts.part_words(punto, place, "3:banker") == "Seat 3, Banker"
    assert texts.part_words(chemin, Question(Part.PLACE, ("3", "10")), "3") == "Seat 3"
    assert texts.part_words(chemin, Question(Part.PLACE, ("3", "10")), "10") == "Standing 1"
    assert texts.part_words(chemin, Question(Part.NEXT_BANKER, tuple("123")), "3") == "3"
    assert texts.part_words(chemin, Question(Part.WIN), "123450") == "1,234.50"
    assert texts.part_words(chemin, Question(Part.MOVE, ("take", "pay")), "take") == "Take"


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
