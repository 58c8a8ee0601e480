"""What a seat cannot know is dealt anew: hands, deck, sums given (rule 4.9a)."""

from quadriga.engine import Rng, Seat
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.treasury import guess_treasuries


def guess(p: Rome, seat: int, rng: Rng) -> Rome:
    """4.9a: the others are dealt new hands of cards this seat has not seen, and gave each other other sums."""
    to = p.copy()
    guess_treasuries(to, seat, rng)
    secret = [other for other in range(p.seats) if other != seat and not p.shows(other, Seat(seat))]
    stock = to.stock()
    for pile in (stock.later, stock.spare, stock.pool):
        if pile:
            _redeal(p, to, secret, pile, rng)
    return to


def _redeal(p: Rome, to: Rome, secret: list[int], pile: list[int], rng: Rng) -> None:
    """Hidden cards from one part of the deck are shared out again, each hand keeping its number of them."""
    kind = origin(p, pile[0])
    hidden = [card for card in pile if p.deck.is_of_faction[card]]
    for other in secret:
        hidden += [card for card in to.hands[other] if origin(p, card) == kind]
    hidden.sort()
    for other in secret:
        kept = [card for card in to.hands[other] if origin(p, card) != kind]
        for _ in range(len(to.hands[other]) - len(kept)):
            kept.append(hidden.pop(rng.below(len(hidden))))
        to.hands[other] = sorted(kept)
    pile[:] = sorted([card for card in pile if not p.deck.is_of_faction[card]] + hidden)


def origin(p: Rome, card: int) -> int:
    """From which part of the deck a card came: 0 the deck itself, 1 those of earlier decks, 2 the next era."""
    start = p.deck.starts[p.start()]
    if card in start.spare:
        return 1
    later = p.deck.era[card] > p.era and not start.is_whole
    return 2 if later and not p.uses_next(p.deck.era[card]) else 0
