"""Single facts of the chapters on peoples, stratagems, battles and winter: each stands for one sentence of the book."""

import pytest

from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.battle.result import Losses, carry_out
from quadriga.games.ultimus.battle.retreat import FLIGHT, ROUT, Following, Withdrawal
from quadriga.games.ultimus.battle.table import Situation, column
from quadriga.games.ultimus.forces import eliminate, group_of
from quadriga.games.ultimus.movement.fleets import OnSea
from quadriga.games.ultimus.movement.limits import forbids_tribe, step_cost
from quadriga.games.ultimus.movement.phase import Window, leave_refuge
from quadriga.games.ultimus.movement.voyage import Voyage
from quadriga.games.ultimus.placement import settle_unit
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, BOX, TEMPORARY_FLEET
from quadriga.games.ultimus.printed.board import EAST, NONE, WEST
from quadriga.games.ultimus.printed.tables import BARBARE, ELIMINATED, ROMAIN, UNHURT, WEAKENED
from quadriga.games.ultimus.stratagems.ambush import Bagaudes, Desertion, TemporaryFleet
from quadriga.games.ultimus.stratagems.assassin import MurderRoll
from quadriga.games.ultimus.stratagems.council import Council
from quadriga.games.ultimus.stratagems.geostrategy import Counsel
from quadriga.games.ultimus.stratagems.germanophobia import LynchRoll
from quadriga.games.ultimus.stratagems.migration import end_migration
from quadriga.games.ultimus.stratagems.uprisings import Rising
from quadriga.games.ultimus.stratagems.usurpations import UsurpationRoll
from quadriga.games.ultimus.throne.camps import has_seized
from quadriga.games.ultimus.throne.lives import AGE, TribeEntries, kill
from quadriga.games.ultimus.throne.succession import HonoriusIsDead, give_guards, leave_vacant
from quadriga.games.ultimus.throne.usurpation import ChooseNominee, proclaim
from quadriga.games.ultimus.year.balance import CapitalsAndPorts, Discard, check_port, dissolve
from quadriga.games.ultimus.year.events import happen
from quadriga.games.ultimus.year.winter_romans import LeadersHome, Palatini
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments, settle
from rules.ultimus.scene import BOOK, Scene, leader, tribe, unit, zone

# ---------------------------------------------------------------- peoples


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_who_is_one_people_with_whom() -> None:
    s = Scene()
    for subject in ("ostrogothi", "gepidae"):
        s.p.tribe_ally[tribe(subject)] = tribe("hunni")
    s.p.tribe_ally[tribe("alani")] = tribe("hunni")
    s.p.tribe_ally[tribe("heruli")] = tribe("ostrogothi")
    assert group_of(s.p, tribe("hunni")) == [tribe("hunni"), tribe("alani")]
    assert group_of(s.p, tribe("alani")) == [tribe("hunni"), tribe("alani")]
    assert group_of(s.p, tribe("ostrogothi")) == [tribe("ostrogothi"), tribe("heruli")]
    assert group_of(s.p, tribe("gepidae")) == [tribe("gepidae")]
    assert group_of(s.p, tribe("suevi")) == [tribe("suevi")]


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_ones_own_home_is_never_too_far() -> None:
    s = Scene()
    s.status("suevi", "war")
    assert forbids_tribe(s.p, tribe("suevi"), zone("suevi")) == 0


