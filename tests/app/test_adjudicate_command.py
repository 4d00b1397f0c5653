"""The `adjudicate` command as a process: streams, exit status, bad lines, and what it must not import."""

from __future__ import annotations

import errno
import io
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier_trainer.app.adjudicate_command import MESSAGES, judge_lines
from croupier_trainer.rules.refusal import Refusal
from tests.rules.shipped import shelf

ROOT = Path(__file__).parents[2]
CASES = [json.loads(line) for line in (ROOT / "tests/rules/cases/coups.jsonl").read_text("utf-8").splitlines()]
SOUND = json.dumps(next(case["record"] for case in CASES if "error" not in case["verdict"]))


def command(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    program = [sys.executable, "-m", "croupier_trainer", "adjudicate", *arguments]
    return subprocess.run(program, cwd=ROOT, input=given, capture_output=True, check=False)


def judged(*lines: bytes) -> tuple[int, list[dict[str, object]]]:
    out = io.BytesIO()
    status = judge_lines(list(lines), shelf().rulesets, out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_file_of_records_gives_a_verdict_a_line_in_order(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text("".join(json.dumps(case["record"]) + "\n" for case in CASES), "utf-8")
    done = command(str(path))
    assert done.returncode == 1  # some of the recorded coups cannot be judged
    assert done.stderr == b""
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    for number, (verdict, case) in enumerate(zip(verdicts, CASES, strict=True), 1):
        if "error" in case["verdict"]:
            assert verdict.pop("message")
            assert verdict.pop("line") == number
        assert verdict == case["verdict"]


def test_standard_input_is_judged_line_by_line() -> None:
    """A verdict comes before the next record is there: an instructor's own program may ask one at a time."""
    program = [sys.executable, "-m", "croupier_trainer", "adjudicate"]
    with subprocess.Popen(program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as asked:
        assert asked.stdin is not None
        assert asked.stdout is not None
        for _ in range(3):
            asked.stdin.write(SOUND.encode() + b"\n")
            asked.stdin.flush()
            assert "winner" in json.loads(asked.stdout.readline())
        asked.stdin.close()
        assert asked.stdout.read() == b""
    assert asked.returncode == 0


@pytest.mark.parametrize("given", [b"", b"\n\n  \n", SOUND.encode(), SOUND.encode() + b"\r\n\r\n"])
def test_nothing_or_sound_lines_exit_with_0(given: bytes) -> None:
    assert command("-", given=given).returncode == 0


def test_an_unreadable_file_exits_with_2_and_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path):
        done = command(str(path))
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.count(b"\n") == 1
        assert str(path).encode() in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_what_cannot_be_written_exits_with_2_and_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text((SOUND + "\n") * 100, "utf-8")
    program = [sys.executable, "-m", "croupier_trainer"]
    for arguments in (
        ["adjudicate", str(path)],
        ["adjudicate"],
        ["odds", "punto-banco"],
        ["rules", "list"],
        ["--version"],
    ):
        with Path("/dev/full").open("wb") as full, path.open("rb") as given:
            done = subprocess.run(
                [*program, *arguments], cwd=ROOT, stdin=given, stdout=full, stderr=subprocess.PIPE, check=False
            )
        assert done.returncode == 2, arguments
        assert done.stderr.decode() == f"The answer cannot be written: {os.strerror(errno.ENOSPC)}.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell")
@pytest.mark.parametrize(
    ("command_line", "said"),
    [
        ("adjudicate <&-", "Standard input cannot be read: it is closed."),
        ("adjudicate - <&-", "Standard input cannot be read: it is closed."),
        ("adjudicate </dev/null >&-", "Standard output is closed."),
        ("rules list >&-", "Standard output is closed."),
    ],
)
def test_a_closed_stream_exits_with_2_and_one_sentence(command_line: str, said: str) -> None:
    program = f"{shlex.quote(sys.executable)} -m croupier_trainer {command_line}"
    done = subprocess.run(["sh", "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said + "\n")


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no file that opens and cannot be read")
def test_a_file_that_opens_and_cannot_be_read_exits_with_2_and_one_sentence() -> None:
    done = command("/proc/self/mem")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f'"/proc/self/mem" cannot be read: {os.strerror(errno.EIO)}.\n'


def test_bad_usage_exits_with_2() -> None:
    assert command("a", "b").returncode == 2


def test_a_reader_who_has_seen_enough_is_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text((SOUND + "\n") * 5000, "utf-8")
    program = [sys.executable, "-m", "croupier_trainer", "adjudicate", str(path)]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as asked:
        assert asked.stdout is not None
        assert asked.stderr is not None
        asked.stdout.readline()
        asked.stdout.close()
        assert asked.stderr.read() == b""


def test_a_line_that_cannot_be_judged_does_not_stop_the_run() -> None:
    status, verdicts = judged(b"{\n", b"\n", b'{"id": "x", "ruleset": "nowhere"}\n', SOUND.encode(), b"[]\n")
    assert status == 1
    assert [(verdict.get("error"), verdict.get("line")) for verdict in verdicts] == [
        ("bad-record", 1),
        ("unknown-ruleset", 3),
        (None, None),
        ("bad-record", 5),
    ]
    assert verdicts[1]["id"] == "x"
    assert "id" not in verdicts[0]


def test_a_byte_order_mark_before_the_first_record_is_no_fault() -> None:
    assert judged(b"\xef\xbb\xbf" + SOUND.encode())[0] == 0


def test_every_error_has_its_sentence() -> None:
    assert set(MESSAGES) == set(Refusal) - {Refusal.NOT_NOW}
    assert len(set(MESSAGES.values())) == len(MESSAGES)


def test_neither_qt_nor_numpy_nor_sqlalchemy_is_imported() -> None:
    program = (
        "import sys; from croupier_trainer.app.cli import main; status = main(['adjudicate']);"
        "heavy = {'PySide6', 'shiboken6', 'numpy', 'sqlalchemy', 'alembic'} & set(sys.modules);"
        "sys.exit(f'imported {heavy}' if heavy else status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, input=SOUND.encode(), capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
@example(b"[" * 100_000)
@example(b'{"id": ' + b"9" * 400 + b"}")
@example(b'{"id": 1e999}')
@example(b'{"id": "\\ud800"}')
@example(b'{"ruleset": "\xff"}')
@example(b'{"id": NaN}')
def test_no_line_whatever_breaks_the_run(line: bytes) -> None:
    status, verdicts = judged(line)
    assert len(verdicts) == (1 if line.strip() else 0)
    assert status == (1 if verdicts else 0)


@given(st.data())
def test_a_damaged_record_is_judged_or_named(data: st.DataObject) -> None:
    line = bytearray(SOUND.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(32, 126))
    status, (verdict,) = judged(bytes(line))
    assert (status, "error" in verdict) in {(0, False), (1, True)}
