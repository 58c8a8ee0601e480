"""Alliances: proposed in any phase, answered at once, renounced alone, and never binding (section 17)."""

from typing import ClassVar, Final, final

from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest

ALLIANCES: Final = (words.ALLY, words.RENOUNCE)
"""What the active player may say beside whatever else he is asked in a phase."""


def is_allied(p: Conquest, side: int) -> bool:
    """17: whether the active player and another are allies."""
    return p.allies[p.active] >> side & 1 == 1


def forbids_alliance(p: Conquest, move: Move) -> int:
    """17, Rulings C-44 and C-53: an alliance is proposed or renounced once a turn with each player."""
    side = move.a
    if side == ANY or side >= p.seats or side == p.active or not p.is_alive(side):
        return words.R_NO_ALLY
    if p.declared >> side & 1:
        return words.R_DECLARED_ALREADY
    if move.verb == words.ALLY:
        return words.R_ALLY_ALREADY if is_allied(p, side) else 0
    return 0 if is_allied(p, side) else words.R_NO_ALLY


def add_alliances(p: Conquest, moves: list[Move]) -> None:
    """17: what the active player may say to others, after all else he may do and before the end of his phase."""
    for side in range(p.seats):
        move = Move(words.RENOUNCE if is_allied(p, side) else words.ALLY, side)
        if not forbids_alliance(p, move):
            moves.append(move)


def speak(p: Conquest, move: Move) -> None:
    """17: ask the other player, or tell him that it is over."""
    p.declared |= 1 << move.a
    if move.verb == words.ALLY:
        p.tell(words.E_ALLIANCE_PROPOSED, p.active, move.a)
        p.begin(Alliance(p.active, move.a))
        return
    p.allies[p.active] &= ~(1 << move.a)
    p.allies[move.a] &= ~(1 << p.active)
    p.tell(words.E_RENOUNCED, p.active, move.a)


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
        p.allies[self.proposer] |= 1 << self.side
        p.allies[self.side] |= 1 << self.proposer
        p.tell(words.E_ALLIED, self.proposer, self.side)

    def no(self, p: Conquest) -> None:
        p.tell(words.E_ALLIANCE_REFUSED, self.side, self.proposer)
