"""Greedy as a sensible beginner in both camps."""

import pytest

from quadriga.bots.bot import Bot
from quadriga.bots.random import Random
from quadriga.bots.ultimus import Greedy
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.ultimus.geostrategy import Counsel
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import GAME, augusti, begin, hold, leader, moving, put, scene, start, status


def choice(p: Ultimus) -> str:
    return GAME.vocabulary.text(Greedy().decide(p, p.turn(), p.moves(), Seeded(1)))


def test_it_strikes_a_weak_enemy_and_leaves_a_strong_one_alone() -> None:
    p = scene()
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-2", "aetius", "pa-w-scolae", "pa-w-victores", "pa-w-divitenses")
    moving(p, ROMAIN)
    assert choice(p) == "march aetius"
    p = scene()
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3", "hunni-u4", "hunni-u5")
    put(p, "galliae-4", "aegidius", "co-galliae-1")
    moving(p, ROMAIN)
    assert choice(p) == "end-movement"


def test_an_augustus_stays_in_his_capital_and_goes_there_from_elsewhere() -> None:
    p = scene()
    augusti(p)
    moving(p, ROMAIN)
    assert choice(p) == "end-movement"
    put(p, "italia-6", "honorius")
    assert choice(p) == "march honorius"


def test_barbarians_spread_over_empty_towns() -> None:
    p = scene()
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric", "visigothi-u1", "visigothi-u2", "visigothi-u3")
    moving(p, BARBARE)
    before = {p.unit_at[u] for u in p.roster.tribe_units[p.roster.leader_tribe[leader("euric")]] if p.unit_at[u] >= 0}
    while (p.turn() == p.seat_of(BARBARE) and type(p.stack[-1]).__name__ != "Movement") or choice(p) != "end-movement":
        p.push(GAME.vocabulary.parse(choice(p)))
    after = {p.unit_at[u] for u in p.roster.tribe_units[p.roster.leader_tribe[leader("euric")]] if p.unit_at[u] >= 0}
    assert len(after) > len(before)


def test_it_plays_an_uprising() -> None:
    p = scene()
    augusti(p)
    hold(p, BARBARE, "soulevement-majeur-1")
    begin(p, Counsel(BARBARE))
    assert choice(p) == "play soulevement-majeur-1"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random(seat: int) -> None:
    wins = 0
    for number in range(3):
        rng = Seeded(f"greedy {seat} {number}")
        bots: list[Bot] = [Random(), Random()]
        bots[seat] = Greedy()
        p = start("fleau-de-dieu")
        while (turn := p.turn()) != NOBODY:
            p.push(p.draw(rng) if turn == CHANCE else bots[turn].decide(p, turn, p.moves(), rng))
        assert p.result is not None
        wins += p.result.results[seat] == 2
    assert wins >= 2
