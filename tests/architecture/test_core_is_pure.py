"""rules and drills: no clock, no file, no chance but the one handed in (the plan of the layers in pyproject.toml)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "croupier_trainer"
MODULES = sorted([*(PACKAGE / "rules").rglob("*.py"), *(PACKAGE / "drills").rglob("*.py")])
FORBIDDEN_CALLS = {"open", "input", "print", "eval", "exec", "compile", "__import__", "breakpoint"}
FORBIDDEN_METHODS = {"read_text", "read_bytes", "write_text", "write_bytes"}
# Classes and functions whose results differ from one run to the next although nothing was handed in.
FORBIDDEN_NAMES = {"SystemRandom", "urandom", "perf_counter", "monotonic"}


def impurities(source: str) -> list[str]:
    """What in a module's text reaches for a clock, a file or unseeded chance: line and word."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names) if any(name.name.split(".")[0] == "random" for name in names):
                found.append((node.lineno, "import random"))
            case ast.ImportFrom(module="random", names=names) if any(name.name != "Random" for name in names):
                found.append((node.lineno, "from random import " + ", ".join(name.name for name in names)))
            case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
                found.append((node.lineno, f"{name}()"))
            case ast.Call(func=ast.Name(id="Random"), args=[], keywords=[]):
                found.append((node.lineno, "Random() without a seed"))
            case ast.Call(func=ast.Attribute(attr=name)) if name in FORBIDDEN_METHODS:
                found.append((node.lineno, f".{name}()"))
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in FORBIDDEN_NAMES:
                found.append((node.lineno, name))
            case _:
                pass
    return [f"line {line}: {word}" for line, word in sorted(found)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(PACKAGE).as_posix())
def test_a_module_of_the_core_is_pure(module: Path) -> None:
    assert impurities(module.read_text(encoding="utf-8")) == []


def test_there_are_modules_to_look_at() -> None:
    assert {module.parent.name for module in MODULES} >= {"rules", "drills"}


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("import random\nrandom.shuffle(cards)", "import random"),
        ("import random as chance", "import random"),
        ("from random import Random, shuffle", "from random import Random, shuffle"),
        ("def f():\n    from random import choice", "from random import choice"),
        ("chance = Random()", "Random() without a seed"),
        ("with open('x') as file: pass", "open()"),
        ("text = folder.read_text()", ".read_text()"),
        ("now = time.monotonic()", "monotonic"),
    ],
)
def test_what_is_impure_is_seen(source: str, word: str) -> None:
    assert [text.partition(": ")[2] for text in impurities(source)] == [word]


def test_a_random_that_is_handed_in_or_seeded_is_pure() -> None:
    source = (
        "from random import Random\ndef deal(chance: Random) -> int:\n    return Random(chance.random()).randrange(6)"
    )
    assert impurities(source) == []
