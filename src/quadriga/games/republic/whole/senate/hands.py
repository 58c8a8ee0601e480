"""Intrigue cards in hands: who has a tribune, an assassin, a guard (rules 9.15 and 13)."""

from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import INTRIGUE
from quadriga.games.republic.whole.options import ABSENT_TRIBUNE, SILENT
from quadriga.games.republic.whole.rome import IN_ROME, REBELLING, Rome


def cards_of(p: Rome, seat: int, id: str) -> list[int]:
    """The cards of one kind of intrigue in a hand."""
    kind = p.deck.intrigues[id]
    return [card for card in p.hands[seat] if p.deck.kind[card] == INTRIGUE and p.deck.ref[card] == kind]


def can_be_held(p: Rome, id: str) -> bool:
    """13.I14: whether, by what everybody knows, a card of a kind can be in a hand: of a deck in use, not seen yet."""
    kind = p.deck.intrigues[id]
    for card in range(p.deck.cards):
        if p.deck.kind[card] == INTRIGUE and p.deck.ref[card] == kind and card not in p.discards and has_come(p, card):
            return True
    return False


def has_come(p: Rome, card: int) -> bool:
    """Whether a card may have been drawn by now: of a deck in use, or of the next one once its cards are reached."""
    start, era = p.deck.starts[p.start()], p.deck.era[card]
    if start.is_whole or start.era <= era <= p.era or card in start.spare:
        return True
    return era == p.era + 1 and bool(p.stock().later) and not p.stock().top


def discard_card(p: Rome, seat: int, card: int) -> None:
    """4.9c: a card is played and lies open with the discards."""
    p.hands[seat].remove(card)
    p.discards.append(card)
    p.tell(words.E_PLAYED_CARD, seat, card)


def free_tribune(p: Rome, seat: int, veto: bool) -> int:
    """9.15a, 13.S20, D65: a statesman whose free tribune is not used up; Laenas vetoes land bills; or -1."""
    meeting = p.meeting()
    own = [one for one in p.members(seat) if can_speak(p, one) and one not in meeting.free_used]
    for one in own:
        if one in p.deck.free_tribune:
            return one
    laenas = p.cards.senator_of["23a"]
    is_bill = p.motion is not None and p.motion.kind == words.FOR_LAND_BILL
    return laenas if veto and is_bill and laenas in own else -1


def can_speak(p: Rome, statesman: int) -> bool:
    """13.S20, D65: a statesman's tribune speaks for him while he is away too, but for no rebel."""
    return p.place[statesman] == IN_ROME if p.options[ABSENT_TRIBUNE] == SILENT else p.place[statesman] != REBELLING


def tribunes(p: Rome, seat: int, veto: bool) -> bool:
    """9.15a: whether a faction can use a tribune now, a card or a statesman's."""
    return free_tribune(p, seat, veto) >= 0 or bool(cards_of(p, seat, "tribune"))


def use_tribune(p: Rome, seat: int, veto: bool) -> bool:
    """9.15a: the free one first, else a card; False if it was Laenas, whom nobody can silence."""
    free = free_tribune(p, seat, veto)
    if free >= 0:
        p.meeting().free_used.append(free)
        p.tell(words.E_TRIBUNE, seat)
        return free in p.deck.free_tribune
    discard_card(p, seat, cards_of(p, seat, "tribune")[0])
    p.tell(words.E_TRIBUNE, seat)
    return True
