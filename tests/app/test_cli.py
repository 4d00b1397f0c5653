"""The command line: what each option does, what is imported for it, and one sentence where it cannot be done."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from croupier_trainer.app import cli


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as its user starts it."""
    kept = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return subprocess.run(
        [sys.executable, "-m", "croupier_trainer", *arguments],
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_version() -> None:
    done = program("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("croupier-trainer ")


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a display")
def test_without_a_display_one_sentence_names_what_works() -> None:
    environment = dict(os.environ)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-m", "croupier_trainer"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == cli.CANNOT
    assert done.stdout == ""
    assert done.stderr == f"{cli.NO_DISPLAY}\n"
    assert all(command in done.stderr for command in ("adjudicate", "odds", "rules"))


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="X11")
def test_a_display_that_does_not_answer_is_said_in_one_line(tmp_path: Path) -> None:
    done = program("--data-folder", str(tmp_path), DISPLAY=":4711", QT_QPA_PLATFORM="xcb")
    assert done.returncode == cli.CANNOT
    assert len(done.stderr.splitlines()) == 1
    assert "adjudicate" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [("rules", "list"), ("odds", "punto-banco"), ("--version",), ("--help",)])
def test_commands_do_without_qt_and_database(arguments: tuple[str, ...]) -> None:
    check = (
        "import sys\n"
        "from croupier_trainer.app import cli\n"
        "try:\n"
        "    status = cli.main(sys.argv[1:])\n"
        "except SystemExit as leaving:\n"
        "    status = leaving.code\n"
        "loaded = {name.split('.')[0] for name in sys.modules}\n"
        "heavy = {'PySide6', 'shiboken6', 'sqlalchemy', 'alembic', 'numpy'} & loaded\n"
        "sys.exit(f'loaded: {heavy}' if heavy else status)\n"
    )
    done = subprocess.run([sys.executable, "-c", check, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_window_loads_no_command_and_no_argument_parser() -> None:
    assert cli._window_only([])
    assert cli._window_only(["--data-folder", "rules"])
    assert cli._window_only(["--data-folder=x", "--version"])
    assert not cli._window_only(["rules", "list"])
    assert not cli._window_only(["--help"])
    assert not cli._window_only(["--nonsense"])


def test_before_the_first_paint_nothing_heavy_is_loaded() -> None:
    check = (
        "import sys, croupier_trainer.app.window\n"
        "heavy = {'sqlalchemy', 'alembic', 'numpy', 'tomllib', 'hashlib', 'croupier_trainer.drills.points',"
        " 'croupier_trainer.rules.ruleset', 'croupier_trainer.ui.texts', 'croupier_trainer.ui.pages.settings'}\n"
        "sys.exit(', '.join(sorted(heavy & set(sys.modules))))\n"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""


def test_a_wrong_option_is_refused_as_usual() -> None:
    done = program("--nonsense")
    assert done.returncode == cli.CANNOT
    assert "--nonsense" in done.stderr


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    line = f'"{sys.executable}" -m croupier_trainer odds punto-banco | head -n 1'
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert done.stdout
    assert done.stderr == ""


def test_the_self_check_opens_everything_and_finds_nothing_broken() -> None:
    done = program("--self-check")
    assert done.returncode == 0, done.stdout
    assert "nothing broke" in done.stdout


def test_pictures_have_the_size_asked_for_and_are_the_same_each_time(tmp_path: Path) -> None:
    wanted = ("--language", "de", "--theme", "light", "--size", "1280x800")
    for name in ("one", "two"):
        done = program("--pictures", str(tmp_path / name), *wanted)
        assert (done.returncode, done.stderr) == (0, "")
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert "today.de.light.1280x800.png" in files
    assert len(files) > 15
    for name in files:
        first, second = ((tmp_path / folder / name).read_bytes() for folder in ("one", "two"))
        # A PNG says its width and height in bytes 16 to 24.
        assert first[16:24] == (1280).to_bytes(4, "big") + (800).to_bytes(4, "big")
        assert first == second, name


def test_a_folder_for_pictures_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = program("--pictures", str(tmp_path / "file" / "below"))
    assert done.returncode == cli.FAILED
    assert len(done.stderr.splitlines()) == 1
