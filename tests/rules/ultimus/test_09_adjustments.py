"""Chapter 9: adjustments of phase F."""

import pytest

from quadriga.games.ultimus.adjustments import (
    Adjustments,
    FleetLosses,
    Guards,
    LeadersHome,
    Legions,
    Palatini,
    Siege,
)
from quadriga.games.ultimus.balance import CapitalsAndPorts
from quadriga.games.ultimus.battle import Aftermath, best_envoy
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, BOX, Ultimus
from quadriga.games.ultimus.quarters import TribalAdjustments
from quadriga.games.ultimus.regnum import found
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    asks,
    at,
    augusti,
    begin,
    guard,
    leader,
    offered,
    play,
    put,
    roll,
    scene,
    side,
    status,
    status_of,
    tribe,
    unit,
    zone,
)


def fell(p: Ultimus, where: str, *names: str) -> None:
    """Eliminate units in a zone."""
    for name in names:
        p.put_unit(unit(name), zone(where))
        eliminate(p, unit(name))


@pytest.mark.rule("ultimus", "9.1")
@pytest.mark.rule("ultimus", "9.3")
def test_9_1_fleets_first_so_that_their_cargo_comes_back_at_once() -> None:
    p = scene(418)
    p.fleet_at[0] = AT_SEA
    p.put_unit(unit("pa-w-scolae"), AFLOAT)
    begin(p, Adjustments())
    assert at(p, "pa-w-scolae") == "italia-4"


@pytest.mark.rule("ultimus", "9.2")
def test_9_2_example_a_fleet_at_sea_in_418_is_back_in_424_its_leaders_are_lost() -> None:
    p = scene(418)
    p.fleet_at[0] = AT_SEA
    p.leader_at[leader("sarus")] = AFLOAT
    p.put_unit(unit("pa-w-scolae"), AFLOAT)
    begin(p, FleetLosses())
    assert p.fleet_at[0] == -1
    assert p.fleet_back[0] == 424
    assert at(p, "sarus") == "dead"
    assert at(p, "pa-w-scolae") == "fallen"


@pytest.mark.rule("ultimus", "9.2")
def test_9_2_a_fleet_in_its_port_is_safe() -> None:
    p = scene(418)
    p.fleet_at[0] = p.board.fleet_home[0]
    begin(p, FleetLosses())
    assert p.fleet_at[0] == p.board.fleet_home[0]


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_eliminated_at_home_they_return_where_no_stranger_stands() -> None:
    p = scene()
    status(p, "scoti", "war")
    put(p, "britanniae-3", "scoti-u1")
    fell(p, "britanniae-1", "li-britanniae-1")
    begin(p, Legions())
    assert offered(p) == {"place-unit li-britanniae-1 britanniae-1", "place-unit li-britanniae-1 britanniae-2"}
    play(p, "place-unit li-britanniae-1 britanniae-2")
    assert p.unit_weak[unit("li-britanniae-1")] == 0


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_with_every_zone_held_by_strangers_foederati_too_they_are_gone() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    for n in (1, 2, 3):
        put(p, f"britanniae-{n}", f"visigothi-u{n}")
    fell(p, "britanniae-1", "li-britanniae-1")
    begin(p, Legions())
    assert at(p, "li-britanniae-1") == "off"


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_comitatenses_eliminated_away_from_home_are_lost() -> None:
    p = scene()
    fell(p, "italia-5", "co-galliae-1")
    begin(p, Legions())
    assert at(p, "co-galliae-1") == "off"


@pytest.mark.rule("ultimus", "9.3.1")
@pytest.mark.parametrize(
    ("where", "enemy", "whole"),
    [("galliae-4", "", True), ("italia-5", "", True), ("italia-6", "", False), ("galliae-4", "galliae-5", False)],
)
def test_9_3_1_weakened_ones_recover_at_home_or_in_a_town_away_from_enemies(
    where: str, enemy: str, whole: bool
) -> None:
    p = scene()
    put(p, where, "co-galliae-1", weak=True)
    if enemy:
        status(p, "hunni", "war")
        put(p, enemy, "hunni-u1")
    begin(p, Legions())
    assert (p.unit_weak[unit("co-galliae-1")] == 0) is whole


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_comitatenses_outside_come_home_weakened() -> None:
    p = scene()
    put(p, "alamanni", "co-galliae-1")
    begin(p, Legions())
    play(p, "place-unit co-galliae-1 galliae-2")
    assert p.unit_weak[unit("co-galliae-1")] == 1


