"""The table of events (rulebook 2.D and tables): 1d6 + 1d10, each number a different year."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance
from quadriga.engine.move import Move
from quadriga.games.ultimus.board import EAST, NONE, WEST
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import weaken
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.rounds import share_rounds
from quadriga.games.ultimus.scenarios import PEACE, WAR
from quadriga.games.ultimus.tribes import go_to_war, make_peace
from quadriga.games.ultimus.words import E_HAPPENING, E_RIOT, E_SICK, ROLL_EVENT

FAMINE: Final = 1
SICKNESS: Final = 4
UNREST: Final = 6
HARD_WINTER: Final = 7
DIVINE_PEACE: Final = 8
RIOTS: Final = 11
EASTERN_PLAGUE: Final = 13
PERSIAN_WHIM: Final = 14
HUNNIC_WHIM: Final = 15

FAMINE_DIOCESES: Final = ("galliae", "viennensis", "hispaniae")
PLAGUE_DIOCESES: Final = ("oriens",)

_WAYS: Final = [sum(1 for six in range(1, 7) if 0 <= total - six <= 9) for total in range(16)]
CHANCES: Final = [(Move(ROLL_EVENT, total), _WAYS[total]) for total in range(1, 16)]


@final
class EventRoll(Chance[Ultimus]):
    """2.D: 1d6 and 1d10 are added."""

    verbs: ClassVar[tuple[int, ...]] = (ROLL_EVENT,)

    def chances(self, p: Ultimus) -> list[tuple[Move, int]]:
        return CHANCES

    def play(self, p: Ultimus, move: Move) -> None:
        happen(p, move.a)


def happen(p: Ultimus, number: int) -> None:
    """The event of the year; those that bear on movement and battle are looked up there by their number."""
    p.event = number
    p.tell(E_HAPPENING, number)
    if number == FAMINE:
        afflict(p, FAMINE_DIOCESES)
    elif number == SICKNESS:
        p.begin(SickRoll())
    elif number == UNREST:
        call_to_capitals(p)
    elif number == HARD_WINTER:
        share_rounds(p, max(1, sum(p.smc) - 1))
    elif number == DIVINE_PEACE:
        share_rounds(p, 2)
    elif number == RIOTS:
        p.begin(RiotRoll())
    elif number == EASTERN_PLAGUE:
        afflict(p, PLAGUE_DIOCESES)
    elif number == PERSIAN_WHIM:
        change_mind(p, p.roster.persae)
    elif number == HUNNIC_WHIM:
        change_mind(p, p.roster.hunni)


def afflict(p: Ultimus, dioceses: tuple[str, ...]) -> None:
    """Events 1 and 13: units there are weakened, weakened ones leave the map for this turn; leaders are spared.

    Gone for this turn only, comitatenses are not lost for good by having been abroad (Ruling U-59).
    """
    for unit, at in enumerate(p.unit_at):
        if at >= 0 and p.board.diocese[at] != NONE and p.board.diocese_ids[p.board.diocese[at]] in dioceses:
            weaken(p, unit)
            p.unit_fell[unit] = NONE


@final
class SickRoll(SixRoll):
    """Event 4: even for Augustus Occidentalis, odd for Augustus Orientalis."""

    def rolled(self, p: Ultimus, number: int) -> None:
        p.sick = p.augustus[WEST if number % 2 == 0 else EAST]
        if p.sick != NONE:
            p.tell(E_SICK, p.sick)


def call_to_capitals(p: Ultimus) -> None:
    """Event 6: each Augustus, and the Patrice of his half if of better CP, must go to the nearest capital and stay."""
    for half in range(2):
        augustus, patrice = p.augustus[half], p.patrice[half]
        if augustus != NONE:
            p.leader_bound[augustus] = 1
            if patrice != NONE and p.roster.leader_cp[patrice] > p.roster.leader_cp[augustus]:
                p.leader_bound[patrice] = 1


@final
class RiotRoll(TenRoll):
    """Event 11: 0 for all capitals, even for those of the West, odd for those of the East."""

    def rolled(self, p: Ultimus, number: int) -> None:
        if number == 0:
            p.riot = 3
        else:
            p.riot = 1 if number % 2 == 0 else 2
        p.tell(E_RIOT, p.riot & 1, p.riot >> 1)


def change_mind(p: Ultimus, tribe: int) -> None:
    """Events 14 and 15: peace becomes war, war becomes peace, at once."""
    if p.tribe_status[tribe] == PEACE:
        go_to_war(p, tribe)
    elif p.tribe_status[tribe] == WAR:
        make_peace(p, tribe)
