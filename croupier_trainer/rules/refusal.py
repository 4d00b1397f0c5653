"""Why the engine does not take something. The values are the error codes of coup records."""

from __future__ import annotations

import enum


class Refusal(enum.StrEnum):
    """A reason against an action, or against a record of one."""

    BAD_RECORD = "bad-record"
    UNKNOWN_RULESET = "unknown-ruleset"
    BAD_CARD = "bad-card"
    UNKNOWN_BOX = "unknown-box"
    BAD_BANK = "bad-bank"
    BAD_SEAT = "bad-seat"
    BAD_AMOUNT = "bad-amount"
    UNKNOWN_ANNOUNCEMENT = "unknown-announcement"
    NO_STAKES = "no-stakes"
    STAKE_NOT_HALF = "stake-not-half"
    STAKE_BELOW_HALF = "stake-below-half"
    STAKE_ABOVE_BANK = "stake-above-bank"
    NOT_ENOUGH_CARDS = "not-enough-cards"
    BAD_DECISION = "bad-decision"
    DECISION_MISSING = "decision-missing"
    NOT_NOW = "not-now"
    """The action belongs to another moment of the coup."""


class RefusedError(Exception):
    """An action was applied against which the engine has a reason."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the reason."""
        super().__init__(refusal.value)
        self.refusal = refusal
