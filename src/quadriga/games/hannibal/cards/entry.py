"""What a strategy card does beside its number (rulebook chapter 25). Each card is one entry of `table.py`."""

from typing import ClassVar, Final

from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import EITHER
from quadriga.games.hannibal.position import Hannibal

THIRD_POINT: Final = 0
AMONG_TRIBES: Final = 1
AT_SEA: Final = 2
BEFORE_BATTLE: Final = 3
CHARGE: Final = 4
"""8.4: the moments when a card may interrupt: before a third movement point is spent, when an army is in Gallia
Transalpina or Liguria, before a voyage, before a battle, when elephants charge."""


class Card:
    """25: one card. What it says nothing of it does not do: a campaign or a forced march is all numbers."""

    times: ClassVar[int] = 1
    """How many spaces its event strikes at most."""

    moments: ClassVar[tuple[int, ...]] = ()
    """8.4: when it may interrupt."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    # ---------------------------------------------------------------- as an event

    def can_play(self, p: Hannibal, side: int) -> bool:
        """Whether the event would do anything; one that does nothing is a discard."""
        return False

    def play(self, p: Hannibal, side: int) -> None:
        """What the event does."""

    def provinces(self, p: Hannibal, side: int) -> list[int]:
        """The provinces among which its player chooses, where he does."""
        return []

    def spaces(self, p: Hannibal, side: int) -> list[int]:
        """The spaces among which its player chooses, where he does: public facts only, so nothing leaks by asking."""
        return []

    def can_stop(self, left: int) -> bool:
        """Whether its player may leave it at that with so many spaces still to strike."""
        return False

    def turn_province(self, p: Hannibal, side: int, province: int) -> None:
        """What the event does to the province chosen for it."""

    def strike(self, p: Hannibal, side: int, space: int) -> None:
        """What the event does to a space chosen for it."""

    def breaks_truce(self, p: Hannibal) -> bool:
        """25 (64): whether the event ends a truce."""
        return p.board.breaks_truce[self.number]

    def discarded(self, p: Hannibal) -> None:
        """What follows when the card leaves a hand in its owner's turn or by theft, however it was used."""

    # ---------------------------------------------------------------- with an operation

    def operations(self, p: Hannibal) -> int:
        """8.1: its operations number."""
        return p.board.ops[self.number]

    def pass_modifier(self) -> int:
        """10.6: what it adds to the attrition roll of an army that crosses a pass."""
        return 0

    def is_safe_voyage(self, p: Hannibal, start: int, end: int) -> bool:
        """11.5: whether an army that sails with it is not attacked."""
        return False

    def siege_rolls(self) -> int:
        """20.2: how often the besieger of a city rolls."""
        return 1

    def opens_city(self, p: Hannibal, space: int) -> bool:
        """20.2: whether a city falls without a roll."""
        return False

    def forbids_charm(self, p: Hannibal) -> int:
        """Why the marching general may not talk this space out of its marker."""
        return words.R_NO_CHARM

    # ---------------------------------------------------------------- as an interruption

    def fits(self, p: Hannibal, moment: int) -> bool:
        """8.4: whether it would do anything now; public facts only."""
        return True

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        """What it does when it interrupts."""


ENTRIES: Final[list[Card]] = []
"""The 64 cards; `table.py` fills it."""
AT_MOMENT: Final[list[list[int]]] = [[], [], [], [], []]
"""The cards that may interrupt at each moment."""


def fill(entries: list[Card]) -> None:
    """Put the cards in, each at its number."""
    for number, card in enumerate(entries):
        assert card.number == number, number
        ENTRIES.append(card)
        for moment in card.moments:
            AT_MOMENT[moment].append(number)


def in_play(p: Hannibal) -> Card:
    """The card in play; only while there is one."""
    return ENTRIES[p.in_play().card]


def forbids_event(p: Hannibal, side: int, card: int) -> int:
    """8.3, 8.4, 25: 0 or why a side may not play a card for its event now."""
    board = p.board
    if board.campaign[card] or board.force_march[card] or board.mode[card] == "operation":
        return words.R_ONLY_OPERATION
    if board.event_for[card] not in (side, EITHER):
        return words.R_WRONG_SIDE
    if board.mode[card] == "counter":
        return words.R_ONLY_COUNTER
    return 0 if ENTRIES[card].can_play(p, side) else words.R_EVENT_IDLE
