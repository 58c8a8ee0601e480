"""How leaders come, go and return (3.3.1, 3.5.2, 3.6.4, 4.2.1, 8.2.2 and the tables of entry and death)."""

import pytest

from quadriga.games.ultimus.position import AFLOAT, BOX, DEAD, FALLEN, OFF
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.camps import dismiss_escort, exchange, has_seized, note_flights
from quadriga.games.ultimus.throne.lives import (
    AGE,
    ASSASSIN,
    BATTLE,
    USURPED,
    DeathRoll,
    GenericReturn,
    JoinTribe,
    TribeEntries,
    enter_roman,
    kill,
    next_heir,
)
from rules.ultimus.scene import EAST, WEST, Scene, leader, tribe, unit, zone

# ---------------------------------------------------------------- death


@pytest.mark.rule("ultimus", "3.2.4")
def test_3_2_4_guards_vanish_with_their_leader_and_only_with_him() -> None:
    s = Scene(450)
    s.put("galliae-5", "aetius", "avitus").guard("bu-4-1", "aetius").guard("bu-2-1", "avitus")
    kill(s.p, leader("aetius"), AGE)
    assert (s.at("aetius"), s.at("bu-4-1"), s.p.unit_lead[unit("bu-4-1")]) == ("dead", "off", NONE)
    assert (s.at("avitus"), s.at("bu-2-1"), s.p.unit_lead[unit("bu-2-1")]) == (
        "galliae-5",
        "galliae-5",
        leader("avitus"),
    )


@pytest.mark.rule("ultimus", "3.3.1")
@pytest.mark.parametrize(("name", "where"), [("avitus", "dead"), ("dux-galliae", "fallen"), ("hunni-leader", "fallen")])
def test_3_3_1_historical_leaders_die_generic_ones_may_return(name: str, where: str) -> None:
    s = Scene(450).put("galliae-5", name)
    kill(s.p, leader(name), BATTLE)
    assert s.at(name) == where


@pytest.mark.rule("ultimus", "3.5.1")
@pytest.mark.parametrize("half", [WEST, EAST])
def test_3_5_1_whoever_dies_loses_what_he_was_and_nobody_else_does(half: int) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("galliae-5", "aetius", "avitus", "aspar")
    s.p.patrice[half] = leader("aetius")
    s.p.patrice[1 - half] = leader("aspar")
    s.p.nominee[half] = leader("aetius")
    s.p.nominee[1 - half] = leader("avitus")
    s.p.escort = leader("aetius")
    s.p.sick = leader("majorien")
    kill(s.p, leader("aetius"), AGE)
    assert (s.p.patrice[half], s.p.patrice[1 - half]) == (NONE, leader("aspar"))
    assert (s.p.nominee[half], s.p.nominee[1 - half]) == (NONE, leader("avitus"))
    assert (s.p.escort, s.p.sick) == (NONE, leader("majorien"))
    s.p.escort = leader("aspar")
    kill(s.p, leader("avitus"), AGE)
    assert s.p.escort == leader("aspar")
    kill(s.p, leader("majorien"), AGE)
    assert s.p.sick == NONE


