"""The steps of the set-up: done once, again when what they depend on changes, anew when they were killed half-way."""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import devsetup
import devsystem


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A working copy in `tmp_path` whose environment and pip only write down that they were asked."""
    noted: list[str] = []
    venv = tmp_path / ".venv"
    for name in ("requirements.lock", "requirements-dev.lock", "pyproject.toml"):
        (tmp_path / name).write_text(f"{name} 1\n", encoding="utf-8")
    monkeypatch.setattr(devsetup, "ROOT", tmp_path)
    monkeypatch.setattr(devsetup, "VENV", venv)
    monkeypatch.setattr(devsetup, "STAMP", venv / "stamp.json")
    monkeypatch.setattr(devsetup, "RUN_LOCK", tmp_path / "requirements.lock")
    monkeypatch.setattr(devsetup, "DEV_LOCK", tmp_path / "requirements-dev.lock")
    monkeypatch.setattr(devsetup, "I18N", tmp_path / "i18n")

    def make_venv() -> None:
        noted.append("venv")
        Path(devsetup.tool("python")).parent.mkdir(parents=True, exist_ok=True)
        Path(devsetup.tool("python")).touch()

    def run_pip(*arguments: str) -> None:
        noted.append(Path(arguments[-1]).name if "--requirement" in arguments else "project")

    monkeypatch.setattr(devsetup, "_make_venv", make_venv)
    monkeypatch.setattr(devsetup, "run_pip", run_pip)
    return noted


def set_up(*, for_tests: bool) -> None:
    devsetup._provide_packages(for_tests=for_tests)
    devsetup._provide_project()
    devsetup._provide_translations()


def test_a_fresh_copy_gets_everything_and_a_second_run_nothing(calls: list[str]) -> None:
    set_up(for_tests=True)
    assert calls == ["venv", "requirements-dev.lock", "project"]
    set_up(for_tests=True)
    set_up(for_tests=False)
    assert calls == ["venv", "requirements-dev.lock", "project"]


def test_what_tests_need_is_added_to_what_running_needs(calls: list[str]) -> None:
    set_up(for_tests=False)
    set_up(for_tests=True)
    assert calls == ["venv", "requirements.lock", "project", "requirements-dev.lock"]


def test_a_changed_lock_remakes_the_environment(calls: list[str], tmp_path: Path) -> None:
    set_up(for_tests=True)
    (tmp_path / "requirements-dev.lock").write_text("another\n", encoding="utf-8")
    calls.clear()
    set_up(for_tests=True)
    assert calls[:2] == ["venv", "requirements-dev.lock"]


def test_a_changed_pyproject_installs_the_project_only(calls: list[str], tmp_path: Path) -> None:
    set_up(for_tests=True)
    (tmp_path / "pyproject.toml").write_text("another\n", encoding="utf-8")
    calls.clear()
    set_up(for_tests=True)
    assert calls == ["project"]


def test_an_installation_killed_half_way_is_made_anew(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(devsetup, "run_pip", killed)
        with pytest.raises(KeyboardInterrupt):
            set_up(for_tests=True)
    calls.clear()
    set_up(for_tests=True)
    assert calls == ["venv", "requirements-dev.lock", "project"]


def test_a_stamp_that_cannot_be_read_counts_as_none(calls: list[str]) -> None:
    set_up(for_tests=True)
    devsetup.STAMP.write_text("{ half a stam", encoding="utf-8")
    calls.clear()
    set_up(for_tests=True)
    assert calls[:2] == ["venv", "requirements-dev.lock"]


def test_an_environment_without_python_is_made_anew(calls: list[str]) -> None:
    set_up(for_tests=True)
    Path(devsetup.tool("python")).unlink()
    calls.clear()
    set_up(for_tests=True)
    assert calls[:1] == ["venv"]


LOCK = """\
PySide6-Essentials==6.11.3 \\
    --hash=sha256:00
ruff==0.17.6 \\
    --hash=sha256:00
colorama==0.4.6 ; sys_platform == 'win32' \\
    --hash=sha256:00
