"""The words of the Combat Phase: what can be decided, what happens, what is refused, and by which section."""

from typing import Final

from quadriga.engine.vocabulary import Kind, Named, Vocabulary
from quadriga.games.republic.cards import PROVINCES, RESULTS, ids, senator_slugs
from quadriga.games.republic.whole.deck import card_slugs

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

STATUSES: Final = [
    "absent",
    "inactive",
    "active",
    "unprosecuted",
    "beaten",
    "shuffled",
    "next-pile",
    "discarded",
    "imminent",
]
ABSENT: Final = 0
INACTIVE: Final = 1
ACTIVE: Final = 2
UNPROSECUTED: Final = 3
BEATEN: Final = 4
SHUFFLED: Final = 5
NEXT_PILE: Final = 6
DISCARDED: Final = 7
IMMINENT: Final = 8

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
SEATS: Final = 6
_FACTIONS: Final = [f"faction-{number}" for number in range(1, SEATS + 1)]
SIDE: Final = VOCABULARY.kind(Named("side", ["rome", "rebel", *_FACTIONS]))
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

ASK_BATTLE: Final = VOCABULARY.prompt("choose-battle", "0.3.4")
ASK_INTERCEPT: Final = VOCABULARY.prompt("may-intercept", "3")
ASK_GO_ON: Final = VOCABULARY.prompt("may-go-on", "1.2.3")
ASK_LAND: Final = VOCABULARY.prompt("may-land", "6.4")
ASK_WHO_LANDS: Final = VOCABULARY.prompt("who-lands", "3.3")
ASK_SURPLUS: Final = VOCABULARY.prompt("clear-surplus", "9.2.3")

# ---------------------------------------------------------------- refusals

R_NO_EXPEDITION: Final = VOCABULARY.refusal("no-expedition", "0.3.5")
R_HAS_FOUGHT: Final = VOCABULARY.refusal("has-fought", "0.3.1")
R_OTHER_CONVOY: Final = VOCABULARY.refusal("other-convoy", "3.5")
R_NOT_ABOARD: Final = VOCABULARY.refusal("not-aboard", "3.3")
R_HALF_LANDS: Final = VOCABULARY.refusal("half-lands", "3.3")
R_NOT_IN_PLAY: Final = VOCABULARY.refusal("not-in-play", "9.2.3")

# ---------------------------------------------------------------- ends

END_PHASE_OVER: Final = VOCABULARY.end("phase-over", "9.2.4")
END_ALL_LOSE: Final = VOCABULARY.end("all-lose", "9.2.2")
END_REBEL_WINS: Final = VOCABULARY.end("rebel-wins", "9.2.1")
END_REBEL_CLEARS: Final = VOCABULARY.end("rebel-clears", "9.2.3")
END_CONFRONTATION_OVER: Final = VOCABULARY.end("confrontation-over", "0.3.2")

# ---------------------------------------------------------------- events: what is fought and rolled

E_FOUGHT: Final = VOCABULARY.event(
    "fought", force=FORCE, conflict=CONFLICT, component=COMPONENT, own=NUMBER, enemy=NUMBER
)
E_FOUGHT_REBEL: Final = VOCABULARY.event("fought-rebel", force=FORCE, own=NUMBER, enemy=NUMBER)
E_FOUGHT_PROVINCE: Final = VOCABULARY.event(
    "fought-province", force=FORCE, province=PROVINCE, component=COMPONENT, own=NUMBER, enemy=NUMBER
)
E_INTERCEPTED: Final = VOCABULARY.event("intercepted", force=FORCE, own=NUMBER, enemy=NUMBER)
E_ASSAULTED: Final = VOCABULARY.event(
    "assaulted", province=PROVINCE, conflict=CONFLICT, component=COMPONENT, own=NUMBER, enemy=NUMBER
)
E_ROLLED: Final = VOCABULARY.event("rolled", total=NUMBER, omens=NUMBER, final=NUMBER, result=RESULT)
E_NATURAL: Final = VOCABULARY.event("natural", total=NUMBER, result=RESULT)
E_DOWNGRADED: Final = VOCABULARY.event("downgraded", province=PROVINCE, ships=NUMBER, needed=NUMBER)
E_RATED: Final = VOCABULARY.event("rated", commander=COMMANDER, rating=NUMBER)
E_CHIT_DRAWN: Final = VOCABULARY.event("chit-drawn", chit=CHIT)
E_STOPPED: Final = VOCABULARY.event("stopped", force=FORCE, ships=NUMBER, needed=NUMBER)
E_HALTED: Final = VOCABULARY.event("halted", force=FORCE)
E_NO_COMMANDER: Final = VOCABULARY.event("no-commander", force=FORCE)
E_NO_LEGIONS: Final = VOCABULARY.event("no-legions", force=FORCE)
E_NO_UNITS: Final = VOCABULARY.event("no-units", province=PROVINCE, component=COMPONENT)
E_NO_GOVERNOR: Final = VOCABULARY.event("no-governor", province=PROVINCE)
E_NOTHING_LEFT: Final = VOCABULARY.event("nothing-left", force=FORCE)
E_PASSED: Final = VOCABULARY.event("passed", force=FORCE)
E_COUNTED: Final = VOCABULARY.event("counted", number=NUMBER, limit=NUMBER)

# ---------------------------------------------------------------- events: what changes on the board

E_LOST: Final = VOCABULARY.event("lost", force=FORCE, unit=UNIT, number=NUMBER)
E_DIED: Final = VOCABULARY.event("died", commander=COMMANDER)
E_TAKEN: Final = VOCABULARY.event("taken", commander=COMMANDER, conflict=CONFLICT, talents=NUMBER)
E_PROMOTED: Final = VOCABULARY.event("promoted", force=FORCE, number=NUMBER, commander=COMMANDER)
E_PROMOTED_FREE: Final = VOCABULARY.event("promoted-free", force=FORCE, number=NUMBER)
E_UNREST_ROSE: Final = VOCABULARY.event("unrest-rose", number=NUMBER)
E_UNREST_FELL: Final = VOCABULARY.event("unrest-fell", number=NUMBER)
E_FAME: Final = VOCABULARY.event("fame", commander=COMMANDER, popularity=NUMBER, influence=NUMBER)
E_SPOILS: Final = VOCABULARY.event("spoils", conflict=CONFLICT, talents=NUMBER)
E_DISCARDED_CARD: Final = VOCABULARY.event("discarded-card", conflict=CONFLICT)
E_LEADER_LEFT: Final = VOCABULARY.event("leader-left", leader=LEADER)
E_FLEET_DEFEATED: Final = VOCABULARY.event("fleet-defeated", conflict=CONFLICT)
E_FLEET_BEATEN: Final = VOCABULARY.event("fleet-beaten", province=PROVINCE)
E_CONFLICT_LOST: Final = VOCABULARY.event(
    "conflict-lost", conflict=CONFLICT, unit=UNIT, number=NUMBER, province=PROVINCE
)
E_WOKE: Final = VOCABULARY.event("woke", conflict=CONFLICT)
E_FELL_ASLEEP: Final = VOCABULARY.event("fell-asleep", conflict=CONFLICT)
E_SHUFFLED_BACK: Final = VOCABULARY.event("shuffled-back", conflict=CONFLICT)
E_NEXT_ERA: Final = VOCABULARY.event("next-era", conflict=CONFLICT)
E_OUT_OF_PLAY: Final = VOCABULARY.event("out-of-play", conflict=CONFLICT)
E_RETURNED: Final = VOCABULARY.event("returned", force=FORCE, unit=UNIT, number=NUMBER)
E_DEFECTED: Final = VOCABULARY.event("defected", force=FORCE, number=NUMBER, province=PROVINCE)
E_LANDED: Final = VOCABULARY.event("landed", force=FORCE, legions=NUMBER, veterans=NUMBER, militia=NUMBER)
E_WENT_HOME: Final = VOCABULARY.event("went-home", force=FORCE, unit=UNIT, number=NUMBER)
E_DISPERSED: Final = VOCABULARY.event("dispersed", force=FORCE, unit=UNIT, number=NUMBER)
E_NO_INCOME: Final = VOCABULARY.event("no-income", province=PROVINCE)
E_PROVINCE_TAKEN: Final = VOCABULARY.event("province-taken", province=PROVINCE, conflict=CONFLICT)
E_PROVINCE_FREED: Final = VOCABULARY.event("province-freed", province=PROVINCE)
E_PROVINCE_RETURNED: Final = VOCABULARY.event("province-returned", province=PROVINCE)
E_UNDEVELOPED: Final = VOCABULARY.event("undeveloped", province=PROVINCE)
E_REBELLION_OVER: Final = VOCABULARY.event("rebellion-over")
E_REBEL_IN_ROME: Final = VOCABULARY.event("rebel-in-rome")
E_MUST_FIGHT_AGAIN: Final = VOCABULARY.event("must-fight-again")
E_MAY_SHIP: Final = VOCABULARY.event("may-ship")
E_PARTISAN_MAY_SHIP: Final = VOCABULARY.event("partisan-may-ship", province=PROVINCE)
E_ARMY_JOINS: Final = VOCABULARY.event("army-joins", force=FORCE, unit=UNIT, number=NUMBER)
E_TAKEN_UP: Final = VOCABULARY.event("taken-up", conflict=CONFLICT)
E_LEFT_ALONE: Final = VOCABULARY.event("left-alone", conflict=CONFLICT)
E_REBELLION_ALONE: Final = VOCABULARY.event("rebellion-alone")
E_NATIVES_BACK: Final = VOCABULARY.event("natives-back", province=PROVINCE, unit=UNIT, number=NUMBER)
E_RECALLED: Final = VOCABULARY.event("recalled", commander=COMMANDER)

