"""The battle cards due to each side (rulebook chapters 14.1-14.4)."""

from quadriga.games.hannibal.board import AFRICA, CARTHAGE, ITALY, PLACES, ROME, SPAIN
from quadriga.games.hannibal.position import Hannibal

ROMAN_ITALIAN_ALLIES = 2
"""14.3: Rome counts at most two Italian provinces, Latium never."""
MILITIA = 2
"""14.4: what the people of Rome add in Latium."""


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


def cards_due(p: Hannibal, side: int) -> int:
    """14.1: how many battle cards a side receives, before elephants charge and never more than 20."""
    board = p.board
    chief = p.battle_chief[side]
    cards = p.cu[side * PLACES + p.battle_at] + allied_cards(p, side)
    if chief >= 0:
        cards += board.battle[chief]
    if side != p.battle_attacker:
        cards += 1 if p.intercepted else 0
        cards -= 1 if p.avoid_failed else 0
    if side == ROME and board.province[p.battle_at] == board.latium:
        cards += MILITIA
    if side == CARTHAGE and p.tribe[p.battle_at] and p.control[p.battle_at] == CARTHAGE:
        cards += 1
    return max(0, min(cards, board.hand_limit))
