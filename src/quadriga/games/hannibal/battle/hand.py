"""The battle cards due to each side (rulebook chapters 14.1-14.4)."""

from typing import Final

from quadriga.engine.part import replaced
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
    battle = p.fighting()
    if battle.chief[side] < 0:
        return 0
    board = p.board
    province = board.province[battle.at]
    area = board.ally_area[province]
    country = board.country[province]
    cards = 0
    for other in range(len(board.provinces)):
        if board.ally_area[other] != area or not p.controls(side, other):
            continue
        if side == ROME and other == board.latium:
            continue
        if battle.allies_gone[side] and (country == SPAIN or (country == AFRICA and other in board.numidias)):
            continue
        cards += board.ally_cards[other]
    return min(cards, ROMAN_ITALIAN_ALLIES) if side == ROME and country == ITALY else cards


def cards_from(p: Hannibal, side: int) -> list[int]:
    """14.1-14.4: the battle cards a side receives from each of the sources, taken from it where below zero."""
    board = p.board
    battle = p.fighting()
    march = p.march
    chief = battle.chief[side]
    defends = side != battle.attacker
    return [
        p.cu[side * PLACES + battle.at],
        board.battle[chief] if chief >= 0 else 0,
        allied_cards(p, side),
        1 if defends and march is not None and march.intercepted else 0,
        -1 if defends and march is not None and march.avoid_failed else 0,
        MILITIA if side == ROME and board.province[battle.at] == board.latium else 0,
        1 if side == CARTHAGE and p.tribe[battle.at] and p.control[battle.at] == CARTHAGE else 0,
    ]


def cards_due(p: Hannibal, side: int) -> int:
    """14.1: how many battle cards a side receives, before elephants charge and never more than 20."""
    return max(0, min(sum(cards_from(p, side)), p.board.hand_limit))


def hand_sources(p: Hannibal, side: int) -> dict[str, int]:
    """14.1-14.4, 17.3-17.5: where the hand of a side comes from, by name; what gives and takes nothing is left out.

    All of it lies open on the table. The numbers add up to the cards dealt.
    """
    battle = p.fighting()
    cards = cards_from(p, side)
    found = dict(zip(SOURCES, cards, strict=True))
    found["hand-limit"] = cards_due(p, side) - sum(cards)
    found[TOLLS[side]] = -battle.toll[side]
    return {name: number for name, number in found.items() if number}


def lose_cards(p: Hannibal, side: int, cards: int) -> int:
    """17.3-17.5, 25 (42): a side is dealt fewer cards for elephants, never fewer than none; how many fewer."""
    battle = p.fighting()
    lost = min(cards, battle.due[side])
    battle.due[side] -= lost
    battle.toll = replaced(battle.toll, side, battle.toll[side] + lost)
    return lost
