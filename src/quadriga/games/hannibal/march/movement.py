"""The march of an army, one thing after the other (rulebook chapter 10)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import (
    PLACES,
    SPACES,
)
from quadriga.games.hannibal.cards.counters import Moment
from quadriga.games.hannibal.cards.entry import AT_SEA, THIRD_POINT
from quadriga.games.hannibal.force import (
    elephant_choices,
    elephants_at,
    generals_at,
    has_consul,
    is_consul,
    name_chief,
    rank,
    settle_space,
    split_is_legal,
)
from quadriga.games.hannibal.march.army import march_space, rest_cu, rest_generals
from quadriga.games.hannibal.march.conditions import (
    forbids_charm,
    forbids_embarking,
    forbids_expelling,
    forbids_halt,
    forbids_landing,
    forbids_sailing,
    forbids_sally,
    forbids_step,
    sea_limit,
)
from quadriga.games.hannibal.march.fatigue import (
    drop_levels,
    exhaust_army,
    fresh_at,
    points_spent,
    take_levels,
    tire_army,
)
from quadriga.games.hannibal.march.march import DONE, GOING, STOPPED
from quadriga.games.hannibal.march.step import WEATHER_POINTS, TakeStep, sally
from quadriga.games.hannibal.march.voyage import Voyage
from quadriga.games.hannibal.politics import remove_marker
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.siege import begin_siege, forbids_siege, forbids_subjugation

UNITS_TOUCHED: Final = 1 << 14
TRAIN_TOUCHED: Final = 1 << 15

STEPS: Final = [Move(words.STEP, space) for space in range(SPACES)]
"""Moves are values: these are offered so often that they are made once."""


@final
class MarchOn(Procedure["Hannibal"]):
    """10.2: while the march is not over its player goes on; when it is, he may still besiege where it ended."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        if march.over == DONE or p.at[march.general] < 0:
            return
        if march.over == GOING or len(final_acts(p)) > 1:
            p.begin(NextAct())


def final_acts(p: Hannibal) -> list[Move]:
    """10.2, 20.2, 24, 25 (28): the ways to end a march, and what Hannibal's charm can still do there."""
    moves: list[Move] = []
    if forbids_charm(p) == 0:
        moves.append(Move(words.CHARM))
    if forbids_siege(p) == 0:
        moves.append(Move(words.BESIEGE))
    if forbids_subjugation(p) == 0:
        moves.append(Move(words.SUBJUGATE))
    if forbids_expelling(p) == 0:
        moves.append(Move(words.EXPEL))
    moves.append(Move(words.HALT))
    return moves


