"""A vote that would send the presiding magistrate away is suspended by a tribune (rule 9.151b)."""

from typing import Final, final

from quadriga.engine import Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import IN_ROME, RESERVE, Rome
from quadriga.games.republic.whole.senate.hands import tribunes
from quadriga.games.republic.whole.senate.motion import Motion
from quadriga.games.republic.whole.war.strength import is_there


def commanders_of(motion: Motion) -> list[int]:
    """Whom a proposal sends away."""
    if motion.kind == words.FOR_FORCES:
        return motion.items[0::5]
    if motion.kind == words.FOR_REPLACING:
        return motion.items[:1]
    return motion.items[1:2] if motion.kind == words.FOR_BEQUEST else []


def forbids_suspension(p: Rome, seat: int) -> int:
    """9.151b: only such a vote, not against another tribune's turn, and by whoever has a tribune."""
    motion = p.on_floor()
    if motion.tribune or p.suspended is not None or motion.speaker not in commanders_of(motion):
        return words.R_NOT_BUSINESS
    if p.controller(seat) != seat:
        return words.R_NO_TRIBUNE
    return 0 if tribunes(p, seat, veto=False) else words.R_NO_TRIBUNE


def is_possible(p: Rome, motion: Motion) -> bool:
    """9.151b: whether what was suspended can still be done: its men in Rome, its units and wars there."""
    if any(p.place[one] != IN_ROME for one in commanders_of(motion)):
        return False
    items = motion.items
    if motion.kind == words.FOR_FORCES:
        taken = 0
        for mask in items[4::5]:
            taken |= mask
        spare = sum([1 << number for number in p.veterans(RESERVE)])
        return (
            sum(items[2::5]) <= p.legions
            and sum(items[3::5]) <= p.fleets
            and taken & ~spare == 0
            and all(is_there(p, war) for war in items[1::5])
        )
    if motion.kind == words.FOR_BEQUEST:
        return items[2] <= p.legions and items[3] <= p.fleets
    return items[1] in p.commands


@final
class TakeUpAgain(Procedure[Rome]):
    """9.151b: the suspended vote goes on with the votes already cast; what has become impossible fails."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        from quadriga.games.republic.whole.senate.votes import Resume  # which suspends

        p.motion = p.suspended
        p.suspended = None
        motion = p.on_floor()
        if is_possible(p, motion):
            p.begin(Resume(self.seat))
        else:
            motion.over = 2
