"""Naval interception of rebel reinforcements (section 3)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic.cards import ALL, DEFEAT, NO_BATTLE, STALEMATE
from quadriga.games.republic.losses import suffer
from quadriga.games.republic.position import (
    DONE,
    LANDED_TALLY,
    NO_REBELLION,
    OVERALL_TALLY,
    REBEL_SEAT,
    ROME_SEAT,
    Combat,
    half_up,
)
from quadriga.games.republic.roll import CombatRoll, toll
from quadriga.games.republic.values import naval_value
from quadriga.games.republic.words import (
    DISEMBARK,
    FIRST_CONVOY,
    FLEET,
    FORCE,
    HALF_LANDS,
    INTERCEPT,
    INTERCEPTED,
    INTERCEPTORS,
    KINDS,
    LANDED,
    LEGION,
    LET_PASS,
    MAY_INTERCEPT,
    MILITIA,
    NAVAL,
    NOT_ABOARD,
    NUMBER,
    OTHER_CONVOY,
    PASSED,
    REBEL_ARMY,
    VETERAN,
    WENT_HOME,
    WHO_LANDS,
)


@final
class Convoy(Procedure[Combat]):
    """3, 3.5: one partisan's convoy. Rome may try to stop it with the fleets it sent and still has."""

    fields: ClassVar[tuple[str, ...]] = ("force",)

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def run(self, p: Combat) -> None:
        p.convoy_state[self.force - FIRST_CONVOY] = DONE
        if p.rebel_place == NO_REBELLION:
            return
        if p.count(INTERCEPTORS, FLEET):
            p.begin(Interception(self.force))
        else:
            pass_through(p, self.force)


def pass_through(p: Combat, force: int) -> None:
    """3: a convoy nobody fights lands as it is."""
    p.tell(PASSED, force)
    p.tally[OVERALL_TALLY + NO_BATTLE] += 1
    land(p, force, p.count(force, LEGION), p.count(force, VETERAN), p.count(force, MILITIA))
    go_home(p, force)


def land(p: Combat, force: int, legions: int, veterans: int, militia: int) -> None:
    """3.3, 3.4: units of a convoy join the rebel at Rome."""
    if not legions and not veterans and not militia:
        return
    for at, (kind, number) in enumerate(((LEGION, legions), (VETERAN, veterans), (MILITIA, militia))):
        p.units[force * KINDS + kind] -= number
        p.units[REBEL_ARMY * KINDS + kind] += number
        p.tally[LANDED_TALLY + at] += number
    p.tell(LANDED, force, legions, veterans, militia)


def go_home(p: Combat, force: int) -> None:
    """3.2 to 3.4: ships, and units that did not land, return to their province."""
    home = p.convoy_home[force - FIRST_CONVOY]
    for kind in range(KINDS):
        number = p.count(force, kind)
        if number:
            if home >= 0:
                p.transfer(force, home, kind)
            p.tell(WENT_HOME, force, kind, number)


@final
class Interception(Decision[Combat]):
    """3, ruling R-07: Rome decides convoy by convoy whether its fleets give battle."""

    verbs: ClassVar[tuple[int, ...]] = (INTERCEPT, LET_PASS)
    fields: ClassVar[tuple[str, ...]] = ("force",)
    prompt: ClassVar[str] = MAY_INTERCEPT

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", FORCE, self.force), ("number", NUMBER, p.count(INTERCEPTORS, FLEET))]

    def moves(self, p: Combat) -> list[Move]:
        return [Move(INTERCEPT, self.force), Move(LET_PASS, self.force)]

    def why(self, p: Combat, move: Move) -> int:
        return 0 if move.a in (ANY, self.force) else OTHER_CONVOY

    def play(self, p: Combat, move: Move) -> None:
        if move.verb == INTERCEPT:
            p.begin(InterceptionRoll(self.force))
        else:
            pass_through(p, self.force)


@final
class InterceptionRoll(CombatRoll):
    """3.1: fleets against the ships of the convoy; nobody commands, natives stay away."""

    fields: ClassVar[tuple[str, ...]] = ("force",)

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def own(self, p: Combat) -> int:
        return naval_value(p, INTERCEPTORS)

    def enemy(self, p: Combat) -> int:
        return naval_value(p, self.force)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(INTERCEPTED, self.force, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        lost = toll(p, INTERCEPTORS, result, loss, p.naval_units(INTERCEPTORS))
        rebel_lost = 0 if loss == ALL else toll(p, self.force, result, loss, p.naval_units(self.force))
        drowned = 0 if result == DEFEAT else toll(p, self.force, result, loss, p.land_units(self.force))
        p.record(NAVAL, result)
        p.tally[OVERALL_TALLY + result] += 1
        p.begin(InterceptionResult(self.force, result))
        suffer(p, self.force, drowned, rebel_lost)
        suffer(p, INTERCEPTORS, 0, lost)


@final
class InterceptionResult(Procedure[Combat]):
    """3.2 to 3.4: nobody, half or everybody lands; the rest goes home."""

    fields: ClassVar[tuple[str, ...]] = ("force", "result")

    def __init__(self, force: int, result: int) -> None:
        self.force: Final = force
        self.result: Final = result

    def run(self, p: Combat) -> None:
        if self.result == DEFEAT:
            land(p, self.force, p.count(self.force, LEGION), p.count(self.force, VETERAN), p.count(self.force, MILITIA))
        elif self.result == STALEMATE and p.land_units(self.force):
            p.begin(Disembark(self.force))
            return
        go_home(p, self.force)


@final
class Disembark(Decision[Combat]):
    """3.3, ruling R-08: the rebel says which half of the convoy lands."""

    verbs: ClassVar[tuple[int, ...]] = (DISEMBARK,)
    fields: ClassVar[tuple[str, ...]] = ("force",)
    prompt: ClassVar[str] = WHO_LANDS

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def turn(self, p: Combat) -> Seat:
        return REBEL_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", FORCE, self.force), ("number", NUMBER, half_up(p.land_units(self.force)))]

    def moves(self, p: Combat) -> list[Move]:
        half = half_up(p.land_units(self.force))
        militia = p.count(self.force, MILITIA)
        return [
            Move(DISEMBARK, legions, veterans, half - legions - veterans)
            for veterans in range(min(half, p.count(self.force, VETERAN)), -1, -1)
            for legions in range(min(half - veterans, p.count(self.force, LEGION)), -1, -1)
            if half - legions - veterans <= militia
        ]

    def why(self, p: Combat, move: Move) -> int:
        for kind, number in ((LEGION, move.a), (VETERAN, move.b), (MILITIA, move.c)):
            if number > p.count(self.force, kind) or number < ANY:
                return NOT_ABOARD
        return HALF_LANDS

    def play(self, p: Combat, move: Move) -> None:
        land(p, self.force, move.a, move.b, move.c)
        go_home(p, self.force)
