"""What no game of Hannibal may ever look like."""

from quadriga.games.hannibal.battle.battle import Battle
from quadriga.games.hannibal.board import CARDS, CARTHAGE, GENERALS, HANNIBAL, NEUTRAL, PLACES, ROME, SPACES, Board
from quadriga.games.hannibal.march.fatigue import SPENT_OUT
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
    }
    for name, size in fresh.items():
        if len(getattr(p, name)) != size:
            return [f"{name} has {len(getattr(p, name))} entries, not {size}"]
    if p.played is not None and len(p.played.spent) != GENERALS:
        return [f"the points of {len(p.played.spent)} generals, not of {GENERALS}"]
    if p.march is not None and len(p.march.levels) != SPENT_OUT + 1:
        return [f"{len(p.march.levels)} levels of tired CUs"]
    if p.battle is not None:
        faults.extend(_audit_battle(p.board, p.battle))
        if faults:
            return faults
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
    return faults


def _audit_battle(board: Board, battle: Battle) -> list[str]:
    """14.1: six tactics, two sides, and as many battle cards as there are."""
    pairs = [battle.chief, battle.start, battle.due, battle.toll, battle.lost, battle.allies_gone, battle.spy]
    if any(len(pair) != 2 for pair in pairs) or [len(battle.hand), len(battle.shown), len(battle.deck)] != [12, 12, 6]:
        return ["a battle of other than two sides"]
    faults: list[str] = []
    for tactic in range(6):
        dealt = battle.hand[tactic] + battle.hand[6 + tactic]
        if min(battle.deck[tactic], battle.hand[tactic], battle.hand[6 + tactic]) < 0:
            faults.append(f"fewer than no cards of tactic {tactic}")
        if dealt + battle.deck[tactic] > board.battle_count[tactic]:
            faults.append(f"too many cards of tactic {tactic}")
        for side in (ROME, CARTHAGE):
            if battle.shown[side * 6 + tactic] > battle.hand[side * 6 + tactic]:
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
