"""Where the data lies, and what time it is."""

from __future__ import annotations

import datetime
import sys
import time
from pathlib import Path

import pytest

from croupier_trainer.app.clock import SystemClock
from croupier_trainer.app.paths import VARIABLE, data_folder
from croupier_trainer.training.clock import Clock


def test_the_command_line_goes_before_the_environment_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(Path("/asked"), {VARIABLE: "/environment"}) == Path("/asked").absolute()
    assert data_folder(None, {VARIABLE: "/environment"}) == Path("/environment").absolute()
    system = data_folder(None, {VARIABLE: ""})
    assert system.is_absolute()
    assert system.name == "croupier-trainer"
    assert data_folder(Path("here"), {}) == Path.cwd() / "here"
    assert data_folder(Path("~/there"), {}) == Path.home() / "there"


def test_the_clock_fits_and_never_falls_back() -> None:
    clock: Clock = SystemClock()
    readings = [clock.now_ms() for _ in range(1000)]
    assert readings == sorted(readings)
    assert clock.utc_now().utcoffset() == datetime.timedelta(0)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="each system has another clock that goes on in sleep")
def test_here_it_is_the_clock_that_goes_on_in_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = {time.CLOCK_BOOTTIME: 5_999_999, time.CLOCK_MONOTONIC: 0}
    monkeypatch.setattr(time, "clock_gettime_ns", readings.__getitem__)
    assert SystemClock().now_ms() == 5


def test_a_tilde_before_no_user_s_name_is_a_folder_s_name() -> None:
    assert data_folder(Path("~no-such-user/data"), {}) == Path.cwd() / "~no-such-user" / "data"
