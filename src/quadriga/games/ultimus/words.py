"""The words of Ultimus Romanorum: what can be decided, what happens, what is refused, and by which section."""

from typing import Final

from quadriga.engine.vocabulary import Kind, Named, Vocabulary
from quadriga.games.ultimus.board import HALVES
from quadriga.games.ultimus.book import PACKAGE
from quadriga.games.ultimus.scenarios import STATUSES
from quadriga.games.ultimus.tables import CAMPS

VOCABULARY: Final = Vocabulary("ultimus")
_V: Final = VOCABULARY

PHASES: Final = ["stratagems", "initiative", "geostrategy", "administration", "campaign", "balance"]
CAUSES: Final = [
    "age", "battle", "caught", "assassin", "plague", "germanophobia", "usurpation", "sea", "refuge", "sickness",
    "regnum", "kingship",
]  # fmt: skip

ZONE: Final = _V.kind(Named("zone", PACKAGE.board.zone_ids))
SEA: Final = _V.kind(Named("sea", PACKAGE.board.sea_ids))
DIOCESE: Final = _V.kind(Named("diocese", PACKAGE.board.diocese_ids))
UNIT: Final = _V.kind(Named("unit", PACKAGE.roster.unit_ids))
LEADER: Final = _V.kind(Named("leader", PACKAGE.roster.leader_ids))
TRIBE: Final = _V.kind(Named("tribe", PACKAGE.roster.tribe_ids))
STRATAGEM: Final = _V.kind(Named("stratagem", PACKAGE.tables.ids))
FLEET: Final = _V.kind(Named("fleet", [*PACKAGE.board.fleet_ids, "classis-temporaria"]))
HALF: Final = _V.kind(Named("half", HALVES))
SIDE: Final = _V.kind(Named("side", CAMPS))
STATUS: Final = _V.kind(Named("tribe-status", STATUSES))
PHASE: Final = _V.kind(Named("phase", PHASES))
CAUSE: Final = _V.kind(Named("cause", CAUSES))
COLUMN: Final = _V.kind(Named("column", [name.replace("/", "-") for name in PACKAGE.tables.columns]))
RESULT: Final = _V.kind(Named("result", ["e", "a", "1-4", "1-2", "3-4", "r"]))
HAPPENING: Final = _V.kind(Named("happening", ["none", *[f"event-{number}" for number in range(1, 16)]]))
NUMBER: Final = _V.kind(Kind("number"))

# ---------------------------------------------------------------- verbs of movement

MARCH: Final = _V.verb("march", "3.4.1", leader=LEADER)
TAKE: Final = _V.verb("take", "3.4.1", unit=UNIT)
SET_OUT: Final = _V.verb("set-out", "3.4.1")
GO: Final = _V.verb("go", "7.2", zone=ZONE)
DROP: Final = _V.verb("drop", "3.4.1", unit=UNIT)
HALT: Final = _V.verb("halt", "7.1")
MOVE: Final = _V.verb("move", "3.4.1", unit=UNIT)
SAIL: Final = _V.verb("sail", "3.4.2", fleet=FLEET)
EMBARK: Final = _V.verb("embark", "3.4.2", unit=UNIT)
BOARD: Final = _V.verb("board", "3.4.2", leader=LEADER)
CAST_OFF: Final = _V.verb("cast-off", "3.4.2", sea=SEA)
DOCK: Final = _V.verb("dock", "3.4.2", zone=ZONE)
LAND: Final = _V.verb("land", "3.4.2", zone=ZONE)
ANCHOR: Final = _V.verb("anchor", "3.4.2")
LEAVE_REFUGE: Final = _V.verb("leave-refuge", "8.2.2", half=HALF)
END_MOVEMENT: Final = _V.verb("end-movement", "2.E")
RALLY: Final = _V.verb("rally", "3.6.3")

# ---------------------------------------------------------------- verbs of combat

