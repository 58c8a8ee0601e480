"""The march of an army, one thing after the other (rulebook chapter 10)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.army import march_space, rest_cu, rest_generals
from quadriga.games.hannibal.board import (
    PLACES,
    SPACES,
)
from quadriga.games.hannibal.cards import BAD_WEATHER
from quadriga.games.hannibal.fatigue import drop_levels, exhaust_army, fresh_at, take_levels, tire_army
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
from quadriga.games.hannibal.marching import (
    may_charm,
    may_embark,
    may_end,
    may_expel,
    may_land,
    may_sail,
    may_sally,
    may_step,
)
from quadriga.games.hannibal.politics import remove_marker
from quadriga.games.hannibal.position import DONE, ENDED, GOING, STOPPED, Hannibal
from quadriga.games.hannibal.siege import begin_siege, siege_refusal, subjugation_refusal
from quadriga.games.hannibal.steps import WEATHER_POINTS, TakeStep, Weather, sally
from quadriga.games.hannibal.voyage import SeaEvents, Voyage
from quadriga.games.hannibal.words import (
    ATTACH,
    BESIEGE,
    CHARM,
    DETACH,
    DROP,
    EXPEL,
    GENERAL,
    HALT,
    LEAVE_TRAIN,
    PICK_UP,
    R_CONSUL_UNITS,
    R_MAY_NOT_END,
    R_NO_POINTS,
    R_NO_PORT,
    R_NO_TRAIN,
    R_NOT_HERE,
    R_OUTRANKED,
    R_STOPPED,
    R_TOUCHED,
    R_UNITS,
    SAIL,
    SAIL_INTO,
    SALLY,
    SPACE,
    STEP,
    SUBJUGATE,
    TAKE_TRAIN,
    WORDS,
)

UNITS_TOUCHED: Final = 1 << 14
TRAIN_TOUCHED: Final = 1 << 15

STEPS: Final = [Move(STEP, space) for space in range(SPACES)]
"""Moves are values: these are offered so often that they are made once."""


@final
class MarchOn(Procedure["Hannibal"]):
    """10.2: while the march is not over its player goes on; when it is, he may still besiege where it ended."""

    def run(self, p: Hannibal) -> None:
        if p.march_over == DONE or p.at[p.marcher] < 0:
            return
        if p.march_over == GOING or len(final_acts(p)) > 1:
            p.begin(March())


def final_acts(p: Hannibal) -> list[Move]:
    """10.2, 20.2, 24, 25 (28): the ways to end a march, and what Hannibal's charm can still do there."""
    moves: list[Move] = []
    if may_charm(p) == 0:
        moves.append(Move(CHARM))
    if siege_refusal(p) == 0:
        moves.append(Move(BESIEGE))
    if subjugation_refusal(p) == 0:
        moves.append(Move(SUBJUGATE))
    if may_expel(p) == 0:
        moves.append(Move(EXPEL))
    moves.append(Move(HALT))
    return moves


