"""Bargaining for captive generals (section 16).

What is named, by the owner of a general or by his captor, is always what the owner gives: talents, captives he holds,
promises. Whoever did not name it accepts, refuses, or once names something else.
"""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Several
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseSeveral, Pay
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.alliances import ALLIANCES, add_alliances, forbids_alliance, speak
from quadriga.games.conquest.position import NONE, Conquest

OFFERS: Final = 3
"""Ruling C-52: how often one captive may be bargained for in one turn."""


# ---------------------------------------------------------------- conditions


def forbids_bargain(p: Conquest, leader: int) -> int:
    """16 and Ruling C-42: the active player bargains for a general of his, or for one he holds."""
    if leader >= len(p.captor) or p.captor[leader] == NONE:
        return words.R_NO_CAPTIVE
    if p.leader_owner[leader] != p.active and p.captor[leader] != p.active:
        return words.R_NO_CAPTIVE
    if p.offers[leader] >= OFFERS:
        return words.R_OFFERS_SPENT
    return forbids_return(p, leader)


def forbids_release(p: Conquest, leader: int) -> int:
    """16 and Ruling C-47: the active player may send home a general he holds."""
    if leader >= len(p.captor) or p.captor[leader] != p.active:
        return words.R_NO_HOSTAGE_OF_YOURS
    return forbids_return(p, leader)


def forbids_return(p: Conquest, leader: int) -> int:
    """16 and Ruling C-42: a general comes back in his home province, if his owner holds it."""
    owner = p.leader_owner[leader]
    home = p.home[owner]
    if p.control[home] != owner or p.has_enemy_units(owner, home):
        return words.R_NO_PLACE_TO_RETURN
    return 0


def forbids_handing_over(p: Conquest, leader: int, hostage: int) -> int:
    """16 and Ruling C-69: for a general goes any other the payer holds; the captor's own must be able to come home."""
    if hostage >= len(p.captor) or p.captor[hostage] != p.leader_owner[leader]:
        return words.R_NOT_TO_HAND_OVER
    return forbids_return(p, hostage) if p.leader_owner[hostage] == p.captor[leader] else 0


# ---------------------------------------------------------------- what happens


def come_back(p: Conquest, leader: int) -> None:
    """16: a general is returned to his home province."""
    home = p.home[p.leader_owner[leader]]
    p.captor = replaced(p.captor, leader, NONE)
    p.leader_at[leader] = home
    p.tell(words.E_RETURNED, leader, home)


def settle(p: Conquest, leader: int, talents: int, hostages: tuple[int, ...]) -> None:
    """16 and Ruling C-69: talents and generals change hands; who is not the captor's own is his captive now."""
    payer, captor = p.leader_owner[leader], p.captor[leader]
    p.money[payer] -= talents
    p.money[captor] += talents
    come_back(p, leader)
    for hostage in hostages:
        if p.leader_owner[hostage] == captor:
            come_back(p, hostage)
        else:
            p.captor = replaced(p.captor, hostage, captor)
            p.tell(words.E_HANDED_OVER, hostage, captor)


# ---------------------------------------------------------------- bargaining


@final
class NegotiationPhase(Procedure[Conquest]):
    """16: bargaining begins, if there is a captive to bargain for."""

    def run(self, p: Conquest) -> None:
        if not p.turn_over:
            p.offers = [0] * len(p.offers)
            Negotiation().go_on(p)


@final
class Negotiation(Decision[Conquest]):
    """16: bargain for a captive general, release one, or end the turn."""

    verbs: ClassVar[tuple[int, ...]] = (words.BARGAIN, words.RELEASE, *ALLIANCES, words.END_TURN)
    prompt: ClassVar[str] = words.ASK_NEGOTIATION

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def go_on(self, p: Conquest) -> None:
        """Ask while there is a captive to bargain for or to release."""
        if self.bargains(p):
            p.begin(self)

    def bargains(self, p: Conquest) -> list[Move]:
        """16: what can be done about captives."""
        moves: list[Move] = []
        for leader in range(len(p.captor)):
            if not forbids_bargain(p, leader):
                moves.append(Move(words.BARGAIN, leader))
            if not forbids_release(p, leader):
                moves.append(Move(words.RELEASE, leader))
        return moves

    def moves(self, p: Conquest) -> list[Move]:
        moves = self.bargains(p)
        add_alliances(p, moves)
        moves.append(Move(words.END_TURN))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb in ALLIANCES:
            return forbids_alliance(p, move)
        if move.verb == words.RELEASE:
            return words.R_NO_HOSTAGE_OF_YOURS if move.a == ANY else forbids_release(p, move.a)
        return words.R_NO_CAPTIVE if move.a == ANY else forbids_bargain(p, move.a)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb in ALLIANCES:
            p.begin(self)
            speak(p, move)
        elif move.verb == words.RELEASE:
            come_back(p, move.a)
            self.go_on(p)
        elif move.verb == words.BARGAIN:
            p.offers = replaced(p.offers, move.a, p.offers[move.a] + 1)
            name_terms(p, move.a, p.active)


