"""Chapter 6, alliances, rebellion, migration: peoples that share a fate, and those that change hands for a turn."""

import pytest

from quadriga.games.ultimus import options
from quadriga.games.ultimus.forces import eliminate, group_of
from quadriga.games.ultimus.movement.limits import forbids_tribe
from quadriga.games.ultimus.movement.phase import Window
from quadriga.games.ultimus.peoples.tribes import federate, go_to_war
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.alliances import RebellionRoll, break_away, pairs
from quadriga.games.ultimus.stratagems.geostrategy import Counsel
from quadriga.games.ultimus.stratagems.migration import begin_migration, end_migration
from quadriga.games.ultimus.throne.usurpation import collapse
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import WEST, Scene, leader, tribe, unit, zone


def subjects_ally() -> Scene:
    """The Heruli are one people with the Ostrogothi, who stand under the Hunni."""
    s = Scene()
    s.p.tribe_ally[tribe("ostrogothi")] = tribe("hunni")
    s.p.tribe_ally[tribe("heruli")] = tribe("ostrogothi")
    s.put("ostrogothi", "ostrogothi-u1")
    return s


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_an_ally_of_the_hunnis_subjects_goes_with_them() -> None:
    s = subjects_ally()
    assert group_of(s.p, tribe("ostrogothi")) == group_of(s.p, tribe("heruli"))
    go_to_war(s.p, tribe("ostrogothi"))
    assert s.status_of("heruli") == "war"
    assert s.at("heruli-u1") == "heruli"
    assert forbids_tribe(s.p, tribe("heruli"), zone("galliae-5")) == 0


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_the_hunni_carry_their_subjects_allies() -> None:
    s = subjects_ally()
    go_to_war(s.p, tribe("hunni"))
    assert s.status_of("ostrogothi") == s.status_of("heruli") == "war"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_an_ally_of_the_hunnis_subjects_has_its_fallen_back() -> None:
    s = subjects_ally()
    go_to_war(s.p, tribe("ostrogothi"))
    eliminate(s.p, unit("heruli-u1"))
    s.begin(TribalAdjustments())
    assert s.at("heruli-u1") == "heruli"


