"""The combat phase (rulebook 2.E, 8.1): which battles there are, and the steps of each."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.battle import Battle
from quadriga.games.ultimus.battle.evasion import Evasion
from quadriga.games.ultimus.battle.muster import muster
from quadriga.games.ultimus.battle.refuge import Refuge
from quadriga.games.ultimus.battle.tactics import Parley
from quadriga.games.ultimus.forces import contested
from quadriga.games.ultimus.movement.caught import Stragglers
from quadriga.games.ultimus.movement.phase import Window
from quadriga.games.ultimus.position import Ultimus


@final
class Battles(Procedure[Ultimus]):
    """8.1: battles are compulsory; the attacker chooses their order; after each both players may act (6)."""

    def __init__(self, fought: int) -> None:
        self.fought: Final = fought

    def run(self, p: Ultimus) -> None:
        if self.fought:
            p.begin(Battles(0))
            p.begin(Stragglers())
            p.begin(Window(p.active))
            p.begin(Window(1 - p.active))
            return
        zones = contested(p)
        if not zones:
            return
        p.begin(Battles(1))
        if len(zones) == 1:
            join(p, zones[0])
        else:
            p.begin(ChooseBattle())


@final
class ChooseBattle(ChooseOne[Ultimus]):
    """8.1: which battle is fought next."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT,)
    prompt: ClassVar[str] = words.ASK_BATTLES

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.active)

    def candidates(self, p: Ultimus) -> list[int]:
        return contested(p)

    def chose(self, p: Ultimus, one: int) -> None:
        join(p, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NO_BATTLE


def join(p: Ultimus, zone: int) -> None:
    """8.1 to 8.3: refuge, evasion, then the clash of whoever is left."""
    battle = Battle()
    battle.lay_out(zone, p.active)
    p.battle = battle
    p.muster = []
    p.muster = muster(p, 0, 0)
    p.drop_story()
    p.begin(BattleOver())
    p.begin(Parley())
    p.begin(Evasion())
    p.begin(Refuge())


@final
class BattleOver(Procedure[Ultimus]):
    """8.1: the next battle, if there is one."""

    def run(self, p: Ultimus) -> None:
        p.battle = None
        p.end_story()
