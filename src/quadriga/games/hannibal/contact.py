"""What happens where armies meet: back up, overrun, battle, pursuit (rulebook chapters 10.4-10.5, 12.5, 12.8, 13.4)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.army import army_members, come_back, enemy_cu_here, march_space
from quadriga.games.hannibal.attrition import Attrition, OneDie
from quadriga.games.hannibal.battle import StartBattle
from quadriga.games.hannibal.board import ALPINE, CARTHAGE, CITY, PASS, RETURN, SPACES, SUNK
from quadriga.games.hannibal.cards import ADRIATIC_PIRATES, NATIVE_GUIDE
from quadriga.games.hannibal.fatigue import drop_levels
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
from quadriga.games.hannibal.options import O_PASS
from quadriga.games.hannibal.position import DONE, ENDED, STOPPED, Hannibal
from quadriga.games.hannibal.words import (
    BACK_INTO,
    BACK_UP,
    E_BACKED_UP,
    E_OVERRUN,
    E_PURSUED,
    E_PURSUIT_FAILED,
    E_SEA,
    FIGHT,
    GENERAL,
    PURSUE,
    R_CAPACITY,
    R_CONSUL_UNITS,
    R_MUST_BACK_UP,
    R_NO_BACK_UP,
    R_STOPPED,
    SPACE,
    STOP,
    WORDS,
)

AT_SEA: Final = -1
"""The link of an army that came by ship."""
GUIDE_MODIFIER: Final = -3
"""25 (5): what a native guide takes off a pass attrition roll."""


@final
class Contact(Procedure["Hannibal"]):
    """10.2: after the reactions, an intercepted army may back up; else what is there is met."""

    def run(self, p: Hannibal) -> None:
        if p.intercepted:
            p.begin(FightOrBackUp())
        else:
            meet(p)


def meet(p: Hannibal) -> None:
    """10.4, 10.5, 10.10, 13.4: lone generals are displaced, a lone CU overrun, an army fought or pursued."""
    space = p.march_at
    enemy = 1 - p.active
    count = enemy_cu_here(p)
    if count and p.army_cu == 0:
        p.march_over = DONE
        for general in army_members(p):
            displace(p, general)
        return
    overrun = count == 1 and p.army_cu >= p.board.overrun_minimum and not generals_at(p, enemy, space)
    if count and not overrun:
        p.march_over = DONE
        start = p.march_from if p.march_link != AT_SEA else -1
        p.begin(StartBattle(p.active, space, start, 1 if p.march_link == AT_SEA else 0))
        return
    if overrun:
        remove_units(p, enemy, space, 1, p.elephants[space] if enemy == CARTHAGE else 0)
        p.tell(E_OVERRUN, p.active, space)
    settle_space(p, space)
    if p.avoided:
        if p.march_spent < p.march_limit:
            p.begin(Pursue())
        else:
            p.march_over = ENDED


@final
class Pursue(Decision["Hannibal"]):
    """13.4: after the enemy avoided battle the army may try to go on, or stay."""

    verbs: ClassVar[tuple[int, ...]] = (PURSUE, STOP)
    prompt: ClassVar[str] = WORDS.prompt("pursue", "13.4")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher)]

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(PURSUE), Move(STOP)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_STOPPED

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == PURSUE:
            p.begin(PursuitRoll())
        else:
            p.march_over = ENDED


@final
class PursuitRoll(OneDie):
    """13.4, 24: up to his rating (Flaminius: 4) the general may go on."""

    def play(self, p: Hannibal, move: Move) -> None:
        needed = p.board.pursues[p.marcher]
        if move.a <= needed:
            p.tell(E_PURSUED, p.marcher, move.a, needed)
        else:
            p.tell(E_PURSUIT_FAILED, p.marcher, move.a, needed)
            p.march_over = STOPPED


@final
class FightOrBackUp(Decision["Hannibal"]):
    """12.5, 12.8: an intercepted army fights, or backs up one space; from the sea also into its own city."""

    verbs: ClassVar[tuple[int, ...]] = (FIGHT, BACK_UP, BACK_INTO)
    prompt: ClassVar[str] = WORDS.prompt("fight-or-back-up", "12.5")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("space", SPACE, march_space(p))]

    def moves(self, p: Hannibal) -> list[Move]:
        moves: list[Move] = []
        if p.army_cu:
            moves.append(Move(FIGHT))
        if p.march_from < SPACES or p.march_link == AT_SEA:
            moves.append(Move(BACK_UP))
        for count in range(0 if p.army_cu == 0 else 1, self._shelter(p) + 1):
            if split_is_legal(p, p.army_cu, count, 0, p.army_generals) or count == p.army_cu:
                for some in elephant_choices(p.army_cu, p.army_elephants, count):
                    moves.append(Move(BACK_INTO, count, some))
        if not moves:
            moves.append(Move(FIGHT))
        return moves

    def _shelter(self, p: Hannibal) -> int:
        """12.8: how many CUs that came by sea may take refuge in the city of this space, -1 for not even generals."""
        space = p.march_at
        if p.march_link != AT_SEA or p.board.kind[space] != CITY or besieged(p, space) or p.control[space] != p.active:
            return -1
        return min(room_inside(p, p.active, space), p.army_cu)

    def why(self, p: Hannibal, move: Move) -> int:
        if move.verb == FIGHT:
            return R_MUST_BACK_UP
        if move.verb == BACK_UP:
            return R_NO_BACK_UP
        return R_CONSUL_UNITS if 0 < move.a <= self._shelter(p) else R_CAPACITY

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == FIGHT:
            p.avoided = 0
            meet(p)
        elif move.verb == BACK_INTO:
            back_into(p, move.a, move.b)
        else:
            back_up(p)


def back_into(p: Hannibal, count: int, elephants: int) -> None:
    """12.8: CUs fresh from the ships go into the city; the rest, if any, sails back."""
    inside = p.board.inside[p.march_at]
    whole = count == p.army_cu
    drop_levels(p, inside, count)
    shift_units(p, p.active, p.march_at, inside, count, elephants)
    p.army_cu -= count
    p.army_elephants -= elephants
    if not whole:
        back_up(p)
        return
    p.march_over = STOPPED
    for general in army_members(p):
        move_general(p, general, inside)
    p.army_cu = count
    p.army_elephants = elephants
    p.march_at = inside


def back_up(p: Hannibal) -> None:
    """12.5: the army goes back where it came from, by sea at the same risk, over a pass at the same price."""
    p.march_over = STOPPED
    if p.march_link == AT_SEA and needs_naval_combat(p, march_space(p), p.board.space_of[p.march_from]):
        p.begin(NavalReturn())
        return
    land_back(p)


def land_back(p: Hannibal) -> None:
    """12.5: back in the space before."""
    come_back(p, p.march_from)
    p.tell(E_BACKED_UP, p.marcher, march_space(p))
    if p.march_link in (ALPINE, PASS):
        begin_pass_attrition(p)


def begin_pass_attrition(p: Hannibal) -> None:
    """10.6, 25 (5): an army that crosses a pass rolls for attrition."""
    if p.army_cu and not p.options[O_PASS]:
        modifier = p.board.pass_modifier[p.march_link] + (GUIDE_MODIFIER if p.card == NATIVE_GUIDE else 0)
        p.begin(Attrition(p.active, p.march_at, modifier, -1, 1))


# ---------------------------------------------------------------- 11.5, 11.6 naval combat


def needs_naval_combat(p: Hannibal, start: int, end: int) -> bool:
    """11.5, 25 (50, 64): whether Rome may sink this voyage."""
    if p.active != CARTHAGE or p.truce:
        return False
    if p.card == ADRIATIC_PIRATES and p.army_cu <= PIRATES_CU:
        return not (is_pirate_port(p, start) or is_pirate_port(p, end))
    return True


PIRATES_CU: Final = 3
PIRATE_PORTS: Final = ["brundisium", "croton", "tarentum"]
"""25 (50): where the pirates of the Adriatic help, and how many CUs they carry."""


def is_pirate_port(p: Hannibal, space: int) -> bool:
    """Whether the pirates of card 50 put in here."""
    return p.board.spaces[space] in PIRATE_PORTS


def naval_modifier(p: Hannibal, start: int, end: int) -> int:
    """11.6, 24: everything that is added to the Roman die."""
    modifier = p.port_modifier(start) + p.port_modifier(end)
    modifier += (1 if p.control[start] == 0 else 0) + (1 if p.control[end] == 0 else 0)
    if p.army_cu <= 1:
        modifier -= 1
    if p.control[p.board.syracusae] == CARTHAGE:
        modifier -= 1
    return modifier - p.macedon - p.naval_victory + p.board.naval_bonus[p.marcher]


def naval_result(p: Hannibal, die: int, modifier: int) -> int:
    """11.5: safe, back to port, or sunk."""
    row = max(0, min(die + modifier - p.board.naval_first, len(p.board.naval_result) - 1))
    p.tell(E_SEA, die, modifier, p.board.naval_result[row])
    return p.board.naval_result[row]


def sink(p: Hannibal) -> None:
    """11.5: the CUs are lost without political consequences, the generals displaced."""
    remove_units(p, p.active, p.march_at, p.army_cu, p.army_elephants)
    p.army_cu = 0
    p.army_elephants = 0
    p.march_over = DONE
    for general in army_members(p):
        displace(p, general)
    settle_space(p, march_space(p))


@final
class NavalReturn(OneDie):
    """12.5: a Carthaginian army that backs up by sea is attacked again; turned back, it must fight after all."""

    def play(self, p: Hannibal, move: Move) -> None:
        modifier = naval_modifier(p, march_space(p), p.board.space_of[p.march_from])
        result = naval_result(p, move.a, modifier)
        if result == SUNK:
            sink(p)
        elif result == RETURN:
            p.avoided = 0
            meet(p)
        else:
            land_back(p)
