"""What has to be said to set up a confrontation or a whole phase by hand, within the limits of `situation.set_up`."""

from typing import Final, final

from quadriga.engine.form import Field, Form, choice, choices, number, part, parts, truth
from quadriga.games.republic import words
from quadriga.games.republic.cards import RESULTS, Cards
from quadriga.games.republic.confrontation.reading import MANY, MOST_RATING
from quadriga.games.republic.confrontation.situation import HOLDERS, MOST_OMENS, REBEL_AT_ROME, STATES
from quadriga.games.republic.position import PLACES

HOUSE: Final = 0
"""The targets of the pirates where no option says otherwise."""


@final
class Entries:
    """The entries that several forms have in common."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.conflicts: Final = [words.CONFLICT.slug(conflict) for conflict in range(cards.conflicts)]
        self.provinces: Final = [words.PROVINCE.slug(province) for province in cards.province_of.values()]

    # ------------------------------------------------------------ people and troops

    def units(self, *names: str) -> list[Field]:
        """Numbers of units that begin with none."""
        return [number(name, self.cards.most_units) for name in names]

    def some(self, name: str, value: int) -> Field:
        """Units of which there are some at first."""
        return number(name, self.cards.most_units, value)

    def person(self, optional: bool = False) -> list[Field]:
        """A senator of the cards, or anybody with a military rating."""
        return [
            number("military", MOST_RATING, 3, optional=optional, unless="senator"),
            choice("senator", words.COMMANDER.keys()[: self.cards.senators], "commander", optional=True),
            number("influence", MANY, optional=True),
            number("chit", self.cards.chits, 1, 1, optional=True),
        ]

    def army(self, fleets: int = 0) -> list[Field]:
        """An expedition of Rome."""
        return [
            part("general", self.person()),
            part("master_of_horse", self.person(), optional=True),
            self.some("legions", 10),
            *self.units("veterans"),
            self.some("fleets", fleets),
        ]

    def rebel_army(self) -> list[Field]:
        """A rebel and his troops."""
        return [*self.person(), self.some("legions", 8), *self.units("veterans")]

    # ------------------------------------------------------------ conflicts and provinces

    def conflict(self, name: str, begins: int) -> Field:
        """A conflict of the cards."""
        return choice(name, self.conflicts, "conflict", self.conflicts[begins])

    def marks(self) -> list[Field]:
        """What has happened to a conflict before."""
        earlier = choice("earlier", RESULTS[1:], "result", optional=True)
        return [truth("fleet_defeated"), earlier]

    def leaders(self) -> Field:
        """The enemy leaders on the table."""
        return choices("leaders", words.LEADER.keys(), "leader", self.cards.leaders)

    def enemy(self, begins: int) -> list[Field]:
        """The conflict of one confrontation."""
        group = max(self.cards.group.count(group) for group in self.cards.group)
        return [
            self.conflict("conflict", begins),
            self.leaders(),
            number("active_in_group", group, 1, 1),
            *self.marks(),
        ]

    def assailant(self) -> list[Field]:
        """8.1: a conflict that assaults provinces: neither its group nor earlier expeditions matter."""
        return [self.conflict("conflict", self.raider()), self.leaders(), truth("fleet_defeated")]

    def province(self, begins: int) -> list[Field]:
        """A province and its side."""
        return [choice("province", self.provinces, "province", self.provinces[begins]), truth("developed")]

    def provincials(self) -> list[Field]:
        """Militia and flotillas; how many depends on the province."""
        return [
            number("militia", max(max(sides) for sides in self.cards.max_militia)),
            number("flotillas", max(max(sides) for sides in self.cards.max_flotilla)),
        ]

    def captured(self, least: int) -> Field:
        """The provinces a conflict holds."""
        return parts("captured", [*self.province(0), *self.provincials()], len(self.provinces), least)

    def garrison(self, legions: int) -> list[Field]:
        """The governor of a province and the units of Rome with him; who has any has a governor at first."""
        governor = part("governor", self.person(), optional=True, there=legions > 0)
        return [governor, self.some("legions", legions), *self.units("veterans", "fleets")]

    # ------------------------------------------------------------ what forms begin with

    def inland(self) -> int:
        """A conflict fought on land alone."""
        return next(one for one in range(self.cards.conflicts) if not self.cards.naval[one] + self.cards.support[one])

    def raider(self) -> int:
        """A conflict that assaults provinces."""
        return next(one for one in range(self.cards.conflicts) if self.cards.attacks[HOUSE][one])

    def ashore(self) -> int:
        """A province without ships of its own."""
        return next(one for one in range(len(self.provinces)) if not self.cards.native_naval[one][0])


def forms(cards: Cards) -> list[Form]:
    """One form for each confrontation, and one for a whole phase."""
    e = Entries(cards)
    piles = [number("draw_pile", MANY, cards.pile + 1), truth("next_pile", True)]
    found = [
        [*e.enemy(e.inland()), *e.army(), truth("go_on", True)],
        [*e.army(), part("rebel", e.rebel_army())],
        [e.some("fleets", 5), part("convoy", convoy(e))],
        [*e.army(), part("rebel", [*e.rebel_army(), *e.units("militia")])],
        [*e.province(e.ashore()), *e.army(), part("rebel", governor(e, 0))],
        [*e.province(0), *beaten_fleet(), *e.army(5), part("rebel", governor(e, 3)), truth("go_on", True)],
        [*e.enemy(e.inland()), e.captured(1), *e.army(), truth("go_on", True)],
        [*e.assailant(), assaulted(e), e.captured(0), *piles],
        [*phase(e), *piles],
    ]
    omens = number("omens", MOST_OMENS)
    return [Form(id, "confrontation", [*fields, omens]) for id, fields in zip(words.CONFRONTATIONS, found, strict=True)]


def beaten_fleet() -> list[Field]:
    """6.4, 6.5: whether the fleet of a rebel province was beaten earlier, and its land value then."""
    return [truth("naval_won"), number("land_before", MANY, optional=True)]


def convoy(e: Entries) -> list[Field]:
    """3: reinforcements at sea."""
    return [e.some("legions", 4), *e.units("veterans"), e.some("fleets", 3), *e.provincials()]


def governor(e: Entries, fleets: int) -> list[Field]:
    """5 and 6: a rebel governor, at the head of the rebellion or not."""
    return [*e.rebel_army(), e.some("fleets", fleets), *e.provincials(), truth("partisan")]


def assaulted(e: Entries) -> Field:
    """8: the provinces of the list that are on the board, at first the first one."""
    first = e.cards.attacks[HOUSE][e.raider()][0]
    fields = [*e.province(first), *e.provincials(), truth("loyal", True), *e.garrison(2)]
    return parts("provinces", fields, len(e.provinces), 1)


def phase(e: Entries) -> list[Field]:
    """0.3: everything on the table this turn."""
    state = choice("status", STATES, "status-of", "active")
    conflicts = parts("conflicts", [e.conflict("conflict", e.inland()), state, *e.marks()], e.cards.conflicts, 1)
    holder = choice("holder", [*HOLDERS, *e.conflicts], "side conflict", "rome")
    held = [*e.province(0), holder, *e.provincials(), *e.garrison(0), *beaten_fleet()]
    enemies = [REBEL_AT_ROME, *e.conflicts, *e.provinces]
    against = choice("against", enemies, "side conflict province", e.conflicts[e.inland()])
    rebellion = [
        choice("place", PLACES),
        choice("province", e.provinces, "province", optional=True),
        *e.person(optional=True),
        *[number(name, e.cards.most_units, optional=True) for name in ("legions", "veterans", "militia")],
    ]
    return [
        conflicts,
        e.leaders(),
        parts("provinces", held, len(e.provinces)),
        parts("expeditions", [against, *e.army()], words.EXPEDITIONS, 1),
        part("rebellion", rebellion, optional=True),
        parts("convoys", [choice("province", e.provinces, "province"), *convoy(e)], words.CONVOYS),
        number("interceptors", e.cards.most_units),
        part("reserves", e.units("legions", "veterans", "fleets"), optional=True),
        parts("captives", [e.conflict("conflict", e.inland()), *e.person()], e.cards.chits),
    ]
