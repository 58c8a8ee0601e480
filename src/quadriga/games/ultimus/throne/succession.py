"""Augustus and Patrice (rulebook 3.5.1, 3.5.2): who follows whom, the approval of the East, Honorius's heir."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.position import LOSS, WIN
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import half_of, is_in_play, owns_guard
from quadriga.games.ultimus.peoples.regnum import ChooseKing, pretenders
from quadriga.games.ultimus.position import DEAD, OFF, Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE, WEST
from quadriga.games.ultimus.printed.pieces import BARBARIAN_BORN, BU, THEODOSIAN
from quadriga.games.ultimus.printed.scenarios import FOEDERATI
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import AUGUSTA_WEST, grant
from quadriga.games.ultimus.throne.usurpation import ChooseNominee, can_usurp, proclaim

THEODOSIANS: Final = 1
OWN_HALF: Final = 2
OTHER_HALF: Final = 3
FROM_THE_EAST: Final = 4
"""3.5.2, case 2: after a refusal a leader of the East is made Augustus Occidentalis."""

CHILD_EMPEROR_YEAR: Final = 424


def is_eligible(p: Ultimus, leader: int) -> bool:
    """3.5.2: a historical Roman leader of the ROMAIN, not of barbarian origin, not Augustus already."""
    return (
        p.leader_side[leader] == ROMAIN
        and p.roster.leader_tribe[leader] == NONE
        and not p.roster.leader_generic[leader]
        and p.roster.leader_origin[leader] != BARBARIAN_BORN
        and is_in_play(p, leader)
        and leader not in p.augustus
    )


def candidates(p: Ultimus, half: int, case: int) -> list[int]:
    """3.5.2: those among whom the ROMAIN chooses in a case of the succession."""
    where = half if case in (THEODOSIANS, OWN_HALF) else 1 - half
    return [
        leader
        for leader in range(len(p.leader_at))
        if is_eligible(p, leader)
        and half_of(p, leader) == where
        and (case != THEODOSIANS or p.roster.leader_origin[leader] == THEODOSIAN)
    ]


@final
class Succession(Procedure[Ultimus]):
    """3.5.2: find the first case that has candidates; with none the throne stays empty (case 4)."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        if p.augustus[self.half] == NONE:
            seek_successor(p, self.half, THEODOSIANS)


def seek_successor(p: Ultimus, half: int, first: int) -> None:
    """3.5.2: the cases in their order, from the first that is open."""
    for case in range(first, OTHER_HALF + 1):
        if candidates(p, half, case):
            choose(p, half, case)
            return
    leave_vacant(p, half)


def choose(p: Ultimus, half: int, case: int) -> None:
    """Ask the ROMAIN, unless only one can be named."""
    named = candidates(p, half, case)
    if len(named) == 1:
        name(p, half, case, named[0])
    else:
        p.begin(ChooseAugustus(half, case))


def name(p: Ultimus, half: int, case: int, leader: int) -> None:
    """3.5.2: a western candidate of case 2 needs the approval of the East, if there is an Augustus to give it."""
    if half == WEST and case == OWN_HALF and p.augustus[EAST] != NONE:
        p.begin(Approval(leader))
    else:
        crown(p, leader, half)


def crown(p: Ultimus, leader: int, half: int) -> None:
    """3.5.1: a leader receives the marker Augustus and ends every other office."""
    p.augustus = replaced(p.augustus, half, leader)
    for other in range(2):
        if p.patrice[other] == leader:
            p.patrice = replaced(p.patrice, other, NONE)
        if p.nominee[other] == leader:
            p.nominee = replaced(p.nominee, other, NONE)
    if p.escort == leader:
        p.escort = NONE
    p.tell(words.E_AUGUSTUS, leader, half)


def leave_vacant(p: Ultimus, half: int) -> None:
    """3.5.2 case 4: nobody can follow: the BARBARE may use a Rex once; with no Augustus at all the ROMAIN has lost."""
    p.tell(words.E_VACANT, half)
    if p.augustus[1 - half] == NONE and not p.won[1 - half]:
        results = [WIN, WIN]
        results[int(p.seat_of(ROMAIN))] = LOSS
        p.finish(words.END_NO_AUGUSTUS, results)
    elif pretenders(p):
        p.begin(ChooseKing(1))


