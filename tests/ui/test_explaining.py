"""What an explanation says is so under the task's own ruleset: exact sentences, also for houses that play otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import Arret, Level, Skill, Turn, Why, judge
from croupier_trainer.rules.cards import points
from croupier_trainer.rules.coverage import Coverage, Standing
from croupier_trainer.rules.ruleset import Kind, Ruleset
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.explaining import explanation
from croupier_trainer.ui.translating import Translators
from tests.rules.shipped import own, shipped

CHEMIN = 'based-on = "chemin-de-fer"\n'
PUNTO = 'based-on = "punto-banco"\n'
LONGEST = 90

pytestmark = pytest.mark.usefixtures("app")


def a_turn(
    ruleset: Ruleset, skill: str, fits: Callable[[Turn], bool] = lambda _: True, level: Level = Level.SECOND
) -> Turn:
    """The first turn of a skill that fits."""
    aimed = Skill.parse(skill)
    drill = next(drill for drill in DRILLS if drill.id == aimed.drill)
    made = (drill.make(ruleset, aimed, level, seed).turns for seed in range(3_000))
    return next(turn for turns in made for turn in turns if turn.skills[0] == aimed and fits(turn))


def told(turn: Turn) -> tuple[str, ...]:
    return explanation(turn, judge(turn, turn.expected))


def with_third(value: int) -> Callable[[Turn], bool]:
    """The ponte's third card is of a value, and no picture."""

    def fits(turn: Turn) -> bool:
        return (
            len(turn.scene.ponte) == 3
            and turn.scene.ponte[2].card.rank not in "JQK"
            and (turn.scene.ponte[2].card.value == value)
        )

    return fits


def stood(turn: Turn) -> bool:
    return len(turn.scene.ponte) == 2


def alone(turn: Turn) -> bool:
    return turn.scene.coverage is not None and len(turn.scene.coverage.stakes) == 1


def lone(kind: Kind | None) -> Callable[[Turn], bool]:
    """One seat plays alone and announced this, or nothing."""

    def fits(turn: Turn) -> bool:
        coverage = cast(Coverage, turn.scene.coverage)
        said = None if coverage.announcement is None else coverage.announcement.kind
        return alone(turn) and said is kind

    return fits


def rows(**changed: str) -> str:
    """The bank's tableau of punto banco with some rows changed, such as `r2="SSSSSSSSSSS"`."""
    written = [
        *["DDDDDDDDDDD"] * 3,
        "DDDDDDDDSDD",
        "SSDDDDDDSSD",
        "SSSSDDDDSSD",
        "SSSSSSDDSSS",
        "SSSSSSSSSSS",
    ]
    for row, letters in changed.items():
        written[int(row[1])] = letters
    return "[tableau]\nbank = [" + ", ".join(f'"{row}"' for row in written) + "]\n"


# Reminders about plain rows.


@pytest.mark.parametrize(
    ("tableau", "skill", "column", "sentence"),
    [
        ("", "0:draw", 4, "Banker 0, player drew 4: card. 0–2 always draws."),
        ("", "2:draw", 4, "Banker 2, player drew 4: card. 0–2 always draws."),
        ("", "7:stand", 4, "Banker 7, player drew 4: no card. 7 never draws."),
        (rows(r2="S" * 11), "2:stand", 4, "Banker 2, player drew 4: no card. 2 never draws."),
        (rows(r2="S" * 11), "1:draw", 4, "Banker 1, player drew 4: card. 0–1 always draws."),
        (rows(r1="S" * 11), "2:draw", 4, "Banker 2, player drew 4: card. 2 always draws."),
        (rows(r7="D" * 11), "7:draw", 4, "Banker 7, player drew 4: card. 7 always draws."),
        (rows(r3="D" * 11), "2:draw", 4, "Banker 2, player drew 4: card. 0–3 always draws."),
        (rows(r6="S" * 11), "7:stand", 4, "Banker 7, player drew 4: no card. 6–7 never draws."),
        (rows(r2="D" * 10 + "S"), "2/4:draw", 4, "Banker 2, player drew 4: card."),
        (rows(r2="D" * 10 + "S"), "1:draw", 4, "Banker 1, player drew 4: card. 0–1 always draws."),
    ],
)
def test_a_reminder_is_read_from_the_tableau(tableau: str, skill: str, column: int, sentence: str) -> None:
    assert told(a_turn(own(PUNTO + tableau), f"bank-draw:{skill}", with_third(column)))[0] == sentence


