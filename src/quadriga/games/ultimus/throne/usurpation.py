"""Usurpation and civil war (rulebook 3.6.1 to 3.6.5)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import is_migrating, leaders_in, units_in
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BARBARIAN_BORN, BU
from quadriga.games.ultimus.printed.scenarios import CLIENT, FOEDERATI
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN


def can_usurp(p: Ultimus, leader: int, half: int) -> bool:
    """3.6.2, 6.2: a historical Roman leader of the ROMAIN, on land in that half, in a zone without Augustus."""
    at = p.leader_at[leader]
    return (
        at >= 0
        and p.leader_side[leader] == ROMAIN
        and p.roster.leader_tribe[leader] == NONE
        and not p.roster.leader_generic[leader]
        and p.board.half[at] == half
        and not has_augustus(p, at)
        and (p.roster.leader_origin[leader] != BARBARIAN_BORN or bool(nominees(p, leader)))
    )


def has_augustus(p: Ultimus, zone: int) -> bool:
    """Whether an Augustus stands in a zone."""
    return any(leader != NONE and p.leader_at[leader] == zone for leader in p.augustus)


def nominees(p: Ultimus, usurper: int) -> list[int]:
    """6.2: Roman leaders of CP 1 or 2 whom a usurper of barbarian origin may put forward in his place."""
    roster = p.roster
    return [
        leader
        for leader in range(len(p.leader_at))
        if p.leader_at[leader] >= 0
        and leader != usurper
        and roster.leader_tribe[leader] == NONE
        and not roster.leader_generic[leader]
        and roster.leader_origin[leader] != BARBARIAN_BORN
        and roster.leader_cp[leader] in (1, 2)
        and leader not in p.augustus
        and leader not in p.usurper
    ]


@final
class ChooseNominee(ChooseOne[Ultimus]):
    """6.2: for a usurper of barbarian origin the BARBARE names the Roman who would be Augustus in his place."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_LEADER,)
    prompt: ClassVar[str] = words.ASK_NOMINEE

    def __init__(self, half: int, leader: int) -> None:
        self.half: Final = half
        self.leader: Final = leader

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.leader)]

    def candidates(self, p: Ultimus) -> list[int]:
        return nominees(p, self.leader)

    def chose(self, p: Ultimus, one: int) -> None:
        p.nominee = replaced(p.nominee, self.half, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_ELIGIBLE


def proclaim(p: Ultimus, leader: int, half: int) -> None:
    """3.6.2, 3.6.3: a valid usurpation: step A at once, then the loyalty of the diocese (B) and of a neighbour (C)."""
    p.usurper = replaced(p.usurper, half, leader)
    p.tell(words.E_USURPER, leader, half)
    zone = p.leader_at[leader]
    defect(p, leader)
    rally(p, zone)
    p.begin(Canvass(half))
    p.begin(Loyalty(p.board.diocese[zone], half))


def defect(p: Ultimus, leader: int) -> None:
    """3.6.3: a leader goes over to the usurper, his guards with him; a Patrice loses his title (Ruling U-76)."""
    p.leader_side = replaced(p.leader_side, leader, BARBARE)
    for half in range(2):
        if p.patrice[half] == leader:
            p.patrice = replaced(p.patrice, half, NONE)
    if p.escort == leader:
        p.escort = NONE
    for unit, owner in enumerate(p.unit_lead):
        if owner == leader:
            p.turn_unit(unit, BARBARE)


def rally(p: Ultimus, zone: int) -> None:
    """3.6.3 A: every leader but an Augustus, and every Roman or Foederati unit of a zone, joins the usurpation."""
    for leader in leaders_in(p, zone, ROMAIN):
        if leader not in p.augustus:
            defect(p, leader)
    for unit in ralliable(p, zone):
        if p.roster.unit_category[unit] != BU or p.leader_side[p.unit_lead[unit]] == BARBARE:
            p.turn_unit(unit, BARBARE)
    p.tell(words.E_RALLIED, zone)


def ralliable(p: Ultimus, zone: int) -> list[int]:
    """3.6.3: the Roman and Foederati units of the ROMAIN in a zone; the Armenians never change sides."""
    tribes, status = p.roster.unit_tribe, p.tribe_status
    return [u for u in units_in(p, zone, ROMAIN) if tribes[u] == NONE or status[tribes[u]] != CLIENT]


@final
class Loyalty(Procedure[Ultimus]):
    """3.6.3 B: test every zone of a diocese in which leaders of the ROMAIN stand."""

    def __init__(self, diocese: int, half: int) -> None:
        self.diocese: Final = diocese
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        for zone in range(p.board.size - 1, -1, -1):
            if p.board.diocese[zone] == self.diocese:
                p.begin(ZoneLoyalty(zone, self.half))


@final
class ZoneLoyalty(Procedure[Ultimus]):
    """3.6.3 B: only the leader of highest CP in a zone is tested; beside an Augustus by option (Ruling U-77)."""

    def __init__(self, zone: int, half: int) -> None:
        self.zone: Final = zone
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        leaders = [leader for leader in leaders_in(p, self.zone, ROMAIN) if leader not in p.augustus]
        spared = has_augustus(p, self.zone) and p.options[options.LOYALTY] == options.AUGUSTUS_KEEPS
        if p.usurper[self.half] == NONE or not leaders or spared:
            return
        best = leaders[0]
        for leader in leaders:
            if p.roster.leader_cp[leader] > p.roster.leader_cp[best]:
                best = leader
        p.begin(LoyaltyRoll(best))


@final
class LoyaltyRoll(SixRoll):
    """3.6.3 B: 1d6 of at least the leader's CP brings him, and all in his zone, to the usurper."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        zone = p.leader_at[self.leader]
        p.tell(words.E_ROLL, self.leader, number, p.roster.leader_cp[self.leader])
        if number >= p.roster.leader_cp[self.leader]:
            rally(p, zone)
        else:
            p.tell(words.E_LOYAL, zone)


def canvassed(p: Ultimus, half: int) -> list[int]:
    """3.6.3 C: dioceses of the same half next to the usurper's, over a strait too."""
    usurper = p.usurper[half]
    if usurper == NONE or p.leader_at[usurper] < 0 or p.board.diocese[p.leader_at[usurper]] == NONE:
        return []
    here = p.board.diocese[p.leader_at[usurper]]
    return [d for d in p.board.diocese_near[here] if p.board.diocese_half[d] == half]


@final
class Canvass(Procedure[Ultimus]):
    """3.6.3 C: the usurper turns to one neighbouring diocese of his half."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        if canvassed(p, self.half):
            p.begin(ChooseDiocese(self.half))


@final
class ChooseDiocese(ChooseOne[Ultimus]):
    """3.6.3 C: which neighbouring diocese."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_DIOCESE,)
    prompt: ClassVar[str] = words.ASK_CANVASS

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", words.HALF, self.half)]

    def candidates(self, p: Ultimus) -> list[int]:
        return canvassed(p, self.half)

    def chose(self, p: Ultimus, one: int) -> None:
        p.begin(CanvassRoll(self.half, one))

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_ADJACENT


@final
class CanvassRoll(TenRoll):
    """3.6.3 C: 1d10 strictly below the usurper's CP opens the diocese to tests of loyalty."""

    def __init__(self, half: int, diocese: int) -> None:
        self.half: Final = half
        self.diocese: Final = diocese

    def rolled(self, p: Ultimus, number: int) -> None:
        usurper = p.usurper[self.half]
        p.tell(words.E_ROLL, usurper, number, p.roster.leader_cp[usurper])
        if number < p.roster.leader_cp[usurper]:
            p.begin(Loyalty(self.diocese, self.half))


def come_home(p: Ultimus, half: int) -> None:
    """3.6.4, 5: everybody who joined the usurpation of one half is the ROMAIN's again.

    With no other usurpation on, nobody is left out; else the half where a piece stands decides.
    """
    alone = p.usurper[1 - half] == NONE
    for leader, tribe in enumerate(p.roster.leader_tribe):
        if p.leader_side[leader] == BARBARE and _is_rebel(p, tribe) and (alone or _is_there(p, leader, half)):
            p.leader_side = replaced(p.leader_side, leader, ROMAIN)
    for unit, tribe in enumerate(p.roster.unit_tribe):
        if p.unit_side[unit] == BARBARE and _is_rebel(p, tribe) and (alone or _stands_in(p, unit, half)):
            p.turn_unit(unit, ROMAIN)


def _is_rebel(p: Ultimus, tribe: int) -> bool:
    return tribe == NONE or (p.tribe_status[tribe] == FOEDERATI and not is_migrating(p, tribe))


def _is_there(p: Ultimus, leader: int, half: int) -> bool:
    at = p.leader_at[leader]
    return (p.board.half[at] if at >= 0 and p.board.half[at] != NONE else p.roster.leader_half[leader]) in (half, NONE)


def _stands_in(p: Ultimus, unit: int, half: int) -> bool:
    lead = p.unit_lead[unit]
    if lead != NONE:
        return p.leader_side[lead] == ROMAIN
    at = p.unit_at[unit]
    return (p.board.half[at] if at >= 0 and p.board.half[at] != NONE else p.roster.unit_half[unit]) in (half, NONE)


def collapse(p: Ultimus, half: int) -> None:
    """3.6.4: the usurper is dead: his followers fall back into line."""
    p.usurper = replaced(p.usurper, half, NONE)
    p.nominee = replaced(p.nominee, half, NONE)
    come_home(p, half)
    p.tell(words.E_COLLAPSED, half)
