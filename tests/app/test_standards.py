"""Whose target times are worked to: the house's own where they are sound, else the shipped ones, and what was wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier_trainer.app import standards
from croupier_trainer.app.resources import ResourceMissingError, resource_path
from croupier_trainer.app.standards import LoadedStandard, load_standard
from croupier_trainer.rules.toml_reading import Fault
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.ports import Trouble

SHIPPED = resource_path("standards", "house.toml").read_text("utf-8")
OWN = SHIPPED.replace("Hausmaß", "Casino").replace("points = 1500", "points = 1200")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of the house's own standards, empty."""
    folder = tmp_path / "data" / "standards"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of shipped standards that a test may damage."""
    folder = tmp_path / "shipped"
    folder.mkdir()
    (folder / "house.toml").write_text(SHIPPED, "utf-8")
    monkeypatch.setattr(standards, "resource_path", lambda *_parts: folder)
    return folder


def load(own: Path) -> LoadedStandard:
    return load_standard(DataFolder(own.parent))


def test_without_a_standard_of_the_house_the_shipped_one_counts(own: Path) -> None:
    loaded = load(own)
    assert (loaded.standard.id, loaded.problems, loaded.unreadable) == ("house", (), ())
    own.rmdir()
    assert load(own) == loaded, "nor need the folder be there"


def test_the_houses_own_standard_wins(own: Path) -> None:
    (own / "casino.toml").write_text(OWN, "utf-8")
    loaded = load(own)
    assert (loaded.standard.id, loaded.standard.names["de"]) == ("casino", "Casino")
    assert loaded.standard.targets_ms["points"] == 1_200


def test_what_the_houses_own_does_not_say_the_shipped_one_does(own: Path) -> None:
    (own / "casino.toml").write_text(OWN.partition("natural")[0], "utf-8")
    loaded = load(own)
    assert (loaded.standard.targets_ms["points"], loaded.standard.targets_ms["natural"]) == (1_200, 1_500)


def test_a_broken_one_is_reported_and_the_shipped_one_used(own: Path) -> None:
    (own / "casino.toml").write_text(OWN.replace("1200", '"fast"'), "utf-8")
    loaded = load(own)
    assert loaded.standard.id == "house"
    (problem,) = loaded.problems
    assert (problem.file, problem.key, problem.fault) == (
        str(own / "casino.toml"),
        "target-ms.points",
        Fault.WRONG_VALUE,
    )


def test_one_that_cannot_be_read_is_reported_and_the_next_used(own: Path) -> None:
    (own / "a.toml").write_bytes(b"\xff\xfe")
    (own / "casino.toml").write_text(OWN, "utf-8")
    loaded = load(own)
    assert loaded.standard.id == "casino"
    assert [(each.kind, each.path) for each in loaded.unreadable] == [(Trouble.UNREADABLE, str(own / "a.toml"))]


def test_a_shipped_one_that_cannot_be_read_is_reported_and_the_houses_own_used(own: Path, shipped: Path) -> None:
    (shipped / "house.toml").write_bytes(b"\xff\xfe")
    (own / "casino.toml").write_text(OWN, "utf-8")
    loaded = load(own)
    assert loaded.standard.id == "casino"
    assert [each.path for each in loaded.unreadable] == [str(shipped / "house.toml")]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"name = 5", None])
def test_without_any_the_installation_is_damaged_and_says_which_file(
    own: Path, shipped: Path, content: bytes | None
) -> None:
    (own / "casino.toml").write_text("[", "utf-8")
    if content is None:
        (shipped / "house.toml").unlink()
    else:
        (shipped / "house.toml").write_bytes(content)
    with pytest.raises(ResourceMissingError, match="no target times") as caught:
        load(own)
    assert "casino.toml" in str(caught.value)
    assert ("house.toml" in str(caught.value)) is (content is not None)
