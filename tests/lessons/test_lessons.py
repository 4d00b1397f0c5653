"""The lessons say what the engine does, in three languages, and fit on one page.

For whoever writes or changes a lesson (`resources/lessons/<language>/<drill>.<family>.md`):

* One page: five sections under level 2 headings (rule, memory hook, worked example, what is asked, common mistakes),
  the same in every lesson of a language; 120 to 220 words; bold, lists and small tables, nothing else of Markdown.
* One text serves every ruleset of a family; the tableau of the ruleset chosen stands beside it. Where one ruleset
  differs, the lesson calls it by the name the list of rulesets shows ("in houses that play ...").
* What can be counted is written so that it is counted here: a sum as `8 + 9 = 17 → 7` (without the arrow below ten),
  the cards before it as `king + 7 + 5: 0 + 7 + 5 = 12 → 2`, rows and cells as the verdict says them (`Bank 5, gave 4:
  at will`), the winner as `Ponte 9, bank 7: ponte by 2`. The bank's table says from which to which card a row draws.
* No suits as letters (the fonts have none), no emoji, no straight quotes; French has a narrow no-break space (U+202F)
  inside « » and before ; : ! ?.
* Calls and terms are those of the rules of record § 7; ponte and bank in chemin de fer, player (Punto) and banker
  (Banco) in punto banco.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

import msgspec
import pytest

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
from croupier_trainer.rules.ruleset import Family, FreeAlone, Look, Ruleset
from croupier_trainer.rules.rulesets import RulesetText, read_rulesets
from croupier_trainer.rules.tableau import STOOD, Call

RESOURCES: Final = Path(__file__).parents[2] / "resources"
LANGUAGES: Final = ("de", "en", "fr")
DRILLS: Final = ("points", "natural", "ponte-draw", "bank-draw", "winner")
FAMILIES: Final = tuple(family.value for family in Family)
LESSONS: Final = [(language, drill, family) for language in LANGUAGES for drill in DRILLS for family in FAMILIES]
SHELF: Final = read_rulesets(
    [
        RulesetText(path.stem, path.name, path.read_text("utf-8"))
        for path in sorted((RESOURCES / "rulesets").glob("*.toml"))
    ]
)

WORD: Final = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")
SUM: Final = re.compile(r"(\d+(?: \+ \d+)+) = (\d+)(?: → (\d))?")
LINE_WIDTH: Final = 70
"""Characters, the widest the reading column gets."""
PAGE_PX: Final = 680
"""What the header and the button leave of a page of 800 px."""


class Words(msgspec.Struct, frozen=True):
    """How one language writes what is counted here."""

    calls: dict[str, Call | None]
    """None is the natural."""
    hands: dict[str, tuple[str, str]]
    """By family: the ponte and the bank at the head of a sentence."""
    cards: dict[str, str]
    """Ranks by the words for them."""
    ponte: str
    """A row of the ponte: points, bound or free (chemin de fer), call."""
    bound: dict[str, bool]
    gave: dict[str, str]
    """By family: a cell of the bank after a third card."""
    stood: dict[str, str]
    by: str
    """Between the winner and the number of points."""
    tie: str
    letters: str
    """Beyond a to z."""
    quotes: str


WORDS: Final = {
    "de": Words(
        calls={"keine Karte": Call.STAND, "Karte": Call.DRAW, "nach Belieben": Call.CHOICE, "Schlag": None},
        hands={"chemin-de-fer": ("Ponte", "Bank"), "punto-banco": ("Punto", "Banco")},
        cards={"Ass": "A", "Bube": "J", "Dame": "Q", "König": "K", "10": "T"},
        ponte=r"{hand} (\d)(?:, (gebunden|frei))?: {call}",
        bound={"gebunden": True, "frei": False},
        gave={"chemin-de-fer": "gab", "punto-banco": "Punto zog"},
        stood={"chemin-de-fer": "Ponte blieb", "punto-banco": "Punto blieb"},
        by="um",
        tie="Egalité",
        letters="äöüßÄÖÜé",
        quotes="„“",
    ),
    "en": Words(
        calls={"no card": Call.STAND, "card": Call.DRAW, "at will": Call.CHOICE, "natural": None},
        hands={"chemin-de-fer": ("Ponte", "Bank"), "punto-banco": ("Player", "Banker")},
        cards={"ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T"},
        ponte=r"{hand} (\d)(?:, (bound|free))?: {call}",
        bound={"bound": True, "free": False},
        gave={"chemin-de-fer": "gave", "punto-banco": "player drew"},
        stood={"chemin-de-fer": "ponte stood", "punto-banco": "player stood"},
        by="by",
        tie="tie",
        letters="éö",
        quotes="“”",
    ),
    "fr": Words(
        calls={"pas de carte": Call.STAND, "carte": Call.DRAW, "à volonté": Call.CHOICE, "abattage": None},
        hands={"chemin-de-fer": ("Ponte", "Banque"), "punto-banco": ("Punto", "Banco")},
        cards={"as": "A", "valet": "J", "dame": "Q", "roi": "K", "10": "T"},
        ponte=r"{hand} (\d)(?:, (tenu|libre))?\u202f: {call}",
        bound={"tenu": True, "libre": False},
        gave={"chemin-de-fer": "donne", "punto-banco": "Punto tire"},
        stood={"chemin-de-fer": "ponte resté", "punto-banco": "Punto resté"},
        by="de",
        tie="égalité",
        letters="éèêàâùûôîïçÀÉÈö\u202f",
        quotes="«»",
    ),
}
SHARED_CHARACTERS: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \n#*|-+=→←↑↓.,;:!?()’"
)


def text_of(language: str, drill: str, family: str) -> str:
    return (RESOURCES / "lessons" / language / f"{drill}.{family}.md").read_text("utf-8")


def sections(text: str) -> dict[str, str]:
    """The bodies by their headings, in order."""
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    assert parts[0] == "", "nothing stands before the first heading"
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def part(text: str, number: int) -> str:
    """Rule 0, memory hook 1, worked example 2, what is asked 3, common mistakes 4."""
    return list(sections(text).values())[number]


def rulesets(family: str) -> list[Ruleset]:
    return [ruleset for ruleset in SHELF.rulesets.values() if ruleset.family.value == family]


def name(ruleset: Ruleset, language: str) -> str:
    return ruleset.names[language]


def card(value: int) -> Card:
    return CARD_OF[("K" if value == 0 else "A" if value == 1 else str(value)) + "S"]


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
    folder = RESOURCES / "lessons"
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} == expected


def test_the_rulesets_that_lessons_are_held_against_are_sound() -> None:
    assert SHELF.problems == ()
    assert all(rulesets(family) for family in FAMILIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_of_a_language_have_the_same_five_sections(language: str) -> None:
    headings = {tuple(sections(text_of(language, drill, family))) for drill in DRILLS for family in FAMILIES}
    assert len(headings) == 1
    (only,) = headings
    assert len(only) == 5


@pytest.mark.parametrize(("drill", "family"), [(drill, family) for drill in DRILLS for family in FAMILIES])
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
    assert 120 <= len(WORD.findall(text)) <= 220
    height = 0
    for block in text.split("\n"):
        if block.startswith("#"):
            height += 40
        elif block.startswith("|"):
            height += 0 if block.startswith("|--") else 26
        elif block:
            lines = -(-len(block.replace("**", "").removeprefix("- ")) // (LINE_WIDTH - 4 * block.startswith("- ")))
            height += 20 * lines + (2 if block.startswith("- ") else 6)
    assert height <= PAGE_PX


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
        assert not re.search(r"«(?!\u202f)|(?<!\u202f)[;:!?»](?!\*)|(?<!\u202f)[;:!?»](?=\*)", text)
        assert not re.search(r"\u202f(?![;:!?»])(?<!«\u202f)", text)


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_every_sum_is_right(language: str, drill: str, family: str) -> None:
    text = text_of(language, drill, family)
    sums = SUM.findall(text)
    assert len(sums) == text.count("=") >= 2
    for terms, total, last in sums:
        assert sum(map(int, terms.split(" + "))) == int(total)
        assert (last or total) == str(int(total) % 10)
        assert bool(last) == (int(total) > 9)


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_natural_shown_at_once_is_said_of_the_right_house(language: str) -> None:
    text = text_of(language, "natural", "chemin-de-fer")
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


@pytest.mark.parametrize(("language", "family"), [(language, family) for language in LANGUAGES for family in FAMILIES])
def test_winner_examples_are_coups_that_can_happen(language: str, family: str) -> None:
    words = WORDS[language]
    example = part(text_of(language, "winner", family), 2)
    hands = worked_hands(example, language)
    ponte_word, bank_word = words.hands[family]
    # Inside a sentence common nouns are small, but not in German, and Punto and Banco are names.
    results = re.findall(
        rf"{ponte_word} (\d), {bank_word} (\d)\u202f?: (?:(\w+) {words.by} (\d)|{words.tie})", example, re.IGNORECASE
    )
    assert [whose for whose, _, _ in hands] == [ponte_word, bank_word] * 2
    assert len(results) == 2
    for index, (ponte_points, bank_points, winner, margin) in enumerate(results):
        (_, ponte, _), (_, banker, _) = hands[2 * index : 2 * index + 2]
        cards = [ponte[0], banker[0], ponte[1], banker[1], *ponte[2:], *banker[2:]]
        for ruleset in rulesets(family):
            events, left = played(Play(ruleset), [*cards, CARD_OF["KD"]])
            ended = events[-1]
            assert isinstance(ended, CoupEnded)
            assert left == 1, "all cards of the example are dealt, and no more"
            assert (ended.ponte_points, ended.banker_points) == (int(ponte_points), int(bank_points))
            winners = {ponte_word.lower(): Winner.PONTE, bank_word.lower(): Winner.BANKER, "": Winner.EGALITE}
            assert ended.winner is winners[winner.lower()]
            assert int(margin or 0) == abs(ended.ponte_points - ended.banker_points)


@pytest.mark.parametrize(("language", "drill", "family"), LESSONS)
def test_the_keys_of_the_drill_are_named(language: str, drill: str, family: str) -> None:
    """The arrow keys, each before the word of its call."""
    words = WORDS[language]
    keys = {"←": Call.STAND, "→": Call.DRAW, "↓": Call.CHOICE, "↑": None}
    asked = part(text_of(language, drill, family), 3)
    named = dict(re.findall(rf"\*\*([←→↑↓])\*\* ({'|'.join(words.calls)})", asked))
    assert all(words.calls[call] is keys[key] for key, call in named.items())
    expected = {"ponte-draw": "←→↓↑", "bank-draw": "←→↓"}.get(drill, "")
    if family == "punto-banco" and expected:
        assert "(**↓**)" in asked, "said never to be right"
        expected = expected.replace("↓", "")
    assert "".join(named) == expected
