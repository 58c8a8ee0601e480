"""One Combat Phase, or one confrontation of it, in progress."""

from typing import ClassVar, Final, final

from quadriga.engine import Game, Position, Seat
from quadriga.games.republic.cards import PROVINCES, Cards
from quadriga.games.republic.words import (
    ABSENT,
    ACTIVE,
    CAPTURED,
    COMMANDER,
    CONFRONTATION,
    CONVOYS,
    DIED,
    EXPEDITIONS,
    FIRST_CONVOY,
    FIRST_EXPEDITION,
    FLEET,
    FLOTILLA,
    FORCES,
    KILLED,
    KINDS,
    LEGION,
    LOST,
    MILITIA,
    NATIVE,
    NATIVE_FLOTILLA,
    PROVINCE,
    REBEL_ARMY,
    TAKEN,
    UNHARMED,
    UNIT,
    UNPROSECUTED,
    UNREST_FELL,
    UNREST_ROSE,
    VETERAN,
)

ROME_SEAT: Final = Seat(0)
REBEL_SEAT: Final = Seat(1)

NOBODYS: Final = 0
ROMAN: Final = 1
REBEL: Final = 2
CAPTIVE: Final = 3
"""Who holds a province: nobody (it does not exist yet), Rome, the rebellion, or conflict n as CAPTIVE + n."""

NO_ARMY: Final = 0
WAITING: Final = 1
DONE: Final = 2

AT_REBEL: Final = 100
AT_PROVINCE: Final = 200
"""Targets of expeditions: a conflict by its number, the rebel at Rome, province n as AT_PROVINCE + n."""

NO_REBELLION: Final = 0
GENERAL_AT_ROME: Final = 1
GOVERNOR_AT_ROME: Final = 2
IN_PROVINCE: Final = 3
PLACES: Final = ["none", "marching-general", "marching-governor", "province"]

SENT: Final = 1
HELD: Final = 2
EASED: Final = 4
WON: Final = 8
LEFT: Final = 16
"""What happened to a conflict this phase: an expedition fought (SENT), one of them without disaster or defeat (HELD),
disaster and standoff numbers no longer count (EASED), a battle was won (WON), it counts as left alone (LEFT)."""

LAND_KINDS: Final = (LEGION, VETERAN, MILITIA, NATIVE)
NAVAL_KINDS: Final = (FLEET, FLOTILLA, NATIVE_FLOTILLA)