# ---------------------------------------------------------------- the whole game: kinds

FACTION: Final = VOCABULARY.kind(Named("faction", _FACTIONS))
CARD: Final = VOCABULARY.kind(Named("card", card_slugs()))
CONCESSION: Final = VOCABULARY.kind(Named("concession", ids("concessions.toml", "concession")))
OFFICE: Final = VOCABULARY.kind(
    Named("office", ["dictator", "rome-consul", "field-consul", "censor", "master-of-horse", "pontifex-maximus"])
)
PHASES: Final = ["mortality", "revenue", "forum", "population", "senate", "combat", "revolution"]
TURN_PHASE: Final = VOCABULARY.kind(Named("phase", PHASES))
MORTALITY: Final = 0
REVENUE: Final = 1
POPULATION: Final = 3
GAMES: Final = VOCABULARY.kind(Named("games", ids("whole.toml", "games")))
TREASURY: Final = ANONYMOUS
"""Behind the senators: the treasury of the faction."""
PURSE: Final = VOCABULARY.kind(Named("purse", [*_SENATORS, "treasury"]))

# ---------------------------------------------------------------- the whole game: verbs

DEAL_FAMILY: Final = VOCABULARY.verb("deal-family", "S3.01.4a", faction=FACTION, commander=COMMANDER)
DEAL_CARD: Final = VOCABULARY.verb("deal-card", "S3.01.4b", faction=FACTION, card=CARD)
FIRST_CONSUL: Final = VOCABULARY.verb("first-consul", "S3.01.6", commander=COMMANDER)
NAME_LEADER: Final = VOCABULARY.verb("name-leader", "S3.01.7", commander=COMMANDER)
PLAY_STATESMAN: Final = VOCABULARY.verb("play-statesman", "S3.01.9", commander=COMMANDER)
PLAY_CONCESSION: Final = VOCABULARY.verb("play-concession", "7.32a", concession=CONCESSION, commander=COMMANDER)
DONE: Final = VOCABULARY.verb("done", "3a")
TWIN_DIES: Final = VOCABULARY.verb("twin-dies", "5.22a", commander=COMMANDER)
TAKE_IN: Final = VOCABULARY.verb("take-in", "5.4b")
LEAVE_GAME: Final = VOCABULARY.verb("leave-game", "5.4b")
SELL_GRAIN: Final = VOCABULARY.verb("sell-grain", "6.12c", concession=CONCESSION, number=NUMBER)
TAKE_SPOILS: Final = VOCABULARY.verb("take-spoils", "6.13a")
LEAVE_SPOILS: Final = VOCABULARY.verb("leave-spoils", "6.13a")
GIVE: Final = VOCABULARY.verb("give", "6.3b", faction=FACTION, talents=NUMBER)
TRANSFER: Final = VOCABULARY.verb("transfer", "6.3a", giver=PURSE, taker=PURSE, talents=NUMBER)
CONTRIBUTE: Final = VOCABULARY.verb("contribute", "6.52a", commander=COMMANDER, talents=NUMBER)

ATTRACT: Final = VOCABULARY.verb("attract", "7.5a", commander=COMMANDER, talents=NUMBER)
PRESS: Final = VOCABULARY.verb("press", "7.51a", commander=COMMANDER, number=NUMBER)
SPONSOR: Final = VOCABULARY.verb("sponsor", "7.6a", commander=COMMANDER, games=GAMES)
PERSUADE: Final = VOCABULARY.verb("persuade", "7.4a", commander=COMMANDER, target=COMMANDER)
BRIBE: Final = VOCABULARY.verb("bribe", "7.412a", talents=NUMBER)
COUNTER: Final = VOCABULARY.verb("counter", "7.413a", talents=NUMBER)
TRY: Final = VOCABULARY.verb("try", "7.414b")
ADD: Final = VOCABULARY.verb("add", "7.414a")

# ---------------------------------------------------------------- the whole game: questions, refusals, ends

ASK_LEADER: Final = VOCABULARY.prompt("leader", "S3.01.7")
ASK_CARDS: Final = VOCABULARY.prompt("cards", "S3.01.9")
ASK_SENATORLESS: Final = VOCABULARY.prompt("senatorless", "5.4b")
ASK_GRAIN: Final = VOCABULARY.prompt("grain", "6.12c")
ASK_SPOILS: Final = VOCABULARY.prompt("spoils", "6.13a")
ASK_GIFTS: Final = VOCABULARY.prompt("gifts", "6.3b")
ASK_TRANSFERS: Final = VOCABULARY.prompt("transfers", "6.3a")
ASK_CONTRIBUTIONS: Final = VOCABULARY.prompt("contributions", "6.52a")

ASK_KNIGHTS: Final = VOCABULARY.prompt("knights", "7.5a")
ASK_GAMES: Final = VOCABULARY.prompt("games", "7.6a")
ASK_NEW_LEADER: Final = VOCABULARY.prompt("new-leader", "7.7a")
ASK_PERSUADE: Final = VOCABULARY.prompt("persuade", "7.4a")
ASK_BRIBE: Final = VOCABULARY.prompt("bribe", "7.412a")
ASK_COUNTER: Final = VOCABULARY.prompt("counter", "7.413a")
ASK_ADD: Final = VOCABULARY.prompt("add", "7.414a")

R_NOT_IN_ROME: Final = VOCABULARY.refusal("not-in-rome", "7.4a")
R_MORE_THAN_SURE: Final = VOCABULARY.refusal("more-than-sure", "R-24")
R_NOT_SO_MANY_KNIGHTS: Final = VOCABULARY.refusal("not-so-many-knights", "7.51a")
R_LEADS_ALREADY: Final = VOCABULARY.refusal("leads-already", "7.7a")
R_YOURS_ALREADY: Final = VOCABULARY.refusal("yours-already", "7.4a")
R_A_LEADER: Final = VOCABULARY.refusal("a-leader", "7.4b")
R_NOT_YOURS: Final = VOCABULARY.refusal("not-yours", "4.2a")
R_NOT_IN_HAND: Final = VOCABULARY.refusal("not-in-hand", "S3.01.9")
R_SAME_NUMBER: Final = VOCABULARY.refusal("same-number", "7.312b")
R_FAMILY_ELSEWHERE: Final = VOCABULARY.refusal("family-elsewhere", "7.312b")
R_NO_LAND_BILL: Final = VOCABULARY.refusal("no-land-bill", "9.61e")
R_EMPTY_CURIA: Final = VOCABULARY.refusal("empty-curia", "5.4b")
R_TOO_MUCH_GRAIN: Final = VOCABULARY.refusal("too-much-grain", "6.12c")
R_OTHER_CONCESSION: Final = VOCABULARY.refusal("other-concession", "6.12c")
R_NO_SUCH_FACTION: Final = VOCABULARY.refusal("no-such-faction", "6.3b")
R_NOT_SO_MUCH: Final = VOCABULARY.refusal("not-so-much", "6.3a")
R_ROUND_SUM: Final = VOCABULARY.refusal("round-sum", "6.3a")
R_SAME_PURSE: Final = VOCABULARY.refusal("same-purse", "6.3a")
R_GAVE_ALREADY: Final = VOCABULARY.refusal("gave-already", "6.52a")
R_NO_SUCH_GIFT: Final = VOCABULARY.refusal("no-such-gift", "6.52a")

