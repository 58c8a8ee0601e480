"""What the four neutral factions go by (rules N4.01 to N4.07): facts, and small questions about a faction."""

from typing import Final

from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.treasury import bounds

IMPERIALS: Final = 0
PLUTOCRATS: Final = 1
CONSERVATIVES: Final = 2
POPULISTS: Final = 3

FIELD_PICK: Final = 0
ROME_PICK: Final = 1
CENSOR_PICK: Final = 2
GOVERNOR_PICK: Final = 3
CONCESSION_PICK: Final = 4
BILL_PICK: Final = 5

NEVER: Final = 7
SPOILS_FROM: Final = [4, 1, NEVER, 3]
"""The die on which a governor takes spoils."""
KNIGHT_TALENTS: Final = [1, 2, 0, 1]
MODIFIER: Final = [0, 2, -1, 1]
"""What a neutral faction adds to its dice for the auction."""
GIVES: Final = [True, False, True, False]
SPONSORS: Final = [True, True, False, True]
"""Charity: to the State, and in games."""
EXTRA: Final = [0, 0, 2, 1]
"""N4.01.2b: families dealt in addition."""
WISHES: Final = [
    [FIELD_PICK, ROME_PICK, GOVERNOR_PICK, CENSOR_PICK, CONCESSION_PICK, BILL_PICK],
    [CENSOR_PICK, CONCESSION_PICK, GOVERNOR_PICK, ROME_PICK, FIELD_PICK],
    [ROME_PICK, CENSOR_PICK, FIELD_PICK, GOVERNOR_PICK, CONCESSION_PICK],
    [ROME_PICK, FIELD_PICK, CENSOR_PICK, CONCESSION_PICK, BILL_PICK, GOVERNOR_PICK],
]
"""N4.05.4a: what a neutral faction picks first."""
HONEST: Final = ("28a", "22a", "22b")
"""N4.03.3a: statesmen who never take spoils for a neutral faction."""


def leader_worth(p: Rome, one: int) -> int:
    """N4.01.3a: what makes a leader of his faction."""
    temper = p.others().temper[p.faction[one]]
    if temper == IMPERIALS:
        return p.cards.military[one]
    return p.influence[one] + (p.popularity[one] if temper == POPULISTS else 0)


def best_leader(p: Rome, seat: int) -> int:
    """N4.01.3a: who qualifies best; the present leader among equals, then the lowest number (ruling R-47)."""
    return max(p.members(seat), key=lambda one: (leader_worth(p, one), one == p.leader[seat], -one))


def richest(p: Rome, among: list[int]) -> int:
    """N4.03.2a: who pays; -1 if there is nobody."""
    return max(among, key=lambda one: (p.talents[one], -one)) if among else -1


def fewest_concessions(p: Rome, among: list[int]) -> int:
    """N4.01.4a, N4.05.414a: who gets a concession: with fewest of them, then with most influence."""
    held = [holder for holder in p.holder if holder >= 0]
    return min(among, key=lambda one: (held.count(one), -p.influence[one], one))


def fewest_votes(p: Rome, among: list[int]) -> int:
    """N4.05.415a: who governs."""
    return min(among, key=lambda one: (p.deck.oratory[one] + p.knights[one], one))


def votes_of(p: Rome, seat: int) -> int:
    """N4.05.2a: the votes of a faction in Rome."""
    return sum([p.deck.oratory[one] + p.knights[one] for one in p.voters(seat)])


def money_of(p: Rome, seat: int) -> int:
    """N4.05.2a: all money of a faction, of its treasury what everybody can tell."""
    return sum([p.talents[one] for one in p.members(seat)]) + bounds(p, seat)[0]


def ranked(p: Rome) -> list[int]:
    """N4.05.2a: the factions by votes in Rome, then by money."""
    seats = [seat for seat in range(p.factions) if not p.gone[seat]]
    return sorted(seats, key=lambda seat: (-votes_of(p, seat), -money_of(p, seat), seat))


def dominant(p: Rome) -> int:
    """N4.02.2a: the player who decides what no guideline does: the one who rules, else the better ranked."""
    players = [seat for seat in ranked(p) if seat < p.seats]
    ruling = [seat for seat in players if seat in p.others().coalition]
    return (ruling if len(ruling) == 1 else players or [0])[0]
