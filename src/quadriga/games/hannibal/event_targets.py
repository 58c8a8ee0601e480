"""What each event of chapter 25 needs and where it can strike: public facts only, so nothing leaks by asking."""

from typing import Final

from quadriga.games.hannibal.board import (
    AFRICA,
    CARTHAGE,
    CITY,
    EITHER,
    FIRST_OF,
    HANNIBAL,
    ITALY,
    LAST_OF,
    PLACES,
    ROME,
    SPACES,
    SPAIN,
)
from quadriga.games.hannibal.cards import (
    AFRICAN_REINFORCEMENTS,
    AUXILIARIES,
    BALEARIC_SLINGERS,
    BRUTTIUM_RECRUITS,
    CAPUA_SIDES,
    CATO_COUNSELS,
    CELTIBERIA_REVOLTS,
    CORSICA_SARDINIA_REVOLTS,
    DIPLOMACY,
    EPIDEMIC,
    FLEET_BREAKS_SIEGE,
    GALLIC_RECRUITS,
    GRAIN_SHORTAGE,
    HANNO_COUNSELS,
    HOSTILE_TRIBES,
    I_HAVE_COME,
    IBERIAN_RECRUITS,
    LIGURIAN_RECRUITS,
    MACEDONIAN_REINFORCEMENTS,
    MERCENARIES_DESERT,
    MESSENGER,
    MUTIN,
    NAVAL_VICTORY,
    NUMIDIA_REVOLTS,
    NUMIDIAN_ALLY,
    PESTILENCE,
    PHILIP,
    SENATE_DISMISSES,
    SICILIA_REVOLTS,
    SIEGE_TRAIN,
    SLAVES_RAISED,
    SOPHONISBA,
    SURPRISE_SORTIE,
    SYRACUSE_ALLIES,
    TRIBAL_RESISTANCE,
    TRUCE,
)
from quadriga.games.hannibal.force import arrival_place, besieged, generals_at
from quadriga.games.hannibal.options import O_PHILIP
from quadriga.games.hannibal.politics import is_removable, italian_provinces, units_in
from quadriga.games.hannibal.position import POOL, Hannibal
from quadriga.games.hannibal.words import R_EVENT_IDLE, R_ONLY_COUNTER, R_ONLY_OPERATION, R_WRONG_SIDE

REVOLTS: Final = {
    CORSICA_SARDINIA_REVOLTS: "corsica-sardinia",
    SICILIA_REVOLTS: "sicilia",
    CELTIBERIA_REVOLTS: "celtiberia",
}
RECRUITS: Final = {
    BRUTTIUM_RECRUITS: ["lucania"],
    LIGURIAN_RECRUITS: ["liguria", "gallia-cisalpina", "etruria"],
    GALLIC_RECRUITS: ["gallia-transalpina", "gallia-cisalpina"],
}
AUXILIARY_PROVINCE: Final = ["apulia", "etruria", "samnium", "lucania", "campania"]
"""25 (44-48): the province whose allies send the auxiliaries, in the order of the cards."""
ITALIAN_THRESHOLD: Final = 3
"""25 (25, 43): how many Italian provinces Carthage must hold."""
NUMIDIAN_MARKERS: Final = 3


def event_refusal(p: Hannibal, side: int, card: int) -> int:
    """8.3, 8.4, 25: 0 or why a side may not play a card for its event now."""
    board = p.board
    if board.campaign[card] or board.force_march[card] or board.mode[card] == "operation":
        return R_ONLY_OPERATION
    if board.event_for[card] not in (side, EITHER):
        return R_WRONG_SIDE
    if board.mode[card] == "counter":
        return R_ONLY_COUNTER
    return 0 if has_effect(p, side, card) else R_EVENT_IDLE


