"""Other business: what whoever presides proposes, step by step, until he adjourns (rules 9.6 and 9.8)."""

from typing import Final

from quadriga.bots.republic.plan import Plan, Sending, is_crisis, plan
from quadriga.bots.republic.scene import Scene, number_near, offered, with_verb
from quadriga.bots.republic.senate.garrisons import legions_for, province_to_hold, province_to_leave
from quadriga.bots.republic.senate.votes import can_be_for_life
from quadriga.bots.republic.worth import concession_income, is_free_field, predicted, worth
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import FIELD_CONSUL, IN_ROME
from quadriga.games.republic.whole.senate.business import (
    CountFleets,
    CountLegions,
    Grant,
    NameThing,
    Propose,
    grants,
)
from quadriga.games.republic.whole.senate.expeditions import ForceFleets, ForceLegions, ForceVeterans, SendForce
from quadriga.games.republic.whole.senate.land import NameSponsor, open_bills

RESTLESS: Final = 2
"""The heat from which on land is given out."""
HOT: Final = 5
"""And from which on whatever it costs."""
LEFT_OVER: Final = 25
"""What the State should still have after paying for the land."""
ERRAND: Final = 3
"""7.37b: legions, and fleets, for a bequest."""


def next_business(scene: Scene, frame: Propose, moves: list[Move]) -> Move:
    """9.12b: consul for life, land, concessions, recruits, wars; then the meeting is over."""
    end = moves[-1]
    open_kinds = [move.a for move in with_verb(moves, words.PROPOSE)]
    for kind in wanted(scene, open_kinds):
        if kind in open_kinds and failures(scene, kind) == 0:
            return Move(words.PROPOSE, kind)
    return end


def failures(scene: Scene, kind: int) -> int:
    """How often a proposal of a kind has failed in this meeting."""
    return len([beaten for beaten in scene.p.meeting().beaten if beaten[0] == kind])


def wanted(scene: Scene, open_kinds: list[int]) -> list[int]:
    """The kinds of business this faction would put, the first that is open first."""
    found = []
    if words.FOR_LIFE in open_kinds and can_be_for_life(scene) >= 0:
        found.append(words.FOR_LIFE)
    if words.FOR_LAND_BILL in open_kinds and wanted_bill(scene) >= 0:
        found.append(words.FOR_LAND_BILL)
    if words.FOR_CONCESSIONS in open_kinds and allotment(scene):
        found.append(words.FOR_CONCESSIONS)
    if words.FOR_GARRISON in open_kinds and province_to_hold(scene) >= 0:
        found.append(words.FOR_GARRISON)
    if words.FOR_GARRISON_HOME in open_kinds and province_to_leave(scene) >= 0:
        found.append(words.FOR_GARRISON_HOME)
    arms = armed(scene)
    if arms.raised_legions + arms.raised_fleets:
        found.append(words.FOR_RECRUITS)
        if words.FOR_RECRUITS in open_kinds and not failures(scene, words.FOR_RECRUITS):
            return found
    if arms.recalled:
        found.append(words.FOR_RECALL)
    if arms.helped:
        found.append(words.FOR_REINFORCING)
    if arms.sendings:
        found.append(words.FOR_FORCES)
    elif is_free_field(scene.p) and not is_crisis(scene.p):
        found.append(words.FOR_BEQUEST)
    return found


def armed(scene: Scene) -> Plan:
    """The plan; what was raised, or refused, in this meeting is not asked for again."""
    meeting = scene.p.meeting()
    done = meeting.raised_legions + meeting.raised_fleets > 0 or failures(scene, words.FOR_RECRUITS) > 0
    return plan(scene, not done)


# ---------------------------------------------------------------- land


def wanted_bill(scene: Scene) -> int:
    """9.62: the largest bill the State can bear, if the people are restless; -1 for none."""
    p = scene.p
    heat = scene.heat()
    if p.meeting().bills or heat < RESTLESS or p.unrest == 0:
        return -1
    left = scene.forecast() - (0 if heat >= HOT else LEFT_OVER)
    for bill in sorted(open_bills(p), reverse=True):
        if p.deck.bill_cost[bill] <= left and (bill > 0 or heat >= HOT or p.bills[1] + p.bills[2] > 1):
            return bill
    return -1