def test_a_row_at_will_throughout_has_no_reminder() -> None:
    house = own(CHEMIN + rows(r2="O" * 11))
    turn = a_turn(house, "bank-draw:2:choice", with_third(4))
    assert told(turn)[0] == "Bank 2, gave 4: at will."
    assert "Row 2: always at will." in told(turn)


def test_a_picture_is_reminded_of() -> None:
    def picture(turn: Turn) -> bool:
        return not stood(turn) and turn.scene.ponte[2].card.rank in "JQK"

    turn = a_turn(shipped("punto-banco"), "bank-draw:4/0:stand", picture)
    assert told(turn)[0] == "Banker 4, player drew 0: no card. A picture counts 0."


# Bound, and why.


@pytest.mark.parametrize(
    ("text", "fits", "sentence"),
    [
        (CHEMIN, lambda turn: not alone(turn), "Ponte 5, bound: at will."),
        (
            CHEMIN + "[bank]\nfree-alone = 'nobody'",
            lone(None),
            "Ponte 5, bound: at will. In this house the ponte is bound even alone.",
        ),
        (
            CHEMIN + "[bank]\nfree-alone = 'nobody'",
            lone(Kind.BANCO_AVEC_LA_TABLE),
            "Ponte 5, bound: at will. In this house the ponte is bound even alone.",
        ),
        (
            CHEMIN + "[bank]\nfree-alone = 'banker'",
            lone(Kind.BANCO),
            "Ponte 5, bound: at will. In this house the ponte is bound even alone.",
        ),
        (
            CHEMIN + "[bank.announcements]\nbanco.binds = true",
            lone(Kind.BANCO),
            "Ponte 5, bound: at will. “Banco” binds even alone.",
        ),
        (
            "based-on = 'koenigsspiel'",
            lone(Kind.BANCO_AVEC_LA_TABLE),
            "Ponte 5, bound: at will. “Banco avec la table” binds even alone.",
        ),
    ],
)
def test_why_a_ponte_is_bound_is_the_rulesets(text: str, fits: Callable[[Turn], bool], sentence: str) -> None:
    assert told(a_turn(own(text), "ponte-draw:5:bound:choice", fits, Level.THIRD))[0] == sentence


@pytest.mark.parametrize(
    ("text", "fits", "sentence"),
    [
        (
            CHEMIN + "[bank]\nfree-alone = 'ponte'",
            lone(None),
            "In this house the bank is bound even against one alone.",
        ),
        ("based-on = 'koenigsspiel'", lone(Kind.BANCO_AVEC_LA_TABLE), "“Banco avec la table” binds even alone."),
    ],
)
def test_why_a_bank_is_bound_is_told_behind(text: str, fits: Callable[[Turn], bool], sentence: str) -> None:
    turn = a_turn(own(text), "bank-draw:5/4:choice", fits, Level.THIRD)
    assert told(turn)[0] == "Bank 5, gave 4: at will."
    assert told(turn)[-1] == sentence


def test_a_bound_bank_with_company_needs_no_reason() -> None:
    turn = a_turn(shipped("chemin-de-fer"), "bank-draw:5/4:choice")
    assert cast(Coverage, turn.scene.coverage).banker_standing is Standing.SECOND_STAKE
    assert len(told(turn)) == 3