def name_terms(p: Conquest, leader: int, namer: int) -> None:
    """16: what is given for a general: talents first, if his owner has any."""
    if p.money[p.leader_owner[leader]]:
        p.begin(Ransom(leader, namer))
    else:
        Exchange(leader, namer, 0, ()).go_on(p)


def about_terms(p: Conquest, leader: int, namer: int) -> list[tuple[str, Kind, int]]:
    """Whom a bargain is about, and with whom."""
    other = p.captor[leader] if namer == p.leader_owner[leader] else p.leader_owner[leader]
    return [("leader", words.LEADER, leader), ("side", words.SIDE, other)]


@final
class Ransom(Pay[Conquest]):
    """16 and 4.1: how many talents, in steps of five, out of the treasury of the general's owner."""

    verbs: ClassVar[tuple[int, ...]] = (words.RANSOM,)

    def __init__(self, leader: int, namer: int) -> None:
        self.leader: Final = leader
        self.namer: Final = namer

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.namer)

    def asks(self, p: Conquest) -> str:
        return words.ASK_RANSOM if self.namer == p.leader_owner[self.leader] else words.ASK_PRICE

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [*about_terms(p, self.leader, self.namer), ("talents", words.NUMBER, self.purse(p))]

    def purse(self, p: Conquest) -> int:
        return p.money[p.leader_owner[self.leader]]

    def by(self, p: Conquest) -> int:
        return p.pieces.talent_step

    def forbids(self, p: Conquest, number: int) -> int:
        return words.R_NOT_SO_RICH if number > self.purse(p) else words.R_NOT_IN_STEPS

    def counted(self, p: Conquest, number: int) -> None:
        Exchange(self.leader, self.namer, number, ()).go_on(p)


@final
class Exchange(ChooseSeveral[Conquest]):
    """16: which of the captives he holds the general's owner gives as well."""

    verbs: ClassVar[tuple[int, ...]] = (words.EXCHANGE, words.END_EXCHANGE)
    wholes: ClassVar[tuple[int, ...]] = (words.HAND_OVER,)
    several: ClassVar[Several] = words.HOSTAGES

    def __init__(self, leader: int, namer: int, talents: int, taken: tuple[int, ...]) -> None:
        self.leader: Final = leader
        self.namer: Final = namer
        self.talents: Final = talents
        self.taken = taken

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.namer)

    def asks(self, p: Conquest) -> str:
        return words.ASK_EXCHANGE if self.namer == p.leader_owner[self.leader] else words.ASK_PRICE_EXCHANGE

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return about_terms(p, self.leader, self.namer)

    def go_on(self, p: Conquest) -> None:
        """Ask if there is a captive to give."""
        if self.candidates(p):
            p.begin(self)
        else:
            self.chose(p, ())

    def next_step(self, taken: tuple[int, ...]) -> "Exchange":
        return Exchange(self.leader, self.namer, self.talents, taken)

    def candidates(self, p: Conquest) -> list[int]:
        return [one for one in range(len(p.captor)) if not forbids_handing_over(p, self.leader, one)]

    def forbids_taking(self, p: Conquest, taken: list[int], one: int) -> int:
        refusal = forbids_handing_over(p, self.leader, one)
        return refusal or (words.R_NAMED_OUT_OF_ORDER if taken and one <= taken[-1] else 0)

    def is_full(self, p: Conquest, taken: list[int]) -> bool:
        return self.candidates(p)[-1] <= taken[-1]

    def chose(self, p: Conquest, taken: tuple[int, ...]) -> None:
        p.begin(Promises(self.leader, self.namer, self.talents, taken, ()))