@final
class ChooseAugustus(ChooseOne[Ultimus]):
    """3.5.2: the ROMAIN names the successor."""

    verbs: ClassVar[tuple[int, ...]] = (words.CROWN,)
    prompt: ClassVar[str] = words.ASK_SUCCESSION

    def __init__(self, half: int, case: int) -> None:
        self.half: Final = half
        self.case: Final = case

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", words.HALF, self.half)]

    def candidates(self, p: Ultimus) -> list[int]:
        return candidates(p, self.half, self.case)

    def chose(self, p: Ultimus, one: int) -> None:
        name(p, self.half, self.case, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_ELIGIBLE


@final
class Approval(SixRoll):
    """3.5.2: 1d6 of at most the candidate's CP, or the western Patrice's if better; else he becomes Usurper."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        needed = p.roster.leader_cp[self.leader]
        patrice = p.patrice[WEST]
        if patrice != NONE:
            needed = max(needed, p.roster.leader_cp[patrice])
        p.tell(words.E_ROLL, self.leader, number, needed)
        if number <= needed:
            crown(p, self.leader, WEST)
            return
        p.tell(words.E_REFUSED, self.leader)
        p.begin(EasternEmperor())
        zone = p.leader_at[self.leader]
        if p.usurper[WEST] == NONE and zone >= 0 and p.board.half[zone] == WEST:
            proclaim(p, self.leader, WEST)


@final
class EasternEmperor(Procedure[Ultimus]):
    """3.5.2: after a refusal a leader of the East is made Augustus Occidentalis and must fight the usurper."""

    def run(self, p: Ultimus) -> None:
        if candidates(p, WEST, FROM_THE_EAST):
            choose(p, WEST, FROM_THE_EAST)
        else:
            leave_vacant(p, WEST)


# ---------------------------------------------------------------- the child emperor


@final
class HonoriusIsDead(Procedure[Ultimus]):
    """3.5.2: before 424 as in case 2; then Valentinien III is Augustus, an escort leads him, a usurper rises."""

    def run(self, p: Ultimus) -> None:
        child = p.roster.valentinien
        if p.year < CHILD_EMPEROR_YEAR:
            seek_successor(p, WEST, OWN_HALF)
            return
        if p.leader_at[child] == DEAD:
            p.begin(Succession(WEST))
            return
        home = p.board.constantinopolis
        p.leader_at[child] = home
        p.leader_side = replaced(p.leader_side, child, ROMAIN)
        p.tell(words.E_ENTERED, child, home)
        crown(p, child, WEST)
        grant(p, ROMAIN, AUGUSTA_WEST)
        if p.unit_at[p.roster.placidi_felices] == OFF:
            p.turn_unit(p.roster.placidi_felices, ROMAIN)
            p.put_unit(p.roster.placidi_felices, home)
        if escorts(p):
            p.begin(ChooseEscort())
        if p.usurper[WEST] == NONE and western_usurpers(p):
            p.begin(ChooseUsurper())


def western_usurpers(p: Ultimus) -> list[int]:
    """3.5.2: whom the BARBARE may raise against the child."""
    return [leader for leader in range(len(p.leader_at)) if can_usurp(p, leader, WEST)]


def escorts(p: Ultimus) -> list[int]:
    """3.5.2: historical leaders of the East who may lead the child emperor home."""
    return [
        leader
        for leader in range(len(p.leader_at))
        if p.leader_at[leader] >= 0
        and p.leader_side[leader] == ROMAIN
        and p.roster.leader_tribe[leader] == NONE
        and not p.roster.leader_generic[leader]
        and half_of(p, leader) == EAST
        and leader not in p.augustus
    ]


@final
class ChooseUsurper(ChooseOne[Ultimus]):
    """3.5.2: the BARBARE designates the usurper; his usurpation is valid at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.PROCLAIM,)
    prompt: ClassVar[str] = words.ASK_HONORIUS

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def candidates(self, p: Ultimus) -> list[int]:
        return western_usurpers(p)

    def chose(self, p: Ultimus, one: int) -> None:
        proclaim(p, one, WEST)
        if p.roster.leader_origin[one] == BARBARIAN_BORN:
            p.begin(ChooseNominee(WEST, one))

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_ELIGIBLE


