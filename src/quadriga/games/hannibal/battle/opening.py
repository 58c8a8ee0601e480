"""Battles before the first card: sortie, command, counter-events, elephants, deal (chapters 14.5, 17, 18.2, 20.7)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat, only
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import FACES, OneDie, within
from quadriga.games.hannibal.battle.battle import Battle
from quadriga.games.hannibal.battle.hand import cards_due, lose_cards
from quadriga.games.hannibal.battle.rounds import EndBattle, Round
from quadriga.games.hannibal.board import CARTHAGE, PLACES, ROME, SPACES
from quadriga.games.hannibal.cards.counters import Moment
from quadriga.games.hannibal.cards.desertion import AllyWavers
from quadriga.games.hannibal.cards.entry import BEFORE_BATTLE, CHARGE
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
from quadriga.games.hannibal.march.fatigue import take_levels
from quadriga.games.hannibal.position import Hannibal


@final
class StartBattle(Procedure["Hannibal"]):
    """14.5: the steps before the first round, in their order."""

    def __init__(self, attacker: int, space: int, start: int, port: int) -> None:
        self.attacker: Final = attacker
        self.space: Final = space
        self.start: Final = start
        """Where the attacker came from: a space, the inside of the city here, or -1 from the sea."""
        self.port: Final = port
        """The port from which he sailed here, or -1."""

    def run(self, p: Hannibal) -> None:
        battle = Battle()
        battle.lay_out(p.board, self.attacker, self.space, self.start, self.port)
        p.battle = battle
        if battle.came_from_city():
            battle.sortie = p.marching().cu
            battle.came_out = p.marching().generals
        p.begin_story()
        p.tell(words.E_BATTLE, self.attacker, self.space)
        defender = 1 - self.attacker
        p.begin(EndBattle())
        p.begin(Round())
        p.begin(AllyWavers(defender))
        p.begin(SpyLooks(defender))
        p.begin(SpyLooks(self.attacker))
        p.begin(DealHands())
        p.begin(Elephants())
        p.begin(Moment(BEFORE_BATTLE, defender, self.space))
        p.begin(Moment(BEFORE_BATTLE, self.attacker, self.space))
        p.begin(ChangeOfCommand())
        p.begin(TakeCommand())
        inside = p.board.inside[self.space]
        if inside >= 0 and self.start < SPACES and p.cu[self.attacker * PLACES + inside]:
            p.begin(Sortie())


@final
class Sortie(Decision["Hannibal"]):
    """20.7: those shut in may come out and fight beside an army that relieves them; they are of that army now."""

    verbs: ClassVar[tuple[int, ...]] = (words.SORTIE,)
    prompt: ClassVar[str] = words.ASK_SORTIE

    def turn(self, p: Hannibal) -> Seat:
        battle = p.fighting()
        return Seat(battle.attacker)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        battle = p.fighting()
        return [("space", words.SPACE, battle.at)]

    def moves(self, p: Hannibal) -> list[Move]:
        battle = p.fighting()
        side = battle.attacker
        inside = p.board.inside[battle.at]
        have = p.cu[side * PLACES + inside]
        elephants = elephants_at(p, side, inside)
        return [
            Move(words.SORTIE, count, some)
            for count in range(have + 1)
            for some in elephant_choices(have, elephants, count)
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        return words.R_CAPACITY

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        if move.a == 0:
            return
        side = battle.attacker
        inside = p.board.inside[battle.at]
        battle.sortie = move.a
        battle.came_out = mask_at(p, side, inside)
        march = p.marching()
        take_levels(p, inside, move.a)
        march.cu += move.a
        march.elephants += move.b
        march.generals |= battle.came_out
        shift_units(p, side, inside, battle.at, move.a, move.b)
        for general in generals_at(p, side, inside):
            move_general(p, general, battle.at)
        p.tell(words.E_SORTIE, side, move.a)


@final
class TakeCommand(Procedure["Hannibal"]):
    """14.1: who commands each side, and with how many CUs it begins (14.12)."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        for side in (ROME, CARTHAGE):
            battle.chief[side] = chief_at(p, side, battle.at)
            battle.start = replaced(battle.start, side, p.cu[side * PLACES + battle.at])


def other_consul(p: Hannibal) -> int:
    """18.2: the consul under a consul's command in the Roman army of this battle, -1 without two consuls."""
    battle = p.fighting()
    chief = battle.chief[ROME]
    if chief < 0 or not is_consul(p, chief):
        return -1
    for general in generals_at(p, ROME, battle.at):
        if general != chief and is_consul(p, general):
            return general
    return -1