@final
class March(Decision["Hannibal"]):
    """10.2: the next thing an army on the march does."""

    verbs: ClassVar[tuple[int, ...]] = (
        STEP,
        SAIL,
        SAIL_INTO,
        SALLY,
        PICK_UP,
        DROP,
        TAKE_TRAIN,
        LEAVE_TRAIN,
        ATTACH,
        DETACH,
        CHARM,
        BESIEGE,
        SUBJUGATE,
        EXPEL,
        HALT,
    )
    prompt: ClassVar[str] = WORDS.prompt("march", "10.2")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher), ("space", SPACE, march_space(p))]

    def moves(self, p: Hannibal) -> list[Move]:
        if p.march_over:
            return final_acts(p)
        moves = self._ways(p)
        free = may_end(p) == 0 or not moves
        self._adjustments(p, moves)
        if free:
            moves.extend(final_acts(p))
        elif may_charm(p) == 0:
            moves.append(Move(CHARM))
        return moves

    def _ways(self, p: Hannibal) -> list[Move]:
        moves: list[Move] = []
        if p.march_at >= SPACES:
            if may_sally(p) == 0:
                moves.append(Move(SALLY))
        else:
            for space in p.board.near[p.march_at]:
                if may_step(p, space) == 0:
                    moves.append(STEPS[space])
        if p.board.naval[p.card] and may_embark(p) == 0:
            for space in p.board.ports_with_pisae:
                if may_land(p, space, 0) == 0:
                    moves.append(Move(SAIL, space))
                if p.cu[(1 - p.active) * PLACES + space] and may_land(p, space, 1) == 0:
                    moves.append(Move(SAIL_INTO, space))
        return moves

    def _adjustments(self, p: Hannibal, moves: list[Move]) -> None:
        if not p.touched & UNITS_TOUCHED:
            have = rest_cu(p)
            elephants = elephants_at(p, p.active, p.march_at) - p.army_elephants
            for count in range(1, min(fresh_at(p, p.march_at), p.board.army_limit - p.army_cu) + 1):
                if may_pick_up(p, count) == 0:
                    for some in elephant_choices(have, elephants, count):
                        moves.append(Move(PICK_UP, count, some))
            for count in range(1, p.army_cu + 1):
                if may_drop(p, count) == 0:
                    for some in elephant_choices(p.army_cu, p.army_elephants, count):
                        moves.append(Move(DROP, count, some))
        if not p.touched & TRAIN_TOUCHED and p.train == p.march_at:
            moves.append(Move(LEAVE_TRAIN if p.army_train else TAKE_TRAIN))
        for general in generals_at(p, p.active, p.march_at):
            if may_attach(p, general) == 0:
                moves.append(Move(ATTACH, general))
            if may_detach(p, general) == 0:
                moves.append(Move(DETACH, general))

    def why(self, p: Hannibal, move: Move) -> int:
        verb = move.verb
        if verb in (STEP, SAIL, SAIL_INTO):
            if move.a == ANY:
                return R_STOPPED if p.march_over else R_NO_POINTS if verb == STEP else may_embark(p) or R_NO_PORT
            return may_step(p, move.a) if verb == STEP else may_sail(p, move.a, 1 if verb == SAIL_INTO else 0)
        if verb == SALLY:
            return may_sally(p)
        if verb in (PICK_UP, DROP):
            if move.a == ANY:
                return R_UNITS
            return (may_pick_up(p, move.a) if verb == PICK_UP else may_drop(p, move.a)) or R_UNITS
        if verb in (ATTACH, DETACH):
            if move.a == ANY:
                return R_NOT_HERE
            return may_attach(p, move.a) if verb == ATTACH else may_detach(p, move.a)
        if verb in (TAKE_TRAIN, LEAVE_TRAIN):
            return R_TOUCHED if p.train == p.march_at and p.touched & TRAIN_TOUCHED else R_NO_TRAIN
        if verb == CHARM:
            return may_charm(p)
        refusal = siege_refusal(p) if verb == BESIEGE else subjugation_refusal(p) if verb == SUBJUGATE else 0
        refusal = may_expel(p) if verb == EXPEL else refusal
        return refusal or R_MAY_NOT_END

    def play(self, p: Hannibal, move: Move) -> None:
        verb = move.verb
        if verb == HALT:
            p.march_over = ENDED if p.march_over == GOING else p.march_over
        elif verb in (BESIEGE, SUBJUGATE):
            begin_siege(p)
        elif verb == EXPEL:
            p.march_over = ENDED
            remove_marker(p, p.march_at)
        else:
            p.begin(MarchOn())
            if verb == STEP:
                self._step(p, move.a)
            elif verb in (SAIL, SAIL_INTO):
                self._sail(p, move.a, 1 if verb == SAIL_INTO else 0)
            elif verb == SALLY:
                sally(p)
            else:
                adjust(p, move)

    def _step(self, p: Hannibal, space: int) -> None:
        p.begin(TakeStep(space))
        cost = p.board.cost[p.board.link_kind(p.march_at, space)]
        if p.march_spent + cost > WEATHER_POINTS and p.could_hold(1 - p.active, BAD_WEATHER):
            p.begin(Weather())

    def _sail(self, p: Hannibal, space: int, into: int) -> None:
        p.begin(Voyage(space, into, p.army_cu))
        p.begin(SeaEvents(space))


# ---------------------------------------------------------------- 10.2, 10.8, 10.9 picking up and dropping


