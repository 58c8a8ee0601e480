"""Camp: a toy of steps that every book has, and of a part that comes and goes. Nothing is hidden, nothing rolled.

1  The legate marches or rests; legates take turns.
2  A march takes a road, or stays at home after all.
3  One to three cohorts go, never both the third and the fourth; tired ones stay.
4  Up to four rations are packed, and no more wine than wheat.
5  The toll of the road is at least one coin.
6  The cohorts cross in an order; the sixth is never first.
7  Who has marched furthest when nobody can march, or after the last round, wins.
8  Who rests wakes up to two tired cohorts.
9  Who stays at home after all sends a rider from post to post, never back; he halts where he likes, for a mile.
"""

from pathlib import Path
from typing import Any, ClassVar, Final, final

from quadriga.engine import (
    ANY,
    DRAW,
    LOSS,
    WIN,
    Game,
    Kind,
    Move,
    Named,
    Option,
    Position,
    Procedure,
    Scenario,
    Seat,
    Vocabulary,
)
from quadriga.engine.frame import Among
from quadriga.engine.pack import Counts, Sequence, Several
from quadriga.engine.part import Part
from quadriga.engine.steps import BySteps, ChooseOne, ChooseSeveral, CountEach, InOrder, OneByOne, Pay, YesNo

ROUNDS: Final = [4, 8]
COINS: Final = 6
MOST_COHORTS: Final = 3
MOST_RATIONS: Final = 4
MOST_WOKEN: Final = 2
GATE: Final = 0
NEAR: Final = [[1], [0, 2, 3], [1, 3], [1, 2]]
"""9: the posts next to each; the rider sets out from the gate."""
WHEAT: Final = 0
WINE: Final = 1
THIRD, FOURTH, SIXTH = 2, 3, 5

VOCABULARY: Final = Vocabulary("camp")
COHORT: Final = VOCABULARY.kind(
    Named("cohort", ["cohors-i", "cohors-ii", "cohors-iii", "cohors-iv", "cohors-v", "cohors-vi"])
)
ROAD: Final = VOCABULARY.kind(Named("road", ["appia", "flaminia", "aurelia"]))
RATION: Final = VOCABULARY.kind(Named("ration", ["wheat", "wine", "oil"]))
NUMBER: Final = VOCABULARY.kind(Kind("number"))
COHORTS: Final = VOCABULARY.kind(Several("cohorts", COHORT))
RATIONS: Final = VOCABULARY.kind(Counts("rations", RATION))
ORDER: Final = VOCABULARY.kind(Sequence("order", COHORT))
POST: Final = VOCABULARY.kind(Named("post", ["porta", "ara", "fons", "pons"]))
PATH: Final = VOCABULARY.kind(Sequence("path", POST))

MARCH: Final = VOCABULARY.verb("march", "1")
REST: Final = VOCABULARY.verb("rest", "1")
ROAD_TAKEN: Final = VOCABULARY.verb("take-road", "2", road=ROAD)
STAY: Final = VOCABULARY.verb("stay", "2")
TAKE: Final = VOCABULARY.verb("take", "3", cohort=COHORT)
SET_OUT: Final = VOCABULARY.verb("set-out", "3")
TAKE_THESE: Final = VOCABULARY.verb("take-these", "3", cohorts=COHORTS)
PACK: Final = VOCABULARY.verb("pack", "4", ration=RATION, number=NUMBER)
PACK_THESE: Final = VOCABULARY.verb("pack-these", "4", rations=RATIONS)
PAY: Final = VOCABULARY.verb("pay", "5", number=NUMBER)
CROSS: Final = VOCABULARY.verb("cross", "6", cohort=COHORT)
CROSS_SO: Final = VOCABULARY.verb("cross-so", "6", order=ORDER)
WAKE: Final = VOCABULARY.verb("wake", "8", cohort=COHORT)
ENOUGH: Final = VOCABULARY.verb("enough", "8")
WAKE_THESE: Final = VOCABULARY.verb("wake-these", "8", cohorts=COHORTS)
RIDE: Final = VOCABULARY.verb("ride", "9", post=POST)
HALT: Final = VOCABULARY.verb("halt", "9")
RIDE_BY: Final = VOCABULARY.verb("ride-by", "9", path=PATH)