@pytest.mark.rule("ultimus", "3.6.4")
@pytest.mark.parametrize(
    ("cause", "rebel", "won"),
    [(ASSASSIN, True, 1), (USURPED, True, 1), (AGE, True, 0), (BATTLE, True, 0), (ASSASSIN, False, 0)],
)
def test_3_6_4_c_d_an_augustus_beaten_or_murdered_by_a_usurper_has_no_successor(
    cause: int, rebel: bool, won: int
) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("italia-2", "avitus")
    s.p.pax = 1
    if rebel:
        s.put("galliae-5", "jovin", side=BARBARE)
        s.p.usurper[WEST] = leader("jovin")
    kill(s.p, leader("majorien"), cause)
    assert (s.p.won[WEST], s.p.won[EAST], s.p.pax) == (won, 0, 0)
    assert s.p.augustus[WEST] == NONE
    assert s.p.augustus[EAST] == leader("marcien")
    assert (type(s.p.stack[-1]).__name__ == "Succession") is (won == 0)


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(("half", "step"), [(WEST, "HonoriusIsDead"), (EAST, "Succession")])
def test_3_5_2_the_succession_of_honorius_is_that_of_the_west(half: int, step: str) -> None:
    s = Scene(425)
    s.put("italia-4", "honorius")
    s.p.augustus[half] = leader("honorius")
    kill(s.p, leader("honorius"), AGE)
    assert type(s.p.stack[-1]).__name__ == step


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_a_usurper_dead_ends_his_civil_war_alone() -> None:
    s = Scene(410)
    s.augusti()
    s.put("galliae-5", "jovin", "co-galliae-1", side=BARBARE)
    s.put("asia-1", "timasius", "co-asia-1", side=BARBARE)
    s.p.usurper = [leader("jovin"), leader("timasius")]
    kill(s.p, leader("jovin"), BATTLE)
    assert s.p.usurper == [NONE, leader("timasius")]
    assert (s.side("co-galliae-1"), s.side("co-asia-1")) == (ROMAIN, BARBARE)


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_whoever_is_shut_up_with_a_dead_augustus_is_lost_the_other_city_is_spared() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    for name, box in [("majorien", BOX), ("dux-galliae", BOX), ("marcien", BOX - 1)]:
        s.p.leader_at[leader(name)] = box
    for name, box in [("pa-w-scolae", BOX), ("pa-e-scolae", BOX - 1)]:
        s.p.put_unit(unit(name), box)
    kill(s.p, leader("majorien"), AGE)
    assert s.at("dux-galliae") == "dead"
    assert s.at("pa-w-scolae") == "off"
    assert s.at("marcien") == s.at("pa-e-scolae") == "refuge"
    s.put("italia-4", "avitus")
    s.p.augustus[WEST] = leader("avitus")
    kill(s.p, leader("avitus"), AGE)
    assert s.at("marcien") == "refuge"


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_only_a_kings_death_leaves_a_regnum_without_king() -> None:
    s = Scene(455)
    s.status("vandali", "regnum")
    s.put("africa-4", "genseric", "vandali-leader", "vandali-u1")
    s.p.tribe_rex[tribe("vandali")] = leader("genseric")
    kill(s.p, leader("vandali-leader"), BATTLE)
    assert s.p.tribe_rex[tribe("vandali")] == leader("genseric")
    kill(s.p, leader("genseric"), BATTLE)
    assert s.p.tribe_rex[tribe("vandali")] == NONE
    assert type(s.p.stack[-1]).__name__ == "KingIsDead"


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize(("scenario", "over"), [("campus-mauriacus", True), ("dernier-des-romains", False)])
def test_scenario_the_death_of_attila_may_end_it(scenario: str, over: bool) -> None:
    s = Scene(451, scenario=scenario)
    s.put("galliae-5", "attila")
    kill(s.p, leader("hunni-leader"), BATTLE)
    assert s.p.outcome() is None
    kill(s.p, leader("attila"), BATTLE)
    outcome = s.p.outcome()
    assert (outcome is not None) is over
    if outcome is not None:
        assert outcome.results[int(s.p.seat_of(ROMAIN))] > outcome.results[int(s.p.seat_of(BARBARE))]


@pytest.mark.rule("ultimus", "deaths.roman")
@pytest.mark.parametrize(("number", "dies"), [(2, True), (3, False), (4, False)])
def test_deaths_a_roll_below_the_column_kills(number: int, dies: bool) -> None:
    s = Scene(450).put("galliae-5", "avitus")
    s.begin(DeathRoll(leader("avitus"), 3))
    s.roll(number)
    assert (s.at("avitus") == "dead") is dies
    assert s.told("roll") == [["avitus", str(number), "3"]]


