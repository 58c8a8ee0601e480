"""Marching by land and by sea (rulebook chapters 10 and 11)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.army import come_back, march_space, move_army, rest_cu, rest_generals
from quadriga.games.hannibal.attrition import Attrition, OneDie
from quadriga.games.hannibal.battle import spend_counter
from quadriga.games.hannibal.board import (
    ALPINE,
    CITY,
    PASS,
    PLACES,
    RETURN,
    SPACES,
    SUNK,
)
from quadriga.games.hannibal.cards import BAD_WEATHER, HOSTILE_TRIBES, STORMS
from quadriga.games.hannibal.contact import (
    AT_SEA,
    begin_pass_attrition,
    naval_modifier,
    naval_result,
    needs_naval_combat,
    sink,
)
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
from quadriga.games.hannibal.politics import break_truce, remove_marker
from quadriga.games.hannibal.position import DONE, ENDED, GOING, O_TRIBES_TRUCE, STOPPED, Hannibal
from quadriga.games.hannibal.reaction import Arrive
from quadriga.games.hannibal.siege import begin_siege, siege_refusal, subjugation_refusal
from quadriga.games.hannibal.words import (
    ATTACH,
    BESIEGE,
    CHARM,
    COUNTER,
    DETACH,
    DROP,
    E_SAILED,
    E_STEPPED,
    E_WEATHER,
    EXPEL,
    GENERAL,
    HALT,
    LEAVE_TRAIN,
    PASS_BY,
    PICK_UP,
    R_CONSUL_UNITS,
    R_MAY_NOT_END,
    R_NO_COUNTER,
    R_NO_TRAIN,
    R_NOT_HERE,
    R_OUTRANKED,
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
STORM_MODIFIER: Final = 2
"""25 (60): what a storm adds to the attrition roll of those at sea."""


@final
class MarchOn(Procedure["Hannibal"]):
    """10.2: while the march is not over its player goes on; when it is, he may still besiege where it ended."""

    def run(self, p: Hannibal) -> None:
        if p.march_over == DONE or p.at[p.marcher] < 0:
            return
        if p.march_over == GOING or len(final_acts(p)) > 1:
            p.begin(March())


def final_acts(p: Hannibal) -> list[Move]:
    """10.2, 20.2, 24: the ways to end a march."""
    moves: list[Move] = []
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
        STEP, SAIL, SAIL_INTO, SALLY, PICK_UP, DROP, TAKE_TRAIN, LEAVE_TRAIN, ATTACH, DETACH, CHARM,
        BESIEGE, SUBJUGATE, EXPEL, HALT,
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
        if may_charm(p) == 0:
            moves.append(Move(CHARM))
        if free:
            moves.extend(final_acts(p))
        return moves

    def _ways(self, p: Hannibal) -> list[Move]:
        moves: list[Move] = []
        if p.march_at >= SPACES:
            if may_sally(p) == 0:
                moves.append(Move(SALLY))
        else:
            for space in p.board.near[p.march_at]:
                if may_step(p, space) == 0:
                    moves.append(Move(STEP, space))
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
                return 0 if p.march_over else R_UNITS
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
        p.touched |= 1 << move.a


# ---------------------------------------------------------------- a step by land

WEATHER_POINTS: Final = 2
"""25 (41): in bad weather a general is not carried further than two points."""


@final
class Weather(Decision["Hannibal"]):
    """25 (41): before the third point is spent, the enemy may hold the general back."""

    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("weather", "25")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(COUNTER, BAD_WEATHER)] if p.holds(1 - p.active, BAD_WEATHER) else []
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == COUNTER:
            spend_counter(p, 1 - p.active, BAD_WEATHER)
            hold_back(p)


def hold_back(p: Hannibal) -> None:
    """25 (41): the general is put back where his second point had brought him, and moves no more."""
    p.march_over = ENDED
    back = p.second_at
    walled = p.board.kind[p.board.space_of[back]] == CITY
    if back != p.march_at and (walled or not p.cu[(1 - p.active) * PLACES + back]):
        come_back(p, back)
    p.tell(E_WEATHER, p.marcher, march_space(p))


@final
class TakeStep(Procedure["Hannibal"]):
    """10.2, 10.6: the army enters the next space, pays for it and, after a pass, rolls for attrition."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        if p.march_over:
            return
        here = p.march_at
        link = p.board.link_kind(here, self.space)
        tire_army(p, p.board.cost[link])
        enter(p, self.space, here, link)
        if p.march_spent <= WEATHER_POINTS:
            p.second_at = p.march_at
        p.tell(E_STEPPED, p.marcher, self.space)
        p.begin(Arrive())
        p.begin(TribesAttack())
        if link in (ALPINE, PASS):
            begin_pass_attrition(p)


def enter(p: Hannibal, place: int, start: int, link: int) -> None:
    """The army is in a new place and may pick up and drop there."""
    move_army(p, place)
    p.march_from = start
    p.march_link = link
    p.touched = 0


