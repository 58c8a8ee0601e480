"""Stacks: CUs, generals and who commands them (rulebook chapters 9, 10.10 and 18.1)."""

from typing import Final

from quadriga.engine.part import replaced
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.board import (
    AFRICANUS,
    CARTHAGE,
    CITY,
    FIRST_OF,
    HANNIBAL,
    LAST_OF,
    NEUTRAL,
    PLACES,
    ROME,
    SPACES,
)
from quadriga.games.hannibal.politics import MustRemove
from quadriga.games.hannibal.position import DISPLACED, GONE, Hannibal

CONSULS: Final = (1 << AFRICANUS) - (1 << FIRST_OF[ROME])
"""The generals who may be consuls, as a mask."""


def generals_at(p: Hannibal, side: int, place: int) -> list[int]:
    """The generals of a side in a place."""
    at = p.at
    found: list[int] = []
    if place not in at:
        return found
    for general in range(FIRST_OF[side], LAST_OF[side]):
        if at[general] == place:
            found.append(general)
    return found


def chief_at(p: Hannibal, side: int, place: int) -> int:
    """9.2: the general in command of a side in a place, -1 without any."""
    at = p.at
    for general in range(FIRST_OF[side], LAST_OF[side]):
        if at[general] == place and p.chief[general]:
            return general
    return -1


def is_consul(p: Hannibal, general: int) -> bool:
    """6.4: every Roman general on the map is a consul but the proconsul and Scipio Africanus."""
    return FIRST_OF[ROME] <= general < AFRICANUS and general != p.proconsul and p.at[general] >= 0


def rank(p: Hannibal, general: int) -> int:
    """9.3: Hannibal outranks every other Carthaginian, a consul outranks a proconsul."""
    return 2 if general == HANNIBAL or is_consul(p, general) else 1


def name_chief(p: Hannibal, side: int, place: int, wanted: int = -1) -> None:
    """9.3: put one general in command: the one wanted or the one there, unless somebody outranks him.

    Where command is vacant the better battle rating takes it (Ruling H-42).
    """
    generals = generals_at(p, side, place)
    if len(generals) == 1:
        p.chief[generals[0]] = 1
        return
    kept = wanted if wanted in generals else -1
    if kept < 0:
        for general in generals:
            if p.chief[general]:
                kept = general
    best = kept
    for general in generals:
        if best < 0 or _outdoes(p, general, best, best == kept):
            best = general
    for general in generals:
        p.chief[general] = 1 if general == best else 0


def _outdoes(p: Hannibal, general: int, other: int, by_rank_only: bool) -> bool:
    """9.3: whether a general commands rather than another: by rank or, where neither has command, by battle rating."""
    if rank(p, general) != rank(p, other):
        return rank(p, general) > rank(p, other)
    return not by_rank_only and p.board.battle[general] > p.board.battle[other]


def move_general(p: Hannibal, general: int, place: int) -> None:
    """Put a general into a place, and see to the command there and where he was."""
    side = p.board.side_of[general]
    before = p.at[general]
    p.at[general] = place
    p.chief[general] = 0
    if before >= 0:
        name_chief(p, side, before)
    name_chief(p, side, place)


def shift_units(p: Hannibal, side: int, start: int, end: int, count: int, elephants: int) -> None:
    """Move CUs from a place to another."""
    p.cu[side * PLACES + start] -= count
    p.cu[side * PLACES + end] += count
    if elephants:
        p.elephants[start] -= elephants
        p.elephants[end] += elephants


def remove_units(p: Hannibal, side: int, place: int, count: int, elephants: int) -> None:
    """Take CUs off the map."""
    p.cu[side * PLACES + place] -= count
    if elephants:
        p.elephants[place] -= elephants


def units_at(p: Hannibal, side: int, place: int) -> int:
    """How many CUs of a side stand in a place."""
    return p.cu[side * PLACES + place]


def elephants_at(p: Hannibal, side: int, place: int) -> int:
    """How many of the CUs of a side in a place are elephants."""
    return p.elephants[place] if side == CARTHAGE else 0


def elephant_choices(have: int, elephants: int, count: int) -> list[int]:
    """How many elephants there can be among `count` of `have` CUs, `elephants` of which are elephants."""
    low = count - (have - elephants)
    high = count if count < elephants else elephants
    return [number for number in range(low if low > 0 else 0, high + 1)]  # noqa: C416 -- a loop when compiled


def displace(p: Hannibal, general: int, for_good: bool = False) -> None:
    """10.10: a general without troops is caught: off the map until the next reinforcements, or for good."""
    side = p.board.side_of[general]
    place = p.at[general]
    p.at[general] = GONE if for_good or general in (HANNIBAL, AFRICANUS) else DISPLACED
    p.chief[general] = 0
    if general == p.proconsul:
        p.proconsul = -1
    name_chief(p, side, place)
    p.tell(words.E_GONE if p.at[general] == GONE else words.E_DISPLACED, general)
    if general == HANNIBAL:
        spared = 1 if p.options[options.HANNIBAL_LOST_MARKERS] == options.WHAT_IS_LEFT else 0
        p.begin(MustRemove(CARTHAGE, p.board.hannibal_loss, spared))


def displace_all(p: Hannibal, side: int, place: int) -> None:
    """10.10: every general of a side in a place is caught."""
    for general in generals_at(p, side, place):
        displace(p, general)


def lose_train(p: Hannibal) -> None:
    """25 (30): the siege train leaves the map."""
    p.train = -1
    if p.march is not None:
        p.march.train = 0
    p.tell(words.E_TRAIN_GONE)


