"""The words of the Combat Phase: what can be decided, what happens, what is refused, and by which section."""

from typing import Final

from quadriga.engine.vocabulary import Kind, Named, Vocabulary
from quadriga.games.republic.cards import PROVINCES, RESULTS, ids, senator_slugs

VOCABULARY: Final = Vocabulary("republic")

EXPEDITIONS: Final = 8
CONVOYS: Final = 4

REBEL_ARMY: Final = PROVINCES
INTERCEPTORS: Final = PROVINCES + 1
ROME: Final = PROVINCES + 2
FIRST_EXPEDITION: Final = PROVINCES + 3
FIRST_CONVOY: Final = FIRST_EXPEDITION + EXPEDITIONS
FORCES: Final = FIRST_CONVOY + CONVOYS
"""Bodies of troops: one per province, the rebel's army, the interceptors, Rome itself, expeditions, convoys."""

CONFRONTATIONS: Final = [
    "active-conflict",
    "rebel-general",
    "interception",
    "march-on-rome",
    "rebel-province",
    "rebel-province-naval",
    "allied-conflict",
    "assault",
    "phase",
]
ACTIVE_CONFLICT: Final = 0
REBEL_GENERAL: Final = 1
INTERCEPTION: Final = 2
MARCH_ON_ROME: Final = 3
REBEL_PROVINCE: Final = 4
REBEL_PROVINCE_NAVAL: Final = 5
ALLIED_CONFLICT: Final = 6
ASSAULT: Final = 7
PHASE: Final = 8

UNITS: Final = ["legion", "veteran", "fleet", "militia", "flotilla", "native", "native-flotilla"]
LEGION: Final = 0
VETERAN: Final = 1
FLEET: Final = 2
MILITIA: Final = 3
FLOTILLA: Final = 4
NATIVE: Final = 5
NATIVE_FLOTILLA: Final = 6
KINDS: Final = 7

COMPONENTS: Final = ["naval", "land"]
NAVAL: Final = 0
LAND: Final = 1

FATES: Final = ["unharmed", "killed", "captured"]
UNHARMED: Final = 0
KILLED: Final = 1
CAPTURED: Final = 2

STATUSES: Final = ["absent", "inactive", "active", "unprosecuted", "beaten", "shuffled", "next-pile", "discarded"]
ABSENT: Final = 0
INACTIVE: Final = 1
ACTIVE: Final = 2
UNPROSECUTED: Final = 3
BEATEN: Final = 4
SHUFFLED: Final = 5
NEXT_PILE: Final = 6
DISCARDED: Final = 7

_SENATORS: Final = senator_slugs()
ANONYMOUS: Final = len(_SENATORS)
"""The first of the commanders without a name."""
SOME_GENERAL: Final = ANONYMOUS
SOME_MASTER: Final = ANONYMOUS + 1
SOME_REBEL: Final = ANONYMOUS + 2
SOME_GOVERNOR: Final = ANONYMOUS + 3
SOME_CAPTIVE: Final = ANONYMOUS + 4
_COMMANDERS: Final = [*_SENATORS, "general", "master-of-horse", "rebel", "governor", "captive"]

BLANK: Final = 30
DRAW_TWO: Final = 31
"""Chits: 0 to 29 are the numbers 1 to 30."""

_PROVINCES: Final = ids("provinces.toml", "province")

