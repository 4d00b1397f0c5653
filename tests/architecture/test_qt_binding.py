"""The installed Qt binding keeps count: some releases lose a reference to None with each call and abort in time."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_void_calls_lose_no_reference_to_none() -> None:
    target = QObject()
    before = sys.getrefcount(None)
    for _ in range(2_000):
        target.setObjectName("table")
    # Since Python 3.12 the count of None stands still; before, other code moves it by a handful.
    assert sys.getrefcount(None) > before - 500
