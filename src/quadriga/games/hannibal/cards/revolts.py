"""Provinces and cities that change sides: cards 1 to 4, 25 and 26 (rulebook chapter 25)."""

from typing import Final, final

from quadriga.games.hannibal.board import CARTHAGE, ROME
from quadriga.games.hannibal.cards.choices import ChooseProvince
from quadriga.games.hannibal.cards.entry import Card
from quadriga.games.hannibal.force import settle_space
from quadriga.games.hannibal.politics import is_removable, italian_provinces, remove_marker, units_in
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.siege import take_city

ITALIAN_THRESHOLD: Final = 3
"""25 (25, 43): how many Italian provinces Carthage must hold."""


def rebels(p: Hannibal, enemy: int, province: int) -> list[int]:
    """25 (1-4): the enemy markers of a province that no enemy CU keeps and no wall protects."""
    return [
        space
        for space in p.board.in_province[province]
        if is_removable(p, enemy, space) and not units_in(p, enemy, space)
    ]


def revolt(p: Hannibal, enemy: int, province: int) -> None:
    """25 (1-4): the enemy's unguarded markers leave the province."""
    for space in rebels(p, enemy, province):
        remove_marker(p, space)


@final
class Revolt(Card):
    """25 (1, 2, 4): a province the enemy controls revolts."""

    def __init__(self, number: int, province: str) -> None:
        super().__init__(number)
        self.province: Final = province

    def in_revolt(self, p: Hannibal, side: int) -> list[int]:
        """The markers the enemy would lose."""
        return rebels(p, 1 - side, p.board.province_number[self.province])

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.controls(1 - side, p.board.province_number[self.province]) and bool(self.in_revolt(p, side))

    def play(self, p: Hannibal, side: int) -> None:
        revolt(p, 1 - side, p.board.province_number[self.province])


@final
class NumidiaRevolts(Card):
    """25 (3): one of the two Numidias revolts, whoever controls it."""

    def provinces(self, p: Hannibal, side: int) -> list[int]:
        return [province for province in p.board.numidias if rebels(p, 1 - side, province)]

    def can_play(self, p: Hannibal, side: int) -> bool:
        return bool(self.provinces(p, side))

    def play(self, p: Hannibal, side: int) -> None:
        p.begin(ChooseProvince(side, self.number))

    def turn_province(self, p: Hannibal, side: int, province: int) -> None:
        revolt(p, 1 - side, province)


@final
class CapuaSides(Card):
    """25 (25): Capua goes over to Carthage, once that holds three provinces of Italy."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.control[p.board.capua] == ROME and italian_provinces(p, CARTHAGE) >= ITALIAN_THRESHOLD

    def play(self, p: Hannibal, side: int) -> None:
        take_city(p, CARTHAGE, p.board.capua)
        settle_space(p, p.board.capua)


@final
class SyracuseAllies(Card):
    """25 (26): Syracusae goes over to Carthage."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.control[p.board.syracusae] == ROME

    def play(self, p: Hannibal, side: int) -> None:
        take_city(p, CARTHAGE, p.board.syracusae)
        settle_space(p, p.board.syracusae)
