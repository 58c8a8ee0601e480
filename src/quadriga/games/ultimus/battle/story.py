"""What is shown of the last battle: strengths, column, result, losses, what came of it (rulebook 8.3 to 8.5)."""

from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.shown import Fought


def fought(p: Ultimus) -> Fought | None:
    """The battle from its die on; None before the first."""
    events = p.told()
    if not events:
        return None
    first = events[0]
    shown: Fought = {
        "zone": str(first.args()["zone"]),
        "attacker": first.values[1],
        "defender": first.values[2],
        "column": str(first.args()["column"]),
        "result": None,
        "weakened": [],
        "lost": [],
        "after": [],
        "over": not p.is_story_open(),
    }
    for event in events[1:]:
        kind, args = event.kind, event.args()
        if kind is words.E_RESULT:
            shown["result"] = {
                "row": event.values[0],
                "attacker": str(args["attacker"]),
                "defender": str(args["defender"]),
                "winner": str(args["winner"]),
            }
        elif kind is words.E_WEAKENED:
            shown["weakened"].append(str(args["unit"]))
        elif kind is words.E_LOST:
            lost = str(args["unit"])
            shown["lost"].append(lost)
            shown["weakened"] = [unit for unit in shown["weakened"] if unit != lost]
        else:
            shown["after"].append(event.to_json())
    return shown
