"""What happens where armies meet: back up, overrun, battle, pursuit (rulebook chapters 10.4-10.5, 12.5, 12.8, 13.4)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import FACES, Attrition, OneDie, within
from quadriga.games.hannibal.battle.opening import StartBattle
from quadriga.games.hannibal.board import ALPINE, CARTHAGE, CITY, PASS, RETURN, SPACES, SUNK
from quadriga.games.hannibal.cards.entry import in_play
from quadriga.games.hannibal.force import (
    besieged,
    displace,
    elephant_choices,
    generals_at,
    move_general,
    remove_units,
    room_inside,
    settle_space,
    shift_units,
    split_is_legal,
)
from quadriga.games.hannibal.march.army import army_members, come_back, enemy_cu_here, march_space
from quadriga.games.hannibal.march.fatigue import drop_levels
from quadriga.games.hannibal.march.march import DONE, ENDED, STOPPED
from quadriga.games.hannibal.position import Hannibal

AT_SEA: Final = -1
"""The link of an army that came by ship."""


@final
class Contact(Procedure["Hannibal"]):
    """10.2: after the reactions, an intercepted army may back up; else what is there is met."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        if march.intercepted:
            p.begin(FightOrBackUp())
        else:
            meet(p)


def meet(p: Hannibal) -> None:
    """10.4, 10.5, 10.10, 13.4: lone generals are displaced, a lone CU overrun, an army fought or pursued."""
    march = p.marching()
    space = march.at
    enemy = 1 - p.active
    count = enemy_cu_here(p)
    if count and march.cu == 0:
        march.over = DONE
        for general in army_members(p):
            displace(p, general)
        return
    overrun = count == 1 and march.cu >= p.board.overrun_minimum and not generals_at(p, enemy, space)
    if count and not overrun:
        march.over = DONE
        by_sea = march.link == AT_SEA
        port = p.board.space_of[march.came_from] if by_sea else -1
        p.begin(StartBattle(p.active, space, -1 if by_sea else march.came_from, port))
        return
    if overrun:
        remove_units(p, enemy, space, 1, p.elephants[space] if enemy == CARTHAGE else 0)
        p.tell(words.E_OVERRUN, p.active, space)
    settle_space(p, space)
    if march.avoided:
        if march.spent < march.limit:
            p.begin(Pursue())
        else:
            march.over = ENDED


@final
class Pursue(YesNo["Hannibal"]):
    """13.4: after the enemy avoided battle the army may try to go on, or stay."""

    verbs: ClassVar[tuple[int, ...]] = (words.PURSUE, words.STOP)
    prompt: ClassVar[str] = words.ASK_PURSUE
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, p.marching().general)]

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        return (within(p.board.pursues[p.marching().general]), FACES) if move.verb == words.PURSUE else (0, 0)

    def yes(self, p: Hannibal) -> None:
        p.begin(PursuitRoll())

    def no(self, p: Hannibal) -> None:
        p.marching().over = ENDED


@final
class PursuitRoll(OneDie):
    """13.4, 24: up to his rating (Flaminius: 4) the general may go on."""

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        needed = p.board.pursues[march.general]
        if move.a <= needed:
            p.tell(words.E_PURSUED, march.general, move.a, needed)
        else:
            p.tell(words.E_PURSUIT_FAILED, march.general, move.a, needed)
            march.over = STOPPED