@final
class NextAct(BySteps["Hannibal"]):
    """10.2: the next thing an army on the march does."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.STEP,
        words.SAIL,
        words.SAIL_INTO,
        words.SALLY,
        words.PICK_UP,
        words.DROP,
        words.TAKE_TRAIN,
        words.LEAVE_TRAIN,
        words.ATTACH,
        words.DETACH,
        words.CHARM,
        words.BESIEGE,
        words.SUBJUGATE,
        words.EXPEL,
        words.HALT,
    )
    wholes: ClassVar[tuple[int, ...]] = (words.GO_BY,)
    prompt: ClassVar[str] = words.ASK_MARCH

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        by_sea = p.board.naval[p.in_play().card] and not march.over
        return [
            ("general", words.GENERAL, march.general),
            ("space", words.SPACE, march_space(p)),
            ("units", words.NUMBER, march.cu),
            ("points", words.NUMBER, 0 if march.over else march.limit - march.spent),
            ("limit", words.NUMBER, sea_limit(p) if by_sea else 0),
        ]

    def moves(self, p: Hannibal) -> list[Move]:
        march = p.marching()
        if march.over:
            return final_acts(p)
        moves = self._ways(p)
        free = forbids_halt(p) == 0 or not moves
        self._adjustments(p, moves)
        if free:
            moves.extend(final_acts(p))
        elif forbids_charm(p) == 0:
            moves.append(Move(words.CHARM))
        return moves

    def _ways(self, p: Hannibal) -> list[Move]:
        march = p.marching()
        moves: list[Move] = []
        if march.at >= SPACES:
            if forbids_sally(p) == 0:
                moves.append(Move(words.SALLY))
        else:
            for space in p.board.near[march.at]:
                if forbids_step(p, space) == 0:
                    moves.append(STEPS[space])
        if forbids_embarking(p) == 0:
            for space in p.board.ports_with_pisae:
                if forbids_landing(p, space, False) == 0:
                    moves.append(Move(words.SAIL, space))
                if p.cu[(1 - p.active) * PLACES + space] and forbids_landing(p, space, True) == 0:
                    moves.append(Move(words.SAIL_INTO, space))
        return moves

    def _adjustments(self, p: Hannibal, moves: list[Move]) -> None:
        march = p.marching()
        if not march.touched & UNITS_TOUCHED:
            have = rest_cu(p)
            elephants = elephants_at(p, p.active, march.at) - march.elephants
            for count in range(1, min(fresh_at(p, march.at), p.board.army_limit - march.cu) + 1):
                if forbids_picking_up(p, count) == 0:
                    for some in elephant_choices(have, elephants, count):
                        moves.append(Move(words.PICK_UP, count, some))
            for count in range(1, march.cu + 1):
                if forbids_dropping(p, count) == 0:
                    for some in elephant_choices(march.cu, march.elephants, count):
                        moves.append(Move(words.DROP, count, some))
        if not march.touched & TRAIN_TOUCHED and p.train == march.at:
            moves.append(Move(words.LEAVE_TRAIN if march.train else words.TAKE_TRAIN))
        for general in generals_at(p, p.active, march.at):
            if forbids_attaching(p, general) == 0:
                moves.append(Move(words.ATTACH, general))
            if forbids_detaching(p, general) == 0:
                moves.append(Move(words.DETACH, general))

    def why(self, p: Hannibal, move: Move) -> int:
        march = p.marching()
        verb = move.verb
        if verb == words.STEP:
            if move.a == ANY:
                return words.R_STOPPED if march.over else words.R_NO_POINTS
            return forbids_step(p, move.a)
        if verb in (words.SAIL, words.SAIL_INTO):
            if move.a == ANY:
                return forbids_embarking(p) or words.R_NO_PORT
            return forbids_sailing(p, move.a, verb == words.SAIL_INTO)
        if verb == words.SALLY:
            return forbids_sally(p)
        if verb in (words.PICK_UP, words.DROP):
            if move.a == ANY:
                return words.R_UNITS
            forbids = forbids_picking_up(p, move.a) if verb == words.PICK_UP else forbids_dropping(p, move.a)
            return forbids or words.R_UNITS
        if verb in (words.ATTACH, words.DETACH):
            if move.a == ANY:
                return words.R_NOT_HERE
            return forbids_attaching(p, move.a) if verb == words.ATTACH else forbids_detaching(p, move.a)
        if verb in (words.TAKE_TRAIN, words.LEAVE_TRAIN):
            return words.R_TOUCHED if p.train == march.at and march.touched & TRAIN_TOUCHED else words.R_NO_TRAIN
        if verb == words.CHARM:
            return forbids_charm(p)
        if verb == words.BESIEGE:
            return forbids_siege(p) or words.R_MAY_NOT_END
        if verb == words.SUBJUGATE:
            return forbids_subjugation(p) or words.R_MAY_NOT_END
        return (forbids_expelling(p) if verb == words.EXPEL else 0) or words.R_MAY_NOT_END

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        """10.2: space by space, as far as nobody is asked on the way."""
        return [Move(words.STEP, space) for space in words.PATH.unpack(move.a)]

    def samples(self, p: Hannibal) -> list[Move]:
        here = p.marching().at
        near = p.board.near[here] if here < SPACES else []
        if not near:
            return []
        paths = [[near[0]], [near[-1], *[far for far in p.board.near[near[-1]] if far != here][:1]]]
        return [Move(words.GO_BY, words.PATH.pack(path)) for path in paths]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_ASKED_ON_THE_WAY

    def step(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        verb = move.verb
        if verb == words.HALT:
            return
        if verb in (words.BESIEGE, words.SUBJUGATE):
            begin_siege(p)
        elif verb == words.EXPEL:
            remove_marker(p, march.at)
        else:
            p.begin(MarchOn())
            if verb == words.STEP:
                self._step(p, move.a)
            elif verb in (words.SAIL, words.SAIL_INTO):
                self._sail(p, move.a, 1 if verb == words.SAIL_INTO else 0)
            elif verb == words.SALLY:
                sally(p)
            else:
                adjust(p, move)

    def _step(self, p: Hannibal, space: int) -> None:
        march = p.marching()
        p.begin(TakeStep(space))
        cost = p.board.cost[p.board.link_kind(march.at, space)]
        if march.spent + cost > WEATHER_POINTS:
            p.begin(Moment(THIRD_POINT, 1 - p.active, space))

    def _sail(self, p: Hannibal, space: int, into: int) -> None:
        march = p.marching()
        p.begin(Voyage(space, into, march.cu))
        p.begin(Moment(AT_SEA, 1 - p.active, space))


# ---------------------------------------------------------------- 10.2, 10.8, 10.9 picking up and dropping


def forbids_picking_up(p: Hannibal, count: int) -> int:
    """10.2, 18.1: 0 or why the army may not take so many CUs along from here."""
    march = p.marching()
    if march.touched & UNITS_TOUCHED:
        return words.R_TOUCHED
    if not 0 < count <= min(fresh_at(p, march.at), p.board.army_limit - march.cu):
        return words.R_UNITS
    return 0 if split_is_legal(p, rest_cu(p), count, 0, rest_generals(p)) else words.R_CONSUL_UNITS


def forbids_dropping(p: Hannibal, count: int) -> int:
    """10.2, 18.1: 0 or why the army may not leave so many CUs here."""
    march = p.marching()
    if march.touched & UNITS_TOUCHED:
        return words.R_TOUCHED
    if not 0 < count <= march.cu:
        return words.R_UNITS
    least = p.board.consular_minimum
    return words.R_CONSUL_UNITS if march.cu - count < least and has_consul(p, march.generals) else 0


def forbids_attaching(p: Hannibal, general: int) -> int:
    """10.8, 18.1: 0 or why a general here may not join the army as a subordinate."""
    march = p.marching()
    if p.at[general] != march.at or p.board.side_of[general] != p.active or march.generals >> general & 1:
        return words.R_NOT_HERE
    if march.touched >> general & 1:
        return words.R_TOUCHED
    if rank(p, general) > rank(p, march.general):
        return words.R_OUTRANKED
    if points_spent(p, general) >= p.board.move_spaces:
        return words.R_EXHAUSTED
    if is_consul(p, general) and march.cu < p.board.consular_minimum and rest_cu(p) > march.cu:
        return words.R_CONSUL_UNITS
    return 0


def forbids_detaching(p: Hannibal, general: int) -> int:
    """10.9, 18.1: 0 or why a subordinate may not be left here; a consul only with 5 CUs of his own."""
    march = p.marching()
    if not march.generals >> general & 1 or general == march.general:
        return words.R_NOT_HERE
    if march.touched >> general & 1:
        return words.R_TOUCHED
    least = p.board.consular_minimum
    if is_consul(p, general) and (rest_cu(p) < least or march.cu < least or march.began < 2 * least):
        return words.R_CONSUL_UNITS
    return 0


def adjust(p: Hannibal, move: Move) -> None:
    """10.2: CUs, generals or the siege train join the army or leave it."""
    march = p.marching()
    verb = move.verb
    if verb == words.PICK_UP:
        take_levels(p, march.at, move.a)
        march.cu += move.a
        march.elephants += move.b
        march.touched |= UNITS_TOUCHED
    elif verb == words.DROP:
        drop_levels(p, march.at, move.a)
        march.cu -= move.a
        march.elephants -= move.b
        march.touched |= UNITS_TOUCHED
    elif verb in (words.TAKE_TRAIN, words.LEAVE_TRAIN):
        march.train = 1 - march.train
        march.touched |= TRAIN_TOUCHED
    elif verb == words.CHARM:
        if march.came_from < 0 and march.spent == 0:
            tire_army(p, 1)
        remove_marker(p, march.at)
    else:
        march.generals ^= 1 << move.a
        march.faithful &= ~(1 << move.a)
        march.touched |= 1 << move.a


# ---------------------------------------------------------------- the end of a march


def only_besieged(p: Hannibal) -> bool:
    """20.3: whether the general made his attempt where he stood: he had command for that alone."""
    march = p.marching()
    return march.came_from < 0 and march.over == DONE


@final
class EndMarch(Procedure["Hannibal"]):
    """10.2, 10.8, 10.11: the army dissolves into the stack where it stands; who commands follows from rank."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        place = p.at[march.general]
        if march.over in (STOPPED, DONE):
            exhaust_army(p)
        if place >= 0:
            march.at = place
            march.cu = min(march.cu, p.cu[p.active * PLACES + place])
            drop_levels(p, place, march.cu)
            if not only_besieged(p):
                name_chief(p, p.active, place, march.general)
            settle_space(p, p.board.space_of[place])
        p.march = None