END_PEOPLE: Final = VOCABULARY.end("people-revolt", "8.2d")
END_BANKRUPT: Final = VOCABULARY.end("bankrupt", "6.53f")

# ---------------------------------------------------------------- the whole game: events

E_ROUND: Final = VOCABULARY.event("round", round=NUMBER)
E_TURN_PHASE: Final = VOCABULARY.event("turn-phase", phase=TURN_PHASE)
E_JOINED: Final = VOCABULARY.event("joined", commander=COMMANDER, faction=FACTION)
E_DEALT_CARD: Final = VOCABULARY.event("dealt-card", secret="card", faction=FACTION, card=CARD)
E_OFFICE: Final = VOCABULARY.event("office", commander=COMMANDER, office=OFFICE)
E_LEADS: Final = VOCABULARY.event("leads", commander=COMMANDER, faction=FACTION)
E_CONCESSION: Final = VOCABULARY.event("concession", concession=CONCESSION, commander=COMMANDER)
E_CONCESSION_FREE: Final = VOCABULARY.event("concession-free", concession=CONCESSION)
E_SENATOR_DIED: Final = VOCABULARY.event("senator-died", commander=COMMANDER)
E_HEIR: Final = VOCABULARY.event("heir", commander=COMMANDER, faction=FACTION)
E_FAMILY_PASSED: Final = VOCABULARY.event("family-passed", commander=COMMANDER, statesman=COMMANDER)
E_FACTION_LEFT: Final = VOCABULARY.event("faction-left", faction=FACTION)
E_LEADER_CAME: Final = VOCABULARY.event("leader-came", leader=LEADER, conflict=CONFLICT)
E_PROVINCE_VACANT: Final = VOCABULARY.event("province-vacant", province=PROVINCE)
E_EARNED: Final = VOCABULARY.event("earned", commander=COMMANDER, talents=NUMBER)
E_GRAIN: Final = VOCABULARY.event("grain", commander=COMMANDER, number=NUMBER)
E_CORRUPT: Final = VOCABULARY.event("corrupt", commander=COMMANDER, province=PROVINCE)
E_SPOILED: Final = VOCABULARY.event("spoiled", province=PROVINCE, total=NUMBER, talents=NUMBER)
E_DEVELOPED: Final = VOCABULARY.event("developed", province=PROVINCE, commander=COMMANDER)
E_NOT_DEVELOPED: Final = VOCABULARY.event("not-developed", province=PROVINCE)
E_GAVE: Final = VOCABULARY.event("gave", secret="talents", faction=FACTION, other=FACTION, talents=NUMBER)
E_MOVED: Final = VOCABULARY.event("moved", faction=FACTION, giver=PURSE, taker=PURSE, talents=NUMBER)
E_STATE_GAINED: Final = VOCABULARY.event("state-gained", talents=NUMBER)
E_TAXED: Final = VOCABULARY.event("taxed", province=PROVINCE, total=NUMBER)
E_CONTRIBUTED: Final = VOCABULARY.event("contributed", commander=COMMANDER, talents=NUMBER)
E_STATE_PAID: Final = VOCABULARY.event("state-paid", talents=NUMBER)
E_TREASURY_LOW: Final = VOCABULARY.event("treasury-low", talents=NUMBER)
E_SPOKE: Final = VOCABULARY.event("spoke", total=NUMBER, final=NUMBER)
E_NO_RECRUITS: Final = VOCABULARY.event("no-recruits")
E_COURTED: Final = VOCABULARY.event("courted", commander=COMMANDER, talents=NUMBER)
E_KNIGHT: Final = VOCABULARY.event("knight", commander=COMMANDER)
E_NO_KNIGHT: Final = VOCABULARY.event("no-knight", commander=COMMANDER)
E_PRESSED: Final = VOCABULARY.event("pressed", commander=COMMANDER, number=NUMBER)
E_GAMES: Final = VOCABULARY.event("games", commander=COMMANDER, games=GAMES)
E_PERSUADES: Final = VOCABULARY.event("persuades", commander=COMMANDER, target=COMMANDER)
E_BRIBED: Final = VOCABULARY.event("bribed", commander=COMMANDER, talents=NUMBER)
E_COUNTERED: Final = VOCABULARY.event("countered", faction=FACTION, talents=NUMBER)
E_STAYED: Final = VOCABULARY.event("stayed", commander=COMMANDER)
E_CAME_HOME: Final = VOCABULARY.event("came-home", commander=COMMANDER)

# ---------------------------------------------------------------- the whole game: Forum, Senate, wars, revolution

FORUM_PHASE: Final = 2
SENATE_PHASE: Final = 4
COMBAT_PHASE: Final = 5
REVOLUTION_PHASE: Final = 6

CIVIL_WAR: Final = "civil-war"
_WARS: Final = [*ids("conflicts.toml", "conflict"), *[f"revolt-{province}" for province in _PROVINCES], CIVIL_WAR]
WAR: Final = VOCABULARY.kind(Named("war", _WARS))
"""A war of the whole game: a card, a province in revolt (7.E9b), or a marching rebel (11.3d)."""
HAPPENING: Final = VOCABULARY.kind(Named("happening", ids("events.toml", "event")))
LAW: Final = VOCABULARY.kind(Named("law", ids("laws.toml", "law")))
BILL: Final = VOCABULARY.kind(Named("bill", ["i", "ii", "iii"]))
BEQUEST: Final = VOCABULARY.kind(Named("bequest", ["pergamene", "bithynian"]))
ERA: Final = VOCABULARY.kind(Named("era", ["early", "middle", "late"]))
STANCE: Final = VOCABULARY.kind(Named("stance", ["silent", "for", "against", "abstaining"]))
CHARGE: Final = VOCABULARY.kind(Named("charge", ["minor", "major"]))
_REASONS: Final = ["corruption", "office", *ids("concessions.toml", "concession")]
REASON: Final = VOCABULARY.kind(Named("reason", [*_REASONS, *[f"spoils-{province}" for province in _PROVINCES]]))
FOR_CORRUPTION: Final = 0
FOR_OFFICE: Final = 1
FOR_CONCESSION: Final = 2
REASONS: Final = 15
FOR_SPOILS: Final = REASONS
"""13.L8: from here on provinces spoiled through a legate."""
VETERANS: Final = VOCABULARY.kind(Named("veterans", ["none", "own", "all"]))
NO_VETERANS: Final = 0
OWN_VETERANS: Final = 1
ALL_VETERANS: Final = 2

