"""What lies open in Forum and Senate: initiative, persuasion, a proposal while it is made and voted on."""

from quadriga.games.republic import words
from quadriga.games.republic.cards import LOWEST, WAYS
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.auction import OpenAuction
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.initiative import Acts, Initiative, InitiativeDice
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import (
    ALIGNED,
    AddOrThrow,
    Bribe,
    Persuade,
    RoundOver,
    base,
    chance,
    chance_at,
    loyalty,
    persuaders_of,
    targets_of,
)
from quadriga.games.republic.whole.population.phase import row_of
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.business import CountFleets, CountLegions, Grant, NameThing
from quadriga.games.republic.whole.senate.elections import NominateConsul
from quadriga.games.republic.whole.senate.expeditions import ForceFleets, ForceLegions, ForceVeterans, SendForce
from quadriga.games.republic.whole.senate.governors import GovernorSlate
from quadriga.games.republic.whole.senate.land import NameSponsor
from quadriga.games.republic.whole.senate.motion import Motion
from quadriga.games.republic.whole.senate.votes import ABSTAIN, Vote, described, votes
from quadriga.games.republic.whole.shown import (
    Bidding,
    Crowd,
    Draft,
    Floor,
    People,
    Persuasion,
    Pledged,
    Prospect,
    Sure,
    Tally,
    Uncalled,
)
from quadriga.games.republic.whole.shown import Initiative as InitiativeShown

CURVE = range(2, 13)
"""The base numbers that two dice can make a difference for."""


def people(p: Rome) -> People:
    """8.1a, 8.2a: the next speech before the people, by all that is known now; in its own phase unrest has risen."""
    has_risen = p.phase == words.POPULATION
    alone = 0 if has_risen else sum([1 for status in p.war if status == words.UNPROSECUTED])
    droughts = 0 if has_risen else p.droughts()
    speaker = p.official()
    popularity = p.popularity[speaker] if speaker >= 0 else 0
    unrest = p.unrest + alone + droughts
    ways = [0] * (len(p.deck.crowd_least) + 1)
    for at, number in enumerate(WAYS):
        ways[row_of(p, LOWEST + at - unrest + popularity - p.omens())] += number
    rows: list[Crowd] = [
        {
            "least": least,
            "unrest": p.deck.crowd_unrest[at],
            "shortage": p.deck.crowd_shortage[at],
            "strikes": p.deck.crowd_strikes[at],
            "mob": p.deck.crowd_mob[at],
            "ways": ways[at],
        }
        for at, least in enumerate(p.deck.crowd_least)
    ]
    revolt: Crowd = {"least": None, "unrest": 0, "shortage": False, "strikes": False, "mob": False, "ways": ways[-1]}
    return {
        "speaker": words.COMMANDER.slug(speaker) if speaker >= 0 else None,
        "popularity": popularity,
        "omens": p.omens(),
        "alone": alone,
        "droughts": droughts,
        "unrest": unrest,
        "rows": [*rows, revolt],
    }


def initiative(p: Rome) -> InitiativeShown | None:
    """7.2a, 7.22a: which of the six it is, whose, and whose come next."""
    if p.phase != words.FORUM_PHASE:
        return None
    left, following, whose = 0, [], -1
    for frame in p.stack:
        if isinstance(frame, Initiative):
            following.append(words.FACTION.slug(frame.seat))
            left += 1
        elif isinstance(frame, OpenAuction):
            left += 1
        elif isinstance(
            frame,
            (Acts, InitiativeDice, Persuade, Knights, SponsorGames, ChangeLeader, Bribe, RoundOver, AddOrThrow),
        ):
            whose = frame.seat
    faction = words.FACTION.slug(whose) if whose >= 0 else None
    return {"number": p.deck.initiatives - left, "faction": faction, "next": following[::-1]}


def persuasion(p: Rome) -> Persuasion | None:
    """7.41a, 7.41b: the sum, the chance as it stands, and what every other base number would give."""
    attempt = p.attempt
    if attempt is None:
        return None
    one, target = attempt.persuader, attempt.target
    return {
        "commander": _name(one),
        "target": _name(target),
        "oratory": p.deck.oratory[one],
        "influence": p.influence[one],
        "loyalty": loyalty(p, target, p.faction[one]),
        "faction": ALIGNED if p.faction[target] >= 0 else 0,
        "talents": p.talents[target],
        "bribes": attempt.bribes,
        "counter": attempt.counter,
        "base": base(p, attempt),
        "chance": chance(p, attempt),
        "curve": [{"base": number, "ways": chance_at(p, number)} for number in CURVE],
    }


def prospects(p: Rome) -> list[Prospect]:
    """7.41a: what every persuasion that may be begun now starts from."""
    frame = p.stack[-1] if p.stack else None
    if not isinstance(frame, Persuade):
        return []
    found: list[Prospect] = []
    for one in persuaders_of(p, frame.seat):
        for target in targets_of(p, frame.seat):
            attempt = Attempt()
            attempt.lay_out(one, target)
            found.append(
                {
                    "commander": _name(one),
                    "target": _name(target),
                    "base": base(p, attempt),
                    "chance": chance(p, attempt),
                }
            )
    return found