def test_free_hands() -> None:
    ponte = a_turn(shipped("chemin-de-fer"), "ponte-draw:3:free:choice")
    assert told(ponte)[0] == "Ponte 3, free: at will. One seat plays alone."
    bank = a_turn(shipped("chemin-de-fer"), "bank-draw:free:choice", stood)
    assert told(bank)[0].endswith("ponte stood, free: at will. One seat plays alone.")
    shown = a_turn(shipped("chemin-de-fer"), "ponte-draw:8:free:natural")
    assert told(shown)[0] == "Ponte 8: natural. It is shown, bound or free."


# Whole rows.


@pytest.mark.parametrize(
    ("letters", "sentence"),
    [
        ("DDDDDOSS", "With 0–4 card, with 5 at will, with 6–7 no card."),
        ("DDDDDDSS", "With 0–5 card, with 6–7 no card."),
        ("DDDDDDDD", "0–7: card."),
        ("DDDDDOOO", "0–4: card; 5–7: at will."),
    ],
)
def test_the_pontes_row_as_the_house_has_it(letters: str, sentence: str) -> None:
    house = own(CHEMIN + f'[tableau]\nponte = "{letters}"')
    assert told(a_turn(house, "ponte-draw:4:bound:draw"))[2] == sentence


@pytest.mark.parametrize(
    ("letters", "sentence"),
    [
        ("SSSSODDDSSD", "Row 5: card against 5–7 and if the ponte stood; at will against 4; else no card."),
        ("SSSSDDDDSSD", "Row 5: card against 4–7 and if the ponte stood; else no card."),
        ("DDDDDDDDDDS", "Row 5: card against 0–9; else no card."),
        ("SSSSSSSSSSD", "Row 5: if the ponte stood card; against 0–9 no card."),
        ("DDDDDDDDDOO", "Row 5: against 0–8 card; against 9 and if the ponte stood at will."),
        ("SSSSSSSSSOO", "Row 5: against 0–8 no card; against 9 and if the ponte stood at will."),
        ("DDDDDSSSSSO", "Row 5: against 0–4 card; against 5–9 no card; if the ponte stood at will."),
    ],
)
def test_the_banks_row_as_the_house_has_it(letters: str, sentence: str) -> None:
    house = own(CHEMIN + rows(r5=letters))
    word = {"D": "draw", "S": "stand", "O": "choice"}[letters[8]]
    assert told(a_turn(house, f"bank-draw:5/8:{word}"))[2] == sentence


# The rest.


def test_naturals_and_winners() -> None:
    both = a_turn(shipped("chemin-de-fer"), "natural:both")
    ponte, banker = (sum(seen.card.value for seen in cards) % 10 for cards in (both.scene.ponte, both.scene.banker))
    if ponte == banker:
        assert told(both)[0] == f"{ponte} against {banker}: both have a natural, tie; nobody is stopped."
    else:
        assert told(both)[0] == f"{ponte} against {banker}: both have a natural, nobody is stopped."
    nine = a_turn(shipped("punto-banco"), "natural:banker-nine")
    assert told(nine)[0] == "Banker 9 with two cards: natural; it stops the player."
    tie = a_turn(shipped("chemin-de-fer"), "winner:egalite:4-cards")
    assert told(tie)[0].endswith("tie. Nothing moves.")


@pytest.mark.parametrize(
    ("after", "key", "arret", "sentence"),
    [
        (0, "end:goes-on", None, "The carte d’arrêt has not come: another coup is dealt."),
        (
            0,
            "end:arret:last",
            Arret.COMES,
            "The carte d’arrêt came in this coup: it is finished, and no other is dealt.",
        ),
        (1, "end:arret:one-more", Arret.COMES, "The carte d’arrêt came in this coup: this house deals one more."),
        (1, "end:after:last", Arret.LIES, "The carte d’arrêt came in the coup before: this was the one more."),
    ],
)
def test_when_the_sabot_ends_is_the_houses(after: int, key: str, arret: Arret | None, sentence: str) -> None:
    house = own(PUNTO + f"[sabot]\ncoups-after-arret = {after}")
    turn = a_turn(house, f"sabot:{key}")
    assert (turn.scene.arret, turn.skills) == (arret, (Skill("sabot", key),))
    assert told(turn) == (sentence,)


