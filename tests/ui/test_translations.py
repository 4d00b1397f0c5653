"""Every text of the window is in German and French, whole and with the same placeholders; English has its plurals."""

from __future__ import annotations

import ast
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import devsetup
import translations
from croupier_trainer.app import cli
from croupier_trainer.training.settings import LANGUAGES
from croupier_trainer.ui.translating import OTHERWISE

UI = devsetup.ROOT / "croupier_trainer" / "ui"
OTHER_LANGUAGES = tuple(language for language in LANGUAGES if language != OTHERWISE)
PLACEHOLDER = re.compile(r"\{[^}]*\}|%n|%L?\d")


class Text(NamedTuple):
    """What identifies a text for Qt."""

    context: str
    source: str
    comment: str
    plural: bool


class Entry(NamedTuple):
    """A text of a translation file and what became of it."""

    text: Text
    state: str
    forms: tuple[str, ...]


def entries(file: Path) -> list[Entry]:
    found = []
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            parts = list(translation.iter("numerusform")) if plural else [translation]
            forms = [part.text or "" for part in parts]
            text = Text(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                plural,
            )
            found.append(Entry(text, translation.get("type") or "finished", tuple(forms)))
    return found


class Asked(NamedTuple):
    """A call in the sources that asks for a text, as `file:line`, and the text if all of it is literal."""

    place: str
    text: Text | None


def asked() -> Iterator[Asked]:
    for file in sorted(UI.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        owners = {
            id(call): owner.name
            for owner in ast.walk(tree)
            if isinstance(owner, ast.ClassDef)
            for call in ast.walk(owner)
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                place = f"{file.name}:{call.lineno}"
                if call.func.attr == "translate" and ast.unparse(call.func.value) == "QCoreApplication":
                    yield Asked(place, text_of(call.args, plural=False))
                elif call.func.attr == "tr":
                    context = ast.Constant(owners[id(call)])
                    yield Asked(place, text_of([context, *call.args[:2]], plural=len(call.args) == 3))


def text_of(arguments: list[ast.expr], *, plural: bool) -> Text | None:
    words = [each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    if len(words) != len(arguments) or not 2 <= len(words) <= 3:
        return None
    return Text(words[0], words[1], words[2] if len(words) == 3 else "", plural)


def texts_in_code() -> set[Text]:
    return {each.text for each in asked() if each.text is not None}


def test_texts_are_collected_and_pages_drawn_in_the_languages_of_the_settings() -> None:
    """What runs without the program's packages, or before them, has its own list."""
    assert (tuple(translations.LANGUAGES), cli.LANGUAGES) == (LANGUAGES, LANGUAGES)
    folders = {folder.name for folder in (devsetup.ROOT / "resources" / "lessons").iterdir()}
    assert folders == set(LANGUAGES)


def test_every_text_is_a_literal() -> None:
    """lupdate finds nothing else: f-strings and variables would silently stay English."""
    assert [each.place for each in asked() if each.text is None] == []


def test_plurals_and_only_plurals_go_through_tr() -> None:
    """lupdate sees a plural in `tr` only; and the context of `tr` is the class, which a subclass would lose."""
    through_tr = {each for each in asked() if each.text is not None and each.text.plural}
    assert {each for each in asked() if each.text is not None and "%n" in each.text.source} == through_tr


def test_no_other_name_asks_for_texts() -> None:
    """lupdate knows `translate` by its own name only."""
    for file in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"tr", "translate", "_"}, f"{file.name}:{node.lineno}"


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_text_of_the_code_is_in_the_file_and_no_other(language: str) -> None:
    in_file = {entry.text for entry in entries(devsetup.I18N / f"croupier_{language}.ts")}
    assert in_file == texts_in_code()


def test_the_english_file_has_all_plurals_and_nothing_else() -> None:
    in_file = {entry.text for entry in entries(devsetup.I18N / "croupier_en.ts")}
    assert in_file == {text for text in texts_in_code() if text.plural}


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_lupdate_would_change_nothing(language: str, tmp_path: Path) -> None:
    """The file is what lupdate makes of the sources today."""
    for file in devsetup.I18N.glob("*.ts"):
        shutil.copy(file, tmp_path)
    translations.update(tmp_path, (language,))
    name = f"croupier_{language}.ts"
    assert (tmp_path / name).read_text("utf-8") == (devsetup.I18N / name).read_text("utf-8")


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    left = [
        entry.text.source
        for entry in entries(devsetup.I18N / f"croupier_{language}.ts")
        if entry.state != "finished" or not all(entry.forms)
    ]
    assert left == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_placeholders_are_the_same(language: str) -> None:
    """A placeholder that is misspelt in one language would be an error in front of the trainee."""
    for entry in entries(devsetup.I18N / f"croupier_{language}.ts"):
        wanted = sorted(PLACEHOLDER.findall(entry.text.source))
        for form in entry.forms:
            # The singular may say "one" instead of the figure.
            found = sorted(PLACEHOLDER.findall(form))
            assert found == wanted or (entry.text.plural and found == [each for each in wanted if each != "%n"]), entry


def test_french_spaces_are_narrow_and_fixed() -> None:
    """Before ; : ! ? and inside « » stands U+202F, never a plain space nor none."""
    wrong = re.compile(r"[^\u202f\d{}][;!?](?!\w)|[^\u202f\d{}]:(?!\w)|«[^\u202f]|[^\u202f]»")
    for entry in entries(devsetup.I18N / "croupier_fr.ts"):
        for form in entry.forms:
            assert not wrong.search(form), form


def test_german_quotes_are_german() -> None:
    for entry in entries(devsetup.I18N / "croupier_de.ts"):
        for form in entry.forms:
            assert form.count("„") == form.count("“"), form
            assert '"' not in form, form
