"""Alliances: proposed in anybody's turn, answered at once, renounced alone, and never binding (section 17)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.pieces import SEATS_AT_MOST
from quadriga.games.conquest.position import Conquest

ALLIANCES: Final = (words.ALLY, words.RENOUNCE, words.KEEP_ENVOYS)
"""What the active player may say beside whatever else he is asked in a phase."""


def is_allied(p: Conquest, seat: int, side: int) -> bool:
    """17: whether two players are allies."""
    return p.allies[seat] >> side & 1 == 1


def has_spoken(p: Conquest, seat: int, side: int) -> bool:
    """17: whether a player has spoken with another of an alliance this turn."""
    return p.declared >> seat * SEATS_AT_MOST + side & 1 == 1


def forbids_word(p: Conquest, seat: int, move: Move) -> int:
    """17, Rulings C-44 and C-53: an alliance is proposed or renounced once a turn with each player."""
    side = move.a
    if side in (ANY, seat) or side >= p.seats or not p.is_alive(side):
        return words.R_NO_ALLY
    if has_spoken(p, seat, side):
        return words.R_DECLARED_ALREADY
    if move.verb == words.ALLY:
        return words.R_ALLY_ALREADY if is_allied(p, seat, side) else 0
    return 0 if is_allied(p, seat, side) else words.R_NO_ALLY


def forbids_alliance(p: Conquest, move: Move) -> int:
    """17 and Ruling C-53: what the active player may say to others, or leave to his envoys."""
    if move.verb == words.KEEP_ENVOYS:
        return words.R_ENVOYS_KEPT if p.envoys >> p.active & 1 else 0
    return forbids_word(p, p.active, move)


def add_words(p: Conquest, seat: int, moves: list[Move]) -> None:
    """17: what a player may say to others."""
    for side in range(p.seats):
        move = Move(words.RENOUNCE if is_allied(p, seat, side) else words.ALLY, side)
        if not forbids_word(p, seat, move):
            moves.append(move)


def add_alliances(p: Conquest, moves: list[Move]) -> None:
    """17: what the active player may say, after all else he may do and before the end of his phase."""
    add_words(p, p.active, moves)
    if not p.envoys >> p.active & 1:
        moves.append(Move(words.KEEP_ENVOYS))


def speak(p: Conquest, move: Move) -> None:
    """17: the active player speaks, or will speak in the turns of the others too."""
    if move.verb == words.KEEP_ENVOYS:
        p.envoys |= 1 << p.active
        p.tell(words.E_ENVOYS_KEPT, p.active)
    else:
        address(p, p.active, move)


def address(p: Conquest, seat: int, move: Move) -> None:
    """17: ask the other player, or tell him that it is over."""
    p.declared |= 1 << seat * SEATS_AT_MOST + move.a
    if move.verb == words.ALLY:
        p.tell(words.E_ALLIANCE_PROPOSED, seat, move.a)
        p.begin(Alliance(seat, move.a))
        return
    p.allies = replaced(p.allies, seat, p.allies[seat] & ~(1 << move.a))
    p.allies = replaced(p.allies, move.a, p.allies[move.a] & ~(1 << seat))
    p.tell(words.E_RENOUNCED, seat, move.a)


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


# ---------------------------------------------------------------- in the turns of others


@final
class Envoys(Procedure[Conquest]):
    """17 and Ruling C-53: whoever keeps envoys has a word before another's movement, his battles and his last phase.

    `heard` counts those after the active player, in the order of play, whose envoys have been heard.
    """

    def __init__(self, heard: int) -> None:
        self.heard: Final = heard

    def run(self, p: Conquest) -> None:
        seats = len(p.order)
        place = p.order.index(p.active)
        for heard in range(self.heard, seats - 1):
            seat = p.order[(place + 1 + heard) % seats]
            if p.is_alive(seat) and p.envoys >> seat & 1 and Embassy(seat, heard).messages(p):
                p.begin(Embassy(seat, heard))
                return


@final
class Embassy(Decision[Conquest]):
    """17: what the envoys of a player say in another's turn."""

    verbs: ClassVar[tuple[int, ...]] = (words.ALLY, words.RENOUNCE, words.SAY_NOTHING)
    prompt: ClassVar[str] = words.ASK_ENVOYS

    def __init__(self, seat: int, heard: int) -> None:
        self.seat: Final = seat
        self.heard: Final = heard

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.seat)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("side", words.SIDE, p.active)]

    def messages(self, p: Conquest) -> list[Move]:
        """17: all there is to say."""
        moves: list[Move] = []
        add_words(p, self.seat, moves)
        return moves

    def moves(self, p: Conquest) -> list[Move]:
        return [*self.messages(p), Move(words.SAY_NOTHING)]

    def why(self, p: Conquest, move: Move) -> int:
        return forbids_word(p, self.seat, move)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.SAY_NOTHING:
            p.begin(Envoys(self.heard + 1))
            return
        p.begin(Envoys(self.heard))
        address(p, self.seat, move)