MOTIONS: Final = [
    "consuls",
    "dictator",
    "censor",
    "trial",
    "murder-trial",
    "governors",
    "concessions",
    "land-bill",
    "repeal",
    "recruits",
    "disbanding",
    "forces",
    "recall",
    "replacing",
    "reinforcing",
    "garrison",
    "garrison-home",
    "bequest",
    "refusing-rhodes",
    "life",
    "withdrawal",
]
MOTION: Final = VOCABULARY.kind(Named("motion", MOTIONS))
FOR_CONSULS: Final = 0
FOR_DICTATOR: Final = 1
FOR_CENSOR: Final = 2
FOR_TRIAL: Final = 3
FOR_MURDER_TRIAL: Final = 4
FOR_GOVERNORS: Final = 5
FOR_CONCESSIONS: Final = 6
FOR_LAND_BILL: Final = 7
FOR_REPEAL: Final = 8
FOR_RECRUITS: Final = 9
FOR_DISBANDING: Final = 10
FOR_FORCES: Final = 11
FOR_RECALL: Final = 12
FOR_REPLACING: Final = 13
FOR_REINFORCING: Final = 14
FOR_GARRISON: Final = 15
FOR_GARRISON_HOME: Final = 16
FOR_BEQUEST: Final = 17
FOR_REFUSING_RHODES: Final = 18
FOR_LIFE: Final = 19
FOR_WITHDRAWAL: Final = 20
OTHER_BUSINESS: Final = range(FOR_CONCESSIONS, FOR_WITHDRAWAL + 1)

TEMPER: Final = VOCABULARY.kind(Named("temper", ["imperials", "plutocrats", "conservatives", "populists"]))
"""N4.01.2a: the neutral factions of the one- and two-player game."""
SHARE_POWER: Final = VOCABULARY.verb("share-power", "N4.05.2a")
STAND_ASIDE: Final = VOCABULARY.verb("stand-aside", "N4.05.2a")
PICK_OFFICE: Final = VOCABULARY.verb("pick-office", "N4.05.4a", office=OFFICE)
PICK_CONCESSION: Final = VOCABULARY.verb("pick-concession", "N4.05.4a", concession=CONCESSION)
PICK_PROVINCE: Final = VOCABULARY.verb("pick-province", "N4.05.4a", province=PROVINCE)
PICK_BILL: Final = VOCABULARY.verb("pick-bill", "N4.05.417a", bill=BILL)
PICK_COSPONSOR: Final = VOCABULARY.verb("pick-cosponsor", "N4.05.416a")
PASS_PICK: Final = VOCABULARY.verb("pass-pick", "N4.05.418a")
PICK_FOR: Final = VOCABULARY.verb("pick-for", "N4.05.4a", commander=COMMANDER)
ASK_COALITION: Final = VOCABULARY.prompt("coalition", "N4.05.2a")
ASK_PICK: Final = VOCABULARY.prompt("pick", "N4.05.4a")
ASK_PICK_FOR: Final = VOCABULARY.prompt("pick-for", "N4.05.4a")
E_NEUTRAL: Final = VOCABULARY.event("neutral", faction=FACTION, temper=TEMPER)
E_SHARED_OUT: Final = VOCABULARY.event("shared-out", faction=FACTION, talents=NUMBER)
E_RULES: Final = VOCABULARY.event("rules", faction=FACTION)
BID_UP_TO: Final = VOCABULARY.verb("bid-up-to", "7.22b", talents=NUMBER)
GIVE_IN_NEED: Final = VOCABULARY.verb("give-in-need", "6.52a", talents=NUMBER)
R_NO_ROOM: Final = VOCABULARY.refusal("no-room", "R-80")
R_TAXES_LEFT: Final = VOCABULARY.refusal("taxes-left", "R-80")
R_CANNOT_LEAD: Final = VOCABULARY.refusal("cannot-lead", "7.7a")
R_ON_ERRAND: Final = VOCABULARY.refusal("on-errand", "7.37b")
R_NO_LEGION_FOLLOWS: Final = VOCABULARY.refusal("no-legion-follows", "11.31c")
R_NO_MURDER_NOW: Final = VOCABULARY.refusal("no-murder-now", "9.74e")
BLOCK: Final = VOCABULARY.verb("block", "N4.05.419a")
LET_IT_BE: Final = VOCABULARY.verb("let-it-be", "N4.05.419a")
ASK_BLOCK: Final = VOCABULARY.prompt("block", "N4.05.419a")
UPHOLD: Final = VOCABULARY.verb("uphold", "N4.05.417a")
LET_FALL: Final = VOCABULARY.verb("let-fall", "N4.05.417a")
ASK_UPHOLD: Final = VOCABULARY.prompt("uphold", "N4.05.417a")
E_WANTS_OFFICE: Final = VOCABULARY.event("wants-office", commander=COMMANDER, office=OFFICE)
E_INCITED: Final = VOCABULARY.event("incited", commander=COMMANDER, faction=FACTION)
E_BLOCKED: Final = VOCABULARY.event("blocked", faction=FACTION)
ASPIRE: Final = VOCABULARY.verb("aspire", "N4.05.413a", commander=COMMANDER)
FORGO: Final = VOCABULARY.verb("forgo", "N4.05.413a")
ASK_ASPIRE: Final = VOCABULARY.prompt("aspire", "N4.05.413a")
CALL_BLOOD: Final = VOCABULARY.verb("call-blood", "N4.07.3a", target=COMMANDER)
STRIKE_BY: Final = VOCABULARY.verb("strike-by", "N4.07.3a", commander=COMMANDER)
ASK_STRIKE_BY: Final = VOCABULARY.prompt("strike-by", "N4.07.3a")
E_HUNTED: Final = VOCABULARY.event("hunted", target=COMMANDER)
E_DREW_LOT: Final = VOCABULARY.event("drew-lot", faction=FACTION, total=NUMBER)
SWAP_FOR: Final = VOCABULARY.verb("swap-for", "N4.06.1a", card=CARD)
PAY_CARDS: Final = VOCABULARY.verb("pay-cards", "N4.06.1a")
ASK_SWAP: Final = VOCABULARY.prompt("swap", "N4.06.1a")

_SUMS: Final = ["talents-5", "talents-10", "talents-20", "talents-30", "talents-50"]
_NAMED: Final = [f"nominate-{motion}" for motion in MOTIONS[: FOR_CENSOR + 1]]
_VOTES: Final = [f"{stance}-{motion}" for stance in ("for", "against") for motion in MOTIONS]
_DEEDS: Final = [*_SUMS, "card", "no-charge", *_NAMED, *_VOTES]
DEED: Final = VOCABULARY.kind(Named("deed", _DEEDS))
"""What a faction may promise in the public ledger (4.3a)."""
DEEDS: Final = len(_DEEDS)
PLEDGE_TALENTS: Final = 0
PLEDGE_CARD: Final = len(_SUMS)
PLEDGE_NO_CHARGE: Final = PLEDGE_CARD + 1
PLEDGE_NOMINATION: Final = PLEDGE_CARD + 2
PLEDGE_FOR: Final = PLEDGE_NOMINATION + len(_NAMED)
PLEDGE_AGAINST: Final = PLEDGE_FOR + len(MOTIONS)
VOTE_WITH: Final = VOCABULARY.verb("vote-with", "9.14a", faction=FACTION)
R_NO_LEAD: Final = VOCABULARY.refusal("no-lead", "9.14a")
PROMISE_TO: Final = VOCABULARY.verb("promise-to", "4.3a", faction=FACTION)
PLEDGE: Final = VOCABULARY.verb("pledge", "4.3a", deed=DEED)
NEVER_MIND: Final = VOCABULARY.verb("never-mind", "4.3a")
ACCEPT_WORD: Final = VOCABULARY.verb("accept-word", "4.3a")
DECLINE_WORD: Final = VOCABULARY.verb("decline-word", "4.3a")
ASK_PLEDGE: Final = VOCABULARY.prompt("pledge", "4.3a")
ASK_TAKE_WORD: Final = VOCABULARY.prompt("take-word", "4.3a")
R_SPOKEN_FOR: Final = VOCABULARY.refusal("spoken-for", "9.823a")
R_WORDS_ENOUGH: Final = VOCABULARY.refusal("words-enough", "4.3a")
R_PROMISED_ALREADY: Final = VOCABULARY.refusal("promised-already", "4.3a")
E_PROMISE_OFFERED: Final = VOCABULARY.event("promise-offered", faction=FACTION, other=FACTION, deed=DEED)
E_PROMISE_ACCEPTED: Final = VOCABULARY.event("promise-accepted", faction=FACTION, other=FACTION, deed=DEED)
E_PROMISE_DECLINED: Final = VOCABULARY.event("promise-declined", faction=FACTION, other=FACTION, deed=DEED)
E_PROMISE_KEPT: Final = VOCABULARY.event("promise-kept", faction=FACTION, other=FACTION, deed=DEED)
E_PROMISE_BROKEN: Final = VOCABULARY.event("promise-broken", faction=FACTION, other=FACTION, deed=DEED)
E_PROMISE_LAPSED: Final = VOCABULARY.event("promise-lapsed", faction=FACTION, other=FACTION, deed=DEED)
"""9.13a: what may be proposed when offices, trials and provinces are settled."""