def draft_bill(scene: Scene, moves: list[Move]) -> Move:
    """9.62a: the bill that is wanted."""
    bill = wanted_bill(scene)
    for move in moves:
        if move.verb == words.DRAFT_BILL and move.a == bill:
            return move
    return moves[-1]


def name_sponsor(scene: Scene, frame: NameSponsor, moves: list[Move]) -> Move:
    """9.62a: first whoever will speak to the people, then an own man who may speak next."""
    p = scene.p
    speaker = p.official()
    best = moves[0]
    most = -1000.0
    for move in moves:
        value = 10.0 * scene.favour(scene.seat, p.faction[move.a]) - p.popularity[move.a] + 0.2 * p.influence[move.a]
        if move.a == speaker and frame.sponsor < 0:
            value += 20.0 if scene.heat() >= HOT or p.faction[speaker] == scene.seat else 5.0
        if value > most:
            most = value
            best = move
    return best


# ---------------------------------------------------------------- concessions


def allotment(scene: Scene) -> list[int]:
    """9.61: concessions and their holders, in the order in which they can be named; empty if it would not pass."""
    p = scene.p
    free = grants(p)
    by_worth = sorted(free, key=lambda one: (-concession_income(p, one), one))
    others = [seat for seat in range(p.factions) if seat not in (scene.seat, scene.ahead)]
    others.sort(key=lambda seat: (-scene.votes[seat], seat))
    order = [scene.seat, *others]
    given: dict[int, int] = {}
    for at, concession in enumerate(by_worth):
        holder = holder_in(scene, order[at % len(order)], list(given.values()))
        if holder >= 0:
            given[concession] = holder
    items: list[int] = []
    for concession in free:
        if concession in given:
            items += [concession, given[concession]]
    if not items or worth(scene, scene.seat, words.FOR_CONCESSIONS, items) <= 0.0:
        return []
    return items if predicted(scene, words.FOR_CONCESSIONS, items) > 0 else []


def holder_in(scene: Scene, seat: int, named: list[int]) -> int:
    """N4.05.414a: the senator of a faction in Rome with fewest concessions, the one with least to lose; or -1."""
    p = scene.p
    best = -1
    least = 1000
    for one in p.voters(seat):
        burden = 100 * (p.holder.count(one) + named.count(one)) + p.influence[one]
        if burden < least:
            least = burden
            best = one
    return best


def grant(scene: Scene, frame: Grant, moves: list[Move]) -> Move:
    """9.61a: one after the other, then the vote."""
    items = allotment(scene)
    last = max(frame.items[0::2], default=-1)
    for at in range(0, len(items), 2):
        if items[at] > last and Move(words.GRANT, items[at], items[at + 1]) in moves:
            return Move(words.GRANT, items[at], items[at + 1])
    return moves[-1]


# ---------------------------------------------------------------- units


def count_legions(scene: Scene, frame: CountLegions, moves: list[Move]) -> Move:
    """9.63a, 9.644: as many as the plan says; none where nothing is planned."""
    arms = armed(scene)
    if frame.kind == words.FOR_RECRUITS:
        return number_near(moves, arms.raised_legions)
    if frame.kind == words.FOR_REINFORCING:
        for made in arms.helped:
            if made.commander == frame.items[0]:
                return number_near(moves, made.legions)
    if frame.kind == words.FOR_GARRISON:
        return number_near(moves, legions_for(scene, frame.items[0]))
    return number_near(moves, ERRAND if frame.kind == words.FOR_BEQUEST else 0)


def count_fleets(scene: Scene, frame: CountFleets, moves: list[Move]) -> Move:
    """9.63a, 9.644: and fleets."""
    arms = armed(scene)
    if frame.kind == words.FOR_RECRUITS:
        return number_near(moves, arms.raised_fleets)
    if frame.kind == words.FOR_REINFORCING:
        for made in arms.helped:
            if made.commander == frame.items[0]:
                return number_near(moves, made.fleets)
    return number_near(moves, ERRAND if frame.kind == words.FOR_BEQUEST else 0)


