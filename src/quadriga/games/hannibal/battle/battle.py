"""A battle under way (rulebook chapters 14 to 17)."""

from typing import ClassVar, final

from quadriga.engine.chance import Rng
from quadriga.engine.part import Part
from quadriga.games.hannibal.board import NEUTRAL, SPACES, Board


@final
class Battle(Part):
    """14: one battle, from the moment two armies meet until the loser is gone. Lists are by side."""

    steady: ClassVar[tuple[str, ...]] = ("start", "toll", "lost", "allies_gone", "spy")

    def lay_out(self, board: Board, attacker: int, at: int, came_from: int, port: int) -> None:
        """14.5: a battle begins; `came_from` is a space, the inside of the city here, or -1 by sea from `port`."""
        self.at = at
        self.attacker = attacker
        self.came_from = came_from
        self.port = port
        self.lead = attacker
        self.rounds = 0
        self.chief: list[int] = [-1, -1]
        self.start: list[int] = [0, 0]
        """14.12: how many CUs each side began with."""
        self.sortie = 0
        self.came_out = 0
        """20.7: how many CUs, and as a mask which generals, came out of the city to fight."""
        self.deck: list[int] = board.battle_count[:]
        self.hand: list[int] = [0] * (2 * len(board.battle_count))
        self.shown: list[int] = [0] * (2 * len(board.battle_count))
        self.due: list[int] = [0, 0]
        self.toll: list[int] = [0, 0]
        """17.3-17.5: battle cards each side has lost to elephants."""
        self.panic = 0
        """25 (42): 1 if the elephants turned before they charged."""
        self.card = -1
        self.cavalry = 0
        self.loser = NEUTRAL
        self.lost: list[int] = [0, 0]
        self.withdrawals = 0
        self.probe_used = 0
        self.allies_gone: list[int] = [0, 0]
        """1 where card 31 or 32 keeps a side's Spanish or Numidian allies from this battle."""
        self.spy: list[int] = [0, 0]

    def came_from_city(self) -> bool:
        """20.5: whether the attacker came out of the city of this space."""
        return self.came_from >= SPACES

    def cards(self, side: int) -> int:
        """How many battle cards a side holds: everybody may count them."""
        hand = self.hand
        base = side * 6
        return hand[base] + hand[base + 1] + hand[base + 2] + hand[base + 3] + hand[base + 4] + hand[base + 5]

    def imagine_hand(self, enemy: int, rng: Rng) -> None:
        """Deal the cards of the enemy that were not shown again, from what is not seen."""
        base = enemy * 6
        bag: list[int] = []
        hidden = 0
        for tactic in range(6):
            more = self.hand[base + tactic] - self.shown[base + tactic]
            hidden += more
            bag.extend([tactic] * (more + self.deck[tactic]))
            self.deck[tactic] += more
            self.hand[base + tactic] -= more
        for drawn in range(hidden):
            pick = drawn + rng.below(len(bag) - drawn)
            bag[drawn], bag[pick] = bag[pick], bag[drawn]
            self.deck[bag[drawn]] -= 1
            self.hand[base + bag[drawn]] += 1

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "at",
        "attacker",
        "came_from",
        "port",
        "lead",
        "rounds",
        "chief",
        "start",
        "sortie",
        "came_out",
        "deck",
        "hand",
        "shown",
        "due",
        "toll",
        "panic",
        "card",
        "cavalry",
        "loser",
        "lost",
        "withdrawals",
        "probe_used",
        "allies_gone",
        "spy",
    )
    shapes: ClassVar[str] = "nnnnnnllnnlllllnnnnlnnll"

    def copy(self) -> "Battle":
        to = Battle()
        to.at = self.at
        to.attacker = self.attacker
        to.came_from = self.came_from
        to.port = self.port
        to.lead = self.lead
        to.rounds = self.rounds
        to.chief = self.chief[:]
        to.start = self.start
        to.sortie = self.sortie
        to.came_out = self.came_out
        to.deck = self.deck[:]
        to.hand = self.hand[:]
        to.shown = self.shown[:]
        to.due = self.due[:]
        to.toll = self.toll
        to.panic = self.panic
        to.card = self.card
        to.cavalry = self.cavalry
        to.loser = self.loser
        to.lost = self.lost
        to.withdrawals = self.withdrawals
        to.probe_used = self.probe_used
        to.allies_gone = self.allies_gone
        to.spy = self.spy
        return to
