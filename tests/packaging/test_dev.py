"""dev.py tells the truth: its exit code, its last line, what it could not draw."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).resolve().parents[2]
PAINT_ONE = """
import sys
from PySide6.QtGui import QColor, QImage
for name in sys.argv[1:]:
    width, height = map(int, name.split(".")[-2].split("x"))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#63D3A6"))
    assert image.save(name)
"""


@pytest.mark.parametrize(
    ("sound", "pytest_code", "code"),
    [(True, 0, 0), (True, 1, 1), (True, 5, 5), (True, -6, 134), (False, 0, 1), (False, 134, 134)],
)
def test_the_exit_code_is_good_only_if_every_check_is(
    sound: bool, pytest_code: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("devsetup.set_up", lambda **_: None)
    monkeypatch.setattr(dev, "check", lambda: sound)
    monkeypatch.setattr("subprocess.run", lambda command, **_: subprocess.CompletedProcess(command, pytest_code))
    assert dev.main(["test"]) == code


def test_every_check_runs_and_the_failed_one_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def outcome(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1 if command[0] == "mypy" else 0, stdout="what it found")

    monkeypatch.setattr(dev, "_run_check", outcome)
    assert not dev.check()
    lines = capsys.readouterr().out.split("\n")
    assert lines[:2] == ["--- types", "what it found"]
    assert [line.split()[:2] for line in lines[lines.index("--- checks") + 1 :] if line] == [
        ["ok", "format"],
        ["ok", "style"],
        ["FAILED", "types"],
        ["ok", "layers"],
    ]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is started instead of being started."""
    commands: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command[1:])
        return subprocess.CompletedProcess(command, 0)

    def take_place(_program: str, command: list[str]) -> None:
        commands.append(command[1:])
        raise SystemExit(0)

    monkeypatch.setattr("devsetup.set_up", lambda **_: None)
    monkeypatch.setattr(dev, "check", lambda: True)
    monkeypatch.setattr("subprocess.run", note)
    monkeypatch.setattr("os.execv", take_place)
    return commands


def test_what_follows_test_is_passed_on(started: list[list[str]]) -> None:
    assert dev.main(["test", "-k", "lock"]) == 0
    assert dev.main(["test", "--", "-k", "lock"]) == 0
    assert started == [["-m", "pytest", "-k", "lock"]] * 2


@pytest.mark.skipif(os.name != "posix", reason="the program cannot take the place of another")
@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        (["--help", "verify", "paper.json"], ["--help", "verify", "paper.json"]),
        (["--", "--version"], ["--version"]),
        (["adjudicate", "--", "-"], ["adjudicate", "--", "-"]),
    ],
)
def test_what_follows_run_is_passed_on(given: list[str], passed_on: list[str], started: list[list[str]]) -> None:
    with pytest.raises(SystemExit):
        dev.main(["run", *given])
    assert started == [["-m", "croupier_trainer", *passed_on]]


@pytest.mark.skipif(os.name != "posix", reason="signals of one process to another")
@pytest.mark.parametrize("action", ["run", "test"])
def test_a_signal_to_the_script_leaves_no_orphan(action: str, tmp_path: Path) -> None:
    """What is started here says its number and waits, unless it is one of the checks before pytest."""
    waiting = tmp_path / "waiting"
    waiting.write_text('#!/bin/sh\n[ "$1" = -m ] || exit 0\necho "number $$"\nexec sleep 60\n', "utf-8")
    waiting.chmod(0o755)
    script = (
        "import runpy, sys, devsetup\n"
        "devsetup.set_up = lambda **_: None\n"
        f"devsetup.tool = lambda name: {str(waiting)!r}\n"
        f"sys.argv = ['dev.py', {action!r}]\n"
        f"runpy.run_path({str(ROOT / 'packaging' / 'dev.py')!r}, run_name='__main__')\n"
    )
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "packaging"))
    with subprocess.Popen(
        [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        number = next(int(line.split()[1]) for line in process.stdout if line.startswith("number "))
        process.terminate()
        process.wait(timeout=60)
        # The reading end is at its end when nobody holds the writing end any more.
        assert process.stdout.read() == ""
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_a_folder_with_old_pictures_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "holiday.png").touch()
    monkeypatch.setattr("devsetup.set_up", lambda **_: None)
    assert dev.main(["pictures", str(tmp_path)]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["holiday.png"]


def test_a_contact_sheet_has_every_picture_and_misses_what_is_missing(tmp_path: Path) -> None:
    pages, sheets = tmp_path / "pages", tmp_path / "sheets"
    pages.mkdir()
    sheets.mkdir()
    drawn = [str(pages / f"today.{kind}.png") for kind in ("de.dark.40x30", "de.light.40x30", "fr.dark.40x30")]
    subprocess.run([sys.executable, "-c", PAINT_ONE, *drawn], check=True)
    wanted = ["de.dark.40x30", "de.light.40x30", "fr.dark.40x30", "fr.light.40x30"]
    script = str(ROOT / "packaging" / "contact_sheets.py")
    finished = subprocess.run(
        [sys.executable, script, str(pages), str(sheets), *wanted],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (1, "missing: today.fr.light.40x30.png\n")
    assert sorted(file.name for file in sheets.iterdir()) == ["today.grey.png", "today.png"]
