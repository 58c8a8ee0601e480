"""The table of events (rulebook 2.D and tables): 1d6 + 1d10, each number a different year.

Every event stands here with all it does: `AT_ONCE` when it is rolled, and the questions that movement, battle and the
sequence of play ask of the year.
"""

from collections.abc import Callable
from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import holder, weaken
from quadriga.games.ultimus.peoples.tribes import go_to_war, make_peace
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import EAST, FAR, FROZEN_RIVERS, NONE, WEST
from quadriga.games.ultimus.printed.pieces import PA
from quadriga.games.ultimus.printed.scenarios import PEACE, WAR
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.year.rounds import share_rounds

FAMINE: Final = 1
BAD_WEATHER: Final = 2
ROMAN_DISMAY: Final = 3
SICKNESS: Final = 4
GERMAN_VIGOUR: Final = 5
UNREST: Final = 6
HARD_WINTER: Final = 7
DIVINE_PEACE: Final = 8
DANGEROUS_SEAS: Final = 9
SUPPLY_TROUBLE: Final = 10
RIOTS: Final = 11
DONATIVE: Final = 12
EASTERN_PLAGUE: Final = 13
PERSIAN_WHIM: Final = 14
HUNNIC_WHIM: Final = 15

_WAYS: Final = [sum(1 for six in range(1, 7) if 0 <= total - six <= 9) for total in range(16)]
CHANCES: Final = [(Move(words.ROLL_EVENT, total), _WAYS[total]) for total in range(1, 16)]


@final
class EventRoll(Chance[Ultimus]):
    """2.D: 1d6 and 1d10 are added."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL_EVENT,)

    def chances(self, p: Ultimus) -> list[tuple[Move, int]]:
        return CHANCES

    def play(self, p: Ultimus, move: Move) -> None:
        happen(p, move.a)


def happen(p: Ultimus, number: int) -> None:
    """The event of the year."""
    p.event = number
    p.tell(words.E_HAPPENING, number)
    if number in AT_ONCE:
        AT_ONCE[number](p)


# ---------------------------------------------------------------- 1 famine, 13 plague in the East

FAMINE_DIOCESES: Final = ("galliae", "viennensis", "hispaniae")
PLAGUE_DIOCESES: Final = ("oriens",)


def starve(p: Ultimus) -> None:
    """Event 1."""
    afflict(p, FAMINE_DIOCESES)


def sicken_the_east(p: Ultimus) -> None:
    """Event 13."""
    afflict(p, PLAGUE_DIOCESES)


def afflict(p: Ultimus, dioceses: tuple[str, ...]) -> None:
    """Events 1 and 13: units there are weakened, weakened ones leave the map for this turn; leaders are spared.

    Gone for this turn only, comitatenses are not lost for good by having been abroad (Ruling U-59).
    """
    for unit, at in enumerate(p.unit_at):
        if at >= 0 and p.board.diocese[at] != NONE and p.board.diocese_ids[p.board.diocese[at]] in dioceses:
            weaken(p, unit)
            p.unit_fell = replaced(p.unit_fell, unit, NONE)


# ---------------------------------------------------------------- 2 bad weather


def pm_lost(p: Ultimus) -> int:
    """Event 2: everybody has one PM less."""
    return 1 if p.event == BAD_WEATHER else 0


# ---------------------------------------------------------------- 3, 5 and 12: the mood of a force


def mood(p: Ultimus, own: list[int], enemy: list[int], camp: int) -> int:
    """What this turn's event does for one force in battle, good or bad."""
    if p.event not in (ROMAN_DISMAY, GERMAN_VIGOUR, DONATIVE):
        return 0
    tribes = p.roster.unit_tribe
    foreign = any(tribes[unit] != NONE for unit in enemy)
    if p.event == ROMAN_DISMAY:
        return -1 if foreign and any(tribes[unit] == NONE for unit in own) else 0
    if p.event == GERMAN_VIGOUR:
        return 1 if any(tribes[unit] != NONE and p.roster.tribe_german[tribes[unit]] for unit in own) else 0
    return 1 if camp == ROMAIN and foreign and any(p.roster.unit_category[unit] == PA for unit in own) else 0


# ---------------------------------------------------------------- 4 an Augustus is sick


def fall_sick(p: Ultimus) -> None:
    """Event 4: `sick` neither marches nor leads, and dies in a defeat (8.4)."""
    p.begin(SickRoll())