FIGHT: Final = _V.verb("fight", "8.1", zone=ZONE)
SHELTER: Final = _V.verb("shelter", "8.2.2", unit=UNIT)
ACCOMPANY: Final = _V.verb("accompany", "8.2.2", leader=LEADER)
EVADE: Final = _V.verb("evade", "8.2.1")
FLEE: Final = _V.verb("flee", "8.4.1", leader=LEADER, zone=ZONE)
FLEE_ALONE: Final = _V.verb("flee-alone", "8.4.1", unit=UNIT, zone=ZONE)
STAY: Final = _V.verb("stay", "8.2.1")
WEAKEN: Final = _V.verb("weaken", "8.4.2", unit=UNIT)
FEDERATE: Final = _V.verb("federate", "9.4", leader=LEADER)

# ---------------------------------------------------------------- verbs of administration and stratagems

PLAY: Final = _V.verb("play", "6", stratagem=STRATAGEM)
PASS: Final = _V.verb("pass", "6")
DISCARD: Final = _V.verb("discard", "6", stratagem=STRATAGEM)
CHOOSE_TRIBE: Final = _V.verb("choose-tribe", "6.2", tribe=TRIBE)
CHOOSE_LEADER: Final = _V.verb("choose-leader", "6.2", leader=LEADER)
CHOOSE_ZONE: Final = _V.verb("choose-zone", "6.3", zone=ZONE)
CHOOSE_DIOCESE: Final = _V.verb("choose-diocese", "3.6.3", diocese=DIOCESE)
UNITE: Final = _V.verb("unite", "6.2", major=TRIBE, minor=TRIBE)
PLACE_UNIT: Final = _V.verb("place-unit", "9.3", unit=UNIT, zone=ZONE)
PLACE_LEADER: Final = _V.verb("place-leader", "2.C", leader=LEADER, zone=ZONE)
PATRICE: Final = _V.verb("patrice", "3.5.1", leader=LEADER)
CROWN: Final = _V.verb("crown", "3.5.2", leader=LEADER)
PROCLAIM: Final = _V.verb("proclaim", "3.6.2", leader=LEADER)
ESCORT: Final = _V.verb("escort", "3.5.2", leader=LEADER)
RAISE_KING: Final = _V.verb("raise-king", "4.5.3", leader=LEADER)
MOVE_CAPITAL: Final = _V.verb("move-capital", "4.5.3", zone=ZONE)

# ---------------------------------------------------------------- verbs of chance

DRAW_COUNTER: Final = _V.verb("draw", "2.A", stratagem=STRATAGEM)
ROLL_SIX: Final = _V.verb("roll-d6", "0.1", number=NUMBER)
ROLL_TEN: Final = _V.verb("roll-d10", "0.1", number=NUMBER)
ROLL_EVENT: Final = _V.verb("roll-event", "events", number=NUMBER)

# ---------------------------------------------------------------- events

