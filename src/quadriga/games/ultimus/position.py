"""One game of Ultimus Romanorum in progress."""

from typing import Any, ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Frame
from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.ultimus.board import EAST, NONE, WEST
from quadriga.games.ultimus.book import Book
from quadriga.games.ultimus.scenarios import FOEDERATI, REGNUM, REVOLT, STATUSES, WAR
from quadriga.games.ultimus.tables import BARBARE, CAMPS, ROMAIN
from quadriga.games.ultimus.words import FLEET, HAPPENING, PHASES

OFF: Final = -1
"""A piece that is not, not yet or no longer in play."""
FALLEN: Final = -2
"""A unit eliminated this turn, which the adjustments may bring back; a leader waiting to return."""
DEAD: Final = -3
AFLOAT: Final = -10
"""AFLOAT - f: aboard fleet f."""
BOX: Final = -20
"""BOX - half: sheltered in Ravenna or Constantinopolis (8.2.2)."""
AT_SEA: Final = 1000
"""AT_SEA + s: a fleet on sea s."""
TEMPORARY_FLEET: Final = 2
SHOWN_STATUSES: Final = (WAR, REVOLT, REGNUM, FOEDERATI)

INTS: Final = (
    "year", "phase", "initiative", "active", "event", "sick", "riot", "pax", "papa", "regna", "council", "foyer",
    "epidemic", "migrant", "migrant_side", "escort", "tested",
)  # fmt: skip
LISTS: Final = (
    "camp", "points", "smc", "augustus", "patrice", "usurper", "nominee", "won", "flight", "unit_at", "unit_weak",
    "unit_side", "unit_lead", "unit_done", "unit_from", "unit_wet", "unit_fell", "leader_at", "leader_side",
    "leader_done", "leader_bound", "troops", "tribe_status", "tribe_major", "tribe_ally", "tribe_capital", "tribe_rex",
    "tribe_fell", "tribe_pact", "tribe_beaten", "tribe_broken", "fleet_at", "fleet_side", "fleet_done", "fleet_back",
    "cup", "loan", "gone", "laid", "kept", "kept_for",
)  # fmt: skip
NESTED: Final = ("hand", "known")


