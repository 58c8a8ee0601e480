"""Attrition, on land and at sea: cards 5, 7, 8, 21, 41, 50, 51, 52 and 60 (rulebook chapter 25)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import Attrition, OneDie, event_modifier
from quadriga.games.hannibal.board import CARTHAGE, CITY, FIRST_OF, LAST_OF, PLACES
from quadriga.games.hannibal.cards.choices import SpaceEvent
from quadriga.games.hannibal.cards.entry import AMONG_TRIBES, AT_SEA, THIRD_POINT, Card
from quadriga.games.hannibal.force import besieged, chief_at, generals_at
from quadriga.games.hannibal.march.army import come_back, march_space
from quadriga.games.hannibal.march.march import ENDED, STOPPED
from quadriga.games.hannibal.politics import break_truce
from quadriga.games.hannibal.position import Hannibal

GUIDE_MODIFIER: Final = -3
PESTILENCE_MODIFIER: Final = 1
STORM_MODIFIER: Final = 2
"""25 (5, 52, 60): what a native guide, pestilence and storms add to an attrition roll."""
PIRATES_CU: Final = 3
PIRATE_PORTS: Final = ["brundisium", "croton", "tarentum"]
"""25 (50): where the pirates of the Adriatic help, and how many CUs they carry."""


@final
class NativeGuide(Card):
    """25 (5): an army that crosses a pass with this card is led well."""

    def pass_modifier(self) -> int:
        return GUIDE_MODIFIER


@final
class HostileTribes(SpaceEvent):
    """25 (7-8): tribes attack an enemy force in Gallia Transalpina or Liguria, also one that has just come there."""

    moments: ClassVar[tuple[int, ...]] = (AMONG_TRIBES,)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in p.board.hostile_spaces if p.cu[(1 - side) * PLACES + space]]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        p.begin(Attrition(1 - side, space, 0, p.board.hostile_column, 0))

    def fits(self, p: Hannibal, moment: int) -> bool:
        return p.marching().cu > 0 and p.board.province[march_space(p)] in p.board.hostile

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        if p.options[options.HOSTILE_TRIBES_TRUCE] == options.BREAKS:
            break_truce(p)
        p.begin(Attrition(p.active, p.marching().at, 0, p.board.hostile_column, 1))


@final
class MercenariesDesert(Card):
    """25 (21): every Carthaginian force outside a city of its own rolls for attrition, unless its general holds it."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return bool(mercenary_forces(p))

    def play(self, p: Hannibal, side: int) -> None:
        for place in reversed(mercenary_forces(p)):
            p.begin(MercenariesWaver(place))


def mercenary_forces(p: Hannibal) -> list[int]:
    """25 (21): the places of Carthaginian CUs outside the space of a city of their own."""
    return [
        place
        for place in range(PLACES)
        if p.cu[PLACES + place]
        and not (p.board.kind[p.board.space_of[place]] == CITY and p.control[p.board.space_of[place]] == CARTHAGE)
    ]


@final
class MercenariesWaver(Procedure["Hannibal"]):
    """25 (21): one of these forces."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, p: Hannibal) -> None:
        if chief_at(p, CARTHAGE, self.place) >= 0:
            p.begin(HoldMercenaries(self.place))
        else:
            p.begin(Attrition(CARTHAGE, self.place, 0, -1, 0))


@final
class HoldMercenaries(OneDie):
    """25 (21): up to his battle rating the general keeps his mercenaries."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def play(self, p: Hannibal, move: Move) -> None:
        chief = chief_at(p, CARTHAGE, self.place)
        if move.a <= p.board.battle[chief]:
            p.tell(words.E_SPARED, chief, move.a)
        else:
            p.begin(Attrition(CARTHAGE, self.place, 0, -1, 0))


@final
class BadWeather(Card):
    """25 (41): an army is held where its second point had brought it, or does not put to sea."""

    moments: ClassVar[tuple[int, ...]] = (THIRD_POINT, AT_SEA)

    def fits(self, p: Hannibal, moment: int) -> bool:
        return moment == THIRD_POINT or not p.marching().over

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        march = p.marching()
        if moment == AT_SEA:
            march.over = STOPPED
        else:
            march.over = ENDED
            back = march.second_at
            walled = p.board.kind[p.board.space_of[back]] == CITY
            if back != march.at and (walled or not p.cu[(1 - p.active) * PLACES + back]):
                come_back(p, back)
        p.tell(words.E_WEATHER, march.general, march_space(p))


@final
class AdriaticPirates(Card):
    """25 (50): up to 3 CUs that sail from or to the ports of the pirates with this card are not attacked."""

    def is_safe_voyage(self, p: Hannibal, start: int, end: int) -> bool:
        ports = (p.board.spaces[start], p.board.spaces[end])
        return p.marching().cu <= PIRATES_CU and any(port in PIRATE_PORTS for port in ports)


def army_places(p: Hannibal, side: int, space: int) -> list[int]:
    """3: the places of a space, outside or inside its walls, that hold an army: a general with CUs."""
    inside = p.board.inside[space]
    places = [space] if inside < 0 else [space, inside]
    return [place for place in places if p.cu[side * PLACES + place] and generals_at(p, side, place)]


@final
class Epidemic(SpaceEvent):
    """25 (51): an enemy army rolls for attrition."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        enemy = 1 - side
        places = p.at[FIRST_OF[enemy] : LAST_OF[enemy]]
        return sorted({p.board.space_of[place] for place in places if place >= 0 and p.cu[enemy * PLACES + place]})

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        p.begin(Attrition(1 - side, army_places(p, 1 - side, space)[0], 0, -1, 0))


@final
class Pestilence(SpaceEvent):
    """25 (52): an enemy army that besieges a city rolls for attrition."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        return any(p.siege)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        enemy = 1 - side
        return [
            space
            for space in p.board.cities
            if besieged(p, space) and p.besieger[space] == enemy and space in army_places(p, enemy, space)
        ]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        p.begin(Attrition(1 - side, space, event_modifier(p, PESTILENCE_MODIFIER), -1, 0))


@final
class StormsAtSea(Card):
    """25 (60): CUs about to sail roll for attrition."""

    moments: ClassVar[tuple[int, ...]] = (AT_SEA,)

    def fits(self, p: Hannibal, moment: int) -> bool:
        march = p.marching()
        return march.cu > 0 and not march.over

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        p.begin(Attrition(p.active, p.marching().at, event_modifier(p, STORM_MODIFIER), -1, 1))
