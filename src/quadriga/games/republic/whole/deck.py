"""The 160 cards and the tables of the whole game as flat lists."""

import re
from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry, index_of, read
from quadriga.games.republic.cards import DATA, Cards, base_provinces, slug

ERAS: Final = ["early", "middle", "late"]

CARD_KINDS: Final = [
    "war",
    "leader",
    "family",
    "statesman",
    "concession",
    "intrigue",
    "law",
    "event",
    "era_end",
]
WAR: Final = 0
LEADER: Final = 1
FAMILY: Final = 2
STATESMAN: Final = 3
CONCESSION: Final = 4
INTRIGUE: Final = 5
LAW: Final = 6
EVENT: Final = 7
ERA_END: Final = 8

FAMILIES: Final = 30
"""Senators 0 to 29 are the families by number, the statesmen come after them."""

OFFICE_INFLUENCE: Final = ["dictator", "consul", "consul", "censor", "master_of_horse"]

_DICE: Final = re.compile(r"(-?)(\d+)d6([+-]\d+)?")


@final
class Start:
    """How a scenario of the whole game begins."""

    def __init__(self, entry: Entry, deck: "Deck", cards: Cards) -> None:
        self.id: Final = entry.text("id")
        self.era: Final = entry.place("era", {era: at for at, era in enumerate(ERAS)})
        self.is_whole: Final = entry.truth("whole", False)
        """S3.05a: all cards of the three decks are one."""
        self.goes_on: Final = entry.truth("goes_on", False)
        """S3.04a: an empty deck is followed by the next."""
        self.mixed: Final = entry.number("mixed", 0, 20)
        """How many cards of the next deck lie at the bottom."""
        self.bottom: Final = entry.number("bottom", 0, 20)
        """How many of the deck's own lie there."""
        self.spares: Final = entry.number("spares", 0, 20)
        eras = entry.numbers("spare_eras")
        everything = range(deck.cards)
        self.spare: Final = [card for card in everything if deck.kind[card] == INTRIGUE and deck.era[card] in eras]
        """S3.02a, S3.03a: intrigue cards of earlier decks, of which some are shuffled in."""
        own = [card for card in everything if deck.era[card] == self.era or (self.is_whole and deck.era[card] >= 0)]
        older = [FAMILY, CONCESSION] if self.era else []
        also = entry.places("statesmen", cards.senator_of)
        own += [card for card in everything if 0 <= deck.era[card] < self.era and deck.kind[card] in older]
        own += [card for card in everything if deck.kind[card] == STATESMAN and deck.ref[card] in also]
        self.pool: Final = sorted(set(own))
        self.in_force: Final = entry.places("laws", deck.laws)
        self.developed: Final = entry.places("developed", cards.province_of)
        self.undeveloped: Final = entry.places("undeveloped", cards.province_of)
        """The provinces that are dealt to the factions."""
        self.has_forum_war: Final = entry.truth("forum_war", False)
        self.turns: Final = entry.numbers("turns")
        """S3.05a: the turns from which on the middle and the late era count."""