@final
class ChangeOfCommand(Procedure["Hannibal"]):
    """18.2: two consuls in one army: Carthage may, and if it attacks must, see who commands today."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        if other_consul(p) >= 0:
            if battle.attacker == ROME:
                p.begin(TestCommand())
            else:
                p.begin(CommandRoll())


@final
class TestCommand(YesNo["Hannibal"]):
    """18.2: against attacking consuls the roll is for Carthage to ask for."""

    verbs: ClassVar[tuple[int, ...]] = (words.TEST_COMMAND, words.KEEP_COMMAND)
    prompt: ClassVar[str] = words.ASK_TEST_COMMAND

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def yes(self, p: Hannibal) -> None:
        p.begin(CommandRoll())


@final
class CommandRoll(OneDie):
    """18.2: on 4 to 6 the two consuls change places."""

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        other = other_consul(p)
        if move.a >= 4:
            name_chief(p, ROME, battle.at, other)
            battle.chief[ROME] = other
        p.tell(words.E_COMMAND, move.a, battle.chief[ROME])


@final
class Elephants(Procedure["Hannibal"]):
    """17.3: Carthage may charge before it sees its cards. The hands are counted first."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        for side in (ROME, CARTHAGE):
            battle.due[side] = cards_due(p, side)
        if p.elephants[battle.at]:
            p.begin(Charge())


@final
class Charge(YesNo["Hannibal"]):
    """17.3: whether the elephants charge."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHARGE, words.NO_CHARGE)
    prompt: ClassVar[str] = words.ASK_CHARGE
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        return (FACES - within(unmoved(p)), FACES) if move.verb == words.CHARGE else (0, 0)

    def yes(self, p: Hannibal) -> None:
        p.begin(ChargeHome())
        p.begin(Moment(CHARGE, ROME, p.fighting().at))


@final
class ChargeHome(Procedure["Hannibal"]):
    """17.3, 25 (42): the charge is rolled for, unless the elephants turned before."""

    def run(self, p: Hannibal) -> None:
        if not p.fighting().panic:
            p.begin(ChargeRoll())


def unmoved(p: Hannibal) -> int:
    """17.3: up to what the Roman army withstands a charge."""
    chief = p.fighting().chief[ROME]
    return p.board.battle[chief] if chief >= 0 else 1


@final
class ChargeRoll(OneDie):
    """17.3-17.5: above the Roman commander's rating the charge costs Rome a card for each elephant CU."""

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        if move.a > unmoved(p):
            cards = lose_cards(p, ROME, p.elephants[battle.at])
            p.tell(words.E_CHARGE, move.a, cards)
            return
        p.tell(words.E_CHARGE_FAILED, move.a)
        if move.a == 1:
            lose_cards(p, CARTHAGE, 1)
            p.tell(words.E_FRIGHT, 1)


@final
class DealHands(Procedure["Hannibal"]):
    """14.1: all 48 cards are in the bag; each side draws what it is due."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        for side in (battle.attacker, 1 - battle.attacker):
            p.tell(words.E_HAND, side, battle.due[side])
        if battle.due[ROME] or battle.due[CARTHAGE]:
            p.begin(DealBattleCard())


@final
class DealBattleCard(Chance["Hannibal"]):
    """14.1: one battle card from the bag, the attacker's hand first; only its owner sees it."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEAL_BATTLE,)

    def _owner(self, p: Hannibal) -> int:
        battle = p.fighting()
        return battle.attacker if battle.due[battle.attacker] else 1 - battle.attacker

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        battle = p.fighting()
        return [(Move(words.DEAL_BATTLE, tactic), count) for tactic, count in enumerate(battle.deck) if count]

    def draw(self, p: Hannibal, rng: Rng) -> Move:
        battle = p.fighting()
        return Move(words.DEAL_BATTLE, draw_tactic(battle.deck, 0, rng))

    def audience(self, p: Hannibal, move: Move) -> int:
        return only(Seat(self._owner(p)))

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        owner = self._owner(p)
        battle.deck[move.a] -= 1
        battle.hand[owner * 6 + move.a] += 1
        battle.due[owner] -= 1
        p.tell(words.E_BATTLE_DEALT, owner, move.a, audience=only(Seat(owner)))
        if battle.due[ROME] or battle.due[CARTHAGE]:
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

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        if battle.spy[self.side]:
            cards = battle.cards(1 - self.side)
            half = (cards + 1) // 2 if p.options[options.SPY_ROUNDING] == options.UP else cards // 2
            if half:
                p.begin(ShowCard(self.side, half))


@final
class ShowCard(Chance["Hannibal"]):
    """25 (20): one more of the enemy's battle cards is turned up."""

    verbs: ClassVar[tuple[int, ...]] = (words.SHOW,)

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        battle = p.fighting()
        base = (1 - self.side) * 6
        hidden = [battle.hand[base + tactic] - battle.shown[base + tactic] for tactic in range(6)]
        return [(Move(words.SHOW, tactic), count) for tactic, count in enumerate(hidden) if count]

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        battle.shown[(1 - self.side) * 6 + move.a] += 1
        p.tell(words.E_SHOWN, 1 - self.side, move.a)
        if self.left > 1:
            p.begin(ShowCard(self.side, self.left - 1))