@final
class FightOrBackUp(Decision["Hannibal"]):
    """12.5, 12.8: an intercepted army fights, or backs up one space; from the sea also into its own city."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT, words.BACK_UP, words.BACK_INTO)
    prompt: ClassVar[str] = words.ASK_FIGHT_OR_BACK_UP

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("space", words.SPACE, march_space(p))]

    def moves(self, p: Hannibal) -> list[Move]:
        march = p.marching()
        moves: list[Move] = []
        if march.cu:
            moves.append(Move(words.FIGHT))
        if march.came_from < SPACES or march.link == AT_SEA:
            moves.append(Move(words.BACK_UP))
        for count in range(0 if march.cu == 0 else 1, self._shelter(p) + 1):
            if split_is_legal(p, march.cu, count, 0, march.generals) or count == march.cu:
                for some in elephant_choices(march.cu, march.elephants, count):
                    moves.append(Move(words.BACK_INTO, count, some))
        if not moves:
            moves.append(Move(words.FIGHT))
        return moves

    def _shelter(self, p: Hannibal) -> int:
        """12.8: how many CUs that came by sea may take refuge in the city of this space, -1 for not even generals."""
        march = p.marching()
        space = march.at
        if march.link != AT_SEA or p.board.kind[space] != CITY or besieged(p, space) or p.control[space] != p.active:
            return -1
        return min(room_inside(p, p.active, space), march.cu)

    def why(self, p: Hannibal, move: Move) -> int:
        if move.verb == words.FIGHT:
            return words.R_MUST_BACK_UP
        if move.verb == words.BACK_UP:
            return words.R_NO_BACK_UP
        return words.R_CONSUL_UNITS if 0 < move.a <= self._shelter(p) else words.R_CAPACITY

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        if move.verb == words.FIGHT:
            march.avoided = 0
            meet(p)
        elif move.verb == words.BACK_INTO:
            back_into(p, move.a, move.b)
        else:
            back_up(p)


def back_into(p: Hannibal, count: int, elephants: int) -> None:
    """12.8: CUs fresh from the ships go into the city; the rest, if any, sails back."""
    march = p.marching()
    inside = p.board.inside[march.at]
    whole = count == march.cu
    drop_levels(p, inside, count)
    shift_units(p, p.active, march.at, inside, count, elephants)
    march.cu -= count
    march.elephants -= elephants
    if not whole:
        back_up(p)
        return
    march.over = STOPPED
    for general in army_members(p):
        move_general(p, general, inside)
    march.cu = count
    march.elephants = elephants


def back_up(p: Hannibal) -> None:
    """12.5: the army goes back where it came from, by sea at the same risk, over a pass at the same price."""
    march = p.marching()
    march.over = STOPPED
    if march.link == AT_SEA and needs_naval_combat(p, march_space(p), p.board.space_of[march.came_from]):
        p.begin(NavalReturn())
        return
    land_back(p)


def land_back(p: Hannibal) -> None:
    """12.5: back in the space before."""
    march = p.marching()
    come_back(p, march.came_from)
    p.tell(words.E_BACKED_UP, march.general, march_space(p))
    if march.link in (ALPINE, PASS):
        begin_pass_attrition(p)


def begin_pass_attrition(p: Hannibal) -> None:
    """10.6, 25 (5): an army that crosses a pass rolls for attrition."""
    march = p.marching()
    if march.cu and p.options[options.PASS_ATTRITION] != options.OFF:
        modifier = p.board.pass_modifier[march.link] + in_play(p).pass_modifier()
        p.begin(Attrition(p.active, march.at, modifier, -1, 1))


# ---------------------------------------------------------------- 11.5, 11.6 naval combat


def needs_naval_combat(p: Hannibal, start: int, end: int) -> bool:
    """11.5, 25 (50, 64): whether Rome may sink this voyage."""
    return p.active == CARTHAGE and not p.truce and not in_play(p).is_safe_voyage(p, start, end)


def naval_modifier(p: Hannibal, start: int, end: int) -> int:
    """11.6, 24: everything that is added to the Roman die."""
    march = p.marching()
    modifier = p.port_modifier(start) + p.port_modifier(end)
    modifier += (1 if p.control[start] == 0 else 0) + (1 if p.control[end] == 0 else 0)
    if march.cu <= 1:
        modifier -= 1
    if p.control[p.board.syracusae] == CARTHAGE:
        modifier -= 1
    return modifier - p.macedon - p.naval_victory + p.board.naval_bonus[march.general]


def naval_result(p: Hannibal, die: int, modifier: int) -> int:
    """11.5: safe, back to port, or sunk."""
    row = max(0, min(die + modifier - p.board.naval_first, len(p.board.naval_result) - 1))
    p.tell(words.E_SEA, die, modifier, p.board.naval_result[row])
    return p.board.naval_result[row]


def sink(p: Hannibal) -> None:
    """11.5: the CUs are lost without political consequences, the generals displaced."""
    march = p.marching()
    remove_units(p, p.active, march.at, march.cu, march.elephants)
    march.cu = 0
    march.elephants = 0
    march.over = DONE
    for general in army_members(p):
        displace(p, general)
    settle_space(p, march_space(p))


@final
class NavalReturn(OneDie):
    """12.5: a Carthaginian army that backs up by sea is attacked again; turned back, it must fight after all."""

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        modifier = naval_modifier(p, march_space(p), p.board.space_of[march.came_from])
        result = naval_result(p, move.a, modifier)
        if result == SUNK:
            sink(p)
        elif result == RETURN:
            march.avoided = 0
            meet(p)
        else:
            land_back(p)
