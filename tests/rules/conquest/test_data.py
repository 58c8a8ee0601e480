"""Broken data files: the error names the file and the entry at fault."""

import re
from pathlib import Path

import pytest

from quadriga.engine.errors import BrokenData
from quadriga.games import load
from quadriga.games.conquest.board import DATA

MAP = (DATA / "map.toml").read_text(encoding="utf-8")
PIECES = (DATA / "pieces.toml").read_text(encoding="utf-8")


def entry(text: str, head: str) -> str:
    """The lines of a file from a head up to the next one."""
    at = text.index(head)
    after = re.search(r"^\[", text[at + len(head) :], re.MULTILINE)
    return text[at : at + len(head) + after.start()] if after else text[at:]


def broken(folder: Path, name: str, text: str) -> str:
    """What is said about a file with this text."""
    (folder / name).write_text(text, encoding="utf-8")
    with pytest.raises(BrokenData) as caught:
        load("conquest", folder)
    return str(caught.value)


def test_a_folder_without_files_changes_nothing(tmp_path: Path) -> None:
    assert load("conquest", tmp_path).id == "conquest"


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BrokenData, match="not a folder"):
        load("conquest", tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "britannia"', "id = britannia", "map.toml: not TOML"),
        ('id = "belgica"', 'id = "britannia"', "map.toml [[province]] britannia: the id 'britannia' is there twice"),
        ('id = "belgica"', 'id = "atlantis"', "map.toml: the provinces and seas"),
        ('[[province]]\nid = "dalmatia"', '[[sea]]\nid = "dalmatia"', "map.toml: the provinces and seas"),
        ('id = "belgica"', "id = 7", "map.toml [[province]] 7: 'id' should be a text"),
        ("value = 10", "value = 20", "map.toml [[province]] britannia: 'value' should be a whole number from 5 to 10"),
        ("value = 10", "value = 7", "map.toml [[province]] britannia: 'value' should be 5 or 10, not 7"),
        ("value = 10", 'value = "ten"', "map.toml [[province]] britannia: 'value'"),
        ("home = false", "home = 0", "map.toml [[province]] britannia: 'home' should be true or false"),
        ('coasts = [["oceanus-britannicus"]]', 'coasts = "sea"', "map.toml [[province]] britannia: 'coasts'"),
        ('coasts = [["oceanus-britannicus"]]', 'coasts = [["belgica"]]', "map.toml [[province]] britannia: 'coasts'"),
        ('coasts = [["oceanus-britannicus"]]', "coasts = [[{}]]", "map.toml [[province]] britannia: 'coasts'"),
        ('coasts = [["oceanus-britannicus"]]', "coasts = [7]", "map.toml [[province]] britannia: 'coasts'"),
        (
            'coasts = [["oceanus-britannicus"]]',
            'coasts = [["mare-narbo"]]',
            "map.toml [links] [[coast]] 1: disagrees with the province's own list of coasts",
        ),
        (
            'sea = "oceanus-britannicus", coast = 0',
            'sea = "oceanus-britannicus", coast = 4',
            "map.toml [links] [[coast]] 1: 'coast' should be a whole number from 0 to 3",
        ),
        (
            '{ a = "belgica", b = "germania"',
            '{ a = "belgica", b = "gaul"',
            "map.toml [links] [[land]] 1: 'b' names 'gaul', which does not exist",
        ),
        (
            '{ a = "belgica", b = "germania"',
            '{ a = "belgica", b = "belgica"',
            "map.toml [links] [[land]] 1: should join two provinces",
        ),
        (
            '{ a = "belgica", b = "germania"',
            '{ a = "belgica", b = "mare-narbo"',
            "map.toml [links] [[land]] 1: should join two provinces",
        ),
        ('{ a = "belgica", b = "germania"', '{ a = "belgica", b = "italia"', "map.toml [links]: 'land' and 'disputed'"),
        (
            '{ a = "thracia", b = "asia", seas',
            '{ a = "thracia", b = "mare-rhodus", seas',
            "map.toml [links] [[crossing]] 1: should join two provinces",
        ),
        ("[links]", "[junctions]", "map.toml: there should be a table 'links'"),
        ("land = [", "land = 7\nlands = [", "map.toml [links]: there should be a list 'land'"),
    ],
)
def test_a_broken_map_is_refused_by_name(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in MAP
    text = MAP.replace(old, new, 1)
    assert said in broken(tmp_path, "map.toml", text)


@pytest.mark.parametrize(
    ("head", "old", "new", "said"),
    [
        ("[pieces.infantry]", "price = 10", "price = 0", "pieces.toml [pieces] [infantry]: 'price'"),
        (
            "[pieces.infantry]",
            "price = 10",
            "price = 12",
            "pieces.toml [pieces] [infantry]: 'price' should be in steps",
        ),
        ("[pieces.infantry]", "moves = 1", "moves = 2", "pieces.toml [pieces] [infantry]: 'moves' should be 1"),
        ("[pieces.cavalry]", "moves = 2", "moves = 3", "pieces.toml [pieces] [cavalry]: 'moves' should be 2"),
        ("[pieces.catapult]", "moves = 1", "", "pieces.toml [pieces] [catapult]: 'moves'"),
        ("[pieces.galley]", "moves = 2", "moves = 9", "pieces.toml [pieces] [galley]: 'moves'"),
        ("[pieces.galley]", "player = 8", "player = 9", "pieces.toml [pieces] [galley]: 'limit_per_player'"),
        ("[pieces.galley]", "units = 7", "units = 0", "pieces.toml [pieces] [galley]: 'capacity_land_units'"),
        ("[pieces.general]", "player = 4", "player = 6", "pieces.toml [pieces] [general]: 'limit_per_player'"),
        ("[pieces.emperor]", "player = 1", "player = 2", "pieces.toml [pieces] [emperor]: 'limit_per_player'"),
        ("[pieces.city]", "shared = 16", "shared = 5", "pieces.toml [pieces] [city]: 'limit_shared'"),
        ("[pieces.city]", "tribute = 5", "tribute = 4", "pieces.toml [pieces] [city]: 'tribute' should be in steps"),
        ("[pieces.road]", "[pieces.road]", "[pieces.roads]", "pieces.toml [pieces]: there should be a table 'road'"),
        ("[money]", "talents = 0", "talents = 3", "pieces.toml [money]: 'starting_talents' should be in steps"),
        ("[money]", "step = 5", "step = 0", "pieces.toml [money]: 'tribute_step'"),
        ("[die]", '"blank"', '"elephant"', "pieces.toml [die]: 'faces' should be six out of"),
        ("[die]", '"infantry", "infantry"', '"infantry", "blank"', "pieces.toml [die]: the faces"),
        ("[movement]", "units = 7", "units = 700", "pieces.toml [movement]: 'legion_max_land_units'"),
        ("[combat.land]", "base = 5", "base = -5", "pieces.toml [combat] [land]: 'legion_base'"),
        ("[combat.land]", "fort_dice = 2", "fort_dice = 2.5", "pieces.toml [combat] [land]: 'fort_dice'"),
        ("[combat.naval]", "max_rounds = 3", "max_rounds = true", "pieces.toml [combat] [naval]: 'max_rounds'"),
        ("[[inflation]]", "threshold = 105", "threshold = 0", "pieces.toml [[inflation]] 1: 'threshold'"),
        ("[[inflation]]", "multiplier = 2", "multiplier = 1", "pieces.toml [[inflation]] 1: 'multiplier'"),
        ("[turn]", '"macedonia"', '"sparta"', "pieces.toml [turn]: 'order' names 'sparta', which does not exist"),
        ("[turn]", '"aegyptus", ', "", "pieces.toml [setup] [[by_players]] 1: names a home that has no place"),
        ("[setup]", "infantry = 5", "infantry = 21", "pieces.toml [setup] [each_home]: 'infantry'"),
        ("[[setup.by_players]]", "players = 2", "players = 1", "pieces.toml [setup] [[by_players]] 1: 'players'"),
        ("[[setup.by_players]]", "players = 2", "players = 3", "pieces.toml [setup] [[by_players]] 1: should name 3"),
        ("[[setup.by_players]]", '"hispania"', '"aegyptus"', "pieces.toml [setup] [[by_players]] 1: should name 2"),
        (
            "[[setup.by_players]]",
            '"hispania"',
            '"hispania", "hispania"',
            "pieces.toml [setup] [[by_players]] 1: should name 2",
        ),
        ("[[setup.by_players]]", '"hispania"', '"rome"', "pieces.toml [setup] [[by_players]] 1: 'homes' names 'rome'"),
        ("[placement]", "mesopotamia =", "babylon =", "pieces.toml [placement] [galleys_landlocked_home]: 'babylon'"),
        (
            "[placement]",
            '"syria"',
            '"tyre"',
            "pieces.toml [placement] [galleys_landlocked_home]: 'mesopotamia' names 'tyre'",
        ),
    ],
)
def test_broken_pieces_are_refused_by_name(tmp_path: Path, head: str, old: str, new: str, said: str) -> None:
    part = entry(PIECES, head)
    assert old in part
    text = PIECES.replace(part, part.replace(old, new, 1), 1)
    assert said in broken(tmp_path, "pieces.toml", text)


@pytest.mark.parametrize(
    ("head", "key", "low", "high"),
    [
        *[(f"[pieces.{name}]", "price", 5, 100) for name in ("infantry", "galley", "city", "fortification", "road")],
        *[(f"[pieces.{name}]", "moves", 1, 4) for name in ("infantry", "cavalry", "catapult", "galley", "general")],
        *[(f"[pieces.{name}]", "limit_per_player", 1, 99) for name in ("infantry", "cavalry", "catapult")],
        ("[pieces.road]", "limit_shared", 1, 99),
        *[(f"[pieces.{name}]", "limit_shared", 6, 99) for name in ("city", "fortification")],
        ("[pieces.emperor]", "limit_per_player", 1, 1),
        ("[pieces.general]", "limit_per_player", 4, 4),
        ("[pieces.galley]", "limit_per_player", 8, 8),
        ("[pieces.city]", "tribute", 0, 50),
        ("[pieces.galley]", "capacity_land_units", 1, 20),
        ("[movement]", "legion_max_land_units", 1, 20),
        ("[combat.land]", "legion_base", 1, 20),
        ("[combat.land]", "fort_dice", 0, 5),
        ("[combat.land]", "fort_dice_vs_catapult", 0, 5),
        ("[combat.naval]", "dice_per_galley", 1, 3),
        ("[combat.naval]", "max_rounds", 1, 99),
        ("[money]", "starting_talents", 0, 1000),
        ("[money]", "tribute_step", 5, 5),
        ("[[inflation]]", "threshold", 5, 10000),
        ("[[inflation]]", "multiplier", 2, 10),
        ("[[setup.by_players]]", "players", 2, 6),
        ("[setup]", "infantry", 0, 20),
    ],
)
def test_every_figure_has_its_bounds(tmp_path: Path, head: str, key: str, low: int, high: int) -> None:
    part = entry(PIECES, head)
    said = f"'{key}' should be a whole number from {low} to {high}"
    for beyond in (low - 1, high + 1):
        text = PIECES.replace(part, re.sub(rf"\b{key} = \d+", f"{key} = {beyond}", part, count=1), 1)
        assert said in broken(tmp_path, "pieces.toml", text)


def test_the_figures_are_those_of_the_book() -> None:
    game = load("conquest")
    pieces = game.pieces  # type: ignore[attr-defined]
    assert pieces.price == [10, 20, 30, 20, 30, 20, 10]
    assert pieces.limit == [20, 20, 6, 8, 16, 16, 20]
    assert pieces.moves == [1, 2, 1, 2]
    assert (pieces.leader_moves, pieces.city_tribute, pieces.galley_holds, pieces.legion) == (2, 5, 7, 7)
    assert (pieces.combat_legion, pieces.fort_dice, pieces.fort_dice_against_catapult) == (5, 2, 1)
    assert (pieces.galley_dice, pieces.naval_rounds, pieces.treasury, pieces.talent_step) == (2, 3, 0, 5)
    assert (pieces.thresholds, pieces.multipliers) == ([105, 205], [2, 3])
    assert pieces.face_weights == [2, 1, 1, 1, 1]
    assert pieces.start_infantry == 5
    assert [len(homes) for homes in pieces.homes] == [0, 0, 2, 3, 4, 5, 6]


def test_a_missing_number_of_players_or_inflation_is_named(tmp_path: Path) -> None:
    part = entry(PIECES, "[[setup.by_players]]")
    assert "[[by_players]] for 2 players" in broken(tmp_path, "pieces.toml", PIECES.replace(part, "", 1))
    part = entry(PIECES, "[[inflation]]")
    assert "two entries [[inflation]]" in broken(tmp_path, "pieces.toml", PIECES.replace(part, "", 1))


def test_files_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenData, match=r"map\.toml: not TOML"):
        load("conquest", tmp_path)
    (tmp_path / "map.toml").unlink()
    (tmp_path / "pieces.toml").mkdir()
    with pytest.raises(BrokenData, match=r"pieces\.toml: cannot be read"):
        load("conquest", tmp_path)


def test_own_figures_are_played(tmp_path: Path) -> None:
    part = entry(PIECES, "[pieces.infantry]")
    text = PIECES.replace(part, part.replace("price = 10", "price = 15"), 1)
    (tmp_path / "pieces.toml").write_text(text, encoding="utf-8")
    position = load("conquest", tmp_path).start("classic", 2, {"homes": "listed"})
    assert position.price(0) == 15  # type: ignore[attr-defined]