ACCUSE: Final = VOCABULARY.verb("accuse", "7.37f", faction=FACTION)
DRAW_CARD: Final = VOCABULARY.verb("draw-card", "7.3a", faction=FACTION, card=CARD)
STRIKE_PROVINCE: Final = VOCABULARY.verb("strike-province", "7.E14", province=PROVINCE)
SINK_RESERVE: Final = VOCABULARY.verb("sink-reserve", "7.E17", number=NUMBER)
SINK_WITH: Final = VOCABULARY.verb("sink-with", "7.E17", commander=COMMANDER, number=NUMBER)
SINK_AT: Final = VOCABULARY.verb("sink-at", "7.E17", war=WAR, number=NUMBER)
REMOVE_LEADER: Final = VOCABULARY.verb("remove-leader", "7.E6", leader=LEADER)
BID: Final = VOCABULARY.verb("bid", "7.22b", commander=COMMANDER, talents=NUMBER)
LOTS: Final = VOCABULARY.verb("lots", "4.8a", faction=FACTION)
WINS_THROW: Final = VOCABULARY.verb("wins-throw", "4.8a", commander=COMMANDER)
NOMINATE: Final = VOCABULARY.verb("nominate", "9.2a", commander=COMMANDER)
TAKE_ROME: Final = VOCABULARY.verb("take-rome", "9.22a")
TAKE_FIELD: Final = VOCABULARY.verb("take-field", "9.22a")
AGREE: Final = VOCABULARY.verb("agree", "9.17a")
REFUSE: Final = VOCABULARY.verb("refuse", "9.17a")
APPOINT: Final = VOCABULARY.verb("appoint", "9.31a", commander=COMMANDER)
CALL: Final = VOCABULARY.verb("call", "9.12b", faction=FACTION)
CALL_ALL: Final = VOCABULARY.verb("call-all", "9.12b")
VOTE: Final = VOCABULARY.verb("vote", "9.14a", stance=STANCE, talents=NUMBER)
SPLIT: Final = VOCABULARY.verb("split", "9.142a")
VOTE_BY: Final = VOCABULARY.verb("vote-by", "9.142a", commander=COMMANDER, stance=STANCE, talents=NUMBER)
VETO: Final = VOCABULARY.verb("veto", "9.152a")
PLOT: Final = VOCABULARY.verb("plot", "9.7a")
APPEAL: Final = VOCABULARY.verb("appeal", "9.421a")
MURDER: Final = VOCABULARY.verb("murder", "9.7a", commander=COMMANDER, target=COMMANDER)
ADD_ASSASSINS: Final = VOCABULARY.verb("add-assassins", "9.71a", number=NUMBER)
SHOW_GUARDS: Final = VOCABULARY.verb("show-guards", "9.73a", number=NUMBER)
BEAR_IT: Final = VOCABULARY.verb("bear-it", "9.144a")
STEP_DOWN: Final = VOCABULARY.verb("step-down", "9.144a")
TAKE_SENATOR: Final = VOCABULARY.verb("take-senator", "9.81a", commander=COMMANDER)
PROSECUTE: Final = VOCABULARY.verb("prosecute", "9.41a", commander=COMMANDER, reason=REASON, charge=CHARGE)
NAME_PROSECUTOR: Final = VOCABULARY.verb("name-prosecutor", "9.411a", commander=COMMANDER)
GO_YOURSELF: Final = VOCABULARY.verb("go-yourself", "13.L8")
SEND_LEGATE: Final = VOCABULARY.verb("send-legate", "13.L8")
SEND_GOVERNOR: Final = VOCABULARY.verb("send-governor", "9.5b", province=PROVINCE, commander=COMMANDER)
PUT: Final = VOCABULARY.verb("put", "9.13b")
PROPOSE: Final = VOCABULARY.verb("propose", "9.12b", motion=MOTION)
ADJOURN: Final = VOCABULARY.verb("adjourn", "9.12d")
GRANT: Final = VOCABULARY.verb("grant", "9.61a", concession=CONCESSION, commander=COMMANDER)
DRAFT_BILL: Final = VOCABULARY.verb("draft-bill", "9.62a", bill=BILL)
NAME_SPONSOR: Final = VOCABULARY.verb("name-sponsor", "9.62a", commander=COMMANDER)
DRAFT_REPEAL: Final = VOCABULARY.verb("draft-repeal", "9.621a", bill=BILL, commander=COMMANDER)
COUNT_LEGIONS: Final = VOCABULARY.verb("count-legions", "9.64b", number=NUMBER)
COUNT_FLEETS: Final = VOCABULARY.verb("count-fleets", "9.64b", number=NUMBER)
SEND: Final = VOCABULARY.verb("send", "9.64a", commander=COMMANDER, war=WAR)
TAKE_VETERANS: Final = VOCABULARY.verb("take-veterans", "9.64a", veterans=VETERANS)
NAME_SENATOR: Final = VOCABULARY.verb("name-senator", "9.644a", commander=COMMANDER)
NAME_PROVINCE: Final = VOCABULARY.verb("name-province", "9.646a", province=PROVINCE)
NAME_BEQUEST: Final = VOCABULARY.verb("name-bequest", "7.37b", bequest=BEQUEST)
REPLACE: Final = VOCABULARY.verb("replace", "9.644a", commander=COMMANDER, other=COMMANDER)
USE_TRIBUNE: Final = VOCABULARY.verb("use-tribune", "9.151a")
PLAY_LAW: Final = VOCABULARY.verb("play-law", "13.L11", law=LAW)
OFFER_LAND: Final = VOCABULARY.verb("offer-land", "9.151c", commander=COMMANDER)
TAKE_COMMISSION: Final = VOCABULARY.verb("take-commission", "9.61g")
GRAFT: Final = VOCABULARY.verb("graft", "13.I8", commander=COMMANDER)
KILL_TRIBUNE: Final = VOCABULARY.verb("kill-tribune", "13.I9", commander=COMMANDER)
INCITE: Final = VOCABULARY.verb("incite", "13.I11", commander=COMMANDER)
FAVOUR_KNIGHTS: Final = VOCABULARY.verb("favour-knights", "13.L3")
REPEAL_ACILIAN: Final = VOCABULARY.verb("repeal-acilian", "13.L3")
FINE: Final = VOCABULARY.verb("fine", "13.L1", commander=COMMANDER)
NAME_WAR: Final = VOCABULARY.verb("name-war", "7.E13", war=WAR)
LOSE_LEGION: Final = VOCABULARY.verb("lose-legion", "10.6a", number=NUMBER)
LOSE_UNIT: Final = VOCABULARY.verb("lose-unit", "R-80", unit=UNIT, number=NUMBER)
RAISE_LOCAL: Final = VOCABULARY.verb("raise-local", "R-80", militia=NUMBER, flotillas=NUMBER)
THROW: Final = VOCABULARY.verb("throw", "10.11a", black=NUMBER, white=NUMBER)
WAR_FIRST: Final = VOCABULARY.verb("war-first", "10.1a", war=WAR)
FIGHT_ON: Final = VOCABULARY.verb("fight-on", "10.12b")
STOP_HERE: Final = VOCABULARY.verb("stop-here", "10.12b")
CLEOPATRA_WITH: Final = VOCABULARY.verb("cleopatra-with", "13.I13")
CLEOPATRA_AGAINST: Final = VOCABULARY.verb("cleopatra-against", "13.I13")
HAND_OVER: Final = VOCABULARY.verb("hand-over", "11.1a", faction=FACTION, card=CARD)
DISCARD: Final = VOCABULARY.verb("discard", "11.2a", card=CARD)
LAY_DOWN: Final = VOCABULARY.verb("lay-down", "11.3a")
SOUND_OUT: Final = VOCABULARY.verb("sound-out", "11.31a")
REVOLT: Final = VOCABULARY.verb("revolt", "11.3a")
MARCH_TO: Final = VOCABULARY.verb("march-to", "11.39a", war=WAR)
PAY_LEGIONS: Final = VOCABULARY.verb("pay-legions", "11.31a", talents=NUMBER)
JOIN: Final = VOCABULARY.verb("join", "11.32a")
STAY_LOYAL: Final = VOCABULARY.verb("stay-loyal", "11.32a")
CALL_AWAY: Final = VOCABULARY.verb("call-away", "11.34b")
LEAVE_THEM: Final = VOCABULARY.verb("leave-them", "11.34b")
PAY_RANSOM: Final = VOCABULARY.verb("pay-ransom", "10.71c")
KEEP_TALENTS: Final = VOCABULARY.verb("keep-talents", "10.71c")
KEEP_LEGIONS: Final = VOCABULARY.verb("keep-legions", "6.2c", number=NUMBER)
DEAL_PROVINCE: Final = VOCABULARY.verb("deal-province", "S3.02d", faction=FACTION, province=PROVINCE)
FIRST_GOVERNOR: Final = VOCABULARY.verb("first-governor", "S3.02d", commander=COMMANDER, number=NUMBER)
DROP_LEGIONS: Final = VOCABULARY.verb("drop-legions", "6.2d", number=NUMBER)
PROSCRIBE: Final = VOCABULARY.verb("proscribe", "13.I12")
GUARD: Final = VOCABULARY.verb("guard", "6.0b", commander=COMMANDER)
SEDUCE: Final = VOCABULARY.verb("seduce", "13.I5", commander=COMMANDER, target=COMMANDER)
BLACKMAIL: Final = VOCABULARY.verb("blackmail", "13.I6", commander=COMMANDER, target=COMMANDER)
PEDDLE: Final = VOCABULARY.verb("peddle", "13.I7", faction=FACTION)
TAKE_CARD: Final = VOCABULARY.verb("take-card", "13.I7", faction=FACTION, card=CARD)

