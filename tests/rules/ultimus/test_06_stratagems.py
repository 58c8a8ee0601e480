"""Chapter 6: each stratagem, its owner, moment, effect and limits."""

import pytest

from quadriga.engine.seat import CHANCE
from quadriga.games.ultimus.adjustments import FleetLosses
from quadriga.games.ultimus.balance import ReturnCounters
from quadriga.games.ultimus.counters import grant
from quadriga.games.ultimus.geostrategy import Attempt, Counsel, risers
from quadriga.games.ultimus.hazards import Attend
from quadriga.games.ultimus.initiative import Contest, InitiativeRoll
from quadriga.games.ultimus.lives import AGE, TribeEntries, kill
from quadriga.games.ultimus.migration import end_migration
from quadriga.games.ultimus.movement import Window
from quadriga.games.ultimus.sequence import PlagueEnds
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tactics import Clash
from quadriga.games.ultimus.victory import Scoring, barbarian_points
from rules.ultimus.scene import (
    BOOK,
    EAST,
    WEST,
    asks,
    at,
    augusti,
    begin,
    counter,
    guard,
    hold,
    leader,
    moving,
    offered,
    play,
    points,
    put,
    refusal,
    roll,
    scene,
    side,
    status,
    status_of,
    tribe,
    unit,
    zone,
)


@pytest.mark.rule("ultimus", "6")
def test_6_31_kinds_46_counters_and_a_played_one_goes_back_into_the_cup() -> None:
    assert len(BOOK.tables.ids) == 31
    assert sum(BOOK.tables.count) == 46
    p = scene()
    status(p, "suevi", "war")
    put(p, "suevi", "suevi-u1")
    hold(p, ROMAIN, "tribut")
    begin(p, Window(ROMAIN))
    play(p, "play tribut")
    assert p.cup[counter("tribut")] == 2


@pytest.mark.rule("ultimus", "6")
def test_6_nobody_keeps_more_than_five() -> None:
    p = scene()
    hold(p, ROMAIN, "papa", "tribut", "tribut", "initiative", "initiative", "assassinat", "flotte")
    begin(p, ReturnCounters())
    play(p, "discard papa", "discard initiative")
    assert offered(p) == {"pass"}
    play(p, "pass")
    assert sum(p.hand[0]) == 5


@pytest.mark.rule("ultimus", "6")
def test_6_whoever_holds_a_counter_is_asked_in_the_other_players_round_whatever_it_is() -> None:
    for held, choices in (("assassinat", {"play assassinat", "pass"}), ("rex", {"pass"})):
        p = scene()
        augusti(p)
        hold(p, BARBARE, held)
        begin(p, Window(BARBARE))
        assert (asks(p), offered(p)) == ("Interrupt", choices)
    p = begin(scene(), Window(BARBARE))
    assert asks(p) == "Movement"


@pytest.mark.rule("ultimus", "6.1")
@pytest.mark.rule("ultimus", "6.2")
@pytest.mark.rule("ultimus", "6.3")
def test_6_1_6_2_6_3_who_may_play_what() -> None:
    tables = BOOK.tables
    romans = {
        "traite-mineur",
        "traite-majeur",
        "tribut",
        "augusta-orientalis",
        "augusta-occidentalis",
        "papa",
        "buccellarii",
    }
    mixed = {
        "initiative", "rebellion", "concile", "fuite-opportune", "assassinat", "foyer-de-peste", "epidemie-de-peste",
        "desertion", "furor-germanicus", "faveur-divine", "flotte", "germanophobia",
    }  # fmt: skip
    for kind, id in enumerate(tables.ids):
        assert tables.usable(kind, ROMAIN) is (id in romans | mixed)
        assert tables.usable(kind, BARBARE) is (id not in romans)
    p = scene()
    status(p, "suevi", "war")
    put(p, "suevi", "suevi-u1")
    hold(p, BARBARE, "tribut")
    begin(p, Window(BARBARE))
    assert refusal(p, "play tribut") == "wrong-camp"
    assert refusal(p, "play papa") == "wrong-phase"
    assert refusal(p, "play assassinat") == "not-in-hand"


# ---------------------------------------------------------------- 6.1