E_TURN: Final = _V.event("turn", year=NUMBER)
E_DRAWN: Final = _V.event("drawn", "stratagem", side=SIDE, stratagem=STRATAGEM)
E_GRANTED: Final = _V.event("granted", side=SIDE, stratagem=STRATAGEM)
E_PLAYED: Final = _V.event("played", side=SIDE, stratagem=STRATAGEM)
E_RETURNED: Final = _V.event("returned", side=SIDE, stratagem=STRATAGEM)
E_INITIATIVE: Final = _V.event("initiative", side=SIDE)
E_ENTERED: Final = _V.event("entered", leader=LEADER, zone=ZONE)
E_MAJOR: Final = _V.event("major", tribe=TRIBE)
E_STATUS: Final = _V.event("status", tribe=TRIBE, status=STATUS)
E_ALLIED: Final = _V.event("allied", major=TRIBE, minor=TRIBE)
E_FREED: Final = _V.event("freed", tribe=TRIBE)
E_PAX: Final = _V.event("pax-romana", year=NUMBER)
E_ROUNDS: Final = _V.event("rounds", roman=NUMBER, barbarian=NUMBER)
E_HAPPENING: Final = _V.event("happening", event=HAPPENING)
E_SICK: Final = _V.event("sick", leader=LEADER)
E_RIOT: Final = _V.event("riot", west=NUMBER, east=NUMBER)
E_PATRICE: Final = _V.event("patrice", leader=LEADER, half=HALF)
E_GUARDS: Final = _V.event("guards", leader=LEADER, unit=UNIT)
E_DIED: Final = _V.event("died", leader=LEADER, cause=CAUSE)
E_AUGUSTUS: Final = _V.event("augustus", leader=LEADER, half=HALF)
E_VACANT: Final = _V.event("vacant", half=HALF)
E_REFUSED: Final = _V.event("refused", leader=LEADER)
E_ESCORT: Final = _V.event("escort", leader=LEADER)
E_USURPER: Final = _V.event("usurper", leader=LEADER, half=HALF)
E_USURPER_FAILED: Final = _V.event("usurpation-void", leader=LEADER)
E_RALLIED: Final = _V.event("rallied", zone=ZONE)
E_LOYAL: Final = _V.event("loyal", zone=ZONE)
E_COLLAPSED: Final = _V.event("collapsed", half=HALF)
E_TRIUMPH: Final = _V.event("triumph", half=HALF)
E_CAMPS: Final = _V.event("camps", leader=LEADER)
E_MARCHED: Final = _V.event("marched", leader=LEADER, zone=ZONE, units=NUMBER)
E_MOVED: Final = _V.event("moved", unit=UNIT, zone=ZONE)
E_SAILED: Final = _V.event("sailed", fleet=FLEET, sea=SEA)
E_DOCKED: Final = _V.event("docked", fleet=FLEET, zone=ZONE)
E_LANDED: Final = _V.event("landed", fleet=FLEET, zone=ZONE)
E_ESCAPED: Final = _V.event("escaped", leader=LEADER, zone=ZONE)
E_REFUGE: Final = _V.event("refuge", leader=LEADER, half=HALF)
E_LEFT_REFUGE: Final = _V.event("left-refuge", half=HALF)
E_EVASION: Final = _V.event("evasion", zone=ZONE, roll=NUMBER, needed=NUMBER)
E_BATTLE: Final = _V.event("battle", zone=ZONE, attacker=NUMBER, defender=NUMBER, column=COLUMN)
E_RESULT: Final = _V.event("result", row=NUMBER, attacker=RESULT, defender=RESULT, winner=SIDE)
E_WEAKENED: Final = _V.event("weakened", unit=UNIT)
E_LOST: Final = _V.event("lost", unit=UNIT)
E_RETREATED: Final = _V.event("retreated", leader=LEADER, zone=ZONE)
E_FEDERATED: Final = _V.event("federated", tribe=TRIBE)
E_POINTS: Final = _V.event("points", side=SIDE, points=NUMBER)
E_REGNUM: Final = _V.event("regnum", tribe=TRIBE, leader=LEADER, zone=ZONE)
E_NO_REGNUM: Final = _V.event("no-regnum", tribe=TRIBE)
E_KING: Final = _V.event("king", tribe=TRIBE, leader=LEADER)
E_CAPITAL: Final = _V.event("capital", tribe=TRIBE, zone=ZONE)
E_DISSOLVED: Final = _V.event("dissolved", tribe=TRIBE)
E_FLEET: Final = _V.event("fleet", fleet=FLEET, side=SIDE)
E_FLEET_LOST: Final = _V.event("fleet-lost", fleet=FLEET)
E_FLEET_BACK: Final = _V.event("fleet-back", fleet=FLEET)
E_RETURN: Final = _V.event("return", unit=UNIT, zone=ZONE)
E_GONE: Final = _V.event("gone", unit=UNIT)
E_LEADER_PLACED: Final = _V.event("leader-placed", leader=LEADER, zone=ZONE)
E_PLAGUE: Final = _V.event("plague", zone=ZONE)
E_COUNCIL: Final = _V.event("council", zone=ZONE)
E_COUNCIL_HELD: Final = _V.event("council-held", success=NUMBER)
E_ROLL: Final = _V.event("roll", leader=LEADER, roll=NUMBER, needed=NUMBER)
E_REBELLION: Final = _V.event("rebellion", tribe=TRIBE, success=NUMBER)
E_MIGRATION: Final = _V.event("migration", tribe=TRIBE, zone=ZONE)
E_FALL: Final = _V.event("refuge-holds", half=HALF, roll=NUMBER)
E_TRIAL: Final = _V.event("trial", row=NUMBER, column=COLUMN, attacker=RESULT, defender=RESULT)