# ---------------------------------------------------------------- entry and return


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_roman_enters_where_the_table_says_or_beside_it() -> None:
    s = Scene(445)
    enter_roman(s.p, leader("aegidius"))
    assert (s.at("aegidius"), s.side("aegidius")) == ("italia-4", ROMAIN)
    held = Scene(445)
    held.status("hunni", "war")
    held.put("italia-4", "hunni-u1")
    enter_roman(held.p, leader("aegidius"))
    assert held.at("aegidius") in {"italia-2", "italia-3", "italia-5"}
    beside = Scene(450)
    beside.status("hunni", "war")
    beside.put("thracia-3", "hunni-u1")
    enter_roman(beside.p, leader("leon"))
    assert beside.p.board.half[beside.p.leader_at[leader("leon")]] == EAST
    assert beside.at("leon") != "thracia-3"


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_nobody_enters_a_half_the_enemy_holds_altogether() -> None:
    s = Scene(445)
    for at in range(s.p.board.size):
        if s.p.board.half[at] == WEST:
            s.p.troops[2 * at + BARBARE] = 1
    enter_roman(s.p, leader("aegidius"))
    assert s.at("aegidius") == "off"


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_the_king_of_an_allied_people_is_not_king_of_the_regnum() -> None:
    s = Scene(450)
    s.status("franci-salii", "regnum")
    s.p.tribe_ally[tribe("franci-salii")] = tribe("vandali")
    s.put("galliae-1", "franci-salii-u1")
    s.begin(JoinTribe(leader("merovee")))
    assert s.at("merovee") == "galliae-1"
    assert s.p.tribe_rex[tribe("franci-salii")] == NONE


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_deaths_kings_follow_one_another_not_before_their_year() -> None:
    s = Scene(420)
    visigothi = tribe("visigothi")

    def fates(*dead: str) -> None:
        for name in ("alaric-i", "athaulf", "wallia", "theodoric-i", "theodoric-ii", "euric"):
            s.p.leader_at[leader(name)] = DEAD if name in dead else OFF

    fates()
    assert next_heir(s.p, visigothi) == leader("alaric-i")
    fates("alaric-i", "athaulf", "wallia")
    assert next_heir(s.p, visigothi) == leader("theodoric-i")
    s.p.year = 417
    assert next_heir(s.p, visigothi) == NONE
    s.p.year = 418
    assert next_heir(s.p, visigothi) == leader("theodoric-i")
    s.p.leader_at[leader("theodoric-i")] = zone("galliae-5")
    assert next_heir(s.p, visigothi) == NONE
    fates("alaric-i", "athaulf", "wallia", "theodoric-i", "theodoric-ii", "euric")
    assert next_heir(s.p, visigothi) == NONE
    s.p.year = 475
    s.p.leader_at[leader("chilperic")] = s.p.leader_at[leader("gondioc")] = DEAD
    assert next_heir(s.p, tribe("burgondi")) == leader("gondebaud-rex")
    s.p.leader_at[leader("gondebaud")] = DEAD
    assert next_heir(s.p, tribe("burgondi")) == NONE


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_a_king_joins_units_of_his_people_in_its_own_camp() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    s.put("galliae-5", "visigothi-u1")
    s.put("britanniae-1", "visigothi-u2", side=BARBARE)
    s.begin(JoinTribe(leader("theodoric-ii")))
    assert (s.at("theodoric-ii"), s.side("theodoric-ii")) == ("galliae-5", ROMAIN)
    none = Scene(450)
    none.begin(JoinTribe(leader("theodoric-ii")))
    assert none.at("theodoric-ii") == "off"
    far = Scene(450)
    far.status("visigothi", "revolt")
    far.put("britanniae-1", "visigothi-u1")
    far.begin(JoinTribe(leader("theodoric-ii")))
    assert (far.at("theodoric-ii"), far.side("theodoric-ii")) == ("britanniae-1", BARBARE)


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.parametrize(("status", "king"), [("regnum", "genseric"), ("war", "")])
def test_4_5_3_a_regnum_without_king_crowns_the_leader_who_enters(status: str, king: str) -> None:
    s = Scene(450)
    s.status("vandali", status)
    s.put("africa-4", "vandali-u1")
    s.begin(JoinTribe(leader("genseric")))
    assert s.p.tribe_rex[tribe("vandali")] == (leader(king) if king else NONE)
    s.begin(JoinTribe(leader("vandali-leader")))
    assert s.p.tribe_rex[tribe("vandali")] == (leader(king) if king else NONE)


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_generic_barbarians_return_and_the_next_king_makes_a_people_major() -> None:
    s = Scene(430)
    s.p.tribe_major[tribe("franci-salii")] = 0
    s.status("franci-salii", "foederati")
    s.put("galliae-1", "franci-salii-u1")
    s.begin(TribeEntries(tribe("franci-salii")))
    assert s.at("clodion") == "galliae-1"
    assert s.p.tribe_major[tribe("franci-salii")] == 1
    hunni = Scene(450)
    hunni.status("hunni", "war")
    hunni.put("hunni-1", "hunni-u1", "attila")
    hunni.p.leader_at[leader("ruga")] = hunni.p.leader_at[leader("bleda")] = DEAD
    hunni.p.leader_at[leader("hunni-leader")] = FALLEN
    hunni.begin(TribeEntries(tribe("hunni")))
    assert hunni.at("hunni-leader") == "hunni-1"
    gone = Scene(450)
    gone.status("hunni", "war")
    gone.put("hunni-1", "hunni-u1", "attila")
    gone.p.leader_at[leader("ruga")] = gone.p.leader_at[leader("bleda")] = DEAD
    gone.begin(TribeEntries(tribe("hunni")))
    assert gone.at("hunni-leader") == "off"


