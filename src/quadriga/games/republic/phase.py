"""The order of a Combat Phase (section 0.3)."""

from typing import ClassVar, final

from quadriga.engine import ANY, Decision, Move, Procedure, Seat
from quadriga.engine.position import DRAW
from quadriga.games.republic.active_conflict import ConflictBattle
from quadriga.games.republic.assault import Assault
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE
from quadriga.games.republic.end_of_phase import EndOfPhase
from quadriga.games.republic.interception import Convoy
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    DONE,
    GENERAL_AT_ROME,
    GOVERNOR_AT_ROME,
    NO_ARMY,
    ROME_SEAT,
    WAITING,
    Combat,
)
from quadriga.games.republic.rebel_general import RebelBattle
from quadriga.games.republic.rebel_province_naval import ProvinceBattle
from quadriga.games.republic.words import (
    ACTIVE,
    CHOOSE_BATTLE,
    CONFRONTATION_OVER,
    CONVOYS,
    EXPEDITIONS,
    FIGHT,
    FIRST_CONVOY,
    FIRST_EXPEDITION,
    HAS_FOUGHT,
    INACTIVE,
    NO_EXPEDITION,
    NOTHING_LEFT,
    REBEL_IN_ROME,
    WOKE,
)


@final
class CombatPhase(Procedure[Combat]):
    """0.3.4: interceptions, then the other battles of Rome, then assaults on provinces, then the end."""

    def run(self, p: Combat) -> None:
        for army in range(EXPEDITIONS):
            target = p.army_target[army]
            if p.army_state[army] == WAITING and target < AT_REBEL and p.status[target] == INACTIVE:
                p.status[target] = ACTIVE
                p.tell(WOKE, target)
        p.begin(EndOfPhase())
        for conflict in range(p.cards.conflicts - 1, -1, -1):
            p.begin(Assault(conflict, 0))
        p.begin(Unopposed())
        p.begin(RomanBattles())
        for convoy in range(CONVOYS - 1, -1, -1):
            if p.convoy_state[convoy] == WAITING:
                p.begin(Convoy(FIRST_CONVOY + convoy))


@final
class RomanBattles(Procedure[Combat]):
    """0.3.4: Rome's battles, one after the other, until no expedition waits."""

    def run(self, p: Combat) -> None:
        waiting = [army for army in range(EXPEDITIONS) if p.army_state[army] == WAITING]
        if len(waiting) > 1:
            p.begin(ChooseBattle())
        elif waiting:
            start_battle(p, waiting[0])


def start_battle(p: Combat, army: int) -> None:
    """0.3.1: an expedition has its one turn; Rome rolls wherever it takes part (0.3.3)."""
    p.army_state[army] = DONE
    force = FIRST_EXPEDITION + army
    target = p.army_target[army]
    if target >= AT_PROVINCE:
        p.begin(ProvinceBattle(force, target - AT_PROVINCE))
    elif target == AT_REBEL:
        p.begin(RebelBattle(force))
    elif p.is_active(target):
        p.begin(ConflictBattle(force, target))
    else:
        p.tell(NOTHING_LEFT, force)


@final
class ChooseBattle(Decision[Combat]):
    """0.3.4, A60: the presiding magistrate says which expedition fights next."""

    verbs: ClassVar[tuple[int, ...]] = (FIGHT,)
    prompt: ClassVar[str] = CHOOSE_BATTLE

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def moves(self, p: Combat) -> list[Move]:
        return [Move(FIGHT, FIRST_EXPEDITION + army) for army in range(EXPEDITIONS) if p.army_state[army] == WAITING]

    def why(self, p: Combat, move: Move) -> int:
        army = move.a - FIRST_EXPEDITION
        if move.a == ANY:
            return 0
        if not 0 <= army < EXPEDITIONS or p.army_state[army] == NO_ARMY:
            return NO_EXPEDITION
        return HAS_FOUGHT if p.army_state[army] == DONE else 0

    def play(self, p: Combat, move: Move) -> None:
        p.begin(RomanBattles())
        start_battle(p, move.a - FIRST_EXPEDITION)


@final
class Unopposed(Procedure[Combat]):
    """A40: a rebel at Rome whom no army has met has beaten Rome."""

    def run(self, p: Combat) -> None:
        if p.rebel_place in (GENERAL_AT_ROME, GOVERNOR_AT_ROME) and p.rebel_result == NO_BATTLE:
            p.rebel_result = DEFEAT
            p.tell(REBEL_IN_ROME)


@final
class OneConfrontation(Procedure[Combat]):
    """0.3.2: a single confrontation is over; what is left waits for the next Senate Phase."""

    def run(self, p: Combat) -> None:
        p.finish(CONFRONTATION_OVER, [DRAW, DRAW])
