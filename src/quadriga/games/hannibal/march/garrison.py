"""In or out of the walls when an enemy comes (rulebook 10.7)."""

from typing import ClassVar, final

from quadriga.engine.frame import Among
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.retreat import ShelterGenerals, shelter_steps
from quadriga.games.hannibal.board import CARTHAGE, GENERALS, PLACES
from quadriga.games.hannibal.force import (
    elephant_choices,
    elephants_at,
    generals_at,
    has_consul,
    mask_at,
    move_general,
    shift_units,
    split_is_legal,
)
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import Hannibal


def garrison_is_legal(p: Hannibal, side: int, space: int, count: int, total: int) -> bool:
    """10.7, 18.1: whether so many CUs may go inside: a consul must find his 5 on one side of the walls."""
    mask = mask_at(p, side, space) | mask_at(p, side, p.board.inside[space])
    if not has_consul(p, mask):
        return True
    return split_is_legal(p, total, count, mask, 0) or split_is_legal(p, total, total - count, mask, 0)


@final
class Garrison(BySteps["Hannibal"]):
    """10.7: the owner of a city says how many of his CUs there are inside when an enemy comes, and at once who else."""

    verbs: ClassVar[tuple[int, ...]] = (words.GARRISON,)
    wholes: ClassVar[tuple[int, ...]] = (words.GARRISON_WITH,)
    prompt: ClassVar[str] = words.ASK_GARRISON

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        return [("space", words.SPACE, march.at)]

    def moves(self, p: Hannibal) -> list[Move]:
        march = p.marching()
        side = 1 - p.active
        space = march.at
        total = units_in(p, side, space)
        elephants = elephants_at(p, side, space) + elephants_at(p, side, p.board.inside[space])
        return [
            Move(words.GARRISON, count, some)
            for count in range(min(total, p.board.capacity[space]) + 1)
            if garrison_is_legal(p, side, space, count, total)
            for some in elephant_choices(total, elephants, count)
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        space, side = p.marching().at, 1 - p.active
        total = units_in(p, side, space)
        if not 0 <= move.a <= min(p.board.capacity[space], total):
            return words.R_CAPACITY
        return words.R_ELEPHANTS if garrison_is_legal(p, side, space, move.a, total) else words.R_CONSUL_UNITS

    def _generals(self, p: Hannibal) -> list[int]:
        """Those who will be asked: all of the space, in their order."""
        space = p.marching().at
        mask = mask_at(p, 1 - p.active, space) | mask_at(p, 1 - p.active, p.board.inside[space])
        return [one for one in range(GENERALS) if mask >> one & 1]

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        named = words.GENERALS.unpack(move.c)
        return [Move(words.GARRISON, move.a, move.b), *shelter_steps(self._generals(p), named)]

    def among(self, p: Hannibal, verb: int) -> list[Among]:
        return [Among([], []), Among([], []), Among(self._generals(p), [])]

    def samples(self, p: Hannibal) -> list[Move]:
        moves = self.moves(p)
        able = self._generals(p)
        return [
            Move(words.GARRISON_WITH, move.a, move.b, words.GENERALS.pack(some))
            for move in (moves[0], moves[-1])
            for some in ([], able)
        ]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NOT_HERE

    def step(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        side = 1 - p.active
        space = march.at
        inside = p.board.inside[space]
        shift_units(p, side, inside, space, p.cu[side * PLACES + inside], elephants_at(p, side, inside))
        for general in generals_at(p, side, inside):
            move_general(p, general, space)
        if p.train == inside:
            p.train = space
        total = p.cu[side * PLACES + space]
        shift_units(p, side, space, inside, move.a, move.b)
        p.tell(words.E_GARRISON, side, space, move.a)
        if p.train == space and side == CARTHAGE and move.a == total:
            p.train = inside
        p.begin(ShelterGenerals(side, space, 0, total))
