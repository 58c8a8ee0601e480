"""Facts of single sentences, one by one: each was once broken on purpose and nobody noticed."""

import pytest

from quadriga.games.ultimus.battle.aftermath import OfferPact
from quadriga.games.ultimus.battle.field import tactics
from quadriga.games.ultimus.battle.result import carry_out
from quadriga.games.ultimus.battle.retreat import ROUT, Withdrawal
from quadriga.games.ultimus.movement.limits import forbids_neighbour
from quadriga.games.ultimus.movement.march import can_rally, rally_skill
from quadriga.games.ultimus.peoples.regnum import KingIsDead
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN, UNHURT, WEAKENED
from quadriga.games.ultimus.throne.lives import next_heir
from quadriga.games.ultimus.throne.usurpation import Canvass, canvassed
from quadriga.games.ultimus.year.balance import Discard
from quadriga.games.ultimus.year.events import mood
from quadriga.games.ultimus.year.sequence import Reinforcements, YearBegins
from quadriga.games.ultimus.year.victory import (
    barbarian_points,
    holds_capitals,
    is_in_capital,
    is_west_lost,
    occupied,
    pacified,
)
from rules.ultimus.scene import EAST, WEST, Scene, key_of, leader, tribe, unit, zone


@pytest.mark.rule("ultimus", "events.4")
@pytest.mark.parametrize(("loser", "fate"), [(ROMAIN, "dead"), (BARBARE, "italia-4")])
def test_event_4_a_sick_augustus_dies_of_a_defeat_not_of_a_victory(loser: int, fate: str) -> None:
    s = Scene(410)
    s.augusti()
    s.status("visigothi", "war")
    s.put("italia-4", "pa-w-scolae", "visigothi-u1")
    s.p.sick = leader("honorius")
    results = [UNHURT, UNHURT]
    results[loser] = WEAKENED
    carry_out(s.battle("italia-4").p, results, 1 - loser)
    assert s.at("honorius") == fate


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_nobody_is_taken_along_twice() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3", "pa-w-scolae")
    s.battle("galliae-5").begin(Withdrawal(BARBARE, ROUT))
    s.play("flee attila galliae-4", "take hunni-u2")
    assert s.why("take hunni-u2") == s.why("take hunni-u1") == "in-order"
    assert s.why("take hunni-u3") == ""


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize(("name", "step"), [("suevi", "MinorPact"), ("vandali", "MajorPact")])
def test_9_4_a_minor_people_is_won_with_one_die_a_major_one_with_the_other(name: str, step: str) -> None:
    s = Scene(450)
    s.begin(OfferPact(tribe(name), leader("aetius")))
    s.play("federate aetius")
    assert s.step() == step


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_a_regnum_scores_in_the_year_it_was_formed() -> None:
    s = Scene(450)
    s.p.regna = 2
    s.begin(YearBegins())
    assert s.p.regna == 0


@pytest.mark.rule("ultimus", "3.3.1")
@pytest.mark.rule("ultimus", "4.2.1")
def test_2_d_generic_romans_return_among_the_reinforcements_barbarians_do_not() -> None:
    s = Scene(450)
    s.put("hunni-1", "hunni-u1")
    for name in ("dux-galliae", "dux-britanniae", "comes-africae", "hunni-leader"):
        s.p.leader_at[leader(name)] = -2
    s.begin(Reinforcements())
    assert [s.at(n) for n in ("dux-galliae", "dux-britanniae", "comes-africae")] == [
        "galliae-3",
        "britanniae-2",
        "africa-4",
    ]
    assert s.at("hunni-leader") == "fallen"


@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize(("fate", "comes"), [(-1, True), (-3, False)])
def test_gondebaud_dead_as_a_roman_is_never_king(fate: int, comes: bool) -> None:
    s = Scene(475)
    for name in ("chilperic", "gondioc"):
        s.p.leader_at[leader(name)] = -3
    s.p.leader_at[leader("gondebaud")] = fate
    assert (next_heir(s.p, tribe("burgondi")) == leader("gondebaud-rex")) is comes


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_what_was_put_back_openly_is_not_taken_back() -> None:
    s = Scene(450)
    s.hold(ROMAIN, "rex")
    s.begin(Discard(ROMAIN))
    assert s.offered() == ["discard rex"]
    assert s.p.question().seals(s.p, s.parse("discard rex"))


