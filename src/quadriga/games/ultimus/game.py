"""Ultimus Romanorum as a title: scenarios, options, set-up."""

from pathlib import Path
from typing import Any, Final, final

from quadriga.engine.form import Form
from quadriga.engine.game import Game, Scenario
from quadriga.engine.part import replaced
from quadriga.engine.position import Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.battle.ahead import battles_ahead
from quadriga.games.ultimus.battle.forms import battle_form
from quadriga.games.ultimus.battle.odds import begin_trial, exact_odds, read_situation
from quadriga.games.ultimus.forces import half_of, has_units
from quadriga.games.ultimus.placement import PlaceUnit
from quadriga.games.ultimus.position import DEAD, OFF, Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE, WEST
from quadriga.games.ultimus.printed.book import PACKAGE, Book
from quadriga.games.ultimus.printed.pieces import BU, CO, LI
from quadriga.games.ultimus.printed.scenarios import AUGUSTUS_EAST, AUGUSTUS_WEST, PATRICE, REX, USURPER, Setup
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.shown import View
from quadriga.games.ultimus.stratagems.counters import grant
from quadriga.games.ultimus.year.sequence import YearBegins

VERSION: Final = 5
MOVES_PER_YEAR: Final = 30_000
"""Far more than the pieces of both camps can make in the rounds of one year."""
PLACIDI_FELICES_YEAR: Final = 425
EXCUBITORES_YEAR: Final = 460


@final
class UltimusGame(Game):
    """The title; with a data folder of the player's own its files replace those of the package."""

    def __init__(self, data: Path | None) -> None:
        self.book: Final = PACKAGE if data is None else Book(data, PACKAGE)
        scenarios = [Scenario(s.id, MOVES_PER_YEAR * (s.end - s.start + 1)) for s in self.book.scenarios.all]
        super().__init__(
            "ultimus", VERSION, [2], scenarios, options.OPTIONS, words.VOCABULARY, "quadriga.games.ultimus", "2.E"
        )

    def shape(self) -> Any:
        return View

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Ultimus:
        return Ultimus(self, self.book, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Ultimus)
        set_up(position)

    def carry(self, stored: dict[str, object], version: int) -> None:
        """Before behaviour 3 a migration was two numbers, and a voyage stood in the arguments of its steps."""
        state, stack = stored.get("state"), stored.get("stack")
        if not isinstance(state, dict) or not isinstance(stack, list):
            return
        state = dict(state)
        tribe, side = state.pop("migrant", NONE), state.pop("migrant_side", 0)
        if tribe != NONE:
            state["migrants"] = {"peoples": [tribe], "side": side}
        frames: list[object] = []
        for frame in stack:
            name = frame[0] if isinstance(frame, list) and frame else ""
            if name == "InPort" and len(frame) == 4:
                state["voyage"] = {"fleet": frame[1], "unit": frame[2], "leader": frame[3], "moved": 0}
                frame = [name]
            elif name == "OnSea" and len(frame) == 3:
                state["voyage"] = {"fleet": frame[1], "unit": -1, "leader": -1, "moved": frame[2]}
                frame = [name]
            frames.append(frame)
        stored["state"], stored["stack"] = state, frames

    def neighbours(self, zone: str) -> list[str]:
        board = self.book.board
        return [board.zone_ids[near] for near in board.near[board.zone_index[zone]]]

    def regions(self) -> list[tuple[str, list[str]]]:
        board = self.book.board
        parts = [
            (id, [board.zone_ids[zone] for zone in range(board.size) if board.diocese[zone] == number])
            for number, id in enumerate(board.diocese_ids)
        ]
        return [*parts, ("barbaricum", [id for zone, id in enumerate(board.zone_ids) if not board.is_empire(zone)])]

    def battle(self, situation: object, hear: Hearer | None = None) -> Ultimus:
        p = self.fresh(0, self.seats[0], self.option_values({}))
        p.lay_out()
        begin_trial(p, read_situation(situation), hear)
        return p

    def forms(self) -> list[Form]:
        return [battle_form()]

    def battle_odds(self, situation: object) -> dict[str, object]:
        return exact_odds(self.book.tables, read_situation(situation))

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        assert isinstance(position, Ultimus)
        return battles_ahead(position, seat)

    def battle_keys(self) -> tuple[str, ...]:
        return (words.E_BATTLE.key,)

    def change_keys(self) -> tuple[str, ...]:
        return (words.E_TRIAL.key, words.E_LOST.key, words.E_WEAKENED.key)


