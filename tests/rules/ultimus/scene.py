"""Arranging positions of Ultimus Romanorum by the names a player uses.

`scene(450)` is an empty map in the year 450 of the grand campaign: no piece, every tribe at peace and off the map, all
counters in the cup. Below whatever a test begins waits the ROMAIN's movement, so that nothing runs on by itself.
"""

from typing import Any

from quadriga.engine.errors import IllegalMove
from quadriga.engine.event import Event
from quadriga.engine.frame import Frame
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import CHANCE
from quadriga.games.ultimus import title
from quadriga.games.ultimus import words as w
from quadriga.games.ultimus.game import UltimusGame
from quadriga.games.ultimus.movement import Movement
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.scenarios import PEACE, STATUSES
from quadriga.games.ultimus.tables import BARBARE, ROMAIN

_GAME = title(None)
assert isinstance(_GAME, UltimusGame)
GAME: UltimusGame = _GAME
BOOK = GAME.book
WEST, EAST = 0, 1


def zone(name: str) -> int:
    return w.ZONE.value(name)


def unit(name: str) -> int:
    return w.UNIT.value(name)


def leader(name: str) -> int:
    return w.LEADER.value(name)


def tribe(name: str) -> int:
    return w.TRIBE.value(name)


def counter(name: str) -> int:
    return w.STRATAGEM.value(name)


def scene(year: int = 450, active: int = ROMAIN, scenario: str = "dernier-des-romains") -> Ultimus:
    """An empty map; the camp `active` attacks."""
    p = Ultimus(GAME, BOOK, GAME.scenario_number(scenario), 2, [0])
    p.clear()
    p.year = year
    p.active = active
    p.tribe_status = [PEACE] * len(p.tribe_status)
    status(p, "bagaudes", "out")
    status(p, "armenia", "roman-client")
    for major in ("visigothi", "vandali", "hunni", "persae", "ostrogothi", "franci-salii", "burgondi"):
        p.tribe_major[tribe(major)] = 1
    for number, people in enumerate(BOOK.roster.unit_tribe):
        p.unit_side[number] = _camp(p, people)
    for number, people in enumerate(BOOK.roster.leader_tribe):
        p.leader_side[number] = _camp(p, people)
    p.cup = p.tables.count[:]
    p.begin(Movement(ROMAIN))
    return p


def start(scenario: str, **options: str) -> Ultimus:
    """A scenario as it begins."""
    p = GAME.start(scenario, 2, options)
    assert isinstance(p, Ultimus)
    return p


def status(p: Ultimus, name: str, value: str) -> None:
    """Give a tribe a status, its pieces following."""
    people = tribe(name)
    p.tribe_status[people] = STATUSES.index(value)
    for number in BOOK.roster.tribe_units[people]:
        p.turn_unit(number, _camp(p, people))
    for number in BOOK.roster.tribe_leaders[people]:
        p.leader_side[number] = _camp(p, people)


def put(p: Ultimus, where: str, *names: str, side: int | None = None, weak: bool = False) -> None:
    """Put units and leaders into a zone; tribes stand in the camp of their status, Romans with the ROMAIN."""
    for name in names:
        if name in BOOK.roster.unit_index:
            number = unit(name)
            people = BOOK.roster.unit_tribe[number]
            p.unit_side[number] = _camp(p, people) if side is None else side
            p.unit_weak[number] = int(weak)
            p.put_unit(number, zone(where))
        else:
            number = leader(name)
            people = BOOK.roster.leader_tribe[number]
            p.leader_side[number] = _camp(p, people) if side is None else side
            p.leader_at[number] = zone(where)


def _camp(p: Ultimus, people: int) -> int:
    if people < 0:
        return ROMAIN
    return ROMAIN if STATUSES[p.tribe_status[people]] in ("foederati", "roman-client") else BARBARE


def guard(p: Ultimus, name: str, owner: str) -> None:
    """Give a leader a unit of buccellarii."""
    p.unit_lead[unit(name)] = leader(owner)
    p.unit_side[unit(name)] = p.leader_side[leader(owner)]
    p.put_unit(unit(name), p.leader_at[leader(owner)])


def augusti(p: Ultimus, west: str = "honorius", east: str = "arcadius") -> None:
    """Both Augusti in Ravenna and Constantinopolis."""
    put(p, "italia-4", west)
    put(p, "thracia-3", east)
    p.augustus = [leader(west), leader(east)]


def hold(p: Ultimus, camp: int, *names: str) -> None:
    """Take counters from the cup into a camp's hand."""
    seat = int(p.seat_of(camp))
    for name in names:
        p.cup[counter(name)] -= 1
        p.hand[seat][counter(name)] += 1


def begin(p: Ultimus, *frames: Frame[Any]) -> Ultimus:
    """Let steps come, the first one first."""
    for frame in reversed(frames):
        p.begin(frame)
    p.settle()
    return p


def moving(p: Ultimus, camp: int) -> Ultimus:
    """The movement of a camp."""
    p.active = camp
    return begin(p, Movement(camp))


def play(p: Ultimus, *texts: str) -> list[Event]:
    """Make moves, each checked, by whoever's turn it is; what was heard."""
    heard: list[Event] = []
    for text in texts:
        p.play(GAME.vocabulary.parse(text), p.turn(), heard.append)
        assert p.audit() == []
    return heard


def roll(p: Ultimus, *numbers: int) -> list[Event]:
    """Let dice fall, whichever die is due."""
    heard: list[Event] = []
    for number in numbers:
        assert p.turn() == CHANCE, p.stack[-1]
        verb = p.question().verbs[0]
        p.play(Move(verb, number), CHANCE, heard.append)
        assert p.audit() == []
    return heard


def offered(p: Ultimus) -> set[str]:
    """The texts of all moves."""
    return {GAME.vocabulary.text(move) for move in p.moves()}


def refusal(p: Ultimus, text: str) -> str:
    """The key of the reason why a move is refused."""
    try:
        p.copy().play(GAME.vocabulary.parse(text), p.turn())
    except IllegalMove as error:
        return error.key
    raise AssertionError(f"'{text}' is allowed")


def half_said(p: Ultimus, verb: int, a: int = ANY, b: int = ANY) -> str:
    """The key of the reason why no move with these words can be made; it must name a particular rule."""
    answer = p.why_not(Move(verb, a, b), p.turn())
    assert answer is not None
    assert not answer.general
    return answer.key


def asks(p: Ultimus) -> str:
    """The name of the step that waits."""
    return type(p.stack[-1]).__name__


def at(p: Ultimus, name: str) -> str:
    """Where a piece stands, by the zone's name or `off`, `fallen`, `dead`, `refuge`, `sea`."""
    place = p.unit_at[unit(name)] if name in BOOK.roster.unit_index else p.leader_at[leader(name)]
    if place >= 0:
        return w.ZONE.slug(place)
    if place in (BOX, BOX - 1):
        return "refuge"
    return {-1: "off", -2: "fallen", -3: "dead"}.get(place, "sea")


def points(p: Ultimus, camp: int) -> int:
    return p.points[int(p.seat_of(camp))]


def side(p: Ultimus, name: str) -> int:
    return p.unit_side[unit(name)] if name in BOOK.roster.unit_index else p.leader_side[leader(name)]


def status_of(p: Ultimus, name: str) -> str:
    return STATUSES[p.tribe_status[tribe(name)]]


def key_of(number: int) -> str:
    """The key of a refusal a condition returned."""
    return GAME.vocabulary.refusals[number][0]
