"""A situation from plain data: one of the eight confrontations, or a whole Combat Phase (docs/assistant.md)."""

from typing import Final

from quadriga.engine.part import replaced
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import RESULTS, slug
from quadriga.games.republic.combat.active_conflict import ConflictBattle
from quadriga.games.republic.combat.assault import Assault, targets
from quadriga.games.republic.combat.interception import Convoy
from quadriga.games.republic.combat.parts import Expedition, Rebellion
from quadriga.games.republic.combat.phase import CombatPhase, OneConfrontation, start_battle
from quadriga.games.republic.confrontation.reading import (
    MANY,
    NO_CHIT,
    PERSON,
    Part,
    add_person,
    find,
    give_chits,
    part_of,
    person,
)
from quadriga.games.republic.position import (
    AT_PROVINCE,
    AT_REBEL,
    CAPTIVE,
    EASED,
    GENERAL_AT_ROME,
    GOVERNOR_AT_ROME,
    HELD,
    IN_PROVINCE,
    PLACES,
    REBEL,
    ROMAN,
    TALLY,
    Combat,
)

MOST_OMENS: Final = 9
STATES: Final = ["inactive", "active", "unprosecuted"]
"""What a conflict of a whole phase can be."""
HOLDERS: Final = ["rome", "rebel"]
"""Who can hold a province, beside a conflict."""
REBEL_AT_ROME: Final = "rebel"
"""Against whom an expedition can go, beside conflicts and provinces."""

_ARMY: Final = ("general", "master_of_horse", "legions", "veterans", "fleets")
_NAVAL: Final = ("naval_won", "land_before")
_CONFLICT: Final = ("conflict", "leaders", "active_in_group", "fleet_defeated", "earlier")


def set_up(p: Combat, plain: object) -> None:
    """Fill a fresh position and begin its first step; raises BadSituation that names the entry at fault."""
    entry = part_of(plain, "")
    p.kind = entry.one_of("confrontation", words.CONFRONTATIONS)
    p.omens = entry.number("omens", 0, MOST_OMENS, 0)
    entry.truth("go_on", True)
    p.stack.clear()
    if p.kind in (words.ACTIVE_CONFLICT, words.ALLIED_CONFLICT):
        _conflict(p, entry)
    elif p.kind in (words.REBEL_GENERAL, words.MARCH_ON_ROME):
        _rebel_at_rome(p, entry)
    elif p.kind == words.INTERCEPTION:
        _interception(p, entry)
    elif p.kind in (words.REBEL_PROVINCE, words.REBEL_PROVINCE_NAVAL):
        _rebel_province(p, entry)
    elif p.kind == words.ASSAULT:
        _assault(p, entry)
    else:
        _phase(p, entry)
    give_chits(p)
    p.total = [sum([p.count(force, kind) for force in range(words.FORCES)]) for kind in range(words.KINDS)]
    p.tally = [0] * (TALLY + 2 * len(p.who))
    if p.total[words.LEGION] + p.total[words.VETERAN] > p.cards.most_units:
        raise entry.fail("too-many-units", "legions", str(p.cards.most_units))
    if p.total[words.FLEET] > p.cards.most_units:
        raise entry.fail("too-many-units", "fleets", str(p.cards.most_units))


# ---------------------------------------------------------------- the eight confrontations


def _conflict(p: Combat, entry: Part) -> None:
    """Sections 1 and 7."""
    allied = p.kind == words.ALLIED_CONFLICT
    known = ("confrontation", "omens", "go_on", *_CONFLICT, *_ARMY)
    entry.only((*known, "captured") if allied else known)
    conflict = _read_conflict(p, entry)
    if allied:
        if not entry.parts("captured"):
            raise entry.fail("missing", "captured")
        for province in entry.parts("captured"):
            province.only(("province", "developed", "militia", "flotillas"))
            _province(p, province, CAPTIVE + conflict)
    _army(p, entry, conflict)
    p.begin(OneConfrontation())
    p.begin(ConflictBattle(words.FIRST_EXPEDITION, conflict))


