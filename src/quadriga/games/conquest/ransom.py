"""Captive generals are bargained for in phase six (section 16)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.position import NONE, Conquest

OFFERS: Final = 3
"""Ruling C-52: how often one captive may be bargained for in one turn."""

FAVOURS: Final = 3


def captive_bars(p: Conquest, leader: int) -> int:
    """16: the active player bargains for his own captive generals, while they have a home to come back to."""
    if leader >= len(p.captor) or p.leader_owner[leader] != p.active or p.captor[leader] == NONE:
        return words.NO_CAPTIVE_OF_YOURS
    if p.offers[leader] >= OFFERS:
        return words.OFFERS_SPENT
    return return_bars(p, leader)


def hostage_bars(p: Conquest, leader: int) -> int:
    """16 and Ruling C-47: what the active player can hand back: a general he holds."""
    if leader >= len(p.captor) or p.captor[leader] != p.active:
        return words.NO_HOSTAGE_OF_YOURS
    return return_bars(p, leader)


def return_bars(p: Conquest, leader: int) -> int:
    """16 and Ruling C-42: a general comes back in his home province, if his owner holds it."""
    owner = p.leader_owner[leader]
    home = p.home[owner]
    if p.control[home] != owner or p.has_enemy_units(owner, home):
        return words.NO_PLACE_TO_RETURN
    return 0


def talent_bars(p: Conquest, talents: int) -> int:
    """16 and 4.1: talents come in steps of five, out of the player's own treasury."""
    if talents <= 0 or talents % p.pieces.talent_step:
        return words.NOT_IN_STEPS
    return words.NOT_SO_RICH if talents > p.money[p.active] else 0


def exchange_bars(p: Conquest, leader: int, hostage: int) -> int:
    """16: a captive may be offered in exchange to the player whose general he is."""
    bars = hostage_bars(p, hostage)
    if bars:
        return bars
    return 0 if p.leader_owner[hostage] == p.captor[leader] else words.NOT_THEIR_GENERAL


def come_back(p: Conquest, leader: int) -> None:
    """16: a general is returned to his home province."""
    home = p.home[p.leader_owner[leader]]
    p.captor[leader] = NONE
    p.leader_at[leader] = home
    p.tell(words.RETURNED, leader, home)


@final
class NegotiationPhase(Procedure[Conquest]):
    """16: bargaining begins, if there is a captive to bargain for."""

    def run(self, p: Conquest) -> None:
        if not p.turn_over:
            p.offers = [0] * len(p.offers)
            Negotiation().go_on(p)


@final
class Negotiation(Decision[Conquest]):
    """16: offer for a captive general, release one, or end the turn."""

    verbs: ClassVar[tuple[int, ...]] = (words.RANSOM, words.EXCHANGE, words.PROMISE, words.RELEASE, words.END_TURN)
    prompt: ClassVar[str] = words.ASK_NEGOTIATION

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def go_on(self, p: Conquest) -> None:
        """Ask while there is anything but the end of the turn to choose."""
        for leader in range(len(p.captor)):
            if p.captor[leader] != NONE and not (captive_bars(p, leader) and hostage_bars(p, leader)):
                p.begin(self)
                return

    def moves(self, p: Conquest) -> list[Move]:
        moves: list[Move] = []
        for leader in range(len(p.captor)):
            if p.captor[leader] == NONE:
                continue
            if not captive_bars(p, leader):
                step = p.pieces.talent_step
                for talents in range(step, p.money[p.active] + 1, step):
                    moves.append(Move(words.RANSOM, leader, talents))
                for hostage in range(len(p.captor)):
                    if not exchange_bars(p, leader, hostage):
                        moves.append(Move(words.EXCHANGE, leader, hostage))
                for favour in range(FAVOURS):
                    moves.append(Move(words.PROMISE, leader, favour))
            if not hostage_bars(p, leader):
                moves.append(Move(words.RELEASE, leader))
        moves.append(Move(words.END_TURN))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb == words.RELEASE:
            return words.NO_HOSTAGE_OF_YOURS if move.a == ANY else hostage_bars(p, move.a)
        bars = words.NO_CAPTIVE_OF_YOURS if move.a == ANY else captive_bars(p, move.a)
        if bars or move.b == ANY:
            return bars or (words.NOT_SO_RICH if move.verb == words.RANSOM else words.NO_HOSTAGE_OF_YOURS)
        if move.verb == words.RANSOM:
            return talent_bars(p, move.b)
        return exchange_bars(p, move.a, move.b) if move.verb == words.EXCHANGE else 0

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.END_TURN:
            return
        if move.verb == words.RELEASE:
            come_back(p, move.a)
            self.go_on(p)
            return
        p.offers[move.a] += 1
        if move.verb == words.RANSOM:
            p.tell(words.RANSOM_OFFERED, p.active, move.a, move.b)
        elif move.verb == words.EXCHANGE:
            p.tell(words.EXCHANGE_OFFERED, p.active, move.a, move.b)
        else:
            p.tell(words.FAVOUR_PROMISED, p.active, move.a, move.b)
        p.begin(Reply(move.verb, move.a, move.b))


@final
class Reply(Decision[Conquest]):
    """16: the captor accepts or refuses; a promise binds nobody."""

    fields: ClassVar[tuple[str, ...]] = ("form", "leader", "price")
    verbs: ClassVar[tuple[int, ...]] = (words.ACCEPT, words.REFUSE)

    def __init__(self, form: int, leader: int, price: int) -> None:
        self.form: Final = form
        self.leader: Final = leader
        self.price: Final = price

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.captor[self.leader])

    def asks(self, p: Conquest) -> str:
        if self.form == words.RANSOM:
            return words.ASK_REPLY_RANSOM
        return words.ASK_REPLY_EXCHANGE if self.form == words.EXCHANGE else words.ASK_REPLY_PROMISE

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        kind: Kind = words.NUMBER
        if self.form == words.EXCHANGE:
            kind = words.LEADER
        elif self.form == words.PROMISE:
            kind = words.FAVOUR
        return [("leader", words.LEADER, self.leader), ("price", kind, self.price), ("side", words.SIDE, p.active)]

    def moves(self, p: Conquest) -> list[Move]:
        return [Move(words.ACCEPT), Move(words.REFUSE)]

    def play(self, p: Conquest, move: Move) -> None:
        captor = p.captor[self.leader]
        if move.verb == words.REFUSE:
            p.tell(words.OFFER_REFUSED, captor)
        else:
            p.tell(words.OFFER_ACCEPTED, captor)
            come_back(p, self.leader)
            if self.form == words.RANSOM:
                p.money[p.active] -= self.price
                p.money[captor] += self.price
            elif self.form == words.EXCHANGE:
                come_back(p, self.price)
        Negotiation().go_on(p)
