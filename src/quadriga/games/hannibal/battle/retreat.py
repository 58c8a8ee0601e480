"""Retreat after a lost battle and its consequences (rulebook chapter 15)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among, Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import Settle, lose_units, take_losses
from quadriga.games.hannibal.board import CARTHAGE, CITY, NEUTRAL, PLACES
from quadriga.games.hannibal.force import (
    besieged,
    can_be_in,
    displace_all,
    elephant_choices,
    elephants_at,
    generals_at,
    is_unfriendly,
    lose_train,
    move_general,
    name_chief,
    room_inside,
    settle_space,
    shift_units,
    split_is_legal,
)
from quadriga.games.hannibal.march.fatigue import leave_spent
from quadriga.games.hannibal.politics import MustRemove
from quadriga.games.hannibal.position import Hannibal


def shelter_for(p: Hannibal, side: int, space: int) -> int:
    """15.2, 15.4: how many beaten CUs may retreat into the city of the battle space."""
    battle = p.fighting()
    if p.board.kind[space] != CITY or p.control[space] != side:
        return 0
    room = room_inside(p, side, space)
    if besieged(p, space):
        room = min(room, battle.sortie if side == battle.attacker else 0)
    return min(room, p.cu[side * PLACES + space])


def is_refuge(p: Hannibal, side: int, space: int, force: int) -> bool:
    """15.1: a retreat ends on an own marker without enemy CUs, or with a larger force of one's own."""
    mine = p.cu[side * PLACES + space]
    if p.cu[(1 - side) * PLACES + space]:
        return False
    return p.control[space] == side or mine > force


def toll(p: Hannibal, side: int, space: int) -> int:
    """15.3: what it costs to retreat into a space: one CU for an unfriendly marker, one for each enemy CU outside."""
    return (1 if is_unfriendly(p, side, space) else 0) + p.cu[(1 - side) * PLACES + space]


def is_on_the_march(p: Hannibal, side: int) -> bool:
    """10.11: whether it is the army of the card in play that was beaten."""
    return side == p.active and p.march is not None


def retreat_paths(p: Hannibal, side: int, space: int) -> list[list[int]]:
    """15.1-15.3: every way out the rules allow: the shortest, and longer ones that cost fewer CUs.

    An attacker steps back first where he came from: from the sea or out of a city there is no such way.
    """
    battle = p.fighting()
    board = p.board
    force = p.cu[side * PLACES + space]
    attacker = side == battle.attacker
    generals = generals_at(p, side, space)
    found: list[list[int]] = []
    costs: list[int] = []
    stack: list[list[int]] = [[]]
    while stack:
        path = stack.pop()
        here = path[-1] if path else space
        strength = _strength(p, side, force, path)
        for other in board.road[here]:
            if other == space or other in path:
                continue
            if not path and attacker and other != battle.came_from:
                continue
            if not attacker and other in (battle.came_from, battle.port):
                continue
            if any(not can_be_in(p, general, other) for general in generals):
                continue
            longer = [*path, other]
            if is_refuge(p, side, other, strength):
                found.append(longer)
                costs.append(sum([toll(p, side, step) for step in longer]))
            elif len(longer) < board.retreat_limit:
                stack.append(longer)
    if not found:
        return []
    shortest = min([len(path) for path in found])
    cheapest = min([cost for path, cost in zip(found, costs, strict=True) if len(path) == shortest])
    return [path for path, cost in zip(found, costs, strict=True) if len(path) == shortest or cost < cheapest]


def _strength(p: Hannibal, side: int, force: int, path: list[int]) -> int:
    """15.1: the size of a retreating force on its way: it loses the toll and sweeps along whom it meets."""
    for step in path:
        force = max(0, force - toll(p, side, step)) + p.cu[side * PLACES + step]
    return force


