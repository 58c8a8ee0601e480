"""Battles before the first card: sortie, command, counter-events, elephants, deal (chapters 14.5, 17, 18.2, 20.7)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat, only
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.battle_hand import cards_due
from quadriga.games.hannibal.board import AFRICA, CARTHAGE, PLACES, ROME, SPACES, SPAIN
from quadriga.games.hannibal.cards import ELEPHANT_FRIGHT, NUMIDIANS_DESERT, SPANISH_DESERT, SPY
from quadriga.games.hannibal.counter_events import spend_counter
from quadriga.games.hannibal.desertion import AllyWavers
from quadriga.games.hannibal.force import (
    chief_at,
    elephant_choices,
    elephants_at,
    generals_at,
    is_consul,
    mask_at,
    move_general,
    name_chief,
    shift_units,
)
from quadriga.games.hannibal.options import O_SPY
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.rounds import EndBattle, Round
from quadriga.games.hannibal.words import (
    CARD,
    CHARGE,
    COUNTER,
    DEAL_BATTLE,
    E_BATTLE,
    E_BATTLE_DEALT,
    E_CHARGE,
    E_CHARGE_FAILED,
    E_COMMAND,
    E_FRIGHT,
    E_HAND,
    E_SHOWN,
    E_SORTIE,
    KEEP_COMMAND,
    NO_CHARGE,
    PASS_BY,
    R_CAPACITY,
    R_MUST_TEST,
    R_NO_COUNTER,
    SHOW,
    SORTIE,
    SPACE,
    TEST_COMMAND,
    WORDS,
)

FRIGHT_CARDS: Final = 2
"""25 (42): battle cards Carthage loses when its elephants panic."""


@final
class StartBattle(Procedure["Hannibal"]):
    """14.5: the steps before the first round, in their order."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "space", "start", "landed")

    def __init__(self, attacker: int, space: int, start: int, landed: int) -> None:
        self.attacker: Final = attacker
        self.space: Final = space
        self.start: Final = start
        """Where the attacker came from: a space, the inside of the city here, or -1 from the sea."""
        self.landed: Final = landed

    def run(self, p: Hannibal) -> None:
        p.battle_at = self.space
        p.battle_attacker = self.attacker
        p.battle_lead = self.attacker
        p.battle_rounds = 0
        p.battle_from = self.start
        p.battle_landed = self.landed
        p.battle_sortie = p.army_cu if self.start >= SPACES else 0
        p.battle_came_out = p.army_generals if self.start >= SPACES else 0
        p.battle_card = -1
        p.battle_cavalry = 0
        p.battle_loser = 2
        p.battle_lost = [0, 0]
        p.battle_withdrawals = 0
        p.probe_used = 0
        p.allies_gone = [0, 0]
        p.spy = [0, 0]
        p.battle_due = [0, 0]
        p.battle_toll = [0, 0]
        p.tell(E_BATTLE, self.attacker, self.space)
        defender = 1 - self.attacker
        p.begin(EndBattle())
        p.begin(Round())
        p.begin(AllyWavers(defender))
        p.begin(SpyLooks(defender))
        p.begin(SpyLooks(self.attacker))
        p.begin(DealHands())
        p.begin(Elephants())
        p.begin(BattleEvents(defender))
        p.begin(BattleEvents(self.attacker))
        p.begin(ChangeOfCommand())
        p.begin(TakeCommand())
        inside = p.board.inside[self.space]
        if inside >= 0 and self.start < SPACES and p.cu[self.attacker * PLACES + inside]:
            p.begin(Sortie())


