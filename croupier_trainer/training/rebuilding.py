"""An answer of the history and the ruleset of that time make the turn again that it was given to, to be explained."""

from __future__ import annotations

import msgspec

from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import GENERATOR_VERSION, Level, Skill, Turn
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.training.answer import Answer


class NotRebuiltError(Exception):
    """This version of the program cannot make the turn of an answer again; what was said and right still is known."""


def rebuilt(answer: Answer, ruleset: Ruleset) -> Turn:
    """The turn of a task that an answer was given to.

    Args:
        answer: as the history holds it.
        ruleset: the one kept under the answer's fingerprint, whatever the house's file says now. The fingerprint
            leaves out what a ruleset is called, so it may have been kept under another id: the answer's own holds.

    Raises:
        NotRebuiltError: if the drill, its skill or the turn is gone, or another version of the generator made the task.
        ValueError: if the ruleset is not the answer's, which is ours.
    """
    if ruleset.fingerprint != answer.ruleset_fingerprint:
        raise ValueError(f"the answer was given under {answer.ruleset_fingerprint}, not {ruleset.fingerprint}")
    if answer.generator != GENERATOR_VERSION:
        raise NotRebuiltError(f"generator {answer.generator} made the task, this program has {GENERATOR_VERSION}")
    drill = next((drill for drill in DRILLS if drill.id == answer.drill), None)
    if drill is None:
        raise NotRebuiltError(f"there is no drill {answer.drill}")
    same = msgspec.structs.replace(ruleset, id=answer.ruleset_id)
    try:
        task = drill.make(same, Skill.parse(answer.aimed or answer.skills[0]), Level(answer.level), answer.seed)
        return task.turns[answer.turn]
    except (ValueError, IndexError) as error:
        raise NotRebuiltError(
            f"{answer.drill} makes no turn {answer.turn} of {answer.aimed or answer.skills} any more: {error}"
        ) from error
