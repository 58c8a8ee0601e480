"""What no game of Hannibal may ever look like."""

from quadriga.games.hannibal.board import CARDS, CARTHAGE, GENERALS, HANNIBAL, NEUTRAL, PLACES, ROME, SPACES
from quadriga.games.hannibal.position import DECK, DISPLACED, NOT_YET, OUT, POOL, Hannibal


def audit(p: Hannibal) -> list[str]:
    """What is impossible in a position: pieces lost or made from nothing, stacks without a commander."""
    faults: list[str] = []
    fresh = {
        "control": SPACES,
        "tribe": SPACES,
        "cu": 2 * PLACES,
        "elephants": PLACES,
        "siege": SPACES,
        "besieger": SPACES,
        "at": GENERALS,
        "chief": GENERALS,
        "card_at": CARDS,
        "seen": CARDS,
        "spent": GENERALS,
        "army_levels": 7,
        "battle_chief": 2,
        "battle_start": 2,
        "battle_hand": 12,
        "battle_shown": 12,
        "battle_deck": 6,
        "battle_due": 2,
        "battle_toll": 2,
        "battle_lost": 2,
        "allies_gone": 2,
        "spy": 2,
    }
    for name, size in fresh.items():
        if len(getattr(p, name)) != size:
            return [f"{name} has {len(getattr(p, name))} entries, not {size}"]
    for where in p.card_at:
        if not DECK <= where <= OUT:
            faults.append(f"a card is at {where}")
    for place in range(PLACES):
        if min(p.cu[place], p.cu[PLACES + place]) < 0:
            faults.append(f"fewer than no CUs at {place}")
        if not 0 <= p.elephants[place] <= p.cu[PLACES + place]:
            faults.append(f"{p.elephants[place]} elephants of {p.cu[PLACES + place]} CUs at {place}")
    if sum(p.elephants) > p.board.elephant_limit:
        faults.append(f"{sum(p.elephants)} elephants")
    for space in range(SPACES):
        if p.control[space] not in (ROME, CARTHAGE, NEUTRAL) or not 0 <= p.siege[space] < 3:
            faults.append(f"space {space} is out of order")
    faults.extend(_audit_generals(p))
    for tactic in range(6):
        dealt = p.battle_hand[tactic] + p.battle_hand[6 + tactic]
        if min(p.battle_deck[tactic], p.battle_hand[tactic], p.battle_hand[6 + tactic]) < 0:
            faults.append(f"fewer than no cards of tactic {tactic}")
        if dealt + p.battle_deck[tactic] > p.board.battle_count[tactic]:
            faults.append(f"too many cards of tactic {tactic}")
        for side in (ROME, CARTHAGE):
            if p.battle_shown[side * 6 + tactic] > p.battle_hand[side * 6 + tactic]:
                faults.append("more battle cards known than held")
    return faults


def _audit_generals(p: Hannibal) -> list[str]:
    faults: list[str] = []
    commands: dict[tuple[int, int], int] = {}
    for general in range(GENERALS):
        place = p.at[general]
        if not NOT_YET <= place < PLACES or place == -1:
            faults.append(f"general {general} is at {place}")
        if place >= 0:
            key = (p.board.side_of[general], place)
            commands[key] = commands.get(key, 0) + p.chief[general]
    if any(count != 1 for count in commands.values()):
        faults.append("a stack of generals without one commander")
    if p.at[HANNIBAL] in (POOL, DISPLACED):
        faults.append("Hannibal is off the map but not lost")
    return faults
