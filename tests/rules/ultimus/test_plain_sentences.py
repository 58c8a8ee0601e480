"""Where a plain sentence of the book has the default and another reading is an option."""

import pytest

from quadriga.games.ultimus import options
from quadriga.games.ultimus.battle.evasion import Evasion
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.battle.retreat import EVASION, FLIGHT, ROUT, Withdrawal
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.movement.caught import Stragglers
from quadriga.games.ultimus.movement.limits import forbids_authority, forbids_tribe
from quadriga.games.ultimus.movement.phase import Window
from quadriga.games.ultimus.placement import PlaceUnit
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, Ultimus
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import AGE, kill
from quadriga.games.ultimus.year.balance import CapitalsAndPorts
from quadriga.games.ultimus.year.events import happen, starve, to_capital
from quadriga.games.ultimus.year.sequence import Reinforcements
from quadriga.games.ultimus.year.winter_romans import FleetLosses, Palatini
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import EAST, GAME, WEST, Scene, key_of, leader, start, tribe, unit, zone


@pytest.mark.rule("ultimus", "4.3")
@pytest.mark.parametrize(("value", "refused"), [(options.LED_AS_ONE, ""), (options.LED_APART, "not-his-men")])
def test_u_54_allies_are_led_as_one(value: int, refused: str) -> None:
    s = Scene()
    s.p.options[options.ALLIES] = value
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("africa-4", "genseric", "alani-u1")
    assert key_of(forbids_authority(s.p, leader("genseric"), unit("alani-u1"))) == refused
    assert key_of(forbids_authority(s.p, leader("genseric"), unit("suevi-u1"))) == "not-his-men"


@pytest.mark.rule("ultimus", "events.1")
@pytest.mark.parametrize(("value", "now"), [(options.UNITS_ONLY, "war"), (options.WHOLE_PEOPLE, "peace")])
def test_u_59_a_people_that_starved_is_not_pacified(value: int, now: str) -> None:
    s = Scene()
    s.p.options[options.FAMINE] = value
    s.status("suevi", "war")
    s.put("galliae-5", "suevi-u1", "suevi-u2", weak=True)
    starve(s.p)
    assert s.at("suevi-u1") == "fallen"
    s.begin(TribalAdjustments())
    assert s.status_of("suevi") == now


@pytest.mark.rule("ultimus", "6.3.faveur-divine")
def test_u_88_divine_favour_serves_the_evasion_roll() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "aegidius", "co-galliae-1")
    s.hold(ROMAIN, "faveur-divine")
    s.battle("galliae-5").begin(Evasion())
    s.play("evade")
    assert set(s.offered()) == {"play faveur-divine", "pass"}
    s.play("play faveur-divine")
    s.roll(5)
    assert s.step() == "Withdraw"


@pytest.mark.rule("ultimus", "deaths.roman")
@pytest.mark.parametrize(("value", "heir"), [(options.AT_ONCE, True), (options.NEXT_PHASE, False)])
def test_u_92_theodose_ii_inherits_from_arcadius(value: int, heir: bool) -> None:
    s = Scene(410)
    s.p.options[options.HEIRS] = value
    s.augusti()
    kill(s.p, leader("arcadius"), AGE)
    s.p.settle()
    assert (s.p.augustus[EAST] == leader("theodose-ii")) is heir


@pytest.mark.rule("ultimus", "6.3.fuite-opportune")
@pytest.mark.parametrize(("mode", "barred"), [(EVASION, True), (FLIGHT, False)])
def test_u_112_an_opportune_flight_goes_by_any_free_zone(mode: int, barred: bool) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "aegidius", "co-galliae-1")
    s.p.unit_from[unit("hunni-u1")] = zone("galliae-4")
    s.battle("galliae-5").begin(Withdrawal(ROMAIN, mode))
    assert ("flee aegidius galliae-4" not in s.offered()) is barred


@pytest.mark.rule("ultimus", "7.1")
def test_u_113_no_march_does_nothing() -> None:
    s = Scene()
    s.put("italia-4", "avitus")
    s.put("italia-8", "aetius")
    s.moving(ROMAIN)
    assert s.why("march aetius") == "not-next"
    s.play("march avitus")
    assert s.why("halt") == "must-go-on"


