"""Rules a table may switch; the first value of each is our ruling."""

from typing import Final

from quadriga.engine import Option
from quadriga.games.republic.cards import TARGETS

RATING_CAP: Final = 0
LEADER_SUPPORT: Final = 1
ASSAULT_STALEMATE: Final = 2
PROVINCE_UNREST: Final = 3
BEATEN_VALUE: Final = 4
REBEL_SHIPS: Final = 5
PIRATE_SHIPS: Final = 6
NAVAL_GAIN: Final = 7
PIRATE_TARGETS: Final = 8
INTERCEPTION: Final = 9
GOVERNOR_LOST: Final = 10
REBEL_EXPEDITIONS: Final = 11
PROSECUTION: Final = 12
REBEL_OMENS: Final = 13

CAPPED: Final = 0
LEADERS_RAISE_IT: Final = 1
PROVINCE_LOSES: Final = 1
AS_CONFLICTS: Final = 1
UNITS: Final = 0
SURPLUS: Final = 0
SPLIT: Final = 0
TOTAL: Final = 1
HOUSE: Final = 0
COMPULSORY: Final = 0
FALLS: Final = 0
ONE: Final = 1
UNIT_ON_CARD: Final = 0
SPARE: Final = 1
"""The values that are compared: of `rating-cap`, `leader-support`, `assault-stalemate`, `province-unrest`,
`beaten-value`, `rebel-ships`, `pirate-ships`, `naval-gain`, `pirate-targets`, `interception`, `governor-lost`,
`rebel-expeditions`, `prosecution` and `rebel-omens`."""

OPTIONS: Final = [
    Option("rating-cap", ["capped", "free"]),
    Option("leader-support", ["no", "yes"]),
    Option("assault-stalemate", ["both-lose", "province-loses"]),
    Option("province-unrest", ["none", "as-conflicts"]),
    Option("beaten-value", ["units", "with-rating"]),
    Option("rebel-ships", ["surplus", "all"]),
    Option("pirate-ships", ["split", "full-support"]),
    Option("naval-gain", ["surplus", "total"]),
    Option("pirate-targets", TARGETS),
    Option("interception", ["compulsory", "choice"], before="choice"),
    Option("governor-lost", ["falls", "stands"], before="stands"),
    Option("rebel-expeditions", ["several", "one"], before="one"),
    Option("prosecution", ["unit", "unit-or-victory"], before="unit-or-victory"),
    Option("rebel-omens", ["burden", "spare"], before="burden"),
]
"""A02, A04, A28b, A36, A36b, A41, A49, A61, the pirates' targets, R-07, R-10, R-15, A56 and R-18."""
