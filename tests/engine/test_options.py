"""Every option of every title has a constant of its name that says where it is."""

import importlib
from pathlib import Path

import pytest

import quadriga
from quadriga import load
from quadriga.games import TITLES

GAMES = Path(quadriga.__file__).parent / "games"


def named(title: str) -> dict[str, int]:
    """What the options.py of a title say, and of each room that has options of its own."""
    found: dict[str, int] = {}
    for path in sorted((GAMES / title).rglob("options.py")):
        room = ".".join(path.relative_to(GAMES).with_suffix("").parts)
        found |= vars(importlib.import_module(f"quadriga.games.{room}"))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_each_option_is_read_by_its_name(title: str) -> None:
    options = named(title)
    for number, option in enumerate(load(title).options):
        assert options.get(option.id.upper().replace("-", "_")) == number, option.id