@pytest.mark.rule("ultimus", "9.2")
@pytest.mark.parametrize(
    ("back", "there"), [(0, "hispaniae-5"), (451, "hispaniae-5"), (450, "africa-4"), (449, "africa-4")]
)
def test_9_2_a_fleet_comes_back_in_its_year_and_only_if_it_was_lost(back: int, there: str) -> None:
    s = Scene(450)
    s.p.fleet_at[0], s.p.fleet_back[0] = zone("hispaniae-5"), back
    s.begin(Reinforcements())
    assert s.p.fleet_at[0] == zone(there)
    assert s.p.fleet_back[0] == (451 if back == 451 else 0)


@pytest.mark.rule("ultimus", "2.D")
@pytest.mark.parametrize("held", [True, False])
def test_9_2_a_fleet_that_comes_back_is_his_who_holds_its_port(held: bool) -> None:
    s = Scene(450)
    s.status("vandali", "war")
    s.p.fleet_at[0], s.p.fleet_back[0], s.p.fleet_side[0] = -1, 450, int(not held)
    if held:
        s.put("africa-4", "vandali-u1")
    s.begin(Reinforcements())
    assert s.p.fleet_side[0] == (BARBARE if held else ROMAIN)


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.parametrize(
    ("status", "rex", "heirs", "asked"),
    [
        ("regnum", "", ("euric", "visigothi-leader"), True),
        ("regnum", "", (), False),
        ("regnum", "euric", ("euric", "visigothi-leader"), False),
        ("revolt", "", ("euric", "visigothi-leader"), False),
    ],
)
def test_4_5_3_an_heir_is_sought_where_a_regnum_has_lost_its_king(
    status: str, rex: str, heirs: tuple[str, ...], asked: bool
) -> None:
    s = Scene(465)
    s.status("visigothi", status)
    s.put("viennensis-5", "visigothi-u1", *heirs)
    s.p.tribe_rex[tribe("visigothi")] = leader(rex) if rex else -1
    s.begin(KingIsDead(tribe("visigothi")))
    assert (s.step() == "ChooseHeir") is asked
    if asked:
        assert s.asked() == ("barbare", "king")
        s.play("raise-king visigothi-leader")
        assert s.p.tribe_rex[tribe("visigothi")] == leader("visigothi-leader")


@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_a_beaten_attacker_may_go_back_where_he_came_from() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "pa-w-scolae")
    s.p.unit_from[unit("hunni-u1")] = zone("galliae-4")
    s.battle("galliae-5").begin(Withdrawal(BARBARE, ROUT))
    assert "flee attila galliae-4" in s.offered()
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "aegidius", "co-galliae-1")
    s.p.unit_from[unit("hunni-u1")] = zone("galliae-4")
    s.battle("galliae-5").begin(Withdrawal(ROMAIN, ROUT))
    assert s.why("flee aegidius galliae-4") == "attacker-came"
    assert "flee aegidius galliae-6" in s.offered()