ASK_CATILINE: Final = VOCABULARY.prompt("catiline", "7.37f")
ASK_STORM: Final = VOCABULARY.prompt("storm", "7.E17")
ASK_ENEMY_LEADER: Final = VOCABULARY.prompt("enemy-leader", "7.E6")
ASK_BID: Final = VOCABULARY.prompt("bid", "7.22b")
ASK_LOCAL_FORCES: Final = VOCABULARY.prompt("local-forces", "R-80")
ASK_CONSULS: Final = VOCABULARY.prompt("consuls", "9.2a")
ASK_ROME_CONSUL: Final = VOCABULARY.prompt("rome-consul", "9.22a")
ASK_AGREE_CONSUL: Final = VOCABULARY.prompt("agree-consul", "9.22a")
ASK_APPOINT: Final = VOCABULARY.prompt("appoint", "9.31a")
ASK_AGREE_DICTATOR: Final = VOCABULARY.prompt("agree-dictator", "9.31a")
ASK_DICTATOR: Final = VOCABULARY.prompt("dictator", "9.32a")
ASK_CENSOR: Final = VOCABULARY.prompt("censor", "9.4a")
ASK_HORSEMAN: Final = VOCABULARY.prompt("horseman", "9.33a")
ASK_CALL: Final = VOCABULARY.prompt("call", "9.12b")
ASK_VOTE: Final = VOCABULARY.prompt("vote", "9.14a")
ASK_BALLOT: Final = VOCABULARY.prompt("ballot", "9.142a")
ASK_MURDER: Final = VOCABULARY.prompt("murder", "9.7a")
ASK_ASSASSINS: Final = VOCABULARY.prompt("assassins", "9.71a")
ASK_GUARDS: Final = VOCABULARY.prompt("guards", "9.73a")
ASK_REBUKED: Final = VOCABULARY.prompt("rebuked", "9.144a")
ASK_TAKE_SENATOR: Final = VOCABULARY.prompt("take-senator", "9.81a")
ASK_PROSECUTE: Final = VOCABULARY.prompt("prosecute", "9.41a")
ASK_PROSECUTOR: Final = VOCABULARY.prompt("prosecutor", "9.411a")
ASK_WILL_PROSECUTE: Final = VOCABULARY.prompt("will-prosecute", "9.411a")
ASK_LEGATE: Final = VOCABULARY.prompt("legate", "13.L8")
ASK_GOVERNOR: Final = VOCABULARY.prompt("governor", "9.5b")
ASK_BUSINESS: Final = VOCABULARY.prompt("business", "9.12b")
ASK_GRANT: Final = VOCABULARY.prompt("grant", "9.61a")
ASK_BILL: Final = VOCABULARY.prompt("bill", "9.62a")
ASK_SPONSOR: Final = VOCABULARY.prompt("sponsor", "9.62a")
ASK_REPEAL: Final = VOCABULARY.prompt("repeal", "9.621a")
ASK_LEGIONS: Final = VOCABULARY.prompt("legions", "9.64b")
ASK_FLEETS: Final = VOCABULARY.prompt("fleets", "9.64b")
ASK_FORCE: Final = VOCABULARY.prompt("force", "9.64a")
ASK_VETERANS: Final = VOCABULARY.prompt("veterans", "9.64a")
ASK_NAME: Final = VOCABULARY.prompt("name", "9.64a")
ASK_REPLACE: Final = VOCABULARY.prompt("replace", "9.644a")
ASK_CONSENT: Final = VOCABULARY.prompt("consent", "9.17a")
ASK_TRIBUNE: Final = VOCABULARY.prompt("tribune", "9.151a")
ASK_ANSWER: Final = VOCABULARY.prompt("answer", "13.I8")
ASK_PAY_GRAFT: Final = VOCABULARY.prompt("pay-graft", "13.I8")
ASK_INCITE: Final = VOCABULARY.prompt("incite", "13.I11")
ASK_SERVILIAN: Final = VOCABULARY.prompt("servilian", "13.L3")
ASK_FINE: Final = VOCABULARY.prompt("fine", "13.L1")
ASK_ALLIANCE: Final = VOCABULARY.prompt("alliance", "7.E13")
ASK_LEVY: Final = VOCABULARY.prompt("levy", "10.0a")
ASK_FIGHT_ON: Final = VOCABULARY.prompt("fight-on", "10.12b")
ASK_CLEOPATRA: Final = VOCABULARY.prompt("cleopatra", "13.I13")
ASK_GIVE_CARDS: Final = VOCABULARY.prompt("give-cards", "11.1a")
ASK_DISCARD: Final = VOCABULARY.prompt("discard", "11.2a")
ASK_VICTOR: Final = VOCABULARY.prompt("victor", "11.3a")
ASK_PAY_LEGIONS: Final = VOCABULARY.prompt("pay-legions", "11.31a")
ASK_JOIN: Final = VOCABULARY.prompt("join", "11.32a")
ASK_CALL_AWAY: Final = VOCABULARY.prompt("call-away", "11.34b")
ASK_LAST_WAR: Final = VOCABULARY.prompt("last-war", "12.3a")
ASK_RANSOM: Final = VOCABULARY.prompt("ransom", "10.71c")
ASK_UPKEEP: Final = VOCABULARY.prompt("upkeep", "6.2c")

ASK_DROP: Final = VOCABULARY.prompt("drop", "6.2d")
ASK_FIRST_GOVERNOR: Final = VOCABULARY.prompt("first-governor", "S3.02d")
ASK_PROSCRIBE: Final = VOCABULARY.prompt("proscribe", "13.I12")
ASK_ACCEPT_PROSCRIPTION: Final = VOCABULARY.prompt("accept-proscription", "13.I12")
ASK_GUARD: Final = VOCABULARY.prompt("guard", "6.0b")
ASK_KEEP_GUARD: Final = VOCABULARY.prompt("keep-guard", "6.0b")

