"""Arranging positions of Conquest of the Empire by the names a player uses.

`empty(3)` is a table of three with their homes, cities and leaders, but no other piece on the board. Sides get homes in
the order of the book's list: with three players black has Macedonia, yellow Egypt and blue Hispania; with six black has
Macedonia, yellow Galatia, blue Egypt, red Numidia, green Hispania and purple Italia.
"""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove, Refusal
from quadriga.engine.event import Event
from quadriga.engine.frame import Chance
from quadriga.engine.seat import Seat
from quadriga.games import load
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.combat import CombatPhase
from quadriga.games.conquest.economy import DestructionPhase, PurchasePhase, TributePhase
from quadriga.games.conquest.game import ConquestGame
from quadriga.games.conquest.pieces import COLOURS, LAND_TYPES
from quadriga.games.conquest.placement import PlacementPhase
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.ransom import NegotiationPhase
from quadriga.games.conquest.turn import TurnEnd, TurnStart

_GAME = load("conquest")
assert isinstance(_GAME, ConquestGame)
GAME: ConquestGame = _GAME


def zone(name: str) -> int:
    """The number of a province or sea."""
    return words.ZONE.value(name)


def side(colour: str) -> int:
    """The seat of a colour."""
    return COLOURS.index(colour)


# ---------------------------------------------------------------- arranging


def start(seats: int = 3, scenario: str = "classic", homes: str = "listed", **options: str) -> Conquest:
    """A game as it begins."""
    p = GAME.start(scenario, seats, {"homes": homes, **options})
    assert isinstance(p, Conquest)
    return p


def empty(seats: int = 3, scenario: str = "classic", **options: str) -> Conquest:
    """A game with leaders and fortified cities at home and no other piece; nobody is to decide yet."""
    p = start(seats, scenario, **options)
    p.stack.clear()
    for seat in range(seats):
        for kind in range(LAND_TYPES):
            p.lose_units(seat, p.home[seat], kind, p.count(seat, p.home[seat], kind))
    return sound(p)


def sound(p: Conquest) -> Conquest:
    """The position, after its own audit has found nothing."""
    assert p.audit() == []
    return p


def units(p: Conquest, colour: str, at: str, infantry: int = 0, cavalry: int = 0, catapults: int = 0) -> None:
    """Put land units of a colour into a province, out of its pool."""
    for kind, number in enumerate((infantry, cavalry, catapults)):
        p.lose_units(side(colour), zone(at), kind, -number)
    sound(p)


def leaders(p: Conquest, at: str, *names: str) -> None:
    """Let leaders stand in a province."""
    for name in names:
        p.leader_at[words.LEADER.value(name)] = zone(at)
    sound(p)


def legion(
    p: Conquest, leader: str, at: str, infantry: int = 0, cavalry: int = 0, catapults: int = 0, *, held: bool = False
) -> None:
    """A leader with units in a province, which is his owner's if it is `held`."""
    leaders(p, at, leader)
    colour = leader.split("-")[0]
    units(p, colour, at, infantry, cavalry, catapults)
    if held:
        hold(p, colour, at)


def hold(p: Conquest, colour: str, *places: str) -> None:
    """Give provinces to a side."""
    for place in places:
        p.take_control(side(colour), zone(place))
    sound(p)


def city(p: Conquest, *places: str, fortified: bool = False) -> None:
    """Build cities, fortified or not, in provinces somebody controls."""
    for place in places:
        at = zone(place)
        assert p.control[at] != NONE
        assert not p.city[at]
        p.city[at] = 1
        p.building_pool[0] -= 1
        p.raise_tribute(p.control[at], p.pieces.city_tribute)
        if fortified:
            p.fort[at] = 1
            p.building_pool[1] -= 1
    sound(p)


def road(p: Conquest, *borders: str) -> None:
    """Build roads, by whoever controls their first end."""
    for border in borders:
        number = words.BORDER.value(border)
        p.road[number] = 1
        p.road_builder[number] = p.control[p.board.roads[number][0]]
        p.building_pool[2] -= 1
    sound(p)


