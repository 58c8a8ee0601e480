"""Ways of several steps: every one that is shown can be gone, in one move, and ends where it says."""

import quadriga
from quadriga.engine.chance import Seeded
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, Seat
from quadriga.server.roads import roads_ahead
from rules.hannibal.scene import ROME, Scene


def marching() -> Position:
    """A march of Ultimus that has not taken its first step."""
    game = quadriga.load("ultimus")
    position = game.start("fleau-de-dieu", 2, {})
    rng = Seeded(5)
    words = game.vocabulary
    for _ in range(4000):
        if position.turn() == CHANCE:
            position.push(position.draw(rng))
            continue
        moves = position.moves()
        prompt = position.prompt()
        if prompt is not None and prompt["key"] == "march" and len(moves) > 3:
            return position
        marches = [move for move in moves if words.text(move).startswith("march ")]
        position.play(marches[0] if marches else moves[rng.below(len(moves))], position.turn())
    raise AssertionError("nobody marches")


def test_every_road_can_be_gone_in_one_move_and_ends_where_it_says() -> None:
    position = marching()
    words = position.game.vocabulary
    seat = position.turn()
    roads = roads_ahead(position, seat)
    assert max(len(road.path) for road in roads) > 1
    assert len({road.path[-1] for road in roads}) == len(roads)
    for road in roads:
        there = position.copy()
        for text in road.moves:
            there.play(words.parse(text), seat)
        assert len(road.costs) == len(road.path) >= road.sure
    assert all(cost >= 1 for road in roads for cost in road.costs[:-1])
    steps = {words.text(move).split()[1] for move in position.moves() if words.text(move).startswith("go ")}
    assert {road.path[0] for road in roads} <= steps


def test_nobody_else_is_told_of_roads() -> None:
    position = marching()
    assert roads_ahead(position, Seat(1 - position.turn())) == []


def test_a_far_march_says_who_may_intercept_how_likely_and_goes_as_far_as_nobody_is_asked() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0")
    roads = {road.path[-1]: road for road in roads_ahead(s.p, Seat(ROME))}
    near = roads["numantia"]
    assert (near.sure, near.costs[0]) == (1, 1)
    assert [(risk.verb, risk.thing, risk.step) for risk in near.risks] == [("intercept", "hannibal", 0)]
    assert near.risks[0].chance == round(4 / 6, 4)
    beyond = [road for road in roads.values() if road.path[0] == "numantia" and len(road.path) > 1]
    assert beyond
    for road in beyond:
        assert road.moves == ["step numantia"]
        assert road.sure == 1
    assert sum(roads["bilbilis"].costs) <= 4
    assert not roads["bilbilis"].risks or roads["bilbilis"].risks[0].thing == "hannibal"
