"""The strategy phase: who begins, and what a card is played for (rulebook chapters 7 and 8, 10.11)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat, only
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARDS, CARTHAGE, FIRST_OF, GENERALS, LAST_OF, ROME
from quadriga.games.hannibal.cards.entry import ENTRIES, forbids_event
from quadriga.games.hannibal.cards.in_play import CardInPlay
from quadriga.games.hannibal.force import bring_units, general_spaces, strategy_rating
from quadriga.games.hannibal.march.muster import begin_march, forbids_activation
from quadriga.games.hannibal.politics import PlaceMarkers, break_truce, can_place_any
from quadriga.games.hannibal.position import DECK, DISCARDED, HAND, OUT, Hannibal

RAISING_OPERATIONS: Final = 3
"""8.2: troops are raised with a 3 only."""

MARCHES: Final = [[Move(words.MARCH, card, general) for general in range(GENERALS)] for card in range(CARDS)]
POLITICAL: Final = [Move(words.POLITICS, card) for card in range(CARDS)]
EVENTS: Final = [Move(words.EVENT, card) for card in range(CARDS)]
DISCARDS: Final = [Move(words.DISCARD, card) for card in range(CARDS)]
"""Moves are values: these are offered so often that they are made once."""


# ---------------------------------------------------------------- 7.1, 8.7 the deal


@final
class DealCards(Procedure["Hannibal"]):
    """7.1, 8.7: both hands are dealt; a deck too small for them is shuffled with the discards first."""

    def run(self, p: Hannibal) -> None:
        p.phase = 1
        p.tell(words.E_PHASE, 1)
        size = p.board.hand_size[p.game_turn]
        if p.reshuffle or p.card_at.count(DECK) < 2 * size:
            shuffle(p)
        p.begin(WhoBegins())
        p.begin(DealCard(CARTHAGE, 2 * size))


def shuffle(p: Hannibal) -> None:
    """8.7, 25 (57-58): the discards return to the deck, and the counsels are forgotten."""
    for card in range(CARDS):
        if p.card_at[card] == DISCARDED:
            p.card_at[card] = DECK
    p.reshuffle = 0
    p.hanno_counsels = 0
    p.cato_counsels = 0
    p.tell(words.E_SHUFFLE)


@final
class DealCard(Chance["Hannibal"]):
    """7.1: one strategy card, seen by its owner alone; the hands are filled in turn."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEAL,)

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return [(Move(words.DEAL, card), 1) for card in range(CARDS) if p.card_at[card] == DECK]

    def draw(self, p: Hannibal, rng: Rng) -> Move:
        deck = [card for card in range(CARDS) if p.card_at[card] == DECK]
        return Move(words.DEAL, deck[rng.below(len(deck))])

    def audience(self, p: Hannibal, move: Move) -> int:
        return only(Seat(self.side))

    def play(self, p: Hannibal, move: Move) -> None:
        p.card_at[move.a] = HAND + self.side
        p.tell(words.E_DEALT, self.side, move.a, audience=only(Seat(self.side)))
        if self.left > 1:
            p.begin(DealCard(1 - self.side, self.left - 1))


# ---------------------------------------------------------------- 7.3 who begins


@final
class WhoBegins(Procedure["Hannibal"]):
    """7.3: Rome is asked for a campaign card, then Carthage decides."""

    def run(self, p: Hannibal) -> None:
        p.phase = 2
        p.tell(words.E_PHASE, 2)
        p.begin(ClaimFirst())


@final
class ClaimFirst(YesNo["Hannibal"]):
    """7.3: Rome may go first if it then plays a campaign card."""

    verbs: ClassVar[tuple[int, ...]] = (words.CLAIM_FIRST, words.WAIVE_FIRST)
    prompt: ClassVar[str] = words.ASK_CLAIM_FIRST

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def forbids_yes(self, p: Hannibal) -> int:
        return 0 if any(p.board.campaign[card] for card in p.hand(ROME)) else words.R_NO_CLAIM

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == words.CLAIM_FIRST

    def yes(self, p: Hannibal) -> None:
        p.must_campaign = 1
        p.tell(words.E_CLAIM, ROME)
        go_first(p, ROME)

    def no(self, p: Hannibal) -> None:
        p.begin(GoFirst())


@final
class GoFirst(ChooseOne["Hannibal"]):
    """7.3: Carthage says who plays the first card."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO_FIRST,)
    prompt: ClassVar[str] = words.ASK_GO_FIRST

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def candidates(self, p: Hannibal) -> list[int]:
        return [CARTHAGE, ROME]

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_ONE_OF_TWO

    def chose(self, p: Hannibal, one: int) -> None:
        go_first(p, one)


def go_first(p: Hannibal, side: int) -> None:
    """7.4: the cards are played in turn, this side first."""
    p.first = side
    p.tell(words.E_FIRST, side)
    p.begin(NextCard(side))


@final
class NextCard(Procedure["Hannibal"]):
    """7.4: the sides alternate; one without cards is passed over, and with both hands empty the phase is over."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        side = self.side if p.has_cards(self.side) else 1 - self.side
        if not p.has_cards(side):
            return
        p.active = side
        p.begin(NextCard(1 - side))
        p.begin(EndCard())
        p.begin(PlayCard(side))


@final
class EndCard(Procedure["Hannibal"]):
    """What one card did is done: nothing of it is remembered for the next."""

    def run(self, p: Hannibal) -> None:
        p.played = None


# ---------------------------------------------------------------- 8 a card


def operations(p: Hannibal, card: int) -> int:
    """8.1: the operations number of a card."""
    return ENTRIES[card].operations(p)


