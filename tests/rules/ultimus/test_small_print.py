"""Small print: what a sentence of the book does not touch stays as it is."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.muster import Muster
from quadriga.games.ultimus.battle.refuge import Refuge
from quadriga.games.ultimus.battle.result import Losses, carry_out
from quadriga.games.ultimus.battle.retreat import ROUT, Withdrawal
from quadriga.games.ultimus.battle.table import TOP_ROW
from quadriga.games.ultimus.battle.tactics import Parley
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.peoples.tribes import make_peace
from quadriga.games.ultimus.position import BOX, DEAD, OFF
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import CO, LI
from quadriga.games.ultimus.printed.tables import BARBARE, ELIMINATED, ROMAIN, UNHURT, WEAKENED
from quadriga.games.ultimus.stratagems.council import Attend
from quadriga.games.ultimus.stratagems.counters import PLAGUE
from quadriga.games.ultimus.stratagems.plague import Plague, infection
from quadriga.games.ultimus.throne.camps import ChangeOfCamps
from quadriga.games.ultimus.throne.lives import TribeEntries
from quadriga.games.ultimus.year.balance import CapitalsAndPorts, dissolve
from quadriga.games.ultimus.year.events import RiotRoll, SickRoll
from quadriga.games.ultimus.year.winter_romans import Guards, LegionQuarters
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import EAST, WEST, Scene, counter, leader, start, tribe, unit, zone

# ---------------------------------------------------------------- dice


@pytest.mark.rule("ultimus", "0.1")
@pytest.mark.parametrize(("die", "faces"), [(SickRoll(), range(1, 7)), (RiotRoll(), range(10))])
def test_0_1_dice_show_their_faces_and_no_other(die: SixRoll | TenRoll, faces: range) -> None:
    s = Scene()
    rng = Seeded(1)
    assert {die.draw(s.p, rng).a for _ in range(300)} == set(faces)
    assert [move.a for move, _ in die.chances(s.p)] == list(faces)


# ---------------------------------------------------------------- set up


@pytest.mark.rule("ultimus", "3.3.2")
@pytest.mark.parametrize("scenario", ["campus-mauriacus", "fleau-de-dieu", "crepuscule"])
def test_3_3_2_units_a_scenario_does_not_name_are_nobodys_to_place(scenario: str) -> None:
    s = start(scenario, deployment="chosen")
    while s.step() == "PlaceUnit":
        s.play(s.offered()[0])
    gone = [u for u, at in enumerate(s.p.setup.unit_zone) if at == NONE and s.p.roster.unit_category[u] in (LI, CO)]
    assert gone
    assert all(s.p.unit_at[u] == OFF for u in gone)


# ---------------------------------------------------------------- battles


@pytest.mark.rule("ultimus", "6.3.fuite-opportune")
def test_6_3_nobody_flees_from_an_island() -> None:
    s = Scene(450, active=BARBARE)
    s.status("vandali", "revolt")
    s.put("italia-8", "vandali-u1", "pa-w-scolae")
    s.hold(ROMAIN, "fuite-opportune")
    s.battle("italia-8")
    s.p.fight().camp = ROMAIN
    s.begin(Parley())
    assert s.why("play fuite-opportune") == "no-target"


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
@pytest.mark.parametrize(
    ("first", "second"), [("fleau-de-dieu", "furor-germanicus"), ("furor-germanicus", "fleau-de-dieu")]
)
def test_6_2_one_fury_is_enough_for_a_camp_and_two_camps_cancel_theirs(first: str, second: str) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.status("heruli", "war")
    s.put("galliae-5", "attila", "hunni-u1", "heruli-u1", "pa-w-scolae")
    s.hold(BARBARE, first, second)
    s.battle("galliae-5").begin(Parley())
    s.play(f"play {first}")
    assert (s.asked()[0], s.p.fight().fury) == ("barbare", BARBARE)
    assert s.why(f"play {second}") == "no-target"


@pytest.mark.rule("ultimus", "8.5.1")
@pytest.mark.rule("ultimus", "8.5.2")
def test_8_5_1_an_augustus_wiped_out_by_barbarians_is_no_usurpers_triumph() -> None:
    s = Scene(410).augusti()
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "honorius", "pa-w-scolae")
    s.put("italia-2", "jovin", side=BARBARE)
    s.put("italia-5", "stilicon", "constance-iii")
    s.p.usurper[WEST] = leader("jovin")
    s.p.hear = s.heard.append
    s.battle("galliae-5")
    carry_out(s.p, [ELIMINATED, UNHURT], BARBARE)
    s.p.hear = None
    assert s.told("died") == [["honorius", "battle"]]
    assert s.p.won == [0, 0]


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_beaten_romans_are_no_people_to_be_won() -> None:
    s = Scene(410)
    s.status("mauri", "war")
    s.put("galliae-5", "co-galliae-1", side=BARBARE)
    s.put("galliae-5", "stilicon", "pa-w-scolae")
    s.battle("galliae-5")
    carry_out(s.p, [UNHURT, ELIMINATED], ROMAIN)
    s.p.settle()
    assert s.step() == "Movement"
    assert not any(s.p.tribe_beaten)


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_an_augustus_with_no_other_leader_beside_him_is_asked_for_none() -> None:
    s = Scene(450, active=BARBARE).augusti("valentinien-iii", "marcien")
    s.status("hunni", "war")
    s.put("italia-4", "hunni-u1", "pa-w-scolae")
    s.battle("italia-4").begin(Refuge())
    s.play("shelter pa-w-scolae")
    assert s.step() == "Movement"
    assert s.at("valentinien-iii") == s.at("pa-w-scolae") == "refuge"


@pytest.mark.rule("ultimus", "events.4")
def test_event_4_a_sick_augustus_does_not_die_of_a_defeat_elsewhere() -> None:
    s = Scene(450).augusti("valentinien-iii", "marcien")
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "pa-w-scolae")
    s.p.sick = leader("valentinien-iii")
    s.battle("galliae-5")
    carry_out(s.p, [WEAKENED, UNHURT], BARBARE)
    assert s.at("valentinien-iii") == "italia-4"


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_a_winner_names_as_many_units_as_are_weakened() -> None:
    s = Scene(450)
    names = ("pa-w-scolae", "pa-w-victores", "pa-w-divitenses", "pa-w-comites-alani")
    s.put("galliae-5", *names)
    s.battle("galliae-5").begin(Losses(ROMAIN, 3, ()))
    for name in names[:3]:
        assert s.step() == "Losses"
        s.play(f"weaken {name}")
    assert s.step() == "Movement"
    assert [s.p.unit_weak[unit(name)] for name in names] == [1, 1, 1, 0]


@pytest.mark.rule("ultimus", "8.5.1")
@pytest.mark.rule("ultimus", "10.1")
def test_8_5_1_leaders_who_cannot_leave_the_field_die_for_a_point_each_to_the_victor() -> None:
    s = Scene(450)
    s.status("vandali", "revolt")
    s.put("italia-8", "vandali-u1", "genseric", "vandali-leader", "pa-w-scolae")
    s.battle("italia-8").begin(Withdrawal(BARBARE, ROUT))
    assert (s.at("vandali-u1"), s.at("genseric"), s.at("vandali-leader")) == ("fallen", "dead", "fallen")
    assert (s.points(ROMAIN), s.points(BARBARE)) == (2, 0)


@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
def test_6_3_no_die_is_thrown_for_a_row_that_is_fixed() -> None:
    s = Scene(450, active=BARBARE)
    s.status("heruli", "war")
    s.put("galliae-5", "heruli-u1", "pa-w-scolae")
    s.battle("galliae-5")
    s.p.fight().fury = BARBARE
    s.p.fight().passes = 2
    s.begin(Parley())
    kept = Muster(s.p.muster)
    assert (kept.die, kept.fixed) == (0, TOP_ROW)


# ---------------------------------------------------------------- marches


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_a_march_is_asked_with_what_is_left_to_it() -> None:
    s = Scene()
    s.put("italia-2", "avitus", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("march avitus", "take pa-w-scolae", "set-out")
    left = []
    for way in ("italia-4", "italia-5", "italia-6", "italia-5"):
        s.play(f"go {way}")
        prompt = s.p.prompt()
        assert prompt is not None
        left.append(prompt["about"])
    assert left[0] == [
        ["leader", "leader", "avitus"],
        ["zone", "zone", "italia-4"],
        ["number", "number", "1"],
        ["points", "number", "3"],
    ]
    assert [str(about)[-5:] for about in left] == ["'3']]", "'2']]", "'1']]", "'0']]"]


@pytest.mark.rule("ultimus", "2.E")
@pytest.mark.parametrize("move", [Move(words.MARCH, 999), Move(words.FINISH_MOVEMENT, 3), Move(words.SAIL, 9)])
def test_2_e_nobody_moves_what_is_no_piece(move: Move) -> None:
    s = Scene()
    s.put("italia-2", "avitus")
    s.moving(ROMAIN)
    refusal = s.p.why_not(move, s.p.turn())
    assert refusal is not None
    assert refusal.key == "no-such-choice"


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_a_chief_with_his_people_is_told_what_else_keeps_him_from_a_capital() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("hispaniae-2", "theodoric-i", "visigothi-u1", "li-hispaniae-1")
    s.p.patrice[WEST] = leader("theodoric-i")
    s.p.leader_bound[leader("theodoric-i")] = 1
    s.p.event = 6
    s.moving(ROMAIN)
    s.play("march theodoric-i")
    assert s.refused("take-these li-hispaniae-1+visigothi-u1") == ("events.6", "unrest")


@pytest.mark.rule("ultimus", "6.2.migration")
@pytest.mark.rule("ultimus", "7.1")
def test_7_1_a_migrant_who_halts_beside_an_enemy_leader_catches_him() -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-2", "avitus")
    s.migrating("suevi")
    s.moving(BARBARE)
    s.play("move suevi-u1", "go hispaniae-2", "halt")
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "4.2.2")
def test_4_2_2_a_major_people_without_a_home_that_makes_peace_is_out_of_play() -> None:
    s = Scene()
    s.status("visigothi", "war")
    s.put("viennensis-5", "theodoric-i", "visigothi-u1")
    make_peace(s.p, tribe("visigothi"))
    assert (s.status_of("visigothi"), s.at("visigothi-u1")) == ("out", "off")


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_whoever_cannot_go_on_is_told_why_whatever_the_way() -> None:
    s = Scene()
    s.put("italia-2", "avitus", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("march avitus", "take pa-w-scolae", "set-out")
    s.play("go italia-4", "go italia-5", "go italia-4", "go italia-5")
    assert s.half_said(words.GO) == "too-far"


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_d_a_usurper_who_lands_on_an_island_rallies_units_there() -> None:
    s = Scene(410).augusti()
    s.put("africa-4", "heraclien", "co-italia-1", side=BARBARE)
    s.put("italia-8", "co-italia-2")
    s.p.usurper[WEST] = leader("heraclien")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.moving(BARBARE)
    s.play("sail classis-occidentalis", "embark co-italia-1", "board heraclien")
    s.play("cast-off mare-internum-occidentalis", "land italia-8", "rally")
    s.roll(1)
    assert s.side("co-italia-2") == BARBARE
    s.play("set-out")
    assert s.at("heraclien") == "italia-8"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_a_migrant_sent_to_a_zone_without_a_leader_stops_there() -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.migrating("suevi")
    s.moving(BARBARE)
    s.play("move-to suevi-u1 hispaniae-2")
    assert (s.step(), s.at("suevi-u1")) == ("Movement", "hispaniae-2")
    assert s.why("move suevi-u1") == "already-moved"


@pytest.mark.rule("ultimus", "3.2.3")
def test_3_2_3_palatini_without_a_leader_stay_in_their_half() -> None:
    s = Scene()
    s.put("moesiae-1", "pa-e-scolae")
    s.put("pannoniae-3", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("move pa-e-scolae")
    assert s.why("go pannoniae-3") == "pa-half"
    s.play("go moesiae-3", "move pa-w-scolae")
    assert s.why("go moesiae-1") == "pa-half"


@pytest.mark.rule("ultimus", "6.2.migration")
@pytest.mark.parametrize(("side", "camp"), [(ROMAIN, ROMAIN), (BARBARE, BARBARE)])
def test_6_2_foederati_return_from_the_road_to_emperor_or_usurper(side: int, camp: int) -> None:
    s = Scene(410).augusti()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "visigothi-u1", side=side)
    s.put("italia-2", "jovin", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    s.hold(BARBARE, "migration")
    s.moving(BARBARE)
    s.play("play migration", "choose-tribe visigothi", "choose-zone viennensis-1")
    assert s.side("visigothi-u1") == BARBARE
    s.begin(CapitalsAndPorts())
    assert s.side("visigothi-u1") == camp


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_roman_may_leave_his_last_roman_and_go_on_with_foederati_and_their_allies() -> None:
    s = Scene()
    s.p.tribe_ally[tribe("alani")] = tribe("visigothi")
    s.status("visigothi", "foederati").status("alani", "foederati")
    s.put("viennensis-5", "aetius", "alani-u1", "pa-w-scolae")
    s.p.patrice[WEST] = leader("aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "take-these pa-w-scolae+alani-u1", "go viennensis-1", "drop pa-w-scolae")
    s.play("go galliae-5", "halt")
    assert (s.at("aetius"), s.at("alani-u1"), s.at("pa-w-scolae")) == ("galliae-5", "galliae-5", "viennensis-1")


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_a_patrice_of_foederati_keeps_room_for_a_unit_of_his_people() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    romans = ["pa-w-scolae", "pa-w-victores", "pa-w-divitenses", "pa-w-comites-alani", "pa-w-comites-seniores"]
    s.put("viennensis-5", "theodoric-i", "visigothi-u1", "pa-w-felices-iuniores", *romans)
    s.p.patrice[WEST] = leader("theodoric-i")
    s.moving(ROMAIN)
    everybody = sorted([*romans, "pa-w-felices-iuniores"], key=unit)
    s.play("march theodoric-i", *[f"take {name}" for name in everybody[:5]])
    assert s.offered() == ["take visigothi-u1"]


# ---------------------------------------------------------------- plague


@pytest.mark.rule("ultimus", "6.3.epidemie-de-peste")
def test_6_3_without_a_counter_on_the_map_there_is_no_plague() -> None:
    s = Scene()
    assert not any(infection(s.p, one) for one in range(s.p.board.size))


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_no_plague_breaks_out_where_a_scenario_does_not_go() -> None:
    s = start("campus-mauriacus")
    targets = Plague(PLAGUE).targets(s.p, ROMAIN)
    assert any(s.p.setup.closed)
    assert targets == [one for one in range(s.p.board.size) if not s.p.setup.closed[one]]


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
@pytest.mark.rule("ultimus", "7.1")
def test_7_1_a_leader_whose_last_unit_dies_of_plague_is_caught() -> None:
    s = Scene()
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "avitus")
    s.put("galliae-5", "co-galliae-1", weak=True)
    Plague(PLAGUE).strike(s.p, BARBARE, zone("galliae-5"))
    s.p.settle()
    assert s.step() == "PlagueRoll"
    s.p.laid[PLAGUE] += 1
    s.p.cup[PLAGUE] -= 1
    s.roll(0)
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_units_that_come_without_a_leader_endanger_no_leader_who_is_there() -> None:
    s = Scene(450, active=BARBARE)
    s.status("vandali", "revolt")
    s.put("africa-3", "vandali-u1")
    s.put("africa-4", "vandali-leader")
    s.p.foyer = zone("africa-4")
    s.moving(BARBARE)
    s.play("move-to vandali-u1 africa-4")
    assert s.step() == "Movement"
    assert s.p.unit_weak[unit("vandali-u1")]


# ---------------------------------------------------------------- emperors and kings


@pytest.mark.rule("ultimus", "3.6.6")
@pytest.mark.parametrize(("half", "name"), [(WEST, "honorius"), (EAST, "arcadius")])
def test_3_6_6_an_augustus_shut_up_in_his_own_city_has_not_fled(half: int, name: str) -> None:
    s = Scene(410).augusti()
    s.p.leader_at[leader(name)] = BOX - half
    s.begin(ChangeOfCamps())
    assert s.p.flight == [0, 0]


@pytest.mark.rule("ultimus", "3.6.6")
@pytest.mark.parametrize("half", [WEST, EAST])
def test_3_6_6_nobody_flees_from_an_empty_throne(half: int) -> None:
    s = Scene(410).augusti()
    s.p.augustus[half] = NONE
    s.begin(ChangeOfCamps())
    assert s.p.flight == [0, 0]


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_only_palatini_of_the_east_go_home_with_the_escort() -> None:
    s = Scene(430).augusti("valentinien-iii", "theodose-ii")
    s.put("moesiae-3", "aspar", "pa-e-scolae", "co-moesiae-1", "pa-w-placidi-felices")
    s.p.escort = leader("aspar")
    s.begin(ChangeOfCamps())
    assert (s.at("aspar"), s.at("pa-e-scolae")) == ("thracia-3", "thracia-3")
    assert (s.at("co-moesiae-1"), s.at("pa-w-placidi-felices")) == ("moesiae-3", "moesiae-3")


@pytest.mark.rule("ultimus", "events.4")
def test_event_4_an_empty_throne_does_not_fall_ill() -> None:
    s = Scene(410).augusti()
    s.p.augustus[EAST] = NONE
    s.begin(SickRoll())
    s.roll(3)
    assert s.told("sick") == []
    assert s.p.sick == NONE


@pytest.mark.rule("ultimus", "6.3.concile")
@pytest.mark.parametrize(("number", "points"), [(1, 3), (6, 0)])
def test_6_3_a_council_is_rolled_for_if_no_augusta_helps(number: int, points: int) -> None:
    s = Scene(450).augusti("valentinien-iii", "marcien")
    s.put("asia-2", "marcien")
    s.p.council = zone("asia-2")
    s.p.cup[counter("concile")] -= 1
    s.p.laid[counter("concile")] += 1
    s.hold(ROMAIN, "tribut")
    s.begin(Attend())
    assert s.offered() == ["pass"]
    s.play("pass")
    s.roll(number)
    assert s.points(ROMAIN) == points


@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize("other", ["africa-4", "dead"])
def test_a_new_king_enters_whatever_became_of_the_leader_of_another_people(other: str) -> None:
    s = Scene(470)
    s.status("visigothi", "revolt")
    s.status("vandali", "revolt")
    s.put("viennensis-5", "visigothi-u1")
    s.put("africa-4", "vandali-u1", "vandali-leader")
    if other == "dead":
        s.p.leader_at[leader("vandali-leader")] = DEAD
    for name in ("alaric-i", "athaulf", "wallia", "theodoric-i", "theodoric-ii"):
        s.p.leader_at[leader(name)] = DEAD
    s.begin(TribeEntries(tribe("visigothi")))
    assert (s.at("euric"), s.at("vandali-leader")) == ("viennensis-5", other)


@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize(("where", "king_at"), [("britanniae-1", "galliae-7"), ("galliae-5", "galliae-4")])
def test_gondebaud_joins_the_nearest_burgundian_unit_from_wherever_he_serves(where: str, king_at: str) -> None:
    s = Scene(471)
    s.status("burgondi", "revolt")
    s.put(where, "gondebaud")
    s.put(king_at, "burgondi-u1")
    s.put("viennensis-2" if where == "galliae-5" else "italia-2", "burgondi-u2")
    for name in ("chilperic", "gondioc"):
        s.p.leader_at[leader(name)] = DEAD
    s.begin(TribeEntries(tribe("burgondi")))
    assert s.step() == "Movement"
    assert (s.at("gondebaud-rex"), s.at("gondebaud")) == (king_at, "dead")


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_a_regnum_without_a_king_is_dissolved_at_no_leaders_cost() -> None:
    s = Scene(470)
    s.status("visigothi", "regnum")
    s.put("galliae-5", "visigothi-u1", "visigothi-leader")
    s.put("africa-4", "vandali-leader")
    dissolve(s.p, tribe("visigothi"))
    assert s.status_of("visigothi") == "revolt"
    assert (s.at("visigothi-leader"), s.at("vandali-leader")) == ("galliae-5", "africa-4")


# ---------------------------------------------------------------- winter


@pytest.mark.rule("ultimus", "9.3.3")
def test_9_3_3_palatini_who_wait_for_their_capital_are_no_guards() -> None:
    s = Scene()
    s.put("galliae-5", "pa-w-scolae")
    eliminate(s.p, unit("pa-w-scolae"))
    s.begin(Guards())
    assert s.at("pa-w-scolae") == "fallen"


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_whole_comitatenses_stay_whole_far_from_any_town() -> None:
    s = Scene()
    s.put("italia-1", "co-galliae-1")
    s.begin(LegionQuarters(unit("co-galliae-1")))
    assert (s.at("co-galliae-1"), s.p.unit_weak[unit("co-galliae-1")]) == ("italia-1", 0)


@pytest.mark.rule("ultimus", "4.4.2")
def test_4_4_2_the_armenian_unit_stays_in_winter_where_it_stands() -> None:
    s = Scene()
    s.status("persae", "war")
    s.put("persae-3", "persae-u1")
    s.put("oriens-12", "armenia-u1")
    s.begin(TribalAdjustments())
    assert s.at("armenia-u1") == "oriens-12"
