"""Plays runs as a user does, by keys alone or by mouse alone; what is right the witness tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

from croupier_trainer.drills.drill import DIGITS, Part, Question
from croupier_trainer.rules.chips import fewest
from croupier_trainer.ui.input import bindings
from tests.desktop.desktop import Program, wait
from tests.desktop.seen import Asked

_ARROWS = {"left": "Left", "right": "Right", "up": "Up", "down": "Down"}
_WRONG_BY_CENTS = 50
_MOST_PIECES = 12


class Said(msgspec.Struct, frozen=True):
    """What was answered to a turn."""

    turn: int
    given: tuple[str, ...]
    expected: tuple[str, ...]
    wrong: Part | None = None


class Hand(Protocol):
    """Answers with keys or with the mouse."""

    def say(self, asked: Asked, given: tuple[str, ...]) -> None:
        """Give an answer, part by part, and confirm it where it has to be."""

    def go_on(self, asked: Asked, *, right: bool) -> None:
        """From the verdict that shows to the next turn, unless it soon goes there by itself."""


class Keys:
    """The keys that the caps show; amounts are typed with the sign of the language, places found by arrow or digit."""

    def __init__(self, program: Program, sign: str = ".") -> None:
        self._program = program
        self._sign = {".": "period", ",": "comma"}[sign]
        self._places = 0

    def say(self, asked: Asked, given: tuple[str, ...]) -> None:
        keys: list[str] = []
        for question, token in zip(asked.asks, given, strict=False):
            if question.part is Part.PLACE:
                self._point_at(token)
            elif question.is_amount:
                keys += self._typed(int(token))
            else:
                cap = bindings(question.choices)[token].cap
                keys.append(_ARROWS.get(cap, cap.lower()))
        if asked.asks[len(given) - 1].confirmed:
            keys.append("Return")
        self._program.press(*keys)

    def go_on(self, asked: Asked, *, right: bool) -> None:
        if not right or asked.is_last:
            self._program.press("space")

    def _typed(self, cents: int) -> list[str]:
        whole, rest = divmod(cents, 100)
        return [*str(whole), self._sign, *f"{rest:02d}"] if rest else list(str(whole))

    def _point_at(self, token: str) -> None:
        """To a seat by arrow keys, and every other time by its digit where it has one; down through its stakes."""
        seat = token.partition(":")[0]
        self._places += 1
        by_digit = self._places % 2 == 0 and seat in DIGITS
        while (marker := self._program.seen.marker) != token:
            is_there = marker.partition(":")[0] == seat
            self._program.press("Down" if is_there else seat if by_digit else "Left")
            wait(lambda marker=marker: self._program.seen.marker != marker, f"a hand on its way to {token}")  # type: ignore[misc]


class Mouse:
    """Clicks. An amount is typed on the keypad, and every other time built from chips where it can be."""

    def __init__(self, program: Program, sign: str = ".") -> None:
        self._program = program
        self._amounts = 0
        self.built = 0
        """How many amounts were built from chips."""
        self._button_confirmed = False

    def say(self, asked: Asked, given: tuple[str, ...]) -> None:
        self._button_confirmed = False
        for place, (question, token) in enumerate(zip(asked.asks, given, strict=False)):
            if question.part is Part.PLACE:
                self._program.click(f"felt:{token}")
                wait(lambda token=token: self._program.seen.marker == token, f"the hand on {token}")  # type: ignore[misc]
            elif question.is_amount:
                self._give(int(token))
            else:
                self._program.click(f"key-{token}")
                last = place == len(given) - 1
                if not last:
                    wait(lambda place=place: len(self._program.seen.given) == place + 1, f"part {place + 1}")  # type: ignore[misc]
        last_asked = asked.asks[len(given) - 1]
        if last_asked.confirmed and not last_asked.is_amount:
            self._program.click("strip-confirm")
            self._button_confirmed = True

    def go_on(self, asked: Asked, *, right: bool) -> None:
        """By the button, which takes no second press of a double click, or by a press on the table's rail."""
        if right and not asked.is_last:
            return
        wait(lambda: self._program.seen.takes_clicks or self._program.seen.asked != asked, "a verdict that was seen")
        if right or self._button_confirmed:
            self._program.click("table")
        else:
            buttons = [name for name in self._program.seen.places if name.endswith("-go-on")]
            self._program.click(*buttons)

    def _give(self, cents: int) -> None:
        self._amounts += 1
        pieces = fewest(cents) or ()
        if self._amounts % 2 == 0 and 0 < len(pieces) <= _MOST_PIECES:
            self.built += 1
            self._program.click(*(f"rack-{piece.cents}" for piece in pieces))
            self._program.click("column-confirm")
            self._button_confirmed = True
            return
        whole, rest = divmod(cents, 100)
        signs = [*str(whole), "sign", *f"{rest:02d}"] if rest else list(str(whole))
        self._program.click(*(f"keypad-{sign}" for sign in signs), "keypad-enter")


def played(program: Program, hand: Hand) -> Iterator[Said]:
    """Play the run that is on to its end: all answers right, but each part that a wrong one can be made of once."""
    wrong: set[Part] = set()
    for asked in program.turns():
        said = _next_answer(asked, wrong)
        if said.wrong is not None:
            wrong.add(said.wrong)
        hand.say(asked, said.given)
        wait(
            lambda asked=asked: program.seen.is_judged or program.seen.asked != asked,  # type: ignore[misc]
            f"the verdict on {said.given}",
        )
        yield said
        hand.go_on(asked, right=said.wrong is None)
        wait(lambda asked=asked: program.seen.asked != asked, "what comes next")  # type: ignore[misc]


def _next_answer(asked: Asked, done: set[Part]) -> Said:
    for place, (question, right) in enumerate(zip(asked.asks, asked.expected, strict=False)):
        other = None if question.part in done else _other(question, right)
        if other is not None:
            given = (*asked.expected[:place], other, *asked.expected[place + 1 :])
            if other in question.last_if:
                given = given[: place + 1]
            return Said(asked.turn, given, asked.expected, question.part)
    return Said(asked.turn, asked.expected, asked.expected)


def _other(question: Question, right: str) -> str | None:
    """Something wrong to say; after a wrong move nothing more is asked."""
    if question.is_amount:
        return str(int(right) + _WRONG_BY_CENTS)
    choices = question.last_if or question.choices
    return next((token for token in choices if token != right), None)
