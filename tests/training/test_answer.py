"""An answer's checksum and what follows from its values."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from croupier_trainer.training.answer import SEED_LIMIT, Answer, Mode, checked_bytes, checksum

ANSWER = Answer(
    id="0" * 31 + "1",
    run_id="a" * 32,
    drill="bank-draw",
    generator=1,
    ruleset_id="chemin-de-fer",
    ruleset_fingerprint="0123456789abcdef",
    level=2,
    seed=SEED_LIMIT - 1,
    skills=("bank-draw:5/4:choice", "bank-draw:é"),
    mode=Mode.PRACTISE,
    given=(),
    expected=("choice",),
    right=False,
    late=True,
    first_key_ms=None,
    confirm_ms=7600,
    target_ms=2500,
    self_corrected=False,
    answered_at_utc="2026-11-30T18:05:09.042Z",
    stray_keys=1,
)

OTHER_VALUES: dict[str, object] = {
    "id": "0" * 32,
    "run_id": "b" * 32,
    "drill": "points",
    "generator": 2,
    "ruleset_id": "koenigsspiel",
    "ruleset_fingerprint": "0123456789abcdee",
    "level": 1,
    "seed": SEED_LIMIT - 2,
    "skills": ("bank-draw:é", "bank-draw:5/4:choice"),
    "mode": Mode.SPRINT,
    "given": ("draw",),
    "expected": ("draw",),
    "right": True,
    "late": False,
    "first_key_ms": 0,
    "confirm_ms": 7601,
    "target_ms": 2501,
    "self_corrected": True,
    "answered_at_utc": "2026-11-30T18:05:09.043Z",
    "stray_keys": 0,
    "aimed": "bank-draw:6/-:stand",
    "turn": 1,
}


def test_the_checked_content_is_what_it_always_was() -> None:
    """Histories in the world hold checksums over this form: it never changes."""
    content = (
        '["00000000000000000000000000000001","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","bank-draw",1,"chemin-de-fer",'
        '"0123456789abcdef",2,9223372036854775807,["bank-draw:5/4:choice","bank-draw:é"],"practise",[],["choice"],'
        'false,true,null,7600,2500,false,"2026-11-30T18:05:09.042Z",1]'
    ).encode()
    assert checked_bytes(ANSWER) == content
    assert checksum(ANSWER) == hashlib.sha256(content).hexdigest()[:32]


def test_what_the_first_version_had_not_follows_where_it_says_something() -> None:
    content = checked_bytes(ANSWER)
    for change, end in (
        ({"aimed": "sabot:end:arret"}, b',"sabot:end:arret",0]'),
        ({"turn": 2}, b',"",2]'),
        ({"aimed": "sabot:end:arret", "turn": 2}, b',"sabot:end:arret",2]'),
    ):
        assert checked_bytes(msgspec.structs.replace(ANSWER, **change)) == content[:-1] + end


def test_every_field_is_covered() -> None:
    assert set(OTHER_VALUES) == set(Answer.__struct_fields__)
    sums = {checksum(msgspec.structs.replace(ANSWER, **{name: value})) for name, value in OTHER_VALUES.items()}
    assert len(sums | {checksum(ANSWER)}) == len(OTHER_VALUES) + 1


@pytest.mark.parametrize(
    "change",
    [
        {"seed": SEED_LIMIT},
        {"seed": -1},
        {"confirm_ms": -1},
        {"first_key_ms": -1},
        {"stray_keys": -1},
        {"turn": -1},
        {"skills": ("a", "a")},
    ],
)
def test_what_the_history_cannot_hold_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each message names its own value
        msgspec.structs.replace(ANSWER, **change)


@pytest.mark.parametrize(
    ("change", "mistake", "slow"),
    [
        ({"right": True, "late": False, "confirm_ms": 2500}, False, False),
        ({"right": True, "late": False, "confirm_ms": 2501}, False, True),
        ({"right": True, "late": False, "confirm_ms": 2501, "mode": Mode.LEARN}, False, False),
        ({"right": False, "late": False, "confirm_ms": 2501}, True, False),
        ({"right": True, "late": True}, True, False),
    ],
)
def test_mistaken_and_slow(change: dict[str, object], mistake: bool, slow: bool) -> None:
    answer = msgspec.structs.replace(ANSWER, **change)
    assert (answer.mistake, answer.slow) == (mistake, slow)