@pytest.mark.rule("ultimus", "6.2.migration")
@pytest.mark.rule("ultimus", "7.3")
def test_7_3_migrants_without_a_leader_spend_two_points_in_a_row_outside() -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "war")
    s.put("suevi", "suevi-u1")
    s.migrating("suevi")
    s.moving(BARBARE)
    s.play("move suevi-u1", "go vandali", "go suevi")
    assert s.why("go vandali") == "outside-limit"
    assert "go italia-1" in s.offered()
    inside = Scene(450, active=BARBARE)
    inside.status("suevi", "revolt")
    inside.put("hispaniae-1", "suevi-u1")
    inside.migrating("suevi")
    inside.moving(BARBARE)
    inside.play("move suevi-u1", "go hispaniae-2", "go hispaniae-1", "go hispaniae-2", "go hispaniae-1")
    assert inside.step() == "Movement"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_when_a_migration_is_over_nobody_is_on_the_road() -> None:
    s = Scene()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.migrating("suevi")
    end_migration(s.p)
    assert s.p.migrants is None
    assert s.at("suevi-u1") == "hispaniae-1"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_regnums_units_elsewhere_stay_there() -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    s.put("africa-3", "vandali-u1", weak=True)
    s.put("africa-2", "vandali-u2")
    s.put("africa-5", "vandali-u3")
    eliminate(s.p, unit("vandali-u3"))
    s.begin(TribalAdjustments())
    assert (s.at("vandali-u1"), s.at("vandali-u2"), s.at("vandali-u3")) == ("africa-3", "africa-2", "africa-4")
    assert s.p.unit_weak[unit("vandali-u1")] == 0


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize(("status", "told"), [("foederati", []), ("revolt", [["visigothi", "foederati"]])])
def test_9_4_a_people_that_is_settled_again_changes_its_status_only_if_it_had_another(
    status: str, told: list[list[str]]
) -> None:
    s = Scene(450)
    s.status("visigothi", status)
    s.p.tribe_fell[tribe("visigothi")] = zone("viennensis-5")
    s.p.hear = s.heard.append
    settle(s.p, tribe("visigothi"))
    s.p.hear = None
    assert s.told("status") == told
    assert s.status_of("visigothi") == "foederati"


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.parametrize(("name", "fate"), [("genseric", "dead"), ("vandali-leader", "dead")])
def test_9_4_the_king_of_a_dissolved_regnum_never_returns(name: str, fate: str) -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.put("africa-3", "vandali-u1", name)
    s.p.tribe_rex[tribe("vandali")] = leader(name)
    dissolve(s.p, tribe("vandali"))
    assert (s.at(name), s.status_of("vandali")) == (fate, "revolt")


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_a_capital_is_lost_only_to_units_of_the_romain() -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.status("visigothi", "regnum")
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    s.p.tribe_capital[tribe("visigothi")] = zone("viennensis-5")
    s.put("hispaniae-6", "genseric", "vandali-u1")
    s.put("hispaniae-6", "theodoric-i", "visigothi-u1")
    s.put("viennensis-5", "pa-w-scolae")
    s.begin(CapitalsAndPorts())
    assert (s.status_of("vandali"), s.status_of("visigothi")) == ("regnum", "revolt")


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_a_king_who_may_join_several_units_stands_with_the_first_while_his_player_chooses() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("hunni-1", "hunni-u1")
    s.put("hunni-2", "hunni-u2")
    s.p.leader_at[leader("ruga")] = s.p.leader_at[leader("bleda")] = -3
    s.begin(TribeEntries(tribe("hunni")))
    assert s.asked() == ("barbare", "place-leader")
    assert s.at("attila") == "hunni-1"
    s.play("place-leader attila hunni-2")
    assert s.at("attila") == "hunni-2"


# ---------------------------------------------------------------- events


@pytest.mark.rule("ultimus", "events.13")
def test_event_13_nobody_outside_the_empire_or_at_sea_is_struck() -> None:
    s = Scene(450)
    s.status("persae", "war")
    s.put("persae-1", "persae-u1")
    s.put("oriens-9", "co-oriens-1")
    s.p.put_unit(unit("pa-e-scolae"), AFLOAT - 1)
    happen(s.p, 13)
    assert [s.p.unit_weak[unit(name)] for name in ("persae-u1", "co-oriens-1", "pa-e-scolae")] == [0, 1, 0]