@pytest.mark.rule("ultimus", "9.3.2")
@pytest.mark.parametrize(("value", "where"), [("war", "fallen"), ("foederati", "italia-4")])
def test_9_3_2_palatini_return_to_their_capital_unless_strangers_hold_it(value: str, where: str) -> None:
    p = scene()
    status(p, "visigothi", value)
    put(p, "italia-4", "visigothi-u1")
    fell(p, "italia-6", "pa-w-scolae")
    begin(p, Palatini())
    assert at(p, "pa-w-scolae") == where


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_among_a_usurpers_romans_they_pass_to_the_barbare_even_with_augustus_in_the_city() -> None:
    p = scene()
    augusti(p)
    p.leader_at[leader("honorius")] = BOX
    put(p, "italia-4", "co-italia-1", side=BARBARE)
    fell(p, "italia-6", "pa-w-scolae")
    begin(p, Palatini())
    assert at(p, "pa-w-scolae") == "italia-4"
    assert side(p, "pa-w-scolae") == BARBARE


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_outside_the_empire_they_go_home_and_in_towns_they_recover() -> None:
    p = scene()
    put(p, "alamanni", "pa-w-divitenses")
    put(p, "italia-5", "pa-w-scolae", weak=True)
    put(p, "italia-6", "pa-w-victores", weak=True)
    begin(p, Palatini())
    assert at(p, "pa-w-divitenses") == "viennensis-3"
    assert [p.unit_weak[unit(n)] for n in ("pa-w-scolae", "pa-w-victores")] == [0, 1]


@pytest.mark.rule("ultimus", "9.3.3")
def test_9_3_3_guards_recover_and_return_with_their_leader_in_a_town_only() -> None:
    p = scene()
    put(p, "italia-5", "aetius", "boniface")
    put(p, "italia-6", "aegidius")
    guard(p, "bu-4-1", "aetius")
    guard(p, "bu-3-1", "boniface")
    guard(p, "bu-3-2", "aegidius")
    p.unit_weak[unit("bu-4-1")] = 1
    eliminate(p, unit("bu-3-1"))
    eliminate(p, unit("bu-3-2"))
    begin(p, Guards())
    assert p.unit_weak[unit("bu-4-1")] == 0
    assert at(p, "bu-3-1") == "italia-5"
    assert at(p, "bu-3-2") == "off"


@pytest.mark.rule("ultimus", "9.3.4")
def test_9_3_4_leaders_outside_go_to_the_nearest_town_without_enemies() -> None:
    p = scene()
    put(p, "alamanni", "aetius")
    guard(p, "bu-4-1", "aetius")
    put(p, "galliae-4", "avitus")
    begin(p, LeadersHome())
    assert asks(p) == "PlaceLeader"
    choices = offered(p)
    assert all(p.board.town[zone(text.split()[-1])] for text in choices)
    text = sorted(choices)[0]
    play(p, text)
    assert at(p, "aetius") == at(p, "bu-4-1") == text.split()[-1]
    assert at(p, "avitus") == "galliae-4"


@pytest.mark.rule("ultimus", "9.3.5")
@pytest.mark.parametrize(
    ("half", "rolls", "falls"), [(0, [0], True), (0, [1], False), (1, [0, 4], True), (1, [0, 5], False)]
)
def test_9_3_5_besieged_cities_fall_on_a_0_constantinopolis_has_one_more_chance(
    half: int, rolls: list[int], falls: bool
) -> None:
    p = scene(410)
    augusti(p)
    put(p, "italia-2", "constance-iii")
    put(p, "thracia-4", "anthemius")
    status(p, "hunni", "war")
    put(p, ["italia-4", "thracia-3"][half], "hunni-u1")
    name = ["honorius", "arcadius"][half]
    p.leader_at[leader(name)] = BOX - half
    p.put_unit(unit(["pa-w-scolae", "pa-e-scolae"][half]), BOX - half)
    begin(p, Siege(half))
    roll(p, *rolls)
    assert (at(p, name) == "dead") is falls
    assert (at(p, ["pa-w-scolae", "pa-e-scolae"][half]) == "off") is falls


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_minor_tribe_at_war_wiped_out_is_pacified_and_off_the_map() -> None:
    p = scene()
    status(p, "alamanni", "war")
    fell(p, "galliae-4", "alamanni-u1", "alamanni-u2", "alamanni-u3")
    begin(p, TribalAdjustments())
    assert status_of(p, "alamanni") == "peace"
    assert at(p, "alamanni-u1") == "off"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_with_a_unit_left_it_stays_at_war_and_the_fallen_return_home() -> None:
    p = scene()
    status(p, "alamanni", "war")
    put(p, "galliae-4", "alamanni-u1", weak=True)
    put(p, "galliae-5", "alamanni-u3", weak=True)
    fell(p, "galliae-4", "alamanni-u2")
    begin(p, TribalAdjustments())
    assert status_of(p, "alamanni") == "war"
    assert at(p, "alamanni-u2") == "alamanni"
    assert [p.unit_weak[unit(n)] for n in ("alamanni-u1", "alamanni-u3")] == [1, 0]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_major_tribe_wiped_out_is_home_in_peace_with_its_leaders() -> None:
    p = scene()
    status(p, "ostrogothi", "war")
    put(p, "thracia-2", "ostrogothi-leader-1")
    fell(p, "thracia-2", "ostrogothi-u1", "ostrogothi-u2", "ostrogothi-u3", "ostrogothi-u4")
    begin(p, TribalAdjustments())
    assert status_of(p, "ostrogothi") == "peace"
    assert at(p, "ostrogothi-u1") == at(p, "ostrogothi-leader-1") == "ostrogothi"


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize(("name", "number", "won"), [("suevi", 3, True), ("suevi", 4, False), ("hunni", 0, None),
                                                     ("vandali", 3, True), ("vandali", 4, False)])  # fmt: skip
