"""Kingdoms inside the empire (rulebook 4.5.3, stratagem Rex in 6.2)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import group_of, is_in_play
from quadriga.games.ultimus.peoples.tribes import set_status
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import REGNUM, REVOLT
from quadriga.games.ultimus.printed.tables import BARBARE


def can_be_king(p: Ultimus, leader: int) -> bool:
    """4.5.3: a leader of one of the five tribes, in revolt, who holds a town with a unit of his people."""
    tribe = p.roster.leader_tribe[leader]
    if tribe == NONE or not p.roster.tribe_regnum[tribe] or p.tribe_status[tribe] != REVOLT:
        return False
    return p.tribe_ally[tribe] == NONE and holds_town(p, leader)


def holds_town(p: Ultimus, leader: int) -> bool:
    """4.5.3: whether a leader stands in a zone with a town together with a unit of his tribe, both the BARBARE's."""
    zone = p.leader_at[leader]
    if zone < 0 or not p.board.town[zone] or not p.board.is_empire(zone) or p.leader_side[leader] != BARBARE:
        return False
    units = p.roster.tribe_units[p.roster.leader_tribe[leader]]
    return any(p.unit_at[unit] == zone and p.unit_side[unit] == BARBARE for unit in units)


def pretenders(p: Ultimus) -> list[int]:
    """Leaders whom a Rex may make king now."""
    return [leader for leader in range(len(p.leader_at)) if p.leader_at[leader] >= 0 and can_be_king(p, leader)]


@final
class ChooseKing(ChooseOne[Ultimus]):
    """6.2 Rex: the BARBARE names the leader who tries to become king; offered freely it may be declined (3.5.2)."""

    verbs: ClassVar[tuple[int, ...]] = (words.RAISE_KING, words.PASS)
    prompt: ClassVar[str] = words.ASK_REX

    def __init__(self, free: int) -> None:
        self.free: Final = free

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def candidates(self, p: Ultimus) -> list[int]:
        return pretenders(p)

    def chose(self, p: Ultimus, one: int) -> None:
        p.begin(KingRoll(one))

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_HIS_KIN

    def forbids_declining(self, p: Ultimus) -> int:
        return 0 if self.free else words.R_NOT_YOURS


@final
class KingRoll(SixRoll):
    """6.2 Rex: 1d6 of at most the leader's CP founds the Regnum."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        tribe = p.roster.leader_tribe[self.leader]
        p.tell(words.E_ROLL, self.leader, number, p.roster.leader_cp[self.leader])
        if number <= p.roster.leader_cp[self.leader]:
            found(p, tribe, self.leader)
        else:
            p.tell(words.E_NO_REGNUM, tribe)


def found(p: Ultimus, tribe: int, king: int) -> None:
    """4.5.3: a tribe, and its allies, become a Regnum whose capital is the king's town."""
    for one in group_of(p, tribe):
        set_status(p, one, REGNUM)
    p.tribe_rex = replaced(p.tribe_rex, tribe, king)
    p.tribe_capital = replaced(p.tribe_capital, tribe, p.leader_at[king])
    p.regna += 1
    p.tell(words.E_REGNUM, tribe, king, p.leader_at[king])


def successors(p: Ultimus, tribe: int) -> list[int]:
    """4.5.3: the leaders of the tribe who may follow a dead king."""
    return [leader for leader in p.roster.tribe_leaders[tribe] if is_in_play(p, leader)]


@final
class KingIsDead(Procedure[Ultimus]):
    """4.5.3: another leader of the tribe is king at once; with none the Regnum waits for one (Ruling U-63)."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, p: Ultimus) -> None:
        heirs = successors(p, self.tribe)
        if p.tribe_status[self.tribe] != REGNUM or p.tribe_rex[self.tribe] != NONE or not heirs:
            return
        if len(heirs) == 1:
            crown_king(p, self.tribe, heirs[0])
        else:
            p.begin(ChooseHeir(self.tribe))


def crown_king(p: Ultimus, tribe: int, leader: int) -> None:
    """4.5.3: a leader becomes Rex of an existing Regnum."""
    p.tribe_rex = replaced(p.tribe_rex, tribe, leader)
    p.tell(words.E_KING, tribe, leader)


@final
class ChooseHeir(ChooseOne[Ultimus]):
    """4.5.3: the BARBARE chooses the king's successor."""

    verbs: ClassVar[tuple[int, ...]] = (words.RAISE_KING,)
    prompt: ClassVar[str] = words.ASK_KING

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", words.TRIBE, self.tribe)]

    def candidates(self, p: Ultimus) -> list[int]:
        return successors(p, self.tribe)

    def chose(self, p: Ultimus, one: int) -> None:
        crown_king(p, self.tribe, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_HIS_KIN