# ---------------------------------------------------------------- refusals


def _no(key: str, rule: str) -> int:
    return _V.refusal(key, rule)


NOT_YOURS: Final = _no("not-yours", "0.5")
NOT_ON_MAP: Final = _no("not-on-map", "0.2")
ALREADY_MOVED: Final = _no("already-moved", "3.4.1")
CLOSED: Final = _no("closed", "scenario")
RIOT: Final = _no("riot", "events")
SICK: Final = _no("sick", "events")
UNREST: Final = _no("unrest", "events")
NOT_HERE: Final = _no("not-here", "3.4.1")
TOO_MANY: Final = _no("too-many", "3.4.1")
NOT_HIS_MEN: Final = _no("not-his-men", "4.3")
GUARDS_STAY: Final = _no("guards-stay", "3.2.4")
IN_ORDER: Final = _no("in-order", "3.4.1")
NOT_NEXT: Final = _no("not-next", "7.2")
TOO_FAR: Final = _no("too-far", "7.2")
OUTSIDE_LIMIT: Final = _no("outside-limit", "7.3")
LI_DIOCESE: Final = _no("li-diocese", "3.2.1")
CO_DIOCESE: Final = _no("co-diocese", "3.2.2")
CO_HALF: Final = _no("co-half", "3.2.2")
CO_OUTSIDE: Final = _no("co-outside", "3.2.2")
PA_HALF: Final = _no("pa-half", "3.2.3")
BU_ALONE: Final = _no("bu-alone", "3.2.4")
FOREIGN_LAND: Final = _no("foreign-land", "3.4.1")
AT_PEACE: Final = _no("at-peace", "4.3")
OTHER_TRIBE: Final = _no("other-tribe", "4.3")
FIVE_ZONES: Final = _no("five-zones", "4.3")
NO_STOP: Final = _no("no-stop", "4.3")
LONE_BARBARIAN: Final = _no("lone-barbarian", "4.3")
FOEDERATI_INSIDE: Final = _no("foederati-inside", "4.5.1")
KIN_NEEDED: Final = _no("kin-needed", "4.5.1")
ARMENIA_STAYS: Final = _no("armenia-stays", "4.4.2")
NO_STACKING: Final = _no("no-stacking", "4.2.4")
USURPERS_APART: Final = _no("usurpers-apart", "3.6.5")
MUST_GO_ON: Final = _no("must-go-on", "4.3")
MUST_STOP: Final = _no("must-stop", "7.1")
LAST_UNIT: Final = _no("last-unit", "3.4.1")
NO_FLEET: Final = _no("no-fleet", "3.4.2")
FLEET_FULL: Final = _no("fleet-full", "3.4.2")
NO_SEA_LINK: Final = _no("no-sea-link", "3.4.2")
NO_PORT: Final = _no("no-port", "3.4.2")
NO_COAST: Final = _no("no-coast", "3.4.2")
NO_CARGO: Final = _no("no-cargo", "3.4.2")
STORMS: Final = _no("storms", "events")
NO_REFUGEE: Final = _no("no-refugee", "8.2.2")
BESIEGED: Final = _no("besieged", "8.2.2")
NO_BATTLE: Final = _no("no-battle", "8.1")
NOT_PALATINI: Final = _no("not-palatini", "8.2.2")
NO_COMPANION: Final = _no("no-companion", "8.2.2")
ENEMY_THERE: Final = _no("enemy-there", "8.2.1")
ATTACKER_CAME: Final = _no("attacker-came", "8.2.1")
WITHOUT_LEADER: Final = _no("without-leader", "8.2.1")
MUST_RETREAT: Final = _no("must-retreat", "8.4.1")
ALREADY_HIT: Final = _no("already-hit", "8.4.2")
NOT_IN_HAND: Final = _no("not-in-hand", "6")
WRONG_CAMP: Final = _no("wrong-camp", "6")
WRONG_PHASE: Final = _no("wrong-phase", "6")
NO_TARGET: Final = _no("no-target", "6")
NOT_A_TARGET: Final = _no("not-a-target", "6")
NOT_ELIGIBLE: Final = _no("not-eligible", "3.5.2")
NOT_PATRICE: Final = _no("not-patrice", "3.5.1")
NOT_A_PLACE: Final = _no("not-a-place", "9.3")
OTHER_PIECE: Final = _no("other-piece", "9.3")
NOT_ADJACENT: Final = _no("not-adjacent-diocese", "3.6.3")
NOT_A_PAIR: Final = _no("not-a-pair", "6.2")
NOT_HIS_KIN: Final = _no("not-his-kin", "4.5.3")
NOT_A_TOWN: Final = _no("not-a-town", "4.5.3")
KEEP: Final = _no("keep", "6")
MUST_DISCARD: Final = _no("must-discard", "6")
NOBODY_TO_FEDERATE: Final = _no("nobody-to-federate", "9.4")

