"""Pursuit and retreat (sections 11.1 and 12)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import BITS, Rng, shown
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.captives import capture
from quadriga.games.conquest.battle.galleys import galleys_at
from quadriga.games.conquest.battle.splits import chosen, is_below_zero, is_beyond
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import CAVALRY, LAND_TYPES
from quadriga.games.conquest.position import Conquest


def forbids_retreat(p: Conquest, loser: int, start: int, zone: int) -> int:
    """12 and Ruling C-14: an adjacent province without a combat unit, galleys included, of another player."""
    if zone >= PROVINCES:
        return words.R_RETREAT_NOT_TO_SEA
    if not p.board.land.is_link(start, zone):
        return words.R_RETREAT_NOT_ADJACENT
    if p.has_enemy_units(loser, zone):
        return words.R_RETREAT_BLOCKED
    for seat in range(p.seats):
        if seat != loser and galleys_at(p, seat, zone):
            return words.R_RETREAT_BLOCKED
    return 0


def refuges(p: Conquest, loser: int, start: int) -> list[int]:
    """12: where a beaten force can go."""
    return [zone for zone in p.board.land.near[start] if not forbids_retreat(p, loser, start, zone)]


def retreat_leaders(p: Conquest, zone: int, loser: int, winner: int) -> None:
    """12: leaders left without units leave the province, or are captured where there is nowhere to go."""
    leaders = p.leaders_at(loser, zone)
    if leaders and refuges(p, loser, zone):
        p.begin(Withdrawal(zone, winner, loser))
    else:
        capture(p, leaders, winner)


@final
class Pursuit(Procedure[Conquest]):
    """11.1, Rulings C-59 and C-63: the beaten side must survive the pursuit; without a leader nobody leaves."""

    def __init__(self, zone: int, winner: int, loser: int) -> None:
        self.zone: Final = zone
        self.winner: Final = winner
        self.loser: Final = loser

    def run(self, p: Conquest) -> None:
        leaders = p.leaders_at(self.loser, self.zone)
        if not leaders or not refuges(p, self.loser, self.zone):
            self.cut_off(p, leaders)
        elif p.count(self.winner, self.zone, CAVALRY):
            p.begin(Chase(self.zone, self.winner, self.loser))
        else:
            p.begin(Withdrawal(self.zone, self.winner, self.loser))

    def cut_off(self, p: Conquest, leaders: list[int]) -> None:
        """12: what cannot retreat is eliminated, and its leaders are captured."""
        lost = [p.count(self.loser, self.zone, kind) for kind in range(LAND_TYPES)]
        for kind in range(LAND_TYPES):
            p.lose_units(self.loser, self.zone, kind, lost[kind])
        p.tell(words.E_CUT_OFF, self.loser, lost[0], lost[1], lost[2])
        capture(p, leaders, self.winner)


@final
class Chase(Chance[Conquest]):
    """11.1: a die for each land unit the winner has left; cavalry faces hit, one for each of his cavalry."""

    verbs: ClassVar[tuple[int, ...]] = (words.PURSUE,)

    def __init__(self, zone: int, winner: int, loser: int) -> None:
        self.zone: Final = zone
        self.winner: Final = winner
        self.loser: Final = loser

    def hits(self, p: Conquest, roll: int) -> int:
        """11.1: units the pursuers catch."""
        struck = min(shown(roll, CAVALRY), p.count(self.winner, self.zone, CAVALRY))
        return min(struck, p.army(self.loser, self.zone))

    def chances(self, p: Conquest) -> list[tuple[Move, int]]:
        return [(Move(words.PURSUE, roll), weight) for roll, weight in words.DIE.rolls(p.army(self.winner, self.zone))]

    def lumps(self, p: Conquest) -> list[tuple[Move, int]]:
        first: dict[int, Move] = {}
        weights: dict[int, int] = {}
        for move, weight in self.chances(p):
            struck = self.hits(p, move.a)
            if struck not in first:
                first[struck] = move
            weights[struck] = weights.get(struck, 0) + weight
        return [(first[struck], weights[struck]) for struck in first]

    def roller(self, p: Conquest) -> Seat:
        return Seat(self.winner)

    def score(self, p: Conquest, move: Move) -> int:
        return self.hits(p, move.a)

    def draw(self, p: Conquest, rng: Rng) -> Move:
        return Move(words.PURSUE, words.DIE.roll(p.army(self.winner, self.zone), rng))

    def offers(self, p: Conquest, move: Move) -> bool:
        return move.verb == words.PURSUE and words.DIE.is_roll(move.a, p.army(self.winner, self.zone))

    def play(self, p: Conquest, move: Move) -> None:
        struck = self.hits(p, move.a)
        p.tell(words.E_PURSUED, self.winner, move.a, struck, struck << (BITS * CAVALRY))
        if struck:
            p.begin(CutDown(self.zone, self.winner, self.loser, struck))
        else:
            p.begin(Withdrawal(self.zone, self.winner, self.loser))


@final
class CutDown(Decision[Conquest]):
    """11.1: the pursuer chooses which of the fleeing units fall."""

    verbs: ClassVar[tuple[int, ...]] = (words.CUT_DOWN,)
    prompt: ClassVar[str] = words.ASK_CUT_DOWN

    def __init__(self, zone: int, winner: int, loser: int, number: int) -> None:
        self.zone: Final = zone
        self.winner: Final = winner
        self.loser: Final = loser
        self.number: Final = number

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.winner)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, self.zone), ("number", words.NUMBER, self.number)]

    def fleeing(self, p: Conquest) -> list[int]:
        """The units to choose from."""
        return [p.count(self.loser, self.zone, kind) for kind in range(LAND_TYPES)]

    def moves(self, p: Conquest) -> list[Move]:
        return chosen(words.CUT_DOWN, self.number, self.fleeing(p))

    def why(self, p: Conquest, move: Move) -> int:
        if is_beyond(move, self.fleeing(p)) or is_below_zero(move):
            return words.R_PURSUIT_FROM_SURVIVORS
        return words.R_PURSUIT_EXACT

    def play(self, p: Conquest, move: Move) -> None:
        fallen = [move.a, move.b, move.c]
        for kind in range(LAND_TYPES):
            p.lose_units(self.loser, self.zone, kind, fallen[kind])
        p.tell(words.E_LOST, self.loser, move.a, move.b, move.c)
        p.begin(Withdrawal(self.zone, self.winner, self.loser))


@final
class Withdrawal(ChooseOne[Conquest]):
    """12: the beaten side chooses one province for everything it has left."""

    verbs: ClassVar[tuple[int, ...]] = (words.WITHDRAW,)
    prompt: ClassVar[str] = words.ASK_WITHDRAWAL

    def __init__(self, zone: int, winner: int, loser: int) -> None:
        self.zone: Final = zone
        self.winner: Final = winner
        self.loser: Final = loser

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.loser)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, self.zone)]

    def candidates(self, p: Conquest) -> list[int]:
        return refuges(p, self.loser, self.zone)

    def forbids(self, p: Conquest, one: int) -> int:
        return forbids_retreat(p, self.loser, self.zone, one)

    def chose(self, p: Conquest, one: int) -> None:
        for kind in range(LAND_TYPES):
            number = p.count(self.loser, self.zone, kind)
            p.add_units(self.loser, self.zone, kind, -number)
            p.add_units(self.loser, one, kind, number)
        for leader in p.leaders_at(self.loser, self.zone):
            p.leader_at[leader] = one
        p.tell(words.E_WITHDREW, self.loser, one)