@pytest.mark.rule("ultimus", "4.5.1")
@pytest.mark.rule("ultimus", "6.1.traite-mineur")
def test_6_1_minor_treaty() -> None:
    p = scene()
    for name in ("suevi", "saxones", "visigothi"):
        status(p, name, "war")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "saxones", "saxones-u1")
    put(p, "viennensis-5", "visigothi-u1")
    status(p, "bagaudes", "war")
    put(p, "galliae-6", "bagaudes-u1")
    hold(p, ROMAIN, "traite-mineur")
    moving(p, ROMAIN)
    play(p, "play traite-mineur")
    assert offered(p) == {"choose-tribe suevi"}
    play(p, "choose-tribe suevi")
    assert status_of(p, "suevi") == "foederati"
    assert side(p, "suevi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "6.1.traite-majeur")
def test_6_1_major_treaty() -> None:
    p = scene()
    for name in ("hunni", "persae", "visigothi"):
        status(p, name, "war")
    put(p, "galliae-5", "hunni-u1")
    put(p, "oriens-11", "persae-u1")
    put(p, "viennensis-5", "visigothi-u1", "euric")
    hold(p, ROMAIN, "traite-majeur")
    moving(p, ROMAIN)
    play(p, "play traite-majeur")
    assert offered(p) == {"choose-tribe visigothi"}
    play(p, "choose-tribe visigothi")
    assert side(p, "euric") == ROMAIN


@pytest.mark.rule("ultimus", "6.1.tribut")
@pytest.mark.parametrize(
    ("name", "before", "after", "cost"),
    [("suevi", "war", "peace", 1), ("suevi", "revolt", "foederati", 1), ("visigothi", "revolt", "foederati", 3),
     ("hunni", "war", "peace", 3)],
)  # fmt: skip
def test_6_1_tribute(name: str, before: str, after: str, cost: int) -> None:
    p = scene()
    status(p, name, before)
    put(p, "galliae-5", f"{name}-u1")
    hold(p, ROMAIN, "tribut")
    moving(p, ROMAIN)
    play(p, "play tribut", f"choose-tribe {name}")
    assert status_of(p, name) == after
    assert points(p, ROMAIN) == -cost


@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
@pytest.mark.rule("ultimus", "6.1.augusta-occidentalis")
def test_6_1_an_augusta_takes_the_initiative_for_good_even_after_a_counter_initiative() -> None:
    p = scene()
    augusti(p, "majorien", "leon")
    hold(p, ROMAIN, "augusta-orientalis")
    hold(p, BARBARE, "initiative", "initiative")
    begin(p, InitiativeRoll())
    roll(p, 1)
    play(p, "play initiative")
    assert p.initiative == BARBARE
    play(p, "play augusta-orientalis")
    assert p.initiative == ROMAIN
    assert asks(p) == "Movement"
    begin(p, Contest(ROMAIN))
    assert asks(p) == "Movement"


@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
@pytest.mark.rule("ultimus", "6.1.augusta-occidentalis")
@pytest.mark.parametrize(("half", "name"), [(WEST, "occidentalis"), (EAST, "orientalis")])
def test_6_1_an_augusta_hinders_murder_and_usurpation_in_her_half(half: int, name: str) -> None:
    p = scene()
    augusti(p)
    victim = ["honorius", "arcadius"][half]
    hold(p, ROMAIN, f"augusta-{name}")
    hold(p, BARBARE, "assassinat", ["usurpation-occident", "usurpation-orient"][half])
    begin(p, Window(BARBARE))
    play(p, "play assassinat", f"choose-leader {victim}", f"play augusta-{name}")
    roll(p, 8)
    assert p.augustus[half] == leader(victim)
    play(p, "pass")
    hold(p, ROMAIN, f"augusta-{name}")
    put(p, ["viennensis-3", "oriens-9"][half], ["constantin-iii", "zenon"][half])
    begin(p, Counsel(BARBARE))
    play(p, f"play usurpation-{['occident', 'orient'][half]}", f"choose-leader {['constantin-iii', 'zenon'][half]}")
    play(p, f"play augusta-{name}")
    roll(p, 4)
    assert p.usurper[half] == -1


@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
def test_6_1_augusta_orientalis_makes_a_council_succeed() -> None:
    p = scene()
    augusti(p)
    hold(p, ROMAIN, "augusta-orientalis", "concile")
    p.hand[0][counter("concile")] -= 1
    p.laid[counter("concile")] += 1
    p.council = zone("asia-2")
    put(p, "asia-2", "arcadius")
    begin(p, Attend())
    play(p, "play augusta-orientalis")
    assert points(p, ROMAIN) == 3
    assert p.council == -1


@pytest.mark.rule("ultimus", "6.1.papa")
def test_6_1_the_pope_spares_roma_once_and_leaves_the_game() -> None:
    p = scene()
    augusti(p)
    status(p, "vandali", "war")
    put(p, "italia-5", "vandali-u1")
    assert barbarian_points(p) == 5
    hold(p, ROMAIN, "papa")
    begin(p, Scoring())
    play(p, "play papa")
    assert points(p, BARBARE) == 0
    assert p.gone[counter("papa")] == 1
    assert p.cup[counter("papa")] == 0


@pytest.mark.rule("ultimus", "3.2.4")
@pytest.mark.rule("ultimus", "6.1.buccellarii")
def test_6_1_buccellarii_join_a_historical_leader_without_guards() -> None:
    p = scene()
    augusti(p)
    put(p, "galliae-6", "aegidius", "dux-galliae", "aetius")
    guard(p, "bu-4-1", "aetius")
    hold(p, ROMAIN, "buccellarii")
    moving(p, ROMAIN)
    play(p, "play buccellarii")
    assert offered(p) == {"choose-leader aegidius"}
    play(p, "choose-leader aegidius")
    assert at(p, "bu-3-1") == "galliae-6"


# ---------------------------------------------------------------- 6.2


@pytest.mark.rule("ultimus", "3.6.2")
@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
@pytest.mark.parametrize(
    ("patrice", "number", "valid"), [(False, 4, True), (False, 5, False), (True, 5, True), (True, 6, False)]
)
def test_6_2_western_usurpation_by_a_leader_of_cp_4(patrice: bool, number: int, valid: bool) -> None:
    p = scene(407)
    augusti(p)
    put(p, "britanniae-2", "constantin-iii")
    put(p, "thracia-4", "zenon")
    if patrice:
        p.patrice[WEST] = leader("constantin-iii")
    hold(p, BARBARE, "usurpation-occident")
    begin(p, Counsel(BARBARE))
    play(p, "play usurpation-occident")
    assert offered(p) == {"choose-leader constantin-iii"}
    play(p, "choose-leader constantin-iii")
    roll(p, number)
    assert (p.usurper[WEST] == leader("constantin-iii")) is valid


@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
def test_6_2_one_of_barbarian_origin_names_a_roman_of_cp_1_or_2() -> None:
    p = scene(460)
    augusti(p, "majorien", "leon")
    put(p, "italia-2", "ricimer")
    hold(p, BARBARE, "usurpation-occident")
    begin(p, Counsel(BARBARE))
    assert refusal(p, "play usurpation-occident") == "no-target"
    put(p, "italia-5", "libius-severus", "olybrius", "oreste")
    play(p, "play usurpation-occident", "choose-leader ricimer")
    assert offered(p) == {"choose-leader libius-severus", "choose-leader olybrius"}
    play(p, "choose-leader olybrius")
    roll(p, 5)
    assert p.usurper[WEST] == leader("ricimer")
    assert p.nominee[WEST] == leader("olybrius")


@pytest.mark.rule("ultimus", "6.2.usurpation-orient")
def test_6_2_eastern_usurpation() -> None:
    p = scene()
    augusti(p)
    put(p, "italia-2", "sarus", "jovin")
    put(p, "oriens-9", "zenon", "pa-e-equites-arcades")
    hold(p, BARBARE, "usurpation-orient")
    begin(p, Counsel(BARBARE))
    play(p, "play usurpation-orient")
    assert offered(p) == {"choose-leader zenon"}
    play(p, "choose-leader zenon")
    roll(p, 1)
    assert p.usurper == [-1, leader("zenon")]
    assert side(p, "pa-e-equites-arcades") == BARBARE


@pytest.mark.rule("ultimus", "6.2.soulevement-mineur-1")
@pytest.mark.rule("ultimus", "6.2.soulevement-mineur-2")
@pytest.mark.rule("ultimus", "6.2.soulevement-mineur-3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_6_2_minor_uprisings(number: int) -> None:
    p = scene()
    status(p, "ghassanides", "foederati")
    put(p, "oriens-6", "ghassanides-u1")
    hold(p, BARBARE, f"soulevement-mineur-{number}")
    begin(p, Counsel(BARBARE))
    play(p, f"play soulevement-mineur-{number}")
    assert "choose-tribe armenia" not in offered(p)
    assert "choose-tribe bagaudes" not in offered(p)
    assert "choose-tribe visigothi" not in offered(p)
    play(p, *["choose-tribe ghassanides", "choose-tribe alamanni", "choose-tribe saxones"][:number])
    assert asks(p) == "Movement"
    assert status_of(p, "ghassanides") == "revolt"
    assert [status_of(p, n) for n in ("alamanni", "saxones")].count("war") == number - 1


@pytest.mark.rule("ultimus", "6.2.soulevement-majeur-1")
def test_6_2_one_major_uprising() -> None:
    p = scene()
    put(p, "hunni-1", "hunni-u1", "attila")
    p.tribe_ally[tribe("ostrogothi")] = p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    put(p, "ostrogothi", "ostrogothi-u1")
    hold(p, BARBARE, "soulevement-majeur-1")
    begin(p, Counsel(BARBARE))
    play(p, "play soulevement-majeur-1", "choose-tribe hunni")
    while asks(p) == "PlaceUnit":
        p.push(p.moves()[0])
    assert status_of(p, "hunni") == status_of(p, "ostrogothi") == status_of(p, "gepidae") == "war"


@pytest.mark.rule("ultimus", "6.2.soulevement-majeur-3")
@pytest.mark.rule("ultimus", "6.4")
def test_6_2_6_4_three_major_uprisings_with_two_left_takes_exactly_two_and_leaves_the_game() -> None:
    p = scene()
    for name in ("vandali", "persae", "ostrogothi", "franci-salii", "burgondi"):
        status(p, name, "war")
    assert risers(p, 1) == [tribe("visigothi"), tribe("hunni")]
    hold(p, BARBARE, "soulevement-majeur-3")
    begin(p, Counsel(BARBARE))
    play(p, "play soulevement-majeur-3")
    assert "pass" not in offered(p)
    play(p, "choose-tribe visigothi")
    assert offered(p) == {"choose-tribe hunni"}
    play(p, "choose-tribe hunni")
    while asks(p) == "PlaceUnit":
        p.push(p.moves()[0])
    assert asks(p) == "Movement"
    assert p.gone[counter("soulevement-majeur-3")] == 1


@pytest.mark.rule("ultimus", "6.4")
def test_6_4_a_historical_leader_killed_never_returns_a_generic_one_does() -> None:
    p = scene()
    status(p, "vandali", "war")
    put(p, "africa-4", "genseric", "vandali-leader", "vandali-u1")
    for name in ("genseric", "vandali-leader"):
        kill(p, leader(name), AGE)
    begin(p, TribeEntries(tribe("vandali")))
    assert at(p, "genseric") == "dead"
    assert at(p, "vandali-leader") == "africa-4"


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
@pytest.mark.parametrize("attacker", [BARBARE, ROMAIN])
def test_6_2_scourge_of_god_fixes_the_best_row(attacker: int) -> None:
    p = scene(450, active=attacker)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3")
    put(p, "galliae-5", "aetius", "pa-w-scolae", "pa-w-victores", "co-galliae-1")
    hold(p, BARBARE, "fleau-de-dieu")
    begin(p, Clash(zone("galliae-5")))
    heard = play(p, "play fleau-de-dieu")
    assert p.turn() != CHANCE
    rows = [event.values[0] for event in heard if event.kind.key == "result"]
    winners = [event.values[3] for event in heard if event.kind.key == "result"]
    assert rows == [9 if attacker == BARBARE else -2]
    assert winners == [BARBARE]


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
@pytest.mark.parametrize(
    ("pieces", "allowed"),
    [(("attila", "hunni-u1", "gepidae-u1"), True), (("hunni-leader", "hunni-u1"), False),
     (("attila", "hunni-u1", "gepidae-u1", "gepidae-u2"), False)],
)  # fmt: skip
def test_6_2_scourge_of_god_needs_half_hunni_under_a_historical_leader(pieces: tuple[str, ...], allowed: bool) -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    status(p, "gepidae", "war")
    put(p, "galliae-5", *pieces)
    put(p, "galliae-5", "pa-w-scolae")
    hold(p, BARBARE, "fleau-de-dieu")
    begin(p, Clash(zone("galliae-5")))
    assert ("play fleau-de-dieu" in offered(p)) is allowed


@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
def test_6_3_furor_germanicus_and_scourge_of_god_cancel_each_other() -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    status(p, "visigothi", "foederati")
    put(p, "galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3")
    put(p, "galliae-5", "aetius", "visigothi-u1", "visigothi-u2")
    hold(p, BARBARE, "fleau-de-dieu")
    hold(p, ROMAIN, "furor-germanicus")
    begin(p, Clash(zone("galliae-5")))
    play(p, "play fleau-de-dieu", "play furor-germanicus")
    assert asks(p) == "BattleDie"


@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
@pytest.mark.parametrize("attacker", [ROMAIN, BARBARE])
def test_6_3_furor_germanicus_needs_germans_and_fixes_the_row(attacker: int) -> None:
    p = scene(450, active=attacker)
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-1", "co-hispaniae-1", "co-hispaniae-2")
    hold(p, ROMAIN, "furor-germanicus")
    begin(p, Clash(zone("hispaniae-1")))
    heard = play(p, "play furor-germanicus")
    assert [e.values[0] for e in heard if e.kind.key == "result"] == [9 if attacker == ROMAIN else -2]
    p = scene(450, active=attacker)
    status(p, "hunni", "war")
    put(p, "galliae-5", "hunni-u1")
    put(p, "galliae-5", "pa-w-scolae")
    hold(p, ROMAIN, "furor-germanicus")
    begin(p, Clash(zone("galliae-5")))
    assert refusal(p, "play furor-germanicus") == "no-target"


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_alliance_of_neighbours_of_one_status_shares_every_change() -> None:
    p = scene()
    for name in ("vandali", "alani", "suevi"):
        status(p, name, "revolt")
    put(p, "hispaniae-5", "vandali-u1", "alani-u1")
    put(p, "italia-1", "suevi-u1")
    hold(p, BARBARE, "alliance-barbare")
    begin(p, Counsel(BARBARE))
    play(p, "play alliance-barbare")
    assert "unite vandali alani" in offered(p)
    assert "unite vandali suevi" not in offered(p)
    play(p, "unite vandali alani")
    hold(p, ROMAIN, "traite-majeur")
    moving(p, ROMAIN)
    play(p, "play traite-majeur", "choose-tribe vandali")
    assert status_of(p, "alani") == "foederati"


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_the_hunnis_subjects_rise_alone_cannot_be_federated_and_are_freed_by_attilas_death() -> None:
    p = scene()
    status(p, "hunni", "peace")
    put(p, "hunni-1", "attila", "hunni-u1")
    p.tribe_ally[tribe("ostrogothi")] = p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    hold(p, BARBARE, "soulevement-mineur-1")
    begin(p, Counsel(BARBARE))
    play(p, "play soulevement-mineur-1", "choose-tribe gepidae")
    assert (status_of(p, "gepidae"), status_of(p, "hunni")) == ("war", "peace")
    put(p, "moesiae-1", "gepidae-u1", "gepidae-u2")
    hold(p, ROMAIN, "traite-mineur")
    begin(p, Window(ROMAIN))
    assert "play traite-mineur" not in offered(p)
    play(p, "pass")
    kill(p, leader("attila"), AGE)
    assert p.tribe_ally[tribe("gepidae")] == -1
    begin(p, Window(ROMAIN))
    assert "play traite-mineur" in offered(p)


@pytest.mark.rule("ultimus", "6.2.bagaudes")
def test_6_2_bagaudes_in_an_empty_zone_of_three_dioceses() -> None:
    p = scene()
    put(p, "galliae-6", "co-galliae-1")
    hold(p, BARBARE, "bagaudes")
    begin(p, Window(BARBARE))
    play(p, "play bagaudes")
    assert "choose-zone galliae-6" not in offered(p)
    assert "choose-zone italia-1" not in offered(p)
    assert len(offered(p)) == 7 + 5 + 6 - 1
    play(p, "choose-zone galliae-5")
    assert at(p, "bagaudes-u1") == "galliae-5"
    assert status_of(p, "bagaudes") == "war"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migration_moves_a_whole_people_with_four_points_for_this_turn() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "visigothi-u1", "theodoric-i")
    put(p, "viennensis-4", "visigothi-u2")
    hold(p, BARBARE, "migration")
    moving(p, BARBARE)
    play(p, "play migration", "choose-tribe visigothi")
    assert "choose-zone italia-2" in offered(p) or "choose-zone hispaniae-2" in offered(p)
    play(p, "choose-zone hispaniae-2")
    assert at(p, "visigothi-u1") == at(p, "visigothi-u2") == at(p, "theodoric-i") == "hispaniae-2"
    assert side(p, "visigothi-u1") == BARBARE
    assert refusal(p, "move visigothi-u1") == "already-moved"
    end_migration(p)
    assert side(p, "visigothi-u1") == side(p, "theodoric-i") == ROMAIN
    assert status_of(p, "visigothi") == "foederati"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migration_only_in_the_barbares_own_movement() -> None:
    p = scene(450, active=ROMAIN)
    put(p, "hunni-1", "hunni-u1")
    hold(p, BARBARE, "migration")
    begin(p, Window(BARBARE))
    assert refusal(p, "play migration") == "wrong-phase"


# ---------------------------------------------------------------- 6.3


@pytest.mark.rule("ultimus", "2.B")
@pytest.mark.rule("ultimus", "6.3.initiative")
def test_6_3_initiative_reverses_the_roll_and_may_be_answered() -> None:
    p = scene()
    augusti(p, "majorien", "leon")
    hold(p, ROMAIN, "initiative")
    hold(p, BARBARE, "initiative")
    begin(p, InitiativeRoll())
    roll(p, 1)
    play(p, "play initiative")
    assert p.initiative == BARBARE
    play(p, "play initiative")
    assert p.initiative == ROMAIN


@pytest.mark.rule("ultimus", "6.3.rebellion")
@pytest.mark.parametrize(
    ("status_before", "number", "after"),
    [("regnum", 6, "foederati"), ("regnum", 5, "regnum"), ("foederati", 6, "revolt")],
)
def test_6_3_rebellion_above_the_best_cp_of_the_major_tribe(status_before: str, number: int, after: str) -> None:
    p = scene()
    for name in ("vandali", "alani"):
        status(p, name, status_before)
    p.tribe_ally[tribe("alani")] = tribe("vandali")
    put(p, "africa-4", "genseric", "vandali-u1")
    put(p, "africa-5", "alani-u1")
    hold(p, ROMAIN, "rebellion")
    begin(p, Counsel(ROMAIN))
    play(p, "play rebellion", "choose-tribe alani")
    roll(p, number)
    assert status_of(p, "alani") == after
    assert (p.tribe_ally[tribe("alani")] == -1) is (after != status_before)


@pytest.mark.rule("ultimus", "6.3.rebellion")
def test_6_3_rebellion_frees_the_ostrogothi_from_the_hunni() -> None:
    p = scene()
    put(p, "ostrogothi", "ostrogothi-u1")
    p.tribe_ally[tribe("ostrogothi")] = tribe("hunni")
    hold(p, BARBARE, "rebellion")
    begin(p, Counsel(BARBARE))
    play(p, "play rebellion", "choose-tribe ostrogothi")
    roll(p, 1)
    assert status_of(p, "ostrogothi") == "foederati"


@pytest.mark.rule("ultimus", "6.3.concile")
@pytest.mark.parametrize(("number", "gain"), [(2, 3), (3, 0)])
def test_6_3_council_costs_three_a_year_until_augustus_attends(number: int, gain: int) -> None:
    p = scene()
    augusti(p)
    hold(p, BARBARE, "concile")
    begin(p, Counsel(BARBARE))
    play(p, "play concile")
    assert offered(p) == {f"choose-zone asia-{n}" for n in (1, 2, 3, 4)}
    play(p, "choose-zone asia-1")
    assert barbarian_points(p) == 3
    p.leader_at[leader("arcadius")] = zone("thracia-3")
    moving(p, ROMAIN)
    play(p, "march arcadius", "go asia-1", "halt")
    roll(p, number)
    assert points(p, ROMAIN) == gain
    assert barbarian_points(p) == 0
    assert p.cup[counter("concile")] == 1


@pytest.mark.rule("ultimus", "6.3.fuite-opportune")
@pytest.mark.parametrize("who", [ROMAIN, BARBARE])
def test_6_3_opportune_flight_before_a_combat(who: int) -> None:
    p = scene(450, active=BARBARE)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-4", "suevi-u1")
    put(p, "hispaniae-4", "co-hispaniae-1")
    hold(p, who, "fuite-opportune")
    begin(p, Clash(zone("hispaniae-4")))
    name = ["co-hispaniae-1", "suevi-u1"][who]
    play(p, "play fuite-opportune", f"flee-alone {name} hispaniae-5")
    assert at(p, name) == "hispaniae-5"
    assert asks(p) == "Movement"


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.rule("ultimus", "6.3.assassinat")
@pytest.mark.parametrize(("number", "dead"), [(7, False), (8, True), (9, True)])
def test_6_3_assassination_of_an_enemy_historical_roman(number: int, dead: bool) -> None:
    p = scene()
    augusti(p)
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "theodoric-i", "aetius", "dux-galliae")
    hold(p, BARBARE, "assassinat")
    begin(p, Window(BARBARE))
    play(p, "play assassinat")
    assert offered(p) == {"choose-leader aetius", "choose-leader honorius", "choose-leader arcadius"}
    play(p, "choose-leader aetius")
    roll(p, number)
    assert (at(p, "aetius") == "dead") is dead
    assert points(p, BARBARE) == int(dead)


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_plague_strikes_those_there_and_those_who_enter() -> None:
    p = scene()
    put(p, "italia-5", "aetius", "co-italia-2")
    put(p, "italia-5", "co-italia-1", weak=True)
    put(p, "italia-6", "pa-w-scolae")
    hold(p, BARBARE, "foyer-de-peste")
    begin(p, Window(BARBARE))
    play(p, "play foyer-de-peste", "choose-zone italia-5")
    roll(p, 9)
    assert at(p, "aetius") == "dead"
    assert (at(p, "co-italia-1"), p.unit_weak[unit("co-italia-2")]) == ("fallen", 1)
    moving(p, ROMAIN)
    play(p, "move pa-w-scolae", "go italia-5")
    assert p.unit_weak[unit("pa-w-scolae")] == 1
    play(p, "end-movement")
    p.stack.clear()
    begin(p, PlagueEnds())
    assert p.foyer == -1
    assert p.cup[counter("foyer-de-peste")] == 1


