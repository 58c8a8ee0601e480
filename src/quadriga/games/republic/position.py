"""One Combat Phase, or one confrontation of it, in progress."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quadriga.engine import Game, Position, Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import NO_BATTLE, PROVINCES, VICTORY, Cards
from quadriga.games.republic.combat.cup import Cup
from quadriga.games.republic.combat.parts import Expedition, Rebellion

ROME_SEAT: Final = Seat(0)
REBEL_SEAT: Final = Seat(1)

NOBODYS: Final = 0
ROMAN: Final = 1
REBEL: Final = 2
CAPTIVE: Final = 3
"""Who holds a province: nobody (it does not exist yet), Rome, the rebellion, or conflict n as CAPTIVE + n."""

AT_REBEL: Final = 100
AT_PROVINCE: Final = 200
"""Targets of expeditions: a conflict by its number, the rebel at Rome, province n as AT_PROVINCE + n."""

GENERAL_AT_ROME: Final = 0
GOVERNOR_AT_ROME: Final = 1
IN_PROVINCE: Final = 2
PLACES: Final = ["marching-general", "marching-governor", "province"]
"""Where the head of a rebellion stands."""

HELD: Final = 2
EASED: Final = 4
WON: Final = 8
LEFT: Final = 16
"""What happened to a conflict this phase: an expedition fought it without disaster or defeat (HELD), disaster and
standoff numbers no longer count (EASED), a battle was won (WON), it counts as left alone (LEFT)."""

NONE: Final = -1
"""No commander, no conflict."""

LAND_KINDS: Final = (words.LEGION, words.VETERAN, words.MILITIA, words.NATIVE)
NAVAL_KINDS: Final = (words.FLEET, words.FLOTILLA, words.NATIVE_FLOTILLA)

NAVAL_TALLY: Final = 0
LAND_TALLY: Final = 6
OVERALL_TALLY: Final = 12
NAVAL_ONLY_TALLY: Final = 18
ROMAN_LOSSES: Final = 19
REBEL_LOSSES: Final = 26
CONFLICT_LOSSES: Final = 33
PROMOTED_TALLY: Final = 35
REBEL_PROMOTED_TALLY: Final = 36
DEFECTED_TALLY: Final = 37
LANDED_TALLY: Final = 38
FALLEN_TALLY: Final = 41
ASSAULTED_TALLY: Final = FALLEN_TALLY + PROVINCES
REPELLED_TALLY: Final = ASSAULTED_TALLY + PROVINCES
TALLY: Final = REPELLED_TALLY + 1
"""What the odds count: results by component, losses by kind, promotions, defections, units landed, provinces fallen
and assaulted, conflicts repelled; behind TALLY two entries for each commander, killed and captured. It decides
nothing."""


def half_up(number: int) -> int:
    """Half, rounded up."""
    return (number + 1) // 2


def share(number: int, parts: int) -> int:
    """One part of a number, rounded up: every fraction of this game is."""
    return -(-number // parts)


@final
class Combat(Position):
    """The board of one Combat Phase: forces, conflicts, leaders, provinces, commanders, the rebellion."""

    shared: ClassVar[tuple[str, ...]] = ("cards",)

    before: ClassVar[dict[str, object]] = {"landing": [999] * PROVINCES, "story": [], "thrown": []}

    counters: ClassVar[tuple[str, ...]] = ("tally", "dead", "unrest", "treasury", "popularity", "story", "thrown")

    steady: ClassVar[tuple[str, ...]] = (
        "thrown",
        "total",
        "marker",
        "governor",
        "assaulted",
        "sea_won",
        "landing",
    )

    def __init__(self, game: Game, cards: Cards, scenario: int, seats: int, options: list[int]) -> None:
        super().__init__(game, scenario, seats, options)
        self.cards: Cards = cards

    def lay_out(self) -> None:
        """Lay out an empty board: nothing in play, nobody anywhere."""
        cards = self.cards
        self.kind = 0
        """The number of the confrontation."""
        self.units: list[int] = [0] * (words.FORCES * words.KINDS)
        self.dead: list[int] = [0] * words.KINDS
        self.story: list[int] = []
        self.thrown: list[int] = []
        """The last throw: evil omens, the total, and how each total from the lowest on would have been read."""
        self.total: list[int] = [0] * words.KINDS
        self.status: list[int] = [words.ABSENT] * cards.conflicts
        self.marker: list[int] = [0] * cards.conflicts
        """Conflicts with the 'fleet defeated' marker."""
        self.sent: list[int] = [0] * cards.conflicts
        self.leader: list[int] = [0] * cards.leaders
        self.holder: list[int] = [NOBODYS] * PROVINCES
        self.developed: list[int] = [0] * PROVINCES
        self.governor: list[int] = [-1] * PROVINCES
        self.assaulted: list[int] = [0] * PROVINCES
        self.sea_won: list[int] = [0] * PROVINCES
        self.landing: list[int] = [0] * PROVINCES
        """Where the fleet of a rebel province is beaten: its land value then, the most fleets a landing needs."""
        self.who: list[int] = []
        self.rating: list[int] = []
        self.influence: list[int] = []
        self.popularity: list[int] = []
        self.chit: list[int] = []
        self.fate: list[int] = []
        self.captor: list[int] = []
        self.expeditions: list[Expedition] = []
        self.convoys: list[int] = []
        """The home of every convoy; -1 if it is not on the board."""
        self.rebellion: Rebellion | None = None
        self.unrest = 0
        """The change of the unrest level so far."""
        self.treasury = 0
        """What the State has gained so far, in talents."""
        self.omens = 0
        self.pile = 0
        self.next_pile = 0
        self.cup: Cup | None = None
        self.tally: list[int] = [0] * TALLY

    def drawn(self) -> Cup:
        """The cup of a draw that is going on."""
        assert self.cup is not None
        return self.cup

    def owed(self) -> int:
        """How many chits are still to be drawn."""
        return 0 if self.cup is None else self.cup.owed

    # ---------------------------------------------------------------- parts

    def expedition(self, force: int) -> Expedition:
        """The expedition that a force is."""
        return self.expeditions[force - words.FIRST_EXPEDITION]

    def is_expedition(self, force: int) -> bool:
        """Whether a force is an expedition that was sent."""
        return 0 <= force - words.FIRST_EXPEDITION < len(self.expeditions)

    def uprising(self) -> Rebellion:
        """The rebellion that is going on."""
        assert self.rebellion is not None
        return self.rebellion

    def is_head(self, commander: int) -> bool:
        """Whether somebody leads the rebellion."""
        return self.rebellion is not None and self.rebellion.head == commander

    def rebel(self) -> int:
        """The head of the rebellion; -1 if there is none."""
        return NONE if self.rebellion is None else self.rebellion.head

    def is_rebel_at_rome(self) -> bool:
        """Whether the head of a rebellion marches on Rome."""
        return self.rebellion is not None and self.rebellion.place in (GENERAL_AT_ROME, GOVERNOR_AT_ROME)

    # ---------------------------------------------------------------- forces

    def count(self, force: int, kind: int) -> int:
        """How many units of a kind are in a force."""
        return self.units[force * words.KINDS + kind]

    def legions(self, force: int) -> int:
        """Legions and veterans of a force."""
        return self.units[force * words.KINDS + words.LEGION] + self.units[force * words.KINDS + words.VETERAN]

    def land_units(self, force: int) -> int:
        """The number of land units of a force."""
        at = force * words.KINDS
        units = self.units
        return (
            units[at + words.LEGION] + units[at + words.VETERAN] + units[at + words.MILITIA] + units[at + words.NATIVE]
        )

    def naval_units(self, force: int) -> int:
        """The number of naval units of a force."""
        at = force * words.KINDS
        return self.units[at + words.FLEET] + self.units[at + words.FLOTILLA] + self.units[at + words.NATIVE_FLOTILLA]

    def is_rebel(self, force: int) -> bool:
        """Whether a force fights for the rebellion."""
        if force < PROVINCES:
            return self.holder[force] == REBEL
        return force == words.REBEL_ARMY or force >= words.FIRST_CONVOY

    def add(self, force: int, kind: int, number: int) -> None:
        """Put so many units of a kind into a force, or take them out of it."""
        self.units[force * words.KINDS + kind] += number

    def transfer(self, source: int, goal: int, kind: int) -> int:
        """Move all units of a kind from one force to another; how many there were."""
        number = self.units[source * words.KINDS + kind]
        self.units[source * words.KINDS + kind] = 0
        self.units[goal * words.KINDS + kind] += number
        return number

    def lose(self, force: int, kind: int, number: int) -> None:
        """Take units off the board."""
        if not number:
            return
        self.units[force * words.KINDS + kind] -= number
        self.dead[kind] += number
        self.tally[(REBEL_LOSSES if self.is_rebel(force) else ROMAN_LOSSES) + kind] += number
        self.tell(words.E_LOST, force, kind, number)

    # ---------------------------------------------------------------- commanders

    def commander(self, force: int) -> int:
        """Who leads a force, if he is alive and free; else -1."""
        leader = NONE
        if force < PROVINCES:
            leader = self.governor[force]
        elif force == words.REBEL_ARMY:
            leader = self.rebel()
        elif self.is_expedition(force):
            leader = self.expedition(force).general
        return leader if leader >= 0 and self.fate[leader] == words.UNHARMED else NONE

    def is_led(self, force: int) -> bool:
        """Whether somebody leads a force."""
        return self.commander(force) >= 0

    def master(self, force: int) -> int:
        """The Master of Horse with a force, if he is alive and free; else -1."""
        if not self.is_expedition(force):
            return NONE
        master = self.expedition(force).master
        return master if master >= 0 and self.fate[master] == words.UNHARMED else NONE

    def kill(self, commander: int) -> None:
        """A commander dies."""
        if commander >= 0 and self.fate[commander] != words.KILLED:
            self.fate[commander] = words.KILLED
            self.tally[TALLY + 2 * commander] += 1
            self.tell(words.E_DIED, self.who[commander])

    def capture(self, commander: int, conflict: int) -> None:
        """0.2.7: a commander becomes the captive of a conflict."""
        self.fate[commander] = words.CAPTURED
        self.captor[commander] = conflict
        self.tally[TALLY + 2 * commander + 1] += 1
        self.tell(words.E_TAKEN, self.who[commander], conflict, self.cards.ransom(self.influence[commander]))

    def stir(self, change: int) -> None:
        """Change the unrest level."""
        self.unrest += change
        if change > 0:
            self.tell(words.E_UNREST_ROSE, change)
        elif change < 0:
            self.tell(words.E_UNREST_FELL, -change)

    # ---------------------------------------------------------------- conflicts

    def is_active(self, conflict: int) -> bool:
        """Whether a conflict is active, prosecuted or not."""
        return self.status[conflict] in (words.ACTIVE, words.UNPROSECUTED)

    def record(self, component: int, result: int) -> None:
        """Note the result of one battle for the odds; component is NAVAL or LAND."""
        self.tally[(LAND_TALLY if component else NAVAL_TALLY) + result] += 1

    def ended(self, result: int) -> None:
        """Note for the odds how a confrontation ended."""
        self.tally[OVERALL_TALLY + result] += 1

    def ended_at_sea(self) -> None:
        """Note for the odds that it ended with a naval victory."""
        self.tally[NAVAL_ONLY_TALLY] += 1

    # ---------------------------------------------------------------- views and audits

    def moment(self) -> Mapping[str, object]:
        from quadriga.games.republic.view import moment  # which is built on positions

        return moment(self)

    def look_open(self) -> Mapping[str, object]:
        from quadriga.games.republic.view import look  # which is built on positions

        return look(self)

    def look_own(self, seat: Seat | None) -> Mapping[str, object]:
        return {}

    def leaders_of(self, conflict: int) -> list[int]:
        """0.3.9: the enemy leaders with a conflict, who are those of its group."""
        cards = self.cards
        return [
            leader
            for leader in range(cards.leaders)
            if self.leader[leader] == 1 and cards.leader_group[leader] == cards.group[conflict]
        ]

    def conflict_count(self) -> int:
        """9.2: active and unprosecuted conflicts, a rebellion counting as one."""
        found = 0 if self.rebellion is None else 1
        for conflict in range(len(self.status)):
            if self.is_active(conflict):
                found += 1
        return found

    def audit(self) -> list[str]:
        faults = self._shapes()
        if faults:
            return faults
        if min(self.units) < 0 or min(self.dead) < 0:
            faults.append("a force has fewer than no units")
        for kinds in ((words.LEGION, words.VETERAN), (words.FLEET,), (words.MILITIA,), (words.FLOTILLA,)):
            balance = 0
            for kind in kinds:
                balance += sum(self.units[kind :: words.KINDS]) + self.dead[kind] - self.total[kind]
            if balance:
                faults.append(f"{words.UNIT.slug(kinds[0])} counters were lost or made from nothing")
        for province in range(PROVINCES):
            side = 1 if self.developed[province] else 0
            if self.count(province, words.NATIVE) > self.cards.native_land[province][side]:
                faults.append(f"{words.PROVINCE.slug(province)} has too many natives")
            if self.count(province, words.NATIVE_FLOTILLA) > self.cards.native_naval[province][side]:
                faults.append(f"{words.PROVINCE.slug(province)} has too many native flotillas")
        return faults

    def _shapes(self) -> list[str]:
        """Lists that are too short or hold numbers out of range."""
        faults = []
        people = len(self.who)
        conflicts = self.cards.conflicts
        for name, values, size, low, high in (
            ("units", self.units, words.FORCES * words.KINDS, 0, 999),
            ("dead", self.dead, words.KINDS, 0, 9999),
            ("total", self.total, words.KINDS, 0, 9999),
            ("status", self.status, conflicts, 0, 7),
            ("marker", self.marker, conflicts, 0, 1),
            ("sent", self.sent, conflicts, 0, 31),
            ("leader", self.leader, self.cards.leaders, 0, 2),
            ("holder", self.holder, PROVINCES, 0, CAPTIVE + conflicts - 1),
            ("developed", self.developed, PROVINCES, 0, 1),
            ("governor", self.governor, PROVINCES, -1, people - 1),
            ("assaulted", self.assaulted, PROVINCES, 0, 1),
            ("sea_won", self.sea_won, PROVINCES, 0, 1),
            ("landing", self.landing, PROVINCES, 0, 999),
            ("who", self.who, people, 0, len(words.COMMANDER.keys()) - 1),
            ("rating", self.rating, people, 0, 20),
            ("influence", self.influence, people, 0, 999),
            ("popularity", self.popularity, people, -9, 9),
            ("chit", self.chit, people, 0, 29),
            ("fate", self.fate, people, 0, 2),
            ("captor", self.captor, people, -1, conflicts - 1),
            ("convoys", self.convoys, len(self.convoys), -1, PROVINCES - 1),
            ("tally", self.tally, TALLY + 2 * people, 0, 999999),
        ):
            if len(values) != size or (values and not low <= min(values) <= max(values) <= high):
                faults.append(f"{name} is not what it could ever be")
        if not 0 <= self.kind < len(words.CONFRONTATION.keys()):
            faults.append("there is no such confrontation")
        return faults + self._parts(people)

    def _parts(self, people: int) -> list[str]:
        """Expeditions, shipments and a rebellion that could never be."""
        faults = []
        if len(self.expeditions) > words.EXPEDITIONS or len(self.convoys) > words.CONVOYS:
            faults.append("there are more expeditions or convoys than forces")
        for one in self.expeditions:
            led = 0 <= one.general < people and -1 <= one.master < people
            if not led or not 0 <= one.target < AT_PROVINCE + PROVINCES or one.fought not in (0, 1):
                faults.append("an expedition is not what it could ever be")
        rising = self.rebellion
        if rising is not None and (
            not 0 <= rising.head < people
            or not 0 <= rising.place < len(PLACES)
            or not -1 <= rising.home < PROVINCES
            or not NO_BATTLE <= rising.result <= VICTORY
        ):
            faults.append("a rebellion is not what it could ever be")
        return faults

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "kind",
        "units",
        "dead",
        "story",
        "thrown",
        "total",
        "status",
        "marker",
        "sent",
        "leader",
        "holder",
        "developed",
        "governor",
        "assaulted",
        "sea_won",
        "landing",
        "who",
        "rating",
        "influence",
        "popularity",
        "chit",
        "fate",
        "captor",
        "expeditions",
        "convoys",
        "rebellion",
        "unrest",
        "treasury",
        "omens",
        "pile",
        "next_pile",
        "cup",
        "tally",
    )
    shapes: ClassVar[str] = "nllllllllllllllllllllllslpnnnnnpl"
    parts: ClassVar[tuple[Any, ...]] = (Expedition, Rebellion, Cup)

    def copy(self) -> "Combat":
        to = Combat(self.game, self.cards, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.kind = self.kind
        to.units = self.units[:]
        to.dead = self.dead[:]
        to.story = self.story[:]
        to.thrown = self.thrown
        to.total = self.total
        to.status = self.status[:]
        to.marker = self.marker
        to.sent = self.sent[:]
        to.leader = self.leader[:]
        to.holder = self.holder[:]
        to.developed = self.developed[:]
        to.governor = self.governor
        to.assaulted = self.assaulted
        to.sea_won = self.sea_won
        to.landing = self.landing
        to.who = self.who[:]
        to.rating = self.rating[:]
        to.influence = self.influence[:]
        to.popularity = self.popularity[:]
        to.chit = self.chit[:]
        to.fate = self.fate[:]
        to.captor = self.captor[:]
        to.expeditions = [one.copy() for one in self.expeditions]
        to.convoys = self.convoys[:]
        to.rebellion = None if self.rebellion is None else self.rebellion.copy()
        to.unrest = self.unrest
        to.treasury = self.treasury
        to.omens = self.omens
        to.pile = self.pile
        to.next_pile = self.next_pile
        to.cup = None if self.cup is None else self.cup.copy()
        to.tally = self.tally[:]
        return to
