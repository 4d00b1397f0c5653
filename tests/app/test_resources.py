"""The one helper that finds shipped files: source tree, wheel, frozen bundle."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier_trainer.app import resources


def _rulesets_in(folder: Path) -> Path:
    (folder / "rulesets").mkdir(parents=True)
    return folder


def test_the_source_tree_is_found() -> None:
    found = resources.resource_path("rulesets")
    assert found == Path(__file__).resolve().parents[2] / "resources" / "rulesets"


def test_a_wheels_resources_lie_in_the_package(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "croupier_trainer"
    inside = _rulesets_in(package / "resources")
    _rulesets_in(package.parent / "resources")  # another package's
    assert resources._find(package, bundle=None) == inside


def test_a_strange_folder_of_that_name_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()
    with pytest.raises(resources.ResourceMissingError, match=r"resources are missing: looked in .*croupier_trainer"):
        resources._find(tmp_path / "croupier_trainer", bundle=None)


def test_a_bundle_has_its_own(tmp_path: Path) -> None:
    inside = _rulesets_in(tmp_path / "bundle" / "croupier_trainer" / "resources")
    assert resources._find(tmp_path / "elsewhere" / "croupier_trainer", bundle=str(tmp_path / "bundle")) == inside


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(resources.ResourceMissingError, match=r"a file of the program is missing: .*no-such\.toml"):
        resources.resource_path("rulesets", "no-such.toml")