@final
class Promises(ChooseSeveral[Conquest]):
    """16: which favours the general's owner promises; they bind nobody."""

    verbs: ClassVar[tuple[int, ...]] = (words.PROMISE, words.END_OFFER)
    wholes: ClassVar[tuple[int, ...]] = (words.PLEDGE,)
    several: ClassVar[Several] = words.PROMISES

    def __init__(
        self, leader: int, namer: int, talents: int, hostages: tuple[int, ...], taken: tuple[int, ...]
    ) -> None:
        self.leader: Final = leader
        self.namer: Final = namer
        self.talents: Final = talents
        self.hostages: Final = hostages
        self.taken = taken

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.namer)

    def asks(self, p: Conquest) -> str:
        return words.ASK_PROMISE if self.namer == p.leader_owner[self.leader] else words.ASK_PRICE_PROMISE

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return about_terms(p, self.leader, self.namer)

    def next_step(self, taken: tuple[int, ...]) -> "Promises":
        return Promises(self.leader, self.namer, self.talents, self.hostages, taken)

    def candidates(self, p: Conquest) -> list[int]:
        return list(range(len(words.FAVOURS)))

    def forbids_taking(self, p: Conquest, taken: list[int], one: int) -> int:
        return words.R_NAMED_OUT_OF_ORDER if taken and one <= taken[-1] else 0

    def forbids_end(self, p: Conquest, taken: list[int]) -> int:
        return 0 if taken or self.talents or self.hostages else words.R_EMPTY_OFFER

    def is_full(self, p: Conquest, taken: list[int]) -> bool:
        return taken[-1] == len(words.FAVOURS) - 1

    def chose(self, p: Conquest, taken: tuple[int, ...]) -> None:
        hostages, promises = words.HOSTAGES.pack(list(self.hostages)), words.PROMISES.pack(list(taken))
        is_owner = self.namer == p.leader_owner[self.leader]
        p.tell(
            words.E_OFFERED if is_owner else words.E_PRICE_NAMED,
            self.namer,
            self.leader,
            self.talents,
            hostages,
            promises,
        )
        p.begin(Reply(self.leader, self.namer, self.talents, self.hostages, taken))


@final
class Reply(Decision[Conquest]):
    """16 and Ruling C-69: the other side accepts, refuses, or names its own terms, once."""

    verbs: ClassVar[tuple[int, ...]] = (words.ACCEPT, words.REFUSE, words.COUNTER)

    def __init__(
        self, leader: int, namer: int, talents: int, hostages: tuple[int, ...], promises: tuple[int, ...]
    ) -> None:
        self.leader: Final = leader
        self.namer: Final = namer
        self.talents: Final = talents
        self.hostages: Final = hostages
        self.promises: Final = promises

    def answers(self, p: Conquest) -> int:
        """Who answers: the captor, or the general's owner where the captor named his price."""
        owner = p.leader_owner[self.leader]
        return p.captor[self.leader] if self.namer == owner else owner

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.answers(p))

    def asks(self, p: Conquest) -> str:
        return words.ASK_REPLY_OFFER if self.namer == p.leader_owner[self.leader] else words.ASK_REPLY_PRICE

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [
            ("leader", words.LEADER, self.leader),
            ("side", words.SIDE, self.namer),
            ("talents", words.NUMBER, self.talents),
            ("hostages", words.HOSTAGES, words.HOSTAGES.pack(list(self.hostages))),
            ("promises", words.PROMISES, words.PROMISES.pack(list(self.promises))),
        ]

    def moves(self, p: Conquest) -> list[Move]:
        moves = [Move(words.ACCEPT), Move(words.REFUSE)]
        if self.namer == p.active:
            moves.append(Move(words.COUNTER))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        return words.R_OFFERS_SPENT

    def play(self, p: Conquest, move: Move) -> None:
        answers = self.answers(p)
        if move.verb == words.COUNTER:
            name_terms(p, self.leader, answers)
            return
        if move.verb == words.ACCEPT:
            p.tell(words.E_OFFER_ACCEPTED, answers)
            settle(p, self.leader, self.talents, self.hostages)
        else:
            p.tell(words.E_OFFER_REFUSED, answers)
        Negotiation().go_on(p)
