"""What the tests of the window share: the one QApplication, the resources of the source tree, a look without motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from croupier_trainer.ui.look import Look

RESOURCES = Path(__file__).parents[2] / "resources"


@pytest.fixture(scope="session")
def app() -> QApplication:
    """The one QApplication."""
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication(["croupier-trainer"])


@pytest.fixture
def resources() -> Path:
    """The folder with themes, fonts and cards."""
    return RESOURCES


@pytest.fixture
def look(app: QApplication, resources: Path) -> Look:
    """Dark room, green felt, motion reduced."""
    return Look(resources, "dark", "green", reduced_motion=True)
