"""Chapter 6: each stratagem, its owner, moment, effect and limits."""

import pytest

from quadriga.engine.seat import CHANCE
from quadriga.games.ultimus.battle.tactics import Parley
from quadriga.games.ultimus.movement.phase import Window
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.council import Attend
from quadriga.games.ultimus.stratagems.counters import grant
from quadriga.games.ultimus.stratagems.geostrategy import Counsel
from quadriga.games.ultimus.stratagems.initiative import Contest
from quadriga.games.ultimus.stratagems.migration import end_migration
from quadriga.games.ultimus.stratagems.uprisings import risers
from quadriga.games.ultimus.stratagems.usurpations import Attempt
from quadriga.games.ultimus.throne.lives import AGE, TribeEntries, kill
from quadriga.games.ultimus.year.balance import ReturnCounters
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.sequence import PlagueEnds
from quadriga.games.ultimus.year.victory import Scoring, barbarian_points
from quadriga.games.ultimus.year.winter_romans import FleetLosses
from rules.ultimus.scene import BOOK, EAST, WEST, Scene, counter, leader, tribe, unit, zone


@pytest.mark.rule("ultimus", "6")
def test_6_31_kinds_46_counters_and_a_played_one_goes_back_into_the_cup() -> None:
    assert len(BOOK.tables.ids) == 31
    assert sum(BOOK.tables.count) == 46
    s = Scene()
    s.status("suevi", "war")
    s.put("suevi", "suevi-u1")
    s.hold(ROMAIN, "tribut")
    s.begin(Window(ROMAIN))
    s.play("play tribut")
    assert s.p.cup[counter("tribut")] == 2


@pytest.mark.rule("ultimus", "6")
def test_6_nobody_keeps_more_than_five() -> None:
    s = Scene()
    s.hold(ROMAIN, "papa", "tribut", "tribut", "initiative", "initiative", "assassinat", "flotte")
    s.begin(ReturnCounters())
    s.play("discard papa", "discard initiative")
    assert set(s.offered()) == {"pass"}
    s.play("pass")
    assert sum(s.p.hand[0]) == 5


@pytest.mark.rule("ultimus", "6")
def test_6_whoever_holds_a_counter_is_asked_in_the_other_players_round_whatever_it_is() -> None:
    for held, choices in (("assassinat", {"play assassinat", "pass"}), ("rex", {"pass"})):
        s = Scene()
        s.augusti()
        s.hold(BARBARE, held)
        s.begin(Window(BARBARE))
        assert (s.step(), set(s.offered())) == ("Interrupt", choices)
    s = Scene().begin(Window(BARBARE))
    assert s.step() == "Movement"


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
    s = Scene()
    s.status("suevi", "war")
    s.put("suevi", "suevi-u1")
    s.hold(BARBARE, "tribut")
    s.begin(Window(BARBARE))
    assert s.why("play tribut") == "wrong-camp"
    assert s.why("play papa") == "wrong-phase"
    assert s.why("play assassinat") == "not-in-hand"


# ---------------------------------------------------------------- 6.1


