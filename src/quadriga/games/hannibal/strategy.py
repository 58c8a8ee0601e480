"""The strategy phase: who begins, and what a card is played for (rulebook chapters 7 and 8, 10.11)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat, only
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.board import CARDS, CARTHAGE, FIRST_OF, GENERALS, LAST_OF, ROME
from quadriga.games.hannibal.cards import NUMIDIANS_DESERT, SENATE_DISMISSES, TRUCE
from quadriga.games.hannibal.event_targets import event_refusal, general_spaces
from quadriga.games.hannibal.events import begin_event, bring_units
from quadriga.games.hannibal.force import strategy_rating
from quadriga.games.hannibal.muster import begin_march, may_activate
from quadriga.games.hannibal.options import O_CARD_32, O_DISMISSAL
from quadriga.games.hannibal.politics import PlaceMarkers, break_truce, can_place_any
from quadriga.games.hannibal.position import DECK, DISCARDED, HAND, OUT, Hannibal
from quadriga.games.hannibal.words import (
    ACTIVATE,
    CAMPAIGN,
    CARD,
    CLAIM_FIRST,
    DEAL,
    DISCARD,
    E_CLAIM,
    E_DEALT,
    E_DISCARD,
    E_EVENT,
    E_FIRST,
    E_OPERATION,
    E_PHASE,
    E_REMOVED_CARD,
    E_SHUFFLE,
    END_CAMPAIGN,
    EVENT,
    GO_FIRST,
    MARCH,
    POLITICS,
    R_CAMPAIGN_FIRST,
    R_NO_CAMPAIGN,
    R_NO_CLAIM,
    R_NO_MARKER,
    R_NO_RAISE,
    R_NOT_YOUR_CARD,
    R_NOT_YOUR_GENERAL,
    R_ONE_OF_TWO,
    R_RAISE_WHERE,
    RAISE,
    WAIVE_FIRST,
    WORDS,
)

RAISING_OPERATIONS: Final = 3
"""8.2: troops are raised with a 3 only."""

MARCHES: Final = [[Move(MARCH, card, general) for general in range(GENERALS)] for card in range(CARDS)]
POLITICAL: Final = [Move(POLITICS, card) for card in range(CARDS)]
EVENTS: Final = [Move(EVENT, card) for card in range(CARDS)]
DISCARDS: Final = [Move(DISCARD, card) for card in range(CARDS)]
"""Moves are values: these are offered so often that they are made once."""


# ---------------------------------------------------------------- 7.1, 8.7 the deal


@final
class DealCards(Procedure["Hannibal"]):
    """7.1, 8.7: both hands are dealt; a deck too small for them is shuffled with the discards first."""

    def run(self, p: Hannibal) -> None:
        p.phase = 1
        p.tell(E_PHASE, 1)
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
    p.tell(E_SHUFFLE)


@final
class DealCard(Chance["Hannibal"]):
    """7.1: one strategy card, seen by its owner alone; the hands are filled in turn."""

    fields: ClassVar[tuple[str, ...]] = ("side", "left")
    verbs: ClassVar[tuple[int, ...]] = (DEAL,)

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return [(Move(DEAL, card), 1) for card in range(CARDS) if p.card_at[card] == DECK]

    def draw(self, p: Hannibal, rng: Rng) -> Move:
        deck = [card for card in range(CARDS) if p.card_at[card] == DECK]
        return Move(DEAL, deck[rng.below(len(deck))])

    def audience(self, p: Hannibal, move: Move) -> int:
        return only(Seat(self.side))

    def play(self, p: Hannibal, move: Move) -> None:
        p.card_at[move.a] = HAND + self.side
        p.tell(E_DEALT, self.side, move.a, audience=only(Seat(self.side)))
        if self.left > 1:
            p.begin(DealCard(1 - self.side, self.left - 1))


# ---------------------------------------------------------------- 7.3 who begins


@final
class WhoBegins(Procedure["Hannibal"]):
    """7.3: Rome is asked for a campaign card, then Carthage decides."""

    def run(self, p: Hannibal) -> None:
        p.phase = 2
        p.tell(E_PHASE, 2)
        p.begin(ClaimFirst())


@final
class ClaimFirst(Decision["Hannibal"]):
    """7.3: Rome may go first if it then plays a campaign card."""

    verbs: ClassVar[tuple[int, ...]] = (CLAIM_FIRST, WAIVE_FIRST)
    prompt: ClassVar[str] = WORDS.prompt("claim-first", "7.3")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def moves(self, p: Hannibal) -> list[Move]:
        moves = []
        if any(p.board.campaign[card] for card in p.hand(ROME)):
            moves.append(Move(CLAIM_FIRST))
        moves.append(Move(WAIVE_FIRST))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_CLAIM

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == CLAIM_FIRST

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == CLAIM_FIRST:
            p.must_campaign = 1
            p.tell(E_CLAIM, ROME)
            go_first(p, ROME)
        else:
            p.begin(GoFirst())


@final
class GoFirst(Decision["Hannibal"]):
    """7.3: Carthage says who plays the first card."""

    verbs: ClassVar[tuple[int, ...]] = (GO_FIRST,)
    prompt: ClassVar[str] = WORDS.prompt("go-first", "7.3")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(GO_FIRST, CARTHAGE), Move(GO_FIRST, ROME)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_ONE_OF_TWO

    def play(self, p: Hannibal, move: Move) -> None:
        go_first(p, move.a)


def go_first(p: Hannibal, side: int) -> None:
    """7.4: the cards are played in turn, this side first."""
    p.first = side
    p.tell(E_FIRST, side)
    p.begin(NextCard(side))


@final
class NextCard(Procedure["Hannibal"]):
    """7.4: the sides alternate; one without cards is passed over, and with both hands empty the phase is over."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        side = self.side if p.hand_count(self.side) else 1 - self.side
        if p.hand_count(side) == 0:
            return
        p.active = side
        p.begin(NextCard(1 - side))
        p.begin(EndCard())
        p.begin(PlayCard(side))


