"""Where this user's data folder lies on this machine."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import appdirs

VARIABLE: Final = "CROUPIER_TRAINER_DATA"
"""The environment variable that names another data folder."""


def data_folder(asked: Path | None, environment: Mapping[str, str]) -> Path:
    """The folder asked for on the command line, else that of the environment, else the system's place for such data.

    Absolute, and not looked at: it may not be there yet.
    """
    chosen = Path(asked or environment.get(VARIABLE) or appdirs.user_data_dir("croupier-trainer", appauthor=False))
    with contextlib.suppress(RuntimeError):  # a tilde before no user's name is a folder's name like any other
        chosen = chosen.expanduser()
    return chosen.absolute()
