"""Crowns and rebellions (3.5.1, 3.5.2, 3.6.2, 3.6.3, 4.1, 4.2.2, 4.4.1, 4.5.3), each condition by itself."""

import pytest

from quadriga.games.ultimus.peoples.regnum import KingIsDead, KingRoll, can_be_king
from quadriga.games.ultimus.peoples.tribes import (
    become_major,
    free_subjects,
    go_to_war,
    muster,
    revolt,
    send_home,
    set_status,
)
from quadriga.games.ultimus.position import AFLOAT, DEAD, FALLEN, OFF
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, REGNUM, REVOLT, WAR
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.succession import (
    Approval,
    HonoriusIsDead,
    NamePatrice,
    Succession,
    give_guards,
    leave_vacant,
)
from quadriga.games.ultimus.throne.usurpation import CanvassRoll, LoyaltyRoll, can_usurp, come_home, defect, proclaim
from rules.ultimus.scene import EAST, WEST, Scene, leader, tribe, unit, zone


def about(s: Scene) -> list[object]:
    prompt = s.p.prompt()
    assert prompt is not None
    found = prompt["about"]
    assert isinstance(found, list)
    return found


# ---------------------------------------------------------------- succession


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(
    ("number", "patrice", "crowned"),
    [(3, "", True), (4, "", False), (4, "sarus", False), (5, "aetius", True), (6, "aetius", False), (3, "sarus", True)],
)
def test_3_5_2_the_east_approves_by_cp_or_by_the_patrices(number: int, patrice: str, crowned: bool) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.p.augustus[WEST] = NONE
    s.put("galliae-5", "avitus").put("asia-1", "aspar", "leon")
    if patrice:
        s.put("italia-2", patrice)
        s.p.patrice[WEST] = leader(patrice)
    s.begin(Approval(leader("avitus")))
    s.roll(number)
    assert (s.p.augustus[WEST] == leader("avitus")) is crowned
    assert (s.p.usurper[WEST] == leader("avitus")) is not crowned
    best = max(3, s.p.roster.leader_cp[leader(patrice)] if patrice else 0)
    assert s.told("roll")[0] == ["avitus", str(number), str(best)]
    if not crowned:
        assert s.told("refused") == [["avitus"]]


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize("where", ["thracia-3", "sea", "galliae-5"])
def test_3_5_2_who_is_refused_usurps_only_in_the_west_and_where_nobody_does_yet(where: str) -> None:
    s = Scene(450)
    s.p.augustus[EAST] = leader("marcien")
    s.put("thracia-3", "marcien").put("asia-1", "leon").put("galliae-4", "jovin", side=BARBARE)
    if where == "sea":
        s.p.leader_at[leader("avitus")] = AFLOAT
    else:
        s.put(where, "avitus")
    if where == "galliae-5":
        s.p.usurper[WEST] = leader("jovin")
    s.begin(Approval(leader("avitus")))
    s.roll(6)
    assert s.p.usurper[WEST] == (leader("jovin") if where == "galliae-5" else NONE)
    assert s.side("avitus") == ROMAIN


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_a_throne_that_is_filled_has_no_succession() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("galliae-5", "avitus")
    s.begin(Succession(WEST))
    assert s.p.augustus[WEST] == leader("majorien")
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(("other", "won", "over"), [("marcien", 0, False), ("", 0, True), ("", 1, False)])
def test_3_5_2_case_4_without_any_augustus_the_romain_has_lost(other: str, won: int, over: bool) -> None:
    s = Scene(450)
    s.p.augustus = [NONE, leader(other) if other else NONE]
    s.p.won = [0, won]
    leave_vacant(s.p, WEST)
    outcome = s.p.outcome()
    assert (outcome is not None) is over
    if outcome is not None:
        assert outcome.key == "no-augustus"
        assert outcome.results[int(s.p.seat_of(ROMAIN))] == 0
        assert outcome.results[int(s.p.seat_of(BARBARE))] == 2


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_case_4_the_barbare_may_raise_a_king() -> None:
    s = Scene(450)
    s.p.augustus = [leader("majorien"), NONE]
    s.status("visigothi", "revolt")
    s.put("galliae-5", "theodoric-i", "visigothi-u1")
    leave_vacant(s.p, EAST)
    s.p.settle()
    assert s.step() == "ChooseKing"
    assert set(s.offered()) == {"raise-king theodoric-i", "pass"}


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(("year", "child"), [(423, False), (424, True), (430, True)])
def test_3_5_2_from_424_on_honorius_is_followed_by_the_child(year: int, child: bool) -> None:
    s = Scene(year)
    s.augusti("honorius", "theodose-ii")
    s.p.augustus[WEST] = NONE
    s.p.leader_at[leader("honorius")] = DEAD
    s.put("galliae-5", "johannes").put("asia-1", "procopius")
    s.begin(HonoriusIsDead())
    assert (s.p.augustus[WEST] == leader("valentinien-iii")) is child
    assert (s.at("valentinien-iii"), s.at("pa-w-placidi-felices")) == (("thracia-3",) * 2 if child else ("off",) * 2)
    held = s.p.hand[int(s.p.seat_of(ROMAIN))]
    assert sum(held) == int(child)
    if child:
        assert s.side("pa-w-placidi-felices") == s.side("valentinien-iii") == ROMAIN
        assert s.step() == "ChooseUsurper"
        assert s.offered() == ["proclaim johannes"]
        s.play("proclaim johannes")
        assert s.p.usurper[WEST] == leader("johannes")
        while s.step() != "ChooseEscort":
            s.play(s.offered()[0]) if s.p.turn() >= 0 else s.roll(9)
        assert s.offered() == ["escort procopius"]
        s.play("escort procopius")
        assert s.p.escort == leader("procopius")
        assert s.told("escort") == [["procopius"]]


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_a_dead_child_is_not_crowned_and_a_usurper_under_way_stays_the_one() -> None:
    s = Scene(425)
    s.augusti("honorius", "theodose-ii")
    s.p.augustus[WEST] = NONE
    s.p.leader_at[leader("honorius")] = s.p.leader_at[leader("valentinien-iii")] = DEAD
    s.put("galliae-5", "johannes")
    s.begin(HonoriusIsDead())
    assert s.p.augustus[WEST] != leader("valentinien-iii")
    assert s.step() == "Approval"
    under = Scene(425)
    under.augusti("honorius", "theodose-ii")
    under.p.augustus[WEST] = NONE
    under.p.leader_at[leader("honorius")] = DEAD
    under.put("galliae-5", "johannes").put("galliae-4", "jovin", side=BARBARE)
    under.p.usurper[WEST] = leader("jovin")
    under.put("thracia-3", "pa-w-placidi-felices")
    under.begin(HonoriusIsDead())
    assert under.step() == "Movement"
    assert under.p.usurper[WEST] == leader("jovin")


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_a_patrice_is_named_for_his_half_and_gets_guards() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("galliae-5", "avitus", "dux-galliae").put("asia-1", "aspar")
    s.begin(NamePatrice(WEST))
    assert about(s) == [["half", "half", "west"]]
    assert s.offered() == ["patrice avitus", "pass"]
    assert s.why("patrice aspar") == s.why("patrice majorien") == s.why("patrice dux-galliae") == "not-patrice"
    s.play("patrice avitus")
    assert s.p.patrice == [leader("avitus"), NONE]
    assert s.p.unit_lead[unit("bu-2-1")] == leader("avitus")


