"""What neutral factions answer where a guideline decides; all else the dominant player decides (rule N4.02.2a)."""

from typing import Any

from quadriga.engine import Move
from quadriga.engine.frame import Question
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstCards, FirstLeader
from quadriga.games.republic.whole.beginning.provinces import FirstGovernor
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import AddOrThrow, Bribe, CounterBribe, Persuade, base
from quadriga.games.republic.whole.mortality.death import Senatorless
from quadriga.games.republic.whole.neutral.claims import Block
from quadriga.games.republic.whole.neutral.guidelines import (
    GIVES,
    KNIGHT_TALENTS,
    SPONSORS,
    best_leader,
    fewest_concessions,
    fewest_votes,
    richest,
)
from quadriga.games.republic.whole.neutral.persuading import COUNTERED_TO, attempt_of, bribe_of
from quadriga.games.republic.whole.neutral.revolting import of_victor
from quadriga.games.republic.whole.neutral.spoils import dividing
from quadriga.games.republic.whole.options import FREE_KNIGHT, NEVER
from quadriga.games.republic.whole.revenue.bodyguard import KeepGuard, PlaceGuard
from quadriga.games.republic.whole.revenue.redistribution import Gifts, Transfers
from quadriga.games.republic.whole.revenue.state import Contributions
from quadriga.games.republic.whole.revolution.phase import GiveCards
from quadriga.games.republic.whole.revolution.revolt import Join, PayLegions, RideAlong, VictorDecides
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.elections import ChooseHorseman
from quadriga.games.republic.whole.senate.murder import AddAssassins, Guards
from quadriga.games.republic.whole.senate.repopulation import LIFE_INFLUENCE, VOTE_INFLUENCE
from quadriga.games.republic.whole.senate.tribunes import Answer, Incite, PayGraft

DONE = Move(words.DONE)


def answer(p: Rome, frame: Question[Any], seat: int) -> Move | None:
    """The move of a neutral faction; None if no guideline says what it is."""
    if isinstance(frame, (Gifts, Transfers, GiveCards)):
        return DONE
    if isinstance(frame, FirstLeader):
        return Move(words.NAME_LEADER, best_leader(p, seat))
    if isinstance(frame, ChangeLeader):
        best = best_leader(p, seat)
        return DONE if best == p.leader[seat] else Move(words.NAME_LEADER, best)
    if isinstance(frame, FirstCards):
        return of_cards(p, frame, seat)
    if isinstance(frame, FirstGovernor):
        fit = [move.a for move in frame.moves(p)]
        return Move(words.FIRST_GOVERNOR, fewest_votes(p, fit), p.deck.governor_term)
    if isinstance(frame, Senatorless):
        return frame.moves(p)[0]
    for guideline in (of_forum, of_money_and_war, of_tribunes):
        found = guideline(p, frame, seat)
        if found is not None:
            return found
    return None


def of_cards(p: Rome, frame: FirstCards, seat: int) -> Move:
    """N4.01.4a: statesmen at once, concessions to the senator with fewest, then most influence."""
    for move in frame.moves(p):
        if move.verb == words.PLAY_STATESMAN:
            return move
    for move in frame.moves(p):
        if move.verb == words.PLAY_CONCESSION:
            return Move(words.PLAY_CONCESSION, move.a, fewest_concessions(p, p.members(seat)))
    return DONE


def of_forum(p: Rome, frame: Question[Any], seat: int) -> Move | None:
    """N4.04.2 to N4.04.4: persuasion and its defence, knights, games."""
    if isinstance(frame, Persuade):
        return attempt_of(p, seat)
    if isinstance(frame, Bribe):
        return Move(words.BRIBE, bribe_of(p, seat))
    if isinstance(frame, AddOrThrow):
        return Move(words.TRY)
    if isinstance(frame, CounterBribe):
        attempt = p.persuasion()
        short = base(p, attempt) - COUNTERED_TO
        pays = p.faction[attempt.target] == seat and 0 < short <= p.purse[seat]
        return Move(words.COUNTER, short if pays else 0)
    if isinstance(frame, Knights):
        one, talents = richest(p, p.voters(seat)), KNIGHT_TALENTS[p.others().temper[seat]]
        pays = one >= 0 and p.talents[one] >= talents and p.friends[seat] >= 0 and is_worth_a_throw(p, talents)
        return Move(words.ATTRACT, one, talents) if pays else DONE
    if isinstance(frame, SponsorGames):
        one = richest(p, [one for one in p.members(seat) if p.is_loyal(one)])
        if one < 0 or not SPONSORS[p.others().temper[seat]] or p.unrest <= p.popularity[one]:
            return DONE
        kinds = [kind for kind, cost in enumerate(p.deck.games_cost) if cost <= p.talents[one]]
        return Move(words.SPONSOR, one, kinds[-1]) if kinds else DONE
    return None