def _rebel_at_rome(p: Combat, entry: Part) -> None:
    """Sections 2 and 4."""
    marching = p.kind == words.MARCH_ON_ROME
    entry.only(("confrontation", "omens", "rebel", *_ARMY))
    _army(p, entry, AT_REBEL)
    rebel = entry.part("rebel")
    troops = ("legions", "veterans", "militia") if marching else ("legions", "veterans")
    rebel.only((*PERSON, *troops))
    _rise(p, person(p, rebel, words.SOME_REBEL), GOVERNOR_AT_ROME if marching else GENERAL_AT_ROME)
    _troops(p, rebel, words.REBEL_ARMY, troops)
    if not p.land_units(words.REBEL_ARMY):
        raise rebel.fail("no-units")
    p.begin(OneConfrontation())
    start_battle(p, words.FIRST_EXPEDITION)


def _interception(p: Combat, entry: Part) -> None:
    """Section 3."""
    entry.only(("confrontation", "omens", "fleets", "convoy"))
    _rise(p, add_person(p, words.SOME_REBEL, 0, 0, 0, NO_CHIT), GOVERNOR_AT_ROME)
    _troops(p, entry, words.INTERCEPTORS, ("fleets",))
    _convoy(p, entry.part("convoy"), -1)
    p.begin(OneConfrontation())
    p.begin(Convoy(words.FIRST_CONVOY))


def _rebel_province(p: Combat, entry: Part) -> None:
    """Sections 5 and 6."""
    entry.only(("confrontation", "omens", "go_on", "province", "developed", *_NAVAL, "rebel", *_ARMY))
    rebel = entry.part("rebel")
    troops = ("legions", "veterans", "militia", "flotillas", "fleets")
    rebel.only((*PERSON, *troops, "partisan"))
    province = entry.named("province", p.cards.province_of)
    _side(p, entry, province, REBEL)
    _provincials(p, rebel, province)
    _troops(p, rebel, province, ("legions", "veterans", "fleets"))
    _beaten_fleet(p, entry, province)
    p.governor = replaced(p.governor, province, person(p, rebel, words.SOME_REBEL))
    _head(p, rebel, province)
    naval = p.naval_units(province) > 0
    if naval != (p.kind == words.REBEL_PROVINCE_NAVAL):
        better = words.CONFRONTATIONS[words.REBEL_PROVINCE_NAVAL if naval else words.REBEL_PROVINCE]
        raise entry.fail("wrong-confrontation", "province", better)
    _army(p, entry, AT_PROVINCE + province)
    p.begin(OneConfrontation())
    start_battle(p, words.FIRST_EXPEDITION)


def _head(p: Combat, rebel: Part, province: int) -> None:
    """The governor of a rebel province leads the rebellion, or is a partisan of somebody elsewhere."""
    if rebel.truth("partisan", False):
        _rise(p, add_person(p, words.SOME_REBEL, 0, 0, 0, NO_CHIT), GENERAL_AT_ROME)
    else:
        _rise(p, p.governor[province], IN_PROVINCE, province)


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
        p.status[conflict] = [words.INACTIVE, words.ACTIVE, words.UNPROSECUTED][one.one_of("status", STATES, "active")]
        _marks(p, one, conflict)
    _read_leaders(p, entry)
    for one in entry.parts("provinces"):
        _defended(p, one)
    if entry.has("rebellion"):
        _rebellion(p, entry.part("rebellion"))
    _reserves(p, entry)
    expeditions = entry.parts("expeditions")
    if len(expeditions) > words.EXPEDITIONS:
        raise entry.fail("too-many", "expeditions", str(words.EXPEDITIONS))
    for one in expeditions:
        one.only(("against", *_ARMY))
        _army(p, one, _target(p, one))
    _rebels_need_a_rebellion(p, entry)
    for one in entry.parts("captives"):
        one.only(("conflict", *PERSON))
        captive = person(p, one, words.SOME_CAPTIVE)
        p.fate[captive] = words.CAPTURED
        p.captor[captive] = one.named("conflict", p.cards.conflict_of)
    p.begin(CombatPhase())