@pytest.mark.rule("ultimus", "3.2.4")
@pytest.mark.parametrize(
    ("name", "guards"),
    [("avitus", "bu-2-1"), ("aspar", "bu-3-1"), ("aetius", "bu-4-1"), ("honorius", ""), ("theodoric-i", "")],
)
def test_3_2_4_guards_of_which_strength_join_whom(name: str, guards: str) -> None:
    s = Scene(450).put("britanniae-1", name, side=BARBARE)
    give_guards(s.p, leader(name))
    owned = [number for number, owner in enumerate(s.p.unit_lead) if owner == leader(name)]
    assert owned == ([unit(guards)] if guards else [])
    if guards:
        assert (s.at(guards), s.side(guards)) == ("britanniae-1", BARBARE)
        give_guards(s.p, leader(name))
        assert len([owner for owner in s.p.unit_lead if owner == leader(name)]) == 1


# ---------------------------------------------------------------- usurpers


@pytest.mark.rule("ultimus", "3.6.2")
@pytest.mark.parametrize(
    ("name", "at", "half", "may"),
    [
        ("jovin", "britanniae-1", WEST, True),
        ("jovin", "britanniae-1", EAST, False),
        ("jovin", "asia-1", EAST, True),
        ("jovin", "alamanni", WEST, False),
        ("jovin", "italia-4", WEST, False),
        ("dux-galliae", "galliae-5", WEST, False),
        ("theodoric-i", "galliae-5", WEST, False),
        ("stilicon", "galliae-5", WEST, False),
    ],
)
def test_3_6_2_who_may_be_raised_as_usurper_and_where(name: str, at: str, half: int, may: bool) -> None:
    s = Scene(410)
    s.status("visigothi", "foederati")
    s.augusti()
    s.put(at, name)
    assert can_usurp(s.p, leader(name), half) is may
    s.p.leader_side[leader(name)] = BARBARE
    assert not can_usurp(s.p, leader(name), half)
    s.p.leader_side[leader(name)] = ROMAIN
    s.p.leader_at[leader(name)] = AFLOAT
    assert not can_usurp(s.p, leader(name), half)


