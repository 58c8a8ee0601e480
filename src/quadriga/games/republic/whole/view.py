"""What a faction sees of the whole game (rules 4.9): all but hands, faction treasuries and the order of the deck."""

from quadriga.engine import Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import DISASTER, PROVINCES, STANDOFF
from quadriga.games.republic.whole.deck import FAMILIES
from quadriga.games.republic.whole.revenue.state import debits
from quadriga.games.republic.whole.rome import (
    CORRUPT,
    CURIA,
    FORCE,
    FORUM,
    GARRISON,
    GOVERNING,
    IN_FORCE,
    LEFT,
    MAJOR,
    NO_PROVINCE,
    NOWHERE,
    PRIOR_CONSUL,
    PROCONSUL,
    REBELLING,
    RESERVE,
    WAITING,
    Rome,
)
from quadriga.games.republic.whole.rooms import auction, draft, floor, initiative, ledger, people, persuasion, prospects
from quadriga.games.republic.whole.senate.effects import unit_price
from quadriga.games.republic.whole.shown import (
    Faction,
    Force,
    Holding,
    Province,
    Senator,
    Veteran,
    War,
    WholeLook,
    WholeOwn,
    WholeStatus,
)
from quadriga.games.republic.whole.treasury import bounds
from quadriga.games.republic.whole.war.forces import garrison_size
from quadriga.games.republic.whole.war.strength import (
    force,
    is_revolt,
    land,
    leaders,
    naval,
    numbers,
    spoils,
    support,
)


def moment(p: Rome) -> WholeStatus:
    """How far the game has come."""
    return {
        "round": p.round,
        "phase": words.TURN_PHASE.slug(p.phase),
        "state-treasury": p.treasury,
        "unrest-level": p.unrest,
        "wars": p.active_wars(),
    }


def look(p: Rome, seat: Seat | None) -> WholeLook:
    """4.9a, 4.9b: the open table, and what this seat alone knows."""
    found: WholeLook = {
        "sides": [_side(p, one) for one in range(p.factions)],
        "zones": {
            words.PROVINCE.slug(at): _province(p, at) for at in range(PROVINCES) if p.province[at] != NO_PROVINCE
        },
        "own": _own(p),
    }
    if seat is not None and 0 <= seat < p.seats:
        found["hand"] = [words.CARD.slug(card) for card in p.hands[seat]]
        found["own"]["purse"] = p.purse[seat]
    return found


def _own(p: Rome) -> WholeOwn:
    speaker = p.speaker()
    return {
        "era": words.ERA.slug(p.era),
        "senators": [_senator(p, one) for one in range(p.cards.senators) if p.is_in_play(one)],
        "offices": {words.OFFICE.slug(at): _name(holder) for at, holder in enumerate(p.offices) if holder >= 0},
        "presiding": _name(speaker) if p.senate is not None and speaker >= 0 else None,
        "wars": [_war(p, at) for at, status in enumerate(p.war) if status in SHOWN],
        "leaders": [words.LEADER.slug(at) for at, one in enumerate(p.chief) if one == WAITING],
        "forum": [words.CONCESSION.slug(at) for at, one in enumerate(p.holder) if one == FORUM],
        "curia": [_name(one) for one in p.curia],
        "destroyed": [words.CONCESSION.slug(at) for at, one in enumerate(p.holder) if one == CURIA],
        "events": [{"happening": words.HAPPENING.slug(at), "number": one} for at, one in enumerate(p.events) if one],
        "laws": [words.LAW.slug(at) for at, one in enumerate(p.laws) if one == IN_FORCE],
        "bills": {words.BILL.slug(at): number for at, number in enumerate(p.bills) if number},
        "bequests": [words.BEQUEST.slug(at) for at, one in enumerate(p.bequest[:2]) if one],
        "discards": [words.CARD.slug(card) for card in p.discards],
        "deck": p.stock().left(),
        "legions": p.legions,
        "fleets": p.fleets,
        "raised": {"legions": p.legions_in_play(), "fleets": p.fleets_in_play()},
        "veterans": [_veteran(p, at) for at, where in enumerate(p.veteran_at) if where != NOWHERE],
        "garrisons": {words.PROVINCE.slug(at): garrison_size(p, at) for at in range(PROVINCES) if garrison_size(p, at)},
        "rebel": _name(p.rebel) if p.rebel >= 0 else None,
        "rebels": [_name(one) for one in p.seconds],
        "life": _name(p.life) if p.life >= 0 else None,
        "debits": debits(p),
        "price": unit_price(p),
        "floor": floor(p, p.motion),
        "draft": draft(p),
        "people": people(p),
        "initiative": initiative(p),
        "persuasion": persuasion(p),
        "prospects": prospects(p),
        "auction": auction(p),
        "coalition": [words.FACTION.slug(seat) for seat in (p.neutrals.coalition if p.neutrals else [])],
        "hands": {
            words.FACTION.slug(seat): [words.CARD.slug(card) for card in p.hands[seat]]
            for seat in range(p.seats, p.factions)
        },
        "ledger": ledger(p),
    }


SHOWN = (words.INACTIVE, words.ACTIVE, words.UNPROSECUTED, words.IMMINENT)
"""The states in which a war lies in the Forum."""


