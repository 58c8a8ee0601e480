"""The shape of what a faction sees of the whole game."""

from typing import NotRequired, TypedDict

from quadriga.engine import shown

_State = TypedDict("_State", {"state-treasury": int, "unrest-level": int})


class WholeStatus(_State):
    """How far the game has come, and what the State has."""

    round: int
    phase: str
    wars: int


class Faction(TypedDict):
    """A faction: its open numbers."""

    side: str
    name: None
    influence: int
    votes: int
    """Oratory and knights of its senators in Rome."""
    senators: int
    cards: int
    least: int
    most: int
    """What everybody can tell of its treasury."""
    temper: str | None
    """Which neutral faction it is, None for a player's."""


class Province(TypedDict):
    """A province that exists, or is fought over."""

    owner: str | None
    pieces: list[shown.Piece]
    status: str
    governor: str | None
    legate: bool
    """Whether he governs through a legate, and is not there."""
    developed: bool
    term: int
    militia: int
    flotillas: int
    """Ruling R-80: forces of its own."""


class Holding(TypedDict):
    """A concession, and whether its corrupt bar shows."""

    concession: str
    bar: bool


_Marks = TypedDict("_Marks", {"prior-consul": bool})


class Senator(_Marks):
    """A senator in play: who he is, where he is, what is on his card."""

    commander: str
    statesman: bool
    family: str | None
    """The family card he lies on."""
    faction: str | None
    leads: bool
    place: str
    at: str | None
    """The province or the war he is away at, by its slug."""
    military: int
    oratory: int
    loyalty: int
    influence: int
    popularity: int
    talents: int
    knights: int
    votes: int
    office: str | None
    proconsul: bool
    corrupt: bool
    major: bool
    rebel: bool
    concessions: list[Holding]


class Force(TypedDict):
    """Units under a commander, or without one, at a war."""

    commander: str | None
    legions: int
    veterans: int
    fleets: int
    strength: int
    """On land, rating included."""


class War(TypedDict):
    """A war in the Forum, with all that counts in battle."""

    war: str
    status: str
    land: int
    naval: int
    support: int
    spoils: int
    disaster: list[int]
    standoff: list[int]
    leaders: list[str]
    drought: bool
    revolt: bool
    forces: list[Force]


class Veteran(TypedDict):
    """A veteran legion: where it is, and to whom it owes allegiance."""

    number: int
    at: str
    of: str | None


class Happening(TypedDict):
    """An event in play, and how often it came."""

    happening: str
    number: int


class Tally(TypedDict):
    """How one senator voted, and with how many votes."""

    commander: str
    stance: str
    votes: int
    bought: int
    """Of these, votes he paid for."""


class Uncalled(TypedDict):
    """A faction that has not voted: its votes in Rome, and how many more its senators there could buy."""

    faction: str
    votes: int
    talents: int


Sure = TypedDict("Sure", {"for": int, "against": int})
"""9.143a: how many votes the faction that is asked would have to buy so that nobody after it could turn the vote."""


class Draft(TypedDict):
    """A proposal while it is put together: what was named so far."""

    motion: str
    items: list[shown.Told]


class Floor(TypedDict):
    """The proposal that is voted on, told as it was made, and the votes so far."""

    motion: str
    faction: str
    tribune: bool
    items: list[shown.Told]
    pro: int
    contra: int
    ballots: list[Tally]
    called: list[str]
    """Factions that were called."""
    queue: list[str]
    """Those that are called next, in their order."""
    uncalled: list[Uncalled]
    """Those that have not voted, the one that is asked included."""
    sure: Sure | None


class Crowd(TypedDict):
    """8.2a: a row of the table of the people: from which total on, what it does, and in how many of 216 throws."""

    least: int | None
    """None where the people revolt."""
    unrest: int
    shortage: bool
    strikes: bool
    mob: bool
    ways: int


class People(TypedDict):
    """8.1, 8.2: the next speech before the people as it stands: unrest with all that is added, and who speaks."""

    speaker: str | None
    popularity: int
    omens: int
    alone: int
    """Wars left alone, which raise unrest first."""
    droughts: int
    unrest: int
    """With both added."""
    rows: list[Crowd]


class Initiative(TypedDict):
    """7.2a: which of the six initiatives it is, whose, and whose come after it without an auction."""

    number: int
    faction: str | None
    next: list[str]


class Step(TypedDict):
    """7.41b: in how many of 36 throws a base number succeeds now."""

    base: int
    ways: int


class Persuasion(TypedDict):
    """A persuasion: who, whom, the sum that makes the base number, and the chance as it stands, in 36ths."""

    commander: str
    target: str
    oratory: int
    influence: int
    loyalty: int
    faction: int
    """What it costs that he belongs to another faction."""
    talents: int
    bribes: int
    counter: int
    base: int
    chance: int
    curve: list[Step]


class Prospect(TypedDict):
    """7.41a: a persuasion that may be begun: its base number before any bribe."""

    commander: str
    target: str
    base: int
    chance: int


_Given = TypedDict("_Given", {"from": str})


class Pledged(_Given):
    """A promise of the public ledger: from whom, to whom, what, until which turn, and what has become of it."""

    to: str
    deed: str
    due: int
    state: str


class Bidding(TypedDict):
    """An auction: the best bid and who backs it."""

    best: int
    commander: str | None


class WholeOwn(TypedDict):
    """Beside the provinces: people, wars, the Forum, the Senate, and what this seat alone knows."""

    era: str
    senators: list[Senator]
    offices: dict[str, str]
    presiding: str | None
    wars: list[War]
    leaders: list[str]
    """Enemy leaders in the Curia."""
    forum: list[str]
    """Concessions in the Forum."""
    curia: list[str]
    """Families in the Curia, the first to come back first."""
    destroyed: list[str]
    """Concessions in the Curia."""
    events: list[Happening]
    laws: list[str]
    bills: dict[str, int]
    bequests: list[str]
    discards: list[str]
    deck: int
    legions: int
    fleets: int
    raised: dict[str, int]
    """Legions and fleets that exist, wherever they are."""
    veterans: list[Veteran]
    garrisons: dict[str, int]
    rebel: str | None
    rebels: list[str]
    life: str | None
    debits: int
    """What the State would pay now."""
    price: int
    """What a legion or fleet costs."""
    floor: Floor | None
    draft: Draft | None
    people: People
    initiative: Initiative | None
    persuasion: Persuasion | None
    prospects: list[Prospect]
    auction: Bidding | None
    coalition: list[str]
    """Who rules this turn, in the game of one or two players."""
    hands: dict[str, list[str]]
    """The open hands of neutral factions."""
    ledger: list[Pledged]
    """Promises, the oldest first."""
    purse: NotRequired[int]


class WholeLook(TypedDict):
    """The title's own part of the view."""

    sides: list[Faction]
    zones: dict[str, Province]
    own: WholeOwn
    hand: NotRequired[list[str]]


class WholeView(shown.Table, WholeLook):
    """All that is seen of the whole game."""

    status: WholeStatus
