"""`python -m croupier_trainer` is the command `croupier-trainer`."""

from __future__ import annotations

import sys

from croupier_trainer.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