@pytest.mark.rule("ultimus", "6")
def test_u_114_both_may_act_after_each_battle() -> None:
    s = Scene(450, active=ROMAIN)
    s.hold(ROMAIN, "desertion")
    s.hold(BARBARE, "assassinat")
    s.begin(Battles(1))
    assert (s.step(), s.p.turn()) == ("Interrupt", s.p.seat_of(BARBARE))
    s.play("pass")
    assert (s.step(), s.p.turn()) == ("Interrupt", s.p.seat_of(ROMAIN))


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_a_leader_left_alone_by_a_revolt_is_tested() -> None:
    s = Scene()
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1", "avitus")
    s.begin(Stragglers())
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_barbarian_leader_leaves_only_with_a_unit_of_his_while_one_lives() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "pa-w-scolae")
    s.battle("galliae-5").begin(Withdrawal(BARBARE, EVASION))
    s.play("flee attila galliae-4")
    assert s.why("set-out") == "lone-barbarian"
    s.play("take hunni-u1")
    assert s.at("hunni-u1") == s.at("attila") == "galliae-4"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_home_held_by_a_third_people_is_closed() -> None:
    s = Scene()
    s.status("hunni", "war")
    s.status("burgondi", "war")
    s.put("alamanni", "hunni-u1")
    assert key_of(forbids_tribe(s.p, tribe("burgondi"), zone("alamanni"))) == "other-tribe"
    assert forbids_tribe(s.p, tribe("hunni"), zone("alamanni")) == 0


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_armenia_may_leave_its_zone_when_it_migrates() -> None:
    s = Scene()
    there = s.p.roster.tribe_origin[tribe("armenia")][0]
    near = next(to for to in s.p.board.near[there] if s.p.roster.origin_tribe[to] < 0)
    assert key_of(forbids_tribe(s.p, tribe("armenia"), near)) == "armenia-stays"
    s.migrating("armenia")
    assert forbids_tribe(s.p, tribe("armenia"), near) == 0


@pytest.mark.rule("ultimus", "4.3")
@pytest.mark.parametrize("value", [options.LED_AS_ONE, options.LED_APART])
def test_u_54_units_of_an_ally_are_a_leaders_own_company(value: int) -> None:
    s = Scene()
    s.p.options[options.ALLIES] = value
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.status("vandali", "revolt")
    s.status("alani", "revolt")
    s.put("africa-4", "genseric", "alani-u1")
    s.moving(BARBARE)
    if value == options.LED_APART:
        assert s.why("march genseric") == "lone-barbarian"
        return
    s.play("march-by genseric alani-u1 africa-3")
    assert s.at("genseric") == s.at("alani-u1") == "africa-3"


@pytest.mark.rule("ultimus", "6")
@pytest.mark.parametrize(("value", "refused"), [(options.ANY_MOMENT, ""), (options.OWN_MOVEMENT, "wrong-phase")])
def test_u_82_stratagems_of_phase_e_are_played_in_a_battle_too(value: int, refused: str) -> None:
    s = Scene(450, active=BARBARE)
    s.p.options[options.MIGRATION] = value
    s.status("hunni", "war")
    s.status("suevi", "war")
    s.put("galliae-5", "attila", "hunni-u1", "pa-w-scolae")
    s.put("viennensis-2", "suevi-u1")
    s.hold(BARBARE, "desertion", "migration")
    s.fight("galliae-5")
    assert s.step() == "BattleStratagem"
    assert "play desertion" in s.offered()
    assert s.why("play migration") == refused
    s.play("play desertion", "choose-zone galliae-5")
    assert s.p.unit_weak[unit("pa-w-scolae")]


@pytest.mark.rule("ultimus", "6.2.migration")
def test_u_82_a_people_joins_a_battle_on_the_road_but_leaves_none() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.status("suevi", "war")
    s.put("galliae-5", "attila", "hunni-u1", "pa-w-scolae")
    s.put("viennensis-2", "suevi-u1")
    s.hold(BARBARE, "migration")
    s.fight("galliae-5")
    s.play("play migration")
    assert s.offered() == ["choose-tribe suevi"]
    s.play("choose-tribe suevi", "choose-zone galliae-5")
    assert s.at("suevi-u1") == "galliae-5"
    both = sum(s.p.roster.unit_pf[unit(name)][0] for name in ("hunni-u1", "suevi-u1"))
    s.roll(6)
    assert s.told("battle")[0][:2] == ["galliae-5", str(both)]


@pytest.mark.rule("ultimus", "6")
@pytest.mark.parametrize(("value", "refused"), [(options.ANY_MOMENT, ""), (options.OWN_MOVEMENT, "wrong-phase")])
def test_u_82_a_people_migrates_at_any_moment_or_in_its_players_movement(value: int, refused: str) -> None:
    s = Scene(450, active=BARBARE)
    s.p.options[options.MIGRATION] = value
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.hold(BARBARE, "migration")
    s.begin(Battles(1))
    assert s.step() == "Interrupt"
    assert s.why("play migration") == refused
    s.moving(BARBARE)
    assert "play migration" in s.offered()