@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize(("where", "joins"), [("italia-2", "italia-1"), ("hispaniae-5", "viennensis-5")])
def test_deaths_gondebaud_goes_to_the_nearest_burgundian(where: str, joins: str) -> None:
    s = Scene(475)
    s.status("burgondi", "foederati")
    s.put("italia-1", "burgondi-u1")
    s.put("viennensis-5", "burgondi-u2")
    s.put(where, "gondebaud")
    s.begin(JoinTribe(leader("gondebaud-rex")))
    assert (s.at("gondebaud"), s.at("gondebaud-rex")) == ("dead", joins)


@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize("place", [OFF, AFLOAT])
def test_deaths_gondebaud_who_is_nowhere_on_land_joins_whom_his_player_likes(place: int) -> None:
    s = Scene(475)
    s.status("burgondi", "foederati")
    s.put("italia-1", "burgondi-u1")
    s.put("viennensis-5", "burgondi-u2")
    s.p.leader_at[leader("gondebaud")] = place
    s.begin(JoinTribe(leader("gondebaud-rex")))
    assert s.at("gondebaud") == "dead"
    assert len(s.offered()) == 2


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_generic_roman_returns_at_home_in_his_diocese_or_never() -> None:
    def returned(*held: str, by: str = "hunni-u1") -> Scene:
        s = Scene(450)
        s.status("hunni", "war")
        s.p.leader_at[leader("dux-britanniae")] = FALLEN
        names = iter(("hunni-u1", "hunni-u2", "hunni-u3"))
        for where in held:
            s.put(where, by if by != "hunni-u1" else next(names), side=BARBARE)
        return s.begin(GenericReturn(leader("dux-britanniae")))

    assert returned().at("dux-britanniae") == "britanniae-2"
    elsewhere = returned("britanniae-2")
    assert elsewhere.offered() == [f"place-leader dux-britanniae britanniae-{number}" for number in (1, 3)]
    assert elsewhere.at("dux-britanniae") == "britanniae-1", "he is in play while his player thinks"
    one = returned("britanniae-2", "britanniae-3")
    assert one.at("dux-britanniae") == "britanniae-1"
    assert returned("britanniae-1", "britanniae-2", "britanniae-3").at("dux-britanniae") == "dead"
    rebels = returned("britanniae-2", by="co-britanniae-1")
    assert (rebels.at("dux-britanniae"), rebels.side("dux-britanniae")) == ("britanniae-2", BARBARE)


# ---------------------------------------------------------------- the throne changes hands


