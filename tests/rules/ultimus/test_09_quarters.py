"""Winter quarters and the count of points (9.2 to 9.4, 10.2, 10.3), piece by piece."""

import pytest

from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, BOX, OFF, TEMPORARY_FLEET
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.year.balance import Discard, LostCapital, check_port, dissolve
from quadriga.games.ultimus.year.victory import barbarian_points, close, roman_points
from quadriga.games.ultimus.year.winter_romans import (
    FleetLosses,
    Guards,
    LeadersHome,
    LegionQuarters,
    Palatini,
    Siege,
    SiegeRoll,
    is_threatened,
)
from quadriga.games.ultimus.year.winter_tribes import winter_armenia, winter_regnum, winter_settled, winter_war
from rules.ultimus.scene import EAST, WEST, Scene, leader, tribe, unit, zone

# ---------------------------------------------------------------- fleets


@pytest.mark.rule("ultimus", "9.2")
def test_9_2_each_fleet_is_judged_by_its_own_port() -> None:
    s = Scene(418)
    s.p.fleet_at = [zone("africa-4"), zone("africa-4"), zone("thracia-3")]
    s.p.put_unit(unit("pa-w-scolae"), AFLOAT)
    s.p.put_unit(unit("pa-e-scolae"), AFLOAT - 1)
    s.begin(FleetLosses())
    assert s.p.fleet_at == [zone("africa-4"), OFF, zone("thracia-3")]
    assert s.p.fleet_back == [0, 424, 0]
    assert (s.at("pa-w-scolae"), s.at("pa-e-scolae")) == ("sea", "fallen")


@pytest.mark.rule("ultimus", "6.3.flotte")
@pytest.mark.parametrize(("where", "stays"), [("africa-4", True), ("thracia-3", True), ("italia-4", False)])
def test_6_3_the_temporary_fleet_lasts_in_the_two_great_ports_only(where: str, stays: bool) -> None:
    s = Scene(418)
    s.p.fleet_at = [OFF, OFF, zone(where)]
    s.p.leader_at[leader("avitus")] = AFLOAT - TEMPORARY_FLEET
    s.begin(FleetLosses())
    assert (s.p.fleet_at[TEMPORARY_FLEET] == zone(where)) is stays
    assert (s.at("avitus") == "dead") is not stays
    assert s.p.fleet_back == [0, 0, 0]


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_a_fleet_is_next_turn_his_who_holds_its_port() -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.put("africa-4", "vandali-u1")
    s.p.fleet_at = [AT_SEA, zone("thracia-3"), zone("africa-4")]
    s.p.fleet_side = [ROMAIN, BARBARE, ROMAIN]
    for fleet in range(3):
        check_port(s.p, fleet)
    assert s.p.fleet_side == [BARBARE, ROMAIN, BARBARE]
    s.p.fleet_at = [OFF, OFF, AT_SEA + 1]
    s.p.fleet_side = [ROMAIN, BARBARE, ROMAIN]
    for fleet in range(3):
        check_port(s.p, fleet)
    assert s.p.fleet_side == [ROMAIN, BARBARE, ROMAIN]


# ---------------------------------------------------------------- Roman units


def foes(s: Scene, *where: str) -> Scene:
    s.status("hunni", "war")
    for number, at in enumerate(where, 1):
        s.put(at, f"hunni-u{number}")
    return s