@pytest.mark.rule("ultimus", "6.2.migration")
@pytest.mark.rule("ultimus", "7.1")
@pytest.mark.parametrize(("other", "moves"), [("viennensis-4", ["choose-zone viennensis-5"]), ("thracia-3", [])])
def test_u_82_foederati_who_migrate_in_the_romains_round_leave_a_general_among_enemies(
    other: str, moves: list[str]
) -> None:
    s = Scene(450, active=ROMAIN)
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "visigothi-u1", "avitus")
    s.put(other, "visigothi-u2")
    s.hold(BARBARE, "migration")
    s.begin(Window(BARBARE))
    s.play("play migration", "choose-tribe visigothi", *moves)
    assert s.side("visigothi-u2") == BARBARE
    assert s.step() == "CaughtRoll"
    s.roll(9)
    assert s.told("died") == [["avitus", "caught"]]


@pytest.mark.rule("ultimus", "6")
def test_u_114_a_stratagem_of_phase_e_may_be_answered() -> None:
    s = Scene(450, active=ROMAIN)
    s.put("galliae-5", "pa-w-scolae", "pa-w-victores")
    s.hold(ROMAIN, "epidemie-de-peste")
    s.hold(BARBARE, "desertion", "foyer-de-peste")
    s.begin(Window(BARBARE))
    s.play("play desertion", "choose-zone galliae-5")
    assert (s.step(), s.p.turn()) == ("Interrupt", s.p.seat_of(ROMAIN))
    s.play("pass")
    assert (s.step(), s.p.turn()) == ("Interrupt", s.p.seat_of(BARBARE))
    s.play("pass")
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_a_leader_left_alone_by_a_stratagem_after_a_battle_is_tested_at_once() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "avitus")
    s.hold(ROMAIN, "tribut")
    s.begin(Battles(1))
    assert s.step() == "Interrupt"
    s.play("pass")
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_u_115_foederati_on_the_road_stay_inside_the_empire() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("pannoniae-2", "visigothi-u1")
    s.migrating("visigothi")
    outside = next(to for to in s.p.board.near[zone("pannoniae-2")] if not s.p.board.is_empire(to))
    assert key_of(forbids_tribe(s.p, tribe("visigothi"), outside)) == "foederati-inside"
    s.status("visigothi", "revolt")
    assert forbids_tribe(s.p, tribe("visigothi"), outside) == 0


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_who_is_called_does_not_strand_himself_by_leaving_his_last_unit() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("hispaniae-5", "majorien", "pa-w-victores", "pa-w-scolae")
    s.p.leader_bound[leader("majorien")] = 1
    s.p.event = 6
    s.moving(ROMAIN)
    s.play("march majorien", "take-these pa-w-victores+pa-w-scolae", "go hispaniae-3")
    assert s.offered() == ["go hispaniae-2", "drop pa-w-victores", "drop pa-w-scolae"]
    s.play("drop pa-w-victores")
    assert s.refused("drop pa-w-scolae") == ("events.6", "unrest")
    assert s.offered() == ["go hispaniae-2"]


@pytest.mark.rule("ultimus", "events.6")
def test_u_116_who_is_called_to_a_capital_takes_only_those_who_keep_up() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("hispaniae-5", "majorien", "co-hispaniae-1", "pa-w-scolae")
    s.p.leader_bound[leader("majorien")] = 1
    s.p.event = 6
    assert to_capital(s.p, zone("hispaniae-5")) == 4
    s.moving(ROMAIN)
    s.play("march majorien")
    assert s.why("take co-hispaniae-1") == "unrest"
    assert s.why("take pa-w-scolae") == ""


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_whoever_cannot_set_out_for_a_capital_keeps_nobody_waiting() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("galliae-5", "aetius", "hunni-u1").guard("bu-3-1", "aetius")
    s.p.patrice[WEST] = leader("aetius")
    s.p.leader_bound[leader("aetius")] = 1
    s.p.event = 6
    s.moving(ROMAIN)
    assert s.why("march aetius") == "must-stop"
    assert s.offered() == ["end-movement"]
    s.play("end-movement")


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_a_chief_called_to_a_capital_goes_there_with_his_people() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    s.put("hispaniae-5", "theodoric-i", "co-hispaniae-1", "pa-w-scolae", "visigothi-u1", "visigothi-u2")
    s.p.patrice[WEST] = leader("theodoric-i")
    s.p.leader_bound[leader("theodoric-i")] = 1
    s.p.event = 6
    s.moving(ROMAIN)
    assert s.why("end-movement") == "called"
    s.play("march theodoric-i")
    assert s.why("set-out") == "lone-barbarian"
    names = ("co-hispaniae-1", "pa-w-scolae", "visigothi-u1", "visigothi-u2")
    assert set(s.offered()) == {f"take {name}" for name in names}
    s.play("take visigothi-u1", "set-out")
    for _ in range(3):
        assert s.why("halt") == "must-go-on"
        s.play(s.offered("go")[0])
    assert to_capital(s.p, s.p.leader_at[leader("theodoric-i")]) == to_capital(s.p, zone("hispaniae-5")) - 3


