"""The battle cards due to each side (rulebook chapters 14.1-14.4)."""

from typing import Final

from quadriga.games.hannibal.board import AFRICA, CARTHAGE, ITALY, PLACES, ROME, SPAIN
from quadriga.games.hannibal.position import Hannibal

ROMAN_ITALIAN_ALLIES: Final = 2
"""14.3: Rome counts at most two Italian provinces, Latium never."""
MILITIA: Final = 2
"""14.4: what the people of Rome add in Latium."""
SOURCES: Final = ["units", "battle-rating", "allies", "interception", "failed-avoidance", "militia", "friendly-tribe"]
"""14.1-14.4: what a side is dealt battle cards for, in the order of `cards_from`."""
TOLLS: Final = ["elephant-charge", "elephant-panic"]
"""17.3-17.5: what elephants cost Rome, and what they cost Carthage."""


def allied_cards(p: Hannibal, side: int) -> int:
    """14.2, 14.3: a card, or two, for each province of the area that the side controls; none without a general."""
    if p.battle_chief[side] < 0:
        return 0
    board = p.board
    province = board.province[p.battle_at]
    area = board.ally_area[province]
    country = board.country[province]
    cards = 0
    for other in range(len(board.provinces)):
        if board.ally_area[other] != area or not p.controls(side, other):
            continue
        if side == ROME and other == board.latium:
            continue
        if p.allies_gone[side] and (country == SPAIN or (country == AFRICA and other in board.numidias)):
            continue
        cards += board.ally_cards[other]
    return min(cards, ROMAN_ITALIAN_ALLIES) if side == ROME and country == ITALY else cards


def cards_from(p: Hannibal, side: int) -> list[int]:
    """14.1-14.4: the battle cards a side receives from each of the sources, taken from it where below zero."""
    board = p.board
    chief = p.battle_chief[side]
    defends = side != p.battle_attacker
    return [
        p.cu[side * PLACES + p.battle_at],
        board.battle[chief] if chief >= 0 else 0,
        allied_cards(p, side),
        1 if defends and p.intercepted else 0,
        -1 if defends and p.avoid_failed else 0,
        MILITIA if side == ROME and board.province[p.battle_at] == board.latium else 0,
        1 if side == CARTHAGE and p.tribe[p.battle_at] and p.control[p.battle_at] == CARTHAGE else 0,
    ]


def cards_due(p: Hannibal, side: int) -> int:
    """14.1: how many battle cards a side receives, before elephants charge and never more than 20."""
    return max(0, min(sum(cards_from(p, side)), p.board.hand_limit))


def hand_sources(p: Hannibal, side: int) -> dict[str, int]:
    """14.1-14.4, 17.3-17.5: where the hand of a side comes from, by name; what gives and takes nothing is left out.

    All of it lies open on the table. The numbers add up to the cards dealt.
    """
    cards = cards_from(p, side)
    found = dict(zip(SOURCES, cards, strict=True))
    found["hand-limit"] = cards_due(p, side) - sum(cards)
    found[TOLLS[side]] = -p.battle_toll[side]
    return {name: number for name, number in found.items() if number}
