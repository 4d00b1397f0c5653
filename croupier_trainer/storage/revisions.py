"""Which version of the tables a history has, and the steps that bring an older one to this program's."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa

REVISION: Final = "0002"
"""The version of the tables that this program works with. Four digits, rising."""


class Schema(NamedTuple):
    """Which version of the tables is wanted, and where the steps to it lie."""

    revision: str
    steps: Path


SCHEMA: Final = Schema(REVISION, Path(__file__).with_name("migrations"))


def stored_revision(connection: sqlite3.Connection) -> str | None:
    """The version of the tables in a file; None where there are no tables, empty where it is unknown.

    Raises sqlite3.Error.
    """
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return None
    if "alembic_version" not in names:
        return ""
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return "" if found is None else str(found[0])


def is_older(revision: str | None, schema: Schema = SCHEMA) -> bool:
    """Whether there are steps from a version to the wanted one."""
    if revision is None or revision == schema.revision:
        return False
    # Our own steps are named after the version they lead to: `v0001_answers.py`.
    return revision in {file.name[1 : 1 + len(schema.revision)] for file in (schema.steps / "versions").glob("v*_*.py")}


def migrate(connection: sa.Connection, schema: Schema = SCHEMA) -> None:
    """Take all steps and note the new version, in the transaction that is open.

    Only where a version differs: Alembic takes a quarter second to import.
    """
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(schema.steps).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, schema.revision)
