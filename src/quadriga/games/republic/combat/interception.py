"""Naval interception of rebel reinforcements (section 3)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import ALL, DEFEAT, NO_BATTLE, STALEMATE
from quadriga.games.republic.combat.losses import suffer
from quadriga.games.republic.combat.roll import CombatRoll, toll
from quadriga.games.republic.combat.values import naval_value
from quadriga.games.republic.position import (
    LANDED_TALLY,
    REBEL_SEAT,
    ROME_SEAT,
    Combat,
    half_up,
)


@final
class Convoy(Procedure[Combat]):
    """3, 3.5, ruling R-07: one partisan's convoy. The fleets Rome sent must fight it; by option they may."""

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def run(self, p: Combat) -> None:
        if not p.count(words.INTERCEPTORS, words.FLEET):
            pass_through(p, self.force)
        elif p.options[options.INTERCEPTION] == options.COMPULSORY:
            p.begin(InterceptionRoll(self.force))
        else:
            p.begin(Interception(self.force))


def pass_through(p: Combat, force: int) -> None:
    """3: a convoy nobody fights lands as it is."""
    p.tell(words.E_PASSED, force)
    p.ended(NO_BATTLE)
    land(p, force, p.count(force, words.LEGION), p.count(force, words.VETERAN), p.count(force, words.MILITIA))
    go_home(p, force)


def land(p: Combat, force: int, legions: int, veterans: int, militia: int) -> None:
    """3.3, 3.4: units of a convoy join the rebel at Rome."""
    if not legions and not veterans and not militia:
        return
    for at, (kind, number) in enumerate(((words.LEGION, legions), (words.VETERAN, veterans), (words.MILITIA, militia))):
        p.add(force, kind, -number)
        p.add(words.REBEL_ARMY, kind, number)
        p.tally[LANDED_TALLY + at] += number
    p.tell(words.E_LANDED, force, legions, veterans, militia)


def go_home(p: Combat, force: int) -> None:
    """3.2 to 3.4: ships, and units that did not land, return to their province."""
    home = p.convoys[force - words.FIRST_CONVOY]
    for kind in range(words.KINDS):
        number = p.count(force, kind)
        if number:
            if home >= 0:
                p.transfer(force, home, kind)
            p.tell(words.E_WENT_HOME, force, kind, number)


@final
class Interception(YesNo[Combat]):
    """3, ruling R-07, by option: Rome decides convoy by convoy whether its fleets give battle."""

    verbs: ClassVar[tuple[int, ...]] = (words.INTERCEPT, words.LET_PASS)
    prompt: ClassVar[str] = words.ASK_INTERCEPT

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", words.FORCE, self.force), ("number", words.NUMBER, p.count(words.INTERCEPTORS, words.FLEET))]

    def of(self, p: Combat) -> int:
        return self.force

    def forbids_of(self, p: Combat, thing: int) -> int:
        return words.R_OTHER_CONVOY

    def yes(self, p: Combat) -> None:
        p.begin(InterceptionRoll(self.force))

    def no(self, p: Combat) -> None:
        pass_through(p, self.force)


@final
class InterceptionRoll(CombatRoll):
    """3.1: fleets against the ships of the convoy; nobody commands, natives stay away."""

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def own(self, p: Combat) -> int:
        return naval_value(p, words.INTERCEPTORS)

    def enemy(self, p: Combat) -> int:
        return naval_value(p, self.force)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(words.E_INTERCEPTED, self.force, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        lost = toll(p, words.INTERCEPTORS, result, loss, p.naval_units(words.INTERCEPTORS))
        rebel_lost = 0 if loss == ALL else toll(p, self.force, result, loss, p.naval_units(self.force))
        drowned = 0 if result == DEFEAT else toll(p, self.force, result, loss, p.land_units(self.force))
        p.record(words.NAVAL, result)
        p.ended(result)
        p.begin(InterceptionResult(self.force, result))
        suffer(p, self.force, drowned, rebel_lost)
        suffer(p, words.INTERCEPTORS, 0, lost)


@final
class InterceptionResult(Procedure[Combat]):
    """3.2 to 3.4: nobody, half or everybody lands; the rest goes home."""

    def __init__(self, force: int, result: int) -> None:
        self.force: Final = force
        self.result: Final = result

    def run(self, p: Combat) -> None:
        if self.result == DEFEAT:
            land(
                p,
                self.force,
                p.count(self.force, words.LEGION),
                p.count(self.force, words.VETERAN),
                p.count(self.force, words.MILITIA),
            )
        elif self.result == STALEMATE and p.land_units(self.force):
            p.begin(Disembark(self.force))
            return
        go_home(p, self.force)


def forbids_disembarking(p: Combat, force: int, move: Move) -> int:
    """3.3: who lands is aboard, and it is one half, rounded up."""
    for kind, number in ((words.LEGION, move.a), (words.VETERAN, move.b), (words.MILITIA, move.c)):
        if number > p.count(force, kind) or number < ANY:
            return words.R_NOT_ABOARD
    return words.R_HALF_LANDS


@final
class Disembark(Decision[Combat]):
    """3.3, ruling R-08: the rebel says which half of the convoy lands."""

    verbs: ClassVar[tuple[int, ...]] = (words.DISEMBARK,)
    prompt: ClassVar[str] = words.ASK_WHO_LANDS

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def turn(self, p: Combat) -> Seat:
        return REBEL_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", words.FORCE, self.force), ("number", words.NUMBER, half_up(p.land_units(self.force)))]

    def moves(self, p: Combat) -> list[Move]:
        half = half_up(p.land_units(self.force))
        militia = p.count(self.force, words.MILITIA)
        return [
            Move(words.DISEMBARK, legions, veterans, half - legions - veterans)
            for veterans in range(min(half, p.count(self.force, words.VETERAN)), -1, -1)
            for legions in range(min(half - veterans, p.count(self.force, words.LEGION)), -1, -1)
            if half - legions - veterans <= militia
        ]

    def why(self, p: Combat, move: Move) -> int:
        return forbids_disembarking(p, self.force, move)

    def play(self, p: Combat, move: Move) -> None:
        land(p, self.force, move.a, move.b, move.c)
        go_home(p, self.force)
