"""A situation from plain data: one of the eight confrontations, or a whole Combat Phase (docs/assistant.md)."""

from typing import Final

from quadriga.engine.data import Entry
from quadriga.games.republic.active_conflict import ConflictBattle
from quadriga.games.republic.assault import Assault, targets
from quadriga.games.republic.cards import RESULTS, slug
from quadriga.games.republic.interception import Convoy
from quadriga.games.republic.phase import CombatPhase, OneConfrontation, start_battle
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    CAPTIVE,
    EASED,
    GENERAL_AT_ROME,
    GOVERNOR_AT_ROME,
    HELD,
    IN_PROVINCE,
    NO_REBELLION,
    PLACES,
    REBEL,
    ROMAN,
    SENT,
    TALLY,
    WAITING,
    Combat,
)
from quadriga.games.republic.reading import MANY, PERSON, add_person, find, named, one_of, only, person, tables
from quadriga.games.republic.words import (
    ACTIVE,
    ACTIVE_CONFLICT,
    ALLIED_CONFLICT,
    ASSAULT,
    CAPTURED,
    CONFRONTATIONS,
    CONVOYS,
    EXPEDITIONS,
    FIRST_CONVOY,
    FIRST_EXPEDITION,
    FLEET,
    FLOTILLA,
    FORCES,
    INACTIVE,
    INTERCEPTION,
    INTERCEPTORS,
    KINDS,
    LEGION,
    MARCH_ON_ROME,
    MILITIA,
    NATIVE,
    NATIVE_FLOTILLA,
    REBEL_ARMY,
    REBEL_GENERAL,
    REBEL_PROVINCE,
    REBEL_PROVINCE_NAVAL,
    ROME,
    SOME_CAPTIVE,
    SOME_GENERAL,
    SOME_GOVERNOR,
    SOME_MASTER,
    SOME_REBEL,
    UNPROSECUTED,
    VETERAN,
)

MOST_OMENS: Final = 9

_ARMY: Final = ("general", "master_of_horse", "legions", "veterans", "fleets")
_CONFLICT: Final = ("conflict", "leaders", "active_in_group", "fleet_defeated", "earlier")


def set_up(p: Combat, plain: dict[str, object]) -> None:
    """Fill a fresh position and begin its first step; raises BrokenData that names the entry at fault."""
    entry = Entry("situation", plain)
    p.kind = one_of(entry, "confrontation", CONFRONTATIONS)
    p.omens = entry.number("omens", 0, MOST_OMENS, 0)
    entry.truth("go_on", True)
    p.stack.clear()
    if p.kind in (ACTIVE_CONFLICT, ALLIED_CONFLICT):
        _conflict(p, entry)
    elif p.kind in (REBEL_GENERAL, MARCH_ON_ROME):
        _rebel_at_rome(p, entry)
    elif p.kind == INTERCEPTION:
        _interception(p, entry)
    elif p.kind in (REBEL_PROVINCE, REBEL_PROVINCE_NAVAL):
        _rebel_province(p, entry)
    elif p.kind == ASSAULT:
        _assault(p, entry)
    else:
        _phase(p, entry)
    p.total = [sum([p.count(force, kind) for force in range(FORCES)]) for kind in range(KINDS)]
    p.tally = [0] * (TALLY + 2 * len(p.who))


# ---------------------------------------------------------------- the eight confrontations


def _conflict(p: Combat, entry: Entry) -> None:
    """Sections 1 and 7."""
    allied = p.kind == ALLIED_CONFLICT
    known = ("confrontation", "omens", "go_on", *_CONFLICT, *_ARMY)
    only(entry, (*known, "captured") if allied else known)
    conflict = _read_conflict(p, entry)
    if allied:
        if not entry.entries("captured"):
            raise entry.fail("'captured' should name at least one province; without any it is an active-conflict")
        for province in entry.entries("captured"):
            only(province, ("province", "developed", "militia", "flotillas"))
            _province(p, province, CAPTIVE + conflict)
    _army(p, entry, 0, conflict)
    p.begin(OneConfrontation())
    p.begin(ConflictBattle(FIRST_EXPEDITION, conflict))