def owes_campaign(p: Hannibal, side: int, card: int) -> bool:
    """7.3: whether this card is not the campaign Rome owes."""
    return p.must_campaign == 1 and side == ROME and not p.board.campaign[card]


def raising_spaces(p: Hannibal, side: int) -> list[int]:
    """8.2: where a side may raise troops: with a general, on its own marker, in a province of its own."""
    return [
        space
        for space in general_spaces(p, side)
        if p.control[space] == side and p.controls(side, p.board.province[space])
    ]


@final
class PlayCard(Decision["Hannibal"]):
    """7.2, 8.2: a card is played for its number, for its event, or thrown away."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.MARCH,
        words.CAMPAIGN,
        words.POLITICS,
        words.RAISE,
        words.EVENT,
        words.DISCARD,
    )
    prompt: ClassVar[str] = words.ASK_PLAY_CARD

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def moves(self, p: Hannibal) -> list[Move]:
        side = self.side
        moves: list[Move] = []
        hand = p.hand(side)
        able = [g for g in range(FIRST_OF[side], LAST_OF[side]) if forbids_activation(p, side, g, 0) == 0]
        ratings = [strategy_rating(p, general) for general in able]
        politics = can_place_any(p, side)
        raising: list[int] = []
        if any(operations(p, card) == RAISING_OPERATIONS for card in hand):
            raising = raising_spaces(p, side)
        for card in hand:
            if owes_campaign(p, side, card):
                continue
            number = operations(p, card)
            if p.board.campaign[card]:
                if able:
                    moves.append(Move(words.CAMPAIGN, card))
            else:
                for place in range(len(able)):
                    if ratings[place] <= number:
                        moves.append(MARCHES[card][able[place]])
            if politics:
                moves.append(POLITICAL[card])
            if number == RAISING_OPERATIONS:
                moves.extend([Move(words.RAISE, card, space) for space in raising])
            if forbids_event(p, side, card) == 0:
                moves.append(EVENTS[card])
            if not p.must_campaign:
                moves.append(DISCARDS[card])
        return moves or [DISCARDS[card] for card in hand if p.board.campaign[card]]

    def why(self, p: Hannibal, move: Move) -> int:
        card = move.a
        if card == ANY or not p.holds(self.side, card):
            return words.R_NOT_YOUR_CARD
        if owes_campaign(p, self.side, card):
            return words.R_CAMPAIGN_FIRST
        if move.verb == words.EVENT:
            return forbids_event(p, self.side, card)
        if move.verb == words.MARCH:
            if p.board.campaign[card]:
                return words.R_NO_CAMPAIGN
            if move.b == ANY:
                return words.R_NOT_YOUR_GENERAL
            return forbids_activation(p, self.side, move.b, operations(p, card))
        if move.verb == words.CAMPAIGN:
            return words.R_NO_CAMPAIGN
        if move.verb == words.RAISE:
            return words.R_NO_RAISE if operations(p, card) != RAISING_OPERATIONS else words.R_RAISE_WHERE
        return words.R_NO_MARKER if move.verb == words.POLITICS else words.R_CAMPAIGN_FIRST

    def seals(self, p: Hannibal, move: Move) -> bool:
        return True

    def play(self, p: Hannibal, move: Move) -> None:
        side = self.side
        card = move.a
        spend_card(p, card)
        p.must_campaign = 0
        if move.verb == words.DISCARD:
            p.tell(words.E_DISCARD, side, card)
            return
        p.played = CardInPlay()
        p.played.lay_out(card)
        if move.verb == words.EVENT:
            p.tell(words.E_EVENT, side, card)
            if ENTRIES[card].breaks_truce(p):
                break_truce(p)
            if p.board.unique[card]:
                p.card_at[card] = OUT
                p.tell(words.E_REMOVED_CARD, card)
            ENTRIES[card].play(p, side)
            return
        p.tell(words.E_OPERATION, side, card)
        if move.verb == words.MARCH:
            begin_march(p, move.b)
        elif move.verb == words.CAMPAIGN:
            p.played.left = p.board.campaign[card]
            p.begin(Campaign())
        elif move.verb == words.POLITICS:
            p.begin(PlaceMarkers(side, operations(p, card)))
        else:
            bring_units(p, side, move.b, 1, 0)


def spend_card(p: Hannibal, card: int) -> None:
    """8.6, 8.7: a card lies face up among the discards; the Truce, however used, calls for a shuffle."""
    p.card_at[card] = DISCARDED
    p.seen = replaced(p.seen, card, 0)
    ENTRIES[card].discarded(p)


@final
class Campaign(Procedure["Hannibal"]):
    """10.11: the generals of a campaign move one after the other, each to the end of his battle."""

    def run(self, p: Hannibal) -> None:
        played = p.in_play()
        if played.left and any(forbids_activation(p, p.active, general, 0) == 0 for general in range(GENERALS)):
            p.begin(NextGeneral())


@final
class NextGeneral(ChooseOne["Hannibal"]):
    """10.11: which general moves next, of any rating, or no more."""

    verbs: ClassVar[tuple[int, ...]] = (words.ACTIVATE, words.END_CAMPAIGN)
    prompt: ClassVar[str] = words.ASK_NEXT_GENERAL

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", words.CARD, p.in_play().card)]

    def candidates(self, p: Hannibal) -> list[int]:
        return [general for general in range(GENERALS) if self.forbids(p, general) == 0]

    def forbids(self, p: Hannibal, one: int) -> int:
        return forbids_activation(p, p.active, one, 0)

    def chose(self, p: Hannibal, one: int) -> None:
        p.in_play().left -= 1
        p.begin(Campaign())
        begin_march(p, one)
