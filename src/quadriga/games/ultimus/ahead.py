"""The battles ahead of a seat (rulebook 8.1): those already joined, and those its next step would begin."""

from quadriga.engine.seat import Seat
from quadriga.games.ultimus.field import assess
from quadriga.games.ultimus.forces import contested, is_contested
from quadriga.games.ultimus.lone_unit import LoneMove
from quadriga.games.ultimus.march import March
from quadriga.games.ultimus.odds import describe
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.words import GO, PHASES


def battles_ahead(p: Ultimus, seat: Seat) -> list[tuple[str, dict[str, object]]]:
    """Zones where enemies stand together, then those a march of this seat may enter next, with where it comes from."""
    ids = p.board.zone_ids
    now = p
    if PHASES[p.phase] != "campaign":
        now = p.copy()
        now.active = p.initiative
    found = [(ids[zone], describe(assess(now, zone))) for zone in contested(p)]
    top = p.stack[-1]
    if p.turn() != seat or not isinstance(top, (March, LoneMove)):
        return found
    start = p.leader_at[top.leader] if isinstance(top, March) else p.unit_at[top.unit]
    for move in top.moves(p):
        if move.verb == GO:
            there = p.copy()
            there.push(move)
            if is_contested(there, move.a):
                found.append((f"{ids[move.a]} {ids[start]}", describe(assess(there, move.a))))
    return found
