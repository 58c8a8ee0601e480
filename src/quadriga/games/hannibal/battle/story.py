"""What is shown of the battle under way, or of the last one: cards, dice, what it came to (chapters 14 to 17)."""

from typing import Final

from quadriga.engine.event import Event, EventKind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.shown import Cast, Fought, Laid

LEADS: Final = (words.E_LED, words.E_CAVALRY_LED)
ANSWERS: Final = (words.E_MATCHED, words.E_CAVALRY_MATCHED)
SUCCESSES: Final = (words.E_COUNTER_ATTACK, words.E_WITHDRAWS, words.E_HELD)
FAILURES: Final = (words.E_COUNTER_FAILED, words.E_WITHDRAW_FAILED, words.E_NOT_HELD)
ENDS: Final = (words.E_CASUALTIES, words.E_RETREATS)
DRAWN: Final = (words.E_BATTLE, words.E_HAND, words.E_WON)
"""What has a place of its own on the board."""


def fought(p: Hannibal) -> Fought | None:
    """14: the battle from its beginning; None before the first."""
    events = p.told()
    if not events:
        return None
    first = events[0].args()
    shown: Fought = {
        "space": str(first["space"]),
        "attacker": str(first["side"]),
        "dealt": {},
        "before": [],
        "rounds": [],
        "after": [],
        "winner": None,
        "over": not p.is_story_open(),
    }
    for event in events:
        _add(shown, event)
    return shown


def _add(shown: Fought, event: Event) -> None:
    kind, args = event.kind, event.args()
    rounds = shown["rounds"]
    if kind is words.E_HAND:
        shown["dealt"][str(args["side"])] = event.values[1]
    elif kind is words.E_WON:
        shown["winner"] = args["side"]
    elif kind in LEADS:
        rounds.append({"led": _laid(args), "matched": None, "cast": None, "initiative": None})
    elif rounds and kind in ANSWERS:
        rounds[-1]["matched"] = _laid(args)
    elif rounds and (kind in SUCCESSES or kind in FAILURES):
        rounds[-1]["cast"] = _cast(kind, args)
    elif rounds and kind is words.E_INITIATIVE:
        rounds[-1]["initiative"] = args["side"]
    elif kind not in DRAWN:
        is_over = shown["winner"] is not None or shown["after"] or kind in ENDS
        shown["after" if is_over else "before"].append(event.to_json())


def _laid(args: dict[str, str | None]) -> Laid:
    return {"side": str(args["side"]), "card": str(args["card"]), "as": str(args["tactic"])}


def _cast(kind: EventKind, args: dict[str, str | None]) -> Cast:
    return {
        "general": str(args["general"]),
        "die": str(args["die"]),
        "needed": str(args["needed"]),
        "success": kind in SUCCESSES,
    }