def _reserves(p: Combat, entry: Part) -> None:
    if entry.has("reserves"):
        reserves = entry.part("reserves")
        reserves.only(("legions", "veterans", "fleets"))
        _troops(p, reserves, words.ROME, ("legions", "veterans", "fleets"))
    p.units[words.INTERCEPTORS * words.KINDS + words.FLEET] = entry.number("interceptors", 0, p.cards.most_units, 0)
    convoys = entry.parts("convoys")
    if len(convoys) > words.CONVOYS:
        raise entry.fail("too-many", "convoys", str(words.CONVOYS))
    for one in convoys:
        if not p.is_rebel_at_rome():
            raise one.fail("no-rebel-at-rome")
        home = one.named("province", p.cards.province_of)
        if p.holder[home] != REBEL:
            raise one.fail("not-rebel", "province")
        _convoy(p, one, home)


def _rebellion(p: Combat, entry: Part) -> None:
    """Who rebels, and where he stands."""
    entry.only(("place", "province", "legions", "veterans", "militia", *PERSON))
    place = entry.one_of("place", PLACES)
    home = -1
    if place == GENERAL_AT_ROME:
        entry.without(("province", "militia"), PLACES[place])
        _rise(p, person(p, entry, words.SOME_REBEL), place)
        _troops(p, entry, words.REBEL_ARMY, ("legions", "veterans"))
    else:
        home = entry.named("province", p.cards.province_of)
        if p.holder[home] != REBEL:
            raise entry.fail("not-rebel", "province")
    if place == GOVERNOR_AT_ROME:
        _rise(p, person(p, entry, words.SOME_REBEL), place, home)
        if p.governor[home] >= 0:
            raise entry.fail("governor-marches", "province")
        _troops(p, entry, words.REBEL_ARMY, ("legions", "veterans", "militia"))
    elif place == IN_PROVINCE:
        entry.without((*PERSON, "legions", "veterans", "militia"), PLACES[place])
        if p.governor[home] < 0:
            raise entry.fail("governor-missing", "province")
        _rise(p, p.governor[home], place, home)
    if place != IN_PROVINCE and not p.land_units(words.REBEL_ARMY):
        raise entry.fail("no-units")


def _rise(p: Combat, head: int, place: int, home: int = -1) -> None:
    p.rebellion = Rebellion()
    p.rebellion.lay_out(head, place, home)


def _rebels_need_a_rebellion(p: Combat, entry: Part) -> None:
    if p.rebellion is None and REBEL in p.holder:
        raise entry.fail("missing", "rebellion")


def _target(p: Combat, entry: Part) -> int:
    """Against whom an expedition goes: a conflict in play, the rebel at Rome, or a rebel province."""
    name = slug(entry.text("against"))
    if name == REBEL_AT_ROME:
        if not p.is_rebel_at_rome():
            raise entry.fail("no-rebel-at-rome", "against")
        target = AT_REBEL
    else:
        for id, conflict in p.cards.conflict_of.items():
            if slug(id) == name:
                if p.status[conflict] == 0:
                    raise entry.fail("not-in-play", "against")
                return conflict
        target = _rebel_target(p, entry, name)
    if target in [army.target for army in p.expeditions] and p.options[options.REBEL_EXPEDITIONS] == options.ONE:
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
        p.status[other] = words.ACTIVE
    _marks(p, entry, conflict)
    _read_leaders(p, entry)
    for leader in range(p.cards.leaders):
        if p.leader[leader] and p.cards.leader_group[leader] != p.cards.group[conflict]:
            raise entry.fail("other-group", "leaders", entry.text("conflict"))
    return conflict


def _marks(p: Combat, entry: Part, conflict: int) -> None:
    """The marker of a beaten fleet, and what an earlier expedition of this turn did."""
    p.marker = replaced(p.marker, conflict, 1 if entry.truth("fleet_defeated", False) else 0)
    earlier = entry.one_of("earlier", RESULTS, "no-battle")
    if earlier:
        name = RESULTS[earlier]
        if name not in ("disaster", "defeat"):
            p.sent[conflict] |= HELD
        if name in ("stalemate", "standoff", "disaster"):
            p.sent[conflict] |= EASED


def _read_leaders(p: Combat, entry: Part) -> None:
    for id in entry.texts("leaders") if entry.has("leaders") else []:
        leader = find(p.cards.leader_of, id)
        if leader < 0:
            raise entry.fail("not-one-of", "leaders", ", ".join(p.cards.leader_of))
        p.leader[leader] = 1


