"""The movement phase of a round (rulebook 2.E, 3.4, 4.3, 7.1) and the moments when the other player may act (6)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import has_units, units_in
from quadriga.games.ultimus.movement.fleets import begin_sailing, forbids_sailing
from quadriga.games.ultimus.movement.limits import forbids_march
from quadriga.games.ultimus.movement.lone_unit import LoneMove, can_go_on, forbids_moving, movable_units
from quadriga.games.ultimus.movement.march import begin_march, forbids_setting_out, muster_steps
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.printed.book import PACKAGE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, IN_MOVEMENT, PlayOrPass
from quadriga.games.ultimus.stratagems.table import forbids_playing, play_stratagem, playable
from quadriga.games.ultimus.year.events import UNREST

MARCHES: Final = [Move(words.MARCH, leader) for leader in range(len(PACKAGE.roster.leader_ids))]
MOVES: Final = [Move(words.MOVE, unit) for unit in range(len(PACKAGE.roster.unit_ids))]
SAILS: Final = [Move(words.SAIL, fleet) for fleet in range(len(PACKAGE.board.fleet_ids) + 1)]
FINISH: Final = Move(words.FINISH_MOVEMENT)
"""Moves are values: these are offered so often that they are made once."""


def forbids_leaving_refuge(p: Ultimus, half: int, camp: int) -> int:
    """8.2.2: the sheltered come out at no cost once the BARBARE has left the zone."""
    if camp != ROMAIN or BOX - half not in p.leader_at:
        return words.R_NO_REFUGEE
    return words.R_BESIEGED if has_units(p, p.board.refuge[half], BARBARE) else 0


def leave_refuge(p: Ultimus, half: int) -> None:
    """8.2.2: everybody in the city stands in its zone again and may march."""
    zone = p.board.refuge[half]
    for leader, at in enumerate(p.leader_at):
        if at == BOX - half:
            p.leader_at[leader] = zone
    for unit, at in enumerate(p.unit_at):
        if at == BOX - half:
            p.put_unit(unit, zone)
    p.tell(words.E_LEFT_REFUGE, half)


def forbids_leading(p: Ultimus, leader: int, camp: int) -> int:
    """3.4.1: why a leader may not set out, or could go nowhere if he did."""
    return forbids_march(p, leader, camp) or forbids_setting_out(p, leader)


def must_march(p: Ultimus, camp: int) -> bool:
    """Event 6: whether a leader called to a capital has not set out though he could."""
    if camp != ROMAIN or p.event != UNREST:
        return False
    return any(bound and not forbids_leading(p, leader, camp) for leader, bound in enumerate(p.leader_bound))


@final
class Movement(BySteps[Ultimus]):
    """2.E.1: the player moves leaders, units and fleets one after another, and may play stratagems."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.MARCH,
        words.MOVE,
        words.SAIL,
        words.LEAVE_REFUGE,
        words.PLAY,
        words.FINISH_MOVEMENT,
    )
    wholes: ClassVar[tuple[int, ...]] = (words.MARCH_BY, words.MOVE_TO)
    prompt: ClassVar[str] = words.ASK_MOVEMENT

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def moves(self, p: Ultimus) -> list[Move]:
        camp = self.camp
        moves: list[Move] = []
        sides, done = p.leader_side, p.leader_done
        sheltered = False
        for leader, at in enumerate(p.leader_at):
            if at < 0:
                sheltered = sheltered or at <= BOX
            elif sides[leader] == camp and not done[leader] and not forbids_leading(p, leader, camp):
                moves.append(MARCHES[leader])
        moves += [MOVES[unit] for unit in movable_units(p, camp)]
        for fleet in range(len(p.fleet_at)):
            if not forbids_sailing(p, fleet, camp):
                moves.append(SAILS[fleet])
        for half in range(2 if sheltered else 0):
            if not forbids_leaving_refuge(p, half, camp):
                moves.append(Move(words.LEAVE_REFUGE, half))
        for kind in playable(p, camp, IN_MOVEMENT):
            moves.append(Move(words.PLAY, kind))
        if not must_march(p, camp):
            moves.append(FINISH)
        return moves

    def steps(self, p: Ultimus, move: Move) -> list[Move]:
        if move.verb == words.MOVE_TO:
            stops = [Move(words.HALT)] if can_go_on(p, move.a, move.b) else []
            return [Move(words.MOVE, move.a), Move(words.GO, move.b), *stops]
        return [Move(words.MARCH, move.a), *muster_steps(p, move.a, move.b), Move(words.GO_BY, move.c)]

    def samples(self, p: Ultimus) -> list[Move]:
        moves = self.moves(p)
        found: list[Move] = []
        for leader in [move.a for move in moves if move.verb == words.MARCH][:2]:
            near = p.board.near[p.leader_at[leader]][:1]
            there = units_in(p, p.leader_at[leader], self.camp)
            for units in ([], there, there[:1]):
                found.append(Move(words.MARCH_BY, leader, words.UNITS.pack(units), words.PATH.pack(near)))
        for unit in [move.a for move in moves if move.verb == words.MOVE][:1]:
            found += [Move(words.MOVE_TO, unit, to) for to in p.board.near[p.unit_at[unit]][:2]]
        return found

    def offers(self, p: Ultimus, move: Move) -> bool:
        if move.verb in self.wholes:
            return self.can_follow(p, move)
        if move.verb not in self.verbs or not words.VOCABULARY.is_sensible(move):
            return False
        return self.why(p, move) == 0

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == words.PLAY

    def step(self, p: Ultimus, move: Move) -> None:
        if move.verb == words.FINISH_MOVEMENT:
            return
        p.begin(self)
        if move.verb == words.MARCH:
            begin_march(p, move.a)
        elif move.verb == words.MOVE:
            p.begin(LoneMove(move.a, 0, 0))
        elif move.verb == words.SAIL:
            begin_sailing(p, move.a)
        elif move.verb == words.LEAVE_REFUGE:
            leave_refuge(p, move.a)
        else:
            play_stratagem(p, self.camp, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == words.FINISH_MOVEMENT:
            return words.R_CALLED if must_march(p, self.camp) else 0
        if move.verb == words.PLAY:
            return forbids_playing(p, self.camp, move.a, IN_MOVEMENT) if move.a != ANY else words.R_NO_TARGET
        if move.a == ANY:
            return {words.MARCH: words.R_NOT_ON_MAP, words.MOVE: words.R_NOT_ON_MAP, words.SAIL: words.R_NO_FLEET}.get(
                move.verb, words.R_NO_REFUGEE
            )
        if move.verb == words.MARCH:
            return forbids_leading(p, move.a, self.camp)
        if move.verb == words.MOVE:
            return forbids_moving(p, move.a, self.camp)
        if move.verb == words.SAIL:
            return forbids_sailing(p, move.a, self.camp)
        return forbids_leaving_refuge(p, move.a, self.camp)


@final
class Window(Procedure[Ultimus]):
    """6: a player may break in here; he is asked whenever he holds any counter (Ruling U-82)."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(Interrupt(self.camp))


@final
class Interrupt(PlayOrPass):
    """6: play a stratagem, which the other player may answer, or let the round go on."""

    prompt: ClassVar[str] = words.ASK_INTERRUPT
    moment: ClassVar[int] = IN_CAMPAIGN

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def asked(self, p: Ultimus) -> int:
        return self.camp

    def chose(self, p: Ultimus, one: int) -> None:
        p.begin(Window(self.camp))
        p.begin(Window(1 - self.camp))
        play_stratagem(p, self.camp, one)
