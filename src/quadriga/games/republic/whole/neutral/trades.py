"""Neutral factions trade statesmen they cannot play (rule N4.06.1)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import card_in_hand, forbids_statesman
from quadriga.games.republic.whole.deck import INTRIGUE, STATESMAN
from quadriga.games.republic.whole.rome import Rome

PRICE: Final = 2
"""Intrigue cards for a statesman."""


def owner(p: Rome, statesman: int) -> int:
    """The faction that has the family of a statesman; -1 for none."""
    return p.faction[p.deck.family[statesman]]


def statesmen(p: Rome, seat: int) -> list[int]:
    """The statesmen in a hand, the lowest number first."""
    held = [p.deck.ref[card] for card in p.hands[seat] if p.deck.kind[card] == STATESMAN]
    return sorted(held, key=lambda one: (p.deck.family[one], one))


def useless(p: Rome, seat: int) -> list[int]:
    """Statesmen of a hand that cannot be played, because another faction has the family."""
    return [one for one in statesmen(p, seat) if owner(p, one) not in (-1, seat) and forbids_statesman(p, seat, one)]


def wanted(p: Rome, seat: int, other: int) -> list[int]:
    """Statesmen of another hand whose family one has."""
    return [one for one in statesmen(p, other) if owner(p, one) == seat]


def intrigues(p: Rome, seat: int) -> list[int]:
    """The intrigue cards of a hand."""
    return [card for card in p.hands[seat] if p.deck.kind[card] == INTRIGUE]


def hand_over(p: Rome, giver: int, taker: int, card: int) -> None:
    """11.1a: a card changes hands; those of neutral factions are open."""
    p.hands[giver].remove(card)
    p.hands[taker].append(card)
    p.hands[taker].sort()
    p.tell(words.E_GAVE_CARD, giver, taker, card, audience=p.those(giver, taker))


def swap(p: Rome, seat: int, other: int, statesman: int, card: int) -> None:
    """A statesman for a card."""
    hand_over(p, other, seat, card)
    hand_over(p, seat, other, card_in_hand(p, seat, STATESMAN, statesman))


@final
class Trade(Procedure[Rome]):
    """N4.06.1a, ruling R-54: each statesman one cannot play is offered to the faction that has his family."""

    def __init__(self, seat: int, after: int) -> None:
        self.seat: Final = seat
        self.after: Final = after
        """The number of the statesman last offered."""

    def run(self, p: Rome) -> None:
        left = [one for one in useless(p, self.seat) if self.rank(p, one) > self.after]
        if not left:
            return
        statesman = left[0]
        other = owner(p, statesman)
        p.begin(Trade(self.seat, self.rank(p, statesman)))
        if other < p.seats:
            if p.hands[other]:
                p.begin(TakeOffer(other, self.seat, statesman))
            return
        for one in wanted(p, self.seat, other):
            swap(p, self.seat, other, statesman, card_in_hand(p, other, STATESMAN, one))
            return
        pay(p, self.seat, other, statesman)

    def rank(self, p: Rome, one: int) -> int:
        """The place of a statesman among all, by his number."""
        return p.deck.family[one] * 100 + one


def pay(p: Rome, seat: int, other: int, statesman: int) -> None:
    """Two random intrigue cards for him, where there are as many."""
    if len(intrigues(p, other)) >= PRICE:
        hand_over(p, seat, other, card_in_hand(p, seat, STATESMAN, statesman))
        p.begin(PriceCard(seat, other, PRICE))


@final
class PriceCard(Chance[Rome]):
    """N4.06.1a: a random intrigue card of the hand that pays."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_CARD,)

    def __init__(self, seat: int, other: int, left: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.left: Final = left

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.TAKE_CARD, self.other, card), 1) for card in intrigues(p, self.other)]

    def audience(self, p: Rome, move: Move) -> int:
        return p.those(self.seat, self.other)

    def play(self, p: Rome, move: Move) -> None:
        hand_over(p, self.other, self.seat, move.b)
        if self.left > 1:
            p.begin(PriceCard(self.seat, self.other, self.left - 1))


@final
class TakeOffer(Decision[Rome]):
    """N4.06.1a: a player gives a statesman of the neutral's families for the one offered, or two intrigue cards."""

    verbs: ClassVar[tuple[int, ...]] = (words.SWAP_FOR, words.PAY_CARDS, words.DONE)
    prompt: ClassVar[str] = words.ASK_SWAP

    def __init__(self, seat: int, neutral: int, statesman: int) -> None:
        self.seat: Final = seat
        self.neutral: Final = neutral
        self.statesman: Final = statesman

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("faction", words.FACTION, self.neutral), ("commander", words.COMMANDER, self.statesman)]

    def moves(self, p: Rome) -> list[Move]:
        cards = [card_in_hand(p, self.seat, STATESMAN, one) for one in wanted(p, self.neutral, self.seat)]
        moves = [Move(words.SWAP_FOR, card) for card in cards]
        if len(intrigues(p, self.seat)) >= PRICE:
            moves.append(Move(words.PAY_CARDS))
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.SWAP_FOR:
            swap(p, self.neutral, self.seat, self.statesman, move.a)
        elif move.verb == words.PAY_CARDS:
            pay(p, self.neutral, self.seat, self.statesman)