@pytest.mark.rule("ultimus", "6.3.rebellion")
def test_6_3_a_people_that_breaks_away_takes_its_allies_along() -> None:
    s = subjects_ally()
    break_away(s.p, tribe("ostrogothi"), BARBARE)
    assert s.status_of("ostrogothi") == s.status_of("heruli") == "foederati"
    assert s.side("heruli-u1") == ROMAIN


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_u_102_the_bagaudes_join_no_alliance() -> None:
    s = Scene()
    s.status("visigothi", "war")
    s.status("bagaudes", "war")
    s.status("suevi", "war")
    s.put("galliae-5", "visigothi-u1", "suevi-u1", "bagaudes-u1")
    found = pairs(s.p)
    assert (tribe("visigothi"), tribe("suevi")) in found
    assert tribe("bagaudes") not in {minor for _, minor in found}


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migrants_federated_meanwhile_stay_the_romains() -> None:
    s = Scene()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    begin_migration(s.p, tribe("suevi"))
    federate(s.p, tribe("suevi"))
    end_migration(s.p)
    assert s.side("suevi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migrants_of_a_usurper_return_to_him_while_he_lasts() -> None:
    for lasts in (True, False):
        s = Scene(410)
        s.augusti()
        s.status("burgondi", "foederati")
        s.put("galliae-1", "jovin", "burgondi-u1", side=BARBARE)
        s.p.usurper[WEST] = leader("jovin")
        begin_migration(s.p, tribe("burgondi"))
        if not lasts:
            collapse(s.p, WEST)
        end_migration(s.p)
        assert s.side("burgondi-u1") == (BARBARE if lasts else ROMAIN)


@pytest.mark.rule("ultimus", "6.2.migration")
@pytest.mark.parametrize(("value", "allies"), [(options.LED_AS_ONE, "galliae-5"), (options.LED_APART, "galliae-4")])
def test_u_104_migration_is_one_move_of_the_whole_people(value: int, allies: str) -> None:
    s = Scene()
    s.p.options[options.ALLIES] = value
    s.status("vandali", "war")
    s.status("alani", "war")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("galliae-4", "vandali-u1", "alani-u1")
    s.hold(BARBARE, "migration")
    s.moving(BARBARE)
    s.play("play migration", "choose-tribe vandali", "choose-zone galliae-5")
    assert (s.at("vandali-u1"), s.at("alani-u1")) == ("galliae-5", allies)
    assert "move vandali-u1" not in s.offered()
    assert ("move alani-u1" in s.offered()) is (value == options.LED_APART)
    end_migration(s.p)
    assert (s.side("vandali-u1"), s.side("alani-u1")) == (BARBARE, BARBARE)


@pytest.mark.rule("ultimus", "6.2")
def test_6_2_a_player_without_counters_is_not_asked() -> None:
    s = Scene().begin(Counsel(BARBARE))
    assert s.p.turn() == s.p.seat_of(ROMAIN)


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_the_hunni_do_not_carry_those_who_are_free_or_of_another_status() -> None:
    s = Scene()
    s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    s.status("gepidae", "foederati")
    s.put("ostrogothi", "ostrogothi-u1")
    go_to_war(s.p, tribe("hunni"))
    assert (s.status_of("ostrogothi"), s.status_of("gepidae")) == ("peace", "foederati")


@pytest.mark.rule("ultimus", "6.3.rebellion")
@pytest.mark.parametrize(("number", "free"), [(3, False), (4, True)])
def test_6_3_rebellion_succeeds_strictly_above_the_best_cp(number: int, free: bool) -> None:
    s = subjects_ally()
    s.put("hunni-1", "hunni-leader", "hunni-u1")
    s.begin(RebellionRoll(tribe("ostrogothi")))
    s.roll(number)
    assert (s.p.tribe_ally[tribe("ostrogothi")] == -1) is free


@pytest.mark.rule("ultimus", "6.2.bagaudes")
def test_6_2_there_is_one_unit_of_bagaudes() -> None:
    s = Scene()
    s.hold(BARBARE, "bagaudes")
    s.begin(Window(BARBARE))
    assert "play bagaudes" in s.offered()
    s.status("bagaudes", "war")
    s.put("galliae-4", "bagaudes-u1")
    assert s.why("play bagaudes") == "no-target"


@pytest.mark.rule("ultimus", "6.2.migration")
@pytest.mark.parametrize("lost", [False, True])
def test_6_2_a_people_at_peace_goes_home_after_its_migration_and_so_does_its_leader(lost: bool) -> None:
    s = Scene()
    s.put("galliae-1", "burgondi-u1", "chilperic")
    s.put("burgondi", "burgondi-u2")
    s.migrating("burgondi")
    if lost:
        eliminate(s.p, unit("burgondi-u1"))
    end_migration(s.p)
    s.p.settle()
    assert {s.at(name) for name in ("burgondi-u1", "burgondi-u2", "chilperic")} == {"burgondi"}
    assert s.status_of("burgondi") == "peace"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_armenia_goes_home_after_its_migration_and_a_people_at_war_stays() -> None:
    s = Scene()
    s.status("suevi", "war")
    s.put("pontica-4", "armenia-u1", side=BARBARE)
    s.migrating("armenia")
    end_migration(s.p)
    assert (s.at("armenia-u1"), s.side("armenia-u1")) == ("armenia", ROMAIN)
    s.put("hispaniae-1", "suevi-u1")
    s.migrating("suevi")
    end_migration(s.p)
    assert (s.at("suevi-u1"), s.side("suevi-u1")) == ("hispaniae-1", BARBARE)
