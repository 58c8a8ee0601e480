"""Cards played out of turn (rulebook chapter 8.4)."""

from quadriga.games.hannibal.position import DISCARDED, Hannibal
from quadriga.games.hannibal.words import E_COUNTER


def spend_counter(p: Hannibal, side: int, card: int) -> None:
    """8.4: a card leaves the hand as a counter-event, out of turn."""
    p.card_at[card] = DISCARDED
    p.seen[card] = 0
    p.tell(E_COUNTER, side, card)
