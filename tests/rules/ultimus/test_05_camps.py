"""Chapter 5: change of camps."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.seat import NOBODY, Seat
from quadriga.games.ultimus.camps import ChangeOfCamps, exchange
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    EAST,
    WEST,
    at,
    augusti,
    begin,
    counter,
    hold,
    leader,
    points,
    put,
    scene,
    side,
    start,
    status,
)


@pytest.mark.rule("ultimus", "5")
def test_5_persons_keep_their_points_so_that_the_camps_exchange_them() -> None:
    p = scene(410)
    augusti(p)
    put(p, "italia-2", "jovin", "sarus", "pa-w-victores", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    p.won[WEST] = 1
    p.points = [32, 24]
    begin(p, ChangeOfCamps())
    assert (points(p, ROMAIN), points(p, BARBARE)) == (24, 32)
    assert p.camp == [BARBARE, ROMAIN]
    assert p.augustus[WEST] == leader("jovin")
    assert at(p, "honorius") == "dead"


@pytest.mark.rule("ultimus", "5")
def test_5_romans_and_rallied_foederati_of_the_half_are_the_new_romains() -> None:
    p = scene(410)
    augusti(p)
    status(p, "franci-salii", "foederati")
    status(p, "suevi", "war")
    put(p, "galliae-1", "jovin", "franci-salii-u1", "co-galliae-1", side=BARBARE)
    put(p, "galliae-4", "li-galliae-1", side=BARBARE)
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "thracia-3", "anthemius", "pa-e-scolae")
    p.usurper[WEST] = leader("jovin")
    exchange(p, WEST)
    for name in ("franci-salii-u1", "co-galliae-1", "li-galliae-1", "anthemius", "pa-e-scolae"):
        assert side(p, name) == ROMAIN
    assert side(p, "suevi-u1") == BARBARE


@pytest.mark.rule("ultimus", "5")
def test_5_counters_stay_with_the_person() -> None:
    p = scene(410)
    augusti(p)
    hold(p, ROMAIN, "papa")
    put(p, "italia-2", "jovin", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    exchange(p, WEST)
    assert p.hand[0][counter("papa")] == 1
    assert p.camp[0] == BARBARE


@pytest.mark.rule("ultimus", "5")
def test_5_one_of_barbarian_origin_makes_his_nominee_emperor() -> None:
    p = scene(460)
    augusti(p, "majorien", "leon")
    put(p, "italia-2", "ricimer", side=BARBARE)
    put(p, "italia-5", "libius-severus")
    p.usurper[WEST] = leader("ricimer")
    p.nominee[WEST] = leader("libius-severus")
    exchange(p, WEST)
    assert p.augustus[WEST] == leader("libius-severus")
    assert side(p, "ricimer") == ROMAIN


@pytest.mark.rule("ultimus", "5")
def test_5_two_usurpations_won_at_once_change_camps_twice() -> None:
    p = scene(410)
    augusti(p)
    put(p, "italia-2", "jovin", side=BARBARE)
    put(p, "oriens-9", "zenon", side=BARBARE)
    p.usurper = [leader("jovin"), leader("zenon")]
    p.won = [1, 1]
    begin(p, ChangeOfCamps())
    assert p.camp == [ROMAIN, BARBARE]
    assert p.augustus == [leader("jovin"), leader("zenon")]
    assert EAST == 1


@pytest.mark.rule("ultimus", "5")
def test_5_views_and_results_stay_right_through_changes_of_camp() -> None:
    p = start("fleau-de-dieu")
    rng = Seeded(5)
    changes = 0
    camp = p.camp[:]
    while p.turn() != NOBODY:
        p.push(p.draw(rng) if p.turn() < 0 else p.moves()[rng.below(len(p.moves()))])
        if p.camp != camp:
            changes, camp = changes + 1, p.camp[:]
            sides = p.look(Seat(0))["sides"]
            assert isinstance(sides, list)
            assert [one["side"] for one in sides] == [["romain", "barbare"][one] for one in camp]
    assert p.result is not None
    assert p.result.results[0 if p.points[0] > p.points[1] else 1] == 2