def test_9_4_a_leader_of_cp_4_may_win_the_beaten_people_as_foederati(name: str, number: int, won: bool | None) -> None:
    p = scene()
    status(p, name, "war")
    put(p, "pannoniae-2", "boniface")
    fell(p, "pannoniae-2", *[p.roster.unit_ids[u] for u in p.roster.tribe_units[tribe(name)]])
    begin(p, Aftermath(zone("pannoniae-2"), (tribe(name),), leader("boniface")))
    if won is None:
        assert asks(p) == "Movement"
        return
    play(p, "federate boniface")
    roll(p, number)
    begin(p, TribalAdjustments())
    while asks(p) == "Resettle":
        p.push(p.moves()[0])
    assert (status_of(p, name) == "foederati") is won
    if won:
        assert at(p, f"{name}-u1") == at(p, f"{name}-u2") == "pannoniae-2"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_example_visigothi_foederati_wiped_out_in_galliae_5_reappear_in_viennensis_1() -> None:
    p = scene(455)
    status(p, "visigothi", "foederati")
    status(p, "hunni", "war")
    for n, name in enumerate(["galliae-5", "galliae-3", "galliae-4", "galliae-6"], 1):
        put(p, name, f"hunni-u{n}")
    put(p, "viennensis-2", "co-viennensis-1")
    fell(p, "galliae-5", *[f"visigothi-u{n}" for n in range(1, 6)])
    begin(p, TribalAdjustments())
    assert all(at(p, f"visigothi-u{n}") == "viennensis-1" for n in range(1, 6))
    assert status_of(p, "visigothi") == "foederati"
    assert side(p, "visigothi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_fallen_foederati_rejoin_their_kin_and_weak_ones_recover_alone_or_in_a_town() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-1", "visigothi-u1", weak=True)
    put(p, "viennensis-5", "visigothi-u2", "visigothi-u3", weak=True)
    put(p, "galliae-4", "visigothi-u4", "co-galliae-1", weak=True)
    fell(p, "galliae-5", "visigothi-u5")
    begin(p, TribalAdjustments())
    assert offered(p) == {f"place-unit visigothi-u5 {z}" for z in ("viennensis-1", "viennensis-5", "galliae-4")}
    play(p, "place-unit visigothi-u5 viennensis-5")
    assert [p.unit_weak[unit(f"visigothi-u{n}")] for n in (1, 2, 3, 4)] == [0, 0, 0, 1]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_regnums_fallen_come_back_in_its_capital() -> None:
    p = scene()
    status(p, "vandali", "revolt")
    put(p, "africa-4", "genseric", "vandali-u1")
    found(p, tribe("vandali"), leader("genseric"))
    fell(p, "italia-5", "vandali-u2", "vandali-u3")
    begin(p, CapitalsAndPorts(), TribalAdjustments())
    assert at(p, "vandali-u2") == at(p, "vandali-u3") == "africa-4"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_dissolved_with_units_left_the_fallen_come_back_weakened_in_revolt() -> None:
    p = scene()
    status(p, "vandali", "revolt")
    put(p, "africa-4", "genseric", "vandali-u1")
    found(p, tribe("vandali"), leader("genseric"))
    put(p, "africa-5", "vandali-u1", "genseric")
    put(p, "africa-4", "pa-e-scolae")
    fell(p, "africa-4", "vandali-u2", "vandali-u3")
    begin(p, CapitalsAndPorts(), TribalAdjustments())
    assert status_of(p, "vandali") == "revolt"
    assert at(p, "genseric") == "dead"
    assert (at(p, "vandali-u2"), p.unit_weak[unit("vandali-u2")]) == ("africa-5", 1)


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_example_of_470_vandali_and_alani_reappear_in_africa_3_as_foederati() -> None:
    p = scene(470)
    status(p, "vandali", "revolt")
    status(p, "alani", "revolt")
    p.tribe_ally[tribe("alani")] = tribe("vandali")
    put(p, "africa-4", "genseric", "vandali-u1")
    found(p, tribe("vandali"), leader("genseric"))
    fell(p, "africa-5", "alani-u1", "alani-u2", "vandali-u3")
    fell(p, "africa-4", "vandali-u1", "vandali-u2")
    p.leader_at[leader("genseric")] = -3
    p.tribe_rex[tribe("vandali")] = -1
    put(p, "africa-4", "pa-e-scolae")
    put(p, "africa-5", "pa-e-isauri")
    begin(p, CapitalsAndPorts(), TribalAdjustments())
    assert status_of(p, "vandali") == status_of(p, "alani") == "foederati"
    assert {at(p, n) for n in ("vandali-u1", "vandali-u2", "vandali-u3", "alani-u1", "alani-u2")} == {"africa-3"}


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_example_limitanei_beside_the_kingdom_of_clovis_stay_roman_and_may_be_rebuilt() -> None:
    p = scene(476)
    status(p, "franci-salii", "revolt")
    put(p, "galliae-6", "clovis", "franci-salii-u1")
    found(p, tribe("franci-salii"), leader("clovis"))
    put(p, "galliae-3", "franci-salii-u2")
    put(p, "galliae-4", "li-galliae-1")
    assert side(p, "li-galliae-1") == ROMAIN
    fell(p, "galliae-4", "li-galliae-2")
    begin(p, Legions())
    assert "place-unit li-galliae-2 galliae-4" in offered(p)
    assert "place-unit li-galliae-2 galliae-6" not in offered(p)


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_major_tribe_at_peace_struck_by_plague_is_whole_again() -> None:
    p = scene()
    put(p, "ostrogothi", "ostrogothi-u1", weak=True)
    fell(p, "ostrogothi", "ostrogothi-u2")
    begin(p, TribalAdjustments())
    assert at(p, "ostrogothi-u2") == "ostrogothi"
    assert p.unit_weak[unit("ostrogothi-u1")] == 0