E_MARCHED: Final = VOCABULARY.event("marched", road=ROAD, cohort=COHORT, number=NUMBER)
E_WOKEN: Final = VOCABULARY.event("woken", cohort=COHORT)
E_RODE: Final = VOCABULARY.event("rode", post=POST)
R_TIRED: Final = VOCABULARY.refusal("tired", "3")
R_TOO_MANY: Final = VOCABULARY.refusal("too-many", "3")
R_APART: Final = VOCABULARY.refusal("apart", "3")
R_NOT_IN_ORDER: Final = VOCABULARY.refusal("not-in-order", "3")
R_NOBODY: Final = VOCABULARY.refusal("nobody", "3")
R_RATIONS: Final = VOCABULARY.refusal("rations", "4")
R_OTHER_RATION: Final = VOCABULARY.refusal("other-ration", "4")
R_PURSE: Final = VOCABULARY.refusal("purse", "5")
R_NOT_GOING: Final = VOCABULARY.refusal("not-going", "6")
R_NEVER_FIRST: Final = VOCABULARY.refusal("never-first", "6")
R_NO_COIN: Final = VOCABULARY.refusal("no-coin", "1")
R_ROAD: Final = VOCABULARY.refusal("worn-out", "2")
R_AWAKE: Final = VOCABULARY.refusal("awake", "8")
R_NOT_NEXT: Final = VOCABULARY.refusal("not-next", "9")
R_NO_WAY: Final = VOCABULARY.refusal("no-way", "9")
ASK_MARCH: Final = VOCABULARY.prompt("march", "1")
ASK_ROAD: Final = VOCABULARY.prompt("road", "2")
ASK_COHORTS: Final = VOCABULARY.prompt("cohorts", "3")
ASK_RATIONS: Final = VOCABULARY.prompt("rations", "4")
ASK_TOLL: Final = VOCABULARY.prompt("toll", "5")
ASK_ORDER: Final = VOCABULARY.prompt("order", "6")
ASK_WAKE: Final = VOCABULARY.prompt("wake", "8")
ASK_RIDE: Final = VOCABULARY.prompt("ride", "9")
END_FURTHEST: Final = VOCABULARY.end("furthest", "7")


@final
class Column(Part):
    """3 to 6: a column on the road."""

    def lay_out(self, road: int) -> None:
        """It begins with a road."""
        self.road = road
        self.cohorts: list[int] = []
        self.packed: list[int] = []
        self.toll = 0

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "road",
        "cohorts",
        "packed",
        "toll",
    )
    shapes: ClassVar[str] = "nlln"

    def copy(self) -> "Column":
        to = Column()
        to.road = self.road
        to.cohorts = self.cohorts[:]
        to.packed = self.packed[:]
        to.toll = self.toll
        return to


