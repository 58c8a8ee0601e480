"""The rules a table may switch: the rulings of docs/rulings/hannibal.md that have an option, the default first."""

from typing import Final

OPTIONS: Final = [
    ("subjugation-penalty", ["sieges-only", "tribes-too"]),
    ("card-32-operations", ["one", "two"]),
    ("cosa-port", ["cosa", "pisae"]),
    ("isolation-straits", ["open", "closed"]),
    ("card-12-elephants", ["one-by-one", "all-or-nothing"]),
    ("hostile-tribes-truce", ["breaks", "event-only"]),
    ("card-19-truce", ["keeps", "breaks"]),
    ("card-9-rome-first", ["allowed", "forbidden"]),
    ("spy-rounding", ["down", "up"]),
    ("card-63-sea", ["five", "ten"]),
    ("marharbal-match", ["allowed", "forbidden"]),
    ("hannibal-lost-markers", ["peace", "what-is-left"]),
    ("pass-attrition", ["compulsory", "off"]),
    ("africanus-city", ["besieged-only", "any-city"]),
    ("fallen-city-generals", ["displaced", "lost"]),
    ("attrition-signs", ["plus", "minus"]),
    ("fabius-talent", ["avoid-battle", "withdrawal"]),
]
O_SUBJUGATION: Final = 0
O_CARD_32: Final = 1
O_COSA: Final = 2
O_STRAITS: Final = 3
O_ELEPHANTS: Final = 4
O_TRIBES_TRUCE: Final = 5
O_DISMISSAL: Final = 6
O_PHILIP: Final = 7
O_SPY: Final = 8
O_SEA_63: Final = 9
O_MARHARBAL: Final = 10
O_HANNIBAL: Final = 11
O_PASS: Final = 12
O_AFRICANUS: Final = 13
O_FALLEN: Final = 14
O_SIGNS: Final = 15
O_FABIUS: Final = 16
