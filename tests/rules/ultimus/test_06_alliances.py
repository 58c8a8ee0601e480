"""Chapter 6, alliances, rebellion, migration: peoples that share a fate, and those that change hands for a turn."""

import pytest

from quadriga.games.ultimus.forces import eliminate, group_of
from quadriga.games.ultimus.geostrategy import Counsel, RebellionRoll, break_away, pairs
from quadriga.games.ultimus.limits import forbids_tribe
from quadriga.games.ultimus.migration import begin_migration, end_migration
from quadriga.games.ultimus.movement import Window
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.quarters import TribalAdjustments
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tribes import federate, go_to_war
from quadriga.games.ultimus.usurpation import collapse
from rules.ultimus.scene import (
    WEST,
    at,
    augusti,
    begin,
    hold,
    leader,
    moving,
    offered,
    play,
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


def subjects_ally() -> Ultimus:
    """The Heruli are one people with the Ostrogothi, who stand under the Hunni."""
    p = scene()
    p.tribe_ally[tribe("ostrogothi")] = tribe("hunni")
    p.tribe_ally[tribe("heruli")] = tribe("ostrogothi")
    put(p, "ostrogothi", "ostrogothi-u1")
    return p


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_an_ally_of_the_hunnis_subjects_goes_with_them() -> None:
    p = subjects_ally()
    assert group_of(p, tribe("ostrogothi")) == group_of(p, tribe("heruli"))
    go_to_war(p, tribe("ostrogothi"))
    assert status_of(p, "heruli") == "war"
    assert at(p, "heruli-u1") == "heruli"
    assert forbids_tribe(p, tribe("heruli"), zone("galliae-5")) == 0


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_the_hunni_carry_their_subjects_allies() -> None:
    p = subjects_ally()
    go_to_war(p, tribe("hunni"))
    assert status_of(p, "ostrogothi") == status_of(p, "heruli") == "war"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_an_ally_of_the_hunnis_subjects_has_its_fallen_back() -> None:
    p = subjects_ally()
    go_to_war(p, tribe("ostrogothi"))
    eliminate(p, unit("heruli-u1"))
    begin(p, TribalAdjustments())
    assert at(p, "heruli-u1") == "heruli"


@pytest.mark.rule("ultimus", "6.3.rebellion")
def test_6_3_a_people_that_breaks_away_takes_its_allies_along() -> None:
    p = subjects_ally()
    break_away(p, tribe("ostrogothi"), BARBARE)
    assert status_of(p, "ostrogothi") == status_of(p, "heruli") == "foederati"
    assert side(p, "heruli-u1") == ROMAIN


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_u_102_the_bagaudes_join_no_alliance() -> None:
    p = scene()
    status(p, "visigothi", "war")
    status(p, "bagaudes", "war")
    status(p, "suevi", "war")
    put(p, "galliae-5", "visigothi-u1", "suevi-u1", "bagaudes-u1")
    found = pairs(p)
    assert (tribe("visigothi"), tribe("suevi")) in found
    assert tribe("bagaudes") not in {minor for _, minor in found}


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migrants_federated_meanwhile_stay_the_romains() -> None:
    p = scene()
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    begin_migration(p, tribe("suevi"))
    federate(p, tribe("suevi"))
    end_migration(p)
    assert side(p, "suevi-u1") == ROMAIN


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_migrants_of_a_usurper_return_to_him_while_he_lasts() -> None:
    for lasts in (True, False):
        p = scene(410)
        augusti(p)
        status(p, "burgondi", "foederati")
        put(p, "galliae-1", "jovin", "burgondi-u1", side=BARBARE)
        p.usurper[WEST] = leader("jovin")
        begin_migration(p, tribe("burgondi"))
        if not lasts:
            collapse(p, WEST)
        end_migration(p)
        assert side(p, "burgondi-u1") == (BARBARE if lasts else ROMAIN)


@pytest.mark.rule("ultimus", "6.2.migration")
def test_u_104_migration_is_one_move_of_the_named_tribe_alone() -> None:
    p = scene()
    status(p, "vandali", "war")
    status(p, "alani", "war")
    p.tribe_ally[tribe("alani")] = tribe("vandali")
    put(p, "galliae-4", "vandali-u1", "alani-u1")
    hold(p, BARBARE, "migration")
    moving(p, BARBARE)
    play(p, "play migration", "choose-tribe vandali", "choose-zone galliae-5")
    assert (at(p, "vandali-u1"), at(p, "alani-u1")) == ("galliae-5", "galliae-4")
    assert "move vandali-u1" not in offered(p)


@pytest.mark.rule("ultimus", "6.2")
def test_6_2_a_player_without_counters_is_not_asked() -> None:
    p = begin(scene(), Counsel(BARBARE))
    assert p.turn() == p.seat_of(ROMAIN)


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_the_hunni_do_not_carry_those_who_are_free_or_of_another_status() -> None:
    p = scene()
    p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    status(p, "gepidae", "foederati")
    put(p, "ostrogothi", "ostrogothi-u1")
    go_to_war(p, tribe("hunni"))
    assert (status_of(p, "ostrogothi"), status_of(p, "gepidae")) == ("peace", "foederati")


@pytest.mark.rule("ultimus", "6.3.rebellion")
@pytest.mark.parametrize(("number", "free"), [(3, False), (4, True)])
def test_6_3_rebellion_succeeds_strictly_above_the_best_cp(number: int, free: bool) -> None:
    p = subjects_ally()
    put(p, "hunni-1", "hunni-leader", "hunni-u1")
    begin(p, RebellionRoll(tribe("ostrogothi")))
    roll(p, number)
    assert (p.tribe_ally[tribe("ostrogothi")] == -1) is free


@pytest.mark.rule("ultimus", "6.2.bagaudes")
def test_6_2_there_is_one_unit_of_bagaudes() -> None:
    p = scene()
    hold(p, BARBARE, "bagaudes")
    begin(p, Window(BARBARE))
    assert "play bagaudes" in offered(p)
    status(p, "bagaudes", "war")
    put(p, "galliae-4", "bagaudes-u1")
    assert refusal(p, "play bagaudes") == "no-target"
