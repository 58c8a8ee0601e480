"""All decisions but marches: battles, stratagems, offices, placement."""

from typing import Final

from quadriga.bots.ultimus.worth import Force, Ground, prize, win_chance
from quadriga.engine.move import Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.evasion import TryEvasion
from quadriga.games.ultimus.battle.field import strength
from quadriga.games.ultimus.battle.result import Losses
from quadriga.games.ultimus.battle.retreat import Follow, Withdraw, followers, retreat_steps
from quadriga.games.ultimus.battle.tactics import BattleStratagem
from quadriga.games.ultimus.forces import is_at_war, units_in
from quadriga.games.ultimus.placement import PlaceUnit
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import USURPATIONS
from quadriga.games.ultimus.stratagems.entry import LeaderTarget, TribeTarget, ZoneTarget

NOT_FOR_ROMANS = ("concile",)
NOT_WORTH_IT = ("alliance-barbare", "migration", "flotte", "germanophobia", "initiative")

PURSUED: Final = 0.15
"""What each PF of the enemy next door costs a place of refuge."""
WORTH_A_PLAGUE: Final = 9.0
"""The PF of the enemy, less those of one's own, that a plague or a desertion is kept for."""
WORTH_A_KNIFE: Final = 6.0
"""How important a leader must be for an assassin."""
WORTH_GOLD: Final = 9.0
"""How much of a threat a people must be for a tribute or a treaty."""


def choose_other(p: Ultimus, moves: list[Move]) -> Move:
    """Any decision that is no march."""
    top = p.stack[-1]
    verb = moves[0].verb
    if isinstance(top, TryEvasion):
        return moves[0] if outmatched(p, p.fight().zone, 1 - p.active) else moves[1]
    if isinstance(top, BattleStratagem):
        return tactic(p, moves)
    if isinstance(top, Withdraw):
        return withdraw(p, top, moves)
    if isinstance(top, ZoneTarget):
        return max(moves, key=lambda move: strike(p, top.camp, move.a))
    if isinstance(top, LeaderTarget) and top.kind in USURPATIONS:
        return max(moves, key=lambda move: p.roster.leader_cp[move.a])
    if isinstance(top, LeaderTarget):
        return max(moves, key=lambda move: importance(p, move.a))
    if isinstance(top, TribeTarget):
        return max(moves, key=lambda move: threat(p, move.a))
    if verb in (words.PATRICE, words.CROWN, words.PROCLAIM, words.RAISE_KING, words.ESCORT, words.CHOOSE_LEADER):
        return max(moves, key=lambda move: merit(p, move))
    if isinstance(top, Follow):
        units = [move.a for move in moves if move.verb == words.TAKE][: top.room(p)]
        whole = Move(words.TAKE_THESE, words.UNITS.pack(units))
        return whole if top.offers(p, whole) else moves[0]
    if isinstance(top, Losses):
        units = sorted([move.a for move in moves], key=lambda unit: 10 * p.unit_weak[unit] + p.roster.unit_pf[unit][0])
        return Move(words.WEAKEN_THESE, words.UNITS.pack(units[: top.count]))
    if isinstance(top, PlaceUnit):
        return place(p, top, settle(p, moves))
    if verb in (words.WEAKEN, words.PLACE_UNIT, words.PLACE_LEADER, words.CHOOSE_TRIBE, words.FLEE):
        return settle(p, moves)
    return play_or_pass(p, moves)


def play_or_pass(p: Ultimus, moves: list[Move]) -> Move:
    """Play whatever helps; rally, federate, take refuge; never pass a good thing by."""
    camp = p.camp[int(p.turn())]
    for move in moves:
        if move.verb == words.PLAY:
            id = p.tables.ids[move.a]
            if id not in NOT_WORTH_IT and not (camp == ROMAIN and id in NOT_FOR_ROMANS):
                return move
        elif move.verb in (
            words.RALLY,
            words.FEDERATE,
            words.SHELTER,
            words.ACCOMPANY,
            words.FIGHT,
            words.DISCARD,
            words.UNITE,
            words.CHOOSE_ZONE,
        ):
            return move
    return moves[-1]


def is_its_moment(ground: Ground, camp: int, id: str) -> bool:
    """Whether a stratagem of the movements has something worth it to strike now; else it is kept."""
    p = ground.p
    if id in ("foyer-de-peste", "epidemie-de-peste", "desertion"):
        theirs, ours = ground.pf[1 - camp], ground.pf[camp]
        return max([theirs[zone] - 1.5 * ours[zone] for zone in range(p.board.size)]) >= WORTH_A_PLAGUE
    if id == "assassinat":
        enemies = [one for one, at in enumerate(p.leader_at) if at >= 0 and p.leader_side[one] != camp]
        return max([importance(p, one) for one in enemies], default=0.0) >= WORTH_A_KNIFE
    if id in ("tribut", "traite-mineur", "traite-majeur"):
        tribes = [tribe for tribe in range(len(p.tribe_status)) if is_at_war(p, tribe)]
        return max([threat(p, tribe) for tribe in tribes], default=0.0) >= WORTH_GOLD
    return True


def own_force(p: Ultimus, zone: int, camp: int) -> Force:
    """A camp's units in a zone under their best tactician."""
    best = NONE
    for leader, at in enumerate(p.leader_at):
        if at != zone or p.leader_side[leader] != camp:
            continue
        if best == NONE or p.roster.leader_bt[leader] > p.roster.leader_bt[best]:
            best = leader
    return Force(p, camp, best, units_in(p, zone, camp))


