"""Pictures of cards at sizes that no window should have: nothing breaks."""

from __future__ import annotations

import pytest

from croupier_trainer.rules.cards import CARD_OF
from croupier_trainer.ui.cards import CardArt
from croupier_trainer.ui.look import Look


@pytest.mark.parametrize("height", [0, 0.2, 0.6, 1, 3])
@pytest.mark.parametrize("ratio", [1, 1.25, 2])
def test_a_card_of_hardly_any_size_is_a_picture(look: Look, height: float, ratio: float) -> None:
    art, card = CardArt(look), CARD_OF["TD"]
    pictures = [
        art.face(card, height, ratio),
        art.face(card, height, ratio, across=True),
        art.back(height, ratio),
        art.small(card, height, ratio),
        art.shadow(height, 0.1, ratio),
    ]
    assert not any(picture.isNull() for picture in pictures)
