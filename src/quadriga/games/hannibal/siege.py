"""Sieges and subjugation (rulebook chapter 20)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.position import LOSS, WIN
from quadriga.games.hannibal.attrition import OneDie, Settle, lose_units
from quadriga.games.hannibal.board import AFRICANUS, CARTHAGE, CITY, NEUTRAL, PLACES, ROME, SPACES
from quadriga.games.hannibal.cards import TRAITOR_IN_TARENTUM, TREACHERY
from quadriga.games.hannibal.fatigue import fresh_at, is_campaign, take_levels
from quadriga.games.hannibal.force import displace, elephants_at, generals_at, is_consul, lose_train, remove_units
from quadriga.games.hannibal.options import O_FALLEN, O_SUBJUGATION
from quadriga.games.hannibal.position import DONE, Hannibal
from quadriga.games.hannibal.words import (
    E_SIEGE,
    E_SUBDUED,
    E_TAKEN_CITY,
    END_CARTHAGO,
    END_ROMA,
    R_NO_SIEGE,
    R_SIEGE_ONCE,
    R_SIEGE_UNITS,
    R_TRUCE,
)


def siege_refusal(p: Hannibal) -> int:
    """20.2: 0 or what forbids the army on the march to besiege the city where it stands."""
    space = p.march_at
    if space >= SPACES or p.board.kind[space] != CITY or p.control[space] != 1 - p.active:
        return R_NO_SIEGE
    if p.truce:
        return R_TRUCE
    return _attempt_refusal(p, space)


def subjugation_refusal(p: Hannibal) -> int:
    """20.2, 25 (64): 0 or what forbids to subjugate the tribe here; under a truce only neutral tribes."""
    space = p.march_at
    if space >= SPACES or not p.tribe[space] or p.control[space] == p.active:
        return R_NO_SIEGE
    if p.truce and p.control[space] != NEUTRAL:
        return R_TRUCE
    return _attempt_refusal(p, space)


def _attempt_refusal(p: Hannibal, space: int) -> int:
    if p.cu[p.active * PLACES + space] < p.board.siege_minimum:
        return R_SIEGE_UNITS
    return R_SIEGE_ONCE if space in p.attempted else 0


def siege_rolls(p: Hannibal) -> int:
    """20.2, 24, 25 (54): two rolls for Treachery within City and for Scipio Africanus on a forced march."""
    if p.board.kind[p.march_at] != CITY:
        return 1
    if p.card == TREACHERY:
        return 2
    if p.marcher == AFRICANUS and p.board.force_march[p.card]:
        return p.board.siege_dice[AFRICANUS]
    return 1


def siege_modifier(p: Hannibal) -> int:
    """20.2, 24: the sum of all modifiers of the siege table (Ruling H-01 on tribes)."""
    space = p.march_at
    modifier = 0
    if p.board.kind[space] == CITY:
        modifier += p.board.siege_modifier[space]
        if is_campaign(p):
            modifier += p.board.siege_bonus[p.marcher]
    if p.active == CARTHAGE and p.train != space and (p.board.kind[space] == CITY or p.options[O_SUBJUGATION]):
        modifier -= 1
    return modifier


def begin_siege(p: Hannibal) -> None:
    """20.2, 25 (18): an attempt against the city or tribe where the army stands; it ends the march."""
    p.march_over = DONE
    p.attempted.append(p.march_at)
    engage_besiegers(p)
    if p.card == TRAITOR_IN_TARENTUM and p.march_at == p.board.tarentum:
        take_city(p, p.active, p.march_at)
    else:
        p.begin(SiegeRoll(siege_rolls(p)))


def engage_besiegers(p: Hannibal) -> None:
    """20.3: at least 3 CUs, 5 of a consul, take part in a siege and move no more on this card."""
    needed = p.board.consular_minimum if is_consul(p, p.marcher) else p.board.siege_minimum
    more = min(needed - p.army_cu, fresh_at(p, p.march_at))
    if is_campaign(p) and more > 0:
        take_levels(p, p.march_at, more)
        p.army_cu += more
        p.army_elephants = max(
            p.army_elephants, p.army_cu + elephants_at(p, p.active, p.march_at) - p.cu[p.active * PLACES + p.march_at]
        )


@final
class SiegeRoll(OneDie):
    """20.2: one roll on the siege table: points for the besieger, and perhaps a CU of his."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def play(self, p: Hannibal, move: Move) -> None:
        board = p.board
        space = p.march_at
        modifier = siege_modifier(p)
        row = max(0, min(move.a + modifier - board.siege_first, len(board.siege_points) - 1))
        points = board.siege_points[row]
        p.tell(E_SIEGE, space, move.a, modifier, points)
        p.siege[space] += points
        if p.siege[space]:
            p.besieger[space] = p.active
        if p.siege[space] >= board.siege_needed:
            capture(p, p.active, space)
        elif self.left > 1:
            p.begin(SiegeRoll(self.left - 1))
        if board.siege_loss[row]:
            p.begin(Settle(space))
            lose_units(p, p.active, space, board.siege_loss[row], 0, 1 if p.army_cu else 0)


def capture(p: Hannibal, side: int, space: int) -> None:
    """20.8: three points take a city with all inside, or turn a tribe's space into a common one."""
    if p.board.kind[space] == CITY:
        take_city(p, side, space)
        return
    p.siege[space] = 0
    p.besieger[space] = NEUTRAL
    p.tribe[space] = 0
    p.control[space] = side
    p.tell(E_SUBDUED, side, space)


def take_city(p: Hannibal, side: int, space: int) -> None:
    """20.8, Ruling H-11: a city changes hands; CUs inside are lost and generals there displaced (or lost)."""
    inside = p.board.inside[space]
    enemy = 1 - side
    p.siege[space] = 0
    p.besieger[space] = NEUTRAL
    p.control[space] = side
    p.tell(E_TAKEN_CITY, side, space)
    p.begin(Capitals())
    count = p.cu[enemy * PLACES + inside]
    if count:
        remove_units(p, enemy, inside, count, elephants_at(p, enemy, inside))
    for general in generals_at(p, enemy, inside):
        displace(p, general, p.options[O_FALLEN] == 1)
    if p.train == inside:
        lose_train(p)


@final
class Capitals(Procedure["Hannibal"]):
    """23: whoever takes the enemy's capital has won at once."""

    def run(self, p: Hannibal) -> None:
        if p.control[p.board.carthago] == ROME:
            p.finish(END_CARTHAGO, [WIN, LOSS])
        elif p.control[p.board.roma] == CARTHAGE:
            p.finish(END_ROMA, [LOSS, WIN])
