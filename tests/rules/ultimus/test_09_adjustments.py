"""Chapter 9: adjustments of phase F."""

import pytest

from quadriga.games.ultimus.battle.aftermath import Aftermath, best_envoy
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.peoples.regnum import found
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, BOX
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.year.balance import CapitalsAndPorts
from quadriga.games.ultimus.year.winter_romans import (
    Adjustments,
    FleetLosses,
    Guards,
    LeadersHome,
    Legions,
    Palatini,
    Siege,
)
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import Scene, leader, tribe, unit, zone


def fell(s: Scene, where: str, *names: str) -> None:
    """Eliminate units in a zone."""
    for name in names:
        s.p.put_unit(unit(name), zone(where))
        eliminate(s.p, unit(name))


@pytest.mark.rule("ultimus", "9.1")
@pytest.mark.rule("ultimus", "9.3")
def test_9_1_fleets_first_so_that_their_cargo_comes_back_at_once() -> None:
    s = Scene(418)
    s.p.fleet_at[0] = AT_SEA
    s.p.put_unit(unit("pa-w-scolae"), AFLOAT)
    s.begin(Adjustments())
    assert s.at("pa-w-scolae") == "italia-4"


@pytest.mark.rule("ultimus", "9.2")
def test_9_2_example_a_fleet_at_sea_in_418_is_back_in_424_its_leaders_are_lost() -> None:
    s = Scene(418)
    s.p.fleet_at[0] = AT_SEA
    s.p.leader_at[leader("sarus")] = AFLOAT
    s.p.put_unit(unit("pa-w-scolae"), AFLOAT)
    s.begin(FleetLosses())
    assert s.p.fleet_at[0] == -1
    assert s.p.fleet_back[0] == 424
    assert s.at("sarus") == "dead"
    assert s.at("pa-w-scolae") == "fallen"


@pytest.mark.rule("ultimus", "9.2")
def test_9_2_a_fleet_in_its_port_is_safe() -> None:
    s = Scene(418)
    s.p.fleet_at[0] = s.p.board.fleet_home[0]
    s.begin(FleetLosses())
    assert s.p.fleet_at[0] == s.p.board.fleet_home[0]


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_eliminated_at_home_they_return_where_no_stranger_stands() -> None:
    s = Scene()
    s.status("scoti", "war")
    s.put("britanniae-3", "scoti-u1")
    fell(s, "britanniae-1", "li-britanniae-1")
    s.begin(Legions())
    assert set(s.offered()) == {"place-unit li-britanniae-1 britanniae-1", "place-unit li-britanniae-1 britanniae-2"}
    s.play("place-unit li-britanniae-1 britanniae-2")
    assert s.p.unit_weak[unit("li-britanniae-1")] == 0


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_with_every_zone_held_by_strangers_foederati_too_they_are_gone() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    for n in (1, 2, 3):
        s.put(f"britanniae-{n}", f"visigothi-u{n}")
    fell(s, "britanniae-1", "li-britanniae-1")
    s.begin(Legions())
    assert s.at("li-britanniae-1") == "off"


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_comitatenses_eliminated_away_from_home_are_lost() -> None:
    s = Scene()
    fell(s, "italia-5", "co-galliae-1")
    s.begin(Legions())
    assert s.at("co-galliae-1") == "off"


@pytest.mark.rule("ultimus", "9.3.1")
@pytest.mark.parametrize(
    ("where", "enemy", "whole"),
    [("galliae-4", "", True), ("italia-5", "", True), ("italia-6", "", False), ("galliae-4", "galliae-5", False)],
)
def test_9_3_1_weakened_ones_recover_at_home_or_in_a_town_away_from_enemies(
    where: str, enemy: str, whole: bool
) -> None:
    s = Scene()
    s.put(where, "co-galliae-1", weak=True)
    if enemy:
        s.status("hunni", "war")
        s.put(enemy, "hunni-u1")
    s.begin(Legions())
    assert (s.p.unit_weak[unit("co-galliae-1")] == 0) is whole


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_comitatenses_outside_come_home_weakened() -> None:
    s = Scene()
    s.put("alamanni", "co-galliae-1")
    s.begin(Legions())
    s.play("place-unit co-galliae-1 galliae-2")
    assert s.p.unit_weak[unit("co-galliae-1")] == 1