@pytest.mark.rule("ultimus", "6.3.epidemie-de-peste")
def test_6_3_an_epidemic_reaches_the_neighbours_where_weakened_units_survive() -> None:
    p = scene()
    put(p, "italia-5", "co-italia-1", weak=True)
    put(p, "italia-6", "co-italia-2", weak=True)
    put(p, "italia-4", "pa-w-scolae", "aetius")
    hold(p, ROMAIN, "epidemie-de-peste")
    begin(p, Window(ROMAIN))
    play(p, "play epidemie-de-peste", "choose-zone italia-5")
    roll(p, 8)
    assert at(p, "co-italia-1") == "fallen"
    assert at(p, "co-italia-2") == "italia-6"
    assert p.unit_weak[unit("pa-w-scolae")] == 1
    play(p, *(["pass"] if asks(p) == "Interrupt" else []))
    put(p, "italia-7", "pa-w-victores")
    moving(p, ROMAIN)
    play(p, "move pa-w-victores", "go italia-6")
    assert p.unit_weak[unit("pa-w-victores")] == 1


@pytest.mark.rule("ultimus", "6.3.desertion")
def test_6_3_desertion_weakens_all_enemy_units_in_a_zone_with_romans_or_persians() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    status(p, "persae", "war")
    put(p, "viennensis-5", "visigothi-u1", "co-viennensis-1")
    put(p, "viennensis-4", "visigothi-u2")
    put(p, "viennensis-5", "pa-w-scolae", weak=True)
    put(p, "oriens-11", "persae-u1")
    hold(p, BARBARE, "desertion")
    begin(p, Window(BARBARE))
    play(p, "play desertion")
    assert offered(p) == {"choose-zone viennensis-5"}
    play(p, "choose-zone viennensis-5")
    assert p.unit_weak[unit("visigothi-u1")] == p.unit_weak[unit("co-viennensis-1")] == 1
    assert at(p, "pa-w-scolae") == "fallen"
    hold(p, ROMAIN, "desertion")
    begin(p, Window(ROMAIN))
    play(p, "play desertion", "choose-zone oriens-11")
    assert p.unit_weak[unit("persae-u1")] == 1