def settle_space(p: Hannibal, space: int) -> None:
    """10.7, 10.10, 20.6: what follows of itself when CUs came or went: sieges end, gates open, lone generals fall."""
    board = p.board
    if p.siege[space] and p.cu[p.besieger[space] * PLACES + space] == 0:
        p.siege = replaced(p.siege, space, 0)
        p.besieger = replaced(p.besieger, space, NEUTRAL)
        p.tell(words.E_LIFTED, space)
    rome = p.cu[space]
    carthage = p.cu[PLACES + space]
    if carthage and not rome:
        displace_all(p, ROME, space)
    elif rome and not carthage:
        displace_all(p, CARTHAGE, space)
        if p.train == space:
            lose_train(p)
    owner = p.control[space]
    if board.kind[space] == CITY and owner != NEUTRAL and not is_watched(p, 1 - owner, space):
        open_gates(p, owner, space)


def is_watched(p: Hannibal, enemy: int, space: int) -> bool:
    """10.7, 10.10, Ruling H-20: whether CUs, or generals whose CUs attrition took, still stand before the walls."""
    return p.cu[enemy * PLACES + space] > 0 or chief_at(p, enemy, space) >= 0


def open_gates(p: Hannibal, side: int, space: int) -> None:
    """10.7, Ruling H-20: with no enemy before the walls, those inside count as outside."""
    inside = p.board.inside[space]
    count = p.cu[side * PLACES + inside]
    if count:
        shift_units(p, side, inside, space, count, elephants_at(p, side, inside))
    for general in generals_at(p, side, inside):
        move_general(p, general, space)
    if p.train == inside:
        p.train = space


def besieged(p: Hannibal, space: int) -> bool:
    """20.4: a city is besieged only while it bears a siege marker."""
    return p.siege[space] > 0 and p.board.kind[space] == CITY


def room_inside(p: Hannibal, side: int, space: int) -> int:
    """10.7: how many more CUs of a side the city of a space can take, 0 if it is not its city."""
    if p.board.kind[space] != CITY or p.control[space] != side:
        return 0
    return p.board.capacity[space] - p.cu[side * PLACES + p.board.inside[space]]


def arrival_place(p: Hannibal, side: int, space: int) -> int:
    """6.3: where new CUs of a side stand in a space: outside, inside an invested city not besieged, or nowhere (-1)."""
    if p.cu[(1 - side) * PLACES + space] == 0:
        return space
    if not besieged(p, space) and room_inside(p, side, space) > 0:
        return p.board.inside[space]
    return -1


def has_consul(p: Hannibal, generals: int) -> bool:
    """Whether one of the generals of this mask is a consul."""
    mask = CONSULS if p.proconsul < 0 else CONSULS & ~(1 << p.proconsul)
    return generals & mask != 0


def mask_at(p: Hannibal, side: int, place: int) -> int:
    """The generals of a side in a place as a mask."""
    mask = 0
    at = p.at
    if place not in at:
        return mask
    for general in range(FIRST_OF[side], LAST_OF[side]):
        if at[general] == place:
            mask |= 1 << general
    return mask


def split_is_legal(p: Hannibal, total: int, part: int, with_part: int, with_rest: int) -> bool:
    """18.1: a split leaves no consul, on either side of it, with fewer than 5 CUs, unless it takes none from him."""
    least = p.board.consular_minimum
    if with_part and part < least and part < total and has_consul(p, with_part):
        return False
    rest = total - part
    return not (with_rest and rest < least and rest < total and has_consul(p, with_rest))


def strategy_rating(p: Hannibal, general: int) -> int:
    """8.2, 24: the operations number it takes to move a general (Publius Scipio is readier in Spain)."""
    space = p.board.space_of[p.at[general]]
    return p.board.strategy_in_spain[general] if p.board.country_of[space] == 1 else p.board.strategy[general]


def can_be_in(p: Hannibal, general: int, space: int) -> bool:
    """24: Hanno stays in Africa and Fabius in Italy."""
    confined = p.board.confined[general]
    return confined < 0 or p.board.country_of[space] == confined


def is_unfriendly(p: Hannibal, side: int, space: int) -> bool:
    """13.2, 16.3, 21.1: whether a space holds an enemy marker or a tribe that is not this side's friend."""
    holder = p.control[space]
    return holder == 1 - side or (p.tribe[space] == 1 and holder != side)


def general_spaces(p: Hannibal, side: int) -> list[int]:
    """6.3: the spaces of a side's generals that may receive CUs: not shut up in a besieged or full city."""
    found: list[int] = []
    for general in range(FIRST_OF[side], LAST_OF[side]):
        place = p.at[general]
        if place >= 0:
            space = p.board.space_of[place]
            shut_in = place >= SPACES and besieged(p, space)
            if space not in found and not shut_in and arrival_place(p, side, space) >= 0:
                found.append(space)
    return sorted(found)


def bring_units(p: Hannibal, side: int, space: int, count: int, elephants: int) -> None:
    """6.3, 25: new CUs arrive in a space; what finds no room inside an invested city is lost."""
    place = arrival_place(p, side, space)
    if place >= SPACES:
        count = min(count, p.board.capacity[space] - p.cu[side * PLACES + place])
        elephants = min(elephants, count)
    p.cu[side * PLACES + place] += count
    if elephants:
        p.elephants[place] += elephants
    p.tell(words.E_REINFORCED, side, space, count)
    settle_space(p, space)