@pytest.mark.rule("ultimus", "events.7")
def test_event_7_tigris_and_straits_do_not_freeze() -> None:
    s = Scene(450)
    happen(s.p, 7)
    assert step_cost(s.p, zone("persae-1"), zone("persae-2")) == 2
    assert step_cost(s.p, zone("alamanni"), zone("galliae-2")) == 1
    waters = {s.p.board.water[a][b] for a in range(s.p.board.size) for b in s.p.board.near[a]}
    assert waters == {-1, 0, 1, 2, 3, 4}
    for start in range(s.p.board.size):
        for to in s.p.board.near[start]:
            frozen = s.p.board.water[start][to] in (0, 1)
            assert step_cost(s.p, start, to) == (1 if frozen else 1 + s.p.board.extra[start][to])


# ---------------------------------------------------------------- stratagems


@pytest.mark.rule("ultimus", "6.3.assassinat")
@pytest.mark.parametrize(("side", "points"), [(ROMAIN, [0, 1]), (BARBARE, [1, 0])])
def test_6_3_a_murder_scores_for_the_enemy_of_the_dead(side: int, points: list[int]) -> None:
    s = Scene(450)
    s.put("italia-2", "ricimer", side=side)
    s.begin(MurderRoll(leader("ricimer"), 8))
    s.roll(8)
    assert (s.at("ricimer"), [s.points(ROMAIN), s.points(BARBARE)]) == ("dead", points)
    spared = Scene(450)
    spared.put("italia-2", "ricimer", side=side)
    spared.begin(MurderRoll(leader("ricimer"), 8))
    spared.roll(7)
    assert (spared.at("ricimer"), spared.p.points) == ("italia-2", [0, 0])


@pytest.mark.rule("ultimus", "6.3.germanophobia")
@pytest.mark.parametrize(("side", "points"), [(ROMAIN, [0, 1]), (BARBARE, [1, 0])])
def test_6_3_hatred_scores_for_the_enemy_of_the_dead(side: int, points: list[int]) -> None:
    for number, place in ((6, "italia-2"), (7, "dead")):
        s = Scene(450)
        s.put("italia-2", "ricimer", side=side)
        s.begin(LynchRoll(leader("ricimer")))
        s.roll(number)
        assert s.at("ricimer") == place
        assert [s.points(ROMAIN), s.points(BARBARE)] == (points if place == "dead" else [0, 0])


@pytest.mark.rule("ultimus", "6.3.concile")
def test_6_3_a_council_meets_in_an_open_zone_of_asia_and_only_one_at_a_time() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    assert Council().targets(s.p, ROMAIN) == [zone(f"asia-{number}") for number in range(1, 5)]
    s.p.council = zone("asia-2")
    assert Council().targets(s.p, ROMAIN) == []
    s.p.council = NONE
    s.p.augustus[EAST] = NONE
    assert Council().targets(s.p, ROMAIN) == []
    west = Scene(451, scenario="campus-mauriacus")
    west.p.augustus[EAST] = leader("leon")
    assert west.p.setup.closed[zone("asia-1")]
    assert Council().targets(west.p, ROMAIN) == []


@pytest.mark.rule("ultimus", "6.3.desertion")
def test_6_3_nobody_deserts_where_nothing_is_in_play() -> None:
    s = Scene(451, scenario="campus-mauriacus")
    closed = [number for number, shut in enumerate(s.p.setup.closed) if shut]
    s.put("asia-1", "co-asia-1")
    s.put("galliae-5", "co-galliae-1")
    assert Desertion().targets(s.p, BARBARE) == [zone("galliae-5")]
    for entry in (Bagaudes(), TemporaryFleet()):
        found = entry.targets(s.p, BARBARE)
        assert found
        assert not set(found) & set(closed)


@pytest.mark.rule("ultimus", "6.2.bagaudes")
def test_6_2_the_bagaudes_catch_a_leader_who_is_alone_where_they_rise() -> None:
    s = Scene(450)
    s.put("galliae-5", "avitus")
    s.hold(BARBARE, "bagaudes")
    s.begin(Window(BARBARE))
    s.play("play bagaudes", "choose-zone galliae-5")
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
def test_6_3_nobody_fixes_the_row_twice_for_himself_but_the_other_undoes_it() -> None:
    s = Scene(450, active=BARBARE)
    s.status("visigothi", "revolt")
    s.put("galliae-5", "visigothi-u1", "pa-w-scolae")
    s.hold(ROMAIN, "furor-germanicus")
    s.fight("galliae-5")
    s.p.fight().fury = ROMAIN
    assert s.why("play furor-germanicus") == "no-target"
    s.p.fight().fury = BARBARE
    s.play("play furor-germanicus")
    assert s.step() == "BattleDie"