NUMBER: Final = VOCABULARY.kind(Kind("number"))
CONFRONTATION: Final = VOCABULARY.kind(Named("confrontation", CONFRONTATIONS))
CONFLICT: Final = VOCABULARY.kind(Named("conflict", ids("conflicts.toml", "conflict")))
LEADER: Final = VOCABULARY.kind(Named("leader", ids("leaders.toml", "leader")))
PROVINCE: Final = VOCABULARY.kind(Named("province", _PROVINCES))
COMMANDER: Final = VOCABULARY.kind(Named("commander", _COMMANDERS))
UNIT: Final = VOCABULARY.kind(Named("unit", UNITS))
RESULT: Final = VOCABULARY.kind(Named("result", RESULTS))
COMPONENT: Final = VOCABULARY.kind(Named("component", COMPONENTS))
FATE: Final = VOCABULARY.kind(Named("fate", FATES))
STATUS: Final = VOCABULARY.kind(Named("status-of", STATUSES))
SIDE: Final = VOCABULARY.kind(Named("side", ["rome", "rebel"]))
CHIT: Final = VOCABULARY.kind(Named("chit", [*[str(number) for number in range(1, 31)], "blank", "draw-two"]))
FORCE: Final = VOCABULARY.kind(
    Named(
        "force",
        [
            *_PROVINCES,
            "rebel-army",
            "interceptors",
            "rome",
            *[f"expedition-{number}" for number in range(1, EXPEDITIONS + 1)],
            *[f"convoy-{number}" for number in range(1, CONVOYS + 1)],
        ],
    )
)

# ---------------------------------------------------------------- verbs

DEAL: Final = VOCABULARY.verb("deal", "0.3.1", confrontation=CONFRONTATION)
SHUFFLE: Final = VOCABULARY.verb("shuffle", "0.3.1", number=NUMBER)
ROLL: Final = VOCABULARY.verb("roll", "0.3.1", total=NUMBER)
RATE: Final = VOCABULARY.verb("rate", "0.2", commander=COMMANDER, rating=NUMBER)
LOSE_LAND: Final = VOCABULARY.verb("lose-land", "0.2.3", legions=NUMBER, veterans=NUMBER, militia=NUMBER)
LOSE_NAVAL: Final = VOCABULARY.verb("lose-naval", "0.2.3", fleets=NUMBER, flotillas=NUMBER)
DRAW_CHIT: Final = VOCABULARY.verb("draw-chit", "0.2.5", chit=CHIT)
DEFECT: Final = VOCABULARY.verb("defect", "5.3", number=NUMBER)
FIGHT: Final = VOCABULARY.verb("fight", "0.3.4", force=FORCE)
INTERCEPT: Final = VOCABULARY.verb("intercept", "3", force=FORCE)
LET_PASS: Final = VOCABULARY.verb("let-pass", "3", force=FORCE)
DISEMBARK: Final = VOCABULARY.verb("disembark", "3.3", legions=NUMBER, veterans=NUMBER, militia=NUMBER)
GO_ON: Final = VOCABULARY.verb("go-on", "1.2.3")
HALT: Final = VOCABULARY.verb("halt", "1.2.3")
ATTACK: Final = VOCABULARY.verb("attack", "9.2.3", conflict=CONFLICT)

# ---------------------------------------------------------------- questions

CHOOSE_BATTLE: Final = VOCABULARY.prompt("choose-battle", "0.3.4")
MAY_INTERCEPT: Final = VOCABULARY.prompt("may-intercept", "3")
MAY_GO_ON: Final = VOCABULARY.prompt("may-go-on", "1.2.3")
MAY_LAND: Final = VOCABULARY.prompt("may-land", "6.4")
WHO_LANDS: Final = VOCABULARY.prompt("who-lands", "3.3")
CLEAR_SURPLUS: Final = VOCABULARY.prompt("clear-surplus", "9.2.3")

# ---------------------------------------------------------------- refusals

NO_EXPEDITION: Final = VOCABULARY.refusal("no-expedition", "0.3.5")
HAS_FOUGHT: Final = VOCABULARY.refusal("has-fought", "0.3.1")
OTHER_CONVOY: Final = VOCABULARY.refusal("other-convoy", "3.5")
NOT_ABOARD: Final = VOCABULARY.refusal("not-aboard", "3.3")
HALF_LANDS: Final = VOCABULARY.refusal("half-lands", "3.3")
NOT_IN_PLAY: Final = VOCABULARY.refusal("not-in-play", "9.2.3")

# ---------------------------------------------------------------- ends

