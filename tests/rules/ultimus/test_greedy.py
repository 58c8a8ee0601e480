"""Greedy as a sensible beginner in both camps."""

import pytest

from quadriga.bots.bot import Bot
from quadriga.bots.random import Random
from quadriga.bots.ultimus import Greedy
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.geostrategy import Counsel
from rules.ultimus.scene import GAME, Scene, start, tribe


def choice(s: Scene) -> str:
    return GAME.vocabulary.text(Greedy().decide(s.p, s.p.turn(), s.p.moves(), Seeded(1)))


def test_it_strikes_a_weak_enemy_and_leaves_a_strong_one_alone() -> None:
    s = Scene()
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-2", "aetius", "pa-w-scolae", "pa-w-victores", "pa-w-divitenses")
    s.moving(ROMAIN)
    assert choice(s) == "march-by aetius pa-w-victores+pa-w-scolae+pa-w-divitenses hispaniae-1"
    s = Scene()
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3", "hunni-u4", "hunni-u5")
    s.put("galliae-4", "aegidius", "co-galliae-1")
    s.moving(ROMAIN)
    assert choice(s) == "end-movement"


def test_an_augustus_stays_in_his_capital_and_goes_there_from_elsewhere() -> None:
    s = Scene()
    s.augusti()
    s.moving(ROMAIN)
    assert choice(s) == "end-movement"
    s.put("italia-6", "honorius")
    assert choice(s) == "march-by honorius - italia-5"


def test_barbarians_spread_over_empty_towns() -> None:
    s = Scene()
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric", "visigothi-u1", "visigothi-u2", "visigothi-u3")
    s.moving(BARBARE)
    before = {s.p.unit_at[u] for u in s.p.roster.tribe_units[tribe("visigothi")] if s.p.unit_at[u] >= 0}
    while (s.p.turn() == s.p.seat_of(BARBARE) and s.step() != "Movement") or choice(s) != "end-movement":
        s.p.push(GAME.vocabulary.parse(choice(s)))
    after = {s.p.unit_at[u] for u in s.p.roster.tribe_units[tribe("visigothi")] if s.p.unit_at[u] >= 0}
    assert len(after) > len(before)


def test_it_plays_an_uprising() -> None:
    s = Scene()
    s.augusti()
    s.hold(BARBARE, "soulevement-majeur-1")
    s.begin(Counsel(BARBARE))
    assert choice(s) == "play soulevement-majeur-1"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random(seat: int) -> None:
    wins = 0
    for number in range(3):
        rng = Seeded(f"greedy {seat} {number}")
        bots: list[Bot] = [Random(), Random()]
        bots[seat] = Greedy()
        s = start("fleau-de-dieu")
        while (turn := s.p.turn()) != NOBODY:
            s.p.push(s.p.draw(rng) if turn == CHANCE else bots[turn].decide(s.p, turn, s.p.moves(), rng))
        assert s.p.result is not None
        wins += s.p.result.results[seat] == 2
    assert wins >= 2
