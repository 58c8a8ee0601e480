"""What is printed on the counters (1.1 to 1.3, tables): every entry as it is read, and the limits of one's own data."""

import re
import tomllib
from pathlib import Path

import pytest

import quadriga.games.ultimus as package
from quadriga.engine.errors import BrokenData
from quadriga.games.ultimus import title
from quadriga.games.ultimus.printed.board import HALVES, NONE
from quadriga.games.ultimus.printed.pieces import CATEGORIES, NEVER, ORIGINS
from rules.ultimus.scene import BOOK, leader, tribe, unit, zone

DATA = Path(package.__file__).parent / "data"
ROSTER = BOOK.roster
PM = {"LI": 3, "CO": 3, "PA": 4, "BU": 4, "tribe": 3}


def entries(file: str, name: str) -> list[dict[str, object]]:
    found = tomllib.loads((DATA / file).read_text(encoding="utf-8"))[name]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("ultimus", "1.3")
@pytest.mark.rule("ultimus", "1.3.1")
def test_1_3_every_unit_is_read_as_it_is_printed() -> None:
    units = entries("units.toml", "unit")
    assert len(units) == len(ROSTER.unit_ids) == 136
    for entry in units:
        name = str(entry["id"])
        number = unit(name)
        faces = [entry["normal"], entry["reduced"]]
        for values, key in ((ROSTER.unit_pf, "pf"), (ROSTER.unit_qu, "qu"), (ROSTER.unit_bt, "bt")):
            assert values[number] == [face[key] for face in faces if isinstance(face, dict)], name
        assert CATEGORIES[ROSTER.unit_category[number]] == entry["category"], name
        half = ROSTER.unit_half[number]
        assert (HALVES[half] if half != NONE else None) == entry.get("half"), name
        people = ROSTER.unit_tribe[number]
        assert (ROSTER.tribe_ids[people] if people != NONE else None) == entry.get("tribe"), name
        diocese = ROSTER.unit_diocese[number]
        assert (BOOK.board.diocese_ids[diocese] if diocese != NONE else None) == entry.get("diocese"), name
        assert ROSTER.unit_barbarian[number] is entry.get("barbarian", False), name
        home = entry.get("deploy_zone")
        assert ROSTER.unit_home[number] == (zone(str(home)) if home else NONE), name
        assert ROSTER.unit_pm[number] == PM[str(entry["category"])], name
        assert ROSTER.is_roman(number) is ("tribe" not in entry), name
        assert (number in ROSTER.tribe_units[people]) if people != NONE else True, name
    assert sum(len(units) for units in ROSTER.tribe_units) == len([entry for entry in units if "tribe" in entry])


@pytest.mark.rule("ultimus", "1.2")
@pytest.mark.rule("ultimus", "deaths.roman")
@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_1_2_every_leader_is_read_as_he_is_printed() -> None:
    leaders = entries("leaders.toml", "leader")
    assert len(leaders) == len(ROSTER.leader_ids)
    for entry in leaders:
        name = str(entry["id"])
        number = leader(name)
        values = (ROSTER.leader_cc, ROSTER.leader_vs, ROSTER.leader_bt, ROSTER.leader_cp)
        assert [value[number] for value in values] == [entry[key] for key in ("cc", "vs", "bt", "cp")], name
        assert ORIGINS[ROSTER.leader_origin[number]] == entry["origin"], name
        assert ROSTER.leader_generic[number] is entry.get("generic", False), name
        assert ROSTER.is_historical(number) is not entry.get("generic", False), name
        people = ROSTER.leader_tribe[number]
        assert (ROSTER.tribe_ids[people] if people != NONE else None) == entry.get("tribe"), name
        half = ROSTER.leader_half[number]
        assert (HALVES[half] if half != NONE else None) == entry.get("half"), name
        assert ROSTER.leader_entry[number] == entry.get("entry_year", NEVER), name
        home = entry.get("entry_zone", entry.get("home_zone"))
        assert ROSTER.leader_zone[number] == (zone(str(home)) if home else NONE), name
        tested = bool(entry.get("death_test", False))
        assert ROSTER.leader_tests[number] == (entry.get("death_lt_read", entry.get("death_lt")) if tested else []), (
            name
        )
        doom = entry.get("death_auto_read", entry.get("death_auto")) if tested else 0
        assert ROSTER.leader_doom[number] == (doom or NEVER), name
        assert (number in ROSTER.tribe_leaders[people]) if people != NONE else True, name


@pytest.mark.rule("ultimus", "deaths.roman")
def test_deaths_who_waits_for_whom_and_who_is_one_man() -> None:
    waiting = {
        name: ROSTER.leader_after[leader(name)]
        for name in ROSTER.leader_ids
        if ROSTER.leader_after[leader(name)] != NONE
    }
    assert waiting == {"theodose-ii": leader("arcadius"), "valentinien-iii": leader("honorius")}
    alias = {
        name: ROSTER.leader_alias[leader(name)]
        for name in ROSTER.leader_ids
        if ROSTER.leader_alias[leader(name)] != NONE
    }
    assert alias.get("gondebaud-rex") == leader("gondebaud")
    assert [ROSTER.leader_ids[one] for one in ROSTER.tribe_heirs[tribe("visigothi")]] == [
        "alaric-i", "athaulf", "wallia", "theodoric-i", "theodoric-ii", "euric",
    ]  # fmt: skip
    assert [ROSTER.leader_ids[one] for one in ROSTER.tribe_heirs[tribe("hunni")]] == ["ruga", "bleda", "attila"]
    assert ROSTER.tribe_heirs[tribe("ostrogothi")] == []