def _rebel_at_rome(p: Combat, entry: Entry) -> None:
    """Sections 2 and 4."""
    marching = p.kind == MARCH_ON_ROME
    only(entry, ("confrontation", "omens", "rebel", *_ARMY))
    _army(p, entry, 0, AT_REBEL)
    rebel = entry.entry("rebel")
    troops = ("legions", "veterans", "militia") if marching else ("legions", "veterans")
    only(rebel, (*PERSON, *troops))
    p.rebel = person(p, rebel, SOME_REBEL)
    p.rebel_place = GOVERNOR_AT_ROME if marching else GENERAL_AT_ROME
    _troops(p, rebel, REBEL_ARMY, troops)
    if not p.land_units(REBEL_ARMY):
        raise rebel.fail("a rebel at Rome has at least one unit")
    p.begin(OneConfrontation())
    start_battle(p, 0)


def _interception(p: Combat, entry: Entry) -> None:
    """Section 3."""
    only(entry, ("confrontation", "omens", "fleets", "convoy"))
    p.rebel = add_person(p, SOME_REBEL, 0, 0, 0, -1, entry)
    p.rebel_place = GOVERNOR_AT_ROME
    _troops(p, entry, INTERCEPTORS, ("fleets",))
    _convoy(p, entry.entry("convoy"), 0, -1)
    p.begin(OneConfrontation())
    p.begin(Convoy(FIRST_CONVOY))


def _rebel_province(p: Combat, entry: Entry) -> None:
    """Sections 5 and 6."""
    only(entry, ("confrontation", "omens", "go_on", "province", "developed", "naval_won", "rebel", *_ARMY))
    rebel = entry.entry("rebel")
    troops = ("legions", "veterans", "militia", "flotillas", "fleets")
    only(rebel, (*PERSON, *troops, "partisan"))
    province = named(entry, "province", p.cards.province_of)
    _side(p, entry, province, REBEL)
    _provincials(p, rebel, province)
    _troops(p, rebel, province, ("legions", "veterans", "fleets"))
    p.sea_won[province] = 1 if entry.truth("naval_won", False) else 0
    p.governor[province] = person(p, rebel, SOME_REBEL)
    _head(p, rebel, province)
    naval = p.naval_units(province) > 0
    if naval != (p.kind == REBEL_PROVINCE_NAVAL):
        better = CONFRONTATIONS[REBEL_PROVINCE_NAVAL if naval else REBEL_PROVINCE]
        raise entry.fail(f"this province has {'' if naval else 'no '}naval units, so the confrontation is '{better}'")
    _army(p, entry, 0, AT_PROVINCE + province)
    p.begin(OneConfrontation())
    start_battle(p, 0)


def _head(p: Combat, rebel: Entry, province: int) -> None:
    """The governor of a rebel province leads the rebellion, or is a partisan of somebody elsewhere."""
    if rebel.truth("partisan", False):
        p.rebel = add_person(p, SOME_REBEL, 0, 0, 0, -1, rebel)
        p.rebel_place = GENERAL_AT_ROME
    else:
        p.rebel = p.governor[province]
        p.rebel_home = province
        p.rebel_place = IN_PROVINCE


def _assault(p: Combat, entry: Entry) -> None:
    """Section 8."""
    only(entry, ("confrontation", "omens", "provinces", "captured", "draw_pile", "next_pile", *_CONFLICT))
    conflict = _read_conflict(p, entry)
    listed = targets(p, conflict)
    if not listed:
        raise entry.fail(f"'{entry.text('conflict')}' assaults no province")
    _piles(p, entry)
    for one in entry.entries("captured") if entry.has("captured") else []:
        only(one, ("province", "developed", "militia", "flotillas"))
        _province(p, one, CAPTIVE + conflict)
    for one in entry.entries("provinces"):
        province = _defended(p, one)
        if province not in listed:
            raise one.fail("this province is not on the list of the conflict")
    p.begin(OneConfrontation())
    p.begin(Assault(conflict, 0))


