"""Who may go where, who leads whom, who stands with whom (3.2, 3.4.1, 4.2.4, 4.3, 4.4.2, 4.5.1): one line, one fact."""

import pytest

from quadriga.games.ultimus import options
from quadriga.games.ultimus.movement.limits import (
    allowance,
    forbids_authority,
    forbids_leader,
    forbids_move,
    forbids_stacking,
    forbids_tribe,
    forbids_unit,
    is_passage,
    step_cost,
)
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.ultimus.scene import EAST, WEST, Scene, key_of, leader, tribe, unit, zone


def titles() -> Scene:
    """Majorien is Augustus, Aetius Patrice of the West, Jovin Usurper there, Aspar the escort; Germans at war."""
    s = Scene()
    s.p.augustus[WEST] = leader("majorien")
    s.p.patrice[WEST] = leader("aetius")
    s.p.usurper[WEST] = leader("jovin")
    s.p.escort = leader("aspar")
    for people in ("alamanni", "gepidae", "mauri"):
        s.status(people, "war")
    return s


def who(name: str) -> int:
    return leader(name) if name else NONE


@pytest.mark.rule("ultimus", "3.2.1")
@pytest.mark.rule("ultimus", "3.2.2")
@pytest.mark.rule("ultimus", "3.2.3")
@pytest.mark.rule("ultimus", "3.4.1")
@pytest.mark.parametrize(
    ("name", "led_by", "to", "refused"),
    [
        ("li-galliae-1", "", "galliae-4", ""),
        ("li-galliae-1", "majorien", "italia-2", "li-diocese"),
        ("li-galliae-1", "majorien", "alamanni", "li-diocese"),
        ("co-galliae-1", "", "galliae-4", ""),
        ("co-galliae-1", "", "italia-2", "co-diocese"),
        ("co-galliae-1", "avitus", "italia-2", "co-diocese"),
        ("co-galliae-1", "majorien", "italia-2", ""),
        ("co-galliae-1", "aetius", "italia-2", ""),
        ("co-galliae-1", "jovin", "italia-2", ""),
        ("co-galliae-1", "majorien", "thracia-3", "co-half"),
        ("co-galliae-1", "jovin", "thracia-3", "co-half"),
        ("co-galliae-1", "majorien", "alamanni", ""),
        ("co-galliae-1", "majorien", "burgondi", "foreign-land"),
        ("co-galliae-1", "majorien", "gepidae", "co-outside"),
        ("co-galliae-1", "jovin", "alamanni", "co-outside"),
        ("co-galliae-1", "avitus", "alamanni", "co-outside"),
        ("co-galliae-1", "", "alamanni", "co-outside"),
        ("co-galliae-1", "majorien", "gaetulia", ""),
        ("co-galliae-1", "majorien", "sarmatia", "co-outside"),
        ("pa-w-scolae", "", "hispaniae-1", ""),
        ("pa-w-scolae", "", "thracia-3", "pa-half"),
        ("pa-w-scolae", "avitus", "thracia-3", "pa-half"),
        ("pa-w-scolae", "jovin", "thracia-3", "pa-half"),
        ("pa-w-scolae", "aetius", "thracia-3", ""),
        ("pa-w-scolae", "", "alamanni", "pa-half"),
        ("pa-w-scolae", "jovin", "alamanni", "pa-half"),
        ("pa-w-scolae", "aetius", "alamanni", ""),
        ("pa-w-scolae", "aetius", "gepidae", ""),
        ("pa-w-scolae", "aetius", "burgondi", "foreign-land"),
        ("pa-w-scolae", "aetius", "sarmatia", ""),
        ("pa-w-scolae", "aspar", "thracia-3", "pa-half"),
        ("pa-e-scolae", "aspar", "italia-2", ""),
        ("pa-e-scolae", "avitus", "italia-2", "pa-half"),
        ("pa-e-scolae", "", "italia-2", "pa-half"),
        ("pa-w-placidi-felices", "aspar", "thracia-3", ""),
        ("pa-w-placidi-felices", "", "thracia-3", "pa-half"),
        ("pa-e-scolae", "aspar", "alamanni", "pa-half"),
        ("bu-3-1", "avitus", "thracia-3", ""),
        ("bu-3-1", "", "italia-2", "bu-alone"),
        ("bu-3-1", "majorien", "italia-2", "bu-alone"),
        ("bu-3-1", "avitus", "alamanni", "foreign-land"),
        ("bu-3-1", "avitus", "sarmatia", ""),
        ("bu-3-1", "avitus", "armenia", ""),
        ("bu-4-1", "majorien", "alamanni", ""),
        ("bu-4-1", "majorien", "burgondi", "foreign-land"),
    ],
)  # fmt: skip
def test_3_2_where_each_category_may_go_under_whom(name: str, led_by: str, to: str, refused: str) -> None:
    s = titles()
    s.p.unit_lead[unit("bu-3-1")] = leader("avitus")
    s.p.unit_lead[unit("bu-4-1")] = leader("majorien")
    assert key_of(forbids_unit(s.p, unit(name), who(led_by), zone(to))) == refused


