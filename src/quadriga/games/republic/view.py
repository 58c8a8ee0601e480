"""What everybody sees of a Combat Phase: conflicts, provinces, forces and where they are sent, commanders."""

from quadriga.games.republic.cards import PROVINCES, RESULTS
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    CAPTIVE,
    NO_ARMY,
    NOBODYS,
    REBEL,
    ROMAN,
    Combat,
)
from quadriga.games.republic.words import (
    ABSENT,
    COMMANDER,
    CONFLICT,
    EXPEDITIONS,
    FATE,
    FIRST_EXPEDITION,
    FLEET,
    FORCE,
    FORCES,
    KINDS,
    LEADER,
    LEGION,
    PROVINCE,
    REBEL_ARMY,
    STATUS,
    UNIT,
    VETERAN,
)


def look(p: Combat) -> dict[str, object]:
    """The board as everybody sees it: nothing is hidden here."""
    conflicts = {
        CONFLICT.slug(at): {
            "owner": None,
            "status": STATUS.slug(p.status[at]),
            "fleet-defeated": bool(p.marker[at]),
            "leaders": [LEADER.slug(leader) for leader in p.leaders_of(at)],
            "pieces": _pieces_on(p, at),
        }
        for at in range(len(p.status))
        if p.status[at] != ABSENT
    }
    provinces = {
        PROVINCE.slug(at): {
            "owner": _owner(p, at),
            "developed": bool(p.developed[at]),
            "captor": CONFLICT.slug(p.holder[at] - CAPTIVE) if p.holder[at] >= CAPTIVE else None,
            "governor": None if p.commander(at) < 0 else COMMANDER.slug(p.who[p.governor[at]]),
            "pieces": _pieces(p, at),
        }
        for at in range(PROVINCES)
        if p.holder[at] != NOBODYS
    }
    return {
        "sides": [
            {
                "side": "rome",
                "name": None,
                "legions": _side(p, LEGION, False) + _side(p, VETERAN, False),
                "fleets": _side(p, FLEET, False),
            },
            {
                "side": "rebel",
                "name": None,
                "legions": _side(p, LEGION, True) + _side(p, VETERAN, True),
                "fleets": _side(p, FLEET, True),
            },
        ],
        "zones": {**conflicts, **provinces},
        "own": {
            "forces": {
                FORCE.slug(force): _pieces(p, force)
                for force in range(PROVINCES, FORCES)
                if p.land_units(force) or p.naval_units(force)
            },
            "targets": {
                FORCE.slug(FIRST_EXPEDITION + army): _target(p, p.army_target[army])
                for army in range(EXPEDITIONS)
                if p.army_state[army] != NO_ARMY
            },
            "commanders": [_commander(p, at) for at in range(len(p.who))],
            "leaders": [LEADER.slug(at) for at in range(len(p.leader)) if p.leader[at] == 1],
            "rebel-result": RESULTS[p.rebel_result],
        },
    }


def _target(p: Combat, target: int) -> list[str]:
    """0.3.4: whom an expedition was sent against: the kind of its target, and which one."""
    if target >= AT_PROVINCE:
        return [PROVINCE.name, PROVINCE.slug(target - AT_PROVINCE)]
    return [FORCE.name, FORCE.slug(REBEL_ARMY)] if target == AT_REBEL else [CONFLICT.name, CONFLICT.slug(target)]


def _owner(p: Combat, province: int) -> str | None:
    return "rome" if p.holder[province] == ROMAN else "rebel" if p.holder[province] == REBEL else None


def _side(p: Combat, kind: int, rebel: bool) -> int:
    return sum(p.count(force, kind) for force in range(FORCES) if p.is_rebel(force) == rebel)


def _pieces(p: Combat, force: int) -> list[dict[str, object]]:
    side = "rebel" if p.is_rebel(force) else "rome"
    return [
        {"side": side, "piece": UNIT.slug(kind), "count": p.count(force, kind)}
        for kind in range(KINDS)
        if p.count(force, kind)
    ]


def _pieces_on(p: Combat, conflict: int) -> list[dict[str, object]]:
    return [
        piece
        for army in range(EXPEDITIONS)
        if p.army_state[army] != NO_ARMY and p.army_target[army] == conflict
        for piece in _pieces(p, FIRST_EXPEDITION + army)
    ]


def _commander(p: Combat, at: int) -> dict[str, object]:
    return {
        "commander": COMMANDER.slug(p.who[at]),
        "rating": p.rating[at],
        "influence": p.influence[at],
        "popularity": p.popularity[at],
        "chit": p.chit[at] + 1,
        "fate": FATE.slug(p.fate[at]),
    }
