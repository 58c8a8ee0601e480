"""The reaction phase, in its order: walls, declarations, rolls (rulebook 10.3)."""

from typing import ClassVar, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import FACES, within
from quadriga.games.hannibal.board import CITY, PLACES
from quadriga.games.hannibal.force import (
    besieged,
    elephant_choices,
    elephants_at,
    generals_at,
)
from quadriga.games.hannibal.march.army import come_back, enemy_cu_here
from quadriga.games.hannibal.march.avoidance import (
    AvoidRoll,
    avoid_rating,
    forbids_avoiding,
    forbids_slipping,
    unfailed_cu,
)
from quadriga.games.hannibal.march.contact import Contact
from quadriga.games.hannibal.march.garrison import Garrison
from quadriga.games.hannibal.march.interception import (
    InterceptRoll,
    forbids_interception,
    forbids_sending,
    intercept_rating,
)
from quadriga.games.hannibal.march.march import AVOIDANCE, INTERCEPTION, STOPPED
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import Hannibal


@final
class Arrive(Procedure["Hannibal"]):
    """10.3: the army has entered a space; the other side reacts, in the order of the book."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        march.avoided = 0
        march.avoid_failed = 0
        space = march.at
        if march.cu == 0 and enemy_cu_here(p):
            come_back(p, march.came_from)
            march.over = STOPPED
            p.tell(words.E_BACKED_UP, march.general, p.board.space_of[march.at])
            return
        p.begin(Contact())
        p.begin(Resolve())
        p.begin(Declare())
        side = 1 - p.active
        if march.cu and p.board.kind[space] == CITY and p.control[space] == side and not besieged(p, space):
            inside = p.board.inside[space]
            if units_in(p, side, space) or generals_at(p, side, space) or generals_at(p, side, inside):
                p.begin(Garrison())


def reactions(p: Hannibal) -> list[Move]:
    """10.3: every interception and avoidance that can still be declared."""
    march = p.marching()
    moves: list[Move] = []
    side = 1 - p.active
    for near in p.board.road[march.at]:
        for place in (near, p.board.inside[near]):
            if place >= 0 and p.cu[side * PLACES + place]:
                for general in generals_at(p, side, place):
                    if forbids_interception(p, general) == 0:
                        _with_units(p, words.INTERCEPT, general, 1, moves)
    for general in generals_at(p, side, march.at):
        if forbids_avoiding(p, general) == 0:
            _with_units(p, words.AVOID, general, 0, moves)
    return moves


def _with_units(p: Hannibal, verb: int, general: int, least: int, into: list[Move]) -> None:
    side = 1 - p.active
    place = p.at[general]
    have = p.cu[side * PLACES + place]
    most = have if verb == words.INTERCEPT else unfailed_cu(p, side, place)
    elephants = elephants_at(p, side, place)
    for count in range(least, min(most, p.board.army_limit) + 1):
        forbids = forbids_sending(p, general, count) if verb == words.INTERCEPT else forbids_slipping(p, general, count)
        if forbids == 0:
            for some in elephant_choices(have, elephants, count):
                into.append(Move(verb, general, count, some))


@final
class Declare(Procedure["Hannibal"]):
    """10.3: the inactive player declares every reaction before the first is rolled."""

    def run(self, p: Hannibal) -> None:
        if reactions(p):
            p.begin(React())


@final
class React(Decision["Hannibal"]):
    """12.6, 13.3: one more interception or avoidance, or no more."""

    verbs: ClassVar[tuple[int, ...]] = (words.INTERCEPT, words.AVOID, words.NO_REACTION)
    prompt: ClassVar[str] = words.ASK_REACT
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        return [("general", words.GENERAL, march.general), ("space", words.SPACE, march.at)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = reactions(p)
        moves.append(Move(words.NO_REACTION))
        return moves

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        if move.verb == words.NO_REACTION:
            return 0, 0
        rating = intercept_rating(p, move.a) if move.verb == words.INTERCEPT else avoid_rating(p, move.a)
        return within(rating), FACES

    def why(self, p: Hannibal, move: Move) -> int:
        if move.a == ANY:
            return words.R_NO_INTERCEPT if move.verb == words.INTERCEPT else words.R_NO_AVOID
        code = forbids_interception(p, move.a) if move.verb == words.INTERCEPT else forbids_avoiding(p, move.a)
        if code == 0 and move.b != ANY:
            forbids = forbids_sending if move.verb == words.INTERCEPT else forbids_slipping
            code = forbids(p, move.a, move.b)
        return code or words.R_UNITS

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        if move.verb == words.NO_REACTION:
            return
        if move.verb == words.INTERCEPT:
            p.tell(words.E_TRIES_INTERCEPT, move.a, move.b, march.at)
            march.declared = [*march.declared, INTERCEPTION, move.a, move.b, move.c]
        else:
            p.tell(words.E_TRIES_AVOID, move.a, move.b)
            march.declared = [*march.declared, AVOIDANCE, move.a, move.b, move.c]
        p.begin(Declare())


@final
class Resolve(Procedure["Hannibal"]):
    """10.3: the declared reactions are rolled for: avoiding battle first, then interceptions as declared."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        for i in range(len(march.declared) - 4, -1, -4):
            if march.declared[i] == INTERCEPTION:
                p.begin(InterceptRoll(march.declared[i + 1], march.declared[i + 2], march.declared[i + 3]))
        for i in range(0, len(march.declared), 4):
            if march.declared[i] == AVOIDANCE:
                p.begin(AvoidRoll(march.declared[i + 1], march.declared[i + 2], march.declared[i + 3]))
        march.declared = []