def may_pick_up(p: Hannibal, count: int) -> int:
    """10.2, 18.1: 0 or why the army may not take so many CUs along from here."""
    if p.touched & UNITS_TOUCHED:
        return R_TOUCHED
    if not 0 < count <= min(fresh_at(p, p.march_at), p.board.army_limit - p.army_cu):
        return R_UNITS
    return 0 if split_is_legal(p, rest_cu(p), count, 0, rest_generals(p)) else R_CONSUL_UNITS


def may_drop(p: Hannibal, count: int) -> int:
    """10.2, 18.1: 0 or why the army may not leave so many CUs here."""
    if p.touched & UNITS_TOUCHED:
        return R_TOUCHED
    if not 0 < count <= p.army_cu:
        return R_UNITS
    least = p.board.consular_minimum
    return R_CONSUL_UNITS if p.army_cu - count < least and has_consul(p, p.army_generals) else 0


def may_attach(p: Hannibal, general: int) -> int:
    """10.8, 18.1: 0 or why a general here may not join the army as a subordinate."""
    if p.at[general] != p.march_at or p.board.side_of[general] != p.active or p.army_generals >> general & 1:
        return R_NOT_HERE
    if p.touched >> general & 1:
        return R_TOUCHED
    if rank(p, general) > rank(p, p.marcher):
        return R_OUTRANKED
    if is_consul(p, general) and p.army_cu < p.board.consular_minimum and rest_cu(p) > p.army_cu:
        return R_CONSUL_UNITS
    return 0


def may_detach(p: Hannibal, general: int) -> int:
    """10.9, 18.1: 0 or why a subordinate may not be left here; a consul only with 5 CUs of his own."""
    if p.at[general] != p.march_at or not p.army_generals >> general & 1 or general == p.marcher:
        return R_NOT_HERE
    if p.touched >> general & 1:
        return R_TOUCHED
    least = p.board.consular_minimum
    if is_consul(p, general) and (rest_cu(p) < least or p.army_cu < least):
        return R_CONSUL_UNITS
    return 0


def adjust(p: Hannibal, move: Move) -> None:
    """10.2: CUs, generals or the siege train join the army or leave it."""
    verb = move.verb
    if verb == PICK_UP:
        take_levels(p, p.march_at, move.a)
        p.army_cu += move.a
        p.army_elephants += move.b
        p.touched |= UNITS_TOUCHED
    elif verb == DROP:
        drop_levels(p, p.march_at, move.a)
        p.army_cu -= move.a
        p.army_elephants -= move.b
        p.touched |= UNITS_TOUCHED
    elif verb in (TAKE_TRAIN, LEAVE_TRAIN):
        p.army_train = 1 - p.army_train
        p.touched |= TRAIN_TOUCHED
    elif verb == CHARM:
        if p.march_from < 0 and p.march_spent == 0:
            tire_army(p, 1)
        remove_marker(p, p.march_at)
    else:
        p.army_generals ^= 1 << move.a
        p.army_faithful &= ~(1 << move.a)
        p.touched |= 1 << move.a


# ---------------------------------------------------------------- the end of a march


def only_besieged(p: Hannibal) -> bool:
    """20.3: whether the general made his attempt where he stood: he had command for that alone."""
    return p.march_from < 0 and p.march_over == DONE


@final
class EndMarch(Procedure["Hannibal"]):
    """10.2, 10.8, 10.11: the army dissolves into the stack where it stands; who commands follows from rank."""

    def run(self, p: Hannibal) -> None:
        place = p.at[p.marcher]
        if p.march_over in (STOPPED, DONE):
            exhaust_army(p, place)
        if place >= 0:
            p.march_at = place
            p.army_cu = min(p.army_cu, p.cu[p.active * PLACES + place])
            drop_levels(p, place, p.army_cu)
            if not only_besieged(p):
                name_chief(p, p.active, place, p.marcher)
            settle_space(p, p.board.space_of[place])
        p.marcher = -1
        p.army_cu = 0
        p.army_elephants = 0
        p.army_train = 0
        p.army_generals = 0
        p.army_levels = [0] * 7
        p.army_whole = 0
        p.army_faithful = 0
        p.march_at = -1
        p.march_from = -1
        p.march_link = 0
        p.march_spent = 0
        p.march_limit = 0
        p.march_over = GOING
        p.second_at = -1
        p.touched = 0
        p.declared = []
        p.intercepted = 0
        p.avoided = 0
        p.avoid_failed = 0
        p.failed = 0
        p.failed_cu = []
