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
]
"""A02, A04, A28b, A36, A36b, A41, A49, A61 and the pirates' targets."""
