"""6: the Revenue Phase."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.revenue.development import Development
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue
from quadriga.games.republic.whole.revenue.phase import RevenuePhase
from quadriga.games.republic.whole.revenue.redistribution import Redistribution
from quadriga.games.republic.whole.revenue.state import Debits, StateRevenue, Terms, debits
from quadriga.games.republic.whole.rome import CAPTIVE, CORRUPT, IN_FORUM, IN_ROME, REBELLING, VACANT
from rules.republic.whole.scene import CARDS, Scene, senator

SICILY = words.PROVINCE.value("sicily")


def table() -> Scene:
    """Three factions; the first has the highest official."""
    scene = Scene().put("cornelius", 0, True, influence=20).put("fabius", 0).put("valerius", 1, True).put("julius", 1)
    return scene.put("manlius", 2, True)


@pytest.mark.rule("republic", "6.1a")
@pytest.mark.rule("republic", "6.11a")
@pytest.mark.rule("republic", "6.11b")
@pytest.mark.rule("republic", "6.12a")
def test_6_11_leaders_senators_and_knights_are_paid_rebels_and_captives_are_not() -> None:
    scene = table().put("crassus", 2).put("claudius", -1)
    scene.p.knights[senator("fabius")] = 2
    scene.p.place[senator("julius")] = CAPTIVE
    scene.p.place[senator("valerius")] = REBELLING
    scene.begin(PersonalRevenue())
    paid = [
        scene.talents(name) for name in ("cornelius", "fabius", "julius", "valerius", "manlius", "crassus", "claudius")
    ]
    assert paid == [3, 3, 0, 0, 3, 2, 0]


@pytest.mark.rule("republic", "6.12b")
@pytest.mark.rule("republic", "6.12f")
@pytest.mark.rule("republic", "6.12g")
def test_6_12b_concessions_must_be_collected_and_show_their_bar_every_turn() -> None:
    scene = table().hold("fabius", "mining").hold("fabius", "land-commissioner").hold("julius", "armaments")
    scene.put("crassus", 2).hold("crassus", "tax-farmer-1")
    scene.begin(PersonalRevenue())
    assert [scene.talents("fabius"), scene.talents("julius"), scene.talents("crassus")] == [1 + 3 + 3, 1, 2 + 4]
    bars = [scene.p.bars[words.CONCESSION.value(id)] for id in ("mining", "land-commissioner", "armaments")]
    assert bars == [1, 1, 0]
    scene.begin(RevenuePhase())
    assert scene.talents("fabius") == 2 * 7


@pytest.mark.rule("republic", "6.12c")
@pytest.mark.rule("republic", "6.12d")
@pytest.mark.rule("republic", "6.12e")
def test_6_12c_grain_is_sold_dear_in_a_drought_at_the_cost_of_popularity() -> None:
    calm = table().hold("fabius", "sicilian-grain").begin(PersonalRevenue())
    assert calm.talents("fabius") == 1 + 4
    scene = table().hold("fabius", "sicilian-grain").happen("drought")
    scene.p.war[CARDS.conflict_of["illyrian_1"]] = words.INACTIVE
    assert scene.p.droughts() == 2
    scene.p.popularity[senator("fabius")] = -8
    scene.begin(PersonalRevenue())
    assert scene.p.turn() == Seat(0)
    assert scene.offered() == [f"sell-grain sicilian-grain {number}" for number in (1, 2, 3)]
    assert scene.refused("sell-grain sicilian-grain 4") == ("6.12c", "too-much-grain")
    assert scene.refused("sell-grain egyptian-grain 1") == ("6.12c", "other-concession")
    scene.play("sell-grain sicilian-grain 3")
    assert scene.talents("fabius") == 1 + 3 * 4
    assert scene.p.popularity[senator("fabius")] == -9
    both = table().hold("julius", "egyptian-grain").hold("fabius", "sicilian-grain").happen("drought")
    both.begin(PersonalRevenue()).play("sell-grain egyptian-grain 2", "sell-grain sicilian-grain 1")
    assert [both.talents("julius"), both.talents("fabius")] == [1 + 10, 1 + 4]
    plain = table().hold("fabius", "sicilian-grain").happen("drought").begin(PersonalRevenue())
    plain.play("sell-grain sicilian-grain 1")
    assert [plain.talents("fabius"), plain.p.popularity[senator("fabius")]] == [5, 0]


# ---------------------------------------------------------------- spoils


@pytest.mark.rule("republic", "6.13a")
@pytest.mark.rule("republic", "6.13b")
def test_6_13_governors_decide_before_the_dice_and_are_corrupt_whatever_comes() -> None:
    scene = table().govern("fabius", "sicily").govern("julius", "asia", developed=True).begin(PersonalRevenue())
    assert scene.p.turn() == Seat(0)
    scene.play("take-spoils")
    assert scene.p.turn() == Seat(1)
    scene.play("leave-spoils").roll(4)
    assert scene.talents("fabius") == 4 + 1
    assert scene.p.marks[senator("fabius")] & CORRUPT
    assert not scene.p.marks[senator("julius")] & CORRUPT


@pytest.mark.rule("republic", "6.13c")
@pytest.mark.rule("republic", "6.13d")
@pytest.mark.parametrize(("events", "total", "gained", "owed"), [
    ({}, 6, 3, 0), ({}, 1, 0, 2), ({"evil_omens": 2}, 4, 0, 1), ({"trial_of_verres": 1}, 5, 0, 0),
])  # fmt: skip
def test_6_13c_negative_spoils_are_the_states_omens_and_verres_lower_them(
    events: dict[str, int], total: int, gained: int, owed: int
) -> None:
    scene = table().govern("fabius", "illyricum")
    assert scene.p.deck.spoils[words.PROVINCE.value("illyricum")][0] == [1, 1, -3]
    for event, times in events.items():
        scene.happen(event, times)
    scene.begin(PersonalRevenue()).play("take-spoils").roll(total)
    assert [scene.talents("fabius") - 1, scene.p.owed] == [gained, owed]


@pytest.mark.rule("republic", "6.13e")
@pytest.mark.rule("republic", "6.4c")
@pytest.mark.rule("republic", "6.51b")
def test_6_13e_nothing_from_overrun_disordered_vacant_or_unaligned_provinces() -> None:
    overrun = table().govern("fabius", "sicily")
    overrun.p.overrun[SICILY] = 1
    assert not overrun.p.pays(SICILY)
    disorder = table().govern("fabius", "sicily").happen("internal_disorder")
    assert not disorder.p.pays(SICILY)
    assert table().govern("fabius", "sicily", developed=True).happen("internal_disorder").p.pays(SICILY)
    vacant = table()
    vacant.p.province[SICILY] = VACANT
    assert not vacant.p.pays(SICILY)
    assert vacant.begin(Development()).p.developed[SICILY] == 0
    unaligned = table().put("claudius", -1).govern("claudius", "sicily").begin(PersonalRevenue())
    assert unaligned.told("corrupt") == []
    assert unaligned.p.pays(SICILY)


# ---------------------------------------------------------------- redistribution


@pytest.mark.rule("republic", "6.3a")
@pytest.mark.rule("republic", "6.3d")
def test_6_3a_talents_move_among_loyal_free_senators_and_the_treasury() -> None:
    scene = table()
    scene.p.talents[senator("cornelius")] = 9
    scene.p.talents[senator("fabius")] = 4
    scene.p.place[senator("fabius")] = CAPTIVE
    scene.begin(Redistribution()).done(3)
    assert scene.refused("transfer fabius cornelius 4") == ("4.2a", "not-yours")
    assert scene.refused("transfer cornelius treasury 10") == ("6.3a", "not-so-much")
    assert scene.refused("transfer cornelius treasury 4") == ("6.3a", "round-sum")
    assert scene.refused("transfer cornelius cornelius 5") == ("6.3a", "same-purse")
    scene.play("transfer cornelius treasury 9", "transfer treasury cornelius 5")
    assert [scene.talents("cornelius"), scene.p.purse[0]] == [5, 4]


@pytest.mark.rule("republic", "R-23")
@pytest.mark.rule("republic", "6.3a")
def test_6_3a_a_faction_makes_so_many_transfers_and_no_more() -> None:
    scene = table()
    scene.p.talents[senator("cornelius")] = 50
    scene.begin(Redistribution()).done(3)
    for _ in range(12):
        scene.play("transfer cornelius treasury 1")
    assert scene.p.turn() == Seat(1)
    assert scene.p.purse[0] == 12


@pytest.mark.rule("republic", "6.3b")
def test_6_3b_gifts_come_first_and_are_placed_in_the_same_step() -> None:
    scene = table()
    scene.p.purse[0] = 7
    scene.begin(Redistribution())
    assert scene.refused("give faction-1 5") == ("6.3b", "no-such-faction")
    assert scene.refused("give faction-2 6") == ("6.3a", "round-sum")
    scene.play("give faction-2 5").done()
    assert scene.refused("give faction-1 6") == ("6.3a", "not-so-much")
    scene.done(2)
    assert scene.p.purse == [2, 5, 0]
    scene.done()
    assert scene.p.turn() == Seat(1)
    scene.play("transfer treasury julius 5")
    assert scene.talents("julius") == 5


# ---------------------------------------------------------------- development and the State


@pytest.mark.rule("republic", "6.4a")
@pytest.mark.rule("republic", "6.4b")
@pytest.mark.parametrize(("corrupt", "omens", "face", "develops"), [
    (False, 0, 5, True), (True, 0, 5, False), (True, 0, 6, True), (False, 1, 5, False), (False, 1, 6, True),
])  # fmt: skip
def test_6_4_an_honest_governor_develops_his_province_sooner(
    corrupt: bool, omens: int, face: int, develops: bool
) -> None:
    scene = table().govern("fabius", "sicily").happen("evil_omens", omens)
    scene.p.marks[senator("fabius")] = CORRUPT if corrupt else 0
    scene.begin(Development()).roll(face)
    assert scene.p.developed[SICILY] == int(develops)
    assert scene.p.influence[senator("fabius")] == CARDS.influence[senator("fabius")] + (3 if develops else 0)
    assert table().govern("fabius", "sicily", developed=True).begin(Development()).heard == []


@pytest.mark.rule("republic", "6.5a")
@pytest.mark.rule("republic", "6.51a")
@pytest.mark.parametrize(("events", "total", "treasury", "owed"), [
    ({}, 9, 100 + 7 + 100, 0), ({}, 2, 100 + 100, 0), ({"evil_omens": 1}, 2, 200, 1),
    ({"trial_of_verres": 2}, 9, 212, 0),
])  # fmt: skip
def test_6_51_the_state_has_100_talents_and_what_provinces_pay(
    events: dict[str, int], total: int, treasury: int, owed: int
) -> None:
    scene = table().govern("fabius", "sicily")
    assert scene.p.deck.taxes[SICILY][0] == [1, 2, -2]
    for event, times in events.items():
        scene.happen(event, times)
    scene.begin(StateRevenue()).roll(total)
    assert [scene.p.treasury, scene.p.owed] == [treasury, owed]


@pytest.mark.rule("republic", "6.52a")
@pytest.mark.rule("republic", "6.52b")
def test_6_52_contributions_buy_influence_once_a_turn_before_the_debits() -> None:
    scene = table()
    scene.p.talents[senator("fabius")] = 80
    scene.p.talents[senator("cornelius")] = 9
    scene.begin(StateRevenue())
    assert scene.p.turn() == Seat(0)
    assert scene.refused("contribute cornelius 10") == ("6.3a", "not-so-much")
    assert scene.refused("contribute fabius 11") == ("6.52a", "no-such-gift")
    assert scene.refused("contribute julius 10") == ("4.2a", "not-yours")
    before = scene.p.influence[senator("fabius")]
    scene.play("contribute fabius 25")
    assert scene.p.influence[senator("fabius")] == before + 3
    assert scene.refused("contribute fabius 10") == ("6.52a", "gave-already")
    scene.done(3)
    assert scene.p.treasury == 100 + 100 + 25
    assert scene.told("state-paid") == [["0"]]


@pytest.mark.rule("republic", "6.53a")
@pytest.mark.rule("republic", "6.53b")
@pytest.mark.rule("republic", "6.53c")
@pytest.mark.rule("republic", "6.53d")
def test_6_53_wars_land_bills_units_and_provinces_are_paid() -> None:
    scene = table()
    p = scene.p
    for id, status in (
        ("punic_1", words.INACTIVE),
        ("punic_2", words.ACTIVE),
        ("syrian", words.UNPROSECUTED),
        ("gallic_1", words.IMMINENT),
    ):
        p.war[CARDS.conflict_of[id]] = status
    assert debits(p) == 40
    p.bills = [1, 2, 1]
    assert debits(p) == 40 + 20 + 10 + 10
    p.legions, p.fleets, p.garrison[SICILY], p.owed = 4, 3, 2, 5
    assert debits(p) == 80 + 18 + 5
    p.treasury = 200
    scene.begin(Debits())
    assert [p.treasury, p.bills, p.owed] == [97, [0, 2, 1], 0]


@pytest.mark.rule("republic", "6.53f")
@pytest.mark.rule("republic", "6.53g")
def test_6_53f_what_cannot_be_paid_is_bankruptcy_and_a_low_treasury_is_told() -> None:
    scene = table()
    scene.p.legions = 20
    scene.p.treasury = 40
    scene.begin(Debits())
    assert scene.p.result is None
    assert len(scene.told("treasury-low")) == 1
    poor = table()
    poor.p.legions = 20
    poor.p.treasury = 39
    poor.begin(Debits())
    assert poor.p.result is not None
    assert poor.p.result.key == "bankrupt"


@pytest.mark.rule("republic", "6.6a")
def test_6_6a_at_the_end_of_his_term_a_governor_comes_home() -> None:
    scene = table().govern("fabius", "sicily", 2).put("claudius", -1).govern("claudius", "asia", 1)
    asia = words.PROVINCE.value("asia")
    scene.p.garrison[asia] = 3
    scene.begin(Terms())
    assert [scene.p.term[SICILY], scene.p.place[senator("claudius")], scene.p.province[asia]] == [1, IN_FORUM, VACANT]
    assert scene.p.garrison[asia] == 3
    scene.begin(Terms())
    assert [scene.p.place[senator("fabius")], scene.p.province[SICILY]] == [IN_ROME, VACANT]