@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
@pytest.mark.parametrize(("number", "nominee"), [(5, "avitus"), (6, "")])
def test_6_2_a_failed_usurper_puts_nobody_forward(number: int, nominee: str) -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.put("galliae-5", "ricimer")
    s.p.nominee[WEST] = leader("avitus")
    s.begin(UsurpationRoll(WEST, leader("ricimer"), 0))
    s.roll(number)
    assert s.p.nominee[WEST] == (leader(nominee) if nominee else NONE)


@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
def test_6_2_whoever_may_not_be_chosen_is_refused_with_a_reason() -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.put("galliae-5", "ricimer")
    s.put("galliae-6", "olybrius", "aegidius")
    s.begin(ChooseNominee(WEST, leader("ricimer")))
    assert s.why("choose-leader leon") == "not-eligible"
    s.p.stack.pop()
    s.hold(BARBARE, "usurpation-occident")
    s.begin(Counsel(BARBARE))
    s.play("play usurpation-occident")
    assert s.why("choose-leader majorien") == "not-eligible"
    s.p.stack.pop()
    s.begin(Rising(0, 1))
    assert s.why("choose-tribe persae") == "not-a-target"


# ---------------------------------------------------------------- the throne


@pytest.mark.rule("ultimus", "3.2.4")
def test_3_2_4_new_guards_are_whole_and_of_their_leaders_camp() -> None:
    s = Scene(450)
    s.put("italia-2", "aetius", side=BARBARE)
    s.p.unit_weak[unit("bu-4-1")] = 1
    give_guards(s.p, leader("aetius"))
    assert (s.at("bu-4-1"), s.side("bu-4-1"), s.p.unit_weak[unit("bu-4-1")]) == ("italia-2", BARBARE, 0)
    assert s.p.unit_lead[unit("bu-4-1")] == leader("aetius")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_the_child_emperor_is_the_romains_and_nobody_is_asked_where_nobody_can_usurp() -> None:
    s = Scene(424)
    s.p.leader_side[leader("valentinien-iii")] = BARBARE
    s.p.unit_side[unit("pa-w-placidi-felices")] = BARBARE
    s.begin(HonoriusIsDead())
    assert s.step() == "Movement"
    assert s.p.augustus[WEST] == leader("valentinien-iii")
    assert (s.side("valentinien-iii"), s.side("pa-w-placidi-felices")) == (ROMAIN, ROMAIN)
    assert s.at("pa-w-placidi-felices") == s.at("valentinien-iii") == "thracia-3"


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_an_empty_throne_offers_a_crown_only_to_somebody_who_can_take_it() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.p.augustus[WEST] = NONE
    leave_vacant(s.p, WEST)
    s.p.settle()
    assert s.step() == "Movement"
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "theodoric-i", "visigothi-u1")
    leave_vacant(s.p, WEST)
    s.p.settle()
    assert s.asked() == ("barbare", "rex")
    assert "pass" in s.offered()