PHASE_OVER: Final = VOCABULARY.end("phase-over", "9.2.4")
ALL_LOSE: Final = VOCABULARY.end("all-lose", "9.2.2")
REBEL_WINS: Final = VOCABULARY.end("rebel-wins", "9.2.1")
REBEL_CLEARS: Final = VOCABULARY.end("rebel-clears", "9.2.3")
CONFRONTATION_OVER: Final = VOCABULARY.end("confrontation-over", "0.3.2")

# ---------------------------------------------------------------- events: what is fought and rolled

FOUGHT: Final = VOCABULARY.event(
    "fought", force=FORCE, conflict=CONFLICT, component=COMPONENT, own=NUMBER, enemy=NUMBER
)
FOUGHT_REBEL: Final = VOCABULARY.event("fought-rebel", force=FORCE, own=NUMBER, enemy=NUMBER)
FOUGHT_PROVINCE: Final = VOCABULARY.event(
    "fought-province", force=FORCE, province=PROVINCE, component=COMPONENT, own=NUMBER, enemy=NUMBER
)
INTERCEPTED: Final = VOCABULARY.event("intercepted", force=FORCE, own=NUMBER, enemy=NUMBER)
ASSAULTED: Final = VOCABULARY.event(
    "assaulted", province=PROVINCE, conflict=CONFLICT, component=COMPONENT, own=NUMBER, enemy=NUMBER
)
ROLLED: Final = VOCABULARY.event("rolled", total=NUMBER, omens=NUMBER, final=NUMBER, result=RESULT)
NATURAL: Final = VOCABULARY.event("natural", total=NUMBER, result=RESULT)
DOWNGRADED: Final = VOCABULARY.event("downgraded", province=PROVINCE, ships=NUMBER, needed=NUMBER)
RATED: Final = VOCABULARY.event("rated", commander=COMMANDER, rating=NUMBER)
CHIT_DRAWN: Final = VOCABULARY.event("chit-drawn", chit=CHIT)
STOPPED: Final = VOCABULARY.event("stopped", force=FORCE, ships=NUMBER, needed=NUMBER)
HALTED: Final = VOCABULARY.event("halted", force=FORCE)
NO_COMMANDER: Final = VOCABULARY.event("no-commander", force=FORCE)
NO_LEGIONS: Final = VOCABULARY.event("no-legions", force=FORCE)
NO_UNITS: Final = VOCABULARY.event("no-units", province=PROVINCE, component=COMPONENT)
NO_GOVERNOR: Final = VOCABULARY.event("no-governor", province=PROVINCE)
NOTHING_LEFT: Final = VOCABULARY.event("nothing-left", force=FORCE)
PASSED: Final = VOCABULARY.event("passed", force=FORCE)
COUNTED: Final = VOCABULARY.event("counted", number=NUMBER, limit=NUMBER)

# ---------------------------------------------------------------- events: what changes on the board