@final
class Deck:
    """All cards by their printed numbers (card 0 is number 1), and what they stand for."""

    def __init__(self, folder: Path, cards: Cards) -> None:
        senators = read(folder / "senators.toml")
        everyone = senators.entries("family") + senators.entries("statesman")
        self.oratory = [entry.number("oratory", 0, 9) for entry in everyone]
        self.loyalty = [entry.number("loyalty", 0, 20) for entry in everyone]
        self.free_tribune = [cards.senator_of[id] for id in ("22a", "22b", "28a")]
        """9.15a: statesmen who are tribunes once a turn."""
        self.family = [chit - 1 for chit in cards.chit]
        """For each senator his family, for a family itself; it is his mortality chit too."""
        statesmen = {entry.text("id"): FAMILIES + at for at, entry in enumerate(senators.entries("statesman"))}
        self.opponents = [
            entry.places("loyalty_zero_with", statesmen) if entry.has("loyalty_zero_with") else [] for entry in everyone
        ]
        """For each senator those who end his loyalty by standing in his faction."""
        self._read_wars(read(folder / "conflicts.toml"), cards)
        self._read_provinces(read(folder / "provinces.toml"))
        self._read_concessions(read(folder / "concessions.toml"), cards)
        self._read_events(read(folder / "events.toml"))
        self.intrigues = index_of(read(folder / "intrigue.toml").entries("intrigue"))
        self.laws = index_of(read(folder / "laws.toml").entries("law"))
        self._read_cards(read(folder / "cards.toml"), cards)
        self._read_tables(read(folder / "whole.toml"), cards)
        entries = read(folder / "starts.toml").entries("start")
        self.starts = [Start(entry, self, cards) for entry in entries]
        self.start_of = {start.id: at for at, start in enumerate(self.starts)}

    def _read_wars(self, file: Entry, cards: Cards) -> None:
        wars = file.entries("conflict")
        self.series = [entry.number("group_index", 1, 9) for entry in wars]
        self.series_size = [entry.number("group_size", 1, 9) for entry in wars]
        """The place of a war in its series, and how many belong to it."""
        self.needs = [entry.places("active_requires", cards.province_of) for entry in wars]
        """7.331b: the provinces without which a revolt stays inactive."""
        self.creates = [entry.places("creates", cards.province_of) for entry in wars]
        self.creates_when = [entry.text("creates_when") for entry in wars]
        self.has_drought = [entry.text("drought") == "always" for entry in wars]
        self.starts_active = [entry.text("start") == "active" for entry in wars]

    def _read_provinces(self, file: Entry) -> None:
        entries = base_provinces(file)
        self.is_frontier = [entry.truth("frontier") for entry in entries]
        sides = [[entry.entry("undeveloped"), entry.entry("developed")] for entry in entries]
        self.spoils = [[_dice(side, "personal_income") for side in both] for both in sides]
        self.taxes = [[_dice(side, "state_income") for side in both] for both in sides]
        """Of each province and side: sign, number of dice, and what is added."""
        self.local_tax = [[side.number("local_tax", 0, 99) for side in both] for both in sides]

    def _read_concessions(self, file: Entry, cards: Cards) -> None:
        entries = file.entries("concession")
        self.concession_of = index_of(entries)
        self.concessions = len(entries)
        self.income = [entry.number("income", 0, 20) for entry in entries]
        self.per_legion = [entry.number("per_legion", 0, 20) for entry in entries]
        self.per_fleet = [entry.number("per_fleet", 0, 20) for entry in entries]
        self.is_grain = [entry.truth("grain") for entry in entries]
        self.disaster_faces = [entry.numbers("disaster") for entry in entries]
        self.tax_farmer = [entry.number("tax_farmer", 0, 6) for entry in entries]
        self.destroyed_by = [entry.places("wars", cards.conflict_of) for entry in entries]
        self.land_commissioner = self.concession_of["land_commissioner"]

    def _read_events(self, file: Entry) -> None:
        self.event_of = index_of(file.entries("event"))
        self.card_events = index_of(file.entries("card_event"))
        rows = file.entries("row")
        self.event_row = [[row.place(era, self.event_of) for row in rows] for era in ERAS]
        """For each era the events of the totals 3 to 18."""

    def _read_cards(self, file: Entry, cards: Cards) -> None:
        entries = file.entries("card")
        numbers = [entry.number("n", 1, len(entries)) for entry in entries]
        if numbers != list(range(1, len(entries) + 1)):
            raise file.fail("the cards should be there by number, without a gap")
        families = {str(number + 1): number for number in range(FAMILIES)}
        statesmen = {id.upper(): senator for id, senator in cards.senator_of.items() if senator >= FAMILIES}
        index = [
            cards.conflict_of,
            cards.leader_of,
            families,
            statesmen,
            self.concession_of,
            self.intrigues,
            self.laws,
            self.card_events,
            self.card_events,
        ]
        self.cards = len(entries)
        self.kind = [CARD_KINDS.index(entry.text("kind")) for entry in entries]
        self.is_of_faction = [entry.text("class") == "faction" for entry in entries]
        self.era = [ERAS.index(entry.text("deck")) if entry.text("deck") in ERAS else -1 for entry in entries]
        self.ref = [self._ref(entry, index[kind], kind, cards) for entry, kind in zip(entries, self.kind, strict=True)]
        """What a card stands for: the number of a war, a leader, a senator, a concession, a kind of intrigue, a law."""

    def _ref(self, entry: Entry, index: dict[str, int], kind: int, cards: Cards) -> int:
        id = entry.text("id")
        if kind == LEADER and id in cards.leader_of:
            return cards.leader_of[id]
        return entry.place("id", index)

    def _read_tables(self, file: Entry, cards: Cards) -> None:
        start = file.entry("start")
        self.treasury = start.number("treasury", 0, 999)
        self.hand = start.number("hand", 0, 9)
        self.families_dealt = [start.entry("families").number(era, 1, 9) for era in ERAS]
        self.legions_at_start = [start.entry("legions").number(era, 0, 25) for era in ERAS]
        self.forum_war = start.place("forum_war", cards.conflict_of)
        bounds = file.entry("bounds")
        self.most_popular = bounds.number("popularity", 1, 9)
        self.most_legions = bounds.number("legions", 1, 99)
        self.most_fleets = bounds.number("fleets", 1, 99)
        self.most_cards = bounds.number("hand", 1, 20)
        self.initiatives = bounds.number("initiatives", 1, 12)
        self.governor_term = bounds.number("term", 1, 9)
        offices = file.entry("influence")
        self.office_influence = [offices.number(id, 0, 20) for id in OFFICE_INFLUENCE]
        """What an office brings, by office: Dictator, the consuls, Censor, Master of Horse."""
        self.loyal_from = [file.entry("allegiance").number(era, 1, 6) for era in ERAS]
        """11.31a: from which face on a legion follows a rebel, by era."""
        self.consul_influence = file.entry("influence").number("consul", 0, 20)
        self.developed_influence = file.entry("influence").number("developed", 0, 20)
        gifts = file.entries("contribution")
        self.gift = [entry.number("talents", 1, 999) for entry in gifts]
        self.gift_influence = [entry.number("influence", 1, 99) for entry in gifts]
        revenue = file.entry("revenue")
        self.leader_income = revenue.number("leader", 0, 20)
        self.senator_income = revenue.number("senator", 0, 20)
        self.knight_income = revenue.number("knight", 0, 20)
        self.state_income = revenue.number("state", 0, 999)
        self.war_cost = revenue.number("war", 0, 99)
        self.unit_cost = revenue.number("unit", 0, 99)
        self.develops = revenue.number("develops", 1, 9)
        self.warning = revenue.number("warning", 0, 999)
        self.allies = [file.entry("allies").number(side, 0, 999) for side in ("first", "again")]
        self.verres = [file.entry("verres").number(side, 0, 99) for side in ("first", "again")]
        crowd = file.entries("population")
        self.crowd_least = [entry.number("least", 0, 18) for entry in crowd]
        self.crowd_unrest = [entry.number("unrest", -9, 9) for entry in crowd]
        self.crowd_shortage = ["MS" in entry.texts("effects") for entry in crowd]
        self.crowd_strikes = ["NR" in entry.texts("effects") for entry in crowd]
        self.crowd_mob = ["mob" in entry.texts("effects") for entry in crowd]
        """The people by the total of the speech, the best row first: unrest, shortage, no recruitment, a mob."""
        games = file.entries("games")
        self.games_cost = [entry.number("cost", 1, 99) for entry in games]
        self.games_popularity = [entry.number("popularity", 1, 9) for entry in games]
        self.games_unrest = [entry.number("unrest", -9, 0) for entry in games]
        bills = file.entries("land_bill")
        self.bill_copies = [entry.number("copies", 1, 9) for entry in bills]
        self.bill_cost = [entry.number("cost", 0, 99) for entry in bills]
        self.bill_unrest = [entry.number("unrest", -9, 0) for entry in bills]
        self.bill_sponsor = [entry.number("sponsor", 0, 9) for entry in bills]
        self.bill_cosponsor = [entry.number("cosponsor", 0, 9) for entry in bills]
        self.bill_against = [entry.number("against", 0, 9) for entry in bills]
        self.bill_repeal = [entry.number("repeal", 0, 9) for entry in bills]
        self.bill_stays = [entry.truth("each_turn") for entry in bills]


def _dice(entry: Entry, key: str) -> list[int]:
    """Dice by their text, `-1d6+2`: sign, number, and what is added; `0` is no dice at all."""
    text = entry.text(key)
    found = _DICE.fullmatch(text)
    if found is None:
        if not re.fullmatch(r"[+-]?\d+", text):
            raise entry.fail(f"'{key}' is '{text}', no dice")
        return [1, 0, int(text)]
    return [-1 if found[1] else 1, int(found[2]), int(found[3] or "0")]


def card_slugs() -> list[str]:
    """The text forms of all cards of the package; where several are alike, with their numbers."""
    entries = read(DATA / "cards.toml").entries("card")
    names = [_card_slug(entry) for entry in entries]
    return [name if names.count(name) == 1 else f"{name}-{number}" for number, name in enumerate(names, 1)]


def _card_slug(entry: Entry) -> str:
    id = slug(entry.text("id"))
    return f"{entry.text('kind')}-{id}" if entry.text("kind") in ("family", "statesman") else id
