"""A situation of the Republic, asked for one question at a time."""

from typing import Any, Final

from quadriga.cli.chooser import choose
from quadriga.cli.reader import Reader
from quadriga.cli.say import Voice
from quadriga.games.republic.cards import slug
from quadriga.games.republic.game import Republic
from quadriga.games.republic.words import CONFRONTATIONS
from quadriga.text import Speaker

Plain = dict[str, Any]
Field = tuple[str, str]
"""An entry of a situation and how it is asked for: a method of `Form`."""

ARMY: Final[list[Field]] = [
    ("general", "person"), ("master_of_horse", "maybe_person"), ("legions", "number"), ("veterans", "number"),
    ("fleets", "number"),
]  # fmt: skip
CONFLICT: Final[list[Field]] = [
    ("conflict", "conflict"), ("leaders", "leaders"), ("active_in_group", "one_or_more"), ("fleet_defeated", "truth"),
    ("earlier", "earlier"),
]  # fmt: skip
CAPTURED: Final[list[Field]] = [
    ("province", "province"), ("developed", "truth"), ("militia", "number"), ("flotillas", "number"),
]  # fmt: skip
TROOPS: Final[list[Field]] = [("legions", "number"), ("veterans", "number")]
GARRISON: Final[list[Field]] = [*TROOPS, ("fleets", "number")]
CONVOY: Final[list[Field]] = [*TROOPS, ("militia", "number"), ("flotillas", "number"), ("fleets", "number")]
DEFENDED: Final[list[Field]] = [*CAPTURED, ("loyal", "yes"), ("governor", "maybe_person"), *GARRISON]
PROVINCE_REBEL: Final[list[Field]] = [
    ("", "inline_person"), *GARRISON, ("militia", "number"), ("flotillas", "number"), ("partisan", "truth"),
]  # fmt: skip

FORMS: Final[dict[str, list[Field]]] = {
    "active-conflict": [*CONFLICT, *ARMY],
    "rebel-general": [*ARMY, ("rebel", "rebel_general")],
    "interception": [("fleets", "number"), ("convoy", "convoy")],
    "march-on-rome": [*ARMY, ("rebel", "rebel_governor")],
    "rebel-province": [("province", "province"), ("developed", "truth"), *ARMY, ("rebel", "province_rebel")],
    "rebel-province-naval": [
        ("province", "province"), ("developed", "truth"), ("naval_won", "truth"), *ARMY, ("rebel", "province_rebel"),
    ],
    "allied-conflict": [*CONFLICT, ("captured", "captured"), *ARMY],
    "assault": [
        *CONFLICT, ("provinces", "defended"), ("captured", "captured"), ("draw_pile", "pile"), ("next_pile", "yes"),
    ],
    "phase": [
        ("conflicts", "conflicts"), ("leaders", "leaders"), ("provinces", "board"), ("rebellion", "rebellion"),
        ("interceptors", "number"), ("convoys", "convoys"), ("reserves", "reserves"),
        ("expeditions", "expeditions"), ("captives", "captives"), ("draw_pile", "pile"), ("next_pile", "yes"),
    ],
}  # fmt: skip
"""What each confrontation asks for, in order; evil omens come last everywhere."""


