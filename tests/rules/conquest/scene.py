"""Arranging positions of Conquest of the Empire by the names a player uses.

`Scene(3)` is a table of three with their homes, cities and leaders, but no other piece on the board. Sides get homes in
the order of the book's list: with three players black has Macedonia, yellow Egypt and blue Hispania; with six black has
Macedonia, yellow Galatia, blue Egypt, red Numidia, green Hispania and purple Italia.
"""

from typing import Self

from quadriga.engine.chance import Seeded
from quadriga.engine.frame import Chance, Decision
from quadriga.engine.seat import Seat
from quadriga.games import load
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.phase import CombatPhase
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.economy.placement import PlacementPhase
from quadriga.games.conquest.economy.purchase import PurchasePhase
from quadriga.games.conquest.economy.ransom import NegotiationPhase
from quadriga.games.conquest.economy.tribute import DestructionPhase, TributePhase
from quadriga.games.conquest.game import ConquestGame
from quadriga.games.conquest.pieces import COLOURS, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.turn import TurnEnd, TurnStart
from rules import scene

_GAME = load("conquest")
assert isinstance(_GAME, ConquestGame)
GAME: ConquestGame = _GAME


def zone(name: str) -> int:
    """The number of a province or sea."""
    return words.ZONE.value(name)


def side(colour: str) -> int:
    """The seat of a colour."""
    return COLOURS.index(colour)


def beginning(seats: int = 3, scenario: str = "classic", homes: str = "listed", **options: str) -> Conquest:
    """A game as it begins."""
    p = GAME.start(scenario, seats, {"homes": homes, **options})
    assert isinstance(p, Conquest)
    return p