def sally(p: Hannibal) -> None:
    """20.5: those inside come out to fight before the walls."""
    here = p.march_at
    tire_army(p, 1)
    enter(p, march_space(p), here, 0)
    p.begin(Arrive())


@final
class TribesAttack(Procedure["Hannibal"]):
    """25 (7-8): in Gallia Transalpina and Liguria the enemy may set the tribes on an army that enters."""

    def run(self, p: Hannibal) -> None:
        hostile = p.board.province[march_space(p)] in p.board.hostile
        enemy = 1 - p.active
        if hostile and p.army_cu and any(p.could_hold(enemy, card) for card in HOSTILE_TRIBES):
            p.begin(SetTribesOn())


@final
class SetTribesOn(Decision["Hannibal"]):
    """21.3, 25 (7-8): hostile tribes as a counter-event, or not."""

    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("set-tribes-on", "25")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher), ("space", SPACE, march_space(p))]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(COUNTER, card) for card in HOSTILE_TRIBES if p.holds(1 - p.active, card)]
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == PASS_BY:
            return
        spend_counter(p, 1 - p.active, move.a)
        if not p.options[O_TRIBES_TRUCE]:
            break_truce(p)
        p.begin(TribesAttack())
        p.begin(Attrition(p.active, p.march_at, 0, p.board.hostile_column, 1))


# ---------------------------------------------------------------- a voyage


@final
class SeaEvents(Procedure["Hannibal"]):
    """25 (41, 60): before any naval combat the enemy may play bad weather or storms."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        if not p.march_over and (p.could_hold(1 - p.active, BAD_WEATHER) or self._storm(p)):
            p.begin(SeaEvent(self.space))

    def _storm(self, p: Hannibal) -> bool:
        return p.army_cu > 0 and p.could_hold(1 - p.active, STORMS)


@final
class SeaEvent(Decision["Hannibal"]):
    """25 (41, 60): a counter-event against a voyage, or none."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("sea-event", "25")

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher), ("space", SPACE, self.space)]

    def moves(self, p: Hannibal) -> list[Move]:
        enemy = 1 - p.active
        moves = [Move(COUNTER, BAD_WEATHER)] if p.holds(enemy, BAD_WEATHER) else []
        if p.army_cu and p.holds(enemy, STORMS):
            moves.append(Move(COUNTER, STORMS))
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == PASS_BY:
            return
        spend_counter(p, 1 - p.active, move.a)
        if move.a == BAD_WEATHER:
            p.march_over = ENDED
            p.tell(E_WEATHER, p.marcher, march_space(p))
        else:
            p.begin(SeaEvents(self.space))
            p.begin(Attrition(p.active, p.march_at, STORM_MODIFIER, -1, 1))


@final
class Voyage(Procedure["Hannibal"]):
    """11.1, 11.5: the ships leave; Rome attacks those of Carthage."""

    fields: ClassVar[tuple[str, ...]] = ("space", "into", "had")

    def __init__(self, space: int, into: int, had: int) -> None:
        self.space: Final = space
        self.into: Final = into
        self.had: Final = had

    def run(self, p: Hannibal) -> None:
        if p.march_over:
            return
        p.sailed = p.marcher + 1
        if self.had and p.army_cu == 0:
            p.march_over = ENDED
            settle_space(p, march_space(p))
        elif needs_naval_combat(p, march_space(p), self.space):
            p.begin(NavalCombat(self.space, self.into))
        else:
            land(p, self.space, self.into)


@final
class NavalCombat(OneDie):
    """11.5, 11.6: one die of Rome's against a Carthaginian voyage."""

    fields: ClassVar[tuple[str, ...]] = ("space", "into")

    def __init__(self, space: int, into: int) -> None:
        self.space: Final = space
        self.into: Final = into

    def play(self, p: Hannibal, move: Move) -> None:
        result = naval_result(p, move.a, naval_modifier(p, march_space(p), self.space))
        if result == SUNK:
            sink(p)
        elif result == RETURN:
            p.march_over = STOPPED
        else:
            land(p, self.space, self.into)


def land(p: Hannibal, space: int, into: int) -> None:
    """11.1, 11.3: the army disembarks in a port, or straight into its own city."""
    here = p.march_at
    tire_army(p, p.board.naval_cost)
    enter(p, p.board.inside[space] if into else space, here, AT_SEA)
    p.second_at = p.march_at
    p.tell(E_SAILED, p.marcher, space)
    if into:
        p.march_over = ENDED
    else:
        p.begin(Arrive())
        p.begin(TribesAttack())


# ---------------------------------------------------------------- the end of a march


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
            name_chief(p, p.active, place, p.marcher)
            settle_space(p, p.board.space_of[place])
        p.marcher = -1
        p.army_cu = 0
        p.army_elephants = 0
        p.army_train = 0
        p.army_generals = 0
        p.army_levels = [0] * 7
        p.army_whole = 0
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
