"""Arranging positions of Ultimus Romanorum by the names a player uses.

`Scene(450)` is an empty map in the year 450 of the grand campaign: no piece, every tribe at peace and off the map, all
counters in the cup. Below whatever a test begins waits the ROMAIN's movement, so that nothing runs on by itself.
"""

from typing import Self

from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import title, words
from quadriga.games.ultimus.battle.battle import Battle
from quadriga.games.ultimus.battle.phase import join
from quadriga.games.ultimus.game import UltimusGame
from quadriga.games.ultimus.movement.phase import Movement
from quadriga.games.ultimus.peoples.migrants import Migrants
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.printed.scenarios import PEACE, STATUSES
from quadriga.games.ultimus.printed.tables import BARBARE, CAMPS, ROMAIN
from rules import scene

_GAME = title(None)
assert isinstance(_GAME, UltimusGame)
GAME: UltimusGame = _GAME
BOOK = GAME.book
WEST, EAST = 0, 1


def zone(name: str) -> int:
    return words.ZONE.value(name)


def unit(name: str) -> int:
    return words.UNIT.value(name)


def leader(name: str) -> int:
    return words.LEADER.value(name)


def tribe(name: str) -> int:
    return words.TRIBE.value(name)


def counter(name: str) -> int:
    return words.STRATAGEM.value(name)


class Scene(scene.Scene[Ultimus]):
    """An empty map; the camp `active` attacks."""

    def __init__(self, year: int = 450, active: int = ROMAIN, scenario: str = "dernier-des-romains") -> None:
        p = Ultimus(GAME, BOOK, GAME.scenario_number(scenario), 2, GAME.option_values({"deployment": "suggested"}))
        super().__init__(p)
        p.lay_out()
        p.year = year
        p.active = active
        p.tribe_status = [PEACE] * len(p.tribe_status)
        self.status("bagaudes", "out")
        self.status("armenia", "roman-client")
        for major in ("visigothi", "vandali", "hunni", "persae", "ostrogothi", "franci-salii", "burgondi"):
            p.tribe_major[tribe(major)] = 1
        for number, people in enumerate(BOOK.roster.unit_tribe):
            p.unit_side[number] = self.camp(people)
        for number, people in enumerate(BOOK.roster.leader_tribe):
            p.leader_side[number] = self.camp(people)
        p.cup = p.tables.count[:]
        p.begin(Movement(ROMAIN))

    def side_of(self, seat: Seat) -> str:
        return CAMPS[self.p.camp[seat]]

    # ---------------------------------------------------------------- arrange

    def status(self, name: str, value: str) -> Self:
        """Give a tribe a status, its pieces following."""
        people = tribe(name)
        self.p.tribe_status[people] = STATUSES.index(value)
        for number in BOOK.roster.tribe_units[people]:
            self.p.turn_unit(number, self.camp(people))
        for number in BOOK.roster.tribe_leaders[people]:
            self.p.leader_side[number] = self.camp(people)
        return self

    def put(self, where: str, *names: str, side: int | None = None, weak: bool = False) -> Self:
        """Put units and leaders into a zone; tribes stand in the camp of their status, Romans with the ROMAIN."""
        for name in names:
            if name in BOOK.roster.unit_index:
                number = unit(name)
                people = BOOK.roster.unit_tribe[number]
                self.p.unit_side[number] = self.camp(people) if side is None else side
                self.p.unit_weak[number] = int(weak)
                self.p.put_unit(number, zone(where))
            else:
                number = leader(name)
                people = BOOK.roster.leader_tribe[number]
                self.p.leader_side[number] = self.camp(people) if side is None else side
                self.p.leader_at[number] = zone(where)
        return self

    def guard(self, name: str, owner: str) -> Self:
        """Give a leader a unit of buccellarii."""
        self.p.unit_lead[unit(name)] = leader(owner)
        self.p.unit_side[unit(name)] = self.p.leader_side[leader(owner)]
        self.p.put_unit(unit(name), self.p.leader_at[leader(owner)])
        return self

    def augusti(self, west: str = "honorius", east: str = "arcadius") -> Self:
        """Both Augusti in Ravenna and Constantinopolis."""
        self.put("italia-4", west)
        self.put("thracia-3", east)
        self.p.augustus = [leader(west), leader(east)]
        return self

    def migrating(self, *names: str) -> Self:
        """These peoples are on the road under the BARBARE, who had them before."""
        self.p.migrants = Migrants()
        self.p.migrants.lay_out([tribe(name) for name in names], BARBARE)
        return self

    def hold(self, camp: int, *names: str) -> Self:
        """Take counters from the cup into a camp's hand."""
        seat = int(self.p.seat_of(camp))
        for name in names:
            self.p.cup[counter(name)] -= 1
            self.p.hand[seat][counter(name)] += 1
        return self

    def battle(self, where: str) -> Self:
        """A battle in a zone, nothing of it fought yet."""
        self.p.battle = Battle()
        self.p.battle.lay_out(zone(where), self.p.active)
        return self

    def fight(self, where: str) -> Self:
        """A battle from its first step on."""
        join(self.p, zone(where))
        self.p.settle()
        return self

    def moving(self, camp: int) -> Self:
        """The movement of a camp."""
        self.p.active = camp
        return self.begin(Movement(camp))

    def camp(self, people: int) -> int:
        """The camp a people is in by its status; Romans are the ROMAIN's."""
        if people < 0:
            return ROMAIN
        return ROMAIN if STATUSES[self.p.tribe_status[people]] in ("foederati", "roman-client") else BARBARE

    # ---------------------------------------------------------------- ask

    def half_said(self, verb: int, a: int = ANY, b: int = ANY) -> str:
        """The key of the reason why no move with these words can be made; it must name a particular rule."""
        answer = self.p.why_not(Move(verb, a, b), self.p.turn())
        assert answer is not None
        assert not answer.general
        return answer.key

    def at(self, name: str) -> str:
        """Where a piece stands, by the zone's name or `off`, `fallen`, `dead`, `refuge`, `sea`."""
        place = self.p.unit_at[unit(name)] if name in BOOK.roster.unit_index else self.p.leader_at[leader(name)]
        if place >= 0:
            return words.ZONE.slug(place)
        if place in (BOX, BOX - 1):
            return "refuge"
        return {-1: "off", -2: "fallen", -3: "dead"}.get(place, "sea")

    def points(self, camp: int) -> int:
        return self.p.points[int(self.p.seat_of(camp))]

    def side(self, name: str) -> int:
        return self.p.unit_side[unit(name)] if name in BOOK.roster.unit_index else self.p.leader_side[leader(name)]

    def status_of(self, name: str) -> str:
        return STATUSES[self.p.tribe_status[tribe(name)]]


def start(scenario: str, **options: str) -> Scene:
    """A scenario as it begins."""
    p = GAME.start(scenario, 2, {"deployment": "suggested", **options})
    assert isinstance(p, Ultimus)
    return Scene.of(p)


def key_of(number: int) -> str:
    """The key of a refusal a condition returned."""
    return GAME.vocabulary.refusals[number][0]
