"""What is shown of the last confrontation: strengths, dice, what it cost and brought."""

from quadriga.engine import Event
from quadriga.games.republic import words
from quadriga.games.republic.cards import ALL, DISASTER, LOWEST, STANDOFF, WAYS
from quadriga.games.republic.position import Combat
from quadriga.games.republic.shown import Fought, Row


def fought(p: Combat) -> Fought | None:
    """0.2: the confrontation from its dice on; None before the first."""
    events = p.told()
    if not events:
        return None
    own, enemy = events[0].values[-2:]
    shown: Fought = {
        "fought": events[0].to_json(),
        "own": own,
        "enemy": enemy,
        "omens": p.thrown[0] if p.thrown else 0,
        "rows": _rows(p, own - enemy),
        "roll": None,
        "after": [],
    }
    for event in events[1:]:
        if event.kind is words.E_ROLLED:
            shown["roll"] = {"total": event.values[0], "final": event.values[2], "result": _result(event)}
        elif event.kind is words.E_NATURAL:
            shown["roll"] = {"total": event.values[0], "final": None, "result": _result(event)}
        else:
            shown["after"].append(event.to_json())
    return shown


def _result(event: Event) -> str:
    return str(event.args()["result"])


def _rows(p: Combat, difference: int) -> list[Row]:
    """0.3.1: every total as it would have been read."""
    if not p.thrown:
        return []
    omens = p.thrown[0]
    rows: list[Row] = []
    for at, reading in enumerate(p.thrown[2:]):
        result, loss = reading // 32, reading % 32 - 1
        is_natural = result in (DISASTER, STANDOFF)
        rows.append(
            {
                "total": LOWEST + at,
                "ways": WAYS[at],
                "final": None if is_natural else LOWEST + at + difference - omens,
                "result": words.RESULT.slug(result),
                "loss": None if is_natural or loss == ALL else loss,
            }
        )
    return rows
