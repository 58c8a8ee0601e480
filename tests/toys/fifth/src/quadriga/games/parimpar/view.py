"""What a seat sees of par impar: everything but the nuts in another's hand."""

from typing import TYPE_CHECKING

from quadriga.engine.seat import Seat
from quadriga.games.parimpar import words
from quadriga.games.parimpar.shown import Look, Status, Zone

if TYPE_CHECKING:
    from quadriga.games.parimpar.position import ParImpar


def status(p: "ParImpar") -> Status:
    """1: the place that is played for; after the last it stays the last."""
    return {"round": min(p.place + 1, len(p.owner))}


def look(p: "ParImpar", seat: Seat | None) -> Look:
    """The places and who owns them; one's own hand."""
    zones: dict[str, Zone] = {
        words.ZONE.slug(zone): {"owner": words.SIDE.slug(owner) if owner >= 0 else None, "pieces": []}
        for zone, owner in enumerate(p.owner)
    }
    shown: Look = {
        "sides": [{"side": words.SIDE.slug(one), "places": p.owner.count(one)} for one in range(p.seats)],
        "zones": zones,
    }
    if p.hand is not None and p.hand.side == seat and p.hand.nuts:
        shown["own"] = {"nuts": p.hand.nuts}
    return shown