@pytest.mark.rule("ultimus", "3.6.4")
@pytest.mark.parametrize(("half", "city"), [(WEST, "italia-4"), (EAST, "thracia-3")])
def test_3_6_4_b_an_augustus_shut_up_in_his_city_keeps_the_throne(half: int, city: str) -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.put("italia-4", "avitus", "co-italia-1", side=BARBARE)
    s.put("italia-5", "aegidius", "co-italia-2", side=BARBARE)
    s.put("thracia-3", "zenon", "co-thracia-1", side=BARBARE)
    assert has_seized(s.p, half)
    s.p.leader_at[s.p.augustus[half]] = BOX - half
    assert not has_seized(s.p, half)
    assert s.p.board.refuge[half] == zone(city)


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_when_a_usurper_falls_barbarians_at_war_stay_with_the_barbare() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.status("hunni", "war")
    s.status("visigothi", "foederati")
    s.put("galliae-5", "aegidius", "theodoric-i", "visigothi-u1", "pa-w-scolae", side=BARBARE)
    s.put("galliae-1", "attila", "hunni-u1")
    s.p.usurper[WEST] = leader("aegidius")
    kill(s.p, leader("aegidius"), AGE)
    assert [s.side(name) for name in ("attila", "hunni-u1")] == [BARBARE, BARBARE]
    assert [s.side(name) for name in ("theodoric-i", "visigothi-u1", "pa-w-scolae")] == [ROMAIN] * 3


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_a_usurper_takes_his_zone_with_him_and_tells_it() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.put("galliae-5", "aegidius", "co-galliae-1", "dux-galliae")
    s.p.hear = s.heard.append
    proclaim(s.p, leader("aegidius"), WEST)
    s.p.hear = None
    assert [s.side(name) for name in ("aegidius", "co-galliae-1", "dux-galliae")] == [BARBARE] * 3
    assert s.told("rallied") == [["galliae-5"]]


# ---------------------------------------------------------------- battle


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_the_columns_end_at_both_ends() -> None:
    tables = BOOK.tables
    assert column(tables, Situation(1, 9, 1, 1)) == 0
    assert column(tables, Situation(1, 9, 1, 3)) == 0
    assert column(tables, Situation(9, 1, 3, 1)) == len(tables.columns) - 1
    assert column(tables, Situation(9, 1, 1, 1)) == len(tables.columns) - 1
    assert column(tables, Situation(1, 1, 1, 1)) == tables.columns.index("1/1")


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_unhurt_on_both_sides_weakens_nobody() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "vandali-leader", "pa-w-scolae")
    carry_out(s.battle("galliae-5").p, [UNHURT, UNHURT], ROMAIN)
    s.p.settle()
    assert [s.p.unit_weak[unit(name)] for name in ("hunni-u1", "pa-w-scolae")] == [0, 0]
    assert s.at("vandali-leader") != "fallen"


