"""The lessons say what the engine does, in three languages, and fit on one page.

Here are their form and what is counted in cards; `test_money_lessons.py` has what is counted in money.

For whoever writes or changes a lesson (`resources/lessons/<language>/<drill>.<family>.md`):

* One page: five sections under level 2 headings (rule, memory hook, worked example, what is asked, common mistakes),
  the same in every lesson of a language; 120 to 220 words, up to 280 where a task has several turns; bold, lists and
  small tables, nothing else of Markdown.
* One text serves every ruleset of a family; the tableau of the ruleset chosen stands beside it. Where one ruleset
  differs, the lesson calls it by the name the list of rulesets shows ("in houses that play ..."). A house may differ
  from all of them: what the shipped ones have in common is "usual".
* What can be counted is written so that it is counted here: a sum as `8 + 9 = 17 → 7` (without the arrow below ten),
  the cards before it as `king + 7 + 5: 0 + 7 + 5 = 12 → 2`, rows and cells as the verdict says them (`Bank 5, gave 4:
  at will`), the winner as `Ponte 9, bank 7: ponte by 2`. The bank's table says from which to which card a row draws.
* Amounts are written as the language does, sums with no-break spaces so that no line parts them:
  `75 + 234 − 180 = 129`; step after step with arrows: `340: 34 → 17`.
* No suits as letters (the fonts have none), no emoji, no straight quotes; French has a narrow no-break space (U+202F)
  inside « » and before ; : ! ? %, but not in odds such as 8:1.
* Calls and terms are those of the rules of record § 7; ponte and bank in chemin de fer, player (Punto) and banker
  (Banco) in punto banco.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import pytest

from croupier_trainer.drills import DRILLS
from croupier_trainer.rules.cards import CARD_OF, Card, points
from croupier_trainer.rules.play import (
    CallDue,
    CoupEnded,
    Deal,
    NaturalShown,
    Play,
    PlayAction,
    PlayEvent,
    Speak,
    Stage,
    Winner,
    apply,
)
from croupier_trainer.rules.ruleset import FreeAlone, Look, Ruleset
from croupier_trainer.rules.sabot import Sabot, begin_coup, draw, made_up, packs
from croupier_trainer.rules.tableau import STOOD, Call
from tests.drills.tableaux import nine
from tests.lessons.lessons import (
    CARD_DRILLS,
    FAMILIES,
    FAMILIES_OF,
    FOLDER,
    LANGUAGES,
    WORDS,
    card,
    name,
    part,
    rulesets,
    sections,
    text_of,
)

TEXTS: Final = [(drill, family) for drill, families in FAMILIES_OF.items() for family in families]
LESSONS: Final = [(language, drill, family) for language in LANGUAGES for drill, family in TEXTS]
COUNTED: Final = [(language, drill, family) for language, drill, family in LESSONS if drill in CARD_DRILLS]
SEVERAL_TURNS: Final = ("sabot", "payout", "bank-sum")
WORD: Final = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")
SUM: Final = re.compile(r"(\d+(?: \+ \d+)+) = (\d+)(?: → (\d))?")
LINE_WIDTH: Final = 70
"""Characters, the widest the reading column gets."""
MOST_WORDS: Final = {True: 280, False: 220}
"""By whether a task has several turns."""
PAGE_PX: Final = {True: 900, False: 680}
"""680 is what the header and the button leave of a page of 800 px; more stands in two columns there, as the lesson page
lays them."""
SHARED_CHARACTERS: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0\n#*|-+−=→←↑↓.,;:!?%()’"
)


def test_every_drill_has_a_lesson_for_each_game_it_is_played_in() -> None:
    games = {(drill.id, ruleset.family.value) for drill in DRILLS for ruleset in nine() if drill.skills(ruleset)}
    assert set(TEXTS) == games


def played(play: Play, cards: list[Card]) -> tuple[list[PlayEvent], int]:
    """What happens with these cards when everybody says what is required, and how many are left over."""
    events: list[PlayEvent] = []
    left = list(cards)
    while play.stage is not Stage.OVER:
        if play.stage in {Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS}:
            if not left:
                break
            play, happened = apply(play, Speak(None))
        elif left:
            play, happened = apply(play, Deal(left.pop(0)))
        else:
            break
        events.extend(happened)
    return events, len(left)


def ponte_call(ruleset: Ruleset, value: int, *, bound: bool) -> Call | None:
    """What the engine requires of a ponte with these points; None where he shows a natural."""
    play = Play(ruleset, ponte_bound=bound)
    events, _ = played(play, [card(0), card(0), card(value), card(7)])
    if any(isinstance(event, NaturalShown) for event in events):
        return None
    return next(event.required for event in events if isinstance(event, CallDue))


def bank_call(ruleset: Ruleset, row: int, column: int) -> Call:
    """What the engine requires of a bound bank with these points against this card."""
    ponte, third = (6, []) if column == STOOD else (0, [card(column)])
    play, happened = Play(ruleset), tuple[PlayEvent, ...]()
    actions: list[PlayAction] = [Deal(dealt) for dealt in (card(0), card(0), card(ponte), card(row))]
    actions += [Speak(None), *(Deal(dealt) for dealt in third)]
    for action in actions:
        play, happened = apply(play, action)
    return next(event.required for event in happened if isinstance(event, CallDue))


def test_every_drill_has_a_lesson_for_both_games_in_three_languages() -> None:
    expected = {f"{language}/{drill}.{family}.md" for language, drill, family in LESSONS}
    assert {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()} == expected


def test_there_are_rulesets_that_lessons_are_held_against() -> None:
    assert all(rulesets(family) for family in FAMILIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_of_a_language_have_the_same_five_sections(language: str) -> None:
    headings = {tuple(sections(text_of(language, drill, family))) for drill, family in TEXTS}
    assert len(headings) == 1
    (only,) = headings
    assert len(only) == 5


@pytest.mark.parametrize(("drill", "family"), TEXTS)
def test_the_languages_say_the_same_number_of_things(drill: str, family: str) -> None:
    shapes = set()
    for language in LANGUAGES:
        text = text_of(language, drill, family)
        shapes.add(
            tuple((body.count("\n\n"), body.count("\n- "), body.count("\n|")) for body in sections(text).values())
        )
        assert text.endswith("\n")
    assert len(shapes) == 1


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_length(language: str, drill: str, family: str) -> None:
    text = text_of(language, drill, family)
    several = drill in SEVERAL_TURNS
    assert 120 <= len(WORD.findall(text)) <= MOST_WORDS[several]
    height = 0
    for block in text.split("\n"):
        if block.startswith("#"):
            height += 40
        elif block.startswith("|"):
            height += 0 if block.startswith("|--") else 26
        elif block:
            lines = -(-len(block.replace("**", "").removeprefix("- ")) // (LINE_WIDTH - 4 * block.startswith("- ")))
            height += 20 * lines + (2 if block.startswith("- ") else 6)
    assert height <= PAGE_PX[several]


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_characters(language: str, drill: str, family: str) -> None:
    words = WORDS[language]
    text = text_of(language, drill, family)
    foreign = {
        character for character in text if character not in SHARED_CHARACTERS | set(words.letters + words.quotes)
    }
    assert not foreign, [unicodedata.name(character) for character in foreign]
    opening, closing = tuple(words.quotes)
    assert re.sub(f"[^{words.quotes}]", "", text) == (opening + closing) * text.count(opening)
    assert "  " not in text
    assert text.count("**") % 2 == 0
    assert not re.search(r"^(?!## |- |\|)[#+*|-](?!\*)|^\d+[.)] ", text, re.MULTILINE), "no other Markdown"
    if language == "fr":
        text = re.sub(r"\d:\d", "", text)
        assert not re.search(r"«(?!\u202f)|(?<!\u202f)[;:!?%»]", text)
        assert not re.search(r"\u202f(?![;:!?%»])(?<!«\u202f)", text)
    else:
        assert not re.search(r"(?<!\u00a0)%", text)
    assert not re.search(r"\u00a0(?![\d+−=→%])", text)


@pytest.mark.parametrize(("language", "drill", "family"), COUNTED)
def test_every_sum_is_right(language: str, drill: str, family: str) -> None:
    text = text_of(language, drill, family)
    sums = SUM.findall(text)
    assert len(sums) == text.count("=") >= 2
    for terms, total, last in sums:
        assert sum(map(int, terms.split(" + "))) == int(total)
        assert (last or total) == str(int(total) % 10)
        assert bool(last) == (int(total) > 9)


@pytest.mark.parametrize(("language", "drill", "family"), COUNTED)
def test_every_sum_counts_the_cards_before_it(language: str, drill: str, family: str) -> None:
    example = part(text_of(language, drill, family), 2)
    counted = [(hand, terms) for _, hand, terms in worked_hands(example, language)]
    assert len(counted) == example.count("=")
    for hand, terms in counted:
        assert [one.value for one in hand] == [int(term) for term in terms.split(" + ")]


def worked_hands(example: str, language: str) -> list[tuple[str, list[Card], str]]:
    """Each hand of a worked example: whose, its cards, the values written after it."""
    words = WORDS[language]
    rank = "|".join([*words.cards, "[2-9]"])
    found = re.findall(
        rf"^- (?:(\w+), )?((?:{rank})(?: \+ (?:{rank}))+)\u202f?: (\d[\d +]*\d) = ", example, re.MULTILINE
    )
    return [
        (whose, [CARD_OF[words.cards.get(word, word) + "S"] for word in cards.split(" + ")], terms)
        for whose, cards, terms in found
    ]


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_points_memory_hooks(language: str, family: str) -> None:
    tens, nine_and_eight = part(text_of(language, "points", family), 1).strip().split("\n\n")
    digits = [int(digit) for digit in re.findall(r"\d", tens)]
    assert len(digits) == 10
    assert [one + other for one, other in zip(digits[::2], digits[1::2], strict=True)] == [10] * 5
    first, second, left, *others = (int(digit) for digit in re.findall(r"\d", nine_and_eight))
    assert (first, left) == (9, second - 1)
    assert (others[0], others[2]) == (8, others[1] - 2)
    for other in range(2, 10):
        assert points([card(9), card(other)]) == other - 1
        assert points([card(8), card(other)]) == other - 2


@pytest.mark.parametrize("family", FAMILIES)
def test_natural_memory_hook_no_third_card_beside_a_natural(family: str) -> None:
    """Where a third card lies, nobody had a natural: in every ruleset, whatever the first four cards are."""
    for ruleset in rulesets(family):
        for ponte in range(10):
            for banker in range(10):
                if ponte < 8 and banker < 8:
                    continue
                cards = [card(0), card(0), card(ponte), card(banker), card(1), card(1)]
                play = Play(ruleset)
                for dealt in cards[:4]:
                    play, _ = apply(play, Deal(dealt))
                if play.stage is Stage.PONTE_SPEAKS:
                    play, _ = apply(play, Speak(Call.DRAW))
                assert play.stage is Stage.OVER


@pytest.mark.parametrize("drill", ["natural", "sabot"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_natural_shown_at_once_is_said_of_the_right_house(language: str, drill: str) -> None:
    text = text_of(language, drill, "chemin-de-fer")
    for ruleset in rulesets("chemin-de-fer"):
        assert ruleset.bank is not None
        named = name(ruleset, language) in part(text, 0)
        assert named == (ruleset.bank.look is Look.NATURAL_AT_ONCE)


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_natural_examples(language: str, family: str) -> None:
    example = part(text_of(language, "natural", family), 2)
    hands = worked_hands(example, language)
    assert [whose for whose, _, _ in hands] == list(WORDS[language].hands[family])
    assert all(points(cards) in {8, 9} for _, cards, _ in hands)
    assert [len(cards) for _, cards, _ in hands] == [2, 3]


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_ponte_rule(language: str, family: str) -> None:
    """The bold numbers of the first paragraph: card, at will (chemin de fer), no card, natural."""
    paragraph = part(text_of(language, "ponte-draw", family), 0).strip().split("\n\n")[0]
    groups = [
        [int(digit) for digit in re.findall(r"\d", bold)] for bold in re.findall(r"\*\*([^*]*\d[^*]*)\*\*", paragraph)
    ]
    calls = [Call.DRAW, Call.CHOICE, Call.STAND, None] if family == "chemin-de-fer" else [Call.DRAW, Call.STAND, None]
    said = {value: call for group, call in zip(groups, calls, strict=True) for value in range(group[0], group[-1] + 1)}
    for ruleset in rulesets(family):
        assert {value: ponte_call(ruleset, value, bound=True) for value in range(10)} == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_bound_and_free_are_said_as_the_rulesets_have_them(language: str) -> None:
    rule = part(text_of(language, "ponte-draw", "chemin-de-fer"), 0)
    for ruleset in rulesets("chemin-de-fer"):
        assert ruleset.bank is not None
        assert ruleset.bank.free_alone is FreeAlone.BOTH
        binds = any(announcement.binds for announcement in ruleset.bank.announcements.values())
        assert (name(ruleset, language) in rule) == binds
        for value in range(10):
            assert ponte_call(ruleset, value, bound=False) is (Call.CHOICE if value < 8 else None)


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_ponte_examples(language: str, family: str) -> None:
    words = WORDS[language]
    example = part(text_of(language, "ponte-draw", family), 2)
    hand = words.hands[family][0]
    said = re.findall(words.ponte.format(hand=hand, call=f"({'|'.join(words.calls)})"), example)
    assert len(said) == len(re.findall(rf"{hand} \d", example)) == 3
    assert {bool(bound) for _, bound, _ in said} == {family == "chemin-de-fer"}
    for value, bound, call in said:
        for ruleset in rulesets(family):
            assert ponte_call(ruleset, int(value), bound=words.bound.get(bound, True)) is words.calls[call]
    for line in example.strip().split("\n"):
        counted = {last or total for _, total, last in SUM.findall(line)}
        assert set(re.findall(rf"{hand} (\d)", line)) == counted


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_bank_table(language: str, family: str) -> None:
    """Card or at will from … to, no card elsewhere; a ruleset that differs is named, the cells beside the table too."""
    rule = part(text_of(language, "bank-draw", family), 0)
    rows, starts, ends = (
        [int(digit) for digit in re.findall(r"\d", line)]
        for line in re.findall(r"^\|.*\|$", rule, re.MULTILINE)
        if not line.startswith("|--")
    )
    assert rows == [3, 4, 5, 6]
    assert starts == [2 * (row - 3) for row in rows], "the start climbs by twos"
    assert ends == [7] * 4, "always up to seven"
    against = {
        (int(row), int(column)) for row, column in re.findall(r"(\d)(?: \w+)*? (?:against|gegen|contre) (\d)", rule)
    }
    table = {row: range(start, end + 1) for row, start, end in zip(rows, starts, ends, strict=True)}
    table |= {0: range(10), 1: range(10), 2: range(10), 7: range(0)}
    differing = set()
    for ruleset in rulesets(family):
        for row, drawn in table.items():
            for column in range(10):
                call = bank_call(ruleset, row, column)
                if (call is not Call.STAND) == (column in drawn) and call is not Call.CHOICE:
                    continue
                differing.add((row, column))
                by_the_house = {
                    name(other, language) for other in rulesets(family) if bank_call(other, row, column) is not call
                }
                assert not by_the_house or name(ruleset, language) in rule
            stood = bank_call(ruleset, row, STOOD)
            assert stood is (Call.DRAW if row <= 5 else Call.STAND)
    assert against == differing


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_bank_examples(language: str, family: str) -> None:
    words = WORDS[language]
    example = part(text_of(language, "bank-draw", family), 2)
    bank = words.hands[family][1]
    colon = "\u202f?: "
    cells = re.findall(
        rf"{bank} (\d), (?:{words.gave[family]} (\d)|{words.stood[family]}){colon}({'|'.join(words.calls)})", example
    )
    assert len(cells) == len(re.findall(rf"{bank} \d", example)) == 3
    for row, column, call in cells:
        for ruleset in rulesets(family):
            assert bank_call(ruleset, int(row), int(column or STOOD)) is words.calls[call]
    counted = [last or total for _, total, last in SUM.findall(example)]
    assert [row for row, _, _ in cells] == [*counted, counted[-1]]


def results(example: str, language: str, family: str) -> list[tuple[int, int, Winner, int]]:
    """What an example says of its coups: the points of both, who wins, by how many."""
    words = WORDS[language]
    ponte, bank = words.hands[family]
    # Inside a sentence common nouns are small, but not in German, and Punto and Banco are names.
    found = re.findall(
        rf"{ponte} (\d), {bank} (\d)\u202f?: (?:(\w+) {words.by} (\d)|{words.tie})", example, re.IGNORECASE
    )
    winners = {ponte.lower(): Winner.PONTE, bank.lower(): Winner.BANKER, "": Winner.EGALITE}
    return [
        (int(ponte_points), int(bank_points), winners[winner.lower()], int(margin or 0))
        for ponte_points, bank_points, winner, margin in found
    ]


def result(ended: PlayEvent) -> tuple[int, int, Winner, int]:
    assert isinstance(ended, CoupEnded)
    margin = abs(ended.ponte_points - ended.banker_points)
    return ended.ponte_points, ended.banker_points, ended.winner, margin


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_winner_examples_are_coups_that_can_happen(language: str, family: str) -> None:
    example = part(text_of(language, "winner", family), 2)
    hands = worked_hands(example, language)
    said = results(example, language, family)
    assert [whose for whose, _, _ in hands] == list(WORDS[language].hands[family]) * 2
    assert len(said) == 2
    for index, one in enumerate(said):
        (_, ponte, _), (_, banker, _) = hands[2 * index : 2 * index + 2]
        cards = [ponte[0], banker[0], ponte[1], banker[1], *ponte[2:], *banker[2:]]
        for ruleset in rulesets(family):
            events, left = played(Play(ruleset), [*cards, CARD_OF["KD"]])
            assert left == 1, "all cards of the example are dealt, and no more"
            assert result(events[-1]) == one


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_sabot_example_is_a_coup_that_can_happen(language: str, family: str) -> None:
    """No natural, both calls as the rulesets have them, and the last card behind the carte d'arrêt."""
    words = WORDS[language]
    example = part(text_of(language, "sabot", family), 2)
    ponte_word, bank_word = words.hands[family]
    hands = worked_hands(example, language)
    assert [(whose, len(cards)) for whose, cards, _ in hands] == [(ponte_word, 2), (bank_word, 2), (bank_word, 3)]
    (_, ponte, _), (_, banker, _), (_, banker_at_last, _) = hands
    assert banker_at_last[:2] == banker
    any_call = f"({'|'.join(words.calls)})"
    ((ponte_row, _, ponte_says),) = re.findall(words.ponte.format(hand=ponte_word, call=any_call), example)
    ((bank_row, third, bank_says),) = re.findall(
        rf"{bank_word} (\d), {words.gave[family]} (\d)\u202f?: {any_call}", example
    )
    assert (int(ponte_row), int(bank_row)) == (points(ponte), points(banker))
    (said,) = results(example, language, family)
    assert int(re.findall(r"\d", example)[-1]) == banker_at_last[2].value, "the card before which the carte came"
    cards = [ponte[0], banker[0], ponte[1], banker[1], card(int(third)), banker_at_last[2]]
    for ruleset in rulesets(family):
        events, left = played(Play(ruleset), cards)
        assert left == 0
        assert not any(isinstance(event, NaturalShown) for event in events)
        required = [event.required for event in events if isinstance(event, CallDue)]
        assert required == [words.calls[ponte_says], words.calls[bank_says]]
        assert result(events[-1]) == said


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_the_coup_after_the_carte_d_arret_is_said_of_the_right_houses(language: str, family: str) -> None:
    """The coup in which it comes is finished; where one more is dealt after it, the lesson names the house."""
    rule = part(text_of(language, "sabot", family), 0)
    for ruleset in rulesets(family):
        rules = ruleset.sabot
        if family == "chemin-de-fer":
            assert rules.behind_arret == 7, "in front of the seventh-last card"
        else:
            assert (name(ruleset, language) in rule) == (rules.coups_after_arret == 1)
        full = made_up(rules, packs(rules))
        sabot = begin_coup(Sabot(rules, full.cards, full.arret_after - 1))
        showed = []
        for _ in range(6):
            sabot, _, arret = draw(sabot)
            showed.append(arret)
        assert showed == [False, True, False, False, False, False], "six cards can be dealt, whenever it comes"
        assert sabot.may_begin_coup == (rules.coups_after_arret > 0)


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_the_keys_of_the_drill_are_named(language: str, drill: str, family: str) -> None:
    """The arrow keys, each before the word of its call."""
    words = WORDS[language]
    keys = {"←": Call.STAND, "→": Call.DRAW, "↓": Call.CHOICE, "↑": None}
    asked = part(text_of(language, drill, family), 3)
    named = dict(re.findall(rf"\*\*([←→↑↓])\*\* ({'|'.join(words.calls)})", asked))
    assert all(words.calls[call] is keys[key] for key, call in named.items())
    expected = {"ponte-draw": "←→↓↑", "bank-draw": "←→↓", "sabot": "←→↓"}.get(drill, "")
    if family == "punto-banco" and expected:
        assert "(**↓**)" in asked, "said never to be right"
        expected = expected.replace("↓", "")
    assert "".join(named) == expected