def set_up(p: Ultimus) -> None:
    """3.3, 4.2.2: pieces, titles, statuses and counters of the scenario."""
    setup = p.setup
    p.begin(YearBegins())
    p.tribe_status = setup.tribe_status[:]
    p.tribe_ally = setup.tribe_ally[:]
    p.tribe_capital = setup.tribe_capital[:]
    _place_leaders(p, setup)
    _place_units(p, setup)
    p.tribe_major = [int(_is_major(p, setup, tribe)) for tribe in range(len(p.tribe_status))]
    p.fleet_at = [*setup.fleet_zone, OFF]
    p.fleet_side = [*setup.fleet_side, ROMAIN]
    if setup.stratagems:
        p.cup = p.tables.count[:]
        for camp, kind in setup.grants:
            grant(p, camp, kind)


def _place_leaders(p: Ultimus, setup: Setup) -> None:
    p.leader_side = setup.leader_side[:]
    for leader, zone in enumerate(setup.leader_zone):
        p.leader_at[leader] = zone if zone != NONE else (OFF if _is_still_to_come(p, setup, leader) else DEAD)
        title = setup.leader_title[leader]
        if title == AUGUSTUS_WEST:
            p.augustus = replaced(p.augustus, WEST, leader)
        elif title == AUGUSTUS_EAST:
            p.augustus = replaced(p.augustus, EAST, leader)
        elif title == PATRICE:
            p.patrice = replaced(p.patrice, half_of(p, leader), leader)
        elif title == USURPER:
            p.usurper = replaced(p.usurper, half_of(p, leader), leader)
        elif title == REX:
            p.tribe_rex = replaced(p.tribe_rex, p.roster.leader_tribe[leader], leader)


def _is_still_to_come(p: Ultimus, setup: Setup, leader: int) -> bool:
    """Scenario notes: who should have entered before the first year and is not listed is dead; later kings wait."""
    if setup.leader_listed[leader] or p.roster.leader_generic[leader]:
        return False
    tribe = p.roster.leader_tribe[leader]
    if tribe != NONE:
        heirs = p.roster.tribe_heirs[tribe]
        listed = [number for number, heir in enumerate(heirs) if setup.leader_zone[heir] != NONE]
        if listed:
            return heirs.index(leader) > max(listed)
    return p.roster.leader_entry[leader] >= setup.start


def _is_major(p: Ultimus, setup: Setup, tribe: int) -> bool:
    """4.1: tribes whose first historical leader has entered are major."""
    heirs = p.roster.tribe_heirs[tribe]
    return p.roster.tribe_always_major[tribe] or any(
        p.leader_at[heir] >= 0 or p.roster.leader_entry[heir] < setup.start for heir in heirs
    )


def _place_units(p: Ultimus, setup: Setup) -> None:
    roster = p.roster
    chosen: list[int] = []
    p.unit_side = [
        BARBARE if roster.unit_tribe[unit] != NONE and setup.unit_zone[unit] == NONE else side
        for unit, side in enumerate(setup.unit_side)
    ]
    for unit, zone in enumerate(setup.unit_zone):
        if zone == NONE or _comes_later(p, setup, unit):
            continue
        free = not setup.unit_fixed[unit] and roster.unit_category[unit] in (LI, CO)
        if free and p.options[options.DEPLOYMENT] == options.CHOSEN:
            chosen.append(unit)
        else:
            p.put_unit(unit, zone)
    for unit in chosen:
        posts = _posts(p, unit)
        if posts:
            p.begin(PlaceUnit(unit, tuple(posts), p.unit_side[unit]))
        else:
            p.put_unit(unit, setup.unit_zone[unit])
    for leader, strength in enumerate(setup.leader_guards):
        if strength:
            _post_guard(p, leader, strength)


def _posts(p: Ultimus, unit: int) -> list[int]:
    """3.3.2: zones of a unit's diocese, of those in play that no enemy holds (Ruling U-85)."""
    enemy, diocese = 1 - p.unit_side[unit], p.roster.unit_diocese[unit]
    zones = p.board.diocese_zones[diocese]
    return [zone for zone in zones if not p.setup.closed[zone] and not has_units(p, zone, enemy)]


def _comes_later(p: Ultimus, setup: Setup, unit: int) -> bool:
    """Palatini table: reinforcements are there from the start only in scenarios after their year, or where listed."""
    if setup.unit_fixed[unit]:
        return False
    late = {p.roster.placidi_felices: PLACIDI_FELICES_YEAR, p.roster.excubitores: EXCUBITORES_YEAR}
    return unit in late and setup.start <= late[unit]


def _post_guard(p: Ultimus, leader: int, strength: int) -> None:
    for unit, category in enumerate(p.roster.unit_category):
        if category == BU and p.unit_at[unit] == OFF and p.roster.unit_pf[unit][0] == strength:
            p.unit_lead = replaced(p.unit_lead, unit, leader)
            p.unit_side = replaced(p.unit_side, unit, p.leader_side[leader])
            p.put_unit(unit, p.leader_at[leader])
            return
