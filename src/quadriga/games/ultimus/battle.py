"""A battle (rulebook 8.2 to 8.5, 9.4): refuge, evasion, result, deaths of leaders, aftermath."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import combat
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.field import assess, strength
from quadriga.games.ultimus.forces import (
    eliminate,
    guard_of,
    is_at_war,
    is_contested,
    is_wiped_out,
    leaders_in,
    people_of,
    score,
    units_in,
    weaken,
)
from quadriga.games.ultimus.hazards import EndMove
from quadriga.games.ultimus.lives import BATTLE, SICKNESS, USURPED, kill
from quadriga.games.ultimus.pieces import PA
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.retreat import EVASION, ROUT, Withdrawal, fall, ways
from quadriga.games.ultimus.scenarios import WAR
from quadriga.games.ultimus.tables import BARBARE, ELIMINATED, ROMAIN, UNHURT
from quadriga.games.ultimus.tribes import can_be_federated
from quadriga.games.ultimus.words import (
    ACCOMPANY,
    ALREADY_HIT,
    E_BATTLE,
    E_EVASION,
    E_FEDERATED,
    E_REFUGE,
    E_RESULT,
    E_ROLL,
    EVADE,
    FEDERATE,
    HALF,
    LEADER,
    NO_COMPANION,
    NOBODY_TO_FEDERATE,
    NOT_HERE,
    NOT_PALATINI,
    PASS,
    SHELTER,
    STAY,
    TRIBE,
    WEAKEN,
    ZONE,
)

GREAT_BATTLE: Final = 25
SWORN_PACT: Final = 1
REFUSED_PACT: Final = 2
"""9.4: only the combat that takes the last units gives one attempt."""


# ---------------------------------------------------------------- Ravenna and Constantinopolis


def palatini_in(p: Ultimus, zone: int) -> list[int]:
    """8.2.2: units of palatini that can shelter with Augustus."""
    return [unit for unit in units_in(p, zone, ROMAIN) if p.roster.unit_category[unit] == PA]


@final
class Refuge(Procedure[Ultimus]):
    """8.2.2: Augustus, attacked in the zone of his city, may shut himself up in it with a unit of palatini."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        if p.active != BARBARE or not is_contested(p, self.zone):
            return
        for half in range(2):
            augustus = p.augustus[half]
            here = p.board.refuge[half] == self.zone and augustus != NONE and p.leader_at[augustus] == self.zone
            if here and palatini_in(p, self.zone):
                p.begin(TakeShelter(half))


@final
class TakeShelter(Decision[Ultimus]):
    """8.2.2: the ROMAIN names the unit of palatini that goes in with Augustus, or stays outside."""

    fields: ClassVar[tuple[str, ...]] = ("half",)
    verbs: ClassVar[tuple[int, ...]] = (SHELTER, PASS)
    prompt: ClassVar[str] = "shelter"

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", HALF, self.half)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(SHELTER, unit) for unit in palatini_in(p, p.board.refuge[self.half])] + [Move(PASS)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PASS:
            return
        augustus = p.augustus[self.half]
        shut_in(p, augustus, self.half)
        p.put_unit(move.a, BOX - self.half)
        p.tell(E_REFUGE, augustus, self.half)
        if companions(p, self.half):
            p.begin(TakeCompanion(self.half))

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_PALATINI if move.a != ANY else 0


def shut_in(p: Ultimus, leader: int, half: int) -> None:
    """8.2.2: a leader and his guards enter the city."""
    guard = guard_of(p, leader)
    p.leader_at[leader] = BOX - half
    if guard != NONE:
        p.put_unit(guard, BOX - half)


def companions(p: Ultimus, half: int) -> list[int]:
    """8.2.2: one other Roman leader may go in; one with guards only if Augustus brought none."""
    full = guard_of(p, p.augustus[half]) != NONE
    return [
        leader
        for leader in leaders_in(p, p.board.refuge[half], ROMAIN)
        if p.roster.leader_tribe[leader] == NONE and not (full and guard_of(p, leader) != NONE)
    ]


