"""Reinforcements of both sides, and Scipio Africanus (rulebook chapters 6.1-6.3 and 6.7)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps, ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.board import (
    AFRICA,
    AFRICANUS,
    CARTHAGE,
    CITY,
    GENERALS,
    ITALY,
    PLACES,
    ROME,
    SPACES,
    SPAIN,
)
from quadriga.games.hannibal.force import (
    arrival_place,
    besieged,
    bring_units,
    can_be_in,
    general_spaces,
    move_general,
)
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import DISPLACED, GONE, NOT_YET, Hannibal
from quadriga.games.hannibal.year.consuls import STACK, Election

CARTHAGINIAN_STEPS: Final = 4


@final
class Reinforcements(Procedure["Hannibal"]):
    """5, 6: the steps of the phase, in their order."""

    def run(self, p: Hannibal) -> None:
        p.phase = 0
        p.tell(words.E_PHASE, 0)
        p.begin(Election())
        if p.game_turn == p.board.africanus_turn:
            p.begin(AfricanusArrives())
        p.begin(RomanUnits(p.board.roman_reinforcements, 0))
        p.begin(ReturnOfTheDisplaced())
        p.begin(CarthaginianUnit(0))


# ---------------------------------------------------------------- 6.1 Carthage


def carthaginian_spaces(p: Hannibal, step: int) -> list[int]:
    """6.1: where the first (Africa), second and third (Spain) or fourth CU of Carthage may arrive."""
    board = p.board
    generals = general_spaces(p, CARTHAGE)
    spaces: list[int] = []
    if step == 1 and p.control[board.carthago_nova] != CARTHAGE:
        return []
    if step == 2 and not p.controls(CARTHAGE, board.baetica):
        return []
    if step in (0, 3):
        spaces.append(board.carthago)
    if step > 0:
        spaces.append(board.carthago_nova)
    spaces = [s for s in spaces if p.control[s] == CARTHAGE and arrival_place(p, CARTHAGE, s) >= 0]
    for space in generals:
        country = board.country_of[space]
        if space not in spaces and (step == 3 or country == (AFRICA if step == 0 else SPAIN)):
            spaces.append(space)
    return sorted(spaces)


@final
class CarthaginianUnit(Procedure["Hannibal"]):
    """6.1, 6.3: the next CU of Carthage; without a legal space it is lost."""

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def run(self, p: Hannibal) -> None:
        if self.step == CARTHAGINIAN_STEPS:
            return
        p.begin(CarthaginianUnit(self.step + 1))
        if carthaginian_spaces(p, self.step):
            p.begin(PlaceCarthaginian(self.step))


@final
class PlaceCarthaginian(BySteps["Hannibal"]):
    """6.1: where a Carthaginian CU arrives, or this one and all that follow."""

    verbs: ClassVar[tuple[int, ...]] = (words.REINFORCE,)
    wholes: ClassVar[tuple[int, ...]] = (words.REINFORCE_ALL,)
    prompt: ClassVar[str] = words.ASK_REINFORCE_CARTHAGE

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        waiting = [1 for later in range(self.number, CARTHAGINIAN_STEPS) if carthaginian_spaces(p, later)]
        return [("units", words.NUMBER, len(waiting))]

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(words.REINFORCE, space) for space in carthaginian_spaces(p, self.number)]

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        """The CUs still to come, each in the first space named that takes it; whatever is over, where it cannot be."""
        wanted = words.SHARES.unpack(move.a)
        steps: list[Move] = []
        for number in range(self.number, CARTHAGINIAN_STEPS):
            able = [space for space in carthaginian_spaces(p, number) if wanted[space]]
            if able:
                wanted[able[0]] -= 1
                steps.append(Move(words.REINFORCE, able[0]))
        over = [space for space in range(SPACES) if wanted[space]]
        return [*steps, *[Move(words.REINFORCE, space) for space in over]]

    def among(self, p: Hannibal, verb: int) -> list[Among]:
        most = [0] * SPACES
        for number in range(self.number, CARTHAGINIAN_STEPS):
            for space in carthaginian_spaces(p, number):
                most[space] += 1
        named = [space for space in range(SPACES) if most[space]]
        return [Among(named, [most[space] for space in named])]

    def samples(self, p: Hannibal) -> list[Move]:
        shares = [[0] * SPACES, [0] * SPACES]
        for number in range(self.number, CARTHAGINIAN_STEPS):
            spaces = carthaginian_spaces(p, number)
            if spaces:
                shares[0][spaces[0]] += 1
                shares[1][spaces[-1]] += 1
        return [Move(words.REINFORCE_ALL, words.SHARES.pack(one)) for one in shares]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NO_PLACEMENT

    def why(self, p: Hannibal, move: Move) -> int:
        return words.R_NO_PLACEMENT

    def step(self, p: Hannibal, move: Move) -> None:
        bring_units(p, CARTHAGE, move.a, 1, 0)


def recall_spaces(p: Hannibal, general: int) -> list[int]:
    """6.1: where a displaced general may come back: with CUs that are not besieged."""
    return [
        space
        for space in range(SPACES)
        if units_in(p, CARTHAGE, space) and recall_place(p, space) >= 0 and can_be_in(p, general, space)
    ]


def recall_place(p: Hannibal, space: int) -> int:
    """6.1: outside, or inside walls that are not besieged."""
    if p.cu[CARTHAGE * PLACES + space]:
        return space
    return -1 if besieged(p, space) else p.board.inside[space]


@final
class ReturnOfTheDisplaced(Procedure["Hannibal"]):
    """6.1: the displaced Carthaginian generals come back, one by one."""

    def run(self, p: Hannibal) -> None:
        for general in range(GENERALS):
            if p.at[general] == DISPLACED and p.board.side_of[general] == CARTHAGE and recall_spaces(p, general):
                p.begin(ReturnOfTheDisplaced())
                p.begin(RecallGeneral(general))
                return


@final
class RecallGeneral(ChooseOne["Hannibal"]):
    """6.1: where one of them comes back."""

    verbs: ClassVar[tuple[int, ...]] = (words.RECALL,)
    prompt: ClassVar[str] = words.ASK_RECALL

    def __init__(self, general: int) -> None:
        self.general: Final = general

    def turn(self, p: Hannibal) -> Seat:
        return Seat(CARTHAGE)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, self.general)]

    def of(self, p: Hannibal) -> int:
        return self.general

    def candidates(self, p: Hannibal) -> list[int]:
        return recall_spaces(p, self.general)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_NO_RECALL

    def forbids_of(self, p: Hannibal, thing: int) -> int:
        return words.R_NO_RECALL

    def chose(self, p: Hannibal, one: int) -> None:
        move_general(p, self.general, recall_place(p, one))
        p.tell(words.E_ARRIVES, self.general, one)


# ---------------------------------------------------------------- 6.2 Rome


def roman_spaces(p: Hannibal) -> list[int]:
    """6.2, 6.3: Roma, and wherever a Roman general is."""
    spaces = general_spaces(p, ROME)
    roma = p.board.roma
    if roma not in spaces and arrival_place(p, ROME, roma) >= 0:
        spaces.append(roma)
    return sorted(spaces)


def forbids_reinforcing_rome(p: Hannibal, space: int, left: int, abroad: int) -> int:
    """6.2: 0 or what forbids a Roman CU here: 3 of 5 go to Italy, and a stack of 5 comes first."""
    return _forbids_reinforcing(p, roman_spaces(p), space, left, abroad, stack_needed(p))


def _forbids_reinforcing(p: Hannibal, spaces: list[int], space: int, left: int, abroad: int, needed: bool) -> int:
    if space not in spaces:
        return words.R_NO_PLACEMENT
    outside = p.board.country_of[space] != ITALY
    most_abroad = p.board.roman_reinforcements - p.board.roman_in_italy
    if outside and abroad >= most_abroad:
        return words.R_ITALY_FIRST
    if needed:
        now = [s for s in spaces if _stack_within(p, s, left, abroad)]
        after = abroad + 1 if outside else abroad
        later = [s for s in now if _stack_within(p, s, left - 1, after) or (s == space and _size(p, s) + left >= STACK)]
        if now and not later:
            return words.R_STACK_FIRST
    return 0


def stack_needed(p: Hannibal) -> bool:
    """6.2: whether Rome has no stack of 5 CUs anywhere."""
    return all(p.cu[place] < STACK for place in range(PLACES))


def _size(p: Hannibal, space: int) -> int:
    return p.cu[ROME * PLACES + arrival_place(p, ROME, space)]


def _stack_within(p: Hannibal, space: int, left: int, abroad: int) -> bool:
    """Whether a stack of 5 can still be made here with the CUs left."""
    if p.board.country_of[space] != ITALY:
        left = min(left, p.board.roman_reinforcements - p.board.roman_in_italy - abroad)
    return _size(p, space) + left >= STACK


@final
class RomanUnits(Procedure["Hannibal"]):
    """6.2, 6.3: the next of the five Roman CUs; without a legal space the rest is lost."""

    def __init__(self, left: int, abroad: int) -> None:
        self.left: Final = left
        self.abroad: Final = abroad

    def run(self, p: Hannibal) -> None:
        if self.left == 0:
            return
        spaces, needed = roman_spaces(p), stack_needed(p)
        if any(_forbids_reinforcing(p, spaces, space, self.left, self.abroad, needed) == 0 for space in spaces):
            p.begin(PlaceRoman(self.left, self.abroad))


@final
class PlaceRoman(BySteps["Hannibal"]):
    """6.2: where a Roman CU arrives, or this one and all that follow."""

    verbs: ClassVar[tuple[int, ...]] = (words.REINFORCE,)
    wholes: ClassVar[tuple[int, ...]] = (words.REINFORCE_ALL,)
    prompt: ClassVar[str] = words.ASK_REINFORCE_ROME

    def __init__(self, left: int, abroad: int) -> None:
        self.left: Final = left
        self.abroad: Final = abroad

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("units", words.NUMBER, self.left)]

    def moves(self, p: Hannibal) -> list[Move]:
        spaces, needed = roman_spaces(p), stack_needed(p)
        return [
            Move(words.REINFORCE, space)
            for space in spaces
            if _forbids_reinforcing(p, spaces, space, self.left, self.abroad, needed) == 0
        ]

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        shares = words.SHARES.unpack(move.a)
        return [Move(words.REINFORCE, space) for space in range(SPACES) for _ in range(shares[space])]

    def among(self, p: Hannibal, verb: int) -> list[Among]:
        spaces = roman_spaces(p)
        return [Among(spaces, [self.left] * len(spaces))]

    def samples(self, p: Hannibal) -> list[Move]:
        spaces = [move.a for move in self.moves(p)]
        shares = [[0] * SPACES, [0] * SPACES]
        shares[0][spaces[0]] = self.left
        for number in range(self.left):
            shares[1][spaces[number % len(spaces)]] += 1
        return [Move(words.REINFORCE_ALL, words.SHARES.pack(one)) for one in shares]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NO_PLACEMENT

    def why(self, p: Hannibal, move: Move) -> int:
        return 0 if move.a == ANY else forbids_reinforcing_rome(p, move.a, self.left, self.abroad)

    def step(self, p: Hannibal, move: Move) -> None:
        bring_units(p, ROME, move.a, 1, 0)
        abroad = self.abroad + (0 if p.board.country_of[move.a] == ITALY else 1)
        p.begin(RomanUnits(self.left - 1, abroad))


# ---------------------------------------------------------------- 6.7 Scipio Africanus


def africanus_spaces(p: Hannibal) -> list[int]:
    """6.7: Italian spaces and Spanish ports with a Roman marker and no enemy CU."""
    board = p.board
    spaces: list[int] = []
    for space in range(SPACES):
        country = board.country_of[space]
        if p.control[space] != ROME or units_in(p, CARTHAGE, space) or besieged(p, space):
            continue
        if p.options[options.AFRICANUS_CITY] == options.ANY_CITY and board.kind[space] == CITY:
            continue
        if country == ITALY or (country == SPAIN and p.is_port(space)):
            spaces.append(space)
    return spaces


@final
class AfricanusArrives(Procedure["Hannibal"]):
    """6.7: Scipio Africanus comes with 5 CUs, or never."""

    def run(self, p: Hannibal) -> None:
        if p.at[AFRICANUS] != NOT_YET:
            return
        if africanus_spaces(p):
            p.begin(LandAfricanus())
        else:
            p.at[AFRICANUS] = GONE
            p.tell(words.E_GONE, AFRICANUS)


@final
class LandAfricanus(ChooseOne["Hannibal"]):
    """6.7: where he and his army come in, all together."""

    verbs: ClassVar[tuple[int, ...]] = (words.LAND_AFRICANUS,)
    prompt: ClassVar[str] = words.ASK_LAND_AFRICANUS

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def candidates(self, p: Hannibal) -> list[int]:
        return africanus_spaces(p)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_NO_LANDING

    def chose(self, p: Hannibal, one: int) -> None:
        bring_units(p, ROME, one, p.board.africanus_cu, 0)
        move_general(p, AFRICANUS, one)
        p.tell(words.E_ARRIVES, AFRICANUS, one)
