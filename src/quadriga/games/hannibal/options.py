"""The rules a table may switch, as docs/rulings/hannibal.md tells; the first value of each is the default.

Each option has a constant of its name, its place in `OPTIONS`; below it stand the values the rules ask about.
"""

from typing import Final

from quadriga.engine.game import Option

SUBJUGATION_PENALTY: Final = 0
TRIBES_TOO: Final = 1

CARD_32_OPERATIONS: Final = 1
TWO: Final = 1

COSA_PORT: Final = 2
PISAE: Final = 1

ISOLATION_STRAITS: Final = 3
CLOSED: Final = 1

CARD_12_ELEPHANTS: Final = 4
ALL_OR_NOTHING: Final = 1

HOSTILE_TRIBES_TRUCE: Final = 5
BREAKS: Final = 1

CARD_19_TRUCE: Final = 6

CARD_9_ROME_FIRST: Final = 7
FORBIDDEN: Final = 1

SPY_ROUNDING: Final = 8
UP: Final = 1

CARD_63_SEA: Final = 9
TEN: Final = 1

MARHARBAL_MATCH: Final = 10

HANNIBAL_LOST_MARKERS: Final = 11
WHAT_IS_LEFT: Final = 1

PASS_ATTRITION: Final = 12
OFF: Final = 1

AFRICANUS_CITY: Final = 13
ANY_CITY: Final = 1

FALLEN_CITY_GENERALS: Final = 14
LOST: Final = 1

ATTRITION_SIGNS: Final = 15
MINUS: Final = 1

FABIUS_TALENT: Final = 16
WITHDRAWAL: Final = 1

OPTIONS: Final = [
    Option("subjugation-penalty", ["sieges-only", "tribes-too"]),
    Option("card-32-operations", ["one", "two"]),
    Option("cosa-port", ["cosa", "pisae"]),
    Option("isolation-straits", ["open", "closed"]),
    Option("card-12-elephants", ["one-by-one", "all-or-nothing"]),
    Option("hostile-tribes-truce", ["event-only", "breaks"]),
    Option("card-19-truce", ["keeps", "breaks"]),
    Option("card-9-rome-first", ["allowed", "forbidden"]),
    Option("spy-rounding", ["down", "up"]),
    Option("card-63-sea", ["five", "ten"]),
    Option("marharbal-match", ["allowed", "forbidden"]),
    Option("hannibal-lost-markers", ["peace", "what-is-left"]),
    Option("pass-attrition", ["compulsory", "off"]),
    Option("africanus-city", ["besieged-only", "any-city"]),
    Option("fallen-city-generals", ["displaced", "lost"]),
    Option("attrition-signs", ["plus", "minus"]),
    Option("fabius-talent", ["avoid-battle", "withdrawal"]),
]
