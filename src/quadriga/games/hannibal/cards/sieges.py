"""Sieges: cards 17, 18, 30, 49, 53 and 54 (rulebook chapter 25)."""

from typing import final

from quadriga.engine.part import replaced
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARTHAGE, NEUTRAL, SPACES
from quadriga.games.hannibal.cards.choices import SpaceEvent
from quadriga.games.hannibal.cards.entry import Card
from quadriga.games.hannibal.force import besieged
from quadriga.games.hannibal.position import Hannibal


def relieve(p: Hannibal, space: int, points: int) -> None:
    """20.4: siege points are taken off; a city without any is besieged no more."""
    p.siege = replaced(p.siege, space, points)
    if points == 0:
        p.besieger = replaced(p.besieger, space, NEUTRAL)
        p.tell(words.E_LIFTED, space)


@final
class SurpriseSortie(SpaceEvent):
    """25 (17): a siege point less against a city."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        return any(p.siege)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in p.board.cities if besieged(p, space)]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        relieve(p, space, p.siege[space] - 1)


@final
class TraitorInTarentum(Card):
    """25 (18): an army that besieges Tarentum with this card takes it without a roll."""

    def opens_city(self, p: Hannibal, space: int) -> bool:
        return space == p.board.tarentum


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


@final
class SiegeTrain(SpaceEvent):
    """25 (30): the siege train joins a Carthaginian general."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [p.board.space_of[place] for place in train_places(p)]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        p.train = next(place for place in train_places(p) if p.board.space_of[place] == space)
        p.tell(words.E_TRAIN, space)


@final
class FleetBreaksSiege(SpaceEvent):
    """25 (49): the siege of a port is over."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        return any(p.siege)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in p.board.cities if besieged(p, space) and p.is_port(space)]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        relieve(p, space, 0)


@final
class TribalResistance(SpaceEvent):
    """25 (53): all that was done to subjugate a tribe was in vain."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        return any(p.siege)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in range(SPACES) if p.siege[space] > 0 and p.tribe[space] == 1]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        relieve(p, space, 0)


@final
class Treachery(Card):
    """25 (54): the besieger of a city rolls twice."""

    def siege_rolls(self) -> int:
        return 2
