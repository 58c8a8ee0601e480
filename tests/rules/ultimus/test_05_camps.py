"""Chapter 5: change of camps."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.seat import NOBODY, Seat
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.camps import ChangeOfCamps, exchange
from rules.ultimus.scene import EAST, WEST, Scene, counter, leader, start


@pytest.mark.rule("ultimus", "5")
def test_5_persons_keep_their_points_so_that_the_camps_exchange_them() -> None:
    s = Scene(410)
    s.augusti()
    s.put("italia-2", "jovin", "sarus", "pa-w-victores", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    s.p.won[WEST] = 1
    s.p.points = [32, 24]
    s.begin(ChangeOfCamps())
    assert (s.points(ROMAIN), s.points(BARBARE)) == (24, 32)
    assert s.p.camp == [BARBARE, ROMAIN]
    assert s.p.augustus[WEST] == leader("jovin")
    assert s.at("honorius") == "dead"


@pytest.mark.rule("ultimus", "5")
def test_5_romans_and_rallied_foederati_of_the_half_are_the_new_romains() -> None:
    s = Scene(410)
    s.augusti()
    s.status("franci-salii", "foederati")
    s.status("suevi", "war")
    s.put("galliae-1", "jovin", "franci-salii-u1", "co-galliae-1", side=BARBARE)
    s.put("galliae-4", "li-galliae-1", side=BARBARE)
    s.put("hispaniae-1", "suevi-u1")
    s.put("thracia-3", "anthemius", "pa-e-scolae")
    s.p.usurper[WEST] = leader("jovin")
    exchange(s.p, WEST)
    for name in ("franci-salii-u1", "co-galliae-1", "li-galliae-1", "anthemius", "pa-e-scolae"):
        assert s.side(name) == ROMAIN
    assert s.side("suevi-u1") == BARBARE


@pytest.mark.rule("ultimus", "5")
def test_5_counters_stay_with_the_person() -> None:
    s = Scene(410)
    s.augusti()
    s.hold(ROMAIN, "papa")
    s.put("italia-2", "jovin", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    exchange(s.p, WEST)
    assert s.p.hand[0][counter("papa")] == 1
    assert s.p.camp[0] == BARBARE


@pytest.mark.rule("ultimus", "5")
def test_5_one_of_barbarian_origin_makes_his_nominee_emperor() -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.put("italia-2", "ricimer", side=BARBARE)
    s.put("italia-5", "libius-severus")
    s.p.usurper[WEST] = leader("ricimer")
    s.p.nominee[WEST] = leader("libius-severus")
    exchange(s.p, WEST)
    assert s.p.augustus[WEST] == leader("libius-severus")
    assert s.side("ricimer") == ROMAIN


@pytest.mark.rule("ultimus", "5")
def test_5_two_usurpations_won_at_once_change_camps_twice() -> None:
    s = Scene(410)
    s.augusti()
    s.put("italia-2", "jovin", side=BARBARE)
    s.put("oriens-9", "zenon", side=BARBARE)
    s.p.usurper = [leader("jovin"), leader("zenon")]
    s.p.won = [1, 1]
    s.begin(ChangeOfCamps())
    assert s.p.camp == [ROMAIN, BARBARE]
    assert s.p.augustus == [leader("jovin"), leader("zenon")]
    assert EAST == 1


@pytest.mark.rule("ultimus", "5")
def test_5_views_and_results_stay_right_through_changes_of_camp() -> None:
    s = start("fleau-de-dieu")
    rng = Seeded(5)
    changes = 0
    camp = s.p.camp[:]
    while s.p.turn() != NOBODY:
        s.p.push(s.p.draw(rng) if s.p.turn() < 0 else s.p.moves()[rng.below(len(s.p.moves()))])
        if s.p.camp != camp:
            changes, camp = changes + 1, s.p.camp[:]
            sides = s.p.look(Seat(0))["sides"]
            assert isinstance(sides, list)
            assert [one["side"] for one in sides] == [["romain", "barbare"][one] for one in camp]
    assert s.p.result is not None
    assert s.p.result.results[0 if s.p.points[0] > s.p.points[1] else 1] == 2
