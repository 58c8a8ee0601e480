"""The proconsul and the consuls of the year (rulebook chapter 6.4-6.6)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import (
    AFRICANUS,
    FABIUS,
    GENERALS,
    PLACES,
    ROME,
    SPACES,
)
from quadriga.games.hannibal.force import (
    besieged,
    can_be_in,
    generals_at,
    move_general,
    name_chief,
    rank,
    settle_space,
)
from quadriga.games.hannibal.position import GONE, POOL, Hannibal

CONSULS: Final = 2
STACK: Final = 5
"""6.2, 6.5: the stack a consul needs."""


@final
class Election(Procedure["Hannibal"]):
    """6.4: a proconsul is named, the others go home, two consuls are drawn and stationed."""

    def run(self, p: Hannibal) -> None:
        p.begin(StationConsuls())
        p.begin(ElectConsuls())
        p.begin(Homecoming())
        if eligible(p):
            p.begin(NameProconsul())


def eligible(p: Hannibal) -> list[int]:
    """6.4, 6.6: the Roman generals on the map, Scipio Africanus apart."""
    return [g for g in range(GENERALS) if p.board.side_of[g] == ROME and g != AFRICANUS and p.at[g] >= 0]


@final
class NameProconsul(ChooseOne["Hannibal"]):
    """6.4, 6.6: one general may stay with his army as proconsul."""

    verbs: ClassVar[tuple[int, ...]] = (words.PROROGUE, words.NO_PROCONSUL)
    prompt: ClassVar[str] = words.ASK_NAME_PROCONSUL

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def asks(self, p: Hannibal) -> str:
        return words.ASK_NAME_PROCONSUL if p.proconsul < 0 else words.ASK_KEEP_PROCONSUL

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [] if p.proconsul < 0 else [("general", words.GENERAL, p.proconsul)]

    def candidates(self, p: Hannibal) -> list[int]:
        return eligible(p)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_NOT_ELIGIBLE

    def chose(self, p: Hannibal, one: int) -> None:
        p.proconsul = one
        p.tell(words.E_PROCONSUL, one)

    def declined(self, p: Hannibal) -> None:
        p.proconsul = -1


@final
class Homecoming(Procedure["Hannibal"]):
    """6.4, 10.10: all other generals, displaced ones too, go back into the cup."""

    def run(self, p: Hannibal) -> None:
        for general in range(GENERALS):
            place = p.at[general]
            if not p.board.pool[general] or general == p.proconsul or place == GONE:
                continue
            if place >= 0:
                p.tell(words.E_RECALLED, general)
            p.at[general] = POOL
            p.chief[general] = 0
            if place >= 0:
                name_chief(p, ROME, place)
                settle_space(p, p.board.space_of[place])


@final
class ElectConsuls(Procedure["Hannibal"]):
    """6.4: two consuls are drawn, or whoever is left (Ruling H-11 may cost Rome generals)."""

    def run(self, p: Hannibal) -> None:
        p.consuls = []
        left = min(CONSULS, p.at.count(POOL))
        if left:
            p.begin(Elect(left))


@final
class Elect(Chance["Hannibal"]):
    """6.4: one general from the cup."""

    verbs: ClassVar[tuple[int, ...]] = (words.ELECT,)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return [(Move(words.ELECT, g), 1) for g in range(GENERALS) if p.at[g] == POOL and g not in p.consuls]

    def play(self, p: Hannibal, move: Move) -> None:
        p.consuls.append(move.a)
        p.tell(words.E_CONSUL, move.a)
        if self.left > 1:
            p.begin(Elect(self.left - 1))


@final
class StationConsuls(Procedure["Hannibal"]):
    """6.5: the consuls take over their armies, the one drawn first chooses first."""

    def run(self, p: Hannibal) -> None:
        if p.consuls:
            p.begin(StationConsul())


def station_places(p: Hannibal, general: int) -> list[int]:
    """6.5, 24: stacks of 5 CUs outside besieged walls; failing that Roma, then the largest stack (Ruling H-21)."""
    board = p.board
    home = board.inside[board.roma] if p.cu[PLACES + board.roma] else board.roma
    open_places = [
        place
        for place in range(PLACES)
        if p.cu[place]
        and can_be_in(p, general, board.space_of[place])
        and not (place >= SPACES and besieged(p, board.space_of[place]))
    ]
    places = [place for place in open_places if p.cu[place] >= STACK]
    if places:
        return places
    if general == FABIUS:
        return open_places or [home]
    largest = max(p.cu[:PLACES])
    return [place for place in range(PLACES) if largest and p.cu[place] == largest] or [home]


@final
class StationConsul(ChooseOne["Hannibal"]):
    """6.5: which army a consul takes over."""

    verbs: ClassVar[tuple[int, ...]] = (words.STATION,)
    prompt: ClassVar[str] = words.ASK_STATION

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, p.consuls[0])]

    def of(self, p: Hannibal) -> int:
        return p.consuls[0]

    def candidates(self, p: Hannibal) -> list[int]:
        return sorted({p.board.space_of[place] for place in station_places(p, p.consuls[0])})

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_NO_STATION

    def forbids_of(self, p: Hannibal, thing: int) -> int:
        return words.R_NO_STATION

    def chose(self, p: Hannibal, one: int) -> None:
        general = p.consuls.pop(0)
        for place in station_places(p, general):
            if p.board.space_of[place] == one:
                move_general(p, general, place)
                break
        p.tell(words.E_ARRIVES, general, one)
        p.begin(StationConsuls())
        if len(commanders(p, p.at[general])) > 1:
            p.begin(NameCommander(p.at[general]))


def commanders(p: Hannibal, place: int) -> list[int]:
    """9.3, 18.2: the Roman generals of a place whom nobody there outranks."""
    generals = generals_at(p, ROME, place)
    highest = max([rank(p, general) for general in generals])
    return [general for general in generals if rank(p, general) == highest]


@final
class NameCommander(ChooseOne["Hannibal"]):
    """9.3, 18.2: where both consuls take over one army, Rome says which of them commands it."""

    verbs: ClassVar[tuple[int, ...]] = (words.COMMAND,)
    prompt: ClassVar[str] = words.ASK_NAME_COMMANDER

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def turn(self, p: Hannibal) -> Seat:
        return Seat(ROME)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("space", words.SPACE, p.board.space_of[self.place])]

    def candidates(self, p: Hannibal) -> list[int]:
        return commanders(p, self.place)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_OUTRANKED if p.at[one] == self.place else words.R_NOT_HERE

    def chose(self, p: Hannibal, one: int) -> None:
        name_chief(p, ROME, self.place, one)
        p.tell(words.E_COMMANDS, one, p.board.space_of[self.place])