@pytest.mark.rule("ultimus", "9.3.2")
@pytest.mark.parametrize(("value", "where"), [("war", "fallen"), ("foederati", "italia-4")])
def test_9_3_2_palatini_return_to_their_capital_unless_strangers_hold_it(value: str, where: str) -> None:
    s = Scene()
    s.status("visigothi", value)
    s.put("italia-4", "visigothi-u1")
    fell(s, "italia-6", "pa-w-scolae")
    s.begin(Palatini())
    assert s.at("pa-w-scolae") == where


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_among_a_usurpers_romans_they_pass_to_the_barbare_even_with_augustus_in_the_city() -> None:
    s = Scene()
    s.augusti()
    s.p.leader_at[leader("honorius")] = BOX
    s.put("italia-4", "co-italia-1", side=BARBARE)
    fell(s, "italia-6", "pa-w-scolae")
    s.begin(Palatini())
    assert s.at("pa-w-scolae") == "italia-4"
    assert s.side("pa-w-scolae") == BARBARE


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_outside_the_empire_they_go_home_and_in_towns_they_recover() -> None:
    s = Scene()
    s.put("alamanni", "pa-w-divitenses")
    s.put("italia-5", "pa-w-scolae", weak=True)
    s.put("italia-6", "pa-w-victores", weak=True)
    s.begin(Palatini())
    assert s.at("pa-w-divitenses") == "viennensis-3"
    assert [s.p.unit_weak[unit(n)] for n in ("pa-w-scolae", "pa-w-victores")] == [0, 1]


@pytest.mark.rule("ultimus", "9.3.3")
def test_9_3_3_guards_recover_and_return_with_their_leader_in_a_town_only() -> None:
    s = Scene()
    s.put("italia-5", "aetius", "boniface")
    s.put("italia-6", "aegidius")
    s.guard("bu-4-1", "aetius")
    s.guard("bu-3-1", "boniface")
    s.guard("bu-3-2", "aegidius")
    s.p.unit_weak[unit("bu-4-1")] = 1
    eliminate(s.p, unit("bu-3-1"))
    eliminate(s.p, unit("bu-3-2"))
    s.begin(Guards())
    assert s.p.unit_weak[unit("bu-4-1")] == 0
    assert s.at("bu-3-1") == "italia-5"
    assert s.at("bu-3-2") == "off"


@pytest.mark.rule("ultimus", "9.3.4")
def test_9_3_4_leaders_outside_go_to_the_nearest_town_without_enemies() -> None:
    s = Scene()
    s.put("alamanni", "aetius")
    s.guard("bu-4-1", "aetius")
    s.put("galliae-4", "avitus")
    s.begin(LeadersHome())
    assert s.step() == "PlaceLeader"
    choices = s.offered()
    assert all(s.p.board.town[zone(text.split()[-1])] for text in choices)
    text = sorted(choices)[0]
    s.play(text)
    assert s.at("aetius") == s.at("bu-4-1") == text.split()[-1]
    assert s.at("avitus") == "galliae-4"


@pytest.mark.rule("ultimus", "9.3.5")
@pytest.mark.parametrize(
    ("half", "rolls", "falls"), [(0, [0], True), (0, [1], False), (1, [0, 4], True), (1, [0, 5], False)]
)
def test_9_3_5_besieged_cities_fall_on_a_0_constantinopolis_has_one_more_chance(
    half: int, rolls: list[int], falls: bool
) -> None:
    s = Scene(410)
    s.augusti()
    s.put("italia-2", "constance-iii")
    s.put("thracia-4", "anthemius")
    s.status("hunni", "war")
    s.put(["italia-4", "thracia-3"][half], "hunni-u1")
    name = ["honorius", "arcadius"][half]
    s.p.leader_at[leader(name)] = BOX - half
    s.p.put_unit(unit(["pa-w-scolae", "pa-e-scolae"][half]), BOX - half)
    s.begin(Siege(half))
    s.roll(*rolls)
    assert (s.at(name) == "dead") is falls
    assert (s.at(["pa-w-scolae", "pa-e-scolae"][half]) == "off") is falls


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_minor_tribe_at_war_wiped_out_is_pacified_and_off_the_map() -> None:
    s = Scene()
    s.status("alamanni", "war")
    fell(s, "galliae-4", "alamanni-u1", "alamanni-u2", "alamanni-u3")
    s.begin(TribalAdjustments())
    assert s.status_of("alamanni") == "peace"
    assert s.at("alamanni-u1") == "off"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_with_a_unit_left_it_stays_at_war_and_the_fallen_return_home() -> None:
    s = Scene()
    s.status("alamanni", "war")
    s.put("galliae-4", "alamanni-u1", weak=True)
    s.put("galliae-5", "alamanni-u3", weak=True)
    fell(s, "galliae-4", "alamanni-u2")
    s.begin(TribalAdjustments())
    assert s.status_of("alamanni") == "war"
    assert s.at("alamanni-u2") == "alamanni"
    assert [s.p.unit_weak[unit(n)] for n in ("alamanni-u1", "alamanni-u3")] == [1, 0]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_major_tribe_wiped_out_is_home_in_peace_with_its_leaders() -> None:
    s = Scene()
    s.status("ostrogothi", "war")
    s.put("thracia-2", "ostrogothi-leader-1")
    fell(s, "thracia-2", "ostrogothi-u1", "ostrogothi-u2", "ostrogothi-u3", "ostrogothi-u4")
    s.begin(TribalAdjustments())
    assert s.status_of("ostrogothi") == "peace"
    assert s.at("ostrogothi-u1") == s.at("ostrogothi-leader-1") == "ostrogothi"


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize(("name", "number", "won"), [("suevi", 3, True), ("suevi", 4, False), ("hunni", 0, None),
                                                     ("vandali", 3, True), ("vandali", 4, False)])  # fmt: skip
