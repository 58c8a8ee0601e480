"""The end of the phase: what was left alone, the natives, and who has won (section 9)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.position import DRAW, LOSS, WIN
from quadriga.games.republic.active_conflict import ConflictBattle
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE, PROVINCES, STALEMATE
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    GENERAL_AT_ROME,
    GOVERNOR_AT_ROME,
    LEFT,
    NO_ARMY,
    NO_REBELLION,
    NOBODYS,
    REBEL_SEAT,
    WON,
    Combat,
)
from quadriga.games.republic.words import (
    ALL_LOSE,
    ARMY_JOINS,
    ATTACK,
    CLEAR_SURPLUS,
    COUNTED,
    EXPEDITIONS,
    FIRST_EXPEDITION,
    FLEET,
    INTERCEPTORS,
    KINDS,
    LEFT_ALONE,
    LEGION,
    NATIVE,
    NATIVE_FLOTILLA,
    NATIVES_BACK,
    NOT_IN_PLAY,
    NUMBER,
    PHASE_OVER,
    REBEL_ARMY,
    REBEL_CLEARS,
    REBEL_WINS,
    REBELLION_ALONE,
    ROME,
    UNPROSECUTED,
    VETERAN,
)


def is_prosecuted(p: Combat, conflict: int) -> bool:
    """9.1, A56: a Roman legion or fleet stands on the card, or a battle was won there."""
    if p.sent[conflict] & LEFT:
        return False
    return bool(p.sent[conflict] & WON) or _stands(p, conflict)


def _stands(p: Combat, target: int) -> bool:
    for army in range(EXPEDITIONS):
        if p.army_state[army] != NO_ARMY and p.army_target[army] == target:
            force = FIRST_EXPEDITION + army
            if p.legions(force) or p.count(force, FLEET):
                return True
    return False


def is_rebellion_prosecuted(p: Combat) -> bool:
    """9.1: a Roman legion or fleet faces the rebel, at Rome or at a rebel province."""
    return _stands(p, AT_REBEL) or any(_stands(p, AT_PROVINCE + province) for province in range(PROVINCES))


@final
class EndOfPhase(Procedure[Combat]):
    """9.1: conflicts nobody fights become unprosecuted; natives return to full strength."""

    def run(self, p: Combat) -> None:
        for conflict in range(p.cards.conflicts):
            if p.is_active(conflict) and not is_prosecuted(p, conflict):
                p.status[conflict] = UNPROSECUTED
                p.tell(LEFT_ALONE, conflict)
        if p.rebel_place != NO_REBELLION and p.rebel_result != DEFEAT and not is_rebellion_prosecuted(p):
            p.tell(REBELLION_ALONE)
        for province in range(PROVINCES):
            if p.holder[province] != NOBODYS:
                regenerate(p, province)
        p.begin(Judgement())


def regenerate(p: Combat, province: int) -> None:
    """0.2.4, 9.1: the natives of a province return to the number on its card."""
    side = p.developed[province]
    full_land = p.cards.native_land[province][side]
    full_naval = p.cards.native_naval[province][side]
    for kind, full in ((NATIVE, full_land), (NATIVE_FLOTILLA, full_naval)):
        missing = full - p.count(province, kind)
        if missing > 0:
            p.units[province * KINDS + kind] = full
            p.tell(NATIVES_BACK, province, kind, missing)


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
        p.tell(COUNTED, conflicts, p.cards.limit)
        marching = p.rebel_place in (GENERAL_AT_ROME, GOVERNOR_AT_ROME)
        verdict = judge(conflicts, p.cards.limit, marching, p.rebel_result if marching else NO_BATTLE)
        if verdict == CONTINUE:
            p.finish(PHASE_OVER, [DRAW, DRAW])
        elif verdict == REBEL_WON:
            p.finish(REBEL_WINS, [LOSS, WIN])
        elif verdict == EVERYBODY_LOSES:
            p.finish(ALL_LOSE, [LOSS, LOSS])
        else:
            take_rome(p)
            p.begin(Surplus())


def take_rome(p: Combat) -> None:
    """9.2.3, A58: the rebel takes Rome: the Senate's army there and all Roman fleets are his."""
    for army in range(EXPEDITIONS):
        force = FIRST_EXPEDITION + army
        if p.army_target[army] == AT_REBEL:
            _join(p, force, LEGION)
            _join(p, force, VETERAN)
        _join(p, force, FLEET)
    for kind in (LEGION, VETERAN, FLEET):
        _join(p, ROME, kind)
    _join(p, INTERCEPTORS, FLEET)


def _join(p: Combat, force: int, kind: int) -> None:
    number = p.transfer(force, REBEL_ARMY, kind)
    if number:
        p.tell(ARMY_JOINS, force, kind, number)


@final
class Surplus(Procedure[Combat]):
    """9.2.3: with no more conflicts than the limit the rebel has won; else he must fight another one."""

    def run(self, p: Combat) -> None:
        if p.commander(REBEL_ARMY) < 0:
            p.finish(ALL_LOSE, [LOSS, LOSS])
        elif p.conflict_count() <= p.cards.limit:
            p.finish(REBEL_CLEARS, [LOSS, WIN])
        else:
            p.begin(ChooseSurplus())


@final
class ChooseSurplus(Decision[Combat]):
    """9.2.3: the rebel leads his army against a conflict of his choice."""

    verbs: ClassVar[tuple[int, ...]] = (ATTACK,)
    prompt: ClassVar[str] = CLEAR_SURPLUS

    def turn(self, p: Combat) -> Seat:
        return REBEL_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("number", NUMBER, p.conflict_count())]

    def moves(self, p: Combat) -> list[Move]:
        return [Move(ATTACK, conflict) for conflict in range(p.cards.conflicts) if p.is_active(conflict)]

    def why(self, p: Combat, move: Move) -> int:
        if move.a == ANY or (0 <= move.a < p.cards.conflicts and p.is_active(move.a)):
            return 0
        return NOT_IN_PLAY

    def play(self, p: Combat, move: Move) -> None:
        p.begin(AfterSurplus(move.a))
        p.begin(ConflictBattle(REBEL_ARMY, move.a))


@final
class AfterSurplus(Procedure[Combat]):
    """9.2.3: a conflict he does not beat is everybody's ruin."""

    fields: ClassVar[tuple[str, ...]] = ("conflict",)

    def __init__(self, conflict: int) -> None:
        self.conflict: Final = conflict

    def run(self, p: Combat) -> None:
        if p.is_active(self.conflict):
            p.finish(ALL_LOSE, [LOSS, LOSS])
        else:
            p.begin(Surplus())
