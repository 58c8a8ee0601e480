"""Land battles, round by round (sections 9.1 to 9.3 and 11)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import BITS, Rng, shown
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.captives import capture, has_emperor
from quadriga.games.conquest.battle.galleys import burn_galleys
from quadriga.games.conquest.battle.parts import ATTACKER, DEFENDER, Battle
from quadriga.games.conquest.battle.retreat import Pursuit, refuges, retreat_leaders
from quadriga.games.conquest.battle.splits import chosen, is_below_zero, is_beyond
from quadriga.games.conquest.battle.story import begin_told
from quadriga.games.conquest.battle.strikes import strikes
from quadriga.games.conquest.pieces import CATAPULT, LAND_TYPES
from quadriga.games.conquest.position import Conquest


def begin_battle(p: Conquest, zone: int, attacker: int, defender: int) -> None:
    """9: a battle in a province, until one side is gone or retreats."""
    begin_told(p)
    p.tell(words.E_BATTLE_BEGINS, zone, attacker, defender)
    p.battle = Battle()
    p.battle.lay_out(zone, attacker, defender)
    p.begin(Round())


def battle_of(p: Conquest) -> Battle:
    """The battle under way."""
    assert p.battle is not None
    return p.battle


def legion_size(p: Conquest, seat: int, zone: int) -> int:
    """9.1: five units and one more for each leader there, or all there are."""
    return min(p.pieces.combat_legion + len(p.leaders_at(seat, zone)), p.army(seat, zone))


def hitting(roll: int, legion: list[int], catapults: int, targets: int) -> int:
    """9.2: the dice of a roll that hit, themselves a roll.

    Each die that shows the type of a unit of the legion hits, one die a unit; all catapults count. Hits beyond the
    targets are lost, those of the last types first.
    """
    struck = 0
    for kind in range(LAND_TYPES):
        able = catapults if kind == CATAPULT else legion[kind]
        number = min(shown(roll, kind), able, targets)
        struck += number << (BITS * kind)
        targets -= number
    return struck


@final
class Round(Procedure[Conquest]):
    """9.1: both sides form their combat legions anew, the defender first."""

    def run(self, p: Conquest) -> None:
        p.begin(FormLegion(DEFENDER))


@final
class FormLegion(Decision[Conquest]):
    """9.1: which units fight this round; the legion must be as large as it can be."""

    verbs: ClassVar[tuple[int, ...]] = (words.FORM,)
    prompt: ClassVar[str] = words.ASK_LEGION

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Conquest) -> Seat:
        return Seat(battle_of(p).seat(self.side))

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, battle_of(p).zone), ("number", words.NUMBER, self.size(p))]

    def size(self, p: Conquest) -> int:
        """How many units have to fight."""
        battle = battle_of(p)
        return legion_size(p, battle.seat(self.side), battle.zone)

    def present(self, p: Conquest) -> list[int]:
        """The units to choose from."""
        battle = battle_of(p)
        return [p.count(battle.seat(self.side), battle.zone, kind) for kind in range(LAND_TYPES)]

    def moves(self, p: Conquest) -> list[Move]:
        return chosen(words.FORM, self.size(p), self.present(p))

    def why(self, p: Conquest, move: Move) -> int:
        if is_beyond(move, self.present(p)) or is_below_zero(move):
            return words.R_NOT_SO_MANY
        if max(move.a, 0) + max(move.b, 0) + max(move.c, 0) > self.size(p):
            return words.R_LEGION_TOO_LARGE
        return words.R_LEGION_NOT_LARGEST

    def play(self, p: Conquest, move: Move) -> None:
        battle = battle_of(p)
        seat = battle.seat(self.side)
        at = self.side * LAND_TYPES
        battle.legion[at : at + LAND_TYPES] = [move.a, move.b, move.c]
        reserve = p.army(seat, battle.zone) - move.a - move.b - move.c
        p.tell(words.E_LEGION_FORMED, seat, move.a, move.b, move.c, reserve)
        p.begin(FormLegion(ATTACKER) if self.side == DEFENDER else Volley(ATTACKER))


@final
class Volley(Chance[Conquest]):
    """9.2: one side rolls a die for each unit of its combat legion, units just laid down included."""

    verbs: ClassVar[tuple[int, ...]] = (words.STRIKE,)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def legion(self, p: Conquest) -> list[int]:
        """The units that roll."""
        return battle_of(p).legion_of(self.side)

    def catapults(self, p: Conquest) -> int:
        """9.2: catapults score from the reserve too."""
        battle = battle_of(p)
        return p.count(battle.seat(self.side), battle.zone, CATAPULT)

    def dice(self, p: Conquest) -> int:
        """9.2: a die a unit, and for the owner of a fortified city two more, or one against catapults."""
        battle = battle_of(p)
        number = sum(self.legion(p))
        if self.side == DEFENDER and p.fort[battle.zone] == 1 and p.control[battle.zone] == battle.defender:
            if p.count(battle.attacker, battle.zone, CATAPULT):
                return number + p.pieces.fort_dice_against_catapult
            return number + p.pieces.fort_dice
        return number

    def hitting(self, p: Conquest, roll: int) -> int:
        """9.2: the dice that hit a unit of the enemy's legion."""
        return hitting(roll, self.legion(p), self.catapults(p), self.targets(p))

    def hits(self, p: Conquest, roll: int) -> int:
        """9.2: how many dice hit."""
        return sum(words.DIE.counts(self.hitting(p, roll)))

    def targets(self, p: Conquest) -> int:
        """9.2: the units of the enemy's legion, which alone can be hit."""
        return sum(battle_of(p).legion_of(ATTACKER - self.side))

    def chances(self, p: Conquest) -> list[tuple[Move, int]]:
        return [(Move(words.STRIKE, roll), weight) for roll, weight in words.DIE.rolls(self.dice(p))]

    def lumps(self, p: Conquest) -> list[tuple[Move, int]]:
        legion = self.legion(p)
        found = strikes(self.dice(p), legion[0], legion[1], self.catapults(p))
        most = min(self.targets(p), len(found) - 1)
        lumps = [(Move(words.STRIKE, found[struck][0]), found[struck][1]) for struck in range(most)]
        lumps.append((Move(words.STRIKE, found[most][0]), sum([weight for _, weight in found[most:]])))
        return lumps

    def roller(self, p: Conquest) -> Seat:
        return Seat(battle_of(p).seat(self.side))

    def score(self, p: Conquest, move: Move) -> int:
        return self.hits(p, move.a)

    def draw(self, p: Conquest, rng: Rng) -> Move:
        return Move(words.STRIKE, words.DIE.roll(self.dice(p), rng))

    def offers(self, p: Conquest, move: Move) -> bool:
        return move.verb == words.STRIKE and words.DIE.is_roll(move.a, self.dice(p))

    def play(self, p: Conquest, move: Move) -> None:
        battle = battle_of(p)
        hitting = self.hitting(p, move.a)
        struck = sum(words.DIE.counts(hitting))
        p.tell(words.E_STRUCK, battle.seat(self.side), move.a, struck, hitting)
        battle.hits[ATTACKER - self.side] = struck
        losers = Losses(ATTACKER - self.side)
        if struck:
            p.begin(losers)
        else:
            losers.go_on(p)


