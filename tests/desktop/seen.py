"""What the witness sees of the window, as it stands in its file."""

from __future__ import annotations

import msgspec

from croupier_trainer.drills.drill import Question


class Asked(msgspec.Struct, frozen=True):
    """The turn that is laid, asked or judged."""

    task: int
    """From 1."""
    turn: int
    """Of the task, from 0."""
    is_last: bool
    """Of its task."""
    asks: tuple[Question, ...]
    expected: tuple[str, ...]


class Seen(msgspec.Struct, frozen=True):
    """The window at one moment."""

    page: str = ""
    active: bool = False
    """Whether it has the keys."""
    read: bool = False
    """Whether it knows the history."""
    places: dict[str, tuple[int, int]] = {}
    """The middle of all that can be pressed by mouse, in device pixels of the screen: controls by name, stakes and
    lammers on the felt as `felt:` and their token, skills as `skill:` and their key; `table` where nothing lies, `page`
    in the middle of it all."""
    asked: Asked | None = None
    """None where no run is on, or another page hides it."""
    takes_keys: bool = False
    """Whether a press says something to what is asked."""
    given: tuple[str, ...] = ()
    """The parts of the answer so far."""
    is_judged: bool = False
    """Whether the verdict is on the screen."""
    takes_clicks: bool = False
    """Whether it has been there so long that a button goes on."""
    marker: str = ""
    """Where the croupier's hand is."""
    typed: str = ""
    """The amount as far as it is typed or built, as it shows."""
    sentence: str = ""
    """What the strip says."""
    time: str = ""
    """What the clock in the header shows."""