@pytest.mark.rule("ultimus", "4.5.1")
@pytest.mark.rule("ultimus", "6.1.traite-mineur")
def test_6_1_minor_treaty() -> None:
    s = Scene()
    for name in ("suevi", "saxones", "visigothi"):
        s.status(name, "war")
    s.put("hispaniae-1", "suevi-u1")
    s.put("saxones", "saxones-u1")
    s.put("viennensis-5", "visigothi-u1")
    s.status("bagaudes", "war")
    s.put("galliae-6", "bagaudes-u1")
    s.hold(ROMAIN, "traite-mineur")
    s.moving(ROMAIN)
    s.play("play traite-mineur")
    assert set(s.offered()) == {"choose-tribe suevi"}
    s.play("choose-tribe suevi")
    assert s.status_of("suevi") == "foederati"
    assert s.side("suevi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "6.1.traite-majeur")
def test_6_1_major_treaty() -> None:
    s = Scene()
    for name in ("hunni", "persae", "visigothi"):
        s.status(name, "war")
    s.put("galliae-5", "hunni-u1")
    s.put("oriens-11", "persae-u1")
    s.put("viennensis-5", "visigothi-u1", "euric")
    s.hold(ROMAIN, "traite-majeur")
    s.moving(ROMAIN)
    s.play("play traite-majeur")
    assert set(s.offered()) == {"choose-tribe visigothi"}
    s.play("choose-tribe visigothi")
    assert s.side("euric") == ROMAIN


@pytest.mark.rule("ultimus", "6.1.tribut")
@pytest.mark.parametrize(
    ("name", "before", "after", "cost"),
    [("suevi", "war", "peace", 1), ("suevi", "revolt", "foederati", 1), ("visigothi", "revolt", "foederati", 3),
     ("hunni", "war", "peace", 3)],
)  # fmt: skip
def test_6_1_tribute(name: str, before: str, after: str, cost: int) -> None:
    s = Scene()
    s.status(name, before)
    s.put("galliae-5", f"{name}-u1")
    s.hold(ROMAIN, "tribut")
    s.moving(ROMAIN)
    s.play("play tribut", f"choose-tribe {name}")
    assert s.status_of(name) == after
    assert s.points(ROMAIN) == -cost


@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
@pytest.mark.rule("ultimus", "6.1.augusta-occidentalis")
def test_6_1_an_augusta_takes_the_initiative_for_good_even_after_a_counter_initiative() -> None:
    s = Scene()
    s.augusti("majorien", "leon")
    s.hold(ROMAIN, "augusta-orientalis")
    s.hold(BARBARE, "initiative", "initiative")
    s.begin(InitiativeRoll())
    s.roll(1)
    s.play("play initiative")
    assert s.p.initiative == BARBARE
    s.play("play augusta-orientalis")
    assert s.p.initiative == ROMAIN
    assert s.step() == "Movement"
    s.begin(Contest(ROMAIN))
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
@pytest.mark.rule("ultimus", "6.1.augusta-occidentalis")
@pytest.mark.parametrize(("half", "name"), [(WEST, "occidentalis"), (EAST, "orientalis")])
def test_6_1_an_augusta_hinders_murder_and_usurpation_in_her_half(half: int, name: str) -> None:
    s = Scene()
    s.augusti()
    victim = ["honorius", "arcadius"][half]
    s.hold(ROMAIN, f"augusta-{name}")
    s.hold(BARBARE, "assassinat", ["usurpation-occident", "usurpation-orient"][half])
    s.begin(Window(BARBARE))
    s.play("play assassinat", f"choose-leader {victim}", f"play augusta-{name}")
    s.roll(8)
    assert s.p.augustus[half] == leader(victim)
    s.play("pass")
    s.hold(ROMAIN, f"augusta-{name}")
    s.put(["viennensis-3", "oriens-9"][half], ["constantin-iii", "zenon"][half])
    s.begin(Counsel(BARBARE))
    s.play(f"play usurpation-{['occident', 'orient'][half]}", f"choose-leader {['constantin-iii', 'zenon'][half]}")
    s.play(f"play augusta-{name}")
    s.roll(4)
    assert s.p.usurper[half] == -1


@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
def test_6_1_augusta_orientalis_makes_a_council_succeed() -> None:
    s = Scene()
    s.augusti()
    s.hold(ROMAIN, "augusta-orientalis", "concile")
    s.p.hand[0][counter("concile")] -= 1
    s.p.laid[counter("concile")] += 1
    s.p.council = zone("asia-2")
    s.put("asia-2", "arcadius")
    s.begin(Attend())
    s.play("play augusta-orientalis")
    assert s.points(ROMAIN) == 3
    assert s.p.council == -1


@pytest.mark.rule("ultimus", "6.1.papa")
def test_6_1_the_pope_spares_roma_once_and_leaves_the_game() -> None:
    s = Scene()
    s.augusti()
    s.status("vandali", "war")
    s.put("italia-5", "vandali-u1")
    assert barbarian_points(s.p) == 5
    s.hold(ROMAIN, "papa")
    s.begin(Scoring())
    s.play("play papa")
    assert s.points(BARBARE) == 0
    assert s.p.gone[counter("papa")] == 1
    assert s.p.cup[counter("papa")] == 0


@pytest.mark.rule("ultimus", "3.2.4")
@pytest.mark.rule("ultimus", "6.1.buccellarii")
def test_6_1_buccellarii_join_a_historical_leader_without_guards() -> None:
    s = Scene()
    s.augusti()
    s.put("galliae-6", "aegidius", "dux-galliae", "aetius")
    s.guard("bu-4-1", "aetius")
    s.hold(ROMAIN, "buccellarii")
    s.moving(ROMAIN)
    s.play("play buccellarii")
    assert set(s.offered()) == {"choose-leader aegidius"}
    s.play("choose-leader aegidius")
    assert s.at("bu-3-1") == "galliae-6"


# ---------------------------------------------------------------- 6.2


@pytest.mark.rule("ultimus", "3.6.2")
@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
@pytest.mark.parametrize(
    ("patrice", "number", "valid"), [(False, 4, True), (False, 5, False), (True, 5, True), (True, 6, False)]
)
def test_6_2_western_usurpation_by_a_leader_of_cp_4(patrice: bool, number: int, valid: bool) -> None:
    s = Scene(407)
    s.augusti()
    s.put("britanniae-2", "constantin-iii")
    s.put("thracia-4", "zenon")
    if patrice:
        s.p.patrice[WEST] = leader("constantin-iii")
    s.hold(BARBARE, "usurpation-occident")
    s.begin(Counsel(BARBARE))
    s.play("play usurpation-occident")
    assert set(s.offered()) == {"choose-leader constantin-iii"}
    s.play("choose-leader constantin-iii")
    s.roll(number)
    assert (s.p.usurper[WEST] == leader("constantin-iii")) is valid


@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
def test_6_2_one_of_barbarian_origin_names_a_roman_of_cp_1_or_2() -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.put("italia-2", "ricimer")
    s.hold(BARBARE, "usurpation-occident")
    s.begin(Counsel(BARBARE))
    assert s.why("play usurpation-occident") == "no-target"
    s.put("italia-5", "libius-severus", "olybrius", "oreste")
    s.play("play usurpation-occident", "choose-leader ricimer")
    assert set(s.offered()) == {"choose-leader libius-severus", "choose-leader olybrius"}
    s.play("choose-leader olybrius")
    s.roll(5)
    assert s.p.usurper[WEST] == leader("ricimer")
    assert s.p.nominee[WEST] == leader("olybrius")


@pytest.mark.rule("ultimus", "6.2.usurpation-orient")
def test_6_2_eastern_usurpation() -> None:
    s = Scene()
    s.augusti()
    s.put("italia-2", "sarus", "jovin")
    s.put("oriens-9", "zenon", "pa-e-equites-arcades")
    s.hold(BARBARE, "usurpation-orient")
    s.begin(Counsel(BARBARE))
    s.play("play usurpation-orient")
    assert set(s.offered()) == {"choose-leader zenon"}
    s.play("choose-leader zenon")
    s.roll(1)
    assert s.p.usurper == [-1, leader("zenon")]
    assert s.side("pa-e-equites-arcades") == BARBARE


@pytest.mark.rule("ultimus", "6.2.soulevement-mineur-1")
@pytest.mark.rule("ultimus", "6.2.soulevement-mineur-2")
@pytest.mark.rule("ultimus", "6.2.soulevement-mineur-3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_6_2_minor_uprisings(number: int) -> None:
    s = Scene()
    s.status("ghassanides", "foederati")
    s.put("oriens-6", "ghassanides-u1")
    s.hold(BARBARE, f"soulevement-mineur-{number}")
    s.begin(Counsel(BARBARE))
    s.play(f"play soulevement-mineur-{number}")
    assert "choose-tribe armenia" not in s.offered()
    assert "choose-tribe bagaudes" not in s.offered()
    assert "choose-tribe visigothi" not in s.offered()
    s.play(*["choose-tribe ghassanides", "choose-tribe alamanni", "choose-tribe saxones"][:number])
    assert s.step() == "Movement"
    assert s.status_of("ghassanides") == "revolt"
    assert [s.status_of(n) for n in ("alamanni", "saxones")].count("war") == number - 1


@pytest.mark.rule("ultimus", "6.2.soulevement-majeur-1")
def test_6_2_one_major_uprising() -> None:
    s = Scene()
    s.put("hunni-1", "hunni-u1", "attila")
    s.p.tribe_ally[tribe("ostrogothi")] = s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    s.put("ostrogothi", "ostrogothi-u1")
    s.hold(BARBARE, "soulevement-majeur-1")
    s.begin(Counsel(BARBARE))
    s.play("play soulevement-majeur-1", "choose-tribe hunni")
    while s.step() == "PlaceUnit":
        s.p.push(s.p.moves()[0])
    assert s.status_of("hunni") == s.status_of("ostrogothi") == s.status_of("gepidae") == "war"


@pytest.mark.rule("ultimus", "6.2.soulevement-majeur-3")
@pytest.mark.rule("ultimus", "6.4")
def test_6_2_6_4_three_major_uprisings_with_two_left_takes_exactly_two_and_leaves_the_game() -> None:
    s = Scene()
    for name in ("vandali", "persae", "ostrogothi", "franci-salii", "burgondi"):
        s.status(name, "war")
    assert risers(s.p, 1) == [tribe("visigothi"), tribe("hunni")]
    s.hold(BARBARE, "soulevement-majeur-3")
    s.begin(Counsel(BARBARE))
    s.play("play soulevement-majeur-3")
    assert "pass" not in s.offered()
    s.play("choose-tribe visigothi")
    assert set(s.offered()) == {"choose-tribe hunni"}
    s.play("choose-tribe hunni")
    while s.step() == "PlaceUnit":
        s.p.push(s.p.moves()[0])
    assert s.step() == "Movement"
    assert s.p.gone[counter("soulevement-majeur-3")] == 1


@pytest.mark.rule("ultimus", "6.4")
def test_6_4_a_historical_leader_killed_never_returns_a_generic_one_does() -> None:
    s = Scene()
    s.status("vandali", "war")
    s.put("africa-4", "genseric", "vandali-leader", "vandali-u1")
    for name in ("genseric", "vandali-leader"):
        kill(s.p, leader(name), AGE)
    s.begin(TribeEntries(tribe("vandali")))
    assert s.at("genseric") == "dead"
    assert s.at("vandali-leader") == "africa-4"


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
@pytest.mark.parametrize("attacker", [BARBARE, ROMAIN])
def test_6_2_scourge_of_god_fixes_the_best_row(attacker: int) -> None:
    s = Scene(450, active=attacker)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3")
    s.put("galliae-5", "aetius", "pa-w-scolae", "pa-w-victores", "co-galliae-1")
    s.hold(BARBARE, "fleau-de-dieu")
    s.battle("galliae-5").begin(Parley())
    s.listen().play("play fleau-de-dieu")
    assert s.p.turn() != CHANCE
    rows = [event.values[0] for event in s.heard if event.kind.key == "result"]
    winners = [event.values[3] for event in s.heard if event.kind.key == "result"]
    assert rows == [9 if attacker == BARBARE else -2]
    assert winners == [BARBARE]


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
@pytest.mark.parametrize(
    ("pieces", "allowed"),
    [(("attila", "hunni-u1", "gepidae-u1"), True), (("hunni-leader", "hunni-u1"), False),
     (("attila", "hunni-u1", "gepidae-u1", "gepidae-u2"), False)],
)  # fmt: skip
def test_6_2_scourge_of_god_needs_half_hunni_under_a_historical_leader(pieces: tuple[str, ...], allowed: bool) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.status("gepidae", "war")
    s.put("galliae-5", *pieces)
    s.put("galliae-5", "pa-w-scolae")
    s.hold(BARBARE, "fleau-de-dieu")
    s.battle("galliae-5").begin(Parley())
    assert ("play fleau-de-dieu" in s.offered()) is allowed


@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
def test_6_3_furor_germanicus_and_scourge_of_god_cancel_each_other() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.status("visigothi", "foederati")
    s.put("galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3")
    s.put("galliae-5", "aetius", "visigothi-u1", "visigothi-u2")
    s.hold(BARBARE, "fleau-de-dieu")
    s.hold(ROMAIN, "furor-germanicus")
    s.battle("galliae-5").begin(Parley())
    s.play("play fleau-de-dieu", "play furor-germanicus")
    assert s.step() == "BattleDie"


@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
@pytest.mark.parametrize("attacker", [ROMAIN, BARBARE])
def test_6_3_furor_germanicus_needs_germans_and_fixes_the_row(attacker: int) -> None:
    s = Scene(450, active=attacker)
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-1", "co-hispaniae-1", "co-hispaniae-2")
    s.hold(ROMAIN, "furor-germanicus")
    s.battle("hispaniae-1").begin(Parley())
    s.listen().play("play furor-germanicus")
    assert [e.values[0] for e in s.heard if e.kind.key == "result"] == [9 if attacker == ROMAIN else -2]
    s = Scene(450, active=attacker)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1")
    s.put("galliae-5", "pa-w-scolae")
    s.hold(ROMAIN, "furor-germanicus")
    s.battle("galliae-5").begin(Parley())
    assert s.why("play furor-germanicus") == "no-target"


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_alliance_of_neighbours_of_one_status_shares_every_change() -> None:
    s = Scene()
    for name in ("vandali", "alani", "suevi"):
        s.status(name, "revolt")
    s.put("hispaniae-5", "vandali-u1", "alani-u1")
    s.put("italia-1", "suevi-u1")
    s.hold(BARBARE, "alliance-barbare")
    s.begin(Counsel(BARBARE))
    s.play("play alliance-barbare")
    assert "unite vandali alani" in s.offered()
    assert "unite vandali suevi" not in s.offered()
    s.play("unite vandali alani")
    s.hold(ROMAIN, "traite-majeur")
    s.moving(ROMAIN)
    s.play("play traite-majeur", "choose-tribe vandali")
    assert s.status_of("alani") == "foederati"


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_the_hunnis_subjects_rise_alone_cannot_be_federated_and_are_freed_by_attilas_death() -> None:
    s = Scene()
    s.status("hunni", "peace")
    s.put("hunni-1", "attila", "hunni-u1")
    s.p.tribe_ally[tribe("ostrogothi")] = s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    s.hold(BARBARE, "soulevement-mineur-1")
    s.begin(Counsel(BARBARE))
    s.play("play soulevement-mineur-1", "choose-tribe gepidae")
    assert (s.status_of("gepidae"), s.status_of("hunni")) == ("war", "peace")
    s.put("moesiae-1", "gepidae-u1", "gepidae-u2")
    s.hold(ROMAIN, "traite-mineur")
    s.begin(Window(ROMAIN))
    assert "play traite-mineur" not in s.offered()
    s.play("pass")
    kill(s.p, leader("attila"), AGE)
    assert s.p.tribe_ally[tribe("gepidae")] == -1
    s.begin(Window(ROMAIN))
    assert "play traite-mineur" in s.offered()


@pytest.mark.rule("ultimus", "6.2.bagaudes")
def test_6_2_bagaudes_in_an_empty_zone_of_three_dioceses() -> None:
    s = Scene()
    s.put("galliae-6", "co-galliae-1")
    s.hold(BARBARE, "bagaudes")
    s.begin(Window(BARBARE))
    s.play("play bagaudes")
    assert "choose-zone galliae-6" not in s.offered()
    assert "choose-zone italia-1" not in s.offered()
    assert len(s.offered()) == 7 + 5 + 6 - 1
    s.play("choose-zone galliae-5")
    assert s.at("bagaudes-u1") == "galliae-5"
    assert s.status_of("bagaudes") == "war"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migration_moves_a_whole_people_with_four_points_for_this_turn() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "visigothi-u1", "theodoric-i")
    s.put("viennensis-4", "visigothi-u2")
    s.hold(BARBARE, "migration")
    s.moving(BARBARE)
    s.play("play migration", "choose-tribe visigothi")
    assert "choose-zone italia-2" in s.offered() or "choose-zone hispaniae-2" in s.offered()
    s.play("choose-zone hispaniae-2")
    assert s.at("visigothi-u1") == s.at("visigothi-u2") == s.at("theodoric-i") == "hispaniae-2"
    assert s.side("visigothi-u1") == BARBARE
    assert s.why("move visigothi-u1") == "already-moved"
    end_migration(s.p)
    assert s.side("visigothi-u1") == s.side("theodoric-i") == ROMAIN
    assert s.status_of("visigothi") == "foederati"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migration_in_the_romains_round_too() -> None:
    s = Scene(450, active=ROMAIN)
    s.put("hunni-1", "hunni-u1")
    s.hold(BARBARE, "migration")
    s.begin(Window(BARBARE))
    s.play("play migration")
    assert s.offered() == ["choose-tribe hunni"]


# ---------------------------------------------------------------- 6.3


@pytest.mark.rule("ultimus", "2.B")
@pytest.mark.rule("ultimus", "6.3.initiative")
def test_6_3_initiative_reverses_the_roll_and_may_be_answered() -> None:
    s = Scene()
    s.augusti("majorien", "leon")
    s.hold(ROMAIN, "initiative")
    s.hold(BARBARE, "initiative")
    s.begin(InitiativeRoll())
    s.roll(1)
    s.play("play initiative")
    assert s.p.initiative == BARBARE
    s.play("play initiative")
    assert s.p.initiative == ROMAIN


@pytest.mark.rule("ultimus", "6.3.rebellion")
@pytest.mark.parametrize(
    ("status_before", "number", "after"),
    [("regnum", 6, "foederati"), ("regnum", 5, "regnum"), ("foederati", 6, "revolt")],
)
def test_6_3_rebellion_above_the_best_cp_of_the_major_tribe(status_before: str, number: int, after: str) -> None:
    s = Scene()
    for name in ("vandali", "alani"):
        s.status(name, status_before)
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("africa-4", "genseric", "vandali-u1")
    s.put("africa-5", "alani-u1")
    s.hold(ROMAIN, "rebellion")
    s.begin(Counsel(ROMAIN))
    s.play("play rebellion", "choose-tribe alani")
    s.roll(number)
    assert s.status_of("alani") == after
    assert (s.p.tribe_ally[tribe("alani")] == -1) is (after != status_before)


@pytest.mark.rule("ultimus", "6.3.rebellion")
def test_6_3_rebellion_frees_the_ostrogothi_from_the_hunni() -> None:
    s = Scene()
    s.put("ostrogothi", "ostrogothi-u1")
    s.p.tribe_ally[tribe("ostrogothi")] = tribe("hunni")
    s.hold(BARBARE, "rebellion")
    s.begin(Counsel(BARBARE))
    s.play("play rebellion", "choose-tribe ostrogothi")
    s.roll(1)
    assert s.status_of("ostrogothi") == "foederati"


@pytest.mark.rule("ultimus", "6.3.concile")
@pytest.mark.parametrize(("number", "gain"), [(2, 3), (3, 0)])
def test_6_3_council_costs_three_a_year_until_augustus_attends(number: int, gain: int) -> None:
    s = Scene()
    s.augusti()
    s.hold(BARBARE, "concile")
    s.begin(Counsel(BARBARE))
    s.play("play concile")
    assert set(s.offered()) == {f"choose-zone asia-{n}" for n in (1, 2, 3, 4)}
    s.play("choose-zone asia-1")
    assert barbarian_points(s.p) == 3
    s.p.leader_at[leader("arcadius")] = zone("thracia-3")
    s.moving(ROMAIN)
    s.play("march arcadius", "go asia-1", "halt")
    s.roll(number)
    assert s.points(ROMAIN) == gain
    assert barbarian_points(s.p) == 0
    assert s.p.cup[counter("concile")] == 1


@pytest.mark.rule("ultimus", "6.3.fuite-opportune")
@pytest.mark.parametrize("who", [ROMAIN, BARBARE])
def test_6_3_opportune_flight_before_a_combat(who: int) -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-4", "suevi-u1")
    s.put("hispaniae-4", "co-hispaniae-1")
    s.hold(who, "fuite-opportune")
    s.battle("hispaniae-4").begin(Parley())
    name = ["co-hispaniae-1", "suevi-u1"][who]
    s.play("play fuite-opportune", f"flee-alone {name} hispaniae-5")
    assert s.at(name) == "hispaniae-5"
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.rule("ultimus", "6.3.assassinat")
@pytest.mark.parametrize(("number", "dead"), [(7, False), (8, True), (9, True)])
def test_6_3_assassination_of_an_enemy_historical_roman(number: int, dead: bool) -> None:
    s = Scene()
    s.augusti()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "theodoric-i", "aetius", "dux-galliae")
    s.hold(BARBARE, "assassinat")
    s.begin(Window(BARBARE))
    s.play("play assassinat")
    assert set(s.offered()) == {"choose-leader aetius", "choose-leader honorius", "choose-leader arcadius"}
    s.play("choose-leader aetius")
    s.roll(number)
    assert (s.at("aetius") == "dead") is dead
    assert s.points(BARBARE) == int(dead)


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_plague_strikes_those_there_and_those_who_enter() -> None:
    s = Scene()
    s.put("italia-5", "aetius", "co-italia-2")
    s.put("italia-5", "co-italia-1", weak=True)
    s.put("italia-6", "pa-w-scolae")
    s.hold(BARBARE, "foyer-de-peste")
    s.begin(Window(BARBARE))
    s.play("play foyer-de-peste", "choose-zone italia-5")
    s.roll(9)
    assert s.at("aetius") == "dead"
    assert (s.at("co-italia-1"), s.p.unit_weak[unit("co-italia-2")]) == ("fallen", 1)
    s.moving(ROMAIN)
    s.play("move pa-w-scolae", "go italia-5")
    assert s.p.unit_weak[unit("pa-w-scolae")] == 1
    s.play("end-movement")
    s.p.stack.clear()
    s.begin(PlagueEnds())
    assert s.p.foyer == -1
    assert s.p.cup[counter("foyer-de-peste")] == 1


