"""The movement phase of a round (rulebook 2.E, 3.4, 4.3, 7.1) and the moments when the other player may act (6)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.games.ultimus.book import PACKAGE
from quadriga.games.ultimus.fleets import begin_sailing, forbids_sailing
from quadriga.games.ultimus.forces import has_units
from quadriga.games.ultimus.intrigue import begin_intrigue, forbids_intrigue, intrigues
from quadriga.games.ultimus.limits import UNREST, forbids_march, forbids_move, movable_units
from quadriga.games.ultimus.lone_unit import LoneMove
from quadriga.games.ultimus.march import begin_march, forbids_step
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.words import (
    BESIEGED,
    E_LEFT_REFUGE,
    END_MOVEMENT,
    LEAVE_REFUGE,
    MARCH,
    MOVE,
    MUST_GO_ON,
    NO_FLEET,
    NO_REFUGEE,
    NO_TARGET,
    NOT_ON_MAP,
    PASS,
    PLAY,
    SAIL,
    VOCABULARY,
)

MARCHES: Final = [Move(MARCH, leader) for leader in range(len(PACKAGE.roster.leader_ids))]
MOVES: Final = [Move(MOVE, unit) for unit in range(len(PACKAGE.roster.unit_ids))]
"""Moves are values: these are offered so often that they are made once."""


def forbids_leaving_refuge(p: Ultimus, half: int, camp: int) -> int:
    """8.2.2: the sheltered come out at no cost once the BARBARE has left the zone."""
    if camp != ROMAIN or BOX - half not in p.leader_at:
        return NO_REFUGEE
    return BESIEGED if has_units(p, p.board.refuge[half], BARBARE) else 0


def leave_refuge(p: Ultimus, half: int) -> None:
    """8.2.2: everybody in the city stands in its zone again and may march."""
    zone = p.board.refuge[half]
    for leader, at in enumerate(p.leader_at):
        if at == BOX - half:
            p.leader_at[leader] = zone
    for unit, at in enumerate(p.unit_at):
        if at == BOX - half:
            p.put_unit(unit, zone)
    p.tell(E_LEFT_REFUGE, half)


def must_march(p: Ultimus, camp: int) -> bool:
    """Event 6: whether a leader called to a capital has not set out though he could."""
    if camp != ROMAIN or p.event != UNREST:
        return False
    for leader, bound in enumerate(p.leader_bound):
        if not bound or forbids_march(p, leader, camp):
            continue
        if any(not forbids_step(p, leader, (), 0, 0, to) for to in p.board.near[p.leader_at[leader]]):
            return True
    return False


@final
class Movement(Decision[Ultimus]):
    """2.E.1: the player moves leaders, units and fleets one after another, and may play stratagems."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)
    verbs: ClassVar[tuple[int, ...]] = (MARCH, MOVE, SAIL, LEAVE_REFUGE, PLAY, END_MOVEMENT)
    prompt: ClassVar[str] = "movement"

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def moves(self, p: Ultimus) -> list[Move]:
        camp = self.camp
        moves: list[Move] = []
        sides, done = p.leader_side, p.leader_done
        for leader, at in enumerate(p.leader_at):
            if at >= 0 and sides[leader] == camp and not done[leader] and not forbids_march(p, leader, camp):
                moves.append(MARCHES[leader])
        for unit in movable_units(p, camp):
            moves.append(MOVES[unit])
        for fleet in range(len(p.fleet_at)):
            if not forbids_sailing(p, fleet, camp):
                moves.append(Move(SAIL, fleet))
        for half in range(2):
            if not forbids_leaving_refuge(p, half, camp):
                moves.append(Move(LEAVE_REFUGE, half))
        moves += intrigues(p, camp)
        if not moves or not must_march(p, camp):
            moves.append(Move(END_MOVEMENT))
        return moves

    def offers(self, p: Ultimus, move: Move) -> bool:
        if move.verb not in self.verbs or not VOCABULARY.is_sensible(move):
            return False
        return not must_march(p, self.camp) if move.verb == END_MOVEMENT else self.why(p, move) == 0

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == END_MOVEMENT:
            return
        p.begin(self)
        if move.verb == MARCH:
            begin_march(p, move.a)
        elif move.verb == MOVE:
            p.begin(LoneMove(move.a))
        elif move.verb == SAIL:
            begin_sailing(p, move.a)
        elif move.verb == LEAVE_REFUGE:
            leave_refuge(p, move.a)
        else:
            begin_intrigue(p, self.camp, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == END_MOVEMENT:
            return MUST_GO_ON
        if move.verb == PLAY:
            return forbids_intrigue(p, self.camp, move.a) if move.a != ANY else NO_TARGET
        if move.a == ANY:
            return {MARCH: NOT_ON_MAP, MOVE: NOT_ON_MAP, SAIL: NO_FLEET}.get(move.verb, NO_REFUGEE)
        if move.verb == MARCH:
            return forbids_march(p, move.a, self.camp)
        if move.verb == MOVE:
            return forbids_move(p, move.a, self.camp)
        if move.verb == SAIL:
            return forbids_sailing(p, move.a, self.camp)
        return forbids_leaving_refuge(p, move.a, self.camp)


@final
class Window(Procedure[Ultimus]):
    """6: the other player may break in here; he is asked whenever he holds any counter (Ruling U-82)."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(Interrupt(self.camp))


@final
class Interrupt(Decision[Ultimus]):
    """6: play a stratagem during the opponent's round, or let him go on."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)
    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "interrupt"

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def moves(self, p: Ultimus) -> list[Move]:
        return [*intrigues(p, self.camp), Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PLAY:
            p.begin(Window(self.camp))
            begin_intrigue(p, self.camp, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        return forbids_intrigue(p, self.camp, move.a) if move.a != ANY else NO_TARGET
