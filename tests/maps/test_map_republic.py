"""The drawn map of Republic of Rome shows every province and every theatre of war its data names."""

import tomllib
from typing import Any

from tools.maps.source import GAMES

from maps import chart as charts

CHART = charts.read("republic")


def facts(file: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / "republic" / "data" / file).read_text(encoding="utf-8"))


def test_every_province_is_drawn_beside_italy() -> None:
    drawn = {name for name, area in CHART.areas.items() if area["kind"] == "province"}
    assert drawn == {p["id"] for p in facts("provinces.toml")["province"]} | {"italia"}


def test_every_group_of_wars_has_its_theatre_on_the_map() -> None:
    assert [t["id"] for t in CHART.data["theatres"]] == [g["id"] for g in facts("conflicts.toml")["group"]]
    width, height = CHART.data["size"]
    for theatre in CHART.data["theatres"]:
        x, y = charts.at(theatre["at"])
        assert 0 < x < width, theatre["id"]
        assert 0 < y < height, theatre["id"]


def test_every_area_is_named_at_every_level_on_its_own_ground_or_off_its_coast() -> None:
    land = CHART.data["areas"]
    for name, area in CHART.areas.items():
        for level in CHART.levels:
            label = area["labels"][level]
            assert label is not None, (name, level)
            point = charts.at(label["at"])
            strangers = [a["id"] for a in land if a["ground"] == "land" and a["id"] != name and CHART.holds(a, point)]
            assert strangers == [], (name, level)


def test_names_leave_the_theatres_of_war_in_sight() -> None:
    for level in CHART.levels:
        zoom = CHART.zoom(level)
        pins = [charts.box(charts.at(t["at"]), [8.0, 8.0], zoom) for t in CHART.data["theatres"]]
        for name, area in CHART.areas.items():
            label = area["labels"][level]
            shape = charts.box(charts.at(label["at"]), label["box"], zoom, label["angle"])
            assert not any(charts.meet(shape, pin) for pin in pins), (name, level)


def test_neighbours_in_the_data_of_history_touch() -> None:
    """Spot checks of the hand-given towns: borders a reader would miss at once."""
    touching = CHART.contacts()
    for pair in (
        ("italia", "cisalpine_gaul"),
        ("cisalpine_gaul", "narbonese_gaul"),
        ("nearer_spain", "further_spain"),
        ("africa", "numidia"),
        ("cilicia_cyprus", "syria"),
    ):
        assert frozenset(pair) in touching