@pytest.mark.rule("ultimus", "6.3.epidemie-de-peste")
def test_6_3_an_epidemic_reaches_the_neighbours_where_weakened_units_survive() -> None:
    s = Scene()
    s.put("italia-5", "co-italia-1", weak=True)
    s.put("italia-6", "co-italia-2", weak=True)
    s.put("italia-4", "pa-w-scolae", "aetius")
    s.hold(ROMAIN, "epidemie-de-peste")
    s.begin(Window(ROMAIN))
    s.play("play epidemie-de-peste", "choose-zone italia-5")
    s.roll(8)
    assert s.at("co-italia-1") == "fallen"
    assert s.at("co-italia-2") == "italia-6"
    assert s.p.unit_weak[unit("pa-w-scolae")] == 1
    s.play(*(["pass"] if s.step() == "Interrupt" else []))
    s.put("italia-7", "pa-w-victores")
    s.moving(ROMAIN)
    s.play("move pa-w-victores", "go italia-6")
    assert s.p.unit_weak[unit("pa-w-victores")] == 1


@pytest.mark.rule("ultimus", "6.3.desertion")
def test_6_3_desertion_weakens_all_enemy_units_in_a_zone_with_romans_or_persians() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.status("persae", "war")
    s.put("viennensis-5", "visigothi-u1", "co-viennensis-1")
    s.put("viennensis-4", "visigothi-u2")
    s.put("viennensis-5", "pa-w-scolae", weak=True)
    s.put("oriens-11", "persae-u1")
    s.hold(BARBARE, "desertion")
    s.begin(Window(BARBARE))
    s.play("play desertion")
    assert set(s.offered()) == {"choose-zone viennensis-5"}
    s.play("choose-zone viennensis-5")
    assert s.p.unit_weak[unit("visigothi-u1")] == s.p.unit_weak[unit("co-viennensis-1")] == 1
    assert s.at("pa-w-scolae") == "fallen"
    s.hold(ROMAIN, "desertion")
    s.begin(Window(ROMAIN))
    s.play("play desertion", "choose-zone oriens-11")
    assert s.p.unit_weak[unit("persae-u1")] == 1