R_ADD_SOMETHING: Final = VOCABULARY.refusal("add-something", "7.414a")
R_PROSCRIBER: Final = VOCABULARY.refusal("proscriber", "13.I12")
R_NO_SUCH_TERM: Final = VOCABULARY.refusal("no-such-term", "S3.02d")
R_REBELS_APART: Final = VOCABULARY.refusal("rebels-apart", "6.3c")
R_NO_SUCH_FLEETS: Final = VOCABULARY.refusal("no-such-fleets", "7.E17")
R_NO_SUCH_LEADER: Final = VOCABULARY.refusal("no-such-leader", "7.E6")
R_NO_SUCH_WAR: Final = VOCABULARY.refusal("no-such-war", "9.64a")
R_A_REVOLT: Final = VOCABULARY.refusal("a-revolt", "7.E13")
R_BID_HIGHER: Final = VOCABULARY.refusal("bid-higher", "7.22b")
R_CONSUL_LATELY: Final = VOCABULARY.refusal("consul-lately", "9.2b")
R_BEATEN: Final = VOCABULARY.refusal("beaten", "9.131a")
R_HOLDS_OFFICE: Final = VOCABULARY.refusal("holds-office", "9.3b")
R_NO_CANDIDATE: Final = VOCABULARY.refusal("no-candidate", "9.4a")
R_CENSOR_NEEDED: Final = VOCABULARY.refusal("censor-needed", "9.4a")
R_CALLED_ALREADY: Final = VOCABULARY.refusal("called-already", "9.14a")
R_NO_VETO: Final = VOCABULARY.refusal("no-veto", "9.152b")
R_NO_TRIBUNE: Final = VOCABULARY.refusal("no-tribune", "9.15a")
R_NO_APPEAL: Final = VOCABULARY.refusal("no-appeal", "9.421a")
R_NO_VOTES: Final = VOCABULARY.refusal("no-votes", "9.141a")
R_MUST_VOTE: Final = VOCABULARY.refusal("must-vote", "9.62c")
R_SPONSOR: Final = VOCABULARY.refusal("sponsor", "9.621a")
R_NOT_AGAINST: Final = VOCABULARY.refusal("not-against", "9.823a")
R_OTHER_SENATOR: Final = VOCABULARY.refusal("other-senator", "9.142a")
R_NO_INFLUENCE: Final = VOCABULARY.refusal("no-influence", "9.144a")
R_PLOTTED_ALREADY: Final = VOCABULARY.refusal("plotted-already", "9.7a")
R_NO_TARGET: Final = VOCABULARY.refusal("no-target", "9.7a")
R_NOT_IN_FORUM: Final = VOCABULARY.refusal("not-in-forum", "9.81a")
R_ENOUGH_TRIALS: Final = VOCABULARY.refusal("enough-trials", "9.41a")
R_NO_REASON: Final = VOCABULARY.refusal("no-reason", "9.412a")
R_NO_PROSECUTOR: Final = VOCABULARY.refusal("no-prosecutor", "9.411a")
R_NO_POST: Final = VOCABULARY.refusal("no-post", "9.5a")
R_NOTHING_PROPOSED: Final = VOCABULARY.refusal("nothing-proposed", "9.13b")
R_NOTHING_THERE: Final = VOCABULARY.refusal("nothing-there", "9.17a")
R_NOT_BUSINESS: Final = VOCABULARY.refusal("not-business", "9.13a")
R_NO_BILL: Final = VOCABULARY.refusal("no-bill", "9.62a")
R_NO_REPEAL: Final = VOCABULARY.refusal("no-repeal", "9.621a")
R_STRIKE: Final = VOCABULARY.refusal("strike", "8.2b")
R_NOT_GRANTED: Final = VOCABULARY.refusal("not-granted", "9.61b")
R_NOT_SO_MANY: Final = VOCABULARY.refusal("not-so-many", "9.64b")
R_NOT_FOR_THIS: Final = VOCABULARY.refusal("not-for-this", "9.17a")
R_NO_COMMANDER: Final = VOCABULARY.refusal("no-commander", "9.641a")
R_EARLIER_WAR: Final = VOCABULARY.refusal("earlier-war", "7.332c")
R_NO_GRACCHUS: Final = VOCABULARY.refusal("no-gracchus", "9.151c")
R_LAW_TOO_EARLY: Final = VOCABULARY.refusal("law-too-early", "13.L11")
R_NOT_LIABLE: Final = VOCABULARY.refusal("not-liable", "13.L1")
R_FOR_LIFE: Final = VOCABULARY.refusal("for-life", "9.823b")
R_REVOLT_ALREADY: Final = VOCABULARY.refusal("revolt-already", "11.3b")
R_ASKED_ALREADY: Final = VOCABULARY.refusal("asked-already", "11.31a")
R_NO_HAND: Final = VOCABULARY.refusal("no-hand", "13.I7")

END_WARS: Final = VOCABULARY.end("four-wars", "12.1a")
END_ERA: Final = VOCABULARY.end("era-over", "12.2c")
END_LIFE: Final = VOCABULARY.end("for-life", "12.2d")
END_REBEL: Final = VOCABULARY.end("rebel-rules", "12.2a")

