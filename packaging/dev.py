"""The one command for working with the source: run, test, lint, bench, pictures, translate, lock, build.

    python3 packaging/dev.py run [ARGUMENTS OF THE PROGRAM]
    python3 packaging/dev.py test [ARGUMENTS OF PYTEST]

Needs Python and a package registry and nothing else; what is missing is set up first.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import contextlib
import itertools
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

import devsetup
import translations
from devsetup import BUILD, DEV_LOCK, ROOT, RUN_LOCK, say, tool
from devsystem import SetupError
from translations import LANGUAGES

CHECKS = (
    ("format", ["ruff", "format", "--check", "."]),
    ("style", ["ruff", "check", "."]),
    ("types", ["mypy"]),
    ("layers", ["lint-imports"]),
)
THEMES = ("dark", "light")
SIZES = ("850x530", "1280x800", "3840x2160")
LOCK_TOOL = "uv==0.13.9"
# A line of a lock holds a name, a version, a marker, a hash, or says which package wants it: no address, no path.
LOCK_LINE = re.compile(
    r"[a-z0-9-]+==[\w.]+( ; [\w '\"<>=!.()]+)? \\"
    r"|    --hash=sha256:[0-9a-f]{64}( \\)?"
    r"|    #( via)?( {1,3}([a-z0-9-]+|croupier-trainer \(pyproject\.toml(:[a-z]+)?\)|-c packaging/requirements\.lock))?"
)


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py", description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("run", help="set up what is missing and start the program", add_help=False)
    commands.add_parser("test", help="set up what is missing and run every check, pytest last", add_help=False)
    commands.add_parser("lint", help="format, style, types and layers only")
    commands.add_parser("bench", help="run every benchmark and print what it measures")
    pictures = commands.add_parser("pictures", help="draw every page and put them on contact sheets")
    pictures.add_argument("folder", nargs="?", type=Path, default=BUILD / "pictures", help="default: build/pictures")
    pictures.add_argument("--language", action="append", choices=LANGUAGES)
    pictures.add_argument("--theme", action="append", choices=THEMES)
    pictures.add_argument("--size", action="append", choices=SIZES)
    lock = commands.add_parser("lock", help="remake the lock files from pyproject.toml")
    lock.add_argument("--upgrade", action="store_true", help="take the newest versions that fit")
    commands.add_parser("translate", help="bring the texts in resources/i18n up to date with the source")
    commands.add_parser("build", help="build the wheel into dist/")
    chosen, rest = parser.parse_known_args(arguments)
    if rest and chosen.command not in {"run", "test"}:
        parser.error(f"unknown: {' '.join(rest)}")
    actions: dict[str, Callable[[], int]] = {
        "run": lambda: run(arguments[1:]),
        "test": lambda: test(arguments[1:]),
        "lint": lint,
        "bench": bench,
        "pictures": lambda: draw_pictures(
            chosen.folder, chosen.language or LANGUAGES, chosen.theme or THEMES, chosen.size or SIZES
        ),
        "lock": lambda: lock_packages(upgrade=chosen.upgrade),
        "translate": translate,
        "build": build,
    }
    try:
        return actions[chosen.command]()
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    """Start the program as its user does, in the folder where the person stands.

    Where the system can, the program takes this script's place: whatever signal comes is for the program.
    """
    devsetup.set_up(for_tests=False)
    command = [tool("python"), "-m", "croupier_trainer", *_without_dashes(arguments)]
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], command)  # noqa: S606
    with subprocess.Popen(command) as program:
        while True:
            # Ctrl+C comes to the program too, and how it ends is its own matter.
            with contextlib.suppress(KeyboardInterrupt):
                return program.wait()


def _without_dashes(arguments: list[str]) -> list[str]:
    """What is meant for another program; the `--` that some put before it is not."""
    return arguments[1:] if arguments[:1] == ["--"] else arguments


def test(arguments: list[str]) -> int:
    """Run every check, whether or not an earlier one failed; pytest comes last and has the last word."""
    devsetup.set_up(for_tests=True)
    sound = check()
    command = [tool("python"), "-m", "pytest", *_without_dashes(arguments)]
    code = _code(subprocess.run(command, cwd=ROOT, check=False))
    if code not in {0, 1}:
        say(f"pytest ended with {code}")
    return code if sound else code or 1


def lint() -> int:
    """Run the checks that need no test."""
    devsetup.set_up(for_tests=True)
    return 0 if check() else 1


def check() -> bool:
    """Run the checks that need no test, two at a time; whether all of them are content."""
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        outcomes = list(pool.map(_run_check, (command for _, command in CHECKS)))
    for (name, _), outcome in zip(CHECKS, outcomes, strict=True):
        if outcome.returncode != 0:
            print(f"--- {name}\n{outcome.stdout.strip()}\n")
    print("--- checks")
    for (name, command), outcome in zip(CHECKS, outcomes, strict=True):
        print(f"{'ok    ' if outcome.returncode == 0 else 'FAILED'} {name:<8} {' '.join(command)}")
    print(flush=True)
    return all(outcome.returncode == 0 for outcome in outcomes)


def bench() -> int:
    """Run every script in packaging/benchmarks and print what it says; 1 if one of them failed."""
    devsetup.set_up(for_tests=True)
    failed = []
    for script in sorted((ROOT / "packaging" / "benchmarks").glob("[!_]*.py")):
        print(f"--- {script.stem}", flush=True)
        if subprocess.run([tool("python"), str(script)], cwd=ROOT, check=False).returncode != 0:
            failed.append(script.stem)
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def draw_pictures(folder: Path, languages: Sequence[str], themes: Sequence[str], sizes: Sequence[str]) -> int:
    """Draw every page in every language, theme and size; then one contact sheet a page, in colour and in grey."""
    devsetup.set_up(for_tests=False)
    folder = folder.resolve()
    if folder == BUILD / "pictures":
        shutil.rmtree(folder, ignore_errors=True)
    elif folder.exists() and any(folder.iterdir()):
        raise SetupError(f"{folder} is not empty: old pictures would be taken for new ones.")
    pages, sheets = folder / "pages", folder / "sheets"
    pages.mkdir(parents=True)
    sheets.mkdir()
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", DBUS_SESSION_BUS_ADDRESS="disabled:")

    def draw(choice: tuple[str, str, str]) -> int:
        language, theme, size = choice
        options = ["--pictures", str(pages), "--language", language, "--theme", theme, "--size", size]
        command = [tool("python"), "-m", "croupier_trainer", *options]
        return _code(subprocess.run(command, cwd=ROOT, env=environment, check=False))

    choices = list(itertools.product(languages, themes, sizes))
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        codes = list(pool.map(draw, choices))
    for choice, code in zip(choices, codes, strict=True):
        if code != 0:
            say(f"No pictures for {' '.join(choice)}: the program ended with {code}")
    script = str(ROOT / "packaging" / "contact_sheets.py")
    wanted = [f"{language}.{theme}.{size}" for language, theme, size in choices]
    made = _code(
        subprocess.run([tool("python"), script, str(pages), str(sheets), *wanted], env=environment, check=False)
    )
    return 1 if made != 0 or any(codes) else 0


def lock_packages(*, upgrade: bool) -> int:
    """Remake both locks for every Python and system that the project runs on."""
    devsetup.set_up(for_tests=False)
    # The tool lies beside the environment, not in it: what is tested is what the locks hold, no more.
    tools = BUILD / "lock-tool"
    devsetup.run_pip("install", "--upgrade", "--target", str(tools), LOCK_TOOL)
    program = str(tools / "bin" / ("uv.exe" if os.name == "nt" else "uv"))
    common = [
        "pip",
        "compile",
        "pyproject.toml",
        "--no-config",
        "--universal",
        "--generate-hashes",
        "--no-header",
        "--quiet",
    ]
    common += ["--python-version", ".".join(map(str, devsetup.OLDEST))] + (["--upgrade"] if upgrade else [])
    # What this machine prefers or pins must not leak into the locks; which registry it asks may stay its own matter.
    kept = {"UV_CACHE_DIR", "UV_DEFAULT_INDEX", "UV_INDEX_URL"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("UV_") or name in kept}
    as_named = RUN_LOCK.relative_to(ROOT).as_posix()
    for lock, options in (
        (RUN_LOCK, ["--group", "build"]),
        (DEV_LOCK, ["--group", "dev", "--constraint", as_named]),
    ):
        command = [program, *common, *options, "--output-file", lock.relative_to(ROOT).as_posix()]
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode != 0:
            raise SetupError(f"{lock.name} could not be made.")
        odd = odd_lock_lines(lock.read_text(encoding="utf-8"))
        if odd:
            raise SetupError(f"{lock.name} holds lines that do not belong there:\n" + "\n".join(odd))
    return 0


def odd_lock_lines(text: str) -> list[str]:
    """The lines of a lock that are neither a pinned name, nor a hash, nor the name of what wants it."""
    return [line for line in text.splitlines() if not LOCK_LINE.fullmatch(line)]


def translate() -> int:
    """Put new texts of the source into the translation files, unfinished, and take out those that are gone."""
    devsetup.set_up(for_tests=False)
    translations.update()
    return 0


def build() -> int:
    """Build the wheel, with resources and compiled translations in it, into dist/."""
    devsetup.set_up(for_tests=False)
    command = [tool("python"), "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"]
    return _code(subprocess.run(command, cwd=ROOT, check=False))


def _run_check(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [tool(command[0]), *command[1:]],
        cwd=ROOT,
        env=dict(os.environ, NO_COLOR="1", PYTHONUTF8="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def _end(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def _code(finished: subprocess.CompletedProcess[bytes]) -> int:
    """The exit code as a shell gives it: 128 and the signal for a program that was ended by one."""
    return finished.returncode if finished.returncode >= 0 else 128 - finished.returncode


if __name__ == "__main__":
    # `subprocess.run` ends what it has started when an exception comes; a plain end of this script would not.
    signal.signal(signal.SIGTERM, _end)
    sys.exit(main(sys.argv[1:]))