@pytest.mark.rule("ultimus", "6.3.faveur-divine")
@pytest.mark.parametrize(("who", "row"), [(ROMAIN, 1), (BARBARE, 5)])
def test_6_3_divine_favour_moves_the_die_by_two(who: int, row: int) -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "war")
    s.put("hispaniae-4", "suevi-u1")
    s.put("hispaniae-4", "co-hispaniae-1")
    s.hold(who, "faveur-divine")
    s.battle("hispaniae-4").begin(Parley())
    s.play("play faveur-divine")
    s.listen().roll(3)
    assert [e.values[0] for e in s.heard if e.kind.key == "result"] == [row]


@pytest.mark.rule("ultimus", "6.3.flotte")
def test_6_3_a_temporary_fleet_on_any_coast_until_the_end_of_the_year() -> None:
    s = Scene()
    s.hold(BARBARE, "flotte")
    s.begin(Window(BARBARE))
    s.play("play flotte")
    assert "choose-zone galliae-6" not in s.offered()
    s.play("choose-zone italia-7")
    assert s.p.fleet_at[2] == zone("italia-7")
    s.begin(FleetLosses())
    assert s.p.fleet_at[2] == -1
    assert s.p.cup[counter("flotte")] == 1
    s.hold(ROMAIN, "flotte")
    s.p.hand[0][counter("flotte")] -= 1
    s.p.laid[counter("flotte")] += 1
    s.p.fleet_at[2] = zone("africa-4")
    s.begin(FleetLosses())
    assert s.p.fleet_at[2] == zone("africa-4")


