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
GRAIN: Final = FIRST + 14
AUCTION: Final = FIRST + 15
KIN_ABROAD: Final = FIRST + 16
GRAIN_REVIVAL: Final = FIRST + 17
IDLE_LEADERS: Final = FIRST + 18
PRESSED_KNIGHTS: Final = FIRST + 19
ABSENT_LEADER: Final = FIRST + 20
LEADER_DIES: Final = FIRST + 21
BEQUEST_REVOLT: Final = FIRST + 22
TRIBUNE_PARITY: Final = FIRST + 23
PRETENDER: Final = FIRST + 24
CONSUL_AWAY: Final = FIRST + 25
OLD_CENSOR: Final = FIRST + 26
CONSENT: Final = FIRST + 27
TRIAL_MURDER: Final = FIRST + 28
EMPTY_REVOLT: Final = FIRST + 29
FREE_KNIGHT: Final = FIRST + 30
GUARD_LOST: Final = FIRST + 31
ABSENT_TRIBUNE: Final = FIRST + 32

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
FULL: Final = 1
UNTIL_PASSED: Final = 1
YIELDS: Final = 1
FREE: Final = 1
OUT_OF_PLAY: Final = 1
IN_ROME_ONLY: Final = 1
BARRED: Final = 1
BEFORE_AGING: Final = 1
MAY_NOT: Final = 1
BARE_DIE: Final = 1
ANY_WAR: Final = 1
OTHER_APPOINTS: Final = 1
UNTIL_CONSULS: Final = 1
BOTH_BATTLES: Final = 1
NEVER: Final = 1
DISCARDED: Final = 1
SILENT: Final = 1
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
    Option("grain", ["any-multiple", "full"], before="any-multiple"),
    Option("auction", ["once-around", "until-passed"], before="once-around"),
    Option("kin-abroad", ["blocks", "yields"], before="blocks"),
    Option("grain-revival", ["waits", "free"], before="waits"),
    Option("idle-leaders", ["curia", "out"], before="curia"),
    Option("pressed-knights", ["anywhere", "in-rome"], before="anywhere"),
    Option("absent-leader", ["allowed", "barred"], before="allowed"),
    Option("leader-dies", ["after-aging", "before-aging"], before="after-aging"),
    Option("bequest-revolt", ["may", "may-not"], before="may"),
    Option("tribune-parity", ["with-omens", "bare-die"], before="with-omens"),
    Option("pretender", ["active-war", "any-war"], before="active-war"),
    Option("consul-away", ["none", "other-appoints"], before="none"),
    Option("old-censor", ["until-censor", "until-consuls"], before="until-censor"),
    Option("consent", ["first-battle", "both-battles"], before="first-battle"),
    Option("trial-murder", ["allowed", "barred"], before="allowed"),
    Option("empty-revolt", ["possible", "barred"], before="possible"),
    Option("free-knight", ["always", "never"], before="always"),
    Option("guard-lost", ["goes-along", "discarded"], before="goes-along"),
    Option("absent-tribune", ["speaks", "silent"], before="speaks"),
]
"""D6, D7, D8, D12, D16, D22, D32, D41, D44, D3, D30 and D25; Ha to Hf; D14, D17, D18, D20, D24, D26 to D29, D33, D35,
D42, D43, D46, D48, D55, D58, D60 and D65."""
