"""The Revolution Phase: cards change hands and are played, victors decide (rules 11)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Move, Procedure, Seat
from quadriga.engine.seat import only
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstCards
from quadriga.games.republic.whole.ledger.giving import Pledge, forbids_promise, words_open
from quadriga.games.republic.whole.ledger.seen import end_trades, see_card
from quadriga.games.republic.whole.mortality.death import Bereft
from quadriga.games.republic.whole.neutral.trades import Trade
from quadriga.games.republic.whole.revolution.ending import win
from quadriga.games.republic.whole.revolution.revolt import VictorDecides
from quadriga.games.republic.whole.rome import NOBODYS, Rome
from quadriga.games.republic.whole.senate.repopulation import appoint_for_life
from quadriga.games.republic.whole.war.arrival import wake_all
from quadriga.games.republic.whole.war.strength import is_waiting

MOST_GIVEN: Final = 3
"""Ruling R-29: cards a faction may give away in one phase."""


@final
class RevolutionPhase(Procedure[Rome]):
    """11: conditional revolts break out; cards are given, played and discarded; victors lay down command or revolt."""

    def run(self, p: Rome) -> None:
        p.phase = words.REVOLUTION_PHASE
        p.tell(words.E_TURN_PHASE, p.phase)
        ready = [war for war in range(p.cards.conflicts) if p.deck.needs[war] and p.war[war] == words.INACTIVE]
        wake_all(p, [war for war in ready if not is_waiting(p, war)])
        order = p.in_order()
        p.begin(EndOfRevolution())
        p.begin(Bereft())
        p.begin(Victors())
        for seat in reversed(order):
            p.begin(DiscardDown(seat))
        for seat in reversed(order):
            p.begin(MayPlay(seat))
        p.begin(TradesOver())
        for seat in reversed(order):
            p.begin(Trade(seat, -1) if seat >= p.seats else MayGive(seat))


@final
class TradesOver(Procedure[Rome]):
    """4.3a: cards that were promised for now and not given."""

    def run(self, p: Rome) -> None:
        end_trades(p)


@final
class MayGive(Procedure[Rome]):
    """11.1a: whoever has cards, as all can see, may give some away."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if p.hands[self.seat] and not p.gone[self.seat]:
            p.begin(GiveCards(self.seat, 0))


@final
class GiveCards(Decision[Rome]):
    """11.1a, 4.5a, ruling R-29: a card for another faction's hand; a trade is two gifts that were agreed upon."""

    verbs: ClassVar[tuple[int, ...]] = (words.HAND_OVER, words.DONE, words.PROMISE_TO)
    prompt: ClassVar[str] = words.ASK_GIVE_CARDS

    def __init__(self, seat: int, given: int) -> None:
        self.seat: Final = seat
        self.given: Final = given

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        others = [seat for seat in range(p.seats) if seat != self.seat and not p.gone[seat]]
        listed = [Move(words.HAND_OVER, seat, card) for seat in others for card in p.hands[self.seat]]
        return [*listed, Move(words.DONE), *words_open(p, self.seat)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PROMISE_TO:
            return forbids_promise(p, self.seat, move.a)
        if move.b != ANY and move.b not in p.hands[self.seat]:
            return words.R_NOT_IN_HAND
        return words.R_NO_SUCH_FACTION

    def audience(self, p: Rome, move: Move) -> int:
        if move.verb != words.HAND_OVER:
            return super().audience(p, move)
        return only(Seat(self.seat)) | only(Seat(move.a))

    def seals(self, p: Rome, move: Move) -> bool:
        """Who gets a card sees it."""
        return move.verb == words.HAND_OVER

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        if move.verb == words.PROMISE_TO:
            p.begin(self)
            p.begin(Pledge(self.seat, move.a))
            return
        p.hands[self.seat].remove(move.b)
        p.hands[move.a].append(move.b)
        p.hands[move.a].sort()
        both = only(Seat(self.seat)) | only(Seat(move.a))
        p.tell(words.E_GAVE_CARD, self.seat, move.a, move.b, audience=both)
        see_card(p, self.seat, move.a)
        if self.given + 1 < MOST_GIVEN and p.hands[self.seat]:
            p.begin(GiveCards(self.seat, self.given + 1))


@final
class MayPlay(Procedure[Rome]):
    """11.1b: whoever has cards may play statesmen and concessions."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if p.hands[self.seat] and not p.gone[self.seat]:
            p.begin(FirstCards(self.seat))


@final
class DiscardDown(Procedure[Rome]):
    """11.2a: down to five cards."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if self.seat < p.seats and len(p.hands[self.seat]) > p.deck.most_cards:
            p.begin(self)
            p.begin(DiscardOne(self.seat))


@final
class DiscardOne(ChooseOne[Rome]):
    """11.2a: one card a move."""

    verbs: ClassVar[tuple[int, ...]] = (words.DISCARD,)
    prompt: ClassVar[str] = words.ASK_DISCARD

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return p.hands[self.seat]

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return True

    def chose(self, p: Rome, one: int) -> None:
        p.hands[self.seat].remove(one)
        p.discards.append(one)
        p.tell(words.E_PLAYED_CARD, self.seat, one)


@final
class Victors(Procedure[Rome]):
    """11.3a: each commander with a land victory this turn, or on a bequest, from the highest official's faction on."""

    def run(self, p: Rome) -> None:
        for seat in p.in_order():
            for one in p.members(seat):
                if p.won[one] and one in p.commands:
                    p.begin(self)
                    p.begin(VictorDecides(one, 0))
                    return


@final
class EndOfRevolution(Procedure[Rome]):
    """12.2d: a consul for life alive at the end of a Revolution Phase wins."""

    def run(self, p: Rome) -> None:
        p.won = [0] * p.cards.senators
        appoint_for_life(p)
        if p.life != NOBODYS:
            win(p, words.END_LIFE, p.faction[p.life])
