"""The scenarios and what a table may switch; the first value of each option is the default."""

from typing import Final

from quadriga.engine.game import Option, Scenario

CLASSIC: Final = 0
SHORT: Final = 1
SCENARIOS: Final = [Scenario("classic", 2_000_000), Scenario("short", 100_000)]

ROUNDS: Final = [500, 12]
"""Ruling C-51: the last round of each scenario; no game among people reaches the first."""

HOMES: Final = 0
CHOSEN: Final = 0
DRAWN: Final = 1
LISTED: Final = 2

ARABIA: Final = 1
OPEN: Final = 1

ROADS: Final = 2
BUILDER: Final = 1

LIMIT: Final = 3
LIMITS: Final = [0, 6, 12, 20, 40]
"""The values of the round limit; 0 stands for what the scenario says."""

OPTIONS: Final = [
    Option("homes", ["chosen", "drawn", "listed"]),
    Option("arabia", ["closed", "open"]),
    Option("roads", ["controller", "builder"]),
    Option("rounds", ["scenario", "6", "12", "20", "40"]),
]
