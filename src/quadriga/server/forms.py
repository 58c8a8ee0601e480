"""The entries of a battle set up by hand, for a client that asks for them: what `Game.battle` reads, title by title."""

from typing import Any, Final, Literal

from pydantic import BaseModel

from quadriga.engine.game import Game

Plain = dict[str, Any]

MOST_UNITS: Final = 25


class Field(BaseModel):
    """One entry. `words` is the kind whose names its values have, or its own name where it is a number."""

    name: str
    kind: Literal["number", "pair", "truth", "choice", "choices", "part", "parts"]
    least: int = 0
    most: int = 0
    value: int | bool | str | list[int] | None = None
    """What it begins with."""
    among: list[str] = []
    words: str = ""
    optional: bool = False
    """Whether it may be left out, and is at first."""
    unless: str = ""
    """A neighbour that, where it is given, makes this one needless."""
    fields: list["Field"] = []


class FormShown(BaseModel):
    """One sort of battle: the value of `confrontation` where a title has several, and its entries."""

    id: str
    words: str
    fields: list[Field]


def number(name: str, most: int, value: int = 0, least: int = 0, **more: Any) -> Field:
    """A whole number."""
    return Field(name=name, kind="number", least=least, most=most, value=value, **more)


def truth(name: str, value: bool = False) -> Field:
    """Yes or no."""
    return Field(name=name, kind="truth", value=value)


def choice(name: str, among: list[str], words: str = "", value: str | None = None, optional: bool = False) -> Field:
    """One of several; the first unless another is named."""
    first = None if optional else value or among[0]
    return Field(name=name, kind="choice", among=among, words=words, value=first, optional=optional)


def part(name: str, fields: list[Field], optional: bool = False) -> Field:
    """Entries that belong together."""
    return Field(name=name, kind="part", fields=fields, optional=optional)


def forms_of(game: Game, facts: dict[str, Plain]) -> list[FormShown]:
    """The sorts of battles one can set up by hand; none where nobody has described them."""
    forms = {"conquest": _conquest, "hannibal": _hannibal, "ultimus": _ultimus, "republic": _republic}
    return forms[game.id](game, facts) if game.id in forms else []


def _slugs(rows: list[Plain]) -> list[str]:
    return [str(row["id"]).replace("_", "-") for row in rows]


def _conquest(game: Game, facts: dict[str, Plain]) -> list[FormShown]:
    def force(name: str, infantry: int, *more: Field) -> Field:
        units = [number("leaders", 21, 1), number("infantry", 100, infantry)]
        return part(name, [*units, number("cavalry", 100), number("catapults", 30), *more])

    fields = [force("attacker", 5), force("defender", 4, truth("fortified"))]
    return [FormShown(id="", words="", fields=fields)]


def _hannibal(game: Game, facts: dict[str, Plain]) -> list[FormShown]:
    generals = _slugs(facts["generals"]["general"])
    most = int(facts["tables"]["battle_hand"]["maximum"])

    tactics = facts["battle-cards"]["battle_card"]
    hand = part("hand", [number(one["id"], int(one["count"]), words="tactic") for one in tactics], optional=True)

    def side(name: str) -> Field:
        general = choice("general", generals, "general", optional=True)
        return part(name, [number("cards", most, 9), general, number("rating", 4, 2, unless="general"), hand])

    return [FormShown(id="", words="", fields=[side("attacker"), side("defender")])]


def _ultimus(game: Game, facts: dict[str, Plain]) -> list[FormShown]:
    def pair(name: str, least: int, value: int, optional: bool = False) -> Field:
        return Field(name=name, kind="pair", least=least, most=999, value=[value, value], optional=optional)

    truths = [truth("attacker_roman", True), truth("defender_roman", True)]
    truths += [truth(name) for name in ("defender_settled", "crossed", "outside_empire", "capital")]
    fury = choice("fury", ["attacker", "defender"], optional=True)
    pairs = [pair("strength", 1, 8), pair("quality", 1, 2), pair("bonus", 0, 0), pair("politics", 0, 0, True)]
    return [FormShown(id="", words="", fields=[*pairs, *truths, number("luck", 9, least=-9), fury])]


def _republic(game: Game, facts: dict[str, Plain]) -> list[FormShown]:
    conflicts = _slugs(facts["conflicts"]["conflict"])
    leaders = _slugs(facts["leaders"]["leader"])
    provinces = _slugs([one for one in facts["provinces"]["province"] if "undeveloped" in one])
    printed = len(facts["senators"]["family"]) + len(facts["senators"]["statesman"])
    senators = list(game.vocabulary.kinds["commander"].keys())[:printed]

    def units(*names: str) -> list[Field]:
        return [number(name, MOST_UNITS) for name in names]

    person = [
        number("military", 10, 3, unless="senator"),
        choice("senator", senators, "commander", optional=True),
        number("chit", 30, 1, 1, optional=True),
    ]
    army = [
        part("general", person),
        part("master_of_horse", person, optional=True),
        number("legions", MOST_UNITS, 10),
        *units("veterans", "fleets"),
    ]
    marked = [
        Field(name="leaders", kind="choices", among=leaders, words="leader"),
        number("active_in_group", 4, 1, 1),
        truth("fleet_defeated"),
    ]
    inland = next(one for one in facts["conflicts"]["conflict"] if not one.get("naval") and not one.get("support"))
    enemies = [choice("conflict", conflicts, "conflict", _slugs([inland])[0]), *marked]
    raider = next(one for one in facts["conflicts"]["conflict"] if one.get("attacks"))
    raiders = [choice("conflict", conflicts, "conflict", _slugs([raider])[0]), *marked]
    held = [choice("province", provinces, "province"), truth("developed"), *units("militia", "flotillas")]
    captured = Field(name="captured", kind="parts", fields=held)
    garrison = units("legions", "veterans", "fleets")
    defended = Field(
        name="provinces", kind="parts", fields=[*held, truth("loyal", True), part("governor", person, True), *garrison]
    )
    rebel_army = [*person, number("legions", MOST_UNITS, 8), *units("veterans")]
    rebel = part("rebel", rebel_army)
    marching = part("rebel", [*rebel_army, *units("militia")])
    provincial = [*units("militia", "flotillas"), truth("partisan")]
    governor = part("rebel", [*rebel_army, *units("fleets"), *provincial])
    sea_lord = part("rebel", [*rebel_army, number("fleets", MOST_UNITS, 3), *provincial])
    ships = [number("fleets", MOST_UNITS, 3), *units("flotillas")]
    convoy = part("convoy", [number("legions", MOST_UNITS, 4), *units("veterans", "militia"), *ships])
    place = [choice("province", provinces, "province"), truth("developed")]
    piles = [number("draw_pile", 99, 7), truth("next_pile", True)]
    forms = {
        "active-conflict": [*enemies, *army],
        "rebel-general": [*army, rebel],
        "interception": [number("fleets", MOST_UNITS, 5), convoy],
        "march-on-rome": [*army, marching],
        "rebel-province": [*place, *army, governor],
        "rebel-province-naval": [*place, truth("naval_won"), *army, sea_lord],
        "allied-conflict": [*enemies, captured, *army],
        "assault": [*raiders, defended, captured, *piles],
    }
    omens = number("omens", 9)
    return [FormShown(id=id, words="confrontation", fields=[*fields, omens]) for id, fields in forms.items()]