@pytest.mark.rule("ultimus", "9.3.5")
def test_9_3_5_a_generic_leader_lost_with_the_city_never_returns() -> None:
    p = scene()
    augusti(p)
    status(p, "visigothi", "war")
    put(p, "italia-4", "visigothi-u1")
    for name in ("honorius", "dux-galliae"):
        p.leader_at[leader(name)] = BOX
    p.put_unit(unit("pa-w-scolae"), BOX)
    begin(p, Siege(0))
    roll(p, 0)
    assert at(p, "dux-galliae") == "dead"
    assert at(p, "pa-w-scolae") == "off"


@pytest.mark.rule("ultimus", "9.4")
def test_u_99_settled_units_recover_together_where_no_other_people_stands() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    status(p, "suevi", "foederati")
    put(p, "viennensis-1", "visigothi-u1", "visigothi-u2", weak=True)
    put(p, "galliae-4", "visigothi-u3", "suevi-u1", weak=True)
    begin(p, TribalAdjustments())
    assert [p.unit_weak[unit(f"visigothi-u{n}")] for n in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("ultimus", "9.3.1")
def test_u_103_comitatenses_outside_the_empire_go_home_weakened_from_anywhere() -> None:
    p = scene()
    put(p, "franci", "co-italia-1")
    italia = p.board.diocese_index["italia"]
    assert all(p.board.diocese[near] != italia for near in p.board.near[zone("franci")])
    begin(p, Legions())
    play(p, "place-unit co-italia-1 italia-2")
    assert p.unit_weak[unit("co-italia-1")] == 1


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_weakened_units_of_a_regnum_recover() -> None:
    p = scene()
    status(p, "vandali", "revolt")
    put(p, "africa-4", "genseric", "vandali-u1")
    found(p, tribe("vandali"), leader("genseric"))
    put(p, "africa-4", "vandali-u2", weak=True)
    put(p, "africa-5", "vandali-u3", "co-africa-1", weak=True)
    begin(p, TribalAdjustments())
    assert [p.unit_weak[unit(f"vandali-u{n}")] for n in (2, 3)] == [0, 1]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_the_best_envoy_speaks() -> None:
    p = scene(450)
    put(p, "galliae-5", "avitus", "aetius", "aegidius", "dux-galliae")
    assert best_envoy(p, zone("galliae-5")) == leader("aetius")
