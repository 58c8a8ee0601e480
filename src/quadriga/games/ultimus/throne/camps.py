"""Success of a usurpation and change of camps (rulebook 3.6.4, 3.6.6, chapter 5)."""

from typing import final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE, WEST
from quadriga.games.ultimus.printed.pieces import BARBARIAN_BORN, PA
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import USURPED, kill
from quadriga.games.ultimus.throne.succession import OWN_HALF, candidates, crown, leave_vacant
from quadriga.games.ultimus.throne.usurpation import come_home, nominees


@final
class ChangeOfCamps(Procedure[Ultimus]):
    """2.F, 5: each successful usurpation changes camps, first the West's, then the East's; then who fled is noted."""

    def run(self, p: Ultimus) -> None:
        for half in (WEST, EAST):
            if p.usurper[half] != NONE and (p.won[half] or has_seized(p, half)):
                exchange(p, half)
        note_flights(p)
        dismiss_escort(p)


def has_seized(p: Ultimus, half: int) -> bool:
    """3.6.4 A, B: the usurper's Romans hold Ravenna and Roma, or Constantinopolis, and no Augustus is shut up there."""
    cities = [p.board.ravenna, p.board.roma] if half == WEST else [p.board.constantinopolis]
    augustus = p.augustus[half]
    if augustus != NONE and p.leader_at[augustus] == BOX - half:
        return False
    return all(is_seized(p, zone) for zone in cities)


def is_seized(p: Ultimus, zone: int) -> bool:
    """3.6.4 A: a Roman leader and a Roman unit of the BARBARE stand in a zone."""
    leader = any(
        at == zone and p.leader_side[n] == BARBARE and p.roster.leader_tribe[n] == NONE
        for n, at in enumerate(p.leader_at)
    )
    unit = any(
        at == zone and p.unit_side[n] == BARBARE and p.roster.unit_tribe[n] == NONE for n, at in enumerate(p.unit_at)
    )
    return leader and unit


def exchange(p: Ultimus, half: int) -> None:
    """5: the players change camps; the usurper is Augustus, his followers are the new ROMAIN's, the old Augustus dies.

    Points and counters belong to persons, so that the exchange of points on the track happens by itself.
    """
    usurper, old = p.usurper[half], p.augustus[half]
    emperor = purple(p, half)
    p.usurper = replaced(p.usurper, half, NONE)
    p.won = replaced(p.won, half, 0)
    p.augustus = replaced(p.augustus, half, NONE)
    p.camp = [p.camp[1], p.camp[0]]
    p.tell(words.E_CAMPS, usurper)
    come_home(p, half)
    p.nominee = replaced(p.nominee, half, NONE)
    if emperor != NONE:
        p.leader_side = replaced(p.leader_side, emperor, ROMAIN)
        for unit, owner in enumerate(p.unit_lead):
            if owner == emperor:
                p.turn_unit(unit, ROMAIN)
        crown(p, emperor, half)
    else:
        leave_vacant(p, half)
    if old != NONE:
        kill(p, old, USURPED)


def purple(p: Ultimus, half: int) -> int:
    """5, 6.2: the usurper himself, or the Roman a usurper of barbarian origin put forward (Ruling U-83)."""
    usurper = p.usurper[half]
    if p.roster.leader_origin[usurper] != BARBARIAN_BORN:
        return usurper
    if p.nominee[half] != NONE:
        return p.nominee[half]
    others = nominees(p, usurper) or candidates(p, half, OWN_HALF)
    return others[0] if others else NONE


def note_flights(p: Ultimus) -> None:
    """3.6.6: an Augustus outside his half gives the BARBARE a usurpation there next turn."""
    for half in range(2):
        augustus = p.augustus[half]
        if augustus != NONE:
            at = p.leader_at[augustus]
            home = at == BOX - half or (at >= 0 and p.board.half[at] == half)
            p.flight = replaced(p.flight, half, int(not home))


def dismiss_escort(p: Ultimus) -> None:
    """3.5.2: when the civil war in the West is over the escort, wherever he is, and his eastern palatini go home."""
    leader = p.escort
    if leader == NONE or p.usurper[WEST] != NONE:
        return
    p.escort = NONE
    zone = p.leader_at[leader]
    home = p.board.constantinopolis
    p.leader_at[leader] = home
    for unit, at in enumerate(p.unit_at):
        eastern = p.roster.unit_category[unit] == PA and p.roster.unit_half[unit] == EAST
        if at == zone and (p.unit_lead[unit] == leader or (eastern and p.unit_side[unit] == ROMAIN)):
            p.put_unit(unit, home)