def _army(p: Combat, entry: Part, target: int) -> None:
    """An expedition of Rome with its commanders."""
    force = words.FIRST_EXPEDITION + len(p.expeditions)
    entry.part("general").only(PERSON)
    general = person(p, entry.part("general"), words.SOME_GENERAL)
    master = -1
    if entry.has("master_of_horse"):
        entry.part("master_of_horse").only(PERSON)
        master = person(p, entry.part("master_of_horse"), words.SOME_MASTER)
        if p.chit[master] == p.chit[general] != NO_CHIT:
            raise entry.part("master_of_horse").fail("same-chit")
    sent = Expedition()
    sent.lay_out(target, general, master)
    p.expeditions.append(sent)
    _troops(p, entry, force, ("legions", "veterans", "fleets"))
    if not p.land_units(force) and not p.naval_units(force):
        raise entry.fail("no-units")


def _convoy(p: Combat, entry: Part, home: int) -> None:
    """Reinforcements at sea: their units and ships."""
    troops = ("legions", "veterans", "militia", "flotillas", "fleets")
    entry.only((*troops, "province") if home >= 0 else troops)
    force = words.FIRST_CONVOY + len(p.convoys)
    _troops(p, entry, force, ("legions", "veterans", "fleets"))
    for key, kind, limits in (
        ("militia", words.MILITIA, p.cards.max_militia),
        ("flotillas", words.FLOTILLA, p.cards.max_flotilla),
    ):
        most = max(map(max, limits)) if home < 0 else limits[home][p.developed[home]] - _raised(p, home, kind)
        p.units[force * words.KINDS + kind] = entry.number(key, 0, most, 0)
    p.convoys.append(home)
    if not p.naval_units(force):
        raise entry.fail("no-ships")


def _raised(p: Combat, home: int, kind: int) -> int:
    """3.5: what a province has raised already, at home and in other convoys: it ships its own forces only."""
    away = [words.FIRST_CONVOY + at for at, other in enumerate(p.convoys) if other == home]
    return sum([p.count(force, kind) for force in [home, *away]])


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
            *_NAVAL,
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
        entry.without(("governor", "legions", "veterans", "fleets", *_NAVAL), entry.text("holder"))
        return province
    _troops(p, entry, province, ("legions", "veterans", "fleets"))
    _beaten_fleet(p, entry, province)
    if entry.has("governor"):
        governor = entry.part("governor")
        governor.only(PERSON)
        p.governor = replaced(p.governor, province, person(p, governor, words.SOME_GOVERNOR))
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
    p.units[province * words.KINDS + words.NATIVE] = p.cards.native_land[province][side]
    p.units[province * words.KINDS + words.NATIVE_FLOTILLA] = p.cards.native_naval[province][side]


def _provincials(p: Combat, entry: Part, province: int) -> None:
    side = p.developed[province]
    most = p.cards.max_militia[province][side]
    p.units[province * words.KINDS + words.MILITIA] = entry.number("militia", 0, most, 0)
    most = p.cards.max_flotilla[province][side]
    p.units[province * words.KINDS + words.FLOTILLA] = entry.number("flotillas", 0, most, 0)


def _troops(p: Combat, entry: Part, force: int, keys: tuple[str, ...]) -> None:
    kinds = {
        "legions": words.LEGION,
        "veterans": words.VETERAN,
        "fleets": words.FLEET,
        "militia": words.MILITIA,
        "flotillas": words.FLOTILLA,
    }
    for key in keys:
        p.units[force * words.KINDS + kinds[key]] = entry.number(key, 0, p.cards.most_units, 0)


def _beaten_fleet(p: Combat, entry: Part, province: int) -> None:
    """6.4, 6.5: whether its fleet was beaten in an earlier turn, and how much the land units were worth then."""
    p.sea_won = replaced(p.sea_won, province, 1 if entry.truth("naval_won", False) else 0)
    p.landing = replaced(p.landing, province, entry.number("land_before", 0, MANY, MANY))


def _piles(p: Combat, entry: Part) -> None:
    p.pile = entry.number("draw_pile", 0, MANY, p.cards.pile + 1)
    p.next_pile = 1 if entry.truth("next_pile", True) else 0
