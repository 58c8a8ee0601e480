"""What a faction sees of the whole game (rules 4.9): all but hands, faction treasuries and the order of the deck."""

from quadriga.engine import Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.rome import (
    CORRUPT,
    CURIA,
    FORUM,
    IN_FORUM,
    MAJOR,
    NO_PROVINCE,
    PRIOR_CONSUL,
    Rome,
)


def look(p: Rome, seat: Seat | None) -> dict[str, object]:
    """4.9a, 4.9b: the open table, and what this seat alone knows."""
    found: dict[str, object] = {
        "sides": [_side(p, one) for one in range(p.seats)],
        "zones": {
            words.PROVINCE.slug(at): _province(p, at) for at in range(PROVINCES) if p.province[at] != NO_PROVINCE
        },
        "own": {
            "senators": [_senator(p, one) for one in range(p.cards.senators) if p.is_in_play(one)],
            "offices": {words.OFFICE.slug(at): _name(holder) for at, holder in enumerate(p.offices) if holder >= 0},
            "wars": {words.WAR.slug(at): words.STATUS.slug(one) for at, one in enumerate(p.war) if one},
            "forum": _concessions(p, FORUM),
            "curia": [*[_name(one) for one in p.curia], *_concessions(p, CURIA)],
            "discards": [words.CARD.slug(card) for card in p.discards],
            "legions": p.legions,
            "fleets": p.fleets,
            "deck": len(p.pool),
        },
    }
    if seat is not None and 0 <= seat < p.seats:
        found["hand"] = [words.CARD.slug(card) for card in p.hands[seat]]
        own = found["own"]
        assert isinstance(own, dict)
        own["purse"] = p.purse[seat]
    return found


def _side(p: Rome, seat: int) -> dict[str, object]:
    return {
        "side": words.FACTION.slug(seat),
        "name": None,
        "cards": len(p.hands[seat]),
        "senators": len(p.members(seat)),
        "influence": sum([p.influence[one] for one in p.members(seat)]),
    }


def _province(p: Rome, province: int) -> dict[str, object]:
    governor = p.governor(province)
    return {
        "owner": None if governor < 0 or p.faction[governor] < 0 else words.FACTION.slug(p.faction[governor]),
        "governor": None if governor < 0 else _name(governor),
        "developed": bool(p.developed[province]),
        "term": p.term[province],
        "pieces": [],
    }


def _senator(p: Rome, one: int) -> dict[str, object]:
    return {
        "commander": _name(one),
        "faction": None if p.place[one] == IN_FORUM or p.faction[one] < 0 else words.FACTION.slug(p.faction[one]),
        "leads": p.faction[one] >= 0 and p.leader[p.faction[one]] == one,
        "influence": p.influence[one],
        "popularity": p.popularity[one],
        "talents": p.talents[one],
        "knights": p.knights[one],
        "concessions": _concessions(p, one),
        "prior-consul": bool(p.marks[one] & PRIOR_CONSUL),
        "corrupt": bool(p.marks[one] & CORRUPT),
        "major": bool(p.marks[one] & MAJOR),
    }


def _concessions(p: Rome, holder: int) -> list[str]:
    return [words.CONCESSION.slug(at) for at, one in enumerate(p.holder) if one == holder]


def _name(senator: int) -> str:
    return words.COMMANDER.slug(senator)
