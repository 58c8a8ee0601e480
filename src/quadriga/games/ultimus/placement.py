"""Small decisions that recur in several chapters: where a unit or a leader is put (rulebook 2.C, 3.3, 9.3, 9.4)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps, ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import guard_of
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN


def settle_unit(p: Ultimus, unit: int, zone: int) -> None:
    """3.7.2, 9.3.2: a Roman put into a zone the other camp alone holds, a tribesman among kin of it, passes to it."""
    roster = p.roster
    ours, theirs = p.unit_side[unit], 1 - p.unit_side[unit]
    people = roster.unit_tribe[unit]
    near_ours = near_theirs = False
    for other, at in enumerate(p.unit_at):
        if at == zone and other != unit and people in (NONE, roster.unit_tribe[other]):
            if p.unit_side[other] == ours:
                near_ours = True
            else:
                near_theirs = True
    p.put_unit(unit, zone)
    if near_theirs and not near_ours:
        p.turn_unit(unit, theirs)
    p.tell(words.E_RETURN, unit, zone)


def settle_leader(p: Ultimus, leader: int, zone: int) -> None:
    """Put a leader into a zone, his guards with him."""
    guard = guard_of(p, leader)
    p.leader_at[leader] = zone
    if guard >= 0:
        p.put_unit(guard, zone)
    p.tell(words.E_LEADER_PLACED, leader, zone)


def put_unit_among(p: Ultimus, unit: int, zones: list[int]) -> None:
    """Put a unit into the only zone there is, or ask its owner."""
    if len(zones) == 1:
        settle_unit(p, unit, zones[0])
    elif zones:
        p.begin(PlaceUnit(unit, tuple(zones), p.unit_side[unit]))


def put_leader_among(p: Ultimus, leader: int, zones: list[int]) -> None:
    """Put a leader into the only zone there is, or ask the camp he belongs to."""
    if len(zones) == 1:
        settle_leader(p, leader, zones[0])
    elif zones:
        p.begin(PlaceLeader(leader, tuple(zones)))


@final
class PlaceUnit(BySteps[Ultimus]):
    """9.3, 9.4, 4.2.3: the owner chooses where a unit is put."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLACE_UNIT,)
    wholes: ClassVar[tuple[int, ...]] = (words.PLACE_UNITS,)
    prompt: ClassVar[str] = words.ASK_PLACE_UNIT

    def __init__(self, unit: int, zones: tuple[int, ...], camp: int) -> None:
        self.unit: Final = unit
        self.zones: Final = zones
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE if self.camp == BARBARE else ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("unit", words.UNIT, self.unit)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(words.PLACE_UNIT, self.unit, zone) for zone in self.zones]

    def steps(self, p: Ultimus, move: Move) -> list[Move]:
        """This unit and those asked about next, as long as they are named."""
        named = words.UNITS.unpack(move.a)
        waiting = self.waiting(p)
        units = [unit for unit in waiting if unit in named] + [unit for unit in named if unit not in waiting]
        return [Move(words.PLACE_UNIT, unit, move.b) for unit in units]

    def waiting(self, p: Ultimus) -> list[int]:
        """The units still to be put somewhere, this one first."""
        return [frame.unit for frame in p.stack[::-1] if isinstance(frame, PlaceUnit)]

    def among(self, p: Ultimus, verb: int) -> list[Among]:
        return [Among(self.waiting(p), []), Among(list(self.zones), [])]

    def samples(self, p: Ultimus) -> list[Move]:
        waiting = self.waiting(p)
        return [Move(words.PLACE_UNITS, words.UNITS.pack(waiting[:count]), self.zones[0]) for count in (1, 2)]

    def step(self, p: Ultimus, move: Move) -> None:
        settle_unit(p, self.unit, move.b)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.a not in (ANY, self.unit):
            return words.R_OTHER_PIECE
        return words.R_NOT_A_PLACE if move.b not in self.zones else 0


@final
class PlaceLeader(ChooseOne[Ultimus]):
    """2.C, 9.3.4: the owner chooses where a leader is put."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLACE_LEADER,)
    prompt: ClassVar[str] = words.ASK_PLACE_LEADER

    def __init__(self, leader: int, zones: tuple[int, ...]) -> None:
        self.leader: Final = leader
        self.zones: Final = zones

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.leader)]

    def candidates(self, p: Ultimus) -> list[int]:
        return list(self.zones)

    def chose(self, p: Ultimus, one: int) -> None:
        settle_leader(p, self.leader, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_A_PLACE

    def of(self, p: Ultimus) -> int:
        return self.leader

    def forbids_of(self, p: Ultimus, thing: int) -> int:
        return words.R_OTHER_PIECE