# ---------------------------------------------------------------- prompts and ends

_PROMPTS: Final = [
    ("movement", "2.E"), ("muster", "3.4.1"), ("march", "7.2"), ("lone-unit", "3.4.1"), ("rally", "3.6.3"),
    ("embark", "3.4.2"), ("at-sea", "3.4.2"), ("battles", "8.1"), ("shelter", "8.2.2"), ("accompany", "8.2.2"),
    ("evade", "8.2.1"), ("withdraw", "8.4.1"), ("follow", "8.2.1"), ("escape", "7.1"), ("weaken", "8.4.2"),
    ("federate", "9.4"), ("battle-stratagem", "6"), ("geostrategy", "2.C"), ("initiative", "2.B"), ("interrupt", "6"),
    ("augusta", "6.1"), ("papa", "6.1"), ("canvass", "3.6.3"), ("rex", "6.2"), ("target-tribe", "6"),
    ("target-leader", "6"), ("target-zone", "6"), ("uprising", "6.2"), ("nominee", "6.2"), ("alliance", "6.2"),
    ("migration", "6.2"), ("patrice", "3.5.1"), ("succession", "3.5.2"), ("honorius", "3.5.2"), ("escort", "3.5.2"),
    ("king", "4.5.3"), ("capital", "4.5.3"), ("place-unit", "9.3"),
    ("place-leader", "2.C"), ("discard", "6"), ("resettle", "9.4"),
]  # fmt: skip
for _key, _rule in _PROMPTS:
    _V.prompt(_key, _rule)

END_POINTS: Final = _V.end("points", "10.3")
END_DECISIVE: Final = _V.end("decisive", "10.3")
END_DEFINITIVE: Final = _V.end("definitive", "10.3")
END_EQUAL: Final = _V.end("equal", "10.3")
END_NO_AUGUSTUS: Final = _V.end("no-augustus", "3.5.1")
END_ATTILA: Final = _V.end("attila", "scenario")
END_WEST_LOST: Final = _V.end("west-lost", "scenario")
END_BATTLE: Final = _V.end("battle", "8.4.1")