@final
class Losses(Decision[Conquest]):
    """9.2: the owner chooses which units of his combat legion are hit; they leave when both sides have rolled."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOSE,)
    prompt: ClassVar[str] = words.ASK_LOSSES

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Conquest) -> Seat:
        return Seat(battle_of(p).seat(self.side))

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, battle_of(p).zone), ("number", words.NUMBER, self.number(p))]

    def number(self, p: Conquest) -> int:
        """How many are lost."""
        return battle_of(p).hits[self.side]

    def legion(self, p: Conquest) -> list[int]:
        """The units to choose from."""
        return battle_of(p).legion_of(self.side)

    def moves(self, p: Conquest) -> list[Move]:
        return chosen(words.LOSE, self.number(p), self.legion(p))

    def why(self, p: Conquest, move: Move) -> int:
        if is_beyond(move, self.legion(p)) or is_below_zero(move):
            return words.R_LOSSES_FROM_LEGION
        return words.R_LOSSES_EXACT

    def play(self, p: Conquest, move: Move) -> None:
        battle = battle_of(p)
        p.tell(words.E_LOST, battle.seat(self.side), move.a, move.b, move.c)
        lost = [move.a, move.b, move.c]
        if self.side == DEFENDER:
            battle.down = lost
        else:
            fall(p, battle.attacker, battle.zone, lost)
        self.go_on(p)

    def go_on(self, p: Conquest) -> None:
        """9.2: after the attacker's volley the defender's; after both the fallen are taken away."""
        battle = battle_of(p)
        battle.hits[self.side] = 0
        if self.side == DEFENDER:
            p.begin(Volley(DEFENDER))
            return
        fall(p, battle.defender, battle.zone, battle.down)
        battle.lay_out(battle.zone, battle.attacker, battle.defender)
        p.begin(AfterRound())


def fall(p: Conquest, seat: int, zone: int, lost: list[int]) -> None:
    """9.2: units leave the province for their owner's pool."""
    for kind in range(LAND_TYPES):
        p.lose_units(seat, zone, kind, lost[kind])


