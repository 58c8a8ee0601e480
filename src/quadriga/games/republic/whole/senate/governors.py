"""Governors are elected and replaced (rules 9.5)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.forum.pretender import is_loyal
from quadriga.games.republic.whole.rome import BACK, GOVERNED, IN_FORUM, IN_ROME, VACANT, Rome
from quadriga.games.republic.whole.senate.consent import ask_consent
from quadriga.games.republic.whole.senate.effects import Post
from quadriga.games.republic.whole.senate.elections import presiding
from quadriga.games.republic.whole.senate.votes import is_beaten

MOST_POSTS: Final = 6


def forbids_governor(p: Rome, one: int) -> int:
    """9.5a: a senator in Rome, aligned or not, without major office; 13.L8: any loyal one, by the Vatinian Law."""
    if p.has_law("vatinian") and 0 <= one < p.cards.senators and p.is_loyal(one):
        return 0
    if not 0 <= one < p.cards.senators or p.place[one] not in (IN_ROME, IN_FORUM):
        return words.R_NOT_IN_ROME
    return words.R_HOLDS_OFFICE if one in p.offices else 0


def candidates(p: Rome) -> list[int]:
    """9.5a: who may govern."""
    return [one for one in range(p.cards.senators) if not forbids_governor(p, one)]


def vacancies(p: Rome) -> list[int]:
    """9.5a: provinces in the Forum."""
    return [at for at in range(PROVINCES) if p.province[at] == VACANT]


def recallable(p: Rome) -> list[int]:
    """9.52a: governed loyal provinces whose governor was not elected this turn."""
    return [at for at in range(PROVINCES) if p.province[at] == GOVERNED and is_loyal(p, at) and p.posted[at] != p.round]


def open_posts(p: Rome, province: int) -> list[int]:
    """9.131a: candidates who were not beaten for a province by themselves."""
    return [one for one in candidates(p) if not is_beaten(p, words.FOR_GOVERNORS, [province, one])]


def can_recall(p: Rome) -> bool:
    """9.52a, ruling R-77: whether somebody can be elected in the place of a governor."""
    return any(open_posts(p, province) for province in recallable(p))


def is_often(p: Rome, one: int) -> bool:
    """13.L8: whether somebody may govern several provinces."""
    return p.has_law("vatinian") and p.faction[one] >= 0


@final
class FillProvinces(Procedure[Rome]):
    """9.5a, 9.5b, 9.54b: while a province is vacant somebody is proposed; the one candidate left is appointed."""

    def run(self, p: Rome) -> None:
        if p.meeting().adjourned or p.speaker() < 0:
            return
        for province in vacancies(p):
            left = open_posts(p, province)
            if len(left) == 1:
                p.begin(self)
                p.begin(Post(province, left[0]))
                return
            if left:
                p.begin(self)
                p.begin(GovernorSlate(presiding(p), ()))
                return


@final
class GovernorSlate(Decision[Rome]):
    """9.5b: one post or several, and recalls, in one vote."""

    verbs: ClassVar[tuple[int, ...]] = (words.SEND_GOVERNOR, words.PUT)
    prompt: ClassVar[str] = words.ASK_GOVERNOR

    def __init__(self, seat: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.items: Final = items

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def moves(self, p: Rome) -> list[Move]:
        named, sent = self.items[0::2], self.items[1::2]
        provinces = vacancies(p) + (recallable(p) if self.items or not vacancies(p) else [])
        moves = []
        if len(named) < MOST_POSTS:
            for province in provinces:
                if province not in named:
                    moves += [
                        Move(words.SEND_GOVERNOR, province, one)
                        for one in open_posts(p, province)
                        if (one not in sent or is_often(p, one))
                        and not is_beaten(p, words.FOR_GOVERNORS, [*self.items, province, one])
                    ]
        if self.items:
            moves.append(Move(words.PUT))
        return moves

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PUT:
            return words.R_NOTHING_PROPOSED
        if move.b != ANY and forbids_governor(p, move.b):
            return forbids_governor(p, move.b)
        return words.R_NO_POST

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.SEND_GOVERNOR:
            p.begin(GovernorSlate(self.seat, (*self.items, move.a, move.b)))
            return
        others = [one for one in candidates(p) if not p.marks[one] & BACK and one not in self.items[1::2]]
        back = [one for one in self.items[1::2] if p.marks[one] & BACK and p.faction[one] >= 0]
        ask_consent(p, words.FOR_GOVERNORS, list(self.items), self.seat, 0, back if others else [])