@pytest.mark.parametrize(
    ("ruleset_id", "key", "sentence"),
    [
        ("chemin-de-fer", "natural:none", "Ponte {ponte}: only 8 or 9 is a natural."),
        ("chemin-de-fer", "bank-natural:none", "Bank {banker}: only 8 or 9 is a natural."),
        ("koenigsspiel", "natural:none", "Ponte {ponte}, bank {banker}: only 8 or 9 is a natural."),
        ("punto-banco", "natural:none", "Player {ponte}, banker {banker}: only 8 or 9 is a natural."),
    ],
)
def test_hands_without_natural_are_told_when_they_are_turned(ruleset_id: str, key: str, sentence: str) -> None:
    """Where the ponte speaks first, the bank's cards are turned later, and then the ponte's are no question."""
    drill = next(drill for drill in DRILLS if drill.id == "sabot")
    skill = Skill("sabot", key)
    for seed in range(30):
        task = drill.make(shipped(ruleset_id), skill, Level.SECOND, seed)
        turn = next(turn for turn in task.turns if turn.skills == (skill,))
        ponte, banker = (points(seen.card for seen in hand[:2]) for hand in (turn.scene.ponte, turn.scene.banker))
        first, *counts = told(turn)
        assert first == sentence.format(ponte=ponte, banker=banker)
        assert len(counts) == sentence.count("{")


def test_cards_that_lie_face_down_are_not_told() -> None:
    """The banker has yet to turn them."""
    drill = next(drill for drill in DRILLS if drill.id == "sabot")
    ruleset = shipped("chemin-de-fer")
    hidden = [
        turn
        for skill in drill.skills(ruleset)
        for seed in range(3)
        for turn in drill.make(ruleset, skill, Level.SECOND, seed).turns
        if any(seen.face_down for seen in turn.scene.banker)
    ]
    for turn in hidden:
        sentences = " ".join(told(turn))
        assert "Bank" not in sentences
        assert not re.search(r"bank \d", sentences)
    assert {turn.explanation.why for turn in hidden} >= {Why.NO_NATURAL, Why.NATURAL_ENDS, Why.PONTE_TABLEAU}


def test_a_reason_without_words_of_its_own_is_an_error() -> None:
    """Whatever it were, it would be told as something else."""
    turn = a_turn(shipped("punto-banco"), "winner:egalite:4-cards")
    unknown = msgspec.structs.replace(turn.explanation, why=cast(Why, "a new reason"))
    verdict = msgspec.structs.replace(judge(turn, turn.expected), explanation=unknown)
    with pytest.raises(AssertionError, match="a new reason"):
        explanation(turn, verdict)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        CHEMIN + "[bank]\nfree-alone = 'nobody'",
        "based-on = 'baccara-regel'\n[bank.announcements]\nbanco-et-la-table-marche.binds = true\nbanco.binds = true",
        CHEMIN + rows(r2="S" * 11, r7="D" * 11),
        PUNTO + rows(r2="S" * 11, r7="D" * 11),
    ],
)
def test_the_strips_sentence_keeps_its_length_in_houses_that_play_otherwise(
    text: str, language: str, app: QApplication, resources: Path
) -> None:
    translators = Translators(resources / "i18n")
    translators.speak(language)
    try:
        strip_lengths_are_kept(own(text))
    finally:
        translators.speak("en")


def strip_lengths_are_kept(house: Ruleset) -> None:
    for drill in DRILLS:
        for skill in drill.skills(house):
            for level in Level:
                for seed in range(3):
                    for turn in drill.make(house, skill, level, seed).turns:
                        sentences = told(turn)
                        assert all(sentence and "{" not in sentence for sentence in sentences)
                        assert len(sentences[0]) <= LONGEST, sentences[0]