@final
class AfterRound(Procedure[Conquest]):
    """9.3, Rulings C-12 and C-62: the battle ends when a side has no unit left; otherwise both say if they go on."""

    def run(self, p: Conquest) -> None:
        battle = battle_of(p)
        zone, attacker, defender = battle.zone, battle.attacker, battle.defender
        stands = p.army(attacker, zone) > 0
        holds = p.army(defender, zone) > 0
        if stands and holds:
            p.begin(StandOrRetreat(DEFENDER))
        elif stands:
            win_province(p, battle)
            capture(p, p.leaders_at(defender, zone), attacker)
        elif holds:
            hold_province(p, battle)
            capture(p, p.leaders_at(attacker, zone), defender)
        else:
            p.tell(words.E_BOTH_DESTROYED, zone)
            retreat_leaders(p, zone, attacker, defender)


def win_province(p: Conquest, battle: Battle) -> None:
    """11 and 12.1: the attacker has won the battle and the province; galleys in its ports are lost."""
    p.tell(words.E_BATTLE_WON, battle.attacker, battle.zone)
    for seat in range(p.seats):
        if seat != battle.attacker:
            burn_galleys(p, seat, battle.zone)
    p.take_control(battle.attacker, battle.zone)


def hold_province(p: Conquest, battle: Battle) -> None:
    """11, Rulings C-03 and C-23: the defender has won and keeps what he had; nobody's galleys are lost."""
    p.tell(words.E_BATTLE_WON, battle.defender, battle.zone)


@final
class StandOrRetreat(YesNo[Conquest]):
    """9.3: go on or retreat, the defender first."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT_ON, words.RETREAT)
    prompt: ClassVar[str] = words.ASK_RETREAT

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Conquest) -> Seat:
        return Seat(battle_of(p).seat(self.side))

    def asks(self, p: Conquest) -> str:
        """12: with a warning where a retreat would be the end of those who try it."""
        battle = battle_of(p)
        seat = battle.seat(self.side)
        leaders = p.leaders_at(seat, battle.zone)
        if leaders and refuges(p, seat, battle.zone):
            return words.ASK_RETREAT
        return words.ASK_RETREAT_LOSES_EMPEROR if has_emperor(leaders) else words.ASK_RETREAT_CUT_OFF

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, battle_of(p).zone)]

    def yes(self, p: Conquest) -> None:
        p.tell(words.E_STOOD, battle_of(p).seat(self.side))
        p.begin(StandOrRetreat(ATTACKER) if self.side == DEFENDER else Round())

    def no(self, p: Conquest) -> None:
        battle = battle_of(p)
        loser, winner = battle.seat(self.side), battle.seat(ATTACKER - self.side)
        p.tell(words.E_RETREATED, loser)
        if self.side == DEFENDER:
            win_province(p, battle)
        else:
            hold_province(p, battle)
        p.begin(Pursuit(battle.zone, winner, loser))
