"""All that changes in a scene of the whole game, and all that is asked: nothing else may."""

from typing import Final, Self

from quadriga.engine import Kind
from quadriga.engine.part import Part
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import Rome
from rules.republic.whole.scene import Scene

NAMES: Final[dict[str, Kind]] = {
    **dict.fromkeys(
        (
            "place", "where", "faction", "influence", "popularity", "talents", "knights", "marks", "under",
            "army", "ships", "batch", "sent", "won", "homeward", "gave",
        ),
        words.COMMANDER,
    ),
    **dict.fromkeys(("war", "beaten_fleet", "left_army", "left_ships", "used", "fought", "revolts"), words.WAR),
    **dict.fromkeys(
        ("province", "developed", "term", "garrison", "overrun", "spoiled", "legate", "posted", "manned"),
        words.PROVINCE,
    ),
    **dict.fromkeys(("holder", "bars", "collected"), words.CONCESSION),
    **dict.fromkeys(("leader", "purse", "hands", "gone", "friends", "offers"), words.FACTION),
    **dict.fromkeys(("chief", "guest"), words.LEADER),
    "offices": words.OFFICE,
    "laws": words.LAW,
    "bills": words.BILL,
}  # fmt: skip
"""What the numbers in a list of the position stand for."""
PEOPLE: Final = ("offices", "leader", "holder", "legate", "veteran_of", "life", "rebel", "guarded", "under")
LISTS: Final = ("commands", "barred", "elected", "seconds", "marked", "curia")
CARDS: Final = ("discards", "hands")


def text_of(field: str, value: object) -> str:
    """A value of the position: senators and cards by their names."""
    if isinstance(value, int) and value >= 0 and field in PEOPLE:
        return words.COMMANDER.slug(value)
    if isinstance(value, list) and field in LISTS:
        return " ".join(words.COMMANDER.slug(one) for one in value) or "-"
    if isinstance(value, list) and field == "stance":
        return " ".join(f"{words.COMMANDER.slug(one)}={how}" for one, how in enumerate(value) if how) or "-"
    if isinstance(value, list) and field in CARDS:
        return " ".join(words.CARD.slug(one) for one in value) or "-"
    if isinstance(value, Part):
        said = [(name, text_of(name, getattr(value, name))) for name in value.fields]
        return ", ".join(f"{name} {text}" for name, text in said if text not in ("0", "-1", "[]", "-"))
    return str(value)


class Facts(Scene):
    """A scene that tells all that changed since it was marked."""

    before: Rome

    def mark(self) -> Self:
        """Compare with this moment, and listen from here."""
        self.before = self.p.copy()
        return self.listen()

    def changes(self) -> list[str]:
        """What is not as it was: `army julius 5 > 0`."""
        found: list[str] = []
        for field in self.p.fields:
            old, new = getattr(self.before, field), getattr(self.p, field)
            if old == new:
                continue
            if isinstance(new, list) and isinstance(old, list) and field not in (*LISTS, "discards", "freed", "ledger"):
                kind = NAMES.get(field)
                for at, (was, now) in enumerate(zip(old, new, strict=True)):
                    if was != now:
                        name = str(at) if kind is None else kind.slug(at)
                        found.append(f"{field} {name} {text_of(field, was)} > {text_of(field, now)}")
            elif isinstance(new, Part) and isinstance(old, Part):
                for name in new.fields:
                    was, now = getattr(old, name), getattr(new, name)
                    if was != now:
                        found.append(f"{field} {name} {text_of(name, was)} > {text_of(name, now)}")
            else:
                found.append(f"{field} {text_of(field, old)} > {text_of(field, new)}")
        return found

    def heard_all(self) -> list[str]:
        """Every event since the mark, with its arguments."""
        return [" ".join([event.kind.key, *[str(slug) for slug in event.slugs()]]) for event in self.heard]

    def question(self) -> str:
        """Who is asked what, about what."""
        prompt = self.p.prompt()
        about = prompt["about"] if prompt else []
        assert isinstance(about, list)
        return " ".join([*self.asked(), *[f"{name}={slug}" for name, _, slug in about]])
