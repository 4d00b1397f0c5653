"""The command line. What a command needs is imported when it runs: the window opens soon, and only it needs Qt."""

from __future__ import annotations

import codecs
import contextlib
import gc
import io
import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from _typeshed import SupportsWrite


PROGRAM: Final = "croupier-trainer"

FAILED: Final = 1
CANNOT: Final = 2
"""Exit status where the command as it was given cannot be done; argparse uses the same."""

INTERRUPTED: Final = 130
"""As a shell gives it for a program that was ended with Ctrl+C."""

READABLE: Final = "croupier-trainer.readable"
"""Name of the way in which text is written that an output's encoding lacks."""

LANGUAGES: Final = ("de", "en", "fr")
THEMES: Final = ("dark", "light")
SIZES: Final = ("850x530", "1280x800", "3840x2160")

WITHOUT_WINDOW: Final = "Without one these work: adjudicate, odds, rules."
NO_DISPLAY: Final = f"There is no display to open the window on. {WITHOUT_WINDOW}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for.

    The exit status: 0 done, 1 failed, 2 cannot be done as asked; 128 and the number of the signal that ended it.
    """
    _make_streams_sound()
    try:
        return _do(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        # The window has its own way to end. Elsewhere nothing waits to be saved.
        return INTERRUPTED
    finally:
        _settle_errors()


def _do(given: Sequence[str]) -> int:
    if not given:
        return _open_window(None)
    parsed: list[argparse.Namespace] = []

    def parse() -> int:
        try:
            parsed.append(_parser(given).parse_args(given))
        except SystemExit as leaving:
            # Help was printed, or a slip was told.
            return leaving.code if isinstance(leaving.code, int) else CANNOT
        return 0

    status = _written(parse)
    if not parsed:
        return status
    (options,) = parsed
    run = getattr(options, "run", None)
    if run is not None:
        return _answered(lambda: _run_command(run, options))
    if options.version:
        return _answered(_version)
    if options.self_check:
        return _answered(_self_check)
    if options.pictures is not None:
        from croupier_trainer.app.pictures import draw_pictures

        return draw_pictures(
            options.pictures, options.language or LANGUAGES, options.theme or THEMES, options.size or SIZES, sys.stderr
        )
    return _open_window(options.data_folder)


def _make_streams_sound() -> None:
    """Standard streams that take any text, and that are there; but a closed input or output is still known as such."""
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:
                # Else the next file that is opened would be taken for the stream, by Qt for instance.
                os.open(os.devnull, os.O_RDWR)
    if sys.stderr is None:
        # What would be said there is said to nobody; `print` would say it on standard output.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - to the end; no pathlib for a start
    codecs.register_error(READABLE, _readable)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=READABLE)


def _readable(error: UnicodeError) -> tuple[str, int]:
    """Escapes for what an output's encoding lacks; a byte of a file's name that is no text comes as this byte."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    return "".join(
        f"\\x{ord(each) - 0xDC00:02x}" if "\udc80" <= each <= "\udcff" else _escaped(each) for each in found
    ), error.end


def _escaped(character: str) -> str:
    return character.encode("ascii", "backslashreplace").decode()


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    import argparse
    from pathlib import Path

    class Parser(argparse.ArgumentParser):
        def print_help(self, file: SupportsWrite[str] | None = None) -> None:
            # argparse's own says nothing where help cannot be written.
            print(self.format_help(), end="", file=file or sys.stdout or sys.stderr)

    parser = Parser(
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


def _run_command(run: Callable[..., int], options: argparse.Namespace) -> int:
    from croupier_trainer.app.library import load_library
    from croupier_trainer.app.paths import data_folder
    from croupier_trainer.storage.folders import DataFolder

    library = load_library(DataFolder(data_folder(options.data_folder, os.environ)))
    return run(options, library, sys.stdout, sys.stderr)


def _self_check() -> int:
    from croupier_trainer.app.self_check import self_check

    return self_check(sys.stdout)


def _answered(answer: Callable[[], int]) -> int:
    """The exit status of what is there to answer on standard output."""
    if sys.stdout is None:
        _complain("Standard output is closed.")
        return CANNOT
    return _written(answer)


def _written(answer: Callable[[], int]) -> int:
    """The exit status of what writes on standard output; a reader who has seen enough (`| head`) is no error."""
    try:
        status = answer()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return FAILED
    except OSError as error:
        # Commands tell of files themselves: what is left is an answer that cannot be written, on a full disk say.
        _drop_output()
        _complain(f"The answer cannot be written: {error.strerror or error}.")
        return CANNOT
    return status


def _complain(sentence: str) -> None:
    """Say it on the standard error stream, if that takes it."""
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr)


def _drop_output() -> None:
    """Let what is still unwritten go nowhere: the interpreter would try again at its end, and complain."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _settle_errors() -> None:
    """Let a complaint that cannot be written go nowhere: some Pythons would end with a status of their own for it."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def _version() -> int:
    from importlib.metadata import version

    print(f"{PROGRAM} {version(PROGRAM)}")
    return 0


def _open_window(data_folder: Path | None) -> int:
    if not has_display():
        _complain(NO_DISPLAY)
        return CANNOT
    # Nothing that is loaded for the start is ever garbage; `window` enables it again when all is there.
    gc.disable()
    try:
        from croupier_trainer.app.window import run_window
    except ImportError as error:
        # A bare machine lacks libEGL or the like: PySide6 itself cannot be imported then.
        if not (error.name or "").startswith(("PySide6", "shiboken6")) and "lib" not in str(error):
            raise
        _complain(f"The window needs Qt, and Qt cannot be loaded: {error}. {WITHOUT_WINDOW}")
        return CANNOT
    return run_window(data_folder)


def has_display() -> bool:
    """Whether a window can be hoped for: Linux and its like say so in the environment; other systems have one."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
