"""What is shown of the last confrontation: strengths, dice, what it cost and brought."""

from quadriga.games.republic import words
from quadriga.games.republic.position import Combat
from quadriga.games.republic.shown import Fought


def fought(p: Combat) -> Fought | None:
    """0.2: the confrontation from its dice on; None before the first."""
    events = p.told()
    if not events:
        return None
    own, enemy = events[0].values[-2:]
    shown: Fought = {"fought": events[0].to_json(), "own": own, "enemy": enemy, "roll": None, "after": []}
    for event in events[1:]:
        result = str(event.args().get("result"))
        if event.kind is words.E_ROLLED:
            shown["roll"] = {"total": event.values[0], "final": event.values[2], "result": result}
        elif event.kind is words.E_NATURAL:
            shown["roll"] = {"total": event.values[0], "final": None, "result": result}
        else:
            shown["after"].append(event.to_json())
    return shown
