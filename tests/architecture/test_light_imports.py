"""What an import brings along, seen in a fresh interpreter: the pure packages need neither Qt nor a database."""

from __future__ import annotations

import subprocess
import sys

import pytest


def brought_along(statement: str) -> set[str]:
    """The top-level packages that are loaded after `statement` in a new interpreter."""
    program = f"{statement}\nimport sys\nprint(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    return set(finished.stdout.split())


@pytest.mark.parametrize("package", ["rules", "drills", "training", "statistics"])
def test_a_pure_package_brings_no_heavy_one(package: str) -> None:
    heavy = {"PySide6", "shiboken6", "sqlalchemy", "alembic", "sqlite3", "numpy"}
    assert brought_along(f"import croupier_trainer.{package}") & heavy == set()


def test_the_ids_of_the_drills_bring_no_drill() -> None:
    listed = "import sys; from croupier_trainer.drills import DRILL_IDS"
    statement = f"{listed}; assert not [name for name in sys.modules if name.startswith('croupier_trainer.drills.')]"
    assert "croupier_trainer" in brought_along(statement)


def test_what_is_brought_along_is_seen() -> None:
    assert "sqlite3" in brought_along("import sqlite3")