LOST: Final = VOCABULARY.event("lost", force=FORCE, unit=UNIT, number=NUMBER)
DIED: Final = VOCABULARY.event("died", commander=COMMANDER)
TAKEN: Final = VOCABULARY.event("taken", commander=COMMANDER, conflict=CONFLICT, talents=NUMBER)
PROMOTED: Final = VOCABULARY.event("promoted", force=FORCE, number=NUMBER, commander=COMMANDER)
PROMOTED_FREE: Final = VOCABULARY.event("promoted-free", force=FORCE, number=NUMBER)
UNREST_ROSE: Final = VOCABULARY.event("unrest-rose", number=NUMBER)
UNREST_FELL: Final = VOCABULARY.event("unrest-fell", number=NUMBER)
FAME: Final = VOCABULARY.event("fame", commander=COMMANDER, popularity=NUMBER, influence=NUMBER)
SPOILS: Final = VOCABULARY.event("spoils", conflict=CONFLICT, talents=NUMBER)
DISCARDED_CARD: Final = VOCABULARY.event("discarded-card", conflict=CONFLICT)
LEADER_LEFT: Final = VOCABULARY.event("leader-left", leader=LEADER)
FLEET_DEFEATED: Final = VOCABULARY.event("fleet-defeated", conflict=CONFLICT)
FLEET_BEATEN: Final = VOCABULARY.event("fleet-beaten", province=PROVINCE)
CONFLICT_LOST: Final = VOCABULARY.event("conflict-lost", conflict=CONFLICT, unit=UNIT, number=NUMBER, province=PROVINCE)
WOKE: Final = VOCABULARY.event("woke", conflict=CONFLICT)
FELL_ASLEEP: Final = VOCABULARY.event("fell-asleep", conflict=CONFLICT)
SHUFFLED_BACK: Final = VOCABULARY.event("shuffled-back", conflict=CONFLICT)
NEXT_ERA: Final = VOCABULARY.event("next-era", conflict=CONFLICT)
OUT_OF_PLAY: Final = VOCABULARY.event("out-of-play", conflict=CONFLICT)
RETURNED: Final = VOCABULARY.event("returned", force=FORCE, unit=UNIT, number=NUMBER)
DEFECTED: Final = VOCABULARY.event("defected", force=FORCE, number=NUMBER, province=PROVINCE)
LANDED: Final = VOCABULARY.event("landed", force=FORCE, legions=NUMBER, veterans=NUMBER, militia=NUMBER)
WENT_HOME: Final = VOCABULARY.event("went-home", force=FORCE, unit=UNIT, number=NUMBER)
NO_INCOME: Final = VOCABULARY.event("no-income", province=PROVINCE)
PROVINCE_TAKEN: Final = VOCABULARY.event("province-taken", province=PROVINCE, conflict=CONFLICT)
PROVINCE_FREED: Final = VOCABULARY.event("province-freed", province=PROVINCE)
PROVINCE_RETURNED: Final = VOCABULARY.event("province-returned", province=PROVINCE)
UNDEVELOPED: Final = VOCABULARY.event("undeveloped", province=PROVINCE)
REBELLION_OVER: Final = VOCABULARY.event("rebellion-over")
REBEL_IN_ROME: Final = VOCABULARY.event("rebel-in-rome")
MUST_FIGHT_AGAIN: Final = VOCABULARY.event("must-fight-again")
MAY_SHIP: Final = VOCABULARY.event("may-ship")
ARMY_JOINS: Final = VOCABULARY.event("army-joins", force=FORCE, unit=UNIT, number=NUMBER)
LEFT_ALONE: Final = VOCABULARY.event("left-alone", conflict=CONFLICT)
REBELLION_ALONE: Final = VOCABULARY.event("rebellion-alone")
NATIVES_BACK: Final = VOCABULARY.event("natives-back", province=PROVINCE, unit=UNIT, number=NUMBER)
RECALLED: Final = VOCABULARY.event("recalled", commander=COMMANDER)

CHANGES: Final = frozenset(
    kind.key
    for kind in (
        LOST,
        DIED,
        TAKEN,
        PROMOTED,
        PROMOTED_FREE,
        UNREST_ROSE,
        UNREST_FELL,
        FAME,
        SPOILS,
        DISCARDED_CARD,
        LEADER_LEFT,
        FLEET_DEFEATED,
        FLEET_BEATEN,
        CONFLICT_LOST,
        WOKE,
        FELL_ASLEEP,
        SHUFFLED_BACK,
        NEXT_ERA,
        OUT_OF_PLAY,
        RETURNED,
        DEFECTED,
        LANDED,
        WENT_HOME,
        NO_INCOME,
        PROVINCE_TAKEN,
        PROVINCE_FREED,
        PROVINCE_RETURNED,
        UNDEVELOPED,
        REBELLION_OVER,
        REBEL_IN_ROME,
        MUST_FIGHT_AGAIN,
        MAY_SHIP,
        ARMY_JOINS,
        LEFT_ALONE,
        REBELLION_ALONE,
        NATIVES_BACK,
        RECALLED,
    )
)
"""The keys of the events after which something on a real board must be changed or remembered."""
