"""What the operating system has to bring for Croupier Trainer: finds what is missing and, where it may, installs it.

Only Linux needs anything: elsewhere the Qt wheels bring all their libraries and Python brings `venv`.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from typing import NamedTuple


class SetupError(Exception):
    """Set-up cannot go on; the text says what to do about it."""


class Need(NamedTuple):
    """A library or program, and the package that brings it."""

    name: str
    debian: str
    arch: str


# Qt looks for these when it starts and only says "could not load the platform plugin" without them.
QT_LIBRARIES = (
    Need("libGL.so.1", "libgl1", "libglvnd"),
    Need("libEGL.so.1", "libegl1", "libglvnd"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
)
# The desktop tests drive a real window on a screen of their own.
TEST_PROGRAMS = (
    Need("Xvfb", "xvfb", "xorg-server-xvfb"),
    Need("xdotool", "xdotool", "xdotool"),
)


def is_provided(*, for_tests: bool) -> bool:
    """Whether everything the system has to bring is there."""
    return not sys.platform.startswith("linux") or not _missing(for_tests=for_tests)


def provide(*, for_tests: bool) -> None:
    """See to it that everything the system has to bring is there.

    Raises:
        SetupError: something is missing and cannot be installed from here; the text holds the command that does.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = _missing(for_tests=for_tests)
    if not missing:
        return
    names = ", ".join(need.name for need in missing)
    if _is_debian() and os.geteuid() == 0:
        print(f"Installing what the system lacks: {names}", file=sys.stderr, flush=True)
        _apt_install(sorted({need.debian for need in missing}))
        missing = _missing(for_tests=for_tests)
        if missing:
            raise SetupError(f"Still missing after the installation: {', '.join(need.name for need in missing)}")
        return
    raise SetupError(f"Missing on this system: {names}\nInstall with:\n    {install_command(missing)}")


def install_command(missing: tuple[Need, ...]) -> str:
    """The command that installs `missing` on this system, to be typed by someone who may."""
    if _is_debian():
        packages = " ".join(sorted({need.debian for need in missing}))
        return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {packages}"
    if shutil.which("pacman"):
        return f"sudo pacman -S --needed {' '.join(sorted({need.arch for need in missing}))}"
    # RPM systems find a package by what it holds, so their own names for it need not be known here.
    held = " ".join(sorted(_rpm_capability(need) for need in missing))
    if shutil.which("dnf"):
        return f"sudo dnf install -y {held}"
    if shutil.which("zypper"):
        return f"sudo zypper install -y {held}"
    return f"(your package manager) {' '.join(need.name for need in missing)}"


def _missing(*, for_tests: bool) -> tuple[Need, ...]:
    missing = [need for need in QT_LIBRARIES if not _loads(need.name)]
    if for_tests:
        missing += [need for need in TEST_PROGRAMS if shutil.which(need.name) is None]
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        # Debian keeps the half of venv that brings pip in a package of its own, one for each Python.
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        missing.append(Need("Python's ensurepip", f"python{version}-venv", "python"))
    return tuple(missing)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _rpm_capability(need: Need) -> str:
    if ".so." in need.name:
        return f"'{need.name}()(64bit)'"
    if need in TEST_PROGRAMS:
        return f"/usr/bin/{need.name}"
    return "python3-libs"


def _is_debian() -> bool:
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return False
    family = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return "debian" in family and shutil.which("apt-get") is not None


def _apt_install(packages: list[str]) -> None:
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    patience = ["-o", "DPkg::Lock::Timeout=300", "-q"]
    # An installation killed half-way leaves packages unpacked but not set up, and apt refuses to go on.
    _run_quietly(["dpkg", "--configure", "-a"], environment)
    # Old lists may still name packages that the archive has; a failed update is told by the install that follows.
    _run_quietly(["apt-get", *patience, "update"], environment)
    finished = _run_quietly(
        ["apt-get", *patience, "install", "-y", "--no-install-recommends", "--fix-broken", *packages], environment
    )
    if finished.returncode != 0:
        raise SetupError(f"apt-get could not install {' '.join(packages)}:\n{finished.stdout}")


def _run_quietly(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