@pytest.mark.rule("ultimus", "3.2.2")
def test_nobody_enters_a_zone_that_is_out_of_play() -> None:
    s = Scene(451, scenario="campus-mauriacus")
    s.status("hunni", "war")
    assert key_of(forbids_unit(s.p, unit("pa-w-scolae"), NONE, zone("hispaniae-1"))) == "closed"
    assert key_of(forbids_unit(s.p, unit("hunni-u1"), NONE, zone("hunni-2"))) == "closed"
    assert key_of(forbids_leader(s.p, leader("avitus"), True, zone("viennensis-5"), zone("hispaniae-2"))) == "closed"
    assert forbids_leader(s.p, leader("avitus"), True, zone("viennensis-5"), zone("viennensis-4")) == 0
    s.put("hispaniae-1", "pa-w-scolae")
    assert key_of(forbids_move(s.p, unit("pa-w-scolae"), ROMAIN)) == "closed"


@pytest.mark.rule("ultimus", "4.3")
@pytest.mark.rule("ultimus", "4.4.2")
@pytest.mark.rule("ultimus", "4.5.1")
@pytest.mark.parametrize(
    ("people", "status", "to", "refused"),
    [
        ("armenia", "roman-client", "armenia", ""),
        ("armenia", "roman-client", "persae-1", "armenia-stays"),
        ("visigothi", "foederati", "galliae-5", ""),
        ("visigothi", "foederati", "sarmatia", "foederati-inside"),
        ("hunni", "peace", "hunni-2", ""),
        ("hunni", "peace", "pannoniae-2", "at-peace"),
        ("hunni", "peace", "gepidae", "at-peace"),
        ("hunni", "war", "galliae-5", ""),
        ("hunni", "war", "galliae-6", "five-zones"),
        ("burgondi", "war", "alamanni", "other-tribe"),
        ("burgondi", "war", "suevi", ""),
        ("burgondi", "war", "germania", ""),
        ("burgondi", "war", "hispaniae-5", "five-zones"),
        ("burgondi", "revolt", "africa-4", ""),
        ("burgondi", "regnum", "africa-4", ""),
        ("burgondi", "revolt", "alamanni", "other-tribe"),
        ("franci-salii", "war", "africa-4", ""),
    ],
)  # fmt: skip
def test_4_3_where_a_people_may_go(people: str, status: str, to: str, refused: str) -> None:
    s = Scene()
    s.put("alamanni", "alamanni-u1")
    s.status(people, status)
    assert key_of(forbids_tribe(s.p, tribe(people), zone(to))) == refused


@pytest.mark.rule("ultimus", "4.4.2")
@pytest.mark.parametrize("enemy", ["iberia", "persae"])
def test_4_4_2_armenia_goes_one_zone_beyond_its_own_against_iberia_or_persae(enemy: str) -> None:
    s = Scene()
    assert key_of(forbids_tribe(s.p, tribe("armenia"), zone("pontica-3"))) == "armenia-stays"
    s.status(enemy, "war")
    for near in s.p.board.near[zone("armenia")]:
        assert forbids_tribe(s.p, tribe("armenia"), near) == 0
    assert forbids_tribe(s.p, tribe("armenia"), zone("armenia")) == 0
    assert key_of(forbids_tribe(s.p, tribe("armenia"), zone("pontica-1"))) == "armenia-stays"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_subjects_of_the_hunni_may_go_as_far_as_these() -> None:
    s = Scene()
    s.status("gepidae", "war")
    assert key_of(forbids_tribe(s.p, tribe("gepidae"), zone("galliae-5"))) == "five-zones"
    s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    assert forbids_tribe(s.p, tribe("gepidae"), zone("galliae-5")) == 0
    assert key_of(forbids_tribe(s.p, tribe("gepidae"), zone("galliae-6"))) == "five-zones"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_home_is_open_to_allies_to_enemies_of_rome_and_when_empty() -> None:
    s = Scene()
    s.status("burgondi", "war")
    assert forbids_tribe(s.p, tribe("burgondi"), zone("alamanni")) == 0
    s.put("alamanni", "alamanni-u1")
    assert key_of(forbids_tribe(s.p, tribe("burgondi"), zone("alamanni"))) == "other-tribe"
    s.p.tribe_ally[tribe("alamanni")] = tribe("burgondi")
    assert forbids_tribe(s.p, tribe("burgondi"), zone("alamanni")) == 0
    s.p.tribe_ally[tribe("alamanni")] = NONE
    s.status("alamanni", "war")
    assert forbids_tribe(s.p, tribe("burgondi"), zone("alamanni")) == 0
    s.status("alamanni", "peace")
    s.put("suevi", "burgondi-u1")
    assert forbids_tribe(s.p, tribe("burgondi"), zone("suevi")) == 0


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_only_the_hunni_pass_through_a_home_at_peace() -> None:
    s = Scene()
    s.status("hunni", "war")
    s.status("burgondi", "war")
    s.put("alamanni", "alamanni-u1")
    assert is_passage(s.p, tribe("hunni"), zone("alamanni"))
    assert not is_passage(s.p, tribe("burgondi"), zone("alamanni"))
    assert not is_passage(s.p, tribe("hunni"), zone("germania"))
    assert not is_passage(s.p, tribe("hunni"), zone("suevi"))