def test_9_4_a_leader_of_cp_4_may_win_the_beaten_people_as_foederati(name: str, number: int, won: bool | None) -> None:
    s = Scene()
    s.status(name, "war")
    s.put("pannoniae-2", "boniface")
    fell(s, "pannoniae-2", *[s.p.roster.unit_ids[u] for u in s.p.roster.tribe_units[tribe(name)]])
    s.battle("pannoniae-2").begin(Aftermath((tribe(name),), leader("boniface")))
    if won is None:
        assert s.step() == "Movement"
        return
    s.play("federate boniface")
    s.roll(number)
    s.begin(TribalAdjustments())
    while s.step() == "Resettle":
        s.p.push(s.p.moves()[0])
    assert (s.status_of(name) == "foederati") is won
    if won:
        assert s.at(f"{name}-u1") == s.at(f"{name}-u2") == "pannoniae-2"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_example_visigothi_foederati_wiped_out_in_galliae_5_reappear_in_viennensis_1() -> None:
    s = Scene(455)
    s.status("visigothi", "foederati")
    s.status("hunni", "war")
    for n, name in enumerate(["galliae-5", "galliae-3", "galliae-4", "galliae-6"], 1):
        s.put(name, f"hunni-u{n}")
    s.put("viennensis-2", "co-viennensis-1")
    fell(s, "galliae-5", *[f"visigothi-u{n}" for n in range(1, 6)])
    s.begin(TribalAdjustments())
    assert all(s.at(f"visigothi-u{n}") == "viennensis-1" for n in range(1, 6))
    assert s.status_of("visigothi") == "foederati"
    assert s.side("visigothi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_fallen_foederati_rejoin_their_kin_and_weak_ones_recover_alone_or_in_a_town() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-1", "visigothi-u1", weak=True)
    s.put("viennensis-5", "visigothi-u2", "visigothi-u3", weak=True)
    s.put("galliae-4", "visigothi-u4", "co-galliae-1", weak=True)
    fell(s, "galliae-5", "visigothi-u5")
    s.begin(TribalAdjustments())
    assert set(s.offered()) == {f"place-unit visigothi-u5 {z}" for z in ("viennensis-1", "viennensis-5", "galliae-4")}
    s.play("place-unit visigothi-u5 viennensis-5")
    assert [s.p.unit_weak[unit(f"visigothi-u{n}")] for n in (1, 2, 3, 4)] == [0, 0, 0, 1]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_regnums_fallen_come_back_in_its_capital() -> None:
    s = Scene()
    s.status("vandali", "revolt")
    s.put("africa-4", "genseric", "vandali-u1")
    found(s.p, tribe("vandali"), leader("genseric"))
    fell(s, "italia-5", "vandali-u2", "vandali-u3")
    s.begin(CapitalsAndPorts(), TribalAdjustments())
    assert s.at("vandali-u2") == s.at("vandali-u3") == "africa-4"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_dissolved_with_units_left_the_fallen_come_back_weakened_in_revolt() -> None:
    s = Scene()
    s.status("vandali", "revolt")
    s.put("africa-4", "genseric", "vandali-u1")
    found(s.p, tribe("vandali"), leader("genseric"))
    s.put("africa-5", "vandali-u1", "genseric")
    s.put("africa-4", "pa-e-scolae")
    fell(s, "africa-4", "vandali-u2", "vandali-u3")
    s.begin(CapitalsAndPorts(), TribalAdjustments())
    assert s.status_of("vandali") == "revolt"
    assert s.at("genseric") == "dead"
    assert (s.at("vandali-u2"), s.p.unit_weak[unit("vandali-u2")]) == ("africa-5", 1)


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_example_of_470_vandali_and_alani_reappear_in_africa_3_as_foederati() -> None:
    s = Scene(470)
    s.status("vandali", "revolt")
    s.status("alani", "revolt")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("africa-4", "genseric", "vandali-u1")
    found(s.p, tribe("vandali"), leader("genseric"))
    fell(s, "africa-5", "alani-u1", "alani-u2", "vandali-u3")
    fell(s, "africa-4", "vandali-u1", "vandali-u2")
    s.p.leader_at[leader("genseric")] = -3
    s.p.tribe_rex[tribe("vandali")] = -1
    s.put("africa-4", "pa-e-scolae")
    s.put("africa-5", "pa-e-isauri")
    s.begin(CapitalsAndPorts(), TribalAdjustments())
    assert s.status_of("vandali") == s.status_of("alani") == "foederati"
    assert {s.at(n) for n in ("vandali-u1", "vandali-u2", "vandali-u3", "alani-u1", "alani-u2")} == {"africa-3"}


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_example_limitanei_beside_the_kingdom_of_clovis_stay_roman_and_may_be_rebuilt() -> None:
    s = Scene(476)
    s.status("franci-salii", "revolt")
    s.put("galliae-6", "clovis", "franci-salii-u1")
    found(s.p, tribe("franci-salii"), leader("clovis"))
    s.put("galliae-3", "franci-salii-u2")
    s.put("galliae-4", "li-galliae-1")
    assert s.side("li-galliae-1") == ROMAIN
    fell(s, "galliae-4", "li-galliae-2")
    s.begin(Legions())
    assert "place-unit li-galliae-2 galliae-4" in s.offered()
    assert "place-unit li-galliae-2 galliae-6" not in s.offered()


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_major_tribe_at_peace_struck_by_plague_is_whole_again() -> None:
    s = Scene()
    s.put("ostrogothi", "ostrogothi-u1", weak=True)
    fell(s, "ostrogothi", "ostrogothi-u2")
    s.begin(TribalAdjustments())
    assert s.at("ostrogothi-u2") == "ostrogothi"
    assert s.p.unit_weak[unit("ostrogothi-u1")] == 0


