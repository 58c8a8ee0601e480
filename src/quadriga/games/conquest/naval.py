"""Naval battles (section 10)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import BITS, Rng, shown
from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.captives import bring_home, capture, is_emperor
from quadriga.games.conquest.galleys import galleys_at, sink
from quadriga.games.conquest.pieces import GALLEY
from quadriga.games.conquest.position import Conquest

DEFENDER: Final = 0
ATTACKER: Final = 1
SHARED: Final = ("zone", "attacker", "defender", "round")


def begin_naval_battle(p: Conquest, zone: int, attacker: int, defender: int) -> None:
    """10: two fleets meet in a sea zone for at most three rounds."""
    p.tell(words.NAVAL_BATTLE, zone, attacker, defender)
    p.begin(NavalRound(zone, attacker, defender, 1))


@final
class NavalRound(Procedure[Conquest]):
    """10: another round while both fleets are afloat, three at most; then they part."""

    fields: ClassVar[tuple[str, ...]] = SHARED

    def __init__(self, zone: int, attacker: int, defender: int, round: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.round: Final = round

    def run(self, p: Conquest) -> None:
        p.hits = [0, 0]
        if not galleys_at(p, self.attacker, self.zone) or not galleys_at(p, self.defender, self.zone):
            return
        if self.round > p.pieces.naval_rounds:
            p.tell(words.FLEETS_PART, self.zone)
            return
        p.begin(Broadside(self.zone, self.attacker, self.defender, self.round, DEFENDER))


@final
class Broadside(Chance[Conquest]):
    """10, Rulings C-19, C-20 and C-48: two dice a galley, every galley face sinks one; both fleets roll before."""

    fields: ClassVar[tuple[str, ...]] = (*SHARED, "side")
    verbs: ClassVar[tuple[int, ...]] = (words.BROADSIDE,)

    def __init__(self, zone: int, attacker: int, defender: int, round: int, side: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.round: Final = round
        self.side: Final = side

    def seat(self) -> int:
        """Who rolls."""
        return self.attacker if self.side == ATTACKER else self.defender

    def dice(self, p: Conquest) -> int:
        """10: two dice a galley."""
        return p.pieces.galley_dice * len(galleys_at(p, self.seat(), self.zone))

    def hits(self, p: Conquest, roll: int) -> int:
        """10: galleys that go down on the other side."""
        other = self.defender if self.side == ATTACKER else self.attacker
        return min(shown(roll, GALLEY), len(galleys_at(p, other, self.zone)))

    def chances(self, p: Conquest) -> list[tuple[Move, int]]:
        return [(Move(words.BROADSIDE, roll), weight) for roll, weight in words.DIE.rolls(self.dice(p))]

    def roller(self, p: Conquest) -> Seat:
        return Seat(self.seat())

    def score(self, p: Conquest, move: Move) -> int:
        return self.hits(p, move.a)

    def draw(self, p: Conquest, rng: Rng) -> Move:
        return Move(words.BROADSIDE, words.DIE.roll(self.dice(p), rng))

    def offers(self, p: Conquest, move: Move) -> bool:
        return move.verb == words.BROADSIDE and words.DIE.is_roll(move.a, self.dice(p))

    def play(self, p: Conquest, move: Move) -> None:
        struck = self.hits(p, move.a)
        p.tell(words.FIRED, self.seat(), move.a, struck, struck << (BITS * GALLEY))
        p.hits[ATTACKER - self.side] = struck
        if self.side == DEFENDER:
            p.begin(Broadside(self.zone, self.attacker, self.defender, self.round, ATTACKER))
            return
        p.doomed = []
        p.begin(NavalRound(self.zone, self.attacker, self.defender, self.round + 1))
        p.begin(Sinking(self.zone, self.attacker, self.defender))
        for side, seat in ((ATTACKER, self.attacker), (DEFENDER, self.defender)):
            for _ in range(p.hits[side]):
                p.begin(Doom(self.zone, seat))


@final
class Doom(Decision[Conquest]):
    """10: the owner chooses one of his galleys to go down."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "seat")
    verbs: ClassVar[tuple[int, ...]] = (words.SINK,)
    prompt: ClassVar[str] = words.ASK_SINKING

    def __init__(self, zone: int, seat: int) -> None:
        self.zone: Final = zone
        self.seat: Final = seat

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.seat)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, self.zone)]

    def moves(self, p: Conquest) -> list[Move]:
        return [Move(words.SINK, ship) for ship in galleys_at(p, self.seat, self.zone) if ship not in p.doomed]

    def why(self, p: Conquest, move: Move) -> int:
        return words.SHIP_NOT_IN_BATTLE if move.a != ANY else 0

    def play(self, p: Conquest, move: Move) -> None:
        p.doomed.append(move.a)


@final
class Sinking(Procedure[Conquest]):
    """10 and Ruling C-22: the galleys chosen go down together; each side takes the leaders the other's carried."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "attacker", "defender")

    def __init__(self, zone: int, attacker: int, defender: int) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.defender: Final = defender

    def run(self, p: Conquest) -> None:
        overboard: list[list[int]] = [[], []]
        for ship in p.doomed:
            side = ATTACKER if p.ship_owner[ship] == self.attacker else DEFENDER
            overboard[side] += sink(p, ship)
        p.doomed = []
        if has_emperor(overboard[DEFENDER]):
            take_fleet(p, overboard[DEFENDER], self.attacker, overboard[ATTACKER])
        elif has_emperor(overboard[ATTACKER]):
            take_fleet(p, overboard[ATTACKER], self.defender, overboard[DEFENDER])
        else:
            p.begin(Rescue(self.defender, tuple(overboard[ATTACKER])))
            p.begin(Rescue(self.attacker, tuple(overboard[DEFENDER])))


def has_emperor(leaders: list[int]) -> bool:
    """Whether an emperor is among these leaders."""
    return any(is_emperor(leader) for leader in leaders)


def take_fleet(p: Conquest, lost: list[int], winner: int, own: list[int]) -> None:
    """Ruling C-60: an emperor drawn from the water leaves nobody to hold the leaders his captor lost beside him."""
    for leader in own:
        bring_home(p, leader)
    capture(p, lost, winner)


@final
class Rescue(Procedure[Conquest]):
    """10 and Ruling C-22: leaders of sunk galleys fall into the hands of the other fleet."""

    fields: ClassVar[tuple[str, ...]] = ("captor", "leaders")

    def __init__(self, captor: int, leaders: tuple[int, ...]) -> None:
        self.captor: Final = captor
        self.leaders: Final = leaders

    def run(self, p: Conquest) -> None:
        capture(p, list(self.leaders), self.captor)
