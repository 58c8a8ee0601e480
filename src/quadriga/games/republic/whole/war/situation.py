"""A battle of the published Combat Phase as plain data: read for its odds, and told from a game that goes on."""

from typing import Final

from quadriga.engine import Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import DISASTER, STANDOFF, Cards, slug
from quadriga.games.republic.confrontation.reading import MANY, MOST_RATING, Part, part_of
from quadriga.games.republic.confrontation.situation import MOST_OMENS
from quadriga.games.republic.whole.rome import FORCE, IN_ROME, Rome
from quadriga.games.republic.whole.senate.effects import send_forces
from quadriga.games.republic.whole.senate.expeditions import SendForce
from quadriga.games.republic.whole.war.battle import is_house
from quadriga.games.republic.whole.war.odds import Answer, Army, Enemy, odds
from quadriga.games.republic.whole.war.strength import (
    civil_war,
    horseman,
    is_active,
    land,
    military,
    naval,
    numbers,
    rebel_strength,
    support,
)

PUBLISHED: Final = "published"
"""The entry `combat` of such a situation; one without it is a confrontation of the house document."""
SIDES: Final = 2
"""The sides of an event card."""

_KNOWN: Final = ("combat", "conflict", "leaders", "active_in_group", "fleet_defeated", "enemy", "rebel", "general")
_ARMY: Final = ("master_of_horse", "legions", "veterans", "fleets", "omens", "go_on", "house", "allies", "enemy_allies")


def is_published(situation: object) -> bool:
    """Whether a situation asks for the published Combat Phase."""
    return isinstance(situation, dict) and situation.get("combat") == PUBLISHED


def published_odds(cards: Cards, situation: object) -> Answer:
    """The odds of a situation; raises BadSituation that names the entry at fault."""
    entry = part_of(situation, "")
    entry.only(_KNOWN + _ARMY)
    senator, rating = _person(cards, entry.part("general"))
    rider = _person(cards, entry.part("master_of_horse"))[1] if entry.has("master_of_horse") else -1
    legions, veterans, fleets = [
        entry.number(name, 0, cards.most_units, 0) for name in ("legions", "veterans", "fleets")
    ]
    if not legions + veterans + fleets:
        raise entry.fail("no-units", "legions")
    army = Army(senator, rating, rider, legions, veterans, fleets)
    omens = entry.number("omens", 0, MOST_OMENS, 0)
    enemy = _enemy(cards, entry, senator)
    return odds(cards, army, enemy, omens, entry.truth("go_on", True), entry.truth("house", False))


def _person(cards: Cards, part: Part) -> tuple[int, int]:
    """A senator of the cards (his rating below 0 if it is rolled), or anybody with a rating."""
    part.only(("senator", "military"))
    if not part.has("senator"):
        return -1, part.number("military", 0, MOST_RATING)
    senator = cards.senator_of.get(slug(str(part.values["senator"])), -1)
    if senator < 0:
        raise part.fail("not-a-senator", "senator")
    printed = -1 if cards.rolls_rating[senator] else cards.military[senator]
    return senator, part.number("military", 0, MOST_RATING) if part.has("military") else printed


def _enemy(cards: Cards, entry: Part, senator: int) -> Enemy:
    """A card of the box with its leaders, a war by its figures, or a rebel."""
    ally = entry.number("allies", 0, SIDES, 0)
    other = entry.number("enemy_allies", 0, SIDES, 0)
    if entry.has("rebel"):
        rebel = entry.part("rebel")
        rebel.only(("strength", "legions"))
        legions = rebel.number("legions", 0, cards.most_units)
        return Enemy(rebel.number("strength", 0, MANY), 0, 0, 0, 0, 0, 0, legions)
    if entry.has("enemy"):
        figures = entry.part("enemy")
        figures.only(("land", "naval", "support", "disaster", "standoff"))
        strengths = [figures.number(name, 0, MANY, 0) for name in ("land", "naval", "support")]
        masks = [_totals(figures, name) for name in ("disaster", "standoff")]
        return Enemy(strengths[0], strengths[1], strengths[2], masks[0], masks[1], ally, other, -1)
    conflict = entry.named("conflict", cards.conflict_of)
    times = entry.number("active_in_group", 1, MANY, 1)
    nullified = senator >= 0 and conflict in cards.nullifies[senator]
    disaster = 0 if nullified else cards.disaster[conflict]
    standoff = 0 if nullified else cards.standoff[conflict]
    extra = 0
    for name in entry.texts("leaders"):
        leader = cards.leader_of.get(name.replace("-", "_"), -1)
        if leader < 0:
            raise entry.fail("not-one-of", "leaders", ", ".join(cards.leader_of))
        extra += cards.leader_strength[leader]
        disaster |= cards.leader_disaster[leader]
        standoff |= cards.leader_standoff[leader]
    sea = 0 if entry.truth("fleet_defeated", False) else cards.naval[conflict]
    return Enemy(
        cards.land[conflict] * times + extra,
        sea * times + extra if sea else 0,
        cards.support[conflict],
        disaster,
        standoff,
        ally,
        other,
        -1,
    )