def has_effect(p: Hannibal, side: int, card: int) -> bool:
    """25: whether the event would do anything; one that does nothing is a discard."""
    enemy = 1 - side
    if card == NAVAL_VICTORY:
        return p.naval_victory == 0
    if card == TRUCE:
        return p.truce == 0
    if card == HANNO_COUNSELS:
        return p.hanno_counsels == 0
    if card == CATO_COUNSELS:
        return p.cato_counsels == 0
    if card == CAPUA_SIDES:
        return p.control[p.board.capua] == ROME and italian_provinces(p, CARTHAGE) >= ITALIAN_THRESHOLD
    if card == SYRACUSE_ALLIES:
        return p.control[p.board.syracusae] == ROME
    if card == PHILIP:
        return side == ROME if p.macedon else side == CARTHAGE or p.options[O_PHILIP] == 0
    if card == MESSENGER:
        return p.hand_count(enemy) > 0
    if card in REVOLTS:
        province = p.board.province_number[REVOLTS[card]]
        return p.controls(enemy, province) and bool(rebels(p, enemy, province))
    if card == NUMIDIA_REVOLTS:
        return any(rebels(p, enemy, province) for province in p.board.numidias)
    if card == MERCENARIES_DESERT:
        return bool(mercenary_forces(p))
    if card == SENATE_DISMISSES:
        return p.proconsul >= 0 and POOL in p.at
    if card in DIPLOMACY:
        return any(p.control[space] == enemy and is_choice(p, side, enemy, card, space) for space in range(SPACES))
    return _may_strike(p, side, card) and bool(choices(p, side, card))


def _may_strike(p: Hannibal, side: int, card: int) -> bool:
    """25: what an event needs before the map is searched for a place to strike."""
    if card in (SURPRISE_SORTIE, FLEET_BREAKS_SIEGE, TRIBAL_RESISTANCE, PESTILENCE):
        return any(p.siege)
    if card == MACEDONIAN_REINFORCEMENTS:
        return p.macedon == 1
    if card == BALEARIC_SLINGERS:
        return p.controls(side, p.board.baleares)
    if card == I_HAVE_COME:
        return p.at[HANNIBAL] >= 0 and p.board.country_of[p.board.space_of[p.at[HANNIBAL]]] == ITALY
    if card == GRAIN_SHORTAGE:
        return p.controls(CARTHAGE, p.board.sicilia)
    return True


def rebels(p: Hannibal, enemy: int, province: int) -> list[int]:
    """25 (1-4): the enemy markers of a province that no enemy CU keeps and no wall protects."""
    return [
        space
        for space in p.board.in_province[province]
        if is_removable(p, enemy, space) and not units_in(p, enemy, space)
    ]


def mercenary_forces(p: Hannibal) -> list[int]:
    """25 (21): the places of Carthaginian CUs outside the space of a city of their own."""
    return [
        place
        for place in range(PLACES)
        if p.cu[PLACES + place]
        and not (p.board.kind[p.board.space_of[place]] == CITY and p.control[p.board.space_of[place]] == CARTHAGE)
    ]


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


def choices(p: Hannibal, side: int, card: int) -> list[int]:
    """25: the spaces among which the player of an event chooses."""
    board = p.board
    enemy = 1 - side
    if card in RECRUITS:
        numbers = [board.province_number[name] for name in RECRUITS[card]]
        return [space for space in general_spaces(p, side) if board.province[space] in numbers]
    if card == IBERIAN_RECRUITS:
        return [
            space
            for space in general_spaces(p, side)
            if board.country_of[space] == SPAIN and p.controls(side, board.province[space])
        ]
    if card in AUXILIARIES:
        ally = board.province_number[AUXILIARY_PROVINCE[card - AUXILIARIES[0]]]
        if not p.controls(ROME, ally):
            return []
        return [space for space in general_spaces(p, side) if board.country_of[space] == ITALY]
    if card == EPIDEMIC:
        return sorted(
            {
                board.space_of[place]
                for place in p.at[FIRST_OF[enemy] : LAST_OF[enemy]]
                if place >= 0 and p.cu[enemy * PLACES + place]
            }
        )
    if card == SIEGE_TRAIN:
        return [board.space_of[place] for place in train_places(p)]
    if card == AFRICAN_REINFORCEMENTS:
        return [board.carthago] if arrival_place(p, side, board.carthago) >= 0 else []
    if card == SLAVES_RAISED:
        able = italian_provinces(p, CARTHAGE) >= ITALIAN_THRESHOLD and not units_in(p, CARTHAGE, board.roma)
        return [board.roma] if able else []
    return [space for space in _field(p, card) if is_choice(p, side, enemy, card, space)]


