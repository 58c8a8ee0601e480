"""What is printed on map, counters, cards and tables, and what a folder of data may not say instead."""

import re
import shutil
from pathlib import Path

import pytest

from quadriga.engine.errors import BrokenData
from quadriga.games.hannibal.board import DATA, Board

FILES = ("map", "generals", "strategy-cards", "battle-cards", "tables", "setup")


def said(folder: Path, file: str, old: str, new: str, after: str = "") -> str:
    """What is said of data in which the first of something, after a heading perhaps, is replaced; empty if nothing."""
    for name in FILES:
        shutil.copy(DATA / f"{name}.toml", folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    at = text.index(after)
    changed, changes = re.subn(old, new, text[at:], count=1, flags=re.MULTILINE)
    assert changes == 1, f"{file} has no {old}"
    path.write_text(text[:at] + changed, encoding="utf-8")
    try:
        Board(folder)
    except BrokenData as broken:
        return str(broken)
    return ""


LIMITS = [
    ("19.1", "map", "spaces_needed", 1, 9, ""),
    ("14.2", "map", "ally_cards", 1, 2, ""),
    ("4.3", "map", "spaces_total", 1, 9, ""),
    ("11.6", "map", "naval_modifier", -2, 2, ""),
    ("10.7", "map", "capacity", 0, 5, ""),
    ("20.2", "map", "siege_modifier", -1, 0, ""),
    ("10.6", "map", "strait", 1, 2, "move_cost"),
    ("10.6", "map", '"pass-alpine"', -2, 0, "pass_attrition_modifier"),
    ("10.6", "map", "pass", -2, 0, "pass_attrition_modifier"),
    ("24", "generals", "strategy_rating", 1, 3, ""),
    ("24", "generals", "battle_rating", 1, 4, ""),
    ("24", "generals", "avoid_battle_max", 1, 6, ""),
    ("24", "generals", "naval_combat_modifier", -1, 0, ""),
    ("24", "generals", "siege_modifier", 0, 1, ""),
    ("24", "generals", "siege_dice", 1, 2, ""),
    ("24", "generals", "movement", 4, 6, ""),
    ("24", "generals", "spain", 1, 3, ""),
    ("8.1", "strategy-cards", "ops", 1, 3, ""),
    ("8.1", "strategy-cards", "number", 1, 64, ""),
    ("10.11", "strategy-cards", "generals", 1, 3, ""),
    ("14.12", "battle-cards", "retreat_modifier", -2, 2, ""),
    ("4.4", "battle-cards", "count", 0, 48, ""),
    ("21.2", "tables", "max", -9, 9, "[[attrition.row]]"),
    ("20.2", "tables", "points", 0, 2, "[siege]"),
    ("20.2", "tables", "loss", 0, 1, "[siege]"),
    ("20.2", "tables", "points_needed", 1, 9, ""),
    ("20.3", "tables", "minimum_cu", 1, 9, ""),
    ("14.1", "tables", "maximum", 1, 24, "[battle_hand]"),
    ("4.1", "setup", "cu", 0, 20, "[[force]]"),
    ("4.2", "setup", "elephants", 0, 4, "[[force]]"),
    ("7.1", "setup", "cards", 1, 16, "[[turn]]"),
    ("22.4", "setup", "turns", 1, 9, ""),
    ("10.1", "setup", "move_spaces", 1, 9, ""),
    ("10.12", "setup", "force_march_spaces", 1, 9, ""),
    ("11.3", "setup", "naval_move_cost", 1, 9, ""),
    ("10.2", "setup", "max_cu_moving", 1, 20, ""),
    ("11.4", "setup", "max_cu_naval_operation_3", 1, 20, ""),
    ("11.4", "setup", "max_cu_naval_campaign", 1, 20, ""),
    ("17.1", "setup", "max_elephant_cu", 0, 20, ""),
    ("15.2", "setup", "retreat_max_spaces", 1, 9, ""),
    ("18.1", "setup", "consular_army_min_cu", 1, 9, ""),
    ("10.5", "setup", "overrun_min_cu", 1, 9, ""),
    ("10.10", "setup", "hannibal_displaced_pc_loss", 0, 20, ""),
    ("6.2", "setup", "count", 0, 20, "[reinforcements.rome]"),
    ("6.2", "setup", "minimum_in_italy", 0, 20, ""),
    ("6.7", "setup", "turn", 1, 9, "[reinforcements.scipio_africanus]"),
    ("6.7", "setup", "count", 0, 20, "[reinforcements.scipio_africanus]"),
]
"""By section: a number of the data, the least and the most it may be."""


@pytest.mark.parametrize(
    ("file", "key", "least", "most", "after"),
    [pytest.param(*limit[1:], marks=pytest.mark.rule("hannibal", limit[0])) for limit in LIMITS],
)
def test_numbers_beyond_those_of_the_game_are_refused(
    tmp_path: Path, file: str, key: str, least: int, most: int, after: str
) -> None:
    name = key.strip('"')
    complaint = f"'{name}' should be a whole number from {least} to {most}"
    for number in (least - 1, most + 1):
        assert complaint in said(tmp_path, file, rf"(?<![\w-]){key} = -?\d+", f"{key} = {number}", after)
    for number in (least, most):
        assert complaint not in said(tmp_path, file, rf"(?<![\w-]){key} = -?\d+", f"{key} = {number}", after)


@pytest.mark.rule("hannibal", "4.3")
@pytest.mark.rule("hannibal", "24")
@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("map", '^control = "carthage"', 'control = "gaul"', "'control' should be one of rome, carthage, neutral"),
        ("map", '^kind = "walled-city"', 'kind = "space"', "12 walled cities, not 13"),
        ("map", r"^spaces_total = \d", "spaces_total = 9", "spaces_total does not agree with the spaces"),
        ("map", r"(?s)^\[\[space\]\].*?(?=^\[\[space\]\])", "", "95 spaces, not 96"),
        ("generals", '^id = "magon"', 'id = "mago"', "the generals are not the fourteen expected"),
        ("generals", '^side = "carthage"', 'side = "rome"', "the generals of Carthage do not come first"),
        ("strategy-cards", "^number = 1$", "number = 2", "the cards are not numbered 1 to 64"),
        ("battle-cards", '^id = "probe"', 'id = "prod"', "the battle cards are not the six types expected"),
        ("tables", '^id = "elephants"', 'id = "lions"', "the steps of a battle are not the six expected"),
    ],
)
def test_what_contradicts_the_box_is_refused(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    assert complaint in said(tmp_path, file, old, new)