@final
class SickRoll(SixRoll):
    """Event 4: even for Augustus Occidentalis, odd for Augustus Orientalis."""

    def rolled(self, p: Ultimus, number: int) -> None:
        p.sick = p.augustus[WEST if number % 2 == 0 else EAST]
        if p.sick != NONE:
            p.tell(words.E_SICK, p.sick)


# ---------------------------------------------------------------- 6 unrest in the capitals


def call_to_capitals(p: Ultimus) -> None:
    """Event 6: each Augustus, and the Patrice of his half if of better CP, must go to the nearest capital and stay."""
    for half in range(2):
        augustus, patrice = p.augustus[half], p.patrice[half]
        if augustus != NONE:
            p.leader_bound = replaced(p.leader_bound, augustus, 1)
            if patrice != NONE and p.roster.leader_cp[patrice] > p.roster.leader_cp[augustus]:
                p.leader_bound = replaced(p.leader_bound, patrice, 1)


def is_called(p: Ultimus, leader: int) -> bool:
    """Event 6: whether a leader may only go to the nearest capital; a usurper's man need not."""
    return bool(p.leader_bound[leader]) and p.leader_side[leader] == ROMAIN


def to_capital(p: Ultimus, zone: int) -> int:
    """Event 6: PM from a zone to the nearest imperial capital the ROMAIN controls."""
    away = FAR
    for number, capital in enumerate(p.board.capitals):
        if holder(p, capital) == ROMAIN:
            away = min(away, p.board.travel[number][zone])
    return away


# ---------------------------------------------------------------- 7 hard winter, 8 divine peace, 10 supply trouble


def shorten(p: Ultimus) -> None:
    """Event 7: one round less."""
    share_rounds(p, max(1, sum(p.smc) - 1))


def freezes(p: Ultimus, water: int) -> bool:
    """Event 7: whether a river, Rhenus or Danuvius, is frozen."""
    return p.event == HARD_WINTER and 0 <= water < FROZEN_RIVERS


def pray(p: Ultimus) -> None:
    """Event 8: two rounds only."""
    share_rounds(p, 2)


def adds_round(p: Ultimus) -> bool:
    """Event 10: whether the BARBARE has one more round at the end."""
    return p.event == SUPPLY_TROUBLE


# ---------------------------------------------------------------- 9 dangerous seas


def closes_seas(p: Ultimus) -> bool:
    """Event 9: whether no fleet may sail."""
    return p.event == DANGEROUS_SEAS


# ---------------------------------------------------------------- 11 riots


def rise_up(p: Ultimus) -> None:
    """Event 11."""
    p.begin(RiotRoll())


@final
class RiotRoll(TenRoll):
    """Event 11: 0 for all capitals, even for those of the West, odd for those of the East."""

    def rolled(self, p: Ultimus, number: int) -> None:
        if number == 0:
            p.riot = 3
        else:
            p.riot = 1 if number % 2 == 0 else 2
        p.tell(words.E_RIOT, p.riot & 1, p.riot >> 1)


def has_riot(p: Ultimus, zone: int) -> bool:
    """Event 11: whether a riot in this capital keeps everybody of the ROMAIN there."""
    return p.riot > 0 and p.board.capital[zone] and bool((p.riot >> p.board.half[zone]) & 1)


# ---------------------------------------------------------------- 14 Persae, 15 Hunni


def persae_change(p: Ultimus) -> None:
    """Event 14."""
    change_mind(p, p.roster.persae)


def hunni_change(p: Ultimus) -> None:
    """Event 15."""
    change_mind(p, p.roster.hunni)


def change_mind(p: Ultimus, tribe: int) -> None:
    """Events 14 and 15: peace becomes war, war becomes peace, at once."""
    if p.tribe_status[tribe] == PEACE:
        go_to_war(p, tribe)
    elif p.tribe_status[tribe] == WAR:
        make_peace(p, tribe)


AT_ONCE: Final[dict[int, Callable[[Ultimus], None]]] = {
    FAMINE: starve,
    SICKNESS: fall_sick,
    UNREST: call_to_capitals,
    HARD_WINTER: shorten,
    DIVINE_PEACE: pray,
    RIOTS: rise_up,
    EASTERN_PLAGUE: sicken_the_east,
    PERSIAN_WHIM: persae_change,
    HUNNIC_WHIM: hunni_change,
}
