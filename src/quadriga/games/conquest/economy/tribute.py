"""Phases three and four: tribute, and the destruction of cities (sections 13 and 14)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.conquest import words
from quadriga.games.conquest.alliances import ALLIANCES, add_alliances, forbids_alliance, speak
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.economy.threats import is_threatened
from quadriga.games.conquest.position import NONE, Conquest

TRIBUTE_PHASE: Final = 3
DESTRUCTION_PHASE: Final = 4


@final
class TributePhase(Procedure[Conquest]):
    """13: the active player collects what his tribute marker shows."""

    def run(self, p: Conquest) -> None:
        if p.turn_over:
            return
        p.phase = TRIBUTE_PHASE
        p.money[p.active] += p.tribute[p.active]
        p.tell(words.E_TRIBUTE_PAID, p.active, p.tribute[p.active])


# ---------------------------------------------------------------- phase four


@final
class DestructionPhase(Procedure[Conquest]):
    """14 and Ruling C-70: cities may be destroyed, if an enemy threatens one."""

    def run(self, p: Conquest) -> None:
        if p.turn_over:
            return
        p.phase = DESTRUCTION_PHASE
        cities = Destruction().candidates(p)
        if any(is_threatened(p, p.active, zone) for zone in cities):
            p.begin(Destruction())


def forbids_razing(p: Conquest, zone: int) -> int:
    """14: one destroys one's own cities only."""
    if zone >= PROVINCES or p.control[zone] != p.active or p.city[zone] != 1:
        return words.R_NO_OWN_CITY
    return 0


@final
class Destruction(ChooseOne[Conquest]):
    """14: which city goes, with its fortification and the roads that lead to it."""

    verbs: ClassVar[tuple[int, ...]] = (words.RAZE, words.END_RAZING, *ALLIANCES)
    prompt: ClassVar[str] = words.ASK_RAZING

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def candidates(self, p: Conquest) -> list[int]:
        return [zone for zone in range(PROVINCES) if forbids_razing(p, zone) == 0]

    def forbids(self, p: Conquest, one: int) -> int:
        return forbids_razing(p, one)

    def chose(self, p: Conquest, one: int) -> None:
        raze(p, one)
        if self.candidates(p):
            p.begin(self)

    def moves(self, p: Conquest) -> list[Move]:
        moves = [Move(words.RAZE, zone) for zone in self.candidates(p)]
        add_alliances(p, moves)
        moves.append(Move(words.END_RAZING))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        return forbids_alliance(p, move) if move.verb in ALLIANCES else super().why(p, move)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb in ALLIANCES:
            p.begin(self)
            speak(p, move)
        else:
            super().play(p, move)


def raze(p: Conquest, zone: int) -> None:
    """14: the city, its fortification and its roads can be bought again; the tribute marker goes down."""
    p.city = replaced(p.city, zone, 0)
    p.building_pool = replaced(p.building_pool, 0, p.building_pool[0] + 1)
    if p.fort[zone]:
        p.fort = replaced(p.fort, zone, 0)
        p.building_pool = replaced(p.building_pool, 1, p.building_pool[1] + 1)
    for road in p.board.road_of[zone]:
        if p.road[road]:
            p.road = replaced(p.road, road, 0)
            p.road_builder = replaced(p.road_builder, road, NONE)
            p.building_pool = replaced(p.building_pool, 2, p.building_pool[2] + 1)
    p.tribute = replaced(p.tribute, p.active, p.tribute[p.active] - p.pieces.city_tribute)
    p.tell(words.E_CITY_RAZED, p.active, zone)