@pytest.mark.rule("ultimus", "9.3.5")
def test_9_3_5_a_generic_leader_lost_with_the_city_never_returns() -> None:
    s = Scene()
    s.augusti()
    s.status("visigothi", "war")
    s.put("italia-4", "visigothi-u1")
    for name in ("honorius", "dux-galliae"):
        s.p.leader_at[leader(name)] = BOX
    s.p.put_unit(unit("pa-w-scolae"), BOX)
    s.begin(Siege(0))
    s.roll(0)
    assert s.at("dux-galliae") == "dead"
    assert s.at("pa-w-scolae") == "off"


@pytest.mark.rule("ultimus", "9.4")
def test_u_99_settled_units_recover_together_where_no_other_people_stands() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.status("suevi", "foederati")
    s.put("viennensis-1", "visigothi-u1", "visigothi-u2", weak=True)
    s.put("galliae-4", "visigothi-u3", "suevi-u1", weak=True)
    s.begin(TribalAdjustments())
    assert [s.p.unit_weak[unit(f"visigothi-u{n}")] for n in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("ultimus", "9.3.1")
def test_u_103_comitatenses_outside_the_empire_go_home_weakened_from_anywhere() -> None:
    s = Scene()
    s.put("franci", "co-italia-1")
    italia = s.p.board.diocese_index["italia"]
    assert all(s.p.board.diocese[near] != italia for near in s.p.board.near[zone("franci")])
    s.begin(Legions())
    s.play("place-unit co-italia-1 italia-2")
    assert s.p.unit_weak[unit("co-italia-1")] == 1


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_weakened_units_of_a_regnum_recover() -> None:
    s = Scene()
    s.status("vandali", "revolt")
    s.put("africa-4", "genseric", "vandali-u1")
    found(s.p, tribe("vandali"), leader("genseric"))
    s.put("africa-4", "vandali-u2", weak=True)
    s.put("africa-5", "vandali-u3", "co-africa-1", weak=True)
    s.begin(TribalAdjustments())
    assert [s.p.unit_weak[unit(f"vandali-u{n}")] for n in (2, 3)] == [0, 1]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_the_best_envoy_speaks() -> None:
    s = Scene(450)
    s.put("galliae-5", "avitus", "aetius", "aegidius", "dux-galliae")
    assert best_envoy(s.p, zone("galliae-5")) == leader("aetius")
