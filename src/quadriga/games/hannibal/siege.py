"""Sieges and subjugation (rulebook chapter 20)."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.position import LOSS, WIN
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import OneDie, lose_units
from quadriga.games.hannibal.board import AFRICANUS, CARTHAGE, CITY, NEUTRAL, PLACES, ROME, SPACES
from quadriga.games.hannibal.cards.entry import in_play
from quadriga.games.hannibal.force import displace, elephants_at, generals_at, is_consul, lose_train, remove_units
from quadriga.games.hannibal.march.fatigue import able_at, is_campaign, take_levels
from quadriga.games.hannibal.march.march import DONE
from quadriga.games.hannibal.position import Hannibal


def forbids_siege(p: Hannibal) -> int:
    """20.2: 0 or what forbids the army on the march to besiege the city where it stands."""
    march = p.marching()
    space = march.at
    if space >= SPACES or p.board.kind[space] != CITY or p.control[space] != 1 - p.active:
        return words.R_NO_SIEGE
    if p.truce:
        return words.R_TRUCE
    return _forbids_attempt(p, space)


def forbids_subjugation(p: Hannibal) -> int:
    """20.2, 25 (64): 0 or what forbids to subjugate the tribe here; under a truce only neutral tribes."""
    march = p.marching()
    space = march.at
    if space >= SPACES or not p.tribe[space] or p.control[space] == p.active:
        return words.R_NO_SIEGE
    if p.truce and p.control[space] != NEUTRAL:
        return words.R_TRUCE
    return _forbids_attempt(p, space)


def _forbids_attempt(p: Hannibal, space: int) -> int:
    played = p.in_play()
    if p.cu[p.active * PLACES + space] < p.board.siege_minimum:
        return words.R_SIEGE_UNITS
    return words.R_SIEGE_ONCE if space in played.attempted else 0


def siege_rolls(p: Hannibal) -> int:
    """20.2, 24, 25 (54): two rolls for Treachery within City and for Scipio Africanus on a forced march."""
    march = p.marching()
    if p.board.kind[march.at] != CITY:
        return 1
    if march.general == AFRICANUS and p.board.force_march[p.in_play().card]:
        return p.board.siege_dice[AFRICANUS]
    return in_play(p).siege_rolls()


def siege_modifier(p: Hannibal) -> int:
    """20.2, 24: the sum of all modifiers of the siege table (Ruling H-01 on tribes)."""
    march = p.marching()
    space = march.at
    modifier = 0
    if p.board.kind[space] == CITY:
        modifier += p.board.siege_modifier[space]
        if is_campaign(p):
            modifier += p.board.siege_bonus[march.general]
    if (
        p.active == CARTHAGE
        and p.train != space
        and (p.board.kind[space] == CITY or p.options[options.SUBJUGATION_PENALTY] == options.TRIBES_TOO)
    ):
        modifier -= 1
    return modifier


def begin_siege(p: Hannibal) -> None:
    """20.2, 25 (18): an attempt against the city or tribe where the army stands; it ends the march."""
    march = p.marching()
    played = p.in_play()
    march.over = DONE
    played.attempted = [*played.attempted, march.at]
    engage_besiegers(p)
    if in_play(p).opens_city(p, march.at):
        take_city(p, p.active, march.at)
    else:
        p.begin(SiegeRoll(siege_rolls(p)))


def engage_besiegers(p: Hannibal) -> None:
    """20.3: at least 3 CUs, 5 of a consul, take part in a siege and move no more on this card."""
    march = p.marching()
    needed = p.board.consular_minimum if is_consul(p, march.general) else p.board.siege_minimum
    more = min(needed - march.cu, able_at(p, march.at))
    if is_campaign(p) and more > 0:
        take_levels(p, march.at, more)
        march.cu += more
        march.elephants = max(
            march.elephants, march.cu + elephants_at(p, p.active, march.at) - p.cu[p.active * PLACES + march.at]
        )


@final
class SiegeRoll(OneDie):
    """20.2: one roll on the siege table: points for the besieger, and perhaps a CU of his."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        board = p.board
        space = march.at
        modifier = siege_modifier(p)
        row = max(0, min(move.a + modifier - board.siege_first, len(board.siege_points) - 1))
        points = board.siege_points[row]
        p.tell(words.E_SIEGE, space, move.a, modifier, points)
        p.siege = replaced(p.siege, space, p.siege[space] + points)
        if p.siege[space]:
            p.besieger = replaced(p.besieger, space, p.active)
        if p.siege[space] >= board.siege_needed:
            capture(p, p.active, space)
        elif self.left > 1:
            p.begin(SiegeRoll(self.left - 1))
        if board.siege_loss[row]:
            lose_units(p, p.active, space, board.siege_loss[row], 0, 1 if march.cu else 0)


def capture(p: Hannibal, side: int, space: int) -> None:
    """20.8: three points take a city with all inside, or turn a tribe's space into a common one."""
    if p.board.kind[space] == CITY:
        take_city(p, side, space)
        return
    p.siege = replaced(p.siege, space, 0)
    p.besieger = replaced(p.besieger, space, NEUTRAL)
    p.tribe = replaced(p.tribe, space, 0)
    p.control[space] = side
    p.tell(words.E_SUBDUED, side, space)


def take_city(p: Hannibal, side: int, space: int) -> None:
    """20.8, Ruling H-11: a city changes hands; CUs inside are lost and generals there displaced (or lost)."""
    inside = p.board.inside[space]
    enemy = 1 - side
    p.siege = replaced(p.siege, space, 0)
    p.besieger = replaced(p.besieger, space, NEUTRAL)
    p.control[space] = side
    p.tell(words.E_TAKEN_CITY, side, space)
    p.begin(Capitals())
    remove_units(p, enemy, inside, p.cu[enemy * PLACES + inside], elephants_at(p, enemy, inside))
    for general in generals_at(p, enemy, inside):
        displace(p, general, p.options[options.FALLEN_CITY_GENERALS] == options.LOST)
    if p.train == inside:
        lose_train(p)


@final
class Capitals(Procedure["Hannibal"]):
    """23: whoever takes the enemy's capital has won at once."""

    def run(self, p: Hannibal) -> None:
        if p.control[p.board.carthago] == ROME:
            p.finish(words.END_CARTHAGO, [WIN, LOSS])
        elif p.control[p.board.roma] == CARTHAGE:
            p.finish(words.END_ROMA, [LOSS, WIN])
