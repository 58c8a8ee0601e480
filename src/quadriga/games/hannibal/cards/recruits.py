"""New combat units: cards 10 to 16, 22 and 43 to 48 (rulebook chapter 25)."""

from typing import Final, final

from quadriga.games.hannibal import options
from quadriga.games.hannibal.board import AFRICA, CARTHAGE, CITY, ITALY, ROME, SPAIN
from quadriga.games.hannibal.cards.choices import SpaceEvent
from quadriga.games.hannibal.cards.revolts import ITALIAN_THRESHOLD
from quadriga.games.hannibal.force import arrival_place, bring_units, general_spaces
from quadriga.games.hannibal.politics import italian_provinces, place_marker, units_in
from quadriga.games.hannibal.position import Hannibal


@final
class MacedonianReinforcements(SpaceEvent):
    """25 (10): 2 CUs in a Carthaginian port of Africa or Italy, while Macedon is an ally."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        return p.macedon == 1

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [
            space
            for space in p.board.ports_with_pisae
            if p.is_port(space)
            and p.control[space] == side
            and p.board.country_of[space] in (AFRICA, ITALY)
            and arrival_place(p, side, space) >= 0
        ]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 2, 0)


@final
class BalearicSlingers(SpaceEvent):
    """25 (11): a CU in a port without enemy CUs, for whoever controls the Baleares."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        return p.controls(side, p.board.baleares)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        if not self.is_due(p, side):
            return []
        return [
            space
            for space in p.board.ports_with_pisae
            if p.is_port(space) and p.control[space] == side and not units_in(p, 1 - side, space)
        ]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 1, 0)


def new_elephants(p: Hannibal) -> int:
    """17.1, 25 (12), Ruling H-07: how many of two new CUs are elephants; there are never more than 4."""
    free = p.board.elephant_limit - sum(p.elephants)
    if free >= 2:
        return 2
    return 0 if p.options[options.CARD_12_ELEPHANTS] == options.ALL_OR_NOTHING else free


@final
class AfricanReinforcements(SpaceEvent):
    """25 (12): 2 CUs in Carthago, elephants as far as there are any."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [p.board.carthago] if arrival_place(p, side, p.board.carthago) >= 0 else []

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 2, new_elephants(p))


@final
class Recruits(SpaceEvent):
    """25 (13, 14, 16): 2 CUs with a Carthaginian general in one of these provinces."""

    def __init__(self, number: int, provinces: list[str]) -> None:
        super().__init__(number)
        self.within: Final = provinces

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [s for s in general_spaces(p, side) if p.board.provinces[p.board.province[s]] in self.within]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 2, 0)


@final
class IberianRecruits(SpaceEvent):
    """25 (15): 2 CUs with a general in a province of Spain that his side controls."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        board = p.board
        return [
            space
            for space in general_spaces(p, side)
            if board.country_of[space] == SPAIN and p.controls(side, board.province[space])
        ]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 2, 0)


@final
class MutinsNumidians(SpaceEvent):
    """25 (22): a marker and a CU in Sicilia, outside walls and away from Roman CUs."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        board = p.board
        return [s for s in board.in_province[board.sicilia] if board.kind[s] != CITY and not units_in(p, ROME, s)]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        place_marker(p, side, space)
        bring_units(p, side, space, 1, 0)


@final
class SlavesRaised(SpaceEvent):
    """25 (43): 4 CUs in Roma once Carthage holds three provinces of Italy."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        able = italian_provinces(p, CARTHAGE) >= ITALIAN_THRESHOLD and not units_in(p, CARTHAGE, p.board.roma)
        return [p.board.roma] if able else []

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 4, 0)


@final
class Auxiliaries(SpaceEvent):
    """25 (44-48): 2 CUs with a Roman general in Italy, while Rome controls the province that sends them."""

    def __init__(self, number: int, province: str) -> None:
        super().__init__(number)
        self.province: Final = province

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        if not p.controls(ROME, p.board.province_number[self.province]):
            return []
        return [space for space in general_spaces(p, side) if p.board.country_of[space] == ITALY]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        bring_units(p, side, space, 2, 0)
