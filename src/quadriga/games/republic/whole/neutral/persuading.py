"""Whom a neutral faction tries to win over, and for how much (rules N4.04.2 and N4.07)."""

from typing import Final

from quadriga.engine import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.persuasion import base, persuaders_of, rich_hands, targets_of
from quadriga.games.republic.whole.neutral.guidelines import votes_of
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.hands import cards_of
from quadriga.games.republic.whole.treasury import bounds

WORTHWHILE: Final = 7
WANTED: Final = 9
LEAST: Final = 2
COUNTERED_TO: Final = 4
"""N4.04.2b, D68, N4.04.21a: bribes from 7 on, up to 9; no attempt below 2; counter-bribes to exactly 4."""


def open_base(p: Rome, one: int, target: int) -> int:
    """7.41a: the base number before anything is spent."""
    attempt = Attempt()
    attempt.lay_out(one, target)
    return base(p, attempt)


def defence(p: Rome, target: int) -> int:
    """N4.04.2a: the whole treasury of the target's faction, as far as everybody can tell."""
    return bounds(p, p.faction[target])[1] if p.faction[target] >= 0 else 0


def rank(p: Rome, one: int, target: int, is_defended: bool) -> tuple[int, int, int, int, int]:
    """N4.04.2a: highest base for least money; then the best man, then the faction with more votes."""
    found = open_base(p, one, target) - (defence(p, target) if is_defended else 0)
    votes = votes_of(p, p.faction[target]) if p.faction[target] >= 0 else 0
    return found, p.cards.military[target] + p.deck.oratory[target], votes, -target, -one


def attempt_of(p: Rome, seat: int) -> Move:
    """N4.04.2, N4.07.5a, N4.07.7a: Influence Peddling first; a card that nobody can answer; else the best attempt."""
    hands = rich_hands(p, seat)
    if cards_of(p, seat, "influence_peddling") and hands:
        influence = [sum([p.influence[one] for one in p.members(other)]) for other in range(p.factions)]
        return Move(words.PEDDLE, max(hands, key=lambda other: (len(p.hands[other]), influence[other], -other)))
    for verb, id in ((words.SEDUCE, "seduction"), (words.BLACKMAIL, "blackmail")):
        pair = best_pair(p, seat, is_defended=False)
        if cards_of(p, seat, id) and pair is not None:
            return Move(verb, pair[0], pair[1])
    pair = best_pair(p, seat, is_defended=True)
    return Move(words.DONE) if pair is None else Move(words.PERSUADE, pair[0], pair[1])


def best_pair(p: Rome, seat: int, is_defended: bool) -> tuple[int, int] | None:
    """N4.04.2a, D68: persuader and target, if there is any hope."""
    pairs = [(one, target) for one in persuaders_of(p, seat) for target in targets_of(p, seat)]
    hopeful = [
        (one, target) for one, target in pairs if open_base(p, one, target) >= LEAST or sure_bribe(p, one, target) > 0
    ]
    if not hopeful:
        return None
    return max(hopeful, key=lambda pair: rank(p, pair[0], pair[1], is_defended))


def sure_bribe(p: Rome, one: int, target: int) -> int:
    """N4.04.2b: what brings the base to 9, or at least to 7, after all counter-bribes; 0 if 7 is out of reach."""
    there = open_base(p, one, target) - defence(p, target)
    if there + p.talents[one] < WORTHWHILE:
        return 0
    return max(0, min(p.talents[one], WANTED - there))


def bribe_of(p: Rome, seat: int) -> int:
    """N4.04.2b: bribes only if they can reach 7."""
    attempt = p.persuasion()
    if attempt.bribes:
        return 0
    if attempt.card:
        there = base(p, attempt)
        own = p.talents[attempt.persuader]
        return max(0, min(own, WANTED - there)) if there + own >= WORTHWHILE else 0
    return sure_bribe(p, attempt.persuader, attempt.target)
