"""One game of Hannibal in progress: all that changes, what a seat may see of it, and what it must guess."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.hannibal.board import (
    BATTLE_IDS,
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
from quadriga.games.hannibal.options import O_COSA

DECK: Final = 0
HAND: Final = 1
"""The hand of Rome is HAND + ROME, that of Carthage HAND + CARTHAGE."""
DISCARDED: Final = 3
OUT: Final = 4

POOL: Final = -2
DISPLACED: Final = -3
GONE: Final = -4
NOT_YET: Final = -5

GOING: Final = 0
STOPPED: Final = 1
"""Nothing of the army moves again on this card (10.11), but it may besiege."""
DONE: Final = 2
"""As STOPPED, and nothing more to do."""
ENDED: Final = 3
"""The march is over, but its CUs may march on under another general of the campaign."""


@final
class Hannibal(Position):
    """A game in progress. Places are spaces, then the insides of cities; CUs are counted by side and place."""

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
        "card",
        "campaign_left",
        "activated",
        "sailed",
        "attempted",
        "spent",
        "tired",
        "marcher",
        "army_cu",
        "army_elephants",
        "army_train",
        "army_generals",
        "army_levels",
        "army_whole",
        "army_faithful",
        "march_at",
        "march_from",
        "march_link",
        "march_spent",
        "march_limit",
        "march_over",
        "second_at",
        "touched",
        "declared",
        "intercepted",
        "avoided",
        "avoid_failed",
        "failed",
        "failed_cu",
        "battle_at",
        "battle_attacker",
        "battle_lead",
        "battle_rounds",
        "battle_chief",
        "battle_start",
        "battle_from",
        "battle_landed",
        "battle_sortie",
        "battle_came_out",
        "battle_hand",
        "battle_shown",
        "battle_deck",
        "battle_due",
        "battle_toll",
        "battle_card",
        "battle_cavalry",
        "battle_loser",
        "battle_lost",
        "battle_withdrawals",
        "probe_used",
        "allies_gone",
        "spy",
    )

    shared: ClassVar[tuple[str, ...]] = ("board",)

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
        self.control = board.control[:]
        self.tribe = [1 if kind == TRIBE else 0 for kind in board.kind]
        self.cu = [0] * (2 * PLACES)
        self.elephants = [0] * PLACES
        """How many of the Carthaginian CUs of a place are elephants."""
        self.siege = [0] * SPACES
        self.besieger = [NEUTRAL] * SPACES
        self.train = -1
        self.at = [POOL if pool else NOT_YET for pool in board.pool]
        self.chief = [0] * GENERALS
        self.proconsul = -1
        self.consuls: list[int] = []
        """Consuls drawn and not yet on the map."""
        # cards and what lasts
        self.card_at = [DECK] * CARDS
        self.seen = [0] * CARDS
        """1 while the enemy of the side that holds the card knows that it does."""
        self.truce = 0
        self.macedon = 0
        self.naval_victory = 0
        self.hanno_counsels = 0
        self.cato_counsels = 0
        self.reshuffle = 0
        # the card in play
        self.card = -1
        self.campaign_left = 0
        self.activated = 0
        self.sailed = 0
        self.attempted: list[int] = []
        self.spent = [0] * GENERALS
        self.tired: list[int] = []
        """Place, points spent, number of CUs; place, points ...: what moved earlier in this campaign (10.11)."""
        # the army on the march; its CUs are also counted in `cu`
        self.marcher = -1
        self.army_cu = 0
        self.army_elephants = 0
        self.army_train = 0
        self.army_generals = 0
        self.army_levels = [0] * 7
        self.army_whole = 0
        self.army_faithful = 0
        """10.12: how many CUs, and as a mask which generals, have been with Nero all the way."""
        self.march_at = -1
        self.march_from = -1
        self.march_link = 0
        self.march_spent = 0
        self.march_limit = 0
        self.march_over = GOING
        self.second_at = -1
        self.touched = 0
        self.declared: list[int] = []
        """Kind, general, CUs, elephants; ...: reactions declared and not yet resolved (10.3)."""
        self.intercepted = 0
        self.avoided = 0
        self.avoid_failed = 0
        self.failed = 0
        """12.10: the generals, as a mask, and with space and number the CUs that failed to intercept this army."""
        self.failed_cu: list[int] = []
        # the battle
        self.battle_at = -1
        self.battle_attacker = ROME
        self.battle_lead = ROME
        self.battle_rounds = 0
        self.battle_chief = [-1, -1]
        self.battle_start = [0, 0]
        self.battle_from = -1
        self.battle_landed = 0
        self.battle_sortie = 0
        self.battle_came_out = 0
        """20.7: how many CUs, and as a mask which generals, came out of the city to fight."""
        self.battle_hand = [0] * (2 * len(BATTLE_IDS))
        self.battle_shown = [0] * (2 * len(BATTLE_IDS))
        self.battle_deck = board.battle_count[:]
        self.battle_due = [0, 0]
        self.battle_toll = [0, 0]
        """17.3-17.5: battle cards each side has lost to elephants."""
        self.battle_card = -1
        self.battle_cavalry = 0
        self.battle_loser = NEUTRAL
        self.battle_lost = [0, 0]
        self.battle_withdrawals = 0
        self.probe_used = 0
        self.allies_gone = [0, 0]
        """1 where card 31 or 32 keeps a side's Spanish or Numidian allies from this battle."""
        self.spy = [0, 0]

    def copy(self) -> "Hannibal":
        to = Hannibal(self.game, self.board, self.scenario, self.options)
        self.copy_base(to)
        to.game_turn = self.game_turn
        to.phase = self.phase
        to.active = self.active
        to.first = self.first
        to.must_campaign = self.must_campaign
        to.control = self.control[:]
        to.tribe = self.tribe[:]
        to.cu = self.cu[:]
        to.elephants = self.elephants[:]
        to.siege = self.siege[:]
        to.besieger = self.besieger[:]
        to.train = self.train
        to.at = self.at[:]
        to.chief = self.chief[:]
        to.proconsul = self.proconsul
        to.consuls = self.consuls[:]
        to.card_at = self.card_at[:]
        to.seen = self.seen[:]
        to.truce = self.truce
        to.macedon = self.macedon
        to.naval_victory = self.naval_victory
        to.hanno_counsels = self.hanno_counsels
        to.cato_counsels = self.cato_counsels
        to.reshuffle = self.reshuffle
        to.card = self.card
        to.campaign_left = self.campaign_left
        to.activated = self.activated
        to.sailed = self.sailed
        to.attempted = self.attempted[:]
        to.spent = self.spent[:]
        to.tired = self.tired[:]
        to.marcher = self.marcher
        to.army_cu = self.army_cu
        to.army_elephants = self.army_elephants
        to.army_train = self.army_train
        to.army_generals = self.army_generals
        to.army_levels = self.army_levels[:]
        to.army_whole = self.army_whole
        to.army_faithful = self.army_faithful
        to.march_at = self.march_at
        to.march_from = self.march_from
        to.march_link = self.march_link
        to.march_spent = self.march_spent
        to.march_limit = self.march_limit
        to.march_over = self.march_over
        to.second_at = self.second_at
        to.touched = self.touched
        to.declared = self.declared[:]
        to.intercepted = self.intercepted
        to.avoided = self.avoided
        to.avoid_failed = self.avoid_failed
        to.failed = self.failed
        to.failed_cu = self.failed_cu[:]
        to.battle_at = self.battle_at
        to.battle_attacker = self.battle_attacker
        to.battle_lead = self.battle_lead
        to.battle_rounds = self.battle_rounds
        to.battle_chief = self.battle_chief[:]
        to.battle_start = self.battle_start[:]
        to.battle_from = self.battle_from
        to.battle_landed = self.battle_landed
        to.battle_sortie = self.battle_sortie
        to.battle_came_out = self.battle_came_out
        to.battle_hand = self.battle_hand[:]
        to.battle_shown = self.battle_shown[:]
        to.battle_deck = self.battle_deck[:]
        to.battle_due = self.battle_due[:]
        to.battle_toll = self.battle_toll[:]
        to.battle_card = self.battle_card
        to.battle_cavalry = self.battle_cavalry
        to.battle_loser = self.battle_loser
        to.battle_lost = self.battle_lost[:]
        to.battle_withdrawals = self.battle_withdrawals
        to.probe_used = self.probe_used
        to.allies_gone = self.allies_gone[:]
        to.spy = self.spy[:]
        return to

    # ---------------------------------------------------------------- small questions

    def last_turn(self) -> int:
        """22.4: the turn after which points decide; the short scenario stops after the third."""
        return self.board.last_turn if self.scenario == 0 else 3

    def is_port(self, space: int) -> bool:
        """11.1: whether ships can put in here (Ruling H-04 on Cosa)."""
        if self.options[O_COSA] and (space == self.board.cosa or space == self.board.pisae):
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

    def holds(self, side: int, card: int) -> bool:
        """Whether a side holds this card. Hidden: only for what this side is offered."""
        return self.card_at[card] == HAND + side

    def could_hold(self, side: int, card: int) -> bool:
        """8.4: whether a side could hold this card as far as anybody at the table can tell."""
        return self.card_at[card] <= HAND + CARTHAGE and self.hand_count(side) > 0

    def battle_cards(self, side: int) -> int:
        """How many battle cards a side holds: everybody may count them."""
        hand = self.battle_hand
        base = side * 6
        return hand[base] + hand[base + 1] + hand[base + 2] + hand[base + 3] + hand[base + 4] + hand[base + 5]

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

    def moment(self) -> dict[str, object]:
        from quadriga.games.hannibal.view import moment  # which is built on positions

        return moment(self)

    def look(self, seat: Seat | None) -> dict[str, object]:
        from quadriga.games.hannibal.view import look  # which is built on positions

        return look(self, seat)

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
        guess._imagine_battle_hand(enemy, rng)
        return guess

    def _imagine_campaign(self, unseen: list[int], rng: Rng) -> None:
        """7.3: a Rome that claimed the first play holds a campaign card, unless one of those seen is one."""
        seen = [card for card in self.hand(ROME) if self.board.campaign[card]]
        able = [card for card in unseen if self.board.campaign[card]] if not seen else unseen
        self.card_at[able[rng.below(len(able))]] = HAND + ROME

    def _imagine_battle_hand(self, enemy: int, rng: Rng) -> None:
        base = enemy * 6
        bag: list[int] = []
        hidden = 0
        for tactic in range(6):
            more = self.battle_hand[base + tactic] - self.battle_shown[base + tactic]
            hidden += more
            bag.extend([tactic] * (more + self.battle_deck[tactic]))
            self.battle_deck[tactic] += more
            self.battle_hand[base + tactic] -= more
        for drawn in range(hidden):
            pick = drawn + rng.below(len(bag) - drawn)
            bag[drawn], bag[pick] = bag[pick], bag[drawn]
            self.battle_hand[base + bag[drawn]] += 1
            self.battle_deck[bag[drawn]] -= 1

    def audit(self) -> list[str]:
        from quadriga.games.hannibal.audit import audit  # which is built on positions

        return audit(self)
