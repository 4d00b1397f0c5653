"""What a notice says of a faulty ruleset: words of its own for every fault and for all that can be expected."""

from __future__ import annotations

import string

import pytest
from PySide6.QtWidgets import QApplication

from croupier_trainer.rules.rulesets import RulesetText, read_rulesets
from croupier_trainer.rules.toml_reading import Expected, Fault, Problem
from croupier_trainer.ui.notices import expected_words, words_of
from tests.rules.shipped import TEXTS


def places(template: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("expected", Expected)
def test_all_that_can_be_expected_has_words_with_the_same_places(expected: Expected, app: QApplication) -> None:
    words = expected_words(expected)
    assert words
    assert places(words) == places(expected)


def test_no_two_expectations_have_the_same_words(app: QApplication) -> None:
    assert len({expected_words(expected) for expected in Expected}) == len(Expected)


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_words(fault: Fault, app: QApplication) -> None:
    assert words_of(Problem("house", "house.toml", 1, "", fault, "")).startswith("house.toml, line 1: ")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "[sabot]\npacks = 0",
            'house.toml, line 3, sabot.packs: wrong value "0". Expected: a whole number from 1 to 12',
        ),
        (
            "[sabot]\nburn-cards = 2",
            'house.toml, line 3, sabot.burn-cards: without effect. Expected: only with burn = "fixed"',
        ),
        ("[sabot", "house.toml, line 2: not TOML"),
    ],
)
def test_a_notice_of_a_ruleset_in_full(text: str, words: str, app: QApplication) -> None:
    written = f'based-on = "punto-banco"\n{text}'
    (problem,) = read_rulesets([*TEXTS, RulesetText("house", "house.toml", written)]).problems
    assert words_of(problem) == words
