"""The settings on the disk: one bad value spoils no other, and no file is lost."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.storage import problems, settings_file
from croupier_trainer.storage.settings_file import LoadedSettings
from croupier_trainer.training.ports import Trouble
from croupier_trainer.training.settings import DEFAULTS, SETTINGS, BadSetting, Felt, Theme, Wrong, changed

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)
KEYS = st.sampled_from([setting.key for setting in SETTINGS]) | st.text()


def test_no_file_means_the_defaults(tmp_path: Path) -> None:
    assert settings_file.load(tmp_path / "none" / "settings.json") == LoadedSettings(DEFAULTS)


def test_only_what_differs_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings_file.save(path, DEFAULTS)
    assert json.loads(path.read_text()) == {}
    values = changed(changed(DEFAULTS, "felt", "blue"), "text_percent", 150)
    settings_file.save(path, values)
    assert json.loads(path.read_text()) == {"felt": "blue", "text_percent": 150}
    assert settings_file.load(path) == LoadedSettings(values)


def test_a_bad_value_is_left_out_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "pink", "felt": "blue", "text_percent": 1000, "no_such": [1]}')
    found = settings_file.load(path)
    assert found.settings == msgspec.structs.replace(DEFAULTS, felt=Felt.BLUE)
    assert found.bad == (
        BadSetting("theme", '"pink"', Wrong.NOT_A_CHOICE),
        BadSetting("text_percent", "1000", Wrong.TOO_LARGE),
        BadSetting("no_such", "[1]", Wrong.UNKNOWN_KEY),
    )
    assert found.problem is None


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"theme": "dark"} more', b"[" * 100_000])
def test_a_file_that_is_no_good_is_kept_under_another_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    found = settings_file.load(path)
    assert found.settings == DEFAULTS
    assert found.problem is not None
    assert found.problem.kind is Trouble.DAMAGED
    assert Path(found.problem.path).read_bytes() == content
    settings_file.save(path, msgspec.structs.replace(DEFAULTS, theme=Theme.LIGHT))
    assert settings_file.load(path).settings.theme is Theme.LIGHT
    assert Path(found.problem.path).read_bytes() == content


def test_a_folder_in_its_place_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    found = settings_file.load(path)
    assert found.settings == DEFAULTS
    assert found.problem is not None
    assert found.problem.kind is Trouble.UNREADABLE


def test_a_save_that_fails_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(problems.StorageError) as caught:
        settings_file.save(tmp_path / "gone" / "settings.json", DEFAULTS)
    assert caught.value.problem.kind is Trouble.FOLDER_GONE


@given(stored=st.dictionaries(KEYS, JSON))
def test_any_object_gives_valid_settings_and_a_reason_for_each_value_left_out(
    tmp_path_factory: pytest.TempPathFactory, stored: dict[str, object]
) -> None:
    path = tmp_path_factory.getbasetemp() / "any-settings.json"
    path.write_text(json.dumps(stored))
    found = settings_file.load(path)
    assert found.problem is None
    bad = {entry.key for entry in found.bad}
    assert len(bad) == len(found.bad)
    for setting in SETTINGS:
        if setting.key in stored and setting.key not in bad:
            assert setting.problem_with(stored[setting.key]) is None
        else:
            assert getattr(found.settings, setting.key) == setting.default
    settings_file.save(path, found.settings)
    assert settings_file.load(path) == LoadedSettings(found.settings)


@given(content=st.binary(max_size=40))
def test_any_bytes_are_read_without_a_crash(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes-settings.json"
    path.write_bytes(content)
    found = settings_file.load(path)
    assert path.exists() or found.problem is not None
