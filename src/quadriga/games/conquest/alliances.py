"""Alliances: proposed in anybody's turn, answered at once, renounced alone, and never binding (section 17)."""

from typing import ClassVar, Final, final

from quadriga.engine.move import ANY, Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.pieces import SEATS_AT_MOST
from quadriga.games.conquest.position import NONE, Conquest

ALLIANCES: Final = (words.ALLY, words.RENOUNCE)
"""What the active player may say beside whatever else he is asked in a phase."""


def is_allied(p: Conquest, seat: int, side: int) -> bool:
    """17: whether two players are allies."""
    return p.allies[seat] >> side & 1 == 1


def has_spoken(p: Conquest, seat: int, side: int) -> bool:
    """17: whether a player has spoken with another of an alliance this turn."""
    return p.declared >> seat * SEATS_AT_MOST + side & 1 == 1


def forbids_word(p: Conquest, seat: int, side: int, proposes: bool) -> int:
    """17, Rulings C-44 and C-53: an alliance is proposed or renounced once a turn with each player."""
    if side in (ANY, seat) or side >= p.seats or not p.is_alive(side):
        return words.R_NO_ALLY
    if has_spoken(p, seat, side):
        return words.R_DECLARED_ALREADY
    if proposes:
        return words.R_ALLY_ALREADY if is_allied(p, seat, side) else 0
    return 0 if is_allied(p, seat, side) else words.R_NO_ALLY


def forbids_alliance(p: Conquest, move: Move) -> int:
    """17 and Ruling C-53: what the active player may say to others."""
    return forbids_word(p, p.active, move.a, move.verb == words.ALLY)


def partners(p: Conquest, seat: int) -> list[int]:
    """17: with whom a player may speak: of the end of their alliance, or of a new one."""
    return [side for side in range(p.seats) if not forbids_word(p, seat, side, not is_allied(p, seat, side))]


def add_alliances(p: Conquest, moves: list[Move]) -> None:
    """17: what the active player may say, after all else he may do and before the end of his phase."""
    for side in partners(p, p.active):
        moves.append(Move(words.RENOUNCE if is_allied(p, p.active, side) else words.ALLY, side))


def speak(p: Conquest, move: Move) -> None:
    """17: the active player speaks."""
    address(p, p.active, move.a, move.verb == words.ALLY)


def address(p: Conquest, seat: int, side: int, proposes: bool) -> None:
    """17: ask the other player, or tell him that it is over."""
    p.declared |= 1 << seat * SEATS_AT_MOST + side
    if proposes:
        p.tell(words.E_ALLIANCE_PROPOSED, seat, side)
        p.begin(Alliance(seat, side))
        return
    p.allies = replaced(p.allies, seat, p.allies[seat] & ~(1 << side))
    p.allies = replaced(p.allies, side, p.allies[side] & ~(1 << seat))
    p.tell(words.E_RENOUNCED, seat, side)


@final
class Alliance(YesNo[Conquest]):
    """17: a player to whom an alliance is proposed accepts it or not."""

    verbs: ClassVar[tuple[int, ...]] = (words.ACCEPT, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_ALLIANCE

    def __init__(self, proposer: int, side: int) -> None:
        self.proposer: Final = proposer
        self.side: Final = side

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.side)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("side", words.SIDE, self.proposer)]

    def yes(self, p: Conquest) -> None:
        p.allies = replaced(p.allies, self.proposer, p.allies[self.proposer] | (1 << self.side))
        p.allies = replaced(p.allies, self.side, p.allies[self.side] | (1 << self.proposer))
        p.tell(words.E_ALLIED, self.proposer, self.side)

    def no(self, p: Conquest) -> None:
        p.tell(words.E_ALLIANCE_REFUSED, self.side, self.proposer)


# ---------------------------------------------------------------- at any time


def has_voice(p: Conquest, seat: int) -> bool:
    """17 and Ruling C-53: a player in play may speak at any time, but not into the answer somebody owes to another."""
    return p.active != NONE and 0 <= seat < p.seats and p.is_alive(seat) and not isinstance(p.stack[-1], Alliance)


def asides(p: Conquest, seat: int) -> list[Move]:
    """17: what a player may say whoever is asked."""
    if not has_voice(p, seat):
        return []
    return [
        Move(words.BREAK_OFF if is_allied(p, seat, side) else words.PROPOSE, seat, side) for side in partners(p, seat)
    ]


def forbids_aside(p: Conquest, move: Move, seat: int) -> int:
    """17 and Ruling C-53: what keeps a player from saying it; nobody speaks for another."""
    if move.a not in (ANY, seat) or not has_voice(p, seat):
        return words.R_NO_VOICE
    return forbids_word(p, seat, move.b, move.verb == words.PROPOSE)


def say(p: Conquest, move: Move) -> None:
    """17: a player speaks, whoever's turn it is."""
    address(p, move.a, move.b, move.verb == words.PROPOSE)
