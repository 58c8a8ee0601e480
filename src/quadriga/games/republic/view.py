"""What everybody sees of a Combat Phase: conflicts, provinces, forces and where they are sent, commanders."""

from quadriga.engine.shown import Piece
from quadriga.games.republic import words
from quadriga.games.republic.cards import NO_BATTLE, PROVINCES, RESULTS
from quadriga.games.republic.combat.story import fought
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    CAPTIVE,
    NOBODYS,
    REBEL,
    ROMAN,
    Combat,
)
from quadriga.games.republic.shown import Commander, Look, Status, Zone


def look(p: Combat) -> Look:
    """The board as everybody sees it: nothing is hidden here."""
    conflicts: dict[str, Zone] = {
        words.CONFLICT.slug(at): {
            "owner": None,
            "status": words.STATUS.slug(p.status[at]),
            "fleet-defeated": bool(p.marker[at]),
            "leaders": [words.LEADER.slug(leader) for leader in p.leaders_of(at)],
            "pieces": _pieces_on(p, at),
        }
        for at in range(len(p.status))
        if p.status[at] != words.ABSENT
    }
    provinces: dict[str, Zone] = {
        words.PROVINCE.slug(at): {
            "owner": _owner(p, at),
            "developed": bool(p.developed[at]),
            "captor": words.CONFLICT.slug(p.holder[at] - CAPTIVE) if p.holder[at] >= CAPTIVE else None,
            "governor": None if p.commander(at) < 0 else words.COMMANDER.slug(p.who[p.governor[at]]),
            "pieces": _pieces(p, at),
        }
        for at in range(PROVINCES)
        if p.holder[at] != NOBODYS
    }
    view: Look = {
        "sides": [
            {
                "side": "rome",
                "name": None,
                "legions": _total(p, words.LEGION, False) + _total(p, words.VETERAN, False),
                "fleets": _total(p, words.FLEET, False),
            },
            {
                "side": "rebel",
                "name": None,
                "legions": _total(p, words.LEGION, True) + _total(p, words.VETERAN, True),
                "fleets": _total(p, words.FLEET, True),
            },
        ],
        "zones": {**conflicts, **provinces},
        "own": {
            "forces": {
                words.FORCE.slug(force): _pieces(p, force)
                for force in range(PROVINCES, words.FORCES)
                if p.land_units(force) or p.naval_units(force)
            },
            "targets": {
                words.FORCE.slug(words.FIRST_EXPEDITION + at): target_of(p, army.target)
                for at, army in enumerate(p.expeditions)
            },
            "commanders": [_commander(p, at) for at in range(len(p.who))],
            "leaders": [words.LEADER.slug(at) for at in range(len(p.leader)) if p.leader[at] == 1],
            "rebel-result": RESULTS[NO_BATTLE if p.rebellion is None else p.rebellion.result],
        },
    }
    story = fought(p)
    if story is not None:
        view["fought"] = story
    return view


def moment(p: Combat) -> Status:
    """What is asked for now, and what the whole phase goes by."""
    return {
        "confrontation": words.CONFRONTATION.slug(p.kind),
        "omens": p.omens,
        "unrest": p.unrest,
        "treasury": p.treasury,
        "conflicts": p.conflict_count(),
    }


def target_of(p: Combat, target: int) -> list[str]:
    """0.3.4: whom an expedition was sent against: the kind of its target, and which one."""
    if target >= AT_PROVINCE:
        return [words.PROVINCE.name, words.PROVINCE.slug(target - AT_PROVINCE)]
    return (
        [words.FORCE.name, words.FORCE.slug(words.REBEL_ARMY)]
        if target == AT_REBEL
        else [words.CONFLICT.name, words.CONFLICT.slug(target)]
    )


def _owner(p: Combat, province: int) -> str | None:
    return "rome" if p.holder[province] == ROMAN else "rebel" if p.holder[province] == REBEL else None


def _total(p: Combat, kind: int, rebel: bool) -> int:
    total = 0
    for force, number in enumerate(p.units[kind :: words.KINDS]):
        if number and p.is_rebel(force) == rebel:
            total += number
    return total


def _pieces(p: Combat, force: int) -> list[Piece]:
    side = "rebel" if p.is_rebel(force) else "rome"
    return [
        {"side": side, "piece": words.UNIT.slug(kind), "count": p.count(force, kind)}
        for kind in range(words.KINDS)
        if p.count(force, kind)
    ]


def _pieces_on(p: Combat, conflict: int) -> list[Piece]:
    return [
        piece
        for at, army in enumerate(p.expeditions)
        if army.target == conflict
        for piece in _pieces(p, words.FIRST_EXPEDITION + at)
    ]


def _commander(p: Combat, at: int) -> Commander:
    return {
        "commander": words.COMMANDER.slug(p.who[at]),
        "rating": p.rating[at],
        "influence": p.influence[at],
        "popularity": p.popularity[at],
        "chit": p.chit[at] + 1,
        "fate": words.FATE.slug(p.fate[at]),
    }
