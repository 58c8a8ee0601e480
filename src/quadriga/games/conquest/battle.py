"""Land battles, round by round (sections 9.1 to 9.3 and 11)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import BITS, Rng, shown
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.captives import capture
from quadriga.games.conquest.galleys import burn_galleys
from quadriga.games.conquest.pieces import CATAPULT, LAND_TYPES
from quadriga.games.conquest.position import Conquest
from quadriga.games.conquest.retreat import Pursuit, retreat_leaders
from quadriga.games.conquest.splits import chosen, exceeds, is_below_zero
from quadriga.games.conquest.strikes import strikes

DEFENDER: Final = 0
ATTACKER: Final = 1
SHARED: Final = ("zone", "attacker", "defender")


def begin_battle(p: Conquest, zone: int, attacker: int, defender: int) -> None:
    """9: a battle in a province, until one side is gone or retreats."""
    p.tell(words.BATTLE_BEGINS, zone, attacker, defender)
    p.begin(Round(zone, attacker, defender))


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

    fields: ClassVar[tuple[str, ...]] = SHARED

    def __init__(self, zone: int, attacker: int, defender: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender

    def run(self, p: Conquest) -> None:
        p.legion = [0] * 6
        p.down = [0] * 3
        p.hits = [0, 0]
        p.begin(FormLegion(self.zone, self.attacker, self.defender, DEFENDER))


@final
class FormLegion(Decision[Conquest]):
    """9.1: which units fight this round; the legion must be as large as it can be."""

    fields: ClassVar[tuple[str, ...]] = (*SHARED, "side")
    verbs: ClassVar[tuple[int, ...]] = (words.FORM,)
    prompt: ClassVar[str] = words.ASK_LEGION

    def __init__(self, zone: int, attacker: int, defender: int, side: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.side: Final = side

    def seat(self) -> int:
        """Whose legion it is."""
        return self.attacker if self.side == ATTACKER else self.defender

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.seat())

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, self.zone), ("number", words.NUMBER, legion_size(p, self.seat(), self.zone))]

    def present(self, p: Conquest) -> list[int]:
        """The units to choose from."""
        return [p.count(self.seat(), self.zone, kind) for kind in range(LAND_TYPES)]

    def moves(self, p: Conquest) -> list[Move]:
        return chosen(words.FORM, legion_size(p, self.seat(), self.zone), self.present(p))

    def why(self, p: Conquest, move: Move) -> int:
        if exceeds(move, self.present(p)) or is_below_zero(move):
            return words.NOT_SO_MANY
        size = legion_size(p, self.seat(), self.zone)
        if max(move.a, 0) + max(move.b, 0) + max(move.c, 0) > size:
            return words.LEGION_TOO_LARGE
        return words.LEGION_NOT_LARGEST

    def play(self, p: Conquest, move: Move) -> None:
        at = self.side * LAND_TYPES
        p.legion[at : at + LAND_TYPES] = [move.a, move.b, move.c]
        reserve = p.army(self.seat(), self.zone) - move.a - move.b - move.c
        p.tell(words.LEGION_FORMED, self.seat(), move.a, move.b, move.c, reserve)
        if self.side == DEFENDER:
            p.begin(FormLegion(self.zone, self.attacker, self.defender, ATTACKER))
        else:
            p.begin(Volley(self.zone, self.attacker, self.defender, ATTACKER))


@final
class Volley(Chance[Conquest]):
    """9.2: one side rolls a die for each unit of its combat legion, units just laid down included."""

    fields: ClassVar[tuple[str, ...]] = (*SHARED, "side")
    verbs: ClassVar[tuple[int, ...]] = (words.STRIKE,)

    def __init__(self, zone: int, attacker: int, defender: int, side: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.side: Final = side

    def seat(self) -> int:
        """Who rolls."""
        return self.attacker if self.side == ATTACKER else self.defender

    def legion(self, p: Conquest) -> list[int]:
        """The units that roll."""
        return p.legion[self.side * LAND_TYPES : (self.side + 1) * LAND_TYPES]

    def catapults(self, p: Conquest) -> int:
        """9.2: catapults score from the reserve too."""
        return p.count(self.seat(), self.zone, CATAPULT)

    def dice(self, p: Conquest) -> int:
        """9.2: a die a unit, and for the owner of a fortified city two more, or one against catapults."""
        number = sum(self.legion(p))
        if self.side == DEFENDER and p.fort[self.zone] == 1 and p.control[self.zone] == self.defender:
            if p.count(self.attacker, self.zone, CATAPULT):
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
        other = ATTACKER - self.side
        return sum(p.legion[other * LAND_TYPES : (other + 1) * LAND_TYPES])

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
        return Seat(self.seat())

    def score(self, p: Conquest, move: Move) -> int:
        return self.hits(p, move.a)

    def draw(self, p: Conquest, rng: Rng) -> Move:
        return Move(words.STRIKE, words.DIE.roll(self.dice(p), rng))

    def offers(self, p: Conquest, move: Move) -> bool:
        return move.verb == words.STRIKE and words.DIE.is_roll(move.a, self.dice(p))

    def play(self, p: Conquest, move: Move) -> None:
        hitting = self.hitting(p, move.a)
        struck = sum(words.DIE.counts(hitting))
        p.tell(words.STRUCK, self.seat(), move.a, struck, hitting)
        p.hits[ATTACKER - self.side] = struck
        losers = Losses(self.zone, self.attacker, self.defender, ATTACKER - self.side)
        if struck:
            p.begin(losers)
        else:
            losers.go_on(p)


@final
class Losses(Decision[Conquest]):
    """9.2: the owner chooses which units of his combat legion are hit; they leave when both sides have rolled."""

    fields: ClassVar[tuple[str, ...]] = (*SHARED, "side")
    verbs: ClassVar[tuple[int, ...]] = (words.LOSE,)
    prompt: ClassVar[str] = words.ASK_LOSSES

    def __init__(self, zone: int, attacker: int, defender: int, side: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.side: Final = side

    def seat(self) -> int:
        """Whose units are hit."""
        return self.attacker if self.side == ATTACKER else self.defender

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.seat())

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, self.zone), ("number", words.NUMBER, p.hits[self.side])]

    def legion(self, p: Conquest) -> list[int]:
        """The units to choose from."""
        return p.legion[self.side * LAND_TYPES : (self.side + 1) * LAND_TYPES]

    def moves(self, p: Conquest) -> list[Move]:
        return chosen(words.LOSE, p.hits[self.side], self.legion(p))

    def why(self, p: Conquest, move: Move) -> int:
        if exceeds(move, self.legion(p)) or is_below_zero(move):
            return words.LOSSES_FROM_LEGION
        return words.LOSSES_EXACT

    def play(self, p: Conquest, move: Move) -> None:
        p.tell(words.LOST, self.seat(), move.a, move.b, move.c)
        lost = [move.a, move.b, move.c]
        if self.side == DEFENDER:
            p.down = lost
        else:
            for kind in range(LAND_TYPES):
                p.lose_units(self.attacker, self.zone, kind, lost[kind])
        self.go_on(p)

    def go_on(self, p: Conquest) -> None:
        """9.2: after the attacker's volley the defender's; after both the fallen are taken away."""
        p.hits[self.side] = 0
        if self.side == DEFENDER:
            p.begin(Volley(self.zone, self.attacker, self.defender, DEFENDER))
            return
        for kind in range(LAND_TYPES):
            p.lose_units(self.defender, self.zone, kind, p.down[kind])
        p.down = [0] * 3
        p.legion = [0] * 6
        p.begin(AfterRound(self.zone, self.attacker, self.defender))


@final
class AfterRound(Procedure[Conquest]):
    """9.3, Rulings C-12 and C-62: the battle ends when a side has no unit left; otherwise both say if they go on."""

    fields: ClassVar[tuple[str, ...]] = SHARED

    def __init__(self, zone: int, attacker: int, defender: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender

    def run(self, p: Conquest) -> None:
        stands = p.army(self.attacker, self.zone) > 0
        holds = p.army(self.defender, self.zone) > 0
        if stands and holds:
            p.begin(StandOrRetreat(self.zone, self.attacker, self.defender, DEFENDER))
        elif stands:
            win_province(p, self.zone, self.attacker, self.defender)
            capture(p, p.leaders_at(self.defender, self.zone), self.attacker)
        elif holds:
            hold_province(p, self.zone, self.attacker, self.defender)
            capture(p, p.leaders_at(self.attacker, self.zone), self.defender)
        else:
            p.tell(words.BOTH_DESTROYED, self.zone)
            burn_galleys(p, self.attacker, self.zone)
            retreat_leaders(p, self.zone, self.attacker, self.defender)


def win_province(p: Conquest, zone: int, attacker: int, defender: int) -> None:
    """11 and 12.1: the attacker has won the battle and the province; galleys in its ports are lost."""
    p.tell(words.BATTLE_WON, attacker, zone)
    for seat in range(p.seats):
        if seat != attacker:
            burn_galleys(p, seat, zone)
    p.take_control(attacker, zone)


def hold_province(p: Conquest, zone: int, attacker: int, defender: int) -> None:
    """11 and Ruling C-03: the defender has won and keeps what he had."""
    p.tell(words.BATTLE_WON, defender, zone)
    burn_galleys(p, attacker, zone)


@final
class StandOrRetreat(Decision[Conquest]):
    """9.3: go on or retreat, the defender first."""

    fields: ClassVar[tuple[str, ...]] = (*SHARED, "side")
    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT_ON, words.RETREAT)
    prompt: ClassVar[str] = words.ASK_RETREAT

    def __init__(self, zone: int, attacker: int, defender: int, side: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.side: Final = side

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.attacker if self.side == ATTACKER else self.defender)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, self.zone)]

    def moves(self, p: Conquest) -> list[Move]:
        return [Move(words.FIGHT_ON), Move(words.RETREAT)]

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.FIGHT_ON:
            p.tell(words.STOOD, int(self.turn(p)))
            if self.side == DEFENDER:
                p.begin(StandOrRetreat(self.zone, self.attacker, self.defender, ATTACKER))
            else:
                p.begin(Round(self.zone, self.attacker, self.defender))
        elif self.side == DEFENDER:
            p.tell(words.RETREATED, self.defender)
            win_province(p, self.zone, self.attacker, self.defender)
            p.begin(Pursuit(self.zone, self.attacker, self.defender))
        else:
            p.tell(words.RETREATED, self.attacker)
            hold_province(p, self.zone, self.attacker, self.defender)
            p.begin(Pursuit(self.zone, self.defender, self.attacker))
