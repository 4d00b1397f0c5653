"""Sets up the working copy: the virtual environment, the locked packages, the project itself, its translations.

Every step leaves a key in a stamp file once it is done and takes it away before it begins. So a step runs again when
what it depends on has changed, and a set-up that was killed half-way is made anew; otherwise nothing runs at all.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import devsystem
from devsystem import SetupError

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
STAMP = VENV / "croupier-trainer-setup.json"
RUN_LOCK = ROOT / "packaging" / "requirements.lock"
DEV_LOCK = ROOT / "packaging" / "requirements-dev.lock"
I18N = ROOT / "resources" / "i18n"
OLDEST, TOO_NEW = (3, 11), (3, 15)


def set_up(*, for_tests: bool) -> None:
    """Make everything ready to run the program or, `for_tests`, to check it too. Does only what is not done yet.

    Raises:
        SetupError: it cannot be done from here; the text says what is wrong and what to do.
    """
    _check_python()
    # Where all is done nothing is written, and the working copy may be one that cannot be written.
    if devsystem.is_provided(for_tests=for_tests) and _is_done(for_tests=for_tests):
        return
    with _one_at_a_time(), _told_where_it_cannot_write():
        devsystem.provide(for_tests=for_tests)
        _provide_packages(for_tests=for_tests)
        _provide_project()
        _provide_translations()


def tool(name: str) -> str:
    """The path of a program in the virtual environment, for example "python" or "ruff"."""
    return str(VENV / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name))


def say(text: str) -> None:
    """Tell the person what is going on, away from the program's own output."""
    print(text, file=sys.stderr, flush=True)


def run_pip(*arguments: str) -> None:
    """Run pip of the virtual environment.

    Raises:
        SetupError: pip failed; it has said why.
    """
    environment = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1", PIP_USER="0")
    command = [tool("python"), "-m", "pip", "--quiet", *arguments]
    if subprocess.run(command, cwd=ROOT, env=environment, stdout=sys.stderr, check=False).returncode != 0:
        raise SetupError(f"pip could not do its part: pip {' '.join(arguments)}")


def _check_python() -> None:
    if not OLDEST <= sys.version_info[:2] < TOO_NEW:
        oldest, newest = f"{OLDEST[0]}.{OLDEST[1]}", f"{TOO_NEW[0]}.{TOO_NEW[1] - 1}"
        raise SetupError(
            f"Croupier Trainer needs Python {oldest} to {newest}; this is {platform.python_version()}.\n"
            f"Start it with one of those, for example: python{oldest} packaging/dev.py run"
        )


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Two set-ups of one working copy at once would spoil each other's environment: the second waits."""
    with _told_where_it_cannot_write():
        BUILD.mkdir(exist_ok=True)
        handle = (BUILD / "setup.lock").open("w")
    with handle:
        if os.name == "nt":
            import msvcrt

            # Waits ten seconds and then raises OSError; as good as waiting for ever for a person at the keyboard.
            msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def _told_where_it_cannot_write() -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise SetupError(
            f"The working copy is not set up yet, and setting it up fails: {problem}\n"
            f"What is made lies in {ROOT}, which has to be a folder that you may write in."
        ) from problem


# --- the stamp


def stamped(step: str) -> str | None:
    """The key that `step` left when it was last finished, or None."""
    return _read_stamp().get(step)


@contextlib.contextmanager
def step(name: str, key: str) -> Iterator[None]:
    """While a step runs its key is gone, so that one which does not come to its end counts as not done."""
    _write_stamp({other: value for other, value in _read_stamp().items() if other != name})
    yield
    _write_stamp(_read_stamp() | {name: key})