@pytest.mark.rule("ultimus", "4.3")
def test_u_113_a_barbarian_leader_does_not_set_out_without_his_people() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.moving(BARBARE)
    s.play("march attila")
    assert s.offered() == ["take hunni-u1"]
    assert s.why("set-out") == "lone-barbarian"
    assert s.why("take-these -") == "lone-barbarian"


@pytest.mark.rule("ultimus", "3.3.2")
def test_u_85_units_are_posted_where_no_enemy_stands_and_never_out_of_play() -> None:
    for scenario in GAME.scenarios:
        p = GAME.start(scenario.id)
        assert isinstance(p, Ultimus)
        for frame in p.stack:
            if isinstance(frame, PlaceUnit):
                assert frame.zones
                assert all(p.board.diocese[at] == p.roster.unit_diocese[frame.unit] for at in frame.zones)
                assert not any(p.setup.closed[at] or p.troops[2 * at + 1 - frame.camp] for at in frame.zones)


@pytest.mark.rule("ultimus", "3.3.2")
@pytest.mark.parametrize("value", ["suggested", "chosen"])
def test_u_85_a_stored_position_keeps_its_options_by_name(value: str) -> None:
    stored = GAME.start("campus-mauriacus", 0, {"deployment": value}).to_plain()
    stored["version"] = 1
    stored["options"] = {"deployment": value}
    state = stored["state"]
    assert isinstance(state, dict)
    del state["migrants"], state["voyage"], state["story"]
    state |= {"migrant": tribe("hunni"), "migrant_side": BARBARE}
    p = GAME.from_plain(stored)
    assert isinstance(p, Ultimus)
    assert GAME.options[options.DEPLOYMENT].values[p.options[options.DEPLOYMENT]] == value
    assert p.options[options.ALLIES] == options.LED_APART
    assert p.migrants is not None
    assert p.migrants.peoples == [tribe("hunni")]


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_a_voyage_stored_before_it_was_a_part_goes_on() -> None:
    s = Scene()
    s.put("africa-4", "pa-w-scolae")
    s.p.fleet_at[0] = zone("africa-4")
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis", "embark pa-w-scolae")
    stored = s.p.to_plain()
    stored["version"] = 2
    stack, state = stored["stack"], stored["state"]
    assert isinstance(stack, list)
    assert isinstance(state, dict)
    assert stack[-1] == ["InPort"]
    stack[-1] = ["InPort", 0, unit("pa-w-scolae"), -1]
    del state["voyage"]
    assert GAME.from_plain(stored) == s.p
    s.play("cast-off mare-internum-occidentalis")
    stored = s.p.to_plain()
    stored["version"] = 2
    stack, state = stored["stack"], stored["state"]
    assert isinstance(stack, list)
    assert isinstance(state, dict)
    stack[-1] = ["OnSea", 0, 1]
    del state["voyage"]
    again = GAME.from_plain(stored)
    assert again.moves() == s.p.moves()


