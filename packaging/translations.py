"""Brings resources/i18n/*.ts up to date with the texts in the source; what is new is marked unfinished there.

Called by `dev.py translate`. English is the source language; its own file holds plurals only.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from devsetup import I18N, ROOT, tool
from devsystem import SetupError

LANGUAGES = ("de", "en", "fr")


def update(folder: Path = I18N, languages: Sequence[str] = LANGUAGES) -> None:
    """Run lupdate over the user interface; texts that are gone from the source go from the files.

    Raises:
        SetupError: lupdate failed; it has said why.
    """
    sources = sorted(str(file) for file in (ROOT / "croupier_trainer" / "ui").rglob("*.py"))
    for language in languages:
        only = ["-pluralonly"] if language == "en" else []
        command = [
            tool("pyside6-lupdate"),
            *sources,
            *only,
            *("-silent", "-no-obsolete", "-locations", "none", "-disable-heuristic", "similartext"),
            *("-source-language", "en", "-target-language", language),
            *("-ts", str(folder / f"croupier_{language}.ts")),
        ]
        if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
            raise SetupError(f"The texts for {language} could not be collected.")
