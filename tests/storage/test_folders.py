"""The data folder: made when needed, and one program's at a time."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from croupier_trainer.storage import folders, problems
from croupier_trainer.storage.folders import DataFolder
from croupier_trainer.training.ports import Trouble

_HOLD = """
import pathlib, sys, time
from croupier_trainer.storage.folders import DataFolder
folder = DataFolder(pathlib.Path(sys.argv[1]))
folder.hold()
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def second_program(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds a folder."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def held(folder: DataFolder) -> bool:
    return folder.is_held


def trouble(folder: DataFolder) -> Trouble:
    with pytest.raises(problems.StorageError) as caught:
        folder.hold()
    assert not held(folder)
    return caught.value.problem.kind


def test_it_is_made_with_all_above_it(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "a" / "b")
    folder.hold()
    assert held(folder)
    assert folder.path.is_dir()
    folder.hold()
    folder.release()
    assert not held(folder)


def test_a_second_program_is_told_and_the_hold_ends_with_a_killed_one(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    with second_program(tmp_path) as process:
        assert trouble(folder) is Trouble.SECOND_PROGRAM
        process.kill()
        process.wait()
        folder.hold()
    assert held(folder)
    folder.release()


def test_two_folders_of_one_process_are_two_programs(tmp_path: Path) -> None:
    first = DataFolder(tmp_path)
    first.hold()
    assert trouble(DataFolder(tmp_path)) is Trouble.SECOND_PROGRAM
    first.release()


def test_a_file_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    assert trouble(DataFolder(tmp_path / "data")) is Trouble.NO_FOLDER
    assert trouble(DataFolder(tmp_path / "data" / "below")) is Trouble.NO_FOLDER


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_folder_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refuse(*_arguments: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "open", refuse)
    assert trouble(DataFolder(tmp_path)) is Trouble.READ_ONLY


def test_a_folder_that_vanished_is_not_held_any_more_and_can_be_again(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    folder.hold()
    shutil.rmtree(folder.path)
    assert not held(folder)
    folder.hold()
    assert held(folder)
    assert trouble(DataFolder(tmp_path / "data")) is Trouble.SECOND_PROGRAM
    folder.release()


def test_two_threads_of_one_program_do_not_shut_each_other_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings are saved on the window's thread while the history is opened on its own."""
    folder = DataFolder(tmp_path / "data")
    real = folders._take
    told: list[problems.StorageError] = []

    def hold() -> None:
        try:
            folder.hold()
        except problems.StorageError as error:
            told.append(error)

    other = threading.Thread(target=hold)

    def take(descriptor: int) -> None:
        real(descriptor)
        monkeypatch.setattr(folders, "_take", real)
        other.start()
        other.join(0.2)

    monkeypatch.setattr(folders, "_take", take)
    folder.hold()
    other.join()
    assert told == []
    assert folder.is_held
    folder.release()