@pytest.mark.rule("ultimus", "6.3.germanophobia")
@pytest.mark.parametrize(("number", "dead"), [(6, False), (7, True)])
def test_6_3_germanophobia(number: int, dead: bool) -> None:
    s = Scene()
    s.put("italia-2", "stilicon", "pa-w-comites-alani", "pa-w-comites-seniores")
    s.put("italia-4", "pa-w-scolae", weak=True)
    s.put("italia-1", "li-italia-1")
    s.hold(BARBARE, "germanophobia")
    s.begin(Window(BARBARE))
    s.play("play germanophobia")
    assert set(s.offered()) == {"choose-zone italia-2", "choose-zone italia-4"}
    s.play("choose-zone italia-2")
    s.roll(number)
    assert (s.at("stilicon") == "dead") is dead
    assert s.p.unit_weak[unit("pa-w-comites-alani")] == 1
    assert s.p.unit_weak[unit("pa-w-comites-seniores")] == 0
    assert s.at("pa-w-scolae") == "fallen"


def test_a_counter_granted_by_name_exists_even_if_the_cup_has_none() -> None:
    s = Scene()
    s.hold(ROMAIN, "usurpation-orient")
    grant(s.p, BARBARE, counter("usurpation-orient"))
    assert s.p.hand[1][counter("usurpation-orient")] == 1
    assert s.p.audit() == []


@pytest.mark.rule("ultimus", "6.3.germanophobia")
@pytest.mark.rule("ultimus", "10.1")
def test_6_3_a_leader_murdered_out_of_hatred_scores_for_his_enemy() -> None:
    s = Scene()
    s.put("italia-2", "stilicon", "pa-w-comites-alani")
    s.hold(ROMAIN, "germanophobia")
    s.begin(Window(ROMAIN))
    s.play("play germanophobia", "choose-zone italia-2")
    s.roll(9)
    assert s.at("stilicon") == "dead"
    assert (s.points(BARBARE), s.points(ROMAIN)) == (1, 0)


@pytest.mark.rule("ultimus", "6.1.augusta-occidentalis")
def test_6_1_an_augusta_who_hinders_a_usurpation_goes_back_into_the_cup() -> None:
    s = Scene()
    s.augusti()
    s.put("galliae-1", "jovin")
    s.hold(ROMAIN, "augusta-occidentalis")
    s.begin(Attempt(WEST, leader("jovin")))
    s.play("play augusta-occidentalis")
    assert (s.p.held(ROMAIN), s.p.cup[counter("augusta-occidentalis")]) == (0, 1)