# ---------------------------------------------------------------- a whole phase


def _phase(p: Combat, entry: Entry) -> None:
    """Section 0.3: everything that is fought this turn."""
    only(
        entry,
        (
            "confrontation",
            "omens",
            "conflicts",
            "leaders",
            "provinces",
            "expeditions",
            "rebellion",
            "convoys",
            "interceptors",
            "reserves",
            "captives",
            "draw_pile",
            "next_pile",
        ),
    )
    _piles(p, entry)
    for one in tables(entry, "conflicts"):
        only(one, ("conflict", "status", "fleet_defeated", "earlier"))
        conflict = named(one, "conflict", p.cards.conflict_of)
        if p.status[conflict]:
            raise one.fail("this conflict is there twice")
        p.status[conflict] = [INACTIVE, ACTIVE, UNPROSECUTED][
            one_of(one, "status", ["inactive", "active", "unprosecuted"], "active")
        ]
        _marks(p, one, conflict)
    _read_leaders(p, entry)
    for one in tables(entry, "provinces"):
        _defended(p, one)
    if entry.has("rebellion"):
        _rebellion(p, entry.entry("rebellion"))
    _reserves(p, entry)
    expeditions = tables(entry, "expeditions")
    if len(expeditions) > EXPEDITIONS:
        raise entry.fail(f"at most {EXPEDITIONS} expeditions, not {len(expeditions)}")
    for at, one in enumerate(expeditions):
        only(one, ("against", *_ARMY))
        _army(p, one, at, _target(p, one))
    _rebels_need_a_rebellion(p, entry)
    for one in tables(entry, "captives"):
        only(one, ("conflict", *PERSON))
        captive = person(p, one, SOME_CAPTIVE)
        p.fate[captive] = CAPTURED
        p.captor[captive] = named(one, "conflict", p.cards.conflict_of)
    p.begin(CombatPhase())


def _reserves(p: Combat, entry: Entry) -> None:
    if entry.has("reserves"):
        reserves = entry.entry("reserves")
        only(reserves, ("legions", "veterans", "fleets"))
        _troops(p, reserves, ROME, ("legions", "veterans", "fleets"))
    p.units[INTERCEPTORS * KINDS + FLEET] = entry.number("interceptors", 0, p.cards.most_units, 0)
    convoys = tables(entry, "convoys")
    if len(convoys) > CONVOYS:
        raise entry.fail(f"at most {CONVOYS} convoys, not {len(convoys)}")
    for at, one in enumerate(convoys):
        if p.rebel_place not in (GENERAL_AT_ROME, GOVERNOR_AT_ROME):
            raise one.fail("convoys sail only to a rebel who stands at Rome")
        home = named(one, "province", p.cards.province_of)
        if p.holder[home] != REBEL:
            raise one.fail("a convoy comes from a rebel province")
        _convoy(p, one, at, home)


def _rebellion(p: Combat, entry: Entry) -> None:
    """Who rebels, and where he stands."""
    only(entry, ("place", "province", "legions", "veterans", "militia", *PERSON))
    p.rebel_place = [GENERAL_AT_ROME, GOVERNOR_AT_ROME, IN_PROVINCE][one_of(entry, "place", PLACES[1:])]
    if p.rebel_place == GENERAL_AT_ROME:
        only(entry, ("place", "legions", "veterans", *PERSON))
        p.rebel = person(p, entry, SOME_REBEL)
        _troops(p, entry, REBEL_ARMY, ("legions", "veterans"))
    else:
        p.rebel_home = named(entry, "province", p.cards.province_of)
        if p.holder[p.rebel_home] != REBEL:
            raise entry.fail("'province' should be one of the provinces the rebellion holds")
    if p.rebel_place == GOVERNOR_AT_ROME:
        p.rebel = person(p, entry, SOME_REBEL)
        if p.governor[p.rebel_home] >= 0:
            raise entry.fail("a governor who marches on Rome leaves his province without one")
        _troops(p, entry, REBEL_ARMY, ("legions", "veterans", "militia"))
    elif p.rebel_place == IN_PROVINCE:
        only(entry, ("place", "province"))
        p.rebel = p.governor[p.rebel_home]
        if p.rebel < 0:
            raise entry.fail("a rebel in his province is its governor: name him there")
    if p.rebel_place != IN_PROVINCE and not p.land_units(REBEL_ARMY):
        raise entry.fail("a rebel at Rome has at least one unit")