def send_force(scene: Scene, frame: SendForce, moves: list[Move]) -> Move:
    """9.64a: the forces of the plan, one after the other, then the vote."""
    sendings = armed(scene).sendings
    at = len(frame.items) // 5
    if at < len(sendings):
        found = Move(words.SEND, sendings[at].commander, sendings[at].war)
        if found in moves:
            return found
    put = offered(moves, words.PUT)
    return put if put is not None else moves[0]


def planned(scene: Scene, commander: int, war: int) -> Sending | None:
    """The force of the plan under a commander."""
    for made in armed(scene).sendings:
        if made.commander == commander and made.war == war:
            return made
    return None


def force_legions(scene: Scene, frame: ForceLegions, moves: list[Move]) -> Move:
    """9.64b: the legions of the plan."""
    made = planned(scene, frame.commander, frame.war)
    return number_near(moves, made.legions if made is not None else 25)


def force_fleets(scene: Scene, frame: ForceFleets, moves: list[Move]) -> Move:
    """9.64b: the fleets of the plan."""
    made = planned(scene, frame.commander, frame.war)
    return number_near(moves, made.fleets if made is not None else 25)


def force_veterans(scene: Scene, frame: ForceVeterans, moves: list[Move]) -> Move:
    """9.64a: veterans go with the first force that fights on land."""
    made = planned(scene, frame.force[0], frame.force[1])
    mode = made.veterans if made is not None else words.ALL_VETERANS
    for move in moves:
        if move.a == mode:
            return move
    return moves[-1]


def name_thing(scene: Scene, frame: NameThing, moves: list[Move]) -> Move:
    """9.644a, 9.646a, 9.821a: the proconsul of the plan, a province to hold or to leave, the own man for life."""
    if frame.kind in (words.FOR_GARRISON, words.FOR_GARRISON_HOME):
        province = province_to_hold(scene) if frame.kind == words.FOR_GARRISON else province_to_leave(scene)
        found = Move(words.NAME_PROVINCE, province)
        return found if found in moves else moves[0]
    arms = armed(scene)
    chosen = -1
    if frame.kind == words.FOR_RECALL and arms.recalled:
        chosen = arms.recalled[0]
    elif frame.kind == words.FOR_REINFORCING and arms.helped:
        chosen = arms.helped[0].commander
    elif frame.kind == words.FOR_LIFE:
        chosen = can_be_for_life(scene)
    for move in moves:
        if move.verb == words.NAME_SENATOR and move.a == chosen:
            return move
    return moves[0]


# ---------------------------------------------------------------- tribunes


def claim_floor(scene: Scene, moves: list[Move]) -> Move:
    """9.151a, 13.L11: laws that help, a Gracchus' bill when it is hot, a tribune for what nobody else proposes."""
    p = scene.p
    for move in with_verb(moves, words.PLAY_LAW):
        if is_welcome(scene, move.a):
            return move
    commission = offered(moves, words.TAKE_COMMISSION)
    if commission is not None:
        return commission
    land = offered(moves, words.OFFER_LAND)
    if land is not None and wanted_bill(scene) >= 0:
        return land
    tribune = offered(moves, words.USE_TRIBUNE)
    if tribune is not None and (is_neglected(scene) or (can_be_for_life(scene) >= 0 and not p.meeting().life_tried)):
        return tribune
    return moves[-1]


def is_neglected(scene: Scene) -> bool:
    """After the adjournment: whether Rome burns and nobody has done anything about it."""
    p = scene.p
    if not p.meeting().adjourned:
        return False
    if scene.heat() >= HOT and wanted_bill(scene) >= 0:
        return True
    consul = p.offices[FIELD_CONSUL]
    idle = consul >= 0 and p.place[consul] == IN_ROME
    return idle and is_crisis(p) and not failures(scene, words.FOR_FORCES) and bool(armed(scene).sendings)


def is_welcome(scene: Scene, law: int) -> bool:
    """13.L: which laws a faction brings in: those that cool the people, arm it, or stop the leader."""
    p = scene.p
    laws = p.deck.laws
    if law in (laws["julian"], laws["plautian_papirian"]):
        return scene.heat() >= HOT
    if law == laws["military_reforms"]:
        return scene.ahead not in (-1, scene.seat)
    return law in (laws["servilian"], laws["gabinian"], laws["manilian"], laws["tradition_erodes"])
