"""What no position may hold: pieces in two places, titles of the dead, counters from nowhere."""

from quadriga.engine.part import NUMBER, NUMBERS, TABLE
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, BOX, DEAD, FALLEN, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BU


def faults(p: Ultimus) -> list[str]:
    """Everything impossible in this position."""
    found = _shape(p)
    if found:
        return found
    return _troops(p) + _titles(p) + _counters(p) + _guards(p)


def _shape(p: Ultimus) -> list[str]:
    fresh = Ultimus(p.game, p.book, p.scenario, p.seats, p.options)
    fresh.lay_out()
    found: list[str] = []
    listed = [name for name, shape in zip(p.fields, p.shapes, strict=True) if shape in (NUMBERS, TABLE)]
    lists = [name for name in listed if name not in p.counters]
    for name in lists:
        if len(getattr(p, name)) != len(getattr(fresh, name)):
            found.append(f"{name} has {len(getattr(p, name))} entries, not {len(getattr(fresh, name))}")
    for name in ("hand", "known"):
        if any(len(one) != len(p.cup) for one in getattr(p, name)):
            found.append(f"{name} needs one number for each stratagem")
    if found:
        return found
    zones = p.board.size
    places = {OFF, FALLEN, DEAD, BOX, BOX - 1, *[AFLOAT - fleet for fleet in range(len(p.fleet_at))]}
    if any(not 0 <= at < zones and at not in places for at in {*p.unit_at, *p.leader_at}):
        found.append("a piece stands nowhere on the map")
    if any(not (OFF <= at < zones or AT_SEA <= at < AT_SEA + len(p.board.sea_ids)) for at in p.fleet_at):
        found.append("a fleet is nowhere on the map")
    if sorted(p.camp) != [0, 1]:
        found.append("each seat plays one camp")
    for name, low, high in (
        ("unit_side", 0, 1),
        ("leader_side", 0, 1),
        ("unit_weak", 0, 1),
        ("tribe_status", 0, 6),
        ("fleet_side", 0, 1),
        ("augustus", NONE, len(p.leader_at) - 1),
        ("patrice", NONE, len(p.leader_at) - 1),
        ("usurper", NONE, len(p.leader_at) - 1),
        ("nominee", NONE, len(p.leader_at) - 1),
        ("tribe_rex", NONE, len(p.leader_at) - 1),
        ("unit_lead", NONE, len(p.leader_at) - 1),
        ("tribe_ally", NONE, len(p.tribe_status) - 1),
        ("tribe_capital", NONE, zones - 1),
        ("tribe_fell", NONE, zones - 1),
        ("unit_from", NONE, zones - 1),
        ("unit_fell", NONE, zones - 1),
        ("cup", 0, 99),
        ("loan", 0, 99),
        ("gone", 0, 99),
        ("laid", 0, 99),
        ("kept", 0, 99),
    ):
        values: list[int] = getattr(p, name)
        if min(values) < low or max(values) > high:
            found.append(f"{name} holds a number the rules do not know")
    for name in (name for name, shape in zip(p.fields, p.shapes, strict=True) if shape == NUMBER):
        value = getattr(p, name)
        if not -1 <= value <= 10_000_000:
            found.append(f"{name} is {value}")
    if not p.setup.start <= p.year <= p.setup.end + 1 or not 0 <= p.phase <= 5 or not 0 <= p.event <= 15:
        found.append("year, phase or event is out of range")
    if any(not -1 <= zone < zones for zone in (p.council, p.foyer, p.epidemic)):
        found.append("a marker is nowhere on the map")
    if p.active not in (0, 1) or p.initiative not in (0, 1):
        found.append("no such camp")
    if p.migrants is not None and not _are_migrants(p):
        found.append("nobody, or no such people, is on the road")
    if p.voyage is not None and not 0 <= p.voyage.fleet < len(p.fleet_at):
        found.append("no such fleet is on its way")
    if any(not -1 <= leader < len(p.leader_at) for leader in (p.sick, p.escort)):
        found.append("no such leader")
    if p.battle is not None and not 0 <= p.battle.zone < zones:
        found.append("a battle is nowhere on the map")
    if p.march is not None and not all(0 <= unit < len(p.unit_at) for unit in p.march.units):
        found.append("an army has units from nowhere")
    if any(count < 0 for one in [*p.hand, *p.known] for count in one):
        found.append("a hand has fewer than no counters")
    return found


def _are_migrants(p: Ultimus) -> bool:
    assert p.migrants is not None
    peoples = p.migrants.peoples
    return bool(peoples) and all(0 <= tribe < len(p.tribe_status) for tribe in peoples) and p.migrants.side in (0, 1)


def _troops(p: Ultimus) -> list[str]:
    counted = [0] * len(p.troops)
    for unit, at in enumerate(p.unit_at):
        if at >= 0:
            counted[2 * at + p.unit_side[unit]] += 1
    return [] if counted == p.troops else ["the count of troops is wrong"]


def _titles(p: Ultimus) -> list[str]:
    found: list[str] = []
    offices = [("Augustus", p.augustus), ("Patrice", p.patrice), ("usurper", p.usurper), ("Rex", p.tribe_rex)]
    for name, titles in offices:
        for leader in titles:
            if leader != NONE and p.leader_at[leader] in (OFF, DEAD):
                found.append(f"{name} {p.roster.leader_ids[leader]} is not in play")
    return found


def _counters(p: Ultimus) -> list[str]:
    if not p.setup.stratagems:
        return []
    found: list[str] = []
    for kind, printed in enumerate(p.tables.count):
        there = p.cup[kind] + p.hand[0][kind] + p.hand[1][kind] + p.gone[kind] + p.laid[kind]
        if there != printed + p.loan[kind]:
            found.append(f"{there} counters {p.tables.ids[kind]}, not {printed + p.loan[kind]}")
    for seat in range(2):
        if any(known > held for known, held in zip(p.known[seat], p.hand[1 - seat], strict=True)):
            found.append("a seat knows of counters that are not there")
    return found


def _guards(p: Ultimus) -> list[str]:
    found: list[str] = []
    for unit, at in enumerate(p.unit_at):
        leader = p.unit_lead[unit]
        if p.roster.unit_category[unit] != BU or at in (OFF, FALLEN):
            continue
        if leader == NONE or p.leader_at[leader] != at:
            found.append(f"the guard {p.roster.unit_ids[unit]} is not with its leader")
    return found