def outmatched(p: Ultimus, zone: int, camp: int) -> bool:
    """Whether the attacker in a zone is likely to win."""
    return win_chance(Ground(p), own_force(p, zone, 1 - camp), zone) > 0.5


def tactic(p: Ultimus, moves: list[Move]) -> Move:
    """Spend a stratagem on a big battle that is not won anyway; flee from a hopeless one."""
    zone = p.fight().zone
    total = strength(p, zone, ROMAIN) + strength(p, zone, BARBARE)
    chance = win_chance(Ground(p), own_force(p, zone, p.active), zone)
    mine = chance if p.fight().camp == p.active else 1 - chance
    for move in moves:
        if move.verb == words.PLAY:
            flees = p.tables.ids[move.a] == "fuite-opportune"
            if (flees and mine < 0.2) or (not flees and total >= 18 and mine < 0.9):
                return move
    return moves[-1]


def withdraw(p: Ultimus, frame: Withdraw, moves: list[Move]) -> Move:
    """Leaders first, the one with most command; to friends and towns, and everybody who can with him."""
    best, value = moves[-1], -1e9
    for move in moves:
        if move.verb == words.STAY:
            continue
        score = (
            2.0 * prize(p, move.b) + 0.2 * strength(p, move.b, frame.camp) - PURSUED * pressed(p, move.b, frame.camp)
        )
        if move.verb == words.FLEE:
            score += 20.0 + 5.0 * p.roster.leader_cc[move.a]
        if score > value:
            best, value = move, score
    return best if best.verb == words.STAY else retreat(p, frame, moves, best)


def pressed(p: Ultimus, zone: int, camp: int) -> float:
    """How strong the strongest enemy next to a zone is."""
    worst = 0
    for other in p.board.near[zone]:
        if p.troops[2 * other + 1 - camp]:
            worst = max(worst, strength(p, other, 1 - camp))
    return float(worst)


def retreat(p: Ultimus, frame: Withdraw, moves: list[Move], first: Move) -> Move:
    """The whole force that can leave for the zone of the first to go; only him where that is not to be had at once."""
    to = first.b
    leaders = [move.a for move in moves if move.verb == words.FLEE and move.b == to]
    alone = [move.a for move in moves if move.verb == words.FLEE_ALONE and move.b == to]
    able = set(alone)
    for leader in leaders:
        able.update(followers(p, leader, to))
    steps = retreat_steps(p, leaders, sorted(able), to)
    able -= {step.a for step in steps if step.verb == words.FLEE_ALONE and step.a not in alone}
    whole = Move(words.RETREAT, words.LEADERS.pack(leaders), words.UNITS.pack(sorted(able)), to)
    return whole if frame.offers(p, whole) else first


def place(p: Ultimus, frame: PlaceUnit, first: Move) -> Move:
    """Those asked about next go to the same place, if they may."""
    units: list[int] = []
    at = len(p.stack) - 1
    while at >= 0:
        other = p.stack[at]
        if not isinstance(other, PlaceUnit) or first.b not in other.zones:
            break
        units.append(other.unit)
        at -= 1
    whole = Move(words.PLACE_UNITS, words.UNITS.pack(units), first.b)
    return whole if len(units) > 1 and frame.offers(p, whole) else first


def strike(p: Ultimus, camp: int, zone: int) -> float:
    """What harm a plague or a desertion does to the enemy rather than to oneself."""
    harm = strength(p, zone, 1 - camp) - 1.5 * strength(p, zone, camp)
    return harm + 0.1 * prize(p, zone)


def importance(p: Ultimus, leader: int) -> float:
    """How much a leader would be missed."""
    value = p.roster.leader_cc[leader] + p.roster.leader_vs[leader] + p.roster.leader_bt[leader]
    if leader in p.usurper:
        value += 20
    for half in range(2):
        if p.augustus[half] == leader and p.usurper[half] != NONE:
            value += 20
    return float(value)


def threat(p: Ultimus, tribe: int) -> float:
    """How much a tribe holds and how strong it is."""
    value = 0.0
    for unit in p.roster.tribe_units[tribe]:
        if p.unit_at[unit] >= 0:
            value += p.roster.unit_pf[unit][0] + 3 * prize(p, p.unit_at[unit])
    return value


def merit(p: Ultimus, move: Move) -> float:
    """For offices: command and politics; passing comes last."""
    if move.verb == words.PASS:
        return -1.0
    roster = p.roster
    command = roster.leader_cc[move.a] + roster.leader_bt[move.a]
    return float(roster.leader_cp[move.a] if move.verb == words.CROWN else command) + 0.1 * roster.leader_cp[move.a]


def settle(p: Ultimus, moves: list[Move]) -> Move:
    """Fresh and small units bear losses; pieces are put with friends in towns; the strongest tribe rises."""
    best, value = moves[0], -1e9
    for move in moves:
        score = 0.0
        if move.verb == words.WEAKEN:
            score = -10.0 * p.unit_weak[move.a] - p.roster.unit_pf[move.a][0]
        elif move.verb == words.CHOOSE_TRIBE:
            score = float(sum(p.roster.unit_pf[unit][0] for unit in p.roster.tribe_units[move.a]))
        else:
            camp = p.camp[int(p.turn())]
            score = prize(p, move.b) + 0.1 * strength(p, move.b, camp) - 0.3 * strength(p, move.b, 1 - camp)
        if score > value:
            best, value = move, score
    return best
