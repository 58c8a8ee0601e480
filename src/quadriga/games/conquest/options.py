"""The scenarios and what a table may switch; the first value of each option is the default."""

from typing import Final

from quadriga.engine.game import Option, Scenario

CLASSIC: Final = 0
SHORT: Final = 1
SCENARIOS: Final = [Scenario("classic", 2_000_000), Scenario("short", 100_000)]

LAST_ROUNDS: Final = [500, 12]
"""Ruling C-51: the last round of each scenario; no game among people reaches the first."""

HOMES: Final = 0
CHOSEN: Final = 0
DRAWN: Final = 1
LISTED: Final = 2

ARABIA: Final = 1
CLOSED: Final = 0
OPEN: Final = 1

ROADS: Final = 2
BUILDER: Final = 0
CONTROLLER: Final = 1

ROUNDS: Final = 3
LIMITS: Final = [0, 6, 12, 20, 40]
"""The values of the round limit; 0 stands for what the scenario says."""

INFLATION: Final = 4
LAST_TURN: Final = 0
NEXT_ROUND: Final = 1

OPTIONS: Final = [
    Option("homes", ["chosen", "drawn", "listed"]),
    Option("arabia", ["closed", "open"]),
    Option("roads", ["builder", "controller"]),
    Option("rounds", ["scenario", "6", "12", "20", "40"]),
    Option("inflation", ["last-turn", "next-round"], before="next-round"),
]
