"""The end of the phase: what was left alone, the natives, and who has won (section 9)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Procedure, Seat
from quadriga.engine.position import DRAW, LOSS, WIN
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE, PROVINCES, STALEMATE
from quadriga.games.republic.combat.active_conflict import ConflictBattle
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    LEFT,
    NOBODYS,
    REBEL_SEAT,
    WON,
    Combat,
)


def is_prosecuted(p: Combat, conflict: int) -> bool:
    """9.1, A56: a Roman legion or fleet stands on the card; by option a battle won there is enough."""
    if p.sent[conflict] & LEFT:
        return False
    won = p.options[options.PROSECUTION] != options.UNIT_ON_CARD and p.sent[conflict] & WON
    return bool(won) or _stands(p, conflict)


def _stands(p: Combat, target: int) -> bool:
    for at, army in enumerate(p.expeditions):
        force = words.FIRST_EXPEDITION + at
        if army.target == target and (p.legions(force) or p.count(force, words.FLEET)):
            return True
    return False


def is_rebellion_prosecuted(p: Combat) -> bool:
    """9.1: a Roman legion or fleet faces the rebel, at Rome or at a rebel province."""
    return _stands(p, AT_REBEL) or any(_stands(p, AT_PROVINCE + province) for province in range(PROVINCES))


@final
class EndOfPhase(Procedure[Combat]):
    """9.1: conflicts nobody fights become unprosecuted, others active again; natives return to full strength."""

    def run(self, p: Combat) -> None:
        for conflict in range(p.cards.conflicts):
            if p.is_active(conflict):
                prosecute(p, conflict)
        if p.rebellion is not None and p.rebellion.result != DEFEAT and not is_rebellion_prosecuted(p):
            p.tell(words.E_REBELLION_ALONE)
        for province in range(PROVINCES):
            if p.holder[province] != NOBODYS:
                regenerate(p, province)
        p.begin(Judgement())


def prosecute(p: Combat, conflict: int) -> None:
    """9.1: where an active conflict lies for the next turn."""
    if not is_prosecuted(p, conflict):
        p.status[conflict] = words.UNPROSECUTED
        p.tell(words.E_LEFT_ALONE, conflict)
    elif p.status[conflict] == words.UNPROSECUTED:
        p.status[conflict] = words.ACTIVE
        p.tell(words.E_TAKEN_UP, conflict)


def regenerate(p: Combat, province: int) -> None:
    """0.2.4, 9.1: the natives of a province return to the number on its card."""
    side = p.developed[province]
    full_land = p.cards.native_land[province][side]
    full_naval = p.cards.native_naval[province][side]
    for kind, full in ((words.NATIVE, full_land), (words.NATIVE_FLOTILLA, full_naval)):
        missing = full - p.count(province, kind)
        if missing > 0:
            p.units[province * words.KINDS + kind] = full
            p.tell(words.E_NATIVES_BACK, province, kind, missing)


CONTINUE: Final = 0
REBEL_WON: Final = 1
MUST_REDUCE: Final = 2
EVERYBODY_LOSES: Final = 3


def judge(conflicts: int, limit: int, marching: bool, result: int) -> int:
    """9.2.1, 9.2.2, 9.2.4: how a phase ends with so many conflicts, by what the marching rebel did to Rome."""
    if marching and result == DEFEAT:
        return REBEL_WON if conflicts <= limit else MUST_REDUCE
    if conflicts <= limit:
        return CONTINUE
    return MUST_REDUCE if marching and result == STALEMATE else EVERYBODY_LOSES


@final
class Judgement(Procedure[Combat]):
    """9.2: is there a winner, or only losers?"""

    def run(self, p: Combat) -> None:
        conflicts = p.conflict_count()
        p.tell(words.E_COUNTED, conflicts, p.cards.limit)
        marching = p.is_rebel_at_rome()
        verdict = judge(conflicts, p.cards.limit, marching, p.uprising().result if marching else NO_BATTLE)
        if verdict == CONTINUE:
            p.finish(words.END_PHASE_OVER, [DRAW, DRAW])
        elif verdict == REBEL_WON:
            p.finish(words.END_REBEL_WINS, [LOSS, WIN])
        elif verdict == EVERYBODY_LOSES:
            p.finish(words.END_ALL_LOSE, [LOSS, LOSS])
        else:
            take_rome(p)
            p.begin(Surplus())


def take_rome(p: Combat) -> None:
    """9.2.3, A58: the rebel takes Rome: the Senate's army there and all Roman fleets are his."""
    for at, army in enumerate(p.expeditions):
        force = words.FIRST_EXPEDITION + at
        if army.target == AT_REBEL:
            _join(p, force, words.LEGION)
            _join(p, force, words.VETERAN)
        _join(p, force, words.FLEET)
    for kind in (words.LEGION, words.VETERAN, words.FLEET):
        _join(p, words.ROME, kind)
    _join(p, words.INTERCEPTORS, words.FLEET)


def _join(p: Combat, force: int, kind: int) -> None:
    number = p.transfer(force, words.REBEL_ARMY, kind)
    if number:
        p.tell(words.E_ARMY_JOINS, force, kind, number)


@final
class Surplus(Procedure[Combat]):
    """9.2.3: with no more conflicts than the limit the rebel has won; else he must fight another one."""

    def run(self, p: Combat) -> None:
        if not p.is_led(words.REBEL_ARMY):
            p.finish(words.END_ALL_LOSE, [LOSS, LOSS])
        elif p.conflict_count() <= p.cards.limit:
            p.finish(words.END_REBEL_CLEARS, [LOSS, WIN])
        else:
            p.begin(ChooseSurplus())


def forbids_attack(p: Combat, conflict: int) -> int:
    """9.2.3: the rebel attacks what is still active."""
    return 0 if 0 <= conflict < p.cards.conflicts and p.is_active(conflict) else words.R_NOT_IN_PLAY


@final
class ChooseSurplus(ChooseOne[Combat]):
    """9.2.3: the rebel leads his army against a conflict of his choice."""

    verbs: ClassVar[tuple[int, ...]] = (words.ATTACK,)
    prompt: ClassVar[str] = words.ASK_SURPLUS

    def turn(self, p: Combat) -> Seat:
        return REBEL_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("number", words.NUMBER, p.conflict_count())]

    def candidates(self, p: Combat) -> list[int]:
        return [conflict for conflict in range(p.cards.conflicts) if not forbids_attack(p, conflict)]

    def forbids(self, p: Combat, one: int) -> int:
        return forbids_attack(p, one)

    def chose(self, p: Combat, one: int) -> None:
        p.begin(AfterSurplus(one))
        p.begin(ConflictBattle(words.REBEL_ARMY, one))


@final
class AfterSurplus(Procedure[Combat]):
    """9.2.3: a conflict he does not beat is everybody's ruin."""

    def __init__(self, conflict: int) -> None:
        self.conflict: Final = conflict

    def run(self, p: Combat) -> None:
        if p.is_active(self.conflict):
            p.finish(words.END_ALL_LOSE, [LOSS, LOSS])
        else:
            p.begin(Surplus())
