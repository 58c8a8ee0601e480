"""Political control, consequences of defeat, isolation (rulebook chapters 15.5-15.6 and 19)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Several
from quadriga.engine.position import LOSS, WIN
from quadriga.engine.seat import Seat
from quadriga.engine.steps import OneByOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.board import ALPINE, CARTHAGE, CITY, ITALY, NEUTRAL, PASS, PLACES, ROME, SPACES, STRAIT
from quadriga.games.hannibal.position import Hannibal

PLACINGS: Final = [Move(words.PLACE_MARKER, space) for space in range(SPACES)]
"""Moves are values: these are offered so often that they are made once."""


def units_in(p: Hannibal, side: int, space: int) -> int:
    """The CUs of a side in a space, inside and outside the walls."""
    inside = p.board.inside[space]
    count = p.cu[side * PLACES + space]
    return count if inside < 0 else count + p.cu[side * PLACES + inside]


def italian_provinces(p: Hannibal, side: int) -> int:
    """How many provinces of Italy a side controls."""
    country = p.board.country
    return sum(1 for province in range(len(country)) if country[province] == ITALY and p.controls(side, province))


def is_removable(p: Hannibal, side: int, space: int) -> bool:
    """15.5: whether a marker of this side stands here that is neither a walled city nor a tribe."""
    return p.control[space] == side and p.board.kind[space] != CITY and not p.tribe[space]


def removable(p: Hannibal, side: int) -> list[int]:
    """15.5: the spaces whose markers a side may have to give up."""
    control = p.control
    kind = p.board.kind
    tribe = p.tribe
    return [s for s in range(SPACES) if control[s] == side and kind[s] != CITY and not tribe[s]]


def remove_marker(p: Hannibal, space: int) -> None:
    """Take the marker of a space off the map."""
    p.tell(words.E_MARKER_GONE, p.control[space], space)
    p.control[space] = NEUTRAL


def place_marker(p: Hannibal, side: int, space: int) -> None:
    """Put a marker of a side into a space, in the place of any other."""
    p.control[space] = side
    p.tell(words.E_MARKER, side, space)


def break_truce(p: Hannibal) -> None:
    """25 (64): an event that touches the enemy ends the truce."""
    if p.truce:
        p.truce = 0
        p.tell(words.E_TRUCE_ENDS)


def forbids_marker(p: Hannibal, side: int, space: int) -> int:
    """19.2: 0 or what forbids a marker here: enemy CUs, a city or tribe, or a marker without own CUs on it."""
    holder = p.control[space]
    if holder == side or p.tribe[space] or p.board.kind[space] == CITY:
        return words.R_NO_MARKER
    if p.cu[(1 - side) * PLACES + space]:
        return words.R_NO_MARKER
    if holder != NEUTRAL:
        if not p.cu[side * PLACES + space]:
            return words.R_NO_MARKER
        if p.truce:
            return words.R_TRUCE
    return 0


def sue_for_peace(p: Hannibal, side: int) -> None:
    """15.6, 22.3: a side that cannot give up enough markers loses at once."""
    p.finish(words.END_PEACE, [WIN, LOSS] if side == CARTHAGE else [LOSS, WIN])


@final
class MustRemove(Procedure["Hannibal"]):
    """15.5, 22.2: a side gives up markers, or the war if it has not enough; `spared` stops at what is left."""

    def __init__(self, side: int, count: int, spared: int) -> None:
        self.side: Final = side
        self.count: Final = count
        self.spared: Final = spared

    def run(self, p: Hannibal) -> None:
        if self.count == 0:
            return
        have = len(removable(p, self.side))
        if have < self.count and not self.spared:
            sue_for_peace(p, self.side)
        elif have:
            p.begin(RemoveMarkers(self.side, min(have, self.count)))


@final
class RemoveMarkers(OneByOne["Hannibal"]):
    """15.5: the markers are given up wherever their owner likes."""

    verbs: ClassVar[tuple[int, ...]] = (words.REMOVE_MARKER,)
    wholes: ClassVar[tuple[int, ...]] = (words.REMOVE_MARKERS,)
    several: ClassVar[Several] = words.SPACES
    prompt: ClassVar[str] = words.ASK_REMOVE_MARKER

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left = left

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("markers", words.NUMBER, self.left)]

    def candidates(self, p: Hannibal) -> list[int]:
        return removable(p, self.side)

    def goes_on(self, p: Hannibal) -> bool:
        return True

    def forbids(self, p: Hannibal, one: int) -> int:
        return 0 if is_removable(p, self.side, one) else words.R_NOT_REMOVABLE

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NOT_REMOVABLE

    def offers(self, p: Hannibal, move: Move) -> bool:
        if move.verb == words.REMOVE_MARKERS:
            return self.can_follow(p, move)
        asked = move.verb == words.REMOVE_MARKER and move.b == ANY and move.c == ANY
        return asked and 0 <= move.a < SPACES and self.forbids(p, move.a) == 0

    def next_step(self) -> "RemoveMarkers":
        return RemoveMarkers(self.side, self.left - 1)

    def chose(self, p: Hannibal, one: int) -> None:
        remove_marker(p, one)


@final
class PlaceMarkers(OneByOne["Hannibal"]):
    """19.2: an operation card places as many markers as its number, or fewer."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLACE_MARKER, words.ENOUGH)
    wholes: ClassVar[tuple[int, ...]] = (words.PLACE_MARKERS,)
    several: ClassVar[Several] = words.SPACES
    prompt: ClassVar[str] = words.ASK_PLACE_MARKERS

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left = left

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("markers", words.NUMBER, self.left)]

    def candidates(self, p: Hannibal) -> list[int]:
        return placeable(p, self.side)

    def goes_on(self, p: Hannibal) -> bool:
        return can_place_any(p, self.side)

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [PLACINGS[space] for space in placeable(p, self.side)]
        moves.append(Move(words.ENOUGH))
        return moves

    def forbids(self, p: Hannibal, one: int) -> int:
        return forbids_marker(p, self.side, one)

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NO_MARKER

    def next_step(self) -> "PlaceMarkers":
        return PlaceMarkers(self.side, self.left - 1)

    def chose(self, p: Hannibal, one: int) -> None:
        place_marker(p, self.side, one)