E_ACCUSED: Final = VOCABULARY.event("accused", faction=FACTION)
E_ACQUITTED: Final = VOCABULARY.event("acquitted", commander=COMMANDER)
E_ADJOURNED: Final = VOCABULARY.event("adjourned")
E_APPEALED: Final = VOCABULARY.event("appealed", commander=COMMANDER)
E_BATTLE: Final = VOCABULARY.event("battle", commander=COMMANDER, war=WAR, total=NUMBER, final=NUMBER, result=RESULT)
E_BID: Final = VOCABULARY.event("bid", commander=COMMANDER, talents=NUMBER)
E_CAPTURED: Final = VOCABULARY.event("captured", commander=COMMANDER, talents=NUMBER)
E_CARRIED: Final = VOCABULARY.event("carried", pro=NUMBER, contra=NUMBER)
E_DEFEATED: Final = VOCABULARY.event("defeated", pro=NUMBER, contra=NUMBER)
E_CAUGHT: Final = VOCABULARY.event("caught", commander=COMMANDER)
E_CONSUL_FOR_LIFE: Final = VOCABULARY.event("consul-for-life", commander=COMMANDER)
E_CREATED: Final = VOCABULARY.event("created", province=PROVINCE)
E_DESTROYED: Final = VOCABULARY.event("destroyed", concession=CONCESSION)
E_DISBANDED: Final = VOCABULARY.event("disbanded", legions=NUMBER, fleets=NUMBER)
E_DREW: Final = VOCABULARY.event("drew", secret="card", faction=FACTION, card=CARD)
E_ERA_ENDS: Final = VOCABULARY.event("era-ends")
E_ERRAND: Final = VOCABULARY.event("errand", commander=COMMANDER, legions=NUMBER, fleets=NUMBER)
E_EVENT: Final = VOCABULARY.event("event", happening=HAPPENING, number=NUMBER)
E_FAILED_BEFORE: Final = VOCABULARY.event("failed-before")
E_FAME_WON: Final = VOCABULARY.event("fame-won", commander=COMMANDER, number=NUMBER)
E_FINED: Final = VOCABULARY.event("fined", commander=COMMANDER, talents=NUMBER)
E_FLEET_WON: Final = VOCABULARY.event("fleet-won", war=WAR)
E_FORCE_HOME: Final = VOCABULARY.event("force-home", commander=COMMANDER, legions=NUMBER, fleets=NUMBER)
E_GARRISONED: Final = VOCABULARY.event("garrisoned", province=PROVINCE, number=NUMBER)
E_GAVE_CARD: Final = VOCABULARY.event("gave-card", secret="card", faction=FACTION, other=FACTION, card=CARD)
E_GOVERNOR_FOUGHT: Final = VOCABULARY.event("governor-fought", province=PROVINCE, total=NUMBER, final=NUMBER)
E_LEGATE: Final = VOCABULARY.event("legate", commander=COMMANDER, province=PROVINCE)
E_GOVERNS: Final = VOCABULARY.event("governs", commander=COMMANDER, province=PROVINCE)
E_GUILTY: Final = VOCABULARY.event("guilty", commander=COMMANDER)
E_INFLUENCE_GAINED: Final = VOCABULARY.event("influence-gained", commander=COMMANDER, number=NUMBER)
E_INFLUENCE_LOST: Final = VOCABULARY.event("influence-lost", commander=COMMANDER, number=NUMBER)
E_INITIATIVE: Final = VOCABULARY.event("initiative", faction=FACTION)
E_JOINED_REVOLT: Final = VOCABULARY.event("joined-revolt", commander=COMMANDER)
E_LEADER_WAITS: Final = VOCABULARY.event("leader-waits", leader=LEADER)
E_LEFT_HOME: Final = VOCABULARY.event("left-home", war=WAR)
E_LOCAL_FORCES: Final = VOCABULARY.event("local-forces", province=PROVINCE, militia=NUMBER, flotillas=NUMBER)
E_LEVIED: Final = VOCABULARY.event("levied", commander=COMMANDER, number=NUMBER)
E_LOSSES: Final = VOCABULARY.event("losses", commander=COMMANDER, legions=NUMBER, fleets=NUMBER)
E_NEW_DECK: Final = VOCABULARY.event("new-deck", era=ERA)
E_NOMINATED: Final = VOCABULARY.event("nominated", commander=COMMANDER)
E_NO_CONSENT: Final = VOCABULARY.event("no-consent", commander=COMMANDER)
E_ON_TRIAL: Final = VOCABULARY.event("on-trial", commander=COMMANDER)
E_PEACE: Final = VOCABULARY.event("peace", war=WAR)
E_PEOPLE_SPOKE: Final = VOCABULARY.event("people-spoke", commander=COMMANDER, total=NUMBER)
E_PLAYED_CARD: Final = VOCABULARY.event("played-card", faction=FACTION, card=CARD)
E_PLOTTED: Final = VOCABULARY.event("plotted", commander=COMMANDER, target=COMMANDER)
E_PROCONSUL: Final = VOCABULARY.event("proconsul", commander=COMMANDER)
E_PROPOSED: Final = VOCABULARY.event("proposed", motion=MOTION, faction=FACTION)
E_PROPOSED_BILL: Final = VOCABULARY.event("proposed-bill", bill=BILL, commander=COMMANDER)
E_PROPOSED_CONCESSION: Final = VOCABULARY.event("proposed-concession", concession=CONCESSION, commander=COMMANDER)
E_PROPOSED_FORCE: Final = VOCABULARY.event(
    "proposed-force", commander=COMMANDER, war=WAR, legions=NUMBER, fleets=NUMBER
)
E_PROPOSED_GOVERNOR: Final = VOCABULARY.event("proposed-governor", province=PROVINCE, commander=COMMANDER)
E_PROPOSED_UNITS: Final = VOCABULARY.event("proposed-units", legions=NUMBER, fleets=NUMBER)
E_RAISED: Final = VOCABULARY.event("raised", legions=NUMBER, fleets=NUMBER)
E_REFUGE: Final = VOCABULARY.event("refuge", leader=LEADER)
E_REVEALED: Final = VOCABULARY.event("revealed", card=CARD)
E_REVIVED: Final = VOCABULARY.event("revived", commander=COMMANDER)
E_REVOLTS: Final = VOCABULARY.event("revolts", commander=COMMANDER)
E_REVOLT_OVER: Final = VOCABULARY.event("revolt-over")
E_RHODES: Final = VOCABULARY.event("rhodes", number=NUMBER)
E_RHODES_OVER: Final = VOCABULARY.event("rhodes-over", number=NUMBER)
E_SENT: Final = VOCABULARY.event("sent", commander=COMMANDER, war=WAR, legions=NUMBER, fleets=NUMBER)
E_SILENCED: Final = VOCABULARY.event("silenced")
E_STABBED: Final = VOCABULARY.event("stabbed", commander=COMMANDER, total=NUMBER)
E_STEPPED_DOWN: Final = VOCABULARY.event("stepped-down", commander=COMMANDER)
E_STORM: Final = VOCABULARY.event("storm", number=NUMBER)
E_TRIBUNE: Final = VOCABULARY.event("tribune", faction=FACTION)
E_VETERAN: Final = VOCABULARY.event("veteran", number=NUMBER)
E_VETOED: Final = VOCABULARY.event("vetoed", faction=FACTION)
E_VOTED: Final = VOCABULARY.event("voted", faction=FACTION, pro=NUMBER, contra=NUMBER)
E_WARS_COUNTED: Final = VOCABULARY.event("wars-counted", number=NUMBER)
E_WAR_ACTIVE: Final = VOCABULARY.event("war-active", war=WAR)
E_WAR_IMMINENT: Final = VOCABULARY.event("war-imminent", war=WAR)
E_WAR_INACTIVE: Final = VOCABULARY.event("war-inactive", war=WAR)
E_WAR_STATUS: Final = VOCABULARY.event("war-status", war=WAR, status=STATUS)
E_WAR_WON: Final = VOCABULARY.event("war-won", war=WAR)
E_RANSOMED: Final = VOCABULARY.event("ransomed", commander=COMMANDER, talents=NUMBER)
E_RELEASED: Final = VOCABULARY.event("released", number=NUMBER)
E_DISGRACED: Final = VOCABULARY.event("disgraced", commander=COMMANDER, influence=NUMBER, popularity=NUMBER)
E_RAIDED: Final = VOCABULARY.event("raided", province=PROVINCE, total=NUMBER, final=NUMBER)
E_OVERRUN: Final = VOCABULARY.event("overrun", province=PROVINCE)
E_DISORDER: Final = VOCABULARY.event("disorder", province=PROVINCE, total=NUMBER)
E_DEALT_PROVINCE: Final = VOCABULARY.event("dealt-province", faction=FACTION, province=PROVINCE)
E_PROSCRIBED: Final = VOCABULARY.event("proscribed", commander=COMMANDER, number=NUMBER)
E_WITHDRAWN: Final = VOCABULARY.event("withdrawn", commander=COMMANDER, legions=NUMBER, fleets=NUMBER)
E_GUARDED: Final = VOCABULARY.event("guarded", commander=COMMANDER)
E_TOOK_CARD: Final = VOCABULARY.event("took-card", secret="card", faction=FACTION, other=FACTION, card=CARD)

CHANGES: Final = frozenset(
    kind.key
    for kind in (
        E_LOST,
        E_DIED,
        E_TAKEN,
        E_PROMOTED,
        E_PROMOTED_FREE,
        E_UNREST_ROSE,
        E_UNREST_FELL,
        E_FAME,
        E_SPOILS,
        E_DISCARDED_CARD,
        E_LEADER_LEFT,
        E_FLEET_DEFEATED,
        E_FLEET_BEATEN,
        E_CONFLICT_LOST,
        E_WOKE,
        E_FELL_ASLEEP,
        E_SHUFFLED_BACK,
        E_NEXT_ERA,
        E_OUT_OF_PLAY,
        E_RETURNED,
        E_DEFECTED,
        E_LANDED,
        E_WENT_HOME,
        E_DISPERSED,
        E_NO_INCOME,
        E_PROVINCE_TAKEN,
        E_PROVINCE_FREED,
        E_PROVINCE_RETURNED,
        E_UNDEVELOPED,
        E_REBELLION_OVER,
        E_REBEL_IN_ROME,
        E_MUST_FIGHT_AGAIN,
        E_MAY_SHIP,
        E_PARTISAN_MAY_SHIP,
        E_ARMY_JOINS,
        E_TAKEN_UP,
        E_LEFT_ALONE,
        E_NOTHING_LEFT,
        E_REBELLION_ALONE,
        E_NATIVES_BACK,
        E_RECALLED,
    )
)
"""The keys of the events after which something on a real board must be changed or remembered."""
