"""Another program on the same screen, from which something is copied: it has the clipboard until it is ended."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication

if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    QGuiApplication.clipboard().setText(sys.argv[1])
    print("copied", flush=True)
    application.exec()