def _field(p: Hannibal, card: int) -> list[int]:
    """25: the spaces an event can strike at all, by the map alone."""
    board = p.board
    if card == MUTIN:
        return board.in_province[board.sicilia]
    if card == NUMIDIAN_ALLY:
        return board.in_province[board.numidias[0]]
    if card == SOPHONISBA:
        return board.african
    if card in HOSTILE_TRIBES:
        return board.hostile_spaces
    if card == I_HAVE_COME:
        return board.italian
    if card in (SURPRISE_SORTIE, FLEET_BREAKS_SIEGE, PESTILENCE):
        return board.cities
    if card in (MACEDONIAN_REINFORCEMENTS, BALEARIC_SLINGERS):
        return board.ports_with_pisae
    return board.every_space


def is_choice(p: Hannibal, side: int, enemy: int, card: int, space: int) -> bool:
    """25: whether an event that may strike anywhere may strike here."""
    board = p.board
    if card == MACEDONIAN_REINFORCEMENTS:
        return (
            p.macedon == 1
            and p.is_port(space)
            and p.control[space] == side
            and board.country_of[space] in (AFRICA, ITALY)
            and arrival_place(p, side, space) >= 0
        )
    if card == BALEARIC_SLINGERS:
        return (
            p.controls(side, board.baleares)
            and p.is_port(space)
            and p.control[space] == side
            and not units_in(p, enemy, space)
        )
    if card == MUTIN:
        return board.province[space] == board.sicilia and board.kind[space] != CITY and not units_in(p, ROME, space)
    if card == NUMIDIAN_ALLY:
        return board.province[space] == board.numidias[0] and is_convertible(p, side, space)
    if card == SOPHONISBA:
        return board.province[space] in board.numidias and is_convertible(p, side, space)
    if card == I_HAVE_COME:
        hannibal = p.at[HANNIBAL]
        return (
            hannibal >= 0
            and board.country_of[board.space_of[hannibal]] == ITALY
            and board.country_of[space] == ITALY
            and is_removable(p, ROME, space)
            and not units_in(p, ROME, space)
        )
    if card in DIPLOMACY:
        return is_removable(p, enemy, space) and not units_in(p, enemy, space)
    if card == GRAIN_SHORTAGE:
        return p.controls(CARTHAGE, board.sicilia) and is_removable(p, ROME, space)
    if card == SURPRISE_SORTIE:
        return besieged(p, space)
    if card == FLEET_BREAKS_SIEGE:
        return besieged(p, space) and p.is_port(space)
    if card == TRIBAL_RESISTANCE:
        return p.siege[space] > 0 and p.tribe[space] == 1
    if card in HOSTILE_TRIBES:
        return board.province[space] in board.hostile and p.cu[enemy * PLACES + space] > 0
    if card == PESTILENCE:
        return besieged(p, space) and p.besieger[space] == enemy and space in army_places(p, enemy, space)
    return False


def is_convertible(p: Hannibal, side: int, space: int) -> bool:
    """25 (23-24): a space without enemy CUs that is not already the player's."""
    return (
        p.control[space] != side
        and p.board.kind[space] != CITY
        and not p.tribe[space]
        and not units_in(p, 1 - side, space)
    )


def army_places(p: Hannibal, side: int, space: int) -> list[int]:
    """3: the places of a space, outside or inside its walls, that hold an army: a general with CUs."""
    inside = p.board.inside[space]
    places = [space] if inside < 0 else [space, inside]
    return [place for place in places if p.cu[side * PLACES + place] and generals_at(p, side, place)]


def train_places(p: Hannibal) -> list[int]:
    """25 (30): the places of Carthaginian generals that the siege train may join."""
    places: list[int] = []
    for general in range(len(p.at)):
        place = p.at[general]
        if p.board.side_of[general] != CARTHAGE or place < 0 or place in places or place == p.train:
            continue
        if place < SPACES or not besieged(p, p.board.space_of[place]):
            places.append(place)
    return sorted(places)


def unused_generals(p: Hannibal) -> list[int]:
    """25 (19): the Roman generals who wait in the cup."""
    return [general for general in range(len(p.at)) if p.at[general] == POOL]