def _rebels_need_a_rebellion(p: Combat, entry: Entry) -> None:
    if p.rebel_place == NO_REBELLION and REBEL in p.holder:
        raise entry.fail("rebel provinces need a 'rebellion' that says who leads it")


def _target(p: Combat, entry: Entry) -> int:
    """Against whom an expedition goes: a conflict in play, the rebel at Rome, or a rebel province."""
    name = slug(entry.text("against"))
    if name == "rebel":
        if p.rebel_place not in (GENERAL_AT_ROME, GOVERNOR_AT_ROME):
            raise entry.fail("no rebel stands at Rome")
        target = AT_REBEL
    else:
        for id, conflict in p.cards.conflict_of.items():
            if slug(id) == name:
                if p.status[conflict] == 0:
                    raise entry.fail(f"'{id}' is not among the conflicts")
                return conflict
        target = _rebel_target(p, entry, name)
    if target in p.army_target:
        raise entry.fail("only one army fights the rebel at Rome, and one each rebel province")
    return target


def _rebel_target(p: Combat, entry: Entry, name: str) -> int:
    for id, province in p.cards.province_of.items():
        if slug(id) == name:
            if p.holder[province] != REBEL:
                raise entry.fail(f"'{id}' is not a rebel province")
            return AT_PROVINCE + province
    raise entry.fail(f"'against' should be a conflict, a rebel province or 'rebel', not {entry.text('against')!r}")


# ---------------------------------------------------------------- parts


def _read_conflict(p: Combat, entry: Entry) -> int:
    """The conflict of a confrontation, its related cards and its leaders."""
    conflict = named(entry, "conflict", p.cards.conflict_of)
    group = [
        other
        for other in range(p.cards.conflicts)
        if other != conflict and p.cards.group[other] == p.cards.group[conflict]
    ]
    active = entry.number("active_in_group", 1, len(group) + 1, 1)
    for other in [conflict, *group[: active - 1]]:
        p.status[other] = ACTIVE
    _marks(p, entry, conflict)
    _read_leaders(p, entry)
    for leader in range(p.cards.leaders):
        if p.leader[leader] and p.cards.leader_group[leader] != p.cards.group[conflict]:
            raise entry.fail(f"'leaders': {entry.texts('leaders')!r} do not all belong to '{entry.text('conflict')}'")
    return conflict


def _marks(p: Combat, entry: Entry, conflict: int) -> None:
    """The marker of a beaten fleet, and what an earlier expedition of this turn did."""
    p.marker[conflict] = 1 if entry.truth("fleet_defeated", False) else 0
    earlier = one_of(entry, "earlier", RESULTS, "no-battle")
    if earlier:
        name = RESULTS[earlier]
        p.sent[conflict] |= SENT | (0 if name in ("disaster", "defeat") else HELD)
        if name in ("stalemate", "standoff", "disaster"):
            p.sent[conflict] |= EASED


def _read_leaders(p: Combat, entry: Entry) -> None:
    for id in entry.texts("leaders") if entry.has("leaders") else []:
        leader = find(p.cards.leader_of, id)
        if leader < 0:
            raise entry.fail(f"'leaders' names '{id}', which does not exist")
        p.leader[leader] = 1


def _army(p: Combat, entry: Entry, army: int, target: int) -> None:
    """An expedition of Rome with its commanders."""
    force = FIRST_EXPEDITION + army
    p.army_state[army] = WAITING
    p.army_target[army] = target
    general = entry.entry("general")
    only(general, PERSON)
    p.army_general[army] = person(p, general, SOME_GENERAL)
    if entry.has("master_of_horse"):
        master = entry.entry("master_of_horse")
        only(master, PERSON)
        p.army_master[army] = person(p, master, SOME_MASTER)
        if p.chit[p.army_master[army]] == p.chit[p.army_general[army]]:
            raise master.fail("general and Master of Horse have the same mortality chit")
    _troops(p, entry, force, ("legions", "veterans", "fleets"))
    if not p.land_units(force) and not p.naval_units(force):
        raise entry.fail("an expedition has at least one legion, veteran or fleet")