@final
class TakeCompanion(Decision[Ultimus]):
    """8.2.2: the ROMAIN may shelter one more Roman leader."""

    fields: ClassVar[tuple[str, ...]] = ("half",)
    verbs: ClassVar[tuple[int, ...]] = (ACCOMPANY, PASS)
    prompt: ClassVar[str] = "accompany"

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("half", HALF, self.half)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(ACCOMPANY, leader) for leader in companions(p, self.half)] + [Move(PASS)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == ACCOMPANY:
            shut_in(p, move.a, self.half)

    def why(self, p: Ultimus, move: Move) -> int:
        return NO_COMPANION if move.a != ANY else 0


# ---------------------------------------------------------------- evasion


def best_strategy(p: Ultimus, zone: int, camp: int) -> int:
    """8.2.1: the best VS among the leaders of a force; a sick Augustus cannot lead it away."""
    return max((p.roster.leader_vs[n] for n in leaders_in(p, zone, camp) if n != p.sick), default=0)


@final
class Evasion(Procedure[Ultimus]):
    """8.2.1: a defender with a leader who could succeed, and somewhere to go, may try to slip away."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        defender = 1 - p.active
        able = is_contested(p, self.zone) and best_strategy(p, self.zone, defender) > 1
        if able and ways(p, self.zone, defender, EVASION):
            p.begin(TryEvasion(self.zone))


@final
class TryEvasion(Decision[Ultimus]):
    """8.2.1: the defender tries to avoid battle or stands."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)
    verbs: ClassVar[tuple[int, ...]] = (EVADE, STAY)
    prompt: ClassVar[str] = "evade"

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(1 - p.active)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", ZONE, self.zone)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(EVADE), Move(STAY)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == EVADE:
            p.begin(EvasionRoll(self.zone))


@final
class EvasionRoll(SixRoll):
    """8.2.1: 1d6 strictly below the best VS."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def rolled(self, p: Ultimus, number: int) -> None:
        defender = 1 - p.active
        needed = best_strategy(p, self.zone, defender)
        p.tell(E_EVASION, self.zone, number, needed)
        if number < needed:
            p.begin(Withdrawal(self.zone, defender, EVASION))


# ---------------------------------------------------------------- the result


def resolve(p: Ultimus, zone: int, luck: int, die: int, fixed: int) -> None:
    """8.3 to 8.5: one battle from the die (or a row fixed by a stratagem) to the orders for the beaten."""
    attacker, defender = p.active, 1 - p.active
    situation = assess(p, zone)
    situation.luck += luck
    column = combat.column(p.tables, situation)
    row = combat.row(fixed) if fixed else combat.row(die + combat.modifier(situation))
    results = [UNHURT, UNHURT]
    results[attacker] = p.tables.attacker[row][column]
    results[defender] = p.tables.defender[row][column]
    winner = attacker if p.tables.attacker_wins[row][column] else defender
    total = strength(p, zone, ROMAIN) + strength(p, zone, BARBARE)
    p.tell(E_BATTLE, zone, situation.attacker_pf, situation.defender_pf, column)
    p.tell(E_RESULT, row + combat.BOTTOM_ROW, results[attacker], results[defender], winner)
    if total >= GREAT_BATTLE:
        score(p, winner, 1)
    carry_out(p, zone, results, winner)


def carry_out(p: Ultimus, zone: int, results: list[int], winner: int) -> None:
    """8.4, 8.5: losses, deaths of leaders, then retreat and aftermath."""
    loser = 1 - winner
    tribes = tuple(
        sorted({p.roster.unit_tribe[u] for u in units_in(p, zone, BARBARE) if p.roster.unit_tribe[u] != NONE})
    )
    p.begin(Aftermath(zone, tribes, best_envoy(p, zone)))
    p.begin(Withdrawal(zone, loser, ROUT))
    beaten = units_in(p, zone, loser)
    doomed = personal_defeat(p, zone, loser)
    struck = 0 if results[loser] == UNHURT else len(beaten)
    own = units_in(p, zone, winner)
    count = combat.losses(results[winner], struck, len(own))
    if count == len(own):
        for unit in own:
            weaken(p, unit)
    elif count:
        p.begin(Losses(zone, winner, count, tuple(beaten)))
    if results[loser] == ELIMINATED:
        for unit in beaten:
            eliminate(p, unit)
        for leader in leaders_in(p, zone, loser):
            if p.leader_at[leader] == zone:
                fall(p, leader, USURPED if leader in doomed else BATTLE, winner)
        return
    if struck:
        for unit in beaten:
            weaken(p, unit)
    for leader in doomed:
        fall(p, leader, USURPED, winner)
    if p.sick != NONE and p.leader_at[p.sick] == zone and p.leader_side[p.sick] == loser:
        kill(p, p.sick, SICKNESS)


def personal_defeat(p: Ultimus, zone: int, loser: int) -> list[int]:
    """8.5.2: where a Usurper faces Augustus or Patrice, those of the beaten side die."""
    rebels = [leader for leader in leaders_in(p, zone, BARBARE) if leader in p.usurper]
    lords = [leader for leader in leaders_in(p, zone, ROMAIN) if leader in p.augustus or leader in p.patrice]
    if not rebels or not lords:
        return []
    return lords if loser == ROMAIN else rebels


@final
class Losses(Decision[Ultimus]):
    """8.4.2: the winner chooses which of his units are weakened, each once."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "camp", "count", "hit")
    verbs: ClassVar[tuple[int, ...]] = (WEAKEN,)
    prompt: ClassVar[str] = "weaken"

    def __init__(self, zone: int, camp: int, count: int, hit: tuple[int, ...]) -> None:
        self.zone: Final = zone
        self.camp: Final = camp
        self.count: Final = count
        self.hit: Final = hit

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", ZONE, self.zone)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(WEAKEN, unit) for unit in units_in(p, self.zone, self.camp) if unit not in self.hit]

    def play(self, p: Ultimus, move: Move) -> None:
        if self.count > 1:
            p.begin(Losses(self.zone, self.camp, self.count - 1, (*self.hit, move.a)))
        weaken(p, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.a in self.hit:
            return ALREADY_HIT
        return NOT_HERE if move.a != ANY else 0


# ---------------------------------------------------------------- aftermath


def best_envoy(p: Ultimus, zone: int) -> int:
    """9.4: the historical Roman leader of the ROMAIN with the best CP at the battle, NONE without one."""
    best = NONE
    for leader in leaders_in(p, zone, ROMAIN):
        if p.roster.leader_tribe[leader] != NONE or p.roster.leader_generic[leader]:
            continue
        if best == NONE or p.roster.leader_cp[leader] > p.roster.leader_cp[best]:
            best = leader
    return best


@final
class Aftermath(Procedure[Ultimus]):
    """9.4: tribes at war whose last units fell may be won as Foederati; leaders left alone are caught (7.1)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "tribes", "envoy")

    def __init__(self, zone: int, tribes: tuple[int, ...], envoy: int) -> None:
        self.zone: Final = zone
        self.tribes: Final = tribes
        self.envoy: Final = envoy

    def run(self, p: Ultimus) -> None:
        p.begin(EndMove(self.zone))
        for tribe in self.tribes:
            if is_at_war(p, tribe) and is_wiped_out(p, people_of(p, tribe)):
                p.tribe_beaten[people_of(p, tribe)[0]] = 1
        if self.envoy == NONE or p.leader_at[self.envoy] < 0 or p.leader_side[self.envoy] != ROMAIN:
            return
        for tribe in self.tribes:
            head = people_of(p, tribe)[0]
            open_to_talk = p.tribe_status[tribe] == WAR and not p.tribe_pact[head] and can_be_federated(p, head)
            if open_to_talk and is_wiped_out(p, people_of(p, tribe)):
                p.tribe_pact[head] = REFUSED_PACT
                p.begin(OfferPact(head, self.envoy))


@final
class OfferPact(Decision[Ultimus]):
    """9.4: the ROMAIN's leader may try to win the beaten people as Foederati."""

    fields: ClassVar[tuple[str, ...]] = ("tribe", "envoy")
    verbs: ClassVar[tuple[int, ...]] = (FEDERATE, PASS)
    prompt: ClassVar[str] = "federate"

    def __init__(self, tribe: int, envoy: int) -> None:
        self.tribe: Final = tribe
        self.envoy: Final = envoy

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", TRIBE, self.tribe), ("leader", LEADER, self.envoy)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(FEDERATE, self.envoy), Move(PASS)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PASS:
            return
        if p.tribe_major[self.tribe]:
            p.begin(MajorPact(self.tribe, self.envoy))
        else:
            p.begin(MinorPact(self.tribe, self.envoy))

    def why(self, p: Ultimus, move: Move) -> int:
        return NOBODY_TO_FEDERATE if move.a != ANY else 0


def _swear(p: Ultimus, tribe: int, envoy: int, number: int) -> None:
    p.tell(E_ROLL, envoy, number, p.roster.leader_cp[envoy])
    if number < p.roster.leader_cp[envoy]:
        p.tribe_pact[tribe] = SWORN_PACT
        p.tell(E_FEDERATED, tribe)


@final
class MinorPact(SixRoll):
    """9.4: a minor tribe is won on 1d6 strictly below the leader's CP."""

    fields: ClassVar[tuple[str, ...]] = ("tribe", "envoy")

    def __init__(self, tribe: int, envoy: int) -> None:
        self.tribe: Final = tribe
        self.envoy: Final = envoy

    def rolled(self, p: Ultimus, number: int) -> None:
        _swear(p, self.tribe, self.envoy, number)


@final
class MajorPact(TenRoll):
    """9.4: a major tribe is won on 1d10 strictly below the leader's CP."""

    fields: ClassVar[tuple[str, ...]] = ("tribe", "envoy")

    def __init__(self, tribe: int, envoy: int) -> None:
        self.tribe: Final = tribe
        self.envoy: Final = envoy

    def rolled(self, p: Ultimus, number: int) -> None:
        _swear(p, self.tribe, self.envoy, number)
