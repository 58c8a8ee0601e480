"""3.3, 4.2.2 and the scenarios: what stands where when a scenario begins, against the data as they are printed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import quadriga.games.ultimus as package
from quadriga.games.ultimus.placement import PlaceUnit
from quadriga.games.ultimus.position import DEAD, OFF
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import CO, LI, PA
from quadriga.games.ultimus.printed.scenarios import STATUSES, TITLES
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.ultimus.scene import BOOK, GAME, Scene, leader, start, tribe, unit, zone

FILE = Path(package.__file__).parent / "data" / "scenarios.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
SCENARIOS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in DATA["scenario"]}
ROSTER = BOOK.roster
SIDES = {"roman": ROMAIN, "barbare": BARBARE}


def place(text: str) -> int:
    return NONE if text == "out" else zone(text)


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_scenario_peoples_alliances_and_kingdoms_are_those_of_the_data(name: str) -> None:
    entry, p = SCENARIOS[name], start(name).p
    listed = {one["id"]: one for one in entry["tribe"]}
    usual = entry.get("unlisted_tribes", "peace")
    for number, people in enumerate(ROSTER.tribe_ids):
        one = listed.get(people, {})
        status = one.get("status", "out" if people == "bagaudes" else usual)
        assert STATUSES[p.tribe_status[number]] == status, people
        assert p.tribe_ally[number] == (tribe(one["allied_with"]) if "allied_with" in one else NONE), people
        assert p.tribe_capital[number] == (zone(one["capital"]) if "capital" in one else NONE), people
        side = ROMAIN if status in ("foederati", "roman-client") else BARBARE
        where = {piece: group["zone"] for group in one.get("units", []) for piece in group["ids"]}
        for piece in ROSTER.tribe_units[number]:
            id = ROSTER.unit_ids[piece]
            assert p.unit_at[piece] == (zone(where[id]) if id in where else OFF), id
            assert p.unit_side[piece] == (side if id in where else BARBARE), id


def guarded(entry: dict[str, Any], one: dict[str, Any]) -> bool:
    """Whether a counter of his guards is left for a leader: those before him in the list of leaders come first."""
    alike = sorted(leader(other["id"]) for other in entry["leader"] if other["bu_pf"] == one["bu_pf"])
    counters = [id for id in ROSTER.unit_ids if id.startswith(f"bu-{one['bu_pf']}-")]
    return alike.index(leader(one["id"])) < len(counters)


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_scenario_leaders_and_their_titles_are_those_of_the_data(name: str) -> None:
    entry, p = SCENARIOS[name], start(name).p
    titles: dict[str, list[int]] = {title: [] for title in TITLES}
    listed = {one["id"] for one in entry["leader"]}
    for one in entry["leader"]:
        number = leader(one["id"])
        at = place(one["zone"])
        assert p.leader_at[number] == (at if at != NONE else DEAD), one["id"]
        assert p.leader_side[number] == SIDES[one["side"]], one["id"]
        titles[one["title"]].append(number)
        guards = [guard for guard, owner in enumerate(p.unit_lead) if owner == number]
        assert [ROSTER.unit_pf[guard][0] for guard in guards] == ([one["bu_pf"]] if guarded(entry, one) else [])
        assert all(p.unit_at[guard] == p.leader_at[number] for guard in guards), one["id"]
        assert all(p.unit_side[guard] == p.leader_side[number] for guard in guards), one["id"]
    assert p.augustus == [(titles[title] or [NONE])[0] for title in TITLES[1:3]]
    assert sorted(one for one in p.patrice if one != NONE) == sorted(titles["patrice"])
    assert sorted(one for one in p.usurper if one != NONE) == sorted(titles["usurper"])
    assert sorted(one for one in p.tribe_rex if one != NONE) == sorted(titles["rex"])
    for number in titles["patrice"] + titles["usurper"]:
        holders = p.patrice if number in titles["patrice"] else p.usurper
        assert p.board.half[p.leader_at[number]] == holders.index(number)
    for number, id in enumerate(ROSTER.leader_ids):
        if id not in listed and ROSTER.leader_tribe[number] == NONE and not ROSTER.leader_generic[number]:
            comes = ROSTER.leader_entry[number] >= entry["start_year"]
            assert p.leader_at[number] == (OFF if comes else DEAD), id
        elif id not in listed and ROSTER.leader_tribe[number] == NONE:
            assert (p.leader_at[number], p.leader_side[number]) == (ROSTER.leader_zone[number], ROMAIN), id


@pytest.mark.rule("ultimus", "scenario")
def test_scenario_kings_before_the_listed_one_are_dead_those_after_him_wait() -> None:
    p = start("fleau-de-dieu").p
    ruled = {"visigothi": ("alaric-i", "athaulf", "wallia"), "hunni": ("ruga", "bleda"), "vandali": ("godegisel",)}
    for names in ruled.values():
        assert {p.leader_at[leader(name)] for name in names} == {DEAD}
    assert p.leader_at[leader("attila")] >= 0
    assert {p.leader_at[leader(name)] for name in ("theodoric-ii", "euric")} == {OFF}


@pytest.mark.rule("ultimus", "3.3.2")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_3_3_2_romans_stand_where_scenario_table_or_suggestion_puts_them(name: str) -> None:
    entry, p = SCENARIOS[name], start(name).p
    fixed = {piece: one for one in entry["unit"] for piece in one["ids"]}
    for number, id in enumerate(ROSTER.unit_ids):
        category = ROSTER.unit_category[number]
        if category not in (LI, CO, PA):
            continue
        if id in fixed:
            at = place(fixed[id]["zone"])
            assert p.unit_side[number] == SIDES[fixed[id]["side"]], id
        elif category == PA:
            late = {"pa-w-placidi-felices": 425, "pa-e-excubitores": 460}.get(id, 0)
            at = NONE if entry["start_year"] <= late else ROSTER.unit_home[number]
        else:
            at = zone(DATA["default_deployment"][id])
        assert p.unit_at[number] == (at if at != NONE else OFF), id
        assert p.unit_weak[number] == 0


@pytest.mark.rule("ultimus", "3.3.2")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_3_3_2_who_places_units_is_asked_about_those_the_scenario_does_not_name(name: str) -> None:
    entry = SCENARIOS[name]
    fixed = {piece for one in entry["unit"] for piece in one["ids"]}
    p = GAME.start(name, 2, {})
    placing = [frame for frame in p.stack if isinstance(frame, PlaceUnit)]
    asked = [frame.unit for frame in placing]
    free = {number for number, id in enumerate(ROSTER.unit_ids) if ROSTER.unit_category[number] in (LI, CO)}
    free -= {unit(id) for id in fixed}
    posted = Scene.of(p).p  # type: ignore[arg-type]
    assert set(asked) | {one for one in free if posted.unit_at[one] >= 0} == free
    assert len(asked) == len(set(asked)) > 0
    for frame in placing:
        assert {posted.board.diocese[one] for one in frame.zones} == {ROSTER.unit_diocese[frame.unit]}
        assert not any(posted.setup.closed[one] for one in frame.zones)


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_scenario_years_camps_fleets_counters_and_what_is_out_of_play(name: str) -> None:
    entry, p = SCENARIOS[name], start(name).p
    setup = p.setup
    assert (setup.start, setup.end, p.year) == (entry["start_year"], entry["end_year"], entry["start_year"])
    assert setup.initiative == ["romain", "barbare"].index(entry["initiative_first_turn"])
    assert (setup.stratagems, setup.events, setup.deaths) == (
        entry["use_stratagems"],
        entry["use_events"],
        entry["use_leader_death"],
    )
    assert setup.instant == ["", "attila-killed", "west-lost"].index(entry.get("instant", ""))
    assert setup.escort == (leader(entry["escort"]) if "escort" in entry else NONE)
    fleets = {one["id"]: one for one in entry["fleet"]}
    for number, id in enumerate(p.board.fleet_ids):
        one = fleets.get(id, {})
        at = place(one["zone"]) if one else p.board.fleet_home[number]
        assert p.fleet_at[number] == at, id
        assert p.fleet_side[number] == (BARBARE if one.get("control") == "barbare" else ROMAIN), id
    dioceses = entry.get("dioceses_in_play")
    for number, id in enumerate(p.board.zone_ids):
        diocese = p.board.diocese[number]
        open_to_all = dioceses is None or id in entry["outside_in_play"]
        inside = diocese != NONE and p.board.diocese_ids[diocese] in (dioceses or [])
        assert setup.closed[number] is not (open_to_all or inside), id
    granted = [
        (["romain", "barbare"].index(one["camp"]), BOOK.tables.ids.index(one["stratagem"]))
        for one in entry.get("grants", [])
    ]
    assert setup.grants == granted
    for camp, kind in granted if setup.stratagems else []:
        assert p.hand[int(p.seat_of(camp))][kind] >= 1
    whole = sum(p.cup) + sum(map(sum, p.hand))
    assert whole == (sum(BOOK.tables.count) + sum(p.loan) if setup.stratagems else 0)


@pytest.mark.rule("ultimus", "4.1")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_4_1_major_are_those_whose_first_king_has_come(name: str) -> None:
    p = start(name).p
    for number, people in enumerate(ROSTER.tribe_ids):
        first = min((ROSTER.leader_entry[one] for one in ROSTER.tribe_heirs[number]), default=9999)
        there = any(p.leader_at[one] >= 0 for one in ROSTER.tribe_heirs[number])
        assert p.tribe_major[number] == int(
            ROSTER.tribe_always_major[number] or there or first < SCENARIOS[name]["start_year"]
        ), people