"""


@pytest.fixture
def installed(calls: list[str], tmp_path: Path) -> Path:
    """The environment's packages: those that `LOCK` wants here, one of them a program only."""
    for name in ("requirements.lock", "requirements-dev.lock"):
        (tmp_path / name).write_text(LOCK, encoding="utf-8")
    base = str(devsetup.VENV)
    site = Path(sysconfig.get_path("purelib", "venv", vars={"base": base, "platbase": base}))
    for name, record in (
        (
            "pyside6_essentials-6.11.3",
            "../../../bin/uic,,\npyside6_essentials-6.11.3.dist-info/RECORD,,\nPySide6/a.py,,\n",
        ),
        ("ruff-0.17.6", "../../../bin/ruff,,\nruff-0.17.6.dist-info/RECORD,,\n"),
    ):
        (site / f"{name}.dist-info").mkdir(parents=True)
        (site / f"{name}.dist-info" / "RECORD").write_text(record, encoding="utf-8")
    (site / "PySide6").mkdir()
    (site / "PySide6" / "a.py").touch()
    set_up(for_tests=True)
    calls.clear()
    return site


def test_packages_that_are_there_are_found(calls: list[str], installed: Path) -> None:
    set_up(for_tests=True)
    set_up(for_tests=False)
    assert calls == []


@pytest.mark.parametrize("lost", ["ruff-0.17.6.dist-info", "PySide6"])
@pytest.mark.parametrize("for_tests", [True, False])
def test_a_package_that_was_lost_is_noticed(calls: list[str], installed: Path, lost: str, for_tests: bool) -> None:
    shutil.rmtree(installed / lost)
    set_up(for_tests=for_tests)
    assert calls[:1] == ["venv"]


def test_the_locks_of_this_copy_are_understood() -> None:
    assert devsetup.lost_packages(devsetup.DEV_LOCK) == []


@pytest.fixture
def unwritable(calls: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No lock can be made, as in a working copy that nobody may write in."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(devsetup, "BUILD", tmp_path / "file" / "build")
    monkeypatch.setattr(devsystem, "_missing", lambda **_: ())


@pytest.mark.usefixtures("unwritable")
def test_where_all_is_done_nothing_is_written(calls: list[str]) -> None:
    set_up(for_tests=False)
    calls.clear()
    devsetup.set_up(for_tests=False)
    assert calls == []


@pytest.mark.usefixtures("unwritable")
def test_a_copy_that_cannot_be_written_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(devsystem.SetupError, match=r"(?s)not set up yet.*that you may write in"):
        devsetup.set_up(for_tests=False)


@pytest.mark.parametrize("make", [Path.touch, lambda venv: venv.symlink_to("elsewhere")])
def test_what_is_no_folder_in_place_of_the_environment_is_told_and_stays(
    make: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = tmp_path / ".venv"
    make(venv)
    monkeypatch.setattr(devsetup, "VENV", venv)
    monkeypatch.setattr(devsetup, "STAMP", venv / "stamp.json")
    assert not devsetup._packages_done(for_tests=False)
    with pytest.raises(devsystem.SetupError, match=r"(?s)\.venv is no folder.*Move it away"):
        devsetup._make_venv()
    assert os.path.lexists(venv)


def test_a_python_that_is_too_old_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 10, 13))
    with pytest.raises(devsystem.SetupError, match=r"needs Python 3\.11 to 3\.14"):
        devsetup._check_python()


def test_packages_are_looked_for_where_a_virtual_environment_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's Python has another scheme by default: all packages would be missed, and made anew at every start."""
    asked, get_path = [], sysconfig.get_path

    def of_debian(name: str, scheme: str = "posix_local", *, vars: dict[str, str]) -> str:  # noqa: A002
        asked.append(scheme)
        return get_path(name, "venv", vars=vars)

    monkeypatch.setattr(sysconfig, "get_path", of_debian)
    devsetup.lost_packages(devsetup.DEV_LOCK)
    assert asked == ["venv"]