@pytest.mark.rule("ultimus", "3.6.4")
@pytest.mark.parametrize(
    ("half", "held", "seized"),
    [
        (WEST, {"italia-4": ("jovin", "pa-w-scolae"), "italia-5": ("sarus", "pa-w-victores")}, True),
        (WEST, {"italia-4": ("jovin", "pa-w-scolae")}, False),
        (WEST, {"italia-4": ("jovin", "pa-w-scolae"), "italia-5": ("pa-w-victores",)}, False),
        (WEST, {"italia-4": ("jovin", "pa-w-scolae"), "italia-5": ("sarus",)}, False),
        (WEST, {"italia-4": ("jovin", "visigothi-u1"), "italia-5": ("sarus", "pa-w-victores")}, False),
        (WEST, {"italia-4": ("athaulf", "pa-w-scolae"), "italia-5": ("sarus", "pa-w-victores")}, False),
        (EAST, {"thracia-3": ("timasius", "pa-e-scolae")}, True),
        (EAST, {"thracia-3": ("timasius",)}, False),
        (EAST, {"italia-4": ("jovin", "pa-w-scolae"), "italia-5": ("sarus", "pa-w-victores")}, False),
    ],
)
def test_3_6_4_a_which_cities_a_usurper_must_hold_and_with_whom(
    half: int, held: dict[str, tuple[str, ...]], seized: bool
) -> None:
    s = Scene(410)
    s.put("galliae-5", "honorius")
    s.p.augustus[WEST] = leader("honorius")
    for where, names in held.items():
        s.put(where, *names, side=BARBARE)
    assert has_seized(s.p, half) is seized
    if seized and half == WEST:
        s.p.leader_at[leader("honorius")] = BOX
        assert not has_seized(s.p, half)
        s.p.leader_at[leader("honorius")] = BOX - 1
        assert has_seized(s.p, half)


@pytest.mark.rule("ultimus", "5")
@pytest.mark.parametrize("half", [WEST, EAST])
def test_5_the_usurper_is_augustus_with_his_guards_and_the_old_one_dies(half: int) -> None:
    s = Scene(410)
    s.augusti()
    rebel = "jovin" if half == WEST else "timasius"
    s.put("britanniae-1" if half == WEST else "asia-1", rebel, side=BARBARE).guard("bu-2-1", rebel)
    s.p.usurper[half] = leader(rebel)
    s.p.won[half] = 1
    before = s.p.camp[:]
    old = s.p.augustus[half]
    other = s.p.augustus[1 - half]
    exchange(s.p, half)
    assert s.p.camp == before[::-1]
    assert (s.p.augustus[half], s.p.augustus[1 - half]) == (leader(rebel), other)
    assert (s.p.usurper[half], s.p.won[half], s.p.nominee[half]) == (NONE, 0, NONE)
    assert s.side(rebel) == s.side("bu-2-1") == ROMAIN
    assert s.p.leader_at[old] == DEAD


@pytest.mark.rule("ultimus", "3.6.6")
@pytest.mark.parametrize(
    ("place", "fled"),
    [("italia-4", 0), ("britanniae-1", 0), ("thracia-3", 1), ("alamanni", 1), ("box", 0), ("other box", 1), ("sea", 1)],
)
def test_3_6_6_an_augustus_who_is_not_in_his_half_has_fled(place: str, fled: int) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    boxes = {"box": BOX, "other box": BOX - 1, "sea": AFLOAT}
    s.p.leader_at[leader("majorien")] = boxes[place] if place in boxes else zone(place)
    note_flights(s.p)
    assert s.p.flight == [fled, 0]
    s.p.augustus[EAST] = NONE
    s.p.flight[EAST] = 1
    note_flights(s.p)
    assert s.p.flight[EAST] == 1


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_the_escort_goes_home_with_his_guards_and_eastern_palatini_only() -> None:
    s = Scene(425)
    s.augusti("valentinien-iii", "theodose-ii")
    s.put("italia-5", "aspar", "pa-e-scolae", "pa-w-placidi-felices", "co-italia-1").guard("bu-3-1", "aspar")
    s.put("italia-2", "pa-e-isauri")
    s.put("italia-5", "pa-e-defensores", side=BARBARE)
    s.p.escort = leader("aspar")
    s.p.usurper[WEST] = leader("johannes")
    dismiss_escort(s.p)
    assert (s.at("aspar"), s.p.escort) == ("italia-5", leader("aspar"))
    s.p.usurper[WEST] = NONE
    dismiss_escort(s.p)
    assert s.p.escort == NONE
    assert s.at("aspar") == s.at("pa-e-scolae") == s.at("bu-3-1") == "thracia-3"
    for name in ("pa-w-placidi-felices", "co-italia-1", "pa-e-defensores"):
        assert s.at(name) == "italia-5"
    assert s.at("pa-e-isauri") == "italia-2"
    dismiss_escort(s.p)
    assert s.at("aspar") == "thracia-3"