@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
def test_6_2_a_leader_of_barbarian_origin_needs_a_roman_to_put_forward() -> None:
    s = Scene(450).put("galliae-5", "ricimer")
    assert not can_usurp(s.p, leader("ricimer"), WEST)
    s.put("italia-2", "glycerius")
    assert can_usurp(s.p, leader("ricimer"), WEST)


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_who_defects_takes_his_guards_and_loses_title_and_errand() -> None:
    s = Scene(425)
    s.put("galliae-5", "aetius", "avitus").guard("bu-4-1", "aetius").guard("bu-2-1", "avitus")
    s.p.patrice = [leader("aetius"), leader("aspar")]
    s.p.escort = leader("aspar")
    defect(s.p, leader("aetius"))
    assert s.p.patrice == [NONE, leader("aspar")]
    assert s.p.escort == leader("aspar")
    assert (s.side("aetius"), s.side("bu-4-1")) == (BARBARE, BARBARE)
    assert (s.side("avitus"), s.side("bu-2-1")) == (ROMAIN, ROMAIN)
    defect(s.p, leader("aspar"))
    assert (s.p.patrice, s.p.escort) == ([NONE, NONE], NONE)


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_a_proclamation_wins_the_zone_then_the_diocese_is_asked() -> None:
    s = Scene(410)
    s.augusti()
    s.put("britanniae-1", "constantin-iii", "gerontius", "li-britanniae-1")
    s.put("britanniae-2", "dux-britanniae", "co-britanniae-1")
    proclaim(s.p, leader("constantin-iii"), WEST)
    s.p.settle()
    assert s.p.usurper == [leader("constantin-iii"), NONE]
    assert s.side("gerontius") == s.side("li-britanniae-1") == BARBARE
    assert s.side("dux-britanniae") == ROMAIN
    assert s.step() == "LoyaltyRoll"
    s.roll(2)
    assert s.side("dux-britanniae") == s.side("co-britanniae-1") == BARBARE
    assert s.step() == "ChooseDiocese"


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.parametrize(("number", "joins"), [(1, False), (2, True), (3, True)])
def test_3_6_3_b_a_roll_of_at_least_his_cp_wins_a_leader(number: int, joins: bool) -> None:
    s = Scene(410).put("britanniae-1", "dux-britanniae", "co-britanniae-1")
    s.put("galliae-5", "jovin", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    s.begin(LoyaltyRoll(leader("dux-britanniae")))
    s.roll(number)
    assert (s.side("dux-britanniae") == s.side("co-britanniae-1") == BARBARE) is joins
    assert s.told("roll") == [["dux-britanniae", str(number), "2"]]
    assert s.told("loyal") == ([] if joins else [["britanniae-1"]])


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.parametrize(("number", "opens"), [(2, True), (3, False), (4, False)])
def test_3_6_3_c_a_roll_below_the_usurpers_cp_opens_the_diocese(number: int, opens: bool) -> None:
    s = Scene(410)
    s.put("britanniae-1", "jovin", side=BARBARE).put("galliae-3", "dux-galliae")
    s.p.usurper[WEST] = leader("jovin")
    s.begin(CanvassRoll(WEST, s.p.board.diocese[zone("galliae-3")]))
    s.roll(number)
    assert (s.step() == "LoyaltyRoll") is opens
    assert s.told("roll") == [["jovin", str(number), "3"]]


@pytest.mark.rule("ultimus", "3.6.4")
@pytest.mark.parametrize("second", [False, True])
def test_3_6_4_who_joined_a_usurpation_comes_home_by_where_he_stands(second: bool) -> None:
    s = Scene(410)
    s.status("visigothi", "foederati")
    s.status("suevi", "war")
    if second:
        s.p.usurper[EAST] = leader("timasius")
    s.put("britanniae-1", "jovin", "co-britanniae-1", "athaulf", "visigothi-u1", "suevi-u1", side=BARBARE)
    s.put("asia-1", "sarus", "co-asia-1", "visigothi-u2", side=BARBARE).guard("bu-2-1", "sarus")
    s.put("alamanni", "gerontius", "co-galliae-1", side=BARBARE)
    s.put("sarmatia", "fravitta", "pa-e-scolae", side=BARBARE)
    come_home(s.p, WEST)
    for name in ("jovin", "co-britanniae-1", "athaulf", "visigothi-u1", "gerontius", "co-galliae-1"):
        assert s.side(name) == ROMAIN, name
    for name in ("sarus", "co-asia-1", "visigothi-u2", "bu-2-1", "fravitta", "pa-e-scolae"):
        assert s.side(name) == (BARBARE if second else ROMAIN), name
    assert s.side("suevi-u1") == BARBARE


# ---------------------------------------------------------------- peoples


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.parametrize(
    ("name", "people", "men", "status", "at", "may"),
    [
        ("genseric", "vandali", "vandali-u1", "revolt", "africa-4", True),
        ("genseric", "vandali", "vandali-u1", "war", "africa-4", False),
        ("genseric", "vandali", "vandali-u1", "revolt", "africa-1", False),
        ("genseric", "vandali", "suevi-u1", "revolt", "africa-4", False),
        ("attila", "hunni", "hunni-u1", "revolt", "galliae-5", False),
        ("clodion", "franci-salii", "franci-salii-u1", "revolt", "britanniae-1", True),
    ],
)
def test_4_5_3_who_may_be_king(name: str, people: str, men: str, status: str, at: str, may: bool) -> None:
    s = Scene(450)
    s.status(people, status)
    s.put(at, name, men)
    assert can_be_king(s.p, leader(name)) is may
    s.p.tribe_ally[tribe(people)] = tribe("burgondi")
    assert not can_be_king(s.p, leader(name))
    assert not can_be_king(s.p, leader("avitus"))


@pytest.mark.rule("ultimus", "6.2.rex")
@pytest.mark.parametrize("over", [0, 1])
def test_6_2_a_roll_of_at_most_his_cp_makes_a_king(over: int) -> None:
    s = Scene(450)
    s.status("vandali", "revolt")
    s.status("alani", "revolt")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("africa-4", "genseric", "vandali-u1")
    number = s.p.roster.leader_cp[leader("genseric")] + over
    s.begin(KingRoll(leader("genseric")))
    s.roll(number)
    founded = over == 0
    assert s.status_of("vandali") == s.status_of("alani") == ("regnum" if founded else "revolt")
    assert s.p.regna == int(founded)
    assert s.p.tribe_rex[tribe("vandali")] == (leader("genseric") if founded else NONE)
    assert s.p.tribe_capital[tribe("vandali")] == (zone("africa-4") if founded else NONE)
    assert len(s.told("regnum")) == int(founded)
    assert len(s.told("no-regnum")) == int(not founded)


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_the_king_is_followed_by_the_one_leader_left_or_by_choice() -> None:
    def dead(status: str, king: int, *heirs: str) -> Scene:
        s = Scene(450)
        s.status("vandali", status)
        s.p.tribe_rex[tribe("vandali")] = king
        s.put("britanniae-1", *heirs)
        return s.begin(KingIsDead(tribe("vandali")))

    vandali = tribe("vandali")
    one = dead("regnum", NONE, "vandali-leader")
    assert one.p.tribe_rex[vandali] == leader("vandali-leader")
    two = dead("regnum", NONE, "vandali-leader", "genseric")
    assert two.step() == "ChooseHeir"
    assert len(two.offered()) == 2
    assert dead("revolt", NONE, "vandali-leader").p.tribe_rex[vandali] == NONE
    assert dead("regnum", NONE).p.tribe_rex[vandali] == NONE
    assert dead("regnum", leader("godegisel"), "genseric").p.tribe_rex[vandali] == leader("godegisel")


@pytest.mark.rule("ultimus", "4.4.1")
def test_4_4_1_a_status_decides_camp_title_and_kingship() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    s.put("galliae-5", "theodoric-i", "visigothi-u1")
    s.p.patrice = [leader("theodoric-i"), leader("aspar")]
    set_status(s.p, tribe("visigothi"), FOEDERATI)
    assert s.p.patrice == [leader("theodoric-i"), leader("aspar")]
    set_status(s.p, tribe("visigothi"), REVOLT)
    assert s.p.patrice == [NONE, leader("aspar")]
    assert s.side("theodoric-i") == s.side("visigothi-u1") == BARBARE
    s.p.tribe_rex[tribe("visigothi")], s.p.tribe_capital[tribe("visigothi")] = leader("theodoric-i"), zone("galliae-5")
    set_status(s.p, tribe("visigothi"), REGNUM)
    assert s.p.tribe_rex[tribe("visigothi")] == leader("theodoric-i")
    s.migrating("suevi", "visigothi")
    set_status(s.p, tribe("visigothi"), FOEDERATI)
    assert (s.p.tribe_rex[tribe("visigothi")], s.p.tribe_capital[tribe("visigothi")]) == (NONE, NONE)
    assert s.side("visigothi-u1") == ROMAIN
    assert s.p.migrants is not None
    assert s.p.migrants.side == ROMAIN
    set_status(s.p, tribe("burgondi"), WAR)
    assert s.p.migrants.side == ROMAIN


@pytest.mark.rule("ultimus", "4.2.2")
def test_4_2_2_peace_sends_majors_home_whole_and_minors_off_the_map() -> None:
    s = Scene(450)
    s.status("burgondi", "war").status("saxones", "war").status("bagaudes", "war")
    s.put("galliae-5", "burgondi-u1", "saxones-u1", "bagaudes-u1", weak=True)
    s.put("galliae-5", "chilperic")
    s.p.leader_at[leader("gondioc")] = OFF
    for name in ("burgondi", "saxones", "bagaudes"):
        send_home(s.p, tribe(name))
    s.p.settle()
    assert s.at("burgondi-u1") == s.at("burgondi-u2") == s.at("chilperic") == "burgondi"
    assert (s.at("saxones-u1"), s.at("bagaudes-u1"), s.at("gondioc")) == ("off", "off", "off")
    assert (s.status_of("burgondi"), s.status_of("saxones"), s.status_of("bagaudes")) == ("peace", "peace", "out")
    assert s.p.unit_weak[unit("burgondi-u1")] == s.p.unit_weak[unit("saxones-u1")] == 0


@pytest.mark.rule("ultimus", "4.2.3")
def test_4_2_3_units_off_the_map_or_fallen_muster_at_home_whole() -> None:
    s = Scene(450)
    s.p.put_unit(unit("saxones-u1"), FALLEN)
    s.p.unit_weak[unit("saxones-u1")] = 1
    s.put("galliae-5", "alamanni-u1", weak=True)
    muster(s.p, tribe("saxones"))
    muster(s.p, tribe("alamanni"))
    s.p.settle()
    assert s.at("saxones-u1") == s.at("saxones-u2") == "saxones"
    assert s.p.unit_weak[unit("saxones-u1")] == 0
    assert (s.at("alamanni-u1"), s.p.unit_weak[unit("alamanni-u1")]) == ("galliae-5", 1)


@pytest.mark.rule("ultimus", "4.5.2")
def test_4_5_2_only_foederati_revolt_and_only_the_peaceful_rise() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati").status("alani", "war")
    s.p.tribe_ally[tribe("alani")] = tribe("visigothi")
    revolt(s.p, tribe("visigothi"))
    assert (s.status_of("visigothi"), s.status_of("alani")) == ("revolt", "war")
    s.status("alani", "foederati")
    go_to_war(s.p, tribe("visigothi"))
    assert (s.status_of("visigothi"), s.status_of("alani")) == ("revolt", "foederati")


@pytest.mark.rule("ultimus", "4.1")
def test_4_1_a_people_becomes_major_once_and_shows_itself_in_peace() -> None:
    s = Scene(450)
    s.p.tribe_major[tribe("saxones")] = 0
    become_major(s.p, tribe("saxones"))
    s.p.settle()
    assert s.p.tribe_major[tribe("saxones")] == 1
    assert s.at("saxones-u1") == "saxones"
    s.p.put_unit(unit("saxones-u1"), OFF)
    become_major(s.p, tribe("saxones"))
    s.p.settle()
    assert s.at("saxones-u1") == "off"
    war = Scene(450)
    war.p.tribe_major[tribe("saxones")] = 0
    war.status("saxones", "war")
    become_major(war.p, tribe("saxones"))
    war.p.settle()
    assert war.at("saxones-u1") == "off"


@pytest.mark.rule("ultimus", "6.2")
def test_6_2_the_death_of_attila_frees_subjects_and_only_those() -> None:
    s = Scene(450)
    s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    s.p.tribe_ally[tribe("ostrogothi")] = tribe("burgondi")
    s.p.tribe_ally[tribe("alani")] = tribe("hunni")
    free_subjects(s.p)
    assert s.p.tribe_ally[tribe("gepidae")] == NONE
    assert s.p.tribe_ally[tribe("ostrogothi")] == tribe("burgondi")
    assert s.p.tribe_ally[tribe("alani")] == tribe("hunni")
