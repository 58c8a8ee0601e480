"""The eighteen events (rules 7.21 and 7.E)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.cards import LOWEST, WAYS
from quadriga.games.republic.whole.forum.alliance import Alliance
from quadriga.games.republic.whole.mortality.chits import (
    BELOW_UNREST,
    FIRST_AWAY,
    IN_ROME_ONLY,
    UP_TO_UNREST,
    DrawChits,
)
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.options import BELOW, DARK_MOB
from quadriga.games.republic.whole.revenue.personal import totals
from quadriga.games.republic.whole.revenue.state import gain_state
from quadriga.games.republic.whole.revolution.ending import spend
from quadriga.games.republic.whole.rome import GONE, WAITING, WITH_WAR, Rome
from quadriga.games.republic.whole.war.arrival import destroy, make_peace, take_refuge
from quadriga.games.republic.whole.war.forces import clear_war
from quadriga.games.republic.whole.war.strength import (
    is_revolt,
    is_there,
    land,
    naval,
    spoils,
    support,
)

STAYING: Final = ["refuge", "pretender", "rhodian_alliance"]
"""7.1a: events that stay until they are used."""
COUNTED: Final = ["drought", "evil_omens", "manpower_shortage"]
"""Events whose every further draw counts once more."""
EPIDEMIC_CHITS: Final = 6
OMENS_COST: Final = 20
DISASTER_COST: Final = 50
ALLIED_FLEETS: Final = [8, 4]


def clear_events(p: Rome) -> None:
    """7.1a: event cards leave at the start of the Forum Phase, except those that stay."""
    for id, at in p.deck.event_of.items():
        if id not in STAYING:
            p.events[at] = 0


@final
class EventTable(Chance[Rome]):
    """7.21a: three dice, never modified, on the column of the era."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, LOWEST + at), ways) for at, ways in enumerate(WAYS)]

    def play(self, p: Rome, move: Move) -> None:
        happen(p, p.deck.event_row[p.era][move.a - LOWEST])


def happen(p: Rome, event: int) -> None:
    """7.21a: the light side, then the dark one, then nothing more unless the card says so."""
    id = list(p.deck.event_of)[event]
    before = p.events[event]
    if id in COUNTED or before < 2:
        p.events[event] = before + 1
    p.tell(words.E_EVENT, event, p.events[event])
    if id == "evil_omens" and not before:
        spend(p, OMENS_COST)
    elif id == "epidemic":
        p.begin(DrawChits(EPIDEMIC_CHITS, FIRST_AWAY if before else IN_ROME_ONLY))
    elif id == "mob_violence":
        p.begin(MobDie() if before else DrawChits(p.unrest, BELOW_UNREST))
    elif id == "natural_disaster":
        p.begin(DisasterDie())
        if not before:
            spend(p, DISASTER_COST)
    elif id == "storm_at_sea":
        p.begin(StormDice())
    elif id == "rhodian_alliance" and before < 2:
        ally_with_rhodes(p, before)


@final
class MobDie(Chance[Rome]):
    """7.E11, D6: the dark mob: unrest and a die of chits, less omens, against all not more popular than that."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        victims = BELOW_UNREST if p.options[DARK_MOB] == BELOW else UP_TO_UNREST
        p.begin(DrawChits(p.unrest + max(0, move.a - p.omens()), victims))


@final
class DisasterDie(Chance[Rome]):
    """7.E12: the die, never modified, destroys a concession."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        for concession, faces in enumerate(p.deck.disaster_faces):
            if move.a in faces:
                destroy(p, concession)


# ---------------------------------------------------------------- fleets