@final
class EndCard(Procedure["Hannibal"]):
    """What one card did is done: nothing of it is remembered for the next."""

    def run(self, p: Hannibal) -> None:
        p.card = -1
        p.campaign_left = 0
        p.activated = 0
        p.sailed = 0
        p.attempted = []
        p.spent = [0] * GENERALS
        p.tired = []


# ---------------------------------------------------------------- 8 a card


def operations(p: Hannibal, card: int) -> int:
    """8.1: the operations number of a card (Ruling H-02 on card 32)."""
    if card == NUMIDIANS_DESERT and p.options[O_CARD_32]:
        return 2
    return p.board.ops[card]


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

    fields: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[int, ...]] = (MARCH, CAMPAIGN, POLITICS, RAISE, EVENT, DISCARD)
    prompt: ClassVar[str] = WORDS.prompt("play-card", "7.2")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def moves(self, p: Hannibal) -> list[Move]:
        side = self.side
        moves: list[Move] = []
        hand = p.hand(side)
        able = [g for g in range(FIRST_OF[side], LAST_OF[side]) if may_activate(p, side, g, 0) == 0]
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
                    moves.append(Move(CAMPAIGN, card))
            else:
                for place in range(len(able)):
                    if ratings[place] <= number:
                        moves.append(MARCHES[card][able[place]])
            if politics:
                moves.append(POLITICAL[card])
            if number == RAISING_OPERATIONS:
                moves.extend([Move(RAISE, card, space) for space in raising])
            if event_refusal(p, side, card) == 0:
                moves.append(EVENTS[card])
            if not p.must_campaign:
                moves.append(DISCARDS[card])
        return moves or [DISCARDS[card] for card in hand if p.board.campaign[card]]

    def why(self, p: Hannibal, move: Move) -> int:
        card = move.a
        if card == ANY or not p.holds(self.side, card):
            return R_NOT_YOUR_CARD
        if owes_campaign(p, self.side, card):
            return R_CAMPAIGN_FIRST
        if move.verb == EVENT:
            return event_refusal(p, self.side, card)
        if move.verb == MARCH:
            if p.board.campaign[card]:
                return R_NO_CAMPAIGN
            return R_NOT_YOUR_GENERAL if move.b == ANY else may_activate(p, self.side, move.b, operations(p, card))
        if move.verb == CAMPAIGN:
            return R_NO_CAMPAIGN
        if move.verb == RAISE:
            return R_NO_RAISE if operations(p, card) != RAISING_OPERATIONS else R_RAISE_WHERE
        return R_NO_MARKER if move.verb == POLITICS else R_CAMPAIGN_FIRST

    def seals(self, p: Hannibal, move: Move) -> bool:
        return True

    def play(self, p: Hannibal, move: Move) -> None:
        side = self.side
        card = move.a
        spend_card(p, card)
        p.must_campaign = 0
        if move.verb == DISCARD:
            p.tell(E_DISCARD, side, card)
            return
        p.card = card
        if move.verb == EVENT:
            p.tell(E_EVENT, side, card)
            if breaks_truce(p, card):
                break_truce(p)
            if p.board.unique[card]:
                p.card_at[card] = OUT
                p.tell(E_REMOVED_CARD, card)
            begin_event(p, side, card)
            return
        p.tell(E_OPERATION, side, card)
        if move.verb == MARCH:
            begin_march(p, move.b)
        elif move.verb == CAMPAIGN:
            p.campaign_left = p.board.campaign[card]
            p.begin(Campaign())
        elif move.verb == POLITICS:
            p.begin(PlaceMarkers(side, operations(p, card)))
        else:
            bring_units(p, side, move.b, 1, 0)


def spend_card(p: Hannibal, card: int) -> None:
    """8.6, 8.7: a card lies face up among the discards; the Truce, however used, calls for a shuffle."""
    p.card_at[card] = DISCARDED
    p.seen[card] = 0
    if card == TRUCE:
        p.reshuffle = 1


def breaks_truce(p: Hannibal, card: int) -> bool:
    """25 (64), Ruling H-08: whether an event ends a truce."""
    if card == SENATE_DISMISSES:
        return p.options[O_DISMISSAL] == 1
    return p.board.breaks_truce[card]


@final
class Campaign(Procedure["Hannibal"]):
    """10.11: the generals of a campaign move one after the other, each to the end of his battle."""

    def run(self, p: Hannibal) -> None:
        if p.campaign_left and any(may_activate(p, p.active, general, 0) == 0 for general in range(GENERALS)):
            p.begin(NextGeneral())


@final
class NextGeneral(Decision["Hannibal"]):
    """10.11: which general moves next, of any rating, or no more."""

    verbs: ClassVar[tuple[int, ...]] = (ACTIVATE, END_CAMPAIGN)
    prompt: ClassVar[str] = WORDS.prompt("next-general", "10.11")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", CARD, p.card)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(ACTIVATE, g) for g in range(GENERALS) if may_activate(p, p.active, g, 0) == 0]
        moves.append(Move(END_CAMPAIGN))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NOT_YOUR_GENERAL if move.a == ANY else may_activate(p, p.active, move.a, 0)

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == ACTIVATE:
            p.campaign_left -= 1
            p.begin(Campaign())
            begin_march(p, move.a)