def can_place_any(p: Hannibal, side: int) -> bool:
    """Whether there is any space for a marker of this side."""
    return any(holder != side and forbids_marker(p, side, space) == 0 for space, holder in enumerate(p.control))


def placeable(p: Hannibal, side: int) -> list[int]:
    """19.2: every space where a side may place a marker."""
    control = p.control
    return [space for space in range(SPACES) if control[space] != side and forbids_marker(p, side, space) == 0]


# ---------------------------------------------------------------- 19.4 isolation


def isolated(p: Hannibal, side: int) -> list[int]:
    """19.4: the markers of a side from which no line reaches a CU, a friendly city or tribe, or a port of its own."""
    board = p.board
    kind, near, link = board.kind, board.near, board.link
    control, tribe = p.control, p.tribe
    reached = [False] * SPACES
    queue: list[int] = []
    for space in range(SPACES):
        if control[space] == side:
            is_source = kind[space] == CITY or tribe[space] != 0 or p.is_port(space) or units_in(p, side, space) > 0
        else:
            is_source = units_in(p, side, space) > 0
        if is_source:
            reached[space] = True
            queue.append(space)
    for space in queue:
        ways = link[space]
        for number, other in enumerate(near[space]):
            if not reached[other] and _can_line_run(p, side, space, other, ways[number]):
                reached[other] = True
                queue.append(other)
    return [space for space in removable(p, side) if not reached[space]]


def _can_line_run(p: Hannibal, side: int, a: int, b: int, link: int) -> bool:
    """19.4: whether a line of support may go on from a to b (Ruling H-06 on straits)."""
    if link in (ALPINE, PASS):
        return False
    if link == STRAIT:
        if p.options[options.ISOLATION_STRAITS] == options.CLOSED:
            return False
        messina = p.board.messana
        if (a == messina or b == messina) and not (p.control[a] == side and p.control[b] == side):
            return False
    if p.control[b] == 1 - side or (p.tribe[b] and p.control[b] == NEUTRAL):
        return False
    return p.control[b] == side or units_in(p, 1 - side, b) == 0


@final
class Isolation(Procedure["Hannibal"]):
    """5, 19.4: isolated markers leave the map, first those of Rome, then those of Carthage."""

    def run(self, p: Hannibal) -> None:
        p.phase = 4
        p.tell(words.E_PHASE, 4)
        for side in (ROME, CARTHAGE):
            for space in isolated(p, side):
                remove_marker(p, space)