def galley(
    p: Conquest,
    name: str,
    at: str,
    coast: int = 0,
    infantry: int = 0,
    cavalry: int = 0,
    catapults: int = 0,
    aboard: tuple[str, ...] = (),
) -> None:
    """A galley in port or at sea, with its cargo and the leaders it carries."""
    ship = words.SHIP.value(name)
    p.ship_at[ship] = zone(at)
    p.ship_coast[ship] = coast
    for kind, number in enumerate((infantry, cavalry, catapults)):
        p.cargo[ship * LAND_TYPES + kind] = number
        p.pool[p.ship_owner[ship] * LAND_TYPES + kind] -= number
    for leader in aboard:
        p.leader_at[words.LEADER.value(leader)] = zone(at)
        p.leader_ship[words.LEADER.value(leader)] = ship
    sound(p)


def captive(p: Conquest, leader: str, captor: str) -> None:
    """A general in enemy hands."""
    p.leader_at[words.LEADER.value(leader)] = NONE
    p.captor[words.LEADER.value(leader)] = side(captor)
    sound(p)


def money(p: Conquest, colour: str, talents: int) -> None:
    """What a treasury holds."""
    p.money[side(colour)] = talents
    sound(p)


# ---------------------------------------------------------------- beginning


def turn(p: Conquest, colour: str) -> Conquest:
    """The whole turn of a side, at its first decision."""
    p.stack.clear()
    p.begin(TurnStart(p.order.index(side(colour))))
    p.settle()
    return sound(p)


def phase(p: Conquest, colour: str, name: str) -> Conquest:
    """The turn of a side from one of its later phases on: combat, tribute, destruction, purchase, placement."""
    p.stack.clear()
    p.active = side(colour)
    p.turn_over = 0
    p.stand_down()
    p.begin(TurnEnd(p.order.index(side(colour))))
    p.begin(NegotiationPhase())
    frames = [PlacementPhase(), PurchasePhase(), DestructionPhase(), TributePhase(), CombatPhase()]
    last = ["placement", "purchase", "destruction", "tribute", "combat"].index(name)
    for frame in frames[: last + 1]:
        p.begin(frame)
    p.settle()
    return sound(p)


# ---------------------------------------------------------------- playing


def play(p: Conquest, *texts: str) -> list[Event]:
    """Make moves by their text, each by whoever is to decide, and hear what happens."""
    events: list[Event] = []
    for text in texts:
        p.play(GAME.vocabulary.parse(text), p.turn(), events.append)
        sound(p)
    return events


def roll(p: Conquest, *rolls: str) -> list[Event]:
    """Let the dice show exactly this, once for each roll the position waits for."""
    events: list[Event] = []
    for faces in rolls:
        question = p.question()
        assert isinstance(question, Chance)
        events += play(p, f"{GAME.vocabulary.verbs[question.verbs[0]].name} {faces}")
    return events


def march(
    p: Conquest, leader: str, to: str, infantry: int = 0, cavalry: int = 0, weary: int = 0, catapults: int = 0
) -> list[Event]:
    """Let a leader take one step with exactly these followers; `weary` is cavalry on its second point."""
    events = play(p, f"march {leader} {to}")
    wanted = {"infantry": infantry, "cavalry": cavalry, "weary-cavalry": weary, "catapult": catapults}
    while asked(p)[1] == "followers":
        follower = offered(p)[0].split()[1]
        events += play(p, f"take {follower} {wanted.pop(follower)}")
    assert not any(wanted.values()), f"nobody asked about {wanted}"
    return events


def embark(
    p: Conquest, ship: str, to: str, *passengers: str, infantry: int = 0, cavalry: int = 0, catapults: int = 0
) -> list[Event]:
    """Let a galley leave port with exactly these leaders and units."""
    events = play(p, f"sail {ship} {to}")
    for leader in passengers:
        events += play(p, f"board {leader}")
    if asked(p)[1] == "boarding":
        events += play(p, "cast-off")
    wanted = {"infantry": infantry, "cavalry": cavalry, "catapult": catapults}
    while asked(p)[1] == "loading":
        piece = offered(p)[0].split()[1]
        events += play(p, f"load {piece} {wanted.pop(piece)}")
    assert not any(wanted.values()), f"nobody asked about {wanted}"
    return events


def end_turn(p: Conquest) -> None:
    """Pass through what is left of a turn."""
    colour = asked(p)[0]
    while asked(p)[0] == colour:
        ends = ("end-movement", "end-combat", "end-razing", "end-buying", "end-turn")
        play(p, next(text for text in offered(p) if text in ends))
        if asked(p)[1] == "movement":
            return


