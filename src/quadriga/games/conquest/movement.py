"""Phase one: movement (section 8), and alliances, which are declared here (section 17)."""

from typing import ClassVar, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.galleys import burn_galleys
from quadriga.games.conquest.march import begin_march, march_bars, march_moves
from quadriga.games.conquest.position import Conquest
from quadriga.games.conquest.sail import begin_sail, sail_bars, sail_moves

MOVEMENT_PHASE = 1


@final
class MovementPhase(Procedure[Conquest]):
    """8: every piece of the active player has its movement points again."""

    def run(self, p: Conquest) -> None:
        p.phase = MOVEMENT_PHASE
        p.rest()
        p.declared = 0
        p.begin(Movement())


def ally_bars(p: Conquest, side: int, makes: bool) -> int:
    """17, Rulings C-44 and C-53: alliances bind nobody and are declared or renounced once a turn with each player."""
    if side >= p.seats or side == p.active or not p.is_alive(side):
        return words.NO_ALLY
    if p.declared >> side & 1:
        return words.DECLARED_ALREADY
    if (p.allies[p.active] >> side & 1 == 1) == makes:
        return words.ALLY_ALREADY if makes else words.NO_ALLY
    return 0


@final
class Movement(Decision[Conquest]):
    """8: the next leader to march, galley to sail, alliance to declare, or the end of the phase."""

    verbs: ClassVar[tuple[int, ...]] = (words.MARCH, words.SAIL, words.ALLY, words.RENOUNCE, words.END_MOVEMENT)
    prompt: ClassVar[str] = words.ASK_MOVEMENT

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def moves(self, p: Conquest) -> list[Move]:
        moves: list[Move] = []
        march_moves(p, moves)
        sail_moves(p, moves)
        for side in range(p.seats):
            if side != p.active and not p.declared >> side & 1:
                if not ally_bars(p, side, True):
                    moves.append(Move(words.ALLY, side))
                elif not ally_bars(p, side, False):
                    moves.append(Move(words.RENOUNCE, side))
        moves.append(Move(words.END_MOVEMENT))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb == words.MARCH:
            return march_bars(p, move.a, move.b)
        if move.verb == words.SAIL:
            return sail_bars(p, move.a, move.b)
        return words.NO_ALLY if move.a == ANY else ally_bars(p, move.a, move.verb == words.ALLY)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.END_MOVEMENT:
            p.stand_down()
            occupy(p)
            return
        p.begin(self)
        if move.verb == words.MARCH:
            begin_march(p, move.a, move.b)
        elif move.verb == words.SAIL:
            begin_sail(p, move.a, move.b)
        else:
            p.declared |= 1 << move.a
            p.allies[p.active] ^= 1 << move.a
            p.tell(words.ALLIED if move.verb == words.ALLY else words.RENOUNCED, p.active, move.a)


def occupy(p: Conquest) -> None:
    """12.1 and Ruling C-34: land units standing in a province nobody defends hold it from the end of movement."""
    me = 1 << p.active
    for zone in range(PROVINCES):
        if p.hosts[zone] == me and p.control[zone] != p.active:
            p.take_control(p.active, zone)
    for ship, zone in enumerate(p.ship_at):
        if 0 <= zone < PROVINCES and p.hosts[zone] == me and p.ship_owner[ship] != p.active:
            burn_galleys(p, p.ship_owner[ship], zone)
