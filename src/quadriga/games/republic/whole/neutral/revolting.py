"""When a neutral victor revolts (rule N4.06.2a)."""

from typing import Final

from quadriga.engine import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.revolution.revolt import PayLegions, VictorDecides, forbids_revolt, strangers
from quadriga.games.republic.whole.rome import Rome

TALENTS_A_LEGION: Final = 3
FACES: Final = 6


def can_afford(p: Rome, one: int) -> bool:
    """3 talents for each legion of the force in his and his faction's treasury."""
    return p.talents[one] + p.purse[p.faction[one]] >= TALENTS_A_LEGION * p.legions_of(one)


def expected(p: Rome, one: int, bonus: int) -> int:
    """Six times the legions that may be expected to follow him."""
    needed = p.deck.loyal_from[p.era] + p.omens() - bonus
    follow = max(0, min(FACES, FACES + 1 - needed))
    return (p.legions_of(one) - strangers(p, one)) * FACES + strangers(p, one) * follow


def of_victor(p: Rome, frame: VictorDecides | PayLegions, one: int) -> Move:
    """He pays if then he expects more than half of all legions, and rebels only with 60 % of them."""
    if isinstance(frame, PayLegions):
        number = min(p.talents[one], strangers(p, one))
        pays = number == strangers(p, one) and 2 * expected(p, one, 1) > FACES * p.legions_in_play()
        return Move(words.PAY_LEGIONS, number if pays else 0)
    if forbids_revolt(p, one) or not can_afford(p, one):
        return Move(words.LAY_DOWN)
    if frame.asked or not strangers(p, one):
        rebels = 10 * p.legions_of(one) >= 6 * p.legions_in_play()
        return Move(words.REVOLT if rebels else words.LAY_DOWN)
    hopes = 2 * expected(p, one, 1) > FACES * p.legions_in_play()
    return Move(words.SOUND_OUT if hopes else words.LAY_DOWN)