@pytest.mark.rule("ultimus", "8.5.2")
@pytest.mark.parametrize("result", [ELIMINATED, WEAKENED])
def test_8_5_2_an_augustus_beaten_by_a_usurper_leaves_him_the_throne(result: int) -> None:
    s = Scene(450, active=BARBARE)
    s.augusti("majorien", "leon")
    s.p.usurper[WEST] = leader("aegidius")
    s.put("galliae-5", "aegidius", "pa-w-scolae", side=BARBARE)
    s.put("galliae-5", "majorien", "pa-w-victores")
    carry_out(s.battle("galliae-5").p, [result, UNHURT], BARBARE)
    s.p.settle()
    assert (s.at("majorien"), s.p.won[WEST]) == ("dead", 1)


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_each_unit_of_the_winner_suffers_once() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "pa-w-scolae", "pa-w-victores", "co-galliae-1")
    s.battle("galliae-5")
    s.begin(Losses(ROMAIN, 2, ()))
    assert s.why("weaken hunni-u1") == "not-here"
    s.play("weaken pa-w-scolae")
    assert s.offered() == ["weaken co-galliae-1", "weaken pa-w-victores"]
    assert s.why("weaken pa-w-scolae") == "already-hit"
    s.play("weaken pa-w-victores")
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_followers_of_a_usurper_who_falls_on_the_field_are_spared() -> None:
    s = Scene(450, active=ROMAIN)
    s.augusti("majorien", "leon")
    s.p.usurper[WEST] = leader("aegidius")
    s.put("africa-4", "aegidius", "ricimer", "co-africa-1", side=BARBARE)
    s.put("africa-4", "pa-w-scolae")
    s.put("africa-3", "pa-w-victores")
    s.put("africa-5", "pa-w-divitenses")
    s.battle("africa-4")
    s.begin(Withdrawal(BARBARE, ROUT))
    assert (s.at("aegidius"), s.at("co-africa-1")) == ("dead", "fallen")
    assert (s.at("ricimer"), s.side("ricimer")) == ("africa-4", ROMAIN)


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.rule("ultimus", "4.2.4")
def test_4_2_4_rivals_do_not_flee_by_one_way() -> None:
    s = Scene(450, active=BARBARE)
    s.augusti("majorien", "leon")
    s.status("visigothi", "foederati")
    s.status("ghassanides", "foederati")
    s.put("thracia-4", "leon", "visigothi-u1", "ghassanides-u1")
    s.battle("thracia-4")
    s.p.leader_at[leader("leon")] = zone("thracia-3")
    s.begin(Following(leader("leon"), zone("thracia-3")))
    s.play("take visigothi-u1")
    assert s.step() == "Movement"
    other = Scene(450, active=BARBARE)
    other.augusti("majorien", "leon")
    other.status("visigothi", "foederati")
    other.status("ghassanides", "foederati")
    other.put("thracia-4", "visigothi-u1", "visigothi-u2", "ghassanides-u1")
    other.battle("thracia-4")
    other.begin(Following(leader("leon"), zone("thracia-3")))
    other.play("take visigothi-u1")
    assert other.why("take ghassanides-u1") == "no-stacking"
    assert other.offered() == ["take visigothi-u2", "set-out"]


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_units_that_flee_into_the_plague_suffer() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "aetius", "pa-w-scolae", "pa-w-victores", "hunni-u1")
    s.p.foyer = zone("galliae-4")
    s.battle("galliae-5")
    s.begin(Withdrawal(ROMAIN, FLIGHT))
    s.play("flee aetius galliae-4")
    s.roll(0)
    s.play("take pa-w-scolae")
    assert [s.p.unit_weak[unit(name)] for name in ("pa-w-scolae", "pa-w-victores")] == [1, 0]


# ---------------------------------------------------------------- winter


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_only_those_of_one_city_come_out() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.p.leader_at[leader("majorien")] = BOX
    s.p.put_unit(unit("pa-w-scolae"), BOX)
    s.p.leader_at[leader("leon")] = BOX - 1
    s.p.put_unit(unit("pa-e-scolae"), BOX - 1)
    s.put("italia-2", "ricimer", "pa-w-victores")
    leave_refuge(s.p, WEST)
    assert (s.at("majorien"), s.at("pa-w-scolae")) == ("italia-4", "italia-4")
    assert (s.at("leon"), s.at("pa-e-scolae")) == ("refuge", "refuge")
    assert (s.at("ricimer"), s.at("pa-w-victores")) == ("italia-2", "italia-2")
    s.moving(ROMAIN)
    assert s.offered("leave-refuge") == ["leave-refuge east"]


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_only_palatini_return_to_their_capital() -> None:
    s = Scene(450)
    for name in ("co-italia-1", "bu-2-1", "visigothi-u1"):
        s.p.put_unit(unit(name), -2)
    s.put("italia-2", "co-italia-2", weak=True)
    s.p.put_unit(unit("pa-w-scolae"), -2)
    s.begin(Palatini())
    assert s.at("pa-w-scolae") == "italia-4"
    assert [s.at(name) for name in ("co-italia-1", "bu-2-1", "visigothi-u1")] == ["fallen"] * 3
    assert s.p.unit_weak[unit("co-italia-2")] == 1


@pytest.mark.rule("ultimus", "9.3.4")
def test_9_3_4_romans_inside_the_empire_and_barbarians_stay() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("italia-1", "ricimer")
    s.put("sarmatia", "attila", "hunni-u1")
    s.put("suevi", "avitus")
    s.begin(LeadersHome())
    s.play(s.offered()[0])
    assert (s.at("ricimer"), s.at("attila")) == ("italia-1", "sarmatia")
    assert s.p.board.is_empire(s.p.leader_at[leader("avitus")])
    assert s.p.board.town[s.p.leader_at[leader("avitus")]]


