"""Whole files: the old one or the new one, and nothing thrown away."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from croupier_trainer.storage import files, problems, rulesets_folder, settings_file, unsaved_file
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.ports import StorageProblem, Trouble
from croupier_trainer.training.settings import DEFAULTS


def test_a_written_file_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert files.read_whole(path) is None
    files.write_whole(path, b"one")
    files.write_whole(path, b"two")
    assert files.read_whole(path) == b"two"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, Trouble.DISK_FULL),
        (errno.EROFS, Trouble.READ_ONLY),
        (errno.EACCES, Trouble.READ_ONLY),
        (errno.EIO, Trouble.MACHINE),
    ],
)
def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, kind: Trouble
) -> None:
    path = tmp_path / "a.json"
    files.write_whole(path, b"old")

    def fail(*_arguments: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os if call == "fsync" else Path, call, fail)
    with pytest.raises(problems.StorageError) as caught:
        files.write_whole(path, b"new")
    monkeypatch.undo()
    assert caught.value.problem.kind is kind
    assert caught.value.problem.path == str(path)
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "a.json"
    link.symlink_to(tmp_path / "elsewhere" / "real.json")
    files.write_whole(link, b"content")
    assert link.is_symlink()
    assert (tmp_path / "elsewhere" / "real.json").read_bytes() == b"content"


def test_damaged_files_get_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    for content in (b"first", b"second"):
        path.write_bytes(content)
        files.set_aside(path)
    assert not path.exists()
    assert (tmp_path / "history.damaged-1.db").read_bytes() == b"first"
    assert (tmp_path / "history.damaged-2.db").read_bytes() == b"second"


def test_a_link_that_leads_nowhere_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "history.damaged-1.db").symlink_to(tmp_path / "stick" / "history.db")
    assert files.free_aside(tmp_path / "history.db").name == "history.damaged-2.db"


@pytest.mark.parametrize("name", ["n" * 300, "file/folder"])
def test_a_folder_that_cannot_be_is_told_by_who_makes_it(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    folder = DataFolder(tmp_path / name)
    assert settings_file.load(folder.settings_file) == settings_file.LoadedSettings(DEFAULTS)
    assert rulesets_folder.read([folder.rulesets]) == ((), ())
    assert unsaved_file.load(folder.unsaved_file) == ()
    assert not files.is_folder(folder.path)
    assert files.free_aside(folder.settings_file).name == "settings.damaged-1.json"
    with pytest.raises(problems.StorageError) as caught:
        folder.hold()
    assert (caught.value.problem.kind, caught.value.problem.path) == (Trouble.NO_FOLDER, str(folder.path))


def test_a_link_to_itself_is_told(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    folder.path.symlink_to(folder.path)
    problem = settings_file.load(folder.settings_file).problem
    assert problem is not None
    assert problem.kind is Trouble.UNREADABLE
    with pytest.raises(problems.StorageError) as caught:
        folder.hold()
    assert caught.value.problem.kind is Trouble.NO_FOLDER


def test_a_folder_where_a_file_should_be(tmp_path: Path) -> None:
    with pytest.raises(problems.StorageError) as caught:
        files.read_whole(tmp_path)
    assert caught.value.problem.kind is Trouble.UNREADABLE


@pytest.mark.parametrize("kind", Trouble)
def test_every_trouble_has_words_for_the_command_line(kind: Trouble) -> None:
    text = problems.in_english(StorageProblem(kind, "/the/path", "said the system", "/the/backup"))
    assert "/the/path" in text
    assert text.endswith("The last good backup is /the/backup. (said the system)")
