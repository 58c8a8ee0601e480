"""What factions decide before the first turn; statesmen and concessions from a hand (S3.01.7, S3.01.9, 7.312, 7.32)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Move, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import CONCESSION, FAMILIES, STATESMAN
from quadriga.games.republic.whole.options import KIN_ABROAD, YIELDS
from quadriga.games.republic.whole.rome import (
    AWAY,
    FORCE,
    IN_CURIA,
    IN_FORUM,
    IN_ROME,
    UNDER,
    Rome,
)


@final
class FirstLeader(ChooseOne[Rome]):
    """S3.01.7: each faction names its leader."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_LEADER,)
    prompt: ClassVar[str] = words.ASK_LEADER

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return p.members(self.seat)

    def forbids(self, p: Rome, one: int) -> int:
        return 0 if one in p.members(self.seat) else words.R_NOT_YOURS

    def chose(self, p: Rome, one: int) -> None:
        p.leader[self.seat] = one
        p.tell(words.E_LEADS, one, self.seat)


def card_in_hand(p: Rome, seat: int, kind: int, ref: int) -> int:
    """The card of a hand that stands for something; -1 if it is not there."""
    for card in p.hands[seat]:
        if p.deck.kind[card] == kind and p.deck.ref[card] == ref:
            return card
    return -1


def forbids_statesman(p: Rome, seat: int, statesman: int) -> int:
    """7.312b, 7.312d: he enters unless another faction or a province has his family, or his number is in play."""
    if not FAMILIES <= statesman < p.cards.senators or card_in_hand(p, seat, STATESMAN, statesman) < 0:
        return words.R_NOT_IN_HAND
    family = p.deck.family[statesman]
    pair = is_pair(p, statesman)
    others = [one for one in range(FAMILIES, p.cards.senators) if p.deck.family[one] == family and p.is_in_play(one)]
    if others:
        return 0 if pair else words.R_SAME_NUMBER
    if p.faction[family] not in (-1, seat):
        return words.R_FAMILY_ELSEWHERE
    return words.R_FAMILY_ELSEWHERE if is_blocked_abroad(p, family) else 0


def is_blocked_abroad(p: Rome, family: int) -> bool:
    """7.312d, D18: an unaligned governor keeps the statesman of his family out."""
    abroad = p.is_in_play(family) and p.faction[family] < 0 and p.place[family] != IN_FORUM
    return abroad and p.options[KIN_ABROAD] != YIELDS


def is_pair(p: Rome, statesman: int) -> bool:
    """7.312b: one of the two pairs whose statesmen may be in play together."""
    return p.deck.family[statesman] + 1 in (25, 29)


def forbids_concession(p: Rome, seat: int, concession: int, senator: int) -> int:
    """7.32a, 9.61e: from the hand to an own senator; the Land Commissioner only while a land bill is in effect."""
    if concession != ANY:
        if not 0 <= concession < p.deck.concessions or card_in_hand(p, seat, CONCESSION, concession) < 0:
            return words.R_NOT_IN_HAND
        if concession == p.deck.land_commissioner and not sum(p.bills):
            return words.R_NO_LAND_BILL
    if senator != ANY and senator not in p.members(seat):
        return words.R_NOT_YOURS
    return 0


def play_statesman(p: Rome, seat: int, statesman: int) -> None:
    """7.312c, 7.312e, 7.312f: alone in Rome, or on his family card with all that is on it."""
    card = card_in_hand(p, seat, STATESMAN, statesman)
    p.hands[seat].remove(card)
    family = p.deck.family[statesman]
    p.faction[statesman] = seat
    p.place[statesman] = IN_ROME
    p.where[statesman] = -1
    p.influence[statesman] = p.cards.influence[statesman]
    p.popularity[statesman] = p.cards.popularity[statesman]
    if p.place[family] not in (AWAY, IN_CURIA, UNDER):
        _lie_on(p, seat, statesman, family)
    p.tell(words.E_JOINED, statesman, seat)


def _lie_on(p: Rome, seat: int, statesman: int, family: int) -> None:
    """7.312e, 7.312f: he takes over all that is on the card, and its place; of influence and popularity the higher."""
    p.under[statesman] = family
    if p.place[family] != IN_FORUM:
        p.place[statesman] = p.place[family]
        p.where[statesman] = p.where[family]
    p.influence[statesman] = max(p.influence[statesman], p.influence[family])
    p.popularity[statesman] = max(p.popularity[statesman], p.popularity[family])
    p.influence[family] = p.popularity[family] = 0
    own = [p.talents, p.knights, p.marks, p.army, p.ships, p.batch, p.sent, p.won, p.homeward, p.gave]
    for values in own:
        values[statesman], values[family] = values[family], 0
    _step_in(p, statesman, family)
    if p.leader[seat] == family:
        p.leader[seat] = statesman
    p.place[family] = UNDER
    p.where[family] = -1
    p.faction[family] = -1


def _step_in(p: Rome, statesman: int, family: int) -> None:
    """7.312e: whatever names the family senator names the statesman: offices, commands, veterans, a revolt, a life."""
    named = [p.offices, p.holder, p.legate, p.commands, p.veteran_of, p.barred, p.elected, p.seconds]
    for values in named:
        values[:] = [statesman if one == family else one for one in values]
    p.veteran_at[:] = [FORCE + statesman if at == FORCE + family else at for at in p.veteran_at]
    p.life = statesman if p.life == family else p.life
    p.rebel = statesman if p.rebel == family else p.rebel
    p.aide = statesman if p.aide == family else p.aide
    p.guarded = statesman if p.guarded == family else p.guarded


def play_concession(p: Rome, seat: int, concession: int, senator: int) -> None:
    """7.32a: it comes into play with a senator, its bar hidden."""
    p.hands[seat].remove(card_in_hand(p, seat, CONCESSION, concession))
    p.holder[concession] = senator
    p.bars[concession] = 0
    p.tell(words.E_CONCESSION, concession, senator)


@final
class FirstCards(Decision[Rome]):
    """S3.01.9: statesmen and concessions from the hand, one a move."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLAY_STATESMAN, words.PLAY_CONCESSION, words.DONE)
    prompt: ClassVar[str] = words.ASK_CARDS

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        moves = []
        for card in p.hands[self.seat]:
            ref = p.deck.ref[card]
            if p.deck.kind[card] == STATESMAN and not forbids_statesman(p, self.seat, ref):
                moves.append(Move(words.PLAY_STATESMAN, ref))
            elif p.deck.kind[card] == CONCESSION and not forbids_concession(p, self.seat, ref, ANY):
                moves += [Move(words.PLAY_CONCESSION, ref, one) for one in p.members(self.seat)]
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PLAY_STATESMAN and move.a != ANY:
            return forbids_statesman(p, self.seat, move.a)
        if move.verb == words.PLAY_CONCESSION:
            return forbids_concession(p, self.seat, move.a, move.b)
        return 0

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        p.begin(self)
        if move.verb == words.PLAY_STATESMAN:
            play_statesman(p, self.seat, move.a)
        else:
            play_concession(p, self.seat, move.a, move.b)