class Form:
    """Asks for a situation. An empty line takes what is in brackets; nothing is checked beyond what is a word here."""

    def __init__(self, voice: Voice, lines: Reader, game: Republic) -> None:
        self.voice: Final = voice
        self.lines: Final = lines
        self.game: Final = game
        self.speaker: Final = Speaker(voice.lang, game)

    def situation(self) -> Plain:
        """A whole situation; its particulars are checked by the game."""
        labels = [self.speaker.value("confrontation", id) for id in CONFRONTATIONS]
        kind = CONFRONTATIONS[choose(self.voice, self.lines, self.voice.text("assistant-which"), labels)]
        plain: Plain = {"confrontation": kind}
        self.fill(plain, [*FORMS[kind], ("omens", "number")])
        return plain

    def fill(self, plain: Plain, fields: list[Field]) -> None:
        """Ask for some entries, one after the other; what was left at its default stays out."""
        for key, how in fields:
            value = getattr(self, how)(key)
            if key and value is not None:
                plain[key] = value
            elif not key:
                plain.update(value)

    def ask(self, key: str, default: str, words: list[str] | None = None) -> str:
        """One line."""
        known = [(word, "") for word in words or []]
        prompt = self.voice.text("assistant-ask", entry=self.voice.text(f"assistant-entry-{key}"), default=default)
        return (
            self.lines.line(prompt + " ", lambda typed: [one for one in known if one[0].startswith(typed)]) or default
        )

    # ---------------------------------------------------------------- single values

    def number(self, key: str, default: int = 0) -> int:
        """A whole number."""
        while True:
            line = self.ask(key, str(default))
            if line.removeprefix("-").isdecimal():
                return int(line)
            self.voice.say("assistant-not-a-number", line=line)

    def one_or_more(self, key: str) -> int:
        """A whole number that is 1 unless another is given."""
        return self.number(key, 1)

    def pile(self, key: str) -> int:
        """How many cards the draw pile has."""
        return self.number(key, 7)

    def truth(self, key: str, default: bool = False) -> bool:
        """Yes or no."""
        yes, no = self.voice.text("assistant-yes"), self.voice.text("assistant-no")
        while True:
            line = self.ask(key, yes if default else no, [yes, no]).casefold()
            if line and (yes.startswith(line) or no.startswith(line)):
                return yes.startswith(line)
            self.voice.say("assistant-yes-or-no", yes=yes, no=no)

    def yes(self, key: str) -> bool:
        """Yes unless no is said."""
        return self.truth(key, True)

    def earlier(self, key: str) -> str | None:
        """How an earlier expedition of this turn ended, if there was one."""
        results = ["defeat", "stalemate", "victory", "disaster", "standoff"]
        found = self.name(key, {id: id for id in results}, True)
        return found or None

    # ---------------------------------------------------------------- names

    def name(self, key: str, known: dict[str, str], may_be_empty: bool = False) -> str:
        """One of several ids, by the id, by its name, or by a part of it that only one has."""
        while True:
            line = self.ask(key, "–" if may_be_empty else "?", list(known))
            if may_be_empty and line == "–":
                return ""
            wanted = slug(line)
            found = [id for id in known if slug(id) == wanted] or [
                id for id, name in known.items() if wanted in slug(id) or line.casefold() in name.casefold()
            ]
            if len(found) == 1:
                return found[0]
            shown = ", ".join(found or known)
            self.voice.say("assistant-which-of", line=line, known=shown)

    def names_of(self, kind: str, index: dict[str, int]) -> dict[str, str]:
        """Ids with their names in this language."""
        return {id: self.speaker.value(kind, slug(id)) for id in index}

    def conflict(self, key: str) -> str:
        """A conflict."""
        return self.name(key, self.names_of("conflict", self.game.cards.conflict_of))

    def province(self, key: str) -> str:
        """A province."""
        return self.name(key, self.names_of("province", self.game.cards.province_of))

    def leaders(self, key: str) -> list[str]:
        """Enemy leaders in play."""
        return self.many(key, self.names_of("leader", self.game.cards.leader_of))

    def many(self, key: str, known: dict[str, str]) -> list[str]:
        """Names until an empty line."""
        found: list[str] = []
        while one := self.name(key, known, True):
            found.append(one)
        return found

    # ---------------------------------------------------------------- people

    def person(self, key: str) -> Plain:
        """A commander: a rating, a rating and a chit (4/27), or a senator of the cards by number or name."""
        while True:
            line = self.ask(key, "3")
            rating, slash, chit = line.partition("/")
            if rating.isdecimal() and int(rating) <= 10 and (chit.isdecimal() if slash else True):
                return {"military": int(rating), **({"chit": int(chit)} if slash else {})}
            senator = self.game.cards.senator_of.get(slug(line.removeprefix("#")))
            if senator is not None:
                return {"senator": line.removeprefix("#")}
            self.voice.say("assistant-not-a-person", line=line)

    def maybe_person(self, key: str) -> Plain | None:
        """A commander, if there is one."""
        return self.person(key) if self.truth(f"has-{key.replace('_', '-')}", key == "governor") else None

    def inline_person(self, key: str) -> Plain:
        """A commander whose entries stand beside his troops."""
        return self.person("rebel")

    # ---------------------------------------------------------------- objects and lists

    def part(self, fields: list[Field]) -> Plain:
        """One object."""
        plain: Plain = {}
        self.fill(plain, fields)
        return plain

    def parts(self, key: str, fields: list[Field]) -> list[Plain]:
        """Objects while the table has more of them."""
        found: list[Plain] = []
        while self.truth(f"more-{key}"):
            found.append(self.part(fields))
        return found

    def rebel_general(self, key: str) -> Plain:
        """A rebel at Rome with legions."""
        return self.part([("", "inline_person"), *TROOPS])

    def rebel_governor(self, key: str) -> Plain:
        """A rebel at Rome with legions and militia."""
        return self.part([("", "inline_person"), *TROOPS, ("militia", "number")])

    def province_rebel(self, key: str) -> Plain:
        """A rebel governor and the units of his province."""
        return self.part(PROVINCE_REBEL)

    def convoy(self, key: str) -> Plain:
        """Ships and their passengers."""
        return self.part(CONVOY)

    def captured(self, key: str) -> list[Plain]:
        """Provinces a conflict holds."""
        return self.parts("captured", CAPTURED)

    def defended(self, key: str) -> list[Plain]:
        """Provinces a conflict may assault."""
        return self.parts("provinces", DEFENDED)

    # ---------------------------------------------------------------- a whole phase

    def conflicts(self, key: str) -> list[Plain]:
        """Conflicts in play."""
        return self.parts("conflicts", [("conflict", "conflict"), ("status", "status"), ("fleet_defeated", "truth")])

    def status(self, key: str) -> str:
        """Active unless something else is said."""
        return self.name(key, {id: id for id in ("active", "unprosecuted", "inactive")}, True) or "active"

    def board(self, key: str) -> list[Plain]:
        """Provinces on the board with whoever holds them."""
        found: list[Plain] = []
        while self.truth("more-provinces"):
            one = self.part([*CAPTURED, ("holder", "holder")])
            if one["holder"] in ("rome", "rebel"):
                self.fill(one, [("governor", "maybe_person"), *GARRISON])
            found.append(one)
        return found

    def holder(self, key: str) -> str:
        """Rome unless the rebellion or a conflict is named."""
        known = {"rome": "Rome", "rebel": "", **self.names_of("conflict", self.game.cards.conflict_of)}
        return self.name(key, known, True) or "rome"

    def rebellion(self, key: str) -> Plain | None:
        """Who rebels, and where."""
        if not self.truth("has-rebellion"):
            return None
        places = ["marching-general", "marching-governor", "province"]
        labels = [self.voice.text(f"assistant-place-{place}") for place in places]
        place = places[choose(self.voice, self.lines, self.voice.text("assistant-where"), labels)]
        plain: Plain = {"place": place}
        if place != "marching-general":
            self.fill(plain, [("province", "province")])
        if place != "province":
            self.fill(plain, [("", "inline_person"), *TROOPS])
        if place == "marching-governor":
            self.fill(plain, [("militia", "number")])
        return plain

    def convoys(self, key: str) -> list[Plain]:
        """Reinforcements on their way to a rebel at Rome."""
        return self.parts("convoys", [("province", "province"), *CONVOY])

    def reserves(self, key: str) -> Plain | None:
        """Units that stay at Rome."""
        return self.part(GARRISON) if self.truth("has-reserves") else None

    def expeditions(self, key: str) -> list[Plain]:
        """Armies of Rome and whom they fight."""
        return self.parts("expeditions", [("against", "against"), *ARMY])

    def against(self, key: str) -> str:
        """A conflict, a rebel province, or the rebel."""
        cards = self.game.cards
        conflicts = self.names_of("conflict", cards.conflict_of)
        return self.name(key, {"rebel": "", **conflicts, **self.names_of("province", cards.province_of)})

    def captives(self, key: str) -> list[Plain]:
        """Senators whom conflicts hold."""
        return self.parts("captives", [("conflict", "conflict"), ("", "inline_person")])
