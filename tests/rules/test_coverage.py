"""Stakes and announcements of chemin de fer (S000, S001; rules of record § 5)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.coverage import (
    Announcement,
    Bank,
    Coverage,
    Previous,
    SeatStake,
    Standing,
    cover,
    half_of,
    place_from,
)
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.refusal import Refusal, RefusedError
from croupier_trainer.rules.ruleset import AnnouncementRules, BankRules, FreeAlone, Kind, Stake
from tests.rules.shipped import own, shipped

SEATS = 9


def rules(ruleset_id: str) -> BankRules:
    bank = shipped(ruleset_id).bank
    assert bank is not None
    return bank


def covered(
    ruleset: str | BankRules,
    bank_cents: int,
    stakes: dict[int, int],
    *announcements: Announcement,
    banker: int = 1,
    previous: Previous | None = None,
) -> Coverage:
    house = rules(ruleset) if isinstance(ruleset, str) else ruleset
    laid = [SeatStake(seat, cents) for seat, cents in stakes.items()]
    return cover(house, Bank(banker, bank_cents), SEATS, laid, announcements, previous)


def at_risk(coverage: Coverage) -> dict[int, int]:
    return {stake.seat: stake.cents for stake in coverage.stakes}


def refunded(coverage: Coverage) -> dict[int, int]:
    return {refund.seat: refund.cents for refund in coverage.refunds}


def refusal(*arguments: object, **named: object) -> Refusal:
    with pytest.raises(RefusedError) as refused:
        covered(*arguments, **named)  # type: ignore[arg-type]
    return refused.value.refusal


def test_simple_stakes_get_room_in_the_order_accepted() -> None:
    coverage = covered("chemin-de-fer", 10000, {5: 6000, 2: 3000, 7: 4000, 8: 100})
    assert at_risk(coverage) == {2: 3000, 5: 6000, 7: 1000}
    assert refunded(coverage) == {7: 3000, 8: 100}
    assert coverage.covered_cents == 10000


def test_the_highest_stake_plays_the_cards_and_the_nearest_of_equals() -> None:
    """S000: the first card goes to the one with the highest stake."""
    assert covered("koenigsspiel", 10000, {9: 3000, 2: 2000}).ponte == 9
    assert covered("koenigsspiel", 10000, {2: 3000, 8: 3000, 11: 3000}, banker=5).ponte == 8


def test_order_runs_upwards_from_the_banker_then_those_standing() -> None:
    assert [place_from(8, 9, seat) for seat in (9, 1, 7)] == [1, 2, 8]
    assert sorted((12, 3, 10, 9), key=lambda seat: place_from(8, 9, seat)) == [9, 3, 10, 12]


@pytest.mark.parametrize("ruleset_id", ["chemin-de-fer", "koenigsspiel"])
def test_banco_takes_the_whole_bank_alone(ruleset_id: str) -> None:
    coverage = covered(ruleset_id, 10000, {2: 4000, 3: 500}, Announcement(3, Kind.BANCO))
    assert at_risk(coverage) == {3: 10000}
    assert refunded(coverage) == {2: 4000, 3: 500}
    assert not coverage.ponte_bound
    assert not coverage.banker_bound


def test_baccara_regel_banco_admits_partners_up_to_less_than_the_callers_half() -> None:
    """S000: "Annonciert er lediglich „Banco“" he may have partners; the caller keeps the highest stake."""
    coverage = covered("baccara-regel", 10001, {2: 4000, 4: 3000}, Announcement(3, Kind.BANCO))
    assert at_risk(coverage) == {2: 4000, 3: 5001, 4: 1000}
    assert refunded(coverage) == {4: 2000}
    assert coverage.ponte_bound
    alone = covered("baccara-regel", 10001, {}, Announcement(3, Kind.BANCO))
    assert at_risk(alone) == {3: 10001}
    assert not alone.ponte_bound


def test_table_marche_the_caller_takes_what_the_others_leave() -> None:
    """S000: half is his, the others may take the other half, the rest he must take."""
    coverage = covered("baccara-regel", 10000, {2: 1500}, Announcement(3, Kind.BANCO_ET_LA_TABLE_MARCHE))
    assert at_risk(coverage) == {2: 1500, 3: 8500}
    assert coverage.covered_cents == 10000


def test_avec_la_table_leaves_the_rest_uncovered() -> None:
    coverage = covered("chemin-de-fer", 10000, {2: 1500}, Announcement(3, Kind.BANCO_AVEC_LA_TABLE, 6000))
    assert at_risk(coverage) == {2: 1500, 3: 6000}
    assert coverage.covered_cents == 7500


def test_avec_la_table_binds_in_koenigsspiel_even_alone() -> None:
    """S001: "Nun muß sich die Ponte aber an die Ziehungsregeln halten"."""
    assert covered("koenigsspiel", 10000, {}, Announcement(3, Kind.BANCO_AVEC_LA_TABLE)).ponte_bound
    assert not covered("chemin-de-fer", 10000, {}, Announcement(3, Kind.BANCO_AVEC_LA_TABLE)).ponte_bound


def test_half_of_an_odd_sum_is_rounded_up_to_the_cent() -> None:
    coverage = covered("koenigsspiel", 11731, {}, Announcement(3, Kind.BANCO_AVEC_LA_TABLE))
    assert at_risk(coverage) == {3: 5866}


def test_amounts_of_halves_are_checked_only_where_they_count() -> None:
    call = Kind.BANCO_AVEC_LA_TABLE
    assert refusal("koenigsspiel", 10000, {}, Announcement(3, call, 5001)) is Refusal.STAKE_NOT_HALF
    assert refusal("chemin-de-fer", 10000, {}, Announcement(3, call, 4999)) is Refusal.STAKE_BELOW_HALF
    assert refusal("chemin-de-fer", 10000, {}, Announcement(3, call, 10001)) is Refusal.STAKE_ABOVE_BANK
    assert refusal("chemin-de-fer", 10000, {}, Announcement(3, call, 0)) is Refusal.BAD_AMOUNT
    beaten = covered("chemin-de-fer", 10000, {}, Announcement(3, call, 1), Announcement(4, Kind.BANCO))
    assert at_risk(beaten) == {4: 10000}


def test_precedence_kind_first_then_the_banker_s_right() -> None:
    lost = Previous(9, Winner.BANKER)
    halves = (Announcement(2, Kind.BANCO_AVEC_LA_TABLE), Announcement(9, Kind.BANCO_AVEC_LA_TABLE))
    assert covered("chemin-de-fer", 100, {}, *reversed(halves)).announcement == halves[0]
    banco = Announcement(8, Kind.BANCO)
    assert covered("chemin-de-fer", 100, {}, *halves, banco, previous=lost).announcement == banco
    suivi = Announcement(9, Kind.BANCO_SUIVI)
    assert covered("chemin-de-fer", 100, {}, *halves, banco, suivi, previous=lost).announcement == suivi
    standing, sitting = Announcement(10, Kind.BANCO), Announcement(9, Kind.BANCO)
    assert covered("chemin-de-fer", 100, {}, standing, sitting, banker=8).announcement == sitting


@pytest.mark.parametrize(
    "previous",
    [None, Previous(4, Winner.BANKER), Previous(3, Winner.PONTE), Previous(3, Winner.EGALITE), Previous(3, None)],
)
def test_suivi_belongs_to_the_caller_who_lost_and_to_nobody_else(previous: Previous | None) -> None:
    """S001: who lost in one of the two ways has the right to banco suivi in the coup that follows."""
    suivi = Announcement(3, Kind.BANCO_SUIVI)
    coverage = covered("koenigsspiel", 10000, {5: 100}, suivi, previous=previous)
    assert coverage.refused == (suivi,)
    assert coverage.announcement is None
    assert at_risk(coverage) == {5: 100}
    assert refusal("koenigsspiel", 10000, {}, suivi, previous=previous) is Refusal.NO_STAKES


def test_ponte_and_banker_are_bound_as_soon_as_a_second_seat_has_a_stake() -> None:
    """S000: "sobald sie Beteiligung haben"."""
    alone = covered("chemin-de-fer", 10000, {4: 100})
    joined = covered("chemin-de-fer", 10000, {4: 100, 5: 1})
    assert (alone.ponte_bound, alone.banker_bound) == (False, False)
    assert (joined.ponte_bound, joined.banker_bound) == (True, True)
    crowded_out = covered("chemin-de-fer", 100, {4: 100, 5: 1})
    assert not crowded_out.ponte_bound


@pytest.mark.parametrize(
    ("free", "ponte_bound", "banker_bound"),
    [("both", False, False), ("ponte", False, True), ("banker", True, False), ("nobody", True, True)],
)
def test_who_is_free_alone_is_the_house_s_choice(free: str, ponte_bound: bool, banker_bound: bool) -> None:
    bank = own(f'based-on = "chemin-de-fer"\n[bank]\nfree-alone = "{free}"').bank
    assert bank is not None
    assert bank.free_alone is FreeAlone(free)
    coverage = covered(bank, 10000, {4: 100})
    assert (coverage.ponte_bound, coverage.banker_bound) == (ponte_bound, banker_bound)


@pytest.mark.parametrize(
    ("free", "ponte", "banker"),
    [
        ("both", Standing.FREE, Standing.FREE),
        ("ponte", Standing.FREE, Standing.HOUSE),
        ("banker", Standing.HOUSE, Standing.FREE),
        ("nobody", Standing.HOUSE, Standing.HOUSE),
    ],
)
def test_why_a_hand_is_bound_or_free(free: str, ponte: Standing, banker: Standing) -> None:
    binding = "" if free == "nobody" else "banco.binds = true"
    bank = own(f'based-on = "chemin-de-fer"\n[bank]\nfree-alone = "{free}"\n[bank.announcements]\n{binding}').bank
    assert bank is not None
    alone = covered(bank, 10000, {4: 100})
    assert (alone.ponte_standing, alone.banker_standing) == (ponte, banker)
    joined = covered(bank, 10000, {4: 100, 5: 1})
    assert {joined.ponte_standing, joined.banker_standing} == {Standing.SECOND_STAKE}
    if binding:
        banco = covered(bank, 10000, {}, Announcement(4, Kind.BANCO))
        assert {banco.ponte_standing, banco.banker_standing} == {Standing.ANNOUNCEMENT}


@given(
    st.builds(AnnouncementRules, st.sampled_from(Stake), st.booleans(), st.booleans(), st.booleans()),
    st.integers(1, 100_000),
    st.data(),
)
def test_a_caller_has_half_at_least_whatever_his_partners_stake(
    rule: AnnouncementRules, bank_cents: int, data: st.DataObject
) -> None:
    """So that he keeps the highest stake, and plays the cards (S000)."""
    house = msgspec.structs.replace(rules("baccara-regel"), announcements={Kind.BANCO: rule})
    stakes = st.lists(st.builds(SeatStake, st.integers(2, 12), st.integers(1, 120_000)), max_size=6)
    half = half_of(bank_cents)
    amounts = {
        Stake.WHOLE: st.none() | st.integers(),
        Stake.EXACTLY_HALF: st.sampled_from((None, half)),
        Stake.AT_LEAST_HALF: st.none() | st.integers(half, bank_cents),
    }
    banco = Announcement(3, Kind.BANCO, data.draw(amounts[rule.stake]))
    coverage = cover(house, Bank(1, bank_cents), SEATS, data.draw(stakes), [banco], None)
    own_cents, others = at_risk(coverage)[3], sum(at_risk(coverage).values()) - at_risk(coverage)[3]
    assert own_cents >= half
    assert others <= bank_cents - half
    assert coverage.ponte == 3


KINDS = {name: list(rules(name).announcements) for name in ("chemin-de-fer", "baccara-regel", "koenigsspiel")}


@given(st.data(), st.sampled_from(sorted(KINDS)), st.integers(1, SEATS), st.integers(1, 100_000))
def test_no_cent_is_lost_and_the_bank_is_never_overstaked(
    data: st.DataObject, name: str, banker: int, bank_cents: int
) -> None:
    seats = st.integers(1, SEATS + 3).filter(lambda seat: seat != banker)
    stakes = data.draw(st.lists(st.builds(SeatStake, seats, st.integers(1, 120_000)), max_size=6))
    said = data.draw(st.lists(st.builds(Announcement, seats, st.sampled_from(KINDS[name])), max_size=4))
    previous = data.draw(st.builds(Previous, seats, st.sampled_from(Winner)))
    entitled = [call for call in said if call.kind is not Kind.BANCO_SUIVI]
    lost = previous.winner is Winner.BANKER
    entitled += [call for call in said if call.kind is Kind.BANCO_SUIVI and lost and call.seat == previous.caller]
    if not stakes and not entitled:
        with pytest.raises(RefusedError, match="no-stakes"):
            cover(rules(name), Bank(banker, bank_cents), SEATS, stakes, said, previous)
        return
    coverage = cover(rules(name), Bank(banker, bank_cents), SEATS, stakes, said, previous)
    assert coverage.covered_cents == sum(at_risk(coverage).values()) <= bank_cents
    assert all(cents > 0 for cents in (*at_risk(coverage).values(), *refunded(coverage).values()))
    caller = None if coverage.announcement is None else coverage.announcement.seat
    for seat in {stake.seat for stake in stakes} - {caller}:
        laid = sum(stake.cents for stake in stakes if stake.seat == seat)
        assert laid == at_risk(coverage).get(seat, 0) + refunded(coverage).get(seat, 0)
    assert at_risk(coverage)[coverage.ponte] == max(at_risk(coverage).values())
    assert coverage.ponte == caller or caller is None