@final
class Sortie(Decision["Hannibal"]):
    """20.7: those shut in may come out and fight beside an army that relieves them."""

    verbs: ClassVar[tuple[int, ...]] = (SORTIE,)
    prompt: ClassVar[str] = WORDS.prompt("sortie", "20.7")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.battle_attacker)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("space", SPACE, p.battle_at)]

    def moves(self, p: Hannibal) -> list[Move]:
        side = p.battle_attacker
        inside = p.board.inside[p.battle_at]
        have = p.cu[side * PLACES + inside]
        elephants = elephants_at(p, side, inside)
        return [
            Move(SORTIE, count, some) for count in range(have + 1) for some in elephant_choices(have, elephants, count)
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_CAPACITY

    def play(self, p: Hannibal, move: Move) -> None:
        if move.a == 0:
            return
        side = p.battle_attacker
        inside = p.board.inside[p.battle_at]
        shift_units(p, side, inside, p.battle_at, move.a, move.b)
        p.battle_sortie = move.a
        p.battle_came_out = mask_at(p, side, inside)
        marcher = chief_at(p, side, p.battle_at)
        for general in generals_at(p, side, inside):
            move_general(p, general, p.battle_at)
        name_chief(p, side, p.battle_at, marcher)
        p.tell(E_SORTIE, side, move.a)


@final
class TakeCommand(Procedure["Hannibal"]):
    """14.1: who commands each side, and with how many CUs it begins (14.12)."""

    def run(self, p: Hannibal) -> None:
        for side in (ROME, CARTHAGE):
            p.battle_chief[side] = chief_at(p, side, p.battle_at)
            p.battle_start[side] = p.cu[side * PLACES + p.battle_at]


def other_consul(p: Hannibal) -> int:
    """18.2: the consul under a consul's command in the Roman army of this battle, -1 without two consuls."""
    chief = p.battle_chief[ROME]
    if chief < 0 or not is_consul(p, chief):
        return -1
    for general in generals_at(p, ROME, p.battle_at):
        if general != chief and is_consul(p, general):
            return general
    return -1


@final
class ChangeOfCommand(Procedure["Hannibal"]):
    """18.2: two consuls in one army: Carthage may, and if it attacks must, see who commands today."""

    def run(self, p: Hannibal) -> None:
        if other_consul(p) >= 0:
            if p.battle_attacker == ROME:
                p.begin(TestCommand())
            else:
                p.begin(CommandRoll())


@final
class TestCommand(Decision["Hannibal"]):
    """18.2: against attacking consuls the roll is for Carthage to ask for."""

    verbs: ClassVar[tuple[int, ...]] = (TEST_COMMAND, KEEP_COMMAND)
    prompt: ClassVar[str] = WORDS.prompt("test-command", "18.2")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(TEST_COMMAND), Move(KEEP_COMMAND)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_MUST_TEST

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == TEST_COMMAND:
            p.begin(CommandRoll())


@final
class CommandRoll(OneDie):
    """18.2: on 4 to 6 the two consuls change places."""

    def play(self, p: Hannibal, move: Move) -> None:
        other = other_consul(p)
        if move.a >= 4:
            name_chief(p, ROME, p.battle_at, other)
            p.battle_chief[ROME] = other
        p.tell(E_COMMAND, move.a, p.battle_chief[ROME])


def battle_events(p: Hannibal, side: int) -> list[int]:
    """14.5: the counter-events that fit before this battle and that the side could hold."""
    cards: list[int] = []
    country = p.board.country_of[p.battle_at]
    if p.could_hold(side, SPY):
        cards.append(SPY)
    if country == SPAIN and p.could_hold(side, SPANISH_DESERT):
        cards.append(SPANISH_DESERT)
    if country == AFRICA and p.could_hold(side, NUMIDIANS_DESERT):
        cards.append(NUMIDIANS_DESERT)
    return cards


@final
class BattleEvents(Procedure["Hannibal"]):
    """14.5: first the attacker, then the defender declares the cards he plays on this battle."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        if battle_events(p, self.side):
            p.begin(DeclareEvent(self.side))


@final
class DeclareEvent(Decision["Hannibal"]):
    """14.5: a card for this battle, or none; asked of everybody who could hold one."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("battle-event", "14.5")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("space", SPACE, p.battle_at)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(COUNTER, card) for card in battle_events(p, self.side) if p.holds(self.side, card)]
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == PASS_BY:
            return
        spend_counter(p, self.side, move.a)
        if move.a == SPY:
            p.spy[self.side] = 1
        else:
            p.allies_gone[1 - self.side] = 1
        p.begin(BattleEvents(self.side))


@final
class Elephants(Procedure["Hannibal"]):
    """17.3: Carthage may charge before it sees its cards. The hands are counted first."""

    def run(self, p: Hannibal) -> None:
        for side in (ROME, CARTHAGE):
            p.battle_due[side] = cards_due(p, side)
        if p.elephants[p.battle_at]:
            p.begin(Charge())


@final
class Charge(Decision["Hannibal"]):
    """17.3: whether the elephants charge."""

    verbs: ClassVar[tuple[int, ...]] = (CHARGE, NO_CHARGE)
    prompt: ClassVar[str] = WORDS.prompt("charge", "17.3")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(CHARGE), Move(NO_CHARGE)]

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == NO_CHARGE:
            return
        p.begin(ChargeRoll())
        if p.could_hold(ROME, ELEPHANT_FRIGHT):
            p.begin(Fright())


@final
class Fright(Decision["Hannibal"]):
    """25 (42): Rome may turn the elephants before the charge is rolled."""

    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("fright", "25")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", CARD, ELEPHANT_FRIGHT)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(COUNTER, ELEPHANT_FRIGHT)] if p.holds(ROME, ELEPHANT_FRIGHT) else []
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == COUNTER:
            spend_counter(p, ROME, ELEPHANT_FRIGHT)
            p.stack.pop()
            lose_cards(p, CARTHAGE, FRIGHT_CARDS)
            p.tell(E_FRIGHT, FRIGHT_CARDS)


