"""What is shown of the battle under way, or of the last one: rolls, losses, what it came to (sections 9 to 11)."""

from typing import Final, final

from quadriga.engine.event import Event
from quadriga.engine.frame import Procedure
from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest
from quadriga.games.conquest.shown import Blow, Fought

BEGINS: Final = (words.E_BATTLE_BEGINS, words.E_NAVAL_BATTLE)
BLOWS: Final = (words.E_STRUCK, words.E_FIRED, words.E_PURSUED)
DRAWN: Final = (*BEGINS, words.E_STRUCK, words.E_FIRED, words.E_LEGION_FORMED, words.E_LOST, words.E_STOOD)
"""What has a place of its own on the board."""


@final
class BattleTold(Procedure[Conquest]):
    """9, 10: under a battle: when all that follows from it is done, its story is over."""

    def run(self, p: Conquest) -> None:
        p.end_story()


def begin_told(p: Conquest) -> None:
    """A battle begins: from here on it is told."""
    p.begin(BattleTold())
    p.begin_story()


def fought(p: Conquest) -> Fought | None:
    """The battle from its beginning; None before the first."""
    events = p.told()
    if not events:
        return None
    first = events[0].args()
    shown: Fought = {
        "zone": str(first["zone"]),
        "attacker": str(first["attacker"]),
        "defender": str(first["defender"]),
        "naval": events[0].kind is words.E_NAVAL_BATTLE,
        "rounds": [],
        "after": [],
        "winner": None,
        "decided": False,
        "over": not p.is_story_open(),
    }
    for event in events:
        _add(shown, event)
    return shown


def _add(shown: Fought, event: Event) -> None:
    kind, args = event.kind, event.args()
    rounds, side = shown["rounds"], str(args.get("side"))
    if kind is words.E_LEGION_FORMED:
        if not rounds or any(blow["roll"] for blow in rounds[-1]["blows"]):
            rounds.append({"blows": [], "lost": {}})
        rounds[-1]["blows"].append({"side": side, "roll": "", "hitting": "", "hits": 0})
    elif kind in BLOWS:
        again = rounds and any(blow["side"] == side for blow in rounds[-1]["blows"])
        if not rounds or kind is words.E_PURSUED or (kind is words.E_FIRED and again):
            rounds.append({"blows": [], "lost": {}})
        blow: Blow = {
            "side": side,
            "roll": str(args["roll"]),
            "hitting": str(args["hitting"]),
            "hits": event.values[2],
        }
        rounds[-1]["blows"] = [*[one for one in rounds[-1]["blows"] if one["side"] != side], blow]
    elif kind is words.E_LOST and rounds:
        rounds[-1]["lost"][side] = event.values[1:4]
    if kind is words.E_BATTLE_WON:
        shown["winner"] = side
    if kind in (words.E_BATTLE_WON, words.E_BOTH_DESTROYED, words.E_FLEETS_PART):
        shown["decided"] = True
    if kind not in DRAWN:
        shown["after"].append(event.to_json())
