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


def test_what_follows_run_and_test_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command[1:])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("devsetup.set_up", lambda **_: None)
    monkeypatch.setattr(dev, "check", lambda: True)
    monkeypatch.setattr("subprocess.run", note)
    assert dev.main(["run", "--help", "verify", "paper.json"]) == 0
    assert dev.main(["test", "-k", "lock"]) == 0
    assert commands == [
        ["-m", "croupier_trainer", "--help", "verify", "paper.json"],
        ["-m", "pytest", "-k", "lock"],
    ]


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
