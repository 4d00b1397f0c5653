"""The cards of a coup: order of dealing, naturals, who speaks when, corrections, the end."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.cards import CARD_OF, PACK, points
from croupier_trainer.rules.play import (
    CallDue,
    CardDealt,
    CardNotGiven,
    Corrected,
    CoupEnded,
    Deal,
    NaturalShown,
    Play,
    PlayEvent,
    Speak,
    Stage,
    Winner,
    apply,
    check,
)
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import Ruleset
from croupier_trainer.rules.tableau import Call, Hand
from tests.rules.shipped import shelf, shipped

CHEMIN = ["chemin-de-fer", "baccara-regel"]
AT_ONCE = ["koenigsspiel", "punto-banco"]


def dealt(ruleset: Ruleset, cards: str, *, bound: bool = True) -> tuple[Play, list[PlayEvent]]:
    play = Play(ruleset, bound, bound)
    events: list[PlayEvent] = []
    for card in cards.split():
        play, happened = apply(play, Deal(CARD_OF[card]))
        events += happened
    return play, events


def test_first_and_third_card_go_to_the_ponte() -> None:
    """S000: the first card to the ponte, the second the banker keeps, the third to the ponte, the fourth stays."""
    play, events = dealt(shipped("chemin-de-fer"), "2C 3D 4H 2S")
    assert [str(card) for card in play.ponte] == ["2C", "4H"]
    assert [str(card) for card in play.banker] == ["3D", "2S"]
    hands = [event.hand for event in events if isinstance(event, CardDealt)]
    assert hands == [Hand.PONTE, Hand.BANKER, Hand.PONTE, Hand.BANKER]


@pytest.mark.parametrize("ruleset_id", [*CHEMIN, *AT_ONCE])
def test_a_natural_of_the_ponte_ends_the_drawing(ruleset_id: str) -> None:
    play, events = dealt(shipped(ruleset_id), "KC 3D 8H 2S")
    assert play.stage is Stage.OVER
    assert NaturalShown(Hand.PONTE, 8) in events
    assert not [event for event in events if isinstance(event, CallDue)]
    assert (play.required_ponte, play.required_banker) == (None, None)
    assert events[-1] == CoupEnded(8, 5, Winner.PONTE)


@pytest.mark.parametrize("ruleset_id", [*CHEMIN, *AT_ONCE])
def test_two_naturals_the_higher_wins_and_equal_ones_tie(ruleset_id: str) -> None:
    """S004: both naturals, the higher wins; equal, it is a tie."""
    nine_beats_eight, _ = dealt(shipped(ruleset_id), "KC KD 8H 9S")
    equal, _ = dealt(shipped(ruleset_id), "KC KD 9H 9S")
    assert nine_beats_eight.winner is Winner.BANKER
    assert equal.winner is Winner.EGALITE
    assert equal.naturals == (Hand.PONTE, Hand.BANKER)


@pytest.mark.parametrize("ruleset_id", AT_ONCE)
def test_a_natural_of_the_bank_alone_is_shown_at_once(ruleset_id: str) -> None:
    """S001: "sofort aufdecken"; the other loses the right to a third card."""
    play, _ = dealt(shipped(ruleset_id), "KC KD 2H 9S")
    assert play.stage is Stage.OVER
    assert play.required_ponte is None
    assert play.naturals == (Hand.BANKER,)


@pytest.mark.parametrize("ruleset_id", CHEMIN)
def test_the_ponte_speaks_before_the_bank_is_seen(ruleset_id: str) -> None:
    """S004: the banker turns his cards only then; a card asked for is not given after a natural."""
    play, events = dealt(shipped(ruleset_id), "KC KD 2H 9S")
    assert play.stage is Stage.PONTE_SPEAKS
    assert play.naturals == ()
    assert not [event for event in events if isinstance(event, NaturalShown)]
    over, events_after = apply(play, Speak(Call.DRAW))
    assert over.stage is Stage.OVER
    assert len(over.ponte) == 2
    assert CardNotGiven() in events_after
    assert over.required_banker is None
    corrected, said = apply(play, Speak(Call.STAND))
    assert Corrected(Hand.PONTE, Call.STAND, Call.DRAW) in said
    assert corrected.required_ponte is Call.DRAW


def test_no_decision_is_missed_where_no_card_hangs_on_it() -> None:
    ruleset = shipped("chemin-de-fer")
    withheld, _ = dealt(ruleset, "KC KD 5H 9S")
    assert withheld.required_ponte is Call.CHOICE
    assert check(withheld, Speak(None)) is None
    hanging, _ = dealt(ruleset, "KC KD 5H 2S")
    assert check(hanging, Speak(None)) is Refusal.DECISION_MISSING


def test_a_bound_hand_is_corrected_and_a_free_one_is_not() -> None:
    bound, _ = dealt(shipped("chemin-de-fer"), "KC KD 6H 2S")
    after, events = apply(bound, Speak(Call.DRAW))
    assert events[0] == Corrected(Hand.PONTE, Call.DRAW, Call.STAND)
    assert after.stage is Stage.BANKER_SPEAKS
    free, _ = dealt(shipped("chemin-de-fer"), "KC KD 6H 2S", bound=False)
    after, _ = apply(free, Speak(Call.DRAW))
    assert after.stage is Stage.PONTE_CARD


def test_actions_at_the_wrong_moment_are_refused() -> None:
    play, _ = dealt(shipped("chemin-de-fer"), "2C 3D 4H 2S")
    assert check(play, Deal(CARD_OF["AS"])) is Refusal.NOT_NOW
    assert check(Play(shipped("chemin-de-fer")), Speak(Call.DRAW)) is Refusal.NOT_NOW
    assert check(play, Speak(Call.CHOICE)) is Refusal.BAD_DECISION
    with pytest.raises(RefusedError) as refused:
        apply(play, Deal(CARD_OF["AS"]))
    assert refused.value.refusal is Refusal.NOT_NOW


def test_a_three_card_eight_or_nine_is_no_natural() -> None:
    play, events = dealt(shipped("punto-banco"), "2C 3D 2H 2S")
    play, _ = apply(play, Speak(None))
    play, due = apply(play, Deal(CARD_OF["4C"]))
    assert points(play.ponte) == 8
    assert play.stage is Stage.BANKER_SPEAKS
    assert isinstance(due[-1], CallDue)
    assert not [event for event in (*events, *due) if isinstance(event, NaturalShown)]


@given(
    st.sampled_from(sorted(shelf().rulesets)),
    st.lists(st.sampled_from(PACK), min_size=6, max_size=6),
    st.booleans(),
    st.booleans(),
    st.lists(st.sampled_from([Call.DRAW, Call.STAND]), min_size=2, max_size=2),
)
def test_every_coup_ends_and_is_its_own_history(
    ruleset_id: str, cards: list[object], ponte_bound: bool, banker_bound: bool, said: list[Call]
) -> None:
    play = Play(shipped(ruleset_id), ponte_bound, banker_bound)
    rest, says = iter(cards), iter(said)
    events: list[PlayEvent] = []
    for _ in range(8):
        if play.stage is Stage.OVER:
            break
        speaking = play.stage in (Stage.PONTE_SPEAKS, Stage.BANKER_SPEAKS)
        action = Speak(next(says)) if speaking else Deal(next(rest))  # type: ignore[arg-type]
        play, happened = apply(play, action)
        events += happened
    assert play.stage is Stage.OVER
    for hand, held in ((Hand.PONTE, play.ponte), (Hand.BANKER, play.banker)):
        assert [event.card for event in events if isinstance(event, CardDealt) and event.hand is hand] == list(held)
        assert 2 <= len(held) <= 3
    ended = events[-1]
    assert isinstance(ended, CoupEnded)
    assert (ended.ponte_points, ended.banker_points) == (points(play.ponte), points(play.banker))
    assert (ended.winner is Winner.EGALITE) == (ended.ponte_points == ended.banker_points)


def test_points_are_the_last_digit_for_every_multiset_of_up_to_three_cards() -> None:
    faces = {"A": 1, **{str(n): n for n in range(2, 10)}, "T": 0, "J": 0, "Q": 0, "K": 0}
    for count in (1, 2, 3):
        for ranks in itertools.combinations_with_replacement(faces, count):
            expected = int(str(sum(faces[rank] for rank in ranks))[-1])
            assert points(CARD_OF[rank + "H"] for rank in ranks) == expected