@final
class Ultimus(Position):
    """State in flat lists: by seat, camp (ROMAIN, BARBARE), half (west, east), unit, leader, tribe, fleet or stratagem.

    Seats are people, camps are positions: `camp` says which camp each seat plays. Points and hands belong to seats.
    """

    fields: ClassVar[tuple[str, ...]] = (*INTS, *LISTS, *NESTED)
    shared: ClassVar[tuple[str, ...]] = ("book", "board", "roster", "tables", "setup")

    def __init__(self, game: Game, book: Book, scenario: int, seats: int, options: list[int]) -> None:
        """Takes the facts only; `clear` or `copy` put the state there."""
        super().__init__(game, scenario, seats, options)
        self.book = book
        self.board = book.board
        self.roster = book.roster
        self.tables = book.tables
        self.setup = book.scenarios.all[scenario]

    def clear(self) -> None:
        """An empty map and empty hands in the scenario's first year."""
        zones, units, leaders = self.board.size, len(self.roster.unit_ids), len(self.roster.leader_ids)
        tribes, fleets, kinds = len(self.roster.tribe_ids), len(self.board.fleet_ids) + 1, len(self.tables.ids)
        self.year = self.setup.start
        self.phase = 0
        self.initiative = self.setup.initiative
        self.active = self.initiative
        self.event = 0
        """The event of this turn's table roll, 0 before it."""
        self.sick = NONE
        self.riot = 0
        """Event 11: 1 = western capitals, 2 = eastern, 3 = all."""
        self.pax = 0
        self.papa = 0
        self.regna = 0
        """Regna formed this turn."""
        self.council = NONE
        self.foyer = NONE
        self.epidemic = NONE
        self.migrant = NONE
        self.migrant_side = 0
        self.escort = self.setup.escort
        self.tested = 0
        """Whether deaths were already tested this turn (2.C, Pax Romana interrupted)."""
        self.camp = [ROMAIN, BARBARE]
        self.points = [0, 0]
        self.smc = [0, 0]
        self.augustus = [NONE, NONE]
        self.patrice = [NONE, NONE]
        self.usurper = [NONE, NONE]
        self.nominee = [NONE, NONE]
        self.won = [0, 0]
        self.flight = [0, 0]
        self.unit_at = [OFF] * units
        self.unit_weak = [0] * units
        self.unit_side = [ROMAIN] * units
        self.unit_lead = [NONE] * units
        self.unit_done = [0] * units
        self.unit_from = [NONE] * units
        self.unit_wet = [0] * units
        self.unit_fell = [NONE] * units
        self.leader_at = [OFF] * leaders
        self.leader_side = [ROMAIN] * leaders
        self.leader_done = [0] * leaders
        self.leader_bound = [0] * leaders
        self.troops = [0] * (2 * zones)
        self.tribe_status = [0] * tribes
        self.tribe_major = [0] * tribes
        self.tribe_ally = [NONE] * tribes
        self.tribe_capital = [NONE] * tribes
        self.tribe_rex = [NONE] * tribes
        self.tribe_fell = [NONE] * tribes
        self.tribe_pact = [0] * tribes
        self.tribe_beaten = [0] * tribes
        self.tribe_broken = [0] * tribes
        self.fleet_at = [OFF] * fleets
        self.fleet_side = [ROMAIN] * fleets
        self.fleet_done = [0] * fleets
        self.fleet_back = [0] * fleets
        self.cup = [0] * kinds
        self.loan = [0] * kinds
        self.gone = [0] * kinds
        self.laid = [0] * kinds
        self.kept = [0, 0]
        """How many counters of each seat passed the last phase F, all of them usable by the camp `kept_for`."""
        self.kept_for = [ROMAIN, BARBARE]
        self.hand = [[0] * kinds, [0] * kinds]
        self.known = [[0] * kinds, [0] * kinds]
        """known[s][k]: how many counters k of the other seat's hand seat s knows of."""

    # ---------------------------------------------------------------- seats and camps

    def seat_of(self, camp: int) -> Seat:
        """0.5: the person who plays a camp."""
        return Seat(0 if self.camp[0] == camp else 1)

    def held(self, camp: int) -> int:
        """How many stratagems the person of this camp holds; everybody may know it."""
        return sum(self.hand[int(self.seat_of(camp))])

    def has(self, camp: int, kind: int) -> bool:
        """Whether the person of this camp holds a stratagem."""
        return self.hand[int(self.seat_of(camp))][kind] > 0

    # ---------------------------------------------------------------- pieces

    def put_unit(self, unit: int, at: int) -> None:
        """Move a unit to a zone or another place, keeping the count of troops."""
        side = self.unit_side[unit]
        before = self.unit_at[unit]
        if before >= 0:
            self.troops[2 * before + side] -= 1
        self.unit_at[unit] = at
        if at >= 0:
            self.troops[2 * at + side] += 1

    def turn_unit(self, unit: int, side: int) -> None:
        """Give a unit to a camp."""
        before = self.unit_side[unit]
        if before == side:
            return
        at = self.unit_at[unit]
        if at >= 0:
            self.troops[2 * at + before] -= 1
            self.troops[2 * at + side] += 1
        self.unit_side[unit] = side

    def begin(self, frame: Frame[Any]) -> None:
        """Put a step on top, unless the game has just ended in the middle of a step."""
        if self.result is None:
            self.stack.append(frame)

    # ---------------------------------------------------------------- copies

    def copy(self) -> "Ultimus":
        new = Ultimus(self.game, self.book, self.scenario, self.seats, self.options)
        self.copy_base(new)
        new.year = self.year
        new.phase = self.phase
        new.initiative = self.initiative
        new.active = self.active
        new.event = self.event
        new.sick = self.sick
        new.riot = self.riot
        new.pax = self.pax
        new.papa = self.papa
        new.regna = self.regna
        new.council = self.council
        new.foyer = self.foyer
        new.epidemic = self.epidemic
        new.migrant = self.migrant
        new.migrant_side = self.migrant_side
        new.escort = self.escort
        new.tested = self.tested
        new.camp = self.camp[:]
        new.points = self.points[:]
        new.smc = self.smc[:]
        new.augustus = self.augustus[:]
        new.patrice = self.patrice[:]
        new.usurper = self.usurper[:]
        new.nominee = self.nominee[:]
        new.won = self.won[:]
        new.flight = self.flight[:]
        new.unit_at = self.unit_at[:]
        new.unit_weak = self.unit_weak[:]
        new.unit_side = self.unit_side[:]
        new.unit_lead = self.unit_lead[:]
        new.unit_done = self.unit_done[:]
        new.unit_from = self.unit_from[:]
        new.unit_wet = self.unit_wet[:]
        new.unit_fell = self.unit_fell[:]
        new.leader_at = self.leader_at[:]
        new.leader_side = self.leader_side[:]
        new.leader_done = self.leader_done[:]
        new.leader_bound = self.leader_bound[:]
        new.troops = self.troops[:]
        new.tribe_status = self.tribe_status[:]
        new.tribe_major = self.tribe_major[:]
        new.tribe_ally = self.tribe_ally[:]
        new.tribe_capital = self.tribe_capital[:]
        new.tribe_rex = self.tribe_rex[:]
        new.tribe_fell = self.tribe_fell[:]
        new.tribe_pact = self.tribe_pact[:]
        new.tribe_beaten = self.tribe_beaten[:]
        new.tribe_broken = self.tribe_broken[:]
        new.fleet_at = self.fleet_at[:]
        new.fleet_side = self.fleet_side[:]
        new.fleet_done = self.fleet_done[:]
        new.fleet_back = self.fleet_back[:]
        new.cup = self.cup[:]
        new.loan = self.loan[:]
        new.gone = self.gone[:]
        new.laid = self.laid[:]
        new.kept = self.kept[:]
        new.kept_for = self.kept_for[:]
        new.hand = [self.hand[0][:], self.hand[1][:]]
        new.known = [self.known[0][:], self.known[1][:]]
        return new

    # ---------------------------------------------------------------- what a seat may see

    def look(self, seat: Seat | None) -> dict[str, object]:
        view: dict[str, object] = {
            "sides": [self._side(number) for number in range(2)],
            "zones": self._zones(),
            "tribes": {id: self._tribe(number) for number, id in enumerate(self.roster.tribe_ids)},
            "fleets": [self._fleet(number) for number in range(len(self.fleet_at)) if self.fleet_at[number] != OFF],
            "refuges": [self._box(half) for half in (WEST, EAST)],
        }
        if seat is not None:
            mine = int(seat)
            view["hand"] = [self.tables.ids[k] for k, count in enumerate(self.hand[mine]) for _ in range(count)]
            view["own"] = {
                "known": [self.tables.ids[k] for k, count in enumerate(self.known[mine]) for _ in range(count)],
                "offices": self._offices(),
                "peoples": self._peoples(),
                "fleets": self._harbours(),
                "refuges": {self.board.zone_ids[self.board.refuge[half]]: self._inmates(half) for half in (WEST, EAST)},
            }
        return view

    def _offices(self) -> dict[str, object]:
        """Who bears which title, at a glance."""
        titles = (
            ("augustus", self.augustus),
            ("patrice", self.patrice),
            ("usurper", self.usurper),
            ("rex", self.tribe_rex),
        )
        return {name: [self.roster.leader_ids[n] for n in leaders if n != NONE] for name, leaders in titles}

    def _peoples(self) -> dict[str, object]:
        """The tribes by status; those at peace are the rest."""
        ids, status = self.roster.tribe_ids, self.tribe_status
        return {STATUSES[one]: [ids[t] for t, now in enumerate(status) if now == one] for one in SHOWN_STATUSES}

    def _inmates(self, half: int) -> list[str]:
        """8.2.2: who is shut up in a city."""
        inside = BOX - half
        leaders = [self.roster.leader_ids[n] for n, place in enumerate(self.leader_at) if place == inside]
        return leaders + [self.roster.unit_ids[n] for n, place in enumerate(self.unit_at) if place == inside]

    def _harbours(self) -> dict[str, object]:
        """Where each fleet is."""
        ids = [*self.board.zone_ids, *self.board.sea_ids]
        first = AT_SEA - self.board.size
        return {
            FLEET.slug(fleet): ids[at - first if at >= AT_SEA else at]
            for fleet, at in enumerate(self.fleet_at)
            if at != OFF
        }

    def moment(self) -> dict[str, object]:
        ids = self.board.zone_ids
        return {
            "year": self.year,
            "last": self.setup.end,
            "phase": PHASES[self.phase],
            "initiative": CAMPS[self.initiative],
            "active": CAMPS[self.active],
            "event": HAPPENING.slug(self.event),
            "roman-rounds": self.smc[ROMAIN],
            "barbarian-rounds": self.smc[BARBARE],
            "council": ids[self.council] if self.council != NONE else None,
            "plague": ids[self.foyer] if self.foyer != NONE else None,
            "epidemic": ids[self.epidemic] if self.epidemic != NONE else None,
            "migrant": self.roster.tribe_ids[self.migrant] if self.migrant != NONE else None,
            "sick": self._name(self.sick),
            "cup": sum(self.cup),
        }

    def _name(self, leader: int) -> str | None:
        return None if leader == NONE else self.roster.leader_ids[leader]

    def _side(self, seat: int) -> dict[str, object]:
        return {
            "side": CAMPS[self.camp[seat]],
            "points": self.points[seat],
            "stratagems": sum(self.hand[seat]),
        }

    def _zones(self) -> dict[str, object]:
        pieces: list[list[dict[str, object]]] = [[] for _ in range(self.board.size)]
        for leader, at in enumerate(self.leader_at):
            if at >= 0:
                pieces[at].append(self._leader(leader))
        for unit, at in enumerate(self.unit_at):
            if at >= 0:
                pieces[at].append(self._unit(unit))
        return {id: self._zone(zone, pieces[zone]) for zone, id in enumerate(self.board.zone_ids)}

    def _zone(self, zone: int, pieces: list[dict[str, object]]) -> dict[str, object]:
        owner: str | None = None
        if self.board.is_empire(zone):
            owner = CAMPS[BARBARE if self.troops[2 * zone + BARBARE] else ROMAIN]
        seen: dict[str, object] = {"owner": owner, "pieces": pieces}
        if self.board.zone_reconstructed[zone]:
            seen["reconstructed"] = True
        return seen

    def _leader(self, leader: int) -> dict[str, object]:
        seen = self.roster.leader_faces[leader].copy()
        seen["side"] = CAMPS[self.leader_side[leader]]
        seen["title"] = self._title(leader)
        return seen

    def _title(self, leader: int) -> str | None:
        for titles, name in (
            (self.augustus, "augustus"),
            (self.patrice, "patrice"),
            (self.usurper, "usurper"),
            (self.tribe_rex, "rex"),
        ):
            if leader in titles:
                return name
        return None

    def _unit(self, unit: int) -> dict[str, object]:
        seen = self.roster.unit_faces[unit][self.unit_weak[unit]].copy()
        seen["side"] = CAMPS[self.unit_side[unit]]
        seen["leader"] = self._name(self.unit_lead[unit])
        return seen

    def _tribe(self, tribe: int) -> dict[str, object]:
        ally, capital = self.tribe_ally[tribe], self.tribe_capital[tribe]
        return {
            "status": STATUSES[self.tribe_status[tribe]],
            "major": bool(self.tribe_major[tribe]),
            "ally": self.roster.tribe_ids[ally] if ally != NONE else None,
            "capital": self.board.zone_ids[capital] if capital != NONE else None,
            "rex": self._name(self.tribe_rex[tribe]),
        }

    def _fleet(self, fleet: int) -> dict[str, object]:
        at = self.fleet_at[fleet]
        aboard = AFLOAT - fleet
        return {
            "fleet": fleet,
            "side": CAMPS[self.fleet_side[fleet]],
            "zone": self.board.zone_ids[at] if at < AT_SEA else None,
            "sea": self.board.sea_ids[at - AT_SEA] if at >= AT_SEA else None,
            "pieces": [self._leader(n) for n, place in enumerate(self.leader_at) if place == aboard]
            + [self._unit(n) for n, place in enumerate(self.unit_at) if place == aboard],
        }

    def _box(self, half: int) -> dict[str, object]:
        inside = BOX - half
        return {
            "zone": self.board.zone_ids[self.board.refuge[half]],
            "pieces": [self._leader(n) for n, place in enumerate(self.leader_at) if place == inside]
            + [self._unit(n) for n, place in enumerate(self.unit_at) if place == inside],
        }

    # ---------------------------------------------------------------- hidden counters

    def guess(self, seat: Seat, rng: Rng) -> "Ultimus":
        """The other hand redrawn: known counters stay, kept ones are of kinds its camp could keep, the rest any."""
        new = self.copy()
        mine, other = int(seat), 1 - int(seat)
        hand, known, cup = new.hand[other], new.known[mine], new.cup
        hidden = sum(hand) - sum(known)
        for kind, count in enumerate(hand):
            cup[kind] += count - known[kind]
            hand[kind] = known[kind]
        must = min(hidden, max(0, new.kept[other] - sum(known)))
        for number in range(hidden):
            kind = self._pick(cup, new.kept_for[other] if number < must else NONE, rng)
            cup[kind] -= 1
            hand[kind] += 1
        return new

    def _pick(self, cup: list[int], camp: int, rng: Rng) -> int:
        usable = [count if camp == NONE or self.tables.usable(kind, camp) else 0 for kind, count in enumerate(cup)]
        ball = rng.below(sum(usable))
        for kind, count in enumerate(usable):
            ball -= count
            if ball < 0:
                return kind
        raise AssertionError("the cup and its count disagree")

    # ---------------------------------------------------------------- soundness

    def audit(self) -> list[str]:
        from quadriga.games.ultimus.audit import faults

        return faults(self)