class Scene(scene.Scene[Conquest]):
    """A table with leaders and fortified cities at home and no other piece; nobody is to decide yet."""

    def __init__(self, seats: int = 3, scenario: str = "classic", **options: str) -> None:
        super().__init__(beginning(seats, scenario, **options))
        p = self.p
        p.stack.clear()
        for seat in range(seats):
            for kind in range(LAND_TYPES):
                p.lose_units(seat, p.home[seat], kind, p.count(seat, p.home[seat], kind))
        self.sound()

    def side_of(self, seat: Seat) -> str:
        return COLOURS[seat]

    # ---------------------------------------------------------------- arranging

    def units(self, colour: str, at: str, infantry: int = 0, cavalry: int = 0, catapults: int = 0) -> Self:
        """Put land units of a colour into a province, out of its pool."""
        for kind, number in enumerate((infantry, cavalry, catapults)):
            self.p.lose_units(side(colour), zone(at), kind, -number)
        return self.sound()

    def leaders(self, at: str, *names: str) -> Self:
        """Let leaders stand in a province."""
        for name in names:
            self.p.leader_at[words.LEADER.value(name)] = zone(at)
        return self.sound()

    def legion(
        self,
        leader: str,
        at: str,
        infantry: int = 0,
        cavalry: int = 0,
        catapults: int = 0,
        *,
        held: bool = False,
    ) -> Self:
        """A leader with units in a province, which is his owner's if it is `held`."""
        self.leaders(at, leader)
        colour = leader.split("-")[0]
        self.units(colour, at, infantry, cavalry, catapults)
        if held:
            self.hold(colour, at)
        return self

    def hold(self, colour: str, *places: str) -> Self:
        """Give provinces to a side."""
        for place in places:
            self.p.take_control(side(colour), zone(place))
        return self.sound()

    def city(self, *places: str, fortified: bool = False) -> Self:
        """Build cities, fortified or not, in provinces somebody controls."""
        for place in places:
            at = zone(place)
            assert self.p.control[at] != NONE
            assert not self.p.city[at]
            self.p.city[at] = 1
            self.p.building_pool[0] -= 1
            self.p.raise_tribute(self.p.control[at], self.p.pieces.city_tribute)
            if fortified:
                self.p.fort[at] = 1
                self.p.building_pool[1] -= 1
        return self.sound()

    def road(self, *borders: str) -> Self:
        """Build roads, by whoever controls their first end."""
        for border in borders:
            number = words.BORDER.value(border)
            self.p.road[number] = 1
            self.p.road_builder[number] = self.p.control[self.p.board.roads[number][0]]
            self.p.building_pool[2] -= 1
        return self.sound()

    def galley(
        self,
        name: str,
        at: str,
        coast: int = 0,
        infantry: int = 0,
        cavalry: int = 0,
        catapults: int = 0,
        aboard: tuple[str, ...] = (),
    ) -> Self:
        """A galley in port or at sea, with its cargo and the leaders it carries."""
        ship = words.SHIP.value(name)
        self.p.ship_at[ship] = zone(at)
        self.p.ship_coast[ship] = coast
        for kind, number in enumerate((infantry, cavalry, catapults)):
            self.p.cargo[ship * LAND_TYPES + kind] = number
            self.p.pool[self.p.ship_owner[ship] * LAND_TYPES + kind] -= number
        for leader in aboard:
            self.p.leader_at[words.LEADER.value(leader)] = zone(at)
            self.p.leader_ship[words.LEADER.value(leader)] = ship
        return self.sound()

    def captive(self, leader: str, captor: str) -> Self:
        """A general in enemy hands."""
        self.p.leader_at[words.LEADER.value(leader)] = NONE
        self.p.captor[words.LEADER.value(leader)] = side(captor)
        return self.sound()

    def money(self, colour: str, talents: int) -> Self:
        """What a treasury holds."""
        self.p.money[side(colour)] = talents
        return self.sound()

    # ---------------------------------------------------------------- beginning

    def turn(self, colour: str) -> Self:
        """The whole turn of a side, at its first decision."""
        self.p.stack.clear()
        self.p.begin(TurnStart(self.p.order.index(side(colour))))
        self.p.settle()
        return self.sound()

    def phase(self, colour: str, name: str) -> Self:
        """The turn of a side from one of its later phases on: combat, tribute, destruction, purchase, placement."""
        self.p.stack.clear()
        self.p.active = side(colour)
        self.p.turn_over = 0
        self.p.stand_down()
        self.p.begin(TurnEnd(self.p.order.index(side(colour))))
        self.p.begin(NegotiationPhase())
        frames = [PlacementPhase(), PurchasePhase(), DestructionPhase(), TributePhase(), CombatPhase()]
        last = ["placement", "purchase", "destruction", "tribute", "combat"].index(name)
        for frame in frames[: last + 1]:
            self.p.begin(frame)
        self.p.settle()
        return self.sound()

    # ---------------------------------------------------------------- playing

    def march(
        self, leader: str, to: str, infantry: int = 0, cavalry: int = 0, weary: int = 0, catapults: int = 0
    ) -> Self:
        """Let a leader take one step with exactly these followers; `weary` is cavalry on its second point."""
        self.play(f"march {leader} {to}")
        wanted = {"infantry": infantry, "cavalry": cavalry, "weary-cavalry": weary, "catapult": catapults}
        while self.asked()[1] == "followers":
            follower = self.offered()[0].split()[1]
            self.play(f"take {follower} {wanted.pop(follower)}")
        assert not any(wanted.values()), f"nobody asked about {wanted}"
        return self

    def embark(
        self, ship: str, to: str, *passengers: str, infantry: int = 0, cavalry: int = 0, catapults: int = 0
    ) -> Self:
        """Let a galley leave port with exactly these leaders and units."""
        self.play(f"sail {ship} {to}")
        for leader in passengers:
            self.play(f"board {leader}")
        if self.asked()[1] == "boarding":
            self.play("cast-off")
        wanted = {"infantry": infantry, "cavalry": cavalry, "catapult": catapults}
        while self.asked()[1] == "loading":
            piece = self.offered()[0].split()[1]
            self.play(f"load {piece} {wanted.pop(piece)}")
        assert not any(wanted.values()), f"nobody asked about {wanted}"
        return self

    def end_turn(self) -> Self:
        """Pass through what is left of a turn."""
        colour = self.asked()[0]
        while self.asked()[0] == colour:
            ends = ("end-movement", "end-combat", "end-razing", "end-buying", "end-turn")
            self.play(next(text for text in self.offered() if text in ends))
            if self.asked()[1] == "movement":
                break
        return self

    def deeds(self) -> list[str]:
        """What is offered beside alliances, of which one may always speak."""
        return [text for text in self.offered() if text.split()[0] not in ("ally", "renounce")]

    def words(self, colour: str) -> list[str]:
        """What a side may say aside."""
        return [self.p.game.vocabulary.text(move) for move in self.p.asides(Seat(side(colour)))]

    def say(self, text: str) -> Self:
        """Let the side that is named first say something aside."""
        self.p.play(self.parse(text), Seat(side(text.split()[1])), self.heard.append)
        return self.sound()

    def about(self) -> dict[str, str]:
        """What the question speaks of, by name."""
        question = self.p.question()
        assert isinstance(question, Decision)
        return {name: kind.slug(value) for name, kind, value in question.about(self.p)}

    def dice(self) -> int:
        """How many dice are about to be rolled."""
        question = self.p.question()
        assert isinstance(question, Chance)
        return sum(words.DIE.counts(self.p.draw(Seeded(0)).a))

    # ---------------------------------------------------------------- looking

    def army(self, colour: str, at: str) -> tuple[int, int, int]:
        """Infantry, cavalry and catapults of a side in a province."""
        seat = side(colour)
        return self.p.count(seat, zone(at), 0), self.p.count(seat, zone(at), 1), self.p.count(seat, zone(at), 2)

    def pool(self, colour: str) -> tuple[int, int, int]:
        """Infantry, cavalry and catapults a side can still buy."""
        at = side(colour) * LAND_TYPES
        return self.p.pool[at], self.p.pool[at + 1], self.p.pool[at + 2]

    def at(self, piece: str) -> str:
        """Where a leader or a galley is: a zone, "captive of <colour>", or "gone"."""
        if "galley" in piece:
            at = self.p.ship_at[words.SHIP.value(piece)]
        else:
            leader = words.LEADER.value(piece)
            if self.p.captor[leader] != NONE:
                return f"captive of {COLOURS[self.p.captor[leader]]}"
            at = self.p.leader_at[leader]
        return "gone" if at == NONE else words.ZONE.slug(at)

    def owner(self, place: str) -> str | None:
        """Who controls a province."""
        seat = self.p.control[zone(place)]
        return None if seat == NONE else COLOURS[seat]

    def tribute(self, colour: str) -> int:
        """Where a tribute marker stands."""
        return self.p.tribute[side(colour)]

    def talents(self, colour: str) -> int:
        """What a treasury holds."""
        return self.p.money[side(colour)]

    def points(self, piece: str) -> int:
        """The movement points a leader or a galley has left."""
        if "galley" in piece:
            return self.p.ship_points[words.SHIP.value(piece)]
        return self.p.leader_points[words.LEADER.value(piece)]

    def cargo(self, ship: str) -> tuple[int, int, int]:
        """Infantry, cavalry and catapults aboard a galley."""
        at = words.SHIP.value(ship) * LAND_TYPES
        return self.p.cargo[at], self.p.cargo[at + 1], self.p.cargo[at + 2]

    def provinces_of(self, colour: str) -> set[str]:
        """What a side controls."""
        return {words.ZONE.slug(at) for at in range(PROVINCES) if self.p.control[at] == side(colour)}


def start(seats: int = 3, scenario: str = "classic", homes: str = "listed", **options: str) -> Scene:
    """A game as it begins."""
    return Scene.of(beginning(seats, scenario, homes, **options))
