"""The combat phase (rulebook 2.E, 8.1): which battles there are, and the steps of each."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.games.ultimus.battle import Evasion, Refuge
from quadriga.games.ultimus.forces import contested
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tactics import Clash
from quadriga.games.ultimus.words import FIGHT, NO_BATTLE


@final
class Battles(Procedure[Ultimus]):
    """8.1: battles are compulsory; the attacker chooses their order."""

    def run(self, p: Ultimus) -> None:
        zones = contested(p)
        if not zones:
            return
        p.begin(self)
        if len(zones) == 1:
            p.begin(Battle(zones[0]))
        else:
            p.begin(ChooseBattle())


@final
class ChooseBattle(Decision[Ultimus]):
    """8.1: which battle is fought next."""

    verbs: ClassVar[tuple[int, ...]] = (FIGHT,)
    prompt: ClassVar[str] = "battles"

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.active)

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(FIGHT, zone) for zone in contested(p)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.begin(Battle(move.a))

    def why(self, p: Ultimus, move: Move) -> int:
        return NO_BATTLE if move.a != ANY else 0


@final
class Battle(Procedure[Ultimus]):
    """8.1 to 8.3: refuge, evasion, then the clash of whoever is left."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        p.begin(Clash(self.zone))
        p.begin(Evasion(self.zone))
        p.begin(Refuge(self.zone))
