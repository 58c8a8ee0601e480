"""The battles ahead of a seat (rulebook 8.1): those already joined, and those its next step would begin."""

from quadriga.engine.seat import Seat
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.field import assess
from quadriga.games.ultimus.battle.odds import describe
from quadriga.games.ultimus.forces import contested, is_contested
from quadriga.games.ultimus.movement.lone_unit import LoneMove
from quadriga.games.ultimus.movement.march import March
from quadriga.games.ultimus.position import Ultimus


def battles_ahead(p: Ultimus, seat: Seat) -> list[tuple[str, dict[str, object]]]:
    """Zones where enemies stand together, then those a march of this seat may enter next, with where it comes from."""
    ids = p.board.zone_ids
    now = p
    if words.PHASES[p.phase] != "campaign":
        now = p.copy()
        now.active = p.initiative
    found = [(ids[zone], describe(assess(now, zone))) for zone in contested(p)]
    top = p.stack[-1]
    if p.turn() != seat or not isinstance(top, (March, LoneMove)):
        return found
    start = p.leader_at[p.army().leader] if isinstance(top, March) else p.unit_at[top.unit]
    for move in top.moves(p):
        if move.verb == words.GO:
            there = p.copy()
            there.push(move)
            if is_contested(there, move.a):
                found.append((f"{ids[move.a]} {ids[start]}", describe(assess(there, move.a))))
    return found
