"""Rules of the whole game that a table may switch; the first value of each is how we play."""

from typing import Final

from quadriga.engine import Option
from quadriga.games.republic.options import OPTIONS

FIRST: Final = len(OPTIONS)
"""Before them come the options of the combat table."""

DARK_MOB: Final = FIRST
BLACKMAIL: Final = FIRST + 1
NUMANTINE: Final = FIRST + 2
UNALIGNED: Final = FIRST + 3
HONESTY: Final = FIRST + 4
NARBONESE: Final = FIRST + 5
RAIDS: Final = FIRST + 6
CRISIS: Final = FIRST + 7
LAND_BLAME: Final = FIRST + 8
COMMISSIONER: Final = FIRST + 9
CATILINE: Final = FIRST + 10
BARGAIN: Final = FIRST + 11
BATTLES: Final = FIRST + 12
REBEL_GAIN: Final = FIRST + 13

BELOW: Final = 1
ONE_THROW: Final = 1
BOTH_SPAINS: Final = 1
SPARED: Final = 1
THIS_TURN: Final = 1
FOUGHT: Final = 1
EXCEED: Final = 1
PRINTED: Final = 1
PASSED: Final = 1
IN_FORUM_PHASE: Final = 1
ANYWHERE: Final = 1
MUST_THROW: Final = 1
HOUSE: Final = 1
AS_BATTLES: Final = 0
UNITS_ONLY: Final = 2
"""The values that are compared."""

WHOLE_OPTIONS: Final = [
    Option("dark-mob", ["up-to", "below"]),
    Option("blackmail", ["two-throws", "one-throw"]),
    Option("numantine", ["nearer-spain", "both-spains"]),
    Option("unaligned", ["mortal", "spared"]),
    Option("honesty", ["marker", "this-turn"]),
    Option("narbonese", ["sent", "fought"]),
    Option("raids", ["reach", "exceed"]),
    Option("crisis", ["modified", "printed"]),
    Option("land-blame", ["always", "passed"]),
    Option("commissioner", ["senate", "forum"]),
    Option("catiline", ["in-rome", "anywhere"]),
    Option("bargain", ["may-add", "must-throw"]),
    Option("battles", ["published", "house"], before="published"),
    Option("rebel-gain", ["as-battles", "with-rating", "units"], before="as-battles"),
]
"""D6, D7, D8, D12, D16, D22, D32, D41, D44, D3, D30 and D25; Ha to Hf."""
