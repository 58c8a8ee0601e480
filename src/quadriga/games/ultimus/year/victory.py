"""Victory (rulebook chapter 10): points of phase F and the end of the game."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.position import DRAW, LOSS, WIN
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import holder, is_at_war, non_romans_in, on_map, score
from quadriga.games.ultimus.position import BOX, Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE, WEST
from quadriga.games.ultimus.printed.scenarios import REGNUM, WEST_LOST
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.papa import CallPope

MINOR_PACIFIED: Final = 1
MAJOR_PACIFIED: Final = 3
PAX_ROMANA: Final = 5
ZONE_HELD: Final = 1
TOWN_HELD: Final = 2
ROMA_HELD: Final = 5
USURPATION: Final = 3
EMPTY_THRONE: Final = 3
REGNUM_FORMED: Final = 5
COUNCIL_OPEN: Final = 3
DECISIVE: Final = 2
DEFINITIVE: Final = 5


@final
class Scoring(Procedure[Ultimus]):
    """10.2: the points of phase F; the Pope may first spare Roma (6.1)."""

    def run(self, p: Ultimus) -> None:
        p.begin(Count())
        if non_romans_in(p, p.board.roma, BARBARE) and p.held(ROMAIN):
            p.begin(CallPope())


@final
class Count(Procedure[Ultimus]):
    """10.2: both camps score."""

    def run(self, p: Ultimus) -> None:
        for award, points in enumerate(roman_awards(p)):
            score(p, ROMAIN, points, award)
        for award, points in enumerate(barbarian_awards(p)):
            score(p, BARBARE, points, award)
        if p.setup.instant == WEST_LOST and is_west_lost(p):
            results = [LOSS, LOSS]
            results[int(p.seat_of(BARBARE))] = WIN
            p.finish(words.END_WEST_LOST, results)


def pacified(p: Ultimus, tribe: int) -> bool:
    """10.2, 9.4: a people of the BARBARE whose last units fell in battle this turn; a Regnum only if dissolved."""
    return bool(p.tribe_beaten[tribe]) and not on_map(p, tribe) and p.tribe_status[tribe] != REGNUM


def is_in_capital(p: Ultimus, leader: int) -> bool:
    """10.2: whether a leader stands in an imperial capital, or is sheltered in one."""
    at = p.leader_at[leader]
    return at in (BOX, BOX - 1) or (at >= 0 and p.board.capital[at])


def holds_capitals(p: Ultimus, half: int) -> bool:
    """10.2: whether the ROMAIN controls every imperial capital of a half."""
    board = p.board
    return all(holder(p, z) == ROMAIN for z in range(board.size) if board.capital[z] and board.half[z] == half)


def roman_points(p: Ultimus) -> int:
    """10.2: what the ROMAIN scores."""
    return sum(roman_awards(p))


def roman_awards(p: Ultimus) -> list[int]:
    """10.2: the same, award by award."""
    awards = [0] * len(words.AWARDS)
    for tribe, major in enumerate(p.tribe_major):
        if pacified(p, tribe):
            awards[words.FOR_PEACE] += MAJOR_PACIFIED if major else MINOR_PACIFIED
    at_home = all(leader != NONE and is_in_capital(p, leader) for leader in p.augustus)
    awards[words.FOR_EMPERORS] = int(at_home)
    awards[words.FOR_LOYALTY] = int(p.usurper == [NONE, NONE])
    awards[words.FOR_CAPITALS] = int(holds_capitals(p, EAST)) + int(holds_capitals(p, WEST))
    awards[words.FOR_PAX] = PAX_ROMANA if p.pax else 0
    return awards


def occupied(p: Ultimus) -> list[int]:
    """10.2: zones of the empire where a unit of a tribe at war, in revolt or of a Regnum stands."""
    zones: set[int] = set()
    for unit, at in enumerate(p.unit_at):
        if at >= 0 and p.unit_side[unit] == BARBARE and p.board.is_empire(at):
            tribe = p.roster.unit_tribe[unit]
            if tribe != NONE and is_at_war(p, tribe):
                zones.add(at)
    return sorted(zones)


def barbarian_points(p: Ultimus) -> int:
    """10.2, 6.3: what the BARBARE scores."""
    return sum(barbarian_awards(p))


def barbarian_awards(p: Ultimus) -> list[int]:
    """10.2, 6.3: the same, award by award."""
    awards = [0] * len(words.AWARDS)
    for zone in occupied(p):
        if zone != p.board.roma:
            awards[words.FOR_ZONES] += TOWN_HELD if p.board.town[zone] or p.board.capital[zone] else ZONE_HELD
    if non_romans_in(p, p.board.roma, BARBARE) and not p.papa:
        awards[words.FOR_ROMA] = ROMA_HELD
    if p.usurper != [NONE, NONE]:
        awards[words.FOR_USURPER] = USURPATION
    if NONE in p.augustus:
        awards[words.FOR_THRONE] = EMPTY_THRONE
    if p.council != NONE:
        awards[words.FOR_OPEN_COUNCIL] = COUNCIL_OPEN
    awards[words.FOR_REGNA] = REGNUM_FORMED * p.regna
    return awards


def is_west_lost(p: Ultimus) -> bool:
    """Scenario: no western Augustus, and the BARBARE holds Roma and Ravenna."""
    lost = holder(p, p.board.roma) == BARBARE and holder(p, p.board.ravenna) == BARBARE
    return lost and p.augustus[WEST] == NONE


def close(p: Ultimus) -> None:
    """10.3: most points win; more than twice as many is decisive, more than five times definitive."""
    one, other = p.points
    if one == other:
        p.finish(words.END_EQUAL, [DRAW, DRAW])
        return
    most, least = max(one, other), min(one, other)
    key = words.END_POINTS
    if most > DEFINITIVE * least:
        key = words.END_DEFINITIVE
    elif most > DECISIVE * least:
        key = words.END_DECISIVE
    p.finish(key, [WIN, LOSS] if one > other else [LOSS, WIN])
