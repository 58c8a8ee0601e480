"""What is decided far from the armies: cards 9, 19, 29, 55, 57, 58 and 64 (rulebook chapter 25)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import EVERYONE, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.board import CARTHAGE, ROME
from quadriga.games.hannibal.cards.entry import ENTRIES, Card
from quadriga.games.hannibal.force import move_general, name_chief
from quadriga.games.hannibal.position import DISCARDED, HAND, OUT, POOL, Hannibal

PLAYERS: Final = 3
"""The audience of both seats, but no spectator."""


@final
class DrawFromHand(Chance["Hannibal"]):
    """25 (9, 55): a card at random from a hand: thrown away face up, or kept by the thief, both players knowing it."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_FROM_HAND,)

    def __init__(self, victim: int, kept: int) -> None:
        self.victim: Final = victim
        self.kept: Final = kept

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return [(Move(words.DRAW_FROM_HAND, card), 1) for card in p.hand(self.victim)]

    def audience(self, p: Hannibal, move: Move) -> int:
        return PLAYERS if self.kept else EVERYONE

    def play(self, p: Hannibal, move: Move) -> None:
        if self.kept:
            p.card_at[move.a] = HAND + 1 - self.victim
            p.seen = replaced(p.seen, move.a, 1)
            p.tell(words.E_STOLEN, 1 - self.victim, move.a, audience=PLAYERS)
            return
        p.card_at[move.a] = DISCARDED
        p.seen = replaced(p.seen, move.a, 0)
        p.tell(words.E_DISCARD, self.victim, move.a)
        ENTRIES[move.a].discarded(p)


@final
class PhilipOfMacedon(Card):
    """25 (9): Macedon joins Carthage, or at the second play makes its peace and the card leaves the game."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        if p.macedon or side == ROME:
            return side == ROME and (p.macedon == 1 or p.options[options.CARD_9_ROME_FIRST] != options.FORBIDDEN)
        return True

    def play(self, p: Hannibal, side: int) -> None:
        if p.macedon:
            p.macedon = 0
            p.card_at[self.number] = OUT
            p.tell(words.E_REMOVED_CARD, self.number)
            victim = CARTHAGE
        else:
            p.macedon = 1
            victim = ROME
        if p.hand_count(victim):
            p.begin(DrawFromHand(victim, 0))


def unused_generals(p: Hannibal) -> list[int]:
    """25 (19): the Roman generals who wait in the cup."""
    return [general for general in range(len(p.at)) if p.at[general] == POOL]


@final
class SenateDismisses(Card):
    """25 (19): another general takes the place of the proconsul (Ruling H-08 on the truce)."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.proconsul >= 0 and POOL in p.at

    def play(self, p: Hannibal, side: int) -> None:
        p.begin(ChooseSuccessor(side))

    def breaks_truce(self, p: Hannibal) -> bool:
        return p.options[options.CARD_19_TRUCE] == options.BREAKS


@final
class ChooseSuccessor(ChooseOne["Hannibal"]):
    """25 (19): who takes the place of the proconsul the senate dismisses."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_GENERAL,)
    prompt: ClassVar[str] = words.ASK_CHOOSE_SUCCESSOR

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, p.proconsul)]

    def candidates(self, p: Hannibal) -> list[int]:
        space = p.board.space_of[p.at[p.proconsul]]
        able = [general for general in unused_generals(p) if p.board.confined[general] < 0]
        confined = [general for general in unused_generals(p) if p.board.confined[general] >= 0]
        able.extend([g for g in confined if p.board.confined[g] == p.board.country_of[space] or not able])
        return sorted(able)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_EVENT_TARGET

    def chose(self, p: Hannibal, one: int) -> None:
        old = p.proconsul
        place = p.at[old]
        in_command = p.chief[old]
        p.at[old] = POOL
        p.chief[old] = 0
        p.proconsul = one
        move_general(p, one, place)
        name_chief(p, ROME, place, one if in_command else -1)
        p.tell(words.E_RECALLED, old)
        p.tell(words.E_PROCONSUL, one)


@final
class NavalVictory(Card):
    """25 (29): for the rest of the turn Rome sails on campaigns only, and its fleet is weaker."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.naval_victory == 0

    def play(self, p: Hannibal, side: int) -> None:
        p.naval_victory = 1


@final
class MessengerIntercepted(Card):
    """25 (55): a card of the enemy's, at random, is one's own."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.has_cards(1 - side)

    def play(self, p: Hannibal, side: int) -> None:
        p.begin(DrawFromHand(1 - side, 1))


@final
class HannoCounsels(Card):
    """25 (57): no Carthaginian CU leaves Africa by sea until the deck is shuffled."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.hanno_counsels == 0

    def play(self, p: Hannibal, side: int) -> None:
        p.hanno_counsels = 1


@final
class CatoCounsels(Card):
    """25 (58): no Roman CU sails to Africa until the deck is shuffled."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.cato_counsels == 0

    def play(self, p: Hannibal, side: int) -> None:
        p.cato_counsels = 1


@final
class Truce(Card):
    """25 (64): nobody attacks until an event ends the truce; however it is used, the deck is shuffled afterwards."""

    def can_play(self, p: Hannibal, side: int) -> bool:
        return p.truce == 0

    def play(self, p: Hannibal, side: int) -> None:
        p.truce = 1

    def discarded(self, p: Hannibal) -> None:
        p.reshuffle = 1