def _totals(part: Part, name: str) -> int:
    """A list of totals of three dice, as a mask."""
    mask = 0
    value = part.values.get(name, [])
    if not isinstance(value, list):
        raise part.fail("not-a-list", name)
    for total in value:
        if not isinstance(total, int) or isinstance(total, bool) or not 3 <= total <= 18:
            raise part.fail("not-a-number", name, "3–18")
        mask |= 1 << total
    return mask


# ---------------------------------------------------------------- told from a game


def battles_of(p: Rome, seat: Seat) -> list[tuple[str, dict[str, object]]]:
    """The battles ahead: each war with the commander who would fight it, and the situation to ask the odds of.

    While a proposal to send forces is put together or voted on, as they would be if it is carried.
    """
    after = _carried(p)
    return [
        (f"{words.WAR.slug(after.where[one])} {words.COMMANDER.slug(one)}", told(after, one))
        for one in after.commands
        if after.is_army(one) and after.where[one] >= 0 and is_active(after, after.where[one])
    ]


def _carried(p: Rome) -> Rome:
    """The position once the forces of the proposal are on their way; itself if there is no such proposal."""
    items: list[int] = []
    top = p.stack[-1] if p.stack else None
    if p.motion is not None and p.motion.kind == words.FOR_FORCES:
        items = p.motion.items
    elif isinstance(top, SendForce):
        items = list(top.items)
    if not items or p.senate is None or any(p.place[one] != IN_ROME for one in items[0::5]):
        return p
    after = p.copy()
    send_forces(after, items)
    return after


def told(p: Rome, one: int) -> dict[str, object]:
    """One battle as plain data."""
    war = p.where[one]
    found: dict[str, object] = {
        "combat": PUBLISHED,
        "general": _told_person(p, one),
        "legions": p.army[one],
        "veterans": len(p.veterans(FORCE + one)),
        "fleets": p.ships[one],
        "omens": p.omens(),
        "house": is_house(p),
    }
    rider = horseman(p, one)
    if rider >= 0:
        found["master_of_horse"] = {"senator": words.COMMANDER.slug(rider)}
    if war == civil_war(p):
        found["rebel"] = {"strength": rebel_strength(p), "legions": p.legions_of(p.rebel)}
        return found
    found["enemy"] = {
        "land": land(p, war),
        "naval": naval(p, war),
        "support": support(p, war),
        "disaster": _listed(numbers(p, war, one, DISASTER)),
        "standoff": _listed(numbers(p, war, one, STANDOFF)),
    }
    found["allies"] = min(SIDES, p.event("ally_deserts"))
    found["enemy_allies"] = min(SIDES, p.event("enemys_ally_deserts"))
    return found


def _told_person(p: Rome, one: int) -> dict[str, object]:
    """13.I13: a senator; with Cleopatra at his side his rating is told too."""
    rider = horseman(p, one)
    own = military(p, one) - (p.cards.military[rider] if rider >= 0 else 0)
    person: dict[str, object] = {"senator": words.COMMANDER.slug(one)}
    if own != p.cards.military[one] and not p.cards.rolls_rating[one]:
        person["military"] = own
    return person


def _listed(mask: int) -> list[int]:
    return [total for total in range(3, 19) if mask >> total & 1]
