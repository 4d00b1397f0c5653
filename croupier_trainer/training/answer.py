"""One answer of the history: what was asked, said and right, and how long it took."""

from __future__ import annotations

import enum
from typing import Final

import msgspec


class Mode(enum.Enum):
    """The ways to run a drill."""

    LEARN = "learn"
    """No clock; help, and always an explanation."""
    PRACTISE = "practise"
    """A target time for each task; wrong ones come back."""
    SPRINT = "sprint"
    """Three minutes; an error costs ten seconds."""


SEED_LIMIT: Final = 2**63
"""Seeds are below this: what a database's whole number holds."""


class Answer(msgspec.Struct, frozen=True):
    """One row of the history. Every value is handed in: nothing here draws an id or looks at a clock.

    Raises ValueError where a number is one that the history cannot hold.
    """

    id: str
    """Thirty-two hexadecimal digits, different for every answer: keeping the same answer twice keeps one."""
    run_id: str
    """Likewise, the same for all answers of a run."""
    drill: str
    generator: int
    """The version of the drill's generator: with drill, ruleset, skill, level and seed it makes the task again."""
    ruleset_id: str
    ruleset_fingerprint: str
    level: int
    seed: int
    skills: tuple[str, ...]
    """The skills the answer counts for, the one it is about first; each at most once."""
    mode: Mode
    given: tuple[str, ...]
    """What was said, part by part; empty if time was up before anything was."""
    expected: tuple[str, ...]
    right: bool
    """Whether what was said is right, however late it came."""
    late: bool
    """Past three times the target: a mistake whatever was said."""
    first_key_ms: int | None
    """From the first paint of the question to the first press that counted; none if there was none."""
    confirm_ms: int
    """From the first paint of the question to the end of the answer."""
    target_ms: int
    self_corrected: bool
    answered_at_utc: str
    """As `clock.utc_text` writes it."""
    stray_keys: int
    """Presses that were no answers: too early, or while a verdict showed."""
    aimed: str = ""
    """The skill that the task was made for, where it is not the first of `skills`."""
    turn: int = 0
    """Which turn of the task was answered, from 0."""

    def __post_init__(self) -> None:
        """Refuse what a database would refuse only much later."""
        if not 0 <= self.seed < SEED_LIMIT:
            raise ValueError(f"seed {self.seed} is not between 0 and {SEED_LIMIT - 1}")
        if min(self.confirm_ms, self.target_ms, self.stray_keys, self.first_key_ms or 0, self.turn) < 0:
            raise ValueError("a time or a count of an answer is below 0")
        if len(set(self.skills)) != len(self.skills):
            raise ValueError(f"a skill is named twice: {', '.join(self.skills)}")

    @property
    def mistake(self) -> bool:
        """Whether the answer counts as missed: wrong, or past three times the target."""
        return self.late or not self.right

    @property
    def slow(self) -> bool:
        """Whether the answer counts as slow: no mistake, but past the target. In learn mode nothing is slow."""
        return not self.mistake and self.mode is not Mode.LEARN and self.confirm_ms > self.target_ms


_CHECKED: Final = (
    "id",
    "run_id",
    "drill",
    "generator",
    "ruleset_id",
    "ruleset_fingerprint",
    "level",
    "seed",
    "skills",
    "mode",
    "given",
    "expected",
    "right",
    "late",
    "first_key_ms",
    "confirm_ms",
    "target_ms",
    "self_corrected",
    "answered_at_utc",
    "stray_keys",
)
"""What the checksum of every answer covers, in this order for good."""


def checked_bytes(answer: Answer) -> bytes:
    """What the checksum of an answer is taken over: its values as a JSON array without spaces, in UTF-8.

    `aimed` and `turn`, which the first version had not, follow where they say more than that version would have meant:
    so its rows keep their checksums, and a change of either still shows.
    """
    values = [getattr(answer, name) for name in _CHECKED]
    if answer.aimed or answer.turn:
        values += [answer.aimed, answer.turn]
    return msgspec.json.encode(values)


def checksum(answer: Answer) -> str:
    """Thirty-two hexadecimal digits, the first half of the SHA-256 over `checked_bytes`."""
    # Not at the top: the first page is painted sooner without it.
    import hashlib

    return hashlib.sha256(checked_bytes(answer)).hexdigest()[:32]