def _convoy(p: Combat, entry: Entry, at: int, home: int) -> None:
    """Reinforcements at sea: their units and ships."""
    troops = ("legions", "veterans", "militia", "flotillas", "fleets")
    only(entry, (*troops, "province") if home >= 0 else troops)
    force = FIRST_CONVOY + at
    _troops(p, entry, force, troops)
    p.convoy_home[at] = home
    p.convoy_state[at] = WAITING
    if not p.naval_units(force):
        raise entry.fail("a convoy has at least one flotilla or fleet")


def _defended(p: Combat, entry: Entry) -> int:
    """A province on the board: who holds it, its governor and its units."""
    only(
        entry,
        (
            "province",
            "developed",
            "loyal",
            "holder",
            "governor",
            "legions",
            "veterans",
            "fleets",
            "militia",
            "flotillas",
            "naval_won",
        ),
    )
    loyal = entry.truth("loyal", True)
    holder = ROMAN if loyal else REBEL
    if entry.has("holder"):
        name = slug(entry.text("holder"))
        captor = find(p.cards.conflict_of, name)
        if name not in ("rome", "rebel") and captor < 0:
            raise entry.fail(f"'holder' should be 'rome', 'rebel' or a conflict, not {entry.text('holder')!r}")
        holder = {"rome": ROMAN, "rebel": REBEL}.get(name, CAPTIVE + captor)
        if holder >= CAPTIVE and not p.status[holder - CAPTIVE]:
            raise entry.fail("the conflict that holds this province is not in play")
    province = _province(p, entry, holder)
    if holder >= CAPTIVE:
        only(entry, ("province", "developed", "holder", "militia", "flotillas"))
        return province
    _troops(p, entry, province, ("legions", "veterans", "fleets"))
    p.sea_won[province] = 1 if entry.truth("naval_won", False) else 0
    if entry.has("governor"):
        governor = entry.entry("governor")
        only(governor, PERSON)
        p.governor[province] = person(p, governor, SOME_GOVERNOR)
    return province


def _province(p: Combat, entry: Entry, holder: int) -> int:
    """A province with its side, militia, flotillas and all its natives."""
    province = named(entry, "province", p.cards.province_of)
    if p.holder[province]:
        raise entry.fail("this province is there twice")
    _side(p, entry, province, holder)
    _provincials(p, entry, province)
    return province


def _side(p: Combat, entry: Entry, province: int, holder: int) -> None:
    p.holder[province] = holder
    side = 1 if entry.truth("developed", False) else 0
    p.developed[province] = side
    p.units[province * KINDS + NATIVE] = p.cards.native_land[province][side]
    p.units[province * KINDS + NATIVE_FLOTILLA] = p.cards.native_naval[province][side]


def _provincials(p: Combat, entry: Entry, province: int) -> None:
    side = p.developed[province]
    most = p.cards.max_militia[province][side]
    p.units[province * KINDS + MILITIA] = entry.number("militia", 0, most, 0)
    most = p.cards.max_flotilla[province][side]
    p.units[province * KINDS + FLOTILLA] = entry.number("flotillas", 0, most, 0)


def _troops(p: Combat, entry: Entry, force: int, keys: tuple[str, ...]) -> None:
    kinds = {"legions": LEGION, "veterans": VETERAN, "fleets": FLEET, "militia": MILITIA, "flotillas": FLOTILLA}
    for key in keys:
        p.units[force * KINDS + kinds[key]] = entry.number(key, 0, p.cards.most_units, 0)


def _piles(p: Combat, entry: Entry) -> None:
    p.pile = entry.number("draw_pile", 0, MANY, p.cards.pile + 1)
    p.next_pile = 1 if entry.truth("next_pile", True) else 0
