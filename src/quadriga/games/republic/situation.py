"""A situation from plain data: one of the eight confrontations, or a whole Combat Phase (docs/assistant.md)."""

from typing import Final

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
from quadriga.games.republic.reading import MANY, PERSON, Part, add_person, find, part_of, person
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
STATES: Final = ["inactive", "active", "unprosecuted"]
"""What a conflict of a whole phase can be."""
HOLDERS: Final = ["rome", "rebel"]
"""Who can hold a province, beside a conflict."""
REBEL_AT_ROME: Final = "rebel"
"""Against whom an expedition can go, beside conflicts and provinces."""

_ARMY: Final = ("general", "master_of_horse", "legions", "veterans", "fleets")
_CONFLICT: Final = ("conflict", "leaders", "active_in_group", "fleet_defeated", "earlier")


def set_up(p: Combat, plain: object) -> None:
    """Fill a fresh position and begin its first step; raises BadSituation that names the entry at fault."""
    entry = part_of(plain, "")
    p.kind = entry.one_of("confrontation", CONFRONTATIONS)
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


def _conflict(p: Combat, entry: Part) -> None:
    """Sections 1 and 7."""
    allied = p.kind == ALLIED_CONFLICT
    known = ("confrontation", "omens", "go_on", *_CONFLICT, *_ARMY)
    entry.only((*known, "captured") if allied else known)
    conflict = _read_conflict(p, entry)
    if allied:
        if not entry.parts("captured"):
            raise entry.fail("missing", "captured")
        for province in entry.parts("captured"):
            province.only(("province", "developed", "militia", "flotillas"))
            _province(p, province, CAPTIVE + conflict)
    _army(p, entry, 0, conflict)
    p.begin(OneConfrontation())
    p.begin(ConflictBattle(FIRST_EXPEDITION, conflict))


def _rebel_at_rome(p: Combat, entry: Part) -> None:
    """Sections 2 and 4."""
    marching = p.kind == MARCH_ON_ROME
    entry.only(("confrontation", "omens", "rebel", *_ARMY))
    _army(p, entry, 0, AT_REBEL)
    rebel = entry.part("rebel")
    troops = ("legions", "veterans", "militia") if marching else ("legions", "veterans")
    rebel.only((*PERSON, *troops))
    p.rebel = person(p, rebel, SOME_REBEL)
    p.rebel_place = GOVERNOR_AT_ROME if marching else GENERAL_AT_ROME
    _troops(p, rebel, REBEL_ARMY, troops)
    if not p.land_units(REBEL_ARMY):
        raise rebel.fail("no-units")
    p.begin(OneConfrontation())
    start_battle(p, 0)


def _interception(p: Combat, entry: Part) -> None:
    """Section 3."""
    entry.only(("confrontation", "omens", "fleets", "convoy"))
    p.rebel = add_person(p, SOME_REBEL, 0, 0, 0, -1)
    p.rebel_place = GOVERNOR_AT_ROME
    _troops(p, entry, INTERCEPTORS, ("fleets",))
    _convoy(p, entry.part("convoy"), 0, -1)
    p.begin(OneConfrontation())
    p.begin(Convoy(FIRST_CONVOY))


def _rebel_province(p: Combat, entry: Part) -> None:
    """Sections 5 and 6."""
    entry.only(("confrontation", "omens", "go_on", "province", "developed", "naval_won", "rebel", *_ARMY))
    rebel = entry.part("rebel")
    troops = ("legions", "veterans", "militia", "flotillas", "fleets")
    rebel.only((*PERSON, *troops, "partisan"))
    province = entry.named("province", p.cards.province_of)
    _side(p, entry, province, REBEL)
    _provincials(p, rebel, province)
    _troops(p, rebel, province, ("legions", "veterans", "fleets"))
    p.sea_won[province] = 1 if entry.truth("naval_won", False) else 0
    p.governor[province] = person(p, rebel, SOME_REBEL)
    _head(p, rebel, province)
    naval = p.naval_units(province) > 0
    if naval != (p.kind == REBEL_PROVINCE_NAVAL):
        better = CONFRONTATIONS[REBEL_PROVINCE_NAVAL if naval else REBEL_PROVINCE]
        raise entry.fail("wrong-confrontation", "province", better)
    _army(p, entry, 0, AT_PROVINCE + province)
    p.begin(OneConfrontation())
    start_battle(p, 0)