def auction(p: Rome) -> Bidding | None:
    """7.22b: the best bid and who backs it."""
    if p.auction is None:
        return None
    backer = p.auction.backer
    return {"best": p.auction.best, "commander": _name(backer) if backer >= 0 else None}


def floor(p: Rome, motion: Motion | None) -> Floor | None:
    """9.14a: the proposal, the votes so far, and who is called next."""
    if motion is None:
        return None
    bought = dict(zip(motion.bought[0::2], motion.bought[1::2], strict=True))
    return {
        "motion": words.MOTION.slug(motion.kind),
        "faction": words.FACTION.slug(motion.seat),
        "tribune": bool(motion.tribune),
        "items": [event.to_json() for event in described(motion)],
        "pro": motion.pro,
        "contra": motion.contra,
        "ballots": [_ballot(p, one, how, bought.get(one, 0)) for one, how in enumerate(motion.stance) if how],
        "called": [words.FACTION.slug(seat) for seat in motion.called],
        "queue": [words.FACTION.slug(seat) for seat in motion.queue],
        "uncalled": [_uncalled(p, seat) for seat in _silent(p, motion)],
        "sure": _sure(p, motion),
    }


def _ballot(p: Rome, one: int, how: int, bought: int) -> Tally:
    own = 0 if how == ABSTAIN else votes(p, one) + bought
    return {"commander": _name(one), "stance": words.STANCE.slug(how), "votes": own, "bought": bought}


def _silent(p: Rome, motion: Motion) -> list[int]:
    """9.14a: factions whose senators in Rome have not voted yet."""
    return [seat for seat in p.in_order() if any(not motion.stance[one] for one in p.voters(seat))]


def _uncalled(p: Rome, seat: int) -> Uncalled:
    left = [one for one in p.voters(seat) if not p.on_floor().stance[one]]
    return {
        "faction": words.FACTION.slug(seat),
        "votes": sum([votes(p, one) for one in left]),
        "talents": sum([p.talents[one] for one in left]),
    }


def _sure(p: Rome, motion: Motion) -> Sure | None:
    """9.143a: what makes the vote safe; all treasuries that can buy votes are open (4.9a)."""
    frame = p.stack[-1] if p.stack else None
    if not isinstance(frame, Vote):
        return None
    own = _uncalled(p, frame.seat)["votes"]
    others = [_uncalled(p, seat) for seat in _silent(p, motion) if seat != frame.seat]
    most = sum([one["votes"] + one["talents"] for one in others])
    return {
        "for": max(0, motion.contra + most + 1 - motion.pro - own),
        "against": max(0, motion.pro + most - motion.contra - own),
    }


def draft(p: Rome) -> Draft | None:
    """9.13b: what was named so far of a proposal that is being put together."""
    frame = p.stack[-1] if p.stack else None
    if isinstance(frame, NominateConsul) and frame.first >= 0:
        return _drafted(words.FOR_CONSULS, [frame.first])
    if isinstance(frame, GovernorSlate) and frame.items:
        return _drafted(words.FOR_GOVERNORS, list(frame.items))
    if isinstance(frame, Grant):
        return _drafted(words.FOR_CONCESSIONS, list(frame.items))
    if isinstance(frame, NameSponsor) and frame.sponsor >= 0:
        return _drafted(words.FOR_LAND_BILL, [frame.bill, frame.sponsor])
    if isinstance(frame, SendForce):
        return _drafted(words.FOR_FORCES, list(frame.items))
    if isinstance(frame, ForceLegions):
        return _drafted(words.FOR_FORCES, [*frame.items, frame.commander, frame.war, 0, 0, 0])
    if isinstance(frame, ForceFleets):
        return _drafted(words.FOR_FORCES, [*frame.items, frame.commander, frame.war, frame.legions, 0, 0])
    if isinstance(frame, ForceVeterans):
        return _drafted(words.FOR_FORCES, [*frame.items, *frame.force, 0])
    if isinstance(frame, CountFleets) and frame.kind in (words.FOR_RECRUITS, words.FOR_DISBANDING):
        return _drafted(frame.kind, [*frame.items, 0])
    if isinstance(frame, (CountLegions, CountFleets, NameThing)):
        return {"motion": words.MOTION.slug(frame.kind), "items": []}
    return None


def _drafted(kind: int, items: list[int]) -> Draft:
    motion = Motion()
    motion.lay_out(kind, 0, -1, 0, 0)
    motion.items = items
    return {"motion": words.MOTION.slug(kind), "items": [event.to_json() for event in described(motion)]}


def _name(senator: int) -> str:
    return words.COMMANDER.slug(senator)


WORD_STATES = ("offered", "accepted", "kept", "broken", "lapsed")
"""Slugs of what has become of a promise."""


def ledger(p: Rome) -> list[Pledged]:
    """4.3a: what factions have promised each other, the oldest first."""
    return [
        {
            "from": words.FACTION.slug(one.promiser),
            "to": words.FACTION.slug(one.receiver),
            "deed": words.DEED.slug(one.deed),
            "due": one.due,
            "state": WORD_STATES[one.fate],
        }
        for one in p.ledger
    ]
