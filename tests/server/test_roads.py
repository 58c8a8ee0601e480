"""Ways of several steps: every one that is shown can be gone, in one move, and ends where it says."""

import quadriga
from quadriga.engine.chance import Seeded
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, Seat
from quadriga.server.roads import roads_ahead


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
        move = words.parse(road.move)
        assert position.why_not(move, seat) is None
        there = position.copy()
        there.play(move, seat)
    steps = {words.text(move).split()[1] for move in position.moves() if words.text(move).startswith("go ")}
    assert {road.path[0] for road in roads} <= steps


def test_nobody_else_is_told_of_roads() -> None:
    position = marching()
    assert roads_ahead(position, Seat(1 - position.turn())) == []