def _head(p: Combat, rebel: Part, province: int) -> None:
    """The governor of a rebel province leads the rebellion, or is a partisan of somebody elsewhere."""
    if rebel.truth("partisan", False):
        p.rebel = add_person(p, SOME_REBEL, 0, 0, 0, -1)
        p.rebel_place = GENERAL_AT_ROME
    else:
        p.rebel = p.governor[province]
        p.rebel_home = province
        p.rebel_place = IN_PROVINCE


def _assault(p: Combat, entry: Part) -> None:
    """Section 8."""
    entry.only(("confrontation", "omens", "provinces", "captured", "draw_pile", "next_pile", *_CONFLICT))
    conflict = _read_conflict(p, entry)
    listed = targets(p, conflict)
    if not listed:
        raise entry.fail("assaults-nothing", "conflict")
    _piles(p, entry)
    for one in entry.parts("captured"):
        one.only(("province", "developed", "militia", "flotillas"))
        _province(p, one, CAPTIVE + conflict)
    for one in entry.parts("provinces"):
        province = _defended(p, one)
        if province not in listed:
            raise one.fail("not-a-target", "province", entry.text("conflict"))
    p.begin(OneConfrontation())
    p.begin(Assault(conflict, 0))


# ---------------------------------------------------------------- a whole phase