@pytest.mark.rule("ultimus", "4.3")
@pytest.mark.rule("ultimus", "3.6.5")
@pytest.mark.parametrize(
    ("name", "alone", "start", "to", "refused"),
    [
        ("jovin", True, "italia-3", "italia-4", ""),
        ("jovin", True, "italia-3", "moesiae-1", "usurpers-apart"),
        ("jovin", True, "italia-3", "sarmatia", ""),
        ("avitus", True, "italia-3", "moesiae-1", ""),
        ("attila", True, "hunni-1", "hunni-2", ""),
        ("attila", True, "hunni-1", "pannoniae-2", "lone-barbarian"),
        ("attila", True, "pannoniae-2", "hunni-1", "lone-barbarian"),
        ("attila", False, "hunni-1", "pannoniae-2", ""),
        ("attila", False, "galliae-5", "galliae-6", "five-zones"),
    ],
)  # fmt: skip
def test_4_3_where_a_leader_may_go(name: str, alone: bool, start: str, to: str, refused: str) -> None:
    s = titles()
    s.status("hunni", "war")
    assert key_of(forbids_leader(s.p, leader(name), alone, zone(start), zone(to))) == refused


@pytest.mark.rule("ultimus", "4.2.4")
def test_4_2_4_the_bans_hold_within_a_camp_and_in_one_zone() -> None:
    s = Scene()
    s.status("persae", "war")
    s.put("oriens-9", "peroz", side=BARBARE)
    s.put("oriens-10", "persae-u1", side=BARBARE)
    for where in ("oriens-9", "oriens-10"):
        assert key_of(forbids_stacking(s.p, tribe("visigothi"), BARBARE, zone(where))) == "no-stacking"
        assert key_of(forbids_stacking(s.p, tribe("alani"), BARBARE, zone(where))) == "no-stacking"
        assert forbids_stacking(s.p, tribe("visigothi"), ROMAIN, zone(where)) == 0
        assert forbids_stacking(s.p, tribe("iberia"), BARBARE, zone(where)) == 0
        assert forbids_stacking(s.p, NONE, BARBARE, zone(where)) == 0
    s.put("oriens-7", "iberia-u1", side=BARBARE)
    assert forbids_stacking(s.p, tribe("visigothi"), BARBARE, zone("oriens-7")) == 0
    s.put("oriens-7", "persae-u2", side=ROMAIN)
    assert forbids_stacking(s.p, tribe("visigothi"), BARBARE, zone("oriens-7")) == 0


