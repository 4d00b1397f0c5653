"""Lengths that grow with the text: icons, squares and columns stay in proportion to the words beside them."""

from __future__ import annotations

from croupier_trainer.ui.look import Look


def grown(look: Look, px: int) -> int:
    """A length in px at text size 100 %, as long as it is at the present one; never shorter."""
    return max(px, round(px * look.fonts.text_percent / 100))