def _side(p: Rome, seat: int) -> Faction:
    return {
        "side": words.FACTION.slug(seat),
        "name": None,
        "influence": sum([p.influence[one] for one in p.members(seat)]),
        "votes": sum([p.deck.oratory[one] + p.knights[one] for one in p.voters(seat)]),
        "senators": len(p.members(seat)),
        "cards": len(p.hands[seat]),
        "least": bounds(p, seat)[0],
        "most": bounds(p, seat)[1],
        "temper": words.TEMPER.slug(p.neutrals.temper[seat]) if p.neutrals and p.neutrals.temper[seat] >= 0 else None,
    }


def _province(p: Rome, province: int) -> Province:
    governor = p.governor(province)
    faction = -1 if governor < 0 else p.faction[governor]
    local = p.provincials
    militia, flotillas = (local.militia[province], local.flotillas[province]) if local is not None else (0, 0)
    legions = garrison_size(p, province)
    units = ((words.LEGION, legions), (words.MILITIA, militia), (words.FLOTILLA, flotillas))
    return {
        "owner": words.FACTION.slug(faction) if faction >= 0 else None,
        "pieces": [{"side": "rome", "piece": words.UNIT.slug(unit), "count": count} for unit, count in units if count],
        "status": PROVINCE_STATES[p.province[province]],
        "governor": _name(governor) if governor >= 0 else None,
        "legate": p.legate[province] >= 0,
        "developed": bool(p.developed[province]),
        "term": p.term[province],
        "militia": militia,
        "flotillas": flotillas,
    }


PROVINCE_STATES = ("absent", "vacant", "governed", "in-revolt", "taken")
PLACES = ("away", "rome", "forum", "province", "war", "captive", "rebel", "curia", "under", "dead")
"""Slugs of where a province and a senator stand."""


def _senator(p: Rome, one: int) -> Senator:
    return {
        "commander": _name(one),
        "statesman": one >= FAMILIES,
        "family": _name(p.under[one]) if p.under[one] >= 0 else None,
        "faction": words.FACTION.slug(p.faction[one]) if p.faction[one] >= 0 else None,
        "leads": p.faction[one] >= 0 and p.leader[p.faction[one]] == one,
        "place": PLACES[p.place[one]],
        "at": _where(p, one),
        "military": p.cards.military[one],
        "oratory": p.deck.oratory[one],
        "loyalty": p.deck.loyalty[one],
        "influence": p.influence[one],
        "popularity": p.popularity[one],
        "talents": p.talents[one],
        "knights": p.knights[one],
        "votes": p.deck.oratory[one] + p.knights[one],
        "office": words.OFFICE.slug(p.rank_of(one)) if one in p.offices else None,
        "prior-consul": bool(p.marks[one] & PRIOR_CONSUL),
        "proconsul": bool(p.marks[one] & PROCONSUL),
        "corrupt": bool(p.marks[one] & CORRUPT),
        "major": bool(p.marks[one] & MAJOR),
        "rebel": p.place[one] == REBELLING,
        "concessions": [_holding(p, at) for at, holder in enumerate(p.holder) if holder == one],
    }


def _where(p: Rome, one: int) -> str | None:
    if p.where[one] < 0:
        return None
    if p.place[one] in (GOVERNING, REBELLING):
        return words.PROVINCE.slug(p.where[one])
    return words.WAR.slug(p.where[one])


def _holding(p: Rome, concession: int) -> Holding:
    return {"concession": words.CONCESSION.slug(concession), "bar": bool(p.bars[concession])}


def _war(p: Rome, war: int) -> War:
    captains: list[Force] = [
        {
            "commander": _name(one),
            "legions": p.army[one],
            "veterans": len(p.veterans(FORCE + one)),
            "fleets": p.ships[one],
            "strength": force(p, one, at_sea=False),
        }
        for one in p.commanders(war)
    ]
    veterans = len(p.veterans(LEFT + war))
    if p.left_army[war] or p.left_ships[war] or veterans:
        alone: Force = {
            "commander": None,
            "legions": p.left_army[war],
            "veterans": veterans,
            "fleets": p.left_ships[war],
            "strength": p.left_army[war] + 2 * veterans,
        }
        captains.append(alone)
    return {
        "war": words.WAR.slug(war),
        "status": words.STATUS.slug(p.war[war]),
        "land": land(p, war),
        "naval": naval(p, war),
        "support": support(p, war),
        "spoils": spoils(p, war),
        "disaster": _totals(numbers(p, war, -1, DISASTER)),
        "standoff": _totals(numbers(p, war, -1, STANDOFF)),
        "leaders": [words.LEADER.slug(one) for one in leaders(p, war)],
        "drought": war < p.cards.conflicts and p.deck.has_drought[war],
        "revolt": is_revolt(p, war),
        "forces": captains,
    }


def _totals(mask: int) -> list[int]:
    return [total for total in range(3, 19) if mask >> total & 1]


def _veteran(p: Rome, number: int) -> Veteran:
    at, of = p.veteran_at[number], p.veteran_of[number]
    if at == RESERVE:
        where = "reserve"
    elif at >= GARRISON:
        where = words.PROVINCE.slug(at - GARRISON)
    else:
        where = words.WAR.slug(at - LEFT) if at >= LEFT else _name(at - FORCE)
    return {"number": number + 1, "at": where, "of": _name(of) if of >= 0 else None}


def _name(senator: int) -> str:
    return words.COMMANDER.slug(senator)