@pytest.mark.rule("ultimus", "9.3.1")
@pytest.mark.parametrize(
    ("name", "at", "enemy", "weak"),
    [
        ("li-galliae-1", "galliae-4", "", 0),
        ("li-galliae-1", "galliae-4", "galliae-5", 1),
        ("li-galliae-1", "galliae-4", "galliae-6", 0),
        ("li-galliae-1", "galliae-4", "alamanni", 0),
        ("co-galliae-1", "galliae-4", "", 0),
        ("co-galliae-1", "viennensis-1", "", 1),
        ("co-galliae-1", "viennensis-2", "", 0),
        ("co-galliae-1", "viennensis-2", "galliae-5", 1),
        ("co-britanniae-1", "britanniae-1", "", 0),
        ("co-galliae-1", "britanniae-1", "", 0),
    ],
)
def test_9_3_1_where_limitanei_and_comitatenses_recover(name: str, at: str, enemy: str, weak: int) -> None:
    s = Scene(450).put(at, name, weak=True)
    foes(s, *([enemy] if enemy else []))
    s.begin(LegionQuarters(unit(name)))
    assert (s.at(name), s.p.unit_weak[unit(name)]) == (at, weak)
    assert is_threatened(s.p, unit(name)) is (weak == 1 and enemy != "")


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_where_a_unit_fell_decides_whether_it_returns() -> None:
    s = Scene(450)
    s.put("galliae-4", "co-galliae-1", "co-galliae-2")
    s.put("italia-2", "co-italia-1", "co-britanniae-1")
    for name in ("co-galliae-1", "co-italia-1", "co-britanniae-1"):
        eliminate(s.p, unit(name))
    eliminate(s.p, unit("co-galliae-2"))
    s.p.unit_fell[unit("co-galliae-2")] = NONE
    s.begin(LegionQuarters(unit("co-britanniae-1")))
    assert s.at("co-britanniae-1") == "off"
    for name, diocese in [("co-galliae-1", "galliae"), ("co-galliae-2", "galliae"), ("co-italia-1", "italia")]:
        s.begin(LegionQuarters(unit(name)))
        s.play(s.offered()[0])
        assert s.at(name).startswith(diocese)
        assert s.p.unit_weak[unit(name)] == 0


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_comitatenses_abroad_go_home_weakened_or_are_lost() -> None:
    s = Scene(450).put("alamanni", "co-viennensis-1")
    s.begin(LegionQuarters(unit("co-viennensis-1")))
    s.play(s.offered()[0])
    assert s.at("co-viennensis-1").startswith("viennensis")
    assert s.p.unit_weak[unit("co-viennensis-1")] == 1
    lost = Scene(450).put("alamanni", "co-britanniae-1")
    lost.status("visigothi", "foederati")
    lost.put("britanniae-1", "visigothi-u1").put("britanniae-2", "visigothi-u2").put("britanniae-3", "visigothi-u3")
    lost.begin(LegionQuarters(unit("co-britanniae-1")))
    assert lost.at("co-britanniae-1") == "off"
    sea = Scene(450)
    sea.p.put_unit(unit("co-africa-1"), AFLOAT)
    sea.begin(LegionQuarters(unit("co-africa-1")))
    assert sea.at("co-africa-1") == "sea"


@pytest.mark.rule("ultimus", "9.3.2")
@pytest.mark.parametrize(
    ("at", "enemy", "weak"),
    [
        ("italia-1", "", 1),
        ("italia-3", "", 0),
        ("italia-4", "", 0),
        ("italia-4", "italia-2", 1),
        ("britanniae-1", "", 0),
    ],
)
def test_9_3_2_palatini_recover_in_towns_away_from_enemies(at: str, enemy: str, weak: int) -> None:
    s = Scene(450).put(at, "pa-w-scolae", weak=True)
    foes(s, *([enemy] if enemy else []))
    s.begin(Palatini())
    assert (s.at("pa-w-scolae"), s.p.unit_weak[unit("pa-w-scolae")]) == (at, weak)


@pytest.mark.rule("ultimus", "9.3.2")
@pytest.mark.parametrize(
    ("status", "fallen", "abroad"), [("war", "fallen", "fallen"), ("foederati", "italia-4", "fallen")]
)
def test_9_3_2_who_holds_their_capital_keeps_palatini_out(status: str, fallen: str, abroad: str) -> None:
    s = Scene(450)
    s.status("visigothi", status)
    s.put("italia-4", "visigothi-u1", "pa-w-scolae")
    s.put("alamanni", "pa-w-domestici-pedites", weak=True)
    eliminate(s.p, unit("pa-w-scolae"))
    s.begin(Palatini())
    assert s.at("pa-w-scolae") == fallen
    assert s.at("pa-w-domestici-pedites") == abroad
    assert s.p.unit_weak[unit("pa-w-domestici-pedites")] == 0


@pytest.mark.rule("ultimus", "9.3.3")
@pytest.mark.parametrize(
    ("at", "enemy", "recovers"),
    [("italia-3", "", True), ("italia-1", "", False), ("italia-3", "italia-2", False), ("britanniae-1", "", True)],
)
def test_9_3_3_guards_recover_or_rejoin_in_a_town_away_from_enemies(at: str, enemy: str, recovers: bool) -> None:
    s = Scene(450).put(at, "aetius", "avitus").guard("bu-4-1", "aetius").guard("bu-2-1", "avitus")
    s.p.unit_weak[unit("bu-4-1")] = 1
    eliminate(s.p, unit("bu-2-1"))
    foes(s, *([enemy] if enemy else []))
    s.begin(Guards())
    assert s.p.unit_weak[unit("bu-4-1")] == int(not recovers)
    assert s.at("bu-4-1") == at
    assert s.at("bu-2-1") == (at if recovers else "off")
    assert s.p.unit_lead[unit("bu-2-1")] == (leader("avitus") if recovers else NONE)
    assert s.p.unit_weak[unit("bu-2-1")] == 0