@final
class BeginRetreat(Procedure["Hannibal"]):
    """15.1, 15.4: the beaten force goes into its city as far as it may and likes, the rest goes away."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        space = battle.at
        if self.side == CARTHAGE and p.train == space:
            lose_train(p)
        p.begin(Consequences(self.side))
        p.begin(RetreatRest(self.side))
        if shelter_for(p, self.side, space) > 0:
            p.begin(RetreatInside(self.side, p.board.capacity[space]))
        elif _generals_may_hide(p, self.side, space):
            _hide_generals(p, self.side, space)


def can_hide(p: Hannibal, general: int, space: int) -> bool:
    """15.4, 16.2, 20.7: whether a general may go inside; into a siege, or breaking off, only if he came out."""
    battle = p.battle
    if battle is None:
        return not besieged(p, space)
    breaks_off = battle.loser == NEUTRAL
    return battle.came_out >> general & 1 == 1 or not (breaks_off or besieged(p, space))


def _generals_may_hide(p: Hannibal, side: int, space: int) -> bool:
    """15.4: generals whose CUs all fell may still go back into the city behind them."""
    return p.board.kind[space] == CITY and p.control[space] == side and not p.cu[side * PLACES + space]


def _hide_generals(p: Hannibal, side: int, space: int) -> None:
    for general in generals_at(p, side, space):
        if can_hide(p, general, space):
            move_general(p, general, p.board.inside[space])


@final
class RetreatInside(Decision["Hannibal"]):
    """15.4, 16.2: how many of the CUs go into the city, at most so many; the rest must find another way."""

    verbs: ClassVar[tuple[int, ...]] = (words.RETREAT_INSIDE,)
    prompt: ClassVar[str] = words.ASK_RETREAT_INSIDE

    def __init__(self, side: int, most: int) -> None:
        self.side: Final = side
        self.most: Final = most

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        battle = p.fighting()
        return [("space", words.SPACE, battle.at)]

    def moves(self, p: Hannibal) -> list[Move]:
        battle = p.fighting()
        space = battle.at
        have = p.cu[self.side * PLACES + space]
        elephants = elephants_at(p, self.side, space)
        moves: list[Move] = []
        for count in range(min(self.most, shelter_for(p, self.side, space)) + 1):
            for some in elephant_choices(have, elephants, count):
                moves.append(Move(words.RETREAT_INSIDE, count, some))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return words.R_CAPACITY

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        space = battle.at
        inside = p.board.inside[space]
        have = p.cu[self.side * PLACES + space]
        if move.a == 0:
            return
        if is_on_the_march(p, self.side):
            leave_spent(p, inside, move.a, move.b)
        shift_units(p, self.side, space, inside, move.a, move.b)
        p.tell(words.E_RETREATS, self.side, space)
        if move.a == have:
            _hide_generals(p, self.side, space)
        else:
            p.begin(ShelterGenerals(self.side, space, 0, have))


def shelterable(p: Hannibal, side: int, space: int, first: int) -> list[int]:
    """10.7, 15.4: the generals of a space, from `first` on, who may go inside its walls."""
    return [one for one in generals_at(p, side, space) if one >= first and can_hide(p, one, space)]


def shelter_steps(asked: list[int], named: list[int]) -> list[Move]:
    """10.7: what each general who is asked says if those named go in; others who are named have no say."""
    steps = [Move(words.GO_IN if one in named else words.STAY_OUT, one) for one in asked]
    return [*steps, *[Move(words.GO_IN, one) for one in named if one not in asked]]


@final
class ShelterGenerals(Procedure["Hannibal"]):
    """10.7, 15.4: the generals of a space say one by one whether they go inside the walls with the CUs there."""

    def __init__(self, side: int, space: int, general: int, total: int) -> None:
        self.side: Final = side
        self.space: Final = space
        self.general: Final = general
        self.total: Final = total

    def run(self, p: Hannibal) -> None:
        able = shelterable(p, self.side, self.space, self.general)
        if able:
            p.begin(ShelterGenerals(self.side, self.space, able[0] + 1, self.total))
            p.begin(ShelterGeneral(self.side, self.space, able[0], self.total))


@final
class ShelterGeneral(BySteps["Hannibal"]):
    """10.7, 18.1: one general goes in or stays out; a consul where he has his 5 CUs, if he has them anywhere."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO_IN, words.STAY_OUT)
    wholes: ClassVar[tuple[int, ...]] = (words.GO_IN_THESE,)
    prompt: ClassVar[str] = words.ASK_SHELTER_GENERAL

    def __init__(self, side: int, space: int, general: int, total: int) -> None:
        self.side: Final = side
        self.space: Final = space
        self.general: Final = general
        self.total: Final = total

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, self.general), ("space", words.SPACE, self.space)]

    def moves(self, p: Hannibal) -> list[Move]:
        mask = 1 << self.general
        inside = p.cu[self.side * PLACES + p.board.inside[self.space]]
        outside = self.total - inside
        in_is_legal = split_is_legal(p, self.total, inside, mask, 0)
        out_is_legal = split_is_legal(p, self.total, outside, mask, 0)
        moves = []
        if in_is_legal or not out_is_legal:
            moves.append(Move(words.GO_IN, self.general))
        if out_is_legal or not in_is_legal:
            moves.append(Move(words.STAY_OUT, self.general))
        return moves

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        return shelter_steps(shelterable(p, self.side, self.space, self.general), words.GENERALS.unpack(move.a))

    def among(self, p: Hannibal, verb: int) -> list[Among]:
        return [Among(shelterable(p, self.side, self.space, self.general), [])]

    def samples(self, p: Hannibal) -> list[Move]:
        able = shelterable(p, self.side, self.space, self.general)
        return [Move(words.GO_IN_THESE, words.GENERALS.pack(some)) for some in ([], able[:1], able)]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NOT_HERE

    def why(self, p: Hannibal, move: Move) -> int:
        return words.R_CONSUL_UNITS if move.a in (ANY, self.general) else words.R_NOT_HERE

    def step(self, p: Hannibal, move: Move) -> None:
        if move.verb == words.GO_IN:
            move_general(p, self.general, p.board.inside[self.space])


