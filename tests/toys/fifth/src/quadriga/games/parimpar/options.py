"""How long a game lasts, and what a table may switch."""

from typing import Final

from quadriga.engine.game import Option, Scenario

SCENARIOS: Final = [Scenario("short", 12), Scenario("long", 20)]
PLACES: Final = [3, 5]
"""1: how many places are played for in each scenario."""

OPTIONS: Final = [Option("nuts", ["three", "four"])]

NUTS: Final = 0
FOUR: Final = 1