@pytest.mark.rule("ultimus", "9.3.4")
@pytest.mark.parametrize(
    ("at", "held", "to"),
    [
        ("alamanni", "", {"galliae-1", "galliae-3", "galliae-5", "viennensis-2", "italia-2", "italia-3"}),
        ("alamanni", "italia-2", {"galliae-1", "galliae-3", "galliae-5", "viennensis-2", "italia-3"}),
        ("picti-1", "", {"britanniae-1"}),
        ("picti-1", "britanniae-1", {"britanniae-2"}),
        ("italia-1", "", {"italia-1"}),
    ],
)
def test_9_3_4_romans_abroad_go_to_the_nearest_town_without_enemies(at: str, held: str, to: set[str]) -> None:
    s = Scene(450).put(at, "avitus").put("sarmatia", "attila")
    foes(s, *([held] if held else []))
    s.begin(LeadersHome())
    assert s.at("attila") == "sarmatia"
    if len(to) > 1:
        assert s.offered() == [f"place-leader avitus {name}" for name in sorted(to, key=zone)]
    else:
        assert {s.at("avitus")} == to


@pytest.mark.rule("ultimus", "9.3.4")
@pytest.mark.parametrize(("usurps", "to"), [(False, ["moesiae-1"]), (True, ["pannoniae-3", "pannoniae-4"])])
def test_9_3_4_a_usurper_goes_to_a_town_of_his_half(usurps: bool, to: list[str]) -> None:
    s = Scene(410).put("gepidae", "jovin", side=BARBARE)
    if usurps:
        s.p.usurper[WEST] = leader("jovin")
    s.begin(LeadersHome())
    assert s.offered("place-leader") == ([f"place-leader jovin {name}" for name in to] if usurps else [])
    assert s.at("jovin") == ("gepidae" if usurps else to[0])


@pytest.mark.rule("ultimus", "9.3.5")
@pytest.mark.parametrize("half", [WEST, EAST])
def test_9_3_5_a_city_is_in_danger_only_if_somebody_is_in_it_and_the_enemy_before_it(half: int) -> None:
    name, city = ("majorien", "italia-4") if half == WEST else ("marcien", "thracia-3")
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.begin(Siege(half))
    assert s.step() == "Movement"
    s.p.leader_at[leader(name)] = BOX - half
    s.begin(Siege(half))
    assert s.step() == "Movement"
    foes(s, city)
    s.begin(Siege(1 - half))
    assert s.step() == "Movement"
    s.begin(Siege(half))
    assert s.step() == "SiegeRoll"


@pytest.mark.rule("ultimus", "9.3.5")
@pytest.mark.parametrize(
    ("half", "rolls", "falls"),
    [(WEST, [0], True), (WEST, [1], False), (EAST, [1], False), (EAST, [0, 4], True), (EAST, [0, 5], False)],
)
def test_9_3_5_on_which_rolls_a_city_falls(half: int, rolls: list[int], falls: bool) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    name = "majorien" if half == WEST else "marcien"
    s.p.leader_at[leader(name)] = BOX - half
    s.p.put_unit(unit("pa-w-scolae"), BOX - half)
    s.put("italia-2", "avitus").put("asia-1", "aspar")
    s.begin(SiegeRoll(half))
    for number in rolls:
        s.roll(number)
    assert (s.at(name), s.at("pa-w-scolae")) == (("dead", "off") if falls else ("refuge", "refuge"))


# ---------------------------------------------------------------- tribes


