"""One game of Hannibal in progress: all that changes, what a seat may see of it, and what it must guess."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.hannibal import options
from quadriga.games.hannibal.battle.battle import Battle
from quadriga.games.hannibal.board import (
    CARDS,
    CARTHAGE,
    GENERALS,
    NEUTRAL,
    PLACES,
    ROME,
    SPACES,
    TRIBE,
    Board,
)
from quadriga.games.hannibal.cards.in_play import CardInPlay
from quadriga.games.hannibal.march.march import March

DECK: Final = 0
HAND: Final = 1
"""The hand of Rome is HAND + ROME, that of Carthage HAND + CARTHAGE."""
DISCARDED: Final = 3
OUT: Final = 4

POOL: Final = -2
DISPLACED: Final = -3
GONE: Final = -4
NOT_YET: Final = -5


@final
class Hannibal(Position):
    """A game in progress. Places are spaces, then the insides of cities; CUs are counted by side and place."""

    shared: ClassVar[tuple[str, ...]] = ("board",)
    counters: ClassVar[tuple[str, ...]] = ("story",)
    before: ClassVar[dict[str, object]] = {"story": []}
    steady: ClassVar[tuple[str, ...]] = ("tribe", "siege", "besieger", "seen")

    def __init__(self, game: Game, board: Board, scenario: int, options: list[int]) -> None:
        super().__init__(game, scenario, 2, options)
        self.board = board

    def lay_out(self) -> None:
        """Give every field its value before the set-up. Copies do without: they overwrite all of it."""
        board = self.board
        self.game_turn = 1
        self.phase = 0
        self.active = CARTHAGE
        """The side whose card is being played."""
        self.first = CARTHAGE
        self.must_campaign = 0
        """7.3: Rome has claimed the first play and owes a campaign card."""
        # the map
        self.control: list[int] = board.control[:]
        self.tribe: list[int] = [1 if kind == TRIBE else 0 for kind in board.kind]
        self.cu: list[int] = [0] * (2 * PLACES)
        self.elephants: list[int] = [0] * PLACES
        """How many of the Carthaginian CUs of a place are elephants."""
        self.siege: list[int] = [0] * SPACES
        self.besieger: list[int] = [NEUTRAL] * SPACES
        self.train = -1
        self.at: list[int] = [POOL if pool else NOT_YET for pool in board.pool]
        self.chief: list[int] = [0] * GENERALS
        self.proconsul = -1
        self.consuls: list[int] = []
        """Consuls drawn and not yet on the map."""
        # cards and what lasts
        self.card_at: list[int] = [DECK] * CARDS
        self.seen: list[int] = [0] * CARDS
        """1 while the enemy of the side that holds the card knows that it does."""
        self.truce = 0
        self.macedon = 0
        self.naval_victory = 0
        self.hanno_counsels = 0
        self.cato_counsels = 0
        self.reshuffle = 0
        # what lasts a card, a march, a battle
        self.played: CardInPlay | None = None
        self.march: March | None = None
        self.battle: Battle | None = None
        self.story: list[int] = []

    # ---------------------------------------------------------------- what is under way

    def in_play(self) -> CardInPlay:
        """8.2: the card in play; only while there is one."""
        played = self.played
        assert played is not None
        return played

    def marching(self) -> March:
        """10.2: the army on the march; only while there is one."""
        march = self.march
        assert march is not None
        return march

    def fighting(self) -> Battle:
        """14: the battle under way; only while there is one."""
        battle = self.battle
        assert battle is not None
        return battle

    # ---------------------------------------------------------------- small questions

    def last_turn(self) -> int:
        """22.4: the turn after which points decide; the short scenario stops after the third."""
        return self.board.last_turn if self.scenario == 0 else 3

    def is_port(self, space: int) -> bool:
        """11.1: whether ships can put in here (Ruling H-04 on Cosa)."""
        if self.options[options.COSA_PORT] == options.PISAE and (space == self.board.cosa or space == self.board.pisae):
            return space == self.board.pisae
        return self.board.port[space]

    def port_modifier(self, space: int) -> int:
        """11.6: the number printed on the port."""
        return self.board.naval_modifier[self.board.cosa if space == self.board.pisae else space]

    def hand(self, side: int) -> list[int]:
        """The strategy cards a side holds."""
        where = HAND + side
        card_at = self.card_at
        return [card for card in range(CARDS) if card_at[card] == where]

    def hand_count(self, side: int) -> int:
        """How many strategy cards a side holds: everybody may count them."""
        return self.card_at.count(HAND + side)

    def has_cards(self, side: int) -> bool:
        """Whether a side holds any strategy card: everybody may see that."""
        return HAND + side in self.card_at

    def holds(self, side: int, card: int) -> bool:
        """Whether a side holds this card. Hidden: only for what this side is offered."""
        return self.card_at[card] == HAND + side

    def could_hold(self, side: int, card: int) -> bool:
        """8.4: whether a side could hold this card as far as anybody at the table can tell."""
        return self.card_at[card] <= HAND + CARTHAGE and self.has_cards(side)

    def points(self, side: int) -> int:
        """22.1: a point for each scoring province a side controls."""
        board = self.board
        return sum(1 for p in range(len(board.provinces)) if board.scores[p] and self.controls(side, p))

    def controls(self, side: int, province: int) -> bool:
        """19.1: whether a side holds the majority of a province's spaces."""
        control = self.control
        count = 0
        for space in self.board.in_province[province]:
            if control[space] == side:
                count += 1
        return count >= self.board.needed[province]

    # ---------------------------------------------------------------- what a seat may see, and must guess

    def moment(self) -> Mapping[str, object]:
        from quadriga.games.hannibal.view import moment  # which is built on positions

        return moment(self)

    def look_open(self) -> Mapping[str, object]:
        from quadriga.games.hannibal.view import look_open  # which is built on positions

        return look_open(self)

    def look_own(self, seat: Seat | None) -> Mapping[str, object]:
        from quadriga.games.hannibal.view import look_own

        return look_own(self, seat)

    def guess(self, seat: Seat, rng: Rng) -> "Hannibal":
        """A position as `seat` may imagine it: the enemy's unseen cards are dealt again from what it cannot see."""
        guess = self.copy()
        enemy = 1 - int(seat)
        where = HAND + enemy
        unseen = [
            card
            for card in range(CARDS)
            if self.card_at[card] == DECK or (self.card_at[card] == where and not self.seen[card])
        ]
        held = sum(1 for card in unseen if self.card_at[card] == where)
        for card in unseen:
            guess.card_at[card] = DECK
        if enemy == ROME and self.must_campaign and held:
            guess._imagine_campaign(unseen, rng)
            held -= 1
            unseen = [card for card in unseen if guess.card_at[card] == DECK]
        for drawn in range(held):
            pick = drawn + rng.below(len(unseen) - drawn)
            unseen[drawn], unseen[pick] = unseen[pick], unseen[drawn]
            guess.card_at[unseen[drawn]] = where
        if guess.battle is not None:
            guess.battle.imagine_hand(enemy, rng)
        return guess

    def _imagine_campaign(self, unseen: list[int], rng: Rng) -> None:
        """7.3: a Rome that claimed the first play holds a campaign card, unless one of those seen is one."""
        seen = [card for card in self.hand(ROME) if self.board.campaign[card]]
        able = [card for card in unseen if self.board.campaign[card]] if not seen else unseen
        self.card_at[able[rng.below(len(able))]] = HAND + ROME

    def audit(self) -> list[str]:
        from quadriga.games.hannibal.audit import audit  # which is built on positions

        return audit(self)

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "game_turn",
        "phase",
        "active",
        "first",
        "must_campaign",
        "control",
        "tribe",
        "cu",
        "elephants",
        "siege",
        "besieger",
        "train",
        "at",
        "chief",
        "proconsul",
        "consuls",
        "card_at",
        "seen",
        "truce",
        "macedon",
        "naval_victory",
        "hanno_counsels",
        "cato_counsels",
        "reshuffle",
        "played",
        "march",
        "battle",
        "story",
    )
    shapes: ClassVar[str] = "nnnnnllllllnllnlllnnnnnnpppl"
    parts: ClassVar[tuple[Any, ...]] = (CardInPlay, March, Battle)

    def copy(self) -> "Hannibal":
        to = Hannibal(self.game, self.board, self.scenario, self.options)
        self.copy_base(to)
        to.game_turn = self.game_turn
        to.phase = self.phase
        to.active = self.active
        to.first = self.first
        to.must_campaign = self.must_campaign
        to.control = self.control[:]
        to.tribe = self.tribe
        to.cu = self.cu[:]
        to.elephants = self.elephants[:]
        to.siege = self.siege
        to.besieger = self.besieger
        to.train = self.train
        to.at = self.at[:]
        to.chief = self.chief[:]
        to.proconsul = self.proconsul
        to.consuls = self.consuls[:]
        to.card_at = self.card_at[:]
        to.seen = self.seen
        to.truce = self.truce
        to.macedon = self.macedon
        to.naval_victory = self.naval_victory
        to.hanno_counsels = self.hanno_counsels
        to.cato_counsels = self.cato_counsels
        to.reshuffle = self.reshuffle
        to.played = None if self.played is None else self.played.copy()
        to.march = None if self.march is None else self.march.copy()
        to.battle = None if self.battle is None else self.battle.copy()
        to.story = self.story[:]
        return to