def dice(p: Conquest) -> int:
    """How many dice are about to be rolled."""
    question = p.question()
    assert isinstance(question, Chance)
    return sum(words.DIE.counts(p.draw(Seeded(0)).a))


def offered(p: Conquest, verb: str = "") -> list[str]:
    """The moves of this decision as text, all or those of one verb."""
    texts = [GAME.vocabulary.text(move) for move in p.moves()]
    return [text for text in texts if not verb or text.split()[0] == verb]


def refused(p: Conquest, text: str, by: str = "") -> Refusal:
    """Why a move is not offered; trying it raises the same and changes nothing."""
    move = GAME.vocabulary.parse(text)
    seat = Seat(side(by)) if by else p.turn()
    refusal = p.why_not(move, seat)
    assert refusal is not None, f"'{text}' is offered"
    before = p.to_plain()
    with pytest.raises(IllegalMove) as caught:
        p.play(move, seat)
    assert (caught.value.rule, caught.value.key) == (refusal.rule, refusal.key)
    assert p.to_plain() == before
    return refusal


def why(p: Conquest, text: str) -> tuple[str, str]:
    """The rule and the key of the refusal of a move."""
    refusal = refused(p, text)
    return refusal.rule, refusal.key


def asked(p: Conquest) -> tuple[str, str]:
    """Who is to decide (or "chance", or "nobody") and the key of the question."""
    prompt = p.prompt()
    who = int(p.turn())
    return {-1: "chance", -2: "nobody"}.get(who) or COLOURS[who], str(prompt["key"]) if prompt else ""


# ---------------------------------------------------------------- looking


def army(p: Conquest, colour: str, at: str) -> tuple[int, int, int]:
    """Infantry, cavalry and catapults of a side in a province."""
    seat = side(colour)
    return p.count(seat, zone(at), 0), p.count(seat, zone(at), 1), p.count(seat, zone(at), 2)


def pool(p: Conquest, colour: str) -> tuple[int, int, int]:
    """Infantry, cavalry and catapults a side can still buy."""
    at = side(colour) * LAND_TYPES
    return p.pool[at], p.pool[at + 1], p.pool[at + 2]


def where(p: Conquest, piece: str) -> str:
    """Where a leader or a galley is: a zone, "captive of <colour>", or "gone"."""
    if "galley" in piece:
        at = p.ship_at[words.SHIP.value(piece)]
    else:
        leader = words.LEADER.value(piece)
        if p.captor[leader] != NONE:
            return f"captive of {COLOURS[p.captor[leader]]}"
        at = p.leader_at[leader]
    return "gone" if at == NONE else words.ZONE.slug(at)


def owner(p: Conquest, place: str) -> str | None:
    """Who controls a province."""
    seat = p.control[zone(place)]
    return None if seat == NONE else COLOURS[seat]


def tribute(p: Conquest, colour: str) -> int:
    """Where a tribute marker stands."""
    return p.tribute[side(colour)]


def talents(p: Conquest, colour: str) -> int:
    """What a treasury holds."""
    return p.money[side(colour)]


def points(p: Conquest, piece: str) -> int:
    """The movement points a leader or a galley has left."""
    if "galley" in piece:
        return p.ship_points[words.SHIP.value(piece)]
    return p.leader_points[words.LEADER.value(piece)]


def cargo(p: Conquest, ship: str) -> tuple[int, int, int]:
    """Infantry, cavalry and catapults aboard a galley."""
    at = words.SHIP.value(ship) * LAND_TYPES
    return p.cargo[at], p.cargo[at + 1], p.cargo[at + 2]


def keys(events: list[Event]) -> list[str]:
    """The keys of what was heard."""
    return [event.kind.key for event in events]


def heard(events: list[Event], key: str) -> list[list[object]]:
    """The arguments of every event of one kind, as slugs."""
    return [event.to_json()[1:] for event in events if event.kind.key == key]


def provinces_of(p: Conquest, colour: str) -> set[str]:
    """What a side controls."""
    return {words.ZONE.slug(at) for at in range(PROVINCES) if p.control[at] == side(colour)}