@pytest.mark.rule("ultimus", "4.4.2")
@pytest.mark.parametrize(("persae", "there"), [("", "armenia"), ("armenia", "fallen"), ("persae-1", "armenia")])
def test_4_4_2_armenia_comes_back_unless_persae_stand_there(persae: str, there: str) -> None:
    s = Scene(450).put("armenia", "armenia-u1")
    s.status("persae", "war")
    if persae:
        s.put(persae, "persae-u1")
    eliminate(s.p, unit("armenia-u1"))
    winter_armenia(s.p)
    assert s.at("armenia-u1") == there
    s.put("armenia", "armenia-u1", weak=True)
    winter_armenia(s.p)
    assert s.p.unit_weak[unit("armenia-u1")] == 0


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_in_war_the_fallen_go_home_and_the_weak_recover_at_home_or_in_a_town() -> None:
    s = Scene(450)
    s.status("saxones", "war")
    s.put("galliae-4", "saxones-u1", weak=True)
    s.put("galliae-5", "saxones-u2")
    eliminate(s.p, unit("saxones-u2"))
    winter_war(s.p, tribe("saxones"))
    s.p.settle()
    assert (s.at("saxones-u1"), s.p.unit_weak[unit("saxones-u1")]) == ("galliae-4", 1)
    assert (s.at("saxones-u2"), s.status_of("saxones")) == ("saxones", "war")
    s.put("britanniae-1", "saxones-u1", weak=True)
    s.put("saxones", "saxones-u2", weak=True)
    winter_war(s.p, tribe("saxones"))
    assert s.p.unit_weak[unit("saxones-u1")] == s.p.unit_weak[unit("saxones-u2")] == 0


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize(("broken", "weak"), [(0, 0), (1, 1)])
def test_9_4_settled_peoples_rejoin_their_kin_weakened_after_a_lost_regnum(broken: int, weak: int) -> None:
    s = Scene(450)
    s.status("vandali", "revolt")
    s.put("africa-1", "vandali-u1", weak=True)
    s.put("africa-1", "vandali-u2")
    s.p.tribe_broken[tribe("vandali")] = broken
    eliminate(s.p, unit("vandali-u2"))
    winter_settled(s.p, tribe("vandali"))
    s.p.settle()
    assert s.at("vandali-u2") == "africa-1"
    assert s.p.unit_weak[unit("vandali-u2")] == weak
    assert s.p.unit_weak[unit("vandali-u1")] == 0
    assert s.status_of("vandali") == "revolt"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_regnum_and_its_allies_gather_in_the_capital() -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.status("alani", "regnum")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("africa-1", "vandali-u1", "vandali-u2", "alani-u1", "pa-w-scolae", weak=True)
    for name in ("vandali-u2", "alani-u1"):
        eliminate(s.p, unit(name))
    winter_regnum(s.p, tribe("vandali"))
    assert s.at("vandali-u2") == s.at("alani-u1") == "fallen"
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    winter_regnum(s.p, tribe("vandali"))
    assert s.at("vandali-u2") == s.at("alani-u1") == "africa-4"
    assert s.p.unit_weak[unit("vandali-u1")] == 1


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_a_lost_capital_moves_or_ends_the_regnum() -> None:
    def kingdom(*where: str) -> Scene:
        s = Scene(455)
        s.status("vandali", "regnum")
        s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
        s.p.tribe_rex[tribe("vandali")] = leader("genseric")
        s.put("africa-4", "pa-w-scolae")
        names = [("genseric", "vandali-u1"), ("vandali-leader", "vandali-u2")]
        for at, (chief, men) in zip(where, names, strict=False):
            s.put(at, chief, men)
        return s.begin(LostCapital(tribe("vandali")))

    one = kingdom("africa-2")
    assert (one.status_of("vandali"), one.p.tribe_capital[tribe("vandali")]) == ("regnum", zone("africa-2"))
    two = kingdom("africa-2", "africa-3")
    assert two.step() == "ChooseCapital"
    two.play("move-capital africa-3")
    assert two.p.tribe_capital[tribe("vandali")] == zone("africa-3")
    none = kingdom("africa-1")
    assert (none.status_of("vandali"), none.at("genseric")) == ("revolt", "dead")
    assert none.p.tribe_broken[tribe("vandali")] == 1
    gone = Scene(455)
    gone.status("vandali", "regnum")
    gone.p.tribe_rex[tribe("vandali")] = leader("genseric")
    gone.put("africa-4", "genseric")
    dissolve(gone.p, tribe("vandali"))
    assert (gone.status_of("vandali"), gone.at("genseric")) == ("foederati", "africa-4")


# ---------------------------------------------------------------- counters


