"""The rules of the combat table that may be switched; the first value of each is our ruling.

Each option has a constant of its name, its place in `OPTIONS`; below it stand the values the rules ask about.
"""

from typing import Final

from quadriga.engine import Option
from quadriga.games.republic.cards import TARGETS
from quadriga.games.republic.words import CONFRONTATIONS

RATING_CAP: Final = 0
CAPPED: Final = 0

LEADER_SUPPORT: Final = 1
LEADERS_RAISE_IT: Final = 1

ASSAULT_STALEMATE: Final = 2
PROVINCE_LOSES: Final = 1

PROVINCE_UNREST: Final = 3
AS_CONFLICTS: Final = 1

BEATEN_VALUE: Final = 4
UNITS: Final = 0

REBEL_SHIPS: Final = 5
SURPLUS: Final = 0

PIRATE_SHIPS: Final = 6
SPLIT: Final = 0

NAVAL_GAIN: Final = 7
TOTAL: Final = 1

PIRATE_TARGETS: Final = 8
HOUSE: Final = 0

INTERCEPTION: Final = 9
COMPULSORY: Final = 0

GOVERNOR_LOST: Final = 10
FALLS: Final = 0

REBEL_EXPEDITIONS: Final = 11
ONE: Final = 1

PROSECUTION: Final = 12
UNIT_ON_CARD: Final = 0

REBEL_OMENS: Final = 13
SPARE: Final = 1

CONFRONTATION: Final = 14
DRAWN: Final = 0
"""Any other value is a confrontation by its number, plus one."""

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
    Option("confrontation", ["drawn", *CONFRONTATIONS], before="drawn"),
]
"""A02, A04, A28b, A36, A36b, A41, A49, A61, the pirates' targets, R-07, R-10, R-15, A56, R-18; what is fought."""