@final
class ChooseEscort(ChooseOne[Ultimus]):
    """3.5.2: the ROMAIN designates the eastern leader who may take eastern palatini to the West."""

    verbs: ClassVar[tuple[int, ...]] = (words.ESCORT,)
    prompt: ClassVar[str] = words.ASK_ESCORT

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def candidates(self, p: Ultimus) -> list[int]:
        return escorts(p)

    def chose(self, p: Ultimus, one: int) -> None:
        p.escort = one
        p.tell(words.E_ESCORT, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_ELIGIBLE


# ---------------------------------------------------------------- Patrices


def can_be_patrice(p: Ultimus, leader: int, half: int) -> bool:
    """3.5.1: a historical leader of the ROMAIN, of Foederati too, who stands in that half and is not Augustus."""
    tribe = p.roster.leader_tribe[leader]
    at = p.leader_at[leader]
    return (
        at >= 0
        and p.leader_side[leader] == ROMAIN
        and not p.roster.leader_generic[leader]
        and (tribe == NONE or p.tribe_status[tribe] == FOEDERATI)
        and half_of(p, leader) == half
        and leader not in p.augustus
        and leader not in p.patrice
    )


def patricians(p: Ultimus, half: int) -> list[int]:
    """3.5.1: those of whom the ROMAIN may name one Patrice."""
    return [leader for leader in range(len(p.leader_at)) if can_be_patrice(p, leader, half)]


@final
class NamePatrices(Procedure[Ultimus]):
    """2.D, 3.5.1: one Patrice in each half that has an Augustus and no Patrice."""

    def run(self, p: Ultimus) -> None:
        for half in (EAST, WEST):
            p.begin(PatriceOf(half))


@final
class PatriceOf(Procedure[Ultimus]):
    """3.5.1: ask only where somebody can be named."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        half = self.half
        if p.augustus[half] == NONE or p.patrice[half] != NONE:
            return
        if patricians(p, half):
            p.begin(NamePatrice(half))


@final
class NamePatrice(ChooseOne[Ultimus]):
    """3.5.1: the ROMAIN may name a Patrice for one half."""

    verbs: ClassVar[tuple[int, ...]] = (words.PATRICE, words.PASS)
    prompt: ClassVar[str] = words.ASK_PATRICE

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", words.HALF, self.half)]

    def candidates(self, p: Ultimus) -> list[int]:
        return patricians(p, self.half)

    def chose(self, p: Ultimus, one: int) -> None:
        p.patrice = replaced(p.patrice, self.half, one)
        p.tell(words.E_PATRICE, one, self.half)
        give_guards(p, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_PATRICE


def free_guard(p: Ultimus, leader: int) -> int:
    """3.2.4: an unused unit of buccellarii of the strength a Roman leader's CC gives him; NONE if he can have none."""
    strength = p.roster.guards_for(leader)
    if strength == 0 or p.roster.leader_tribe[leader] != NONE or owns_guard(p, leader):
        return NONE
    for unit, category in enumerate(p.roster.unit_category):
        if category == BU and p.unit_at[unit] == OFF and p.roster.unit_pf[unit][0] == strength:
            return unit
    return NONE


def give_guards(p: Ultimus, leader: int) -> None:
    """3.2.4: buccellarii join a leader, if he may have some and a counter is left."""
    unit = free_guard(p, leader)
    if unit != NONE:
        p.unit_lead = replaced(p.unit_lead, unit, leader)
        p.unit_side = replaced(p.unit_side, unit, p.leader_side[leader])
        p.unit_weak = replaced(p.unit_weak, unit, 0)
        p.put_unit(unit, p.leader_at[leader])
        p.tell(words.E_GUARDS, leader, unit)