@pytest.mark.rule("ultimus", "3.2.4")
def test_3_2_4_the_guards_a_leader_may_have_by_his_cc() -> None:
    strengths = {ROSTER.leader_cc[one]: ROSTER.guards_for(one) for one in range(len(ROSTER.leader_ids))}
    assert strengths == {cc: 0 if cc == 0 else 2 if cc <= 4 else 3 if cc <= 6 else 4 for cc in strengths}
    assert {0, 1, 4, 5, 6, 7, 8} <= set(strengths)


@pytest.mark.rule("ultimus", "deaths.roman")
def test_deaths_the_column_of_a_year() -> None:
    honorius = leader("honorius")
    assert [ROSTER.threshold(honorius, year) for year in (419, 420, 421, 428, 429, 430)] == [0, 1, 2, 9, 10, 10]
    assert ROSTER.threshold(leader("odoacre"), 476) == 0


LIMITS = [
    ("units.toml", "pf", 0, 99), ("units.toml", "qu", 1, 9), ("units.toml", "bt", 0, 9), ("units.toml", "LI", 1, 9),
    ("leaders.toml", "cc", 0, 8), ("leaders.toml", "vs", 0, 9), ("leaders.toml", "bt", 0, 9),
    ("leaders.toml", "cp", 0, 9), ("leaders.toml", "entry_year", 300, 600), ("leaders.toml", "succession", 1, 20),
    ("leaders.toml", "death_auto", 0, 600), ("scenarios.toml", "bu_pf", 0, 4), ("map.toml", "unit_capacity", 1, 9),
    ("stratagems.toml", "count", 0, 9), ("stratagems.toml", "hand_limit", 1, 46), ("map.toml", "extra_pm", 0, 3),
]  # fmt: skip


@pytest.mark.rule("ultimus", "1.2")
@pytest.mark.rule("ultimus", "1.3")
@pytest.mark.parametrize(("file", "key", "least", "most"), LIMITS)
def test_1_the_data_of_a_table_keep_to_limits(file: str, key: str, least: int, most: int, tmp_path: Path) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    places = [found.span(1) for found in re.finditer(rf"\b{key} = (\d+)", text)]
    for value, sound in ((least, True), (most, True), (least - 1, False), (most + 1, False)):
        for start, end in places[:2]:
            (tmp_path / file).write_text(f"{text[:start]}{value}{text[end:]}", encoding="utf-8")
            if sound:
                title(tmp_path)
            else:
                with pytest.raises(BrokenData):
                    title(tmp_path)


@pytest.mark.rule("ultimus", "1.3.1")
@pytest.mark.parametrize(
    ("file", "old", "new", "about"),
    [
        ("units.toml", 'category = "LI"', 'category = "XX"', "category"),
        ("units.toml", 'half = "west"', 'half = "north"', "half"),
        ("leaders.toml", 'origin = ""', 'origin = "Z"', "origin"),
        ("leaders.toml", 'id = "attila"', 'id = "someone"', "someone"),
        ("leaders.toml", 'id = "honorius"', 'id = "someone"', "someone"),
        ("units.toml", 'id = "pa-e-excubitores"', 'id = "someone"', "someone"),
        ("units.toml", 'id = "pa-w-placidi-felices"', 'id = "someone"', "someone"),
    ],
)
def test_1_what_the_rules_name_must_be_there(file: str, old: str, new: str, about: str, tmp_path: Path) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenData, match=about):
        title(tmp_path)


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize(
    ("start", "end", "sound"),
    [(400, 500, True), (500, 500, True), (450, 450, True), (399, 450, False), (450, 449, False), (450, 501, False)],
)
def test_scenario_its_years_are_of_the_fifth_century(start: int, end: int, sound: bool, tmp_path: Path) -> None:
    text = (DATA / "scenarios.toml").read_text(encoding="utf-8")
    text = re.sub(r"start_year = \d+", f"start_year = {start}", text, count=1)
    text = re.sub(r"end_year = \d+", f"end_year = {end}", text, count=1)
    (tmp_path / "scenarios.toml").write_text(text, encoding="utf-8")
    if sound:
        title(tmp_path)
    else:
        with pytest.raises(BrokenData, match="year"):
            title(tmp_path)


@pytest.mark.rule("ultimus", "scenario")
def test_scenario_peoples_it_does_not_name_have_a_status_there_is(tmp_path: Path) -> None:
    text = (DATA / "scenarios.toml").read_text(encoding="utf-8")
    for status in ("peace", "asleep"):
        changed = text.replace('unlisted_tribes = "out"', f'unlisted_tribes = "{status}"', 1)
        (tmp_path / "scenarios.toml").write_text(changed, encoding="utf-8")
        if status == "peace":
            title(tmp_path)
        else:
            with pytest.raises(BrokenData, match="unlisted_tribes"):
                title(tmp_path)