DRAWN_MASK: Final = 0
BLANKS_DRAWN: Final = 1
DRAWS_LEFT: Final = 2
DRAWN: Final = 3
LAST_CHIT: Final = 4
"""The cup of mortality chits: which numbers are out, how many blanks, draws still owed, chits drawn, the last one."""

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

    fields: ClassVar[tuple[str, ...]] = (
        "kind",
        "units",
        "dead",
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
        "who",
        "rating",
        "influence",
        "popularity",
        "chit",
        "fate",
        "captor",
        "army_general",
        "army_master",
        "army_target",
        "army_state",
        "convoy_home",
        "convoy_state",
        "rebel",
        "rebel_place",
        "rebel_home",
        "rebel_result",
        "unrest",
        "treasury",
        "omens",
        "pile",
        "next_pile",
        "cup",
        "tally",
    )

    shared: ClassVar[tuple[str, ...]] = ("cards",)

    counters: ClassVar[tuple[str, ...]] = ("tally", "dead", "unrest", "treasury", "popularity")

    def __init__(self, game: Game, cards: Cards, scenario: int, seats: int, options: list[int]) -> None:
        super().__init__(game, scenario, seats, options)
        self.cards: Cards = cards
        self.kind = 0
        """The number of the confrontation."""
        self.units: list[int] = []
        self.dead: list[int] = []
        self.total: list[int] = []
        self.status: list[int] = []
        self.marker: list[int] = []
        """Conflicts with the 'fleet defeated' marker."""
        self.sent: list[int] = []
        self.leader: list[int] = []
        self.holder: list[int] = []
        self.developed: list[int] = []
        self.governor: list[int] = []
        self.assaulted: list[int] = []
        self.sea_won: list[int] = []
        self.who: list[int] = []
        self.rating: list[int] = []
        self.influence: list[int] = []
        self.popularity: list[int] = []
        self.chit: list[int] = []
        self.fate: list[int] = []
        self.captor: list[int] = []
        self.army_general: list[int] = []
        self.army_master: list[int] = []
        self.army_target: list[int] = []
        self.army_state: list[int] = []
        self.convoy_home: list[int] = []
        self.convoy_state: list[int] = []
        self.rebel = -1
        self.rebel_place = NO_REBELLION
        self.rebel_home = -1
        self.rebel_result = 0
        """How Rome's battle against the marching rebel ended for Rome, this phase."""
        self.unrest = 0
        """The change of the unrest level so far."""
        self.treasury = 0
        """What the State has gained so far, in talents."""
        self.omens = 0
        self.pile = 0
        self.next_pile = 0
        self.cup: list[int] = []
        self.tally: list[int] = []

    def clear(self) -> None:
        """Lay out an empty board: nothing in play, nobody anywhere."""
        cards = self.cards
        self.units = [0] * (FORCES * KINDS)
        self.dead = [0] * KINDS
        self.total = [0] * KINDS
        self.status = [ABSENT] * cards.conflicts
        self.marker = [0] * cards.conflicts
        self.sent = [0] * cards.conflicts
        self.leader = [0] * cards.leaders
        self.holder = [NOBODYS] * PROVINCES
        self.developed = [0] * PROVINCES
        self.governor = [-1] * PROVINCES
        self.assaulted = [0] * PROVINCES
        self.sea_won = [0] * PROVINCES
        self.army_general = [-1] * EXPEDITIONS
        self.army_master = [-1] * EXPEDITIONS
        self.army_target = [-1] * EXPEDITIONS
        self.army_state = [NO_ARMY] * EXPEDITIONS
        self.convoy_home = [-1] * CONVOYS
        self.convoy_state = [NO_ARMY] * CONVOYS
        self.cup = [0] * 5
        self.tally = [0] * TALLY

    def copy(self) -> "Combat":
        to = Combat(self.game, self.cards, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.kind = self.kind
        to.units = self.units[:]
        to.dead = self.dead[:]
        to.total = self.total[:]
        to.status = self.status[:]
        to.marker = self.marker[:]
        to.sent = self.sent[:]
        to.leader = self.leader[:]
        to.holder = self.holder[:]
        to.developed = self.developed[:]
        to.governor = self.governor[:]
        to.assaulted = self.assaulted[:]
        to.sea_won = self.sea_won[:]
        to.who = self.who[:]
        to.rating = self.rating[:]
        to.influence = self.influence[:]
        to.popularity = self.popularity[:]
        to.chit = self.chit[:]
        to.fate = self.fate[:]
        to.captor = self.captor[:]
        to.army_general = self.army_general[:]
        to.army_master = self.army_master[:]
        to.army_target = self.army_target[:]
        to.army_state = self.army_state[:]
        to.convoy_home = self.convoy_home[:]
        to.convoy_state = self.convoy_state[:]
        to.rebel = self.rebel
        to.rebel_place = self.rebel_place
        to.rebel_home = self.rebel_home
        to.rebel_result = self.rebel_result
        to.unrest = self.unrest
        to.treasury = self.treasury
        to.omens = self.omens
        to.pile = self.pile
        to.next_pile = self.next_pile
        to.cup = self.cup[:]
        to.tally = self.tally[:]
        return to

    # ---------------------------------------------------------------- forces

    def count(self, force: int, kind: int) -> int:
        """How many units of a kind are in a force."""
        return self.units[force * KINDS + kind]

    def legions(self, force: int) -> int:
        """Legions and veterans of a force."""
        return self.units[force * KINDS + LEGION] + self.units[force * KINDS + VETERAN]

    def land_units(self, force: int) -> int:
        """The number of land units of a force."""
        at = force * KINDS
        units = self.units
        return units[at + LEGION] + units[at + VETERAN] + units[at + MILITIA] + units[at + NATIVE]

    def naval_units(self, force: int) -> int:
        """The number of naval units of a force."""
        at = force * KINDS
        return self.units[at + FLEET] + self.units[at + FLOTILLA] + self.units[at + NATIVE_FLOTILLA]

    def is_rebel(self, force: int) -> bool:
        """Whether a force fights for the rebellion."""
        if force < PROVINCES:
            return self.holder[force] == REBEL
        return force == REBEL_ARMY or force >= FIRST_CONVOY

    def transfer(self, source: int, goal: int, kind: int) -> int:
        """Move all units of a kind from one force to another; how many there were."""
        number = self.units[source * KINDS + kind]
        self.units[source * KINDS + kind] = 0
        self.units[goal * KINDS + kind] += number
        return number

    def lose(self, force: int, kind: int, number: int) -> None:
        """Take units off the board."""
        if not number:
            return
        self.units[force * KINDS + kind] -= number
        self.dead[kind] += number
        self.tally[(REBEL_LOSSES if self.is_rebel(force) else ROMAN_LOSSES) + kind] += number
        self.tell(LOST, force, kind, number)

    # ---------------------------------------------------------------- commanders

    def commander(self, force: int) -> int:
        """Who leads a force, if he is alive and free; else -1."""
        leader = -1
        if force < PROVINCES:
            leader = self.governor[force]
        elif force == REBEL_ARMY:
            leader = self.rebel
        elif FIRST_EXPEDITION <= force < FIRST_CONVOY:
            leader = self.army_general[force - FIRST_EXPEDITION]
        return leader if leader >= 0 and self.fate[leader] == UNHARMED else -1

    def master(self, force: int) -> int:
        """The Master of Horse with a force, if he is alive and free; else -1."""
        if not FIRST_EXPEDITION <= force < FIRST_CONVOY:
            return -1
        master = self.army_master[force - FIRST_EXPEDITION]
        return master if master >= 0 and self.fate[master] == UNHARMED else -1

    def kill(self, commander: int) -> None:
        """A commander dies."""
        if commander >= 0 and self.fate[commander] != KILLED:
            self.fate[commander] = KILLED
            self.tally[TALLY + 2 * commander] += 1
            self.tell(DIED, self.who[commander])

    def capture(self, commander: int, conflict: int) -> None:
        """0.2.7: a commander becomes the captive of a conflict."""
        self.fate[commander] = CAPTURED
        self.captor[commander] = conflict
        self.tally[TALLY + 2 * commander + 1] += 1
        self.tell(TAKEN, self.who[commander], conflict, self.cards.ransom(self.influence[commander]))

    def stir(self, change: int) -> None:
        """Change the unrest level."""
        self.unrest += change
        if change > 0:
            self.tell(UNREST_ROSE, change)
        elif change < 0:
            self.tell(UNREST_FELL, -change)

    # ---------------------------------------------------------------- conflicts

    def is_active(self, conflict: int) -> bool:
        """Whether a conflict is active, prosecuted or not."""
        return self.status[conflict] in (ACTIVE, UNPROSECUTED)

    def record(self, component: int, result: int) -> None:
        """Note the result of one battle for the odds; component is NAVAL or LAND."""
        self.tally[(LAND_TALLY if component else NAVAL_TALLY) + result] += 1

    # ---------------------------------------------------------------- views and audits

    def moment(self) -> dict[str, object]:
        return {
            "confrontation": CONFRONTATION.slug(self.kind),
            "omens": self.omens,
            "unrest": self.unrest,
            "treasury": self.treasury,
            "conflicts": self.conflict_count(),
        }

    def look(self, seat: Seat | None) -> dict[str, object]:
        from quadriga.games.republic.view import look  # which is built on positions

        return look(self)

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
        found = 1 if self.rebel_place != NO_REBELLION else 0
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
        for kinds in ((LEGION, VETERAN), (FLEET,), (MILITIA,), (FLOTILLA,)):
            alive = sum(self.count(force, kind) for force in range(FORCES) for kind in kinds)
            if alive + sum(self.dead[kind] for kind in kinds) != sum(self.total[kind] for kind in kinds):
                faults.append(f"{UNIT.slug(kinds[0])} counters were lost or made from nothing")
        for province in range(PROVINCES):
            side = 1 if self.developed[province] else 0
            if self.count(province, NATIVE) > self.cards.native_land[province][side]:
                faults.append(f"{PROVINCE.slug(province)} has too many natives")
            if self.count(province, NATIVE_FLOTILLA) > self.cards.native_naval[province][side]:
                faults.append(f"{PROVINCE.slug(province)} has too many native flotillas")
        if self.rebel_place != NO_REBELLION and not 0 <= self.rebel < len(self.who):
            faults.append("a rebellion needs a rebel")
        return faults

    def _shapes(self) -> list[str]:
        """Lists that are too short or hold numbers out of range."""
        faults = []
        people = len(self.who)
        conflicts = self.cards.conflicts
        for name, values, size, low, high in (
            ("units", self.units, FORCES * KINDS, 0, 999),
            ("dead", self.dead, KINDS, 0, 9999),
            ("total", self.total, KINDS, 0, 9999),
            ("status", self.status, conflicts, 0, 7),
            ("marker", self.marker, conflicts, 0, 1),
            ("sent", self.sent, conflicts, 0, 31),
            ("leader", self.leader, self.cards.leaders, 0, 2),
            ("holder", self.holder, PROVINCES, 0, CAPTIVE + conflicts - 1),
            ("developed", self.developed, PROVINCES, 0, 1),
            ("governor", self.governor, PROVINCES, -1, people - 1),
            ("assaulted", self.assaulted, PROVINCES, 0, 1),
            ("sea_won", self.sea_won, PROVINCES, 0, 1),
            ("who", self.who, people, 0, len(COMMANDER.keys()) - 1),
            ("rating", self.rating, people, 0, 20),
            ("influence", self.influence, people, 0, 999),
            ("popularity", self.popularity, people, -9, 9),
            ("chit", self.chit, people, 0, 29),
            ("fate", self.fate, people, 0, 2),
            ("captor", self.captor, people, -1, conflicts - 1),
            ("army_general", self.army_general, EXPEDITIONS, -1, people - 1),
            ("army_master", self.army_master, EXPEDITIONS, -1, people - 1),
            ("army_target", self.army_target, EXPEDITIONS, -1, AT_PROVINCE + PROVINCES - 1),
            ("army_state", self.army_state, EXPEDITIONS, 0, 2),
            ("convoy_home", self.convoy_home, CONVOYS, -1, PROVINCES - 1),
            ("convoy_state", self.convoy_state, CONVOYS, 0, 2),
            ("cup", self.cup, 5, -1, 1 << 31),
            ("tally", self.tally, TALLY + 2 * people, 0, 999999),
        ):
            if len(values) != size or any(not low <= value <= high for value in values):
                faults.append(f"{name} is not what it could ever be")
        if not 0 <= self.kind < len(CONFRONTATION.keys()) or not -1 <= self.rebel < people:
            faults.append("there is no such confrontation, or no such rebel")
        return faults