@pytest.mark.rule("ultimus", "6.3.faveur-divine")
@pytest.mark.parametrize(("who", "row"), [(ROMAIN, 1), (BARBARE, 5)])
def test_6_3_divine_favour_moves_the_die_by_two(who: int, row: int) -> None:
    p = scene(450, active=BARBARE)
    status(p, "suevi", "war")
    put(p, "hispaniae-4", "suevi-u1")
    put(p, "hispaniae-4", "co-hispaniae-1")
    hold(p, who, "faveur-divine")
    begin(p, Clash(zone("hispaniae-4")))
    play(p, "play faveur-divine")
    heard = roll(p, 3)
    assert [e.values[0] for e in heard if e.kind.key == "result"] == [row]


@pytest.mark.rule("ultimus", "6.3.flotte")
def test_6_3_a_temporary_fleet_on_any_coast_until_the_end_of_the_year() -> None:
    p = scene()
    hold(p, BARBARE, "flotte")
    begin(p, Window(BARBARE))
    play(p, "play flotte")
    assert "choose-zone galliae-6" not in offered(p)
    play(p, "choose-zone italia-7")
    assert p.fleet_at[2] == zone("italia-7")
    begin(p, FleetLosses())
    assert p.fleet_at[2] == -1
    assert p.cup[counter("flotte")] == 1
    hold(p, ROMAIN, "flotte")
    p.hand[0][counter("flotte")] -= 1
    p.laid[counter("flotte")] += 1
    p.fleet_at[2] = zone("africa-4")
    begin(p, FleetLosses())
    assert p.fleet_at[2] == zone("africa-4")


