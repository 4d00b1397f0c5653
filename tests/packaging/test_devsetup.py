"""The steps of the set-up: done once, again when what they depend on changes, anew when they were killed half-way."""

from __future__ import annotations

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


def test_a_python_that_is_too_old_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 10, 13))
    with pytest.raises(devsystem.SetupError, match=r"needs Python 3\.11 to 3\.14"):
        devsetup._check_python()