def _phase(p: Combat, entry: Part) -> None:
    """Section 0.3: everything that is fought this turn."""
    entry.only(
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
    for one in entry.parts("conflicts"):
        one.only(("conflict", "status", "fleet_defeated", "earlier"))
        conflict = one.named("conflict", p.cards.conflict_of)
        if p.status[conflict]:
            raise one.fail("twice", "conflict")
        p.status[conflict] = [INACTIVE, ACTIVE, UNPROSECUTED][one.one_of("status", STATES, "active")]
        _marks(p, one, conflict)
    _read_leaders(p, entry)
    for one in entry.parts("provinces"):
        _defended(p, one)
    if entry.has("rebellion"):
        _rebellion(p, entry.part("rebellion"))
    _reserves(p, entry)
    expeditions = entry.parts("expeditions")
    if len(expeditions) > EXPEDITIONS:
        raise entry.fail("too-many", "expeditions", str(EXPEDITIONS))
    for at, one in enumerate(expeditions):
        one.only(("against", *_ARMY))
        _army(p, one, at, _target(p, one))
    _rebels_need_a_rebellion(p, entry)
    for one in entry.parts("captives"):
        one.only(("conflict", *PERSON))
        captive = person(p, one, SOME_CAPTIVE)
        p.fate[captive] = CAPTURED
        p.captor[captive] = one.named("conflict", p.cards.conflict_of)
    p.begin(CombatPhase())


def _reserves(p: Combat, entry: Part) -> None:
    if entry.has("reserves"):
        reserves = entry.part("reserves")
        reserves.only(("legions", "veterans", "fleets"))
        _troops(p, reserves, ROME, ("legions", "veterans", "fleets"))
    p.units[INTERCEPTORS * KINDS + FLEET] = entry.number("interceptors", 0, p.cards.most_units, 0)
    convoys = entry.parts("convoys")
    if len(convoys) > CONVOYS:
        raise entry.fail("too-many", "convoys", str(CONVOYS))
    for at, one in enumerate(convoys):
        if p.rebel_place not in (GENERAL_AT_ROME, GOVERNOR_AT_ROME):
            raise one.fail("no-rebel-at-rome")
        home = one.named("province", p.cards.province_of)
        if p.holder[home] != REBEL:
            raise one.fail("not-rebel", "province")
        _convoy(p, one, at, home)


def _rebellion(p: Combat, entry: Part) -> None:
    """Who rebels, and where he stands."""
    entry.only(("place", "province", "legions", "veterans", "militia", *PERSON))
    p.rebel_place = [GENERAL_AT_ROME, GOVERNOR_AT_ROME, IN_PROVINCE][entry.one_of("place", PLACES[1:])]
    if p.rebel_place == GENERAL_AT_ROME:
        entry.without(("province", "militia"), entry.text("place"))
        p.rebel = person(p, entry, SOME_REBEL)
        _troops(p, entry, REBEL_ARMY, ("legions", "veterans"))
    else:
        p.rebel_home = entry.named("province", p.cards.province_of)
        if p.holder[p.rebel_home] != REBEL:
            raise entry.fail("not-rebel", "province")
    if p.rebel_place == GOVERNOR_AT_ROME:
        p.rebel = person(p, entry, SOME_REBEL)
        if p.governor[p.rebel_home] >= 0:
            raise entry.fail("governor-marches", "province")
        _troops(p, entry, REBEL_ARMY, ("legions", "veterans", "militia"))
    elif p.rebel_place == IN_PROVINCE:
        entry.without((*PERSON, "legions", "veterans", "militia"), entry.text("place"))
        p.rebel = p.governor[p.rebel_home]
        if p.rebel < 0:
            raise entry.fail("governor-missing", "province")
    if p.rebel_place != IN_PROVINCE and not p.land_units(REBEL_ARMY):
        raise entry.fail("no-units")


def _rebels_need_a_rebellion(p: Combat, entry: Part) -> None:
    if p.rebel_place == NO_REBELLION and REBEL in p.holder:
        raise entry.fail("missing", "rebellion")


def _target(p: Combat, entry: Part) -> int:
    """Against whom an expedition goes: a conflict in play, the rebel at Rome, or a rebel province."""
    name = slug(entry.text("against"))
    if name == REBEL_AT_ROME:
        if p.rebel_place not in (GENERAL_AT_ROME, GOVERNOR_AT_ROME):
            raise entry.fail("no-rebel-at-rome", "against")
        target = AT_REBEL
    else:
        for id, conflict in p.cards.conflict_of.items():
            if slug(id) == name:
                if p.status[conflict] == 0:
                    raise entry.fail("not-in-play", "against")
                return conflict
        target = _rebel_target(p, entry, name)
    if target in p.army_target:
        raise entry.fail("one-army", "against")
    return target


def _rebel_target(p: Combat, entry: Part, name: str) -> int:
    for id, province in p.cards.province_of.items():
        if slug(id) == name:
            if p.holder[province] != REBEL:
                raise entry.fail("not-rebel", "against")
            return AT_PROVINCE + province
    raise entry.fail("not-one-of", "against", ", ".join([REBEL_AT_ROME, *p.cards.conflict_of]))


# ---------------------------------------------------------------- parts


def _read_conflict(p: Combat, entry: Part) -> int:
    """The conflict of a confrontation, its related cards and its leaders."""
    conflict = entry.named("conflict", p.cards.conflict_of)
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
            raise entry.fail("other-group", "leaders", entry.text("conflict"))
    return conflict


def _marks(p: Combat, entry: Part, conflict: int) -> None:
    """The marker of a beaten fleet, and what an earlier expedition of this turn did."""
    p.marker[conflict] = 1 if entry.truth("fleet_defeated", False) else 0
    earlier = entry.one_of("earlier", RESULTS, "no-battle")
    if earlier:
        name = RESULTS[earlier]
        p.sent[conflict] |= SENT | (0 if name in ("disaster", "defeat") else HELD)
        if name in ("stalemate", "standoff", "disaster"):
            p.sent[conflict] |= EASED


def _read_leaders(p: Combat, entry: Part) -> None:
    for id in entry.texts("leaders") if entry.has("leaders") else []:
        leader = find(p.cards.leader_of, id)
        if leader < 0:
            raise entry.fail("not-one-of", "leaders", ", ".join(p.cards.leader_of))
        p.leader[leader] = 1


def _army(p: Combat, entry: Part, army: int, target: int) -> None:
    """An expedition of Rome with its commanders."""
    force = FIRST_EXPEDITION + army
    p.army_state[army] = WAITING
    p.army_target[army] = target
    general = entry.part("general")
    general.only(PERSON)
    p.army_general[army] = person(p, general, SOME_GENERAL)
    if entry.has("master_of_horse"):
        master = entry.part("master_of_horse")
        master.only(PERSON)
        p.army_master[army] = person(p, master, SOME_MASTER)
        if p.chit[p.army_master[army]] == p.chit[p.army_general[army]]:
            raise master.fail("same-chit")
    _troops(p, entry, force, ("legions", "veterans", "fleets"))
    if not p.land_units(force) and not p.naval_units(force):
        raise entry.fail("no-units")


def _convoy(p: Combat, entry: Part, at: int, home: int) -> None:
    """Reinforcements at sea: their units and ships."""
    troops = ("legions", "veterans", "militia", "flotillas", "fleets")
    entry.only((*troops, "province") if home >= 0 else troops)
    force = FIRST_CONVOY + at
    _troops(p, entry, force, troops)
    p.convoy_home[at] = home
    p.convoy_state[at] = WAITING
    if not p.naval_units(force):
        raise entry.fail("no-ships")


def _defended(p: Combat, entry: Part) -> int:
    """A province on the board: who holds it, its governor and its units."""
    entry.only(
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
        if name not in HOLDERS and captor < 0:
            raise entry.fail("not-one-of", "holder", ", ".join([*HOLDERS, *p.cards.conflict_of]))
        holder = [ROMAN, REBEL][HOLDERS.index(name)] if name in HOLDERS else CAPTIVE + captor
        if holder >= CAPTIVE and not p.status[holder - CAPTIVE]:
            raise entry.fail("not-in-play", "holder")
    province = _province(p, entry, holder)
    if holder >= CAPTIVE:
        entry.without(("governor", "legions", "veterans", "fleets", "naval_won"), entry.text("holder"))
        return province
    _troops(p, entry, province, ("legions", "veterans", "fleets"))
    p.sea_won[province] = 1 if entry.truth("naval_won", False) else 0
    if entry.has("governor"):
        governor = entry.part("governor")
        governor.only(PERSON)
        p.governor[province] = person(p, governor, SOME_GOVERNOR)
    return province


def _province(p: Combat, entry: Part, holder: int) -> int:
    """A province with its side, militia, flotillas and all its natives."""
    province = entry.named("province", p.cards.province_of)
    if p.holder[province]:
        raise entry.fail("twice", "province")
    _side(p, entry, province, holder)
    _provincials(p, entry, province)
    return province


def _side(p: Combat, entry: Part, province: int, holder: int) -> None:
    p.holder[province] = holder
    side = 1 if entry.truth("developed", False) else 0
    p.developed[province] = side
    p.units[province * KINDS + NATIVE] = p.cards.native_land[province][side]
    p.units[province * KINDS + NATIVE_FLOTILLA] = p.cards.native_naval[province][side]


def _provincials(p: Combat, entry: Part, province: int) -> None:
    side = p.developed[province]
    most = p.cards.max_militia[province][side]
    p.units[province * KINDS + MILITIA] = entry.number("militia", 0, most, 0)
    most = p.cards.max_flotilla[province][side]
    p.units[province * KINDS + FLOTILLA] = entry.number("flotillas", 0, most, 0)


def _troops(p: Combat, entry: Part, force: int, keys: tuple[str, ...]) -> None:
    kinds = {"legions": LEGION, "veterans": VETERAN, "fleets": FLEET, "militia": MILITIA, "flotillas": FLOTILLA}
    for key in keys:
        p.units[force * KINDS + kinds[key]] = entry.number(key, 0, p.cards.most_units, 0)


def _piles(p: Combat, entry: Part) -> None:
    p.pile = entry.number("draw_pile", 0, MANY, p.cards.pile + 1)
    p.next_pile = 1 if entry.truth("next_pile", True) else 0