def key_of(files: list[Path], *words: str) -> str:
    """A key that changes with the names and contents of `files` and with `words`."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(f"{word}\0".encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _read_stamp() -> dict[str, str]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _write_stamp(stamp: dict[str, str]) -> None:
    if not VENV.is_dir():
        return
    written = STAMP.with_suffix(".new")
    written.write_text(json.dumps(stamp, indent=2), encoding="utf-8")
    written.replace(STAMP)


# --- the steps


def _is_done(*, for_tests: bool) -> bool:
    return _packages_done(for_tests=for_tests) and _project_done() and _translations_done()


def _packages_key(lock: Path) -> str:
    return key_of([lock], platform.python_version(), sys.base_prefix, str(ROOT))


def _packages_done(*, for_tests: bool) -> bool:
    done = stamped("packages")
    if done is None or not Path(tool("python")).exists():
        return False
    for lock in (DEV_LOCK,) if for_tests else (DEV_LOCK, RUN_LOCK):
        if done == _packages_key(lock):
            return not lost_packages(lock)
    return False


def lost_packages(lock: Path) -> list[str]:
    """Packages of the lock that are not in the environment, or only in name.

    It is a glance at one file of each, not a check. Those that only some systems want are left out.
    """
    # By the scheme of virtual environments: Debian's own Python has another for what it installs itself.
    site = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(VENV), "platbase": str(VENV)}))
    records = {_plain(found.name.partition("-")[0]): found / "RECORD" for found in site.glob("*.dist-info")}
    wanted = re.findall(r"^([\w.-]+)==[\w.]+ \\$", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return [name for name in wanted if not _is_installed(site, records.get(_plain(name)))]


def _is_installed(site: Path, record: Path | None) -> bool:
    if record is None:
        return False
    try:
        with record.open(encoding="utf-8") as lines:
            for line in lines:
                file = line.partition(",")[0]
                if not file.startswith(("..", '"')) and ".dist-info/" not in file and "__pycache__" not in file:
                    return (site / file).exists()
    except OSError:
        return False
    # It is all programs or data.
    return True


def _plain(name: str) -> str:
    """A package's name, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _provide_packages(*, for_tests: bool) -> None:
    """The environment with the packages of the lock; remade when lock, Python or place changed or it is half done."""
    if _packages_done(for_tests=for_tests):
        return
    for_running = _packages_done(for_tests=False)
    lock = DEV_LOCK if for_tests else RUN_LOCK
    if not for_running:
        # What is there is unfinished, out of date or unknown; the packages of the lock could be added to no other.
        _make_venv()
    say(f"Installing the packages of {lock.relative_to(ROOT).as_posix()} (a few minutes the first time)")
    with step("packages", _packages_key(lock)):
        run_pip("install", "--require-hashes", "--only-binary=:all:", "--requirement", str(lock))


def _make_venv() -> None:
    say("Making the virtual environment .venv")
    if VENV.is_symlink() or (VENV.exists() and not VENV.is_dir()):
        # Not ours: other tools leave such a thing, and what it leads to is not known.
        raise SetupError(f"{VENV} is no folder, and one is to be made there.\nMove it away and try again.")
    try:
        if VENV.exists():
            # The stamp goes first, so that a removal killed half-way leaves nothing that looks sound.
            STAMP.unlink(missing_ok=True)
            shutil.rmtree(VENV)
    except OSError as problem:
        raise SetupError(
            f"Cannot remake {VENV.name}: {problem}\n"
            "End every program that runs from it, or remove it by hand, and try again."
        ) from problem
    # The base interpreter: this script may itself be running in the environment that is remade.
    base = getattr(sys, "_base_executable", sys.executable)
    if subprocess.run([base, "-m", "venv", str(VENV)], stdout=sys.stderr, check=False).returncode != 0:
        raise SetupError("Python could not make the virtual environment; what it says stands above.")


def _project_done() -> bool:
    return stamped("project") == _project_key()


def _project_key() -> str:
    return key_of([ROOT / "pyproject.toml"])


def _provide_project() -> None:
    if _project_done():
        return
    with step("project", _project_key()):
        run_pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def _translations_done() -> bool:
    sources = _translations()
    return stamped("translations") == key_of(sources) and all(source.with_suffix(".qm").exists() for source in sources)


def _translations() -> list[Path]:
    return sorted(I18N.glob("*.ts"))


def _provide_translations() -> None:
    """Each resources/i18n/NAME.ts becomes NAME.qm beside it, which git ignores and the wheel takes along."""
    if _translations_done():
        return
    sources = _translations()
    with step("translations", key_of(sources)):
        for stale in set(I18N.glob("*.qm")) - {source.with_suffix(".qm") for source in sources}:
            stale.unlink()
        for source in sources:
            command = [tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(source.with_suffix(".qm"))]
            if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
                raise SetupError(f"The translation {source.relative_to(ROOT).as_posix()} cannot be compiled.")