def is_worth_a_throw(p: Rome, talents: int) -> bool:
    """N4.04.3a, D58: a faction that pays nothing for a knight has its throw free, or none."""
    return talents > 0 or p.options[FREE_KNIGHT] != NEVER


def of_money_and_war(p: Rome, frame: Question[Any], seat: int) -> Move | None:
    """N4.03.4a, N4.06.2a, N4.07: contributions, bodyguards, revolt."""
    if isinstance(frame, Contributions):
        return of_charity(p, seat)
    if isinstance(frame, PlaceGuard):
        fit = [one for one in frame.candidates(p) if p.influence[one] >= VOTE_INFLUENCE]
        return Move(words.GUARD, max(fit, key=lambda one: (p.influence[one], -one))) if fit else DONE
    if isinstance(frame, KeepGuard):
        return Move(words.AGREE)
    if isinstance(frame, Guards):
        return Move(words.SHOW_GUARDS, frame.bounds(p)[1])
    if isinstance(frame, AddAssassins):
        return Move(words.ADD_ASSASSINS, frame.bounds(p)[1])
    if isinstance(frame, ChooseHorseman):
        fit = frame.candidates(p)
        return Move(words.NOMINATE, max(fit, key=lambda one: (p.cards.military[one], -one)))
    if isinstance(frame, (VictorDecides, PayLegions)):
        return of_victor(p, frame, frame.senator)
    if isinstance(frame, (Join, RideAlong)):
        return Move(words.STAY_LOYAL)
    return None


def of_tribunes(p: Rome, frame: Question[Any], seat: int) -> Move | None:
    """N4.05.419a, N4.07.6a: a tribune for what they want; cards for their pick; a mob for their tribune."""
    if isinstance(frame, Block):
        return Move(words.BLOCK)
    if isinstance(frame, Answer):
        return of_pick(p, frame, seat)
    if isinstance(frame, PayGraft):
        return Move(words.AGREE)
    if isinstance(frame, Incite):
        own = frame.candidates(p) if dividing(p).tribune == seat else []
        return Move(words.INCITE, max(own, key=lambda one: (p.deck.oratory[one], -one))) if own else DONE
    return None


def of_pick(p: Rome, frame: Answer, seat: int) -> Move:
    """N4.07.6a: against a tribune that cancels their own pick; the richest pays, the most popular has him killed."""
    offered = {move.verb for move in frame.moves(p)}
    own = p.voters(seat)
    if dividing(p).picking != seat:
        return DONE
    if words.GRAFT in offered:
        return Move(words.GRAFT, richest(p, own))
    if words.KILL_TRIBUNE in offered:
        return Move(words.KILL_TRIBUNE, max(own, key=lambda one: (p.popularity[one], -one)))
    return DONE


def of_charity(p: Rome, seat: int) -> Move:
    """N4.03.4a: the richest senator gives what a player gave, if he can; or what lifts him to 35 influence."""
    fit = [one for one in p.members(seat) if p.is_loyal(one)]
    one = richest(p, fit)
    if one < 0 or p.gave[one]:
        return DONE
    for gift, gain in zip(p.deck.gift, p.deck.gift_influence, strict=True):
        lifts = p.influence[one] < LIFE_INFLUENCE <= p.influence[one] + gain
        if lifts and gift <= p.talents[one] and not p.has_law("military_reforms"):
            return Move(words.CONTRIBUTE, one, gift)
    given = max([talents for giver, talents in enumerate(p.gave) if 0 <= p.faction[giver] < p.seats], default=0)
    if GIVES[p.others().temper[seat]] and given in p.deck.gift and given <= p.talents[one]:
        return Move(words.CONTRIBUTE, one, given)
    return DONE