@final
class RetreatRest(Procedure["Hannibal"]):
    """15.2, 15.3: those who have no way out are destroyed, and their generals displaced (10.10)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        space = battle.at
        count = p.cu[self.side * PLACES + space]
        if not count and not generals_at(p, self.side, space):
            return
        if retreat_paths(p, self.side, space):
            p.begin(Retreat(self.side, ()))
            return
        p.tell(words.E_DESTROYED, self.side, space)
        if count:
            take_losses(p, self.side, space, count, elephants_at(p, self.side, space), 0)
        displace_all(p, self.side, space)


@final
class Retreat(BySteps["Hannibal"]):
    """15.1: the loser picks his way among those the rules allow, space by space or at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.RETREAT,)
    wholes: ClassVar[tuple[int, ...]] = (words.RETREAT_BY,)
    prompt: ClassVar[str] = words.ASK_RETREAT

    def __init__(self, side: int, path: tuple[int, ...]) -> None:
        self.side: Final = side
        self.path: Final = path

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def _ways(self, p: Hannibal) -> list[list[int]]:
        gone = list(self.path)
        return [path for path in retreat_paths(p, self.side, p.fighting().at) if path[: len(gone)] == gone]

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(words.RETREAT, one) for one in sorted({path[len(self.path)] for path in self._ways(p)})]

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        return [Move(words.RETREAT, one) for one in words.PATH.unpack(move.a)]

    def among(self, p: Hannibal, verb: int) -> list[Among]:
        gone = len(self.path)
        return [Among(sorted({one for path in self._ways(p) for one in path[gone:]}), [])]

    def samples(self, p: Hannibal) -> list[Move]:
        return [Move(words.RETREAT_BY, words.PATH.pack(path[len(self.path) :])) for path in self._ways(p)[:2]]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_RETREAT_WHERE

    def why(self, p: Hannibal, move: Move) -> int:
        return words.R_RETREAT_WHERE

    def step(self, p: Hannibal, move: Move) -> None:
        path = (*self.path, move.a)
        if list(path) in self._ways(p):
            had = 1 if p.cu[self.side * PLACES + p.fighting().at] else 0
            p.begin(RetreatAlong(self.side, path, 0, had))
        else:
            p.begin(Retreat(self.side, path))


@final
class RetreatAlong(Procedure["Hannibal"]):
    """15.1, 15.3: the force moves a space, sweeps its own along, pays the toll, and goes on."""

    def __init__(self, side: int, path: tuple[int, ...], step: int, had: int) -> None:
        self.side: Final = side
        self.path: Final = path
        self.step: Final = step
        self.had: Final = had
        """1 if CUs set out: generals whose CUs all fall on the way are displaced (10.10)."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        here = battle.at if self.step == 0 else self.path[self.step - 1]
        if self.step == len(self.path):
            self._arrive(p, here)
            return
        if self.had and not p.cu[self.side * PLACES + here]:
            displace_all(p, self.side, here)
            settle_space(p, here)
            return
        there = self.path[self.step]
        count = p.cu[self.side * PLACES + here]
        cost = toll(p, self.side, there)
        shift_units(p, self.side, here, there, count, elephants_at(p, self.side, here))
        for general in generals_at(p, self.side, here):
            move_general(p, general, there)
        if is_on_the_march(p, self.side):
            march = p.marching()
            march.cu = min(march.cu, max(0, count - cost))
            march.elephants = min(march.elephants, march.cu)
        if self.side == CARTHAGE and p.train == here:
            lose_train(p)
        settle_space(p, here)
        p.begin(RetreatAlong(self.side, self.path, self.step + 1, self.had))
        if cost:
            lose_units(p, self.side, there, cost, 0, 0)

    def _arrive(self, p: Hannibal, here: int) -> None:
        p.tell(words.E_RETREATS, self.side, here)
        if is_on_the_march(p, self.side):
            leave_spent(p, here, p.marching().cu, p.marching().elephants)
        if self.had and not p.cu[self.side * PLACES + here]:
            displace_all(p, self.side, here)
            settle_space(p, here)
            return
        name_chief(p, self.side, here)
        settle_space(p, here)


@final
class Consequences(Procedure["Hannibal"]):
    """15.5: the loser gives up a marker for every two CUs that battle and retreat cost him."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        p.begin(Settle(battle.at))
        p.begin(MustRemove(self.side, battle.lost[self.side] // 2, 0))
