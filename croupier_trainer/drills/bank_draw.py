"""The drill `bank-draw`: the bank's cards and what the ponte did; card, no card, or at will."""

from __future__ import annotations

from typing import Final

from croupier_trainer.drills import staging
from croupier_trainer.drills.drill import Drill, Explanation, Level, Part, Question, Scene, Skill, Task, Why
from croupier_trainer.rules.play import CallDue, Play, Reason, Stage
from croupier_trainer.rules.ruleset import Family, Ruleset
from croupier_trainer.rules.tableau import BANK_ROWS, COLUMNS, PONTE_ROWS, STOOD, Call, Hand, cell_name

ID: Final = "bank-draw"
ASKS: Final = (Question(Part.BANK_CALL, (Call.STAND.value, Call.DRAW.value, Call.CHOICE.value)),)
FREE_KEY: Final = f"free:{Call.CHOICE.value}"
PLAIN_ROWS: Final = (0, 1, 2, 7)
"""One skill each where the whole row is one call."""
_WHY: Final = {
    Reason.BANK_TABLEAU: Why.BANK_TABLEAU,
    Reason.OPTIONAL_CELL: Why.BANK_OPTIONAL,
    Reason.FREE: Why.BANK_FREE,
}


def skill_key(ruleset: Ruleset, row: int, column: int) -> str:
    """The skill that a cell trains where the banker is bound."""
    calls = ruleset.tableau.bank[row]
    if row in PLAIN_ROWS and len(set(calls)) == 1:
        return f"{row}:{calls[0].value}"
    return f"{cell_name(row, column)}:{calls[column].value}"


def skills_of(ruleset: Ruleset, due: CallDue) -> tuple[Skill, ...]:
    """The skills that a call of the bank trains."""
    if due.reason is Reason.FREE:
        return (Skill(ID, FREE_KEY),)
    row, column = _cell(due)
    # A plain row's task counts for its cell too: the heat map's figures come from skills, of all 88 cells alike.
    keys = (skill_key(ruleset, row, column), f"{cell_name(row, column)}:{due.required.value}")
    return tuple(Skill(ID, key) for key in dict.fromkeys(keys))


def explained(due: CallDue) -> Explanation:
    """Why the bank has this call."""
    cell = cell_name(*_cell(due))
    return Explanation(_WHY[due.reason], column=due.column, required=due.required, cell=cell)


def _cell(due: CallDue) -> tuple[int, int]:
    """Row and column that the bank stands in."""
    assert due.column is not None  # only the ponte's calls have none
    return due.points, due.column


def skills(ruleset: Ruleset) -> tuple[Skill, ...]:
    """Rows and cells with their right calls, then the free banker where the ruleset has one."""
    columns = [column for column in COLUMNS if _ponte_points(ruleset, column, bound=True)]
    keys = list(dict.fromkeys(skill_key(ruleset, row, column) for row in BANK_ROWS for column in columns))
    if staging.may_be_free(ruleset, Hand.BANKER):
        keys.append(FREE_KEY)
    return tuple(Skill(ID, key) for key in keys)


def make(ruleset: Ruleset, skill: Skill, level: Level, seed: int) -> Task:
    """A coup up to the banker's turn. In chemin de fer the ponte's two cards lie face down up to the last level."""
    if skill not in skills(ruleset):
        raise ValueError(f"no task of this ruleset trains {skill}")
    chance = staging.chance_for(skill, level, seed)
    party = staging.party(chance, ruleset, level, Hand.BANKER, skill, bound=skill.key != FREE_KEY)
    ponte_bound = party.bound(Hand.PONTE)
    cells = [
        (row, column)
        for row in BANK_ROWS
        for column in COLUMNS
        if skill.key in (FREE_KEY, skill_key(ruleset, row, column))
        and _ponte_points(ruleset, column, bound=ponte_bound)
    ]

    def attempt() -> staging.Draft | None:
        row, column = chance.one_of(cells)
        packs = staging.Packs(chance, ruleset.sabot.packs)
        third = None if column == STOOD else packs.worth(column)
        ponte = packs.two(chance.one_of(_ponte_points(ruleset, column, bound=ponte_bound)), Level.SECOND)
        banker = packs.two(row, level)
        says = {Hand.PONTE: Call.STAND if third is None else Call.DRAW}
        play, events = staging.play_on(
            Play(ruleset, ponte_bound, party.bound(Hand.BANKER)),
            packs,
            ponte,
            banker,
            Stage.BANKER_SPEAKS,
            says,
            {} if third is None else {Hand.PONTE: third},
        )
        due = events[-1]
        if not isinstance(due, CallDue) or due.hand is not Hand.BANKER or _cell(due) != (row, column):
            return None
        hidden = ruleset.family is Family.CHEMIN_DE_FER and level is not Level.THIRD
        return staging.Draft(
            Scene(
                staging.seen(play.ponte, face_down=hidden),
                staging.seen(play.banker),
                (Hand.BANKER,),
                ponte_said=says[Hand.PONTE],
                bank=party.bank,
                coverage=party.coverage,
            ),
            (due.required.value,),
            explained(due),
            skills_of(ruleset, due),
        )

    return staging.made(ruleset, skill, level, seed, ASKS, attempt)


def _ponte_points(ruleset: Ruleset, column: int, *, bound: bool) -> list[int]:
    """The points with which a ponte can come to this column: by the tableau, at will, or because he is free."""
    never = Call.DRAW if column == STOOD else Call.STAND
    return [row for row in PONTE_ROWS if not bound or ruleset.tableau.ponte[row] is not never]


DRILL: Final = Drill(ID, skills, make)