@final
class StormDice(Chance[Rome]):
    """7.E17: two dice, less omens, of fleets are lost, no more than there are."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, total), ways) for total, ways in totals(2)]

    def play(self, p: Rome, move: Move) -> None:
        lost = min(p.fleets_in_play(), max(0, move.a - p.omens()))
        p.tell(words.E_STORM, lost)
        if lost:
            p.begin(Sink(lost))


@final
class Sink(Decision[Rome]):
    """7.E17: the highest official says where: fleets of the reserve, of a commander, or left on a war."""

    verbs: ClassVar[tuple[int, ...]] = (words.SINK_RESERVE, words.SINK_WITH, words.SINK_AT)
    prompt: ClassVar[str] = words.ASK_STORM

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def turn(self, p: Rome) -> Seat:
        return Seat(p.chair())

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("number", words.NUMBER, self.left)]

    def moves(self, p: Rome) -> list[Move]:
        moves = [Move(words.SINK_RESERVE, number) for number in range(min(self.left, p.fleets), 0, -1)]
        for one, ships in enumerate(p.ships):
            moves += [Move(words.SINK_WITH, one, number) for number in range(min(self.left, ships), 0, -1)]
        for war, ships in enumerate(p.left_ships):
            moves += [Move(words.SINK_AT, war, number) for number in range(min(self.left, ships), 0, -1)]
        return moves

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NO_SUCH_FLEETS

    def play(self, p: Rome, move: Move) -> None:
        sunk = move.a if move.verb == words.SINK_RESERVE else move.b
        if move.verb == words.SINK_RESERVE:
            p.fleets -= sunk
        elif move.verb == words.SINK_WITH:
            p.ships[move.a] -= sunk
        else:
            p.left_ships[move.a] -= sunk
        if self.left > sunk:
            p.begin(Sink(self.left - sunk))


def ally_with_rhodes(p: Rome, before: int) -> None:
    """7.E16, D37: free fleets while some war needs any; the war that needs most is fixed now."""
    wars = [war for war in range(p.cards.conflicts) if is_there(p, war) and support(p, war) + naval(p, war) > 0]
    if not wars:
        p.events[p.deck.event_of["rhodian_alliance"]] = before
        return
    if p.rhodes is None:
        p.rhodes = Alliance()
        p.rhodes.lay_out(max(wars, key=lambda war: support(p, war) + naval(p, war)))
    came = min(ALLIED_FLEETS[before], p.deck.most_fleets - p.fleets_in_play())
    p.fleets += came
    p.rhodes.round = p.round
    p.rhodes.fleets += ALLIED_FLEETS[before]
    p.tell(words.E_RHODES, came)


def end_rhodes(p: Rome) -> None:
    """7.E16, 10.9d: the alliance ends and so many fleets are disbanded, from the reserve first."""
    due = 0 if p.rhodes is None else p.rhodes.fleets
    p.events[p.deck.event_of["rhodian_alliance"]] = 0
    p.rhodes = None
    gone = min(due, p.fleets)
    p.fleets -= gone
    for one in range(p.cards.senators):
        more = min(due - gone, p.ships[one])
        p.ships[one] -= more
        gone += more
    for war in range(len(p.left_ships)):
        more = min(due - gone, p.left_ships[war])
        p.left_ships[war] -= more
        gone += more
    p.tell(words.E_RHODES_OVER, gone)


# ---------------------------------------------------------------- peace


def kill_captives(p: Rome, captives: list[int]) -> None:
    """10.71c: captives of a war that is over die."""
    for one in captives:
        die(p, one)


@final
class EnemyLeaderDies(Procedure[Rome]):
    """7.8d, 7.E6, D28: at the end of the Forum Phase, if the event is in play and a leader too."""

    def run(self, p: Rome) -> None:
        if p.event("enemy_leader_dies") and leaders_in_play(p) and p.official() >= 0:
            p.begin(ChooseLeader())


def leaders_in_play(p: Rome) -> list[int]:
    """Leaders with a war or in the Curia."""
    return [one for one, state in enumerate(p.chief) if state in (WITH_WAR, WAITING)]


@final
class ChooseLeader(ChooseOne[Rome]):
    """7.E6: the highest official removes one leader; by the dark side his strongest war makes peace."""

    verbs: ClassVar[tuple[int, ...]] = (words.REMOVE_LEADER,)
    prompt: ClassVar[str] = words.ASK_ENEMY_LEADER

    def turn(self, p: Rome) -> Seat:
        return Seat(p.chair())

    def candidates(self, p: Rome) -> list[int]:
        return leaders_in_play(p)

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NO_SUCH_LEADER

    def chose(self, p: Rome, one: int) -> None:
        group = p.cards.leader_group[one]
        wars = [war for war in range(p.cards.conflicts) if p.cards.group[war] == group and is_there(p, war)]
        served = p.chief[one] == WITH_WAR
        p.guest[one] = 0
        if served and p.event("refuge"):
            take_refuge(p, one)
        else:
            p.chief[one] = GONE
            p.tell(words.E_LEADER_LEFT, one)
        if p.refugee == one and p.chief[one] == GONE:
            p.refugee = -1
        if p.event("enemy_leader_dies") > 1 and wars:
            conclude(p, max(wars, key=lambda war: land(p, war)), share=2)


def conclude(p: Rome, war: int, share: int) -> None:
    """7.E6, 7.E13, 7.E13b: peace: part of the spoils for the State, forces come home, captives die."""
    gain = spoils(p, war) // share
    if gain:
        gain_state(p, gain)
    p.tell(words.E_PEACE, war)
    captives = clear_war(p, war, victor=-1)
    make_peace(p, war)
    kill_captives(p, captives)


def forbids_alliance(p: Rome, war: int) -> int:
    """7.E13: any war or revolt in play; by the dark side no revolt; never a civil war."""
    if war == ANY:
        return 0
    if not 0 <= war < len(p.war) - 1 or not is_there(p, war):
        return words.R_NO_SUCH_WAR
    return words.R_A_REVOLT if p.event("new_alliance") > 1 and is_revolt(p, war) else 0
