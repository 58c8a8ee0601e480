"""Families, hands and the first consul are dealt by chance (rules S3.01.4 to S3.01.6)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstCards, FirstLeader
from quadriga.games.republic.whole.beginning.provinces import FirstGovernors, ShareProvinces
from quadriga.games.republic.whole.deck import FAMILY, WAR
from quadriga.games.republic.whole.mortality.death import enter
from quadriga.games.republic.whole.neutral.dealing import NameNeutrals
from quadriga.games.republic.whole.neutral.guidelines import IMPERIALS, PLUTOCRATS
from quadriga.games.republic.whole.rome import IN_FORCE, IN_ROME, PRIOR_CONSUL, ROME_CONSUL, Rome


@final
class Begin(Procedure[Rome]):
    """S3.01: the order of the set-up; then the first turn."""

    def run(self, p: Rome) -> None:
        start = p.deck.starts[p.start()]
        p.era = start.era
        p.stock().lay_out(start.pool[:], start.spare[:], start.spares)
        p.legions = p.deck.legions_at_start[p.era]
        for law in start.in_force:
            p.laws[law] = IN_FORCE
        if start.has_forum_war:
            p.war[p.deck.forum_war] = words.INACTIVE
            for card in p.stock().pool:
                if p.deck.kind[card] == WAR and p.deck.ref[card] == p.deck.forum_war:
                    p.stock().pool.remove(card)
                    break
        p.begin(FirstConsul())
        if p.has_neutrals():
            p.begin(NameNeutrals(IMPERIALS))
        for _ in range(p.deck.hand):
            for seat in range(p.factions - 1, -1, -1):
                p.begin(DealCard(seat))
        for _ in range(p.deck.families_dealt[p.era]):
            for seat in range(p.factions - 1, -1, -1):
                p.begin(DealFamily(seat))


@final
class DealFamily(Chance[Rome]):
    """S3.01.4a: a family of the era, face up."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEAL_FAMILY,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        families = [p.deck.ref[card] for card in p.stock().pool if p.deck.kind[card] == FAMILY]
        return [(Move(words.DEAL_FAMILY, self.seat, family), 1) for family in families]

    def play(self, p: Rome, move: Move) -> None:
        for card in p.stock().pool:
            if p.deck.kind[card] == FAMILY and p.deck.ref[card] == move.b:
                p.stock().pool.remove(card)
                break
        enter(p, move.b, self.seat)
        p.tell(words.E_JOINED, move.b, self.seat)


@final
class DealCard(Chance[Rome]):
    """S3.01.4b: a faction card, to the hand; Forum cards met on the way go back into the deck."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEAL_CARD,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        cards = [(card, weight) for card, weight in p.stock().weights() if p.deck.is_of_faction[card]]
        return [(Move(words.DEAL_CARD, self.seat, card), weight) for card, weight in cards]

    def audience(self, p: Rome, move: Move) -> int:
        return p.those(self.seat)

    def play(self, p: Rome, move: Move) -> None:
        p.stock().take(move.b)
        p.hands[self.seat].append(move.b)
        p.hands[self.seat].sort()
        p.tell(words.E_DEALT_CARD, self.seat, move.b, audience=p.those(self.seat))


def first_consuls(p: Rome) -> list[int]:
    """S3.01.6, N4.01.2b: anybody, or the most influential of the Plutocrats."""
    if not p.has_neutrals():
        return [one for one in range(p.cards.senators) if p.place[one] == IN_ROME]
    rich = p.members(p.others().temper.index(PLUTOCRATS))
    most = max([p.influence[one] for one in rich])
    return [one for one in rich if p.influence[one] == most]


@final
class FirstConsul(Chance[Rome]):
    """S3.01.6: chits are drawn until one names a senator of a faction: he is Rome Consul for the first turn."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIRST_CONSUL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.FIRST_CONSUL, one), 1) for one in first_consuls(p)]

    def play(self, p: Rome, move: Move) -> None:
        p.offices[ROME_CONSUL] = move.a
        p.marks[move.a] |= PRIOR_CONSUL
        p.influence[move.a] += p.deck.consul_influence
        p.tell(words.E_OFFICE, move.a, ROME_CONSUL)
        p.elected = [move.a]
        lay_deck(p)
        p.begin(FirstTurn())
        order = p.in_order()
        for seat in reversed(order):
            p.begin(FirstGovernors(seat))
        for seat in reversed(order):
            p.begin(FirstCards(seat))
        for seat in reversed(order):
            p.begin(FirstLeader(seat))
        p.begin(ShareProvinces())


def lay_deck(p: Rome) -> None:
    """S3.01.4c, S3.02b, S3.03a: cards of the deck, of the next one, and Era Ends lie at the bottom, shuffled."""
    start, stock = p.deck.starts[p.start()], p.stock()
    if start.goes_on:
        return
    if start.mixed:
        stock.later = [card for card in range(p.deck.cards) if p.deck.era[card] == p.era + 1]
        stock.deep = start.mixed
    stock.last_card = 1
    stock.top = stock.own() - start.bottom


@final
class FirstTurn(Procedure[Rome]):
    """S3.01.9: the set-up is over."""

    def run(self, p: Rome) -> None:
        from quadriga.games.republic.whole.turn import Turn  # which begins where the phases end

        p.begin(Turn())
