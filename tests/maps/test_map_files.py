"""What every map file promises, whichever game is played on it."""

import gzip
import json
from collections.abc import Iterator

import pytest
from tools.maps.source import read_facts
from tools.maps.writer import to_text

from maps import chart as charts

GAMES = sorted(path.stem for path in charts.MAPS.glob("*.json"))
AREA_GAMES = [game for game in GAMES if "spaces" not in charts.read(game).data]
every_game = pytest.mark.parametrize("game", GAMES)


def boxes(chart: charts.Chart, level: int) -> Iterator[tuple[str, charts.Corners]]:
    """Every name drawn at a level."""
    zoom = chart.zoom(level)
    named = [*chart.data["areas"], *chart.data.get("titles", []), *chart.data.get("spaces", [])]
    for thing in named:
        label = thing["labels"][level] if "labels" in thing else None
        if label:
            yield thing["id"], charts.box(charts.at(label["at"]), label["box"], zoom, label["angle"])


@every_game
def test_made_from_the_facts_of_today(game: str) -> None:
    """Changing map.toml or relief.toml means making the map again: python -m tools.maps."""
    assert charts.read(game).data["source"] == read_facts(game).digest


@every_game
def test_written_in_the_one_form_the_writer_gives(game: str) -> None:
    chart = charts.read(game)
    assert chart.text == to_text(json.loads(chart.text))


@every_game
def test_small_enough_for_the_first_load(game: str) -> None:
    raw = charts.read(game).text.encode()
    assert len(raw) < 250_000
    assert len(gzip.compress(raw, 9)) < 80_000


@every_game
def test_outlines_close_and_use_each_line_once_from_each_side(game: str) -> None:
    chart = charts.read(game)
    used: dict[int, list[int]] = {}
    for number, area in enumerate(chart.data["areas"]):
        for ring in chart.rings(area):
            assert ring[0] == ring[-1], area["id"]
        for n in (n for ring in area["rings"] for n in ring):
            used.setdefault(n if n >= 0 else ~n, []).append(number)
    for n, arc in enumerate(chart.data["arcs"]):
        assert sorted(used[n]) == sorted(side for side in arc["sides"] if side >= 0)


@every_game
def test_no_two_names_collide(game: str) -> None:
    chart = charts.read(game)
    for level in chart.levels:
        placed = list(boxes(chart, level))
        assert placed
        hits = [(a, b) for i, (a, one) in enumerate(placed) for b, two in placed[:i] if charts.meet(one, two)]
        assert hits == [], level


@every_game
def test_names_stay_on_the_map(game: str) -> None:
    chart = charts.read(game)
    width, height = chart.data["size"]
    for level in chart.levels:
        zoom = chart.zoom(level)
        for name, corners in boxes(chart, level):
            assert all(0 <= x <= width * zoom and 0 <= y <= height * zoom for x, y in corners), (name, level)


@pytest.mark.parametrize("game", AREA_GAMES)
def test_counters_stand_in_their_zone_clear_of_names_and_of_each_other(game: str) -> None:
    chart = charts.read(game)
    for level in chart.levels:
        zoom, sizes = chart.zoom(level), chart.data["levels"][level]
        names = list(boxes(chart, level))
        stands: list[tuple[str, charts.Corners]] = []
        for zone, area in chart.areas.items():
            assert chart.holds(area, charts.at(area["seat"])), zone
            seat = charts.box(charts.at(area["seat"]), sizes["seat"][area["ground"]], zoom)
            stands.append((zone, seat))
            for slot in area["slots"][level]:
                assert chart.holds(area, charts.at(slot)), (zone, level)
                stands.append((zone, charts.box(charts.at(slot), sizes["slot"], zoom)))
        for zone, stand in stands:
            assert [n for n, name in names if charts.meet(stand, name)] == [], (zone, level)
        for i, (zone, stand) in enumerate(stands):
            assert [z for z, other in stands[:i] if charts.meet(stand, other)] == [], (zone, level)


@pytest.mark.parametrize("game", AREA_GAMES)
def test_most_zones_have_room_for_several_counters(game: str) -> None:
    """Beside its seat a zone has a slot or two even on the whole board, more as one looks closer."""
    chart = charts.read(game)
    seated = list(chart.areas.values())
    for level, least in zip(chart.levels, (1, 3, 4), strict=False):
        roomy = [a for a in seated if len(a["slots"][level]) >= least]
        assert len(roomy) >= 0.75 * len(seated), level