@pytest.mark.rule("ultimus", "3.4.1")
@pytest.mark.rule("ultimus", "4.5.1")
@pytest.mark.parametrize(
    ("name", "led", "refused"),
    [
        ("avitus", "co-galliae-1", ""),
        ("avitus", "bu-3-1", ""),
        ("aetius", "bu-3-1", "bu-alone"),
        ("avitus", "visigothi-u1", "not-his-men"),
        ("aetius", "visigothi-u1", ""),
        ("majorien", "visigothi-u1", ""),
        ("jovin", "visigothi-u1", ""),
        ("aetius", "franci-salii-u1", "not-his-men"),
        ("aetius", "suevi-u1", "not-his-men"),
        ("theodoric-i", "visigothi-u1", ""),
        ("theodoric-i", "co-galliae-1", "not-his-men"),
        ("theodoric-i", "suevi-u1", "not-his-men"),
        ("genseric", "alani-u1", ""),
        ("genseric", "vandali-u1", ""),
        ("genseric", "suevi-u1", "not-his-men"),
    ],
)  # fmt: skip
def test_3_4_1_whom_a_leader_leads(name: str, led: str, refused: str) -> None:
    s = titles()
    s.status("visigothi", "foederati")
    s.status("franci-salii", "revolt")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.p.leader_side[leader("jovin")] = BARBARE
    s.p.unit_lead[unit("bu-3-1")] = leader("avitus")
    assert key_of(forbids_authority(s.p, leader(name), unit(led))) == refused


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_a_chief_who_is_patrice_leads_romans_and_nobody_leads_migrants_of_another() -> None:
    s = titles()
    s.status("visigothi", "foederati")
    s.p.patrice[WEST] = leader("theodoric-i")
    assert forbids_authority(s.p, leader("theodoric-i"), unit("co-galliae-1")) == 0
    assert key_of(forbids_authority(s.p, leader("theodoric-i"), unit("suevi-u1"))) == "not-his-men"
    s.migrating("visigothi")
    assert key_of(forbids_authority(s.p, leader("majorien"), unit("visigothi-u1"))) == "not-his-men"
    s.p.migrants = None
    s.p.options[options.ALLIES] = options.LED_APART
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    assert key_of(forbids_authority(s.p, leader("genseric"), unit("alani-u1"))) == "not-his-men"


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_which_unit_may_set_out_alone() -> None:
    s = Scene()
    s.status("suevi", "war")
    s.put("britanniae-1", "li-britanniae-1")
    s.put("italia-4", "pa-w-scolae", "honorius")
    s.put("galliae-5", "suevi-u1", "co-galliae-1")
    s.put("italia-2", "avitus").guard("bu-3-1", "avitus")
    s.put("burgondi", "burgondi-u1")

    def why(name: str, camp: int = ROMAIN) -> str:
        return key_of(forbids_move(s.p, unit(name), camp))

    assert why("li-britanniae-1") == why("pa-w-scolae") == ""
    assert why("li-britanniae-2") == "not-on-map"
    assert why("li-britanniae-1", BARBARE) == why("suevi-u1") == "not-yours"
    assert why("co-galliae-1") == why("suevi-u1", BARBARE) == "must-stop"
    assert why("bu-3-1") == "bu-alone"
    assert why("burgondi-u1", BARBARE) == "at-peace"
    s.p.unit_done[unit("pa-w-scolae")] = 1
    assert why("pa-w-scolae") == "already-moved"
    s.p.unit_done[unit("pa-w-scolae")] = 0
    s.p.riot = 1
    assert why("pa-w-scolae") == "riot"
    s.p.riot = 2
    assert why("pa-w-scolae") == ""


@pytest.mark.rule("ultimus", "7.2")
@pytest.mark.rule("ultimus", "1.3.2")
def test_7_2_what_a_step_costs_and_how_far_a_company_goes() -> None:
    s = Scene()
    for start, to, cost in [
        ("italia-4", "italia-5", 1),
        ("thracia-1", "ostrogothi", 2),
        ("galliae-7", "britanniae-2", 3),
        ("saxones", "britanniae-2", 3),
    ]:
        assert step_cost(s.p, zone(start), zone(to)) == step_cost(s.p, zone(to), zone(start)) == cost
    s.p.event = 7
    assert step_cost(s.p, zone("thracia-1"), zone("ostrogothi")) == 1
    assert step_cost(s.p, zone("galliae-7"), zone("britanniae-2")) == 3
    s.p.event = 0
    assert allowance(s.p, []) == allowance(s.p, [unit("pa-w-scolae")]) == 4
    assert allowance(s.p, [unit("pa-w-scolae"), unit("co-galliae-1")]) == 3
    assert allowance(s.p, [unit("hunni-u1")]) == 3
    s.migrating("hunni")
    assert allowance(s.p, [unit("hunni-u1")]) == 4
    assert allowance(s.p, [unit("hunni-u1"), unit("suevi-u1")]) == 3
    s.p.event = 2
    assert allowance(s.p, []) == 3
    assert allowance(s.p, [unit("co-galliae-1")]) == 2


@pytest.mark.rule("ultimus", "3.2.3")
def test_3_2_3_the_escort_leads_palatini_of_the_east_only_where_the_empire_is() -> None:
    s = titles()
    s.p.escort = NONE
    assert key_of(forbids_unit(s.p, unit("pa-e-scolae"), leader("aspar"), zone("italia-2"))) == "pa-half"
    s.p.augustus[EAST] = leader("aspar")
    assert forbids_unit(s.p, unit("pa-e-scolae"), leader("aspar"), zone("italia-2")) == 0
