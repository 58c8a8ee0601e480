"""Ultimus Romanorum as a title: scenarios, options, set-up."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any, Final, final

from quadriga.engine.form import Form
from quadriga.engine.frame import Frame
from quadriga.engine.game import Game, Option, Scenario
from quadriga.engine.position import Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import (
    adjustments,
    balance,
    battle,
    battles,
    camps,
    choices,
    counters,
    events,
    fleets,
    geostrategy,
    hazards,
    initiative,
    intrigue,
    lives,
    lone_unit,
    march,
    migration,
    movement,
    odds,
    quarters,
    regnum,
    retreat,
    sequence,
    succession,
    tactics,
    usurpation,
    victory,
)
from quadriga.games.ultimus.ahead import battles_ahead
from quadriga.games.ultimus.board import EAST, NONE, WEST
from quadriga.games.ultimus.book import PACKAGE, Book
from quadriga.games.ultimus.choices import PlaceUnit
from quadriga.games.ultimus.counters import grant
from quadriga.games.ultimus.forces import half_of
from quadriga.games.ultimus.forms import battle_form
from quadriga.games.ultimus.odds import begin_trial, exact_odds, read_situation
from quadriga.games.ultimus.pieces import BU, CO, LI
from quadriga.games.ultimus.position import DEAD, OFF, Ultimus
from quadriga.games.ultimus.scenarios import AUGUSTUS_EAST, AUGUSTUS_WEST, PATRICE, REX, USURPER, Setup
from quadriga.games.ultimus.sequence import YearBegins
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.words import E_BATTLE, VOCABULARY

VERSION: Final = 1
MOVES_PER_YEAR: Final = 30_000
"""Far more than the pieces of both camps can make in the rounds of one year."""
SUGGESTED: Final = 0
CHOSEN: Final = 1
PLACIDI_FELICES_YEAR: Final = 425
EXCUBITORES_YEAR: Final = 460

_CHAPTERS: Final[list[ModuleType]] = [
    adjustments, balance, battle, battles, camps, choices, counters, events, fleets, geostrategy, hazards, initiative,
    intrigue, lives, lone_unit, march, migration, movement, odds, quarters, regnum, retreat, sequence, succession,
    tactics, usurpation, victory,
]  # fmt: skip


def frames() -> list[type[Frame[Any]]]:
    """Every step of the book, chapter by chapter."""
    found: list[type[Frame[Any]]] = []
    for chapter in _CHAPTERS:
        for _, value in inspect.getmembers(chapter, inspect.isclass):
            if issubclass(value, Frame) and getattr(value, "__module__", "") == chapter.__name__:
                found.append(value)
    return found


@final
class UltimusGame(Game):
    """The title; with a data folder of the player's own its files replace those of the package."""

    def __init__(self, data: Path | None) -> None:
        self.book: Final = PACKAGE if data is None else Book(data, PACKAGE)
        scenarios = [Scenario(s.id, MOVES_PER_YEAR * (s.end - s.start + 1)) for s in self.book.scenarios.all]
        options = [Option("deployment", ["suggested", "chosen"])]
        super().__init__("ultimus", VERSION, [2], scenarios, options, VOCABULARY, frames(), "2.E")

    def begin(self, scenario: int, seats: int, options: list[int]) -> Ultimus:
        p = Ultimus(self, self.book, scenario, seats, options)
        p.clear()
        set_up(p)
        return p

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
        p = Ultimus(self, self.book, 0, self.seats[0], self.option_values({}))
        p.clear()
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
        return (E_BATTLE.key,)


def set_up(p: Ultimus) -> None:
    """3.3, 4.2.2: pieces, titles, statuses and counters of the scenario."""
    setup = p.setup
    p.begin(YearBegins())
    p.tribe_status = setup.tribe_status[:]
    p.tribe_ally = setup.tribe_ally[:]
    p.tribe_capital = setup.tribe_capital[:]
    _place_leaders(p, setup)
    _place_units(p, setup)
    for tribe in range(len(p.tribe_status)):
        p.tribe_major[tribe] = int(_is_major(p, setup, tribe))
    for fleet in range(len(p.board.fleet_ids)):
        p.fleet_at[fleet] = setup.fleet_zone[fleet]
        p.fleet_side[fleet] = setup.fleet_side[fleet]
    if setup.stratagems:
        p.cup = p.tables.count[:]
        for camp, kind in setup.grants:
            grant(p, camp, kind)


def _place_leaders(p: Ultimus, setup: Setup) -> None:
    for leader, zone in enumerate(setup.leader_zone):
        p.leader_side[leader] = setup.leader_side[leader]
        p.leader_at[leader] = zone if zone != NONE else (OFF if _may_come(p, setup, leader) else DEAD)
        title = setup.leader_title[leader]
        if title == AUGUSTUS_WEST:
            p.augustus[WEST] = leader
        elif title == AUGUSTUS_EAST:
            p.augustus[EAST] = leader
        elif title == PATRICE:
            p.patrice[half_of(p, leader)] = leader
        elif title == USURPER:
            p.usurper[half_of(p, leader)] = leader
        elif title == REX:
            p.tribe_rex[p.roster.leader_tribe[leader]] = leader


def _may_come(p: Ultimus, setup: Setup, leader: int) -> bool:
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
    for unit, zone in enumerate(setup.unit_zone):
        p.unit_side[unit] = setup.unit_side[unit]
        tribe = roster.unit_tribe[unit]
        if tribe != NONE and zone == NONE:
            p.unit_side[unit] = BARBARE
        if zone == NONE or _comes_later(p, setup, unit):
            continue
        free = not setup.unit_fixed[unit] and roster.unit_category[unit] in (LI, CO)
        if free and p.options[0] == CHOSEN:
            own = tuple(z for z in range(p.board.size) if p.board.diocese[z] == roster.unit_diocese[unit])
            p.begin(PlaceUnit(unit, own, ROMAIN))
        else:
            p.put_unit(unit, zone)
    for leader, strength in enumerate(setup.leader_guards):
        if strength:
            _post_guard(p, leader, strength)


def _comes_later(p: Ultimus, setup: Setup, unit: int) -> bool:
    """Palatini table: reinforcements are there from the start only in scenarios after their year, or where listed."""
    if setup.unit_fixed[unit]:
        return False
    late = {p.roster.placidi_felices: PLACIDI_FELICES_YEAR, p.roster.excubitores: EXCUBITORES_YEAR}
    return unit in late and setup.start <= late[unit]


def _post_guard(p: Ultimus, leader: int, strength: int) -> None:
    for unit, category in enumerate(p.roster.unit_category):
        if category == BU and p.unit_at[unit] == OFF and p.roster.unit_pf[unit][0] == strength:
            p.unit_lead[unit] = leader
            p.unit_side[unit] = p.leader_side[leader]
            p.put_unit(unit, p.leader_at[leader])
            return
