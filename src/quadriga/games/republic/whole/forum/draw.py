"""The deck of the whole game: one card at a time, and what becomes of it (rules 7.3, S3.01.4c, S3.04)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.engine.seat import EVERYONE
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import EVENT, FAMILIES, FAMILY, LEADER, WAR
from quadriga.games.republic.whole.forum.bequests import reveal
from quadriga.games.republic.whole.forum.pretender import Pretender
from quadriga.games.republic.whole.options import ANY_WAR, PRETENDER
from quadriga.games.republic.whole.rome import IN_FORUM, NOBODYS, UNDER, Rome
from quadriga.games.republic.whole.war.arrival import arrive, arrive_leader

ERA_ENDS: Final = 64
"""The card Era Ends, number 65."""
LATE: Final = 2
"""The last era."""


def turn_deck(p: Rome) -> None:
    """S3.04a, S3.04c: an empty deck is followed by the next one, if the game uses it."""
    if p.stock().left() == 0 and p.uses_next(p.era + 1):
        p.era += 1
        stock = p.stock()
        stock.lay_out([card for card in range(p.deck.cards) if p.deck.era[card] == p.era], [], 0)
        if p.provincials is not None:
            stock.pool += p.provincials.waiting
            p.provincials.waiting = []
        stock.last_card = int(p.era == LATE)
        stock.top = stock.own() - p.deck.starts[p.start()].bottom if p.era == LATE else 0
        p.tell(words.E_NEW_DECK, p.era)


@final
class Draw(Procedure[Rome]):
    """7.2c, 7.2d: the player of the initiative draws the top card, if there is one."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        turn_deck(p)
        if p.stock().left():
            p.begin(DrawCard(self.seat))


@final
class DrawCard(Chance[Rome]):
    """7.3a: a card of the deck; those of the bottom come last, those of the next era among them."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_CARD,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        weights = pile(p)
        whole = sum([weight for _, weight in weights])
        known = len(p.stock().returned)
        window = max(p.stock().window, known)
        if known and not whole:
            return [(Move(words.DRAW_CARD, self.seat, card), 1) for card in p.stock().returned]
        found = [(Move(words.DRAW_CARD, self.seat, card), whole) for card in p.stock().returned]
        if not known:
            return [(Move(words.DRAW_CARD, self.seat, card), weight) for card, weight in weights]
        if window > known:
            found += [(Move(words.DRAW_CARD, self.seat, card), weight * (window - known)) for card, weight in weights]
        return sorted(found, key=lambda one: one[0].b)

    def audience(self, p: Rome, move: Move) -> int:
        return p.those(self.seat) if p.deck.is_of_faction[move.b] else EVERYONE

    def play(self, p: Rome, move: Move) -> None:
        card = move.b
        take(p, card)
        if p.deck.is_of_faction[card]:
            p.hands[self.seat].append(card)
            p.hands[self.seat].sort()
            p.tell(words.E_DREW, self.seat, card, audience=p.those(self.seat))
            if self.seat >= p.seats:
                from quadriga.games.republic.whole.neutral.cards import PlayDrawn  # of a later phase

                p.begin(PlayDrawn(self.seat))
            return
        p.tell(words.E_REVEALED, card)
        show(p, card)


def pile(p: Rome) -> list[tuple[int, int]]:
    """The cards that may come next, those that were shuffled back aside, each with its weight."""
    stock = p.stock()
    found = stock.weights()
    if stock.top or not (stock.deep or stock.last_card):
        return found
    whole = len(stock.spare) if stock.spares else 1
    share = len(stock.later) if stock.deep else 1
    found = [(card, weight * share) for card, weight in found]
    if stock.deep:
        found += [(card, stock.deep * whole) for card in stock.later]
    if stock.last_card:
        found.append((ERA_ENDS, share * whole))
    return found


def take(p: Rome, card: int) -> None:
    """A card leaves the deck."""
    stock = p.stock()
    if stock.window:
        stock.window -= 1
    if card in stock.returned:
        stock.returned.remove(card)
    elif card == ERA_ENDS:
        stock.last_card = 0
    elif card in stock.later:
        stock.later.remove(card)
        stock.deep -= 1
    else:
        stock.take(card)
        if stock.top:
            stock.top -= 1


def show(p: Rome, card: int) -> None:
    """7.3a: a Forum card is played at once."""
    kind, ref = p.deck.kind[card], p.deck.ref[card]
    if kind == WAR:
        arrive(p, ref)
        if p.event("pretender") and (p.war[ref] == words.ACTIVE or p.options[PRETENDER] == ANY_WAR):
            p.begin(Pretender())
    elif kind == LEADER:
        arrive_leader(p, ref)
    elif kind == FAMILY:
        arrive_family(p, ref)
    elif kind == EVENT:
        reveal(p, card)
    else:
        p.era_ends = 1
        p.discards.append(card)
        p.tell(words.E_ERA_ENDS)


def arrive_family(p: Rome, family: int) -> None:
    """7.311a: to the Forum, unaligned, with printed ratings; or under a statesman of its number in play."""
    for one in range(FAMILIES, p.cards.senators):
        if p.deck.family[one] == family and p.is_in_play(one):
            p.place[family] = UNDER
            p.under[one] = family
            p.tell(words.E_FAMILY_PASSED, family, one)
            return
    p.place[family] = IN_FORUM
    p.where[family] = -1
    p.faction[family] = NOBODYS
    p.influence[family] = p.cards.influence[family]
    p.popularity[family] = p.talents[family] = p.knights[family] = p.marks[family] = 0
