"""What the player of an event has to choose (rulebook chapter 25)."""

from typing import ClassVar, Final, final

from quadriga.engine.pack import Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne, OneByOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.cards.entry import ENTRIES, Card
from quadriga.games.hannibal.position import Hannibal


class SpaceEvent(Card):
    """An event that strikes one space, or several one after the other."""

    def is_due(self, p: Hannibal, side: int) -> bool:
        """What it needs before the map is searched for a place to strike."""
        return True

    def can_play(self, p: Hannibal, side: int) -> bool:
        return self.is_due(p, side) and bool(self.spaces(p, side))

    def play(self, p: Hannibal, side: int) -> None:
        p.begin(ChooseSpace(side, self.number, self.times))


@final
class ChooseSpace(OneByOne["Hannibal"]):
    """25: where an event strikes, one space after the other if there are several."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_SPACE, words.ENOUGH)
    wholes: ClassVar[tuple[int, ...]] = (words.CHOOSE_SPACES,)
    several: ClassVar[Several] = words.SPACES
    prompt: ClassVar[str] = words.ASK_CHOOSE_SPACE

    def __init__(self, side: int, card: int, left: int) -> None:
        self.side: Final = side
        self.card: Final = card
        self.left = left

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", words.CARD, self.card), ("spaces", words.NUMBER, self.left)]

    def candidates(self, p: Hannibal) -> list[int]:
        return ENTRIES[self.card].spaces(p, self.side)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_EVENT_TARGET

    def forbids_stopping(self, p: Hannibal) -> int:
        return 0 if ENTRIES[self.card].can_stop(self.left) else words.R_EVENT_TARGET

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_EVENT_TARGET

    def next_step(self) -> "ChooseSpace":
        return ChooseSpace(self.side, self.card, self.left - 1)

    def chose(self, p: Hannibal, one: int) -> None:
        ENTRIES[self.card].strike(p, self.side, one)


@final
class ChooseProvince(ChooseOne["Hannibal"]):
    """25 (3, 24): one of the two Numidias."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_PROVINCE,)
    prompt: ClassVar[str] = words.ASK_CHOOSE_PROVINCE

    def __init__(self, side: int, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", words.CARD, self.card)]

    def candidates(self, p: Hannibal) -> list[int]:
        return ENTRIES[self.card].provinces(p, self.side)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_EVENT_TARGET

    def chose(self, p: Hannibal, one: int) -> None:
        ENTRIES[self.card].turn_province(p, self.side, one)
