"""What the system lacks is named, with the command that installs it there."""

from __future__ import annotations

import pytest

import devsystem

CURSOR = devsystem.Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor")
SCREEN = devsystem.TEST_PROGRAMS[0]


@pytest.mark.parametrize(
    ("debian", "manager", "command"),
    [
        (True, "apt-get", "sudo apt-get update && sudo apt-get install -y --no-install-recommends libxcb-cursor0 xvfb"),
        (False, "dnf", "sudo dnf install -y 'libxcb-cursor.so.0()(64bit)' /usr/bin/Xvfb"),
        (False, "zypper", "sudo zypper install -y 'libxcb-cursor.so.0()(64bit)' /usr/bin/Xvfb"),
        (False, "pacman", "sudo pacman -S --needed xcb-util-cursor xorg-server-xvfb"),
        (False, "none", "(your package manager) libxcb-cursor.so.0 Xvfb"),
    ],
)
def test_the_command_is_the_systems_own(
    debian: bool, manager: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devsystem, "_is_debian", lambda: debian)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name == manager else None)
    assert devsystem.install_command((CURSOR, SCREEN)) == command


def test_who_may_not_install_is_given_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(devsystem, "_is_debian", lambda: True)
    monkeypatch.setattr(devsystem, "_missing", lambda **_: (CURSOR,))
    with pytest.raises(devsystem.SetupError, match=r"(?s)libxcb-cursor\.so\.0.*sudo apt-get .* libxcb-cursor0"):
        devsystem.provide(for_tests=True)


def test_a_library_that_is_not_there_is_missed() -> None:
    assert not devsystem._loads("libcroupier-trainer-has-no-such.so.1")
