"""Ravenna and Constantinopolis (rulebook 8.2.2): Augustus shuts himself up in his city."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import guard_of, is_contested, leaders_in, units_in
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import PA
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN


def palatini_in(p: Ultimus, zone: int) -> list[int]:
    """8.2.2: units of palatini that can shelter with Augustus."""
    return [unit for unit in units_in(p, zone, ROMAIN) if p.roster.unit_category[unit] == PA]


@final
class Refuge(Procedure[Ultimus]):
    """8.2.2: Augustus, attacked in the zone of his city, may shut himself up in it with a unit of palatini."""

    def run(self, p: Ultimus) -> None:
        zone = p.fight().zone
        if p.active != BARBARE or not is_contested(p, zone):
            return
        for half in range(2):
            augustus = p.augustus[half]
            here = p.board.refuge[half] == zone and augustus != NONE and p.leader_at[augustus] == zone
            if here and palatini_in(p, zone):
                p.begin(TakeShelter(half))


@final
class TakeShelter(ChooseOne[Ultimus]):
    """8.2.2: the ROMAIN names the unit of palatini that goes in with Augustus, or stays outside."""

    verbs: ClassVar[tuple[int, ...]] = (words.SHELTER, words.PASS)
    prompt: ClassVar[str] = words.ASK_SHELTER

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", words.HALF, self.half)]

    def candidates(self, p: Ultimus) -> list[int]:
        return palatini_in(p, p.board.refuge[self.half])

    def chose(self, p: Ultimus, one: int) -> None:
        augustus = p.augustus[self.half]
        shut_in(p, augustus, self.half)
        p.put_unit(one, BOX - self.half)
        p.tell(words.E_REFUGE, augustus, self.half)
        if companions(p, self.half):
            p.begin(TakeCompanion(self.half))

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_PALATINI


def shut_in(p: Ultimus, leader: int, half: int) -> None:
    """8.2.2: a leader and his guards enter the city."""
    guard = guard_of(p, leader)
    p.leader_at[leader] = BOX - half
    if guard != NONE:
        p.put_unit(guard, BOX - half)


def companions(p: Ultimus, half: int) -> list[int]:
    """8.2.2: one other Roman leader may go in; one with guards only if Augustus brought none."""
    full = guard_of(p, p.augustus[half]) != NONE
    return [
        leader
        for leader in leaders_in(p, p.board.refuge[half], ROMAIN)
        if p.roster.leader_tribe[leader] == NONE and not (full and guard_of(p, leader) != NONE)
    ]


@final
class TakeCompanion(ChooseOne[Ultimus]):
    """8.2.2: the ROMAIN may shelter one more Roman leader."""

    verbs: ClassVar[tuple[int, ...]] = (words.ACCOMPANY, words.PASS)
    prompt: ClassVar[str] = words.ASK_ACCOMPANY

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", words.HALF, self.half)]

    def candidates(self, p: Ultimus) -> list[int]:
        return companions(p, self.half)

    def chose(self, p: Ultimus, one: int) -> None:
        shut_in(p, one, self.half)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NO_COMPANION
