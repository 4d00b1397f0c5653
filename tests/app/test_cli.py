"""The command line: what each option does, what is imported for it, and one sentence where it cannot be done."""

from __future__ import annotations

import errno
import os
import shlex
import signal
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


def test_before_the_first_paint_no_enums_are_made_that_nothing_uses(tmp_path: Path) -> None:
    """PySide makes all enums of a class as soon as it meets one; those of styles and gradients have 750 members."""
    check = (
        "import enum, os, sys\n"
        "from pathlib import Path\n"
        "made, make = set(), enum.EnumType._create_\n"
        "def noting(cls, name, *more, **options):\n"
        "    made.add(name)\n"
        "    return make(cls, name, *more, **options)\n"
        "enum.EnumType._create_ = noting\n"
        "from croupier_trainer.app.window import run_window\n"
        "def mark(what):\n"
        "    print(sorted({'PixelMetric', 'StandardPixmap', 'Preset', 'FocusPolicy'} & made), flush=True)\n"
        "    os._exit(0)\n"
        "run_window(Path(sys.argv[1]), mark)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", check, str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
    )
    # One that is used shows that they are noted at all.
    assert (done.stdout, done.stderr) == ("['FocusPolicy']\n", "")


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


FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
SHELL = pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell")


def in_shell(words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program as a shell starts it, with these words and redirections."""
    line = f"{shlex.quote(sys.executable)} -m croupier_trainer {words}"
    return subprocess.run(
        ["bash", "-c", line],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
    )


@FULL
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words", ["--version", "--help", "odds --help", "odds punto-banco", "rules list", "adjudicate"]
)
def test_an_answer_that_cannot_be_written_is_one_sentence(words: str, unbuffered: str, tmp_path: Path) -> None:
    if words == "adjudicate":
        (tmp_path / "lines").write_text("{}\n", "utf-8")
        words = f"adjudicate {shlex.quote(str(tmp_path / 'lines'))}"
    done = in_shell(f"{words} >/dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == cli.CANNOT
    assert done.stderr.decode() == f"The answer cannot be written: {os.strerror(errno.ENOSPC)}.\n"


@SHELL
@pytest.mark.parametrize("words", ["--version", "--self-check", "rules list", "odds punto-banco", "adjudicate"])
def test_a_closed_output_is_one_sentence(words: str) -> None:
    done = in_shell(f"{words} >&-")
    assert (done.returncode, done.stderr) == (cli.CANNOT, b"Standard output is closed.\n")


@FULL
@pytest.mark.parametrize("words", ["odds nowhere", "--nonsense", "adjudicate /nowhere", "rules check /nowhere"])
@pytest.mark.parametrize("errors", ["2>&-", "2>/dev/full", "2>&- >&-", "2>/dev/full >/dev/full"])
def test_where_nothing_can_be_said_only_the_status_says_it(words: str, errors: str) -> None:
    done = in_shell(f"{words} {errors}")
    assert (done.returncode, done.stdout, done.stderr) == (cli.CANNOT, b"", b"")


@SHELL
@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""},
    ],
)
def test_an_output_that_takes_ascii_only_gets_escapes(environment: dict[str, str]) -> None:
    done = in_shell("rules list", **environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"K\\xf6nigsspiel" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes")
def test_a_file_name_that_is_no_text_is_told_readably(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xe9\xc3\xa9.toml"
    shown = os.fsencode(tmp_path).decode() + "/\\xe9é.toml"
    for command in ("adjudicate", "rules check"):
        done = in_shell(f"{command} {shlex.quote(os.fsdecode(name))}")
        assert done.returncode == cli.CANNOT
        assert shown in done.stderr.decode()
    Path(os.fsdecode(name)).write_text("", "utf-8")
    told = in_shell(f"rules check {shlex.quote(os.fsdecode(name))}")
    assert shown in told.stderr.decode()
    assert b"Traceback" not in told.stderr


def test_an_empty_file_name_is_told_in_quotes() -> None:
    done = program("adjudicate", "")
    assert (done.returncode, done.stderr) == (cli.CANNOT, f'"" cannot be read: {os.strerror(errno.ENOENT)}.\n')


@SHELL
def test_a_command_that_is_interrupted_says_nothing() -> None:
    command = [sys.executable, "-m", "croupier_trainer", "adjudicate"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        # With its first verdict it is known to run.
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=60)
    assert (process.returncode, complaint) == (cli.INTERRUPTED, b"")