@pytest.mark.rule("ultimus", "6")
def test_6_the_useless_go_first_then_what_is_more_than_five() -> None:
    s = Scene(450)
    s.hold(ROMAIN, "rex", "tribut")
    s.begin(Discard(ROMAIN))
    assert s.offered() == ["discard rex"]
    assert s.why("discard tribut") == "keep"
    assert s.why("discard papa") == "not-in-hand"
    assert s.why("pass") == "must-discard"
    s.play("discard rex")
    assert s.offered() == ["pass"]
    s.play("pass")
    assert s.p.kept[int(s.p.seat_of(ROMAIN))] == 1
    full = Scene(450)
    names = ["tribut", "papa", "flotte", "desertion", "assassinat", "initiative"]
    full.hold(ROMAIN, *names)
    full.begin(Discard(ROMAIN))
    assert sorted(full.offered()) == sorted(f"discard {name}" for name in names)
    full.play("discard papa")
    assert full.offered() == ["pass"]


# ---------------------------------------------------------------- points


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_each_point_of_the_romain_by_itself() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    assert roman_points(s.p) == 1 + 1 + 2
    s.p.leader_at[leader("majorien")] = zone("italia-1")
    assert roman_points(s.p) == 1 + 2
    s.p.leader_at[leader("majorien")] = BOX
    assert roman_points(s.p) == 1 + 1 + 2
    s.p.augustus[EAST] = NONE
    assert roman_points(s.p) == 1 + 2
    s.p.usurper[EAST] = leader("timasius")
    assert roman_points(s.p) == 2
    foes(s, "oriens-9")
    assert roman_points(s.p) == 1
    s.put("italia-2", "hunni-u2")
    assert roman_points(s.p) == 0
    s.p.pax = 1
    assert roman_points(s.p) == 5
    s.p.pax = 0
    s.status("suevi", "war")
    s.p.tribe_beaten[tribe("suevi")] = 1
    assert roman_points(s.p) == 1
    s.status("burgondi", "revolt")
    s.p.tribe_beaten[tribe("burgondi")] = 1
    assert roman_points(s.p) == 1 + 3
    s.status("burgondi", "regnum")
    assert roman_points(s.p) == 1
    s.put("galliae-5", "suevi-u1")
    assert roman_points(s.p) == 0


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_each_point_of_the_barbare_by_itself() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    assert barbarian_points(s.p) == 0
    s.status("hunni", "war")
    s.put("galliae-4", "hunni-u1")
    assert barbarian_points(s.p) == 1
    s.put("galliae-4", "hunni-u2")
    assert barbarian_points(s.p) == 1
    s.put("galliae-5", "hunni-u3")
    assert barbarian_points(s.p) == 1 + 2
    s.put("britanniae-1", "hunni-u4")
    assert barbarian_points(s.p) == 1 + 2 + 2
    s.put("italia-5", "hunni-u5")
    assert barbarian_points(s.p) == 5 + 5
    s.p.papa = 1
    assert barbarian_points(s.p) == 5
    s.p.usurper[WEST] = leader("jovin")
    assert barbarian_points(s.p) == 5 + 3
    s.p.augustus[WEST] = NONE
    assert barbarian_points(s.p) == 5 + 3 + 3
    s.p.council = zone("asia-1")
    assert barbarian_points(s.p) == 5 + 3 + 3 + 3
    s.p.regna = 2
    assert barbarian_points(s.p) == 5 + 3 + 3 + 3 + 10
    s.put("pannoniae-1", "co-pannoniae-1", side=BARBARE)
    s.status("visigothi", "foederati").put("pannoniae-2", "visigothi-u1", side=BARBARE)
    assert barbarian_points(s.p) == 24


@pytest.mark.rule("ultimus", "10.3")
@pytest.mark.parametrize(
    ("points", "key", "wins"),
    [
        ([10, 10], "equal", [1, 1]), ([20, 10], "points", [2, 0]), ([10, 20], "points", [0, 2]),
        ([21, 10], "decisive", [2, 0]), ([50, 10], "decisive", [2, 0]), ([51, 10], "definitive", [2, 0]),
        ([10, 51], "definitive", [0, 2]), ([1, 0], "definitive", [2, 0]), ([0, 0], "equal", [1, 1]),
    ],
)  # fmt: skip
def test_10_3_how_the_levels_of_victory_are_told(points: list[int], key: str, wins: list[int]) -> None:
    s = Scene(476)
    s.p.points = points
    close(s.p)
    outcome = s.p.outcome()
    assert outcome is not None
    assert (outcome.key, list(outcome.results)) == (key, wins)