@pytest.mark.rule("ultimus", "3.4.2")
@pytest.mark.parametrize("sea", [0, 1])
def test_3_4_2_a_temporary_fleet_at_sea_stays_his_who_laid_it(sea: int) -> None:
    s = Scene(450)
    s.p.fleet_at[TEMPORARY_FLEET] = AT_SEA + sea
    s.p.fleet_side[TEMPORARY_FLEET] = BARBARE
    check_port(s.p, TEMPORARY_FLEET)
    assert s.p.fleet_side[TEMPORARY_FLEET] == BARBARE


@pytest.mark.rule("ultimus", "6")
def test_6_counters_of_the_other_camp_go_back_before_any_of_ones_own() -> None:
    s = Scene(450)
    s.hold(ROMAIN, "tribut", "papa", "buccellarii", "initiative", "assassinat", "desertion", "rex")
    s.begin(Discard(ROMAIN))
    assert s.offered() == ["discard rex"]
    assert s.why("discard papa") == "keep"
    s.play("discard rex")
    assert "discard papa" in s.offered()
    s.play("discard papa")
    assert s.offered() == ["pass"]


# ---------------------------------------------------------------- putting units and fleets


@pytest.mark.rule("ultimus", "9.3.2")
@pytest.mark.parametrize(("ours", "side"), [(False, BARBARE), (True, ROMAIN)])
def test_9_3_2_a_roman_put_among_rebels_alone_passes_to_them(ours: bool, side: int) -> None:
    s = Scene(450)
    s.put("italia-4", "co-italia-1", side=BARBARE)
    if ours:
        s.put("italia-4", "co-italia-2")
    settle_unit(s.p, unit("pa-w-scolae"), zone("italia-4"))
    assert (s.at("pa-w-scolae"), s.side("pa-w-scolae")) == ("italia-4", side)


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_a_rebel_put_among_loyal_romans_alone_is_loyal_again() -> None:
    s = Scene(450)
    s.put("italia-4", "co-italia-1")
    s.p.unit_side[unit("pa-w-scolae")] = BARBARE
    settle_unit(s.p, unit("pa-w-scolae"), zone("italia-4"))
    assert s.side("pa-w-scolae") == ROMAIN


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_fallen_foederati_rejoin_kin_in_the_first_zone_of_the_map_too() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    s.put("britanniae-1", "visigothi-u1")
    for number in range(2, 6):
        s.p.put_unit(unit(f"visigothi-u{number}"), -2)
    s.begin(TribalAdjustments())
    assert {s.at(f"visigothi-u{number}") for number in range(1, 6)} == {"britanniae-1"}


