"""Every option of every title has a constant of its name that says where it is."""

import importlib

import pytest

from quadriga import load
from quadriga.games import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_each_option_is_read_by_its_name(title: str) -> None:
    options = importlib.import_module(f"quadriga.games.{title}.options")
    for number, option in enumerate(load(title).options):
        assert getattr(options, option.id.upper().replace("-", "_"), None) == number, option.id
