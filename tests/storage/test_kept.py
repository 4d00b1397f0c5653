"""What was written once is read for ever: a history and waiting answers of the first version, and their tasks."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import sqlite3
from collections import Counter
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from croupier_trainer.app.library import load_library
from croupier_trainer.drills import DRILLS
from croupier_trainer.drills.drill import GENERATOR_VERSION, Level, Turn
from croupier_trainer.rules.money import Ratio
from croupier_trainer.rules.ruleset import AnnouncementRules, BankRules, Box, Kind, Ruleset, SabotRules
from croupier_trainer.rules.tableau import Call, Tableau
from croupier_trainer.storage import backups, earning, queries, rows, unsaved_file
from croupier_trainer.storage.database import open_history
from croupier_trainer.storage.tables import RULESETS
from croupier_trainer.training.answer import Answer, Mode
from croupier_trainer.training.rebuilding import NotRebuiltError, rebuilt
from tests.conftest import Watch
from tests.storage.desk import Desk, answer
from tests.storage.test_backups import change, restore
from tests.storage.test_database import history

KEPT = Path(__file__).with_name("kept")
"""Written by the first version, and never written anew."""


def write_first(path: Path) -> None:
    """Make the file that the first version left."""
    with contextlib.closing(sqlite3.connect(path)) as driver:
        driver.executescript((KEPT / "history-0001.sql").read_text("utf-8"))


@pytest.fixture
def first_version(tmp_path: Path) -> Path:
    """A folder with the history of the first version."""
    write_first(tmp_path / "history.db")
    return tmp_path


@pytest.fixture
def first_backup(tmp_path: Path) -> Path:
    """A daily backup of the first version, whose history is lost."""
    (tmp_path / "backups").mkdir()
    write_first(tmp_path / "backups" / "history-2026-11-30.db")
    return tmp_path / "backups" / "history-2026-11-30.db"


def sums(path: Path) -> list[tuple[str, str]]:
    """The checksum of every answer, as it stands in a file."""
    with contextlib.closing(sqlite3.connect(path)) as driver:
        return driver.execute("SELECT id, checksum FROM answers ORDER BY number").fetchall()


def test_a_history_of_the_first_version_is_read_whole(first_version: Path) -> None:
    with history(first_version) as database, database.reading() as connection:
        assert sum(backups.bad_rows(connection)) == 0
        answers = queries.answers_since(connection, "")
        assert len(answers) == 40
        assert Counter(answer.ruleset_id for answer in answers) == {"chemin-de-fer": 20, "punto-2000": 10, "house": 10}
        assert earning.earned_skills(connection) == {"bank-draw:6/5:stand"}
        assert answers[3] == Answer(
            id=f"{4:032x}",
            run_id="a" * 32,
            drill="natural",
            generator=1,
            ruleset_id="chemin-de-fer",
            ruleset_fingerprint=answers[0].ruleset_fingerprint,
            level=answers[3].level,
            seed=answers[3].seed,
            skills=answers[3].skills,
            mode=Mode.PRACTISE,
            given=(),
            expected=answers[3].expected,
            right=False,
            late=True,
            first_key_ms=None,
            confirm_ms=7500,
            target_ms=2500,
            self_corrected=False,
            answered_at_utc="2026-11-30T18:00:04.000Z",
            stray_keys=0,
            aimed="",
            turn=0,
        )


def test_a_history_of_the_first_version_keeps_every_answer_and_checksum(first_version: Path) -> None:
    before = sums(first_version / "history.db")
    with history(first_version) as database, database.reading() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0002"
        assert sum(stored.answer is not None for stored in rows.stored_answers(connection)) == len(before) == 40
    assert sums(first_version / "history.db") == before
    (backup,) = (first_version / "backups").iterdir()
    assert backup.name == "before-0002-1.db"
    assert sums(backup) == before
    with contextlib.closing(sqlite3.connect(backup)) as driver:
        assert driver.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


@pytest.mark.parametrize("changed", ["turn = 1", "turn = -1", "aimed = 'natural:both'", "aimed = ' '"])
def test_a_change_of_what_the_first_version_had_not_is_noticed(first_version: Path, changed: str) -> None:
    with history(first_version):
        pass
    change(first_version / "history.db", f"UPDATE answers SET {changed} WHERE number = 4")
    with history(first_version) as database, database.reading() as connection:
        assert sum(backups.bad_rows(connection)) == 1
        assert len(queries.answers_since(connection, "")) == 39


def test_a_backup_of_the_first_version_is_taken_back(tmp_path: Path, first_backup: Path) -> None:
    content = hashlib.sha256(first_backup.read_bytes()).digest()
    database, notice = open_history(tmp_path / "history.db", tmp_path / "backups")
    assert notice is not None
    assert notice.backup == str(first_backup)
    assert restore(database, tmp_path, first_backup.name) == backups.TakenBack(40, 0)
    with database.reading() as connection:
        assert sum(backups.bad_rows(connection)) == 0
        assert earning.earned_skills(connection) == {"bank-draw:6/5:stand"}
    database.close()
    assert sorted(sums(tmp_path / "history.db")) == sorted(sums(first_backup))
    assert hashlib.sha256(first_backup.read_bytes()).digest() == content


def test_a_backup_of_the_first_version_gives_its_good_rows_only(
    tmp_path: Path, first_backup: Path, log_records: Watch
) -> None:
    change(first_backup, "UPDATE answers SET is_right = 0 WHERE number = 5")
    log_records.expect("has 1 bad rows")
    assert backups.last_good(first_backup.parent) is None
    with history(tmp_path) as database:
        assert restore(database, tmp_path, first_backup.name) == backups.TakenBack(39, 1)


def test_every_turn_of_the_first_version_is_made_again_or_says_why_not(first_version: Path) -> None:
    with history(first_version) as database, database.reading() as connection:
        for kept in queries.answers_since(connection, ""):
            ruleset = queries.ruleset(connection, kept.ruleset_fingerprint)
            assert ruleset is not None
            if kept.generator == GENERATOR_VERSION:
                turn = rebuilt(kept, ruleset)
                assert (turn.expected, tuple(map(str, turn.skills))) == (kept.expected, kept.skills)
            else:
                with pytest.raises(NotRebuiltError, match="generator 1"):
                    rebuilt(kept, ruleset)


def test_the_rulesets_of_the_first_version_say_what_they_said(first_version: Path) -> None:
    with history(first_version) as database, database.reading() as connection:
        found = [rows.ruleset_of(data) for data in connection.scalars(sa.select(RULESETS.c.data))]
    read = {ruleset.id: ruleset for ruleset in found if ruleset is not None}
    assert set(read) == {"chemin-de-fer", "punto-2000", "house"}
    bank = read["chemin-de-fer"].bank
    assert bank is not None
    assert Kind.BANCO in bank.announcements
    assert read["chemin-de-fer"].tableau.bank[5][4] is Call.CHOICE
    assert read["house"].boxes["dragon-7"].pays == Ratio(40, 1)


def test_waiting_answers_of_the_first_version_are_read(tmp_path: Path) -> None:
    path = tmp_path / "unsaved.json"
    path.write_bytes((KEPT / "unsaved-0001.json").read_bytes())
    assert [(entry.answer.drill, entry.ruleset.id) for entry in unsaved_file.load(path)] == [
        ("points", "chemin-de-fer"),
        ("winner", "house"),
    ]


class _LaterBox(Box, frozen=True, kw_only=True):
    """A box of a later version: it may only add what has a default."""

    later: str = "as before"


class _LaterAnnouncement(AnnouncementRules, frozen=True, kw_only=True):
    later: str = "as before"


class _LaterBank(BankRules, frozen=True, kw_only=True):
    announcements: dict[Kind, _LaterAnnouncement]  # type: ignore[assignment]
    later: str = "as before"


class _LaterSabot(SabotRules, frozen=True, kw_only=True):
    later: str = "as before"


class _LaterTableau(Tableau, frozen=True, kw_only=True):
    later: str = "as before"


class _LaterRuleset(Ruleset, frozen=True, kw_only=True):
    tableau: _LaterTableau
    sabot: _LaterSabot
    bank: _LaterBank | None
    boxes: dict[str, _LaterBox]  # type: ignore[assignment]
    later: str = "as before"


def test_what_a_later_version_adds_with_a_default_leaves_old_rulesets_readable(first_version: Path) -> None:
    with history(first_version) as database, database.reading() as connection:
        texts = connection.scalars(sa.select(RULESETS.c.data)).all()
    for data in texts:
        old, new = rows.ruleset_of(data), msgspec.json.decode(data, type=_LaterRuleset)
        assert old is not None
        assert (new.id, new.fingerprint, new.later, new.sabot.later) == (old.id, old.fingerprint, *["as before"] * 2)
        assert new.tableau.later == "as before"
        assert {name: box.pays for name, box in new.boxes.items()} == {
            name: box.pays for name, box in old.boxes.items()
        }
        assert all(box.later == "as before" for box in new.boxes.values())
        if new.bank is not None:
            assert all(kind.later == "as before" for kind in new.bank.announcements.values())


def test_a_ruleset_that_cannot_be_read_any_more_is_none_and_its_answers_stay(first_version: Path) -> None:
    with contextlib.closing(sqlite3.connect(first_version / "history.db")) as driver:
        for fingerprint, data in driver.execute("SELECT fingerprint, data FROM rulesets").fetchall():
            other = data.replace('"ponte"', '"pont"', 1)
            driver.execute(
                "UPDATE rulesets SET data = ?, checksum = ? WHERE fingerprint = ?",
                (other, rows.ruleset_checksum(other), fingerprint),
            )
        driver.commit()
    with history(first_version) as database, database.reading() as connection:
        answers = queries.answers_since(connection, "")
        assert len(answers) == 40
        assert {queries.ruleset(connection, each.ruleset_fingerprint) for each in answers} == {None}


HOUSE = 'based-on = "chemin-de-fer"\nname = { de = "Haus", en = "House", fr = "Maison" }\n'


def test_a_house_edits_its_file_and_the_tasks_of_before_are_made_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data").start()
    desk.folder.hold()
    desk.folder.rulesets.mkdir()
    file = desk.folder.rulesets / "our-house.toml"
    made: dict[str, Turn] = {}
    for letter in "DSO":
        file.write_text(f'{HOUSE}[tableau.cells]\n"4/2" = "{letter}"\n"5/4" = "{letter}"\n', "utf-8")
        ruleset = load_library(desk.folder).shelf.rulesets["our-house"]
        for drill in DRILLS:
            for number, skill in enumerate(drill.skills(ruleset)):
                task = drill.make(ruleset, skill, Level(1 + number % 3), 1_000 * len(made) + 7)
                for place, turn in enumerate(task.turns):
                    kept = msgspec.structs.replace(
                        answer(len(made), drill=drill.id, skills=tuple(map(str, turn.skills)), ruleset=ruleset),
                        level=int(task.level),
                        seed=task.seed,
                        generator=GENERATOR_VERSION,
                        aimed=str(task.aimed),
                        turn=place,
                    )
                    made[kept.id] = turn
                    desk.hand_in(kept, ruleset)
    file.unlink()
    answers = desk.all_answers()
    assert len(answers) == len(made)
    for kept in answers:
        then = desk.asked(functools.partial(desk.history.ruleset, kept.ruleset_fingerprint))
        assert rebuilt(kept, then) == made[kept.id]
    assert len({kept.ruleset_fingerprint for kept in answers}) == 3
    desk.close()