def lose_cards(p: Hannibal, side: int, cards: int) -> int:
    """17.3-17.5, 25 (42): a side is dealt fewer cards for elephants, never fewer than none; how many fewer."""
    lost = min(cards, p.battle_due[side])
    p.battle_due[side] -= lost
    p.battle_toll[side] += lost
    return lost


@final
class ChargeRoll(OneDie):
    """17.3-17.5: above the Roman commander's rating the charge costs Rome a card for each elephant CU."""

    def play(self, p: Hannibal, move: Move) -> None:
        chief = p.battle_chief[ROME]
        needed = p.board.battle[chief] if chief >= 0 else 1
        if move.a > needed:
            cards = lose_cards(p, ROME, p.elephants[p.battle_at])
            p.tell(E_CHARGE, move.a, cards)
            return
        p.tell(E_CHARGE_FAILED, move.a)
        if move.a == 1:
            lose_cards(p, CARTHAGE, 1)
            p.tell(E_FRIGHT, 1)


@final
class DealHands(Procedure["Hannibal"]):
    """14.1: all 48 cards are in the bag; each side draws what it is due."""

    def run(self, p: Hannibal) -> None:
        p.battle_deck = p.board.battle_count[:]
        p.battle_hand = [0] * 12
        p.battle_shown = [0] * 12
        for side in (p.battle_attacker, 1 - p.battle_attacker):
            p.tell(E_HAND, side, p.battle_due[side])
        if p.battle_due[ROME] or p.battle_due[CARTHAGE]:
            p.begin(DealBattleCard())


@final
class DealBattleCard(Chance["Hannibal"]):
    """14.1: one battle card from the bag, the attacker's hand first; only its owner sees it."""

    verbs: ClassVar[tuple[int, ...]] = (DEAL_BATTLE,)

    def _owner(self, p: Hannibal) -> int:
        return p.battle_attacker if p.battle_due[p.battle_attacker] else 1 - p.battle_attacker

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return [(Move(DEAL_BATTLE, tactic), count) for tactic, count in enumerate(p.battle_deck) if count]

    def draw(self, p: Hannibal, rng: Rng) -> Move:
        return Move(DEAL_BATTLE, draw_tactic(p.battle_deck, 0, rng))

    def audience(self, p: Hannibal, move: Move) -> int:
        return only(Seat(self._owner(p)))

    def play(self, p: Hannibal, move: Move) -> None:
        owner = self._owner(p)
        p.battle_deck[move.a] -= 1
        p.battle_hand[owner * 6 + move.a] += 1
        p.battle_due[owner] -= 1
        p.tell(E_BATTLE_DEALT, owner, move.a, audience=only(Seat(owner)))
        if p.battle_due[ROME] or p.battle_due[CARTHAGE]:
            p.begin(self)


def draw_tactic(counts: list[int], base: int, rng: Rng) -> int:
    """One of six types of battle card by how many there are from `base` on."""
    total = 0
    for tactic in range(6):
        total += counts[base + tactic]
    ball = rng.below(total)
    for tactic in range(6):
        ball -= counts[base + tactic]
        if ball < 0:
            return tactic
    raise AssertionError("there is no card to draw")


@final
class SpyLooks(Procedure["Hannibal"]):
    """25 (20): a spy turns up half of the enemy's hand, at random (Ruling H-10 on rounding)."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        if p.spy[self.side]:
            cards = p.battle_cards(1 - self.side)
            half = (cards + 1) // 2 if p.options[O_SPY] else cards // 2
            if half:
                p.begin(ShowCard(self.side, half))


@final
class ShowCard(Chance["Hannibal"]):
    """25 (20): one more of the enemy's battle cards is turned up."""

    fields: ClassVar[tuple[str, ...]] = ("side", "left")
    verbs: ClassVar[tuple[int, ...]] = (SHOW,)

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        base = (1 - self.side) * 6
        hidden = [p.battle_hand[base + tactic] - p.battle_shown[base + tactic] for tactic in range(6)]
        return [(Move(SHOW, tactic), count) for tactic, count in enumerate(hidden) if count]

    def play(self, p: Hannibal, move: Move) -> None:
        p.battle_shown[(1 - self.side) * 6 + move.a] += 1
        p.tell(E_SHOWN, 1 - self.side, move.a)
        if self.left > 1:
            p.begin(ShowCard(self.side, self.left - 1))
