"""Phase one: movement (section 8)."""

from typing import ClassVar, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.alliances import ALLIANCES, add_alliances, forbids_alliance, speak
from quadriga.games.conquest.battle.galleys import burn_galleys
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.movement.march import begin_march, forbids_march, march_moves
from quadriga.games.conquest.movement.sail import begin_sail, forbids_sail, sail_moves
from quadriga.games.conquest.position import Conquest

MOVEMENT_PHASE = 1


@final
class MovementPhase(Procedure[Conquest]):
    """8: every piece of the active player has its movement points again."""

    def run(self, p: Conquest) -> None:
        p.phase = MOVEMENT_PHASE
        p.rest()
        p.declared = 0
        p.begin(Movement())


@final
class Movement(Decision[Conquest]):
    """8: the next leader to march, galley to sail, alliance to propose, or the end of the phase."""

    verbs: ClassVar[tuple[int, ...]] = (words.MARCH, words.SAIL, *ALLIANCES, words.END_MOVEMENT)
    prompt: ClassVar[str] = words.ASK_MOVEMENT

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def moves(self, p: Conquest) -> list[Move]:
        moves: list[Move] = []
        march_moves(p, moves)
        sail_moves(p, moves)
        add_alliances(p, moves)
        moves.append(Move(words.END_MOVEMENT))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb == words.MARCH:
            return forbids_march(p, move.a, move.b)
        if move.verb == words.SAIL:
            return forbids_sail(p, move.a, move.b)
        return forbids_alliance(p, move)

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
            speak(p, move)


def occupy(p: Conquest) -> None:
    """12.1, Rulings C-23 and C-34: land units in a province nobody defends hold it from the end of movement."""
    for zone in range(PROVINCES):
        if p.hosts[zone] == 1 << p.active and p.control[zone] != p.active:
            p.take_control(p.active, zone)
            for seat in range(p.seats):
                if seat != p.active:
                    burn_galleys(p, seat, zone)
