"""The locks: complete, in step with pyproject.toml, and without an address of a package host or a path of a machine."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
DEV = (ROOT / "packaging" / "requirements-dev.lock").read_text(encoding="utf-8")


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE))


def wanted(group: str | None = None) -> list[Requirement]:
    named = PROJECT["project"]["dependencies"] if group is None else PROJECT["dependency-groups"][group]
    return [Requirement(text) for text in named if isinstance(text, str)]


@pytest.mark.parametrize("lock", [RUN, DEV], ids=["run", "dev"])
def test_a_lock_holds_names_versions_and_hashes_only(lock: str) -> None:
    assert dev.odd_lock_lines(lock) == []


@pytest.mark.parametrize(
    "line",
    [
        "-i https://packages.example/all",
        "-f /srv/wheels",
        "alembic @ https://packages.example/alembic.whl \\",
        "    # via -r /home/someone/requirements.in",
        "alembic>=1.2 \\",
        "# This file was made by the following command:",
    ],
)
def test_a_line_that_does_not_belong_in_a_lock_is_seen(line: str) -> None:
    assert dev.odd_lock_lines(f"{line}\n") == [line]


@pytest.mark.parametrize("lock", [RUN, DEV], ids=["run", "dev"])
def test_every_pin_has_a_hash(lock: str) -> None:
    blocks = re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)
    assert [block.split()[0] for block in blocks if block.strip() and "--hash=sha256:" not in block] == []


@pytest.mark.parametrize(
    ("requirement", "lock"),
    [(each, RUN) for each in [*wanted(), *wanted("build")]] + [(each, DEV) for each in [*wanted(), *wanted("dev")]],
    ids=lambda value: value.name if isinstance(value, Requirement) else "",
)
def test_what_pyproject_asks_for_is_locked(requirement: Requirement, lock: str) -> None:
    assert requirement.specifier.contains(pins(lock)[canonicalize_name(requirement.name)])


def test_the_lock_for_tests_holds_what_the_program_runs_with() -> None:
    assert pins(RUN).items() <= pins(DEV).items()
