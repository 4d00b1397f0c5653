"""The command line. What a command needs is imported when it runs: the window opens soon, and only it needs Qt."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence
    from pathlib import Path


PROGRAM: Final = "croupier-trainer"

FAILED: Final = 1
CANNOT: Final = 2
"""Exit status where the command as it was given cannot be done; argparse uses the same."""

LANGUAGES: Final = ("de", "en", "fr")
THEMES: Final = ("dark", "light")
SIZES: Final = ("850x530", "1280x800", "3840x2160")

WITHOUT_WINDOW: Final = "Without one these work: adjudicate, odds, rules."
NO_DISPLAY: Final = f"There is no display to open the window on. {WITHOUT_WINDOW}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit status: 0 done, 1 failed, 2 cannot be done as asked."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if not given:
        return _open_window(None)
    options = _parser(given).parse_args(given)
    run = getattr(options, "run", None)
    if run is not None:
        return _answer(run, options)
    if options.version:
        return _written(_version)
    if options.self_check:
        from croupier_trainer.app.self_check import self_check

        return self_check(sys.stdout)
    if options.pictures is not None:
        from croupier_trainer.app.pictures import draw_pictures

        return draw_pictures(
            options.pictures, options.language or LANGUAGES, options.theme or THEMES, options.size or SIZES, sys.stderr
        )
    return _open_window(options.data_folder)


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    import argparse
    from pathlib import Path

    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Trains the table work of baccarat croupiers. Without a command it opens the window.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="print the version and end")
    parser.add_argument(
        "--data-folder",
        type=Path,
        metavar="FOLDER",
        help="keep settings and history here instead of the user's folder",
    )
    parser.add_argument(
        "--self-check",
        action="store_true",
        help="open every page in every language, theme and size without a screen; say what broke",
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw every page into PNG files in FOLDER")
    for name, choices in (("--language", LANGUAGES), ("--theme", THEMES), ("--size", SIZES)):
        parser.add_argument(
            name, action="append", choices=choices, help="with --pictures: only these; may be repeated (default: all)"
        )
    if not _window_only(given):
        from croupier_trainer.app import adjudicate_command, odds_command, rules_command

        commands = parser.add_subparsers(title="commands", metavar="COMMAND")
        for command in (adjudicate_command, odds_command, rules_command):
            command.add_parser(commands)
    return parser


def _window_only(given: Sequence[str]) -> bool:
    """Whether the options are such that no command's parser is needed, nor its imports."""
    taking = {"--data-folder", "--pictures", "--language", "--theme", "--size"}
    known = taking | {"--version", "--self-check"}
    words = iter(given)
    for word in words:
        if word.partition("=")[0] not in known:
            return False
        if word in taking:
            next(words, None)
    return True


def _answer(run: object, options: argparse.Namespace) -> int:
    """Run a command."""
    from croupier_trainer.app.library import load_library
    from croupier_trainer.app.paths import data_folder
    from croupier_trainer.storage.folders import DataFolder

    assert callable(run)
    library = load_library(DataFolder(data_folder(options.data_folder, os.environ)))
    return _written(lambda: int(run(options, library, sys.stdout, sys.stderr)))


def _written(answer: Callable[[], int]) -> int:
    """The exit status of what writes on standard output; a reader who has seen enough (`| head`) is no error."""
    if sys.stdout is None:
        print("Standard output is closed.", file=sys.stderr)
        return CANNOT
    try:
        status = answer()
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return FAILED
    except OSError as error:
        # Commands tell of files themselves: what is left is an answer that cannot be written, on a full disk say.
        _drop_output()
        print(f"The answer cannot be written: {error.strerror or error}.", file=sys.stderr)
        return CANNOT
    return status


def _drop_output() -> None:
    """Let what is still unwritten go nowhere: the interpreter would try again at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _version() -> int:
    from importlib.metadata import version

    print(f"{PROGRAM} {version(PROGRAM)}")
    return 0


def _open_window(data_folder: Path | None) -> int:
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return CANNOT
    # Nothing that is loaded for the start is ever garbage; `window` enables it again when all is there.
    gc.disable()
    try:
        from croupier_trainer.app.window import run_window
    except ImportError as error:
        # A bare machine lacks libEGL or the like: PySide6 itself cannot be imported then.
        if not (error.name or "").startswith(("PySide6", "shiboken6")) and "lib" not in str(error):
            raise
        print(f"The window needs Qt, and Qt cannot be loaded: {error}. {WITHOUT_WINDOW}", file=sys.stderr)
        return CANNOT
    return run_window(data_folder)


def has_display() -> bool:
    """Whether a window can be hoped for: Linux and its like say so in the environment; other systems have one."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
