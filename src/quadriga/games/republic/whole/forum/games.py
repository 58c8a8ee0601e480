"""Games for the people, and a new leader of the faction (rules 7.6 and 7.7)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Move, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.options import ABSENT_LEADER, BARRED
from quadriga.games.republic.whole.population.phase import change_unrest
from quadriga.games.republic.whole.rome import Rome


def forbids_games(p: Rome, seat: int, senator: int, kind: int) -> int:
    """7.6a: a loyal, free senator of the faction who can pay; he need not be in Rome."""
    if senator != ANY and (senator not in p.members(seat) or not p.is_loyal(senator)):
        return words.R_NOT_YOURS
    if ANY not in (senator, kind) and p.talents[senator] < p.deck.games_cost[kind]:
        return words.R_NOT_SO_MUCH
    return 0


@final
class SponsorGames(Decision[Rome]):
    """7.6a: one senator pays for games: popularity for him, less unrest."""

    verbs: ClassVar[tuple[int, ...]] = (words.SPONSOR, words.DONE)
    prompt: ClassVar[str] = words.ASK_GAMES

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        return [
            *[
                Move(words.SPONSOR, one, kind)
                for one in p.members(self.seat)
                for kind in range(len(p.deck.games_cost))
                if not forbids_games(p, self.seat, one, kind)
            ],
            Move(words.DONE),
        ]

    def why(self, p: Rome, move: Move) -> int:
        return forbids_games(p, self.seat, move.a, move.b) if move.verb == words.SPONSOR else 0

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.SPONSOR:
            p.talents[move.a] -= p.deck.games_cost[move.b]
            p.gain_popularity(move.a, p.deck.games_popularity[move.b])
            p.tell(words.E_GAMES, move.a, move.b)
            change_unrest(p, p.deck.games_unrest[move.b])


@final
class ChangeLeader(ChooseOne[Rome]):
    """7.7a: the leader's marker may move to any senator of the faction, wherever he is (D27)."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_LEADER, words.DONE)
    prompt: ClassVar[str] = words.ASK_NEW_LEADER

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return [one for one in p.members(self.seat) if not self.forbids(p, one)]

    def forbids(self, p: Rome, one: int) -> int:
        if one not in p.members(self.seat):
            return words.R_NOT_YOURS
        if p.options[ABSENT_LEADER] == BARRED and not p.is_loyal(one):
            return words.R_CANNOT_LEAD
        return words.R_LEADS_ALREADY if one == p.leader[self.seat] else 0

    def chose(self, p: Rome, one: int) -> None:
        p.leader[self.seat] = one
        p.tell(words.E_LEADS, one, self.seat)