@pytest.mark.rule("ultimus", "6.3.germanophobia")
@pytest.mark.parametrize(("number", "dead"), [(6, False), (7, True)])
def test_6_3_germanophobia(number: int, dead: bool) -> None:
    p = scene()
    put(p, "italia-2", "stilicon", "pa-w-comites-alani", "pa-w-comites-seniores")
    put(p, "italia-4", "pa-w-scolae", weak=True)
    put(p, "italia-1", "li-italia-1")
    hold(p, BARBARE, "germanophobia")
    begin(p, Window(BARBARE))
    play(p, "play germanophobia")
    assert offered(p) == {"choose-zone italia-2", "choose-zone italia-4"}
    play(p, "choose-zone italia-2")
    roll(p, number)
    assert (at(p, "stilicon") == "dead") is dead
    assert p.unit_weak[unit("pa-w-comites-alani")] == 1
    assert p.unit_weak[unit("pa-w-comites-seniores")] == 0
    assert at(p, "pa-w-scolae") == "fallen"


def test_a_counter_granted_by_name_exists_even_if_the_cup_has_none() -> None:
    p = scene()
    hold(p, ROMAIN, "usurpation-orient")
    grant(p, BARBARE, counter("usurpation-orient"))
    assert p.hand[1][counter("usurpation-orient")] == 1
    assert p.audit() == []


@pytest.mark.rule("ultimus", "6.3.germanophobia")
@pytest.mark.rule("ultimus", "10.1")
def test_6_3_a_leader_murdered_out_of_hatred_scores_for_his_enemy() -> None:
    p = scene()
    put(p, "italia-2", "stilicon", "pa-w-comites-alani")
    hold(p, ROMAIN, "germanophobia")
    begin(p, Window(ROMAIN))
    play(p, "play germanophobia", "choose-zone italia-2")
    roll(p, 9)
    assert at(p, "stilicon") == "dead"
    assert (points(p, BARBARE), points(p, ROMAIN)) == (1, 0)


@pytest.mark.rule("ultimus", "6.1.augusta-occidentalis")
def test_6_1_an_augusta_who_hinders_a_usurpation_goes_back_into_the_cup() -> None:
    p = scene()
    augusti(p)
    put(p, "galliae-1", "jovin")
    hold(p, ROMAIN, "augusta-occidentalis")
    begin(p, Attempt(WEST, leader("jovin")))
    play(p, "play augusta-occidentalis")
    assert (p.held(ROMAIN), p.cup[counter("augusta-occidentalis")]) == (0, 1)
