"""Naval battles (section 10)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import BITS, Rng, shown
from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.captives import bring_home, capture, has_emperor
from quadriga.games.conquest.battle.galleys import galleys_at, sink
from quadriga.games.conquest.battle.parts import ATTACKER, DEFENDER, Engagement
from quadriga.games.conquest.battle.story import begin_told
from quadriga.games.conquest.pieces import GALLEY
from quadriga.games.conquest.position import Conquest


def begin_naval_battle(p: Conquest, zone: int, attacker: int, defender: int) -> None:
    """10: two fleets meet in a sea zone for at most three rounds."""
    begin_told(p)
    p.tell(words.E_NAVAL_BATTLE, zone, attacker, defender)
    p.engagement = Engagement()
    p.engagement.lay_out(zone, attacker, defender)
    p.begin(NavalRound())


def engagement_of(p: Conquest) -> Engagement:
    """The naval battle under way."""
    assert p.engagement is not None
    return p.engagement


@final
class NavalRound(Procedure[Conquest]):
    """10: another round while both fleets are afloat, three at most; then they part."""

    def run(self, p: Conquest) -> None:
        battle = engagement_of(p)
        battle.hits = [0, 0]
        afloat = galleys_at(p, battle.attacker, battle.zone) and galleys_at(p, battle.defender, battle.zone)
        if afloat and battle.round <= p.pieces.naval_rounds:
            p.begin(Broadside(DEFENDER))
            return
        if afloat:
            p.tell(words.E_FLEETS_PART, battle.zone)
        p.engagement = None


@final
class Broadside(Chance[Conquest]):
    """10, Rulings C-19, C-20 and C-48: two dice a galley, every galley face sinks one; both fleets roll before."""

    verbs: ClassVar[tuple[int, ...]] = (words.BROADSIDE,)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def dice(self, p: Conquest) -> int:
        """10: two dice a galley."""
        battle = engagement_of(p)
        return p.pieces.galley_dice * len(galleys_at(p, battle.seat(self.side), battle.zone))

    def hits(self, p: Conquest, roll: int) -> int:
        """10: galleys that go down on the other side."""
        battle = engagement_of(p)
        return min(shown(roll, GALLEY), len(galleys_at(p, battle.seat(ATTACKER - self.side), battle.zone)))

    def chances(self, p: Conquest) -> list[tuple[Move, int]]:
        return [(Move(words.BROADSIDE, roll), weight) for roll, weight in words.DIE.rolls(self.dice(p))]

    def roller(self, p: Conquest) -> Seat:
        return Seat(engagement_of(p).seat(self.side))

    def score(self, p: Conquest, move: Move) -> int:
        return self.hits(p, move.a)

    def draw(self, p: Conquest, rng: Rng) -> Move:
        return Move(words.BROADSIDE, words.DIE.roll(self.dice(p), rng))

    def offers(self, p: Conquest, move: Move) -> bool:
        return move.verb == words.BROADSIDE and words.DIE.is_roll(move.a, self.dice(p))

    def play(self, p: Conquest, move: Move) -> None:
        battle = engagement_of(p)
        struck = self.hits(p, move.a)
        p.tell(words.E_FIRED, battle.seat(self.side), move.a, struck, struck << (BITS * GALLEY))
        battle.hits[ATTACKER - self.side] = struck
        if self.side == DEFENDER:
            p.begin(Broadside(ATTACKER))
            return
        battle.round += 1
        p.begin(NavalRound())
        p.begin(Sinking())
        for side in (ATTACKER, DEFENDER):
            for _ in range(battle.hits[side]):
                p.begin(Doom(side))


@final
class Doom(ChooseOne[Conquest]):
    """10: the owner chooses one of his galleys to go down."""

    verbs: ClassVar[tuple[int, ...]] = (words.SINK,)
    prompt: ClassVar[str] = words.ASK_SINKING

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Conquest) -> Seat:
        return Seat(engagement_of(p).seat(self.side))

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, engagement_of(p).zone)]

    def candidates(self, p: Conquest) -> list[int]:
        battle = engagement_of(p)
        return [ship for ship in galleys_at(p, battle.seat(self.side), battle.zone) if ship not in battle.doomed]

    def forbids(self, p: Conquest, one: int) -> int:
        return words.R_SHIP_NOT_IN_BATTLE

    def chose(self, p: Conquest, one: int) -> None:
        engagement_of(p).doomed.append(one)


@final
class Sinking(Procedure[Conquest]):
    """10 and Ruling C-22: the galleys chosen go down together; each side takes the leaders the other's carried."""

    def run(self, p: Conquest) -> None:
        battle = engagement_of(p)
        overboard: list[list[int]] = [[], []]
        for ship in battle.doomed:
            side = ATTACKER if p.ship_owner[ship] == battle.attacker else DEFENDER
            overboard[side] += sink(p, ship)
        battle.doomed = []
        if has_emperor(overboard[DEFENDER]):
            take_fleet(p, overboard[DEFENDER], battle.attacker, overboard[ATTACKER])
        elif has_emperor(overboard[ATTACKER]):
            take_fleet(p, overboard[ATTACKER], battle.defender, overboard[DEFENDER])
        else:
            p.begin(Rescue(battle.defender, tuple(overboard[ATTACKER])))
            p.begin(Rescue(battle.attacker, tuple(overboard[DEFENDER])))


def take_fleet(p: Conquest, lost: list[int], winner: int, own: list[int]) -> None:
    """Ruling C-60: an emperor drawn from the water leaves nobody to hold the leaders his captor lost beside him."""
    for leader in own:
        bring_home(p, leader)
    capture(p, lost, winner)


@final
class Rescue(Procedure[Conquest]):
    """10 and Ruling C-22: leaders of sunk galleys fall into the hands of the other fleet."""

    def __init__(self, captor: int, leaders: tuple[int, ...]) -> None:
        self.captor: Final = captor
        self.leaders: Final = leaders

    def run(self, p: Conquest) -> None:
        capture(p, list(self.leaders), self.captor)
