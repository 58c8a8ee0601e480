"""Markers that come and go: cards 23, 24, 27, 28, 35, 36 and 56 (rulebook chapter 25)."""

from typing import ClassVar, Final, final

from quadriga.engine.pack import Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import OneByOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARTHAGE, CITY, HANNIBAL, ITALY, ROME, SPACES
from quadriga.games.hannibal.cards.choices import ChooseProvince, SpaceEvent
from quadriga.games.hannibal.cards.entry import Card
from quadriga.games.hannibal.politics import is_removable, place_marker, remove_marker, units_in
from quadriga.games.hannibal.position import Hannibal

NUMIDIAN_MARKERS: Final = 3
"""25 (23, 24): how many markers a Numidian ally places at most."""


def is_convertible(p: Hannibal, side: int, space: int) -> bool:
    """25 (23-24): a space without enemy CUs that is not already the player's."""
    return (
        p.control[space] != side
        and p.board.kind[space] != CITY
        and not p.tribe[space]
        and not units_in(p, 1 - side, space)
    )


def is_unguarded(p: Hannibal, side: int, space: int) -> bool:
    """15.5: whether a side has a marker here that neither walls, tribes nor CUs of its own protect."""
    return is_removable(p, side, space) and not units_in(p, side, space)


@final
class NumidianAlly(SpaceEvent):
    """25 (23): up to three markers for Rome in Numidia Orientalis."""

    times: ClassVar[int] = NUMIDIAN_MARKERS

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in p.board.in_province[p.board.numidias[0]] if is_convertible(p, side, space)]

    def can_stop(self, left: int) -> bool:
        return left < NUMIDIAN_MARKERS

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        place_marker(p, side, space)


@final
class Sophonisba(Card):
    """25 (24): up to three markers for Carthage in one of the two Numidias."""

    times: ClassVar[int] = NUMIDIAN_MARKERS

    def provinces(self, p: Hannibal, side: int) -> list[int]:
        board = p.board
        return [n for n in board.numidias if any(is_convertible(p, side, space) for space in board.in_province[n])]

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        board = p.board
        return [s for s in board.african if board.province[s] in board.numidias and is_convertible(p, side, s)]

    def can_play(self, p: Hannibal, side: int) -> bool:
        return bool(self.provinces(p, side))

    def play(self, p: Hannibal, side: int) -> None:
        p.begin(ChooseProvince(side, self.number))

    def turn_province(self, p: Hannibal, side: int, province: int) -> None:
        p.begin(Seduce(side, province, NUMIDIAN_MARKERS))


@final
class Seduce(OneByOne["Hannibal"]):
    """25 (24): markers for Carthage in the province Sophonisba has chosen."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_SPACE, words.ENOUGH)
    wholes: ClassVar[tuple[int, ...]] = (words.CHOOSE_SPACES,)
    several: ClassVar[Several] = words.SPACES
    prompt: ClassVar[str] = words.ASK_SEDUCE

    def __init__(self, side: int, province: int, left: int) -> None:
        self.side: Final = side
        self.province: Final = province
        self.left = left

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("markers", words.NUMBER, self.left)]

    def candidates(self, p: Hannibal) -> list[int]:
        return [space for space in p.board.in_province[self.province] if is_convertible(p, self.side, space)]

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_EVENT_TARGET

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_EVENT_TARGET

    def next_step(self) -> "Seduce":
        return Seduce(self.side, self.province, self.left - 1)

    def chose(self, p: Hannibal, one: int) -> None:
        place_marker(p, self.side, one)


@final
class IHaveCome(SpaceEvent):
    """25 (27): with Hannibal in Italy, two unguarded Roman markers there become Carthaginian."""

    times: ClassVar[int] = 2

    def is_due(self, p: Hannibal, side: int) -> bool:
        return p.at[HANNIBAL] >= 0 and p.board.country_of[p.board.space_of[p.at[HANNIBAL]]] == ITALY

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in p.board.italian if is_unguarded(p, ROME, space)] if self.is_due(p, side) else []

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        place_marker(p, side, space)


@final
class HannibalCharms(Card):
    """25 (28): with this card in play Hannibal takes unguarded Roman markers of Italy off where he marches."""

    def forbids_charm(self, p: Hannibal) -> int:
        march = p.marching()
        if march.general != HANNIBAL or march.at >= SPACES:
            return words.R_NO_CHARM
        if p.board.country_of[march.at] != ITALY or not is_unguarded(p, ROME, march.at):
            return words.R_NO_CHARM
        return words.R_TRUCE if p.truce else 0


@final
class Diplomacy(SpaceEvent):
    """25 (35-36): an unguarded enemy marker becomes one's own."""

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        control = p.control
        return [s for s in range(SPACES) if control[s] == 1 - side and is_unguarded(p, 1 - side, s)]

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        place_marker(p, side, space)


@final
class GrainShortage(SpaceEvent):
    """25 (56): while Carthage controls Sicilia, three Roman markers leave the map."""

    times: ClassVar[int] = 3

    def is_due(self, p: Hannibal, side: int) -> bool:
        return p.controls(CARTHAGE, p.board.sicilia)

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        return [space for space in range(SPACES) if is_removable(p, ROME, space)] if self.is_due(p, side) else []

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        remove_marker(p, space)
