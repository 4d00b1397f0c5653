"""The shipped rulesets, and a house's own ones, for tests."""

from __future__ import annotations

import functools

from croupier_trainer.app.resources import resource_path
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.rulesets import RulesetShelf, RulesetText, read_rulesets

TEXTS = [
    RulesetText(path.stem, path.name, path.read_text("utf-8"))
    for path in sorted(resource_path("rulesets").glob("*.toml"))
]


@functools.cache
def shelf() -> RulesetShelf:
    """All shipped rulesets, which are sound."""
    read = read_rulesets(TEXTS)
    assert read.problems == ()
    return read


def shipped(ruleset_id: str) -> Ruleset:
    """A shipped ruleset."""
    return shelf().rulesets[ruleset_id]


def own(text: str) -> Ruleset:
    """A house's own ruleset, `house`, usually based on a shipped one."""
    read = read_rulesets([*TEXTS, RulesetText("house", "house.toml", text)])
    assert read.problems == ()
    return read.rulesets["house"]
