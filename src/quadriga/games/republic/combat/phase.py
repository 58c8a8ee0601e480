"""The order of a Combat Phase (section 0.3)."""

from typing import ClassVar, final

from quadriga.engine import Procedure, Seat
from quadriga.engine.position import DRAW
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE
from quadriga.games.republic.combat.active_conflict import ConflictBattle
from quadriga.games.republic.combat.assault import Assault
from quadriga.games.republic.combat.end_of_phase import EndOfPhase
from quadriga.games.republic.combat.interception import Convoy
from quadriga.games.republic.combat.rebel_general import RebelBattle
from quadriga.games.republic.combat.rebel_province_naval import ProvinceBattle
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    ROME_SEAT,
    Combat,
)


@final
class CombatPhase(Procedure[Combat]):
    """0.3.4: interceptions, then the other battles of Rome, then assaults on provinces, then the end."""

    def run(self, p: Combat) -> None:
        for army in p.expeditions:
            if army.target < AT_REBEL and p.status[army.target] == words.INACTIVE:
                p.status[army.target] = words.ACTIVE
                p.tell(words.E_WOKE, army.target)
        p.begin(EndOfPhase())
        for conflict in range(p.cards.conflicts - 1, -1, -1):
            p.begin(Assault(conflict, 0))
        p.begin(Unopposed())
        p.begin(RomanBattles())
        for convoy in range(len(p.convoys) - 1, -1, -1):
            p.begin(Convoy(words.FIRST_CONVOY + convoy))


@final
class RomanBattles(Procedure[Combat]):
    """0.3.4: Rome's battles, one after the other, until no expedition waits."""

    def run(self, p: Combat) -> None:
        waiting = [force for force in expeditions(p) if not p.expedition(force).fought]
        if len(waiting) > 1:
            p.begin(ChooseBattle())
        elif waiting:
            start_battle(p, waiting[0])


def expeditions(p: Combat) -> list[int]:
    """The forces that were sent out."""
    return [words.FIRST_EXPEDITION + army for army in range(len(p.expeditions))]


def start_battle(p: Combat, force: int) -> None:
    """0.3.1: an expedition has its one turn; Rome rolls wherever it takes part (0.3.3)."""
    p.expedition(force).fought = 1
    target = p.expedition(force).target
    if target >= AT_PROVINCE:
        p.begin(ProvinceBattle(force, target - AT_PROVINCE))
    elif target == AT_REBEL:
        p.begin(RebelBattle(force))
    elif p.is_active(target):
        p.begin(ConflictBattle(force, target))
    else:
        p.tell(words.E_NOTHING_LEFT, force)


def forbids_battle(p: Combat, force: int) -> int:
    """0.3.1, 0.3.5: only an expedition that is out and has not fought yet fights next."""
    if not p.is_expedition(force):
        return words.R_NO_EXPEDITION
    return words.R_HAS_FOUGHT if p.expedition(force).fought else 0


@final
class ChooseBattle(ChooseOne[Combat]):
    """0.3.4, A60: the presiding magistrate says which expedition fights next."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT,)
    prompt: ClassVar[str] = words.ASK_BATTLE

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def candidates(self, p: Combat) -> list[int]:
        return [force for force in expeditions(p) if not forbids_battle(p, force)]

    def forbids(self, p: Combat, one: int) -> int:
        return forbids_battle(p, one)

    def chose(self, p: Combat, one: int) -> None:
        p.begin(RomanBattles())
        start_battle(p, one)


@final
class Unopposed(Procedure[Combat]):
    """A40: a rebel at Rome whom no army has met has beaten Rome."""

    def run(self, p: Combat) -> None:
        if p.is_rebel_at_rome() and p.uprising().result == NO_BATTLE:
            p.uprising().result = DEFEAT
            p.tell(words.E_REBEL_IN_ROME)


@final
class OneConfrontation(Procedure[Combat]):
    """0.3.2: a single confrontation is over; what is left waits for the next Senate Phase."""

    def run(self, p: Combat) -> None:
        p.finish(words.END_CONFRONTATION_OVER, [DRAW, DRAW])