@final
class Camp(Position):
    """Who has marched how far, and what is left."""

    def lay_out(self) -> None:
        """Everybody at home."""
        self.round = 1
        self.legate = 0
        self.tired: list[int] = [0] * len(COHORT.slugs)
        self.purse: list[int] = [COINS] * self.seats
        self.miles: list[int] = [0] * self.seats
        self.column: Column | None = None

    def marching(self) -> Column:
        """The column on the road."""
        assert self.column is not None
        return self.column

    def fresh_cohorts(self) -> list[int]:
        """3: those that may go."""
        return [one for one, tired in enumerate(self.tired) if not tired]

    def moment(self) -> dict[str, object]:
        return {"round": self.round}

    def look(self, seat: Seat | None) -> dict[str, object]:
        sides = [{"side": str(one), "purse": self.purse[one], "miles": self.miles[one]} for one in range(self.seats)]
        return {"sides": sides, "own": {"tired": self.tired[:]}}

    def audit(self) -> list[str]:
        return ["a purse is overdrawn"] if min(self.purse) < 0 else []

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "legate",
        "tired",
        "purse",
        "miles",
        "column",
    )
    shapes: ClassVar[str] = "nnlllp"
    parts: ClassVar[tuple[Any, ...]] = (Column,)

    def copy(self) -> "Camp":
        to = Camp(self.game, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.round = self.round
        to.legate = self.legate
        to.tired = self.tired[:]
        to.purse = self.purse[:]
        to.miles = self.miles[:]
        to.column = None if self.column is None else self.column.copy()
        return to


@final
class Round(Procedure[Camp]):
    """1, 7: the next legate, while anybody can march."""

    def run(self, p: Camp) -> None:
        if p.round > ROUNDS[p.scenario] or not p.fresh_cohorts():
            best = max(p.miles)
            winners = p.miles.count(best)
            p.finish(END_FURTHEST, [LOSS if far < best else WIN if winners == 1 else DRAW for far in p.miles])
            return
        p.begin(Round())
        p.begin(Relief())
        p.begin(MarchOrRest())


@final
class Relief(Procedure[Camp]):
    """1: legates take turns."""

    def run(self, p: Camp) -> None:
        p.column = None
        p.legate = (p.legate + 1) % p.seats
        if p.legate == 0:
            p.round += 1


@final
class MarchOrRest(YesNo[Camp]):
    """1: the legate marches or rests."""

    verbs: ClassVar[tuple[int, ...]] = (MARCH, REST)
    prompt: ClassVar[str] = ASK_MARCH

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def forbids_yes(self, p: Camp) -> int:
        return 0 if p.purse[p.legate] else R_NO_COIN

    def yes(self, p: Camp) -> None:
        p.begin(TakeRoad())

    def no(self, p: Camp) -> None:
        if any(p.tired):
            p.begin(Wake(MOST_WOKEN))


@final
class Wake(OneByOne[Camp]):
    """8: up to two tired cohorts, each awake at once."""

    verbs: ClassVar[tuple[int, ...]] = (WAKE, ENOUGH)
    wholes: ClassVar[tuple[int, ...]] = (WAKE_THESE,)
    several: ClassVar[Several] = COHORTS
    prompt: ClassVar[str] = ASK_WAKE

    def __init__(self, left: int) -> None:
        self.left = left

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def candidates(self, p: Camp) -> list[int]:
        return [one for one, tired in enumerate(p.tired) if tired]

    def forbids(self, p: Camp, one: int) -> int:
        return 0 if p.tired[one] else R_AWAKE

    def forbids_whole(self, p: Camp) -> int:
        return R_TOO_MANY

    def next_step(self) -> "Wake":
        return Wake(self.left - 1)

    def chose(self, p: Camp, one: int) -> None:
        p.tired[one] = 0
        p.tell(E_WOKEN, one)


@final
class Ride(BySteps[Camp]):
    """9: the rider's next post, or the end of his ride."""

    verbs: ClassVar[tuple[int, ...]] = (RIDE, HALT)
    wholes: ClassVar[tuple[int, ...]] = (RIDE_BY,)
    prompt: ClassVar[str] = ASK_RIDE

    def __init__(self, at: int, passed: tuple[int, ...]) -> None:
        self.at: Final = at
        self.passed: Final = passed

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def forbids_riding(self, to: int) -> int:
        """9: to a post next to this one, never back."""
        return 0 if to in NEAR[self.at] and to not in self.passed else R_NOT_NEXT

    def moves(self, p: Camp) -> list[Move]:
        return [*[Move(RIDE, to) for to in range(len(NEAR)) if not self.forbids_riding(to)], Move(HALT)]

    def why(self, p: Camp, move: Move) -> int:
        if move.verb == HALT or move.a != ANY:
            return 0 if move.verb == HALT else self.forbids_riding(move.a)
        return 0 if len(self.moves(p)) > 1 else R_NOT_NEXT

    def among(self, p: Camp, verb: int) -> list[Among]:
        return [Among([to for to in range(len(NEAR)) if to != self.at and to not in self.passed], [])]

    def forbids_whole(self, p: Camp) -> int:
        return R_NO_WAY

    def steps(self, p: Camp, move: Move) -> list[Move]:
        path = PATH.unpack(move.a)
        return [*[Move(RIDE, to) for to in path], Move(HALT)] if path else []

    def samples(self, p: Camp) -> list[Move]:
        return [Move(RIDE_BY, PATH.pack(path)) for path in ([1], [1, 2, 3], [3], [])]

    def step(self, p: Camp, move: Move) -> None:
        if move.verb == HALT:
            p.miles[p.legate] += int(self.at != GATE)
            return
        p.tell(E_RODE, move.a)
        p.begin(Ride(move.a, (*self.passed, self.at)))


@final
class TakeRoad(ChooseOne[Camp]):
    """2: which road, if any; the longest is closed to the poor."""

    verbs: ClassVar[tuple[int, ...]] = (ROAD_TAKEN, STAY)
    prompt: ClassVar[str] = ASK_ROAD

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def candidates(self, p: Camp) -> list[int]:
        return [road for road in range(len(ROAD.slugs)) if not self.forbids(p, road)]

    def forbids(self, p: Camp, one: int) -> int:
        return R_ROAD if p.purse[p.legate] <= one else 0

    def declined(self, p: Camp) -> None:
        p.begin(Ride(GATE, ()))

    def chose(self, p: Camp, one: int) -> None:
        p.column = Column()
        p.column.lay_out(one)
        p.begin(Muster(()))


@final
class Muster(ChooseSeveral[Camp]):
    """3: which cohorts."""

    verbs: ClassVar[tuple[int, ...]] = (TAKE, SET_OUT)
    wholes: ClassVar[tuple[int, ...]] = (TAKE_THESE,)
    several: ClassVar[Several] = COHORTS
    prompt: ClassVar[str] = ASK_COHORTS

    def __init__(self, taken: tuple[int, ...]) -> None:
        self.taken = taken

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def candidates(self, p: Camp) -> list[int]:
        return p.fresh_cohorts()

    def forbids_taking(self, p: Camp, taken: list[int], one: int) -> int:
        if p.tired[one]:
            return R_TIRED
        if len(taken) >= MOST_COHORTS:
            return R_TOO_MANY
        if taken and one <= taken[-1]:
            return R_NOT_IN_ORDER
        return R_APART if {THIRD, FOURTH} <= {*taken, one} else 0

    def forbids_end(self, p: Camp, taken: list[int]) -> int:
        return 0 if taken else R_NOBODY

    def is_full(self, p: Camp, taken: list[int]) -> bool:
        return len(taken) == MOST_COHORTS

    def next_step(self, taken: tuple[int, ...]) -> "Muster":
        return Muster(taken)

    def chose(self, p: Camp, taken: tuple[int, ...]) -> None:
        p.marching().cohorts = list(taken)
        Rations(()).go_on(p)


@final
class Rations(CountEach[Camp]):
    """4: how much of each ration."""

    verbs: ClassVar[tuple[int, ...]] = (PACK,)
    wholes: ClassVar[tuple[int, ...]] = (PACK_THESE,)
    each: ClassVar[Counts] = RATIONS
    prompt: ClassVar[str] = ASK_RATIONS

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts = counts

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def bounds(self, p: Camp, counts: list[int]) -> tuple[int, int]:
        room = MOST_RATIONS - sum(counts)
        return (0, min(room, counts[WHEAT])) if len(counts) == WINE else (0, room)

    def forbids(self, p: Camp, counts: list[int], number: int) -> int:
        return R_RATIONS

    def forbids_kind(self, p: Camp, kind: int) -> int:
        return R_OTHER_RATION

    def next_step(self, counts: tuple[int, ...]) -> "Rations":
        return Rations(counts)

    def counted(self, p: Camp, counts: tuple[int, ...]) -> None:
        p.marching().packed = list(counts)
        p.begin(Toll())


@final
class Toll(Pay[Camp]):
    """5: the toll."""

    verbs: ClassVar[tuple[int, ...]] = (PAY,)
    prompt: ClassVar[str] = ASK_TOLL

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def purse(self, p: Camp) -> int:
        return p.purse[p.legate]

    def least(self, p: Camp) -> int:
        return 1

    def most(self, p: Camp) -> int:
        return 3

    def forbids(self, p: Camp, number: int) -> int:
        return R_PURSE

    def counted(self, p: Camp, number: int) -> None:
        p.marching().toll = number
        p.purse[p.legate] -= number
        if len(p.marching().cohorts) > 1:
            p.begin(Crossing(()))
        else:
            arrive(p, p.marching().cohorts)


@final
class Crossing(InOrder[Camp]):
    """6: in what order the cohorts cross."""

    verbs: ClassVar[tuple[int, ...]] = (CROSS,)
    wholes: ClassVar[tuple[int, ...]] = (CROSS_SO,)
    sequence: ClassVar[Sequence] = ORDER
    prompt: ClassVar[str] = ASK_ORDER

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def turn(self, p: Camp) -> Seat:
        return Seat(p.legate)

    def candidates(self, p: Camp) -> list[int]:
        return p.marching().cohorts

    def forbids_next(self, p: Camp, chosen: list[int], one: int) -> int:
        if one not in p.marching().cohorts or one in chosen:
            return R_NOT_GOING
        return R_NEVER_FIRST if one == SIXTH and not chosen else 0

    def next_step(self, chosen: tuple[int, ...]) -> "Crossing":
        return Crossing(chosen)

    def ordered(self, p: Camp, order: tuple[int, ...]) -> None:
        arrive(p, list(order))


def arrive(p: Camp, order: list[int]) -> None:
    """3, 7: those who crossed are tired; the miles count by the road and by who came first."""
    column = p.marching()
    for one in order:
        p.tired[one] = 1
    p.miles[p.legate] += (column.road + 1) * len(order) + column.toll + sum(column.packed) + (order[0] == THIRD)
    p.tell(E_MARCHED, column.road, order[0], len(order))


@final
class CampGame(Game):
    """The title."""

    def __init__(self) -> None:
        scenarios = [Scenario("short", 200), Scenario("long", 400)]
        options = [Option("weather", ["fair"])]
        super().__init__("camp", 1, [2, 3], scenarios, options, VOCABULARY, __name__, "1")

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Camp:
        return Camp(self, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(Round())


def title(_: Path | None) -> Game:
    """The toy."""
    return CampGame()
