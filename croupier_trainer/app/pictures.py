"""The option `--pictures`: a PNG of every page and state, in every language, theme and size that was asked for."""

from __future__ import annotations

import itertools
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO


def draw_pictures(
    folder: Path, languages: Sequence[str], themes: Sequence[str], sizes: Sequence[str], err: TextIO
) -> int:
    """Write files PAGE.LANGUAGE.THEME.WxH.png; the same pictures each time on the same machine. The exit status."""
    # Without a screen, whatever screen there is: a picture has the size that was asked for and no frame.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from croupier_trainer.app.showing import Showing
    from croupier_trainer.app.window import make_application

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"The folder cannot be made: {error}.", file=err)
        return 1
    application = make_application()
    with tempfile.TemporaryDirectory() as data:
        showing = Showing(Path(data) / "data", keeps=False)
        showing.start()
        for language, theme, size in itertools.product(languages, themes, sizes):
            showing.dress(language, theme, size)
            for page in showing.pages():
                file = folder / f"{page}.{language}.{theme}.{size}.png"
                if not showing.window.grab().save(str(file)):
                    print(f"{file} cannot be written.", file=err)
                    return 1
        showing.close()
    application.shutdown()
    return 0