@pytest.mark.rule("ultimus", "events.4")
@pytest.mark.rule("ultimus", "8.6.2")
def test_event_4_a_sick_augustus_gives_no_bonus_and_his_men_none_in_his_place() -> None:
    s = Scene(410)
    s.augusti()
    s.put("italia-4", "stilicon")
    s.p.sick = leader("honorius")
    troops = [unit("pa-w-scolae")]
    assert tactics(s.p, [leader("honorius")], troops) == 0
    best = s.p.roster.leader_bt[leader("stilicon")]
    assert tactics(s.p, [leader("honorius"), leader("stilicon")], troops) == best > 0


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_land_that_bears_no_name_is_open_and_ones_own_home_too() -> None:
    s = Scene()
    for name in ("burgondi", "hunni", "suevi"):
        s.status(name, "war")
    s.put("germania", "hunni-u1")
    s.put("burgondi", "hunni-u2")
    s.status("burgondi", "peace")
    assert forbids_neighbour(s.p, tribe("suevi"), zone("germania")) == 0
    assert forbids_neighbour(s.p, tribe("burgondi"), zone("burgondi")) == 0
    assert key_of(forbids_neighbour(s.p, tribe("suevi"), zone("burgondi"))) == "other-tribe"
    s.p.tribe_ally[tribe("suevi")] = tribe("burgondi")
    assert forbids_neighbour(s.p, tribe("suevi"), zone("burgondi")) == 0
    s.p.tribe_ally[tribe("suevi")] = -1
    s.p.put_unit(unit("hunni-u2"), -1)
    assert forbids_neighbour(s.p, tribe("suevi"), zone("burgondi")) == 0


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_c_only_dioceses_of_his_half_and_only_from_inside_it() -> None:
    s = Scene(410)
    s.augusti()
    assert canvassed(s.p, WEST) == []
    s.put("pannoniae-3", "jovin", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    ids = s.p.board.diocese_ids
    assert {ids[one] for one in canvassed(s.p, WEST)} == {"italia"}
    for place in (zone("alamanni"), -10, BOX):
        s.p.leader_at[leader("jovin")] = place
        assert canvassed(s.p, WEST) == []
        s.begin(Canvass(WEST))
        assert s.step() == "Movement"


def rebels(*others: str, where: str = "galliae-4") -> Scene:
    """Jovin, CP of the counters, has risen; units of the ROMAIN without a leader stand in a zone."""
    s = Scene(410)
    s.augusti()
    s.p.usurper[WEST] = leader("jovin")
    s.put("italia-2", "jovin", side=BARBARE)
    s.put(where, "co-galliae-1")
    s.put(where, *others, side=BARBARE)
    return s


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_d_who_may_be_rallied_by_whom() -> None:
    s = rebels("stilicon")
    here = zone("galliae-4")
    assert can_rally(s.p, leader("stilicon"), here)
    s.put("galliae-4", "avitus")
    assert not can_rally(s.p, leader("stilicon"), here)
    s = rebels("stilicon")
    s.p.put_unit(unit("co-galliae-1"), -1)
    assert not can_rally(s.p, leader("stilicon"), here)
    s = rebels("stilicon")
    s.put("galliae-4", "armenia-u1")
    assert not can_rally(s.p, leader("stilicon"), here)
    s = rebels("stilicon")
    s.p.usurper = [-1, leader("jovin")]
    assert not can_rally(s.p, leader("stilicon"), here)
    s = rebels("stilicon")
    s.p.leader_side[leader("stilicon")] = ROMAIN
    assert not can_rally(s.p, leader("stilicon"), here)
    s = rebels("stilicon", where="alamanni")
    assert not can_rally(s.p, leader("stilicon"), zone("alamanni"))
    s = rebels("athaulf")
    s.status("visigothi", "revolt")
    s.put("galliae-4", "athaulf", side=BARBARE)
    assert not can_rally(s.p, leader("athaulf"), here)


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_d_the_usurpers_own_cp_counts_where_he_is_else_the_best() -> None:
    s = rebels("constantin-iii", "stilicon", "sarus")
    skills = {name: s.p.roster.leader_cp[leader(name)] for name in ("jovin", "constantin-iii", "stilicon", "sarus")}
    best = max(skills[name] for name in ("constantin-iii", "stilicon", "sarus"))
    here = zone("galliae-4")
    assert rally_skill(s.p, leader("sarus"), here) == best > skills["jovin"]
    s.put("galliae-4", "jovin", side=BARBARE)
    assert rally_skill(s.p, leader("sarus"), here) == skills["jovin"]


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_every_capital_counts_and_both_augusti_must_be_in_one() -> None:
    for capital in ("viennensis-3", "italia-2", "italia-4", "italia-5"):
        s = Scene(450)
        s.status("hunni", "war")
        assert holds_capitals(s.p, WEST)
        s.put(capital, "hunni-u1")
        assert not holds_capitals(s.p, WEST)
        assert holds_capitals(s.p, EAST)
    for capital in ("thracia-3", "oriens-9"):
        s = Scene(450)
        s.status("hunni", "war")
        s.put(capital, "hunni-u1")
        assert not holds_capitals(s.p, EAST)
        assert holds_capitals(s.p, WEST)
    s = Scene(450)
    s.augusti()
    for place, inside in ((BOX, True), (BOX - 1, True), (-10, False), (zone("italia-6"), False)):
        s.p.leader_at[leader("honorius")] = place
        assert is_in_capital(s.p, leader("honorius")) is inside


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_pacified_is_who_was_beaten_has_nobody_left_and_no_kingdom() -> None:
    s = Scene(450)
    s.status("suevi", "war")
    people = tribe("suevi")
    assert not pacified(s.p, people)
    s.p.tribe_beaten[people] = 1
    assert pacified(s.p, people)
    s.put("hispaniae-1", "suevi-u1")
    assert not pacified(s.p, people)
    s.p.put_unit(unit("suevi-u1"), -2)
    s.status("suevi", "regnum")
    assert not pacified(s.p, people)


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_zones_are_held_inside_the_empire_by_tribes_of_the_barbare_at_war() -> None:
    s = Scene(450)
    for name in ("visigothi", "suevi"):
        s.status(name, "war")
    s.put("viennensis-1", "visigothi-u1", "suevi-u1")
    s.put("galliae-4", "visigothi-u2")
    s.put("alamanni", "visigothi-u3")
    s.put("galliae-7", "co-galliae-1", side=BARBARE)
    s.put("galliae-2", "burgondi-u1")
    assert [s.p.board.zone_ids[z] for z in occupied(s.p)] == ["galliae-4", "viennensis-1"]
    s.p.turn_unit(unit("visigothi-u2"), ROMAIN)
    assert [s.p.board.zone_ids[z] for z in occupied(s.p)] == ["viennensis-1"]


@pytest.mark.rule("ultimus", "6.1.papa")
@pytest.mark.rule("ultimus", "10.2")
def test_10_2_an_imperial_capital_counts_as_a_town_and_the_pope_spares_roma_alone() -> None:
    s = Scene(450)
    s.augusti()
    s.status("hunni", "war")
    s.put("italia-4", "hunni-u1")
    assert barbarian_points(s.p) == 2
    s.put("italia-5", "hunni-u2")
    assert barbarian_points(s.p) == 7
    s.p.papa = 1
    assert barbarian_points(s.p) == 2


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize("spared", ["roma", "ravenna", "augustus", ""])
def test_the_west_is_lost_without_augustus_roma_and_ravenna(spared: str) -> None:
    s = Scene(470)
    s.augusti()
    s.status("hunni", "war")
    if spared != "roma":
        s.put("italia-5", "hunni-u1")
    if spared != "ravenna":
        s.put("italia-4", "hunni-u2")
    if spared != "augustus":
        s.p.augustus[WEST] = -1
    assert is_west_lost(s.p) is (spared == "")


@pytest.mark.rule("ultimus", "events.3")
@pytest.mark.rule("ultimus", "events.5")
@pytest.mark.rule("ultimus", "events.12")
@pytest.mark.parametrize(
    ("event", "own", "enemy", "camp", "mood_of"),
    [
        (3, "co-galliae-1", "hunni-u1", ROMAIN, -1),
        (3, "co-galliae-1", "hunni-u1", BARBARE, -1),
        (3, "co-galliae-1", "co-galliae-2", ROMAIN, 0),
        (3, "hunni-u1", "suevi-u1", BARBARE, 0),
        (5, "suevi-u1", "co-galliae-1", ROMAIN, 1),
        (5, "suevi-u1", "co-galliae-1", BARBARE, 1),
        (5, "hunni-u1", "suevi-u1", BARBARE, 0),
        (5, "co-galliae-1", "suevi-u1", ROMAIN, 0),
        (12, "pa-w-scolae", "hunni-u1", ROMAIN, 1),
        (12, "pa-w-scolae", "hunni-u1", BARBARE, 0),
        (12, "pa-w-scolae", "co-galliae-1", ROMAIN, 0),
        (12, "co-galliae-1", "hunni-u1", ROMAIN, 0),
        (4, "pa-w-scolae", "hunni-u1", ROMAIN, 0),
        (2, "suevi-u1", "co-galliae-1", BARBARE, 0),
    ],
)
def test_events_3_5_and_12_weigh_on_some_forces_only(event: int, own: str, enemy: str, camp: int, mood_of: int) -> None:
    s = Scene(450)
    s.p.event = event
    assert mood(s.p, [unit(own)], [unit(enemy)], camp) == mood_of