@pytest.mark.rule("ultimus", "4.3")
@pytest.mark.rule("ultimus", "8.4.1")
def test_u_81_of_two_leaders_the_second_goes_where_the_last_unit_went() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric", "visigothi-leader", "visigothi-u1", "pa-w-scolae")
    s.battle("viennensis-5").begin(Withdrawal(BARBARE, ROUT))
    ways = {text.split()[-1] for text in s.offered("flee visigothi-leader")}
    assert {"viennensis-1", "viennensis-4"} <= ways
    s.play("flee euric viennensis-1", "take visigothi-u1")
    assert s.offered("flee visigothi-leader") == ["flee visigothi-leader viennensis-1"]
    assert s.why("flee visigothi-leader viennensis-4") == "lone-barbarian"


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.parametrize("mode", [EVASION, FLIGHT])
def test_u_81_nobody_evades_without_a_unit_of_his_people(mode: int) -> None:
    s = Scene(450, active=ROMAIN)
    s.status("visigothi", "revolt")
    s.status("suevi", "war")
    s.put("viennensis-5", "euric", "suevi-u1", "pa-w-scolae")
    s.battle("viennensis-5").begin(Withdrawal(BARBARE, mode))
    assert not s.offered("flee euric")


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize("choice", ["africa-3", "africa-5"])
def test_9_4_after_a_lost_regnum_the_romain_chooses_the_zone_though_allies_survive_elsewhere(choice: str) -> None:
    s = Scene(470)
    s.status("vandali", "regnum")
    s.status("alani", "regnum")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    s.put("hispaniae-1", "alani-u2")
    for name in ("vandali-u1", "vandali-u2", "vandali-u3", "alani-u1"):
        s.put("africa-4", name)
        eliminate(s.p, unit(name))
    s.put("africa-4", "pa-e-scolae")
    s.begin(CapitalsAndPorts(), TribalAdjustments())
    assert s.p.turn() == s.p.seat_of(ROMAIN)
    assert s.offered() == ["choose-zone africa-3", "choose-zone africa-5"]
    s.play(f"choose-zone {choice}")
    assert s.status_of("vandali") == s.status_of("alani") == "foederati"
    assert {s.at(n) for n in ("vandali-u1", "vandali-u2", "vandali-u3", "alani-u1")} == {choice}
    assert s.at("alani-u2") == "hispaniae-1"


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.parametrize(("number", "joined"), [(1, True), (6, False)])
def test_3_6_3_d_a_chief_of_rallied_foederati_rallies_units_too(number: int, joined: bool) -> None:
    s = Scene(410)
    s.augusti()
    s.status("visigothi", "foederati")
    s.put("galliae-5", "athaulf", "visigothi-u1", side=BARBARE)
    s.put("galliae-4", "co-galliae-1", "li-galliae-1")
    s.p.usurper[WEST] = leader("jovin")
    s.p.leader_at[leader("jovin")] = zone("italia-2")
    s.moving(BARBARE)
    s.play("march athaulf", "take visigothi-u1", "set-out", "go galliae-4")
    assert s.step() == "RallyUnits"
    s.play("rally")
    s.roll(number)
    assert (s.side("co-galliae-1") == BARBARE) is (s.side("li-galliae-1") == BARBARE) is joined
    assert (s.step() == "Muster") is joined


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_a_barbarian_leader_boards_only_with_units_of_his() -> None:
    s = Scene(455)
    s.status("vandali", "regnum")
    s.put("africa-4", "genseric", "vandali-u1")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.moving(BARBARE)
    s.play("sail classis-occidentalis")
    assert s.why("board genseric") == "lone-barbarian"
    s.play("embark vandali-u1", "board genseric", "cast-off mare-internum-occidentalis")
    assert s.offered("land")


@pytest.mark.rule("ultimus", "9.2")
@pytest.mark.rule("ultimus", "3.3.1")
def test_9_2_a_generic_leader_lost_at_sea_never_returns() -> None:
    s = Scene(418)
    s.p.fleet_at[0] = AT_SEA
    s.p.leader_at[leader("comes-africae")] = AFLOAT
    s.begin(FleetLosses(), Reinforcements())
    assert s.at("comes-africae") == "dead"


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_from_outside_the_empire_palatini_return_to_the_capital_of_the_scenario() -> None:
    s = start("fleau-de-dieu")
    assert s.at("pa-w-comites-alani") == "viennensis-3"
    s.put("alamanni", "pa-w-comites-alani")
    s.begin(Palatini())
    assert s.at("pa-w-comites-alani") == "viennensis-3"
    eliminate(s.p, unit("pa-w-comites-alani"))
    s.begin(Palatini())
    assert s.at("pa-w-comites-alani") == "italia-2"


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_a_halt_on_the_way_is_no_way_round_it() -> None:
    s = Scene()
    s.augusti()
    s.put("hispaniae-5", "honorius")
    happen(s.p, 6)
    s.moving(ROMAIN)
    s.play("march honorius")
    for _ in range(to_capital(s.p, zone("hispaniae-5"))):
        assert s.why("halt") == "must-go-on"
        s.play(s.offered("go")[0])
    s.play("halt")
    assert to_capital(s.p, s.p.leader_at[leader("honorius")]) == 0
