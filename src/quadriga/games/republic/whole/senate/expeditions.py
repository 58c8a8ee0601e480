"""Forces are sent to wars (rules 9.64 and 7.332c)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Seat
from quadriga.engine.steps import ChooseOne, Count
from quadriga.games.republic import words
from quadriga.games.republic.whole.options import BOTH_BATTLES, CONSENT
from quadriga.games.republic.whole.rome import (
    DICTATOR,
    FIELD_CONSUL,
    IN_ROME,
    LEFT,
    MASTER_OF_HORSE,
    RESERVE,
    ROME_CONSUL,
    Rome,
)
from quadriga.games.republic.whole.senate.consent import ask_consent
from quadriga.games.republic.whole.senate.effects import about_units
from quadriga.games.republic.whole.senate.votes import is_beaten
from quadriga.games.republic.whole.war.strength import (
    brothers,
    is_active,
    is_card,
    is_there,
    is_waiting,
    land,
    multiplier,
    naval,
    printed,
    support,
)

MOST_FORCES: Final = 3


def available(p: Rome, named: list[int]) -> list[int]:
    """9.641a: the Field Consul; the Rome Consul only after or with him if he can be sent; a Dictator any time."""
    found = []
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
        one = p.offices[office]
        if one < 0 or p.place[one] != IN_ROME or one in named:
            continue
        field = p.offices[FIELD_CONSUL]
        waits = office == ROME_CONSUL and field >= 0 and p.place[field] == IN_ROME and field not in named
        if not waits:
            found.append(one)
    return found


def forbids_war(p: Rome, war: int, items: list[int]) -> int:
    """9.64a, 7.331b, 7.332c: a war in play, no conditional revolt; earlier ones of its series are attacked too."""
    if not 0 <= war < len(p.war) or not is_there(p, war) or is_waiting(p, war):
        return words.R_NO_SUCH_WAR
    if not is_card(p, war):
        return 0
    attacked = [*items[1::5], *[p.where[one] for one in p.commands]]
    for other in brothers(p, war):
        if p.deck.series[other] < p.deck.series[war] and is_active(p, other) and other not in attacked:
            return words.R_EARLIER_WAR
    return 0


def attackable(p: Rome, items: list[int]) -> list[int]:
    """The wars a force can be sent to, for which there are units enough."""
    return [war for war in range(len(p.war)) if not forbids_war(p, war, items) and can_reach(p, war, items)]


def can_reach(p: Rome, war: int, items: list[int]) -> bool:
    """9.64b: whether the units left over can make a force for a war."""
    legions = p.legions - sum(items[2::5]) + p.left_army[war] + len(p.veterans(LEFT + war)) + len(p.veterans(RESERVE))
    fleets = p.fleets - sum(items[3::5]) + p.left_ships[war]
    if naval(p, war):
        return fleets >= 1
    return legions >= 1 and fleets >= support(p, war)


@final
class SendForce(Decision[Rome]):
    """9.64a, 9.645a: commander and war; several forces may go by one vote."""

    verbs: ClassVar[tuple[int, ...]] = (words.SEND, words.PUT)
    prompt: ClassVar[str] = words.ASK_FORCE

    def __init__(self, seat: int, tribune: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.items: Final = items

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def moves(self, p: Rome) -> list[Move]:
        items = list(self.items)
        moves = []
        if len(items) < 5 * MOST_FORCES:
            wars = attackable(p, items)
            moves = [Move(words.SEND, one, war) for one in available(p, items[0::5]) for war in wars]
        return moves + ([Move(words.PUT)] if items else [])

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PUT:
            return words.R_NOTHING_PROPOSED
        if move.b != ANY and forbids_war(p, move.b, list(self.items)):
            return forbids_war(p, move.b, list(self.items))
        return words.R_NO_COMMANDER

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.SEND:
            p.begin(ForceLegions(self.seat, self.tribune, self.items, move.a, move.b))
            return
        items = list(self.items)
        if is_beaten(p, words.FOR_FORCES, items):
            p.tell(words.E_FAILED_BEFORE)
            return
        weak = [items[at] for at in range(0, len(items), 5) if is_weak(p, items[at : at + 5], items)]
        ask_consent(p, words.FOR_FORCES, items, self.seat, self.tribune, weak)


def is_weak(p: Rome, item: list[int], items: list[int]) -> bool:
    """9.643a, 9.643b, D46: weaker than the war in the battle he will fight first: he may refuse."""
    commander, war, legions, fleets, mask = item
    veterans = mask.bit_count() + len(p.veterans(LEFT + war))
    army = legions + p.left_army[war] + 2 * veterans
    ships = fleets + p.left_ships[war]
    rating = p.cards.military[commander]
    rider = p.offices[MASTER_OF_HORSE]
    if p.offices[DICTATOR] == commander and rider >= 0 and p.place[rider] == IN_ROME:
        rating += p.cards.military[rider]
    extra = 0 if is_active(p, war) or not is_card(p, war) else waking(p, war, items)
    if naval(p, war):
        is_weak_at_sea = ships + min(ships, rating) < naval(p, war) + extra * printed(p, war, at_sea=True)
        if is_weak_at_sea or p.options[CONSENT] != BOTH_BATTLES:
            return is_weak_at_sea
    return army + min(army, rating) < land(p, war) + extra * (printed(p, war, at_sea=False) if is_card(p, war) else 0)


def waking(p: Rome, war: int, items: list[int]) -> int:
    """7.3321d: how much an attack on a sleeping war adds to the multiplier of its series."""
    active = [one for one in brothers(p, war) if is_active(p, one)]
    return len(active) + 1 - multiplier(p, war) if active else 0


@final
class ForceLegions(Count[Rome]):
    """9.64b: how many plain legions; a force for a battle at sea may go without."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNT_LEGIONS,)
    prompt: ClassVar[str] = words.ASK_LEGIONS

    def __init__(self, seat: int, tribune: int, items: tuple[int, ...], commander: int, war: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.items: Final = items
        self.commander: Final = commander
        self.war: Final = war

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return about_units(p, words.FOR_FORCES, 0)

    def bounds(self, p: Rome) -> tuple[int, int]:
        there = p.left_army[self.war] + len(p.veterans(LEFT + self.war)) + len(p.veterans(RESERVE))
        return (0 if there or naval(p, self.war) else 1), p.legions - sum(self.items[2::5])

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        p.begin(ForceFleets(self.seat, self.tribune, self.items, self.commander, self.war, number))


@final
class ForceFleets(Count[Rome]):
    """9.64b: how many fleets: the support of a land battle, or one for a battle at sea, at least."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNT_FLEETS,)
    prompt: ClassVar[str] = words.ASK_FLEETS

    def __init__(self, seat: int, tribune: int, items: tuple[int, ...], commander: int, war: int, legions: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.items: Final = items
        self.commander: Final = commander
        self.war: Final = war
        self.legions: Final = legions

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return about_units(p, words.FOR_FORCES, 0)

    def bounds(self, p: Rome) -> tuple[int, int]:
        need = 1 if naval(p, self.war) else support(p, self.war)
        most = p.fleets - sum(self.items[3::5])
        return min(most, max(0, need - p.left_ships[self.war])), most

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        force = (self.commander, self.war, self.legions, number)
        if spare_veterans(p, self.items):
            p.begin(ForceVeterans(self.seat, self.tribune, self.items, force))
        else:
            p.begin(SendForce(self.seat, self.tribune, (*self.items, *force, 0)))


def spare_veterans(p: Rome, items: tuple[int, ...]) -> list[int]:
    """Veterans in the active box that no force named so far has."""
    taken = 0
    for mask in items[4::5]:
        taken |= mask
    return [number for number in p.veterans(RESERVE) if not taken >> number & 1]


@final
class ForceVeterans(ChooseOne[Rome]):
    """9.64a, ruling R-28: which veterans go: none, those who owe the commander allegiance, or all."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_VETERANS,)
    prompt: ClassVar[str] = words.ASK_VETERANS

    def __init__(self, seat: int, tribune: int, items: tuple[int, ...], force: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.items: Final = items
        self.force: Final = force

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def candidates(self, p: Rome) -> list[int]:
        modes = [words.OWN_VETERANS, words.ALL_VETERANS]
        army = self.force[2] + p.left_army[self.force[1]] + len(p.veterans(LEFT + self.force[1]))
        return [words.NO_VETERANS, *modes] if army or naval(p, self.force[1]) else [words.ALL_VETERANS]

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_SO_MANY

    def chose(self, p: Rome, one: int) -> None:
        mask = 0
        for number in spare_veterans(p, self.items):
            if one == words.ALL_VETERANS or (one == words.OWN_VETERANS and p.veteran_of[number] == self.force[0]):
                mask |= 1 << number
        p.begin(SendForce(self.seat, self.tribune, (*self.items, *self.force, mask)))
