"""How the game ends, for all or for one (rule 12)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.engine.position import LOSS, WIN
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import CAPTIVE, IN_ROME, REBELLING, Rome

LIMIT: Final = 4
"""12.1a: so many active wars at the end of a Combat Phase are the end of Rome."""


def win(p: Rome, end: str, seat: int) -> None:
    """12.4a: one faction wins, all others lose."""
    p.finish(end, [WIN if one == seat else LOSS for one in range(p.seats)])


def spend(p: Rome, talents: int) -> None:
    """6.53f: the State pays a sum, or is bankrupt."""
    p.tell(words.E_STATE_PAID, talents)
    if talents <= p.treasury:
        p.treasury -= talents
        return
    p.treasury = 0
    ruin(p, words.END_BANKRUPT)


def ruin(p: Rome, end: str) -> None:
    """12.1b, 12.1c, 12.2b: bankruptcy or a revolt of the people: all lose, or a living rebel has his chance."""
    if p.rebel < 0:
        p.fall(end)
        return
    from quadriga.games.republic.whole.revolution.last_stand import RebelEnds  # which fights by section 10

    p.stack.clear()
    p.begin(RebelEnds(1))


def counts(p: Rome, senator: int) -> bool:
    """4.10b, 12.2c: whose influence counts: loyal and free senators."""
    return p.faction[senator] >= 0 and p.is_in_play(senator) and p.place[senator] not in (CAPTIVE, REBELLING)


def influence_of(p: Rome, seat: int) -> int:
    """12.2c: the influence of a faction's loyal, free senators."""
    return sum([p.influence[one] for one in p.members(seat) if counts(p, one)])


def best_senator(p: Rome, seat: int) -> int:
    """12.2c: the most influential one of them."""
    return max([p.influence[one] for one in p.members(seat) if counts(p, one)], default=-1)


def votes_of(p: Rome, seat: int) -> int:
    """9.141a: oratory and knights of a faction's senators in Rome."""
    return sum([p.deck.oratory[one] + p.knights[one] for one in p.members(seat) if p.place[one] == IN_ROME])


def leading(p: Rome) -> list[int]:
    """12.2c: the factions that lead at the end of the era: influence, then the best senator, then votes."""
    seats = [seat for seat in range(p.factions) if not p.gone[seat]]
    for measure in (influence_of, best_senator, votes_of):
        most = max([measure(p, seat) for seat in seats])
        seats = [seat for seat in seats if measure(p, seat) == most]
    return seats


@final
class EraEnds(Procedure[Rome]):
    """12.2c: a consul for life wins; else the leading faction, by dice if several lead."""

    def run(self, p: Rome) -> None:
        if p.life >= 0:
            win(p, words.END_ERA, p.faction[p.life])
            return
        seats = leading(p)
        if len(seats) == 1:
            win(p, words.END_ERA, seats[0])
        else:
            p.begin(TieDice())


@final
class TieDice(Chance[Rome]):
    """4.8a: the tied factions throw, the highest wins, again while tied: each is as likely."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOTS,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.LOTS, seat), 1) for seat in leading(p)]

    def play(self, p: Rome, move: Move) -> None:
        win(p, words.END_ERA, move.a)
