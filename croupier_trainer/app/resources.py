"""Finds the files that come with the program: in the source tree, in an installed wheel, in a frozen bundle."""

from __future__ import annotations

import functools
import sys
from pathlib import Path


class ResourceMissingError(Exception):
    """A file that belongs to the program is not where it has to be: the installation is damaged."""


def resource_path(*parts: str) -> Path:
    """The path of a shipped file or folder, for example `resource_path("rulesets", "chemin-de-fer.toml")`.

    Raises:
        ResourceMissingError: there is no such file or folder.
    """
    found = resources_folder().joinpath(*parts)
    if not found.exists():
        raise ResourceMissingError(f"a file of the program is missing: {found}")
    return found


@functools.cache
def resources_folder() -> Path:
    """The folder `resources` of this installation.

    Raises:
        ResourceMissingError: there is none.
    """
    package = Path(__file__).resolve().parent.parent
    return _find(package, bundle=getattr(sys, "_MEIPASS", None))


def _find(package: Path, bundle: str | None) -> Path:
    """A bundle's own resources, else those inside the package (a wheel), else those beside it (the source tree)."""
    places = [package / "resources", package.parent / "resources"]
    if bundle is not None:
        places = [Path(bundle) / package.name / "resources"]
    for place in places:
        # The name alone says little: in site-packages any other package's `resources` could lie beside ours.
        if (place / "rulesets").is_dir():
            return place
    raise ResourceMissingError("the program's resources are missing: looked in " + ", ".join(map(str, places)))
