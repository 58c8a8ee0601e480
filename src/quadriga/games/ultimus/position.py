"""One game of Ultimus Romanorum in progress."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Frame
from quadriga.engine.game import Game
from quadriga.engine.part import replaced
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.ultimus.battle.battle import Battle
from quadriga.games.ultimus.movement.army import Army
from quadriga.games.ultimus.movement.voyage import Voyage
from quadriga.games.ultimus.peoples.migrants import Migrants
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.book import Book
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, REGNUM, REVOLT, WAR
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN

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


@final
class Ultimus(Position):
    """State in flat lists: by seat, camp (ROMAIN, BARBARE), half (west, east), unit, leader, tribe, fleet or stratagem.

    Seats are people, camps are positions: `camp` says which camp each seat plays. Points and hands belong to seats.
    """

    shared: ClassVar[tuple[str, ...]] = ("book", "board", "roster", "tables", "setup")
    counters: ClassVar[tuple[str, ...]] = ("story", "muster")
    steady: ClassVar[tuple[str, ...]] = (
        "camp", "points", "smc", "augustus", "patrice", "usurper", "nominee", "won", "flight", "unit_weak", "unit_side",
        "unit_lead", "unit_fell", "leader_side", "leader_done", "leader_bound", "tribe_status", "tribe_major",
        "tribe_ally", "tribe_capital", "tribe_rex", "tribe_fell", "tribe_pact", "tribe_beaten", "tribe_broken",
        "fleet_at", "fleet_side", "fleet_done", "fleet_back", "cup", "loan", "gone", "laid", "kept", "kept_for", "hand",
        "known", "muster",
    )  # fmt: skip
    before: ClassVar[dict[str, object]] = {"story": [], "muster": [], "migrants": None, "voyage": None}

    def __init__(self, game: Game, book: Book, scenario: int, seats: int, options: list[int]) -> None:
        """Takes the facts only; `lay_out` or `copy` put the state there."""
        super().__init__(game, scenario, seats, options)
        self.book = book
        self.board = book.board
        self.roster = book.roster
        self.tables = book.tables
        self.setup = book.scenarios.all[scenario]

    def lay_out(self) -> None:
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
        self.escort = self.setup.escort
        self.tested = 0
        """Whether deaths were already tested this turn (2.C, Pax Romana interrupted)."""
        self.camp: list[int] = [ROMAIN, BARBARE]
        self.points: list[int] = [0, 0]
        self.smc: list[int] = [0, 0]
        self.augustus: list[int] = [NONE, NONE]
        self.patrice: list[int] = [NONE, NONE]
        self.usurper: list[int] = [NONE, NONE]
        self.nominee: list[int] = [NONE, NONE]
        self.won: list[int] = [0, 0]
        self.flight: list[int] = [0, 0]
        self.unit_at: list[int] = [OFF] * units
        self.unit_weak: list[int] = [0] * units
        self.unit_side: list[int] = [ROMAIN] * units
        self.unit_lead: list[int] = [NONE] * units
        self.unit_done: list[int] = [0] * units
        self.unit_from: list[int] = [NONE] * units
        self.unit_wet: list[int] = [0] * units
        self.unit_fell: list[int] = [NONE] * units
        self.leader_at: list[int] = [OFF] * leaders
        self.leader_side: list[int] = [ROMAIN] * leaders
        self.leader_done: list[int] = [0] * leaders
        self.leader_bound: list[int] = [0] * leaders
        self.troops: list[int] = [0] * (2 * zones)
        self.tribe_status: list[int] = [0] * tribes
        self.tribe_major: list[int] = [0] * tribes
        self.tribe_ally: list[int] = [NONE] * tribes
        self.tribe_capital: list[int] = [NONE] * tribes
        self.tribe_rex: list[int] = [NONE] * tribes
        self.tribe_fell: list[int] = [NONE] * tribes
        self.tribe_pact: list[int] = [0] * tribes
        self.tribe_beaten: list[int] = [0] * tribes
        self.tribe_broken: list[int] = [0] * tribes
        self.fleet_at: list[int] = [OFF] * fleets
        self.fleet_side: list[int] = [ROMAIN] * fleets
        self.fleet_done: list[int] = [0] * fleets
        self.fleet_back: list[int] = [0] * fleets
        self.cup: list[int] = [0] * kinds
        self.loan: list[int] = [0] * kinds
        self.gone: list[int] = [0] * kinds
        self.laid: list[int] = [0] * kinds
        self.kept: list[int] = [0, 0]
        """How many counters of each seat passed the last phase F, all of them usable by the camp `kept_for`."""
        self.kept_for: list[int] = [ROMAIN, BARBARE]
        self.hand: list[list[int]] = [[0] * kinds, [0] * kinds]
        self.known: list[list[int]] = [[0] * kinds, [0] * kinds]
        """known[s][k]: how many counters k of the other seat's hand seat s knows of."""
        self.migrants: Migrants | None = None
        self.march: Army | None = None
        self.voyage: Voyage | None = None
        self.battle: Battle | None = None
        self.story: list[int] = []
        self.muster: list[int] = []
        """The last battle as it stood when it was joined, then at its die, in the numbers of battle/muster.py."""

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

    # ---------------------------------------------------------------- what lasts a while

    def army(self) -> Army:
        """7.2: the army on the march."""
        assert self.march is not None
        return self.march

    def sailing(self) -> Voyage:
        """3.4.2: the fleet on its way."""
        assert self.voyage is not None
        return self.voyage

    def fight(self) -> Battle:
        """8.1: the battle being fought."""
        assert self.battle is not None
        return self.battle

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
        self.unit_side = replaced(self.unit_side, unit, side)

    def begin(self, frame: Frame[Any]) -> None:
        """Put a step on top, unless the game has just ended in the middle of a step."""
        if self.result is None:
            self.stack.append(frame)

    # ---------------------------------------------------------------- what a seat may see

    def moment(self) -> Mapping[str, object]:
        from quadriga.games.ultimus.view import moment  # which is built on positions

        return moment(self)

    def look_open(self) -> Mapping[str, object]:
        from quadriga.games.ultimus.view import look_open  # which is built on positions

        return look_open(self)

    def look_own(self, seat: Seat | None) -> Mapping[str, object]:
        from quadriga.games.ultimus.view import look_own

        return look_own(self, seat)

    # ---------------------------------------------------------------- hidden counters

    def guess(self, seat: Seat, rng: Rng) -> "Ultimus":
        """The other hand redrawn: known counters stay, kept ones are of kinds its camp could keep, the rest any."""
        new = self.copy()
        mine, other = int(seat), 1 - int(seat)
        hand, known, cup = new.hand[other][:], new.known[mine], new.cup[:]
        hidden = sum(hand) - sum(known)
        for kind, count in enumerate(hand):
            cup[kind] += count - known[kind]
            hand[kind] = known[kind]
        must = min(hidden, max(0, new.kept[other] - sum(known)))
        for number in range(hidden):
            kind = self._pick(cup, new.kept_for[other] if number < must else NONE, rng)
            cup[kind] -= 1
            hand[kind] += 1
        new.cup = cup
        new.hand = [hand, new.hand[1]] if other == 0 else [new.hand[0], hand]
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

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "year",
        "phase",
        "initiative",
        "active",
        "event",
        "sick",
        "riot",
        "pax",
        "papa",
        "regna",
        "council",
        "foyer",
        "epidemic",
        "escort",
        "tested",
        "camp",
        "points",
        "smc",
        "augustus",
        "patrice",
        "usurper",
        "nominee",
        "won",
        "flight",
        "unit_at",
        "unit_weak",
        "unit_side",
        "unit_lead",
        "unit_done",
        "unit_from",
        "unit_wet",
        "unit_fell",
        "leader_at",
        "leader_side",
        "leader_done",
        "leader_bound",
        "troops",
        "tribe_status",
        "tribe_major",
        "tribe_ally",
        "tribe_capital",
        "tribe_rex",
        "tribe_fell",
        "tribe_pact",
        "tribe_beaten",
        "tribe_broken",
        "fleet_at",
        "fleet_side",
        "fleet_done",
        "fleet_back",
        "cup",
        "loan",
        "gone",
        "laid",
        "kept",
        "kept_for",
        "hand",
        "known",
        "migrants",
        "march",
        "voyage",
        "battle",
        "story",
        "muster",
    )
    shapes: ClassVar[str] = "nnnnnnnnnnnnnnnlllllllllllllllllllllllllllllllllllllllllttppppll"
    parts: ClassVar[tuple[Any, ...]] = (Migrants, Army, Voyage, Battle)

    def copy(self) -> "Ultimus":
        to = Ultimus(self.game, self.book, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.year = self.year
        to.phase = self.phase
        to.initiative = self.initiative
        to.active = self.active
        to.event = self.event
        to.sick = self.sick
        to.riot = self.riot
        to.pax = self.pax
        to.papa = self.papa
        to.regna = self.regna
        to.council = self.council
        to.foyer = self.foyer
        to.epidemic = self.epidemic
        to.escort = self.escort
        to.tested = self.tested
        to.camp = self.camp
        to.points = self.points
        to.smc = self.smc
        to.augustus = self.augustus
        to.patrice = self.patrice
        to.usurper = self.usurper
        to.nominee = self.nominee
        to.won = self.won
        to.flight = self.flight
        to.unit_at = self.unit_at[:]
        to.unit_weak = self.unit_weak
        to.unit_side = self.unit_side
        to.unit_lead = self.unit_lead
        to.unit_done = self.unit_done[:]
        to.unit_from = self.unit_from[:]
        to.unit_wet = self.unit_wet[:]
        to.unit_fell = self.unit_fell
        to.leader_at = self.leader_at[:]
        to.leader_side = self.leader_side
        to.leader_done = self.leader_done
        to.leader_bound = self.leader_bound
        to.troops = self.troops[:]
        to.tribe_status = self.tribe_status
        to.tribe_major = self.tribe_major
        to.tribe_ally = self.tribe_ally
        to.tribe_capital = self.tribe_capital
        to.tribe_rex = self.tribe_rex
        to.tribe_fell = self.tribe_fell
        to.tribe_pact = self.tribe_pact
        to.tribe_beaten = self.tribe_beaten
        to.tribe_broken = self.tribe_broken
        to.fleet_at = self.fleet_at
        to.fleet_side = self.fleet_side
        to.fleet_done = self.fleet_done
        to.fleet_back = self.fleet_back
        to.cup = self.cup
        to.loan = self.loan
        to.gone = self.gone
        to.laid = self.laid
        to.kept = self.kept
        to.kept_for = self.kept_for
        to.hand = self.hand
        to.known = self.known
        to.migrants = None if self.migrants is None else self.migrants.copy()
        to.march = None if self.march is None else self.march.copy()
        to.voyage = None if self.voyage is None else self.voyage.copy()
        to.battle = None if self.battle is None else self.battle.copy()
        to.story = self.story[:]
        to.muster = self.muster
        return to