@pytest.mark.rule("ultimus", "3.7.2")
@pytest.mark.parametrize(("loyal", "side"), [(False, BARBARE), (True, ROMAIN)])
def test_3_7_2_a_tribesman_put_among_kin_of_the_other_camp_joins_them(loyal: bool, side: int) -> None:
    s = Scene(450)
    s.status("franci-salii", "foederati")
    s.put("galliae-1", "franci-salii-u1", side=BARBARE)
    s.put("galliae-1", "co-galliae-1", side=BARBARE)
    if loyal:
        s.put("galliae-1", "franci-salii-u2")
    settle_unit(s.p, unit("franci-salii-u3"), zone("galliae-1"))
    assert s.side("franci-salii-u3") == side
    s.status("burgondi", "foederati")
    settle_unit(s.p, unit("burgondi-u1"), zone("galliae-1"))
    assert s.side("burgondi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_only_those_of_the_fleets_own_camp_go_aboard() -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.put("africa-4", "genseric", "vandali-u1")
    s.p.fleet_at[0] = zone("africa-4")
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis")
    assert s.why("embark vandali-u1") == "not-here"
    assert s.why("board genseric") == "not-here"
    assert s.offered() == ["cast-off mare-internum-occidentalis", "anchor"]


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_why_a_fleet_at_sea_cannot_put_in_or_land_anywhere() -> None:
    s = Scene(450)
    s.p.fleet_at[0] = AT_SEA + 3
    s.p.put_unit(unit("co-africa-1"), AFLOAT)
    s.p.voyage = Voyage()
    s.p.voyage.lay_out(0)
    s.begin(OnSea())
    assert s.half_said(words.LAND) == "no-coast"
    assert s.half_said(words.DOCK) == "no-coast"
    s.p.voyage.moved = 1
    assert s.half_said(words.CAST_OFF) == "already-moved"
    s.p.put_unit(unit("co-africa-1"), zone("africa-4"))
    assert s.half_said(words.LAND) == "no-cargo"


# ---------------------------------------------------------------- marches


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_roman_may_keep_foederati_alone_with_him() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.status("visigothi", "foederati")
    s.put("viennensis-2", "majorien", "pa-w-scolae", "visigothi-u1")
    s.moving(ROMAIN)
    s.play("march majorien", "take-these pa-w-scolae+visigothi-u1", "go viennensis-4")
    assert s.why("drop pa-w-scolae") == ""
    s.play("drop pa-w-scolae")
    assert s.why("go viennensis-5") == ""


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_in_the_capital_he_may_leave_his_last_unit() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.put("viennensis-4", "majorien", "pa-w-scolae")
    s.p.leader_bound[leader("majorien")] = 1
    s.p.event = 6
    s.moving(ROMAIN)
    assert "end-movement" not in s.offered()
    s.play("march majorien", "take-these pa-w-scolae", "go viennensis-3")
    assert s.offered() == ["drop pa-w-scolae", "halt"]
    s.play("drop pa-w-scolae", "halt")
    assert "end-movement" in s.offered()


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_whoever_stands_in_the_first_zone_of_the_map_may_march() -> None:
    s = Scene(450)
    s.put("britanniae-1", "dux-britanniae", "li-britanniae-1")
    s.moving(ROMAIN)
    assert s.offered()[:2] == ["march dux-britanniae", "move li-britanniae-1"]


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_d_rallied_units_may_go_on_and_those_who_died_on_the_way_do_not() -> None:
    s = Scene(450, active=BARBARE)
    s.augusti("majorien", "leon")
    s.p.usurper[WEST] = leader("aegidius")
    s.put("galliae-5", "aegidius", "pa-w-victores", side=BARBARE)
    s.put("galliae-5", "pa-w-scolae", side=BARBARE, weak=True)
    s.put("galliae-4", "li-galliae-1")
    s.p.foyer = zone("galliae-4")
    s.moving(BARBARE)
    s.play("march aegidius", "take-these pa-w-victores+pa-w-scolae", "go galliae-4")
    s.roll(0)
    assert s.at("pa-w-scolae") == "fallen"
    s.listen()
    s.play("rally")
    s.roll(1)
    assert s.told("rallied") == [["galliae-4"]]
    assert s.p.army().units == [unit("pa-w-victores")]
    assert s.side("li-galliae-1") == BARBARE


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_roman_with_foederati_who_can_go_nowhere_hears_his_own_reason() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.status("visigothi", "foederati")
    s.put("pannoniae-2", "majorien", "visigothi-u1")
    s.p.event = 2
    s.moving(ROMAIN)
    s.play("march majorien")
    for to in s.p.board.near[zone("pannoniae-2")]:
        s.p.setup.closed[to] = True
    try:
        assert s.why("take-these visigothi-u1") == "closed"
    finally:
        for to in s.p.board.near[zone("pannoniae-2")]:
            s.p.setup.closed[to] = False


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_a_battle_is_fought_wherever_enemies_stand_together() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "pa-w-scolae")
    s.put("galliae-1", "hunni-u2", "pa-w-victores")
    s.begin(Battles(0))
    assert s.offered() == ["fight galliae-1", "fight galliae-5"]
    assert s.why("fight galliae-2") == "no-battle"
