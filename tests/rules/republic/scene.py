"""A small builder for the tests of the Republic: set up a situation, roll given dice, look at the board."""

from collections.abc import Mapping
from typing import Self

from quadriga.engine import CHANCE, NOBODY, Event
from quadriga.games.republic import title, words
from quadriga.games.republic.cards import RESULTS
from quadriga.games.republic.position import Combat
from rules import scene

GAME = title(None)
CARDS = GAME.cards


class Scene(scene.Scene[Combat]):
    """One situation being played."""

    def __init__(self, options: dict[str, str] | None = None, **plain: object) -> None:
        heard: list[Event] = []
        super().__init__(GAME.situation(dict(plain), options, heard.append), heard)

    def spare(self) -> Self:
        """Draw the chits owed, none of them a commander's, and let the first units on the list die."""
        while self.p.turn() == CHANCE and self.verb() in ("draw-chit", "lose-land", "lose-naval"):
            moves = self.p.moves()
            if self.verb() == "draw-chit":
                moves = [move for move in moves if move.a not in self.p.chit and move.a != words.DRAW_TWO]
            self.p.play(moves[0], CHANCE, self.heard.append)
        return self

    def kill(self, commander: int = 0) -> Self:
        """Draw the chit of one commander first, then spare the rest."""
        while self.verb() in ("lose-land", "lose-naval"):
            self.p.play(self.p.moves()[0], CHANCE, self.heard.append)
        return self.play(f"draw-chit {self.p.chit[commander] + 1}").spare()

    def verb(self) -> str:
        """What is decided or thrown next; empty when all is over."""
        return words.VOCABULARY.verbs[self.p.moves()[0].verb].name if self.p.turn() != NOBODY else ""

    # ---------------------------------------------------------------- what happened

    def result(self) -> str:
        """The result of the last battle."""
        for event in reversed(self.heard):
            if event.kind.key in ("rolled", "natural"):
                return str(event.slugs()[-1])
        return ""

    def lost(self, force: str) -> dict[str, int]:
        """Units a force has lost."""
        found: dict[str, int] = {}
        for who, unit, number in self.told("lost"):
            if who == force:
                found[str(unit)] = found.get(str(unit), 0) + int(str(number))
        return found

    # ---------------------------------------------------------------- the board

    def units(self, force: str, unit: str) -> int:
        """How many units of a kind a force has."""
        return self.p.count(words.FORCE.value(force), words.UNIT.value(unit))

    def chits_owed(self) -> int:
        """Chits still to be drawn."""
        return self.p.drawn().owed

    def fate(self, commander: int = 0) -> str:
        """What became of a commander."""
        return ["unharmed", "killed", "captured"][self.p.fate[commander]]

    def status(self, conflict: str) -> str:
        """Where a conflict is."""
        return words.STATUS.slug(self.p.status[words.CONFLICT.value(conflict)])

    def holder(self, province: str) -> int:
        """Who holds a province."""
        return self.p.holder[words.PROVINCE.value(province)]


def conflict(id: str, military: int = 3, **more: object) -> Scene:
    """Rome against an active conflict."""
    options = more.pop("options", None)
    plain = {"legions": 10, "fleets": 15, **more}
    general = plain.pop("general", {"military": military})
    assert options is None or isinstance(options, dict)
    return Scene(options, confrontation="active-conflict", conflict=id, general=general, **plain)


def rebel(military: int = 3, army: tuple[int, int] = (10, 2), **troops: object) -> Scene:
    """Rome against a rebel at Rome; `troops` are the rebel's."""
    omens = troops.pop("omens", 0)
    options = troops.pop("options", None)
    kind = "march-on-rome" if "militia" in troops else "rebel-general"
    assert options is None or isinstance(options, dict)
    return Scene(
        options,
        confrontation=kind,
        general={"military": military},
        legions=army[0],
        veterans=army[1],
        omens=omens,
        rebel={"military": 5, **troops},
    )


def province(id: str, army: Mapping[str, object], developed: bool = True, **rebels: object) -> Scene:
    """Rome attacks a rebel province; `rebels` are its governor and units."""
    options = rebels.pop("options", None)
    plain: dict[str, object] = {"general": {"military": 4}, **army}
    plain.update({key: rebels.pop(key) for key in ("omens", "naval_won") if key in rebels})
    side = 1 if developed else 0
    at = CARDS.province_of[id]
    ships = CARDS.native_naval[at][side] or rebels.get("flotillas") or rebels.get("fleets")
    assert options is None or isinstance(options, dict)
    return Scene(
        options,
        confrontation="rebel-province-naval" if ships else "rebel-province",
        province=id,
        developed=developed,
        **plain,
        rebel={"military": 3, **rebels},
    )


def assault(id: str, *provinces: dict[str, object], **more: object) -> Scene:
    """A conflict assaults provinces; each has a governor of rating 2 unless it says otherwise."""
    options = more.pop("options", None)
    assert options is None or isinstance(options, dict)
    guarded = [{"governor": {"military": 2}, **one} for one in provinces]
    for one in guarded:
        if one["governor"] is None:
            del one["governor"]
    return Scene(options, confrontation="assault", conflict=id, provinces=guarded, **more)


def phase(options: dict[str, str] | None = None, **plain: object) -> Scene:
    """A whole Combat Phase."""
    return Scene(options, confrontation="phase", **plain)


def active(*ids: str) -> list[dict[str, object]]:
    """Conflicts in play."""
    return [{"conflict": id} for id in ids]


def army(against: str, military: int = 4, legions: int = 10, **more: object) -> dict[str, object]:
    """An expedition of a phase."""
    return {"against": against, "general": {"military": military}, "legions": legions, **more}


ARMY = "expedition-1"
assert words.FORCE.slug(words.FIRST_EXPEDITION) == ARMY
__all__ = [
    "ARMY",
    "CARDS",
    "GAME",
    "RESULTS",
    "Scene",
    "active",
    "army",
    "assault",
    "conflict",
    "phase",
    "province",
    "rebel",
]
